Feature: III.7 Annexation of Portugal by Spain

  @III.7/header
  Rule: III.7/header It lasts until Portugal rises with success

    Scenario: the national revolt ends the annexation
      Given III.7 is in effect
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then III.7 is over

    Scenario: giving the claim up ends it
      Given III.7 is in effect
      And POR is annexed by SPA
      When the end of the peace step is played
      And SPA renounces III.7
      Then III.7 is over

    Scenario: the end of a turn does not
      Given III.7 is in effect
      And IV.12 is in effect
      When the interphase step is played
      Then IV.12 is over
      And III.7 is still in effect

  @III.7/pre.1
  Rule: III.7/pre.1 Portugal has to be a minor

    Background:
      Given III.6 counts as played
      And III.3 counts as played

    Scenario: Spain receives its claim on a minor Portugal
      When III.7 is rolled
      Then III.7 is in effect

    Scenario: an annexed Portugal sends the dice back
      Given POR is annexed by SPA
      When III.7 is rolled
      Then the fate of III.7 is roll again
      And III.7 is still dormant
      And III.7 is still not marked off
      And III.7 still does not count as played

    Scenario: a Portugal run by a player sends the dice back
      Given POR is a player
      When III.7 is rolled
      Then the fate of III.7 is roll again

    Scenario: a Protestant Spain and a Portugal run by a player
      Given POR is a player
      And SPA is protestant
      When III.7 is rolled
      Then the rules disagree whether III.7 is marked off

  @III.7/pre.2
  Rule: III.7/pre.2 Spain has to be Catholic

    Scenario: a counter-reformed Spain receives the claim
      Given III.6 counts as played
      And III.3 counts as played
      And SPA is counter-reform
      When III.7 is rolled
      Then III.7 is in effect

    Scenario: a conciliatory Spain receives the claim
      Given III.6 counts as played
      And III.3 counts as played
      And SPA is conciliatory (context)
      When III.7 is rolled
      Then III.7 is in effect

    Scenario: under a Protestant Spain the event is crossed off
      Given III.6 counts as played
      And III.3 counts as played
      And SPA is protestant
      When III.7 is rolled
      Then III.7 is marked off
      And the fate of III.7 is nothing
      And III.7 is still dormant

    Scenario: whether a crossed-off annexation was played is left open
      Given SPA is protestant
      And III.6 counts as played
      And III.3 counts as played
      When III.7 is rolled
      Then no rule settles counts as played of III.7

    Scenario: a Portugal that is no minor under a Protestant Spain
      Given SPA is protestant
      And POR is a player (context)
      When III.7 is rolled
      Then the rules disagree whether III.7 is marked off

  @III.7/pre.3
  Rule: III.7/pre.3 The earlier events have to have been played

    Scenario: the African disaster must have come first
      Given III.3 counts as played
      When III.7 is rolled
      Then the fate of III.7 is roll again
      And III.7 is still dormant

    Scenario: a Protestant Spain before the African disaster
      Given III.3 counts as played
      And SPA is protestant
      When III.7 is rolled
      Then the rules disagree whether III.7 is marked off

    Scenario: on turn 18 the Indian wars must have come as well
      Given III.6 counts as played
      And the turn is 18
      When III.7 is rolled
      Then the fate of III.7 is roll again
      And III.7 is still dormant

    Scenario: from turn 19 the Indian wars no longer matter
      Given III.6 counts as played
      And the turn is 19
      When III.7 is rolled
      Then III.7 is in effect

    Scenario: on turn 18 both having been played is enough
      Given III.6 counts as played
      And III.3 counts as played
      And the turn is 18 (context)
      When III.7 is rolled
      Then III.7 is in effect

  @III.7/events.1
  Rule: III.7/events.1 A free CB, and Portugal falls if it is crushed

    Scenario Outline: on turn <turn> Spain receives a free CB until turn <last>
      Given III.6 counts as played
      And the turn is <turn>
      When III.7 is rolled
      Then SPA has a free CB against POR
      And the last turn of the CB of SPA against POR is <last>
      And the CB of SPA against POR comes from III.7

      Examples:
        | turn | last |
        | 25   | 25   |
        | 26   | 34   |
        | 34   | 34   |
        | 35   | 42   |

    Scenario: a war under the free CB comes from the event
      Given SPA has a free CB against POR
      And the last turn of the CB of SPA against POR is 17
      And the CB of SPA against POR comes from III.7
      When SPA chooses to use the CB of III.7 against POR
      And SPA declares war on POR
      Then the war between SPA and POR comes from III.7

    Scenario: a war after the CB has run out does not
      Given SPA has a free CB against POR
      And the last turn of the CB of SPA against POR is 16 (context)
      And the CB of SPA against POR comes from III.7
      When SPA chooses to use the CB of III.7 against POR (context)
      And SPA declares war on POR
      Then SPA is at war with POR
      And the war between SPA and POR still does not come from III.7

    Scenario: a war under a normal CB does not
      Given SPA has a normal CB against POR (context)
      And the last turn of the CB of SPA against POR is 17
      And the CB of SPA against POR comes from III.7
      When SPA chooses to use the CB of III.7 against POR (context)
      And SPA declares war on POR
      Then SPA is at war with POR
      And the war between SPA and POR still does not come from III.7

    Scenario: a war under another CB does not
      Given SPA has a free CB against POR
      And the last turn of the CB of SPA against POR is 17
      And the CB of SPA against POR comes from IV.1 (context)
      When SPA chooses to use the CB of III.7 against POR (context)
      And SPA declares war on POR
      Then SPA is at war with POR
      And the war between SPA and POR still does not come from III.7

    Scenario: in the first turn of that war Portugal gets no reinforcements
      Given SPA has a free CB against POR
      And the last turn of the CB of SPA against POR is 17
      And the CB of SPA against POR comes from III.7
      When SPA chooses to use the CB of III.7 against POR
      And SPA declares war on POR
      Then the reinforcements of POR are none

    Scenario: in the second turn it does
      Given the war between SPA and POR comes from III.7
      And SPA is at war with POR
      And the first turn of the war between SPA and POR is 16 (context)
      When POR offers white peace to SPA
      Then the reinforcements of POR are still free

    Scenario: in a war of another origin it does
      Given the war between SPA and POR comes from IV.4 (context)
      Given III.7 is over (context)
      When SPA declares war on POR
      Then SPA is at war with POR
      And the reinforcements of POR are still free

    Scenario: once the war is over it does
      Given the war between SPA and POR comes from III.7
      And SPA is at war with POR
      And the first turn of the war between SPA and POR is 17
      When POR makes a white peace with SPA
      Then the reinforcements of POR are free

    Scenario: a war that Spain begins without using the CB does not
      Given SPA has a free CB against POR
      And the last turn of the CB of SPA against POR is 17
      And the CB of SPA against POR comes from III.7
      When SPA declares war on POR
      Then SPA is at war with POR
      And the war between SPA and POR still does not come from III.7

    Scenario: a Portugal that is crushed in such a war becomes Spanish
      Given III.7 is in effect
      And SPA is at war with POR
      And the war between SPA and POR comes from III.7
      When SPA crushes POR
      Then POR is annexed by SPA

    Scenario: in a war of another origin it does not
      Given III.7 is in effect (context)
      And SPA is at war with POR
      When SPA crushes POR
      Then SPA has crushed POR
      And POR is still a minor

    Scenario: crushing Portugal at another time makes nothing Spanish
      Given III.7 is over (context)
      And SPA is at war with POR
      And the war between SPA and POR comes from III.7 (context)
      When SPA crushes POR
      Then SPA has crushed POR
      And POR is still a minor

  @III.7/peace.1
  Rule: III.7/peace.1 Portugal is annexed for good

    Scenario: no power may draw an annexed Portugal away
      Given III.7 is in effect
      And POR is annexed by SPA
      When ENG takes control of POR in EG
      Then ENG takes control of POR in EG is refused because of III.7/peace.1

    Scenario: a Portugal not yet annexed may be won over
      Given III.7 is in effect
      When ENG takes control of POR in EG
      Then POR is in EG of ENG

    Scenario: other minors may still be won over
      Given III.7 is in effect (context)
      And POR is annexed by SPA (context)
      When ENG takes control of SCO in EG
      Then SCO is in EG of ENG

    Scenario: what Portugal owned at the annexation is written down
      Given III.7 is in effect (context)
      And the owner of Province-2 is POR
      And the owner of Province-3 is SPA (context)
      When SPA annexes POR
      Then Province-2 belonged to POR before III.7
      And Province-3 still did not belong to POR before III.7

  @III.7/peace.1
  Rule: III.7/peace.1 Without the event the annexation binds nobody

    Scenario: when the claim has lapsed Spain may place Portugal anew
      Given III.7 is over (context)
      And POR is annexed by SPA
      Then SPA takes control of POR in AN is allowed

  @III.7/peace.2
  Rule: III.7/peace.2 Portuguese land scores for Spain

    Scenario: the annexed provinces score for Spain
      Given III.7 is in effect
      And the owner of Province-2 is POR
      And the owner of Province-3 is FRA (context)
      When SPA annexes POR
      Then Province-2 is counted for SPA
      And Province-3 is still not counted for SPA

    Scenario: an annexation by other means does not make them score
      Given III.7 is over (context)
      And the owner of Province-2 is POR
      When SPA annexes POR
      Then POR is annexed by SPA
      And Province-2 is still not counted for SPA

    Scenario: the claim alone does not make them score
      Given III.6 counts as played
      And the turn is 19
      And the owner of Province-2 is POR
      When III.7 is rolled
      Then III.7 is in effect
      And Province-2 is still not counted for SPA

  @III.7/peace.3
  Rule: III.7/peace.3 The other enemies of Portugal have to choose

    Scenario: an enemy of Portugal makes a white peace
      Given ENG is at war with POR
      When SPA annexes POR
      And ENG makes a white peace with POR
      Then ENG makes a white peace with POR or ENG declares war on SPA is obligatory
      And ENG is not at war with POR

    Scenario: or it attacks Spain under a free CB
      Given ENG is at war with POR
      When SPA annexes POR
      And ENG declares war on SPA
      Then ENG makes a white peace with POR or ENG declares war on SPA is obligatory
      And ENG still has a free CB against SPA
      And the last turn of the CB of ENG against SPA is still 17
      And the CB of ENG against SPA still comes from III.7
      And ENG is still at war with POR

    Scenario: after the peace phase it is too late
      Given ENG is at war with POR
      When SPA annexes POR
      And the peace step is played
      And ENG declares war on SPA
      Then ENG declares war on SPA is not obligatory

    Scenario: an enemy that has come to another peace has no choice left
      Given ENG is at war with POR
      When SPA annexes POR
      And ENG wins a peace of level 1 over POR
      And ENG declares war on SPA
      Then ENG declares war on SPA is not obligatory

    Scenario: an enemy of both need not make peace
      Given ENG is at war with POR
      And ENG is at war with SPA
      When SPA annexes POR
      And ENG makes a white peace with POR
      Then ENG makes a white peace with POR is not obligatory

    Scenario: an enemy of both gains no CB
      Given ENG is at war with POR
      And ENG is at war with SPA
      When SPA annexes POR
      Then POR is annexed by SPA
      And ENG still has no free CB against SPA

    Scenario: a bystander gains nothing
      When SPA annexes POR
      Then POR is annexed by SPA
      And ENG is still not at war with SPA
      And ENG still has no free CB against SPA

    Scenario: an ally of Spain that fights Portugal has to choose as well
      Given ENG is at war with POR
      And ENG is allied with SPA
      When SPA annexes POR
      And ENG makes a white peace with POR
      Then ENG makes a white peace with POR or ENG declares war on SPA is obligatory

    Scenario: a war of Spain with Portugal that goes on leaves Spain without a choice
      Given SPA is at war with POR
      When SPA annexes POR
      And POR makes a white peace with SPA
      Then POR makes a white peace with SPA is not obligatory
      And SPA still has no free CB against POR

  @III.7/following.diplomacy.1
  Rule: III.7/following.diplomacy.1 Spain may not give Portugal away

    Scenario: Portuguese land may not be ceded to a player
      Given III.7 is in effect
      And POR is annexed by SPA
      And the owner of Province-2 is POR
      When SPA cedes Province-2 to ENG
      Then SPA cedes Province-2 to ENG is refused because of III.7/following.diplomacy.1

    Scenario: Spanish land may be
      Given III.7 is in effect
      And POR is annexed by SPA (context)
      And the owner of Province-2 is SPA
      When SPA cedes Province-2 to ENG
      Then the owner of Province-2 is ENG

    Scenario: Portuguese land may go to a minor
      Given III.7 is in effect
      And POR is annexed by SPA
      And the owner of Province-2 is POR
      When SPA cedes Province-2 to SCO
      Then the owner of Province-2 is SCO

    Scenario: a Portuguese post may not be handed to a player
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-2 is held by POR
      When SPA hands Post-2 over to ENG
      Then SPA hands Post-2 over to ENG is refused because of III.7/following.diplomacy.1

    Scenario: a Portuguese post may go to a minor
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-2 is held by POR
      When SPA hands Post-2 over to DEN
      Then Post-2 is held by DEN

    Scenario: a Spanish post may be handed over
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-2 is held by SPA (context)
      When SPA hands Post-2 over to ENG
      Then Post-2 is held by ENG

    Scenario: the Portuguese charts may not be sold
      Given III.7 is in effect
      And POR is annexed by SPA
      When SPA sells the sea charts of POR
      Then SPA sells the sea charts of POR is refused because of III.7/following.diplomacy.1

    Scenario: other charts may be sold
      Given III.7 is in effect (context)
      And POR is annexed by SPA (context)
      When SPA sells the sea charts of FRA
      Then SPA has sold the sea charts of FRA

  @III.7/following.diplomacy.1
  Rule: III.7/following.diplomacy.1 The ban needs the event and the annexation

    Scenario: before the annexation the charts are not protected
      Given III.7 is in effect
      When SPA sells the sea charts of POR
      Then SPA has sold the sea charts of POR

    Scenario: without the event a post may go
      Given POR is annexed by SPA
      And Post-2 is held by POR
      When SPA hands Post-2 over to ENG
      Then Post-2 is held by ENG

    Scenario: without the event land may go
      Given POR is annexed by SPA
      And the owner of Province-2 is POR
      When SPA cedes Province-2 to ENG
      Then the owner of Province-2 is ENG

    Scenario: without the event charts may go
      Given POR is annexed by SPA
      When SPA sells the sea charts of POR
      Then SPA has sold the sea charts of POR

    Scenario: before the annexation a post may go
      Given III.7 is in effect
      And Post-2 is held by POR
      When SPA hands Post-2 over to ENG
      Then Post-2 is held by ENG

  @III.7/following.administration.1
  Rule: III.7/following.administration.1 A fixed sum instead of income

    Scenario: the sum begins at 300
      Given III.7 is in effect
      When SPA annexes POR
      Then the tribute of POR to SPA is 300

    Scenario: an annexation without the event brings no sum
      When SPA annexes POR
      Then POR is annexed by SPA
      And the tribute of POR to SPA is still 0

    Scenario: Spain draws the sum in the income step
      Given III.7 is in effect
      And POR is annexed by SPA
      And the tribute of POR to SPA is 250
      When the income step is played
      Then the treasury of SPA rises by 250

    Scenario: a sum below nothing is not drawn
      Given III.7 is in effect
      And POR is annexed by SPA
      And the tribute of POR to SPA is -1
      And the treasury of SPA is 500
      When the income step is played
      Then the treasury of SPA is still 500

    Scenario Outline: Spain draws nothing <when>
      Given <fact>
      And the tribute of POR to SPA is 250
      When the income step is played
      Then the treasury of SPA is still 0

      Examples:
        | when                  | fact                  |
        | before the annexation | III.7 is in effect    |
        | without the event     | POR is annexed by SPA |

    Scenario: what is Portuguese brings in nothing else
      Given III.7 is in effect
      And the owner of Province-2 is POR
      And the owner of Province-3 is FRA (context)
      And Post-2 is held by POR
      And Post-3 is held by ENG (context)
      When SPA annexes POR
      Then Province-2 suffers a loss of income
      And Post-2 brings in no income
      And POR has a fleet without income in Zone-2
      And Province-3 still does not suffer a loss of income
      And Post-3 still brings in income
      And ENG still does not have a fleet without income in Zone-2

    Scenario: a Portugal annexed without the event keeps its income
      Given the owner of Province-2 is POR
      And Post-2 is held by POR
      When SPA annexes POR
      Then POR is annexed by SPA
      And Province-2 still does not suffer a loss of income
      And Post-2 still brings in income
      And POR still does not have a fleet without income in Zone-2

    Scenario: a Portugal that is only claimed keeps its income
      Given III.6 counts as played
      And the turn is 19
      And the owner of Province-2 is POR
      And Post-2 is held by POR
      When III.7 is rolled
      Then III.7 is in effect
      And Province-2 still does not suffer a loss of income
      And Post-2 still brings in income
      And POR still does not have a fleet without income in Zone-2

  @III.7/following.administration.1a
  Rule: III.7/following.administration.1a 50 ducats a post in periods III and IV

    Scenario: a Portuguese post that is lost on turn 34 costs 50
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-3 is held by POR
      And the turn is 34
      When Post-3 is eliminated
      Then the tribute of POR to SPA falls by 50

    Scenario: the loss of a Spanish post costs nothing
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-3 is held by SPA
      When Post-3 is eliminated
      Then Post-3 is held by nobody
      And the tribute of POR to SPA is still 0

    Scenario: the loss of a post costs nothing without the event
      Given POR is annexed by SPA
      And Post-3 is held by POR
      When Post-3 is eliminated
      Then Post-3 is held by nobody
      And the tribute of POR to SPA is still 0

    Scenario: the loss of a post costs nothing before the annexation
      Given III.7 is in effect
      And Post-3 is held by POR
      When Post-3 is eliminated
      Then Post-3 is held by nobody
      And the tribute of POR to SPA is still 0

    Scenario Outline: after period IV a loss on turn <turn> counts <price> ducats
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-1 is held by POR
      And the turn is <turn>
      When Post-1 is eliminated
      Then the tribute of POR to SPA falls by <price>

      Examples:
        | turn | price |
        | 35   | 40    |

  @III.7/following.administration.1b
  Rule: III.7/following.administration.1b 40 ducats a post in period V

    Scenario Outline: a Portuguese post that is lost on turn <turn> of period V costs 40
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-3 is held by POR
      And the turn is <turn>
      When Post-3 is eliminated
      Then the tribute of POR to SPA falls by 40

      Examples:
        | turn |
        | 35   |
        | 42   |

    Scenario: a Spanish post lost in period V costs nothing
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-3 is held by SPA
      And the turn is 37
      When Post-3 is eliminated
      Then Post-3 is held by nobody
      And the tribute of POR to SPA is still 0

    Scenario Outline: a Portuguese post lost in period V costs nothing <why>
      Given <fact>
      And Post-3 is held by POR
      And the turn is 37
      When Post-3 is eliminated
      Then Post-3 is held by nobody
      And the tribute of POR to SPA is still 0

      Examples:
        | why                   | fact                  |
        | without the event     | POR is annexed by SPA |
        | before the annexation | III.7 is in effect    |

    Scenario Outline: outside period V a loss on turn <turn> counts <price> ducats
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-1 is held by POR
      And the turn is <turn>
      When Post-1 is eliminated
      Then the tribute of POR to SPA falls by <price>

      Examples:
        | turn | price |
        | 34   | 50    |
        | 43   | 30    |

  @III.7/following.administration.1c
  Rule: III.7/following.administration.1c 30 ducats a post in period VI up to turn 51

    Scenario Outline: a Portuguese post that is lost on turn <turn> of period VI costs 30
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-3 is held by POR
      And the turn is <turn>
      When Post-3 is eliminated
      Then the tribute of POR to SPA falls by 30

      Examples:
        | turn |
        | 43   |
        | 50   |

    Scenario: a Spanish post lost in period VI costs nothing
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-3 is held by SPA
      And the turn is 47
      When Post-3 is eliminated
      Then Post-3 is held by nobody
      And the tribute of POR to SPA is still 0

    Scenario Outline: a Portuguese post lost in period VI costs nothing <why>
      Given <fact>
      And Post-3 is held by POR
      And the turn is 47
      When Post-3 is eliminated
      Then Post-3 is held by nobody
      And the tribute of POR to SPA is still 0

      Examples:
        | why                   | fact                  |
        | without the event     | POR is annexed by SPA |
        | before the annexation | III.7 is in effect    |

    Scenario Outline: outside those turns a loss on turn <turn> counts <price> ducats
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-1 is held by POR
      And the turn is <turn>
      When Post-1 is eliminated
      Then the tribute of POR to SPA falls by <price>

      Examples:
        | turn | price |
        | 42   | 40    |
        | 51   | 20    |

  @III.7/following.administration.1d
  Rule: III.7/following.administration.1d 20 ducats a post from turn 51

    Scenario Outline: a Portuguese post that is lost on turn <turn> of the last turns costs 20
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-3 is held by POR
      And the turn is <turn>
      When Post-3 is eliminated
      Then the tribute of POR to SPA falls by 20

      Examples:
        | turn |
        | 51   |
        | 60   |

    Scenario: a Spanish post lost late costs nothing
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-3 is held by SPA
      And the turn is 53
      When Post-3 is eliminated
      Then Post-3 is held by nobody
      And the tribute of POR to SPA is still 0

    Scenario Outline: a Portuguese post lost late costs nothing <why>
      Given <fact>
      And Post-3 is held by POR
      And the turn is 53
      When Post-3 is eliminated
      Then Post-3 is held by nobody
      And the tribute of POR to SPA is still 0

      Examples:
        | why                   | fact                  |
        | without the event     | POR is annexed by SPA |
        | before the annexation | III.7 is in effect    |

    Scenario Outline: before the last turns a loss on turn <turn> counts <price> ducats
      Given III.7 is in effect
      And POR is annexed by SPA
      And Post-1 is held by POR
      And the turn is <turn>
      When Post-1 is eliminated
      Then the tribute of POR to SPA falls by <price>

      Examples:
        | turn | price |
        | 50   | 30    |

  @III.7/following.administration.1.end
  Rule: III.7/following.administration.1.end Spain pays or gives Portugal up

    Scenario: Spain pays what is missing
      Given III.7 is in effect
      And POR is annexed by SPA
      And the tribute of POR to SPA is -1
      And the treasury of SPA is 700
      When the income step is played
      And SPA pays what is missing of the tribute of POR
      Then SPA pays what is missing of the tribute of POR or SPA renounces III.7 is obligatory because of III.7/following.administration.1.end
      And the treasury of SPA is 699
      And III.7 is still in effect

    Scenario: a sum above nothing is not drawn twice
      Given III.7 is in effect
      And POR is annexed by SPA
      And the tribute of POR to SPA is 150
      When the income step is played
      Then the treasury of SPA is 150

    Scenario Outline: Spain owes nothing <when>
      Given <fact>
      And the tribute of POR to SPA is -50
      When the income step is played
      Then the treasury of SPA is still 0

      Examples:
        | when                      | fact                  |
        | as long as it only claims | III.7 is in effect    |
        | when the claim has lapsed | POR is annexed by SPA |

    Scenario: or it gives Portugal up in the peace phase
      Given III.7 is in effect
      And POR is annexed by SPA
      And the tribute of POR to SPA is -1
      And the treasury of SPA is 700
      When the income step is played
      And the end of the peace step is played
      And SPA renounces III.7
      Then SPA pays what is missing of the tribute of POR or SPA renounces III.7 is obligatory
      And III.7 is over
      And the treasury of SPA is still 700

    Scenario: in the turn of the rising it can only pay
      Given III.7 is in effect
      And POR is annexed by SPA
      And the first turn of IV.4 is 17
      And the tribute of POR to SPA is -1
      When the income step is played
      And SPA renounces III.7
      Then SPA renounces III.7 is refused because of III.7/following.peace.1
      And SPA pays what is missing of the tribute of POR is obligatory

    Scenario: the turn being over, the duty is a new one
      Given III.7 is in effect
      And POR is annexed by SPA
      And the tribute of POR to SPA is -1
      When the income step is played
      And the interphase step is played
      And SPA pays what is missing of the tribute of POR
      Then SPA pays what is missing of the tribute of POR is not obligatory

    Scenario: a sum of nothing asks for no choice
      Given III.7 is in effect
      And POR is annexed by SPA
      And the tribute of POR to SPA is 0 (context)
      When the income step is played
      And the end of the peace step is played
      And SPA renounces III.7
      Then SPA renounces III.7 is not obligatory

    Scenario: a Spain that only claims Portugal has no choice to make
      Given III.7 is in effect
      And the tribute of POR to SPA is -50
      When the income step is played
      And SPA pays what is missing of the tribute of POR
      Then SPA pays what is missing of the tribute of POR is not obligatory

    Scenario: nor has one whose claim has lapsed
      Given POR is annexed by SPA
      And the tribute of POR to SPA is -50
      When the income step is played
      And SPA pays what is missing of the tribute of POR
      Then SPA pays what is missing of the tribute of POR is not obligatory

  @III.7/following.administration.2
  Rule: III.7/following.administration.2 Spain pays for Portuguese troops

    Scenario: the annexation burdens Spain
      Given III.7 is in effect
      When SPA annexes POR
      Then SPA bears the upkeep of POR
      And SPA bears the recruitment of POR

    Scenario: an annexation without the event leaves the costs where they were
      When SPA annexes POR
      Then POR is annexed by SPA
      And SPA still does not bear the upkeep of POR
      And SPA still does not bear the recruitment of POR

    Scenario: the claim alone leaves the costs where they were
      Given III.6 counts as played
      And the turn is 19
      When III.7 is rolled
      Then III.7 is in effect
      And SPA still does not bear the upkeep of POR
      And SPA still does not bear the recruitment of POR

  @III.7/following.administration.3
  Rule: III.7/following.administration.3 Spain acts for Portuguese trade

    Scenario: Spain acts for Portugal and the old bonus is lost
      Given III.7 is in effect
      When SPA annexes POR
      Then SPA bears the administrative actions of POR
      And the bonus of POR on ROTW operations is 0

    Scenario: an annexation without the event changes no actions
      When SPA annexes POR
      Then POR is annexed by SPA
      And SPA still does not bear the administrative actions of POR
      And the bonus of POR on ROTW operations is still 1

    Scenario: the claim alone changes no actions
      Given III.6 counts as played
      And the turn is 19
      When III.7 is rolled
      Then III.7 is in effect
      And SPA still does not bear the administrative actions of POR
      And the bonus of POR on ROTW operations is still 1

  @III.7/following.military.1
  Rule: III.7/following.military.1 Portuguese campaigns cost Spain extra

    Scenario: the annexation makes Spain pay for Portuguese campaigns
      Given III.7 is in effect
      When SPA annexes POR
      Then SPA bears the campaigns of POR

    Scenario: an annexation without the event does not
      When SPA annexes POR
      Then POR is annexed by SPA
      And SPA still does not bear the campaigns of POR

    Scenario: the claim alone does not
      Given III.6 counts as played
      And the turn is 19
      When III.7 is rolled
      Then III.7 is in effect
      And SPA still does not bear the campaigns of POR

  @III.7/following.peace.1
  Rule: III.7/following.peace.1 Spain may give its claim up

    Scenario: giving up costs 3 Stab and Portugal
      Given III.7 is in effect
      And POR is annexed by SPA
      And IV.4 is over
      When the end of the peace step is played
      And SPA renounces III.7
      Then the stability of SPA falls by 3
      And POR is a minor
      And POR is neutral

    Scenario: in the turn of the rising Spain may not give up
      Given III.7 is in effect
      And POR is annexed by SPA
      And the first turn of IV.4 is 17
      When SPA renounces III.7
      Then SPA renounces III.7 is refused because of III.7/following.peace.1

    Scenario: in the turn after the rising it may
      Given III.7 is in effect
      And POR is annexed by SPA
      And the first turn of IV.4 is 16 (context)
      When the end of the peace step is played
      And SPA renounces III.7
      Then III.7 is over

    Scenario: a claim that was never made good is none of these rules
      Given III.7 is in effect
      When the end of the peace step is played
      Then SPA renounces III.7 is not allowed because of III.7/following.peace.1

    Scenario: who is not Spain gives nothing up
      Given III.7 is in effect
      And POR is annexed by SPA
      When the end of the peace step is played
      Then FRA renounces III.7 is not allowed because of III.7/following.peace.1

    Scenario Outline: in the phases up to the end of the peace phase it is too early, after <step>
      Given III.7 is in effect
      And POR is annexed by SPA
      When the beginning of the survival step is played
      And the <step> step is played
      Then SPA renounces III.7 is not allowed because of III.7/following.peace.1

      Examples:
        | step         |
        | income       |
        | redeployment |

    Scenario: so it is in the turn in which the event comes
      Given III.6 counts as played
      And the turn is 19
      When III.7 is rolled
      Then SPA renounces III.7 is not allowed because of III.7/following.peace.1

    Scenario: when the peace phase ends it may
      Given III.7 is in effect
      And POR is annexed by SPA
      When the beginning of the survival step is played
      And the end of the peace step is played
      And SPA renounces III.7
      Then III.7 is over

    Scenario: with the interphase it is too late
      Given III.7 is in effect
      And POR is annexed by SPA
      When the end of the peace step is played
      And the beginning of the interphase step is played
      Then SPA renounces III.7 is not allowed because of III.7/following.peace.1

    Scenario: an event that is not in effect bars nothing by this
      When the beginning of the survival step is played
      And the beginning of the interphase step is played
      Then III.7/following.peace.1 does not apply

  @III.7/following.peace.1a
  Rule: III.7/following.peace.1a Before the rising Portugal stays near for a reign

    Scenario: Portugal sits in the box for entry into war
      Given III.7 is in effect
      And POR is annexed by SPA
      When the end of the peace step is played
      And SPA renounces III.7
      Then III.7 legacy starts
      And POR is in EG of SPA

    Scenario: after the rising there is no such legacy
      Given III.7 is in effect
      And POR is annexed by SPA
      And IV.4 is over
      When the end of the peace step is played
      And SPA renounces III.7
      Then III.7 is over
      And III.7 legacy is still dormant

    Scenario: a Portugal that is annexed once more is no longer held in that box
      Given III.7 legacy is in effect
      When SPA annexes POR
      Then POR is annexed by SPA

    Scenario: the death of the Spanish king sets Portugal free
      Given III.7 legacy is in effect
      When the monarch of SPA dies
      Then III.7 legacy is over
      And POR is neutral

    Scenario: a Portugal given up is neutral when the king is dead
      Given III.7 is in effect
      And POR is annexed by SPA
      When the end of the peace step is played
      And SPA renounces III.7
      And the monarch of SPA dies
      Then POR is neutral
      And POR is still a minor

    Scenario: the death of another king does not
      Given III.7 legacy is in effect
      When the monarch of FRA dies
      Then FRA has a vacant throne
      And POR is still in EG of SPA

    Scenario: without a legacy the king's death ends nothing
      When the monarch of SPA dies
      Then SPA has a vacant throne
      And III.7 legacy is still dormant

  @III.7/following.peace.1b
  Rule: III.7/following.peace.1b After the rising Portugal is free and its rebels have won

    Background:
      Given III.7 is in effect
      And POR is annexed by SPA

    Scenario: Portugal is neutral and its rebels have won
      Given IV.4 is over
      When the end of the peace step is played
      And SPA renounces III.7
      Then POR is neutral
      And the rebels of IV.4 have won

    Scenario: before the rising there are no rebels to win
      When the end of the peace step is played
      And SPA renounces III.7
      Then III.7 is over
      And the rebels of IV.4 have still not won

    Scenario: a war with Spain ends in white peace
      Given IV.4 is over
      And SPA is at war with POR
      When the end of the peace step is played
      And SPA renounces III.7
      Then POR makes a white peace with SPA
      And SPA is not at war with POR

    Scenario: before the rising the war goes on
      Given SPA is at war with POR
      When the end of the peace step is played
      And SPA renounces III.7
      Then III.7 is over
      And SPA is still at war with POR

    Scenario: revolts that do not come from the rising stay
      Given IV.4 is over
      And the revolts in Province-2 come from IV.12 (context)
      And the number of weak revolts in Province-2 is 2
      When the end of the peace step is played
      And SPA renounces III.7
      Then POR is neutral
      And the number of weak revolts in Province-2 is still 2
