Feature: Battles

  @pow/battles.1
  Rule: The First Battle Phase and its treaties

    Background:
      Given the war of Player-2 is against Player-3
      And the war of Player-2 is in Battle Phase 1
      And the war of Player-2 is number 1 of those declared
      And the war of Player-2 is won
      And the war of Player-4 is against the Principality Mainz
      And the war of Player-4 is in Battle Phase 1
      And the war of Player-4 is number 2 of those declared
      And the war of Player-4 is won
      And Province-2 belongs to Player-2
      And Province-3 belongs to Player-3
      And Province-4 belongs to Player-4

    Scenario: the older war is signed first
      Then Player-2 signs the Peace Treaty of its war is not refused because of pow/battles.1
      And Player-4 signs the Peace Treaty of its war is refused because of pow/battles.1

    Scenario: when it is signed the next one may follow
      When Player-2 signs the Peace Treaty of its war
      Then Player-4 signs the Peace Treaty of its war is not refused because of pow/battles.1

    Scenario: no treaty while a battle of the phase is to come
      Given the war of Player-4 is unfought
      Then Player-2 signs the Peace Treaty of its war is refused because of pow/battles.1

    Scenario Outline: a battle that does not come about is not waited for, as <why>
      Given the war of Player-4 is unfought
      And <why>
      Then Player-2 signs the Peace Treaty of its war is not refused because of pow/battles.1

      Examples:
        | why                                   |
        | Province-4 belongs to nobody          |
        | Mainz has 0 provinces                 |
        | the war of Player-4 is in Battle Phase 2 |

    Scenario: a battle against a Player who is gone is not waited for
      Given the war of Player-2 is unfought (context)
      And Province-3 belongs to nobody
      Then Player-2 signs the Peace Treaty of its war is not refused because of pow/battles.1

    Scenario: a battle between Players who are there is
      Given the war of Player-2 is unfought
      Then Player-2 signs the Peace Treaty of its war is refused because of pow/battles.1

    Scenario: a phase without a war holds nobody up
      Given the war of Player-4 is against the Principality nobody
      And the war of Player-4 is unfought (context)
      Then Player-2 signs the Peace Treaty of its war is not refused because of pow/battles.1

    Scenario: an older war against a Principality is signed first as well
      Given the war of Player-4 is number 0 of those declared
      Then Player-2 signs the Peace Treaty of its war is refused because of pow/battles.1

    Scenario Outline: a treaty of Battle Phase <phase> is not one of the first
      Given the war of Player-4 is in Battle Phase <phase>
      And the war of Player-2 is unfought
      Then Player-4 signs the Peace Treaty of its war is not refused because of pow/battles.1

      Examples:
        | phase |
        | 2     |
        | 3     |

  @pow/battles.2
  Rule: The Second Battle Phase and its treaties

    Background:
      Given the war of Player-2 is against Player-3
      And the war of Player-2 is in Battle Phase 2
      And the war of Player-2 is number 2 of those declared
      And the war of Player-2 is won
      And the war of Player-4 is against the Principality Mainz
      And the war of Player-4 is in Battle Phase 2
      And the war of Player-4 is number 3 of those declared
      And the war of Player-4 is won
      And Province-2 belongs to Player-2
      And Province-3 belongs to Player-3
      And Province-4 belongs to Player-4
      And Province-5 belongs to Player-5

    Scenario: the older war of the Second is signed first
      Then Player-2 signs the Peace Treaty of its war is not refused because of pow/battles.2
      And Player-4 signs the Peace Treaty of its war is refused because of pow/battles.2

    Scenario: no treaty of the Second while a battle of it is to come
      Given the war of Player-4 is unfought
      Then Player-2 signs the Peace Treaty of its war is refused because of pow/battles.2

    Scenario: a war of the First is none of the Second
      Given the war of Player-2 is in Battle Phase 1
      And the war of Player-2 is unfought
      Then Player-4 signs the Peace Treaty of its war is not refused because of pow/battles.2

    Scenario: a treaty of the First does not wait for the Second
      Given the war of Player-4 is in Battle Phase 1
      And the war of Player-2 is unfought
      Then Player-4 signs the Peace Treaty of its war is not refused because of pow/battles.2

    Scenario: its battles wait for the treaties of the First
      Given the war of Player-2 is unfought
      And the war of Player-4 is unfought
      And the war of Player-5 is against Player-6
      And the war of Player-5 is in Battle Phase 1
      Then Player-2 opens the battle against Player-3 is refused because of pow/battles.2
      And Player-4 opens the battle against the Principality Mainz is refused because of pow/battles.2

    Scenario: without a war in the First they begin
      Given the war of Player-2 is unfought
      And the war of Player-4 is unfought
      Then Player-2 opens the battle against Player-3 is not refused because of pow/battles.2
      And Player-4 opens the battle against the Principality Mainz is not refused because of pow/battles.2

    Scenario: battles of the First itself do not wait
      Given the war of Player-2 is unfought
      And the war of Player-2 is in Battle Phase 1
      And the war of Player-4 is unfought
      And the war of Player-4 is in Battle Phase 1
      Then Player-2 opens the battle against Player-3 is not refused because of pow/battles.2
      And Player-4 opens the battle against the Principality Mainz is not refused because of pow/battles.2

  @pow/battles.3
  Rule: The Third Battle Phase and its treaties

    Background:
      Given the war of Player-2 is against Player-3
      And the war of Player-2 is in Battle Phase 3
      And the war of Player-2 is number 2 of those declared
      And the war of Player-2 is won
      And the war of Player-4 is against the Principality Mainz
      And the war of Player-4 is in Battle Phase 3
      And the war of Player-4 is number 3 of those declared
      And the war of Player-4 is won
      And Province-2 belongs to Player-2
      And Province-3 belongs to Player-3
      And Province-4 belongs to Player-4
      And Province-5 belongs to Player-5

    Scenario: the older war of the Third is signed first
      Then Player-2 signs the Peace Treaty of its war is not refused because of pow/battles.3
      And Player-4 signs the Peace Treaty of its war is refused because of pow/battles.3

    Scenario: no treaty of the Third while a battle of it is to come
      Given the war of Player-4 is unfought
      Then Player-2 signs the Peace Treaty of its war is refused because of pow/battles.3

    Scenario: a war of the Second is none of the Third
      Given the war of Player-2 is in Battle Phase 2
      And the war of Player-2 is unfought
      Then Player-4 signs the Peace Treaty of its war is not refused because of pow/battles.3

    Scenario: a treaty of the Second does not wait for the Third
      Given the war of Player-4 is in Battle Phase 2
      And the war of Player-2 is unfought
      Then Player-4 signs the Peace Treaty of its war is not refused because of pow/battles.3

    Scenario: its battles wait for the treaties of the Second
      Given the war of Player-2 is unfought
      And the war of Player-4 is unfought
      And the war of Player-5 is against Player-6
      And the war of Player-5 is in Battle Phase 2
      Then Player-2 opens the battle against Player-3 is refused because of pow/battles.3
      And Player-4 opens the battle against the Principality Mainz is refused because of pow/battles.3

    Scenario: without a war in the Second they begin
      Given the war of Player-2 is unfought
      And the war of Player-4 is unfought
      Then Player-2 opens the battle against Player-3 is not refused because of pow/battles.3
      And Player-4 opens the battle against the Principality Mainz is not refused because of pow/battles.3

    Scenario: battles of the Second itself do not wait
      Given the war of Player-2 is unfought
      And the war of Player-2 is in Battle Phase 2
      And the war of Player-4 is unfought
      And the war of Player-4 is in Battle Phase 2
      Then Player-2 opens the battle against Player-3 is not refused because of pow/battles.3
      And Player-4 opens the battle against the Principality Mainz is not refused because of pow/battles.3

  @pow/battles.4
  Rule: The eliminated fight no battle

    Background:
      Given the war of Player-2 is against Player-3
      And Province-1 belongs to Player-2
      And Province-2 belongs to Player-3

    Scenario: both have provinces
      When Player-2 opens the battle against Player-3
      Then Player-2 opens the battle against Player-3 is not refused because of pow/battles.4

    Scenario Outline: no battle when <reason>
      Given <reason>
      When Player-2 opens the battle against Player-3
      Then Player-2 opens the battle against Player-3 is refused because of pow/battles.4

      Examples:
        | reason                                |
        | Province-1 belongs to nobody          |
        | Province-2 belongs to nobody          |
        | Player-2 waits for the next Round     |
        | Player-3 waits for the next Round     |

    Scenario Outline: a Foreign Power without a province in the Empire fights, <who> here
      Given <land> belongs to nobody
      And <who> became a Foreign Power in Round 1
      When Player-2 opens the battle against Player-3
      Then Player-2 opens the battle against Player-3 is not refused because of pow/battles.4

      Examples:
        | who      | land       |
        | Player-2 | Province-1 |
        | Player-3 | Province-2 |

    Scenario: a battle against a Principality is opened
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      Then Player-2 opens the battle against the Principality Mainz is not refused because of pow/battles.4

    Scenario Outline: no battle against a Principality when <reason>
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      And <reason>
      Then Player-2 opens the battle against the Principality Mainz is refused because of pow/battles.4

      Examples:
        | reason                        |
        | Province-1 belongs to nobody  |
        | Mainz has 0 provinces         |

  @pow/battles.fight.1
  Rule: Who leads an unaligned Principality

    Background:
      Given the war of Player-2 is against the Principality Mainz
      And Province-1 belongs to Player-2

    Scenario: the next one in order
      When Player-2 opens the battle against the Principality Mainz
      Then Player-3 leads the Principality Mainz
      And Player-4 still leads the Principality nobody

    Scenario: who fights is passed over
      Given Player-3 faces Player-4
      And Player-4 faces Player-3
      When Player-2 opens the battle against the Principality Mainz
      Then Player-5 leads the Principality Mainz
      And Player-3 still leads the Principality nobody

    Scenario: who waits in Reserve is passed over
      Given the place of Player-3 in Reserve is 3
      When Player-2 opens the battle against the Principality Mainz
      Then Player-4 leads the Principality Mainz

    Scenario: behind the last there is nobody
      Given the war of Player-5 is against the Principality Trier
      And Province-5 belongs to Player-5
      When Player-5 opens the battle against the Principality Trier
      Then pow/battles.fight.1 does not apply

    Scenario: a Player needs no leader
      Given the war of Player-2 is against the Principality nobody
      And the war of Player-2 is against Player-3
      And Province-3 belongs to Player-3
      When Player-2 opens the battle against Player-3
      Then pow/battles.fight.1 does not apply

  @pow/battles.fight.4
  Rule: Twice the cards win at once

    Background:
      Given the war of Player-2 is against Player-3
      And Province-1 belongs to Player-2
      And Province-2 belongs to Player-3

    Scenario Outline: <mine> against <theirs> is <end>
      Given Player-2 has <mine> Imperial Power
      And Player-3 has <theirs> Imperial Power
      When Player-2 opens the battle against Player-3
      Then the war of Player-2 is <end>

      Examples:
        | mine | theirs | end  |
        | 12   | 6      | won  |
        | 6    | 12     | lost |

    Scenario Outline: <mine> against a Principality of <size> provinces is <end>
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Brandenburg
      And Brandenburg has <size> provinces
      And Player-2 has <mine> Imperial Power
      When Player-2 opens the battle against the Principality Brandenburg
      Then the war of Player-2 is still <end>

      Examples:
        | mine | size | end      |
        | 9    | 3    | unfought |
        | 2    | 3    | unfought |

    Scenario: twice the cards of a Principality
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Brandenburg
      And Brandenburg has 3 provinces
      And Player-2 has 10 Imperial Power
      When Player-2 opens the battle against the Principality Brandenburg
      Then the war of Player-2 is won

    Scenario: nothing against nothing is twice as much on both sides
      Given Player-2 has 0 Imperial Power
      And Player-3 has 0 Imperial Power
      When Player-2 opens the battle against Player-3
      Then the rules disagree whether the war of Player-2 is won

    Scenario Outline: <mine> against <theirs> is fought
      Given Player-2 has <mine> Imperial Power
      And Player-3 has <theirs> Imperial Power
      When Player-2 opens the battle against Player-3
      Then the war of Player-2 is still unfought
      And Player-2 faces Player-3

      Examples:
        | mine | theirs |
        | 11   | 6      |
        | 6    | 11     |

  @pow/battles.fight.5
  Rule: Cards are drawn by Imperial Power

    Background:
      Given the war of Player-2 is against Player-3
      And Province-1 belongs to Player-2
      And Province-2 belongs to Player-3
      And Player-2 has 10 Imperial Power
      And Player-3 has 8 Imperial Power

    Scenario: both draw
      When Player-2 opens the battle against Player-3
      Then Player-2 is due 10 Military Cards
      And Player-3 is due 8 Military Cards
      And Player-2 faces Player-3
      And Player-3 faces Player-2

    Scenario: nobody draws for what is won already
      Given Player-2 has 16 Imperial Power
      When Player-2 opens the battle against Player-3
      Then Player-2 is still due 0 Military Cards
      And Player-2 still faces nobody

    Scenario: what was exchanged before does not count
      Given Player-2 has exchanged 2 cards
      And Player-3 has exchanged 1 cards
      When Player-2 opens the battle against Player-3
      Then Player-2 has exchanged 0 cards
      And Player-3 has exchanged 0 cards

    Scenario: the leader draws for the Principality
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Brandenburg
      And Brandenburg has 4 provinces
      And Player-2 has exchanged 2 cards
      And Player-3 has exchanged 1 cards
      When Player-2 opens the battle against the Principality Brandenburg
      Then Player-2 is due 10 Military Cards
      And Player-3 is due 6 Military Cards
      And Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 has exchanged 0 cards
      And Player-3 has exchanged 0 cards

    Scenario: nobody draws against a Principality that is beaten already
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      When Player-2 opens the battle against the Principality Mainz
      Then Player-2 is still due 0 Military Cards
      And Player-2 still faces nobody

    Scenario: whoever led it before and fights another by now draws nothing
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Brandenburg
      And Brandenburg has 4 provinces
      And Player-4 leads the Principality Brandenburg (context)
      And Player-4 faces Player-5
      And Player-5 faces Player-4
      When Player-2 opens the battle against the Principality Brandenburg
      Then Player-4 is still due 0 Military Cards
      And Player-4 still faces Player-5
      And Player-2 faces Player-3

    Scenario: whoever leads another Principality draws nothing for this one
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Brandenburg
      And Brandenburg has 4 provinces (context)
      And Player-4 leads the Principality Mainz (context)
      When Player-2 opens the battle against the Principality Brandenburg
      Then Player-4 is still due 0 Military Cards

  @pow/battles.fight.6
  Rule: Gold buys cards

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 has 2 Gold

    Scenario: before the battle
      When Player-2 buys a card of pikemen
      Then Player-2 buys a card of pikemen is allowed because of pow/battles.fight.6
      And Player-2 holds 1 pikemen

    Scenario Outline: not when <reason>
      Given <reason>
      And <more>
      When Player-2 buys a card of pikemen
      Then Player-2 buys a card of pikemen is not allowed because of pow/battles.fight.6

      Examples:
        | reason                          | more                                      |
        | Player-2 faces nobody           | Player-3 faces nobody (context)           |
        | the Leagues have met in battle  | Player-3 holds 1 pikemen (context)        |

  @pow/battles.fight.7
  Rule: Cards are exchanged by the doctrine

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 follows the Traditional doctrine
      And Player-2 holds 1 musketeers

    Scenario: exchanged before the battle
      When Player-2 discards a card of musketeers for its doctrine
      Then Player-2 discards a card of musketeers for its doctrine is allowed because of pow/battles.fight.7
      And Player-2 holds 0 musketeers

    Scenario Outline: with <power> Imperial Power and <gone> cards exchanged one more is <verdict>
      Given Player-2 has <power> Imperial Power
      And Player-2 has exchanged <gone> cards
      Then Player-2 discards a card of musketeers for its doctrine is <verdict>

      Examples:
        | power | gone | verdict |
        | 29    | 1    | allowed |
        | 29    | 2    | refused |
        | 30    | 2    | allowed |
        | 30    | 3    | refused |

    Scenario: a card that is exchanged is counted
      When Player-2 discards a card of musketeers for its doctrine
      Then Player-2 has exchanged 1 cards

    Scenario Outline: not exchanged when <reason>
      Given <reason>
      And <more>
      When Player-2 discards a card of musketeers for its doctrine
      Then Player-2 discards a card of musketeers for its doctrine is not allowed because of pow/battles.fight.7

      Examples:
        | reason                          | more                                      |
        | Player-2 faces nobody           | Player-3 faces nobody (context)           |
        | the Leagues have met in battle  | Player-3 holds 1 pikemen (context)        |

  @pow/battles.fight.aristocratic
  Rule: Aristocratic

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 3 pikemen
      And Player-2 holds 3 musketeers
      And Player-2 holds 3 cavalry
      And Player-2 follows the Aristocratic doctrine

    Scenario: Aristocratic exchanges pikemen
      When Player-2 discards a card of pikemen for its doctrine
      Then Player-2 holds 2 pikemen
      And Player-2 still holds 3 musketeers
      And Player-2 holds 5 cavalry

    Scenario: Aristocratic exchanges musketeers
      When Player-2 discards a card of musketeers for its doctrine
      Then Player-2 still holds 3 pikemen
      And Player-2 holds 2 musketeers
      And Player-2 holds 5 cavalry

    Scenario: Aristocratic keeps cavalry
      When Player-2 discards a card of cavalry for its doctrine
      Then Player-2 discards a card of cavalry for its doctrine is refused because of pow/battles.fight.aristocratic

    Scenario: cavalry that are not kept as Aristocratic
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for pikemen (context)
      And Player-2 discards a card of cavalry for its doctrine
      Then Player-2 discards a card of cavalry for its doctrine is not refused because of pow/battles.fight.aristocratic

    Scenario: another doctrine than Aristocratic makes something else of pikemen
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for pikemen
      And Player-2 discards a card of pikemen for its doctrine
      Then Player-2 still holds 3 pikemen
      And Player-2 still holds 3 musketeers
      And Player-2 still holds 3 cavalry

    Scenario: another doctrine than Aristocratic makes something else of musketeers
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for musketeers
      And Player-2 discards a card of musketeers for its doctrine
      Then Player-2 still holds 3 musketeers
      And Player-2 still holds 3 pikemen
      And Player-2 still holds 3 cavalry

  @pow/battles.fight.defensive
  Rule: Defensive

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 3 pikemen
      And Player-2 holds 3 musketeers
      And Player-2 holds 3 cavalry
      And Player-2 follows the Defensive doctrine

    Scenario: Defensive exchanges musketeers
      When Player-2 discards a card of musketeers for its doctrine
      Then Player-2 holds 5 pikemen
      And Player-2 holds 2 musketeers
      And Player-2 still holds 3 cavalry

    Scenario: Defensive exchanges cavalry
      When Player-2 discards a card of cavalry for its doctrine
      Then Player-2 holds 5 pikemen
      And Player-2 still holds 3 musketeers
      And Player-2 holds 2 cavalry

    Scenario: Defensive keeps pikemen
      When Player-2 discards a card of pikemen for its doctrine
      Then Player-2 discards a card of pikemen for its doctrine is refused because of pow/battles.fight.defensive

    Scenario: pikemen that are not kept as Defensive
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for cavalry (context)
      And Player-2 discards a card of pikemen for its doctrine
      Then Player-2 discards a card of pikemen for its doctrine is not refused because of pow/battles.fight.defensive

    Scenario: another doctrine than Defensive makes something else of musketeers
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for musketeers
      And Player-2 discards a card of musketeers for its doctrine
      Then Player-2 still holds 3 musketeers
      And Player-2 still holds 3 pikemen
      And Player-2 still holds 3 cavalry

    Scenario: another doctrine than Defensive makes something else of cavalry
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for cavalry
      And Player-2 discards a card of cavalry for its doctrine
      Then Player-2 still holds 3 cavalry
      And Player-2 still holds 3 pikemen
      And Player-2 still holds 3 musketeers

  @pow/battles.fight.flexible
  Rule: Flexible - any for any

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 3 pikemen
      And Player-2 holds 3 musketeers
      And Player-2 holds 3 cavalry

    Scenario: a pikeman for cavalry
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for cavalry
      And Player-2 discards a card of pikemen for its doctrine
      Then Player-2 holds 2 pikemen
      And Player-2 holds 4 cavalry
      And Player-2 still holds 3 musketeers

    Scenario: with another doctrine nothing is wished for
      Given Player-2 follows the Offensive doctrine
      When Player-2 wishes for cavalry (context)
      And Player-2 discards a card of pikemen for its doctrine
      Then Player-2 holds 4 musketeers

  @pow/battles.fight.infantry
  Rule: Infantry

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 3 pikemen
      And Player-2 holds 3 musketeers
      And Player-2 holds 3 cavalry
      And Player-2 follows the Infantry doctrine

    Scenario: Infantry exchanges cavalry
      When Player-2 discards a card of cavalry for its doctrine
      Then Player-2 holds 4 pikemen
      And Player-2 holds 4 musketeers
      And Player-2 holds 2 cavalry

    Scenario: Infantry keeps pikemen
      When Player-2 discards a card of pikemen for its doctrine
      Then Player-2 discards a card of pikemen for its doctrine is refused because of pow/battles.fight.infantry

    Scenario: pikemen that are not kept as Infantry
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for cavalry (context)
      And Player-2 discards a card of pikemen for its doctrine
      Then Player-2 discards a card of pikemen for its doctrine is not refused because of pow/battles.fight.infantry

    Scenario: Infantry keeps musketeers
      When Player-2 discards a card of musketeers for its doctrine
      Then Player-2 discards a card of musketeers for its doctrine is refused because of pow/battles.fight.infantry

    Scenario: musketeers that are not kept as Infantry
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for cavalry (context)
      And Player-2 discards a card of musketeers for its doctrine
      Then Player-2 discards a card of musketeers for its doctrine is not refused because of pow/battles.fight.infantry

    Scenario: another doctrine than Infantry makes something else of cavalry
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for cavalry
      And Player-2 discards a card of cavalry for its doctrine
      Then Player-2 still holds 3 cavalry
      And Player-2 still holds 3 pikemen
      And Player-2 still holds 3 musketeers

  @pow/battles.fight.innovative
  Rule: Innovative

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 3 pikemen
      And Player-2 holds 3 musketeers
      And Player-2 holds 3 cavalry
      And Player-2 follows the Innovative doctrine

    Scenario: Innovative exchanges pikemen
      When Player-2 discards a card of pikemen for its doctrine
      Then Player-2 holds 2 pikemen
      And Player-2 holds 5 musketeers
      And Player-2 still holds 3 cavalry

    Scenario: Innovative exchanges cavalry
      When Player-2 discards a card of cavalry for its doctrine
      Then Player-2 still holds 3 pikemen
      And Player-2 holds 5 musketeers
      And Player-2 holds 2 cavalry

    Scenario: Innovative keeps musketeers
      When Player-2 discards a card of musketeers for its doctrine
      Then Player-2 discards a card of musketeers for its doctrine is refused because of pow/battles.fight.innovative

    Scenario: musketeers that are not kept as Innovative
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for cavalry (context)
      And Player-2 discards a card of musketeers for its doctrine
      Then Player-2 discards a card of musketeers for its doctrine is not refused because of pow/battles.fight.innovative

    Scenario: another doctrine than Innovative makes something else of pikemen
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for pikemen
      And Player-2 discards a card of pikemen for its doctrine
      Then Player-2 still holds 3 pikemen
      And Player-2 still holds 3 musketeers
      And Player-2 still holds 3 cavalry

    Scenario: another doctrine than Innovative makes something else of cavalry
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for cavalry
      And Player-2 discards a card of cavalry for its doctrine
      Then Player-2 still holds 3 cavalry
      And Player-2 still holds 3 pikemen
      And Player-2 still holds 3 musketeers

  @pow/battles.fight.offensive
  Rule: Offensive

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 3 pikemen
      And Player-2 holds 3 musketeers
      And Player-2 holds 3 cavalry
      And Player-2 follows the Offensive doctrine

    Scenario: Offensive exchanges pikemen
      When Player-2 discards a card of pikemen for its doctrine
      Then Player-2 holds 2 pikemen
      And Player-2 holds 4 musketeers
      And Player-2 holds 4 cavalry

    Scenario: Offensive keeps musketeers
      When Player-2 discards a card of musketeers for its doctrine
      Then Player-2 discards a card of musketeers for its doctrine is refused because of pow/battles.fight.offensive

    Scenario: musketeers that are not kept as Offensive
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for cavalry (context)
      And Player-2 discards a card of musketeers for its doctrine
      Then Player-2 discards a card of musketeers for its doctrine is not refused because of pow/battles.fight.offensive

    Scenario: Offensive keeps cavalry
      When Player-2 discards a card of cavalry for its doctrine
      Then Player-2 discards a card of cavalry for its doctrine is refused because of pow/battles.fight.offensive

    Scenario: cavalry that are not kept as Offensive
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for pikemen (context)
      And Player-2 discards a card of cavalry for its doctrine
      Then Player-2 discards a card of cavalry for its doctrine is not refused because of pow/battles.fight.offensive

    Scenario: another doctrine than Offensive makes something else of pikemen
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for pikemen
      And Player-2 discards a card of pikemen for its doctrine
      Then Player-2 still holds 3 pikemen
      And Player-2 still holds 3 musketeers
      And Player-2 still holds 3 cavalry

  @pow/battles.fight.traditional
  Rule: Traditional

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 3 pikemen
      And Player-2 holds 3 musketeers
      And Player-2 holds 3 cavalry
      And Player-2 follows the Traditional doctrine

    Scenario: Traditional exchanges musketeers
      When Player-2 discards a card of musketeers for its doctrine
      Then Player-2 holds 4 pikemen
      And Player-2 holds 2 musketeers
      And Player-2 holds 4 cavalry

    Scenario: Traditional keeps pikemen
      When Player-2 discards a card of pikemen for its doctrine
      Then Player-2 discards a card of pikemen for its doctrine is refused because of pow/battles.fight.traditional

    Scenario: pikemen that are not kept as Traditional
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for cavalry (context)
      And Player-2 discards a card of pikemen for its doctrine
      Then Player-2 discards a card of pikemen for its doctrine is not refused because of pow/battles.fight.traditional

    Scenario: Traditional keeps cavalry
      When Player-2 discards a card of cavalry for its doctrine
      Then Player-2 discards a card of cavalry for its doctrine is refused because of pow/battles.fight.traditional

    Scenario: cavalry that are not kept as Traditional
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for pikemen (context)
      And Player-2 discards a card of cavalry for its doctrine
      Then Player-2 discards a card of cavalry for its doctrine is not refused because of pow/battles.fight.traditional

    Scenario: another doctrine than Traditional makes something else of musketeers
      Given Player-2 follows the Flexible doctrine
      When Player-2 wishes for musketeers
      And Player-2 discards a card of musketeers for its doctrine
      Then Player-2 still holds 3 musketeers
      And Player-2 still holds 3 pikemen
      And Player-2 still holds 3 cavalry

  @pow/battles.fight.9
  Rule: Nobody plays what he does not hold

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 1 pikemen
      And Player-3 holds 1 pikemen

    Scenario Outline: <one> against <other> is not played
      When Player-2 plays <one>
      And Player-3 plays <other>
      And Player-2 meets Player-3 in a round
      Then Player-2 meets Player-3 in a round is refused because of pow/battles.fight.9

      Examples:
        | one     | other      |
        | cavalry | pikemen    |
        | pikemen | musketeers |

    Scenario: both hold what they play
      When Player-2 plays pikemen
      And Player-3 plays pikemen
      And Player-2 meets Player-3 in a round
      Then Player-2 meets Player-3 in a round is not refused because of pow/battles.fight.9
      And Player-2 holds 0 pikemen

  @pow/battles.fight.10
  Rule: Equal cards are both discarded

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 3 cavalry
      And Player-3 holds 2 cavalry

    Scenario: cavalry against cavalry
      When Player-2 plays cavalry
      And Player-3 plays cavalry
      And Player-2 meets Player-3 in a round
      Then Player-2 holds 2 cavalry
      And Player-3 holds 1 cavalry

    Scenario Outline: equal <kind> beat nobody
      Given Player-2 holds 2 <kind>
      And Player-3 holds 2 <kind>
      When Player-2 plays <kind>
      And Player-3 plays <kind>
      And Player-2 meets Player-3 in a round
      Then Player-2 holds 1 <kind>
      And pow/battles.fight.11 does not apply

      Examples:
        | kind       |
        | cavalry    |
        | pikemen    |
        | musketeers |

    Scenario: cavalry against pikemen is another matter
      Given Player-3 holds 1 pikemen
      When Player-2 plays cavalry
      And Player-3 plays pikemen
      And Player-2 meets Player-3 in a round
      Then Player-2 holds 2 cavalry
      And Player-3 still holds 2 cavalry
      And Player-3 still holds 1 pikemen

  @pow/battles.fight.11
  Rule: Which card beats which

    Scenario Outline: <one> against <other>
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 5 <one>
      And Player-3 holds 5 <other>
      And the Round is 4
      When Player-2 plays <one>
      And Player-3 plays <other>
      And Player-2 meets Player-3 in a round
      Then Player-2 holds <left> <one>
      And Player-3 <hers> <other>

      Examples:
        | one        | other      | left | hers          |
        | cavalry    | pikemen    | 4    | still holds 5 |
        | pikemen    | musketeers | 4    | still holds 5 |
        | musketeers | cavalry    | 2    | still holds 5 |

    Scenario Outline: <one> beat <other>
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 5 <one>
      And Player-3 holds 5 <other>
      And the Round is 4
      When Player-2 plays <one>
      And Player-3 plays <other>
      And Player-2 meets Player-3 in a round
      Then Player-2 still holds 5 <one>
      And Player-3 holds <left> <other>

      Examples:
        | one        | other      | left |
        | pikemen    | cavalry    | 4    |
        | musketeers | pikemen    | 4    |
        | cavalry    | musketeers | 2    |

  @pow/battles.fight.pike-cav.1
  Rule: Stopped cavalry is discarded

    Scenario: one of cavalry is lost
      Given Player-2 holds 3 cavalry
      And Player-2 holds 1 pikemen (context)
      When Player-2 is stopped by the pikemen of Player-3
      Then Player-2 holds 2 cavalry

  @pow/battles.fight.pike-cav.2
  Rule: No cavalry in the next round

    Background:
      Given Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 3 cavalry
      And Player-2 holds 3 pikemen
      And Player-3 holds 3 pikemen
      And Player-3 holds 3 cavalry

    Scenario: stopped cavalry may not charge
      When Player-2 is stopped by the pikemen of Player-3
      Then Player-2 may not charge

    Scenario: a round with it is refused
      Given Player-2 may not charge
      When Player-2 plays cavalry
      And Player-3 plays cavalry
      And Player-2 meets Player-3 in a round
      Then Player-2 meets Player-3 in a round is refused because of pow/battles.fight.pike-cav.2

    Scenario: whoever begins it
      Given Player-2 may not charge
      When Player-2 plays cavalry
      And Player-3 plays cavalry
      And Player-3 meets Player-2 in a round
      Then Player-3 meets Player-2 in a round is refused because of pow/battles.fight.pike-cav.2

    Scenario: who may charge does
      When Player-2 plays cavalry
      And Player-3 plays cavalry
      And Player-2 meets Player-3 in a round
      Then Player-2 meets Player-3 in a round is not refused because of pow/battles.fight.pike-cav.2

    Scenario Outline: after a round without it he may, whoever of <first> and <second> begins
      Given Player-2 may not charge
      When Player-2 plays pikemen
      And Player-3 plays pikemen
      And <first> meets <second> in a round
      Then Player-2 may charge

      Examples:
        | first    | second   |
        | Player-2 | Player-3 |
        | Player-3 | Player-2 |

  @pow/battles.fight.pike-cav.3
  Rule: Nothing but cavalry routs

    Background:
      Given Player-2 holds 3 cavalry

    Scenario: only cavalry is left
      When Player-2 is stopped by the pikemen of Player-3
      Then Player-2 has routed

    Scenario: one of cavalry is enough for it
      Given Player-2 holds 2 cavalry
      When Player-2 is stopped by the pikemen of Player-3
      Then Player-2 has routed

    Scenario: in the battle of the Religious War another clause says so
      Given the Leagues have met in battle
      When Player-2 is stopped by the pikemen of Player-3
      Then pow/battles.fight.pike-cav.3 does not apply

    Scenario Outline: he does not rout when <reason>
      Given <reason>
      When Player-2 is stopped by the pikemen of Player-3
      Then Player-2 has still not routed

      Examples:
        | reason                   |
        | Player-2 holds 1 pikemen |
        | Player-2 holds 1 cavalry |

  @pow/battles.fight.musk-pike.1
  Rule: Pikemen are shot down

    Scenario: one pikeman is lost
      Given Player-2 holds 3 pikemen
      And the Round is 4
      When Player-2 is shot down by the musketeers of Player-3
      Then Player-2 holds 2 pikemen

  @pow/battles.fight.rifling.1
  Rule: Another card is discarded from Round 5 on

    Background:
      Given Player-2 holds 3 pikemen
      And Player-2 holds 2 cavalry
      And the Round is 5

    Scenario: the one that is named
      When Player-3 names cavalry
      And Player-3 names pikemen instead (context)
      And Player-2 is shot down by the musketeers of Player-3
      Then Player-2 holds 1 cavalry
      And Player-2 holds 2 pikemen

    Scenario: not before Round 5
      Given the Round is 4
      When Player-3 names cavalry (context)
      And Player-3 names pikemen instead (context)
      And Player-2 is shot down by the musketeers of Player-3
      Then Player-2 still holds 2 cavalry

  @pow/battles.fight.rifling.3
  Rule: If he has none, another is named

    Background:
      Given Player-2 holds 3 pikemen
      And Player-2 holds 2 cavalry
      And the Round is 5

    Scenario: the second choice
      When Player-3 names musketeers
      And Player-3 names cavalry instead
      And Player-2 is shot down by the musketeers of Player-3
      Then Player-2 holds 1 cavalry
      And Player-2 still holds 0 musketeers

    Scenario: not before Round 5 either
      Given the Round is 4
      When Player-3 names musketeers (context)
      And Player-3 names cavalry instead (context)
      And Player-2 is shot down by the musketeers of Player-3
      Then Player-2 still holds 2 cavalry

    Scenario: the first choice counts where he has it
      When Player-3 names pikemen
      And Player-3 names cavalry instead (context)
      And Player-2 is shot down by the musketeers of Player-3
      Then Player-2 still holds 2 cavalry
      And Player-2 holds 1 pikemen

  @pow/battles.fight.cav-musk.1
  Rule: Musketeers are ridden down

    Scenario: one musketeer is lost at least
      Given Player-2 holds 3 musketeers
      And Player-2 holds 2 pikemen
      When Player-2 gives up 2 pikemen
      And Player-2 loses a cavalry charge to Player-3
      Then Player-2 holds 2 musketeers
      And Player-2 holds 0 pikemen

  @pow/battles.fight.cav-musk.2
  Rule: Two more cards of infantry go

    Scenario Outline: <n> of them pikemen
      Given Player-2 holds 3 musketeers
      And Player-2 holds 2 pikemen
      When Player-2 gives up <n> pikemen
      And Player-2 loses a cavalry charge to Player-3
      Then Player-2 <muskets> musketeers
      And Player-2 <pikes> pikemen

      Examples:
        | n | muskets | pikes         |
        | 2 | holds 2 | holds 0       |
        | 1 | holds 1 | holds 1       |
        | 0 | holds 0 | still holds 2 |

    Scenario: what is not there is made up by the other kind
      Given Player-2 holds 1 musketeers
      And Player-2 holds 4 pikemen
      When Player-2 gives up 0 pikemen
      And Player-2 loses a cavalry charge to Player-3
      Then Player-2 holds 0 musketeers
      And Player-2 holds 2 pikemen

    Scenario: with less infantry the rest is kept
      Given Player-2 holds 1 musketeers
      And Player-2 holds 1 pikemen
      When Player-2 gives up 1 pikemen (context)
      And Player-2 loses a cavalry charge to Player-3
      Then Player-2 still holds 1 pikemen
      And Player-2 holds 0 musketeers

  @pow/battles.fight.cav-musk.3
  Rule: With too little infantry he routs

    Background:
      Given Player-2 holds 2 musketeers
      And Player-2 holds 4 cavalry

    Scenario: one card of infantry is left
      When Player-2 loses a cavalry charge to Player-3
      Then Player-2 has routed

    Scenario: that of the Religious War is told elsewhere
      Given the Leagues have met in battle
      When Player-2 loses a cavalry charge to Player-3
      Then pow/battles.fight.cav-musk.3 does not apply

    Scenario: three are enough
      Given Player-2 holds 3 musketeers
      When Player-2 gives up 0 pikemen
      And Player-2 loses a cavalry charge to Player-3
      Then Player-2 has still not routed

  @pow/battles.fight.cav-musk.4
  Rule: Against twice his strength he routs

    Background:
      Given Player-2 holds 5 musketeers
      And Player-3 holds 4 cavalry

    Scenario: two against four
      When Player-2 gives up 0 pikemen
      And Player-2 loses a cavalry charge to Player-3
      Then Player-2 holds 2 musketeers
      And Player-2 has routed

    Scenario: two against three
      Given Player-3 holds 3 cavalry
      When Player-2 gives up 0 pikemen
      And Player-2 loses a cavalry charge to Player-3
      Then Player-2 has still not routed

    Scenario: in the battle of the Religious War it is told otherwise
      Given the Leagues have met in battle
      And Player-2 is in the melee
      When Player-2 gives up 0 pikemen
      And Player-2 loses a cavalry charge to Player-3
      Then pow/battles.fight.cav-musk.4 does not apply

  @pow/battles.fight.end.1
  Rule: Who routs or has no cards left has lost

    Background:
      Given the war of Player-2 is against Player-3
      And Player-2 faces Player-3
      And Player-3 faces Player-2
      And Player-2 holds 1 pikemen
      And Player-3 holds 1 pikemen

    Scenario Outline: <who> <how>
      When <who> <how>
      Then the war of Player-2 is <end>

      Examples:
        | who      | how                        | end  |
        | Player-2 | routes                     | lost |
        | Player-3 | routes                     | won  |
        | Player-2 | runs out of Military Cards | lost |
        | Player-3 | runs out of Military Cards | won  |

    Scenario Outline: the war of <whom> is not theirs when <who> <how>
      Given the war of Player-2 is against Player-4
      When <who> <how>
      Then the war of Player-2 is still unfought

      Examples:
        | whom     | who      | how                        |
        | Player-2 | Player-2 | routes                     |
        | Player-2 | Player-2 | runs out of Military Cards |
        | Player-2 | Player-3 | routes                     |
        | Player-2 | Player-3 | runs out of Military Cards |

    Scenario Outline: <who> <how> over a Principality
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      And Player-3 leads the Principality Mainz
      When <who> <how>
      Then the war of Player-2 is <end>
      And Player-2 faces nobody
      And Player-3 faces nobody
      And Player-3 leads the Principality nobody

      Examples:
        | who      | how                        | end  |
        | Player-2 | routes                     | lost |
        | Player-3 | routes                     | won  |
        | Player-2 | runs out of Military Cards | lost |
        | Player-3 | runs out of Military Cards | won  |

    Scenario Outline: whoever leads another Principality does not end the war when <who> <how>
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      And Player-3 leads the Principality Trier
      When <who> <how>
      Then the war of Player-2 is still unfought
      And Player-2 still faces Player-3

      Examples:
        | who | how |
        | Player-2 | routes |
        | Player-2 | runs out of Military Cards |
        | Player-3 | routes |
        | Player-3 | runs out of Military Cards |

    Scenario: a leader who attacks somebody else later
      Given Player-2 leads the Principality Trier
      When Player-2 routes
      Then Player-2 leads the Principality nobody

    Scenario Outline: the battle of the Religious War ends otherwise when <who> <how>
      Given the Leagues have met in battle
      When <who> <how>
      Then pow/battles.fight.end.1 does not apply

      Examples:
        | who      | how                        |
        | Player-2 | routes                     |
        | Player-3 | routes                     |
        | Player-2 | runs out of Military Cards |
        | Player-3 | runs out of Military Cards |

    Scenario Outline: <who> fights another
      Given Player-2 faces nobody
      And Player-3 faces nobody
      When Player-3 <how>
      Then the war of Player-2 is still unfought

      Examples:
        | who               | how                        |
        | who routs         | routes                     |
        | who has no cards  | runs out of Military Cards |

    Scenario: the last card of a round
      Given Player-2 holds 1 pikemen
      And Player-3 holds 0 pikemen
      And Player-3 holds 1 cavalry
      When Player-2 plays pikemen
      And Player-3 plays cavalry
      And Player-2 meets Player-3 in a round
      Then the war of Player-2 is won

    Scenario: the last card of the one who begins the round
      Given Player-2 holds 0 pikemen
      And Player-2 holds 1 cavalry
      When Player-2 plays cavalry
      And Player-3 plays pikemen
      And Player-2 meets Player-3 in a round
      Then the war of Player-2 is lost

    Scenario: the last cards of both
      When Player-2 plays pikemen
      And Player-3 plays pikemen
      And Player-2 meets Player-3 in a round
      Then the war of Player-2 is inconclusive

  @pow/battles.fight.end.2
  Rule: Without cards on both sides nobody has won

    Background:
      Given the war of Player-2 is against Player-3
      And Player-2 faces Player-3
      And Player-3 faces Player-2

    Scenario Outline: <who> is the last to run out
      When <who> runs out of Military Cards
      Then the war of Player-2 is inconclusive

      Examples:
        | who      |
        | Player-2 |
        | Player-3 |

    Scenario Outline: in the battle of the Religious War <who> runs out
      Given the Leagues have met in battle
      When <who> runs out of Military Cards
      Then pow/battles.fight.end.2 does not apply

      Examples:
        | who      |
        | Player-2 |
        | Player-3 |

    Scenario Outline: with a card left on the other side, and <who> out of them
      Given <other> holds 1 pikemen
      When <who> runs out of Military Cards
      Then the war of Player-2 is <end>
      And Player-2 faces nobody

      Examples:
        | who      | other    | end  |
        | Player-2 | Player-3 | lost |
        | Player-3 | Player-2 | won  |

    Scenario: the last cards of a battle against a Principality
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      And Player-3 leads the Principality Mainz
      When Player-3 runs out of Military Cards
      Then the war of Player-2 is inconclusive
      And Player-2 faces nobody
      And Player-3 leads the Principality nobody

    Scenario Outline: whoever leads another Principality makes no White Peace when <who> <how>
      Given the war of Player-2 is against nobody
      And the war of Player-2 is against the Principality Mainz
      And Player-3 leads the Principality Trier
      When <who> <how>
      Then the war of Player-2 is still unfought
      And Player-2 still faces Player-3

      Examples:
        | who | how |
        | Player-2 | runs out of Military Cards |
        | Player-3 | runs out of Military Cards |

    Scenario: a Principality that the one without cards led before
      Given Player-2 leads the Principality Trier
      When Player-2 runs out of Military Cards
      Then Player-2 leads the Principality nobody

    Scenario Outline: another war, and <who> runs out
      Given the war of Player-2 is against Player-4
      When <who> runs out of Military Cards
      Then the war of Player-2 is still unfought

      Examples:
        | who      |
        | Player-2 |
        | Player-3 |

  @pow/battles.fight.end.3
  Rule: Nobody conquers then

    Background:
      Given the war of Player-2 is against Player-3

    Scenario: neither triumphs
      Given the war of Player-2 is inconclusive
      Then pow/battles.fight.end.3 is kept
      And Player-2 does not triumph over Player-3

    Scenario: a war that the other declared has a battle of its own
      Given the war of Player-2 is inconclusive
      And the war of Player-3 is against Player-2
      And the war of Player-3 is won
      Then pow/battles.fight.end.3 is kept

    Scenario: a war that is won is another matter
      Given the war of Player-2 is won
      Then pow/battles.fight.end.3 is kept
      And Player-2 triumphs over Player-3
