"""A term that clauses lean on and that nothing in the book defines, so that it never says anything else."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Book, ChangeCell, Claim, Clause, Field, FieldKind, Keep, Outcome, Part, SetCell
from rulewright.checks.shared.plain import stated
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.language.expr import Expr, Read, fields_read, walk
from rulewright.table.index import outcomes_of

CHECK = Check(
    "RW109",
    "undefined-term",
    Severity.WARNING,
    "A clause leans on something that no clause, act or start value of the book ever makes so.",
)


def find(context: Context) -> Iterator[Finding]:
    """The fields that only the book can give a value, that it never does, and that clauses read."""
    fields = undefined(context.book)
    readers: dict[str, list[Clause]] = {spec.name: [] for spec in fields}
    for clause in context.book.clauses.values() if fields else ():
        for name in read_by(clause) & readers.keys():
            readers[name].append(clause)
    for spec in fields:
        if readers[spec.name]:
            yield told(context, spec, readers[spec.name])


def undefined(book: Book) -> list[Field]:
    """The fields whose every cell is bound to hold one and the same value."""
    given = {o.field for o in outcomes_of(book) if isinstance(o, SetCell | ChangeCell | Claim)}
    own = {*book.events.axes.values()} if book.events is not None else set()
    return [f for f in book.fields.values() if f.name not in given | own and bound(f) and not varied(f)]


def bound(spec: Field) -> bool:
    """Whether nothing but the book gives the field its values; play may change what is open."""
    match spec.kind:
        case FieldKind.STATE:
            return spec.closed and not spec.clause
        case FieldKind.CONSTANT | FieldKind.DERIVED:
            return True
        case FieldKind.INPUT:
            return False


def varied(spec: Field) -> bool:
    """Whether some cell starts with another value than the others."""
    return any(value != spec.start for value in spec.starts.values())


def read_by(clause: Clause) -> frozenset[str]:
    """The fields that a clause reads in conditions, in effects and in what it confirms."""
    return frozenset().union(*map(fields_read, said_by(clause)))


def said_by(clause: Clause, marks: bool = True) -> Iterator[Expr]:
    """Every expression of a clause; without ``marks`` none of what becomes of an event that does not take place."""
    for part in (*clause.parts, *clause.confirms, *clause.restated):
        yield from spoken(part) if marks or not part.dispositions else (part.guard,)


def spoken(part: Part) -> Iterator[Expr]:
    """Every expression of a part."""
    yield part.guard
    for outcome in part.outcomes:
        yield from inside(outcome)


def inside(outcome: Outcome) -> Iterator[Expr]:
    """Every expression of an outcome."""
    if isinstance(outcome, Keep):
        yield outcome.condition
        return
    yield from outcome.args
    match outcome:
        case SetCell(value=value) | ChangeCell(amount=value) | Claim(value=value):
            yield value


def told(context: Context, spec: Field, readers: list[Clause]) -> Finding:
    """The finding on one term, at the first clause that leans on it."""
    book, first = context.book, readers[0]
    read = next((e for s in said_by(first) for e in walk(s) if reads(e, spec)), None)
    words = book.phrases.say(read) if read is not None else spec.name
    return stated(
        context,
        CHECK,
        (first.id,),
        f"It asks for '{words}', and nothing in the book ever makes that any other than it starts.",
        core=(how(spec, book.phrases.say_place(spec.name)), f"it starts as {shown(spec)} everywhere"),
        related=tuple(c.id for c in readers[1:]),
        cures=("Write the clause that defines or sets it.", "Declare it open, if play outside the book changes it."),
        cell=spec.name,
        matter="",
    )


def reads(expr: Expr, spec: Field) -> bool:
    """Whether an expression is a cell of the field."""
    return isinstance(expr, Read) and expr.field == spec.name


def how(spec: Field, place: str) -> str:
    """Why nothing else can give the field a value."""
    match spec.kind:
        case FieldKind.STATE:
            return f"only clauses and acts change {place}, and none of them does"
        case FieldKind.CONSTANT:
            return f"nothing changes {place}, and nothing starts otherwise"
        case FieldKind.DERIVED | FieldKind.INPUT:
            return f"only clauses define {place}, and none of them does"


def shown(spec: Field) -> str:
    """The value of every cell of the field."""
    return {None: "nobody", True: "yes", False: "no"}.get(spec.start, str(spec.start))  # type: ignore[arg-type]
