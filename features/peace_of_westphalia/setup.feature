Feature: Set-up

  @pow/setup.map.1
  Rule: pow/setup.map.1 The map is laid out

    Scenario: a map, there is one
      Then the map suffice

  @pow/setup.map.2
  Rule: pow/setup.map.2 Nine provinces for each Player

    Scenario Outline: <n> Players play on <hexes>
      Given the Round is 0
      When <n> players sit down to play
      Then the map is made of <hexes> provinces

      Examples:
        | n  | hexes |
        | 3  | 27    |
        | 7  | 63    |
        | 14 | 126   |

    Scenario: later nobody changes the map
      Given the Round is 1 (context)
      When 7 players sit down to play
      Then the map is still made of 45 provinces

  @pow/setup.pieces.1
  Rule: pow/setup.pieces.1 The sheet in the middle

    Scenario: a sheet, there is one
      Then the Holy Roman Empire Sheet suffice

  @pow/setup.pieces.2
  Rule: pow/setup.pieces.2 What is laid out ready to hand

    Scenario: Protestant Provinces are on no list
      Then the Ottoman Die suffice
      And the Protestant Provinces do not suffice

  @pow/setup.color.1
  Rule: pow/setup.color.1 A set of control markers each

    Scenario Outline: <n> Players find a set each
      Given <n> players take part
      Then the sets of control markers suffice
      And the sets of control markers for more than eight Players suffice

      Examples:
        | n  |
        | 3  |
        | 8  |
        | 14 |

  @pow/setup.color.2
  Rule: pow/setup.color.2 Towns, a city and two tokens each

    Scenario: eight Players lack their cities only
      Given 8 players take part
      Then the Towns of Players suffice
      And the Council of Trent Tokens suffice
      And the French Interference Tokens suffice
      And the cities of Players do not suffice

    Scenario: nine Players lack tokens too
      Given 9 players take part
      Then the Towns of Players suffice
      And the Council of Trent Tokens do not suffice
      And the French Interference Tokens do not suffice

  @pow/setup.provinces.1
  Rule: pow/setup.provinces.1 Cubes are drawn for Setup Order

    Background:
      Given 3 players take part

    Scenario: the cube that comes first is first in order
      When the draw of Player-1 shows 5
      And the draw of Player-2 shows 9
      And the draw of Player-3 shows 2
      And the drawing of cubes step is played
      Then Player-3 is number 1 in order
      And Player-1 is number 2 in order
      And Player-2 is number 3 in order
      And Player-4 is still number 4 in order

    Scenario: an order is drawn even when the draw tells none
      Given Player-1 is number 3 in order
      And Player-3 is number 1 in order
      When the draw of Player-1 shows 5
      And the draw of Player-2 shows 5
      And the draw of Player-3 shows 5
      And the drawing of cubes step is played
      Then Player-1 is number 1 in order
      And Player-2 is still number 2 in order
      And Player-3 is number 3 in order

    Scenario: an empty seat draws no cube
      When the draw of Player-1 shows 3
      And the draw of Player-2 shows 4
      And the draw of Player-3 shows 2
      And the draw of Player-4 shows 1 (context)
      And the draw of Player-5 shows 5 (context)
      And the draw of Player-6 shows 5 (context)
      And the draw of Player-7 shows 5 (context)
      And the draw of Player-8 shows 5 (context)
      And the drawing of cubes step is played
      Then Player-3 is number 1 in order
      And Player-1 is number 2 in order
      And Player-2 is number 3 in order
      And Player-4 is still number 4 in order

  @pow/setup.provinces.2
  Rule: pow/setup.provinces.2 The first Player claims four provinces

    Background:
      Given the Round is 0
      And Province-1 belongs to Player-1
      And Province-2 belongs to Player-1
      And Province-3 belongs to Player-1

    Scenario: a fourth
      When Player-1 claims Province-4
      Then Province-4 belongs to Player-1

    Scenario: no fifth
      Given Province-4 belongs to Player-1
      When Player-1 claims Province-5
      Then Player-1 claims Province-5 is not allowed because of pow/setup.provinces.2
      And Province-5 still belongs to nobody

    Scenario: another Player waits
      Then Player-2 claims Province-4 is not allowed because of pow/setup.provinces.2

    Scenario: no province of the first Player, not in a Round
      Given the Round is 1
      Then Player-1 claims Province-4 is not allowed because of pow/setup.provinces.2

    Scenario: what is taken cannot be claimed
      Given Province-4 is part of Mainz
      Then Player-1 claims Province-4 is refused

  @pow/setup.provinces.3
  Rule: pow/setup.provinces.3 Three meet at a corner and all hang together

    Background:
      Given Province-1 belongs to Player-1
      And Province-2 belongs to Player-1
      And Province-3 belongs to Player-1
      And Province-4 belongs to Player-1
      And Province-1 borders Province-2
      And Province-2 borders Province-3
      And Province-3 borders Province-4

    Scenario: a row has no corner at which three meet
      Then Player-1 founds its capital in Province-1 is refused because of pow/setup.provinces.3

    Scenario: three at a corner and one beside them
      Given Province-1 borders Province-3
      Then Player-1 founds its capital in Province-1 is not refused because of pow/setup.provinces.3

    Scenario: three at a corner and one that lies apart
      Given Province-1 borders Province-3
      And Province-3 does not border Province-4
      Then Player-1 founds its capital in Province-1 is refused because of pow/setup.provinces.3

    Scenario: the land of another does not help
      Given Province-1 borders Province-3
      And Province-2 belongs to Player-2
      Then Player-1 founds its capital in Province-1 is refused because of pow/setup.provinces.3

  @pow/setup.provinces.4
  Rule: pow/setup.provinces.4 A town marks the capital

    Background:
      Given the Round is 0
      And Province-1 belongs to Player-2
      And Province-2 belongs to Player-2
      And Province-3 belongs to Player-2
      And Province-4 belongs to Player-2
      And Province-1 borders Province-2
      And Province-2 borders Province-3
      And Province-1 borders Province-3
      And Province-3 borders Province-4

    Scenario: in any of the four
      When Player-2 founds its capital in Province-4
      Then Province-4 is a capital
      And the town in Province-4 belongs to Player-2
      And Province-3 is still not a capital

    Scenario: not before there are four
      Given Province-4 belongs to nobody
      Then Player-2 founds its capital in Province-1 is not allowed because of pow/setup.provinces.4

    Scenario: no capital, not in a Round
      Given the Round is 1
      Then Player-2 founds its capital in Province-1 is not allowed because of pow/setup.provinces.4

    Scenario: not in the land of another
      Given Province-5 belongs to Player-1 (context)
      Then Player-2 founds its capital in Province-5 is refused

  @pow/setup.provinces.5
  Rule: pow/setup.provinces.5 The others follow in Setup Order

    Background:
      Given the Round is 0
      And Province-1 belongs to Player-1
      And Province-2 belongs to Player-1
      And Province-3 belongs to Player-1
      And Province-4 belongs to Player-1

    Scenario: the second when the first has four
      When Player-2 claims Province-5
      Then Province-5 belongs to Player-2

    Scenario: the second waits for the first
      Given Province-4 belongs to nobody
      Then Player-2 claims Province-5 is not allowed because of pow/setup.provinces.5

    Scenario: no province of the others, the third waits for the second
      Then Player-3 claims Province-5 is not allowed because of pow/setup.provinces.5

    Scenario: the first is not one of the others
      Given Province-4 belongs to nobody
      Then Player-1 claims Province-4 is not allowed because of pow/setup.provinces.5

    Scenario: whoever has four has done
      Then Player-1 claims Province-5 is not allowed because of pow/setup.provinces.5

    Scenario: the second has done with four
      Given Player-1 is number 2 in order
      And Player-2 is number 1 in order (context)
      Then Player-1 claims Province-5 is not allowed because of pow/setup.provinces.5

    Scenario: no province of the others, not in a Round
      Given the Round is 1
      Then Player-2 claims Province-5 is not allowed because of pow/setup.provinces.5

  @pow/setup.electors.1
  Rule: pow/setup.electors.1 The first Player places an Elector

    Background:
      Given the Round is 0

    Scenario: with a town on its capital
      When Player-1 places Saxony around Province-3
      Then Saxony has its place on the map
      And Province-3 is part of Saxony
      And Province-3 is a capital
      And a town of a Principality is in Province-3
      And the last Principality was placed by Player-1

    Scenario: no other Principality
      Then Player-1 places Principality-1 around Province-3 is not allowed because of pow/setup.electors.1

    Scenario: none but the first
      Then Player-2 places Saxony around Province-3 is not allowed because of pow/setup.electors.1

    Scenario: once one is placed it is not the turn of the first
      Given Mainz has its place on the map (context)
      And the last Principality was placed by Player-1
      Then Player-1 places Saxony around Province-3 is not allowed because of pow/setup.electors.1

    Scenario: no first Elector, not in a Round
      Given the Round is 1
      Then Player-1 places Saxony around Province-3 is not allowed because of pow/setup.electors.1

    Scenario: not on the land of a Player
      Given Province-3 belongs to Player-2
      Then Player-1 places Saxony around Province-3 is refused

    Scenario: there are towns for seven
      Then the Principality Towns suffice

  @pow/setup.electors.2
  Rule: pow/setup.electors.2 The provinces of an Elector hang together

    Background:
      Given the Round is 0
      And Saxony has its place on the map (context)
      And Province-3 is part of Saxony
      And the last Principality was placed by Player-1
      And Province-3 borders Province-4

    Scenario: a neighbour
      When Player-1 adds Province-4 to Saxony
      Then Province-4 is part of Saxony

    Scenario: none that lies apart
      Then Player-1 adds Province-5 to Saxony is not allowed because of pow/setup.electors.2

    Scenario: one that lies apart when no neighbour is free
      Given Province-4 belongs to Player-2
      When Player-1 adds Province-5 to Saxony
      Then Province-5 is part of Saxony

    Scenario: another Principality grows by its own rule
      Given Province-5 is part of Principality-1 (context)
      And Province-5 borders Province-6 (context)
      Then Player-1 adds Province-6 to Principality-1 is not allowed because of pow/setup.electors.2

    Scenario: no more than it has
      Given Province-5 is part of Saxony
      Then Player-1 adds Province-4 to Saxony is not allowed because of pow/setup.electors.2

    Scenario: not by another Player
      Then Player-2 adds Province-4 to Saxony is not allowed because of pow/setup.electors.2

    Scenario: nothing added to an Elector, not in a Round
      Given the Round is 2
      Then Player-1 adds Province-4 to Saxony is not allowed because of pow/setup.electors.2

  @pow/setup.electors.3
  Rule: pow/setup.electors.3 The others follow, and the first again

    Background:
      Given the Round is 0
      And the last Principality was placed by Player-1

    Scenario: no further Elector, the second after the first
      When Player-2 places Bohemia around Province-2
      Then Bohemia has its place on the map
      And the last Principality was placed by Player-2

    Scenario: not the third after the first
      Then Player-3 places Bohemia around Province-2 is not allowed because of pow/setup.electors.3

    Scenario: the first after the last
      Given 4 players take part
      And the last Principality was placed by Player-4
      When Player-1 places Bohemia around Province-2
      Then Bohemia has its place on the map

    Scenario: Setup Order counts, not the seats
      Given Player-2 is number 3 in order
      And Player-3 is number 2 in order
      Then Player-3 places Bohemia around Province-2 is allowed because of pow/setup.electors.3
      And Player-2 places Bohemia around Province-2 is not allowed because of pow/setup.electors.3

    Scenario: each once
      Given Bohemia has its place on the map
      Then Player-2 places Bohemia around Province-2 is refused

    Scenario: the first does not come after just anybody
      Given the last Principality was placed by Player-2 (context)
      Then Player-1 places Bohemia around Province-2 is not allowed because of pow/setup.electors.3

    Scenario: after the last comes the first only
      Given 4 players take part
      And the last Principality was placed by Player-4
      Then Player-3 places Bohemia around Province-2 is not allowed because of pow/setup.electors.3
      And Player-5 places Bohemia around Province-2 is not allowed because of pow/setup.electors.3

    Scenario: it is for the starting Electors
      Then Player-2 places Principality-1 around Province-2 is not allowed because of pow/setup.electors.3

    Scenario: no further Elector, not in a Round
      Given the Round is 1
      Then Player-2 places Bohemia around Province-2 is not allowed because of pow/setup.electors.3

  @pow/setup.electors.4
  Rule: pow/setup.electors.4 All starting Electors are placed

    Background:
      Given the Round is 0
      And Trier has its place on the map
      And Mainz has its place on the map
      And Cologne has its place on the map
      And Saxony has its place on the map
      And Palatinate has its place on the map
      And Brandenburg has its place on the map

    Scenario: one is missing
      Then Round 1 begins is refused because of pow/setup.electors.4

    Scenario: none is missing
      Given Bohemia has its place on the map
      When Round 1 begins
      Then the Round is 1

    Scenario: later it is not looked at
      Given the Round is 5
      Then Round 1 begins is not refused because of pow/setup.electors.4

  @pow/setup.electors.5
  Rule: pow/setup.electors.5 One province for three

    Scenario Outline: <whom>
      Given the Round is <now>
      And <whom> has 5 provinces
      When 5 players sit down to play
      Then <whom> has <what> provinces

      Examples:
        | whom    | now | what |
        | Trier   | 0   | 1    |
        | Mainz   | 0   | 1    |
        | Cologne | 0   | 1    |

    Scenario: one province, not in the middle of the game
      Given the Round is 1 (context)
      And Trier has 5 provinces
      And Mainz has 4 provinces
      And Cologne has 3 provinces
      When 5 players sit down to play
      Then Trier still has 5 provinces
      And Mainz still has 4 provinces
      And Cologne still has 3 provinces

  @pow/setup.electors.6
  Rule: pow/setup.electors.6 Two provinces for two

    Scenario: two provinces, as the game is set up
      Given the Round is 0
      And Palatinate has 5 provinces
      And Saxony has 4 provinces
      When 5 players sit down to play
      Then Palatinate has 2 provinces
      And Saxony has 2 provinces
      And the hexes of each Elector but Bohemia and Brandenburg suffice

    Scenario: two provinces, not in the middle of the game
      Given the Round is 1 (context)
      And Palatinate has 5 provinces
      And Saxony has 4 provinces
      When 5 players sit down to play
      Then Palatinate still has 5 provinces
      And Saxony still has 4 provinces

  @pow/setup.electors.7
  Rule: pow/setup.electors.7 Three for one

    Scenario: three provinces, as the game is set up
      Given the Round is 0
      And Brandenburg has 5 provinces
      When 5 players sit down to play
      Then Brandenburg has 3 provinces
      And the hexes of Brandenburg suffice

    Scenario: three provinces, not in the middle of the game
      Given the Round is 1 (context)
      And Brandenburg has 5 provinces
      When 5 players sit down to play
      Then Brandenburg still has 5 provinces

  @pow/setup.electors.8
  Rule: pow/setup.electors.8 Four for one

    Scenario: four provinces, as the game is set up
      Given the Round is 0
      And Bohemia has 5 provinces
      When 5 players sit down to play
      Then Bohemia has 4 provinces
      And the hexes of Bohemia suffice

    Scenario: four provinces, not in the middle of the game
      Given the Round is 1 (context)
      And Bohemia has 5 provinces
      When 5 players sit down to play
      Then Bohemia still has 5 provinces

  @pow/setup.principalities.1
  Rule: pow/setup.principalities.1 The Players go on clockwise and roll

    Background:
      Given the Round is 0
      And Trier has its place on the map
      And Mainz has its place on the map
      And Cologne has its place on the map
      And Saxony has its place on the map
      And Palatinate has its place on the map
      And Brandenburg has its place on the map
      And Bohemia has its place on the map
      And the last Principality was placed by Player-2
      And Province-1 borders Province-2

    Scenario: the next by the seats, not in Setup Order
      Given Player-3 is number 4 in order
      And Player-4 is number 3 in order
      Then Player-3 rolls for a Principality is allowed because of pow/setup.principalities.1
      And Player-4 rolls for a Principality is not allowed because of pow/setup.principalities.1

    Scenario: after the last seat the first
      Given 4 players take part
      And the last Principality was placed by Player-4
      Then Player-1 rolls for a Principality is allowed because of pow/setup.principalities.1
      And Player-3 rolls for a Principality is not allowed because of pow/setup.principalities.1
      And Player-5 rolls for a Principality is not allowed because of pow/setup.principalities.1

    Scenario: the first seat is not next to each
      Then Player-1 rolls for a Principality is not allowed because of pow/setup.principalities.1

    Scenario: not the second next
      Then Player-4 rolls for a Principality is not allowed because of pow/setup.principalities.1

    Scenario: not before the last Elector has its place
      Given Bohemia has no place on the map
      Then Player-3 rolls for a Principality is not allowed because of pow/setup.principalities.1

    Scenario: not twice
      Given a Principality of 2 provinces is to be placed
      Then Player-3 rolls for a Principality is not allowed because of pow/setup.principalities.1

    Scenario: not when single provinces are left alone
      Given Province-1 does not border Province-2
      Then Player-3 rolls for a Principality is not allowed because of pow/setup.principalities.1

    Scenario: no roll, not in a Round
      Given the Round is 1
      Then Player-3 rolls for a Principality is not allowed because of pow/setup.principalities.1

    Scenario: a die of six sides is on no list
      Then the D6 do not suffice

  @pow/setup.principalities.2
  Rule: pow/setup.principalities.2 Two provinces on 1 to 4

    Background:
      Given the Round is 0
      And Trier has its place on the map
      And Mainz has its place on the map
      And Cologne has its place on the map
      And Saxony has its place on the map
      And Palatinate has its place on the map
      And Brandenburg has its place on the map
      And Bohemia has its place on the map
      And the last Principality was placed by Player-2
      And Province-1 borders Province-2
      And Province-2 borders Province-3

    Scenario Outline: a <die>
      When the settlement die shows <die>
      And Player-3 rolls for a Principality
      Then a Principality of 2 provinces is to be placed

      Examples:
        | die |
        | 1   |
        | 4   |

    Scenario: more is too much
      When the settlement die shows 5
      And Player-3 rolls for a Principality
      Then pow/setup.principalities.2 does not apply
      And a Principality of 3 provinces is to be placed

  @pow/setup.principalities.3
  Rule: pow/setup.principalities.3 Three on 5 and 6

    Background:
      Given the Round is 0
      And Trier has its place on the map
      And Mainz has its place on the map
      And Cologne has its place on the map
      And Saxony has its place on the map
      And Palatinate has its place on the map
      And Brandenburg has its place on the map
      And Bohemia has its place on the map
      And the last Principality was placed by Player-2
      And Province-1 borders Province-2
      And Province-2 borders Province-3

    Scenario Outline: a roll of <die>
      When the settlement die shows <die>
      And Player-3 rolls for a Principality
      Then a Principality of 3 provinces is to be placed

      Examples:
        | die |
        | 5   |
        | 6   |

    Scenario: less is not enough
      When the settlement die shows 4
      And Player-3 rolls for a Principality
      Then pow/setup.principalities.3 does not apply
      And a Principality of 2 provinces is to be placed

  @pow/setup.principalities.4
  Rule: pow/setup.principalities.4 Room, a capital with its town, and the rest beside it

    Background:
      Given the Round is 0
      And the last Principality was placed by Player-2
      And a Principality of 3 provinces is to be placed
      And Province-1 borders Province-2
      And Province-2 borders Province-3

    Scenario: it is placed
      When Player-3 places Principality-1 around Province-1
      Then Principality-1 has 3 provinces
      And Province-1 is a capital
      And a town of a Principality is in Province-1
      And a Principality of 0 provinces is to be placed
      And 1 other Principalities are on the map

    Scenario: from the middle of three
      Then Player-3 places Principality-1 around Province-2 is allowed because of pow/setup.principalities.4

    Scenario: not where three have no room
      Given Province-3 belongs to Player-2
      Then Player-3 places Principality-1 around Province-1 is not allowed because of pow/setup.principalities.4
      And Player-3 places Principality-1 around Province-2 is not allowed because of pow/setup.principalities.4

    Scenario: two need less
      Given Province-3 belongs to Player-2 (context)
      And a Principality of 2 provinces is to be placed
      Then Player-3 places Principality-1 around Province-1 is allowed because of pow/setup.principalities.4
      And Player-3 places Principality-1 around Province-4 is not allowed because of pow/setup.principalities.4

    Scenario: nothing is placed before the roll
      Given a Principality of 0 provinces is to be placed
      Then Player-3 places Principality-1 around Province-1 is not allowed because of pow/setup.principalities.4

    Scenario: not by a Player who sits elsewhere
      Then Player-4 places Principality-1 around Province-1 is not allowed because of pow/setup.principalities.4
      And Player-1 places Principality-1 around Province-1 is not allowed because of pow/setup.principalities.4

    Scenario: the first seat is next to the last
      Given 4 players take part
      And the last Principality was placed by Player-4
      Then Player-1 places Principality-1 around Province-1 is allowed because of pow/setup.principalities.4
      And Player-2 places Principality-1 around Province-1 is not allowed because of pow/setup.principalities.4
      And Player-3 places Principality-1 around Province-1 is not allowed because of pow/setup.principalities.4
      And Player-5 places Principality-1 around Province-1 is not allowed because of pow/setup.principalities.4

    Scenario: an Elector is none of them
      When Player-3 places Mainz around Province-1
      Then Mainz still has 1 province
      And 0 other Principalities are still on the map

    Scenario: the roll is for none of them
      Given Mainz has its place on the map (context)
      Then Player-3 places Saxony around Province-1 is not allowed because of pow/setup.principalities.4

    Scenario: an Elector grows by its own rule
      Given Province-1 is part of Saxony
      And Province-1 is a capital
      And a town of a Principality is in Province-1 (context)
      Then Player-2 adds Province-2 to Saxony is not allowed because of pow/setup.principalities.4

    Scenario: no Principality, not in a Round
      Given the Round is 1
      Then Player-3 places Principality-1 around Province-1 is not allowed because of pow/setup.principalities.4

    Scenario: a neighbour of the capital is added
      Given Province-1 is part of Principality-1
      And Province-1 is a capital
      And a town of a Principality is in Province-1 (context)
      And Principality-1 has 2 provinces (context)
      When Player-2 adds Province-2 to Principality-1
      Then Province-2 is part of Principality-1

    Scenario Outline: it is not added <why>
      Given Province-1 is part of Principality-1
      And Province-1 is a capital
      And a town of a Principality is in Province-1 (context)
      And <why>
      Then <who> adds <what> to Principality-1 is not allowed because of pow/setup.principalities.4

      Examples:
        | why                            | who      | what       |
        | Principality-1 has 1 provinces | Player-2 | Province-2 |
        | Principality-1 has 3 provinces | Player-3 | Province-2 |
        | Principality-1 has 4 provinces | Player-2 | Province-4 |
        | the Round is 1                 | Player-2 | Province-2 |

  @pow/setup.principalities.5
  Rule: pow/setup.principalities.5 Or at least in one piece

    Background:
      Given the Round is 0
      And the last Principality was placed by Player-2
      And Principality-1 has 3 provinces
      And Province-1 is part of Principality-1
      And Province-1 is a capital
      And a town of a Principality is in Province-1 (context)
      And Province-2 is part of Principality-1
      And Province-1 borders Province-2 (context)
      And Province-2 borders Province-3

    Scenario: a neighbour of its second province
      When Player-2 adds Province-3 to Principality-1
      Then Province-3 is part of Principality-1

    Scenario: not while a neighbour of the capital is free
      Given Province-1 borders Province-4
      Then Player-2 adds Province-3 to Principality-1 is not allowed because of pow/setup.principalities.5

    Scenario: not apart from it
      Then Player-2 adds Province-5 to Principality-1 is not allowed because of pow/setup.principalities.5

    Scenario: not when it is complete
      Given Principality-1 has 2 provinces
      Then Player-2 adds Province-3 to Principality-1 is not allowed because of pow/setup.principalities.5

    Scenario: not by one who did not place it
      Then Player-3 adds Province-3 to Principality-1 is not allowed because of pow/setup.principalities.5

    Scenario: that is not said of an Elector
      Given Province-5 is part of Brandenburg
      And Province-5 borders Province-6
      Then Player-2 adds Province-6 to Brandenburg is not allowed because of pow/setup.principalities.5

    Scenario: nothing added to a Principality, not in a Round
      Given the Round is 1
      Then Player-2 adds Province-3 to Principality-1 is not allowed because of pow/setup.principalities.5

  @pow/setup.principalities.6
  Rule: pow/setup.principalities.6 As large as there is room

    Background:
      Given the Round is 0
      And Trier has its place on the map
      And Mainz has its place on the map
      And Cologne has its place on the map
      And Saxony has its place on the map
      And Palatinate has its place on the map
      And Brandenburg has its place on the map
      And Bohemia has its place on the map
      And the last Principality was placed by Player-2
      And Province-1 borders Province-2

    Scenario: no room for three
      When the settlement die shows 6
      And Player-3 rolls for a Principality
      Then a Principality of 2 provinces is to be placed

    Scenario: room for three somewhere
      Given Province-2 borders Province-3
      When the settlement die shows 6
      And Player-3 rolls for a Principality
      Then a Principality of 3 provinces is to be placed

  @pow/setup.principalities.7
  Rule: pow/setup.principalities.7 Single provinces are filled

    Background:
      Given the Round is 0
      And Trier has its place on the map
      And Mainz has its place on the map
      And Cologne has its place on the map
      And Saxony has its place on the map
      And Palatinate has its place on the map
      And Brandenburg has its place on the map
      And Bohemia has its place on the map
      And Province-1 is part of Trier
      And Province-1 borders Province-2 (context)

    Scenario: one is filled
      Given 3 other Principalities are on the map
      When Player-4 makes Province-2 the whole of Principality-1
      Then Principality-1 has 1 province
      And Province-2 is part of Principality-1
      And Province-2 is a capital
      And a town of a Principality is in Province-2
      And 4 other Principalities are on the map

    Scenario: not while two are left together
      Given Province-2 borders Province-3
      Then Player-4 makes Province-2 the whole of Principality-1 is not allowed because of pow/setup.principalities.7

    Scenario: not before the Electors are placed
      Given Mainz has no place on the map
      Then Player-4 makes Province-2 the whole of Principality-1 is not allowed because of pow/setup.principalities.7

    Scenario: not while another is to be placed
      Given a Principality of 2 provinces is to be placed
      Then Player-4 makes Province-2 the whole of Principality-1 is not allowed because of pow/setup.principalities.7

    Scenario: not by an empty seat
      Given 3 players take part
      Then Player-4 makes Province-2 the whole of Principality-1 is not allowed because of pow/setup.principalities.7

    Scenario: nothing filled, not in a Round
      Given the Round is 1
      Then Player-4 makes Province-2 the whole of Principality-1 is not allowed because of pow/setup.principalities.7

  @pow/setup.principalities.8
  Rule: pow/setup.principalities.8 Two are kept for more than five provinces

    Scenario: neither has the hexes for it
      Then the hexes of Austria do not suffice
      And the hexes of Bavaria do not suffice

  @pow/setup.influence.1
  Rule: pow/setup.influence.1 Three Diplomatic Influence each

    Background:
      Given 3 players take part

    Scenario: for those who play
      When the set-up step is played
      Then Player-1 has 3 Diplomatic Influence
      And Player-3 has 3 Diplomatic Influence
      And Player-4 still has 0 Diplomatic Influence

  @pow/setup.influence.2
  Rule: pow/setup.influence.2 The first Player places all of his

    Background:
      Given the Round is 0
      And Player-1 has 3 Diplomatic Influence

    Scenario: wherever he likes
      When Player-1 places a Diplomatic Influence on Mainz
      Then Player-1 has 1 Diplomatic Influence on Mainz
      And Player-1 has 2 Diplomatic Influence

    Scenario: another waits
      Given Player-2 has 3 Diplomatic Influence (context)
      Then Player-2 places a Diplomatic Influence on Mainz is refused
      And Player-2 places a Diplomatic Influence on Mainz is not allowed because of pow/setup.influence.2

    Scenario: in a Round it takes a Diplomatic Action
      Given the Round is 1
      Then Player-1 places a Diplomatic Influence on Mainz is refused because of pow/diplomacy.actions.1

  @pow/setup.influence.3
  Rule: pow/setup.influence.3 The others place theirs in Setup Order

    Background:
      Given the Round is 0
      And Player-2 has 3 Diplomatic Influence

    Scenario: when those before are done
      When Player-2 places a Diplomatic Influence on Mainz
      Then Player-2 has 1 Diplomatic Influence on Mainz

    Scenario: not while one before has some
      Given Player-1 has 1 Diplomatic Influence
      Then Player-2 places a Diplomatic Influence on Mainz is refused because of pow/diplomacy.actions.1
      And Player-2 places a Diplomatic Influence on Mainz is not allowed because of pow/setup.influence.3

    Scenario: whoever comes later holds nobody up
      Given Player-3 has 3 Diplomatic Influence (context)
      Then Player-2 places a Diplomatic Influence on Mainz is allowed because of pow/setup.influence.3

    Scenario: the first is not one who comes after him
      Given Player-1 has 3 Diplomatic Influence (context)
      Then Player-1 places a Diplomatic Influence on Mainz is not allowed because of pow/setup.influence.3

    Scenario: an empty seat places none
      Given 3 players take part
      And Player-4 has 3 Diplomatic Influence (context)
      And Player-2 has 0 Diplomatic Influence
      Then Player-4 places a Diplomatic Influence on Mainz is not allowed because of pow/setup.influence.3

    Scenario: in a Round it takes a Diplomatic Action too
      Given the Round is 1
      Then Player-2 places a Diplomatic Influence on Mainz is refused because of pow/diplomacy.actions.1

  @pow/setup.influence.4
  Rule: pow/setup.influence.4 Nothing is kept back

    Background:
      Given the Round is 0
      And Trier has its place on the map
      And Mainz has its place on the map
      And Cologne has its place on the map
      And Saxony has its place on the map
      And Palatinate has its place on the map
      And Brandenburg has its place on the map
      And Bohemia has its place on the map

    Scenario: somebody has some left
      Given Player-4 has 1 Diplomatic Influence
      Then Round 1 begins is refused because of pow/setup.influence.4

    Scenario: nobody has
      When Round 1 begins
      Then the Round is 1

    Scenario: an empty seat does not count
      Given 3 players take part
      And Player-4 has 1 Diplomatic Influence (context)
      When Round 1 begins
      Then the Round is 1

    Scenario: later it may be saved
      Given the Round is 4
      And Player-4 has 1 Diplomatic Influence
      Then Round 1 begins is not refused because of pow/setup.influence.4

  @pow/setup.emperor.1
  Rule: pow/setup.emperor.1 The first election

    Scenario: it is due
      When the opening election step is played
      Then an Imperial Election is due

    Scenario: it is held as any other
      Given an Imperial Election is due
      And the vote of Mainz goes to Player-2
      When the election step is played
      Then Player-2 is Emperor

  @pow/setup.emperor.2
  Rule: pow/setup.emperor.2 His marker on 1510

    Background:
      Given an Imperial Election is due
      And the vote of Mainz goes to Player-2

    Scenario: in the set-up it is the space of no Round
      Given the Round is 0
      When the election step is played
      Then pow/setup.emperor.2 applies
      And the marker of the Emperor still stands at 0

    Scenario: in a Round it is its own
      Given the Round is 2
      When the election step is played
      Then the marker of the Emperor stands at 2
      And pow/setup.emperor.2 does not apply

  @pow/setup.emperor.3
  Rule: pow/setup.emperor.3 The first count of Imperial Power

    Background:
      Given Province-1 belongs to Player-1
      And Player-1 has 1 Diplomatic Influence on Mainz

    Scenario: lands and allies
      When the opening count step is played
      Then Player-1 has 4 Imperial Power
      And Player-2 still has 0 Imperial Power

    Scenario: an empty seat has none to count
      Given Player-6 has 7 Imperial Power
      When the opening count step is played
      Then Player-6 still has 7 Imperial Power

  @pow/setup.emperor.4
  Rule: pow/setup.emperor.4 More for the Emperor

    Background:
      Given the Round is 0
      And Province-1 belongs to Player-1
      And Player-2 is Emperor

    Scenario: two of them
      When the opening count step is played
      Then Player-2 has 2 Imperial Power
      And Player-1 has 1 Imperial Power

    Scenario: they come on top of what he has
      Given Player-1 is Emperor
      When the opening count step is played
      Then Player-1 has 3 Imperial Power
      And Player-2 still has 0 Imperial Power

    Scenario: what is counted in a Round leaves them out
      Given Player-2 has 2 Imperial Power
      When the initiative step is played
      Then Player-2 has 0 Imperial Power

  @pow/setup.doctrine.1
  Rule: pow/setup.doctrine.1 A Doctrine each in Setup Order

    Background:
      Given the Round is 0
      And Player-1 has chosen a doctrine

    Scenario: a doctrine, the second after the first
      When Player-2 takes up the Flexible doctrine
      Then Player-2 follows the Flexible doctrine
      And Player-2 has chosen a doctrine

    Scenario: a doctrine, the third waits for the second
      Then Player-3 takes up the Flexible doctrine is not allowed because of pow/setup.doctrine.1

    Scenario: nobody chooses twice
      Then Player-1 takes up the Flexible doctrine is not allowed because of pow/setup.doctrine.1

    Scenario: an empty seat has none
      Given 3 players take part
      And Player-2 has chosen a doctrine
      And Player-3 has chosen a doctrine
      Then Player-4 takes up the Flexible doctrine is not allowed because of pow/setup.doctrine.1

    Scenario: two may choose the same
      Given Player-1 follows the Offensive doctrine (context)
      When Player-2 takes up the Offensive doctrine
      Then Player-2 follows the Offensive doctrine

    Scenario: a doctrine, not in a Round
      Given the Round is 1
      Then Player-2 takes up the Flexible doctrine is not allowed because of pow/setup.doctrine.1

    Scenario: there is a cube for it
      Then the cubes of each Player suffice

  @pow/setup.sheet.1
  Rule: pow/setup.sheet.1 All are saved by Faith and Works

    Scenario Outline: all are, of <n>
      Given <n> players take part
      Then pow/setup.sheet.1 is kept
      And Player-1 is saved by the Catholic faith

      Examples:
        | n |
        | 5 |
        | 8 |

    Scenario Outline: nobody says so of <n>
      Given <n> players take part
      Then pow/setup.sheet.1 is not kept
      And Player-1 is not saved by the Catholic faith

      Examples:
        | n |
        | 4 |
        | 9 |

    Scenario: a Saint ends it
      Given 4 players take part (context)
      And Player-2 has 1 Saints
      Then pow/setup.sheet.1 is kept

    Scenario: of a Protestant nothing is claimed
      Given 3 players take part (context)
      And Player-1 is Protestant
      And Player-2 is Protestant
      And Player-3 is Protestant
      Then pow/setup.sheet.1 is kept

  @pow/setup.sheet.2
  Rule: pow/setup.sheet.2 No Saints at the start

    Background:
      Given 3 players take part

    Scenario: none for those who play
      Given Player-2 has 4 Saints
      And Player-4 has 5 Saints
      When the set-up step is played
      Then Player-2 has 0 Saints
      And Player-4 still has 5 Saints

  @pow/setup.sheet.3
  Rule: pow/setup.sheet.3 Seven Catholic Electors

    Background:
      Given 3 players take part

    Scenario: all seven, and no others
      Given Mainz is Protestant
      And Bohemia is Protestant
      And Principality-1 is Protestant
      When the set-up step is played
      Then Mainz is Catholic
      And Bohemia is Catholic
      And Principality-1 is still Protestant

    Scenario: the marker for it is on no list
      Then the Catholic marker do not suffice
