Feature: Declarations

  @e1615/declarations.2
  Rule: The land of an opponent is closed

    Background:
      Given Unit-1 serves FRA
      And Unit-2 is raised by SAV
      And FRA has 4 INFs in SAV

    Scenario Outline: <unit> does not head for <province>
      Given SPA has 3 INFs in BRA
      When <unit> heads for <province>
      Then <unit> heads for <province> is refused because of e1615/declarations.2

      Examples:
        | unit   | province |
        | Unit-1 | Madrid   |
        | Unit-2 | Madrid   |
        | Unit-1 | Kurmark  |
        | Unit-2 | Kurmark  |

    Scenario: land that an opponent controls is closed
      Given BRA is controlled by SPA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/declarations.2

    Scenario Outline: once FRA is <standing> SPA the land is open
      Given FRA is <standing> SPA
      When Unit-1 heads for Madrid
      Then Unit-1 heads for Madrid is not refused because of e1615/declarations.2
      And Unit-1 is bound for Madrid

      Examples:
        | standing    |
        | at war with |
        | allied with |

    Scenario: the aligned state of the power itself is not closed
      When Unit-1 heads for Savoy
      Then Unit-1 heads for Savoy is not refused because of e1615/declarations.2

  @e1615/declarations.3
  Rule: Nothing is declared in the first year

    Scenario: a declaration of the first year is refused
      When FRA declares war on SPA
      Then FRA declares war on SPA is refused because of e1615/declarations.3

    Scenario: a declaration of the second year is taken
      Given the year is 2
      When FRA declares war on SPA
      Then FRA has declared war on SPA

  @e1615/declarations.7
  Rule: An ally may be attacked diplomatically

    Scenario: an alliance does not protect influence
      Given FRA has 3 INFs in BRA
      And SPA has 3 INFs in BRA
      And FRA is allied with SPA
      When FRA orders a diplomatic attack on SPA in BRA
      Then FRA orders a diplomatic attack on SPA in BRA is allowed because of e1615/declarations.7
      And FRA attacks SPA in BRA

    Scenario: an attack on another power does not rest on this
      Given FRA has 3 INFs in BRA (context)
      And SPA has 3 INFs in BRA (context)
      And FRA is allied with ENG (context)
      When FRA orders a diplomatic attack on SPA in BRA
      Then FRA orders a diplomatic attack on SPA in BRA is not allowed because of e1615/declarations.7

  @e1615/declarations.war.1
  Rule: A declared war takes effect next year

    Scenario: a declaration is handed in during the movement phase
      Given the year is 2
      When FRA declares war on SPA
      Then FRA has declared war on SPA
      And FRA is still not at war with SPA

    Scenario Outline: nobody declares war in the <phase> phase
      Given the <phase> phase is on
      And the year is 2 (context)
      When FRA declares war on SPA
      Then FRA declares war on SPA is refused because of e1615/declarations.war.1

      Examples:
        | phase  |
        | income |
        | build  |

    Scenario: war is there when the next year begins
      Given FRA has declared war on SPA
      When the orders step is played
      Then FRA is at war with SPA
      And FRA has no declared war on SPA
      And FRA is still not at war with ENG

    Scenario: war is not there in the moves of the same year
      Given FRA has 3 INFs in BRA (context)
      And Unit-1 is raised by BRA (context)
      And FRA wants Unit-1 in Hesse (context)
      And FRA has declared war on SPA (context)
      When the moves step is played
      Then FRA is still not at war with SPA

  @e1615/declarations.war.2
  Rule: War extends to the aligned states

    Scenario Outline: war of FRA on <enemy> and the INFs of <patron>
      Given FRA is at war with <enemy>
      And <patron> has 3 INFs in BRA
      Then FRA <answer> at war with BRA

      Examples:
        | enemy | patron | answer |
        | SPA   | SPA    | is     |
        | SPA   | ENG    | is not |
        | ENG   | SPA    | is not |

  @e1615/declarations.war.3
  Rule: Attacking the state of an opponent takes war on that opponent

    Background:
      Given SPA has 3 INFs in BRA
      And FRA has 4 INFs in SAV (context)

    Scenario Outline: without war there is no attack by a unit of which it is said that <whose>
      Given <whose>
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/declarations.war.3

      Examples:
        | whose                   |
        | Unit-1 serves FRA       |
        | Unit-1 is raised by SAV |

    Scenario Outline: FRA <standing> SPA sends a unit of which it is said that <whose>
      Given <whose>
      And FRA <standing> SPA
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark

      Examples:
        | whose                   | standing       |
        | Unit-1 serves FRA       | is at war with |
        | Unit-1 is raised by SAV | is at war with |
        | Unit-1 serves FRA       | is allied with |
        | Unit-1 is raised by SAV | is allied with |

    Scenario Outline: in a war on ENG a state that <power> has aligned is entered
      Given Unit-1 serves FRA
      And <power> has 7 INFs in HES
      And FRA is at war with ENG (context)
      When Unit-1 heads for Hesse
      Then Unit-1 heads for Hesse is not refused because of e1615/declarations.war.3

      Examples:
        | power |
        | FRA   |
        | ENG   |

  @e1615/declarations.war.5
  Rule: An unaligned state is entered without war

    Background:
      Given Unit-1 serves FRA (context)
      And Unit-2 is raised by SAV (context)
      And FRA has 3 INFs in SAV (context)

    Scenario Outline: <unit> enters without a declaration
      When <unit> heads for Hesse
      Then <unit> heads for Hesse is allowed because of e1615/declarations.war.5
      And <unit> is bound for Hesse

      Examples:
        | unit   |
        | Unit-1 |
        | Unit-2 |

    Scenario: an aligned state is not opened
      Given SPA has 3 INFs in BRA
      When Unit-3 heads for Kurmark
      Then Unit-3 heads for Kurmark is refused

    Scenario: land outside the unaligned states is not opened
      When Unit-1 heads for Province-1
      Then Unit-1 heads for Province-1 is refused

  @e1615/declarations.war.6
  Rule: Support needs no war

    Scenario Outline: a unit supports a <help> without a declaration
      Given Unit-1 serves FRA (context)
      When Unit-1 supports a <help> in Madrid
      Then Unit-1 is supporting a <help>

      Examples:
        | help   |
        | hold   |
        | convoy |
        | move   |

  @e1615/declarations.war.7
  Rule: Foreign land is entered in war or alliance only

    Scenario: without war or alliance the land is closed
      Given Unit-1 serves FRA
      And FRA has declared war on SPA (context)
      When Unit-1 heads for Madrid
      Then Unit-1 heads for Madrid is refused because of e1615/declarations.war.7

    Scenario: units of aligned states are kept out as well
      Given FRA has 4 INFs in SAV
      And Unit-2 is raised by SAV
      When Unit-2 heads for Madrid
      Then Unit-2 heads for Madrid is refused because of e1615/declarations.war.7

    Scenario: aligned states are as closed as the land of their patron
      Given Unit-1 serves FRA
      And SPA has 3 INFs in BRA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/declarations.war.7

    Scenario: war opens the land
      Given Unit-1 serves FRA
      And FRA is at war with SPA
      When Unit-1 heads for Madrid
      Then Unit-1 is bound for Madrid

    Scenario: war opens the land to units of aligned states
      Given FRA has 4 INFs in SAV
      And Unit-2 is raised by SAV
      And FRA is at war with SPA
      When Unit-2 heads for Madrid
      Then Unit-2 is bound for Madrid

    Scenario: war opens the aligned states of the opponent as well
      Given Unit-1 serves FRA
      And FRA is at war with SPA
      And SPA has 3 INFs in BRA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is allowed because of e1615/declarations.war.7

    Scenario: an alliance opens the land
      Given Unit-1 serves FRA
      And FRA is allied with SPA
      When Unit-1 heads for Madrid
      Then Unit-1 is bound for Madrid

    Scenario: land that a power controls is closed as its own land is
      Given Unit-1 serves FRA
      And BRA is controlled by SPA
      When Unit-1 heads for Kurmark
      Then Unit-1 heads for Kurmark is refused because of e1615/declarations.war.7

    Scenario: war opens the land that the enemy controls
      Given Unit-1 serves FRA
      And BRA is controlled by SPA
      And FRA is at war with SPA
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark

    Scenario: the war of another power does not open it to a unit without orders
      Given ENG is at war with SPA
      And Unit-2 is raised by HES (context)
      When Unit-2 heads for Madrid
      Then Unit-2 heads for Madrid is refused

    Scenario: war opens no land of nobody
      Given Unit-1 serves FRA
      And FRA is at war with SPA
      When Unit-1 heads for Province-1
      Then Unit-1 heads for Province-1 is refused

    Scenario: the aligned state of the power itself is open
      Given Unit-1 serves FRA
      And FRA has 3 INFs in BRA
      When Unit-1 heads for Kurmark
      Then Unit-1 is bound for Kurmark
