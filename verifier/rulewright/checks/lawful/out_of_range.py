"""What a clause does leads a number out of the range of its field, where play comes to a stop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rulewright.book.model import AnchorKind, Book, ChangeCell, Outcome, Part, Perform, SetCell
from rulewright.checks.lawful.breaks_law import never_comes
from rulewright.checks.shared.doings import Happening, done, written
from rulewright.checks.shared.pairs import free, side
from rulewright.checks.shared.proofs import leave_open
from rulewright.checks.shared.reaching import done_by_clauses
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_clauses
from rulewright.gherkin.thens import BEYOND
from rulewright.language.expr import TRUE, Expr, Literal, Read, Variable, conj, equal, free_variables, number
from rulewright.language.types import IntType, MemberType
from rulewright.solver.solve import Undecided
from rulewright.story.effects import act_outcomes, outcome_under, past_end, plus, unbounded
from rulewright.story.moments import begins, goes_past, opening
from rulewright.story.regression import step_blocks
from rulewright.story.story import requirements
from rulewright.story.unroll import TooLarge

CHECK = Check(
    "RW319",
    "out-of-range",
    Severity.WARNING,
    "What a clause does leads a number further than it can go, and nothing says what happens then.",
)


Reckoned = tuple[Read, Expr, Expr]  # a number, what it is to become, and what else is so then


def find(context: Context) -> Iterator[Finding]:
    """The numbers that clauses lead out of their range, upwards and downwards."""
    for part in context.book.parts():
        if part.anchor.kind is not AnchorKind.STANDING and context.concerns(part.clause):
            yield from context.unit(f"{CHECK.code} {part.id}", (part,), partial(led_by, context, part))


def led_by(context: Context, part: Part) -> Iterator[Finding]:
    """The ends of ranges that what one part does goes past, each once."""
    book, seen = context.book, set[tuple[str, bool]]()
    one = done(book, part)
    for outcome in part.outcomes:
        numbers = reckoned(book, part, outcome), reckoned(book, part, outcome_under(outcome, one.side.names))
        for (spoken, _, _), (read, value, need) in zip(*numbers, strict=True):
            for upwards in (u for u in (True, False) if (read.field, u) not in seen):
                alone = conj([need, past_end(book.fields[read.field], value, upwards)])
                finding = led(context, one, spoken, read, alone, upwards)
                if finding is not None:
                    seen.add((read.field, upwards))
                    yield finding


def led(context: Context, one: Happening, spoken: Read, read: Read, alone: Expr, upwards: bool) -> Finding | None:
    """The finding on one end of a range: by what the part does alone, or else with all that its moment does."""
    book, part = context.book, one.part
    short = query(book, one, spoken, read, one.turn(book, alone), upwards)
    mates = (written(book, (d,)) for d in one.mates if d.part is None or d.part.id != part.id)
    adds_up = any(name == spoken.field for cells in mates for name, _ in cells)
    if never_comes(context, short) or (not adds_up and context.proves(short.question)):
        return None
    finding = context.decide(replace(short, coarse=True))
    if finding is not None:
        return finding
    try:
        cell = cell_of_any(book, spoken.field)
        full = query(book, one, spoken, cell, in_full(book, part, cell, upwards), upwards)
    except TooLarge as limit:
        leave_open(context, CHECK, (part.clause,), Undecided(str(limit)))
        return None
    return context.decide(full)


def cell_of_any(book: Book, field: str) -> Read:
    """A cell of a field, whichever it is."""
    spec = book.fields[field]
    return Read(field, tuple(Variable(f"cell {n}", MemberType(s)) for n, s in enumerate(spec.parameters)), spec.type)


def in_full(book: Book, part: Part, cell: Read, upwards: bool) -> Expr:
    """That a part leads a number past an end of its range, with all that its moment does; raises TooLarge."""
    anchor = side(part, "1").anchor
    step = anchor.kind is AnchorKind.STEP
    blocks = step_blocks(book, anchor.step, anchor.edge) if step else opening(book, anchor)
    return conj([begins(book, anchor), free(book, anchor), goes_past(book, blocks, cell, part, upwards)])


def reckoned(book: Book, part: Part, outcome: Outcome) -> Iterator[Reckoned]:
    """The numbers without a stop at the ends of their range that an outcome, or the act that it does, works out."""
    match outcome:
        case Perform(act, args):
            able = requirements(book, act, args)
            inner = (o for o in act_outcomes(book.acts[act], args) if not isinstance(o, Perform))
            yield from ((read, v, conj([able, need])) for o in inner for read, v, need in reckoned(book, part, o))
        case ChangeCell(name, args, value) | SetCell(name, args, value):
            spec, adds = book.fields[name], isinstance(outcome, ChangeCell)
            fixed = not adds and isinstance(value, Literal)
            if isinstance(spec.type, IntType) and not (spec.clamped or fixed or named_by_player(book, part, value)):
                read = Read(name, args, spec.type)
                yield read, plus(unbounded(read), value) if adds else value, TRUE


def named_by_player(book: Book, part: Part, value: Expr) -> bool:
    """Whether a value hangs on a number that a player names when he does the act: that one he just cannot name."""
    numbers = (a for a in part.anchor.args if isinstance(a, Variable) and isinstance(a.type, IntType))
    return not free_variables(value).isdisjoint(numbers) and part.anchor.act not in done_by_clauses(book)


def query(book: Book, one: Happening, spoken: Read, cell: Read, question: Expr, upwards: bool) -> Query:
    """The question whether a part leads a number, as its clause calls it, past an end of its range."""
    assert isinstance(spoken.type, IntType)
    part = one.part
    most = "most" if upwards else "least"
    end = number(spoken.type.high if upwards else spoken.type.low)
    said = book.phrases.say(equal(spoken, end))
    return Query(
        CHECK,
        (part.clause,),
        f"This can lead past '{said}', the {most} that can be; nothing says what happens then.",
        question,
        tuple(dict.fromkeys((*one.side.variables, *(v for v in cell.args if isinstance(v, Variable))))),
        one.anchor,
        ending=Ending(f"{BEYOND}…", cell=(cell.field, cell.args, end)),
        demands={part.clause: one.told},
        cures=(
            "Say what happens when there is no more, or no less, than that.",
            "Let the clause apply only where there is room for it.",
        ),
        cell=f"{spoken.field} {most}",
        matter=of_clauses(book, (part.clause,)),
        parts=(part.id,),
        tentative=True,
    )
