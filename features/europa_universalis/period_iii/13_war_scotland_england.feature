Feature: III.13 War between Scotland and England

  @III.13/header
  Rule: III.13/header The event lives as long as the war

    Scenario: the event ends when the war is over
      Given III.13 is in effect
      When the interphase step is played
      Then III.13 is over

    Scenario: the event goes on with the war
      Given III.13 is in effect
      And SCO is at war with ENG
      When the interphase step is played
      Then III.13 is still in effect

    Scenario: an event that never began does not end
      Given III.13 is dormant (context)
      When the interphase step is played
      Then III.13 is still dormant

  @III.13/pre.1
  Rule: III.13/pre.1 Scotland has to be inactive

    Scenario: an active Scotland sends the dice back
      Given SCO is at war with DEN
      When the lot of III.13 falls on SPA (context)
      And III.13 is rolled
      Then the fate of III.13 is roll again
      And III.13 is still dormant
      And III.13 is still not marked off
      And III.13 still does not count as played

    Scenario: an annexed Scotland sends the dice back
      Given SCO is annexed by ENG
      When III.13 is rolled
      Then the fate of III.13 is roll again
      And III.13 is still dormant

    Scenario: the wars of others do not matter
      Given POR is at war with DEN (context)
      When the lot of III.13 falls on SPA
      And III.13 is rolled
      Then III.13 is in effect

  @III.13/pre.2
  Rule: III.13/pre.2 No war after the union of the crowns

    Scenario Outline: a union that is <status> crosses the war off and sends the dice back
      Given IV.6 is <status>
      When III.13 is rolled
      Then the fate of III.13 is roll again
      And III.13 is marked off
      And III.13 is still dormant
      And III.13 still does not count as played

      Examples:
        | status    |
        | in effect |
        | over      |

    Scenario: without a union the war breaks out
      When the lot of III.13 falls on FRA
      And III.13 is rolled
      Then III.13 is in effect

    @III.13/pre.1 @III.13/pre.2
    Scenario: an active Scotland after the union leaves it open whether the war is crossed off
      Given IV.6 is in effect
      And SCO is at war with DEN
      When III.13 is rolled
      Then the rules disagree whether III.13 is marked off

    Scenario: the union, once rolled, takes the war out of the game
      When IV.6 is rolled
      And III.13 is rolled
      Then the fate of III.13 is roll again
      And III.13 is marked off
      And SCO is still not at war with ENG

  @III.13/pre.3
  Rule: III.13/pre.3 England may decline

    Scenario: declining costs stability, points and diplomacy
      When ENG refuses III.13
      And the lot of III.13 falls on SPA (context)
      And III.13 is rolled
      Then III.13 is marked off
      And III.13 counts as played
      And the fate of III.13 is nothing
      And III.13 is still dormant
      And the stability of ENG falls by 3
      And the score of ENG falls by 20

    Scenario: an England that does not decline goes to war
      When ENG does not refuse III.13
      And the lot of III.13 falls on SPA
      And III.13 is rolled
      Then III.13 is in effect
      And the score of ENG is still 0

    Scenario: declining costs the control of Scotland
      Given SCO is in VA of ENG
      When ENG refuses III.13
      And III.13 is rolled
      Then SCO is neutral

    Scenario: declining costs nobody else the control of Scotland
      Given SCO is in MA of FRA
      When ENG refuses III.13
      And III.13 is rolled
      Then III.13 counts as played
      And SCO is still in MA of FRA

    @III.13/pre.1 @III.13/pre.3
    Scenario: while Scotland is active there is nothing to decline
      Given SCO is in MA of ENG
      And SCO is at war with DEN
      When ENG refuses III.13
      And III.13 is rolled
      Then the fate of III.13 is roll again
      And III.13 is still not marked off
      And III.13 still does not count as played
      And the stability of ENG is still 3
      And SCO is still in MA of ENG

    @III.13/pre.2 @III.13/pre.3
    Scenario: after the union there is nothing to decline
      Given IV.6 is over
      And SCO is in MA of ENG
      When ENG refuses III.13
      And III.13 is rolled
      Then III.13 is marked off
      And III.13 still does not count as played
      And the score of ENG is still 0
      And SCO is still in MA of ENG

    Scenario Outline: after declining in turn <turn> England keeps away until the last turn <last> of the period
      Given the turn is <turn>
      When ENG refuses III.13
      And III.13 is rolled
      Then the diplomatic ban of ENG on SCO is <last>
      And ENG does diplomacy on SCO is refused because of III.13/pre.3

      Examples:
        | turn | last |
        | 14   | 14   |
        | 26   | 34   |
        | 34   | 34   |

    Scenario: diplomacy is forbidden in the last turn of the ban
      Given the diplomatic ban of ENG on SCO is 25
      And the turn is 25 (context)
      When ENG does diplomacy on SCO
      Then ENG does diplomacy on SCO is refused because of III.13/pre.3

    Scenario: diplomacy is free again when the ban has run out
      Given the diplomatic ban of ENG on SCO is 25 (context)
      And the turn is 26
      When ENG does diplomacy on SCO
      Then ENG does diplomacy on SCO is allowed

    Scenario: France is not banned
      Given the diplomatic ban of ENG on SCO is 25 (context)
      When FRA does diplomacy on SCO
      Then FRA does diplomacy on SCO is allowed

  @III.13/events.1
  Rule: III.13/events.1 Scotland attacks

    Scenario: Scotland declares war on England
      Given SCO is in MA of FRA
      When III.13 starts
      Then SCO declares war on ENG
      And SCO is at war with ENG
      And the war between SCO and ENG comes from III.13

    Scenario: a Scotland of England goes over to another patron
      Given SCO is in MA of ENG
      And FRA is at war with ENG
      When III.13 starts
      Then the patron of SCO is FRA

    Scenario: a Scotland of Denmark keeps its patron
      Given SCO is in MA of DEN
      When the lot of III.13 falls on SPA (context)
      And III.13 starts
      Then III.13 is in effect
      And SCO is still in MA of DEN

  @III.13/events.2
  Rule: III.13/events.2 England calls its allies

    Scenario: England calls its allies in the turn of the attack
      Given III.13 is in effect
      And the first turn of III.13 is 17
      And SCO is at war with ENG
      And the war between SCO and ENG comes from III.13
      When ENG calls its allies against SCO in the war of III.13
      Then ENG calls its allies against SCO in the war of III.13 is allowed because of III.13/events.2

    Scenario: of a war that another event has brought about it does not speak
      Given III.13 is in effect
      And the first turn of III.13 is 17 (context)
      And SCO is at war with ENG (context)
      And the war between SCO and ENG comes from IV.7
      When ENG calls its allies against SCO in the war of III.13
      Then ENG calls its allies against SCO in the war of III.13 is not allowed because of III.13/events.2

    Scenario: the event no longer speaks of allies a turn later
      Given III.13 is in effect
      And the first turn of III.13 is 16
      And SCO is at war with ENG
      And the war between SCO and ENG comes from III.13 (context)
      When ENG calls its allies against SCO in the war of III.13
      Then ENG calls its allies against SCO in the war of III.13 is allowed
      But ENG calls its allies against SCO in the war of III.13 is not allowed because of III.13/events.2

    Scenario: the event no longer speaks of allies when it is over
      Given III.13 is over (context)
      And the first turn of III.13 is 17
      And SCO is at war with ENG (context)
      And the war between SCO and ENG comes from III.13 (context)
      When ENG calls its allies against SCO in the war of III.13
      Then ENG calls its allies against SCO in the war of III.13 is not allowed because of III.13/events.2

  @III.13/events.3
  Rule: III.13/events.3 The patron of Scotland comes to its help

    Scenario: France helps when an ally of England has attacked
      Given III.13 is in effect
      And the patron of SCO is FRA
      And HOL is allied with ENG
      And HOL is at war with SCO
      When FRA sends help to SCO in the war of III.13
      Then FRA sends help to SCO in the war of III.13 is allowed because of III.13/events.3

    Scenario: Scotland calls France in against an ally of England
      Given III.13 is in effect
      And the patron of SCO is FRA
      And HOL is allied with ENG
      And HOL is at war with SCO
      When SCO calls FRA into its war with HOL
      Then SCO calls FRA into its war with HOL is allowed because of III.13/events.3

    Scenario: outside the event the clause is silent
      Given III.13 is over (context)
      And the patron of SCO is FRA
      And HOL is allied with ENG
      And HOL is at war with SCO
      When FRA sends help to SCO in the war of III.13
      Then FRA sends help to SCO in the war of III.13 is not allowed because of III.13/events.3

    Scenario: somebody who is not the patron has no such right
      Given III.13 is in effect
      And the patron of SCO is SPA (context)
      And HOL is allied with ENG
      And HOL is at war with SCO
      When FRA sends help to SCO in the war of III.13
      Then FRA sends help to SCO in the war of III.13 is not allowed because of III.13/events.3

    Scenario: an attacker who is no ally of England gives no such right
      Given III.13 is in effect
      And the patron of SCO is FRA
      And HOL is at war with SCO
      When FRA sends help to SCO in the war of III.13
      Then FRA sends help to SCO in the war of III.13 is not allowed because of III.13/events.3

    Scenario: an ally of England that stays at peace gives no such right
      Given III.13 is in effect
      And the patron of SCO is FRA
      And HOL is allied with ENG
      When FRA sends help to SCO in the war of III.13
      Then FRA sends help to SCO in the war of III.13 is not allowed because of III.13/events.3

  @III.13/events.4
  Rule: III.13/events.4 A patron for a neutral Scotland

    Scenario Outline: the lot gives a neutral Scotland to <drawn>
      When the lot of III.13 falls on <drawn>
      And III.13 starts
      Then SCO is in EG of <drawn>

      Examples:
        | drawn |
        | SPA   |
        | FRA   |

    Scenario Outline: <fighter> alone at war with England comes first
      Given <fighter> is at war with ENG
      When III.13 starts
      Then SCO is in EG of <fighter>

      Examples:
        | fighter |
        | SPA     |
        | FRA     |

    Scenario Outline: the lot falls on <drawn> when both fight England
      Given <drawn> is at war with ENG
      And <other> is at war with ENG (context)
      When the lot of III.13 falls on <drawn>
      And III.13 starts
      Then SCO is in EG of <drawn>

      Examples:
        | drawn | other |
        | SPA   | FRA   |
        | FRA   | SPA   |

    Scenario: the control cannot be turned down
      Given III.13 is in effect
      And SCO is in EG of SPA
      When SPA declines the control of SCO
      Then SPA declines the control of SCO is refused because of III.13/events.4

    Scenario: when the event is over Spain may give Scotland up
      Given III.13 is over (context)
      And SCO is in EG of SPA
      When SPA declines the control of SCO
      Then SCO is neutral

    Scenario: a Scotland with a patron is not given away
      Given SCO is in MA of DEN
      And FRA is at war with ENG (context)
      When III.13 starts
      Then SCO is at war with ENG
      And SCO is still in MA of DEN

  @III.13/administration.1
  Rule: III.13/administration.1 Offensive reinforcements

    Scenario: the reinforcements are offensive as long as the war lasts
      Given III.13 is in effect
      When the interphase step is played
      Then III.13 is over
      And the reinforcements of SCO are free

    Scenario: the attack brings offensive reinforcements
      Given SCO is in MA of FRA
      When III.13 starts
      Then the reinforcements of SCO are offensive
