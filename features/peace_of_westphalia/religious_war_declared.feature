Feature: Religious War Declared

  @pow/religious-war.declared.1
  Rule: pow/religious-war.declared.1 Without a target the Religious War phase is over

    Scenario: no Religious War was declared
      When the religious war step is played
      Then the Religious War of the Round is over

    Scenario: the target is gone
      Given the Target Principality is Mainz
      And Mainz has 0 provinces
      When the religious war step is played
      Then the Religious War of the Round is over

    Scenario: a target on the map keeps the phase going
      Given the Target Principality is Mainz
      When the religious war step is played
      Then the Religious War of the Round is still not over
      And pow/religious-war.declared.1 does not apply

    Scenario: a phase that is over does not end again
      Given the Religious War of the Round is over
      When the religious war step is played
      Then pow/religious-war.declared.1 does not apply

  @pow/religious-war.declared.4
  Rule: pow/religious-war.declared.4 Into a League, or off the target

    Background:
      Given the Target Principality is Mainz
      And Player-2 has 1 Diplomatic Influence on Mainz

    Scenario Outline: a Player with influence goes into a League
      When Player-2 sides with the <league>
      And the religious war step is played
      Then Player-2 is in the <league>
      And Player-2 still has 1 Diplomatic Influence on Mainz

      Examples:
        | league             |
        | Catholic League    |
        | Evangelical League |

    Scenario: a Player who keeps out of the Leagues loses his influence there
      Given Player-2 has 1 Diplomatic Influence on Trier
      When Player-2 sides with no League (context)
      And the religious war step is played
      Then Player-2 has 0 Diplomatic Influence on Mainz
      And Player-2 still has 1 Diplomatic Influence on Trier
      And Player-2 is still in no League

    Scenario: a Player in a League loses nothing
      Given Player-2 is in the Catholic League
      When the religious war step is played
      Then Player-2 still has 1 Diplomatic Influence on Mainz

    Scenario: a Player without influence there is not asked
      When Player-3 sides with the Catholic League (context)
      And the religious war step is played
      Then Player-3 is still in no League

    Scenario: nobody is asked about a target that is gone
      Given Mainz has 0 provinces
      When the religious war step is played
      Then Player-2 still has 1 Diplomatic Influence on Mainz

    Scenario: an empty seat is not asked
      Given 3 players take part
      And Player-4 has 2 Diplomatic Influence on Mainz
      When the religious war step is played
      Then Player-4 still has 2 Diplomatic Influence on Mainz

    Scenario Outline: those whom it does not concern stay where they are (<player>, <league>)
      Given 3 players take part (context)
      And Player-4 has 1 Diplomatic Influence on Mainz (context)
      And Player-1 is in the Catholic League (context)
      And Player-1 has 1 Diplomatic Influence on Mainz (context)
      And Player-2 is in the Evangelical League
      When <player> sides with the <league> (context)
      And the religious war step is played
      Then pow/religious-war.declared.4 does not apply

      Examples:
        | player   | league             |
        | Player-1 | Evangelical League |
        | Player-2 | Catholic League    |
        | Player-3 | Catholic League    |
        | Player-3 | Evangelical League |
        | Player-4 | Catholic League    |
        | Player-4 | Evangelical League |

    Scenario Outline: with no target or one that is gone nobody is sent into a League
      Given the Target Principality is <target>
      And Trier has 0 provinces (context)
      And Player-2 has 1 Diplomatic Influence on Trier (context)
      When Player-2 sides with the <league> (context)
      And the religious war step is played
      Then pow/religious-war.declared.4 does not apply

      Examples:
        | target | league             |
        | nobody | Catholic League    |
        | nobody | Evangelical League |
        | Trier  | Catholic League    |
        | Trier  | Evangelical League |

    Scenario Outline: both Leagues are open to one who is saved
      Given the Battles have begun
      And Player-2 has 5 Saints (context)
      Then Player-2 joins the <league> is allowed because of pow/religious-war.declared.4

      Examples:
        | league             |
        | Catholic League    |
        | Evangelical League |

    Scenario: before the Battles they are not
      Then Player-2 joins the Evangelical League is not allowed because of pow/religious-war.declared.4

    Scenario: after the phase they are not
      Given the Battles have begun
      And the Religious War of the Round is over
      Then Player-2 joins the Evangelical League is not allowed because of pow/religious-war.declared.4

    Scenario: with a target that is gone they are not
      Given the Battles have begun
      And Mainz has 0 provinces
      Then Player-2 joins the Evangelical League is not allowed because of pow/religious-war.declared.4

    Scenario: to a Player without influence on the target they are not
      Given the Battles have begun
      Then Player-3 joins the Evangelical League is not allowed because of pow/religious-war.declared.4

  @pow/religious-war.declared.5
  Rule: pow/religious-war.declared.5 The Emperor may join

    Background:
      Given the Target Principality is Mainz
      And Player-3 is Emperor

    Scenario Outline: an Emperor without influence goes into a League
      When Player-3 sides with the <league>
      And the religious war step is played
      Then Player-3 is in the <league>

      Examples:
        | league             |
        | Catholic League    |
        | Evangelical League |

    Scenario: he need not
      When Player-3 sides with no League (context)
      And the religious war step is played
      Then Player-3 is still in no League

    Scenario: he does not change his League
      Given Player-3 is in the Catholic League
      When Player-3 sides with the Evangelical League (context)
      And the religious war step is played
      Then Player-3 is still in the Catholic League
      And pow/religious-war.declared.5 does not apply

    Scenario: an Emperor in the Evangelical League is not asked again
      Given Player-3 is in the Evangelical League
      When Player-3 sides with the Catholic League (context)
      And the religious war step is played
      Then pow/religious-war.declared.5 does not apply

    Scenario Outline: whoever is not Emperor and has no influence stays out
      When Player-4 sides with the <league> (context)
      And the religious war step is played
      Then Player-4 is still in no League

      Examples:
        | league             |
        | Catholic League    |
        | Evangelical League |

    Scenario Outline: without a target the Emperor stays out
      Given the Target Principality is nobody
      When Player-3 sides with the <league> (context)
      And the religious war step is played
      Then Player-3 is still in no League

      Examples:
        | league             |
        | Catholic League    |
        | Evangelical League |

    Scenario: without a target the Leagues are not opened to him
      Given the Battles have begun (context)
      And the Target Principality is nobody
      Then Player-3 joins the Evangelical League is not allowed because of pow/religious-war.declared.5

    Scenario: with a target that is gone they are not opened to the Emperor
      Given the Battles have begun (context)
      And Mainz has 0 provinces
      Then Player-3 joins the Evangelical League is not allowed because of pow/religious-war.declared.5

    Scenario: before the Battles they are not opened to the Emperor
      Then Player-3 joins the Evangelical League is not allowed because of pow/religious-war.declared.5

    Scenario: after the phase they are not opened to the Emperor
      Given the Battles have begun (context)
      And the Religious War of the Round is over
      Then Player-3 joins the Evangelical League is not allowed because of pow/religious-war.declared.5

    Scenario Outline: with a target that is gone he is not asked
      Given Mainz has 0 provinces
      When Player-3 sides with the <league> (context)
      And the religious war step is played
      Then Player-3 is still in no League

      Examples:
        | league             |
        | Catholic League    |
        | Evangelical League |

    Scenario: both Leagues are open to him
      Given the Battles have begun
      Then Player-3 joins the Evangelical League is allowed because of pow/religious-war.declared.5
      And Player-3 joins the Catholic League is allowed because of pow/religious-war.declared.5
      And Player-2 joins the Catholic League is not allowed because of pow/religious-war.declared.5

  @pow/religious-war.declared.2
  Rule: pow/religious-war.declared.2 The rest is for a target that exists

    Background:
      Given the Target Principality is Mainz
      And Player-1 is the Restorer of the Faith
      And Player-1 is in the Catholic League
      And Player-2 is in the Evangelical League

    Scenario: a target that is gone has no Defender
      Given Mainz has 0 provinces
      When the religious war step is played
      Then Player-2 is still not the Defender of the Faith

    Scenario: two of equal influence leave it open who defends
      Given Player-2 has 2 Diplomatic Influence on Mainz
      And Player-3 is in the Evangelical League
      And Player-3 has 2 Diplomatic Influence on Mainz
      When the religious war step is played
      Then no rule settles pow/religious-war.declared.2

  @pow/religious-war.declared.6
  Rule: pow/religious-war.declared.6 The most influence makes the Defender

    Background:
      Given the Target Principality is Mainz
      And Player-1 is the Restorer of the Faith
      And Player-1 is in the Catholic League
      And Player-1 has 9 Diplomatic Influence on Mainz
      And Player-2 is in the Evangelical League
      And Player-3 is in the Evangelical League

    Scenario Outline: the one with more in the other League defends
      Given Player-2 has <second> Diplomatic Influence on Mainz
      And Player-3 has <third> Diplomatic Influence on Mainz
      When the religious war step is played
      Then <defender> is the Defender of the Faith

      Examples:
        | second | third | defender |
        | 2      | 1     | Player-2 |
        | 1      | 2     | Player-3 |
        | 1      | 0     | Player-2 |

    Scenario: influence elsewhere does not count
      Given Player-2 has 1 Diplomatic Influence on Mainz
      And Player-3 has 9 Diplomatic Influence on Trier (context)
      When the religious war step is played
      Then Player-2 is the Defender of the Faith

    Scenario: an empty seat does not defend
      Given 3 players take part
      And Player-4 is in the Evangelical League (context)
      And Player-4 has 9 Diplomatic Influence on Mainz (context)
      And Player-2 has 1 Diplomatic Influence on Mainz
      When the religious war step is played
      Then Player-2 is the Defender of the Faith

    Scenario: a single defender without influence is not found by it
      Given Player-3 is in no League
      When the religious war step is played
      Then pow/religious-war.declared.6 does not apply

    Scenario: without a target nobody's influence makes him Defender
      Given the Target Principality is nobody
      And Player-2 has 2 Diplomatic Influence on Mainz (context)
      When the religious war step is played
      Then pow/religious-war.declared.6 does not apply

    Scenario: with a target that is gone influence makes no Defender
      Given Mainz has 0 provinces
      And Player-2 has 2 Diplomatic Influence on Mainz (context)
      When the religious war step is played
      Then pow/religious-war.declared.6 does not apply

    Scenario: without a Restorer there is no League against him
      Given nobody is the Restorer of the Faith
      When the religious war step is played
      Then pow/religious-war.declared.6 does not apply

  @pow/religious-war.declared.7
  Rule: pow/religious-war.declared.7 Without influence the first in order defends

    Background:
      Given the Target Principality is Mainz
      And Player-1 is the Restorer of the Faith
      And Player-1 is in the Catholic League
      And Player-2 is in the Evangelical League
      And Player-3 is in the Evangelical League

    Scenario: the first of the other League defends
      When the religious war step is played
      Then Player-2 is the Defender of the Faith

    Scenario: the order of the League decides
      Given Player-2 is number 9 in order
      When the religious war step is played
      Then Player-3 is the Defender of the Faith

    Scenario: influence of one of them goes before order
      Given Player-3 has 1 Diplomatic Influence on Mainz
      When the religious war step is played
      Then Player-3 is the Defender of the Faith
      And pow/religious-war.declared.7 does not apply

    Scenario: with a target that is gone order makes no Defender
      Given Mainz has 0 provinces
      When the religious war step is played
      Then pow/religious-war.declared.7 does not apply

    Scenario: an empty seat is not first
      Given 3 players take part (context)
      And Player-2 is in no League
      And Player-3 is in no League
      And Player-4 is in the Evangelical League (context)
      When the religious war step is played
      Then pow/religious-war.declared.7 does not apply

    Scenario: without a Restorer order makes no Defender
      Given nobody is the Restorer of the Faith
      When the religious war step is played
      Then pow/religious-war.declared.7 does not apply

  @pow/religious-war.declared.8
  Rule: pow/religious-war.declared.8 The Defender becomes the ally

    Background:
      Given the Target Principality is Brandenburg
      And Player-1 is in the Catholic League (context)
      And Player-1 is the Restorer of the Faith (context)
      And Player-2 is the Defender of the Faith
      And Player-2 is in the Evangelical League (context)

    Scenario: he needs as much as the target has provinces
      When the religious war step is played
      Then Player-2 has 3 Diplomatic Influence on Brandenburg
      And Brandenburg is allied to Player-2
      And Player-3 still has 0 Diplomatic Influence on Brandenburg

    Scenario: he needs more than anybody else
      Given Player-1 has 5 Diplomatic Influence on Brandenburg
      When the religious war step is played
      Then Player-2 has 6 Diplomatic Influence on Brandenburg
      And Brandenburg is allied to Player-2

    Scenario: as its ally he gains nothing
      Given Player-2 has 5 Diplomatic Influence on Brandenburg
      When the religious war step is played
      Then Player-2 still has 5 Diplomatic Influence on Brandenburg

    Scenario: of a target that is gone he gains nothing
      Given Brandenburg has 0 provinces
      When the religious war step is played
      Then Player-2 still has 0 Diplomatic Influence on Brandenburg

    Scenario: one is enough for a single province
      Given Brandenburg has 1 province
      When the religious war step is played
      Then Player-2 has 1 Diplomatic Influence on Brandenburg
      And Player-2 still has 0 Diplomatic Influence on Mainz

  @pow/religious-war.declared.9
  Rule: pow/religious-war.declared.9 Without a Defender the Restorer's League wins

    Background:
      Given the Target Principality is Mainz
      And Player-1 is the Restorer of the Faith
      And Player-1 is in the Catholic League

    Scenario: nobody in the other League means victory
      When the religious war step is played
      Then the Religious War is won by the Catholic League

    Scenario: a Defender keeps it open
      Given Player-2 is in the Evangelical League
      When the religious war step is played
      Then the Religious War is still won by no League

    Scenario: a target that is gone brings no victory
      Given Mainz has 0 provinces
      When the religious war step is played
      Then the Religious War is still won by no League

  @pow/religious-war.declared.10
  Rule: pow/religious-war.declared.10 The Leagues go to war

    Background:
      Given the Target Principality is Mainz
      And Player-1 is the Restorer of the Faith
      And Player-1 is in the Catholic League
      And Player-2 is in the Evangelical League
      And Player-4 is in the Catholic League

    Scenario: all of one League fight all of the other
      When the religious war step is played
      Then Player-1 is at war with Player-2
      And Player-4 is at war with Player-2
      And Player-1 is still at peace with Player-4
      And Player-3 is still at peace with Player-2

    Scenario: a target that is gone brings no war
      Given Mainz has 0 provinces
      And Player-2 is the Defender of the Faith (context)
      When the religious war step is played
      Then Player-1 is still at peace with Player-2

    Scenario: without a target there is no war
      Given the Target Principality is nobody
      And Player-2 is the Defender of the Faith (context)
      When the religious war step is played
      Then Player-1 is still at peace with Player-2

    Scenario: without a Defender there is no war
      Given Player-3 is in the Evangelical League
      And Player-2 has 1 Diplomatic Influence on Mainz
      And Player-3 has 1 Diplomatic Influence on Mainz
      When the religious war step is played
      Then Player-1 is still at peace with Player-2

    Scenario: empty seats fight no war
      Given 3 players take part
      And Player-5 is in the Evangelical League (context)
      When the religious war step is played
      Then Player-1 is still at peace with Player-5
      And Player-4 is still at peace with Player-2
