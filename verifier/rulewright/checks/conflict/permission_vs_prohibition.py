"""An act that one clause permits, obliges or does is forbidden by another, with no priority between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from rulewright.book.model import BANNING, Anchor, AnchorKind, Book, ChangeCell, Norm, NormKind, Part, Perform, SetCell
from rulewright.checks.shared.pairs import (
    Side,
    applies,
    cures,
    distinct,
    names_of,
    same_args,
    settled_by_priority,
    side,
    stands,
)
from rulewright.checks.shared.turns import landing_with
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.language.expr import TRUE, Expr, Literal, Variable, conj, fields_read
from rulewright.story.moments import at_turn, life_of, played
from rulewright.story.regression import after
from rulewright.story.reveal import reveal
from rulewright.story.story import Doing, doing, requirements
from rulewright.table.index import index_of

CHECK = Check(
    "RW303",
    "permission-vs-prohibition",
    Severity.ERROR,
    "An act is permitted, obliged or done by one clause and forbidden by another, and no rule says which prevails.",
)
Ban = tuple[Part, Norm]
Doer = tuple[Part, Perform]


def find(context: Context) -> Iterator[Finding]:
    """Norms of one act against each other, and performances against prohibitions."""
    book = context.book
    doers = performers(book)
    seen: set[tuple[tuple[str, ...], str]] = set()
    for act, norms in index_of(book).norms.items():
        if not context.may_concern(p.clause for p, _ in (*norms, *doers.get(act, ()))):
            continue
        for ban in [(p, n) for p, n in norms if n.kind in BANNING]:
            for rival in rivals(ban, norms, doers.get(act, ())):
                if not context.concerns(ban[0].clause, rival[0].clause):
                    continue
                if (names_of(ban[0].clause, rival[0].clause), act) in seen:
                    context.stats.pairs += 1
                    continue
                number = rival[0].outcomes.index(rival[1])
                about = f"{CHECK.code} {ban[0].id} {ban[0].outcomes.index(ban[1])} {rival[0].id} {number}"
                for finding in context.unit(about, (ban[0], rival[0]), partial(decided, context, ban, rival)):
                    seen.add((finding.clauses, act))
                    yield finding


def rivals(ban: Ban, norms: Sequence[Ban], doers: Sequence[Doer]) -> Iterator[Ban | Doer]:
    """What may be against a prohibition: the permissions and duties to do the act, and the parts that do it."""
    if ban[1].kind is NormKind.BAR:  # which is against the choice alone
        yield from (one for one in norms if one[1].kind is NormKind.PERMIT)
        return
    yield from (one for one in norms if one[1].kind not in BANNING)
    yield from doers


def decided(context: Context, ban: Ban, rival: Ban | Doer) -> Iterator[Finding]:
    """The finding on a prohibition and one thing that is against it."""
    part, outcome = rival
    if isinstance(outcome, Norm):
        queries = standing(context, ban, ((part, outcome),))
    else:
        queries = performed(context, ban, [(part, outcome)])
    yield from (f for f in map(context.decide, queries) if f is not None)


def performers(book: Book) -> dict[str, list[Doer]]:
    """The parts that do each act."""
    found: dict[str, list[Doer]] = {}
    for part in book.parts():
        for outcome in part.outcomes:
            if isinstance(outcome, Perform) and part.anchor.kind is not AnchorKind.STANDING:
                found.setdefault(outcome.act, []).append((part, outcome))
    return found


def standing(context: Context, ban: Ban, norms: Sequence[Ban]) -> Iterator[Query]:
    """A prohibition against the permissions and obligations of the same act."""
    book = context.book
    part, norm = ban
    for rival, against in norms:
        quiet = against.kind is NormKind.PERMIT and book.prohibition_prevails
        if quiet or against.kind in (*BANNING, NormKind.OFFER):  # a ban on one way leaves the others
            continue
        context.stats.pairs += 1
        if not context.concerns(part.clause, rival.clause):
            continue
        if settled_by_priority(book, part, rival) or distinct(norm.args, against.args):
            continue
        left, right = side(part, "1"), side(rival, "2")
        args = right.args(against.args)
        applying = [left.told(part.guard), right.told(rival.guard), silent(book, norm.act, left, args, right)]
        question = conj([same_args(left.args(norm.args), args), requirements(book, norm.act, args), *applying])
        yield made(left, norm, right, against.text, args, question, against.kind.value)


def silent(book: Book, act: str, left: Side, args: tuple[Expr, ...], right: Side) -> Expr:
    """That no other norm on the act has priority over either side."""
    norms = [(p, n.args) for p, n in index_of(book).norms.get(act, ())]
    return conj([stands(book, one, args, norms) for one in (left, right)])


def performed(context: Context, ban: Ban, doers: Sequence[Doer]) -> Iterator[Query]:
    """A prohibition against the parts that do the act."""
    book = context.book
    part, norm = ban
    for rival, outcome in doers:
        context.stats.pairs += 1
        if settled_by_priority(book, part, rival) or distinct(norm.args, outcome.args):
            continue
        left, right = facing(side(part, "1"), norm.args, side(rival, "2"), outcome.args)
        question = partial(done_in_spite, book, left, norm, right, outcome)
        moment = played(book, right.anchor)
        query = made(left, norm, right, outcome.text, right.args(outcome.args), question, "does", moment)
        yield replace(query, lax=several(rival))


def several(part: Part) -> bool:
    """Whether a part does several acts, one after the other: what an earlier one brings about may lift a ban."""
    return bool(part.variables) or sum(isinstance(o, Perform) for o in part.outcomes) > 1


def done_in_spite(book: Book, left: Side, norm: Norm, right: Side, outcome: Perform) -> Expr:
    """That one side forbids an act when the other comes to do it."""
    args = right.args(outcome.args)
    forbidden = conj(
        [left.told(left.part.guard), requirements(book, norm.act, args), silent(book, norm.act, left, args, right)]
    )
    here = conj([same_args(left.args(norm.args), args), landed(book, right, forbidden)])
    return conj([applies(book, right), at_turn(book, right.renamed, here, life_of(right.renamed))])


def facing(left: Side, about: tuple[Expr, ...], right: Side, args: tuple[Expr, ...]) -> tuple[Side, Side]:
    """Two sides of one act, in which whoever is named by one of them takes the place of the other's variable."""
    right = right.with_names(zip(args, about, strict=True), Literal)
    return left.with_names(zip(about, right.args(args), strict=True), Literal | Variable), right


