Feature: How a Round begins

  @pow/play.1
  Rule: pow/play.1 The sixth Round is the last

    Scenario Outline: in Round <now> another <what>
      Given the Round is <now>
      When Round <next> begins
      Then Round <next> begins is <what> because of pow/play.1

      Examples:
        | now | next | what        |
        | 6   | 6    | refused     |
        | 6   | 1    | refused     |
        | 5   | 6    | not refused |

  @pow/play.2
  Rule: pow/play.2 Imperial Power is what a Player holds with his allies

    Background:
      Given Province-1 belongs to Player-1
      And Player-2 is Emperor (context)

    Scenario: an orthodox province gives one
      When the initiative step is played
      Then Player-1 has 1 Imperial Power
      And Player-2 still has 0 Imperial Power

    Scenario: a heretical one gives nothing
      Given Province-1 is Protestant
      When the initiative step is played
      Then Player-1 still has 0 Imperial Power

    Scenario: an ally gives two and one for each province
      Given Player-1 has 4 Diplomatic Influence on Brandenburg
      When the initiative step is played
      Then Player-1 has 6 Imperial Power

    Scenario: the home of a Foreign Power gives what it gives
      Given Player-3 became a Foreign Power in Round 1
      When the initiative step is played
      Then the home of Player-3 gives 4 Imperial Power
      And Player-3 has 4 Imperial Power

    Scenario: old power is forgotten
      Given Player-4 has 9 Imperial Power
      When the initiative step is played
      Then Player-4 has 0 Imperial Power

    Scenario: a seat that is empty has none to count
      Given Player-6 has 9 Imperial Power
      When the initiative step is played
      Then Player-6 still has 9 Imperial Power

  @pow/play.3
  Rule: pow/play.3 Imperial Power is provinces and allies

    Background:
      Given Province-1 belongs to Player-1
      And Player-2 is Emperor

    Scenario: at the start of a Round
      When the initiative step is played
      Then pow/play.3 is kept

    Scenario: the home of a Foreign Power is more than that
      Given Player-3 became a Foreign Power in Round 1
      When the initiative step is played
      Then pow/play.3 is not kept

    Scenario: at the start of the game the crown is more than that
      Given the Round is 0 (context)
      When the opening count step is played
      Then pow/play.3 is not kept

    Scenario: without an Emperor it is not
      Given the Round is 0 (context)
      And nobody is Emperor
      When the opening count step is played
      Then pow/play.3 is kept

  @pow/initiative.1
  Rule: pow/initiative.1 The Emperor, then the weak before the strong

    Background:
      Given 3 players take part
      And Player-1 is Emperor
      And Province-1 belongs to Player-2
      And Province-2 belongs to Player-2
      And Province-3 belongs to Player-3

    Scenario: the weaker of two goes before
      When the initiative step is played
      Then Player-1 is still number 1 in order
      And Player-3 is number 2 in order
      And Player-2 is number 3 in order
      And Player-4 is still number 4 in order

    Scenario: the Emperor goes first whatever he has
      Given Player-2 is Emperor
      When the initiative step is played
      Then Player-2 is number 1 in order
      And Player-1 is number 2 in order
      And Player-3 is still number 3 in order

    Scenario: without an Emperor the weakest is first
      Given nobody is Emperor (context)
      When the initiative step is played
      Then Player-1 is still number 1 in order
      And Player-3 is number 2 in order
      And Player-2 is number 3 in order

    Scenario: equals without an Emperor are in no order
      Given nobody is Emperor
      And Province-1 belongs to Player-1
      And Player-1 is number 2 in order
      And Player-2 is number 1 in order
      When the initiative step is played
      Then pow/initiative.1 does not apply
      And Player-1 is still number 2 in order

    Scenario: the power of the Emperor is no rival's
      Given Province-3 belongs to nobody (context)
      When the initiative step is played
      Then Player-3 is number 2 in order
      And Player-2 is number 3 in order

  @pow/initiative.2
  Rule: pow/initiative.2 Equals follow clockwise from the Emperor

    Background:
      Given 4 players take part
      And Player-3 is Emperor

    Scenario: four who are equal
      When the initiative step is played
      Then Player-3 is number 1 in order
      And Player-4 is number 2 in order
      And Player-1 is number 3 in order
      And Player-2 is number 4 in order
      And Player-5 is still number 5 in order

    Scenario: a weaker one goes before, a stronger one behind the equals
      Given Province-1 belongs to Player-1
      And Province-2 belongs to Player-4
      When the initiative step is played
      Then Player-2 is still number 2 in order
      And Player-4 is number 3 in order
      And Player-1 is number 4 in order

    Scenario: without an Emperor nothing says who of the equals is first
      Given nobody is Emperor
      And Player-2 is number 4 in order
      And Player-4 is number 2 in order
      When the initiative step is played
      Then Player-2 is still number 4 in order
      And Player-4 is still number 2 in order

  @pow/gold.1
  Rule: pow/gold.1 Orthodox towns bring Gold

    Background:
      Given the town in Province-1 belongs to Player-1

    Scenario: two for each
      Given the town in Province-2 belongs to Player-1
      When the gold step is played
      Then Player-1 has 4 Gold
      And Player-2 still has 0 Gold

    Scenario: it comes on top of what he has
      Given Player-1 has 3 Gold
      When the gold step is played
      Then Player-1 has 5 Gold

    Scenario: a heretical one brings nothing
      Given Province-1 is Protestant
      When the gold step is played
      Then Player-1 still has 0 Gold

  @pow/gold.3
  Rule: pow/gold.3 Nothing is given away

    Scenario Outline: not <ware>
      Given Player-1 has 2 <ware>
      When Player-1 gives Player-2 a <ware>
      Then Player-1 gives Player-2 a <ware> is refused because of pow/gold.3
      And Player-1 still has 2 <ware>

      Examples:
        | ware                |
        | Gold                |
        | Diplomatic Influence |
        | Faith dice          |
