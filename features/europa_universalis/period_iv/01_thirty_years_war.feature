Feature: IV.1 Thirty Years War, first turn

  @IV.1/pre.1
  Rule: IV.1/pre.1 Spain must not be Protestant

    Scenario: under a Protestant Spain there is no such war
      Given SPA is protestant
      When IV.1 is rolled
      Then IV.1 is marked off
      And IV.1 counts as played
      And the fate of IV.1 is nothing
      And IV.1 is still dormant

    Scenario: under a Catholic Spain there is
      When IV.1 is rolled
      Then IV.1 is in effect
      And IV.1 is still not marked off

  @IV.1/pre.2
  Rule: IV.1/pre.2 Habsburgs and an owner of BOHEMIA in the Empire are needed

    Scenario: without the Habsburgs there is no such war
      Given HAB is a gone
      When IV.1 is rolled
      Then IV.1 is marked off
      And IV.1 counts as played
      And the fate of IV.1 is nothing
      And IV.1 is still dormant

    Scenario: annexed Habsburgs are as good as none
      Given HAB is annexed by SPA
      When IV.1 is rolled
      Then IV.1 is marked off
      And IV.1 is still dormant

    Scenario: with a BOHEMIA that is Danish there is none either
      Given the owner of BOHEMIA is DEN
      When IV.1 is rolled
      Then IV.1 is marked off
      And IV.1 counts as played
      And the fate of IV.1 is nothing
      And IV.1 is still dormant

    Scenario: a Bavarian BOHEMIA will do
      Given the owner of BOHEMIA is BAV (context)
      When IV.1 is rolled
      Then IV.1 is in effect
      And IV.1 is still not marked off

  @IV.1/T1.events.1
  Rule: IV.1/T1.events.1 Habsburgs attack, the Palatinate and its partner seek peace

    Scenario: the Habsburgs declare war on the owner of BOHEMIA
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the owner of BOHEMIA is Country-2
      And HAB is at war with TUR (context)
      When the declarations step is played
      Then HAB is at war with Country-2
      And the war between HAB and Country-2 comes from IV.1

    Scenario: they do so in the first turn only
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the owner of BOHEMIA is Country-2
      When the declarations step is played
      Then HAB is still not at war with Country-2

    Scenario: they do not where BOHEMIA was theirs
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the owner of BOHEMIA is Country-2
      And BOHEMIA belonged to HAB before IV.1
      When the declarations step is played
      Then HAB is still not at war with Country-2

    Scenario: an event that is over declares no war
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the owner of BOHEMIA is Country-2
      When the declarations step is played
      Then HAB is still not at war with Country-2

    Scenario: nobody may call allies to that war
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And HAB is at war with Country-2
      And the war between HAB and Country-2 comes from IV.1
      Then HAB calls its allies against Country-2 in the war of IV.1 is refused because of IV.1/T1.events.1
      And HAB calls SWE into its war with Country-2 is refused because of IV.1/T1.events.1
      And Country-2 calls its allies against HAB in the war of IV.1 is refused because of IV.1/T1.events.1
      And Country-2 calls SWE into its war with HAB is refused because of IV.1/T1.events.1

    Scenario: allies may come in later
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And HAB is at war with Country-2
      And the war between HAB and Country-2 comes from IV.1
      Then HAB calls its allies against Country-2 in the war of IV.1 is allowed
      And HAB calls SWE into its war with Country-2 is allowed

    Scenario: once the event is over allies may come at once
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And HAB is at war with Country-2
      And the war between HAB and Country-2 comes from IV.1
      Then HAB calls its allies against Country-2 in the war of IV.1 is allowed
      And HAB calls SWE into its war with Country-2 is allowed

    Scenario: allies may come to another war
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And HAB is at war with TUR
      Then HAB calls its allies against TUR in the war of IV.1 is allowed
      And HAB calls SWE into its war with TUR is allowed

    Scenario: the ban is none of this clause where BOHEMIA was Habsburg
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BOHEMIA belonged to HAB before IV.1
      And HAB is at war with Country-2
      And the war between HAB and Country-2 comes from IV.1
      Then HAB calls its allies against Country-2 in the war of IV.1 is not refused because of IV.1/T1.events.1
      And HAB calls SWE into its war with Country-2 is not refused because of IV.1/T1.events.1

    Scenario: the Palatinate and the owner offer peace to all but the Habsburgs
      Given the owner of BOHEMIA is Country-2
      And PAL is at war with FRA
      And PAL is at war with HAB
      And Country-2 is at war with TUR
      When IV.1 is rolled
      Then the offer of PAL to FRA is white peace
      And the offer of Country-2 to TUR is white peace
      And the offer of PAL to HAB is still not white peace
      And the offer of FRA to PAL is still not white peace

    Scenario: no offers are made where BOHEMIA is Habsburg
      Given PAL is at war with FRA
      When IV.1 is rolled
      Then the offer of PAL to FRA is still not white peace

    Scenario: Spain loses both even if nobody else may have them
      Given the owner of BOHEMIA is Country-2
      And ENG is conciliatory
      And HOL is conciliatory
      And PAL is in EG of SPA
      And Country-2 is in EG of SPA
      And SCO is in EG of SPA
      When IV.1 is rolled
      Then Country-2 is in MA of HOL
      And PAL is in MA of HOL
      And SCO is still in EG of SPA

    Scenario: Spain loses nothing where BOHEMIA is Habsburg
      Given PAL is in EG of SPA
      When IV.1 is rolled
      Then PAL is still in EG of SPA

    Scenario: a Catholic France loses both
      Given the owner of BOHEMIA is Country-2
      And PAL is in EG of FRA
      And Country-2 is in EG of FRA
      And SCO is in EG of FRA
      When IV.1 is rolled
      Then Country-2 is in MA of HOL
      And PAL is in MA of HOL
      And SCO is still in EG of FRA

    Scenario: a Catholic France loses nothing where BOHEMIA is Habsburg
      Given PAL is in EG of FRA
      When IV.1 is rolled
      Then PAL is still in EG of FRA

    Scenario: a Protestant France keeps what it has
      Given the owner of BOHEMIA is Country-2
      And FRA is protestant
      And Country-2 is in EG of FRA
      When IV.1 is rolled
      Then Country-2 is still in EG of FRA

    Scenario: a Protestant England keeps what it has
      Given the owner of BOHEMIA is Country-2
      And Country-2 is in EG of ENG
      When IV.1 is rolled
      Then Country-2 is still in EG of ENG

    Scenario: what a minor controls is not touched
      Given the owner of BOHEMIA is Country-2
      And the patron of Country-2 is BAV
      When IV.1 is rolled
      Then the patron of Country-2 is still BAV

    Scenario: France keeps what nobody else may have
      Given the owner of BOHEMIA is Country-2
      And ENG is conciliatory
      And HOL is conciliatory
      And Country-2 is in EG of FRA
      When IV.1 is rolled
      Then Country-2 is still in EG of FRA

    Scenario: a Protestant Spain is nobody else
      Given the owner of BOHEMIA is Country-2
      And ENG is conciliatory
      And HOL is conciliatory
      And SPA is protestant
      And Country-2 is in EG of FRA
      When IV.1 starts
      Then Country-2 is still in EG of FRA

    Scenario Outline: Spain cannot have <minor> while the event lasts
      Given IV.1 is in effect
      And BOHEMIA belonged to Country-2 before IV.1
      And ENG is conciliatory
      And HOL is conciliatory
      Then SPA takes control of <minor> in EG is refused because of IV.1/T1.events.1
      And FRA takes control of <minor> in EG is allowed

      Examples:
        | minor     |
        | PAL       |
        | Country-2 |

    Scenario: Spain may have other minors
      Given IV.1 is in effect
      And BOHEMIA belonged to Country-2 before IV.1 (context)
      Then SPA takes control of SCO in EG is allowed

    Scenario: Spain may have the Palatinate where BOHEMIA was Habsburg
      Given IV.1 is in effect
      And BOHEMIA belonged to HAB before IV.1
      Then SPA takes control of PAL in EG is allowed

    Scenario: Spain may have the Palatinate when the event is over
      Given IV.1 is over (context)
      And BOHEMIA belonged to Country-2 before IV.1 (context)
      Then SPA takes control of PAL in EG is allowed

    Scenario Outline: a Catholic France cannot have <minor> while the event lasts
      Given IV.1 is in effect
      And BOHEMIA belonged to Country-2 before IV.1
      Then FRA takes control of <minor> in EG is refused because of IV.1/T1.events.1
      And ENG takes control of <minor> in EG is allowed
      And BAV takes control of <minor> in EG is allowed

      Examples:
        | minor     |
        | PAL       |
        | Country-2 |

    Scenario: France may have other minors
      Given IV.1 is in effect
      And BOHEMIA belonged to Country-2 before IV.1 (context)
      Then FRA takes control of SCO in EG is allowed

    Scenario: France may have the Palatinate where BOHEMIA was Habsburg
      Given IV.1 is in effect
      And BOHEMIA belonged to HAB before IV.1
      Then FRA takes control of PAL in EG is allowed

    Scenario: France may have the Palatinate when the event is over
      Given IV.1 is over (context)
      And BOHEMIA belonged to Country-2 before IV.1 (context)
      Then FRA takes control of PAL in EG is allowed

    Scenario: France may have the Palatinate if the only Protestant player is Spain
      Given IV.1 is in effect
      And BOHEMIA belonged to Country-2 before IV.1 (context)
      And ENG is conciliatory
      And HOL is conciliatory
      And SPA is protestant
      Then FRA takes control of PAL in EG is allowed

  @IV.1/T1.events.2
  Rule: IV.1/T1.events.2 A Habsburg BOHEMIA rebels

    Scenario: Bohemia is made anew
      When IV.1 is rolled
      Then BOH is a minor
      And the owner of BOHEMIA is BOH

    Scenario: there is no rising where BOHEMIA is not Habsburg
      Given the owner of BOHEMIA is Country-2
      And the owner of Province-1 is HAB
      And Province-1 was originally of BOH
      And BOH is a minor (context)
      When IV.1 is rolled
      Then HAB is still not at war with BOH
      And HAB still has no free CB against BOH
      And the owner of Province-1 is still HAB

    Scenario: no Bohemia is made where BOHEMIA is not Habsburg
      Given the owner of BOHEMIA is Country-2
      When IV.1 is rolled
      Then BOH is still a gone

    Scenario: of its old land it receives what the Habsburgs have
      Given the owner of Province-1 is HAB
      And Province-1 was originally of BOH
      And the owner of Province-2 is HAB
      And the owner of Province-3 is SPA
      And Province-3 was originally of BOH
      When IV.1 is rolled
      Then the owner of Province-1 is BOH
      And the owner of Province-2 is still HAB
      And the owner of Province-3 is still SPA

    Scenario: Habsburg armies leave it
      Given Unit-1 belongs to HAB
      And Unit-1 stands in BOHEMIA
      And Unit-2 belongs to SPA (context)
      And Unit-2 stands in BOHEMIA
      And Unit-3 belongs to HAB
      And Unit-3 stands in Province-2
      When IV.1 is rolled
      Then Unit-1 has left the provinces
      And Unit-2 still stands in BOHEMIA
      And Unit-3 still stands in Province-2

    Scenario: Habsburg armies stay in a Bohemia that has not rebelled
      Given the owner of BOHEMIA is Country-2
      And BOH is a minor (context)
      And the owner of Province-1 is BOH
      And Unit-1 belongs to HAB
      And Unit-1 stands in Province-1
      When IV.1 is rolled
      Then Unit-1 still stands in Province-1

    Scenario: the Habsburgs attack it at once
      Given the turn is 20
      When IV.1 is rolled
      Then HAB is at war with BOH
      And the war between HAB and BOH comes from IV.1
      And HAB can use a free CB against BOH
      And the last turn of the CB of HAB against BOH is 20

    Scenario: nobody may call allies to the war with Bohemia
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BOHEMIA belonged to HAB before IV.1
      And BOH is a minor
      And HAB is at war with BOH
      And the war between HAB and BOH comes from IV.1
      Then HAB calls its allies against BOH in the war of IV.1 is refused because of IV.1/T1.events.2
      And HAB calls SWE into its war with BOH is refused because of IV.1/T1.events.2
      And BOH calls its allies against HAB in the war of IV.1 is refused because of IV.1/T1.events.2
      And BOH calls SWE into its war with HAB is refused because of IV.1/T1.events.2

    Scenario: where BOHEMIA was not Habsburg the ban is none of this clause
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BOH is a minor
      And HAB is at war with BOH
      And the war between HAB and BOH comes from IV.1
      Then HAB calls its allies against BOH in the war of IV.1 is not refused because of IV.1/T1.events.2
      And HAB calls SWE into its war with BOH is not refused because of IV.1/T1.events.2

    Scenario: where BOHEMIA was Habsburg allies may come in later
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BOHEMIA belonged to HAB before IV.1
      And BOH is a minor
      And HAB is at war with BOH
      And the war between HAB and BOH comes from IV.1
      Then HAB calls its allies against BOH in the war of IV.1 is allowed
      And HAB calls SWE into its war with BOH is allowed

    Scenario: where BOHEMIA was Habsburg allies may come once the event is over
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And BOHEMIA belonged to HAB before IV.1
      And BOH is a minor
      And HAB is at war with BOH
      And the war between HAB and BOH comes from IV.1
      Then HAB calls its allies against BOH in the war of IV.1 is allowed
      And HAB calls SWE into its war with BOH is allowed

    Scenario: where BOHEMIA was Habsburg allies may come to another war
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BOHEMIA belonged to HAB before IV.1
      And BOH is a minor
      And HAB is at war with BOH
      Then HAB calls its allies against BOH in the war of IV.1 is allowed
      And HAB calls SWE into its war with BOH is allowed

    Scenario: the Palatinate is in that war by the union
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BOHEMIA belonged to HAB before IV.1
      And HAB is at war with PAL
      And the war between HAB and PAL comes from IV.1
      Then HAB calls its allies against PAL in the war of IV.1 is refused because of IV.1/T1.events.2
      And PAL calls SWE into its war with HAB is refused because of IV.1/T1.events.2

    Scenario: where BOHEMIA was Habsburg others are not attacked by this declaration
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BOHEMIA belonged to HAB before IV.1
      And HAB is at war with POL
      And the war between HAB and POL comes from IV.1
      Then HAB calls its allies against POL in the war of IV.1 is allowed
      And POL calls SWE into its war with HAB is allowed

  @IV.1/T1.events.3
  Rule: IV.1/T1.events.3 Bohemia and the Palatinate are joined

    Scenario: Bohemia goes where the Palatinate is
      Given the owner of BOHEMIA is BOH (context)
      And BOH is a minor
      And PAL is in EG of ENG
      When IV.1 is rolled
      Then IV.1 union is in effect
      And BOH is in EG of ENG

    Scenario: without a Bohemia there is no union
      Given the owner of BOHEMIA is Country-2
      And PAL is in EG of ENG (context)
      When IV.1 is rolled
      Then IV.1 union is still dormant
      And BOH is still neutral

    Scenario: Bohemia follows the Palatinate to a new patron
      Given IV.1 union is in effect
      And BOH is a minor
      When ENG takes control of PAL in CE
      Then BOH is in CE of ENG

    Scenario: where the Palatinate loses its patron Bohemia does so too
      Given the owner of BOHEMIA is Country-2
      And IV.1 union is in effect
      And BOH is a minor
      And PAL is in EG of SPA
      When IV.1 starts
      Then BOH is in MA of HOL

    Scenario: without the union it does not follow
      Given BOH is a minor
      When ENG takes control of PAL in CE
      Then BOH is still neutral

    Scenario: a Bohemia that is no more does not follow
      Given IV.1 union is in effect
      When ENG takes control of PAL in CE
      Then BOH is still neutral

    Scenario: nobody can control Bohemia by itself
      Given IV.1 union is in effect
      And BOH is a minor (context)
      Then ENG takes control of BOH in CE is refused because of IV.1/T1.events.3

    Scenario: after the union Bohemia can be controlled
      Given IV.1 union is over (context)
      And BOH is a minor (context)
      Then ENG takes control of BOH in CE is allowed

    Scenario: the Habsburgs fight the Palatinate as well
      When IV.1 is rolled
      Then HAB is at war with PAL
      And the war between HAB and PAL comes from IV.1

    Scenario: a war of old between Habsburgs and Bohemia is left alone
      Given the owner of BOHEMIA is BOH
      And BOH is a minor
      And HAB is at war with BOH
      When IV.1 is rolled
      Then HAB is still not at war with PAL

    Scenario: a war that is over drags nobody in
      Given the owner of BOHEMIA is BOH
      And BOH is a minor (context)
      And the war between HAB and BOH comes from IV.1
      When IV.1 is rolled
      Then HAB is still not at war with PAL

    Scenario Outline: in the union, <act>, and so <other>
      Given IV.1 union is in effect
      And BOH is a minor
      When <act>
      Then <result>

      Examples:
        | act                      | other                 | result                      |
        | FRA declares war on PAL  | on Bohemia            | FRA is at war with BOH      |
        | FRA declares war on BOH  | on the Palatinate     | FRA is at war with PAL      |
        | PAL declares war on FRA  | does Bohemia          | BOH is at war with FRA      |
        | BOH declares war on FRA  | does the Palatinate   | PAL is at war with FRA      |

    Scenario: who is called against one of the two fights both
      Given IV.1 union is in effect
      And BOH is a minor
      And FRA is at war with SPA
      When FRA calls PAL into its war with SPA
      Then SPA is at war with BOH

    Scenario Outline: in the union a peace that <winner> wins over <loser> is one for both
      Given IV.1 union is in effect
      And BOH is a minor
      And PAL is at war with FRA
      And BOH is at war with FRA
      When <winner> wins a peace of level 2 over <loser>
      Then <other> is not at war with FRA

      Examples:
        | winner | loser | other |
        | PAL    | FRA   | BOH   |
        | FRA    | BOH   | PAL   |

    Scenario Outline: without the union, <act>, and <other> stays out
      Given BOH is a minor
      When <act>
      Then <result>

      Examples:
        | act                      | other                 | result                          |
        | FRA declares war on PAL  | Bohemia               | FRA is still not at war with BOH |
        | FRA declares war on BOH  | the Palatinate        | FRA is still not at war with PAL |
        | PAL declares war on FRA  | Bohemia itself        | BOH is still not at war with FRA |
        | BOH declares war on FRA  | the Palatinate itself | PAL is still not at war with FRA |

    Scenario Outline: in the union, <act> dates the new war only
      Given the turn is 29
      And IV.1 union is in effect
      And BOH is a minor
      When <act>
      Then the first turn of the war between FRA and <partner> is 29

      Examples:
        | act                     | partner |
        | FRA declares war on PAL | BOH     |
        | FRA declares war on BOH | PAL     |
        | PAL declares war on FRA | BOH     |
        | BOH declares war on FRA | PAL     |

    Scenario Outline: in the union, <act> leaves an older war with <partner> as it is
      Given the turn is 29 (context)
      And IV.1 union is in effect
      And BOH is a minor
      And FRA is at war with <partner>
      And the first turn of the war between FRA and <partner> is 27
      When <act>
      Then the first turn of the war between FRA and <partner> still is 27

      Examples:
        | act                     | partner |
        | FRA declares war on PAL | BOH     |
        | PAL declares war on FRA | BOH     |

    Scenario Outline: a Bohemia that is no more is not drawn in when <act>
      Given IV.1 union is in effect
      When <act>
      Then FRA is still not at war with BOH

      Examples:
        | act                     |
        | FRA declares war on PAL |
        | PAL declares war on FRA |

    Scenario Outline: a war between the two, when <attacker> attacks <defender>, goes no further
      Given IV.1 union is in effect
      And BOH is a minor
      When <attacker> declares war on <defender>
      Then <attacker> is still not at war with <attacker>
      And <defender> is still not at war with <defender>

      Examples:
        | attacker | defender |
        | PAL      | BOH      |
        | BOH      | PAL      |

    Scenario: wars of others are no matter of the union
      Given IV.1 union is in effect
      And BOH is a minor (context)
      When FRA declares war on BAV
      Then FRA is still not at war with PAL
      And FRA is still not at war with BOH

    Scenario: a war of the event with Bohemia is one with the Palatinate
      Given IV.1 union is in effect
      And BOH is a minor
      And the war between HAB and BOH comes from IV.1
      When HAB declares war on BOH
      Then the war between HAB and PAL comes from IV.1

    Scenario: a war of the event with the Palatinate is one with Bohemia
      Given IV.1 union is in effect
      And BOH is a minor (context)
      And the war between HAB and PAL comes from IV.1
      When HAB declares war on PAL
      Then the war between HAB and BOH comes from IV.1

    Scenario: a war of the event with somebody else is none with either
      Given IV.1 union is in effect
      And BOH is a minor (context)
      And the war between HAB and Country-2 comes from IV.1
      When HAB declares war on Country-2
      Then the war between HAB and PAL still does not come from IV.1
      And the war between HAB and BOH still does not come from IV.1

    Scenario: a war of another cause keeps its cause
      Given IV.1 union is in effect
      And BOH is a minor
      When HAB declares war on BOH
      Then the war between HAB and PAL still does not come from IV.1

    Scenario: without the union the Palatinate is not in that war
      Given BOH is a minor
      And the war between HAB and BOH comes from IV.1
      When HAB declares war on BOH
      Then the war between HAB and PAL still does not come from IV.1

    Scenario Outline: in the union, <act>, and peace comes for <other>
      Given IV.1 union is in effect
      And BOH is a minor
      And PAL is at war with FRA
      And BOH is at war with FRA
      When <act>
      Then <result>

      Examples:
        | act                              | other                 | result                     |
        | PAL makes a white peace with FRA | Bohemia               | BOH is not at war with FRA |
        | BOH makes a white peace with FRA | the Palatinate        | PAL is not at war with FRA |
        | FRA makes a white peace with PAL | Bohemia too           | BOH is not at war with FRA |
        | FRA makes a white peace with BOH | the Palatinate too    | PAL is not at war with FRA |
        | PAL makes a mandatory peace with FRA | Bohemia               | BOH is not at war with FRA |
        | BOH makes a mandatory peace with FRA | the Palatinate        | PAL is not at war with FRA |
        | FRA makes a mandatory peace with PAL | Bohemia too           | BOH is not at war with FRA |
        | FRA makes a mandatory peace with BOH | the Palatinate too    | PAL is not at war with FRA |
        | PAL makes an enforced peace with FRA | Bohemia               | BOH is not at war with FRA |
        | BOH makes an enforced peace with FRA | the Palatinate        | PAL is not at war with FRA |
        | FRA makes an enforced peace with PAL | Bohemia too           | BOH is not at war with FRA |
        | FRA makes an enforced peace with BOH | the Palatinate too    | PAL is not at war with FRA |

    Scenario Outline: without the union, <act>, and <other> fights on
      Given BOH is a minor
      And PAL is at war with FRA
      And BOH is at war with FRA
      When <act>
      Then <result>

      Examples:
        | act                              | other              | result                       |
        | PAL makes a white peace with FRA | Bohemia            | BOH is still at war with FRA |
        | BOH makes a white peace with FRA | the Palatinate     | PAL is still at war with FRA |
        | FRA makes a white peace with PAL | Bohemia alone      | BOH is still at war with FRA |
        | FRA makes a white peace with BOH | the Palatinate alone | PAL is still at war with FRA |
        | PAL makes a mandatory peace with FRA | Bohemia            | BOH is still at war with FRA |
        | BOH makes a mandatory peace with FRA | the Palatinate     | PAL is still at war with FRA |
        | FRA makes a mandatory peace with PAL | Bohemia alone      | BOH is still at war with FRA |
        | FRA makes a mandatory peace with BOH | the Palatinate alone | PAL is still at war with FRA |
        | PAL makes an enforced peace with FRA | Bohemia            | BOH is still at war with FRA |
        | BOH makes an enforced peace with FRA | the Palatinate     | PAL is still at war with FRA |
        | FRA makes an enforced peace with PAL | Bohemia alone      | BOH is still at war with FRA |
        | FRA makes an enforced peace with BOH | the Palatinate alone | PAL is still at war with FRA |

  @IV.1/T1.events.4
  Rule: IV.1/T1.events.4 Without a Bohemia the owner of BOHEMIA is an ally

    Scenario: the Palatinate and Bavaria become allies
      Given the owner of BOHEMIA is BAV
      And BAV is in EG of ENG
      When IV.1 is rolled
      Then PAL is allied with BAV
      And BAV is still in EG of ENG

    Scenario: with a Bohemia there is no such alliance
      Given the owner of BOHEMIA is BAV
      And BOH is a minor
      When IV.1 is rolled
      Then PAL is still not allied with BAV

    Scenario: an owner who is a player is no ally
      Given the owner of BOHEMIA is Country-2
      And Country-2 is a player
      When IV.1 is rolled
      Then PAL is still not allied with Country-2

    Scenario: a minor of the HRE without BOHEMIA is no ally
      Given the owner of BOHEMIA is Country-2
      When IV.1 is rolled
      Then PAL is still not allied with BAV

    Scenario: a German Empire that owns BOHEMIA is no minor of the HRE and no ally
      Given the owner of BOHEMIA is GER
      And GER is a minor
      When IV.1 is rolled
      Then PAL is still not allied with GER

  @IV.1/T1.events.5
  Rule: IV.1/T1.events.5 Holland controls those that are neutral

    Scenario: a neutral Palatinate and a neutral ally
      Given the owner of BOHEMIA is BAV
      When IV.1 is rolled
      Then PAL is in MA of HOL
      And BAV is in MA of HOL

    Scenario: a Palatinate that is no minor any more gets no patron
      Given PAL is gone
      When IV.1 is rolled
      Then PAL is still neutral

    Scenario: a Palatinate with a patron keeps it
      Given the owner of BOHEMIA is Country-2 (context)
      And PAL is in EG of ENG
      When IV.1 is rolled
      Then PAL is still in EG of ENG

    Scenario: an ally with a patron keeps it
      Given the owner of BOHEMIA is BAV
      And BAV is in EG of ENG
      When IV.1 is rolled
      Then BAV is still in EG of ENG

    Scenario: an ally without BOHEMIA stays neutral
      Given the owner of BOHEMIA is BAV (context)
      And PAL is allied with Country-2
      When IV.1 is rolled
      Then Country-2 is still neutral

    Scenario: an ally that is a player stays its own master
      Given the owner of BOHEMIA is Country-2
      And Country-2 is a player
      And PAL is allied with Country-2
      When IV.1 is rolled
      Then Country-2 is still neutral

    Scenario: an ally that is the German Empire stays its own master
      Given the owner of BOHEMIA is GER
      And GER is a minor
      And PAL is allied with GER
      When IV.1 is rolled
      Then GER is still neutral

    Scenario: the ally of a Palatinate that is no minor any more stays neutral
      Given PAL is gone
      And the owner of BOHEMIA is BAV
      When IV.1 is rolled
      Then BAV is still neutral

    Scenario: an owner that is no ally stays neutral
      Given the owner of BOHEMIA is BAV
      And BOH is a minor
      When IV.1 is rolled
      Then BAV is still neutral

  @IV.1/T1.events.6
  Rule: IV.1/T1.events.6 The union can be broken

    Background:
      Given IV.1 union is in effect
      And BOH is a minor

    Scenario Outline: England crushes <loser> and asks for the end of the union
      Given ENG is at war with <loser>
      When ENG claims the end of IV.1 union
      And ENG crushes <loser>
      Then IV.1 union is over

      Examples:
        | loser |
        | PAL   |
        | BOH   |

    Scenario Outline: when <loser> is crushed and the union ends Bohemia stays with the controller of the Palatinate
      Given PAL is in MA of HOL
      And ENG is at war with <loser>
      When ENG claims the end of IV.1 union
      And ENG crushes <loser>
      Then BOH is still in MA of HOL
      When SCO takes control of PAL in CE
      Then BOH is still in MA of HOL

      Examples:
        | loser |
        | PAL   |
        | BOH   |

    Scenario Outline: when <loser> is crushed and the union ends under a neutral Palatinate Bohemia is neutral
      Given ENG is at war with <loser>
      When ENG claims the end of IV.1 union
      And ENG crushes <loser>
      Then BOH is still neutral

      Examples:
        | loser |
        | PAL   |
        | BOH   |

    Scenario Outline: England crushes <loser> and asks for something else
      Given ENG is at war with <loser>
      When ENG crushes <loser>
      Then IV.1 union is still in effect

      Examples:
        | loser |
        | PAL   |
        | BOH   |

  @IV.1/T1.events.7
  Rule: IV.1/T1.events.7 Bavaria joins the Habsburgs

    Scenario: Bavaria offers peace to its enemies
      Given BAV is at war with FRA
      And BAV is at war with SPA
      When IV.1 is rolled
      Then the offer of BAV to FRA is white peace
      And the offer of BAV to SPA is white peace

    Scenario: Bavaria joins in the attack on the owner of BOHEMIA
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the owner of BOHEMIA is Country-2
      And BAV is at war with FRA (context)
      When the declarations step is played
      Then BAV is allied with HAB
      And BAV is still not a non-participant of IV.1
      And BAV is at war with Country-2
      And the war between BAV and Country-2 comes from IV.1

    Scenario: a Bavaria that still fights Spain stays out
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the owner of BOHEMIA is Country-2
      And BAV is at war with SPA
      When the declarations step is played
      Then BAV is a non-participant of IV.1
      And BAV is still not allied with HAB
      And BAV is still not at war with Country-2

    Scenario: in the second turn Bavaria is not asked any more
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BAV is at war with SPA
      When the declarations step is played
      Then BAV is still not a non-participant of IV.1

    Scenario: after the event Bavaria is not asked any more
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And BAV is at war with SPA
      When the declarations step is played
      Then BAV is still not a non-participant of IV.1

    Scenario: a Bavaria that stays out is a member of neither side
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the owner of BOHEMIA is Country-2
      And BAV is a non-participant of IV.1
      When the events step is played
      Then BAV is a member of the League
      And IV.1/T1.events.7 is not kept

    Scenario: nor can it be called to the Alliance
      Given IV.1 is in effect
      And BAV is a non-participant of IV.1
      And FRA is a friend of the Alliance
      And FRA is at war with HAB
      And the war between FRA and HAB comes from IV.1
      When FRA calls BAV into its war with HAB
      Then BAV is a member of the Alliance
      And IV.1/T1.events.7 is not kept

    Scenario: a Bavaria that takes part may be a member
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the owner of BOHEMIA is Country-2
      When the events step is played
      Then BAV is a member of the League
      And IV.1/T1.events.7 is kept

    Scenario: Bavaria joins in the first turn only
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And HAB is at war with Country-2
      And the war between HAB and Country-2 comes from IV.1
      When the declarations step is played
      Then BAV is still not allied with HAB
      And BAV is still not at war with Country-2

    Scenario: Bavaria does not join when the event is over
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And HAB is at war with Country-2
      And the war between HAB and Country-2 comes from IV.1
      When the declarations step is played
      Then BAV is still not allied with HAB
      And BAV is still not at war with Country-2

    Scenario: Bavaria leaves other enemies of the Habsburgs alone
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And HAB is at war with TUR
      And the war between HAB and FRA comes from IV.1
      When the declarations step is played
      Then BAV is still not at war with TUR
      And BAV is still not at war with FRA

    Scenario: nobody may call allies to Bavaria's war
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BAV is at war with Country-2
      And the war between BAV and Country-2 comes from IV.1
      Then BAV calls its allies against Country-2 in the war of IV.1 is refused because of IV.1/T1.events.7
      And BAV calls SWE into its war with Country-2 is refused because of IV.1/T1.events.7
      And Country-2 calls its allies against BAV in the war of IV.1 is refused because of IV.1/T1.events.7
      And Country-2 calls SWE into its war with BAV is refused because of IV.1/T1.events.7

    Scenario: allies may come to Bavaria's war once the event is over
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And BAV is at war with Country-2
      And the war between BAV and Country-2 comes from IV.1
      Then BAV calls its allies against Country-2 in the war of IV.1 is allowed
      And BAV calls SWE into its war with Country-2 is allowed

    Scenario: allies may come to Bavaria's war later
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BAV is at war with Country-2
      And the war between BAV and Country-2 comes from IV.1
      Then BAV calls its allies against Country-2 in the war of IV.1 is allowed
      And BAV calls SWE into its war with Country-2 is allowed

    Scenario: allies may come to another war of Bavaria's
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BAV is at war with FRA
      Then BAV calls its allies against FRA in the war of IV.1 is allowed
      And BAV calls SWE into its war with FRA is allowed

  @IV.1/T1.administration.1
  Rule: IV.1/T1.administration.1 Bavaria is given a leader

    Background:
      Given the first turn of IV.1 is 17

    Scenario: Bavaria has nobody of name
      Given IV.1 is in effect
      And Leader-1 serves BAV (context)
      And Leader-2 is a named leader (context)
      When the administration step is played
      Then BAV has an unnamed leader

    Scenario: Bavaria has a leader of name
      Given IV.1 is in effect
      And Leader-1 serves BAV
      And Leader-1 is a named leader
      When the administration step is played
      Then BAV still does not have an unnamed leader

    Scenario: no leader is given when the event is over
      Given IV.1 is over (context)
      When the administration step is played
      Then BAV still does not have an unnamed leader

    Scenario: in later turns no leader is given
      Given IV.1 is in effect
      And the turn is 18
      When the administration step is played
      Then BAV still does not have an unnamed leader

  @IV.1/T1.administration.2
  Rule: IV.1/T1.administration.2 Bavaria and the Palatinate get no reinforcements

    Scenario Outline: the only war of <minor> is that of the event
      Given <minor> is at war with Country-2 (context)
      And the war between <minor> and Country-2 comes from IV.1
      When IV.1 starts
      Then the reinforcements of <minor> are none

      Examples:
        | minor |
        | BAV   |
        | PAL   |

    Scenario Outline: <minor> fights in another war too
      Given <minor> is at war with Country-2 (context)
      And the war between <minor> and Country-2 comes from IV.1 (context)
      And <minor> is at war with FRA
      When IV.1 starts
      Then the reinforcements of <minor> are still not none

      Examples:
        | minor |
        | BAV   |
        | PAL   |

    Scenario: when the event is over both get reinforcements
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      Then the reinforcements of BAV are not none
      And the reinforcements of PAL are not none

    Scenario: in the second turn both get reinforcements
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      Then the reinforcements of BAV are not none
      And the reinforcements of PAL are not none

  @IV.1/T1.peace.1
  Rule: IV.1/T1.peace.1 A crushed Bohemia may be dissolved

    Background:
      Given BOH is a minor
      And the owner of BOHEMIA is BOH
      And HAB is at war with BOH

    Scenario: Bohemia is dissolved
      Given BOH is in EG of ENG
      And IV.1 is in effect
      And BAV is at war with BOH
      And the owner of Province-1 is ENG (context)
      When HAB chooses to dissolve BOH
      And HAB crushes BOH
      Then BOH is a gone
      And BOH is neutral
      And the owner of BOHEMIA is HAB
      And BAV is not at war with BOH
      And the owner of Province-1 is still ENG

    Scenario: the winner asks for the end of the union instead
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And IV.1 union is in effect (context)
      And BAV is at war with BOH
      When HAB claims the end of IV.1 union
      And HAB chooses to dissolve BOH (context)
      And HAB crushes BOH
      Then BOH is still a minor
      And the owner of BOHEMIA is still BOH
      And BAV is still at war with BOH

    Scenario: Bohemia need not be dissolved
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BAV is at war with BOH
      When HAB crushes BOH
      Then BOH is still a minor
      And the owner of BOHEMIA is still BOH
      And BAV is still at war with BOH

    Scenario: from the second turn on a dissolved Bohemia is not annexed any more
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      When HAB chooses to dissolve BOH
      And HAB crushes BOH
      Then BOH is a gone
      And the owner of BOHEMIA is HAB

    Scenario: once the event is over Bohemia cannot be dissolved
      Given IV.1 is over (context)
      And BAV is at war with BOH
      When HAB chooses to dissolve BOH (context)
      And HAB crushes BOH
      Then BOH is still a minor
      And the owner of BOHEMIA is still BOH
      And BAV is still at war with BOH

  @IV.1/T1.peace.2
  Rule: IV.1/T1.peace.2 The event is over unless something keeps it going

    Scenario: nothing keeps it going
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      When the die for IV.1 shows 7
      And the peace step is played
      Then IV.1 is over

    Scenario: what has kept it going keeps it going
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And IV.1 continued is in effect
      When the die for IV.1 shows 7
      And the peace step is played
      Then IV.1 is still in effect

    Scenario: in the second turn it goes on by itself
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      When the peace step is played
      Then IV.1 is still in effect

  @IV.1/T1.peace.2a
  Rule: IV.1/T1.peace.2a Spain wants it to go on

    Scenario: Spain says so
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      When SPA insists on IV.1
      And the die for IV.1 shows 7
      And the peace step is played
      Then IV.1 continued is in effect
      And IV.1 is still in effect

    Scenario: Spain does not say so
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      When the die for IV.1 shows 7
      And the peace step is played
      Then IV.1 is over
      And IV.1 continued is still dormant

    Scenario: Spain has nothing to say in the second turn
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      When SPA insists on IV.1
      And the die for IV.1 shows 7
      And the peace step is played
      Then IV.1 continued is still dormant

    Scenario: Spain has nothing to say when the event is over
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      When SPA insists on IV.1
      And the die for IV.1 shows 7
      And the peace step is played
      Then IV.1 continued is still dormant

  @IV.1/T1.peace.2b
  Rule: IV.1/T1.peace.2b Spain and a controller go to war

    Background:
      Given the first turn of IV.1 is 20

    Scenario Outline: Spain and the controller of <minor> may fight when the peaces are made
      Given IV.1 is in effect
      And the owner of BOHEMIA is BAV
      And the turn is 20
      And the patron of <minor> is ENG
      When the die for IV.1 shows 7
      And the inside of the peace step is played
      Then SPA can use a free CB against ENG
      And ENG can use a free CB against SPA
      And the last turn of the CB of SPA against ENG is 20
      And the last turn of the CB of ENG against SPA is 20
      And the CB of SPA against ENG comes from IV.1
      And the CB of ENG against SPA comes from IV.1
      And SPA declares war on ENG is allowed
      And ENG declares war on SPA is allowed

      Examples:
        | minor |
        | PAL   |
        | BAV   |

    Scenario Outline: <writer> declares war and the event goes on
      Given IV.1 is in effect
      And the turn is 20
      And the patron of PAL is ENG
      When the die for IV.1 shows 7
      And the inside of the peace step is played
      And <writer> declares war on <target>
      Then SPA is at war with ENG
      And the war between SPA and ENG comes from IV.1
      And the first turn of the war between SPA and ENG is 21
      And IV.1 continued is in effect

      Examples:
        | writer | target |
        | SPA    | ENG    |
        | ENG    | SPA    |

    Scenario: such a war keeps the event alive when the phase closes
      Given IV.1 is in effect
      And the turn is 20
      And the patron of PAL is ENG
      When the die for IV.1 shows 7
      And the inside of the peace step is played
      And SPA declares war on ENG
      And the end of the peace step is played
      Then IV.1 is still in effect

    Scenario: allies may be called to it at once
      Given IV.1 is in effect
      And the turn is 20
      And the patron of PAL is ENG
      When the die for IV.1 shows 7
      And the inside of the peace step is played
      And SPA declares war on ENG
      Then SPA calls its allies against ENG in the war of IV.1 is allowed because of IV.1/T1.peace.2b
      And ENG calls its allies against SPA in the war of IV.1 is allowed because of IV.1/T1.peace.2b

    Scenario: where neither declares war the event is over
      Given IV.1 is in effect
      And the turn is 20
      And the patron of PAL is ENG
      When the die for IV.1 shows 7
      And the peace step is played
      Then SPA is still not at war with ENG
      And IV.1 is over

    Scenario: who controls neither of the two has no such war
      Given IV.1 is in effect
      And the turn is 20
      And the patron of SCO is FRA (context)
      When the die for IV.1 shows 7
      And the inside of the peace step is played
      Then SPA still has no free CB against FRA

    Scenario: a minor that has the Palatinate decides nothing
      Given IV.1 is in effect
      And the turn is 20
      And the patron of PAL is BAV
      When the die for IV.1 shows 7
      And the inside of the peace step is played
      Then SPA still has no free CB against BAV

    Scenario: in the second turn there is no such war
      Given IV.1 is in effect
      And the turn is 21
      And the patron of PAL is ENG
      When the inside of the peace step is played
      Then SPA still has no free CB against ENG

    Scenario: a war that Spain has declared otherwise keeps nothing going
      Given IV.1 is in effect
      And the turn is 20
      When SPA declares war on ENG
      Then IV.1 continued is still dormant
      And the first turn of the war between SPA and ENG is 20

  @IV.1/T1.peace.2c
  Rule: IV.1/T1.peace.2c A die decides

    Scenario: a one keeps the war going
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      When the die for IV.1 shows 1
      And the peace step is played
      Then IV.1 continued is in effect
      And IV.1 is still in effect

    Scenario: a two does not
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      When the die for IV.1 shows 2
      And the peace step is played
      Then IV.1 is over

    Scenario: no die is thrown if Spain wants the war
      Given IV.1 is in effect
      And the number of great victories of PAL in the war of IV.1 is 3 (context)
      When SPA insists on IV.1
      And the peace step is played
      Then IV.1 is still in effect

    Scenario: no die is thrown in the second turn
      Given the turn is 18 (context)
      When the die for IV.1 shows 1
      And the peace step is played
      Then IV.1 continued is still dormant

    Scenario: no die is thrown when the event is over
      Given IV.1 is over (context)
      When the die for IV.1 shows 1
      And the peace step is played
      Then IV.1 continued is still dormant

  @IV.1/T1.peace.2c.1-
  Rule: IV.1/T1.peace.2c.1- One or less keeps it going

    Scenario: in the second turn a one decides nothing
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      When the die for IV.1 shows 1
      And the peace step is played
      Then IV.1 continued is still dormant

    Scenario: once the event is over a one decides nothing
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      When the die for IV.1 shows 1
      And the peace step is played
      Then IV.1 continued is still dormant

    Scenario: no die is thrown for a war that goes on already
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And IV.1 continued is in effect
      When the die for IV.1 shows 1 (context)
      And the peace step is played
      Then the number of times IV.1 continued has started is still 0

    Scenario Outline: a <die> after three great victories: <what>
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the number of great victories of PAL in the war of IV.1 is 3
      When the die for IV.1 shows <die>
      And the peace step is played
      Then IV.1 is <result>

      Examples:
        | die | what    | result          |
        | 1   | war     | still in effect |
        | 4   | war     | still in effect |
        | 5   | no war  | over            |
        | 10  | no war  | over            |

  @IV.1/T1.peace.2c.m1
  Rule: IV.1/T1.peace.2c.m1 Three more if all is conquered

    @IV.1/T1.peace.2c.1-
    Scenario Outline: all that Bavaria has is conquered and it held out for <rounds> rounds
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the owner of BOHEMIA is BAV (context)
      And BOHEMIA is conquered by HAB
      And the number of rounds BOHEMIA has held out is <rounds>
      When the die for IV.1 shows 1
      And the peace step is played
      Then IV.1 is <result>

      Examples:
        | rounds | result          |
        | 4      | over            |
        | 5      | still in effect |

  @IV.1/T1.peace.2c.m2
  Rule: IV.1/T1.peace.2c.m2 Two more if BOHEMIA is conquered

    @IV.1/T1.peace.2c.1- @IV.1/T1.peace.2c.m1
    Scenario Outline: BOHEMIA alone is conquered and it held out for <rounds> rounds
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the owner of BOHEMIA is BAV
      And the owner of Province-1 is BAV
      And BOHEMIA is conquered by HAB
      And the number of rounds BOHEMIA has held out is <rounds>
      When the die for IV.1 shows 1
      And the peace step is played
      Then IV.1 is <result>

      Examples:
        | rounds | result          |
        | 1      | over            |
        | 2      | still in effect |

    @IV.1/T1.peace.2c.1-
    Scenario Outline: BOHEMIA is conquered by Spain and the die shows <die>
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the owner of BOHEMIA is BAV (context)
      And BOHEMIA is conquered by SPA (context)
      When the die for IV.1 shows <die>
      And the peace step is played
      Then IV.1 is <result>

      Examples:
        | die | result          |
        | 1   | still in effect |
        | 2   | over            |

  @IV.1/T1.peace.2c.m3
  Rule: IV.1/T1.peace.2c.m3 One less for each great victory

    @IV.1/T1.peace.2c.1-
    Scenario Outline: <winner> has won three and the die shows <die>
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the owner of BOHEMIA is <owner>
      And the number of great victories of <winner> in the war of IV.1 is 3
      When the die for IV.1 shows <die>
      And the peace step is played
      Then IV.1 is <result>

      Examples:
        | owner | winner | die | result          |
        | BAV   | PAL    | 4   | still in effect |
        | BAV   | PAL    | 5   | over            |
        | BAV   | BAV    | 4   | still in effect |
        | BAV   | BAV    | 5   | over            |
        | PAL   | PAL    | 4   | still in effect |
        | PAL   | PAL    | 5   | over            |
        | BAV   | ENG    | 2   | over            |

  @IV.1/T1.peace.2c.m4
  Rule: IV.1/T1.peace.2c.m4 One less for each round

    @IV.1/T1.peace.2c.1-
    Scenario Outline: BOHEMIA has held out for three rounds and the die shows <die>
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the number of rounds BOHEMIA has held out is 3
      When the die for IV.1 shows <die>
      And the peace step is played
      Then IV.1 is <result>

      Examples:
        | die | result          |
        | 4   | still in effect |
        | 5   | over            |

  @IV.1/T1.peace.2c.m5
  Rule: IV.1/T1.peace.2c.m5 One less if Bavaria fought abroad

    @IV.1/T1.peace.2c.1-
    Scenario Outline: <country> has fought abroad and the die shows <die>
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And <country> has troops that fought abroad
      When the die for IV.1 shows <die>
      And the peace step is played
      Then IV.1 is <result>

      Examples:
        | country | die | result          |
        | BAV     | 2   | still in effect |
        | BAV     | 3   | over            |
        | PAL     | 1   | still in effect |
        | PAL     | 2   | over            |

  @IV.1/T1.peace.3
  Rule: IV.1/T1.peace.3 Peace and the return of Bohemian land

    Background:
      Given IV.1 is in effect
      And the first turn of IV.1 is 17

    Scenario: all who fought make peace
      Given HAB is at war with PAL
      And the war between HAB and PAL comes from IV.1
      And HAB is at war with TUR
      When IV.1 ends
      Then HAB is not at war with PAL
      And HAB is still at war with TUR

    Scenario: old Bohemian land goes to the Habsburgs
      Given the owner of BOHEMIA is BAV
      And the owner of Province-1 is BAV
      And the owner of Province-2 is ENG
      And Province-2 was originally of BOH (context)
      When IV.1 ends
      Then the owner of BOHEMIA is HAB
      And the owner of Province-1 is still BAV
      And the owner of Province-2 is still ENG

    Scenario: an owner outside the Empire gives it back too
      Given the owner of Province-1 is DEN
      And Province-1 was originally of BOH
      And the owner of BOHEMIA is DEN
      When IV.1 ends
      Then the owner of Province-1 is HAB
      And the owner of BOHEMIA is HAB

    Scenario: what ends later ends otherwise
      Given the owner of BOHEMIA is BAV
      And the turn is 18
      And HAB is at war with PAL
      And the war between HAB and PAL comes from IV.1
      When IV.1 ends
      Then HAB is still at war with PAL
      And the owner of BOHEMIA is still BAV

  @IV.1/T1.peace.4
  Rule: IV.1/T1.peace.4 It goes on for five more turns

    Scenario: it goes on in the second turn
      Given IV.1 is in effect
      And IV.1 continued is in effect
      And the first turn of IV.1 is 27
      And the turn is 28
      And the Alliance is in effect (context)
      And the League is in effect (context)
      And PAL is a member of the Alliance
      And BAV is a member of the League
      When the peace step is played
      Then IV.1 is still in effect
      And IV.1/T1.peace.4 is kept

    Scenario: a side without members cuts it short
      Given IV.1 is in effect
      And IV.1 continued is in effect
      And the first turn of IV.1 is 27
      And the turn is 29
      And the Alliance is in effect
      And the League is in effect (context)
      And BAV is a member of the League
      When the peace step is played
      Then IV.1 is over
      And IV.1/T1.peace.4 is not kept
