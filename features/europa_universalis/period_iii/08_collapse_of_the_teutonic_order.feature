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

    Scenario Outline: whoever owns <province> cedes it to <taker>
      Given the owner of <province> is ENG
      When III.8 is rolled
      Then ENG cedes <province> to <taker>
      And the owner of <province> is <taker>
      And ENG is still not at war with SWE
      And ENG is still not at war with POL

      Examples:
        | province  | taker |
        | LIVONIA   | SWE   |
        | ESTONIA   | SWE   |
        | COURLANDE | POL   |

    Scenario Outline: an owner of <province> that does not give way is attacked by both
      Given the owner of <province> is ENG
      When ENG refuses III.8
      And III.8 is rolled
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

    Scenario: an enemy of the Order gives way by a white peace
      Given DEN is at war with TEU
      When III.8 is rolled
      Then DEN makes a white peace with TEU
      And DEN is not at war with TEU

    Scenario: an enemy of the Order that does not give way is attacked by both
      Given DEN is at war with TEU
      When DEN refuses III.8
      And III.8 is rolled
      Then DEN is at war with SWE
      And DEN is at war with POL
      And DEN is still at war with TEU

    Scenario: a country without a claim is left alone
      When III.8 is rolled
      Then III.8 is in effect
      And DEN is still not at war with SWE

    Scenario: who owns other land is not attacked for refusing
      Given the owner of Province-1 is DEN (context)
      When DEN refuses III.8 (context)
      And III.8 is rolled
      Then III.8 is in effect
      And DEN is still not at war with SWE
      And the owner of Province-1 is still DEN

    Scenario: what a country owns besides is not ceded
      Given the owner of LIVONIA is DEN
      And the owner of Province-1 is DEN
      When III.8 is rolled
      Then the owner of LIVONIA is SWE
      And the owner of Province-1 is still DEN

    Scenario Outline: <one> with <province> is not asked and cedes nothing
      Given the owner of <province> is <one>
      When III.8 is rolled
      Then III.8 is in effect
      And the owner of <province> is still <one>

      Examples:
        | one | province  |
        | POL | LIVONIA   |
        | POL | ESTONIA   |
        | SWE | COURLANDE |

    Scenario: there is nothing to share when the two have the three provinces already
      Given the owner of LIVONIA is SWE
      And the owner of ESTONIA is SWE
      And the owner of COURLANDE is POL
      When III.8 is rolled
      Then III.8/events.2 does not apply

    Scenario: the Order is not attacked
      When TEU refuses III.8 (context)
      And III.8 is rolled
      Then III.8 is in effect
      And TEU is still not at war with SWE
      And TEU is still not at war with POL

    Scenario Outline: <one> in a war with the Order makes no peace with it and fights <other> alone
      Given <one> is at war with TEU
      When III.8 is rolled
      Then III.8 is in effect
      And <one> is still at war with TEU
      And the war between <one> and <one> still does not come from III.8

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

    Scenario: who fought an Order that leaves the game is not attacked
      Given the owner of OST PRUSSIA is PRU
      And DEN is at war with TEU
      When DEN refuses III.8 (context)
      And III.8 is rolled
      Then DEN is not at war with TEU
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

    Scenario: a controller of both lets Poland go
      Given the patron of SWE is FRA
      And the patron of POL is FRA
      When III.8 is rolled
      Then POL is neutral
      And the patron of SWE is still FRA

    Scenario: a controller of both may let Sweden go instead
      Given the patron of SWE is FRA
      And the patron of POL is FRA
      When FRA chooses to release SWE
      And III.8 is rolled
      Then SWE is neutral
      And the patron of POL is still FRA

    Scenario Outline: two controllers keep what they have whatever <power> would release
      Given the patron of SWE is FRA
      And the patron of POL is HOL
      When <power> chooses to release SWE (context)
      And III.8 is rolled
      Then III.8 is in effect
      And the patron of SWE is still FRA
      And the patron of POL is still HOL

      Examples:
        | power |
        | FRA   |
        | HOL   |

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
      When <side> calls its allies against <enemy>
      Then <side> calls its allies against <enemy> is allowed because of III.8/events.5

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
      Then SWE calls its allies against POL is not allowed because of III.8/events.5

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
      Then ENG calls its allies against DEN is not allowed because of III.8/events.5

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

    Scenario Outline: Russia has attacked <one> and has to attack <other> too
      Given RUS is at war with <one>
      And the first turn of the war between RUS and <one> is 17
      And RUS has a free CB against <other>
      And the last turn of the CB of RUS against <other> is 17
      And the CB of RUS against <other> comes from III.8
      Then RUS declares war on <other> is obligatory because of III.8/diplomacy.1

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

    Scenario Outline: nothing obliges Russia against <other> <when>
      Given RUS is at war with <foe> (context)
      And the first turn of the war between RUS and <one> is <first> (context)
      And RUS has a free CB against <other>
      And the last turn of the CB of RUS against <other> is <last> (context)
      And the CB of RUS against <other> comes from <event> (context)
      When the income step is played
      Then RUS declares war on <other> is not obligatory because of III.8/diplomacy.1

      Examples:
        | when                          | foe | one | other | first | last | event |
        | after a war with others       | DEN | POL | SWE   | 17    | 17   | III.8 |
        | after an attack on others     | DEN | SWE | POL   | 17    | 17   | III.8 |
        | in an old war with Poland     | POL | POL | SWE   | 16    | 17   | III.8 |
        | in an old war with Sweden     | SWE | SWE | POL   | 16    | 17   | III.8 |
        | when its CB has run out       | POL | POL | SWE   | 17    | 16   | III.8 |
        | when that CB has run out      | SWE | SWE | POL   | 17    | 16   | III.8 |
        | under a CB of another event   | POL | POL | SWE   | 17    | 17   | III.9 |
        | under some other CB           | SWE | SWE | POL   | 17    | 17   | III.9 |

    Scenario Outline: a normal CB against <other> obliges Russia to nothing
      Given RUS is at war with <one>
      And the first turn of the war between RUS and <one> is 17
      And RUS has a normal CB against <other> (context)
      And the last turn of the CB of RUS against <other> is 17
      And the CB of RUS against <other> comes from III.8
      When the income step is played
      Then RUS declares war on <other> is not obligatory because of III.8/diplomacy.1

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

    Scenario Outline: Russia owes nothing where <other> is gone
      Given RUS is at war with <one>
      And the first turn of the war between RUS and <one> is 17
      And RUS has a free CB against <other>
      And the last turn of the CB of RUS against <other> is 17
      And the CB of RUS against <other> comes from III.8
      And <other> is a gone
      When the income step is played
      Then RUS declares war on <other> is not obligatory because of III.8/diplomacy.1

      Examples:
        | one | other |
        | POL | SWE   |
        | SWE | POL   |

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

    Scenario Outline: who has been joined by <joined> does not attack it
      Given <joined> is in MA of FRA
      And FRA is at war with <attacked>
      And the war between FRA and <attacked> comes from III.8
      When FRA declares war on <joined>
      Then FRA declares war on <joined> is refused because of III.8/diplomacy.2

      Examples:
        | attacked | joined |
        | POL      | SWE    |
        | SWE      | POL    |

    Scenario Outline: an ally of Poland and Sweden may be attacked <when>
      Given <joined> is in <box> of <patron>
      And FRA is at war with <foe> (context)
      And the war between FRA and <attacked> comes from <event> (context)
      When FRA declares war on <joined>
      Then FRA is at war with <joined>

      Examples:
        | when                       | joined | box | patron | foe | attacked | event |
        | in another box             | SWE    | EG  | FRA    | POL | POL      | III.8 |
        | in the other box           | POL    | EG  | FRA    | SWE | SWE      | III.8 |
        | with another patron        | SWE    | MA  | HOL    | POL | POL      | III.8 |
        | with some other patron     | POL    | MA  | HOL    | SWE | SWE      | III.8 |
        | without that war           | SWE    | MA  | FRA    | DEN | POL      | III.8 |
        | without the other war      | POL    | MA  | FRA    | DEN | SWE      | III.8 |
        | in a war of other cause    | SWE    | MA  | FRA    | POL | POL      | IV.19 |
        | in a war of another cause  | POL    | MA  | FRA    | SWE | SWE      | IV.19 |

    Scenario Outline: a minor that has <joined> for an ally may attack it
      Given <joined> is in MA of DEN
      And DEN is at war with <attacked>
      And the war between DEN and <attacked> comes from III.8
      When DEN declares war on <joined>
      Then DEN is at war with <joined>

      Examples:
        | attacked | joined |
        | POL      | SWE    |
        | SWE      | POL    |

    @III.8/diplomacy.1 @III.8/diplomacy.2
    Scenario: Russia attacks Poland, is joined by Sweden and would have to attack it
      Given the first turn of III.8 is 17 (context)
      When the negotiations step is played
      And RUS declares war on POL
      Then SWE is in MA of RUS
      And the rules disagree whether RUS declares war on SWE is allowed

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
  Rule: III.8/diplomacy.3 Three sides, three wars

    Scenario: with three sides two may make peace alone
      Given III.8 is in effect
      And SWE is at war with POL
      And the war between SWE and POL comes from III.8
      And SWE is at war with ENG
      And POL is at war with ENG
      When SWE makes a white peace with POL
      Then SWE makes a white peace with POL is allowed because of III.8/diplomacy.3
      And SWE is still at war with ENG
      And POL is still at war with ENG

    Scenario Outline: <one> may make peace with <other> alone
      Given III.8 is in effect
      And <one> is at war with <other>
      And the war between <one> and <other> comes from III.8
      And <one> is at war with HOL
      And <other> is at war with HOL
      When <one> makes a white peace with <other>
      Then <one> makes a white peace with <other> is allowed because of III.8/diplomacy.3

      Examples:
        | one | other |
        | SWE | ENG   |
        | POL | ENG   |
        | ENG | SWE   |
        | ENG | POL   |

    Scenario: the clause is silent on wars of others
      Given III.8 is in effect (context)
      And DEN is at war with ENG (context)
      And the war between DEN and ENG comes from III.8 (context)
      And DEN is at war with HOL (context)
      And ENG is at war with HOL (context)
      When DEN makes a white peace with ENG
      Then DEN makes a white peace with ENG is not allowed because of III.8/diplomacy.3

    Scenario Outline: the clause is silent <when>
      Given III.8 is <status> (context)
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from <event> (context)
      And SWE is at war with <first> (context)
      And POL is at war with <second> (context)
      When SWE makes a white peace with POL
      Then SWE makes a white peace with POL is not allowed because of III.8/diplomacy.3

      Examples:
        | when                             | status    | event | first | second |
        | after the event                  | over      | III.8 | ENG   | ENG    |
        | in a war of another event        | in effect | IV.19 | ENG   | ENG    |
        | where the foes are two           | in effect | III.8 | ENG   | DEN    |
        | where they are the other way     | in effect | III.8 | DEN   | ENG    |

    Scenario Outline: the clause is silent where <one> has no third foe
      Given III.8 is in effect
      And SWE is at war with POL (context)
      And the war between SWE and POL comes from III.8
      And <one> is at war with ENG (context)
      When SWE makes a white peace with POL
      Then SWE makes a white peace with POL is not allowed because of III.8/diplomacy.3

      Examples:
        | one |
        | SWE |
        | POL |

  @III.8/administration.1
  Rule: III.8/administration.1 Reinforcements of both

    Scenario Outline: <side> draws offensive reinforcements with a bonus and gets a leader
      When III.8 is rolled
      Then the reinforcements of <side> are offensive
      And the bonus of <side> on reinforcements is 3
      And <side> has an automatic leader

      Examples:
        | side |
        | SWE  |
        | POL  |

    Scenario: their enemies get nothing of it
      Given the owner of LIVONIA is DEN
      When DEN refuses III.8
      And III.8 is rolled
      Then DEN is at war with SWE
      And the reinforcements of DEN are still free

    Scenario Outline: <side> gets nothing of it <when>
      Given III.8 is <status> (context)
      And <side> is at war with ENG (context)
      And the war between <side> and ENG comes from <event> (context)
      When the income step is played
      Then the reinforcements of <side> are still free
      And the bonus of <side> on reinforcements is still 0

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
      And TEU is a <kind> (context)
      And the owner of OST PRUSSIA is <owner> (context)
      When the income step is played
      Then TEU still does not have a basic force of one land detachment

      Examples:
        | what                     | kind   | owner |
        | it has lost OST PRUSSIA  | minor  | PRU   |
        | it is no minor           | player | TEU   |

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
      And LIVONIA belonged to TEU before III.8
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
      And <province> belonged to TEU before III.8
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
      And Province-1 was originally of DEN (context)
      And the owner of Province-1 is SWE
      And Province-1 belonged to TEU before III.8 (context)
      And the patron of SWE is FRA (context)
      When SWE cedes Province-1 to FRA
      Then the owner of Province-1 is FRA

    Scenario Outline: LIVONIA may be ceded by <giver> to <taker> <when>
      Given III.8 is <status> (context)
      And the owner of LIVONIA is <giver>
      And LIVONIA belonged to <former> before III.8 (context)
      And the patron of POL is <patron> (context)
      When <giver> cedes LIVONIA to <taker>
      Then the owner of LIVONIA is <taker>

      Examples:
        | when                              | status    | giver | former | patron | taker |
        | to the minor ally                 | in effect | SWE   | TEU    | FRA    | POL   |
        | after the event                   | over      | SWE   | TEU    | FRA    | FRA   |
        | if the Order did not have it      | in effect | SWE   | DEN    | FRA    | FRA   |
        | if it belongs to somebody else    | in effect | DEN   | TEU    | FRA    | FRA   |
        | to one that controls neither      | in effect | SWE   | TEU    | HOL    | FRA   |

    Scenario: a controller that is no player may get LIVONIA
      Given III.8 is in effect
      And the owner of LIVONIA is SWE
      And LIVONIA belonged to TEU before III.8
      And the patron of POL is BAV (context)
      When SWE cedes LIVONIA to BAV
      Then the owner of LIVONIA is BAV
