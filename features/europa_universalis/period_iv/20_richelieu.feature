Feature: IV.20 Richelieu

  @IV.20/header
  Rule: IV.20/header The event ends with the term of the minister

    Scenario: the event is over when the minister has served his term
      Given IV.20 is in effect
      And the turn is 31
      And the last turn of the minister of FRA is 31
      When the survival step is played
      Then IV.20 is over

    Scenario: the event goes on while the minister has a turn left
      Given IV.20 is in effect
      And the turn is 30 (context)
      And the last turn of the minister of FRA is 31 (context)
      When the survival step is played
      Then IV.20 is still in effect

    Scenario: another minister ends his term without the event
      Given IV.20 is dormant (context)
      And the turn is 31 (context)
      And the last turn of the minister of FRA is 31 (context)
      When the survival step is played
      Then IV.20 is still dormant

  @IV.20/pre.1
  Rule: IV.20/pre.1 France may decline

    Scenario: France declines
      When FRA refuses IV.20
      And the die for IV.20 shows 3 (context)
      And IV.20 is rolled
      Then IV.20 is marked off
      And IV.20 counts as played
      And the fate of IV.20 is nothing
      And IV.20 is still dormant

    Scenario: France accepts
      When the die for IV.20 shows 3
      And IV.20 is rolled
      Then IV.20 is in effect
      And IV.20 counts as played

  @IV.20/survival.1
  Rule: IV.20/survival.1 France dismisses the minister

    Scenario: dismissed in the second turn
      Given IV.20 is in effect
      And the first turn of IV.20 is 27
      And the turn is 28
      When FRA chooses to dismiss the minister of IV.20
      And the survival step is played
      Then IV.20 is over
      And the last turn of the minister of FRA is 28

    Scenario: not yet in the first turn
      Given IV.20 is in effect
      And the first turn of IV.20 is 27
      And the turn is 27
      When FRA chooses to dismiss the minister of IV.20 (context)
      And the survival step is played
      Then IV.20 is still in effect

    Scenario: not after the event
      Given IV.20 is over (context)
      And the first turn of IV.20 is 27 (context)
      And the turn is 28
      When FRA chooses to dismiss the minister of IV.20 (context)
      And the survival step is played
      Then the last turn of the minister of FRA is still 0

    Scenario: kept in office
      Given IV.20 is in effect
      And the first turn of IV.20 is 27 (context)
      And the turn is 28
      When FRA does not choose to dismiss the minister of IV.20
      And the survival step is played
      Then IV.20 is still in effect

  @IV.20/events.1
  Rule: IV.20/events.1 Values and term of the minister

    Scenario Outline: a die of <die> in turn 27 keeps him until turn <last>
      Given the turn is 27
      When the die for IV.20 shows <die>
      And IV.20 starts
      Then the last turn of the minister of FRA is <last>

      Examples:
        | die | last |
        | 1   | 28   |
        | 5   | 32   |
        | 6   | 33   |
        | 7   | 33   |
        | 10  | 33   |

    Scenario: the values 9, 8 and 7 stand in for those of the monarch
      When the die for IV.20 shows 3
      And IV.20 starts
      Then the administration of the minister of FRA is 9
      And the diplomacy of the minister of FRA is 8
      And the military of the minister of FRA is 7
      And the administration of the government of FRA is 9
      And the diplomacy of the government of FRA is 8
      And the military of the government of FRA is 7
      And the administration of the monarch of FRA is still 5

    Scenario: without him the values of the government are what they are
      Given IV.20 is over (context)
      And the administration of the government of FRA is 3
      And the diplomacy of the government of FRA is 4
      And the military of the government of FRA is 2
      Then the administration of the government of FRA is 3
      And the diplomacy of the government of FRA is 4
      And the military of the government of FRA is 2

  @IV.20/events.2
  Rule: IV.20/events.2 The monarch dies, or the minister goes

    Scenario: an heir is rolled from the values of the minister
      Given IV.20 is in effect
      And the administration of the minister of FRA is 9
      And the diplomacy of the minister of FRA is 8
      And the military of the minister of FRA is 7
      When the monarch of FRA dies
      Then the administration of the heir of FRA is 9
      And the diplomacy of the heir of FRA is 8
      And the military of the heir of FRA is 7

    Scenario: without the minister the heir owes him nothing
      Given IV.20 is over (context)
      And the administration of the minister of FRA is 9 (context)
      And the diplomacy of the minister of FRA is 8 (context)
      And the military of the minister of FRA is 7 (context)
      When the monarch of FRA dies
      Then FRA has a vacant throne
      And the administration of the heir of FRA is still 5
      And the diplomacy of the heir of FRA is still 5
      And the military of the heir of FRA is still 5

    Scenario: the death of another monarch does not touch France
      Given IV.20 is in effect (context)
      And the administration of the minister of FRA is 9 (context)
      When the monarch of SPA dies
      Then SPA has a vacant throne
      And the administration of the heir of FRA is still 5

    Scenario: the monarch governs again when the minister is gone
      Given IV.20 is in effect
      And the administration of the monarch of FRA is 3
      And the diplomacy of the monarch of FRA is 4
      And the military of the monarch of FRA is 2
      When IV.20 ends
      Then the administration of the government of FRA is 3
      And the diplomacy of the government of FRA is 4
      And the military of the government of FRA is 2

    Scenario: a vacant throne governs nothing when the minister is gone
      Given IV.20 is in effect
      And FRA has a vacant throne
      And the administration of the monarch of FRA is 3 (context)
      And the administration of the government of FRA is 4
      When IV.20 ends
      Then the administration of the government of FRA is 4

  @IV.20/events.3
  Rule: IV.20/events.3 One more level of trade fleet

    Scenario: France may place one more level
      Given the number of trade fleet levels FRA may place is 1
      When the die for IV.20 shows 3 (context)
      And IV.20 is rolled
      Then the number of trade fleet levels FRA may place is 2
      And the number of trade fleet levels SPA may place is still 0

  @IV.20/administration.1
  Rule: IV.20/administration.1 Bonus for operations and FTI

    Scenario: the minister brings a bonus of 2
      When the die for IV.20 shows 3
      And IV.20 starts
      Then the bonus of FRA on external operations from IV.20 is 2
      And the bonus of FRA on FTI improvement from IV.20 is 2

    Scenario: the bonus goes with the minister
      Given IV.20 is in effect
      When IV.20 ends
      Then the bonus of FRA on external operations from IV.20 is 0
      And the bonus of FRA on FTI improvement from IV.20 is 0
