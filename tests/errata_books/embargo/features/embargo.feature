Feature: Embargo

  @embargo.coins
  Rule: embargo.coins It gives two coins

    Scenario: two coins
      When Ann plays Embargo against Gold
      Then Ann has 2 coins

  @embargo.trash
  Rule: embargo.trash It is trashed

    Scenario: from play
      When Ann plays Embargo against Gold
      Then Embargo is in the trash

    Scenario: not from the Supply, where another card plays it
      Given Embargo is in the Supply
      When Ann plays Embargo against Gold
      Then Embargo is in the Supply still

  @embargo.token
  Rule: embargo.token A token goes on a pile

    Scenario: a token
      When Ann plays Embargo against Gold
      Then Gold has 1 tokens

    Scenario: a Throne Room plays it twice
      When Ann plays Embargo against Gold
      And Ann plays Embargo against Province
      Then Province has 1 tokens
