Feature: IV.9 Act of navigation

  @IV.9/header
  Rule: IV.9/header It lasts until England is beaten or V.12 comes

    Background:
      Given IV.9 is in effect

    Scenario: a later event that has come ends the act
      Given V.12 is in effect
      When the interphase step is played
      Then IV.9 is over

    Scenario: an England that lost over the act gives it up
      Given ENG has been beaten in a war from IV.9
      When the interphase step is played
      Then IV.9 is over

    Scenario: a defeat in another war leaves the act in force
      Given ENG has been beaten in a war from III.13 (context)
      When the interphase step is played
      Then IV.9 is still in effect

  @IV.9/header
  Rule: IV.9/header What an English defeat is

    Scenario: even a peace of level 1 is an English defeat
      Given HOL is at war with ENG
      And the war between HOL and ENG comes from IV.9
      When HOL wins a peace of level 1 over ENG
      Then ENG has been beaten in a war from IV.9

    Scenario: a crushing is an English defeat
      Given HOL is at war with ENG
      And the war between HOL and ENG comes from IV.9
      When HOL crushes ENG
      Then ENG has been beaten in a war from IV.9

    Scenario Outline: <end> in another war is no such defeat
      Given HOL is at war with ENG
      And the war between HOL and ENG comes from III.13 (context)
      When HOL <act> ENG
      Then HOL is not at war with ENG
      And ENG has still not been beaten in a war from IV.9

      Examples:
        | end        | act                        |
        | a peace    | wins a peace of level 3 over |
        | a crushing | crushes                    |

    Scenario: a war that England wins is no defeat
      Given HOL is at war with ENG
      And the war between HOL and ENG comes from IV.9 (context)
      When ENG wins a peace of level 5 over HOL
      Then HOL is not at war with ENG
      And ENG has still not been beaten in a war from IV.9

  @IV.9/pre.1
  Rule: IV.9/pre.1 England has to be Protestant

    Scenario: a Protestant England passes the act
      Given IV.7 is in effect
      When IV.9 is rolled
      Then IV.9 is in effect

    Scenario: a Catholic England sends the dice back
      Given IV.7 is over
      And ENG is conciliatory
      When IV.9 is rolled
      Then the fate of IV.9 is roll again
      And IV.9 is still dormant
      And IV.9 is still not marked off

  @IV.9/pre.2
  Rule: IV.9/pre.2 The civil war has to have come

    Scenario: a civil war long over is enough
      Given IV.7 is over
      When IV.9 is rolled
      Then IV.9 is in effect

    Scenario: before the civil war the dice are thrown again
      When IV.9 is rolled
      Then the fate of IV.9 is roll again
      And IV.9 is still dormant

  @IV.9/events.1
  Rule: IV.9/events.1 Foreign fleets leave and England grows

    Background:
      Given IV.7 is over

    Scenario: foreign fleets leave the English zone
      Given the fleet of HOL in CTZ England is 3
      And the fleet of DEN in CTZ England is 1
      When IV.9 is rolled
      Then the fleet of HOL in CTZ England is 0
      And the lost fleet of HOL in CTZ England is 3
      And the fleet of DEN in CTZ England is 0
      And the lost fleet of DEN in CTZ England is 1

    Scenario: fleets elsewhere and the English fleet stay
      Given the fleet of HOL in CTZ France is 3
      And the fleet of ENG in CTZ England is 3
      When IV.9 is rolled
      Then IV.9 is in effect
      And the fleet of HOL in CTZ France is still 3
      And the fleet of ENG in CTZ England is still 3
      And the lost fleet of ENG in CTZ England is still 0
      And ENG still has no normal CB against ENG

    Scenario: levels laid up before are not lost again
      Given the lost fleet of HOL in CTZ England is 2
      When IV.9 is rolled
      Then IV.9 is in effect
      And the lost fleet of HOL in CTZ England is still 2

    Scenario: an eligible England adds two levels
      Given ENG has leave to trade in CTZ England
      And the fleet of ENG in CTZ England is 3
      When IV.9 is rolled
      Then the fleet of ENG in CTZ England is 5

    Scenario Outline: a player who loses a fleet on turn <turn> has a CB to the end of the period
      Given the turn is <turn>
      And the fleet of HOL in CTZ England is 1
      When IV.9 is rolled
      Then HOL has a normal CB against ENG
      And the last turn of the CB of HOL against ENG is <last>
      And the CB of HOL against ENG comes from IV.9

      Examples:
        | turn | last |
        | 14   | 14   |
        | 25   | 25   |
        | 26   | 34   |
        | 34   | 34   |
        | 35   | 42   |
        | 42   | 42   |
        | 43   | 54   |
        | 54   | 54   |
        | 55   | 62   |

    Scenario: a player without a fleet there has none
      Given the fleet of HOL in CTZ France is 3 (context)
      When IV.9 is rolled
      Then IV.9 is in effect
      And HOL still has no normal CB against ENG

    Scenario: a minor that loses a fleet has none
      Given the fleet of DEN in CTZ England is 3
      When IV.9 is rolled
      Then the fleet of DEN in CTZ England is 0
      And DEN still has no normal CB against ENG

  @IV.9/events.1
  Rule: IV.9/events.1 A war by the CB is a war of the act

    Scenario: a war by this CB is a war of the act
      Given the turn is 34 (context)
      And HOL has a normal CB against ENG
      And the last turn of the CB of HOL against ENG is 34
      And the CB of HOL against ENG comes from IV.9
      When HOL chooses to use the CB of IV.9 against ENG
      And HOL declares war on ENG
      Then the war between HOL and ENG comes from IV.9

    Scenario: a war for which it is not used is none
      Given the turn is 34 (context)
      And HOL has a normal CB against ENG
      And the last turn of the CB of HOL against ENG is 34
      And the CB of HOL against ENG comes from IV.9
      When HOL declares war on ENG
      Then HOL is at war with ENG
      And the war between HOL and ENG still does not come from IV.9

    Scenario Outline: a war <why> is no war of the act
      Given the turn is <turn> (context)
      And HOL has a <kind> against ENG
      And the last turn of the CB of HOL against ENG is 34
      And the CB of HOL against ENG comes from <event>
      When HOL chooses to use the CB of IV.9 against ENG (context)
      And HOL declares war on ENG
      Then HOL is at war with ENG
      And the war between HOL and ENG still does not come from IV.9

      Examples:
        | why                     | turn | kind      | event  |
        | after the period        | 35   | normal CB | IV.9   |
        | by a CB of another kind | 33   | free CB   | IV.9   |
        | by another event        | 33   | normal CB | IV.6   |

  @IV.9/events.2
  Rule: IV.9/events.2 Only England trades in English waters

    Scenario: a foreign player may not put levels down
      Given IV.9 is in effect
      When the number of fleet levels HOL puts in CTZ England is 3
      And HOL places fleet levels in CTZ England
      Then HOL places fleet levels in CTZ England is refused because of IV.9/events.2

    Scenario: England may
      Given IV.9 is in effect
      When the number of fleet levels ENG puts in CTZ England is 3
      And ENG places fleet levels in CTZ England
      Then the fleet of ENG in CTZ England is 3

    Scenario: in French waters a foreign player may
      Given IV.9 is in effect (context)
      When the number of fleet levels HOL puts in CTZ France is 3
      And HOL places fleet levels in CTZ France
      Then the fleet of HOL in CTZ France is 3

    Scenario: once the act is over a foreign player may
      Given IV.9 is over (context)
      When the number of fleet levels HOL puts in CTZ England is 3
      And HOL places fleet levels in CTZ England
      Then the fleet of HOL in CTZ England is 3

  @IV.9/peace.1
  Rule: IV.9/peace.1 A victor may have the act lifted

    Background:
      Given IV.9 is in effect
      And HOL is at war with ENG

    Scenario: a peace of level 4 lets the victor lift the act
      Given the war between HOL and ENG comes from IV.9
      When HOL wins a peace of level 4 over ENG
      And HOL renounces IV.9
      Then HOL renounces IV.9 is allowed because of IV.9/peace.1
      And IV.9 is over

    Scenario: a victor may prefer other terms
      Given the war between HOL and ENG comes from IV.9
      When HOL wins a peace of level 5 over ENG
      Then HOL is not at war with ENG
      And IV.9 is still in effect

    Scenario: when the peace phase is over it is too late
      Given the war between HOL and ENG comes from IV.9
      When HOL wins a peace of level 4 over ENG
      And the peace step is played
      Then HOL renounces IV.9 is not allowed because of IV.9/peace.1

    Scenario: an ally that objects keeps the victor from it
      Given the war between HOL and ENG comes from IV.9
      And HOL is allied with DEN
      When DEN objects to lifting IV.9
      And HOL wins a peace of level 4 over ENG
      Then HOL renounces IV.9 is not allowed because of IV.9/peace.1

    Scenario Outline: a victor <who> has no such leave
      Given HOL is a <kind> (context)
      And the war between HOL and ENG comes from <event> (context)
      When HOL wins a peace of level <level> over ENG
      Then HOL renounces IV.9 is not allowed because of IV.9/peace.1

      Examples:
        | who                    | kind   | event  | level |
        | by a peace of level 3  | player | IV.9   | 3     |
        | in another war         | player | III.13 | 5     |
        | that is a minor        | minor  | IV.9   | 5     |

  @IV.9/peace.2
  Rule: IV.9/peace.2 Foreign levels come back and England keeps one

    Background:
      Given IV.9 is in effect
      And HOL is at war with ENG
      And the war between HOL and ENG comes from IV.9

    Scenario: what was lost comes back
      Given the lost fleet of HOL in CTZ England is 3
      And the lost fleet of DEN in CTZ France is 2 (context)
      When HOL wins a peace of level 4 over ENG
      And HOL renounces IV.9
      Then the fleet of HOL in CTZ England is 3
      And the lost fleet of HOL in CTZ England is 0
      And the fleet of DEN in CTZ France is still 0
      And the lost fleet of SPA in CTZ England is still 0

    Scenario: levels laid up for another reason do not
      Given the dormant fleet of HOL in CTZ England is 3
      When HOL wins a peace of level 4 over ENG
      And HOL renounces IV.9
      Then IV.9 is over
      And the fleet of HOL in CTZ England is still 0

    Scenario Outline: an English fleet of level <before> is set to one level
      Given the fleet of ENG in CTZ England is <before>
      When HOL wins a peace of level 4 over ENG
      And HOL renounces IV.9
      Then the fleet of ENG in CTZ England is 1

      Examples:
        | before |
        | 5      |
        | 2      |

    Scenario: an English fleet that is gone is not raised
      When HOL wins a peace of level 4 over ENG
      And HOL renounces IV.9
      Then IV.9 is over
      And the fleet of ENG in CTZ England is still 0
