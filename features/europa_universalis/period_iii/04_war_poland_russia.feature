Feature: III.4 War between Poland and Russia

  @III.4/header
  Rule: III.4/header The event is over with the war

    Scenario Outline: the event is over when <act>
      Given III.4 is in effect
      And POL is at war with RUS
      When <act>
      And the interphase step is played
      Then III.4 is over

      Examples:
        | act                                   |
        | POL makes a white peace with RUS      |
        | RUS makes a white peace with POL      |
        | POL wins a peace of level 1 over RUS  |
        | POL wins a peace of level 5 over RUS  |
        | RUS wins a peace of level 1 over POL  |
        | RUS wins a peace of level 5 over POL  |
        | POL crushes RUS                       |
        | RUS crushes POL                       |
        | POL makes a mandatory peace with RUS  |
        | RUS makes a mandatory peace with POL  |
        | POL makes an enforced peace with RUS  |
        | RUS makes an enforced peace with POL  |

    Scenario: a peace with another does not end it
      Given III.4 is in effect
      And POL is at war with TUR
      When POL makes a white peace with TUR
      And the interphase step is played
      Then III.4 is still in effect

    Scenario Outline: a peace before the event is none of it, when <act>
      Given POL is at war with RUS
      When <act>
      Then POL is not at war with RUS
      And no peace has still been made in III.4

      Examples:
        | act                                   |
        | POL makes a white peace with RUS      |
        | RUS makes a white peace with POL      |
        | POL wins a peace of level 3 over RUS  |
        | RUS wins a peace of level 3 over POL  |
        | POL crushes RUS                       |
        | RUS crushes POL                       |
        | POL makes a mandatory peace with RUS  |
        | RUS makes a mandatory peace with POL  |
        | POL makes an enforced peace with RUS  |
        | RUS makes an enforced peace with POL  |

    Scenario: as long as the two fight the event goes on
      Given III.4 is in effect
      And POL is at war with RUS
      When the interphase step is played
      Then III.4 is still in effect

    Scenario: where Russia had no part of Poland there is nobody with whom peace could be made
      Given POL is a gone
      And the owner of MAZOVIA is FRA
      When III.4 is rolled
      And POL makes a white peace with FRA
      And the interphase step is played
      Then POL is still not at war with FRA
      And III.4 is still in effect

    Scenario: an event that never began does not end
      Given III.4 is dormant (context)
      When the interphase step is played
      Then III.4 is still dormant

  @III.4/pre.1
  Rule: III.4/pre.1 Not before period III

    Scenario: in turn 14 the dice are thrown again
      Given the turn is 14
      When III.4 is rolled
      Then the fate of III.4 is roll again
      And III.4 is still not marked off
      And III.4 is still dormant

    Scenario: in turn 15 the war breaks out
      Given the turn is 15
      When III.4 is rolled
      Then III.4 is in effect

  @III.4/pre.2
  Rule: III.4/pre.2 Poland inactive or out of play

    Scenario: an active Poland sends the dice back
      Given POL is at war with TUR
      When III.4 is rolled
      Then the fate of III.4 is roll again
      And III.4 is still not marked off
      And III.4 still does not count as played

    Scenario: an inactive Poland goes to war
      When III.4 is rolled
      Then III.4 is in effect

    Scenario Outline: a Poland that is <kind> rises
      Given POL is a <kind>
      And the box of POL is AN
      When III.4 is rolled
      Then III.4 is in effect

      Examples:
        | kind    |
        | annexed |

    Scenario: a Poland that a player leads is no inactive minor
      Given POL is a player
      When III.4 is rolled
      Then the fate of III.4 is roll again
      And III.4 is still dormant

    Scenario: a Poland that is gone rises as well
      Given POL is a gone
      When III.4 is rolled
      Then III.4 is in effect

    Scenario: after the war of Sweden with Poland has begun this one has to wait
      When IV.19 is rolled
      And POL declares war on TUR
      And III.4 is rolled
      Then the fate of III.4 is roll again

  @III.4/inactive.events.1
  Rule: III.4/inactive.events.1 Poland attacks Russia

    Scenario: an inactive Poland declares war on Russia
      When III.4 starts
      Then POL declares war on RUS
      And POL is at war with RUS
      And the war between POL and RUS comes from III.4
      And the course of III.4 is inactive minor

    Scenario: Russia loses its control of Poland
      Given POL is in EG of RUS
      When III.4 starts
      Then POL is neutral

    Scenario: a Poland of Spain stays with Spain
      Given POL is in EG of SPA
      When III.4 starts
      Then POL is at war with RUS
      And POL is still in EG of SPA

    Scenario: a Poland that fights already attacks nobody
      Given POL is at war with TUR
      When III.4 starts
      Then III.4 is in effect
      And POL is still not at war with RUS
      And the course of III.4 is still not inactive minor

  @III.4/inactive.events.2
  Rule: III.4/inactive.events.2 Russia calls its allies

    Background:
      Given III.4 is in effect (context)
      And POL is at war with RUS (context)

    Scenario: Russia calls its allies in the turn of the attack
      Given the course of III.4 is inactive minor
      And the first turn of III.4 is 17
      When RUS calls its allies against POL in the war of III.4
      Then RUS calls its allies against POL in the war of III.4 is allowed because of III.4/inactive.events.2

    Scenario: a turn later nothing is said of allies any more
      Given the course of III.4 is inactive minor (context)
      And the first turn of III.4 is 16
      When RUS calls its allies against POL in the war of III.4
      Then RUS calls its allies against POL in the war of III.4 is not allowed because of III.4/inactive.events.2

    Scenario: when the event is over nothing is said of allies any more
      Given the course of III.4 is inactive minor
      And III.4 is over
      And the first turn of III.4 is 17
      When RUS calls its allies against POL in the war of III.4
      Then RUS calls its allies against POL in the war of III.4 is not allowed because of III.4/inactive.events.2

    Scenario: with a risen Poland the leave is another
      Given the course of III.4 is removed minor (context)
      And the first turn of III.4 is 17 (context)
      When RUS calls its allies against POL in the war of III.4
      Then RUS calls its allies against POL in the war of III.4 is not allowed because of III.4/inactive.events.2

  @III.4/inactive.events.3
  Rule: III.4/inactive.events.3 The patron of Poland comes to its help

    Scenario: the patron helps when an ally of Russia has attacked
      Given III.4 is in effect
      And the course of III.4 is inactive minor
      And the patron of POL is FRA
      And TUR is allied with RUS
      And TUR is at war with POL
      When POL calls FRA into its war with TUR
      Then POL calls FRA into its war with TUR is allowed because of III.4/inactive.events.3

    Scenario: the patron may send its help as well
      Given III.4 is in effect
      And the course of III.4 is inactive minor
      And the patron of POL is FRA
      And TUR is allied with RUS
      And TUR is at war with POL
      When FRA sends help to POL in the war of III.4
      Then FRA sends help to POL in the war of III.4 is allowed because of III.4/inactive.events.3

    Scenario: outside the event there is no such leave
      Given III.4 is over (context)
      And the course of III.4 is inactive minor
      And the patron of POL is FRA
      And TUR is allied with RUS
      And TUR is at war with POL
      When POL calls FRA into its war with TUR
      Then POL calls FRA into its war with TUR is not allowed because of III.4/inactive.events.3

    Scenario: with a risen Poland the leave to help is another
      Given III.4 is in effect
      And the course of III.4 is removed minor (context)
      And the patron of POL is FRA
      And TUR is allied with RUS
      And TUR is at war with POL
      When POL calls FRA into its war with TUR
      Then POL calls FRA into its war with TUR is not allowed because of III.4/inactive.events.3

    Scenario: whoever does not control Poland has no such leave
      Given III.4 is in effect
      And the course of III.4 is inactive minor
      And the patron of POL is SPA (context)
      And TUR is allied with RUS
      And TUR is at war with POL
      When POL calls FRA into its war with TUR
      Then POL calls FRA into its war with TUR is not allowed because of III.4/inactive.events.3

    Scenario: an attacker that is no ally of Russia brings no help
      Given III.4 is in effect
      And the course of III.4 is inactive minor
      And the patron of POL is FRA
      And TUR is at war with POL
      When POL calls FRA into its war with TUR
      Then POL calls FRA into its war with TUR is not allowed because of III.4/inactive.events.3

    Scenario: an ally of Russia that stays at peace brings no help
      Given III.4 is in effect
      And the course of III.4 is inactive minor
      And the patron of POL is FRA
      And TUR is allied with RUS
      When POL calls FRA into its war with TUR
      Then POL calls FRA into its war with TUR is not allowed because of III.4/inactive.events.3

  @III.4/inactive.events.4
  Rule: III.4/inactive.events.4 England plays a neutral Poland

    Scenario: England plays it and may not help it
      When III.4 is rolled
      And POL calls ENG into its war with RUS
      Then the player of POL is still ENG
      And POL calls ENG into its war with RUS is refused because of III.4/inactive.events.4

    Scenario: England sends a neutral Poland no help
      When III.4 is rolled
      And ENG sends help to POL in the war of III.4
      Then ENG sends help to POL in the war of III.4 is refused because of III.4/inactive.events.4

    Scenario: England may help a Poland with a patron
      Given POL is in EG of ENG
      When III.4 is rolled
      And ENG sends help to POL in the war of III.4
      Then ENG has sent help to POL in the war of III.4

    Scenario: after the event England may help a neutral Poland
      Given III.4 is over (context)
      When ENG sends help to POL in the war of III.4
      Then ENG has sent help to POL in the war of III.4

    Scenario: a Poland with a patron is not played by England
      Given POL is in EG of FRA
      When III.4 is rolled
      And POL calls ENG into its war with RUS
      Then the player of POL is still not ENG
      And ENG is at war with RUS

    Scenario: without the event England does not play Poland
      Given III.4 is over (context)
      And POL is at war with RUS
      When POL calls ENG into its war with RUS
      Then the player of POL is still not ENG
      And ENG is at war with RUS

    Scenario: another than England may come to its aid
      Given III.4 is in effect (context)
      And POL is at war with RUS
      When POL calls SWE into its war with RUS
      Then SWE is at war with RUS

  @III.4/inactive.administration.1
  Rule: III.4/inactive.administration.1 Offensive reinforcements

    Scenario: the attack brings offensive reinforcements
      When III.4 is rolled
      Then the reinforcements of POL are offensive

    Scenario: they end with the event
      Given III.4 is in effect
      And POL is at war with RUS
      When POL makes a white peace with RUS
      And the interphase step is played
      Then the reinforcements of POL are free

  @III.4/inactive.administration.2
  Rule: III.4/inactive.administration.2 Others who attack Poland

    Scenario: an attack of Turkey brings defensive reinforcements and a leader
      Given III.4 is in effect
      And the course of III.4 is inactive minor
      And POL is at war with RUS
      And the war between POL and RUS comes from III.4
      When TUR declares war on POL
      Then POL has extra defensive reinforcements
      And the number of generals POL may place rises by 1

    Scenario: a second attack brings no more
      Given III.4 is in effect
      And the course of III.4 is inactive minor
      And POL is at war with RUS
      And the war between POL and RUS comes from III.4
      And POL has extra defensive reinforcements
      When TUR declares war on POL
      Then POL is at war with TUR
      And the number of generals POL may place is still 0

    Scenario: an attack after the event brings nothing
      Given III.4 is over (context)
      And the course of III.4 is inactive minor
      And POL is at war with RUS
      And the war between POL and RUS comes from III.4
      When TUR declares war on POL
      Then POL is at war with TUR
      And POL still does not have extra defensive reinforcements

    Scenario: an attack on a Poland that does not fight by the event brings nothing
      Given III.4 is in effect
      And the course of III.4 is inactive minor
      When TUR declares war on POL
      Then POL is at war with TUR
      And POL still does not have extra defensive reinforcements

    Scenario: an attack on another country brings nothing
      Given III.4 is in effect (context)
      And the course of III.4 is inactive minor
      And POL is at war with RUS (context)
      And the war between POL and RUS comes from III.4 (context)
      When TUR declares war on HAB
      Then TUR is at war with HAB
      And POL still does not have extra defensive reinforcements

    Scenario: the war of the event itself brings nothing
      When III.4 is rolled
      Then POL is at war with RUS
      And POL still does not have extra defensive reinforcements

    Scenario: an attack of Russia itself brings nothing
      Given III.4 is in effect
      And the course of III.4 is inactive minor
      And POL is at war with FRA (context)
      And the war between POL and FRA comes from III.4 (context)
      When RUS declares war on POL
      Then POL is at war with RUS
      And POL still does not have extra defensive reinforcements

    Scenario: an attack that is due to this war brings them as well
      Given III.4 is in effect
      And the course of III.4 is inactive minor
      And POL is at war with RUS
      And the war between POL and RUS comes from III.4
      And the war between POL and FRA comes from III.4 (context)
      When FRA declares war on POL
      Then POL has extra defensive reinforcements

    Scenario Outline: with a risen Poland an attack of <attacker> brings them
      Given III.4 is in effect
      And the course of III.4 is removed minor
      And POL is at war with HAB
      And the war between POL and HAB comes from III.4
      When <attacker> declares war on POL
      Then POL has extra defensive reinforcements
      And the number of generals POL may place rises by 1

      Examples:
        | attacker |
        | RUS      |
        | TUR      |

    Scenario: a former owner that has made peace is no other state
      Given III.4 is in effect
      And the course of III.4 is removed minor
      And POL is at war with HAB
      And the war between POL and HAB comes from III.4
      And the war between POL and PRU comes from III.4
      When PRU declares war on POL
      Then POL is at war with PRU
      And POL still does not have extra defensive reinforcements

    Scenario: a risen Poland that has made its peace gets nothing
      Given III.4 is in effect (context)
      And the course of III.4 is removed minor (context)
      When TUR declares war on POL
      Then POL is at war with TUR
      And POL still does not have extra defensive reinforcements

    Scenario: once the event is over a risen Poland gets nothing
      Given III.4 is over (context)
      And the course of III.4 is removed minor (context)
      And POL is at war with HAB (context)
      And the war between POL and HAB comes from III.4 (context)
      When TUR declares war on POL
      Then POL is at war with TUR
      And POL still does not have extra defensive reinforcements

    Scenario: a second attack on a risen Poland brings no more
      Given III.4 is in effect (context)
      And the course of III.4 is removed minor (context)
      And POL is at war with HAB (context)
      And the war between POL and HAB comes from III.4 (context)
      And POL has extra defensive reinforcements
      When TUR declares war on POL
      Then POL is at war with TUR
      And the number of generals POL may place is still 0

  @III.4/removed.1
  Rule: III.4/removed.1 Three provinces rise

    Scenario Outline: <province> goes to a new Poland
      Given POL is a gone
      And the owner of <province> is HAB
      When III.4 is rolled
      Then the owner of <province> is POL
      And POL is a minor
      And the course of III.4 is removed minor
      And <province> belonged to HAB before III.4

      Examples:
        | province |
        | MAZOVIA  |
        | POSEN    |
        | KRAKOW   |

    Scenario: other old land of Poland stays with its owner
      Given POL is a gone
      And the owner of DANZIG is PRU
      When III.4 is rolled
      Then POL is a minor
      And the owner of DANZIG is still PRU

    Scenario: a Poland that was annexed is nobody's afterwards
      Given POL is annexed by FRA
      And the owner of MAZOVIA is FRA
      And Unit-1 stands in MAZOVIA
      When III.4 is rolled
      Then POL is a minor
      And POL is neutral
      And MAZOVIA belonged to FRA before III.4
      And Unit-1 has left the provinces

    Scenario Outline: units in <province> leave
      Given POL is a gone
      And Unit-1 belongs to RUS (context)
      And Unit-1 stands in <province>
      When III.4 is rolled
      Then Unit-1 has left the provinces

      Examples:
        | province |
        | MAZOVIA  |
        | POSEN    |
        | KRAKOW   |

    Scenario: units elsewhere stay
      Given POL is a gone
      And Unit-1 stands in NEWA
      When III.4 is rolled
      Then POL is a minor
      And Unit-1 still stands in NEWA

    Scenario: a living Poland takes no land
      Given the owner of POSEN is PRU
      And Unit-1 stands in POSEN
      When III.4 is rolled
      Then III.4 is in effect
      And Unit-1 still stands in POSEN
      And the owner of POSEN is still PRU
      And POSEN still did not belong to PRU before III.4

  @III.4/removed.2
  Rule: III.4/removed.2 War with the former owners

    Scenario Outline: the former owner of <province> is attacked
      Given POL is a gone
      And the owner of <province> is FRA
      And the owner of <second> is RUS (context)
      And the owner of <third> is RUS (context)
      When III.4 is rolled
      Then POL declares war on FRA
      And POL is at war with FRA
      And the war between POL and FRA comes from III.4
      And POL is at war with RUS

      Examples:
        | province | second  | third  |
        | MAZOVIA  | POSEN   | KRAKOW |
        | POSEN    | KRAKOW  | MAZOVIA |
        | KRAKOW   | MAZOVIA | POSEN  |

    Scenario: a Poland that was annexed attacks its former lord
      Given POL is annexed by FRA
      And the owner of MAZOVIA is FRA
      When III.4 is rolled
      Then POL is at war with FRA

    Scenario Outline: also where <province> is still on the map as Polish
      Given POL is annexed by FRA
      And the owner of <province> is POL
      And the owner of <second> is RUS (context)
      And the owner of <third> is RUS (context)
      When III.4 is rolled
      Then POL is at war with FRA
      And the war between POL and FRA comes from III.4
      And POL is still not at war with TUR

      Examples:
        | province | second  | third   |
        | MAZOVIA  | POSEN   | KRAKOW  |
        | POSEN    | KRAKOW  | MAZOVIA |
        | KRAKOW   | MAZOVIA | POSEN   |

    Scenario Outline: the lord of an annexed country that has <province> is attacked, and not that country
      Given POL is a gone
      And PRU is annexed by FRA
      And the owner of <province> is PRU
      And the owner of <second> is RUS (context)
      And the owner of <third> is RUS (context)
      When III.4 is rolled
      Then <province> belonged to FRA before III.4
      And POL is at war with FRA
      And the war between POL and FRA comes from III.4
      And POL is still not at war with PRU

      Examples:
        | province | second  | third   |
        | MAZOVIA  | POSEN   | KRAKOW  |
        | POSEN    | KRAKOW  | MAZOVIA |
        | KRAKOW   | MAZOVIA | POSEN   |

    Scenario: a lord who had none of the three is left in peace
      Given POL is annexed by FRA (context)
      And the owner of MAZOVIA is RUS (context)
      And the owner of POSEN is RUS (context)
      And the owner of KRAKOW is RUS (context)
      When III.4 is rolled
      Then POL is at war with RUS
      And POL is still not at war with FRA

    Scenario: a living Poland attacks no former owner
      Given POSEN belonged to PRU before III.4
      When III.4 is rolled
      Then III.4 is in effect
      And POL is still not at war with PRU

    Scenario: Russia is left in peace when it had none of the three
      Given POL is a gone
      And the owner of MAZOVIA is HAB (context)
      And the owner of POSEN is HAB (context)
      And the owner of KRAKOW is HAB (context)
      When III.4 is rolled
      Then POL is at war with HAB
      And POL is still not at war with RUS

    Scenario: who holds a province without owning it is left in peace
      Given POL is a gone
      And the owner of MAZOVIA is HAB
      And MAZOVIA is conquered by TUR (context)
      When III.4 is rolled
      Then POL is at war with HAB
      And POL is still not at war with TUR

  @III.4/removed.3
  Rule: III.4/removed.3 Then as with an inactive Poland

    Scenario: a former owner calls its allies in the first turn
      Given III.4 is in effect
      And the first turn of III.4 is 17
      And the course of III.4 is removed minor
      And POL is at war with HAB
      And the war between POL and HAB comes from III.4
      When HAB calls its allies against POL in the war of III.4
      Then HAB calls its allies against POL in the war of III.4 is allowed because of III.4/removed.3

    Scenario: in the second turn a former owner has no such leave
      Given III.4 is in effect
      And the first turn of III.4 is 16
      And the course of III.4 is removed minor
      And POL is at war with HAB (context)
      And the war between POL and HAB comes from III.4
      When HAB calls its allies against POL in the war of III.4
      Then HAB calls its allies against POL in the war of III.4 is not allowed because of III.4/removed.3

    Scenario: after the event a former owner has no such leave
      Given III.4 is over (context)
      And the first turn of III.4 is 17
      And the course of III.4 is removed minor
      And POL is at war with HAB (context)
      And the war between POL and HAB comes from III.4
      When HAB calls its allies against POL in the war of III.4
      Then HAB calls its allies against POL in the war of III.4 is not allowed because of III.4/removed.3

    Scenario: with a Poland that was inactive only Russia is meant
      Given III.4 is in effect
      And the first turn of III.4 is 17
      And the course of III.4 is inactive minor (context)
      And POL is at war with HAB (context)
      And the war between POL and HAB comes from III.4
      When HAB calls its allies against POL in the war of III.4
      Then HAB calls its allies against POL in the war of III.4 is not allowed because of III.4/removed.3

    Scenario: an enemy of Poland in another war has no such leave
      Given III.4 is in effect
      And the first turn of III.4 is 17
      And the course of III.4 is removed minor
      And POL is at war with HAB (context)
      When HAB calls its allies against POL in the war of III.4
      Then HAB calls its allies against POL in the war of III.4 is not allowed because of III.4/removed.3

    Scenario: the new patron of a risen Poland comes to its help against an ally of a former owner
      Given III.4 is in effect
      And the course of III.4 is removed minor
      And the patron of POL is FRA
      And the war between POL and HAB comes from III.4
      And SPA is allied with HAB
      And SPA is at war with POL
      When POL calls FRA into its war with SPA
      Then POL calls FRA into its war with SPA is allowed because of III.4/removed.3

    Scenario: the new patron of a risen Poland sends its help
      Given III.4 is in effect
      And the course of III.4 is removed minor
      And the patron of POL is FRA
      And the war between POL and HAB comes from III.4
      And SPA is allied with HAB
      And SPA is at war with POL
      When FRA sends help to POL in the war of III.4
      Then FRA sends help to POL in the war of III.4 is allowed because of III.4/removed.3

    Scenario Outline: no help <when>
      Given III.4 is <status> (context)
      And the course of III.4 is <course> (context)
      And the patron of POL is <patron> (context)
      And the war between POL and <former> comes from III.4
      And SPA is allied with <friend>
      And SPA is at war with <attacked> (context)
      When POL calls FRA into its war with SPA
      Then POL calls FRA into its war with SPA is not allowed because of III.4/removed.3

      Examples:
        | when                              | status    | course         | patron | former | friend | attacked |
        | after the event                   | over      | removed minor  | FRA    | HAB    | HAB    | POL      |
        | for a Poland that was inactive    | in effect | inactive minor | FRA    | HAB    | HAB    | POL      |
        | from one that is not the patron   | in effect | removed minor  | SWE    | HAB    | HAB    | POL      |
        | with no war from the event        | in effect | removed minor  | FRA    | PRU    | HAB    | POL      |
        | against a friend of nobody         | in effect | removed minor  | FRA    | HAB    | PRU    | POL      |
        | where the friend attacks others   | in effect | removed minor  | FRA    | HAB    | HAB    | TUR      |

    Scenario: England plays a risen Poland too
      Given POL is a gone (context)
      When III.4 is rolled
      Then the player of POL is ENG
      And the reinforcements of POL are offensive

  @IV.19/pre.1
  Rule: IV.19/pre.1 The war of IV.19 after this one

    Scenario: after the Polish war with Russia has begun Sweden attacks Poland all the same
      When III.4 is rolled
      And IV.19 is rolled
      Then IV.19 is in effect
      And the offer of POL to RUS is white peace
