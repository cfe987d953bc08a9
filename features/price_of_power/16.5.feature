Feature: 16.5 Secondary effects

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
