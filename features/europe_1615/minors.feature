Feature: Units of minor states

  @e1615/minors.1
  Rule: Dislodged units of minor states are disbanded

    Scenario: a unit of a minor state leaves the board
      Given Unit-1 is raised by HES
      And Unit-1 stands in Hesse
      And Unit-2 serves FRA (context)
      When Unit-2 dislodges Unit-1
      Then Unit-1 is off the board

    Scenario: the unit of a power does not at once
      Given Unit-1 serves SPA (context)
      And Unit-1 stands in Hesse
      When Unit-2 dislodges Unit-1
      Then Unit-1 still stands in Hesse

  @e1615/minors.2
  Rule: A power spares the units of its aligned states

    Background:
      Given Unit-1 is raised by HES
      And Unit-1 stands in Hesse
      And Unit-2 serves FRA
      And Unit-3 serves SPA

    Scenario: it does not dislodge them
      Given FRA has 3 INFs in HES
      When Unit-2 dislodges Unit-1
      Then Unit-2 dislodges Unit-1 is refused because of e1615/minors.2

    Scenario: it does not help to dislodge them
      Given FRA has 3 INFs in HES
      Then the rules disagree whether Unit-2 supports a move in Hesse is allowed

    Scenario: it helps to move elsewhere
      Given FRA has 3 INFs in HES (context)
      When Unit-2 supports a move in Savoy
      Then Unit-2 is supporting a move

    Scenario: another power may
      Given FRA has 3 INFs in HES (context)
      When Unit-3 dislodges Unit-1
      Then Unit-3 dislodges Unit-1 is not refused because of e1615/minors.2

    Scenario: units of states that are not aligned may be dislodged
      When Unit-2 dislodges Unit-1
      Then Unit-2 dislodges Unit-1 is not refused because of e1615/minors.2

    Scenario: the units of powers are no matter of this
      Given FRA has 3 INFs in HES (context)
      When Unit-2 dislodges Unit-3
      Then Unit-2 dislodges Unit-3 is not refused because of e1615/minors.2

  @e1615/minors.3
  Rule: A power does not cut the support of its aligned states

    Background:
      Given Unit-1 is raised by HES
      And Unit-1 is supporting a hold
      And Unit-2 serves FRA
      And Unit-3 serves SPA

    Scenario: the support is not cut
      Given FRA has 3 INFs in HES
      When Unit-2 cuts the support of Unit-1
      Then Unit-2 cuts the support of Unit-1 is refused because of e1615/minors.3

    Scenario: another power cuts it
      Given FRA has 3 INFs in HES (context)
      When Unit-3 cuts the support of Unit-1
      Then Unit-1 supports nothing

    Scenario: the support of a state that is not aligned is cut
      When Unit-2 cuts the support of Unit-1
      Then Unit-1 supports nothing

    Scenario: that of another state is cut
      Given FRA has 3 INFs in SAV (context)
      When Unit-2 cuts the support of Unit-1
      Then Unit-1 supports nothing

  @e1615/minors.5
  Rule: With its home center a state loses units and land

    Background:
      Given Unit-1 is raised by HES
      And Unit-1 stands in Bremen
      And Bremen is held by HES
      And Province-1 is held by HES
      And Unit-3 serves SPA (context)
      And Unit-3 stands in Province-1
      And Unit-2 is raised by BRA
      And Unit-2 stands in Kurmark

    Scenario: a captured state loses both
      Given HES is controlled by SPA
      When the adjustment step is played
      Then Unit-1 is off the board
      And Bremen is held by nobody
      And Province-1 is held by nobody
      And Unit-2 still stands in Kurmark

    Scenario: an independent state keeps them
      When the adjustment step is played
      Then e1615/minors.5 does not apply
      And Bremen is still held by HES

  @e1615/minors.impediment.1
  Rule: An impeded unit does not follow its order

    Background:
      Given Unit-1 is raised by SAV
      And FRA has 3 INFs in SAV
      And Unit-1 stands in Savoy
      And FRA wants Unit-1 in Norway
      And Guyenne lies next to Savoy
      And Unit-2 serves SPA
      And Unit-2 stands in Guyenne
      And SPA is at war with FRA

    Scenario: it gives up its move
      Given Unit-1 is bound for Hesse
      When the moves step is played
      Then Unit-1 is bound for nobody
      And e1615/minors.impediment.1 applies

    Scenario Outline: it says nothing when <what>
      Given <what>
      When the moves step is played
      Then e1615/minors.impediment.1 does not apply

      Examples:
        | what                       |
        | FRA wants Unit-1 in nobody |
        | SPA is not at war with FRA |
        | FRA has 0 INFs in SAV      |
        | Unit-1 stands in Norway    |
        | Unit-1 is raised by HES    |

  @e1615/minors.impediment.3
  Rule: Hostile units next to the home center impede

    Background:
      Given FRA has 3 INFs in SAV
      And Guyenne lies next to Savoy
      And Unit-1 serves SPA
      And SPA is at war with FRA

    Scenario: a unit of an enemy stands there
      Given Unit-1 stands in Guyenne
      Then Unit-1 impedes SAV

    Scenario: a unit of a state that is aligned with an enemy stands there
      Given Unit-2 is raised by HES
      And SPA has 3 INFs in HES
      And Unit-2 stands in Guyenne
      Then Unit-2 impedes SAV

    Scenario: it stands elsewhere
      Given Unit-1 stands in Norway (context)
      Then Unit-1 does not impede SAV

    Scenario: there is no war
      Given Unit-1 stands in Guyenne (context)
      And SPA is not at war with FRA
      Then Unit-1 does not impede SAV

    Scenario: it is a unit of somebody else
      Given Unit-3 serves ENG (context)
      And Unit-3 stands in Guyenne (context)
      Then Unit-3 does not impede SAV

  @e1615/minors.impediment.4
  Rule: From foreign centers they go as they are ordered

    Background:
      Given Unit-1 is raised by SAV
      And FRA has 3 INFs in SAV
      And Unit-1 stands in Bremen
      And FRA wants Unit-1 in Norway

    Scenario: a unit leaves a foreign center
      Given Bremen is held by SAV
      When the moves step is played
      Then e1615/minors.impediment.4 applies
      And Unit-1 is bound for Norway

    Scenario: of land that is not held by the state nothing is said
      When the moves step is played
      Then e1615/minors.impediment.4 does not apply

    Scenario: without an order nothing is said
      Given Bremen is held by SAV
      And FRA wants Unit-1 in nobody
      When the moves step is played
      Then e1615/minors.impediment.4 does not apply

    Scenario: nor without the alignment
      Given Bremen is held by SAV
      And FRA has 0 INFs in SAV
      When the moves step is played
      Then e1615/minors.impediment.4 does not apply

    Scenario: nor of the unit of another state
      Given Bremen is held by SAV
      And Unit-1 is raised by HES
      When the moves step is played
      Then e1615/minors.impediment.4 does not apply

    Scenario: goes it or does it return, when home is empty and threatened
      Given Bremen is held by SAV
      And Bremen lies next to Savoy
      And Guyenne lies next to Savoy
      And Unit-2 serves SPA
      And Unit-2 stands in Guyenne
      And SPA is at war with FRA
      When the moves step is played
      Then e1615/minors.impediment.4 and e1615/minors.autodefense.2 both apply
      And the rules disagree whether Unit-1 is bound for Norway

  @e1615/minors.impediment.5
  Rule: Support is given as ordered, but for the defense

    Background:
      Given Unit-1 is raised by SAV
      And Guyenne lies next to Savoy
      And Unit-1 stands in Guyenne
      And FRA has 3 INFs in SAV

    Scenario: nothing threatens
      When Unit-1 supports a hold in Norway
      Then Unit-1 supports a hold in Norway is allowed because of e1615/minors.impediment.5

    Scenario: in the automatic defense nothing is said
      Given Bremen lies next to Savoy
      And Unit-2 serves SPA
      And Unit-2 stands in Bremen
      And SPA is at war with FRA
      When Unit-1 supports a hold in Norway
      Then Unit-1 supports a hold in Norway is not allowed because of e1615/minors.impediment.5

    Scenario: a unit far from home still supports
      Given Bremen lies next to Savoy
      And Unit-2 serves SPA
      And Unit-2 stands in Bremen
      And SPA is at war with FRA
      And Unit-1 stands in Norway
      When Unit-1 supports a hold in Norway
      Then Unit-1 supports a hold in Norway is allowed because of e1615/minors.impediment.5

    Scenario: of the unit of a power nothing is said
      Given Unit-3 serves FRA (context)
      When Unit-3 supports a hold in Norway
      Then Unit-3 supports a hold in Norway is not allowed because of e1615/minors.impediment.5

  @e1615/minors.impediment.6
  Rule: Allied units do not impede

    Scenario: the unit of an ally stands there
      Given FRA has 3 INFs in SAV (context)
      And Guyenne lies next to Savoy (context)
      And Unit-1 serves ENG (context)
      And Unit-1 stands in Guyenne (context)
      And ENG is allied with FRA (context)
      Then e1615/minors.impediment.6 is kept
      And Unit-1 does not impede SAV

  @e1615/minors.allowed.1
  Rule: A unit leaves a home center that is not threatened

    Background:
      Given Unit-1 is raised by SAV
      And FRA has 3 INFs in SAV
      And Unit-1 stands in Savoy
      And FRA wants Unit-1 in Guyenne
      And Guyenne lies next to Savoy (context)
      And Unit-2 serves SPA (context)
      And SPA is at war with FRA (context)

    Scenario: it goes where nothing stands
      When the moves step is played
      Then e1615/minors.allowed.1 applies
      And Unit-1 is bound for Guyenne

    Scenario: it goes against the only hostile unit
      Given Unit-2 stands in Guyenne
      When the moves step is played
      Then e1615/minors.allowed.1 applies
      And the rules disagree whether Unit-1 is bound for Guyenne

    Scenario Outline: nothing is said when <what>
      Given <what>
      When the moves step is played
      Then e1615/minors.allowed.1 does not apply

      Examples:
        | what                        |
        | FRA wants Unit-1 in nobody  |
        | FRA has 0 INFs in SAV       |
        | Unit-1 stands in Norway     |
        | Unit-1 is raised by HES     |

  @e1615/minors.allowed.2
  Rule: A unit stays in a home center that is threatened

    Background:
      Given Unit-1 is raised by SAV
      And FRA has 3 INFs in SAV
      And Unit-1 stands in Savoy
      And FRA wants Unit-1 in Norway
      And Guyenne lies next to Savoy
      And Unit-2 serves SPA
      And Unit-2 stands in Guyenne
      And SPA is at war with FRA

    Scenario: it stays
      When the moves step is played
      Then e1615/minors.allowed.2 applies
      And e1615/minors.allowed.1 does not apply
      And Unit-1 is holding its position
      And Unit-1 is still bound for nobody

    Scenario: it gives up where it was bound for
      Given Unit-1 is bound for Hesse
      When the moves step is played
      Then Unit-1 is bound for nobody

    Scenario Outline: nothing is said of it when <what>
      Given <what>
      When the moves step is played
      Then e1615/minors.allowed.2 does not apply

      Examples:
        | what                       |
        | FRA wants Unit-1 in nobody |
        | FRA wants Unit-1 in Guyenne |
        | SPA is not at war with FRA |
        | FRA has 0 INFs in SAV      |
        | Unit-1 stands in Norway    |
        | Unit-1 is raised by HES    |

  @e1615/minors.autodefense.2
  Rule: A unit goes back to an empty home that is threatened

    Background:
      Given Unit-1 is raised by SAV
      And FRA has 3 INFs in SAV
      And Bremen lies next to Savoy
      And Guyenne lies next to Savoy
      And Unit-1 stands in Bremen
      And Unit-2 serves SPA
      And Unit-2 stands in Guyenne
      And SPA is at war with FRA

    Scenario: without an order it goes back
      When the moves step is played
      Then Unit-1 is bound for Savoy

    Scenario: against its order it goes back
      Given FRA wants Unit-1 in Norway (context)
      When the moves step is played
      Then Unit-1 is bound for Savoy

    Scenario Outline: it has no need when <what>
      Given <what>
      When the moves step is played
      Then e1615/minors.autodefense.2 does not apply

      Examples:
        | what                       |
        | SPA is not at war with FRA |
        | Unit-3 stands in Savoy     |
        | Unit-1 stands in Norway    |
        | Unit-1 is raised by HES    |

  @e1615/minors.autodefense.3
  Rule: Of several units one goes back and the others support it

    Background:
      Given Unit-1 is raised by SAV
      And Unit-3 is raised by SAV
      And FRA has 3 INFs in SAV
      And Bremen lies next to Savoy
      And Norway lies next to Savoy
      And Guyenne lies next to Savoy
      And Unit-1 stands in Bremen
      And Unit-3 stands in Norway
      And Unit-2 serves SPA
      And Unit-2 stands in Guyenne
      And SPA is at war with FRA

    Scenario: the first by the alphabet goes back
      When the moves step is played
      Then Unit-1 is bound for Savoy
      And Unit-3 is supporting a move
      And Unit-3 is still bound for nobody

    Scenario: an order of the second is not followed
      Given FRA wants Unit-3 in Naples (context)
      And Unit-3 is bound for Hesse
      When the moves step is played
      Then Unit-3 is bound for nobody

    Scenario Outline: no other unit supports when <what>
      Given <what>
      When the moves step is played
      Then e1615/minors.autodefense.3 does not apply

      Examples:
        | what                       |
        | SPA is not at war with FRA |
        | Unit-4 stands in Savoy     |
        | Unit-1 stands in Naples    |
        | Unit-3 stands in Naples    |
        | Unit-1 is raised by HES    |
        | Unit-3 is raised by HES    |

  @e1615/minors.autodefense.4
  Rule: Units far from home follow their orders

    Background:
      Given Unit-1 is raised by SAV
      And FRA has 3 INFs in SAV
      And Guyenne lies next to Savoy
      And Unit-1 stands in Bremen
      And Unit-2 serves SPA
      And Unit-2 stands in Guyenne
      And SPA is at war with FRA
      And FRA wants Unit-1 in Norway

    Scenario: it goes where it is ordered
      When the moves step is played
      Then e1615/minors.autodefense.4 applies
      And Unit-1 is bound for Norway

    Scenario Outline: nothing is said of a unit when <what>
      Given <what>
      When the moves step is played
      Then e1615/minors.autodefense.4 does not apply

      Examples:
        | what                         |
        | SPA is not at war with FRA   |
        | FRA wants Unit-1 in nobody   |
        | FRA has 0 INFs in SAV        |
        | Bremen lies next to Savoy    |
        | Unit-1 is raised by HES      |

  @e1615/minors.autodefense.5
  Rule: A unit that is at home stays, and the others support it

    Background:
      Given Unit-1 is raised by SAV
      And Unit-3 is raised by SAV
      And FRA has 3 INFs in SAV
      And Bremen lies next to Savoy
      And Guyenne lies next to Savoy
      And Unit-1 stands in Savoy
      And Unit-3 stands in Bremen
      And Unit-2 serves SPA
      And Unit-2 stands in Guyenne
      And SPA is at war with FRA

    Scenario: one stays and the other supports it
      Given Unit-1 is bound for Norway
      And Unit-3 is bound for Norway
      When the moves step is played
      Then Unit-1 is holding its position
      And Unit-1 is bound for nobody
      And Unit-3 is supporting a hold
      And Unit-3 is bound for nobody

    Scenario: orders do not count
      Given FRA wants Unit-3 in Naples
      When the moves step is played
      Then Unit-3 is still bound for nobody

    Scenario Outline: there is no such defense when <what>
      Given <what>
      When the moves step is played
      Then e1615/minors.autodefense.5 does not apply

      Examples:
        | what                         |
        | SPA is not at war with FRA   |
        | Unit-1 stands in Naples      |
        | Unit-1 is raised by HES      |
        | Unit-3 is raised by HES      |

    Scenario: a unit far away does not support
      Given Unit-3 stands in Naples (context)
      When the moves step is played
      Then Unit-1 is holding its position
      And e1615/minors.autodefense.5 applies

    Scenario: does a unit stay or may it go against the only hostile unit
      Given FRA wants Unit-1 in Guyenne
      When the moves step is played
      Then e1615/minors.allowed.1 and e1615/minors.autodefense.5 both apply
      And the rules disagree whether Unit-1 is bound for Guyenne
