Feature: Alignments of minor states

  @e1615/alignments.1
  Rule: Moves wait for placements and attacks

    Scenario: no moves are adjudicated while a placement is on order
      Given ENG has 1 INFs on order for BRA
      When the referee adjudicates the moves
      Then the referee adjudicates the moves is refused because of e1615/alignments.1

    Scenario: no moves are adjudicated while an attack waits
      Given ENG attacks SPA in BRA
      When the referee adjudicates the moves
      Then the referee adjudicates the moves is refused because of e1615/alignments.1

    Scenario: when both are settled they are
      Given ENG has 3 INFs in BRA (context)
      When the referee adjudicates the moves
      Then the referee adjudicates the moves is allowed

  @e1615/alignments.2
  Rule: The referee reports the statuses

    Scenario: the new status is reported and the old one remembered
      Given FRA has 3 INFs in BRA
      And the report this year calls BRA neutral
      When the statuses step is played
      Then the report this year calls BRA aligned
      And the report last year calls BRA neutral

  @e1615/alignments.unaligned.1
  Rule: A state without INFs is unaligned

    Scenario: nobody has INFs in the state
      Given ENG has 7 INFs in HES (context)
      Then BRA is unaligned

    Scenario: a single INF ends it
      Given FRA has 1 INFs on order for BRA
      When the placements step is played
      Then BRA is not unaligned

  @e1615/alignments.unaligned.2
  Rule: Unaligned states are open and may be occupied

    Scenario: a unit heads for an unaligned state
      Given SPA has 3 INFs in BRA (context)
      When Unit-1 heads for Savoy
      Then Unit-1 heads for Savoy is allowed because of e1615/alignments.unaligned.2

    Scenario: a unit occupies an unaligned state
      Given Unit-1 serves FRA
      And Unit-1 stands in Savoy
      When Unit-1 captures SAV
      Then Unit-1 captures SAV is allowed because of e1615/alignments.unaligned.2
      And SAV is controlled by FRA

    Scenario: a unit of another minor state occupies it too
      Given Unit-1 is raised by BRA
      And Unit-1 stands in Savoy
      When Unit-1 captures SAV
      Then Unit-1 captures SAV is allowed because of e1615/alignments.unaligned.2
      And Savoy is held by BRA
      And SAV is in foreign hands

    Scenario: no state is occupied by a unit of its own
      Given Unit-1 is raised by SAV (context)
      And Unit-1 stands in Savoy (context)
      When Unit-1 captures SAV
      Then Unit-1 captures SAV is refused

    Scenario: no state is occupied from outside its home center
      Given Unit-1 serves FRA (context)
      And Unit-1 stands in Pomerania (context)
      When Unit-1 captures BRA
      Then Unit-1 captures BRA is refused

  @e1615/alignments.unaligned.3
  Rule: A state that becomes unaligned loses its units

    Background:
      Given Unit-1 is raised by BRA
      And Unit-1 stands in Kurmark

    Scenario: the units disband in the year in which influence vanishes
      Given the report last year calls BRA aligned
      When the adjustment step is played
      Then Unit-1 is off the board

    Scenario: a state that was unaligned already keeps what it has
      Given the report last year calls BRA unaligned (context)
      When the adjustment step is played
      Then Unit-1 still stands in Kurmark

    Scenario: a state with INFs keeps its units
      Given the report last year calls BRA aligned
      And SPA has 3 INFs in BRA
      When the adjustment step is played
      Then Unit-1 still stands in Kurmark

    Scenario: the units of another state stay
      Given the report last year calls HES aligned
      When the adjustment step is played
      Then Unit-1 still stands in Kurmark

  @e1615/alignments.unaligned.4
  Rule: A state that becomes unaligned gives up foreign centers

    Background:
      Given Savoy is held by BRA
      And Unit-3 serves ENG (context)
      And Unit-3 stands in Savoy

    Scenario: foreign centers are given up
      Given the report last year calls BRA aligned
      When the adjustment step is played
      Then Savoy is held by nobody

    Scenario: a state that was unaligned already gives up nothing
      Given the report last year calls BRA unaligned (context)
      When the adjustment step is played
      Then Savoy is still held by BRA

    Scenario: a state with INFs gives up nothing
      Given the report last year calls BRA aligned
      And SPA has 3 INFs in BRA
      When the adjustment step is played
      Then Savoy is still held by BRA

    Scenario: another state has nothing to give up there
      Given the report last year calls HES aligned (context)
      When the adjustment step is played
      Then Savoy is still held by BRA

  @e1615/alignments.aligned.1
  Rule: Half of the INFs aligns a state

    Scenario: a single INF is all of them
      Given FRA has 1 INFs in BRA
      Then BRA is aligned with FRA
      And BRA is aligned

    Scenario: a power without INFs has nothing aligned
      Then BRA is not aligned with FRA
      And BRA is unaligned

    Scenario: exactly half is enough
      Given FRA has 5 INFs in BRA
      And SPA has 3 INFs in BRA (context)
      And ENG has 2 INFs in BRA (context)
      Then BRA is aligned with FRA

    Scenario: one INF short of half is not enough
      Given FRA has 5 INFs in BRA
      And SPA has 4 INFs in BRA
      And ENG has 2 INFs in BRA
      Then BRA is not aligned with FRA

    Scenario: at half and half the rules disagree
      Given FRA has 5 INFs in BRA
      And SPA has 5 INFs in BRA
      Then the rules disagree about the status of BRA
      And the rules disagree about the patron of BRA

  @e1615/alignments.aligned.3
  Rule: Units of an aligned state obey its patron

    Scenario: of two orders that of the patron counts
      Given FRA has 3 INFs in BRA
      And SPA has 7 INFs in HES
      And Unit-1 is raised by BRA
      And FRA wants Unit-1 in Hesse
      And SPA wants Unit-1 in Savoy
      When the moves step is played
      Then Unit-1 is bound for Hesse

    Scenario: without an order of the patron nothing binds the unit
      Given FRA has 3 INFs in BRA
      And Unit-1 is raised by BRA
      And Unit-2 is raised by BRA
      And FRA wants Unit-2 in Hesse
      And SPA wants Unit-1 in Savoy
      When the moves step is played
      Then Unit-2 is bound for Hesse
      And Unit-1 is still bound for nobody

  @e1615/alignments.aligned.4
  Rule: Aligned states build and maintain units

    Scenario: an aligned state builds
      Given SPA has 3 INFs in BRA
      When BRA builds Unit-1 in Kurmark
      Then Unit-1 is raised by BRA
      And Unit-1 stands in Kurmark

    Scenario: an aligned state maintains its unit
      Given SPA has 3 INFs in BRA
      And Unit-1 is raised by BRA
      When BRA maintains Unit-1
      Then Unit-1 is maintained

    Scenario Outline: a state does not build while <whose> is in its home center
      Given SPA has 3 INFs in BRA (context)
      And <unit> (context)
      And Unit-2 stands in Kurmark
      When BRA builds Unit-1 in Kurmark
      Then BRA builds Unit-1 in Kurmark is refused

      Examples:
        | whose          | unit                    |
        | its own unit   | Unit-2 is raised by BRA |
        | a foreign unit | Unit-2 serves FRA       |

    Scenario Outline: a state does not build in <province>
      Given SPA has 3 INFs in BRA (context)
      When BRA builds Unit-1 in <province>
      Then BRA builds Unit-1 in <province> is refused

      Examples:
        | province  |
        | Pomerania |
        | Vienna    |

    Scenario: a state does not build the unit of a power
      Given SPA has 3 INFs in BRA (context)
      And Unit-1 serves SPA
      When BRA builds Unit-1 in Kurmark
      Then BRA builds Unit-1 in Kurmark is refused

    Scenario: an unaligned state does not build
      Given SPA has 3 INFs in HES (context)
      When BRA builds Unit-1 in Kurmark
      Then BRA builds Unit-1 in Kurmark is refused

    Scenario: a neutral state does not build
      Given SPA has 3 INFs in BRA
      And FRA has 3 INFs in BRA
      And ENG has 3 INFs in BRA
      When BRA builds Unit-1 in Kurmark
      Then BRA builds Unit-1 in Kurmark is refused

    Scenario: an unaligned state does not maintain its unit
      Given SPA has 3 INFs in HES (context)
      And Unit-1 is raised by BRA
      When BRA maintains Unit-1
      Then BRA maintains Unit-1 is refused

  @e1615/alignments.neutrality.1
  Rule: Equal investment makes a state neutral

    Scenario Outline: two powers with <number> INFs each
      Given FRA has <number> INFs in BRA
      And SPA has <number> INFs in BRA
      Then the rules disagree whether BRA is neutral

      Examples:
        | number |
        | 1      |
        | 5      |

    Scenario Outline: powers with <france> and <spain> and <england> INFs
      Given FRA has <france> INFs in BRA
      And SPA has <spain> INFs in BRA
      And ENG has <england> INFs in BRA
      Then BRA is <status>

      Examples:
        | france | spain | england | status  |
        | 3      | 3     | 3       | neutral |
        | 1      | 1     | 1       | neutral |
        | 7      | 3     | 3       | aligned |

    Scenario: two powers that differ by one INF do not make a state neutral
      Given SPA has 1 INFs in BRA
      And ENG has 2 INFs in BRA
      Then BRA is aligned

    Scenario: a single power is not equal to anybody
      Given ENG has 3 INFs in BRA
      Then BRA is aligned

  @e1615/alignments.neutrality.2
  Rule: Three powers without a half make a state neutral

    Scenario Outline: <france> and <spain> and <england> INFs
      Given FRA has <france> INFs in HES
      And SPA has <spain> INFs in HES
      And ENG has <england> INFs in HES
      Then HES is <status>

      Examples:
        | france | spain | england | status    |
        | 4      | 3     | 2       | neutral   |
        | 2      | 2     | 1       | neutral   |
        | 5      | 3     | 2       | aligned   |

    Scenario: two powers are too few
      Given FRA has 3 INFs in HES (context)
      And ENG has 2 INFs in HES (context)
      Then HES is aligned

    Scenario: in a state without INFs nobody has half and yet it is not neutral
      Then HES is unaligned

  @e1615/alignments.neutrality.3
  Rule: Neutral states are closed

    Scenario: no unit enters a neutral state
      Given FRA has 4 INFs in BRA
      And SPA has 3 INFs in BRA
      And DUT has 2 INFs in BRA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/alignments.neutrality.3

    Scenario: another state stays open
      Given FRA has 4 INFs in BRA
      And SPA has 3 INFs in BRA
      And DUT has 2 INFs in BRA
      When Unit-1 heads for Hesse
      Then Unit-1 is bound for Hesse

    Scenario: when one power reaches half the state is not neutral
      Given FRA has 5 INFs in BRA (context)
      And Unit-1 serves ENG
      And ENG is at war with FRA
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark

  @e1615/alignments.neutrality.4
  Rule: Neutral states keep units and foreign provinces

    Scenario: a neutral state maintains its unit
      Given FRA has 4 INFs in BRA
      And SPA has 3 INFs in BRA
      And DUT has 2 INFs in BRA
      And Unit-1 is raised by BRA
      Then the rules disagree whether BRA maintains Unit-1 is allowed

    Scenario: the neutrality of another state maintains nothing
      Given FRA has 4 INFs in HES (context)
      And SPA has 3 INFs in HES (context)
      And DUT has 2 INFs in HES (context)
      And Unit-1 is raised by BRA
      When BRA maintains Unit-1
      Then BRA maintains Unit-1 is refused

    Scenario: a neutral state keeps a foreign province
      Given FRA has 4 INFs in BRA (context)
      And SPA has 3 INFs in BRA (context)
      And DUT has 2 INFs in BRA (context)
      And the report last year calls BRA aligned (context)
      And Savoy is held by BRA
      And Unit-1 is raised by BRA (context)
      And Unit-1 stands in Savoy
      When the adjustment step is played
      Then Savoy is still held by BRA

    Scenario Outline: a state that is <status> lets go of a foreign province if it likes
      Given FRA has 4 INFs in BRA (context)
      And SPA has <spain> INFs in BRA (context)
      And DUT has 2 INFs in BRA (context)
      And Savoy is held by BRA
      When BRA relinquishes Savoy
      Then Savoy is held by nobody

      Examples:
        | status  | spain |
        | neutral | 3     |
        | aligned | 1     |

  @e1615/alignments.neutrality.5
  Rule: A trapped foreign unit opens its province

    Background:
      Given FRA has 4 INFs in BRA
      And SPA has 3 INFs in BRA
      And DUT has 2 INFs in BRA
      And Unit-2 serves SPA (context)
      And Unit-2 stands in Kurmark
      And Unit-2 is holding its position
      And Unit-2 is trapped

    Scenario: a trapped unit that holds may be attacked
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark

    Scenario: the rest of the state stays closed
      When Unit-1 heads for Pomerania
      Then Unit-1 heads for Pomerania is refused because of e1615/alignments.neutrality.3

    Scenario: a unit that gives up its position opens nothing
      Given Unit-2 is not holding its position
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/alignments.neutrality.3

    Scenario: a unit that is not trapped opens nothing
      Given Unit-2 is not trapped
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/alignments.neutrality.3

    Scenario: a unit of the state itself opens nothing
      Given Unit-2 serves nobody
      And Unit-2 is raised by BRA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/alignments.neutrality.3

  @e1615/alignments.neutrality.6
  Rule: A foreign unit that can leave opens nothing

    Background:
      Given Unit-2 serves SPA (context)
      And Unit-2 stands in Kurmark

    Scenario: neutrality holds while the unit can leave
      Given FRA has 4 INFs in BRA
      And SPA has 3 INFs in BRA
      And DUT has 2 INFs in BRA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/alignments.neutrality.6

    Scenario: a unit that cannot leave does not keep the state closed
      Given Unit-2 is holding its position
      And FRA has 4 INFs in BRA
      And SPA has 3 INFs in BRA
      And DUT has 2 INFs in BRA
      And Unit-2 is trapped
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark

    Scenario: a unit of the patron protects no aligned state
      Given Unit-1 serves ENG
      And SPA has 3 INFs in BRA (context)
      And ENG is at war with SPA
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark

    Scenario: a unit of the state itself is no guest
      Given FRA has 4 INFs in BRA
      And SPA has 3 INFs in BRA
      And DUT has 2 INFs in BRA
      And Unit-2 serves nobody
      And Unit-2 is raised by BRA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is not refused because of e1615/alignments.neutrality.6

    Scenario: a unit outside the neutral state protects nothing
      Given FRA has 4 INFs in HES
      And SPA has 3 INFs in HES
      And DUT has 2 INFs in HES
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark
