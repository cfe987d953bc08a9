Feature: III.9 War between Persia and Turkey

  @III.9/header
  Rule: III.9/header The event ends with the war

    Scenario: peace with Turkey ends it
      Given III.9 is in effect
      When the interphase step is played
      Then III.9 is over

    Scenario: a war with Turkey keeps it alive, whatever its cause
      Given III.9 is in effect
      And PER is at war with TUR
      When the interphase step is played
      Then III.9 is still in effect

    Scenario: a war that it brought about elsewhere keeps it alive
      Given III.9 is in effect
      And PER is at war with SPA
      And the war between PER and SPA comes from III.9
      When the interphase step is played
      Then III.9 is still in effect

    Scenario: another war of Persia does not
      Given III.9 is in effect
      And PER is at war with SPA (context)
      When the interphase step is played
      Then III.9 is over

    Scenario: a war that never began does not end
      When the interphase step is played
      Then III.9 is still dormant
      And III.9/header does not apply

    Scenario: it may come again
      Given III.9 is over (context)
      When III.9 is rolled
      Then III.9 is in effect

  @III.9/pre.1
  Rule: III.9/pre.1 Persia inactive, out of play or at war with Turkey

    Scenario: an inactive Persia lets it happen
      When III.9 is rolled
      Then III.9 is in effect

    Scenario: a Persia out of play lets it happen
      Given PER is a gone
      When III.9 is rolled
      Then III.9 is in effect

    Scenario: a Persia at war with Turkey lets it happen
      Given PER is at war with TUR
      When III.9 is rolled
      Then III.9 is in effect

    Scenario: a Persia at war with Spain sends the dice back
      Given PER is at war with SPA
      When III.9 is rolled
      Then the fate of III.9 is roll again
      And III.9 is still dormant
      And III.9 is still not marked off

    Scenario: an annexed Persia is out of play too
      Given PER is annexed by SPA
      When III.9 is rolled
      Then III.9 is in effect
      And the course of III.9 is removed minor

  @III.9/inactive.intro
  Rule: III.9/inactive.intro Turkey may decline

    Scenario: a Turkey that does not refuse gets the war
      When III.9 is rolled
      Then III.9 is in effect
      And III.9 is still not marked off

    Scenario: a refusal keeps the event away
      When TUR refuses III.9
      And III.9 is rolled
      Then III.9 is marked off
      And the fate of III.9 is nothing
      And III.9 is still dormant

    Scenario: a surrender with a border province keeps the event away
      Given the owner of Province-2 is TUR
      And Province-2 is bordering PER
      When TUR refuses III.9
      And TUR chooses to surrender to PER in III.9
      And TUR gives Province-2 up
      And III.9 is rolled
      Then III.9 is marked off
      And III.9 is still dormant

    Scenario: a surrender with a province off the border keeps the event away as well
      Given the owner of Province-2 is TUR
      When TUR refuses III.9
      And TUR chooses to surrender to PER in III.9 (context)
      And TUR gives Province-2 up (context)
      And III.9 is rolled
      Then III.9 is marked off
      And the owner of Province-2 is still TUR

    Scenario: the payment needs no province
      When TUR refuses III.9
      And TUR gives Province-2 up (context)
      And III.9 is rolled
      Then III.9 is marked off

    Scenario: Turkey may not refuse with Persian land in its hands
      Given the owner of MECMED is TUR
      When TUR refuses III.9 (context)
      And III.9 is rolled
      Then III.9 is in effect

    Scenario: Turkey may not refuse a war that it fights already
      Given PER is at war with TUR
      When TUR refuses III.9 (context)
      And III.9 is rolled
      Then III.9 is in effect

    Scenario: Turkey may not refuse the return of a Persia out of play
      Given PER is a gone
      When TUR refuses III.9 (context)
      And III.9 is rolled
      Then III.9 is in effect

  @III.9/inactive.1
  Rule: III.9/inactive.1 Paying

    Scenario: Turkey pays 3 stability and 150d
      Given the treasury of TUR is 200
      When TUR refuses III.9
      And III.9 is rolled
      Then the stability of TUR is 0
      And the treasury of TUR is 50

    Scenario: Turkey pays nothing when it takes the war
      Given the treasury of TUR is 200 (context)
      When III.9 is rolled
      Then the treasury of TUR is still 200

    Scenario: Turkey pays nothing when it surrenders
      Given the treasury of TUR is 200 (context)
      When TUR refuses III.9
      And TUR chooses to surrender to PER in III.9
      And TUR gives Province-2 up (context)
      And III.9 is rolled
      Then the treasury of TUR is still 200

    Scenario: Turkey pays nothing with Persian land in its hands
      Given the owner of ORMUZ is TUR
      And the treasury of TUR is 200 (context)
      When TUR refuses III.9 (context)
      And III.9 is rolled
      Then the treasury of TUR is still 200

    Scenario: Turkey pays nothing while it fights Persia
      Given PER is at war with TUR
      And the treasury of TUR is 200 (context)
      When TUR refuses III.9 (context)
      And III.9 is rolled
      Then the treasury of TUR is still 200

    Scenario: Turkey pays nothing over a Persia out of play
      Given PER is a gone
      And the treasury of TUR is 200 (context)
      When TUR refuses III.9 (context)
      And III.9 is rolled
      Then the treasury of TUR is still 200

  @III.9/inactive.2
  Rule: III.9/inactive.2 Surrendering

    Scenario: Turkey gives a border province up
      Given the owner of Province-2 is TUR
      And Province-2 is bordering PER
      When TUR refuses III.9
      And TUR chooses to surrender to PER in III.9
      And TUR gives Province-2 up
      And III.9 is rolled
      Then the owner of Province-2 is PER

    Scenario: a province off the border is not taken
      Given the owner of Province-2 is TUR
      When TUR refuses III.9
      And TUR chooses to surrender to PER in III.9
      And TUR gives Province-2 up (context)
      And III.9 is rolled
      Then the owner of Province-2 is still TUR

    Scenario: a province of another country is not taken
      Given Province-2 is bordering PER (context)
      When TUR refuses III.9
      And TUR chooses to surrender to PER in III.9
      And TUR gives Province-2 up (context)
      And III.9 is rolled
      Then the owner of Province-2 is still FRA

    Scenario: nothing is taken from a Turkey that pays
      Given the owner of Province-2 is TUR
      And Province-2 is bordering PER (context)
      When TUR refuses III.9
      And TUR gives Province-2 up (context)
      And III.9 is rolled
      Then the owner of Province-2 is still TUR

    Scenario: nothing is taken from a Turkey that takes the war
      Given the owner of Province-2 is TUR
      And Province-2 is bordering PER (context)
      When TUR chooses to surrender to PER in III.9 (context)
      And TUR gives Province-2 up (context)
      And III.9 is rolled
      Then the owner of Province-2 is still TUR

    Scenario: nothing is taken from a Turkey with Persian land
      Given the owner of Province-2 is TUR
      And Province-2 is bordering PER (context)
      And the owner of PERSIS is TUR
      When TUR refuses III.9 (context)
      And TUR chooses to surrender to PER in III.9 (context)
      And TUR gives Province-2 up (context)
      And III.9 is rolled
      Then the owner of Province-2 is still TUR

    Scenario: nothing is taken from a Turkey that fights Persia
      Given the owner of Province-2 is TUR
      And Province-2 is bordering PER (context)
      And PER is at war with TUR
      When TUR refuses III.9 (context)
      And TUR chooses to surrender to PER in III.9 (context)
      And TUR gives Province-2 up (context)
      And III.9 is rolled
      Then the owner of Province-2 is still TUR

    Scenario: nothing is taken for a Persia out of play
      Given the owner of Province-2 is TUR
      And Province-2 is bordering PER (context)
      And PER is a gone
      When TUR refuses III.9 (context)
      And TUR chooses to surrender to PER in III.9 (context)
      And TUR gives Province-2 up (context)
      And III.9 is rolled
      Then the owner of Province-2 is still TUR

    Scenario: only the province that is given up is taken
      Given the owner of Province-2 is TUR
      And Province-2 is bordering PER
      And the owner of Province-3 is TUR
      And Province-3 is bordering PER (context)
      When TUR refuses III.9
      And TUR chooses to surrender to PER in III.9
      And TUR gives Province-2 up
      And III.9 is rolled
      Then the owner of Province-3 is still TUR
      And the owner of Province-2 is PER

  @III.9/inactive.end
  Rule: III.9/inactive.end A declined event may come back

    Scenario: with the end of the turn the event is open again
      Given III.9 is marked off
      When the interphase step is played
      Then III.9 is not marked off

    Scenario: an event that was not declined is left alone
      When the interphase step is played
      Then III.9 is still not marked off
      And III.9/inactive.end does not apply

    Scenario: other events stay crossed off
      Given III.7 is marked off
      When the interphase step is played
      Then III.7 is still marked off

  @III.9/inactive.events.1
  Rule: III.9/inactive.events.1 Persia attacks Turkey

    Scenario: an inactive Persia declares war
      When III.9 is rolled
      Then PER is at war with TUR
      And the war between PER and TUR comes from III.9
      And the course of III.9 is inactive minor

    Scenario: a Persia at war already declares nothing
      Given PER is at war with TUR
      When III.9 is rolled
      Then the war between PER and TUR still does not come from III.9
      And the course of III.9 is minor at war

    Scenario: a Persia out of play declares nothing on Turkey
      Given PER is a gone
      When III.9 is rolled
      Then PER is still not at war with TUR
      And the war between PER and TUR still does not come from III.9
      And the course of III.9 is removed minor

  @III.9/inactive.events.2
  Rule: III.9/inactive.events.2 Turkey may call its allies

    Scenario: in the turn of the attack Turkey calls its allies
      Given III.9 is in effect
      And the first turn of III.9 is 17
      And the course of III.9 is inactive minor
      And PER is at war with TUR
      When TUR calls its allies against PER in the war of III.9
      Then TUR calls its allies against PER in the war of III.9 is allowed because of III.9/inactive.events.2

    Scenario: a turn later the event is silent on it
      Given III.9 is in effect
      And the first turn of III.9 is 16
      And the course of III.9 is inactive minor (context)
      And PER is at war with TUR (context)
      When TUR calls its allies against PER in the war of III.9
      Then TUR calls its allies against PER in the war of III.9 is not allowed because of III.9/inactive.events.2

    Scenario: in a war that went on already the event is silent on it
      Given III.9 is in effect
      And the first turn of III.9 is 17 (context)
      And the course of III.9 is minor at war (context)
      And PER is at war with TUR (context)
      When TUR calls its allies against PER in the war of III.9
      Then TUR calls its allies against PER in the war of III.9 is not allowed because of III.9/inactive.events.2

    Scenario: a war that is over says nothing of allies
      Given III.9 is over (context)
      And the first turn of III.9 is 17 (context)
      And the course of III.9 is inactive minor (context)
      And PER is at war with TUR (context)
      When TUR calls its allies against PER in the war of III.9
      Then TUR calls its allies against PER in the war of III.9 is not allowed because of III.9/inactive.events.2

  @III.9/inactive.events.3
  Rule: III.9/inactive.events.3 The patron of Persia may help

    Scenario: allies of Turkey bring the patron in
      Given III.9 is in effect
      And the course of III.9 is inactive minor
      And the patron of PER is FRA
      And HOL is allied with TUR
      And HOL is at war with PER
      When FRA sends help to PER in the war of III.9
      Then FRA sends help to PER in the war of III.9 is allowed because of III.9/inactive.events.3

    Scenario: Persia calls the patron in against an ally of Turkey
      Given III.9 is in effect
      And the course of III.9 is inactive minor
      And the patron of PER is FRA
      And HOL is allied with TUR
      And HOL is at war with PER
      When PER calls FRA into its war with HOL
      Then PER calls FRA into its war with HOL is allowed because of III.9/inactive.events.3

    Scenario: when the event is over nothing is said of help
      Given III.9 is over (context)
      And the course of III.9 is inactive minor (context)
      And the patron of PER is FRA (context)
      And HOL is allied with TUR (context)
      And HOL is at war with PER (context)
      When FRA sends help to PER in the war of III.9
      Then FRA sends help to PER in the war of III.9 is not allowed because of III.9/inactive.events.3

    Scenario: in a war that went on already nothing is said of help
      Given III.9 is in effect (context)
      And the course of III.9 is minor at war (context)
      And the patron of PER is FRA (context)
      And HOL is allied with TUR (context)
      And HOL is at war with PER (context)
      When FRA sends help to PER in the war of III.9
      Then FRA sends help to PER in the war of III.9 is not allowed because of III.9/inactive.events.3

    Scenario: another country is not the patron
      Given III.9 is in effect (context)
      And the course of III.9 is inactive minor (context)
      And the patron of PER is ENG (context)
      And HOL is allied with TUR (context)
      And HOL is at war with PER (context)
      When FRA sends help to PER in the war of III.9
      Then FRA sends help to PER in the war of III.9 is not allowed because of III.9/inactive.events.3

    Scenario: an enemy that is no ally of Turkey brings nobody in
      Given III.9 is in effect (context)
      And the course of III.9 is inactive minor (context)
      And the patron of PER is FRA (context)
      And HOL is at war with PER (context)
      When FRA sends help to PER in the war of III.9
      Then FRA sends help to PER in the war of III.9 is not allowed because of III.9/inactive.events.3

    Scenario: an ally of Turkey at peace brings nobody in
      Given III.9 is in effect (context)
      And the course of III.9 is inactive minor (context)
      And the patron of PER is FRA (context)
      And HOL is allied with TUR (context)
      When FRA sends help to PER in the war of III.9
      Then FRA sends help to PER in the war of III.9 is not allowed because of III.9/inactive.events.3

  @III.9/inactive.events.4
  Rule: III.9/inactive.events.4 Spain plays a neutral Persia

    Scenario: Spain plays it and may not help it
      Given III.9 is in effect
      And the course of III.9 is inactive minor
      When SPA sends help to PER in the war of III.9
      Then SPA sends help to PER in the war of III.9 is refused because of III.9/inactive.events.4

    Scenario: nor may Persia call it in
      Given III.9 is in effect
      And the course of III.9 is inactive minor
      And PER is at war with TUR
      When PER calls SPA into its war with TUR
      Then PER calls SPA into its war with TUR is refused because of III.9/inactive.events.4

    Scenario: a Persia with a patron may call Spain in
      Given III.9 is in effect (context)
      And the course of III.9 is inactive minor (context)
      And PER is in EG of SPA
      And PER is at war with TUR
      When PER calls SPA into its war with TUR
      Then SPA is at war with TUR

    Scenario: a Persia that was at war already may call Spain in
      Given III.9 is in effect (context)
      And the course of III.9 is minor at war (context)
      And PER is at war with TUR
      When PER calls SPA into its war with TUR
      Then SPA is at war with TUR

    Scenario: a neutral Persia may call Spain in when the event is over
      Given III.9 is over (context)
      And the course of III.9 is inactive minor (context)
      And PER is at war with TUR
      When PER calls SPA into its war with TUR
      Then SPA is at war with TUR

    Scenario: Spain is the player of a neutral Persia
      When III.9 is rolled
      Then the player of PER is SPA

    Scenario: a Persia with a patron is not played by Spain
      Given the patron of PER is FRA
      When III.9 is rolled
      Then the player of PER is still nobody

    Scenario: Spain may help a Persia with a patron
      Given III.9 is in effect (context)
      And the course of III.9 is inactive minor (context)
      And the patron of PER is FRA
      When SPA sends help to PER in the war of III.9
      Then SPA sends help to PER in the war of III.9 is not refused

    Scenario: in a war that went on already Spain does not play it
      Given PER is at war with TUR
      When III.9 is rolled
      Then the player of PER is still nobody

    Scenario: when the event is over Spain may help again
      Given III.9 is over (context)
      And the course of III.9 is inactive minor (context)
      When SPA sends help to PER in the war of III.9
      Then SPA sends help to PER in the war of III.9 is not refused

  @III.9/inactive.administration.1
  Rule: III.9/inactive.administration.1 Offensive reinforcements

    Scenario: a Persia that attacks gets them
      When III.9 is rolled
      Then the reinforcements of PER are offensive

    Scenario: a Persia that has come back gets them
      Given PER is a gone
      When III.9 is rolled
      Then the reinforcements of PER are offensive

    Scenario: a Persia at war already does not
      Given PER is at war with TUR
      When III.9 is rolled
      Then the reinforcements of PER are still free

    Scenario: with the event they are gone
      Given III.9 is in effect
      And the course of III.9 is inactive minor
      When the interphase step is played
      Then the reinforcements of PER are free

  @III.9/at_war.events.1
  Rule: III.9/at_war.events.1 Iraq goes to Persia

    Scenario: Iraq leaves the game and its land is Persian
      Given PER is at war with TUR
      When III.9 is rolled
      Then IRQ is a gone
      And the owner of IRAQ is PER
      And the course of III.9 is minor at war

    Scenario: land of others stays theirs
      Given PER is at war with TUR
      And the owner of IRAQ is SPA
      When III.9 is rolled
      Then the owner of IRAQ is still SPA

    Scenario: Iraq leaves its patron and its wars behind
      Given PER is at war with TUR
      And the patron of IRQ is SPA
      And IRQ is at war with FRA
      When III.9 is rolled
      Then IRQ is neutral
      And IRQ is not at war with FRA

    @III.9/at_war.events.1 @III.9/removed.1
    Scenario: a Persia that is annexed comes back, and Iraq stays
      Given PER is annexed by ENG
      And PER is at war with TUR
      When III.9 is rolled
      Then the course of III.9 is removed minor
      And IRQ is still a minor
      And the owner of IRAQ is still IRQ

    Scenario: an inactive Persia leaves Iraq alone
      Given IRQ is at war with FRA
      When III.9 is rolled
      Then IRQ is still a minor
      And IRQ is still at war with FRA
      And the owner of IRAQ is still IRQ

  @III.9/at_war.events.2
  Rule: III.9/at_war.events.2 A revolt in a Turkish IRAQ

    Scenario: a Turkish IRAQ rises for Persia
      Given PER is at war with TUR
      And the owner of IRAQ is TUR
      When III.9 is rolled
      Then the number of strong revolts in IRAQ is 1
      And the leader of the revolts in IRAQ is PER
      And the revolts in IRAQ come from III.9

    Scenario: a Spanish IRAQ does not rise
      Given PER is at war with TUR
      And the owner of IRAQ is SPA (context)
      When III.9 is rolled
      Then the number of strong revolts in IRAQ is still 0

    Scenario: with an inactive Persia a Turkish IRAQ does not rise
      Given the owner of IRAQ is TUR (context)
      When III.9 is rolled
      Then the number of strong revolts in IRAQ is still 0

  @III.9/at_war.administration.1
  Rule: III.9/at_war.administration.1 The basic force of Iraq

    Scenario: with Iraq gone Persia has its force
      Given PER is at war with TUR
      When III.9 is rolled
      Then PER has the basic force of IRQ as well

    Scenario: with a Turkish IRAQ Persia has its force
      Given III.9 is in effect
      And the course of III.9 is minor at war
      And the owner of IRAQ is TUR
      When the income step is played
      Then PER still has the basic force of IRQ as well

    Scenario: with an Iraq in play that holds IRAQ Persia has only its own force
      Given III.9 is in effect (context)
      And the course of III.9 is minor at war (context)
      When the income step is played
      Then PER still does not have the basic force of IRQ as well

    Scenario: with the event the force is gone
      Given III.9 is in effect
      And the course of III.9 is minor at war
      And IRQ is a gone
      When the interphase step is played
      Then PER does not have the basic force of IRQ as well

    Scenario: a Persia that was inactive does not have it
      Given IRQ is a gone (context)
      And the owner of IRAQ is TUR (context)
      When III.9 is rolled
      Then PER still does not have the basic force of IRQ as well

  @III.9/removed.1
  Rule: III.9/removed.1 Persia comes back

    Scenario: the three provinces form a new Persia
      Given PER is a gone
      And the owner of PERSIS is TUR
      And the owner of MECMED is RUS
      And the owner of ORMUZ is POR
      And Unit-2 belongs to TUR (context)
      And Unit-2 stands in PERSIS
      And Unit-3 stands in MECMED
      And Unit-4 stands in ORMUZ
      When III.9 is rolled
      Then PER is a minor
      And the owner of PERSIS is PER
      And the owner of MECMED is PER
      And the owner of ORMUZ is PER
      And PERSIS belonged to TUR before III.9
      And MECMED belonged to RUS before III.9
      And ORMUZ belonged to POR before III.9
      And the course of III.9 is removed minor
      And Unit-2 has left the provinces
      And Unit-3 has left the provinces
      And Unit-4 has left the provinces

    Scenario: a Persia that was annexed is nobody's
      Given PER is annexed by SPA
      And the owner of PERSIS is SPA
      And Unit-2 stands in PERSIS
      When III.9 is rolled
      Then PER is a minor
      And Unit-2 has left the provinces
      And PER is neutral
      And the owner of PERSIS is PER
      And PER is at war with SPA

    Scenario: units elsewhere stay
      Given PER is a gone (context)
      And Unit-2 stands in BOHEMIA
      When III.9 is rolled
      Then Unit-2 still stands in BOHEMIA

    Scenario: a Persia in play does not come back
      Given the owner of PERSIS is TUR
      And Unit-2 stands in PERSIS
      When III.9 is rolled
      Then the owner of PERSIS is still TUR
      And PERSIS still did not belong to TUR before III.9
      And Unit-2 still stands in PERSIS

  @III.9/removed.2
  Rule: III.9/removed.2 War on the former holders

    Scenario Outline: the former holder of <province> is attacked
      Given PER is a gone
      And the owner of <province> is RUS
      When III.9 is rolled
      Then PER is at war with RUS
      And the war between PER and RUS comes from III.9

      Examples:
        | province |
        | PERSIS   |
        | MECMED   |
        | ORMUZ    |

    Scenario: others are left in peace
      Given PER is a gone
      And the owner of PERSIS is TUR
      When III.9 is rolled
      Then PER is still not at war with RUS
      And PER is at war with TUR

    Scenario: whoever has annexed Persia is attacked
      Given PER is annexed by TUR
      When III.9 is rolled
      Then PERSIS belonged to TUR before III.9
      And PER is at war with TUR

    Scenario: holders of an earlier day are left in peace by a Persia in play
      Given PERSIS belonged to RUS before III.9 (context)
      When III.9 is rolled
      Then PER is still not at war with RUS

  @III.9/removed.3
  Rule: III.9/removed.3 The former holders may call their allies

    Scenario: a former holder calls its allies in that turn
      Given III.9 is in effect
      And the first turn of III.9 is 17
      And the course of III.9 is removed minor
      And PER is at war with RUS
      And the war between PER and RUS comes from III.9
      When RUS calls its allies against PER in the war of III.9
      Then RUS calls its allies against PER in the war of III.9 is allowed because of III.9/removed.3

    Scenario: a turn later the event says nothing of allies
      Given III.9 is in effect
      And the first turn of III.9 is 16
      And the course of III.9 is removed minor (context)
      And PER is at war with RUS (context)
      And the war between PER and RUS comes from III.9 (context)
      When RUS calls its allies against PER in the war of III.9
      Then RUS calls its allies against PER in the war of III.9 is not allowed because of III.9/removed.3

    Scenario: an enemy of another war is not meant
      Given III.9 is in effect
      And the first turn of III.9 is 17 (context)
      And the course of III.9 is removed minor (context)
      And PER is at war with RUS (context)
      When RUS calls its allies against PER in the war of III.9
      Then RUS calls its allies against PER in the war of III.9 is not allowed because of III.9/removed.3

    Scenario: with an inactive Persia it is not meant
      Given III.9 is in effect
      And the first turn of III.9 is 17 (context)
      And the course of III.9 is inactive minor (context)
      And PER is at war with RUS (context)
      And the war between PER and RUS comes from III.9 (context)
      When RUS calls its allies against PER in the war of III.9
      Then RUS calls its allies against PER in the war of III.9 is not allowed because of III.9/removed.3

    Scenario: a war that is over says nothing of the allies of a former holder
      Given III.9 is over (context)
      And the first turn of III.9 is 17 (context)
      And the course of III.9 is removed minor (context)
      And PER is at war with RUS (context)
      And the war between PER and RUS comes from III.9 (context)
      When RUS calls its allies against PER in the war of III.9
      Then RUS calls its allies against PER in the war of III.9 is not allowed because of III.9/removed.3

    Scenario: IV.3 finds a Persia that fights because of III.9
      When III.9 is rolled
      And IV.3 is rolled
      Then the course of IV.3 is minor at war
      And IRQ is a gone

    Scenario Outline: the patron of the new Persia has leave to help or not, <what>
      Given III.9 is <status>
      And the course of III.9 is <course>
      And PER is in EG of RUS
      And PER is at war with POR
      And the war between PER and POR comes from <origin>
      And SWE is allied with <friend>
      And SWE is at war with <foe>
      When RUS sends help to PER in the war of III.9
      Then RUS sends help to PER in the war of III.9 is <verdict> because of III.9/removed.3

      Examples:
        | what                               | verdict     | status    | course         | origin | friend | foe |
        | an ally of a former holder attacks | allowed     | in effect | removed minor  | III.9  | POR    | PER |
        | the event is over                  | not allowed | over      | removed minor  | III.9  | POR    | PER |
        | Persia was inactive                | not allowed | in effect | inactive minor | III.9  | POR    | PER |
        | the war is another                 | not allowed | in effect | removed minor  | III.7  | POR    | PER |
        | the attacker is an ally of another | not allowed | in effect | removed minor  | III.9  | DEN    | PER |
        | the ally fights somebody else      | not allowed | in effect | removed minor  | III.9  | POR    | DEN |

    Scenario: the new Persia calls its patron in against an ally of a former holder
      Given III.9 is in effect
      And the course of III.9 is removed minor
      And PER is in EG of RUS
      And PER is at war with POR (context)
      And the war between PER and POR comes from III.9
      And SWE is allied with POR
      And SWE is at war with PER
      When PER calls RUS into its war with SWE
      Then PER calls RUS into its war with SWE is allowed because of III.9/removed.3

    Scenario: another than the patron of the new Persia has no leave to help
      Given III.9 is in effect
      And the course of III.9 is removed minor
      And PER is in EG of RUS (context)
      And PER is at war with POR (context)
      And the war between PER and POR comes from III.9
      And SWE is allied with POR
      And SWE is at war with PER
      When FRA sends help to PER in the war of III.9
      Then FRA sends help to PER in the war of III.9 is not allowed because of III.9/removed.3

    Scenario: Spain plays a new Persia that is neutral
      Given PER is a gone
      When III.9 is rolled
      Then the player of PER is SPA

    Scenario: and may send it no help
      Given III.9 is in effect
      And the course of III.9 is removed minor
      When SPA sends help to PER in the war of III.9
      Then SPA sends help to PER in the war of III.9 is refused because of III.9/removed.3

    Scenario: nor may the new Persia call it in
      Given III.9 is in effect
      And the course of III.9 is removed minor
      And PER is at war with POR
      When PER calls SPA into its war with POR
      Then PER calls SPA into its war with POR is refused because of III.9/removed.3

    Scenario: a Persia that was at war before the event calls Spain in as it likes
      Given III.9 is in effect (context)
      And the course of III.9 is minor at war (context)
      And PER is at war with POR
      When PER calls SPA into its war with POR
      Then SPA is at war with POR

    Scenario: a new Persia with a patron may call Spain in
      Given III.9 is in effect (context)
      And the course of III.9 is removed minor (context)
      And PER is in EG of RUS
      And PER is at war with POR
      When PER calls SPA into its war with POR
      Then SPA is at war with POR

    Scenario: a new Persia may call Spain in when the event is over
      Given III.9 is over (context)
      And the course of III.9 is removed minor (context)
      And PER is at war with POR
      When PER calls SPA into its war with POR
      Then SPA is at war with POR

    Scenario: a Persia at war before the event is not played by Spain
      Given III.9 is in effect (context)
      And the course of III.9 is minor at war (context)
      When SPA sends help to PER in the war of III.9
      Then the player of PER is still nobody
      And SPA sends help to PER in the war of III.9 is not allowed because of III.9/removed.3

    Scenario: a new Persia with a patron is not played by Spain
      Given III.9 is in effect (context)
      And the course of III.9 is removed minor (context)
      And PER is in EG of RUS
      When SPA sends help to PER in the war of III.9
      Then the player of PER is still nobody
      And SPA sends help to PER in the war of III.9 is not allowed because of III.9/removed.3

    Scenario: a new Persia is left to the rules when the war is over
      Given III.9 is over (context)
      And the course of III.9 is removed minor (context)
      When SPA sends help to PER in the war of III.9
      Then the player of PER is still nobody
      And SPA sends help to PER in the war of III.9 is not allowed because of III.9/removed.3
