"""A table or case split that misses a result, with the exact region and its chance on the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from rulewright.book.model import Book
from rulewright.checks.shared import ranges
from rulewright.checks.shared.chances import Results, by_number, chance_of, region
from rulewright.checks.shared.cover import Cube, Point, fewest, meets
from rulewright.checks.shared.ranges import CONNECTIVES, Opened
from rulewright.checks.shared.tables import Split, edges, past, row_at, splits
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_clauses, of_table
from rulewright.language.expr import Apply, Expr, Variable, conj, equal, negate
from rulewright.language.types import BOOL
from rulewright.solver.solve import Proved, Refuted, Undecided
from rulewright.story import effort

CHECK = Check(
    "RW401",
    "gap",
    Severity.WARNING,
    "A table or a declared case split says nothing about a result or a state that can occur.",
)


def find(context: Context) -> Iterator[Finding]:
    """Tables and splits that do not say what becomes of the rest, and miss something."""
    for split in splits(context.book):
        if not split.table.rest:
            about = f"{CHECK.code} {of_table(split.table)}"
            yield from context.unit(about, split.parts, partial(decided, context, split))


def decided(context: Context, split: Split) -> Iterator[Finding]:
    """The finding on a table or split."""
    uncovered = missed(split)
    finding = context.decide(query(split, uncovered))
    if finding is not None:
        yield replace(finding, region=told(context, split, uncovered))


def missed(split: Split) -> Expr:
    """That no row or case applies; what lies past a row at an end of the die is told as a table's edge."""
    inside = []
    if split.table.total is not None:
        inside = [negate(past(split.table.total, end, above)) for _, end, above in edges(split.table)]
    return conj([split.table.among, *inside, *[negate(split.own(p)) for p in split.parts]])


def query(split: Split, uncovered: Expr) -> Query:
    """The question whether something is missed."""
    clause = split.table.clause
    what = "rows" if split.table.roll is not None else "cases"
    return Query(
        CHECK,
        (clause,),
        f"None of the {what} applies.",
        split.speaks(uncovered),
        split.frame.variables,
        split.moment,
        ending=Ending(f"no rule settles {clause}"),
        cures=(f"Add a {what.removesuffix('s')} for what is missing.", "State that all else has no effect (rest)."),
        related=tuple(dict.fromkeys(row.clause for row in split.table.rows)),
        cell="rows",
        matter=of_clauses(split.book, (clause, *(p.clause for p in split.parts))),
    )


def told(context: Context, split: Split, uncovered: Expr) -> tuple[str, ...]:
    """What is missed, in words."""
    if split.table.roll is None:
        return boxes(context, split)
    stops = list(edges(split.table))
    rows = split.table.rows if by_number(split) else ()

    def fits(result: int) -> bool:
        past_an_end = any(result > end if above else result < end for _, end, above in stops)
        return not past_an_end and row_at(rows, result) is None

    return region(context, split, Results(fits, None if by_number(split) else uncovered))


def boxes(context: Context, split: Split) -> tuple[str, ...]:
    """The uncovered region: as ranges where the cases speak of numbers or of many things, else in the fewest boxes,

    conjunctions of the cases' own atoms and their negations. Where a case looks for somebody of its own that no case
    applies is all there is to say.
    """
    if any(v not in split.frame.variables for p in split.parts for v in p.variables):
        return ()
    cases = [[c.expr for c in p.conditions if c not in split.frame.conditions] for p in split.parts]
    opened = Opened(context.book)
    uncovered = conj([negate(conj([opened.condition(expr) for expr in case])) for case in cases])
    if opened.ranged or len(opened.atoms) > effort.GAP_ATOMS:
        given = [c.expr for c in split.frame.conditions]
        uncovered = ranges.narrowed(context, opened, uncovered, given, split.speaks)
        return ranges.region(context, opened.boxes(uncovered) or (), split.speaks)
    found = list(dict.fromkeys(atom for case in cases for expr in case for atom in in_phrases(context.book, expr)))
    points = possible_points(context, split, found)
    told = {point: dict(zip(found, point, strict=True)) for point in points}
    missed_points = [p for p in points if not any(all(meets(e, told[p]) for e in case) for case in cases)]
    cubes = fewest(missed_points, [p for p in points if p not in missed_points])
    return tuple(in_words(context, found, cube) for cube in cubes)


def in_phrases(book: Book, expr: Expr) -> Iterator[Expr]:
    """The conditions that make one up by and, or and not: what one phrase of the book says is not taken apart."""
    parts = expr.args if isinstance(expr, Apply) and expr.operator in CONNECTIVES else ()
    if not parts or (len(parts) > 1 and book.phrases.phrase_for(expr) is not None):
        yield expr
    else:
        yield from (atom for part in parts for atom in in_phrases(book, part))


def possible_points(context: Context, split: Split, found: list[Expr]) -> tuple[Point, ...]:
    """Every way in which the atoms can hold and fail when the split speaks; none if that stays undecided.

    Each answer of the solver is a state that shows one way, and the next question leaves that one out.
    """
    names = [Variable(f"atom {number}", BOOL) for number in range(len(found))]
    ways = split.speaks(*map(equal, names, found))
    points: list[Point] = []
    while len(points) <= effort.GAP_POINTS:
        seen = [negate(conj(literals(names, point))) for point in points]
        match context.ask(conj([ways, *seen])):
            case Refuted(situation=shown):
                points.append(tuple(bool(shown.binding[name.name]) for name in names))
            case Proved():
                return tuple(points)
            case Undecided():
                return ()
    return ()


def literals(found: Sequence[Expr], cube: Cube) -> list[Expr]:
    """The atoms that a box fixes, or their negations."""
    return [atom if holds else negate(atom) for atom, holds in zip(found, cube, strict=True) if holds is not None]


def in_words(context: Context, found: list[Expr], cube: Cube) -> str:
    """A box as the conditions that bound it, with its chance where it speaks of dice."""
    bounds = literals(found, cube)
    words = " and ".join(context.book.phrases.say(x) for x in bounds) or "every state"
    return words + chance_of(bounds, context.book)
