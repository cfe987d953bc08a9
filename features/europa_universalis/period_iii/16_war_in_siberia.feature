Feature: III.16 War in Siberia

  @III.16/header
  Rule: III.16/header Until revolts and rebels are gone

    Scenario: without revolts and troops the event is over
      Given III.16 is in effect
      When the interphase step is played
      Then III.16 is over

    Scenario: a revolt keeps it alive
      Given III.16 is in effect
      And Post-2 lies in Area-4 (context)
      And the number of weak revolts at Post-2 is 1
      And the revolts at Post-2 come from III.16
      When the interphase step is played
      Then III.16 is still in effect

    Scenario: a Siberian post that is quiet does not
      Given III.16 is in effect
      And Post-2 lies in Area-4 (context)
      When the interphase step is played
      Then III.16 is over

    Scenario: a revolt of another event does not
      Given III.16 is in effect
      And Post-2 lies in Area-4 (context)
      And the number of weak revolts at Post-2 is 1 (context)
      When the interphase step is played
      Then III.16 is over

    Scenario: rebel troops keep it alive
      Given III.16 is in effect
      And Unit-2 belongs to SIB
      When the interphase step is played
      Then III.16 is still in effect

    Scenario: an event that never began does not end
      When the interphase step is played
      Then III.16 is still dormant
      And III.16/header does not apply

  @III.16/pre.1
  Rule: III.16/pre.1 Sibir has to be out of the game

    Scenario: without Sibir the war comes
      Given SIB is a gone
      When III.16 is rolled
      Then III.16 is in effect

    Scenario: with Sibir the dice are thrown again
      When III.16 is rolled
      Then the fate of III.16 is roll again
      And III.16 is still dormant
      And III.16 is still not marked off
      And III.16 still does not count as played

  @III.16/events.1
  Rule: III.16/events.1 Russian posts revolt

    Scenario: a Russian post in Siberia revolts under Turkey
      Given SIB is a gone
      And Post-2 lies in Area-4
      And Post-2 is held by RUS
      When III.16 is rolled
      Then the number of weak revolts at Post-2 is 1
      And the leader of the revolts at Post-2 is TUR
      And the revolts at Post-2 come from III.16

    Scenario: a Russian post elsewhere does not
      Given SIB is a gone
      And Post-2 is held by RUS (context)
      When III.16 is rolled
      Then the number of weak revolts at Post-2 is still 0

    Scenario: a post of another in Siberia does not
      Given SIB is a gone
      And Post-2 lies in Area-4 (context)
      And Post-2 is held by ENG (context)
      When III.16 is rolled
      Then the number of weak revolts at Post-2 is still 0

  @III.16/administration.1
  Rule: III.16/administration.1 The natives take up arms

    Scenario: natives beside a revolt are roused
      Given III.16 is in effect
      And Post-2 lies in Area-4
      And the number of weak revolts at Post-2 is 1
      When the administration step is played
      Then the natives of Area-4 are roused

    Scenario: natives without a revolt are not
      Given III.16 is in effect
      And Post-2 lies in Area-4 (context)
      When the administration step is played
      Then the natives of Area-4 are still not roused

    Scenario: natives outside Siberia are not
      Given III.16 is in effect
      And the number of weak revolts at Post-2 is 1 (context)
      When the administration step is played
      Then the natives of DELHI are still not roused

    Scenario: before the event natives are not
      Given Post-2 lies in Area-4 (context)
      And the number of weak revolts at Post-2 is 1 (context)
      When the administration step is played
      Then the natives of Area-4 are still not roused

  @III.16/administration.2
  Rule: III.16/administration.2 Offensive reinforcements in the first turn

    Scenario: the first turn brings offensive reinforcements
      Given SIB is a gone
      When III.16 is rolled
      Then the reinforcements of SIB are offensive

    Scenario: the second turn does not
      Given III.16 is in effect
      And the first turn of III.16 is 16
      When the income step is played
      Then the reinforcements of SIB are still free

    Scenario: a war that ends in its first turn takes them away
      Given III.16 is in effect
      And the first turn of III.16 is 17
      When the interphase step is played
      Then the reinforcements of SIB are free

  @III.16/military.1
  Rule: III.16/military.1 Forts and revolts supply the rebels

    Scenario: a revolt is a base
      Given SIB is a gone
      And Post-2 lies in Area-4
      And Post-2 is held by RUS
      When III.16 is rolled
      Then Post-2 is a supply base of SIB

    Scenario: a revolt outside Siberia is no base
      Given SIB is a gone
      And the number of weak revolts at Post-2 is 1 (context)
      When III.16 is rolled
      Then Post-2 is still not a supply base of SIB

    Scenario: a captured fort is a base
      Given SIB is a gone
      And Post-2 is held by SIB
      And the fort of Post-2 is 1
      When III.16 is rolled
      Then Post-2 is a supply base of SIB

    Scenario: a post without fort or revolt is no base
      Given SIB is a gone
      And Post-2 lies in Area-4 (context)
      And Post-2 is held by SIB
      When III.16 is rolled
      Then Post-2 is still not a supply base of SIB

    Scenario: a fort of another is no base
      Given SIB is a gone
      And Post-2 is held by ENG (context)
      And the fort of Post-2 is 3
      When III.16 is rolled
      Then Post-2 is still not a supply base of SIB

    Scenario: when the event is over nothing is a base
      Given III.16 is in effect
      And Post-2 is held by SIB
      And the fort of Post-2 is 1
      When the interphase step is played
      Then Post-2 is not a supply base of SIB

    Scenario: without the event a revolt is no base
      Given Post-2 lies in Area-4 (context)
      And the number of weak revolts at Post-2 is 3 (context)
      When the income step is played
      Then Post-2 is still not a supply base of SIB

  @III.16/military.2
  Rule: III.16/military.2 The rebels may go elsewhere

    Scenario: rebels may go to another area
      Given III.16 is in effect
      And Unit-2 belongs to SIB
      When Unit-2 goes to PUNJAB
      Then Unit-2 goes to PUNJAB is allowed because of III.16/military.2

    Scenario: of other units nothing is said
      Given III.16 is in effect (context)
      And Unit-2 belongs to RUS (context)
      When Unit-2 goes to PUNJAB
      Then Unit-2 goes to PUNJAB is not allowed because of III.16/military.2

    Scenario: without the event nothing is said
      Given Unit-2 belongs to SIB (context)
      When Unit-2 goes to PUNJAB
      Then Unit-2 goes to PUNJAB is not allowed because of III.16/military.2

  @III.16/military.3
  Rule: III.16/military.3 Open posts may be destroyed

    Scenario: a ten destroys an open post where the natives are up in arms
      Given III.16 is in effect
      And Post-2 is held by RUS
      And Post-2 lies in Area-4
      And the natives of Area-4 are roused
      When the die for Post-2 shows 10
      And the rounds step is played
      Then Post-2 is eliminated

    Scenario: a seven destroys an open post where troops of Sibir are
      Given III.16 is in effect
      And Post-2 is held by RUS
      And Post-2 lies in Area-4
      And Unit-2 belongs to SIB
      And Unit-2 has gone to Area-4
      When the die for Post-2 shows 7
      And the rounds step is played
      Then Post-2 is eliminated

    Scenario: a six does not
      Given III.16 is in effect (context)
      And Post-2 is held by RUS (context)
      And Post-2 lies in Area-4 (context)
      And the natives of Area-4 are roused (context)
      When the die for Post-2 shows 6 (context)
      And the rounds step is played
      Then Post-2 is still held by RUS

    Scenario: a post in an area without rebels stands
      Given III.16 is in effect (context)
      And Post-2 is held by RUS (context)
      And Post-2 lies in Area-4 (context)
      When the die for Post-2 shows 9 (context)
      And the rounds step is played
      Then Post-2 is still held by RUS

    Scenario: a protected post stands
      Given III.16 is in effect (context)
      And Post-2 is held by RUS (context)
      And Post-2 lies in Area-4 (context)
      And the natives of Area-4 are roused (context)
      And Post-2 is protected (context)
      When the die for Post-2 shows 9 (context)
      And the rounds step is played
      Then Post-2 is still held by RUS

    Scenario: a post with a fort stands
      Given III.16 is in effect (context)
      And Post-2 is held by RUS (context)
      And Post-2 lies in Area-4 (context)
      And the natives of Area-4 are roused (context)
      And the fort of Post-2 is 1 (context)
      When the die for Post-2 shows 9 (context)
      And the rounds step is played
      Then Post-2 is still held by RUS

    Scenario: a post stands when there is no event
      Given Post-2 is held by RUS (context)
      And Post-2 lies in Area-4 (context)
      And the natives of Area-4 are roused (context)
      When the die for Post-2 shows 9 (context)
      And the rounds step is played
      Then Post-2 is still held by RUS

    Scenario: a post of another stands
      Given III.16 is in effect (context)
      And Post-2 is held by ENG (context)
      And Post-2 lies in Area-4 (context)
      And the natives of Area-4 are roused (context)
      When the die for Post-2 shows 9 (context)
      And the rounds step is played
      Then Post-2 is still held by ENG

  @III.16/redeployment.1
  Rule: III.16/redeployment.1 The revolts do not spread

    Scenario: a revolt in Siberia may not spread
      Given III.16 is in effect
      And Post-2 lies in Area-4
      And the revolts at Post-2 come from III.16
      And the number of weak revolts at Post-2 is 1 (context)
      When the revolt at Post-2 spreads to Post-3
      Then the revolt at Post-2 spreads to Post-3 is refused because of III.16/redeployment.1

    Scenario: a revolt elsewhere may
      Given III.16 is in effect (context)
      And the number of weak revolts at Post-2 is 1
      When the revolt at Post-2 spreads to Post-3
      Then the number of weak revolts at Post-3 is 1

    Scenario: a revolt in Siberia of another cause may
      Given III.16 is in effect (context)
      And Post-2 lies in Area-4 (context)
      And the number of weak revolts at Post-2 is 1
      When the revolt at Post-2 spreads to Post-3
      Then the number of weak revolts at Post-3 is 1

    Scenario: without the event a revolt in Siberia may
      Given Post-2 lies in Area-4 (context)
      And the number of weak revolts at Post-2 is 1
      When the revolt at Post-2 spreads to Post-3
      Then the number of weak revolts at Post-3 is 1

  @III.16/redeployment.2
  Rule: III.16/redeployment.2 A revolt counts as twenty natives

    Scenario: a revolt counts as twenty
      Given SIB is a gone
      And Post-2 lies in Area-4
      And Post-2 is held by RUS
      When III.16 is rolled
      Then the number of natives counted at Post-2 is 20

    Scenario: outside Siberia it counts as none
      Given SIB is a gone
      And the number of weak revolts at Post-2 is 2 (context)
      When III.16 is rolled
      Then the number of natives counted at Post-2 is still 0

    Scenario: without the event it counts as none
      Given Post-3 lies in Area-4 (context)
      And the number of weak revolts at Post-3 is 2 (context)
      When the income step is played
      Then the number of natives counted at Post-3 is still 0
