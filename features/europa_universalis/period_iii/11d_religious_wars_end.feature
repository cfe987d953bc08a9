Feature: III.11 Religious wars in France, the end of the wars

  @III.11/peace.1
  Rule: III.11/peace.1 Rebels who win convert France

    Scenario Outline: <faith> rebels make France <faith>
      Given III.11 is in effect
      And the faith of the rebels of III.11 is <faith>
      And the owner of LYONNAIS is REL
      When the religious rebels gain the victory by the rules on civil wars
      And the peace step is played
      Then FRA is <faith>
      And III.11 is over

      Examples:
        | faith          |
        | protestant     |
        | counter-reform |

    Scenario: rebels of an unknown faith leave the religion open
      Given III.11 is in effect
      And the owner of LYONNAIS is REL
      And the rebels of III.11 have won
      When the peace step is played
      Then III.11 is over
      And FRA is still conciliatory

    Scenario: the revolts are gone
      Given III.11 is in effect
      And the rebels of III.11 have won
      And the number of weak revolts in POITOU is 1
      And the number of strong revolts in POITOU is 1
      And the revolts in POITOU come from III.11
      And the number of weak revolts in LYONNAIS is 1
      And the number of strong revolts in LYONNAIS is 1
      When the peace step is played
      Then the number of weak revolts in POITOU is 0
      And the number of strong revolts in POITOU is 0
      And the number of weak revolts in LYONNAIS is still 1
      And the number of strong revolts in LYONNAIS is still 1

    Scenario: the event may come back
      Given III.11 is in effect (context)
      And the rebels of III.11 have won
      When the peace step is played
      And III.11 is rolled
      Then III.11 is in effect
      And the rebels of III.11 have not won

    Scenario: while rebels hold out nothing of this comes about
      Given III.11 is in effect
      And the faith of the rebels of III.11 is protestant (context)
      And the number of weak revolts in POITOU is 1
      And the revolts in POITOU come from III.11
      When the peace step is played
      Then III.11 is still in effect
      And FRA is still conciliatory
      And the number of weak revolts in POITOU is still 1

    Scenario: an old victory does nothing more
      Given III.11 is over (context)
      And the faith of the rebels of III.11 is protestant (context)
      And the rebels of III.11 have won (context)
      And the number of weak revolts in POITOU is 1 (context)
      And the revolts in POITOU come from III.11 (context)
      When the peace step is played
      Then FRA is still conciliatory
      And the number of weak revolts in POITOU is still 1

  @III.11/peace.2
  Rule: III.11/peace.2 Rebels who have lost all are destroyed

    Scenario: without revolt and province they are gone
      Given III.11 is in effect
      And Unit-1 belongs to REL
      And Unit-1 stands in POITOU
      And Unit-2 belongs to FRA (context)
      And Unit-2 stands in POITOU
      When the peace step is played
      Then III.11 is over
      And Unit-1 is off the map
      And Unit-2 still stands in POITOU

    Scenario: one province saves them
      Given III.11 is in effect
      And Unit-1 belongs to REL
      And Unit-1 stands in POITOU
      And the owner of LYONNAIS is REL
      When the peace step is played
      Then III.11 is still in effect
      And Unit-1 still belongs to REL
      And Unit-1 still stands in POITOU

    Scenario Outline: a single <strength> revolt saves them
      Given III.11 is in effect
      And the number of <strength> revolts in POITOU is 1
      And the revolts in POITOU come from III.11
      And Unit-1 belongs to REL
      When the peace step is played
      Then III.11 is still in effect
      And Unit-1 still belongs to REL

      Examples:
        | strength |
        | weak     |
        | strong   |

    Scenario: a place of old revolts does not
      Given III.11 is in effect
      And the revolts in POITOU come from III.11 (context)
      And Unit-1 belongs to REL
      And Unit-1 stands in POITOU
      When the peace step is played
      Then III.11 is over
      And Unit-1 is off the map

    Scenario: revolts of another kind do not
      Given III.11 is in effect
      And the number of weak revolts in POITOU is 3 (context)
      When the peace step is played
      Then III.11 is over

    Scenario: rebels outside the event are left alone
      Given III.11 is over (context)
      And Unit-1 belongs to REL (context)
      And Unit-1 stands in POITOU (context)
      When the peace step is played
      Then Unit-1 still stands in POITOU

    Scenario: rebels before the event are left alone too
      Given Unit-1 belongs to REL (context)
      And Unit-1 stands in POITOU (context)
      When the peace step is played
      Then Unit-1 still stands in POITOU
      And III.11 is still dormant

  @III.11/peace.3a
  Rule: III.11/peace.3a A truce puts the rebellion to sleep

    Scenario: France may seek a truce with rebels who own a province
      Given III.11 is in effect
      And FRA has an active rebellion
      And the owner of POITOU is REL
      When FRA ceases fire with REL in III.11
      Then FRA ceases fire with REL in III.11 is allowed because of III.11/peace.3a
      And FRA does not have an active rebellion
      And III.11 is still in effect

    Scenario: a single revolt is enough to seek a truce
      Given III.11 is in effect
      And FRA has an active rebellion
      And the number of weak revolts in POITOU is 1
      And the revolts in POITOU come from III.11
      Then FRA ceases fire with REL in III.11 is allowed because of III.11/peace.3a

    Scenario: not from rebels who have won
      Given FRA has an active rebellion
      And the owner of POITOU is REL
      And the rebels of III.11 have won
      Then FRA ceases fire with REL in III.11 is not allowed because of III.11/peace.3a

    Scenario: not from rebels who are destroyed
      Given FRA has an active rebellion
      Then FRA ceases fire with REL in III.11 is not allowed because of III.11/peace.3a

    Scenario: not from rebels who sleep already
      Given III.11 is in effect (context)
      And the owner of POITOU is REL
      Then FRA ceases fire with REL in III.11 is not allowed because of III.11/peace.3a

    Scenario: peace with somebody else does not end the rebellion
      Given III.11 is in effect
      And FRA has an active rebellion
      And FRA is at war with SPA
      When FRA makes a white peace with SPA
      Then FRA is not at war with SPA
      And FRA still has an active rebellion

    Scenario: France may end the truce
      Given III.11 is in effect
      When FRA chooses to end the truce with REL
      And the declarations step is played
      Then FRA has an active rebellion

    Scenario: as long as it does not the rebellion sleeps
      Given III.11 is in effect (context)
      When the declarations step is played
      Then FRA still does not have an active rebellion

    Scenario: after the event there is no truce to end
      Given III.11 is over (context)
      When FRA chooses to end the truce with REL
      And the declarations step is played
      Then FRA still does not have an active rebellion

    Scenario: a new outbreak wakes the rebellion
      Given III.11 is in effect (context)
      When III.11 is rolled
      Then FRA has an active rebellion

    Scenario: a roll that is put off wakes it as well
      Given III.11 is in effect
      And FRA is at war with SPA
      When III.11 is rolled
      Then Delay-1 is pending
      And FRA has an active rebellion

  @III.11/peace.3b
  Rule: III.11/peace.3b What a sleeping rebellion leaves

    Background:
      Given III.11 is in effect
      And FRA has an active rebellion

    Scenario Outline: units of <side> leave the land of the other side
      Given the owner of POITOU is REL
      And Unit-1 belongs to <side>
      And Unit-1 stands in <there>
      And Unit-2 belongs to <side>
      And Unit-2 stands in <here>
      And Unit-3 belongs to SPA (context)
      And Unit-3 stands in <there>
      When FRA ceases fire with REL in III.11
      Then Unit-1 has left the provinces
      And Unit-2 still stands in <here>
      And Unit-3 still stands in <there>

      Examples:
        | side | there    | here     |
        | FRA  | POITOU   | LYONNAIS |
        | REL  | LYONNAIS | POITOU   |

    Scenario Outline: auxiliaries of <side> go home
      Given Unit-1 belongs to HOL
      And Unit-1 aids <side>
      And Unit-1 stands in POITOU
      When FRA ceases fire with REL in III.11
      Then Unit-1 has left the provinces
      And Unit-1 does not aid <side>

      Examples:
        | side |
        | FRA  |
        | REL  |

    Scenario: land and revolts stay as they are
      Given the owner of POITOU is REL
      And the number of weak revolts in LYONNAIS is 1 (context)
      When FRA ceases fire with REL in III.11
      Then FRA does not have an active rebellion
      And the owner of POITOU is still REL
      And the owner of LYONNAIS is still FRA
      And the number of weak revolts in LYONNAIS is still 1

    Scenario: rebel land brings France nothing and its own in revolt all
      Given the owner of POITOU is REL
      And the number of weak revolts in LYONNAIS is 1
      And the revolts in LYONNAIS come from III.11
      When FRA ceases fire with REL in III.11
      Then POITOU suffers a loss of income
      And LYONNAIS still does not suffer a loss of income

    Scenario: after the event no more is lost by this
      Given the owner of POITOU is REL
      When FRA ceases fire with REL in III.11
      And III.11 ends
      Then POITOU does not suffer a loss of income

    Scenario Outline: revolts of <event> are <state> when the rebellion <does>
      Given the owner of POITOU is REL
      And the number of weak revolts in POITOU is 1
      And the revolts in POITOU come from <event>
      When FRA ceases fire with REL in III.11
      Then the revolt in POITOU extends to LYONNAIS is <verdict>
      And FRA puts down the revolts in POITOU is <verdict>

      Examples:
        | event  | state  | does         | verdict                           |
        | III.11 | frozen | falls asleep | refused because of III.11/peace.3b |
        | IV.12  | free   | falls asleep | allowed                           |

    Scenario: an active rebellion spreads and is put down
      Given the number of weak revolts in POITOU is 1
      And the revolts in POITOU come from III.11
      Then the revolt in POITOU extends to LYONNAIS is allowed
      And FRA puts down the revolts in POITOU is allowed

  @III.11/peace.3c
  Rule: III.11/peace.3c Nobody but France makes war on sleeping rebels

    Scenario: others may not declare war on them
      Given III.11 is in effect
      When SPA declares war on REL
      Then SPA declares war on REL is refused because of III.11/peace.3c

    Scenario: nor may minors
      Given III.11 is in effect
      When SWE declares war on REL
      Then SWE declares war on REL is refused because of III.11/peace.3c

    Scenario: a war that another event lays on the owner of its land comes all the same
      Given III.11 is in effect
      And the owner of MEMEL is REL
      When III.19 is rolled
      Then PRU is at war with REL

    Scenario: active rebels are not shielded
      Given III.11 is in effect (context)
      And FRA has an active rebellion
      When SPA declares war on REL
      Then SPA is at war with REL

    Scenario: after the event they are not shielded
      Given III.11 is over (context)
      When SPA declares war on REL
      Then SPA is at war with REL

  @III.11/peace.4
  Rule: III.11/peace.4 Two quiet turns after a French victory end it for good

    Scenario: the first quiet turn is counted
      Given III.11 is over
      When the peace step is played
      Then the number of quiet turns of III.11 rises by 1
      And III.11 settlement is still dormant

    Scenario: the turn of the victory is not counted
      Given III.11 is in effect
      When the peace step is played
      Then III.11 is over
      And the number of quiet turns of III.11 is still 0

    Scenario: nothing is counted before the event
      When the peace step is played
      Then the number of quiet turns of III.11 is still 0

    Scenario: nothing is counted after a victory of the rebels
      Given III.11 is over (context)
      And the rebels of III.11 have won
      When the peace step is played
      Then the number of quiet turns of III.11 is still 0

    Scenario: on turn 25 the second quiet turn ends it for good
      Given III.11 is over
      And the turn is 25
      And the number of quiet turns of III.11 is 1
      When the peace step is played
      Then III.11 settlement is in effect
      And the number of quiet turns of III.11 is 2

    Scenario: after the final end no event that was put off strikes any more
      Given III.11 is over
      And Delay-1 is pending
      And the number of quiet turns of III.11 is 1
      When the peace step is played
      Then III.11 settlement is in effect
      And Delay-1 is not pending

    Scenario: on turn 26 nothing is counted
      Given III.11 is over (context)
      And the turn is 26
      And the number of quiet turns of III.11 is 1
      When the peace step is played
      Then III.11 settlement is still dormant
      And the number of quiet turns of III.11 is still 1

    Scenario: in period IV two quiet turns do not end it
      Given III.11 is over (context)
      And the turn is 26
      And the number of quiet turns of III.11 is 3 (context)
      When the peace step is played
      Then III.11 settlement is still dormant

    Scenario: a rebellion that goes on is not over for good
      Given III.11 is in effect (context)
      And the owner of POITOU is REL
      And the number of quiet turns of III.11 is 2 (context)
      When the peace step is played
      Then III.11 settlement is still dormant

    Scenario: two turns after a victory of the rebels it is not over for good
      Given III.11 is over (context)
      And the rebels of III.11 have won
      And the number of quiet turns of III.11 is 2 (context)
      When the peace step is played
      Then III.11 settlement is still dormant

    Scenario: what is over for good is so but once
      Given III.11 is over
      And III.11 settlement is over
      And the number of quiet turns of III.11 is 2 (context)
      When the peace step is played
      Then the number of quiet turns of III.11 rises by 1
      And III.11 settlement is still over

    Scenario: when it is rolled then it is crossed off
      Given III.11 settlement is in effect
      When III.11 is rolled
      Then III.11 is marked off
      And the fate of III.11 is nothing
      And III.11 is still dormant

    Scenario: before that it can come again
      Given III.11 is over (context)
      And the number of quiet turns of III.11 is 1 (context)
      When III.11 is rolled
      Then III.11 is in effect
      And III.11 is still not marked off
      And the number of quiet turns of III.11 is 0

  @III.11/peace.5
  Rule: III.11/peace.5 France may surrender after the fifth outbreak

    Scenario Outline: after <number> outbreaks France may surrender
      Given III.11 is in effect
      And the owner of POITOU is REL
      And FRA is counter-reform
      And the number of outbreaks of III.11 is <number>
      And Henry IV is in play
      When FRA chooses to surrender to REL in III.11
      And the peace step is played
      Then the score of FRA falls by 10
      And the stability of FRA falls by 1
      And FRA is conciliatory
      And III.11 is over
      And III.11 settlement is in effect

      Examples:
        | number |
        | 5      |
        | 7      |

    Scenario Outline: with the event <status> after <number> outbreaks there is no surrender
      Given III.11 is <status> (context)
      And the owner of POITOU is REL (context)
      And FRA is counter-reform
      And the number of outbreaks of III.11 is <number> (context)
      And Henry IV is in play (context)
      When FRA chooses to surrender to REL in III.11
      And the peace step is played
      Then the score of FRA is still 0
      And FRA is still counter-reform
      And III.11 is still <status>
      And III.11 settlement is still dormant

      Examples:
        | status    | number |
        | over      | 5      |
        | in effect | 4      |

    Scenario: without Henry IV there is no surrender
      Given III.11 is in effect
      And the owner of POITOU is REL
      And FRA is counter-reform
      And the number of outbreaks of III.11 is 5 (context)
      When FRA chooses to surrender to REL in III.11
      And the peace step is played
      Then the score of FRA is still 0
      And FRA is still counter-reform
      And III.11 is still in effect

    Scenario: nobody forces France to surrender
      Given III.11 is in effect (context)
      And the owner of POITOU is REL
      And FRA is counter-reform
      And the number of outbreaks of III.11 is 5 (context)
      And Henry IV is in play (context)
      When the peace step is played
      Then the score of FRA is still 0
      And FRA is still counter-reform
      And III.11 is still in effect

  @III.11/peace.6
  Rule: III.11/peace.6 Henry IV becomes the heir

    Scenario Outline: in a <religion> France Henry IV is the heir
      Given III.11 is over
      And the number of quiet turns of III.11 is 1
      And FRA is <religion> (context)
      When the peace step is played
      Then Henry IV is the heir
      And the administration of the heir of FRA is 9
      And the diplomacy of the heir of FRA is 9
      And the military of the heir of FRA is 9
      And the length of reign of the heir of FRA is 6

      Examples:
        | religion     |
        | conciliatory |
        | protestant   |

    Scenario: in a counter-reformed France he is not
      Given III.11 is over
      And the number of quiet turns of III.11 is 1
      And FRA is counter-reform
      When the peace step is played
      Then III.11 settlement is in effect
      And Henry IV is still not the heir
      And the military of the heir of FRA is still 5

    Scenario: a dead Henry IV is not
      Given III.11 is over
      And the number of quiet turns of III.11 is 1
      And Henry IV is dead
      When the peace step is played
      Then III.11 settlement is in effect
      And Henry IV is still not the heir
      And the military of the heir of FRA is still 5

    Scenario: a surrender makes him the heir
      Given III.11 is in effect
      And FRA is counter-reform (context)
      And the number of outbreaks of III.11 is 5
      And the owner of POITOU is REL
      And Henry IV is in play
      When FRA chooses to surrender to REL in III.11
      And the peace step is played
      Then Henry IV is the heir
