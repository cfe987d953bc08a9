Feature: III.17 Creation of the English East India Company

  @III.17/header
  Rule: III.17/header The company stays for good

    Scenario: the company does not end with the period
      Given III.17 is in effect
      And the turn is 25 (context)
      When the interphase step is played
      Then III.17 is still in effect

  @III.17/pre.1
  Rule: III.17/pre.1 From turn 21 and with a trading post in Asia

    Scenario: the company is founded in turn 21
      Given the turn is 21
      And Post-1 is held by ENG
      And the level of Post-1 is 1
      When III.17 is rolled
      Then III.17 is in effect

    Scenario: turn 20 is too early
      Given the turn is 20
      And Post-1 is held by ENG
      And the level of Post-1 is 1
      When III.17 is rolled
      Then the fate of III.17 is roll again
      And III.17 is still dormant
      And III.17 is still not marked off
      And III.17 still does not count as played

    Scenario: a post of HOL is of no use
      Given the turn is 21
      And Post-1 is held by HOL (context)
      And the level of Post-1 is 2 (context)
      When III.17 is rolled
      Then the fate of III.17 is roll again
      And III.17 is still dormant

    Scenario: a post outside Asia is of no use
      Given the turn is 21
      And Post-1 is held by ENG (context)
      And Post-1 lies in Area-1
      And the level of Post-1 is 2 (context)
      When III.17 is rolled
      Then the fate of III.17 is roll again

    Scenario: a colony in Asia is of no use
      Given the turn is 21
      And Post-1 is held by ENG (context)
      And Post-1 is a colony
      And the level of Post-1 is 2 (context)
      When III.17 is rolled
      Then the fate of III.17 is roll again

    Scenario: a post without a level is of no use
      Given the turn is 21
      And Post-1 is held by ENG
      And the level of Post-1 is 0 (context)
      When III.17 is rolled
      Then the fate of III.17 is roll again

  @III.17/lasting.1
  Rule: III.17/lasting.1 The FTI and its upper limit rise

    Scenario: both rise by one
      Given the FTI of ENG is 1
      And the maximum FTI of ENG is 4
      When III.17 starts
      Then the FTI of ENG is 2
      And the maximum FTI of ENG is 5

    Scenario: neither passes 5
      Given the FTI of ENG is 5
      And the maximum FTI of ENG is 5
      When III.17 starts
      Then the FTI of ENG is still 5
      And the maximum FTI of ENG is still 5

  @III.17/lasting.2
  Rule: III.17/lasting.2 New trade fleets along Asia

    Scenario: 2 levels go to a zone along Asia
      Given ENG has leave to trade in Zone-1
      And the fleet of ENG in Zone-1 is 1
      When the number of fleet levels ENG puts in Zone-1 is 2
      And ENG places 2 fleet levels along Asia for III.17
      Then the fleet of ENG in Zone-1 is 3

    Scenario Outline: <levels> levels are not what is given
      Given ENG has leave to trade in Zone-1
      When the number of fleet levels ENG puts in Zone-1 is <levels>
      And ENG places 2 fleet levels along Asia for III.17
      Then the fleet of ENG in Zone-1 is still 0

      Examples:
        | levels |
        | 1      |
        | 3      |

    Scenario: a zone far from Asia is closed to the fleets
      Given ENG has leave to trade in Zone-2
      And ENG has leave to trade in Zone-1 (context)
      When the number of fleet levels ENG puts in Zone-2 is 2 (context)
      And ENG places 2 fleet levels along Asia for III.17
      Then the fleet of ENG in Zone-2 is still 0

    Scenario: the levels have to be placed
      When III.17 starts
      Then ENG places 2 fleet levels along Asia for III.17 is obligatory because of III.17/lasting.2

    Scenario: levels that have been placed are not owed again
      Given III.17 is in effect
      And the first turn of III.17 is 17
      And ENG has placed the fleets of III.17
      Then ENG places 2 fleet levels along Asia for III.17 is not obligatory

    Scenario: without a zone along Asia they cannot be placed
      Given ENG does not have leave to trade in Zone-1 (context)
      When ENG places 2 fleet levels along Asia for III.17
      Then ENG places 2 fleet levels along Asia for III.17 is refused
