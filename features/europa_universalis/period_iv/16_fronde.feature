Feature: IV.16 Fronde in France

  @IV.16/header
  Rule: IV.16/header It lasts one turn

    Scenario: the event is over when its turn closes
      Given IV.16 is in effect
      And the first turn of IV.16 is 17
      When the interphase step is played
      Then IV.16 is over

    Scenario: it is not over before
      Given IV.16 is in effect
      And the first turn of IV.16 is 17 (context)
      When the peace step is played
      Then IV.16 is still in effect

  @IV.16/pre.1
  Rule: IV.16/pre.1 Richelieu keeps the Fronde away

    Scenario: with Richelieu in office nothing comes of it
      Given IV.20 is in effect
      When IV.16 is rolled
      Then IV.16 is marked off
      And the fate of IV.16 is nothing
      And IV.16 is still dormant

    Scenario: when Richelieu is gone it happens
      Given IV.20 is over (context)
      When IV.16 is rolled
      Then IV.16 is in effect
      And IV.16 is still not marked off

    Scenario: Richelieu may come during the Fronde
      Given IV.16 is in effect
      When the die for IV.20 shows 3
      And IV.20 is rolled
      Then IV.20 is in effect
      And IV.16 is still in effect

    Scenario: Richelieu first and the Fronde after him
      When the die for IV.20 shows 3
      And IV.20 is rolled
      And IV.16 is rolled
      Then the fate of IV.16 is nothing
      And IV.16 is marked off

    Scenario: the Fronde first and Richelieu after it
      When IV.16 is rolled
      And the die for IV.20 shows 3
      And IV.20 is rolled
      Then IV.20 is in effect
      And IV.16 is still in effect

  @IV.16/diplomacy.1
  Rule: IV.16/diplomacy.1 France has to offer peace to every enemy

    Scenario Outline: a minor has to be offered white peace at a difference of <difference>
      Given IV.16 is in effect
      And the patron of SWE is ENG (context)
      And FRA is at war with SWE
      And the peace difference of FRA over SWE is <difference> (context)
      When the beginning of the negotiations step is played
      Then FRA offers white peace to SWE is obligatory because of IV.16/diplomacy.1
      And FRA offers losing peace to SWE is not obligatory

      Examples:
        | difference |
        | -3         |
        | 3          |

    Scenario Outline: a player has to be offered a <terms> at a difference of <difference>
      Given IV.16 is in effect
      And FRA is at war with ENG
      And the peace difference of FRA over ENG is <difference>
      When the beginning of the negotiations step is played
      Then FRA offers <terms> to ENG is obligatory because of IV.16/diplomacy.1

      Examples:
        | difference | terms        |
        | -5         | losing peace |
        | -1         | losing peace |
        | 0          | white peace  |
        | 5          | white peace  |

    Scenario Outline: a country at peace with France need not be offered anything at a difference of <difference>
      Given IV.16 is in effect (context)
      And the peace difference of FRA over ENG is <difference> (context)
      When the beginning of the negotiations step is played
      Then FRA offers white peace to ENG is not obligatory
      And FRA offers losing peace to ENG is not obligatory

      Examples:
        | difference |
        | -1         |
        | 0          |

    Scenario: nothing has to be offered when the event is over
      Given IV.16 is over (context)
      And FRA is at war with SWE (context)
      When the beginning of the negotiations step is played
      Then FRA offers white peace to SWE is not obligatory

    Scenario Outline: at a difference of <difference> an enemy that has made its peace need be offered nothing more
      Given IV.16 is in effect
      And FRA is at war with ENG
      And the peace difference of FRA over ENG is <difference>
      When the beginning of the negotiations step is played
      And FRA makes a white peace with ENG
      Then FRA offers <terms> to ENG is not obligatory

      Examples:
        | difference | terms        |
        | -1         | losing peace |
        | 0          | white peace  |

    Scenario: France may not ask for more than a white peace
      Given IV.16 is in effect
      And FRA is at war with ENG
      When the beginning of the negotiations step is played
      And FRA offers winning peace to ENG
      Then FRA offers winning peace to ENG is refused because of IV.16/diplomacy.1

    Scenario: nor of one who attacks it in the midst of the negotiations
      Given IV.16 is in effect
      When the beginning of the negotiations step is played
      And ENG declares war on FRA
      And FRA offers winning peace to ENG
      Then FRA offers winning peace to ENG is refused because of IV.16/diplomacy.1

    Scenario: once the negotiations are over it may
      Given IV.16 is in effect
      And FRA is at war with SWE
      When the negotiations step is played
      And FRA offers winning peace to SWE
      Then the offer of FRA to SWE is winning peace

    Scenario: when the event has ended in the midst of the negotiations it may, and owes no offer
      Given IV.16 is in effect
      And FRA is at war with SWE
      When the beginning of the negotiations step is played
      And IV.16 ends
      And FRA offers winning peace to SWE
      Then the offer of FRA to SWE is winning peace
      And FRA offers white peace to SWE is not obligatory

    Scenario: an event that begins in the midst of the negotiations finds them under way
      Given FRA is at war with SWE
      When the beginning of the negotiations step is played
      And IV.16 starts
      And FRA offers winning peace to SWE
      Then the offer of FRA to SWE is winning peace
      And FRA offers white peace to SWE is not obligatory

    Scenario: without the event it may
      Given FRA is at war with ENG
      When FRA offers winning peace to ENG
      Then the offer of FRA to ENG is winning peace

    Scenario: before the negotiations nothing has to be offered
      Given IV.16 is in effect (context)
      And FRA is at war with SWE (context)
      Then FRA offers white peace to SWE is not obligatory

    Scenario: after the negotiations nothing has to be offered
      Given IV.16 is in effect
      And FRA is at war with SWE
      When the negotiations step is played
      Then FRA offers white peace to SWE is not obligatory

  @IV.16/diplomacy.2
  Rule: IV.16/diplomacy.2 Neutral minors agree

    Scenario: a neutral minor agrees and the war goes on for now
      Given IV.16 is in effect
      And FRA is at war with SWE
      When the negotiations step is played
      Then SWE has agreed to peace with FRA
      And FRA is still at war with SWE

    Scenario: a minor with a patron does not
      Given IV.16 is in effect
      And FRA is at war with SWE
      And the patron of SWE is ENG
      When the negotiations step is played
      Then SWE has still not agreed to peace with FRA

    Scenario: rebels that France fights do not agree by this
      Given IV.16 is in effect
      And FRA is at war with FRO
      When the negotiations step is played
      Then FRO has still not agreed to peace with FRA

    Scenario: a minor at peace with France has nothing to agree to
      Given IV.16 is in effect
      When the negotiations step is played
      Then SWE has still not agreed to peace with FRA

    Scenario: a player does not agree by this
      Given IV.16 is in effect
      And FRA is at war with ENG
      When ENG answers FRA with war
      And the negotiations step is played
      Then ENG has still not agreed to peace with FRA

    Scenario: a minor that was not asked does not agree
      Given IV.16 is over (context)
      And FRA is at war with SWE
      When the negotiations step is played
      Then SWE has still not agreed to peace with FRA

  @IV.16/diplomacy.3
  Rule: IV.16/diplomacy.3 Players choose peace, truce or war

    Scenario Outline: a player answers with <answer>
      Given IV.16 is in effect
      And FRA is at war with ENG
      When ENG answers FRA with <answer>
      And the negotiations step is played
      Then ENG has agreed to <answer> with FRA
      And FRA is still at war with ENG

      Examples:
        | answer |
        | peace  |
        | truce  |
        | war    |

    Scenario: a player at peace with France gives no answer
      Given IV.16 is in effect
      When SPA answers FRA with truce (context)
      And FRA answers FRA with war (context)
      And ENG answers FRA with truce (context)
      And HOL answers FRA with truce (context)
      And RUS answers FRA with truce (context)
      And TUR answers FRA with truce (context)
      And Country-1 answers FRA with truce (context)
      And the negotiations step is played
      Then ENG has still not agreed to truce with FRA

    Scenario: a minor gives no such answer
      Given IV.16 is in effect
      And FRA is at war with SWE
      When SWE answers FRA with truce
      And the negotiations step is played
      Then SWE has still not agreed to truce with FRA

    Scenario: no answer is asked for when the event is over
      Given IV.16 is over (context)
      And FRA is at war with ENG
      When ENG answers FRA with truce
      And the negotiations step is played
      Then ENG has still not agreed to truce with FRA

  @IV.16/diplomacy.4
  Rule: IV.16/diplomacy.4 France declares no war

    Scenario: France may not declare war
      Given IV.16 is in effect
      When FRA declares war on SWE
      Then FRA declares war on SWE is refused because of IV.16/diplomacy.4

    Scenario: war may be declared on France
      Given IV.16 is in effect (context)
      When SPA declares war on FRA
      Then SPA is at war with FRA

    Scenario: after the event France may declare war
      Given IV.16 is over (context)
      When FRA declares war on SWE
      Then FRA is at war with SWE

  @IV.16/diplomacy.5
  Rule: IV.16/diplomacy.5 One enemy that fights on cancels it all

    Scenario: one enemy that fights on cancels what the others agreed
      Given IV.16 is in effect
      And FRA is at war with ENG (context)
      And FRA is at war with HOL
      And FRA is at war with SWE
      And ENG has agreed to truce with FRA (context)
      And HOL has agreed to war with FRA (context)
      And SWE has agreed to peace with FRA (context)
      And the offer of FRA to SWE is white peace (context)
      When the declarations step is played
      Then IV.16 is over
      And IV.16 rebellion is still dormant
      And ENG still has no truce with FRA
      And FRA is still at war with SWE

    Scenario: an enemy that was never asked cancels it too
      Given IV.16 is in effect
      And FRA is at war with SPA
      When the declarations step is played
      Then IV.16 is over

    Scenario: with nobody left who fights on the event stands
      Given IV.16 is in effect
      And FRA is at war with ENG (context)
      And FRA is at war with HOL (context)
      And ENG has agreed to truce with FRA
      And HOL has agreed to peace with FRA
      When the declarations step is played
      Then IV.16 rebellion is in effect
      And IV.16 is still in effect

    Scenario: before the event a war of France cancels nothing
      Given FRA is at war with SPA (context)
      When the declarations step is played
      Then IV.16 is still dormant

  @IV.16/diplomacy.6
  Rule: IV.16/diplomacy.6 With peace or truce all round the rebellion breaks out

    Scenario: truces begin
      Given IV.16 is in effect
      And FRA is at war with ENG
      And ENG has agreed to truce with FRA
      When the declarations step is played
      Then ENG has a truce with FRA
      And FRA is still at war with ENG
      And IV.16 rebellion is in effect
      And IV.16 is still in effect

    Scenario: white peaces are made
      Given IV.16 is in effect
      And FRA is at war with SWE
      And SWE has agreed to peace with FRA
      And the offer of FRA to SWE is white peace
      When the declarations step is played
      Then FRA makes a white peace with SWE
      And FRA is not at war with SWE
      And SWE still has no truce with FRA
      And IV.16 rebellion starts

    Scenario: losing peaces are made by the difference
      Given IV.16 is in effect
      And FRA is at war with ENG
      And the peace difference of ENG over FRA is 3
      And ENG has agreed to peace with FRA
      And the offer of FRA to ENG is losing peace
      When the declarations step is played
      Then ENG wins a peace of level 3 over FRA
      And FRA is not at war with ENG

    Scenario: an agreement without an offer makes no peace
      Given IV.16 is in effect
      And FRA is at war with ENG
      And the peace difference of ENG over FRA is 3 (context)
      And ENG has agreed to peace with FRA
      When the declarations step is played
      Then IV.16 rebellion is in effect
      And FRA is still at war with ENG

    Scenario: a France without enemies meets with rebellion at once
      Given IV.16 is in effect
      When the declarations step is played
      Then IV.16 rebellion is in effect

    Scenario: a France at peace has no old truce renewed
      Given IV.16 is in effect
      And ENG has agreed to truce with FRA
      When the declarations step is played
      Then IV.16 rebellion is in effect
      And ENG still has no truce with FRA

    Scenario: an offer of losing peace is not made white
      Given IV.16 is in effect
      And FRA is at war with ENG
      And the peace difference of ENG over FRA is 3 (context)
      And ENG has agreed to truce with FRA
      And the offer of FRA to ENG is losing peace
      When the declarations step is played
      Then ENG has a truce with FRA
      And FRA is still at war with ENG

    Scenario: a white peace refused for a truce is not made
      Given IV.16 is in effect
      And FRA is at war with ENG
      And ENG has agreed to truce with FRA
      And the offer of FRA to ENG is white peace
      When the declarations step is played
      Then ENG has a truce with FRA
      And FRA is still at war with ENG

    Scenario: without the event nothing comes of an agreement
      Given IV.16 is over (context)
      And FRA is at war with ENG
      And FRA is at war with HOL
      And FRA is at war with SWE
      And ENG has agreed to truce with FRA
      And HOL has agreed to peace with FRA
      And the offer of FRA to HOL is losing peace
      And SWE has agreed to peace with FRA
      And the offer of FRA to SWE is white peace
      When the declarations step is played
      Then ENG still has no truce with FRA
      And FRA is still at war with HOL
      And FRA is still at war with SWE
      And IV.16 rebellion is still dormant

    Scenario: one enemy that fights on keeps the others at war
      Given IV.16 is in effect
      And FRA is at war with ENG
      And FRA is at war with HOL
      And FRA is at war with SPA
      And ENG has agreed to peace with FRA
      And the offer of FRA to ENG is losing peace
      And the peace difference of ENG over FRA is 3 (context)
      And HOL has agreed to peace with FRA
      And the offer of FRA to HOL is white peace
      And FRA is at war with RUS
      And RUS has agreed to truce with FRA
      When the declarations step is played
      Then IV.16 is over
      And IV.16 rebellion is still dormant
      And RUS still has no truce with FRA
      And FRA is still at war with ENG
      And FRA is still at war with HOL

  @IV.16/diplomacy.7
  Rule: IV.16/diplomacy.7 Half of the French troops rebel

    Scenario Outline: a <shape> that is not kept loyal rebels
      Given Unit-1 belongs to FRA
      And Unit-1 is a <shape> (context)
      And Unit-1 stands in POITOU (context)
      And Unit-2 belongs to FRA
      And Unit-2 is a <shape>
      And Unit-2 stands in Province-1
      When Unit-1 is kept loyal
      And IV.16 rebellion starts
      Then Unit-2 belongs to FRO
      And Unit-1 still belongs to FRA

      Examples:
        | shape           |
        | large army      |
        | small army      |
        | land detachment |

    Scenario: foreign armies do not rebel
      Given Unit-1 belongs to SPA
      And Unit-1 stands in POITOU
      When IV.16 rebellion starts
      Then IV.16 rebellion is in effect
      And Unit-1 still belongs to SPA

    Scenario: fleets do not rebel
      Given Unit-1 belongs to FRA
      And Unit-1 stands in POITOU
      And Unit-1 is a large fleet
      When IV.16 rebellion starts
      Then IV.16 rebellion is in effect
      And Unit-1 still belongs to FRA

    Scenario: troops overseas do not rebel
      Given Unit-1 belongs to FRA
      When IV.16 rebellion starts
      Then IV.16 rebellion is in effect
      And Unit-1 still belongs to FRA

    Scenario: two small armies may stay if one large one goes
      Given Unit-1 belongs to FRA
      And Unit-1 is a small army
      And Unit-1 stands in POITOU
      And Unit-2 belongs to FRA
      And Unit-2 is a small army
      And Unit-2 stands in POITOU
      And Unit-3 belongs to FRA
      And Unit-3 is a large army
      And Unit-3 stands in Province-1
      When Unit-1 is kept loyal
      And Unit-2 is kept loyal
      And IV.16 rebellion starts
      Then Unit-3 belongs to FRO
      And Unit-1 still belongs to FRA
      And Unit-2 still belongs to FRA

    Scenario: a small army may stay if two detachments go
      Given Unit-1 belongs to FRA
      And Unit-1 is a small army
      And Unit-1 stands in POITOU
      And Unit-2 belongs to FRA
      And Unit-2 is a land detachment
      And Unit-2 stands in POITOU
      And Unit-3 belongs to FRA
      And Unit-3 is a land detachment
      And Unit-3 stands in Province-1
      When Unit-1 is kept loyal
      And IV.16 rebellion starts
      Then Unit-2 belongs to FRO
      And Unit-3 belongs to FRO
      And Unit-1 still belongs to FRA

    Scenario: more than half of the worth cannot be kept
      Given Unit-1 belongs to FRA
      And Unit-1 is a large army
      And Unit-1 stands in POITOU
      And Unit-2 belongs to FRA
      And Unit-2 is a land detachment
      And Unit-2 stands in POITOU
      When Unit-1 is kept loyal
      And IV.16 rebellion starts
      Then IV.16 rebellion is in effect
      And Unit-2 still belongs to FRA

    Scenario: fleets and troops overseas do not count in the half
      Given Unit-1 belongs to FRA
      And Unit-1 is a large army
      And Unit-1 stands in POITOU
      And Unit-2 belongs to FRA
      And Unit-2 is a small army
      And Unit-2 stands in POITOU
      And Unit-3 belongs to FRA
      And Unit-3 is a large fleet
      And Unit-3 stands in POITOU
      And Unit-4 belongs to FRA
      And Unit-4 is a large army
      When Unit-1 is kept loyal
      And IV.16 rebellion starts
      Then IV.16 rebellion is in effect
      And Unit-2 still belongs to FRA

    Scenario: a France that keeps nothing loses all
      Given Unit-1 belongs to FRA
      And Unit-1 is a large army
      And Unit-1 stands in POITOU
      When IV.16 rebellion starts
      Then Unit-1 belongs to FRO

    Scenario: a general drawn at random joins the rebels
      Given Leader-1 serves FRA
      And Leader-2 serves FRA
      When the lot of IV.16 falls on Leader-2
      And IV.16 rebellion starts
      Then Leader-2 serves FRO
      And Leader-1 still serves FRA

    Scenario: admirals are not drawn
      Given Leader-1 serves FRA
      And Leader-1 is an admiral
      When the lot of IV.16 falls on Leader-1
      And IV.16 rebellion starts
      Then IV.16 rebellion is in effect
      And Leader-1 still serves FRA

    Scenario: a monarch who leads is not drawn
      Given Leader-1 serves FRA
      And Leader-1 is a monarch
      When the lot of IV.16 falls on Leader-1
      And IV.16 rebellion starts
      Then IV.16 rebellion is in effect
      And Leader-1 still serves FRA

    Scenario: foreign generals are not drawn
      Given Leader-1 serves SPA
      When the lot of IV.16 falls on Leader-1
      And IV.16 rebellion starts
      Then IV.16 rebellion is in effect
      And Leader-1 still serves SPA

    Scenario: French troops overseas may not come home
      Given IV.16 rebellion is in effect
      And Unit-1 belongs to FRA
      When Unit-1 enters POITOU
      Then Unit-1 enters POITOU is refused because of IV.16/diplomacy.7

    Scenario: French troops in Europe may move
      Given IV.16 rebellion is in effect
      And Unit-1 belongs to FRA
      And Unit-1 stands in Province-1
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario: foreign troops may come from overseas
      Given IV.16 rebellion is in effect
      And Unit-1 belongs to SPA (context)
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario: without the rebellion French troops may come home
      Given Unit-1 belongs to FRA
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

  @IV.16/diplomacy.8
  Rule: IV.16/diplomacy.8 Who runs the rebels

    Scenario: the only enemy with a truce runs them
      Given Country-1 is at war with FRA
      And Country-1 has a truce with FRA
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is Country-1

    Scenario: a truce without a war is passed over
      Given Country-1 has a truce with FRA (context)
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is SPA

    Scenario: a war without a truce is passed over
      Given Country-1 is at war with FRA (context)
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is SPA

    Scenario: a minor does not run them
      Given SWE is at war with FRA (context)
      And SWE has a truce with FRA (context)
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is SPA

    Scenario: the only enemy with a truce may decline
      Given Country-1 is at war with FRA (context)
      And Country-1 has a truce with FRA (context)
      When Country-1 refuses IV.16
      And IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is SPA

    Scenario: the only enemy on the list goes before all others of it
      Given TUR is at war with FRA (context)
      And TUR has a truce with FRA
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is TUR

    Scenario: the list goes to those who take part
      Given AUT is a player
      And SPA is a minor
      When ENG refuses IV.16
      And HOL refuses IV.16
      And IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is AUT

    Scenario: with no truce Spain comes first
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is SPA

    Scenario: with no truce ENG comes when all before it are minors
      Given SPA is a minor
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is ENG

    Scenario: with no truce HOL comes when all before it are minors
      Given SPA is a minor
      And ENG is a minor
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is HOL

    Scenario: with no truce AUT comes when all before it are minors
      Given SPA is a minor
      And ENG is a minor
      And HOL is a minor
      And AUT is a player
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is AUT

    Scenario: with no truce RUS comes when all before it are minors
      Given SPA is a minor
      And ENG is a minor
      And HOL is a minor
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is RUS

    Scenario: with no truce TUR comes when all before it are minors
      Given SPA is a minor
      And ENG is a minor
      And HOL is a minor
      And RUS is a minor
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is TUR

    Scenario: with no truce ENG comes when all before it decline
      When SPA refuses IV.16
      And IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is ENG

    Scenario: with no truce HOL comes when all before it decline
      When SPA refuses IV.16
      And ENG refuses IV.16
      And IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is HOL

    Scenario: with no truce AUT comes when all before it decline
      Given AUT is a player
      When SPA refuses IV.16
      And ENG refuses IV.16
      And HOL refuses IV.16
      And IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is AUT

    Scenario: with no truce RUS comes when all before it decline
      Given AUT is a player (context)
      When SPA refuses IV.16
      And ENG refuses IV.16
      And HOL refuses IV.16
      And AUT refuses IV.16
      And IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is RUS

    Scenario: with no truce TUR comes when all before it decline
      Given AUT is a player (context)
      When SPA refuses IV.16
      And ENG refuses IV.16
      And HOL refuses IV.16
      And AUT refuses IV.16
      And RUS refuses IV.16
      And IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is TUR

    Scenario: with nobody left on the list nobody runs the rebels
      Given SPA is a minor (context)
      And ENG is a minor (context)
      And HOL is a minor (context)
      And RUS is a minor (context)
      When TUR refuses IV.16
      And IV.16 rebellion starts
      Then IV.16 rebellion is in effect
      And the leader of the rebels of IV.16 is still not TUR

    Scenario Outline: of two enemies with a truce <leader> is on the list
      Given <leader> is a player
      And <leader> is at war with FRA
      And <leader> has a truce with FRA
      And Country-1 is at war with FRA (context)
      And Country-1 has a truce with FRA (context)
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is <leader>

      Examples:
        | leader |
        | ENG    |
        | HOL    |
        | AUT    |
        | RUS    |
        | TUR    |

    Scenario Outline: of two enemies with a truce <later> runs the rebels if <leader> declines
      Given <leader> is at war with FRA (context)
      And <leader> has a truce with FRA (context)
      And <later> is at war with FRA (context)
      And <later> has a truce with FRA
      When <leader> refuses IV.16
      And IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is <later>

      Examples:
        | leader | later |
        | SPA    | ENG   |
        | ENG    | HOL   |
        | RUS    | TUR   |
        | TUR    | RUS   |

    Scenario Outline: of two enemies with a truce where Austria is one <later> runs the rebels if <leader> declines
      Given AUT is a player
      And <leader> is at war with FRA (context)
      And <leader> has a truce with FRA (context)
      And <later> is at war with FRA (context)
      And <later> has a truce with FRA
      When <leader> refuses IV.16
      And IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is <later>

      Examples:
        | leader | later |
        | HOL    | AUT   |
        | AUT    | RUS   |

    Scenario Outline: of two enemies with a truce <later> runs the rebels if <leader> is a minor
      Given <leader> is a minor
      And <leader> is at war with FRA (context)
      And <leader> has a truce with FRA (context)
      And <later> is at war with FRA (context)
      And <later> has a truce with FRA
      And Country-1 is at war with FRA (context)
      And Country-1 has a truce with FRA (context)
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is <later>

      Examples:
        | leader | later |
        | SPA    | ENG   |
        | ENG    | HOL   |
        | RUS    | TUR   |
        | TUR    | RUS   |

    Scenario Outline: of two enemies with a truce where Austria is one <later> runs the rebels if <leader> is a minor
      Given AUT is a player
      And <leader> is a minor
      And <leader> is at war with FRA (context)
      And <leader> has a truce with FRA (context)
      And <later> is at war with FRA (context)
      And <later> has a truce with FRA
      And Country-1 is at war with FRA (context)
      And Country-1 has a truce with FRA (context)
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is <later>

      Examples:
        | leader | later |
        | HOL    | AUT   |
        | AUT    | RUS   |

    Scenario Outline: of three enemies with a truce <leader> is before <later> on the list
      Given <leader> is at war with FRA (context)
      And <leader> has a truce with FRA
      And <later> is at war with FRA (context)
      And <later> has a truce with FRA (context)
      And Country-1 is at war with FRA (context)
      And Country-1 has a truce with FRA (context)
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is <leader>

      Examples:
        | leader | later |
        | SPA    | ENG   |
        | ENG    | HOL   |
        | RUS    | TUR   |

    Scenario Outline: of three enemies with a truce beside Austria <leader> is before <later> on the list
      Given AUT is a player
      And <leader> is at war with FRA (context)
      And <leader> has a truce with FRA
      And <later> is at war with FRA (context)
      And <later> has a truce with FRA (context)
      And Country-1 is at war with FRA (context)
      And Country-1 has a truce with FRA (context)
      When IV.16 rebellion starts
      Then the leader of the rebels of IV.16 is <leader>

      Examples:
        | leader | later |
        | HOL    | AUT   |
        | AUT    | RUS   |

  @IV.16/administration.1
  Rule: IV.16/administration.1 French provinces bring in nothing

    Scenario: with the rebellion French provinces stop paying
      When IV.16 rebellion starts
      Then POITOU suffers a loss of income
      And VASTERGOTALAND still does not suffer a loss of income

    Scenario: when the rebellion is over they pay again
      Given IV.16 rebellion is in effect
      When IV.16 rebellion ends
      Then POITOU does not suffer a loss of income

  @IV.16/administration.2
  Rule: IV.16/administration.2 The rebels reinforce in offensive

    Scenario: the rebels draw offensive reinforcements
      When IV.16 rebellion starts
      Then the reinforcements of FRO are offensive
      And the reinforcements of FRA are still free

    Scenario: the end of the rebellion ends that too
      Given IV.16 rebellion is in effect
      When IV.16 rebellion ends
      Then the reinforcements of FRO are free

  @IV.16/military.1
  Rule: IV.16/military.1 Truce holders may help, and the fleet stays French

    Scenario Outline: a player with a truce may help <side>
      Given IV.16 rebellion is in effect
      And ENG has a truce with FRA
      When ENG sends help to <side> in the war of IV.16
      Then ENG sends help to <side> in the war of IV.16 is allowed because of IV.16/military.1

      Examples:
        | side |
        | FRA  |
        | FRO  |

    Scenario Outline: <who> nothing is said of help to <side>
      Given IV.16 rebellion is <status>
      And <helper> has a truce with <other>
      Then <helper> sends help to <side> in the war of IV.16 is not allowed because of IV.16/military.1

      Examples:
        | who                       | status    | helper | other | side |
        | once the rebellion is over | over     | ENG    | FRA   | FRA  |
        | of a minor                | in effect | SWE    | FRA   | FRO  |
        | without a truce           | in effect | ENG    | HOL   | FRA  |

    Scenario: a fleet whose port the rebels have taken stays French
      Given IV.16 rebellion is in effect
      And Unit-1 belongs to FRA
      And Unit-1 is a large fleet
      And Unit-1 stands in POITOU (context)
      And POITOU is conquered by FRO
      When the rounds step is played
      Then Unit-1 still belongs to FRA
      And IV.16/military.1 is kept

    Scenario: a fleet that the wars of religion give to Holland does not go to the Fronde
      Given IV.16 rebellion is in effect
      And the first turn of III.11 is 17
      And Unit-1 belongs to FRA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in DEN HAAG
      And the administration step is played
      Then Unit-1 belongs to HOL
      And IV.16/military.1 is kept

  @IV.16/military.2
  Rule: IV.16/military.2 Provinces are friends of whoever stands there

    Scenario: an empty French province is a friend of both
      When IV.16 rebellion starts
      Then POITOU is friendly to FRA
      And POITOU is friendly to FRO

    Scenario: a foreign province is a friend of neither
      When IV.16 rebellion starts
      Then VASTERGOTALAND is still not friendly to FRA
      And VASTERGOTALAND is still not friendly to FRO
      And POITOU is friendly to FRA

    Scenario: a foreign province that France has conquered counts as French
      Given VASTERGOTALAND is conquered by FRA
      When IV.16 rebellion starts
      Then VASTERGOTALAND is friendly to FRA
      And VASTERGOTALAND is friendly to FRO

    Scenario: a foreign province that rebels have conquered counts as theirs
      Given VASTERGOTALAND is conquered by FRO
      When IV.16 rebellion starts
      Then VASTERGOTALAND is friendly to FRA
      And VASTERGOTALAND is friendly to FRO

    Scenario: a French province that an enemy has conquered is a friend of neither
      Given POITOU is conquered by SPA
      When IV.16 rebellion starts
      Then POITOU is still not friendly to FRA
      And POITOU is still not friendly to FRO
      And Province-1 is friendly to FRA

    Scenario Outline: a province that <side> enters becomes a friend of that side alone
      Given IV.16 rebellion is in effect
      And Unit-1 belongs to <side>
      And Unit-1 stands in Province-1
      And POITOU is friendly to <other>
      When Unit-1 enters POITOU
      Then POITOU is still friendly to <side>
      And POITOU is not friendly to <other>
      And Province-1 is friendly to <other>

      Examples:
        | side | other |
        | FRA  | FRO   |
        | FRO  | FRA   |

    Scenario Outline: where <first> stands first the arrival of <second> changes nothing
      Given IV.16 rebellion is in effect
      And POITOU is friendly to FRA
      And POITOU is friendly to FRO
      And Unit-1 belongs to <first>
      And Unit-1 stands in POITOU
      And Unit-2 belongs to <second>
      And Unit-2 stands in Province-1
      When Unit-2 enters POITOU
      Then Unit-2 stands in POITOU
      And POITOU is still friendly to <first>
      And POITOU is friendly to <second>

      Examples:
        | first | second |
        | FRA   | FRO    |
        | FRO   | FRA    |

    Scenario Outline: an army of <side> in a province that an enemy has conquered changes nothing
      Given IV.16 rebellion is in effect
      And POITOU is conquered by SPA
      And POITOU is friendly to <other>
      And Unit-1 belongs to <side>
      And Unit-1 stands in Province-1
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU
      And POITOU is still friendly to <other>
      And POITOU is still not friendly to <side>

      Examples:
        | side | other |
        | FRA  | FRO   |
        | FRO  | FRA   |

    Scenario Outline: in a foreign province that <holder> has conquered <side> gains it from <other>
      Given IV.16 rebellion is in effect
      And VASTERGOTALAND is conquered by <holder>
      And VASTERGOTALAND is friendly to <other>
      And Unit-1 belongs to <side>
      When Unit-1 enters VASTERGOTALAND
      Then VASTERGOTALAND is not friendly to <other>

      Examples:
        | holder | side | other |
        | FRA    | FRO  | FRA   |
        | FRO    | FRO  | FRA   |

    Scenario Outline: in a foreign province that <holder> has conquered a French army ousts the rebels
      Given IV.16 rebellion is in effect
      And VASTERGOTALAND is conquered by <holder>
      And VASTERGOTALAND is friendly to FRO
      And Unit-1 belongs to FRA
      And Unit-1 stands in POITOU
      When Unit-1 enters VASTERGOTALAND
      Then VASTERGOTALAND is not friendly to FRO

      Examples:
        | holder |
        | FRA    |
        | FRO    |

    Scenario Outline: in a foreign province an army of <side> ousts nobody
      Given IV.16 rebellion is in effect
      And VASTERGOTALAND is friendly to <other>
      And Unit-1 belongs to <side>
      And Unit-1 stands in POITOU
      When Unit-1 enters VASTERGOTALAND
      Then Unit-1 stands in VASTERGOTALAND
      And VASTERGOTALAND is still friendly to <other>

      Examples:
        | side | other |
        | FRA  | FRO   |
        | FRO  | FRA   |

    Scenario Outline: without the rebellion an army of <side> makes and ousts no friends
      Given POITOU is friendly to <other>
      And Unit-1 belongs to <side>
      And Unit-1 stands in Province-1 (context)
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU
      And POITOU is still not friendly to <side>
      And POITOU is still friendly to <other>

      Examples:
        | side | other |
        | FRA  | FRO   |
        | FRO  | FRA   |

  @IV.16/military.3
  Rule: IV.16/military.3 The French capital stays French

    Scenario: the empty capital is a friend of France alone
      Given the capital of FRA is Province-1
      When IV.16 rebellion starts
      Then Province-1 is friendly to FRA
      And Province-1 is still not friendly to FRO
      And Province-2 is friendly to FRO

    Scenario: rebels in the capital do not turn it
      Given IV.16 rebellion is in effect
      And the capital of FRA is Province-1
      And Unit-1 belongs to FRO
      And Unit-1 stands in Province-2 (context)
      When Unit-1 enters Province-1
      Then Unit-1 stands in Province-1
      And Province-1 is still friendly to FRA
      And Province-1 is still not friendly to FRO

    Scenario: a capital that the rebels have taken goes by the common rule
      Given the capital of FRA is Province-1
      And Province-1 is conquered by FRO
      When IV.16 rebellion starts
      Then Province-1 is friendly to FRO
      And Province-1 is friendly to FRA

    Scenario: without the rebellion the capital is as it was
      Given the capital of FRA is Province-1
      When the peace step is played
      Then Province-1 is still not friendly to FRA

    Scenario: an old friendship of the capital with the rebels does not count
      Given the capital of FRA is Province-1
      And Province-1 is friendly to FRO
      When IV.16 rebellion starts
      Then Province-1 is not friendly to FRO

  @IV.16/military.4
  Rule: IV.16/military.4 Every player may help, beside its friends

    Scenario Outline: a player without a truce may help <side>
      Given IV.16 rebellion is in effect
      When ENG sends help to <side> in the war of IV.16
      Then ENG sends help to <side> in the war of IV.16 is allowed because of IV.16/military.4

      Examples:
        | side |
        | FRA  |
        | FRO  |

    Scenario Outline: nothing is said of help that <who> sends when the rebellion is <status>
      Given IV.16 rebellion is <status>
      Then <who> sends help to FRA in the war of IV.16 is not allowed because of IV.16/military.4

      Examples:
        | who | status    |
        | ENG | over      |
        | SWE | in effect |

    Scenario Outline: helpers of <side> may not enter a province alone
      Given IV.16 rebellion is in effect
      And ENG has sent help to <side> in the war of IV.16
      And Unit-1 belongs to ENG
      When Unit-1 enters POITOU
      Then Unit-1 enters POITOU is refused because of IV.16/military.4

      Examples:
        | side |
        | FRA  |
        | FRO  |

    Scenario Outline: helpers of <side> may enter a province where its army stands
      Given IV.16 rebellion is in effect
      And ENG has sent help to <side> in the war of IV.16
      And Unit-1 belongs to ENG
      And Unit-2 belongs to <side>
      And Unit-2 stands in POITOU
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

      Examples:
        | side |
        | FRA  |
        | FRO  |

    Scenario Outline: helpers of <side> may not follow the other side
      Given IV.16 rebellion is in effect
      And ENG has sent help to <side> in the war of IV.16
      And Unit-1 belongs to ENG
      And Unit-2 belongs to <other> (context)
      And Unit-2 stands in POITOU (context)
      When Unit-1 enters POITOU
      Then Unit-1 enters POITOU is refused because of IV.16/military.4

      Examples:
        | side | other |
        | FRA  | FRO   |
        | FRO  | FRA   |

    Scenario: who helps nobody may enter alone
      Given IV.16 rebellion is in effect
      And Unit-1 belongs to ENG
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario Outline: the help that England gives to <side> does not bind others
      Given IV.16 rebellion is in effect
      And ENG has sent help to <side> in the war of IV.16
      And Unit-1 belongs to HOL
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

      Examples:
        | side |
        | FRA  |
        | FRO  |

    Scenario Outline: helpers of <side> may enter a province of a third country alone
      Given IV.16 rebellion is in effect
      And ENG has sent help to <side> in the war of IV.16
      And Unit-1 belongs to ENG
      When Unit-1 enters VASTERGOTALAND
      Then Unit-1 stands in VASTERGOTALAND

      Examples:
        | side |
        | FRA  |
        | FRO  |

    Scenario Outline: helpers of <side> may enter alone what an enemy of France has conquered
      Given IV.16 rebellion is in effect
      And ENG has sent help to <side> in the war of IV.16
      And POITOU is conquered by SPA
      And Unit-1 belongs to ENG
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

      Examples:
        | side |
        | FRA  |
        | FRO  |

    Scenario Outline: helpers of <side> may not enter French land that <holder> has taken alone
      Given IV.16 rebellion is in effect
      And ENG has sent help to <side> in the war of IV.16
      And POITOU is conquered by <holder>
      And Unit-1 belongs to ENG
      When Unit-1 enters POITOU
      Then Unit-1 enters POITOU is refused because of IV.16/military.4

      Examples:
        | side | holder |
        | FRA  | FRA    |
        | FRA  | FRO    |
        | FRO  | FRA    |
        | FRO  | FRO    |

    Scenario Outline: helpers of <side> may enter foreign land that <holder> has conquered alone
      Given IV.16 rebellion is in effect
      And ENG has sent help to <side> in the war of IV.16
      And VASTERGOTALAND is conquered by <holder>
      And Unit-1 belongs to ENG
      When Unit-1 enters VASTERGOTALAND
      Then Unit-1 stands in VASTERGOTALAND

      Examples:
        | side | holder |
        | FRA  | FRA    |
        | FRA  | FRO    |
        | FRO  | FRA    |
        | FRO  | FRO    |

    Scenario Outline: a minor that helps <side> is not bound by this
      Given IV.16 rebellion is in effect
      And SWE has sent help to <side> in the war of IV.16
      And Unit-1 belongs to SWE
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

      Examples:
        | side |
        | FRA  |
        | FRO  |

    Scenario Outline: without the rebellion helpers of <side> move freely
      Given ENG has sent help to <side> in the war of IV.16
      And Unit-1 belongs to ENG
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

      Examples:
        | side |
        | FRA  |
        | FRO  |

  @IV.16/peace.1 @IV.16/peace.1.rebels @IV.16/peace.1.loyal
  Rule: IV.16/peace.1 The capital decides

    Background:
      Given the capital of FRA is Province-1

    Scenario: rebels who hold the capital have won
      Given IV.16 rebellion is in effect
      And Province-1 is conquered by FRO
      When the peace step is played
      Then the rebels of IV.16 have won

    Scenario: another province in the hands of the rebels is no capital
      Given IV.16 rebellion is in effect
      And Province-2 is conquered by FRO (context)
      When the peace step is played
      Then IV.16 rebellion is over
      And the rebels of IV.16 have still not won

    Scenario: a capital in French hands leaves them beaten
      Given IV.16 rebellion is in effect
      When the peace step is played
      Then the loyalists of IV.16 have won
      And the rebels of IV.16 have still not won

    Scenario: France takes back an earlier victory of the rebels
      Given IV.16 rebellion is in effect
      And the rebels of IV.16 have won
      When the peace step is played
      Then the rebels of IV.16 have not won

    Scenario: a capital that France has conquered is French
      Given IV.16 rebellion is in effect
      And the owner of Province-1 is SPA (context)
      And Province-1 is conquered by FRA
      And the rebels of IV.16 have won
      When the peace step is played
      Then the rebels of IV.16 have not won

    Scenario: with the capital in the hands of an enemy neither side has won
      Given IV.16 rebellion is in effect
      And Province-1 is conquered by SPA
      When the peace step is played
      Then no rule settles IV.16/peace.1
      And IV.16/peace.1.rebels does not apply
      And IV.16/peace.1.loyal does not apply

    Scenario: a capital that somebody else owns is not French
      Given IV.16 rebellion is in effect
      And the owner of Province-1 is SPA
      When the peace step is played
      Then no rule settles IV.16/peace.1
      And IV.16/peace.1.loyal does not apply

    Scenario: without the rebellion the capital decides nothing
      Given Province-1 is conquered by FRO
      When the peace step is played
      Then the rebels of IV.16 have still not won

    Scenario: without the rebellion the capital takes no victory back
      Given the rebels of IV.16 have won
      When the peace step is played
      Then the rebels of IV.16 have still won
      And IV.16/peace.1.loyal does not apply

  @IV.16/peace.2
  Rule: IV.16/peace.2 What a victory of the rebels brings

    Background:
      Given the leader of the rebels of IV.16 is ENG
      And the capital of FRA is Province-1

    Scenario: the monarch dies and whoever runs the rebels scores
      Given IV.16 rebellion is in effect
      And Province-1 is conquered by FRO
      When the peace step is played
      Then the monarch of FRA dies
      And FRA has a dynastic crisis ahead
      And the score of ENG rises by 10
      And the last turn of the minister of FRA is still 0

    Scenario: Richelieu dies with the monarch, and his event is over
      Given IV.16 rebellion is in effect
      And Province-1 is conquered by FRO
      And IV.20 is in effect
      And the last turn of the minister of FRA is 19 (context)
      When the peace step is played
      Then the last turn of the minister of FRA is 17
      And IV.20 is over
      And the monarch of FRA dies

    Scenario: the heir is rolled from the values of a Richelieu who dies with the monarch
      Given IV.16 rebellion is in effect
      And Province-1 is conquered by FRO
      And IV.20 is in effect
      And the administration of the minister of FRA is 9
      When the peace step is played
      Then the administration of the heir of FRA is 9

    Scenario: when France wins nothing of this comes about
      Given IV.16 rebellion is in effect
      And IV.20 is in effect
      When the peace step is played
      Then IV.16 rebellion is over
      And FRA still does not have a dynastic crisis ahead
      And the score of ENG is still 0
      And IV.20 is still in effect

    Scenario: an old victory brings nothing more
      Given the rebels of IV.16 have won
      And IV.20 is in effect
      When the peace step is played
      Then FRA still does not have a dynastic crisis ahead
      And the score of ENG is still 0
      And IV.20 is still in effect

  @IV.16/peace.3
  Rule: IV.16/peace.3 The rebels go back into French service

    Scenario: rebel units and leaders are French again and the rebellion is over
      Given IV.16 rebellion is in effect
      And Unit-1 belongs to FRO
      And Unit-1 stands in LYONNAIS
      And Unit-2 belongs to SPA
      And Unit-2 stands in LYONNAIS (context)
      And Leader-1 serves FRO
      And Leader-2 serves SPA
      When the peace step is played
      Then Unit-1 belongs to FRA
      And Unit-2 still belongs to SPA
      And Leader-1 serves FRA
      And Leader-2 still serves SPA
      And IV.16 rebellion is over

    Scenario: rebels on the land of another are French again as well
      Given IV.16 rebellion is in effect
      And Unit-1 belongs to FRO
      And Unit-1 stands in NEWA (context)
      When the peace step is played
      Then Unit-1 belongs to FRA

    Scenario: the rebels of La Rochelle stay rebels
      Given IV.16 rebellion is in effect
      And IV.12 is in effect (context)
      And Unit-1 belongs to ROC
      And Unit-1 stands in POITOU (context)
      And Unit-2 belongs to FRO
      And Unit-2 stands in POITOU (context)
      When the peace step is played
      Then Unit-1 still belongs to ROC
      And Unit-2 belongs to FRA

    Scenario: rebels outside the Fronde stay rebels
      Given Unit-1 belongs to FRO
      And Unit-1 stands in LYONNAIS (context)
      And Leader-1 serves FRO
      When the peace step is played
      Then Unit-1 still belongs to FRO
      And Leader-1 still serves FRO
      And IV.16/peace.3 does not apply
