"""What the checks found hard: obligations against prohibitions, own changes before an act, counts, laws on the way."""

from __future__ import annotations

from pathlib import Path

from check_pages import assert_finds, assert_silent, book_of, found_in, page_fixtures, page_path
from rulewright.book.model import Book
from rulewright.checks.conflict.contradictory_outcome import buckets, query
from rulewright.evidence.context import Context
from rulewright.gherkin.scenario import Scenario, Step, run
from rulewright.language.expr import (
    TRUE,
    Apply,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    equal,
    number,
    parts_of,
)
from rulewright.language.types import BOOL, IntType, MemberType
from rulewright.solver.abstraction import coarsened
from rulewright.solver.solve import Proved
from rulewright.story.reveal import reveal

MODEL = """
sorts: {Town: [ULM, BERN, GENF]}
fields:
  at_war: {of: [Town, Town], symmetric: yes}
  bound: {of: Town}
  choice: {of: Town, is: Town?, start: nobody}
  winner: {is: Town?, start: nobody}
timeline: [summer]
laws: {"the bound are at peace": "all(all(not at_war(a, b) for b in Town) for a in Town if bound(a))"}
acts:
  - {act: attacks, say: "{a:Town} attacks {d:Town}", requires: [a is not at war with d], then: [a is at war with d]}
"""
PHRASES = """
phrases:
  - {say: "{a:Town} is at war with {d:Town}", means: "at_war(a, d)"}
  - {say: "{t:Town} is bound", means: bound(t)}
  - {say: "{t:Town} chooses {d:Town?}", means: choice(t) == d}
  - {say: "the winner is {t:Town?}", means: winner == t}
  - say: "{t:Town} alone has the most votes"
    means: >-
      all(count(c for c in Town if choice(c) == t) > count(c for c in Town if choice(c) == o)
      for o in Town if o != t)
    for example: ULM alone has the most votes
    true when: [ULM chooses ULM]
    false when: [ULM chooses BERN]
"""


def town(folder: Path, clauses: str, prevails: str = "yes") -> Book:
    """A small book with these clauses in one section that reads one state."""
    page = f"page: T\ntitle: The town\nsections:\n  - section: all\n    block: together\n    clauses:\n{clauses}"
    book = f"{{book: town, title: The town, prohibition prevails: {prevails}}}\n"
    return book_of({"book.yaml": book, "model.yaml": MODEL, "phrases.yaml": PHRASES, "t.yaml": page}, folder)


def test_an_obligation_is_against_the_prohibition_of_the_same_act(tmp_path: Path) -> None:
    clauses = """
      - {clause: T.1, says: A bound Ulm is quiet., for: {d: Town}, while: [ULM is bound], forbids: [ULM attacks d]}
      - {clause: T.2, says: Ulm has to attack Bern., obliges: [ULM attacks BERN]}
"""
    assert_finds("RW303", town(tmp_path, clauses), ("RW303", "T.1", "T.2"))


def test_an_act_is_judged_after_what_its_own_clause_has_changed(tmp_path: Path) -> None:
    clauses = """
      - {clause: T.1, says: A bound Ulm is quiet., for: {d: Town}, while: [ULM is bound], forbids: [ULM attacks d]}
      - {clause: T.2, says: Ulm breaks free., at: summer, then: [ULM is not bound, ULM attacks BERN]}
"""
    assert_silent("RW303", town(tmp_path, clauses))


def test_a_clause_upon_an_act_is_asked_only_where_the_act_may_be_done(tmp_path: Path) -> None:
    clauses = """
      - {clause: T.1, says: Ulm attacks nobody., for: {d: Town}, forbids: [ULM attacks d]}
      - {clause: T.2, says: Ulm attacks Genf too., upon: ULM attacks BERN, then: [ULM attacks GENF]}
"""
    assert_silent("RW303", town(tmp_path, clauses))


def test_a_law_that_the_moment_breaks_is_told_with_the_finding(tmp_path: Path) -> None:
    clauses = """
      - {clause: T.1, says: Ulm attacks nobody., for: {d: Town}, forbids: [ULM attacks d]}
      - {clause: T.2, says: Ulm attacks Bern., at: summer, then: [ULM attacks BERN]}
      - {clause: T.3, says: Genf binds itself and fights., at: summer, then: [GENF is bound, GENF is at war with BERN]}
"""
    found = assert_finds("RW303", town(tmp_path, clauses), ("RW303", "T.1", "T.2"))
    assert "the law the bound are at peace is broken" in found[0].scenario


