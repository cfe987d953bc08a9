Feature: III.20 Amsterdam stock exchange

  @III.20/header
  Rule: III.20/header The exchange stays

    Scenario: the exchange outlives its turn
      Given III.20 is in effect
      And the turn is 25 (context)
      When the interphase step is played
      Then III.20 is still in effect

  @III.20/lasting.1
  Rule: III.20/lasting.1 Holland adds its DTI to rolls for loans

    Scenario: the exchange helps with loans
      Given the DTI of HOL is 4
      When III.20 is rolled
      Then the bonus of HOL on loan amount from III.20 is 4
      And the bonus of HOL on loan interest from III.20 is 4
      And the bonus of HOL on loan length from III.20 is still 0

    Scenario: without the exchange there is no help
      Given the DTI of HOL is 4 (context)
      When III.17 is rolled
      Then the bonus of HOL on loan amount from III.20 is still 0
      And the bonus of HOL on loan interest from III.20 is still 0
