Feature: 16.1 Types of Events and their IDs

  @pop/16.1.7
  Rule: pop/16.1.7 B-Events are exchanged for B-Events

    Background:
      Given the setup lists Event-1 (context)
      And the setup does not list Event-2
      And Event-1 is of the type B-Event (context)
      And Event-2 is of the type B-Event (context)

    Scenario: one for another
      When Event-1 makes room for Event-2 in the scenario
      Then Event-1 makes room for Event-2 in the scenario is allowed because of pop/16.1.7
      And the setup lists Event-2
      And the setup does not list Event-1

    Scenario Outline: not where <reason>
      Given <reason>
      When Event-1 makes room for Event-2 in the scenario
      Then Event-1 makes room for Event-2 in the scenario is refused
      And the setup still lists Event-1

      Examples:
        | reason                             |
        | Event-1 is of the type A-Event     |
        | Event-2 is of the type A-Event     |

    Scenario: not for itself
      When Event-1 makes room for Event-1 in the scenario
      Then Event-1 makes room for Event-1 in the scenario is refused
      And the setup still lists Event-1

  @pop/16.1.10
  Rule: pop/16.1.10 The Events of a PR are in the deck

    Background:
      Given the Age is 1 (context)
      And the deck holds 0 Events (context)
      And the setup does not list Event-1
      And Event-1 is of the type Realm-specific Event
      And Event-1 is of Age 2
      And Event-1 is associated with SPAIN

    Scenario: one that the setup lists is in
      Given the setup lists Event-1
      When the Event Deck of Age 2 is prepared
      Then Event-1 is in the Event Deck
      And pop/16.1.10 applies

    Scenario: one that it does not list is in and out
      When the Event Deck of Age 2 is prepared
      Then the rules disagree whether Event-1 is in the Event Deck

    Scenario Outline: it does not come in where <reason>
      Given <reason>
      When the Event Deck of Age 2 is prepared
      Then Event-1 is still not in the Event Deck

      Examples:
        | reason                         |
        | Event-1 is of the type B-Event |
        | Event-1 is of Age 3            |
        | SPAIN is an NPR                |

  @pop/16.1.11
  Rule: pop/16.1.11 Those of other Realms are not

    Background:
      Given the Age is 1 (context)
      And the deck holds 0 Events (context)
      And the setup does not list Event-1 (context)
      And Event-1 is in the Event Deck
      And Event-1 is of the type Realm-specific Event
      And Event-1 is of Age 2
      And Event-1 is associated with SAVOY (context)

    Scenario: no player has Savoy
      When the Event Deck of Age 2 is prepared
      Then Event-1 is not in the Event Deck

    Scenario: though the setup lists it
      Given the setup lists Event-1
      When the Event Deck of Age 2 is prepared
      Then the rules disagree whether Event-1 is in the Event Deck

    Scenario Outline: it stays where <reason>
      Given the setup lists Event-1
      And <reason>
      When the Event Deck of Age 2 is prepared
      Then Event-1 is still in the Event Deck

      Examples:
        | reason                            |
        | Event-1 is of the type B-Event    |
        | Event-1 is of Age 3               |
        | Event-1 is associated with FRANCE |
