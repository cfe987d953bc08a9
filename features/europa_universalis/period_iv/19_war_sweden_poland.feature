Feature: IV.19 War between Sweden and Poland

  @IV.19/header
  Rule: IV.19/header It lasts as long as the war

    Scenario: the end of the war ends the event
      Given IV.19 is in effect
      When the interphase step is played
      Then IV.19 is over

    Scenario: while the war goes on the event does
      Given IV.19 is in effect
      And SWE is at war with POL
      When the interphase step is played
      Then IV.19 is still in effect

    Scenario: an event that never began does not end
      Given IV.19 is dormant (context)
      When the interphase step is played
      Then IV.19 is still dormant

  @IV.19/pre.1
  Rule: IV.19/pre.1 Sweden has to be inactive

    Scenario: an active Sweden sends the dice back
      Given SWE is at war with RUS
      When IV.19 is rolled
      Then the fate of IV.19 is roll again
      And IV.19 is still not marked off
      And IV.19 is still dormant

    Scenario: the wars of Poland do not matter
      Given POL is at war with RUS (context)
      When IV.19 is rolled
      Then IV.19 is in effect

    Scenario: a Sweden that fights Denmark by the event before has to wait
      Given SWE is a player
      When IV.17 is rolled
      And IV.19 is rolled
      Then the fate of IV.19 is roll again

  @IV.19/events.1
  Rule: IV.19/events.1 Sweden goes to war with Poland

    Scenario: a Sweden that a player runs goes to war with Poland
      Given SWE is a player
      And the turn is 31
      When IV.19 is rolled
      Then SWE is at war with POL
      And the war between SWE and POL comes from IV.19
      And the first turn of the war between SWE and POL is 31

    Scenario: a controller of both lets Poland go
      Given the patron of SWE is FRA
      And the patron of POL is FRA
      When IV.19 is rolled
      Then POL is neutral
      And the patron of SWE is still FRA

    Scenario: a controller of both may let Sweden go instead
      Given the patron of SWE is FRA
      And the patron of POL is FRA
      When FRA chooses to release SWE in IV.19
      And IV.19 is rolled
      Then SWE is neutral
      And the patron of POL is still FRA

    Scenario: two controllers keep what they have
      Given the patron of SWE is FRA
      And the patron of POL is HOL
      When IV.19 is rolled
      Then IV.19 is in effect
      And the patron of SWE is still FRA
      And the patron of POL is still HOL

    Scenario Outline: with two controllers there is nothing for <power> to release
      Given the patron of SWE is FRA
      And the patron of POL is HOL
      When <power> chooses to release SWE in IV.19 (context)
      And IV.19 is rolled
      Then IV.19 is in effect
      And the patron of SWE is still FRA
      And the patron of POL is still HOL

      Examples:
        | power |
        | FRA   |
        | HOL   |

    Scenario Outline: the controller of <first> may not take <second> as well
      Given IV.19 is in effect
      And the patron of <first> is FRA
      When FRA takes control of <second> in EG
      Then IV.19/events.1 is not kept

      Examples:
        | first | second |
        | SWE   | POL    |
        | POL   | SWE    |

    Scenario Outline: another player may take <second> when <first> has a patron
      Given IV.19 is in effect
      And the patron of <first> is FRA (context)
      When HOL takes control of <second> in EG
      Then <second> is in EG of HOL
      And IV.19/events.1 is kept

      Examples:
        | first | second |
        | SWE   | POL    |
        | POL   | SWE    |

    Scenario Outline: without the event one player may have <first> and then <second>
      Given the patron of <first> is FRA
      When FRA takes control of <second> in EG
      Then <second> is in EG of FRA
      And IV.19/events.1 is kept

      Examples:
        | first | second |
        | SWE   | POL    |
        | POL   | SWE    |

  @IV.19/events.2
  Rule: IV.19/events.2 Poland offers a white peace to all

    Scenario: every enemy of Poland is offered a white peace
      Given FRA is at war with POL
      And BAV is at war with POL
      When IV.19 is rolled
      Then the offer of POL to FRA is white peace
      And the offer of POL to BAV is white peace
      And POL offers white peace to FRA

    Scenario: a country at peace with Poland is offered nothing
      When IV.19 is rolled
      Then IV.19 is in effect
      And the offer of POL to FRA is still not white peace

    Scenario: a minor whose war comes from an event accepts
      Given HAB is at war with POL
      And the war between HAB and POL comes from IV.1
      When IV.19 is rolled
      Then POL makes a white peace with HAB
      And HAB is not at war with POL

    Scenario: the war of this very event ends as it begins
      When IV.19 is rolled
      Then SWE declares war on POL
      And POL makes a white peace with SWE
      And SWE is still not at war with POL

    Scenario: a minor in a war of its own fights on
      Given BAV is at war with POL
      When IV.19 is rolled
      Then IV.19 is in effect
      And BAV is still at war with POL

    Scenario: a player in a war by an event fights on
      Given HOL is at war with POL
      And the war between HOL and POL comes from IV.1
      When IV.19 is rolled
      Then IV.19 is in effect
      And HOL is still at war with POL

  @IV.19/events.3
  Rule: IV.19/events.3 Allies may be called at once

    Scenario Outline: <side> calls its allies in the first turn
      Given IV.19 is in effect
      And the first turn of IV.19 is 17
      And SWE is at war with POL
      When <side> calls its allies against <enemy> in the war of IV.19
      Then <side> calls its allies against <enemy> in the war of IV.19 is allowed because of IV.19/events.3

      Examples:
        | side | enemy |
        | SWE  | POL   |
        | POL  | SWE   |

    Scenario Outline: <when> nothing is said of allies
      Given IV.19 is <status> (context)
      And the first turn of IV.19 is <first>
      And SWE is at war with POL (context)
      Then SWE calls its allies against POL in the war of IV.19 is not allowed because of IV.19/events.3

      Examples:
        | when                  | status    | first |
        | in the second turn    | in effect | 16    |
        | once the event is over | over     | 17    |

  @IV.19/peace.1
  Rule: IV.19/peace.1 A war of the two alone ends after two turns

    Background:
      Given SWE is at war with POL
      And the war between SWE and POL comes from IV.19 (context)

    Scenario: in the second turn the two make a white peace and the event is over
      Given IV.19 is in effect
      And the first turn of IV.19 is 16
      When the peace step is played
      Then SWE makes a white peace with POL
      And SWE is not at war with POL
      And IV.19 is over

    Scenario: in the first turn they do not
      Given IV.19 is in effect
      And the first turn of IV.19 is 17
      When the peace step is played
      Then SWE is still at war with POL

    Scenario: after the event they do not
      Given IV.19 is over (context)
      And the first turn of IV.19 is 16 (context)
      When the peace step is played
      Then SWE is still at war with POL

    Scenario Outline: a war in which <side> is no minor goes on
      Given IV.19 is in effect
      And the first turn of IV.19 is 16 (context)
      And <side> is a player
      When the peace step is played
      Then SWE is still at war with POL
      And IV.19 is still in effect

      Examples:
        | side |
        | SWE  |
        | POL  |

    Scenario Outline: a war with a player against <side> in it goes on
      Given IV.19 is in effect
      And the first turn of IV.19 is 16 (context)
      And FRA is at war with <side>
      And the war between FRA and <side> comes from IV.19
      When the peace step is played
      Then SWE is still at war with POL
      And IV.19 is still in effect

      Examples:
        | side |
        | SWE  |
        | POL  |

    Scenario: a third country in a war of its own does not prolong this one
      Given IV.19 is in effect
      And the first turn of IV.19 is 16
      And FRA is at war with POL (context)
      When the peace step is played
      Then SWE is not at war with POL

  @IV.19/peace.1
  Rule: IV.19/peace.1 Without this war there is no peace to make

    Scenario: a war of the two from another event goes on
      Given IV.19 is in effect
      And the first turn of IV.19 is 16 (context)
      And SWE is at war with POL
      And the war between SWE and POL comes from III.8
      When the peace step is played
      Then SWE is still at war with POL

    Scenario: where there is no war the event goes on to its end
      Given IV.19 is in effect
      And the first turn of IV.19 is 16 (context)
      When the peace step is played
      Then IV.19 is still in effect

  @IV.19/peace.2
  Rule: IV.19/peace.2 Three provinces stay between the two

    Scenario: the owners of the three at the start are noted
      Given the owner of LIVONIA is SWE
      And the owner of COURLANDE is POL
      And the owner of ESTONIA is DEN
      And the owner of Province-1 is SWE (context)
      When IV.19 is rolled
      Then LIVONIA belonged to SWE before IV.19
      And COURLANDE belonged to POL before IV.19
      And ESTONIA belonged to DEN before IV.19
      And Province-1 still did not belong to SWE before IV.19

    Scenario Outline: <giver> may not cede <province> to a third country
      Given IV.19 is in effect
      And FRA is at war with POL
      And the war between FRA and POL comes from IV.19
      And the owner of <province> is <giver>
      And <province> belonged to <giver> before IV.19
      When the beginning of the peace step is played
      And <giver> cedes <province> to FRA
      Then <giver> cedes <province> to FRA is refused because of IV.19/peace.2

      Examples:
        | giver | province  |
        | SWE   | ESTONIA   |
        | POL   | ESTONIA   |
        | SWE   | COURLANDE |
        | POL   | COURLANDE |

    Scenario Outline: with a player in the war <giver> may not cede LIVONIA to a third country
      Given IV.19 is in effect
      And FRA is at war with POL
      And the war between FRA and POL comes from IV.19
      And the owner of LIVONIA is <giver>
      And LIVONIA belonged to <giver> before IV.19
      When the beginning of the peace step is played
      And <giver> cedes LIVONIA to FRA
      Then <giver> cedes LIVONIA to FRA is refused because of IV.19/peace.2

      Examples:
        | giver |
        | SWE   |
        | POL   |

    Scenario: without a player in the war the item says nothing
      Given IV.19 is in effect
      And SWE is at war with POL
      And the war between SWE and POL comes from IV.19
      And the owner of LIVONIA is POL
      And LIVONIA belonged to POL before IV.19
      When the beginning of the peace step is played
      And POL cedes LIVONIA to FRA
      Then the owner of LIVONIA is FRA

    Scenario Outline: <giver> may cede LIVONIA to <taker> <when>
      Given IV.19 is <status> (context)
      And FRA is at war with POL
      And the war between FRA and POL comes from IV.19
      And the owner of LIVONIA is <giver>
      And LIVONIA belonged to <former> before IV.19 (context)
      When the <moment> step is played
      And <giver> cedes LIVONIA to <taker>
      Then the owner of LIVONIA is <taker>

      Examples:
        | when                         | status    | giver | former | taker | moment             |
        | as the other                 | in effect | SWE   | SWE    | POL   | beginning of the peace |
        | as the other of the two      | in effect | POL   | POL    | SWE   | beginning of the peace |
        | if it got it later           | in effect | SWE   | HAN    | FRA   | beginning of the peace |
        | if it got it in the meantime | in effect | POL   | HAN    | FRA   | beginning of the peace |
        | after the event              | over      | SWE   | SWE    | FRA   | beginning of the peace |
        | once the event is over       | over      | POL   | POL    | FRA   | beginning of the peace |
        | before the peace phase       | in effect | SWE   | SWE    | FRA   | rounds             |
        | of its own will              | in effect | POL   | POL    | FRA   | rounds             |

    Scenario Outline: other old land of <giver> may go to anyone
      Given IV.19 is in effect
      And FRA is at war with POL
      And the war between FRA and POL comes from IV.19
      And the owner of Province-1 is <giver>
      And Province-1 belonged to <giver> before IV.19
      When the beginning of the peace step is played
      And <giver> cedes Province-1 to FRA
      Then the owner of Province-1 is FRA

      Examples:
        | giver |
        | SWE   |
        | POL   |
