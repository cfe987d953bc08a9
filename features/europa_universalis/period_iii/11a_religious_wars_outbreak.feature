Feature: III.11 Religious wars in France, the outbreak

  @III.11/header
  Rule: III.11/header It goes on until the rebels have won or are beaten

    Background:
      Given III.11 is in effect

    Scenario: with the victory of the rebels the event is over
      Given the owner of POITOU is REL
      And the rebels of III.11 have won
      When the interphase step is played
      Then III.11 is over

    Scenario: with the last revolt and the last province the event is over
      Given the number of weak revolts in POITOU is 3 (context)
      When the interphase step is played
      Then III.11 is over

    Scenario: a place of old revolts does not keep it alive
      Given the revolts in POITOU come from III.11 (context)
      When the interphase step is played
      Then III.11 is over

    Scenario: one province keeps it alive
      Given the owner of POITOU is REL
      When the interphase step is played
      Then III.11 is still in effect

    Scenario Outline: one <strength> revolt keeps it alive
      Given the number of <strength> revolts in POITOU is 1
      And the revolts in POITOU come from III.11
      When the interphase step is played
      Then III.11 is still in effect

      Examples:
        | strength |
        | weak     |
        | strong   |

  @III.11/pre.1
  Rule: III.11/pre.1 Not from period IV on

    Scenario: on turn 25 it can strike
      Given the turn is 25
      When III.11 is rolled
      Then III.11 is in effect

    Scenario: on turn 26 it cannot
      Given the turn is 26
      When III.11 is rolled
      Then III.11 is still dormant
      And the number of outbreaks of III.11 is still 0
      And no rule settles instead of III.11

    Scenario: an event put off strikes even then
      Given the turn is 27 (context)
      And Delay-1 is pending
      When the die for Delay-1 shows 5
      And the declarations step is played
      Then III.11 is in effect

  @III.11/pre.2
  Rule: III.11/pre.2 Once in a turn

    Scenario: the second roll of a turn sends the dice back
      When III.11 is rolled
      And III.11 is rolled
      Then the fate of III.11 is roll again
      And the number of outbreaks of III.11 is still 1

    Scenario: a roll is remembered with its turn
      When III.11 is rolled
      Then the last roll of III.11 is 17

    Scenario: a roll in the turn before does no harm
      Given the last roll of III.11 is 16 (context)
      When III.11 is rolled
      Then III.11 is in effect

    @III.11/pre.3
    Scenario: an event put off cannot be rolled again in that turn
      Given FRA is at war with SPA (context)
      When III.11 is rolled
      And III.11 is rolled
      Then the fate of III.11 is roll again
      And Delay-1 is still pending
      And Delay-2 is still not pending

  @III.11/pre.3
  Rule: III.11/pre.3 A war of France puts it off

    Scenario: with France at war it is put off
      Given FRA is at war with SPA
      When III.11 is rolled
      Then the fate of III.11 is delay
      And Delay-1 is pending
      And III.11 is still dormant
      And the number of outbreaks of III.11 is still 0

    Scenario: on turn 25 it is put off still
      Given the turn is 25 (context)
      And FRA is at war with SPA
      When III.11 is rolled
      Then Delay-1 is pending

    Scenario: with France at peace it strikes
      When III.11 is rolled
      Then III.11 is in effect
      And still no religious war is pending

    Scenario: the civil war does not put it off
      Given III.11 is in effect (context)
      And FRA has an active rebellion
      When III.11 is rolled
      Then the number of outbreaks of III.11 is 1
      And still no religious war is pending

    Scenario: nothing is put off in period IV
      Given FRA is at war with SPA (context)
      And the turn is 26
      When III.11 is rolled
      Then still no religious war is pending
      And III.11 is still dormant

    Scenario: nothing is put off after the final end
      Given FRA is at war with SPA (context)
      And III.11 settlement is in effect
      When III.11 is rolled
      Then still no religious war is pending
      And III.11 is marked off

    Scenario: a France that waits for it may declare no war
      Given FRA is at war with SPA
      When III.11 is rolled
      And FRA declares war on SWE
      Then FRA declares war on SWE is refused because of III.11/pre.3

    Scenario: without such an event it may
      When FRA declares war on SWE
      Then FRA is at war with SWE

    Scenario: a France that waits for it may ask for no gain
      Given FRA is at war with ENG
      When III.11 is rolled
      And FRA offers winning peace to ENG
      Then FRA offers winning peace to ENG is refused because of III.11/pre.3

    Scenario: without such an event it may ask for gain
      Given FRA is at war with ENG
      When FRA offers winning peace to ENG
      Then the offer of FRA to ENG is winning peace

    Scenario: France has to offer each enemy a white peace or worse
      Given Delay-1 is pending
      And FRA is at war with ENG
      Then FRA offers white peace to ENG or FRA offers losing peace to ENG is obligatory

    Scenario Outline: France may offer a <terms>
      Given Delay-1 is pending
      And FRA is at war with ENG
      When FRA offers <terms> to ENG
      Then the offer of FRA to ENG is <terms>

      Examples:
        | terms        |
        | white peace  |
        | losing peace |

    Scenario: without an event put off France has to offer nothing
      Given FRA is at war with ENG
      Then FRA offers white peace to ENG or FRA offers losing peace to ENG is not obligatory

    Scenario Outline: a <die> brings it when peace is made
      Given FRA is at war with SPA
      When III.11 is rolled
      And FRA makes a white peace with SPA
      And the die for Delay-1 shows <die>
      And the declarations step is played
      Then III.11 is in effect
      And no religious war is pending

      Examples:
        | die |
        | 1   |
        | 5   |

    Scenario: a 6 fails, and one turn later it brings the event
      Given FRA is at war with SPA
      When III.11 is rolled
      And FRA makes a white peace with SPA
      And the die for Delay-1 shows 6
      And the declarations step is played
      Then III.11 is still dormant
      And Delay-1 is still pending
      And the number of failures of Delay-1 is 1
      When the die for Delay-1 shows 6
      And the declarations step is played
      Then III.11 is in effect

    Scenario Outline: at war no <die> is rolled for it
      Given FRA is at war with SPA
      When III.11 is rolled
      And the die for Delay-1 shows <die> (context)
      And the declarations step is played
      Then III.11 is still dormant
      And the number of failures of Delay-1 is still 0

      Examples:
        | die |
        | 3   |
        | 7   |

    Scenario: each of two events put off has a die of its own
      Given Delay-1 is pending
      And Delay-2 is pending
      When the die for Delay-1 shows 9
      And the die for Delay-2 shows 4
      And the declarations step is played
      Then III.11 is in effect
      And Delay-1 is still pending
      And the number of failures of Delay-1 is 1
      And Delay-2 is not pending
      And the number of outbreaks of III.11 is 1

  @III.11/pre.4
  Rule: III.11/pre.4 It may break out anew

    Scenario: a second outbreak is added to the first
      Given III.11 is in effect (context)
      And the number of rebellions of III.11 is 1
      And FRA is protestant
      And the number of strong revolts in LYONNAIS is 1
      When III.11 is rolled
      Then the number of rebellions of III.11 is 2
      And the number of strong revolts in LYONNAIS is 2

    Scenario: an outbreak after the end is a new rebellion
      Given III.11 is over (context)
      When III.11 is rolled
      Then III.11 is in effect
      And the number of rebellions of III.11 is 1

    Scenario: the end leaves nothing of the rebellion
      Given III.11 is in effect
      And FRA has an active rebellion
      And FRA has foreign support
      And the number of rebellions of III.11 is 3
      And the faith of the rebels of III.11 is protestant
      And HOL supports REL in III.11
      And ENG supports FRA in III.11
      And Unit-1 aids REL
      And Unit-2 aids FRA
      When III.11 ends
      Then the number of rebellions of III.11 is 0
      And FRA does not have an active rebellion
      And FRA does not have foreign support
      And the faith of the rebels of III.11 is not protestant
      And HOL does not support REL in III.11
      And ENG does not support FRA in III.11
      And Unit-1 does not aid REL
      And Unit-2 does not aid FRA

  @III.11/events.1
  Rule: III.11/events.1 A rebellion breaks out

    Scenario: France has a rebellion
      Given the number of quiet turns of III.11 is 1
      And the rebels of III.11 have won
      When III.11 is rolled
      Then FRA has an active rebellion
      And the number of outbreaks of III.11 rises by 1
      And the number of quiet turns of III.11 is 0
      And the rebels of III.11 have not won

  @III.11/events.1a
  Rule: III.11/events.1a The revolts against a Protestant France

    Background:
      Given FRA is protestant

    Scenario: the rebels are Catholic
      When III.11 is rolled
      Then the faith of the rebels of III.11 is counter-reform

    Scenario Outline: a <strength> revolt comes up in <province>
      When III.11 is rolled
      Then the number of <strength> revolts in <province> is 1
      And the number of <other> revolts in <province> is still 0
      And the revolts in <province> come from III.11

      Examples:
        | province      | strength | other  |
        | ILE DE FRANCE | strong   | weak   |
        | LYONNAIS      | strong   | weak   |
        | CHAMPAGNE     | strong   | weak   |
        | ORLEANAIS     | weak     | strong |
        | AUXERROIS     | weak     | strong |
        | PICARDIE      | weak     | strong |

    Scenario Outline: one revolt in <province> leaves room for another
      Given the number of weak revolts in <province> is 1
      When III.11 is rolled
      Then the number of revolts in <province> is at least 2

      Examples:
        | province      |
        | ILE DE FRANCE |
        | LYONNAIS      |
        | CHAMPAGNE     |
        | ORLEANAIS     |
        | AUXERROIS     |
        | PICARDIE      |

    Scenario Outline: with two revolts in <province> the table is rolled once more
      Given the number of weak revolts in <province> is 1
      And the number of strong revolts in <province> is 1
      When the number of weak revolts III.11 rolls in Province-1 is 1
      And the number of weak revolts III.11 rolls in Province-2 is 2
      And III.11 is rolled
      Then the number of weak revolts in <province> is still 1
      And the number of strong revolts in <province> is still 1
      And the number of weak revolts in Province-1 is 1
      And the number of weak revolts in Province-2 is 2

      Examples:
        | province      |
        | ILE DE FRANCE |
        | LYONNAIS      |
        | CHAMPAGNE     |
        | ORLEANAIS     |
        | AUXERROIS     |
        | PICARDIE      |

    Scenario Outline: one revolt in <province> does not call for the table
      Given the number of weak revolts in <province> is 1 (context)
      When the number of weak revolts III.11 rolls in Province-1 is 2
      And III.11 is rolled
      Then the number of weak revolts in Province-1 is 2

      Examples:
        | province      |
        | ILE DE FRANCE |
        | PICARDIE      |

    Scenario: two weak revolts come off the table
      When the number of weak revolts III.11 rolls in Province-1 is 1
      And the number of weak revolts III.11 rolls in POITOU is 1
      And III.11 is rolled
      Then the number of weak revolts in Province-1 is 1
      And the number of weak revolts in POITOU is 1
      And the revolts in POITOU come from III.11

    Scenario: the table may add a revolt to a named province
      When the number of weak revolts III.11 rolls in LYONNAIS is 1
      And the number of weak revolts III.11 rolls in POITOU is 1
      And III.11 is rolled
      Then the number of revolts in LYONNAIS is at least 2

    Scenario Outline: <number> results in one province are not what the table gives
      When the number of weak revolts III.11 rolls in Province-1 is <number>
      And III.11 is rolled
      Then III.11 is in effect
      And the number of weak revolts in Province-1 is still 0

      Examples:
        | number |
        | 1      |
        | 3      |

    Scenario: a full province takes nothing off the table
      Given the number of weak revolts in Province-1 is 2
      When the number of weak revolts III.11 rolls in Province-1 is 1
      And the number of weak revolts III.11 rolls in Province-2 is 1
      And III.11 is rolled
      Then the number of weak revolts in Province-1 is still 2
      And the number of weak revolts in Province-2 is 1
      And the revolts in Province-1 still do not come from III.11

    Scenario: older revolts elsewhere stay what they are
      Given the number of weak revolts in Province-1 is 1 (context)
      When the number of weak revolts III.11 rolls in Province-2 is 2
      And III.11 is rolled
      Then the number of weak revolts in Province-2 is 2
      And the revolts in Province-1 still do not come from III.11

    Scenario: with a protestant France a province that is not on its table does not rise
      Given FRA is protestant
      When the number of weak revolts III.11 rolls in FLANDRE is 1
      And the number of weak revolts III.11 rolls in Province-2 is 1
      And III.11 is rolled
      Then the number of weak revolts in FLANDRE is still 0
      And the number of weak revolts in Province-2 is 1

  @III.11/events.1b
  Rule: III.11/events.1b The revolts against a conciliatory France

    Scenario: five weak revolts come off the table
      When the number of weak revolts III.11 rolls in Province-1 is 1
      And the number of weak revolts III.11 rolls in POITOU is 2
      And the number of weak revolts III.11 rolls in LYONNAIS is 2
      And III.11 is rolled
      Then the number of weak revolts in Province-1 is 1
      And the number of weak revolts in POITOU is 2
      And the number of weak revolts in LYONNAIS is 2
      And the revolts in POITOU come from III.11

    Scenario Outline: <number> results are not what the table gives
      When the number of weak revolts III.11 rolls in Province-1 is <number>
      And the number of weak revolts III.11 rolls in Province-2 is 2
      And the number of weak revolts III.11 rolls in Province-3 is 2
      And III.11 is rolled
      Then III.11 is in effect
      And the number of weak revolts in Province-1 is still 0

      Examples:
        | number |
        | 0      |
        | 2      |

    Scenario: a province with two revolts takes no more
      Given the number of weak revolts in Province-1 is 2
      When the number of weak revolts III.11 rolls in Province-1 is 1
      And the number of weak revolts III.11 rolls in Province-2 is 2
      And the number of weak revolts III.11 rolls in Province-3 is 2
      And III.11 is rolled
      Then the number of weak revolts in Province-1 is still 2
      And the number of weak revolts in Province-2 is 2
      And the revolts in Province-1 still do not come from III.11

    Scenario: a province that is not on the table of France does not rise
      When the number of weak revolts III.11 rolls in FLANDRE is 1
      And the number of weak revolts III.11 rolls in Province-2 is 2
      And the number of weak revolts III.11 rolls in Province-3 is 2
      And III.11 is rolled
      Then the number of weak revolts in FLANDRE is still 0
      And the number of weak revolts in Province-2 is 2

    Scenario: older revolts are no part of it
      Given the number of weak revolts in Province-1 is 1 (context)
      When the number of weak revolts III.11 rolls in LYONNAIS is 1
      And the number of weak revolts III.11 rolls in Province-2 is 2
      And the number of weak revolts III.11 rolls in Province-3 is 2
      And III.11 is rolled
      Then the number of weak revolts in Province-3 is 2
      And the revolts in Province-1 still do not come from III.11

    @III.11/events.1a @III.11/events.1c
    Scenario: the faith of these rebels is told nowhere
      When III.11 is rolled
      Then III.11 is in effect
      And the faith of the rebels of III.11 is still not protestant
      And the faith of the rebels of III.11 is still not counter-reform

    @III.11/events.1a @III.11/events.1c
    Scenario Outline: no province is named, so that <province> is spared
      When III.11 is rolled
      Then III.11 is in effect
      And the number of strong revolts in <province> is still 0
      And the number of weak revolts in <province> is still 0

      Examples:
        | province      |
        | ILE DE FRANCE |
        | LYONNAIS      |
        | CHAMPAGNE     |
        | ORLEANAIS     |
        | AUXERROIS     |
        | PICARDIE      |
        | GASCOGNE      |
        | GUYENNE       |
        | DAUPHINE      |
        | VENDEE        |
        | LIMOUSIN      |
        | POITOU        |

    @III.11/events.1a @III.11/events.1c
    Scenario Outline: <number> revolts are too few off the table
      When the number of weak revolts III.11 rolls in Province-1 is <number>
      And III.11 is rolled
      Then III.11 is in effect
      And the number of weak revolts in Province-1 is still 0

      Examples:
        | number |
        | 1      |
        | 2      |

    Scenario: a Protestant France is spared so many
      Given FRA is protestant (context)
      When the number of weak revolts III.11 rolls in Province-1 is 1
      And the number of weak revolts III.11 rolls in Province-2 is 2
      And the number of weak revolts III.11 rolls in Province-3 is 2
      And III.11 is rolled
      Then III.11 is in effect
      And the number of weak revolts in Province-1 is still 0

  @III.11/events.1c
  Rule: III.11/events.1c The revolts against a counter-reformed France

    Background:
      Given FRA is counter-reform

    Scenario: the rebels are Protestant
      When III.11 is rolled
      Then the faith of the rebels of III.11 is protestant

    Scenario Outline: a new <strength> revolt is there in <province>
      When III.11 is rolled
      Then the number of <strength> revolts in <province> is 1
      And the number of <other> revolts in <province> is still 0
      And the revolts in <province> come from III.11

      Examples:
        | province | strength | other  |
        | GASCOGNE | strong   | weak   |
        | GUYENNE  | strong   | weak   |
        | DAUPHINE | strong   | weak   |
        | VENDEE   | weak     | strong |
        | LIMOUSIN | weak     | strong |
        | POITOU   | weak     | strong |

    Scenario Outline: one older revolt in <province> does not stop it
      Given the number of weak revolts in <province> is 1
      When III.11 is rolled
      Then the number of revolts in <province> is at least 2

      Examples:
        | province |
        | GASCOGNE |
        | GUYENNE  |
        | DAUPHINE |
        | VENDEE   |
        | LIMOUSIN |
        | POITOU   |

    Scenario Outline: two older revolts in <province> call for the table
      Given the number of weak revolts in <province> is 1
      And the number of strong revolts in <province> is 1
      When the number of weak revolts III.11 rolls in Province-1 is 2
      And III.11 is rolled
      Then the number of weak revolts in <province> is still 1
      And the number of strong revolts in <province> is still 1
      And the number of weak revolts in Province-1 is 2

      Examples:
        | province |
        | GASCOGNE |
        | GUYENNE  |
        | DAUPHINE |
        | VENDEE   |
        | LIMOUSIN |
        | POITOU   |

    Scenario Outline: one older revolt in <province> does not call for the table
      Given the number of weak revolts in <province> is 1 (context)
      When the number of weak revolts III.11 rolls in Province-1 is 1
      And III.11 is rolled
      Then the number of weak revolts in Province-1 is 1

      Examples:
        | province |
        | GASCOGNE |
        | POITOU   |

    Scenario: one weak revolt comes off the table
      When the number of weak revolts III.11 rolls in Province-1 is 1
      And III.11 is rolled
      Then the number of weak revolts in Province-1 is 1
      And the revolts in Province-1 come from III.11
      And the number of weak revolts in LYONNAIS is still 0

    Scenario: two are not what the table gives
      When the number of weak revolts III.11 rolls in Province-1 is 2
      And III.11 is rolled
      Then III.11 is in effect
      And the number of weak revolts in Province-1 is still 0

    Scenario: the table gives nothing to a full province
      Given the number of weak revolts in Province-1 is 2
      When the number of weak revolts III.11 rolls in Province-1 is 1
      And III.11 is rolled
      Then III.11 is in effect
      And the number of weak revolts in Province-1 is still 2
      And the revolts in Province-1 still do not come from III.11

    Scenario: an older revolt where nothing was rolled stays as it is
      Given the number of weak revolts in Province-1 is 1 (context)
      When the number of weak revolts III.11 rolls in Province-2 is 1
      And III.11 is rolled
      Then the number of weak revolts in Province-2 is 1
      And the revolts in Province-1 still do not come from III.11

    Scenario: with a counter-reformed France a province that is not on its table does not rise
      Given FRA is counter-reform
      When the number of weak revolts III.11 rolls in FLANDRE is 1
      And III.11 is rolled
      Then the number of weak revolts in FLANDRE is still 0
      And III.11 is in effect

  @III.11/events.2
  Rule: III.11/events.2 The provinces in revolt are lost to the rebels

    Background:
      Given FRA is counter-reform

    Scenario: a province in revolt belongs to the rebels
      When III.11 is rolled
      Then the owner of POITOU is REL
      And the owner of LYONNAIS is still FRA

    Scenario: French units leave it
      Given Unit-1 belongs to FRA
      And Unit-1 stands in POITOU
      And Unit-2 belongs to SPA (context)
      And Unit-2 stands in POITOU
      And Unit-3 belongs to FRA
      And Unit-3 stands in LYONNAIS
      When III.11 is rolled
      Then Unit-1 has left the provinces
      And Unit-2 still stands in POITOU
      And Unit-3 still stands in LYONNAIS

    Scenario: French units stay where other revolts are
      Given Unit-1 belongs to FRA
      And Unit-1 stands in LYONNAIS
      And the number of weak revolts in LYONNAIS is 1
      When III.11 is rolled
      Then III.11 is in effect
      And Unit-1 still stands in LYONNAIS
      And the owner of LYONNAIS is still FRA

    Scenario: a province whose revolts are gone is not lost again
      Given Unit-1 belongs to FRA
      And Unit-1 stands in LYONNAIS
      And the revolts in LYONNAIS come from III.11
      When III.11 is rolled
      Then III.11 is in effect
      And Unit-1 still stands in LYONNAIS
      And the owner of LYONNAIS is still FRA

  @III.11/events.3
  Rule: III.11/events.3 Half the treasury is lost

    Scenario Outline: of <money> ducats <lost> are lost
      Given the treasury of FRA is <money>
      When III.11 is rolled
      Then the treasury of FRA falls by <lost>

      Examples:
        | money | lost |
        | 300   | 150  |
        | 77    | 38   |

    Scenario: nothing is lost of a single ducat
      Given the treasury of FRA is 1
      When III.11 is rolled
      Then III.11 is in effect
      And the treasury of FRA is still 1

  @III.11/events.4
  Rule: III.11/events.4 The ruler is worse at diplomacy

    Scenario Outline: a ruler of <value> is worth <left>
      Given the diplomacy of the monarch of FRA is <value>
      When III.11 is rolled
      Then the diplomacy of the government of FRA is <left>

      Examples:
        | value | left |
        | 9     | 7    |
        | 3     | 1    |
        | 2     | 1    |

    Scenario: with Richelieu in office his own value of 8 counts
      Given IV.20 is in effect
      And the diplomacy of the monarch of FRA is 5 (context)
      When III.11 starts
      Then the diplomacy of the government of FRA is still 8

    Scenario: a truce gives him nothing back
      Given III.11 is in effect
      And the diplomacy of the monarch of FRA is 8
      And FRA has an active rebellion
      When FRA ceases fire with REL in III.11
      Then the diplomacy of the government of FRA is still 6

    Scenario: the end of the event does
      Given III.11 is in effect
      And the diplomacy of the monarch of FRA is 5
      When III.11 ends
      Then the diplomacy of the government of FRA is 5

  @III.11/events.5
  Rule: III.11/events.5 The monarch lives more safely

    Scenario Outline: outbreak <number> brings 2 on survival
      Given the number of outbreaks of III.11 is <older> (context)
      When III.11 is rolled
      Then the bonus of FRA on monarch survival from III.11 is 2

      Examples:
        | older | number |
        | 0     | 1      |
        | 3     | 4      |
        | 5     | 6      |

    Scenario: the fifth alone does not
      Given the number of outbreaks of III.11 is 4
      When III.11 is rolled
      Then FRA has an active rebellion
      And the bonus of FRA on monarch survival from III.11 is still 0

    Scenario: the fifth beside an older one leaves it as it is
      Given FRA has an active rebellion
      And III.11 is in effect (context)
      And the number of outbreaks of III.11 is 4 (context)
      And the number of rebellions of III.11 is 1
      When III.11 is rolled
      Then the number of outbreaks of III.11 is 5
      And the bonus of FRA on monarch survival from III.11 is still 2

    Scenario: a truce brings the old risk back
      Given III.11 is in effect (context)
      And FRA has an active rebellion
      When FRA ceases fire with REL in III.11
      Then the bonus of FRA on monarch survival from III.11 is 0

  @III.11/events.6
  Rule: III.11/events.6 Holland and Spain run the rebels

    Scenario Outline: against a <religion> France <controller> runs the rebels
      Given FRA is <religion>
      When III.11 is rolled
      Then the leader of the rebels of III.11 is <controller>

      Examples:
        | religion       | controller |
        | counter-reform | HOL        |
        | protestant     | SPA        |

    Scenario: who runs rebels against a conciliatory France is not told
      When III.11 is rolled
      Then III.11 is in effect
      And the leader of the rebels of III.11 is still not HOL
      And the leader of the rebels of III.11 is still not SPA

    Scenario: Catholic rebels follow a Protestant Spain too
      Given FRA is protestant
      And SPA is protestant (context)
      When III.11 is rolled
      Then the leader of the rebels of III.11 is SPA

  @III.11/events.7
  Rule: III.11/events.7 France does nothing overseas

    Scenario: France sets up no post
      Given FRA has an active rebellion
      When FRA sets Post-1 up in OHIO
      Then FRA sets Post-1 up in OHIO is refused because of III.11/events.7

    Scenario: France attacks no post
      Given FRA has an active rebellion
      When FRA attacks Post-1
      Then FRA attacks Post-1 is refused because of III.11/events.7

    Scenario: France places no trade fleet overseas
      Given FRA has an active rebellion
      When the number of fleet levels FRA puts in Zone-2 is 3
      And FRA places fleet levels in Zone-2
      Then FRA places fleet levels in Zone-2 is refused because of III.11/events.7

    Scenario: France places trade fleets at home
      Given FRA has an active rebellion (context)
      When the number of fleet levels FRA puts in CTZ France is 3
      And FRA places fleet levels in CTZ France
      Then the fleet of FRA in CTZ France is 3

    Scenario: France moves no units overseas
      Given FRA has an active rebellion
      And Unit-1 belongs to FRA
      When Unit-1 goes to OHIO
      Then Unit-1 goes to OHIO is refused because of III.11/events.7

    Scenario: other units go overseas
      Given FRA has an active rebellion
      And Unit-1 belongs to ENG
      When Unit-1 goes to OHIO
      Then Unit-1 has gone to OHIO

    Scenario: during a truce French units go overseas
      Given III.11 is in effect (context)
      And Unit-1 belongs to FRA
      When Unit-1 goes to OHIO
      Then Unit-1 has gone to OHIO

    Scenario: during a truce France sets up a post
      Given III.11 is in effect (context)
      When FRA sets Post-1 up in OHIO
      Then Post-1 is held by FRA

    Scenario: during a truce France attacks a post
      Given III.11 is in effect (context)
      When FRA attacks Post-1
      Then Post-1 is under attack by FRA

    Scenario: during a truce France places a trade fleet overseas
      Given III.11 is in effect (context)
      When the number of fleet levels FRA puts in Zone-2 is 3
      And FRA places fleet levels in Zone-2
      Then the fleet of FRA in Zone-2 is 3
