Feature: Influence and diplomatic attacks

  @e1615/influence.placement.1
  Rule: Every power receives its INFs at the start of the year

    Scenario: the allotment of the table replaces whatever was there
      Given the table gives FRA 7 INFs
      And FRA has 3 INFs to spend (context)
      When the orders step is played
      Then FRA has 7 INFs to spend
      And SPA still has 0 INFs to spend

  @e1615/influence.placement.2
  Rule: INFs go to independent minor states

    Scenario Outline: an independent state takes INFs
      Given FRA has 20 INFs to spend
      When FRA orders <number> INFs for SAV
      Then FRA has <number> INFs on order for SAV

      Examples:
        | number |
        | 1      |
        | 20     |

    Scenario Outline: a captured state takes none when <capture>
      Given FRA has 7 INFs to spend (context)
      And <capture>
      When FRA orders 3 INFs for SAV
      Then FRA orders 3 INFs for SAV is refused because of e1615/influence.placement.2

      Examples:
        | capture                  |
        | SAV is controlled by SPA |
        | Savoy is held by BRA     |

  @e1615/influence.placement.3
  Rule: Unused INFs are lost

    Scenario: nothing is saved for next year
      Given FRA has 7 INFs to spend
      When the build step is played
      Then FRA has 0 INFs to spend

  @e1615/influence.placement.4
  Rule: Nobody orders more INFs than it has

    Scenario: the last INF may be ordered
      Given FRA has 4 INFs to spend
      When FRA orders 4 INFs for SAV
      Then FRA has 0 INFs to spend

    Scenario Outline: one INF too many is refused
      Given FRA has <left> INFs to spend (context)
      And SPA has 20 INFs to spend (context)
      Then FRA orders <number> INFs for SAV is refused because of e1615/influence.placement.4

      Examples:
        | left | number |
        | 0    | 1      |
        | 4    | 5      |
        | 19   | 20     |

  @e1615/influence.placement.5
  Rule: INFs are not lent

    Scenario Outline: a loan of INFs is refused
      Given SPA has 20 INFs to spend (context)
      When SPA lends <number> INFs to FRA
      Then SPA lends <number> INFs to FRA is refused because of e1615/influence.placement.5

      Examples:
        | number |
        | 1      |
        | 20     |

  @e1615/influence.placement.6
  Rule: INFs are not taken back

    Scenario Outline: a player cannot take INFs out of a state
      Given SPA has 27 INFs in BRA (context)
      When SPA withdraws <number> INFs from BRA
      Then SPA withdraws <number> INFs from BRA is refused because of e1615/influence.placement.6

      Examples:
        | number |
        | 1      |
        | 20     |

  @e1615/influence.placement.7
  Rule: INFs add up in a state

    Scenario: what was ordered joins what lies there
      Given FRA has 3 INFs in BRA
      And FRA has 4 INFs on order for BRA
      And ENG has 5 INFs in HES
      When the placements step is played
      Then FRA has 7 INFs in BRA
      And FRA has 0 INFs on order for BRA
      And ENG still has 5 INFs in HES

  @e1615/influence.placement.8
  Rule: Nothing but a diplomatic attack removes INFs

    Scenario Outline: INFs are not removed otherwise
      Given SPA has 165 INFs in BRA (context)
      When <number> INFs of SPA are removed from BRA
      Then <number> INFs of SPA are removed from BRA is refused because of e1615/influence.placement.8

      Examples:
        | number |
        | 1      |
        | 165    |

  @e1615/influence.placement.9
  Rule: INFs are placed by order

    Scenario Outline: an order of <number> INFs uses up INFs of the year
      Given FRA has 20 INFs to spend
      When FRA orders <number> INFs for BRA
      Then FRA has <number> INFs on order for BRA
      And FRA has <left> INFs to spend

      Examples:
        | number | left |
        | 1      | 19   |
        | 20     | 0    |

    Scenario: orders for one state add up
      Given FRA has 20 INFs to spend
      And FRA has 4 INFs on order for BRA
      When FRA orders 3 INFs for BRA
      Then FRA has 7 INFs on order for BRA
      And FRA has 17 INFs to spend

  @e1615/influence.placement.11
  Rule: An order of five INFs for Brandenburg

    Scenario: five INFs come to Brandenburg
      Given ENG has 7 INFs to spend (context)
      When ENG orders 5 INFs for BRA
      And the placements step is played
      Then ENG has 5 INFs in BRA

  @e1615/influence.placement.12
  Rule: Units of minor states take orders from players

    Scenario: two powers order the same unit
      Given the year is 2
      And Unit-1 is raised by BRA
      And SPA wants Unit-1 in Savoy
      When FRA orders Unit-1 to Hesse
      Then FRA wants Unit-1 in Hesse
      And SPA still wants Unit-1 in Savoy

  @e1615/influence.placement.13
  Rule: Minor states enter the first year unarmed

    Scenario: a minor unit is taken off the board in the first year
      Given Unit-1 is raised by BRA
      And Unit-1 stands in Kurmark
      When the orders step is played
      Then Unit-1 is off the board

    Scenario: a minor unit stays in the second year
      Given the year is 2
      And Unit-1 is raised by BRA
      And Unit-1 stands in Kurmark
      When the orders step is played
      Then Unit-1 still stands in Kurmark

    Scenario: the units of the powers stay in the first year
      Given Unit-1 serves SPA (context)
      And Unit-1 stands in Madrid
      When the orders step is played
      Then Unit-1 still stands in Madrid

  @e1615/influence.placement.14
  Rule: Minor units take no orders in the first year

    Scenario: an order of the first year is refused
      Given Unit-1 is raised by BRA
      When FRA orders Unit-1 to Hesse
      Then FRA orders Unit-1 to Hesse is refused because of e1615/influence.placement.14

    Scenario: an order of the second year is taken
      Given the year is 2
      And Unit-1 is raised by BRA
      When FRA orders Unit-1 to Hesse
      Then FRA wants Unit-1 in Hesse

  @e1615/influence.attack.1
  Rule: A diplomatic attack needs INFs on both sides

    Scenario: a power without INFs in the state does not attack there
      Given SPA has 4 INFs in BRA
      And FRA has 3 INFs in HES (context)
      When FRA orders a diplomatic attack on SPA in BRA
      Then FRA orders a diplomatic attack on SPA in BRA is refused because of e1615/influence.attack.1

    Scenario: INFs in the state are enough
      Given SPA has 1 INFs in BRA
      And FRA has 1 INFs in BRA
      When FRA orders a diplomatic attack on SPA in BRA
      Then FRA attacks SPA in BRA

    Scenario: INFs on order for the state are enough
      Given SPA has 4 INFs in BRA
      And FRA has 1 INFs on order for BRA
      When FRA orders a diplomatic attack on SPA in BRA
      Then FRA attacks SPA in BRA

    Scenario: a victim without INFs in the state is none
      Given SPA has 4 INFs in HES (context)
      And SPA has 7 INFs on order for BRA (context)
      And FRA has 3 INFs in BRA
      When FRA orders a diplomatic attack on SPA in BRA
      Then FRA orders a diplomatic attack on SPA in BRA is refused because of e1615/influence.attack.1

    Scenario: nobody attacks its own INFs
      Given FRA has 3 INFs in BRA
      When FRA orders a diplomatic attack on FRA in BRA
      Then FRA orders a diplomatic attack on FRA in BRA is refused because of e1615/influence.attack.1

  @e1615/influence.attack.3
  Rule: One diplomatic attack a year, in the movement phase

    Background:
      Given ENG has 4 INFs in BRA (context)

    Scenario: a first attack is ordered and noted
      Given SPA has 4 INFs in BRA
      And FRA has 3 INFs in BRA
      When FRA orders a diplomatic attack on SPA in BRA
      Then FRA has used its attack of the year
      And ENG still has its attack of the year left

    Scenario: a second attack of the year is refused
      Given FRA has used its attack of the year
      When FRA orders a diplomatic attack on ENG in BRA
      Then FRA orders a diplomatic attack on ENG in BRA is refused because of e1615/influence.attack.3

    Scenario: the attack of another power is no obstacle
      Given SPA has 4 INFs in BRA
      And FRA has 3 INFs in BRA
      And ENG has used its attack of the year (context)
      When FRA orders a diplomatic attack on SPA in BRA
      Then FRA attacks SPA in BRA

    Scenario Outline: no attack is ordered in the <phase> phase
      Given the <phase> phase is on
      When FRA orders a diplomatic attack on SPA in BRA
      Then FRA orders a diplomatic attack on SPA in BRA is refused because of e1615/influence.attack.3

      Examples:
        | phase  |
        | income |
        | build  |

    Scenario: a new year brings a new attack
      Given FRA has used its attack of the year
      When the orders step is played
      Then FRA has its attack of the year left

  @e1615/influence.attack.4
  Rule: The order names the state and the victim

    Scenario: state and victim are those of the order
      Given SPA has 4 INFs in BRA
      And SPA has 4 INFs in HES (context)
      And ENG has 4 INFs in BRA (context)
      And FRA has 3 INFs in BRA
      And FRA has 3 INFs in HES (context)
      When FRA orders a diplomatic attack on SPA in BRA
      Then FRA attacks SPA in BRA

  @e1615/influence.attack.7
  Rule: An order against French influence in Brandenburg

    Scenario: whoever orders it attacks France
      Given FRA has 4 INFs in BRA
      And DUT has 3 INFs in BRA
      When DUT orders a diplomatic attack on FRA in BRA
      Then DUT attacks FRA in BRA

  @e1615/influence.attack.8
  Rule: Placements come before attacks

    Background:
      Given FRA attacks SPA in BRA

    Scenario: an attack waits for the placements
      Given ENG has 1 INFs on order for HES
      When the diplomatic attack of FRA is resolved
      Then the diplomatic attack of FRA is resolved is refused because of e1615/influence.attack.8

    Scenario: the placements count in the attack
      Given FRA has 7 INFs in BRA
      And SPA has 4 INFs in BRA
      And SPA has 2 INFs on order for BRA
      When the placements step is played
      And the diplomatic attack of FRA is resolved
      Then FRA has 1 INFs in BRA
      And SPA has 0 INFs in BRA

  @e1615/influence.attack.9
  Rule: Both sides lose in the attack

    Scenario: attacker and victim lose alike in that state alone
      Given FRA has 7 INFs in BRA
      And SPA has 4 INFs in BRA
      And ENG has 5 INFs in BRA
      And SPA has 9 INFs in HES
      And FRA has 8 INFs in HES
      And FRA attacks SPA in BRA
      When the diplomatic attack of FRA is resolved
      Then FRA has 3 INFs in BRA
      And SPA has 0 INFs in BRA
      And FRA has no attack waiting
      And ENG still has 5 INFs in BRA
      And SPA still has 9 INFs in HES
      And FRA still has 8 INFs in HES

  @e1615/influence.attack.10
  Rule: The smaller side loses all, the other as many

    Scenario Outline: <own> INFs attack <theirs>
      Given FRA has <own> INFs in BRA
      And SPA has <theirs> INFs in BRA
      And FRA attacks SPA in BRA
      When the diplomatic attack of FRA is resolved
      Then FRA has <left> INFs in BRA
      And SPA has <rest> INFs in BRA

      Examples:
        | own | theirs | left | rest |
        | 8   | 3      | 5    | 0    |
        | 3   | 9      | 0    | 6    |

    Scenario: of equal sides nothing is told
      Given FRA has 4 INFs in BRA
      And SPA has 4 INFs in BRA
      And FRA attacks SPA in BRA
      When the diplomatic attack of FRA is resolved
      Then no rule settles e1615/influence.attack.9

  @e1615/influence.attack.11
  Rule: Attacks in one state follow the attack order

    Background:
      Given FRA has 7 INFs in BRA
      And SPA has 4 INFs in BRA
      And FRA attacks SPA in BRA
      And FRA is number 5 in the attack order

    Scenario: the earlier attack has to be resolved first
      Given ENG attacks FRA in BRA
      And ENG is number 4 in the attack order
      When the diplomatic attack of FRA is resolved
      Then the diplomatic attack of FRA is resolved is refused because of e1615/influence.attack.11

    Scenario: in the attack order both attacks are resolved
      Given ENG has 4 INFs in BRA
      And ENG attacks FRA in BRA
      And ENG is number 4 in the attack order
      When the diplomatic attack of ENG is resolved
      And the diplomatic attack of FRA is resolved
      Then FRA has 0 INFs in BRA
      And SPA has 1 INFs in BRA

    Scenario: a later attack does not hold up an earlier one
      Given ENG attacks FRA in BRA (context)
      And ENG is number 6 in the attack order (context)
      When the diplomatic attack of FRA is resolved
      Then FRA has 3 INFs in BRA

    Scenario: the first of all comes before
      Given ENG attacks FRA in BRA
      And ENG is number 1 in the attack order
      When the diplomatic attack of FRA is resolved
      Then the diplomatic attack of FRA is resolved is refused because of e1615/influence.attack.11
      And FRA still has 7 INFs in BRA

    Scenario: a power without a place in the order holds up nobody
      Given ENG attacks FRA in BRA
      When the diplomatic attack of FRA is resolved
      Then FRA has 3 INFs in BRA

    Scenario: an attack in another state does not hold it up
      Given ENG attacks DEN in HES
      And ENG is number 4 in the attack order
      When the diplomatic attack of FRA is resolved
      Then FRA has 3 INFs in BRA
