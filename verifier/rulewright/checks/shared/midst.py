"""The moments in the midst of which clauses or other acts do an act, where what players may do has no say."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from rulewright.book.model import Act, Anchor, AnchorKind, Book, NormKind, Outcome, Part, Perform
from rulewright.checks.shared.pairs import names_of, norms_on, stands_on
from rulewright.checks.shared.reaching import done_by_clauses
from rulewright.language.expr import Expr, conj, negate
from rulewright.memo.per_book import for_a_book
from rulewright.reach.invariants import played_acts
from rulewright.story.interference import beats, following, set_off
from rulewright.story.moments import at_beginning, at_turn, conditions_of, life_of, played
from rulewright.story.reveal import reveal
from rulewright.story.story import requirements


@for_a_book
def moments_before(book: Book, part: Part) -> tuple[Anchor, ...]:
    """The moments in the midst of which the act is done that a part waits for, other than its own."""
    if part.anchor.kind is not AnchorKind.ACT or part.anchor.act not in done_by_clauses(book):
        return ()
    found = [p.anchor for p in book.parts() if p.anchor.kind is AnchorKind.STEP and part.id in set_off(book, p)]
    own = part.anchor.act, played(book, part.anchor)
    for act in played_acts(book):
        found += [act] if act.act != own[0] and act != own[1] and part.id in set_off(book, doing(act)) else []
    return tuple(dict.fromkeys(found))


@for_a_book
def moments_with(book: Book, act: Act) -> tuple[Anchor, ...]:
    """The moments in the midst of which an act is done."""
    parts = [p for p in book.parts() if p.anchor.kind is AnchorKind.STEP]
    found = [p.anchor for p in parts if performs(p.outcomes, (act.name,)) or act.name in following(book, p).acts]
    found += [anchor for anchor in played_acts(book) if act.name in following(book, doing(anchor)).acts]
    return tuple(dict.fromkeys(found))


def doers(book: Book, act: Act, anchor: Anchor) -> tuple[str, ...]:
    """The clauses that do an act in the midst of a moment, itself or by another act."""
    first = [p for p in book.parts() if p.anchor.moment == anchor.moment and anchor.kind is AnchorKind.STEP]
    if anchor.kind is AnchorKind.ACT:
        first.append(doing(anchor))
    there = {p.id for p in first}.union(*(set_off(book, p) for p in first))
    acts = {act.name}
    while more := {a.name for a in book.acts.values() if performs(a.outcomes, acts)} - acts:
        acts |= more
    return names_of(*(p.clause for p in book.parts() if p.id in there and performs(p.outcomes, acts)))


def turned(book: Book, part: Part) -> Expr:
    """That a part speaks upon an act that is done in the midst of a moment, told of the state in which it is done."""
    life = at_beginning(reveal(life_of(part), book))
    able = conj([requirements(book, part.anchor.act, part.anchor.args), *undisputed(book, part.anchor)])
    return conj([at_beginning(reveal(able, book)), life, at_turn(book, part, conditions_of(part), life)])


def undisputed(book: Book, anchor: Anchor) -> Iterator[Expr]:
    """That no prohibition stands on an act that clauses do, but such as one of these clauses has priority over."""
    act = anchor.act
    starts = book.events is not None and act == book.events.starts
    if starts or any(performs(a.outcomes, (act,)) for a in book.acts.values()):
        return  # no clause does it, so that nothing keeps it from being done
    clauses = [p for p in book.parts() if performs(p.outcomes, (act,))]
    for ban in norms_on(book, act, NormKind.FORBID):
        if not any(beats(p, ban[0], book) for p in clauses):
            yield negate(stands_on(book, ban, anchor.args))


def doing(anchor: Anchor) -> Part:
    """A part that does the act which makes a moment."""
    return Part("", "", anchor, outcomes=(Perform(anchor.act, anchor.args),))


def performs(outcomes: Iterable[Outcome], acts: Container[str]) -> bool:
    """Whether one of these acts is done among some outcomes."""
    return any(isinstance(o, Perform) and o.act in acts for o in outcomes)


def steps_of(anchors: Iterable[Anchor]) -> tuple[str, ...]:
    """The steps among some moments."""
    return tuple(dict.fromkeys(a.step for a in anchors if a.kind is AnchorKind.STEP))


def acts_of(anchors: Iterable[Anchor]) -> tuple[Perform, ...]:
    """The acts that make the others."""
    return tuple(Perform(a.act, a.args) for a in anchors if a.kind is AnchorKind.ACT)
