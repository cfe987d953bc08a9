Feature: The Papacy

  @e1615/papacy.1.1
  Rule: Catholic powers do not declare war on the Papacy

    Background:
      Given the year is 2

    Scenario: a Catholic power is refused
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.1.1

    Scenario: a Protestant power declares it
      When SWE declares war on PAP
      Then SWE has declared war on PAP

    Scenario: another Catholic power is no Papacy
      When FRA declares war on SPA
      Then FRA has declared war on SPA

  @e1615/papacy.1.3
  Rule: A Papacy whose Catholic ally fights a Catholic power loses its protection

    Background:
      Given the year is 2

    Scenario Outline: FRA declares war when the ally of the Papacy <quarrel> <foe>
      Given PAP is allied with SPA
      And SPA <quarrel> <foe>
      When FRA declares war on PAP
      Then FRA declares war on PAP is allowed
      And FRA has declared war on PAP

      Examples:
        | quarrel             | foe |
        | is at war with      | FRA |
        | is at war with      | POL |
        | has declared war on | FRA |

    Scenario: a war of the ally on a Protestant power changes nothing
      Given PAP is allied with SPA
      And SPA is at war with SWE
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.1.1

    Scenario: a war of a Catholic power that is no ally changes nothing
      Given PAP is allied with AUS (context)
      And SPA is at war with FRA
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.1.1

    Scenario: a peaceful ally changes nothing
      Given PAP is allied with SPA
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.1.1

    Scenario: a Protestant ally changes nothing
      Given PAP is allied with SWE
      And SWE is at war with FRA
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.1.1

  @e1615/papacy.1.4
  Rule: A Papacy with more than five centers loses its protection

    Background:
      Given the year is 2

    Scenario: the sixth center opens it
      Given the number of centers of PAP is 6
      When FRA declares war on PAP
      Then FRA declares war on PAP is allowed
      And FRA has declared war on PAP

    Scenario: five centers do not
      Given the number of centers of PAP is 5
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.1.1

  @e1615/papacy.2.1
  Rule: The Papacy and a Protestant power do not ally

    Background:
      Given the year is 2

    Scenario: the Papacy is refused an alliance with a Protestant power
      When PAP announces an alliance with SWE
      Then PAP announces an alliance with SWE is refused because of e1615/papacy.2.1
      And still PAP offers no alliance to SWE

    Scenario: a Protestant power is refused an alliance with the Papacy
      When SWE announces an alliance with PAP
      Then SWE announces an alliance with PAP is refused because of e1615/papacy.2.1
      And still SWE offers no alliance to PAP

    Scenario: a Catholic power is not refused
      When PAP announces an alliance with SPA
      Then PAP offers an alliance to SPA

    Scenario: two others are not meant
      When FRA announces an alliance with SWE
      Then FRA offers an alliance to SWE

  @e1615/papacy.2.2
  Rule: An alliance of both confessions is open to the Papacy

    Background:
      Given the year is 2

    Scenario: it joins a Protestant power that has a Catholic ally
      Given FRA is allied with SWE
      When PAP announces an alliance with SWE
      Then PAP announces an alliance with SWE is allowed
      And PAP offers an alliance to SWE

    Scenario: the Protestant member may announce it too
      Given FRA is allied with SWE
      When SWE announces an alliance with PAP
      Then SWE announces an alliance with PAP is allowed
      And SWE offers an alliance to PAP

    Scenario: an alliance of Protestants is not open to it
      Given DEN is allied with SWE
      When PAP announces an alliance with SWE
      Then PAP announces an alliance with SWE is refused because of e1615/papacy.2.1

    Scenario: a Protestant power outside of the alliance is not open to it
      Given FRA is allied with SWE (context)
      When PAP announces an alliance with DEN
      Then PAP announces an alliance with DEN is refused because of e1615/papacy.2.1

  @e1615/papacy.2.3
  Rule: The Papacy leaves an alliance with its Catholic member

    Background:
      Given the year is 2

    Scenario: the Catholic member leaves
      Given FRA is allied with SWE
      And PAP is allied with SWE
      When FRA announces a break with SWE
      Then PAP and SWE are to part
      And FRA and SWE are to part

    Scenario: a Protestant member leaves
      Given DEN is allied with SWE
      And PAP is allied with SWE
      When DEN announces a break with SWE
      Then still PAP and SWE are not to part

    Scenario: it leaves a Catholic partner
      Given FRA is allied with SPA
      And PAP is allied with SPA
      When FRA announces a break with SPA
      Then still PAP and SPA are not to part

    Scenario: the Papacy is in no such alliance
      Given FRA is allied with SWE
      When FRA announces a break with SWE
      Then still PAP and SWE are not to part

    Scenario: the Papacy leaves by itself
      Given PAP is allied with SWE
      When PAP announces a break with SWE
      Then e1615/papacy.2.3 does not apply
      And PAP and SWE are to part

  @e1615/papacy.3.1
  Rule: Catholic powers give to the Papacy

    Background:
      Given the income phase is on
      And SPA has 5 units of wealth
      And SWE has 5 units of wealth (context)

    Scenario: one unit is owed
      Then SPA donates 1 units of wealth to the Papacy is obligatory

    Scenario: one unit passes
      When SPA donates 1 units of wealth to the Papacy
      Then SPA has 4 units of wealth
      And PAP has 1 units of wealth
      And SPA has donated this year

    Scenario: one unit a year is enough
      Given SPA has donated this year
      Then SPA donates 1 units of wealth to the Papacy is not obligatory

    Scenario: a Protestant power owes nothing
      Then SWE donates 1 units of wealth to the Papacy is not obligatory

    Scenario: in the movement phase nothing is owed
      Given the movement phase is on
      Then SPA donates 1 units of wealth to the Papacy is not obligatory

    Scenario: an empty treasury owes what it cannot give
      Given SPA has 0 units of wealth
      When SPA donates 1 units of wealth to the Papacy
      Then SPA donates 1 units of wealth to the Papacy is refused

    Scenario: whoever is exempt owes nothing
      Given SPA is at war with PAP
      Then SPA donates 1 units of wealth to the Papacy is not obligatory

    Scenario: the Papacy does not pay itself
      Given PAP has 5 units of wealth
      Then PAP donates 1 units of wealth to the Papacy is not obligatory

    Scenario: the next year it is owed again
      Given SPA has donated this year
      When the build step is played
      Then SPA has not donated this year

  @e1615/papacy.3.2
  Rule: Whoever fights the Papacy gives nothing

    Scenario: a Catholic power at war with the Papacy
      Given SPA is at war with PAP
      Then SPA is exempt from the donation

    Scenario: a Catholic power at war with another
      Given SPA is at war with FRA (context)
      Then SPA is not exempt from the donation

  @e1615/papacy.3.3
  Rule: Whoever has a loan to pay back gives nothing

    Scenario: a debt to a player
      Given SPA owes FRA 1 units of wealth
      Then SPA is exempt from the donation

    Scenario: a debt to the referee
      Given SPA owes the referee 1 units of wealth
      Then SPA is exempt from the donation

    Scenario: whoever lends gives
      Given FRA owes SPA 3 units of wealth (context)
      Then SPA is not exempt from the donation

  @e1615/papacy.4.1
  Rule: Only the Papacy makes INFs of wealth

    Background:
      Given the build phase is on

    Scenario Outline: <power> is refused
      Given <power> has 3 units of wealth
      When <power> turns 2 units of wealth into INFs
      Then <power> turns 2 units of wealth into INFs is refused because of e1615/papacy.4.1
      And still <power> has 3 units of wealth

      Examples:
        | power |
        | SPA   |
        | SWE   |

    Scenario: the Papacy is not refused
      Given PAP has 3 units of wealth
      When PAP turns 3 units of wealth into INFs
      Then PAP has 0 units of wealth

  @e1615/papacy.4.2
  Rule: What the Papacy spends in the build phase is an INF each in the next year

    Scenario: two units of wealth
      Given the build phase is on
      And PAP has 3 units of wealth
      When PAP turns 2 units of wealth into INFs
      Then PAP has 1 units of wealth
      And PAP has made 2 INFs for the coming year

    Scenario Outline: not in the <phase> phase
      Given the <phase> phase is on (context)
      And PAP has 3 units of wealth
      When PAP turns 2 units of wealth into INFs
      Then PAP turns 2 units of wealth into INFs is refused because of e1615/papacy.4.2
      And still PAP has 3 units of wealth

      Examples:
        | phase    |
        | income   |
        | movement |

    Scenario: they are there in the coming year
      Given the table gives PAP 7 INFs
      And PAP has made 2 INFs for the coming year
      When the orders step is played
      Then PAP has 9 INFs to spend
      And PAP has made 0 INFs for the coming year

    Scenario: none were made
      Given the table gives PAP 7 INFs
      When the orders step is played
      Then PAP has 7 INFs to spend

  @e1615/papacy.decrees.1
  Rule: A decree commands Catholic powers from the next year on

    Background:
      Given the year is 2

    Scenario: a command to a Catholic power is announced
      Given Decree-1 is addressed to SPA
      When PAP announces Decree-1
      Then PAP announces Decree-1 is allowed
      And Decree-1 is announced

    Scenario: no command to a Protestant power
      Given Decree-1 is addressed to SWE
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.decrees.1
      And still Decree-1 is never announced

    Scenario Outline: no announcement in the <phase> phase
      Given Decree-1 is addressed to SPA (context)
      And the <phase> phase is on
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.decrees.1
      And still Decree-1 is never announced

      Examples:
        | phase      |
        | adjustment |
        | build      |

    Scenario: nobody else announces decrees
      Given Decree-1 is addressed to SPA (context)
      When FRA announces Decree-1
      Then FRA announces Decree-1 is refused
      And still Decree-1 is never announced

    Scenario: it is in effect in the next year
      Given Decree-1 is announced
      When the orders step is played
      Then Decree-1 is in effect

    Scenario: what was not announced is not
      When the orders step is played
      Then still Decree-1 is never announced

  @e1615/papacy.decrees.2
  Rule: One decree in a year

    Background:
      Given the year is 2

    Scenario: the second is refused
      Given the decree of the year is used
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.decrees.2
      And still Decree-1 is never announced

    Scenario: the first uses it up
      When PAP announces Decree-1
      Then the decree of the year is used

    Scenario: an annulment uses it up
      Given Decree-2 is in effect
      And Decree-1 is of the form annulment
      And Decree-1 annuls Decree-2
      When PAP announces Decree-1
      Then the decree of the year is used

    Scenario: an annulment is refused as a second decree
      Given the decree of the year is used
      And Decree-2 is in effect (context)
      And Decree-1 is of the form annulment
      And Decree-1 annuls Decree-2 (context)
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.decrees.2

    Scenario: the year ends
      Given the decree of the year is used
      When the build step is played
      Then the decree of the year is not used

  @e1615/papacy.decrees.3
  Rule: An annulment repeals a decree

    Background:
      Given the year is 2

    Scenario: of a decree in effect
      Given Decree-2 is in effect
      And Decree-1 is of the form annulment
      And Decree-1 annuls Decree-2
      When PAP announces Decree-1
      Then PAP announces Decree-1 is allowed
      And Decree-1 is announced
      And still Decree-2 is in effect

    Scenario: of a decree that is only announced
      Given Decree-2 is announced (context)
      And Decree-1 is of the form annulment
      And Decree-1 annuls Decree-2
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.decrees.3
      And still Decree-1 is never announced

    Scenario: of no decree
      Given Decree-2 is in effect
      And Decree-1 is of the form annulment (context)
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.decrees.3

    Scenario: the decree is repealed in the next year
      Given Decree-2 is in effect
      And Decree-1 is of the form annulment
      And Decree-1 annuls Decree-2
      And Decree-1 is announced
      When the orders step is played
      Then Decree-2 is repealed
      And Decree-1 is in effect

    Scenario: not before it is announced
      Given Decree-2 is in effect
      And Decree-1 is of the form annulment
      And Decree-1 annuls Decree-2
      When the orders step is played
      Then still Decree-2 is in effect

    Scenario: another decree stays
      Given Decree-2 is in effect
      And Decree-1 is of the form annulment (context)
      And Decree-1 is announced
      When the orders step is played
      Then still Decree-2 is in effect

    Scenario: one that was never announced stays so
      Given Decree-1 is of the form annulment
      And Decree-1 annuls Decree-2
      And Decree-1 is announced
      When the orders step is played
      Then still Decree-2 is never announced

  @e1615/papacy.decrees.4
  Rule: No decrees in the first year

    Scenario: the first year
      Given the year is 1 (context)
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.decrees.4
      And still Decree-1 is never announced

    Scenario: the second year
      Given the year is 2
      When PAP announces Decree-1
      Then Decree-1 is announced

  @e1615/papacy.decrees.6
  Rule: A province that a unit is to keep out of

    Background:
      Given Decree-1 is in effect
      And Decree-1 bans entering
      And Decree-1 concerns Savoy
      And Unit-1 serves FRA

    Scenario: the unit heads for it
      Given Decree-1 is addressed to FRA
      When Unit-1 heads for Savoy
      Then FRA has ignored 1 decree

    Scenario: it heads for another
      Given Decree-1 is addressed to FRA
      When Unit-1 heads for Hesse
      Then still FRA has ignored 0 decrees

    Scenario: another power is told so
      Given Decree-1 is addressed to SPA
      When Unit-1 heads for Savoy
      Then still FRA has ignored 0 decrees
      And still SPA has ignored 0 decrees

    Scenario: the decree is about something else
      Given Decree-1 is addressed to FRA
      And Decree-1 bans staying
      When Unit-1 heads for Savoy
      Then still FRA has ignored 0 decrees

    Scenario: the decree is only announced
      Given Decree-1 is addressed to FRA (context)
      And Decree-1 is announced
      When Unit-1 heads for Savoy
      Then still FRA has ignored 0 decrees

  @e1615/papacy.decrees.7
  Rule: A power that is not to become an ally

    Background:
      Given the year is 2
      And Decree-1 is in effect
      And Decree-1 bans allying
      And Decree-1 concerns the power SWE

    Scenario: the alliance is announced
      Given Decree-1 is addressed to SPA
      When SPA announces an alliance with SWE
      Then SPA has ignored 1 decree

    Scenario: one with another power
      Given Decree-1 is addressed to SPA
      When SPA announces an alliance with FRA
      Then still SPA has ignored 0 decrees

    Scenario: another power is told not to ally
      Given Decree-1 is addressed to FRA (context)
      When SPA announces an alliance with SWE
      Then still SPA has ignored 0 decrees

    Scenario: a decree on staying allied
      Given Decree-1 is addressed to SPA
      And Decree-1 bans staying allied
      When SPA announces an alliance with SWE
      Then still SPA has ignored 0 decrees

    Scenario: the decree is repealed
      Given Decree-1 is addressed to SPA (context)
      And Decree-1 is repealed
      When SPA announces an alliance with SWE
      Then still SPA has ignored 0 decrees

  @e1615/papacy.decrees.8
  Rule: INFs that are not to be attacked

    Background:
      Given the year is 2 (context)
      And SPA has 7 INFs in BRA
      And FRA has 7 INFs in BRA
      And DUT has 7 INFs in BRA
      And SPA has 7 INFs in HES
      And FRA has 7 INFs in HES
      And Decree-1 is in effect
      And Decree-1 bans attacking
      And Decree-1 concerns the power FRA
      And Decree-1 concerns the state BRA

    Scenario: the attack is ordered
      Given Decree-1 is addressed to SPA
      When SPA orders a diplomatic attack on FRA in BRA
      Then SPA has ignored 1 decree

    Scenario: an attack on another power
      Given Decree-1 is addressed to SPA
      When SPA orders a diplomatic attack on DUT in BRA
      Then still SPA has ignored 0 decrees

    Scenario: an attack in another state
      Given Decree-1 is addressed to SPA
      When SPA orders a diplomatic attack on FRA in HES
      Then still SPA has ignored 0 decrees

    Scenario: another power is told not to attack
      Given Decree-1 is addressed to AUS (context)
      When SPA orders a diplomatic attack on FRA in BRA
      Then still SPA has ignored 0 decrees

    Scenario: a decree on something else
      Given Decree-1 is addressed to SPA
      And Decree-1 bans influencing
      When SPA orders a diplomatic attack on FRA in BRA
      Then still SPA has ignored 0 decrees

    Scenario: the decree is not in effect
      Given Decree-1 is addressed to SPA (context)
      And Decree-1 is announced
      When SPA orders a diplomatic attack on FRA in BRA
      Then still SPA has ignored 0 decrees

  @e1615/papacy.decrees.9
  Rule: A state that is not to be influenced

    Background:
      Given BAV has 9 INFs to spend
      And Decree-1 is in effect
      And Decree-1 bans influencing
      And Decree-1 concerns the state LOWR

    Scenario: INFs are ordered for it
      Given Decree-1 is addressed to BAV
      When BAV orders 3 INFs for LOWR
      Then BAV has ignored 1 decree

    Scenario: INFs for another state
      Given Decree-1 is addressed to BAV
      When BAV orders 3 INFs for BRA
      Then still BAV has ignored 0 decrees

    Scenario: another power is told not to influence
      Given Decree-1 is addressed to SPA (context)
      When BAV orders 3 INFs for LOWR
      Then still BAV has ignored 0 decrees

    Scenario: a decree on attacks
      Given Decree-1 is addressed to BAV
      And Decree-1 bans attacking
      When BAV orders 3 INFs for LOWR
      Then still BAV has ignored 0 decrees

    Scenario: the decree on influence is not in effect
      Given Decree-1 is addressed to BAV (context)
      And Decree-1 is announced
      When BAV orders 3 INFs for LOWR
      Then still BAV has ignored 0 decrees

  @e1615/papacy.decrees.10
  Rule: An alliance that is to be left

    Background:
      Given Decree-1 is in effect
      And Decree-1 bans staying allied
      And Decree-1 concerns the power ENG
      And FRA is allied with ENG

    Scenario: it is kept to the end of the phase
      Given Decree-1 is addressed to FRA
      When the retreats step is played
      Then FRA has ignored 1 decree

    Scenario: it has been left
      Given Decree-1 is addressed to FRA
      And FRA and ENG are to part
      When the retreats step is played
      Then still FRA has ignored 0 decrees

    Scenario: another power is told to leave the alliance
      Given Decree-1 is addressed to SPA
      When the retreats step is played
      Then still FRA has ignored 0 decrees
      And still SPA has ignored 0 decrees

    Scenario: an alliance with another power
      Given Decree-1 is addressed to FRA
      And Decree-1 concerns the power DUT
      When the retreats step is played
      Then still FRA has ignored 0 decrees

    Scenario: a decree on becoming allied
      Given Decree-1 is addressed to FRA
      And Decree-1 bans allying
      When the retreats step is played
      Then still FRA has ignored 0 decrees

    Scenario: the decree on leaving is repealed
      Given Decree-1 is addressed to FRA (context)
      And Decree-1 is repealed
      When the retreats step is played
      Then still FRA has ignored 0 decrees

  @e1615/papacy.decrees.12
  Rule: The referee has the last word on decrees

    Background:
      Given the year is 2

    Scenario: he objects
      Given the referee objects to Decree-1
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.decrees.12
      And still Decree-1 is never announced

    Scenario: he does not
      Given the referee objects to Decree-2 (context)
      When PAP announces Decree-1
      Then Decree-1 is announced

  @e1615/papacy.decrees.13
  Rule: No decree forces a power into war or land

    Background:
      Given the year is 2

    Scenario Outline: a decree that demands <what> is refused
      Given Decree-1 demands <what>
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.decrees.13
      And still Decree-1 is never announced

      Examples:
        | what          |
        | a war         |
        | an occupation |

    Scenario: a decree that bans staying in a province
      Given Decree-1 bans staying (context)
      When PAP announces Decree-1
      Then Decree-1 is announced

  @e1615/papacy.decrees.15
  Rule: A province that a unit is to leave

    Background:
      Given Decree-1 is in effect
      And Decree-1 bans staying
      And Decree-1 concerns Savoy
      And Unit-1 serves FRA
      And Unit-1 stands in Savoy

    Scenario: it has not left
      Given Decree-1 is addressed to FRA
      When the beginning of the adjustment step is played
      Then FRA has ignored 1 decree

    Scenario: it has left
      Given Decree-1 is addressed to FRA
      And Unit-1 stands in Hesse
      When the beginning of the adjustment step is played
      Then still FRA has ignored 0 decrees

    Scenario: a unit of another power is there
      Given Decree-1 is addressed to FRA
      And Unit-1 serves SPA
      When the beginning of the adjustment step is played
      Then still FRA has ignored 0 decrees
      And still SPA has ignored 0 decrees

    Scenario: another power is told to leave the province
      Given Decree-1 is addressed to SPA (context)
      When the beginning of the adjustment step is played
      Then still FRA has ignored 0 decrees

    Scenario: a decree on entering only
      Given Decree-1 is addressed to FRA
      And Decree-1 bans entering
      When the beginning of the adjustment step is played
      Then still FRA has ignored 0 decrees

    Scenario: the decree is announced but not yet in effect
      Given Decree-1 is addressed to FRA (context)
      And Decree-1 is announced
      When the beginning of the adjustment step is played
      Then still FRA has ignored 0 decrees

  @e1615/papacy.decrees.16
  Rule: INFs that are there already cannot be decreed against

    Background:
      Given the year is 2
      And Decree-1 is addressed to FRA
      And Decree-1 bans influencing
      And Decree-1 concerns the state SAV

    Scenario: the power has INFs there
      Given FRA has 3 INFs in SAV
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.decrees.16
      And still Decree-1 is never announced

    Scenario: it has none
      When PAP announces Decree-1
      Then Decree-1 is announced

    Scenario: it has some elsewhere
      Given FRA has 3 INFs in BRA (context)
      When PAP announces Decree-1
      Then Decree-1 is announced

    Scenario: another power has some
      Given SPA has 3 INFs in SAV (context)
      When PAP announces Decree-1
      Then Decree-1 is announced

    Scenario: a decree on attacking only
      Given FRA has 3 INFs in SAV
      And Decree-1 bans attacking
      When PAP announces Decree-1
      Then Decree-1 is announced

  @e1615/papacy.decrees.17
  Rule: Decrees can be ignored

    Background:
      Given Decree-1 is in effect

    Scenario: by a Catholic power
      Given Decree-1 is addressed to SPA
      When SPA ignores Decree-1
      Then SPA ignores Decree-1 is allowed because of e1615/papacy.decrees.17
      And SPA has ignored 1 decree

    Scenario: a Protestant power has none to ignore
      Given Decree-1 is addressed to SWE (context)
      When SWE ignores Decree-1
      Then SWE ignores Decree-1 is not allowed because of e1615/papacy.decrees.17
      And still SWE has ignored 0 decrees

  @e1615/papacy.decrees.19
  Rule: More than five decrees cost the Papacy its protection

    Background:
      Given the year is 2

    Scenario: the sixth
      Given the number of decrees of the form command is 6
      When FRA declares war on PAP
      Then FRA declares war on PAP is allowed
      And FRA has declared war on PAP

    Scenario: annulments are counted
      Given the number of decrees of the form command is 5
      And the number of decrees of the form annulment is 1
      When FRA declares war on PAP
      Then FRA declares war on PAP is allowed

    Scenario: five are not enough
      Given the number of decrees of the form command is 5
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.1.1

    Scenario: each decree that is announced counts
      When PAP announces Decree-1
      Then the number of decrees of the form command is 1

  @e1615/papacy.decrees.20
  Rule: A decree that is ignored costs five points

    Background:
      Given Decree-1 is in effect
      And Decree-1 is addressed to SPA
      And SPA has 20 points

    Scenario: once
      When SPA ignores Decree-1
      Then SPA has 15 points

    Scenario: every time
      When SPA ignores Decree-1
      And SPA ignores Decree-1
      Then SPA has 10 points
      And SPA has ignored 2 decrees

  @e1615/papacy.excommunication.2
  Rule: Five decrees are ignored without more than a loss of points

    Scenario: five
      Given SPA has ignored 5 decrees
      Then SPA is within what is tolerated

    Scenario: six
      Given SPA has ignored 6 decrees
      Then SPA is beyond what is tolerated

  @e1615/papacy.excommunication.3
  Rule: Who ignores more may be excommunicated

    Background:
      Given the year is 2
      And Decree-1 is of the form excommunication

    Scenario: after six
      Given SPA has ignored 6 decrees
      And Decree-1 is addressed to SPA
      When PAP announces Decree-1
      Then PAP announces Decree-1 is allowed
      And Decree-1 is announced

    Scenario: not after five
      Given SPA has ignored 5 decrees (context)
      And Decree-1 is addressed to SPA
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.excommunication.3
      And still Decree-1 is never announced

    Scenario: not for what another power has ignored
      Given SPA has ignored 6 decrees
      And Decree-1 is addressed to FRA
      When PAP announces Decree-1
      Then PAP announces Decree-1 is refused because of e1615/papacy.excommunication.3

    Scenario: whoever it is addressed to is excommunicated
      Given Decree-1 is in effect
      And Decree-1 is addressed to SPA
      Then SPA is excommunicated
      And FRA is not excommunicated

    Scenario: not while it is only announced
      Given Decree-1 is announced (context)
      And Decree-1 is addressed to SPA
      Then SPA is not excommunicated

    Scenario: not by a command
      Given Decree-1 is of the form command
      And Decree-1 is in effect
      And Decree-1 is addressed to SPA
      Then SPA is not excommunicated

  @e1615/papacy.excommunication.4
  Rule: An excommunication costs fifty points in the end

    Background:
      Given Decree-1 is of the form excommunication
      And Decree-1 is addressed to SPA
      And SPA has 70 points

    Scenario: the final count
      Given Decree-1 is in effect
      And the game is over
      When the referee counts the points
      Then SPA has 20 points

    Scenario: a count in the middle
      Given Decree-1 is in effect
      When the referee counts the points
      Then still SPA has 70 points

    Scenario: no excommunication
      Given Decree-1 is repealed (context)
      And the game is over
      When the referee counts the points
      Then still SPA has 70 points

  @e1615/papacy.support.1
  Rule: A Catholic power at war with a Protestant one may ask for support

    Scenario: a war with a Protestant power
      Given SPA is at war with SWE
      When SPA asks for financial support
      Then SPA asks for financial support is allowed because of e1615/papacy.support.1
      And SPA waits for financial support

    Scenario: a war with a Catholic power
      Given SPA is at war with FRA
      When SPA asks for financial support
      Then SPA asks for financial support is not allowed because of e1615/papacy.support.1
      And still SPA waits for no financial support

    Scenario: peace
      When SPA asks for financial support
      Then SPA asks for financial support is not allowed because of e1615/papacy.support.1

    Scenario: a Protestant power
      Given DEN is at war with SWE
      When DEN asks for financial support
      Then DEN asks for financial support is not allowed because of e1615/papacy.support.1

    Scenario: the Papacy itself
      Given PAP is at war with SWE
      When PAP asks for financial support
      Then PAP asks for financial support is not allowed because of e1615/papacy.support.1

  @e1615/papacy.support.2
  Rule: The first request is to be met

    Background:
      Given PAP has 5 units of wealth

    Scenario: the Papacy is bound to give
      Given SPA is at war with SWE
      And SPA waits for financial support
      Then PAP finances the war of SPA is obligatory because of e1615/papacy.support.2

    Scenario: it has given
      Given SPA is at war with SWE (context)
      And SPA waits for financial support
      When PAP finances the war of SPA
      Then SPA has had financial support
      And SPA waits for no financial support

    Scenario: a later request
      Given SPA is at war with SWE
      And SPA has had financial support
      And SPA waits for financial support
      Then PAP finances the war of SPA is not obligatory because of e1615/papacy.support.2

    Scenario: no request
      Given SPA is at war with SWE
      Then PAP finances the war of SPA is not obligatory because of e1615/papacy.support.2

    Scenario: the war is over
      Given SPA waits for financial support
      Then PAP finances the war of SPA is not obligatory because of e1615/papacy.support.2

    Scenario: only a war with a Catholic power is left
      Given SPA is at war with FRA
      And SPA waits for financial support
      Then PAP finances the war of SPA is not obligatory because of e1615/papacy.support.2

    Scenario: a Protestant power has no claim
      Given DEN is at war with SWE
      And DEN waits for financial support
      Then PAP finances the war of DEN is not obligatory because of e1615/papacy.support.2

  @e1615/papacy.support.3
  Rule: Later requests may be met

    Background:
      Given PAP has 5 units of wealth

    Scenario: after a first grant
      Given SPA has had financial support
      And SPA waits for financial support
      Then PAP finances the war of SPA is allowed because of e1615/papacy.support.3

    Scenario: before any
      Given SPA waits for financial support
      Then PAP finances the war of SPA is not allowed because of e1615/papacy.support.3

    Scenario: without a further request
      Given SPA has had financial support
      Then PAP finances the war of SPA is not allowed because of e1615/papacy.support.3

  @e1615/papacy.support.4
  Rule: Who is left without support may turn on the Papacy

    Background:
      Given the year is 2

    Scenario: the year ends without a grant
      Given SPA waits for financial support
      When the build step is played
      Then SPA was left without financial support
      And SPA waits for no financial support

    Scenario: after a first grant nothing is owed
      Given SPA has had financial support
      And SPA waits for financial support
      When the build step is played
      Then still SPA was not left without financial support
      And SPA waits for no financial support

    Scenario: nothing was asked for
      When the build step is played
      Then still SPA was not left without financial support

    Scenario: it may declare war
      Given SPA was left without financial support
      When SPA declares war on PAP
      Then SPA declares war on PAP is allowed
      And SPA has declared war on PAP

    Scenario: others may not
      Given SPA was left without financial support (context)
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.1.1

  @e1615/papacy.support.6
  Rule: In a war of Catholic powers the Papacy supports whom it likes

    Background:
      Given PAP has 5 units of wealth

    Scenario: both sides
      Given SPA is at war with FRA
      Then PAP finances the war of SPA is allowed because of e1615/papacy.support.6
      And PAP finances the war of FRA is allowed because of e1615/papacy.support.6

    Scenario: a war on a Protestant power
      Given SPA is at war with SWE
      Then PAP finances the war of SPA is not allowed because of e1615/papacy.support.6
      And PAP finances the war of SWE is not allowed because of e1615/papacy.support.6

    Scenario: peace between Catholic powers
      Then PAP finances the war of SPA is not allowed because of e1615/papacy.support.6
