Feature: 16.4 Unpicked Events

  @pop/16.4.2
  Rule: pop/16.4.2 The text of an unpicked Event is not carried out

    Scenario: its effects are barred
      Given Effect-1 belongs to Event-2
      And Event-2 is unpicked
      When Effect-1 takes effect
      Then Effect-1 takes effect is refused because of pop/16.4.2

    Scenario Outline: the effects of an Event that is <pick> are not
      Given Effect-1 belongs to Event-2 (context)
      And Event-2 is <pick>
      When Effect-1 takes effect
      Then Effect-1 takes effect is not refused because of pop/16.4.2

      Examples:
        | pick      |
        | picked    |
        | undecided |

    Scenario: another Event is not touched
      Given Effect-1 belongs to Event-1
      And Event-2 is unpicked (context)
      When Effect-1 takes effect
      Then Effect-1 is carried out

  @pop/16.4.3
  Rule: pop/16.4.3 Its Ruler may be appointed for 2 a

    Background:
      Given Event-1 is unpicked
      And Event-1 has a historical Ruler on it
      And Event-1 is associated with FRANCE
      And FRANCE has 5 Available a

    Scenario: the player appoints the Ruler and pays
      When FRANCE appoints the Ruler of Event-1
      Then FRANCE appoints the Ruler of Event-1 is allowed because of pop/16.4.3
      And FRANCE has 3 Available a

    Scenario: two a are enough
      Given FRANCE has 2 Available a
      When FRANCE appoints the Ruler of Event-1
      Then FRANCE has appointed the Ruler of Event-1
      And FRANCE has 0 Available a

    Scenario Outline: nobody is appointed when <reason>
      Given <reason>
      When FRANCE appoints the Ruler of Event-1
      Then FRANCE appoints the Ruler of Event-1 is not allowed because of pop/16.4.3
      And FRANCE has still not appointed the Ruler of Event-1

      Examples:
        | reason                                 |
        | Event-1 is picked                      |
        | Event-1 has no historical Ruler on it  |
        | Event-1 is associated with SPAIN       |
        | FRANCE has 1 Available a               |
        | FRANCE is a DNPR                       |

  @pop/16.4.4
  Rule: pop/16.4.4 Its symbols are resolved when the last player is done

    Scenario: the last player is done
      Given Event-1 is unpicked
      And ENGLAND has completed the Event Action
      And FRANCE has completed the Event Action
      When SPAIN completes the Event Action
      Then the symbols of Event-1 are used up

    Scenario: a player is not done yet
      Given Event-1 is unpicked (context)
      And ENGLAND has completed the Event Action (context)
      When SPAIN completes the Event Action
      Then the symbols of Event-1 are still not used up

    Scenario Outline: an Event that is <pick> is not resolved so
      Given Event-1 is <pick>
      And ENGLAND has completed the Event Action (context)
      And FRANCE has completed the Event Action (context)
      When SPAIN completes the Event Action
      Then the symbols of Event-1 are still not used up

      Examples:
        | pick      |
        | picked    |
        | undecided |
