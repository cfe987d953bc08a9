Feature: III Before the events of period III

  @III/preamble
  Rule: III/preamble Taxes in Holland stir the dice

    Scenario: the turns of taxation add up until the revolt
      Given the number of turns SPA has taxed HOL is 3
      When III.20 is rolled
      Then the bonus of SPA on second event rolls is still 3

    Scenario: twelve turns of taxation
      Given the number of turns SPA has taxed HOL is 12
      When III.20 is rolled
      Then the bonus of SPA on second event rolls is still 12

    Scenario: after the revolt they count no more
      Given the number of turns SPA has taxed HOL is 3 (context)
      And the number of times III.1 has started is 1
      When III.20 is rolled
      Then the bonus of SPA on second event rolls is still 0

    Scenario: a revolt that Spain has put down has come all the same
      Given the number of turns SPA has taxed HOL is 3 (context)
      And III.1 is dormant (context)
      And the number of times III.1 has started is 1
      When III.20 is rolled
      Then the bonus of SPA on second event rolls is still 0
