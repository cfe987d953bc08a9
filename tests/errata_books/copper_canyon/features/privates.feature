Feature: Private companies

  @line.income
  Rule: line.income The line pays

    Scenario: it pays its owner
      Given the line belongs to MC
      When the income step is played
      Then MC has 20 pesos

    Scenario: it pays on when the tile is laid
      Given the line belongs to MC
      When MC lays the Copper Canyon
      And the income step is played
      Then MC has 20 pesos

    Scenario: once closed it pays nothing
      Given the line belongs to MC
      And the line is closed
      When the income step is played
      Then MC has 0 pesos still

  @line.canyon
  Rule: line.canyon Nobody else lays its tile

    Scenario: another company
      Given the line belongs to MC
      Then FNM lays the Copper Canyon is refused

    Scenario: its owner
      Given the line belongs to MC
      Then MC lays the Copper Canyon is allowed
