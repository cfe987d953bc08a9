Feature: III.19 Annexation of East Prussia by Prussia

  @III.19/header
  Rule: III.19/header It never ends

    Scenario: the event goes on after its turn
      When III.19 is rolled
      And the interphase step is played
      Then III.19 is still in effect

  @III.19/annexes.1
  Rule: III.19/annexes.1 OST PREUSSEN is Teutonic at first

    Scenario: OST PREUSSEN is Teutonic land
      Then OST PREUSSEN was originally of TEU
      And III.19/annexes.1 is kept

    Scenario: a Swedish OST PREUSSEN brings the force of the Order
      Given III.8 is over
      And the owner of OST PREUSSEN is PRU
      When PRU cedes OST PREUSSEN to SWE
      Then SWE has the basic force of TEU as well

  @III.19/events.1
  Rule: III.19/events.1 Prussia annexes two provinces

    Scenario Outline: <province> goes from <owner> to Prussia even in a war
      Given PRU is at war with <owner> (context)
      When III.19 is rolled
      Then the owner of <province> is PRU

      Examples:
        | province    | owner |
        | MEMEL       | HAN   |
        | OST PREUSSEN | TEU  |

    Scenario Outline: units of <owner> leave <province>
      Given Unit-1 belongs to <owner>
      And Unit-1 stands in <province>
      When III.19 is rolled
      Then Unit-1 has left the provinces

      Examples:
        | province     | owner |
        | MEMEL        | HAN   |
        | MEMEL        | TEU   |
        | OST PREUSSEN | TEU   |
        | OST PREUSSEN | HAN   |

    Scenario Outline: units of others stay in <province>
      Given Unit-1 belongs to POL (context)
      And Unit-1 stands in <province>
      When III.19 is rolled
      Then the owner of <province> is PRU
      And Unit-1 still stands in <province>

      Examples:
        | province     |
        | MEMEL        |
        | OST PREUSSEN |

    Scenario Outline: units of <owner> stay in a <province> that goes to nobody
      Given the owner of <province> is DEN
      And Unit-1 belongs to <owner> (context)
      And Unit-1 stands in <province>
      When III.19 is rolled
      Then the owner of <province> is still DEN
      And Unit-1 still stands in <province>

      Examples:
        | province     | owner |
        | MEMEL        | HAN   |
        | OST PREUSSEN | TEU   |

    Scenario: units of the Order in OST PRUSSIA stay
      Given Unit-1 belongs to TEU (context)
      And Unit-1 stands in OST PRUSSIA
      When III.19 is rolled
      Then the owner of OST PREUSSEN is PRU
      And Unit-1 still stands in OST PRUSSIA
      And the owner of OST PRUSSIA is still TEU

    Scenario: what is left of the Order after its collapse keeps OST PRUSSIA and loses OST PREUSSEN
      When III.8 is rolled
      And III.19 is rolled
      Then the owner of OST PREUSSEN is PRU
      And the owner of OST PRUSSIA is still TEU

    Scenario: OST PREUSSEN is not OST PRUSSIA in the count of the Order's land
      When III.8 is rolled
      And III.19 is rolled
      Then the owner of OST PREUSSEN is PRU
      And TEU still has a basic force of one land detachment

  @III.19/events.2
  Rule: III.19/events.2 War with other owners

    Scenario Outline: another owner of <province> is attacked
      Given the owner of <province> is DEN
      When III.19 is rolled
      Then PRU declares war on DEN
      And PRU is at war with DEN
      And the war between PRU and DEN comes from III.19

      Examples:
        | province     |
        | MEMEL        |
        | OST PREUSSEN |

    Scenario: a war with the owner that is on already becomes the war of this event
      Given the owner of MEMEL is DEN
      And PRU is at war with DEN
      When III.19 is rolled
      Then PRU is still at war with DEN
      And the war between PRU and DEN comes from III.19

    Scenario Outline: for the <province> of an annexed country its annexer is attacked
      Given the owner of <province> is POL
      And POL is annexed by RUS
      When III.19 is rolled
      Then PRU is at war with RUS
      And the war between PRU and RUS comes from III.19
      And PRU is still not at war with POL

      Examples:
        | province     |
        | MEMEL        |
        | OST PREUSSEN |

    Scenario: a Prussia that is out of the game attacks nobody
      Given PRU is a gone
      And the owner of MEMEL is DEN
      When III.19 is rolled
      Then the owner of OST PREUSSEN is PRU
      And PRU is still not at war with DEN
      And the war between PRU and DEN still does not come from III.19

    Scenario: with both annexed nobody is attacked
      When III.19 is rolled
      Then the owner of MEMEL is PRU
      And PRU is still not at war with HAN
      And PRU is still not at war with TEU
      And III.19/events.2 does not apply

    Scenario: an owner of other land is not attacked
      Given the owner of Province-1 is DEN (context)
      When III.19 is rolled
      Then III.19 is in effect
      And PRU is still not at war with DEN

    Scenario Outline: <side> calls its allies in the first turn
      Given III.19 is in effect
      And the first turn of III.19 is 17
      And PRU is at war with DEN
      And the war between PRU and DEN comes from III.19
      When <side> calls its allies against <enemy> in the war of III.19
      Then <side> calls its allies against <enemy> in the war of III.19 is allowed because of III.19/events.2

      Examples:
        | side | enemy |
        | PRU  | DEN   |
        | DEN  | PRU   |

    Scenario Outline: nothing is said of allies <when>
      Given III.19 is <status> (context)
      And the first turn of III.19 is <first>
      And PRU is at war with DEN (context)
      And the war between PRU and DEN comes from <event> (context)
      Then PRU calls its allies against DEN in the war of III.19 is not allowed because of III.19/events.2

      Examples:
        | when                       | status    | first | event  |
        | in the second turn         | in effect | 16    | III.19 |
        | when the event is over     | over      | 17    | III.19 |
        | in a war of another event  | in effect | 17    | IV.18  |

  @III.19/events.3
  Rule: III.19/events.3 A war of minors lies still

    Background:
      Given PRU is at war with DEN (context)
      And the war between PRU and DEN comes from III.19 (context)

    Scenario Outline: units of <side> are not set out
      Given III.19 is in effect
      And Unit-1 belongs to <side>
      When Unit-1 enters MEMEL
      Then Unit-1 enters MEMEL is refused because of III.19/events.3

      Examples:
        | side |
        | PRU  |
        | DEN  |

    Scenario: units that are on the map already move
      Given III.19 is in effect
      And Unit-1 belongs to PRU (context)
      And Unit-1 stands in BERG
      When Unit-1 enters MEMEL
      Then Unit-1 stands in MEMEL

    Scenario: units of others move
      Given III.19 is in effect
      And Unit-1 belongs to SWE
      When Unit-1 enters MEMEL
      Then Unit-1 stands in MEMEL

    Scenario: after the event units move
      Given III.19 is over (context)
      And Unit-1 belongs to PRU
      When Unit-1 enters MEMEL
      Then Unit-1 stands in MEMEL

    Scenario: with a player in the war units move
      Given III.19 is in effect
      And FRA is at war with PRU
      And the war between FRA and PRU comes from III.19
      And Unit-1 belongs to PRU
      When Unit-1 enters MEMEL
      Then Unit-1 stands in MEMEL

  @III.19/diplomacy.1
  Rule: III.19/diplomacy.1 No diplomacy in a war that lies still

    Background:
      Given PRU is at war with DEN (context)
      And the war between PRU and DEN comes from III.19 (context)

    Scenario Outline: there is no diplomacy on <side> in the first turn
      Given III.19 is in effect
      And the first turn of III.19 is 17
      When FRA does diplomacy on <side>
      Then FRA does diplomacy on <side> is refused because of III.19/diplomacy.1

      Examples:
        | side |
        | PRU  |
        | DEN  |

    Scenario Outline: there is diplomacy on <side> <when>
      Given III.19 is <status> (context)
      And the first turn of III.19 is <first>
      When FRA does diplomacy on <side>
      Then FRA does diplomacy on <side> is allowed

      Examples:
        | side | when                    | status    | first |
        | PRU  | in the second turn      | in effect | 16    |
        | DEN  | when the event is over  | over      | 17    |
        | SWE  | outside the war         | in effect | 17    |

    Scenario: with a player in the war there is diplomacy
      Given III.19 is in effect
      And the first turn of III.19 is 17
      And HOL is at war with DEN
      And the war between HOL and DEN comes from III.19
      When FRA does diplomacy on PRU
      Then FRA does diplomacy on PRU is allowed

    Scenario Outline: when France attacks <attacked> it is joined by <joined>
      Given III.19 is in effect
      And the patron of <joined> is ENG (context)
      When FRA declares war on <attacked>
      Then <joined> is in EG of FRA
      And the war between FRA and <attacked> comes from III.19
      And <attacked> is still neutral

      Examples:
        | attacked | joined |
        | PRU      | DEN    |
        | DEN      | PRU    |

    Scenario: when a minor attacks nobody joins it
      Given III.19 is in effect
      When SWE declares war on PRU
      Then SWE is at war with PRU
      And DEN is still neutral

    Scenario: when the event is over nobody joins
      Given III.19 is over (context)
      When FRA declares war on PRU
      Then FRA is at war with PRU
      And DEN is still neutral

    Scenario: with a player in the war nobody joins
      Given III.19 is in effect
      And HOL is at war with PRU
      And the war between HOL and PRU comes from III.19
      When FRA declares war on PRU
      Then FRA is at war with PRU
      And DEN is still neutral

    Scenario: an attack on a third country is joined by nobody
      Given III.19 is in effect (context)
      When FRA declares war on SWE
      Then FRA is at war with SWE
      And DEN is still neutral
      And PRU is still neutral

  @III.19/diplomacy.1
  Rule: III.19/diplomacy.1 Only the sides of this war join

    Scenario: who fights Prussia in a war of its own does not join
      Given III.19 is in effect
      And PRU is at war with DEN (context)
      When FRA declares war on PRU
      Then FRA is at war with PRU
      And DEN is still neutral

    Scenario: who has made peace with Prussia does not join
      Given III.19 is in effect
      And the war between PRU and DEN comes from III.19
      When FRA declares war on PRU
      Then FRA is at war with PRU
      And DEN is still neutral

  @III.19/administration.1
  Rule: III.19/administration.1 Two rolls for Prussia

    Scenario: Prussia rolls twice when a player owns MEMEL
      Given the owner of MEMEL is RUS
      When III.19 is rolled
      Then the number of reinforcement rolls of PRU is 2
      And the reinforcements of PRU are offensive

    Scenario: in a war that lies still Prussia rolls no more than usual
      Given the owner of MEMEL is DEN
      When III.19 is rolled
      Then PRU is at war with DEN
      And the number of reinforcement rolls of PRU is still 1
      And the reinforcements of PRU are still free

    Scenario Outline: Prussia rolls no more than usual <when>
      Given III.19 is <status> (context)
      And <side> is at war with DEN (context)
      And the war between <side> and DEN comes from III.19 (context)
      And FRA is at war with DEN
      And the war between FRA and DEN comes from III.19
      When the income step is played
      Then the number of reinforcement rolls of PRU is still 1

      Examples:
        | when                      | status    | side |
        | when the event is over    | over      | PRU  |
        | when it has made peace    | in effect | SWE  |

  @III.19/military.1
  Rule: III.19/military.1 Through Poland

    Scenario: Poland is open to Prussia and its allies
      Given SWE is allied with PRU
      When III.19 is rolled
      Then POL has opened its land to PRU
      And POL has opened its land to SWE
      And POL still has not opened its land to DEN

    Scenario: without the event Poland is closed
      Given III.19 is dormant (context)
      When the income step is played
      Then POL still has not opened its land to PRU

    Scenario: a Polish fortress supplies Prussia and its allies
      Given III.19 is in effect
      And SWE is allied with PRU
      Then POSEN is a source of supply for PRU
      And POSEN is a source of supply for SWE
      And POSEN is not a source of supply for DEN

    Scenario Outline: no supply from POSEN <when>
      Given III.19 is <status> (context)
      And the owner of POSEN is <owner> (context)
      And the fortress of POSEN is <level> (context)
      When the income step is played
      Then POSEN is still not a source of supply for PRU

      Examples:
        | when                     | status    | owner | level |
        | without the event        | over      | POL   | 3     |
        | if it is not Polish      | in effect | RUS   | 3     |
        | if it has no fortress    | in effect | POL   | 0     |

  @III.19/peace.1
  Rule: III.19/peace.1 A war that lies still ends for Prussia

    Scenario: Prussia gets both provinces and peace
      Given the owner of MEMEL is DEN
      And the owner of OST PREUSSEN is SWE
      When III.19 is rolled
      And the peace step is played
      Then the owner of MEMEL is PRU
      And the owner of OST PREUSSEN is PRU
      And PRU is not at war with DEN
      And PRU is not at war with SWE

    Scenario: another war of Prussia goes on
      Given the owner of MEMEL is DEN
      And PRU is at war with BAV
      When III.19 is rolled
      And the peace step is played
      Then PRU is not at war with DEN
      And PRU is still at war with BAV

    Scenario: with a player as owner nothing is given
      Given the owner of MEMEL is RUS
      When III.19 is rolled
      And the peace step is played
      Then PRU is still at war with RUS
      And the owner of MEMEL is still RUS

    Scenario Outline: nothing is given <when>
      Given III.19 is <status> (context)
      And <side> is at war with DEN
      And the war between <side> and DEN comes from III.19 (context)
      And the owner of MEMEL is DEN
      When the peace step is played
      Then the owner of MEMEL is still DEN
      And <side> is still at war with DEN

      Examples:
        | when                        | status    | side |
        | when the event is over      | over      | PRU  |
        | when Prussia is out of it   | in effect | SWE  |

  @III.19/events.2 @IV.1/T2.events.1
  Rule: III.19/events.2 The war for MEMEL in the Thirty Years War

    Scenario: Prussia asks for peace in the turn in which it attacks the owner of MEMEL
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the owner of MEMEL is FRA
      And BOH is a minor (context)
      When III.19 is rolled
      And the events step is played
      Then the war between PRU and FRA still comes from III.19
      And the offer of PRU to FRA is white peace

    Scenario: a war with the Palatinate for MEMEL is none of the Thirty Years War
      Given IV.1 is in effect
      And the first turn of IV.1 is 17
      And the turn is 18
      And the owner of MEMEL is PAL
      And BOH is a minor (context)
      When III.19 is rolled
      And the events step is played
      Then the war between PRU and PAL still comes from III.19
      And the war between PRU and PAL still does not come from IV.1
      And the offer of PRU to PAL is white peace
