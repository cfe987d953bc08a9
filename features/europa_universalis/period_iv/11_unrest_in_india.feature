Feature: IV.11 Unrest in India

  @IV.11/header
  Rule: IV.11/header A turn of unrest that may come again

    Scenario: the end of the turn ends it
      Given IV.11 is in effect
      And the first turn of IV.11 is 23
      And the turn is 23
      When the interphase step is played
      Then IV.11 is over

    Scenario: unrest that never began does not end
      When the interphase step is played
      Then IV.11 is still dormant
      And IV.11/header does not apply

    Scenario: it may come again
      Given IV.11 is over (context)
      When the lot of IV.11 falls on OUDH
      And IV.11 is rolled
      Then IV.11 is in effect

  @IV.11/events.1
  Rule: IV.11/events.1 A settled area of India yields nothing

    Scenario: the area that is drawn is struck
      Given Post-2 lies in OUDH
      And Post-2 is held by ENG
      When the lot of IV.11 falls on OUDH
      And IV.11 is rolled
      Then IV.11 strikes OUDH
      And Post-2 brings in no income
      And Post-2 yields no resources

    Scenario: an empty area is not struck
      Given Post-2 lies in OUDH (context)
      When the lot of IV.11 falls on OUDH
      And IV.11 is rolled
      Then IV.11 still spares OUDH

    Scenario: an area outside India is not struck
      Given Post-2 lies in CEYLAN
      And Post-2 is held by ENG
      When the lot of IV.11 falls on CEYLAN
      And IV.11 is rolled
      Then IV.11 still spares CEYLAN

    Scenario: posts elsewhere go on earning
      Given Post-2 lies in OUDH (context)
      And Post-2 is held by ENG (context)
      And Post-3 lies in DELHI (context)
      And Post-3 is held by ENG (context)
      When the lot of IV.11 falls on OUDH
      And IV.11 is rolled
      Then Post-3 still brings in income
      And Post-3 still yields resources

    Scenario: with the end of the turn the area earns again
      Given IV.11 is in effect
      And IV.11 strikes OUDH
      And Post-2 lies in OUDH
      When the interphase step is played
      Then IV.11 spares OUDH
      And Post-2 brings in income
      And Post-2 yields resources
