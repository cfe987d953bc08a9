Feature: Combat Heresy and Player Conversion

  @pow/combat-heresy.1
  Rule: pow/combat-heresy.1 Each Player chooses whether to take a cube

    Scenario: an empty seat puts no cube anywhere
      Given 3 players take part
      When Player-4 reveals a cube for Combat Heresy (context)
      And the combat heresy step is played
      Then Player-4 still has no cube in Combat Heresy
      And Player-4 still has no cube in Wage War

  @pow/combat-heresy.2
  Rule: pow/combat-heresy.2 A cube shown goes to Combat Heresy

    Scenario: a cube shown goes to Combat Heresy and the cubes of the Round before leave
      Given Player-2 has a cube in Engage in Diplomacy
      And Player-2 has a cube in Wage War
      When Player-2 reveals a cube for Combat Heresy
      And the combat heresy step is played
      Then Player-2 has a cube in Combat Heresy
      And Player-2 has no cube in Engage in Diplomacy
      And Player-2 has no cube in Wage War

  @pow/combat-heresy.3
  Rule: pow/combat-heresy.3 Without a cube shown the two go to Diplomacy and War

    Scenario: two cubes go to Diplomacy and War
      Given Player-2 has a cube in Combat Heresy
      When Player-2 reveals no cube for Combat Heresy
      And the combat heresy step is played
      Then Player-2 has a cube in Engage in Diplomacy
      And Player-2 has a cube in Wage War
      And Player-2 has no cube in Combat Heresy

  @pow/conversion.1
  Rule: pow/conversion.1 Everybody starts as a Catholic

    Scenario: a Player sits down as a Catholic
      Given the Round is 0
      And Player-2 is Protestant
      When 4 players sit down to play
      Then Player-2 is Catholic

    Scenario: in the game nobody is made a Catholic by a change of seats
      Given Player-2 is Protestant
      When 4 players sit down to play
      Then Player-2 is still Protestant

  @pow/conversion.2
  Rule: pow/conversion.2 Who combats Heresy in the Empire may convert

    Background:
      Given Player-2 has a cube in Combat Heresy
      And Player-2 wishes to convert

    Scenario: a Player who wants to may convert
      When Player-2 converts to the Protestant religion
      Then Player-2 is Protestant

    Scenario Outline: nobody else may convert
      Given <Given>
      Then Player-2 converts to the Protestant religion is refused because of pow/conversion.2

      Examples:
        | Given                                        |
        | Player-2 has no cube in Combat Heresy        |
        | Player-2 became a Foreign Power in Round 1   |
        | Player-2 does not wish to convert            |

  @pow/conversion.3
  Rule: pow/conversion.3 Players convert in order

    Background:
      Given Player-2 has a cube in Combat Heresy
      And Player-2 wishes to convert
      And Player-3 has a cube in Combat Heresy
      And Player-3 wishes to convert

    Scenario: a Player waits for those before him
      Then Player-3 converts to the Protestant religion is refused because of pow/conversion.3
      And Player-2 converts to the Protestant religion is allowed

    Scenario: whoever has converted lets the next one go on
      When Player-2 converts to the Protestant religion
      Then Player-2 does not wish to convert
      And Player-3 converts to the Protestant religion is allowed

  @pow/conversion.4
  Rule: pow/conversion.4 A convert loses what the old religion gave him

    Scenario: a Catholic loses Faith and Saints
      Given Player-2 has a cube in Combat Heresy
      And Player-2 wishes to convert
      And Player-2 has 3 Faith dice
      And Player-2 has 5 Saints
      When Player-2 converts to the Protestant religion
      Then Player-2 has 0 Faith dice
      And Player-2 has 0 Saints

    Scenario: a Protestant loses Faith and Reformation Points
      Given Player-2 has a cube in Combat Heresy
      And Player-2 wishes to convert
      And Player-2 is Protestant
      And Player-2 has 3 Faith dice
      And Player-2 has 5 Reformation Points
      When Player-2 converts to the Catholic religion
      Then Player-2 has 0 Faith dice
      And Player-2 has 0 Reformation Points

  @pow/conversion.5
  Rule: pow/conversion.5 The capital converts with its Player

    Background:
      Given Player-2 has a cube in Combat Heresy
      And Player-2 wishes to convert
      And Province-1 belongs to Player-2
      And Province-1 is a capital
      And the town in Province-1 belongs to Player-2 (context)

    Scenario: the capital takes the new religion
      When Player-2 converts to the Protestant religion
      Then Province-1 is Protestant

    Scenario Outline: no other province does
      Given <Given>
      When Player-2 converts to the Protestant religion
      Then Province-1 is still Catholic

      Examples:
        | Given                           |
        | Province-1 is not a capital     |
        | Province-1 belongs to Player-3  |

  @pow/conversion.6
  Rule: pow/conversion.6 Nothing else converts a capital

    Scenario: a capital that converts with its Player is as it should be
      Given Player-2 has a cube in Combat Heresy
      And Player-2 wishes to convert
      And Province-1 belongs to Player-2 (context)
      And Province-1 is a capital
      And the town in Province-1 belongs to Player-2 (context)
      When Player-2 converts to the Protestant religion
      Then pow/conversion.6 is kept

    Scenario: a die of the enemy that lies on a capital converts it all the same
      Given Province-1 belongs to Player-2 (context)
      And Province-1 is a capital
      And the town in Province-1 belongs to Player-2 (context)
      And there are 1 Faith dice on Province-1 of the Protestant religion
      When the conversion of provinces step is played
      Then pow/conversion.6 is not kept

  @pow/conversion.ransack
  Rule: pow/conversion.ransack The monasteries yield Gold once

    Background:
      Given Player-2 has a cube in Combat Heresy
      And Player-2 wishes to convert
      And Player-2 has 1 Gold

    Scenario: the first time a Player turns Protestant he gets 2 Gold
      When Player-2 converts to the Protestant religion
      Then Player-2 has 3 Gold
      And Player-2 has been Protestant

    Scenario: the second time he gets nothing
      Given Player-2 has been Protestant
      When Player-2 converts to the Protestant religion
      Then Player-2 still has 1 Gold

    Scenario: a Catholic convert ransacks nothing
      Given Player-2 is Protestant
      When Player-2 converts to the Catholic religion
      Then Player-2 still has 1 Gold

  @pow/conversion.martyrs
  Rule: pow/conversion.martyrs Later converts start behind the last who is saved

    Background:
      Given Player-2 has a cube in Combat Heresy
      And Player-2 wishes to convert

    Scenario: a later Protestant gets the points of the last one saved less 2
      Given Player-1 is Protestant
      And Player-1 has 7 Reformation Points
      And Player-3 is Protestant
      And Player-3 has 5 Reformation Points
      And Player-4 is Protestant (context)
      And Player-4 has 4 Reformation Points (context)
      And somebody has turned Protestant
      When Player-2 converts to the Protestant religion
      Then Player-2 has 3 Reformation Points

    Scenario: a lone Protestant is the last one saved, and the convert himself is not
      Given Player-1 is Protestant
      And Player-1 has 7 Reformation Points
      And somebody has turned Protestant
      When Player-2 converts to the Protestant religion
      Then Player-2 has 5 Reformation Points

    Scenario: the first Protestant of all does not
      Given Player-1 is Protestant (context)
      And Player-1 has 12 Reformation Points (context)
      When Player-2 converts to the Protestant religion
      Then Player-2 has 6 Reformation Points

    Scenario: one who returns to Catholics gets the Saints of the last one saved less 2
      Given Player-2 is Protestant
      And Player-1 has 7 Saints
      And Player-3 has 5 Saints
      When Player-2 converts to the Catholic religion
      Then Player-2 has 3 Saints

    Scenario: one who returns after the first to return is a later convert
      Given 3 players take part (context)
      And Player-1 is Protestant (context)
      And Player-3 is Protestant (context)
      And Player-2 is Protestant
      And somebody has returned to the Catholic religion
      When Player-2 converts to the Catholic religion
      Then Player-2 still has 0 Saints

    Scenario: where the last has one Reformation Point the convert gets none
      Given Player-1 is Protestant
      And Player-1 has 1 Reformation Points
      And somebody has turned Protestant
      When Player-2 converts to the Protestant religion
      Then Player-2 still has 0 Reformation Points
      And pow/conversion.martyrs applies

    Scenario: where the last has one Saint the convert gets none
      Given Player-2 is Protestant
      And Player-1 has 1 Saints
      And Player-3 has 1 Saints
      When Player-2 converts to the Catholic religion
      Then Player-2 still has 0 Saints
      And pow/conversion.martyrs applies

    Scenario: where the last has two the convert gets none either
      Given Player-1 is Protestant
      And Player-1 has 2 Reformation Points
      And somebody has turned Protestant
      When Player-2 converts to the Protestant religion
      Then Player-2 still has 0 Reformation Points

    Scenario: where the last has two Saints the convert gets none either
      Given Player-2 is Protestant
      And Player-1 has 2 Saints
      And Player-3 has 2 Saints
      When Player-2 converts to the Catholic religion
      Then Player-2 still has 0 Saints

  @pow/conversion.luther
  Rule: pow/conversion.luther The first Protestant gets 6 Reformation Points

    Background:
      Given Player-2 has a cube in Combat Heresy
      And Player-2 wishes to convert

    Scenario: the first who turns Protestant is Luther
      When Player-2 converts to the Protestant religion
      Then Player-2 has 6 Reformation Points
      And somebody has turned Protestant

    Scenario: the second is not
      Given somebody has turned Protestant
      When Player-2 converts to the Protestant religion
      Then Player-2 still has 0 Reformation Points

  @pow/conversion.francis
  Rule: pow/conversion.francis The first to return to a dead Church gets 6 Saints

    Background:
      Given 3 players take part
      And Player-1 is Protestant
      And Player-2 is Protestant
      And Player-3 is Protestant
      And Player-2 has a cube in Combat Heresy
      And Player-2 wishes to convert

    Scenario: the first who returns is Francis de Sales
      When Player-2 converts to the Catholic religion
      Then Player-2 has 6 Saints
      And somebody has returned to the Catholic religion

    Scenario: a Catholic who is left takes his place away
      Given Player-3 is Catholic
      When Player-2 converts to the Catholic religion
      Then Player-2 still has 0 Saints

    Scenario: the second who returns gets none
      Given somebody has returned to the Catholic religion
      When Player-2 converts to the Catholic religion
      Then Player-2 still has 0 Saints