def landed(book: Book, doer: Side, expr: Expr) -> Expr:
    """A condition as it is when the changes of a part, and those beside them, have been made and its acts begin.

    Raises TooLarge.
    """
    told, part = reveal(expr, book), doer.part
    read = fields_read(told)
    beside = (p for p in landing_with(book, part) or (part,) if p.section == part.section)
    changes = tuple(changing(p, doer) for p in beside if any(getattr(o, "field", "") in read for o in p.outcomes))
    return after(book, [changes], told) if changes else expr


def changing(part: Part, doer: Side) -> Doing:
    """What a part changes at the moment of the one that does the act; that this one lives is asked beside."""
    changes = tuple(o for o in part.outcomes if isinstance(o, SetCell | ChangeCell))
    told = replace(doing(part), outcomes=changes)
    here = conj([same_args(part.anchor.args, doer.args(doer.part.anchor.args)), told.guard])
    return replace(told, guard=here, life=TRUE if part.id == doer.part.id else told.life)


def made(
    left: Side,
    norm: Norm,
    right: Side,
    text: str,
    args: tuple[Expr, ...],
    question: Expr | Callable[[], Expr],
    word: str,
    moment: Anchor | None = None,
) -> Query:
    """The query of one pair."""
    parties = names_of(left.part.clause, right.part.clause)
    demands = {right.part.clause: f"{word}: {text}"}
    own = demands.get(left.part.clause)
    demands[left.part.clause] = f"{norm.kind.value}: {norm.text}" + (f"; {own}" if own else "")
    return Query(
        CHECK,
        parties,
        f"One of these clauses forbids an act that the other {word}, and no rule says which prevails."
        if len(parties) > 1
        else f"The clause forbids an act that it {word} too.",
        question,
        tuple(dict.fromkeys((*left.variables, *right.variables))),
        moment,
        ending=Ending("the rules disagree whether … is allowed", act=(norm.act, args)),
        demands=demands,
        cures=cures(parties),
        cell=norm.act,
        parts=(left.part.id, right.part.id),
    )
