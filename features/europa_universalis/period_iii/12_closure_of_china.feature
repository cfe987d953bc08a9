Feature: III.12 Closure of China

  @III.12/header
  Rule: III.12/header China stays closed

    Scenario: the closure outlives its turn
      Given III.12 is in effect
      When the interphase step is played
      Then III.12 is still in effect

  @III.12/lasting.1
  Rule: III.12/lasting.1 No further trading post in China

    Scenario: a post in China is refused
      Given III.12 is in effect
      When HOL sets Post-2 up in Area-3
      Then HOL sets Post-2 up in Area-3 is refused because of III.12/lasting.1

    Scenario: a colony in China is allowed
      Given III.12 is in effect (context)
      And Post-2 is a colony
      When HOL sets Post-2 up in Area-3
      Then Post-2 lies in Area-3

    Scenario: before the closure a post in China is allowed
      When HOL sets Post-2 up in Area-3
      Then Post-2 lies in Area-3

    Scenario: elsewhere a post is allowed
      Given III.12 is in effect (context)
      When HOL sets Post-2 up in Area-2
      Then Post-2 lies in Area-2
