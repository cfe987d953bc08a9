Feature: IV.6 Personal union between England and Scotland

  @IV.6/header
  Rule: IV.6/header The union lasts up to VI.8 or the Scottish war of IV.7

    Scenario: the union goes on from turn to turn
      Given IV.6 is in effect
      When the interphase step is played
      Then IV.6 is still in effect

    Scenario: VI.8 ends the union
      Given IV.6 is in effect
      And VI.8 is in effect
      When the interphase step is played
      Then IV.6 is over

    Scenario: the Scottish war of the civil war ends the union
      Given IV.6 is in effect
      And SCO is at war with ENG
      And the war between SCO and ENG comes from IV.7
      When the interphase step is played
      Then IV.6 is over

    Scenario: the Scottish war of another event leaves the union alone
      Given IV.6 is in effect
      And SCO is at war with ENG
      And the war between SCO and ENG comes from III.13 (context)
      When the interphase step is played
      Then IV.6 is still in effect

    Scenario: a Scottish war that is over does not end a union that was restored
      Given IV.6 is in effect
      And the war between SCO and ENG comes from IV.7
      And SCO is not at war with ENG (context)
      When the interphase step is played
      Then IV.6 is still in effect

  @IV.6/pre
  Rule: IV.6/pre Scotland must not be at war with England

    Scenario: with peace between the two the crowns are joined
      Given SCO is at war with FRA (context)
      When IV.6 is rolled
      Then IV.6 starts

    Scenario: with war between the two the event is lost
      Given SCO is at war with ENG
      When IV.6 is rolled
      Then IV.6 is marked off
      And IV.6 counts as played
      And the fate of IV.6 is nothing
      And IV.6 is still dormant

    Scenario: the Scottish war of III.13 costs England the union
      When the lot of III.13 falls on SPA (context)
      And III.13 is rolled
      And IV.6 is rolled
      Then III.13 is still in effect
      And IV.6 is marked off
      And IV.6 counts as played

  @IV.6/events.1
  Rule: IV.6/events.1 Scotland is an English vassal

    Scenario: a Scotland that leans to France becomes a vassal of England
      Given SCO is in EG of FRA (context)
      When IV.6 is rolled
      Then SCO is in VA of ENG

    Scenario: an annexed Scotland is a minor again
      Given SCO is annexed by ENG
      When IV.6 is rolled
      Then SCO is a minor
      And SCO is in VA of ENG

    Scenario: France cannot draw Scotland away
      Given IV.6 is in effect
      When FRA takes control of SCO in EG
      Then SCO is still in VA of ENG

    Scenario: once the union is over Scotland can be drawn away
      Given IV.6 is over (context)
      When FRA takes control of SCO in EG
      Then SCO is in EG of FRA

  @IV.6/events.2
  Rule: IV.6/events.2 Scotland's enemies make peace or attack England

    Scenario: every enemy has to make peace or attack England
      Given SCO is at war with FRA
      And SCO is at war with DEN
      When IV.6 is rolled
      Then FRA makes a white peace with SCO or FRA declares war on ENG is obligatory because of IV.6/events.2
      And DEN makes a white peace with SCO or DEN declares war on ENG is obligatory because of IV.6/events.2
      And SPA makes a white peace with SCO or SPA declares war on ENG is not obligatory

    Scenario: an enemy that makes peace has no quarrel with England
      Given SCO is at war with FRA
      When IV.6 is rolled
      And FRA makes a white peace with SCO
      Then SCO is not at war with FRA
      And FRA still has no free CB against ENG

    Scenario: an enemy that has attacked England owes nothing more
      Given IV.6 is in effect
      And the first turn of IV.6 is 17
      And SCO is at war with FRA
      And FRA is at war with ENG (context)
      And the war between FRA and ENG comes from IV.6
      Then FRA makes a white peace with SCO or FRA declares war on ENG is not obligatory

    Scenario: in the next turn nobody has to choose any more
      Given IV.6 is in effect
      And the first turn of IV.6 is 19
      And the turn is 20
      And SCO is at war with FRA
      When FRA declares war on ENG
      Then FRA makes a white peace with SCO or FRA declares war on ENG is not obligatory
      And the war between FRA and ENG still does not come from IV.6

    Scenario: an enemy that refuses the peace attacks England
      Given SCO is at war with FRA
      And the turn is 20
      When IV.6 is rolled
      And FRA declares war on ENG
      Then SCO is still at war with FRA
      And FRA is at war with ENG
      And FRA can use a free CB against ENG
      And the last turn of the CB of FRA against ENG is 20
      And the CB of FRA against ENG comes from IV.6
      And the war between FRA and ENG comes from IV.6
      And FRA calls its allies against ENG in the war of IV.6 is allowed because of IV.6/events.2
      And ENG calls its allies against FRA in the war of IV.6 is allowed because of IV.6/events.2

    Scenario: who was at peace with Scotland has no quarrel with England
      Given SCO is at war with DEN (context)
      When IV.6 is rolled
      And FRA declares war on ENG
      Then the war between FRA and ENG still does not come from IV.6
      And FRA still has no free CB against ENG

    Scenario: in a war of another cause nothing is said about allies
      Given FRA is at war with ENG (context)
      And the first turn of the war between FRA and ENG is 17
      Then FRA calls its allies against ENG in the war of IV.6 is not allowed because of IV.6/events.2

    Scenario: allies may be called at the outset only
      Given FRA is at war with ENG (context)
      And the war between FRA and ENG comes from IV.6
      And the first turn of the war between FRA and ENG is 17 (context)
      And the turn is 18
      Then FRA calls its allies against ENG in the war of IV.6 is not allowed because of IV.6/events.2
