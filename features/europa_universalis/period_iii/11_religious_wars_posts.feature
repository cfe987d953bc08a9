Feature: III.11 Religious wars in France, the test of leaders and posts

  @III.11/administration.5.leader @III.11/administration.5.leader.8+
  Rule: III.11/administration.5.leader Unnamed leaders are tested

    Background:
      Given the first turn of III.11 is 17

    Scenario: a named leader is not tested
      Given Leader-1 serves FRA
      And Leader-1 is a named leader
      When the die for Leader-1 shows 10 (context)
      And the administration step is played
      Then Leader-1 still serves FRA

    Scenario: a Spanish leader is not tested
      Given Leader-1 serves SPA
      When the die for Leader-1 shows 10 (context)
      And the die for Leader-2 shows 1 (context)
      And the die for Leader-3 shows 1 (context)
      And the die for W. Nassau shows 1 (context)
      And the die for Akbar shows 1 (context)
      And the die for Henry IV shows 1 (context)
      And the die for Coligny shows 1 (context)
      And the die for Guise shows 1 (context)
      And the die for Montmorency shows 1 (context)
      And the die for Sampierro shows 1 (context)
      And the die for Rupert shows 1 (context)
      And the die for Cromwell shows 1 (context)
      And the die for Dimitri shows 1 (context)
      And the die for Richelieu shows 1 (context)
      And the die for Olivares shows 1 (context)
      And the administration step is played
      Then Leader-1 still serves SPA

  @III.11/administration.5.leader.8+
  Rule: III.11/administration.5.leader.8+ A leader joins the rebels on 8 or more

    Background:
      Given the first turn of III.11 is 17 (context)

    Scenario Outline: an unnamed leader joins the rebels on <die>
      Given Leader-1 serves FRA
      When the die for Leader-1 shows <die>
      And the administration step is played
      Then Leader-1 serves REL

      Examples:
        | die |
        | 8   |
        | 10  |

    @III.11/administration.5.leader.8+ @III.11/administration.5.leader.mod
    Scenario: an unnamed leader is loyal on 7
      Given Leader-1 serves FRA
      When the die for Leader-1 shows 7
      And the administration step is played
      Then Leader-1 still serves FRA

  @III.11/administration.5.leader.mod @III.11/administration.5.leader.8+
  Rule: III.11/administration.5.leader.mod One less for a protestant France

    Background:
      Given the first turn of III.11 is 17

    Scenario: a die of 8 does not reach the limit in a protestant France
      Given FRA is protestant
      And Leader-1 serves FRA
      When the die for Leader-1 shows 8
      And the administration step is played
      Then Leader-1 still serves FRA

    Scenario: a die of 9 reaches the limit in a protestant France
      Given FRA is protestant
      And Leader-1 serves FRA
      When the die for Leader-1 shows 9
      And the administration step is played
      Then Leader-1 serves REL

    Scenario: a die of 8 reaches the limit in a counter-reformed France
      Given FRA is counter-reform (context)
      And Leader-1 serves FRA
      When the die for Leader-1 shows 8
      And the administration step is played
      Then Leader-1 serves REL

  @III.11/administration.5.colony @III.11/administration.5.colony.1 @III.11/administration.5.colony.2 @III.11/administration.5.colony.3-4
  Rule: III.11/administration.5.colony Each French post is tested

    Background:
      Given the first turn of III.11 is 17

    Scenario Outline: a French <what> is tested
      Given Post-1 is held by FRA
      And Post-1 is a <what> (context)
      And the level of Post-1 is 5
      When the die for Post-1 shows 3
      And the administration step is played
      Then the level of Post-1 falls by 1

      Examples:
        | what         |
        | trading post |
        | colony       |

    Scenario Outline: a Spanish post is not lent to <power>
      Given Post-1 is held by SPA (context)
      And <power> can reach Post-1
      When the die for Post-1 shows <die> (context)
      And the die for Post-2 shows 10 (context)
      And the die for Post-3 shows 10 (context)
      And the administration step is played
      Then Post-1 is still lent to nobody

      @III.11/administration.5.colony.1
      Examples:
        | power | die |
        | ENG   | 1   |

      @III.11/administration.5.colony.2
      Examples:
        | power | die |
        | SPA   | 2   |

    @III.11/administration.5.colony.3-4
    Scenario: a Spanish post loses no level
      Given Post-1 is held by SPA (context)
      And the level of Post-1 is 5
      When the die for Post-1 shows 3 (context)
      And the die for Post-2 shows 10 (context)
      And the die for Post-3 shows 10 (context)
      And the administration step is played
      Then the level of Post-1 is still 5

  @III.11/administration.5.colony.1
  Rule: III.11/administration.5.colony.1 Lent to a protestant on 1

    Scenario: HOL keeps the post until the event ends
      Given III.11 is in effect
      And FRA has an active rebellion (context)
      And Post-1 is held by FRA
      And Post-1 is lent to HOL
      When HOL hands Post-1 over to FRA
      Then HOL hands Post-1 over to FRA is refused because of III.11/administration.5.colony.1
      And Post-1 is still lent to HOL

    Scenario: England comes first
      Given the first turn of III.11 is 17
      And Post-1 is held by FRA
      And ENG can reach Post-1
      And HOL can reach Post-1 (context)
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is lent to ENG
      And Post-1 is still held by FRA

    Scenario: a catholic England leaves it to Holland
      Given the first turn of III.11 is 17
      And Post-1 is held by FRA
      And ENG is conciliatory
      And ENG can reach Post-1 (context)
      And HOL can reach Post-1
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is lent to HOL

    Scenario: an England that cannot reach the post leaves it to Holland
      Given the first turn of III.11 is 17
      And Post-1 is held by FRA
      And ENG cannot reach Post-1 (context)
      And HOL can reach Post-1
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is lent to HOL

    Scenario: a Holland that cannot reach the post does not get it
      Given the first turn of III.11 is 17 (context)
      And Post-1 is held by FRA (context)
      And HOL cannot reach Post-1 (context)
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario Outline: <what> Holland gets nothing
      Given the first turn of III.11 is <turn>
      And FRA is <faith>
      And Post-1 is held by FRA
      And HOL can reach Post-1
      When the die for Post-1 shows <die>
      And the administration step is played
      Then Post-1 is still lent to nobody

      Examples:
        | what                                  | turn | faith          | die |
        | on a 5                                | 17   | conciliatory   | 5   |
        | on a 1 against a counter-reformed one | 17   | counter-reform | 1   |

    Scenario: on a 2 a counter-reformed France lends to Holland
      Given the first turn of III.11 is 17
      And FRA is counter-reform
      And Post-1 is held by FRA
      And HOL can reach Post-1
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is lent to HOL

    Scenario: a turn later a 1 brings Holland nothing
      Given the first turn of III.11 is 16 (context)
      And Post-1 is held by FRA
      And HOL can reach Post-1
      When the die for Post-1 shows 1 (context)
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: a Holland that is a minor gets nothing beside a Protestant England
      Given the first turn of III.11 is 17 (context)
      And Post-1 is held by FRA (context)
      And HOL is a minor
      And HOL can reach Post-1
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: a Holland of neither faith gives the post back as well
      Given III.11 is in effect
      And HOL is orthodox
      And Post-1 is held by FRA
      And Post-1 is lent to HOL
      When III.11 ends
      Then Post-1 is lent to nobody

    Scenario: a Holland that is no player does not get the post
      Given the first turn of III.11 is 17 (context)
      And Post-1 is held by FRA (context)
      And ENG is conciliatory (context)
      And HOL is a minor
      And HOL can reach Post-1 (context)
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: a result that is ignored leaves an older loan alone
      Given the first turn of III.11 is 17 (context)
      And Post-1 is held by FRA (context)
      And Post-1 is lent to SPA
      And ENG cannot reach Post-1 (context)
      And HOL cannot reach Post-1 (context)
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is still lent to SPA

    Scenario: without a Protestant player the result is ignored
      Given the first turn of III.11 is 17 (context)
      And Post-1 is held by FRA (context)
      And ENG is conciliatory (context)
      And HOL is conciliatory
      And HOL can reach Post-1
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: an England that is no player does not count as a Protestant one
      Given the first turn of III.11 is 17 (context)
      And Post-1 is held by FRA (context)
      And ENG is a minor
      And HOL is conciliatory
      And ENG can reach Post-1
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: a post on loan to Spain may pass to England
      Given the first turn of III.11 is 17
      And Post-1 is held by FRA
      And Post-1 is lent to SPA (context)
      And ENG can reach Post-1
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is lent to ENG

    Scenario Outline: <borrower> gives the post back when the event ends
      Given III.11 is in effect
      And Post-1 is held by FRA
      And Post-1 is lent to <borrower>
      When III.11 ends
      Then Post-1 is lent to nobody

      Examples:
        | borrower |
        | ENG      |
        | HOL      |

    Scenario: a post that Spain lent to Holland stays with Holland
      Given III.11 is in effect
      And Post-1 is held by SPA (context)
      And Post-1 is lent to HOL
      When III.11 ends
      Then Post-1 is still lent to HOL

    Scenario: a post stays lent while the event goes on
      Given III.18 is in effect (context)
      And Post-1 is held by FRA (context)
      And Post-1 is lent to HOL
      When III.18 ends
      Then Post-1 is still lent to HOL

  @III.11/administration.5.colony.2
  Rule: III.11/administration.5.colony.2 Lent to a catholic on 2

    Scenario: SPA keeps the post until the event ends
      Given III.11 is in effect
      And FRA has an active rebellion (context)
      And SPA is counter-reform
      And Post-1 is held by FRA
      And Post-1 is lent to SPA
      When SPA hands Post-1 over to FRA
      Then SPA hands Post-1 over to FRA is refused because of III.11/administration.5.colony.2
      And Post-1 is still lent to SPA

    Scenario Outline: a <religion> Spain comes first
      Given the first turn of III.11 is 17
      And Post-1 is held by FRA
      And SPA is <religion> (context)
      And ENG is conciliatory (context)
      And SPA can reach Post-1
      And ENG can reach Post-1 (context)
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is lent to SPA

      Examples:
        | religion       |
        | conciliatory   |
        | counter-reform |

    Scenario: a catholic England steps in for a protestant Spain
      Given the first turn of III.11 is 17
      And Post-1 is held by FRA
      And SPA is protestant
      And ENG is conciliatory
      And SPA can reach Post-1 (context)
      And ENG can reach Post-1
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is lent to ENG

    Scenario: a counter-reformed England steps in as well
      Given the first turn of III.11 is 17
      And Post-1 is held by FRA
      And SPA is protestant
      And ENG is counter-reform
      And ENG can reach Post-1
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is lent to ENG

    Scenario: on a 3 a counter-reformed France lends to a catholic England
      Given the first turn of III.11 is 17
      And FRA is counter-reform
      And Post-1 is held by FRA
      And SPA is protestant
      And ENG is conciliatory
      And ENG can reach Post-1
      When the die for Post-1 shows 3
      And the administration step is played
      Then Post-1 is lent to ENG

    Scenario Outline: a catholic England gets nothing <when>
      Given the first turn of III.11 is <turn> (context)
      And FRA is <faith> (context)
      And Post-1 is held by FRA
      And SPA is protestant
      And ENG is conciliatory
      And ENG can reach Post-1
      When the die for Post-1 shows <die> (context)
      And the administration step is played
      Then Post-1 is still lent to nobody

      Examples:
        | when                                   | turn | faith          | die |
        | on a 5                                 | 17   | conciliatory   | 5   |
        | on a 2 against a counter-reformed one  | 17   | counter-reform | 2   |
        | a turn later                           | 16   | conciliatory   | 2   |

    Scenario: a protestant England does not step in
      Given the first turn of III.11 is 17 (context)
      And Post-1 is held by FRA (context)
      And SPA is protestant
      And SPA can reach Post-1 (context)
      And ENG can reach Post-1 (context)
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: England does not step in for a catholic Spain that cannot reach the post
      Given the first turn of III.11 is 17 (context)
      And Post-1 is held by FRA (context)
      And ENG is conciliatory (context)
      And SPA cannot reach Post-1 (context)
      And ENG can reach Post-1 (context)
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: a catholic England that cannot reach the post does not get it
      Given the first turn of III.11 is 17 (context)
      And Post-1 is held by FRA (context)
      And SPA is protestant
      And ENG is conciliatory (context)
      And SPA can reach Post-1 (context)
      And ENG cannot reach Post-1 (context)
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is still lent to nobody

    Scenario: a catholic result that is ignored leaves an older loan alone
      Given the first turn of III.11 is 17 (context)
      And Post-1 is held by FRA (context)
      And Post-1 is lent to HOL
      And SPA cannot reach Post-1 (context)
      When the die for Post-1 shows 2
      And the administration step is played
      Then Post-1 is still lent to HOL

    Scenario Outline: a <religion> Spain gives the post back when the event ends
      Given III.11 is in effect
      And SPA is <religion> (context)
      And Post-1 is held by FRA
      And Post-1 is lent to SPA
      When III.11 ends
      Then Post-1 is lent to nobody

      Examples:
        | religion       |
        | conciliatory   |
        | counter-reform |

    Scenario: a post that Portugal lent to Spain stays with Spain
      Given III.11 is in effect
      And Post-1 is held by POR (context)
      And Post-1 is lent to SPA
      When III.11 ends
      Then Post-1 is still lent to SPA

    @III.11/administration.5.colony.1 @III.11/administration.5.colony.2
    Scenario: an orthodox borrower did not get the post by this event
      Given III.11 is in effect
      And Post-1 is held by FRA
      And Post-1 is lent to RUS
      When III.11 ends
      Then Post-1 is still lent to RUS

  @III.11/administration.5.colony.3-4
  Rule: III.11/administration.5.colony.3-4 A level lost on 3 or 4

    Background:
      Given the first turn of III.11 is 17

    Scenario Outline: a post of level <level> loses one on <die>
      Given Post-1 is held by FRA
      And the level of Post-1 is <level>
      When the die for Post-1 shows <die>
      And the administration step is played
      Then the level of Post-1 falls by 1

      Examples:
        | level | die |
        | 5     | 3   |
        | 2     | 4   |

    Scenario: the last level is kept
      Given Post-1 is held by FRA
      And the level of Post-1 is 1
      When the die for Post-1 shows 4
      And the administration step is played
      Then the level of Post-1 is still 1

    Scenario: no level is lost on 2
      Given Post-1 is held by FRA
      And the level of Post-1 is 3
      When the die for Post-1 shows 2
      And the administration step is played
      Then the level of Post-1 is still 3

    Scenario: nothing is lost on 5
      Given Post-1 is held by FRA
      And the level of Post-1 is 3
      When the die for Post-1 shows 5
      And the administration step is played
      Then the level of Post-1 is still 3

  @III.11/administration.5.colony.mod @III.11/administration.5.colony.1 @III.11/administration.5.colony.2 @III.11/administration.5.colony.3-4
  Rule: III.11/administration.5.colony.mod One less for a counter-reformed France

    Background:
      Given the first turn of III.11 is 17

    Scenario Outline: a die of <die> costs a counter-reformed France one level
      Given FRA is counter-reform
      And Post-1 is held by FRA
      And the level of Post-1 is 3
      When the die for Post-1 shows <die>
      And the administration step is played
      Then the level of Post-1 falls by 1
      And Post-1 is still lent to nobody

      Examples:
        | die |
        | 4   |
        | 5   |

    Scenario Outline: a die of <die> lends the post of a counter-reformed France to <borrower>
      Given FRA is counter-reform
      And Post-1 is held by FRA
      And the level of Post-1 is 3
      And <borrower> can reach Post-1
      When the die for Post-1 shows <die>
      And the administration step is played
      Then Post-1 is lent to <borrower>
      And the level of Post-1 is still 3

      Examples:
        | die | borrower |
        | 2   | ENG      |
        | 3   | SPA      |

    Scenario: a die of 6 does nothing in a counter-reformed France
      Given FRA is counter-reform
      And Post-1 is held by FRA
      And the level of Post-1 is 3
      When the die for Post-1 shows 6
      And the administration step is played
      Then the level of Post-1 is still 3

    Scenario: a die of 4 counts in full in a protestant France
      Given FRA is protestant (context)
      And Post-1 is held by FRA
      And the level of Post-1 is 3
      When the die for Post-1 shows 4
      And the administration step is played
      Then the level of Post-1 falls by 1

    Scenario: a die of 5 counts in full in a protestant France
      Given FRA is protestant (context)
      And Post-1 is held by FRA
      And the level of Post-1 is 3
      When the die for Post-1 shows 5
      And the administration step is played
      Then the level of Post-1 is still 3

    Scenario: a die of 1 counts for nothing in a counter-reformed France
      Given FRA is counter-reform
      And Post-1 is held by FRA
      And ENG can reach Post-1
      And SPA can reach Post-1
      When the die for Post-1 shows 1
      And the administration step is played
      Then Post-1 is still lent to nobody

  @III.11/administration.5.end
  Rule: III.11/administration.5.end What was lost for a time comes back in quiet times

    Scenario: a fleet level comes back while no rebellion is active
      Given the dormant fleet of FRA in Zone-1 is 3
      When the beginning of the administration step is played
      And FRA brings a fleet level back in Zone-1
      Then FRA brings a fleet level back in Zone-1 is allowed because of III.11/administration.5.end

    Scenario: a second level may come back in the same phase
      Given the dormant fleet of FRA in Zone-1 is 3
      When the beginning of the administration step is played
      And FRA brings a fleet level back in Zone-1
      And FRA brings a fleet level back in Zone-1
      Then FRA brings a fleet level back in Zone-1 is allowed because of III.11/administration.5.end
      And the dormant fleet of FRA in Zone-1 is 1

    Scenario: an active rebellion gives no leave to bring a fleet level back
      Given FRA has an active rebellion
      And the dormant fleet of FRA in Zone-1 is 3 (context)
      When the beginning of the administration step is played
      And FRA brings a fleet level back in Zone-1
      Then FRA brings a fleet level back in Zone-1 is not allowed because of III.11/administration.5.end

    Scenario: an inactive rebellion leaves open whether a fleet level comes back
      Given III.11 is in effect
      And the dormant fleet of FRA in Zone-1 is 3
      When the beginning of the administration step is played
      And FRA brings a fleet level back in Zone-1
      Then the rules disagree whether FRA brings a fleet level back in Zone-1 is allowed

    Scenario: a post comes back while no rebellion is active
      Given Post-1 is held by FRA
      And Post-1 is lent to HOL
      When the beginning of the administration step is played
      And HOL hands Post-1 over to FRA
      Then HOL hands Post-1 over to FRA is allowed because of III.11/administration.5.end
      And Post-1 is lent to nobody

    Scenario: an active rebellion gives no leave to hand a post back
      Given FRA has an active rebellion
      And Post-1 is held by FRA
      And Post-1 is lent to HOL
      When the beginning of the administration step is played
      And HOL hands Post-1 over to FRA
      Then HOL hands Post-1 over to FRA is not allowed because of III.11/administration.5.end

    @III.11/administration.5.colony.1
    Scenario: an inactive rebellion leaves open whether Holland gives a post back
      Given III.11 is in effect
      And Post-1 is held by FRA
      And Post-1 is lent to HOL
      When the beginning of the administration step is played
      And HOL hands Post-1 over to FRA
      Then the rules disagree whether HOL hands Post-1 over to FRA is allowed

    @III.11/administration.5.colony.2
    Scenario: an inactive rebellion leaves open whether a catholic Spain gives a post back
      Given III.11 is in effect
      And SPA is counter-reform
      And Post-1 is held by FRA
      And Post-1 is lent to SPA
      When the beginning of the administration step is played
      And SPA hands Post-1 over to FRA
      Then the rules disagree whether SPA hands Post-1 over to FRA is allowed

    Scenario: a post that has become Portuguese meanwhile is not meant
      Given Post-1 is held by FRA
      And Post-1 is lent to SPA
      When the beginning of the administration step is played
      And FRA hands Post-1 over to POR
      Then SPA hands Post-1 over to FRA is not allowed because of III.11/administration.5.end

    Scenario: a Portuguese post that is lent to Spain is none of its business
      Given Post-1 is held by POR (context)
      And Post-1 is lent to SPA
      When the beginning of the administration step is played
      And SPA hands Post-1 over to FRA
      Then SPA hands Post-1 over to FRA is not allowed because of III.11/administration.5.end

    Scenario: whoever has not borrowed a post has no leave to hand it over
      Given Post-1 is held by FRA
      And Post-1 is lent to HOL (context)
      When the beginning of the administration step is played
      And SPA hands Post-1 over to FRA
      Then SPA hands Post-1 over to FRA is not allowed because of III.11/administration.5.end

    Scenario: at other times nothing gives leave to bring a fleet level back
      Given the dormant fleet of FRA in Zone-1 is 3 (context)
      When FRA brings a fleet level back in Zone-1
      Then FRA brings a fleet level back in Zone-1 is not allowed because of III.11/administration.5.end
