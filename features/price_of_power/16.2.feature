Feature: 16.2 The display of Events

  @pop/16.2.1
  Rule: pop/16.2.1 One Event more than there are players is dealt

    Background:
      Given the Draw Cards Phase is on

    Scenario: three players have four
      When 4 Events are dealt
      Then 4 Events are dealt is obligatory because of pop/16.2.1
      And the deck holds 16 Events
      And Place 5 is still empty

    Scenario: four players have five
      Given SAVOY is a PR
      And SAVOY sits on seat 4 (context)
      When 5 Events are dealt
      Then 5 Events are dealt is obligatory because of pop/16.2.1
      And 4 Events are dealt is not obligatory because of pop/16.2.1
      And the deck holds 15 Events

    Scenario: a deck with fewer does not do
      Given the deck holds 3 Events
      When 4 Events are dealt
      Then 4 Events are dealt is refused
      And 4 Events are dealt is obligatory because of pop/16.2.1

    Scenario: one that is left is dealt by nobody
      Given the deck holds 1 Events
      When 4 Events are dealt
      Then 4 Events are dealt is refused
      And 4 Events are dealt is obligatory because of pop/16.2.1

    Scenario: nor does an empty deck do
      Given the deck holds 0 Events
      When 4 Events are dealt
      Then 4 Events are dealt is refused
      And 4 Events are dealt is obligatory because of pop/16.2.1

    Scenario: nothing has to be dealt outside that Phase
      Given the Draw Cards Phase is not on
      When 4 Events are dealt
      Then 4 Events are dealt is not obligatory because of pop/16.2.1

  @pop/16.2.2
  Rule: pop/16.2.2 The first three lie open

    Scenario: of four
      When 4 Events are dealt
      Then the Event in Place 1 lies face-up
      And the Event in Place 3 lies face-up
      And the Event in Place 4 lies face-down

    Scenario: of two
      When 2 Events are dealt
      Then the Event in Place 2 lies face-up
      And Place 3 is still empty

  @pop/16.2.3
  Rule: pop/16.2.3 The others are hidden

    Scenario: of five
      When 5 Events are dealt
      Then the Event in Place 4 lies face-down
      And the Event in Place 5 lies face-down
      And Place 6 is still empty
      And the Event in Place 3 lies face-up

  @pop/16.opt7.1
  Rule: pop/16.opt7.1 With six players four may lie open

    Background:
      Given more Events are revealed in the game
      And SAVOY is a PR
      And SAVOY sits on seat 4 (context)
      And SCOTLAND is a PR
      And SCOTLAND sits on seat 5 (context)
      And MILAN is a PR
      And MILAN sits on seat 6 (context)

    Scenario: the fourth lies open
      When 7 Events are dealt
      Then the Event in Place 4 lies face-up
      And the Event in Place 3 lies face-up
      And the Event in Place 5 lies face-down
      And the Event in Place 7 lies face-down

    Scenario: only what is dealt
      When 3 Events are dealt
      Then Place 4 is still empty

    Scenario Outline: the fourth is hidden when <reason>
      Given <reason>
      When 7 Events are dealt
      Then the Event in Place 4 lies face-down

      Examples:
        | reason                                  |
        | no more Events are revealed in the game |
        | MILAN is an NPR                         |
