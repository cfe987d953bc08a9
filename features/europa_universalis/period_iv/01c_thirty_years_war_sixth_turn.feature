Feature: IV.1 Thirty Years War, sixth turn

  @IV.1/T6.peace.1
  Rule: IV.1/T6.peace.1 The two sides make peace

    Background:
      Given PAL is a member of the Alliance
      And BAV is a member of the League
      And PAL is at war with BAV

    Scenario: at the end of the sixth turn
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 22
      And PAL is at war with SCO
      And SCO is at war with BAV
      When the peace step is played
      Then PAL is not at war with BAV
      And PAL is still at war with SCO
      And SCO is still at war with BAV

    Scenario Outline: earlier, when <side> is dissolved
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 20
      And <side> is over
      When the peace step is played
      Then PAL is not at war with BAV

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario: not at the end of the fifth
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 21
      When the peace step is played
      Then PAL is still at war with BAV

    Scenario: not when the event is over
      Given IV.1 is over (context)
      When the peace step is played
      Then PAL is still at war with BAV

  @IV.1/T6.peace.2
  Rule: IV.1/T6.peace.2 All enemies of either side make peace with it

    Background:
      Given PRU is at war with TUR
      And the war between PRU and TUR comes from IV.1

    Scenario Outline: an enemy of <side> has to give up
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 22
      And PRU is a member of <side>
      And PRU is at war with SCO
      And HOL is at war with POL
      And the war between HOL and POL comes from IV.1
      When the peace step is played
      Then PRU is not at war with TUR
      And PRU is still at war with SCO
      And HOL is still at war with POL

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario Outline: earlier, when <side> is dissolved, they give up as well
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 20
      And <side> is over
      And PRU is a member of the League
      When the peace step is played
      Then PRU is not at war with TUR

      Examples:
        | side         |
        | the Alliance |
        | the League   |

    Scenario: enemies fight on after the fifth turn
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 21
      And PRU is a member of the League
      When the peace step is played
      Then PRU is still at war with TUR

    Scenario: enemies fight on when the event is over
      Given IV.1 is over (context)
      And PRU is a member of the League
      When the peace step is played
      Then PRU is still at war with TUR

  @IV.1/T6.peace.3
  Rule: IV.1/T6.peace.3 Sweden and Denmark make peace with friends of the League

    Background:
      Given SPA is a friend of the League

    Scenario Outline: <side> makes peace with Spain
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 22
      And <side> is at war with SPA
      And <side> is at war with TUR
      When the peace step is played
      Then <side> is not at war with SPA
      And <side> is still at war with TUR

      Examples:
        | side |
        | SWE  |
        | DEN  |

    Scenario Outline: the ban on separate peaces, which binds <side> beside the Alliance, is no hindrance
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 22
      And <side> is a friend of the Alliance
      And <side> is at war with SPA
      And the war between <side> and SPA comes from IV.1
      When the peace step is played
      Then <side> is not at war with SPA

      Examples:
        | side |
        | SWE  |
        | DEN  |

    Scenario: France fights on
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 22
      And FRA is at war with SPA
      When the peace step is played
      Then FRA is still at war with SPA

    Scenario Outline: Sweden makes peace earlier when <bloc> is dissolved
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 20
      And <bloc> is over
      And SWE is at war with SPA
      When the peace step is played
      Then SWE is not at war with SPA

      Examples:
        | bloc         |
        | the Alliance |
        | the League   |

    Scenario: Sweden fights Spain on after the fifth turn
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 21
      And SWE is at war with SPA
      When the peace step is played
      Then SWE is still at war with SPA

    Scenario: Sweden fights Spain on when the event is over
      Given IV.1 is over (context)
      And SWE is at war with SPA
      When the peace step is played
      Then SWE is still at war with SPA

  @IV.1/T6.peace.4 @IV.1/T6.peace.4.I @IV.1/T6.peace.4.II
  Rule: IV.1/T6.peace.4 Who has won

    Scenario Outline: in turn <turn> a League without an enemy in the field has won
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is <turn> (context)
      And the capital of HAB is Province-1
      And the Alliance is over
      When the peace step is played
      Then League victory is in effect
      And Alliance victory is still dormant

      Examples:
        | turn |
        | 22   |
        | 20   |

    Scenario: with both sides there in the end the Alliance has won
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 22
      And the capital of HAB is Province-1
      When the peace step is played
      Then Alliance victory is in effect
      And League victory is still dormant

    Scenario: with the League dissolved the Alliance has won at once
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 20
      And the capital of HAB is Province-1 (context)
      And the League is over
      When the peace step is played
      Then Alliance victory is in effect
      And League victory is still dormant

    Scenario: an Alliance that is dissolved has won all the same when the League is dissolved too
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 20 (context)
      And the capital of HAB is Province-1
      And the Alliance is over
      And the League is over
      When the peace step is played
      Then Alliance victory is in effect
      And League victory is still dormant

    Scenario: a conquered Habsburg capital robs the League of its victory
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 20
      And the capital of HAB is Province-1
      And the Alliance is over
      And Province-1 is conquered by TUR
      When the peace step is played
      Then Alliance victory is in effect
      And League victory is still dormant

    Scenario: Habsburgs who have no capital left have not won
      Given IV.1 is in effect
      And the Alliance is over
      When the peace step is played
      Then Alliance victory is in effect
      And League victory is still dormant

    Scenario: nothing is decided after the fifth turn
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 21
      And the capital of HAB is Province-1 (context)
      When the peace step is played
      Then League victory is still dormant
      And Alliance victory is still dormant

    Scenario Outline: nothing is decided about an event that is over, the League being <league>
      Given IV.1 is over (context)
      And the capital of HAB is Province-1
      And the Alliance is over
      And the League is <league>
      When the peace step is played
      Then League victory is still dormant
      And Alliance victory is still dormant

      Examples:
        | league    |
        | in effect |
        | over      |

  @IV.1/T6.peace.4.Ia
  Rule: IV.1/T6.peace.4.Ia No victory of the League while the Alliance lives

    Scenario: both sides are still there
      Given IV.1 is in effect (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 22 (context)
      And the capital of HAB is Province-1 (context)
      When the peace step is played
      Then League victory is still dormant
      And IV.1/T6.peace.4.Ia does not apply

  @IV.1/T6.peace.4.Ib
  Rule: IV.1/T6.peace.4.Ib No victory of a dissolved League

    Scenario: neither side is there any more
      Given IV.1 is in effect (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 20 (context)
      And the capital of HAB is Province-1 (context)
      And the Alliance is over (context)
      And the League is over (context)
      When the peace step is played
      Then League victory is still dormant
      And IV.1/T6.peace.4.Ib does not apply

  @IV.1/T6.peace.4.Ic
  Rule: IV.1/T6.peace.4.Ic No victory of a League that has lost the capital

    Scenario: the Turks are in the capital
      Given IV.1 is in effect (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 20 (context)
      And the capital of HAB is Province-1 (context)
      And the Alliance is over (context)
      And Province-1 is conquered by TUR (context)
      When the peace step is played
      Then League victory is still dormant
      And IV.1/T6.peace.4.Ic does not apply

  @IV.1/T6.peace.5.Ia
  Rule: IV.1/T6.peace.5.Ia A German Empire is made

    Scenario: the minors are removed and their land is imperial
      Given Country-2 is in MA of FRA
      And Country-2 is at war with DEN
      And HAB is at war with TUR
      And the owner of Province-1 is HAB
      And the owner of Province-2 is SCO
      And SCO is at war with DEN
      When League victory starts
      Then the Empire is in effect
      And GER is a minor
      And PRU is a gone
      And BAV is a gone
      And Country-2 is a gone
      And Country-2 is neutral
      And Country-2 is not at war with DEN
      And the owner of MECKLENBURG is GER
      And MECKLENBURG belonged to Country-2 before League victory
      And Country-2 is a member of the Empire
      And HAB is a gone
      And HAB is not at war with TUR
      And HAB is a member of the Empire
      And the owner of Province-1 is GER
      And SCO is still a minor
      And SCO is still at war with DEN
      And the owner of Province-2 is still SCO
      And SCO is still not a member of the Empire
      And Province-1 belonged to HAB before League victory

    Scenario: a German Empire that is there already is not merged into itself
      Given GER is a minor
      When League victory starts
      Then GER is still a minor
      And GER is still not a member of the Empire

    Scenario: a Prussian kingdom stays
      Given V.4 is over
      And the owner of Province-1 is PRU
      When League victory starts
      Then PRU is still a minor
      And the owner of Province-1 is still PRU
      And Country-2 is a gone

    Scenario: Bohemia is annexed
      Given BOH is a minor
      And the owner of BOHEMIA is BOH
      When League victory starts
      Then BOH is annexed by HAB
      And the owner of BOHEMIA is still BOH
      And BOH is still not a member of the Empire

    Scenario: an annexed Prussia is no member
      Given PRU is annexed by FRA
      When League victory starts
      Then PRU is still not a member of the Empire

    Scenario Outline: <country>, which is no minor of the Empire, is not removed
      Given <country> is annexed by <power>
      And <country> is a member of the Empire
      And <country> is at war with DEN
      And the owner of Province-1 is <country>
      When League victory starts
      Then <country> is still annexed by <power>
      And <country> is still at war with DEN
      And the owner of Province-1 is still <country>

      Examples:
        | country | power |
        | BER     | FRA   |

    Scenario: Poland, which is no minor of the Empire, is not removed
      Given POL is at war with DEN
      When League victory starts
      Then POL is still a minor
      And POL is still not a member of the Empire
      And POL is still at war with DEN
      And the owner of POSEN is still POL

    Scenario: a Bohemia that is no more is not
      When League victory starts
      Then BOH is still a gone

  @IV.1/T6.peace.5.Ib
  Rule: IV.1/T6.peace.5.Ib The Empire is a Habsburg vassal

    Scenario: it sits in the box of vassals
      Given the Empire is in effect
      And GER is a minor
      Then GER is in VA of HAB

    Scenario: after its end it does not
      Given the Empire is over (context)
      And GER is a minor
      Then GER is neutral

    Scenario: an Empire that is gone from the game does not
      Given the Empire is in effect
      Then GER is neutral

    Scenario: an attack on it is one on the Habsburgs
      Given the Empire is in effect
      And GER is a minor
      When FRA declares war on GER
      Then FRA is at war with HAB

    Scenario: after its end an attack is one on the German minor alone
      Given the Empire is over (context)
      And GER is a minor
      When FRA declares war on GER
      Then FRA is still not at war with HAB

    Scenario: an attack on somebody else is none on the Habsburgs
      Given the Empire is in effect (context)
      When FRA declares war on SCO
      Then FRA is still not at war with HAB

  @IV.1/T6.peace.5.Ic
  Rule: IV.1/T6.peace.5.Ic The army of the Empire

    Scenario: an army and a detachment
      When League victory starts
      Then the number of large armies in the basic force of GER is 1
      And the number of land detachments in the basic force of GER is 1

    Scenario: a leader of name of a removed minor appears for the Empire
      Given the Empire is in effect
      And BAV is a member of the Empire
      And Leader-1 is a named leader
      When Leader-1 appears for BAV
      Then Leader-1 serves GER

    Scenario: one without a name, or of another country, does not
      Given the Empire is in effect
      And BAV is a member of the Empire
      And Leader-3 is a named leader (context)
      When Leader-2 appears for BAV
      And Leader-3 appears for SCO
      Then Leader-2 still serves BAV
      And Leader-3 serves SCO

  @IV.1/T6.peace.5.Id
  Rule: IV.1/T6.peace.5.Id Frankfurt is the capital

    Background:
      Given the capital of Country-2 is MECKLENBURG
      And the capital of SCO is Province-1

    Scenario: the others are none any more
      Given the Empire is in effect
      Then the capital of GER is FRANKFURT
      And the capital of Country-2 is nobody
      And the capital of SCO is Province-1

    Scenario: the capital of the Habsburgs is one of the others
      Given the Empire is in effect
      And the capital of HAB is Province-2
      Then the capital of HAB is nobody

    Scenario: after the end of the Empire they are again
      Given the Empire is over (context)
      Then the capital of GER is nobody
      And the capital of Country-2 is MECKLENBURG

  @IV.1/T6.peace.5.Ie
  Rule: IV.1/T6.peace.5.Ie Larger armies

    Scenario: ten of infantry and two of cavalry for each
      Given the infantry limit of SPA is 60
      When League victory starts
      Then the infantry limit of SPA is 70
      And the cavalry limit of SPA rises by 2
      And the infantry limit of HAB rises by 10
      And the cavalry limit of HAB rises by 2
      And the infantry limit of GER rises by 10
      And the cavalry limit of GER rises by 2
      And the infantry limit of FRA is still 0

  @IV.1/T6.peace.5.If
  Rule: IV.1/T6.peace.5.If Better reinforcements

    Background:
      Given the malus of HAB on reinforcements is 3
      And the malus of GER on reinforcements is 3

    Scenario: four more, and nothing else
      Given the Empire is in effect
      Then the bonus of HAB on reinforcements is 4
      And the malus of HAB on reinforcements is 0
      And the bonus of GER on reinforcements is 4
      And the malus of GER on reinforcements is 0

    Scenario: after the end of the Empire as before
      Given the Empire is over (context)
      Then the bonus of HAB on reinforcements is 0
      And the malus of HAB on reinforcements is 3
      And the bonus of GER on reinforcements is 0
      And the malus of GER on reinforcements is 3

  @IV.1/T6.peace.5.Ig
  Rule: IV.1/T6.peace.5.Ig Money for fortresses

    Scenario: an Empire at war gets 100 ducats
      Given the Empire is in effect
      And GER is a minor
      And GER is at war with TUR
      When the administration step is played
      Then the treasury of GER rises by 100

    Scenario: an Empire at peace gets none, but still keeps its fortresses for nothing
      Given the Empire is in effect
      And GER is a minor (context)
      When the administration step is played
      Then the treasury of GER is still 0
      And GER still has fortresses free of upkeep

    Scenario: after the end of the Empire there is neither
      Given the Empire is over (context)
      And GER is a minor
      And GER is at war with TUR
      When the administration step is played
      Then the treasury of GER is still 0
      And GER still does not have fortresses free of upkeep

  @IV.1/T6.peace.5.I.end
  Rule: IV.1/T6.peace.5.I.end The Empire can be undone

    Scenario Outline: a <religion> France crushes the Habsburgs and asks for the end of it all
      Given the Empire is in effect
      And FRA is <religion> (context)
      And FRA is at war with HAB
      When FRA claims the end of League victory
      And FRA crushes HAB
      Then the Empire is over

      Examples:
        | religion       |
        | protestant     |
        | conciliatory   |
        | counter-reform |
        | orthodox       |

    Scenario: it asks for something else
      Given the Empire is in effect
      And FRA is at war with HAB
      When FRA crushes HAB
      Then the Empire is still in effect

    Scenario: the Sultan cannot ask for it
      Given the Empire is in effect
      And TUR is at war with HAB
      When TUR claims the end of League victory (context)
      And TUR crushes HAB
      Then the Empire is still in effect

    Scenario: nor can a minor
      Given the Empire is in effect
      And SCO is at war with HAB
      When SCO claims the end of League victory (context)
      And SCO crushes HAB
      Then the Empire is still in effect

    Scenario: nor does it help to crush Bavaria
      Given the Empire is in effect
      And FRA is at war with BAV (context)
      When FRA claims the end of League victory (context)
      And FRA crushes BAV
      Then the Empire is still in effect

    Scenario: an Empire that is over is not undone again
      Given the Empire is over (context)
      And FRA is at war with HAB (context)
      And GER is a minor
      When FRA claims the end of League victory (context)
      And FRA crushes HAB
      Then GER is still a minor

    Scenario: the Habsburgs are annexed
      Given the Empire is in effect
      When FRA annexes HAB
      Then the Empire is over

    Scenario: land goes back to minors that were removed, and to nobody else
      Given the Empire is in effect
      And GER is a minor
      And the owner of Province-1 is GER
      And Province-1 belonged to BAV before League victory
      When FRA annexes HAB
      Then the owner of Province-1 is still GER

    Scenario: the end of another country undoes nothing
      Given the Empire is in effect
      When FRA annexes SCO
      Then the Empire is still in effect

    Scenario: after the Empire the end of the Habsburgs undoes nothing
      Given the Empire is over (context)
      And GER is a minor
      When FRA annexes HAB
      Then GER is still a minor

    Scenario: the minors come back with what the Empire still has
      Given the Empire is in effect
      And GER is a minor
      And GER is at war with TUR
      And PRU is a gone
      And PRU is a member of the Empire
      And BER is a gone
      And Country-2 is a member of the Empire
      And Country-2 is a player
      And the owner of Province-1 is GER
      And Province-1 belonged to PRU before League victory
      And the owner of Province-2 is FRA (context)
      And Province-2 belonged to PRU before League victory
      And the owner of Province-3 is GER
      And HOL is at war with TUR
      When the Empire ends
      Then PRU is a minor
      And the owner of Province-1 is PRU
      And the owner of Province-2 is still FRA
      And the owner of Province-3 is still GER
      And BER is still a gone
      And Country-2 is still a player
      And GER is a gone
      And GER is neutral
      And GER is not at war with TUR
      And HOL is still at war with TUR
      And the infantry limit of SPA falls by 10
      And the cavalry limit of SPA falls by 2
      And the infantry limit of HAB falls by 10
      And the cavalry limit of HAB falls by 2
      And the infantry limit of GER falls by 10
      And the cavalry limit of GER falls by 2

    Scenario: it loses the patron it had
      Given the Empire is in effect
      And GER is a minor
      And the patron of GER is FRA
      When the Empire ends
      Then GER is neutral

  @IV.1/T6.peace.5.IIa
  Rule: IV.1/T6.peace.5.IIa Spain scores

    Scenario: for the land of one that was forced out
      Given SCO is a former member of the Alliance
      And the owner of Province-1 is SCO
      And the owner of Province-2 is SCO
      When Alliance victory starts
      Then the score of SPA rises by 20

    Scenario Outline: for the land of a member that a <part> of the League holds
      Given PAL is a member of the Alliance
      And the owner of Province-1 is PAL
      And the owner of Province-2 is PAL
      And the owner of Province-3 is PAL
      And Province-1 is conquered by <holder>
      And <holder> is a <part> of the League
      When Alliance victory starts
      Then the score of SPA rises by 10

      Examples:
        | holder | part   |
        | HAB    | member |
        | TUR    | friend |

    Scenario: for nothing that somebody else holds
      Given PAL is a member of the Alliance
      And the owner of Province-1 is PAL
      And Province-1 is conquered by TUR
      When Alliance victory starts
      Then the score of SPA is still 0

    Scenario: for nothing of others
      Given Province-1 is conquered by HAB
      And HAB is a member of the League
      When Alliance victory starts
      Then the score of SPA is still 0

  @IV.1/T6.peace.5.IIb
  Rule: IV.1/T6.peace.5.IIb Controllers in the Alliance score

    Background:
      Given PAL is a member of the Alliance
      And PAL is in MA of ENG

    Scenario: for the land of one that was forced out of the League
      Given BER is a former member of the League
      And the owner of Province-1 is BER
      And the owner of Province-2 is BER
      And the owner of BERG is FRA
      And DEN is in MA of HOL (context)
      When Alliance victory starts
      Then the score of ENG rises by 10
      And the score of HOL is still 0

    Scenario: once, whatever number of members one controls
      Given BER is a former member of the League (context)
      And PRU is a member of the Alliance (context)
      And PRU is in MA of ENG (context)
      When Alliance victory starts
      Then the score of ENG rises by 5

    Scenario Outline: for the land of a member that a <part> of the Alliance holds
      Given BAV is a member of the League
      And the owner of Province-1 is BAV
      And the owner of Province-2 is BAV (context)
      And the owner of Province-3 is BAV (context)
      And Province-1 is conquered by TUR
      And TUR is a <part> of the Alliance
      And DEN is in MA of HOL (context)
      When Alliance victory starts
      Then the score of ENG rises by 5
      And the score of HOL is still 0

      Examples:
        | part   |
        | member |
        | friend |

    Scenario: for nothing that an outsider holds
      Given BAV is a member of the League
      And the owner of Province-1 is BAV
      And Province-1 is conquered by TUR
      When Alliance victory starts
      Then the score of ENG is still 0

    Scenario: for nothing of outsiders
      Given Province-1 is conquered by TUR
      And TUR is a member of the Alliance
      When Alliance victory starts
      Then the score of ENG is still 0

  @IV.1/T6.peace.5.IIc
  Rule: IV.1/T6.peace.5.IIc Sweden's share

    Scenario: three provinces
      Given SWE is in MA of ENG
      When Alliance victory starts
      Then the owner of BREMEN is SWE
      And the owner of KIEL is SWE
      And the owner of WEST POMMERN is SWE
      And BREMEN is counted for ENG
      And KIEL is counted for ENG
      And WEST POMMERN is counted for ENG
      And BREMEN is still not counted for FRA
      And the owner of Province-1 is still FRA

    Scenario: a Sweden that was forced out gets nothing
      Given SWE is in MA of ENG
      And SWE has been beaten in a war from IV.1
      When Alliance victory starts
      Then the owner of BREMEN is still HAN
      And BREMEN is still not counted for ENG

    Scenario: land outside the hands of the Empire is not given
      Given SWE is in MA of ENG
      And the owner of KIEL is DEN
      When Alliance victory starts
      Then the owner of KIEL is still DEN
      And KIEL is still not counted for ENG

    Scenario: other land of the Empire is not given
      Given SWE is in MA of ENG
      When Alliance victory starts
      Then the owner of BERG is still BER
      And BERG is still not counted for ENG

    Scenario: a minor that controls Sweden scores nothing
      Given the patron of SWE is PRU
      When Alliance victory starts
      Then BREMEN is still not counted for PRU

  @IV.1/T6.peace.5.IId
  Rule: IV.1/T6.peace.5.IId Denmark's share

    Scenario: MECKLENBURG
      Given DEN is in MA of ENG
      When Alliance victory starts
      Then the owner of MECKLENBURG is DEN
      And MECKLENBURG is counted for ENG
      And MECKLENBURG is still not counted for FRA

    Scenario: a Denmark that was forced out gets nothing
      Given DEN is in MA of ENG
      And DEN has been beaten in a war from IV.1
      When Alliance victory starts
      Then the owner of MECKLENBURG is still Country-2
      And MECKLENBURG is still not counted for ENG

    Scenario: a Polish MECKLENBURG is not given
      Given DEN is in MA of ENG
      And the owner of MECKLENBURG is POL
      When Alliance victory starts
      Then the owner of MECKLENBURG is still POL
      And MECKLENBURG is still not counted for ENG

    Scenario: a minor that controls Denmark scores nothing
      Given the patron of DEN is PRU
      When Alliance victory starts
      Then MECKLENBURG is still not counted for PRU

  @IV.1/T6.peace.5.IIe
  Rule: IV.1/T6.peace.5.IIe Prussia's share

    Scenario: OST POMMERN
      Given PRU is a member of the Alliance
      When Alliance victory starts
      Then the owner of OST POMMERN is PRU

    Scenario Outline: a <part> of the Alliance gets nothing
      Given PRU is a <part> of the Alliance (context)
      When Alliance victory starts
      Then the owner of OST POMMERN is still Country-2

      Examples:
        | part          |
        | former member |
        | outsider      |

    Scenario: a Polish OST POMMERN is not given
      Given PRU is a member of the Alliance
      And the owner of OST POMMERN is POL
      When Alliance victory starts
      Then the owner of OST POMMERN is still POL

  @IV.1/T6.peace.5.IIf
  Rule: IV.1/T6.peace.5.IIf Conquered land goes back

    Scenario: land of the Empire does, other land does not
      Given BERG is conquered by SWE
      And Province-1 is conquered by SWE
      When Alliance victory starts
      Then BERG is unconquered
      And Province-1 is still conquered by SWE

  @IV.1/T6.peace.6
  Rule: IV.1/T6.peace.6 Both sides are dissolved

    Scenario: at the end of the sixth turn both end
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 22
      And the Alliance is in effect
      And the League is in effect
      And PAL is a member of the Alliance (context)
      And BAV is a member of the League (context)
      When the peace step is played
      Then the Alliance is over
      And the League is over

    Scenario: with the Alliance the League ends
      Given IV.1 is in effect
      And the first turn of IV.1 is 17 (context)
      And the turn is 20 (context)
      And the Alliance is over
      And the League is in effect
      And BAV is a member of the League (context)
      When the peace step is played
      Then the League is over

    Scenario: with the League the Alliance ends
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 20
      And the League is over
      And the Alliance is in effect
      And PAL is a member of the Alliance (context)
      When the peace step is played
      Then the Alliance is over

    Scenario: neither ends after the fifth turn
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 21
      And the Alliance is in effect
      And the League is in effect
      And PAL is a member of the Alliance (context)
      And BAV is a member of the League (context)
      When the peace step is played
      Then the Alliance is still in effect
      And the League is still in effect

    Scenario: an event that is over does not dissolve the League
      Given IV.1 is over (context)
      And the Alliance is over
      And the League is in effect
      And BAV is a member of the League (context)
      When the peace step is played
      Then the League is still in effect

    Scenario: an event that is over does not dissolve the Alliance
      Given IV.1 is over (context)
      And the League is over (context)
      And the Alliance is in effect
      And PAL is a member of the Alliance (context)
      When the peace step is played
      Then the Alliance is still in effect

  @IV.1/T6.peace.7
  Rule: IV.1/T6.peace.7 Other wars go on

    Background:
      Given FRA is at war with SPA (context)

    Scenario: their war outlasts the event
      Given IV.1 is in effect (context)
      And the first turn of IV.1 is 17 (context)
      And the turn is 22 (context)
      And the war between FRA and SPA comes from IV.1 (context)
      When the interphase step is played
      Then IV.1 is over
      And FRA is still at war with SPA
