Feature: III.6 Portuguese disaster in Africa

  @III.6/header
  Rule: III.6/header Over as soon as it has been carried out

    Scenario: the disaster is over with the events step
      Given III.6 is in effect
      When the events step is played
      Then III.6 is over

    Scenario: a disaster that never struck is not over either
      Given III.6 is dormant (context)
      When the events step is played
      Then III.6 is still dormant

  @III.6/pre.1
  Rule: III.6/pre.1 Portugal a minor, and not annexed by Spain

    Scenario: an independent Portugal is struck
      When III.6 is rolled
      Then III.6 is in effect

    Scenario Outline: a Portugal that is <kind> sends the dice back
      Given POR is a <kind>
      When III.6 is rolled
      Then the fate of III.6 is roll again
      And III.6 is still dormant
      And III.6 is still not marked off
      And III.6 still does not count as played

      Examples:
        | kind   |
        | player |
        | gone   |

    Scenario: the annexation by Spain sends the dice back
      Given III.7 is in effect
      When III.6 is rolled
      Then the fate of III.6 is roll again
      And III.6 is still dormant

    Scenario: an annexation that is over does no harm
      Given III.7 is over (context)
      When III.6 is rolled
      Then III.6 is in effect

  @III.6/events.1
  Rule: III.6/events.1 Peace with every enemy

    Scenario: both enemies of Portugal get their peace
      Given POR is at war with TUR
      And POR is at war with Country-2
      When III.6 starts
      Then POR makes a white peace with TUR
      And POR makes a white peace with Country-2
      And POR is not at war with TUR

    Scenario: nobody else makes peace
      Given POR is at war with TUR
      And SPA is at war with ENG
      When III.6 starts
      Then POR is not at war with TUR
      And SPA is still at war with ENG

  @III.6/events.2
  Rule: III.6/events.2 Trade fleets overseas shrink

    Scenario Outline: a fleet of level <level> in <zone> loses one level
      Given the fleet of POR in <zone> is <level>
      When III.6 starts
      Then the fleet of POR in <zone> falls by 1

      Examples:
        | zone   | level |
        | Zone-1 | 5     |
        | Zone-2 | 3     |
        | Zone-2 | 1     |

    Scenario: a fleet in Europe is spared
      Given the fleet of POR in CTZ England is 3
      When III.6 starts
      Then the fleet of POR in CTZ England is still 3

    Scenario: the fleets of Spain are spared
      Given the fleet of SPA in Zone-1 is 3
      When III.6 starts
      Then the fleet of SPA in Zone-1 is still 3

  @III.6/events.3
  Rule: III.6/events.3 Posts and forts outside Asia shrink

    Scenario Outline: a trading post of level <level> outside Asia loses one level
      Given Post-1 is held by POR
      And Post-1 lies in Area-1
      And the level of Post-1 is <level>
      When III.6 starts
      Then the level of Post-1 falls by 1

      Examples:
        | level |
        | 3     |
        | 1     |

    Scenario: a fort on a colony outside Asia loses one level and the colony none
      Given Post-1 is held by POR
      And Post-1 lies in Area-1
      And Post-1 is a colony
      And the level of Post-1 is 5
      And the fort of Post-1 is 3
      When III.6 starts
      Then the fort of Post-1 falls by 1
      And the level of Post-1 is still 5

    Scenario Outline: in <area> nothing is lost
      Given Post-1 is held by POR
      And Post-1 lies in <area> (context)
      And the level of Post-1 is 3
      And the fort of Post-1 is 2
      When III.6 starts
      Then the level of Post-1 is still 3
      And the fort of Post-1 is still 2

      Examples:
        | area   |
        | ORISSA |
        | Area-2 |

    Scenario: a Spanish post outside Asia is spared
      Given Post-1 is held by SPA (context)
      And Post-1 lies in Area-1
      And the level of Post-1 is 3
      And the fort of Post-1 is 2
      When III.6 starts
      Then the level of Post-1 is still 3
      And the fort of Post-1 is still 2
