Feature: Spread the Faith

  @pow/spread-the-faith.1
  Rule: pow/spread-the-faith.1 Those who combat Heresy earn Faith

    Scenario: whoever combats Heresy earns Faith and Gold
      Given Player-3 has a cube in Combat Heresy
      When the earning Faith step is played
      Then Player-3 has 4 Faith dice
      And Player-3 has 1 Gold

    Scenario Outline: nobody else earns anything
      Given 4 players take part
      And <Given>
      When the earning Faith step is played
      Then <Player> still has 0 Faith dice
      And <Player> still has 0 Gold

      Examples:
        | Given                                 | Player   |
        | Player-3 has no cube in Combat Heresy | Player-3 |
        | Player-5 has a cube in Combat Heresy  | Player-5 |

  @pow/spread-the-faith.catholics
  Rule: pow/spread-the-faith.catholics Some entries are for Catholics alone

    Background:
      Given Player-1 has a cube in Combat Heresy

    Scenario: a Catholic who combats Heresy comes under them
      When the earning Faith step is played
      Then pow/spread-the-faith.catholics applies
      And Player-1 has 1 Gold

    Scenario Outline: others do not
      Given <Given>
      When the earning Faith step is played
      Then pow/spread-the-faith.catholics does not apply

      Examples:
        | Given                                 |
        | Player-1 is Protestant                |
        | Player-1 has no cube in Combat Heresy |

    Scenario: an empty seat is no Catholic
      Given 3 players take part
      And Player-1 has no cube in Combat Heresy
      And Player-4 has a cube in Combat Heresy
      When the earning Faith step is played
      Then pow/spread-the-faith.catholics does not apply

  @pow/spread-the-faith.reformation
  Rule: pow/spread-the-faith.reformation The Catholic Reformation brings 2 Faith

    Background:
      Given Player-1 has 4 Saints
      And Player-2 has 4 Saints
      And Player-3 has a cube in Combat Heresy

    Scenario: a Catholic gets 2 Faith in the Catholic Reformation
      Given the Catholic Reformation has begun
      When the earning Faith step is played
      Then Player-3 has 2 Faith dice

    Scenario: before it he gets none
      When the earning Faith step is played
      Then Player-3 still has 0 Faith dice

    Scenario: a Protestant gets none of it
      Given the Catholic Reformation has begun
      And Player-3 is Protestant
      And the Round is 4
      When the earning Faith step is played
      Then Player-3 has 5 Faith dice

  @pow/spread-the-faith.intercession
  Rule: pow/spread-the-faith.intercession Five Saints bring a Faith

    Scenario Outline: the Saints of a Catholic intercede by fives
      Given Player-1 has 20 Saints
      And Player-2 has 20 Saints
      And Player-3 has a cube in Combat Heresy
      And Player-3 has <Saints> Saints
      When the earning Faith step is played
      Then Player-3 has <Faith> Faith dice

      Examples:
        | Saints | Faith |
        | 5      | 1     |
        | 9      | 1     |
        | 10     | 2     |

    Scenario: four Saints bring nothing
      Given Player-1 has 20 Saints
      And Player-2 has 20 Saints
      And Player-3 has a cube in Combat Heresy
      And Player-3 has 4 Saints
      When the earning Faith step is played
      Then Player-3 still has 0 Faith dice

  @pow/spread-the-faith.indulgences
  Rule: pow/spread-the-faith.indulgences Indulgences bring Gold until the Reformation

    Background:
      Given Player-3 has a cube in Combat Heresy

    Scenario: a Catholic sells indulgences
      Given Player-3 has 2 Gold
      When the earning Faith step is played
      Then Player-3 has 3 Gold
      And Player-3 sells indulgences

    Scenario: in the Catholic Reformation he does not
      Given the Catholic Reformation has begun
      When the earning Faith step is played
      Then Player-3 still has 0 Gold

    Scenario: a Protestant does not
      Given Player-3 is Protestant
      When the earning Faith step is played
      Then Player-3 still has 0 Gold

  @pow/spread-the-faith.protestants
  Rule: pow/spread-the-faith.protestants Some entries are for Protestants alone

    Background:
      Given Player-1 has a cube in Combat Heresy

    Scenario: a Protestant who combats Heresy comes under them
      Given Player-1 is Protestant
      When the earning Faith step is played
      Then pow/spread-the-faith.protestants applies
      And Player-1 still has 0 Gold

    Scenario: a Catholic does not
      When the earning Faith step is played
      Then pow/spread-the-faith.protestants does not apply

    Scenario: who combats no Heresy does not
      Given Player-1 is Protestant
      And Player-1 has no cube in Combat Heresy
      When the earning Faith step is played
      Then pow/spread-the-faith.protestants does not apply

    Scenario: an empty seat is no Protestant
      Given 3 players take part
      And Player-4 is Protestant
      And Player-4 has a cube in Combat Heresy
      When the earning Faith step is played
      Then pow/spread-the-faith.protestants does not apply

  @pow/spread-the-faith.babylon
  Rule: pow/spread-the-faith.babylon Protestants get 3 Faith in the first Rounds

    Background:
      Given Player-1 is Protestant
      And Player-2 is Protestant
      And Player-3 is Protestant
      And Player-1 has 4 Reformation Points
      And Player-2 has 4 Reformation Points
      And Player-3 has a cube in Combat Heresy

    Scenario Outline: the Faith of a Protestant hangs on the Round
      Given the Round is <Round>
      When the earning Faith step is played
      Then Player-3 has <Faith> Faith dice

      Examples:
        | Round | Faith |
        | 1     | 3     |
        | 3     | 3     |
        | 4     | 1     |

    Scenario: at the set-up a Protestant gets none
      Given the Round is 0
      When the earning Faith step is played
      Then Player-3 still has 0 Faith dice

    Scenario: the Saints of a former Catholic do not count for a Protestant
      Given Player-3 has 10 Saints (context)
      When the earning Faith step is played
      Then Player-3 has 3 Faith dice

  @pow/spread-the-faith.jesuits
  Rule: pow/spread-the-faith.jesuits Protestants get 1 Faith in the last Rounds

    Scenario: in Round 6 a Protestant gets 1 Faith
      Given Player-1 is Protestant
      And Player-2 is Protestant
      And Player-3 is Protestant
      And Player-1 has 4 Reformation Points
      And Player-2 has 4 Reformation Points
      And Player-3 has a cube in Combat Heresy
      And the Round is 6
      When the earning Faith step is played
      Then Player-3 has 1 Faith dice

  @pow/spread-the-faith.zeal
  Rule: pow/spread-the-faith.zeal The saved get 4 Faith

    Background:
      Given the Round is 4
      And Player-3 has a cube in Combat Heresy

    Scenario: a Catholic saved by Faith and Works gets 4 Faith
      Given Player-3 has 2 Saints (context)
      When the earning Faith step is played
      Then Player-3 has 4 Faith dice

    Scenario: a Protestant saved by Faith Alone gets 4 Faith
      Given Player-3 is Protestant
      When the earning Faith step is played
      Then Player-3 has 5 Faith dice

    Scenario: one who is not saved gets none
      Given Player-1 has 2 Saints
      And Player-2 has 2 Saints
      When the earning Faith step is played
      Then Player-3 still has 0 Faith dice

  @pow/spread-the-faith.saved
  Rule: pow/spread-the-faith.saved The foremost of a religion are saved

    Background:
      Given Player-1 has 5 Saints
      And Player-2 has 4 Saints
      And Player-3 has 3 Saints
      And Player-4 has 2 Saints (context)

    Scenario Outline: as many are saved as the number of players says
      Given <number> players take part
      And Player-5 is Protestant (context)
      And Player-6 is Protestant (context)
      And Player-7 is Protestant (context)
      And Player-8 is Protestant (context)
      Then <Player> <verdict> saved by the Catholic faith

      Examples:
        | number | Player   | verdict |
        | 5      | Player-2 | is      |
        | 5      | Player-3 | is not  |
        | 6      | Player-2 | is      |
        | 6      | Player-3 | is not  |
        | 7      | Player-3 | is      |
        | 7      | Player-4 | is not  |
        | 8      | Player-3 | is      |
        | 8      | Player-4 | is not  |

    Scenario Outline: for other numbers of players nobody is said to be saved
      Given <number> players take part
      Then Player-1 is not saved by the Catholic faith

      Examples:
        | number |
        | 4      |
        | 9      |

    Scenario: whoever ties for the last place is saved
      Given Player-3 has 4 Saints
      Then Player-2 is saved by the Catholic faith
      And Player-3 is saved by the Catholic faith

    Scenario: the Protestants are reckoned by themselves
      Given Player-5 is Protestant
      And Player-5 has 1 Reformation Points (context)
      Then Player-5 is saved by the Protestant faith
      And Player-5 is not saved by the Catholic faith
      And Player-2 is saved by the Catholic faith

    Scenario: an empty seat is not saved
      Given Player-6 has 9 Saints
      Then Player-6 is not saved by the Catholic faith
      And Player-2 is saved by the Catholic faith

  @pow/spread-the-faith.sanction
  Rule: pow/spread-the-faith.sanction The religion of the Emperor brings a Faith

    Background:
      Given Player-1 has 2 Saints
      And Player-2 has 2 Saints
      And Player-3 has a cube in Combat Heresy
      And Player-4 is Emperor

    Scenario: a Player of the Emperor's religion gets 1 Faith
      When the earning Faith step is played
      Then Player-3 has 1 Faith dice

    Scenario Outline: no other Player does
      Given <Given>
      When the earning Faith step is played
      Then Player-3 still has 0 Faith dice

      Examples:
        | Given                  |
        | Player-4 is Protestant |
        | nobody is Emperor      |

  @pow/spread-the-faith.patronage
  Rule: pow/spread-the-faith.patronage A Gold buys 2 Faith

    Scenario: a Gold becomes 2 Faith
      Given Player-3 has a cube in Combat Heresy
      And Player-3 has 2 Gold
      And Player-3 has 1 Faith dice
      When Player-3 turns a Gold into Faith
      Then Player-3 has 1 Gold
      And Player-3 has 3 Faith dice

    Scenario: only those who combat Heresy are patrons
      Given Player-3 has 2 Gold
      Then Player-3 turns a Gold into Faith is refused

    Scenario: without Gold nobody is a patron
      Given Player-3 has a cube in Combat Heresy (context)
      Then Player-3 turns a Gold into Faith is refused

  @pow/spread-the-faith.roll.1
  Rule: pow/spread-the-faith.roll.1 Those who combat Heresy spread the Faith

    Background:
      Given Player-3 is Protestant
      And Player-3 has 4 Faith dice

    Scenario: a Protestant who combats Heresy spreads the Faith
      Given Player-3 has a cube in Combat Heresy
      When Player-3 rolls 2 crosses
      And the spreading the Faith step is played
      Then Player-3 spreads the Faith

    Scenario: whoever does not combat Heresy does not
      When the spreading the Faith step is played
      Then Player-3 still has 4 Faith dice

    Scenario: an empty seat does not
      Given 3 players take part
      And Player-4 is Protestant (context)
      And Player-4 has a cube in Combat Heresy (context)
      When the spreading the Faith step is played
      Then pow/spread-the-faith.roll.1 does not apply

  @pow/spread-the-faith.roll.2
  Rule: pow/spread-the-faith.roll.2 All dice are thrown

    Background:
      Given Player-3 is Protestant
      And Player-3 has 4 Faith dice

    Scenario: the successful dice are left
      When Player-3 rolls 2 crosses
      And Player-3 spreads the Faith
      Then Player-3 has 2 Faith dice

    Scenario: there are no more crosses than dice
      When Player-3 rolls 6 crosses
      And Player-3 spreads the Faith
      Then Player-3 still has 4 Faith dice
      And Player-3 has 4 Reformation Points

  @pow/spread-the-faith.roll.3
  Rule: pow/spread-the-faith.roll.3 A cross is a point

    Background:
      Given Player-3 has 4 Faith dice

    Scenario: crosses are Reformation Points for a Protestant
      Given Player-3 is Protestant
      And Player-3 has 1 Reformation Points
      When Player-3 rolls 2 crosses
      And Player-3 spreads the Faith
      Then Player-3 has 3 Reformation Points
      And Player-3 still has 0 Saints

    Scenario: crucifixes are Saints for a Catholic
      Given the Council of Trent is concluded
      And Player-3 has 1 Saints
      When Player-3 rolls 2 crosses
      And Player-3 spreads the Faith
      Then Player-3 has 3 Saints
      And Player-3 still has 0 Reformation Points

  @pow/spread-the-faith.abuses.1
  Rule: pow/spread-the-faith.abuses.1 Abuses stop the Catholics

    Background:
      Given Player-3 has 4 Faith dice (context)

    Scenario: before the Council concludes no Catholic spreads the Faith
      Then Player-3 spreads the Faith is refused because of pow/spread-the-faith.abuses.1

    Scenario Outline: a concluded Council or the other religion lets a Player do so
      Given <Given>
      When Player-3 rolls 2 crosses
      Then Player-3 spreads the Faith is allowed

      Examples:
        | Given                             |
        | the Council of Trent is concluded |
        | Player-3 is Protestant            |

  @pow/spread-the-faith.abuses.2
  Rule: pow/spread-the-faith.abuses.2 Two Faith make a Saint

    Background:
      Given Player-3 has a cube in Combat Heresy
      And Player-3 has 5 Faith dice

    Scenario: Faith becomes Saints at two for one
      When the spreading the Faith step is played
      Then Player-3 has 2 Saints

    Scenario: after the Council crucifixes count instead
      Given the Council of Trent is concluded
      When Player-3 rolls 1 crosses
      And the spreading the Faith step is played
      Then Player-3 has 1 Saints

    Scenario: whoever does not combat Heresy keeps his Faith
      Given Player-3 has no cube in Combat Heresy
      When the spreading the Faith step is played
      Then Player-3 still has 0 Saints

    Scenario: a Protestant gets no Saints
      Given Player-3 is Protestant
      When Player-3 rolls 1 crosses
      And the spreading the Faith step is played
      Then Player-3 still has 0 Saints

  @pow/spread-the-faith.abuses.3
  Rule: pow/spread-the-faith.abuses.3 Faith left over is gone

    Background:
      Given Player-3 has a cube in Combat Heresy
      And Player-3 has 5 Faith dice

    Scenario: the odd Faith is lost
      When the spreading the Faith step is played
      Then Player-3 has 0 Faith dice

    Scenario Outline: dice that are thrown are not lost so
      Given <Given>
      When Player-3 rolls 5 crosses
      And the spreading the Faith step is played
      Then Player-3 still has 5 Faith dice

      Examples:
        | Given                             |
        | the Council of Trent is concluded |
        | Player-3 is Protestant            |

    Scenario: whoever does not combat Heresy loses nothing so
      Given Player-3 has no cube in Combat Heresy
      When the spreading the Faith step is played
      Then Player-3 still has 5 Faith dice

  @pow/spread-the-faith.place.1
  Rule: pow/spread-the-faith.place.1 The map is clear before new dice are placed

    Scenario: dice of an earlier Round are off the map
      Given there are 2 Faith dice on Province-1 of the Catholic religion
      And there are 2 Faith dice on the Principality Mainz of the Protestant religion
      When the earning Faith step is played
      Then there are 0 Faith dice on Province-1 of the Catholic religion
      And there are 0 Faith dice on the Principality Mainz of the Protestant religion

  @pow/spread-the-faith.place.2
  Rule: pow/spread-the-faith.place.2 Dice are placed in one's own land

    Background:
      Given Player-3 has 2 Faith dice

    Scenario: a die is put on an own province
      Given Province-1 belongs to Player-3
      When Player-3 places a Faith die on Province-1
      Then Player-3 has 1 Faith dice
      And there are 1 Faith dice on Province-1 of the Catholic religion

    Scenario: a province far away takes no die
      Given Province-1 belongs to Player-2 (context)
      Then Player-3 places a Faith die on Province-1 is refused

  @pow/spread-the-faith.place.3
  Rule: pow/spread-the-faith.place.3 Dice are placed with one's neighbours

    Background:
      Given Player-3 has 2 Faith dice
      And Province-1 belongs to Player-2
      And Province-2 belongs to Player-3
      And Province-1 borders Province-2

    Scenario: a die is put on a province of a neighbour
      When Player-3 places a Faith die on Province-1
      Then there are 1 Faith dice on Province-1 of the Catholic religion

    Scenario: a die is put on a province at the edge of a home
      Given Province-1 does not border Province-2
      And Province-1 lies at the second edge
      And the Home Province of Player-3 is at the second edge
      When Player-3 places a Faith die on Province-1
      Then there are 1 Faith dice on Province-1 of the Catholic religion

    Scenario Outline: a capital, a stranger's province and one that is nobody's take none
      Given <Given>
      And the town in Province-1 belongs to Player-2 (context)
      Then Player-3 places a Faith die on Province-1 is refused

      Examples:
        | Given                                 |
        | Province-1 is a capital               |
        | Province-1 does not border Province-2 |
        | Province-1 belongs to nobody          |
        | Province-2 belongs to Player-2        |

  @pow/spread-the-faith.place.4
  Rule: pow/spread-the-faith.place.4 Dice are placed on neighbours and allies

    Background:
      Given Player-3 has 2 Faith dice
      And Province-1 is part of Mainz
      And Province-2 belongs to Player-3

    Scenario Outline: a neighbour or an ally takes a die
      Given <Given>
      When Player-3 places a Faith die on the Principality Mainz
      Then there are 1 Faith dice on the Principality Mainz of the Catholic religion
      And Player-3 has 1 Faith dice

      Examples:
        | Given                                        |
        | Province-1 borders Province-2                |
        | Player-3 has 1 Diplomatic Influence on Mainz |

    Scenario: a neighbour of an ally takes none
      Given Player-3 has 1 Diplomatic Influence on Trier (context)
      And Province-3 is part of Trier (context)
      And Province-1 borders Province-3 (context)
      Then Player-3 places a Faith die on the Principality Mainz is refused

  @pow/spread-the-faith.convert.1
  Rule: pow/spread-the-faith.convert.1 Opposed dice take each other off

    Background:
      Given Player-3 has 2 Faith dice

    Scenario Outline: a die put to one of the other faith is removed with it
      Given Province-1 belongs to Player-3
      And Player-3 is <own>
      And there are 2 Faith dice on Province-1 of the <other> religion
      When Player-3 places a Faith die on Province-1
      Then there are 1 Faith dice on Province-1 of the <other> religion
      And there are still 0 Faith dice on Province-1 of the <own> religion

      Examples:
        | own        | other      |
        | Catholic   | Protestant |
        | Protestant | Catholic   |

    Scenario: a die put to one of the same faith stays
      Given Province-1 belongs to Player-3
      And there are 1 Faith dice on Province-1 of the Catholic religion
      When Player-3 places a Faith die on Province-1
      Then there are 2 Faith dice on Province-1 of the Catholic religion

    Scenario Outline: on a Principality it is the same
      Given Player-3 has 1 Diplomatic Influence on Mainz
      And Player-3 is <own>
      And there are 1 Faith dice on the Principality Mainz of the <other> religion
      When Player-3 places a Faith die on the Principality Mainz
      Then there are 0 Faith dice on the Principality Mainz of the <other> religion

      Examples:
        | own        | other      |
        | Catholic   | Protestant |
        | Protestant | Catholic   |

    Scenario: on a Principality a die put to one of the same faith stays
      Given Player-3 has 1 Diplomatic Influence on Mainz
      And there are 1 Faith dice on the Principality Mainz of the Catholic religion
      When Player-3 places a Faith die on the Principality Mainz
      Then there are 2 Faith dice on the Principality Mainz of the Catholic religion

  @pow/spread-the-faith.convert.3
  Rule: pow/spread-the-faith.convert.3 In one's own land a die converts two provinces

    Background:
      Given Province-1 belongs to Player-3
      And Province-1 is Protestant
      And Province-2 belongs to Player-3
      And Province-2 is Protestant
      And there are 1 Faith dice on Province-1 of the Catholic religion

    Scenario: the province and another one convert
      When Province-1 brings Province-2 along
      And the conversion of provinces step is played
      Then Province-1 is Catholic
      And Province-2 is Catholic

    Scenario: no other is brought along if none is chosen
      When the conversion of provinces step is played
      Then Province-1 is Catholic
      And Province-2 is still Protestant

    Scenario Outline: another province that does not fit stays as it is
      Given <Given>
      When Province-1 brings Province-2 along
      And the conversion of provinces step is played
      Then Province-2 is still <religion>

      Examples:
        | Given                                                          | religion   |
        | Province-2 belongs to Player-4                                 | Protestant |
        | there are 1 Faith dice on Province-2 of the Protestant religion | Protestant |
        | Province-2 is Catholic                                         | Catholic   |

    Scenario: one die brings no two others along
      Given Province-3 belongs to Player-3 (context)
      And Province-3 is Protestant
      When Province-1 brings Province-2 along
      And Province-1 brings Province-3 along
      And the conversion of provinces step is played
      Then Province-2 is still Protestant
      And Province-3 is still Protestant

    Scenario: two dice bring two others along
      Given there are 2 Faith dice on Province-1 of the Catholic religion
      And Province-3 belongs to Player-3
      And Province-3 is Protestant
      When Province-1 brings Province-2 along
      And Province-1 brings Province-3 along
      And the conversion of provinces step is played
      Then Province-2 is Catholic
      And Province-3 is Catholic

    Scenario: without a die nothing converts
      Given there are 0 Faith dice on Province-1 of the Catholic religion
      When Province-1 brings Province-2 along
      And the conversion of provinces step is played
      Then Province-1 is still Protestant
      And Province-2 is still Protestant

    Scenario: a province that is orthodox already brings none along
      Given Province-1 is Catholic
      When Province-1 brings Province-2 along
      And the conversion of provinces step is played
      Then Province-2 is still Protestant

    Scenario: with a Player of the other religion none is brought along
      Given Player-3 is Protestant
      And Province-2 is Catholic
      When Province-1 brings Province-2 along
      And the conversion of provinces step is played
      Then Province-1 is Catholic
      And Province-2 is still Catholic

  @pow/spread-the-faith.convert.4
  Rule: pow/spread-the-faith.convert.4 In an opponent's land a die converts one province

    Background:
      Given Province-1 belongs to Player-3
      And there are 1 Faith dice on Province-1 of the Protestant religion

    Scenario: the province of an opponent converts
      When the conversion of provinces step is played
      Then Province-1 is Protestant

    Scenario: a capital does, if a die has come to lie on it
      Given Province-1 is a capital (context)
      And the town in Province-1 belongs to Player-3 (context)
      When the conversion of provinces step is played
      Then Province-1 is Protestant

    Scenario: a province of nobody does not
      Given Province-1 belongs to nobody
      When the conversion of provinces step is played
      Then Province-1 is still Catholic

    Scenario: without a die it does not
      Given there are 0 Faith dice on Province-1 of the Protestant religion
      When the conversion of provinces step is played
      Then Province-1 is still Catholic

    Scenario: a die brings no other province of an opponent along
      Given Province-2 belongs to Player-3
      When Province-1 brings Province-2 along
      And the conversion of provinces step is played
      Then Province-1 is Protestant
      And Province-2 is still Catholic

  @pow/spread-the-faith.convert.5
  Rule: pow/spread-the-faith.convert.5 A Principality converts as a whole

    Background:
      Given Mainz has 2 provinces
      And Province-1 is part of Mainz
      And Province-2 is part of Trier (context)

    Scenario: with as many dice as provinces all of it converts
      Given there are 2 Faith dice on the Principality Mainz of the Protestant religion
      When the conversion of provinces step is played
      Then Mainz is Protestant
      And Province-1 is Protestant
      And Province-2 is still Catholic

    Scenario: with fewer dice nothing converts
      Given there are 1 Faith dice on the Principality Mainz of the Protestant religion (context)
      When the conversion of provinces step is played
      Then Mainz is still Catholic
      And Province-1 is still Catholic
