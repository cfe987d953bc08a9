Feature: 16 Four Ages and their decks

  @pop/16.ages.1
  Rule: pop/16.ages.1 Age IV takes the Deluxe Edition or its expansion

    Background:
      Given the Age is 3
      And the deck holds 0 Events
      And the scenario ends with Age 4

    Scenario: not without it
      Given neither the Deluxe Edition nor its expansion is in use (context)
      When the Event Deck of Age 4 is prepared
      Then the Event Deck of Age 4 is prepared is refused because of pop/16.ages.1

    Scenario: with it
      Given the Deluxe Edition or its expansion is in use
      When the Event Deck of Age 4 is prepared
      Then the Event Deck of Age 4 is prepared is not refused because of pop/16.ages.1
      And the Age is 4

  @pop/16.ages.2
  Rule: pop/16.ages.2 The Ages come in their order

    Background:
      Given the Age is 1 (context)
      And the deck holds 0 Events

    Scenario: the next Age
      When the Event Deck of Age 2 is prepared
      Then the Event Deck of Age 2 is prepared is not refused because of pop/16.ages.2
      And the Age is 2

    Scenario Outline: not Age <n>
      When the Event Deck of Age <n> is prepared
      Then the Event Deck of Age <n> is prepared is refused because of pop/16.ages.2

      Examples:
        | n |
        | 1 |
        | 3 |

  @pop/16.ages.3
  Rule: pop/16.ages.3 The Events of an Age are used up first

    Scenario Outline: with <left> left it is <what>
      Given the Age is 1 (context)
      And the deck holds <left> Events
      When the Event Deck of Age 2 is prepared
      Then the Event Deck of Age 2 is prepared is <what> because of pop/16.ages.3

      Examples:
        | left | what        |
        | 1    | refused     |
        | 0    | not refused |

  @pop/16.ages.4
  Rule: pop/16.ages.4 The next deck is made ready at the end of a Round

    Background:
      Given the Age is 2
      And the deck holds 0 Events

    Scenario: the deck is empty
      When the closing of the Round step is played
      Then the Event Deck of Age 3 is prepared
      And the Age is 3
      And the deck holds 20 Events

    Scenario: some Events are left
      Given the deck holds 1 Events
      When the closing of the Round step is played
      Then the Age is still 2
      And the deck still holds 1 Events

    Scenario: without the expansion Age IV may not follow
      Given the Age is 3
      And the scenario ends with Age 4 (context)
      When the closing of the Round step is played
      Then the Event Deck of Age 4 is prepared is refused because of pop/16.ages.1
      And the Age is still 3

    Scenario: Age IV follows where there is one
      Given the Age is 3
      And the Deluxe Edition or its expansion is in use
      And the scenario ends with Age 4
      When the closing of the Round step is played
      Then the Age is 4

    Scenario: nothing follows Age IV
      Given the Age is 4
      And the Deluxe Edition or its expansion is in use (context)
      And the scenario ends with Age 4 (context)
      When the closing of the Round step is played
      Then a number goes past the end because of pop/16.ages.4: the Age is 4

  @pop/16.ages.5
  Rule: pop/16.ages.5 A scenario may end earlier

    Background:
      Given the Age is 2
      And the deck holds 0 Events (context)

    Scenario Outline: where it ends with Age <last>, Age III <what>
      Given the scenario ends with Age <last>
      When the Event Deck of Age 3 is prepared
      Then the Event Deck of Age 3 is prepared is <what> because of pop/16.ages.5

      Examples:
        | last | what        |
        | 2    | refused     |
        | 3    | not refused |

    Scenario: the end of a Round brings nothing more
      Given the scenario ends with Age 2
      When the closing of the Round step is played
      Then the Event Deck of Age 3 is prepared is refused because of pop/16.ages.5
      And the Age is still 2

  @pop/16.decks.1
  Rule: pop/16.decks.1 The setup lists the Events

    Scenario: as many as it lists
      Given the Age is 1 (context)
      And the deck holds 0 Events
      And the setup lists 24 Events for an Age
      When the Event Deck of Age 2 is prepared
      Then the deck holds 24 Events

    Scenario: it lists an Event
      Given the Age is 1 (context)
      And the deck holds 0 Events (context)
      And Event-1 is of Age 2
      When the Event Deck of Age 2 is prepared
      Then Event-1 is in the Event Deck

    Scenario Outline: an Event stays out where <reason>
      Given the Age is 1 (context)
      And the deck holds 0 Events (context)
      And Event-1 is of Age 2
      And <reason>
      When the Event Deck of Age 2 is prepared
      Then Event-1 is still not in the Event Deck

      Examples:
        | reason                          |
        | the setup does not list Event-1 |
        | Event-1 is of Age 3             |

    Scenario: one that it does not list is out
      Given the Age is 1 (context)
      And the deck holds 0 Events (context)
      And Event-1 is in the Event Deck
      And Event-1 is of Age 2
      And the setup does not list Event-1
      When the Event Deck of Age 2 is prepared
      Then Event-1 is not in the Event Deck

  @pop/16.decks.3
  Rule: pop/16.decks.3 The first half lies on top

    Background:
      Given Event-1 is in the Event Deck
      And Event-2 is in the Event Deck
      And Event-1 is in the second half
      And Event-2 is in the first half

    Scenario: the second half waits
      When Event-1 is drawn
      Then Event-1 is drawn is refused because of pop/16.decks.3

    Scenario: the first does not
      When Event-2 is drawn
      Then Event-2 is drawn is not refused because of pop/16.decks.3
      And Event-2 is not in the Event Deck

    Scenario Outline: it need not wait when <reason>
      Given <reason>
      When Event-1 is drawn
      Then Event-1 is drawn is not refused because of pop/16.decks.3
      And Event-1 is not in the Event Deck

      Examples:
        | reason                        |
        | Event-1 is in the first half  |
        | Event-2 is in the second half |
        | Event-2 is not in the Event Deck |

  @pop/16.opt6.2
  Rule: pop/16.opt6.2 Mark 1 is for the first half

    Background:
      Given Event-1 bears mark 1

    Scenario: the first half
      When Event-1 goes into the first half
      Then Event-1 goes into the first half is allowed because of pop/16.opt6.2
      And Event-1 is in the first half

    Scenario: not the second
      When Event-1 goes into the second half
      Then Event-1 goes into the second half is refused

    Scenario: another mark is of another clause
      Given Event-1 bears mark 2
      When Event-1 goes into the first half
      Then Event-1 goes into the first half is not allowed because of pop/16.opt6.2

  @pop/16.opt6.3
  Rule: pop/16.opt6.3 Mark 2 is for the second half

    Background:
      Given Event-1 bears mark 2

    Scenario: the second half
      When Event-1 goes into the second half
      Then Event-1 goes into the second half is allowed because of pop/16.opt6.3
      And Event-1 is in the second half

    Scenario: not the first
      When Event-1 goes into the first half
      Then Event-1 goes into the first half is refused

    Scenario: mark 1 is of another clause
      Given Event-1 bears mark 1
      When Event-1 goes into the second half
      Then Event-1 goes into the second half is not allowed because of pop/16.opt6.3

  @pop/16.opt6.4
  Rule: pop/16.opt6.4 An X goes into any half

    Scenario Outline: into the <half>
      Given Event-1 bears mark X (context)
      When Event-1 goes into the <half>
      Then Event-1 goes into the <half> is allowed because of pop/16.opt6.4
      And Event-1 is in the <half>

      Examples:
        | half        |
        | first half  |
        | second half |

    Scenario: only an X
      Given Event-1 bears mark 1
      When Event-1 goes into the second half
      Then Event-1 goes into the second half is not allowed because of pop/16.opt6.4

  @pop/16.opt6.6
  Rule: pop/16.opt6.6 Both stacks are of one size

    Background:
      Given the Age is 1 (context)
      And the deck holds 0 Events (context)
      And X-Events are randomized
      And Event-1 is in the first half
      And Event-2 is in the first half (context)

    Scenario: two and none
      When the Event Deck of Age 2 is prepared
      Then the Event Deck of Age 2 is prepared is refused because of pop/16.opt6.6

    Scenario Outline: there is nothing against it where <reason>
      Given <reason>
      When the Event Deck of Age 2 is prepared
      Then the Event Deck of Age 2 is prepared is not refused because of pop/16.opt6.6
      And the Age is 2

      Examples:
        | reason                        |
        | Event-2 is in the second half |
        | X-Events are not randomized   |

    Scenario: the end of a Round does not help
      When the closing of the Round step is played
      Then the Event Deck of Age 2 is prepared is refused because of pop/16.opt6.6
      And the Age is still 1
