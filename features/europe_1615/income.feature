Feature: Income and wealth

  @e1615/income.1
  Rule: Treasuries are empty at the start

    Scenario: what is in a treasury is of no account
      Given SPA has 7 units of wealth
      And AUS has handed in its objectives
      And SWE has handed in its objectives
      And DEN has handed in its objectives
      And SPA has handed in its objectives
      And FRA has handed in its objectives
      And DUT has handed in its objectives
      And ENG has handed in its objectives
      And POL has handed in its objectives
      And PAP has handed in its objectives
      And PAL has handed in its objectives
      And BAV has handed in its objectives
      When the referee begins the game
      Then the wealth of SPA is 0

  @e1615/income.2
  Rule: Home centers and controlled centers yield income in the income phase

    Background:
      Given the income phase is on
      And Vienna has a value of 2
      And Savoy has a value of 1
      And Naples has a value of 1

    Scenario: a home center yields its value to its owner
      When AUS collects income on Vienna
      Then AUS collects income on Vienna is allowed
      And AUS gains 2 units of wealth

    Scenario Outline: <power> draws on <province> since <reason>
      Given <reason>
      When <power> collects income on <province>
      Then <power> collects income on <province> is allowed
      And <power> gains <sum> units of wealth

      Examples:
        | power | province | reason                   | sum |
        | FRA   | Vienna   | Vienna is taken by FRA   | 2   |
        | SPA   | Savoy    | SAV is controlled by SPA | 1   |
        | SPA   | Naples   | the year is 2 (context)  | 1   |

    Scenario Outline: <power> does not draw on <province> when <reason>
      Given <reason>
      When <power> collects income on <province>
      Then <power> collects income on <province> is refused because of e1615/income.2
      And <power> collects income on <province> is refused

      Examples:
        | power | province | reason                                        |
        | AUS   | Vienna   | Vienna is taken by FRA                        |
        | AUS   | Vienna   | Vienna is held by SAV                         |
        | FRA   | Vienna   | Vienna is taken by SPA                        |
        | FRA   | Vienna   | FRA is at war with AUS (context)              |
        | SPA   | Savoy    | SAV is controlled by FRA                      |

    Scenario Outline: nothing is collected in the <phase> phase
      Given the <phase> phase is on
      And SAV is controlled by SPA (context)
      When <power> collects income on <province>
      Then <power> collects income on <province> is refused

      Examples:
        | phase    | power | province |
        | build    | AUS   | Vienna   |
        | movement | SPA   | Savoy    |

  @e1615/income.3
  Rule: A home center in the hands of the opposing confession rises

    Background:
      Given Unit-1 stands in Vienna

    Scenario: a Protestant captor meets a rising
      Given Unit-1 serves SWE
      When Unit-1 takes Vienna
      Then Vienna has risen against its captor
      And Vienna is in rebellion

    Scenario: a captor of the same confession does not
      Given Unit-1 serves BAV
      When Unit-1 takes Vienna
      Then Vienna is taken by BAV
      And Vienna has still not risen against its captor

    Scenario: what is no home center does not rise
      Given Vienna is a home center for nobody
      And Unit-1 serves SWE
      When Unit-1 takes Vienna
      Then Vienna is taken by SWE
      And Vienna has still not risen against its captor

    Scenario: only the place that is taken rises
      Given Unit-1 serves SWE
      When Unit-1 takes Vienna
      Then Vienna is taken by SWE
      And Slovenia has still not risen against its captor

    Scenario Outline: while the rising lasts <power> collects nothing
      Given Vienna has a value of 2 (context)
      And Vienna is taken by SWE
      And Vienna has risen against its captor
      And the income phase is on (context)
      When <power> collects income on Vienna
      Then <power> collects income on Vienna is refused because of e1615/income.3

      Examples:
        | power |
        | SWE   |
        | AUS   |

    Scenario: a state that holds it makes no difference
      Given Vienna has a value of 2 (context)
      And Vienna is held by SAV
      And Vienna has risen against its captor
      And the income phase is on (context)
      When AUS collects income on Vienna
      Then AUS collects income on Vienna is refused because of e1615/income.3

    Scenario: when it is over the captor collects
      Given Vienna has a value of 2
      And Vienna is taken by SWE
      And the income phase is on
      When SWE collects income on Vienna
      Then SWE collects income on Vienna is not refused because of e1615/income.3
      And SWE gains 2 units of wealth

    Scenario: a rising against nobody costs nothing
      Given Vienna has a value of 2
      And Vienna has risen against its captor
      And the income phase is on
      When AUS collects income on Vienna
      Then AUS collects income on Vienna is not refused because of e1615/income.3
      And AUS gains 2 units of wealth

  @e1615/income.4
  Rule: A center brings its value

    Scenario Outline: a value of <value> brings <value>
      Given the income phase is on
      And Madrid has a value of <value>
      And SPA has 4 units of wealth
      When SPA collects income on Madrid
      Then the wealth of SPA is <sum>

      Examples:
        | value | sum |
        | 1     | 5   |
        | 2     | 6   |
        | 3     | 7   |

  @e1615/income.6
  Rule: A dot is worth one

    Scenario: a center worth one
      Given Savoy has a value of 1
      Then the map shows Savoy as a dot

    Scenario: a province without value is no dot
      Given Savoy has a value of 0 (context)
      Then the map does not show Savoy as a dot

  @e1615/income.7
  Rule: A star in a circle is worth two

    Scenario: a center worth two
      Given Savoy has a value of 2
      Then the map shows Savoy as a star

    Scenario: a province without value is no star
      Given Savoy has a value of 0 (context)
      Then the map does not show Savoy as a star

  @e1615/income.8
  Rule: A star in two circles is worth three

    Scenario: a center worth three
      Given Savoy has a value of 3
      Then the map shows Savoy as a double star

    Scenario: a province without value shows nothing
      Given Savoy has a value of 0 (context)
      Then the map shows Savoy as a blank

  @e1615/income.loans.1
  Rule: Players lend to each other

    Background:
      Given SPA has 20 units of wealth

    Scenario: wealth is lent
      When SPA lends 12 units of wealth to FRA
      Then SPA lends 12 units of wealth to FRA is allowed because of e1615/income.loans.1
      And the wealth of SPA is 8
      And the wealth of FRA is 12
      And FRA owes SPA 12 units of wealth

    Scenario: more than there is cannot be lent
      When SPA lends 21 units of wealth to FRA
      Then SPA lends 21 units of wealth to FRA is refused

    Scenario: nobody lends to itself
      When SPA lends 5 units of wealth to SPA
      Then SPA lends 5 units of wealth to SPA is refused

  @e1615/income.loans.2
  Rule: Players give grants

    Background:
      Given SPA has 20 units of wealth

    Scenario: a grant makes no debt
      When SPA grants 20 units of wealth to FRA
      Then SPA grants 20 units of wealth to FRA is allowed because of e1615/income.loans.2
      And the wealth of FRA is 20
      And the wealth of SPA is 0
      And FRA still has no outstanding loan

    Scenario: more than there is cannot be given
      When SPA grants 21 units of wealth to FRA
      Then SPA grants 21 units of wealth to FRA is refused

  @e1615/income.loans.3
  Rule: A loan is paid back without interest, whole or in parts

    Scenario: a new loan bears no interest
      Given SPA has 10 units of wealth (context)
      And FRA owes SPA an interest of 20 percent
      When SPA lends 5 units of wealth to FRA
      Then FRA owes SPA an interest of 0 percent

    Scenario: what is lent on top leaves the interest as it is
      Given SPA has 10 units of wealth
      And FRA owes SPA an interest of 20 percent (context)
      And FRA owes SPA 3 units of wealth
      When SPA lends 5 units of wealth to FRA
      Then FRA owes SPA 8 units of wealth
      And FRA still owes SPA an interest of 20 percent

    Scenario Outline: <sum> of 8 may be paid back
      Given FRA owes SPA 8 units of wealth
      And FRA has 10 units of wealth
      When FRA repays <sum> units of wealth to SPA
      Then FRA repays <sum> units of wealth to SPA is allowed because of e1615/income.loans.3
      And FRA owes SPA <rest> units of wealth
      And the wealth of SPA is <sum>
      And FRA pays <sum> units of wealth

      Examples:
        | sum | rest |
        | 1   | 7    |
        | 8   | 0    |

    Scenario: no more is paid back than is owed
      Given FRA owes SPA 8 units of wealth (context)
      And FRA has 10 units of wealth (context)
      When FRA repays 9 units of wealth to SPA
      Then FRA repays 9 units of wealth to SPA is refused

  @e1615/income.loans.4
  Rule: A lender may demand one to fifty percent

    Scenario Outline: <rate> percent may be demanded
      Given FRA owes SPA 8 units of wealth
      When SPA demands <rate> percent of interest from FRA
      Then SPA demands <rate> percent of interest from FRA is allowed because of e1615/income.loans.4
      And FRA owes SPA an interest of <rate> percent

      Examples:
        | rate |
        | 1    |
        | 50   |

    Scenario: the smallest debt will do
      Given FRA owes SPA 1 units of wealth
      When SPA demands 10 percent of interest from FRA
      Then FRA owes SPA an interest of 10 percent

    Scenario: more than fifty percent is too much
      Given FRA owes SPA 8 units of wealth (context)
      When SPA demands 51 percent of interest from FRA
      Then SPA demands 51 percent of interest from FRA is refused

    Scenario: whoever lent nothing demands nothing
      Given SPA owes FRA 8 units of wealth (context)
      When SPA demands 10 percent of interest from FRA
      Then SPA demands 10 percent of interest from FRA is refused

  @e1615/income.loans.5
  Rule: A default is not punished

    Scenario: the referee only watches
      Given FRA owes SPA 8 units of wealth (context)
      And FRA has defaulted on its debt to SPA
      When the referee penalizes FRA for its debt to SPA
      Then the referee penalizes FRA for its debt to SPA is refused because of e1615/income.loans.5

  @e1615/income.loans.6
  Rule: It is if all parties have called in the referee

    Background:
      Given FRA owes SPA 8 units of wealth (context)
      And FRA has defaulted on its debt to SPA

    Scenario: both have called
      Given SPA calls in the referee in its loan with FRA
      And FRA calls in the referee in its loan with SPA
      When the referee penalizes FRA for its debt to SPA
      Then the referee penalizes FRA for its debt to SPA is allowed because of e1615/income.loans.6

    Scenario Outline: the call of <one> alone is not enough
      Given <one> calls in the referee in its loan with <other>
      When the referee penalizes FRA for its debt to SPA
      Then the referee penalizes FRA for its debt to SPA is refused because of e1615/income.loans.5

      Examples:
        | one | other |
        | SPA | FRA   |
        | FRA | SPA   |

  @e1615/income.loans.7
  Rule: The referee lends up to twenty-five at twenty-five percent

    Scenario: a loan of the referee
      Given FRA has 4 units of wealth
      When the referee lends 25 units of wealth to FRA
      Then the referee lends 25 units of wealth to FRA is allowed because of e1615/income.loans.7
      And FRA owes the referee 25 units of wealth
      And FRA owes the referee an interest of 25 percent
      And the wealth of FRA is 29

    Scenario: it lends no more than that
      When the referee lends 26 units of wealth to FRA
      Then the referee lends 26 units of wealth to FRA is refused

    Scenario: a second loan fits into what is left
      Given FRA owes the referee 20 units of wealth
      When the referee lends 5 units of wealth to FRA
      Then FRA owes the referee 25 units of wealth

    Scenario: and not beyond it
      Given FRA owes the referee 20 units of wealth
      When the referee lends 6 units of wealth to FRA
      Then the referee lends 6 units of wealth to FRA is refused

    Scenario: a default is to be punished
      Given FRA owes the referee 20 units of wealth (context)
      And FRA has defaulted on its debt to the referee
      When the referee penalizes FRA for its debt to the referee
      Then the referee penalizes FRA for its debt to the referee is obligatory because of e1615/income.loans.7

    Scenario: without a default there is nothing to punish
      Given FRA owes the referee 20 units of wealth (context)
      When the referee penalizes FRA for its debt to the referee
      Then the referee penalizes FRA for its debt to the referee is refused

  @e1615/income.loans.8
  Rule: The Papacy only gives

    Scenario: the Papacy gives
      Given PAP has 20 units of wealth
      When PAP grants 12 units of wealth to FRA
      Then the wealth of FRA is 12

    Scenario: the Papacy lends nothing
      Given PAP has 20 units of wealth (context)
      When PAP lends 12 units of wealth to FRA
      Then PAP lends 12 units of wealth to FRA is refused because of e1615/income.loans.8

    Scenario: others lend
      Given SPA has 20 units of wealth
      When SPA lends 12 units of wealth to PAP
      Then SPA lends 12 units of wealth to PAP is not refused because of e1615/income.loans.8
      And PAP owes SPA 12 units of wealth
