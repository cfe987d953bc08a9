Feature: IV.15 Indian war

  @IV.15/header
  Rule: IV.15/header One turn

    Scenario: the war is over with its turn
      Given IV.15 is in effect
      And the first turn of IV.15 is 17
      When the interphase step is played
      Then IV.15 is over

    Scenario: a war that never began does not end
      When the interphase step is played
      Then IV.15 is still dormant
      And IV.15/header does not apply

  @IV.15/events.1a
  Rule: IV.15/events.1a On an even number the Iroquois attack

    @IV.15/events.1
    Scenario Outline: a <die> sends the Iroquois against the post that is drawn
      Given Post-2 borders OHIO
      And Post-2 is held by ENG
      When the die for IV.15 shows <die>
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is under attack by NAT

      Examples:
        | die |
        | 2   |
        | 4   |
        | 10  |

    Scenario: a place where nobody has a post is not attacked
      Given Post-2 borders OHIO (context)
      When the die for IV.15 shows 4
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody

    Scenario: an odd number leaves the post alone
      Given Post-2 borders OHIO (context)
      And Post-2 is held by ENG (context)
      When the die for IV.15 shows 7
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody

    Scenario: a post away from OHIO is left alone
      Given Post-2 borders DELHI (context)
      And Post-2 is held by ENG (context)
      When the die for IV.15 shows 4
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody

    Scenario: a post that is not drawn is left alone
      Given Post-2 borders OHIO (context)
      And Post-2 is held by ENG (context)
      And Post-3 borders OHIO
      And Post-3 is held by ENG
      When the die for IV.15 shows 4
      And the lot of IV.15 falls on Post-3
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody
      And Post-3 is under attack by NAT

    Scenario: the Iroquois go home when the turn ends
      Given IV.15 is in effect
      And Post-2 is under attack by NAT
      When the interphase step is played
      Then Post-2 is under attack by nobody

    Scenario: other attackers do not go home
      Given IV.15 is in effect (context)
      And Post-2 is under attack by MOG
      When the interphase step is played
      Then Post-2 is still under attack by MOG

    Scenario: natives of another war do not go home
      Given Post-2 is under attack by NAT
      When the interphase step is played
      Then Post-2 is still under attack by NAT

  @IV.15/events.1b
  Rule: IV.15/events.1b On an odd number a colony is attacked

    @IV.15/events.1
    Scenario Outline: a <die> sends the natives against a colony of England
      Given Post-2 lies in <area>
      And Post-2 is a colony
      And Post-2 is held by ENG
      When the die for IV.15 shows <die>
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is under attack by NAT

      Examples:
        | die | area   |
        | 1   | Area-1 |
        | 9   | OHIO   |

    Scenario: an annexed Portugal is attacked as well
      Given POR is annexed by SPA
      And Post-2 lies in Area-1
      And Post-2 is a colony
      And Post-2 is held by POR
      When the die for IV.15 shows 3
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is under attack by NAT

    Scenario: another country that is annexed is not attacked
      Given SCO is annexed by ENG
      And Post-2 lies in Area-1 (context)
      And Post-2 is a colony (context)
      And Post-2 is held by SCO
      When the die for IV.15 shows 3
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody

    Scenario: a minor is not attacked
      Given Post-2 lies in Area-1 (context)
      And Post-2 is a colony (context)
      And Post-2 is held by POR
      When the die for IV.15 shows 3
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody

    Scenario: an even number spares the colony
      Given Post-2 lies in Area-1 (context)
      And Post-2 is a colony (context)
      And Post-2 is held by ENG (context)
      When the die for IV.15 shows 6
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody

    Scenario: a trading post is spared
      Given Post-2 lies in Area-1 (context)
      And Post-2 is held by ENG (context)
      When the die for IV.15 shows 3
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody

    Scenario: a colony outside America is spared
      Given Post-2 lies in DELHI (context)
      And Post-2 is a colony (context)
      And Post-2 is held by ENG (context)
      When the die for IV.15 shows 3
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody

    Scenario: a subdued area is quiet
      Given Post-2 lies in Area-1 (context)
      And Area-1 is subdued
      And Post-2 is a colony (context)
      And Post-2 is held by ENG (context)
      When the die for IV.15 shows 3
      And the lot of IV.15 falls on Post-2
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody

    Scenario: a colony that is not drawn is spared
      Given Post-2 lies in Area-1 (context)
      And Post-2 is a colony (context)
      And Post-2 is held by ENG (context)
      When the die for IV.15 shows 3
      And the lot of IV.15 falls on Post-3
      And IV.15 is rolled
      Then Post-2 is still under attack by nobody
