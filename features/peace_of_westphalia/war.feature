Feature: Wage War

  @pow/war.declare.1
  Rule: pow/war.declare.1 Those in Wage War act, in Initiative Order

    Scenario Outline: without a cube in Wage War nothing is declared or changed
      Then <act> is refused because of pow/war.declare.1

      Examples:
        | act                                                   |
        | Player-3 declares war on Player-4                     |
        | Player-3 declares war on Mainz                        |
        | Player-3 declares a Religious War against Mainz       |
        | Player-3 changes to the Flexible doctrine             |

    Scenario Outline: a Player waits until those before him are done
      Given Player-3 has a cube in Wage War
      And Player-2 has a cube in Wage War
      Then <act> is refused because of pow/war.declare.1

      Examples:
        | act                                                   |
        | Player-3 declares war on Player-4                     |
        | Player-3 declares war on Mainz                        |
        | Player-3 declares a Religious War against Mainz       |
        | Player-3 changes to the Flexible doctrine             |

    Scenario Outline: after them it is his turn
      Given Player-3 has a cube in Wage War
      And Player-2 has a cube in Wage War (context)
      And Player-2 is done with Wage War
      Then <act> is not refused because of pow/war.declare.1

      Examples:
        | act                                                   |
        | Player-3 declares war on Player-4                     |
        | Player-3 declares war on Mainz                        |
        | Player-3 declares a Religious War against Mainz       |
        | Player-3 changes to the Flexible doctrine             |

  @pow/war.declare-war.0
  Rule: pow/war.declare-war.0 War on a Player or on an unaligned Principality

    Background:
      Given Player-3 has a cube in Wage War

    Scenario: an eligible Player is attacked
      Then Player-3 declares war on Player-4 is allowed because of pow/war.declare-war.0

    Scenario: an unaligned Principality is attacked
      Then Player-3 declares war on Mainz is allowed because of pow/war.declare-war.0

    Scenario: the ally of a Player is not attacked
      Given Player-4 has 2 Diplomatic Influence on Mainz
      Then Player-3 declares war on Mainz is not allowed because of pow/war.declare-war.0

    Scenario: one war is declared and no second one
      Given Player-3 has declared war
      Then Player-3 declares war on Mainz is not allowed because of pow/war.declare-war.0
      And Player-3 declares war on Player-4 is not allowed because of pow/war.declare-war.0

    Scenario: an empty seat neither declares war nor is attacked
      Given 3 players take part
      And Player-4 has a cube in Wage War (context)
      Then Player-3 declares war on Player-4 is not allowed because of pow/war.declare-war.0
      And Player-4 declares war on Player-3 is not allowed because of pow/war.declare-war.0
      And Player-4 declares war on Mainz is not allowed because of pow/war.declare-war.0

  @pow/war.declare-war.1
  Rule: pow/war.declare-war.1 No one has to declare war

    Scenario: a Player may pass
      Then Player-3 passes instead of declaring war is allowed because of pow/war.declare-war.1

    Scenario: whoever has passed is past it
      Given Player-3 has a cube in Wage War (context)
      When Player-3 passes instead of declaring war
      Then Player-3 has passed
      And Player-3 declares war on Player-4 is refused
      And Player-3 declares war on Mainz is refused

    Scenario: whoever has declared war does not pass
      Given Player-3 has declared war
      Then Player-3 passes instead of declaring war is not allowed because of pow/war.declare-war.1

    Scenario: an empty seat does not pass
      Given 3 players take part
      Then Player-4 passes instead of declaring war is not allowed because of pow/war.declare-war.1

  @pow/war.declare-war.2
  Rule: pow/war.declare-war.2 First the influence has to go

    Background:
      Given Brandenburg is Catholic (context)
      And Player-3 has a cube in Wage War (context)

    Scenario: influence on the Principality stands in the way
      Given Player-3 has 1 Diplomatic Influence on Brandenburg
      Then Player-3 declares war on Brandenburg is refused because of pow/war.declare-war.2

    Scenario: without influence war may be declared
      Given Player-4 has 1 Diplomatic Influence on Brandenburg (context)
      Then Player-3 declares war on Brandenburg is not refused because of pow/war.declare-war.2

    Scenario: an ally of the Player is no matter of this rule
      Given Player-3 has 3 Diplomatic Influence on Brandenburg
      Then Player-3 declares war on Brandenburg is not refused because of pow/war.declare-war.2

  @pow/war.declare-war.3
  Rule: pow/war.declare-war.3 Nobody is attacked twice

    Background:
      Given Player-3 has a cube in Wage War

    Scenario: a Player who has been attacked is left alone
      Given Player-4 has been declared war on
      Then Player-3 declares war on Player-4 is refused because of pow/war.declare-war.3
      And Player-3 declares war on Player-5 is not refused because of pow/war.declare-war.3

    Scenario: a Principality that has been attacked is left alone
      Given Mainz has been declared war on
      Then Player-3 declares war on Mainz is refused because of pow/war.declare-war.3
      And Player-3 declares war on Trier is not refused because of pow/war.declare-war.3

    Scenario: an ally that has been attacked is no matter of this rule
      Given Mainz has been declared war on
      And Player-4 has 1 Diplomatic Influence on Mainz
      Then Player-3 declares war on Mainz is not refused because of pow/war.declare-war.3

    Scenario: who has declared war may be attacked for the first time
      Given Player-4 has declared war (context)
      Then Player-3 declares war on Player-4 is not refused because of pow/war.declare-war.3

    Scenario: a declaration marks the attacked
      When Player-3 declares war on Player-4
      Then Player-4 has been declared war on
      And Player-3 has declared war
      And Player-3 has still not been declared war on

    Scenario: a declaration marks the attacked Principality
      When Player-3 declares war on Mainz
      Then Mainz has been declared war on
      And Player-3 has declared war

  @pow/war.declare-war.4
  Rule: pow/war.declare-war.4 Foreign Powers without a hold in the Empire have no part in it

    Background:
      Given Player-3 has a cube in Wage War (context)
      And Player-4 has a cube in Wage War (context)
      And Player-3 is done with Wage War (context)
      And Player-4 became a Foreign Power in Round 1

    Scenario Outline: a Foreign Power without a hold neither attacks nor is attacked
      Then <act> is refused because of pow/war.declare-war.4

      Examples:
        | act                               |
        | Player-4 declares war on Player-3 |
        | Player-4 declares war on Mainz    |
        | Player-3 declares war on Player-4 |

    Scenario Outline: a province in the Empire changes that
      Given Province-1 belongs to Player-4
      Then <act> is not refused because of pow/war.declare-war.4

      Examples:
        | act                               |
        | Player-4 declares war on Player-3 |
        | Player-4 declares war on Mainz    |
        | Player-3 declares war on Player-4 |

    Scenario Outline: an ally in the Empire changes that
      Given Player-4 has 1 Diplomatic Influence on Trier
      Then <act> is not refused because of pow/war.declare-war.4

      Examples:
        | act                               |
        | Player-4 declares war on Player-3 |
        | Player-4 declares war on Mainz    |
        | Player-3 declares war on Player-4 |

    Scenario Outline: a Player of the Empire needs neither
      Given Player-4 became a Foreign Power in Round 0
      Then <act> is not refused because of pow/war.declare-war.4

      Examples:
        | act                               |
        | Player-4 declares war on Player-3 |
        | Player-4 declares war on Mainz    |
        | Player-3 declares war on Player-4 |

  @pow/war.declare-war.5
  Rule: pow/war.declare-war.5 A new war stands in the First Battle Phase

    Background:
      Given Player-3 has a cube in Wage War

    Scenario: two Players are placed in the First
      When Player-3 declares war on Player-4
      Then Player-3 is placed in the First Battle Phase
      And Player-4 is placed in the First Battle Phase
      And the war of Player-3 is in Battle Phase 1
      And the war of Player-3 is number 1 of those declared
      And Player-3 is still not placed in the Second Battle Phase

    Scenario: a Player and a Principality are placed in the First
      Given Player-1 has declared war
      When Player-3 declares war on Mainz
      Then Player-3 is placed in the First Battle Phase
      And Mainz is placed in the First Battle Phase
      And the war of Player-3 is in Battle Phase 1
      And the war of Player-3 is number 2 of those declared
      And Mainz is still not placed in the Second Battle Phase

    Scenario: the other attacked Principalities stay where they are
      When Player-3 declares war on Mainz
      Then Trier is still not placed in the First Battle Phase

    Scenario Outline: where one of two Players is busy the other is not placed there
      Given <busy> is placed in the First Battle Phase (context)
      When Player-3 declares war on Player-4
      Then pow/war.declare-war.5 does not apply

      Examples:
        | busy     |
        | Player-3 |
        | Player-4 |

    Scenario Outline: where one of a Player and a Principality is busy the other is not placed there
      Given <busy> is placed in the First Battle Phase (context)
      When Player-3 declares war on Mainz
      Then pow/war.declare-war.5 does not apply

      Examples:
        | busy     |
        | Player-3 |
        | Mainz    |

  @pow/war.declare-war.6
  Rule: pow/war.declare-war.6 If one of them is there already, the Second

    Background:
      Given Player-3 has a cube in Wage War

    Scenario Outline: one of two Players is busy in the First
      Given <busy> is placed in the First Battle Phase
      When Player-3 declares war on Player-4
      Then Player-3 is placed in the Second Battle Phase
      And Player-4 is placed in the Second Battle Phase
      And the war of Player-3 is in Battle Phase 2
      And the war of Player-3 is number 1 of those declared
      And <free> is still not placed in the First Battle Phase
      And <free> is still not placed in the Third Battle Phase

      Examples:
        | busy     | free     |
        | Player-3 | Player-4 |
        | Player-4 | Player-3 |

    Scenario: the attacker of a Principality is busy in the First
      Given Player-3 is placed in the First Battle Phase
      When Player-3 declares war on Mainz
      Then Player-3 is placed in the Second Battle Phase
      And Mainz is placed in the Second Battle Phase
      And the war of Player-3 is in Battle Phase 2
      And the war of Player-3 is number 1 of those declared
      And Mainz is still not placed in the First Battle Phase
      And Mainz is still not placed in the Third Battle Phase

    Scenario: the attacked Principality is busy in the First
      Given Mainz is placed in the First Battle Phase
      When Player-3 declares war on Mainz
      Then Player-3 is placed in the Second Battle Phase
      And Mainz is placed in the Second Battle Phase
      And Player-3 is still not placed in the First Battle Phase

    Scenario Outline: where the Second is taken by one side too the war is not placed there
      Given Player-3 is placed in the First Battle Phase (context)
      And <target> is placed in the First Battle Phase (context)
      And <busy> is placed in the Second Battle Phase (context)
      When Player-3 declares war on <target>
      Then pow/war.declare-war.6 does not apply

      Examples:
        | target   | busy     |
        | Player-4 | Player-3 |
        | Player-4 | Player-4 |
        | Mainz    | Player-3 |
        | Mainz    | Mainz    |

  @pow/war.declare-war.7
  Rule: pow/war.declare-war.7 And from the Second to the Third

    Background:
      Given Player-3 has a cube in Wage War

    Scenario Outline: Players who are busy in both go to the Third
      Given <first> is placed in the First Battle Phase
      And <second> is placed in the Second Battle Phase
      When Player-3 declares war on Player-4
      Then Player-3 is placed in the Third Battle Phase
      And Player-4 is placed in the Third Battle Phase
      And the war of Player-3 is in Battle Phase 3
      And the war of Player-3 is number 1 of those declared
      And <first> is still placed in the First Battle Phase
      And <second> is still placed in the Second Battle Phase

      Examples:
        | first    | second   |
        | Player-3 | Player-4 |
        | Player-4 | Player-3 |

    Scenario: a Player busy in the First and a Principality in the Second go to the Third
      Given Player-3 is placed in the First Battle Phase
      And Mainz is placed in the Second Battle Phase
      When Player-3 declares war on Mainz
      Then Player-3 is placed in the Third Battle Phase
      And Mainz is placed in the Third Battle Phase
      And the war of Player-3 is in Battle Phase 3
      And the war of Player-3 is number 1 of those declared
      And Player-3 is still not placed in the Second Battle Phase

    Scenario: a Principality busy in the First and a Player in the Second go to the Third
      Given Mainz is placed in the First Battle Phase
      And Player-3 is placed in the Second Battle Phase
      When Player-3 declares war on Mainz
      Then Player-3 is placed in the Third Battle Phase
      And Mainz is placed in the Third Battle Phase
      And the war of Player-3 is in Battle Phase 3
      And the war of Player-3 is number 1 of those declared
      And Mainz is still not placed in the Second Battle Phase

    Scenario Outline: where the First is free for both the Second does not matter
      Given Player-3 is placed in the Second Battle Phase
      When Player-3 declares war on <target>
      Then Player-3 is placed in the First Battle Phase
      And Player-3 is still not placed in the Third Battle Phase
      And <target> is still not placed in the Third Battle Phase

      Examples:
        | target   |
        | Player-4 |
        | Mainz    |

  @pow/war.religious.1
  Rule: pow/war.religious.1 Leagues are joined as in Diplomacy

    Background:
      Given 5 players take part (context)
      And Player-1 has 5 Saints (context)
      And Player-2 has 4 Saints (context)
      And Player-4 is Protestant
      And Player-4 has 5 Reformation Points (context)

    Scenario: a Player in Wage War who is saved by works joins the Catholic League
      Given Player-1 has a cube in Wage War
      Then Player-1 joins the Catholic League is allowed because of pow/war.religious.1
      And Player-1 joins the Evangelical League is not allowed because of pow/war.religious.1

    Scenario: a Player in Wage War who is saved by faith joins the Evangelical League
      Given Player-4 has a cube in Wage War
      Then Player-4 joins the Evangelical League is allowed because of pow/war.religious.1
      And Player-4 joins the Catholic League is not allowed because of pow/war.religious.1

    Scenario: a Player who is not in Wage War does not join in it
      Then Player-1 joins the Catholic League is not allowed because of pow/war.religious.1
      And Player-4 joins the Evangelical League is not allowed because of pow/war.religious.1

  @pow/war.religious.2
  Rule: pow/war.religious.2 The saved of a League may declare a Religious War

    Background:
      Given Player-1 has a cube in Wage War
      And Player-1 is in the Catholic League
      And Player-1 has 5 Saints (context)
      And Mainz is Protestant
      And Mainz was drawn in the Religious Upheaval

    Scenario: a saved member declares it on a heretical Principality
      Then Player-1 declares a Religious War against Mainz is allowed because of pow/war.religious.2

    Scenario: a saved Protestant declares it on a Catholic Principality
      Given Player-1 is Protestant
      And Player-1 is in the Evangelical League (context)
      And Player-1 has 5 Reformation Points (context)
      And Trier is Catholic (context)
      And Trier was drawn in the Religious Upheaval
      Then Player-1 declares a Religious War against Trier is allowed because of pow/war.religious.2

    Scenario: a Foreign Power without a hold in the Empire declares it too
      Given Player-1 became a Foreign Power in Round 1 (context)
      Then Player-1 declares a Religious War against Mainz is allowed because of pow/war.religious.2

    Scenario Outline: with Round <Round> there may be another one
      Given the Target Principality is Trier
      And Player-2 is the Restorer of the Faith
      And Player-3 is the Defender of the Faith
      When Round <Round> begins
      Then the Target Principality is nobody
      And nobody is the Restorer of the Faith
      And nobody is the Defender of the Faith

      Examples:
        | Round |
        | 2     |
        | 6     |

    Scenario: there is one Religious War only
      Given the Target Principality is Trier
      Then Player-1 declares a Religious War against Mainz is not allowed because of pow/war.religious.2

    Scenario: outside the Leagues none is declared
      Given Player-1 is in no League
      Then Player-1 declares a Religious War against Mainz is not allowed because of pow/war.religious.2

    Scenario: who is not saved declares none
      Given Player-1 has 0 Saints
      And Player-2 has 5 Saints
      And Player-3 has 5 Saints
      Then Player-1 declares a Religious War against Mainz is not allowed because of pow/war.religious.2

    Scenario: a Principality of the own religion is no target
      Given Mainz is Catholic
      Then Player-1 declares a Religious War against Mainz is not allowed because of pow/war.religious.2

    Scenario: an empty seat declares none
      Given 3 players take part
      And Player-4 has a cube in Wage War (context)
      And Player-4 is in the Catholic League (context)
      And Player-4 has 5 Saints (context)
      Then Player-4 declares a Religious War against Mainz is not allowed because of pow/war.religious.2

    Scenario: the war has its target
      When Player-1 declares a Religious War against Mainz
      Then the Target Principality is Mainz

  @pow/war.religious.3
  Rule: pow/war.religious.3 No other Principality is a target

    Scenario: a Principality that nobody drew and nobody courts is none
      Then Player-1 declares a Religious War against Mainz is refused because of pow/war.religious.3

    Scenario: one that was drawn is one
      Given Mainz was drawn in the Religious Upheaval
      Then Player-1 declares a Religious War against Mainz is not refused because of pow/war.religious.3

  @pow/war.religious.4
  Rule: pow/war.religious.4 Those drawn in the Upheaval

    Scenario: a Principality that was drawn may be the target of everybody
      Given Mainz was drawn in the Religious Upheaval
      Then Mainz may be the target of Player-1
      And Mainz may be the target of Player-2
      And Trier may not be the target of Player-1

    Scenario: an empty seat has no target
      Given 3 players take part
      And Mainz was drawn in the Religious Upheaval
      Then Mainz may not be the target of Player-4

  @pow/war.religious.6
  Rule: pow/war.religious.6 His own ally

    Scenario: an ally may be the target
      Given Player-1 has 3 Diplomatic Influence on Brandenburg
      Then Brandenburg may be the target of Player-1
      And pow/war.religious.6 applies

    Scenario: an ally of another may not
      Given Player-1 has 3 Diplomatic Influence on Brandenburg (context)
      And Player-2 has 5 Diplomatic Influence on Brandenburg
      Then Brandenburg may not be the target of Player-1

  @pow/war.religious.7
  Rule: pow/war.religious.7 Within 2 influence of an alliance

    Background:
      Given Player-1 has 3 Diplomatic Influence on Brandenburg

    Scenario Outline: the lead of another is <lead>
      Given Player-2 has <other> Diplomatic Influence on Brandenburg
      Then Brandenburg <may> be the target of Player-1

      Examples:
        | lead | other | may     |
        | 0    | 3     | may     |
        | 1    | 4     | may     |
        | 2    | 5     | may not |
        | 3    | 6     | may not |

    Scenario: too little influence for its size is no basis
      Given Player-1 has 2 Diplomatic Influence on Brandenburg
      And Player-2 has 2 Diplomatic Influence on Brandenburg (context)
      Then Brandenburg may not be the target of Player-1

    Scenario: one influence is enough for a single province
      Given Player-1 has 1 Diplomatic Influence on Trier
      And Player-2 has 2 Diplomatic Influence on Trier (context)
      Then Trier may be the target of Player-1

    Scenario: a Principality without provinces is no target
      Given Trier has 0 provinces
      Then Trier may not be the target of Player-1

    Scenario: an empty seat has none for all its influence
      Given 3 players take part
      And Player-4 has 3 Diplomatic Influence on Brandenburg
      Then Brandenburg may not be the target of Player-4

  @pow/war.religious.8
  Rule: pow/war.religious.8 Whoever declares is the Restorer of the Faith

    Scenario: the one who declares takes the part
      Given Player-1 has a cube in Wage War
      And Player-1 is in the Catholic League
      And Player-1 has 5 Saints (context)
      And Mainz is Protestant
      And Mainz was drawn in the Religious Upheaval
      When Player-1 declares a Religious War against Mainz
      Then Player-1 is the Restorer of the Faith

  @pow/war.religious.10
  Rule: pow/war.religious.10 The influence stays

    Scenario: a declaration takes no influence off
      Given Player-1 has a cube in Wage War
      And Player-1 is in the Catholic League
      And Player-1 has 5 Saints (context)
      And Mainz is Protestant
      And Player-1 has 2 Diplomatic Influence on Mainz
      When Player-1 declares a Religious War against Mainz
      Then Player-1 still has 2 Diplomatic Influence on Mainz
      And pow/war.religious.10 applies

  @pow/war.doctrine.1
  Rule: pow/war.doctrine.1 The doctrine may be changed

    Background:
      Given Player-3 has a cube in Wage War

    Scenario: a Player moves his cube
      When Player-3 changes to the Flexible doctrine
      Then Player-3 follows the Flexible doctrine

    Scenario: an empty seat has no doctrine to change
      Given 3 players take part
      And Player-4 has a cube in Wage War (context)
      Then Player-4 changes to the Flexible doctrine is not allowed because of pow/war.doctrine.1

    Scenario: the rule is what allows it
      Then Player-3 changes to the Flexible doctrine is allowed because of pow/war.doctrine.1

  @pow/war.doctrine.2
  Rule: pow/war.doctrine.2 The Battles begin when all are done

    Scenario: a Player who is not done holds the Battles up
      Given Player-3 has a cube in Wage War
      Then the Battles begin is refused because of pow/war.doctrine.2

    Scenario: with everyone done the Battles have to begin
      Given Player-3 has a cube in Wage War (context)
      And Player-3 is done with Wage War
      Then the Battles begin is obligatory because of pow/war.doctrine.2
      And the Battles begin is not refused because of pow/war.doctrine.2

    Scenario: the Battles begin
      When the Battles begin
      Then the Battles have begun
