Feature: IV.12 Rising of La Rochelle

  @IV.12/header
  Rule: IV.12/header It lasts until the rising is put down

    Background:
      Given IV.12 is in effect

    Scenario: without a revolt the event is over
      Given POITOU is conquered by ROC (context)
      When the interphase step is played
      Then IV.12 is over

    Scenario Outline: one <strength> revolt keeps it alive
      Given the number of <strength> revolts in POITOU is 1
      When the interphase step is played
      Then IV.12 is still in effect

      Examples:
        | strength |
        | weak     |
        | strong   |

  @IV.12/pre.1
  Rule: IV.12/pre.1 Not before period IV

    Scenario: on turn 25 the dice are thrown again
      Given the turn is 25
      When IV.12 is rolled
      Then the fate of IV.12 is roll again
      And IV.12 is still dormant
      And IV.12 is still not marked off

    Scenario: on turn 26 La Rochelle can rise
      Given the turn is 26
      When IV.12 is rolled
      Then IV.12 is in effect

  @IV.12/pre.2
  Rule: IV.12/pre.2 The owner of POITOU may not be Protestant

    Scenario: under a Protestant owner the event is crossed off as played
      Given the turn is 29
      And the owner of POITOU is HOL
      When IV.12 is rolled
      Then IV.12 is marked off
      And IV.12 counts as played
      And the fate of IV.12 is nothing
      And IV.12 is still dormant

    Scenario: under a Catholic owner it happens
      Given the turn is 29
      And FRA is counter-reform (context)
      When IV.12 is rolled
      Then IV.12 is in effect
      And IV.12 is still not marked off

  @IV.12/events.1
  Rule: IV.12/events.1 Revolts and rebels come up in POITOU

    Background:
      Given the turn is 29

    Scenario: two strong revolts break out
      When IV.12 is rolled
      Then the number of strong revolts in POITOU is 2
      And the revolts in POITOU come from IV.12

    Scenario: a land detachment of rebels comes up
      When IV.12 is rolled
      Then Unit-1 is a land detachment
      And Unit-1 belongs to ROC
      And Unit-1 stands in POITOU
      And Unit-2 is still off the map

    Scenario: every other unit leaves the province
      Given Unit-1 belongs to FRA
      And Unit-1 stands in POITOU
      And Unit-2 belongs to SPA
      And Unit-2 stands in POITOU
      And Unit-4 belongs to FRA (context)
      And Unit-4 stands in Province-1
      When IV.12 is rolled
      Then Unit-1 has left the provinces
      And Unit-2 has left the provinces
      And Unit-3 stands in POITOU
      And Unit-4 still stands in Province-1

    Scenario: the last free counter is used
      Given Unit-1 belongs to FRA
      And Unit-2 belongs to FRA
      And Unit-3 belongs to FRA
      When IV.12 is rolled
      Then Unit-4 belongs to ROC
      And Unit-4 stands in POITOU

    Scenario: without a free counter there is no detachment
      Given Unit-1 belongs to FRA (context)
      And Unit-2 belongs to FRA (context)
      And Unit-3 belongs to FRA (context)
      And Unit-4 belongs to FRA
      When IV.12 is rolled
      Then the number of strong revolts in POITOU is 2
      And Unit-4 still belongs to FRA

    Scenario: a second free counter is taken where the first is in use
      Given Unit-1 belongs to FRA
      When IV.12 is rolled
      Then Unit-2 belongs to ROC

  @IV.12/events.2
  Rule: IV.12/events.2 The rebels hold a strengthened fortress

    Scenario: the fortress grows to the best level of its owner
      Given the turn is 29
      And the owner of POITOU is SPA
      And the best fortress of SPA is 4
      When IV.12 is rolled
      Then POITOU is conquered by ROC
      And the fortress of POITOU is 4

  @IV.12/events.3
  Rule: IV.12/events.3 A pirate shows up

    Scenario: a strong pirate shows up off the French coast
      Given the turn is 29
      When IV.12 is rolled
      Then the number of strong pirates in CTZ France is 1
      And the number of strong pirates in CTZ England is still 0

  @IV.12/events.4
  Rule: IV.12/events.4 England or France runs the rising

    Scenario: England runs the rising
      Given the turn is 29
      When IV.12 is rolled
      Then the leader of the revolts in POITOU is ENG

    Scenario: against an English owner France runs it
      Given the turn is 29
      And ENG is conciliatory
      And the owner of POITOU is ENG
      When IV.12 is rolled
      Then the leader of the revolts in POITOU is FRA

  @IV.12/administration.1
  Rule: IV.12/administration.1 The owner acts badly overseas

    Scenario: the owner of POITOU takes 1 off
      Given the turn is 29
      And the owner of POITOU is SPA
      When IV.12 is rolled
      Then the malus of SPA on ROTW operations from IV.12 is 1
      And the malus of FRA on ROTW operations from IV.12 is still 0

    Scenario: when the event is over it does not
      Given IV.12 is in effect
      When the interphase step is played
      Then the malus of FRA on ROTW operations from IV.12 is 0

  @IV.12/military.1
  Rule: IV.12/military.1 The rising may be helped, in POITOU

    Background:
      Given the leader of the revolts in POITOU is ENG

    Scenario: who runs the rising may help it
      Given IV.12 is in effect
      When ENG sends help to ROC in the war of IV.12
      Then ENG sends help to ROC in the war of IV.12 is allowed because of IV.12/military.1

    Scenario: after the event nothing is said of help
      Given IV.12 is over (context)
      Then ENG sends help to ROC in the war of IV.12 is not allowed because of IV.12/military.1

    Scenario: moving into other land of the owner costs 1 Stab
      Given Unit-1 belongs to ENG
      And IV.12 is in effect
      When Unit-1 enters Province-1
      Then the stability of ENG falls by 1

    Scenario: moving into POITOU is free
      Given Unit-1 belongs to ENG
      And IV.12 is in effect
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU
      And the stability of ENG is still 3

    Scenario: moving into land of another country is free
      Given Unit-1 belongs to ENG
      And IV.12 is in effect
      When Unit-1 enters VASTERGOTALAND
      Then Unit-1 stands in VASTERGOTALAND
      And the stability of ENG is still 3

    Scenario: units of another country move freely
      Given IV.12 is in effect
      And Unit-2 belongs to SPA (context)
      When Unit-2 enters Province-1
      Then Unit-2 stands in Province-1
      And the stability of ENG is still 3
      And the stability of SPA is still 3

    Scenario: after the event moves cost nothing
      Given Unit-1 belongs to ENG
      And IV.12 is over (context)
      When Unit-1 enters Province-1
      Then Unit-1 stands in Province-1
      And the stability of ENG is still 3

  @IV.12/military.2
  Rule: IV.12/military.2 Richelieu closes the port of a besieged POITOU

    Scenario: with Richelieu in office a French siege closes the port
      Given IV.12 is in effect
      And POITOU is besieged by FRA
      When the die for IV.20 shows 3
      And IV.20 starts
      Then POITOU suffers a closed port

    Scenario: without Richelieu the port is open
      Given IV.12 is in effect
      And POITOU is besieged by FRA
      When the redeployment step is played
      Then POITOU still does not suffer a closed port

    Scenario: without a siege the port is open
      Given IV.12 is in effect
      When the die for IV.20 shows 3
      And IV.20 starts
      Then IV.20 is in effect
      And POITOU still does not suffer a closed port

    Scenario: a siege by another country leaves it open
      Given IV.12 is in effect
      And POITOU is besieged by SPA (context)
      When the die for IV.20 shows 3
      And IV.20 starts
      Then IV.20 is in effect
      And POITOU still does not suffer a closed port

    Scenario: in a POITOU that is not French the port is open
      Given IV.12 is in effect
      And the owner of POITOU is SPA
      And POITOU is besieged by FRA
      When the die for IV.20 shows 3
      And IV.20 starts
      Then IV.20 is in effect
      And POITOU still does not suffer a closed port

    Scenario: without the rising the port is open
      Given IV.12 is over (context)
      And POITOU is besieged by FRA
      When the die for IV.20 shows 3
      And IV.20 starts
      Then IV.20 is in effect
      And POITOU still does not suffer a closed port

    Scenario: the rising and then Richelieu
      Given the turn is 27
      And POITOU is besieged by FRA
      When IV.12 is rolled
      And the die for IV.20 shows 3
      And IV.20 is rolled
      Then POITOU suffers a closed port

  @IV.12/redeployment.1
  Rule: IV.12/redeployment.1 A lost fortress costs its owner Stab

    Scenario: the owner loses 1 Stab even when no revolt is left
      Given IV.12 is in effect
      And the owner of POITOU is SPA
      And POITOU is conquered by ROC
      When the redeployment step is played
      Then the stability of SPA falls by 1
      And the stability of FRA is still 3

    Scenario Outline: no Stab is lost with the event <status> and the fortress conquered by <holder>
      Given IV.12 is <status>
      And POITOU is conquered by <holder>
      And the number of strong revolts in POITOU is 2 (context)
      When the redeployment step is played
      Then the stability of FRA is still 3

      Examples:
        | status    | holder |
        | over      | ROC    |
        | in effect | FRA    |

  @IV.12/interphase.1
  Rule: IV.12/interphase.1 A living rising brings points

    Scenario: who runs the rising scores 5 points a turn
      Given IV.12 is in effect
      And the number of weak revolts in POITOU is 1
      And the leader of the revolts in POITOU is ENG
      When the interphase step is played
      Then the score of ENG rises by 5
      And the score of FRA is still 0

    Scenario: a rising put down brings none
      Given IV.12 is in effect
      And the leader of the revolts in POITOU is ENG
      When the interphase step is played
      Then IV.12 is over
      And the score of ENG is still 0

    Scenario: revolts outside the event bring none
      Given IV.12 is over (context)
      And the number of strong revolts in POITOU is 2
      And the leader of the revolts in POITOU is ENG
      When the interphase step is played
      Then the score of ENG is still 0
