Feature: Variants

  @pow/variants.nine-plus.1
  Rule: pow/variants.nine-plus.1 Nine players have three winners

    Scenario: three winners among nine players
      Given 9 players take part
      Then 3 players share a Catholic Victory
      And 3 players share a Protestant Victory

    Scenario: a tenth player makes room for a fourth winner
      Given 10 players take part
      Then 4 players share a Catholic Victory
      And 4 players share a Protestant Victory

  @pow/variants.nine-plus.2
  Rule: pow/variants.nine-plus.2 Ten to twelve players have four winners

    Scenario Outline: four winners among <n> players
      Given <n> players take part
      Then 4 players share a Catholic Victory
      And 4 players share a Protestant Victory

      Examples:
        | n  |
        | 10 |
        | 11 |
        | 12 |

    Scenario Outline: not four but <k> winners among <n> players
      Given <n> players take part
      Then <k> players share a Catholic Victory
      And <k> players share a Protestant Victory

      Examples:
        | n  | k |
        | 9  | 3 |
        | 13 | 5 |

  @pow/variants.nine-plus.3
  Rule: pow/variants.nine-plus.3 Thirteen or fourteen players have five winners

    Scenario Outline: five winners among <n> players
      Given <n> players take part
      Then 5 players share a Catholic Victory
      And 5 players share a Protestant Victory

      Examples:
        | n  |
        | 13 |
        | 14 |

    Scenario: twelve players are too few for five winners
      Given 12 players take part
      Then 4 players share a Catholic Victory
      And 4 players share a Protestant Victory

  @pow/variants.three-four.1
  Rule: pow/variants.three-four.1 Three players have one winner

    Scenario: one winner among three players
      Given 3 players take part
      Then 1 player wins a Catholic Victory
      And 1 player wins a Protestant Victory

    Scenario: a fourth player makes room for a second winner
      Given 4 players take part
      Then 2 players share a Catholic Victory
      And 2 players share a Protestant Victory

  @pow/variants.three-four.2
  Rule: pow/variants.three-four.2 Four players have two winners

    Scenario: two winners among four players
      Given 4 players take part
      Then 2 players share a Catholic Victory
      And 2 players share a Protestant Victory

    Scenario Outline: not two but <k> winners among <n> players
      Given <n> players take part
      Then <k> players share a Catholic Victory
      And <k> players share a Protestant Victory

      Examples:
        | n | k |
        | 3 | 1 |
        | 7 | 3 |

  @pow/variants.three-four.3
  Rule: pow/variants.three-four.3 A group may choose its own number of winners

    Scenario: a group agrees on more winners than the rules have
      Given 7 players take part
      And the Round is 5
      And Player-1 is Emperor
      And the group's own number of winners is 2
      And Player-2 has 9 Saints
      And Player-3 has 7 Saints
      And Player-4 has 5 Saints (context)
      When the group agrees on another number of winners
      Then the group agrees on another number of winners is allowed because of pow/variants.three-four.3
      And Player-3 is still saved in a Catholic Victory
      And Player-4 is not saved in a Catholic Victory

    Scenario: ties are told by the number that the group has chosen
      Given 7 players take part (context)
      And the Round is 5
      And Player-1 is Emperor
      And the group's own number of winners is 2
      And Player-2 has 9 Saints
      And Player-3 has 7 Saints
      And Player-4 has 7 Saints
      And Player-5 has 5 Saints (context)
      When the group agrees on another number of winners
      Then Player-4 is still saved in a Catholic Victory
      And Player-5 is still not saved in a Catholic Victory

  @pow/variants.three-four.4
  Rule: pow/variants.three-four.4 The rules choose the smallest number from a third up to half

    Scenario Outline: the numbers of the rules follow the formula for <n> players
      Given <n> players take part (context)
      Then the number of players who share a Catholic Victory is the lowest number from 33 percent to under 50 percent of the players

      Examples:
        | n  |
        | 3  |
        | 5  |
        | 8  |
        | 9  |
        | 14 |

    Scenario: two winners among four players are half of them
      When 4 players sit down to play
      Then the rules disagree whether the number of players who share a Catholic Victory is the lowest number from 33 percent to under 50 percent of the players
      And the rules disagree whether the number of players who share a Protestant Victory is the lowest number from 33 percent to under 50 percent of the players

  @pow/variants.three-four.5
  Rule: pow/variants.three-four.5 Some numbers are suggested

    Scenario Outline: <k> winners are suggested for <n> players
      Given <n> players take part
      And the group's own number of winners is <k>
      Then the group's own number of winners is a suggested one

      Examples:
        | n  | k |
        | 7  | 2 |
        | 9  | 4 |
        | 10 | 3 |
        | 11 | 3 |
        | 11 | 5 |
        | 12 | 5 |
        | 13 | 4 |
        | 13 | 6 |
        | 14 | 4 |
        | 14 | 6 |

    Scenario Outline: <k> winners are not suggested for <n> players
      Given <n> players take part
      And the group's own number of winners is <k>
      Then the group's own number of winners is not a suggested one

      Examples:
        | n  | k |
        | 6  | 2 |
        | 8  | 2 |
        | 7  | 1 |
        | 7  | 3 |
        | 8  | 4 |
        | 10 | 4 |
        | 9  | 3 |
        | 10 | 2 |
        | 11 | 4 |
        | 10 | 5 |
        | 11 | 6 |
        | 12 | 3 |
        | 12 | 4 |
        | 13 | 5 |
        | 12 | 6 |

  @pow/variants.big-map.1
  Rule: pow/variants.big-map.1 The map may be changed

    Scenario Outline: a group may play with <liberty>
      When the group agrees on <liberty>
      Then the group agrees on <liberty> is allowed because of pow/variants.big-map.1
      And <liberty> is part of the game

      Examples:
        | liberty                                |
        | a bigger map                           |
        | another shape of the map               |
        | another number of starting provinces   |
        | principalities of any shape            |
