Feature: The contents of the box

  @pow/contents.map
  Rule: pow/contents.map One map

    Scenario: there is a map to lay out
      Then the map suffice

  @pow/contents.markers
  Rule: pow/contents.markers Eight sets of twenty control markers

    Scenario Outline: sets for <n> Players
      Given <n> players take part
      Then the sets of control markers suffice

      Examples:
        | n  |
        | 8  |
        | 14 |

    Scenario: what a Player has out at the start leaves markers over
      Then the control markers of each Player suffice

  @pow/contents.electors
  Rule: pow/contents.electors Five hexes for an Elector

    Scenario Outline: enough for <whom> at the start
      Then the hexes of <whom> suffice

      Examples:
        | whom                                     |
        | Bohemia                                  |
        | Brandenburg                              |
        | each Elector but Bohemia and Brandenburg |

  @pow/contents.principalities
  Rule: pow/contents.principalities Five hexes for any other

    Scenario Outline: too few for a large <whom>
      Then the hexes of <whom> do not suffice

      Examples:
        | whom    |
        | Austria |
        | Bavaria |

  @pow/contents.cubes
  Rule: pow/contents.cubes Forty cubes each

    Scenario: more than a Player puts down
      Then the cubes of each Player suffice

  @pow/contents.sheet
  Rule: pow/contents.sheet One sheet

    Scenario: there is a sheet to put in the middle
      Then the Holy Roman Empire Sheet suffice

  @pow/contents.cards
  Rule: pow/contents.cards 120 military cards

    Background:
      Given Player-1 holds 20 pikemen
      And Player-1 holds 20 musketeers
      And Player-1 holds 20 cavalry
      And Player-2 holds 20 pikemen
      And Player-2 holds 20 musketeers

    Scenario: the last of them is drawn
      Given Player-2 holds 20 cavalry
      Then the military cards suffice

    Scenario: one is missing
      Given Player-2 holds 20 cavalry
      And Player-3 holds 1 pikemen
      Then the military cards do not suffice

    Scenario: what an empty seat holds does not count
      Given 3 players take part
      And Player-2 holds 20 cavalry
      And Player-4 holds 1 cavalry (context)
      Then the military cards suffice

  @pow/contents.towns
  Rule: pow/contents.towns Five Towns for a Player

    Scenario Outline: enough for <n> Players
      Given <n> players take part
      Then the Towns of Players suffice

      Examples:
        | n  |
        | 3  |
        | 14 |

  @pow/contents.ptowns
  Rule: pow/contents.ptowns 27 Principality Towns

    Scenario Outline: <others> others among <n> Players
      Given <n> players take part
      And <others> other Principalities are on the map
      Then the Principality Towns <what>

      Examples:
        | n  | others | what           |
        | 12 | 20     | suffice        |
        | 12 | 21     | do not suffice |
        | 11 | 21     | suffice        |

  @pow/contents.cdice
  Rule: pow/contents.cdice Forty Catholic Dice

    Scenario: dice in hand, on a province and on a Principality
      Given Player-1 has 30 Faith dice
      And there are 6 Faith dice on Province-1 of the Catholic religion
      And there are 4 Faith dice on the Principality Mainz of the Catholic religion
      Then the Catholic Dice suffice
      And the Protestant Dice suffice

    Scenario: one more in hand
      Given Player-1 has 30 Faith dice
      And Player-2 has 1 Faith dice
      And there are 6 Faith dice on Province-1 of the Catholic religion
      And there are 4 Faith dice on the Principality Mainz of the Catholic religion
      Then the Catholic Dice do not suffice

  @pow/contents.pdice
  Rule: pow/contents.pdice Forty Protestant Dice

    Scenario Outline: <n> for a Protestant
      Given Player-1 is Protestant
      And Player-1 has <n> Faith dice
      And there are 8 Faith dice on Province-1 of the Protestant religion
      Then the Protestant Dice <what>
      And the Catholic Dice suffice

      Examples:
        | n  | what           |
        | 32 | suffice        |
        | 33 | do not suffice |

  @pow/contents.gold
  Rule: pow/contents.gold Forty pennies

    Scenario Outline: the Gold of two Players is <n> more than thirty
      Given Player-1 has 30 Gold
      And Player-2 has <n> Gold
      Then the Gold <what>

      Examples:
        | n  | what           |
        | 10 | suffice        |
        | 11 | do not suffice |

  @pow/contents.ottoman
  Rule: pow/contents.ottoman One Ottoman Die

    Scenario: it is laid out
      Then the Ottoman Die suffice

  @pow/contents.trent
  Rule: pow/contents.trent Eight Council of Trent Tokens

    Scenario Outline: tokens for <n> Players
      Given <n> players take part
      Then the Council of Trent Tokens <what>

      Examples:
        | n | what           |
        | 8 | suffice        |
        | 9 | do not suffice |

  @pow/contents.french
  Rule: pow/contents.french Eight French Interference Tokens

    Scenario Outline: tokens of the French for <n> Players
      Given <n> players take part
      Then the French Interference Tokens <what>

      Examples:
        | n | what           |
        | 8 | suffice        |
        | 9 | do not suffice |

  @pow/contents.nine-plus
  Rule: pow/contents.nine-plus Six colours more

    Scenario Outline: a set for each beyond the eighth of <n>
      Given <n> players take part
      Then the sets of control markers for more than eight Players suffice

      Examples:
        | n  |
        | 8  |
        | 14 |
