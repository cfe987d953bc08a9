"""An act that one clause permits, obliges or does is forbidden by another, with no priority between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, islice

from rulewright.book.model import (
    BANNING,
    Anchor,
    AnchorKind,
    Book,
    ChangeCell,
    Norm,
    NormKind,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.shared.midst import acts_of, moments_before, steps_of, turned
from rulewright.checks.shared.pairs import (
    Side,
    applies,
    cures,
    distinct,
    free,
    names_of,
    norms_on,
    same_args,
    same_moment,
    settled_by_priority,
    side,
    stands,
    stands_on,
)
from rulewright.checks.shared.proofs import leave_open, never_at_all
from rulewright.checks.shared.steadfast import never_in_midst
from rulewright.checks.shared.turns import landing_with
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, demands_by_clause
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Variable,
    choose,
    conj,
    conjuncts,
    disj,
    equal,
    fields_read,
    free_variables,
    negate,
    number,
)
from rulewright.language.types import BOOL, Value
from rulewright.solver.solve import Undecided
from rulewright.story.effects import act_outcomes, acts_by
from rulewright.story.interference import Pattern, meet, outcome_writes, reads
from rulewright.story.moments import at_turn, begins, conditions_of, forbidden, life_of, played
from rulewright.story.regression import after
from rulewright.story.reveal import reveal
from rulewright.story.story import Doing, doing, requirements
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of, range_of

CHECK = Check(
    "RW303",
    "permission-vs-prohibition",
    Severity.ERROR,
    "An act is permitted, obliged or done by one clause and forbidden by another, and no rule says which prevails.",
    contradiction=True,
    together=True,
)
VERBS = {"obliges": "obliges to"}
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
                number = rival[0].outcomes.index(rival[1]) if rival[1] in rival[0].outcomes else rival[1]
                about = f"{CHECK.code} {ban[0].id} {ban[0].outcomes.index(ban[1])} {rival[0].id} {number}"
                inner = moments_before(book, rival[0]) if isinstance(rival[1], Perform) else ()
                work = partial(decided, context, ban, rival)
                for finding in context.unit(about, (ban[0], rival[0]), work, steps_of(inner), acts_of(inner)):
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
        direct = performed(context, ban, [(part, outcome)]) if by_itself((part, outcome)) else ()
        queries = chain(direct, in_midst(context, ban, (part, outcome)))
    yield from islice((f for f in map(context.decide, queries) if f is not None), 1)


def performers(book: Book) -> dict[str, list[Doer]]:
    """The parts that do each act, themselves or by others."""
    found: dict[str, list[Doer]] = {}
    for part in book.parts():
        for outcome in part.outcomes:
            if isinstance(outcome, Perform) and part.anchor.kind is not AnchorKind.STANDING:
                for act in acts_by(book, outcome):
                    found.setdefault(act.act, []).append((part, act))
    return found


def by_itself(doer: Doer) -> bool:
    """Whether a part does an act itself, and not by another one."""
    return doer[1] in doer[0].outcomes


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
        if norm.kind is NormKind.BAR:  # whoever is obliged to the act does not do it by choice
            duties = norms_on(book, norm.act, NormKind.OBLIGE)
            applying += [negate(stands_on(book, duty, args)) for duty in duties]
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
        doer = side(rival, "3")
        try:
            for done in earlier_acts(book, rival, outcome, reads(reveal(left.told(part.guard), book), book)):
                if not never_at_all(context, brought(book, left, (doer, done))):
                    asks = partial(done_in_spite, book, left, norm, right, outcome, (doer, done))
                    yield replace(query, asks=asks, parameters=(*query.parameters, *doer.variables), tentative=True)
        except TooLarge as limit:
            leave_open(context, CHECK, query.clauses, Undecided(str(limit)))


def in_midst(context: Context, ban: Ban, doer: Doer) -> Iterator[Query]:
    """A prohibition against a part upon an act that a clause or another act does in the midst of a moment.

    So against one that does an act by another, which is in the midst of the moment of the part.
    """
    book, (part, norm), (rival, outcome) = context.book, ban, doer
    itself = by_itself(doer)
    moments = (*(() if itself else (rival.anchor,)), *moments_before(book, rival))
    apart = settled_by_priority(book, part, rival) or distinct(norm.args, outcome.args)
    if apart or not moments or (itself and never_attempted(context, ban, doer)):
        return
    act = book.acts[norm.act]
    names = tuple(Variable(f"{v.name} done", v.type) for v in act.parameters)
    left, right = side(part, "1"), side(rival, "2")
    too_large: tuple[Query, str] | None = None  # told where no other moment shows the finding
    for anchor in moments:
        variables = (*(v for e in anchor.args for v in free_variables(e)), *names)
        told = made(left, norm, right, outcome.text, names, FALSE, "does", played(book, anchor))
        told = replace(told, parameters=tuple(dict.fromkeys(variables)), tentative=True)
        try:
            attempt = forbidden(book, anchor, rival, outcome, part, norm, names)
        except TooLarge as limit:
            too_large = too_large or (told, str(limit))
            continue
        yield replace(told, asks=conj([begins(book, anchor), free(book, anchor), attempt]))
    if too_large is not None:
        context.leave_open(*too_large)


def never_attempted(context: Context, ban: Ban, doer: Doer) -> bool:
    """Whether in no state, be it lawful or not, a part comes to do an act while a prohibition stands.

    What may have changed by acts that are done beside it is left to anybody's guess.
    """
    book, (part, norm), (rival, outcome) = context.book, ban, doer
    left, right = facing(side(part, "1"), norm.args, side(rival, "2"), outcome.args)
    args = right.args(outcome.args)
    able = [left.told(part.guard), requirements(book, norm.act, args), silent(book, norm.act, left, args, right)]
    told = reveal(conj([*able, same_args(left.args(norm.args), args)]), book)
    beside = (o for p in (rival, *landing_with(book, rival)) for o in p.outcomes if isinstance(o, Perform))
    written = frozenset[Pattern]().union(
        *(outcome_writes(book, o) for o in beside if o is not outcome or several(rival))
    )
    known = conj([c for c in conjuncts(told) if not meet(reads(c, book), written)])
    at = at_turn(book, right.renamed, landed(book, right, known), life_of(right.renamed))
    return never_in_midst(context, conj([turned(book, right.renamed), at]))


def earlier_acts(book: Book, part: Part, outcome: Perform, cells: frozenset[Pattern]) -> Iterator[Perform]:
    """What a part may do before it does an act, be it for others, that by itself writes one of some cells."""
    for n, done in enumerate(part.outcomes):
        if isinstance(done, Perform) and (part.variables or n < part.outcomes.index(outcome)):
            own = act_outcomes(book.acts[done.act], done.args)
            if any(meet(outcome_writes(book, o), cells) for o in own if isinstance(o, SetCell | ChangeCell)):
                yield done


def brought(book: Book, ban: Side, before: tuple[Side, Perform]) -> Expr:
    """That an act by itself brings a ban that was not there, in whatever state: within a moment laws need not hold."""
    guard = reveal(ban.told(ban.part.guard), book)
    return conj([negate(guard), acted(book, before, guard)])


def acted(book: Book, before: tuple[Side, Perform], told: Expr) -> Expr:
    """A revealed condition as it is after an act that can be done, by what the act itself writes; raises TooLarge."""
    doer, done = before
    args = doer.args(done.args)
    own = tuple(o for o in act_outcomes(book.acts[done.act], args) if isinstance(o, SetCell | ChangeCell))
    return after(book, [(Doing((), requirements(book, done.act, args), own),)], told)


def several(part: Part) -> bool:
    """Whether a part does several acts, one after the other: what an earlier one brings about may lift a ban."""
    return bool(part.variables) or sum(isinstance(o, Perform) for o in part.outcomes) > 1


def done_in_spite(
    book: Book, left: Side, norm: Norm, right: Side, outcome: Perform, before: tuple[Side, Perform] | None = None
) -> Expr:
    """That one side forbids an act when the other comes to do it, or does because of an act that it did before."""
    args = right.args(outcome.args)
    forbidden = conj(
        [left.told(left.part.guard), requirements(book, norm.act, args), silent(book, norm.act, left, args, right)]
    )
    here = [same_args(left.args(norm.args), args), landed(book, right, forbidden, before)]
    if before is not None:
        doer, done = before
        here += [same_moment(doer, right), doer.told(life_of(doer.part)), doer.told(conditions_of(doer.part))]
        here.append(negate(landed(book, right, left.told(left.part.guard))))
        here.append(comes_first(book, doer, right, doer.part.outcomes.index(done) < doer.part.outcomes.index(outcome)))
    return conj([applies(book, right), at_turn(book, right.renamed, conj(here), life_of(right.renamed))])


def comes_first(book: Book, one: Side, other: Side, same: bool) -> Expr:
    """That of two sides of a part the one acts before the other: by the order of its variables, or as the ``same``."""
    first: Expr = TRUE if same else FALSE
    for variable in reversed(one.part.variables):
        values = range_of(variable, index_of(book))
        mine, theirs = (rank(s.told(variable), values) for s in (one, other))
        first = disj([Apply(Operator.LT, (mine, theirs), BOOL), conj([equal(mine, theirs), first])])
    return first


def rank(named: Expr, values: Sequence[Value]) -> Expr:
    """The place of what is named among some values."""
    places = [(equal(named, Literal(v, named.type)), number(n)) for n, v in enumerate(values)]
    found: Expr = number(len(places))
    for here, place in reversed(places):
        found = choose(here, place, found)
    return found


def facing(left: Side, about: tuple[Expr, ...], right: Side, args: tuple[Expr, ...]) -> tuple[Side, Side]:
    """Two sides of one act, in which whoever is named by one of them takes the place of the other's variable."""
    right = right.with_names(zip(args, about, strict=True), Literal)
    return left.with_names(zip(about, right.args(args), strict=True), Literal | Variable), right


