Feature: Confessional markers

  @e1615/markers.1
  Rule: Protestant powers alone bring an orange cross

    Scenario: only Protestants have INFs
      Given ENG has 1 INFs in BRA (context)
      And SWE has 4 INFs in BRA (context)
      When the referee marks BRA with orange
      Then BRA carries an orange cross

    Scenario: a single Protestant INF is enough
      Given ENG has 1 INFs in BRA
      When the referee marks BRA with orange
      Then BRA carries an orange cross

    Scenario: Catholic INFs stand in the way
      Given ENG has 1 INFs in BRA (context)
      And SPA has 1 INFs in BRA
      When the referee marks BRA with orange
      Then the referee marks BRA with orange is refused

    Scenario: no orange cross without INFs
      Given ENG has 3 INFs in HES (context)
      When the referee marks BRA with orange
      Then the referee marks BRA with orange is refused

    Scenario: they bring no other cross
      Given ENG has 3 INFs in BRA (context)
      When the referee marks BRA with blue
      Then the referee marks BRA with blue is refused

  @e1615/markers.2
  Rule: Catholic powers alone bring a blue cross

    Scenario: only Catholics have INFs
      Given SPA has 1 INFs in BRA (context)
      And BAV has 4 INFs in BRA (context)
      When the referee marks BRA with blue
      Then BRA carries a blue cross

    Scenario: a single Catholic INF is enough
      Given SPA has 1 INFs in BRA
      When the referee marks BRA with blue
      Then BRA carries a blue cross

    Scenario: Protestant INFs stand in the way
      Given SPA has 1 INFs in BRA (context)
      And ENG has 1 INFs in BRA
      When the referee marks BRA with blue
      Then the referee marks BRA with blue is refused

    Scenario: no cross without INFs
      Given SPA has 3 INFs in HES (context)
      When the referee marks BRA with blue
      Then the referee marks BRA with blue is refused

  @e1615/markers.3
  Rule: A mixed state needs twice as many INFs of one confession

    Scenario Outline: <protestant> Protestant and <catholic> Catholic INFs bring <cross>
      Given ENG has <protestant> INFs in HES
      And SPA has <catholic> INFs in HES
      Then the referee marks HES with <cross> is obligatory because of e1615/markers.3
      When the referee marks HES with <cross>
      Then HES carries an <cross> cross

      Examples:
        | protestant | catholic | cross  |
        | 7          | 3        | orange |
        | 6          | 3        | orange |
        | 2          | 1        | orange |
        | 2          | 4        | blue   |
        | 1          | 2        | blue   |

    Scenario Outline: where <power> has all INFs it is no matter of twice as many
      Given <power> has 7 INFs in HES
      Then the referee marks HES with <cross> is not obligatory because of e1615/markers.3

      Examples:
        | power | cross  |
        | ENG   | orange |
        | SPA   | blue   |

    Scenario Outline: <protestant> Protestant and <catholic> Catholic INFs do not allow <cross>
      Given ENG has <protestant> INFs in HES
      And SPA has <catholic> INFs in HES
      When the referee marks HES with <cross>
      Then the referee marks HES with <cross> is refused

      Examples:
        | protestant | catholic | cross  |
        | 5          | 3        | orange |
        | 6          | 3        | blue   |
        | 4          | 7        | blue   |
        | 3          | 3        | orange |

    Scenario: the INFs of a confession are added up
      Given ENG has 3 INFs in HES
      And SWE has 3 INFs in HES
      And SPA has 2 INFs in HES
      And BAV has 1 INFs in HES
      When the referee marks HES with orange
      Then HES carries an orange cross

  @e1615/markers.4
  Rule: A captor of the same confession brings tolerance

    Scenario Outline: <power> captures a state with a cross that is <colour>
      Given BRA carries a <colour> cross
      And Unit-1 serves <power>
      And Unit-1 stands in Kurmark
      When Unit-1 captures BRA
      Then BRA carries a white cross
      And BRA is still not in religious revolt

      Examples:
        | power | colour |
        | ENG   | orange |
        | SPA   | blue   |

    Scenario: an opposite confession brings no tolerance
      Given BRA carries a blue cross
      And Unit-1 serves ENG
      And Unit-1 stands in Kurmark
      When Unit-1 captures BRA
      Then BRA carries a red cross

    Scenario: the unit of a minor state brings no tolerance
      Given BRA carries an orange cross
      And ENG has 3 INFs in HES (context)
      And Unit-1 is raised by HES
      And Unit-1 stands in Kurmark
      When Unit-1 captures BRA
      Then BRA still carries an orange cross

    Scenario: a state without a cross gets none
      Given Unit-1 serves ENG
      And Unit-1 stands in Kurmark
      When Unit-1 captures BRA
      Then BRA still carries a bare cross

  @e1615/markers.5
  Rule: A captor of the opposite confession brings rebellion

    Scenario Outline: <power> meets a cross that is <colour>
      Given BRA carries a <colour> cross
      And Unit-1 serves <power>
      And Unit-1 stands in Kurmark
      When Unit-1 captures BRA
      Then BRA carries a red cross
      And BRA is in religious revolt

      Examples:
        | power | colour |
        | ENG   | blue   |
        | SPA   | orange |

    Scenario: the same confession does not rebel
      Given BRA carries a blue cross
      And Unit-1 serves SPA
      And Unit-1 stands in Kurmark
      When Unit-1 captures BRA
      Then BRA carries a white cross

    Scenario: the unit of a minor state brings no rebellion
      Given BRA carries an orange cross (context)
      And SPA has 3 INFs in HES (context)
      And Unit-1 is raised by HES
      And Unit-1 stands in Kurmark
      When Unit-1 captures BRA
      Then Kurmark is held by HES
      And BRA is still not in religious revolt

    Scenario: where there is no cross there is no rebellion
      Given Unit-1 serves SPA
      And Unit-1 stands in Kurmark
      When Unit-1 captures BRA
      Then BRA is still not in religious revolt
