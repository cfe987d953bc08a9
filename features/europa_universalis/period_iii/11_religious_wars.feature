Feature: III.11 Religious wars in France, the test of armies

  Background:
    Given III.11 started on turn 17

  @III.11/administration.5
  Rule: III.11/administration.5 The test comes in the turn in which the event strikes

    Scenario: the test is rolled even if the rebellion is over at once
      Given III.11 is over
      And Unit-1 belongs to FRA
      And Unit-1 is a large fleet
      When the die for Unit-1 shows 7
      And the administration step is played
      Then Unit-1 is off the map

    Scenario Outline: a turn later a French <shape> is not tested
      Given the turn is 18
      And Province-1 belongs to <owner>
      And Unit-1 belongs to FRA
      And Unit-1 is a <shape>
      When the die for Unit-1 shows <die> (context)
      And Unit-1 is to be placed in Province-1 (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA
      And CTZ France still holds 0 weak pirates

      Examples:
        | shape       | owner | die |
        | small army  | REB   | 8   |
        | large fleet | SPA   | 7   |
        | large fleet | SPA   | 8   |
        | large fleet | HOL   | 9   |
        | large fleet | ENG   | 10  |

    Scenario Outline: a turn later a French trade fleet is not tested on <die>
      Given the turn is 18
      And the fleet of FRA in Zone-1 has level 5
      And HOL may trade in Zone-1
      When the die for Zone-1 shows <die> (context)
      And the administration step is played
      Then the fleet of FRA in Zone-1 still has level 5

      Examples:
        | die |
        | 7   |
        | 8   |
        | 9   |
        | 10  |

    Scenario: a turn later a French leader is not tested
      Given the turn is 18
      And Leader-1 serves FRA
      When the die for Leader-1 shows 9 (context)
      And the administration step is played
      Then Leader-1 still serves FRA

    Scenario Outline: a turn later a French post is not tested on <die>
      Given the turn is 18
      And Post-1 is held by FRA
      And Post-1 has level 3
      And ENG can reach Post-1
      And SPA can reach Post-1
      When the die for Post-1 shows <die> (context)
      And the administration step is played
      Then Post-1 still has level 3
      And Post-1 is still lent to nobody

      Examples:
        | die |
        | 1   |
        | 2   |
        | 3   |

  @III.11/administration.5.army
  Rule: III.11/administration.5.army Each French army and detachment is tested

    Scenario Outline: a French <shape> is tested
      Given POITOU is conquered by REB
      And Unit-1 belongs to FRA
      And Unit-1 is a <shape>
      When the die for Unit-1 shows 7
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REB

      Examples:
        | shape           |
        | large army      |
        | small army      |
        | land detachment |

    Scenario: an English army is not tested
      Given POITOU is conquered by REB
      And Unit-1 belongs to ENG
      When the die for Unit-1 shows 7 (context)
      And Unit-1 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to ENG

  @III.11/administration.5.army.7+
  Rule: III.11/administration.5.army.7+ On 7 or more the unit revolts

    Scenario Outline: a die of <die> takes the army into a province of the rebels
      Given POITOU is conquered by REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REB
      And Unit-1 stands in POITOU

      Examples:
        | die |
        | 7   |
        | 10  |

    Scenario: a die of 6 leaves the army loyal
      Given POITOU is conquered by REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 6
      And Unit-1 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA

    Scenario: a province that belongs to the rebels is theirs too
      Given Province-1 belongs to REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 8
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 stands in Province-1

    Scenario: a province that the rebels have lost is not theirs
      Given Province-1 belongs to REB
      And Province-1 is conquered by FRA
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 8
      And Unit-1 is to be placed in Province-1
      And the administration step is played
      Then Unit-1 still does not stand in Province-1

    Scenario: the rebels cannot put the army into a province that is not theirs
      Given POITOU is conquered by REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 8
      And Unit-1 is to be placed in BOHEMIA
      And the administration step is played
      Then Unit-1 still belongs to FRA
      And Unit-1 still does not stand in POITOU

  @III.11/administration.5.army.mod
  Rule: III.11/administration.5.army.mod Counter-reform and monarch count

    Scenario Outline: an army under the monarch in a <religion> France revolts on <die>
      Given FRA is <religion>
      And POITOU is conquered by REB
      And Unit-1 belongs to FRA
      And Unit-1 is under the monarch
      When the die for Unit-1 shows <die>
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REB

      Examples:
        | religion       | die |
        | conciliatory   | 5   |
        | counter-reform | 4   |

    Scenario Outline: an army under the monarch in a <religion> France is loyal on <die>
      Given FRA is <religion>
      And POITOU is conquered by REB
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
      And POITOU is conquered by REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 6
      And Unit-1 is to be placed in POITOU
      And the administration step is played
      Then Unit-1 belongs to REB

    Scenario: an army without the monarch in a counter-reformed France is loyal on 5
      Given FRA is counter-reform
      And POITOU is conquered by REB
      And Unit-1 belongs to FRA
      When the die for Unit-1 shows 5
      And Unit-1 is to be placed in POITOU (context)
      And the administration step is played
      Then Unit-1 still belongs to FRA
