Feature: Building and bolstering

  @e1615/building.1
  Rule: Units are bought in the build phase

    Background:
      Given Madrid is a home center for SPA (context)

    Scenario: a unit is bought
      Given the build phase is on
      And Unit-1 has a strength of 3
      When SPA buys Unit-1 in Madrid
      Then SPA buys Unit-1 in Madrid is allowed
      And Unit-1 serves SPA
      And Unit-1 stands in Madrid
      And Unit-1 has a strength of 1

    Scenario Outline: no unit is bought in the <phase> phase
      Given the <phase> phase is on (context)
      When SPA buys Unit-1 in Madrid
      Then SPA buys Unit-1 in Madrid is refused because of e1615/building.1

      Examples:
        | phase    |
        | movement |
        | income   |

  @e1615/building.2
  Rule: The price follows from the strength of the military

    Background:
      Given a military of size 3 pays 4 for one more
      And a military of size 4 pays 8 for one more
      And Madrid is a home center for SPA (context)

    Scenario Outline: with a strength of <strength> one more costs <price>
      Given the strength of the other units of SPA is <strength>
      Then the next strength of SPA costs <price>

      Examples:
        | strength | price |
        | 3        | 4     |
        | 4        | 8     |

    Scenario: a new unit is paid
      Given the build phase is on
      And the strength of the other units of SPA is 3
      And SPA has 10 units of wealth
      When SPA buys Unit-1 in Madrid
      Then SPA has 6 units of wealth
      And the next strength of SPA costs 8

  @e1615/building.3
  Rule: A new unit needs a free home center

    Background:
      Given the build phase is on

    Scenario: a free home center will do
      When SPA buys Unit-1 in Madrid
      Then Unit-1 stands in Madrid

    Scenario: an occupied one will not
      Given Unit-2 stands in Madrid
      When SPA buys Unit-1 in Madrid
      Then SPA buys Unit-1 in Madrid is refused because of e1615/building.3

    Scenario Outline: <place> is no home center of Spain
      When SPA buys Unit-1 in <place>
      Then SPA buys Unit-1 in <place> is refused because of e1615/building.3

      Examples:
        | place                |
        | Southern Netherlands |
        | Vienna               |

  @e1615/building.4
  Rule: The treasury limits what is bought

    Background:
      Given the build phase is on
      And a military of size 0 pays 4 for one more

    Scenario: the last unit of wealth will do
      Given SPA has 4 units of wealth
      When SPA buys Unit-1 in Madrid
      Then SPA has 0 units of wealth

    Scenario: too little will not
      Given SPA has 3 units of wealth (context)
      When SPA buys Unit-1 in Madrid
      Then SPA buys Unit-1 in Madrid is refused because of e1615/building.4

  @e1615/building.6
  Rule: A military has a strength of fifteen at most

    Background:
      Given the build phase is on
      And Unit-2 serves SPA
      And Unit-2 stands in Galicia

    Scenario: the fifteenth may be bought
      Given the strength of the other units of SPA is 13
      When SPA buys Unit-1 in Madrid
      Then the military strength of SPA is 15

    Scenario: the fifteenth may be added to a unit
      Given the strength of the other units of SPA is 13
      When SPA bolsters Unit-2
      Then the military strength of SPA is 15

    Scenario: the sixteenth is not bought
      Given the strength of the other units of SPA is 14
      When SPA buys Unit-1 in Madrid
      Then SPA buys Unit-1 in Madrid is refused because of e1615/building.6

    Scenario: the sixteenth is not added either
      Given the strength of the other units of SPA is 14
      When SPA bolsters Unit-2
      Then SPA bolsters Unit-2 is refused because of e1615/building.6

  @e1615/building.7
  Rule: All strengths count

    Scenario: one unit of two and others
      Given Unit-1 serves AUS
      And Unit-1 stands in Vienna
      And Unit-1 has a strength of 2
      And Unit-2 serves AUS (context)
      And the strength of the other units of AUS is 1
      Then the military strength of AUS is 3

    Scenario: units of others do not count
      Given Unit-1 serves SPA (context)
      And Unit-1 stands in Vienna (context)
      Then the military strength of AUS is 0

  @e1615/building.bolster.1
  Rule: An army is made stronger in the build phase

    Background:
      Given Unit-1 serves SPA
      And Unit-1 stands in Madrid (context)

    Scenario: an army gains a strength
      Given the build phase is on
      When SPA bolsters Unit-1
      Then SPA bolsters Unit-1 is allowed
      And Unit-1 has a strength of 2

    Scenario: a fleet does not
      Given the build phase is on
      And Unit-1 is a fleet
      When SPA bolsters Unit-1
      Then SPA bolsters Unit-1 is refused because of e1615/building.bolster.1

    Scenario: nor does an army in the income phase
      Given the income phase is on (context)
      When SPA bolsters Unit-1
      Then SPA bolsters Unit-1 is refused because of e1615/building.bolster.1

  @e1615/building.bolster.2
  Rule: An army is made stronger in a home center

    Background:
      Given the build phase is on
      And Unit-1 serves SPA

    Scenario: in a home center it is
      Given Unit-1 stands in Galicia
      When SPA bolsters Unit-1
      Then Unit-1 has a strength of 2

    Scenario Outline: in <place> it is not
      Given Unit-1 stands in <place>
      When SPA bolsters Unit-1
      Then SPA bolsters Unit-1 is refused because of e1615/building.bolster.2

      Examples:
        | place                |
        | Southern Netherlands |
        | Vienna               |

  @e1615/building.bolster.3
  Rule: The center of an aligned state will do

    Background:
      Given Unit-1 serves FRA
      And Unit-1 stands in Savoy
      And the build phase is on

    Scenario: French units grow in a French-aligned Savoy
      Given FRA has 3 INFs in SAV
      When FRA bolsters Unit-1
      Then FRA bolsters Unit-1 is allowed
      And Unit-1 has a strength of 2

  @e1615/building.bolster.4
  Rule: More strength costs what a new unit costs

    Background:
      Given the build phase is on
      And a military of size 1 pays 5 for one more
      And Unit-1 serves SPA
      And Unit-1 stands in Madrid

    Scenario: it is paid
      Given SPA has 5 units of wealth
      When SPA bolsters Unit-1
      Then SPA has 0 units of wealth

    Scenario: who cannot pay does not bolster
      Given SPA has 4 units of wealth (context)
      When SPA bolsters Unit-1
      Then SPA bolsters Unit-1 is refused because of e1615/building.bolster.4

  @e1615/building.bolster.6
  Rule: A unit stays one unit

    Scenario: it is not divided
      Given Unit-1 has a strength of 2 (context)
      When Unit-1 is divided
      Then Unit-1 is divided is refused because of e1615/building.bolster.6

    Scenario: it is not joined
      Given Unit-1 has a strength of 2 (context)
      When Unit-1 joins Unit-2
      Then Unit-1 joins Unit-2 is refused because of e1615/building.bolster.6

  @e1615/building.bolster.7
  Rule: A unit counts with its strength

    Scenario: a unit of three counts for three
      Given Unit-1 has a strength of 3
      Then Unit-1 counts for 3

  @e1615/building.bolster.8
  Rule: The map shows strength behind a plus

    Scenario Outline: a strength of <strength> is shown
      Given Unit-1 has a strength of <strength>
      Then the map shows Unit-1 with <plus>
      And e1615/building.bolster.8 applies

      Examples:
        | strength | plus |
        | 2        | 1    |
        | 3        | 2    |

    Scenario: a plain unit shows nothing
      Given Unit-1 has a strength of 1 (context)
      And Unit-2 has a strength of 0 (context)
      Then the map shows Unit-1 with 0

  @e1615/building.bolster.10
  Rule: Three is the most

    Background:
      Given the build phase is on
      And Unit-1 serves SPA
      And Unit-1 stands in Madrid (context)

    Scenario: two become three
      Given Unit-1 has a strength of 2
      When SPA bolsters Unit-1
      Then Unit-1 has a strength of 3

    Scenario: three stay three
      Given Unit-1 has a strength of 3
      When SPA bolsters Unit-1
      Then SPA bolsters Unit-1 is refused because of e1615/building.bolster.10

  @e1615/building.bolster.11
  Rule: The support of a strong unit is cut by as much strength

    Background:
      Given Unit-1 stands in Madrid
      And Unit-1 has a strength of 2
      And Unit-1 is supporting a hold
      And Unit-2 serves FRA (context)
      And Unit-2 is bound for Madrid
      And Unit-3 serves ENG (context)

    Scenario: one attacker is not enough
      When Unit-2 cuts the support of Unit-1
      Then Unit-2 cuts the support of Unit-1 is refused because of e1615/building.bolster.11

    Scenario: two attackers are
      Given Unit-3 is bound for Madrid
      When Unit-2 cuts the support of Unit-1
      Then Unit-1 supports nothing

    Scenario: a strong attacker is
      Given Unit-2 has a strength of 2
      When Unit-2 cuts the support of Unit-1
      Then Unit-1 supports nothing

    Scenario: an attack on another place does not help
      Given Unit-3 is bound for Galicia (context)
      When Unit-2 cuts the support of Unit-1
      Then Unit-2 cuts the support of Unit-1 is refused because of e1615/building.bolster.11

    Scenario: of a plain unit nothing is said
      Given Unit-1 has a strength of 1
      When Unit-2 cuts the support of Unit-1
      Then Unit-1 supports nothing

  @e1615/building.minors.1
  Rule: A state that becomes aligned builds

    Background:
      Given SPA has 3 INFs in BRA
      And the report last year calls BRA unaligned (context)
      And Unit-1 is the next of BRA

    Scenario: its home center is empty
      When the build step is played
      Then Unit-1 stands in Kurmark
      And Unit-1 is raised by BRA
      And still Unit-2 is off the board

    Scenario: its home center is occupied
      Given Unit-2 serves AUS (context)
      And Unit-2 stands in Kurmark
      When the build step is played
      Then still Unit-1 is off the board

    Scenario: it was aligned before
      Given the report last year calls BRA aligned
      When the build step is played
      Then still Unit-1 is off the board

    Scenario: it has become neutral
      Given FRA has 3 INFs in BRA
      When the build step is played
      Then still Unit-1 is off the board

    Scenario: another piece is the next
      Given Unit-2 is the next of BRA
      When the build step is played
      Then Unit-2 stands in Kurmark
      And still Unit-1 is off the board

  @e1615/building.minors.2
  Rule: States on the coast build fleets

    Background:
      Given SPA has 3 INFs in SAV

    Scenario: a state on the coast
      Given SAV lies on the coast
      When SAV builds Unit-1 in Savoy
      Then Unit-1 is a fleet

    Scenario: its patron wants an army
      Given SAV lies on the coast
      And an army is wanted of SAV
      And Unit-1 is a fleet
      When SAV builds Unit-1 in Savoy
      Then Unit-1 is an army

    Scenario: what is wanted of a state inland changes nothing
      Given an army is wanted of SAV
      And Unit-1 is a fleet
      When SAV builds Unit-1 in Savoy
      Then still Unit-1 is a fleet

    Scenario: a state inland
      Given SAV does not lie on the coast (context)
      When SAV builds Unit-1 in Savoy
      Then still Unit-1 is an army

  @e1615/building.minors.3
  Rule: Units of states are not bolstered

    Background:
      Given the build phase is on
      And SPA has 9 units of wealth (context)
      And SPA has 3 INFs in SAV
      And Unit-1 stands in Savoy (context)

    Scenario: a unit of an aligned state
      Given Unit-1 is raised by SAV
      When SPA bolsters Unit-1
      Then SPA bolsters Unit-1 is refused because of e1615/building.minors.3
      And still Unit-1 has a strength of 1

    Scenario: a unit of the power
      Given Unit-1 serves SPA
      When SPA bolsters Unit-1
      Then Unit-1 has a strength of 2

  @e1615/building.minors.4
  Rule: A state has a unit for each of its centers

    Background:
      Given SPA has 3 INFs in SAV

    Scenario: one center, and a unit elsewhere
      Given Unit-2 is raised by SAV
      And Unit-2 stands in Guyenne
      When SAV builds Unit-1 in Savoy
      Then SAV builds Unit-1 in Savoy is refused because of e1615/building.minors.4
      And still Unit-1 is off the board

    Scenario: two centers, and a unit elsewhere
      Given Guyenne is held by SAV
      And Unit-2 is raised by SAV
      And Unit-2 stands in Guyenne
      When SAV builds Unit-1 in Savoy
      Then Unit-1 stands in Savoy

    Scenario: a unit off the board is not counted
      Given Unit-2 is raised by SAV (context)
      When SAV builds Unit-1 in Savoy
      Then Unit-1 stands in Savoy

    Scenario: a unit of another state is not counted
      Given Unit-2 is raised by BRA (context)
      And Unit-2 stands in Guyenne (context)
      When SAV builds Unit-1 in Savoy
      Then Unit-1 stands in Savoy

    Scenario: one center maintains one unit
      Given Unit-1 is raised by SAV
      And Unit-2 is raised by SAV
      And Unit-2 is maintained
      When SAV maintains Unit-1
      Then SAV maintains Unit-1 is refused because of e1615/building.minors.4
      And still Unit-1 is not maintained

    Scenario: two centers maintain two units
      Given Guyenne is held by SAV
      And Unit-1 is raised by SAV
      And Unit-2 is raised by SAV
      And Unit-2 is maintained
      When SAV maintains Unit-1
      Then Unit-1 is maintained

    Scenario: a captured state holds no home center
      Given SAV is controlled by FRA
      And Unit-1 is raised by SAV
      When SAV maintains Unit-1
      Then SAV maintains Unit-1 is refused because of e1615/building.minors.4
      And still Unit-1 is not maintained
