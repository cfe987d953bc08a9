Feature: Religious rebellion

  @e1615/rebellion.1
  Rule: A center under the other confession is in revolt

    Scenario Outline: a state under <power> with a cross that is <colour> is in revolt
      Given HES is controlled by <power>
      And HES carries a <colour> cross
      And Unit-1 serves <power> (context)
      And Unit-1 stands in Hesse (context)
      And Hesse has a value of 1
      When the adjustment step is played
      Then HES is in religious revolt
      And HES carries a red cross

      Examples:
        | power | colour |
        | ENG   | blue   |
        | SPA   | orange |

    Scenario Outline: a state under <power> with a cross that is <colour> is quiet
      Given HES is controlled by <power>
      And HES carries a <colour> cross
      And Hesse has a value of 1 (context)
      When the adjustment step is played
      Then HES is still not in religious revolt
      And HES still carries a <colour> cross

      Examples:
        | power | colour |
        | ENG   | orange |
        | SPA   | blue   |
        | SPA   | white  |

    Scenario: a state that nobody controls is quiet
      Given HES carries an orange cross
      And SAV is controlled by SPA (context)
      And Hesse has a value of 1 (context)
      When the adjustment step is played
      Then HES is still not in religious revolt

  @e1615/rebellion.2
  Rule: A center in revolt yields nothing to the occupier

    Background:
      Given the income phase is on (context)

    Scenario: a state in revolt pays nothing
      Given HES is controlled by SPA
      And HES is in religious revolt
      When SPA collects income on Hesse
      Then SPA collects income on Hesse is refused because of e1615/rebellion.2

    Scenario: a home center that has risen pays nothing
      Given Madrid is taken by ENG
      And Madrid has risen against its captor
      When ENG collects income on Madrid
      Then ENG collects income on Madrid is refused because of e1615/rebellion.2

    Scenario: a quiet state pays
      Given HES is controlled by SPA
      And SAV is in religious revolt (context)
      Then SPA collects income on Hesse is not refused because of e1615/rebellion.2

    Scenario: of others it says nothing
      Given HES is controlled by FRA (context)
      And HES is in religious revolt (context)
      Then SPA collects income on Hesse is not refused because of e1615/rebellion.2

  @e1615/rebellion.3
  Rule: A revolt ends after its number of movement phases

    Scenario: a movement phase counts
      Given HES is in religious revolt
      When the moves step is played
      Then the revolt in Hesse has lasted 1 phase

    Scenario: a movement phase counts for a home center that has risen
      Given Madrid has risen against its captor
      When the moves step is played
      Then the revolt in Madrid has lasted 1 phase

    Scenario: where there is no revolt nothing is counted
      Given SAV is in religious revolt (context)
      When the moves step is played
      Then the revolt in Hesse has still lasted 0 phases

    Scenario Outline: a revolt in a center of value <value> is over after <phases> phases
      Given HES is in religious revolt
      And HES carries a red cross (context)
      And Hesse has a value of <value> (context)
      And the revolt in Hesse has lasted <phases> phases
      When the adjustment step is played
      Then HES is not in religious revolt
      And HES carries a black cross
      And the revolt in Hesse has lasted 0 phases

      Examples:
        | value | phases |
        | 1     | 1      |
        | 2     | 2      |
        | 3     | 3      |

    Scenario Outline: a revolt in a center of value <value> goes on after <phases> phases
      Given HES is in religious revolt
      And HES carries a red cross
      And Hesse has a value of <value>
      And the revolt in Hesse has lasted <phases> phases
      And SAV is in religious revolt (context)
      When the adjustment step is played
      Then HES is still in religious revolt
      And HES still carries a red cross
      And the revolt in Hesse has still lasted <phases> phases

      Examples:
        | value | phases |
        | 1     | 0      |
        | 3     | 2      |

    Scenario: a state without a revolt gets no black cross
      Given HES carries a blue cross
      And the revolt in Hesse has lasted 1 phase
      When the adjustment step is played
      Then HES still carries a blue cross
      And the revolt in Hesse has still lasted 1 phase

    Scenario: a home center that has risen is quiet again
      Given Madrid is taken by ENG (context)
      And Madrid has risen against its captor
      And Madrid has a value of 2 (context)
      And the revolt in Madrid has lasted 2 phases
      And Unit-1 serves ENG (context)
      And Unit-1 stands in Madrid (context)
      When the adjustment step is played
      Then Madrid has not risen against its captor
      And the revolt in Madrid has lasted 0 phases

    Scenario: a home center that has risen stays so before its time
      Given Madrid is taken by ENG (context)
      And Madrid has risen against its captor
      And Madrid has a value of 2
      And the revolt in Madrid has lasted 1 phase (context)
      When the adjustment step is played
      Then Madrid has still risen against its captor

  @e1615/rebellion.4
  Rule: Its value gives the number

    Scenario Outline: a center of value <value>
      Given Hesse has a value of <value>
      Then the revolt in Hesse is to last <value> phases

      Examples:
        | value |
        | 1     |
        | 2     |
        | 3     |

  @e1615/rebellion.5
  Rule: The example of the Southern Netherlands

    Background:
      Given Southern Netherlands has a value of 1
      And NET carries a blue cross
      And Unit-1 serves DUT
      And Unit-1 stands in Southern Netherlands

    Scenario: the year of the capture brings a revolt
      When Unit-1 captures NET
      And the adjustment step is played
      Then NET is still in religious revolt
      And NET still carries a red cross

    Scenario: the next year ends it
      When Unit-1 captures NET
      And the adjustment step is played
      And the moves step is played
      And the adjustment step is played
      Then NET is not in religious revolt
      And NET carries a black cross

  @e1615/rebellion.6 @e1615/rebellion.7
  Rule: Bohemia and Guyenne do not rebel against Protestants

    Scenario Outline: <power> captures <state> without a revolt
      Given <state> carries a blue cross
      And Unit-1 serves <power>
      And Unit-1 stands in <place>
      When Unit-1 captures <state>
      Then <state> is still not in religious revolt
      And <state> carries a black cross

      Examples:
        | power | state | place   |
        | ENG   | BOH   | Bohemia |
        | SWE   | GUY   | Guyenne |

    Scenario Outline: <power> captures <state> against a revolt
      Given <state> carries an orange cross
      And Unit-1 serves <power>
      And Unit-1 stands in <place>
      When Unit-1 captures <state>
      Then <state> is in religious revolt
      And <state> carries a red cross

      Examples:
        | power | state | place   |
        | SPA   | BOH   | Bohemia |
        | AUS   | GUY   | Guyenne |

    Scenario: other states do rebel against Protestants
      Given HES carries a blue cross
      And Unit-1 serves ENG
      And Unit-1 stands in Hesse
      When Unit-1 captures HES
      Then HES carries a red cross
