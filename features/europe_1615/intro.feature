Feature: Introduction and tenets

  @e1615/intro.3
  Rule: Each player has a power

    Scenario: France is no minor state
      Then FRA is not among the minor states

    Scenario: Poland should be none, and is listed with them
      Then the rules disagree whether POL is among the minor states

  @e1615/intro.7
  Rule: Who leads at the end has won

    Scenario: one power has the most points
      Given the game is over
      And SPA has 10 points
      Then SPA wins the game
      And e1615/intro.7 is kept

  @e1615/tenets.5
  Rule: Support needs no leave to enter

    Scenario: a unit supports in a neutral state
      Given Unit-1 serves SPA
      And Unit-1 stands in Madrid
      And Savoy is part of SAV (context)
      When Unit-1 supports a hold in Savoy
      Then Unit-1 supports a hold in Savoy is allowed because of e1615/tenets.5
      And Unit-1 is supporting a hold
