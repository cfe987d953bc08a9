Feature: Sanctions

  @e1615/sanctions.bohemia.1
  Rule: Bohemia secedes in 1618

    Scenario: Bohemia is a state of its own
      Given the year is 4
      When the orders step is played
      Then Bohemia is home land of nobody
      And Bohemia is part of BOH
      And BOH is independent

    Scenario Outline: it is free even if Bohemia is <holder>
      Given the year is 4
      And Bohemia is <holder>
      When the orders step is played
      Then Bohemia is <freed>

      Examples:
        | holder       | freed           |
        | taken by SWE | taken by nobody |
        | held by SAV  | held by nobody  |

    Scenario: a captured BOH is released
      Given the year is 4
      And BOH is controlled by SWE
      When the orders step is played
      Then BOH is controlled by nobody

    Scenario Outline: in year <year> it does not secede from Austria
      Given the year is <year>
      When the orders step is played
      Then Bohemia is still home land of AUS

      Examples:
        | year |
        | 3    |
        | 5    |


  @e1615/sanctions.bohemia.2
  Rule: Only the Palatinate places INFs in Bohemia

    Background:
      Given the year is 4
      And Bohemia is home land of nobody (context)
      And Bohemia is part of BOH (context)
      And PAL has 7 INFs to spend (context)
      And ENG has 7 INFs to spend (context)

    Scenario: the Palatinate does
      When PAL orders 3 INFs for BOH
      Then PAL orders 3 INFs for BOH is not refused because of e1615/sanctions.bohemia.2

    Scenario: another Protestant power does not
      When ENG orders 3 INFs for BOH
      Then ENG orders 3 INFs for BOH is refused because of e1615/sanctions.bohemia.2

    Scenario: for another state nothing is said for Bohemia
      When ENG orders 3 INFs for SAV
      Then ENG has 3 INFs on order for SAV

    Scenario: before 1618 nothing is said
      Given the year is 3
      When ENG orders 3 INFs for BOH
      Then ENG orders 3 INFs for BOH is not refused because of e1615/sanctions.bohemia.2

  @e1615/sanctions.bohemia.3
  Rule: Without the Palatinate the other Protestant powers place INFs in Bohemia

    Background:
      Given the year is 4
      And Bohemia is home land of nobody
      And Bohemia is part of BOH (context)
      And Province-1 is a home center for PAL
      And Province-1 is home land of PAL
      And Province-1 is taken by SPA
      And ENG has 7 INFs to spend
      And FRA has 7 INFs to spend (context)
      And DEN has 7 INFs to spend (context)

    Scenario: a Protestant power does after the Palatinate
      When ENG orders 3 INFs for BOH
      Then ENG orders 3 INFs for BOH is allowed
      And ENG has 3 INFs on order for BOH

    Scenario: a Catholic power does not after the Palatinate
      When FRA orders 3 INFs for BOH
      Then FRA orders 3 INFs for BOH is refused because of e1615/sanctions.bohemia.3
      And FRA orders 3 INFs for BOH is refused because of e1615/sanctions.bohemia.3

    Scenario: a Protestant power that is out as well does not
      Given Copenhagen is taken by SWE
      And Schleswig-Holstein is taken by SWE
      When DEN orders 3 INFs for BOH
      Then DEN orders 3 INFs for BOH is refused because of e1615/sanctions.bohemia.3
      And DEN orders 3 INFs for BOH is refused because of e1615/sanctions.bohemia.3

  @e1615/sanctions.bethlen.1
  Rule: Only Protestant powers place INFs in Transylvania

    Background:
      Given the year is 5
      And FRA has 7 INFs to spend (context)
      And ENG has 7 INFs to spend (context)

    Scenario: a Protestant power does in Transylvania
      When ENG orders 3 INFs for TRA
      Then ENG has 3 INFs on order for TRA

    Scenario: a Catholic power does not in Transylvania
      When FRA orders 3 INFs for TRA
      Then FRA orders 3 INFs for TRA is refused because of e1615/sanctions.bethlen.1

    Scenario: before 1619 a Catholic power does
      Given the year is 4
      When FRA orders 3 INFs for TRA
      Then FRA has 3 INFs on order for TRA

    Scenario: for another state nothing is said in Transylvania
      When FRA orders 3 INFs for SAV
      Then FRA has 3 INFs on order for SAV

  @e1615/sanctions.huguenot.1
  Rule: Guyenne secedes in 1621

    Scenario: Guyenne is a state of its own
      Given the year is 7
      When the orders step is played
      Then Guyenne is home land of nobody
      And Guyenne is part of GUY
      And GUY is independent

    Scenario Outline: it is free even if Guyenne is <holder>
      Given the year is 7
      And Guyenne is <holder>
      When the orders step is played
      Then Guyenne is <freed>

      Examples:
        | holder       | freed           |
        | taken by SWE | taken by nobody |
        | held by SAV  | held by nobody  |

    Scenario: a captured GUY is released
      Given the year is 7
      And GUY is controlled by SWE
      When the orders step is played
      Then GUY is controlled by nobody

    Scenario Outline: in year <year> it does not secede from France
      Given the year is <year>
      When the orders step is played
      Then Guyenne is still home land of FRA

      Examples:
        | year |
        | 6    |
        | 8    |

  @e1615/sanctions.huguenot.2
  Rule: Only Protestant powers place INFs in Guyenne

    Background:
      Given the year is 7
      And Guyenne is home land of nobody
      And Guyenne is part of GUY (context)
      And FRA has 7 INFs to spend (context)
      And ENG has 7 INFs to spend (context)

    Scenario: a Protestant power does in Guyenne
      When ENG orders 3 INFs for GUY
      Then ENG has 3 INFs on order for GUY

    Scenario: a Catholic power does not in Guyenne
      When FRA orders 3 INFs for GUY
      Then FRA orders 3 INFs for GUY is refused because of e1615/sanctions.huguenot.2

    Scenario: before 1621 nothing is said
      Given the year is 6
      When FRA orders 3 INFs for GUY
      Then FRA has 3 INFs on order for GUY

    Scenario: nothing makes the state pliant
      Then e1615/sanctions.huguenot.2 is not kept

  @e1615/sanctions.kejserkrigen.1
  Rule: Only Denmark places INFs in Lower Saxony

    Background:
      Given the year is 11
      And DEN has 7 INFs to spend (context)
      And ENG has 7 INFs to spend (context)

    Scenario: Denmark does
      When DEN orders 3 INFs for LOWR
      Then DEN has 3 INFs on order for LOWR

    Scenario: another power does not
      When ENG orders 3 INFs for LOWR
      Then ENG orders 3 INFs for LOWR is refused because of e1615/sanctions.kejserkrigen.1

    Scenario Outline: another power does when <when>
      Given <when>
      When ENG orders 3 INFs for LOWR
      Then ENG has 3 INFs on order for LOWR

      Examples:
        | when                       |
        | the year is 10             |
        | the Kejserkrigen has ended |

    Scenario: for another state nothing is said of the Kejserkrigen
      When ENG orders 3 INFs for SAV
      Then ENG has 3 INFs on order for SAV

  @e1615/sanctions.kejserkrigen.2
  Rule: The Kejserkrigen ends with Denmark

    Background:
      Given the year is 11
      And Copenhagen is taken by SWE
      And ENG has 7 INFs to spend (context)

    Scenario: Denmark is eliminated
      Given Schleswig-Holstein is taken by SWE
      And Unit-1 stands in Copenhagen
      And Unit-2 stands in Schleswig-Holstein
      When the adjustment step is played
      Then the Kejserkrigen has ended

    Scenario: with a home center Denmark goes on
      When the adjustment step is played
      Then the Kejserkrigen has still not ended

  @e1615/sanctions.kejserkrigen.3
  Rule: The Kejserkrigen ends with the capture of Lower Saxony

    Background:
      Given the year is 11 (context)
      And Unit-1 stands in Brunswick-Lunenburg

    Scenario Outline: <power> captures it
      Given Unit-1 serves <power>
      When Unit-1 captures LOWR
      Then the Kejserkrigen has ended

      Examples:
        | power |
        | AUS   |
        | DEN   |

    Scenario: another state is captured
      Given Unit-2 serves AUS
      And Unit-2 stands in Savoy
      When Unit-2 captures SAV
      Then the Kejserkrigen has still not ended

  @e1615/sanctions.maghreb.1
  Rule: The Maghreb states wait for the Ottomans

    Background:
      Given Minor-1 is a Maghreb state
      And FRA has 7 INFs to spend (context)
      And Unit-1 is raised by Minor-1

    Scenario: they take no INFs
      When FRA orders 3 INFs for Minor-1
      Then FRA orders 3 INFs for Minor-1 is refused because of e1615/sanctions.maghreb.1

    Scenario: their units stand still
      Given ENG has 3 INFs in SAV
      When Unit-1 heads for Savoy
      Then Unit-1 heads for Savoy is refused because of e1615/sanctions.maghreb.1

    Scenario: an unaligned state may be entered, yet their units stand still
      Then the rules disagree whether Unit-1 heads for Savoy is allowed

    Scenario: another state takes INFs
      When FRA orders 3 INFs for SAV
      Then FRA has 3 INFs on order for SAV

    Scenario: another unit moves
      When Unit-2 heads for Savoy
      Then Unit-2 heads for Savoy is not refused because of e1615/sanctions.maghreb.1

    Scenario: after a move of the Ottomans both are open
      Given the Ottomans have made a successful move
      When FRA orders 3 INFs for Minor-1
      Then FRA has 3 INFs on order for Minor-1
      And Unit-1 heads for Savoy is not refused because of e1615/sanctions.maghreb.1

    Scenario: a state that is not of the Maghreb is free
      Given Minor-1 is not a Maghreb state
      When FRA orders 3 INFs for Minor-1
      Then FRA has 3 INFs on order for Minor-1
      And Unit-1 heads for Savoy is not refused because of e1615/sanctions.maghreb.1
