Feature: III.5 Expansion of the Mogol Empire

  @III.5/header
  Rule: III.5/header The Mogols keep what they take

    Scenario: the expansion outlives its turn
      Given III.5 is in effect
      When the interphase step is played
      Then III.5 is still in effect

  @III.5/events.1
  Rule: III.5/events.1 Three areas come under the Mogols

    Scenario Outline: <area> is taken
      When III.5 is rolled
      Then the ruler of <area> is MOG

      Examples:
        | area    |
        | ORISSA  |
        | GUJARAT |
        | PUNJAB  |

  @III.5/events.2
  Rule: III.5/events.2 Trading posts there drop by two levels

    Scenario Outline: a trading post in <area> loses two levels
      Given Post-2 lies in <area>
      And the level of Post-2 is 5
      When III.5 is rolled
      Then the level of Post-2 is 3

      Examples:
        | area    |
        | ORISSA  |
        | GUJARAT |
        | PUNJAB  |

    Scenario: a trading post in MARATHI keeps its levels
      Given Post-2 lies in MARATHI (context)
      And the level of Post-2 is 5 (context)
      When III.5 is rolled
      Then the level of Post-2 is still 5

    Scenario: a colony keeps its levels
      Given Post-2 lies in ORISSA (context)
      And Post-2 is a colony
      And the level of Post-2 is 5 (context)
      When III.5 is rolled
      Then the level of Post-2 is still 5

  @III.5/events.3
  Rule: III.5/events.3 War with the holders of colonies and forts

    Scenario Outline: the holder of a colony in <area> is attacked
      Given Post-2 lies in <area>
      And Post-2 is a colony
      And Post-2 is held by ENG
      When III.5 is rolled
      Then MOG is at war with ENG
      And the war between MOG and ENG comes from III.5

      Examples:
        | area    |
        | ORISSA  |
        | GUJARAT |
        | PUNJAB  |

    Scenario Outline: the holder of a fort in <area> is attacked
      Given Post-2 lies in <area>
      And the fort of Post-2 is 1
      And Post-2 is held by ENG
      When III.5 is rolled
      Then MOG is at war with ENG

      Examples:
        | area    |
        | ORISSA  |
        | GUJARAT |
        | PUNJAB  |

    Scenario Outline: an open trading post in <area> is no cause for war
      Given Post-2 lies in <area> (context)
      And Post-2 is held by ENG (context)
      When III.5 is rolled
      Then MOG is still not at war with ENG

      Examples:
        | area    |
        | ORISSA  |
        | GUJARAT |
        | PUNJAB  |

    Scenario: a colony elsewhere is no cause for war
      Given Post-2 lies in MARATHI (context)
      And Post-2 is a colony (context)
      And Post-2 is held by ENG (context)
      When III.5 is rolled
      Then MOG is still not at war with ENG

    Scenario: a Mogol fort is no cause for war
      Given Post-2 lies in PUNJAB
      And the fort of Post-2 is 1
      And Post-2 is held by MOG
      When III.5 is rolled
      Then the war between MOG and MOG still does not come from III.5

    Scenario: a war that is fought already has its own cause
      Given Post-2 lies in PUNJAB
      And the fort of Post-2 is 1
      And Post-2 is held by ENG
      And MOG is at war with ENG
      When III.5 is rolled
      Then the war between MOG and ENG still does not come from III.5

  @III.5/events.4
  Rule: III.5/events.4 The victim may call allies

    Scenario: the victim calls its allies in the turn of the attack
      Given III.5 is in effect
      And the first turn of III.5 is 17
      And MOG is at war with ENG
      And the war between MOG and ENG comes from III.5
      When ENG calls its allies against MOG in the war of III.5
      Then ENG calls its allies against MOG in the war of III.5 is allowed because of III.5/events.4

    Scenario: a turn later the event says nothing of it
      Given III.5 is in effect (context)
      And the first turn of III.5 is 16
      And MOG is at war with ENG (context)
      And the war between MOG and ENG comes from III.5 (context)
      When ENG calls its allies against MOG in the war of III.5
      Then ENG calls its allies against MOG in the war of III.5 is not allowed because of III.5/events.4

    Scenario: nor does it of another war
      Given III.5 is in effect (context)
      And the first turn of III.5 is 17 (context)
      And MOG is at war with ENG (context)
      When ENG calls its allies against MOG in the war of III.5
      Then ENG calls its allies against MOG in the war of III.5 is not allowed because of III.5/events.4

    Scenario: nor once the expansion is over
      Given III.5 is over (context)
      And the first turn of III.5 is 17 (context)
      And MOG is at war with ENG (context)
      And the war between MOG and ENG comes from III.5 (context)
      When ENG calls its allies against MOG in the war of III.5
      Then ENG calls its allies against MOG in the war of III.5 is not allowed because of III.5/events.4

  @III.5/administration.1
  Rule: III.5/administration.1 Akbar leads the Mogols

    Scenario: Akbar appears when war comes
      Given Post-2 lies in PUNJAB
      And Post-2 is a colony
      And Post-2 is held by ENG
      When III.5 is rolled
      Then Akbar serves MOG

    Scenario: without a war Akbar stays away
      When III.5 is rolled
      Then Akbar still does not serve MOG

  @III.5/military.1
  Rule: III.5/military.1 The Mogols have to attack

    Scenario Outline: an enemy post in <area> has to be attacked
      Given III.5 is in effect
      And Post-2 lies in <area>
      And Post-2 is held by ENG
      And MOG is at war with ENG
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is obligatory because of III.5/military.1

      Examples:
        | area    |
        | ORISSA  |
        | GUJARAT |
        | PUNJAB  |

    Scenario: a post in MARATHI may be left alone
      Given III.5 is in effect (context)
      And Post-2 lies in MARATHI (context)
      And Post-2 is held by ENG (context)
      And MOG is at war with ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: a post at peace may be left alone
      Given III.5 is in effect (context)
      And Post-2 lies in PUNJAB (context)
      And Post-2 is held by ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: the post of a neutral may be left alone
      Given III.5 is in effect (context)
      And Post-2 lies in PUNJAB (context)
      And Post-2 is held by HOL (context)
      And MOG is at war with ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: before the expansion there is no need
      Given Post-2 lies in PUNJAB (context)
      And Post-2 is held by ENG (context)
      And MOG is at war with ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: Mogols without any troops have been annihilated
      Given III.5 is in effect (context)
      And Post-2 lies in PUNJAB (context)
      And Post-2 is held by ENG (context)
      And MOG is at war with ENG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: when the rounds are over nothing has to be attacked
      Given III.5 is in effect
      And Post-2 lies in PUNJAB
      And Post-2 is held by ENG
      And MOG is at war with ENG
      And Unit-1 belongs to MOG
      When the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory
