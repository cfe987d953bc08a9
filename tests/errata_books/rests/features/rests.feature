Feature: Rests

  @rest.short
  Rule: rest.short A short rest

    Scenario: a good roll
      When Ana rolls 4
      And Ana spends a Hit Die in a short rest
      Then Ana has 9 hit points

  @rest.long
  Rule: rest.long A long rest

    Scenario: half of four
      Given Ana has 4 Hit Dice
      And Ana has spent 3 of them
      When Ana ends a long rest
      Then Ana has spent 1 of them
