Feature: IV.18 Prussian annexation of Berg

  @IV.18/header
  Rule: IV.18/header It never ends

    Scenario: the event goes on after its turn
      When IV.18 is rolled
      And the interphase step is played
      Then IV.18 is still in effect

  @IV.18/events.1
  Rule: IV.18/events.1 Berg becomes Prussian

    Scenario: all land of Berg goes to Prussia and Berg is gone
      Given the owner of Province-1 is BER
      When IV.18 is rolled
      Then the owner of BERG is PRU
      And the owner of Province-1 is PRU
      And BER is a gone

    Scenario: land of others stays with them
      When IV.18 is rolled
      Then BER is a gone
      And the owner of POITOU is still FRA

    Scenario: a Berg that is gone has no patron and no war
      Given BER is in VA of FRA
      And BER is at war with HOL
      When IV.18 is rolled
      Then BER is neutral
      And BER is not at war with HOL

  @IV.18/events.2
  Rule: IV.18/events.2 Another owner of BERG cedes it or is attacked

    Scenario: another owner has to cede BERG or be attacked
      Given the owner of BERG is HOL
      When IV.18 is rolled
      Then HOL cedes BERG to PRU or PRU declares war on HOL is obligatory because of IV.18/events.2

    Scenario: an owner that gives way cedes BERG
      Given the owner of BERG is HOL
      When IV.18 is rolled
      And HOL cedes BERG to PRU
      Then the owner of BERG is PRU
      And PRU is still not at war with HOL

    Scenario: an owner that does not is attacked for it
      Given the owner of BERG is HOL
      When IV.18 is rolled
      And PRU declares war on HOL
      Then PRU is at war with HOL
      And the war between PRU and HOL comes from IV.18
      And the owner of BERG is still HOL

    Scenario: for the BERG of an annexed country its annexer cedes it or is attacked
      Given the owner of BERG is POL
      And POL is annexed by RUS
      When IV.18 is rolled
      Then RUS cedes BERG to PRU or PRU declares war on RUS is obligatory because of IV.18/events.2

    Scenario: an annexer that does not give way is attacked for it
      Given the owner of BERG is POL
      And POL is annexed by RUS
      When IV.18 is rolled
      And PRU declares war on RUS
      Then the war between PRU and RUS comes from IV.18

    Scenario: a Prussian war on somebody else is none of this event
      Given the owner of BERG is HOL
      When IV.18 is rolled
      And PRU declares war on BAV
      Then the war between PRU and BAV still does not come from IV.18

    Scenario: a turn later a war on the owner is none of this event
      Given IV.18 is in effect
      And the first turn of IV.18 is 16 (context)
      And the owner of BERG is HOL
      When PRU declares war on HOL
      Then the war between PRU and HOL still does not come from IV.18
      And HOL cedes BERG to PRU or PRU declares war on HOL is not obligatory

    Scenario: an owner that Prussia fights already has done with it
      Given the owner of BERG is HOL
      And PRU is at war with HOL
      When IV.18 is rolled
      Then HOL cedes BERG to PRU or PRU declares war on HOL is not obligatory

    Scenario: a Prussia that is out of the game neither asks for BERG nor attacks
      Given PRU is a gone
      And the owner of BERG is HOL
      When IV.18 is rolled
      Then IV.18 is in effect
      And HOL cedes BERG to PRU or PRU declares war on HOL is not obligatory

    Scenario: a BERG of Berg brings no war
      When IV.18 is rolled
      Then the owner of BERG is PRU
      And PRU is still not at war with BER
      And PRU cedes BERG to PRU or PRU declares war on PRU is not obligatory

  @IV.18/events.3
  Rule: IV.18/events.3 Prussia may be gone

    Scenario: in a German Empire the event is crossed off as played
      Given PRU is a gone
      And GER is a minor
      When IV.18 is rolled
      Then IV.18 is marked off
      And IV.18 counts as played
      And the fate of IV.18 is nothing
      And IV.18 is still dormant
      And the owner of BERG is still BER

    Scenario: beside a German Empire a living Prussia takes Berg
      Given GER is a minor (context)
      When IV.18 is rolled
      Then the owner of BERG is PRU
      And IV.18 is still not marked off

    Scenario: without an Empire the event comes about for a Prussia that is gone
      Given PRU is a gone
      When IV.18 is rolled
      Then IV.18 is in effect
      And the owner of BERG is PRU

    Scenario: Prussia comes back with the end of the Empire and takes Berg
      Given IV.18 is marked off
      And the Empire is in effect
      And PRU is a member of the Empire
      And PRU is a gone
      When the Empire ends
      Then IV.18 is in effect
      And PRU is a minor
      And BER is a gone

    Scenario: an event that never was rolled does not come by itself
      Given the Empire is in effect
      When the Empire ends
      Then IV.18 is still dormant

    Scenario: what has come to pass does not come again
      Given IV.18 is in effect
      And IV.18 is marked off (context)
      And the first turn of IV.18 is 12
      And the Empire is in effect
      When the Empire ends
      Then the first turn of IV.18 is still 12

  @IV.18/military.1
  Rule: IV.18/military.1 Prussian units in the Empire

    Scenario: Prussian units pass through land of the Empire
      Given IV.18 is in effect
      And Unit-1 belongs to PRU
      And Unit-1 stands in POSEN
      When Unit-1 enters BOHEMIA
      Then Unit-1 enters BOHEMIA is allowed because of IV.18/military.1

    Scenario: no unit comes into the Empire from off the map by this leave
      Given IV.18 is in effect
      And Unit-1 belongs to PRU (context)
      When Unit-1 enters BOHEMIA
      Then Unit-1 enters BOHEMIA is not allowed because of IV.18/military.1

    Scenario Outline: there is no such leave <when>
      Given IV.18 is <status> (context)
      And Unit-1 belongs to <side> (context)
      And Unit-1 stands in POSEN (context)
      When Unit-1 enters <province>
      Then Unit-1 enters <province> is not allowed because of IV.18/military.1

      Examples:
        | when                    | status    | side | province |
        | before the event        | dormant   | PRU  | BOHEMIA  |
        | for units of others     | in effect | BAV  | BOHEMIA  |
        | outside the Empire      | in effect | PRU  | POITOU   |
