Feature: III.8 The collapse of the Teutonic Order

  @III.8/header
  Rule: III.8/header The event lasts as long as its wars

    Scenario: without a war of its own the event is over
      Given III.8 is in effect
      When the interphase step is played
      Then III.8 is over

    Scenario: a war of its own keeps it alive
      Given III.8 is in effect
      And SWE is at war with ENG
      And the war between SWE and ENG comes from III.8
      When the interphase step is played
      Then III.8 is still in effect

    Scenario: a war of another event does not keep it alive
      Given III.8 is in effect
      And SWE is at war with ENG (context)
      And the war between SWE and ENG comes from IV.17 (context)
      When the interphase step is played
      Then III.8 is over

    Scenario: an event that never began does not end
      Given III.8 is dormant (context)
      When the interphase step is played
      Then III.8 is still dormant

  @III.8/events.1
  Rule: III.8/events.1 The Order keeps OST PRUSSIA alone

    Scenario: with OST PRUSSIA the Order lives on
      When III.8 is rolled
      Then TEU is still a minor
      And the owner of OST PRUSSIA is still TEU
      And the owner of LIVONIA is not TEU

    Scenario: without OST PRUSSIA the Order is out of the game
      Given the owner of OST PRUSSIA is POL
      When III.8 is rolled
      Then TEU is a gone

    Scenario: an Order out of the game has no patron
      Given the owner of OST PRUSSIA is POL
      And TEU is in VA of POL
      When III.8 is rolled
      Then TEU is neutral

    Scenario: an Order that lives on keeps its patron
      Given TEU is in VA of POL
      When III.8 is rolled
      Then III.8 is in effect
      And TEU is still in VA of POL

    Scenario: an Order out of the game is at war with nobody
      Given the owner of OST PRUSSIA is POL
      And TEU is at war with POL
      When III.8 is rolled
      Then TEU is not at war with POL

    Scenario: an Order that lives on fights on against Poland
      Given TEU is at war with POL
      When III.8 is rolled
      Then III.8 is in effect
      And TEU is still at war with POL

    Scenario: OST PREUSSEN stays Teutonic although the Order may keep OST PRUSSIA alone
      When III.8 is rolled
      Then the owner of OST PREUSSEN is still TEU
      And the owner of LIVONIA is not TEU

  @III.8/events.2
  Rule: III.8/events.2 Sweden and Poland share three provinces

    Scenario Outline: a Teutonic <province> goes to <taker>
      When III.8 is rolled
      Then the owner of <province> is <taker>

      Examples:
        | province  | taker |
        | LIVONIA   | SWE   |
        | ESTONIA   | SWE   |
        | COURLANDE | POL   |

    Scenario Outline: whoever cedes <province> to <taker> at once is left alone
      Given the owner of <province> is ENG
      When III.8 is rolled
      And ENG cedes <province> to <taker>
      And the end of the events step is played
      Then the owner of <province> is still <taker>
      And ENG is still not at war with SWE
      And ENG is still not at war with POL

      Examples:
        | province  | taker |
        | LIVONIA   | SWE   |
        | ESTONIA   | SWE   |
        | COURLANDE | POL   |

    Scenario Outline: an owner of <province> that does not give way is attacked by both
      Given the owner of <province> is ENG
      When III.8 is rolled
      And the end of the events step is played
      Then SWE declares war on ENG
      And POL declares war on ENG
      And SWE is at war with ENG
      And POL is at war with ENG
      And the war between SWE and ENG comes from III.8
      And the war between POL and ENG comes from III.8
      And the owner of <province> is still ENG

      Examples:
        | province  |
        | LIVONIA   |
        | ESTONIA   |
        | COURLANDE |

    Scenario: an enemy of the Order that makes white peace with it at once is left alone
      Given DEN is at war with TEU
      When III.8 is rolled
      And DEN makes a white peace with TEU
      And the end of the events step is played
      Then DEN is still not at war with TEU
      And DEN is still not at war with SWE
      And DEN is still not at war with POL

    Scenario: an enemy of the Order that does not give way is attacked by both
      Given DEN is at war with TEU
      When III.8 is rolled
      And the end of the events step is played
      Then DEN is at war with SWE
      And DEN is at war with POL
      And DEN is still at war with TEU

    Scenario: a Poland out of the game has its share and attacks no holder of another
      Given POL is a gone
      And the owner of LIVONIA is DEN
      When III.8 is rolled
      And the end of the events step is played
      Then the owner of COURLANDE is still POL
      And POL is still not at war with DEN
      And the war between POL and DEN still does not come from III.8
      And the war between SWE and DEN comes from III.8

    Scenario: a country without a claim is left alone
      When III.8 is rolled
      And the end of the events step is played
      Then III.8 is still in effect
      And DEN is still not at war with SWE

    Scenario: who owns other land is not attacked
      Given the owner of Province-1 is DEN (context)
      When III.8 is rolled
      And the end of the events step is played
      Then III.8 is still in effect
      And DEN is still not at war with SWE
      And the owner of Province-1 is still DEN

    Scenario Outline: <one> with <province> is attacked by <other>
      Given the owner of <province> is <one>
      When III.8 is rolled
      And the end of the events step is played
      Then <one> is still at war with <other>
      And the owner of <province> is still <one>

      Examples:
        | one | other | province  |
        | POL | SWE   | LIVONIA   |
        | POL | SWE   | ESTONIA   |
        | SWE | POL   | COURLANDE |

    Scenario: the Order is not attacked for what it had
      When III.8 is rolled
      And the end of the events step is played
      Then III.8 is still in effect
      And TEU is still not at war with SWE
      And TEU is still not at war with POL

    Scenario Outline: <one> in a war with the Order does not attack itself
      Given <one> is at war with TEU
      When III.8 is rolled
      And the end of the events step is played
      Then <one> is still at war with <other>
      And <one> is still at war with TEU
      And the war between <one> and <one> still does not come from III.8

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

    Scenario: who fought an Order that leaves the game is not attacked
      Given the owner of OST PRUSSIA is PRU
      And DEN is at war with TEU
      When III.8 is rolled
      And the end of the events step is played
      Then DEN is still not at war with TEU
      And DEN is still not at war with SWE

  @III.8/events.3
  Rule: III.8/events.3 The rest goes home

    Scenario: a conquest of the Order goes to its original owner
      Given the owner of Province-1 is TEU
      And Province-1 was originally of DEN
      When III.8 is rolled
      Then the owner of Province-1 is DEN

    Scenario: land of others stays where it is
      Given the owner of Province-1 is ENG
      And Province-1 was originally of DEN
      When III.8 is rolled
      Then III.8 is in effect
      And the owner of Province-1 is still ENG

  @III.8/events.4
  Rule: III.8/events.4 Poland attacks Sweden

    Scenario: Poland declares war on Sweden though it fights elsewhere
      Given POL is at war with TUR
      When III.8 is rolled
      Then POL declares war on SWE
      And POL is at war with SWE
      And the war between POL and SWE comes from III.8
      And POL is still at war with TUR

    Scenario: a controller of both has to let one of them go
      Given the patron of SWE is FRA
      And the patron of POL is FRA
      When III.8 is rolled
      Then FRA renounces its alliance with SWE or FRA renounces its alliance with POL is obligatory

    Scenario Outline: a controller of both lets <one> go
      Given the patron of SWE is FRA
      And the patron of POL is FRA
      When III.8 is rolled
      And FRA renounces its alliance with <one>
      Then <one> is neutral
      And the patron of <other> is still FRA

      Examples:
        | one | other |
        | SWE | POL   |
        | POL | SWE   |

    Scenario: two controllers keep what they have
      Given the patron of SWE is FRA
      And the patron of POL is RUS
      When III.8 is rolled
      Then FRA renounces its alliance with SWE or FRA renounces its alliance with POL is not obligatory

    Scenario: a Poland out of the game attacks nobody, and no war is named after the event
      Given POL is a gone
      When III.8 is rolled
      Then III.8 is in effect
      And POL is still not at war with SWE
      And the war between POL and SWE still does not come from III.8

    Scenario: afterwards the war of the two keeps Sweden from the next one
      When III.8 is rolled
      And IV.19 is rolled
      Then the fate of IV.19 is roll again

  @III.8/events.5
  Rule: III.8/events.5 Allies, but not the Order

    Scenario Outline: <side> calls its allies in the turn of the collapse
      Given III.8 is in effect
      And the first turn of III.8 is 17
      And <side> is at war with <enemy>
      And the war between <side> and <enemy> comes from III.8
      When <side> calls its allies against <enemy> in the war of III.8
      Then <side> calls its allies against <enemy> in the war of III.8 is allowed because of III.8/events.5

      Examples:
        | side | enemy |
        | SWE  | POL   |
        | SWE  | ENG   |
        | POL  | ENG   |
        | ENG  | SWE   |
        | ENG  | POL   |

    Scenario Outline: nothing is said of allies <when>
      Given III.8 is <status> (context)
      And the first turn of III.8 is <first>
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from <event> (context)
      Then SWE calls its allies against POL in the war of III.8 is not allowed because of III.8/events.5

      Examples:
        | when                    | status    | first | event |
        | in the second turn      | in effect | 16    | III.8 |
        | after the event         | over      | 17    | III.8 |
        | in another event's war  | in effect | 17    | IV.19 |

    Scenario: a call to the Order fails
      Given III.8 is in effect
      And SWE is at war with POL
      And the war between SWE and POL comes from III.8
      When SWE calls TEU into its war with POL
      Then SWE calls TEU into its war with POL is refused because of III.8/events.5

    Scenario: to a war of its own Sweden may call the Order
      Given III.8 is in effect
      And SWE is at war with DEN
      When SWE calls TEU into its war with DEN
      Then TEU is at war with DEN

    Scenario: after the event the Order may be called
      Given III.8 is over (context)
      And SWE is at war with POL
      And the war between SWE and POL comes from III.8
      When SWE calls TEU into its war with POL
      Then TEU is at war with POL

    Scenario: nothing is said of the allies of others
      Given III.8 is in effect (context)
      And the first turn of III.8 is 17 (context)
      And ENG is at war with DEN (context)
      And the war between ENG and DEN comes from III.8 (context)
      Then ENG calls its allies against DEN in the war of III.8 is not allowed because of III.8/events.5

    Scenario: a war that the Order begins itself is another one
      Given III.8 is in effect (context)
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from III.8 (context)
      When TEU declares war on SWE
      Then TEU is at war with SWE

  @III.8/diplomacy.1
  Rule: III.8/diplomacy.1 A CB for Russia against both

    Scenario Outline: Russia has a free CB against <target> for the turn
      Given III.8 is in effect
      And the first turn of III.8 is 17
      When the negotiations step is played
      Then RUS has a free CB against <target>
      And the last turn of the CB of RUS against <target> is 17
      And the CB of RUS against <target> comes from III.8

      Examples:
        | target |
        | POL    |
        | SWE    |

    Scenario: it has none against others
      Given III.8 is in effect
      And the first turn of III.8 is 17
      When the negotiations step is played
      Then RUS has a free CB against POL
      And RUS still has no free CB against DEN

    Scenario: in the second turn there is no CB
      Given III.8 is in effect
      And the first turn of III.8 is 16
      When the negotiations step is played
      Then RUS still has no free CB against POL

    Scenario: when the event is over there is no CB
      Given III.8 is over (context)
      And the first turn of III.8 is 17
      When the negotiations step is played
      Then RUS still has no free CB against POL

    Scenario Outline: Russia attacks <one> and has to attack <other> too
      Given III.8 is in effect
      And the first turn of III.8 is 17
      When the negotiations step is played
      And RUS declares war on <one>
      Then RUS declares war on <other> is obligatory because of III.8/diplomacy.1

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

    Scenario: Russia has attacked both and has done its duty
      Given III.8 is in effect
      And the first turn of III.8 is 17
      And RUS has used the CB of III.8 against POL
      And RUS has used the CB of III.8 against SWE
      And RUS is at war with POL
      And the first turn of the war between RUS and POL is 17
      Then RUS declares war on SWE is not obligatory

    Scenario: an attack on others obliges Russia to nothing
      Given III.8 is in effect
      And the first turn of III.8 is 17
      When the negotiations step is played
      And RUS declares war on DEN
      Then RUS declares war on POL is not obligatory
      And RUS declares war on SWE is not obligatory

    Scenario: without that CB an attack on Poland obliges Russia to nothing
      Given III.8 is in effect
      And the first turn of III.8 is 16
      When RUS declares war on POL
      Then RUS declares war on SWE is not obligatory

    Scenario Outline: Russia attacks <other> with the same CB after <one>
      Given III.8 is in effect
      And the first turn of III.8 is 17
      When the negotiations step is played
      And RUS declares war on <one>
      And RUS declares war on <other>
      Then RUS still has used the CB of III.8 against <one>
      And RUS has used the CB of III.8 against <other>

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

    Scenario Outline: a Russia that fights <other> already does not use the CB against <one>
      Given III.8 is in effect
      And the first turn of III.8 is 17
      And RUS is at war with <other>
      When the negotiations step is played
      And RUS declares war on <one>
      Then RUS is at war with <one>
      And RUS still has not used the CB of III.8 against <one>

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

    Scenario Outline: an old war on <other> that the CB began does not serve for <one> now
      Given III.8 is in effect
      And the first turn of III.8 is 17
      And RUS is at war with <other>
      And RUS has used the CB of III.8 against <other>
      When the negotiations step is played
      And RUS declares war on <one>
      Then RUS still has not used the CB of III.8 against <one>

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

    Scenario Outline: whom Russia fights by now it need not attack, <other> after <one>
      Given III.8 is in effect
      And RUS has used the CB of III.8 against <one>
      And RUS is at war with <one>
      And the first turn of the war between RUS and <one> is 17
      And RUS is at war with <other>
      Then RUS declares war on <other> is not obligatory

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

    Scenario: a Poland out of the game need not be attacked
      Given III.8 is in effect
      And RUS has used the CB of III.8 against SWE
      And RUS is at war with SWE
      And the first turn of the war between RUS and SWE is 17
      And POL is a gone
      Then RUS declares war on POL is not obligatory

    Scenario: with Poland out of the game an attack on Sweden does not use the CB
      Given III.8 is in effect
      And the first turn of III.8 is 17
      And POL is a gone
      When the negotiations step is played
      And RUS declares war on SWE
      Then RUS still has not used the CB of III.8 against SWE
      And RUS declares war on POL is not obligatory

    @III.8/diplomacy.1 @III.8/diplomacy.2
    Scenario Outline: in the unplayed war <other> joins a Russia that has to attack it too
      Given III.8 is in effect
      And the first turn of III.8 is 17
      And POL is at war with SWE
      And the war between POL and SWE comes from III.8
      When the negotiations step is played
      And RUS declares war on <one>
      Then <other> is in MA of RUS
      And RUS declares war on <other> is obligatory because of III.8/diplomacy.1

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

    @III.8/diplomacy.1 @III.8/diplomacy.2
    Scenario: a Russia in the war after its first attack is joined by nobody on the second
      Given III.8 is in effect
      And the first turn of III.8 is 17
      And POL is at war with SWE
      And the war between POL and SWE comes from III.8
      When the negotiations step is played
      And RUS declares war on POL
      And RUS declares war on SWE
      Then RUS is at war with SWE
      And POL is still neutral

    Scenario Outline: at war with both Russia owes nothing more to <other>
      Given RUS is at war with POL
      And RUS is at war with SWE
      And the first turn of the war between RUS and <one> is 17
      And RUS has a free CB against <other>
      And the last turn of the CB of RUS against <other> is 17 (context)
      And the CB of RUS against <other> comes from III.8
      When the income step is played
      Then RUS declares war on <other> is not obligatory because of III.8/diplomacy.1

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

  @III.8/diplomacy.2
  Rule: III.8/diplomacy.2 A war that nobody plays

    Background:
      Given III.8 is in effect
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from III.8 (context)

    Scenario Outline: nobody moves the units of <side> in turn <turn>
      Given the first turn of III.8 is 17
      And the turn is <turn> (context)
      And Unit-1 belongs to <side>
      When Unit-1 enters NEWA
      Then Unit-1 enters NEWA is refused because of III.8/diplomacy.2

      Examples:
        | side | turn |
        | SWE  | 17   |
        | POL  | 18   |

    Scenario: in the third turn units may move
      Given the first turn of III.8 is 17
      And the turn is 19
      And Unit-1 belongs to SWE
      When Unit-1 enters NEWA
      Then Unit-1 stands in NEWA

    Scenario: units that are on the map already may move
      Given the first turn of III.8 is 17 (context)
      And Unit-1 belongs to SWE (context)
      And Unit-1 stands in ESTONIA
      When Unit-1 enters NEWA
      Then Unit-1 stands in NEWA

    Scenario: units of others may move
      Given the first turn of III.8 is 17 (context)
      And Unit-1 belongs to FRA
      When Unit-1 enters NEWA
      Then Unit-1 stands in NEWA

    Scenario Outline: with a player in a war with <foe> units may move
      Given the first turn of III.8 is 17 (context)
      And FRA is at war with <foe>
      And the war between FRA and <foe> comes from III.8
      And Unit-1 belongs to SWE
      When Unit-1 enters NEWA
      Then Unit-1 stands in NEWA

      Examples:
        | foe |
        | POL |
        | SWE |

    Scenario Outline: there is no diplomacy on <side>
      Given the first turn of III.8 is 16
      When FRA does diplomacy on <side>
      Then FRA does diplomacy on <side> is refused because of III.8/diplomacy.2

      Examples:
        | side |
        | SWE  |
        | POL  |

    Scenario: on others there is diplomacy
      Given the first turn of III.8 is 16 (context)
      When FRA does diplomacy on DEN
      Then FRA does diplomacy on DEN is allowed

    Scenario: in the third turn there is diplomacy again
      Given the first turn of III.8 is 15
      When FRA does diplomacy on SWE
      Then FRA does diplomacy on SWE is allowed

    Scenario Outline: with a player in a war with <foe> there is diplomacy
      Given the first turn of III.8 is 17 (context)
      And FRA is at war with <foe>
      And the war between FRA and <foe> comes from III.8
      When FRA does diplomacy on SWE
      Then FRA does diplomacy on SWE is allowed

      Examples:
        | foe |
        | POL |
        | SWE |

    Scenario Outline: when France attacks <attacked> it is joined by <joined>
      Given the first turn of III.8 is 16
      When FRA declares war on <attacked>
      Then <joined> is in MA of FRA
      And the war between FRA and <attacked> comes from III.8
      And <attacked> is still neutral

      Examples:
        | attacked | joined |
        | POL      | SWE    |
        | SWE      | POL    |

    Scenario Outline: in the third turn nobody joins the attacker of <attacked>
      Given the first turn of III.8 is 15
      When FRA declares war on <attacked>
      Then FRA is at war with <attacked>
      And <joined> is still neutral

      Examples:
        | attacked | joined |
        | POL      | SWE    |
        | SWE      | POL    |

    Scenario Outline: a minor that attacks <attacked> is not joined
      Given the first turn of III.8 is 17 (context)
      When DEN declares war on <attacked>
      Then DEN is at war with <attacked>
      And <joined> is still neutral

      Examples:
        | attacked | joined |
        | POL      | SWE    |
        | SWE      | POL    |

    Scenario Outline: a second player that attacks <attacked> when one fights <foe> is not joined
      Given the first turn of III.8 is 17 (context)
      And HOL is at war with <foe>
      And the war between HOL and <foe> comes from III.8
      When FRA declares war on <attacked>
      Then FRA is at war with <attacked>
      And <joined> is still neutral

      Examples:
        | attacked | foe | joined |
        | POL      | POL | SWE    |
        | POL      | SWE | SWE    |
        | SWE      | SWE | POL    |
        | SWE      | POL | POL    |

  @III.8/diplomacy.2
  Rule: III.8/diplomacy.2 Only by the event and only in its war

    Scenario: after the event all is as ever
      Given III.8 is over (context)
      And the first turn of III.8 is 17 (context)
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from III.8 (context)
      And Unit-1 belongs to SWE (context)
      When Unit-1 enters NEWA
      Then Unit-1 stands in NEWA
      And FRA does diplomacy on SWE is allowed

    Scenario: when the two have made peace all is as ever
      Given III.8 is in effect
      And the first turn of III.8 is 17 (context)
      And the war between SWE and POL comes from III.8 (context)
      And Unit-1 belongs to SWE (context)
      When Unit-1 enters NEWA
      Then Unit-1 stands in NEWA
      And FRA does diplomacy on SWE is allowed

    Scenario Outline: after the event an attacker of <attacked> is joined by nobody
      Given III.8 is over (context)
      And the first turn of III.8 is 17 (context)
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from III.8 (context)
      When FRA declares war on <attacked>
      Then FRA is at war with <attacked>
      And <joined> is still neutral

      Examples:
        | attacked | joined |
        | POL      | SWE    |
        | SWE      | POL    |

    Scenario Outline: when the two have made peace an attacker of <attacked> is joined by nobody
      Given III.8 is in effect
      And the first turn of III.8 is 17 (context)
      And the war between SWE and POL comes from III.8 (context)
      When FRA declares war on <attacked>
      Then FRA is at war with <attacked>
      And <joined> is still neutral

      Examples:
        | attacked | joined |
        | POL      | SWE    |
        | SWE      | POL    |

    Scenario: a war of the two from another event is another one
      Given III.8 is in effect
      And the first turn of III.8 is 17 (context)
      And SWE is at war with POL
      And the war between SWE and POL comes from IV.19 (context)
      And Unit-1 belongs to SWE (context)
      When Unit-1 enters NEWA
      Then Unit-1 stands in NEWA
      And FRA does diplomacy on SWE is allowed

    Scenario Outline: an attacker of <attacked> in another war of the two is joined by nobody
      Given III.8 is in effect
      And the first turn of III.8 is 17 (context)
      And SWE is at war with POL
      And the war between SWE and POL comes from IV.19 (context)
      When FRA declares war on <attacked>
      Then FRA is at war with <attacked>
      And <joined> is still neutral

      Examples:
        | attacked | joined |
        | POL      | SWE    |
        | SWE      | POL    |

    Scenario Outline: after the event who was joined by <joined> may attack it
      Given III.8 is over (context)
      And <joined> is in MA of FRA
      And FRA is at war with <attacked>
      And the war between FRA and <attacked> comes from III.8
      When FRA declares war on <joined>
      Then FRA is at war with <joined>

      Examples:
        | attacked | joined |
        | POL      | SWE    |
        | SWE      | POL    |

  @III.8/diplomacy.3
  Rule: III.8/diplomacy.3 Three sides make peace one by one

    Scenario: two of three sides make peace and the third fights on against both
      Given III.8 is in effect
      And SWE is at war with POL
      And the war between SWE and POL comes from III.8
      And ENG is at war with SWE
      And ENG is at war with POL
      When SWE makes a white peace with POL
      Then SWE is not at war with POL
      And III.8/diplomacy.3 is kept
      And ENG is still at war with SWE
      And ENG is still at war with POL

  @III.8/administration.1
  Rule: III.8/administration.1 Reinforcements of both

    Scenario Outline: <side> has to roll for offensive reinforcements, with a bonus and a leader
      When III.8 is rolled
      Then <side> rolls for reinforcements of the offensive kind is obligatory because of III.8/administration.1
      And the bonus of <side> on reinforcements from III.8 is 3
      And <side> has an automatic leader

      Examples:
        | side |
        | SWE  |
        | POL  |

    Scenario: their enemies get nothing of it
      Given the owner of LIVONIA is DEN
      When III.8 is rolled
      And the end of the events step is played
      Then DEN is at war with SWE
      And DEN rolls for reinforcements of the offensive kind is not obligatory
      And the bonus of DEN on reinforcements from III.8 is still 0

    Scenario Outline: <side> gets nothing of it <when>
      Given III.8 is <status> (context)
      And <side> is at war with ENG (context)
      And the war between <side> and ENG comes from <event> (context)
      When the income step is played
      Then <side> rolls for reinforcements of the offensive kind is not obligatory
      And the bonus of <side> on reinforcements from III.8 is still 0

      Examples:
        | side | when                 | status    | event |
        | SWE  | after the event      | over      | III.8 |
        | POL  | in a war of its own  | in effect | III.4 |

  @III.8/administration.2
  Rule: III.8/administration.2 The basic force of the Order

    Scenario: Sweden has the force of the Order with its land
      When III.8 is rolled
      Then SWE has the basic force of TEU as well
      And TEU has a basic force of one land detachment

    Scenario Outline: Sweden keeps that force when the event is <status>
      Given III.8 is <status>
      And the owner of ESTONIA is SWE
      Then SWE has the basic force of TEU as well

      Examples:
        | status    |
        | in effect |
        | over      |

    Scenario: Sweden loses it with the last of the land
      Given III.8 is over
      And the owner of ESTONIA is SWE
      When SWE cedes ESTONIA to POL
      Then SWE does not have the basic force of TEU as well

    Scenario: land that was not the Order's at first brings nothing
      Given III.8 is over
      And the owner of Province-1 is SWE
      And Province-1 was originally of DEN (context)
      When SWE cedes Province-1 to DEN
      Then SWE still does not have the basic force of TEU as well

    Scenario: before the collapse Sweden has nothing of it
      Given the owner of ESTONIA is SWE
      When the income step is played
      Then SWE still does not have the basic force of TEU as well
      And TEU still does not have a basic force of one land detachment

    Scenario: an Order without OST PRUSSIA has no force of its own
      Given the owner of OST PRUSSIA is PRU
      When III.8 is rolled
      Then TEU is a gone
      And TEU still does not have a basic force of one land detachment

    Scenario Outline: the force of a later Order is not cut when <what>
      Given III.8 is over
      And <state> (context)
      And the owner of OST PRUSSIA is <owner> (context)
      When the income step is played
      Then TEU still does not have a basic force of one land detachment

      Examples:
        | what                     | state                 | owner |
        | it has lost OST PRUSSIA  | TEU is a minor        | PRU   |
        | it is no minor           | TEU is annexed by POL | TEU   |

  @III.8/peace.1
  Rule: III.8/peace.1 A white peace after two turns

    Scenario: in the second turn the two make a white peace
      Given III.8 is in effect
      And the first turn of III.8 is 16
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from III.8 (context)
      When the peace step is played
      Then SWE makes a white peace with POL
      And SWE is not at war with POL

    Scenario: in the first turn they do not
      Given III.8 is in effect
      And the first turn of III.8 is 17
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from III.8 (context)
      When the peace step is played
      Then SWE is still at war with POL

    Scenario: after the event they do not
      Given III.8 is over (context)
      And the first turn of III.8 is 16 (context)
      And SWE is at war with POL (context)
      When the peace step is played
      Then SWE is still at war with POL

    Scenario Outline: with a third country in a war with <foe> they do not
      Given III.8 is in effect
      And the first turn of III.8 is 16 (context)
      And SWE is at war with POL (context)
      And ENG is at war with <foe>
      And the war between ENG and <foe> comes from III.8
      When the peace step is played
      Then SWE is still at war with POL

      Examples:
        | foe |
        | POL |
        | SWE |

    Scenario: where the two do not fight there is no peace to make
      Given III.8 is in effect
      And the first turn of III.8 is 16 (context)
      When the peace step is played
      Then III.8 is still in effect

  @III.8/peace.2
  Rule: III.8/peace.2 What came from the Order stays with the minors

    Scenario: the land of the Order is noted
      Given the owner of ESTONIA is DEN
      When III.8 is rolled
      Then LIVONIA belonged to TEU before III.8
      And COURLANDE belonged to TEU before III.8
      And ESTONIA still did not belong to TEU before III.8

    Scenario Outline: the controller of <minor> may not get LIVONIA from <giver>
      Given III.8 is in effect
      And the owner of LIVONIA is <giver>
      And LIVONIA was annexed by <giver> in III.8
      And the patron of <minor> is FRA
      When <giver> cedes LIVONIA to FRA
      Then <giver> cedes LIVONIA to FRA is refused because of III.8/peace.2

      Examples:
        | minor | giver |
        | POL   | SWE   |
        | SWE   | POL   |
        | SWE   | SWE   |

    Scenario Outline: nor what it annexed besides, <province> <whose>
      Given III.8 is in effect
      And <province> was originally of <first> (context)
      And the owner of <province> is SWE
      And <province> was annexed by SWE in III.8
      And the patron of SWE is FRA
      When SWE cedes <province> to FRA
      Then SWE cedes <province> to FRA is refused because of III.8/peace.2

      Examples:
        | province   | whose                    | first |
        | ESTONIA    | of the Order             | TEU   |
        | COURLANDE  | of the Order             | TEU   |
        | Province-1 | that was Polish at first | POL   |

    Scenario: what the Order had of others may be ceded
      Given III.8 is in effect
      And Province-1 was annexed by DEN in III.8
      And the owner of Province-1 is SWE
      And the patron of SWE is FRA (context)
      When SWE cedes Province-1 to FRA
      Then the owner of Province-1 is FRA

    Scenario Outline: LIVONIA may be ceded by <giver> to <taker> <when>
      Given III.8 is <status> (context)
      And the owner of LIVONIA is <giver>
      And LIVONIA was annexed by <former> in III.8 (context)
      And the patron of POL is <patron> (context)
      When <giver> cedes LIVONIA to <taker>
      Then the owner of LIVONIA is <taker>

      Examples:
        | when                              | status    | giver | former | patron | taker |
        | to the minor ally                 | in effect | SWE   | SWE    | FRA    | POL   |
        | after the event                   | over      | SWE   | SWE    | FRA    | FRA   |
        | if neither of the two annexed it  | in effect | SWE   | DEN    | FRA    | FRA   |
        | if it belongs to somebody else    | in effect | DEN   | SWE    | FRA    | FRA   |
        | to one that controls neither      | in effect | SWE   | SWE    | HOL    | FRA   |

    Scenario: a controller that is no player may get LIVONIA
      Given III.8 is in effect
      And the owner of LIVONIA is SWE
      And LIVONIA was annexed by SWE in III.8
      And the patron of POL is BAV (context)
      When SWE cedes LIVONIA to BAV
      Then the owner of LIVONIA is BAV
