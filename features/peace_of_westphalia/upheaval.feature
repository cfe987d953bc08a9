Feature: Religious Upheaval

  @pow/upheaval.1
  Rule: pow/upheaval.1 The Empire is Catholic at first

    Background:
      Given Province-1 is Protestant
      And Mainz is Protestant

    Scenario: all of it when the game is set up
      Given the Round is 0
      When 4 players sit down to play
      Then Province-1 is Catholic
      And Mainz is Catholic

    Scenario: later on it stays what it has become
      When 4 players sit down to play
      Then Province-1 is still Protestant
      And Mainz is still Protestant

  @pow/upheaval.early.0
  Rule: pow/upheaval.early.0 What is done until the third Round

    Scenario Outline: markers are drawn in Round <Round>
      Given the Round is <Round> (context)
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then 2 control markers remain to be drawn

      Examples:
        | Round |
        | 1     |
        | 3     |

    Scenario: nothing is drawn before
      Given the Round is 0
      When the religious upheaval step is played
      Then 0 control markers still remain to be drawn

    Scenario Outline: nothing is told of <n> Players
      Given <n> players take part
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the heresy die of Player-6 shows 6
      And the heresy die of Player-7 shows 6
      And the heresy die of Player-8 shows 6
      And the religious upheaval step is played
      Then no rule settles pow/upheaval.early.0

      Examples:
        | n  |
        | 4  |
        | 9  |

  @pow/upheaval.early.1
  Rule: pow/upheaval.early.1 Catholic Principalities in the bag

    Scenario: a Catholic one is in it
      Then the control marker of Mainz is in the bag

    Scenario: in the third Round too
      Given the Round is 3
      Then the control marker of Mainz is in the bag

    Scenario Outline: not <what>
      Given <Given>
      Then the control marker of Mainz is not in the bag

      Examples:
        | what                    | Given                |
        | a Protestant one        | Mainz is Protestant  |
        | one that is gone        | Mainz has 0 provinces |
        | before the first Round  | the Round is 0       |

    Scenario: what was drawn late is not put in again for being Catholic
      Given the Round is 4
      And the control marker of Mainz has left the bag
      Then the control marker of Mainz is not in the bag

  @pow/upheaval.early.2
  Rule: pow/upheaval.early.2 Two or three are drawn

    Scenario Outline: <many> with <n> Players
      Given <n> players take part
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the heresy die of Player-6 shows 6
      And the heresy die of Player-7 shows 6
      And the heresy die of Player-8 shows 6
      And the religious upheaval step is played
      Then <many> control markers remain to be drawn

      Examples:
        | n | many |
        | 5 | 2    |
        | 6 | 2    |
        | 7 | 3    |
        | 8 | 3    |

    Scenario Outline: with <n> Players none that is told
      Given <n> players take part
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the heresy die of Player-6 shows 6
      And the heresy die of Player-7 shows 6
      And the heresy die of Player-8 shows 6
      And the religious upheaval step is played
      Then pow/upheaval.early.2 does not apply

      Examples:
        | n |
        | 4 |
        | 9 |

    Scenario Outline: in Round <Round> it <what>
      Given the Round is <Round>
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then pow/upheaval.early.2 <what>

      Examples:
        | Round | what           |
        | 0     | does not apply |
        | 3     | applies        |
        | 4     | does not apply |

    Scenario Outline: what is still to be drawn has to be in Round <Round>
      Given the Round is <Round>
      And 1 control marker remains to be drawn
      Then a control marker is drawn from the bag is obligatory because of pow/upheaval.early.2

      Examples:
        | Round |
        | 1     |
        | 3     |

    Scenario: one less is to be drawn with each
      Given 2 control markers remain to be drawn
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then 1 control marker remains to be drawn
      And a control marker is drawn from the bag is obligatory

    Scenario: then it is over
      Given 1 control marker remains to be drawn
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then 0 control markers remain to be drawn

    Scenario: none has to be when none remains
      Then a control marker is drawn from the bag is not obligatory

    Scenario: in the fourth Round it is another rule that has one drawn
      Given the Round is 4
      And 1 control marker remains to be drawn
      Then a control marker is drawn from the bag is not obligatory because of pow/upheaval.early.2

    Scenario: none has to be drawn before the first Round
      Given the Round is 0
      And 1 control marker remains to be drawn
      Then a control marker is drawn from the bag is not obligatory

    Scenario: too few are in the bag
      Given 1 control marker remains to be drawn
      And Trier is Protestant
      And Mainz is Protestant
      And Cologne is Protestant
      And Saxony is Protestant
      And Palatinate is Protestant
      And Brandenburg is Protestant
      And Bohemia is Protestant
      And Principality-1 is Protestant
      And Principality-2 is Protestant
      When the lot falls on Mainz (context)
      And a control marker is drawn from the bag
      Then a control marker is drawn from the bag is refused
      And 1 control marker still remains to be drawn

  @pow/upheaval.early.3
  Rule: pow/upheaval.early.3 What is drawn turns Protestant

    Background:
      Given 2 control markers remain to be drawn
      And Province-1 is part of Mainz
      And Province-2 is part of Mainz
      And Province-3 is part of Trier

    Scenario Outline: with all its provinces in Round <Round>
      Given the Round is <Round>
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then Mainz is Protestant
      And Province-1 is Protestant
      And Province-2 is Protestant
      And Trier is still Catholic
      And Province-3 is still Catholic

      Examples:
        | Round |
        | 1     |
        | 3     |

    Scenario: a Protestant one is not in the bag
      Given Mainz is Protestant
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then pow/upheaval.early.3 does not apply
      And Province-1 is still Catholic

    Scenario: later a die decides on a larger one
      Given the Round is 4
      And Mainz has 2 provinces
      When the lot falls on Mainz
      And the upheaval die shows 4
      And a control marker is drawn from the bag
      Then Mainz is still Catholic
      And Province-1 is still Catholic

  @pow/upheaval.early.4
  Rule: pow/upheaval.early.4 The Players may lose a province to the Reformation

    Background:
      Given Province-1 belongs to Player-1
      And Province-2 belongs to Player-1

    Scenario Outline: a low roll turns the province of his choice in Round <Round>
      Given the Round is <Round>
      When Player-1 gives Province-1 over to heresy
      And the heresy die of Player-1 shows 3
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then Province-1 is Protestant
      And Province-2 is still Catholic

      Examples:
        | Round |
        | 1     |
        | 3     |

    Scenario: a 4 does not
      When Player-1 gives Province-1 over to heresy (context)
      And the heresy die of Player-1 shows 4
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then Province-1 is still Catholic

    Scenario Outline: nothing turns with <what>
      Given <Given>
      When Player-1 gives Province-1 over to heresy (context)
      And the heresy die of Player-1 shows 1 (context)
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then Province-1 is still Catholic

      Examples:
        | what                      | Given                                      |
        | a Protestant Player       | Player-1 is Protestant                     |
        | a Foreign Power           | Player-1 became a Foreign Power in Round 1 |
        | the second half           | the Round is 4                             |
        | the game not begun        | the Round is 0                             |

    Scenario: the province of another does not turn
      Given Province-1 belongs to Player-2
      And Player-2 is Protestant (context)
      When Player-1 gives Province-1 over to heresy
      And the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then Province-1 is still Catholic

    Scenario: whoever has no province is to lose one all the same
      Given Province-1 belongs to nobody
      And Province-2 belongs to nobody
      When the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then pow/upheaval.early.4 applies

    Scenario: one that has turned before stays so
      Given Province-1 is Protestant
      When Player-1 gives Province-1 over to heresy
      And the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then Province-1 is still Protestant
      And Province-2 is still Catholic

  @pow/upheaval.early.5
  Rule: pow/upheaval.early.5 Not the capital

    Background:
      Given Province-1 is the capital of Player-1
      And the town in Province-1 belongs to Player-1
      And Province-2 belongs to Player-1

    Scenario: a capital stays
      When Player-1 gives Province-1 over to heresy
      And the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then pow/upheaval.early.5 applies
      And Province-1 is still Catholic

    Scenario: a province that is no capital turns
      When Player-1 gives Province-2 over to heresy
      And the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then Province-2 is Protestant

    Scenario: the capital of another is not asked about
      Given Province-3 is the capital of Player-2
      And the town in Province-3 belongs to Player-2 (context)
      And Player-2 is Protestant
      And Province-3 is Protestant
      When Player-1 gives Province-3 over to heresy
      And the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then Province-3 is still Protestant

  @pow/upheaval.early.5.only
  Rule: pow/upheaval.early.5.only Nothing but the capital

    Background:
      Given Province-1 is the capital of Player-1
      And the town in Province-1 belongs to Player-1
      And Province-2 belongs to Player-1

    Scenario: whoever has nothing but his capital has nothing to lose
      Given Province-2 belongs to nobody
      Then Player-1 loses a province to heresy is refused because of pow/upheaval.early.5.only

    Scenario: with another province he has
      Then Player-1 loses a province to heresy is not refused because of pow/upheaval.early.5.only

    Scenario Outline: in Round <Round> nothing is said of a single capital
      Given Province-2 belongs to nobody
      And the Round is <Round>
      Then Player-1 loses a province to heresy is not refused because of pow/upheaval.early.5.only

      Examples:
        | Round |
        | 0     |
        | 4     |

    Scenario: in Round 3 the ban stands
      Given Province-2 belongs to nobody
      And the Round is 3
      Then Player-1 loses a province to heresy is refused because of pow/upheaval.early.5.only

    Scenario: nothing is said of a seat that nobody takes
      Given 5 players take part
      Then Player-6 loses a province to heresy is not refused because of pow/upheaval.early.5.only

    Scenario: whoever takes a seat is spoken of
      Given Province-4 is the capital of Player-6 (context)
      And 7 players take part
      And the town in Province-4 belongs to Player-6 (context)
      Then Player-6 loses a province to heresy is refused because of pow/upheaval.early.5.only

  @pow/upheaval.late.0
  Rule: pow/upheaval.late.0 What is done from the fourth Round on

    Scenario Outline: markers are drawn in Round <Round> as well
      Given the Round is <Round> (context)
      When the religious upheaval step is played
      Then 2 control markers remain to be drawn

      Examples:
        | Round |
        | 4     |
        | 6     |

    Scenario Outline: nothing is told of <n> Players in these Rounds
      Given the Round is 4
      And <n> players take part
      When the religious upheaval step is played
      Then no rule settles pow/upheaval.late.0

      Examples:
        | n  |
        | 3  |
        | 14 |

  @pow/upheaval.late.1
  Rule: pow/upheaval.late.1 All Principalities in the bag

    Background:
      Given the Round is 4

    Scenario: a Protestant one too
      Given Mainz is Protestant (context)
      Then the control marker of Mainz is in the bag

    Scenario: not one that is gone
      Given Mainz has 0 provinces
      Then the control marker of Mainz is not in the bag

    Scenario: a Protestant one is not before
      Given the Round is 3
      And Mainz is Protestant
      Then the control marker of Mainz is not in the bag

    Scenario: what is drawn has left it
      Given 2 control markers remain to be drawn
      When the lot falls on Mainz
      And the upheaval die shows 4 (context)
      And a control marker is drawn from the bag
      Then the control marker of Mainz is not in the bag
      And the control marker of Trier is still in the bag

    Scenario: what has left it cannot be drawn again
      Given 2 control markers remain to be drawn
      And the control marker of Mainz has left the bag
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then Mainz is still Catholic
      And pow/upheaval.3 does not apply

    Scenario: what is gone does not leave it
      Given 2 control markers remain to be drawn
      And Mainz has 0 provinces
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then the control marker of Mainz has still not left the bag

    Scenario: in the third Round none is taken note of
      Given the Round is 3
      And 2 control markers remain to be drawn
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then the control marker of Mainz has still not left the bag

    Scenario: the next Upheaval begins with all of them
      Given the control marker of Mainz has left the bag
      When the religious upheaval step is played
      Then the control marker of Mainz is in the bag

  @pow/upheaval.late.2
  Rule: pow/upheaval.late.2 Two or three are drawn again

    Scenario Outline: <many> late with <n> Players
      Given the Round is 4
      And <n> players take part
      When the religious upheaval step is played
      Then <many> control markers remain to be drawn

      Examples:
        | n | many |
        | 5 | 2    |
        | 6 | 2    |
        | 7 | 3    |
        | 8 | 3    |

    Scenario Outline: with <n> Players none that is told in these Rounds
      Given the Round is 4
      And <n> players take part
      When the religious upheaval step is played
      Then pow/upheaval.late.2 does not apply

      Examples:
        | n |
        | 4 |
        | 9 |

    Scenario Outline: in Round <Round> it <what> as told
      Given the Round is <Round>
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then pow/upheaval.late.2 <what>

      Examples:
        | Round | what           |
        | 3     | does not apply |
        | 4     | applies        |

    Scenario: what is still to be drawn has to be
      Given the Round is 4
      And 1 control marker remains to be drawn
      Then a control marker is drawn from the bag is obligatory because of pow/upheaval.late.2

    Scenario: none has to be when all are drawn
      Given the Round is 4
      Then a control marker is drawn from the bag is not obligatory

  @pow/upheaval.late.3
  Rule: pow/upheaval.late.3 One province turns at once

    Background:
      Given the Round is 4
      And 2 control markers remain to be drawn
      And Province-1 is part of Mainz
      And Province-2 is part of Trier

    Scenario Outline: a <old> one becomes <new>
      Given Mainz is <old>
      And Province-1 is <old>
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then Mainz is <new>
      And Province-1 is <new>
      And Trier is still Catholic
      And Province-2 is still Catholic

      Examples:
        | old        | new        |
        | Catholic   | Protestant |
        | Protestant | Catholic   |

    Scenario: two provinces do not turn at once
      Given Mainz has 2 provinces
      When the lot falls on Mainz
      And the upheaval die shows 6
      And a control marker is drawn from the bag
      Then Mainz is still Catholic
      And Province-1 is still Catholic

    Scenario: one that is gone is not drawn
      Given Mainz has 0 provinces
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then Mainz is still Catholic
      And Province-1 is still Catholic

    Scenario: what has been drawn does not turn again
      Given the control marker of Mainz has left the bag
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then Mainz is still Catholic
      And Province-1 is still Catholic

    Scenario: in the third Round it is not asked about
      Given the Round is 3
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then pow/upheaval.late.3 does not apply

  @pow/upheaval.late.4
  Rule: pow/upheaval.late.4 Larger ones turn on a low roll

    Background:
      Given the Round is 4
      And 2 control markers remain to be drawn
      And Mainz has 2 provinces
      And Province-1 is part of Mainz
      And Province-2 is part of Mainz
      And Province-3 is part of Trier (context)

    Scenario Outline: a large <old> one becomes <new>
      Given Mainz is <old>
      And Province-1 is <old>
      And Province-2 is <old>
      When the lot falls on Mainz
      And the upheaval die shows 3
      And a control marker is drawn from the bag
      Then Mainz is <new>
      And Province-1 is <new>
      And Province-2 is <new>
      And Province-3 is still Catholic
      And Trier is still Catholic

      Examples:
        | old        | new        |
        | Catholic   | Protestant |
        | Protestant | Catholic   |

    Scenario: a 4 saves it
      When the lot falls on Mainz
      And the upheaval die shows 4
      And a control marker is drawn from the bag
      Then Mainz is still Catholic
      And Province-1 is still Catholic

    Scenario: before the fourth Round no die is asked
      Given the Round is 3
      When the lot falls on Mainz
      And the upheaval die shows 1 (context)
      And a control marker is drawn from the bag
      Then Mainz is Protestant
      And Province-1 is Protestant
      And pow/upheaval.late.4 does not apply

    Scenario: a low roll does nothing to one that is not drawn
      When the lot falls on Trier
      And the upheaval die shows 1 (context)
      And a control marker is drawn from the bag
      Then Mainz is still Catholic
      And Province-1 is still Catholic
      And Trier is Protestant
      And pow/upheaval.late.4 does not apply

    Scenario: what has been drawn is safe
      Given the control marker of Mainz has left the bag
      When the lot falls on Mainz
      And the upheaval die shows 1 (context)
      And a control marker is drawn from the bag
      Then Mainz is still Catholic
      And Province-1 is still Catholic

    Scenario: a Protestant one is safe before the fourth Round
      Given the Round is 3
      And Mainz is Protestant
      And Province-1 is Protestant
      When the lot falls on Mainz
      And the upheaval die shows 1 (context)
      And a control marker is drawn from the bag
      Then Mainz is still Protestant
      And Province-1 is still Protestant

    Scenario: one that is gone is safe
      Given Mainz has 0 provinces
      When the lot falls on Mainz
      And the upheaval die shows 1 (context)
      And a control marker is drawn from the bag
      Then Mainz is still Catholic
      And Province-1 is still Catholic

  @pow/upheaval.3
  Rule: pow/upheaval.3 What was drawn can be fought for

    Scenario: it is a possible target
      Given 2 control markers remain to be drawn
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then Mainz was drawn in the Religious Upheaval
      And Mainz may be the target of Player-1
      And Trier was still not drawn in the Religious Upheaval

    Scenario: what is not in the bag is none
      Given 2 control markers remain to be drawn
      And Mainz is Protestant
      When the lot falls on Mainz
      And a control marker is drawn from the bag
      Then Mainz was still not drawn in the Religious Upheaval

    Scenario: the next Upheaval clears them away
      Given Mainz was drawn in the Religious Upheaval
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the religious upheaval step is played
      Then Mainz was not drawn in the Religious Upheaval
