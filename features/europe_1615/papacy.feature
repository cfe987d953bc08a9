Feature: War on the Papacy

  @e1615/papacy.war.1
  Rule: Catholic powers do not declare war on the Papacy

    Background:
      Given the year is 2

    Scenario: a Catholic power is refused
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.war.1

    Scenario: a Protestant power declares it
      When SWE declares war on PAP
      Then SWE has declared war on PAP

    Scenario: another Catholic power is no Papacy
      When FRA declares war on SPA
      Then FRA has declared war on SPA

  @e1615/papacy.war.2
  Rule: The Papacy declares war on any power

    Scenario Outline: the Papacy declares war on <power>
      Given the year is 2
      When PAP declares war on <power>
      Then PAP declares war on <power> is allowed because of e1615/papacy.war.2
      And PAP has declared war on <power>

      Examples:
        | power |
        | FRA   |
        | SWE   |

  @e1615/papacy.war.3
  Rule: A Papacy whose Catholic ally fights a Catholic power loses its protection

    Background:
      Given the year is 2

    Scenario Outline: FRA declares war when the ally of the Papacy <quarrel> <foe>
      Given PAP is allied with SPA
      And SPA <quarrel> <foe>
      When FRA declares war on PAP
      Then FRA declares war on PAP is allowed because of e1615/papacy.war.3
      And FRA has declared war on PAP

      Examples:
        | quarrel             | foe |
        | is at war with      | FRA |
        | is at war with      | POL |
        | has declared war on | FRA |

    Scenario: a war of the ally on a Protestant power changes nothing
      Given PAP is allied with SPA
      And SPA is at war with SWE
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.war.1

    Scenario: a war of a Catholic power that is no ally changes nothing
      Given PAP is allied with AUS (context)
      And SPA is at war with FRA
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.war.1

    Scenario: a peaceful ally changes nothing
      Given PAP is allied with SPA
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.war.1

    Scenario: a Protestant ally changes nothing
      Given PAP is allied with SWE
      And SWE is at war with FRA
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.war.1

  @e1615/papacy.war.4
  Rule: A Papacy with more than five centers loses its protection

    Background:
      Given the year is 2

    Scenario: the sixth center opens it
      Given the number of centers of PAP is 6
      When FRA declares war on PAP
      Then FRA declares war on PAP is allowed because of e1615/papacy.war.4
      And FRA has declared war on PAP

    Scenario: five centers do not
      Given the number of centers of PAP is 5
      When FRA declares war on PAP
      Then FRA declares war on PAP is refused because of e1615/papacy.war.1

    Scenario: a Protestant power does not rest on this
      Given the number of centers of PAP is 6
      When SWE declares war on PAP
      Then SWE declares war on PAP is not allowed because of e1615/papacy.war.4
