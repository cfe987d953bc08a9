Feature: IV.17 War between Sweden and Denmark

  @IV.17/header
  Rule: IV.17/header It lasts as long as the war

    Scenario: the end of the war ends the event
      Given IV.17 is in effect
      When the interphase step is played
      Then IV.17 is over

    Scenario: while the war goes on the event does
      Given IV.17 is in effect
      And SWE is at war with DEN
      When the interphase step is played
      Then IV.17 is still in effect

  @IV.17/pre.1
  Rule: IV.17/pre.1 Other wars do not stand in the way

    Scenario: the war comes although both fight already
      Given SWE is at war with RUS
      And DEN is at war with HAB (context)
      When IV.17 is rolled
      Then SWE declares war on DEN
      And SWE is still at war with RUS

    Scenario: the war of III.8 does not keep Sweden from Denmark
      When III.8 is rolled
      And IV.17 is rolled
      Then SWE declares war on DEN
      And SWE is still at war with POL

  @IV.17/pre.2
  Rule: IV.17/pre.2 The Kalmar Union ends

    Scenario: a living union comes to its end
      When IV.17 is rolled
      Then Kalmar Union is over

    Scenario: a union that is long over is left alone
      Given Kalmar Union is over
      When IV.17 is rolled
      Then IV.17 is in effect
      And Kalmar Union is still over

  @IV.17/events.1
  Rule: IV.17/events.1 Sweden goes to war with Denmark

    Scenario: a Sweden that a player runs goes to war with Denmark
      Given SWE is a player
      And the turn is 31
      When IV.17 is rolled
      Then SWE is at war with DEN
      And the war between SWE and DEN comes from IV.17
      And the first turn of the war between SWE and DEN is 31

    Scenario: a controller of both lets Denmark go
      Given the patron of SWE is FRA
      And the patron of DEN is FRA
      When IV.17 is rolled
      Then DEN is neutral
      And the patron of SWE is still FRA

    Scenario: a controller of both may let Sweden go instead
      Given the patron of SWE is FRA
      And the patron of DEN is FRA
      When FRA chooses to release SWE in IV.17
      And IV.17 is rolled
      Then SWE is neutral
      And the patron of DEN is still FRA

    Scenario: two controllers keep what they have
      Given the patron of SWE is FRA
      And the patron of DEN is HOL
      When IV.17 is rolled
      Then IV.17 is in effect
      And the patron of SWE is still FRA
      And the patron of DEN is still HOL

    Scenario Outline: with two controllers there is nothing for <power> to release
      Given the patron of SWE is FRA
      And the patron of DEN is HOL
      When <power> chooses to release SWE in IV.17 (context)
      And IV.17 is rolled
      Then IV.17 is in effect
      And the patron of SWE is still FRA
      And the patron of DEN is still HOL

      Examples:
        | power |
        | FRA   |
        | HOL   |

    Scenario Outline: the controller of <first> may not take <second> as well
      Given IV.17 is in effect
      And the patron of <first> is FRA
      When FRA takes control of <second> in EG
      Then IV.17/events.1 is not kept

      Examples:
        | first | second |
        | SWE   | DEN    |
        | DEN   | SWE    |

    Scenario Outline: another player may take <second> when <first> has a patron
      Given IV.17 is in effect
      And the patron of <first> is FRA (context)
      When HOL takes control of <second> in EG
      Then <second> is in EG of HOL
      And IV.17/events.1 is kept

      Examples:
        | first | second |
        | SWE   | DEN    |
        | DEN   | SWE    |

    Scenario Outline: without the event one player may have <first> and then <second>
      Given the patron of <first> is FRA
      When FRA takes control of <second> in EG
      Then <second> is in EG of FRA
      And IV.17/events.1 is kept

      Examples:
        | first | second |
        | SWE   | DEN    |
        | DEN   | SWE    |

  @IV.17/events.2
  Rule: IV.17/events.2 Denmark offers a white peace to all

    Scenario: every enemy of Denmark is offered a white peace
      Given FRA is at war with DEN
      And BAV is at war with DEN
      When IV.17 is rolled
      Then the offer of DEN to FRA is white peace
      And the offer of DEN to BAV is white peace
      And DEN offers white peace to FRA

    Scenario: a country at peace with Denmark is offered nothing
      When IV.17 is rolled
      Then IV.17 is in effect
      And the offer of DEN to FRA is still not white peace

    Scenario: a minor whose war comes from an event accepts
      Given HAB is at war with DEN
      And the war between HAB and DEN comes from IV.1
      When IV.17 is rolled
      Then DEN makes a white peace with HAB
      And HAB is not at war with DEN

    Scenario: the war of this very event ends as it begins
      When IV.17 is rolled
      Then SWE declares war on DEN
      And DEN makes a white peace with SWE
      And SWE is still not at war with DEN

    Scenario: a minor in a war of its own fights on
      Given BAV is at war with DEN
      When IV.17 is rolled
      Then IV.17 is in effect
      And BAV is still at war with DEN

    Scenario: a player in a war by an event fights on
      Given HOL is at war with DEN
      And the war between HOL and DEN comes from IV.1
      When IV.17 is rolled
      Then IV.17 is in effect
      And HOL is still at war with DEN

  @IV.17/events.3
  Rule: IV.17/events.3 Allies may be called at once

    Scenario Outline: <side> calls its allies in the first turn
      Given IV.17 is in effect
      And the first turn of IV.17 is 17
      And SWE is at war with DEN
      When <side> calls its allies against <enemy> in the war of IV.17
      Then <side> calls its allies against <enemy> in the war of IV.17 is allowed because of IV.17/events.3

      Examples:
        | side | enemy |
        | SWE  | DEN   |
        | DEN  | SWE   |

    Scenario Outline: <when> nothing is said of allies
      Given IV.17 is <status>
      And the first turn of IV.17 is <first>
      And SWE is at war with DEN (context)
      Then SWE calls its allies against DEN in the war of IV.17 is not allowed because of IV.17/events.3

      Examples:
        | when                  | status    | first |
        | in the second turn    | in effect | 16    |
        | once the event is over | over     | 17    |

  @IV.17/peace.1
  Rule: IV.17/peace.1 A war of the two alone ends after one turn

    Background:
      Given IV.17 is in effect
      And SWE is at war with DEN
      And the war between SWE and DEN comes from IV.17 (context)

    Scenario: Denmark cedes its province and the war is over
      Given the first turn of IV.17 is 17 (context)
      When the peace step is played
      Then SWE is not at war with DEN
      And the owner of VASTERGOTALAND is SWE
      And DEN cedes VASTERGOTALAND to SWE
      And IV.17 is over

    Scenario: a province that is not Danish is not ceded
      Given the first turn of IV.17 is 17 (context)
      And the owner of VASTERGOTALAND is FRA
      When the peace step is played
      Then SWE is not at war with DEN
      And the owner of VASTERGOTALAND is still FRA

    Scenario Outline: a war in which <side> is no minor goes on
      Given the first turn of IV.17 is 17 (context)
      And <side> is a player
      When the peace step is played
      Then SWE is still at war with DEN
      And IV.17 is still in effect

      Examples:
        | side |
        | SWE  |
        | DEN  |

    Scenario: a war with a player in it goes on
      Given the first turn of IV.17 is 17 (context)
      And FRA is at war with DEN
      And the war between FRA and DEN comes from IV.17
      When the peace step is played
      Then SWE is still at war with DEN
      And IV.17 is still in effect

    Scenario: a third country in a war of its own does not prolong this one
      Given the first turn of IV.17 is 17 (context)
      And FRA is at war with DEN (context)
      When the peace step is played
      Then SWE is not at war with DEN

    Scenario: a third country at war elsewhere by the same event prolongs it
      Given the first turn of IV.17 is 17 (context)
      And HAB is at war with SWE
      And the war between HAB and SWE comes from IV.17
      When the peace step is played
      Then SWE is still at war with DEN

  @IV.17/peace.1
  Rule: IV.17/peace.1 Without this war nothing is ceded

    Scenario: a war of the two from another event goes on
      Given IV.17 is in effect
      And the first turn of IV.17 is 17 (context)
      And SWE is at war with DEN
      And the war between SWE and DEN comes from IV.1
      When the peace step is played
      Then SWE is still at war with DEN
      And the owner of VASTERGOTALAND is still DEN

    Scenario: where there is no war Denmark cedes nothing
      Given IV.17 is in effect
      And the first turn of IV.17 is 17 (context)
      When the peace step is played
      Then the owner of VASTERGOTALAND is still DEN
      And IV.17 is still in effect

    Scenario: before the event a war of the two does not end by it
      Given SWE is at war with DEN
      And IV.17 is over (context)
      When the peace step is played
      Then SWE is still at war with DEN

  @IV.17/peace.2
  Rule: IV.17/peace.2 The two cede only to each other

    Scenario: what the two own at the start is noted
      Given the owner of Province-1 is SWE
      When IV.17 is rolled
      Then Province-1 belonged to SWE before IV.17
      And VASTERGOTALAND belonged to DEN before IV.17
      And POITOU still did not belong to FRA before IV.17

    Scenario Outline: with a player in the war <giver> may not cede Province-1 to a third country
      Given IV.17 is in effect
      And FRA is at war with DEN
      And the war between FRA and DEN comes from IV.17
      And the owner of Province-1 is <giver>
      And Province-1 belonged to <giver> before IV.17
      When the beginning of the peace step is played
      And <giver> cedes Province-1 to FRA
      Then <giver> cedes Province-1 to FRA is refused because of IV.17/peace.2

      Examples:
        | giver |
        | SWE   |
        | DEN   |

    Scenario: without a player in the war the item says nothing
      Given IV.17 is in effect
      And SWE is at war with DEN
      And the war between SWE and DEN comes from IV.17
      And the owner of Province-1 is DEN
      And Province-1 belonged to DEN before IV.17
      When the beginning of the peace step is played
      And DEN cedes Province-1 to FRA
      Then the owner of Province-1 is FRA

    Scenario Outline: <giver> may cede Province-1 to <taker> <when>
      Given IV.17 is <status> (context)
      And FRA is at war with DEN
      And the war between FRA and DEN comes from IV.17
      And the owner of Province-1 is <giver>
      And Province-1 belonged to <former> before IV.17 (context)
      When the <moment> step is played
      And <giver> cedes Province-1 to <taker>
      Then the owner of Province-1 is <taker>

      Examples:
        | when                         | status    | giver | former | taker | moment             |
        | as the other                 | in effect | SWE   | SWE    | DEN   | beginning of the peace |
        | as the other of the two      | in effect | DEN   | DEN    | SWE   | beginning of the peace |
        | if it got it later           | in effect | SWE   | HAN    | FRA   | beginning of the peace |
        | if it got it in the meantime | in effect | DEN   | HAN    | FRA   | beginning of the peace |
        | after the event              | over      | SWE   | SWE    | FRA   | beginning of the peace |
        | once the event is over       | over      | DEN   | DEN    | FRA   | beginning of the peace |
        | before the peace phase       | in effect | SWE   | SWE    | FRA   | rounds             |
        | of its own will              | in effect | DEN   | DEN    | FRA   | rounds             |
