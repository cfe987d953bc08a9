Feature: Objectives

  @e1615/objectives.1
  Rule: Objectives are handed in before the game

    Background:
      Given the military objective of FRA is occupation
      And the political objective of FRA is alignment
      And the strategic objective of FRA is occupation
      And the referee approves the strategic objective of FRA

    Scenario: before the game they are taken
      When FRA hands in its objectives
      Then FRA has handed in its objectives

    Scenario: once the game has begun they are refused
      Given the game has begun
      When FRA hands in its objectives
      Then FRA hands in its objectives is refused because of e1615/objectives.1

    Scenario: without them the game does not begin
      When the referee begins the game
      Then the referee begins the game is refused because of e1615/objectives.1

    Scenario: when all have handed in theirs it begins
      Given AUS has handed in its objectives
      And SWE has handed in its objectives
      And DEN has handed in its objectives
      And SPA has handed in its objectives
      And FRA has handed in its objectives
      And DUT has handed in its objectives
      And ENG has handed in its objectives
      And POL has handed in its objectives
      And PAP has handed in its objectives
      And PAL has handed in its objectives
      And BAV has handed in its objectives
      When the referee begins the game
      Then the game has begun

  @e1615/objectives.2
  Rule: Objectives are secret until the game is over

    Scenario: during the game they are not revealed
      When the referee reveals the objectives of FRA
      Then the referee reveals the objectives of FRA is refused because of e1615/objectives.2
      And the referee reveals the objectives of FRA is not obligatory

    Scenario: afterwards they are
      Given the game is over
      Then the referee reveals the objectives of FRA is obligatory because of e1615/objectives.2

    Scenario: revealing makes them known
      Given the game is over
      When the referee reveals the objectives of FRA
      Then the objectives of FRA are revealed

    Scenario: what is known is not revealed again
      Given the game is over
      And the objectives of FRA are revealed
      Then the referee reveals the objectives of FRA is not obligatory

  @e1615/objectives.3
  Rule: Another objective costs 50 points

    Background:
      Given FRA has 60 points
      And SPA has 60 points
      And the game has begun

    Scenario: an objective is replaced
      When FRA changes its political objective to something else
      Then FRA changes its political objective to something else is allowed
      And the political objective of FRA is something else
      And FRA has 10 points
      And SPA still has 60 points

    Scenario Outline: none is replaced when <time>
      Given <time>
      When FRA changes its political objective to something else
      Then FRA changes its political objective to something else is refused because of e1615/objectives.3

      Examples:
        | time                   |
        | the game is over       |
        | the game has not begun |

  @e1615/objectives.4
  Rule: The final count rewards what was met

    Background:
      Given the political objective is worth 20 points
      And the military objective is worth 30 points
      And FRA has 5 points
      And SPA has met its military objective

    Scenario: each objective that is met counts
      Given the game is over
      And FRA has met its political objective
      When the referee counts the points
      Then FRA has 25 points
      And SPA has 30 points

    Scenario: an objective that was missed counts nothing
      Given the game is over
      When the referee counts the points
      Then FRA still has 5 points

    Scenario: before the game is over nothing is given
      Given FRA has met its political objective
      When the referee counts the points
      Then FRA still has 5 points

  @e1615/objectives.5
  Rule: One objective of each kind

    Background:
      Given the military objective of FRA is occupation
      And the political objective of FRA is alignment
      And the strategic objective of FRA is alignment
      And the referee approves the strategic objective of FRA

    Scenario: with all three the list is taken
      When FRA hands in its objectives
      Then FRA has handed in its objectives

    Scenario Outline: a list without <aim> objective is refused
      Given the <aim> objective of FRA is nobody
      When FRA hands in its objectives
      Then FRA hands in its objectives is refused because of e1615/objectives.5

      Examples:
        | aim       |
        | military  |
        | political |
        | strategic |

  @e1615/objectives.6
  Rule: A military objective is an occupation

    Scenario Outline: <goal> is selected as a military objective by 6
      When FRA selects <goal> as its military objective
      Then the military objective of FRA is <goal>
      And FRA selects <goal> as its military objective is allowed because of e1615/objectives.6

      Examples:
        | goal |
        | occupation |

    Scenario Outline: <goal> is no matter of it as a military objective by 6
      When FRA selects <goal> as its military objective
      Then FRA selects <goal> as its military objective is not allowed because of e1615/objectives.6

      Examples:
        | goal |
        | alignment |
        | something else |

  @e1615/objectives.8
  Rule: A political objective is an alignment

    Scenario Outline: <goal> is selected as a political objective by 8
      When FRA selects <goal> as its political objective
      Then the political objective of FRA is <goal>
      And FRA selects <goal> as its political objective is allowed because of e1615/objectives.8

      Examples:
        | goal |
        | alignment |

    Scenario Outline: <goal> is no matter of it as a political objective by 8
      When FRA selects <goal> as its political objective
      Then FRA selects <goal> as its political objective is not allowed because of e1615/objectives.8

      Examples:
        | goal |
        | occupation |
        | something else |

  @e1615/objectives.11
  Rule: A strategic objective may be of the other kinds

    Scenario Outline: <goal> is selected as a strategic objective by 11
      When FRA selects <goal> as its strategic objective
      Then the strategic objective of FRA is <goal>
      And FRA selects <goal> as its strategic objective is allowed because of e1615/objectives.11

      Examples:
        | goal |
        | occupation |
        | alignment |

    Scenario Outline: <goal> is no matter of it as a strategic objective by 11
      When FRA selects <goal> as its strategic objective
      Then FRA selects <goal> as its strategic objective is not allowed because of e1615/objectives.11

      Examples:
        | goal |
        | something else |

  @e1615/objectives.12
  Rule: A strategic objective may be anything else

    Scenario Outline: <goal> is selected as a strategic objective by 12
      When FRA selects <goal> as its strategic objective
      Then the strategic objective of FRA is <goal>
      And FRA selects <goal> as its strategic objective is allowed because of e1615/objectives.12

      Examples:
        | goal |
        | something else |

    Scenario Outline: <goal> is no matter of it as a strategic objective by 12
      When FRA selects <goal> as its strategic objective
      Then FRA selects <goal> as its strategic objective is not allowed because of e1615/objectives.12

      Examples:
        | goal |
        | alignment |

  @e1615/objectives.14
  Rule: The referee approves the strategic objective

    Background:
      Given the military objective of FRA is occupation
      And the political objective of FRA is alignment
      And the strategic objective of FRA is something else

    Scenario: with approval the list is taken
      Given the referee approves the strategic objective of FRA
      When FRA hands in its objectives
      Then FRA has handed in its objectives

    Scenario: without it the list is refused
      When FRA hands in its objectives
      Then FRA hands in its objectives is refused because of e1615/objectives.14
