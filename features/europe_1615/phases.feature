Feature: The phases of a year

  @e1615/phases.3
  Rule: Moves, retreats and the adjustment come first

    Scenario: the year begins with the moves
      Given the build phase is on
      When the orders step is played
      Then the movement phase is on

    Scenario: the adjustment follows
      Given the movement phase is on
      When the adjustment step is played
      Then the adjustment phase is on

    Scenario: retreats are no phase of their own
      Given the movement phase is on
      When the retreats step is played
      Then the movement phase is still on

  @e1615/phases.4
  Rule: The income comes second

    Scenario: after the adjustment
      Given the adjustment phase is on
      When the income step is played
      Then the income phase is on

  @e1615/phases.5
  Rule: Building comes third

    Scenario: after the income
      Given the income phase is on
      When the build step is played
      Then the build phase is on
