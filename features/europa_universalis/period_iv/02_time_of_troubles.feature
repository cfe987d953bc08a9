Feature: IV.2 Time of Troubles in Russia and Cossack revolt

  @IV.2/header
  Rule: IV.2/header The first event goes by its revolts, the second by its wars

    Scenario: without a revolt the first event is over
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of weak revolts in POITOU is 3 (context)
      When the interphase step is played
      Then IV.2 is over

    Scenario: one revolt keeps the first event alive
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of weak revolts in POITOU is 1
      And the revolts in POITOU come from IV.2
      When the interphase step is played
      Then IV.2 is still in effect

    Scenario: without a war the second event is over
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the number of weak revolts in POITOU is 1 (context)
      And the revolts in POITOU come from IV.2 (context)
      And POL is at war with COS (context)
      And COS is a minor
      When the interphase step is played
      Then IV.2 is over

    Scenario: a war keeps the second event alive
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And POL is at war with SWE
      And the war between POL and SWE comes from IV.2
      When the interphase step is played
      Then IV.2 is still in effect

    Scenario: a revolt that was put down does not keep it alive
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the revolts in POITOU come from IV.2 (context)
      When the interphase step is played
      Then IV.2 is over

  @IV.2/FE.pre.1
  Rule: IV.2/FE.pre.1 A Russia at war puts the first event off

    Scenario: the event is put off while Russia fights
      Given RUS is at war with TUR
      When IV.2 is rolled
      Then the fate of IV.2 is delay
      And the number of delays of IV.2 rises by 1
      And IV.2 is still dormant

    Scenario: a Russia at peace has it at once
      When IV.2 is rolled
      Then IV.2 is in effect
      And the number of delays of IV.2 is still 0
      And the number of times IV.2 has started is 1

    Scenario: the second event comes to a Russia at war too
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      And RUS is at war with TUR
      When IV.2 is rolled
      Then IV.2 is in effect
      And the number of times IV.2 has started is 2

    Scenario Outline: after a delay the die <die> brings it
      Given the number of delays of IV.2 is <delays>
      When the die for IV.2 shows <die>
      And the declarations step is played
      Then IV.2 is in effect

      Examples:
        | die | delays |
        | 1   | 1      |
        | 5   | 3      |

    Scenario: after a delay the die 6 does not bring it
      Given the number of delays of IV.2 is 1
      When the die for IV.2 shows 6
      And the declarations step is played
      Then IV.2 is still dormant

    Scenario: an event that was not put off is not thrown for
      When the die for IV.2 shows 3 (context)
      And the declarations step is played
      Then IV.2 is still dormant

    Scenario: a Russia at war still waits
      Given the number of delays of IV.2 is 1
      And RUS is at war with TUR
      When the die for IV.2 shows 3 (context)
      And the declarations step is played
      Then IV.2 is still dormant

    Scenario: when it has come nothing more is thrown for
      Given the number of delays of IV.2 is 1
      And IV.2 is over
      And the number of times IV.2 has started is 1
      When the die for IV.2 shows 3 (context)
      And the declarations step is played
      Then IV.2 is still over

    Scenario: Russia has to offer its enemies white peace or worse while it waits
      Given the number of delays of IV.2 is 1
      And RUS is at war with TUR
      Then RUS offers white peace to TUR or RUS offers losing peace to TUR is obligatory

    Scenario: Russia owes those it does not fight no offer
      Given the number of delays of IV.2 is 1
      And RUS is at war with TUR (context)
      Then RUS offers white peace to SWE is not obligatory because of IV.2/FE.pre.1



    Scenario: Russia may not attack anybody while it waits
      Given the number of delays of IV.2 is 1
      Then RUS declares war on TUR is refused because of IV.2/FE.pre.1

    Scenario: Russia may not ask for a winning peace while it waits
      Given the number of delays of IV.2 is 1
      And RUS is at war with TUR
      Then RUS offers winning peace to TUR is refused because of IV.2/FE.pre.1
      And RUS offers losing peace to TUR is allowed

    Scenario Outline: Russia is free <when>
      Given the number of delays of IV.2 is <delays> (context)
      And the number of times IV.2 has started is <times> (context)
      And RUS is at war with SWE
      Then RUS declares war on TUR is allowed
      And RUS offers winning peace to SWE is allowed

      Examples:
        | when                        | delays | times |
        | when nothing was put off    | 0      | 0     |
        | when the event has come     | 1      | 1     |

  @IV.2/FE.pre.2
  Rule: IV.2/FE.pre.2 A second roll within the first event is made anew

    Scenario: the first roll brings the event
      When IV.2 is rolled
      Then IV.2 is in effect

    Scenario: while the event is in effect the dice are thrown again
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      When IV.2 is rolled
      Then the fate of IV.2 is roll again
      And IV.2 is still not marked off
      And IV.2 is still in effect
      And the number of times IV.2 has started is still 1

    Scenario: while the event is put off the dice are thrown again
      Given the number of delays of IV.2 is 1
      When IV.2 is rolled
      Then the fate of IV.2 is roll again
      And IV.2 is still dormant

    Scenario: a first event that came late and is over is followed by the second
      Given the number of delays of IV.2 is 1
      And IV.2 is over (context)
      And the number of times IV.2 has started is 1
      When IV.2 is rolled
      Then IV.2 is in effect
      And the number of times IV.2 has started is 2

  @IV.2/FE.events.1
  Rule: IV.2/FE.events.1 Six revolts are rolled

    Scenario: revolts come up in Russian land and nowhere else
      Given the owner of Province-1 is RUS
      When the number of weak revolts IV.2 rolls in NEWA is 2
      And the number of strong revolts IV.2 rolls in NEWA is 1
      And the number of weak revolts IV.2 rolls in POITOU is 1
      And the number of strong revolts IV.2 rolls in Province-1 is 2
      And Unit-1 is to be placed in NEWA
      And IV.2 is rolled
      Then the number of weak revolts in NEWA is 2
      And the number of strong revolts in NEWA is 1
      And the number of strong revolts in Province-1 is 2
      And the number of weak revolts in POITOU is still 0
      And the revolts in NEWA come from IV.2
      And the leader of the revolts in NEWA is ENG
      And the revolts in Province-1 come from IV.2
      And the leader of the revolts in Province-1 is ENG
      And the leader of the revolts in POITOU is still nobody

    Scenario: revolts that are there already stay and are joined
      Given the number of weak revolts in NEWA is 1
      And the owner of Province-1 is RUS
      And the number of weak revolts in Province-1 is 1 (context)
      When the number of weak revolts IV.2 rolls in NEWA is 2
      And the number of weak revolts IV.2 rolls in POITOU is 4
      And Unit-1 is to be placed in NEWA
      And IV.2 is rolled
      Then the number of weak revolts in NEWA is 3
      And the revolts in Province-1 still do not come from IV.2

    Scenario Outline: <n> revolts are not what was rolled
      When the number of weak revolts IV.2 rolls in NEWA is <n>
      And Unit-1 is to be placed in Province-1 (context)
      And IV.2 is rolled
      Then IV.2 is in effect
      And NEWA is still not in revolt

      Examples:
        | n |
        | 3 |

    Scenario: a single strong revolt in a province is enough
      When the number of strong revolts IV.2 rolls in NEWA is 1
      And the number of weak revolts IV.2 rolls in POITOU is 5
      And Unit-1 is to be placed in NEWA
      And IV.2 is rolled
      Then the number of strong revolts in NEWA is 1
      And the number of weak revolts in NEWA is still 0

    Scenario: the second event brings no revolts
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      When the number of weak revolts IV.2 rolls in NEWA is 3 (context)
      And the number of strong revolts IV.2 rolls in NEWA is 3 (context)
      And IV.2 is rolled
      Then IV.2 is in effect
      And NEWA is still not in revolt

  @IV.2/FE.events.2
  Rule: IV.2/FE.events.2 An army of rebels comes up

    Scenario: a large army comes up in revolted land
      When the number of weak revolts IV.2 rolls in NEWA is 3
      And the number of strong revolts IV.2 rolls in NEWA is 3
      And Unit-1 is to be placed in NEWA
      And IV.2 is rolled
      Then Unit-1 is a large army
      And Unit-1 belongs to TRO
      And Unit-1 stands in NEWA
      And Unit-2 is still off the map

    Scenario: it does not come up where all is quiet
      Given the owner of Province-1 is RUS (context)
      When the number of weak revolts IV.2 rolls in NEWA is 3
      And the number of strong revolts IV.2 rolls in NEWA is 3
      And Unit-1 is to be placed in Province-1
      And IV.2 is rolled
      Then NEWA is in revolt
      And Unit-1 is still off the map

    Scenario: it does not come up among revolts of another event
      Given the number of strong revolts in POITOU is 2 (context)
      When the number of weak revolts IV.2 rolls in NEWA is 3
      And the number of strong revolts IV.2 rolls in NEWA is 3
      And Unit-1 is to be placed in POITOU
      And IV.2 is rolled
      Then NEWA is in revolt
      And Unit-1 is still off the map

    Scenario: it does not come up where a revolt of this event was put down
      Given the revolts in Province-1 come from IV.2
      When Unit-1 is to be placed in Province-1 (context)
      And IV.2 is rolled
      Then IV.2 is in effect
      And Unit-1 is still off the map

    Scenario Outline: counter <unit> is taken where those before it are in use
      Given Unit-1 belongs to FRA
      And <more> belongs to FRA (context)
      And <most> belongs to FRA (context)
      When the number of weak revolts IV.2 rolls in NEWA is 3
      And the number of strong revolts IV.2 rolls in NEWA is 3
      And <unit> is to be placed in NEWA
      And IV.2 is rolled
      Then <unit> belongs to TRO
      And <unit> stands in NEWA

      Examples:
        | unit   | more   | most   |
        | Unit-2 | Unit-3 | Unit-4 |
        | Unit-3 | Unit-2 | Unit-4 |
        | Unit-4 | Unit-2 | Unit-3 |

    Scenario: the second event brings no such army
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      And the number of weak revolts in POITOU is 3
      And the revolts in POITOU come from IV.2
      When Unit-1 is to be placed in POITOU (context)
      And IV.2 is rolled
      Then IV.2 is in effect
      And Unit-1 is still off the map

    Scenario: the army comes up beside a single revolt too
      When the number of weak revolts IV.2 rolls in NEWA is 1
      And the number of weak revolts IV.2 rolls in POITOU is 5
      And Unit-1 is to be placed in NEWA
      And IV.2 is rolled
      Then Unit-1 stands in NEWA

  @IV.2/FE.diplomacy.1
  Rule: IV.2/FE.diplomacy.1 A province for the help of Sweden

    Scenario: an old Swedish province earns the help of Sweden
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the owner of Province-1 is RUS
      And Province-1 was originally of SWE
      And SWE is in RM of FRA (context)
      When RUS cedes Province-1 to SWE
      Then the owner of Province-1 is SWE
      And RUS cedes Province-1 to SWE is allowed because of IV.2/FE.diplomacy.1
      And SWE is in EG of RUS
      And RUS takes control of SWE in EG
      And RUS has ceded land to SWE
      And RUS has won the help of SWE

    Scenario: NEWA earns it where Russia has no old Swedish land
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the owner of Province-1 is RUS (context)
      And Province-1 is next to SWE (context)
      And Province-2 was originally of SWE (context)
      When RUS cedes NEWA to SWE
      Then SWE is in EG of RUS
      And RUS cedes NEWA to SWE is allowed because of IV.2/FE.diplomacy.1

    Scenario: another province on the border earns it where Russia has neither
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the owner of NEWA is DEN
      And the owner of Province-1 is RUS
      And Province-1 is next to SWE
      And the owner of Province-2 is RUS (context)
      When RUS cedes Province-1 to SWE
      Then SWE is in EG of RUS
      And RUS has ceded land to SWE
      And RUS cedes Province-1 to SWE is allowed because of IV.2/FE.diplomacy.1

    Scenario: NEWA is out of its turn while Russia has old Swedish land
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the owner of Province-1 is RUS
      And Province-1 was originally of SWE
      When RUS cedes NEWA to SWE
      Then the owner of NEWA is SWE
      And RUS cedes NEWA to SWE is not allowed because of IV.2/FE.diplomacy.1
      And SWE is still neutral
      And RUS has still not ceded land to SWE

    Scenario: a province on the border is out of its turn while Russia has NEWA
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the owner of Province-1 is RUS
      And Province-1 is next to SWE
      When RUS cedes Province-1 to SWE
      Then the owner of Province-1 is SWE
      And RUS cedes Province-1 to SWE is not allowed because of IV.2/FE.diplomacy.1
      And SWE is still neutral
      And RUS has still not ceded land to SWE

    Scenario: a province far from Sweden earns nothing
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the owner of NEWA is DEN
      And the owner of Province-1 is RUS
      When RUS cedes Province-1 to SWE
      Then the owner of Province-1 is SWE
      And RUS cedes Province-1 to SWE is not allowed because of IV.2/FE.diplomacy.1
      And SWE is still neutral
      And RUS has still not ceded land to SWE

    Scenario: a second province earns nothing more
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has ceded land to SWE
      When RUS cedes NEWA to SWE
      Then the owner of NEWA is SWE
      And RUS cedes NEWA to SWE is not allowed because of IV.2/FE.diplomacy.1
      And SWE is still neutral
      And RUS has still not won the help of SWE

    Scenario Outline: NEWA earns nothing when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      When RUS cedes NEWA to SWE
      Then the owner of NEWA is SWE
      And RUS cedes NEWA to SWE is not allowed because of IV.2/FE.diplomacy.1
      And SWE is still neutral
      And RUS has still not ceded land to SWE

      Examples:
        | status    | times |
        | over      | 1     |
        | in effect | 2     |

    Scenario: a Sweden that fights beside a player takes the land and does not help
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And SWE is in EG of FRA
      And SWE is at war with DEN
      When RUS cedes NEWA to SWE
      Then RUS has ceded land to SWE
      And RUS has still not won the help of SWE
      And SWE is still in EG of FRA

    Scenario Outline: a Sweden <which> helps
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the patron of SWE is <patron>
      And SWE is at war with <enemy>
      When RUS cedes NEWA to SWE
      Then SWE is in EG of RUS
      And RUS has won the help of SWE

      Examples:
        | which                  | patron | enemy |
        | that fights for a minor | POL    | DEN   |

    Scenario: a Swedish client of a player at peace helps
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the patron of SWE is FRA (context)
      When RUS cedes NEWA to SWE
      Then RUS has won the help of SWE

    Scenario: land for another country earns nothing
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 1 (context)
      When RUS cedes NEWA to DEN
      Then the owner of NEWA is DEN
      And SWE is still neutral
      And RUS has still not ceded land to SWE

    Scenario: Russia keeps a Sweden that helps
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has won the help of SWE
      And SWE is in EG of RUS
      When FRA takes control of SWE in EG
      Then IV.2/FE.diplomacy.1 is not kept

    Scenario: a Sweden that helps sends troops and may be reinforced in attack
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has won the help of SWE
      Then SWE sends help to RUS in the war of IV.2 is allowed because of IV.2/FE.diplomacy.1
      And RUS sets the reinforcements of SWE to offensive is allowed because of IV.2/FE.diplomacy.1

    Scenario Outline: Sweden is free when <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And RUS has won the help of <whom> (context)
      When FRA takes control of SWE in EG
      Then SWE is in EG of FRA
      And SWE sends help to RUS in the war of IV.2 is not allowed because of IV.2/FE.diplomacy.1

      Examples:
        | when                        | status    | times | whom |
        | the event is over           | over      | 1     | SWE  |
        | it is the second event      | in effect | 2     | SWE  |
        | its help has not been won   | in effect | 1     | DEN  |

    Scenario Outline: an old Swedish province earns nothing when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And Province-1 was originally of SWE
      And the owner of Province-1 is RUS
      When RUS cedes Province-1 to SWE
      Then the owner of Province-1 is SWE
      And RUS cedes Province-1 to SWE is not allowed because of IV.2/FE.diplomacy.1
      And SWE is still neutral
      And RUS has still not ceded land to SWE

      Examples:
        | status    | times |
        | over      | 1     |
        | in effect | 2     |

    Scenario Outline: a province on the border earns nothing when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the owner of NEWA is DEN
      And Province-1 is next to SWE
      And the owner of Province-1 is RUS
      When RUS cedes Province-1 to SWE
      Then the owner of Province-1 is SWE
      And RUS cedes Province-1 to SWE is not allowed because of IV.2/FE.diplomacy.1
      And SWE is still neutral
      And RUS has still not ceded land to SWE

      Examples:
        | status    | times |
        | over      | 1     |
        | in effect | 2     |

    Scenario: a province on the border is out of its turn while Russia has old Swedish land
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the owner of NEWA is DEN
      And the owner of Province-1 is RUS
      And Province-1 is next to SWE
      And the owner of Province-2 is RUS
      And Province-2 was originally of SWE
      When RUS cedes Province-1 to SWE
      Then the owner of Province-1 is SWE
      And RUS cedes Province-1 to SWE is not allowed because of IV.2/FE.diplomacy.1
      And SWE is still neutral
      And RUS has still not ceded land to SWE

    Scenario: a second old Swedish province is not asked for
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has ceded land to SWE
      And the owner of NEWA is DEN (context)
      And the owner of Province-1 is RUS (context)
      And Province-1 is next to SWE (context)
      And the owner of Province-2 is RUS (context)
      And Province-2 was originally of SWE (context)
      Then RUS cedes Province-2 to SWE is not allowed because of IV.2/FE.diplomacy.1

    Scenario: a second province on the border is not asked for
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 1 (context)
      And RUS has ceded land to SWE
      And the owner of NEWA is DEN (context)
      And the owner of Province-1 is RUS (context)
      And Province-1 is next to SWE (context)
      Then RUS cedes Province-1 to SWE is not allowed because of IV.2/FE.diplomacy.1

    Scenario: a Sweden that is a player takes the land and is nobody's client
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And SWE is a player
      When RUS cedes NEWA to SWE
      Then RUS has ceded land to SWE
      And RUS has still not won the help of SWE
      And SWE is still neutral

  @IV.2/FE.diplomacy.2
  Rule: IV.2/FE.diplomacy.2 Afterwards Russia may attack Sweden

    Scenario: a Russia that has ceded land has a free CB in the next turn
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has ceded land to SWE
      And the turn is 23
      When IV.2 ends
      Then RUS can use a free CB against SWE
      And the last turn of the CB of RUS against SWE is 24

    Scenario: a Russia that has ceded nothing has none
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      When IV.2 ends
      Then IV.2 is over
      And RUS still has no free CB against SWE

    Scenario: the end of the second event gives none
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And RUS has ceded land to SWE
      When IV.2 ends
      Then IV.2 is over
      And RUS still has no free CB against SWE

  @IV.2/FE.diplomacy.3 @IV.2/FE.diplomacy.3.10+
  Rule: IV.2/FE.diplomacy.3 Poland may join the rebels

    Scenario: on ten Poland joins
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is 27
      And POL is at war with TUR (context)
      When the die for IV.2 shows 9
      And the negotiations step is played
      Then POL is allied with TRO

    Scenario: on nine it does not
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is 27
      When the die for IV.2 shows 8
      And the negotiations step is played
      Then POL is still not allied with TRO

    Scenario: nothing is thrown in the first turn
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is 26
      When the die for IV.2 shows 10 (context)
      And the negotiations step is played
      Then POL is still not allied with TRO

    Scenario Outline: nothing is thrown when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is 26 (context)
      And the turn is 28
      When the die for IV.2 shows 10 (context)
      And the negotiations step is played
      Then POL is still not allied with TRO

      Examples:
        | status    | times |
        | over      | 1     |
        | in effect | 2     |

    Scenario: for an ally nothing is thrown any more
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 16 (context)
      And POL is allied with TRO
      And POL is in EG of RUS
      When the die for IV.2 shows 10 (context)
      And the negotiations step is played
      Then POL is neutral
      And POL is still allied with TRO
      And IV.2/FE.diplomacy.3.10+ does not apply

  @IV.2/FE.diplomacy.3a @IV.2/FE.diplomacy.3.10+
  Rule: IV.2/FE.diplomacy.3a Each full turn counts

    Scenario Outline: in turn <turn> of an event that began in 26 a <die> is enough
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is <turn>
      When the die for IV.2 shows <die>
      And the negotiations step is played
      Then POL is allied with TRO

      Examples:
        | turn | die |
        | 27   | 9   |
        | 29   | 7   |

    Scenario: in turn 29 a 6 is not
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is 29
      When the die for IV.2 shows 6
      And the negotiations step is played
      Then POL is still not allied with TRO

  @IV.2/FE.diplomacy.3b @IV.2/FE.diplomacy.3c @IV.2/FE.diplomacy.3.10+
  Rule: IV.2/FE.diplomacy.3b Revolts in Russia count

    Scenario Outline: with 3 <strength> revolts in NEWA a <die> is enough
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is 27
      And the number of <strength> revolts in NEWA is 3
      When the die for IV.2 shows <die>
      And the negotiations step is played
      Then POL is allied with TRO

      Examples:
        | strength | die |
        | weak     | 6   |
        | strong   | 3   |

    Scenario Outline: with 3 <strength> revolts in NEWA a <die> is not
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is 27
      And the number of <strength> revolts in NEWA is 3
      And the number of <strength> revolts in POITOU is 4 (context)
      When the die for IV.2 shows <die>
      And the negotiations step is played
      Then POL is still not allied with TRO

      Examples:
        | strength | die |
        | weak     | 5   |
        | strong   | 2   |

  @IV.2/FE.diplomacy.3d @IV.2/FE.diplomacy.3.10+
  Rule: IV.2/FE.diplomacy.3d Dimitri counts

    Scenario: with Dimitri among the rebels a 6 is enough
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is 27
      And Dimitri serves TRO
      When the die for IV.2 shows 6
      And the negotiations step is played
      Then POL is allied with TRO

    Scenario Outline: with <leader> in the service of <side> a <die> is not
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is 27
      And <leader> serves <side> (context)
      When the die for IV.2 shows <die>
      And the negotiations step is played
      Then POL is still not allied with TRO

      Examples:
        | leader   | side | die |
        | Dimitri  | TRO  | 5   |
        | Dimitri  | RUS  | 8   |
        | Leader-1 | TRO  | 8   |

    Scenario: with Dimitri in the service of Russia a 9 is enough
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is 27
      And Dimitri serves RUS (context)
      When the die for IV.2 shows 9
      And the negotiations step is played
      Then POL is allied with TRO

  @IV.2/FE.diplomacy.4
  Rule: IV.2/FE.diplomacy.4 Poland as an ally of the rebels

    Scenario: Russia loses a Poland that has joined the rebels
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26 (context)
      And the turn is 27
      And POL is in EG of RUS
      When the die for IV.2 shows 9
      And the negotiations step is played
      Then POL is neutral
      And POL sends help to TRO in the war of IV.2 is allowed because of IV.2/FE.diplomacy.4
      And POL sets the reinforcements of POL to offensive is allowed because of IV.2/FE.diplomacy.4

    Scenario: Russia keeps a Poland that has not
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the first turn of IV.2 is 26
      And the turn is 27
      And POL is in EG of RUS
      When the die for IV.2 shows 8
      And the negotiations step is played
      Then POL is still in EG of RUS
      And POL sends help to TRO in the war of IV.2 is not allowed because of IV.2/FE.diplomacy.4

    Scenario: another controller keeps Poland
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And POL is allied with TRO
      And POL is in EG of FRA
      When the negotiations step is played
      Then POL is still in EG of FRA

    Scenario Outline: all that is over when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And POL is allied with TRO
      And POL is in EG of RUS
      When the negotiations step is played
      Then POL is still in EG of RUS
      And POL sends help to TRO in the war of IV.2 is not allowed because of IV.2/FE.diplomacy.4

      Examples:
        | status    | times |
        | over      | 1     |
        | in effect | 2     |

  @IV.2/FE.diplomacy.5
  Rule: IV.2/FE.diplomacy.5 The share of Poland

    Scenario: Poland picks a province on its border
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the rebels of IV.2 have won
      And POL is allied with TRO
      And NEWA is next to POL
      And the owner of Province-1 is RUS (context)
      And Province-1 was originally of POL (context)
      And Province-2 was originally of POL (context)
      And Province-2 is next to POL (context)
      When the pick of POL is NEWA
      And IV.2 ends
      Then RUS cedes NEWA to POL
      And the owner of NEWA is POL

    Scenario: an old Polish province goes first
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the rebels of IV.2 have won
      And POL is allied with TRO
      And NEWA is next to POL
      And the owner of Province-1 is RUS
      And Province-1 is next to POL
      And Province-1 was originally of POL
      When the pick of POL is NEWA
      And IV.2 ends
      Then IV.2 is over
      And the owner of NEWA is still RUS

    Scenario: of several old Polish provinces Poland picks one
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the rebels of IV.2 have won
      And POL is allied with TRO
      And the owner of Province-1 is RUS
      And Province-1 is next to POL
      And Province-1 was originally of POL
      And the owner of Province-2 is RUS (context)
      And Province-2 is next to POL (context)
      And Province-2 was originally of POL (context)
      When the pick of POL is Province-1
      And IV.2 ends
      Then the owner of Province-1 is POL
      And the owner of Province-2 is still RUS

    Scenario Outline: Poland gets nothing <when>
      Given IV.2 is in effect
      And the number of times IV.2 has started is <times> (context)
      And the rebels of <winner> have won (context)
      And POL is allied with <ally> (context)
      And <province> is next to <neighbour> (context)
      When the pick of POL is <province>
      And IV.2 ends
      Then IV.2 is over
      And the owner of <province> is still <owner>

      Examples:
        | when                              | times | winner | ally | province | neighbour | owner |
        | at the end of the second event    | 2     | IV.2   | TRO  | NEWA     | POL       | RUS   |
        | if the rebels have not won        | 1     | IV.4   | TRO  | NEWA     | POL       | RUS   |
        | if it has not joined the rebels   | 1     | IV.2   | SWE  | NEWA     | POL       | RUS   |
        | from beyond its border            | 1     | IV.2   | TRO  | NEWA     | SWE       | RUS   |
        | from others than Russia           | 1     | IV.2   | TRO  | POITOU   | POL       | FRA   |

  @IV.2/FE.diplomacy.6
  Rule: IV.2/FE.diplomacy.6 A truce in the face of an enemy

    Scenario: Russia takes the truce that is offered
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      When RUS chooses to make a truce with TRO in IV.2
      And TUR declares war on RUS
      Then RUS has a truce with TRO

    Scenario: Russia does not take it
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 1 (context)
      When RUS does not choose to make a truce with TRO in IV.2
      And TUR declares war on RUS
      Then TUR is at war with RUS
      And RUS still has no truce with TRO

    Scenario: a war on somebody else brings no offer
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 1 (context)
      When RUS chooses to make a truce with TRO in IV.2 (context)
      And TUR declares war on SPA
      Then TUR is at war with SPA
      And RUS still has no truce with TRO

    Scenario Outline: nothing is offered when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      When RUS chooses to make a truce with TRO in IV.2 (context)
      And TUR declares war on RUS
      Then TUR is at war with RUS
      And RUS still has no truce with TRO

      Examples:
        | status    | times |
        | over      | 1     |
        | in effect | 2     |

    Scenario Outline: in the truce a unit of <side> may not enter what the rebels hold as <holding>
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has a truce with TRO
      And RUS is at war with TUR (context)
      And Unit-1 belongs to <side>
      And <holding>
      Then Unit-1 enters POITOU is refused because of IV.2/FE.diplomacy.6

      Examples:
        | side | holding                    |
        | RUS  | the owner of POITOU is TRO |
        | TUR  | POITOU is conquered by TRO |

    Scenario Outline: in the truce a <shape> may not enter what the rebels hold
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has a truce with TRO
      And RUS is at war with TUR
      And Unit-1 belongs to TUR
      And Unit-1 is a <shape>
      And POITOU is conquered by TRO
      Then Unit-1 enters POITOU is refused because of IV.2/FE.diplomacy.6

      Examples:
        | shape           |
        | large army      |
        | land detachment |

    Scenario: in the truce a fleet invades nothing
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has a truce with TRO
      And RUS is at war with TUR (context)
      And Unit-1 belongs to TUR
      And Unit-1 is a large fleet
      And POITOU is conquered by TRO
      Then Unit-1 enters POITOU is allowed

    Scenario Outline: in the truce a unit of <side> may enter <province>
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has a truce with TRO
      And RUS is at war with TUR (context)
      And Unit-1 belongs to <side>
      And POITOU is conquered by TRO (context)
      Then Unit-1 enters <province> is allowed

      Examples:
        | side | province  |
        | RUS  | Province-1 |
        | SWE  | POITOU    |

    Scenario: in the truce rebel units stand still
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has a truce with TRO
      And Unit-1 belongs to TRO
      Then Unit-1 enters NEWA is refused because of IV.2/FE.diplomacy.6

    Scenario Outline: a unit of <side> moves freely <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And RUS has a truce with <partner> (context)
      And Unit-1 belongs to <side>
      And POITOU is conquered by TRO (context)
      Then Unit-1 enters POITOU is allowed

      Examples:
        | side | when                   | status    | times | partner |
        | RUS  | after the event        | over      | 1     | TRO     |
        | RUS  | in the second event    | in effect | 2     | TRO     |
        | RUS  | without the truce      | in effect | 1     | SWE     |
        | TRO  | after the event        | over      | 1     | TRO     |
        | TRO  | in the second event    | in effect | 2     | TRO     |
        | TRO  | without the truce      | in effect | 1     | SWE     |

    Scenario: in the truce a revolt does not spread
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has a truce with TRO
      And the number of weak revolts in NEWA is 1
      And the revolts in NEWA come from IV.2
      When the revolt in NEWA extends to POITOU
      Then the revolt in NEWA extends to POITOU is refused because of IV.2/FE.diplomacy.6

    Scenario Outline: a revolt spreads <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times> (context)
      And RUS has a truce with <partner> (context)
      And the number of weak revolts in NEWA is 1
      And the revolts in NEWA come from <event> (context)
      When the revolt in NEWA extends to POITOU
      Then the number of weak revolts in POITOU is 1

      Examples:
        | when                | status    | times | partner | event |
        | without the truce   | in effect | 1     | SWE     | IV.2  |
        | of another event    | in effect | 1     | TRO     | IV.12 |
        | after the event     | over      | 1     | TRO     | IV.2  |
        | in the second event | in effect | 2     | TRO     | IV.2  |

    Scenario Outline: a revolt of <event> may <verb> be suppressed <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times> (context)
      And RUS has a truce with <partner>
      And the number of strong revolts in NEWA is 1
      And the revolts in NEWA come from <event>
      Then RUS puts down the revolts in NEWA is <verdict>

      Examples:
        | when               | verb | status    | times | partner | event | verdict                                |
        | in the truce       | not  | in effect | 1     | TRO     | IV.2  | refused because of IV.2/FE.diplomacy.6 |
        | without the truce  | well | in effect | 1     | SWE     | IV.2  | allowed                                |
        | in the truce       | well | in effect | 1     | TRO     | IV.12 | allowed                                |
        | after the event    | well | over      | 1     | TRO     | IV.2  | allowed                                |

    Scenario: suppressed revolts are gone
      Given the number of strong revolts in NEWA is 1
      And the number of weak revolts in NEWA is 2
      When RUS puts down the revolts in NEWA
      Then NEWA is not in revolt

    Scenario: the civil war goes on in the turn after the peace
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has a truce with TRO
      When the survival step is played
      Then RUS has no truce with TRO

    Scenario Outline: the truce stands when <when>
      Given IV.2 is <status>
      And the number of times IV.2 has started is <times>
      And RUS is at war with <enemy>
      And RUS has a truce with TRO
      When the survival step is played
      Then RUS still has a truce with TRO

      Examples:
        | when                   | status    | times | enemy |
        | Russia is still at war | in effect | 1     | TUR   |

    Scenario Outline: this clause ends no truce when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And RUS has a truce with TRO
      When the survival step is played
      Then RUS still has a truce with TRO

      Examples:
        | status    | times |
        | over      | 1     |
        | in effect | 2     |

  @IV.2/FE.diplomacy.7
  Rule: IV.2/FE.diplomacy.7 A Sweden that loses a war

    Scenario Outline: its troops leave Russia and its place is free when <act>
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And RUS has won the help of SWE
      And SWE has sent help to RUS in the war of IV.2
      And SWE is at war with DEN
      And Unit-1 belongs to SWE
      And Unit-1 stands in NEWA
      And Unit-2 belongs to SWE
      And Unit-2 stands in POITOU
      And Unit-3 belongs to RUS (context)
      And Unit-3 stands in NEWA
      And Unit-4 belongs to SWE
      And Unit-4 is a large fleet
      And Unit-4 stands in NEWA
      When <act>
      Then Unit-1 has left the provinces
      And Unit-2 still stands in POITOU
      And Unit-3 still stands in NEWA
      And Unit-4 still stands in NEWA
      And RUS has not won the help of SWE

      Examples:
        | act                                  |
        | DEN crushes SWE                      |
        | DEN wins a peace of level 3 over SWE |

    Scenario Outline: a Swedish <shape> leaves Russia when <act>
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And SWE has sent help to RUS in the war of IV.2
      And SWE is at war with DEN
      And Unit-1 belongs to SWE
      And Unit-1 is a <shape>
      And Unit-1 stands in NEWA
      When <act>
      Then Unit-1 has left the provinces

      Examples:
        | shape           | act                                  |
        | large army      | DEN crushes SWE                      |
        | land detachment | DEN crushes SWE                      |
        | large army      | DEN wins a peace of level 3 over SWE |
        | land detachment | DEN wins a peace of level 3 over SWE |

    Scenario Outline: nothing of this comes when <act> and <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times> (context)
      And RUS has won the help of SWE
      And SWE has sent help to <friend> in the war of IV.2 (context)
      And SWE is at war with DEN
      And Unit-1 belongs to SWE (context)
      And Unit-1 stands in NEWA
      When <act>
      Then SWE is not at war with DEN
      And Unit-1 still stands in NEWA
      And RUS has still won the help of SWE

      Examples:
        | act                                  | when                    | status    | times | friend |
        | DEN crushes SWE                      | the event is over       | over      | 1     | RUS    |
        | DEN crushes SWE                      | it is the second event  | in effect | 2     | RUS    |
        | DEN crushes SWE                      | Sweden helps another    | in effect | 1     | POL    |
        | DEN wins a peace of level 3 over SWE | the event is over       | over      | 1     | RUS    |
        | DEN wins a peace of level 3 over SWE | it is the second event  | in effect | 2     | RUS    |
        | DEN wins a peace of level 3 over SWE | Sweden helps another    | in effect | 1     | POL    |
        | SWE wins a peace of level 3 over DEN | Sweden wins             | in effect | 1     | RUS    |
        | SWE crushes DEN                      | Denmark is crushed      | in effect | 1     | RUS    |

  @IV.2/FE.administration.1
  Rule: IV.2/FE.administration.1 Reinforcements and a leader of the rebels

    Scenario: the rebels draw offensive reinforcements
      When IV.2 is rolled
      Then the reinforcements of TRO are offensive
      And the reinforcements of RUS are still free

    Scenario: in the second event they do not
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      When IV.2 is rolled
      Then IV.2 is in effect
      And the reinforcements of TRO are still free

    Scenario: after the event they do not
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      When IV.2 ends
      Then the reinforcements of TRO are free

    Scenario: Dimitri leads the rebels if he is in play
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And Dimitri is in play
      When the administration step is played
      Then Dimitri serves TRO
      And TRO still does not have an unnamed leader

    Scenario: without Dimitri they get a leader without a name
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      When the administration step is played
      Then TRO has an unnamed leader
      And Dimitri still does not serve TRO

    Scenario: rebels with a leader get no other
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 1 (context)
      And Leader-1 serves TRO
      When the administration step is played
      Then TRO still does not have an unnamed leader

    Scenario: Dimitri stays where he is while the rebels have a leader
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 1 (context)
      And Leader-1 serves TRO
      And Dimitri serves RUS
      And Dimitri is in play
      When the administration step is played
      Then Dimitri still serves RUS

    Scenario: Dimitri stays where he is while the rebels have a leader without a name
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 1 (context)
      And TRO has an unnamed leader
      And Dimitri serves RUS
      And Dimitri is in play
      When the administration step is played
      Then Dimitri still serves RUS

    Scenario Outline: no leader comes when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And Dimitri serves <side>
      When the administration step is played
      Then Dimitri still serves <side>
      And TRO still does not have an unnamed leader

      Examples:
        | status    | times | side |
        | over      | 1     | RUS  |
        | in effect | 2     | RUS  |
        | over      | 1     | SWE  |
        | in effect | 2     | SWE  |

  @IV.2/FE.military.1
  Rule: IV.2/FE.military.1 Revolts supply the rebels

    Scenario: a revolt supplies the rebels and quiet land does not
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of weak revolts in NEWA is 1
      And the revolts in NEWA come from IV.2
      And the number of weak revolts in POITOU is 1
      And Unit-1 belongs to POL (context)
      And Unit-1 stands in NEWA (context)
      And Unit-2 belongs to RUS (context)
      And Unit-2 stands in POITOU (context)
      Then NEWA is a source of supply for TRO
      And Province-1 is not a source of supply for TRO
      And POITOU is not a source of supply for TRO

    Scenario: an army of Russia in the province cuts the supply
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of weak revolts in NEWA is 3 (context)
      And the revolts in NEWA come from IV.2 (context)
      And Unit-1 belongs to RUS
      And Unit-1 stands in NEWA
      Then NEWA is not a source of supply for TRO

    Scenario: so does an army of a helper of Russia
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of weak revolts in NEWA is 3 (context)
      And the revolts in NEWA come from IV.2 (context)
      And SWE has sent help to RUS in the war of IV.2
      And Unit-1 belongs to SWE
      And Unit-1 stands in NEWA
      Then NEWA is not a source of supply for TRO

    Scenario: the second event brings no such supply
      Given the number of weak revolts in NEWA is 3 (context)
      And the revolts in NEWA come from IV.2 (context)
      And IV.2 is over (context)
      And the number of times IV.2 has started is 1
      When IV.2 is rolled
      Then IV.2 is in effect
      And NEWA is still not a source of supply for TRO

    Scenario: after the event the supply is gone
      Given the number of weak revolts in NEWA is 3
      And the revolts in NEWA come from IV.2
      And IV.2 is in effect
      And the number of times IV.2 has started is 1
      When IV.2 ends
      Then NEWA is not a source of supply for TRO

  @IV.2/FE.peace.1 @IV.2/FE.peace.1a @IV.2/FE.peace.1b
  Rule: IV.2/FE.peace.1 The government wins

    Scenario: rebels without units and fortresses have lost
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of weak revolts in POITOU is 3 (context)
      When the peace step is played
      Then IV.2 is over
      And the rebels of IV.2 have still not won

    Scenario: a great victory makes up for units and fortresses
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of major victories of RUS over TRO is 1
      And Unit-1 belongs to TRO (context)
      And Unit-1 stands in NEWA (context)
      And NEWA is conquered by TRO (context)
      When the peace step is played
      Then IV.2 is over

    Scenario: with revolts left a great victory is not enough
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of major victories of RUS over TRO is 1 (context)
      And the number of strong revolts in POITOU is 1
      And the revolts in POITOU come from IV.2
      When the peace step is played
      Then IV.2 is still in effect

    Scenario Outline: <strength> revolts of another rising in Russia count as well
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of <strength> revolts in NEWA is 1
      When the peace step is played
      Then IV.2 is still in effect

      Examples:
        | strength |
        | weak     |
        | strong   |

    Scenario: with a unit left the rebels fight on
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And Unit-1 belongs to TRO
      And Unit-1 stands in NEWA (context)
      When the peace step is played
      Then IV.2 is still in effect

    Scenario: the rebels of another event do not keep it alive
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And Unit-1 belongs to REL (context)
      And Unit-1 stands in POITOU (context)
      And POITOU is conquered by REL (context)
      When the peace step is played
      Then IV.2 is over

    Scenario: troops of Russia on its own land are no rebels
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And Unit-1 belongs to RUS (context)
      And Unit-1 stands in NEWA (context)
      When the peace step is played
      Then IV.2 is over

    Scenario: the rebels fight on from a Russian fortress
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And NEWA is conquered by TRO
      When the peace step is played
      Then IV.2 is still in effect

    Scenario: the rebels fight on from a fortress that was Russian
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And Province-1 was originally of RUS (context)
      And the owner of Province-1 is TRO
      When the peace step is played
      Then IV.2 is still in effect

    Scenario: a fortress of theirs that is conquered is no longer one
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And Province-1 was originally of RUS (context)
      And the owner of Province-1 is TRO (context)
      And Province-1 is conquered by RUS
      When the peace step is played
      Then IV.2 is over

    Scenario: the second event does not end so
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      When the peace step is played
      Then IV.2 is still in effect

    Scenario: revolts of the event that were put down are no revolts
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the revolts in POITOU come from IV.2 (context)
      When the peace step is played
      Then IV.2 is over

  @IV.2/FE.peace.2
  Rule: IV.2/FE.peace.2 The rebels win

    Scenario Outline: a <strength> revolt in half of Russia is enough
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And NEWA is national territory of RUS
      And Province-1 is national territory of RUS
      And the number of <strength> revolts in NEWA is 1
      And the revolts in NEWA come from IV.2 (context)
      When the peace step is played
      Then the rebels of IV.2 have won
      And the monarch of RUS dies
      And RUS has a dynastic crisis ahead
      And RUS has a bankruptcy ahead
      And IV.2 is over

      Examples:
        | strength |
        | weak     |
        | strong   |

    Scenario: revolts in a third of Russia are not
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And NEWA is national territory of RUS
      And Province-1 is national territory of RUS
      And Province-2 is national territory of RUS
      And the number of strong revolts in NEWA is 3
      And the number of strong revolts in POITOU is 3 (context)
      And the revolts in NEWA come from IV.2 (context)
      When the peace step is played
      Then the rebels of IV.2 have still not won
      And IV.2 is still in effect

    Scenario: revolts in two thirds of Russia are more than enough
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And NEWA is national territory of RUS
      And Province-1 is national territory of RUS
      And Province-2 is national territory of RUS
      And the number of strong revolts in NEWA is 1
      And the number of weak revolts in Province-1 is 1
      And the revolts in NEWA come from IV.2 (context)
      When the peace step is played
      Then the rebels of IV.2 have won
      And IV.2 is over

    Scenario: a quiet country has not lost
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And Unit-1 belongs to TRO (context)
      And Unit-1 stands in NEWA (context)
      When the peace step is played
      Then the rebels of IV.2 have still not won
      And IV.2 is still in effect

    Scenario Outline: rebels win nothing when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And NEWA is national territory of RUS
      And the number of strong revolts in NEWA is 3
      When the peace step is played
      Then the rebels of IV.2 have still not won

      Examples:
        | status    | times |
        | over      | 1     |
        | in effect | 2     |

    Scenario: an old victory does not end the second event
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the rebels of IV.2 have won
      When the peace step is played
      Then IV.2 is still in effect

    Scenario: in the next turn Russia pays for it
      Given the rebels of IV.2 have won
      And RUS has a bankruptcy ahead
      When the events step is played
      Then the stability of RUS falls by 3
      And RUS is bankrupt
      And RUS does not have a bankruptcy ahead

    Scenario: it pays once only
      Given the rebels of IV.2 have won
      When the events step is played
      Then the stability of RUS is still 3
      And RUS is still not bankrupt

    Scenario: a bankruptcy of another cause costs nothing here
      Given RUS has a bankruptcy ahead
      When the events step is played
      Then the stability of RUS is still 3
      And RUS still has a bankruptcy ahead

  @IV.2/FE.interphase.1
  Rule: IV.2/FE.interphase.1 The revolt renews itself

    Scenario: six more revolts come up at the end of the turn
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of weak revolts in Province-1 is 1
      And the revolts in Province-1 come from IV.2
      When the number of weak revolts IV.2 rolls in NEWA is 2
      And the number of strong revolts IV.2 rolls in NEWA is 1
      And the number of strong revolts IV.2 rolls in POITOU is 3
      And the interphase step is played
      Then the number of weak revolts in NEWA is 2
      And the number of strong revolts in NEWA is 1
      And the number of strong revolts in POITOU is still 0
      And the revolts in NEWA come from IV.2
      And the leader of the revolts in NEWA is ENG
      And the leader of the revolts in Province-1 is still nobody

    Scenario: a single strong revolt in a province comes up too
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of weak revolts in Province-1 is 1
      And the revolts in Province-1 come from IV.2
      And the owner of Province-2 is RUS
      When the number of strong revolts IV.2 rolls in NEWA is 1
      And the number of weak revolts IV.2 rolls in POITOU is 5
      And the interphase step is played
      Then the number of strong revolts in NEWA is 1
      And the leader of the revolts in Province-2 is still nobody
      And the revolts in Province-2 still do not come from IV.2

    Scenario: three revolts are not what is rolled at the end of the turn
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 1 (context)
      And the number of weak revolts in Province-1 is 1 (context)
      And the revolts in Province-1 come from IV.2 (context)
      When the number of weak revolts IV.2 rolls in NEWA is 3
      And the interphase step is played
      Then NEWA is still not in revolt

    Scenario: an event that ends with the turn brings no more
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      When the number of weak revolts IV.2 rolls in NEWA is 3 (context)
      And the number of strong revolts IV.2 rolls in NEWA is 3 (context)
      And the interphase step is played
      Then IV.2 is over
      And NEWA is still not in revolt

    Scenario: the second event brings no more
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And POL is at war with SWE
      And the war between POL and SWE comes from IV.2
      When the number of weak revolts IV.2 rolls in NEWA is 3 (context)
      And the number of strong revolts IV.2 rolls in NEWA is 3 (context)
      And the interphase step is played
      Then IV.2 is still in effect
      And NEWA is still not in revolt

  @IV.2/FE.interphase.2
  Rule: IV.2/FE.interphase.2 England scores

    Scenario: five points for a turn of revolt
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of weak revolts in Province-1 is 1
      And the revolts in Province-1 come from IV.2
      When the interphase step is played
      Then the score of ENG rises by 5

    Scenario: none in a truce
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the number of weak revolts in Province-1 is 1
      And the revolts in Province-1 come from IV.2
      And RUS has a truce with TRO
      When the interphase step is played
      Then IV.2 is still in effect
      And the score of ENG is still 0

    Scenario: none when the event ends with the turn
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      When the interphase step is played
      Then IV.2 is over
      And the score of ENG is still 0

    Scenario: none in the second event
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And POL is at war with SWE
      And the war between POL and SWE comes from IV.2
      When the interphase step is played
      Then IV.2 is still in effect
      And the score of ENG is still 0

    Scenario: twenty points when the rebels win
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And the rebels of IV.2 have won
      When IV.2 ends
      Then the score of ENG rises by 20

    Scenario Outline: none at the end of event <times> with a victory of the rebels of <winner>
      Given IV.2 is in effect
      And the number of times IV.2 has started is <times>
      And the rebels of <winner> have won (context)
      When IV.2 ends
      Then IV.2 is over
      And the score of ENG is still 0

      Examples:
        | times | winner |
        | 1     | IV.4   |
        | 2     | IV.2   |

    Scenario: the rebels win in the peace phase
      Given IV.2 is in effect
      And the number of times IV.2 has started is 1
      And NEWA is national territory of RUS
      And the number of strong revolts in NEWA is 3
      And the revolts in NEWA come from IV.2
      When the peace step is played
      Then IV.2 is over
      And the score of ENG rises by 20

  @IV.2/SE.T1.events.1
  Rule: IV.2/SE.T1.events.1 The Cossacks become a country

    Background:
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1

    Scenario: they are a minor with three provinces
      Given COS is muslim
      And the owner of DONETSK is TUR (context)
      When IV.2 is rolled
      Then COS is a minor
      And COS is orthodox
      And the number of land detachments in the basic force of COS is 2
      And the owner of UKRAINYA is COS
      And the owner of VOLHYNIA is COS
      And the owner of DONETSK is COS
      And the owner of KRAKOW is still POL

    Scenario: the owners before are written down
      Given the owner of DONETSK is TUR
      When IV.2 is rolled
      Then UKRAINYA belonged to POL before IV.2
      And DONETSK belonged to TUR before IV.2
      And KRAKOW belonged to POL before IV.2

    Scenario: foreign units leave their land
      Given Unit-1 belongs to POL (context)
      And Unit-1 stands in UKRAINYA
      And Unit-2 belongs to COS
      And Unit-2 stands in VOLHYNIA
      And Unit-3 belongs to POL (context)
      And Unit-3 stands in KRAKOW
      When IV.2 is rolled
      Then Unit-1 has left the provinces
      And Unit-2 still stands in VOLHYNIA
      And Unit-3 still stands in KRAKOW

    Scenario: nobody does diplomacy on them
      When IV.2 is rolled
      Then FRA does diplomacy on COS is refused because of IV.2/SE.T1.events.1
      And FRA does diplomacy on SCO is allowed

  @IV.2/SE.T1.events.1
  Rule: IV.2/SE.T1.events.1 is no matter of the first event

    Scenario: the first event makes no country
      Given the owner of Province-1 is COS
      And Unit-1 belongs to POL (context)
      And Unit-1 stands in Province-1
      When IV.2 is rolled
      Then IV.2 is in effect
      And COS is still a gone
      And the owner of UKRAINYA is still POL
      And UKRAINYA still did not belong to POL before IV.2
      And Unit-1 still stands in Province-1
      And FRA does diplomacy on COS is allowed

  @IV.2/SE.T1.events.2
  Rule: IV.2/SE.T1.events.2 Vassals of Russia, Turkey and Poland

    Scenario: they begin as vassals of Russia
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      When IV.2 is rolled
      Then COS is in VA of RUS

    Scenario: the first event gives Russia no vassal
      When IV.2 is rolled
      Then IV.2 is in effect
      And COS is still neutral

    Scenario Outline: nobody takes vassals of <patron> away
      Given the number of times IV.2 has started is 2
      And COS is a minor
      And COS is in VA of <patron>
      Then FRA takes control of COS in EG is refused because of IV.2/SE.T1.events.2
      And FRA takes control of SCO in EG is allowed

      Examples:
        | patron |
        | RUS    |
        | TUR    |
        | POL    |

    Scenario Outline: France may have Cossacks <which>
      Given the number of times IV.2 has started is <times>
      And COS is a minor
      And COS is in <box> of <patron>
      When FRA takes control of COS in MA
      Then COS is in MA of FRA

      Examples:
        | which                      | times | box | patron |
        | of other rebels and times  | 1     | VA  | RUS    |
        | that are vassals of others | 2     | VA  | SPA    |
        | in another box of Russia   | 2     | EG  | RUS    |
        | in another box of Turkey   | 2     | EG  | TUR    |
        | in another box of Poland   | 2     | EG  | POL    |

    Scenario Outline: a <patron> that attacks its vassals loses them to <next>
      Given the number of times IV.2 has started is 2
      And COS is a minor
      And COS is in VA of <patron>
      When <patron> declares war on COS
      Then COS is in VA of <next>

      Examples:
        | patron | next |
        | RUS    | TUR  |
        | TUR    | POL  |

    Scenario: a Poland that attacks its vassals loses them to nobody
      Given the number of times IV.2 has started is 2
      And COS is a minor
      And COS is in VA of POL
      When POL declares war on COS
      Then COS is neutral

    Scenario Outline: a <patron> that attacks Cossacks <which> changes nothing more
      Given the number of times IV.2 has started is <times>
      And COS is a minor
      And COS is in <box> of <holder>
      When <patron> declares war on COS
      Then <patron> is at war with COS
      And COS is still in <box> of <holder>

      Examples:
        | patron | which               | times | box | holder |
        | RUS    | outside the event   | 1     | VA  | RUS    |
        | TUR    | outside the event   | 1     | VA  | TUR    |
        | POL    | outside the event   | 1     | VA  | POL    |
        | RUS    | of somebody else    | 2     | VA  | SPA    |
        | TUR    | of somebody else    | 2     | VA  | SPA    |
        | POL    | of somebody else    | 2     | VA  | SPA    |
        | RUS    | in another box      | 2     | EG  | RUS    |
        | TUR    | in another box      | 2     | EG  | TUR    |
        | POL    | in another box      | 2     | EG  | POL    |
        | FRA    | of Russia           | 2     | VA  | RUS    |
        | FRA    | of Turkey           | 2     | VA  | TUR    |

    Scenario Outline: in a later turn vassals whom <patron> leaves alone go to <next>
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 30
      And the turn is 31
      And COS is a minor
      And COS is in VA of <patron>
      When <patron> chooses to abandon COS in IV.2
      And FRA declares war on COS
      Then COS is in VA of <next>

      Examples:
        | patron | next |
        | RUS    | TUR  |
        | TUR    | POL  |

    Scenario Outline: vassals stay with <holder> when <patron> leaves them alone <when>
      Given the number of times IV.2 has started is <times>
      And the first turn of IV.2 is 30 (context)
      And the turn is <turn>
      And COS is a minor
      And COS is in <box> of <holder>
      When <patron> chooses to abandon COS in IV.2 (context)
      And FRA declares war on COS
      Then FRA is at war with COS
      And COS is still in <box> of <holder>

      Examples:
        | patron | when                   | times | turn | box | holder |
        | RUS    | in the first turn      | 2     | 30   | VA | RUS    |
        | TUR    | in the first turn      | 2     | 30   | VA | TUR    |
        | RUS    | outside the event      | 1     | 31   | VA | RUS    |
        | TUR    | outside the event      | 1     | 31   | VA | TUR    |
        | RUS    | and has not had them   | 2     | 31   | VA | SPA    |
        | TUR    | and has not had them   | 2     | 31   | VA | SPA    |
        | RUS | and has them in another box | 2 | 31 | EG | RUS |
        | TUR | and has them in another box | 2 | 31 | EG | TUR |

    Scenario Outline: vassals stay with a <patron> that stands by them
      Given the number of times IV.2 has started is 2 (context)
      And the first turn of IV.2 is 30 (context)
      And the turn is 31 (context)
      And COS is a minor
      And COS is in VA of <patron>
      When FRA declares war on COS
      Then FRA is at war with COS
      And COS is still in VA of <patron>

      Examples:
        | patron |
        | RUS    |
        | TUR    |

    Scenario: an attack on vassals of Poland is one on Poland
      Given the number of times IV.2 has started is 2
      And COS is a minor
      And COS is in VA of POL
      When FRA declares war on COS
      Then FRA is at war with POL
      And COS is still in VA of POL

    Scenario Outline: an attack on Cossacks in <box> of <patron> is none on Poland
      Given the number of times IV.2 has started is <times>
      And COS is a minor
      And COS is in <box> of <patron>
      When FRA declares war on COS
      Then FRA is at war with COS
      And FRA is still not at war with POL

      Examples:
        | times | box | patron |
        | 1     | VA  | POL    |
        | 2     | EG  | POL    |
        | 2     | VA  | RUS    |

    Scenario: an enemy of Poland that attacks them goes on with its war
      Given the number of times IV.2 has started is 2 (context)
      And COS is a minor
      And COS is in VA of POL (context)
      And FRA is at war with POL
      And the first turn of the war between FRA and POL is 13
      When FRA declares war on COS
      Then FRA is at war with COS
      And the first turn of the war between FRA and POL still is 13

    Scenario: vassals that Poland leaves alone are neutral
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And COS is a minor
      And COS is in VA of POL
      When POL chooses to abandon COS in IV.2
      And FRA declares war on COS
      Then COS is neutral

  @IV.2/SE.T1.events.2.call
  Rule: IV.2/SE.T1.events.2.call Vassals of Poland may be called into its wars

    Scenario: the controller of Poland calls its vassals to its wars
      Given the number of times IV.2 has started is 2
      And COS is a minor
      And COS is in VA of POL
      And the patron of POL is SPA
      And POL is at war with FRA
      When POL calls COS into its war with FRA
      Then POL calls COS into its war with FRA is allowed because of IV.2/SE.T1.events.2.call
      And COS is at war with FRA

    Scenario Outline: nothing is said of Cossacks in <box> of <patron> after <times> starts
      Given the number of times IV.2 has started is <times>
      And COS is a minor
      And COS is in <box> of <patron>
      And the patron of POL is SPA
      And POL is at war with FRA
      Then POL calls COS into its war with FRA is not allowed because of IV.2/SE.T1.events.2.call

      Examples:
        | patron | times | box |
        | POL    | 1     | VA  |
        | RUS    | 2     | VA  |
        | POL    | 2     | EG  |

    Scenario Outline: nobody may call them for Poland <when>
      Given the number of times IV.2 has started is 2 (context)
      And COS is a minor
      And COS is in VA of POL (context)
      And <controller>
      And <enemy>
      Then POL calls COS into its war with FRA is not allowed because of IV.2/SE.T1.events.2.call

      Examples:
        | when                     | controller               | enemy                   |
        | that no player controls  | POL is neutral           | POL is at war with FRA  |
        | that a minor controls    | the patron of POL is SWE | POL is at war with FRA  |
        | that fights another      | the patron of POL is SPA | POL is at war with TUR  |

  @IV.2/SE.T1.events.3
  Rule: IV.2/SE.T1.events.3 Poland attacks

    Scenario Outline: a Poland that borders on <province> attacks
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      And <province> is next to POL
      And POL is at war with TUR (context)
      When IV.2 is rolled
      Then POL declares war on COS
      And the war between POL and COS comes from IV.2

      Examples:
        | province |
        | UKRAINYA |
        | VOLHYNIA |
        | DONETSK  |

    Scenario: a Poland without a common border does not
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      And Province-1 is next to POL (context)
      When IV.2 is rolled
      Then COS is a minor
      And POL is still not at war with COS

    Scenario Outline: a war that Poland declares on the Cossacks <when> is none of the event
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is <times> (context)
      And the first turn of IV.2 is <first> (context)
      And COS is a minor
      And <place> is next to POL
      When POL declares war on COS
      Then POL is at war with COS
      And the war between POL and COS still does not come from IV.2

      Examples:
        | when                    | times | first | place      |
        | without a common border | 2     | 17    | Province-1 |
        | in a later turn         | 2     | 16    | UKRAINYA   |
        | in the first event      | 1     | 17    | UKRAINYA   |

    Scenario: in the first event Poland attacks nobody
      Given UKRAINYA is next to POL
      And COS is a minor
      And COS is in EG of FRA
      And POL is in EG of FRA
      When IV.2 is rolled
      Then IV.2 is in effect
      And POL is still not at war with COS
      And POL is still in EG of FRA

    Scenario Outline: Russia loses a Poland that borders on <province>
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      And <province> is next to POL
      And POL is in EG of RUS
      When IV.2 is rolled
      Then POL is neutral

      Examples:
        | province |
        | UKRAINYA |
        | VOLHYNIA |
        | DONETSK  |

    Scenario: another controller keeps a Poland that attacks
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      And UKRAINYA is next to POL
      And POL is in EG of FRA
      When IV.2 is rolled
      Then POL is at war with COS
      And POL is still in EG of FRA

    Scenario: Russia keeps a Poland that has no common border
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      And POL is in EG of RUS
      When IV.2 is rolled
      Then COS is a minor
      And POL is still in EG of RUS

    Scenario: allies may be called in the first turn
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 17
      And COS is a minor
      And POL is at war with COS
      When POL calls its allies against COS in the war of IV.2
      Then POL calls its allies against COS in the war of IV.2 is allowed because of IV.2/SE.T1.events.3
      And COS calls its allies against POL in the war of IV.2 is allowed because of IV.2/SE.T1.events.3

    Scenario Outline: nothing is said of allies <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first>
      And COS is a minor
      And POL is at war with COS (context)
      Then POL calls its allies against COS in the war of IV.2 is not allowed because of IV.2/SE.T1.events.3

      Examples:
        | when                  | status    | times | first |
        | in the second turn    | in effect | 2     | 16    |
        | in the first event    | in effect | 1     | 17    |
        | after the event       | over      | 2     | 17    |

  @IV.2/SE.T1.diplomacy.1
  Rule: IV.2/SE.T1.diplomacy.1 Who lost land may attack

    Scenario Outline: France, which had <province>, has a free CB
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 17
      And <province> belonged to FRA before IV.2
      When the negotiations step is played
      Then FRA has a free CB against COS
      And FRA can use a free CB against COS
      And the last turn of the CB of FRA against COS is 17
      And the CB of FRA against COS comes from IV.2
      And SPA still has no free CB against COS

      Examples:
        | province |
        | UKRAINYA |
        | VOLHYNIA |
        | DONETSK  |

    Scenario Outline: <who> has no CB <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first>
      And <province> belonged to <who> before IV.2 (context)
      When the negotiations step is played
      Then <who> still has no free CB against COS

      Examples:
        | who | when                       | times | first | province | status |
        | FRA | in the second turn         | 2     | 16    | UKRAINYA | in effect |
        | FRA | in the first event         | 1     | 17    | UKRAINYA | in effect |
        | POL | being a minor              | 2     | 17    | UKRAINYA | in effect |
        | FRA | for other land             | 2     | 17    | KRAKOW   | in effect |
        | FRA | after the event | 2 | 17 | UKRAINYA | over |

    Scenario: Turkey, which had DONETSK, has a free CB in the turn of the event
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      And the owner of DONETSK is TUR
      When IV.2 is rolled
      And the negotiations step is played
      Then TUR can use a free CB against COS

    Scenario: a war with this CB is one of the event
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 17
      And COS is a minor
      And FRA has a free CB against COS
      And the last turn of the CB of FRA against COS is 17
      And the CB of FRA against COS comes from IV.2
      When FRA declares war on COS
      Then the war between FRA and COS comes from IV.2

    Scenario Outline: a war is none of the event <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first>
      And COS is a minor
      And FRA has a <kind> against COS (context)
      And the last turn of the CB of FRA against COS is <last> (context)
      And the CB of FRA against COS comes from <cause> (context)
      When FRA declares war on COS
      Then FRA is at war with COS
      And the war between FRA and COS still does not come from IV.2

      Examples:
        | when                        | status    | times | last | cause | first | kind |
        | when the event is over      | over      | 2     | 17   | IV.2  | 17 | free CB |
        | in the first event          | in effect | 1     | 17   | IV.2  | 17 | free CB |
        | when the CB is too old      | in effect | 2     | 16   | IV.2  | 17 | free CB |
        | when the CB is another one  | in effect | 2     | 17   | IV.1  | 17 | free CB |
        | in the second turn | in effect | 2 | 17 | IV.2 | 16 | free CB |
        | when the CB is not free | in effect | 2 | 17 | IV.2 | 17 | normal CB |

  @IV.2/SE.T1.diplomacy.2
  Rule: IV.2/SE.T1.diplomacy.2 Poland takes the place of a controller that stays out

    Scenario: Cossacks left alone go to Poland, which fights for them
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 17
      And COS is a minor
      And COS is in VA of RUS
      And FRA has a free CB against COS
      And the last turn of the CB of FRA against COS is 17
      And the CB of FRA against COS comes from IV.2
      When RUS chooses to abandon COS in IV.2
      And FRA declares war on COS
      Then COS is in VA of POL
      And POL is at war with FRA
      And the war between POL and FRA comes from IV.2

    Scenario: an older war of Poland with the attacker keeps its own cause
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 17
      And COS is a minor
      And COS is in VA of RUS
      And FRA has a free CB against COS
      And the last turn of the CB of FRA against COS is 17
      And the CB of FRA against COS comes from IV.2
      And POL is at war with FRA
      And the war between POL and FRA comes from III.4
      When RUS chooses to abandon COS in IV.2
      And FRA declares war on COS
      Then COS is in VA of POL
      And the war between POL and FRA still comes from III.4

    Scenario: a controller that helps keeps them
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 2 (context)
      And the first turn of IV.2 is 17 (context)
      And COS is a minor
      And COS is in VA of RUS
      And FRA has a free CB against COS (context)
      And the last turn of the CB of FRA against COS is 17 (context)
      And the CB of FRA against COS comes from IV.2 (context)
      When FRA declares war on COS
      Then FRA is at war with COS
      And COS is still in VA of RUS
      And POL is still not at war with FRA

    Scenario Outline: Cossacks stay where they are <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first>
      And COS is a minor
      And COS is in VA of RUS
      And FRA has a <kind> against COS (context)
      And the last turn of the CB of FRA against COS is <last> (context)
      And the CB of FRA against COS comes from <cause> (context)
      When <controller> chooses to abandon COS in IV.2 (context)
      And FRA declares war on COS
      Then FRA is at war with COS
      And COS is still in VA of RUS
      And POL is still not at war with FRA

      Examples:
        | when                              | status    | times | last | cause | controller | first | kind |
        | when the event is over            | over      | 2     | 17   | IV.2  | RUS        | 17 | free CB |
        | in the first event                | in effect | 1     | 17   | IV.2  | RUS        | 17 | free CB |
        | when the CB is too old            | in effect | 2     | 16   | IV.2  | RUS        | 17 | free CB |
        | when the CB is another one        | in effect | 2     | 17   | IV.1  | RUS        | 17 | free CB |
        | when nobody but Turkey stays out  | in effect | 2     | 17   | IV.2  | TUR        | 17 | free CB |
        | when the CB is not free | in effect | 2 | 17 | IV.2 | RUS | 17 | normal CB |

    Scenario: Cossacks that somebody has annexed do not come back
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 17
      And COS is a annexed
      And the box of COS is AN
      And the patron of COS is RUS
      And FRA has a free CB against COS
      And the last turn of the CB of FRA against COS is 17
      And the CB of FRA against COS comes from IV.2
      When RUS chooses to abandon COS in IV.2
      And FRA declares war on COS
      Then the patron of COS is still RUS
      And POL is still not at war with FRA

    Scenario: a minor with such a CB does not move the Cossacks
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 17
      And COS is a minor
      And COS is in VA of RUS
      And Country-2 has a free CB against COS
      And the last turn of the CB of Country-2 against COS is 17
      And the CB of Country-2 against COS comes from IV.2
      When RUS chooses to abandon COS in IV.2
      And Country-2 declares war on COS
      Then COS is still in VA of RUS
      And POL is still not at war with Country-2

    Scenario: in the second turn another controller that stays out keeps them
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And COS is a minor
      And COS is in VA of SPA
      And FRA has a free CB against COS
      And the last turn of the CB of FRA against COS is 17
      And the CB of FRA against COS comes from IV.2
      When SPA chooses to abandon COS in IV.2 (context)
      And FRA declares war on COS
      Then FRA is at war with COS
      And COS is still in VA of SPA
      And POL is still not at war with FRA

    Scenario: Poland takes Cossacks that another than Russia leaves alone
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 17
      And COS is a minor
      And COS is in EG of SPA
      And FRA has a free CB against COS
      And the last turn of the CB of FRA against COS is 17
      And the CB of FRA against COS comes from IV.2
      When SPA chooses to abandon COS in IV.2
      And FRA declares war on COS
      Then COS is in VA of POL

    Scenario: a Russia that attacks its own vassals and abandons them loses them to Turkey
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 17
      And COS is a minor
      And COS is in VA of RUS
      And RUS has a free CB against COS
      And the last turn of the CB of RUS against COS is 17
      And the CB of RUS against COS comes from IV.2
      When RUS chooses to abandon COS in IV.2
      And RUS declares war on COS
      Then COS is in VA of TUR

  @IV.2/SE.T1.administration.1
  Rule: IV.2/SE.T1.administration.1 Habsburg troops for Poland

    Scenario Outline: the Habsburgs may help once <act>
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And COS is a minor (context)
      When <act>
      Then POL has a claim to help
      And SPA sends HAB to help POL in the war of IV.2 is allowed because of IV.2/SE.T1.administration.1

      Examples:
        | act                                      |
        | SWE declares war on POL                  |
        | RUS sends help to COS in the war of IV.2 |

    Scenario Outline: nothing is said of their help when <act>
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 2 (context)
      When <act>
      Then POL still does not have a claim to help
      And SPA sends HAB to help POL in the war of IV.2 is not allowed because of IV.2/SE.T1.administration.1

      Examples:
        | act                                      |
        | POL declares war on SWE                  |
        | RUS sends help to SWE in the war of IV.2 |
        | TUR sends help to COS in the war of IV.2 |

    Scenario Outline: nothing comes of <act> when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      When <act>
      Then POL still does not have a claim to help
      And SPA sends HAB to help POL in the war of IV.2 is not allowed because of IV.2/SE.T1.administration.1

      Examples:
        | act                                      | status    | times |
        | SWE declares war on POL                  | over      | 2     |
        | SWE declares war on POL                  | in effect | 1     |
        | RUS sends help to COS in the war of IV.2 | over      | 2     |
        | RUS sends help to COS in the war of IV.2 | in effect | 1     |

    Scenario Outline: nothing is said of a claim that is left when the event is <status> and has started <times> times
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And POL has a claim to help
      Then SPA sends HAB to help POL in the war of IV.2 is not allowed because of IV.2/SE.T1.administration.1

      Examples:
        | status    | times |
        | over      | 2     |
        | in effect | 1     |

    Scenario: a war of Russia for its vassals is one of the event
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And COS is a minor
      And COS is in VA of RUS
      And POL is at war with COS
      When RUS declares war on POL
      Then the war between RUS and POL comes from IV.2

    Scenario Outline: a war of Russia is none of the event <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And COS is a minor
      And COS is in <box> of <patron>
      And POL is at war with <enemy> (context)
      When RUS declares war on POL
      Then RUS is at war with POL
      And the war between RUS and POL still does not come from IV.2

      Examples:
        | when                            | status    | times | box | enemy | patron |
        | when it is over                 | over      | 2     | VA  | COS   | RUS |
        | in the first event              | in effect | 1     | VA  | COS   | RUS |
        | without vassals                 | in effect | 2     | EG  | COS   | RUS |
        | without a war on the vassals    | in effect | 2     | VA  | SWE   | RUS |
        | with vassals of another | in effect | 2 | VA | COS | TUR |

  @IV.2/SE.T1.administration.2
  Rule: IV.2/SE.T1.administration.2 Rebel counters for the Cossacks

    Scenario: they may use rebel counters from the start
      Given IV.2 is over (context)
      And the number of times IV.2 has started is 1
      When IV.2 is rolled
      Then COS has the use of a rebel army

    Scenario: not in the first event
      When IV.2 is rolled
      Then IV.2 is in effect
      And COS still does not have the use of a rebel army

    Scenario: not after the event
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      When IV.2 ends
      Then COS does not have the use of a rebel army

  @IV.2/SE.T2.events.1
  Rule: IV.2/SE.T2.events.1 Sweden attacks Poland

    Scenario: Sweden attacks in the second turn
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And the war between POL and COS comes from IV.2
      When the events step is played
      Then SWE declares war on POL
      And the war between SWE and POL comes from IV.2
      And RUS can use a free CB against SWE
      And the last turn of the CB of RUS against SWE is 17

    Scenario: a Sweden that attacks a Poland at peace with the Cossacks fights no war of the event
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 2 (context)
      And the first turn of IV.2 is 16 (context)
      When SWE declares war on POL
      Then SWE is at war with POL
      And the war between SWE and POL still does not come from IV.2

    Scenario Outline: Sweden does not attack <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first>
      And the war between POL and <victim> comes from IV.2 (context)
      When the events step is played
      Then SWE is still not at war with POL

      Examples:
        | when                               | times | first | victim | status |
        | in the first turn                  | 2     | 17    | COS    | in effect |
        | in the third turn                  | 2     | 15    | COS    | in effect |
        | in the first event                 | 1     | 16    | COS    | in effect |
        | if Poland did not attack Cossacks  | 2     | 16    | TUR    | in effect |
        | after the event | 2 | 16 | COS | over |

    Scenario: a Sweden that fights elsewhere does not attack
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 2 (context)
      And the first turn of IV.2 is 16 (context)
      And the war between POL and COS comes from IV.2 (context)
      And SWE is at war with DEN
      When the events step is played
      Then SWE is still not at war with POL

    Scenario Outline: a Swedish attack gives Russia no CB <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first>
      When SWE declares war on POL
      Then SWE is at war with POL
      And RUS still has no free CB against SWE

      Examples:
        | when               | times | first | status |
        | in the first turn  | 2     | 17    | in effect |
        | in the first event | 1     | 16    | in effect |
        | after the event | 2 | 16 | over |

    Scenario: a Russian war with the CB is one of the event
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And RUS has a free CB against SWE
      And the last turn of the CB of RUS against SWE is 17
      When RUS declares war on SWE
      Then the war between RUS and SWE comes from IV.2

    Scenario Outline: a Russian war is none of the event <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first>
      And RUS has a <kind> against SWE (context)
      And the last turn of the CB of RUS against SWE is <last> (context)
      When RUS declares war on SWE
      Then RUS is at war with SWE
      And the war between RUS and SWE still does not come from IV.2

      Examples:
        | when                | times | first | last | status | kind |
        | in the third turn   | 2     | 15    | 17   | in effect | free CB |
        | in the first event  | 1     | 16    | 17   | in effect | free CB |
        | with an old CB      | 2     | 16    | 16   | in effect | free CB |
        | after the event | 2 | 16 | 17 | over | free CB |
        | with a CB that is not free | 2 | 16 | 17 | in effect | normal CB |

    Scenario: as it attacks Sweden Russia makes a truce with Poland
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And RUS is at war with POL
      And KRAKOW is besieged by RUS
      And POSEN is besieged by SWE
      And NEWA is besieged by POL
      And MAZOVIA is conquered by RUS
      And MAZOVIA is besieged by POL
      And POITOU is besieged by RUS
      And POITOU is besieged by POL
      When RUS chooses to make a truce with POL in IV.2
      And RUS declares war on SWE
      Then RUS has a truce with POL
      And RUS is still at war with POL
      And KRAKOW is not besieged by RUS
      And POSEN is still besieged by SWE
      And NEWA is not besieged by POL
      And MAZOVIA is still conquered by RUS
      And MAZOVIA is not besieged by POL
      And POITOU is still besieged by RUS
      And POITOU is still besieged by POL
      And the stability loss of RUS in its war with POL is 0

    Scenario Outline: Russia makes no truce <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first>
      And RUS is at war with <enemy> (context)
      And KRAKOW is besieged by RUS
      And NEWA is besieged by POL
      When RUS chooses to make a truce with POL in IV.2 (context)
      And RUS declares war on SWE
      Then RUS still has no truce with POL
      And RUS is at war with SWE
      And KRAKOW is still besieged by RUS
      And NEWA is still besieged by POL

      Examples:
        | when                 | times | first | enemy | status |
        | in the third turn    | 2     | 15    | POL   | in effect |
        | in the first event   | 1     | 16    | POL   | in effect |
        | at peace with Poland | 2     | 16    | TUR   | in effect |
        | after the event | 2 | 16 | POL | over |

    Scenario: a truce leaves the peace difference as it is
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And RUS is at war with POL
      And the peace difference of RUS over POL is 3
      And the peace difference of POL over RUS is -3
      When RUS chooses to make a truce with POL in IV.2
      And RUS declares war on SWE
      Then RUS has a truce with POL
      And the peace difference of RUS over POL is still 3
      And the peace difference of POL over RUS is still -3

    Scenario: Russia need not make a truce
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 2 (context)
      And the first turn of IV.2 is 16 (context)
      And RUS is at war with POL (context)
      When RUS declares war on SWE
      Then RUS is at war with SWE
      And RUS still has no truce with POL

    Scenario Outline: in the truce a unit of <side> may not enter <province>
      Given the number of times IV.2 has started is 2
      And RUS has a truce with POL
      And MAZOVIA is conquered by RUS (context)
      And Unit-1 belongs to <side>
      Then Unit-1 enters <province> is refused because of IV.2/SE.T2.events.1

      Examples:
        | side | province |
        | RUS  | KRAKOW   |
        | POL  | NEWA     |
        | POL  | MAZOVIA  |

    Scenario Outline: in the truce a unit of <side> may enter <province> all the same
      Given the number of times IV.2 has started is 2
      And RUS has a truce with POL
      And Unit-1 belongs to <side> (context)
      Then Unit-1 enters <province> is allowed

      Examples:
        | side | province |
        | RUS  | NEWA     |
        | POL  | KRAKOW   |
        | SWE  | NEWA     |
        | SWE  | KRAKOW   |

    Scenario Outline: this clause does not stop a unit of <side> before <province> <when>
      Given the number of times IV.2 has started is <times>
      And RUS has a truce with <partner> (context)
      And Unit-1 belongs to <side>
      Then Unit-1 enters <province> is allowed
      And the stability loss of RUS in its war with POL is 1

      Examples:
        | side | province | when               | times | partner |
        | RUS  | KRAKOW   | outside the event  | 1     | POL     |
        | RUS  | KRAKOW   | without a truce    | 2     | SWE     |
        | POL  | NEWA     | outside the event  | 1     | POL     |
        | POL  | NEWA     | without a truce    | 2     | SWE     |

    Scenario: Russia ends the truce in a later turn
      Given the number of times IV.2 has started is 2
      And RUS has a truce with POL
      And the first turn of the war between RUS and SWE is 16 (context)
      When RUS chooses to end the truce with POL
      And the declarations step is played
      Then RUS has no truce with POL
      And the stability loss of RUS in its war with POL is 1

    Scenario Outline: Russia does not end the truce <when>
      Given the number of times IV.2 has started is <times>
      And RUS has a truce with POL
      And the first turn of the war between RUS and SWE is <since> (context)
      When RUS chooses to end the truce with <whom> (context)
      And the declarations step is played
      Then RUS still has a truce with POL

      Examples:
        | when                            | times | since | whom |
        | in the turn in which it is made | 2     | 17    | POL  |
        | outside the event               | 1     | 16    | POL  |
        | when it does not want to        | 2     | 16    | SWE  |

    Scenario Outline: a truce of old ends no siege <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first>
      And RUS has a truce with POL (context)
      And KRAKOW is besieged by RUS
      And NEWA is besieged by POL
      When RUS declares war on SWE
      Then RUS is at war with SWE
      And KRAKOW is still besieged by RUS
      And NEWA is still besieged by POL

      Examples:
        | when               | status    | times | first |
        | in the third turn  | in effect | 2     | 15    |
        | in the first event | in effect | 1     | 16    |
        | after the event    | over      | 2     | 16    |

    Scenario: what a third country has conquered stays besieged, and what Poland has conquered does not
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And RUS is at war with POL
      And KRAKOW is conquered by SWE
      And KRAKOW is besieged by RUS
      And POITOU is conquered by POL
      And POITOU is besieged by RUS
      And NEWA is conquered by SWE
      And NEWA is besieged by POL
      When RUS chooses to make a truce with POL in IV.2
      And RUS declares war on SWE
      Then KRAKOW is still besieged by RUS
      And POITOU is not besieged by RUS
      And NEWA is still besieged by POL

    Scenario: in the truce Russia keeps out of what Poland has conquered and may enter what it has lost
      Given the number of times IV.2 has started is 2
      And RUS has a truce with POL
      And KRAKOW is conquered by SWE
      And POITOU is conquered by POL
      And NEWA is conquered by SWE
      And Unit-1 belongs to RUS
      And Unit-2 belongs to POL
      Then Unit-1 enters POITOU is refused because of IV.2/SE.T2.events.1
      And Unit-1 enters KRAKOW is allowed
      And Unit-2 enters NEWA is allowed

  @IV.2/SE.T2.events.2
  Rule: IV.2/SE.T2.events.2 Denmark follows Russia

    Scenario: Denmark attacks Sweden as well
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      When RUS declares war on SWE
      Then DEN declares war on SWE
      And the war between DEN and SWE comes from IV.2

    Scenario Outline: Denmark stays out <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times> (context)
      And the first turn of IV.2 is <first> (context)
      And <fighter> is at war with HAB (context)
      When <attacker> declares war on SWE
      Then <attacker> is at war with SWE
      And DEN is still not at war with SWE

      Examples:
        | when                       | times | first | fighter | attacker | status |
        | in the first turn          | 2     | 17    | TUR     | RUS      | in effect |
        | in the first event         | 1     | 16    | TUR     | RUS      | in effect |
        | when it fights already     | 2     | 16    | DEN     | RUS      | in effect |
        | when somebody else attacks | 2     | 16    | TUR     | FRA      | in effect |
        | after the event | 2 | 16 | TUR | RUS | over |

  @IV.2/SE.T2.events.3
  Rule: IV.2/SE.T2.events.3 Allies may be called

    Scenario Outline: <side> calls its allies against <enemy>
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And SWE is at war with POL
      And the war between SWE and POL comes from IV.2
      When <side> calls its allies against <enemy> in the war of IV.2
      Then <side> calls its allies against <enemy> in the war of IV.2 is allowed because of IV.2/SE.T2.events.3

      Examples:
        | side | enemy |
        | SWE  | POL   |
        | POL  | SWE   |

    Scenario Outline: nothing is said of allies against Sweden <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first>
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from <cause> (context)
      Then POL calls its allies against SWE in the war of IV.2 is not allowed because of IV.2/SE.T2.events.3

      Examples:
        | when                 | times | first | cause | status |
        | in the third turn    | 2     | 15    | IV.2  | in effect |
        | in the first event   | 1     | 16    | IV.2  | in effect |
        | in another war       | 2     | 16    | IV.1  | in effect |
        | after the event | 2 | 16 | IV.2 | over |

  @IV.2/SE.T2.reinforcement.1
  Rule: IV.2/SE.T2.reinforcement.1 Reinforcements of Sweden

    Scenario: Sweden draws offensive reinforcements in its war
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the war between SWE and POL comes from IV.2
      When SWE declares war on POL
      Then the reinforcements of SWE are offensive
      And the number of reinforcement rolls of SWE is still 1

    Scenario: with Russia in the war it draws three times
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And SWE is at war with POL
      And the war between SWE and POL comes from IV.2
      When RUS declares war on SWE
      Then the number of reinforcement rolls of SWE is 3

    Scenario Outline: there is no such help for Sweden <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the war between SWE and POL comes from <cause> (context)
      And RUS is at war with SWE
      When SWE declares war on POL
      Then SWE is at war with POL
      And the reinforcements of SWE are still free
      And the number of reinforcement rolls of SWE is still 1

      Examples:
        | when               | status    | times | cause |
        | after the event    | over      | 2     | IV.2  |
        | in the first event | in effect | 1     | IV.2  |
        | in another war     | in effect | 2     | IV.1  |

  @IV.2/SE.T2.peace.1
  Rule: IV.2/SE.T2.peace.1 Cossacks may be done away with

    Scenario: who has conquered all their land may annex them
      Given COS is a minor
      And the owner of UKRAINYA is COS
      And UKRAINYA is conquered by TUR
      When TUR annexes COS
      Then TUR annexes COS is allowed because of IV.2/SE.T2.peace.1

    Scenario: who has conquered a part of it may not because of this
      Given COS is a minor (context)
      And the owner of UKRAINYA is COS (context)
      And the owner of DONETSK is COS
      And UKRAINYA is conquered by TUR (context)
      Then TUR annexes COS is not allowed because of IV.2/SE.T2.peace.1

    Scenario: Cossacks without land are not annexed because of this
      Given COS is a minor (context)
      Then TUR annexes COS is not allowed because of IV.2/SE.T2.peace.1

    Scenario: Cossacks who have won their own land back do not annex themselves
      Given COS is a minor (context)
      And the owner of UKRAINYA is COS
      And UKRAINYA is conquered by COS
      Then COS annexes COS is not allowed because of IV.2/SE.T2.peace.1

  @IV.2/SE.T2.peace.2
  Rule: IV.2/SE.T2.peace.2 A war of minors ends after two turns

    Scenario: Poland takes the land and the Cossacks are gone
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And COS is a minor
      And COS is in VA of RUS
      And the owner of UKRAINYA is COS
      And POL is at war with COS
      And the war between POL and COS comes from IV.2
      And TUR is at war with COS
      When the peace step is played
      Then the owner of UKRAINYA is POL
      And COS is a gone
      And COS is neutral
      And POL is not at war with COS
      And TUR is not at war with COS
      And the owner of DANZIG is still POL
      And the owner of POITOU is still FRA

    Scenario: a Sweden that joined takes DANZIG
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And COS is a minor
      And POL is at war with COS
      And the war between POL and COS comes from IV.2
      And SWE is at war with POL
      And the war between SWE and POL comes from IV.2
      When the peace step is played
      Then POL cedes DANZIG to SWE
      And the owner of DANZIG is SWE
      And SWE is not at war with POL

    Scenario: a Sweden in another war with Poland gets nothing
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And COS is a minor
      And POL is at war with COS
      And the war between POL and COS comes from IV.2
      And SWE is at war with POL
      When the peace step is played
      Then COS is a gone
      And SWE is still at war with POL
      And the owner of DANZIG is still POL

    Scenario: a Sweden that has made peace gets nothing
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And COS is a minor
      And POL is at war with COS
      And the war between POL and COS comes from IV.2
      And the war between SWE and POL comes from IV.2 (context)
      When the peace step is played
      Then COS is a gone
      And the owner of DANZIG is still POL

    Scenario: a DANZIG that is not Polish is not taken
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And COS is a minor
      And POL is at war with COS
      And the war between POL and COS comes from IV.2
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from IV.2 (context)
      And the owner of DANZIG is DEN
      When the peace step is played
      Then COS is a gone
      And the owner of DANZIG is still DEN

    Scenario Outline: the war goes on <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times>
      And the first turn of IV.2 is <first> (context)
      And COS is a minor
      And the owner of UKRAINYA is COS
      And POL is at war with COS
      And the war between POL and COS comes from <cause> (context)
      And SWE is at war with POL
      And the war between SWE and POL comes from IV.2
      When the peace step is played
      Then POL is still at war with COS
      And COS is still a minor
      And the owner of UKRAINYA is still COS
      And SWE is still at war with POL
      And the owner of DANZIG is still POL

      Examples:
        | when                    | status    | times | first | cause |
        | in the first turn       | in effect | 2     | 17    | IV.2  |
        | in the first event      | in effect | 1     | 16    | IV.2  |
        | after the event         | over      | 2     | 16    | IV.2  |
        | if it is another war    | in effect | 2     | 16    | IV.1  |

    Scenario: with a player in the war it goes on
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16 (context)
      And COS is a minor
      And the owner of UKRAINYA is COS
      And POL is at war with COS
      And the war between POL and COS comes from IV.2
      And RUS is at war with SWE
      And the war between RUS and SWE comes from IV.2
      And SWE is at war with POL
      And the war between SWE and POL comes from IV.2
      When the peace step is played
      Then POL is still at war with COS
      And COS is still a minor
      And the owner of UKRAINYA is still COS
      And SWE is still at war with POL
      And the owner of DANZIG is still POL

    Scenario: a player in a war of its own does not prolong it
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16
      And COS is a minor
      And the owner of UKRAINYA is COS
      And POL is at war with COS
      And the war between POL and COS comes from IV.2
      And SWE is at war with POL
      And the war between SWE and POL comes from IV.2
      And TUR is at war with POL (context)
      And the war between FRA and SPA comes from IV.2 (context)
      When the peace step is played
      Then COS is a gone
      And the owner of UKRAINYA is POL
      And the owner of DANZIG is SWE

    Scenario: without a war between Poland and the Cossacks nothing ends
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the first turn of IV.2 is 16 (context)
      And COS is a minor
      And the owner of UKRAINYA is COS
      And the war between POL and COS comes from IV.2
      And SWE is at war with POL
      And the war between SWE and POL comes from IV.2
      When the peace step is played
      Then COS is still a minor
      And the owner of UKRAINYA is still COS
      And the owner of DANZIG is still POL

  @IV.2/SE.T2.peace.3
  Rule: IV.2/SE.T2.peace.3 Cossack land for Poland only

    Scenario Outline: in a peace an ally may not have Cossack land, <why>
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And COS is a minor (context)
      And the owner of UKRAINYA is COS
      And FRA is at war with COS
      And <why>
      When the beginning of the peace step is played
      And COS cedes UKRAINYA to FRA
      Then COS cedes UKRAINYA to FRA is refused because of IV.2/SE.T2.peace.3
      And COS cedes UKRAINYA to POL is allowed

      Examples:
        | why                      |
        | FRA is allied with POL   |
        | the patron of POL is FRA |

    Scenario: an ally of Poland may claim Cossack land for Poland
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 2 (context)
      And COS is a minor (context)
      And the owner of UKRAINYA is COS
      And FRA is allied with POL (context)
      And FRA is at war with COS (context)
      When the beginning of the peace step is played
      And COS cedes UKRAINYA to POL
      Then the owner of UKRAINYA is POL

    Scenario Outline: France may have UKRAINYA in a peace <when>
      Given IV.2 is <status> (context)
      And the number of times IV.2 has started is <times> (context)
      And COS is a minor (context)
      And the owner of UKRAINYA is COS
      And FRA is allied with <friend> (context)
      And <enemy> is at war with COS (context)
      When the beginning of the peace step is played
      And COS cedes UKRAINYA to FRA
      Then the owner of UKRAINYA is FRA

      Examples:
        | when                              | status    | times | friend | enemy |
        | when the event is over            | over      | 2     | POL    | FRA   |
        | of the first event                | in effect | 1     | POL    | FRA   |
        | as an ally of somebody else       | in effect | 2     | SWE    | FRA   |
        | of others, which it fights not in | in effect | 2     | POL    | TUR   |

    Scenario: before the peace phase an ally may be given Cossack land
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 2 (context)
      And COS is a minor (context)
      And the owner of UKRAINYA is COS
      And FRA is allied with POL (context)
      And FRA is at war with COS (context)
      When the rounds step is played
      And COS cedes UKRAINYA to FRA
      Then the owner of UKRAINYA is FRA

    Scenario: when the peace phase is over an ally may be given Cossack land
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 2 (context)
      And COS is a minor (context)
      And the owner of UKRAINYA is COS
      And FRA is allied with POL (context)
      And FRA is at war with COS (context)
      When the beginning of the peace step is played
      And the end of the peace step is played
      And COS cedes UKRAINYA to FRA
      Then the owner of UKRAINYA is FRA

    Scenario: an ally of Poland may have land that is not the Cossacks' own
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 2 (context)
      And COS is a minor
      And HAB is annexed by COS
      And the owner of BOHEMIA is HAB (context)
      And FRA is allied with POL (context)
      And FRA is at war with COS (context)
      When the beginning of the peace step is played
      And COS cedes BOHEMIA to FRA
      Then the owner of BOHEMIA is FRA

    Scenario: allies of Poland may have other land
      Given IV.2 is in effect (context)
      And the number of times IV.2 has started is 2 (context)
      And COS is a minor (context)
      And FRA is allied with POL (context)
      And FRA is at war with COS (context)
      And the owner of UKRAINYA is SWE
      When the beginning of the peace step is played
      And SWE cedes UKRAINYA to FRA
      Then the owner of UKRAINYA is FRA

  @IV.2/SE.T2.peace.4 @IV.2/SE.T2.peace.4a @IV.2/SE.T2.peace.4c @IV.2/SE.T2.peace.4d
  Rule: IV.2/SE.T2.peace.4 Points at the end

    Scenario: the controllers of Poland and Sweden and Russia are paid by the land that changed hands
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the war between RUS and SWE comes from IV.2
      And POL is in EG of FRA
      And SWE is in EG of HOL
      And UKRAINYA belonged to POL before IV.2
      And the owner of UKRAINYA is COS
      And DANZIG belonged to POL before IV.2
      And the owner of DANZIG is SWE
      And MAZOVIA belonged to POL before IV.2 (context)
      And the owner of POITOU is SWE
      And POITOU belonged to DEN before IV.2 (context)
      And the owner of Province-1 is SWE (context)
      And Province-1 belonged to SWE before IV.2
      When IV.2 ends
      Then the score of FRA falls by 10
      And the score of HOL rises by 20
      And the score of RUS falls by 10
      And the score of SPA is still 0

    Scenario Outline: nothing is scored <when>
      Given IV.2 is in effect
      And the number of times IV.2 has started is <times>
      And the war between <side> and SWE comes from <cause> (context)
      And POL is in EG of FRA
      And SWE is in EG of HOL
      And DANZIG belonged to POL before IV.2
      And the owner of DANZIG is SWE
      When IV.2 ends
      Then IV.2 is over
      And the score of FRA is still 0
      And the score of HOL is still 0
      And the score of RUS is still 0

      Examples:
        | when                              | times | side | cause |
        | at the end of the first event     | 1     | RUS  | IV.2  |
        | after wars of minors only         | 2     | POL  | IV.2  |
        | after wars of another event       | 2     | RUS  | IV.1  |

  @IV.2/SE.T2.peace.4b
  Rule: IV.2/SE.T2.peace.4b All Cossack land is Polish again

    Scenario: the controller of Poland gains 30 points
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the war between RUS and SWE comes from IV.2
      And POL is in EG of FRA
      When IV.2 ends
      Then the score of FRA rises by 30
      And the score of SPA is still 0

    Scenario Outline: it gains nothing without <province>
      Given IV.2 is in effect
      And the number of times IV.2 has started is 2
      And the war between RUS and SWE comes from IV.2 (context)
      And POL is in EG of FRA (context)
      And the owner of <province> is COS
      When IV.2 ends
      Then IV.2 is over
      And the score of FRA is still 0

      Examples:
        | province |
        | UKRAINYA |
        | VOLHYNIA |
        | DONETSK  |

    Scenario Outline: it gains nothing <when>
      Given IV.2 is in effect
      And the number of times IV.2 has started is <times>
      And the war between RUS and SWE comes from <cause> (context)
      And POL is in EG of FRA (context)
      When IV.2 ends
      Then IV.2 is over
      And the score of FRA is still 0

      Examples:
        | when                          | times | cause |
        | at the end of the first event | 1     | IV.2  |
        | after wars of another event   | 2     | IV.1  |
