Feature: IV.21 Olivares

  @IV.21/header
  Rule: IV.21/header The event ends with the term of the minister

    Scenario: the event is over when the minister has served his term
      Given IV.21 is in effect
      And the turn is 31
      And the last turn of the minister of SPA is 31
      When the survival step is played
      Then IV.21 is over

    Scenario: the event goes on while the minister has a turn left
      Given IV.21 is in effect
      And the turn is 30 (context)
      And the last turn of the minister of SPA is 31 (context)
      When the survival step is played
      Then IV.21 is still in effect

    Scenario: another minister ends his term without the event
      Given IV.21 is dormant (context)
      And the turn is 31 (context)
      And the last turn of the minister of SPA is 31 (context)
      When the survival step is played
      Then IV.21 is still dormant

  @IV.21/pre.1
  Rule: IV.21/pre.1 Spain may decline

    Scenario: Spain declines
      When SPA refuses IV.21
      And the die for IV.21 shows 3 (context)
      And IV.21 is rolled
      Then IV.21 is marked off
      And IV.21 counts as played
      And the fate of IV.21 is nothing
      And IV.21 is still dormant

    Scenario: Spain accepts
      When the die for IV.21 shows 3
      And IV.21 is rolled
      Then IV.21 is in effect
      And IV.21 counts as played

  @IV.21/survival.2
  Rule: IV.21/survival.2 Spain dismisses the minister

    Scenario: dismissed in the second turn
      Given IV.21 is in effect
      And the first turn of IV.21 is 27
      And the turn is 28
      When SPA chooses to dismiss the minister of IV.21
      And the survival step is played
      Then IV.21 is over
      And the last turn of the minister of SPA is 28

    Scenario: not yet in the first turn
      Given IV.21 is in effect
      And the first turn of IV.21 is 27
      And the turn is 27
      When SPA chooses to dismiss the minister of IV.21 (context)
      And the survival step is played
      Then IV.21 is still in effect

    Scenario: not after the event
      Given IV.21 is over (context)
      And the first turn of IV.21 is 27 (context)
      And the turn is 28
      When SPA chooses to dismiss the minister of IV.21 (context)
      And the survival step is played
      Then the last turn of the minister of SPA is still 0

    Scenario: kept in office
      Given IV.21 is in effect
      And the first turn of IV.21 is 27 (context)
      And the turn is 28
      When SPA does not choose to dismiss the minister of IV.21
      And the survival step is played
      Then IV.21 is still in effect

  @IV.21/events.1
  Rule: IV.21/events.1 Values and term of the minister

    Scenario Outline: a die of <die> in turn 27 keeps him until turn <last>
      Given the turn is 27
      When the die for IV.21 shows <die>
      And IV.21 starts
      Then the last turn of the minister of SPA is <last>

      Examples:
        | die | last |
        | 1   | 28   |
        | 5   | 32   |
        | 6   | 33   |
        | 7   | 33   |
        | 10  | 33   |

    Scenario: the values 8, 9 and 7 stand in for those of the monarch
      When the die for IV.21 shows 3
      And IV.21 starts
      Then the administration of the minister of SPA is 8
      And the diplomacy of the minister of SPA is 9
      And the military of the minister of SPA is 7
      And the administration of the government of SPA is 8
      And the diplomacy of the government of SPA is 9
      And the military of the government of SPA is 7
      And the administration of the monarch of SPA is still 5

    Scenario: without him the values of the government are what they are
      Given IV.21 is over (context)
      And the administration of the government of SPA is 3
      And the diplomacy of the government of SPA is 4
      And the military of the government of SPA is 2
      Then the administration of the government of SPA is 3
      And the diplomacy of the government of SPA is 4
      And the military of the government of SPA is 2

  @IV.21/events.2
  Rule: IV.21/events.2 The monarch dies, or the minister goes

    Scenario: an heir is rolled from the values of the minister
      Given IV.21 is in effect
      And the administration of the minister of SPA is 8
      And the diplomacy of the minister of SPA is 9
      And the military of the minister of SPA is 7
      When the monarch of SPA dies
      Then the administration of the heir of SPA is 8
      And the diplomacy of the heir of SPA is 9
      And the military of the heir of SPA is 7

    Scenario: without the minister the heir owes him nothing
      Given IV.21 is over (context)
      And the administration of the minister of SPA is 8 (context)
      And the diplomacy of the minister of SPA is 9 (context)
      And the military of the minister of SPA is 7 (context)
      When the monarch of SPA dies
      Then SPA has a vacant throne
      And the administration of the heir of SPA is still 5
      And the diplomacy of the heir of SPA is still 5
      And the military of the heir of SPA is still 5

    Scenario: the death of another monarch does not touch Spain
      Given IV.21 is in effect (context)
      And the administration of the minister of SPA is 8 (context)
      When the monarch of FRA dies
      Then FRA has a vacant throne
      And the administration of the heir of SPA is still 5

    Scenario: the monarch governs again when the minister is gone
      Given IV.21 is in effect
      And the administration of the monarch of SPA is 3
      And the diplomacy of the monarch of SPA is 4
      And the military of the monarch of SPA is 2
      When IV.21 ends
      Then the administration of the government of SPA is 3
      And the diplomacy of the government of SPA is 4
      And the military of the government of SPA is 2

    Scenario: a vacant throne governs nothing when the minister is gone
      Given IV.21 is in effect
      And SPA has a vacant throne
      And the administration of the monarch of SPA is 3 (context)
      And the administration of the government of SPA is 4
      When IV.21 ends
      Then the administration of the government of SPA is 4

  @IV.21/events.3
  Rule: IV.21/events.3 A manufacture and a level of trade fleet

    Scenario: Spain may build one more manufacture for art and place one more level
      Given the number of art manufactures SPA may place is 3
      When the die for IV.21 shows 3 (context)
      And IV.21 is rolled
      Then the number of art manufactures SPA may place is 4
      And the number of trade fleet levels SPA may place rises by 1
      And the number of metal manufactures SPA may place is still 0

