Feature: IV.7 English civil war

  @IV.7/header
  Rule: IV.7/header The event lives as long as the civil war

    Scenario: the event goes on from turn to turn
      Given IV.7 is in effect
      When the interphase step is played
      Then IV.7 is still in effect

    Scenario: the event is over when a side has won
      Given IV.7 is in effect
      And Unit-1 belongs to ENG (context)
      And ROY has the ground to win
      And ROY has the battles to win
      When the peace step is played
      Then IV.7 is over

  @IV.7/pre.1
  Rule: IV.7/pre.1 Nothing comes of it in a conciliatory England

    @IV.7/pre.1 @IV.7/pre.2
    Scenario: a conciliatory England crosses the event off
      Given ENG is conciliatory
      When the number of strong revolts IV.7 rolls in MIDLANDS is 3 (context)
      And IV.7 is rolled
      Then IV.7 is marked off
      And the fate of IV.7 is nothing
      And IV.7 is still dormant
      And the number of strong revolts in MIDLANDS is still 0

  @IV.7/pre.2
  Rule: IV.7/pre.2 Three revolts in an England of the Counter-Reformation

    Scenario: three revolts are put down and the event is crossed off
      Given ENG is counter-reform
      When the number of weak revolts IV.7 rolls in MIDLANDS is 1
      And the number of strong revolts IV.7 rolls in ANGLIA is 2
      And IV.7 is rolled
      Then IV.7 is marked off
      And IV.7 is still dormant
      And the number of weak revolts in MIDLANDS is 1
      And the number of strong revolts in ANGLIA is 2
      And the number of strong revolts in MIDLANDS is still 0

    Scenario: the revolts come on top of older ones
      Given ENG is counter-reform
      And the number of weak revolts in MIDLANDS is 1
      And the number of strong revolts in ANGLIA is 1
      When the number of weak revolts IV.7 rolls in MIDLANDS is 2
      And the number of strong revolts IV.7 rolls in ANGLIA is 1
      And IV.7 is rolled
      Then the number of weak revolts in MIDLANDS is 3
      And the number of strong revolts in ANGLIA is 2

    Scenario Outline: <number> revolts are not what is asked for
      Given ENG is counter-reform
      When the number of weak revolts IV.7 rolls in MIDLANDS is <number>
      And IV.7 is rolled
      Then IV.7 is marked off
      And the number of weak revolts in MIDLANDS is still 0

      Examples:
        | number |
        | 2      |
        | 4      |

  @IV.7/pre.3
  Rule: IV.7/pre.3 The civil war belongs to a Protestant England

    Scenario: in a Protestant England the civil war breaks out
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then IV.7 is in effect
      And IV.7 is still not marked off

    @IV.7/pre.1 @IV.7/pre.2 @IV.7/pre.3
    Scenario: in an England of another faith it does not break out
      Given ENG is muslim
      When IV.7 is rolled
      Then IV.7 is still dormant
      And IV.7 is still not marked off
      And no rule settles instead of IV.7

  @IV.7/civilwar.1
  Rule: IV.7/civilwar.1 An England at war puts the event off

    Scenario: an England at war is not ready for it
      Given ENG is at war with DEN
      When IV.7 is rolled
      Then the fate of IV.7 is delay
      And the number of delays of IV.7 rises by 1
      And IV.7 is still dormant
      And IV.7 is still not marked off

    Scenario: a Catholic England at war does not put it off
      Given ENG is conciliatory
      And ENG is at war with DEN (context)
      When IV.7 is rolled
      Then the fate of IV.7 is nothing
      And the number of delays of IV.7 is still 0

    Scenario: the wars of others do not matter
      Given FRA is at war with DEN (context)
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then IV.7 starts

    Scenario: with a five the civil war breaks out after all
      Given the number of delays of IV.7 is 1
      When the die for IV.7 shows 5
      And the declarations step is played
      Then IV.7 is in effect

    Scenario: with a six it has to wait
      Given the number of delays of IV.7 is 1 (context)
      When the die for IV.7 shows 6
      And the declarations step is played
      Then IV.7 is still dormant
      And the number of delays of IV.7 is still 1

    Scenario: no die is thrown while England is at war
      Given the number of delays of IV.7 is 1 (context)
      And ENG is at war with DEN
      When the die for IV.7 shows 3 (context)
      And the declarations step is played
      Then IV.7 is still dormant

    Scenario: no die is thrown for an event that was not put off
      When the die for IV.7 shows 3 (context)
      And the declarations step is played
      Then IV.7 is still dormant

    Scenario: no die is thrown once the civil war has come
      Given IV.7 is over
      And the number of delays of IV.7 is 1 (context)
      When the die for IV.7 shows 3 (context)
      And the declarations step is played
      Then IV.7 is still over

    Scenario: while it waits England has to offer its enemies white peace or worse
      Given the number of delays of IV.7 is 1
      And ENG is at war with DEN
      Then ENG offers white peace to DEN or ENG offers losing peace to DEN is obligatory because of IV.7/civilwar.1
      And ENG offers white peace to SWE or ENG offers losing peace to SWE is not obligatory

    Scenario: without a delay it owes no offers
      Given ENG is at war with DEN (context)
      Then ENG offers white peace to DEN or ENG offers losing peace to DEN is not obligatory

    Scenario: after the outbreak it owes no more offers
      Given IV.7 is over
      And the number of delays of IV.7 is 1 (context)
      And ENG is at war with DEN (context)
      Then ENG offers white peace to DEN or ENG offers losing peace to DEN is not obligatory

    Scenario: while it waits England may not declare war
      Given the number of delays of IV.7 is 1
      When ENG declares war on DEN
      Then ENG declares war on DEN is refused because of IV.7/civilwar.1

    Scenario: while it waits England may not ask for more than a white peace
      Given the number of delays of IV.7 is 1
      And ENG is at war with DEN
      When ENG offers winning peace to DEN
      Then ENG offers winning peace to DEN is refused because of IV.7/civilwar.1

    Scenario: without a delay England may declare war
      When ENG declares war on DEN
      Then ENG is at war with DEN

    Scenario: once the civil war has come and gone England may declare war again
      Given IV.7 is over
      And the number of delays of IV.7 is 1 (context)
      When ENG declares war on DEN
      Then ENG is at war with DEN

    Scenario: the Scottish war of III.13 puts the civil war off
      When the lot of III.13 falls on SPA (context)
      And III.13 is rolled
      And IV.7 is rolled
      Then the fate of IV.7 is delay
      And the number of delays of IV.7 rises by 1

  @IV.7/events.1
  Rule: IV.7/events.1 England is divided

    Scenario: a rebellion is under way in England
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then ENG has an active rebellion
      And FRA still does not have an active rebellion

  @IV.7/events.1a
  Rule: IV.7/events.1a The Sole Defender runs the Royalists

    Scenario: the Sole Defender comes before everybody else
      Given BAV has the title of Sole Defender
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is BAV

    @IV.7/events.1a @IV.7/events.1b @IV.7/events.1c @IV.7/events.1d
    Scenario: the Sole Defender comes before a Spain of the Counter-Reformation
      Given FRA has the title of Sole Defender
      And SPA is counter-reform (context)
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is FRA

  @IV.7/events.1b
  Rule: IV.7/events.1b Players of the Counter-Reformation

    Scenario: Spain comes first
      Given SPA is counter-reform
      And FRA is counter-reform (context)
      And HOL is counter-reform (context)
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is SPA

    Scenario: France comes second
      Given FRA is counter-reform
      And HOL is counter-reform (context)
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is FRA

    Scenario: Holland comes third and before a conciliatory Spain
      Given HOL is counter-reform
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is HOL

    Scenario: a Spain that is a minor is passed over here
      Given SPA is counter-reform (context)
      And SPA is a minor
      And FRA is counter-reform
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is FRA

    Scenario: a France that is a minor is passed over here
      Given FRA is counter-reform (context)
      And FRA is a minor
      And HOL is counter-reform
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is HOL

    Scenario: a Holland that is a minor is passed over here
      Given HOL is counter-reform (context)
      And HOL is a minor
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is SPA

  @IV.7/events.1c
  Rule: IV.7/events.1c Catholic countries

    Scenario: Spain comes first of the Catholic countries
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is SPA

    Scenario: France comes where Spain is Protestant
      Given SPA is protestant
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is FRA

    Scenario Outline: Venice as a <kind> comes where both are Protestant
      Given SPA is protestant
      And FRA is protestant
      And VEN is a <kind> (context)
      And HOL is conciliatory (context)
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is VEN

      Examples:
        | kind   |
        | player |
        | minor  |

    Scenario Outline: a Catholic Holland as a <kind> comes where Venice is gone
      Given SPA is protestant
      And FRA is protestant
      And VEN is a gone
      And HOL is conciliatory
      And HOL is a <kind> (context)
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is HOL

      Examples:
        | kind   |
        | player |
        | minor  |

    Scenario: a Catholic Holland comes where Venice is Protestant
      Given SPA is protestant
      And FRA is protestant
      And VEN is protestant
      And HOL is conciliatory
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is HOL

    Scenario Outline: Portugal as a <kind> comes where all of these fail
      Given SPA is protestant
      And FRA is protestant
      And VEN is a gone
      And POR is a <kind> (context)
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is POR

      Examples:
        | kind   |
        | player |
        | minor  |

    Scenario: a Catholic Holland that is gone is passed over
      Given SPA is protestant
      And FRA is protestant
      And VEN is a gone
      And HOL is conciliatory (context)
      And HOL is a gone
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is POR

  @IV.7/events.1d
  Rule: IV.7/events.1d Russia and then Turkey

    Scenario: Russia comes where no Catholic country is left
      Given SPA is protestant
      And FRA is protestant
      And VEN is a gone
      And POR is a gone
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is RUS

    Scenario: Turkey comes where Russia is no player
      Given SPA is protestant
      And FRA is protestant
      And VEN is a gone
      And POR is protestant
      And RUS is a minor
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the leader of the rebels of IV.7 is TUR

    Scenario: where Turkey fails too nobody runs them
      Given SPA is protestant
      And FRA is protestant
      And VEN is a gone
      And POR is protestant
      And RUS is a minor
      And TUR is a minor
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then IV.7 is in effect
      And the leader of the rebels of IV.7 is still nobody

  @IV.7/events.2
  Rule: IV.7/events.2 A third of the treasury is lost

    Scenario Outline: of <before> ducats England keeps <after>
      Given the treasury of ENG is <before>
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the treasury of ENG is <after>
      And ENG is still not bankrupt

      Examples:
        | before | after |
        | 51     | 34    |
        | 100    | 67    |
        | 300    | 200   |

    Scenario Outline: with <before> ducats England is bankrupt
      Given the treasury of ENG is <before>
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the treasury of ENG is 0
      And ENG is bankrupt

      Examples:
        | before |
        | 50     |
        | 3      |

  @IV.7/events.3
  Rule: IV.7/events.3 Half of the army goes over to the Royalists

    Scenario Outline: of three English units one <shape> goes over
      Given Unit-1 belongs to ENG
      And Unit-2 belongs to ENG
      And Unit-3 belongs to ENG
      And Unit-1 is a <shape>
      When Unit-2 is kept loyal
      And Unit-3 is kept loyal
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then Unit-1 belongs to ROY
      And Unit-2 still belongs to ENG
      And Unit-3 still belongs to ENG

      Examples:
        | shape           |
        | large army      |
        | land detachment |

    Scenario: keeping one of three units is no division by halves
      Given Unit-1 belongs to ENG
      And Unit-2 belongs to ENG
      And Unit-3 belongs to ENG (context)
      When Unit-3 is kept loyal
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then IV.7 is in effect
      And Unit-1 still belongs to ENG
      And Unit-2 still belongs to ENG

    Scenario: keeping three of four units is no division by halves
      Given Unit-1 belongs to ENG
      And Unit-2 belongs to ENG
      And Unit-3 belongs to ENG (context)
      And Unit-4 belongs to ENG
      When Unit-2 is kept loyal
      And Unit-3 is kept loyal
      And Unit-4 is kept loyal
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then IV.7 is in effect
      And Unit-1 still belongs to ENG

    Scenario: of four units two go over
      Given Unit-1 belongs to ENG
      And Unit-2 belongs to ENG
      And Unit-3 belongs to ENG
      And Unit-4 belongs to ENG
      When Unit-3 is kept loyal
      And Unit-4 is kept loyal
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then Unit-1 belongs to ROY
      And Unit-2 belongs to ROY
      And Unit-3 still belongs to ENG

    Scenario: of two units one goes over whatever foreign units there are
      Given Unit-1 belongs to ENG
      And Unit-2 belongs to ENG
      And Unit-3 belongs to FRA
      And Unit-4 belongs to FRA (context)
      When Unit-2 is kept loyal
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then Unit-1 belongs to ROY
      And Unit-3 still belongs to FRA

    Scenario: fleets neither go over nor count
      Given Unit-1 belongs to ENG
      And Unit-2 belongs to ENG
      And Unit-3 belongs to ENG
      And Unit-3 is a large fleet
      And Unit-4 belongs to ENG (context)
      And Unit-4 is a naval detachment (context)
      When Unit-2 is kept loyal
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then Unit-1 belongs to ROY
      And Unit-3 still belongs to ENG

    Scenario: an England with a single unit keeps it
      Given Unit-1 belongs to ENG
      When Unit-1 is kept loyal
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then IV.7 is in effect
      And Unit-1 still belongs to ENG

  @IV.7/events.4
  Rule: IV.7/events.4 Pirates off England

    Scenario: two strong pirates turn up
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the number of strong pirates in CTZ England rises by 2
      And the number of weak pirates in CTZ England is still 0

  @IV.7/events.5
  Rule: IV.7/events.5 Three revolts that the Royalists may not run

    Scenario: three revolts break out
      When the number of weak revolts IV.7 rolls in MIDLANDS is 1
      And the number of strong revolts IV.7 rolls in ANGLIA is 2
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the number of weak revolts in MIDLANDS rises by 1
      And the number of strong revolts in ANGLIA rises by 2
      And the revolts in MIDLANDS come from IV.7
      And the revolts in ANGLIA come from IV.7
      And the revolts in Province-1 still do not come from IV.7

    Scenario Outline: <number> revolts are not what the outbreak asks for
      When the number of strong revolts IV.7 rolls in ANGLIA is <number>
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then IV.7 is in effect
      And the number of strong revolts in ANGLIA is still 0

      Examples:
        | number |
        | 2      |
        | 4      |

    Scenario: nobody runs the new revolts, even where Spain ran older ones
      Given the number of weak revolts in ANGLIA is 1
      And the leader of the revolts in ANGLIA is SPA
      When the number of strong revolts IV.7 rolls in ANGLIA is 3
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the number of strong revolts in ANGLIA rises by 3
      And the leader of the revolts in ANGLIA is nobody

    Scenario: whoever runs the Royalists may not run these revolts
      Given IV.7 is in effect
      And the leader of the rebels of IV.7 is SPA
      And the number of weak revolts in ANGLIA is 1
      And the revolts in ANGLIA come from IV.7
      When SPA takes the lead of the revolts in ANGLIA
      Then SPA takes the lead of the revolts in ANGLIA is refused because of IV.7/events.5

    Scenario Outline: <who>
      Given IV.7 is <status> (context)
      And the leader of the rebels of IV.7 is <leader> (context)
      And the number of weak revolts in ANGLIA is 1
      And the revolts in ANGLIA come from <event> (context)
      When SPA takes the lead of the revolts in ANGLIA
      Then the leader of the revolts in ANGLIA is SPA

      Examples:
        | who                                         | status    | leader | event |
        | somebody else may run these revolts         | in effect | FRA    | IV.7  |
        | revolts of another event may be run by him  | in effect | SPA    | IV.12 |
        | after the war he may run what is left       | over      | SPA    | IV.7  |

  @IV.7/events.6
  Rule: IV.7/events.6 Where the Royalists start out

    Scenario Outline: with a <die> the Royalists have <number> provinces beside MIDLANDS
      Given Province-1 adjoins MIDLANDS
      And Province-2 adjoins MIDLANDS (context)
      And Province-3 adjoins MIDLANDS (context)
      And ANGLIA adjoins MIDLANDS (context)
      And POITOU adjoins MIDLANDS (context)
      When the die for IV.7 shows <die>
      And Province-1 is singled out for IV.7
      And <second> is singled out for IV.7
      And <third> is singled out for IV.7
      And <fourth> is singled out for IV.7
      And IV.7 is rolled
      Then the owner of MIDLANDS is ROY
      And the owner of Province-1 is ROY

      Examples:
        | die | number | second     | third      | fourth     |
        | 1   | one    | Province-1 | Province-1 | Province-1 |
        | 3   | one    | Province-1 | Province-1 | Province-1 |
        | 4   | two    | Province-2 | Province-1 | Province-1 |
        | 6   | two    | Province-2 | Province-1 | Province-1 |
        | 7   | three  | Province-2 | Province-3 | Province-1 |
        | 9   | three  | Province-2 | Province-3 | Province-1 |
        | 10  | four   | Province-2 | Province-3 | ANGLIA     |

    Scenario Outline: with a <die> it is not <number>
      Given Province-1 adjoins MIDLANDS (context)
      And Province-2 adjoins MIDLANDS (context)
      And Province-3 adjoins MIDLANDS (context)
      And ANGLIA adjoins MIDLANDS (context)
      And POITOU adjoins MIDLANDS (context)
      When the die for IV.7 shows <die>
      And Province-1 is singled out for IV.7
      And <second> is singled out for IV.7
      And <third> is singled out for IV.7
      And <fourth> is singled out for IV.7
      And IV.7 is rolled
      Then the owner of MIDLANDS is ROY
      And the owner of Province-1 is still FRA

      Examples:
        | die | number | second     | third      | fourth     |
        | 3   | two    | Province-2 | Province-2 | Province-2 |
        | 6   | three  | Province-2 | Province-3 | Province-2 |
        | 9   | four   | Province-2 | Province-3 | ANGLIA     |
        | 4   | one    | Province-1 | Province-1 | Province-1 |
        | 7   | two    | Province-2 | Province-1 | Province-1 |

    Scenario: a province that does not touch MIDLANDS cannot be chosen
      Given Province-1 adjoins MIDLANDS
      And Province-2 adjoins Province-1 (context)
      When the die for IV.7 shows 3
      And Province-1 is singled out for IV.7
      And Province-2 is singled out for IV.7
      And IV.7 is rolled
      Then the owner of Province-1 is ROY
      And the owner of Province-2 is still FRA

    Scenario: a neighbour that is not chosen stays where it is
      Given Province-1 adjoins MIDLANDS
      And Province-2 adjoins MIDLANDS (context)
      When the die for IV.7 shows 3
      And Province-1 is singled out for IV.7
      And IV.7 is rolled
      Then the owner of Province-1 is ROY
      And the owner of Province-2 is still FRA

    Scenario: where only one province adjoins MIDLANDS a ten brings no more
      Given Province-1 adjoins MIDLANDS
      When the die for IV.7 shows 10
      And Province-1 is singled out for IV.7
      And IV.7 is rolled
      Then the owner of Province-1 is ROY

  @IV.7/events.7
  Rule: IV.7/events.7 Land units are set up anew

    Scenario Outline: <side> sets its units up on its own ground
      Given IV.7 is in effect
      And the first turn of IV.7 is 17
      And Unit-1 belongs to <side>
      And the owner of MIDLANDS is <side> (context)
      When Unit-1 enters MIDLANDS
      Then Unit-1 enters MIDLANDS is allowed because of IV.7/events.7

      Examples:
        | side |
        | ENG  |
        | ROY  |

    Scenario Outline: a <shape> may be set up anew
      Given IV.7 is in effect
      And the first turn of IV.7 is 17
      And Unit-1 belongs to ENG
      And Unit-1 is a <shape> (context)
      When Unit-1 enters MIDLANDS
      Then Unit-1 enters MIDLANDS is allowed because of IV.7/events.7

      Examples:
        | shape           |
        | large army      |
        | land detachment |

    Scenario: ground that a side has won back is its own
      Given IV.7 is in effect
      And the first turn of IV.7 is 17
      And Unit-1 belongs to ROY
      And the owner of MIDLANDS is ROY
      And MIDLANDS is conquered by ROY (context)
      When Unit-1 enters MIDLANDS
      Then Unit-1 enters MIDLANDS is allowed because of IV.7/events.7

    Scenario Outline: nothing of the kind is said of <what>
      Given IV.7 is <status> (context)
      And the first turn of IV.7 is <turn> (context)
      And Unit-1 belongs to <side> (context)
      And Unit-1 is a <shape> (context)
      And the owner of MIDLANDS is <owner> (context)
      Then Unit-1 enters MIDLANDS is not allowed because of IV.7/events.7

      Examples:
        | what                     | status    | turn | side | shape       | owner |
        | later turns              | in effect | 16   | ENG  | small army  | ENG   |
        | a war that is over       | over      | 17   | ENG  | small army  | ENG   |
        | foreign units            | in effect | 17   | FRA  | small army  | FRA   |
        | units in foreign service | in effect | 17   | FRA  | small army  | ENG   |
        | fleets                   | in effect | 17   | ENG  | large fleet | ENG   |
        | the ground of the others | in effect | 17   | ENG  | small army  | ROY   |

    Scenario: nothing of the kind is said of foreign ground that a side has conquered
      Given IV.7 is in effect (context)
      And the first turn of IV.7 is 17 (context)
      And Unit-1 belongs to ENG (context)
      And POITOU is conquered by ENG (context)
      Then Unit-1 enters POITOU is not allowed because of IV.7/events.7

    Scenario: nothing of the kind is said of ground that an enemy has conquered
      Given IV.7 is in effect (context)
      And the first turn of IV.7 is 17 (context)
      And Unit-1 belongs to ENG (context)
      And MIDLANDS is conquered by ROY
      Then Unit-1 enters MIDLANDS is not allowed because of IV.7/events.7

  @IV.7/events.8
  Rule: IV.7/events.8 Posts stay English

    Scenario: the split leaves the posts with England
      Given Post-1 is held by ENG
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then IV.7 is in effect
      And Post-1 is still held by ENG

    Scenario: a post that England hands to the Royalists during the war is a breach
      Given IV.7 is in effect
      And Post-1 is held by ENG
      When ENG hands Post-1 over to ROY
      Then IV.7/events.8 is not kept

    Scenario: a post that England hands to Holland is none
      Given IV.7 is in effect
      And Post-1 is held by ENG
      When ENG hands Post-1 over to HOL
      Then Post-1 is held by HOL
      And IV.7/events.8 is kept

  @IV.7/events.9
  Rule: IV.7/events.9 Parliament rules instead of the king

    Scenario: the king joins the Royalists with his values
      Given the administration of the monarch of ENG is 3
      And the diplomacy of the monarch of ENG is 4
      And the military of the monarch of ENG is 7
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the administration of the monarch of ROY is 3
      And the diplomacy of the monarch of ROY is 4
      And the military of the monarch of ROY is 7
      And the administration of the monarch of ENG is 5
      And the diplomacy of the monarch of ENG is 8
      And the military of the monarch of ENG is 8
      And IV.7 Parliament is in effect

    Scenario: Parliament does not die during the war
      Given IV.7 is in effect
      When the monarch of ENG dies
      Then the monarch of ENG dies is refused because of IV.7/events.9

    Scenario: the French king may die
      Given IV.7 is in effect (context)
      When the monarch of FRA dies
      Then FRA has a vacant throne

    Scenario: after the war the English ruler may die
      Given IV.7 is over (context)
      When the monarch of ENG dies
      Then ENG has a vacant throne

  @IV.7/diplomacy.1
  Rule: IV.7/diplomacy.1 England stays at home

    Scenario: England may not declare war
      Given IV.7 is in effect
      When ENG declares war on FRA
      Then ENG declares war on FRA is refused because of IV.7/diplomacy.1

    Scenario: others may declare war
      Given IV.7 is in effect (context)
      When FRA declares war on DEN
      Then FRA is at war with DEN

    Scenario: after the civil war England may declare war
      Given IV.7 is over (context)
      When ENG declares war on FRA
      Then ENG is at war with FRA

    Scenario: English units may not enter POITOU
      Given IV.7 is in effect
      And Unit-1 belongs to ENG
      When Unit-1 enters POITOU
      Then Unit-1 enters POITOU is refused because of IV.7/diplomacy.1

    Scenario Outline: not even to <side> in the wars of religion may England send troops
      Given IV.7 is in effect
      And Unit-1 belongs to ENG
      And FRA has an active rebellion
      And the faith of the rebels of III.11 is <faith>
      And ENG has sent help to <side> in the war of III.11
      When Unit-1 enters POITOU
      Then Unit-1 enters POITOU is refused because of IV.7/diplomacy.1

      Examples:
        | side | faith          |
        | REL  | protestant     |
        | FRA  | counter-reform |

    Scenario Outline: nor may it send a stack to <side> that it backs
      Given IV.7 is in effect
      And III.11 is in effect
      And FRA has an active rebellion
      And the faith of the rebels of III.11 is <faith>
      And ENG supports <side> in III.11
      And Unit-1 belongs to ENG
      When ENG sends Unit-1 to the aid of <side>
      Then ENG sends Unit-1 to the aid of <side> is refused because of IV.7/diplomacy.1

      Examples:
        | side | faith          |
        | REL  | protestant     |
        | FRA  | counter-reform |

    Scenario: outside the civil war it may send one
      Given IV.7 is over (context)
      And III.11 is in effect
      And FRA has an active rebellion
      And the faith of the rebels of III.11 is protestant
      And ENG supports REL in III.11
      And Unit-1 belongs to ENG
      When ENG sends Unit-1 to the aid of REL
      Then Unit-1 aids REL

    Scenario Outline: English units may enter what <owner> owns
      Given IV.7 is in effect (context)
      And Unit-1 belongs to ENG (context)
      And the owner of MIDLANDS is <owner> (context)
      When Unit-1 enters MIDLANDS
      Then Unit-1 stands in MIDLANDS

      Examples:
        | owner |
        | ENG   |
        | ROY   |

    Scenario: French units may enter POITOU
      Given IV.7 is in effect (context)
      And Unit-1 belongs to FRA (context)
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario: after the civil war English units may enter POITOU
      Given IV.7 is over (context)
      And Unit-1 belongs to ENG (context)
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

  @IV.7/diplomacy.2
  Rule: IV.7/diplomacy.2 A truce when England is attacked

    Scenario: the Royalists offer a truce and England takes it
      Given IV.7 is in effect
      And ENG has an active rebellion
      When ENG chooses to make a truce with ROY in IV.7
      And FRA declares war on ENG
      Then ROY has a truce with ENG
      And ENG does not have an active rebellion

    Scenario: a truce that is not accepted is none
      Given IV.7 is in effect (context)
      And ENG has an active rebellion
      When FRA declares war on ENG
      Then FRA is at war with ENG
      And ROY still has no truce with ENG
      And ENG still has an active rebellion

    Scenario: a war on somebody else brings no truce
      Given IV.7 is in effect (context)
      And ENG has an active rebellion
      When ENG chooses to make a truce with ROY in IV.7 (context)
      And FRA declares war on DEN
      Then FRA is at war with DEN
      And ROY still has no truce with ENG
      And ENG still has an active rebellion

    Scenario: after the civil war there is nobody to make a truce with
      Given IV.7 is over (context)
      And ENG has an active rebellion
      When ENG chooses to make a truce with ROY in IV.7 (context)
      And FRA declares war on ENG
      Then FRA is at war with ENG
      And ROY still has no truce with ENG
      And ENG still has an active rebellion

    Scenario Outline: during the truce <side> may not enter rebel ground
      Given IV.7 is in effect
      And ROY has a truce with ENG
      And FRA is at war with ENG (context)
      And the owner of MIDLANDS is ROY
      And Unit-1 belongs to <side>
      When Unit-1 enters MIDLANDS
      Then Unit-1 enters MIDLANDS is refused because of IV.7/diplomacy.2

      Examples:
        | side |
        | FRA  |
        | ENG  |

    Scenario Outline: during the truce a <shape> may not enter rebel ground
      Given IV.7 is in effect
      And ROY has a truce with ENG
      And FRA is at war with ENG
      And the owner of MIDLANDS is ROY
      And Unit-1 belongs to FRA
      And Unit-1 is a <shape>
      When Unit-1 enters MIDLANDS
      Then Unit-1 enters MIDLANDS is refused because of IV.7/diplomacy.2

      Examples:
        | shape           |
        | large army      |
        | land detachment |

    Scenario: during the truce a fleet invades nothing
      Given IV.7 is in effect
      And ROY has a truce with ENG
      And FRA is at war with ENG (context)
      And the owner of MIDLANDS is ROY
      And Unit-1 belongs to FRA
      And Unit-1 is a large fleet
      When Unit-1 enters MIDLANDS
      Then Unit-1 stands in MIDLANDS

    Scenario: during the truce the rebels may move on their ground
      Given IV.7 is in effect (context)
      And ROY has a truce with ENG (context)
      And ROY is at war with ENG (context)
      And the owner of MIDLANDS is ROY (context)
      And Unit-1 belongs to ROY (context)
      When Unit-1 enters MIDLANDS
      Then Unit-1 stands in MIDLANDS

    Scenario: during the truce England may enter its own ground
      Given IV.7 is in effect (context)
      And ROY has a truce with ENG (context)
      And Unit-1 belongs to ENG (context)
      When Unit-1 enters MIDLANDS
      Then Unit-1 stands in MIDLANDS

    Scenario: without a truce the enemy of England may enter rebel ground
      Given IV.7 is in effect (context)
      And FRA is at war with ENG (context)
      And the owner of MIDLANDS is ROY (context)
      And Unit-1 belongs to FRA (context)
      When Unit-1 enters MIDLANDS
      Then Unit-1 stands in MIDLANDS

    Scenario: after the civil war nobody is kept off
      Given IV.7 is over (context)
      And ROY has a truce with ENG (context)
      And the owner of MIDLANDS is ROY (context)
      And Unit-1 belongs to ENG (context)
      When Unit-1 enters MIDLANDS
      Then Unit-1 stands in MIDLANDS

    Scenario: during the truce revolts do not spread
      Given IV.7 is in effect
      And ROY has a truce with ENG
      And the revolts in ANGLIA come from IV.7
      And the number of weak revolts in ANGLIA is 1
      When the revolt in ANGLIA extends to MIDLANDS
      Then the revolt in ANGLIA extends to MIDLANDS is refused because of IV.7/diplomacy.2

    Scenario: during the truce revolts are not put down
      Given IV.7 is in effect
      And ROY has a truce with ENG
      And the revolts in ANGLIA come from IV.7
      And the number of weak revolts in ANGLIA is 1
      When ENG puts down the revolts in ANGLIA
      Then ENG puts down the revolts in ANGLIA is refused because of IV.7/diplomacy.2

    Scenario Outline: revolts are put down <when>
      Given IV.7 is <status> (context)
      And ROY has a truce with <side> (context)
      And the revolts in ANGLIA come from <event> (context)
      And the number of weak revolts in ANGLIA is 1
      When ENG puts down the revolts in ANGLIA
      Then the number of weak revolts in ANGLIA is 0

      Examples:
        | when                          | status    | side | event |
        | where there is no truce       | in effect | FRA  | IV.7  |
        | that are of another event     | in effect | ENG  | IV.12 |
        | when the civil war is over    | over      | ENG  | IV.7  |

    Scenario: without a truce revolts spread
      Given IV.7 is in effect (context)
      And the revolts in ANGLIA come from IV.7 (context)
      And the number of weak revolts in ANGLIA is 1
      When the revolt in ANGLIA extends to MIDLANDS
      Then the number of weak revolts in MIDLANDS is 1

    Scenario: revolts of another event spread
      Given IV.7 is in effect (context)
      And ROY has a truce with ENG (context)
      And the revolts in ANGLIA come from IV.12 (context)
      And the number of weak revolts in ANGLIA is 1
      When the revolt in ANGLIA extends to MIDLANDS
      Then the number of weak revolts in MIDLANDS is 1

    Scenario: after the civil war its revolts may spread
      Given IV.7 is over (context)
      And ROY has a truce with ENG (context)
      And the revolts in ANGLIA come from IV.7 (context)
      And the number of weak revolts in ANGLIA is 1
      When the revolt in ANGLIA extends to MIDLANDS
      Then the number of weak revolts in MIDLANDS is 1

    Scenario: with England at peace again the civil war goes on
      Given IV.7 is in effect
      And ROY has a truce with ENG
      When the survival step is played
      Then ROY has no truce with ENG
      And ENG has an active rebellion

    Scenario: with England still at war the truce holds
      Given IV.7 is in effect (context)
      And ROY has a truce with ENG
      And FRA is at war with ENG
      When the survival step is played
      Then ROY still has a truce with ENG
      And ENG still does not have an active rebellion

    Scenario: where no truce was made the new turn changes nothing
      Given IV.7 is in effect (context)
      When the survival step is played
      Then ENG still does not have an active rebellion

    Scenario: an old truce does not stir the rebellion once it is over
      Given IV.7 is over (context)
      And ROY has a truce with ENG
      When the survival step is played
      Then ROY still has a truce with ENG
      And ENG still does not have an active rebellion

  @IV.7/administration.1
  Rule: IV.7/administration.1 The leaders of the Royalists

    Scenario: the king and Rupert lead the Royalists
      Given IV.7 is in effect
      And the first turn of IV.7 is 17
      When the lot of IV.7 falls on Leader-1 (context)
      And the administration step is played
      Then ROY has a monarch in the field
      And Rupert serves ROY
      And ROY still does not have an unnamed leader

    Scenario: where Rupert is out a named leader is drawn
      Given IV.7 is in effect
      And the first turn of IV.7 is 17
      And Rupert is unavailable
      And Leader-1 serves ENG
      And Leader-1 is a named leader
      And Leader-2 serves ENG
      And Leader-2 is a named leader (context)
      When the lot of IV.7 falls on Leader-1
      And the administration step is played
      Then ROY has a monarch in the field
      And Leader-1 serves ROY
      And Leader-2 still serves ENG
      And Rupert still does not serve ROY
      And ROY still does not have an unnamed leader

    Scenario: a drawn leader stays where Rupert is there
      Given IV.7 is in effect
      And the first turn of IV.7 is 17
      And Leader-1 serves ENG
      And Leader-1 is a named leader
      When the lot of IV.7 falls on Leader-1 (context)
      And the administration step is played
      Then Rupert serves ROY
      And Leader-1 still serves ENG

    Scenario Outline: <who> is no named English leader and a lesser general comes
      Given IV.7 is in effect
      And the first turn of IV.7 is 17
      And Rupert is unavailable
      And <leader> serves <country>
      And <leader> is <trait> (context)
      When the lot of IV.7 falls on <leader> (context)
      And the administration step is played
      Then ROY has an unnamed leader
      And <leader> still serves <country>

      Examples:
        | who                       | leader   | country | trait          |
        | a French leader           | Leader-1 | FRA     | a named leader |
        | an admiral without a name | Leader-1 | ENG     | an admiral     |
        | Cromwell                  | Cromwell | ENG     | a named leader |

    Scenario: where a named leader is about no lesser general comes
      Given IV.7 is in effect
      And the first turn of IV.7 is 17
      And Rupert is unavailable (context)
      And Leader-1 serves ENG
      And Leader-1 is a named leader
      When the lot of IV.7 falls on Leader-1
      And the administration step is played
      Then Leader-1 serves ROY
      And ROY still does not have an unnamed leader

    Scenario: a turn later no leaders are given
      Given IV.7 is in effect
      And the first turn of IV.7 is 16
      When the administration step is played
      Then ROY still does not have a monarch in the field
      And Rupert still does not serve ROY

    Scenario: a turn later no other leaders are given either
      Given IV.7 is in effect
      And the first turn of IV.7 is 16
      And Rupert is unavailable
      When the administration step is played
      Then ROY still does not have an unnamed leader

    Scenario: a turn later nobody is drawn
      Given IV.7 is in effect
      And the first turn of IV.7 is 16
      And Rupert is unavailable
      And Leader-1 serves ENG
      And Leader-1 is a named leader
      When the lot of IV.7 falls on Leader-1 (context)
      And the administration step is played
      Then Leader-1 still serves ENG

    Scenario: a war that is over in its first turn brings Rupert and the king to nobody
      Given IV.7 is over (context)
      And the first turn of IV.7 is 17 (context)
      When the administration step is played
      Then ROY still does not have a monarch in the field
      And Rupert still does not serve ROY

    Scenario: a war that is over in its first turn brings no other general
      Given IV.7 is over (context)
      And the first turn of IV.7 is 17 (context)
      And Rupert is unavailable (context)
      When the administration step is played
      Then ROY still does not have an unnamed leader

    Scenario: a war that is over in its first turn draws nobody
      Given IV.7 is over (context)
      And the first turn of IV.7 is 17 (context)
      And Rupert is unavailable (context)
      And Leader-1 serves ENG
      And Leader-1 is a named leader (context)
      When the lot of IV.7 falls on Leader-1 (context)
      And the administration step is played
      Then Leader-1 still serves ENG

  @IV.7/administration.2
  Rule: IV.7/administration.2 Royalist reinforcements

    Scenario: the Royalists draw offensive reinforcements
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the reinforcements of ROY are offensive

    Scenario: in the first turn they have no bonus
      Given the bonus of ROY on reinforcements is 2 (context)
      And MIDLANDS is conquered by ROY (context)
      And ANGLIA is conquered by ROY (context)
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the bonus of ROY on reinforcements is 0

    Scenario: in the first turn they have no malus
      Given the malus of ROY on reinforcements is 2
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then the malus of ROY on reinforcements is 0

    Scenario Outline: from the second turn on <number> conquests give a bonus of <bonus>
      Given IV.7 is in effect
      And the first turn of IV.7 is 16 (context)
      And the turn is 17 (context)
      And ANGLIA is conquered by <first> (context)
      And MIDLANDS is conquered by <second> (context)
      And Province-1 is conquered by <third> (context)
      And Province-2 is conquered by <fourth> (context)
      Then the bonus of ROY on reinforcements from IV.7 is <bonus>

      Examples:
        | number | bonus | first | second | third | fourth |
        | one    | 0     | ROY   | FRA    | FRA   | FRA    |
        | two    | 1     | ROY   | ROY    | FRA   | FRA    |
        | three  | 1     | ROY   | ROY    | ROY   | FRA    |
        | four   | 2     | ROY   | ROY    | ROY   | ROY    |

    Scenario: a bonus of another origin counts again when the war is over
      Given IV.7 is over (context)
      And the first turn of IV.7 is 17 (context)
      And the bonus of ROY on reinforcements is 3
      Then the bonus of ROY on reinforcements is 3

    Scenario: in the first turn conquests give no bonus
      Given IV.7 is in effect
      And the first turn of IV.7 is 17
      And ANGLIA is conquered by ROY
      And MIDLANDS is conquered by ROY
      Then the bonus of ROY on reinforcements from IV.7 is 0

    Scenario: from the second turn on a bonus of another origin counts beside it
      Given IV.7 is in effect
      And the first turn of IV.7 is 16
      And the turn is 17 (context)
      And the bonus of ROY on reinforcements is 2
      And ANGLIA is conquered by ROY
      And MIDLANDS is conquered by ROY
      Then the whole bonus of ROY on reinforcements is at least 3

    Scenario: ten conquests give no more than four
      Given IV.7 is in effect
      And the first turn of IV.7 is 14 (context)
      And ANGLIA is conquered by ROY
      And MIDLANDS is conquered by ROY
      And Province-1 is conquered by ROY
      And Province-2 is conquered by ROY
      And Province-3 is conquered by ROY
      And POITOU is conquered by ROY
      And GUYENNE is conquered by ROY
      And GASCOGNE is conquered by ROY
      And VENDEE is conquered by ROY (context)
      And LIMOUSIN is conquered by ROY (context)
      Then the bonus of ROY on reinforcements from IV.7 is 4

    Scenario: after the civil war nothing of this holds
      Given IV.7 is over (context)
      And the first turn of IV.7 is 14 (context)
      And ANGLIA is conquered by ROY (context)
      And MIDLANDS is conquered by ROY (context)
      Then the bonus of ROY on reinforcements from IV.7 is 0
      And the reinforcements of ROY are free

  @IV.7/administration.3
  Rule: IV.7/administration.3 Doubled purchases

    Scenario: England may buy twice as much
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then ENG has doubled limits on land units
      And FRA still does not have doubled limits on land units

    Scenario: after the war the limits are back
      Given IV.7 is over (context)
      Then ENG does not have doubled limits on land units

  @IV.7/administration.4
  Rule: IV.7/administration.4 Cromwell

    Scenario: Cromwell comes with the event
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then Cromwell serves ENG

    Scenario Outline: Cromwell leaves at the end of his fifth turn when the war is <status>
      Given IV.7 is <status>
      And the first turn of IV.7 is 17
      And the turn is 21
      And Cromwell serves ENG
      When the interphase step is played
      Then Cromwell is out of play

      Examples:
        | status    |
        | in effect |
        | over      |

    Scenario: Cromwell is there in his fourth turn
      Given IV.7 is in effect (context)
      And the first turn of IV.7 is 17
      And the turn is 20
      And Cromwell serves ENG
      When the interphase step is played
      Then Cromwell still serves ENG

    Scenario: without the event nobody takes Cromwell away
      Given the first turn of IV.7 is 12 (context)
      And Cromwell serves ENG
      When the interphase step is played
      Then Cromwell still serves ENG

    Scenario: a Cromwell in foreign service is left there
      Given IV.7 is in effect (context)
      And the first turn of IV.7 is 12 (context)
      And Cromwell serves ROY
      When the interphase step is played
      Then Cromwell still serves ROY

  @IV.7/administration.5
  Rule: IV.7/administration.5 One technology for Cromwell

    Scenario Outline: from the second turn on England gets a technology when the war is <status>
      Given IV.7 is <status>
      And the first turn of IV.7 is 16
      And Cromwell serves ENG
      And ENG has an advance within reach
      When ENG chooses to take its free advance
      And the administration step is played
      Then the technology of ENG rises by 1
      And ENG has its free advance

      Examples:
        | status    |
        | in effect |
        | over      |

    Scenario: not in the first turn
      Given IV.7 is in effect (context)
      And the first turn of IV.7 is 17
      And Cromwell serves ENG (context)
      And ENG has an advance within reach (context)
      When the lot of IV.7 falls on Leader-1 (context)
      And ENG chooses to take its free advance (context)
      And the administration step is played
      Then the technology of ENG is still 5

    Scenario: not without the event
      Given the first turn of IV.7 is 16 (context)
      And Cromwell serves ENG (context)
      And ENG has an advance within reach (context)
      When ENG chooses to take its free advance (context)
      And the administration step is played
      Then the technology of ENG is still 5

    Scenario: not without Cromwell
      Given IV.7 is in effect (context)
      And the first turn of IV.7 is 16 (context)
      And ENG has an advance within reach (context)
      When ENG chooses to take its free advance (context)
      And the administration step is played
      Then the technology of ENG is still 5

    Scenario: not without an advance within reach
      Given IV.7 is in effect (context)
      And the first turn of IV.7 is 16 (context)
      And Cromwell serves ENG (context)
      When ENG chooses to take its free advance (context)
      And the administration step is played
      Then the technology of ENG is still 5

    Scenario: not a second time
      Given IV.7 is in effect (context)
      And the first turn of IV.7 is 16 (context)
      And Cromwell serves ENG (context)
      And ENG has an advance within reach (context)
      And ENG has its free advance
      When ENG chooses to take its free advance (context)
      And the administration step is played
      Then the technology of ENG is still 5

    Scenario: not before England wants it
      Given IV.7 is in effect (context)
      And the first turn of IV.7 is 16 (context)
      And Cromwell serves ENG (context)
      And ENG has an advance within reach (context)
      When the administration step is played
      Then the technology of ENG is still 5
      And ENG still does not have its free advance

  @IV.7/administration.6
  Rule: IV.7/administration.6 The administration of the republic

    Scenario Outline: under <rule> England has a bonus on administrative actions
      When <rule> starts
      Then the bonus of ENG on administrative actions from IV.7 is 3
      And the bonus of FRA on administrative actions from IV.7 is still 0
      And the bonus of ENG on exceptional taxes from IV.7 is still 0

      Examples:
        | rule            |
        | IV.7 Parliament |
        | IV.7 Cromwell   |

    Scenario Outline: after <rule> England has it no more
      Given <rule> is in effect
      When <rule> ends
      Then the bonus of ENG on administrative actions from IV.7 is 0

      Examples:
        | rule            |
        | IV.7 Parliament |
        | IV.7 Cromwell   |

  @IV.7/peace.1
  Rule: IV.7/peace.1 The war ends when one side has both aims

    Scenario: the Royalists win
      Given IV.7 is in effect
      And ENG has an active rebellion
      And Unit-1 belongs to ENG (context)
      And ROY has the ground to win
      And ROY has the battles to win
      When the peace step is played
      Then IV.7 is over
      And the rebels of IV.7 have won
      And ENG does not have an active rebellion

    Scenario: Parliament wins
      Given IV.7 is in effect
      And ENG has an active rebellion
      And Unit-1 belongs to ROY (context)
      And ENG has the ground to win
      And ENG has the battles to win
      When the peace step is played
      Then IV.7 is over
      And the loyalists of IV.7 have won
      And the rebels of IV.7 have still not won
      And ENG does not have an active rebellion

    Scenario Outline: <side> goes on fighting with only <aim>
      Given IV.7 is in effect (context)
      And <side> has <aim>
      And the number of major victories of ENG over ROY is 0 (context)
      And Unit-1 belongs to ENG (context)
      And Unit-2 belongs to ROY (context)
      When the peace step is played
      Then IV.7 is still in effect
      And the rebels of IV.7 have still not won

      Examples:
        | side | aim                |
        | ENG  | the ground to win  |
        | ENG  | the battles to win |
        | ROY  | the ground to win  |
        | ROY  | the battles to win |

    Scenario: the two aims have to be reached by the same side
      Given IV.7 is in effect (context)
      And ENG has the ground to win (context)
      And ROY has the battles to win (context)
      And Unit-1 belongs to ROY
      When the peace step is played
      Then IV.7 is still in effect

    Scenario: others do not win this war
      Given IV.7 is in effect (context)
      And FRA has the ground to win (context)
      And FRA has the battles to win (context)
      When the peace step is played
      Then IV.7 is still in effect

    Scenario: a war that is over is not won again
      Given IV.7 is over (context)
      And ROY has the ground to win (context)
      And ROY has the battles to win (context)
      And ENG has an active rebellion
      When the peace step is played
      Then the rebels of IV.7 have still not won
      And ENG still has an active rebellion

  @IV.7/peace.1a
  Rule: IV.7/peace.1a ANGLIA and five more provinces with three ports

    Background:
      Given Province-4 is national territory of ENG
      And Province-5 is national territory of ENG
      And Province-6 is national territory of ENG
      And Province-7 is national territory of ENG

    Scenario Outline: <side> has <number> provinces besides ANGLIA and <ports> ports
      Given IV.7 is in effect
      And the owner of ANGLIA is <owner> (context)
      And ANGLIA is conquered by <holder> (context)
      And ANGLIA has a port (context)
      And MIDLANDS has a port
      And the owner of MIDLANDS is <side> (context)
      And Province-4 has a port
      And Province-4 is conquered by <side>
      And Province-5 is conquered by <side>
      And Province-6 is conquered by <side>
      And Province-7 is conquered by <side>
      And <port> has a port
      Then <side> has the ground to win

      Examples:
        | side | number | ports | owner | holder | port       |
        | ENG  | five   | three | ENG   | ENG    | Province-6 |
        | ROY  | five   | three | ROY   | ROY    | Province-6 |
        | ROY  | five   | three | FRA   | ROY    | Province-7 |

    Scenario: what a side owns and nobody has conquered counts
      Given IV.7 is in effect
      And the owner of ANGLIA is ROY
      And MIDLANDS has a port
      And the owner of MIDLANDS is ROY
      And Province-4 has a port
      And the owner of Province-4 is ROY
      And Province-5 has a port
      And the owner of Province-5 is ROY
      And the owner of Province-6 is ROY
      And the owner of Province-7 is ROY
      Then ROY has the ground to win

    Scenario Outline: <side> with <what> has not got there
      Given IV.7 is <status> (context)
      And the owner of ANGLIA is <side> (context)
      And ANGLIA is conquered by <holder> (context)
      And MIDLANDS has a port (context)
      And MIDLANDS is conquered by <side> (context)
      And Province-4 has a port (context)
      And Province-4 is conquered by <side> (context)
      And <place> is conquered by <side> (context)
      And Province-6 is conquered by <other> (context)
      And Province-7 is conquered by <side> (context)
      And <port> has a port (context)
      Then <side> does not have the ground to win

      Examples:
        | side | what                             | status    | holder | place      | other | port       |
        | ROY  | ANGLIA in other hands            | in effect | FRA    | Province-5 | ROY   | Province-7 |
        | ROY  | a province that is not English   | in effect | ROY    | POITOU     | ROY   | Province-7 |
        | ROY  | a province in other hands        | in effect | ROY    | Province-5 | SPA   | Province-7 |
        | ROY  | two ports                        | in effect | ROY    | Province-5 | ROY   | Province-4 |
        | ROY  | a third port that is ANGLIA      | in effect | ROY    | Province-5 | ROY   | ANGLIA     |
        | ROY  | all of it after the war          | over      | ROY    | Province-5 | ROY   | Province-7 |
        | FRA  | all of it but no part in the war | in effect | FRA    | Province-5 | FRA   | Province-7 |

    Scenario: ANGLIA in nobody's hands but those of its French owner does not count
      Given IV.7 is in effect (context)
      And the owner of ANGLIA is FRA
      And MIDLANDS has a port (context)
      And Province-4 has a port (context)
      And the owner of Province-4 is ENG (context)
      And Province-5 has a port (context)
      And the owner of Province-5 is ENG (context)
      And the owner of Province-6 is ENG (context)
      And the owner of Province-7 is ENG (context)
      Then ENG does not have the ground to win

    Scenario: a port in other hands does not count
      Given IV.7 is in effect (context)
      And the owner of ANGLIA is ROY (context)
      And MIDLANDS has a port (context)
      And the owner of MIDLANDS is ROY (context)
      And Province-4 has a port (context)
      And Province-4 is conquered by ROY (context)
      And Province-5 is conquered by ROY (context)
      And Province-6 is conquered by ROY (context)
      And Province-7 is conquered by ROY (context)
      And Province-8 has a port (context)
      And the owner of VENDEE is ROY (context)
      And VENDEE has a port (context)
      Then ROY does not have the ground to win

  @IV.7/peace.1b
  Rule: IV.7/peace.1b The enemy's armies, or two great victories

    Scenario Outline: <side> has destroyed all armies of <enemy>
      Given IV.7 is in effect
      And Unit-1 belongs to <side> (context)
      And Unit-2 belongs to <enemy> (context)
      And Unit-2 is a large fleet
      Then <side> has the battles to win

      Examples:
        | side | enemy |
        | ENG  | ROY   |
        | ROY  | ENG   |

    Scenario Outline: <side> faces a <shape> of <enemy>
      Given IV.7 is in effect (context)
      And Unit-2 belongs to <enemy>
      And Unit-2 is a <shape> (context)
      And the number of major victories of <side> over <enemy> is 1 (context)
      And the number of major victories of <side> over FRA is 3 (context)
      And the number of major victories of <enemy> over <side> is 3 (context)
      Then <side> does not have the battles to win

      Examples:
        | side | enemy | shape           |
        | ENG  | ROY   | large army      |
        | ENG  | ROY   | small army      |
        | ENG  | ROY   | land detachment |
        | ROY  | ENG   | large army      |

    Scenario Outline: <side> has won two great victories over an enemy with armies
      Given IV.7 is in effect
      And Unit-1 belongs to ENG (context)
      And Unit-2 belongs to ROY (context)
      And the number of major victories of <side> over <enemy> is 2
      Then <side> has the battles to win

      Examples:
        | side | enemy |
        | ENG  | ROY   |
        | ROY  | ENG   |

    Scenario: victories of others do not count
      Given IV.7 is in effect (context)
      And the number of major victories of FRA over ENG is 3 (context)
      Then FRA does not have the battles to win

    Scenario: after the war nothing is said of battles
      Given IV.7 is over (context)
      And the number of major victories of ROY over ENG is 3 (context)
      Then ROY does not have the battles to win

  @IV.7/peace.2
  Rule: IV.7/peace.2 The Royalists win

    Scenario: England turns to the Counter-Reformation
      Given IV.7 is in effect
      And IV.7 Parliament is in effect
      And the rebels of IV.7 have won
      When IV.7 ends
      Then the stability of ENG falls by 2
      And ENG is counter-reform
      And IV.7 Parliament is over
      And IV.7 Cromwell is still dormant
      And ENG still does not have a republic

    Scenario: a victory in the field brings it about
      Given IV.7 is in effect
      And Unit-1 belongs to ENG (context)
      And ROY has the ground to win
      And ROY has the battles to win
      When the peace step is played
      Then ENG is counter-reform
      And the stability of ENG falls by 2

    Scenario: when Parliament wins nothing of this comes about
      Given IV.7 is in effect
      When IV.7 ends
      Then IV.7/peace.2 does not apply

    @IV.7/peace.2 @IV.7/peace.3
    Scenario: a war that Parliament has won leaves the faith alone
      Given IV.7 is over (context)
      Then ENG is protestant

    Scenario: without the civil war a victory of its rebels means nothing
      Given the rebels of IV.7 have won (context)
      Then ENG is protestant

  @IV.7/peace.3
  Rule: IV.7/peace.3 Parliament wins

    Scenario: a victory in the field brings the republic about
      Given IV.7 is in effect
      And Unit-1 belongs to ROY (context)
      And ENG has the ground to win
      And ENG has the battles to win
      And Cromwell serves ENG
      When the peace step is played
      Then ENG has a republic
      And IV.7 Cromwell is in effect

    @IV.7/peace.2 @IV.7/peace.3
    Scenario: under Cromwell England is a Protestant republic
      Given IV.7 is in effect
      And the loyalists of IV.7 have won
      And IV.7 Parliament is in effect
      And ENG is conciliatory
      And Cromwell serves ENG
      When IV.7 ends
      Then ENG is protestant
      And ENG has a republic
      And IV.7 Cromwell is in effect
      And IV.7 Parliament is over
      And the administration of the monarch of ENG is 8
      And the diplomacy of the monarch of ENG is 8
      And the military of the monarch of ENG is 9
      And the stability of ENG is still 3

    @IV.7/peace.2 @IV.7/peace.3
    Scenario: without Cromwell Parliament goes on
      Given IV.7 is in effect
      And the loyalists of IV.7 have won
      And IV.7 Parliament is in effect
      And the first turn of IV.7 Parliament is 15 (context)
      And the turn is 17 (context)
      When IV.7 ends
      Then ENG has a republic
      And IV.7 Parliament is still in effect
      And the first turn of IV.7 Parliament is 17
      And IV.7 Cromwell is still dormant
      And the administration of the monarch of ENG is still 5

    Scenario: a Cromwell who serves others does not rule
      Given IV.7 is in effect
      And the loyalists of IV.7 have won
      And Cromwell serves ROY (context)
      When IV.7 ends
      Then IV.7 Parliament is in effect
      And IV.7 Cromwell is still dormant

    Scenario: beaten by the Royalists Cromwell does not rule
      Given IV.7 is in effect
      And the rebels of IV.7 have won
      And Cromwell serves ENG
      When IV.7 ends
      Then IV.7 is over
      And IV.7 Cromwell is still dormant
      And IV.7 Parliament is still dormant
      And ENG still does not have a republic
      And the military of the monarch of ENG is still 5

    Scenario: beaten by the Royalists Parliament does not rule
      Given IV.7 is in effect
      And the rebels of IV.7 have won
      When IV.7 ends
      Then IV.7 is over
      And IV.7 Parliament is still dormant

    Scenario: Cromwell rules until he leaves
      Given IV.7 Cromwell is in effect
      When the monarch of ENG dies
      Then the monarch of ENG dies is refused because of IV.7/peace.3

    Scenario: when Cromwell's rule is over the monarch may die
      Given IV.7 Cromwell is over (context)
      When the monarch of ENG dies
      Then ENG has a vacant throne

    Scenario: once he is out of play the monarchy comes back
      Given IV.7 Cromwell is in effect
      And ENG has a republic
      And ENG is conciliatory
      When the interphase step is played
      Then IV.7 Cromwell is over
      And ENG does not have a republic
      And ENG has a dynastic crisis ahead
      And ENG is protestant

    Scenario: while he is in play the republic goes on
      Given IV.7 Cromwell is in effect
      And ENG has a republic
      And Cromwell serves ENG
      When the interphase step is played
      Then IV.7 Cromwell is still in effect
      And ENG still has a republic

    Scenario: at the end of his five turns Cromwell and the republic go together
      Given IV.7 is over (context)
      And the first turn of IV.7 is 17 (context)
      And the turn is 21 (context)
      And IV.7 Cromwell is in effect
      And Cromwell serves ENG (context)
      When the interphase step is played
      Then IV.7 Cromwell is over
      And ENG has a dynastic crisis ahead

    Scenario: a rule of Cromwell that never was does not end
      When the interphase step is played
      Then IV.7 Cromwell is still dormant
      And ENG still does not have a dynastic crisis ahead

    Scenario: after three more turns Parliament gives way to a king
      Given IV.7 is over
      And IV.7 Parliament is in effect
      And the first turn of IV.7 Parliament is 14
      And the turn is 17 (context)
      And ENG has a republic
      And ENG is conciliatory
      When the interphase step is played
      Then IV.7 Parliament is over
      And ENG does not have a republic
      And ENG has a dynastic crisis ahead
      And ENG is protestant

    Scenario Outline: with <what> Parliament rules on
      Given IV.7 is <status> (context)
      And IV.7 Parliament is in effect
      And the first turn of IV.7 Parliament is <turn> (context)
      And the turn is 17 (context)
      And ENG has a republic
      When the interphase step is played
      Then IV.7 Parliament is still in effect
      And ENG still has a republic
      And ENG still does not have a dynastic crisis ahead

      Examples:
        | what                  | status    | turn |
        | two turns gone by     | over      | 15   |
        | the war still going on | in effect | 13   |

    Scenario: a Parliament that rules no more does not give way again
      Given IV.7 is over (context)
      And IV.7 Parliament is over (context)
      And the first turn of IV.7 Parliament is 13 (context)
      When the interphase step is played
      Then ENG still does not have a dynastic crisis ahead

  @IV.7/ext.header
  Rule: IV.7/ext.header The Scottish war lives by itself

    Scenario: it ends with the war
      Given IV.7 Scotland is in effect
      And IV.7 is in effect (context)
      When the interphase step is played
      Then IV.7 Scotland is over

    Scenario: it goes on with the war when the civil war is over
      Given IV.7 Scotland is in effect
      And IV.7 is over (context)
      And SCO is at war with ENG
      When the interphase step is played
      Then IV.7 Scotland is still in effect

    Scenario: a Scottish war that never was does not end
      Given IV.7 is in effect (context)
      When the interphase step is played
      Then IV.7 Scotland is still dormant

  @IV.7/ext.pre.1
  Rule: IV.7/ext.pre.1 The Scottish war needs the union

    Scenario: with the union in force Scotland comes in
      Given IV.6 is in effect
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then IV.7 Scotland is in effect

    Scenario Outline: with a union that is <status> Scotland stays out
      Given IV.6 is <status> (context)
      When the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then IV.7 is in effect
      And IV.7 Scotland is still dormant
      And SCO is still not at war with ENG

      Examples:
        | status  |
        | over    |
        | dormant |

    Scenario: the union and then the civil war
      When IV.6 is rolled
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then SCO is at war with ENG
      And IV.6 is over

  @IV.7/ext.events.1
  Rule: IV.7/ext.events.1 Scotland attacks England

    Scenario: Scotland leaves the union and attacks
      Given IV.6 is in effect
      And SCO is in VA of ENG
      When IV.7 Scotland starts
      Then SCO declares war on ENG
      And SCO is at war with ENG
      And the war between SCO and ENG comes from IV.7
      And SCO is neutral
      And the player of SCO is FRA
      And IV.6 is over

    Scenario: this war brings no truce in England
      Given IV.6 is in effect (context)
      When ENG chooses to make a truce with ROY in IV.7 (context)
      And the die for IV.7 shows 3 (context)
      And IV.7 is rolled
      Then SCO is at war with ENG
      And ROY still has no truce with ENG
      And ENG has an active rebellion

    Scenario: not even a truce that would have been accepted
      Given IV.7 is in effect
      And IV.6 is in effect (context)
      And ENG has an active rebellion
      When ENG chooses to make a truce with ROY in IV.7
      And IV.7 Scotland starts
      Then SCO is at war with ENG
      And ROY still has no truce with ENG
      And ENG still has an active rebellion

    Scenario: another war of Scotland brings one
      Given IV.7 is in effect
      When ENG chooses to make a truce with ROY in IV.7
      And SCO declares war on ENG
      Then ROY has a truce with ENG

    Scenario: a Scotland that fights England already does not make that war one of this event
      Given IV.6 is in effect
      And SCO is in VA of ENG
      And SCO is at war with ENG
      And the war between SCO and ENG comes from III.13
      When IV.7 Scotland starts
      Then SCO is still at war with ENG
      And the war between SCO and ENG still comes from III.13
      And IV.6 is over

    Scenario Outline: <side> may not call its allies against <enemy>
      Given IV.7 Scotland is in effect
      And SCO is at war with ENG
      And the war between SCO and ENG comes from IV.7
      When <side> calls its allies against <enemy> in the war of IV.7
      Then <side> calls its allies against <enemy> in the war of IV.7 is refused because of IV.7/ext.events.1

      Examples:
        | side | enemy |
        | SCO  | ENG   |
        | ENG  | SCO   |

    Scenario Outline: <side> may call no single ally against <enemy> either
      Given IV.7 Scotland is in effect
      And SCO is at war with ENG
      And the war between SCO and ENG comes from IV.7
      When <side> calls HOL into its war with <enemy>
      Then <side> calls HOL into its war with <enemy> is refused because of IV.7/ext.events.1

      Examples:
        | side | enemy |
        | SCO  | ENG   |
        | ENG  | SCO   |

    Scenario: nor does an ally help the Scots of its own accord
      Given IV.7 Scotland is in effect
      And SCO is at war with ENG (context)
      And the war between SCO and ENG comes from IV.7
      When FRA sends help to SCO in the war of IV.7
      Then FRA sends help to SCO in the war of IV.7 is refused because of IV.7/ext.events.1

    Scenario Outline: the Scots may be helped <when>
      Given IV.7 Scotland is <status> (context)
      And SCO is at war with ENG (context)
      And the war between SCO and ENG comes from <event> (context)
      When FRA sends help to SCO in the war of IV.7
      Then FRA has sent help to SCO in the war of IV.7

      Examples:
        | when                       | status    | event  |
        | once the extension is over | over      | IV.7   |
        | in a war of another cause  | in effect | III.13 |

    Scenario: the Scottish war does not bar help in the civil war
      Given IV.7 Scotland is in effect (context)
      And SCO is at war with ENG (context)
      And the war between SCO and ENG comes from IV.7 (context)
      When FRA sends help to ROY in the war of IV.7
      Then FRA has sent help to ROY in the war of IV.7

    Scenario Outline: in another war <side> may call its allies against <enemy>
      Given IV.7 Scotland is <status> (context)
      And SCO is at war with ENG
      And the war between SCO and ENG comes from <event> (context)
      When <side> calls its allies against <enemy> in the war of IV.7
      Then <side> has called its allies against <enemy> in the war of IV.7

      Examples:
        | side | enemy | status    | event  |
        | SCO  | ENG   | over      | IV.7   |
        | ENG  | SCO   | over      | IV.7   |
        | SCO  | ENG   | in effect | III.13 |
        | ENG  | SCO   | in effect | III.13 |

  @IV.7/ext.administration.1
  Rule: IV.7/ext.administration.1 Scotland picks its reinforcements

    Scenario: Scotland is free in its reinforcements
      Given the reinforcements of SCO are defensive
      And IV.6 is in effect (context)
      When IV.7 Scotland starts
      Then the reinforcements of SCO are free

    Scenario: without this war it is not
      Given the reinforcements of SCO are defensive
      And IV.7 Scotland is over (context)
      Then the reinforcements of SCO are defensive

  @IV.7/ext.military.1
  Rule: IV.7/ext.military.1 The Scots choose their side for a turn

    Scenario Outline: the Scots fight beside <side>
      Given IV.7 Scotland is in effect
      And IV.7 is in effect
      When SCO chooses to fight beside <side>
      And the negotiations step is played
      Then SCO is allied with <side>
      And SCO is still not allied with <other>

      Examples:
        | side | other |
        | ROY  | ENG   |
        | ENG  | ROY   |

    Scenario: they fight beside no third country by this
      Given IV.7 Scotland is in effect (context)
      And IV.7 is in effect (context)
      When SCO chooses to fight beside FRA (context)
      And the negotiations step is played
      Then SCO is still not allied with ROY
      And SCO is still not allied with ENG
      And SCO is still not allied with FRA

    Scenario: they need not choose
      Given IV.7 Scotland is in effect (context)
      And IV.7 is in effect (context)
      When the negotiations step is played
      Then SCO is still not allied with ROY
      And SCO is still not allied with ENG

    Scenario Outline: with <what> there is no choice for <side>
      Given IV.7 Scotland is <war> (context)
      And IV.7 is <status> (context)
      When SCO chooses to fight beside <side> (context)
      And the negotiations step is played
      Then SCO is still not allied with <side>

      Examples:
        | what                  | war       | status    | side |
        | the civil war over    | in effect | over      | ROY  |
        | the civil war over     | in effect | over      | ENG  |
        | the Scottish war over | over      | in effect | ROY  |
        | the Scottish war over  | over      | in effect | ENG  |

    Scenario Outline: the alliance with <side> ends with the turn
      Given IV.7 Scotland is in effect
      And SCO is at war with ENG (context)
      And SCO is allied with <side>
      When the interphase step is played
      Then SCO is not allied with <side>

      Examples:
        | side |
        | ROY  |
        | ENG  |

    Scenario: another alliance of Scotland stays
      Given IV.7 Scotland is over (context)
      And SCO is allied with ROY
      And SCO is allied with ENG
      When the interphase step is played
      Then SCO is still allied with ROY
      And SCO is still allied with ENG

  @IV.7/ext.peace.1
  Rule: IV.7/ext.peace.1 The outcome of the Scottish war

    Scenario: an England that crushes Scotland has its union back
      Given IV.7 Scotland is in effect
      And IV.6 is over (context)
      And SCO is at war with ENG
      When ENG crushes SCO
      Then IV.6 is in effect
      And SCO is in VA of ENG

    Scenario: even an annexed Scotland is a minor again
      Given IV.7 Scotland is in effect
      And SCO is annexed by FRA
      And SCO is at war with ENG
      When ENG crushes SCO
      Then SCO is a minor
      And SCO is in VA of ENG

    Scenario: another war of the two does not bring the union back
      Given IV.7 Scotland is over (context)
      And IV.6 is over (context)
      And SCO is at war with ENG
      When ENG crushes SCO
      Then ENG has crushed SCO
      And IV.6 is still over

    Scenario: any other end makes Scotland an ordinary minor and closes VI.8
      Given IV.7 Scotland is in effect
      And IV.6 is over (context)
      And the player of SCO is FRA
      When the interphase step is played
      Then VI.8 is marked off
      And the player of SCO is nobody
      And SCO is still neutral

    Scenario: with the union back VI.8 may come
      Given IV.7 Scotland is in effect
      And IV.6 is in effect
      When the interphase step is played
      Then IV.7 Scotland is over
      And VI.8 is still not marked off
