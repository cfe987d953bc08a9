Feature: The end of the game and scoring

  @e1615/scoring.1
  Rule: The game is over when 1630 opens

    Scenario: the sixteenth year is not played
      Given the year is 16
      When the orders step is played
      Then the game is over

    Scenario: the fifteenth is
      Given the year is 15
      When the orders step is played
      Then the game is still not over

  @e1615/scoring.2
  Rule: Points may be counted in between

    Scenario: the referee counts during the game
      When the referee counts the points
      Then the referee counts the points is allowed because of e1615/scoring.2

    Scenario: afterwards the count does not rest on this
      Given the game is over
      When the referee counts the points
      Then the referee counts the points is not allowed because of e1615/scoring.2

    Scenario: it reveals no objective
      When the referee reveals the objectives of FRA
      Then the referee reveals the objectives of FRA is refused because of e1615/scoring.2

    Scenario: afterwards they may be revealed
      Given the game is over
      When the referee reveals the objectives of FRA
      Then e1615/scoring.2 does not apply

  @e1615/scoring.3
  Rule: The last count is made when the game is over

    Scenario: it is due at the end
      Given the game is over
      Then the referee counts the points is obligatory because of e1615/scoring.3

    Scenario: it is not due before
      Given the year is 11 (context)
      Then the referee counts the points is not obligatory

  @e1615/scoring.4
  Rule: Most points win

    Scenario: one leads
      Given the game is over
      And FRA has 20 points
      And SPA has 10 points (context)
      Then FRA wins the game
      And SPA does not win the game

    Scenario: nobody wins a game that goes on
      Given FRA has 20 points
      Then e1615/scoring.4 does not apply

    Scenario: a tie has no winner
      Given the game is over
      And FRA has 20 points
      And SPA has 20 points
      Then e1615/scoring.4 does not apply

  @e1615/scoring.5
  Rule: Those who are tied go on or draw

    Background:
      Given FRA has 20 points
      And SPA has 20 points

    Scenario: they go on
      Given the game is over
      When the players extend the game
      Then the players extend the game is allowed because of e1615/scoring.5
      And the game is not over

    Scenario: they call a draw
      Given the game is over
      When the players call a draw
      Then the players call a draw is allowed because of e1615/scoring.5
      And the game is drawn

    Scenario Outline: <act> needs a tie
      Given the game is over
      And SPA has 10 points (context)
      When <act>
      Then <act> is not allowed because of e1615/scoring.5

      Examples:
        | act                     |
        | the players extend the game |
        | the players call a draw     |

    Scenario Outline: <act> needs an end
      When <act>
      Then <act> is not allowed because of e1615/scoring.5

      Examples:
        | act                         |
        | the players extend the game |
        | the players call a draw     |
