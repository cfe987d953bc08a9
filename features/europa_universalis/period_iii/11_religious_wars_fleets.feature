Feature: III.11 Religious wars in France, the test of fleets

  @III.11/administration.5.navy @III.11/administration.5.navy.7 @III.11/administration.5.navy.8 @III.11/administration.5.navy.9 @III.11/administration.5.navy.10
  Rule: III.11/administration.5.navy Each French war fleet is tested

    Background:
      Given the first turn of III.11 is 17

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

    Scenario Outline: a Spanish fleet is not lost on <die>
      Given Unit-1 belongs to SPA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows <die> (context)
      And the administration step is played
      Then Unit-1 still belongs to SPA

      Examples:
        | die |
        | 7   |
        | 8   |

    Scenario Outline: a Spanish fleet is not lost to <navy>
      Given the owner of Province-1 is <navy>
      And Unit-1 belongs to SPA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows <die> (context)
      And Unit-1 is to be placed in Province-1 (context)
      And the administration step is played
      Then Unit-1 still belongs to SPA

      Examples:
        | navy | die |
        | HOL  | 9   |
        | ENG  | 10  |

    Scenario Outline: an army of France does not put to sea on <die>
      Given Unit-1 belongs to FRA
      And Unit-1 is a small army (context)
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in BOHEMIA
      And the administration step is played
      Then Unit-1 belongs to REL
      And the number of weak pirates in CTZ France is still 0

      Examples:
        | die |
        | 7   |
        | 8   |

    Scenario Outline: an army of France does not go over to <navy>
      Given the owner of Province-1 is <navy>
      And Unit-1 belongs to FRA
      And Unit-1 is a small army (context)
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 still does not belong to <navy>

      Examples:
        | navy | die |
        | HOL  | 9   |
        | ENG  | 10  |

    Scenario Outline: a <die> does not cost France its fleet
      Given Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in BOHEMIA (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA

      @III.11/administration.5.navy.7
      Examples:
        | die |
        | 6   |

    Scenario Outline: a <die> brings no pirate
      Given Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in BOHEMIA (context)
      And the administration step is played
      Then the number of weak pirates in CTZ France is still 0

      @III.11/administration.5.navy.8
      Examples:
        | die |
        | 7   |
        | 9   |

    Scenario Outline: a <die> turns no fleet over to <navy>
      Given the owner of Province-1 is <navy>
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in Province-1 (context)
      And the administration step is played
      Then Unit-1 still does not belong to <navy>

      @III.11/administration.5.navy.9
      Examples:
        | navy | die |
        | HOL  | 8   |
        | HOL  | 10  |

      @III.11/administration.5.navy.10
      Examples:
        | navy | die |
        | ENG  | 9   |

  @III.11/administration.5.navy.7
  Rule: III.11/administration.5.navy.7 Lost on 7

    Background:
      Given the first turn of III.11 is 17

    Scenario: the fleet leaves the province in which it lay
      Given Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      And Unit-1 stands in POITOU
      When the die for Unit-1 shows 7
      And the administration step is played
      Then Unit-1 is off the map
      And the number of weak pirates in CTZ France is still 0

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

    Background:
      Given the first turn of III.11 is 17

    Scenario Outline: a <shape> becomes a pirate
      Given Unit-1 belongs to FRA
      And Unit-1 is a <shape>
      When the die for Unit-1 shows 8
      And the administration step is played
      Then the number of weak pirates in CTZ France is 1

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
      And the number of weak pirates in CTZ France is 2

  @III.11/administration.5.navy.9
  Rule: III.11/administration.5.navy.9 Dutch on 9

    Background:
      Given the first turn of III.11 is 17

    Scenario: the fleet goes to a Dutch port
      Given the owner of Province-1 is HOL
      And Province-1 has a port
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
      Given the owner of Province-1 is HOL
      And Province-1 is conquered by SPA
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to HOL
      And Unit-1 still does not stand in Province-1

    Scenario: the fleet that turns Dutch is not put into an English port
      Given the owner of Province-1 is ENG (context)
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to HOL
      And Unit-1 still does not stand in Province-1

    Scenario: the fleet that turns Dutch is not put inland
      Given the owner of Province-1 is HOL
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to HOL
      And Unit-1 still does not stand in Province-1

    Scenario: the fleet cannot go to two places
      Given the owner of Province-1 is HOL (context)
      And the owner of Province-2 is HOL
      And Province-2 has a port
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in Province-2
      And the administration step is played
      Then Unit-1 stands in Province-2

  @III.11/administration.5.navy.10
  Rule: III.11/administration.5.navy.10 English on 10

    Background:
      Given the first turn of III.11 is 17

    Scenario: the fleet goes to an English port
      Given the owner of Province-1 is ENG
      And the owner of Province-2 is ENG (context)
      And Province-1 has a port
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
      Given the owner of Province-1 is ENG
      And Province-1 is conquered by SPA
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 10
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to ENG
      And Unit-1 still does not stand in Province-1

    Scenario: the fleet that turns English is not put inland
      Given the owner of Province-1 is ENG
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 10
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to ENG
      And Unit-1 still does not stand in Province-1

    Scenario: the fleet that turns English is not put into a Dutch port
      Given the owner of Province-1 is HOL (context)
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 10
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to ENG
      And Unit-1 still does not stand in Province-1

  @III.11/administration.5.navy.mod @III.11/administration.5.navy.7 @III.11/administration.5.navy.8 @III.11/administration.5.navy.9 @III.11/administration.5.navy.10
  Rule: III.11/administration.5.navy.mod Two more for a protestant or counter-reformed France

    Background:
      Given the first turn of III.11 is 17

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
      Then the number of weak pirates in CTZ France is 1

      Examples:
        | religion       |
        | protestant     |
        | counter-reform |

    Scenario Outline: in a <religion> France a die of <die> turns the fleet over to <winner>
      Given FRA is <religion>
      And the owner of Province-1 is <winner>
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

    Scenario Outline: in a conciliatory France a die of <die> does nothing
      Given FRA is conciliatory (context)
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows <die>
      And the administration step is played
      Then Unit-1 still belongs to FRA

      Examples:
        | die |
        | 5   |
        | 6   |

    Scenario: in a conciliatory France a die of 7 costs the fleet
      Given FRA is conciliatory (context)
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows 7
      And the administration step is played
      Then Unit-1 is off the map

    Scenario Outline: in a protestant France even a die of <die> passes beyond the table
      Given FRA is protestant
      And the owner of Province-1 is ENG
      And Unit-1 belongs to FRA
      And Unit-1 is a small fleet
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 still belongs to FRA

      Examples:
        | die |
        | 9   |
        | 10  |

  @III.11/administration.5.fleet @III.11/administration.5.fleet.7 @III.11/administration.5.fleet.8 @III.11/administration.5.fleet.9 @III.11/administration.5.fleet.10
  Rule: III.11/administration.5.fleet Each French trade fleet is tested

    Background:
      Given the first turn of III.11 is 17

    Scenario: every zone has a die of its own
      Given the fleet of FRA in CTZ France is 5
      And the fleet of FRA in Zone-1 is 3
      When the die for CTZ France shows 6
      And the die for Zone-1 shows 7
      And the administration step is played
      Then the fleet of FRA in CTZ France is still 5
      And the fleet of FRA in Zone-1 is 0

    Scenario Outline: on a <die> nobody gains where France has no fleet
      Given HOL has leave to trade in Zone-1
      When the die for Zone-1 shows <die> (context)
      And the die for Zone-2 shows 1 (context)
      And the die for CTZ France shows 1 (context)
      And the die for CTZ England shows 1 (context)
      And the die for CTZ Russia shows 1 (context)
      And the die for ARGUIN BANK shows 1 (context)
      And the die for BAY OF GAMBIA shows 1 (context)
      And the die for SEA OF AZORES shows 1 (context)
      And the die for SEA OF CANARIAS shows 1 (context)
      And the die for GULF OF GUINEA shows 1 (context)
      And the administration step is played
      Then the fleet of HOL in Zone-1 is still 0
      And the number of weak pirates in Zone-1 is still 0
      And III.11/administration.5.fleet.<die> does not apply

      Examples:
        | die |
        | 7   |
        | 8   |
        | 9   |
        | 10  |

    Scenario Outline: a <die> leaves <left> of 5 French levels and the fleets of other zones alone
      Given the fleet of FRA in Zone-1 is 5
      And HOL has leave to trade in Zone-1
      When the die for Zone-1 shows <die>
      And the die for Zone-2 shows 1 (context)
      And the die for CTZ France shows 1 (context)
      And the die for CTZ England shows 1 (context)
      And the die for CTZ Russia shows 1 (context)
      And the die for ARGUIN BANK shows 1 (context)
      And the die for BAY OF GAMBIA shows 1 (context)
      And the die for SEA OF AZORES shows 1 (context)
      And the die for SEA OF CANARIAS shows 1 (context)
      And the die for GULF OF GUINEA shows 1 (context)
      And the administration step is played
      Then the fleet of FRA in Zone-1 is <left>
      And the fleet of HOL in Zone-1 <won>
      And the dormant fleet of FRA in Zone-1 <kept>
      And the number of weak pirates in Zone-1 <pirates>

      Examples:
        | die | left | won        | kept       | pirates    |
        | 7   | 0    | is still 0 | is 5       | is still 0 |
        | 8   | 4    | is 1       | is still 0 | is still 0 |
        | 9   | 3    | is 2       | is still 0 | is still 0 |
        | 10  | 0    | is still 0 | is 5       | is 1       |

    Scenario: a six costs France nothing
      Given the fleet of FRA in Zone-1 is 5
      When the die for Zone-1 shows 6
      And the administration step is played
      Then the fleet of FRA in Zone-1 is still 5

  @III.11/administration.5.fleet.7
  Rule: III.11/administration.5.fleet.7 Laid up on 7

    Scenario: the fleet is laid up
      Given the first turn of III.11 is 17
      And the fleet of FRA in CTZ France is 3
      When the die for CTZ France shows 7
      And the administration step is played
      Then the fleet of FRA in CTZ France is 0
      And the dormant fleet of FRA in CTZ France is 3

    Scenario: the fleet joins those levels that are laid up already
      Given the first turn of III.11 is 17
      And the fleet of FRA in CTZ France is 3
      And the dormant fleet of FRA in CTZ France is 2
      When the die for CTZ France shows 7
      And the administration step is played
      Then the dormant fleet of FRA in CTZ France is 5

    Scenario: the fleet is not laid up on 6
      Given the first turn of III.11 is 17
      And the fleet of FRA in CTZ France is 3
      When the die for CTZ France shows 6
      And the administration step is played
      Then the fleet of FRA in CTZ France is still 3

    Scenario: the fleet does not come back during the event
      Given III.11 is in effect
      And FRA has an active rebellion
      And the dormant fleet of FRA in CTZ France is 3
      When FRA brings a fleet level back in CTZ France
      Then FRA brings a fleet level back in CTZ France is refused because of III.11/administration.5.fleet.7

    Scenario: the fleet cannot grow while it is laid up
      Given III.11 is in effect
      And FRA has an active rebellion
      And the dormant fleet of FRA in CTZ France is 3
      When the number of fleet levels FRA puts in CTZ France is 1
      And FRA places fleet levels in CTZ France
      Then FRA places fleet levels in CTZ France is refused because of III.11/administration.5.fleet.7

    Scenario: the fleets of others may come back
      Given III.11 is in effect (context)
      And the dormant fleet of HOL in CTZ France is 3
      When HOL brings a fleet level back in CTZ France
      Then HOL brings a fleet level back in CTZ France is allowed

    Scenario: one level comes back in a turn after the event
      Given III.11 is over
      And the dormant fleet of FRA in CTZ France is 3
      When the administration step is played
      Then the fleet of FRA in CTZ France is 1
      And the dormant fleet of FRA in CTZ France is 2

    Scenario: no level comes back by itself during the event
      Given III.11 is in effect (context)
      And FRA has an active rebellion (context)
      And the dormant fleet of FRA in CTZ France is 3
      When the administration step is played
      Then the dormant fleet of FRA in CTZ France is still 3

    Scenario: a fleet that was laid up without the event does not come back by itself
      Given III.11 is dormant (context)
      And the dormant fleet of FRA in CTZ France is 3
      When the administration step is played
      Then the dormant fleet of FRA in CTZ France is still 3

    Scenario: a fleet of one level is laid up as well
      Given the first turn of III.11 is 17
      And the fleet of FRA in CTZ France is 1
      When the die for CTZ France shows 7
      And the administration step is played
      Then the dormant fleet of FRA in CTZ France is 1

  @III.11/administration.5.fleet.8
  Rule: III.11/administration.5.fleet.8 One level changes hands on 8

    Background:
      Given the first turn of III.11 is 17

    Scenario Outline: only <winner> may trade there
      Given the fleet of FRA in Zone-1 is 5
      And <winner> has leave to trade in Zone-1
      When the die for Zone-1 shows 8
      And the administration step is played
      Then the fleet of FRA in Zone-1 falls by 1
      And the fleet of <winner> in Zone-1 rises by 1

      Examples:
        | winner |
        | HOL    |
        | ENG    |

    Scenario Outline: both may trade there and the lot falls on <winner>
      Given the fleet of FRA in Zone-1 is 5
      And <winner> has leave to trade in Zone-1
      And <other> has leave to trade in Zone-1 (context)
      When the die for Zone-1 shows 8
      And the lot of Zone-1 falls on <winner>
      And the administration step is played
      Then the fleet of FRA in Zone-1 falls by 1
      And the fleet of <winner> in Zone-1 rises by 1

      Examples:
        | winner | other |
        | HOL    | ENG   |
        | ENG    | HOL   |

    Scenario: a last level goes too
      Given the fleet of FRA in Zone-1 is 1
      And HOL has leave to trade in Zone-1
      When the die for Zone-1 shows 8
      And the administration step is played
      Then the fleet of HOL in Zone-1 is 1

    Scenario: neither may trade there
      Given the fleet of FRA in Zone-1 is 5
      And FRA has leave to trade in Zone-1 (context)
      When the die for Zone-1 shows 8
      And the administration step is played
      Then the fleet of FRA in Zone-1 is still 5

  @III.11/administration.5.fleet.9
  Rule: III.11/administration.5.fleet.9 Two levels change hands on 9

    Background:
      Given the first turn of III.11 is 17

    Scenario Outline: two levels for <winner> who alone may trade there
      Given the fleet of FRA in Zone-1 is 5
      And <winner> has leave to trade in Zone-1
      When the die for Zone-1 shows 9
      And the administration step is played
      Then the fleet of FRA in Zone-1 falls by 2
      And the fleet of <winner> in Zone-1 rises by 2

      Examples:
        | winner |
        | HOL    |
        | ENG    |

    Scenario Outline: two levels for <winner> whom the lot picks
      Given the fleet of FRA in Zone-1 is 5
      And <winner> has leave to trade in Zone-1
      And <other> has leave to trade in Zone-1 (context)
      When the die for Zone-1 shows 9
      And the lot of Zone-1 falls on <winner>
      And the administration step is played
      Then the fleet of FRA in Zone-1 falls by 2
      And the fleet of <winner> in Zone-1 rises by 2

      Examples:
        | winner | other |
        | HOL    | ENG   |
        | ENG    | HOL   |

    Scenario: a fleet of one level gives two all the same
      Given the fleet of FRA in Zone-1 is 1
      And HOL has leave to trade in Zone-1
      When the die for Zone-1 shows 9
      And the administration step is played
      Then the fleet of FRA in Zone-1 is 0
      And the fleet of HOL in Zone-1 is 2

    Scenario: nobody is there to take two levels
      Given the fleet of FRA in Zone-1 is 5
      And FRA has leave to trade in Zone-1 (context)
      When the die for Zone-1 shows 9
      And the administration step is played
      Then the fleet of FRA in Zone-1 is still 5

  @III.11/administration.5.fleet.10
  Rule: III.11/administration.5.fleet.10 Laid up with a pirate on 10

    Background:
      Given the first turn of III.11 is 17

    Scenario: the fleet is laid up and a pirate comes
      Given the fleet of FRA in Zone-1 is 3
      And the dormant fleet of FRA in Zone-1 is 2
      When the die for Zone-1 shows 10
      And the administration step is played
      Then the fleet of FRA in Zone-1 is 0
      And the dormant fleet of FRA in Zone-1 is 5
      And the number of weak pirates in Zone-1 rises by 1

    Scenario: a fleet of one level draws a pirate as well
      Given the fleet of FRA in Zone-1 is 1
      When the die for Zone-1 shows 10
      And the administration step is played
      Then the number of weak pirates in Zone-1 rises by 1

  @III.11/administration.5.fleet.mod @III.11/administration.5.fleet.7 @III.11/administration.5.fleet.8 @III.11/administration.5.fleet.9 @III.11/administration.5.fleet.10
  Rule: III.11/administration.5.fleet.mod One less for a counter-reformed France

    Background:
      Given the first turn of III.11 is 17

    Scenario: a die of 8 counts as 7
      Given FRA is counter-reform
      And the fleet of FRA in Zone-1 is 3
      When the die for Zone-1 shows 8
      And the administration step is played
      Then the dormant fleet of FRA in Zone-1 is 3

    Scenario Outline: a die of <die> costs a counter-reformed France <levels> levels
      Given FRA is counter-reform
      And the fleet of FRA in Zone-1 is 5
      And HOL has leave to trade in Zone-1
      When the die for Zone-1 shows <die>
      And the administration step is played
      Then the fleet of HOL in Zone-1 is <levels>
      And the number of weak pirates in Zone-1 is still 0

      Examples:
        | die | levels |
        | 9   | 1      |
        | 10  | 2      |

    Scenario: a die of 7 does nothing in a counter-reformed France
      Given FRA is counter-reform
      And the fleet of FRA in Zone-1 is 5
      When the die for Zone-1 shows 7
      And the administration step is played
      Then the fleet of FRA in Zone-1 is still 5

    Scenario: a die of 8 counts in full in a protestant France
      Given FRA is protestant (context)
      And the fleet of FRA in Zone-1 is 3
      And HOL has leave to trade in Zone-1
      When the die for Zone-1 shows 8
      And the administration step is played
      Then the fleet of HOL in Zone-1 rises by 1
