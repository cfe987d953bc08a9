"""What a clause does leads a number out of the range of its field, where play comes to a stop."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import AnchorKind, Book, ChangeCell, Outcome, Part, Perform, SetCell
from rulewright.checks.lawful.breaks_law import never_comes
from rulewright.checks.shared.doings import Happening, done
from rulewright.checks.shared.reaching import done_by_clauses
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_clauses
from rulewright.gherkin.thens import BEYOND
from rulewright.language.expr import Apply, Expr, Literal, Operator, Read, Variable, conj, equal, free_variables, number
from rulewright.language.types import BOOL, IntType
from rulewright.story.effects import act_outcomes, outcome_under
from rulewright.story.story import requirements

CHECK = Check(
    "RW319",
    "out-of-range",
    Severity.WARNING,
    "What a clause does leads a number further than it can go, and nothing says what happens then.",
)
Reached = tuple[Read, Expr, Expr]  # a number, what it is to become, and what else is so then


def find(context: Context) -> Iterator[Finding]:
    """The numbers that clauses lead out of their range, upwards and downwards."""
    for part in context.book.parts():
        if part.anchor.kind is not AnchorKind.STANDING and context.concerns(part.clause):
            yield from context.unit(f"{CHECK.code} {part.id}", (part,), partial(led_by, context, part))


def led_by(context: Context, part: Part) -> Iterator[Finding]:
    """The ends of ranges that what one part does goes past, each once."""
    book = context.book
    one = done(book, part)
    seen: set[tuple[str, bool]] = set()
    for outcome in part.outcomes:
        written = reached(book, outcome), reached(book, outcome_under(outcome, one.side.names))
        for (spoken, said, _), (read, value, need) in zip(*written, strict=True):
            for upwards in (True, False):
                if (read.field, upwards) not in seen and not named_by_player(book, part, said):
                    asked = query(book, one, spoken, conj([need, beyond(read, value, upwards)]), upwards)
                    finding = None if never_comes(context, asked) else context.decide(asked)
                    if finding is not None:
                        seen.add((read.field, upwards))
                        yield finding


def named_by_player(book: Book, part: Part, value: Expr) -> bool:
    """Whether a value hangs on a number that a player names when he does the act: that one he just cannot name."""
    numbers = (a for a in part.anchor.args if isinstance(a, Variable) and isinstance(a.type, IntType))
    return not free_variables(value).isdisjoint(numbers) and part.anchor.act not in done_by_clauses(book)


def reached(book: Book, outcome: Outcome) -> Iterator[Reached]:
    """What an outcome works out for numbers that do not stop at the ends of their range, and the act that it does."""
    match outcome:
        case Perform(act, args):
            able = requirements(book, act, args)
            inner = (o for o in act_outcomes(book.acts[act], args) if not isinstance(o, Perform))
            yield from ((read, value, conj([able, need])) for o in inner for read, value, need in reached(book, o))
        case ChangeCell(name, args, amount) if (kind := ranged(book, name)) and isinstance(amount.type, IntType):
            read = Read(name, args, kind)
            wide = IntType(kind.low + amount.type.low, kind.high + amount.type.high)
            yield read, Apply(Operator.ADD, (read, amount), wide), conj([])
        case SetCell(name, args, value) if (kind := ranged(book, name)) and not isinstance(value, Literal):
            yield Read(name, args, kind), value, conj([])


def ranged(book: Book, name: str) -> IntType | None:
    """The type of a number that does not stop at the ends of its range; nothing of other fields."""
    spec = book.fields[name]
    return spec.type if isinstance(spec.type, IntType) and not spec.clamped else None


def beyond(read: Read, value: Expr, upwards: bool) -> Expr:
    """That a value lies past an end of the range of a cell."""
    end = end_of(read, upwards)
    return Apply(Operator.LT, (end, value) if upwards else (value, end), BOOL)


def end_of(read: Read, upwards: bool) -> Expr:
    """The highest or the lowest number that a cell can hold."""
    assert isinstance(read.type, IntType)
    return number(read.type.high if upwards else read.type.low)


def query(book: Book, one: Happening, spoken: Read, past_end: Expr, upwards: bool) -> Query:
    """The question whether a number, as its clause calls it, goes past an end of its range at the turn of a part."""
    end = book.phrases.say(equal(spoken, end_of(spoken, upwards)))
    most = "most" if upwards else "least"
    clause = one.part.clause
    return Query(
        CHECK,
        (clause,),
        f"This can lead past '{end}', the {most} that can be; nothing says what happens then.",
        one.turn(book, past_end),
        one.side.variables,
        one.anchor,
        ending=Ending(BEYOND),
        demands={clause: one.told},
        cures=(
            "Say what happens when there is no more, or no less, than that.",
            "Let the clause apply only where there is room for it.",
        ),
        cell=f"{spoken.field} {most}",
        matter=of_clauses(book, (clause,)),
        parts=(one.part.id,),
        tentative=not one.simple(book),
    )
