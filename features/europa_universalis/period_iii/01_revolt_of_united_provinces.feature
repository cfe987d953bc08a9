Feature: III.1 Revolt of the United Provinces

  @III.1/header
  Rule: III.1/header It lasts until Spain recognises Holland or has put it down

    Scenario: recognition ends the revolt with the peace phase
      Given III.1 is in effect
      And SPA has recognised HOL
      When the peace step is played
      Then III.1 is over

    Scenario: a Holland restricted once more ends it too
      Given III.1 is in effect
      And HOL has restrictions on its play
      When the peace step is played
      Then III.1 ends
      And III.1 is not in effect

    Scenario: without either the revolt goes on
      Given III.1 is in effect
      When the peace step is played
      Then III.1 is still in effect

    Scenario: before the peace phase nothing ends it
      Given III.1 is in effect
      And SPA has recognised HOL (context)
      And HOL has restrictions on its play (context)
      When the redeployment step is played
      Then III.1 is still in effect

    Scenario: a revolt that never was does not end
      Given SPA has recognised HOL (context)
      When the peace step is played
      Then III.1 is still dormant

  @III.1/pre.1
  Rule: III.1/pre.1 Not before period III

    Scenario: in the last turn of period II the dice are thrown anew
      Given the turn is 14
      When III.1 is rolled
      Then the fate of III.1 is roll again
      And III.1 is still dormant
      And III.1 is still not marked off

    Scenario Outline: on turn <turn> the Dutch rise
      Given the turn is <turn>
      When III.1 is rolled
      Then III.1 is in effect

      Examples:
        | turn |
        | 15   |

  @III.1/pre.2
  Rule: III.1/pre.2 The Reformation has its full effect

    Scenario Outline: the Reformation takes full effect after <times> draws
      Given the number of times II.13 has started is <times> (context)
      When III.1 is rolled
      Then the Reformation has its full effect

      Examples:
        | times |
        | 0     |
        | 2     |

    Scenario: a revolt that may not come yet does not further the Reformation
      Given the turn is 14
      When III.1 is rolled
      Then the fate of III.1 is roll again
      And the Reformation still does not have its full effect

  @III.1/events.1
  Rule: III.1/events.1 Holland becomes a full player

    Scenario: a restricted Holland is set free
      Given HOL has restrictions on its play
      When III.1 is rolled
      Then HOL does not have restrictions on its play

    Scenario: a Holland in the hands of Spain becomes a player of its own
      Given HOL is a minor
      And HOL is in VA of SPA
      When III.1 is rolled
      Then HOL is a player
      And HOL is neutral

    Scenario Outline: <province> is Dutch again, whoever owned it
      Given the owner of <province> is <owner>
      When III.1 is rolled
      Then the owner of <province> is HOL

      Examples:
        | province | owner |
        | DEN HAAG | SPA   |
        | BRABANT  | SPA   |
        | FRIESEN  | FRA   |

    Scenario: land that was never Dutch stays where it is
      When III.1 is rolled
      Then III.1 is in effect
      And the owner of FLANDRE is still SPA

  @III.1/events.1a
  Rule: III.1/events.1a Three manufactures

    Scenario: instruments, textile and metal
      Given the number of metal manufactures in FRIESEN is 3
      When III.1 is rolled
      Then the number of instruments manufactures in DEN HAAG is 1
      And the number of textile manufactures in BRABANT is 1
      And the number of metal manufactures in FRIESEN is 4

    Scenario Outline: Holland can do without the one for <good>
      When HOL leaves <province> without a manufacture
      And III.1 is rolled
      Then III.1 is in effect
      And the number of <good> manufactures in <province> is still 0

      Examples:
        | good        | province |
        | instruments | DEN HAAG |
        | textile     | BRABANT  |
        | metal       | FRIESEN  |

  @III.1/events.1b
  Rule: III.1/events.1b Troops, leaders and fortifications

    Scenario: what Holland may set up
      Given the number of fortification levels HOL may place is 3
      When III.1 is rolled
      Then the number of small armies HOL may place is 1
      And the number of large fleets HOL may place is 1
      And the number of land detachments HOL may place is 2
      And the number of generals HOL may place is 1
      And the number of admirals HOL may place is 1
      And the number of explorers HOL may place is 1
      And the number of fortification levels HOL may place is 7

  @III.1/events.2
  Rule: III.1/events.2 Foreign units leave

    Scenario Outline: a Spanish unit leaves <province>
      Given Unit-1 belongs to SPA (context)
      And Unit-1 stands in <province>
      When III.1 is rolled
      Then Unit-1 has left the provinces

      Examples:
        | province |
        | DEN HAAG |
        | FRIESEN  |

    Scenario: so do the units of a friend
      Given Unit-1 belongs to ENG (context)
      And Unit-1 stands in BRABANT
      And ENG is allied with HOL (context)
      When III.1 is rolled
      Then Unit-1 has left the provinces

    Scenario: a Dutch unit stays
      Given Unit-1 belongs to HOL
      And Unit-1 stands in BRABANT
      When III.1 is rolled
      Then III.1 is in effect
      And Unit-1 still stands in BRABANT

    Scenario: outside the national territory a Spanish unit stays
      Given Unit-1 belongs to SPA (context)
      And Unit-1 stands in ARTOIS
      When III.1 is rolled
      Then III.1 is in effect
      And Unit-1 still stands in ARTOIS

    Scenario: Dutch land that was not Dutch to begin with is not cleared
      Given the owner of LUXEMBURG is HOL (context)
      And Unit-1 belongs to SPA (context)
      And Unit-1 stands in LUXEMBURG
      When III.1 is rolled
      Then the leader of the revolts in LUXEMBURG is HOL
      And Unit-1 still stands in LUXEMBURG

  @III.1/events.3
  Rule: III.1/events.3 Revolts in the south

    Scenario: a strong revolt in FLANDRE
      Given the number of strong revolts in FLANDRE is 2
      When III.1 is rolled
      Then the number of strong revolts in FLANDRE is 3
      And the number of weak revolts in FLANDRE is still 0
      And the leader of the revolts in FLANDRE is HOL
      And the revolts in FLANDRE come from III.1

    Scenario Outline: a weak revolt in <province>
      Given the number of weak revolts in <province> is 2
      When III.1 is rolled
      Then the number of weak revolts in <province> is 3
      And the number of strong revolts in <province> is still 0
      And the leader of the revolts in <province> is HOL
      And the revolts in <province> come from III.1

      Examples:
        | province  |
        | ARTOIS    |
        | HAINAUT   |
        | LUXEMBURG |

    Scenario: Dutch land is quiet
      When III.1 is rolled
      Then III.1 is in effect
      And BRABANT is still not in revolt

  @III.1/events.4
  Rule: III.1/events.4 Dutch technology is one box ahead

    Scenario Outline: beside a Latin technology of <latin> the Dutch one is <dutch>
      Given the Latin technology is <latin>
      And the first turn of the box above the Latin technology is 17
      When III.1 is rolled
      Then the technology of HOL is <dutch>

      Examples:
        | latin | dutch |
        | 7     | 8     |
        | 3     | 4     |
        | 19    | 20    |

    Scenario: a technology before its time is not given
      Given the Latin technology is 7 (context)
      And the first turn of the box above the Latin technology is 18
      When III.1 is rolled
      Then III.1 is in effect
      And the technology of HOL is still 5

  @III.1/events.5
  Rule: III.1/events.5 Stability, DTI and FTI

    Scenario Outline: a Holland with <stab> in stability and <index> in both indices starts anew
      Given the stability of HOL is <stab> (context)
      And the DTI of HOL is <index>
      And the maximum FTI of HOL is 5 (context)
      And the FTI of HOL is <index>
      When III.1 is rolled
      Then the stability of HOL is 2
      And the DTI of HOL is 3
      And the FTI of HOL is 3

      Examples:
        | stab | index |
        | -3   | 1     |
        | 3    | 5     |

  @III.1/events.6
  Rule: III.1/events.6 Willem of Nassau

    Scenario: the new monarch has 9 in each value
      When III.1 is rolled
      Then W. Nassau is a monarch
      And the administration of the monarch of HOL is 9
      And the diplomacy of the monarch of HOL is 9
      And the military of the monarch of HOL is 9

    Scenario: no dynastic crisis and no empty throne
      Given HOL has a dynastic crisis ahead
      And HOL has a vacant throne
      When III.1 is rolled
      Then HOL does not have a dynastic crisis ahead
      And HOL does not have a vacant throne

  @III.1/events.7
  Rule: III.1/events.7 Seas that Holland knows

    Scenario Outline: Holland knows <zone>
      When III.1 is rolled
      Then HOL has discoveries in <zone>

      Examples:
        | zone            |
        | GULF OF GUINEA  |
        | BAY OF GAMBIA   |
        | ARGUIN BANK     |
        | SEA OF CANARIAS |
        | SEA OF AZORES   |

    Scenario: of other seas it learns nothing
      When III.1 is rolled
      Then III.1 is in effect
      And HOL still does not have discoveries in Zone-1
      And HOL still does not have discoveries in Zone-2

    Scenario: what it knew of other seas it does not forget
      Given HOL has discoveries in Zone-2
      When III.1 is rolled
      Then III.1 is in effect
      And HOL still has discoveries in Zone-2

  @III.1/events.8
  Rule: III.1/events.8 Holland makes war on Spain

    Scenario: war at once, under a free CB of this turn
      When III.1 is rolled
      Then HOL declares war on SPA
      And HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      And the first turn of the war between HOL and SPA is 17
      And HOL has a free CB against SPA
      And the last turn of the CB of HOL against SPA is 17
      And the CB of HOL against SPA comes from III.1

    Scenario Outline: in its first turn <caller> may not call allies against <enemy>
      When III.1 is rolled
      And <caller> calls its allies against <enemy> in the war of III.1
      Then <caller> calls its allies against <enemy> in the war of III.1 is refused because of III.1/events.8

      Examples:
        | caller | enemy |
        | HOL    | SPA   |
        | SPA    | HOL   |

    Scenario Outline: in its first turn <caller> may call no single ally against <enemy> either
      When III.1 is rolled
      And <caller> calls SWE into its war with <enemy>
      Then <caller> calls SWE into its war with <enemy> is refused because of III.1/events.8

      Examples:
        | caller | enemy |
        | HOL    | SPA   |
        | SPA    | HOL   |

    Scenario Outline: <caller> may call an ally against <enemy> <when>
      Given III.1 is <status>
      And the first turn of III.1 is <turn>
      And HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      When <caller> calls SWE into its war with <enemy>
      Then SWE is at war with <enemy>

      Examples:
        | caller | enemy | when                         | status    | turn |
        | HOL    | SPA   | a turn later                 | in effect | 16   |
        | SPA    | HOL   | a turn later                 | in effect | 16   |
        | HOL    | SPA   | when the revolt is over      | over      | 17   |

    Scenario: HOL may call an ally against SPA in a war of another cause
      Given III.1 is in effect
      And the first turn of III.1 is 17
      And IV.1 is in effect
      And HOL is at war with SPA
      And the war between HOL and SPA comes from IV.1
      When HOL calls SWE into its war with SPA
      Then SWE is at war with SPA

    Scenario Outline: a turn later <caller> may call allies against <enemy>
      Given III.1 is in effect
      And the first turn of III.1 is 16
      And HOL is at war with SPA
      When <caller> calls its allies against <enemy> in the war of III.1
      Then <caller> has called its allies against <enemy> in the war of III.1

      Examples:
        | caller | enemy |
        | HOL    | SPA   |
        | SPA    | HOL   |

    Scenario: a revolt that is over in its first turn bars no call
      Given III.1 is over (context)
      And the first turn of III.1 is 17 (context)
      And HOL is at war with SPA
      When HOL calls its allies against SPA in the war of III.1
      Then HOL has called its allies against SPA in the war of III.1

    Scenario: in the first turn a third party may call its allies against Spain
      Given III.1 is in effect (context)
      And the first turn of III.1 is 17 (context)
      And ENG is at war with SPA
      When ENG calls its allies against SPA in the war of III.1
      Then ENG has called its allies against SPA in the war of III.1

    Scenario: in the first turn of the revolt the two may call allies in another war of theirs
      Given III.1 is in effect (context)
      And the first turn of III.1 is 17 (context)
      And IV.1 is in effect
      And HOL is at war with SPA
      And the war between HOL and SPA comes from IV.1
      When HOL calls its allies against SPA in the war of IV.1
      Then HOL has called its allies against SPA in the war of IV.1

  @III.1/administration.1
  Rule: III.1/administration.1 Purchases of the first turn

    Scenario: ships beyond the limit and troops without surcharge
      When III.1 is rolled
      Then HOL has unlimited naval purchases
      And HOL has land troops without surcharge

    Scenario: in the second turn the ordinary rules are back
      Given III.1 is in effect
      And the first turn of III.1 is 16 (context)
      When the interphase step is played
      Then the score of SPA rises by 5
      And HOL still does not have unlimited naval purchases
      And HOL still does not have land troops without surcharge

    Scenario: a revolt that is over in its first turn helps no purchases
      Given III.1 is over (context)
      And the first turn of III.1 is 17 (context)
      Then HOL does not have unlimited naval purchases
      And HOL does not have land troops without surcharge

  @III.1/administration.2
  Rule: III.1/administration.2 The counter of W. Nassau

    Scenario: the leader appears with the monarch
      When III.1 is rolled
      Then W. Nassau is in play
      And W. Nassau serves HOL

    Scenario: a leader who has run out no longer serves
      Given W. Nassau is a monarch (context)
      Then W. Nassau does not serve HOL

    Scenario: a counter in play without the monarch does not serve either
      Given W. Nassau is in play (context)
      Then W. Nassau does not serve HOL

    Scenario: when the counter has run out the monarch leads no troops
      Given W. Nassau is a monarch
      And Unit-1 belongs to HOL
      And Unit-1 is under the monarch
      Then Unit-1 is not under the monarch

    Scenario Outline: a unit of <owner> keeps its monarch with Willem <state>
      Given <fact> (context)
      And <other fact> (context)
      And Unit-1 belongs to <owner> (context)
      And Unit-1 is under the monarch
      Then Unit-1 is under the monarch

      Examples:
        | owner | state                       | fact                       | other fact              |
        | HOL   | in play                     | W. Nassau is a monarch     | W. Nassau is in play    |
        | HOL   | long dead                   | W. Nassau is not a monarch | W. Nassau is not in play |
        | SPA   | on the throne of his people | W. Nassau is a monarch     | W. Nassau is not in play |

    Scenario: the death of the monarch takes the leader away
      Given W. Nassau is a monarch
      And W. Nassau is in play
      When the monarch of HOL dies
      Then W. Nassau is not a monarch
      And W. Nassau is not in play
      And W. Nassau does not serve HOL

    Scenario: the death of another monarch does not touch him
      Given W. Nassau is a monarch
      And W. Nassau is in play
      When the monarch of SPA dies
      Then SPA has a vacant throne
      And W. Nassau is still a monarch
      And W. Nassau still serves HOL

    Scenario: the death of another Dutch monarch leaves the counter alone
      Given W. Nassau is in play
      When the monarch of HOL dies
      Then HOL has a vacant throne
      And W. Nassau is still in play

    Scenario: troops bought in the first turn and put under him are veterans
      Given III.1 is in effect
      And the first turn of III.1 is 17
      And W. Nassau is a monarch
      And W. Nassau is in play
      And Unit-1 belongs to HOL
      And Unit-1 is newly bought
      And Unit-1 is under the monarch
      When the administration step is played
      Then Unit-1 is a veteran

    Scenario Outline: no veterans <why>
      Given III.1 is <status> (context)
      And the first turn of III.1 is <turn> (context)
      And W. Nassau <reigns> (context)
      And W. Nassau is in play (context)
      And Unit-1 belongs to <owner> (context)
      And Unit-1 <bought> (context)
      And Unit-1 <led> (context)
      When the administration step is played
      Then Unit-1 is still not a veteran

      Examples:
        | why                            | status    | turn | reigns           | owner | bought              | led                      |
        | when the revolt is over        | over      | 17   | is a monarch     | HOL   | is newly bought     | is under the monarch     |
        | in the second turn             | in effect | 16   | is a monarch     | HOL   | is newly bought     | is under the monarch     |
        | under another monarch          | in effect | 17   | is not a monarch | HOL   | is newly bought     | is under the monarch     |
        | in the army of Spain           | in effect | 17   | is a monarch     | SPA   | is newly bought     | is under the monarch     |
        | among the old troops           | in effect | 17   | is a monarch     | HOL   | is not newly bought | is under the monarch     |
        | in an army that he does not lead | in effect | 17 | is a monarch     | HOL   | is newly bought     | is not under the monarch |

  @III.1/peace.1a
  Rule: III.1/peace.1a Spain conquers all of the national territory

    Background:
      Given III.1 is in effect
      And HOL is at war with SPA
      And DEN HAAG is conquered by SPA
      And BRABANT is conquered by SPA

    Scenario: Spain has won the war and Holland is restricted again
      Given FRIESEN is conquered by SPA
      When the peace step is played
      Then HOL has restrictions on its play
      And SPA is not at war with HOL
      And HOL has been beaten in a war from III.1

    Scenario: a province that Spain owns and nobody has conquered is not conquered
      Given the owner of FRIESEN is SPA
      When the peace step is played
      Then HOL still does not have restrictions on its play
      And HOL is still at war with SPA

    Scenario: one that an ally of Spain has conquered does not count either
      Given FRIESEN is conquered by FRA
      And FRA is allied with SPA
      When the peace step is played
      Then HOL still does not have restrictions on its play

    Scenario: Dutch land beyond the national territory does not save Holland
      Given FRIESEN is conquered by SPA
      And the owner of ARTOIS is HOL (context)
      When the peace step is played
      Then HOL has restrictions on its play

    Scenario: the event may come again
      Given FRIESEN is conquered by SPA
      When the peace step is played
      And III.1 is rolled
      Then III.1 is in effect
      And HOL is at war with SPA
      And HOL does not have restrictions on its play

  @III.1/peace.1a
  Rule: III.1/peace.1a It needs the revolt and the war

    Background:
      Given DEN HAAG is conquered by SPA
      And BRABANT is conquered by SPA
      And FRIESEN is conquered by SPA

    Scenario: without the revolt no conquest restricts Holland
      Given HOL is at war with SPA
      When the peace step is played
      Then HOL still does not have restrictions on its play
      And HOL is still at war with SPA

    Scenario: without the war no conquest restricts Holland
      Given III.1 is in effect
      When the peace step is played
      Then HOL still does not have restrictions on its play
      And III.1 is still in effect

    Scenario: a revolt that Spain recognises does not come again
      Given III.1 is in effect
      And SPA has recognised HOL
      When the peace step is played
      Then III.1 is over

  @III.1/peace.1a
  Rule: III.1/peace.1a It takes all of the national territory

    Scenario: one province in Dutch hands saves Holland
      Given III.1 is in effect
      And HOL is at war with SPA
      And DEN HAAG is conquered by SPA (context)
      And BRABANT is conquered by SPA (context)
      And the war between HOL and SPA comes from III.1
      When the peace step is played
      Then the stability of SPA falls by 1
      And HOL still does not have restrictions on its play
      And HOL is still at war with SPA
      And HOL has still not been beaten in a war from III.1
      And III.1 is still in effect

    Scenario: so does one that somebody else has conquered
      Given III.1 is in effect (context)
      And HOL is at war with SPA
      And DEN HAAG is conquered by SPA (context)
      And BRABANT is conquered by SPA (context)
      And FRIESEN is conquered by ENG (context)
      When the peace step is played
      Then HOL still does not have restrictions on its play
      And HOL is still at war with SPA

  @III.1/peace.1b
  Rule: III.1/peace.1b Any peace makes Spain recognise Holland

    Scenario Outline: when <act> Spain has to recognise Holland
      Given III.1 is in effect
      And the first turn of III.1 is 16 (context)
      And HOL is at war with SPA
      When <act>
      And SPA recognises HOL
      Then SPA recognises HOL is obligatory because of III.1/peace.1b
      And SPA has recognised HOL
      And peace has still been made in III.1

      Examples:
        | act                                   |
        | SPA makes a white peace with HOL      |
        | HOL makes a white peace with SPA      |
        | SPA wins a peace of level 1 over HOL  |
        | SPA wins a peace of level 5 over HOL  |
        | HOL wins a peace of level 1 over SPA  |
        | HOL wins a peace of level 5 over SPA  |
        | SPA crushes HOL                       |
        | HOL crushes SPA                       |
        | SPA makes a mandatory peace with HOL  |
        | HOL makes a mandatory peace with SPA  |
        | SPA makes an enforced peace with HOL  |
        | HOL makes an enforced peace with SPA  |

    Scenario: the duty is Spain's until it has been done
      Given III.1 is in effect (context)
      And peace has been made in III.1 (context)
      And SPA has recognised HOL (context)
      When SPA recognises HOL
      Then SPA recognises HOL is not obligatory

    Scenario: as long as they fight nothing has to be recognised
      Given III.1 is in effect (context)
      And HOL is at war with SPA (context)
      When SPA recognises HOL
      Then SPA recognises HOL is not obligatory

    Scenario: when the revolt is over nothing has to be recognised any more
      Given III.1 is over (context)
      And peace has been made in III.1 (context)
      When SPA recognises HOL
      Then SPA recognises HOL is not obligatory

    Scenario Outline: without the revolt, when <act> no peace of the revolt is made
      Given III.1 is over (context)
      And HOL is at war with SPA
      When <act>
      Then HOL is not at war with SPA
      And no peace has still been made in III.1

      Examples:
        | act                                   |
        | SPA makes a white peace with HOL      |
        | HOL makes a white peace with SPA      |
        | SPA wins a peace of level 3 over HOL  |
        | HOL wins a peace of level 3 over SPA  |
        | SPA crushes HOL                       |
        | HOL crushes SPA                       |
        | SPA makes a mandatory peace with HOL  |
        | HOL makes a mandatory peace with SPA  |
        | SPA makes an enforced peace with HOL  |
        | HOL makes an enforced peace with SPA  |

    Scenario: a peace of Holland with France is no recognition
      Given III.1 is in effect (context)
      And HOL is at war with FRA
      When HOL makes a white peace with FRA
      Then HOL is not at war with FRA
      And no peace has still been made in III.1

    Scenario: after the recognition the event is over
      Given III.1 is in effect
      And the first turn of III.1 is 16 (context)
      And HOL is at war with SPA
      When SPA makes a white peace with HOL
      And SPA recognises HOL
      And the peace step is played
      Then III.1 is over
      And HOL is still a player
      And HOL still does not have restrictions on its play

  @III.1/peace.2
  Rule: III.1/peace.2 No peace in the first turn

    Scenario Outline: in the turn of the revolt it is refused that <act>
      Given III.1 is in effect
      And the first turn of III.1 is 17
      And HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      When <act>
      Then <act> is refused because of III.1/peace.2
      And HOL is still at war with SPA

      Examples:
        | act                                   |
        | SPA makes a white peace with HOL      |
        | HOL makes a white peace with SPA      |
        | SPA wins a peace of level 1 over HOL  |
        | SPA wins a peace of level 5 over HOL  |
        | HOL wins a peace of level 1 over SPA  |
        | HOL wins a peace of level 5 over SPA  |
        | SPA crushes HOL                       |
        | HOL crushes SPA                       |
        | SPA makes a mandatory peace with HOL  |
        | HOL makes a mandatory peace with SPA  |
        | SPA makes an enforced peace with HOL  |
        | HOL makes an enforced peace with SPA  |

    Scenario Outline: a turn later <act>
      Given III.1 is in effect (context)
      And the first turn of III.1 is 16 (context)
      And HOL is at war with SPA
      When <act>
      Then HOL is not at war with SPA

      Examples:
        | act                                   |
        | SPA makes a white peace with HOL      |
        | HOL wins a peace of level 3 over SPA  |

    Scenario: a revolt that is over in its first turn bars no peace
      Given III.1 is over (context)
      And the first turn of III.1 is 17 (context)
      And HOL is at war with SPA
      When SPA makes a white peace with HOL
      Then HOL is not at war with SPA

    Scenario: France may make its peace with Holland in that turn
      Given III.1 is in effect (context)
      And the first turn of III.1 is 17 (context)
      And HOL is at war with FRA
      When FRA makes a white peace with HOL
      Then HOL is not at war with FRA

  @III.1/peace.3
  Rule: III.1/peace.3 Three turns of enforced peace

    Scenario Outline: on turn 27, when <act> there is peace up to turn 30
      Given III.1 is in effect
      And the first turn of III.1 is 16 (context)
      And HOL is at war with SPA
      And the turn is 27
      When <act>
      Then the enforced peace of SPA with HOL is 30

      Examples:
        | act                                   |
        | SPA makes a white peace with HOL      |
        | HOL makes a white peace with SPA      |
        | SPA wins a peace of level 1 over HOL  |
        | SPA wins a peace of level 5 over HOL  |
        | HOL wins a peace of level 1 over SPA  |
        | HOL wins a peace of level 5 over SPA  |
        | SPA crushes HOL                       |
        | HOL crushes SPA                       |
        | SPA makes a mandatory peace with HOL  |
        | HOL makes a mandatory peace with SPA  |
        | SPA makes an enforced peace with HOL  |
        | HOL makes an enforced peace with SPA  |

    Scenario Outline: before the revolt, when <act> nothing is enforced
      Given III.1 is dormant (context)
      And HOL is at war with SPA
      When <act>
      Then HOL is not at war with SPA
      And the enforced peace of SPA with HOL is still 0

      Examples:
        | act                                   |
        | SPA makes a white peace with HOL      |
        | HOL makes a white peace with SPA      |
        | SPA wins a peace of level 3 over HOL  |
        | HOL wins a peace of level 3 over SPA  |
        | SPA crushes HOL                       |
        | HOL crushes SPA                       |
        | SPA makes a mandatory peace with HOL  |
        | HOL makes a mandatory peace with SPA  |
        | SPA makes an enforced peace with HOL  |
        | HOL makes an enforced peace with SPA  |

    Scenario: a later war of the two ends with such a peace as well
      Given III.1 is over
      And HOL is at war with SPA
      And the turn is 27
      When SPA makes a white peace with HOL
      Then the enforced peace of SPA with HOL is 30

    Scenario Outline: in the last turn of that peace <attacker> may not attack <defender>
      Given the enforced peace of SPA with HOL is 17
      When <attacker> declares war on <defender>
      Then <attacker> declares war on <defender> is refused because of III.1/peace.3

      Examples:
        | attacker | defender |
        | SPA      | HOL      |
        | HOL      | SPA      |

    Scenario Outline: in the turn after it <attacker> may attack <defender>
      Given the enforced peace of SPA with HOL is 16 (context)
      When <attacker> declares war on <defender>
      Then SPA is at war with HOL

      Examples:
        | attacker | defender |
        | SPA      | HOL      |
        | HOL      | SPA      |

    Scenario Outline: nor may <attacker> attack a vassal of <lord>
      Given the enforced peace of SPA with HOL is 17
      And SWE is in VA of <lord>
      When <attacker> declares war on SWE
      Then <attacker> declares war on SWE is refused because of III.1/peace.3

      Examples:
        | attacker | lord |
        | SPA      | HOL  |
        | HOL      | SPA  |

    Scenario Outline: the peace over, <attacker> may attack a vassal of <lord>
      Given the enforced peace of SPA with HOL is 16 (context)
      And SWE is in VA of <lord> (context)
      When <attacker> declares war on SWE
      Then <attacker> is at war with SWE

      Examples:
        | attacker | lord |
        | SPA      | HOL  |
        | HOL      | SPA  |

    Scenario Outline: in that peace <attacker> may attack a minor in <box> of <lord>
      Given the enforced peace of SPA with HOL is 17 (context)
      And SWE is in <box> of <lord> (context)
      When <attacker> declares war on SWE
      Then <attacker> is at war with SWE

      Examples:
        | attacker | box | lord |
        | SPA      | MA  | HOL  |
        | HOL      | MA  | SPA  |
        | SPA      | VA  | FRA  |
        | HOL      | VA  | FRA  |

  @III.1/peace.4
  Rule: III.1/peace.4 Holland harasses an annexed Portugal

    Background:
      Given III.7 is in effect
      And POR is annexed by SPA
      And peace has been made in III.1

    Scenario Outline: on turn <turn> Holland may attack a Portuguese post
      Given the turn is <turn> (context)
      And Post-1 is held by POR
      When HOL attacks Post-1
      Then HOL attacks Post-1 is allowed because of III.1/peace.4

      Examples:
        | turn |
        | 17   |
        | 25   |

    Scenario: in period IV it has no leave of this kind
      Given the turn is 26
      And Post-1 is held by POR
      When HOL attacks Post-1
      Then HOL attacks Post-1 is not allowed because of III.1/peace.4

    Scenario: a Spanish post is not part of it
      Given Post-1 is held by SPA (context)
      When HOL attacks Post-1
      Then HOL attacks Post-1 is not allowed because of III.1/peace.4

    Scenario: Portugal may not attack in its turn
      Given the turn is 25
      And Post-1 is held by HOL
      When POR attacks Post-1
      Then POR attacks Post-1 is refused because of III.1/peace.4

    Scenario Outline: on turn <turn> Portugal may attack a post held by <holder>
      Given the turn is <turn> (context)
      And Post-1 is held by <holder> (context)
      When POR attacks Post-1
      Then Post-1 is under attack by POR

      Examples:
        | turn | holder |
        | 26   | HOL    |
        | 17   | ENG    |

    Scenario: Spanish units may not fight for it
      Given the turn is 25
      And Post-1 is held by HOL
      When SPA attacks Post-1
      Then SPA attacks Post-1 is refused because of III.1/peace.4

    Scenario: in period IV they may
      Given the turn is 26 (context)
      And Post-1 is held by HOL (context)
      When SPA attacks Post-1
      Then Post-1 is under attack by SPA

    Scenario: a Spain that is at war with Holland may fight
      Given SPA is at war with HOL (context)
      And Post-1 is held by HOL (context)
      When SPA attacks Post-1
      Then Post-1 is under attack by SPA

    Scenario: the posts of others are none of it
      Given Post-1 is held by ENG (context)
      When SPA attacks Post-1
      Then Post-1 is under attack by SPA

  @III.1/peace.4
  Rule: III.1/peace.4 It needs the peace, the annexation and its event

    Scenario: the leave is Holland's alone
      Given III.7 is in effect (context)
      And POR is annexed by SPA (context)
      And peace has been made in III.1 (context)
      And Post-1 is held by POR (context)
      When ENG attacks Post-1
      Then ENG attacks Post-1 is not allowed because of III.1/peace.4

    Scenario: another than Spain may fight
      Given III.7 is in effect (context)
      And POR is annexed by SPA (context)
      And peace has been made in III.1 (context)
      And Post-1 is held by HOL (context)
      When FRA attacks Post-1
      Then Post-1 is under attack by FRA

    Scenario Outline: Holland has no leave <why>
      Given <revolt> (context)
      And III.7 is <claim> (context)
      And <fact> (context)
      And Post-1 is held by POR (context)
      When HOL attacks Post-1
      Then HOL attacks Post-1 is not allowed because of III.1/peace.4

      Examples:
        | why                          | revolt    | claim     | fact                  |
        | as long as no peace is made  | no peace has been made in III.1 | in effect | POR is annexed by SPA |
        | when the annexation is over  | peace has been made in III.1 | over      | POR is annexed by SPA |
        | before Portugal is annexed   | peace has been made in III.1 | in effect | POR is a minor        |

    Scenario Outline: Portugal may attack Dutch posts <why>
      Given <revolt> (context)
      And III.7 is <claim> (context)
      And <fact> (context)
      And Post-1 is held by HOL (context)
      When POR attacks Post-1
      Then Post-1 is under attack by POR

      Examples:
        | why                          | revolt    | claim     | fact                  |
        | as long as no peace is made  | no peace has been made in III.1 | in effect | POR is annexed by SPA |
        | when the annexation is over  | peace has been made in III.1 | over      | POR is annexed by SPA |
        | before Portugal is annexed   | peace has been made in III.1 | in effect | POR is a minor        |

    Scenario Outline: Spain may attack Dutch posts <why>
      Given <revolt> (context)
      And III.7 is <claim> (context)
      And <fact> (context)
      And Post-1 is held by HOL (context)
      When SPA attacks Post-1
      Then Post-1 is under attack by SPA

      Examples:
        | why                          | revolt    | claim     | fact                  |
        | as long as no peace is made  | no peace has been made in III.1 | in effect | POR is annexed by SPA |
        | when the annexation is over  | peace has been made in III.1 | over      | POR is annexed by SPA |
        | before Portugal is annexed   | peace has been made in III.1 | in effect | POR is a minor        |

  @III.1/peace.5
  Rule: III.1/peace.5 No losses by the length of the war

    Scenario: neither side loses Stab by the length of the war
      Given HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      Then the stability loss of SPA in the war of III.1 is 0
      And the stability loss of HOL in the war of III.1 is 0

    Scenario Outline: nor does <side> by that of a war with an ally of the other
      Given <side> is at war with ENG
      And the war between <side> and ENG comes from III.1
      Then the stability loss of <side> in the war of III.1 is 0
      And the stability loss of <other> in the war of III.1 is 1

      Examples:
        | side | other |
        | SPA  | HOL   |
        | HOL  | SPA   |

    Scenario: a war of another event costs what wars cost
      Given HOL is at war with SPA (context)
      And the war between HOL and SPA comes from IV.9 (context)
      Then the stability loss of SPA in the war of III.1 is 1
      And the stability loss of HOL in the war of III.1 is 1

  @III.1/peace.5a
  Rule: III.1/peace.5a One level each in period III

    Scenario Outline: on turn <turn> both lose 1 Stab
      Given the turn is <turn> (context)
      And HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      When the peace step is played
      Then the stability of SPA falls by 1
      And the stability of HOL falls by 1

      Examples:
        | turn |
        | 17   |
        | 25   |

    Scenario Outline: only <side> loses it for a war with an ally of the other
      Given <side> is at war with ENG
      And the war between <side> and ENG comes from III.1
      When the peace step is played
      Then the stability of <side> falls by 1
      And the stability of <other> is still 3

      Examples:
        | side | other |
        | SPA  | HOL   |
        | HOL  | SPA   |

    Scenario: a war of another event costs nothing by this
      Given HOL is at war with SPA (context)
      And the war between HOL and SPA comes from IV.9 (context)
      When the peace step is played
      Then the stability of SPA is still 3
      And the stability of HOL is still 3

    Scenario: the war of this event being over, nothing is lost
      Given the war between HOL and SPA comes from III.1 (context)
      When the peace step is played
      Then the stability of SPA is still 3
      And the stability of HOL is still 3

    Scenario: in period IV it is another loss
      Given the turn is 26
      And HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      When the peace step is played
      Then the stability of SPA falls by 2
      And the stability of HOL is still 3

  @III.1/peace.5b
  Rule: III.1/peace.5b Two levels for Spain in period IV

    Scenario Outline: on turn <turn> Spain loses 2 Stab and Holland none
      Given the turn is <turn>
      And HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      When the peace step is played
      Then the stability of SPA falls by 2
      And the stability of HOL is still 3

      Examples:
        | turn |
        | 26   |
        | 34   |

    Scenario: in period IV another war of Spain costs nothing by this
      Given the turn is 27 (context)
      And HOL is at war with SPA (context)
      And the war between HOL and SPA comes from IV.9 (context)
      When the peace step is played
      Then the stability of SPA is still 3

    Scenario Outline: outside period IV, on turn <turn>, Spain loses <loss>
      Given the turn is <turn> (context)
      And HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      When the peace step is played
      Then the stability of SPA falls by <loss>

      Examples:
        | turn | loss |
        | 25   | 1    |
        | 35   | 3    |

  @III.1/peace.5c
  Rule: III.1/peace.5c Three levels for Spain from period V

    Scenario Outline: on turn <turn> Spain loses 3 Stab and Holland none
      Given the turn is <turn>
      And HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      When the peace step is played
      Then the stability of SPA falls by 3
      And the stability of HOL is still 3

      Examples:
        | turn |
        | 35   |
        | 62   |

    Scenario: in period V another war of Spain costs nothing by this
      Given the turn is 37 (context)
      And HOL is at war with SPA (context)
      And the war between HOL and SPA comes from IV.9 (context)
      When the peace step is played
      Then the stability of SPA is still 3

    Scenario: before period V Spain loses less
      Given the turn is 34
      And HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      When the peace step is played
      Then the stability of SPA falls by 2

  @III.1/peace.6
  Rule: III.1/peace.6 Allies in this war

    Scenario Outline: an ally that <caller> calls fights <enemy> in the war of this event
      Given HOL is at war with SPA
      And the war between HOL and SPA comes from III.1
      When <caller> calls <ally> into its war with <enemy>
      Then <ally> is at war with <enemy>
      And the war between <ally> and <enemy> comes from III.1

      Examples:
        | caller | enemy | ally |
        | HOL    | SPA   | ENG  |
        | HOL    | SPA   | PAL  |
        | SPA    | HOL   | FRA  |
        | SPA    | HOL   | BAV  |

    Scenario Outline: in another war an ally that <caller> calls has nothing to do with it
      Given HOL is at war with SPA
      And the war between HOL and SPA comes from IV.9 (context)
      When <caller> calls ENG into its war with <enemy>
      Then ENG is at war with <enemy>
      And the war between ENG and <enemy> still does not come from III.1

      Examples:
        | caller | enemy |
        | HOL    | SPA   |
        | SPA    | HOL   |

    Scenario Outline: an ally called against <third> is not drawn into this war
      Given HOL is at war with SPA (context)
      And the war between HOL and SPA comes from III.1 (context)
      And <caller> is at war with <third>
      When <caller> calls ENG into its war with <third>
      Then ENG is at war with <third>
      And the war between ENG and <third> still does not come from III.1

      Examples:
        | caller | third |
        | HOL    | FRA   |
        | SPA    | TUR   |

  @III.1/interphase.1
  Rule: III.1/interphase.1 Points for Spain

    Scenario Outline: on turn <turn> the revolt brings Spain <points> points
      Given III.1 is in effect
      And the turn is <turn> (context)
      When the interphase step is played
      Then the score of SPA rises by <points>

      Examples:
        | turn | points |
        | 15   | 5      |
        | 25   | 5      |
        | 26   | 2      |
        | 34   | 2      |

    Scenario: from period V on it brings nothing
      Given III.1 is in effect (context)
      And the turn is 35 (context)
      When the interphase step is played
      Then the score of SPA is still 0

    Scenario Outline: on turn <turn> a revolt that is over brings nothing
      Given III.1 is over (context)
      And the turn is <turn> (context)
      When the interphase step is played
      Then the score of SPA is still 0

      Examples:
        | turn |
        | 17   |
        | 27   |
