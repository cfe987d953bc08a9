Feature: IV.10 Closure of Japan

  @IV.10/header
  Rule: IV.10/header Japan stays closed

    Scenario: the closure outlives its turn
      Given IV.10 is in effect
      When the interphase step is played
      Then IV.10 is still in effect

  @IV.10/events.1
  Rule: IV.10/events.1 A single trading post in Japan

    Scenario: a second post is refused
      Given IV.10 is in effect
      And Post-1 lies in JAPAN
      And Post-1 is held by HOL
      When POR sets Post-2 up in JAPAN
      Then POR sets Post-2 up in JAPAN is refused because of IV.10/events.1

    Scenario: a second post that comes in another way breaks the rule
      Given IV.10 is in effect
      And Post-1 lies in JAPAN
      And Post-1 is held by HOL
      And Post-2 lies in JAPAN
      When ENG hands Post-2 over to POR
      Then IV.10/events.1 is not kept

    Scenario: one post that changes hands does not break it
      Given IV.10 is in effect (context)
      And Post-1 lies in JAPAN (context)
      And Post-1 is held by HOL (context)
      When HOL hands Post-1 over to POR
      Then Post-1 is held by POR
      And IV.10/events.1 is kept

    Scenario: before the closure nothing is to be kept
      Given Post-1 lies in JAPAN (context)
      And Post-1 is held by HOL (context)
      And Post-2 lies in JAPAN (context)
      When ENG hands Post-2 over to POR
      Then IV.10/events.1 is kept

    Scenario: a first post is allowed
      Given IV.10 is in effect (context)
      When POR sets Post-2 up in JAPAN
      Then Post-2 lies in JAPAN

    Scenario: before the closure a second post is allowed
      Given Post-1 lies in JAPAN (context)
      And Post-1 is held by HOL (context)
      When POR sets Post-2 up in JAPAN
      Then Post-2 lies in JAPAN

    Scenario: a colony may be set up beside the one post
      Given IV.10 is in effect (context)
      And Post-1 lies in JAPAN (context)
      And Post-1 is held by HOL (context)
      And Post-2 is a colony
      When POR sets Post-2 up in JAPAN
      Then Post-2 lies in JAPAN
      And IV.10/events.1 is kept

    Scenario: elsewhere a second post is allowed
      Given IV.10 is in effect (context)
      And Post-1 lies in JAPAN (context)
      And Post-1 is held by HOL (context)
      When POR sets Post-2 up in OUDH
      Then Post-2 lies in OUDH

  @IV.10/events.2
  Rule: IV.10/events.2 Everybody keeps one post

    Scenario: the post that is not kept goes
      Given Post-1 lies in JAPAN
      And Post-1 is held by HOL
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      When HOL keeps Post-2
      And IV.10 is rolled
      Then Post-1 is eliminated
      And Post-2 is still held by HOL

    Scenario: a single post stays without being named
      Given Post-1 lies in JAPAN (context)
      And Post-1 is held by HOL (context)
      When HOL keeps Post-2 (context)
      And IV.10 is rolled
      Then Post-1 is still held by HOL

    Scenario: a colony beside them stays
      Given Post-1 lies in JAPAN
      And Post-1 is held by HOL
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      And Post-3 lies in JAPAN (context)
      And Post-3 is held by HOL
      And Post-3 is a colony
      When HOL keeps Post-2
      And IV.10 is rolled
      Then Post-1 is eliminated
      And Post-3 is still held by HOL

    Scenario: a post outside Japan stays
      Given Post-1 lies in JAPAN
      And Post-1 is held by HOL
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      And Post-3 is held by HOL
      When HOL keeps Post-2
      And IV.10 is rolled
      Then Post-1 is eliminated
      And Post-3 is still held by HOL

    Scenario: the single post of another stays
      Given Post-1 lies in JAPAN
      And Post-1 is held by HOL
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      And Post-3 lies in JAPAN (context)
      And Post-3 is held by ENG (context)
      When HOL keeps Post-2
      And IV.10 is rolled
      Then Post-1 is eliminated
      And Post-3 is still held by ENG

  @IV.10/events.3
  Rule: IV.10/events.3 Posts of minors give way

    Scenario: a minor gives way to a player
      Given Post-1 lies in JAPAN
      And Post-1 is held by POR
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      When IV.10 is rolled
      Then Post-1 is eliminated
      And Post-2 is still held by HOL

    Scenario: a minor alone stays
      Given Post-1 lies in JAPAN (context)
      And Post-1 is held by POR (context)
      When IV.10 is rolled
      Then Post-1 is still held by POR

    Scenario: an annexed Portugal does not give way
      Given POR is annexed by SPA
      And Post-1 lies in JAPAN (context)
      And Post-1 is held by POR (context)
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      When the bid of SPA shows 7
      And the bid of HOL shows 3
      And IV.10 is rolled
      Then Post-1 is still held by POR

    Scenario: a minor elsewhere keeps its post
      Given Post-1 is held by POR
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      And Post-3 lies in JAPAN
      And Post-3 is held by ENG
      When the bid of HOL shows 7
      And IV.10 is rolled
      Then Post-1 is still held by POR

    Scenario: a colony of a minor stays
      Given Post-1 lies in JAPAN (context)
      And Post-1 is held by POR
      And Post-1 is a colony
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      And Post-3 lies in JAPAN
      And Post-3 is held by ENG
      When the bid of HOL shows 7
      And IV.10 is rolled
      Then Post-1 is still held by POR

  @IV.10/events.4
  Rule: IV.10/events.4 The owners bid

    Scenario: the highest bid wins and all bids are lost
      Given Post-1 lies in JAPAN
      And Post-1 is held by ENG
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      And the treasury of ENG is 100
      And the treasury of HOL is 100
      When the bid of HOL shows 37
      And the bid of ENG shows 30
      And IV.10 is rolled
      Then Post-1 is eliminated
      And Post-2 is still held by HOL
      And the treasury of HOL is 63
      And the treasury of ENG is 70

    Scenario: Spain bids for an annexed Portugal
      Given POR is annexed by SPA
      And Post-1 lies in JAPAN
      And Post-1 is held by POR
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      When the bid of SPA shows 37
      And the bid of HOL shows 30
      And IV.10 is rolled
      Then Post-2 is eliminated
      And Post-1 is still held by POR
      And the treasury of SPA is -37

    Scenario: a sole owner does not bid
      Given Post-2 lies in JAPAN
      And Post-2 is held by HOL
      When the bid of HOL shows 37 (context)
      And IV.10 is rolled
      Then the treasury of HOL is still 0

    Scenario: those without a post lose no bid and win nothing
      Given Post-1 lies in JAPAN
      And Post-1 is held by ENG
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      And Post-3 is held by FRA
      When the bid of FRA shows 50 (context)
      And the bid of HOL shows 37
      And IV.10 is rolled
      Then the treasury of FRA is still 0
      And Post-2 is still held by HOL
      And Post-3 is still held by FRA

    Scenario: a loser keeps its post elsewhere
      Given Post-1 lies in JAPAN
      And Post-1 is held by ENG
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      And Post-3 is held by ENG
      When the bid of HOL shows 37
      And IV.10 is rolled
      Then Post-1 is eliminated
      And Post-3 is still held by ENG

    Scenario: a loser keeps its colony in Japan
      Given Post-1 lies in JAPAN
      And Post-1 is held by ENG
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      And Post-3 lies in JAPAN (context)
      And Post-3 is held by ENG
      And Post-3 is a colony
      When the bid of HOL shows 37
      And IV.10 is rolled
      Then Post-1 is eliminated
      And Post-3 is still held by ENG

    Scenario: a colony takes no part in the bidding
      Given Post-1 lies in JAPAN (context)
      And Post-1 is held by ENG (context)
      And Post-2 lies in JAPAN
      And Post-2 is held by HOL
      And Post-3 lies in JAPAN
      And Post-3 is held by FRA
      And Post-3 is a colony
      When the bid of FRA shows 50 (context)
      And the bid of HOL shows 37
      And IV.10 is rolled
      Then Post-2 is still held by HOL
      And Post-3 is still held by FRA

  @IV.10/administration.1
  Rule: IV.10/administration.1 The one post brings in ten

    Scenario: the post brings in ten whatever its level
      Given Post-2 lies in JAPAN
      And Post-2 is held by HOL
      When IV.10 is rolled
      Then the income of Post-2 is 10

    Scenario: a post elsewhere brings in what it did
      Given Post-1 lies in JAPAN (context)
      And Post-1 is held by HOL (context)
      And Post-2 is held by HOL (context)
      When IV.10 is rolled
      Then the income of Post-2 is still 5

    Scenario: a post that is gone brings in nothing new
      Given IV.10 is in effect (context)
      And Post-1 lies in JAPAN (context)
      And Post-1 is held by HOL (context)
      And Post-2 lies in JAPAN (context)
      When the administration step is played
      Then the income of Post-2 is still 5

    Scenario: two posts bring in what they did
      Given IV.10 is in effect
      And Post-1 lies in JAPAN
      And Post-1 is held by HOL (context)
      And Post-2 lies in JAPAN
      And Post-2 is held by ENG (context)
      When the administration step is played
      Then the income of Post-2 is still 5

    Scenario: a colony in Japan brings in what it did
      Given IV.10 is in effect (context)
      And Post-1 lies in JAPAN (context)
      And Post-1 is held by HOL (context)
      And Post-2 lies in JAPAN (context)
      And Post-2 is held by HOL (context)
      And Post-2 is a colony
      When the administration step is played
      Then the income of Post-2 is still 5

    Scenario: before the closure a post brings in what it does
      Given Post-2 lies in JAPAN (context)
      And Post-2 is held by HOL (context)
      When the administration step is played
      Then the income of Post-2 is still 5
