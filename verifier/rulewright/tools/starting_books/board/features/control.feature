Feature: Control and victory

  @control.1
  Rule: control.1 Whoever is alone in an area controls it

    Scenario: an area that nobody held
      Given First is in Fens
      When the control step is played
      Then Ann controls Fens

    Scenario: an area that stays with its holder when it is left
      Given Second is in Fens
      And First is in Fens
      When the control step is played
      Then Ann still controls Dale
      And Ann controls Fens

    Scenario: two players in one area
      Given First is in Fens
      And Third is in Fens
      When the control step is played
      Then nobody still controls Fens

  @victory.1
  Rule: victory.1 A point for each area

    Scenario: two areas
      Given Ann controls Fens
      When the scoring step is played
      Then Ann gains 2 points
      And Ben gains 1 points

  @victory.2
  Rule: victory.2 Twelve points win

    Scenario: with the twelfth point
      Given Ann has 11 points
      When the scoring step is played
      Then Ann has won

    Scenario: with eleven points nobody wins
      Given Ann has 10 points
      When the scoring step is played
      Then Ann has still not won

    Scenario: two with twelve points
      Given Ann has 11 points
      And Ben has 11 points
      When the scoring step is played
      Then nobody has still won
