Feature: III.18 Founding of the Dutch East India Company

  @III.18/header
  Rule: III.18/header The company stays for good

    Scenario: the company does not end with the period
      Given III.18 is in effect
      And the turn is 25
      When the interphase step is played
      Then III.18 is still in effect

  @III.18/pre.1
  Rule: III.18/pre.1 From turn 21 and with a trading post in Asia

    Background:
      Given the turn is 21
      And Post-1 is held by HOL
      And Post-1 lies in Area-2
      And Post-1 has level 2

    Scenario: the company is founded in turn 21
      When III.18 is rolled
      Then III.18 is in effect

    Scenario: turn 20 is too early
      But the turn is 20
      When III.18 is rolled
      Then III.18 is rolled again
      And III.18 is still dormant
      And III.18 is still not marked off
      And III.18 still does not count as played

    Scenario: a post of ENG is of no use
      But Post-1 is held by ENG
      When III.18 is rolled
      Then III.18 is rolled again
      And III.18 is still dormant

    Scenario: a post outside Asia is of no use
      But Post-1 lies in Area-1
      When III.18 is rolled
      Then III.18 is rolled again

    Scenario: a colony in Asia is of no use
      But Post-1 is a colony
      When III.18 is rolled
      Then III.18 is rolled again

  @III.18/lasting.1
  Rule: III.18/lasting.1 The FTI and its upper limit rise

    Scenario: both rise by one
      Given the FTI of HOL is 2
      And the maximum FTI of HOL is 3
      When III.18 starts
      Then the FTI of HOL is 3
      And the maximum FTI of HOL is 4

    Scenario: neither passes 5
      Given the FTI of HOL is 5
      And the maximum FTI of HOL is 5
      When III.18 starts
      Then the FTI of HOL is still 5
      And the maximum FTI of HOL is still 5

  @III.18/lasting.2
  Rule: III.18/lasting.2 New trade fleets along Asia

    Scenario: 3 levels go to a zone along Asia
      Given HOL may trade in Zone-1
      And the fleet of HOL in Zone-1 has level 1
      When HOL puts 3 fleet levels in Zone-1
      And III.18 starts
      Then the fleet of HOL in Zone-1 has level 4

    Scenario Outline: <levels> levels are not what is given
      Given HOL may trade in Zone-1
      When HOL puts <levels> fleet levels in Zone-1
      And III.18 starts
      Then the fleet of HOL in Zone-1 still has level 0

      Examples:
        | levels |
        | 2      |
        | 4      |

    Scenario: a zone in which HOL may not trade is closed to the fleets
      Given HOL may not trade in Zone-1
      When HOL puts 3 fleet levels in Zone-1 (context)
      And III.18 starts
      Then the fleet of HOL in Zone-1 still has level 0

    Scenario: a zone far from Asia is closed to the fleets
      Given HOL may trade in Zone-2
      When HOL puts 3 fleet levels in Zone-2 (context)
      And III.18 starts
      Then the fleet of HOL in Zone-2 still has level 0
