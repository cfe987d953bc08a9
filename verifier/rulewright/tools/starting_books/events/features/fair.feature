Feature: E.3 The fair of Bern

  @E.3/header
  Rule: E.3/header It stays

    Scenario: it is still held when the turn ends
      Given E.3 is in effect
      When the close step is played
      Then E.3 is still in effect

  @E.3/pre.1
  Rule: E.3/pre.1 There is no fair during a siege

    Scenario: during the siege the dice are thrown anew
      Given E.2 is in effect
      When E.3 is rolled
      Then the fate of E.3 is roll again
      And E.3 is still not marked off

    Scenario: without one it is held
      When E.3 is rolled
      Then E.3 is in effect

  @E.3/what.1
  Rule: E.3/what.1 Bern gains grain

    Scenario: when it begins
      When E.3 starts
      Then BERN gains 3 grain

  @E.3/what.2
  Rule: E.3/what.2 Trade with Bern brings more

    Scenario: during the fair
      Given E.3 is in effect
      And BERN has 4 grain
      When GENT trades with BERN
      Then BERN has 6 grain

    Scenario: before it
      Given BERN has 4 grain
      When GENT trades with BERN
      Then BERN has 5 grain
