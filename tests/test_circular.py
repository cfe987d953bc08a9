"""Circular definitions: they load; the table shows the only value that fits, and RW322 tells where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from check_pages import book_of
from rulewright.book.model import Book
from rulewright.checks.lawful.circular_definition import find
from rulewright.evidence.context import Context
from rulewright.run.run import check_book, select
from rulewright.story.reveal import endless
from rulewright.table.evaluate import read
from rulewright.table.scene import Scene, Unsolved
from rulewright.table.state import State

NAMES = ("A", "B", "C")
ATOMS = tuple(f"{name} is{no} {what}" for name in NAMES for no in ("", " not") for what in ("rich", "walled"))
MODEL = """
sorts: {Town: [A, B, C]}
fields:
  walled: {of: Town}
  rich: {of: Town, derived: yes}
"""
PHRASES = """
phrases:
  - {say: "{t:Town} is walled", not: "{t:Town} is not walled", means: walled(t)}
  - {say: "{t:Town} is rich", not: "{t:Town} is not rich", means: rich(t)}
"""
Definition = tuple[str, tuple[str, ...]]  # who is rich, and when


def town(folder: Path, said: list[Definition]) -> Book:
    """A book of definitions of who is rich."""
    clauses = "".join(
        f"      - {{clause: T.{n}, says: So., while: [{', '.join(when)}], holds: [{who} is rich]}}\n"
        for n, (who, when) in enumerate(said, start=1)
    )
    page = f"page: T\ntitle: T\nsections:\n  - section: T\n    clauses:\n{clauses}"
    files = {"book.yaml": "{book: town, title: The towns}", "model.yaml": MODEL, "phrases.yaml": PHRASES}
    return book_of({**files, "town.yaml": page}, folder)


def asked_for(name: str, said: list[Definition]) -> list[str]:
    """Whom one comes to who follows the definitions from somebody on: what others come to decides nothing."""
    found = [name]
    for one in found:
        found += {a[0] for who, when in said for a in when if who == one and a.endswith("rich")} - {*found}
    return found


def solutions(said: list[Definition], walled: dict[str, bool], names: Sequence[str]) -> list[dict[str, bool]]:
    """Who of these may be rich so that everything said of them is so, and nobody else is."""

    def met(atom: str, rich: dict[str, bool]) -> bool:
        who, no, what = atom[0], " not " in atom, atom.rsplit(" ", 1)[1]
        return (rich if what == "rich" else walled)[who] != no

    every = (dict(zip(names, values, strict=True)) for values in product((False, True), repeat=len(names)))
    return [
        r for r in every if all(r[n] == any(w == n and all(met(a, r) for a in when) for w, when in said) for n in r)
    ]


definition = st.tuples(st.sampled_from(NAMES), st.lists(st.sampled_from(ATOMS), min_size=1, max_size=2).map(tuple))


@example(said=[("A", ("A is rich",)), ("C", ("A is rich", "C is not rich"))])
@example(said=[("C", ("C is rich",)), ("A", ("A is not rich", "C is rich")), ("C", ("A is walled", "A is rich"))])
@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=st.lists(definition, min_size=1, max_size=4))
def test_the_table_and_the_check_agree_with_all_solutions(
    said: list[Definition], tmp_path_factory: pytest.TempPathFactory
) -> None:
    book = town(tmp_path_factory.mktemp("town"), said)
    unique = True
    for walls in product((False, True), repeat=3):
        walled = dict(zip(NAMES, walls, strict=True))
        state = State.start(book)
        for name, value in walled.items():
            state.set("walled", (name,), value)
        for name in NAMES:
            fitting = solutions(said, walled, asked_for(name, said))
            values = {one[name] for one in fitting}
            try:
                shown = read("rich", (name,), Scene(book, state))
            except Unsolved:
                assert len(fitting) != 1
                unique = False
            else:
                assert values <= {shown}  # of two solutions both show it
    context = Context(book)
    found = list(find(context))
    assert not context.faults and all(f.replayed for f in found)
    assert bool(found) != unique or context.undecided
    assert unique or endless(book)


def test_a_definition_that_comes_to_an_end_is_read_to_it(tmp_path: Path) -> None:
    book = town(tmp_path, [("A", ("B is rich",)), ("B", ("C is rich",)), ("C", ("C is walled",))])
    state = State.start(book)
    state.set("walled", ("C",), True)
    assert read("rich", ("A",), Scene(book, state)) is True
    assert not endless(book)  # it leads back to the field, and to no cell


def test_a_definition_that_comes_back_to_a_cell_has_no_end(tmp_path: Path) -> None:
    assert endless(town(tmp_path, [("A", ("B is rich",)), ("B", ("A is rich", "C is walled"))])) == {"rich"}


@pytest.mark.parametrize("when", [("A is walled", "A is rich"), ("A is rich", "A is walled")])
def test_a_circle_is_as_wide_in_whatever_order_conditions_stand(when: tuple[str, str], tmp_path: Path) -> None:
    book = town(tmp_path, [("C", ("C is rich",)), ("A", ("A is not rich", "C is rich")), ("C", when)])
    assert read("rich", ("C",), Scene(book, State.start(book))) is False  # or A, whoever is walled, had no value


def test_a_cell_of_a_circle_is_one_in_whatever_order_it_is_named(tmp_path: Path) -> None:
    model = MODEL.replace("  rich: {of: Town", "  allied: {of: [Town, Town], symmetric: yes")
    phrases = PHRASES.replace(
        '{say: "{t:Town} is rich", not: "{t:Town} is not rich", means: rich(t)}',
        '{say: "{t:Town} helps {u:Town}", not: "{t:Town} shuns {u:Town}", means: "allied(t, u)"}',
    )
    for n, named in enumerate(("A helps B", "B helps A")):
        said = f"{{clause: T.1, says: So., while: [{named}, A is walled], holds: [A helps B]}}"
        page = f"page: T\ntitle: T\nsections:\n  - section: T\n    clauses:\n      - {said}\n"
        files = {"book.yaml": "{book: town, title: The towns}", "model.yaml": model, "phrases.yaml": phrases}
        book = book_of({**files, "town.yaml": page}, tmp_path / str(n))
        shown = [read("allied", two, Scene(book, State.start(book))) for two in (("A", "B"), ("B", "A"))]
        assert shown == [False, False]
        state = State.start(book)
        state.set("walled", ("A",), True)
        for two in (("A", "B"), ("B", "A")):
            with pytest.raises(Unsolved) as stop:
                read("allied", two, Scene(book, state))
            assert stop.value.cell == ("allied", ("A", "B"))


def test_cells_of_a_circle_are_supposed_together(tmp_path: Path) -> None:
    book = town(tmp_path, [("A", ("B is rich",)), ("B", ("B is rich", "A is not rich"))])
    for name in ("A", "B"):  # whichever is read first: if A is not rich both values fit B alone, and one fits both
        assert read("rich", (name,), Scene(book, State.start(book))) is False


ROUND = """page: T
title: T
sections:
  - section: T
    clauses:
      - {clause: T.1, says: So., for: {t: Town, u: Town}, while: [u is walled, u is rich], holds: [t is rich]}
      - {clause: T.2, says: So., for: {t: Town}, at: end, when: [t is rich], then: [t is walled]}
      - {clause: T.3, says: So., for: {t: Town}, at: end, when: [t is walled], then: [t is not walled]}
