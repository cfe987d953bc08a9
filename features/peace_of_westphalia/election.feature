Feature: Imperial Election

  @pow/election.1
  Rule: pow/election.1 An Emperor of one Round dies on 1 to 3

    Background:
      Given Player-4 is Emperor
      And the Round is 3

    Scenario Outline: after one Round a low roll kills the Emperor
      Given the marker of the Emperor stands at 2
      When the mortality die shows <die>
      And the succession step is played
      Then nobody is Emperor

      Examples:
        | die |
        | 1   |
        | 3   |

    Scenario: after one Round a 4 leaves the Emperor alive
      Given the marker of the Emperor stands at 2
      When the mortality die shows 4
      And the succession step is played
      Then Player-4 is still Emperor

    Scenario: an Emperor elected this Round does not roll
      Given the marker of the Emperor stands at 3
      When the mortality die shows 2
      And the succession step is played
      Then Player-4 is still Emperor

  @pow/election.2
  Rule: pow/election.2 Two Rounds in office or leaving the Empire kill the Emperor

    Background:
      Given Player-4 is Emperor
      And the Round is 4

    Scenario: an Emperor dies after two Rounds whatever the dice say
      Given the marker of the Emperor stands at 2
      When the succession step is played
      Then nobody is Emperor

    Scenario: an Emperor who turns Foreign Power in office dies
      Given the marker of the Emperor stands at 3 (context)
      And Player-4 became a Foreign Power in Round 4
      When the mortality die shows 5
      And the succession step is played
      Then nobody is Emperor

    Scenario: an Emperor who was a Foreign Power when elected does not die of it
      Given the marker of the Emperor stands at 3
      And Player-4 became a Foreign Power in Round 3 (context)
      When the mortality die shows 5
      And the succession step is played
      Then Player-4 is still Emperor

    Scenario: an Emperor of one Round in the Empire is left to the dice
      Given the marker of the Emperor stands at 3
      When the mortality die shows 5
      And the succession step is played
      Then Player-4 is still Emperor

  @pow/election.3
  Rule: pow/election.3 The death of the Emperor brings an election

    Scenario: an Imperial Election is due in the Round in which the Emperor dies
      Given Player-4 is Emperor (context)
      And the Round is 3
      And the marker of the Emperor stands at 1
      When the succession step is played
      Then an Imperial Election is due

    Scenario: no Imperial Election while the Emperor lives
      Given Player-4 is Emperor
      And the Round is 3
      And the marker of the Emperor stands at 3 (context)
      When the succession step is played
      Then an Imperial Election is still not due

  @pow/election.4
  Rule: pow/election.4 Seven Electors choose the Emperor

    Scenario: the Electors start an election with their votes to be given
      Given the vote of Trier goes to Player-3
      When the succession step is played
      Then the vote of Trier goes to nobody

    Scenario: old votes stay on the table while no election is due
      Given the vote of Trier goes to Player-3
      And Player-4 is Emperor
      And the marker of the Emperor stands at 1
      When the succession step is played
      Then the vote of Trier still goes to Player-3

    Scenario: a Principality that is no Elector has no vote to take back
      Given the vote of Principality-1 goes to Player-3
      When the succession step is played
      Then the vote of Principality-1 still goes to Player-3

    Scenario: the college stays at seven when one Elector replaces another
      When Principality-1 becomes an Elector in place of Mainz
      Then there are still 7 Electors

  @pow/election.5
  Rule: pow/election.5 The first Electors are the seven historical ones

    Scenario Outline: a historical Elector opens the game in the college
      Given <Elector> is not an Elector
      And Principality-1 is an Elector
      When 7 players sit down to play
      Then <Elector> is an Elector

      Examples:
        | Elector     |
        | Trier       |
        | Mainz       |
        | Cologne     |
        | Saxony      |
        | Palatinate  |
        | Brandenburg |
        | Bohemia     |

    Scenario Outline: nobody else opens the game in the college
      Given <newcomer> is an Elector
      And Trier is not an Elector
      When 7 players sit down to play
      Then <newcomer> is not an Elector

      Examples:
        | newcomer       |
        | Principality-1 |
        | Principality-2 |

  @pow/election.6
  Rule: pow/election.6 Principalities may become Electors and Players may not

    Scenario: a Principality takes the place of an Elector
      When Principality-2 becomes an Elector in place of Saxony
      Then Principality-2 becomes an Elector in place of Saxony is allowed because of pow/election.6
      And Principality-2 is an Elector
      And Saxony is not an Elector

    Scenario: a Player does not become an Elector
      Then Player-3 becomes an Elector is refused because of pow/election.6

  @pow/election.7
  Rule: pow/election.7 Allies control the votes of Electors

    Background:
      Given an Imperial Election is due

    Scenario: the ally of an Elector gives its vote
      Given Player-3 has 4 Diplomatic Influence on Trier
      When Player-3 casts the vote of Trier for Player-5
      Then Player-3 casts the vote of Trier for Player-5 is allowed
      And the vote of Trier goes to Player-5

    Scenario: another Player does not give the vote of an allied Elector
      Given Player-3 has 4 Diplomatic Influence on Trier (context)
      Then Player-4 casts the vote of Trier for Player-5 is refused because of pow/election.7

    Scenario: nobody gives the vote of an Unaligned Elector
      Then Player-3 casts the vote of Trier for Player-5 is refused because of pow/election.7

  @pow/election.8
  Rule: pow/election.8 Votes go to Players only

    Scenario: a vote for a Principality is refused
      Given an Imperial Election is due
      And Player-3 has 4 Diplomatic Influence on Trier (context)
      Then Player-3 casts the vote of Trier for Saxony is refused because of pow/election.8

  @pow/election.9
  Rule: pow/election.9 Players vote for whom they like

    Background:
      Given an Imperial Election is due
      And Player-3 has 4 Diplomatic Influence on Mainz

    Scenario: a Player votes for himself
      When Player-3 casts the vote of Mainz for Player-3
      Then Player-3 casts the vote of Mainz for Player-3 is allowed because of pow/election.9

    Scenario: a Catholic gives the vote of a Catholic Elector to a Protestant
      Given Player-4 is Protestant (context)
      When Player-3 casts the vote of Mainz for Player-4
      Then Player-3 casts the vote of Mainz for Player-4 is allowed because of pow/election.9

    Scenario: an empty seat cannot be voted for
      Then Player-3 casts the vote of Mainz for Player-6 is refused

  @pow/election.10
  Rule: pow/election.10 Any Player may become Emperor

    Scenario: a Foreign Power becomes Emperor
      Given the Round is 4
      And Player-3 became a Foreign Power in Round 2 (context)
      When Player-3 becomes Emperor
      Then Player-3 becomes Emperor is allowed because of pow/election.10
      And Player-3 is Emperor

    Scenario: an empty seat does not become Emperor
      Then Player-6 becomes Emperor is refused

  @pow/election.11
  Rule: pow/election.11 Election may not be refused

    Scenario: the elected Player has to accept
      Given Player-3 is Emperor
      Then Player-3 refuses election is refused because of pow/election.11

  @pow/election.12
  Rule: pow/election.12 Four votes elect the Emperor

    Background:
      Given Player-3 has 4 Diplomatic Influence on Trier (context)
      And the vote of Trier goes to Player-3
      And Player-3 has 4 Diplomatic Influence on Mainz (context)
      And the vote of Mainz goes to Player-3
      And Player-3 has 4 Diplomatic Influence on Cologne (context)
      And the vote of Cologne goes to Player-3
      And Player-3 has 4 Diplomatic Influence on Saxony (context)
      And Player-2 has 4 Diplomatic Influence on Palatinate (context)
      And the vote of Palatinate goes to Player-2 (context)
      And Player-2 has 4 Diplomatic Influence on Brandenburg (context)
      And the vote of Brandenburg goes to Player-2 (context)
      And Player-2 has 4 Diplomatic Influence on Bohemia (context)
      And the vote of Bohemia goes to Player-2 (context)

    Scenario: a majority of four makes the Emperor
      Given the vote of Saxony goes to Player-3
      And an Imperial Election is due
      When the election step is played
      Then Player-3 is Emperor
      And an Imperial Election is not due

    Scenario: four votes elect nobody while no election is due
      Given the vote of Saxony goes to Player-3
      When the election step is played
      Then nobody is still Emperor

    Scenario: the vote of a Principality outside the college does not make four
      Given an Imperial Election is due
      And the vote of Saxony goes to Player-2
      And the vote of Principality-1 goes to Player-3 (context)
      When the election step is played
      Then Player-2 is Emperor

  @pow/election.13
  Rule: pow/election.13 Unaligned Electors follow the leader of their religion

    Background:
      Given an Imperial Election is due
      And Saxony is Protestant
      And Player-4 has 4 Diplomatic Influence on Trier (context)
      And Player-4 has 4 Diplomatic Influence on Mainz (context)
      And Player-2 has 4 Diplomatic Influence on Cologne (context)
      And the vote of Trier goes to Player-4 (context)
      And the vote of Mainz goes to Player-4 (context)

    Scenario: Unaligned Electors vote as blocks for the leaders of their religions
      Given Player-4 is Protestant
      And the vote of Cologne goes to Player-2
      When the election step is played
      Then the vote of Saxony goes to Player-4
      And the vote of Brandenburg goes to Player-2
      And the vote of Bohemia goes to Player-2
      And the vote of Palatinate goes to Player-2
      And Player-2 is Emperor

    Scenario: an allied Elector does not vote with the block
      Given Player-1 has 4 Diplomatic Influence on Bohemia
      When the election step is played
      Then the vote of Bohemia still goes to nobody

    Scenario: a Principality outside the college does not vote with the block
      Given Player-4 is Protestant
      And Principality-1 is Protestant
      When the election step is played
      Then the vote of Principality-1 still goes to nobody
      And the vote of Saxony goes to Player-4

    Scenario: an Unaligned Elector without a Player of its religion votes for nobody
      Given Player-4 is Catholic (context)
      And Player-6 is Protestant (context)
      When the election step is played
      Then the vote of Saxony still goes to nobody

  @pow/election.13
  Rule: pow/election.13 Blocks vote in elections only

    Scenario: no block votes while no election is due
      Given the vote of Cologne goes to Player-2
      When the election step is played
      Then the vote of Bohemia still goes to nobody

  @pow/election.14
  Rule: pow/election.14 Order decides between tied Players

    Background:
      Given Player-3 is number 1 in order
      And Player-1 is number 3 in order
      And the vote of Mainz goes to Player-3
      And Player-2 has 4 Diplomatic Influence on Trier (context)
      And Player-3 has 4 Diplomatic Influence on Mainz (context)

    Scenario: the block follows the first in order of two tied Players
      Given the vote of Trier goes to Player-2
      And an Imperial Election is due
      When the election step is played
      Then the vote of Bohemia goes to Player-3
      And Player-3 is Emperor

    Scenario: a tied Player of the other religion is passed over by the block
      Given the vote of Trier goes to Player-2
      And an Imperial Election is due
      And Player-3 is Protestant
      And Player-5 has 4 Diplomatic Influence on Cologne (context)
      And the vote of Cologne goes to Player-5 (context)
      When the election step is played
      Then the vote of Bohemia goes to Player-2

    Scenario: a Player first in order with fewer votes does not win the block
      Given the vote of Trier goes to Player-2
      And an Imperial Election is due
      And Player-1 is number 1 in order
      And Player-3 is number 3 in order
      When the election step is played
      Then the vote of Bohemia goes to Player-2

    Scenario: order does not matter where one Player leads alone
      Given the vote of Trier goes to Player-2
      And an Imperial Election is due
      And Player-2 has 4 Diplomatic Influence on Cologne (context)
      And the vote of Cologne goes to Player-2
      When the election step is played
      Then the vote of Bohemia goes to Player-2

    Scenario: an allied Elector stays out of a tied block
      Given the vote of Trier goes to Player-2
      And an Imperial Election is due
      And Player-4 has 4 Diplomatic Influence on Bohemia
      When the election step is played
      Then the vote of Bohemia still goes to nobody

    Scenario: a Principality outside the college stays out of a tied block
      Given the vote of Trier goes to Player-2
      And an Imperial Election is due
      When the election step is played
      Then the vote of Principality-1 still goes to nobody
      And the vote of Bohemia goes to Player-3

    Scenario: empty seats do not share the lead of a religion
      Given an Imperial Election is due
      And Bohemia is Protestant
      And Player-6 is Protestant (context)
      And Player-7 is Protestant (context)
      When the election step is played
      Then the vote of Bohemia still goes to nobody
      And Player-3 is Emperor

    Scenario: no tie is broken while no election is due
      Given the vote of Trier goes to Player-2
      When the election step is played
      Then the vote of Bohemia still goes to nobody
      And nobody is still Emperor

    Scenario: nobody is elected without a vote
      Given an Imperial Election is due
      And the vote of Trier goes to nobody (context)
      And the vote of Mainz goes to nobody
      And Player-2 has 4 Diplomatic Influence on Cologne
      And Player-2 has 4 Diplomatic Influence on Saxony
      And Player-2 has 4 Diplomatic Influence on Palatinate
      And Player-2 has 4 Diplomatic Influence on Brandenburg
      And Player-2 has 4 Diplomatic Influence on Bohemia
      When the election step is played
      Then nobody is still Emperor

    Scenario: a single vote is enough to tie for the election
      Given the vote of Trier goes to Player-2
      And an Imperial Election is due
      And Player-5 has 4 Diplomatic Influence on Cologne (context)
      And Player-5 has 4 Diplomatic Influence on Saxony (context)
      And Player-5 has 4 Diplomatic Influence on Palatinate (context)
      And Player-5 has 4 Diplomatic Influence on Brandenburg (context)
      And Player-5 has 4 Diplomatic Influence on Bohemia (context)
      When the election step is played
      Then Player-3 is Emperor

    Scenario Outline: Player-3 comes before <rival> where both have three votes
      Given an Imperial Election is due
      And <rival> has 4 Diplomatic Influence on Trier (context)
      And the vote of Trier goes to <rival> (context)
      And <rival> has 4 Diplomatic Influence on Cologne (context)
      And the vote of Cologne goes to <rival> (context)
      And <rival> has 4 Diplomatic Influence on Saxony (context)
      And the vote of Saxony goes to <rival> (context)
      And Player-3 has 4 Diplomatic Influence on Palatinate (context)
      And the vote of Palatinate goes to Player-3
      And Player-3 has 4 Diplomatic Influence on Brandenburg (context)
      And the vote of Brandenburg goes to Player-3
      And Player-5 has 4 Diplomatic Influence on Bohemia (context)
      When the election step is played
      Then Player-3 is Emperor

      Examples:
        | rival    |
        | Player-2 |
        | Player-4 |

  @pow/election.15
  Rule: pow/election.15 A plurality is enough without a majority

    Background:
      Given Player-3 has 4 Diplomatic Influence on Trier (context)
      And Player-3 has 4 Diplomatic Influence on Mainz (context)
      And Player-3 has 4 Diplomatic Influence on Cologne (context)
      And Player-2 has 4 Diplomatic Influence on Saxony (context)
      And Player-2 has 4 Diplomatic Influence on Palatinate (context)
      And Player-4 has 4 Diplomatic Influence on Brandenburg (context)
      And the vote of Brandenburg goes to Player-4 (context)
      And Player-5 has 4 Diplomatic Influence on Bohemia (context)
      And the vote of Bohemia goes to Player-5 (context)

    Scenario: three votes elect where nobody has four
      Given the vote of Trier goes to Player-3
      And the vote of Mainz goes to Player-3
      And the vote of Cologne goes to Player-3
      And an Imperial Election is due
      When the election step is played
      Then Player-3 is Emperor

    Scenario: three votes do not elect against three
      Given an Imperial Election is due
      And the vote of Brandenburg goes to Player-2
      When the election step is played
      Then Player-2 is Emperor

    Scenario: three votes elect nobody while no election is due
      Given the vote of Trier goes to Player-3 (context)
      And the vote of Mainz goes to Player-3 (context)
      And the vote of Cologne goes to Player-3 (context)
      When the election step is played
      Then nobody is still Emperor

  @pow/election.17
  Rule: pow/election.17 The votes make an Emperor

    Background:
      Given an Imperial Election is due

    Scenario: without a single vote no rule makes an Emperor
      Given Player-1 is Protestant
      And Player-2 is Protestant
      And Player-3 is Protestant
      And Player-4 is Protestant
      And Player-5 is Protestant
      When the election step is played
      Then no rule settles pow/election.17
      And nobody is still Emperor
      And an Imperial Election is still due

    Scenario: Electors without allies elect the first in order of their religion
      Given Player-1 is Protestant
      And Player-2 is Protestant
      And Player-3 is Protestant
      And Player-4 is Protestant
      When the election step is played
      Then Player-5 is Emperor

  @pow/election.16
  Rule: pow/election.16 The marker shows when the Emperor was elected

    Scenario: the marker of a new Emperor goes to the present Round
      Given the Round is 5
      And the marker of the Emperor stands at 3 (context)
      When Player-3 becomes Emperor
      Then the marker of the Emperor stands at 5
