Feature: III.18 Founding of the Dutch East India Company

  @III.18/header
  Rule: III.18/header The company stays for good

    Scenario: the company does not end with the period
      Given III.18 is in effect
      And the turn is 25 (context)
      When the interphase step is played
      Then III.18 is still in effect

  @III.18/pre.1
  Rule: III.18/pre.1 From turn 21 and with a trading post in Asia

    Scenario: the company is founded in turn 21
      Given the turn is 21
      And Post-1 is held by HOL
      And the level of Post-1 is 1
      When III.18 is rolled
      Then III.18 is in effect

    Scenario: turn 20 is too early
      Given the turn is 20
      And Post-1 is held by HOL
      And the level of Post-1 is 1
      When III.18 is rolled
      Then the fate of III.18 is roll again
      And III.18 is still dormant
      And III.18 is still not marked off
      And III.18 still does not count as played

    Scenario: a post of ENG is of no use
      Given the turn is 21
      And Post-1 is held by ENG (context)
      And the level of Post-1 is 2 (context)
      When III.18 is rolled
      Then the fate of III.18 is roll again
      And III.18 is still dormant

    Scenario: a post outside Asia is of no use
      Given the turn is 21
      And Post-1 is held by HOL (context)
      And Post-1 lies in Area-1
      And the level of Post-1 is 2 (context)
      When III.18 is rolled
      Then the fate of III.18 is roll again

    Scenario: a colony in Asia is of no use
      Given the turn is 21
      And Post-1 is held by HOL (context)
      And Post-1 is a colony
      And the level of Post-1 is 2 (context)
      When III.18 is rolled
      Then the fate of III.18 is roll again

    Scenario: a post without a level is of no use
      Given the turn is 21
      And Post-1 is held by HOL
      And the level of Post-1 is 0 (context)
      When III.18 is rolled
      Then the fate of III.18 is roll again

  @III.18/lasting.1
  Rule: III.18/lasting.1 The FTI and its upper limit rise

    Scenario: both rise by one
      Given the FTI of HOL is 1
      And the maximum FTI of HOL is 4
      When III.18 starts
      Then the FTI of HOL is 2
      And the maximum FTI of HOL is 5

    Scenario: neither passes 5
      Given the FTI of HOL is 5
      And the maximum FTI of HOL is 5
      When III.18 starts
      Then the FTI of HOL is still 5
      And the maximum FTI of HOL is still 5

  @III.18/lasting.2
  Rule: III.18/lasting.2 New trade fleets along Asia

    Scenario: 3 levels go to a zone along Asia
      Given HOL has leave to trade in Zone-1
      And the fleet of HOL in Zone-1 is 1
      When the number of fleet levels HOL puts in Zone-1 is 3
      And HOL places 3 fleet levels along Asia for III.18
      Then the fleet of HOL in Zone-1 is 4

    Scenario Outline: <levels> levels are not what is given
      Given HOL has leave to trade in Zone-1
      When the number of fleet levels HOL puts in Zone-1 is <levels>
      And HOL places 3 fleet levels along Asia for III.18
      Then the fleet of HOL in Zone-1 is still 0

      Examples:
        | levels |
        | 2      |
        | 4      |

    Scenario: a zone far from Asia is closed to the fleets
      Given HOL has leave to trade in Zone-2
      And HOL has leave to trade in Zone-1 (context)
      When the number of fleet levels HOL puts in Zone-2 is 3 (context)
      And HOL places 3 fleet levels along Asia for III.18
      Then the fleet of HOL in Zone-2 is still 0

    Scenario: the levels have to be placed
      When III.18 starts
      Then HOL places 3 fleet levels along Asia for III.18 is obligatory because of III.18/lasting.2

    Scenario: levels that have been placed are not owed again
      Given III.18 is in effect
      And the first turn of III.18 is 17
      And HOL has placed the fleets of III.18
      Then HOL places 3 fleet levels along Asia for III.18 is not obligatory

    Scenario: without a zone along Asia they cannot be placed
      Given HOL does not have leave to trade in Zone-1 (context)
      When HOL places 3 fleet levels along Asia for III.18
      Then HOL places 3 fleet levels along Asia for III.18 is refused
