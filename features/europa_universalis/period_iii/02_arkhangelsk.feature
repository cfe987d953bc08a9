Feature: III.2 Arkhangelsk and the Muscovy company

  @III.2/header
  Rule: III.2/header The port stays for good

    Scenario: the event outlives its turn
      Given III.2 is in effect
      When the interphase step is played
      Then III.2 is still in effect

    Scenario: many turns later the event goes on
      Given III.2 is in effect
      And the first turn of III.2 is 17 (context)
      And the turn is 37 (context)
      When the interphase step is played
      Then III.2 is still in effect

  @III.2/pre.1
  Rule: III.2/pre.1 Russia and England have to consent

    Scenario: with the consent of both the port is opened
      When III.2 is rolled
      Then III.2 is in effect

    Scenario Outline: when <one> does not consent the dice are thrown anew
      When <one> refuses III.2
      And III.2 is rolled
      Then the fate of III.2 is roll again
      And III.2 is still dormant
      And III.2 is still not marked off

      Examples:
        | one |
        | RUS |
        | ENG |

    Scenario: nobody else is asked for consent
      When FRA refuses III.2 (context)
      And III.2 is rolled
      Then III.2 is in effect

  @III.2/events.1
  Rule: III.2/events.1 Russia has a port for trade fleets on the Atlantic

    Scenario: Russia gets a port for trade fleets on the Atlantic
      When III.2 is rolled
      Then RUS has a port for trade fleets on the Atlantic
      And ENG still does not have a port for trade fleets on the Atlantic

  @III.2/events.2
  Rule: III.2/events.2 The Russian trade zone with its small monopoly

    Scenario: the monopoly in the new zone is worth 5
      When III.2 is rolled
      Then the monopoly bonus of CTZ Russia is 5

    Scenario Outline: a St-Petersburg that is <status> sets the monopoly free
      Given St-Petersburg is <status> (context)
      And the monopoly bonus of CTZ Russia is 7 (context)
      When III.2 is rolled
      Then the monopoly bonus of CTZ Russia is still 7

      Examples:
        | status    |
        | in effect |
        | over      |

    Scenario: the founding of St-Petersburg lifts the limit
      Given III.2 is in effect
      When St-Petersburg starts
      Then the monopoly bonus of CTZ Russia is 0

    Scenario: before the event there is no such bonus
      Given the monopoly bonus of CTZ Russia is 7 (context)
      When RUS refuses III.2
      And III.2 is rolled
      Then the fate of III.2 is roll again
      And the monopoly bonus of CTZ Russia is still 7

  @III.2/events.3
  Rule: III.2/events.3 An English trade fleet

    Scenario: England puts four levels down
      When III.2 is rolled
      Then the fleet of ENG in CTZ Russia is 4

  @III.2/events.4
  Rule: III.2/events.4 What the company is worth

    Scenario: England gains points and money
      When III.2 is rolled
      Then the score of ENG rises by 10
      And the treasury of ENG rises by 50
      And the treasury of RUS is still 0

  @III.2/administration.1
  Rule: III.2/administration.1 England uses both indices

    Scenario: England uses both indices in the Russian zone
      When III.2 is rolled
      Then ENG has the use of both indices in CTZ Russia
      And ENG still does not have the use of both indices in CTZ France

    Scenario: the founding of St-Petersburg ends that
      Given III.2 is in effect
      When St-Petersburg starts
      Then ENG does not have the use of both indices in CTZ Russia
