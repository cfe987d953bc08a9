Feature: 16.3 Event guidelines

  @pop/16.3.general.1
  Rule: pop/16.3.general.1 A list with "or" leaves the number of items open

    Scenario: one item of the list is picked
      Given FRANCE gains or loses by Effect-1
      And Area-2 is listed in Effect-1
      When FRANCE picks Area-2 for Effect-1
      Then Area-2 is picked in Effect-1

    Scenario: a second item of the list is picked as well
      Given FRANCE gains or loses by Effect-1
      And Area-1 is listed in Effect-1 (context)
      And Area-2 is listed in Effect-1
      And Area-1 is picked in Effect-1
      When FRANCE picks Area-2 for Effect-1
      Then Area-2 is picked in Effect-1
      And Area-1 is still picked in Effect-1

    Scenario: what the list does not name cannot be picked
      Given FRANCE gains or loses by Effect-1 (context)
      And Area-1 is listed in Effect-1 (context)
      When FRANCE picks Area-2 for Effect-1
      Then FRANCE picks Area-2 for Effect-1 is refused

    Scenario: a player whom the effect does not concern picks nothing
      Given FRANCE gains or loses by Effect-1 (context)
      And Area-2 is listed in Effect-1 (context)
      When SPAIN picks Area-2 for Effect-1
      Then SPAIN picks Area-2 for Effect-1 is refused

  @pop/16.3.general.2
  Rule: pop/16.3.general.2 Unmet conditions void an effect

    Scenario: an effect whose conditions fail is passed over
      Given Effect-1 comes with unmet conditions
      When Effect-1 takes effect
      Then Effect-1 takes effect is refused
      And Effect-1 is still ignored

    Scenario: an effect whose conditions hold is carried out
      Given Effect-2 comes with unmet conditions (context)
      When Effect-1 takes effect
      Then Effect-1 is carried out

  @pop/16.3.general.3
  Rule: pop/16.3.general.3 A closed option makes the other one compulsory

    Scenario Outline: when <failure>, <closed> is barred
      Given FRANCE has to choose between A and B in Effect-1
      And <failure>
      When FRANCE chooses <closed> of Effect-1
      Then FRANCE chooses <closed> of Effect-1 is refused because of pop/16.3.general.3

      Examples:
        | failure                                                | closed   |
        | the requirements of option A in Effect-1 are not met   | option A |
        | the costs of option A in Effect-1 cannot be paid       | option A |
        | the requirements of option B in Effect-1 are not met   | option B |
        | the costs of option B in Effect-1 cannot be paid       | option B |

    Scenario Outline: when <failure>, <open> has to be taken instead
      Given FRANCE has to choose between A and B in Effect-1
      And <failure>
      When FRANCE chooses <open> of Effect-1
      Then FRANCE chooses <open> of Effect-1 is obligatory because of pop/16.3.general.3
      And <open> is the choice in Effect-1

      Examples:
        | failure                                              | open     |
        | the requirements of option A in Effect-1 are not met | option B |
        | the costs of option B in Effect-1 cannot be paid     | option A |

    Scenario Outline: with both open, <option> may be chosen
      Given FRANCE has to choose between A and B in Effect-1
      When FRANCE chooses <option> of Effect-1
      Then FRANCE chooses <option> of Effect-1 is not obligatory
      And <option> is the choice in Effect-1

      Examples:
        | option   |
        | option A |
        | option B |

    Scenario: the requirements of another effect do not matter
      Given FRANCE has to choose between A and B in Effect-1 (context)
      And the requirements of option A in Effect-2 are not met (context)
      When FRANCE chooses option A of Effect-1
      Then option A is the choice in Effect-1

    Scenario: who is not required to choose is not bound
      Given FRANCE has to choose between A and B in Effect-1 (context)
      And the requirements of option A in Effect-1 are not met
      When SPAIN chooses option B of Effect-1
      Then SPAIN chooses option B of Effect-1 is not obligatory

    Scenario Outline: an option out of reach beside one too dear makes both compulsory, <option> too
      Given FRANCE has to choose between A and B in Effect-1
      And the requirements of option A in Effect-1 are not met (context)
      And the costs of option B in Effect-1 cannot be paid (context)
      When FRANCE chooses <option> of Effect-1
      Then FRANCE chooses <option> of Effect-1 is obligatory because of pop/16.3.general.3

      Examples:
        | option   |
        | option A |
        | option B |

  @pop/16.3.general.4
  Rule: pop/16.3.general.4 With neither option payable either may be taken

    Scenario Outline: a poor player takes <option>
      Given FRANCE has to choose between A and B in Effect-1
      And the costs of option A in Effect-1 cannot be paid
      And the costs of option B in Effect-1 cannot be paid
      When FRANCE chooses <option> of Effect-1
      Then FRANCE chooses <option> of Effect-1 is allowed because of pop/16.3.general.4
      And FRANCE chooses <option> of Effect-1 is not obligatory
      And <option> is the choice in Effect-1

      Examples:
        | option   |
        | option A |
        | option B |

    Scenario Outline: with only <closed> too dear <option> is no free choice
      Given FRANCE has to choose between A and B in Effect-1
      And the costs of <closed> in Effect-1 cannot be paid
      When FRANCE chooses <option> of Effect-1
      Then FRANCE chooses <option> of Effect-1 is not allowed because of pop/16.3.general.4

      Examples:
        | closed   | option   |
        | option A | option A |
        | option A | option B |
        | option B | option A |
        | option B | option B |

    Scenario: who does not have to choose is given no free choice
      Given FRANCE has to choose between A and B in Effect-1 (context)
      And the costs of option A in Effect-1 cannot be paid
      And the costs of option B in Effect-1 cannot be paid
      When SPAIN chooses option A of Effect-1
      Then SPAIN chooses option A of Effect-1 is not allowed because of pop/16.3.general.4

  @pop/16.3.general.5
  Rule: pop/16.3.general.5 Several players are served clockwise from the Active player

    Scenario Outline: after <active> begins, <late> has to wait for <early>
      Given <active> is the Active player
      And <early> gains or loses by Effect-1
      And <late> gains or loses by Effect-2
      When Effect-2 takes effect
      Then Effect-2 takes effect is refused because of pop/16.3.general.5

      Examples:
        | active  | early   | late    |
        | ENGLAND | ENGLAND | FRANCE  |
        | ENGLAND | FRANCE  | SPAIN   |
        | FRANCE  | FRANCE  | ENGLAND |
        | FRANCE  | SPAIN   | ENGLAND |
        | SPAIN   | SPAIN   | ENGLAND |
        | SPAIN   | ENGLAND | FRANCE  |

    Scenario Outline: after <active> begins, <early> does not wait for <late>
      Given <active> is the Active player (context)
      And <early> gains or loses by Effect-1 (context)
      And <late> gains or loses by Effect-2 (context)
      When Effect-1 takes effect
      Then Effect-1 is carried out

      Examples:
        | active  | early  | late    |
        | ENGLAND | FRANCE | SPAIN   |
        | FRANCE  | SPAIN  | ENGLAND |

    Scenario Outline: SPAIN need not wait for FRANCE when <reason>
      Given FRANCE is the Active player (context)
      And FRANCE gains or loses by Effect-1 (context)
      And SPAIN gains or loses by Effect-2 (context)
      But <reason>
      When Effect-2 takes effect
      Then Effect-2 is carried out

      Examples:
        | reason                               |
        | Effect-1 belongs to Event-2          |
        | Effect-1 is carried out              |
        | Effect-1 comes with unmet conditions |
        | Effect-2 comes with an order of its own     |
        | FRANCE neither gains nor loses by Effect-1 |
        | SPAIN neither gains nor loses by Effect-2  |

    Scenario: without an Active player there is no first one
      Given FRANCE gains or loses by Effect-1 (context)
      And SPAIN gains or loses by Effect-2 (context)
      When Effect-2 takes effect
      Then Effect-2 is carried out

    Scenario: the last seat comes before the first one again
      Given SPAIN sits on seat 6 (context)
      And FRANCE is the Active player
      And SPAIN gains or loses by Effect-1
      And ENGLAND gains or loses by Effect-2
      When Effect-2 takes effect
      Then Effect-2 takes effect is refused because of pop/16.3.general.5

    Scenario: a realm without a player keeps nobody waiting
      Given SAVOY sits on seat 2 (context)
      And FRANCE is the Active player (context)
      And SAVOY gains or loses by Effect-1 (context)
      And SPAIN gains or loses by Effect-2 (context)
      When Effect-2 takes effect
      Then Effect-2 is carried out

  @pop/16.3.general.6
  Rule: pop/16.3.general.6 The player realm that wins or loses makes the choice

    Scenario: a player realm that the effect falls to makes the choice
      When Effect-1 falls to FRANCE
      Then FRANCE makes the choice in Effect-1
      And SPAIN still does not make the choice in Effect-1

    Scenario: what one player realm gains from another leaves the choice to both
      Given SPAIN gains or loses by Effect-1
      When Effect-1 falls to FRANCE
      Then the rules disagree about the choice maker in Effect-1

    Scenario: a realm without a player makes none
      When Effect-1 falls to SAVOY
      Then SAVOY still does not make the choice in Effect-1

  @pop/16.3.general.7
  Rule: pop/16.3.general.7 An NPR says yes

    Scenario: an NPR does not decline
      Given SAVOY is asked about Effect-1
      When SAVOY answers Effect-1 with a no
      Then SAVOY answers Effect-1 with a no is refused because of pop/16.3.general.7

    Scenario: an NPR agrees
      Given SAVOY is asked about Effect-1
      When SAVOY answers Effect-1 with a yes
      Then SAVOY answers Effect-1 with a yes is obligatory because of pop/16.3.general.7
      And a yes is the answer of SAVOY to Effect-1

    Scenario: an NPR that is not asked may say no
      Given SAVOY is asked about Effect-2 (context)
      When SAVOY answers Effect-1 with a no
      Then a no is the answer of SAVOY to Effect-1

    Scenario: a PR may say no
      Given FRANCE is asked about Effect-1 (context)
      When FRANCE answers Effect-1 with a no
      Then a no is the answer of FRANCE to Effect-1

    Scenario: a DNPR may say no
      Given MILAN is a DNPR (context)
      And MILAN is asked about Effect-1 (context)
      When MILAN answers Effect-1 with a no
      Then a no is the answer of MILAN to Effect-1

  @pop/16.3.general.8
  Rule: pop/16.3.general.8 "You" is the Active player or the one who chooses A or B

    Scenario: the Active player is meant
      When FRANCE takes the Event Action
      Then FRANCE is you in Effect-1

    Scenario: in a choice of A and B the chooser is meant
      Given SPAIN has to choose between A and B in Effect-1
      When FRANCE takes the Event Action
      Then SPAIN is still you in Effect-1
      And FRANCE is you in Effect-2

    Scenario: the realm that gains is not meant
      Given SPAIN gains or loses by Effect-1 (context)
      When FRANCE takes the Event Action
      Then FRANCE is you in Effect-1

  @pop/16.3.standard.1
  Rule: pop/16.3.standard.1 Kinds of effect with guidelines are standard effects

    Scenario Outline: <kind> is a standard effect
      Then <kind> is a standard effect

      Examples:
        | kind             |
        | an Alliance      |
        | a Royal Marriage |
        | Influence        |
        | a G              |
        | Military Units   |

    Scenario: what has no guidelines is none
      Then something else is not a standard effect

  @pop/16.3.standard.2
  Rule: pop/16.3.standard.2 Standard effects follow the guidelines

    Scenario: a standard effect follows the guidelines
      Given Effect-1 grants a G
      Then Effect-1 is under the guidelines

    Scenario: an effect of another kind does not follow them
      Given Effect-1 grants something else (context)
      Then Effect-1 is not under the guidelines

    Scenario: a card that says otherwise goes its own way
      Given Effect-1 grants a G (context)
      And Effect-1 comes with rules of its own
      Then Effect-1 is not under the guidelines

  @pop/16.3.standard.3
  Rule: pop/16.3.standard.3 In the guidelines "you" is whoever profits or suffers

    Scenario: the beneficiary of a standard effect is meant
      Given Effect-1 grants Influence
      When Effect-1 falls to SPAIN
      Then SPAIN is you in Effect-1

    Scenario: beside the guidelines the beneficiary is not meant
      Given Effect-1 grants Influence (context)
      And Effect-1 comes with rules of its own
      When Effect-1 falls to SPAIN
      Then SPAIN is still not you in Effect-1

    Scenario: whoever gains and whoever loses are both meant
      Given Effect-1 grants Influence
      And SPAIN gains or loses by Effect-1
      When Effect-1 falls to FRANCE
      Then the rules disagree about the word you in Effect-1

    Scenario: two meanings of one word meet when another realm is active
      Given Effect-1 grants Influence
      And SPAIN gains or loses by Effect-1
      When FRANCE takes the Event Action
      Then the rules disagree about the word you in Effect-1

  @pop/16.3.alliance.1
  Rule: pop/16.3.alliance.1 An Alliance needs an Independent Realm at Peace

    Scenario Outline: no Alliance is offered while <reason>
      Given Effect-1 grants an Alliance
      And <reason>
      When Effect-1 names MILAN
      Then Effect-1 names MILAN is refused because of pop/16.3.alliance.1

      Examples:
        | reason                       |
        | MILAN is vassalized          |
        | MILAN is annexed             |
        | MILAN is at War with SAVOY   |

    Scenario: an Independent Realm at Peace may be named
      Given Effect-1 grants an Alliance (context)
      And SAVOY is at War with SCOTLAND (context)
      When Effect-1 names MILAN
      Then MILAN is the target of Effect-1

    Scenario Outline: a Vassal may be named when <reason>
      Given Effect-1 grants an Alliance (context)
      And MILAN is vassalized (context)
      But <reason>
      When Effect-1 names MILAN
      Then MILAN is the target of Effect-1

      Examples:
        | reason                                          |
        | Effect-1 grants Influence                       |
        | Effect-1 comes with rules of its own |

  @pop/16.3.alliance.2
  Rule: pop/16.3.alliance.2 For other Realms the Alliance comes to nothing

    Scenario Outline: the Alliance is lost when <reason>
      Given Effect-1 grants an Alliance
      And MILAN is the target of Effect-1
      And <reason>
      When Effect-1 takes effect
      Then Effect-1 takes effect is refused
      And Effect-1 is still ignored

      Examples:
        | reason                                   |
        | MILAN is vassalized                      |
        | MILAN is annexed                         |
        | MILAN is at War with SAVOY               |

    Scenario Outline: the effect is carried out when <reason>
      Given Effect-1 grants an Alliance (context)
      And MILAN is the target of Effect-1 (context)
      And MILAN is vassalized (context)
      But <reason>
      When Effect-1 takes effect
      Then Effect-1 is carried out

      Examples:
        | reason                                           |
        | MILAN is independent                             |
        | SAVOY is the target of Effect-1                  |
        | Effect-1 grants a G                              |
        | Effect-1 comes with rules of its own |

  @pop/16.3.alliance.3
  Rule: pop/16.3.alliance.3 An Opponent's Ally is won only with as many I

    Scenario Outline: with <ours> and <more> I against 4 the Ally <of> stays with the Opponent
      Given Effect-1 grants an Alliance
      And FRANCE gains or loses by Effect-1
      And SAVOY is the target of Effect-1
      And SAVOY is an Ally of SPAIN
      And Area-1 is part of SAVOY
      And Area-2 is part of <of> (context)
      And SPAIN has 2 I in Area-1
      And SPAIN has 2 I in Area-2 (context)
      And FRANCE has <ours> I in Area-1 (context)
      And FRANCE has <more> I in Area-2 (context)
      When Effect-1 takes effect
      Then Effect-1 takes effect is refused because of pop/16.3.alliance.3

      Examples:
        | ours | more | of    |
        | 1    | 2    | SAVOY |
        | 1    | 3    | MILAN |

    Scenario Outline: with <ours> and <more> I against 4 the A is replaced
      Given Effect-1 grants an Alliance (context)
      And FRANCE gains or loses by Effect-1 (context)
      And SAVOY is the target of Effect-1 (context)
      And SAVOY is an Ally of SPAIN (context)
      And Area-1 is part of SAVOY (context)
      And Area-2 is part of SAVOY (context)
      And SPAIN has 2 I in Area-1 (context)
      And SPAIN has 2 I in Area-2 (context)
      And FRANCE has <ours> I in Area-1
      And FRANCE has <more> I in Area-2
      When Effect-1 takes effect
      Then Effect-1 is carried out

      Examples:
        | ours | more |
        | 3    | 1    |
        | 1    | 3    |

    Scenario Outline: less I does not matter when <reason>
      Given Effect-1 grants an Alliance (context)
      And FRANCE gains or loses by Effect-1 (context)
      And SAVOY is the target of Effect-1 (context)
      And SAVOY is an Ally of SPAIN (context)
      And Area-1 is part of SAVOY (context)
      And SPAIN has 3 I in Area-1 (context)
      And FRANCE has 2 I in Area-1 (context)
      But <reason>
      When Effect-1 takes effect
      Then Effect-1 is carried out

      Examples:
        | reason                                           |
        | Effect-1 grants a G                              |
        | Effect-1 comes with rules of its own |
        | FRANCE neither gains nor loses by Effect-1       |
        | MILAN is the target of Effect-1                  |
        | SAVOY is an Ally of ENGLAND                      |

  @pop/16.3.alliance.4
  Rule: pop/16.3.alliance.4 A Royal Marriage needs an eligible partner

    Scenario: a Realm that is no eligible partner is not named
      Given Effect-1 grants a Royal Marriage
      And FRANCE gains or loses by Effect-1
      And MILAN is an eligible Marriage partner of SPAIN (context)
      When Effect-1 names MILAN
      Then Effect-1 names MILAN is refused because of pop/16.3.alliance.4

    Scenario: an eligible partner may be named
      Given Effect-1 grants a Royal Marriage (context)
      And FRANCE gains or loses by Effect-1 (context)
      And MILAN is an eligible Marriage partner of FRANCE
      When Effect-1 names MILAN
      Then MILAN is the target of Effect-1

    Scenario Outline: any Realm may be named when <reason>
      Given Effect-1 grants a Royal Marriage (context)
      And FRANCE gains or loses by Effect-1 (context)
      But <reason>
      When Effect-1 names MILAN
      Then MILAN is the target of Effect-1

      Examples:
        | reason                                           |
        | Effect-1 grants an Alliance                      |
        | Effect-1 comes with rules of its own |

  @pop/16.3.alliance.5
  Rule: pop/16.3.alliance.5 A marker may be fetched back from the map

    Scenario Outline: <granted> fetches a marker back
      Given Effect-1 grants <granted>
      And FRANCE gains or loses by Effect-1
      And Marker-1 serves for <granted> (context)
      And Marker-1 belongs to FRANCE
      And Marker-1 is on the map
      When FRANCE takes Marker-1 off the map for Effect-1
      Then Marker-1 is not on the map

      Examples:
        | granted          |
        | an Alliance      |
        | a Royal Marriage |

    Scenario Outline: no A is fetched back when <reason>
      Given Effect-1 grants an Alliance (context)
      And FRANCE gains or loses by Effect-1 (context)
      And Marker-1 serves for an Alliance (context)
      And Marker-1 belongs to FRANCE (context)
      And Marker-1 is on the map (context)
      But <reason>
      When FRANCE takes Marker-1 off the map for Effect-1
      Then FRANCE takes Marker-1 off the map for Effect-1 is refused

      Examples:
        | reason                                           |
        | Effect-1 comes with rules of its own |
        | FRANCE neither gains nor loses by Effect-1       |
        | Marker-1 serves for a Royal Marriage             |
        | Marker-1 belongs to SPAIN                        |
        | Marker-2 belongs to FRANCE                       |
        | Marker-1 is on an Active Ally                    |
        | Marker-1 is on a Disputed Succession             |

    Scenario: a spare marker of the other kind does not help
      Given Effect-1 grants an Alliance (context)
      And FRANCE gains or loses by Effect-1 (context)
      And Marker-1 belongs to FRANCE (context)
      And Marker-1 is on the map (context)
      And Marker-2 belongs to FRANCE (context)
      And Marker-2 serves for a Royal Marriage
      When FRANCE takes Marker-1 off the map for Effect-1
      Then Marker-1 is not on the map

    Scenario: a marker that is nowhere on the map is not fetched
      Given Effect-1 grants an Alliance (context)
      And FRANCE gains or loses by Effect-1 (context)
      And Marker-1 belongs to FRANCE (context)
      When FRANCE takes Marker-1 off the map for Effect-1
      Then FRANCE takes Marker-1 off the map for Effect-1 is refused

  @pop/16.3.alliance.6
  Rule: pop/16.3.alliance.6 Ending an Alliance so costs nothing

    Scenario: no penalty for an A that was fetched back
      Given Marker-1 serves for an Alliance (context)
      And Marker-1 belongs to FRANCE
      And Marker-1 has been moved for an Event
      When FRANCE suffers a penalty for Marker-1
      Then FRANCE suffers a penalty for Marker-1 is refused because of pop/16.3.alliance.6

    Scenario: an Alliance made with it later is no longer exempt
      Given Marker-1 serves for an Alliance (context)
      And Marker-1 belongs to FRANCE
      And Marker-1 has been moved for an Event (context)
      When FRANCE puts Marker-1 on the map
      And FRANCE suffers a penalty for Marker-1
      Then Marker-1 is penalized

    Scenario Outline: a penalty stands when <reason>
      Given Marker-1 belongs to FRANCE (context)
      And Marker-1 has been moved for an Event (context)
      But <reason>
      When FRANCE suffers a penalty for Marker-1
      Then Marker-1 is penalized

      Examples:
        | reason                                   |
        | Marker-1 has not been moved for an Event |
        | Marker-1 serves for a Royal Marriage     |
        | Marker-1 belongs to SPAIN                |

  @pop/16.3.g.1
  Rule: pop/16.3.g.1 One G for each player and Area

    Scenario: the second G in an Area is refused
      Given Effect-1 grants a G
      And FRANCE has 1 G in Area-1
      When FRANCE places a G in Area-1 through Effect-1
      Then FRANCE places a G in Area-1 through Effect-1 is refused because of pop/16.3.g.1

    Scenario Outline: a G is placed although <player> has 1 G in <area>
      Given Effect-1 grants a G (context)
      And <player> has 1 G in <area> (context)
      When FRANCE places a G in Area-1 through Effect-1
      Then FRANCE has 1 G in Area-1

      Examples:
        | player | area   |
        | FRANCE | Area-2 |
        | SPAIN  | Area-1 |

    Scenario: a card that says otherwise allows another G
      Given Effect-1 grants a G (context)
      And Effect-1 comes with rules of its own
      And FRANCE has 3 G in Area-1
      When FRANCE places a G in Area-1 through Effect-1
      Then FRANCE has 4 G in Area-1

  @pop/16.3.unit.1
  Rule: pop/16.3.unit.1 Units won are placed where no Battle follows

    Scenario: a place that starts a Battle is refused
      Given Effect-1 grants Military Units
      And Unit-1 is granted by Effect-1
      And a unit of FRANCE starts a Battle at Location-1
      When FRANCE places Unit-1 at Location-1
      Then FRANCE places Unit-1 at Location-1 is refused because of pop/16.3.unit.1

    Scenario Outline: a place without Battle will do although <elsewhere>
      Given Effect-1 grants Military Units (context)
      And Unit-1 is granted by Effect-1 (context)
      And <elsewhere> (context)
      When FRANCE places Unit-1 at Location-1
      Then Unit-1 stands at Location-1

      Examples:
        | elsewhere                                      |
        | a unit of FRANCE starts a Battle at Location-2 |
        | a unit of SPAIN starts a Battle at Location-1  |

    Scenario Outline: a Battle may be started when <reason>
      Given Effect-1 grants Military Units (context)
      And Unit-1 is granted by Effect-1 (context)
      And a unit of FRANCE starts a Battle at Location-1 (context)
      But <reason>
      When FRANCE places Unit-1 at Location-1
      Then Unit-1 stands at Location-1

      Examples:
        | reason                                           |
        | Unit-1 is granted by Effect-2                    |
        | Effect-1 comes with rules of its own |

  @pop/16.3.unit.2
  Rule: pop/16.3.unit.2 Without a place the Units are lost

    Scenario: nobody wins Units that could only start Battles
      Given Effect-1 grants Military Units
      And a unit of FRANCE starts a Battle at Location-1
      And a unit of FRANCE starts a Battle at Location-2
      When Effect-1 falls to FRANCE
      Then Effect-1 is ignored

    Scenario: a quiet place that is not eligible does not help
      Given Effect-1 grants Military Units
      And a unit of FRANCE starts a Battle at Location-1
      And Location-2 is not eligible for Effect-1
      When Effect-1 falls to FRANCE
      Then Effect-1 is ignored

    Scenario: one free place is enough
      Given Effect-1 grants Military Units (context)
      And a unit of FRANCE starts a Battle at Location-2 (context)
      When Effect-1 falls to FRANCE
      Then Effect-1 is still not ignored

    Scenario: another realm is not hindered
      Given Effect-1 grants Military Units (context)
      And a unit of FRANCE starts a Battle at Location-1 (context)
      And a unit of FRANCE starts a Battle at Location-2 (context)
      When Effect-1 falls to SPAIN
      Then Effect-1 is still not ignored

    Scenario Outline: Battles everywhere do not matter when <reason>
      Given Effect-1 grants Military Units (context)
      And a unit of FRANCE starts a Battle at Location-1 (context)
      And a unit of FRANCE starts a Battle at Location-2 (context)
      But <reason>
      When Effect-1 falls to FRANCE
      Then Effect-1 is still not ignored

      Examples:
        | reason                                           |
        | Effect-1 grants a G                              |
        | Effect-1 comes with rules of its own |

  @pop/16.3.unit.3
  Rule: pop/16.3.unit.3 Regular Units use up Available m

    Scenario Outline: of <before> m there remain <after>
      Given Effect-1 grants Military Units
      And Unit-1 is granted by Effect-1
      And Unit-1 is a Regular
      And FRANCE has <before> Available m
      When FRANCE places Unit-1 at Location-1
      Then Unit-1 stands at Location-1
      And FRANCE has <after> Available m

      Examples:
        | before | after |
        | 7      | 6     |
        | 1      | 0     |

    Scenario: without m no Regular is placed
      Given Effect-1 grants Military Units
      And Unit-1 is granted by Effect-1
      And Unit-1 is a Regular
      And SPAIN has 3 Available m (context)
      When FRANCE places Unit-1 at Location-1
      Then FRANCE places Unit-1 at Location-1 is refused because of pop/16.3.unit.3

    Scenario Outline: no m is used when <reason>
      Given Effect-1 grants Military Units (context)
      And Unit-1 is granted by Effect-1 (context)
      And Unit-1 is a Regular (context)
      And FRANCE has 3 Available m
      But <reason>
      When FRANCE places Unit-1 at Location-1
      Then Unit-1 stands at Location-1
      And FRANCE still has 3 Available m

      Examples:
        | reason                                           |
        | Unit-1 is not a Regular                          |
        | Unit-1 is granted by Effect-2                    |
        | Effect-1 comes with rules of its own |

    Scenario Outline: no m is needed when <reason>
      Given Effect-1 grants Military Units (context)
      And Unit-1 is granted by Effect-1 (context)
      And Unit-1 is a Regular (context)
      But <reason>
      When FRANCE places Unit-1 at Location-1
      Then Unit-1 stands at Location-1

      Examples:
        | reason                                           |
        | Unit-1 is not a Regular                          |
        | Unit-1 is granted by Effect-2                    |
        | Effect-1 comes with rules of its own |

  @pop/16.3.influence.1
  Rule: pop/16.3.influence.1 I goes where an NPR or a Vassal Realm owns a Province

    Background:
      Given Effect-1 grants Influence
      And FRANCE gains or loses by Effect-1
      And Area-1 is listed in Effect-1
      And an NPR or a Vassal Realm owns a Province of Area-1

    Scenario: an I is placed
      When FRANCE places an I in Area-1 through Effect-1
      Then FRANCE places an I in Area-1 through Effect-1 is allowed because of pop/16.3.influence.1
      And FRANCE has 1 I in Area-1

    Scenario Outline: none is placed when <reason>
      Given <reason>
      When FRANCE places an I in Area-1 through Effect-1
      Then FRANCE places an I in Area-1 through Effect-1 is not allowed because of pop/16.3.influence.1
      And FRANCE still has 0 I in Area-1

      Examples:
        | reason                                          |
        | Effect-1 grants an Alliance                     |
        | FRANCE neither gains nor loses by Effect-1      |
        | Area-1 is not listed in Effect-1                |
        | no NPR or Vassal Realm owns a Province of Area-1 |
        | FRANCE is a DNPR                                |

  @pop/16.3.influence.2
  Rule: pop/16.3.influence.2 I of Opponents may go for it

    Background:
      Given Effect-1 grants Influence
      And FRANCE gains or loses by Effect-1
      And Area-1 is listed in Effect-1
      And SPAIN has 5 I in Area-1

    Scenario: an I of an Opponent is discarded
      When FRANCE discards an I of SPAIN in Area-1 through Effect-1
      Then FRANCE discards an I of SPAIN in Area-1 through Effect-1 is allowed because of pop/16.3.influence.2
      And SPAIN has 4 I in Area-1

    Scenario Outline: none is when <reason>
      Given <reason>
      When FRANCE discards an I of SPAIN in Area-1 through Effect-1
      Then FRANCE discards an I of SPAIN in Area-1 through Effect-1 is not allowed because of pop/16.3.influence.2

      Examples:
        | reason                           |
        | Effect-1 grants an Alliance      |
        | FRANCE neither gains nor loses by Effect-1 |
        | Area-1 is not listed in Effect-1 |
        | SPAIN has 4 I in Area-1          |
        | SPAIN is a DNPR                  |

    Scenario: one's own I is not discarded for it
      Given SPAIN has 4 I in Area-1
      And FRANCE has 1 I in Area-1
      When FRANCE discards an I of FRANCE in Area-1 through Effect-1
      Then FRANCE discards an I of FRANCE in Area-1 through Effect-1 is not allowed because of pop/16.3.influence.2

  @pop/16.3.town.1
  Rule: pop/16.3.town.1 No t or v where another PR is

    Scenario Outline: the Province is closed when <reason>
      Given <reason>
      When FRANCE gains a t or v on Province-1 through Effect-1
      Then FRANCE gains a t or v on Province-1 through Effect-1 is refused because of pop/16.3.town.1

      Examples:
        | reason                            |
        | Province-1 has a t or v of SPAIN  |
        | Province-1 is Occupied by SPAIN   |

    Scenario Outline: it is open when <reason>
      Given Province-1 <state>
      And <reason>
      When FRANCE gains a t or v on Province-1 through Effect-1
      Then FRANCE gains a t or v on Province-1 through Effect-1 is not refused because of pop/16.3.town.1

      Examples:
        | state                  | reason                                 |
        | has a t or v of SPAIN  | Effect-1 comes with rules of its own   |
        | is Occupied by SPAIN   | Effect-1 comes with rules of its own   |
        | has a t or v of SPAIN  | SPAIN is a DNPR                        |
        | is Occupied by FRANCE  | Effect-1 comes without rules of its own (context) |

  @pop/16.3.develop.1
  Rule: pop/16.3.develop.1 A Small t becomes Large

    Scenario: a Small one
      Given Province-1 has a t or v of FRANCE
      When FRANCE develops the t in Province-1
      Then FRANCE develops the t in Province-1 is allowed because of pop/16.3.develop.1
      And the t in Province-1 is Large

    Scenario: a Large one is not developed
      Given Province-1 has a t or v of FRANCE
      And the t in Province-1 is Large
      When FRANCE develops the t in Province-1
      Then FRANCE develops the t in Province-1 is not allowed because of pop/16.3.develop.1

  @pop/16.3.develop.2
  Rule: pop/16.3.develop.2 It is your own

    Scenario: that of another is not developed
      Given Province-1 has a t or v of SPAIN
      When FRANCE develops the t in Province-1
      Then FRANCE develops the t in Province-1 is refused because of pop/16.3.develop.2

    Scenario: one's own is
      Given Province-1 has a t or v of FRANCE
      When FRANCE develops the t in Province-1
      Then FRANCE develops the t in Province-1 is not refused because of pop/16.3.develop.2

  @pop/16.3.merchant.1
  Rule: pop/16.3.merchant.1 A third Merchant takes two

    Scenario: with two
      Given FRANCE has 2 Merchants
      When FRANCE gains the third Merchant
      Then FRANCE gains the third Merchant is not refused because of pop/16.3.merchant.1
      And FRANCE has 3 Merchants

    Scenario Outline: with <n>
      Given FRANCE has <n> Merchants
      When FRANCE gains the third Merchant
      Then FRANCE gains the third Merchant is refused because of pop/16.3.merchant.1

      Examples:
        | n |
        | 1 |
        | 3 |

  @pop/16.3.dnpr.1
  Rule: pop/16.3.dnpr.1 One of its tokens lies on its Capital Province

    Background:
      Given SAVOY is a DNPR
      And Effect-1 lists Province-1 for SAVOY
      And Province-1 is the Capital Province of SAVOY

    Scenario: the Capital Province gets a token
      When Effect-1 puts a token of SAVOY on Province-1
      Then Effect-1 puts a token of SAVOY on Province-1 is obligatory because of pop/16.3.dnpr.1

    Scenario Outline: nothing is to be put there when <reason>
      Given <reason>
      When Effect-1 puts a token of SAVOY on Province-1
      Then Effect-1 puts a token of SAVOY on Province-1 is not obligatory because of pop/16.3.dnpr.1

      Examples:
        | reason                                       |
        | SAVOY is an NPR                              |
        | Effect-1 does not list Province-1 for SAVOY  |
        | Province-2 is the Capital Province of SAVOY  |

    Scenario: a Capital Province that is a Core Province of a PR gets none
      Given Province-1 is a Core Province of FRANCE
      When Effect-1 puts a token of SAVOY on Province-1
      Then the rules disagree whether Effect-1 puts a token of SAVOY on Province-1 is allowed

  @pop/16.3.dnpr.2
  Rule: pop/16.3.dnpr.2 The token of a DNPR is put there

    Scenario: it lies on the Province
      Given SCOTLAND is a DNPR
      When Effect-1 puts a token of SCOTLAND on Province-1
      Then a token of SCOTLAND lies on Province-1

    Scenario: one that is no DNPR has none
      Given SCOTLAND is an NPR
      When Effect-1 puts a token of SCOTLAND on Province-1
      Then no token of SCOTLAND lies on Province-1 still

  @pop/16.3.dnpr.3
  Rule: pop/16.3.dnpr.3 Not on Core Provinces of a PR

    Scenario: a Core Province of a PR
      Given SCOTLAND is a DNPR (context)
      And Province-1 is a Core Province of FRANCE
      When Effect-1 puts a token of SCOTLAND on Province-1
      Then Effect-1 puts a token of SCOTLAND on Province-1 is refused because of pop/16.3.dnpr.3

    Scenario: one of an NPR
      Given SCOTLAND is a DNPR
      And Province-1 is a Core Province of SAVOY
      When Effect-1 puts a token of SCOTLAND on Province-1
      Then a token of SCOTLAND lies on Province-1

  @pop/16.3.dnpr.4
  Rule: pop/16.3.dnpr.4 A t or v above it is in a Core Province

    Background:
      Given SCOTLAND is a DNPR
      And a token of SCOTLAND lies on Province-1
      And Province-1 has a t or v of FRANCE

    Scenario: t and token
      Then Province-1 counts as Core Province of SCOTLAND

    Scenario Outline: it is none when <reason>
      Given <reason>
      Then Province-1 does not count as Core Province of SCOTLAND

      Examples:
        | reason                                  |
        | SCOTLAND is an NPR                      |
        | no token of SCOTLAND lies on Province-1 |
        | Province-1 has no t or v                |

  @pop/16.3.terminate.1
  Rule: pop/16.3.terminate.1 The Alliance is over

    Scenario: the marker goes
      Given SAVOY is an Ally of FRANCE
      When Effect-1 terminates the Alliance of FRANCE with SAVOY
      Then SAVOY is the Ally of nobody

    Scenario: that of another stays
      Given SAVOY is an Ally of SPAIN
      When Effect-1 terminates the Alliance of FRANCE with SAVOY
      Then SAVOY is still the Ally of SPAIN

  @pop/16.3.terminate.2
  Rule: pop/16.3.terminate.2 Half of its Tax Income in Allied Units is lost

    Background:
      Given SAVOY is an Ally of FRANCE
      And SAVOY is an Active Ally of FRANCE
      And FRANCE has 6 Allied Units

    Scenario Outline: with a Tax Income of <tax>
      Given SAVOY has a Tax Income of <tax>
      When Effect-1 terminates the Alliance of FRANCE with SAVOY
      Then FRANCE has <left> Allied Units
      And SAVOY is no Active Ally

      Examples:
        | tax | left |
        | 4   | 4    |
        | 5   | 4    |
        | 6   | 3    |

    Scenario: an Ally that is not Active costs nothing
      Given SAVOY has a Tax Income of 4
      And SAVOY is no Active Ally
      When Effect-1 terminates the Alliance of FRANCE with SAVOY
      Then FRANCE still has 6 Allied Units

  @pop/16.3.terminate.3
  Rule: pop/16.3.terminate.3 Enemies are at War with the former Active Ally

    Background:
      Given SAVOY is an Ally of FRANCE
      And SAVOY is an Active Ally of FRANCE
      And SPAIN is at War with FRANCE

    Scenario: an Enemy among the PRs
      When Effect-1 terminates the Alliance of FRANCE with SAVOY
      Then SPAIN is at War with SAVOY

    Scenario Outline: none when <reason>
      Given <reason>
      When Effect-1 terminates the Alliance of FRANCE with SAVOY
      Then SPAIN is still not at War with SAVOY

      Examples:
        | reason                        |
        | SAVOY is no Active Ally       |
        | SPAIN is not at War with FRANCE |
        | SPAIN is a DNPR               |

  @pop/16.3.wars.2
  Rule: pop/16.3.wars.2 PRs are bound by the restrictions

    Scenario: a PR
      Then FRANCE is bound by DoW restrictions in Effect-1

    Scenario Outline: not when <reason>
      Given <reason>
      Then FRANCE is not bound by DoW restrictions in Effect-1

      Examples:
        | reason                               |
        | Effect-1 comes with rules of its own |
        | FRANCE is an NPR                     |

  @pop/16.3.wars.3
  Rule: pop/16.3.wars.3 No DoW on a target that is not eligible

    Scenario: such a target
      Given SPAIN is no eligible target of FRANCE
      When FRANCE declares War on SPAIN through Effect-1
      Then FRANCE declares War on SPAIN through Effect-1 is refused because of pop/16.3.wars.3

    Scenario: an eligible one
      Given SAVOY is no eligible target of FRANCE (context)
      When FRANCE declares War on SPAIN through Effect-1
      Then FRANCE declares War on SPAIN through Effect-1 is not refused because of pop/16.3.wars.3
      And FRANCE is at War with SPAIN

    Scenario: the Event says otherwise
      Given SPAIN is no eligible target of FRANCE
      And Effect-1 comes with rules of its own
      When FRANCE declares War on SPAIN through Effect-1
      Then FRANCE declares War on SPAIN through Effect-1 is not refused because of pop/16.3.wars.3

  @pop/16.3.wars.4
  Rule: pop/16.3.wars.4 Who has Passed declares no War

    Scenario: a PR that has Passed
      Given FRANCE has Passed
      When FRANCE declares War on SPAIN through Effect-1
      Then FRANCE declares War on SPAIN through Effect-1 is refused because of pop/16.3.wars.4

    Scenario: one that has not
      Given SPAIN has Passed
      When FRANCE declares War on SPAIN through Effect-1
      Then FRANCE declares War on SPAIN through Effect-1 is not refused because of pop/16.3.wars.4

    Scenario: an NPR does not pass
      Given SAVOY has Passed
      When SAVOY declares War on SPAIN through Effect-1
      Then SAVOY declares War on SPAIN through Effect-1 is not refused because of pop/16.3.wars.4

  @pop/16.3.wars.5
  Rule: pop/16.3.wars.5 An NPR that is the Aggressor is meant

    Scenario: an NPR declares the War
      Given Effect-1 grants a War
      And Effect-1 comes with rules of its own
      And SAVOY declares a War by Effect-1
      When Effect-1 falls to SPAIN
      Then SAVOY is still you in Effect-1

    Scenario: an effect that is no War has no Aggressor
      Given Effect-1 grants an Alliance (context)
      And Effect-1 comes with rules of its own (context)
      And SAVOY declares a War by Effect-1
      When Effect-1 falls to SPAIN
      Then SAVOY is still not you in Effect-1

    Scenario: the Aggressor is meant, and so is the Active player
      Given Effect-1 grants a War
      And SAVOY declares a War by Effect-1
      When FRANCE takes the Event Action
      Then the rules disagree about the word you in Effect-1

    Scenario: a PR that declares a War is not meant by it
      Given Effect-1 grants a War
      And SPAIN declares a War by Effect-1
      When FRANCE takes the Event Action
      Then FRANCE is you in Effect-1

  @pop/16.3.wars.6
  Rule: pop/16.3.wars.6 An eligible target is selected, if there is one

    Background:
      Given Effect-1 lets its player select the target
      And Effect-1 comes with rules of its own (context)
      And SPAIN is no eligible target of FRANCE

    Scenario: another target would be eligible
      When FRANCE declares War on SPAIN through Effect-1
      Then FRANCE declares War on SPAIN through Effect-1 is refused because of pop/16.3.wars.6

    Scenario Outline: it may be selected when <reason>
      Given <reason>
      When FRANCE declares War on SPAIN through Effect-1
      Then FRANCE declares War on SPAIN through Effect-1 is not refused because of pop/16.3.wars.6

      Examples:
        | reason                                |
        | Effect-1 names the target itself      |
        | SPAIN is an eligible target of FRANCE |

    Scenario: nobody is eligible
      Given ENGLAND is no eligible target of FRANCE
      And SAVOY is no eligible target of FRANCE
      And SCOTLAND is no eligible target of FRANCE
      And MILAN is no eligible target of FRANCE
      When FRANCE declares War on SPAIN through Effect-1
      Then FRANCE declares War on SPAIN through Effect-1 is not refused because of pop/16.3.wars.6

  @pop/16.3.action.2
  Rule: pop/16.3.action.2 An Action is taken at once or declined

    Background:
      Given Effect-1 offers SPAIN an Action

    Scenario: it is taken
      When SPAIN takes the Action of Effect-1
      Then SPAIN takes the Action of Effect-1 is allowed because of pop/16.3.action.2
      And Effect-1 offers SPAIN no Action
      And SPAIN has taken the Action of Effect-1

    Scenario: it is declined
      When SPAIN declines the Action of Effect-1
      Then SPAIN declines the Action of Effect-1 is allowed because of pop/16.3.action.2
      And Effect-1 offers SPAIN no Action
      And SPAIN has still not taken the Action of Effect-1

    Scenario: another player has none to take
      When FRANCE takes the Action of Effect-1
      Then FRANCE takes the Action of Effect-1 is not allowed because of pop/16.3.action.2
      And FRANCE declines the Action of Effect-1 is not allowed because of pop/16.3.action.2

    Scenario: until then the Turn goes on
      Given FRANCE is the Active player
      When FRANCE finishes the Turn
      Then FRANCE finishes the Turn is refused because of pop/16.3.action.2

    Scenario: without an offer the Turn may end
      Given Effect-1 offers SPAIN no Action
      And FRANCE is the Active player
      When FRANCE finishes the Turn
      Then FRANCE has finished the Turn

  @pop/16.3.action.3
  Rule: pop/16.3.action.3 The Active player finishes first, then clockwise

    Background:
      Given FRANCE is the Active player
      And SPAIN has taken the Action of Effect-1

    Scenario Outline: <who> does not begin before
      When <who> begins the Turn
      Then <who> begins the Turn is refused because of pop/16.3.action.3

      Examples:
        | who     |
        | SPAIN   |
        | ENGLAND |

    Scenario: the next one clockwise begins then
      Given FRANCE has finished the Turn
      When SPAIN begins the Turn
      Then SPAIN begins the Turn is not refused because of pop/16.3.action.3
      And SPAIN is the Active player

    Scenario: not the one after
      Given FRANCE has finished the Turn
      When ENGLAND begins the Turn
      Then ENGLAND begins the Turn is refused because of pop/16.3.action.3

    Scenario Outline: after seat <a> seat <c> does not come before seat <b>
      Given FRANCE has finished the Turn
      And FRANCE sits on seat <a>
      And SPAIN sits on seat <b>
      And ENGLAND sits on seat <c>
      When ENGLAND begins the Turn
      Then ENGLAND begins the Turn is refused because of pop/16.3.action.3

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    Scenario Outline: after seat <a> comes seat <b>, with the third on seat <c>
      Given FRANCE has finished the Turn
      And FRANCE sits on seat <a>
      And SPAIN sits on seat <b>
      And ENGLAND sits on seat <c>
      When SPAIN begins the Turn
      Then SPAIN begins the Turn is not refused because of pop/16.3.action.3
      And SPAIN is the Active player

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    Scenario Outline: it is no matter here when <reason>
      Given <reason>
      And FRANCE <state> the Turn (context)
      When ENGLAND begins the Turn
      Then ENGLAND begins the Turn is not refused because of pop/16.3.action.3

      Examples:
        | reason                                       | state            |
        | SPAIN has not taken the Action of Effect-1   | has not finished |
        | SPAIN is the Active player                   | has not finished |
        | SPAIN has not taken the Action of Effect-1   | has finished     |
        | SPAIN is the Active player                   | has finished     |

    Scenario: whoever took the Action in a Turn of their own is no matter either
      Given SPAIN is the Active player
      And SPAIN has finished the Turn (context)
      When FRANCE begins the Turn
      Then FRANCE begins the Turn is not refused because of pop/16.3.action.3
      And FRANCE is the Active player

  @pop/16.3.idea.1
  Rule: pop/16.3.idea.1 Who Researches an Idea scores, and who has it

    Background:
      Given Idea-1 is on display (context)
      And Effect-1 belongs to Event-1 (context)

    Scenario: the player
      When SPAIN Researches Idea-1 through Effect-1
      Then the scores of SPAIN for Idea-1 are 1
      And SPAIN has Idea-1
      And SPAIN got Idea-1 from Event-1
      And the scores of FRANCE for Idea-1 are still 0

    Scenario: an Opponent who has it
      Given FRANCE has Idea-1
      When SPAIN Researches Idea-1 through Effect-1
      Then the scores of FRANCE for Idea-1 are 1
      And the scores of SPAIN for Idea-1 are 1

    Scenario Outline: no Opponent's score when <reason>
      Given <reason>
      When SPAIN Researches Idea-1 through Effect-1
      Then the scores of <who> for Idea-1 are still 0

      Examples:
        | reason            | who    |
        | FRANCE has Idea-2 | FRANCE |
        | SAVOY has Idea-1  | SAVOY  |

    Scenario: an Opponent who has it from the same Event scores once
      Given FRANCE has Idea-1
      And FRANCE got Idea-1 from Event-1
      When SPAIN Researches Idea-1 through Effect-1
      Then the scores of FRANCE for Idea-1 are 1

  @pop/16.3.idea.2
  Rule: pop/16.3.idea.2 Several players of one Event all score

    Background:
      Given Idea-1 is on display (context)
      And Effect-1 belongs to Event-1 (context)
      And FRANCE has Idea-1
      And FRANCE got Idea-1 from Event-1

    Scenario: the first scores again with the second
      When SPAIN Researches Idea-1 through Effect-1
      Then the scores of SPAIN for Idea-1 are 1
      And the scores of FRANCE for Idea-1 are 1
      And pop/16.3.idea.2 applies

    Scenario Outline: it is not that Event's matter when <reason>
      Given <reason>
      When SPAIN Researches Idea-1 through Effect-1
      Then pop/16.3.idea.2 does not apply
      And the scores of FRANCE for Idea-1 <scores>

      Examples:
        | reason                       | scores      |
        | FRANCE got Idea-1 from Event-2 | are 1     |
        | FRANCE does not have Idea-1  | are still 0 |
        | FRANCE is an NPR             | are still 0 |

    Scenario: nobody scores twice by the same Research
      Given SPAIN got Idea-1 from Event-1 (context)
      When SPAIN Researches Idea-1 through Effect-1
      Then the scores of SPAIN for Idea-1 are 1

  @pop/16.3.idea.3
  Rule: pop/16.3.idea.3 An Idea that is missing comes on display

    Scenario: it comes on display
      Given Idea-1 is not on display (context)
      When SPAIN Researches Idea-1 through Effect-1
      Then Idea-1 is on display

    Scenario: only Basic Ideas are unpicked
      Given Idea-1 is not on display (context)
      And Idea-2 is on display
      And Idea-2 is Basic
      When SPAIN Researches Idea-1 through Effect-1
      Then no rule settles pop/16.3.idea.3
      And Idea-1 is on display
      And Idea-2 is still on display
      And the display has still 1 rows

    Scenario: what is on display changes nothing
      Given Idea-1 is on display
      And Idea-2 is on display (context)
      And Idea-2 is Basic (context)
      When SPAIN Researches Idea-1 through Effect-1
      Then pop/16.3.idea.3 does not apply
      And the display still has 1 rows

  @pop/16.3.idea.4
  Rule: pop/16.3.idea.4 A column without unpicked Ideas gets another row

    Background:
      Given Idea-1 is not on display (context)
      And Idea-2 is on display
      And FRANCE has Idea-2

    Scenario: all of its Ideas are picked
      When SPAIN Researches Idea-1 through Effect-1
      Then the display has 2 rows
      And Idea-2 is still on display

    Scenario Outline: there is no other row when <reason>
      Given <reason>
      When the Idea that SPAIN removes is <gone>
      And SPAIN Researches Idea-1 through Effect-1
      Then the display still has 1 rows

      Examples:
        | reason                       | gone   |
        | Idea-1 is on display         | Idea-2 |
        | FRANCE does not have Idea-2  | Idea-2 |
        | Idea-3 is on display         | Idea-3 |

    Scenario: Ideas of the other column do not matter
      Given Idea-3 is on display (context)
      And Idea-3 belongs in the right column
      When SPAIN Researches Idea-1 through Effect-1
      Then the display has 2 rows

    Scenario: an Idea that is not on display does not matter
      Given Idea-2 is not on display (context)
      When SPAIN Researches Idea-1 through Effect-1
      Then the display has 2 rows

  @pop/16.3.idea.5
  Rule: pop/16.3.idea.5 What makes room goes back into the deck

    Background:
      Given Idea-1 is not on display (context)
      And Idea-2 is on display
      And Idea-3 is on display

    Scenario Outline: <gone> makes room
      When the Idea that SPAIN removes is <gone>
      And SPAIN Researches Idea-1 through Effect-1
      Then <gone> is not on display
      And <gone> is in the deck
      And <stays> is still on display
      And the display still has 1 rows

      Examples:
        | gone   | stays  |
        | Idea-2 | Idea-3 |
        | Idea-3 | Idea-2 |

    Scenario Outline: Idea-2 does not leave when <reason>
      Given <reason>
      When the Idea that SPAIN removes is Idea-2
      And SPAIN Researches Idea-1 through Effect-1
      Then Idea-2 is still on display
      And Idea-2 is still not in the deck

      Examples:
        | reason                             |
        | Idea-1 is on display               |
        | Idea-2 is Basic                    |
        | FRANCE has Idea-2                  |
        | Idea-2 belongs in the right column |

    Scenario: none leaves when none can make room
      Given FRANCE has Idea-2
      And Idea-3 is Basic
      When SPAIN Researches Idea-1 through Effect-1
      Then Idea-2 is still on display
      And Idea-3 is still on display

  @pop/16.3.reject.1
  Rule: pop/16.3.reject.1 An option may have you Reject the Ruler

    Background:
      Given Effect-1 belongs to Event-1 (context)
      And Effect-1 has SPAIN Reject a Ruler
      And Event-1 has a historical Ruler on it

    Scenario: the Ruler of the same Event
      When SPAIN Rejects the Ruler of Event-1
      Then SPAIN Rejects the Ruler of Event-1 is allowed because of pop/16.3.reject.1
      And SPAIN has Rejected the Ruler of Event-1

    Scenario Outline: not Rejected when <reason>
      Given <reason>
      When SPAIN Rejects the Ruler of Event-1
      Then SPAIN Rejects the Ruler of Event-1 is not allowed because of pop/16.3.reject.1

      Examples:
        | reason                                |
        | Effect-1 belongs to Event-2           |
        | Effect-1 has SPAIN Reject no Ruler    |
        | Event-1 has no historical Ruler on it |

    Scenario: another player Rejects nobody
      When FRANCE Rejects the Ruler of Event-1
      Then FRANCE Rejects the Ruler of Event-1 is not allowed because of pop/16.3.reject.1

  @pop/16.3.reject.2
  Rule: pop/16.3.reject.2 The old Ruler and the Event are discarded

    Scenario: both go
      Given SPAIN has Rejected the Ruler of Event-1
      And Character-1 is the Ruler of SPAIN
      And Character-2 is the Ruler of FRANCE
      When the symbols of Event-1 are resolved
      Then nobody is the Ruler of SPAIN
      And Character-1 is not in play
      And Event-1 is discarded
      And Event-2 is still not discarded
      And Character-2 is still the Ruler of FRANCE
      And Character-2 is still in play

    Scenario: without a Ruler the Event goes all the same
      Given SPAIN has Rejected the Ruler of Event-1
      When the symbols of Event-1 are resolved
      Then Event-1 is discarded

    Scenario: whoever has Rejected nobody keeps the Ruler
      Given SPAIN has Rejected the Ruler of Event-2 (context)
      And Character-1 is the Ruler of SPAIN
      When the symbols of Event-1 are resolved
      Then Character-1 is still the Ruler of SPAIN
      And Event-1 is still not discarded
