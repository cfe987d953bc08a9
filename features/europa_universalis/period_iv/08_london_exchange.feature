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
      Then the bonus of ENG on loan amount from IV.8 is 4
      And the bonus of ENG on loan interest from IV.8 is 4
      And the bonus of ENG on loan length from IV.8 is still 0

    Scenario: the exchange of Amsterdam is no help to England
      Given the DTI of ENG is 4 (context)
      When III.20 is rolled
      Then the bonus of ENG on loan amount from IV.8 is still 0
      And the bonus of ENG on loan interest from IV.8 is still 0