def landed(book: Book, doer: Side, expr: Expr, before: tuple[Side, Perform] | None = None) -> Expr:
    """A condition as it is when the changes of a part, and those beside them, have been made and its acts begin.

    With ``before`` as it is after that act by itself, too. Raises TooLarge.
    """
    told, part = reveal(expr, book), doer.part
    if before is not None:
        told = acted(book, before, told)
    read = fields_read(told)
    beside = (p for p in landing_with(book, part) or (part,) if p.section == part.section)
    changes = tuple(changing(p, doer) for p in beside if any(getattr(o, "field", "") in read for o in p.outcomes))
    return after(book, [changes], told) if changes or before is not None else expr


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
    alone = len(parties) == 1
    return Query(
        CHECK,
        parties,
        f"One of these clauses forbids an act that the other {VERBS.get(word, word)}, and no rule says which prevails."
        if not alone
        else f"The clause forbids an act that it {VERBS.get(word, word)} too.",
        question,
        tuple(dict.fromkeys((*left.variables, *right.variables))),
        moment,
        ending=Ending("the rules disagree whether … is allowed", act=(norm.act, args)),
        demands=demands_by_clause(
            [(left.part.clause, f"{norm.kind.value}: {norm.text}"), (right.part.clause, f"{word}: {text}")]
        ),
        named=tuple(
            (parties[0], Ending(f"{verb}: …", act=(norm.act, args))) for verb in (norm.kind.value, word) if alone
        ),
        cures=cures(parties),
        cell=norm.act,
        parts=(left.part.id, right.part.id),
    )
