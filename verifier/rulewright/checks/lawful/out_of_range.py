"""What a clause does leads a number out of the range of its field, where play comes to a stop."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import product
from typing import NamedTuple

from rulewright.book.model import Anchor, AnchorKind, Book, ChangeCell, FieldKind, Outcome, Part, Perform, SetCell
from rulewright.checks.lawful.breaks_law import never_comes
from rulewright.checks.shared.doings import Happening, cell_of_any, done, written
from rulewright.checks.shared.midst import acts_of, moments_before, steps_of
from rulewright.checks.shared.pairs import free
from rulewright.checks.shared.proofs import leave_open
from rulewright.checks.shared.reaching import done_by_clauses
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_clauses
from rulewright.gherkin.thens import BEYOND
from rulewright.language.expr import TRUE, Expr, Read, Variable, conj, equal, free_variables, number
from rulewright.language.types import IntType
from rulewright.solver.solve import Undecided
from rulewright.story.boxes import quick
from rulewright.story.effects import act_outcomes, past_end, plus, towards_end, unbounded
from rulewright.story.interference import meet, outcome_writes
from rulewright.story.moments import begins, goes_past, played
from rulewright.story.reveal import reveal
from rulewright.story.story import requirements
from rulewright.story.unroll import TooLarge

CHECK = Check(
    "RW319",
    "out-of-range",
    Severity.WARNING,
    "What a clause does leads a number further than it can go, and nothing says what happens then.",
)


class Reckoned(NamedTuple):
    """A number, what it becomes or what is added to it, and what else is so then."""

    read: Read
    value: Expr
    adds: bool
    need: Expr


def find(context: Context) -> Iterator[Finding]:
    """The numbers that clauses lead out of their range, upwards and downwards."""
    for clause in context.book.clauses.values():
        parts = tuple(p for p in clause.parts if p.anchor.kind is not AnchorKind.STANDING)
        if parts and context.concerns(clause.id):
            inner = [a for p in parts for a in moments_before(context.book, p)]
            work = partial(led_by, context, parts)
            about = f"{CHECK.code} {clause.id} {[p.anchor.act in done_by_clauses(context.book) for p in parts]}"
            yield from context.unit(about, parts, work, steps_of(inner), acts_of(inner))


def led_by(context: Context, parts: Iterable[Part]) -> Iterator[Finding]:
    """The ends of ranges that what a clause does goes past, each once."""
    book, seen = context.book, set[tuple[str, bool]]()
    for part in parts:
        numbers: dict[str, list[Reckoned]] = {}
        for outcome in part.outcomes:
            for one in reckoned(book, part, outcome, ()):
                numbers.setdefault(one.read.field, []).append(one)
        for field, upwards in product(numbers, (True, False)):
            finding = led(context, done(book, part), numbers[field], upwards) if (field, upwards) not in seen else None
            if finding is not None:
                seen.add((field, upwards))
                yield finding


def led(context: Context, one: Happening, numbers: Sequence[Reckoned], upwards: bool) -> Finding | None:
    """The finding on one end of a field: by what one effect of a part does alone, or else with all of its moment."""
    book, part = context.book, one.part
    proved = by_itself(book, one, numbers)
    numbers = [n for n in numbers if quick(reveal(past(book, n, upwards), book), book) is not False]
    for each in numbers:
        cell = replace(each.read, args=one.side.args(each.read.args))
        alone = one.side.told(conj([each.need, past(book, each, upwards)]))
        short = query(book, one, each.read, cell, one.anchor, one.turn(book, alone), upwards)
        finding = None if never_comes(context, short) else context.decide(replace(short, coarse=True))
        if finding is not None:
            return finding
        proved = proved and context.proves(short.question)
    if not numbers:
        return None
    spoken, inner = numbers[0].read, moments_before(book, part)
    if not (inner or others_write(book, one, spoken.field, (part.section,))):
        proved = proved or all(kept_by_acts(context, each, upwards) for each in numbers)
    for anchor in (*(() if proved else (one.side.anchor,)), *inner):
        finding = led_in_full(context, one, spoken, anchor, upwards)
        if finding is not None:
            return finding
    return None


def led_in_full(context: Context, one: Happening, spoken: Read, anchor: Anchor, upwards: bool) -> Finding | None:
    """The finding on one end of a field with all that a moment does, in which no number has been past an end before."""
    book = context.book
    cell = cell_of_any(book, spoken.field, "cell")

    def asked(numbers: Iterable[Read]) -> Query:
        led_there = goes_past(book, anchor, cell, one.part, upwards, tuple(numbers))
        question = conj([begins(book, anchor), free(book, anchor), led_there])
        return query(book, one, spoken, cell, played(book, anchor), question, upwards)

    try:
        full = asked(())
    except TooLarge as limit:
        leave_open(context, CHECK, (one.part.clause,), Undecided(str(limit)))
        return None
    if never_comes(context, full):
        return None
    finding = context.decide(replace(full, coarse=True))
    if finding is not None or context.proves(full.question):
        return finding
    with suppress(TooLarge):
        full = asked(unkept(book))
    return context.decide(full)


def past(book: Book, one: Reckoned, upwards: bool) -> Expr:
    """That what is worked out is past an end of the range."""
    spec = book.fields[one.read.field]
    if not one.adds:
        return past_end(spec, one.value, upwards)
    return conj([towards_end(one.value, upwards), past_end(spec, plus(unbounded(one.read), one.value), upwards)])


def kept_by_acts(context: Context, one: Reckoned, upwards: bool) -> bool:
    """Whether what an act requires leaves room for what it works out, each time that it is done."""
    return one.need != TRUE and context.proves(conj([one.need, past(context.book, one, upwards)]))


def unkept(book: Book) -> Iterator[Read]:
    """A cell of each field with numbers that may be led past an end, whichever it is."""
    for spec in book.fields.values():
        if spec.kind is FieldKind.STATE and isinstance(spec.type, IntType) and not spec.clamped:
            yield cell_of_any(book, spec.name, spec.name)


def by_itself(book: Book, one: Happening, numbers: Sequence[Reckoned]) -> bool:
    """Whether just one effect of a part works out a number, and nothing that lands with it or beside it writes it."""
    spoken, part = numbers[0].read, one.part
    writers = [o for o in part.outcomes if any(name == spoken.field for name, _ in outcome_writes(book, o))]
    apart = set(part.variables) <= set(spoken.args) and not book.fields[spoken.field].symmetric
    single = len(writers) == 1 and not isinstance(writers[0], Perform)
    return apart and single and not others_write(book, one, spoken.field, ())


def others_write(book: Book, one: Happening, field: str, sections: Container[str]) -> bool:
    """Whether what lands with a part or beside it, but for that of some sections, may write a number."""
    doings = (d for b in (one.mates, *one.later) for d in b if d.part is None or d.part.id != one.part.id)
    others = tuple(d for d in doings if d.part is None or d.part.section not in sections)
    return any(name == field for name, _ in written(book, others))


def reckoned(book: Book, part: Part, outcome: Outcome, acts: tuple[str, ...]) -> Iterator[Reckoned]:
    """The numbers without a stop at the ends of their range that an outcome, or what these acts do, works out."""
    match outcome:
        case Perform(act, args) if act not in acts:
            able = requirements(book, act, args)
            own = act_outcomes(book.acts[act], args)
            for inner in own:
                once = sum(meet(outcome_writes(book, inner), outcome_writes(book, o)) for o in own) == 1
                for one in reckoned(book, part, inner, (*acts, act)):
                    yield one if isinstance(inner, Perform) else one._replace(need=able if once else TRUE)
        case ChangeCell(name, args, value) | SetCell(name, args, value):
            spec = book.fields[name]
            if isinstance(spec.type, IntType) and not (spec.clamped or named_by_player(book, part, value)):
                yield Reckoned(Read(name, args, spec.type), value, isinstance(outcome, ChangeCell), TRUE)


def named_by_player(book: Book, part: Part, value: Expr) -> bool:
    """Whether a value hangs on a number that a player names when he does the act: that one he just cannot name."""
    numbers = (a for a in part.anchor.args if isinstance(a, Variable) and isinstance(a.type, IntType))
    return not free_variables(value).isdisjoint(numbers) and part.anchor.act not in done_by_clauses(book)


def query(book: Book, one: Happening, spoken: Read, cell: Read, anchor: Anchor, question: Expr, upwards: bool) -> Query:
    """The question whether a part leads a number, as its clause calls it, past an end of its range in some moment."""
    assert isinstance(spoken.type, IntType)
    part = one.part
    most = "most" if upwards else "least"
    end = number(spoken.type.high if upwards else spoken.type.low)
    said = book.phrases.say(equal(spoken, end))
    named = (v for e in (*anchor.args, *cell.args) for v in free_variables(e))
    return Query(
        CHECK,
        (part.clause,),
        f"This can lead past '{said}', the {most} that can be; nothing says what happens then.",
        question,
        tuple(dict.fromkeys((*one.side.variables, *named))),
        anchor,
        ending=Ending(f"{BEYOND} because of {part.clause}: …", cell=(cell.field, cell.args, end)),
        demands={part.clause: one.told},
        cures=(
            f"Say what happens when there is {'no room for more' if upwards else 'not so much'}.",
            "Let the clause apply only where there is room for it.",
        ),
        cell=f"{spoken.field} {most}",
        matter=of_clauses(book, (part.clause,)),
        parts=(part.id,),
        tentative=True,
        stops=True,
    )
