Feature: III.15 War in Ceylon

  @III.15/header
  Rule: III.15/header A war of one turn

    Scenario: the end of the turn ends it
      Given III.15 is in effect
      And the first turn of III.15 is 17
      When the interphase step is played
      Then III.15 is over

    Scenario: a war that never began does not end
      When the interphase step is played
      Then III.15 is still dormant
      And III.15/header does not apply

  @III.15/events.1
  Rule: III.15/events.1 The natives attack the holder of a post

    Scenario: a player with a post in Ceylon is attacked
      Given Post-2 lies in CEYLAN
      And Post-2 is held by HOL
      When III.15 is rolled
      Then NAT is at war with HOL
      And the war between NAT and HOL comes from III.15

    Scenario: posts elsewhere are left in peace
      Given Post-2 lies in DELHI (context)
      And Post-2 is held by HOL (context)
      When III.15 is rolled
      Then NAT is still not at war with HOL

    Scenario: a war of natives with the holder that is on already becomes the war of this event
      Given Post-2 lies in CEYLAN
      And Post-2 is held by HOL
      And NAT is at war with HOL
      When III.15 is rolled
      Then NAT is still at war with HOL
      And the war between NAT and HOL comes from III.15

  @III.15/events.2
  Rule: III.15/events.2 The post of a minor is destroyed

    Scenario: a minor loses its post and the event is over
      Given Post-2 lies in CEYLAN
      And Post-2 is held by POR
      When III.15 is rolled
      Then Post-2 is eliminated
      And III.15 is over

    Scenario: a minor elsewhere keeps its post
      Given Post-2 lies in CEYLAN (context)
      And Post-2 is held by HOL (context)
      And Post-3 lies in DELHI (context)
      And Post-3 is held by POR
      When III.15 is rolled
      Then III.15 is in effect
      And Post-3 is still held by POR

    Scenario: a player keeps its post beside a minor's
      Given Post-1 lies in CEYLAN
      And Post-1 is held by HOL
      And Post-2 lies in CEYLAN
      And Post-2 is held by POR
      When III.15 is rolled
      Then Post-1 is still held by HOL
      And III.15 is over

  @III.15/administration.1
  Rule: III.15/administration.1 The natives have a leader

    Scenario: they are led during the event
      When III.15 is rolled
      Then the natives of CEYLAN have an automatic leader
      And the natives of OHIO still do not have an automatic leader

    Scenario: they are not led when it is over
      Given III.15 is in effect
      When the interphase step is played
      Then the natives of CEYLAN do not have an automatic leader
