Feature: Tradeoffs

  @pow/tradeoffs.1
  Rule: pow/tradeoffs.1 What was left out decides the Tradeoffs

    Scenario: a Player who went to war without a fight suffers for it though he chose it
      Given Player-1 has a cube in Combat Heresy
      And Player-1 has a cube in Wage War
      Then pow/tradeoffs.1 is not kept

    Scenario: a Player who fights in spite of his choice suffers for nothing
      Given Player-1 has a cube in Combat Heresy
      And Player-1 has a cube in Engage in Diplomacy
      And Player-1 has fought in a war this Round
      Then pow/tradeoffs.1 is not kept

    Scenario: a Player who fights where he chose to suffers for what he left out
      Given Player-1 has a cube in Combat Heresy (context)
      And Player-1 has a cube in Wage War (context)
      And Player-1 has fought in a war this Round (context)
      Then pow/tradeoffs.1 is kept
      And Player-1 incurs the Tradeoff for Engage in Diplomacy

  @pow/tradeoffs.3
  Rule: pow/tradeoffs.3 Gold that is left becomes Diplomatic Influence

    Scenario: Gold becomes influence, and the Tradeoffs may cost it again
      Given Player-1 has 5 Gold
      And Player-1 has 1 Diplomatic Influence
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 0 Gold
      And Player-1 has 3 Diplomatic Influence

    Scenario: the Gold of an empty seat is no influence
      Given 3 players take part
      And Player-4 has 5 Gold
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the tradeoffs step is played
      Then Player-4 still has 5 Gold
      And Player-4 still has 0 Diplomatic Influence

  @pow/tradeoffs.emperor.1
  Rule: pow/tradeoffs.emperor.1 An Empire without foreigners brings the Emperor 1

    Background:
      Given Player-1 is Emperor
      And Player-1 has a cube in Engage in Diplomacy
      And Player-1 has fought in a war this Round
      And Player-2 has a cube in Engage in Diplomacy
      And Player-2 has fought in a war this Round

    Scenario: the Emperor stores it
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 1 Diplomatic Influence
      And Player-2 still has 0 Diplomatic Influence

    Scenario: the Emperor puts it on a Principality
      Given Player-1 has 1 Diplomatic Influence on Trier
      When the Emperor puts the gain on Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 2 Diplomatic Influence on Trier
      And Player-1 still has 0 Diplomatic Influence
      And Player-1 still has 0 Diplomatic Influence on Mainz
      And Player-2 still has 0 Diplomatic Influence on Trier

    Scenario: a province of the Emperor's own does not matter, though he is a Foreign Power
      Given Player-1 became a Foreign Power in Round 1 (context)
      And Province-1 belongs to Player-1 (context)
      And Player-1 has fought a Foreign Power this Round (context)
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 1 Diplomatic Influence

    Scenario: a Foreign Power that had a province takes the placed gain away
      Given a Foreign Power other than the Emperor has owned a province in the Empire this Round
      When the Emperor puts the gain on Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 0 Diplomatic Influence on Trier

    Scenario: a Foreign Power that has a province takes the stored gain away
      Given Player-2 became a Foreign Power in Round 1
      And Province-1 belongs to Player-2
      And Player-1 has fought a Foreign Power this Round
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 0 Diplomatic Influence

    Scenario: a Foreign Power that has a province takes the placed gain away
      Given Player-2 became a Foreign Power in Round 1
      And Province-1 belongs to Player-2
      And Player-1 has fought a Foreign Power this Round (context)
      When the Emperor puts the gain on Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 0 Diplomatic Influence on Trier

    Scenario: a Foreign Power that had a province takes the stored gain away
      Given a Foreign Power other than the Emperor has owned a province in the Empire this Round
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 0 Diplomatic Influence

  @pow/tradeoffs.emperor.2
  Rule: pow/tradeoffs.emperor.2 A province taken from a Foreign Power brings the Emperor 2

    Background:
      Given Player-1 is Emperor
      And Player-1 has a cube in Engage in Diplomacy
      And Player-1 has fought in a war this Round
      And Player-2 has a cube in Engage in Diplomacy (context)
      And Player-2 has fought in a war this Round
      And a Foreign Power other than the Emperor has owned a province in the Empire this Round

    Scenario: the Emperor stores the 2
      Given Player-1 has conquered a province from a Foreign Power this Round, alone or through an ally
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 2 Diplomatic Influence

    Scenario: the Emperor places the 2
      Given Player-1 has conquered a province from a Foreign Power this Round, alone or through an ally
      When the Emperor puts the gain on Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 2 Diplomatic Influence on Trier
      And Player-1 still has 0 Diplomatic Influence on Mainz
      And Player-1 still has 0 Diplomatic Influence

    Scenario: without a conquest he stores nothing
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 0 Diplomatic Influence

    Scenario: without a conquest he places nothing
      When the Emperor puts the gain on Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 0 Diplomatic Influence on Trier

    Scenario: others get nothing for a conquest
      Given Player-2 has conquered a province from a Foreign Power this Round, alone or through an ally
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-2 still has 0 Diplomatic Influence

    Scenario: others place nothing for a conquest
      Given Player-2 has conquered a province from a Foreign Power this Round, alone or through an ally
      When the Emperor puts the gain on Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-2 still has 0 Diplomatic Influence on Trier

  @pow/tradeoffs.emperor.3
  Rule: pow/tradeoffs.emperor.3 Foreigners left in peace cost the Emperor 3

    Background:
      Given Player-1 is Emperor
      And Player-1 has a cube in Engage in Diplomacy
      And Player-1 has fought in a war this Round
      And Player-1 has 5 Diplomatic Influence
      And Player-1 has 5 Diplomatic Influence on Trier
      And Player-2 has a cube in Engage in Diplomacy (context)
      And Player-2 has fought in a war this Round (context)
      And Player-2 became a Foreign Power in Round 1
      And Province-1 belongs to Player-2

    Scenario: the loss of the Emperor is taken from the store
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 2 Diplomatic Influence
      And Player-1 still has 5 Diplomatic Influence on Trier

    Scenario: the loss of the Emperor is taken from a Principality
      When the Emperor pays the loss from Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 2 Diplomatic Influence on Trier
      And Player-1 still has 5 Diplomatic Influence

    Scenario: a war against a Foreign Power saves the store
      Given Player-1 has fought a Foreign Power this Round
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 5 Diplomatic Influence

    Scenario: a war against a Foreign Power saves what is placed
      Given Player-1 has fought a Foreign Power this Round
      When the Emperor pays the loss from Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 5 Diplomatic Influence on Trier

    Scenario: an Empire without foreigners costs nothing of the store
      Given Province-1 belongs to nobody
      And a Foreign Power other than the Emperor has owned a province in the Empire this Round
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 5 Diplomatic Influence

    Scenario: an Empire without foreigners costs nothing of what is placed
      Given Province-1 belongs to nobody
      And a Foreign Power other than the Emperor has owned a province in the Empire this Round (context)
      When the Emperor pays the loss from Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 5 Diplomatic Influence on Trier

    Scenario: others pay nothing
      Given Player-3 has a cube in Engage in Diplomacy
      And Player-3 has fought in a war this Round
      And Player-3 has 5 Diplomatic Influence
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-3 still has 5 Diplomatic Influence

    Scenario: others pay nothing of what is placed
      Given Player-3 has 5 Diplomatic Influence on Trier
      When the Emperor pays the loss from Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-3 still has 5 Diplomatic Influence on Trier

    Scenario: a province of a Prince costs nothing of the store
      Given Player-2 became a Foreign Power in Round 0
      And a Foreign Power other than the Emperor has owned a province in the Empire this Round
      When the heresy die of Player-2 shows 6
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 5 Diplomatic Influence

    Scenario: a province of a Prince costs nothing of what is placed
      Given Player-2 became a Foreign Power in Round 0
      And a Foreign Power other than the Emperor has owned a province in the Empire this Round (context)
      When the Emperor pays the loss from Trier
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 5 Diplomatic Influence on Trier

  @pow/tradeoffs.heresy.1
  Rule: pow/tradeoffs.heresy.1 Whoever left Heresy alone rolls a die

    Scenario: a Prince who did not combat Heresy incurs it
      Then Player-1 incurs the Tradeoff for Combat Heresy

    Scenario: who combated Heresy does not
      Given Player-1 has a cube in Combat Heresy
      Then Player-1 does not incur the Tradeoff for Combat Heresy

    Scenario: an empty seat does not
      Given 3 players take part
      Then Player-4 does not incur the Tradeoff for Combat Heresy

  @pow/tradeoffs.heresy.2
  Rule: pow/tradeoffs.heresy.2 A low roll turns a province

    Background:
      Given Province-1 belongs to Player-1

    Scenario Outline: a province of the own religion turns on 1 to 3
      Given Province-1 is <own>
      And Player-1 is <own>
      When Player-1 gives Province-1 over to heresy
      And the heresy die of Player-1 shows 3
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Province-1 is <other>

      Examples:
        | own        | other      |
        | Catholic   | Protestant |
        | Protestant | Catholic   |

    Scenario: a 4 is harmless
      When Player-1 gives Province-1 over to heresy (context)
      And the heresy die of Player-1 shows 4
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Province-1 is still Catholic

    Scenario: a province that is not chosen stays as it is
      Given Province-2 belongs to Player-1
      When Player-1 gives Province-2 over to heresy
      And the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Province-1 is still Catholic
      And Province-2 is Protestant

    Scenario Outline: no die turns it
      Given <Given>
      When Player-1 gives Province-1 over to heresy (context)
      And the heresy die of Player-1 shows 1 (context)
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Province-1 is still Catholic

      Examples:
        | Given                                      |
        | Player-1 has a cube in Combat Heresy       |
        | Player-1 became a Foreign Power in Round 1 |

    Scenario: the province of another does not turn
      Given Province-1 belongs to Player-2
      And Province-2 belongs to Player-1
      When Player-1 gives Province-1 over to heresy
      And the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Province-1 is still Catholic

    Scenario: a heretical province does not turn
      Given Province-2 belongs to Player-1
      And Province-2 is Protestant
      When Player-1 gives Province-2 over to heresy
      And the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Province-2 is still Protestant

    Scenario: whoever has no province is to lose one all the same
      Given Province-1 belongs to nobody
      When the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then pow/tradeoffs.heresy.2 applies

  @pow/tradeoffs.heresy.3
  Rule: pow/tradeoffs.heresy.3 A capital never turns

    Background:
      Given Province-1 is the capital of Player-1
      And the town in Province-1 belongs to Player-1
      And Province-2 belongs to Player-1

    Scenario: a capital stays in its religion
      When Player-1 gives Province-1 over to heresy
      And the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then pow/tradeoffs.heresy.3 applies
      And Province-1 is still Catholic

    Scenario: a province that is no capital turns
      When Player-1 gives Province-2 over to heresy
      And the heresy die of Player-1 shows 1
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Province-2 is Protestant

  @pow/tradeoffs.heresy.3.only
  Rule: pow/tradeoffs.heresy.3.only Nothing but the capital

    Background:
      Given Province-1 is the capital of Player-1
      And the town in Province-1 belongs to Player-1
      And Province-2 belongs to Player-1

    Scenario Outline: he has nothing to lose if <what>
      Given <what>
      Then Player-1 loses a province of its religion to heresy is refused because of pow/tradeoffs.heresy.3.only

      Examples:
        | what                         |
        | Province-2 belongs to nobody |
        | Province-2 is Protestant     |

    Scenario: with another province he has
      Then Player-1 loses a province of its religion to heresy is not refused because of pow/tradeoffs.heresy.3.only

    Scenario: nothing is said of a seat that nobody takes
      Given 5 players take part
      Then Player-6 loses a province of its religion to heresy is not refused because of pow/tradeoffs.heresy.3.only

  @pow/tradeoffs.heresy.4
  Rule: pow/tradeoffs.heresy.4 A Foreign Power that left Heresy alone is troubled

    Scenario: a Foreign Power that did not combat Heresy adds 1
      Given Player-1 became a Foreign Power in Round 1
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 adds 1 to the roll for Internal Troubles

    Scenario: a Prince of the Empire adds nothing, whatever was added in an earlier Round
      Given Player-1 adds 1 to the roll for Internal Troubles
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 adds nothing to the roll for Internal Troubles

    Scenario: a Foreign Power that combated Heresy adds nothing
      Given Player-1 became a Foreign Power in Round 1
      And Player-1 has a cube in Combat Heresy
      And Player-1 adds 1 to the roll for Internal Troubles
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 adds nothing to the roll for Internal Troubles
      And Player-1 still does not incur the Tradeoff for Combat Heresy

    Scenario: a Foreign Power that did not combat Heresy incurs the Tradeoff
      Given Player-1 became a Foreign Power in Round 1
      Then pow/tradeoffs.heresy.4 applies
      And Player-1 incurs the Tradeoff for Combat Heresy

    Scenario: an empty seat that has left the Empire adds nothing
      Given 3 players take part
      And Player-4 became a Foreign Power in Round 1
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the tradeoffs step is played
      Then Player-4 still adds nothing to the roll for Internal Troubles
      And Player-4 still does not incur the Tradeoff for Combat Heresy

  @pow/tradeoffs.diplomacy
  Rule: pow/tradeoffs.diplomacy No Diplomacy costs 1

    Background:
      Given Player-1 has 5 Diplomatic Influence
      And Player-1 has 5 Diplomatic Influence on Trier
      And Player-1 has fought in a war this Round

    Scenario: the loss for Diplomacy is taken from the store
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 4 Diplomatic Influence
      And Player-1 still has 5 Diplomatic Influence on Trier

    Scenario: the loss for Diplomacy is taken from a Principality
      When Player-1 pays the Tradeoff for Engage in Diplomacy from Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 4 Diplomatic Influence on Trier
      And Player-1 still has 5 Diplomatic Influence

    Scenario: Diplomacy saves the store
      Given Player-1 has a cube in Engage in Diplomacy
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 5 Diplomatic Influence

    Scenario: Diplomacy saves what is placed
      Given Player-1 has a cube in Engage in Diplomacy
      When Player-1 pays the Tradeoff for Engage in Diplomacy from Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 5 Diplomatic Influence on Trier

    Scenario: whoever left Diplomacy alone incurs it
      Then Player-1 incurs the Tradeoff for Engage in Diplomacy

    Scenario: whoever engaged in Diplomacy does not incur it
      Given Player-1 has a cube in Engage in Diplomacy
      Then Player-1 does not incur the Tradeoff for Engage in Diplomacy

    Scenario: an empty seat pays nothing
      Given 3 players take part
      And Player-4 has 5 Diplomatic Influence
      And Player-4 has 5 Diplomatic Influence on Trier
      When Player-4 pays the Tradeoff for Engage in Diplomacy from Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the tradeoffs step is played
      Then Player-4 still has 5 Diplomatic Influence
      And Player-4 still has 5 Diplomatic Influence on Trier
      And Player-4 still does not incur the Tradeoff for Engage in Diplomacy

    Scenario: the store of an empty seat is safe
      Given 3 players take part
      And Player-4 has 5 Diplomatic Influence
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the tradeoffs step is played
      Then Player-4 still has 5 Diplomatic Influence

  @pow/tradeoffs.war
  Rule: pow/tradeoffs.war No war costs 2

    Background:
      Given Player-1 has 5 Diplomatic Influence
      And Player-1 has 5 Diplomatic Influence on Trier
      And Player-1 has a cube in Engage in Diplomacy

    Scenario: the loss for war is taken from the store
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 3 Diplomatic Influence
      And Player-1 still has 5 Diplomatic Influence on Trier

    Scenario: the loss for war is taken from a Principality
      When Player-1 pays the Tradeoff for Wage War from Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 3 Diplomatic Influence on Trier
      And Player-1 still has 5 Diplomatic Influence

    Scenario: a cube in Wage War does not do for a fight
      Given Player-1 has a cube in Wage War (context)
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 has 3 Diplomatic Influence
      And Player-1 still incurs the Tradeoff for Wage War

    Scenario: a war saves the store
      Given Player-1 has fought in a war this Round
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 5 Diplomatic Influence

    Scenario: a war saves what is placed
      Given Player-1 has fought in a war this Round
      When Player-1 pays the Tradeoff for Wage War from Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the heresy die of Player-4 shows 6
      And the heresy die of Player-5 shows 6
      And the tradeoffs step is played
      Then Player-1 still has 5 Diplomatic Influence on Trier

    Scenario: who has fought does not incur it
      Given Player-1 has fought in a war this Round
      Then Player-1 does not incur the Tradeoff for Wage War

    Scenario: an empty seat pays nothing for war
      Given 3 players take part
      And Player-4 has 5 Diplomatic Influence
      And Player-4 has 5 Diplomatic Influence on Trier
      When Player-4 pays the Tradeoff for Wage War from Trier
      And the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the tradeoffs step is played
      Then Player-4 still has 5 Diplomatic Influence
      And Player-4 still has 5 Diplomatic Influence on Trier
      And Player-4 still does not incur the Tradeoff for Wage War

    Scenario: the store of an empty seat is safe from this loss too
      Given 3 players take part
      And Player-4 has 5 Diplomatic Influence
      When the heresy die of Player-1 shows 6
      And the heresy die of Player-2 shows 6
      And the heresy die of Player-3 shows 6
      And the tradeoffs step is played
      Then Player-4 still has 5 Diplomatic Influence
