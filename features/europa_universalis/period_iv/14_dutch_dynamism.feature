Feature: IV.14 Dutch colonial dynamism

  @IV.14/header
  Rule: IV.14/header One turn

    Scenario: the surge is over with its turn
      Given IV.14 is in effect
      And the first turn of IV.14 is 17
      When the interphase step is played
      Then IV.14 is over

    Scenario: a surge that never began does not end
      When the interphase step is played
      Then IV.14 is still dormant
      And IV.14/header does not apply

  @IV.14/events.1
  Rule: IV.14/events.1 One level of trade fleet overseas

    Scenario: Holland may place one more level
      Given the number of trade fleet levels HOL may place is 1
      When IV.14 is rolled
      Then the number of trade fleet levels HOL may place is 2
      And the number of trade fleet levels ENG may place is still 0

  @IV.14/diplomacy.1
  Rule: IV.14/diplomacy.1 A bonus to diplomacy overseas

    Scenario: Holland has the bonus while the event lasts
      When IV.14 is rolled
      Then the bonus of HOL on ROTW diplomacy from IV.14 is 1

    Scenario: a bonus of another origin counts beside it
      Given the bonus of HOL on ROTW diplomacy is 2
      When IV.14 is rolled
      Then the whole bonus of HOL on ROTW diplomacy is at least 3

    Scenario: Holland loses the bonus with it
      Given IV.14 is in effect
      When the interphase step is played
      Then the bonus of HOL on ROTW diplomacy from IV.14 is 0

  @IV.14/administration.1
  Rule: IV.14/administration.1 One more attempt at a trading post

    Scenario: the attempt comes on top of the others
      Given IV.14 is in effect
      And the number of strong attempts at a trading post HOL may place is 3
      When the administration step is played
      Then the number of strong attempts at a trading post HOL may place is 4

    Scenario: without the event there is none
      Given the number of strong attempts at a trading post HOL may place is 3
      When the administration step is played
      Then the number of strong attempts at a trading post HOL may place is still 3

  @IV.14/administration.2
  Rule: IV.14/administration.2 A bonus to administration overseas

    Scenario: Holland administers better while the event lasts
      When IV.14 is rolled
      Then the bonus of HOL on ROTW operations from IV.14 is 1

    Scenario: and as before when it is over
      Given IV.14 is in effect
      When the interphase step is played
      Then the bonus of HOL on ROTW operations from IV.14 is 0
