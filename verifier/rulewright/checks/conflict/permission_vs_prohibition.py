"""An act that one clause permits, obliges or does is forbidden by another, with no priority between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from rulewright.book.model import Anchor, AnchorKind, Book, ChangeCell, Norm, NormKind, Part, Perform, SetCell
from rulewright.checks.shared.pairs import (
    Side,
    applies,
    cures,
    distinct,
    names_of,
    same_args,
    same_moment,
    settled_by_priority,
    side,
    stands,
)
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.language.expr import FALSE, TRUE, Expr, Literal, Variable, conj, disj, equal
from rulewright.story.interference import meet, outcome_writes, reads
from rulewright.story.moments import around, at_turn, conditions_of, ended, life_of, played
from rulewright.story.reveal import reveal
from rulewright.story.story import Doing, requirements
from rulewright.table.index import index_of, range_of

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
        for ban in [(p, n) for p, n in norms if n.kind is NormKind.FORBID]:
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
    yield from (one for one in norms if one[1].kind is not NormKind.FORBID)
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
        if quiet or against.kind in (NormKind.FORBID, NormKind.OFFER):  # a ban on one way leaves the others
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
        moment = played(book, right.anchor)
        question = partial(done_in_spite, book, left, norm, right, outcome)
        query = made(left, norm, right, outcome.text, right.args(outcome.args), question, "does", moment)
        before = earlier_acts(book, rival, outcome)
        yield replace(query, lax=bool(before))
        asked = reads(reveal(forbidden(book, left, norm, right, outcome), book), book)
        for doer, done in (one for one in before if meet(outcome_writes(book, one[1]), asked)):
            third = side(doer, "3")
            question = partial(done_in_spite, book, left, norm, right, outcome, (third, done))
            yield replace(query, asks=question, parameters=(*query.parameters, *third.variables), tentative=True)


def earlier_acts(book: Book, part: Part, outcome: Perform) -> list[Doer]:
    """What is done before an act of a part, by it or what lands together with it: it may lift a ban, or bring one."""
    mates = [index_of(book).parts[d.part.id] for d in around(book, part)[1] if d.part is not None]
    found = []
    for mate in mates:
        for done in (o for o in mate.outcomes if isinstance(o, Perform)):
            own = mate.id == part.id
            if own and not mate.variables and mate.outcomes.index(done) >= part.outcomes.index(outcome):
                return found
            found.append((mate, done))
        if mate.id == part.id:
            return found
    return found


def done_in_spite(
    book: Book, left: Side, norm: Norm, right: Side, outcome: Perform, before: tuple[Side, Perform] | None = None
) -> Expr:
    """That one side forbids an act when the other comes to do it, be it because of an act done before."""
    args = right.args(outcome.args)
    banned = landed(book, right.part, forbidden(book, left, norm, right, outcome), before)
    here = [same_args(left.args(norm.args), args), banned]
    if before is not None:
        doer, done = before
        here += [same_moment(doer, right), doer.told(life_of(doer.part)), doer.told(conditions_of(doer.part))]
        if doer.part.id == right.part.id:
            earlier = doer.part.outcomes.index(done) < doer.part.outcomes.index(outcome)
            one, other = ([s.names[v.name] for v in s.part.variables] for s in (doer, right))
            here.append(comes_first(book, doer.part.variables, one, other, earlier))
    return conj([applies(book, right), at_turn(book, right.renamed, conj(here), life_of(right.renamed))])


def forbidden(book: Book, left: Side, norm: Norm, right: Side, outcome: Perform) -> Expr:
    """That one side forbids an act which the other can do, and nothing has priority over either."""
    args = right.args(outcome.args)
    return conj(
        [left.told(left.part.guard), requirements(book, norm.act, args), silent(book, norm.act, left, args, right)]
    )


def comes_first(
    book: Book, variables: Sequence[Variable], one: Sequence[Expr], other: Sequence[Expr], same: bool
) -> Expr:
    """That of two bindings of variables the one is gone through before the other, or is the ``same``."""
    if not variables:
        return TRUE if same else FALSE
    values = [Literal(v, variables[0].type) for v in range_of(variables[0], index_of(book))]
    after = [disj([equal(other[0], w) for w in values[n + 1 :]]) for n in range(len(values))]
    less = [conj([equal(one[0], v), later]) for v, later in zip(values, after, strict=True)]
    rest = comes_first(book, variables[1:], one[1:], other[1:], same)
    return disj([*less, conj([equal(one[0], other[0]), rest])])


def facing(left: Side, about: tuple[Expr, ...], right: Side, args: tuple[Expr, ...]) -> tuple[Side, Side]:
    """Two sides of one act, in which whoever is named by one of them takes the place of the other's variable."""
    right = right.with_names(zip(args, about, strict=True), Literal)
    return left.with_names(zip(about, right.args(args), strict=True), Literal | Variable), right


def landed(book: Book, part: Part, expr: Expr, before: tuple[Side, Perform] | None = None) -> Expr:
    """A condition when what lands together with a part has landed, and an act of that been done; raises TooLarge."""
    block = []
    for one in around(book, part)[1]:
        changes = tuple(o for o in one.outcomes if isinstance(o, SetCell | ChangeCell))
        block.append(replace(one, outcomes=changes))
    if before is not None:
        doer, done = before
        block.append(Doing((), TRUE, (replace(done, args=doer.args(done.args)),), part=doer.part))
    return ended(book, [tuple(block)], reveal(expr, book))


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
    demands[left.part.clause] = f"forbids: {norm.text}" + (f"; {own}" if own else "")
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
