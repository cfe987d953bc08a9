Feature: III.11 Religious wars in France, the test of fleets

  Background:
    Given III.11 started on turn 17

  @III.11/administration.5.navy
  Rule: III.11/administration.5.navy Each French war fleet is tested

    Scenario Outline: a French <shape> is lost on 7
      Given Unit-1 belongs to FRA
      And Unit-1 is a <shape>
      When the die for Unit-1 shows 7
      And the administration step is played
      Then Unit-1 is off the map

      Examples:
        | shape            |
        | large fleet      |
        | small fleet      |
        | naval detachment |

    Scenario Outline: a Spanish fleet is not tested on <die>
      Given Province-1 belongs to <owner>
      And Unit-1 belongs to SPA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows <die> (context)
      And Unit-1 is to be placed in Province-1 (context)
      And the administration step is played
      Then Unit-1 still belongs to SPA

      Examples:
        | owner | die |
        | HOL   | 7   |
        | HOL   | 8   |
        | HOL   | 9   |
        | ENG   | 10  |

    Scenario Outline: an army of France does not put to sea on <die>
      Given Province-1 belongs to <owner>
      And Unit-1 belongs to FRA
      And Unit-1 is a small army
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 still belongs to FRA
      And CTZ France still holds 0 weak pirates

      Examples:
        | owner | die |
        | HOL   | 7   |
        | HOL   | 8   |
        | HOL   | 9   |
        | ENG   | 10  |

  @III.11/administration.5.navy.7
  Rule: III.11/administration.5.navy.7 Lost on 7

    Scenario: the fleet leaves the province in which it lay
      Given Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      And Unit-1 stands in POITOU
      When the die for Unit-1 shows 7
      And the administration step is played
      Then Unit-1 is off the map
      And CTZ France still holds 0 weak pirates

    Scenario: the fleet stays on 6
      Given Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      And Unit-1 stands in POITOU
      When the die for Unit-1 shows 6
      And the administration step is played
      Then Unit-1 still belongs to FRA
      And Unit-1 still stands in POITOU

  @III.11/administration.5.navy.8
  Rule: III.11/administration.5.navy.8 A pirate on 8

    Scenario Outline: a <shape> becomes a pirate
      Given Unit-1 belongs to FRA
      And Unit-1 is a <shape>
      When the die for Unit-1 shows 8
      And the administration step is played
      Then CTZ France holds 1 weak pirates

      Examples:
        | shape            |
        | large fleet      |
        | small fleet      |
        | naval detachment |

    Scenario: two fleets become two pirates
      Given Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      And Unit-1 stands in POITOU
      And Unit-2 belongs to FRA
      And Unit-2 is a large fleet
      When the die for Unit-1 shows 8
      And the die for Unit-2 shows 8
      And the administration step is played
      Then Unit-1 is off the map
      And Unit-2 is off the map
      And CTZ France holds 2 weak pirates

  @III.11/administration.5.navy.9
  Rule: III.11/administration.5.navy.9 Dutch on 9

    Scenario: the fleet goes to a Dutch port
      Given Province-1 belongs to HOL
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to HOL
      And Unit-1 stands in Province-1

    Scenario Outline: a <shape> turns Dutch
      Given Province-1 is conquered by HOL
      And Unit-1 belongs to FRA
      And Unit-1 is a <shape>
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to HOL

      Examples:
        | shape            |
        | large fleet      |
        | small fleet      |
        | naval detachment |

    Scenario: a province that is lost has no Dutch port
      Given Province-1 belongs to HOL
      And Province-1 is conquered by SPA
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 still belongs to FRA

    Scenario: the fleet cannot turn Dutch in an English port
      Given Province-1 belongs to ENG
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 still belongs to FRA
      And Unit-1 still does not stand in Province-1

    Scenario: the fleet cannot go to two places
      Given Province-1 belongs to HOL
      And Province-2 belongs to HOL
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in Province-2
      And the administration step is played
      Then Unit-1 stands in Province-2

  @III.11/administration.5.navy.10
  Rule: III.11/administration.5.navy.10 English on 10

    Scenario: the fleet goes to an English port
      Given Province-1 belongs to ENG
      And Province-2 belongs to ENG
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 10
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to ENG
      And Unit-1 stands in Province-1

    Scenario Outline: a <shape> turns English
      Given Province-1 is conquered by ENG
      And Unit-1 belongs to FRA
      And Unit-1 is a <shape>
      When the die for Unit-1 shows 10
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to ENG

      Examples:
        | shape            |
        | large fleet      |
        | small fleet      |
        | naval detachment |

    Scenario: a province that is lost has no English port
      Given Province-1 belongs to ENG
      And Province-1 is conquered by SPA
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 10
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 still belongs to FRA

    Scenario: the fleet cannot turn English in a Dutch port
      Given Province-1 belongs to HOL
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 10
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 still belongs to FRA

  @III.11/administration.5.navy.mod
  Rule: III.11/administration.5.navy.mod Two more for a protestant or counter-reformed France

    Scenario Outline: in a <religion> France a die of 5 costs the fleet
      Given FRA is <religion>
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 5
      And the administration step is played
      Then Unit-1 is off the map

      Examples:
        | religion       |
        | protestant     |
        | counter-reform |

    Scenario Outline: in a <religion> France a die of 6 makes a pirate
      Given FRA is <religion>
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 6
      And the administration step is played
      Then CTZ France holds 1 weak pirates

      Examples:
        | religion       |
        | protestant     |
        | counter-reform |

    Scenario Outline: in a <religion> France a die of <die> turns the fleet over to <winner>
      Given FRA is <religion>
      And Province-1 belongs to <winner>
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to <winner>

      Examples:
        | religion       | die | winner |
        | protestant     | 7   | HOL    |
        | protestant     | 8   | ENG    |
        | counter-reform | 7   | HOL    |
        | counter-reform | 8   | ENG    |

    Scenario: in a conciliatory France a die of 5 does nothing
      Given FRA is conciliatory
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 5
      And the administration step is played
      Then Unit-1 still belongs to FRA

    Scenario Outline: in a protestant France even a die of <die> passes beyond the table
      Given FRA is protestant
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows <die>
      And the administration step is played
      Then Unit-1 still belongs to FRA

      Examples:
        | die |
        | 9   |
        | 10  |

  @III.11/administration.5.fleet
  Rule: III.11/administration.5.fleet Each French trade fleet is tested

    Scenario: every zone has a die of its own
      Given the fleet of FRA in CTZ France has level 5
      And the fleet of FRA in Zone-1 has level 3
      When the die for CTZ France shows 6
      And the die for Zone-1 shows 7
      And the administration step is played
      Then the fleet of FRA in CTZ France still has level 5
      And the fleet of FRA in Zone-1 has level 0

    Scenario: where France has no fleet nothing is tested
      Given the fleet of FRA in CTZ France has level 0
      When the die for CTZ France shows 10 (context)
      And the administration step is played
      Then CTZ France still holds 0 weak pirates

  @III.11/administration.5.fleet.7
  Rule: III.11/administration.5.fleet.7 Laid up on 7

    Scenario: the fleet is laid up
      Given the fleet of FRA in CTZ France has level 3
      When the die for CTZ France shows 7
      And the administration step is played
      Then the fleet of FRA in CTZ France has level 0
      And FRA has 3 fleet levels out of play in CTZ France

    Scenario: the fleet joins those levels that are laid up already
      Given the fleet of FRA in CTZ France has level 3
      And FRA has 2 fleet levels out of play in CTZ France
      When the die for CTZ France shows 7
      And the administration step is played
      Then FRA has 5 fleet levels out of play in CTZ France

    Scenario: the fleet is not laid up on 6
      Given the fleet of FRA in CTZ France has level 3
      When the die for CTZ France shows 6
      And the administration step is played
      Then the fleet of FRA in CTZ France still has level 3

    Scenario: the fleet does not come back during the event
      Given III.11 is in effect
      And FRA has an active rebellion
      And FRA has 3 fleet levels out of play in CTZ France
      When FRA brings a fleet level back in CTZ France
      Then FRA brings a fleet level back in CTZ France is refused because of III.11/administration.5.fleet.7

    Scenario: the fleets of others may come back
      Given III.11 is in effect
      And HOL has 3 fleet levels out of play in CTZ France
      When HOL brings a fleet level back in CTZ France
      Then HOL brings a fleet level back in CTZ France is allowed

    Scenario: one level comes back in a turn after the event
      Given III.11 is over
      And the turn is 18
      And FRA has 3 fleet levels out of play in CTZ France
      When the administration step is played
      Then the fleet of FRA in CTZ France has level 1
      And FRA has 2 fleet levels out of play in CTZ France

    Scenario: no level comes back by itself during the event
      Given III.11 is in effect
      And FRA has an active rebellion
      And FRA has 3 fleet levels out of play in CTZ France
      When the administration step is played
      Then FRA still has 3 fleet levels out of play in CTZ France

    Scenario: a fleet that was laid up without the event does not come back by itself
      Given III.11 is dormant
      And the turn is 18
      And FRA has 3 fleet levels out of play in CTZ France
      When the administration step is played
      Then FRA still has 3 fleet levels out of play in CTZ France

    Scenario: a fleet of one level is laid up as well
      Given the fleet of FRA in CTZ France has level 1
      When the die for CTZ France shows 7
      And the administration step is played
      Then FRA has 1 fleet levels out of play in CTZ France

  @III.11/administration.5.fleet.8
  Rule: III.11/administration.5.fleet.8 One level changes hands on 8

    Scenario Outline: only <winner> may trade there
      Given the fleet of FRA in Zone-1 has level 5
      And <winner> may trade in Zone-1
      When the die for Zone-1 shows 8
      And the administration step is played
      Then the fleet of FRA in Zone-1 loses 1 levels
      And the fleet of <winner> in Zone-1 gains 1 levels

      Examples:
        | winner |
        | HOL    |
        | ENG    |

    Scenario Outline: both may trade there and the lot falls on <winner>
      Given the fleet of FRA in Zone-1 has level 5
      And HOL may trade in Zone-1
      And ENG may trade in Zone-1
      When the die for Zone-1 shows 8
      And the lot of Zone-1 falls on <winner>
      And the administration step is played
      Then the fleet of FRA in Zone-1 loses 1 levels
      And the fleet of <winner> in Zone-1 gains 1 levels

      Examples:
        | winner |
        | HOL    |
        | ENG    |

    Scenario: a last level goes too
      Given the fleet of FRA in Zone-1 has level 1
      And HOL may trade in Zone-1
      When the die for Zone-1 shows 8
      And the administration step is played
      Then the fleet of HOL in Zone-1 has level 1

    Scenario: neither may trade there
      Given the fleet of FRA in Zone-1 has level 5
      And FRA may trade in Zone-1 (context)
      When the die for Zone-1 shows 8
      And the administration step is played
      Then the fleet of FRA in Zone-1 still has level 5

  @III.11/administration.5.fleet.9
  Rule: III.11/administration.5.fleet.9 Two levels change hands on 9

    Scenario Outline: two levels for <winner> who alone may trade there
      Given the fleet of FRA in Zone-1 has level 5
      And <winner> may trade in Zone-1
      When the die for Zone-1 shows 9
      And the administration step is played
      Then the fleet of FRA in Zone-1 loses 2 levels
      And the fleet of <winner> in Zone-1 gains 2 levels

      Examples:
        | winner |
        | HOL    |
        | ENG    |

    Scenario Outline: two levels for <winner> whom the lot picks
      Given the fleet of FRA in Zone-1 has level 5
      And HOL may trade in Zone-1
      And ENG may trade in Zone-1
      When the die for Zone-1 shows 9
      And the lot of Zone-1 falls on <winner>
      And the administration step is played
      Then the fleet of FRA in Zone-1 loses 2 levels
      And the fleet of <winner> in Zone-1 gains 2 levels

      Examples:
        | winner |
        | HOL    |
        | ENG    |

    Scenario: a last level is all there is to give
      Given the fleet of FRA in Zone-1 has level 1
      And HOL may trade in Zone-1
      When the die for Zone-1 shows 9
      And the administration step is played
      Then the fleet of FRA in Zone-1 has level 0
      And the fleet of HOL in Zone-1 has level 1

    Scenario: nobody is there to take two levels
      Given the fleet of FRA in Zone-1 has level 5
      And FRA may trade in Zone-1 (context)
      When the die for Zone-1 shows 9
      And the administration step is played
      Then the fleet of FRA in Zone-1 still has level 5

  @III.11/administration.5.fleet.10
  Rule: III.11/administration.5.fleet.10 Laid up with a pirate on 10

    Scenario: the fleet is laid up and a pirate comes
      Given the fleet of FRA in Zone-1 has level 3
      And FRA has 2 fleet levels out of play in Zone-1
      When the die for Zone-1 shows 10
      And the administration step is played
      Then the fleet of FRA in Zone-1 has level 0
      And FRA has 5 fleet levels out of play in Zone-1
      And a weak pirate appears in Zone-1

    Scenario: a fleet of one level draws a pirate as well
      Given the fleet of FRA in Zone-1 has level 1
      When the die for Zone-1 shows 10
      And the administration step is played
      Then a weak pirate appears in Zone-1

  @III.11/administration.5.fleet.mod
  Rule: III.11/administration.5.fleet.mod One less for a counter-reformed France

    Scenario: a die of 8 counts as 7
      Given FRA is counter-reform
      And the fleet of FRA in Zone-1 has level 3
      When the die for Zone-1 shows 8
      And the administration step is played
      Then FRA has 3 fleet levels out of play in Zone-1

    Scenario Outline: a die of <die> costs a counter-reformed France <levels> levels
      Given FRA is counter-reform
      And the fleet of FRA in Zone-1 has level 5
      And HOL may trade in Zone-1
      When the die for Zone-1 shows <die>
      And the administration step is played
      Then the fleet of HOL in Zone-1 has level <levels>
      And Zone-1 still holds 0 weak pirates

      Examples:
        | die | levels |
        | 9   | 1      |
        | 10  | 2      |

    Scenario: a die of 7 does nothing in a counter-reformed France
      Given FRA is counter-reform
      And the fleet of FRA in Zone-1 has level 5
      When the die for Zone-1 shows 7
      And the administration step is played
      Then the fleet of FRA in Zone-1 still has level 5

    Scenario: a die of 8 counts in full in a protestant France
      Given FRA is protestant
      And the fleet of FRA in Zone-1 has level 3
      And HOL may trade in Zone-1
      When the die for Zone-1 shows 8
      And the administration step is played
      Then the fleet of HOL in Zone-1 gains 1 levels
