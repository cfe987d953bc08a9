Feature: The board

  @e1615/board.home.1
  Rule: No home center of Spain lies in the Southern Netherlands

    Scenario: Spain as the game begins
      Then e1615/board.home.1 is kept

  @e1615/board.home.2
  Rule: No home center of Denmark lies in Norway

    Scenario: Denmark as the game begins
      Then e1615/board.home.2 is kept

  @e1615/board.large.4
  Rule: Poland is listed among the minor states

    Scenario: Poland is a power as well
      Then the rules disagree whether POL is among the minor states

  @e1615/board.large.5
  Rule: The Papal State is listed among the minor states

    Scenario: the Papacy is a power as well
      Then the rules disagree whether PAP is among the minor states
