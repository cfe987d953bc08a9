Feature: III.10 Revolt in Sierra Nevada

  @III.10/header
  Rule: III.10/header Until it is put down or Granada comes to be

    Scenario: a revolt that is put down ends the event
      Given III.10 is in effect
      When the interphase step is played
      Then III.10 is over

    Scenario: a revolt that goes on does not
      Given III.10 is in effect
      And the number of weak revolts in SIERRA NEVADA is 1
      When the interphase step is played
      Then III.10 is still in effect

    Scenario: Granada ends it
      Given III.10 is in effect
      And the number of weak revolts in SIERRA NEVADA is 1
      And the owner of SIERRA NEVADA is GRA
      When the interphase step is played
      Then III.10 is over

    Scenario: a revival goes on beside Granada
      Given III.10 is over
      And the owner of SIERRA NEVADA is TUR
      And GRA is a minor (context)
      When TUR cedes SIERRA NEVADA to FRA
      And the peace step is played
      And the interphase step is played
      Then III.10 is still in effect

    Scenario: a revolt that never was does not end
      When the interphase step is played
      Then III.10 is still dormant
      And III.10/header does not apply

  @III.10/events.1
  Rule: III.10/events.1 A weak revolt run by Turkey

    Scenario: a Spanish province rises for Turkey
      When III.10 is rolled
      Then the number of weak revolts in SIERRA NEVADA is 1
      And the leader of the revolts in SIERRA NEVADA is TUR
      And the revolts in SIERRA NEVADA come from III.10

    Scenario: a Turkish province stays quiet
      Given the owner of SIERRA NEVADA is TUR
      When III.10 is rolled
      Then the number of weak revolts in SIERRA NEVADA is still 0

  @III.10/diplomacy.1
  Rule: III.10/diplomacy.1 Turkish troops that land bring points

    Scenario: Turkish troops land
      Given III.10 is in effect
      And Unit-2 belongs to TUR
      When TUR declares war on SPA
      And Unit-2 enters SIERRA NEVADA
      Then the score of TUR is 5
      And TUR has the landing bonus

    Scenario: troops of a minor ally land
      Given III.10 is in effect
      And DEN is allied with TUR
      And Unit-2 belongs to DEN
      When TUR declares war on SPA
      And Unit-2 enters SIERRA NEVADA
      Then the score of TUR is 5

    Scenario Outline: a Turkish <shape> lands
      Given III.10 is in effect
      And TUR is at war with SPA
      And TUR has declared war on SPA over III.10
      And Unit-2 belongs to TUR
      And Unit-2 is a <shape>
      When Unit-2 enters SIERRA NEVADA
      Then the score of TUR is 5

      Examples:
        | shape           |
        | large army      |
        | land detachment |

    Scenario: a Turkish fleet is no troops
      Given III.10 is in effect (context)
      And TUR is at war with SPA (context)
      And TUR has declared war on SPA over III.10 (context)
      And Unit-2 belongs to TUR (context)
      And Unit-2 is a large fleet
      When Unit-2 enters SIERRA NEVADA
      Then the score of TUR is still 0

    Scenario: in a war that Spain has declared there are no points for landing
      Given III.10 is in effect
      And Unit-2 belongs to TUR
      When SPA declares war on TUR
      And Unit-2 enters SIERRA NEVADA
      Then Unit-2 stands in SIERRA NEVADA
      And the score of TUR is still 0

    Scenario: it may have declared the war in an earlier turn
      Given III.10 is in effect
      And TUR is at war with SPA
      And TUR has declared war on SPA over III.10
      And Unit-2 belongs to TUR
      When Unit-2 enters SIERRA NEVADA
      Then the score of TUR is 5

    Scenario: a declaration on another owner does not count
      Given III.10 is in effect (context)
      And the owner of SIERRA NEVADA is FRA
      And Unit-2 belongs to TUR (context)
      When TUR declares war on SPA
      And Unit-2 enters SIERRA NEVADA
      Then Unit-2 stands in SIERRA NEVADA
      And the score of TUR is still 0

    Scenario: troops of an ally that is a player do not count
      Given III.10 is in effect (context)
      And TUR is at war with SPA (context)
      And TUR has declared war on SPA over III.10 (context)
      And FRA is allied with TUR (context)
      And Unit-2 belongs to FRA (context)
      When Unit-2 enters SIERRA NEVADA
      Then the score of TUR is still 0

    Scenario: troops of a minor that is no ally do not count
      Given III.10 is in effect (context)
      And TUR is at war with SPA (context)
      And TUR has declared war on SPA over III.10 (context)
      And Unit-2 belongs to DEN (context)
      When Unit-2 enters SIERRA NEVADA
      Then the score of TUR is still 0

    Scenario: without a war there are no points
      Given III.10 is in effect (context)
      And Unit-2 belongs to TUR (context)
      When Unit-2 enters SIERRA NEVADA
      Then the score of TUR is still 0

    Scenario: there are points only once
      Given III.10 is in effect (context)
      And TUR is at war with SPA (context)
      And TUR has declared war on SPA over III.10 (context)
      And Unit-2 belongs to TUR (context)
      And TUR has the landing bonus
      When Unit-2 enters SIERRA NEVADA
      Then the score of TUR is still 0

    Scenario: another province brings no points
      Given III.10 is in effect (context)
      And TUR is at war with SPA (context)
      And TUR has declared war on SPA over III.10 (context)
      And Unit-2 belongs to TUR (context)
      When Unit-2 enters FLANDRE
      Then the score of TUR is still 0

    Scenario: without the event there are no points
      Given TUR is at war with SPA (context)
      And TUR has declared war on SPA over III.10 (context)
      And Unit-2 belongs to TUR (context)
      When Unit-2 enters SIERRA NEVADA
      Then the score of TUR is still 0

  @III.10/military.1
  Rule: III.10/military.1 The revolts are hard to put down

    Scenario: the malus is 3
      When III.10 is rolled
      Then the suppression malus in SIERRA NEVADA is 3

    Scenario: a revival has no malus
      Given III.10 is in effect
      And the course of III.10 is revival
      When the income step is played
      Then the suppression malus in SIERRA NEVADA is still 0

    Scenario: after the event there is no malus
      Given III.10 is in effect
      When the interphase step is played
      Then the suppression malus in SIERRA NEVADA is 0

  @III.10/redeployment.1
  Rule: III.10/redeployment.1 The revolts do not spread

    Scenario: they may not spread to a neighbour
      Given the number of weak revolts in SIERRA NEVADA is 1 (context)
      And the revolts in SIERRA NEVADA come from III.10
      When the revolt in SIERRA NEVADA extends to Province-2
      Then the revolt in SIERRA NEVADA extends to Province-2 is refused because of III.10/redeployment.1

    Scenario: a second counter may come in the province
      Given the number of weak revolts in SIERRA NEVADA is 1
      And the revolts in SIERRA NEVADA come from III.10 (context)
      When the revolt in SIERRA NEVADA extends to SIERRA NEVADA
      Then the number of weak revolts in SIERRA NEVADA is 2

    Scenario: other revolts may spread
      Given the number of weak revolts in FLANDRE is 1
      When the revolt in FLANDRE extends to Province-2
      Then the number of weak revolts in Province-2 is 1

  @III.10/redeployment.1
  Rule: III.10/redeployment.1 Two revolts at most

    Scenario Outline: <number> revolts of the event <verdict>
      Given III.10 is in effect
      And the revolts in SIERRA NEVADA come from III.10
      And the number of weak revolts in SIERRA NEVADA is <number>
      Then III.10/redeployment.1 <verdict>

      Examples:
        | number | verdict     |
        | 2      | is kept     |
        | 3      | is not kept |

  @III.10/interphase.1
  Rule: III.10/interphase.1 A general after the first turn

    Scenario: a revolt that outlasts its first turn gets a general
      Given III.10 is in effect
      And the first turn of III.10 is 17
      And the number of weak revolts in SIERRA NEVADA is 1
      When the interphase step is played
      Then a minor general leads the revolt in SIERRA NEVADA

    Scenario: a later turn brings no general
      Given III.10 is in effect
      And the first turn of III.10 is 16 (context)
      And the number of weak revolts in SIERRA NEVADA is 1 (context)
      When the interphase step is played
      Then still no minor general leads the revolt in SIERRA NEVADA

    Scenario: without the event there is no general
      Given III.10 is over (context)
      And the first turn of III.10 is 17 (context)
      And the number of weak revolts in SIERRA NEVADA is 1 (context)
      When the interphase step is played
      Then still no minor general leads the revolt in SIERRA NEVADA

    Scenario: a revolt that is put down gets none
      Given III.10 is in effect
      And the first turn of III.10 is 17 (context)
      When the interphase step is played
      Then still no minor general leads the revolt in SIERRA NEVADA

  @III.10/interphase.2
  Rule: III.10/interphase.2 Points for Turkey

    Scenario: every turn brings 2 points
      Given III.10 is in effect
      And the number of weak revolts in SIERRA NEVADA is 1
      When the interphase step is played
      Then the score of TUR is 2

    Scenario: with troops there in a war it brings 10
      Given III.10 is in effect
      And the number of weak revolts in SIERRA NEVADA is 1
      And TUR is at war with SPA
      And Unit-2 belongs to TUR
      And Unit-2 stands in SIERRA NEVADA
      When the interphase step is played
      Then the score of TUR is 10

    Scenario: troops of a minor ally count as well
      Given III.10 is in effect
      And the number of weak revolts in SIERRA NEVADA is 1
      And TUR is at war with SPA
      And DEN is allied with TUR
      And Unit-2 belongs to DEN
      And Unit-2 stands in SIERRA NEVADA
      When the interphase step is played
      Then the score of TUR is 10

    Scenario: troops without a war bring 2
      Given III.10 is in effect
      And the number of weak revolts in SIERRA NEVADA is 1
      And Unit-2 belongs to TUR (context)
      And Unit-2 stands in SIERRA NEVADA (context)
      When the interphase step is played
      Then the score of TUR is 2

    Scenario: a war without troops there brings 2
      Given III.10 is in effect
      And the number of weak revolts in SIERRA NEVADA is 1
      And TUR is at war with SPA (context)
      And Unit-2 belongs to TUR (context)
      And Unit-2 stands in FLANDRE (context)
      When the interphase step is played
      Then the score of TUR is 2

    Scenario: a revolt that was put down brings none
      Given III.10 is in effect
      When the interphase step is played
      Then III.10 is over
      And the score of TUR is still 0

    Scenario: nor with troops there
      Given III.10 is in effect
      And TUR is at war with SPA (context)
      And Unit-2 belongs to TUR (context)
      And Unit-2 stands in SIERRA NEVADA (context)
      When the interphase step is played
      Then III.10 is over
      And the score of TUR is still 0

    Scenario: without the event there are none
      Given the number of weak revolts in SIERRA NEVADA is 1 (context)
      When the interphase step is played
      Then the score of TUR is still 0

    Scenario: without the event troops there bring none
      Given the number of weak revolts in SIERRA NEVADA is 1 (context)
      And TUR is at war with SPA (context)
      And Unit-2 belongs to TUR (context)
      And Unit-2 stands in SIERRA NEVADA (context)
      When the interphase step is played
      Then the score of TUR is still 0

  @III.10/interphase.3
  Rule: III.10/interphase.3 Granada comes to be

    Scenario: a strong revolt that stood when the turn began makes Granada
      Given III.10 is in effect
      And the number of strong revolts in SIERRA NEVADA is 1
      When the survival step is played
      And the interphase step is played
      Then GRA is a minor
      And the owner of SIERRA NEVADA is GRA
      And GRA is in VA of TUR
      And the number of land detachments in the basic force of GRA is 2
      And the score of SPA is -20

    Scenario: a strong revolt that came up in the turn does not
      Given III.10 is in effect
      And the number of strong revolts in SIERRA NEVADA is 1
      When the interphase step is played
      Then GRA is still a gone
      And the score of SPA is still 0

    Scenario: one that was put down in the turn does not
      Given III.10 is in effect
      And the number of strong revolts in SIERRA NEVADA is 1
      When the survival step is played
      And SPA puts down the revolts in SIERRA NEVADA
      And the interphase step is played
      Then GRA is still a gone

    Scenario: without a strong revolt when the turn begins nothing is kept
      Given III.10 is in effect (context)
      And the turn of the strong revolt in SIERRA NEVADA is 15
      When the survival step is played
      Then the turn of the strong revolt in SIERRA NEVADA is 0

    Scenario: Granada is Muslim whatever it was
      Given III.10 is in effect
      And GRA is conciliatory
      And the number of strong revolts in SIERRA NEVADA is 1
      When the survival step is played
      And the interphase step is played
      Then GRA is muslim

    Scenario Outline: <power> does no diplomacy on Granada
      Given III.10 is over
      And GRA is a minor
      When <power> does diplomacy on GRA
      Then <power> does diplomacy on GRA is refused because of III.10/interphase.3

      Examples:
        | power |
        | TUR   |
        | FRA   |

    Scenario: as long as there is no Granada nothing is said of diplomacy on it
      Given III.10 is over (context)
      When FRA does diplomacy on GRA
      Then FRA has courted GRA

    Scenario: diplomacy on a Granada that this event has not made is none of its business
      Given GRA is a minor
      When FRA does diplomacy on GRA
      Then FRA has courted GRA

    Scenario: a Granada in another box of Turkey is free to change
      Given III.10 is over
      And GRA is a minor (context)
      And GRA is in MA of TUR
      When FRA takes control of GRA in MA
      Then GRA is in MA of FRA

    Scenario: a Granada that is a vassal of another than Turkey is free to change
      Given III.10 is over
      And GRA is a minor (context)
      And GRA is in VA of SPA
      When FRA takes control of GRA in MA
      Then GRA is in MA of FRA

    Scenario: before the event a Granada of Turkey is free to change
      Given GRA is a minor (context)
      And GRA is in VA of TUR
      When FRA takes control of GRA in MA
      Then GRA is in MA of FRA

    Scenario: Granada is nobody else's
      Given III.10 is over
      And GRA is a minor (context)
      And GRA is in VA of TUR
      When FRA takes control of GRA in MA
      Then FRA takes control of GRA in MA is refused because of III.10/interphase.3

    Scenario Outline: Turkey itself may not move Granada to <box>
      Given III.10 is over
      And GRA is a minor (context)
      And GRA is in VA of TUR
      When TUR takes control of GRA in <box>
      Then TUR takes control of GRA in <box> is refused because of III.10/interphase.3

      Examples:
        | box |
        | RM  |
        | SUB |
        | MA  |
        | CE  |
        | EG  |
        | AN  |

    Scenario: a Granada that is a vassal of Turkey already gets the province and stays its vassal
      Given III.10 is in effect
      And GRA is a minor
      And GRA is in VA of TUR
      And the number of strong revolts in SIERRA NEVADA is 1
      When the survival step is played
      And the interphase step is played
      Then the owner of SIERRA NEVADA is GRA
      And GRA is still in VA of TUR
      And the score of SPA is -20

    Scenario: a Granada that Turkey has lost is free
      Given III.10 is over
      And GRA is a minor (context)
      When FRA takes control of GRA in MA
      Then GRA is in MA of FRA

    Scenario: a weak revolt does not
      Given III.10 is in effect
      And the number of weak revolts in SIERRA NEVADA is 2 (context)
      And the turn of the strong revolt in SIERRA NEVADA is 16 (context)
      When the interphase step is played
      Then GRA is still a gone

    Scenario: without the event a strong revolt does not
      Given the number of strong revolts in SIERRA NEVADA is 1 (context)
      And the turn of the strong revolt in SIERRA NEVADA is 16 (context)
      When the interphase step is played
      Then GRA is still a gone

    Scenario: another owner pays for it
      Given III.10 is in effect
      And the owner of SIERRA NEVADA is FRA
      And the number of strong revolts in SIERRA NEVADA is 1
      And the turn of the strong revolt in SIERRA NEVADA is 16 (context)
      When the interphase step is played
      Then the score of FRA is -20
      And the score of SPA is still 0

  @III.10/interphase.4
  Rule: III.10/interphase.4 The event may come back

    Scenario: a player who annexes the province meets a revolt in the peace phase
      Given III.10 is over
      And the owner of SIERRA NEVADA is TUR
      When TUR cedes SIERRA NEVADA to FRA
      And the peace step is played
      Then the number of weak revolts in SIERRA NEVADA is 1
      And the leader of the revolts in SIERRA NEVADA is TUR
      And III.10 is in effect
      And the first turn of III.10 is 17
      And the revolts in SIERRA NEVADA come from III.10
      And the course of III.10 is revival

    Scenario: Granada runs the revolt while it exists
      Given III.10 is over
      And GRA is a minor
      And the owner of SIERRA NEVADA is TUR
      When TUR cedes SIERRA NEVADA to FRA
      And the peace step is played
      Then the leader of the revolts in SIERRA NEVADA is GRA

    Scenario: Turkey meets no revolt
      Given III.10 is over
      And the owner of SIERRA NEVADA is FRA
      When FRA cedes SIERRA NEVADA to TUR
      And the peace step is played
      Then the number of weak revolts in SIERRA NEVADA is still 0

    Scenario: a minor meets no revolt
      Given III.10 is over
      And the owner of SIERRA NEVADA is FRA
      When FRA cedes SIERRA NEVADA to DEN
      And the peace step is played
      Then the number of weak revolts in SIERRA NEVADA is still 0

    Scenario: before the event there is no revolt
      Given the owner of SIERRA NEVADA is TUR
      When TUR cedes SIERRA NEVADA to FRA
      And the peace step is played
      Then the number of weak revolts in SIERRA NEVADA is still 0

    Scenario: another province brings no revolt
      Given III.10 is over
      And the owner of Province-2 is TUR
      When TUR cedes Province-2 to FRA
      And the peace step is played
      Then the owner of Province-2 is still FRA
      And III.10 is still over
