Feature: Elimination

  @e1615/elimination.1
  Rule: A power without home centers is eliminated

    Background:
      Given Province-1 is a home center for BAV (context)
      And Province-1 is home land of BAV
      And Province-2 is a home center for BAV
      And Province-2 is home land of BAV

    Scenario Outline: a power is out when <way>
      Given Province-1 is taken by FRA
      And <way>
      Then BAV is eliminated

      Examples:
        | way                           |
        | Province-2 is taken by SPA    |
        | Province-2 is held by SAV     |
        | Province-2 is home land of POL |

    Scenario: one home center is enough
      Given Province-1 is taken by FRA (context)
      Then BAV is not eliminated

    Scenario: a power that has no home center cannot lose one
      Given PAL is allied with BAV (context)
      Then PAL is not eliminated

    Scenario: foreign centers do not help
      Given Province-1 is taken by FRA
      And Province-2 is taken by FRA
      And Hesse is part of HES (context)
      And HES is controlled by BAV (context)
      Then BAV is eliminated

    Scenario: land that is no home center counts for nothing
      Given Norway is taken by SWE (context)
      Then DEN is not eliminated

  @e1615/elimination.2
  Rule: The units of an eliminated power are disbanded

    Background:
      Given Madrid is taken by FRA
      And Unit-1 serves SPA
      And Unit-1 stands in Naples
      And Unit-2 serves ENG
      And Unit-2 stands in Bremen

    Scenario: its units leave the board
      Given Galicia is taken by FRA
      When the adjustment step is played
      Then Unit-1 is off the board
      And Unit-1 serves nobody
      And Unit-2 still stands in Bremen

    Scenario: a power that holds a home center keeps its units
      When the adjustment step is played
      Then Unit-1 still stands in Naples
      And Unit-1 still serves SPA

  @e1615/elimination.3
  Rule: What an eliminated power held abroad is free

    Background:
      Given Madrid is taken by FRA
      And SAV is controlled by SPA
      And Unit-1 stands in Savoy
      And Guyenne is taken by SPA
      And Unit-2 stands in Guyenne (context)

    Scenario: captured states and land are free
      Given Galicia is taken by FRA
      And HES is controlled by ENG
      And Unit-3 stands in Hesse
      And Unit-4 stands in Madrid
      When the adjustment step is played
      Then SAV is controlled by nobody
      And Guyenne is taken by nobody
      And HES is still controlled by ENG
      And Madrid is still taken by FRA

    Scenario: the land of another power is to be independent and to be restored
      Given Galicia is taken by FRA
      And Vienna is taken by SPA
      And Unit-3 stands in Vienna
      When the adjustment step is played
      Then Vienna is taken by nobody
      And the rules disagree whether Vienna is home land of AUS

    Scenario: a power with a home center keeps them
      When the adjustment step is played
      Then SAV is still controlled by SPA
      And Guyenne is still taken by SPA

    Scenario: the influence that lay in the state gives it its status
      Given Galicia is taken by FRA
      And ENG has 3 INFs in SAV
      When the adjustment step is played
      Then SAV is aligned with ENG

  @e1615/elimination.4
  Rule: The influence of an eliminated power is removed

    Background:
      Given SPA has 4 INFs in SAV
      And ENG has 3 INFs in SAV
      And Madrid is taken by FRA

    Scenario: nothing may be left, yet nothing may be removed
      Given Galicia is taken by FRA
      When the adjustment step is played
      Then e1615/elimination.4 applies
      And the rules disagree whether 4 INFs of SPA are removed from SAV is allowed

    Scenario: a power with a home center keeps its influence
      When the adjustment step is played
      Then SPA still has 4 INFs in SAV

    Scenario: where it has none nothing is removed
      Given Galicia is taken by FRA
      And SPA has no INFs in SAV
      When the adjustment step is played
      Then e1615/elimination.4 does not apply

  @e1615/elimination.6
  Rule: Denmark without Copenhagen and Schleswig-Holstein is out

    Scenario Outline: Denmark loses Copenhagen, which <first>, and Schleswig-Holstein, which <second>
      Given Copenhagen <first>
      And Schleswig-Holstein <second>
      Then DEN is eliminated
      And e1615/elimination.6 applies

      Examples:
        | first           | second          |
        | is taken by SWE | is taken by SWE |
        | is held by TRA  | is held by TRA  |

    Scenario Outline: <center> alone is not enough of Denmark
      Given <center> is taken by SWE
      Then DEN is not eliminated
      And e1615/elimination.6 does not apply

      Examples:
        | center             |
        | Copenhagen         |
        | Schleswig-Holstein |

  @e1615/elimination.7
  Rule: Norway comes free with the end of Denmark

    Background:
      Given Copenhagen is taken by SWE

    Scenario: Norway is a state
      Given Schleswig-Holstein is taken by SWE
      When the adjustment step is played
      Then Norway is home land of nobody
      And Norway is part of NOR
      And NOR is independent

    Scenario Outline: it is free even if Norway is <holder>
      Given Schleswig-Holstein is taken by SWE
      And Norway is <holder>
      And Unit-1 stands in Norway
      When the adjustment step is played
      Then Norway is <freed>

      Examples:
        | holder       | freed           |
        | taken by SWE | taken by nobody |
        | held by SAV  | held by nobody  |

    Scenario: a captured NOR is released
      Given Schleswig-Holstein is taken by SWE
      And NOR is controlled by SWE
      And Unit-1 stands in Norway
      When the adjustment step is played
      Then NOR is controlled by nobody

    Scenario: a Denmark that is left keeps Norway
      When the adjustment step is played
      Then Norway is still home land of DEN

  @e1615/elimination.8
  Rule: Austria without Vienna and Slovenia is out

    Scenario Outline: Austria loses Vienna, which <first>, and Slovenia, which <second>
      Given Vienna <first>
      And Slovenia <second>
      Then AUS is eliminated
      And e1615/elimination.8 applies

      Examples:
        | first           | second          |
        | is taken by SWE | is taken by SWE |
        | is held by TRA  | is held by TRA  |

    Scenario Outline: <center> alone is not enough of Austria
      Given <center> is taken by SWE
      Then AUS is not eliminated
      And e1615/elimination.8 does not apply

      Examples:
        | center   |
        | Vienna   |
        | Slovenia |

  @e1615/elimination.9
  Rule: Bohemia comes free with the end of Austria

    Background:
      Given Vienna is taken by SWE

    Scenario: Bohemia is a state
      Given Slovenia is taken by SWE
      When the adjustment step is played
      Then Bohemia is home land of nobody
      And Bohemia is part of BOH
      And BOH is independent

    Scenario Outline: it is free even if Bohemia is <holder>
      Given Slovenia is taken by SWE
      And Bohemia is <holder>
      And Unit-1 stands in Bohemia
      When the adjustment step is played
      Then Bohemia is <freed>

      Examples:
        | holder       | freed           |
        | taken by SWE | taken by nobody |
        | held by SAV  | held by nobody  |

    Scenario: a captured BOH is released
      Given Slovenia is taken by SWE
      And BOH is controlled by SWE
      And Unit-1 stands in Bohemia
      When the adjustment step is played
      Then BOH is controlled by nobody

    Scenario: an Austria that is left keeps Bohemia
      When the adjustment step is played
      Then Bohemia is still home land of AUS

  @e1615/elimination.10
  Rule: Spain without Madrid and Galicia is out

    Scenario Outline: Spain loses Madrid, which <first>, and Galicia, which <second>
      Given Madrid <first>
      And Galicia <second>
      Then SPA is eliminated
      And e1615/elimination.10 applies

      Examples:
        | first           | second          |
        | is taken by SWE | is taken by SWE |
        | is held by TRA  | is held by TRA  |

    Scenario Outline: <center> alone is not enough of Spain
      Given <center> is taken by FRA
      Then SPA is not eliminated
      And e1615/elimination.10 does not apply

      Examples:
        | center  |
        | Madrid  |
        | Galicia |

  @e1615/elimination.11
  Rule: The Southern Netherlands and Naples come free with the end of Spain

    Background:
      Given Madrid is taken by FRA

    Scenario: both are states
      Given Galicia is taken by FRA
      When the adjustment step is played
      Then Southern Netherlands is part of NET
      And Southern Netherlands is home land of nobody
      And NET is independent
      And Naples is part of NAP
      And Naples is home land of nobody
      And NAP is independent

    Scenario Outline: it is free even if Southern Netherlands is <holder>
      Given Galicia is taken by FRA
      And Southern Netherlands is <holder>
      And Unit-1 stands in Southern Netherlands
      When the adjustment step is played
      Then Southern Netherlands is <freed>

      Examples:
        | holder       | freed           |
        | taken by SWE | taken by nobody |
        | held by SAV  | held by nobody  |

    Scenario: a captured NET is released
      Given Galicia is taken by FRA
      And NET is controlled by SWE
      And Unit-1 stands in Southern Netherlands
      When the adjustment step is played
      Then NET is controlled by nobody

    Scenario Outline: it is free even if Naples is <holder>
      Given Galicia is taken by FRA
      And Naples is <holder>
      And Unit-1 stands in Naples
      When the adjustment step is played
      Then Naples is <freed>

      Examples:
        | holder       | freed           |
        | taken by SWE | taken by nobody |
        | held by SAV  | held by nobody  |

    Scenario: a captured NAP is released
      Given Galicia is taken by FRA
      And NAP is controlled by SWE
      And Unit-1 stands in Naples
      When the adjustment step is played
      Then NAP is controlled by nobody

    Scenario: a Spain that is left keeps them
      When the adjustment step is played
      Then Southern Netherlands is still home land of SPA
      And Naples is still home land of SPA
