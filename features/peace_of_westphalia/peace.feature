Feature: Peace Treaties

  Background:
    Given the war of Player-2 is against Player-3 (context)
    And the war of Player-2 is won (context)

  @pow/peace.win.0
  Rule: Who has won the war that he declared

    Scenario: he triumphs over the Player against whom it was
      Then Player-2 triumphs over Player-3
      And Player-3 does not triumph over Player-2

    Scenario Outline: he does not if <what>
      Given <what>
      Then Player-2 does not triumph over Player-3

      Examples:
        | what                                  |
        | the war of Player-2 is inconclusive   |
        | the war of Player-2 is against nobody |

    Scenario: who takes no part in the game triumphs over nobody
      Given the war of Player-6 is against Player-3 (context)
      And the war of Player-6 is won (context)
      And the war of Player-7 is against the Principality Mainz (context)
      And the war of Player-7 is won (context)
      Then Player-6 does not triumph over Player-3
      And Player-7 does not triumph over the Principality Mainz

    Scenario: with the signature the war is over
      When Player-2 signs the Peace Treaty of its war
      Then the war of Player-2 is unfought
      And the war of Player-2 is against nobody

    Scenario: a war on a Principality is over as well
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      When Player-2 signs the Peace Treaty of its war
      Then the war of Player-2 is against the Principality nobody

    Scenario: he triumphs over a Principality
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      Then Player-2 triumphs over the Principality Mainz
      And Player-2 does not triumph over the Principality Trier

    Scenario: he does not triumph over a Principality that won
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz (context)
      And the war of Player-2 is lost
      Then Player-2 does not triumph over the Principality Mainz

  @pow/peace.win.1
  Rule: One province with a town, or two without

    Scenario Outline: a province that <whose> is at stake
      Given Player-3 has 2 Diplomatic Influence on Principality-1
      And Province-1 <whose>
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is allowed because of pow/peace.win.1
      And Province-1 belongs to Player-2
      And the spoils of Player-2 are 1

      Examples:
        | whose                     |
        | belongs to Player-3       |
        | is part of Principality-1 |

    Scenario Outline: none that <whose> is at stake
      Given Player-4 has 1 Diplomatic Influence on Mainz (context)
      And Province-1 <whose> (context)
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is not allowed because of pow/peace.win.1

      Examples:
        | whose               |
        | belongs to Player-4 |
        | belongs to nobody   |
        | is part of Mainz    |
        | is part of Trier    |

    Scenario: without a victory nothing is at stake
      Given Province-1 belongs to Player-3 (context)
      And the war of Player-2 is inconclusive
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is not allowed because of pow/peace.win.1

    Scenario Outline: after a victory over <victim> a province of Principality-1 is <verdict>
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality <victim>
      And Province-1 is part of Principality-1
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is <verdict> because of pow/peace.win.1

      Examples:
        | victim         | verdict     |
        | Principality-1 | allowed     |
        | Trier          | not allowed |

    Scenario: a province leaves the Principality to which it belonged
      Given Player-3 has 2 Diplomatic Influence on Principality-1
      And Province-1 is part of Principality-1
      When Player-2 conquers Province-1
      Then Province-1 is part of nobody

    Scenario: a town goes with its province and leaves room for nothing else
      Given Province-1 belongs to Player-3
      And the town in Province-1 belongs to Player-3
      When Player-2 conquers Province-1
      Then the town in Province-1 belongs to Player-2
      And the spoils of Player-2 are 2

    Scenario: the town of a Principality becomes one of the Player
      Given Player-3 has 2 Diplomatic Influence on Principality-1
      And Province-1 is part of Principality-1
      And a town of a Principality is in Province-1
      When Player-2 conquers Province-1
      Then the town in Province-1 belongs to Player-2
      And a town of a Principality is not in Province-1

    Scenario Outline: after spoils of <had> a province <town> is <verdict>
      Given the spoils of Player-2 are <had>
      And Province-1 belongs to Player-3 (context)
      And the town in Province-1 belongs to <town>
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is <verdict> because of pow/peace.win.1

      Examples:
        | had | town     | verdict     |
        | 0   | Player-3 | not refused |
        | 1   | Player-3 | refused     |
        | 1   | nobody   | not refused |
        | 2   | nobody   | refused     |

    Scenario: nor is there room for the town of a Principality in a second place
      Given the spoils of Player-2 are 1
      And Province-1 belongs to Player-3 (context)
      And a town of a Principality is in Province-1
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is refused because of pow/peace.win.1

    Scenario: it is over with the signature
      Given the spoils of Player-2 are 1
      And the spoils of Player-5 are 2
      When Player-2 signs the Peace Treaty of its war
      Then the spoils of Player-2 are 0
      And the spoils of Player-5 are 0

    Scenario: it is over with the peace of the Religious War
      Given the spoils of Player-2 are 1
      When the religious peace step is played
      Then the spoils of Player-2 are 0

  @pow/peace.win.2
  Rule: A town costs 2 influence

    Background:
      Given Province-1 belongs to Player-3
      And Player-2 has 5 Diplomatic Influence

    Scenario: a town
      Given the town in Province-1 belongs to Player-3
      When Player-2 conquers Province-1
      Then Player-2 has 3 Diplomatic Influence

    Scenario: a town of a Principality
      Given a town of a Principality is in Province-1
      When Player-2 conquers Province-1
      Then Player-2 has 3 Diplomatic Influence

    Scenario: such a town, paid from a Principality
      Given a town of a Principality is in Province-1
      And Player-2 has 5 Diplomatic Influence on Trier
      And Player-2 has 5 Diplomatic Influence on Cologne
      When Player-2 pays for conquests from Trier
      And Player-2 conquers Province-1
      Then Player-2 has 3 Diplomatic Influence on Trier
      And Player-2 still has 5 Diplomatic Influence on Cologne

    Scenario: a province without one
      Given Province-1 borders Province-2
      And Province-2 belongs to Player-2
      When the Battles begin
      And Player-2 conquers Province-1
      Then Player-2 still has 5 Diplomatic Influence

    Scenario Outline: it can be paid from a Principality, and leaves <left> for a town <town>
      Given the town in Province-1 belongs to <town>
      And Player-2 has 5 Diplomatic Influence on Trier
      When Player-2 pays for conquests from Trier
      And Player-2 conquers Province-1
      Then Player-2 has <left> Diplomatic Influence on Trier
      And Player-2 still has 5 Diplomatic Influence

      Examples:
        | town     | left |
        | Player-3 | 3    |
        | nobody   | 4    |

    Scenario: in the treaty of the Religious War it costs nothing
      Given the town in Province-1 belongs to Player-3
      And Player-2 has 5 Diplomatic Influence on Trier (context)
      And Player-2 is the Restorer of the Faith
      And Player-2 is in the Catholic League
      And the battle for the League of the Restorer is won
      When Player-2 conquers Province-1
      Then Player-2 still has 5 Diplomatic Influence

    Scenario: nor does it cost any on a Principality then
      Given the town in Province-1 belongs to Player-3
      And Player-2 has 5 Diplomatic Influence on Trier
      And Player-2 is the Restorer of the Faith
      And Player-2 is in the Catholic League
      And the battle for the League of the Restorer is won
      When Player-2 pays for conquests from Trier (context)
      And Player-2 conquers Province-1
      Then Player-2 still has 5 Diplomatic Influence on Trier

  @pow/peace.win.3
  Rule: A province that lies apart costs 1 influence

    Background:
      Given Province-1 belongs to Player-3
      And Province-2 belongs to Player-2 (context)
      And Player-2 has 5 Diplomatic Influence
      And Player-2 has 5 Diplomatic Influence on Trier

    Scenario Outline: <what> leaves <left>
      Given <what>
      When the Battles begin
      And Player-2 conquers Province-1
      Then Player-2 has <left> Diplomatic Influence

      Examples:
        | what                                       | left |
        | Province-1 does not border Province-2      | 4    |
        | Player-2 is Emperor                        | 4    |
        | Player-3 became a Foreign Power in Round 1 | 4    |

    Scenario: what the home of a Foreign Power adjoins costs nothing
      Given Province-1 lies at the second edge
      And the Home Province of Player-2 is at the second edge
      When the Battles begin
      And Player-2 conquers Province-1
      Then Player-2 still has 5 Diplomatic Influence
      And Province-1 still bordered Player-2 at the start of the turn

    Scenario Outline: paid from a Principality <what> leaves <left>
      Given <what>
      When the Battles begin
      And Player-2 pays for conquests from Trier
      And Player-2 conquers Province-1
      Then Player-2 has <left> Diplomatic Influence on Trier

      Examples:
        | what                                       | left |
        | Province-1 does not border Province-2      | 4    |
        | Player-2 is Emperor                        | 4    |
        | Player-3 became a Foreign Power in Round 1 | 4    |

    Scenario: the Emperor pays nothing for what was a Foreign Power's
      Given Player-2 is Emperor
      And Player-3 became a Foreign Power in Round 1
      When Player-2 conquers Province-1
      Then Player-2 still has 5 Diplomatic Influence

    Scenario: nor does he on a Principality
      Given Player-2 is Emperor
      And Player-3 became a Foreign Power in Round 1
      When Player-2 pays for conquests from Trier (context)
      And Player-2 conquers Province-1
      Then Player-2 still has 5 Diplomatic Influence on Trier

    Scenario Outline: a town that lies apart costs no more than a town, if <what>
      Given <what>
      When Player-2 conquers Province-1
      Then Player-2 has 3 Diplomatic Influence

      Examples:
        | what                                       |
        | the town in Province-1 belongs to Player-3 |
        | a town of a Principality is in Province-1  |

    Scenario Outline: nor on a Principality, if <what>
      Given <what>
      And Player-2 has 5 Diplomatic Influence on Cologne
      When Player-2 pays for conquests from Trier
      And Player-2 conquers Province-1
      Then Player-2 has 3 Diplomatic Influence on Trier
      And Player-2 still has 5 Diplomatic Influence on Cologne
      And Player-2 still has 5 Diplomatic Influence

      Examples:
        | what                                       |
        | the town in Province-1 belongs to Player-3 |
        | a town of a Principality is in Province-1  |

    Scenario: it is paid from one place alone
      Given Player-2 has 5 Diplomatic Influence on Cologne
      When Player-2 pays for conquests from Trier
      And Player-2 conquers Province-1
      Then Player-2 has 4 Diplomatic Influence on Trier
      And Player-2 still has 5 Diplomatic Influence on Cologne
      And Player-2 still has 5 Diplomatic Influence

    Scenario: what touches costs nothing
      Given Province-1 borders Province-2
      When the Battles begin
      And Player-2 conquers Province-1
      Then Player-2 still has 5 Diplomatic Influence

    Scenario: nor on a Principality
      Given Province-1 borders Province-2
      When the Battles begin
      And Player-2 pays for conquests from Trier (context)
      And Player-2 conquers Province-1
      Then Player-2 still has 5 Diplomatic Influence on Trier

    Scenario: the neighbours are noted when the Battles begin
      Given Province-1 borders Province-2
      And Province-3 bordered Player-2 at the start of the turn
      When the Battles begin
      Then Province-1 bordered Player-2 at the start of the turn
      And Province-3 did not border Player-2 at the start of the turn

    Scenario: it is the start of the turn that counts
      Given Province-1 borders Province-3 (context)
      And Province-3 belongs to Player-3
      And Province-2 borders Province-3
      When the Battles begin
      And Player-2 conquers Province-3
      And Player-2 conquers Province-1
      Then Player-2 has 4 Diplomatic Influence

    Scenario: a province apart costs nothing in the Religious War
      Given Player-2 is the Restorer of the Faith
      And Player-2 is in the Catholic League
      And the battle for the League of the Restorer is won
      When Player-2 conquers Province-1
      Then Player-2 still has 5 Diplomatic Influence

    Scenario: nor on a Principality in the Religious War
      Given Player-2 is the Restorer of the Faith
      And Player-2 is in the Catholic League
      And the battle for the League of the Restorer is won
      When Player-2 pays for conquests from Trier (context)
      And Player-2 conquers Province-1
      Then Player-2 still has 5 Diplomatic Influence on Trier

  @pow/religious-war.peace.spoils.2
  Rule: In the Religious War conquests cost no influence

    Scenario Outline: after a battle that was <result> they cost the League of the Restorer <cost>
      Given Player-2 is the Restorer of the Faith
      And Player-2 is in the Catholic League
      And the battle for the League of the Restorer is <result>
      Then conquests cost Player-2 <cost>

      Examples:
        | result | cost         |
        | won    | no influence |
        | lost   | influence    |

    Scenario Outline: <who> in <league> after a battle that was <result> pays <cost>, the Restorer being in <first>
      Given Player-2 is the Restorer of the Faith
      And Player-2 is in <first>
      And <who> is in <league>
      And the battle for the League of the Restorer is <result>
      Then conquests cost <who> <cost>

      Examples:
        | who      | first               | league                 | result       | cost         |
        | Player-4 | the Catholic League | the Catholic League    | won          | no influence |
        | Player-4 | the Catholic League | the Evangelical League | lost         | no influence |
        | Player-4 | the Catholic League | the Evangelical League | won          | influence    |
        | Player-4 | the Catholic League | the Evangelical League | inconclusive | influence    |
        | Player-4 | the Catholic League | no League              | lost         | influence    |
        | Player-4 | no League           | the Catholic League    | lost         | influence    |
        | Player-4 | no League           | no League              | won          | influence    |

  @pow/peace.win.4
  Rule: Each ally takes one province that it touches

    Background:
      Given Player-2 has 9 Diplomatic Influence on Trier
      And Province-1 belongs to Player-3
      And Province-2 is part of Trier
      And Province-1 borders Province-2

    Scenario: an ally takes one
      When Trier conquers Province-1
      Then Trier conquers Province-1 is allowed because of pow/peace.win.4
      And Province-1 is part of Trier
      And Province-1 belongs to nobody
      And Trier has 2 provinces
      And Trier has conquered 1 provinces in the treaty

    Scenario Outline: it takes none if <what>
      Given <what>
      When Trier conquers Province-1
      Then Trier conquers Province-1 is not allowed because of pow/peace.win.4

      Examples:
        | what                                          |
        | Player-2 has 0 Diplomatic Influence on Trier  |
        | Province-1 belongs to Player-4                |
        | Province-1 does not border Province-2         |
        | the war of Player-2 is lost                   |
        | Trier has conquered 1 provinces in the treaty |

    Scenario: the count starts anew with the signature
      Given Trier has conquered 1 provinces in the treaty
      When Player-2 signs the Peace Treaty of its war
      Then Trier has conquered 0 provinces in the treaty

    Scenario: the count starts anew after the Religious War
      Given Trier has conquered 1 provinces in the treaty
      When the religious peace step is played
      Then Trier has conquered 0 provinces in the treaty

  @pow/peace.win.5
  Rule: An ally that could have taken a province and did not

    Scenario Outline: when Player-1 declares war on <target> and <what> Trier <verdict>
      Given Province-1 belongs to Player-3
      And Province-3 is part of Mainz
      And Province-2 is part of Trier
      And Province-2 borders Province-1
      And Province-2 borders Province-3
      And Player-1 has a cube in Wage War
      And Player-1 has 9 Diplomatic Influence on Trier
      And <what>
      When Player-1 declares war on <target>
      Then Trier <verdict> conquer a province in the war of Player-1

      Examples:
        | target   | what                             | verdict |
        | Player-3 | Player-3 is Protestant (context) | could   |
        | Mainz    | Player-3 is Protestant (context) | could   |

    Scenario Outline: it could not, in a war against <target> when <what>
      Given Province-1 belongs to Player-3
      And Province-3 is part of Mainz
      And Province-2 is part of Trier
      And Province-2 borders Province-1
      And Province-2 borders Province-3
      And Player-1 has a cube in Wage War
      And Player-1 has 9 Diplomatic Influence on Trier
      And <what>
      When Player-1 declares war on <target>
      Then Trier could still conquer no province in the war of Player-1

      Examples:
        | target   | what                                         |
        | Player-3 | Player-1 has 0 Diplomatic Influence on Trier |
        | Player-3 | Province-1 does not border Province-2        |
        | Player-3 | the town in Province-1 belongs to Player-3   |
        | Player-3 | Province-1 belongs to Player-4               |
        | Mainz    | Player-1 has 0 Diplomatic Influence on Trier |
        | Mainz    | Province-3 does not border Province-2        |
        | Mainz    | a town of a Principality is in Province-3    |
        | Mainz    | Province-3 is part of Cologne                |

    Scenario: an ally of the Player who is attacked could
      Given Province-1 belongs to Player-1
      And Province-2 is part of Trier
      And Province-2 borders Province-1
      And Player-1 has a cube in Wage War
      And Player-3 has 9 Diplomatic Influence on Trier
      When Player-1 declares war on Player-3
      Then Trier could conquer a province in the war of Player-1

    Scenario Outline: an ally of the Player who is attacked could not if <what>
      Given Province-1 belongs to Player-1
      And Province-2 is part of Trier
      And Province-2 borders Province-1
      And Player-1 has a cube in Wage War
      And Player-3 has 9 Diplomatic Influence on Trier
      And <what>
      When Player-1 declares war on Player-3
      Then Trier could still conquer no province in the war of Player-1

      Examples:
        | what                                         |
        | Player-3 has 0 Diplomatic Influence on Trier |
        | Province-1 belongs to Player-4               |

    Scenario Outline: after a war that was <result> <loser> pays
      Given <ally> could conquer a province in the war of Player-2
      And <loser> has 5 Diplomatic Influence on <ally>
      And the war of Player-2 is <result>
      When Player-2 signs the Peace Treaty of its war
      Then <loser> has 3 Diplomatic Influence on <ally>
      And <ally> could conquer no province in the war of Player-2

      Examples:
        | result | loser    | ally  |
        | won    | Player-2 | Trier |
        | lost   | Player-3 | Mainz |

    Scenario Outline: after a war that was <result> <Player> does not pay if <what>
      Given <ally> could conquer a province in the war of Player-2
      And <Player> has 5 Diplomatic Influence on <ally>
      And the war of Player-2 is <result>
      And <what>
      When Player-2 signs the Peace Treaty of its war
      Then <Player> still has 5 Diplomatic Influence on <ally>

      Examples:
        | result       | Player   | ally  | what                                                   |
        | lost         | Player-2 | Trier | Player-3 is Protestant (context)                       |
        | inconclusive | Player-2 | Trier | Player-3 is Protestant (context)                       |
        | inconclusive | Player-3 | Mainz | Player-3 is Protestant (context)                       |
        | won          | Player-3 | Mainz | Player-3 is Protestant (context)                       |
        | won          | Player-2 | Trier | Trier has conquered 1 provinces in the treaty          |
        | lost         | Player-3 | Mainz | Mainz has conquered 1 provinces in the treaty          |
        | lost         | Player-3 | Mainz | Mainz could conquer no province in the war of Player-2 |
        | won          | Player-2 | Trier | Trier has 6 provinces                                  |
        | lost         | Player-3 | Mainz | Mainz has 6 provinces                                  |

    Scenario: nothing is lost on an ally that could take nothing
      Given Player-2 has 5 Diplomatic Influence on Trier
      When Player-2 signs the Peace Treaty of its war
      Then Player-2 still has 5 Diplomatic Influence on Trier

  @pow/peace.lose.1
  Rule: A Player who was attacked and won

    Scenario: he triumphs over the attacker
      Given the war of Player-2 is lost
      Then Player-3 triumphs over Player-2
      And Player-2 does not triumph over Player-3

    Scenario: one who takes no part does not
      Given the war of Player-2 is lost
      And the war of Player-2 is against Player-6
      Then Player-6 does not triumph over Player-2

    Scenario Outline: the attacked Player does not if <what>
      Given the war of Player-2 is lost
      And <what>
      Then Player-3 does not triumph over Player-2

      Examples:
        | what                                  |
        | the war of Player-2 is won            |
        | the war of Player-2 is against nobody |

  @pow/peace.lose.2
  Rule: A victorious Principality gets two provinces

    Background:
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      And the war of Player-2 is lost
      And Player-2 has 9 Diplomatic Influence on Trier

    Scenario Outline: one that <whose> is ceded
      Given Province-1 <whose>
      And Trier has 2 provinces
      When Player-2 cedes Province-1 to Mainz
      Then Player-2 cedes Province-1 to Mainz is allowed because of pow/peace.lose.2
      And Province-1 is part of Mainz
      And Mainz has conquered 1 provinces in the treaty
      And Mainz has 2 provinces

      Examples:
        | whose               |
        | belongs to Player-2 |
        | is part of Trier    |

    Scenario Outline: none is ceded if <what>
      Given Province-1 belongs to Player-2
      And <what>
      When Player-2 cedes Province-1 to Mainz
      Then Player-2 cedes Province-1 to Mainz is not allowed because of pow/peace.lose.2

      Examples:
        | what                                                    |
        | Province-1 belongs to Player-3                          |
        | the town in Province-1 belongs to Player-2              |
        | a town of a Principality is in Province-1               |
        | the war of Player-2 is won                              |
        | the war of Player-2 is against the Principality Cologne |
        | Mainz has conquered 2 provinces in the treaty           |

    Scenario Outline: the treaty cannot be signed before, with <taken> provinces taken
      Given Province-1 <whose>
      And Mainz has conquered <taken> provinces in the treaty
      When Player-2 signs the Peace Treaty of its war
      Then Player-2 signs the Peace Treaty of its war is <verdict> because of pow/peace.lose.2

      Examples:
        | whose               | taken | verdict     |
        | belongs to Player-2 | 0     | refused     |
        | belongs to Player-2 | 1     | refused     |
        | belongs to Player-2 | 2     | not refused |
        | is part of Trier    | 1     | refused     |
        | belongs to Player-4 | 0     | not refused |

    Scenario Outline: it can be signed if <what>
      Given Province-1 belongs to Player-2
      And <what>
      When Player-2 signs the Peace Treaty of its war
      Then Player-2 signs the Peace Treaty of its war is not refused because of pow/peace.lose.2

      Examples:
        | what                                                   |
        | the war of Player-2 is inconclusive                    |
        | the war of Player-2 is against the Principality nobody |

    Scenario: it can be signed if there is only a town
      Given Province-1 belongs to Player-2 (context)
      And the town in Province-1 belongs to Player-2
      When Player-2 leaves its land to Trier
      And Player-2 signs the Peace Treaty of its war
      Then Player-2 signs the Peace Treaty of its war is not refused because of pow/peace.lose.2

  @pow/peace.lose.3
  Rule: They need not touch it

    Background:
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      And the war of Player-2 is lost
      And Province-1 belongs to Player-2
      And Province-2 is part of Mainz (context)

    Scenario: a province apart is ceded
      When Player-2 cedes Province-1 to Mainz
      Then Player-2 cedes Province-1 to Mainz is allowed because of pow/peace.lose.3

    Scenario: a province of an ally is ceded
      Given Player-2 has 9 Diplomatic Influence on Trier
      And Province-3 is part of Trier
      When Player-2 cedes Province-3 to Mainz
      Then Player-2 cedes Province-3 to Mainz is allowed because of pow/peace.lose.3

    Scenario Outline: it is not said of a case in which <what>
      Given <what>
      When Player-2 cedes Province-1 to Mainz
      Then Player-2 cedes Province-1 to Mainz is not allowed because of pow/peace.lose.3

      Examples:
        | what                                                    |
        | Province-1 borders Province-2                           |
        | Province-1 belongs to Player-3                          |
        | the town in Province-1 belongs to Player-2              |
        | a town of a Principality is in Province-1               |
        | the war of Player-2 is won                              |
        | the war of Player-2 is against the Principality Cologne |
        | Mainz has conquered 2 provinces in the treaty           |

  @pow/peace.lose.4
  Rule: Nothing to cede

    Background:
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      And the war of Player-2 is lost
      And the Round is 3
      And Principality-1 has 0 provinces (context)
      And Province-1 belongs to Player-2
      And the town in Province-1 belongs to Player-2

    Scenario: the attacker becomes a Foreign Power
      When Player-2 leaves its land to Principality-1
      And Player-2 signs the Peace Treaty of its war
      Then Player-2 became a Foreign Power in Round 3
      And Province-1 is part of Principality-1

    Scenario: he stays the Foreign Power that he was
      Given Player-2 became a Foreign Power in Round 1
      When Player-2 leaves its land to Principality-1 (context)
      And Player-2 signs the Peace Treaty of its war
      Then Player-2 still became a Foreign Power in Round 1

    Scenario Outline: he stays in the Empire if <what>
      Given <what>
      When Player-2 leaves its land to Principality-1 (context)
      And Player-2 signs the Peace Treaty of its war
      Then Player-2 is still not a Foreign Power

      Examples:
        | what                                                   |
        | the war of Player-2 is inconclusive                    |
        | the war of Player-2 is against the Principality nobody |
        | Mainz has conquered 1 provinces in the treaty          |

    Scenario: he does not while there is a province to cede
      Given the town in Province-1 belongs to nobody
      When Player-2 leaves its land to Principality-1 (context)
      And Player-2 signs the Peace Treaty of its war
      Then Player-2 signs the Peace Treaty of its war is refused
      And Player-2 is still not a Foreign Power

  @pow/peace.lose.5
  Rule: Provinces that an ally lost

    Scenario Outline: <lost> provinces lost leave <left> influence
      Given Mainz has 3 provinces (context)
      And Player-3 has 9 Diplomatic Influence on Mainz
      And Mainz has lost <lost> provinces in the treaty
      When Player-2 signs the Peace Treaty of its war
      Then Player-3 has <left> Diplomatic Influence on Mainz
      And Mainz has lost 0 provinces in the treaty

      Examples:
        | lost | left |
        | 1    | 7    |
        | 2    | 5    |

    Scenario: others lose nothing
      Given Player-3 has 9 Diplomatic Influence on Mainz
      And Player-4 has 8 Diplomatic Influence on Mainz
      And Mainz has lost 1 provinces in the treaty
      When Player-2 signs the Peace Treaty of its war
      Then Player-4 still has 8 Diplomatic Influence on Mainz

    Scenario: in the peace of the Religious War it is the same
      Given Player-3 has 9 Diplomatic Influence on Mainz
      And Player-4 has 8 Diplomatic Influence on Mainz
      And Mainz has lost 1 provinces in the treaty
      When the religious peace step is played
      Then Player-3 has 7 Diplomatic Influence on Mainz
      And Player-4 still has 8 Diplomatic Influence on Mainz
      And Mainz has lost 0 provinces in the treaty

    Scenario: what a Player takes is counted
      Given Mainz has 3 provinces
      And Player-3 has 9 Diplomatic Influence on Mainz
      And Province-1 is part of Mainz
      When Player-2 conquers Province-1
      Then Mainz has lost 1 provinces in the treaty
      And Cologne has still lost 0 provinces in the treaty
      And Mainz has 2 provinces

    Scenario: what an ally takes is counted
      Given Mainz has 3 provinces
      And Player-3 has 9 Diplomatic Influence on Mainz
      And Player-2 has 9 Diplomatic Influence on Trier
      And Province-1 is part of Mainz
      And Province-2 is part of Trier
      And Province-1 borders Province-2
      When Trier conquers Province-1
      Then Mainz has lost 1 provinces in the treaty
      And Cologne has still lost 0 provinces in the treaty
      And Mainz has 2 provinces

  @pow/peace.add.1
  Rule: Only Players take towns

    Scenario Outline: a province in which <what> is <verdict> to a Principality
      Given Player-2 has 9 Diplomatic Influence on Trier (context)
      And Province-1 belongs to Player-3 (context)
      And Province-2 is part of Trier (context)
      And Province-1 borders Province-2 (context)
      And <what>
      When Trier conquers Province-1
      Then Trier conquers Province-1 is <verdict> because of pow/peace.add.1

      Examples:
        | what                                       | verdict     |
        | the town in Province-1 belongs to Player-3 | refused     |
        | a town of a Principality is in Province-1  | refused     |
        | the town in Province-1 belongs to nobody   | not refused |

  @pow/peace.add.2
  Rule: A conquered Principality

    Background:
      Given Province-1 is part of Principality-1
      And Principality-1 has 1 province
      And Player-3 has 9 Diplomatic Influence on Principality-1
      And Player-4 has 3 Diplomatic Influence on Principality-1

    Scenario: with its last province all influence goes
      When Player-2 conquers Province-1
      Then Player-3 has 0 Diplomatic Influence on Principality-1
      And Player-4 has 0 Diplomatic Influence on Principality-1

    Scenario: before that it stays
      Given Principality-1 has 2 provinces
      When Player-2 conquers Province-1
      Then Player-3 still has 9 Diplomatic Influence on Principality-1

    Scenario: what the winner has there is gone as well and pays nothing
      Given Player-2 has 4 Diplomatic Influence on Principality-1
      When Player-2 pays for conquests from Principality-1
      And Player-2 conquers Province-1
      Then Player-2 has 0 Diplomatic Influence on Principality-1

    Scenario: what is no part of it does not count
      Given Province-3 belongs to Player-3
      When Player-2 conquers Province-3
      Then Player-3 still has 9 Diplomatic Influence on Principality-1

    Scenario: when an ally takes the last nothing is left
      Given Player-2 has 9 Diplomatic Influence on Trier
      And Province-2 is part of Trier
      And Province-1 borders Province-2
      And Player-4 has 3 Diplomatic Influence on Cologne
      When Trier conquers Province-1
      Then Player-4 has 0 Diplomatic Influence on Principality-1
      And Player-4 still has 3 Diplomatic Influence on Cologne

    Scenario: an ally that takes another one leaves it
      Given Principality-1 has 2 provinces
      And Player-2 has 9 Diplomatic Influence on Trier
      And Province-2 is part of Trier
      And Province-1 borders Province-2
      When Trier conquers Province-1
      Then Player-4 still has 3 Diplomatic Influence on Principality-1

  @pow/peace.add.3
  Rule: Capitals

    Scenario Outline: with <what> the capital is <verdict> to a Player
      Given Province-1 belongs to Player-3
      And Province-1 is a capital
      And the town in Province-1 belongs to Player-3 (context)
      And Province-2 belongs to Player-3
      And <what>
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is <verdict> because of pow/peace.add.3

      Examples:
        | what                             | verdict     |
        | Player-3 is Protestant (context) | refused     |
        | Province-1 is not a capital      | not refused |
        | Province-2 belongs to Player-4   | not refused |

    Scenario Outline: with <what> it is <verdict> to a Principality
      Given Province-1 belongs to Player-3
      And Province-1 is a capital
      And the town in Province-1 belongs to Player-3 (context)
      And Province-2 belongs to Player-3
      And <what>
      When Trier conquers Province-1
      Then Trier conquers Province-1 is <verdict> because of pow/peace.add.3

      Examples:
        | what                             | verdict     |
        | Player-3 is Protestant (context) | refused     |
        | Province-1 is not a capital      | not refused |
        | Province-2 belongs to Player-4   | not refused |

    Scenario Outline: what others have does not save a sole province from <taker>
      Given Province-1 belongs to Player-3
      And Province-1 is a capital (context)
      And the town in Province-1 belongs to Player-3 (context)
      And Province-2 belongs to Player-4 (context)
      And Province-3 belongs to Player-4 (context)
      When <taker> conquers Province-1
      Then <taker> conquers Province-1 is not refused because of pow/peace.add.3

      Examples:
        | taker    |
        | Player-2 |
        | Trier    |

    Scenario Outline: with <what> the capital of a Principality is <verdict> to another
      Given Province-1 is part of Saxony
      And Province-1 is a capital
      And a town of a Principality is in Province-1 (context)
      And <what>
      When Trier conquers Province-1
      Then Trier conquers Province-1 is <verdict> because of pow/peace.add.3

      Examples:
        | what                             | verdict     |
        | Player-3 is Protestant (context) | refused     |
        | Province-1 is not a capital      | not refused |
        | Saxony has 1 province            | not refused |
        | Province-1 is part of Mainz      | not refused |

    Scenario Outline: with <what> the capital of a Principality is <verdict>
      Given Province-1 is part of Saxony
      And Province-1 is a capital
      And a town of a Principality is in Province-1 (context)
      And Player-3 has 9 Diplomatic Influence on Saxony (context)
      And <what>
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is <verdict> because of pow/peace.add.3

      Examples:
        | what                             | verdict     |
        | Player-3 is Protestant (context) | refused     |
        | Province-1 is not a capital      | not refused |
        | Saxony has 1 province            | not refused |
        | Province-1 is part of Mainz      | not refused |

  @pow/peace.add.4
  Rule: A vassal instead of a conquest

    Scenario: a Principality becomes a vassal
      Given Player-3 has 9 Diplomatic Influence on Mainz
      And Province-1 is part of Mainz
      When Player-2 vassalizes Mainz in Province-1
      Then Player-2 vassalizes Mainz in Province-1 is allowed because of pow/peace.add.4
      And the spoils of Player-2 are 1
      And Mainz is allied to Player-2

    Scenario: with its town it takes the place of two
      Given Player-3 has 9 Diplomatic Influence on Mainz
      And Province-1 is part of Mainz
      And a town of a Principality is in Province-1
      When Player-2 vassalizes Mainz in Province-1
      Then the spoils of Player-2 are 2

    Scenario Outline: it does not if <what>
      Given Player-3 has 9 Diplomatic Influence on Mainz
      And Province-1 is part of Mainz
      And <what>
      When Player-2 vassalizes Mainz in Province-1
      Then Player-2 vassalizes Mainz in Province-1 is not allowed because of pow/peace.add.4

      Examples:
        | what                                         |
        | Player-3 has 0 Diplomatic Influence on Mainz |
        | the spoils of Player-2 are 2                 |
        | Province-1 is part of Trier                  |

    Scenario Outline: after spoils of 1 and with <what> a vassal is <verdict>
      Given the spoils of Player-2 are 1
      And Player-3 has 9 Diplomatic Influence on Mainz
      And Province-1 is part of Mainz
      And <what>
      When Player-2 vassalizes Mainz in Province-1
      Then Player-2 vassalizes Mainz in Province-1 is <verdict> because of pow/peace.add.4

      Examples:
        | what                                       | verdict     |
        | Player-3 is Protestant (context)           | allowed     |
        | a town of a Principality is in Province-1  | not allowed |
        | the town in Province-1 belongs to Player-3 | not allowed |

    Scenario Outline: after spoils of 1 the capital of a Player is no vassal, as <what>
      Given the spoils of Player-2 are 1
      And Province-1 belongs to Player-3
      And <what>
      And Province-1 is a capital
      And Principality-1 has 0 provinces
      When Player-2 vassalizes Principality-1 in Province-1
      Then Player-2 vassalizes Principality-1 in Province-1 is not allowed because of pow/peace.add.4

      Examples:
        | what                                       |
        | a town of a Principality is in Province-1  |
        | the town in Province-1 belongs to Player-3 |

    Scenario: the capital of a Player becomes a new Principality
      Given Province-1 belongs to Player-3
      And Province-1 is a capital
      And the town in Province-1 belongs to Player-3
      And Principality-1 has 0 provinces
      When Player-2 vassalizes Principality-1 in Province-1
      Then Player-2 vassalizes Principality-1 in Province-1 is allowed because of pow/peace.add.4
      And the spoils of Player-2 are 2

    Scenario Outline: it stays the Player's if <what>
      Given Province-1 belongs to Player-3
      And Province-1 is a capital
      And the town in Province-1 belongs to Player-3 (context)
      And Principality-1 has 0 provinces
      And <what>
      When Player-2 vassalizes Principality-1 in Province-1
      Then Player-2 vassalizes Principality-1 in Province-1 is not allowed because of pow/peace.add.4

      Examples:
        | what                           |
        | Province-1 belongs to Player-4 |
        | Province-1 is not a capital    |
        | Province-2 belongs to Player-3 |
        | Principality-1 has 1 province  |
        | the spoils of Player-2 are 2   |

  @pow/peace.add.5
  Rule: The markers

    Scenario: that of a Principality stays
      Given Player-3 has 9 Diplomatic Influence on Mainz
      And Province-1 is part of Mainz
      When Player-2 vassalizes Mainz in Province-1
      Then Province-1 is still part of Mainz
      And Mainz still has 1 province

    Scenario: of a larger one as well, with its town
      Given Player-3 has 9 Diplomatic Influence on Brandenburg
      And Province-1 is part of Brandenburg
      And a town of a Principality is in Province-1
      When Player-2 vassalizes Brandenburg in Province-1
      Then Brandenburg still has 3 provinces
      And a town of a Principality is still in Province-1
      And pow/peace.add.5 does not apply

    Scenario: that of a Player is replaced
      Given Province-1 belongs to Player-3
      And Province-1 is a capital
      And the town in Province-1 belongs to Player-3
      And Principality-1 has 0 provinces
      When Player-2 vassalizes Principality-1 in Province-1
      Then Province-1 belongs to nobody
      And Province-1 is part of Principality-1
      And Principality-1 has 1 province
      And the town in Province-1 belongs to nobody
      And a town of a Principality is in Province-1

  @pow/peace.add.6
  Rule: The influence on a vassal

    Scenario: others lose theirs and the winner gains 2
      Given Player-3 has 9 Diplomatic Influence on Mainz
      And Player-4 has 3 Diplomatic Influence on Mainz
      And Player-2 has 1 Diplomatic Influence on Mainz
      And Player-2 has 5 Diplomatic Influence
      And Province-1 is part of Mainz
      When Player-2 vassalizes Mainz in Province-1
      Then Player-3 has 0 Diplomatic Influence on Mainz
      And Player-4 has 0 Diplomatic Influence on Mainz
      And Player-2 has 3 Diplomatic Influence on Mainz
      And Player-2 still has 5 Diplomatic Influence
      And Mainz is allied to Player-2

  @pow/peace.add.6.ally
  Rule: The winner is the ally of his vassal

    Scenario: 2 are enough for a small Principality
      Given Player-3 has 9 Diplomatic Influence on Mainz
      And Province-1 is part of Mainz
      When Player-2 vassalizes Mainz in Province-1
      Then pow/peace.add.6.ally is kept

    Scenario: 2 are too few for a large Principality
      Given Player-3 has 9 Diplomatic Influence on Brandenburg
      And Province-1 is part of Brandenburg
      And Province-2 is part of Brandenburg (context)
      And Province-3 is part of Brandenburg (context)
      When Player-2 vassalizes Brandenburg in Province-1
      Then pow/peace.add.6.ally is not kept
      And Brandenburg is allied to nobody

  @pow/peace.add.7
  Rule: Electors

    Background:
      Given Player-3 has 9 Diplomatic Influence on Mainz (context)
      And Province-1 is part of Mainz

    Scenario: an Elector is not conquered
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is refused because of pow/peace.add.7
      And Trier conquers Province-1 is refused because of pow/peace.add.7

    Scenario Outline: nothing is said if <what>
      Given <what>
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is not refused because of pow/peace.add.7

      Examples:
        | what                                 |
        | Mainz has 2 provinces                |
        | Province-1 is part of Principality-1 |

    Scenario Outline: nor is anything said to a Principality if <what>
      Given <what>
      When Trier conquers Province-1
      Then Trier conquers Province-1 is not refused because of pow/peace.add.7

      Examples:
        | what                                 |
        | Mainz has 2 provinces                |
        | Province-1 is part of Principality-1 |

    Scenario: nor to a Principality that takes one that is no Elector
      Given Mainz is not an Elector
      And Principality-1 is an Elector
      When Trier conquers Province-1
      Then Trier conquers Province-1 is not refused because of pow/peace.add.7

    Scenario: a Principality that is no Elector is conquered
      Given Mainz is not an Elector
      And Principality-1 is an Elector
      When Player-2 conquers Province-1
      Then Player-2 conquers Province-1 is not refused because of pow/peace.add.7

  @pow/peace.add.8
  Rule: Who takes a province loses his influence there

    Background:
      Given Player-3 has 9 Diplomatic Influence on Saxony
      And Province-1 is part of Saxony

    Scenario: the taker loses it all
      Given Player-2 has 4 Diplomatic Influence on Saxony
      When Player-2 conquers Province-1
      Then Player-2 has 0 Diplomatic Influence on Saxony

    Scenario: it is gone and pays for no province that lies apart
      Given Player-2 has 4 Diplomatic Influence on Saxony
      When Player-2 pays for conquests from Saxony
      And Player-2 conquers Province-1
      Then Player-2 has 0 Diplomatic Influence on Saxony

    Scenario: it is gone and pays for no town
      Given Player-2 has 4 Diplomatic Influence on Saxony
      And a town of a Principality is in Province-1
      When Player-2 pays for conquests from Saxony
      And Player-2 conquers Province-1
      Then Player-2 has 0 Diplomatic Influence on Saxony

    Scenario: what he has elsewhere stays
      Given Player-2 has 4 Diplomatic Influence on Trier
      When Player-2 conquers Province-1
      Then Player-2 still has 4 Diplomatic Influence on Trier

    Scenario: what an ally takes leaves it
      Given Player-2 has 4 Diplomatic Influence on Saxony
      And Player-2 has 9 Diplomatic Influence on Trier
      And Province-2 is part of Trier
      And Province-1 borders Province-2
      When Trier conquers Province-1
      Then Player-2 still has 4 Diplomatic Influence on Saxony

  @pow/peace.add.9
  Rule: Conquered by a Principality

    Scenario Outline: a <before> province becomes <after>
      Given Player-2 has 9 Diplomatic Influence on Trier
      And Trier is <creed>
      And Province-1 belongs to Player-3
      And Province-1 is <before>
      And Province-2 is part of Trier
      And Province-1 borders Province-2
      When Trier conquers Province-1
      Then Province-1 is <after>

      Examples:
        | creed      | before     | after      |
        | Protestant | Catholic   | Protestant |
        | Catholic   | Protestant | Catholic   |