def test_a_majority_is_nobody_elses(tmp_path: Path) -> None:
    clauses = """
      - clause: T.1
        says: The winner is who alone has the most votes.
        for: {the town: Town}
        at: summer
        when: [the town alone has the most votes]
        then: [the winner is the town]
"""
    book = town(tmp_path, clauses)
    bucket = next(b for b in buckets(book) if b[0][1].field == "winner")
    question = reveal(query(book, bucket[0], bucket[0], bucket).question, book)
    assert coarsened(question, book) is not None
    assert isinstance(Context(book).coarse(question), Proved)
    assert_silent("RW302", book)


def test_a_count_that_stands_in_a_question_many_times_is_found_in_one_passage(tmp_path: Path) -> None:
    """A long story once was gone through for each place at which a part of it stands."""
    clauses = """
      - {clause: T.1, says: Ulm rests., at: summer, then: [ULM is not bound]}
"""
    book, land = town(tmp_path, clauses), MemberType("Town")
    one, other = Variable("one", land), Variable("other", land)
    choice = Read("choice", (other,), MemberType("Town", True))
    votes = Quantify(Quantifier.COUNT, other, TRUE, equal(choice, one), IntType(0, 3))
    question = equal(votes, number(2))
    assert coarsened(question, book) is None
    for _ in range(60):
        question = Apply(Operator.OR, (question, Apply(Operator.NOT, (question,), BOOL)), BOOL)
    found = coarsened(question, book)
    assert found is not None and sum(isinstance(e, Quantify) for e in parts_of(found[0])) == 0


def test_an_obligation_that_another_clause_overrides_is_none(tmp_path: Path) -> None:
    """A Then once took any applicable norm for one that stands, whatever prevailed over it."""
    clauses = """
      - {clause: T.1, says: Ulm has to attack Bern., obliges: [ULM attacks BERN]}
      - {clause: T.2, says: A bound Ulm may not., while: [ULM is bound], forbids: [ULM attacks BERN], overrides: [T.1]}
"""
    book = town(tmp_path, clauses)

    def shown(then: str, *given: str) -> str:
        steps = [*(Step("given", g, 0) for g in given), Step("then", then, 0)]
        return run(book, Scenario("", (), "", "", 0, "", tuple(steps))).failure

    assert shown("ULM attacks BERN is obligatory because of T.1") == ""
    assert shown("ULM attacks BERN is not obligatory because of T.1", "ULM is bound") == ""
    assert shown("ULM attacks BERN is obligatory", "ULM is bound") != ""


def test_each_of_two_unordered_clauses_tells_what_comes_of_it_first(tmp_path: Path) -> None:
    """A reader of either clause sees the end to which its own order leads."""
    fixture = next(f for f in page_fixtures("RW603", page_path("unordered")) if f.title == "What an act requires")
    (found,) = found_in("RW603", book_of(fixture.files, tmp_path))
    ends = [found.demands[clause].split(" first: ")[1] for clause in found.clauses]
    assert len(set(ends)) == 2 and all("gold" in end for end in ends)


def test_what_is_left_unset_is_told_of_the_part_that_sets_it(tmp_path: Path) -> None:
    """Another part of the clause may apply where this one does not; of nobody the words of the book do not speak."""
    files = {
        "book.yaml": "{book: town, title: The towns}",
        "model.yaml": "sorts: {Town: [ULM, BERN]}\n"
        "fields: {walled: {of: Town}, rich: {of: Town}, host: {is: Town?, start: nobody, closed: yes}}\n"
        "timeline: [income, taxes]\n",
        "phrases.yaml": "phrases:\n"
        '  - {say: "{t:Town} is walled", means: walled(t)}\n'
        '  - {say: "{t:Town} is rich", means: rich(t)}\n'
        '  - {say: "the host is {t:Town}", means: host() == t}\n'
        "terms: [{say: the host, is: host()}]\n",
        "town.yaml": "page: T\ntitle: T\nsections:\n  - section: all\n    clauses:\n"
        "      - clause: T.1\n        says: So.\n        at: income\n        parts:\n"
        "          - {when: [ULM is walled], then: [the host is ULM]}\n"
        "          - {then: [BERN is rich]}\n"
        "      - {clause: T.2, says: So., at: taxes, then: [the host is rich]}\n",
    }
    (finding,) = found_in("RW405", book_of(files, tmp_path))
    assert finding.clauses == ("T.1", "T.2") and finding.replayed
    assert "Then T.1#a does not apply" in finding.scenario
