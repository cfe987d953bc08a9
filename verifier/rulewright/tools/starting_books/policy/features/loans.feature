Feature: Loans

  @loans.1 @loans.1a @loans.1b @loans.1c
  Rule: loans.1 How long depends on the reader

    Scenario Outline: each standing has its time
      Given Ann is of <standing> standing
      And Ann is 30 years old
      Then Ann may keep a copy for <weeks> weeks

      Examples:
        | standing | weeks |
        | guest    | 1     |
        | student  | 4     |
        | staff    | 12    |

  @loans.2
  Rule: loans.2 A child has two weeks

    Scenario Outline: a young student
      Given Ann is of student standing
      And Ann is <age> years old
      Then Ann may keep a copy for <weeks> weeks

      Examples:
        | age | weeks |
        | 11  | 2     |
        | 12  | 4     |

  @bans.1
  Rule: bans.1 More than ten bar a reader

    Scenario: eleven do
      Given Ann owes 11
      Then Ann is barred

    Scenario: ten do not
      Given Ann owes 10
      Then Ann is not barred

  @bans.2
  Rule: bans.2 Who is barred borrows nothing

    Scenario: a barred reader
      Given Ann owes 11
      When Ann borrows Atlas
      Then Ann borrows Atlas is refused because of bans.2

    Scenario: one who owes little
      Given Ann owes 10
      When Ann borrows Atlas
      Then Atlas is held by Ann

  @bans.3
  Rule: bans.3 Journals stay

    Scenario: a guest asks for a journal
      Given Ann is of guest standing
      When Ann borrows Gazette
      Then Ann borrows Gazette is refused because of bans.3

    Scenario: a guest asks for a book
      Given Ann is of guest standing
      When Ann borrows Atlas
      Then Atlas is held by Ann

  @bans.4
  Rule: bans.4 Staff borrow what they need

    Scenario: a member of staff asks for a journal
      Given Ann is of staff standing
      When Ann borrows Gazette
      Then Gazette is held by Ann

    Scenario: one who is barred
      Given Ann is of staff standing
      And Ann owes 11
      Then Ann borrows Atlas is not allowed because of bans.4

  @charges.1 @charges.1a @charges.1b
  Rule: charges.1 Delay costs

    Scenario Outline: by weeks
      Given Atlas is held by Ann
      And Ann owes 0
      And Atlas is <late> weeks late
      When Ann returns Atlas
      Then Ann owes <owed>

      Examples:
        | late | owed |
        | 1    | 1    |
        | 2    | 2    |
        | 3    | 5    |
        | 9    | 5    |

    Scenario: in time
      Given Atlas is held by Ann
      And Ann owes 0
      And Atlas is 0 weeks late
      When Ann returns Atlas
      Then Ann owes still 0

  @charges.2
  Rule: charges.2 A returned copy is late no more

    Scenario: after two weeks
      Given Atlas is held by Ann
      And Atlas is 2 weeks late
      When Ann returns Atlas
      Then Atlas is 0 weeks late
