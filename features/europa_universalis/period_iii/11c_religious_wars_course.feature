Feature: III.11 Religious wars in France, the course of the wars

  @III.11/administration.1
  Rule: III.11/administration.1 France keeps its basic forces

    Scenario: an outbreak binds France to its basic forces
      When III.11 is rolled
      Then FRA has basic forces to keep up

    Scenario: a truce does not free it
      Given III.11 is in effect
      And FRA has an active rebellion (context)
      And FRA is at war with REB
      When FRA makes a white peace with REB
      Then FRA is not at war with REB
      And FRA still has basic forces to keep up

    Scenario: the end of the event does
      Given III.11 is in effect
      When III.11 ends
      Then FRA does not have basic forces to keep up

  @III.11/administration.2
  Rule: III.11/administration.2 Which counters are used

    Scenario Outline: a <religion> France uses <french> and its rebels <rebel>
      Given FRA is <religion>
      When III.11 is rolled
      Then FRA has <french>
      And REB has <rebel>
      And FRA still does not have <rebel>
      And REB still does not have <french>

      Examples:
        | religion       | french              | rebel               |
        | protestant     | the revolt counters | the French counters |
        | counter-reform | the French counters | the revolt counters |

    Scenario: the counters of rebels against a conciliatory France are not told
      When III.11 is rolled
      Then FRA has the French counters
      And REB still does not have the revolt counters
      And REB still does not have the French counters

    Scenario Outline: after the event a <religion> France has its counters by the ordinary rules
      Given III.11 is in effect
      And FRA is <religion> (context)
      And the faith of the rebels of III.11 is <faith>
      When III.11 ends
      Then FRA does not have <french>
      And REB does not have <rebel>

      Examples:
        | religion       | faith          | french              | rebel               |
        | protestant     | counter-reform | the revolt counters | the French counters |
        | counter-reform | protestant     | the French counters | the revolt counters |

    Scenario: before the event the rebels have no counters
      Given the faith of the rebels of III.11 is protestant (context)
      When the peace step is played
      Then REB still does not have the revolt counters

    Scenario: before the event these rebels have none either
      Given the faith of the rebels of III.11 is counter-reform (context)
      When the peace step is played
      Then REB still does not have the French counters

  @III.11/administration.3
  Rule: III.11/administration.3 The rebels choose their reinforcements

    Background:
      Given III.11 is in effect (context)

    Scenario: rebels who want to attack draw in offensive
      Given FRA has an active rebellion
      When REB chooses to attack FRA
      And the reinforcement step is played
      Then the reinforcements of REB are offensive

    Scenario: otherwise they draw in defensive
      Given FRA has an active rebellion
      When the reinforcement step is played
      Then the reinforcements of REB are defensive

    Scenario: sleeping rebels draw by no such rule
      When REB chooses to attack FRA (context)
      And the reinforcement step is played
      Then the reinforcements of REB are still free

  @III.11/administration.3a
  Rule: III.11/administration.3a Backing strengthens Protestant rebels

    Scenario Outline: the backing of <helper> adds 2
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant
      When <helper> sends help to REB
      Then the bonus of REB on reinforcements is 2

      Examples:
        | helper |
        | HOL    |
        | ENG    |

    Scenario Outline: the backing of <second> as well adds 3
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant
      And <first> has sent help to REB
      When <second> sends help to REB
      Then the bonus of REB on reinforcements is 3

      Examples:
        | first | second |
        | HOL   | ENG    |
        | ENG   | HOL    |

    Scenario: the backing of Spain adds nothing
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant
      When SPA sends help to REB
      Then SPA has sent help to REB
      And the bonus of REB on reinforcements is still 0

    Scenario Outline: with the event <status> and <faith> rebels Dutch backing adds nothing
      Given III.11 is <status> (context)
      And the faith of the rebels of III.11 is <faith> (context)
      When HOL sends help to REB
      Then HOL has sent help to REB
      And the bonus of REB on reinforcements is still 0

      Examples:
        | status    | faith          |
        | over      | protestant     |
        | in effect | counter-reform |

  @III.11/administration.3b
  Rule: III.11/administration.3b Spanish backing gives Catholic rebels another roll

    Scenario: backed by Spain they roll twice
      Given III.11 is in effect
      And the faith of the rebels of III.11 is counter-reform
      When SPA sends help to REB
      Then the number of reinforcement rolls of REB is 2

    Scenario Outline: with the event <status>, <faith> rebels and <helper> behind them they roll once
      Given III.11 is <status> (context)
      And the faith of the rebels of III.11 is <faith> (context)
      When <helper> sends help to REB
      Then <helper> has sent help to REB
      And the number of reinforcement rolls of REB is still 1

      Examples:
        | status    | faith          | helper |
        | over      | counter-reform | SPA    |
        | in effect | protestant     | SPA    |
        | in effect | counter-reform | ENG    |

  @III.11/administration.4
  Rule: III.11/administration.4 Who leads the rebels

    Scenario Outline: against a <religion> France <leader> leads the rebels
      Given FRA is <religion> (context)
      And <leader> serves FRA (context)
      And <leader> is in play
      When III.11 is rolled
      Then <leader> serves REB

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
        | counter-reform | Montmorency |

    Scenario: the fifth outbreak brings Henry IV into play
      Given the number of outbreaks of III.11 is 4
      When III.11 is rolled
      Then Henry IV is in play

    Scenario Outline: after <number> earlier outbreaks a new one does not
      Given the number of outbreaks of III.11 is <number>
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
      Then the malus of FRA on suppression is 1

    Scenario: a truce lifts it
      Given FRA has an active rebellion
      And FRA is at war with REB
      When FRA makes a white peace with REB
      Then the malus of FRA on suppression is 0

  @III.11/military.1a
  Rule: III.11/military.1a Harder with Protestants backed from outside

    Scenario Outline: the backing of <helper> costs 1 more
      Given FRA has an active rebellion
      And the faith of the rebels of III.11 is protestant
      When <helper> sends help to REB
      Then the malus of FRA on suppression is 2

      Examples:
        | helper |
        | HOL    |
        | ENG    |

    Scenario: a second backer costs no more
      Given FRA has an active rebellion
      And the faith of the rebels of III.11 is protestant
      And HOL has sent help to REB
      When ENG sends help to REB
      Then ENG has sent help to REB
      And the malus of FRA on suppression is still 2

    Scenario Outline: <helper> behind <faith> rebels costs no more
      Given FRA has an active rebellion
      And the faith of the rebels of III.11 is <faith> (context)
      When <helper> sends help to REB
      Then <helper> has sent help to REB
      And the malus of FRA on suppression is still 1

      Examples:
        | helper | faith          |
        | SPA    | protestant     |
        | HOL    | counter-reform |
        | ENG    | counter-reform |

    Scenario Outline: without an active rebellion <helper> costs nothing
      Given the faith of the rebels of III.11 is protestant (context)
      When <helper> sends help to REB
      Then <helper> has sent help to REB
      And the malus of FRA on suppression is still 0

      Examples:
        | helper |
        | HOL    |
        | ENG    |

  @III.11/military.1b
  Rule: III.11/military.1b Harder with Catholics backed by Spain

    Scenario: the backing of Spain costs 1 more
      Given FRA has an active rebellion
      And the faith of the rebels of III.11 is counter-reform
      When SPA sends help to REB
      Then the malus of FRA on suppression is 2

    Scenario Outline: <faith> rebels backed by <helper> cost no more
      Given FRA has an active rebellion
      And the faith of the rebels of III.11 is <faith> (context)
      When <helper> sends help to REB
      Then <helper> has sent help to REB
      And the malus of FRA on suppression is still 1

      Examples:
        | helper | faith          |
        | SPA    | protestant     |
        | ENG    | counter-reform |

    Scenario: without an active rebellion Spain costs nothing
      Given the faith of the rebels of III.11 is counter-reform (context)
      When SPA sends help to REB
      Then SPA has sent help to REB
      And the malus of FRA on suppression is still 0

  @III.11/military.2 @III.11/military.2a
  Rule: III.11/military.2a Foreign troops in a war with Protestant rebels

    Background:
      Given the faith of the rebels of III.11 is protestant (context)

    Scenario Outline: a <helper> that backs <side> may send a stack into the land of <owner>
      Given FRA has an active rebellion
      And <helper> has sent help to <side>
      And the owner of POITOU is <owner> (context)
      And Unit-1 belongs to <helper>
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU
      And Unit-1 enters POITOU is allowed because of III.11/military.2a

      Examples:
        | helper | side | owner   |
        | HOL    | REB  | REB     |
        | ENG    | REB  | REB     |
        | SPA    | FRA  | REB     |

    Scenario Outline: a <helper> that backs <side> may send a stack into what is French still
      Given FRA has an active rebellion
      And <helper> has sent help to <side>
      And Unit-1 belongs to <helper>
      Then Unit-1 enters POITOU is allowed because of III.11/military.2a

      Examples:
        | helper | side |
        | HOL    | REB  |
        | ENG    | REB  |
        | SPA    | FRA  |

    Scenario Outline: a <helper> that backs <side> has no leave to send troops
      Given FRA has an active rebellion (context)
      And <helper> has sent help to <side> (context)
      And Unit-1 belongs to <helper> (context)
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2a

      Examples:
        | helper | side |
        | HOL    | FRA  |
        | ENG    | FRA  |
        | SPA    | REB  |
        | SWE    | REB  |

    Scenario Outline: <sender> has no leave to send troops because <helper> backs <side>
      Given FRA has an active rebellion (context)
      And <helper> has sent help to <side> (context)
      And Unit-1 belongs to <sender> (context)
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2a

      Examples:
        | sender | helper | side |
        | SWE    | HOL    | REB  |
        | SWE    | ENG    | REB  |
        | SWE    | SPA    | FRA  |
        | SPA    | HOL    | REB  |

    Scenario Outline: a <helper> that backs nobody has no leave to send troops
      Given FRA has an active rebellion (context)
      And Unit-1 belongs to <helper> (context)
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2a

      Examples:
        | helper |
        | HOL    |
        | ENG    |
        | SPA    |

    Scenario Outline: with Catholic rebels this item gives <helper> nothing
      Given FRA has an active rebellion (context)
      And the faith of the rebels of III.11 is counter-reform (context)
      And <helper> has sent help to <side> (context)
      And Unit-1 belongs to <helper> (context)
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2a

      Examples:
        | helper | side |
        | HOL    | REB  |
        | SPA    | FRA  |

    Scenario Outline: what a <helper> that backs <side> conquers in a war with Catholic rebels is not shared out so
      Given FRA has an active rebellion (context)
      And the faith of the rebels of III.11 is counter-reform (context)
      And <helper> has sent help to <side> (context)
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper> (context)
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | helper | side | owner |
        | HOL    | REB  | FRA   |
        | SPA    | FRA  | REB   |

    Scenario Outline: a second stack has no leave when the first is in the land of <owner>
      Given FRA has an active rebellion
      And HOL has sent help to REB
      And the owner of LYONNAIS is <owner> (context)
      And Unit-2 belongs to HOL
      And Unit-2 stands in LYONNAIS
      And Unit-1 belongs to HOL
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2a

      Examples:
        | owner |
        | FRA   |
        | REB   |

    Scenario: troops elsewhere do not count
      Given FRA has an active rebellion
      And HOL has sent help to REB
      And Unit-2 belongs to HOL (context)
      And Unit-2 stands in FLANDRE (context)
      And Unit-1 belongs to HOL
      Then Unit-1 enters POITOU is allowed because of III.11/military.2a

    Scenario: no leave is given to enter the land of others
      Given FRA has an active rebellion
      And HOL has sent help to REB
      And Unit-1 belongs to HOL
      Then Unit-1 enters FLANDRE is not allowed because of III.11/military.2a

    Scenario Outline: no leave is given for a <shape>
      Given FRA has an active rebellion
      And HOL has sent help to REB
      And Unit-1 belongs to HOL
      And Unit-1 is a <shape>
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2a

      Examples:
        | shape            |
        | large fleet      |
        | small fleet      |
        | naval detachment |

    Scenario Outline: leave is given for a <shape>
      Given FRA has an active rebellion
      And HOL has sent help to REB
      And Unit-1 belongs to HOL
      And Unit-1 is a <shape> (context)
      Then Unit-1 enters POITOU is allowed because of III.11/military.2a

      Examples:
        | shape           |
        | large army      |
        | land detachment |

    Scenario: no leave is given while the rebellion sleeps
      Given III.11 is in effect (context)
      And HOL has sent help to REB
      And Unit-1 belongs to HOL
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2a

    Scenario Outline: what a <helper> that backs <side> conquers from <owner> belongs to <side>
      Given FRA has an active rebellion
      And <helper> has sent help to <side>
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper>
      When the rounds step is played
      Then the owner of POITOU is <side>

      Examples:
        | helper | side | owner |
        | HOL    | REB  | FRA   |
        | ENG    | REB  | FRA   |
        | SPA    | FRA  | REB   |

    Scenario Outline: what a <helper> that backs <side> conquers belongs to <owner> as before
      Given FRA has an active rebellion (context)
      And <helper> has sent help to <side> (context)
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper> (context)
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | helper | side | owner |
        | HOL    | REB  | SPA   |
        | HOL    | FRA  | REB   |
        | ENG    | FRA  | REB   |
        | HOL    | FRA  | FRA   |
        | SPA    | REB  | FRA   |
        | SPA    | REB  | REB   |
        | SWE    | REB  | FRA   |

    Scenario: what nobody conquers stays French
      Given FRA has an active rebellion (context)
      And HOL has sent help to REB (context)
      When the rounds step is played
      Then the owner of POITOU is still FRA

    Scenario: what somebody conquers who backs nobody stays French
      Given FRA has an active rebellion (context)
      And POITOU is conquered by HOL (context)
      When the rounds step is played
      Then the owner of POITOU is still FRA

    Scenario: while the rebellion sleeps Dutch conquests change no owner
      Given III.11 is in effect (context)
      And HOL has sent help to REB (context)
      And POITOU is conquered by HOL (context)
      When the rounds step is played
      Then the owner of POITOU is still FRA

  @III.11/military.2 @III.11/military.2b
  Rule: III.11/military.2b Foreign troops in a war with Catholic rebels

    Background:
      Given the faith of the rebels of III.11 is counter-reform (context)

    Scenario Outline: in this war a <helper> that backs <side> may send a stack into the land of <owner>
      Given FRA has an active rebellion
      And <helper> has sent help to <side>
      And the owner of POITOU is <owner> (context)
      And Unit-1 belongs to <helper>
      When Unit-1 enters POITOU
      Then Unit-1 stands in POITOU
      And Unit-1 enters POITOU is allowed because of III.11/military.2b

      Examples:
        | helper | side | owner |
        | SPA    | REB  | REB   |
        | HOL    | FRA  | REB   |
        | ENG    | FRA  | REB   |

    Scenario Outline: in this war a <helper> that backs <side> may send a stack into what is French
      Given FRA has an active rebellion
      And <helper> has sent help to <side>
      And Unit-1 belongs to <helper>
      Then Unit-1 enters POITOU is allowed because of III.11/military.2b

      Examples:
        | helper | side |
        | SPA    | REB  |
        | HOL    | FRA  |
        | ENG    | FRA  |

    Scenario Outline: in this war a <helper> that backs <side> has no leave to send troops
      Given FRA has an active rebellion (context)
      And <helper> has sent help to <side> (context)
      And Unit-1 belongs to <helper> (context)
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2b

      Examples:
        | helper | side |
        | SPA    | FRA  |
        | HOL    | REB  |
        | ENG    | REB  |

    Scenario Outline: in this war <sender> has no leave to send troops because <helper> backs <side>
      Given FRA has an active rebellion (context)
      And <helper> has sent help to <side> (context)
      And Unit-1 belongs to <sender> (context)
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2b

      Examples:
        | sender | helper | side |
        | BAV    | SPA    | REB  |
        | BAV    | HOL    | FRA  |
        | BAV    | ENG    | FRA  |

    Scenario Outline: in this war a <helper> that backs nobody has no leave to send troops
      Given FRA has an active rebellion (context)
      And Unit-1 belongs to <helper> (context)
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2b

      Examples:
        | helper |
        | HOL    |
        | ENG    |
        | SPA    |

    Scenario Outline: with Protestant rebels this item gives <helper> nothing
      Given FRA has an active rebellion (context)
      And the faith of the rebels of III.11 is protestant (context)
      And <helper> has sent help to <side> (context)
      And Unit-1 belongs to <helper> (context)
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2b

      Examples:
        | helper | side |
        | SPA    | REB  |
        | HOL    | FRA  |

    Scenario Outline: what a <helper> that backs <side> conquers in a war with Protestant rebels is not shared out so
      Given FRA has an active rebellion (context)
      And the faith of the rebels of III.11 is protestant (context)
      And <helper> has sent help to <side> (context)
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper> (context)
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | helper | side | owner |
        | SPA    | REB  | FRA   |
        | HOL    | FRA  | REB   |

    Scenario Outline: in this war no leave is given for a <shape>
      Given FRA has an active rebellion
      And SPA has sent help to REB
      And Unit-1 belongs to SPA
      And Unit-1 is a <shape>
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2b

      Examples:
        | shape            |
        | large fleet      |
        | small fleet      |
        | naval detachment |

    Scenario Outline: in this war leave is given for a <shape>
      Given FRA has an active rebellion
      And SPA has sent help to REB
      And Unit-1 belongs to SPA
      And Unit-1 is a <shape> (context)
      Then Unit-1 enters POITOU is allowed because of III.11/military.2b

      Examples:
        | shape           |
        | large army      |
        | land detachment |

    Scenario Outline: in this war a second stack has no leave when the first is in the land of <owner>
      Given FRA has an active rebellion
      And SPA has sent help to REB
      And the owner of LYONNAIS is <owner> (context)
      And Unit-2 belongs to SPA
      And Unit-2 stands in LYONNAIS
      And Unit-1 belongs to SPA
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2b

      Examples:
        | owner |
        | FRA   |
        | REB   |

    Scenario: in this war no leave is given to enter the land of others
      Given FRA has an active rebellion
      And SPA has sent help to REB
      And Unit-1 belongs to SPA
      Then Unit-1 enters FLANDRE is not allowed because of III.11/military.2b

    Scenario: in this war no leave is given while the rebellion sleeps
      Given III.11 is in effect (context)
      And SPA has sent help to REB
      And Unit-1 belongs to SPA
      Then Unit-1 enters POITOU is not allowed because of III.11/military.2b

    Scenario Outline: in this war what a <helper> that backs <side> conquers from <owner> belongs to <side>
      Given FRA has an active rebellion
      And <helper> has sent help to <side>
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper>
      When the rounds step is played
      Then the owner of POITOU is <side>

      Examples:
        | helper | side | owner |
        | SPA    | REB  | FRA   |
        | HOL    | FRA  | REB   |
        | ENG    | FRA  | REB   |

    Scenario Outline: in this war what a <helper> that backs <side> conquers belongs to <owner> as before
      Given FRA has an active rebellion (context)
      And <helper> has sent help to <side> (context)
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <helper> (context)
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | helper | side | owner |
        | SPA    | REB  | HOL   |
        | SPA    | FRA  | REB   |
        | SPA    | FRA  | FRA   |
        | HOL    | REB  | FRA   |
        | HOL    | REB  | REB   |
        | ENG    | REB  | FRA   |
        | BAV    | REB  | FRA   |

    Scenario: in this war what nobody conquers stays French
      Given FRA has an active rebellion (context)
      And SPA has sent help to REB (context)
      When the rounds step is played
      Then the owner of POITOU is still FRA

    Scenario: in this war what somebody conquers who backs nobody stays French
      Given FRA has an active rebellion (context)
      And POITOU is conquered by SPA (context)
      When the rounds step is played
      Then the owner of POITOU is still FRA

    Scenario: while the rebellion sleeps Spanish conquests change no owner
      Given III.11 is in effect (context)
      And SPA has sent help to REB (context)
      And POITOU is conquered by SPA (context)
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
        | REB  | FRA   |
        | FRA  | REB   |

    Scenario Outline: what <side> conquers from <owner> is not its own
      Given FRA has an active rebellion (context)
      And the owner of POITOU is <owner> (context)
      And POITOU is conquered by <side> (context)
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | side | owner |
        | REB  | SPA   |
        | FRA  | SPA   |
        | BAV  | FRA   |
        | BAV  | REB   |

    Scenario Outline: without an active rebellion <side> does not own what it conquers
      Given the owner of POITOU is <owner> (context)
      And POITOU is conquered by <side> (context)
      When the rounds step is played
      Then the owner of POITOU is still <owner>

      Examples:
        | side | owner |
        | REB  | FRA   |
        | FRA  | REB   |

  @III.11/redeployment.1
  Rule: III.11/redeployment.1 Idleness costs Stab

    Scenario: a turn without a revolt put down costs 1 Stab
      Given FRA has an active rebellion
      When the redeployment step is played
      Then the stability of FRA falls by 1

    Scenario: a revolt put down saves the Stab
      Given FRA has an active rebellion (context)
      And FRA has suppressed a revolt of REB
      When the redeployment step is played
      Then the stability of FRA is still 3

    Scenario: without an active rebellion no Stab is lost
      Given III.11 is in effect (context)
      When the redeployment step is played
      Then the stability of FRA is still 3

    Scenario: it counts for its own turn only
      Given FRA has suppressed a revolt of REB
      When the interphase step is played
      Then FRA has not suppressed a revolt of REB
