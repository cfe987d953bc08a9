"""What sets off what: parts that do acts, joined where one waits for the act that another does; and what has an end.

A circle comes to its end where each time round something is used up: a number that only falls, or only rises, whatever
lands meanwhile, or a mark that is only ever set and that somebody lacks before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulewright.book.model import Anchor, AnchorKind, Book, ChangeCell, FieldKind, Outcome, Part, Perform, SetCell
from rulewright.checks.shared.pairs import distinct, distinct_cells, side
from rulewright.checks.shared.turns import landing_with
from rulewright.evidence.context import Context
from rulewright.language.expr import (
    FALSE,
    Apply,
    Expr,
    Literal,
    Operator,
    Read,
    Variable,
    conj,
    equal,
    fields_read,
    negate,
    substitute,
)
from rulewright.language.lazy import postponed
from rulewright.language.types import BOOL, IntType, Value
from rulewright.play.ledger import as_part
from rulewright.story import effort
from rulewright.story.effects import act_outcomes, clamped, outcome_under, plus
from rulewright.story.interference import beats
from rulewright.story.reveal import reveal
from rulewright.story.story import requirements
from rulewright.table.index import index_of, upon

if TYPE_CHECKING:
    import networkx as nx
else:
    nx = postponed("networkx")

Doer = tuple[Part, Perform]
NAMES = Literal | Variable


@dataclass(frozen=True)
class Measure:
    """Something that is used up: a field, one of its cells or all of them, and the way that it goes."""

    field: str
    args: tuple[Expr, ...] | None
    up: bool
    value: Value = None  # of what is no number: the value that is only ever set


def doers(book: Book) -> tuple[Doer, ...]:
    """The parts that do acts, the acts that come to others, and the start to which a roll comes."""
    acts = [
        replace(as_part(a), anchor=Anchor(AnchorKind.ACT, act=a.name, args=a.parameters)) for a in book.acts.values()
    ]
    if book.events is not None:
        rolled = next(a for a in acts if book.events.rolled == a.id)
        acts.append(replace(rolled, outcomes=(Perform(book.events.starts, rolled.anchor.args),)))
    return tuple((p, o) for p in (*book.parts(), *acts) for o in p.outcomes if isinstance(o, Perform))


def follows(one: Doer, other: Doer) -> bool:
    """Whether a part may wait for the act that another does."""
    anchor = other[0].anchor
    return anchor.kind is AnchorKind.ACT and anchor.act == one[1].act and not distinct(anchor.args, one[1].args)


def circles(context: Context) -> Iterator[list[tuple[Doer, ...]]]:
    """For each knot of doers that set one another off, and of which no end is proved, the circles in it."""
    every = doers(context.book)
    graph: nx.DiGraph[int] = nx.DiGraph()
    by_act: dict[str, list[int]] = {}
    for n, (part, _) in enumerate(every):
        by_act.setdefault(part.anchor.act, []).append(n)
    for n, one in enumerate(every):
        graph.add_edges_from((n, m) for m in by_act.get(one[1].act, ()) if follows(one, every[m]))
    for knot in knots(graph):
        alive = [n for n in knot if not context.proves(conj([c.expr for c in every[n][0].conditions]))]
        for left in endless(context, every, graph.subgraph(alive)):
            yield [tuple(every[n] for n in circle) for circle in passable(context, every, left)]


def passable(context: Context, every: tuple[Doer, ...], graph: nx.DiGraph[int]) -> list[list[int]]:
    """The circles of a knot in which each three on end may follow on one another, by what they are done with."""
    joins = [(a, b, c) for a, b in sorted(graph.edges) for c in sorted(graph.successors(b))]
    if len(joins) > effort.JOINS:
        return short_circles(graph)
    threes = [three for three in joins if not context.proves(joined(context.book, [every[n] for n in three]))]
    follow: nx.DiGraph[int] = nx.DiGraph()
    follow.add_edges_from(
        (m, n) for m, one in enumerate(threes) for n, other in enumerate(threes) if one[1:] == other[:2]
    )
    every_circle = [c for knot in knots(follow) for c in short_circles(follow.subgraph(knot))]
    return [[threes[n][0] for n in circle] for circle in every_circle]


def joined(book: Book, path: list[Doer]) -> Expr:
    """That doers follow on one another by the things that they name, and by what never changes."""
    sides = [side(part, f"join {n}") for n, (part, _) in enumerate(path)]
    told: list[Expr] = []
    for one, (_, done), other in zip(sides, path, sides[1:], strict=False):
        pairs = zip(one.args(done.args), other.args(other.part.anchor.args), strict=True)
        told += [equal(a, b) for a, b in pairs if isinstance(a, NAMES) and isinstance(b, NAMES)]
    for one in sides:
        fixed = [c.expr for c in one.part.conditions if constant(book, c.expr)]
        told += [one.told(c) for c in fixed]
    return conj(told)


def constant(book: Book, expr: Expr) -> bool:
    """Whether a condition hangs on nothing that changes."""
    return all(book.fields[f].kind is FieldKind.CONSTANT for f in fields_read(reveal(expr, book)))


def knots(graph: nx.DiGraph[int]) -> list[list[int]]:
    """The groups of doers that all lead to one another."""
    found = nx.strongly_connected_components(graph)
    return sorted(sorted(g) for g in found if len(g) > 1 or any(graph.has_edge(n, n) for n in g))


def short_circles(graph: nx.DiGraph[int]) -> list[list[int]]:
    """The circle through each doer of a knot, from its first on, the shortest of all before the others."""
    found: dict[tuple[int, ...], None] = {}
    for n in sorted(graph):
        back = [nx.shortest_path(graph, m, n) for m in sorted(graph.successors(n)) if nx.has_path(graph, m, n)]
        circle = min(back, key=lambda path: (len(path), path))[:-1]
        path = [n, *circle] if circle else [n]
        first = path.index(min(path))
        found[tuple(path[first:] + path[:first])] = None
    return sorted(map(list, found), key=lambda c: (len(c), c))


def endless(context: Context, every: tuple[Doer, ...], graph: nx.DiGraph[int]) -> Iterator[nx.DiGraph[int]]:
    """The knots that are left once what comes to its end is taken out."""
    for knot in knots(graph):
        inner = graph.subgraph(knot)
        landing = list(writers(context.book, (every[n][1] for n in knot)))
        for measure in measures(context.book, landing):
            used = [n for n in knot if uses_up(context, every[n], measure)]
            if used and all(keeps_to(context, one, measure) for one in landing):
                yield from endless(context, every, graph.subgraph([n for n in knot if n not in used]))
                break
        else:
            yield inner


Landing = tuple[Expr, tuple[Outcome, ...]]  # a condition, and what lands where it holds


def writers(book: Book, acts: Iterable[Perform]) -> Iterator[Landing]:
    """All that lands by these acts and by whatever is done upon them, done with the things that they name."""
    waiting = list(dict.fromkeys(named(book, done) for done in acts))
    for done in waiting:
        act = book.acts[done.act]
        outcomes = act_outcomes(act, done.args)
        yield requirements(book, done.act, done.args), outcomes
        more = [o for o in outcomes if isinstance(o, Perform)]
        parts = list(upon(act.name, ..., index_of(book)))
        if book.events is not None and act.name == book.events.rolled:
            parts += index_of(book).tested.upon(...)
            more.append(Perform(book.events.starts, done.args))
        for part in (p for p in parts if not distinct(p.anchor.args, done.args)):
            names = taken(part, done)
            outcomes = tuple(outcome_under(o, names) for o in part.outcomes)
            yield substitute(conj([c.expr for c in part.conditions]), names), outcomes
            more += [o for o in outcomes if isinstance(o, Perform)]
        waiting += [d for d in dict.fromkeys(named(book, d) for d in more) if d not in waiting]


def named(book: Book, done: Perform) -> Perform:
    """An act done with what it names in so many words, and with anything in place of all else."""
    pairs = zip(book.acts[done.act].parameters, done.args, strict=True)
    return Perform(done.act, tuple(a if isinstance(a, Literal) else p for p, a in pairs))


def taken(part: Part, done: Perform) -> dict[str, Expr]:
    """What variables of a part stand for when it follows upon an act."""
    pairs = zip(part.anchor.args, done.args, strict=True)
    return {p.name: a for p, a in pairs if isinstance(p, Variable) and isinstance(a, Literal)}


def measures(book: Book, landing: Iterable[Landing]) -> list[Measure]:
    """What may be used up: whatever is written, each cell that is named, and all cells of its field."""
    found: dict[Measure, None] = {}
    for _, outcomes in landing:
        for outcome in outcomes:
            if not isinstance(outcome, SetCell | ChangeCell):
                continue
            named = outcome.args if all(isinstance(a, Literal) for a in outcome.args) else None
            for args in dict.fromkeys((named, None)):
                if isinstance(book.fields[outcome.field].type, IntType):
                    found.update(dict.fromkeys(Measure(outcome.field, args, up) for up in (False, True)))
                elif isinstance(outcome, SetCell) and isinstance(outcome.value, Literal):
                    found[Measure(outcome.field, args, True, outcome.value.value)] = None
    return list(found)


def about(book: Book, outcome: Outcome, measure: Measure) -> bool:
    """Whether an outcome may write what a measure goes by."""
    if not isinstance(outcome, SetCell | ChangeCell) or outcome.field != measure.field:
        return False
    return measure.args is None or not distinct_cells(book, outcome.field, outcome.args, measure.args)


def keeps_to(context: Context, landing: Landing, measure: Measure) -> bool:
    """Whether nothing that lands takes a measure the other way."""
    guard, outcomes = landing
    own = [o for o in outcomes if isinstance(o, SetCell | ChangeCell) and about(context.book, o, measure)]
    return all(context.proves(conj([guard, against(context.book, o, measure)])) for o in own)


def against(book: Book, outcome: SetCell | ChangeCell, measure: Measure) -> Expr:
    """That a write takes a measure the other way."""
    before, after = written(book, outcome)
    if not isinstance(book.fields[measure.field].type, IntType):
        return FALSE if after == Literal(measure.value, after.type) else negate(_is(after, measure))
    return less(after, before) if measure.up else less(before, after)


def gained(book: Book, outcome: SetCell | ChangeCell, measure: Measure) -> Expr:
    """That a write takes a measure further on its way."""
    before, after = written(book, outcome)
    if not isinstance(book.fields[measure.field].type, IntType):
        return conj([_is(after, measure), negate(_is(before, measure))])
    return less(before, after) if measure.up else less(after, before)


def _is(expr: Expr, measure: Measure) -> Expr:
    return equal(expr, Literal(measure.value, expr.type))


def written(book: Book, outcome: SetCell | ChangeCell) -> tuple[Expr, Expr]:
    """A cell as it is and as a write leaves it."""
    spec = book.fields[outcome.field]
    before = Read(outcome.field, outcome.args, spec.type)
    if isinstance(outcome, SetCell):
        return before, outcome.value
    return before, clamped(spec, plus(before, outcome.amount))


def less(one: Expr, other: Expr) -> Expr:
    """That one number is below another."""
    return Apply(Operator.LT, (one, other), BOOL)


def uses_up(context: Context, one: Doer, measure: Measure) -> bool:
    """Whether a measure goes on each time that a part does its act: by what the act writes, or what lands before it."""
    book, (part, done) = context.book, one
    if part.id in index_of(book).parts and any(beats(other, part, book) for other in book.parts()):
        return False  # some of what it writes may be left out
    guard = conj([c.expr for c in part.conditions])
    able = requirements(book, done.act, done.args)
    by_act = act_outcomes(book.acts[done.act], done.args)
    own = part.outcomes if alone(book, part, measure) else ()
    return any(
        context.proves(conj([told, negate(gained(book, outcome, measure))]))
        for outcomes, tolds in ((by_act, (guard, able)), (own, (guard,)))
        for outcome in outcomes
        if isinstance(outcome, SetCell | ChangeCell) and surely(book, outcome, measure)
        for told in tolds
    )


def surely(book: Book, outcome: SetCell | ChangeCell, measure: Measure) -> bool:
    """Whether a write is of what a measure goes by, whatever its names stand for."""
    return outcome.field == measure.field and measure.args in (None, outcome.args)


def alone(book: Book, part: Part, measure: Measure) -> bool:
    """Whether nothing that lands with a part writes what a measure goes by, so that what it writes itself counts."""
    others = [p for p in landing_with(book, part) if p.id != part.id] if part.id in index_of(book).parts else []
    own = [o for o in part.outcomes if about(book, o, measure)]
    return len(own) == 1 and not any(about(book, o, measure) for p in others for o in p.outcomes)
