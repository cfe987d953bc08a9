Feature: III.11 Religious wars in France, the sides

  @III.11/diplomacy.1
  Rule: III.11/diplomacy.1 France declares no war

    Scenario Outline: with a rebellion on France may not declare war on <enemy>
      Given III.11 is in effect
      When FRA declares war on <enemy>
      Then FRA declares war on <enemy> is refused because of III.11/diplomacy.1

      Examples:
        | enemy |
        | SWE   |
        | SPA   |

    Scenario: after the event France may declare war
      Given III.11 is over (context)
      When FRA declares war on SWE
      Then FRA is at war with SWE

    Scenario: may France declare war on rebels under a truce
      Given III.11 is in effect
      When FRA declares war on REB
      Then the rules disagree whether FRA declares war on REB is allowed

  @III.11/diplomacy.2
  Rule: III.11/diplomacy.2 An attack from outside brings a cease-fire

    Scenario: the rebels offer to cease fire and France accepts
      Given FRA has an active rebellion
      And FRA is at war with REB
      When SPA declares war on FRA
      Then the offer of REB to FRA is white peace
      And FRA makes a white peace with REB
      And FRA is not at war with REB
      And FRA is at war with SPA

    Scenario: France may fight on
      Given FRA has an active rebellion
      And FRA is at war with REB
      When FRA chooses to refuse peace with REB
      And SPA declares war on FRA
      Then the offer of REB to FRA is white peace
      And FRA is still at war with REB

    Scenario: the war of another country brings no cease-fire
      Given FRA has an active rebellion (context)
      And FRA is at war with REB (context)
      When SPA declares war on ENG
      Then the offer of REB to FRA is still not white peace
      And FRA is still at war with REB

    Scenario: rebels without an active rebellion offer nothing
      Given FRA is at war with REB
      When SPA declares war on FRA
      Then FRA is at war with SPA
      And the offer of REB to FRA is still not white peace
      And FRA is still at war with REB

    Scenario Outline: no <shape> of the aggressor may march into rebel land
      Given III.11 is in effect
      And SPA is at war with FRA
      And the owner of POITOU is REB
      And Unit-1 belongs to SPA
      And Unit-1 is a <shape>
      When Unit-1 enters POITOU
      Then Unit-1 enters POITOU is refused because of III.11/diplomacy.2

      Examples:
        | shape           |
        | large army      |
        | small army      |
        | land detachment |

    Scenario: the aggressor may march into French land
      Given III.11 is in effect (context)
      And SPA is at war with FRA (context)
      And Unit-1 belongs to SPA (context)
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario: who is at peace with France is not kept out
      Given III.11 is in effect (context)
      And the owner of POITOU is REB
      And Unit-1 belongs to SPA (context)
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario: the rebels march into their own land
      Given III.11 is in effect (context)
      And FRA is at war with REB
      And the owner of POITOU is REB
      And Unit-1 belongs to REB (context)
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario: units of another country are not bound
      Given III.11 is in effect (context)
      And SPA is at war with FRA
      And the owner of POITOU is REB
      And Unit-1 belongs to BAV
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario Outline: a <shape> is not bound
      Given III.11 is in effect (context)
      And SPA is at war with FRA
      And the owner of POITOU is REB
      And Unit-1 belongs to SPA
      And Unit-1 is a <shape>
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

      Examples:
        | shape           |
        | large fleet     |
        | small fleet     |
        | naval detachment |

    Scenario: after the event an enemy of France marches where it likes
      Given III.11 is over (context)
      And SPA is at war with FRA
      And the owner of POITOU is REB
      And Unit-1 belongs to SPA
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

  @III.11/diplomacy.3
  Rule: III.11/diplomacy.3 Three countries may back a side

    @III.11/diplomacy.3a @III.11/diplomacy.3b
    Scenario: for rebels of an unknown faith nobody is given leave
      Given III.11 is in effect (context)
      And SPA is counter-reform
      Then SPA sends help to REB is not allowed because of III.11/diplomacy.3a
      And SPA sends help to REB is not allowed because of III.11/diplomacy.3b
      And SPA sends help to FRA is not allowed because of III.11/diplomacy.3a
      And HOL sends help to FRA is not allowed because of III.11/diplomacy.3b

  @III.11/diplomacy.3a
  Rule: III.11/diplomacy.3a The backing of Protestant rebels

    Scenario Outline: a Protestant <helper> may back the rebels
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant
      And <helper> is protestant
      When <helper> sends help to REB
      Then <helper> sends help to REB is allowed because of III.11/diplomacy.3a

      Examples:
        | helper |
        | SPA    |

    Scenario Outline: <helper> as a Protestant from the start may back the rebels
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant
      When <helper> sends help to REB
      Then <helper> sends help to REB is allowed because of III.11/diplomacy.3a

      Examples:
        | helper |
        | ENG    |
        | HOL    |

    Scenario Outline: no leave is given to <helper> to back these rebels
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant
      Then <helper> sends help to REB is not allowed because of III.11/diplomacy.3a

      Examples:
        | helper |
        | SWE    |
        | SPA    |

    Scenario Outline: a <status> event gives no leave to back Protestant rebels
      Given III.11 is <status> (context)
      And the faith of the rebels of III.11 is protestant (context)
      Then HOL sends help to REB is not allowed because of III.11/diplomacy.3a

      Examples:
        | status |
        | over   |

    Scenario: Catholic rebels give Holland no leave to back them
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform (context)
      Then HOL sends help to REB is not allowed because of III.11/diplomacy.3a

    Scenario Outline: a counter-reformed <helper> may back France for 1 Stab
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant
      And the stability of FRA is 0
      And <helper> is counter-reform
      When <helper> sends help to FRA
      Then <helper> sends help to FRA is allowed because of III.11/diplomacy.3a
      And the stability of FRA rises by 1
      And FRA has foreign support

      Examples:
        | helper |
        | SPA    |
        | ENG    |

    Scenario: a second backer brings no more
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant
      And the stability of FRA is 0
      And SPA is counter-reform
      And ENG is counter-reform
      When ENG sends help to FRA
      And SPA sends help to FRA
      Then SPA has sent help to FRA
      And the stability of FRA is still 1

    Scenario Outline: a <religion> <helper> brings no Stab
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant
      And the stability of FRA is 0
      And <helper> is <religion> (context)
      When <helper> sends help to FRA
      Then <helper> has sent help to FRA
      And the stability of FRA is still 0
      And <helper> sends help to FRA is not allowed because of III.11/diplomacy.3a

      Examples:
        | helper | religion       |
        | SPA    | protestant     |
        | HOL    | counter-reform |
        | POL    | counter-reform |

    Scenario: after the event help brings no Stab
      Given III.11 is over (context)
      And the faith of the rebels of III.11 is protestant
      And the stability of FRA is 0
      And SPA is counter-reform
      When SPA sends help to FRA
      Then SPA has sent help to FRA
      And the stability of FRA is still 0
      And SPA sends help to FRA is not allowed because of III.11/diplomacy.3a

    Scenario: against Catholic rebels a counter-reformed Spain brings no Stab
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform (context)
      And the stability of FRA is 0
      And SPA is counter-reform
      When SPA sends help to FRA
      Then SPA has sent help to FRA
      And the stability of FRA is still 0
      And SPA sends help to FRA is not allowed because of III.11/diplomacy.3a

  @III.11/diplomacy.3b
  Rule: III.11/diplomacy.3b The backing of Catholic rebels

    Scenario Outline: a counter-reformed <helper> may back the rebels
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform
      And <helper> is counter-reform
      When <helper> sends help to REB
      Then <helper> sends help to REB is allowed because of III.11/diplomacy.3b

      Examples:
        | helper |
        | SPA    |
        | ENG    |

    Scenario Outline: a <religion> <helper> has no leave to back Catholic rebels
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform
      And <helper> is <religion> (context)
      Then <helper> sends help to REB is not allowed because of III.11/diplomacy.3b

      Examples:
        | helper | religion       |
        | SPA    | protestant     |
        | HOL    | counter-reform |
        | POL    | counter-reform |

    Scenario Outline: a <status> event with <faith> rebels gives Spain no leave to back them
      Given III.11 is <status> (context)
      And the faith of the rebels of III.11 is <faith> (context)
      And SPA is counter-reform
      Then SPA sends help to REB is not allowed because of III.11/diplomacy.3b

      Examples:
        | status    | faith          |
        | over      | counter-reform |
        | in effect | protestant     |

    Scenario Outline: a Protestant <helper> may back France for 1 Stab
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform
      And the stability of FRA is 0
      When <helper> sends help to FRA
      Then <helper> sends help to FRA is allowed because of III.11/diplomacy.3b
      And the stability of FRA rises by 1
      And FRA has foreign support

      Examples:
        | helper |
        | ENG    |
        | HOL    |

    Scenario: a Spain turned Protestant may back France for 1 Stab
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform
      And the stability of FRA is 0
      And SPA is protestant
      When SPA sends help to FRA
      Then SPA sends help to FRA is allowed because of III.11/diplomacy.3b
      And the stability of FRA rises by 1

    Scenario: a second Protestant backer brings no more
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform
      And the stability of FRA is 0
      When ENG sends help to FRA
      And HOL sends help to FRA
      Then HOL has sent help to FRA
      And the stability of FRA is still 1

    Scenario Outline: <helper> as it is brings no Stab against Catholic rebels
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform
      And the stability of FRA is 0
      When <helper> sends help to FRA
      Then <helper> has sent help to FRA
      And the stability of FRA is still 0
      And <helper> sends help to FRA is not allowed because of III.11/diplomacy.3b

      Examples:
        | helper |
        | SPA    |
        | SWE    |

    Scenario Outline: a <status> event with <faith> rebels makes Dutch help worth nothing
      Given III.11 is <status> (context)
      And the faith of the rebels of III.11 is <faith> (context)
      And the stability of FRA is 0
      When HOL sends help to FRA
      Then HOL has sent help to FRA
      And the stability of FRA is still 0
      And HOL sends help to FRA is not allowed because of III.11/diplomacy.3b

      Examples:
        | status    | faith          |
        | over      | counter-reform |
        | in effect | protestant     |

  @III.11/income.1
  Rule: III.11/income.1 Trade with France is cut

    Scenario: an outbreak cuts the trade with all players
      When III.11 is rolled
      Then FRA has closed its trade to SPA
      And SPA has closed its trade to FRA
      And FRA has closed its trade to Country-1
      And FRA has still not closed its trade to FRA
      And FRA has still not closed its trade to SWE
      And SWE has still not closed its trade to FRA
      And SPA still has no free CB against FRA
      And SPA still has no normal CB against FRA

    Scenario: a truce opens it again
      Given FRA has an active rebellion
      And FRA is at war with REB
      When FRA makes a white peace with REB
      Then FRA has not closed its trade to SPA
      And SPA has not closed its trade to FRA
