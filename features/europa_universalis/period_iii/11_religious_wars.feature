Feature: III.11 Religious wars in France, the test of armies

  @III.11/administration.5
  Rule: III.11/administration.5 The test comes in the turn in which the event strikes

    Scenario: the test is rolled even if the rebellion is over at once
      Given the first turn of III.11 is 17
      And III.11 is over (context)
      And Unit-1 belongs to FRA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows 7
      And the administration step is played
      Then Unit-1 is off the map

    @III.11/administration.5.army.7+
    Scenario: a turn later a French army is not tested
      Given the first turn of III.11 is 16 (context)
      And the owner of Province-1 is REL
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 8 (context)
      And Unit-1 is to be placed in Province-1 (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA

    Scenario Outline: a turn later a French fleet is not lost on <die>
      Given the first turn of III.11 is 16 (context)
      And Unit-1 belongs to FRA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows <die> (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA
      And the number of weak pirates in CTZ France is still 0

      @III.11/administration.5.navy.7
      Examples:
        | die |
        | 7   |

      @III.11/administration.5.navy.8
      Examples:
        | die |
        | 8   |

    Scenario Outline: a turn later a French fleet is not lost to <navy>
      Given the first turn of III.11 is 16 (context)
      And the owner of Province-1 is <navy>
      And Unit-1 belongs to FRA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows <die> (context)
      And Unit-1 is to be placed in Province-1 (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA

      @III.11/administration.5.navy.9
      Examples:
        | navy | die |
        | HOL  | 9   |

      @III.11/administration.5.navy.10
      Examples:
        | navy | die |
        | ENG  | 10  |

    Scenario Outline: a turn later a French trade fleet is not laid up on <die>
      Given the first turn of III.11 is 16 (context)
      And the fleet of FRA in Zone-1 is 5
      When the die for Zone-1 shows <die> (context)
      And the administration step is played
      Then the fleet of FRA in Zone-1 is still 5

      @III.11/administration.5.fleet.7
      Examples:
        | die |
        | 7   |

      @III.11/administration.5.fleet.10
      Examples:
        | die |
        | 10  |

    Scenario Outline: a turn later Holland wins no French trade fleet on <die>
      Given the first turn of III.11 is 16 (context)
      And the fleet of FRA in Zone-1 is 5
      And HOL has leave to trade in Zone-1
      When the die for Zone-1 shows <die> (context)
      And the administration step is played
      Then the fleet of FRA in Zone-1 is still 5

      @III.11/administration.5.fleet.8
      Examples:
        | die |
        | 8   |

      @III.11/administration.5.fleet.9
      Examples:
        | die |
        | 9   |

    @III.11/administration.5.leader.8+
    Scenario: a turn later a French leader is not tested
      Given the first turn of III.11 is 16 (context)
      And Leader-1 serves FRA
      When the die for Leader-1 shows 9 (context)
      And the administration step is played
      Then Leader-1 still serves FRA

    Scenario Outline: a turn later no French post is lent to <power>
      Given the first turn of III.11 is 16 (context)
      And Post-1 is held by FRA
      And <power> can reach Post-1
      When the die for Post-1 shows <die> (context)
      And the administration step is played
      Then Post-1 is still lent to nobody

      @III.11/administration.5.colony.1
      Examples:
        | power | die |
        | ENG   | 1   |

      @III.11/administration.5.colony.2
      Examples:
        | power | die |
        | SPA   | 2   |

    @III.11/administration.5.colony.3-4
    Scenario: a turn later no French post loses a level
      Given the first turn of III.11 is 16 (context)
      And Post-1 is held by FRA
      And the level of Post-1 is 3
      When the die for Post-1 shows 3 (context)
      And the administration step is played
      Then the level of Post-1 is still 3

  @III.11/administration.5.army @III.11/administration.5.army.7+
  Rule: III.11/administration.5.army Each French army and detachment is tested

    Background:
      Given the first turn of III.11 is 17

    Scenario Outline: a French <shape> is tested
      Given POITOU is conquered by REL
      And Unit-1 belongs to FRA
      And Unit-1 is a <shape>
      When the die for Unit-1 shows 7
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REL

      Examples:
        | shape           |
        | large army      |
        | small army      |
        | land detachment |

    Scenario: a fleet is not put ashore among the rebels
      Given POITOU is conquered by REL
      And Unit-1 belongs to FRA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows 9
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 still does not belong to REL
      And Unit-1 still does not stand in POITOU

    Scenario: an English army is not tested
      Given POITOU is conquered by REL
      And Unit-1 belongs to ENG
      When the die for Unit-1 shows 7 (context)
      And the die for Unit-2 shows 1 (context)
      And the die for Unit-3 shows 1 (context)
      And the die for Unit-4 shows 1 (context)
      And Unit-1 is to be placed in POITOU (context)
      And Unit-2 is to be placed in POITOU (context)
      And Unit-3 is to be placed in POITOU (context)
      And Unit-4 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to ENG

  @III.11/administration.5.army.7+
  Rule: III.11/administration.5.army.7+ On 7 or more the unit revolts

    Background:
      Given the first turn of III.11 is 17

    Scenario Outline: a die of <die> takes the army into a province of the rebels
      Given POITOU is conquered by REL
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REL
      And Unit-1 stands in POITOU

      Examples:
        | die |
        | 7   |
        | 10  |

    Scenario: a die of 6 leaves the army loyal
      Given POITOU is conquered by REL
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 6
      And Unit-1 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA

    Scenario: a province that belongs to the rebels is theirs too
      Given the owner of Province-1 is REL
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 8
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 stands in Province-1

    Scenario: a province that the rebels have lost is not theirs
      Given the owner of Province-1 is REL
      And Province-1 is conquered by FRA
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 8
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 belongs to REL
      And Unit-1 still does not stand in Province-1

    Scenario: the rebels cannot put the army into a province that is not theirs
      Given POITOU is conquered by REL
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 8
      And Unit-1 is to be placed in BOHEMIA
      And the administration step is played
      Then Unit-1 belongs to REL
      And Unit-1 still does not stand in BOHEMIA

  @III.11/administration.5.army.mod @III.11/administration.5.army.7+
  Rule: III.11/administration.5.army.mod Counter-reform and monarch count

    Background:
      Given the first turn of III.11 is 17

    Scenario Outline: an army under the monarch in a <religion> France revolts on <die>
      Given FRA is <religion>
      And POITOU is conquered by REL
      And Unit-1 belongs to FRA
      And Unit-1 is under the monarch
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REL

      Examples:
        | religion       | die |
        | conciliatory   | 5   |
        | counter-reform | 4   |

    Scenario Outline: an army under the monarch in a <religion> France is loyal on <die>
      Given FRA is <religion>
      And POITOU is conquered by REL
      And Unit-1 belongs to FRA
      And Unit-1 is under the monarch
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA

      Examples:
        | religion       | die |
        | conciliatory   | 4   |
        | counter-reform | 3   |

    Scenario: an army without the monarch in a counter-reformed France revolts on 6
      Given FRA is counter-reform
      And POITOU is conquered by REL
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 6
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REL

    Scenario: an army without the monarch in a counter-reformed France is loyal on 5
      Given FRA is counter-reform
      And POITOU is conquered by REL
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 5
      And Unit-1 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA
