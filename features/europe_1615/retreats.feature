Feature: Retreats and attrition

  @e1615/retreats.1
  Rule: Units do not retreat

    Background:
      Given Unit-1 is dislodged

    Scenario: no fleet retreats
      Given Unit-1 is a fleet (context)
      When Unit-1 retreats to Hesse
      Then Unit-1 retreats to Hesse is refused because of e1615/retreats.1

    Scenario: no army of one strength retreats
      When Unit-1 retreats to Hesse
      Then Unit-1 retreats to Hesse is refused because of e1615/retreats.1

    Scenario: it leaves the board
      Given Unit-1 stands in Savoy
      When the retreats step is played
      Then Unit-1 is off the board
      And Unit-1 is not dislodged
      And e1615/retreats.4 does not apply

    Scenario: a unit that is not dislodged stays
      Given Unit-2 stands in Savoy
      When the retreats step is played
      Then Unit-2 still stands in Savoy

  @e1615/retreats.2
  Rule: Strong armies retreat to open space

    Background:
      Given Unit-1 is dislodged
      And Unit-1 has a strength of 2

    Scenario: a strong army retreats
      When Unit-1 retreats to Hesse
      Then Unit-1 stands in Hesse
      And Unit-1 is not dislodged
      And Unit-1 retreats to Hesse is allowed because of e1615/retreats.2

    Scenario Outline: no retreat where <what>
      Given <what>
      When Unit-1 retreats to Hesse
      Then Unit-1 retreats to Hesse is refused because of e1615/retreats.1

      Examples:
        | what                         |
        | Unit-1 has a strength of 1   |
        | Unit-1 is a fleet            |
        | Unit-2 stands in Hesse       |
        | HES is in religious revolt   |
        | Hesse has risen against its captor |

  @e1615/retreats.3
  Rule: A retreat costs strength

    Scenario Outline: an army of <before> has <after> left
      Given Unit-1 is dislodged
      And Unit-1 has a strength of <before>
      When Unit-1 retreats to Hesse
      Then Unit-1 has a strength of <after>

      Examples:
        | before | after |
        | 2      | 1     |
        | 3      | 2     |

  @e1615/retreats.4
  Rule: A strong unit that does not retreat is lost

    Scenario: it leaves the board whole
      Given Unit-1 is dislodged
      And Unit-1 has a strength of 3
      And Unit-1 stands in Savoy
      When the retreats step is played
      Then Unit-1 is off the board
      And Unit-1 is not dislodged
      And e1615/retreats.4 applies

    Scenario: a strong unit that is not dislodged stays
      Given Unit-1 has a strength of 3
      And Unit-1 stands in Savoy
      When the retreats step is played
      Then Unit-1 still stands in Savoy

    Scenario: a single strength is not its matter
      Given Unit-1 is dislodged
      And Unit-1 stands in Savoy
      When the retreats step is played
      Then Unit-1 is off the board
      And e1615/retreats.4 does not apply
