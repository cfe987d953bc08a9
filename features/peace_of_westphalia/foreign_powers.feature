Feature: Foreign Powers

  @pow/foreign.1
  Rule: pow/foreign.1 The weak may leave the Empire

    Background:
      Given Province-1 is the capital of Player-1
      And the town in Province-1 belongs to Player-1 (context)

    Scenario Outline: with <power> Imperial Power in Round <Round> it is <what>
      Given the Round is <Round>
      And Player-1 has <power> Imperial Power
      Then Player-1 becomes a Foreign Power is <what>

      Examples:
        | Round | power | what        |
        | 1     | 5     | allowed     |
        | 3     | 5     | allowed     |
        | 1     | 6     | not allowed |
        | 3     | 6     | not allowed |
        | 4     | 15    | allowed     |
        | 6     | 15    | allowed     |
        | 4     | 16    | not allowed |
        | 0     | 5     | not allowed |

    Scenario Outline: not with a second town in Round <Round>
      Given the Round is <Round>
      And the town in Province-2 belongs to Player-1
      Then Player-1 becomes a Foreign Power is not allowed because of pow/foreign.1

      Examples:
        | Round |
        | 1     |
        | 4     |

    Scenario: the town of another does not matter
      Given the town in Province-2 belongs to Player-2 (context)
      Then Player-1 becomes a Foreign Power is allowed because of pow/foreign.1

    Scenario Outline: who does not play does not leave in Round <Round>
      Given the Round is <Round>
      And 3 players take part
      Then Player-4 becomes a Foreign Power is not allowed because of pow/foreign.1

      Examples:
        | Round |
        | 1     |
        | 4     |

    Scenario: whoever has left cannot leave again
      Given Player-1 became a Foreign Power in Round 1
      Then Player-1 becomes a Foreign Power is not allowed

  @pow/foreign.2
  Rule: pow/foreign.2 Whoever has lost all has to leave it

    Scenario: without a province
      Given Player-1 has 40 Imperial Power (context)
      Then Player-1 becomes a Foreign Power is obligatory because of pow/foreign.2

    Scenario Outline: not <why>
      Given <Given>
      Then Player-1 becomes a Foreign Power is not obligatory

      Examples:
        | why                        | Given                                      |
        | with a province            | Province-1 belongs to Player-1             |
        | for a second time          | Player-1 became a Foreign Power in Round 1 |
        | while the game is set up   | the Round is 0                             |

    Scenario: an empty seat has nothing to leave
      Given 3 players take part
      Then Player-4 becomes a Foreign Power is not obligatory

    Scenario: it is noted in which Round
      Given the Round is 2
      When Player-1 becomes a Foreign Power
      Then Player-1 became a Foreign Power in Round 2

    Scenario: the last province is lost in the treaty
      Given Province-1 belongs to Player-2
      And Province-2 belongs to Player-1 (context)
      And the war of Player-1 is against Player-2
      And the war of Player-1 is won
      When Player-1 conquers Province-1
      Then Player-2 becomes a Foreign Power is obligatory

  @pow/foreign.3
  Rule: pow/foreign.3 What the war has cost goes first

    Background:
      Given Mainz has 0 provinces
      And Player-1 has 4 Diplomatic Influence on Mainz
      And Player-1 has 3 Diplomatic Influence on Trier

    Scenario: influence on an ally that is gone is not counted
      When Player-1 becomes a Foreign Power
      Then Player-1 has 1 Diplomatic Influence
      And Player-1 has 0 Diplomatic Influence on Mainz

    Scenario: influence on one that is left is counted
      Given Mainz has 1 province
      When Player-1 becomes a Foreign Power
      Then Player-1 has 3 Diplomatic Influence

    Scenario: who leaves with land counts everything
      Given Province-1 belongs to Player-1
      When Player-1 leaves its land to Mainz
      And Player-1 becomes a Foreign Power
      Then Player-1 has 3 Diplomatic Influence

    Scenario: that of others stays
      Given Player-2 has 4 Diplomatic Influence on Mainz
      When Player-1 becomes a Foreign Power
      Then Player-2 still has 4 Diplomatic Influence on Mainz
      And Player-1 has 1 Diplomatic Influence

  @pow/foreign.4
  Rule: pow/foreign.4 The expelled wait for the next Round

    Scenario: who has lost everything waits
      When Player-1 becomes a Foreign Power
      Then Player-1 waits for the next Round
      And Player-2 still does not wait for the next Round

    Scenario: who leaves with land does not
      Given Province-1 belongs to Player-1
      And Mainz has 0 provinces (context)
      When Player-1 leaves its land to Mainz
      And Player-1 becomes a Foreign Power
      Then Player-1 still does not wait for the next Round

    Scenario Outline: until Round <Round>
      Given Player-1 waits for the next Round
      When Round <Round> begins
      Then Player-1 does not wait for the next Round

      Examples:
        | Round |
        | 2     |
        | 6     |

    Scenario Outline: <act> is for the next Round
      Given Player-1 waits for the next Round
      And Player-1 has 1 Diplomatic Influence
      And Player-1 has 1 Gold
      Then <act> is refused because of pow/foreign.4

      Examples:
        | act                                               |
        | Player-1 puts a cube in Combat Heresy              |
        | Player-1 puts a cube in Engage in Diplomacy        |
        | Player-1 declares war on Player-2                  |
        | Player-1 declares war on Mainz                     |
        | Player-1 declares a Religious War against Trier    |
        | Player-1 places a Diplomatic Influence on Mainz    |
        | Player-1 buys a Diplomatic Influence               |

    Scenario: to fight for a League is for the next Round
      Given Player-1 waits for the next Round
      And the Leagues have met in battle
      And Player-1 is in the Catholic League
      And Player-2 is in the Evangelical League
      Then Player-1 engages Player-2 is refused because of pow/foreign.4

    Scenario Outline: <act> is free to those who do not wait
      Given Player-2 waits for the next Round (context)
      And Player-1 has 1 Diplomatic Influence
      And Player-1 has 1 Gold
      And Province-1 belongs to Player-1 (context)
      Then <act> is not refused because of pow/foreign.4

      Examples:
        | act                                               |
        | Player-1 puts a cube in Combat Heresy              |
        | Player-1 declares war on Player-2                  |
        | Player-1 declares war on Mainz                     |
        | Player-1 declares a Religious War against Trier    |
        | Player-1 places a Diplomatic Influence on Mainz    |
        | Player-1 buys a Diplomatic Influence               |

    Scenario: who does not wait fights for his League
      Given Player-2 waits for the next Round (context)
      And the Leagues have met in battle
      And Player-1 is in the Catholic League
      And Player-3 is in the Evangelical League
      Then Player-1 engages Player-3 is not refused because of pow/foreign.4

  @pow/foreign.steps.1
  Rule: pow/foreign.steps.1 The land is lost

    Scenario: all of it
      Given Province-1 belongs to Player-1
      And Province-2 belongs to Player-1
      And Province-3 belongs to Player-2
      And Mainz has 0 provinces (context)
      When Player-1 leaves its land to Mainz
      And Player-1 becomes a Foreign Power
      Then Province-1 belongs to nobody
      And Province-2 belongs to nobody
      And Province-3 still belongs to Player-2

  @pow/foreign.steps.2
  Rule: pow/foreign.steps.2 It is a new Principality

    Background:
      Given Province-1 belongs to Player-1
      And Province-2 belongs to Player-1
      And Province-3 belongs to Player-2 (context)
      And Province-4 is part of Trier
      And Principality-1 has 0 provinces

    Scenario: of all his provinces
      When Player-1 leaves its land to Principality-1
      And Player-1 becomes a Foreign Power
      Then Province-1 is part of Principality-1
      And Province-2 is part of Principality-1
      And Principality-1 has 2 provinces
      And Province-3 is still part of nobody
      And Province-4 is still part of Trier

    Scenario: one that is on the map is not new
      When Player-1 leaves its land to Trier
      And Player-1 becomes a Foreign Power
      Then Province-1 is still part of nobody
      And Trier still has 1 province

    Scenario: another does not get it
      Given Principality-2 has 0 provinces
      When Player-1 leaves its land to Principality-1
      And Player-1 becomes a Foreign Power
      Then Principality-2 still has 0 provinces
      And Principality-1 has 2 provinces

    Scenario: without land there is no Principality
      When Player-3 leaves its land to Principality-1 (context)
      And Player-3 becomes a Foreign Power
      Then Principality-1 still has 0 provinces
      And pow/foreign.steps.2 does not apply

  @pow/foreign.steps.3
  Rule: pow/foreign.steps.3 Its capital has a town

    Background:
      Given Province-1 is the capital of Player-1
      And the town in Province-1 belongs to Player-1
      And Province-2 belongs to Player-1 (context)
      And Principality-1 has 0 provinces (context)

    Scenario: in place of that of the Player
      When Player-1 leaves its land to Principality-1
      And Player-1 becomes a Foreign Power
      Then the town in Province-1 belongs to nobody
      And a town of a Principality is in Province-1
      And a town of a Principality is still not in Province-2

    Scenario: other towns of a Player who is driven out go with the land
      Given the town in Province-2 belongs to Player-1
      And the war of Player-1 is against the Principality Mainz
      And the war of Player-1 is lost
      When Player-1 leaves its land to Principality-1
      And Player-1 signs the Peace Treaty of its war
      Then a town of a Principality is in Province-1
      And the town in Province-2 belongs to nobody
      And a town of a Principality is in Province-2

    Scenario: nor of one in the capital of somebody else
      Given the town in Province-2 belongs to Player-1
      And Province-3 is the capital of Player-2
      And the town in Province-3 belongs to Player-1
      And the war of Player-1 is against the Principality Mainz
      And the war of Player-1 is lost
      When Player-1 leaves its land to Principality-1
      And Player-1 signs the Peace Treaty of its war
      Then a town of a Principality is in Province-1
      And the town in Province-3 still belongs to Player-1

    Scenario: the capitals of others keep their towns
      Given Province-3 is the capital of Player-2 (context)
      And the town in Province-3 belongs to Player-2
      When Player-1 leaves its land to Principality-1
      And Player-1 becomes a Foreign Power
      Then the town in Province-3 still belongs to Player-2
      And a town of a Principality is still not in Province-3

  @pow/foreign.steps.4
  Rule: pow/foreign.steps.4 Gold turns into influence

    Scenario: one for one, before the halving
      Given Player-1 has 4 Gold
      And Player-2 has 3 Gold
      When Player-1 becomes a Foreign Power
      Then Player-1 has 0 Gold
      And Player-1 has 2 Diplomatic Influence
      And Player-2 still has 3 Gold

  @pow/foreign.steps.5
  Rule: pow/foreign.steps.5 Half of the influence is left

    Background:
      Given Player-1 has 2 Diplomatic Influence
      And Player-1 has 3 Diplomatic Influence on Trier
      And Player-1 has 2 Diplomatic Influence on Mainz
      And Player-2 has 3 Diplomatic Influence on Trier
      And Player-2 has 3 Diplomatic Influence

    Scenario: rounded down, in the store
      When Player-1 becomes a Foreign Power
      Then Player-1 has 3 Diplomatic Influence
      And Player-1 has 0 Diplomatic Influence on Trier
      And Player-1 has 0 Diplomatic Influence on Mainz
      And Player-2 still has 3 Diplomatic Influence on Trier
      And Player-2 still has 3 Diplomatic Influence

    Scenario: with what the Gold has brought
      Given Player-1 has 3 Gold
      When Player-1 becomes a Foreign Power
      Then Player-1 has 5 Diplomatic Influence

  @pow/foreign.steps.6
  Rule: pow/foreign.steps.6 Its religion is fixed

    Background:
      Given Player-1 has a cube in Combat Heresy
      And Player-1 wishes to convert

    Scenario Outline: no conversion to the <new> religion
      Given Player-1 became a Foreign Power in Round 1
      And Player-1 is <old>
      When Player-1 converts to the <new> religion
      Then Player-1 converts to the <new> religion is refused because of pow/foreign.steps.6
      And Player-1 is still <old>

      Examples:
        | old        | new        |
        | Catholic   | Protestant |
        | Protestant | Catholic   |

    Scenario: a Prince of the Empire is free
      When Player-1 converts to the Protestant religion
      Then Player-1 is Protestant

    Scenario: it is the one he had
      Given Player-1 is Protestant
      When Player-1 becomes a Foreign Power
      Then Player-1 is still Protestant

  @pow/foreign.steps.7
  Rule: pow/foreign.steps.7 Its points stay

    Scenario: of both kinds
      Given Player-1 has 7 Saints
      And Player-1 has 3 Reformation Points
      When Player-1 becomes a Foreign Power
      Then Player-1 still has 7 Saints
      And Player-1 still has 3 Reformation Points
      And pow/foreign.steps.7 applies

  @pow/foreign.steps.8
  Rule: pow/foreign.steps.8 No dice on a home

    Scenario Outline: not by <who>
      Given Player-1 became a Foreign Power in Round 1
      And <who> has 1 Faith dice
      When <who> places a Faith die on the Home Province of Player-1
      Then <who> places a Faith die on the Home Province of Player-1 is refused because of pow/foreign.steps.8
      And <who> still has 1 Faith dice

      Examples:
        | who      |
        | Player-1 |
        | Player-2 |

  @pow/foreign.steps.9
  Rule: pow/foreign.steps.9 A home at one of six edges

    Scenario Outline: <edge>
      Given Player-1 became a Foreign Power in Round 1
      When Player-1 places its Home Province at <edge>
      Then the Home Province of Player-1 is at <edge>

      Examples:
        | edge           |
        | the first edge |
        | the sixth edge |

    Scenario: not for a Prince of the Empire
      Then Player-1 places its Home Province at the first edge is not allowed

    Scenario: it is laid once
      Given Player-1 became a Foreign Power in Round 1 (context)
      And the Home Province of Player-1 is at the first edge
      When Player-1 places its Home Province at the second edge
      Then Player-1 places its Home Province at the second edge is refused
      And the Home Province of Player-1 is still at the first edge

    Scenario: who does not play has none
      Given 3 players take part
      And Player-4 became a Foreign Power in Round 1
      Then Player-4 places its Home Province at the first edge is not allowed because of pow/foreign.steps.9

  @pow/foreign.steps.10
  Rule: pow/foreign.steps.10 Two homes at one edge

    Scenario: next to another
      Given Player-1 became a Foreign Power in Round 1
      And Player-2 became a Foreign Power in Round 1 (context)
      And the Home Province of Player-2 is at the first edge
      Then Player-1 places its Home Province at the first edge is allowed because of pow/foreign.steps.10

    Scenario Outline: it says nothing <when>
      Given Player-1 became a Foreign Power in Round 1
      And Player-2 became a Foreign Power in Round 1 (context)
      And the Home Province of Player-2 is at <edge> (context)
      Then Player-1 places its Home Province at the second edge is not allowed because of pow/foreign.steps.10

      Examples:
        | when                | edge           |
        | of other edges      | the first edge |
        | of an empty edge    | nobody         |

    Scenario: a Prince of the Empire lays none next to another
      Given Player-2 became a Foreign Power in Round 1 (context)
      And the Home Province of Player-2 is at the first edge
      Then Player-1 places its Home Province at the first edge is not allowed because of pow/foreign.steps.10

    Scenario: an empty seat lays none
      Given 3 players take part
      And Player-4 became a Foreign Power in Round 1
      And the Home Province of Player-2 is at the first edge
      Then Player-4 places its Home Province at the first edge is not allowed because of pow/foreign.steps.10

    Scenario: of the home of an empty seat nothing is said
      Given 3 players take part
      And Player-1 became a Foreign Power in Round 1
      And the Home Province of Player-4 is at the first edge
      Then Player-1 places its Home Province at the first edge is not allowed because of pow/foreign.steps.10

  @pow/foreign.steps.11
  Rule: pow/foreign.steps.11 The home touches its edge

    Background:
      Given Player-1 became a Foreign Power in Round 1 (context)
      And the Home Province of Player-1 is at the first edge
      And Province-1 lies at the first edge
      And Province-1 belongs to Player-2

    Scenario: every province there
      Then the Home Province of Player-1 adjoins Province-1
      And Player-1 borders Province-1

    Scenario: no other province
      Then the Home Province of Player-1 does not adjoin Province-2
      And Player-1 does not border Province-2

    Scenario: not those at another edge
      Given the Home Province of Player-1 is at the second edge
      Then the Home Province of Player-1 does not adjoin Province-1

    Scenario: not for another Player
      Then the Home Province of Player-2 does not adjoin Province-1

    Scenario: Faith dice go from there to a province of another
      Given Player-1 has 1 Faith dice
      When Player-1 places a Faith die on Province-1
      Then there are 1 Faith dice on Province-1 of the Catholic religion

    Scenario: and to a Principality
      Given Player-1 has 1 Faith dice
      And Province-2 lies at the first edge
      And Province-2 is part of Mainz
      When Player-1 places a Faith die on the Principality Mainz
      Then there are 1 Faith dice on the Principality Mainz of the Catholic religion

    Scenario: what it touches costs no influence in a treaty
      When the Battles begin
      Then Province-1 bordered Player-1 at the start of the turn
      And Province-2 still did not border Player-1 at the start of the turn

  @pow/foreign.steps.12
  Rule: pow/foreign.steps.12 The home is safe

    Scenario: nobody takes it
      Given Player-1 became a Foreign Power in Round 1
      Then Player-2 conquers the Home Province of Player-1 is refused because of pow/foreign.steps.12

  @pow/foreign.steps.13
  Rule: pow/foreign.steps.13 A city on it

    Scenario: it brings no Gold of itself
      Given Player-1 became a Foreign Power in Round 1
      And Player-1 has 1 Gold
      When the gold step is played
      Then Player-1 still has 1 Gold
      And pow/foreign.steps.13 applies

    Scenario Outline: none but <why>
      Given 3 players take part
      And <Player> became a Foreign Power in Round <Round>
      When the gold step is played
      Then pow/foreign.steps.13 does not apply

      Examples:
        | why                  | Player   | Round |
        | that of a Player     | Player-4 | 1     |
        | that of one who left | Player-1 | 0     |

  @pow/foreign.steps.14
  Rule: pow/foreign.steps.14 Four for each Round

    Scenario Outline: <power> in Round <Round>
      Given the Round is <Round>
      And Player-1 became a Foreign Power in Round 1
      And Player-2 is Emperor (context)
      When the initiative step is played
      Then the home of Player-1 gives <power> Imperial Power
      And Player-1 has <power> Imperial Power

      Examples:
        | Round | power |
        | 1     | 4     |
        | 6     | 24    |

    Scenario: nothing for a Prince of the Empire
      Given Player-2 is Emperor (context)
      When the initiative step is played
      Then the home of Player-1 still gives 0 Imperial Power

    Scenario: nothing for an empty seat
      Given 3 players take part
      And Player-4 became a Foreign Power in Round 1
      And Player-2 is Emperor (context)
      When the initiative step is played
      Then the home of Player-4 still gives 0 Imperial Power

  @pow/foreign.troubles.1
  Rule: pow/foreign.troubles.1 Troubles are thrown for

    Background:
      Given Player-1 became a Foreign Power in Round 1

    Scenario: two dice added up
      When the first die of Player-1 for Internal Troubles shows 6
      And the second die of Player-1 for Internal Troubles shows 3
      And the internal troubles step is played
      Then the Internal Troubles of Player-1 are 9
      And the Internal Troubles of Player-2 are still 0

    Scenario: and one more for Heresy left alone
      Given Player-1 adds 1 to the roll for Internal Troubles
      When the first die of Player-1 for Internal Troubles shows 6
      And the second die of Player-1 for Internal Troubles shows 5
      And the internal troubles step is played
      Then the Internal Troubles of Player-1 are 12

    Scenario: none for a Prince of the Empire
      Given 3 players take part (context)
      And Player-1 became a Foreign Power in Round 0
      When the first die of Player-1 for Internal Troubles shows 6 (context)
      And the second die of Player-1 for Internal Troubles shows 5 (context)
      And the first die of Player-2 for Internal Troubles shows 6 (context)
      And the second die of Player-2 for Internal Troubles shows 5 (context)
      And the first die of Player-3 for Internal Troubles shows 6 (context)
      And the second die of Player-3 for Internal Troubles shows 5 (context)
      And the internal troubles step is played
      Then the Internal Troubles of Player-1 are still 0

    Scenario: none for an empty seat
      Given 3 players take part
      And Player-4 became a Foreign Power in Round 1
      When the first die of Player-1 for Internal Troubles shows 1
      And the second die of Player-1 for Internal Troubles shows 1
      And the first die of Player-4 for Internal Troubles shows 1 (context)
      And the second die of Player-4 for Internal Troubles shows 1 (context)
      And the internal troubles step is played
      Then the Internal Troubles of Player-4 are still 0
      And the Internal Troubles of Player-1 are 2

  @pow/foreign.troubles.2
  Rule: pow/foreign.troubles.2 They come off what the home gives

    Scenario Outline: <left> of <full> are left after <roll>
      Given the Round is <Round>
      And Player-1 became a Foreign Power in Round 1
      And the Internal Troubles of Player-1 are <roll>
      And Player-2 is Emperor (context)
      When the initiative step is played
      Then the home of Player-1 gives <left> Imperial Power

      Examples:
        | Round | full | roll | left |
        | 2     | 8    | 5    | 3    |
        | 6     | 24   | 12   | 12   |

    Scenario: never less than nothing
      Given the Round is 2 (context)
      And Player-1 became a Foreign Power in Round 1
      And the Internal Troubles of Player-1 are 9
      And the home of Player-1 gives 3 Imperial Power
      And Player-2 is Emperor (context)
      When the initiative step is played
      Then the home of Player-1 gives 0 Imperial Power

    Scenario: provinces in the Empire count besides
      Given the Round is 2
      And Player-1 became a Foreign Power in Round 1
      And Province-1 belongs to Player-1
      And the Internal Troubles of Player-1 are 5
      And Player-2 is Emperor (context)
      When the initiative step is played
      Then Player-1 has 4 Imperial Power

    Scenario Outline: no troubles for <whom>
      Given 3 players take part
      And <who> became a Foreign Power in Round <Round>
      And Player-2 is Emperor (context)
      When the initiative step is played
      Then pow/foreign.troubles.2 does not apply

      Examples:
        | whom                    | who      | Round |
        | an empty seat           | Player-4 | 1     |
        | a Prince of the Empire  | Player-1 | 0     |
