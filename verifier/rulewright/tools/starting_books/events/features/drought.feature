Feature: E.1 Drought

  @E.1/header
  Rule: E.1/header It is over at once

    Scenario: a drought is over when the events have been drawn
      Given E.1 is in effect
      And the age of E.1 is 1
      When the events step is played
      Then E.1 is not in effect
      And E.1 is marked off

  @E.1/what.1 @E.1/what.2 @E.1/what.3
  Rule: E.1/what.1 Each town rolls a die

    Scenario Outline: what a die costs Ulm
      Given ULM has 4 grain
      When the die for ULM shows <die>
      And the die for BERN shows 6
      And the die for GENT shows 6
      And E.1 starts
      Then ULM has <left> grain

      Examples:
        | die | left |
        | 2   | 2    |
        | 3   | 3    |

    Scenario: a high die costs nothing
      Given ULM has 4 grain
      When the die for ULM shows 5
      And the die for BERN shows 6
      And the die for GENT shows 6
      And E.1 starts
      Then ULM has still 4 grain
