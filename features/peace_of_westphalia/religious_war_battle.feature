Feature: The battle of the Religious War

  Background:
    Given Player-2 is the Restorer of the Faith (context)
    And Player-2 is in the Catholic League (context)
    And Player-3 is in the Evangelical League (context)
    And Player-2 is at war with Player-3 (context)

  @pow/religious-war.battle.1
  Rule: Drawing, exchanging and buying cards

    Scenario: those who take part draw by Imperial Power
      Given Player-2 has 12 Imperial Power
      And Player-4 has 9 Imperial Power (context)
      When the religious battle step is played
      Then Player-2 is due 12 Military Cards
      And Player-4 is still due 0 Military Cards

    Scenario Outline: <what> is not due any
      Given Player-2 has 12 Imperial Power
      And <what>
      When the religious battle step is played
      Then Player-2 is still due 0 Military Cards

      Examples:
        | what                               |
        | Player-2 is at peace with Player-3 |
        | Player-2 is in no League           |

    Scenario: what was exchanged in a war before does not count
      Given Player-2 has exchanged 2 cards
      When the religious battle step is played
      Then Player-2 has exchanged 0 cards

    Scenario: two cards are exchanged and no more
      Given Player-2 has exchanged 2 cards
      And Player-2 holds 1 musketeers
      Then Player-2 discards a card of musketeers for its doctrine is not allowed because of pow/religious-war.battle.1

    Scenario: cards are bought and exchanged
      Given Player-2 has 2 Gold
      And Player-2 holds 1 musketeers
      When Player-2 buys a card of cavalry
      And Player-2 discards a card of musketeers for its doctrine
      Then Player-2 buys a card of cavalry is allowed because of pow/religious-war.battle.1
      And Player-2 discards a card of musketeers for its doctrine is allowed because of pow/religious-war.battle.1
      And Player-2 holds 0 musketeers

    Scenario Outline: not if <what>
      Given Player-2 has 2 Gold (context)
      And Player-2 holds 1 musketeers (context)
      And <what>
      When Player-2 buys a card of cavalry
      Then Player-2 buys a card of cavalry is not allowed because of pow/religious-war.battle.1
      And Player-2 discards a card of musketeers for its doctrine is not allowed because of pow/religious-war.battle.1

      Examples:
        | what                               |
        | Player-2 is at peace with Player-3 |
        | Player-2 is in no League           |
        | the Leagues have met in battle     |

  @pow/religious-war.battle.2
  Rule: The Leagues fight by the usual rules

    Scenario: those who take part are in the melee
      When the religious battle step is played
      Then Player-2 is in the melee
      And Player-3 is in the melee
      And Player-4 is still not in the melee
      And the Leagues have met in battle

    Scenario: whom they fought before does not matter
      Given Player-4 faces Player-5
      And Player-5 faces Player-4
      And the place of Player-1 in Reserve is 3
      When the religious battle step is played
      Then Player-4 faces nobody
      And the place of Player-1 in Reserve is 0

    Scenario: without a war there is none
      Given Player-2 is at peace with Player-3
      When the religious battle step is played
      Then the Leagues have still not met in battle

    Scenario Outline: with <own> cards of the Restorer and <other> of the Defender it is <result>
      Given the Leagues have met in battle
      And Player-2 is in the melee
      And Player-3 is in the melee
      And Player-2 holds <own> pikemen
      And Player-3 holds <other> pikemen
      When the religious peace step is played
      Then the battle for the League of the Restorer is <result>

      Examples:
        | own | other | result       |
        | 1   | 0     | won          |
        | 0   | 1     | lost         |
        | 0   | 0     | inconclusive |

    Scenario Outline: with <unit> left <who> in the melee is a League that stands
      Given the Leagues have met in battle
      And <who> is in the melee
      And <who> holds 1 <unit>
      When the religious peace step is played
      Then the battle for the League of the Restorer is <result>

      Examples:
        | unit       | who      | result |
        | pikemen    | Player-2 | won    |
        | musketeers | Player-2 | won    |
        | cavalry    | Player-2 | won    |
        | pikemen    | Player-3 | lost   |
        | musketeers | Player-3 | lost   |
        | cavalry    | Player-3 | lost   |

    Scenario: cards of those who have left the melee do not count
      Given the Leagues have met in battle
      And Player-2 holds 5 pikemen (context)
      And Player-3 is in the melee
      And Player-3 holds 1 pikemen
      When the religious peace step is played
      Then the battle for the League of the Restorer is lost

    Scenario: nor do those of a Player without a League
      Given the Leagues have met in battle
      And Player-4 is in the melee (context)
      And Player-4 holds 5 pikemen (context)
      And Player-2 is in the melee
      And Player-2 holds 1 pikemen
      When the religious peace step is played
      Then the battle for the League of the Restorer is won

    Scenario: a battle that goes on has no outcome
      Given the Leagues have met in battle
      And Player-2 is in the melee
      And Player-3 is in the melee
      And Player-2 holds 1 pikemen
      And Player-3 holds 1 pikemen
      When the religious peace step is played
      Then the battle for the League of the Restorer is still unfought

    Scenario Outline: where the Leagues have not met none is decided by it, with <who> standing
      Given <who> is in the melee (context)
      And <who> holds 1 pikemen (context)
      When the religious peace step is played
      Then the battle for the League of the Restorer is still unfought

      Examples:
        | who      |
        | Player-2 |
        | Player-3 |
        | Player-4 |

    Scenario: after the peace it is over
      Given the Leagues have met in battle
      And Player-2 is in the melee
      And Player-2 faces Player-3
      And Player-3 faces Player-2
      And the place of Player-4 in Reserve is 4
      When the religious peace step is played
      Then the Leagues have not met in battle
      And Player-2 is not in the melee
      And Player-2 faces nobody
      And the place of Player-4 in Reserve is 0

  @pow/religious-war.battle.3
  Rule: Man against man

    Background:
      Given the Leagues have met in battle
      And Player-4 is in the Catholic League (context)
      And Player-5 is in the Evangelical League (context)

    Scenario Outline: two who wait in places <first> and <second> have to fight
      Given the place of Player-2 in Reserve is <first>
      And the place of Player-3 in Reserve is <second>
      When Player-2 engages Player-3
      Then Player-2 engages Player-3 is obligatory because of pow/religious-war.battle.3
      And Player-2 engages Player-2 is not obligatory because of pow/religious-war.battle.3
      And Player-2 faces Player-3
      And Player-3 faces Player-2

      Examples:
        | first | second |
        | 1     | 2      |
        | 2     | 1      |

    Scenario Outline: they need not if <what>
      Given the place of Player-2 in Reserve is 2
      And the place of Player-3 in Reserve is 3
      And <what>
      Then Player-2 engages Player-3 is not obligatory because of pow/religious-war.battle.3

      Examples:
        | what                                  |
        | the Leagues have not met in battle    |
        | the place of Player-2 in Reserve is 0 |
        | the place of Player-3 in Reserve is 0 |
        | the place of Player-4 in Reserve is 1 |
        | the place of Player-5 in Reserve is 1 |
        | Player-3 is in the Catholic League    |
        | Player-3 is in no League              |
        | Player-2 is in no League              |

    Scenario Outline: nobody fights two, when <one> faces Player-1
      Given <one> faces Player-1
      And Player-1 faces <one>
      When Player-2 engages Player-3
      Then Player-2 engages Player-3 is refused because of pow/religious-war.battle.3

      Examples:
        | one      |
        | Player-2 |
        | Player-3 |

    Scenario: who faces nobody is not refused
      When Player-2 engages Player-3
      Then Player-2 engages Player-3 is not refused because of pow/religious-war.battle.3

  @pow/religious-war.battle.4
  Rule: The lines

    Background:
      Given Player-1 is in the Evangelical League
      And Player-5 is in the Evangelical League
      And Player-4 is in the Catholic League
      And Player-2 is at war with Player-1 (context)
      And Player-2 is at war with Player-5 (context)
      And Player-4 is at war with Player-1 (context)
      And Player-4 is at war with Player-3 (context)
      And Player-4 is at war with Player-5 (context)

    Scenario: the first faces the first and the last waits
      When the religious battle step is played
      Then Player-1 faces Player-2
      And Player-2 faces Player-1
      And Player-3 faces Player-4
      And Player-4 faces Player-3
      And Player-5 still faces nobody
      And the place of Player-5 in Reserve is 5
      And the place of Player-1 in Reserve is still 0

    Scenario: Initiative makes the line
      Given Player-1 is number 5 in order
      And Player-5 is number 1 in order
      When the religious battle step is played
      Then Player-5 faces Player-2
      And the place of Player-1 in Reserve is 5

    Scenario: without a war nobody lines up
      Given Player-2 is at peace with Player-1
      And Player-2 is at peace with Player-3 (context)
      And Player-2 is at peace with Player-5
      And Player-4 is at peace with Player-1 (context)
      And Player-4 is at peace with Player-3 (context)
      And Player-4 is at peace with Player-5
      When the religious battle step is played
      Then Player-1 still faces nobody
      And the place of Player-5 in Reserve is still 0

  @pow/religious-war.battle.5
  Rule: Two ways to rout

    Background:
      Given the Leagues have met in battle
      And Player-2 is in the melee (context)
      And Player-3 is in the melee (context)
      And Player-4 is in the Catholic League (context)
      And Player-4 is in the melee (context)

    Scenario Outline: after a lost charge with <pikemen> and <musketeers> a Player routs
      Given Player-2 holds <pikemen> pikemen
      And Player-2 holds <musketeers> musketeers
      When Player-2 loses a cavalry charge to Player-3
      Then Player-2 has routed

      Examples:
        | pikemen | musketeers |
        | 1       | 1          |
        | 0       | 1          |

    Scenario Outline: with <pikemen> and <musketeers> he does not
      Given Player-2 holds <pikemen> pikemen
      And Player-2 holds <musketeers> musketeers
      When Player-2 loses a cavalry charge to Player-3
      Then Player-2 has still not routed

      Examples:
        | pikemen | musketeers |
        | 2       | 1          |
        | 0       | 3          |
        | 1       | 2          |

    Scenario: with nothing but cavalry he is stopped
      Given Player-2 holds 2 cavalry
      When Player-2 is stopped by the pikemen of Player-3
      Then Player-2 has routed

    Scenario Outline: he is not if <what>
      Given Player-2 holds 2 cavalry
      And <what>
      When Player-2 is stopped by the pikemen of Player-3
      Then Player-2 has still not routed

      Examples:
        | what                               |
        | Player-2 holds 1 pikemen           |
        | Player-2 holds 1 musketeers        |
        | Player-2 holds 1 cavalry           |

    Scenario Outline: it is said of this war alone when <what>
      Given the Leagues have not met in battle
      And Player-2 holds 2 cavalry
      When Player-2 <what> Player-3
      Then pow/religious-war.battle.5 does not apply

      Examples:
        | what                          |
        | loses a cavalry charge to     |
        | is stopped by the pikemen of  |

  @pow/religious-war.battle.6
  Rule: The last of a League

    Background:
      Given the Leagues have met in battle
      And Player-2 is in the melee
      And Player-3 is in the melee
      And Player-5 is in the Evangelical League
      And Player-5 is in the melee
      And Player-2 holds 4 pikemen
      And Player-2 holds 1 musketeers
      And Player-3 holds 1 pikemen
      And Player-3 holds 1 musketeers
      And Player-5 holds 1 pikemen
      And Player-5 holds 1 cavalry

    Scenario: he routs before twice his cards
      When Player-2 loses a cavalry charge to Player-3
      Then Player-2 has routed

    Scenario Outline: he does not if <what>
      Given <what>
      When Player-2 loses a cavalry charge to Player-3
      Then Player-2 has still not routed

      Examples:
        | what                               |
        | Player-3 holds 0 pikemen           |
        | Player-3 holds 0 musketeers        |
        | Player-5 holds 0 cavalry           |
        | Player-5 is not in the melee       |
        | Player-5 is in no League           |
        | Player-2 holds 2 musketeers        |
        | Player-2 holds 1 cavalry           |
        | Player-2 holds 5 pikemen           |
        | the Leagues have not met in battle |

    Scenario: he does not while a fellow is in the melee
      Given Player-4 is in the Catholic League
      And Player-4 is in the melee
      When Player-2 loses a cavalry charge to Player-3
      Then Player-2 has still not routed

    Scenario: a fellow who has left the melee is no help
      Given Player-4 is in the Catholic League (context)
      When Player-2 loses a cavalry charge to Player-3
      Then Player-2 has routed

  @pow/religious-war.battle.7
  Rule: Who routs leaves the melee

    Scenario: he is out of it
      Given the Leagues have met in battle
      And Player-2 is in the melee
      And Player-2 faces Player-3
      And Player-3 faces Player-2
      When Player-2 routes
      Then Player-2 is not in the melee
      And Player-2 faces nobody

    Scenario: before the Leagues meet there is none to leave
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      When Player-2 routes
      Then Player-2 still faces Player-3

  @pow/religious-war.battle.8
  Rule: The victor fights on

    Background:
      Given the Leagues have met in battle
      And Player-4 is in the Catholic League
      And Player-1 is in the Catholic League
      And Player-5 is in the Evangelical League (context)
      And Player-3 faces Player-2
      And Player-2 faces Player-3
      And Player-2 holds 1 cavalry (context)
      And Player-3 holds 1 pikemen

    Scenario Outline: when a Player <falls> the victor fights the first in Reserve
      Given the place of Player-4 in Reserve is 7
      And the place of Player-1 in Reserve is 1
      When Player-2 <falls>
      Then Player-3 faces Player-1
      And Player-1 faces Player-3
      And the place of Player-1 in Reserve is 0
      And the place of Player-4 in Reserve is still 7
      And Player-3 still holds 1 pikemen
      And Player-2 faces nobody

      Examples:
        | falls                      |
        | routes                     |
        | runs out of Military Cards |

    Scenario: of two in the same place the first by Initiative comes up
      Given the place of Player-4 in Reserve is 7
      And the place of Player-1 in Reserve is 7
      When Player-2 routes
      Then Player-3 faces Player-1

    Scenario: so it does when a Player runs out of cards
      Given the place of Player-4 in Reserve is 7
      And the place of Player-1 in Reserve is 7
      When Player-2 runs out of Military Cards
      Then Player-3 faces Player-1

    Scenario Outline: when a Player <falls> and nobody is in Reserve against him the victor waits
      Given the place of Player-5 in Reserve is 5
      When Player-2 <falls>
      Then Player-3 faces nobody
      And the place of Player-3 in Reserve is 6
      And Player-2 faces nobody

      Examples:
        | falls                      |
        | routes                     |
        | runs out of Military Cards |

    Scenario Outline: when a Player <falls> nothing is said of one who fights another, with place <place>
      Given Player-3 faces Player-4
      And Player-4 faces Player-3
      And Player-2 faces nobody
      And the place of Player-1 in Reserve is <place>
      When Player-2 <falls>
      Then Player-3 still faces Player-4
      And the place of Player-3 in Reserve is still 0
      And the place of Player-1 in Reserve is still <place>

      Examples:
        | falls                      | place |
        | routes                     | 0     |
        | runs out of Military Cards | 0     |
        | routes                     | 1     |
        | runs out of Military Cards | 1     |

    Scenario Outline: when a Player <falls> outside the war nobody moves up, with place <place>
      Given the Leagues have not met in battle
      And the place of Player-4 in Reserve is <place>
      When Player-2 <falls>
      Then Player-3 still faces Player-2
      And the place of Player-3 in Reserve is still 0

      Examples:
        | falls                      | place |
        | routes                     | 4     |
        | runs out of Military Cards | 4     |
        | routes                     | 0     |
        | runs out of Military Cards | 0     |

    Scenario Outline: nobody has won if both run out of cards, with place <place>
      Given Player-3 holds 0 pikemen
      And the place of Player-4 in Reserve is <place>
      When Player-2 runs out of Military Cards
      Then Player-3 still faces Player-2
      And the place of Player-3 in Reserve is still 0

      Examples:
        | place |
        | 4     |
        | 0     |
