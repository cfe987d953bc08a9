Feature: Moves

  @moves.1
  Rule: moves.1 A unit moves to an area that borders its own

    Scenario: next door
      Given First is in Dale
      When First moves to Fens
      Then First is in Fens
      And First has moved

    Scenario: across the board
      Given First is in Dale
      When First moves to Hill
      Then First moves to Hill is refused
      And First is still in Dale

  @moves.2
  Rule: moves.2 A unit moves once

    Scenario: it has moved
      Given First is in Fens
      And First has moved
      When First moves to Hill
      Then First moves to Hill is refused because of moves.2

    Scenario: another one has
      Given First is in Fens
      And Second has moved (context)
      When First moves to Hill
      Then First is in Hill

  @moves.3
  Rule: moves.3 A capital of the other player is closed

    Scenario: the capital of the other player
      Given First is in Hill
      And Ben controls Moor
      When First moves to Moor
      Then First moves to Moor is refused because of moves.3

    Scenario: a capital that nobody controls
      Given First is in Hill
      And nobody controls Moor
      When First moves to Moor
      Then First is in Moor

    Scenario: an area of the other player that is no capital
      Given First is in Fens
      And Ben controls Hill
      When First moves to Hill
      Then First is in Hill

    Scenario: the capital of its own player
      Given Third is in Hill
      And Ben controls Moor
      When Third moves to Moor
      Then Third is in Moor

  @moves.4
  Rule: moves.4 All may move again

    Scenario: after the scores
      Given First has moved
      When the end of the scoring step is played
      Then First has not moved
