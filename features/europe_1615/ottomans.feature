Feature: The Ottomans

  @e1615/ottomans.2
  Rule: A Protestant power is the first to handle the Ottomans

    Scenario: a Protestant power is drawn
      When the referee draws SWE as the first handler
      Then the first handler is SWE

    Scenario: no Catholic power is drawn
      When the referee draws SPA as the first handler
      Then the referee draws SPA as the first handler is not allowed because of e1615/ottomans.2

    Scenario: once play has begun nobody is drawn for the first seat
      Given the game has begun
      When the referee draws SWE as the first handler
      Then the referee draws SWE as the first handler is not allowed because of e1615/ottomans.2

    Scenario: nobody has two seats
      Given the second handler is SWE
      When the referee draws SWE as the first handler
      Then the referee draws SWE as the first handler is refused

  @e1615/ottomans.3
  Rule: Two more are drawn as substitutes

    Scenario Outline: <power> is drawn as the <seat> handler
      When the referee draws <power> as the <seat> handler
      Then the <seat> handler is <power>

      Examples:
        | power | seat   |
        | SPA   | second |
        | ENG   | second |
        | SPA   | third  |

    Scenario Outline: once play has begun the <seat> handler is not drawn so
      Given the game has begun
      When the referee draws SPA as the <seat> handler
      Then the referee draws SPA as the <seat> handler is not allowed because of e1615/ottomans.3

      Examples:
        | seat   |
        | second |
        | third  |

  @e1615/ottomans.5
  Rule: Everybody may place INFs in the Ottoman Empire

    Scenario Outline: <power> places there
      Given <power> has 5 INFs to spend
      When <power> orders <number> INFs for OTT
      Then <power> has <number> INFs on order for OTT
      And <power> orders <number> INFs for OTT is allowed because of e1615/ottomans.5

      Examples:
        | power | number |
        | SPA   | 1      |
        | SWE   | 3      |

  @e1615/ottomans.6
  Rule: Only handlers give orders to Ottoman units

    Background:
      Given Unit-1 is raised by OTT
      And the year is 2 (context)

    Scenario: an outsider gives none
      Given the first handler is SWE (context)
      When FRA orders Unit-1 to Hesse
      Then FRA orders Unit-1 to Hesse is refused because of e1615/ottomans.6

    Scenario Outline: the <seat> handler gives orders
      Given the <seat> handler is SWE
      When SWE orders Unit-1 to Hesse
      Then SWE wants Unit-1 in Hesse

      Examples:
        | seat   |
        | first  |
        | second |
        | third  |

    Scenario: units of other states take orders from others
      Given Unit-2 is raised by BRA
      When FRA orders Unit-2 to Hesse
      Then FRA wants Unit-2 in Hesse

  @e1615/ottomans.7
  Rule: Ottoman units do not move unless aligned

    Scenario: of an unaligned empire the units do not move
      Given Unit-1 is raised by OTT
      When Unit-1 heads for Hesse
      Then Unit-1 heads for Hesse is refused because of e1615/ottomans.7

    Scenario: of a neutral empire the units do not move
      Given Unit-1 is raised by OTT
      And SPA has 1 INFs in OTT (context)
      And FRA has 2 INFs in OTT (context)
      And ENG has 2 INFs in OTT (context)
      When Unit-1 heads for Hesse
      Then Unit-1 heads for Hesse is refused because of e1615/ottomans.7

    Scenario: of an aligned empire they move
      Given Unit-1 is raised by OTT
      And SPA has 3 INFs in OTT (context)
      When Unit-1 heads for Hesse
      Then Unit-1 is bound for Hesse

    Scenario: units of another unaligned state are not held back
      Given Unit-1 is raised by BRA (context)
      When Unit-1 heads for Hesse
      Then Unit-1 is bound for Hesse

  @e1615/ottomans.8
  Rule: Ottoman units hold while unaligned or neutral

    Background:
      Given Unit-1 is raised by OTT
      And Unit-1 is bound for Hesse

    Scenario: an unaligned empire holds
      When the moves step is played
      Then Unit-1 is bound for nobody
      And Unit-1 is holding its position

    Scenario: a neutral empire holds
      Given SPA has 1 INFs in OTT
      And FRA has 2 INFs in OTT
      And ENG has 2 INFs in OTT
      When the moves step is played
      Then Unit-1 is bound for nobody
      And Unit-1 is holding its position

    Scenario: an aligned empire does not
      Given SPA has 3 INFs in OTT
      When the moves step is played
      Then Unit-1 is still bound for Hesse
      And Unit-1 is still not holding its position

    Scenario: units of other states are not concerned
      Given Unit-2 is raised by BRA (context)
      And Unit-2 is bound for Savoy
      When the moves step is played
      Then Unit-2 is still bound for Savoy

  @e1615/ottomans.9
  Rule: Ottoman units are not disbanded when unaligned

    Background:
      Given Unit-1 stands in Rumelia
      And the report last year calls OTT aligned (context)
      And the report last year calls BRA aligned (context)

    Scenario: an Ottoman unit stays
      Given Unit-1 is raised by OTT
      When the adjustment step is played
      Then Unit-1 still stands in Rumelia

    Scenario: a unit of another state is disbanded
      Given Unit-1 is raised by BRA
      When the adjustment step is played
      Then Unit-1 is off the board

    Scenario: it does not disband of its own will
      Given Unit-1 is raised by OTT
      When Unit-1 disbands
      Then Unit-1 disbands is refused because of e1615/ottomans.9

    Scenario: a unit of an aligned empire may
      Given Unit-1 is raised by OTT
      And SPA has 3 INFs in OTT
      When Unit-1 disbands
      Then Unit-1 is off the board

  @e1615/ottomans.10
  Rule: Foreign land under Ottoman units is kept

    Background:
      Given Hesse is held by OTT

    Scenario: an unaligned empire keeps what its unit holds
      Given Unit-1 is raised by OTT
      And Unit-1 stands in Hesse
      And the report last year calls OTT aligned
      When the adjustment step is played
      Then Hesse is still held by OTT

    Scenario: what no unit holds is lost
      Given the report last year calls OTT aligned (context)
      When the adjustment step is played
      Then Hesse is held by nobody

    Scenario Outline: it gives up nothing while <status>
      Given Unit-1 is raised by OTT
      And Unit-1 stands in Hesse
      And SPA has <spain> INFs in OTT (context)
      And FRA has <france> INFs in OTT (context)
      And ENG has <england> INFs in OTT (context)
      When OTT relinquishes Hesse
      Then OTT relinquishes Hesse is refused because of e1615/ottomans.10

      Examples:
        | status    | spain | france | england |
        | unaligned | 0     | 0      | 0       |
        | neutral   | 1     | 2      | 2       |

    Scenario: an aligned empire may give it up
      Given Unit-1 is raised by OTT
      And Unit-1 stands in Hesse
      And SPA has 3 INFs in OTT
      When OTT relinquishes Hesse
      Then Hesse is held by nobody

    Scenario Outline: land is given up where <why>
      Given Unit-1 is raised by <state> (context)
      And Unit-1 stands in <place> (context)
      When OTT relinquishes Hesse
      Then Hesse is held by nobody

      Examples:
        | why                    | state | place   |
        | the unit is of others  | BRA   | Hesse   |
        | the unit is elsewhere  | OTT   | Rumelia |

    Scenario: other states are not concerned
      Given Savoy is held by BRA
      And Unit-1 is raised by BRA (context)
      And Unit-1 stands in Savoy (context)
      And the report last year calls BRA aligned
      When the adjustment step is played
      Then Savoy is held by nobody

  @e1615/ottomans.11
  Rule: The orders of the first handler count

    Background:
      Given the first handler is SWE
      And Unit-1 is raised by OTT
      And SWE wants Unit-1 in Hesse

    Scenario: the first handler orders an empire aligned with another
      Given SPA has 3 INFs in OTT
      When the moves step is played
      Then the units of OTT still obey SWE
      And Unit-1 is bound for Hesse

    Scenario: the power with which it is aligned is not obeyed
      Given SPA has 3 INFs in OTT
      And SPA wants Unit-1 in Savoy (context)
      When the moves step is played
      Then Unit-1 is bound for Hesse

    Scenario: not in a foreign center of the empire either
      Given SPA has 3 INFs in OTT
      And Pomerania is held by OTT (context)
      And Unit-1 stands in Pomerania (context)
      And SPA wants Unit-1 in Savoy (context)
      When the moves step is played
      Then Unit-1 is bound for Hesse

    Scenario: nor at home
      Given SPA has 3 INFs in OTT
      And Unit-1 stands in Rumelia (context)
      And SPA wants Unit-1 in Savoy (context)
      When the moves step is played
      Then Unit-1 is bound for Hesse

    Scenario: an unaligned empire obeys nobody
      Then the units of OTT do not obey SWE

    Scenario: a first handler without orders is not obeyed
      Given SPA has 3 INFs in OTT (context)
      And SWE gives no order to Unit-1
      Then the units of OTT do not obey SWE

    Scenario: the first handler is not obeyed when aligned
      Given SWE has 3 INFs in OTT
      Then the units of OTT do not obey SWE

    Scenario: units of other states are not ordered so
      Given SPA has 3 INFs in OTT
      And Unit-2 is raised by BRA (context)
      And SWE wants Unit-2 in Savoy (context)
      When the moves step is played
      Then Unit-1 is bound for Hesse
      And Unit-2 is still bound for nobody

  @e1615/ottomans.12
  Rule: The orders of the others are left aside

    Background:
      Given the first handler is SWE
      And the second handler is ENG
      And the third handler is DUT
      And Unit-1 is raised by OTT
      And SPA has 3 INFs in OTT

    Scenario Outline: an order of <other> is left aside
      Given SWE wants Unit-1 in Hesse
      And <other> wants Unit-1 in Savoy
      When the statuses step is played
      Then <other> gives no order to Unit-1
      And SWE still wants Unit-1 in Hesse

      Examples:
        | other |
        | ENG   |
        | DUT   |

    Scenario: orders to units of other states stand
      Given SWE wants Unit-1 in Hesse
      And Unit-2 is raised by BRA (context)
      And ENG wants Unit-2 in Savoy
      When the statuses step is played
      Then ENG still wants Unit-2 in Savoy

    Scenario: a power without a seat is not meant
      Given SWE wants Unit-1 in Hesse
      And DEN wants Unit-1 in Savoy
      When the statuses step is played
      Then DEN still wants Unit-1 in Savoy

    Scenario: without an order of the first those of the second stand
      Given ENG wants Unit-1 in Savoy
      When the statuses step is played
      Then ENG still wants Unit-1 in Savoy

    Scenario: with the first aligned those of the second stand
      Given SWE wants Unit-1 in Hesse
      And ENG wants Unit-1 in Savoy
      And SWE has 9 INFs in OTT
      When the statuses step is played
      Then ENG still wants Unit-1 in Savoy

    Scenario: of an unaligned empire nothing is left aside
      Given SWE wants Unit-1 in Hesse
      And ENG wants Unit-1 in Savoy
      And SPA has 0 INFs in OTT
      When the statuses step is played
      Then ENG still wants Unit-1 in Savoy

  @e1615/ottomans.13
  Rule: The second handler stands in for the first

    Background:
      Given the first handler is SWE
      And the second handler is ENG
      And Unit-1 is raised by OTT

    Scenario: the second is followed
      Given SPA has 3 INFs in OTT
      And ENG wants Unit-1 in Savoy
      When the moves step is played
      Then the units of OTT still obey ENG
      And Unit-1 is bound for Savoy

    Scenario: the second is obeyed even where the empire is aligned with it
      Given ENG has 3 INFs in OTT
      And ENG wants Unit-1 in Savoy
      Then the units of OTT obey ENG

    Scenario: not where the first hands in orders
      Given SPA has 3 INFs in OTT
      And ENG wants Unit-1 in Savoy
      And SWE wants Unit-1 in Hesse
      Then the units of OTT do not obey ENG

    Scenario: not where the second hands in none either
      Given SPA has 3 INFs in OTT
      Then the units of OTT do not obey ENG

    Scenario: not where the empire is unaligned
      Given ENG wants Unit-1 in Savoy
      Then the units of OTT do not obey ENG

  @e1615/ottomans.14
  Rule: The third handler stands in for the second

    Background:
      Given the first handler is SWE
      And the second handler is ENG
      And the third handler is DUT
      And Unit-1 is raised by OTT
      And DUT wants Unit-1 in Savoy

    Scenario: the third is followed
      Given SPA has 3 INFs in OTT
      When the moves step is played
      Then the units of OTT still obey DUT
      And Unit-1 is bound for Savoy

    Scenario Outline: not where <who> hands in orders
      Given SPA has 3 INFs in OTT
      And <who> wants Unit-1 in Hesse
      Then the units of OTT do not obey DUT
      And the units of OTT obey <who>

      Examples:
        | who |
        | SWE |
        | ENG |

    Scenario: not where the third hands in none
      Given SPA has 3 INFs in OTT
      And DUT gives no order to Unit-1
      Then the units of OTT do not obey DUT

    Scenario: not the third where the empire is unaligned
      Then the units of OTT do not obey DUT

  @e1615/ottomans.15
  Rule: A first handler with the alignment is passed over

    Background:
      Given the first handler is SWE
      And the second handler is ENG
      And the third handler is DUT
      And Unit-1 is raised by OTT

    Scenario: the orders of the first are left aside
      Given SWE has 3 INFs in OTT
      And SWE wants Unit-1 in Hesse
      When the statuses step is played
      Then SWE gives no order to Unit-1

    Scenario Outline: the orders of the first stand where <why>
      Given <power> has 3 INFs in OTT (context)
      And Unit-2 is raised by <state> (context)
      And SWE wants Unit-2 in Hesse
      When the statuses step is played
      Then SWE still wants Unit-2 in Hesse

      Examples:
        | why                        | power | state |
        | the unit is not Ottoman    | SWE   | BRA   |
        | another has the alignment  | SPA   | OTT   |

    Scenario: another power with the alignment keeps its orders
      Given DUT has 3 INFs in OTT (context)
      And DUT wants Unit-1 in Hesse
      When the statuses step is played
      Then DUT still wants Unit-1 in Hesse

    Scenario: the second is obeyed
      Given SWE has 3 INFs in OTT
      And SWE wants Unit-1 in Hesse (context)
      And ENG wants Unit-1 in Savoy
      And DUT wants Unit-1 in Kurmark (context)
      Then the units of OTT obey ENG

    Scenario: the third is obeyed where the second hands in nothing
      Given SWE has 3 INFs in OTT
      And DUT wants Unit-1 in Kurmark
      Then the units of OTT obey DUT

    Scenario: nobody is obeyed where neither hands in anything
      Given SWE has 3 INFs in OTT
      And SWE wants Unit-1 in Hesse (context)
      Then the units of OTT do not obey SWE
      And the units of OTT obey nobody

    Scenario Outline: <who> is not obeyed where another has the alignment and the first gives orders
      Given SPA has 3 INFs in OTT (context)
      And SWE wants Unit-1 in Hesse
      And <who> wants Unit-1 in Savoy
      Then the units of OTT do not obey <who>

      Examples:
        | who |
        | ENG |
        | DUT |

  @e1615/ottomans.16
  Rule: A new handler is drawn

    Background:
      Given the second handler is ENG

    Scenario: the free seat is filled in the course of play
      Given the game has begun
      When the referee draws SPA as the third handler
      Then the third handler is SPA
      And the referee draws SPA as the third handler is allowed because of e1615/ottomans.16

    Scenario: a seat that is taken is not filled
      Given the game has begun
      And the third handler is DUT
      When the referee draws SPA as the third handler
      Then the referee draws SPA as the third handler is not allowed because of e1615/ottomans.16

    Scenario: a handler is no new handler
      Given the game has begun (context)
      When the referee draws ENG as the third handler
      Then the referee draws ENG as the third handler is refused

    Scenario: before play begins it is not the rule
      When the referee draws SPA as the third handler
      Then the third handler is SPA
      And the referee draws SPA as the third handler is not allowed because of e1615/ottomans.16

  @e1615/ottomans.17
  Rule: The handlers move up

    Background:
      Given the first handler is SWE
      And the second handler is ENG
      And the third handler is DUT

    Scenario: the first handler drops out
      Given SWE has 3 INFs in OTT
      When the moves step is played
      Then the first handler is ENG
      And the second handler is DUT
      And the third handler is nobody

    Scenario Outline: where <who> has the alignment nobody moves up
      Given <who> has 3 INFs in OTT (context)
      When the moves step is played
      Then the first handler is still SWE
      And the second handler is still ENG
      And the third handler is still DUT

      Examples:
        | who |
        | SPA |
        | ENG |

  @e1615/ottomans.18
  Rule: The same happens to one who has moved up

    Scenario: the next one is passed over too
      Given the first handler is SWE
      And the second handler is ENG
      And the third handler is DUT (context)
      And SWE has 3 INFs in OTT
      And Unit-1 is raised by OTT (context)
      And ENG wants Unit-1 in Hesse (context)
      When the moves step is played
      Then the first handler is ENG
      And e1615/ottomans.18 is kept

    Scenario: the one who has moved up is not obeyed when aligned
      Given the first handler is ENG
      And the second handler is DUT
      And ENG has 3 INFs in OTT
      And Unit-1 is raised by OTT
      And ENG wants Unit-1 in Hesse (context)
      And DUT wants Unit-1 in Savoy
      When the moves step is played
      Then the first handler is DUT
      And Unit-1 is bound for Savoy

  @e1615/ottomans.19
  Rule: The holder of the alignment has an ally

    Scenario: the power has an ally
      Given SPA has 3 INFs in OTT
      Then SPA is allied with the state OTT

    Scenario: other powers have none
      Given SPA has 3 INFs in OTT (context)
      Then FRA is not allied with the state OTT

    Scenario: other states are no allies
      Given SPA has 3 INFs in BRA (context)
      Then SPA is not allied with the state BRA

  @e1615/ottomans.20
  Rule: The rules on allies are applied

    Background:
      Given SPA has 3 INFs in OTT
      And Unit-1 is raised by OTT
      And Unit-2 serves SPA

    Scenario Outline: <act> is refused
      Given Unit-1 stands in Rumelia
      And Unit-2 stands in Hesse
      Then <act> is refused because of e1615/ottomans.20

      Examples:
        | act                               |
        | Unit-2 dislodges Unit-1           |
        | Unit-2 cuts the support of Unit-1 |
        | Unit-1 dislodges Unit-2           |
        | Unit-1 cuts the support of Unit-2 |

    Scenario Outline: it disagrees with the tenets on whether <act>
      Given Unit-1 stands in Rumelia
      And Unit-2 stands in Hesse
      Then the rules disagree whether <act> is allowed

      Examples:
        | act                               |
        | Unit-2 supports a move in Rumelia |
        | Unit-1 supports a move in Hesse   |

    Scenario Outline: <act> is not refused where France has the alignment
      Given FRA has 9 INFs in OTT
      Then <act> is not refused because of e1615/ottomans.20

      Examples:
        | act                     |
        | Unit-2 dislodges Unit-1 |
        | Unit-1 dislodges Unit-2 |

    Scenario Outline: <act> is not the matter of this rule
      Given Unit-3 is raised by BRA (context)
      And Unit-4 serves FRA
      Then <act> is not refused because of e1615/ottomans.20

      Examples:
        | act                     |
        | Unit-2 dislodges Unit-3 |
        | Unit-3 dislodges Unit-2 |
        | Unit-1 dislodges Unit-4 |
        | Unit-4 dislodges Unit-1 |

    Scenario: the ally does not capture the empire
      Given Unit-2 stands in Rumelia
      When Unit-2 captures OTT
      Then Unit-2 captures OTT is refused because of e1615/ottomans.20

    Scenario: another power does
      Given Unit-3 serves FRA
      And Unit-3 stands in Rumelia
      When Unit-3 captures OTT
      Then OTT is controlled by FRA
