Feature: The Council of Trent

  @pow/council-of-trent.1
  Rule: pow/council-of-trent.1 The Council is called until the Catholic Reformation begins

    Background:
      Given 3 players take part

    Scenario: the Council is called while the Catholic Reformation has not begun
      When Player-1 submits a Council of Trent token
      And Player-2 submits a Council of Trent token
      And Player-3 submits a Council of Trent token
      And the Ottoman die shows 3
      And the council step is played
      Then the Council of Trent is concluded

    Scenario: the Council is not called once the Catholic Reformation has begun
      Given the Catholic Reformation has begun
      When Player-1 submits a Council of Trent token
      And Player-2 submits a Council of Trent token
      And Player-3 submits a Council of Trent token
      And the Ottoman die shows 3
      And the council step is played
      Then the Council of Trent is still in waiting

    Scenario: without a Catholic Player nothing is said about the Council
      Given Player-1 is Protestant
      And Player-2 is Protestant
      And Player-3 is Protestant
      When the council step is played
      Then no rule settles pow/council-of-trent.1

  @pow/council-of-trent.2
  Rule: pow/council-of-trent.2 Every Catholic Player puts a token forward

    Scenario: Catholic Players take part in the Council
      Then Player-1 takes part in the Council
      And Player-3 takes part in the Council

    Scenario: a Protestant takes no part in the Council
      Given Player-2 is Protestant
      Then Player-2 takes no part in the Council
      And Player-1 takes part in the Council

    Scenario: an empty seat takes no part in the Council
      Given 3 players take part
      Then Player-4 takes no part in the Council

  @pow/council-of-trent.3
  Rule: pow/council-of-trent.3 Supporters of the Council gain a Saint

    Background:
      Given 3 players take part

    Scenario: a Council of Trent token brings a Saint
      Given Player-1 has 7 Saints
      And Player-2 is Protestant
      And Player-3 is Protestant
      When Player-1 submits a Council of Trent token
      And Player-2 submits a Council of Trent token
      And the Ottoman die shows 3
      And the council step is played
      Then Player-1 has 8 Saints
      And Player-2 still has 0 Saints

    Scenario: at a full table a Protestant gains no Saint
      Given 8 players take part (context)
      And Player-2 is Protestant
      When Player-1 submits a Council of Trent token
      And Player-2 submits a Council of Trent token (context)
      And Player-3 submits a Council of Trent token
      And Player-4 submits a Council of Trent token
      And Player-5 submits a Council of Trent token
      And Player-6 submits a Council of Trent token
      And Player-7 submits a Council of Trent token
      And Player-8 submits a Council of Trent token
      And the Ottoman die shows 3
      And the council step is played
      Then Player-2 still has 0 Saints
      And Player-1 has 1 Saints

    Scenario: a French Interference token brings no Saint
      Given Player-1 has 7 Saints
      And Player-2 is Protestant
      And Player-3 is Protestant
      When Player-1 submits a French Interference token
      And the council step is played
      Then Player-1 still has 7 Saints

    Scenario: a Council of Trent token brings nothing in the Catholic Reformation
      Given the Catholic Reformation has begun
      When Player-1 submits a Council of Trent token
      And Player-2 submits a Council of Trent token
      And Player-3 submits a Council of Trent token
      And the council step is played
      Then Player-1 still has 0 Saints

  @pow/council-of-trent.4
  Rule: pow/council-of-trent.4 Those who interfere gain a Diplomatic Influence

    Background:
      Given 3 players take part

    Scenario: a French Interference token brings a Diplomatic Influence
      Given Player-3 has 4 Diplomatic Influence
      And Player-2 is Protestant
      When Player-3 submits a French Interference token
      And Player-2 submits a French Interference token
      And Player-1 submits a French Interference token
      And the council step is played
      Then Player-3 has 5 Diplomatic Influence
      And Player-2 still has 0 Diplomatic Influence

    Scenario: at a full table a Protestant gains no Diplomatic Influence
      Given 8 players take part (context)
      And Player-2 is Protestant
      When Player-1 submits a French Interference token
      And Player-2 submits a French Interference token (context)
      And Player-3 submits a French Interference token
      And Player-4 submits a French Interference token
      And Player-5 submits a French Interference token
      And Player-6 submits a French Interference token
      And Player-7 submits a French Interference token
      And Player-8 submits a French Interference token
      And the council step is played
      Then Player-2 still has 0 Diplomatic Influence
      And Player-1 has 1 Diplomatic Influence

    Scenario: a Council of Trent token brings no Diplomatic Influence
      Given Player-3 has 4 Diplomatic Influence
      And Player-2 is Protestant
      When Player-3 submits a Council of Trent token
      And Player-1 submits a French Interference token
      And the Ottoman die shows 5
      And the council step is played
      Then Player-3 still has 4 Diplomatic Influence

    Scenario: a French Interference token brings nothing in the Catholic Reformation
      Given the Catholic Reformation has begun
      When Player-1 submits a French Interference token
      And Player-2 submits a French Interference token
      And Player-3 submits a French Interference token
      And the council step is played
      Then Player-1 still has 0 Diplomatic Influence

  @pow/council-of-trent.5
  Rule: pow/council-of-trent.5 The French delay the Council

    Background:
      Given 3 players take part

    Scenario: two French tokens in three delay the Council
      When Player-1 submits a French Interference token
      And Player-2 submits a French Interference token
      And Player-3 submits a Council of Trent token
      And the council step is played
      Then the Council of Trent is delayed

    Scenario: one French token in three does not delay the Council
      When Player-1 submits a French Interference token
      And Player-2 submits a Council of Trent token
      And Player-3 submits a Council of Trent token
      And the Ottoman die shows 6
      And the council step is played
      Then the Council of Trent is concluded

    Scenario: the Emperor alone can delay the Council
      Given Player-2 is Emperor
      When Player-1 submits a Council of Trent token
      And Player-2 submits a French Interference token
      And Player-3 submits a Council of Trent token
      And the council step is played
      Then the Council of Trent is delayed

    Scenario: an Emperor who supports the Council does not delay it
      Given Player-2 is Emperor
      When Player-1 submits a French Interference token
      And Player-2 submits a Council of Trent token
      And Player-3 submits a Council of Trent token
      And the Ottoman die shows 6
      And the council step is played
      Then the Council of Trent is concluded

    Scenario: one French token in two does not delay the Council
      Given Player-2 is Protestant
      When Player-1 submits a French Interference token
      And Player-3 submits a Council of Trent token
      And the Ottoman die shows 2
      And the council step is played
      Then the Council of Trent is dispersed

    Scenario: the French delay nothing in the Catholic Reformation
      Given the Catholic Reformation has begun
      When Player-1 submits a French Interference token
      And Player-2 submits a French Interference token
      And Player-3 submits a French Interference token
      And the council step is played
      Then the Council of Trent is still in waiting

    Scenario: a Protestant Emperor has no token to delay the Council with
      Given Player-2 is Emperor
      And Player-2 is Protestant
      When Player-2 submits a French Interference token
      And Player-1 submits a Council of Trent token
      And Player-3 submits a Council of Trent token
      And the Ottoman die shows 6
      And the council step is played
      Then the Council of Trent is concluded

  @pow/council-of-trent.6
  Rule: pow/council-of-trent.6 The Council assembles with half of the tokens

    Background:
      Given 3 players take part

    Scenario: half of the tokens are enough for the Council
      Given Player-2 is Protestant
      When Player-1 submits a French Interference token
      And Player-3 submits a Council of Trent token
      And the Ottoman die shows 3
      And the council step is played
      Then the Council of Trent is concluded

    Scenario: a third of the tokens is not enough for the Council
      Given Player-2 is Emperor (context)
      When Player-1 submits a French Interference token
      And Player-2 submits a Council of Trent token
      And Player-3 submits a French Interference token
      And the council step is played
      Then the Council of Trent is delayed

    Scenario: half of the tokens are not enough against that of the Emperor
      Given Player-1 is Emperor
      And Player-2 is Protestant
      When Player-1 submits a French Interference token
      And Player-3 submits a Council of Trent token
      And the council step is played
      Then the Council of Trent is delayed

    Scenario: half of the tokens are enough with that of the Emperor
      Given Player-3 is Emperor
      And Player-2 is Protestant
      When Player-1 submits a French Interference token
      And Player-3 submits a Council of Trent token
      And the Ottoman die shows 4
      And the council step is played
      Then the Council of Trent is concluded

    Scenario: no tokens at all do not assemble the Council
      Given Player-1 is Protestant
      And Player-2 is Protestant
      And Player-3 is Protestant
      When the Ottoman die shows 3
      And the council step is played
      Then the Council of Trent is still in waiting

    Scenario: no second Council assembles in the Catholic Reformation
      Given the Catholic Reformation has begun
      When Player-1 submits a Council of Trent token
      And Player-2 submits a Council of Trent token
      And Player-3 submits a Council of Trent token
      And the Ottoman die shows 3
      And the council step is played
      Then the Council of Trent is still in waiting

    Scenario: a Protestant Emperor is not asked about the Council
      Given Player-2 is Emperor (context)
      And Player-2 is Protestant
      When Player-1 submits a French Interference token
      And Player-3 submits a Council of Trent token
      And the Ottoman die shows 1
      And the council step is played
      Then the Council of Trent is dispersed

  @pow/council-of-trent.7
  Rule: pow/council-of-trent.7 The Ottomans may break the Council up

    Background:
      Given 3 players take part
      And Player-2 is Protestant
      And Player-3 is Protestant

    Scenario Outline: a crescent disperses the Council
      When Player-1 submits a Council of Trent token
      And the Ottoman die shows <die>
      And the council step is played
      Then the Council of Trent is <outcome>
      And the Catholic Reformation has still not begun

      Examples:
        | die | outcome   |
        | 1   | dispersed |
        | 2   | dispersed |

    Scenario Outline: without a crescent the Council stays together
      When Player-1 submits a Council of Trent token
      And the Ottoman die shows <die>
      And the council step is played
      Then the Council of Trent is concluded

      Examples:
        | die |
        | 3   |
        | 6   |

    Scenario: the Ottomans do not threaten a Council that the French have delayed
      When Player-1 submits a French Interference token
      And the Ottoman die shows 1
      And the council step is played
      Then the Council of Trent is delayed

  @pow/council-of-trent.8
  Rule: pow/council-of-trent.8 A concluded Council opens the Catholic Reformation

    Scenario: an undisturbed Council begins the Catholic Reformation and ends the abuses
      Given 3 players take part
      When Player-1 submits a Council of Trent token
      And Player-2 submits a Council of Trent token
      And Player-3 submits a French Interference token
      And the Ottoman die shows 3
      And the council step is played
      Then the Council of Trent is concluded
      And the Catholic Reformation has begun
      And Church Abuses are over

    Scenario: a delayed Council begins nothing
      Given 3 players take part
      When Player-1 submits a French Interference token
      And Player-2 submits a French Interference token
      And Player-3 submits a French Interference token
      And the council step is played
      Then the Catholic Reformation has still not begun
      And Church Abuses are still not over

    Scenario: indulgences are sold before the Catholic Reformation
      Given Player-2 has 3 Gold
      When Player-2 sells indulgences
      Then Player-2 sells indulgences is allowed
      And Player-2 has 4 Gold

    Scenario: indulgences are not sold in the Catholic Reformation
      Given the Catholic Reformation has begun
      Then Player-2 sells indulgences is refused because of pow/council-of-trent.8

  @pow/council-of-trent.pius
  Rule: pow/council-of-trent.pius Pius V begins the Catholic Reformation after Round 3

    Scenario: after Round 3 the Catholic Reformation begins without the Council
      Given the Round is 3
      When the close of the Round step is played
      Then the Catholic Reformation has begun
      And Church Abuses are still not over

    Scenario Outline: Pius V does not act in another Round
      Given the Round is <round>
      When the close of the Round step is played
      Then the Catholic Reformation has still not begun

      Examples:
        | round |
        | 2     |
        | 4     |

    Scenario: Pius V does not act after a concluded Council
      Given the Round is 3
      And the Council of Trent is concluded
      When the close of the Round step is played
      Then the Catholic Reformation has still not begun
