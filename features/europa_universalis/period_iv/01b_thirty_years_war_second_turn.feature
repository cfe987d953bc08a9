Feature: IV.1 Thirty Years War, second and third turn

  @IV.1/header
  Rule: IV.1/header The war takes up six turns

    Scenario Outline: on turn <turn> the war is <result>
      Given IV.1 is in effect
      And the first turn of IV.1 is 27
      And the turn is <turn>
      When the interphase step is played
      Then IV.1 is <result>

      Examples:
        | turn | result          |
        | 31   | still in effect |
        | 32   | over            |

  @IV.1/T2.events.1
  Rule: IV.1/T2.events.1 Minors outside the event offer peace

    Background:
      Given BOH is a minor (context)

    Scenario: Prussia offers peace to France
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is at war with FRA
      When the events step is played
      Then the offer of PRU to FRA is white peace
      And the offer of FRA to PRU is still not white peace

    Scenario: who is in the war of the event offers nothing
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is at war with FRA
      And PRU is at war with TUR
      And the war between PRU and TUR comes from IV.1
      When the events step is played
      Then the offer of PRU to FRA is still not white peace

    Scenario: an annexed minor is no minor any more
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is annexed by SPA
      And PRU is at war with FRA
      When the events step is played
      Then the offer of PRU to FRA is still not white peace

    Scenario: Denmark is no minor of the Empire
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And DEN is at war with FRA
      When the events step is played
      Then the offer of DEN to FRA is still not white peace

    Scenario: a German Empire is no minor of the HRE
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And GER is a minor
      And GER is at war with FRA
      When the events step is played
      Then the offer of GER to FRA is still not white peace

    Scenario: on turn 19 of an event that is in effect no peace is offered
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And PRU is at war with FRA
      When the events step is played
      Then the offer of PRU to FRA is still not white peace

    Scenario: on turn 18 of an event that is over no peace is offered
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is at war with FRA
      When the events step is played
      Then the offer of PRU to FRA is still not white peace

  @IV.1/T2.events.2
  Rule: IV.1/T2.events.2 The Alliance

    Scenario: the Palatinate and Bohemia found it
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BOH is a minor
      And the owner of BOHEMIA is Country-2
      When the events step is played
      Then the Alliance is in effect
      And PAL is a member of the Alliance
      And BOH is a member of the Alliance
      And Country-2 is still not a member of the Alliance

    Scenario: without a Bohemia the owner of its land stands in for it
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the owner of BOHEMIA is Country-2
      When the events step is played
      Then Country-2 is a member of the Alliance
      And BOH is still not a member of the Alliance

    Scenario: a Palatinate that is no more is counted among the founders
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PAL is gone (context)
      And BOH is a minor (context)
      When the events step is played
      Then PAL is a member of the Alliance
      And the law a country that is gone fights nobody is broken

    Scenario: where the Habsburgs have got BOHEMIA they stand on both sides
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      When the events step is played
      Then HAB is a member of the Alliance
      And HAB is a member of the League
      And the law nobody stands on both sides of the Thirty Years War is broken

    Scenario: on turn 19 of an event that is in effect there is no Alliance
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And BOH is a minor
      When the events step is played
      Then the Alliance is still dormant
      And PAL is still not a member of the Alliance
      And BOH is still not a member of the Alliance

    Scenario: on turn 18 of an event that is over there is no Alliance
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And BOH is a minor
      When the events step is played
      Then the Alliance is still dormant
      And PAL is still not a member of the Alliance
      And BOH is still not a member of the Alliance

    Scenario: an owner of BOHEMIA is no member on turn 19 of an event that is in effect
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And the owner of BOHEMIA is Country-2
      When the events step is played
      Then Country-2 is still not a member of the Alliance

    Scenario: an owner of BOHEMIA is no member on turn 18 of an event that is over
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And the owner of BOHEMIA is Country-2
      When the events step is played
      Then Country-2 is still not a member of the Alliance

    Scenario: an attack on one is an attack on all
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PAL is a member of the Alliance
      And PRU is a member of the Alliance
      When TUR declares war on PAL
      Then TUR is at war with PRU
      And the war between TUR and PRU comes from IV.1
      And the first turn of the war between TUR and PRU is 18
      And the war between TUR and PAL still does not come from IV.1

    Scenario: an attack on somebody else is none on the Alliance
      Given IV.1 is in effect
      And PRU is a member of the Alliance
      When TUR declares war on PAL
      Then TUR is still not at war with PRU
      And the war between TUR and PRU still does not come from IV.1

    Scenario: others are not drawn in
      Given IV.1 is in effect
      And PAL is a member of the Alliance
      When TUR declares war on PAL
      Then TUR is still not at war with PRU
      And the war between TUR and PRU still does not come from IV.1

    Scenario: a war that goes on already keeps its date
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 20 (context)
      And PAL is a member of the Alliance
      And PRU is a member of the Alliance
      And TUR is at war with PRU
      And the first turn of the war between TUR and PRU is 19
      When TUR declares war on PAL
      Then the first turn of the war between TUR and PRU still is 19
      And the war between TUR and PRU still does not come from IV.1

    Scenario: a member that attacks another would have to fight itself
      Given IV.1 is in effect
      And PAL is a member of the Alliance
      And PRU is a member of the Alliance
      When PRU declares war on PAL
      Then the law nobody fights itself is broken

    Scenario: a member that is no more would have to fight
      Given IV.1 is in effect
      And PAL is a member of the Alliance
      And BOH is a gone (context)
      And BOH is a member of the Alliance
      When TUR declares war on PAL
      Then the law a country that is gone fights nobody is broken

    Scenario: in the first turn each stands alone
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And PAL is a member of the Alliance
      And PRU is a member of the Alliance
      When TUR declares war on PAL
      Then TUR is still not at war with PRU
      And the war between TUR and PRU still does not come from IV.1

    Scenario: after the event each stands alone
      Given IV.1 is over (context)
      And PAL is a member of the Alliance
      And PRU is a member of the Alliance
      When TUR declares war on PAL
      Then TUR is still not at war with PRU
      And the war between TUR and PRU still does not come from IV.1

  @IV.1/T2.events.3
  Rule: IV.1/T2.events.3 Who may control members of the Alliance

    Scenario: Spain loses its members
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BOH is a minor (context)
      And ENG is conciliatory
      And HOL is conciliatory
      And PAL is in MA of SPA
      And SCO is in MA of SPA
      When the events step is played
      Then PAL is neutral
      And SCO is still in MA of SPA

    Scenario: on turn 19 of an event that is in effect Spain loses no member
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And PAL is a member of the Alliance
      And PAL is in MA of SPA
      When the events step is played
      Then PAL is still in MA of SPA

    Scenario: on turn 18 of an event that is over Spain loses no member
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And PAL is a member of the Alliance
      And PAL is in MA of SPA
      When the events step is played
      Then PAL is still in MA of SPA

    Scenario: a Catholic France loses its members
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BOH is a minor (context)
      And PAL is in MA of FRA
      And SCO is in MA of FRA
      When the events step is played
      Then PAL is neutral
      And SCO is still in MA of FRA

    Scenario: on turn 19 of an event that is in effect France loses no member
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And PAL is a member of the Alliance
      And PAL is in MA of FRA
      When the events step is played
      Then PAL is still in MA of FRA

    Scenario: on turn 18 of an event that is over France loses no member
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And PAL is a member of the Alliance
      And PAL is in MA of FRA
      When the events step is played
      Then PAL is still in MA of FRA

    Scenario: a Protestant Holland keeps its members
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BOH is a minor (context)
      And PAL is in MA of HOL
      When the events step is played
      Then PAL is still in MA of HOL

    Scenario: what a minor controls stays
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BOH is a minor (context)
      And the patron of PAL is BAV
      When the events step is played
      Then the patron of PAL is still BAV

    Scenario: France keeps its members where nobody else may have them
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BOH is a minor (context)
      And ENG is conciliatory
      And HOL is conciliatory
      And PAL is in MA of FRA
      When the events step is played
      Then PAL is still in MA of FRA

    Scenario: a Protestant Spain is nobody else either
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BOH is a minor (context)
      And ENG is conciliatory
      And HOL is conciliatory
      And SPA is protestant
      And PAL is in MA of FRA
      When the events step is played
      Then PAL is still in MA of FRA

    Scenario: Spain cannot have a member, France only where nobody else may
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is a member of the Alliance
      And ENG is conciliatory
      And HOL is conciliatory
      Then SPA takes control of PRU in EG is refused because of IV.1/T2.events.3
      And SPA takes control of SCO in EG is allowed
      And FRA takes control of PRU in EG is allowed

    Scenario: for France a Protestant Spain does not count
      Given IV.1 is in effect
      And PRU is a member of the Alliance (context)
      And ENG is conciliatory
      And HOL is conciliatory
      And SPA is protestant
      Then FRA takes control of PRU in EG is allowed

    Scenario: a Catholic France cannot have a member
      Given IV.1 is in effect
      And PRU is a member of the Alliance
      Then FRA takes control of PRU in EG is refused because of IV.1/T2.events.3
      And ENG takes control of PRU in EG is allowed
      And BAV takes control of PRU in EG is allowed
      And FRA takes control of SCO in EG is allowed

    Scenario Outline: after the event <power> may have one
      Given IV.1 is over (context)
      And PRU is a member of the Alliance (context)
      Then <power> takes control of PRU in EG is allowed

      Examples:
        | power |
        | SPA   |
        | FRA   |

    Scenario Outline: from the second turn on <power> may not have one
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is a member of the Alliance
      Then <power> takes control of PRU in EG is refused because of IV.1/T2.events.3

      Examples:
        | power |
        | SPA   |
        | FRA   |

    Scenario: from the second turn on whoever has a member keeps it
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is a member of the Alliance
      And PRU is in MA of ENG
      When HOL takes control of PRU in EG
      Then IV.1/T2.events.3 is not kept

    Scenario Outline: in the first turn <power> may have one
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And PRU is a member of the Alliance (context)
      And PRU is in MA of ENG (context)
      Then <power> takes control of PRU in EG is allowed

      Examples:
        | power |
        | SPA   |
        | FRA   |
        | HOL   |

    Scenario: what Spain still has it may lose
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is a member of the Alliance
      And PRU is in MA of SPA
      When HOL takes control of PRU in EG
      Then IV.1/T2.events.3 is kept

    Scenario: what a minor has it may lose
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is a member of the Alliance
      And the patron of PRU is BAV
      When HOL takes control of PRU in EG
      Then IV.1/T2.events.3 is kept

    Scenario: when the League has won a member may be lost
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And League victory is in effect
      And PRU is a member of the Alliance
      And PRU is in MA of ENG
      When HOL takes control of PRU in EG
      Then IV.1/T2.events.3 is kept

    Scenario: when the Empire stands a member may be lost
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the Empire is in effect
      And PRU is a member of the Alliance
      And PRU is in MA of ENG
      When HOL takes control of PRU in EG
      Then IV.1/T2.events.3 is kept

    Scenario: a crushed Bohemia is annexed, whoever controls it
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And IV.1 union is in effect
      And BOH is a minor
      And BOH is a member of the Alliance
      And PAL is in MA of HOL
      And SPA is at war with BOH
      When SPA crushes BOH
      Then BOH is annexed by HAB
      And IV.1/T2.events.3 is kept

    Scenario: a crushed Bohemia may be dissolved, whoever controls it
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And IV.1 union is in effect
      And BOH is a minor
      And BOH is a member of the Alliance
      And PAL is in MA of HOL
      And SPA is at war with BOH
      When SPA chooses to dissolve BOH
      And SPA crushes BOH
      Then BOH is gone
      And IV.1/T2.events.3 is kept

    Scenario: a controller may move its member to another box
      Given IV.1 is in effect
      And PRU is a member of the Alliance
      And PRU is in MA of ENG
      When ENG takes control of PRU in EG
      Then IV.1/T2.events.3 is kept

    Scenario: what is no member may change hands
      Given IV.1 is in effect
      And PRU is in MA of ENG (context)
      Then HOL takes control of PRU in EG is allowed

    Scenario: after the event members change hands
      Given IV.1 is over (context)
      And PRU is a member of the Alliance (context)
      And PRU is in MA of ENG (context)
      Then HOL takes control of PRU in EG is allowed

  @IV.1/T2.events.4
  Rule: IV.1/T2.events.4 The League

    Background:
      Given BOH is a minor (context)

    Scenario: Bavaria and the Habsburgs found it and sit in Spain's box
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      When the events step is played
      Then the League is in effect
      And BAV is a member of the League
      And HAB is a member of the League
      And BAV is in EG of SPA
      And HAB is in EG of SPA

    Scenario Outline: a <country> that is no more is no member
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And <country> is gone
      When the events step is played
      Then <country> is still not a member of the League

      Examples:
        | country |
        | BAV     |
        | HAB     |

    Scenario: on turn 19 of an event that is in effect there is no League
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      When the events step is played
      Then the League is still dormant
      And BAV is still not a member of the League
      And HAB is still not a member of the League

    Scenario: on turn 18 of an event that is over there is no League
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      When the events step is played
      Then the League is still dormant
      And BAV is still not a member of the League
      And HAB is still not a member of the League

    Scenario: a member stays where it is
      Given IV.1 is in effect
      And the League is in effect
      And PRU is a member of the League
      And PRU is in EG of SPA
      When ENG takes control of PRU in MA
      Then IV.1/T2.events.4 is not kept

    Scenario: Spain itself cannot move it to another box
      Given IV.1 is in effect
      And the League is in effect
      And PRU is a member of the League
      And PRU is in EG of SPA
      When SPA takes control of PRU in CE
      Then IV.1/T2.events.4 is not kept

    Scenario: what is no member may be moved
      Given IV.1 is in effect
      And the League is in effect
      And PRU is in EG of SPA
      When ENG takes control of PRU in MA
      Then IV.1/T2.events.4 is kept

    Scenario: a German Empire is no minor of the HRE and has its own place
      Given IV.1 is in effect
      And the League is in effect
      And GER is a minor
      And GER is a member of the League
      And GER is in EG of SPA
      When ENG takes control of GER in MA
      Then IV.1/T2.events.4 is kept

    Scenario: a member of a League that is no more may be moved
      Given IV.1 is in effect
      And the League is over (context)
      And PRU is a member of the League
      And PRU is in EG of SPA
      When ENG takes control of PRU in MA
      Then IV.1/T2.events.4 is kept

    Scenario: when the League has won a member may be moved
      Given IV.1 is in effect
      And League victory is in effect
      And the League is in effect
      And PRU is a member of the League
      And PRU is in EG of SPA
      When ENG takes control of PRU in MA
      Then IV.1/T2.events.4 is kept

    Scenario: when the Empire stands a member may be moved
      Given IV.1 is in effect
      And the Empire is in effect
      And the League is in effect
      And PRU is a member of the League
      And PRU is in EG of SPA
      When ENG takes control of PRU in MA
      Then IV.1/T2.events.4 is kept

    Scenario: after the event it may be moved
      Given IV.1 is over (context)
      And the League is in effect (context)
      And PRU is a member of the League (context)
      And PRU is in EG of SPA
      When ENG takes control of PRU in MA
      Then IV.1/T2.events.4 is kept

    Scenario: in the first turn there is no such place
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the League is in effect (context)
      And PRU is a member of the League (context)
      And PRU is in EG of SPA
      When ENG takes control of PRU in MA
      Then IV.1/T2.events.4 is kept

    Scenario: when the event ends a member is still where it was placed
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 22
      And the League is in effect
      And BAV is a member of the League
      And BAV is in EG of SPA
      When the interphase step is played
      Then IV.1 is over
      And BAV is still in EG of SPA

    Scenario: an attack on one member is none on the other
      Given IV.1 is in effect (context)
      And BAV is a member of the League (context)
      And HAB is a member of the League (context)
      When TUR declares war on BAV
      Then TUR is still not at war with HAB

  @IV.1/T2.events.5
  Rule: IV.1/T2.events.5 League against Alliance

    Background:
      Given BOH is a minor (context)

    Scenario: Bavaria and the Palatinate fight now
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      When the events step is played
      Then BAV is at war with PAL
      And the war between BAV and PAL comes from IV.1
      And the first turn of the war between BAV and PAL is 18
      And DEN is still not at war with BAV
      And PAL is still not at war with DEN
      And the war between PAL and DEN still does not come from IV.1
      And the war between DEN and BAV still does not come from IV.1

    Scenario: a war between them keeps its date and becomes that of the event
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BAV is at war with PAL
      And the first turn of the war between BAV and PAL is 17
      When the events step is played
      Then the first turn of the war between BAV and PAL still is 17
      And the war between BAV and PAL comes from IV.1

    Scenario: on turn 19 of an event that is in effect nobody goes to war
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And PAL is a member of the Alliance
      And BAV is a member of the League
      When the events step is played
      Then BAV is still not at war with PAL
      And the war between BAV and PAL still does not come from IV.1

    Scenario: on turn 18 of an event that is over nobody goes to war
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And PAL is a member of the Alliance
      And BAV is a member of the League
      When the events step is played
      Then BAV is still not at war with PAL
      And the war between BAV and PAL still does not come from IV.1

    Scenario: Habsburgs who are put on both sides fight others, and not themselves
      Given BOH is a gone
      And IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      When the events step is played
      Then BAV is at war with HAB
      And the war between BAV and HAB comes from IV.1
      And HAB is at war with PAL
      And HAB is still not at war with HAB
      And the war between HAB and HAB still does not come from IV.1
      And the first turn of the war between HAB and HAB is still 0
      And the law nobody stands on both sides of the Thirty Years War is broken

  @IV.1/T2.diplomacy.1
  Rule: IV.1/T2.diplomacy.1 France and Holland against the League

    Scenario Outline: <power> may come in beside the Alliance
      Given IV.1 is in effect
      And BAV is a member of the League
      And the turn is 20
      Then <power> can use a free CB against BAV
      And the last turn of the CB of <power> against BAV is 20
      And <power> has no free CB against PRU

      Examples:
        | power |
        | FRA   |
        | HOL   |

    Scenario: England has no such CB
      Given IV.1 is in effect
      And BAV is a member of the League (context)
      Then ENG has no free CB against BAV

    Scenario: after the event nobody has it
      Given IV.1 is over (context)
      And BAV is a member of the League (context)
      Then FRA has no free CB against BAV
      And HOL has no free CB against BAV

    Scenario Outline: by its attack <power> is a friend of the Alliance
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BAV is a member of the League
      When <power> declares war on BAV
      Then <power> is a friend of the Alliance
      And the war between <power> and BAV comes from IV.1

      Examples:
        | power |
        | FRA   |
        | HOL   |

    Scenario: by its attack England is not
      Given IV.1 is in effect
      And BAV is a member of the League
      When ENG declares war on BAV
      Then ENG is still not a friend of the Alliance
      And the war between ENG and BAV still does not come from IV.1

    Scenario: an attack on somebody outside the League makes no friend
      Given IV.1 is in effect
      When FRA declares war on BAV
      Then FRA is still not a friend of the Alliance
      And the war between FRA and BAV still does not come from IV.1

    Scenario: in the first turn an attack makes no friend
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BAV is a member of the League
      When FRA declares war on BAV
      Then FRA is still not a friend of the Alliance
      And the war between FRA and BAV still does not come from IV.1

    Scenario: after the event an attack makes no friend
      Given IV.1 is over (context)
      And BAV is a member of the League
      When FRA declares war on BAV
      Then FRA is still not a friend of the Alliance
      And the war between FRA and BAV still does not come from IV.1

  @IV.1/T2.diplomacy.2
  Rule: IV.1/T2.diplomacy.2 Spain against the Alliance

    Scenario: Spain may come in beside the League
      Given IV.1 is in effect
      And PRU is a member of the Alliance
      And the turn is 20
      Then SPA can use a free CB against PRU
      And the last turn of the CB of SPA against PRU is 20
      And SPA has no free CB against BAV

    Scenario: after the event Spain has no CB
      Given IV.1 is over (context)
      And PRU is a member of the Alliance (context)
      Then SPA has no free CB against PRU

    Scenario: by its attack Spain is a friend of the League
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is a member of the Alliance
      When SPA declares war on PRU
      Then SPA is a friend of the League
      And the war between SPA and PRU comes from IV.1

    Scenario: an attack outside the Alliance makes Spain no friend
      Given IV.1 is in effect
      When SPA declares war on PRU
      Then SPA is still not a friend of the League
      And the war between SPA and PRU still does not come from IV.1

    Scenario: in the first turn Spain makes no friends
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And PRU is a member of the Alliance
      When SPA declares war on PRU
      Then SPA is still not a friend of the League
      And the war between SPA and PRU still does not come from IV.1

    Scenario: after the event Spain makes no friends
      Given IV.1 is over (context)
      And PRU is a member of the Alliance
      When SPA declares war on PRU
      Then SPA is still not a friend of the League
      And the war between SPA and PRU still does not come from IV.1

  @IV.1/T2.diplomacy.3 @IV.1/T2.diplomacy.3.r1 @IV.1/T2.diplomacy.3.r2
  Rule: IV.1/T2.diplomacy.3 A die for each minor outside

    Background:
      Given PAL is a member of the Alliance (context)
      And HAB is a member of the League (context)
      And BAV is a member of the League (context)
      And HAN is gone (context)
      And BER is gone (context)
      And PRU is gone (context)

    Scenario Outline: a minor of <religion> faith throws a <die>
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is <religion>
      And Country-2 is at war with FRA
      When the die for Country-2 shows <die>
      And the negotiations step is played
      Then Country-2 is a member of <side>
      And Country-2 is still not a member of <other>
      And Country-2 is still not a bystander of IV.1
      And Country-2 has a new alliance
      And the offer of Country-2 to FRA is white peace
      And the offer of FRA to Country-2 is still not white peace

      Examples:
        | religion       | die | side         | other        |
        | protestant     | 1   | the Alliance | the League   |
        | protestant     | 8   | the Alliance | the League   |
        | conciliatory   | 3   | the League   | the Alliance |
        | counter-reform | 1   | the League   | the Alliance |
        | counter-reform | 8   | the League   | the Alliance |

    Scenario: a newcomer to the League is placed in the box of Spain
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is counter-reform
      When the die for Country-2 shows 3
      And the negotiations step is played
      Then Country-2 is in EG of SPA

    Scenario: if everybody threw a 3, only minors of the Empire outside the event would join
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is protestant
      And Country-2 is at war with TUR
      And HAN is a minor
      And HAN is counter-reform
      And HAN is at war with TUR
      And SCO is at war with TUR (context)
      And POR is at war with TUR (context)
      And PAL is at war with TUR (context)
      And BAV is at war with TUR (context)
      And PRU is a minor (context)
      And PRU is at war with FRA (context)
      And the war between PRU and FRA comes from IV.1 (context)
      And PRU is at war with TUR (context)
      And BOH is a minor (context)
      And BOH is counter-reform (context)
      And BOH is at war with FRA (context)
      And the war between BOH and FRA comes from IV.1 (context)
      And GER is a minor (context)
      And HAB is protestant (context)
      And BER is protestant (context)
      And BER is annexed by SPA (context)
      And BER is at war with TUR (context)
      When the die for Country-2 shows 3
      And the die for HAN shows 3
      And the die for SPA shows 3 (context)
      And the die for FRA shows 3 (context)
      And the die for ENG shows 3 (context)
      And the die for HOL shows 3 (context)
      And the die for POR shows 3 (context)
      And the die for SCO shows 3 (context)
      And the die for HAB shows 3 (context)
      And the die for BOH shows 3 (context)
      And the die for PAL shows 3 (context)
      And the die for BAV shows 3 (context)
      And the die for SWE shows 3 (context)
      And the die for DEN shows 3 (context)
      And the die for RUS shows 3 (context)
      And the die for TUR shows 3 (context)
      And the die for AUT shows 3 (context)
      And the die for REL shows 3 (context)
      And the die for CRS shows 3 (context)
      And the die for TRO shows 3 (context)
      And the die for ROC shows 3 (context)
      And the die for FRO shows 3 (context)
      And the die for POL shows 3 (context)
      And the die for PRU shows 3 (context)
      And the die for TEU shows 3 (context)
      And the die for BER shows 3 (context)
      And the die for GER shows 3 (context)
      And the die for PER shows 3 (context)
      And the die for IRQ shows 3 (context)
      And the die for COS shows 3 (context)
      And the die for GEN shows 3 (context)
      And the die for COR shows 3 (context)
      And the die for GRA shows 3 (context)
      And the die for MOG shows 3 (context)
      And the die for SIB shows 3 (context)
      And the die for VEN shows 3 (context)
      And the die for NAT shows 3 (context)
      And the die for Country-1 shows 3 (context)
      And the negotiations step is played
      Then Country-2 is a member of the Alliance
      And HAN is a member of the League
      And Country-2 is still not a member of the League
      And HAN is still not a member of the Alliance
      And Country-2 has a new alliance
      And HAN has a new alliance
      And the offer of Country-2 to TUR is white peace
      And the offer of HAN to TUR is white peace
      And SCO still does not have a new alliance
      And the offer of SCO to TUR is still not white peace
      And POR still does not have a new alliance
      And the offer of POR to TUR is still not white peace
      And PAL still does not have a new alliance
      And the offer of PAL to TUR is still not white peace
      And BAV still does not have a new alliance
      And the offer of BAV to TUR is still not white peace
      And PRU still does not have a new alliance
      And the offer of PRU to TUR is still not white peace
      And BER still does not have a new alliance
      And BER is still not a member of the Alliance
      And BOH still does not have a new alliance
      And GER still does not have a new alliance
      And HAB still does not have a new alliance
      And COR still does not have a new alliance
      And the offer of BER to TUR is still not white peace

    Scenario: if everybody threw a 9, only minors of the Empire outside the event would stand aside
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is protestant (context)
      And Country-2 is at war with TUR (context)
      And HAN is a minor (context)
      And HAN is counter-reform (context)
      And HAN is at war with TUR (context)
      And SCO is at war with TUR (context)
      And POR is at war with TUR (context)
      And PAL is at war with TUR (context)
      And BAV is at war with TUR (context)
      And PRU is a minor (context)
      And PRU is at war with FRA (context)
      And the war between PRU and FRA comes from IV.1 (context)
      And PRU is at war with TUR (context)
      And BOH is a minor (context)
      And BOH is counter-reform (context)
      And BOH is at war with FRA (context)
      And the war between BOH and FRA comes from IV.1 (context)
      And GER is a minor (context)
      And HAB is protestant (context)
      And BER is protestant (context)
      And BER is annexed by SPA (context)
      And BER is at war with TUR (context)
      When the die for Country-2 shows 9
      And the die for HAN shows 9
      And the die for SPA shows 9 (context)
      And the die for FRA shows 9 (context)
      And the die for ENG shows 9 (context)
      And the die for HOL shows 9 (context)
      And the die for POR shows 9 (context)
      And the die for SCO shows 9 (context)
      And the die for HAB shows 9 (context)
      And the die for BOH shows 9 (context)
      And the die for PAL shows 9 (context)
      And the die for BAV shows 9 (context)
      And the die for SWE shows 9 (context)
      And the die for DEN shows 9 (context)
      And the die for RUS shows 9 (context)
      And the die for TUR shows 9 (context)
      And the die for AUT shows 9 (context)
      And the die for REL shows 9 (context)
      And the die for CRS shows 9 (context)
      And the die for TRO shows 9 (context)
      And the die for ROC shows 9 (context)
      And the die for FRO shows 9 (context)
      And the die for POL shows 9 (context)
      And the die for PRU shows 9 (context)
      And the die for TEU shows 9 (context)
      And the die for BER shows 9 (context)
      And the die for GER shows 9 (context)
      And the die for PER shows 9 (context)
      And the die for IRQ shows 9 (context)
      And the die for COS shows 9 (context)
      And the die for GEN shows 9 (context)
      And the die for COR shows 9 (context)
      And the die for GRA shows 9 (context)
      And the die for MOG shows 9 (context)
      And the die for SIB shows 9 (context)
      And the die for VEN shows 9 (context)
      And the die for NAT shows 9 (context)
      And the die for Country-1 shows 9 (context)
      And the negotiations step is played
      Then Country-2 is a bystander of IV.1
      And HAN is a bystander of IV.1
      And Country-2 still does not have a new alliance
      And SCO is still not a bystander of IV.1
      And POR is still not a bystander of IV.1
      And PAL is still not a bystander of IV.1
      And BAV is still not a bystander of IV.1
      And PRU is still not a bystander of IV.1
      And BER is still not a bystander of IV.1
      And GER is still not a bystander of IV.1
      And HAB is still not a bystander of IV.1

    Scenario: if everybody threw a 3 on turn 19 of an event that is in effect, nothing would come of it
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And HAN is a minor (context)
      And HAN is counter-reform (context)
      And Country-2 is protestant (context)
      And Country-2 is at war with TUR (context)
      When the die for SPA shows 3 (context)
      And the die for FRA shows 3 (context)
      And the die for ENG shows 3 (context)
      And the die for HOL shows 3 (context)
      And the die for POR shows 3 (context)
      And the die for SCO shows 3 (context)
      And the die for HAB shows 3 (context)
      And the die for BOH shows 3 (context)
      And the die for PAL shows 3 (context)
      And the die for BAV shows 3 (context)
      And the die for SWE shows 3 (context)
      And the die for DEN shows 3 (context)
      And the die for RUS shows 3 (context)
      And the die for TUR shows 3 (context)
      And the die for AUT shows 3 (context)
      And the die for REL shows 3 (context)
      And the die for CRS shows 3 (context)
      And the die for TRO shows 3 (context)
      And the die for ROC shows 3 (context)
      And the die for FRO shows 3 (context)
      And the die for POL shows 3 (context)
      And the die for PRU shows 3 (context)
      And the die for TEU shows 3 (context)
      And the die for HAN shows 3 (context)
      And the die for BER shows 3 (context)
      And the die for GER shows 3 (context)
      And the die for PER shows 3 (context)
      And the die for IRQ shows 3 (context)
      And the die for COS shows 3 (context)
      And the die for GEN shows 3 (context)
      And the die for COR shows 3 (context)
      And the die for GRA shows 3 (context)
      And the die for MOG shows 3 (context)
      And the die for SIB shows 3 (context)
      And the die for VEN shows 3 (context)
      And the die for NAT shows 3 (context)
      And the die for Country-1 shows 3 (context)
      And the die for Country-2 shows 3 (context)
      And the negotiations step is played
      Then Country-2 still does not have a new alliance
      And HAN still does not have a new alliance
      And Country-2 is still not a member of the Alliance
      And HAN is still not a member of the League
      And the offer of Country-2 to TUR is still not white peace
      And Country-2 is still not a bystander of IV.1

    Scenario: if everybody threw a 9 on turn 19 of an event that is in effect, nothing would come of it
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And HAN is a minor (context)
      And HAN is counter-reform (context)
      And Country-2 is protestant (context)
      And Country-2 is at war with TUR (context)
      When the die for SPA shows 9 (context)
      And the die for FRA shows 9 (context)
      And the die for ENG shows 9 (context)
      And the die for HOL shows 9 (context)
      And the die for POR shows 9 (context)
      And the die for SCO shows 9 (context)
      And the die for HAB shows 9 (context)
      And the die for BOH shows 9 (context)
      And the die for PAL shows 9 (context)
      And the die for BAV shows 9 (context)
      And the die for SWE shows 9 (context)
      And the die for DEN shows 9 (context)
      And the die for RUS shows 9 (context)
      And the die for TUR shows 9 (context)
      And the die for AUT shows 9 (context)
      And the die for REL shows 9 (context)
      And the die for CRS shows 9 (context)
      And the die for TRO shows 9 (context)
      And the die for ROC shows 9 (context)
      And the die for FRO shows 9 (context)
      And the die for POL shows 9 (context)
      And the die for PRU shows 9 (context)
      And the die for TEU shows 9 (context)
      And the die for HAN shows 9 (context)
      And the die for BER shows 9 (context)
      And the die for GER shows 9 (context)
      And the die for PER shows 9 (context)
      And the die for IRQ shows 9 (context)
      And the die for COS shows 9 (context)
      And the die for GEN shows 9 (context)
      And the die for COR shows 9 (context)
      And the die for GRA shows 9 (context)
      And the die for MOG shows 9 (context)
      And the die for SIB shows 9 (context)
      And the die for VEN shows 9 (context)
      And the die for NAT shows 9 (context)
      And the die for Country-1 shows 9 (context)
      And the die for Country-2 shows 9 (context)
      And the negotiations step is played
      Then Country-2 still does not have a new alliance
      And HAN still does not have a new alliance
      And Country-2 is still not a member of the Alliance
      And HAN is still not a member of the League
      And the offer of Country-2 to TUR is still not white peace
      And Country-2 is still not a bystander of IV.1

    Scenario: if everybody threw a 3 on turn 18 of an event that is over, nothing would come of it
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And HAN is a minor (context)
      And HAN is counter-reform (context)
      And Country-2 is protestant (context)
      And Country-2 is at war with TUR (context)
      When the die for SPA shows 3 (context)
      And the die for FRA shows 3 (context)
      And the die for ENG shows 3 (context)
      And the die for HOL shows 3 (context)
      And the die for POR shows 3 (context)
      And the die for SCO shows 3 (context)
      And the die for HAB shows 3 (context)
      And the die for BOH shows 3 (context)
      And the die for PAL shows 3 (context)
      And the die for BAV shows 3 (context)
      And the die for SWE shows 3 (context)
      And the die for DEN shows 3 (context)
      And the die for RUS shows 3 (context)
      And the die for TUR shows 3 (context)
      And the die for AUT shows 3 (context)
      And the die for REL shows 3 (context)
      And the die for CRS shows 3 (context)
      And the die for TRO shows 3 (context)
      And the die for ROC shows 3 (context)
      And the die for FRO shows 3 (context)
      And the die for POL shows 3 (context)
      And the die for PRU shows 3 (context)
      And the die for TEU shows 3 (context)
      And the die for HAN shows 3 (context)
      And the die for BER shows 3 (context)
      And the die for GER shows 3 (context)
      And the die for PER shows 3 (context)
      And the die for IRQ shows 3 (context)
      And the die for COS shows 3 (context)
      And the die for GEN shows 3 (context)
      And the die for COR shows 3 (context)
      And the die for GRA shows 3 (context)
      And the die for MOG shows 3 (context)
      And the die for SIB shows 3 (context)
      And the die for VEN shows 3 (context)
      And the die for NAT shows 3 (context)
      And the die for Country-1 shows 3 (context)
      And the die for Country-2 shows 3 (context)
      And the negotiations step is played
      Then Country-2 still does not have a new alliance
      And HAN still does not have a new alliance
      And Country-2 is still not a member of the Alliance
      And HAN is still not a member of the League
      And the offer of Country-2 to TUR is still not white peace
      And Country-2 is still not a bystander of IV.1

    Scenario: if everybody threw a 9 on turn 18 of an event that is over, nothing would come of it
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And HAN is a minor (context)
      And HAN is counter-reform (context)
      And Country-2 is protestant (context)
      And Country-2 is at war with TUR (context)
      When the die for SPA shows 9 (context)
      And the die for FRA shows 9 (context)
      And the die for ENG shows 9 (context)
      And the die for HOL shows 9 (context)
      And the die for POR shows 9 (context)
      And the die for SCO shows 9 (context)
      And the die for HAB shows 9 (context)
      And the die for BOH shows 9 (context)
      And the die for PAL shows 9 (context)
      And the die for BAV shows 9 (context)
      And the die for SWE shows 9 (context)
      And the die for DEN shows 9 (context)
      And the die for RUS shows 9 (context)
      And the die for TUR shows 9 (context)
      And the die for AUT shows 9 (context)
      And the die for REL shows 9 (context)
      And the die for CRS shows 9 (context)
      And the die for TRO shows 9 (context)
      And the die for ROC shows 9 (context)
      And the die for FRO shows 9 (context)
      And the die for POL shows 9 (context)
      And the die for PRU shows 9 (context)
      And the die for TEU shows 9 (context)
      And the die for HAN shows 9 (context)
      And the die for BER shows 9 (context)
      And the die for GER shows 9 (context)
      And the die for PER shows 9 (context)
      And the die for IRQ shows 9 (context)
      And the die for COS shows 9 (context)
      And the die for GEN shows 9 (context)
      And the die for COR shows 9 (context)
      And the die for GRA shows 9 (context)
      And the die for MOG shows 9 (context)
      And the die for SIB shows 9 (context)
      And the die for VEN shows 9 (context)
      And the die for NAT shows 9 (context)
      And the die for Country-1 shows 9 (context)
      And the die for Country-2 shows 9 (context)
      And the negotiations step is played
      Then Country-2 still does not have a new alliance
      And HAN still does not have a new alliance
      And Country-2 is still not a member of the Alliance
      And HAN is still not a member of the League
      And the offer of Country-2 to TUR is still not white peace
      And Country-2 is still not a bystander of IV.1

    Scenario Outline: a <die> keeps a minor out
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is at war with FRA (context)
      When the die for Country-2 shows <die>
      And the negotiations step is played
      Then Country-2 is a bystander of IV.1
      And Country-2 is still not a member of the League
      And Country-2 still does not have a new alliance
      And the offer of Country-2 to FRA is still not white peace

      Examples:
        | die |
        | 9   |
        | 10  |

    Scenario: a Protestant minor is kept out as well
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is protestant
      When the die for Country-2 shows 9
      And the negotiations step is played
      Then Country-2 is still not a member of the Alliance

    @IV.1/T2.diplomacy.3.r1
    Scenario Outline: a <religion> German Empire is no minor of the HRE and would not even join with a 3
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is gone (context)
      And GER is a minor
      And GER is <religion>
      And GER is at war with TUR
      When the die for GER shows 3 (context)
      And the negotiations step is played
      Then GER is still not a member of <side>
      And GER still does not have a new alliance
      And the offer of GER to TUR is still not white peace

      Examples:
        | religion     | side         |
        | protestant   | the Alliance |
        | conciliatory | the League   |

    @IV.1/T2.diplomacy.3.r1
    Scenario: a Catholic minor that is no more would not even join with a 3
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      When the die for BER shows 3 (context)
      And the die for BOH shows 3 (context)
      And the die for HAN shows 3 (context)
      And the die for PRU shows 3 (context)
      And the die for Country-2 shows 9
      And the negotiations step is played
      Then BER is still not a member of the League
      And BER still does not have a new alliance

    @IV.1/T2.diplomacy.3.r1
    Scenario: a Catholic member of the Alliance stays one and would not change sides even with a 3
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is counter-reform (context)
      And Country-2 is a member of the Alliance
      When the die for Country-2 shows 3 (context)
      And the die for PAL shows 3 (context)
      And the negotiations step is played
      Then Country-2 is still a member of the Alliance
      And Country-2 still does not have a new alliance

    Scenario: a Protestant newcomer attacks the League
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      And Country-2 is a member of the Alliance
      When the declarations step is played
      Then Country-2 is at war with BAV
      And the war between Country-2 and BAV comes from IV.1
      And Country-2 is still not at war with SCO
      And PAL is still not at war with BAV

    Scenario: a Catholic newcomer attacks the Alliance
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      And Country-2 is a member of the League
      When the declarations step is played
      Then Country-2 is at war with PAL
      And the war between Country-2 and PAL comes from IV.1
      And Country-2 is still not at war with SCO
      And BAV is still not at war with PAL

    Scenario Outline: a newcomer on no side attacks nobody and <enemy> is left alone
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      When the declarations step is played
      Then Country-2 is still not at war with <enemy>

      Examples:
        | enemy |
        | BAV   |
        | PAL   |

    Scenario Outline: on turn 19 of an event that is in effect a member of <side> attacks nobody
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And Country-2 has a new alliance
      And Country-2 is a member of <side>
      And Country-2 is at war with FRA
      When the declarations step is played
      Then Country-2 is still not at war with <enemy>
      And FRA is still not at war with <partner>

      Examples:
        | side         | enemy | partner |
        | the Alliance | BAV   | PAL     |
        | the League   | PAL   | BAV     |

    Scenario Outline: on turn 18 of an event that is over a member of <side> attacks nobody
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      And Country-2 is a member of <side>
      And Country-2 is at war with FRA
      When the declarations step is played
      Then Country-2 is still not at war with <enemy>
      And FRA is still not at war with <partner>

      Examples:
        | side         | enemy | partner |
        | the Alliance | BAV   | PAL     |
        | the League   | PAL   | BAV     |

    Scenario Outline: an enemy that declines is at war with all of <side>
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      And Country-2 is a member of <side>
      And Country-2 is at war with FRA
      When the declarations step is played
      Then FRA is at war with <partner>
      And the war between FRA and <partner> comes from IV.1
      And the first turn of the war between FRA and <partner> is 18
      And FRA is still not at war with <other>
      And the war between FRA and Country-2 still does not come from IV.1

      Examples:
        | side         | partner | other |
        | the Alliance | PAL     | BAV   |
        | the League   | BAV     | PAL   |

    Scenario Outline: an enemy of <side> by this war declines nothing
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      And Country-2 is a member of <side>
      And Country-2 is at war with FRA
      And the war between Country-2 and FRA comes from IV.1
      When the declarations step is played
      Then FRA is still not at war with <partner>

      Examples:
        | side         | partner |
        | the Alliance | PAL     |
        | the League   | BAV     |

    Scenario Outline: an enemy within <side> would have to fight itself
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      And Country-2 is a member of <side>
      And Country-2 is at war with <partner>
      When the declarations step is played
      Then the law nobody fights itself is broken

      Examples:
        | side         | partner |
        | the Alliance | PAL     |
        | the League   | BAV     |

    Scenario Outline: a war that a member of <side> has already keeps its date
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      And Country-2 is a member of <side>
      And Country-2 is at war with FRA
      And FRA is at war with <partner>
      And the first turn of the war between FRA and <partner> is 13
      When the declarations step is played
      Then the first turn of the war between FRA and <partner> still is 13
      And the war between FRA and <partner> still does not come from IV.1

      Examples:
        | side         | partner |
        | the Alliance | PAL     |
        | the League   | BAV     |

    Scenario: only newcomers bring their enemies along
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PAL is at war with FRA
      And BAV is at war with TUR
      And Country-2 is a member of the Alliance
      And PRU is a minor
      And PRU is a member of the League
      When the declarations step is played
      Then FRA is still not at war with Country-2
      And TUR is still not at war with PRU
      And PAL is still not at war with BAV

    Scenario: newcomers on no side bring nobody along
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      And Country-2 is at war with FRA
      When the declarations step is played
      Then FRA is still not at war with PAL
      And FRA is still not at war with BAV

    Scenario Outline: an annexed minor that was a member of <side> brings nobody along and attacks nobody
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is annexed by TUR
      And Country-2 has a new alliance
      And Country-2 is a member of <side>
      And Country-2 is at war with FRA
      When the declarations step is played
      Then FRA is still not at war with PAL
      And FRA is still not at war with BAV
      And Country-2 is still not at war with PAL
      And Country-2 is still not at war with BAV

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: a German Empire on the side of <side> is no minor of the HRE, brings nobody along and attacks nobody
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And GER is a minor
      And GER has a new alliance
      And GER is a member of <side>
      And GER is at war with FRA
      When the declarations step is played
      Then FRA is still not at war with PAL
      And FRA is still not at war with BAV
      And GER is still not at war with PAL
      And GER is still not at war with BAV

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario: a player's Prussia in the League brings nobody along and attacks nobody
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And V.4 is over (context)
      And PRU is a player
      And PRU has a new alliance
      And PRU is a member of the League
      And PRU is at war with FRA
      When the declarations step is played
      Then FRA is still not at war with BAV
      And PRU is still not at war with PAL

    Scenario: who is no minor of the Empire brings nobody along and attacks nobody
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And HOL has a new alliance
      And HOL is a member of the Alliance
      And HOL is at war with FRA
      When the declarations step is played
      Then FRA is still not at war with PAL
      And HOL is still not at war with BAV

  @IV.1/T2.diplomacy.3.r2
  Rule: IV.1/T2.diplomacy.3.r2 A minor that stays out opens its land

    Scenario Outline: it is open to a <part> of <side>, but nobody comes into its fortresses
      Given IV.1 is in effect
      And Country-2 is a bystander of IV.1
      And <power> is a <part> of <side>
      And Country-2 is a base for retreats of <power>
      Then Country-2 has opened its land to <power>
      And Country-2 is not a base for retreats of <power>
      And <power> enters a fortress of Country-2 is refused because of IV.1/T2.diplomacy.3.r2
      And TUR enters a fortress of Country-2 is refused because of IV.1/T2.diplomacy.3.r2
      And <power> enters a fortress of HAN is allowed
      And Country-2 has not opened its land to TUR
      And HAN has not opened its land to <power>

      Examples:
        | power | part   | side         |
        | PAL   | member | the Alliance |
        | DEN   | friend | the Alliance |
        | BAV   | member | the League   |
        | DEN   | friend | the League   |

    Scenario: after the event nothing of this is said
      Given IV.1 is over (context)
      And Country-2 is a bystander of IV.1 (context)
      And DEN is a friend of the League (context)
      And Country-2 is a base for retreats of DEN
      Then Country-2 has not opened its land to DEN
      And Country-2 is a base for retreats of DEN
      And DEN enters a fortress of Country-2 is allowed

  @IV.1/T2.diplomacy.4
  Rule: IV.1/T2.diplomacy.4 Denmark comes in, and Sweden with it under the Kalmar Union

    Background:
      Given BAV is a member of the League

    Scenario: both attack the League
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      When the declarations step is played
      Then DEN is a friend of the Alliance
      And DEN is at war with BAV
      And the war between DEN and BAV comes from IV.1
      And DEN is still not at war with PRU
      And the war between DEN and PRU still does not come from IV.1
      And SWE is a friend of the Alliance
      And SWE is at war with BAV
      And the war between SWE and BAV comes from IV.1
      And SWE is still not at war with PRU
      And the war between SWE and PRU still does not come from IV.1
      And SWE has a forfeited advantage
      And DEN still does not have a forfeited advantage

    Scenario: without the Kalmar Union Sweden waits
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Kalmar Union is over
      And SWE is in MA of SPA
      When the declarations step is played
      Then DEN is at war with BAV
      And SWE is still not a friend of the Alliance
      And SWE is still not at war with BAV
      And the war between SWE and BAV still does not come from IV.1
      And SWE still does not have a forfeited advantage
      And SWE is still in MA of SPA

    Scenario Outline: <country> comes in even if it is a player
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And <country> is a player (context)
      When the declarations step is played
      Then <country> is a friend of the Alliance
      And <country> is at war with BAV

      Examples:
        | country |
        | DEN     |
        | SWE     |

    Scenario: on turn 20 of an event that is in effect Denmark and Sweden stay at home
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 20 (context)
      And DEN is in MA of SPA
      And SWE is in MA of SPA
      When the declarations step is played
      Then DEN is still not a friend of the Alliance
      And DEN is still not at war with BAV
      And DEN is still in MA of SPA
      And SWE is still not a friend of the Alliance
      And SWE is still not at war with BAV
      And SWE is still in MA of SPA

    Scenario: on turn 18 of an event that is over Denmark and Sweden stay at home
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And DEN is in MA of SPA
      And SWE is in MA of SPA
      When the declarations step is played
      Then DEN is still not a friend of the Alliance
      And DEN is still not at war with BAV
      And DEN is still in MA of SPA
      And SWE is still not a friend of the Alliance
      And SWE is still not at war with BAV
      And SWE is still in MA of SPA

    Scenario: Spain loses them, France does not
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And DEN is in MA of SPA
      And SWE is in MA of FRA
      When the declarations step is played
      Then DEN is neutral
      And SWE is still in MA of FRA

    Scenario: Spain loses Sweden, France keeps Denmark
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And DEN is in MA of FRA
      And SWE is in MA of SPA
      When the declarations step is played
      Then DEN is still in MA of FRA
      And SWE is neutral

    Scenario: Spain cannot have Denmark from the second turn on
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      Then SPA takes control of DEN in EG is refused because of IV.1/T2.diplomacy.4
      And FRA takes control of DEN in EG is allowed
      And SPA takes control of SWE in EG is allowed

    Scenario: in the first turn Spain may have Denmark
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      Then SPA takes control of DEN in EG is allowed

    Scenario: after the event Spain may have Denmark and Sweden
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And SWE has a forfeited advantage (context)
      Then SPA takes control of DEN in EG is allowed
      And SPA takes control of SWE in EG is allowed

    Scenario: Spain cannot have a Sweden that came in early
      Given IV.1 is in effect
      And SWE has a forfeited advantage
      Then SPA takes control of SWE in EG is refused because of IV.1/T2.diplomacy.4
      And FRA takes control of SWE in EG is allowed

  @IV.1/T2.diplomacy.5
  Rule: IV.1/T2.diplomacy.5 No allies in answer to these declarations

    Scenario: who is attacked by a newcomer calls nobody
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      And Country-2 is a member of the Alliance
      And BAV is a member of the League
      And Country-2 is at war with BAV
      And the war between Country-2 and BAV comes from IV.1
      Then BAV calls its allies against Country-2 in the war of IV.1 is refused because of IV.1/T2.diplomacy.5
      And BAV calls SWE into its war with Country-2 is refused because of IV.1/T2.diplomacy.5
      And Country-2 calls its allies against BAV in the war of IV.1 is allowed
      And Country-2 calls SWE into its war with BAV is allowed

    Scenario: who is attacked by a newcomer to the League calls nobody
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PAL is a member of the Alliance
      And Country-2 is a member of the League
      And Country-2 has a new alliance
      And Country-2 is at war with PAL
      And the war between Country-2 and PAL comes from IV.1
      Then PAL calls its allies against Country-2 in the war of IV.1 is refused because of IV.1/T2.diplomacy.5
      And PAL calls SWE into its war with Country-2 is refused because of IV.1/T2.diplomacy.5

    Scenario: an old enemy that declined the peace has declared war itself and may call allies
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is a member of the Alliance
      And Country-2 has a new alliance
      And Country-2 is at war with FRA
      And the war between Country-2 and FRA comes from IV.1
      Then FRA calls its allies against Country-2 in the war of IV.1 is allowed
      And FRA calls SWE into its war with Country-2 is allowed

    Scenario: against an older member allies may be called
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is a member of the Alliance
      And BAV is a member of the League
      And Country-2 is at war with BAV
      And the war between Country-2 and BAV comes from IV.1
      Then BAV calls its allies against Country-2 in the war of IV.1 is allowed
      And BAV calls SWE into its war with Country-2 is allowed

    Scenario: against a newcomer outside the Empire allies may be called
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And SCO has a new alliance (context)
      And SCO is at war with BAV
      And the war between SCO and BAV comes from IV.1
      Then BAV calls its allies against SCO in the war of IV.1 is allowed
      And BAV calls SWE into its war with SCO is allowed

    Scenario: against a newcomer that has been annexed allies may be called
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is annexed by SPA
      And Country-2 has a new alliance (context)
      And Country-2 is a member of the Alliance
      And BAV is a member of the League
      And Country-2 is at war with BAV
      And the war between Country-2 and BAV comes from IV.1
      Then BAV calls its allies against Country-2 in the war of IV.1 is allowed
      And BAV calls SWE into its war with Country-2 is allowed

    Scenario: against a German Empire, which is no minor of the HRE, allies may be called
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And GER is a minor
      And GER has a new alliance (context)
      And GER is a member of the Alliance
      And BAV is a member of the League
      And GER is at war with BAV
      And the war between GER and BAV comes from IV.1
      Then BAV calls its allies against GER in the war of IV.1 is allowed
      And BAV calls SWE into its war with GER is allowed

    Scenario: in another war with a newcomer allies may be called
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 is a member of the Alliance
      And BAV is a member of the League
      And Country-2 has a new alliance
      And Country-2 is at war with BAV
      Then BAV calls its allies against Country-2 in the war of IV.1 is allowed
      And BAV calls SWE into its war with Country-2 is allowed

    Scenario: on turn 19 of an event that is in effect allies may be called again
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And Country-2 has a new alliance (context)
      And Country-2 is a member of the Alliance
      And BAV is a member of the League
      And Country-2 is at war with BAV
      And the war between Country-2 and BAV comes from IV.1
      And DEN is at war with BAV
      And the war between DEN and BAV comes from IV.1
      Then BAV calls its allies against Country-2 in the war of IV.1 is allowed
      And BAV calls SWE into its war with Country-2 is allowed
      And BAV calls its allies against DEN in the war of IV.1 is allowed
      And BAV calls SWE into its war with DEN is allowed

    Scenario: on turn 18 of an event that is over allies may be called again
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance (context)
      And Country-2 is a member of the Alliance
      And BAV is a member of the League
      And Country-2 is at war with BAV
      And the war between Country-2 and BAV comes from IV.1
      And DEN is at war with BAV
      And the war between DEN and BAV comes from IV.1
      Then BAV calls its allies against Country-2 in the war of IV.1 is allowed
      And BAV calls SWE into its war with Country-2 is allowed
      And BAV calls its allies against DEN in the war of IV.1 is allowed
      And BAV calls SWE into its war with DEN is allowed

    Scenario: who is attacked by Denmark calls nobody
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BAV is a member of the League
      And DEN is at war with BAV
      And the war between DEN and BAV comes from IV.1
      Then BAV calls its allies against DEN in the war of IV.1 is refused because of IV.1/T2.diplomacy.5
      And BAV calls SWE into its war with DEN is refused because of IV.1/T2.diplomacy.5
      And DEN calls its allies against BAV in the war of IV.1 is allowed
      And DEN calls SWE into its war with BAV is allowed

    Scenario: in another war with Denmark allies may be called
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BAV is a member of the League
      And DEN is at war with BAV
      Then BAV calls its allies against DEN in the war of IV.1 is allowed
      And BAV calls SWE into its war with DEN is allowed

  @IV.1/T2.diplomacy.6
  Rule: IV.1/T2.diplomacy.6 Minors can be called into this war only

    Scenario: not into another war
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And FRA is at war with TUR
      And PRU is annexed by SPA
      And GER is a minor
      Then FRA calls Country-2 into its war with TUR is refused because of IV.1/T2.diplomacy.6
      And FRA calls SCO into its war with TUR is allowed
      And FRA calls PRU into its war with TUR is allowed
      And FRA calls GER into its war with TUR is allowed

    Scenario: in the first turn still into any war
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And FRA is at war with TUR
      Then FRA calls Country-2 into its war with TUR is allowed

    Scenario: after the event into any war
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And FRA is at war with TUR
      Then FRA calls Country-2 into its war with TUR is allowed

    Scenario Outline: a <part> of <side> calls a minor of any faith to that side
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And <caller> is a <part> of <side>
      And <caller> is at war with BAV
      And the war between <caller> and BAV comes from IV.1
      When <caller> calls Country-2 into its war with BAV
      Then Country-2 is at war with BAV
      And the war between Country-2 and BAV comes from IV.1
      And Country-2 is a member of <side>

      Examples:
        | caller | part   | side         |
        | FRA    | member | the Alliance |
        | FRA    | friend | the Alliance |
        | FRA    | friend | the League   |

    Scenario: who is called to the League is placed in the box of Spain
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And SPA is a friend of the League
      And SPA is at war with PAL
      And the war between SPA and PAL comes from IV.1
      When SPA calls Country-2 into its war with PAL
      Then Country-2 is in EG of SPA

    Scenario Outline: a call by a friend of <side> does not take a member from the other side
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And FRA is a friend of <side>
      And FRA is at war with TUR
      And the war between FRA and TUR comes from IV.1
      And Country-2 is a member of <other>
      When FRA calls Country-2 into its war with TUR
      Then Country-2 is still not a member of <side>
      And the war between Country-2 and TUR still does not come from IV.1

      Examples:
        | side         | other        |
        | the Alliance | the League   |
        | the League   | the Alliance |

    Scenario: who stands on no side calls nobody
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And FRA is at war with BAV
      And the war between FRA and BAV comes from IV.1
      Then FRA calls Country-2 into its war with BAV is refused because of IV.1/T2.diplomacy.6

    Scenario: a minor calls nobody either
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And HAB is a member of the League
      And HAB is at war with PAL
      And the war between HAB and PAL comes from IV.1
      Then HAB calls Country-2 into its war with PAL is refused because of IV.1/T2.diplomacy.6

    Scenario Outline: in the first turn a call by a friend of <side> makes no member
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And FRA is a friend of <side>
      And FRA is at war with DEN
      And the war between FRA and DEN comes from IV.1 (context)
      When FRA calls Country-2 into its war with DEN
      Then Country-2 is still not a member of <side>
      And the war between Country-2 and DEN still does not come from IV.1

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: in later times a call by a friend of <side> makes no member
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And FRA is a friend of <side>
      And FRA is at war with BAV
      And the war between FRA and BAV comes from IV.1 (context)
      When FRA calls Country-2 into its war with BAV
      Then Country-2 is still not a member of <side>
      And the war between Country-2 and BAV still does not come from IV.1

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: a friend of <side> calls Scotland to a war, not to its side
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And FRA is a friend of <side>
      And FRA is at war with BAV
      And the war between FRA and BAV comes from IV.1 (context)
      When FRA calls SCO into its war with BAV
      Then SCO is still not a member of <side>

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: a friend of <side> calls an annexed minor to a war, not to its side
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And Country-2 is annexed by SPA
      And FRA is a friend of <side>
      And FRA is at war with BAV
      And the war between FRA and BAV comes from IV.1 (context)
      When FRA calls Country-2 into its war with BAV
      Then Country-2 is still not a member of <side>

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: a friend of <side> calls a German Empire to a war, not to its side
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And GER is a minor
      And FRA is a friend of <side>
      And FRA is at war with BAV
      And the war between FRA and BAV comes from IV.1 (context)
      When FRA calls GER into its war with BAV
      Then GER is still not a member of <side>

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: a friend of <side> calls nobody to a war of another cause
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And FRA is a friend of <side> (context)
      And FRA is at war with BAV
      When FRA calls Country-2 into its war with BAV
      Then FRA calls Country-2 into its war with BAV is refused because of IV.1/T2.diplomacy.6
      And Country-2 is still not a member of <side>

      Examples:
        | side         |
        | the Alliance |
        | the League   |

  @IV.1/T2.administration.1
  Rule: IV.1/T2.administration.1 Generals for hire

    Scenario: players may hire them
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      Then FRA has leave to hire mercenary generals
      And SCO does not have leave to hire mercenary generals

    Scenario: in the first turn they may not
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      Then FRA does not have leave to hire mercenary generals

    Scenario: after the event they may not
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      Then FRA does not have leave to hire mercenary generals

  @IV.1/T2.administration.2
  Rule: IV.1/T2.administration.2 Newcomers are reinforced in defence

    Scenario: a newcomer in its first turn
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance
      And Country-2 is in EG of SPA (context)
      Then SPA sets the reinforcements of Country-2 to offensive is refused because of IV.1/T2.administration.2
      And SPA sets the reinforcements of Country-2 to free is refused because of IV.1/T2.administration.2
      And SPA sets the reinforcements of Country-2 to defensive is allowed
      And SPA sets the reinforcements of PRU to offensive is allowed

    Scenario: a turn later its controller chooses
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And Country-2 has a new alliance
      And Country-2 is in EG of SPA
      Then SPA sets the reinforcements of Country-2 to offensive is allowed because of IV.1/T2.administration.2

    Scenario: on turn 18 of an event that is over a newcomer is free
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 18
      And Country-2 has a new alliance (context)
      Then SPA sets the reinforcements of Country-2 to offensive is allowed

  @IV.1/T2.administration.3
  Rule: IV.1/T2.administration.3 Two members of a side are reinforced

    Scenario Outline: a third member of <side> gets nothing
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PAL is a member of <side>
      And PRU is a member of <side>
      And Country-2 is a member of <side>
      And HOL has drawn reinforcements for PAL
      And ENG has drawn reinforcements for PRU
      Then HOL draws reinforcements for Country-2 is refused because of IV.1/T2.administration.3
      And HOL draws reinforcements for DEN is allowed

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: a second member of <side> is reinforced, whatever others get
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And PAL is a member of <side>
      And Country-2 is a member of <side>
      And HOL has drawn reinforcements for PAL
      And ENG has drawn reinforcements for DEN (context)
      Then HOL draws reinforcements for Country-2 is allowed

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario: the count begins anew in the next turn
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And PAL is a member of the Alliance (context)
      And HOL has drawn reinforcements for PAL
      When the beginning of the administration step is played
      Then HOL has not drawn reinforcements for PAL

    Scenario Outline: in the first turn there is no such limit on <side>
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And PAL is a member of <side> (context)
      And PRU is a member of <side> (context)
      And Country-2 is a member of <side> (context)
      And HOL has drawn reinforcements for PAL (context)
      And ENG has drawn reinforcements for PRU (context)
      Then HOL draws reinforcements for Country-2 is allowed

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: in later times there is no such limit on <side>
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And PAL is a member of <side> (context)
      And PRU is a member of <side> (context)
      And Country-2 is a member of <side> (context)
      And HOL has drawn reinforcements for PAL (context)
      And ENG has drawn reinforcements for PRU (context)
      Then HOL draws reinforcements for Country-2 is allowed

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario: what another controller contests is lost
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PAL is a member of the Alliance
      And Country-2 is a member of the Alliance
      And PAL is in MA of ENG
      When ENG chooses to deny reinforcements to Country-2
      And HOL draws reinforcements for Country-2
      Then HOL draws reinforcements for Country-2 is refused because of IV.1/T2.administration.3
      And HOL still has not drawn reinforcements for Country-2

    Scenario: what nobody contests is not
      Given IV.1 is in effect (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18 (context)
      And PAL is a member of the Alliance (context)
      And Country-2 is a member of the Alliance (context)
      And PAL is in MA of ENG (context)
      When HOL draws reinforcements for Country-2
      Then HOL has drawn reinforcements for Country-2

    Scenario: who controls no member contests nothing
      Given IV.1 is in effect (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18 (context)
      And Country-2 is a member of the Alliance (context)
      When ENG chooses to deny reinforcements to Country-2 (context)
      And HOL draws reinforcements for Country-2
      Then HOL has drawn reinforcements for Country-2

    Scenario: nothing is contested outside the Alliance
      Given IV.1 is in effect (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18 (context)
      And PAL is a member of the Alliance (context)
      And PAL is in MA of ENG (context)
      When ENG chooses to deny reinforcements to DEN (context)
      And HOL draws reinforcements for DEN
      Then HOL has drawn reinforcements for DEN

    Scenario: in the first turn nothing is contested
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And PAL is a member of the Alliance (context)
      And Country-2 is a member of the Alliance (context)
      And PAL is in MA of ENG (context)
      When ENG chooses to deny reinforcements to Country-2 (context)
      And HOL draws reinforcements for Country-2
      Then HOL has drawn reinforcements for Country-2

    Scenario: in later times nothing is contested
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And PAL is a member of the Alliance (context)
      And Country-2 is a member of the Alliance (context)
      And PAL is in MA of ENG (context)
      When ENG chooses to deny reinforcements to Country-2 (context)
      And HOL draws reinforcements for Country-2
      Then HOL has drawn reinforcements for Country-2

  @IV.1/T2.administration.4
  Rule: IV.1/T2.administration.4 Denmark's reinforcements

    Scenario: they are offensive and its controller may draw them
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And DEN is in MA of ENG
      Then the reinforcements of DEN are offensive
      And ENG draws reinforcements for DEN is allowed because of IV.1/T2.administration.4
      And HOL draws reinforcements for DEN is not allowed because of IV.1/T2.administration.4

    Scenario: nothing is said of a minor that controls it
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And the patron of DEN is BAV
      Then BAV draws reinforcements for DEN is not allowed because of IV.1/T2.administration.4

    Scenario: in the first turn nothing is said of Denmark
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And DEN is in MA of ENG
      Then the reinforcements of DEN are not offensive
      And ENG draws reinforcements for DEN is not allowed because of IV.1/T2.administration.4

    Scenario: in later times nothing is said of Denmark
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And DEN is in MA of ENG
      Then the reinforcements of DEN are not offensive
      And ENG draws reinforcements for DEN is not allowed because of IV.1/T2.administration.4

  @IV.1/T2.peace.1
  Rule: IV.1/T2.peace.1 No separate peace

    Scenario Outline: <side>, a <part> of <bloc>, makes no peace of its own
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And <side> is a <part> of <bloc>
      And <side> is at war with FRA
      And the war between <side> and FRA comes from IV.1
      Then <side> makes a white peace with FRA is refused because of IV.1/T2.peace.1
      And FRA makes a white peace with <side> is refused because of IV.1/T2.peace.1
      And <side> wins a peace of level 3 over FRA is refused because of IV.1/T2.peace.1
      And FRA wins a peace of level 5 over <side> is refused because of IV.1/T2.peace.1
      And FRA wins a peace of level 1 over <side> is refused because of IV.1/T2.peace.1
      And FRA crushes <side> is allowed

      Examples:
        | side | part   | bloc         |
        | PRU  | member | the Alliance |
        | PRU  | member | the League   |
        | DEN  | friend | the Alliance |
        | SWE  | friend | the Alliance |

    Scenario Outline: <side>, a <part> of <bloc>, may make its peace
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And <side> is a <part> of <bloc> (context)
      And <side> is at war with FRA
      And the war between <side> and FRA comes from IV.1
      Then <side> makes a white peace with FRA is allowed
      And FRA makes a white peace with <side> is allowed
      And <side> wins a peace of level 3 over FRA is allowed
      And FRA wins a peace of level 3 over <side> is allowed

      Examples:
        | side | part      | bloc         |
        | HOL  | friend    | the Alliance |
        | DEN  | outsider  | the Alliance |
        | SWE  | outsider  | the Alliance |

    Scenario: a separate peace is free in the first turn
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And PRU is a member of the Alliance (context)
      And PRU is at war with FRA
      And the war between PRU and FRA comes from IV.1 (context)
      Then PRU makes a white peace with FRA is allowed
      And FRA makes a white peace with PRU is allowed
      And PRU wins a peace of level 3 over FRA is allowed
      And FRA wins a peace of level 3 over PRU is allowed

    Scenario: a separate peace is free in later times
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And PRU is a member of the Alliance (context)
      And PRU is at war with FRA
      And the war between PRU and FRA comes from IV.1 (context)
      Then PRU makes a white peace with FRA is allowed
      And FRA makes a white peace with PRU is allowed
      And PRU wins a peace of level 3 over FRA is allowed
      And FRA wins a peace of level 3 over PRU is allowed

    Scenario: another war ends as usual
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And PRU is a member of the Alliance
      And PRU is at war with FRA
      Then PRU makes a white peace with FRA is allowed
      And FRA wins a peace of level 3 over PRU is allowed

    Scenario: a crushed Bohemia is annexed by the Habsburgs
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And BOH is a minor
      And BOH is at war with BAV
      When BAV refuses IV.1 union (context)
      And BAV crushes BOH
      Then BOH is annexed by HAB

    Scenario: in the first turn a crushed Bohemia is not annexed
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And BOH is a minor
      And BOH is at war with BAV
      When BAV refuses IV.1 union (context)
      And BAV crushes BOH
      Then BOH is still not annexed

    Scenario: in later times a crushed Bohemia is not annexed
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And BOH is a minor
      And BOH is at war with BAV
      When BAV refuses IV.1 union (context)
      And BAV crushes BOH
      Then BOH is still not annexed

    Scenario: another country is not annexed
      Given IV.1 is in effect (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18 (context)
      And SCO is at war with BAV
      When BAV crushes SCO
      Then BAV has crushed SCO
      And SCO is still not annexed

    Scenario Outline: a crushed <side> has been forced out
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And <side> is a friend of the Alliance
      And <side> is at war with BAV
      And the war between <side> and BAV comes from IV.1
      When BAV crushes <side>
      Then <side> has been beaten in a war from IV.1

      Examples:
        | side |
        | DEN  |
        | SWE  |

    Scenario: a crushed Holland has not
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And HOL is a friend of the Alliance
      And HOL is at war with BAV
      And the war between HOL and BAV comes from IV.1
      When BAV crushes HOL
      Then HOL still has not been beaten in a war from IV.1

    Scenario: a Denmark that was not in has not
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And DEN is at war with BAV
      And the war between DEN and BAV comes from IV.1
      When BAV crushes DEN
      Then DEN still has not been beaten in a war from IV.1

    Scenario: a Denmark crushed in another war has not
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And DEN is a friend of the Alliance
      And DEN is at war with BAV
      When BAV crushes DEN
      Then DEN still has not been beaten in a war from IV.1

    Scenario: a Denmark crushed in the first turn has not
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And DEN is a friend of the Alliance
      And DEN is at war with BAV
      And the war between DEN and BAV comes from IV.1
      When BAV crushes DEN
      Then DEN still has not been beaten in a war from IV.1

    Scenario: a Denmark crushed in later times has not
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And DEN is a friend of the Alliance
      And DEN is at war with BAV
      And the war between DEN and BAV comes from IV.1
      When BAV crushes DEN
      Then DEN still has not been beaten in a war from IV.1

  @IV.1/T2.peace.2
  Rule: IV.1/T2.peace.2 A crushed member is neutral

    Scenario Outline: a crushed member of <side> is out of the war
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is a member of <side>
      And PRU is at war with FRA
      And PRU is at war with TUR
      And the war between PRU and TUR comes from IV.1
      And PRU is at war with POL
      When FRA crushes PRU
      Then PRU is a bystander of IV.1
      And PRU is a former member of <side>
      And PRU is not at war with TUR
      And PRU is still at war with POL

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario: a crushed outsider fights on elsewhere
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And PRU is at war with FRA
      And PRU is at war with TUR
      And the war between PRU and TUR comes from IV.1
      When FRA crushes PRU
      Then PRU is still not a bystander of IV.1
      And PRU is still not a former member of the Alliance
      And PRU is still not a former member of the League
      And PRU is still at war with TUR

    Scenario Outline: in the first turn a crushed member of <side> stays one
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And PRU is a member of <side>
      And PRU is at war with FRA
      And PRU is at war with TUR
      And the war between PRU and TUR comes from IV.1
      When FRA crushes PRU
      Then PRU is still a member of <side>
      And PRU is still not a bystander of IV.1
      And PRU is still at war with TUR

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: in later times a crushed member of <side> stays one
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And PRU is a member of <side>
      And PRU is at war with FRA
      And PRU is at war with TUR
      And the war between PRU and TUR comes from IV.1
      When FRA crushes PRU
      Then PRU is still a member of <side>
      And PRU is still not a bystander of IV.1
      And PRU is still at war with TUR

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: a former member of <side> is called by its victor's side alone
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is a former member of <side>
      And the vanquisher of PRU is SPA
      And FRA is a friend of <side>
      And FRA is at war with TUR
      And the war between FRA and TUR comes from IV.1
      And SPA is a friend of <other>
      And SPA is at war with TUR
      And the war between SPA and TUR comes from IV.1
      Then FRA calls PRU into its war with TUR is refused because of IV.1/T2.peace.2
      And FRA calls Country-2 into its war with TUR is allowed
      And SPA calls PRU into its war with TUR is allowed

      Examples:
        | side         | other        |
        | the Alliance | the League   |
        | the League   | the Alliance |

    Scenario: who was crushed by a power of no side comes back on none
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is a former member of the Alliance
      And the vanquisher of PRU is TUR
      And SPA is a friend of the League
      And SPA is at war with PAL
      And the war between SPA and PAL comes from IV.1
      Then SPA calls PRU into its war with PAL is refused because of IV.1/T2.peace.2

    Scenario: the victor over a member is remembered
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And PRU is a member of the Alliance
      And PRU is at war with SPA
      When SPA crushes PRU
      Then the vanquisher of PRU is SPA

    Scenario Outline: in the first turn a former member of <side> may be called
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And PRU is a former member of <side> (context)
      And FRA is a friend of <side> (context)
      And FRA is at war with TUR
      Then FRA calls PRU into its war with TUR is allowed

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: in later times a former member of <side> may be called
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And PRU is a former member of <side> (context)
      And FRA is a friend of <side> (context)
      And FRA is at war with TUR
      Then FRA calls PRU into its war with TUR is allowed

      Examples:
        | side         |
        | the Alliance |
        | the League   |

  @IV.1/T2.peace.3
  Rule: IV.1/T2.peace.3 A side without members is dissolved

    Scenario: the Alliance has nobody left
      Given IV.1 is in effect
      And IV.1 continued is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the Alliance is in effect
      And the League is in effect (context)
      And BAV is a member of the League
      When the peace step is played
      Then the Alliance is over
      And IV.1 is over
      And League victory is still dormant
      And Alliance victory is in effect

    Scenario: the League has nobody left
      Given IV.1 is in effect
      And IV.1 continued is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the Alliance is in effect (context)
      And the League is in effect
      And PAL is a member of the Alliance
      When the peace step is played
      Then the League is over
      And IV.1 is over

    Scenario: both have a member left
      Given IV.1 is in effect
      And IV.1 continued is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the Alliance is in effect
      And the League is in effect
      And PAL is a member of the Alliance
      And BAV is a member of the League
      When the peace step is played
      Then the Alliance is still in effect
      And the League is still in effect
      And IV.1 is still in effect
      And IV.1 continued is still in effect

    Scenario: what has not been founded is not dissolved
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18 (context)
      When the peace step is played
      Then the Alliance is still dormant
      And the League is still dormant
      And IV.1 is still in effect

    Scenario: without a declared sequel the event ends all the same
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And the Alliance is over
      When the peace step is played
      Then IV.1 is over
      And IV.1 continued is still dormant

    Scenario: in the first turn nothing is dissolved
      Given IV.1 is in effect
      And IV.1 continued is in effect
      And the first turn of IV.1 is 17
      And the Alliance is in effect
      And the League is in effect
      When the peace step is played
      Then the Alliance is still in effect
      And the League is still in effect
      And IV.1 continued is still in effect

    Scenario: in later times nothing is dissolved
      Given IV.1 is over (context)
      And IV.1 continued is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 18
      And the Alliance is in effect
      And the League is in effect
      When the peace step is played
      Then the Alliance is still in effect
      And the League is still in effect
      And IV.1 continued is still in effect

    Scenario: an event that is over closes nothing
      Given IV.1 is over (context)
      And IV.1 continued is in effect
      And the Alliance is over
      When the peace step is played
      Then IV.1 continued is still in effect

    Scenario: a crushed League ends the war
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the Alliance is in effect (context)
      And the League is in effect
      And PAL is a member of the Alliance
      And BAV is a member of the League (context)
      And BAV is at war with PAL
      When PAL crushes BAV
      And the peace step is played
      Then the League is over
      And IV.1 is over
      And Alliance victory is in effect

  @IV.1/T3.diplomacy.1
  Rule: IV.1/T3.diplomacy.1 Sweden comes in

    Background:
      Given BAV is a member of the League

    Scenario: Sweden attacks the League
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      When the declarations step is played
      Then SWE is a friend of the Alliance
      And SWE is at war with BAV
      And the war between SWE and BAV comes from IV.1
      And SWE is still not at war with PRU
      And the war between SWE and PRU still does not come from IV.1
      And SWE still does not have a forfeited advantage

    Scenario: a Sweden that is a player comes in too
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And SWE is a player (context)
      When the declarations step is played
      Then SWE is a friend of the Alliance
      And SWE is at war with BAV

    Scenario: Sweden of SPA on turn 20 of an event that is in effect stays where it is
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 20
      And SWE is in MA of SPA
      When the declarations step is played
      Then SWE is still not a friend of the Alliance
      And SWE is still not at war with BAV
      And SWE is still in MA of SPA

    Scenario: Sweden of SPA on turn 19 of an event that is over stays where it is
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17
      And the turn is 19
      And SWE is in MA of SPA
      When the declarations step is played
      Then SWE is still not a friend of the Alliance
      And SWE is still not at war with BAV
      And SWE is still in MA of SPA

    Scenario Outline: Spain has to let go of Sweden, and <patron> has not
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And SWE is in MA of <patron>
      When the declarations step is played
      Then SWE is <result>

      Examples:
        | patron | result          |
        | SPA    | neutral         |
        | FRA    | still in MA of FRA |

    Scenario: from the third turn on Spain cannot have Sweden
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      Then SPA takes control of SWE in EG is refused because of IV.1/T3.diplomacy.1
      And FRA takes control of SWE in EG is allowed

    Scenario: Spain may have Sweden on turn 18 of an event that is in effect
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      Then SPA takes control of SWE in EG is allowed

    Scenario: Spain may have Sweden on turn 19 of an event that is over
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      Then SPA takes control of SWE in EG is allowed

  @IV.1/T3.administration.1
  Rule: IV.1/T3.administration.1 Sweden's technology

    Scenario Outline: Sweden advances on turn <turn>
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is <turn>
      And SWE has an advance within reach
      When the administration step is played
      Then the technology of SWE rises by 1
      And SWE has its free advance

      Examples:
        | turn |
        | 19   |
        | 21   |

    Scenario: Sweden waits where no advance is due
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      When the administration step is played
      Then SWE still does not have its free advance
      And the technology of SWE is still 5

    Scenario: Sweden advances once
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 20
      And SWE has an advance within reach
      And SWE has its free advance
      When the administration step is played
      Then the technology of SWE is still 5

    Scenario: a Sweden that came in early gets nothing
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And SWE has an advance within reach
      And SWE has a forfeited advantage
      When the administration step is played
      Then the technology of SWE is still 5
      And SWE still does not have its free advance

    Scenario: on turn 18 of an event that is in effect nothing is given
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And SWE has an advance within reach
      When the administration step is played
      Then the technology of SWE is still 5

    Scenario: on turn 19 of an event that is over nothing is given
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And SWE has an advance within reach
      When the administration step is played
      Then the technology of SWE is still 5

  @IV.1/T3.administration.2
  Rule: IV.1/T3.administration.2 Sweden's reinforcements

    Scenario: Swedish ones are offensive and its controller may draw them
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And SWE is in MA of ENG
      Then the reinforcements of SWE are offensive
      And ENG draws reinforcements for SWE is allowed because of IV.1/T3.administration.2
      And HOL draws reinforcements for SWE is not allowed because of IV.1/T3.administration.2

    Scenario: a Sweden that came in early has no privilege
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And SWE has a forfeited advantage
      And SWE is in MA of ENG
      Then the reinforcements of SWE are not offensive
      And ENG draws reinforcements for SWE is not allowed because of IV.1/T3.administration.2

    Scenario: nothing is said of a minor that controls Sweden
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And the patron of SWE is PRU
      Then PRU draws reinforcements for SWE is not allowed because of IV.1/T3.administration.2

    Scenario: on turn 18 of an event that is in effect nothing is said of Sweden
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And SWE is in MA of ENG
      Then the reinforcements of SWE are not offensive
      And ENG draws reinforcements for SWE is not allowed because of IV.1/T3.administration.2

    Scenario: on turn 19 of an event that is over nothing is said of Sweden
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And SWE is in MA of ENG
      Then the reinforcements of SWE are not offensive
      And ENG draws reinforcements for SWE is not allowed because of IV.1/T3.administration.2

  @IV.1/T3.military.1
  Rule: IV.1/T3.military.1 Swedes live off the land

    Scenario: a Swedish army finds supply and leaves pillage behind
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And the owner of Province-1 is Country-2
      And the owner of Province-2 is Country-2
      And Unit-1 belongs to SWE
      And Unit-1 stands in Province-1
      When Unit-1 enters Province-2
      Then Province-1 suffers pillage
      And Province-2 is a source of supply for SWE
      And Province-2 still does not suffer pillage

    Scenario: supply is found where the army stands only
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And the owner of Province-1 is Country-2
      And the owner of Province-2 is Country-2
      And Unit-1 belongs to SWE
      And Unit-1 stands in Province-1
      Then Province-1 is a source of supply for SWE
      And Province-2 is not a source of supply for SWE
      And Province-1 is not a source of supply for FRA

    Scenario Outline: a Swedish <shape> pillages where it stood
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 19
      And the owner of Province-1 is Country-2
      And Unit-1 belongs to SWE
      And Unit-1 stands in Province-1
      And Unit-1 is a <shape>
      When Unit-1 enters Province-2
      Then Province-1 suffers pillage

      Examples:
        | shape           |
        | large army      |
        | land detachment |

    Scenario: a Swedish fleet that puts to sea pillages nothing
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And the owner of Province-1 is Country-2
      And Unit-1 belongs to SWE
      And Unit-1 stands in Province-1
      And Unit-1 is a large fleet
      When Unit-1 enters Province-2
      Then Province-1 still does not suffer pillage

    Scenario: outside the Empire there is neither
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And the owner of Province-1 is FRA (context)
      And the owner of Province-2 is FRA (context)
      And Unit-1 belongs to SWE
      And Unit-1 stands in Province-1
      When Unit-1 enters Province-2
      Then Province-1 still does not suffer pillage
      And Province-2 is still not a source of supply for SWE

    Scenario: troops of others pillage nothing
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And the owner of Province-1 is Country-2
      And Unit-1 belongs to DEN (context)
      And Unit-1 stands in Province-1
      When Unit-1 enters Province-2
      Then Province-1 still does not suffer pillage

    Scenario: Swedes that came in early live off nothing
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And the owner of Province-1 is Country-2
      And the owner of Province-2 is Country-2
      And Unit-1 belongs to SWE
      And Unit-1 stands in Province-1
      And SWE has a forfeited advantage
      When Unit-1 enters Province-2
      Then Province-1 still does not suffer pillage
      And Province-2 is still not a source of supply for SWE

    Scenario: on turn 18 of an event that is in effect there is neither supply nor pillage
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the owner of Province-1 is Country-2
      And the owner of Province-2 is Country-2
      And Unit-1 belongs to SWE
      And Unit-1 stands in Province-1
      When Unit-1 enters Province-2
      Then Province-1 still does not suffer pillage
      And Province-2 is still not a source of supply for SWE

    Scenario: on turn 19 of an event that is over there is neither supply nor pillage
      Given IV.1 is over (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 19
      And the owner of Province-1 is Country-2
      And the owner of Province-2 is Country-2
      And Unit-1 belongs to SWE
      And Unit-1 stands in Province-1
      When Unit-1 enters Province-2
      Then Province-1 still does not suffer pillage
      And Province-2 is still not a source of supply for SWE
