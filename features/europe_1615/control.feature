Feature: Control of captured centers

  @e1615/control.2
  Rule: Land without a unit is independent again

    Scenario: a power that leaves a state loses it
      Given SAV is controlled by FRA
      When the adjustment step is played
      Then SAV is controlled by nobody

    Scenario: a power that stays keeps the state
      Given SAV is controlled by FRA
      And Unit-1 serves FRA (context)
      And Unit-1 stands in Savoy
      When the adjustment step is played
      Then SAV is still controlled by FRA

    Scenario: a unit in another province of the state does not keep it
      Given BRA is controlled by FRA
      And Unit-1 serves FRA (context)
      And Unit-1 stands in Pomerania (context)
      When the adjustment step is played
      Then BRA is controlled by nobody

    Scenario: a minor state that leaves a foreign province loses it
      Given Savoy is held by BRA
      When the adjustment step is played
      Then Savoy is held by nobody

    Scenario: a minor state that stays keeps the foreign province
      Given Savoy is held by BRA
      And Unit-1 is raised by BRA (context)
      And Unit-1 stands in Savoy
      When the adjustment step is played
      Then Savoy is still held by BRA

  @e1615/control.3
  Rule: States in foreign hands gain no influence

    Scenario Outline: <number> INFs for a captured state are refused
      Given FRA has 20 INFs to spend (context)
      And SAV is controlled by SPA
      When FRA orders <number> INFs for SAV
      Then FRA orders <number> INFs for SAV is refused because of e1615/control.3

      Examples:
        | number |
        | 1      |
        | 20     |

    Scenario: the captor places none either
      Given SPA has 7 INFs to spend (context)
      And SAV is controlled by SPA
      When SPA orders 3 INFs for SAV
      Then SPA orders 3 INFs for SAV is refused because of e1615/control.3

    Scenario: a state held by a minor state gains none
      Given FRA has 7 INFs to spend (context)
      And Savoy is held by BRA
      When FRA orders 3 INFs for SAV
      Then FRA orders 3 INFs for SAV is refused because of e1615/control.3

    Scenario: the loss of an outlying province does not shut the state
      Given FRA has 7 INFs to spend
      And Pomerania is held by HES (context)
      When FRA orders 3 INFs for BRA
      Then FRA has 3 INFs on order for BRA

  @e1615/control.4
  Rule: Influence in a state in foreign hands is suspended

    Scenario: an aligned state that is captured has no status
      Given ENG has 3 INFs in SAV
      And Unit-1 serves FRA
      And Unit-1 stands in Savoy
      When Unit-1 captures SAV
      Then SAV is not aligned
      And SAV is not aligned with ENG
      And SAV has no status in effect
      And ENG still has 3 INFs in SAV

    Scenario: a neutral state is neutral no more
      Given FRA has 4 INFs in BRA
      And SPA has 3 INFs in BRA
      And DUT has 2 INFs in BRA
      And Unit-1 serves ENG
      And Unit-1 stands in Kurmark
      When Unit-1 captures BRA
      Then BRA has no status in effect

    Scenario: an even split is no matter of dispute
      Given FRA has 3 INFs in BRA
      And SPA has 3 INFs in BRA
      And Kurmark is held by HES
      Then BRA has no status in effect

    Scenario: a state without influence has no status either
      Given SAV is controlled by FRA
      Then SAV has no status in effect

    Scenario: with its release the status comes back
      Given ENG has 3 INFs in SAV
      And SAV is controlled by FRA
      When the adjustment step is played
      Then SAV is aligned with ENG

    Scenario Outline: an attack does not alter suspended influence in Savoy, <how>
      Given FRA has 4 INFs in SAV (context)
      And SPA has 3 INFs in SAV (context)
      And <how>
      And FRA attacks SPA in SAV
      Then the diplomatic attack of FRA is resolved is refused because of e1615/control.4

      Examples:
        | how                      |
        | SAV is controlled by ENG |
        | Savoy is held by BRA     |

    Scenario: an attack on influence in a free state is resolved
      Given FRA has 4 INFs in SAV
      And SPA has 3 INFs in SAV
      And BRA is controlled by ENG (context)
      And FRA attacks SPA in SAV
      When the diplomatic attack of FRA is resolved
      Then FRA has 1 INFs in SAV

    Scenario: suspended influence is not removed
      Given FRA has 4 INFs in SAV (context)
      And SAV is controlled by ENG
      Then 4 INFs of FRA are removed from SAV is refused because of e1615/control.4

    Scenario: that in a free state is no matter of this
      Given FRA has 4 INFs in SAV (context)
      And BRA is controlled by ENG (context)
      Then 4 INFs of FRA are removed from SAV is not refused because of e1615/control.4

    Scenario: other powers are kept out by the captor and no longer by the patron
      Given ENG has 3 INFs in SAV
      And SAV is controlled by FRA
      And Unit-1 serves SPA
      And SPA is at war with ENG (context)
      When Unit-1 heads for Savoy
      Then Unit-1 heads for Savoy is refused because of e1615/declarations.war.7

    Scenario: war on the captor opens the state
      Given ENG has 3 INFs in SAV
      And SAV is controlled by FRA
      And Unit-1 serves SPA
      And SPA is at war with FRA
      When Unit-1 heads for Savoy
      Then Unit-1 is bound for Savoy

  @e1615/control.proxy.2
  Rule: Units of others hold land by proxy

    Background:
      Given SAV is controlled by FRA
      And Unit-1 stands in Savoy

    Scenario: the unit of an ally
      Given Unit-1 serves ENG
      And ENG is allied with FRA
      Then Savoy is occupied by proxy for FRA

    Scenario: the unit of an aligned state
      Given Unit-1 is raised by HES
      And FRA has 3 INFs in HES
      Then Savoy is occupied by proxy for FRA

    Scenario: home land of another power
      Given Madrid is taken by FRA
      And Unit-2 serves ENG
      And Unit-2 stands in Madrid
      And ENG is allied with FRA
      Then Madrid is occupied by proxy for FRA

    Scenario: its own unit is no proxy
      Given Unit-1 serves FRA (context)
      And ENG is allied with FRA (context)
      Then Savoy is not occupied by proxy for FRA

    Scenario: the unit of a stranger is no proxy
      Given Unit-1 serves ENG (context)
      Then Savoy is not occupied by proxy for FRA

    Scenario: a unit elsewhere is no proxy
      Given Unit-1 serves ENG (context)
      And ENG is allied with FRA (context)
      And Unit-1 stands in Hesse
      Then Savoy is not occupied by proxy for FRA

    Scenario: where there is no control there is no proxy
      Given Unit-1 serves ENG (context)
      And ENG is allied with FRA (context)
      And SAV is controlled by SPA
      Then Savoy is not occupied by proxy for FRA

    Scenario: control lasts
      Given Unit-1 serves ENG (context)
      And ENG is allied with FRA (context)
      When the adjustment step is played
      Then SAV is still controlled by FRA

  @e1615/control.transfer.1 @e1615/control.transfer.2
  Rule: Land under a proxy may be handed on

    Background:
      Given SAV is controlled by FRA
      And Unit-1 stands in Savoy
      And the adjustment phase is on

    Scenario: to the ally
      Given Unit-1 serves ENG
      And ENG is allied with FRA
      And HES is controlled by FRA (context)
      When FRA announces the transfer of Savoy to ENG
      Then SAV is controlled by ENG
      And Savoy is still taken by nobody
      And HES is still controlled by FRA
      And FRA announces the transfer of Savoy to ENG is allowed because of e1615/control.transfer.1

    Scenario: to the aligned state
      Given Unit-1 is raised by HES
      And FRA has 3 INFs in HES
      When FRA announces the transfer of Savoy to the state HES
      Then Savoy is held by HES
      And SAV is controlled by nobody

    Scenario: from another power to another state
      Given HES is controlled by SPA
      And Unit-2 is raised by BRA
      And Unit-2 stands in Hesse
      And SPA has 3 INFs in BRA
      When SPA announces the transfer of Hesse to the state BRA
      Then Hesse is held by BRA
      And HES is controlled by nobody
      And SAV is still controlled by FRA

    Scenario: home land of another power to the ally
      Given Madrid is taken by FRA
      And Unit-2 serves ENG
      And Unit-2 stands in Madrid
      And ENG is allied with FRA
      When FRA announces the transfer of Madrid to ENG
      Then Madrid is taken by ENG

    Scenario: home land that is the center of a state no power has captured
      Given Norway is taken by FRA
      And Unit-2 serves ENG
      And Unit-2 stands in Norway
      And ENG is allied with FRA
      When FRA announces the transfer of Norway to ENG
      Then Norway is taken by ENG
      And NOR is still controlled by nobody

    Scenario: home land of the ally itself
      Given Madrid is taken by FRA
      And Unit-2 serves SPA
      And Unit-2 stands in Madrid
      And SPA is allied with FRA
      When FRA announces the transfer of Madrid to SPA
      Then Madrid is taken by nobody
      And Madrid is still home land of SPA

    Scenario: home land of another power to the aligned state
      Given Madrid is taken by FRA
      And Unit-2 is raised by HES
      And Unit-2 stands in Madrid
      And FRA has 3 INFs in HES
      When FRA announces the transfer of Madrid to the state HES
      Then Madrid is held by HES
      And Madrid is taken by nobody

    Scenario: not in the phase of movement
      Given Unit-1 serves ENG
      And ENG is allied with FRA
      And the movement phase is on
      When FRA announces the transfer of Savoy to ENG
      Then FRA announces the transfer of Savoy to ENG is not allowed because of e1615/control.transfer.1

    Scenario: not in the phase of movement to a state
      Given Unit-1 is raised by HES
      And FRA has 3 INFs in HES
      And the movement phase is on
      When FRA announces the transfer of Savoy to the state HES
      Then FRA announces the transfer of Savoy to the state HES is not allowed because of e1615/control.transfer.1

    Scenario: not to one who is no proxy
      Given Unit-1 serves ENG (context)
      When FRA announces the transfer of Savoy to ENG
      Then FRA announces the transfer of Savoy to ENG is not allowed because of e1615/control.transfer.1

    Scenario: not to a state that is no proxy
      Given Unit-1 is raised by HES (context)
      When FRA announces the transfer of Savoy to the state HES
      Then FRA announces the transfer of Savoy to the state HES is not allowed because of e1615/control.transfer.1

    Scenario Outline: not to <heir>, whose unit is elsewhere
      Given Unit-1 serves ENG (context)
      And ENG is allied with FRA (context)
      And FRA has 3 INFs in HES (context)
      And DEN is allied with FRA (context)
      And Unit-2 serves DEN (context)
      And Unit-2 stands in Vienna (context)
      And Unit-3 is raised by HES (context)
      And Unit-3 stands in Hesse (context)
      When FRA announces the transfer of Savoy to <heir>
      Then FRA announces the transfer of Savoy to <heir> is not allowed because of e1615/control.transfer.1

      Examples:
        | heir          |
        | DEN           |
        | the state HES |

  @e1615/control.transfer.3
  Rule: A minor state hands nothing to a power

    Scenario: it is refused
      Given Savoy is held by HES
      When the state HES announces the transfer of Savoy to FRA
      Then the state HES announces the transfer of Savoy to FRA is refused because of e1615/control.transfer.3

  @e1615/control.relinquish.1
  Rule: Land that is let go is restored

    Scenario: home land is to be restored to its power and to be independent
      Given Madrid is taken by FRA
      When the adjustment step is played
      Then Madrid is taken by nobody
      And the rules disagree whether Madrid is home land of SPA

    Scenario: where a unit stays it is not
      Given Madrid is taken by FRA
      And Unit-1 serves FRA (context)
      And Unit-1 stands in Madrid
      When the adjustment step is played
      Then Madrid is still taken by FRA

  @e1615/control.relinquish.3
  Rule: Outlying provinces do not become states

    Scenario: Bremen goes back
      Given Bremen is held by HES
      When the adjustment step is played
      Then Bremen is held by nobody
      And Bremen is still part of LOWR

    Scenario: the Marche goes back
      Given Marche is taken by SPA
      When the adjustment step is played
      Then Marche is taken by nobody
      And the rules disagree whether Marche is home land of PAP

  @e1615/control.relinquish.4 @e1615/control.relinquish.5
  Rule: Some centers become states

    Scenario Outline: <place> becomes a state when <hold>
      Given <hold>
      When the adjustment step is played
      Then <place> is set free as <state>
      And <place> is not home land of <owner>

      Examples:
        | place               | state | owner | hold                             |
        | Norway              | NOR   | DEN   | Norway is taken by SWE           |
        | Norway              | NOR   | DEN   | NOR is controlled by SWE         |
        | Southern Netherlands | NET  | SPA   | Southern Netherlands is held by HES |
        | Naples              | NAP   | SPA   | Naples is taken by FRA           |
        | Guyenne             | GUY   | FRA   | Guyenne is taken by ENG          |
        | Bohemia             | BOH   | AUS   | BOH is controlled by PAL         |

    Scenario: where a unit stays it does not
      Given Norway is taken by SWE
      And Unit-1 serves SWE (context)
      And Unit-1 stands in Norway
      When the adjustment step is played
      Then Norway is still home land of DEN

    Scenario: where there was no foreign hold it does not
      Given Naples is taken by SWE (context)
      When the adjustment step is played
      Then Norway is still home land of DEN

    Scenario: other home land does not
      Given Madrid is taken by FRA (context)
      When the adjustment step is played
      Then Madrid is still part of nobody

    Scenario: the center of a minor state does not change
      Given SAV is controlled by FRA
      And Savoy is home land of SPA
      And Savoy is part of nobody
      When the adjustment step is played
      Then Savoy is still home land of SPA
