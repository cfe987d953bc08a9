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

    Scenario: rebels under a truce are the one enemy that is also left to France
      Given III.11 is in effect
      When FRA declares war on REL
      Then the rules disagree whether FRA declares war on REL is allowed

  @III.11/diplomacy.2
  Rule: III.11/diplomacy.2 An attack from outside brings a cease-fire

    Scenario: the rebels offer to cease fire and France accepts
      Given III.11 is in effect
      And FRA has an active rebellion
      When SPA declares war on FRA
      Then REL offers to cease fire with FRA in III.11
      And FRA ceases fire with REL in III.11
      And FRA does not have an active rebellion
      And FRA is at war with SPA

    Scenario: France may fight on
      Given III.11 is in effect
      And FRA has an active rebellion
      When FRA chooses to refuse peace with REL in III.11
      And SPA declares war on FRA
      Then REL offers to cease fire with FRA in III.11
      And FRA still has an active rebellion

    Scenario: the war of another country brings no cease-fire
      Given III.11 is in effect
      And FRA has an active rebellion
      When SPA declares war on ENG
      Then FRA still has an active rebellion

    Scenario Outline: no <shape> of the aggressor may march into rebel land
      Given III.11 is in effect
      And SPA is at war with FRA
      And the owner of POITOU is REL
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
      And the owner of POITOU is REL
      And Unit-1 belongs to SPA (context)
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario: while the rebellion is active the aggressor is not kept out
      Given III.11 is in effect (context)
      And FRA has an active rebellion
      And SPA is at war with FRA
      And the owner of POITOU is REL
      And Unit-1 belongs to SPA
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario: units of another country are not bound
      Given III.11 is in effect (context)
      And SPA is at war with FRA
      And the owner of POITOU is REL
      And Unit-1 belongs to BAV
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

    Scenario Outline: a <shape> is not bound
      Given III.11 is in effect (context)
      And SPA is at war with FRA
      And the owner of POITOU is REL
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
      And the owner of POITOU is REL
      And Unit-1 belongs to SPA
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU

  @III.11/diplomacy.3
  Rule: III.11/diplomacy.3 Three countries may back a side

    @III.11/diplomacy.3a @III.11/diplomacy.3b
    Scenario Outline: for rebels of an unknown faith <helper> is given no leave
      Given III.11 is in effect
      And SPA is counter-reform (context)
      When the declarations step is played
      And <helper> declares its support of <side> in III.11
      Then <helper> declares its support of <side> in III.11 is refused

      Examples:
        | helper | side |
        | SPA    | REL  |
        | SPA    | FRA  |
        | HOL    | FRA  |

  @III.11/diplomacy.3 @III.11/diplomacy.3a
  Rule: III.11/diplomacy.3a The backing of Protestant rebels

    Background:
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant
      And the stability of FRA is 0

    Scenario Outline: a <religion> <helper> may back Protestant rebels once wars have been declared
      Given <helper> is <religion> (context)
      When the declarations step is played
      And <helper> declares its support of REL in III.11
      Then <helper> declares its support of REL in III.11 is allowed because of III.11/diplomacy.3a
      And <helper> supports REL in III.11
      And the stability of FRA is still 0

      Examples:
        | helper | religion       |
        | ENG    | protestant     |
        | SPA    | protestant     |
        | HOL    | protestant     |

    Scenario Outline: a <religion> <helper> may back France against Protestant rebels for 1 Stab
      Given <helper> is <religion> (context)
      When the declarations step is played
      And <helper> declares its support of FRA in III.11
      Then <helper> declares its support of FRA in III.11 is allowed because of III.11/diplomacy.3a
      And the stability of FRA rises by 1

      Examples:
        | helper | religion       |
        | ENG    | counter-reform |
        | SPA    | counter-reform |

    Scenario Outline: a <religion> <helper> that backs <other> may not back <side> as well, with Protestant rebels
      Given <helper> is <religion> (context)
      And <helper> supports <other> in III.11
      When the declarations step is played
      And <helper> declares its support of <side> in III.11
      Then <helper> declares its support of <side> in III.11 is refused
      And <helper> still does not support <side> in III.11

      Examples:
        | helper | religion       | other | side |
        | SPA    | protestant     | FRA   | REL  |
        | ENG    | counter-reform | REL   | FRA  |
        | SPA    | counter-reform | REL   | FRA  |

    Scenario Outline: a <religion> <helper> may not back <side> with Protestant rebels
      Given <helper> is <religion> (context)
      When the declarations step is played
      And <helper> declares its support of <side> in III.11
      Then <helper> declares its support of <side> in III.11 is refused
      And <helper> still does not support <side> in III.11

      Examples:
        | helper | religion       | side |
        | SPA    | conciliatory   | REL  |
        | SPA    | conciliatory   | FRA  |
        | HOL    | counter-reform | FRA  |
        | SWE    | protestant     | REL  |
        | SPA    | protestant     | FRA  |

    Scenario: with Protestant rebels a second backer of France brings no more
      Given ENG is counter-reform
      And SPA is counter-reform
      When the declarations step is played
      And ENG declares its support of FRA in III.11
      And SPA declares its support of FRA in III.11
      Then SPA supports FRA in III.11
      And the stability of FRA is still 1

    Scenario: with Protestant rebels nobody declares its support before wars have been declared
      Given ENG is protestant
      When ENG declares its support of REL in III.11
      Then ENG declares its support of REL in III.11 is refused

    Scenario: with Protestant rebels nobody declares its support once income has come in
      Given ENG is protestant
      When the declarations step is played
      And the income step is played
      And ENG declares its support of REL in III.11
      Then ENG declares its support of REL in III.11 is refused

  @III.11/diplomacy.3 @III.11/diplomacy.3b
  Rule: III.11/diplomacy.3b The backing of Catholic rebels

    Background:
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform
      And the stability of FRA is 0

    Scenario Outline: a <religion> <helper> may back Catholic rebels once wars have been declared
      Given <helper> is <religion> (context)
      When the declarations step is played
      And <helper> declares its support of REL in III.11
      Then <helper> declares its support of REL in III.11 is allowed because of III.11/diplomacy.3b
      And <helper> supports REL in III.11
      And the stability of FRA is still 0

      Examples:
        | helper | religion       |
        | SPA    | counter-reform |
        | ENG    | counter-reform |

    Scenario Outline: a <religion> <helper> may back France against Catholic rebels for 1 Stab
      Given <helper> is <religion> (context)
      When the declarations step is played
      And <helper> declares its support of FRA in III.11
      Then <helper> declares its support of FRA in III.11 is allowed because of III.11/diplomacy.3b
      And the stability of FRA rises by 1

      Examples:
        | helper | religion       |
        | SPA    | protestant     |
        | ENG    | protestant     |
        | HOL    | protestant     |

    Scenario Outline: a <religion> <helper> that backs <other> may not back <side> as well, with Catholic rebels
      Given <helper> is <religion> (context)
      And <helper> supports <other> in III.11
      When the declarations step is played
      And <helper> declares its support of <side> in III.11
      Then <helper> declares its support of <side> in III.11 is refused
      And <helper> still does not support <side> in III.11

      Examples:
        | helper | religion       | other | side |
        | SPA    | counter-reform | FRA   | REL  |
        | HOL    | protestant     | REL   | FRA  |
        | ENG    | protestant     | REL   | FRA  |

    Scenario Outline: a <religion> <helper> may not back <side> with Catholic rebels
      Given <helper> is <religion> (context)
      When the declarations step is played
      And <helper> declares its support of <side> in III.11
      Then <helper> declares its support of <side> in III.11 is refused
      And <helper> still does not support <side> in III.11

      Examples:
        | helper | religion       | side |
        | ENG    | conciliatory   | REL  |
        | ENG    | conciliatory   | FRA  |
        | HOL    | counter-reform | REL  |
        | POL    | counter-reform | REL  |
        | SPA    | counter-reform | FRA  |

    Scenario: with Catholic rebels a second backer of France brings no more
      Given SPA is protestant
      And ENG is protestant
      When the declarations step is played
      And SPA declares its support of FRA in III.11
      And ENG declares its support of FRA in III.11
      Then ENG supports FRA in III.11
      And the stability of FRA is still 1

    Scenario: with Catholic rebels nobody declares its support before wars have been declared
      Given SPA is counter-reform
      When SPA declares its support of REL in III.11
      Then SPA declares its support of REL in III.11 is refused

    Scenario: with Catholic rebels nobody declares its support once income has come in
      Given SPA is counter-reform
      When the declarations step is played
      And the income step is played
      And SPA declares its support of REL in III.11
      Then SPA declares its support of REL in III.11 is refused

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
      Given III.11 is in effect
      And FRA has an active rebellion
      When FRA ceases fire with REL in III.11
      Then FRA has not closed its trade to SPA
      And SPA has not closed its trade to FRA

    Scenario: no CB comes of it
      When III.11 is rolled
      Then SPA has closed its trade to FRA
      And the CB of SPA against FRA still does not come from III.11
