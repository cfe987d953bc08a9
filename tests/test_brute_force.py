"""On small finite books each check finds just what going through all states, dice and moments finds.

An oracle knows the player and the values of expressions, not the solver: it gives the parties between which the
defect shows in some lawful state. A check must find these and no others, and leave nothing undecided.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations_with_replacement, product

from hypothesis import given, note
from hypothesis import strategies as st

from check_pages import found_in
from rulewright.book.model import (
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Condition,
    FieldKind,
    Keep,
    Norm,
    NormKind,
    Part,
    SetCell,
)
from rulewright.language.expr import TRUE, Apply, Expr, Literal, Operator, Read, disj, negate, rebuild, walk
from rulewright.language.types import Value
from rulewright.play.play import play_step
from rulewright.table.evaluate import evaluate, read
from rulewright.table.index import index_of, prevails, standing
from rulewright.table.scene import Contested, Scene
from small_books import (
    BRUTE,
    Play,
    Written,
    act_plays,
    claiming_books,
    doing_books,
    event_books,
    inputs,
    norm_books,
    reacting_books,
    scenes,
    speaking,
    standing_parts,
    states,
    step_plays,
    table_books,
)

Parties = set[tuple[str, ...]]
Exprs = list[Expr]
STEPS, TOGETHER = st.just(False), st.just(True)


def assert_agrees(code: str, book: Book, expected: Parties) -> None:
    """Fail unless a check finds something between just these parties."""
    found = {tuple(sorted(f.clauses)) for f in found_in(code, book)}
    note(f"{code} finds {sorted(found)}; going through everything finds {sorted(expected)}")
    assert found == expected


def names(*clauses: str) -> tuple[str, ...]:
    return tuple(sorted(set(clauses)))


def contests(one: Part, other: Part, book: Book) -> bool:
    """Whether neither of two parts has priority over the other."""
    index = index_of(book)
    return not prevails(one, other, index) and not prevails(other, one, index) and one.level == other.level


# Dead clauses, conditions that never decide


def never_fired(book: Book, plays: Iterable[Play]) -> Parties:
    fired = {line.part for play in plays for line in play.trace.lines if line.fired}
    return {(p.clause,) for p in book.parts() if (p.conditions or p.life) and p.id not in fired}


@BRUTE
@given(doing_books(acts=True))
def test_a_clause_is_dead_if_it_fires_in_no_play(written: Written) -> None:
    book = written.load()
    assert_agrees("RW201", book, never_fired(book, step_plays(book)))


@BRUTE
@given(reacting_books())
def test_a_reaction_is_dead_if_it_fires_upon_no_act(written: Written) -> None:
    book = written.load()
    steps = list(step_plays(book))
    # What a step does unlawfully leads to no lawful state from which an act begins.
    lawful = [play for play in steps if not play.trace.broken]
    reactions = never_fired(book, [*lawful, *act_plays(book, "robs"), *act_plays(book, "pays")])
    acting = {(p.clause,) for p in book.parts() if p.anchor.kind is AnchorKind.STEP}
    assert_agrees("RW201", book, reactions - acting | never_fired(book, steps) & acting)


@BRUTE
@given(claiming_books())
def test_a_standing_clause_is_dead_if_it_holds_in_no_state(written: Written) -> None:
    book = written.load()
    alive = {p.id for p in standing_parts(book) for scene in scenes(book) if speaking(p, scene)}
    dead = {(p.clause,) for p in book.parts() if (p.conditions or p.life) and p.id not in alive}
    assert_agrees("RW201", book, dead)


def implied(part: Part, others: Exprs, expr: Expr, every: list[Scene], book: Book) -> bool:
    """Whether conditions of a part can hold, and never do without another one."""
    choices = [dict(zip([v.name for v in part.variables], c, strict=True)) for c in towns(part, book)]
    met = [(s, b) for s, b in product(every, choices) if all(evaluate(e, s, b) for e in others)]
    return bool(met) and all(evaluate(expr, s, b) for s, b in met)


def at_turn(book: Book, part: Part) -> list[Scene]:
    """Every state in which the turn of a part can come at the day."""
    names = list(book.clauses)
    late = names[names.index(part.clause) :]
    early = replace(book, clauses={n: replace(c, parts=() if n in late else c.parts) for n, c in book.clauses.items()})
    plays = ((s, i, play_step(early, s, "day", i)) for s, i in product(states(book), inputs(book)))
    return [Scene(book, trace.after, state, dice) for state, dice, trace in plays]


def never_decides(part: Part, condition: Condition, every: list[Scene], book: Book) -> bool:
    """Whether a condition, or an alternative of it, is so wherever it is asked."""
    others = [c.expr for c in part.conditions if c is not condition]
    if implied(part, others, condition.expr, every, book):
        return True
    is_or = isinstance(condition.expr, Apply) and condition.expr.operator is Operator.OR and " or " in condition.text
    args = condition.expr.args if is_or and isinstance(condition.expr, Apply) else ()
    rests = [disj([*(o for o in args if o is not a), negate(a)]) for a in args]
    alive = implied(part, [*others, condition.expr], TRUE, every, book)
    return alive and any(implied(part, others, rest, every, book) for rest in rests)


def towns(part: Part, book: Book) -> Iterable[tuple[Value, ...]]:
    return product(*(book.members["Town"] for _ in part.variables))


def nobody(expr: Expr) -> bool:
    """Whether a condition compares with nobody, which a term in a slot adds."""
    return any(isinstance(e, Literal) and e.value is None for e in walk(expr))


@BRUTE
@given(doing_books())
def test_a_condition_never_decides_if_the_others_never_hold_without_it(written: Written) -> None:
    book = written.load()
    found: Parties = set()
    for part in book.parts():
        moments = [list(scenes(book)), *([] if written.together else [at_turn(book, part)])]
        asked = [c for c in part.conditions if not nobody(c.expr)]
        if any(never_decides(part, c, every, book) for c in asked for every in moments):
            found.add((part.clause,))
    assert_agrees("RW202", book, found)


# Contradictions


def writes(part: Part, scene: Scene, binding: dict[str, Value]) -> Iterable[tuple[tuple[object, ...], bool, Value]]:
    """The cells that a part writes, whether it adds, and the value."""
    for outcome in part.outcomes:
        if isinstance(outcome, SetCell | ChangeCell):
            args = tuple(evaluate(a, scene, binding) for a in outcome.args)
            adds = isinstance(outcome, ChangeCell)
            if None not in args:
                worth = outcome.amount if isinstance(outcome, ChangeCell) else outcome.value
                yield (outcome.field, *args), adds, evaluate(worth, scene, binding)


def collisions(book: Book, play: Play) -> Parties:
    """The clauses whose effects on one cell differ where all land together."""
    scene = Scene(book, play.state, play.state, play.inputs)
    parts = index_of(book).parts
    by_cell: dict[object, list[tuple[Part, bool, Value]]] = {}
    for line in play.trace.lines:
        if line.fired and line.part in parts:
            for cell, adds, value in writes(parts[line.part], scene, dict(line.binding)):
                by_cell.setdefault(cell, []).append((parts[line.part], adds, value))
    found: Parties = set()
    for said in by_cell.values():
        kept = {p.id for p in standing({p.id: p for p, _, _ in said}.values(), index_of(book))}
        for (one, adds, value), (other, too, worth) in combinations_with_replacement(said, 2):
            differ = value != worth if adds == too else bool(value if adds else worth)
            if {one.id, other.id} <= kept and differ and not (adds and too):
                found.add(names(one.clause, other.clause))
    return found


@BRUTE
@given(doing_books(together=True))
def test_effects_collide_if_some_play_contests_a_cell(written: Written) -> None:
    book = written.load()
    found: Parties = set()
    for play in step_plays(book):
        here = collisions(book, play)
        assert bool(here) == bool(play.trace.contested)
        found |= here
    assert_agrees("RW302", book, found)


@BRUTE
@given(reacting_books(steps=0))
def test_reactions_collide_if_an_act_contests_a_cell(written: Written) -> None:
    """The acts alone: what a step does before them is a story of its own."""
    written = replace(written, together=True)
    book = written.load()
    plays = [*act_plays(book, "robs"), *act_plays(book, "pays")]
    sides = {s for play in plays for claims in play.trace.contested.values() for s in claims}
    found = {tuple(sorted(f.clauses)) for f in found_in("RW302", book)}
    assert {c for clauses in found for c in clauses} == {side.split(" ")[0] for side in sides}


@BRUTE
@given(doing_books(together=False))
def test_steps_collide_only_with_themselves(written: Written) -> None:
    book = written.load()
    sides = {s for play in step_plays(book) for claims in play.trace.contested.values() for s in claims}
    assert_agrees("RW302", book, {(side.split(" ")[0].split("#")[0],) for side in sides})


@BRUTE
@given(claiming_books())
def test_claims_collide_if_they_give_a_cell_two_values(written: Written) -> None:
    book = written.load()
    found: Parties = set()
    for scene in scenes(book):
        by_cell: dict[object, list[tuple[Part, Value]]] = {}
        for part in standing_parts(book):
            for binding, claim in product(speaking(part, scene), part.outcomes):
                if isinstance(claim, Claim):
                    cell = (claim.field, *(evaluate(a, scene, binding) for a in claim.args))
                    by_cell.setdefault(cell, []).append((part, evaluate(claim.value, scene, binding)))
        for said in by_cell.values():
            kept = {p.id for p in standing({p.id: p for p, _ in said}.values(), index_of(book))}
            for (one, value), (other, worth) in combinations_with_replacement(said, 2):
                if value != worth and {one.id, other.id} <= kept:
                    found.add(names(one.clause, other.clause))
    assert_agrees("RW302", book, found)


# Demands


def replaced(expr: Expr, cell: Read, value: Value) -> Expr:
    return Literal(value, cell.type) if expr == cell else rebuild(expr, lambda e: replaced(e, cell, value))


def shows(cell: Read, scene: Scene, binding: dict[str, Value]) -> bool:
    """Whether a cell is not contested."""
    try:
        evaluate(cell, scene, binding)
    except Contested:
        return False
    return True


def unmet(book: Book, scene: Scene) -> Parties:
    """The demands that fail in a scene: alone, or against each claim that gives a cell they read its value."""
    found: Parties = set()
    demands = [(p, k) for p in standing_parts(book) for k in p.outcomes if isinstance(k, Keep)]
    claims = [(p, c) for p in standing_parts(book) for c in p.outcomes if isinstance(c, Claim)]
    for part, keep in demands:
        derived = dict.fromkeys(
            e for e in walk(keep.condition) if isinstance(e, Read) and book.fields[e.field].kind is FieldKind.DERIVED
        )
        for binding in speaking(part, scene):
            for cell in derived:
                tried = (evaluate(replaced(keep.condition, cell, v), scene, binding) for v in (0, 1, 2))
                if len(derived) == 1 and shows(cell, scene, binding) and not any(tried):
                    found.add((part.clause,))
            try:
                kept = evaluate(keep.condition, scene, binding)
            except Contested:
                continue
            for cell, (other, claim) in product(() if kept else derived, claims):
                args = tuple(evaluate(a, scene, binding) for a in cell.args)
                speaks = any(
                    claim.field == cell.field and tuple(evaluate(a, scene, b) for a in claim.args) == args
                    and evaluate(claim.value, scene, b) == read(cell.field, args, scene)
                    for b in speaking(other, scene)
                )  # fmt: skip
                if speaks and contests(part, other, book):
                    found.add(names(part.clause, other.clause))
    return found


@BRUTE
@given(claiming_books())
def test_a_demand_is_unmet_if_it_fails_beside_a_claim(written: Written) -> None:
    book = written.load()
    assert_agrees("RW306", book, {p for scene in scenes(book) for p in unmet(book, scene)})


# Norms


@BRUTE
@given(norm_books())
def test_norms_collide_if_an_act_is_disputed(written: Written) -> None:
    book = written.load()
    bans = {p.clause for p in book.parts() for o in p.outcomes if isinstance(o, Norm) and o.kind is NormKind.FORBID}
    plays = [*step_plays(book), *(p for act in ("robs", "builds", "serves", "pays") for p in act_plays(book, act))]
    disputes = [d for play in plays for d in play.trace.disputed]
    found = {names(a, b) for d in disputes for a, b in product(d.does, d.forbids) if b in bans}
    assert_agrees("RW303", book, found)


# Tables


@BRUTE
@given(table_books())
def test_a_table_has_a_gap_if_some_roll_within_it_is_unsettled(written: Written) -> None:
    book = written.load()
    table = book.clauses["T.1"].table
    assert table is not None
    found: Parties = set()
    for play in step_plays(book):
        if play.trace.unsettled and not written.clauses[-1].get("modify"):
            found.add(("T.1",))
    if not written.clauses[-1].get("modify"):
        assert_agrees("RW401", book, found)


@BRUTE
@given(table_books(cases=True))
def test_a_case_split_has_a_gap_if_some_state_is_unsettled(written: Written) -> None:
    book = written.load()
    assert_agrees("RW401", book, {("T.1",) for play in step_plays(book) if play.trace.unsettled})


# Preconditions


@BRUTE
@given(event_books())
def test_dispositions_collide_if_a_roll_contests_an_axis(written: Written) -> None:
    book = written.load()
    sides = {names(*claims) for play in act_plays(book, "rolled") for claims in play.trace.contested.values()}
    found = {p for s in sides for p in combinations_with_replacement(s, 2) if p[0] != p[1]}
    stated = {p.clause: {a.axis: a.value for a in p.dispositions if a.origin != "unstated"} for p in book.parts()}
    differ = {p for p in found if any(stated[p[1]].get(a, v) != v for a, v in stated[p[0]].items())}
    assert_agrees("RW301", book, differ)


@BRUTE
@given(event_books())
def test_a_disposition_is_unstated_if_the_precondition_can_fail(written: Written) -> None:
    book = written.load()
    fired = {line.clause for play in act_plays(book, "rolled") for line in play.trace.lines if line.fired}
    told = {"instead", "marked off"} if written.asked else {"instead"}  # a mark that nothing asks for is no difference
    silent = {p.clause for p in book.parts() if any(a.origin == "unstated" and a.axis in told for a in p.dispositions)}
    assert_agrees("RW403", book, {(c,) for c in fired & silent})