"""


@pytest.mark.parametrize(
    ("towns", "open_questions"), [(3, ["RW201"] * 3 + ["RW202"]), (14, ["RW201"] * 2 + ["RW202", "RW322"])]
)
def test_what_rests_on_a_circle_is_checked_without_faults(
    towns: int, open_questions: list[str], tmp_path: Path
) -> None:
    model = MODEL.replace("[A, B, C]", f"[{', '.join(f'P{n}' for n in range(towns))}]") + "timeline: [end]\n"
    files = {"book.yaml": "{book: town, title: The towns}", "model.yaml": model, "phrases.yaml": PHRASES}
    report = check_book(book_of({**files, "town.yaml": ROUND}, tmp_path), [], select((), ("RW7",)))
    assert not report.faults and [u.code for u in report.undecided] == open_questions
    assert ("RW322" in {f.code for f in report.findings}) is (towns == 3)
    assert ("RW201", ("T.3",)) not in {(f.code, f.clauses) for f in report.findings}  # it reads no definition


LEVEL = """page: T
title: T
sections:
  - section: T
    block: together
    clauses:
      - {{clause: T.1, says: So., while: [A is walled, the level is {one}], holds: [the level is {then}]}}
      - {{clause: T.2, says: So., while: [A is walled, the level is 2], holds: [the level is {back}]}}
      - {{clause: T.3, says: So., at: end, when: [A is walled{where}], then: [B is walled]}}
      - {{clause: T.4, says: So., at: end, when: [A is walled{where}], then: [B is not walled]}}
"""


@pytest.mark.parametrize(
    ("one", "then", "back", "where", "unsolved"),
    [
        (0, 2, 0, "", True),  # no value fits where Ulm is walled, and who contradict each other there read none
        (1, 2, 1, ", the level is 0", False),  # only 0 fits, which who follows the definitions does not come to
    ],
)
def test_a_circle_without_end_hides_nothing_else(
    one: int, then: int, back: int, where: str, unsolved: bool, tmp_path: Path
) -> None:
    model = MODEL + "  level: {is: 0..2, derived: yes, start: 0}\ntimeline: [end]\n"
    phrases = PHRASES + '  - {say: "the level is {n:int}", means: level == n}\n'
    files = {"book.yaml": "{book: town, title: The towns}", "model.yaml": model, "phrases.yaml": phrases}
    page = LEVEL.format(one=one, then=then, back=back, where=where)
    report = check_book(book_of({**files, "town.yaml": page}, tmp_path), [], select((), ("RW7",)))
    found = {(f.code, *f.clauses) for f in report.findings}
    assert not report.faults and ("RW302", "T.3", "T.4") in found
    assert (("RW322", "T.1", "T.2") in found) is unsolved
    assert not {("RW201", "T.3"), ("RW201", "T.4")} & found


@pytest.mark.parametrize("back", ["", "      - {clause: T.4, says: So., while: [A is rich], holds: [B is rich]}\n"])
def test_a_law_may_speak_of_what_is_defined(back: str, tmp_path: Path) -> None:
    model = MODEL + 'laws: {somebody is rich: "any(rich(t) for t in Town)"}\ntimeline: [end]\n'
    page = """page: T
