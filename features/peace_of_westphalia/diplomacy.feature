Feature: Engage in Diplomacy

  @pow/diplomacy.1
  Rule: pow/diplomacy.1 Those who fought heresy choose whether to take a cube

    Scenario: only a Player who combats Heresy is asked
      When Player-4 reveals a cube for Engage in Diplomacy (context)
      And the diplomacy step is played
      Then Player-4 still has no cube in Engage in Diplomacy
      And Player-4 still has no cube in Wage War

    Scenario: an empty seat is not asked
      Given 3 players take part (context)
      And Player-4 has a cube in Combat Heresy (context)
      When the diplomacy step is played
      Then pow/diplomacy.1 does not apply

    Scenario: an empty seat puts no cube into Diplomacy
      Given 3 players take part
      And Player-4 has a cube in Combat Heresy (context)
      When Player-4 reveals a cube for Engage in Diplomacy (context)
      And the diplomacy step is played
      Then Player-4 still has no cube in Engage in Diplomacy
      And Player-4 still has no cube in Wage War

  @pow/diplomacy.2
  Rule: pow/diplomacy.2 A cube shown goes to Diplomacy

    Scenario: a cube for Diplomacy is put there and not into War
      Given Player-2 has a cube in Combat Heresy
      When Player-2 reveals a cube for Engage in Diplomacy
      And the diplomacy step is played
      Then Player-2 has a cube in Engage in Diplomacy
      And Player-2 still has no cube in Wage War

  @pow/diplomacy.3
  Rule: pow/diplomacy.3 A cube not shown goes to War

    Scenario: without a cube for Diplomacy the last cube goes to War
      Given Player-2 has a cube in Combat Heresy
      When Player-2 reveals no cube for Engage in Diplomacy
      And the diplomacy step is played
      Then Player-2 has a cube in Wage War
      And Player-2 still has no cube in Engage in Diplomacy

  @pow/diplomacy.game.1
  Rule: pow/diplomacy.game.1 Each one in Diplomacy plays with the next in order

    Scenario: the game is played with the Player behind in order
      Given Player-2 has a cube in Engage in Diplomacy
      And Player-3 has 1 Diplomatic Influence
      When Player-2 forms a thumbs up in the game of Player-2
      And Player-3 forms a thumbs up in the game of Player-2
      And the diplomacy game step is played
      Then Player-2 plays the Diplomacy Game with Player-3
      And Player-2 has 2 Diplomatic Influence
      And Player-3 has 2 Diplomatic Influence

    Scenario: the last in order plays with the first
      Given 5 players take part (context)
      And Player-5 has a cube in Engage in Diplomacy
      When Player-5 forms a thumbs up in the game of Player-5
      And Player-1 forms a thumbs up in the game of Player-5
      And the diplomacy game step is played
      Then Player-5 has 2 Diplomatic Influence
      And Player-1 has 1 Diplomatic Influence

    Scenario: the last of four plays with the first
      Given 4 players take part
      And Player-4 has a cube in Engage in Diplomacy
      When Player-4 forms a thumbs up in the game of Player-4
      And Player-1 forms a thumbs up in the game of Player-4
      And the diplomacy game step is played
      Then Player-4 has 2 Diplomatic Influence
      And Player-1 has 1 Diplomatic Influence

    Scenario: whoever is not in Diplomacy opens no game
      Given Player-2 has a cube in Combat Heresy (context)
      When the diplomacy game step is played
      Then pow/diplomacy.game.1 does not apply

    Scenario: an empty seat opens no game
      Given 3 players take part
      And Player-4 has a cube in Engage in Diplomacy (context)
      When the diplomacy game step is played
      Then pow/diplomacy.game.1 does not apply

    Scenario: two games bring their gains together
      Given Player-2 has a cube in Engage in Diplomacy
      And Player-3 has a cube in Engage in Diplomacy
      When Player-2 forms a thumbs up in the game of Player-2
      And Player-3 forms a thumbs up in the game of Player-2
      And Player-3 forms a finger gun in the game of Player-3
      And Player-4 forms a thumbs up in the game of Player-3
      And the diplomacy game step is played
      Then Player-2 has 2 Diplomatic Influence
      And Player-3 has 4 Diplomatic Influence
      And Player-4 still has 0 Diplomatic Influence

  @pow/diplomacy.game.2
  Rule: pow/diplomacy.game.2 Both show a thumb or a gun

    Scenario Outline: every pair of signs is settled
      When Player-2 forms a <first> in the game of Player-2
      And Player-3 forms a <second> in the game of Player-2
      And Player-2 plays the Diplomacy Game with Player-3
      Then <clause> applies

      Examples:
        | first      | second     | clause               |
        | thumbs up  | thumbs up  | pow/diplomacy.game.3 |
        | finger gun | thumbs up  | pow/diplomacy.game.4 |
        | thumbs up  | finger gun | pow/diplomacy.game.4 |
        | finger gun | finger gun | pow/diplomacy.game.5 |

  @pow/diplomacy.game.3
  Rule: pow/diplomacy.game.3 Two thumbs bring 2 and 1

    Scenario: two thumbs favour the one whose turn it is
      Given Player-2 has 1 Diplomatic Influence
      When Player-2 forms a thumbs up in the game of Player-2
      And Player-3 forms a thumbs up in the game of Player-2
      And Player-2 plays the Diplomacy Game with Player-3
      Then Player-2 has 3 Diplomatic Influence
      And Player-3 has 1 Diplomatic Influence

  @pow/diplomacy.game.4
  Rule: pow/diplomacy.game.4 A gun against a thumb takes 3

    Scenario: the gun of the one whose turn it is brings 3
      Given Player-2 has 1 Diplomatic Influence
      And Player-3 has 1 Diplomatic Influence
      When Player-2 forms a finger gun in the game of Player-2
      And Player-3 forms a thumbs up in the game of Player-2
      And Player-2 plays the Diplomacy Game with Player-3
      Then Player-2 has 4 Diplomatic Influence
      And Player-3 still has 1 Diplomatic Influence

    Scenario: the gun of the opponent brings him 3
      Given Player-2 has 1 Diplomatic Influence
      And Player-3 has 1 Diplomatic Influence
      When Player-2 forms a thumbs up in the game of Player-2
      And Player-3 forms a finger gun in the game of Player-2
      And Player-2 plays the Diplomacy Game with Player-3
      Then Player-2 still has 1 Diplomatic Influence
      And Player-3 has 4 Diplomatic Influence

  @pow/diplomacy.game.5
  Rule: pow/diplomacy.game.5 Two guns bring nothing

    Scenario: two guns leave both as they were
      Given Player-2 has 1 Diplomatic Influence
      And Player-3 has 1 Diplomatic Influence
      When Player-2 forms a finger gun in the game of Player-2
      And Player-3 forms a finger gun in the game of Player-2
      And Player-2 plays the Diplomacy Game with Player-3
      Then Player-2 still has 1 Diplomatic Influence
      And Player-3 still has 1 Diplomatic Influence
      And pow/diplomacy.game.5 applies

  @pow/diplomacy.game.7
  Rule: pow/diplomacy.game.7 Placed influence does not travel

    Scenario: influence may not be moved to another Principality
      Given Player-2 has 1 Diplomatic Influence on Mainz
      Then Player-2 moves Diplomatic Influence from Mainz to Trier is refused because of pow/diplomacy.game.7

  @pow/diplomacy.game.8
  Rule: pow/diplomacy.game.8 All influence may be taken off, a part of it may not

    Background:
      Given Player-2 has 3 Diplomatic Influence on Mainz

    Scenario: all of the influence may be taken off and the alliance ends
      When Player-2 removes all Diplomatic Influence from Mainz
      Then Player-2 has 0 Diplomatic Influence on Mainz
      And Mainz is allied to nobody

    Scenario: a part of the influence may not be taken off
      Then Player-2 removes a part of the Diplomatic Influence on Mainz is refused because of pow/diplomacy.game.8

  @pow/diplomacy.game.9
  Rule: pow/diplomacy.game.9 Influence taken off goes to the supply

    Scenario: what is taken off does not come back into store
      Given Player-2 has 3 Diplomatic Influence on Mainz
      When Player-2 removes all Diplomatic Influence from Mainz
      Then Player-2 still has 0 Diplomatic Influence

    Scenario: influence may not be taken back into store
      Given Player-2 has 3 Diplomatic Influence on Mainz
      Then Player-2 takes Diplomatic Influence from Mainz back into store is refused because of pow/diplomacy.game.9

  @pow/diplomacy.actions.1
  Rule: pow/diplomacy.actions.1 Diplomatic Actions follow the games

    Background:
      Given Player-2 has 3 Diplomatic Influence
      And Player-2 has 3 Gold
      And Player-2 has a cube in Engage in Diplomacy

    Scenario: when the games are over the actions begin
      When Player-2 forms a finger gun in the game of Player-2
      And Player-3 forms a finger gun in the game of Player-2
      And the diplomacy game step is played
      Then the Diplomacy Games of the Round are over
      And Player-2 places a Diplomatic Influence on Mainz is allowed
      And Player-2 buys a Diplomatic Influence is allowed

    Scenario: with the next round of Diplomacy the games are still to be played
      Given the Diplomacy Games of the Round are over
      When the diplomacy step is played
      Then the Diplomacy Games of the Round are not over

    Scenario: before the games nothing is placed or bought
      Then Player-2 places a Diplomatic Influence on Mainz is refused because of pow/diplomacy.actions.1
      And Player-2 buys a Diplomatic Influence is refused because of pow/diplomacy.actions.1

    Scenario: before the games nothing is released or given away
      Given Province-1 belongs to Player-2 (context)
      And the town in Province-1 belongs to Player-2 (context)
      And Province-2 belongs to Player-2
      And Province-2 borders Province-3 (context)
      And Province-3 is part of Mainz (context)
      And Principality-1 has 0 provinces
      Then Player-2 releases Principality-1 in Province-1 is refused because of pow/diplomacy.actions.1
      And Player-2 gifts Province-2 to Mainz is refused because of pow/diplomacy.actions.1

    Scenario: the Players act in Initiative Order
      Given the Diplomacy Games of the Round are over
      And Player-1 has a cube in Engage in Diplomacy
      And Province-1 belongs to Player-2 (context)
      And the town in Province-1 belongs to Player-2 (context)
      And Province-2 belongs to Player-2
      And Province-2 borders Province-3 (context)
      And Province-3 is part of Mainz (context)
      And Principality-1 has 0 provinces
      Then Player-2 places a Diplomatic Influence on Mainz is refused because of pow/diplomacy.actions.1
      And Player-2 buys a Diplomatic Influence is refused because of pow/diplomacy.actions.1
      And Player-2 releases Principality-1 in Province-1 is refused because of pow/diplomacy.actions.1
      And Player-2 gifts Province-2 to Mainz is refused because of pow/diplomacy.actions.1

    Scenario: whoever is not in Diplomacy takes no Diplomatic Action
      Given the Diplomacy Games of the Round are over
      And Player-2 has no cube in Engage in Diplomacy
      And Province-1 belongs to Player-2 (context)
      And the town in Province-1 belongs to Player-2 (context)
      And Province-2 belongs to Player-2
      And Province-2 borders Province-3 (context)
      And Province-3 is part of Mainz (context)
      And Principality-1 has 0 provinces
      Then Player-2 places a Diplomatic Influence on Mainz is refused because of pow/diplomacy.actions.1
      And Player-2 buys a Diplomatic Influence is refused because of pow/diplomacy.actions.1
      And Player-2 releases Principality-1 in Province-1 is refused because of pow/diplomacy.actions.1
      And Player-2 gifts Province-2 to Mainz is refused because of pow/diplomacy.actions.1

  @pow/diplomacy.place.1
  Rule: pow/diplomacy.place.1 Influence is placed at will

    Background:
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy

    Scenario: stored influence is put on a Principality
      Given Player-2 has 3 Diplomatic Influence
      And Player-2 has 1 Diplomatic Influence on Mainz
      When Player-2 places a Diplomatic Influence on Mainz
      Then Player-2 has 2 Diplomatic Influence
      And Player-2 has 2 Diplomatic Influence on Mainz

    Scenario: an empty store has nothing to be placed
      Then Player-2 places a Diplomatic Influence on Mainz is refused

  @pow/diplomacy.place.2
  Rule: pow/diplomacy.place.2 An ally has the provinces covered and all others beaten

    Scenario Outline: influence on Brandenburg makes an ally or does not
      Given Player-2 has <own> Diplomatic Influence on Brandenburg
      And Player-3 has <theirs> Diplomatic Influence on Brandenburg
      Then Brandenburg is allied to <ally>

      Examples:
        | own | theirs | ally     |
        | 3   | 2      | Player-2 |
        | 5   | 4      | Player-2 |
        | 4   | 5      | Player-3 |

    Scenario: fewer influence than provinces makes no ally
      Given Player-2 has 2 Diplomatic Influence on Brandenburg
      Then Brandenburg is allied to nobody

    Scenario: equal influence makes no ally
      Given Player-2 has 4 Diplomatic Influence on Brandenburg
      And Player-3 has 4 Diplomatic Influence on Brandenburg
      Then Brandenburg is allied to nobody

    Scenario: an empty seat has no ally and stands in nobody's way
      Given 3 players take part
      And Player-4 has 5 Diplomatic Influence on Brandenburg
      And Player-2 has 4 Diplomatic Influence on Brandenburg
      Then Brandenburg is allied to Player-2

    Scenario: a Principality without provinces is nobody's ally
      Given Principality-1 has 0 provinces
      And Player-2 has 4 Diplomatic Influence on Principality-1
      Then Principality-1 is allied to nobody

  @pow/diplomacy.place.3
  Rule: pow/diplomacy.place.3 The religion of an ally does not matter

    Scenario: a Protestant Principality is the ally of a Catholic
      Given Brandenburg is Protestant
      And Player-2 has 3 Diplomatic Influence on Brandenburg
      Then pow/diplomacy.place.3 applies
      And Brandenburg is allied to Player-2

    Scenario: a Protestant Principality without the influence is no ally
      Given Brandenburg is Protestant
      And Player-2 has 2 Diplomatic Influence on Brandenburg
      Then Brandenburg is allied to nobody

  @pow/diplomacy.assist.1
  Rule: pow/diplomacy.assist.1 Gold buys influence one for one

    Background:
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy

    Scenario: a Gold becomes a Diplomatic Influence
      Given Player-2 has 3 Gold
      When Player-2 buys a Diplomatic Influence
      Then Player-2 has 2 Gold
      And Player-2 has 1 Diplomatic Influence

    Scenario: without Gold nothing is bought
      Then Player-2 buys a Diplomatic Influence is refused

  @pow/diplomacy.league.1
  Rule: pow/diplomacy.league.1 The saved Catholics may join the Catholic League

    Background:
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy
      And Player-1 has 5 Saints (context)
      And Player-2 has 5 Saints (context)

    Scenario: whom Faith and Works save, the Catholic League takes in
      When Player-2 joins the Catholic League
      Then Player-2 is in the Catholic League

    Scenario Outline: not <when>
      Given <fact>
      Then Player-2 joins the Catholic League is refused

      Examples:
        | when                  | fact                                             |
        | before the games      | the Diplomacy Games of the Round are not over    |
        | without Diplomacy     | Player-2 has no cube in Engage in Diplomacy      |

    Scenario: a Player saved by Faith and Works may not join the Evangelical League
      Then Player-2 joins the Evangelical League is refused

    Scenario: a Player saved by Faith Alone may not join the Catholic League
      Given Player-2 is Protestant
      Then Player-2 joins the Catholic League is refused

  @pow/diplomacy.league.2
  Rule: pow/diplomacy.league.2 The Catholic League costs influence on Protestants

    Background:
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy
      And Player-1 has 5 Saints
      And Player-2 has 5 Saints
      And Mainz is Protestant
      And Player-2 has 3 Diplomatic Influence on Mainz
      And Player-2 has 3 Diplomatic Influence on Trier

    Scenario: a saved Catholic loses one on each Protestant Principality
      When Player-2 joins the Catholic League
      Then Player-2 has 2 Diplomatic Influence on Mainz
      And Player-2 still has 3 Diplomatic Influence on Trier

    Scenario: where there is no influence nothing is lost
      Given Player-2 has 0 Diplomatic Influence on Mainz
      When Player-2 joins the Catholic League
      Then pow/diplomacy.league.2 does not apply

    Scenario: a Player who is not saved loses nothing
      Given Player-3 has 3 Diplomatic Influence on Mainz
      And Player-3 has a cube in Engage in Diplomacy
      When Player-3 joins the Catholic League
      Then Player-3 still has 3 Diplomatic Influence on Mainz

  @pow/diplomacy.league.3
  Rule: pow/diplomacy.league.3 The saved Protestants may join the Evangelical League

    Background:
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy
      And Player-2 is Protestant

    Scenario Outline: Protestants do not join it <when>
      Given <fact>
      Then Player-2 joins the Evangelical League is refused

      Examples:
        | when                  | fact                                             |
        | before the games      | the Diplomacy Games of the Round are not over    |
        | without Diplomacy     | Player-2 has no cube in Engage in Diplomacy      |

    Scenario: whom Faith Alone does not save may still join it, by another rule
      Given Player-1 is Protestant
      And Player-1 has 5 Reformation Points
      And Player-3 is Protestant
      And Player-3 has 5 Reformation Points
      Then Player-2 joins the Evangelical League is not allowed because of pow/diplomacy.league.3

    Scenario: whom Faith Alone saves, the Evangelical League takes in
      When Player-2 joins the Evangelical League
      Then Player-2 is in the Evangelical League

  @pow/diplomacy.league.4
  Rule: pow/diplomacy.league.4 The Evangelical League costs influence on Catholics

    Background:
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy
      And Player-2 is Protestant
      And Mainz is Protestant
      And Player-2 has 3 Diplomatic Influence on Mainz
      And Player-2 has 3 Diplomatic Influence on Trier

    Scenario: a saved Protestant loses one on each Catholic Principality
      When Player-2 joins the Evangelical League
      Then Player-2 has 2 Diplomatic Influence on Trier
      And Player-2 still has 3 Diplomatic Influence on Mainz

    Scenario: without influence on a Catholic Principality nothing is lost
      Given Player-2 has 0 Diplomatic Influence on Trier
      When Player-2 joins the Evangelical League
      Then pow/diplomacy.league.4 does not apply

    Scenario: a Protestant who is not saved loses nothing
      Given Player-1 is Protestant
      And Player-1 has 5 Reformation Points
      And Player-3 is Protestant
      And Player-3 has 5 Reformation Points
      When Player-2 joins the Evangelical League
      Then Player-2 still has 3 Diplomatic Influence on Trier

  @pow/diplomacy.league.5
  Rule: pow/diplomacy.league.5 Who is not saved joins as he likes

    Background:
      Given the Diplomacy Games of the Round are over
      And Player-3 has a cube in Engage in Diplomacy
      And Player-1 has 5 Saints
      And Player-2 has 5 Saints

    Scenario Outline: a Player who is not saved may join either League
      When Player-3 joins the <League>
      Then Player-3 is in the <League>

      Examples:
        | League             |
        | Catholic League    |
        | Evangelical League |

    Scenario Outline: who is not saved does not join <when>
      Given <fact>
      Then Player-3 joins the Catholic League is refused
      And Player-3 joins the Evangelical League is refused

      Examples:
        | when                  | fact                                             |
        | before the games      | the Diplomacy Games of the Round are not over    |
        | without Diplomacy     | Player-3 has no cube in Engage in Diplomacy      |

  @pow/diplomacy.league.6
  Rule: pow/diplomacy.league.6 Nobody changes or leaves a League

    Background:
      Given Player-1 has 5 Saints (context)
      And Player-2 has 5 Saints (context)
      And Player-3 is in the Catholic League

    Scenario: a member may not go over to the other League
      Then Player-3 joins the Evangelical League is refused because of pow/diplomacy.league.6

    Scenario: a member may not leave his League
      Then Player-3 leaves the Catholic League is refused because of pow/diplomacy.league.6

  @pow/diplomacy.vassal.1
  Rule: pow/diplomacy.vassal.1 A province with a town may be released

    Background:
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy
      And Province-1 belongs to Player-2
      And the town in Province-1 belongs to Player-2
      And Principality-1 has 0 provinces

    Scenario: a province with a town becomes a Principality
      When Player-2 releases Principality-1 in Province-1
      Then Province-1 is part of Principality-1
      And Province-1 belongs to nobody
      And the town in Province-1 belongs to nobody
      And Principality-1 has 1 province
      And Player-2 is the former lord of Principality-1

    Scenario: a province without a town is not released
      Given the town in Province-1 belongs to nobody
      Then Player-2 releases Principality-1 in Province-1 is refused

    Scenario: a province of another Player is not released
      Given Province-1 belongs to Player-3
      Then Player-2 releases Principality-1 in Province-1 is refused

  @pow/diplomacy.vassal.2
  Rule: pow/diplomacy.vassal.2 A vassal starts as an ally

    Scenario: the vassal bears two influence and is an ally
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy
      And Province-1 belongs to Player-2
      And the town in Province-1 belongs to Player-2
      And Principality-1 has 0 provinces
      When Player-2 releases Principality-1 in Province-1
      Then Player-2 has 2 Diplomatic Influence on Principality-1
      And Principality-1 is allied to Player-2

  @pow/diplomacy.vassal.3
  Rule: pow/diplomacy.vassal.3 Others may influence a vassal

    Scenario: another Player puts influence on a vassal
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy
      And Player-3 has a cube in Engage in Diplomacy
      And Player-3 has 2 Diplomatic Influence
      And Province-1 belongs to Player-2
      And the town in Province-1 belongs to Player-2
      And Principality-1 has 0 provinces
      When Player-2 releases Principality-1 in Province-1
      And Player-2 finishes its turn in Engage in Diplomacy
      And Player-3 places a Diplomatic Influence on Principality-1
      Then Player-3 has 1 Diplomatic Influence on Principality-1

    Scenario: a vassal is free for others by its own rule
      Given the Diplomacy Games of the Round are over
      And Player-3 has a cube in Engage in Diplomacy
      And Player-3 has 2 Diplomatic Influence
      And Player-2 is the former lord of Principality-1
      Then Player-3 places a Diplomatic Influence on Principality-1 is allowed because of pow/diplomacy.vassal.3

    Scenario: it says nothing of the lord himself
      Given the Diplomacy Games of the Round are over (context)
      And Player-2 has a cube in Engage in Diplomacy (context)
      And Player-2 has 2 Diplomatic Influence (context)
      And Player-2 is the former lord of Principality-1
      Then Player-2 places a Diplomatic Influence on Principality-1 is not allowed because of pow/diplomacy.vassal.3

  @pow/diplomacy.vassal.4
  Rule: pow/diplomacy.vassal.4 A vassal comes back by war alone

    Scenario: the former lord may not take his vassal back
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy
      And Province-1 belongs to Player-2
      And the town in Province-1 belongs to Player-2
      And Principality-1 has 0 provinces
      When Player-2 releases Principality-1 in Province-1
      Then Player-2 takes the released Principality-1 back without a war is refused because of pow/diplomacy.vassal.4

  @pow/diplomacy.gift.1
  Rule: pow/diplomacy.gift.1 A neighbouring province of the same religion may be given away

    Background:
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy
      And Province-1 belongs to Player-2
      And Province-2 is part of Mainz
      And Province-1 borders Province-2

    Scenario: a province is given to its neighbour
      When Player-2 gifts Province-1 to Mainz
      Then Province-1 is part of Mainz
      And Province-1 belongs to nobody
      And Mainz has 2 provinces

    Scenario Outline: a province that does not fit is not given away
      Given <Given>
      Then Player-2 gifts Province-1 to Mainz is refused

      Examples:
        | Given                                      |
        | the town in Province-1 belongs to Player-2 |
        | Province-1 does not border Province-2      |
        | Mainz is Protestant                        |
        | Province-1 belongs to Player-3             |

  @pow/diplomacy.gift.2
  Rule: pow/diplomacy.gift.2 A gift brings one influence

    Scenario: the giver gets one influence on the Principality
      Given the Diplomacy Games of the Round are over
      And Player-2 has a cube in Engage in Diplomacy
      And Province-1 belongs to Player-2
      And Province-2 is part of Mainz
      And Province-1 borders Province-2
      And Player-2 has 1 Diplomatic Influence on Mainz
      When Player-2 gifts Province-1 to Mainz
      Then Player-2 has 2 Diplomatic Influence on Mainz
