Feature: The end of the Religious War

  Background:
    Given Player-2 is the Restorer of the Faith (context)
    And Player-2 is in the Catholic League (context)
    And Player-3 is in the Evangelical League (context)
    And Player-3 is the Defender of the Faith (context)
    And the Target Principality is Saxony (context)
    And Saxony is Protestant (context)

  @pow/religious-war.peace.won.1
  Rule: A victory converts the target

    Scenario: the target changes its religion
      Given the battle for the League of the Restorer is won
      And Province-1 is part of Saxony
      And Province-1 is Protestant
      And Province-2 is part of Mainz
      And Province-2 is Protestant
      When the religious peace step is played
      Then Saxony is Catholic
      And Province-1 is Catholic
      And Province-2 is still Protestant

    Scenario: a defeat leaves its provinces as they are
      Given the battle for the League of the Restorer is lost
      And Province-1 is part of Saxony
      And Province-1 is Protestant
      When the religious peace step is played
      Then Province-1 is still Protestant

  @pow/religious-war.peace.0
  Rule: The outcome decides

    Scenario: nothing is said of an inconclusive battle
      Given the battle for the League of the Restorer is inconclusive
      When the religious peace step is played
      Then no rule settles pow/religious-war.peace.0

  @pow/religious-war.peace.won.2
  Rule: The losing League has no influence left on the target

    Scenario Outline: influence after a battle that was <result>
      Given Player-3 has 3 Diplomatic Influence on Saxony
      And the battle for the League of the Restorer is <result>
      When the religious peace step is played
      Then Player-3 has <left> Diplomatic Influence on Saxony

      Examples:
        | result | left |
        | won    | 0    |
        | lost   | 5    |

  @pow/religious-war.peace.won.3
  Rule: The Restorer gains two

    Scenario: the victor gains two
      Given the battle for the League of the Restorer is won
      When the religious peace step is played
      Then Player-2 has 2 Diplomatic Influence on Saxony

  @pow/religious-war.peace.won.4
  Rule: The converted target is left out of the treaty

    Background:
      Given the battle for the League of the Restorer is won

    Scenario: it takes nothing
      When Saxony conquers Province-1
      Then Saxony conquers Province-1 is refused because of pow/religious-war.peace.won.4

    Scenario: nothing of it is taken
      Given Province-1 is part of Saxony
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is refused because of pow/religious-war.peace.won.4

    Scenario Outline: of <what> nothing is said
      Given Province-1 is part of <what> (context)
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is not refused because of pow/religious-war.peace.won.4

      Examples:
        | what   |
        | Mainz  |
        | nobody |

    Scenario: another Principality is not held back by it
      When Mainz conquers Province-1
      Then Mainz conquers Province-1 is not refused because of pow/religious-war.peace.won.4

    Scenario: after a defeat it is not held back
      Given the battle for the League of the Restorer is lost
      When Saxony conquers Province-1
      Then Saxony conquers Province-1 is not refused because of pow/religious-war.peace.won.4

    Scenario: nor is anybody held back from it
      Given the battle for the League of the Restorer is lost
      And Province-1 is part of Saxony (context)
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is not refused because of pow/religious-war.peace.won.4

    Scenario: when the Leagues are empty the treaty is over
      Given Player-2 is in no League
      And Player-3 is in no League
      And Province-1 is part of Saxony (context)
      When Player-4 conquers Province-1
      Then Player-4 conquers Province-1 is not refused because of pow/religious-war.peace.won.4
      And Saxony conquers Province-1 is not refused because of pow/religious-war.peace.won.4

  @pow/religious-war.peace.lost.1
  Rule: A defeat leaves the target its religion

    Scenario: the target keeps its religion
      Given the battle for the League of the Restorer is lost
      When the religious peace step is played
      Then pow/religious-war.peace.lost.1 applies
      And Saxony is still Protestant

  @pow/religious-war.peace.lost.2
  Rule: The League of the Restorer has no influence left on the target

    Scenario: the Restorer loses all
      Given the battle for the League of the Restorer is lost
      And Player-2 has 3 Diplomatic Influence on Saxony
      When the religious peace step is played
      Then Player-2 has 0 Diplomatic Influence on Saxony

  @pow/religious-war.peace.lost.3
  Rule: The Defender gains two

    Scenario: the Defender gains two
      Given the battle for the League of the Restorer is lost
      When the religious peace step is played
      Then Player-3 has 2 Diplomatic Influence on Saxony

  @pow/religious-war.peace.lost.4
  Rule: The target may take provinces after a defeat

    Scenario: it takes a province of the Defeated League
      Given the battle for the League of the Restorer is lost
      And Province-1 belongs to Player-2
      When Saxony conquers Province-1
      Then Saxony conquers Province-1 is allowed because of pow/religious-war.peace.lost.4
      And Province-1 is part of Saxony

    Scenario Outline: <taker> takes none of <loser> after a battle that was <result>
      Given the battle for the League of the Restorer is <result> (context)
      And Province-1 belongs to <loser> (context)
      When <taker> conquers Province-1
      Then <taker> conquers Province-1 is not allowed because of pow/religious-war.peace.lost.4

      Examples:
        | taker  | loser    | result       |
        | Saxony | Player-3 | lost         |
        | Saxony | Player-1 | lost         |
        | Saxony | Player-3 | won          |
        | Saxony | Player-2 | won          |
        | Saxony | Player-2 | inconclusive |
        | Mainz  | Player-2 | lost         |

  @pow/religious-war.peace.emperor.0
  Rule: The Emperor in the League of his religion

    Scenario: an Emperor who is in it
      Given Player-2 is Emperor
      Then the Emperor fights for his religion

    Scenario: an Emperor who is in the other one
      Given Player-3 is Emperor (context)
      Then the Emperor does not fight for his religion

  @pow/religious-war.peace.emperor.1
  Rule: A victorious Emperor exchanges heretical Electors

    Background:
      Given Player-2 is Emperor
      And Player-3 has 5 Diplomatic Influence on Saxony
      And the battle for the League of the Restorer is won

    Scenario: he replaces a heretical Elector
      When Player-2 replaces Saxony by Principality-1 in the Electorate
      Then Player-2 replaces Saxony by Principality-1 in the Electorate is allowed because of pow/religious-war.peace.emperor.1
      And Principality-1 is an Elector
      And Saxony is not an Elector

    Scenario Outline: he does not when <what>
      Given <what>
      When Player-2 replaces Saxony by Principality-1 in the Electorate
      Then Player-2 replaces Saxony by Principality-1 in the Electorate is not allowed because of pow/religious-war.peace.emperor.1

      Examples:
        | what                                                      |
        | the battle for the League of the Restorer is lost         |
        | the battle for the League of the Restorer is inconclusive |
        | Player-3 is Emperor                                       |
        | Player-3 has 0 Diplomatic Influence on Saxony             |
        | Saxony is Catholic                                        |
        | Principality-1 is Protestant                              |
        | Player-3 is in no League                                  |
        | Player-3 is in the Catholic League                        |
        | Player-2 is Protestant                                    |

    Scenario: another victor does not
      Given Player-4 is in the Catholic League (context)
      When Player-4 replaces Saxony by Principality-1 in the Electorate
      Then Player-4 replaces Saxony by Principality-1 in the Electorate is not allowed because of pow/religious-war.peace.emperor.1

    Scenario Outline: a Protestant Emperor against the Restorer, after a battle that was <result>
      Given Player-3 is Emperor
      And Player-3 is Protestant
      And Player-2 has 5 Diplomatic Influence on Mainz
      And Principality-1 is Protestant
      And the battle for the League of the Restorer is <result>
      When Player-3 replaces Mainz by Principality-1 in the Electorate
      Then Player-3 replaces Mainz by Principality-1 in the Electorate is <verdict> because of pow/religious-war.peace.emperor.1

      Examples:
        | result       | verdict     |
        | lost         | allowed     |
        | inconclusive | not allowed |
        | won          | not allowed |

  @pow/religious-war.peace.emperor.2
  Rule: The strongest victor exchanges Electors of the religion of the Emperor

    Background:
      Given Player-2 is Emperor
      And Player-2 has 5 Diplomatic Influence on Mainz
      And Player-3 is Protestant (context)
      And Principality-1 is Protestant
      And Player-3 has 5 Imperial Power
      And the battle for the League of the Restorer is lost

    Scenario: he replaces an Elector of the Emperor
      When Player-3 replaces Mainz by Principality-1 in the Electorate
      Then Player-3 replaces Mainz by Principality-1 in the Electorate is allowed because of pow/religious-war.peace.emperor.2
      And Principality-1 is an Elector

    Scenario Outline: he does not if <what>
      Given <what>
      When Player-3 replaces Mainz by Principality-1 in the Electorate
      Then Player-3 replaces Mainz by Principality-1 in the Electorate is not allowed because of pow/religious-war.peace.emperor.2

      Examples:
        | what                                                      |
        | the battle for the League of the Restorer is won          |
        | the battle for the League of the Restorer is inconclusive |
        | Player-4 is Emperor                                       |
        | Player-2 is Protestant                                    |
        | Player-2 has 0 Diplomatic Influence on Mainz              |
        | Mainz is Protestant                                       |
        | Principality-1 is Catholic                                |
        | Player-3 is in no League                                  |

    Scenario: a weaker victor does not
      Given Player-4 is in the Evangelical League (context)
      And Player-4 has 4 Imperial Power (context)
      When Player-4 replaces Mainz by Principality-1 in the Electorate
      Then Player-4 replaces Mainz by Principality-1 in the Electorate is not allowed because of pow/religious-war.peace.emperor.2

    Scenario: an Elector of a victor stays
      Given Player-2 has 0 Diplomatic Influence on Mainz
      And Player-5 is in the Evangelical League (context)
      And Player-5 has 5 Diplomatic Influence on Mainz (context)
      When Player-3 replaces Mainz by Principality-1 in the Electorate
      Then Player-3 replaces Mainz by Principality-1 in the Electorate is not allowed because of pow/religious-war.peace.emperor.2

    Scenario Outline: the Restorer against a Protestant Emperor, after a battle that was <result>
      Given Player-3 is Emperor
      And Player-3 is Protestant (context)
      And Player-3 has 9 Diplomatic Influence on Saxony
      And Player-2 has 6 Imperial Power (context)
      And Principality-1 is Catholic
      And the battle for the League of the Restorer is <result>
      When Player-2 replaces Saxony by Principality-1 in the Electorate
      Then Player-2 replaces Saxony by Principality-1 in the Electorate is <verdict> because of pow/religious-war.peace.emperor.2

      Examples:
        | result       | verdict     |
        | won          | allowed     |
        | inconclusive | not allowed |
        | lost         | not allowed |

  @pow/religious-war.peace.emperor.3
  Rule: The first in order of the strongest

    Background:
      Given Player-4 is in the Evangelical League
      And the battle for the League of the Restorer is lost

    Scenario: a later Player of equal power is refused
      When Player-4 replaces Mainz by Principality-1 in the Electorate
      Then Player-4 replaces Mainz by Principality-1 in the Electorate is refused because of pow/religious-war.peace.emperor.3

    Scenario: the first is not
      When Player-3 replaces Mainz by Principality-1 in the Electorate
      Then Player-3 replaces Mainz by Principality-1 in the Electorate is not refused because of pow/religious-war.peace.emperor.3

    Scenario Outline: nor is a later one if <what>
      Given <what>
      When Player-4 replaces Mainz by Principality-1 in the Electorate
      Then Player-4 replaces Mainz by Principality-1 in the Electorate is not refused because of pow/religious-war.peace.emperor.3

      Examples:
        | what                                                      |
        | Player-4 has 3 Imperial Power                             |
        | Player-4 is Emperor                                       |
        | the battle for the League of the Restorer is won          |
        | the battle for the League of the Restorer is inconclusive |
        | Player-4 is in no League                                  |

    Scenario: it is the same for the League of a Restorer who won
      Given the battle for the League of the Restorer is won (context)
      And Player-4 is in the Catholic League
      When Player-4 replaces Mainz by Principality-1 in the Electorate
      Then Player-4 replaces Mainz by Principality-1 in the Electorate is refused because of pow/religious-war.peace.emperor.3

  @pow/religious-war.peace.spoils.1
  Rule: The Victorious League conquers

    Background:
      Given Player-4 is in the Catholic League (context)
      And Player-5 is in the Evangelical League (context)

    Scenario Outline: <winner> takes a province of <loser> after a battle that was <result>
      Given the battle for the League of the Restorer is <result>
      And Province-1 belongs to <loser>
      When <winner> conquers Province-1
      Then <winner> conquers Province-1 is allowed because of pow/religious-war.peace.spoils.1
      And Province-1 belongs to <winner>

      Examples:
        | winner   | loser    | result |
        | Player-2 | Player-3 | won    |
        | Player-4 | Player-5 | won    |
        | Player-3 | Player-2 | lost   |
        | Player-5 | Player-4 | lost   |

    Scenario Outline: so is one of an ally of <loser> for <winner> after a battle that was <result>
      Given the battle for the League of the Restorer is <result>
      And Province-1 is part of Brandenburg
      And <loser> has 5 Diplomatic Influence on Brandenburg
      Then <winner> conquers Province-1 is allowed because of pow/religious-war.peace.spoils.1

      Examples:
        | winner   | loser    | result |
        | Player-2 | Player-3 | won    |
        | Player-5 | Player-4 | lost   |

    Scenario: one of an ally of nobody in the Defeated League is not
      Given the battle for the League of the Restorer is won
      And Province-1 is part of Brandenburg
      And Player-1 has 5 Diplomatic Influence on Brandenburg
      Then Player-2 conquers Province-1 is not allowed because of pow/religious-war.peace.spoils.1

    Scenario Outline: <winner> takes none of <loser> after a battle that was <result>
      Given the battle for the League of the Restorer is <result> (context)
      And Province-1 belongs to <loser> (context)
      When <winner> conquers Province-1
      Then <winner> conquers Province-1 is not allowed because of pow/religious-war.peace.spoils.1

      Examples:
        | winner   | loser    | result       |
        | Player-3 | Player-2 | won          |
        | Player-2 | Player-3 | lost         |
        | Player-2 | Player-3 | inconclusive |
        | Player-3 | Player-2 | inconclusive |
        | Player-2 | Player-4 | won          |
        | Player-3 | Player-5 | lost         |
        | Player-2 | Player-1 | won          |
        | Player-3 | Player-1 | lost         |
        | Player-1 | Player-3 | won          |
        | Player-1 | Player-2 | lost         |
        | Player-5 | Player-3 | won          |
        | Player-4 | Player-2 | lost         |

  @pow/religious-war.peace.reset
  Rule: Leagues reset

    Scenario: nobody stays in a League
      Given the battle for the League of the Restorer is won
      When the religious peace step is played
      Then Player-2 is in no League
