"""A step in vain: whenever it applies, later steps of its moment write the same cell anew."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice

from rulewright.book.model import Book, ChangeCell, Edge, Outcome, Part, Perform, SetCell
from rulewright.checks.shared.pairs import distinct_cells, same_cell
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, Unsettled
from rulewright.language.expr import Expr, Literal, Variable, conj, disj, exists, negate, substitute
from rulewright.solver.solve import Proved, Undecided
from rulewright.story.facts import bound_of
from rulewright.story.interference import meet, outcome_writes, read_first
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
        for number, batch in enumerate(batches):
            anew = {o.field for later in batches[number + 1 :] for p in later for o in own_sets(p)}
            for part in batch:
                for outcome in (o for o in part.outcomes if isinstance(o, SetCell | ChangeCell) and o.field in anew):
                    later = overwriting(context.book, part, outcome, batches[number + 1 :])
                    about = f"{CHECK.code} {part.outcomes.index(outcome)} {[p.id for p in (part, *later)]}"
                    work = partial(overwritten, context, part, outcome, later)
                    yield from context.unit(about, (part, *later), work) if later else ()


def moments(book: Book) -> Iterator[tuple[Batch, ...]]:
    """The parts of each step and of each opening of an event or act, in runs that land together."""
    index = index_of(book)
    for step in book.steps:
        runs = [blocks_of(index.steps.get((step, edge), ()), book) for edge in Edge]
        yield tuple(tuple(d.part for d in block if d.part) for blocks in runs for block in blocks)
    for act in index.waiting:
        for args in dict.fromkeys(p.anchor.args for p in upon(act, ..., index)):
            if all(isinstance(a, Literal) for a in args):
                blocks = blocks_of(upon(act, first_of(args), index), book)
                found = (tuple(d.part for d in b if d.part and d.part.anchor.args == args) for b in blocks)
                yield tuple(batch for batch in found if batch)


def overwriting(book: Book, part: Part, outcome: SetCell | ChangeCell, later: tuple[Batch, ...]) -> tuple[Part, ...]:
    """The later parts that set the cell of an outcome to something else, up to the first that reads it."""
    if not plain(outcome) or acts(part):
        return ()
    written = outcome_writes(book, outcome)
    found: list[Part] = []
    for batch in later:
        if any(meet(read(book, p), written) for p in batch):
            break
        found += [p for p in batch if sets(book, p, outcome)]
        if any(acts(p) for p in batch):
            break
    return tuple(found)


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


def overwritten(context: Context, part: Part, outcome: Outcome, later: tuple[Part, ...]) -> Iterator[Finding]:
    """The finding on a step, if no state lets it apply and none of the later ones."""
    assert isinstance(outcome, SetCell | ChangeCell)
    book = context.book
    applies = turn(book, part)
    covers = [covered(book, outcome, other) for other in later]
    verdict = context.ask(conj([applies, *map(negate, covers)]))
    if isinstance(verdict, Undecided):
        context.undecided.append(Unsettled(CHECK.code, book.id, (part.clause,), verdict.reason))
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
        f"What {part.clause} does never lasts: whenever it applies, a later step writes the same cell anew.",
        question,
        part.variables,
        anchor=played(book, part.anchor),
        ending=Ending(f"{' and '.join(clauses)} {'both apply' if len(clauses) > 1 else 'applies'}"),
        demands={c: book.clauses[c].says for c in clauses},
        cures=("Drop the step, or let the later one apply only where the earlier does not.",),
        core=(f"proved for {bound_of(book)}",),
        related=rest,
        cell=outcome.field,
    )
