Feature: III.14 Revolt in Corsica

  @III.14/header
  Rule: III.14/header It lasts until the revolt is crushed or Corsica is on its own

    Scenario: a CORSICA without revolts ends the event
      Given III.14 is in effect
      When the interphase step is played
      Then III.14 is over

    Scenario: so does a Corsica of its own
      Given III.14 is in effect
      And the first turn of III.14 is 16 (context)
      And the number of weak revolts in CORSICA is 1
      And COR is a minor
      When the interphase step is played
      Then III.14 is over

    Scenario: a revolt keeps it going
      Given III.14 is in effect
      And the first turn of III.14 is 15 (context)
      And the number of strong revolts in CORSICA is 1
      When the interphase step is played
      Then III.14 is still in effect

    Scenario: an event that never was does not end
      When the interphase step is played
      Then III.14 is still dormant

  @III.14/events.1
  Rule: III.14/events.1 A strong revolt in CORSICA

    Scenario: the revolt is strong and comes from this event
      Given the number of strong revolts in CORSICA is 2
      When III.14 is rolled
      Then the number of strong revolts in CORSICA is 3
      And the number of weak revolts in CORSICA is still 0
      And the revolts in CORSICA come from III.14

    Scenario: France runs the revolt against a neutral Genoa
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is FRA

    Scenario Outline: the controller of Genoa is left out and <leader> runs the revolt
      Given GEN is in MA of <controller> (context)
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is <leader>

      Examples:
        | controller | leader |
        | FRA        | HOL    |
        | SPA        | FRA    |
        | TUR        | FRA    |

    Scenario: without a French player Holland comes first
      Given FRA is a minor
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is HOL

    Scenario Outline: with Holland in Genoa and no France <leader> runs the revolt
      Given FRA is a minor
      And GEN is in MA of HOL
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is <leader>

      Examples:
        | leader |
        | TUR    |

    Scenario: without France and Holland it is Turkey
      Given FRA is a minor
      And HOL is a minor
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is TUR

    Scenario: with Turkey in Genoa it is England
      Given FRA is a minor
      And HOL is a minor
      And GEN is in MA of TUR
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is ENG

    Scenario: without Turkey it is England
      Given FRA is a minor
      And HOL is a minor
      And TUR is a minor
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is ENG

    Scenario: with England in Genoa it is Russia
      Given FRA is a minor
      And HOL is a minor
      And TUR is a minor
      And GEN is in MA of ENG
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is RUS

    Scenario: without England it is Russia
      Given FRA is a minor
      And HOL is a minor
      And TUR is a minor
      And ENG is a minor
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is RUS

    Scenario: with Russia in Genoa it is Spain
      Given FRA is a minor
      And HOL is a minor
      And TUR is a minor
      And ENG is a minor
      And GEN is in MA of RUS
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is SPA

    Scenario: without Russia it is Spain
      Given FRA is a minor
      And HOL is a minor
      And TUR is a minor
      And ENG is a minor
      And RUS is a minor
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is SPA

    Scenario Outline: with nobody else and a Spain that <fact> nobody runs the revolt
      Given FRA is a minor (context)
      And HOL is a minor (context)
      And TUR is a minor (context)
      And ENG is a minor (context)
      And RUS is a minor (context)
      And <given> (context)
      And <other given> (context)
      When III.14 is rolled
      Then the revolts in CORSICA come from III.14
      And the leader of the revolts in CORSICA is still not SPA

      Examples:
        | fact           | given          | other given         |
        | controls Genoa | SPA is a player | GEN is in MA of SPA |
        | is no player   | SPA is a minor | GEN is neutral      |

  @III.14/events.2
  Rule: III.14/events.2 Genoa asks for peace and attacks nobody

    Scenario: every enemy is offered a white peace
      Given GEN is at war with TUR
      And GEN is at war with BAV
      When III.14 is rolled
      Then the offer of GEN to TUR is white peace
      And the offer of GEN to BAV is white peace
      And the offer of GEN to SPA is still not white peace

    Scenario Outline: during the revolt Genoa may not attack <enemy>
      Given III.14 is in effect
      When GEN declares war on <enemy>
      Then GEN declares war on <enemy> is refused because of III.14/events.2

      Examples:
        | enemy |
        | VEN   |
        | FRA   |

    Scenario: afterwards it may
      Given III.14 is over (context)
      When GEN declares war on VEN
      Then GEN is at war with VEN

    Scenario: others may attack Genoa
      Given III.14 is in effect (context)
      When VEN declares war on GEN
      Then GEN is at war with VEN

  @III.14/events.3
  Rule: III.14/events.3 A civil war in Genoa

    Scenario: the controller of Genoa may help it
      Given III.14 is in effect
      And GEN is in MA of SPA
      When SPA sends help to GEN in the war of III.14
      Then SPA sends help to GEN in the war of III.14 is allowed because of III.14/events.3

    Scenario: whoever runs the revolt may help the rebels
      Given III.14 is in effect
      And the leader of the revolts in CORSICA is FRA
      When FRA sends help to CRS in the war of III.14
      Then FRA sends help to CRS in the war of III.14 is allowed because of III.14/events.3

    Scenario Outline: a second stack of <helper> is too much
      Given III.14 is in effect
      And GEN is in MA of SPA (context)
      And the leader of the revolts in CORSICA is FRA (context)
      And <helper> has sent help to <side> in the war of III.14
      When <helper> sends help to <side> in the war of III.14
      Then <helper> sends help to <side> in the war of III.14 is refused because of III.14/events.3

      Examples:
        | helper | side |
        | SPA    | GEN  |
        | FRA    | CRS  |

    Scenario Outline: after the revolt nothing is said of a second stack of <helper>
      Given III.14 is over (context)
      And <helper> has sent help to <side> in the war of III.14 (context)
      When <helper> sends help to <side> in the war of III.14
      Then <helper> sends help to <side> in the war of III.14 is not refused

      Examples:
        | helper | side |
        | SPA    | GEN  |
        | FRA    | CRS  |

    Scenario Outline: <helper> has no leave to help <side>
      Given III.14 is in effect (context)
      And GEN is in MA of SPA (context)
      And the leader of the revolts in CORSICA is FRA (context)
      When <helper> sends help to <side> in the war of III.14
      Then <helper> sends help to <side> in the war of III.14 is not allowed because of III.14/events.3

      Examples:
        | helper | side |
        | ENG    | GEN  |
        | FRA    | GEN  |
        | ENG    | CRS  |
        | SPA    | CRS  |

    Scenario Outline: when the revolt is over <helper> has no leave to help <side>
      Given III.14 is over (context)
      And GEN is in MA of SPA (context)
      And the leader of the revolts in CORSICA is FRA (context)
      When <helper> sends help to <side> in the war of III.14
      Then <helper> sends help to <side> in the war of III.14 is not allowed because of III.14/events.3

      Examples:
        | helper | side |
        | SPA    | GEN  |
        | FRA    | CRS  |

  @III.14/administration.1
  Rule: III.14/administration.1 Genoa is active

    Scenario: Genoa draws reinforcements each turn of the revolt
      Given III.14 is in effect
      When the reinforcement step is played
      Then GEN has drawn reinforcements for GEN

    Scenario: without the revolt it draws none by this
      Given III.14 is over (context)
      When the reinforcement step is played
      Then GEN still has not drawn reinforcements for GEN

    Scenario: Genoa uses its troops as in a war
      When III.14 is rolled
      Then GEN has the use of its troops

    Scenario: without the revolt it does not use them by this
      Given III.14 is over (context)
      When the reinforcement step is played
      Then GEN still does not have the use of its troops

    Scenario: the event is played without any player
      Given FRA is a minor (context)
      And HOL is a minor (context)
      And TUR is a minor (context)
      And ENG is a minor (context)
      And RUS is a minor (context)
      And SPA is a minor (context)
      When III.14 is rolled
      Then GEN has the use of its troops

  @III.14/redeployment.1
  Rule: III.14/redeployment.1 The revolt does not spread

    Scenario Outline: it does not reach <goal>
      Given the number of strong revolts in CORSICA is 1
      And the revolts in CORSICA come from III.14
      When the revolt in CORSICA extends to <goal>
      Then the revolt in CORSICA extends to <goal> is refused because of III.14/redeployment.1

      Examples:
        | goal       |
        | Province-1 |
        | CORSICA    |

    Scenario: another revolt in CORSICA may spread
      Given the number of strong revolts in CORSICA is 1
      And the revolts in CORSICA come from IV.12 (context)
      When the revolt in CORSICA extends to Province-1
      Then the number of weak revolts in Province-1 is 1

    Scenario: a revolt elsewhere may spread to CORSICA
      Given the number of strong revolts in Province-1 is 1
      And the revolts in CORSICA come from III.14 (context)
      When the revolt in Province-1 extends to CORSICA
      Then the number of weak revolts in CORSICA is 1

  @III.14/peace.1
  Rule: III.14/peace.1 No points for mere control

    Scenario: the controller of Genoa scores nothing for it
      Given III.14 is in effect
      And GEN is in MA of SPA
      And SPA has points for GEN alone at war
      Then SPA does not have points for GEN alone at war

    Scenario: it scores as ever for another minor
      Given III.14 is in effect
      And GEN is in MA of SPA (context)
      And SPA has points for BAV alone at war
      Then SPA has points for BAV alone at war

    Scenario: whoever runs the revolt scores nothing for it
      Given FRA has points for CRS alone at war
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is FRA
      And FRA does not have points for CRS alone at war

    Scenario: others score as ever
      Given GEN is in MA of SPA (context)
      And ENG has points for GEN alone at war
      And ENG has points for CRS alone at war
      When III.14 is rolled
      Then the leader of the revolts in CORSICA is FRA
      And ENG still has points for GEN alone at war
      And ENG still has points for CRS alone at war

    Scenario: after the revolt both score as ever
      Given III.14 is over (context)
      And GEN is in MA of SPA (context)
      And the leader of the revolts in CORSICA is FRA (context)
      And SPA has points for GEN alone at war
      And FRA has points for CRS alone at war
      Then SPA has points for GEN alone at war
      And FRA has points for CRS alone at war

  @III.14/interphase.1
  Rule: III.14/interphase.1 A general for the rebels

    Scenario: Sampierro leads a revolt that outlasts its first turn
      Given III.14 is in effect
      And the first turn of III.14 is 17
      And the number of weak revolts in CORSICA is 1
      When the interphase step is played
      Then Sampierro serves CRS
      And a minor general leads the revolt in CORSICA

    Scenario: without Sampierro it is another general
      Given III.14 is in effect
      And the first turn of III.14 is 17
      And the number of weak revolts in CORSICA is 1
      And Sampierro is unavailable
      When the interphase step is played
      Then a minor general leads the revolt in CORSICA
      And Sampierro still does not serve CRS

    Scenario: a revolt that is put down gets no Sampierro
      Given III.14 is in effect
      And the first turn of III.14 is 17 (context)
      When the interphase step is played
      Then III.14 is over
      And Sampierro still does not serve CRS

    Scenario: a revolt that is put down gets no other general
      Given III.14 is in effect
      And the first turn of III.14 is 17 (context)
      And Sampierro is unavailable (context)
      When the interphase step is played
      Then III.14 is over
      And no minor general still leads the revolt in CORSICA

    Scenario: in the second turn there is no Sampierro
      Given III.14 is in effect
      And the first turn of III.14 is 16 (context)
      And the number of weak revolts in CORSICA is 1 (context)
      When the interphase step is played
      Then Sampierro still does not serve CRS

    Scenario: in the second turn there is no other general
      Given III.14 is in effect
      And the first turn of III.14 is 16 (context)
      And the number of weak revolts in CORSICA is 1 (context)
      And Sampierro is unavailable (context)
      When the interphase step is played
      Then no minor general still leads the revolt in CORSICA

    Scenario: an event that is over gives no Sampierro
      Given III.14 is over (context)
      And the first turn of III.14 is 17 (context)
      And the number of weak revolts in CORSICA is 1 (context)
      When the interphase step is played
      Then Sampierro still does not serve CRS

    Scenario: an event that is over gives no other general
      Given III.14 is over (context)
      And the first turn of III.14 is 17 (context)
      And the number of weak revolts in CORSICA is 1 (context)
      And Sampierro is unavailable (context)
      When the interphase step is played
      Then no minor general still leads the revolt in CORSICA

  @III.14/interphase.2
  Rule: III.14/interphase.2 Corsica comes to be

    Scenario: after four turns Corsica is a neutral Catholic minor and the revolt is over
      Given III.14 is in effect
      And the number of strong revolts in CORSICA is 2
      And COR is protestant
      And the Latin technology is 7
      And the first turn of III.14 is 14
      And the number of weak revolts in CORSICA is 1
      And the patron of COR is GEN
      And COR is annexed
      And the box of COR is AN
      When the interphase step is played
      Then COR is a minor
      And COR is neutral
      And COR is conciliatory
      And the technology of COR is 7
      And the number of land detachments in the basic force of COR is 1
      And the owner of CORSICA is COR
      And the number of strong revolts in CORSICA is 0
      And the number of weak revolts in CORSICA is 0
      And III.14 is over

    Scenario: a later turn will do as well
      Given III.14 is in effect
      And the first turn of III.14 is 11 (context)
      And the number of weak revolts in CORSICA is 1
      When the interphase step is played
      Then COR is a minor

    Scenario: after three turns there is none yet
      Given III.14 is in effect (context)
      And the first turn of III.14 is 15 (context)
      And the number of strong revolts in CORSICA is 2
      When the interphase step is played
      Then COR is still a gone
      And the owner of CORSICA is still GEN
      And the number of strong revolts in CORSICA is still 2

    Scenario: without the event no revolt makes Corsica
      Given III.14 is over (context)
      And the first turn of III.14 is 14 (context)
      And the number of strong revolts in CORSICA is 2 (context)
      When the interphase step is played
      Then COR is still a gone

  @III.14/interphase.2
  Rule: III.14/interphase.2 What Corsica is like

    Scenario: a revolt that was put down makes no Corsica
      Given III.14 is in effect
      And the first turn of III.14 is 14 (context)
      When the interphase step is played
      Then III.14 is over
      And COR is still a gone

    Scenario Outline: <power> does no diplomacy on Corsica
      Given COR is a minor
      When <power> does diplomacy on COR
      Then <power> does diplomacy on COR is refused because of III.14/interphase.2

      Examples:
        | power |
        | FRA   |
        | SPA   |

    Scenario: diplomacy on Genoa goes on
      Given COR is a minor (context)
      When FRA does diplomacy on GEN
      Then FRA has courted GEN

    Scenario: a country that is no minor cannot be barred by this
      When FRA does diplomacy on COR
      Then FRA has courted COR

    Scenario: Corsica gets no reinforcements
      Given COR is a minor
      Then the reinforcements of COR are none

    Scenario: without a Corsica nothing is said of them
      Then the reinforcements of COR are free
