Feature: IV.13 Revolt in Ceylon

  @IV.13/header
  Rule: IV.13/header The revolt lasts until it is put down

    Scenario: a revolt that is put down ends the event
      Given IV.13 is in effect
      And Post-2 lies in CEYLAN (context)
      When the interphase step is played
      Then IV.13 is over

    Scenario: a revolt that goes on does not
      Given IV.13 is in effect
      And Post-2 lies in CEYLAN
      And the number of weak revolts at Post-2 is 1
      When the interphase step is played
      Then IV.13 is still in effect

    Scenario: an event that never began does not end
      When the interphase step is played
      Then IV.13 is still dormant
      And IV.13/header does not apply

  @IV.13/pre
  Rule: IV.13/pre A post in Ceylon is needed

    Scenario: with a post there the revolt breaks out
      Given Post-2 lies in CEYLAN
      And Post-2 is held by HOL
      When IV.13 is rolled
      Then IV.13 is in effect

    Scenario: with none there is no event
      Given Post-2 lies in DELHI (context)
      And Post-2 is held by HOL (context)
      When IV.13 is rolled
      Then IV.13 is marked off
      And the fate of IV.13 is nothing
      And IV.13 is still dormant

  @IV.13/events.1
  Rule: IV.13/events.1 A weak revolt at the post

    Scenario: the post in Ceylon revolts and no other
      Given Post-2 lies in CEYLAN
      And Post-2 is held by HOL
      And Post-3 is held by HOL (context)
      And Post-1 lies in CEYLAN (context)
      When IV.13 is rolled
      Then the number of weak revolts at Post-2 is 1
      And the number of weak revolts at Post-3 is still 0
      And the number of weak revolts at Post-1 is still 0
