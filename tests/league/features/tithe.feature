Feature: E.1 The tithe

  Background:
    Given the turn is 1 (context)

  @E.1/pre.1
  Rule: E.1/pre.1

    Scenario: a mixed Ulm sends the dice back
      Given ULM keeps the mixed rite
      When E.1 is rolled
      Then the fate of E.1 is roll again
      And E.1 is still not marked off
      And E.1 is still not in effect
      And no rule settles counts as played of E.1

    Scenario: two preconditions that fail disagree
      Given ULM keeps the mixed rite
      And BERN is under GENF
      When E.1 is rolled
      Then the rules disagree about the fate of E.1
      And the rules disagree whether E.1 is marked off
      And the rules disagree whether the fate of E.1 is nothing

    Scenario: the event begins
      When E.1 is rolled
      Then E.1 is in effect
      And E.1 starts
      And BERN gains 3 gold
      And ULM gains -2 gold
      And BERN gains 1 men

  @E.1/levy
  Rule: E.1/levy

    Scenario Outline: the levy
      Given ULM is at war with BERN
      And <other> is at war with <foe>
      When the die of BERN is <die>
      And the levy step is played
      Then the men of BERN are <men>

      Examples:
        | other | foe  | die | men |
        | ULM   | BERN | 4   | 3   |
        | GENF  | BERN | 5   | 3   |
        | ULM   | BERN | 8   | 3   |

    Scenario: a gap between four and eight
      Given ULM is at war with BERN
      When the die of BERN is 5
      And the levy step is played
      Then no rule settles E.1/levy
      And the men of BERN are still 1

    Scenario: rows that overlap
      Given ULM is at war with BERN
      When the die of BERN is 2
      And the levy step is played
      Then the rules disagree about the men of BERN

  @E.1/react
  Rule: acts

    Scenario: a declaration of war rouses the attacked
      When ULM declares war on BERN
      Then GENF gains 0 gold
      And BERN gains 1 men
      And ULM is at war with BERN
      And BERN is at war with ULM
      And ULM declares war on BERN is allowed

    Scenario: no second declaration
      Given ULM is at war with BERN
      When BERN declares war on ULM
      Then BERN declares war on ULM is refused
      And BERN declares war on ULM is refused because of a is not at war with d

    Scenario: bound towns attack nobody
      Given ULM is under BERN
      When ULM declares war on GENF
      Then ULM declares war on GENF is refused because of E.1/ban
      And GENF declares war on ULM is allowed

    Scenario: a ban against a permission
      Given ULM is under BERN
      And the turn is 6
      When ULM declares war on GENF
      Then the rules disagree whether ULM declares war on GENF is allowed

    Scenario: a permission with priority
      Given ULM is under BERN
      And the turn is 7
      When ULM declares war on GENF
      Then ULM declares war on GENF is allowed

    Scenario: what nothing permits
      When ULM sells to BERN
      Then ULM sells to BERN is refused

    Scenario: a market
      Given the turn is 5
      When ULM sells to BERN
      Then ULM gains 1 gold
      And ULM sells to GENF is refused

    Scenario: in the first turn nothing comes in
      When the income step is played
      Then the gold of GENF is still 2

    Scenario: the die may lie there unread
      When the die of BERN is 1
      And the levy step is played
      Then the men of BERN are still 1

    Scenario: war with oneself
      When ULM declares war on ULM
      Then the law nobody fights itself is broken

  @E.1/after
  Rule: clash

    Scenario: life is sampled when the moment begins
      Given E.1 is in effect
      When the clash step is played
      Then E.1 is not in effect
      And ULM gains 1 gold

    Scenario: a clause does what another forbids
      Given E.1 is in effect
      And ULM is under GENF
      And the turn is 4
      When the clash step is played
      Then the rules disagree whether BERN declares war on GENF
      And BERN is still not at war with GENF

  @E.1/rich
  Rule: claims

    Scenario: a claim shows through
      Given the gold of ULM is 8
      Then ULM keeps the new rite

    Scenario: claims disagree
      Given the gold of ULM is 8
      And ULM is under BERN
      Then the rules disagree whether ULM keeps the old rite

    Scenario: a demand of every state is not met
      Given ULM is under BERN
      Then the rules disagree whether ULM has at least 3 gold
      And E.1/demand is not kept

    Scenario: a condition that nothing breaks is kept
      Given the gold of BERN is 3
      When BERN loses its purse
      Then E.1/purse is kept

    Scenario: a kept condition is broken
      Given E.2 is in effect
      And the gold of BERN is 3
      When BERN loses its purse
      Then E.1/purse is not kept

  @E.1/must
  Rule: obligations

    Scenario: an obligation refuses what excludes it
      Given the turn is 8
      When ULM takes the mixed rite
      Then ULM takes the mixed rite is refused because of E.1/must
      And ULM takes the new rite is allowed
      And ULM takes the new rite is obligatory because of E.1/must

    Scenario: an obligation binds nobody else
      Given the turn is 8
      When BERN takes the mixed rite
      Then BERN keeps the mixed rite

    Scenario: a permission that applies is named
      Given the turn is 5
      When ULM sells to BERN
      Then ULM sells to BERN is allowed because of E.1/market
      And ULM sells to GENF is not allowed because of E.1/market
      And ULM sells to BERN is not obligatory
      And ULM sells to GENF is not allowed
      And ULM sells to BERN is not refused

    Scenario: a die that nobody needs is marked
      When the die of ULM is 3 (context)
      And E.1 is rolled
      Then E.1 is in effect
