Feature: III.3 Wars in India

  @III.3/header
  Rule: III.3/header The wars last one turn

    Scenario: the Indian wars are over when their turn is
      Given III.3 is in effect
      And the first turn of III.3 is 17
      And the turn is 17 (context)
      When the interphase step is played
      Then III.3 is over

    Scenario: Indian wars that never broke out do not end
      Given IV.12 is in effect
      When the interphase step is played
      Then IV.12 is over
      And III.3 is still dormant

  @III.3/pre.1
  Rule: III.3/pre.1 Seven areas are touched

    Scenario Outline: a Portuguese post in <area> is tested
      Given Post-1 is held by POR
      And Post-1 lies in <area> (context)
      And the level of Post-1 is 3
      When the die for Post-1 shows 7
      And III.3 is rolled
      Then the level of Post-1 is 2

      Examples:
        | area     |
        | DELHI    |
        | OUDH     |
        | BENGALE  |
        | ORISSA   |
        | CARNATIC |
        | GUJARAT  |
        | MARATHI  |

    Scenario Outline: a Portuguese post in <area> is left in peace
      Given Post-1 is held by POR (context)
      And Post-1 lies in <area>
      And the level of Post-1 is 3
      When III.3 is rolled
      Then III.3 is in effect
      And the level of Post-1 is still 3

      Examples:
        | area   |
        | PUNJAB |
        | Area-1 |
        | Area-2 |

  @III.3/events.1
  Rule: III.3/events.1 A die for every Portuguese post

    Scenario: each Portuguese post has a die of its own
      Given Post-1 is held by POR
      And the level of Post-1 is 5
      And Post-2 is held by POR
      And the level of Post-2 is 3
      When the die for Post-1 shows 9
      And the die for Post-2 shows 5
      And III.3 is rolled
      Then the level of Post-1 is 4
      And the level of Post-2 is 2

    Scenario: the posts of others are not tested
      Given Post-1 is held by FRA (context)
      And the level of Post-1 is 3
      When III.3 is rolled
      Then III.3 is in effect
      And the level of Post-1 is still 3

    Scenario: no rule says what a four does
      Given Post-1 is held by POR
      And the level of Post-1 is 3
      When the die for Post-1 shows 4
      And III.3 is rolled
      Then no rule settles III.3/events.1
      And the level of Post-1 is still 3

  @III.3/events.1.5+
  Rule: III.3/events.1.5+ From five on the post and its fort drop a level

    Scenario Outline: a <die> costs a level of the post and of the fort
      Given Post-1 is held by POR
      And the level of Post-1 is 5
      And the fort of Post-1 is 3
      When the die for Post-1 shows <die>
      And III.3 is rolled
      Then the level of Post-1 falls by 1
      And the fort of Post-1 falls by 1

      Examples:
        | die |
        | 5   |
        | 7   |
        | 9   |

    Scenario: a four costs nothing
      Given Post-1 is held by POR
      And the level of Post-1 is 5
      And the fort of Post-1 is 3
      When the die for Post-1 shows 4
      And III.3 is rolled
      Then III.3 is in effect
      And the level of Post-1 is still 5
      And the fort of Post-1 is still 3

    Scenario: a seven spares the post of another
      Given Post-1 is held by ENG (context)
      And the level of Post-1 is 5
      When the die for Post-1 shows 7 (context)
      And the die for Post-2 shows 7 (context)
      And the die for Post-3 shows 7 (context)
      And III.3 is rolled
      Then the level of Post-1 is still 5

    Scenario Outline: a seven spares a post outside <where>
      Given Post-1 is held by POR
      And Post-1 lies in <area>
      And the level of Post-1 is 5
      When the die for Post-1 shows 7 (context)
      And the die for Post-2 shows 7 (context)
      And the die for Post-3 shows 7 (context)
      And III.3 is rolled
      Then the level of Post-1 is still 5

      Examples:
        | where | area   |
        | Asia  | Area-1 |
        | India | Area-2 |

  @III.3/events.1.10
  Rule: III.3/events.1.10 On a ten all is lost

    Scenario: on a ten the post is gone
      Given Post-1 is held by POR
      And the level of Post-1 is 5 (context)
      And the fort of Post-1 is 3 (context)
      When the die for Post-1 shows 10
      And III.3 is rolled
      Then Post-1 is eliminated
      And Post-1 is held by nobody

    Scenario: on a ten two rows speak at once
      Given Post-1 is held by POR
      And the level of Post-1 is 5 (context)
      And the fort of Post-1 is 3 (context)
      When the die for Post-1 shows 10
      And III.3 is rolled
      Then the rules disagree about the level of Post-1
      And the rules disagree about the fort of Post-1

    Scenario: on a nine the post stays Portuguese
      Given Post-1 is held by POR
      And the level of Post-1 is 5
      When the die for Post-1 shows 9
      And III.3 is rolled
      Then the level of Post-1 is 4
      And Post-1 is still held by POR

    Scenario: a ten spares the post of another
      Given Post-1 is held by ENG (context)
      And the level of Post-1 is 5
      When the die for Post-1 shows 10 (context)
      And the die for Post-2 shows 10 (context)
      And the die for Post-3 shows 10 (context)
      And III.3 is rolled
      Then the level of Post-1 is still 5

    Scenario Outline: a ten spares a post outside <where>
      Given Post-1 is held by POR
      And Post-1 lies in <area>
      And the level of Post-1 is 5
      When the die for Post-1 shows 10 (context)
      And the die for Post-2 shows 10 (context)
      And the die for Post-3 shows 10 (context)
      And III.3 is rolled
      Then the level of Post-1 is still 5

      Examples:
        | where | area   |
        | Asia  | Area-1 |
        | India | Area-2 |

  @III.3/administration.1
  Rule: III.3/administration.1 No income from trading posts in these areas

    Scenario: a French trading post at Delhi brings in nothing
      Given Post-1 is held by FRA (context)
      When III.3 is rolled
      Then Post-1 brings in no income

    Scenario: the trading posts bring in income again when the wars are over
      Given III.3 is in effect
      When the interphase step is played
      Then Post-1 brings in income

    Scenario: a colony goes on bringing in income
      Given Post-1 is a colony
      When III.3 is rolled
      Then III.3 is in effect
      And Post-1 still brings in income

    Scenario: a trading post elsewhere goes on bringing in income
      Given Post-1 lies in Area-2
      When III.3 is rolled
      Then III.3 is in effect
      And Post-1 still brings in income
