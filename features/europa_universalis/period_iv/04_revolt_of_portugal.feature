Feature: IV.4 National revolt of Portugal

  @IV.4/header
  Rule: IV.4/header It lasts to the end of the period and of its wars

    Scenario: before the end of the period it goes on
      Given IV.4 is in effect
      And the first turn of IV.4 is 29
      And the turn is 33
      When the interphase step is played
      Then IV.4 is still in effect

    Scenario: it is over when the period is
      Given IV.4 is in effect
      And the first turn of IV.4 is 29 (context)
      And the turn is 34
      When the interphase step is played
      Then IV.4 is over

    Scenario: a war of its own carries it beyond the period
      Given IV.4 is in effect
      And the first turn of IV.4 is 29 (context)
      And the turn is 34
      And SPA is at war with POR
      And the war between SPA and POR comes from IV.4
      Given III.7 is over (context)
      When the interphase step is played
      Then IV.4 is still in effect

    Scenario: it ends with its last war in the next period
      Given IV.4 is in effect
      And the first turn of IV.4 is 29 (context)
      And the turn is 36
      And SPA is at war with POR (context)
      And the war between SPA and POR comes from III.7 (context)
      When the interphase step is played
      Then IV.4 is over

  @IV.4/pre.1
  Rule: IV.4/pre.1 Spain has to hold Portugal

    Scenario: Portugal can rise while III.7 lasts
      Given III.7 is in effect
      And POR is annexed by SPA (context)
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then IV.4 is in effect

    Scenario: without III.7 there is an ordinary revolt
      Given III.7 is over (context)
      When IV.4 is rolled
      Then the fate of IV.4 is ordinary revolt
      And IV.4 is still dormant
      And no rule settles marked off of IV.4

    @IV.4/pre.1 @IV.4/events.1
    Scenario: Portugal annexed by III.7 rises and is a minor again
      Given III.3 counts as played
      And III.6 counts as played
      When III.7 is rolled
      And SPA chooses to use the CB of III.7 against POR
      And SPA declares war on POR
      And SPA crushes POR
      And ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then III.7 is over
      And POR is a minor
      And IV.4 is in effect

  @IV.4/events.1
  Rule: IV.4/events.1 Portugal is a minor again, with its old land

    Background:
      Given III.7 is in effect

    Scenario: the annexation is undone
      Given POR is annexed by SPA
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then III.7 is over
      And POR is a minor

    Scenario Outline: land that was Portuguese at the annexation comes back from <owner>
      Given the owner of POITOU is <owner>
      And POITOU belonged to POR before III.7
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then the owner of POITOU is POR
      And POITOU belonged to <owner> before IV.4

      Examples:
        | owner |
        | SPA   |
        | FRA   |

    Scenario: land that was never Portuguese stays where it is
      Given the owner of POITOU is SPA
      And POITOU belonged to FRA before III.7 (context)
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then the owner of POITOU is still SPA

    Scenario: a Portuguese post in Spanish hands comes back
      Given Post-1 is held by POR
      And Post-1 is lent to SPA
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then Post-1 is lent to nobody

    Scenario: a post that Portugal founded and Spain holds comes back
      Given Post-1 was founded by POR
      And Post-1 is held by SPA
      And Post-2 is held by SPA
      And Post-2 was founded by FRA (context)
      And Post-3 was founded by POR
      And Post-3 is held by HOL
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then Post-1 is held by POR
      And Post-2 is still held by SPA
      And Post-3 is still held by HOL

    Scenario: what others hold, and what is not Portuguese, is left alone
      Given Post-1 is held by POR
      And Post-1 is lent to HOL
      And Post-2 is held by ENG (context)
      And Post-2 is lent to SPA
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then Post-1 is still lent to HOL
      And Post-2 is still lent to SPA

  @IV.4/events.2
  Rule: IV.4/events.2 Foreign troops leave Portugal

    Background:
      Given III.7 is in effect
      And Unit-1 stands in POITOU

    Scenario: a Spanish army leaves
      Given the owner of POITOU is POR
      And Unit-1 belongs to SPA
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then Unit-1 has left the provinces
      And Unit-1 still belongs to SPA

    Scenario: a Spanish army on other ground stays
      Given the owner of POITOU is FRA (context)
      And the owner of Province-1 is POR
      And Unit-1 belongs to SPA (context)
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then Unit-1 still stands in POITOU

    Scenario: a Portuguese army is not foreign and comes off the map
      Given the owner of POITOU is POR
      And Unit-1 belongs to POR
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then IV.4/events.2 does not apply
      And Unit-1 is off the map

    Scenario: an army leaves land that has only now come back
      Given the owner of POITOU is SPA (context)
      And POITOU belonged to POR before III.7
      And Unit-1 belongs to SPA (context)
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then Unit-1 has left the provinces

  @IV.4/events.3
  Rule: IV.4/events.3 Portuguese troops come off the map

    Background:
      Given III.7 is in effect
      And the owner of POITOU is FRA (context)

    Scenario: a Portuguese fleet is taken away
      Given Unit-1 stands in POITOU
      And Unit-1 belongs to POR
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then Unit-1 is off the map

    Scenario: a French fleet is not
      Given Unit-1 belongs to FRA (context)
      When ENG accepts the offer of IV.4 (context)
      And FRA declines the offer of IV.4 (context)
      And IV.4 is rolled
      Then Unit-1 is still not off the map

  @IV.4/events.4
  Rule: IV.4/events.4 Portugal is offered to England, then to France

    Background:
      Given III.7 is in effect

    Scenario: England takes Portugal
      When ENG accepts the offer of IV.4
      And FRA accepts the offer of IV.4 (context)
      And IV.4 is rolled
      Then POR is in EG of ENG

    Scenario: England declines and France takes it
      When ENG declines the offer of IV.4
      And FRA accepts the offer of IV.4
      And IV.4 is rolled
      Then POR is in EG of FRA

    Scenario: England takes it although France declines
      When FRA declines the offer of IV.4
      And ENG accepts the offer of IV.4
      And IV.4 is rolled
      Then POR is in EG of ENG

    Scenario: both decline
      Given POR is annexed by SPA
      When ENG declines the offer of IV.4
      And FRA declines the offer of IV.4
      And IV.4 is rolled
      Then POR is neutral
      And the box of POR is still not EG

  @IV.4/diplomacy.1
  Rule: IV.4/diplomacy.1 Who gave land back has a free CB this turn

    Scenario: France had a Portuguese province
      Given the first turn of IV.4 is 28
      And POITOU belonged to POR before III.7
      And POITOU belonged to FRA before IV.4
      And the turn is 28
      When the negotiations step is played
      Then FRA has a free CB against POR
      And the last turn of the CB of FRA against POR is 28

    Scenario: the CB is given in the turn of the rising only
      Given the first turn of IV.4 is 28 (context)
      And POITOU belonged to POR before III.7
      And POITOU belonged to FRA before IV.4
      And the turn is 29 (context)
      When the negotiations step is played
      Then FRA still has no free CB against POR

    Scenario: the land did not come back to Portugal
      Given the first turn of IV.4 is 28
      And POITOU belonged to FRA before IV.4
      And the turn is 28
      And POITOU belonged to SPA before III.7 (context)
      When the negotiations step is played
      Then FRA still has no free CB against POR

    Scenario: another had the land
      Given the first turn of IV.4 is 28
      And POITOU belonged to POR before III.7
      And the turn is 28
      And POITOU belonged to ENG before IV.4 (context)
      When the negotiations step is played
      Then FRA still has no free CB against POR

    Scenario: a minor that had to give land back gets nothing
      Given the first turn of IV.4 is 28
      And POITOU belonged to POR before III.7
      And the turn is 28
      And POITOU belonged to HAB before IV.4
      When the negotiations step is played
      Then HAB still has no free CB against POR

  @IV.4/diplomacy.2
  Rule: IV.4/diplomacy.2 Spain has a free CB to the end of the period

    Scenario: Spain receives it in the turn of the rising
      Given the first turn of IV.4 is 28
      And the turn is 28
      When the negotiations step is played
      Then SPA has a free CB against POR
      And the last turn of the CB of SPA against POR is 34
      And the CB of SPA against POR comes from IV.4

    Scenario: Spain does not receive it anew later
      Given the first turn of IV.4 is 28 (context)
      And the turn is 35
      When the negotiations step is played
      Then SPA still has no free CB against POR

    Scenario: a war that Spain begins with it has the rising for its cause
      Given the turn is 31 (context)
      And III.7 is over
      And SPA has a free CB against POR
      And the last turn of the CB of SPA against POR is 34
      And the CB of SPA against POR comes from IV.4
      When SPA chooses to use the CB of IV.4 against POR
      And SPA declares war on POR
      Then the war between SPA and POR comes from IV.4
      And SPA still has a free CB against POR

    Scenario: a war that Spain begins without it has another cause
      Given the turn is 31 (context)
      And SPA has a free CB against POR (context)
      And the last turn of the CB of SPA against POR is 34 (context)
      And the CB of SPA against POR comes from IV.4 (context)
      When SPA declares war on POR
      Then the war between SPA and POR still does not come from IV.4

    Scenario Outline: <why> the rising is not the cause
      Given the turn is <turn>
      And SPA has a <kind> CB against POR
      And the last turn of the CB of SPA against POR is 34
      And the CB of SPA against POR comes from <event>
      When SPA chooses to use the CB of IV.4 against POR (context)
      And SPA declares war on POR
      Then the war between SPA and POR still does not come from IV.4

      Examples:
        | why                    | turn | kind   | event |
        | when the CB is used up | 35   | free   | IV.4  |
        | with an ordinary CB    | 31   | normal | IV.4  |
        | with the CB of III.7   | 31   | free   | III.7 |

  @IV.4/peace.1
  Rule: IV.4/peace.1 Spain may put the annexation back in force

    Scenario: Spain crushes Portugal with this CB and takes it back
      Given SPA is at war with POR
      And the tribute of POR to SPA is 150
      And the war between SPA and POR comes from IV.4
      And the owner of POITOU is POR
      Given III.7 is over (context)
      When SPA insists on III.7
      And SPA crushes POR
      Then III.7 is in effect
      And POR is annexed by SPA
      And POITOU belonged to POR before III.7
      And the tribute of POR to SPA is still 150

    Scenario: what Portugal has lost since then is not written down again
      Given SPA is at war with POR
      And the war between SPA and POR comes from IV.4
      And POITOU belonged to POR before III.7
      And the owner of POITOU is FRA
      Given III.7 is over (context)
      When SPA insists on III.7
      And SPA crushes POR
      Then POITOU belonged to FRA before III.7

    Scenario: Spain does not want Portugal back
      Given III.7 is over
      And SPA is at war with POR
      And the war between SPA and POR comes from IV.4
      When SPA crushes POR
      Then POR is still not annexed
      And III.7 is still over

    Scenario: a victory in another war does not bring Portugal back
      Given IV.4 is in effect
      And III.7 is over
      And SPA is at war with POR
      When SPA insists on III.7
      And SPA crushes POR
      Then III.7 is still over
      And SPA annexes POR is refused because of IV.4/peace.1

    Scenario: in such a war Spain may annex Portugal
      Given IV.4 is in effect
      And the tribute of POR to SPA is 150
      And the war between SPA and POR comes from IV.4
      Given III.7 is over (context)
      When SPA annexes POR
      Then POR is annexed by SPA
      And the tribute of POR to SPA is still 150

    Scenario: Spain could have Portugal before the rising
      Given IV.4 is dormant (context)
      And III.7 is in effect
      When SPA annexes POR
      Then the tribute of POR to SPA is 300

    Scenario: while III.7 lasts the ban has no place
      Given IV.4 is in effect
      And III.7 is in effect
      When SPA annexes POR
      Then the tribute of POR to SPA is 300

  @IV.4/peace.2
  Rule: IV.4/peace.2 Any other end of such a war gives points to Portugal's controller

    Scenario Outline: <act> in a war begun with the CB
      Given the patron of POR is ENG
      And SPA is at war with POR
      And the war between SPA and POR comes from IV.4
      Given III.7 is over (context)
      When <act>
      Then the score of ENG rises by 30
      And the score of FRA is still 0

      Examples:
        | act                                  |
        | SPA makes a white peace with POR     |
        | POR makes a white peace with SPA     |
        | SPA wins a peace of level 3 over POR |
        | POR wins a peace of level 3 over SPA |
        | POR crushes SPA                      |
        | SPA makes a mandatory peace with POR |
        | POR makes a mandatory peace with SPA |
        | SPA makes an enforced peace with POR |
        | POR makes an enforced peace with SPA |

    Scenario Outline: <act> in a war of another cause
      Given the patron of POR is ENG
      And SPA is at war with POR
      And the war between SPA and POR comes from III.7 (context)
      When <act>
      Then the score of ENG is still 0

      Examples:
        | act                                  |
        | SPA makes a white peace with POR     |
        | POR makes a white peace with SPA     |
        | SPA wins a peace of level 3 over POR |
        | POR wins a peace of level 3 over SPA |
        | POR crushes SPA                      |
        | SPA makes a mandatory peace with POR |
        | POR makes a mandatory peace with SPA |
        | SPA makes an enforced peace with POR |
        | POR makes an enforced peace with SPA |

    Scenario: a Spain that crushes Portugal gives no points
      Given SPA is at war with POR
      And the war between SPA and POR comes from IV.4 (context)
      Given III.7 is over (context)
      When SPA crushes POR
      Then the score of ENG is still 0
