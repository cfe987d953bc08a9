Feature: How the game is won

  @pow/victory.1
  Rule: pow/victory.1 There are three ways to win

    Scenario: a winner of a Catholic Victory wins the game
      Given the Round is 5
      And Player-3 is Emperor
      And Player-2 has 7 Saints
      And Player-4 has 5 Saints
      Then Player-2 wins the game
      And Player-3 does not win the game

    Scenario: a winner of a Protestant Victory wins the game
      Given the Round is 5
      And Player-3 is Protestant
      And Player-3 is Emperor
      And Province-1 is Protestant
      And Province-2 is Protestant
      And Province-3 is Protestant
      And Province-4 is Protestant
      And Trier is Protestant
      And Mainz is Protestant
      And Cologne is Protestant
      And Saxony is Protestant
      And Palatinate is Protestant
      And Brandenburg is Protestant
      And Bohemia is Protestant
      Then Player-3 wins the game
      And Player-2 does not win the game

    Scenario: a winner of the Peace of Westphalia wins the game
      Given the Round is 6
      And Player-3 has 7 Imperial Power
      When the final reckoning step is played
      Then Player-3 wins the game
      And Player-2 still does not win the game

  @pow/victory.catholic.1
  Rule: pow/victory.catholic.1 A Catholic Victory is open from the Religious War of Round 4 on

    Scenario: the end of the Religious War of Round 4 opens the Catholic Victory
      Given the Round is 4
      When the Religious War phase ends
      Then the Catholic Victory is open

    Scenario: the end of the Religious War of Round 3 does not open the Catholic Victory
      Given the Round is 3
      When the Religious War phase ends
      Then the Catholic Victory is still not open

    Scenario: the Catholic Victory is open through the whole of Round 5
      Given the Round is 4
      When Round 5 begins
      Then the Catholic Victory is open

    Scenario: the Catholic Victory is closed in the first half of Round 4
      When Round 4 begins
      Then the Catholic Victory is still not open

  @pow/victory.catholic.2
  Rule: pow/victory.catholic.2 More provinces are Catholic than Protestant

    Scenario: four Catholic provinces prevail over two Protestant ones
      Given Province-3 is Protestant (context)
      And Province-5 is Protestant (context)
      Then the Catholic faith prevails in the provinces

    Scenario: three Catholic provinces do not prevail over as many Protestant ones
      Given Province-3 is Protestant
      And Province-5 is Protestant
      And Province-6 is Protestant
      Then the Catholic faith does not prevail in the provinces

  @pow/victory.catholic.3
  Rule: pow/victory.catholic.3 All Electors are Catholic

    Scenario: a Protestant Principality outside the college does not count against the Catholics
      Given Principality-2 is Protestant (context)
      Then the Catholic faith prevails in the Electorate

    Scenario: one Protestant Elector denies the Catholics the Electorate
      Given Mainz is Protestant
      Then the Catholic faith does not prevail in the Electorate

  @pow/victory.catholic.4
  Rule: pow/victory.catholic.4 The Emperor is Catholic

    Scenario: a Catholic Emperor holds the throne for the Catholics
      Given Player-3 is Emperor
      Then the Catholic faith prevails in the throne

    Scenario: a Protestant Emperor does not hold the throne for the Catholics
      Given Player-3 is Emperor
      And Player-3 is Protestant
      Then the Catholic faith does not prevail in the throne

    Scenario: an empty throne is in no Catholic hands
      Given nobody is Emperor (context)
      Then the Catholic faith does not prevail in the throne

  @pow/victory.catholic.5
  Rule: pow/victory.catholic.5 The Catholic Players with most Saints win

    Background:
      Given Player-3 is Emperor
      And Player-2 has 7 Saints

    Scenario: the two Catholic Players with most Saints are saved
      Given the Round is 5
      And Player-4 has 5 Saints
      And Player-5 has 3 Saints (context)
      Then Player-2 is saved in a Catholic Victory
      And Player-4 is saved in a Catholic Victory
      And Player-5 is not saved in a Catholic Victory

    Scenario: a Protestant Player is not among those saved in a Catholic Victory
      Given the Round is 5
      And Player-4 has 5 Saints
      And Player-1 is Protestant
      And Player-1 has 9 Saints
      Then Player-1 is not saved in a Catholic Victory
      And Player-4 is saved in a Catholic Victory

    Scenario: with seven players the third Catholic Player is saved too
      Given the Round is 5
      And Player-4 has 5 Saints
      And Player-5 has 3 Saints
      And 7 players take part
      Then Player-5 is saved in a Catholic Victory
      And Player-3 is not saved in a Catholic Victory

    Scenario: an empty seat takes no place in a Catholic Victory
      Given the Round is 5
      And Player-4 has 5 Saints
      And Player-6 has 9 Saints
      Then Player-6 is not saved in a Catholic Victory
      And Player-4 is saved in a Catholic Victory

    Scenario: the richest in Saints win as soon as the Catholic Victory is open
      Given the Round is 4
      When the Religious War phase ends
      Then Player-2 is saved in a Catholic Victory

    Scenario: the richest in Saints win not while as many provinces are of the other faith (Catholic)
      Given Province-1 is Protestant
      And Province-2 is Protestant
      And Province-3 is Protestant
      And the Round is 5
      Then Player-2 is not saved in a Catholic Victory

    Scenario: the richest in Saints win no longer with a Protestant Elector
      Given the Round is 5
      And Principality-1 is Protestant
      When Principality-1 becomes an Elector in place of Mainz
      Then Player-2 is not saved in a Catholic Victory

    Scenario: the richest in Saints win no longer under a Protestant Emperor
      Given the Round is 5
      And Player-1 is Protestant
      When Player-1 becomes Emperor
      Then Player-2 is not saved in a Catholic Victory

  @pow/victory.catholic.6
  Rule: pow/victory.catholic.6 Two win with five or six players and three with seven or eight

    Scenario Outline: places in a Catholic Victory among <n> players
      Given <n> players take part
      Then <k> players share a Catholic Victory

      Examples:
        | n | k |
        | 3 | 1 |
        | 5 | 2 |
        | 6 | 2 |
        | 7 | 3 |
        | 8 | 3 |
        | 10 | 4 |

  @pow/victory.catholic.7
  Rule: pow/victory.catholic.7 Ties for the last Catholic place add winners

    Background:
      Given Player-3 is Emperor
      And Player-2 has 7 Saints
      And Player-4 has 3 Saints
      And Player-5 has 3 Saints

    Scenario: two Catholic Players tie for the second place and both are saved
      Given the Round is 5
      Then Player-4 is saved in a Catholic Victory
      And Player-5 is saved in a Catholic Victory
      And Player-2 is saved in a Catholic Victory
      And Player-3 is not saved in a Catholic Victory

    Scenario: one more of the Saints breaks the tie for the last Catholic place
      Given the Round is 5
      And Player-4 has 4 Saints
      Then Player-4 is saved in a Catholic Victory
      And Player-5 is not saved in a Catholic Victory

    Scenario: an empty seat does not tie for the last Catholic place
      Given the Round is 5
      And Player-6 has 3 Saints
      Then Player-6 is not saved in a Catholic Victory
      And Player-5 is saved in a Catholic Victory

    Scenario: a Protestant with old Saints does not tie for the last Catholic place
      Given the Round is 5
      And Player-1 is Protestant
      And Player-1 has 3 Saints
      Then Player-1 is not saved in a Catholic Victory
      And Player-5 is saved in a Catholic Victory

    Scenario: no Catholic tie below the last place
      Given the Round is 5
      And Player-3 has 7 Saints
      Then Player-4 is not saved in a Catholic Victory
      And Player-3 is saved in a Catholic Victory

    Scenario: a tie for Saints saves as soon as the Catholic Victory is open
      Given the Round is 4
      When the Religious War phase ends
      Then Player-4 is saved in a Catholic Victory

    Scenario: a tie for Saints saves nobody, not while as many provinces are of the other faith (Catholic)
      Given Province-1 is Protestant
      And Province-2 is Protestant
      And Province-3 is Protestant
      And the Round is 5
      Then Player-4 is not saved in a Catholic Victory

    Scenario: a tie for Saints saves nobody any longer with a Protestant Elector
      Given the Round is 5
      And Principality-1 is Protestant
      When Principality-1 becomes an Elector in place of Mainz
      Then Player-4 is not saved in a Catholic Victory

    Scenario: a tie for Saints saves nobody any longer under a Protestant Emperor
      Given the Round is 5
      And Player-1 is Protestant
      When Player-1 becomes Emperor
      Then Player-4 is not saved in a Catholic Victory

  @pow/victory.protestant.1
  Rule: pow/victory.protestant.1 A Protestant Victory is open from the Religious War of Round 4 on

    Scenario: the end of the Religious War of Round 4 opens the Protestant Victory
      Given the Round is 4
      When the Religious War phase ends
      Then the Protestant Victory is open

    Scenario: the end of the Religious War of Round 3 does not open the Protestant Victory
      Given the Round is 3
      When the Religious War phase ends
      Then the Protestant Victory is still not open

    Scenario: the Protestant Victory is open through the whole of Round 5
      Given the Round is 4
      When Round 5 begins
      Then the Protestant Victory is open

    Scenario: the Protestant Victory is closed in the first half of Round 4
      When Round 4 begins
      Then the Protestant Victory is still not open

  @pow/victory.protestant.2
  Rule: pow/victory.protestant.2 More provinces are Protestant than Catholic

    Scenario: four Protestant provinces prevail over two Catholic ones
      Given Province-1 is Protestant
      And Province-3 is Protestant
      And Province-5 is Protestant
      And Province-6 is Protestant
      Then the Protestant faith prevails in the provinces

    Scenario: three Protestant provinces do not prevail over as many Catholic ones
      Given Province-3 is Protestant (context)
      And Province-5 is Protestant (context)
      And Province-6 is Protestant (context)
      Then the Protestant faith does not prevail in the provinces

  @pow/victory.protestant.3
  Rule: pow/victory.protestant.3 All Electors are Protestant

    Background:
      Given Trier is Protestant
      And Cologne is Protestant
      And Saxony is Protestant
      And Palatinate is Protestant
      And Brandenburg is Protestant
      And Bohemia is Protestant
      And Mainz is Protestant

    Scenario: seven Protestant Electors win the Electorate while another Principality is Catholic
      Given Principality-2 is Catholic (context)
      Then the Protestant faith prevails in the Electorate

    Scenario: one Catholic Elector denies the Protestants the Electorate
      When Principality-2 becomes an Elector in place of Mainz
      Then the Protestant faith does not prevail in the Electorate

  @pow/victory.protestant.4
  Rule: pow/victory.protestant.4 The Emperor is Protestant

    Scenario: a Protestant Emperor holds the throne for the Protestants
      Given Player-3 is Emperor
      And Player-3 is Protestant
      Then the Protestant faith prevails in the throne

    Scenario: a Catholic Emperor does not hold the throne for the Protestants
      Given Player-3 is Emperor
      And Player-3 is Catholic (context)
      Then the Protestant faith does not prevail in the throne

  @pow/victory.protestant.5
  Rule: pow/victory.protestant.5 The Protestant Players with most Reformation Points win

    Background:
      Given Player-2 is Protestant
      And Player-3 is Protestant
      And Province-1 is Protestant
      And Province-2 is Protestant
      And Province-3 is Protestant
      And Trier is Protestant
      And Mainz is Protestant
      And Cologne is Protestant
      And Saxony is Protestant
      And Palatinate is Protestant
      And Brandenburg is Protestant
      And Bohemia is Protestant
      And Player-3 is Emperor

    Scenario: the two Protestant Players with most Reformation Points are saved
      Given Player-2 has 7 Reformation Points
      And Province-4 is Protestant
      And the Round is 5
      And Player-4 is Protestant
      And Player-4 has 5 Reformation Points
      And Player-5 is Protestant (context)
      And Player-5 has 3 Reformation Points (context)
      Then Player-2 is saved in a Protestant Victory
      And Player-4 is saved in a Protestant Victory
      And Player-5 is not saved in a Protestant Victory

    Scenario: a Catholic Player is not among those saved in a Protestant Victory
      Given Province-4 is Protestant
      And the Round is 5
      And Player-4 is Protestant
      And Player-4 has 5 Reformation Points
      And Player-1 has 9 Reformation Points
      Then Player-1 is not saved in a Protestant Victory
      And Player-4 is saved in a Protestant Victory

    Scenario: with seven players the third Protestant Player is saved too
      Given Player-2 has 7 Reformation Points
      And Province-4 is Protestant
      And the Round is 5
      And Player-4 is Protestant
      And Player-4 has 5 Reformation Points
      And Player-5 is Protestant
      And Player-5 has 3 Reformation Points
      And 7 players take part
      Then Player-5 is saved in a Protestant Victory
      And Player-3 is not saved in a Protestant Victory

    Scenario: an empty seat takes no place in a Protestant Victory
      Given Province-4 is Protestant
      And the Round is 5
      And Player-4 is Protestant
      And Player-4 has 5 Reformation Points
      And Player-6 is Protestant
      And Player-6 has 9 Reformation Points
      Then Player-6 is not saved in a Protestant Victory
      And Player-4 is saved in a Protestant Victory

    Scenario: the richest in Reformation Points win as soon as the Protestant Victory is open
      Given Province-4 is Protestant
      And the Round is 4
      When the Religious War phase ends
      Then Player-2 is saved in a Protestant Victory

    Scenario: the richest in Reformation Points win not while as many provinces are of the other faith (Protestant)
      Given the Round is 5
      Then Player-2 is not saved in a Protestant Victory

    Scenario: the richest in Reformation Points win no longer with a Catholic Elector
      Given Province-4 is Protestant
      And the Round is 5
      When Principality-1 becomes an Elector in place of Mainz
      Then Player-2 is not saved in a Protestant Victory

    Scenario: the richest in Reformation Points win no longer under a Catholic Emperor
      Given Province-4 is Protestant
      And the Round is 5
      When Player-1 becomes Emperor
      Then Player-2 is not saved in a Protestant Victory

  @pow/victory.protestant.6
  Rule: pow/victory.protestant.6 Two win with five or six players and three with seven or eight

    Scenario Outline: places in a Protestant Victory among <n> players
      Given <n> players take part
      Then <k> players share a Protestant Victory

      Examples:
        | n | k |
        | 3 | 1 |
        | 5 | 2 |
        | 6 | 2 |
        | 7 | 3 |
        | 8 | 3 |
        | 10 | 4 |

  @pow/victory.protestant.7
  Rule: pow/victory.protestant.7 Ties for the last Protestant place add winners

    Background:
      Given Player-2 is Protestant
      And Player-3 is Protestant
      And Province-1 is Protestant
      And Province-2 is Protestant
      And Province-3 is Protestant
      And Trier is Protestant
      And Mainz is Protestant
      And Cologne is Protestant
      And Saxony is Protestant
      And Palatinate is Protestant
      And Brandenburg is Protestant
      And Bohemia is Protestant
      And Player-3 is Emperor
      And Player-2 has 7 Reformation Points
      And Player-4 is Protestant
      And Player-4 has 3 Reformation Points
      And Player-5 is Protestant
      And Player-5 has 3 Reformation Points

    Scenario: two Protestant Players tie for the second place and both are saved
      Given Province-4 is Protestant
      And the Round is 5
      Then Player-4 is saved in a Protestant Victory
      And Player-5 is saved in a Protestant Victory
      And Player-2 is saved in a Protestant Victory
      And Player-3 is not saved in a Protestant Victory

    Scenario: one more of the Reformation Points breaks the tie for the last Protestant place
      Given Province-4 is Protestant
      And the Round is 5
      And Player-4 has 4 Reformation Points
      Then Player-4 is saved in a Protestant Victory
      And Player-5 is not saved in a Protestant Victory

    Scenario: an empty seat does not tie for the last Protestant place
      Given Province-4 is Protestant
      And the Round is 5
      And Player-6 is Protestant
      And Player-6 has 3 Reformation Points
      Then Player-6 is not saved in a Protestant Victory
      And Player-5 is saved in a Protestant Victory

    Scenario: a Catholic with old Reformation Points does not tie for the last Protestant place
      Given Province-4 is Protestant
      And the Round is 5
      And Player-1 has 3 Reformation Points
      Then Player-1 is not saved in a Protestant Victory
      And Player-5 is saved in a Protestant Victory

    Scenario: no Protestant tie below the last place
      Given Province-4 is Protestant
      And the Round is 5
      And Player-3 has 7 Reformation Points
      Then Player-4 is not saved in a Protestant Victory
      And Player-3 is saved in a Protestant Victory

    Scenario: a tie for Reformation Points saves as soon as the Protestant Victory is open
      Given Province-4 is Protestant
      And the Round is 4
      When the Religious War phase ends
      Then Player-4 is saved in a Protestant Victory

    Scenario: a tie for Reformation Points saves nobody, not while as many provinces are of the other faith (Protestant)
      Given the Round is 5
      Then Player-4 is not saved in a Protestant Victory

    Scenario: a tie for Reformation Points saves nobody any longer with a Catholic Elector
      Given Province-4 is Protestant
      And the Round is 5
      When Principality-1 becomes an Elector in place of Mainz
      Then Player-4 is not saved in a Protestant Victory

    Scenario: a tie for Reformation Points saves nobody any longer under a Catholic Emperor
      Given Province-4 is Protestant
      And the Round is 5
      When Player-1 becomes Emperor
      Then Player-4 is not saved in a Protestant Victory

  @pow/victory.westphalia.1
  Rule: pow/victory.westphalia.1 Without a religious victory Round 6 ends in the Peace of Westphalia

    Scenario: the Peace of Westphalia follows Round 6
      Given the Round is 6
      And Player-2 has 9 Imperial Power (context)
      When the final reckoning step is played
      Then the Peace of Westphalia is made

    Scenario: Round 5 is too early for the Peace of Westphalia
      Given the Round is 5 (context)
      And Player-2 has 9 Imperial Power (context)
      When the final reckoning step is played
      Then the Peace of Westphalia is still not made

    Scenario: no Peace of Westphalia after a Catholic Victory
      Given the Round is 6
      And Player-3 is Emperor
      And Player-2 has 9 Imperial Power (context)
      When the final reckoning step is played
      Then the Peace of Westphalia is still not made

    Scenario: no Peace of Westphalia after a Protestant Victory
      Given the Round is 6
      And Player-3 is Emperor
      And Player-3 is Protestant
      And Province-1 is Protestant
      And Province-2 is Protestant
      And Province-3 is Protestant
      And Province-4 is Protestant
      And Trier is Protestant
      And Mainz is Protestant
      And Cologne is Protestant
      And Saxony is Protestant
      And Palatinate is Protestant
      And Brandenburg is Protestant
      And Bohemia is Protestant
      And Player-2 has 9 Imperial Power (context)
      When the final reckoning step is played
      Then the Peace of Westphalia is still not made

    Scenario: as many Protestant provinces as Catholic ones leave the Peace of Westphalia to a Catholic Emperor
      Given the Round is 6
      And Player-3 is Emperor
      And Province-1 is Protestant
      And Province-2 is Protestant
      And Province-3 is Protestant
      And Player-2 has 9 Imperial Power
      When the final reckoning step is played
      Then the Peace of Westphalia is made

    Scenario: one Protestant Elector brings a Catholic Emperor to the Peace of Westphalia
      Given the Round is 6
      And Player-3 is Emperor
      And Saxony is Protestant
      And Player-2 has 9 Imperial Power
      When the final reckoning step is played
      Then the Peace of Westphalia is made

    Scenario: Protestant Electors under a Protestant Emperor do not win Catholic provinces
      Given the Round is 6
      And Player-3 is Protestant
      And Player-3 is Emperor
      And Trier is Protestant
      And Mainz is Protestant
      And Cologne is Protestant
      And Saxony is Protestant
      And Palatinate is Protestant
      And Brandenburg is Protestant
      And Bohemia is Protestant
      And Player-2 has 9 Imperial Power
      When the final reckoning step is played
      Then the Peace of Westphalia is made

    Scenario: Protestant provinces under a Protestant Emperor do not win Catholic Electors
      Given the Round is 6
      And Player-3 is Protestant
      And Player-3 is Emperor
      And Province-1 is Protestant
      And Province-2 is Protestant
      And Province-3 is Protestant
      And Province-4 is Protestant
      And Player-2 has 9 Imperial Power
      When the final reckoning step is played
      Then the Peace of Westphalia is made

    Scenario: Protestant provinces and Electors do not win while the throne is empty
      Given the Round is 6
      And Province-1 is Protestant
      And Province-2 is Protestant
      And Province-3 is Protestant
      And Province-4 is Protestant
      And Trier is Protestant
      And Mainz is Protestant
      And Cologne is Protestant
      And Saxony is Protestant
      And Palatinate is Protestant
      And Brandenburg is Protestant
      And Bohemia is Protestant
      And Player-2 has 9 Imperial Power (context)
      When the final reckoning step is played
      Then the Peace of Westphalia is made

  @pow/victory.westphalia.2
  Rule: pow/victory.westphalia.2 Homes outside the Empire do not count

    Scenario: a Foreign Power loses what its home gave
      Given the Round is 6
      And Player-2 became a Foreign Power in Round 3
      And Player-2 has 30 Imperial Power
      And the home of Player-2 gives 17 Imperial Power
      When the final reckoning step is played
      Then Player-2 has 13 Imperial Power

    Scenario: a Foreign Power keeps what its home gave while the game goes on
      Given the Round is 5
      And Player-2 became a Foreign Power in Round 3
      And Player-2 has 30 Imperial Power
      And the home of Player-2 gives 17 Imperial Power
      When the final reckoning step is played
      Then Player-2 still has 30 Imperial Power

  @pow/victory.westphalia.3
  Rule: pow/victory.westphalia.3 Orthodox towns add three Imperial Power each

    Background:
      Given Player-2 has 20 Imperial Power
      And the town in Province-5 belongs to Player-2
      And Province-4 is Protestant (context)

    Scenario: two towns of the own faith add six and one of the other faith adds nothing
      Given Player-2 is Protestant
      And the town in Province-1 belongs to Player-2
      And the town in Province-3 belongs to Player-2
      And Province-1 is Protestant
      And Province-3 is Protestant
      And the Round is 6
      When the final reckoning step is played
      Then Player-2 has 26 Imperial Power

    Scenario: towns add nothing while the game goes on
      Given the Round is 5 (context)
      When the final reckoning step is played
      Then Player-2 still has 20 Imperial Power

  @pow/victory.westphalia.4
  Rule: pow/victory.westphalia.4 The most Imperial Power wins

    Scenario: the Player with most Imperial Power wins the Peace of Westphalia
      Given Player-3 has 8 Imperial Power
      And the Round is 6
      When the final reckoning step is played
      Then the Peace of Westphalia is won by Player-3

    Scenario: the towns are counted before the winner is found
      Given the Round is 6
      And the town in Province-3 belongs to Player-2
      When the final reckoning step is played
      Then the Peace of Westphalia is won by Player-2

    Scenario: the power of an empty seat does not count
      Given Player-3 has 8 Imperial Power
      And the Round is 6
      And Player-7 has 9 Imperial Power (context)
      When the final reckoning step is played
      Then the Peace of Westphalia is won by Player-3

    Scenario: nobody wins the Peace of Westphalia in Round 5
      Given Player-2 has 7 Imperial Power
      And the Round is 5 (context)
      When the final reckoning step is played
      Then the Peace of Westphalia is still won by nobody

  @pow/victory.westphalia.5
  Rule: pow/victory.westphalia.5 The Emperor decides between tied Players

    Background:
      Given Player-1 is Protestant (context)
      And Player-2 has 7 Imperial Power
      And Player-3 has 7 Imperial Power
      And Player-4 has 6 Imperial Power (context)

    Scenario: the Emperor picks a winner among the tied
      Given the Round is 6
      And Player-1 is Emperor
      When the Emperor picks Player-3
      And the final reckoning step is played
      Then the Peace of Westphalia is won by Player-3

    Scenario: the Emperor cannot pick somebody with less Imperial Power
      Given Player-5 has 6 Imperial Power (context)
      And the Round is 6 (context)
      And Player-1 is Emperor (context)
      When the Emperor picks Player-4
      And the final reckoning step is played
      Then the Peace of Westphalia is still won by nobody

    Scenario: the Emperor has nothing to pick where nobody is tied
      Given the Round is 6
      And Player-3 has 8 Imperial Power
      And Player-1 is Emperor (context)
      When the Emperor picks Player-2
      And the final reckoning step is played
      Then the Peace of Westphalia is won by Player-3

    Scenario: the Emperor does not pick an empty seat
      Given the Round is 6 (context)
      And Player-7 has 7 Imperial Power (context)
      And Player-1 is Emperor (context)
      When the Emperor picks Player-7
      And the final reckoning step is played
      Then the Peace of Westphalia is still won by nobody

    Scenario: with an empty throne nobody decides between the tied
      Given the Round is 6
      When the Emperor picks Player-3
      And the final reckoning step is played
      Then no rule settles pow/victory.westphalia.1
      And the Peace of Westphalia is still won by nobody

    Scenario: the Emperor picks nobody before the last Round is over
      Given the Round is 5 (context)
      And Player-1 is Emperor (context)
      When the Emperor picks Player-3
      And the final reckoning step is played
      Then the Peace of Westphalia is still won by nobody
