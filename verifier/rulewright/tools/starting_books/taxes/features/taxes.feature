Feature: Taxes

  @taxes.1
  Rule: taxes.1 Ten coins are taxed

    Scenario: ten coins are enough
      Given Ann has 10 coins
      When the taxes step is played
      Then Ann is taxed

    Scenario: nine coins are not
      Given Ann has 9 coins
      When the taxes step is played
      Then Ann is still not taxed