title: T
sections:
  - section: T
    clauses:
      - {clause: T.1, says: So., while: [B is walled], holds: [B is rich]}
      - {clause: T.2, says: So., while: [B is rich], holds: [A is rich]}
      - {clause: T.3, says: So., at: end, when: [C is walled], then: [B is not walled]}
"""
    files = {"book.yaml": "{book: town, title: The towns}", "model.yaml": model, "phrases.yaml": PHRASES}
    report = check_book(book_of({**files, "town.yaml": page + back}, tmp_path), [], select(("RW308",), ()))
    told = [f.clauses for f in report.findings] + [u.clauses for u in report.undecided]
    assert not report.faults and told == [("T.3",)]


def test_what_hangs_on_a_circle_without_end_is_not_proved_dead(tmp_path: Path) -> None:
    """Both towns rich fits as well as neither: whether the third clause ever applies nobody can say."""
    page = """page: T
title: T
sections:
  - section: T
    clauses:
      - {clause: T.1, says: So., while: [A is rich], holds: [B is rich]}
      - {clause: T.2, says: So., while: [B is rich], holds: [A is rich]}
      - {clause: T.3, says: So., at: end, when: [A is rich], then: [A is walled]}
      - {clause: T.4, says: So., at: end, when: [C is walled], then: [C is not walled]}
"""
    files = {"book.yaml": "{book: town, title: The towns}", "model.yaml": MODEL + "timeline: [end]\n"}
    report = check_book(
        book_of({**files, "phrases.yaml": PHRASES, "town.yaml": page}, tmp_path), [], select((), ("RW7",))
    )
    assert {f.code for f in report.findings} == {"RW106", "RW322"}
    assert ("RW201", ("T.3",)) in {(u.code, u.clauses) for u in report.undecided}
    assert not any("T.4" in u.clauses for u in report.undecided)  # it reads no definition


LORDS = """page: T
title: T
sections:
  - section: T
    clauses:
      - {clause: T.1, says: So., holds: [the f of A is the own]}
      - {clause: T.2, says: So., for: {t: "Town except A"}, holds: [the f of t is the low of t]}
      - {clause: T.3, says: So., for: {t: Town}, holds: [the g of t is the f of A]}
      - {clause: T.4, says: So., at: end, when: [the f of P1 is 1999], then: [A is walled]}
"""


def test_a_definition_that_is_too_long_to_follow_kills_no_clause(tmp_path: Path) -> None:
    """With 200 starts what a town shows is told no further in proofs than its start, which proved T.4 dead."""
    names = ["A", *(f"P{n}" for n in range(199))]
    starts = ", ".join(f"{name}: {n}" for n, name in enumerate(names, start=1))
    lords = "".join(f"  lord{n}: {{of: Town, is: Town, start: A}}\n" for n in range(8))
    numbers = f"  own: {{is: 0..2000, start: 0}}\n  f: {{of: Town, is: 0..2000, start: 0}}\n{lords}"
    numbers += f"  g: {{of: Town, is: 0..2000, start: 0, starts: {{{starts}}}}}\n"
    model = f"sorts: {{Town: [{', '.join(names)}]}}\nfields:\n  walled: {{of: Town}}\n{numbers}timeline: [end]\n"
    low = ", ".join(f"g(lord{n}(t))" for n in range(8))
    serves = "".join(f'  - {{say: "{{t:Town}} serves{n} {{u:Town}}", means: lord{n}(t) == u}}\n' for n in range(8))
    phrases = (
        PHRASES[: PHRASES.index('  - {say: "{t:Town} is rich"')]
        + serves
        + (
            'terms:\n  - {say: "the f of {t:Town}", is: f(t)}\n  - {say: "the g of {t:Town}", is: g(t)}\n'
            f'  - {{say: "the low of {{t:Town}}", is: "min({low})"}}\n  - {{say: "the own", is: own}}\n'
        )
    )
    files = {"book.yaml": "{book: town, title: The towns}", "model.yaml": model, "phrases.yaml": phrases}
    book = book_of({**files, "town.yaml": LORDS}, tmp_path)
    report = check_book(book, [], select(("RW201",), ()))
    assert endless(book)
    assert not report.faults and ("RW201", ("T.4",)) not in {(f.code, f.clauses) for f in report.findings}
