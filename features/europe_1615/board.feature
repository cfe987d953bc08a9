Feature: The board

  @e1615/board.home.1
  Rule: No home center of Spain lies in the Southern Netherlands

    Scenario: Spain as the game begins
      Then e1615/board.home.1 is kept

  @e1615/board.home.2
  Rule: No home center of Denmark lies in Norway

    Scenario: Denmark as the game begins
      Then e1615/board.home.2 is kept
