"""Two clauses of one moment in no order: one reads what the other writes, and the end hangs on which is first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from rulewright.book.model import Book, ChangeCell, Part, SetCell
from rulewright.checks.conflict.contradictory_outcome import candidate, writings
from rulewright.checks.shared.crowds import Patience
from rulewright.checks.shared.pairs import (
    Side,
    applies,
    distinct,
    names_of,
    same_moment,
    settled_by_priority,
    side,
    simultaneous,
    words_of,
)
from rulewright.checks.shared.turns import landing_with, moments
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, demands_by_clause
from rulewright.evidence.matter import of_parts
from rulewright.language.expr import Expr, Literal, Read, Variable, conj, equal, negate
from rulewright.language.types import IntType, MemberType
from rulewright.memo.per_book import for_a_book
from rulewright.story.interference import Pattern, meet, reads_of, writes
from rulewright.story.laws import stands_alike
from rulewright.story.moments import around, clashing, contested, ended, life_of, played
from rulewright.story.reveal import reveal
from rulewright.story.story import Block, place_of
from rulewright.story.unroll import TooLarge
from rulewright.table.index import adopt, index_of

CHECK = Check(
    "RW603",
    "unordered",
    Severity.WARNING,
    "Two clauses act at one moment, one reads what the other writes, and nothing says which comes first.",
)


@dataclass(frozen=True, slots=True)
class Couple:
    """A part of one section, and one of another that reads what it writes, or adds to the same clamped number."""

    first: Part
    second: Part

    @property
    def clauses(self) -> tuple[str, ...]:
        """Their clauses, sorted."""
        return names_of(self.first.clause, self.second.clause)


def find(context: Context) -> Iterator[Finding]:
    """For each two clauses that are in no order, the first cell that they leave different according to it."""
    for parts in (some for some in moments(context.book).values() if len({p.section for p in some}) > 1):
        found: dict[tuple[str, ...], list[Couple]] = {}
        patience, about = Patience(context, CHECK, len(parts)), f"{len(parts)} parts act at one moment"
        for couple in couples(context.book, parts):
            context.stats.pairs += 1
            patience.looked += 1
            if patience.ends(couple.clauses, about):
                break
            found.setdefault(couple.clauses, []).append(couple)
        patience.looked = 0
        for clauses, some in sorted(found.items()):
            if not (context.may_concern(clauses) and context.concerns(*clauses)):
                continue
            if patience.ends(clauses, about):
                break
            patience.asked += 1
            involved = [p for couple in some for p in (couple.first, couple.second)]
            some.sort(key=lambda c: (c.first.id, c.second.id))  # whichever stands first in the book
            name = f"{CHECK.code} {[(c.first.id, c.second.id) for c in some]}"
            told = context.unit(name, involved, partial(first, context, some))
            patience.found += len(told)
            yield from told


def couples(book: Book, parts: tuple[Part, ...]) -> Iterator[Couple]:
    """Every two parts of a moment in no order of which one may change what comes of the other."""
    touching: dict[str, list[int]] = {}
    for n, part in enumerate(parts):
        for name in dict.fromkeys(name for name, _ in touched_by(book, part)):
            touching.setdefault(name, []).append(n)
    for first in parts:
        own = writes(book, first)
        others = {n for name, _ in own for n in touching.get(name, ()) if parts[n].section != first.section}
        near = (n for n in others if meet(own, touched_by(book, parts[n])))
        for second in (parts[n] for n in sorted(near)):
            if simultaneous(book, first, second) and not distinct(first.anchor.args, second.anchor.args):
                if not settled_by_priority(book, first, second):
                    yield Couple(first, second)


@for_a_book
def touched_by(book: Book, part: Part) -> frozenset[Pattern]:
    """What a part reads at its turn and on the way of its acts, and the clamped numbers that it writes."""
    return reads_of(book, part) | {(name, args) for name, args in writes(book, part) if is_clamped(book, name)}


def is_clamped(book: Book, name: str) -> bool:
    """Whether a field is a number that is kept in its range."""
    return book.fields[name].clamped and isinstance(book.fields[name].type, IntType)


def first(context: Context, some: list[Couple]) -> Iterator[Finding]:
    """The first finding on two clauses."""
    matter = of_parts(context.book, {p.id: p for c in some for p in (c.first, c.second)}.values())
    before = len(context.undecided)
    couples = (c for c in some if not apart(context, c))
    for query, nowhere in (q for couple in couples for q in queries(context.book, couple, matter)):
        left = len(context.undecided)
        finding = context.decide(query)
        if finding is None and len(context.undecided) > left and proved(context, nowhere):
            del context.undecided[left:]
        if finding is not None:
            del context.undecided[before:]  # it is decided all the same
            yield finding
            return


def proved(context: Context, asked: Callable[[], Expr]) -> bool:
    """Whether a part of another question that may be long is soon proved."""
    with suppress(TooLarge):
        return context.soon_proves(asked())
    return False


def apart(context: Context, couple: Couple) -> bool:
    """Whether it is soon proved that two parts do not meet in one moment."""
    book, (left, right) = context.book, sides(couple)
    return context.soon_proves(conj([applies(book, left), same_moment(left, right), right.told(life_of(right.part))]))


def sides(couple: Couple) -> tuple[Side, Side]:
    """The parts with variables of their own."""
    return side(couple.first, "1"), side(couple.second, "2")


def queries(book: Book, couple: Couple, matter: str) -> Iterator[tuple[Query, Callable[[], Expr]]]:
    """The questions whether a cell that the second may write ends otherwise where its section follows the first's.

    Each is asked of the two alone, and comes with the same of all that lands in their moment. A cell that the second
    and what lands together with it may give two values ends otherwise also where they do so in one order only.
    """
    left, right = sides(couple)
    one, other = couple.first, couple.second
    either = meet(touched_by(book, one), writes(book, other))
    turned = following(book, other.section, one.section)
    for name, names in sorted(writes(book, other), key=repr):
        cell = cell_named(book, name, names)
        variables = tuple(a for a in cell.args if isinstance(a, Variable))
        query = Query(
            CHECK,
            couple.clauses,
            f"{one.clause} and {other.clause} act at one moment, and what comes of it hangs on which is first.",
            partial(question, book, turned, couple, cell),
            (*left.variables, *right.variables, *variables),
            played(book, left.anchor),
            ending=Ending(cell=(name, cell.args, cell)),
            demands=demands_by_clause(
                (p.clause, words_of(p.outcomes) or book.clauses[p.clause].says) for p in (other, one)
            ),
            cures=(f"Say which of {couple.clauses[0]} and {couple.clauses[1]} comes first (follows).",),
            cell=name,
            matter=matter,
            other=turned,
            readings=("both at once" if either else f"{other.clause} first", f"{one.clause} first"),
            parts=(one.id, other.id),
            between=False,
            tentative=True,
        )
        yield query, partial(question, book, turned, couple, cell, True)
        if may_clash(book, other, name):
            asks = partial(contested_in_one, book, turned, couple, cell)
            yield replace(query, asks=asks), partial(contested_in_one, book, turned, couple, cell, True)


def may_clash(book: Book, part: Part, name: str) -> bool:
    """Whether by their form a part and what lands together with it may give one cell of a field two values."""
    told = (w for p in landing_with(book, part) for w in writings(book, p) if w.act is None)
    here = [w for w in told if isinstance(w.outcome, SetCell | ChangeCell) and w.outcome.field == name]
    return any(candidate(book, one, other) for one in here if one.part.id == part.id for other in here)


def cell_named(book: Book, name: str, names: tuple[str | None, ...]) -> Read:
    """A cell of a pattern, with a variable for each thing that it leaves open."""
    spec = book.fields[name]
    args: list[Expr] = []
    for place, (sort, known) in enumerate(zip(spec.parameters, names, strict=True)):
        kind = MemberType(sort)
        args.append(Variable(f"cell {place}", kind) if known is None else Literal(known, kind))
    return Read(name, tuple(args), spec.type)


@for_a_book
def following(book: Book, section: str, other: str) -> Book:
    """The book in which one section follows another."""
    late = book.sections[section]
    turned = replace(book, sections={**book.sections, section: replace(late, follows=(*late.follows, other))})
    index = index_of(book)
    adopt(turned, replace(index, follows={**index.follows, section: (*late.follows, other)}, batches={}))
    stands_alike(book, turned)
    return turned


def question(book: Book, turned: Book, couple: Couple, cell: Read, whole: bool = False) -> Expr:
    """That the first applies, the moment is that of the second, too, and the cell ends otherwise; raises TooLarge."""
    left, right = sides(couple)
    blocks = together(book, left, couple) if whole else alone(book, left, couple)
    ends = [ended(order, blocks, reveal(cell, book)) for order in (book, turned)]
    unlike = negate(equal(*ends))
    place = place_of(couple.first, 0)
    quarrels = contested(book, blocks, cell, place.stage, place.section, couple.second.section)
    return conj([applies(book, left), same_moment(left, right), unlike, *map(negate, quarrels)])


def contested_in_one(book: Book, turned: Book, couple: Couple, cell: Read, whole: bool = False) -> Expr:
    """That the first applies, the moment is that of the second, too, and in one order only the second's section

    gives the cell two values at once; raises TooLarge.
    """
    left, right = sides(couple)
    blocks = together(book, left, couple) if whole else alone(book, left, couple, mates=True)
    place = place_of(couple.second, 0)
    ways = [clashing(order, blocks, cell, place.stage, place.section) for order in (book, turned)]
    quarrels = contested(book, blocks, cell, place.stage, couple.first.section, place.section)
    return conj([applies(book, left), same_moment(left, right), negate(equal(*ways)), *map(negate, quarrels)])


def together(book: Book, left: Side, couple: Couple) -> list[Block]:
    """All that lands at the moment of two parts, of each stage what the section of the first follows and does first."""
    before, own, rest = around(book, left.renamed)
    here = place_of(couple.first, 0)
    first = {here.section, *index_of(book).forerunners.get(here.section, ())}

    def order(block: Block) -> tuple[int, bool]:
        place = place_of(block[0].part, 0)
        return place.stage, place.section not in first

    return sorted((*before, own, *rest), key=order)


def alone(book: Book, left: Side, couple: Couple, mates: bool = False) -> list[Block]:
    """What lands at the moment of two parts if of their sections nothing comes after them.

    Nothing lands together with them, but for the ``mates`` of the second.

    The section of the first and what it follows lands first, as it has to where the second follows it.
    """
    before, own, rest = around(book, left.renamed)
    forerunners = index_of(book).forerunners
    one, other = ({p.section, *forerunners.get(p.section, ())} for p in (couple.first, couple.second))
    stage = place_of(couple.first, 0).stage
    places = [(place_of(b[0].part, 0), b) for b in (*before, own, *rest)]
    here = [(p, b) for p, b in places if p.stage == stage]
    mine = up_to(couple.first, (b for p, b in here if p.section == couple.first.section))
    theirs = up_to(couple.second, (b for p, b in here if p.section == couple.second.section), mates)
    return [
        *(b for p, b in places if p.stage < stage),
        *(b for p, b in here if p.section in one - {couple.first.section}),
        *mine,
        *(b for p, b in here if p.section in other - one - {couple.second.section}),
        *theirs,
    ]


def up_to(part: Part, blocks: Iterable[Block], mates: bool = False) -> list[Block]:
    """The blocks of a section before that of a part, and of that one it alone, or with its mates."""
    found: list[Block] = []
    for block in blocks:
        own = tuple(d for d in block if d.part is not None and d.part.id == part.id)
        if own:
            return [*found, block if mates else own]
        found.append(block)
    return found
