"""A step in vain: whenever it applies, later steps of its moment write the same cell anew."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Container, Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice, takewhile
from math import inf
from operator import itemgetter

from rulewright.book.model import AnchorKind, Book, ChangeCell, Edge, Outcome, Part, Perform, SetCell
from rulewright.checks.shared.crowds import Crowd, Fixed, Patience, fixed_by
from rulewright.checks.shared.pairs import distinct_cells, same_cell, words_of
from rulewright.checks.shared.turns import comes_after
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, Unsettled, demands_by_clause
from rulewright.language.expr import Expr, Literal, Read, Variable, conj, disj, exists, negate, substitute
from rulewright.solver.solve import Proved, Refuted, Undecided
from rulewright.story import effort
from rulewright.story.facts import bound_of
from rulewright.story.interference import Pattern, meet, outcome_writes, read_first, writes
from rulewright.story.matching import apart
from rulewright.story.moments import at_turn, conditions_of, life_of, played, turn
from rulewright.story.regression import blocks_of
from rulewright.story.reveal import reveal
from rulewright.table.index import index_of, upon
from rulewright.table.triggers import first_of

CHECK = Check(
    "RW602",
    "overwritten-step",
    Severity.WARNING,
    "A step is in vain: whenever it applies, later steps of its moment write the same cell anew.",
)
Batch = tuple[Part, ...]


def find(context: Context) -> Iterator[Finding]:
    """The steps that later ones of their moment always overwrite before anything reads what they wrote."""
    for batches in moments(context.book):
        course = course_of(context.book, batches)
        number = sum(map(len, batches))
        patience = Patience(context, CHECK, number)
        for part, outcome, place in written_anew(batches, course):
            later = overwriting(context.book, part, outcome, place, course)
            if not later:
                continue
            if patience.ends((part.clause,), f"{number} parts of one moment"):
                break
            about = f"{CHECK.code} {part.outcomes.index(outcome)} {[p.id for p in (part, *later)]}"
            found = context.unit(
                about, (part, *later), partial(overwritten, context, part, outcome, later, course.many)
            )
            patience.asked += 1
            patience.found += len(found)
            yield from found


@dataclass(frozen=True)
class Course:
    """What happens in a moment by the numbers of its batches: who sets and who reads a field, and where acts are done.

    ``many`` says that it is too long to ask about all of it; ``meeting`` are then, for what writes a field, the later
    ones that set it and are not seen never to apply in the same moment, unless these are too many to be gone through.
    """

    setters: Mapping[str, list[tuple[int, Part]]]
    readers: Mapping[str, list[tuple[int, frozenset[Pattern]]]]
    acting: list[int]
    meeting: Mapping[str, Mapping[str, list[tuple[int, Part]]]]
    many: bool


def course_of(book: Book, batches: tuple[Batch, ...]) -> Course:
    """The course of a moment."""
    setters: dict[str, list[tuple[int, Part]]] = {}
    readers: dict[str, list[tuple[int, frozenset[Pattern]]]] = {}
    changed: set[str] = set()
    parts = [(number, part) for number, batch in enumerate(batches) for part in batch]
    for number, part in parts:
        for name in dict.fromkeys(o.field for o in own_sets(part)):
            setters.setdefault(name, []).append((number, part))
        seen = read(book, part)
        for name in {name for name, _ in seen}:
            readers.setdefault(name, []).append((number, seen))
        changed |= {name for name, _ in writes(book, part)}
    for act, args in dict.fromkeys((p.anchor.act, p.anchor.args) for _, p in parts if p.anchor.kind is AnchorKind.ACT):
        changed |= {name for name, _ in outcome_writes(book, Perform(act, args))}  # itself, and by all upon it
    acting = [number for number, batch in enumerate(batches) if any(map(acts, batch))]
    many = len(parts) > effort.CROWD
    meeting = {name: m for name in setters if many and (m := meeting_in(book, parts, name, changed)) is not None}
    return Course(setters, readers, acting, meeting, many)


def meeting_in(
    book: Book, parts: list[tuple[int, Part]], name: str, changed: Container[str]
) -> Mapping[str, list[tuple[int, Part]]] | None:
    """By each part that writes a field, the later ones that set it and may apply in one moment with it.

    Two that ask for different values of a cell that nothing in the moment writes never do. Nothing if these are many.
    """
    writers = [
        (n, p) for n, p in parts if any(isinstance(o, SetCell | ChangeCell) and o.field == name for o in p.outcomes)
    ]
    if min(n for n, _ in writers) == max(n for n, _ in writers):
        return {}
    fixed: list[Fixed] = [
        {c: v for c, v in fixed_by(book, p).items() if isinstance(c, Read) and c.field not in changed}
        for _, p in writers
    ]
    crowd = Crowd(fixed, [only_value(p, name) for _, p in writers])
    found: dict[str, list[tuple[int, Part]]] = {}
    for one, other in crowd.pairs() if crowd.few else ():
        found.setdefault(writers[one][1].id, []).append(writers[other])
    return found if crowd.few else None


def only_value(part: Part, name: str) -> Hashable | None:
    """The value that a part sets cells of a field to, where it says that once and writes nothing else into them."""
    (first, *more) = (o for o in part.outcomes if isinstance(o, SetCell | ChangeCell) and o.field == name)
    plainly = not more and isinstance(first, SetCell) and isinstance(first.value, Literal)
    return ("sets", first.value) if plainly and isinstance(first, SetCell) else None


def written_anew(batches: tuple[Batch, ...], course: Course) -> Iterator[tuple[Part, SetCell | ChangeCell, int]]:
    """What is written in a moment into fields that a later part of it sets, with the number of its batch."""
    for number, batch in enumerate(batches):
        for part in batch:
            for outcome in part.outcomes:
                if isinstance(outcome, SetCell | ChangeCell):
                    setters = course.setters.get(outcome.field, ())
                    if setters and setters[-1][0] > number:
                        yield part, outcome, number


def moments(book: Book) -> Iterator[tuple[Batch, ...]]:
    """The parts of each edge of a step and of each opening of an event or act, in runs that land together.

    Between two edges of a step players act: what the one writes is there for them, whatever the next does.
    """
    index = index_of(book)
    for step in book.steps:
        for edge in Edge:
            blocks = blocks_of(index.steps.get((step, edge), ()), book)
            yield tuple(tuple(d.part for d in block if d.part) for block in blocks)
    for act in index.waiting:
        for args in dict.fromkeys(p.anchor.args for p in upon(act, ..., index)):
            if all(isinstance(a, Literal) for a in args):
                blocks = blocks_of(upon(act, first_of(args), index), book)
                found = (tuple(d.part for d in b if d.part and d.part.anchor.args == args) for b in blocks)
                yield tuple(batch for batch in found if batch)


def overwriting(book: Book, part: Part, outcome: SetCell | ChangeCell, place: int, course: Course) -> tuple[Part, ...]:
    """The later parts that set the cell of an outcome to something else, up to the first that reads it.

    In a long moment those are left out that never apply when this one does, and one is added to the most that are
    asked about if there are more.
    """
    if not plain(outcome) or acts(part):
        return ()
    written = outcome_writes(book, outcome)
    readers = course.readers.get(outcome.field, [])
    meeting = course.meeting.get(outcome.field)
    setters = course.setters[outcome.field] if meeting is None else meeting.get(part.id, [])
    after = islice(readers, bisect_right(readers, place, key=itemgetter(0)), None)
    stop = next((number for number, seen in after if meet(seen, written)), inf)
    act = bisect_right(course.acting, place)
    last = course.acting[act] if act < len(course.acting) else inf
    later = islice(setters, bisect_right(setters, place, key=itemgetter(0)), None)
    within = takewhile(lambda one: one[0] < stop and one[0] <= last, later)
    found = (p for _, p in within if sets(book, p, outcome) and comes_after(book, p, part))
    return tuple(islice(found, effort.LATER_STEPS + 1 if course.many else None))


def plain(outcome: SetCell | ChangeCell) -> bool:
    """Whether an outcome names its cell by things and variables alone."""
    return all(isinstance(a, Literal | Variable) for a in outcome.args)


def acts(part: Part) -> bool:
    """Whether a part does an act, upon which anything may be read."""
    return any(isinstance(o, Perform) for o in part.outcomes)


def read(book: Book, part: Part) -> frozenset[tuple[str, tuple[str | None, ...]]]:
    """What a part reads at its turn."""
    return read_first(book, conditions_of(part), part.outcomes)


def sets(book: Book, part: Part, outcome: SetCell | ChangeCell) -> bool:
    """Whether a part may set the cell of an outcome to another value."""
    value = outcome.value if isinstance(outcome, SetCell) else None
    return any(fits(book, o, outcome) and not (isinstance(value, Literal) and o.value == value) for o in own_sets(part))


def own_sets(part: Part) -> list[SetCell]:
    """The cells that a part sets."""
    return [o for o in part.outcomes if isinstance(o, SetCell)]


def fits(book: Book, one: SetCell, other: SetCell | ChangeCell) -> bool:
    """Whether two outcomes may write one cell."""
    return one.field == other.field and not distinct_cells(book, one.field, one.args, other.args)


def overwritten(
    context: Context, part: Part, outcome: Outcome, later: tuple[Part, ...], many: bool
) -> Iterator[Finding]:
    """The finding on a step, if no state lets it apply and none of the later ones."""
    assert isinstance(outcome, SetCell | ChangeCell)
    book = context.book
    applies = turn(book, part)
    cut, later = len(later) > effort.LATER_STEPS, later[: effort.LATER_STEPS] if many else later
    covers = [covered(book, outcome, other) for other in later]
    verdict = context.ask(conj([applies, *map(negate, covers)]))
    if isinstance(verdict, Undecided):
        context.undecided.append(Unsettled(CHECK.code, book.id, (part.clause,), verdict.reason))
    if many and cut and isinstance(verdict, Refuted):
        reason = f"more than {effort.LATER_STEPS} later parts of its moment may overwrite it"
        context.undecided.append(Unsettled(CHECK.code, book.id, (part.clause,), reason))
    if isinstance(verdict, Proved):
        asked = (query(book, part, outcome, p, conj([applies, c]), later) for p, c in zip(later, covers, strict=True))
        yield from islice((f for f in map(context.decide, asked) if f is not None), 1)


def covered(book: Book, outcome: SetCell | ChangeCell, other: Part) -> Expr:
    """That a later part applies and sets the cell."""
    names = apart(other.variables, "later")
    own = tuple(v for v in names.values() if isinstance(v, Variable))
    same = [
        same_cell(book, o.field, tuple(substitute(a, names) for a in o.args), outcome.args)
        for o in own_sets(other)
        if fits(book, o, outcome)
    ]
    guard = conj([substitute(conditions_of(other), names), disj(same)])
    life = reveal(substitute(life_of(other), names), book)
    return exists(own, conj([life, at_turn(book, other, guard, life)]))


def query(
    book: Book, part: Part, outcome: SetCell | ChangeCell, other: Part, question: Expr, later: tuple[Part, ...]
) -> Query:
    """The question for a state in which the step applies and one of the later ones after it."""
    clauses = tuple(dict.fromkeys((part.clause, other.clause)))
    rest = tuple(dict.fromkeys(p.clause for p in later if p.clause not in clauses))
    return Query(
        CHECK,
        clauses,
        f"What {part.clause} does never lasts: whenever it applies, a later step sets the same thing anew.",
        question,
        part.variables,
        anchor=played(book, part.anchor),
        ending=Ending(f"{' and '.join(clauses)} {'both apply' if len(clauses) > 1 else 'applies'}"),
        demands=demands_by_clause(
            (p.clause, words_of(own) or book.clauses[p.clause].says)
            for p, own in ((other, [o for o in own_sets(other) if fits(book, o, outcome)]), (part, [outcome]))
        ),
        cures=("Drop the step, or let the later one apply only where the earlier does not.",),
        core=(f"proved for {bound_of(book)}",),
        related=rest,
        cell=outcome.field,
    )
