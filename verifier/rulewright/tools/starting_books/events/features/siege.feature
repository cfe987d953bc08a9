Feature: E.2 The siege of Ulm

  @E.2/header
  Rule: E.2/header It is held for two turns

    Scenario: it goes on after its first turn
      Given E.2 is in effect
      And the age of E.2 is 1
      When the close step is played
      Then E.2 is still in effect

    Scenario: it ends with its second turn
      Given E.2 is in effect
      And the age of E.2 is 2
      When the close step is played
      Then E.2 is not in effect

  @E.2/pre.1
  Rule: E.2/pre.1 Ulm has to have walls

    Scenario: without walls it is struck off
      Given ULM is not walled
      When E.2 is rolled
      Then the fate of E.2 is nothing
      And E.2 is marked off

    Scenario: with walls it begins
      Given ULM is walled
      When E.2 is rolled
      Then E.2 is in effect

  @E.2/pre.2
  Rule: E.2/pre.2 Bern has to have grain

    Scenario: without grain the dice are thrown anew
      Given ULM is walled
      And BERN has 0 grain
      When E.2 is rolled
      Then the fate of E.2 is roll again
      And E.2 is still not marked off

    Scenario: the two preconditions contradict each other
      Given ULM is not walled
      And BERN has 0 grain
      When E.2 is rolled
      Then the rules disagree whether the fate of E.2 is nothing

  @E.2/what.1
  Rule: E.2/what.1 Nobody trades with Ulm

    Scenario: during the siege nobody may
      Given E.2 is in effect
      When GENT trades with ULM
      Then GENT trades with ULM is refused because of E.2/what.1

    Scenario: before it anybody may
      When GENT trades with ULM
      Then ULM gains 1 grain

  @E.2/what.2
  Rule: E.2/what.2 It grows older each turn

    Scenario: a siege of one turn
      Given E.2 is in effect
      And the age of E.2 is 1
      When the beginning of the events step is played
      Then the age of E.2 is 2

    Scenario: no siege grows no older
      Given the age of E.2 is 0
      When the beginning of the events step is played
      Then the age of E.2 is still 0

  @E.2/what.3
  Rule: E.2/what.3 Ulm eats its grain

    Scenario: during the siege
      Given E.2 is in effect
      When the harvest step is played
      Then ULM loses 2 grain

    Scenario: before it
      Given ULM has 4 grain
      When the harvest step is played
      Then ULM has still 4 grain
