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

    Scenario: suspended influence is not attacked
      Given FRA has 3 INFs in SAV (context)
      And SPA has 3 INFs in SAV (context)
      And SAV is controlled by ENG
      When FRA orders a diplomatic attack on SPA in SAV
      Then FRA orders a diplomatic attack on SPA in SAV is refused because of e1615/control.4

    Scenario: influence in a free state is attacked
      Given FRA has 3 INFs in SAV
      And SPA has 3 INFs in SAV
      And BRA is controlled by ENG (context)
      When FRA orders a diplomatic attack on SPA in SAV
      Then FRA attacks SPA in SAV

    Scenario: influence in a state that a minor state holds is not attacked
      Given FRA has 3 INFs in SAV (context)
      And SPA has 3 INFs in SAV (context)
      And Savoy is held by BRA
      When FRA orders a diplomatic attack on SPA in SAV
      Then FRA orders a diplomatic attack on SPA in SAV is refused because of e1615/control.4

    Scenario: in a state that a minor state holds no cross is placed
      Given ENG has 3 INFs in SAV (context)
      And Savoy is held by BRA
      When the referee marks SAV with orange
      Then the referee marks SAV with orange is refused because of e1615/control.4

    Scenario: in a free state a cross is placed
      Given ENG has 3 INFs in SAV (context)
      And BRA is controlled by ENG (context)
      When the referee marks SAV with orange
      Then SAV carries an orange cross

    Scenario Outline: suspended influence brings no <cross> cross
      Given <power> has 3 INFs in SAV (context)
      And SAV is controlled by DEN
      When the referee marks SAV with <cross>
      Then the referee marks SAV with <cross> is refused because of e1615/control.4

      Examples:
        | power | cross  |
        | ENG   | orange |
        | SPA   | blue   |

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
