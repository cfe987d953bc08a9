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

    Scenario: a Bohemia that is not Austrian is left as it is
      Given the year is 4
      And Bohemia is home land of PAL
      When the orders step is played
      Then Bohemia is still home land of PAL

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
      Then ENG orders 3 INFs for BOH is allowed because of e1615/sanctions.bohemia.3
      And ENG has 3 INFs on order for BOH

    Scenario: a Catholic power does not after the Palatinate
      When FRA orders 3 INFs for BOH
      Then FRA orders 3 INFs for BOH is refused because of e1615/sanctions.bohemia.3
      And FRA orders 3 INFs for BOH is not allowed because of e1615/sanctions.bohemia.3

    Scenario: a Protestant power that is out as well does not
      Given Copenhagen is taken by SWE
      And Schleswig-Holstein is taken by SWE
      When DEN orders 3 INFs for BOH
      Then DEN orders 3 INFs for BOH is refused because of e1615/sanctions.bohemia.3
      And DEN orders 3 INFs for BOH is not allowed because of e1615/sanctions.bohemia.3

    Scenario Outline: while the Palatinate is there, <power> does not rest on this
      Given Province-1 is taken by nobody
      When <power> orders 3 INFs for BOH
      Then <power> orders 3 INFs for BOH is refused because of e1615/sanctions.bohemia.2
      And <power> orders 3 INFs for BOH is not allowed because of e1615/sanctions.bohemia.3

      Examples:
        | power |
        | ENG   |
        | FRA   |

    Scenario Outline: before 1618 <power> does not rest on this
      Given the year is 3
      When <power> orders 3 INFs for BOH
      Then <power> orders 3 INFs for BOH is not refused because of e1615/sanctions.bohemia.3
      And <power> orders 3 INFs for BOH is not allowed because of e1615/sanctions.bohemia.3

      Examples:
        | power |
        | ENG   |
        | FRA   |

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

    Scenario: a Guyenne that is not French is left as it is
      Given the year is 7
      And Guyenne is home land of ENG
      When the orders step is played
      Then Guyenne is still home land of ENG

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

    Scenario: before 1625 there is nothing to end with Denmark
      Given the year is 10
      And Schleswig-Holstein is taken by SWE
      And Unit-1 stands in Copenhagen
      And Unit-2 stands in Schleswig-Holstein
      When the adjustment step is played
      Then the Kejserkrigen has still not ended

    Scenario: any power may place INFs again
      Given Schleswig-Holstein is taken by SWE
      When ENG orders 3 INFs for LOWR
      Then ENG orders 3 INFs for LOWR is allowed because of e1615/sanctions.kejserkrigen.2
      And ENG has 3 INFs on order for LOWR

    Scenario: as long as Denmark is there no other power may
      When ENG orders 3 INFs for LOWR
      Then ENG orders 3 INFs for LOWR is not allowed because of e1615/sanctions.kejserkrigen.2
      And ENG orders 3 INFs for LOWR is refused because of e1615/sanctions.kejserkrigen.1

  @e1615/sanctions.kejserkrigen.3
  Rule: The Kejserkrigen ends with the capture of Lower Saxony

    Scenario Outline: <holder> captures it
      Given the year is 11
      And LOWR is controlled by <holder>
      And Unit-1 stands in Brunswick-Lunenburg (context)
      When the adjustment step is played
      Then the Kejserkrigen has ended

      Examples:
        | holder |
        | AUS    |
        | DEN    |

    Scenario Outline: its capture may be that <how>
      Given the year is 11
      And Brunswick-Lunenburg is <how>
      And Unit-1 stands in Brunswick-Lunenburg (context)
      When the adjustment step is played
      Then the Kejserkrigen has ended

      Examples:
        | how         |
        | held by HES |

    Scenario: before 1625 there is nothing to end by capture
      Given the year is 10
      And LOWR is controlled by DEN
      And Unit-1 stands in Brunswick-Lunenburg (context)
      When the adjustment step is played
      Then the Kejserkrigen has still not ended

    Scenario: an independent Lower Saxony changes nothing
      Given the year is 11
      When the adjustment step is played
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
      When Unit-1 heads for Savoy
      Then Unit-1 heads for Savoy is refused because of e1615/sanctions.maghreb.1

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
