Feature: III.11 Religious wars in France, the course of the wars

  @III.11/administration.1
  Rule: III.11/administration.1 France keeps its basic forces

    Scenario Outline: a France whose rebellion is <state> has to keep up its basic forces
      Given III.11 is in effect
      And FRA <has> an active rebellion (context)
      Then FRA builds up and keeps its basic forces is obligatory because of III.11/administration.1

      Examples:
        | state    | has           |
        | active   | has           |
        | inactive | does not have |

  @III.11/administration.2
  Rule: III.11/administration.2 Which counters are used

    Scenario Outline: a <religion> France uses <french> and its rebels <rebel>
      Given FRA is <religion>
      When III.11 is rolled
      Then FRA has <french>
      And REL has <rebel>
      And FRA still does not have <rebel>
      And REL still does not have <french>

      Examples:
        | religion       | french              | rebel               |
        | protestant     | the revolt counters | the French counters |
        | counter-reform | the French counters | the revolt counters |

    Scenario: the counters of rebels against a conciliatory France are not told
      When III.11 is rolled
      Then FRA has the French counters
      And REL still does not have the revolt counters
      And REL still does not have the French counters

    Scenario Outline: after the event a <religion> France has its counters by the ordinary rules
      Given III.11 is in effect
      And FRA is <religion> (context)
      And the faith of the rebels of III.11 is <faith>
      When III.11 ends
      Then FRA does not have <french>
      And REL does not have <rebel>

      Examples:
        | religion       | faith          | french              | rebel               |
        | protestant     | counter-reform | the revolt counters | the French counters |
        | counter-reform | protestant     | the French counters | the revolt counters |

    Scenario: before the event the rebels have no counters
      Given the faith of the rebels of III.11 is protestant (context)
      When the peace step is played
      Then REL still does not have the revolt counters

    Scenario: before the event these rebels have none either
      Given the faith of the rebels of III.11 is counter-reform (context)
      When the peace step is played
      Then REL still does not have the French counters

  @III.11/administration.3
  Rule: III.11/administration.3 The rebels choose their reinforcements

    Scenario Outline: rebels who want them <attitude> draw them so
      Given III.11 is in effect (context)
      And FRA has an active rebellion
      When the attitude of REL shows <attitude>
      And the reinforcement step is played
      Then the reinforcements of REL are <attitude>

      Examples:
        | attitude  |
        | offensive |
        | defensive |

    Scenario: sleeping rebels draw none by this rule
      Given III.11 is in effect (context)
      When the attitude of REL shows offensive (context)
      And the reinforcement step is played
      Then the reinforcements of REL are still free

    Scenario: they cannot have them free of either attitude
      Given III.11 is in effect (context)
      And FRA has an active rebellion
      When the attitude of REL shows none
      And the reinforcement step is played
      Then the reinforcements of REL are still not none

  @III.11/administration.3a
  Rule: III.11/administration.3a Backing strengthens Protestant rebels

    Background:
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant

    Scenario Outline: the backing of <helper> adds 2
      When the declarations step is played
      And <helper> declares its support of REL in III.11
      Then the bonus of REL on reinforcements from III.11 is 2
      And the whole bonus of REL on reinforcements is at least 2

      Examples:
        | helper |
        | HOL    |
        | ENG    |

    Scenario Outline: the backing of <second> as well adds 3
      Given <first> supports REL in III.11
      When the declarations step is played
      And <second> declares its support of REL in III.11
      Then the bonus of REL on reinforcements from III.11 is 3

      Examples:
        | first | second |
        | HOL   | ENG    |
        | ENG   | HOL    |

    Scenario: the backing of a Protestant Spain adds nothing
      Given SPA is protestant
      When the declarations step is played
      And SPA declares its support of REL in III.11
      Then SPA supports REL in III.11
      And the bonus of REL on reinforcements from III.11 is still 0

  @III.11/administration.3a @III.11/administration.3b
  Rule: III.11/administration.3b Spanish backing gives Catholic rebels another roll

    Background:
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform

    Scenario: backed by Spain they roll twice
      Given SPA is counter-reform
      When the declarations step is played
      And SPA declares its support of REL in III.11
      Then the number of reinforcement rolls of REL is 2
      And the bonus of REL on reinforcements from III.11 is still 0

    Scenario: backed by England they roll once
      Given ENG is counter-reform
      When the declarations step is played
      And ENG declares its support of REL in III.11
      Then ENG supports REL in III.11
      And the number of reinforcement rolls of REL is still 1

    Scenario: with the end of the event the second roll is over
      Given SPA supports REL in III.11
      When III.11 ends
      Then the number of reinforcement rolls of REL is 1

  @III.11/administration.4
  Rule: III.11/administration.4 Who leads the rebels

    Scenario Outline: against a <religion> France <leader> leads the rebels
      Given FRA is <religion> (context)
      And <leader> serves FRA (context)
      And <leader> is in play
      When III.11 is rolled
      Then <leader> serves REL

      Examples:
        | religion       | leader     |
        | counter-reform | Henry IV   |
        | counter-reform | Coligny    |
        | protestant     | Guise      |
        | protestant     | Montmorency |

    Scenario Outline: against a <religion> France <leader> stays French
      Given FRA is <religion> (context)
      And <leader> serves FRA (context)
      And <leader> is in play
      When III.11 is rolled
      Then III.11 is in effect
      And <leader> still serves FRA

      Examples:
        | religion       | leader      |
        | protestant     | Henry IV    |
        | protestant     | Coligny     |
        | counter-reform | Guise       |
        | counter-reform | the younger Guise |
        | counter-reform | Montmorency |

    Scenario Outline: <leader> leads nobody before he is in play
      Given FRA is <religion> (context)
      And <leader> serves FRA (context)
      When III.11 is rolled
      Then III.11 is in effect
      And <leader> still serves FRA

      Examples:
        | religion       | leader      |
        | counter-reform | Henry IV    |
        | counter-reform | Coligny     |
        | protestant     | Guise       |
        | protestant     | the younger Guise |
        | protestant     | Montmorency |

    Scenario Outline: after the event <leader> is French again
      Given III.11 is in effect
      And the faith of the rebels of III.11 is <faith>
      And <leader> serves FRA (context)
      And <leader> is in play
      When III.11 ends
      Then <leader> serves FRA

      Examples:
        | faith          | leader      |
        | protestant     | Henry IV    |
        | protestant     | Coligny     |
        | counter-reform | Guise       |
        | counter-reform | the younger Guise |
        | counter-reform | Montmorency |

    Scenario Outline: before the event <leader> leads no rebels
      Given the faith of the rebels of III.11 is <faith> (context)
      And <leader> serves FRA
      And <leader> is in play (context)
      When the peace step is played
      Then <leader> still serves FRA

      Examples:
        | faith          | leader      |
        | protestant     | Henry IV    |
        | protestant     | Coligny     |
        | counter-reform | Guise       |
        | counter-reform | the younger Guise |
        | counter-reform | Montmorency |

    Scenario: the fifth roll brings Henry IV into play
      Given the number of rolls of III.11 is 4
      When III.11 is rolled
      Then Henry IV is in play

    Scenario: a fifth roll that puts the event off brings him as well
      Given the number of rolls of III.11 is 4
      And FRA is at war with SPA
      When III.11 is rolled
      Then Henry IV is in play
      And III.11 is still dormant

    Scenario: a roll that sends the dice back in the same turn is none
      Given the number of rolls of III.11 is 3
      And the last roll of III.11 is 17
      When III.11 is rolled
      Then the number of rolls of III.11 is still 3
      And Henry IV is still not in play

    Scenario Outline: after <number> earlier rolls a new one does not
      Given the number of rolls of III.11 is <number>
      When III.11 is rolled
      Then III.11 is in effect
      And Henry IV is still not in play

      Examples:
        | number |
        | 3      |
        | 5      |

  @III.11/military.1
  Rule: III.11/military.1 Revolts are hard to put down

    Scenario: an outbreak costs France 1
      When III.11 is rolled
      Then the civil war malus of FRA on suppression is 1

    Scenario: a truce lifts it
      Given III.11 is in effect
      And FRA has an active rebellion
      When FRA ceases fire with REL in III.11
      Then the civil war malus of FRA on suppression is 0

  @III.11/military.1a @III.11/military.1b
  Rule: III.11/military.1a Harder with Protestants backed from outside

    Background:
      Given III.11 is in effect
      And FRA has an active rebellion
      And the faith of the rebels of III.11 is protestant

    Scenario Outline: the backing of <helper> costs 1 more
      When the declarations step is played
      And <helper> declares its support of REL in III.11
      Then the backing malus of FRA on suppression is 1
      And the civil war malus of FRA on suppression is still 1

      Examples:
        | helper |
        | HOL    |
        | ENG    |

    Scenario: a Protestant Spain behind them costs no more
      Given SPA is protestant
      When the declarations step is played
      And SPA declares its support of REL in III.11
      Then SPA supports REL in III.11
      And the backing malus of FRA on suppression is still 0

    Scenario: the truce lifts this too
      Given HOL supports REL in III.11
      When FRA ceases fire with REL in III.11
      Then the backing malus of FRA on suppression is 0

  @III.11/military.1b @III.11/military.1a
  Rule: III.11/military.1b Harder with Catholics backed by Spain

    Background:
      Given III.11 is in effect
      And FRA has an active rebellion
      And the faith of the rebels of III.11 is counter-reform

    Scenario: the backing of Spain costs 1 more
      Given SPA is counter-reform
      When the declarations step is played
      And SPA declares its support of REL in III.11
      Then the backing malus of FRA on suppression is 1

    Scenario: the backing of England costs no more
      Given ENG is counter-reform
      When the declarations step is played
      And ENG declares its support of REL in III.11
      Then ENG supports REL in III.11
      And the backing malus of FRA on suppression is still 0

  @III.11/military.2 @III.11/military.2a
  Rule: III.11/military.2a Foreign troops in a war with Protestant rebels

    Background:
      Given III.11 is in effect
      And FRA has an active rebellion
      And the faith of the rebels of III.11 is protestant

    Scenario Outline: with Protestant rebels a <helper> that backs <side> may send it a stack
      Given <helper> supports <side> in III.11
      And Unit-1 belongs to <helper>
      When <helper> sends Unit-1 to the aid of <side>
      Then <helper> sends Unit-1 to the aid of <side> is allowed because of III.11/military.2a
      And Unit-1 aids <side>

      Examples:
        | helper | side |
        | HOL    | REL  |
        | ENG    | REL  |
        | SPA    | FRA  |

    Scenario Outline: with Protestant rebels a <helper> that backs <side> may send no troops
      Given <helper> supports <side> in III.11
      And Unit-1 belongs to <helper>
      When <helper> sends Unit-1 to the aid of <side>
      Then <helper> sends Unit-1 to the aid of <side> is refused
      And Unit-1 still does not aid <side>

      Examples:
        | helper | side |
        | HOL    | FRA  |
        | SPA    | REL  |
        | SWE    | REL  |

    Scenario: with Protestant rebels HOL may not send a second stack
      Given HOL supports REL in III.11
      And Unit-1 belongs to HOL
      And Unit-2 belongs to HOL
      And Unit-2 aids REL
      When HOL sends Unit-1 to the aid of REL
      Then HOL sends Unit-1 to the aid of REL is refused
      And Unit-1 still does not aid REL

    Scenario: with Protestant rebels HOL may not send a fleet
      Given HOL supports REL in III.11
      And Unit-1 belongs to HOL
      And Unit-1 is a large fleet
      When HOL sends Unit-1 to the aid of REL
      Then HOL sends Unit-1 to the aid of REL is refused

    Scenario: with Protestant rebels HOL without a side may send nobody
      Given Unit-1 belongs to HOL
      When HOL sends Unit-1 to the aid of REL
      Then HOL sends Unit-1 to the aid of REL is refused

    Scenario Outline: with Protestant rebels what a <helper> that aids <side> conquers from <owner> is theirs
      Given <helper> supports <side> in III.11
      And Unit-1 belongs to <helper>
      And Unit-1 aids <side>
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper>
      When the rounds step is played
      Then the owner of POITOU is <side>

      Examples:
        | helper | side | owner |
        | HOL    | REL  | FRA   |
        | ENG    | REL  | FRA   |
        | SPA    | FRA  | REL   |

    Scenario Outline: with Protestant rebels a <helper> that does not back <side> wins nothing for it
      Given Unit-1 belongs to <helper>
      And Unit-1 aids <side>
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper>
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | helper | side | owner |
        | HOL    | REL  | FRA   |
        | SPA    | FRA  | REL   |

    Scenario Outline: with Protestant rebels no land is won by a stack of a <helper> that backs <side>
      Given <helper> supports <side> in III.11
      And Unit-1 belongs to <helper>
      And Unit-1 aids <side>
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper>
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | helper | side | owner |
        | SPA    | REL  | FRA   |
        | HOL    | FRA  | REL   |

    Scenario: with Protestant rebels HOL may not turn a stack that aids France over to the rebels
      Given HOL supports REL in III.11
      And Unit-1 belongs to HOL
      And Unit-1 aids FRA
      When HOL sends Unit-1 to the aid of REL
      Then HOL sends Unit-1 to the aid of REL is refused
      And Unit-1 still aids FRA

    Scenario: with Protestant rebels what somebody conquers who aids nobody stays French
      Given POITOU is conquered by HOL
      When the rounds step is played
      Then the owner of POITOU is still FRA

  @III.11/military.2 @III.11/military.2b
  Rule: III.11/military.2b Foreign troops in a war with Catholic rebels

    Background:
      Given III.11 is in effect
      And FRA has an active rebellion
      And the faith of the rebels of III.11 is counter-reform

    Scenario Outline: with Catholic rebels a <helper> that backs <side> may send it a stack
      Given <helper> supports <side> in III.11
      And Unit-1 belongs to <helper>
      When <helper> sends Unit-1 to the aid of <side>
      Then <helper> sends Unit-1 to the aid of <side> is allowed because of III.11/military.2b
      And Unit-1 aids <side>

      Examples:
        | helper | side |
        | SPA    | REL  |
        | HOL    | FRA  |
        | ENG    | FRA  |

    Scenario Outline: with Catholic rebels a <helper> that backs <side> may send no troops
      Given <helper> supports <side> in III.11
      And Unit-1 belongs to <helper>
      When <helper> sends Unit-1 to the aid of <side>
      Then <helper> sends Unit-1 to the aid of <side> is refused
      And Unit-1 still does not aid <side>

      Examples:
        | helper | side |
        | SPA    | FRA  |
        | ENG    | REL  |

    Scenario: with Catholic rebels SPA may not send a second stack
      Given SPA supports REL in III.11
      And Unit-1 belongs to SPA
      And Unit-2 belongs to SPA
      And Unit-2 aids REL
      When SPA sends Unit-1 to the aid of REL
      Then SPA sends Unit-1 to the aid of REL is refused
      And Unit-1 still does not aid REL

    Scenario: with Catholic rebels SPA may not send a fleet
      Given SPA supports REL in III.11
      And Unit-1 belongs to SPA
      And Unit-1 is a large fleet
      When SPA sends Unit-1 to the aid of REL
      Then SPA sends Unit-1 to the aid of REL is refused

    Scenario: with Catholic rebels SPA without a side may send nobody
      Given Unit-1 belongs to SPA
      When SPA sends Unit-1 to the aid of REL
      Then SPA sends Unit-1 to the aid of REL is refused

    Scenario Outline: with Catholic rebels what a <helper> that aids <side> conquers from <owner> is theirs
      Given <helper> supports <side> in III.11
      And Unit-1 belongs to <helper>
      And Unit-1 aids <side>
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper>
      When the rounds step is played
      Then the owner of POITOU is <side>

      Examples:
        | helper | side | owner |
        | SPA    | REL  | FRA   |
        | HOL    | FRA  | REL   |
        | ENG    | FRA  | REL   |

    Scenario Outline: with Catholic rebels a <helper> that does not back <side> wins nothing for it
      Given Unit-1 belongs to <helper>
      And Unit-1 aids <side>
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper>
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | helper | side | owner |
        | SPA    | REL  | FRA   |
        | ENG    | FRA  | REL   |

    Scenario Outline: with Catholic rebels no land is won by a stack of a <helper> that backs <side>
      Given <helper> supports <side> in III.11
      And Unit-1 belongs to <helper>
      And Unit-1 aids <side>
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper>
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | helper | side | owner |
        | HOL    | REL  | FRA   |
        | SPA    | FRA  | REL   |

    Scenario: with Catholic rebels SPA may not turn a stack that aids France over to the rebels
      Given SPA supports REL in III.11
      And Unit-1 belongs to SPA
      And Unit-1 aids FRA
      When SPA sends Unit-1 to the aid of REL
      Then SPA sends Unit-1 to the aid of REL is refused
      And Unit-1 still aids FRA

    Scenario: with Catholic rebels what somebody conquers who aids nobody stays French
      Given POITOU is conquered by SPA
      When the rounds step is played
      Then the owner of POITOU is still FRA

  @III.11/military.4
  Rule: III.11/military.4 Conquests are owned

    Scenario Outline: what <side> conquers from <owner> is its own
      Given FRA has an active rebellion
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <side>
      When the rounds step is played
      Then the owner of POITOU is <side>

      Examples:
        | side | owner |
        | REL  | FRA   |
        | FRA  | REL   |
        | REL  | SPA   |
        | FRA  | SPA   |

    Scenario Outline: what <side> conquers from <owner> is not its own
      Given FRA has an active rebellion (context)
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <side> (context)
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | side | owner |
        | BAV  | FRA   |
        | BAV  | REL   |

    Scenario Outline: without an active rebellion <side> does not own what it conquers
      Given the owner of POITOU is <owner> (context)
      And POITOU is conquered by <side> (context)
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | side | owner |
        | REL  | FRA   |
        | FRA  | REL   |

  @III.11/redeployment.1
  Rule: III.11/redeployment.1 Idleness costs Stab

    Scenario: a turn without a revolt put down costs 1 Stab
      Given FRA has an active rebellion
      When the redeployment step is played
      Then the stability of FRA falls by 1

    Scenario: a revolt put down saves the Stab
      Given FRA has an active rebellion (context)
      And the number of weak revolts in POITOU is 1
      When FRA puts down the revolts in POITOU
      And the redeployment step is played
      Then the stability of FRA is still 3

    Scenario: without an active rebellion no Stab is lost
      Given III.11 is in effect (context)
      When the redeployment step is played
      Then the stability of FRA is still 3

    Scenario: it counts for its own turn only
      Given FRA has suppressed a revolt of REL
      When the interphase step is played
      Then FRA has not suppressed a revolt of REL
