"""A table or case split that misses a result, with the exact region and its chance on the dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.expr import Expr, atoms, conj, negate
from verifier.checks.chances import Results, by_number, region
from verifier.checks.tables import Split, edges, past, row_at, splits
from verifier.context import Context
from verifier.findings import Check, Ending, Finding, Query, Severity

CHECK = Check(
    "RW401",
    "gap",
    Severity.WARNING,
    "A table or a declared case split says nothing about a result or a state that can occur.",
)
MOST_ATOMS = 8
MOST_BOXES = 16


def find(context: Context) -> Iterator[Finding]:
    """Tables and splits that do not say what becomes of the rest, and miss something."""
    for split in splits(context.book):
        if split.table.rest:
            continue
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
    )


def told(context: Context, split: Split, uncovered: Expr) -> tuple[str, ...]:
    """What is missed, in words."""
    if split.table.roll is None:
        return boxes(context, split, uncovered)
    stops = list(edges(split.table))
    rows = split.table.rows if by_number(split) else ()

    def fits(result: int) -> bool:
        past_an_end = any(result > end if above else result < end for _, end, above in stops)
        return not past_an_end and row_at(rows, result) is None

    return region(context, split, Results(fits, None if by_number(split) else uncovered))


def boxes(context: Context, split: Split, uncovered: Expr) -> tuple[str, ...]:
    """The uncovered region in few boxes: conjunctions of the cases' own atoms and their negations."""
    found = list(dict.fromkeys(a for p in split.parts for a in atoms(split.own(p))))
    if len(found) > MOST_ATOMS:
        return ()
    told: list[Expr] = []
    words: list[str] = []
    while len(words) < MOST_BOXES and context.possible(split.speaks(uncovered, *map(negate, told))):
        literals = widened(context, split, corner(context, split, uncovered, told, found), uncovered)
        told.append(conj(literals))
        words.append(" and ".join(context.book.phrases.say(x) for x in literals) or "every state")
    return tuple(words)


def corner(context: Context, split: Split, uncovered: Expr, told: list[Expr], found: list[Expr]) -> list[Expr]:
    """A choice of each atom or its negation that lies in the region and in no box so far."""
    literals: list[Expr] = []
    for atom in found:
        fits = context.possible(split.speaks(uncovered, *map(negate, told), *literals, atom))
        literals.append(atom if fits else negate(atom))
    return literals


def widened(context: Context, split: Split, literals: list[Expr], uncovered: Expr) -> list[Expr]:
    """The choice without the literals that it does not need to stay within the region."""
    for literal in list(literals):
        without = [x for x in literals if x is not literal]
        if not context.possible(split.speaks(*without, negate(uncovered))):
            literals = without
    return literals
