"""Which cells an outcome may write and a condition may read, as patterns: named things, or anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from rulewright.book.model import Anchor, AnchorKind, Book, ChangeCell, Norm, NormKind, Outcome, Part, Perform, SetCell
from rulewright.language.expr import Expr, Literal, Read, Variable, conj, free_variables, parts_of, substitute
from rulewright.language.types import MemberType
from rulewright.memo.per_book import for_a_book, for_what_stands
from rulewright.story.reveal import reveal
from rulewright.table.index import index_of, prevails, upon
from rulewright.table.state import orders
from rulewright.table.triggers import First

Names = tuple[str | None, ...]
Pattern = tuple[str, Names]  # a field, and for each argument its name or anything
ANYTHING = None


T = TypeVar("T")


class Identity(Generic[T]):
    """Something by identity, for caches."""

    def __init__(self, thing: T) -> None:
        self.thing = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and self.thing is other.thing


def reads(expr: Expr, book: Book) -> frozenset[Pattern]:
    """The cells that an expression may read."""
    found: set[Pattern] = set()
    for inner in parts_of(expr):
        if isinstance(inner, Read):
            args = inner.args[: len(book.fields[inner.field].parameters)]
            found |= both_orders(book, inner.field, tuple(map(name_of, args)))
    return frozenset(found)


def writes(book: Book, part: Part) -> frozenset[Pattern]:
    """The cells that a part may write, through acts and what follows upon them too."""
    found: set[Pattern] = set()
    for outcome in part.outcomes:
        found |= outcome_writes(book, outcome)
    return frozenset(found)


def outcome_writes(book: Book, outcome: Outcome) -> frozenset[Pattern]:
    """The cells that one outcome may write."""
    return bound_writes(book, bound_to(outcome, {}))


def both_orders(book: Book, name: str, args: tuple[str | None, ...]) -> frozenset[Pattern]:
    """A cell, in each order in which it may be named."""
    return frozenset((name, order) for order in orders(book.fields[name], args))


@for_a_book
def _act_writes(book: Book, act: str, args: tuple[str | None, ...]) -> frozenset[Pattern]:
    found = set[Pattern]()
    waiting, seen = [(act, args)], {(act, args)}
    while waiting:
        for outcome, names in _following(book, *waiting.pop()):
            match outcome:
                case SetCell(field=name, args=patterns) | ChangeCell(field=name, args=patterns):
                    found |= both_orders(book, name, tuple(_bound(p, names) for p in patterns))
                case Perform(act=inner, args=patterns):
                    following = (inner, tuple(_bound(p, names) for p in patterns))
                    if following not in seen:
                        seen.add(following)
                        waiting.append(following)
    return frozenset(found)


def _following(
    book: Book, act: str, args: tuple[str | None, ...]
) -> Iterator[tuple[Outcome, Mapping[str, str | None]]]:
    known = book.acts[act]
    own = known.binding(args)
    for outcome in known.outcomes:
        yield outcome, own
    for part, names in fitting(book, act, args):
        for outcome in part.outcomes:
            yield outcome, names


class Following(NamedTuple):
    """What acts lead to: the parts, by their ids, that may come to speak upon them, and the further acts."""

    parts: frozenset[str]
    acts: frozenset[str]


def following(book: Book, part: Part) -> Following:
    """What the acts that a part does may lead to."""
    return _led_to(book, tuple((o.act, tuple(map(name_of, o.args))) for o in part.outcomes if isinstance(o, Perform)))


def leads_to(book: Book, act: str, args: Names, goal: str) -> bool:
    """Whether a part, by its id, may come to speak upon an act or upon what follows it."""
    return bool(goal) and goal in _led_to(book, ((act, args),)).parts


@for_a_book
def _led_to(book: Book, done: tuple[tuple[str, Names], ...]) -> Following:
    waiting = list(done)
    seen, found, acts = set(waiting), set[str](), set[str]()
    while waiting:
        act, args = waiting.pop()
        found |= {p.id for p, _ in fitting(book, act, args) if p.id}
        inner = (bound_to(o, names) for o, names in _following(book, act, args) if isinstance(o, Perform))
        more = {(o.act, known) for o, known in inner if isinstance(o, Perform)}
        acts |= {name for name, _ in more}
        waiting += sorted(more - seen, key=repr)
        seen |= more
    return Following(frozenset(found), frozenset(acts))


def set_off(book: Book, part: Part) -> frozenset[str]:
    """The parts, by their ids, that may come to speak upon the acts that a part does."""
    return following(book, part).parts


def fitting(book: Book, act: str, args: Names) -> Iterator[tuple[Part, Mapping[str, str | None]]]:
    """The parts upon an act that may fit what it is done with, and what that makes of their variables."""
    index = index_of(book)
    named = args and args[0] is not ANYTHING and isinstance(book.acts[act].parameters[0].type, MemberType)
    first = args[0] if named else ...
    waiting = list(upon(act, first, index))
    if book.events is not None and act == book.events.rolled:
        waiting += [*index.tested.upon(first), _start(book, first)]
    for part in waiting:
        names = _fit(part.anchor.args, args)
        if names is not None:
            yield part, names


def _fit(patterns: tuple[Expr, ...], args: Names) -> Mapping[str, str | None] | None:
    """What the arguments of an act make of the variables in a pattern; nothing where they do not fit it."""
    pairs = list(zip(patterns, args, strict=True))
    if any(name_of(p) not in (ANYTHING, a) for p, a in pairs if a is not ANYTHING):
        return None
    return {p.name: a for p, a in pairs if isinstance(p, Variable)}


def _start(book: Book, first: First) -> Part:
    """The start of a rolled event, as a part upon the roll that reads all its preconditions."""
    assert book.events is not None
    parameters = book.acts[book.events.rolled].parameters[:1]
    tested = tuple(c for p in index_of(book).tested.upon(first) for c in p.conditions if not p.variables)
    anchor = Anchor(AnchorKind.ACT, act=book.events.rolled, args=parameters)
    return Part("", "", anchor, parameters, tested, (Perform(book.events.starts, parameters),))


def bound_to(outcome: Outcome, names: Mapping[str, str | None]) -> tuple[Outcome, Names]:
    """An outcome with what is known of its arguments."""
    return outcome, tuple(_bound(a, names) for a in getattr(outcome, "args", ()))


def bound_writes(book: Book, bound: tuple[Outcome, tuple[str | None, ...]]) -> frozenset[Pattern]:
    """The cells that an outcome may write when its arguments are partly known."""
    outcome, args = bound
    match outcome:
        case SetCell(field=name) | ChangeCell(field=name):
            return both_orders(book, name, args)
        case Perform(act=act):
            return _act_writes(book, act, args)
    return frozenset()


def name_of(arg: Expr) -> str | None:
    """What an argument names in so many words, or anything."""
    return str(arg.value) if isinstance(arg, Literal) and arg.value is not None else ANYTHING


def _bound(pattern: Expr, names: Mapping[str, str | None]) -> str | None:
    if isinstance(pattern, Variable):
        return names.get(pattern.name, ANYTHING)
    return name_of(pattern)


def meet(one: frozenset[Pattern], other: frozenset[Pattern]) -> bool:
    """Whether some cell fits a pattern of both."""
    by_field = _by_field(other)
    return any(args in theirs or _fits(args, theirs) for name, args in one if (theirs := by_field.get(name)))


def _fits(args: Names, others: frozenset[Names]) -> bool:
    """Whether a cell fits one pattern and some of the others, all of one field."""
    return any(all(a is None or b is None or a == b for a, b in zip(args, theirs, strict=True)) for theirs in others)


@lru_cache(maxsize=4096)
def _by_field(patterns: frozenset[Pattern]) -> Mapping[str, frozenset[Names]]:
    found: dict[str, set[Names]] = {}
    for name, args in patterns:
        found.setdefault(name, set()).add(args)
    return {name: frozenset(args) for name, args in found.items()}


@for_a_book
def relevant(
    book: Book, outcomes: tuple[Outcome, ...], wanted: frozenset[Pattern], goal: str = ""
) -> frozenset[Pattern]:
    """All that matters for the wanted cells while the outcomes land: what acts that follow read on the way, too.

    With a ``goal`` also what is read on the way to the part of that id.
    """
    cells = set(wanted)
    size = -1
    while size != len(cells):
        size = len(cells)
        for outcome in outcomes:
            if not isinstance(outcome, Perform):
                continue
            args = tuple(map(name_of, outcome.args))
            if meet(outcome_writes(book, outcome), frozenset(cells)) or leads_to(book, outcome.act, args, goal):
                _gather(book, outcome.act, args, cells, {(outcome.act, args)}, goal)
    return frozenset(cells)


def beats(one: Part, other: Part, book: Book) -> bool:
    """Whether a part has priority over another where both speak of one cell or act."""
    return prevails(one, other, index_of(book))


def settles(book: Book, one: Part | None, doer: Part | None, act: Perform) -> bool:
    """Whether a part that lands together with another may settle a cell that an act of the other writes."""
    if one is None or doer is None or not beats(one, doer, book):
        return False
    return meet(writes(book, one), outcome_writes(book, act))


def bans_on(book: Book, act: str, args: Names) -> Iterator[tuple[Part, Norm, Mapping[str, str | None]]]:
    """What may forbid an act that is done with these things, and what that makes of its variables."""
    for part, norm in index_of(book).norms.get(act, ()):
        names = _fit(norm.args, args) if norm.kind is NormKind.FORBID else None
        if names is not None:
            yield part, norm, names


def _gather(book: Book, act: str, args: Names, cells: set[Pattern], seen: set[tuple[str, Names]], goal: str) -> None:
    """Add what an act needs, what may forbid it, and what is read by whatever then writes a wanted cell.

    That is done by the act itself, by those that it does in turn, and upon it.
    """
    own = book.acts[act].binding(args)
    for condition in book.acts[act].requires:
        cells |= _named(_reads_in(book, condition.expr), condition.expr, own, book)
    for ban, norm, names in bans_on(book, act, args):
        for expr in (ban.guard, *norm.args):
            cells |= _named(_reads_in(book, expr), expr, names, book)
    doings: list[tuple[Part | None, tuple[Outcome, ...], Mapping[str, str | None]]] = [
        (None, book.acts[act].outcomes, own)
    ]
    doings += [(part, part.outcomes, names) for part, names in fitting(book, act, args)]
    for part, outcomes, names in doings:
        for outcome in outcomes:
            bound = bound_to(outcome, names)
            there = isinstance(outcome, Perform) and leads_to(book, outcome.act, bound[1], goal)
            wanted = there or (part is not None and part.id == goal)
            if not (wanted or meet(bound_writes(book, bound), frozenset(cells))):
                continue
            for expr in (*((part.guard, *part.anchor.args) if part is not None else ()), *expressions((outcome,))):
                cells |= _named(_reads_in(book, expr), expr, names, book)
            if isinstance(outcome, Perform) and (outcome.act, bound[1]) not in seen:
                seen.add((outcome.act, bound[1]))
                _gather(book, outcome.act, bound[1], cells, seen, goal)


@for_a_book
def reads_of(book: Book, part: Part) -> frozenset[Pattern]:
    """What a part reads at its turn, and what is read on the way of the acts that it does, by whatever follows."""
    cells = set(read_first(book, conj([c.expr for c in part.conditions]), part.outcomes))
    seen = set[tuple[str, Names]]()
    waiting = [(o.act, tuple(map(name_of, o.args))) for o in part.outcomes if isinstance(o, Perform)]
    while waiting:
        act, args = waiting.pop()
        if (act, args) in seen:
            continue
        seen.add((act, args))
        own = book.acts[act].binding(args)
        for condition in book.acts[act].requires:
            cells |= _named(_reads_in(book, condition.expr), condition.expr, own, book)
        for outcome in book.acts[act].outcomes:
            for expr in expressions((outcome,)):
                cells |= _named(_reads_in(book, expr), expr, own, book)
            if isinstance(outcome, Perform):
                waiting.append((outcome.act, bound_to(outcome, own)[1]))
        told = [(ban, names, norm.args, norm) for ban, norm, names in bans_on(book, act, args)]
        spoken = [(p, names, (*p.anchor.args, *expressions(p.outcomes)), None) for p, names in fitting(book, act, args)]
        for one, names, terms, norm in (*told, *spoken):
            for expr in (one.guard, *terms):
                cells |= _named(_reads_in(book, expr), expr, names, book)
            if norm is None:
                done = (o for o in one.outcomes if isinstance(o, Perform))
                waiting += [(o.act, tuple(_bound(a, names) for a in o.args)) for o in done]
    return frozenset(cells)


def _named(patterns: frozenset[Pattern], expr: Expr, names: Mapping[str, str | None], book: Book) -> frozenset[Pattern]:
    """What an expression reads, with some of its variables known."""
    told: dict[str, Expr] = {
        v.name: Literal(names[v.name], v.type) for v in free_variables(expr) if names.get(v.name) is not None
    }
    return _reads_in(book, substitute(expr, told)) if told else patterns


def read_first(book: Book, guard: Expr, outcomes: tuple[Outcome, ...]) -> frozenset[Pattern]:
    """What is read before the outcomes land: their guard, arguments and values."""
    return _reads_in(book, guard).union(*(_reads_in(book, e) for e in expressions(outcomes)))


@for_what_stands
def _reads_in(book: Book, expr: Expr) -> frozenset[Pattern]:
    return reads(reveal(expr, book), book)


def expressions(outcomes: tuple[Outcome, ...]) -> tuple[Expr, ...]:
    """What effects read of the state in which they are done: arguments and values."""
    found: list[Expr] = []
    for outcome in outcomes:
        match outcome:
            case SetCell(args=args, value=value) | ChangeCell(args=args, amount=value):
                found += [*args, value]
            case Perform(args=args):
                found += args
            case _:
                pass
    return tuple(found)
