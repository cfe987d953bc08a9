Feature: III.11 Religious wars in France

  Background:
    Given III.11 started on turn 17

  @III.11/administration.5
  Rule: III.11/administration.5 The test comes in the turn in which the event strikes

    Scenario: the test is rolled even if the rebellion is over at once
      Given III.11 is over
      And Unit-1 belongs to FRA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows 7
      And the administration step is played
      Then Unit-1 is off the map

    Scenario: a turn later nothing is tested
      Given the turn is 18
      And Unit-1 belongs to FRA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows 7 (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA

  @III.11/administration.5.army
  Rule: III.11/administration.5.army Each French army and detachment is tested

    Scenario Outline: a French <shape> is tested
      Given POITOU is conquered by REB
      And Unit-1 belongs to FRA
      And Unit-1 is a <shape>
      When the die for Unit-1 shows 7
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REB

      Examples:
        | shape           |
        | large army      |
        | small army      |
        | land detachment |

    Scenario: an English army is not tested
      Given POITOU is conquered by REB
      And Unit-1 belongs to ENG
      When the die for Unit-1 shows 7 (context)
      And Unit-1 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to ENG

  @III.11/administration.5.army.7+
  Rule: III.11/administration.5.army.7+ On 7 or more the unit revolts

    Scenario Outline: a die of <die> takes the army into a province of the rebels
      Given POITOU is conquered by REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REB
      And Unit-1 stands in POITOU

      Examples:
        | die |
        | 7   |
        | 10  |

    Scenario: a die of 6 leaves the army loyal
      Given POITOU is conquered by REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 6
      And Unit-1 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA

    Scenario: the rebels cannot put the army into a province that is not theirs
      Given POITOU is conquered by REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 8
      And Unit-1 is to be placed in BOHEMIA
      And the administration step is played
      Then Unit-1 still belongs to FRA
      And Unit-1 still does not stand in POITOU

  @III.11/administration.5.army.mod
  Rule: III.11/administration.5.army.mod Counter-reform and monarch count

    Scenario Outline: an army under the monarch in a <religion> France revolts on <die>
      Given FRA is <religion>
      And POITOU is conquered by REB
      And Unit-1 belongs to FRA
      And Unit-1 is under the monarch
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REB

      Examples:
        | religion       | die |
        | conciliatory   | 5   |
        | counter-reform | 4   |

    Scenario Outline: an army under the monarch in a <religion> France is loyal on <die>
      Given FRA is <religion>
      And POITOU is conquered by REB
      And Unit-1 belongs to FRA
      And Unit-1 is under the monarch
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA

      Examples:
        | religion       | die |
        | conciliatory   | 4   |
        | counter-reform | 3   |

    Scenario: an army without the monarch in a counter-reformed France revolts on 6
      Given FRA is counter-reform
      And POITOU is conquered by REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 6
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REB

    Scenario: an army without the monarch in a counter-reformed France is loyal on 5
      Given FRA is counter-reform
      And POITOU is conquered by REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 5
      And Unit-1 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA

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

    Scenario: a Spanish fleet is not tested
      Given Unit-1 belongs to SPA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows 7 (context)
      And the administration step is played
      Then Unit-1 still belongs to SPA

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

    Scenario: after the event a fleet that is all in play does not grow
      Given III.11 is over
      And the turn is 18
      And the fleet of FRA in CTZ France has level 3
      When the administration step is played
      Then the fleet of FRA in CTZ France still has level 3

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

  @III.11/administration.5.fleet.mod
  Rule: III.11/administration.5.fleet.mod One less for a counter-reformed France

    Scenario: a die of 8 counts as 7
      Given FRA is counter-reform
      And the fleet of FRA in Zone-1 has level 3
      When the die for Zone-1 shows 8
      And the administration step is played
      Then FRA has 3 fleet levels out of play in Zone-1

    Scenario: a die of 8 counts in full in a protestant France
      Given FRA is protestant
      And the fleet of FRA in Zone-1 has level 3
      And HOL may trade in Zone-1
      When the die for Zone-1 shows 8
      And the administration step is played
      Then the fleet of HOL in Zone-1 gains 1 levels

  @III.11/administration.5.leader
  Rule: III.11/administration.5.leader Unnamed leaders are tested

    Scenario: a named leader is not tested
      Given Leader-1 serves FRA
      And Leader-1 is a named leader
      When the die for Leader-1 shows 10 (context)
      And the administration step is played
      Then Leader-1 still serves FRA

    Scenario: a Spanish leader is not tested
      Given Leader-1 serves SPA
      When the die for Leader-1 shows 10 (context)
      And the administration step is played
      Then Leader-1 still serves SPA

  @III.11/administration.5.leader.8+
  Rule: III.11/administration.5.leader.8+ A leader joins the rebels on 8 or more

    Scenario Outline: an unnamed leader joins the rebels on <die>
      Given Leader-1 serves FRA
      When the die for Leader-1 shows <die>
      And the administration step is played
      Then Leader-1 serves REB

      Examples:
        | die |
        | 8   |
        | 10  |

    Scenario: an unnamed leader is loyal on 7
      Given Leader-1 serves FRA
      When the die for Leader-1 shows 7
      And the administration step is played
      Then Leader-1 still serves FRA

  @III.11/administration.5.leader.mod
  Rule: III.11/administration.5.leader.mod One less for a protestant France

    Scenario: a die of 8 does not reach the limit in a protestant France
      Given FRA is protestant
      And Leader-1 serves FRA
      When the die for Leader-1 shows 8
      And the administration step is played
      Then Leader-1 still serves FRA

    Scenario: a die of 9 reaches the limit in a protestant France
      Given FRA is protestant
      And Leader-1 serves FRA
      When the die for Leader-1 shows 9
      And the administration step is played
      Then Leader-1 serves REB

    Scenario: a die of 8 reaches the limit in a counter-reformed France
      Given FRA is counter-reform
      And Leader-1 serves FRA
      When the die for Leader-1 shows 8
      And the administration step is played
      Then Leader-1 serves REB

  @III.11/administration.5.colony
  Rule: III.11/administration.5.colony Each French post is tested

    Scenario Outline: a French <what> is tested
      Given Post-1 is held by FRA
      And Post-1 is a <what>
      And Post-1 has level 5
      When the die for Post-1 shows 3
      And the administration step is played
      Then Post-1 loses 1 levels

      Examples:
        | what         |
        | trading post |
        | colony       |

    Scenario: a Spanish post is not tested
      Given Post-1 is held by SPA
      And Post-1 has level 5
      When the die for Post-1 shows 3 (context)
      And the administration step is played
      Then Post-1 still has level 5

  @III.11/administration.5.colony.1
  Rule: III.11/administration.5.colony.1 Lent to a protestant on 1

    Background:
      Given Post-1 is held by FRA
      And HOL is a player
      And ENG can reach Post-1
      And HOL can reach Post-1

    Scenario: England comes first
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is lent to ENG
      And Post-1 is still held by FRA

    Scenario: a catholic England leaves it to Holland
      Given ENG is conciliatory
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is lent to HOL

    Scenario: an England that cannot reach the post leaves it to Holland
      Given ENG cannot reach Post-1
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is lent to HOL

    Scenario: a Holland that cannot reach the post does not get it
      Given ENG cannot reach Post-1
      And HOL cannot reach Post-1
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: a Holland that is no player does not get the post
      Given ENG is conciliatory
      And HOL is a minor
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario Outline: <borrower> gives the post back when the event ends
      Given III.11 is in effect
      And Post-1 is lent to <borrower>
      When III.11 ends
      Then Post-1 is lent to nobody

      Examples:
        | borrower |
        | ENG      |
        | HOL      |

    Scenario: a post that Spain lent to Holland stays with Holland
      Given III.11 is in effect
      And Post-1 is held by SPA
      And Post-1 is lent to HOL
      When III.11 ends
      Then Post-1 is still lent to HOL

    Scenario: a post stays lent while the event goes on
      Given III.11 is in effect
      And III.18 is in effect
      And Post-1 is lent to HOL
      When III.18 ends
      Then Post-1 is still lent to HOL

  @III.11/administration.5.colony.2
  Rule: III.11/administration.5.colony.2 Lent to a catholic on 2

    Background:
      Given Post-1 is held by FRA
      And SPA can reach Post-1
      And ENG can reach Post-1

    Scenario Outline: a <religion> Spain comes first
      Given SPA is <religion>
      And ENG is conciliatory
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is lent to SPA

      Examples:
        | religion       |
        | conciliatory   |
        | counter-reform |

    Scenario: a catholic England steps in for a protestant Spain
      Given SPA is protestant
      And ENG is conciliatory
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is lent to ENG

    Scenario: a protestant England does not step in
      Given SPA is protestant
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: England does not step in for a catholic Spain that cannot reach the post
      Given ENG is conciliatory
      And SPA cannot reach Post-1
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: a catholic England that cannot reach the post does not get it
      Given SPA is protestant
      And ENG is conciliatory
      And ENG cannot reach Post-1
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: Spain gives the post back when the event ends
      Given III.11 is in effect
      And Post-1 is lent to SPA
      When III.11 ends
      Then Post-1 is lent to nobody

    Scenario: a post that Portugal lent to Spain stays with Spain
      Given III.11 is in effect
      And Post-1 is held by POR
      And Post-1 is lent to SPA
      When III.11 ends
      Then Post-1 is still lent to SPA

    Scenario: an orthodox borrower did not get the post by this event
      Given III.11 is in effect
      And Post-1 is lent to RUS
      When III.11 ends
      Then Post-1 is still lent to RUS

  @III.11/administration.5.colony.3-4
  Rule: III.11/administration.5.colony.3-4 A level lost on 3 or 4

    Scenario Outline: a post of level <level> loses one on <die>
      Given Post-1 is held by FRA
      And Post-1 has level <level>
      When the die for Post-1 shows <die>
      And the administration step is played
      Then Post-1 loses 1 levels

      Examples:
        | level | die |
        | 5     | 3   |
        | 2     | 4   |

    Scenario: the last level is kept
      Given Post-1 is held by FRA
      And Post-1 has level 1
      When the die for Post-1 shows 4
      And the administration step is played
      Then Post-1 still has level 1

    Scenario: nothing is lost on 5
      Given Post-1 is held by FRA
      And Post-1 has level 3
      When the die for Post-1 shows 5
      And the administration step is played
      Then Post-1 still has level 3

  @III.11/administration.5.colony.mod
  Rule: III.11/administration.5.colony.mod One less for a counter-reformed France

    Scenario: a die of 5 counts as 4
      Given FRA is counter-reform
      And Post-1 is held by FRA
      And Post-1 has level 3
      When the die for Post-1 shows 5
      And the administration step is played
      Then Post-1 loses 1 levels

    Scenario: a die of 5 counts in full in a protestant France
      Given FRA is protestant
      And Post-1 is held by FRA
      And Post-1 has level 3
      When the die for Post-1 shows 5
      And the administration step is played
      Then Post-1 still has level 3

    Scenario: a die of 1 counts for nothing in a counter-reformed France
      Given FRA is counter-reform
      And Post-1 is held by FRA
      And ENG can reach Post-1
      And SPA can reach Post-1
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is still lent to nobody

  @III.11/administration.5.end
  Rule: III.11/administration.5.end What was lost for a time comes back in quiet times

    Scenario: a fleet level comes back while no rebellion is active
      Given FRA has 3 fleet levels out of play in Zone-1
      When FRA brings a fleet level back in Zone-1
      Then FRA brings a fleet level back in Zone-1 is allowed because of III.11/administration.5.end

    Scenario: an active rebellion gives no leave to bring a fleet level back
      Given FRA has an active rebellion
      And FRA has 3 fleet levels out of play in Zone-1
      When FRA brings a fleet level back in Zone-1
      Then FRA brings a fleet level back in Zone-1 is not allowed because of III.11/administration.5.end

    Scenario: an inactive rebellion leaves open whether a fleet level comes back
      Given III.11 is in effect
      And FRA has 3 fleet levels out of play in Zone-1
      When FRA brings a fleet level back in Zone-1
      Then the rules disagree whether FRA brings a fleet level back in Zone-1 is allowed

    Scenario: a post comes back while no rebellion is active
      Given Post-1 is held by FRA (context)
      And Post-1 is lent to HOL
      When HOL hands Post-1 over to FRA
      Then HOL hands Post-1 over to FRA is allowed because of III.11/administration.5.end
      And Post-1 is lent to nobody

    Scenario: an active rebellion gives no leave to hand a post back
      Given FRA has an active rebellion
      And Post-1 is lent to HOL
      When HOL hands Post-1 over to FRA
      Then HOL hands Post-1 over to FRA is not allowed because of III.11/administration.5.end

    Scenario: whoever has not borrowed a post has no leave to hand it over
      Given Post-1 is held by SPA
      And Post-1 is lent to HOL
      When SPA hands Post-1 over to FRA
      Then SPA hands Post-1 over to FRA is not allowed because of III.11/administration.5.end
