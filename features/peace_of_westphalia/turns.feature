Feature: Player Turns

  @pow/turns.1
  Rule: pow/turns.1 Turns are taken in Initiative Order

    Background:
      Given Player-3 has a cube in Wage War
      And Player-2 has a cube in Wage War

    Scenario: a Player waits for the one before him
      Then Player-3 finishes its turn in Wage War is refused because of pow/turns.1

    Scenario: a Player who is first waits for nobody
      Then Player-2 finishes its turn in Wage War is not refused because of pow/turns.1

    Scenario: a Player goes on once the one before him is done
      Given Player-2 is done with Wage War
      Then Player-3 finishes its turn in Wage War is not refused because of pow/turns.1

    Scenario: whoever is behind does not hold a Player up
      Given Player-2 is number 9 in order
      Then Player-3 finishes its turn in Wage War is not refused because of pow/turns.1

    Scenario: a Player in another activity does not hold a Player up
      Given Player-2 has no cube in Wage War
      And Player-2 has a cube in Combat Heresy (context)
      Then Player-3 finishes its turn in Wage War is not refused because of pow/turns.1

    Scenario: an empty seat has no turn to wait for
      Given 3 players take part
      And Player-4 has a cube in Wage War (context)
      Then Player-4 finishes its turn in Wage War is not refused because of pow/turns.1

  @pow/turns.choose.1
  Rule: pow/turns.choose.1 Two of three activities, and the Tradeoff of the third

    Scenario Outline: a first and a second cube are put down
      Given Player-2 has a cube in <first>
      When Player-2 puts a cube in <second>
      Then Player-2 has a cube in <second>
      And Player-2 puts a cube in <third> is not allowed because of pow/turns.choose.1

      Examples:
        | first              | second             | third              |
        | Combat Heresy      | Wage War           | Engage in Diplomacy |
        | Engage in Diplomacy | Combat Heresy     | Wage War           |

    Scenario: a Player with one cube down may put another
      Given Player-2 has a cube in Combat Heresy
      Then Player-2 puts a cube in Wage War is allowed because of pow/turns.choose.1

    Scenario: a Player with two cubes down may put no third
      Given Player-2 has a cube in Combat Heresy
      And Player-2 has a cube in Wage War
      Then Player-2 puts a cube in Engage in Diplomacy is not allowed because of pow/turns.choose.1

    Scenario: an empty seat has no cubes
      Given 3 players take part
      Then Player-4 puts a cube in Wage War is not allowed because of pow/turns.choose.1

    Scenario: whoever chose war without a fight pays for it as for Diplomacy
      Given Player-2 has a cube in Combat Heresy
      And Player-2 has a cube in Wage War
      Then pow/turns.choose.1 is not kept
      And Player-2 incurs the Tradeoff for Wage War
      And Player-2 incurs the Tradeoff for Engage in Diplomacy

    Scenario: whoever is attacked though he left war out pays for nothing
      Given Player-2 has a cube in Combat Heresy
      And Player-2 has a cube in Engage in Diplomacy
      And Player-2 has fought in a war this Round
      Then pow/turns.choose.1 is not kept
      And Player-2 does not incur the Tradeoff for Wage War

    Scenario: whoever fights the war that he chose pays for what he left out
      Given Player-2 has a cube in Combat Heresy (context)
      And Player-2 has a cube in Wage War (context)
      And Player-2 has fought in a war this Round (context)
      Then pow/turns.choose.1 is kept
