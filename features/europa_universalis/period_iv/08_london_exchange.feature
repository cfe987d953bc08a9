Feature: IV.8 London stock exchange

  @IV.8/header
  Rule: IV.8/header The exchange stays

    Scenario: the exchange outlives its turn
      Given IV.8 is in effect
      And the turn is 25 (context)
      When the interphase step is played
      Then IV.8 is still in effect

  @IV.8/administration.1
  Rule: IV.8/administration.1 England adds its DTI to rolls for loans

    Scenario: the exchange helps with loans
      Given the DTI of ENG is 4
      When IV.8 is rolled
      Then the bonus of ENG on loan amount is 4
      And the bonus of ENG on loan interest is 4
      And the bonus of ENG on loan length is still 0

    Scenario: the exchange of Amsterdam is no help to England
      Given the DTI of ENG is 4 (context)
      When III.20 is rolled
      Then the bonus of ENG on loan amount is still 0
      And the bonus of ENG on loan interest is still 0
