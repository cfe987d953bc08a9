Feature: 16.5 Secondary effects

  @pop/16.5.2
  Rule: pop/16.5.2 You is the Active player

    Scenario: on a picked Event
      Given Event-1 is picked
      And FRANCE is the Active player
      Then FRANCE is you for the symbols of Event-1

    Scenario: not somebody else
      Given Event-1 is picked (context)
      And SPAIN is the Active player
      Then FRANCE is not you for the symbols of Event-1

    Scenario: not before it is picked
      Given Event-1 is undecided
      And FRANCE is the Active player (context)
      Then FRANCE is not you for the symbols of Event-1

  @pop/16.5.5
  Rule: pop/16.5.5 Nobody is you on an unpicked Event

    Scenario: even with an Active player
      Given Event-1 is unpicked
      And FRANCE is the Active player (context)
      Then nobody is you for the symbols of Event-1
      And pop/16.5.5 is kept

  @pop/16.5.mortality.1
  Rule: pop/16.5.mortality.1 The symbol of the Event gives an H

    Scenario: a character with the symbol
      Given the portrait of Character-1 carries a symbol of Event-1
      When the symbols of Event-1 are resolved
      Then Character-1 has 1 H
      And Character-1 is still in play

    Scenario: the symbol of another Event
      Given the portrait of Character-1 carries a symbol of Event-2
      When the symbols of Event-1 are resolved
      Then Character-1 still has 0 H

    Scenario: a character that is not in play
      Given the portrait of Character-1 carries a symbol of Event-1 (context)
      And Character-1 is not in play
      When the symbols of Event-1 are resolved
      Then Character-1 still has 0 H

  @pop/16.5.mortality.2
  Rule: pop/16.5.mortality.2 The second H kills

    Scenario: the second H
      Given Character-1 has 1 H
      When Character-1 receives an H
      Then Character-1 is not in play

    Scenario: the first does not
      Given Character-1 has 0 H (context)
      When Character-1 receives an H
      Then Character-1 is still in play

  @pop/16.5.unrest.1
  Rule: pop/16.5.unrest.1 Each Unrest is a Rebel Die

    Scenario Outline: a realm with <n> Provinces in Unrest
      Given Event-1 shows the Unrest symbol
      And Province-1 belongs to FRANCE
      And Province-2 belongs to FRANCE
      And Province-1 <first>
      And Province-2 <second>
      And FRANCE has to roll 3 Rebel Dice
      When the symbols of Event-1 are resolved
      Then FRANCE has to roll <n> Rebel Dice

      Examples:
        | first         | second        | n |
        | has Unrest    | has Unrest    | 2 |
        | has Unrest    | has no Unrest | 1 |
        | has no Unrest | has no Unrest | 0 |

    Scenario: Provinces of others do not count
      Given Event-1 shows the Unrest symbol
      And Province-1 belongs to SPAIN
      And Province-1 has Unrest
      And FRANCE has to roll 3 Rebel Dice
      When the symbols of Event-1 are resolved
      Then FRANCE has to roll 0 Rebel Dice
      And SPAIN has to roll 1 Rebel Dice

    Scenario: without the symbol nothing is rolled
      Given Event-1 shows no Unrest symbol
      And Province-1 belongs to FRANCE (context)
      And Province-1 has Unrest (context)
      When the symbols of Event-1 are resolved
      Then FRANCE still has to roll 0 Rebel Dice

    Scenario: who is no player rolls nothing
      Given Event-1 shows the Unrest symbol (context)
      And Province-1 belongs to SAVOY
      And Province-1 has Unrest (context)
      When the symbols of Event-1 are resolved
      Then SAVOY still has to roll 0 Rebel Dice

  @pop/16.5.unrest.2
  Rule: pop/16.5.unrest.2 You roll one at most

    Background:
      Given Event-1 shows the Unrest symbol
      And Event-1 is picked
      And FRANCE is the Active player
      And Province-1 belongs to FRANCE
      And Province-2 belongs to FRANCE
      And Province-1 has Unrest
      And Province-2 has Unrest

    Scenario: two Provinces are one die
      When the symbols of Event-1 are resolved
      Then FRANCE has to roll 1 Rebel Dice

    Scenario Outline: it is otherwise when <reason>
      Given <reason>
      When the symbols of Event-1 are resolved
      Then FRANCE has to roll <n> Rebel Dice

      Examples:
        | reason                       | n |
        | SPAIN is the Active player   | 2 |
        | Event-1 is unpicked          | 2 |
        | Province-2 has no Unrest     | 1 |
        | Province-2 belongs to SPAIN  | 1 |

    Scenario: no Unrest is no die
      Given Province-1 has no Unrest
      And Province-2 has no Unrest
      And FRANCE has to roll 3 Rebel Dice
      When the symbols of Event-1 are resolved
      Then FRANCE has to roll 0 Rebel Dice

    Scenario: without the symbol nothing is rolled by you
      Given Event-1 shows no Unrest symbol
      When the symbols of Event-1 are resolved
      Then FRANCE still has to roll 0 Rebel Dice

  @pop/16.5.native.1
  Rule: pop/16.5.native.1 The Colonist Pool loses one

    Scenario: every player loses one
      Given Event-1 shows the Natives symbol
      And FRANCE has 3 in the Colonist Pool
      And SPAIN has 2 in the Colonist Pool
      When the symbols of Event-1 are resolved
      Then FRANCE has 2 in the Colonist Pool
      And SPAIN has 1 in the Colonist Pool

    Scenario: an empty Pool has none to lose
      Given Event-1 shows the Natives symbol
      And FRANCE has 0 in the Colonist Pool
      When the symbols of Event-1 are resolved
      Then a number goes past the end because of pop/16.5.native.1: FRANCE has 0 in the Colonist Pool

    Scenario: without the symbol nothing is lost
      Given Event-1 shows no Natives symbol
      And FRANCE has 3 in the Colonist Pool
      When the symbols of Event-1 are resolved
      Then FRANCE still has 3 in the Colonist Pool

    Scenario: who is no player loses nothing
      Given Event-1 shows the Natives symbol (context)
      And SAVOY has 3 in the Colonist Pool
      When the symbols of Event-1 are resolved
      Then SAVOY still has 3 in the Colonist Pool

    Scenario: whom it is spared loses nothing
      Given Event-1 shows the Natives symbol
      And FRANCE has 3 in the Colonist Pool
      And Event-1 is picked
      And FRANCE is the Active player
      When FRANCE ignores the lost Colonist
      And the symbols of Event-1 are resolved
      Then FRANCE still has 3 in the Colonist Pool

  @pop/16.5.native.2
  Rule: pop/16.5.native.2 A Distant t gets Unrest

    Background:
      Given Event-1 shows the Natives symbol
      And Province-1 has a Distant t of FRANCE

    Scenario: the one that is chosen
      When the t of FRANCE that suffers lies in Province-1
      And the symbols of Event-1 are resolved
      Then Province-1 has Unrest
      And Province-2 still has no Unrest

    Scenario Outline: there is none when <reason>
      Given <reason>
      When the t of FRANCE that suffers lies in Province-1
      And the symbols of Event-1 are resolved
      Then Province-1 still has no Unrest

      Examples:
        | reason                                 |
        | Event-1 shows no Natives symbol        |
        | Province-1 has a Distant t of SPAIN    |
        | FRANCE is a DNPR                       |

    Scenario: whom it is spared has no Unrest
      Given Event-1 is picked
      And FRANCE is the Active player
      When FRANCE ignores the new Unrest
      And the t of FRANCE that suffers lies in Province-1 (context)
      And the symbols of Event-1 are resolved
      Then Province-1 still has no Unrest

    Scenario: another one than the chosen
      Given Province-2 has a Distant t of FRANCE
      When the t of FRANCE that suffers lies in Province-2
      And the symbols of Event-1 are resolved
      Then Province-1 still has no Unrest

  @pop/16.5.native.3
  Rule: pop/16.5.native.3 You may leave out one of the two

    Background:
      Given Event-1 shows the Natives symbol
      And Event-1 is picked
      And FRANCE is the Active player
      And FRANCE has 3 in the Colonist Pool
      And Province-1 has a Distant t of FRANCE

    Scenario: the lost Colonist
      When FRANCE ignores the lost Colonist
      And the t of FRANCE that suffers lies in Province-1
      And the symbols of Event-1 are resolved
      Then FRANCE still has 3 in the Colonist Pool
      And Province-1 has Unrest

    Scenario: the new Unrest
      When FRANCE ignores the new Unrest
      And the t of FRANCE that suffers lies in Province-1
      And the symbols of Event-1 are resolved
      Then FRANCE has 2 in the Colonist Pool
      And Province-1 still has no Unrest

    Scenario Outline: nobody is spared when <reason>
      Given <reason>
      When FRANCE ignores the lost Colonist
      And the symbols of Event-1 are resolved
      Then FRANCE has 2 in the Colonist Pool

      Examples:
        | reason                     |
        | SPAIN is the Active player |
        | Event-1 is unpicked        |

  @pop/16.5.lost.1
  Rule: pop/16.5.lost.1 You sink a Ship of each Opponent

    Background:
      Given Event-1 shows the Storm symbol
      And Event-1 is picked
      And FRANCE is the Active player
      And Ship-1 belongs to SPAIN
      And Ship-2 belongs to SPAIN

    Scenario: the chosen one is taken away
      When the Ship of SPAIN that sinks is Ship-1
      And the symbols of Event-1 are resolved
      Then Ship-1 is off the map
      And Ship-2 still belongs to SPAIN

    Scenario Outline: it stays when <reason>
      Given <reason>
      When the Ship of SPAIN that sinks is Ship-1
      And the symbols of Event-1 are resolved
      Then Ship-1 still belongs to SPAIN

      Examples:
        | reason                             |
        | Event-1 shows no Storm symbol      |
        | Event-1 is undecided               |
        | Ship-1 lies next to a Friendly Port |
        | SPAIN is the Active player         |
        | SPAIN is a DNPR                    |

    Scenario: the Ship of a third stays
      Given Ship-3 belongs to ENGLAND
      When the Ship of SPAIN that sinks is Ship-3
      And the symbols of Event-1 are resolved
      Then Ship-3 still belongs to ENGLAND

    Scenario: Ships of your own stay
      Given Ship-3 belongs to FRANCE
      When the Ship of FRANCE that sinks is Ship-3
      And the symbols of Event-1 are resolved
      Then Ship-3 still belongs to FRANCE

  @pop/16.5.lost.2
  Rule: pop/16.5.lost.2 On an unpicked Event each player chooses

    Background:
      Given Event-1 shows the Storm symbol
      And Event-1 is unpicked
      And Ship-1 belongs to SPAIN

    Scenario: a Ship of one's own
      When the Ship of SPAIN that sinks is Ship-1
      And the symbols of Event-1 are resolved
      Then Ship-1 is off the map

    Scenario Outline: it stays without a player's choice when <reason>
      Given <reason>
      When the Ship of SPAIN that sinks is Ship-1
      And the symbols of Event-1 are resolved
      Then Ship-1 is still not off the map

      Examples:
        | reason                             |
        | Event-1 shows no Storm symbol      |
        | Event-1 is undecided               |
        | Ship-1 lies next to a Friendly Port |
        | Ship-1 belongs to FRANCE           |
        | SPAIN is a DNPR                    |

    Scenario: the one that is not chosen
      Given Ship-2 belongs to SPAIN (context)
      When the Ship of SPAIN that sinks is Ship-2
      And the symbols of Event-1 are resolved
      Then Ship-1 still belongs to SPAIN

  @pop/16.5.pirates.1
  Rule: pop/16.5.pirates.1 You put a Pirate Ship where you like

    Background:
      Given Event-1 shows the Pirates symbol
      And the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player
      And Node-1 is Maritime

    Scenario: into a Maritime Node
      When FRANCE puts a Pirate Ship into Node-1
      Then FRANCE puts a Pirate Ship into Node-1 is allowed because of pop/16.5.pirates.1
      And Node-1 has 1 Pirate Ships

    Scenario Outline: not when <reason>
      Given <reason>
      When FRANCE puts a Pirate Ship into Node-1
      Then FRANCE puts a Pirate Ship into Node-1 is not allowed because of pop/16.5.pirates.1
      And Node-1 still has 0 Pirate Ships

      Examples:
        | reason                              |
        | Event-1 shows no Pirates symbol     |
        | the symbols of Event-1 are not used up |
        | Event-1 is unpicked                 |
        | SPAIN is the Active player          |
        | Node-1 is not Maritime              |

  @pop/16.5.pirates.2
  Rule: pop/16.5.pirates.2 A Node with a Merchant comes first

    Background:
      Given Event-1 shows the Pirates symbol (context)
      And the symbols of Event-1 are used up (context)
      And Event-1 is picked (context)
      And FRANCE is the Active player (context)
      And Node-1 is Maritime (context)
      And Node-2 is Maritime
      And Node-2 has 1 Merchants

    Scenario: an empty Node is barred
      When FRANCE puts a Pirate Ship into Node-1
      Then FRANCE puts a Pirate Ship into Node-1 is refused because of pop/16.5.pirates.2

    Scenario Outline: it is open when <reason>
      Given <reason>
      When FRANCE puts a Pirate Ship into Node-1
      Then FRANCE puts a Pirate Ship into Node-1 is not refused because of pop/16.5.pirates.2
      And Node-1 has 1 Pirate Ships

      Examples:
        | reason                  |
        | Node-1 has 1 Merchants  |
        | Node-2 has no Merchant  |
        | Node-2 is not Maritime  |

  @pop/16.5.pirates.4
  Rule: pop/16.5.pirates.4 By itself it goes where most Merchants are

    Background:
      Given Event-1 shows the Pirates symbol
      And Event-1 is unpicked
      And Node-1 has 2 Merchants
      And Node-2 has 1 Merchants

    Scenario: one Node has most
      When Node-3 is drawn by lot (context)
      And the symbols of Event-1 are resolved
      Then Node-1 has 1 Pirate Ships
      And Node-2 still has 0 Pirate Ships

    Scenario Outline: it does not when <reason>
      Given <reason>
      When Node-3 is drawn by lot (context)
      And the symbols of Event-1 are resolved
      Then Node-1 still has 0 Pirate Ships

      Examples:
        | reason                          |
        | Event-1 shows no Pirates symbol |
        | Event-1 is picked               |
        | Node-2 has 3 Merchants          |

  @pop/16.5.pirates.5
  Rule: pop/16.5.pirates.5 An Expanded Node comes first among equals, then the lot

    Background:
      Given Event-1 shows the Pirates symbol
      And Event-1 is unpicked
      And Node-1 has 2 Merchants
      And Node-2 has 2 Merchants

    Scenario Outline: with <first> and <second>, the lot on <lot>
      Given Node-1 is <first>
      And Node-2 is <second>
      When Node-<lot> is drawn by lot
      And the symbols of Event-1 are resolved
      Then Node-1 <one> Pirate Ships
      And Node-2 <other> Pirate Ships

      Examples:
        | first        | second       | lot | one         | other       |
        | Expanded     | not Expanded | 2   | has 1       | still has 0 |
        | Expanded     | Expanded     | 2   | still has 0 | has 1       |
        | Expanded     | Expanded     | 1   | has 1       | still has 0 |
        | not Expanded | not Expanded | 1   | has 1       | still has 0 |
        | not Expanded | not Expanded | 3   | still has 0 | still has 0 |

    Scenario: an Expanded Node with fewer Merchants does not come first
      Given Node-3 is Expanded
      And Node-3 has 1 Merchants
      When Node-2 is drawn by lot
      And the symbols of Event-1 are resolved
      Then Node-2 has 1 Pirate Ships
      And Node-3 still has 0 Pirate Ships

    Scenario: of two Expanded ones and a third the lot does not fall on the third
      Given Node-3 has 2 Merchants
      And Node-1 is Expanded
      And Node-2 is Expanded
      When Node-3 is drawn by lot
      And the symbols of Event-1 are resolved
      Then Node-3 still has 0 Pirate Ships

    Scenario Outline: nothing happens when <reason>
      Given <reason>
      And Node-1 is <kind>
      When Node-1 is drawn by lot
      And the symbols of Event-1 are resolved
      Then Node-1 still has 0 Pirate Ships

      Examples:
        | reason                          | kind         |
        | Event-1 shows no Pirates symbol | Expanded     |
        | Event-1 is picked               | Expanded     |
        | Event-1 shows no Pirates symbol | not Expanded |
        | Event-1 is picked               | not Expanded |
        | Node-3 has 3 Merchants          | Expanded     |
        | Node-3 has 3 Merchants          | not Expanded |

  @pop/16.5.cardinal.1
  Rule: pop/16.5.cardinal.1 The Active player takes a C off the Papal Curia

    Scenario: the chosen C leaves the Papal Curia
      Given Event-1 is picked
      And Event-1 shows the Cardinal symbol
      And FRANCE is the Active player
      And Cardinal-2 is on slot 3
      When Cardinal-2 is chosen
      And the symbols of Event-1 are resolved
      Then Cardinal-2 is on slot 0

    Scenario: a C that is not chosen stays
      Given Event-1 is picked (context)
      And Event-1 shows the Cardinal symbol (context)
      And FRANCE is the Active player (context)
      And Cardinal-1 is on slot 2
      And Cardinal-2 is on slot 3 (context)
      When Cardinal-2 is chosen
      And the symbols of Event-1 are resolved
      Then Cardinal-1 is still on slot 2
      And Cardinal-2 is on slot 0

    Scenario: the C of Roma is safe
      Given Event-1 is picked (context)
      And Event-1 shows the Cardinal symbol (context)
      And FRANCE is the Active player (context)
      And Roma-C is on slot 3
      When Roma-C is chosen
      And the symbols of Event-1 are resolved
      Then Roma-C is still on slot 3

    Scenario Outline: nothing leaves when <reason>
      Given Event-1 is picked (context)
      And Event-1 shows the Cardinal symbol (context)
      And FRANCE is the Active player (context)
      And Cardinal-2 is on slot 3
      But <reason>
      When Cardinal-2 is chosen (context)
      And the symbols of Event-1 are resolved
      Then Cardinal-2 is still on slot 3

      Examples:
        | reason                             |
        | Event-1 is undecided               |
        | Event-1 is unpicked                |
        | Event-1 shows no Cardinal symbol   |

    Scenario: without an Active player nobody chooses
      Given Event-1 is picked (context)
      And Event-1 shows the Cardinal symbol (context)
      And Cardinal-2 is on slot 3
      When Cardinal-2 is chosen (context)
      And the symbols of Event-1 are resolved
      Then Cardinal-2 is still on slot 3

  @pop/16.5.cardinal.2
  Rule: pop/16.5.cardinal.2 The gap is closed from the right

    Scenario: all C to the right slide by one slot
      Given Cardinal-1 is on slot 2
      And Cardinal-2 is on slot 3
      And Cardinal-3 is on slot 4
      And Roma-C is on slot 7
      When Cardinal-2 leaves the Papal Curia
      Then Cardinal-1 is still on slot 2
      And Cardinal-3 is on slot 3
      And Roma-C is on slot 6
      And Cardinal-4 is still on slot 0

  @pop/16.5.cardinal.3
  Rule: pop/16.5.cardinal.3 On its own the symbol strikes the PR with the most C

    Scenario: the rightmost C of the leading PR goes
      Given Event-1 is unpicked
      And Event-1 shows the Cardinal symbol
      And Cardinal-1 belongs to FRANCE
      And Cardinal-1 is on slot 2
      And Cardinal-2 belongs to FRANCE
      And Cardinal-2 is on slot 5
      And Cardinal-3 belongs to SPAIN (context)
      And Cardinal-3 is on slot 6
      And Cardinal-4 belongs to SPAIN
      When the symbols of Event-1 are resolved
      Then Cardinal-1 is still on slot 2
      And Cardinal-2 is on slot 0
      And Cardinal-3 is on slot 5

    Scenario: the C of a realm without a player do not count
      Given Event-1 is unpicked
      And Event-1 shows the Cardinal symbol
      And Cardinal-1 belongs to SAVOY (context)
      And Cardinal-1 is on slot 2
      And Cardinal-2 belongs to SAVOY (context)
      And Cardinal-2 is on slot 3
      And Cardinal-3 belongs to FRANCE
      And Cardinal-3 is on slot 1
      When the symbols of Event-1 are resolved
      Then Cardinal-3 is on slot 0
      And Cardinal-1 is on slot 1
      And Cardinal-2 is on slot 2

    Scenario: only C on the Papal Curia count
      Given Event-1 is unpicked
      And Event-1 shows the Cardinal symbol
      And Cardinal-1 belongs to SPAIN
      And Cardinal-1 is on slot 1
      And Cardinal-2 belongs to SPAIN
      And Cardinal-2 is on slot 3
      And Cardinal-3 belongs to FRANCE (context)
      And Cardinal-3 is on slot 5
      And Cardinal-4 belongs to FRANCE
      And Cardinal-5 belongs to FRANCE
      When the symbols of Event-1 are resolved
      Then Cardinal-2 is on slot 0
      And Cardinal-1 is still on slot 1
      And Cardinal-3 is on slot 4

    Scenario: the C of Roma is not spared here
      Given Event-1 is unpicked
      And Event-1 shows the Cardinal symbol
      And Cardinal-1 belongs to SPAIN (context)
      And Cardinal-1 is on slot 1
      And Roma-C belongs to SPAIN
      And Roma-C is on slot 2
      When the symbols of Event-1 are resolved
      Then Roma-C is on slot 0
      And Cardinal-1 is still on slot 1

    Scenario: a tie is no lead
      Given Event-1 is unpicked
      And Event-1 shows the Cardinal symbol
      And Cardinal-1 belongs to SPAIN
      And Cardinal-1 is on slot 1
      And Cardinal-3 belongs to FRANCE (context)
      And Cardinal-3 is on slot 3
      And Cardinal-4 belongs to FRANCE (context)
      When SPAIN is chosen among the tied
      And the symbols of Event-1 are resolved
      Then Cardinal-1 is on slot 0
      And Cardinal-3 is on slot 2

    Scenario Outline: no C goes when <reason>
      Given Event-1 is unpicked (context)
      And Event-1 shows the Cardinal symbol (context)
      And Cardinal-1 belongs to FRANCE (context)
      And Cardinal-1 is on slot 3
      But <reason>
      When the symbols of Event-1 are resolved
      Then Cardinal-1 is still on slot 3

      Examples:
        | reason                           |
        | Event-1 is undecided             |
        | Event-1 is picked                |
        | Event-1 shows no Cardinal symbol |
        | Cardinal-1 belongs to SAVOY      |

  @pop/16.5.cardinal.4
  Rule: pop/16.5.cardinal.4 Among tied PRs one loses its rightmost C

    Scenario: the PR that is singled out loses its rightmost C
      Given Event-1 is unpicked
      And Event-1 shows the Cardinal symbol
      And Cardinal-1 belongs to FRANCE
      And Cardinal-1 is on slot 2
      And Cardinal-2 belongs to FRANCE
      And Cardinal-2 is on slot 5
      And Cardinal-3 belongs to SPAIN (context)
      And Cardinal-3 is on slot 3
      And Cardinal-4 belongs to SPAIN (context)
      And Cardinal-4 is on slot 6
      When FRANCE is chosen among the tied
      And the symbols of Event-1 are resolved
      Then Cardinal-2 is on slot 0
      And Cardinal-1 is still on slot 2
      And Cardinal-3 is still on slot 3
      And Cardinal-4 is on slot 5

    Scenario Outline: of two PRs with one C each <loser> is singled out
      Given Event-1 is unpicked
      And Event-1 shows the Cardinal symbol
      And Cardinal-1 belongs to FRANCE (context)
      And Cardinal-1 is on slot 1 (context)
      And Cardinal-2 belongs to FRANCE (context)
      And Cardinal-3 belongs to SPAIN (context)
      And Cardinal-3 is on slot 3 (context)
      And Cardinal-4 belongs to SPAIN (context)
      When <loser> is chosen among the tied
      And the symbols of Event-1 are resolved
      Then <lost> is on slot 0

      Examples:
        | loser  | lost       |
        | FRANCE | Cardinal-1 |
        | SPAIN  | Cardinal-3 |

    Scenario: a tie of three is settled in the same way
      Given Event-1 is unpicked
      And Event-1 shows the Cardinal symbol
      And Cardinal-1 belongs to FRANCE
      And Cardinal-1 is on slot 1
      And Cardinal-3 belongs to SPAIN (context)
      And Cardinal-3 is on slot 3
      And Cardinal-5 belongs to ENGLAND (context)
      And Cardinal-5 is on slot 5
      When FRANCE is chosen among the tied
      And the symbols of Event-1 are resolved
      Then Cardinal-1 is on slot 0
      And Cardinal-3 is on slot 2
      And Cardinal-5 is on slot 4

    Scenario: PRs tied for less than the most C lose nothing
      Given Event-1 is unpicked (context)
      And Event-1 shows the Cardinal symbol (context)
      And MILAN sits on seat 5
      And MILAN is a PR (context)
      And Cardinal-1 belongs to ENGLAND (context)
      And Cardinal-1 is on slot 1
      And Cardinal-2 belongs to ENGLAND (context)
      And Cardinal-3 belongs to MILAN (context)
      And Cardinal-3 is on slot 2
      And Cardinal-4 belongs to SPAIN
      And Cardinal-4 is on slot 3
      And Cardinal-5 belongs to SPAIN
      And Cardinal-5 is on slot 4
      And Cardinal-6 belongs to FRANCE
      And Cardinal-6 is on slot 5
      And Cardinal-7 belongs to FRANCE
      And Cardinal-7 is on slot 6
      When ENGLAND is chosen among the tied
      And the symbols of Event-1 are resolved
      Then Cardinal-1 is still on slot 1
      And Cardinal-3 is still on slot 2
      And Cardinal-5 is still on slot 4
      And Cardinal-7 is still on slot 6

    Scenario: with one C each two tied PRs lose nothing beside one that has two
      Given Event-1 is unpicked
      And Event-1 shows the Cardinal symbol
      And Cardinal-1 belongs to SPAIN
      And Cardinal-1 is on slot 1
      And Cardinal-2 belongs to FRANCE
      And Cardinal-2 is on slot 2
      And Cardinal-3 belongs to ENGLAND
      And Cardinal-3 is on slot 3
      And Cardinal-4 belongs to SPAIN
      And Cardinal-4 is on slot 4
      When FRANCE is chosen among the tied (context)
      And the symbols of Event-1 are resolved
      Then Cardinal-2 is still on slot 2
      And Cardinal-4 is on slot 0

    Scenario: a realm without a player is never singled out
      Given Event-1 is unpicked (context)
      And Event-1 shows the Cardinal symbol (context)
      And Cardinal-1 belongs to SAVOY (context)
      And Cardinal-1 is on slot 2
      And Cardinal-2 belongs to FRANCE
      And Cardinal-2 is on slot 3
      And Cardinal-3 belongs to SPAIN
      And Cardinal-3 is on slot 4
      When SAVOY is chosen among the tied
      And the symbols of Event-1 are resolved
      Then Cardinal-1 is still on slot 2
      And Cardinal-2 is still on slot 3
      And Cardinal-3 is still on slot 4

    Scenario: on an empty Papal Curia there is no tie to settle
      Given Event-1 is unpicked (context)
      And Event-1 shows the Cardinal symbol (context)
      And Cardinal-1 belongs to FRANCE (context)
      And Cardinal-2 belongs to SPAIN (context)
      When the symbols of Event-1 are resolved
      Then Cardinal-1 is still on slot 0
      And Cardinal-2 is still on slot 0

    Scenario: a PR that leads alone has no lot to fear
      Given Event-1 is unpicked (context)
      And Event-1 shows the Cardinal symbol (context)
      And Cardinal-1 belongs to FRANCE
      And Cardinal-1 is on slot 3
      And Cardinal-2 belongs to SPAIN (context)
      When the symbols of Event-1 are resolved
      Then Cardinal-1 is on slot 0

    Scenario Outline: no tied PR loses a C when <reason>
      Given Event-1 is unpicked (context)
      And Event-1 shows the Cardinal symbol (context)
      And Cardinal-1 belongs to FRANCE (context)
      And Cardinal-1 is on slot 3
      And Cardinal-2 belongs to SPAIN (context)
      And Cardinal-2 is on slot 4
      But <reason>
      When FRANCE is chosen among the tied (context)
      And the symbols of Event-1 are resolved
      Then Cardinal-1 is still on slot 3
      And Cardinal-2 is still on slot 4

      Examples:
        | reason                           |
        | Event-1 is undecided             |
        | Event-1 is picked                |
        | Event-1 shows no Cardinal symbol |

  @pop/16.5.attrition.1
  Rule: pop/16.5.attrition.1 One of four Deployed Land Units is lost

    Background:
      Given Event-1 shows the Attrition symbol
      And Event-1 is picked
      And SPAIN is the Active player
      And FRANCE is at War with ENGLAND
      And FRANCE has 8 Deployed Land Units

    Scenario Outline: of <n> there are <left> left
      Given FRANCE has <n> Deployed Land Units
      When the symbols of Event-1 are resolved
      Then FRANCE has <left> Deployed Land Units

      Examples:
        | n | left |
        | 8 | 6    |
        | 7 | 6    |
        | 4 | 3    |

    Scenario: fewer than four are spared
      Given FRANCE has 3 Deployed Land Units
      When the symbols of Event-1 are resolved
      Then FRANCE still has 3 Deployed Land Units

    Scenario: on an unpicked Event nobody is spared
      Given Event-1 is unpicked
      And FRANCE is the Active player
      When the symbols of Event-1 are resolved
      Then FRANCE has 6 Deployed Land Units

    Scenario Outline: nothing is lost when <reason>
      Given <reason>
      When the symbols of Event-1 are resolved
      Then FRANCE still has 8 Deployed Land Units

      Examples:
        | reason                           |
        | Event-1 shows no Attrition symbol |
        | FRANCE is not at War with ENGLAND |
        | FRANCE is the Active player       |
        | FRANCE is a DNPR                  |

  @pop/16.5.vassals.1
  Rule: pop/16.5.vassals.1 Where v are disloyal

    Scenario Outline: with v, and <reason>
      Given FRANCE has 2 v in Area-1
      And FRANCE has <own> I in Area-1
      And SPAIN has <other> I in Area-1
      Then the v of FRANCE in Area-1 are <are>

      Examples:
        | reason               | own | other | are      |
        | no I                 | 0   | 0     | disloyal |
        | less I than another  | 1   | 2     | disloyal |
        | as much I as another | 1   | 1     | loyal    |
        | most I               | 2   | 1     | loyal    |

    Scenario: an M is enough
      Given FRANCE has 2 v in Area-1 (context)
      And FRANCE has an M in Area-1
      Then the v of FRANCE in Area-1 are loyal

    Scenario: without v there is nothing to rise
      Given FRANCE has 0 v in Area-1
      Then the v of FRANCE in Area-1 are loyal

    Scenario: I of an NPR does not count
      Given FRANCE has 2 v in Area-1 (context)
      And FRANCE has 1 I in Area-1
      And SAVOY has 2 I in Area-1
      Then the v of FRANCE in Area-1 are loyal

    Scenario: only a PR is affected
      Given SAVOY has 2 v in Area-1
      Then the v of SAVOY in Area-1 are loyal

  @pop/16.5.vassals.2
  Rule: pop/16.5.vassals.2 An Area with most of them is picked

    Background:
      Given FRANCE has 2 v in Area-1
      And FRANCE has 1 v in Area-2

    Scenario: the Area with most v
      When FRANCE lets the v of Area-1 rise
      Then the v of FRANCE in Area-1 rise

    Scenario: one with fewer is not picked
      When FRANCE lets the v of Area-2 rise (context)
      Then the v of FRANCE in Area-2 do not rise

    Scenario: loyal v do not count
      Given FRANCE has 1 I in Area-1
      When FRANCE lets the v of Area-2 rise
      Then the v of FRANCE in Area-2 rise

    Scenario: loyal v are not picked
      Given FRANCE has 1 I in Area-1
      When FRANCE lets the v of Area-1 rise (context)
      Then the v of FRANCE in Area-1 do not rise

    Scenario: an Area that is not picked
      When FRANCE lets the v of Area-2 rise
      Then the v of FRANCE in Area-1 do not rise

  @pop/16.5.vassals.3
  Rule: pop/16.5.vassals.3 The v gain Unrest

    Background:
      Given Event-1 shows the Vassals symbol
      And FRANCE has 2 v in Area-1

    Scenario: in the Area that is picked
      When FRANCE lets the v of Area-1 rise
      And the symbols of Event-1 are resolved
      Then the v of FRANCE in Area-1 have Unrest

    Scenario: without the symbol they have none
      Given Event-1 shows no Vassals symbol
      When FRANCE lets the v of Area-1 rise (context)
      And the symbols of Event-1 are resolved
      Then the v of FRANCE in Area-1 have no Unrest still

    Scenario: in no other Area
      Given FRANCE has 2 v in Area-2
      When FRANCE lets the v of Area-1 rise
      And the symbols of Event-1 are resolved
      Then the v of FRANCE in Area-2 have no Unrest still

  @pop/16.5.vassals.4
  Rule: pop/16.5.vassals.4 Their Tax Value is placed in "?"

    Background:
      Given Event-1 shows the Vassals symbol
      And FRANCE has 2 v in Area-1
      And the v of FRANCE in Area-1 have a Tax Value of 3

    Scenario: as many as they are worth
      When FRANCE lets the v of Area-1 rise
      And the symbols of Event-1 are resolved
      Then Area-1 has 3 ?

    Scenario: without the symbol no ?
      Given Event-1 shows no Vassals symbol
      When FRANCE lets the v of Area-1 rise (context)
      And the symbols of Event-1 are resolved
      Then Area-1 still has 0 ?

    Scenario: you place none
      Given Event-1 is picked
      And FRANCE is the Active player
      When FRANCE lets the v of Area-1 rise
      And the symbols of Event-1 are resolved
      Then Area-1 still has 0 ?
      And the v of FRANCE in Area-1 have Unrest

    Scenario: no ? in another Area
      Given FRANCE has 2 v in Area-2
      And the v of FRANCE in Area-2 have a Tax Value of 1
      When FRANCE lets the v of Area-1 rise
      And the symbols of Event-1 are resolved
      Then Area-2 still has 0 ?

  @pop/16.5.vassals.5
  Rule: pop/16.5.vassals.5 You do not have to place any

    Background:
      Given Event-1 shows the Vassals symbol
      And FRANCE has 2 v in Area-1
      And the v of FRANCE in Area-1 have a Tax Value of 3
      And FRANCE is the Active player

    Scenario: you place none, and have the Unrest
      Given Event-1 is picked
      When FRANCE lets the v of Area-1 rise
      And the symbols of Event-1 are resolved
      Then Area-1 still has 0 ?
      And the v of FRANCE in Area-1 have Unrest
      And pop/16.5.vassals.5 applies

    Scenario: on an unpicked Event nobody is you
      Given Event-1 is unpicked
      When FRANCE lets the v of Area-1 rise
      And the symbols of Event-1 are resolved
      Then Area-1 has 3 ?
      And pop/16.5.vassals.5 does not apply

  @pop/16.5.expansion.1
  Rule: pop/16.5.expansion.1 A symbol takes one DNPR of its colour

    Background:
      Given Event-1 shows an Expansion of blue DNPRs
      And the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player
      And MILAN is a DNPR
      And MILAN has the colour blue
      And SCOTLAND is a DNPR
      And SCOTLAND has the colour blue

    Scenario: you pick it
      When FRANCE picks MILAN for the Expansion of Event-1
      Then FRANCE picks MILAN for the Expansion of Event-1 is allowed because of pop/16.5.expansion.1
      And MILAN is picked out for Event-1

    Scenario Outline: it is not to be picked when <reason>
      Given <reason>
      When FRANCE picks MILAN for the Expansion of Event-1
      Then FRANCE picks MILAN for the Expansion of Event-1 is not allowed because of pop/16.5.expansion.1
      And MILAN is still not picked out for Event-1

      Examples:
        | reason                                    |
        | Event-1 shows no Expansion of blue DNPRs  |
        | the symbols of Event-1 are not used up    |
        | Event-1 is unpicked                       |
        | SPAIN is the Active player                |
        | MILAN is an NPR                           |
        | MILAN has the colour green                |
        | SCOTLAND is picked out for Event-1        |
        | SCOTLAND is served for Event-1            |

    Scenario: an Active Ally is not to be picked
      Given MILAN is an Ally of SPAIN
      And MILAN is an Active Ally of SPAIN
      When FRANCE picks MILAN for the Expansion of Event-1
      Then FRANCE picks MILAN for the Expansion of Event-1 is not allowed because of pop/16.5.expansion.1

    Scenario: an Ally that is not Active may be picked
      Given MILAN is an Ally of SPAIN (context)
      When FRANCE picks MILAN for the Expansion of Event-1
      Then MILAN is picked out for Event-1

    Scenario: the symbol of another colour takes a DNPR of its own
      Given Event-1 shows an Expansion of green DNPRs (context)
      And SCOTLAND has the colour green
      And SCOTLAND is served for Event-1 (context)
      When FRANCE picks MILAN for the Expansion of Event-1
      Then MILAN is picked out for Event-1

  @pop/16.5.expansion.2
  Rule: pop/16.5.expansion.2 The token goes on a Province next to it

    Background:
      Given Event-1 is picked
      And FRANCE is the Active player
      And MILAN is picked out for Event-1
      And Province-1 lies next to MILAN

    Scenario: on a neighbour
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then FRANCE places a token of MILAN on Province-1 for Event-1 is allowed because of pop/16.5.expansion.2
      And a token of MILAN lies on Province-1
      And MILAN is served for Event-1

    Scenario Outline: no token goes there when <reason>
      Given <reason>
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then FRANCE places a token of MILAN on Province-1 for Event-1 is not allowed because of pop/16.5.expansion.2
      And no token of MILAN still lies on Province-1

      Examples:
        | reason                              |
        | Event-1 is unpicked                 |
        | SPAIN is the Active player          |
        | MILAN is waiting for Event-1        |
        | MILAN is served for Event-1         |
        | Province-1 does not lie next to MILAN |

  @pop/16.5.expansion.3
  Rule: pop/16.5.expansion.3 Some Provinces are barred

    Background:
      Given Event-1 is picked
      And FRANCE is the Active player
      And MILAN is a DNPR (context)
      And MILAN is picked out for Event-1
      And Province-1 lies next to MILAN
      And MILAN is an Ally of SPAIN
      And Province-1 belongs to SAVOY
      And Province-2 belongs to SAVOY

    Scenario Outline: barred, since <reason>
      Given <reason>
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then FRANCE places a token of MILAN on Province-1 for Event-1 is refused because of pop/16.5.expansion.3

      Examples:
        | reason                                  |
        | Province-1 is a Capital                 |
        | Province-1 is Occupied by ENGLAND       |
        | Province-1 belongs to SPAIN             |
        | Province-1 is a Core Province of FRANCE |

    Scenario Outline: open, with <reason>
      Given <reason>
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then FRANCE places a token of MILAN on Province-1 for Event-1 is not refused because of pop/16.5.expansion.3
      And a token of MILAN lies on Province-1

      Examples:
        | reason                                    |
        | Province-1 belongs to ENGLAND             |
        | Province-1 is a Core Province of SCOTLAND |
        | Province-2 is a Capital                   |
        | Province-2 is Occupied by ENGLAND         |

    Scenario: the Capital that is the last Province of an NPR is open
      Given Province-1 is a Capital
      And Province-2 belongs to SCOTLAND
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then a token of MILAN lies on Province-1

    Scenario: the Capital that is the last Province of a PR is barred
      Given Province-1 is a Capital
      And Province-1 belongs to ENGLAND
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then FRANCE places a token of MILAN on Province-1 for Event-1 is refused because of pop/16.5.expansion.3

    Scenario: without an Alliance a Province of that PR is open
      Given Province-1 belongs to SPAIN
      And MILAN is an Ally of ENGLAND
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then a token of MILAN lies on Province-1

  @pop/16.5.expansion.4
  Rule: pop/16.5.expansion.4 A Province of an NPR is taken over

    Background:
      Given Event-1 is picked
      And FRANCE is the Active player
      And MILAN is a DNPR (context)
      And MILAN is picked out for Event-1
      And Province-1 lies next to MILAN

    Scenario: that of an NPR
      Given Province-1 belongs to SAVOY
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then Province-1 belongs to MILAN
      And MILAN takes over Province-1

    Scenario Outline: that of <owner> stays with it
      Given SCOTLAND is a DNPR
      And Province-1 belongs to <owner>
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then Province-1 still belongs to <owner>
      And a token of MILAN lies on Province-1

      Examples:
        | owner    |
        | SPAIN    |
        | SCOTLAND |

  @pop/16.5.expansion.5
  Rule: pop/16.5.expansion.5 A t or v gets Unrest

    Background:
      Given Event-1 is picked
      And FRANCE is the Active player
      And MILAN is a DNPR
      And MILAN is picked out for Event-1
      And Province-1 lies next to MILAN

    Scenario: with a t or v
      Given Province-1 has a t or v of SPAIN
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then Province-1 has Unrest
      And Province-1 counts as Core Province of MILAN
      And Province-1 still has a t or v of SPAIN

    Scenario: without one
      Given Province-1 has no t or v (context)
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then Province-1 still has no Unrest
      And Province-1 still does not count as Core Province of MILAN

  @pop/16.5.expansion.6
  Rule: pop/16.5.expansion.6 From Age II a vacant Territory will do

    Background:
      Given the Age is 2
      And Event-1 is picked
      And FRANCE is the Active player
      And MILAN is picked out for Event-1
      And MILAN has a Port facing the Atlantic Ocean
      And Province-1 is a vacant Territory

    Scenario: it goes there
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then FRANCE places a token of MILAN on Province-1 for Event-1 is allowed because of pop/16.5.expansion.6
      And a token of MILAN lies on Province-1

    Scenario: so it does in later Ages
      Given the Age is 3 (context)
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then a token of MILAN lies on Province-1

    Scenario Outline: no token goes overseas when <reason>
      Given <reason>
      When FRANCE places a token of MILAN on Province-1 for Event-1
      Then FRANCE places a token of MILAN on Province-1 for Event-1 is not allowed because of pop/16.5.expansion.6
      And no token of MILAN still lies on Province-1

      Examples:
        | reason                                    |
        | the Age is 1                              |
        | Event-1 is unpicked                       |
        | SPAIN is the Active player                |
        | MILAN is waiting for Event-1              |
        | MILAN has no Port facing the Atlantic Ocean |
        | Province-1 is not a vacant Territory      |

  @pop/16.5.expansion.7
  Rule: pop/16.5.expansion.7 Who loses a Province of an Ally may have a CB

    Background:
      Given MILAN is a DNPR
      And Province-1 belongs to SAVOY
      And SAVOY is an Ally of SPAIN

    Scenario: the player is owed a CB
      When MILAN takes over Province-1
      Then SPAIN is owed a CB on MILAN
      And FRANCE is still owed no CB on MILAN

    Scenario Outline: nothing is owed when <reason>
      Given <reason>
      When MILAN takes over Province-1
      Then SPAIN is still owed no CB on MILAN

      Examples:
        | reason                          |
        | MILAN is an NPR                 |
        | Province-1 belongs to SCOTLAND  |
        | SAVOY is an Ally of ENGLAND     |
        | SAVOY is a DNPR                 |

    Scenario: the CB is placed
      Given SPAIN is owed a CB on MILAN
      When SPAIN places a CB on the Capital of MILAN for a loss
      Then SPAIN has a CB on the Capital of MILAN
      And SPAIN is owed no CB on MILAN

    Scenario: without a loss there is none
      When SPAIN places a CB on the Capital of MILAN for a loss
      Then SPAIN places a CB on the Capital of MILAN for a loss is not allowed because of pop/16.5.expansion.7
      And SPAIN still has no CB on the Capital of MILAN

    Scenario: an automatic loss counts too
      Given Event-1 is unpicked
      And Event-1 shows an Expansion of blue DNPRs
      And MILAN has the colour blue
      And Province-1 lies next to MILAN
      When the symbols of Event-1 are resolved
      Then SPAIN is owed a CB on MILAN

  @pop/16.5.expansion.8
  Rule: pop/16.5.expansion.8 By itself every DNPR of the colour Annexes a Province

    Background:
      Given Event-1 is unpicked
      And Event-1 shows an Expansion of blue DNPRs
      And MILAN is a DNPR
      And MILAN has the colour blue
      And Province-1 lies next to MILAN
      And Province-1 belongs to SAVOY

    Scenario: the only one
      When Province-3 falls to MILAN (context)
      And the symbols of Event-1 are resolved
      Then Province-1 belongs to MILAN
      And Province-1 is not open to MILAN

    Scenario Outline: nothing is Annexed when <reason>
      Given <reason>
      When Province-1 falls to MILAN (context)
      And the symbols of Event-1 are resolved
      Then MILAN still has no Province

      Examples:
        | reason                                   |
        | Event-1 is picked                        |
        | Event-1 shows no Expansion of blue DNPRs |
        | MILAN is an NPR                          |
        | MILAN has the colour green               |
        | Province-1 does not lie next to MILAN    |
        | Province-1 belongs to SPAIN              |

    Scenario: each DNPR of the colour has its own
      Given SCOTLAND is a DNPR
      And SCOTLAND has the colour blue
      And Province-2 lies next to SCOTLAND
      And Province-2 belongs to SAVOY
      When the symbols of Event-1 are resolved
      Then Province-1 belongs to MILAN
      And Province-2 belongs to SCOTLAND

    Scenario: two DNPRs reach for the same Province
      Given SCOTLAND is a DNPR
      And SCOTLAND has the colour blue
      And Province-1 lies next to SCOTLAND
      When the symbols of Event-1 are resolved
      Then the rules disagree whether Province-1 belongs to MILAN

    Scenario: an Active Ally and an Occupied Capital are no exception
      Given MILAN is an Ally of SPAIN (context)
      And MILAN is an Active Ally of SPAIN (context)
      And Province-1 is a Capital (context)
      And Province-2 belongs to SAVOY (context)
      And Province-1 is Occupied by FRANCE (context)
      When the symbols of Event-1 are resolved
      Then Province-1 belongs to MILAN

    Scenario Outline: of two Provinces of one Realm somebody takes Province-<n>
      Given Province-2 lies next to MILAN
      And Province-2 belongs to SAVOY
      When Province-<n> falls to MILAN
      And the symbols of Event-1 are resolved
      Then Province-<n> belongs to MILAN
      And Province-<other> still belongs to SAVOY

      Examples:
        | n | other |
        | 1 | 2     |
        | 2 | 1     |

    Scenario: the one that it prefers
      Given Province-2 lies next to MILAN
      And Province-2 belongs to SAVOY
      And Province-2 lies in Area-2
      And Province-3 belongs to MILAN
      And Province-3 lies in Area-2
      When the symbols of Event-1 are resolved
      Then Province-2 belongs to MILAN
      And Province-1 still belongs to SAVOY

    Scenario: not the one behind two others
      Given Province-2 lies next to MILAN
      And Province-2 belongs to SAVOY
      And Province-3 lies next to MILAN
      And Province-3 belongs to SCOTLAND
      When Province-3 falls to MILAN
      And the symbols of Event-1 are resolved
      Then Province-3 still belongs to SCOTLAND
      And MILAN still has no Province

    Scenario Outline: of two Provinces of one Realm none is taken when <reason>
      Given Province-2 lies next to MILAN
      And Province-2 belongs to SAVOY
      And <reason>
      When Province-<n> falls to MILAN
      And the symbols of Event-1 are resolved
      Then Province-1 still belongs to SAVOY
      And Province-2 still belongs to SAVOY

      Examples:
        | reason                                   | n |
        | Event-1 is picked                        | 1 |
        | Event-1 shows no Expansion of blue DNPRs | 1 |
        | MILAN has the colour green               | 1 |
        | Province-3 belongs to SAVOY              | 3 |

  @pop/16.5.expansion.9
  Rule: pop/16.5.expansion.9 Areas of its own come first, then Areas next to them

    Background:
      Given MILAN is a DNPR
      And Province-1 lies next to MILAN
      And Province-1 belongs to SAVOY
      And Province-1 lies in Area-1 (context)
      And Province-2 lies next to MILAN
      And Province-2 belongs to SAVOY
      And Province-2 lies in Area-2
      And Province-3 belongs to MILAN

    Scenario: its own Area
      Given Province-3 lies in Area-2
      Then MILAN prefers Province-2 to Province-1
      And MILAN does not prefer Province-1 to Province-2

    Scenario: an Area next to its own by Land
      Given Province-1 lies in Area-3
      And Province-3 lies in Area-1 (context)
      And Area-2 borders Area-1 by Land
      Then MILAN prefers Province-2 to Province-1
      And MILAN does not prefer Province-1 to Province-2

    Scenario: its own Area before the one next to it
      Given Province-3 lies in Area-1 (context)
      And Area-2 borders Area-1 by Land
      Then MILAN prefers Province-1 to Province-2
      And MILAN does not prefer Province-2 to Province-1

    Scenario Outline: neither is preferred when <reason>
      Given Province-3 lies in Area-2
      And <reason>
      Then MILAN does not prefer Province-2 to Province-1
      And MILAN does not prefer Province-1 to Province-2

      Examples:
        | reason                                |
        | Province-2 does not lie next to MILAN |
        | Province-1 does not lie next to MILAN |
        | Province-3 lies in Area-3             |
        | Province-1 lies in Area-2             |
        | Province-3 belongs to SPAIN           |

    Scenario Outline: the one next to its own is not preferred when <reason>
      Given Province-1 lies in Area-3
      And Province-3 lies in Area-1 (context)
      And Area-2 borders Area-1 by Land
      And <reason>
      Then MILAN does not prefer Province-2 to Province-1
      And MILAN does not prefer Province-1 to Province-2

      Examples:
        | reason                                   |
        | Province-2 does not lie next to MILAN    |
        | Province-1 does not lie next to MILAN    |
        | Area-2 does not border Area-1 by Land    |
        | Province-1 lies in Area-2                |
        | Province-3 belongs to SPAIN              |

    Scenario Outline: Areas and poverty pull apart, with Province-3 in <area>
      Given Province-1 lies in Area-3
      And Area-2 borders Area-1 by Land
      And Province-3 lies in <area>
      And Province-1 belongs to SCOTLAND
      And SAVOY has a Tax Income of 1
      Then the rules disagree whether MILAN prefers Province-1 to Province-2
      And the rules disagree whether MILAN prefers Province-2 to Province-1

      Examples:
        | area   |
        | Area-1 |
        | Area-2 |

    Scenario: next to each other both in Areas of its own
      Given Province-3 lies in Area-1 (context)
      And Province-2 lies in Area-1
      And Area-1 borders Area-2 by Land (context)
      Then MILAN does not prefer Province-2 to Province-1
      And MILAN does not prefer Province-1 to Province-2

  @pop/16.5.expansion.10
  Rule: pop/16.5.expansion.10 It goes for the least Tax Income

    Background:
      Given MILAN is a DNPR
      And Province-1 lies next to MILAN
      And Province-1 belongs to SAVOY
      And SAVOY has a Tax Income of 3
      And Province-2 lies next to MILAN
      And Province-2 belongs to SCOTLAND
      And SCOTLAND has a Tax Income of 2 (context)

    Scenario: the poorer one
      Then MILAN prefers Province-2 to Province-1
      And MILAN does not prefer Province-1 to Province-2

    Scenario Outline: the poorer one is not preferred when <reason>
      Given <reason>
      Then MILAN does not prefer Province-2 to Province-1

      Examples:
        | reason                                |
        | SCOTLAND has a Tax Income of 3        |
        | SCOTLAND has a Tax Income of 4        |
        | Province-1 does not lie next to MILAN |
        | Province-2 does not lie next to MILAN |
        | Province-2 belongs to SPAIN           |
        | Province-2 belongs to SAVOY           |
        | Province-1 belongs to SCOTLAND        |
        | Province-1 belongs to SPAIN           |

    Scenario: the richer one lies in an Area of its own
      Given Province-3 belongs to MILAN
      And Province-2 lies in Area-2
      Then the rules disagree whether MILAN prefers Province-2 to Province-1
      And the rules disagree whether MILAN prefers Province-1 to Province-2

  @pop/16.5.expansion.11
  Rule: pop/16.5.expansion.11 The alphabet breaks ties between Realms

    Background:
      Given MILAN is a DNPR
      And Province-1 lies next to MILAN
      And Province-1 belongs to SAVOY
      And Province-2 lies next to MILAN
      And Province-2 belongs to SCOTLAND

    Scenario: the earlier name
      Then MILAN prefers Province-1 to Province-2
      And MILAN does not prefer Province-2 to Province-1

    Scenario: names count and not the order of the Realms
      Given Province-1 is number 2 in the alphabet
      And Province-2 is number 1 in the alphabet
      Then MILAN prefers Province-2 to Province-1
      And MILAN does not prefer Province-1 to Province-2

    Scenario Outline: the earlier one is not preferred when <reason>
      Given <reason>
      Then MILAN does not prefer Province-1 to Province-2

      Examples:
        | reason                                |
        | SAVOY has a Tax Income of 1           |
        | Province-2 belongs to SAVOY           |
        | Province-1 does not lie next to MILAN |
        | Province-2 does not lie next to MILAN |

    Scenario Outline: with MILAN in Area-1 and its neighbour Area-2, <first> against <second>
      Given Province-3 lies in Area-1 (context)
      And Province-3 belongs to MILAN
      And Area-2 borders Area-1 by Land
      And Province-1 lies in <first>
      And Province-2 lies in <second>
      Then MILAN <one> Province-1 to Province-2
      And MILAN <other> Province-2 to Province-1

      Examples:
        | first  | second | one             | other           |
        | Area-1 | Area-1 | prefers         | does not prefer |
        | Area-2 | Area-2 | prefers         | does not prefer |
        | Area-3 | Area-3 | prefers         | does not prefer |
        | Area-2 | Area-1 | does not prefer | prefers         |
        | Area-3 | Area-1 | does not prefer | prefers         |
        | Area-3 | Area-2 | does not prefer | prefers         |

  @pop/16.5.religion.1
  Rule: pop/16.5.religion.1 The clusters are looked up first

    Background:
      Given Event-1 shows the Ideas symbol
      And a Protestant token lies in Area-2
      And a Protestant token lies in Area-3

    Scenario: two Areas that hang together
      Given Area-2 borders Area-3 by Land
      When the symbols of Event-1 are resolved
      Then the Protestant cluster with Area-2 in it is that of Area-2
      And the Protestant cluster with Area-3 in it is that of Area-2
      And the Protestant cluster with Area-1 in it is still that of nobody

    Scenario: two Areas apart
      When the symbols of Event-1 are resolved
      Then the Protestant cluster with Area-2 in it is that of Area-2
      And the Protestant cluster with Area-3 in it is that of Area-3

    Scenario: each Faith has its own
      Given the symbol of Area-1 is Counter-Reformed
      And Area-1 borders Area-2 by Land (context)
      When the symbols of Event-1 are resolved
      Then the Counter-Reformed cluster with Area-1 in it is that of Area-1
      And the Counter-Reformed cluster with Area-2 in it is still that of nobody

    Scenario: without the symbol nothing is looked up
      Given Event-1 shows no Ideas symbol
      And the Protestant cluster with Area-1 in it is that of Area-1
      And the Protestant cluster of Area-1 has had its Q
      When the symbols of Event-1 are resolved
      Then the Protestant cluster with Area-2 in it is still that of nobody
      And the Protestant cluster with Area-1 in it is still that of Area-1
      And the Protestant cluster of Area-1 has still had its Q

    Scenario: what was found before is forgotten
      Given the Protestant cluster with Area-1 in it is that of Area-1
      And the Protestant cluster of Area-2 has had its Q
      When the symbols of Event-1 are resolved
      Then the Protestant cluster with Area-1 in it is that of nobody
      And the Protestant cluster with Area-2 in it is that of Area-2
      And the Protestant cluster of Area-2 has not had its Q

    Scenario: the Counter-Reformed ones are looked up anew too
      Given the Counter-Reformed cluster with Area-1 in it is that of Area-1
      And the Counter-Reformed cluster of Area-1 has had its Q
      When the symbols of Event-1 are resolved
      Then the Counter-Reformed cluster with Area-1 in it is that of nobody
      And the Counter-Reformed cluster of Area-1 has not had its Q

    Scenario: a token covers the symbol
      Given the symbol of Area-1 is Protestant
      And a Diverse token lies in Area-1
      And the Protestant cluster with Area-1 in it is that of Area-1
      When the symbols of Event-1 are resolved
      Then the Protestant cluster with Area-1 in it is that of nobody

    Scenario: other Faiths do not spread
      Given a Diverse token lies in Area-1
      When the symbols of Event-1 are resolved
      Then the Diverse cluster with Area-1 in it is still that of nobody

  @pop/16.5.religion.2
  Rule: pop/16.5.religion.2 A cluster hangs together by Land

    Background:
      Given the symbol of Area-1 is Protestant
      And a Protestant token lies in Area-2
      And the symbol of Area-3 is Protestant
      And Area-1 borders Area-2 by Land
      And Area-2 borders Area-3 by Land

    Scenario: also by way of a third
      Then Area-1 and Area-3 are in one Protestant cluster
      And Area-1 and Area-2 are in one Protestant cluster
      And Area-1 and Area-3 are not in one Catholic cluster

    Scenario Outline: it is broken when <reason>
      Given <reason>
      Then Area-1 and Area-3 are not in one Protestant cluster

      Examples:
        | reason                                  |
        | no Protestant token lies in Area-2      |
        | the symbol of Area-1 is Catholic        |
        | the symbol of Area-3 is Catholic        |
        | a Diverse token lies in Area-3          |
        | Area-1 does not border Area-2 by Land   |

    Scenario: a Sea Zone does not join
      Given Area-1 does not border Area-2 by Land
      And Area-1 borders Area-2 across a Sea Zone (context)
      Then Area-1 and Area-2 are not in one Protestant cluster

  @pop/16.5.religion.3
  Rule: pop/16.5.religion.3 A single Area is a cluster too

    Scenario: alone
      Given a Protestant token lies in Area-1
      And a Protestant token lies in Area-2 (context)
      And Area-1 borders Area-3 by Land (context)
      Then Area-1 and Area-1 are in one Protestant cluster
      And Area-1 and Area-2 are not in one Protestant cluster
      And pop/16.5.religion.3 is kept

  @pop/16.5.religion.4
  Rule: pop/16.5.religion.4 A Q goes next to a cluster

    Background:
      Given Event-1 shows the Ideas symbol
      And the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player
      And the Protestant cluster with Area-1 in it is that of Area-1
      And Area-1 borders Area-2 by Land

    Scenario: next to it by Land
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is allowed because of pop/16.5.religion.4
      And a Protestant token lies in Area-2
      And 1 Protestant tokens were placed this Turn
      And a Q was placed in Area-2 this Turn
      And the Protestant cluster of Area-1 has had its Q

    Scenario Outline: no Q goes there when <what holds>
      Given <what holds>
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is not allowed because of pop/16.5.religion.4

      Examples:
        | what holds                                                     |
        | Event-1 shows no Ideas symbol                                  |
        | the symbols of Event-1 are not used up                         |
        | Event-1 is unpicked                                            |
        | 1 Protestant tokens were placed this Turn                      |
        | 1 Counter-Reformed tokens were placed this Turn                |
        | the Protestant cluster with Area-1 in it is that of nobody     |
        | the Protestant cluster with Area-2 in it is that of Area-1     |
        | Area-1 does not border Area-2 by Land                          |

    Scenario: a Q of the other kind does not go there
      When a Counter-Reformed Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Counter-Reformed Q goes next to the cluster of Area-1 into Area-2 for Event-1 is not allowed because of pop/16.5.religion.4

    Scenario: a Q of the Counter-Reformed kind
      Given the Counter-Reformed cluster with Area-1 in it is that of Area-1
      When a Counter-Reformed Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Counter-Reformed Q goes next to the cluster of Area-1 into Area-2 for Event-1 is allowed because of pop/16.5.religion.4
      And a Counter-Reformed token lies in Area-2

    Scenario: a Diverse Q does not go there
      Given the Diverse cluster with Area-1 in it is that of nobody (context)
      When a Diverse Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Diverse Q goes next to the cluster of Area-1 into Area-2 for Event-1 is not allowed because of pop/16.5.religion.4

  @pop/16.5.religion.5
  Rule: pop/16.5.religion.5 Across a Sea Zone is next to it

    Scenario Outline: Areas that <how> are <what>
      Given Area-1 <how>
      Then Area-2 <what> to Area-1 for a Q

      Examples:
        | how                                     | what        |
        | borders Area-2 across a Sea Zone        | is next     |
        | does not border Area-2 across a Sea Zone | is not next |

    Scenario: a Q goes across
      Given Event-1 shows the Ideas symbol
      And the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player
      And the Protestant cluster with Area-1 in it is that of Area-1
      And Area-1 borders Area-2 across a Sea Zone
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant token lies in Area-2

  @pop/16.5.religion.6
  Rule: pop/16.5.religion.6 Orthodox and Muslim Areas are out of reach

    Background:
      Given Event-1 shows the Ideas symbol (context)
      And the symbols of Event-1 are used up (context)
      And Event-1 is picked (context)
      And FRANCE is the Active player (context)
      And the Protestant cluster with Area-1 in it is that of Area-1 (context)
      And Area-1 borders Area-2 by Land (context)

    Scenario Outline: barred for <faith>
      Given the symbol of Area-2 is <faith>
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is refused because of pop/16.5.religion.6

      Examples:
        | faith    |
        | Orthodox |
        | Muslim   |

    Scenario: the second Q is barred too
      Given the symbol of Area-2 is Muslim
      And 1 Counter-Reformed tokens were placed this Turn
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is refused because of pop/16.5.religion.6

    Scenario: so it is without an Active player
      Given the symbol of Area-2 is Muslim
      And Event-1 is unpicked
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is refused because of pop/16.5.religion.6

    Scenario Outline: open for <faith>
      Given the symbol of Area-2 is <faith> (context)
      And the symbol of Area-3 is Orthodox (context)
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is not refused because of pop/16.5.religion.6
      And a Protestant token lies in Area-2

      Examples:
        | faith            |
        | Protestant       |
        | Counter-Reformed |

  @pop/16.5.religion.7
  Rule: pop/16.5.religion.7 A Q takes the place of a token

    Background:
      Given Event-1 shows the Ideas symbol
      And the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player
      And the Protestant cluster with Area-1 in it is that of Area-1
      And Area-1 borders Area-2 by Land

    Scenario Outline: that of <faith>
      Given a <faith> token lies in Area-2
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then no <faith> token lies in Area-2
      And a Protestant token lies in Area-2

      Examples:
        | faith            |
        | Counter-Reformed |
        | Diverse          |

    Scenario: a Counter-Reformed Q does so too
      Given the Counter-Reformed cluster with Area-3 in it is that of Area-3
      And Area-3 borders Area-2 by Land
      And a Protestant token lies in Area-2
      When a Counter-Reformed Q goes next to the cluster of Area-3 into Area-2 for Event-1
      Then no Protestant token lies in Area-2
      And a Counter-Reformed token lies in Area-2

    Scenario: not those of other Areas
      Given a Diverse token lies in Area-3
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Diverse token still lies in Area-3

  @pop/16.5.religion.8
  Rule: pop/16.5.religion.8 The next Q goes next to another cluster

    Background:
      Given Event-1 shows the Ideas symbol
      And the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player
      And 1 Protestant tokens were placed this Turn
      And the Counter-Reformed cluster with Area-1 in it is that of Area-1
      And Area-1 borders Area-2 by Land

    Scenario Outline: with <n> Protestant Q before
      Given <n> Protestant tokens were placed this Turn
      When a Counter-Reformed Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Counter-Reformed Q goes next to the cluster of Area-1 into Area-2 for Event-1 is allowed because of pop/16.5.religion.8
      And a Counter-Reformed token lies in Area-2

      Examples:
        | n |
        | 1 |
        | 3 |

    Scenario Outline: no other Q goes there when <reason>
      Given <reason>
      When a Counter-Reformed Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Counter-Reformed Q goes next to the cluster of Area-1 into Area-2 for Event-1 is not allowed because of pop/16.5.religion.8

      Examples:
        | reason                                                           |
        | Event-1 shows no Ideas symbol                                    |
        | the symbols of Event-1 are not used up                           |
        | Event-1 is unpicked                                              |
        | Event-1 is undecided                                             |
        | 0 Protestant tokens were placed this Turn                        |
        | 4 Protestant tokens were placed this Turn                        |
        | the Counter-Reformed cluster with Area-1 in it is that of nobody |
        | the Counter-Reformed cluster of Area-1 has had its Q             |
        | Area-1 does not border Area-2 by Land                            |
        | the Counter-Reformed cluster with Area-2 in it is that of Area-1 |

    Scenario: a Protestant Q after a Counter-Reformed one
      Given 0 Protestant tokens were placed this Turn
      And 1 Counter-Reformed tokens were placed this Turn
      And the Protestant cluster with Area-3 in it is that of Area-3
      And Area-3 borders Area-2 by Land
      When a Protestant Q goes next to the cluster of Area-3 into Area-2 for Event-1
      Then a Protestant token lies in Area-2

  @pop/16.5.religion.9
  Rule: pop/16.5.religion.9 Two Q of one kind make the other compulsory

    Background:
      Given Event-1 shows the Ideas symbol (context)
      And the symbols of Event-1 are used up (context)
      And Event-1 is picked (context)
      And FRANCE is the Active player (context)
      And 2 Protestant tokens were placed this Turn
      And the Protestant cluster with Area-1 in it is that of Area-1
      And the Counter-Reformed cluster with Area-3 in it is that of Area-3
      And Area-1 borders Area-2 by Land (context)

    Scenario: a third one of the kind is barred
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is refused because of pop/16.5.religion.9

    Scenario Outline: it is open with <what>
      Given <what>
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is not refused because of pop/16.5.religion.9
      And a Protestant token lies in Area-2

      Examples:
        | what                                                             |
        | 1 Protestant tokens were placed this Turn                        |
        | the Counter-Reformed cluster with Area-3 in it is that of nobody |

    Scenario: so it is with the Counter-Reformed
      Given 0 Protestant tokens were placed this Turn
      And 2 Counter-Reformed tokens were placed this Turn
      And Area-3 borders Area-2 by Land (context)
      When a Counter-Reformed Q goes next to the cluster of Area-3 into Area-2 for Event-1
      Then a Counter-Reformed Q goes next to the cluster of Area-3 into Area-2 for Event-1 is refused because of pop/16.5.religion.9

    Scenario: but not when there is nothing Protestant
      Given 0 Protestant tokens were placed this Turn (context)
      And 2 Counter-Reformed tokens were placed this Turn
      And the Protestant cluster with Area-1 in it is that of nobody
      And Area-3 borders Area-2 by Land
      When a Counter-Reformed Q goes next to the cluster of Area-3 into Area-2 for Event-1
      Then a Counter-Reformed token lies in Area-2

    Scenario: the other kind is open
      Given Area-3 borders Area-2 by Land
      When a Counter-Reformed Q goes next to the cluster of Area-3 into Area-2 for Event-1
      Then a Counter-Reformed Q goes next to the cluster of Area-3 into Area-2 for Event-1 is not refused because of pop/16.5.religion.9
      And a Counter-Reformed token lies in Area-2

  @pop/16.5.religion.10
  Rule: pop/16.5.religion.10 A Q of the same Turn stays

    Background:
      Given Event-1 shows the Ideas symbol (context)
      And the symbols of Event-1 are used up (context)
      And Event-1 is picked (context)
      And FRANCE is the Active player (context)
      And 1 Counter-Reformed tokens were placed this Turn (context)
      And the Protestant cluster with Area-1 in it is that of Area-1 (context)
      And Area-1 borders Area-2 by Land (context)
      And a Counter-Reformed token lies in Area-2 (context)

    Scenario: it is not replaced
      Given a Q was placed in Area-2 this Turn
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is refused because of pop/16.5.religion.10

    Scenario: nor by the first Q of another Event
      Given a Q was placed in Area-2 this Turn
      And 0 Counter-Reformed tokens were placed this Turn
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is refused because of pop/16.5.religion.10

    Scenario: nor without an Active player
      Given a Q was placed in Area-2 this Turn
      And Event-1 is unpicked
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is refused because of pop/16.5.religion.10

    Scenario Outline: a <faith> token <counts> of this Turn
      When a <faith> token comes into Area-3
      Then <counts> Q was placed in Area-3 this Turn

      Examples:
        | faith            | counts   |
        | Protestant       | a        |
        | Counter-Reformed | a        |
        | Diverse          | still no |
        | Revolutionary    | still no |

    Scenario: a Counter-Reformed Q does not replace it either
      Given a Q was placed in Area-2 this Turn
      And the Counter-Reformed cluster with Area-3 in it is that of Area-3 (context)
      And Area-3 borders Area-2 by Land (context)
      When a Counter-Reformed Q goes next to the cluster of Area-3 into Area-2 for Event-1
      Then a Counter-Reformed Q goes next to the cluster of Area-3 into Area-2 for Event-1 is refused because of pop/16.5.religion.10

    Scenario: an older Q is
      Given a Q was placed in Area-3 this Turn (context)
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is not refused because of pop/16.5.religion.10
      And no Counter-Reformed token lies in Area-2

  @pop/16.5.religion.11
  Rule: pop/16.5.religion.11 Without a cluster Diverse Faiths come in

    Background:
      Given Event-1 shows the Ideas symbol
      And the symbols of Event-1 are used up

    Scenario Outline: the token after <n>
      Given <n> Diverse tokens were placed this Turn
      When Diverse Faiths come into Area-1 for Event-1
      Then Diverse Faiths come into Area-1 for Event-1 is allowed because of pop/16.5.religion.11
      And a Diverse token lies in Area-1

      Examples:
        | n |
        | 0 |
        | 1 |

    Scenario Outline: none comes in when <reason>
      Given <reason>
      When Diverse Faiths come into Area-1 for Event-1
      Then Diverse Faiths come into Area-1 for Event-1 is not allowed because of pop/16.5.religion.11
      And no Diverse token still lies in Area-1

      Examples:
        | reason                                                           |
        | Event-1 shows no Ideas symbol                                    |
        | the symbols of Event-1 are not used up                           |
        | the Protestant cluster with Area-2 in it is that of Area-2       |
        | the Counter-Reformed cluster with Area-2 in it is that of Area-2 |
        | 2 Diverse tokens were placed this Turn                           |
        | a Protestant token lies in Area-1                                |
        | the symbol of Area-1 is Muslim                                   |
        | Area-1 lies next to a Sea Zone with a †                          |

  @pop/16.5.religion.12
  Rule: pop/16.5.religion.12 By themselves the two Faiths take turns

    Background:
      Given Event-1 shows the Ideas symbol
      And the symbols of Event-1 are used up
      And Event-1 is unpicked
      And the Protestant cluster with Area-1 in it is that of Area-1
      And the Counter-Reformed cluster with Area-3 in it is that of Area-3
      And Area-1 borders Area-2 by Land
      And Area-3 borders Area-2 by Land

    Scenario Outline: after <p> and <c> it is <faith>
      Given <p> Protestant tokens were placed this Turn
      And <c> Counter-Reformed tokens were placed this Turn
      When a <faith> Q goes next to the cluster of <head> into Area-2 for Event-1
      Then a <faith> Q goes next to the cluster of <head> into Area-2 for Event-1 is allowed because of pop/16.5.religion.12
      And a <faith> token lies in Area-2

      Examples:
        | p | c | faith            | head   |
        | 0 | 0 | Protestant       | Area-1 |
        | 1 | 0 | Counter-Reformed | Area-3 |
        | 1 | 1 | Protestant       | Area-1 |
        | 2 | 1 | Counter-Reformed | Area-3 |

    Scenario Outline: after <p> and <c> it is not <faith>
      Given <p> Protestant tokens were placed this Turn
      And <c> Counter-Reformed tokens were placed this Turn
      When a <faith> Q goes next to the cluster of <head> into Area-2 for Event-1
      Then a <faith> Q goes next to the cluster of <head> into Area-2 for Event-1 is not allowed because of pop/16.5.religion.12
      And no <faith> token still lies in Area-2

      Examples:
        | p | c | faith            | head   |
        | 0 | 0 | Counter-Reformed | Area-3 |
        | 1 | 0 | Protestant       | Area-1 |
        | 2 | 2 | Protestant       | Area-1 |

    Scenario Outline: where the other is missing it is <faith> again
      Given the <other> cluster with <gone> in it is that of nobody
      And <p> Protestant tokens were placed this Turn (context)
      When a <faith> Q goes next to the cluster of <head> into Area-2 for Event-1
      Then a <faith> token lies in Area-2

      Examples:
        | other            | gone   | p | faith            | head   |
        | Counter-Reformed | Area-3 | 2 | Protestant       | Area-1 |
        | Protestant       | Area-1 | 0 | Counter-Reformed | Area-3 |

    Scenario Outline: none spreads when <reason>
      Given <reason>
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is not allowed because of pop/16.5.religion.12
      And no Protestant token still lies in Area-2

      Examples:
        | reason                                                     |
        | Event-1 shows no Ideas symbol                              |
        | the symbols of Event-1 are not used up                     |
        | Event-1 is undecided                                       |
        | the Protestant cluster with Area-1 in it is that of nobody |
        | the Protestant cluster of Area-1 has had its Q             |
        | Area-1 does not border Area-2 by Land                      |
        | the Protestant cluster with Area-2 in it is that of Area-1 |

  @pop/16.5.religion.13
  Rule: pop/16.5.religion.13 Areas with a t first, then the Tax Value, then the alphabet

    Background:
      Given Event-1 shows the Ideas symbol (context)
      And the symbols of Event-1 are used up (context)
      And Event-1 is unpicked
      And the Protestant cluster with Area-1 in it is that of Area-1
      And Area-1 borders Area-2 by Land
      And Area-1 borders Area-3 by Land

    Scenario Outline: <t2> t and <tax2> against <t3> t and <tax3>
      Given Area-2 has <t2> t
      And Area-3 has <t3> t
      And the Provinces of Area-2 have a total Tax Value of <tax2>
      And the Provinces of Area-3 have a total Tax Value of <tax3>
      When a Protestant Q goes next to the cluster of Area-1 into <worse> for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into <worse> for Event-1 is refused because of pop/16.5.religion.13
      And a Protestant Q goes next to the cluster of Area-1 into <better> for Event-1 is not refused because of pop/16.5.religion.13

      Examples:
        | t2 | tax2 | t3 | tax3 | worse  | better |
        | 0  | 5    | 1  | 2    | Area-2 | Area-3 |
        | 1  | 2    | 0  | 5    | Area-3 | Area-2 |
        | 1  | 2    | 2  | 2    | Area-3 | Area-2 |
        | 2  | 2    | 1  | 3    | Area-2 | Area-3 |
        | 0  | 2    | 0  | 3    | Area-2 | Area-3 |
        | 0  | 3    | 0  | 2    | Area-3 | Area-2 |
        | 0  | 2    | 0  | 2    | Area-3 | Area-2 |

    Scenario: the alphabet goes by names
      Given Area-2 is number 3 in the alphabet of Areas
      And Area-3 is number 2 in the alphabet of Areas
      When a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-2 for Event-1 is refused because of pop/16.5.religion.13

    Scenario Outline: the other Area does not count when <reason>
      Given <reason>
      When a Protestant Q goes next to the cluster of Area-1 into Area-3 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-3 for Event-1 is not refused because of pop/16.5.religion.13
      And a Protestant token lies in Area-3

      Examples:
        | reason                                                     |
        | Area-1 does not border Area-2 by Land                      |
        | a Q was placed in Area-2 this Turn                         |
        | the symbol of Area-2 is Orthodox                           |
        | the symbol of Area-2 is Muslim                             |
        | the Protestant cluster with Area-2 in it is that of Area-1 |

    Scenario: who chooses by hand is free
      Given Event-1 is picked
      And FRANCE is the Active player
      When a Protestant Q goes next to the cluster of Area-1 into Area-3 for Event-1
      Then a Protestant Q goes next to the cluster of Area-1 into Area-3 for Event-1 is not refused because of pop/16.5.religion.13
      And a Protestant token lies in Area-3

    Scenario Outline: the order holds for the Revolution too, past a <faith> Area
      Given the Deluxe Edition or its expansion is in use (context)
      And Event-1 shows the Revolution symbol (context)
      And the Revolutionary cluster with Area-1 in it is that of Area-1
      And the symbol of Area-2 is <faith> (context)
      And the symbol of Area-3 is <other>
      And a Q was placed in Area-2 this Turn
      And Area-2 has 1 t (context)
      When a Revolutionary Q goes next to the cluster of Area-1 into Area-3 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-1 into Area-3 for Event-1 is refused because of pop/16.5.religion.13

      Examples:
        | faith    | other    |
        | Muslim   | Catholic |
        | Catholic | Muslim   |

  @pop/16.5.religion.14
  Rule: pop/16.5.religion.14 Diverse Faiths follow the alphabet

    Background:
      Given Event-1 shows the Ideas symbol (context)
      And the symbols of Event-1 are used up (context)
      And Event-1 is unpicked

    Scenario: a later Area has to wait
      When Diverse Faiths come into Area-2 for Event-1
      Then Diverse Faiths come into Area-2 for Event-1 is refused because of pop/16.5.religion.14
      And Diverse Faiths come into Area-1 for Event-1 is not refused because of pop/16.5.religion.14

    Scenario Outline: it need not when <reason>
      Given <reason>
      When Diverse Faiths come into Area-2 for Event-1
      Then Diverse Faiths come into Area-2 for Event-1 is not refused because of pop/16.5.religion.14
      And a Diverse token lies in Area-2

      Examples:
        | reason                                  |
        | Event-1 is picked                       |
        | a Diverse token lies in Area-1          |
        | the symbol of Area-1 is Muslim          |
        | Area-1 lies next to a Sea Zone with a † |

  @pop/16.5.revolution.1
  Rule: pop/16.5.revolution.1 Only in the Deluxe Edition or its expansion

    Background:
      Given Event-1 shows the Revolution symbol (context)
      And the symbols of Event-1 are used up (context)
      And Event-1 is picked (context)
      And FRANCE is the Active player (context)

    Scenario Outline: a ^ next to a cluster where <edition> is in use is <what>
      Given <edition> is in use
      And the symbol of Area-2 is <faith>
      And the Revolutionary cluster with Area-1 in it is that of Area-1
      And Area-1 borders Area-2 by Land
      When a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1 is <what> because of pop/16.5.revolution.1

      Examples:
        | edition                                     | faith    | what        |
        | neither the Deluxe Edition nor its expansion | Catholic | refused     |
        | neither the Deluxe Edition nor its expansion | Muslim   | refused     |
        | the Deluxe Edition or its expansion         | Catholic | not refused |

    Scenario Outline: the first ^ where <edition> is in use is <what>
      Given <edition> is in use
      And the Capital of FRANCE lies in Area-1
      When a ^ is put into Area-1 for Event-1
      Then a ^ is put into Area-1 for Event-1 is <what> because of pop/16.5.revolution.1

      Examples:
        | edition                                     | what        |
        | neither the Deluxe Edition nor its expansion | refused     |
        | the Deluxe Edition or its expansion         | not refused |

    Scenario: the one ^ more is refused too
      Given neither the Deluxe Edition nor its expansion is in use (context)
      And the Revolutionary cluster with Area-1 in it is that of Area-1
      When a ^ is put into Area-3 for Event-1
      Then a ^ is put into Area-3 for Event-1 is refused because of pop/16.5.revolution.1

    Scenario: so is the spread by itself
      Given neither the Deluxe Edition nor its expansion is in use (context)
      And Event-1 is unpicked
      And the Revolutionary cluster with Area-1 in it is that of Area-1
      And Area-1 borders Area-2 by Land
      When a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1 is refused because of pop/16.5.revolution.1

  @pop/16.5.revolution.3
  Rule: pop/16.5.revolution.3 It goes as with the religions

    Background:
      Given the Deluxe Edition or its expansion is in use
      And Event-1 shows the Revolution symbol
      And a Revolutionary token lies in Area-2
      And a Revolutionary token lies in Area-3

    Scenario: the clusters are looked up
      Given Area-2 borders Area-3 by Land
      When the symbols of Event-1 are resolved
      Then the Revolutionary cluster with Area-2 in it is that of Area-2
      And the Revolutionary cluster with Area-3 in it is that of Area-2
      And the Revolutionary cluster with Area-1 in it is still that of nobody

    Scenario: what was found of it before is forgotten
      Given the Revolutionary cluster with Area-1 in it is that of Area-1
      And the Revolutionary cluster of Area-2 has had its Q
      When the symbols of Event-1 are resolved
      Then the Revolutionary cluster with Area-1 in it is that of nobody
      And the Revolutionary cluster of Area-2 has not had its Q

    Scenario: without the symbol the Revolution is not looked up
      Given Event-1 shows no Revolution symbol
      And the Revolutionary cluster with Area-1 in it is that of Area-1
      And the Revolutionary cluster of Area-2 has had its Q
      When the symbols of Event-1 are resolved
      Then the Revolutionary cluster with Area-2 in it is still that of nobody
      And the Revolutionary cluster with Area-1 in it is still that of Area-1
      And the Revolutionary cluster of Area-2 has still had its Q

    Scenario Outline: a ^ goes next to a cluster, with <n> before
      Given the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player
      And the Revolutionary cluster with Area-2 in it is that of Area-2
      And Area-2 borders Area-1 <how>
      And <n> Revolutionary tokens were placed this Turn
      When a Revolutionary Q goes next to the cluster of Area-2 into Area-1 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-2 into Area-1 for Event-1 is allowed because of pop/16.5.revolution.3
      And a Revolutionary token lies in Area-1
      And the Revolutionary cluster of Area-2 has had its Q

      Examples:
        | n | how               |
        | 0 | by Land           |
        | 3 | across a Sea Zone |

    Scenario Outline: no ^ goes there when <reason>
      Given the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player
      And the Revolutionary cluster with Area-2 in it is that of Area-2
      And Area-2 borders Area-1 by Land
      And <reason>
      When a Revolutionary Q goes next to the cluster of Area-2 into Area-1 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-2 into Area-1 for Event-1 is not allowed because of pop/16.5.revolution.3
      And no Revolutionary token still lies in Area-1

      Examples:
        | reason                                                        |
        | Event-1 shows no Revolution symbol                            |
        | the symbols of Event-1 are not used up                        |
        | Event-1 is undecided                                          |
        | 4 Revolutionary tokens were placed this Turn                  |
        | the Revolutionary cluster with Area-2 in it is that of nobody |
        | the Revolutionary cluster with Area-1 in it is that of Area-2 |
        | the Revolutionary cluster of Area-2 has had its Q             |
        | Area-2 does not border Area-1 by Land                         |

    Scenario: the ^ does not go next to a cluster of a religion
      Given the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player
      And the Protestant cluster with Area-2 in it is that of Area-2 (context)
      And Area-2 borders Area-1 by Land (context)
      When a Revolutionary Q goes next to the cluster of Area-2 into Area-1 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-2 into Area-1 for Event-1 is not allowed because of pop/16.5.revolution.3

  @pop/16.5.revolution.4
  Rule: pop/16.5.revolution.4 Orthodox and Muslim Areas are open to it

    Background:
      Given the Deluxe Edition or its expansion is in use
      And Event-1 shows the Revolution symbol
      And the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player (context)
      And the Revolutionary cluster with Area-1 in it is that of Area-1
      And Area-1 borders Area-2 by Land
      And the symbol of Area-2 is Muslim

    Scenario Outline: a ^ in a <faith> Area, the Event <pick>
      Given the symbol of Area-2 is <faith>
      And Event-1 is <pick> (context)
      And 3 Revolutionary tokens were placed this Turn (context)
      When a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1 is allowed because of pop/16.5.revolution.4
      And a Revolutionary token lies in Area-2

      Examples:
        | faith    | pick     |
        | Orthodox | picked   |
        | Muslim   | picked   |
        | Muslim   | unpicked |

    Scenario Outline: a Muslim Area is barred when <reason>
      Given <reason>
      When a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1 is not allowed because of pop/16.5.revolution.4
      And no Revolutionary token still lies in Area-2

      Examples:
        | reason                                                        |
        | Event-1 shows no Revolution symbol                            |
        | the symbols of Event-1 are not used up                        |
        | Event-1 is undecided                                          |
        | 4 Revolutionary tokens were placed this Turn                  |
        | the Revolutionary cluster with Area-1 in it is that of nobody |
        | the Revolutionary cluster with Area-2 in it is that of Area-1 |
        | the Revolutionary cluster of Area-1 has had its Q             |
        | Area-1 does not border Area-2 by Land                         |

  @pop/16.5.revolution.5
  Rule: pop/16.5.revolution.5 Without a ^ two Capital Areas get one

    Background:
      Given the Deluxe Edition or its expansion is in use
      And Event-1 shows the Revolution symbol
      And the symbols of Event-1 are used up
      And the Capital of FRANCE lies in Area-1

    Scenario Outline: with <n> put already
      Given <n> ^ were put on the board for Event-1
      When a ^ is put into Area-1 for Event-1
      Then a ^ is put into Area-1 for Event-1 is allowed because of pop/16.5.revolution.5
      And a Revolutionary token lies in Area-1
      And <m> ^ were put on the board for Event-1

      Examples:
        | n | m |
        | 0 | 1 |
        | 1 | 2 |

    Scenario Outline: none is put there when <reason>
      Given <reason>
      When a ^ is put into Area-1 for Event-1
      Then a ^ is put into Area-1 for Event-1 is not allowed because of pop/16.5.revolution.5

      Examples:
        | reason                                                        |
        | Event-1 shows no Revolution symbol                            |
        | the symbols of Event-1 are not used up                        |
        | the Revolutionary cluster with Area-2 in it is that of Area-2 |
        | 2 ^ were put on the board for Event-1                         |
        | a Revolutionary token lies in Area-1                          |
        | the Capital of FRANCE lies in Area-2                          |
        | FRANCE is an NPR                                              |

  @pop/16.5.revolution.6
  Rule: pop/16.5.revolution.6 A cluster that is alone brings a ^ far away

    Background:
      Given the Deluxe Edition or its expansion is in use
      And Event-1 shows the Revolution symbol
      And the symbols of Event-1 are used up
      And Event-1 is picked
      And FRANCE is the Active player
      And the Revolutionary cluster with Area-1 in it is that of Area-1

    Scenario: an Area that is not next to it
      When a ^ is put into Area-3 for Event-1
      Then a ^ is put into Area-3 for Event-1 is allowed because of pop/16.5.revolution.6
      And a Revolutionary token lies in Area-3

    Scenario: the cluster may have several Areas
      Given the Revolutionary cluster with Area-2 in it is that of Area-1 (context)
      When a ^ is put into Area-3 for Event-1
      Then a Revolutionary token lies in Area-3

    Scenario Outline: not the one more when <reason>
      Given <reason>
      When a ^ is put into Area-3 for Event-1
      Then a ^ is put into Area-3 for Event-1 is not allowed because of pop/16.5.revolution.6
      And no Revolutionary token still lies in Area-3

      Examples:
        | reason                                                        |
        | Event-1 shows no Revolution symbol                            |
        | the symbols of Event-1 are not used up                        |
        | Event-1 is undecided                                          |
        | the Revolutionary cluster with Area-1 in it is that of nobody |
        | the Revolutionary cluster with Area-2 in it is that of Area-2 |
        | the Revolutionary cluster with Area-3 in it is that of Area-1 |
        | Area-1 borders Area-3 by Land                                 |
        | Area-1 borders Area-3 across a Sea Zone                       |
        | 1 ^ were put on the board for Event-1                         |

    Scenario: on an unpicked Event it lands somewhere
      Given Event-1 is unpicked
      And a Revolutionary token lies in Area-1 (context)
      And a Revolutionary token lies in Area-2 (context)
      And Area-1 borders Area-2 by Land
      When the ^ lands in Area-3
      And the symbols of Event-1 are resolved
      Then a Revolutionary token lies in Area-3

    Scenario Outline: on an unpicked Event it does not when <reason>
      Given Event-1 is unpicked
      And a Revolutionary token lies in Area-1
      And <reason>
      When the ^ lands in Area-3
      And the symbols of Event-1 are resolved
      Then no Revolutionary token still lies in Area-3

      Examples:
        | reason                                  |
        | Event-1 shows no Revolution symbol      |
        | Event-1 is picked                       |
        | a Revolutionary token lies in Area-2    |
        | no Revolutionary token lies in Area-1   |
        | Area-1 borders Area-3 by Land           |
        | Area-1 borders Area-3 across a Sea Zone |

    Scenario: the Area where it does not land
      Given Event-1 is unpicked
      And a Revolutionary token lies in Area-1
      When the ^ lands in Area-2
      And the symbols of Event-1 are resolved
      Then no Revolutionary token still lies in Area-3
      And a Revolutionary token lies in Area-2

  @pop/16.5.revolution.7
  Rule: pop/16.5.revolution.7 With none available one is taken off the board

    Background:
      Given the Deluxe Edition or its expansion is in use (context)
      And Event-1 shows the Revolution symbol
      And the symbols of Event-1 are used up
      And Event-1 is picked (context)
      And FRANCE is the Active player (context)
      And 0 ^ are available
      And a Revolutionary token lies in Area-3

    Scenario: it is taken off
      When a ^ is taken off Area-3 for Event-1
      Then a ^ is taken off Area-3 for Event-1 is allowed because of pop/16.5.revolution.7
      And no Revolutionary token lies in Area-3
      And 1 ^ are available

    Scenario Outline: it stays on the board when <reason>
      Given <reason>
      When a ^ is taken off Area-3 for Event-1
      Then a ^ is taken off Area-3 for Event-1 is not allowed because of pop/16.5.revolution.7
      And a Revolutionary token still lies in Area-3

      Examples:
        | reason                                 |
        | Event-1 shows no Revolution symbol     |
        | the symbols of Event-1 are not used up |
        | 1 ^ are available                      |

    Scenario Outline: with <n> available a ^ next to a cluster is <what>
      Given <n> ^ are available
      And the Revolutionary cluster with Area-3 in it is that of Area-3
      And Area-3 borders Area-2 by Land
      And the symbol of Area-2 is <faith>
      When a Revolutionary Q goes next to the cluster of Area-3 into Area-2 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-3 into Area-2 for Event-1 is <what> because of pop/16.5.revolution.7

      Examples:
        | n | faith    | what        |
        | 0 | Catholic | refused     |
        | 0 | Muslim   | refused     |
        | 1 | Catholic | not refused |

    Scenario: so it is on an unpicked Event
      Given Event-1 is unpicked
      And the Revolutionary cluster with Area-3 in it is that of Area-3
      And Area-3 borders Area-2 by Land
      When a Revolutionary Q goes next to the cluster of Area-3 into Area-2 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-3 into Area-2 for Event-1 is refused because of pop/16.5.revolution.7

    Scenario Outline: with <n> available the first ^ is <what>
      Given <n> ^ are available
      And the Capital of FRANCE lies in Area-1
      When a ^ is put into Area-1 for Event-1
      Then a ^ is put into Area-1 for Event-1 is <what> because of pop/16.5.revolution.7

      Examples:
        | n | what        |
        | 0 | refused     |
        | 1 | not refused |

    Scenario: without one the ^ far away is refused
      Given the Revolutionary cluster with Area-3 in it is that of Area-3
      When a ^ is put into Area-1 for Event-1
      Then a ^ is put into Area-1 for Event-1 is refused because of pop/16.5.revolution.7

    Scenario: each that is placed is gone
      Given 3 ^ are available
      When a Revolutionary token comes into Area-1
      Then 2 ^ are available

    Scenario: a Q is none of them
      Given 3 ^ are available
      When a Protestant token comes into Area-1
      Then 3 ^ are still available

  @pop/16.5.revolution.8
  Rule: pop/16.5.revolution.8 A ^ lies on top

    Scenario: the Religion token stays
      Given a Protestant token lies in Area-1
      When a Revolutionary token comes into Area-1
      Then a Protestant token still lies in Area-1
      And a Revolutionary token lies in Area-1
      And Area-1 is still Protestant
      And pop/16.5.revolution.8 is kept

  @pop/16.5.revolution.9
  Rule: pop/16.5.revolution.9 By itself it goes as with the Q

    Background:
      Given the Deluxe Edition or its expansion is in use
      And Event-1 shows the Revolution symbol
      And the symbols of Event-1 are used up
      And Event-1 is unpicked
      And the Revolutionary cluster with Area-1 in it is that of Area-1
      And Area-1 borders Area-2 by Land

    Scenario Outline: a ^ with <n> before
      Given <n> Revolutionary tokens were placed this Turn
      When a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1 is allowed because of pop/16.5.revolution.9
      And a Revolutionary token lies in Area-2

      Examples:
        | n |
        | 0 |
        | 3 |

    Scenario Outline: no ^ spreads when <reason>
      Given <reason>
      When a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1
      Then a Revolutionary Q goes next to the cluster of Area-1 into Area-2 for Event-1 is not allowed because of pop/16.5.revolution.9
      And no Revolutionary token still lies in Area-2

      Examples:
        | reason                                                        |
        | Event-1 shows no Revolution symbol                            |
        | the symbols of Event-1 are not used up                        |
        | Event-1 is undecided                                          |
        | 4 Revolutionary tokens were placed this Turn                  |
        | the Revolutionary cluster with Area-1 in it is that of nobody |
        | the Revolutionary cluster with Area-2 in it is that of Area-1 |
        | the Revolutionary cluster of Area-1 has had its Q             |
        | Area-1 does not border Area-2 by Land                         |

  @pop/16.5.revolution.10
  Rule: pop/16.5.revolution.10 The first ^ go to the PRs with the least s

    Background:
      Given the Deluxe Edition or its expansion is in use (context)
      And Event-1 shows the Revolution symbol (context)
      And the symbols of Event-1 are used up (context)
      And Event-1 is unpicked
      And the Capital of FRANCE lies in Area-1
      And ENGLAND has 1 s (context)
      And SPAIN has 2 s
      And FRANCE has 3 s

    Scenario: not to the third
      When a ^ is put into Area-1 for Event-1
      Then a ^ is put into Area-1 for Event-1 is refused because of pop/16.5.revolution.10

    Scenario Outline: it may have one when <reason>
      Given <reason>
      When a ^ is put into Area-1 for Event-1
      Then a ^ is put into Area-1 for Event-1 is not refused because of pop/16.5.revolution.10
      And a Revolutionary token lies in Area-1

      Examples:
        | reason                                |
        | Event-1 is picked                     |
        | FRANCE has 2 s                        |
        | SPAIN has 3 s                         |
        | SPAIN is an NPR                       |

    Scenario: the second may have one
      Given the Capital of SPAIN lies in Area-2
      When a ^ is put into Area-2 for Event-1
      Then a Revolutionary token lies in Area-2

    Scenario: a realm without a player in the same Area does not matter
      Given the Capital of SPAIN lies in Area-2
      And the Capital of SAVOY lies in Area-2 (context)
      And SAVOY has 9 s (context)
      When a ^ is put into Area-2 for Event-1
      Then a Revolutionary token lies in Area-2

  @pop/16.5.struggle.1
  Rule: pop/16.5.struggle.1 The Upcoming one becomes the Active one

    Background:
      Given Event-1 shows the Struggle symbol
      And Power Struggles are in play
      And Struggle-1 is Upcoming

    Scenario: it is Active
      When the symbols of Event-1 are resolved
      Then Struggle-1 is Active
      And Struggle-2 is still to come

    Scenario Outline: it is not when <reason>
      Given <reason>
      When the symbols of Event-1 are resolved
      Then Struggle-1 is still not Active

      Examples:
        | reason                            |
        | Event-1 shows no Struggle symbol  |
        | Power Struggles are not in play   |
        | Struggle-1 is to come             |

  @pop/16.5.struggle.2
  Rule: pop/16.5.struggle.2 Its Battleground Areas are marked

    Background:
      Given Event-1 shows the Struggle symbol
      And Power Struggles are in play
      And Struggle-1 is Upcoming
      And Struggle-1 names Area-1 as a Battleground

    Scenario: each one that it names
      When the symbols of Event-1 are resolved
      Then a § lies in Area-1
      And no § still lies in Area-2

    Scenario Outline: none is marked when <reason>
      Given <reason>
      When the symbols of Event-1 are resolved
      Then no § still lies in Area-1

      Examples:
        | reason                                        |
        | Event-1 shows no Struggle symbol              |
        | Power Struggles are not in play               |
        | Struggle-1 is Active                          |
        | Struggle-1 does not name Area-1 as a Battleground |

  @pop/16.5.struggle.3
  Rule: pop/16.5.struggle.3 The Active one is scored

    Scenario: the Active one
      Given Struggle-1 is Active
      When the scoring of Phase 4 step is played
      Then Struggle-1 is scored
      And Struggle-2 is still not scored
