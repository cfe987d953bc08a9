"""A table or case split that misses a result, with the exact region and its chance on the dice."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from graph.index import frame_of, index_of
from rules.expr import (
    TRUE,
    Apply,
    Expr,
    Operator,
    atoms,
    conj,
    equal,
    free_variables,
    negate,
    number,
)
from rules.model import Anchor, Book, Part, Table
from rules.parse import arithmetic
from rules.types import BOOL
from verifier.context import Context
from verifier.findings import Check, Ending, Finding, Query, Severity
from verifier.moments import played, turn

CHECK = Check(
    "RW401",
    "gap",
    Severity.WARNING,
    "A table or a declared case split says nothing about a result or a state that can occur.",
)
EDGE = Check(
    "RW402",
    "table-edge",
    Severity.WARNING,
    "A modified roll leaves the range of the table's rows where the row at its edge is the strongest.",
)
MOST_ATOMS = 8


def find(context: Context) -> Iterator[Finding]:
    """Tables and splits without a rest that miss something, and modified rolls beyond a table's edge."""
    for table, parts in index_of(context.book).tables.values():
        frame = representative(context.book, table, parts)
        if frame is None:
            continue
        if not table.rest:
            yield from missed(context, table, parts, frame)
        if table.roll is not None and table.rows:
            yield from beyond(context, table, frame)


def representative(book: Book, table: Table, parts: tuple[Part, ...]) -> Part | None:
    """A part with the moment, variables and inherited conditions of the table, and no row of its own."""
    if not parts:
        return None
    return frame_of(table.clause, index_of(book))


def missed(context: Context, table: Table, parts: tuple[Part, ...], frame: Part) -> Iterator[Finding]:
    """The region that no row covers."""
    book = context.book
    uncovered = conj([table.among, *[negate(own(p, frame)) for p in parts]])
    question = turn(book, frame, conj([*[c.expr for c in frame.conditions], uncovered]))
    region = totals(context, table, frame, uncovered) if table.roll is not None else boxes(context, parts, frame, uncovered)
    finding = context.decide(
        Query(
            CHECK,
            (table.clause,),
            "None of the rows applies." if table.roll is not None else "None of the cases applies.",
            question,
            frame.variables,
            moment(book, frame),
            ending=Ending(f"no rule settles {table.clause}"),
            cures=("Add a row for what is missing.", "State that all else has no effect (rest)."),
            related=tuple(r.clause for r in table.rows),
            cell="rows",
            region=region,
        )
    )
    if finding is not None:
        yield finding


def moment(book: Book, frame: Part) -> Anchor:
    """The moment of a table."""
    return played(book, frame.anchor)


def own(part: Part, frame: Part) -> Expr:
    """The conditions of a row or case that are not the table's."""
    return conj([c.expr for c in part.conditions if c not in frame.conditions])


def beyond(context: Context, table: Table, frame: Part) -> Iterator[Finding]:
    """Modified results past an explicit row at the edge of the die."""
    assert table.total is not None
    for above in (True, False):
        edge = table.high if above else table.low
        if not covered(table, edge) or covered(table, edge + (1 if above else -1)):
            continue
        outside = compare(table.total, edge, above)
        question = turn(context.book, frame, conj([*[c.expr for c in frame.conditions], outside]))
        named = next(r.clause for r in table.rows if r.low <= edge <= r.high)
        side = "above" if above else "below"
        finding = context.decide(
            Query(
                EDGE,
                (table.clause, named),
                f"Modifiers carry a result {side} {edge}, past the row at the edge, and no row says what it does.",
                question,
                frame.variables,
                moment(context.book, frame),
                ending=Ending(f"no rule settles {table.clause}"),
                cures=(f"Write the row of {named} as open-ended.", "State what results beyond the table do."),
                cell=side,
                region=totals(context, table, frame, outside),
                core=("the table's rest: all other results do nothing",) if table.rest else (),
            )
        )
        if finding is not None:
            yield finding


def covered(table: Table, total: int) -> bool:
    """Whether some row names the total."""
    return any(r.low <= total <= r.high for r in table.rows)


def compare(total: Expr, edge: int, above: bool) -> Expr:
    """That the modified result lies beyond the edge."""
    args = (number(edge), total) if above else (total, number(edge))
    return Apply(Operator.LT, args, BOOL)


def totals(context: Context, table: Table, frame: Part, uncovered: Expr) -> tuple[str, ...]:
    """For each sum of modifiers that can come up: the results not covered and their chance on the die."""
    assert table.roll is not None and table.total is not None
    faces = range(table.low, table.high + 1)
    told = []
    for shift in shifts(context, table, frame):
        bare = conj([equal(difference(table), number(shift)), uncovered])
        missing = [
            f
            for f in faces
            if context.possible(
                turn(context.book, frame, conj([*[c.expr for c in frame.conditions], bare, equal(table.roll, number(f))]))
            )
        ]
        if missing:
            chance = Fraction(len(missing), len(faces))
            results = ", ".join(str(f + shift) for f in missing)
            sign = f"modifiers {shift:+d}: " if shift else "unmodified: " if table.roll != table.total else ""
            told.append(f"{sign}result {results} ({chance.numerator} in {chance.denominator})")
    return tuple(told)


def difference(table: Table) -> Expr:
    """The sum of the modifiers of a table."""
    assert table.roll is not None and table.total is not None
    return arithmetic(Operator.SUB, table.total, table.roll)


def shifts(context: Context, table: Table, frame: Part) -> list[int]:
    """The sums of modifiers that can come up."""
    assert table.roll is not None and table.total is not None
    if table.roll == table.total:
        return [0]
    low, high = table.total.type.low - table.low, table.total.type.high - table.high  # type: ignore[union-attr]
    low, high = max(low, -20), min(high, 20)
    wanted = difference(table)
    conditions = [c.expr for c in frame.conditions]
    return [
        s
        for s in range(low, high + 1)
        if context.possible(turn(context.book, frame, conj([*conditions, equal(wanted, number(s))])))
    ]


def boxes(context: Context, parts: tuple[Part, ...], frame: Part, uncovered: Expr) -> tuple[str, ...]:
    """The uncovered region in few boxes: conjunctions of the cases' own atoms and their negations."""
    found = list(dict.fromkeys(a for p in parts for a in atoms(own(p, frame))))
    if not found or len(found) > MOST_ATOMS or any(len(free_variables(a)) > 6 for a in found):
        return ()
    base = conj([turn(context.book, frame, TRUE), *[c.expr for c in frame.conditions]])
    told: list[Expr] = []
    words = []
    while len(words) < 16:
        rest = conj([base, uncovered, *[negate(box) for box in told]])
        literals: list[Expr] = []
        if not context.possible(rest):
            break
        for atom in found:
            literals.append(atom if context.possible(conj([rest, *literals, atom])) else negate(atom))
        for literal in list(literals):
            without = [x for x in literals if x is not literal]
            if not context.possible(conj([base, *without, negate(uncovered)])):
                literals = without
        box = conj(literals)
        told.append(box)
        words.append(" and ".join(context.book.phrases.say(x) for x in literals) or "every state")
    return tuple(words)

