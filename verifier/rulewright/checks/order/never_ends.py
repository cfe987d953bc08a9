"""An event that never ends: once it has begun nothing can bring about the end that its heading waits for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from rulewright.book.model import (
    BANNING,
    Act,
    Anchor,
    AnchorKind,
    Book,
    ChangeCell,
    FieldKind,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.idle.stillborn import endings, lasts, waits
from rulewright.checks.shared.pairs import distinct_cells, free, norms_on, same_cell
from rulewright.checks.shared.proofs import leave_open, never, proof
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Proof, Severity
from rulewright.language.expr import (
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    choose,
    conj,
    disj,
    equal,
    larger_than,
    negate,
    rebuild,
    substitute,
)
from rulewright.language.types import BOOL, MemberType, Type, Value
from rulewright.solver.solve import Proved
from rulewright.story import effort
from rulewright.story.effects import act_outcomes
from rulewright.story.interference import beats
from rulewright.story.moments import begins, conditions_of, opening, past, turn
from rulewright.story.reveal import reveal
from rulewright.table.index import index_of
from rulewright.table.instances import bindings

CHECK = Check(
    "RW206",
    "never-ends",
    Severity.ERROR,
    "An event never ends: once it has begun nothing can bring about what its heading waits for.",
)


Writer = tuple[str, tuple[str, ...], SetCell | ChangeCell, Expr]


@dataclass
class Later:
    """What cells may hold at any time after an event has begun, as far as only clauses and acts write them."""

    context: Context
    clause: str  # of the heading
    active: Expr  # that the event is in effect
    opening: Anchor
    count: int = 0
    limits: list[Expr] = field(default_factory=list)
    told: dict[Expr, Expr] = field(default_factory=dict)
    fixed: list[Read] = field(default_factory=list)  # the cells that play does not change
    barred: dict[str, tuple[str, ...]] = field(default_factory=dict)  # who would write them and cannot, with bans on it


def find(context: Context) -> Iterator[Finding]:
    """The events that wait for something which cannot come about while they last."""
    for part in endings(context.book):
        if waits(context.book, part) and part.id not in context.played.alive:
            found = endless(context, part)
            if found is not None:
                yield found


def endless(context: Context, part: Part) -> Finding | None:
    """The finding on an event, if its end is proved to be out of reach."""
    book = context.book
    assert book.events is not None
    event = Literal(part.event, MemberType(book.events.sort))
    anchor = Anchor(AnchorKind.ACT, act=book.events.starts, args=(event,))
    later = Later(context, part.clause, part.conditions[0].expr, anchor)
    end = at_some_time(later, spelled(reveal(conj([c.expr for c in part.conditions[1:]]), book), book))
    if not later.fixed:
        return None
    begun = begins(book, anchor)
    verdict = context.ask(conj([begun, past(book, opening(book, anchor), conj([end, *later.limits]))]))
    leave_open(context, CHECK, (part.clause,), verdict)
    alive = isinstance(verdict, Proved) and context.possible(begun) and context.possible(turn(book, part))
    return finding(context, part, later) if alive else None


def spelled(expr: Expr, book: Book) -> Expr:
    """A condition with its anys and alls written out where that is not too long, so that each cell in it is named."""
    match expr:
        case Quantify(Quantifier.ANY | Quantifier.ALL as kind, variable, where, body):
            join = disj if kind is Quantifier.ANY else conj
            rows = []
            for binding in bindings((variable,), book):
                limited, so = (spelled(substitute(e, binding), book) for e in (where, body))
                rows.append(conj([limited, so]) if join is disj else disj([negate(limited), so]))
            told = join(rows)
            return expr if larger_than(told, effort.FORMULA_WEIGHT) else told
        case Quantify():
            return expr
        case _:
            return rebuild(expr, lambda e: spelled(e, book))


def at_some_time(later: Later, expr: Expr) -> Expr:
    """A condition as it may be while the event lasts, told of the state that the opening leaves.

    What cannot be told cell by cell may be anything.
    """
    match expr:
        case Read():
            if expr not in later.told:
                later.told[expr] = value_later(later, expr)
            return later.told[expr]
        case Literal() | Apply():
            return rebuild(expr, lambda e: at_some_time(later, e))
        case _:
            return anything(later, expr.type)


def value_later(later: Later, cell: Read) -> Expr:
    """What a cell may hold: what the opening left or a later effect writes; anything if play may change it."""
    spec = later.context.book.fields[cell.field]
    if spec.kind is FieldKind.CONSTANT:
        return cell
    values = None
    if spec.kind is FieldKind.STATE and spec.closed and all(isinstance(a, Literal) for a in cell.args):
        values = written_later(later, cell)
    if values is None:
        return anything(later, cell.type)
    later.fixed.append(cell)
    if not values:
        return cell
    changed = Variable(f"changed {len(later.limits)}", BOOL)
    new = anything(later, cell.type)
    later.limits.append(disj([equal(new, Literal(v, cell.type)) for v in values]))
    return choose(changed, new, cell)


def anything(later: Later, kind: Type) -> Expr:
    """Any value of a type."""
    later.count += 1
    found = Variable(f"value {later.count}", MemberType(kind.sort) if isinstance(kind, MemberType) else kind)
    if not (isinstance(kind, MemberType) and kind.optional):
        return found
    somebody = Variable(f"somebody {later.count}", BOOL)
    return Apply(Operator.IF, (somebody, found, Literal(None, kind)), kind)


def written_later(later: Later, cell: Read) -> tuple[Value, ...] | None:
    """The values that clauses and acts may write into a cell while the event lasts; None if it may be any."""
    found: dict[Value, None] = {}
    for who, bans, outcome, condition in writers(later, cell):
        if never(later.context, CHECK, (later.clause,), condition):
            later.barred[who] = bans
        elif isinstance(outcome, SetCell) and isinstance(outcome.value, Literal):
            found[outcome.value.value] = None
        else:
            return None
    return tuple(found)


def writers(later: Later, cell: Read) -> Iterator[Writer]:
    """What may write a cell once the event has begun: who, bans on it, what, and that it can come to the cell then."""
    book = later.context.book
    for part in book.parts():
        if part.anchor == later.opening:
            continue
        for outcome in written_by(book, part, cell):
            here = same_cell(book, cell.field, outcome.args, cell.args)
            yield part.clause, (), outcome, turn(book, part, conj([conditions_of(part), later.active, here]))
    for act in book.acts.values():
        if book.events is None or act.name != book.events.ends:
            for outcome in writing(book, act.outcomes, cell):
                here = same_cell(book, cell.field, outcome.args, cell.args)
                names = dict(zip((getattr(a, "name", "") for a in outcome.args), cell.args, strict=True))
                said = book.phrases.say_act(act.name, tuple(names.get(p.name, p) for p in act.parameters))
                coming = [later.active, here]
                needed = conj([*coming, *(c.expr for c in act.requires)])
                every = (ban for kind in BANNING for ban in norms_on(book, act.name, kind))
                bans = dict.fromkeys(p.clause for p, _ in every)
                blamed = tuple(bans) if bans and later.context.possible(needed) else ()
                yield said, blamed, outcome, conj([open_to(book, act), *coming])


def written_by(book: Book, part: Part, cell: Read) -> Iterator[SetCell | ChangeCell]:
    """The outcomes of a part that may write a cell, through the end of an event too, which only clauses bring about."""
    yield from writing(book, part.outcomes, cell)
    for outcome in part.outcomes:
        if isinstance(outcome, Perform) and book.events is not None and outcome.act == book.events.ends:
            yield from writing(book, act_outcomes(book.acts[outcome.act], outcome.args), cell)


def writing(book: Book, outcomes: tuple[Outcome, ...], cell: Read) -> Iterator[SetCell | ChangeCell]:
    """Of some outcomes those that may write a cell themselves."""
    for outcome in outcomes:
        if isinstance(outcome, SetCell | ChangeCell) and outcome.field == cell.field:
            if not distinct_cells(book, cell.field, outcome.args, cell.args):
                yield outcome


def open_to(book: Book, act: Act) -> Expr:
    """That an act can be done: what it requires is so, and no prohibition of it stands that nothing prevails over."""
    needs = conj([c.expr for c in act.requires])
    norms = [p for p, _ in index_of(book).norms.get(act.name, ())]
    doers = [p for p in book.parts() if any(isinstance(o, Perform) and o.act == act.name for o in p.outcomes)]
    if any(beats(one, other, book) for one in (*norms, *doers) for other in norms):
        return needs
    return conj([needs, free(book, Anchor(AnchorKind.ACT, act=act.name, args=act.parameters))])


def finding(context: Context, part: Part, later: Later) -> Finding:
    """The finding on an event that never ends."""
    book = context.book
    said = tuple(f"fact: only clauses and acts change {book.phrases.say_read(cell)}" for cell in later.fixed)
    found = proof(
        context,
        CHECK,
        (part.clause,),
        f"{part.event} never ends: once it has begun, nothing can bring about its end ({lasts(book, part)}).",
        f"end of {part.event}",
        core=(
            *dict.fromkeys(said),
            *(f"cannot come while it lasts: {barred(later, who)}" for who in later.barred),
        ),
        related=tuple(dict.fromkeys(ban for bans in later.barred.values() for ban in bans)),
        cures=("Wait for something else.", "Let a clause bring the end about."),
        moment=part.anchor.moment,
    )
    return replace(found, never=Proof.INDUCTIVE)


def barred(later: Later, who: str) -> str:
    """What cannot come, with the clauses that forbid it."""
    return f"{who} (see {', '.join(later.barred[who])})" if later.barred[who] else who
