Feature: IV.5 Extension of the Mogol Empire

  @IV.5/header
  Rule: IV.5/header Once or twice, and for good

    Scenario: the extension outlives its turn
      Given IV.5 is in effect
      And the number of times IV.5 has started is 1 (context)
      When the interphase step is played
      Then IV.5 is still in effect

    Scenario: it may come a second time while the first goes on
      Given IV.5 is in effect
      And the number of times IV.5 has started is 1
      When IV.5 is rolled
      Then IV.5 is still in effect
      And the number of times IV.5 has started is 2

    Scenario: it does not come a third time
      Given IV.5 is in effect
      And the number of times IV.5 has started is 2
      When IV.5 is rolled
      Then IV.5 is rolled is refused

  @IV.5/FE.events.1
  Rule: IV.5/FE.events.1 MARATHI is taken and its holders attacked

    Scenario: MARATHI comes under the Mogols
      When IV.5 is rolled
      Then the ruler of MARATHI is MOG
      And the ruler of CARNATIC is still nobody

    Scenario: the holder of a colony in MARATHI is attacked
      Given Post-2 lies in MARATHI
      And Post-2 is a colony
      And Post-2 is held by ENG
      When IV.5 is rolled
      Then MOG is at war with ENG
      And the war between MOG and ENG comes from IV.5

    Scenario: the holder of a fort in MARATHI is attacked
      Given Post-2 lies in MARATHI
      And the fort of Post-2 is 1
      And Post-2 is held by ENG
      When IV.5 is rolled
      Then MOG is at war with ENG

    Scenario: an open trading post in MARATHI is no cause for war
      Given Post-2 lies in MARATHI (context)
      And Post-2 is held by ENG (context)
      When IV.5 is rolled
      Then MOG is still not at war with ENG

    Scenario: a colony outside MARATHI is safe
      Given Post-2 lies in CARNATIC (context)
      And Post-2 is a colony (context)
      And Post-2 is held by ENG (context)
      When IV.5 is rolled
      Then MOG is still not at war with ENG

    Scenario: a Mogol fort in MARATHI is safe
      Given Post-2 lies in MARATHI
      And the fort of Post-2 is 2
      And Post-2 is held by MOG
      When IV.5 is rolled
      Then the war between MOG and MOG still does not come from IV.5

    Scenario Outline: a war that the Mogols declare <when> is no war over MARATHI
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is <times> (context)
      And the first turn of IV.5 is <first> (context)
      And Post-2 lies in MARATHI
      And the fort of Post-2 is 2
      And Post-2 is held by <holder>
      When MOG declares war on ENG
      Then MOG is at war with ENG
      And the war between MOG and ENG still does not come from IV.5

      Examples:
        | when                        | times | first | holder |
        | on a country without a fort | 1     | 17    | HOL    |
        | in a later turn             | 1     | 16    | ENG    |
        | at the second advance       | 2     | 17    | ENG    |

    Scenario: a war over MARATHI that is fought already has its own cause
      Given Post-2 lies in MARATHI
      And the fort of Post-2 is 2
      And Post-2 is held by ENG
      And MOG is at war with ENG
      When IV.5 is rolled
      Then the war between MOG and ENG still does not come from IV.5

    Scenario: who fights the Mogols since III.5 is not attacked once more over MARATHI
      Given Post-1 lies in ORISSA
      And Post-1 is a colony
      And Post-1 is held by ENG
      And Post-2 lies in MARATHI
      And Post-2 is a colony
      And Post-2 is held by ENG
      And Post-3 lies in MARATHI
      And Post-3 is a colony
      And Post-3 is held by HOL
      When III.5 is rolled
      And IV.5 is rolled
      Then the ruler of MARATHI is MOG
      And the ruler of ORISSA is still MOG
      And the war between MOG and ENG still comes from III.5
      And the war between MOG and HOL comes from IV.5

    Scenario: the other event leaves MARATHI alone
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1
      And Post-2 lies in MARATHI
      And Post-2 is a colony (context)
      And Post-2 is held by ENG (context)
      When IV.5 is rolled
      Then MOG is still not at war with ENG
      And the ruler of MARATHI is still nobody

  @IV.5/FE.events.2
  Rule: IV.5/FE.events.2 The victim of the first event may call allies

    Scenario: the victim of the first event calls its allies
      Given IV.5 is in effect
      And the first turn of IV.5 is 17
      And the number of times IV.5 has started is 1
      And MOG is at war with ENG
      And the war between MOG and ENG comes from IV.5
      And the first turn of the war between MOG and ENG is 17
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is allowed because of IV.5/FE.events.2

    Scenario: a turn after the first event nothing is said of it
      Given IV.5 is in effect (context)
      And the first turn of IV.5 is 16
      And the number of times IV.5 has started is 1 (context)
      And MOG is at war with ENG (context)
      And the war between MOG and ENG comes from IV.5 (context)
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is not allowed because of IV.5/FE.events.2

    Scenario: a war of another cause in the first event
      Given IV.5 is in effect (context)
      And the first turn of IV.5 is 17 (context)
      And the number of times IV.5 has started is 1 (context)
      And MOG is at war with ENG (context)
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is not allowed because of IV.5/FE.events.2

    Scenario: the second event has a clause of its own for this
      Given IV.5 is in effect (context)
      And the first turn of IV.5 is 17 (context)
      And the number of times IV.5 has started is 2
      And MOG is at war with ENG (context)
      And the war between MOG and ENG comes from IV.5 (context)
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is not allowed because of IV.5/FE.events.2

    Scenario: an older war of the first victim gives no leave
      Given IV.5 is in effect (context)
      And the first turn of IV.5 is 17 (context)
      And the number of times IV.5 has started is 1 (context)
      And MOG is at war with ENG
      And the war between MOG and ENG comes from IV.5
      And the first turn of the war between MOG and ENG is 15
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is not allowed because of IV.5/FE.events.2

    Scenario: an extension that is over leaves the allies of its first victim alone
      Given IV.5 is over (context)
      And the first turn of IV.5 is 17 (context)
      And the number of times IV.5 has started is 1 (context)
      And MOG is at war with ENG (context)
      And the war between MOG and ENG comes from IV.5 (context)
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is not allowed because of IV.5/FE.events.2

  @IV.5/FE.military.1
  Rule: IV.5/FE.military.1 The Mogols have to attack in MARATHI

    Scenario: an enemy post in MARATHI has to be attacked
      Given IV.5 is in effect
      And the number of times IV.5 has started is 1 (context)
      And Post-2 lies in MARATHI
      And Post-2 is held by ENG
      And MOG is at war with ENG
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is obligatory because of IV.5/FE.military.1

    Scenario: an enemy post in ORISSA need not be attacked for MARATHI
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1 (context)
      And Post-2 lies in ORISSA (context)
      And Post-2 is held by ENG (context)
      And MOG is at war with ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: a post in MARATHI of a country at peace need not be attacked
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1 (context)
      And Post-2 lies in MARATHI (context)
      And Post-2 is held by HOL
      And MOG is at war with ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: in peace nothing in MARATHI need be attacked
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1 (context)
      And Post-2 lies in MARATHI (context)
      And Post-2 is held by ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: before its event nothing in MARATHI need be attacked
      Given Post-2 lies in MARATHI (context)
      And Post-2 is held by ENG (context)
      And MOG is at war with ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: Mogols without troops attack nothing in MARATHI
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1 (context)
      And Post-2 lies in MARATHI (context)
      And Post-2 is held by ENG (context)
      And MOG is at war with ENG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: after the rounds nothing in MARATHI need be attacked
      Given IV.5 is in effect
      And the number of times IV.5 has started is 1
      And Post-2 lies in MARATHI
      And Post-2 is held by ENG
      And MOG is at war with ENG
      And Unit-1 belongs to MOG
      When the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

  @IV.5/SE.events.1
  Rule: IV.5/SE.events.1 CARNATIC is taken and its holders attacked

    Scenario: CARNATIC comes under the Mogols
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1
      When IV.5 is rolled
      Then the ruler of CARNATIC is MOG
      And the ruler of MARATHI is still nobody

    Scenario: the holder of a colony in CARNATIC is attacked
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1
      And Post-2 lies in CARNATIC
      And Post-2 is a colony
      And Post-2 is held by ENG
      When IV.5 is rolled
      Then MOG is at war with ENG
      And the war between MOG and ENG comes from IV.5

    Scenario: the holder of a fort in CARNATIC is attacked
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1
      And Post-2 lies in CARNATIC
      And the fort of Post-2 is 1
      And Post-2 is held by ENG
      When IV.5 is rolled
      Then MOG is at war with ENG

    Scenario: an open trading post in CARNATIC is no cause for war
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1 (context)
      And Post-2 lies in CARNATIC (context)
      And Post-2 is held by ENG (context)
      When IV.5 is rolled
      Then MOG is still not at war with ENG

    Scenario: a colony outside CARNATIC is safe
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1
      And Post-2 lies in MARATHI (context)
      And Post-2 is a colony (context)
      And Post-2 is held by ENG (context)
      When IV.5 is rolled
      Then MOG is still not at war with ENG

    Scenario: a Mogol fort in CARNATIC is safe
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1
      And Post-2 lies in CARNATIC
      And the fort of Post-2 is 2
      And Post-2 is held by MOG
      When IV.5 is rolled
      Then the war between MOG and MOG still does not come from IV.5

    Scenario Outline: a war that the Mogols declare <when> is no war over CARNATIC
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is <times> (context)
      And the first turn of IV.5 is <first> (context)
      And Post-2 lies in CARNATIC
      And the fort of Post-2 is 2
      And Post-2 is held by <holder>
      When MOG declares war on ENG
      Then MOG is at war with ENG
      And the war between MOG and ENG still does not come from IV.5

      Examples:
        | when                        | times | first | holder |
        | on a country without a fort | 2     | 17    | HOL    |
        | in a later turn             | 2     | 16    | ENG    |
        | at the first advance        | 1     | 17    | ENG    |

    Scenario: a war over CARNATIC that is fought already has its own cause
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1
      And Post-2 lies in CARNATIC
      And the fort of Post-2 is 2
      And Post-2 is held by ENG
      And MOG is at war with ENG
      When IV.5 is rolled
      Then the war between MOG and ENG still does not come from IV.5

    Scenario: the other event leaves CARNATIC alone
      Given Post-2 lies in CARNATIC
      And Post-2 is a colony (context)
      And Post-2 is held by ENG (context)
      When IV.5 is rolled
      Then MOG is still not at war with ENG
      And the ruler of CARNATIC is still nobody

  @IV.5/SE.events.2
  Rule: IV.5/SE.events.2 The victim of the second event may call allies

    Scenario: the victim of the second event calls its allies
      Given IV.5 is in effect
      And the first turn of IV.5 is 17
      And the number of times IV.5 has started is 2
      And MOG is at war with ENG
      And the war between MOG and ENG comes from IV.5
      And the first turn of the war between MOG and ENG is 17
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is allowed because of IV.5/SE.events.2

    Scenario: a turn after the second event nothing is said of it
      Given IV.5 is in effect (context)
      And the first turn of IV.5 is 16
      And the number of times IV.5 has started is 2 (context)
      And MOG is at war with ENG (context)
      And the war between MOG and ENG comes from IV.5 (context)
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is not allowed because of IV.5/SE.events.2

    Scenario: a war of another cause in the second event
      Given IV.5 is in effect (context)
      And the first turn of IV.5 is 17 (context)
      And the number of times IV.5 has started is 2 (context)
      And MOG is at war with ENG (context)
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is not allowed because of IV.5/SE.events.2

    Scenario: the first event has a clause of its own for this
      Given IV.5 is in effect (context)
      And the first turn of IV.5 is 17 (context)
      And the number of times IV.5 has started is 1
      And MOG is at war with ENG (context)
      And the war between MOG and ENG comes from IV.5 (context)
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is not allowed because of IV.5/SE.events.2

    Scenario: an older war of the second victim gives no leave
      Given IV.5 is in effect (context)
      And the first turn of IV.5 is 17 (context)
      And the number of times IV.5 has started is 2 (context)
      And MOG is at war with ENG
      And the war between MOG and ENG comes from IV.5
      And the first turn of the war between MOG and ENG is 15
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is not allowed because of IV.5/SE.events.2

    Scenario: an extension that is over leaves the allies of its second victim alone
      Given IV.5 is over (context)
      And the first turn of IV.5 is 17 (context)
      And the number of times IV.5 has started is 2 (context)
      And MOG is at war with ENG (context)
      And the war between MOG and ENG comes from IV.5 (context)
      When ENG calls its allies against MOG in the war of IV.5
      Then ENG calls its allies against MOG in the war of IV.5 is not allowed because of IV.5/SE.events.2

  @IV.5/SE.military.1
  Rule: IV.5/SE.military.1 The Mogols have to attack in CARNATIC

    Scenario: an enemy post in CARNATIC has to be attacked
      Given IV.5 is in effect
      And the number of times IV.5 has started is 2
      And Post-2 lies in CARNATIC
      And Post-2 is held by ENG
      And MOG is at war with ENG
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is obligatory because of IV.5/SE.military.1

    Scenario: an enemy post in ORISSA need not be attacked for CARNATIC
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 2 (context)
      And Post-2 lies in ORISSA (context)
      And Post-2 is held by ENG (context)
      And MOG is at war with ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: a post in CARNATIC of a country at peace need not be attacked
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 2 (context)
      And Post-2 lies in CARNATIC (context)
      And Post-2 is held by HOL
      And MOG is at war with ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: in peace nothing in CARNATIC need be attacked
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 2 (context)
      And Post-2 lies in CARNATIC (context)
      And Post-2 is held by ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: before its event nothing in CARNATIC need be attacked
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 1
      And Post-2 lies in CARNATIC (context)
      And Post-2 is held by ENG (context)
      And MOG is at war with ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: when the event is over nothing in CARNATIC need be attacked
      Given IV.5 is over (context)
      And the number of times IV.5 has started is 2 (context)
      And Post-2 lies in CARNATIC (context)
      And Post-2 is held by ENG (context)
      And MOG is at war with ENG (context)
      And Unit-1 belongs to MOG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: Mogols without troops attack nothing in CARNATIC
      Given IV.5 is in effect (context)
      And the number of times IV.5 has started is 2 (context)
      And Post-2 lies in CARNATIC (context)
      And Post-2 is held by ENG (context)
      And MOG is at war with ENG (context)
      When the beginning of the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory

    Scenario: after the rounds nothing in CARNATIC need be attacked
      Given IV.5 is in effect
      And the number of times IV.5 has started is 2
      And Post-2 lies in CARNATIC
      And Post-2 is held by ENG
      And MOG is at war with ENG
      And Unit-1 belongs to MOG
      When the rounds step is played
      And MOG attacks Post-2
      Then MOG attacks Post-2 is not obligatory
