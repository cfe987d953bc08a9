Feature: Declarations

  @e1615/declarations.2
  Rule: The land of an opponent is closed

    Background:
      Given Unit-1 serves FRA
      And Unit-2 is raised by SAV
      And FRA has 4 INFs in SAV

    Scenario Outline: <unit> does not head for <province>
      Given SPA has 3 INFs in BRA
      When <unit> heads for <province>
      Then <unit> heads for <province> is refused because of e1615/declarations.2

      Examples:
        | unit   | province |
        | Unit-1 | Madrid   |
        | Unit-2 | Madrid   |
        | Unit-1 | Kurmark  |
        | Unit-2 | Kurmark  |

    Scenario: land that an opponent controls is closed
      Given BRA is controlled by SPA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/declarations.2

    Scenario Outline: once FRA is <standing> SPA the land is open
      Given FRA is <standing> SPA
      When Unit-1 heads for Madrid
      Then Unit-1 heads for Madrid is not refused because of e1615/declarations.2
      And Unit-1 is bound for Madrid

      Examples:
        | standing    |
        | at war with |
        | allied with |

    Scenario: the aligned state of the power itself is not closed
      When Unit-1 heads for Savoy
      Then Unit-1 heads for Savoy is not refused because of e1615/declarations.2

  @e1615/declarations.3
  Rule: Nothing is declared in the first year

    Scenario: a declaration of the first year is refused
      When FRA declares war on SPA
      Then FRA declares war on SPA is refused because of e1615/declarations.3

    Scenario: a declaration of the second year is taken
      Given the year is 2
      When FRA declares war on SPA
      Then FRA has declared war on SPA

  @e1615/declarations.4
  Rule: All is declared in the movement phase

    Background:
      Given the year is 2 (context)

    Scenario Outline: in the income phase no player can say that <what>
      Given the income phase is on
      And SPA is <standing> FRA (context)
      Then <what> is refused because of e1615/declarations.4

      Examples:
        | what                                  | standing        |
        | FRA declares war on SPA               | not at war with |
        | SPA announces an alliance with FRA    | not at war with |
        | FRA announces a break with SPA        | allied with     |
        | SPA announces its surrender to FRA    | at war with     |
        | SPA announces an armistice with FRA   | at war with     |

    Scenario: in the movement phase it is free to
      Given SPA is not at war with FRA (context)
      Then FRA declares war on SPA is not refused because of e1615/declarations.4

  @e1615/declarations.war.1
  Rule: A declared war takes effect next year

    Scenario: a declaration is handed in during the movement phase
      Given the year is 2
      When FRA declares war on SPA
      Then FRA has declared war on SPA
      And FRA is still not at war with SPA

    Scenario Outline: nobody declares war in the <phase> phase
      Given the <phase> phase is on
      And the year is 2 (context)
      When FRA declares war on SPA
      Then FRA declares war on SPA is refused because of e1615/declarations.4

      Examples:
        | phase  |
        | income |
        | build  |

    Scenario: war is there when the next year begins
      Given FRA has declared war on SPA
      When the orders step is played
      Then FRA is at war with SPA
      And FRA has no declared war on SPA
      And FRA is still not at war with ENG

    Scenario: war is not there in the moves of the same year
      Given FRA has 3 INFs in BRA (context)
      And Unit-1 is raised by BRA (context)
      And FRA wants Unit-1 in Hesse (context)
      And FRA has declared war on SPA (context)
      When the moves step is played
      Then FRA is still not at war with SPA

  @e1615/declarations.war.2
  Rule: War extends to the aligned states

    Scenario Outline: war of FRA on <enemy> and the INFs of <patron>
      Given FRA is at war with <enemy>
      And <patron> has 3 INFs in BRA
      Then FRA <answer> at war with BRA

      Examples:
        | enemy | patron | answer |
        | SPA   | SPA    | is     |
        | SPA   | ENG    | is not |
        | ENG   | SPA    | is not |

  @e1615/declarations.war.3
  Rule: Attacking the state of an opponent takes war on that opponent

    Background:
      Given SPA has 3 INFs in BRA
      And FRA has 4 INFs in SAV (context)

    Scenario Outline: without war there is no attack by a unit of which it is said that <whose>
      Given <whose>
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/declarations.war.3

      Examples:
        | whose                   |
        | Unit-1 serves FRA       |
        | Unit-1 is raised by SAV |

    Scenario Outline: FRA <standing> SPA sends a unit of which it is said that <whose>
      Given <whose>
      And FRA <standing> SPA
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark

      Examples:
        | whose                   | standing       |
        | Unit-1 serves FRA       | is at war with |
        | Unit-1 is raised by SAV | is at war with |
        | Unit-1 serves FRA       | is allied with |
        | Unit-1 is raised by SAV | is allied with |

    Scenario Outline: in a war on ENG a state that <power> has aligned is entered
      Given Unit-1 serves FRA
      And <power> has 7 INFs in HES
      And FRA is at war with ENG (context)
      When Unit-1 heads for Hesse
      Then Unit-1 heads for Hesse is not refused because of e1615/declarations.war.3

      Examples:
        | power |
        | FRA   |
        | ENG   |

  @e1615/declarations.war.5
  Rule: An unaligned state is entered without war

    Background:
      Given Unit-1 serves FRA (context)
      And Unit-2 is raised by SAV (context)
      And FRA has 3 INFs in SAV (context)

    Scenario Outline: <unit> enters without a declaration
      When <unit> heads for Hesse
      Then <unit> heads for Hesse is allowed because of e1615/declarations.war.5
      And <unit> is bound for Hesse

      Examples:
        | unit   |
        | Unit-1 |
        | Unit-2 |

  @e1615/declarations.war.6
  Rule: Support needs no war

    Scenario: the tenets have said so before
      Then e1615/declarations.war.6 says the same as e1615/tenets.5

  @e1615/declarations.war.7
  Rule: Foreign land is entered in war or alliance only

    Scenario: without war or alliance the land is closed
      Given Unit-1 serves FRA
      And FRA has declared war on SPA (context)
      When Unit-1 heads for Madrid
      Then Unit-1 heads for Madrid is refused because of e1615/declarations.war.7

    Scenario: units of aligned states are kept out as well
      Given FRA has 4 INFs in SAV
      And Unit-2 is raised by SAV
      When Unit-2 heads for Madrid
      Then Unit-2 heads for Madrid is refused because of e1615/declarations.war.7

    Scenario: aligned states are as closed as the land of their patron
      Given Unit-1 serves FRA
      And SPA has 3 INFs in BRA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/declarations.war.7

    Scenario: war opens the land
      Given Unit-1 serves FRA
      And FRA is at war with SPA
      When Unit-1 heads for Madrid
      Then Unit-1 is bound for Madrid

    Scenario: war opens the land to units of aligned states
      Given FRA has 4 INFs in SAV
      And Unit-2 is raised by SAV
      And FRA is at war with SPA
      When Unit-2 heads for Madrid
      Then Unit-2 is bound for Madrid

    Scenario: war opens the aligned states of the opponent as well
      Given Unit-1 serves FRA
      And FRA is at war with SPA
      And SPA has 3 INFs in BRA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is allowed

    Scenario: an alliance opens the land
      Given Unit-1 serves FRA
      And FRA is allied with SPA
      When Unit-1 heads for Madrid
      Then Unit-1 is bound for Madrid

    Scenario: land that a power controls is closed as its own land is
      Given Unit-1 serves FRA
      And BRA is controlled by SPA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/declarations.war.7

    Scenario: war opens the land that the enemy controls
      Given Unit-1 serves FRA
      And BRA is controlled by SPA
      And FRA is at war with SPA
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark

    Scenario: the aligned state of the power itself is open
      Given Unit-1 serves FRA
      And FRA has 3 INFs in BRA
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark

  @e1615/declarations.3
  Rule: No other declaration is made in the first year either

    Background:
      Given SPA is at war with FRA (context)
      And ENG is allied with FRA (context)

    Scenario Outline: in the first year <act> is refused
      When <act>
      Then <act> is refused because of e1615/declarations.3

      Examples:
        | act                                    |
        | SPA announces an alliance with AUS     |
        | ENG announces a break with FRA         |
        | SPA announces its surrender to FRA     |
        | SPA announces an armistice with FRA    |

    Scenario Outline: in the second year <act> is taken
      Given the year is 2
      When <act>
      Then <result>

      Examples:
        | act                                    | result                          |
        | SPA announces an alliance with AUS     | SPA offers an alliance to AUS   |
        | ENG announces a break with FRA         | ENG and FRA are to part         |
        | SPA announces its surrender to FRA     | SPA is to surrender to FRA      |
        | SPA announces an armistice with FRA    | SPA offers an armistice to FRA  |

  @e1615/declarations.alliances.1
  Rule: An alliance is announced in the movement phase for the next year

    Scenario Outline: no alliance is announced in the <phase> phase
      Given the year is 2 (context)
      And the <phase> phase is on
      When SPA announces an alliance with AUS
      Then SPA announces an alliance with AUS is refused because of e1615/declarations.4

      Examples:
        | phase  |
        | income |
        | build  |

    Scenario: in the movement phase it is announced
      Given the year is 2
      When SPA announces an alliance with AUS
      Then SPA offers an alliance to AUS
      And SPA is still not allied with AUS

    Scenario: the alliance is there when the next year begins
      Given SPA and AUS are to be allied
      When the orders step is played
      Then SPA is allied with AUS
      And SPA and AUS are not to be allied
      And SPA is still not allied with FRA

  @e1615/declarations.alliances.2
  Rule: All who are to be allied announce it

    Background:
      Given the year is 2

    Scenario: the first announcement is an offer
      When SPA announces an alliance with AUS
      Then SPA offers an alliance to AUS
      And SPA and AUS are still not to be allied

    Scenario: the answer makes the alliance
      Given AUS offers an alliance to SPA
      When SPA announces an alliance with AUS
      Then SPA and AUS are to be allied
      And AUS offers no alliance to SPA
      And SPA offers still no alliance to AUS

  @e1615/declarations.alliances.6
  Rule: Allies do not dislodge each other

    Background:
      Given Unit-1 serves FRA
      And SPA has 3 INFs in SAV
      And Unit-2 stands in Hesse

    Scenario Outline: <act> is refused where <whose>
      Given FRA is allied with SPA
      And <whose>
      Then <act> is refused because of e1615/declarations.alliances.6

      Examples:
        | act                             | whose                   |
        | Unit-1 dislodges Unit-2         | Unit-2 serves SPA       |
        | Unit-1 dislodges Unit-2         | Unit-2 is raised by SAV |

    Scenario Outline: it disagrees with the tenets on support where <whose>
      Given FRA is allied with SPA
      And <whose>
      Then the rules disagree whether Unit-1 supports a move in Hesse is allowed

      Examples:
        | whose                   |
        | Unit-2 serves SPA       |
        | Unit-2 is raised by SAV |

    Scenario: a move elsewhere is supported
      Given FRA is allied with SPA (context)
      And Unit-2 serves SPA (context)
      When Unit-1 supports a move in Savoy
      Then Unit-1 is supporting a move

    Scenario: a unit of a stranger is dislodged
      Given Unit-2 serves SPA (context)
      When Unit-1 dislodges Unit-2
      Then Unit-2 is dislodged

    Scenario: a unit of a third power is dislodged
      Given FRA is allied with SPA (context)
      And Unit-2 serves ENG (context)
      When Unit-1 dislodges Unit-2
      Then Unit-2 is dislodged

    Scenario: others are not bound
      Given FRA is allied with SPA (context)
      And Unit-2 serves SPA (context)
      And Unit-3 serves ENG (context)
      When Unit-3 dislodges Unit-2
      Then Unit-2 is dislodged

  @e1615/declarations.alliances.7
  Rule: An attack on an ally cuts no support

    Background:
      Given Unit-1 serves FRA
      And Unit-2 is supporting a hold

    Scenario: the support of an ally is not cut
      Given Unit-2 serves SPA
      And FRA is allied with SPA
      When Unit-1 cuts the support of Unit-2
      Then Unit-1 cuts the support of Unit-2 is refused because of e1615/declarations.alliances.7

    Scenario Outline: that of a unit of <power> is, with <ally> for an ally
      Given Unit-2 serves <power> (context)
      And FRA is allied with <ally> (context)
      When Unit-1 cuts the support of Unit-2
      Then Unit-2 supports nothing

      Examples:
        | power | ally |
        | SPA   | ENG  |
        | ENG   | SPA  |

    Scenario: others cut it
      Given Unit-3 serves ENG (context)
      And Unit-2 serves SPA (context)
      And FRA is allied with SPA (context)
      When Unit-3 cuts the support of Unit-2
      Then Unit-2 supports nothing

  @e1615/declarations.alliances.8
  Rule: Nor does it cut support by states of the ally

    Background:
      Given Unit-1 serves FRA
      And Unit-2 is supporting a hold
      And SPA has 3 INFs in SAV

    Scenario: support by a state of the ally is not cut
      Given Unit-2 is raised by SAV
      And FRA is allied with SPA
      When Unit-1 cuts the support of Unit-2
      Then Unit-1 cuts the support of Unit-2 is refused because of e1615/declarations.alliances.8

    Scenario Outline: support by <state> is, with <ally> for an ally
      Given Unit-2 is raised by <state> (context)
      And FRA is allied with <ally> (context)
      When Unit-1 cuts the support of Unit-2
      Then Unit-2 supports nothing

      Examples:
        | state | ally |
        | SAV   | ENG  |
        | HES   | SPA  |

    Scenario: other powers cut it
      Given Unit-3 serves ENG (context)
      And Unit-2 is raised by SAV (context)
      And FRA is allied with SPA (context)
      When Unit-3 cuts the support of Unit-2
      Then Unit-2 supports nothing

  @e1615/declarations.alliances.9
  Rule: Allies capture nothing from each other

    Background:
      Given Unit-1 serves FRA

    Scenario: home land of an ally is not taken
      Given FRA is allied with SPA
      And Unit-1 stands in Madrid
      When Unit-1 takes Madrid
      Then Unit-1 takes Madrid is refused because of e1615/declarations.alliances.9

    Scenario: nor is what the ally has taken
      Given FRA is allied with SPA
      And Vienna is taken by SPA
      And Unit-1 stands in Vienna
      When Unit-1 takes Vienna
      Then Unit-1 takes Vienna is refused because of e1615/declarations.alliances.9

    Scenario Outline: nor a state when <whose>
      Given FRA is allied with SPA
      And <whose>
      And Unit-1 stands in Savoy
      When Unit-1 captures SAV
      Then Unit-1 captures SAV is refused because of e1615/declarations.alliances.9

      Examples:
        | whose                    |
        | SPA has 3 INFs in SAV    |
        | SAV is controlled by SPA |

    Scenario: without an alliance home land is taken
      Given Unit-1 stands in Madrid
      When Unit-1 takes Madrid
      Then Madrid is taken by FRA

    Scenario: without an alliance a state is captured
      Given SPA has 3 INFs in SAV (context)
      And Unit-1 stands in Savoy
      When Unit-1 captures SAV
      Then SAV is controlled by FRA

    Scenario: land of others is taken
      Given FRA is allied with SPA (context)
      And Unit-1 stands in Vienna
      When Unit-1 takes Vienna
      Then Vienna is taken by FRA

    Scenario: states of others are captured
      Given FRA is allied with SPA (context)
      And ENG has 3 INFs in SAV (context)
      And Unit-1 stands in Savoy
      When Unit-1 captures SAV
      Then SAV is controlled by FRA

    Scenario: other powers capture it
      Given ENG is allied with SPA (context)
      And SPA has 3 INFs in SAV (context)
      And Unit-1 stands in Savoy
      When Unit-1 captures SAV
      Then SAV is controlled by FRA

    Scenario: others take the land of the ally
      Given ENG is allied with SPA (context)
      And Unit-1 stands in Madrid
      When Unit-1 takes Madrid
      Then Madrid is taken by FRA

  @e1615/declarations.alliances.11
  Rule: Any member breaks an alliance for the next year

    Background:
      Given the year is 2

    Scenario: a member announces its break
      Given FRA is allied with SPA
      When FRA announces a break with SPA
      Then FRA and SPA are to part
      And FRA is still allied with SPA

    Scenario: nobody breaks with a stranger
      When FRA announces a break with SPA
      Then FRA announces a break with SPA is refused

    Scenario Outline: not in the <phase> phase
      Given FRA is allied with SPA (context)
      And the <phase> phase is on
      When FRA announces a break with SPA
      Then FRA announces a break with SPA is refused because of e1615/declarations.4

      Examples:
        | phase  |
        | income |
        | build  |

    Scenario: when the next year begins the alliance is over
      Given FRA is allied with SPA
      And FRA and SPA are to part
      And FRA is allied with ENG
      When the orders step is played
      Then FRA is not allied with SPA
      And FRA and SPA are not to part
      And FRA and SPA parted this year
      And FRA is still allied with ENG

    Scenario: a year later nobody remembers
      Given FRA and SPA parted this year
      When the build step is played
      Then FRA and SPA did not part this year

  @e1615/declarations.alliances.12
  Rule: Units leave the home centers of a former ally

    Background:
      Given Unit-1 serves FRA
      And Unit-1 stands in Madrid

    Scenario: a unit that has stayed is disbanded
      Given FRA and SPA parted this year
      When the adjustment step is played
      Then Unit-1 is off the board
      And Unit-1 serves nobody

    Scenario: the unit of an ally stays
      Given FRA is allied with SPA (context)
      When the adjustment step is played
      Then Unit-1 still stands in Madrid

    Scenario: a unit elsewhere stays
      Given FRA and SPA parted this year (context)
      And Unit-1 stands in Naples
      When the adjustment step is played
      Then Unit-1 still stands in Naples

    Scenario: a unit of another power stays
      Given FRA and SPA parted this year
      And Unit-2 serves ENG
      And Unit-2 stands in Galicia
      When the adjustment step is played
      Then Unit-2 still stands in Galicia
      And Unit-1 is off the board

  @e1615/declarations.alliances.13
  Rule: The war of an ally does not bind the others

    Background:
      Given DEN is allied with FRA
      And FRA has declared war on ENG

    Scenario: the ally of an attacker stays at peace
      Given the year is 2
      And FRA has no declared war on ENG (context)
      When FRA declares war on ENG
      Then e1615/declarations.alliances.13 applies
      And DEN is still not at war with ENG

    Scenario: when the war of the ally begins it stays out
      When the orders step is played
      Then FRA is at war with ENG
      And DEN is still not at war with ENG

    Scenario Outline: <declares> brings the war all the same
      Given <declares>
      When the orders step is played
      Then DEN is at war with ENG

      Examples:
        | declares                    |
        | DEN has declared war on ENG |
        | ENG has declared war on DEN |

    Scenario: a war that is there goes on
      Given DEN is at war with ENG
      When the orders step is played
      Then DEN is still at war with ENG

    Scenario: nothing is said of a power that is no ally
      Given DEN is not allied with FRA (context)
      When the orders step is played
      Then e1615/declarations.alliances.13 does not apply

    Scenario: nothing is said where no ally declares war
      Given FRA has no declared war on ENG (context)
      And SPA has declared war on ENG (context)
      When the orders step is played
      Then e1615/declarations.alliances.13 does not apply

  @e1615/declarations.surrender.1
  Rule: One surrenders to an enemy

    Background:
      Given the year is 2

    Scenario: a surrender to an enemy is announced
      Given SPA is at war with FRA
      When SPA announces its surrender to FRA
      Then SPA is to surrender to FRA

    Scenario: nobody surrenders in peace
      Given SPA is at war with ENG (context)
      When SPA announces its surrender to FRA
      Then SPA announces its surrender to FRA is refused

  @e1615/declarations.surrender.2
  Rule: A surrender is in effect next year

    Scenario Outline: no surrender in the <phase> phase
      Given the year is 2 (context)
      And SPA is at war with FRA (context)
      And the <phase> phase is on
      When SPA announces its surrender to FRA
      Then SPA announces its surrender to FRA is refused because of e1615/declarations.4

      Examples:
        | phase  |
        | income |
        | build  |

    Scenario: it ends the war when the next year begins
      Given SPA is at war with FRA
      And SPA is to surrender to FRA
      And SPA is at war with ENG
      When the orders step is played
      Then SPA is not at war with FRA
      And SPA is not to surrender to FRA
      And SPA is still at war with ENG

  @e1615/declarations.surrender.3
  Rule: The victor may levy an indemnity

    Background:
      Given SPA agrees with FRA on an indemnity of 7
      And SPA is at war with FRA (context)

    Scenario: an indemnity is levied on whoever surrenders
      Given SPA is to surrender to FRA
      When FRA levies an indemnity of 7 on SPA
      Then an indemnity of 7 is levied on SPA by FRA

    Scenario: none is levied without a surrender
      Given SPA is at war with ENG (context)
      And SPA is to surrender to ENG (context)
      When FRA levies an indemnity of 7 on SPA
      Then FRA levies an indemnity of 7 on SPA is refused

  @e1615/declarations.surrender.4
  Rule: Both agree on the indemnity

    Background:
      Given SPA is at war with FRA (context)
      And SPA is to surrender to FRA
      And SPA agrees with FRA on an indemnity of 7

    Scenario: the sum agreed on is levied
      When FRA levies an indemnity of 7 on SPA
      Then an indemnity of 7 is levied on SPA by FRA

    Scenario: another sum is not
      Then the rules disagree whether FRA levies an indemnity of 8 on SPA is allowed

  @e1615/declarations.surrender.5
  Rule: Allies share the indemnity equally

    Background:
      Given SPA is at war with FRA
      And SPA is at war with ENG
      And FRA is allied with ENG

    Scenario: what is levied has to be shared out
      Given an indemnity of 8 is levied on SPA by FRA
      Then FRA divides 8 from SPA equally among the victors is obligatory

    Scenario: an even sum is shared out
      Given an indemnity of 8 is levied on SPA by FRA
      When FRA divides 8 from SPA equally among the victors
      Then an indemnity of 0 is levied on SPA by FRA

    Scenario: an odd sum cannot be
      Given an indemnity of 7 is levied on SPA by FRA
      When FRA divides 7 from SPA equally among the victors
      Then FRA divides 7 from SPA equally among the victors is refused

    Scenario: without an indemnity there is nothing to share
      Then FRA divides 8 from SPA equally among the victors is not obligatory

  @e1615/declarations.armistice.1
  Rule: Enemies announce an armistice in the movement phase

    Background:
      Given the year is 2

    Scenario: an enemy announces an armistice
      Given SPA is at war with FRA
      When SPA announces an armistice with FRA
      Then SPA offers an armistice to FRA
      And SPA is still at war with FRA

    Scenario: nobody does so in peace
      When SPA announces an armistice with FRA
      Then SPA announces an armistice with FRA is refused

    Scenario Outline: no armistice in the <phase> phase
      Given SPA is at war with FRA (context)
      And the <phase> phase is on
      When SPA announces an armistice with FRA
      Then SPA announces an armistice with FRA is refused

      Examples:
        | phase  |
        | income |
        | build  |

  @e1615/declarations.armistice.2
  Rule: An armistice of both ends the war

    Background:
      Given SPA is at war with FRA

    Scenario: the war is over when the next movement phase begins
      Given SPA offers an armistice to FRA
      And FRA offers an armistice to SPA
      When the orders step is played
      Then SPA is not at war with FRA
      And SPA offers no armistice to FRA
      And FRA offers no armistice to SPA

    Scenario Outline: <one> alone does not end it
      Given <one> offers an armistice to <other>
      When the orders step is played
      Then SPA is still at war with FRA

      Examples:
        | one | other |
        | SPA | FRA   |
        | FRA | SPA   |
