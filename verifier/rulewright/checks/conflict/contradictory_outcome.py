"""Two clauses, or one under two bindings, give a cell different values in one state at one moment."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from heapq import merge
from itertools import combinations_with_replacement
from typing import NamedTuple

from rulewright.book.model import AnchorKind, Book, ChangeCell, Claim, Condition, Outcome, Part, Perform, SetCell
from rulewright.book.model import expressions_of as terms_of
from rulewright.checks.shared.crowds import Crowd, Fixed, Patience, fixed_by
from rulewright.checks.shared.doings import cell_of_any
from rulewright.checks.shared.midst import acts_of, moments_before, steps_of, turned
from rulewright.checks.shared.pairs import (
    Side,
    applies,
    at_once,
    cures,
    distinct,
    distinct_cells,
    free,
    names_of,
    same_cell,
    same_moment,
    settled_by_priority,
    side,
    simultaneous,
    stands,
    those_prevailing,
    together,
)
from rulewright.checks.shared.proofs import leave_open
from rulewright.checks.shared.steadfast import never_in_midst
from rulewright.checks.shared.turns import earlier, later, writes_once
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, demands_by_clause
from rulewright.language.expr import (
    TRUE,
    Expr,
    Literal,
    Read,
    Variable,
    conj,
    disj,
    equal,
    exists,
    fields_read,
    free_variables,
    negate,
    number,
)
from rulewright.language.types import MemberType
from rulewright.memo.per_book import for_a_book
from rulewright.solver.solve import Undecided
from rulewright.story import effort
from rulewright.story.effects import act_outcomes, outcome_under
from rulewright.story.interference import Pattern, beats, meet, outcome_writes, reads, settles, writes
from rulewright.story.moments import around, at_turn, begins, contested, life_of, played, quarrels
from rulewright.story.regression import act_block, after
from rulewright.story.reveal import reveal
from rulewright.story.story import Doing, doing, place_of, requirements
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of, may_prevail
from rulewright.table.state import orders

CHECK = Check(
    "RW302",
    "contradictory-outcome",
    Severity.ERROR,
    "Two clauses that apply in one state contradict each other, and no rule says which prevails.",
    contradiction=True,
    together=True,
)
Written = SetCell | ChangeCell | Claim


class Writing(NamedTuple):
    """A part and what it writes or claims, itself or through an act; then it asks for what the act requires."""

    part: Part
    outcome: SetCell | ChangeCell | Claim
    act: Perform | None = None


Bucket = list[Writing]


def find(context: Context) -> Iterator[Finding]:
    """Collisions of claims on one cell, and of effects that land together."""
    seen: set[tuple[tuple[str, ...], str]] = set()
    for bucket in (b for b in buckets(context.book) if context.may_concern(w.part.clause for w in b)):
        about = f"{CHECK.code} {said(context.book, bucket)}"
        inner = [a for w in bucket for a in moments_before(context.book, w.part)]
        work = partial(colliding, context, bucket)
        found = context.unit(about, written_by(context.book, bucket), work, steps_of(inner), acts_of(inner))
        for finding in found:
            key = (finding.clauses, bucket[0].outcome.field)
            if key not in seen:
                seen.add(key)
                yield finding


def written_by(book: Book, bucket: Bucket) -> list[Part]:
    """The parts that write, as they stand in the book, with their acts."""
    return [index_of(book).parts[w.part.id] for w in bucket]


def said(book: Book, bucket: Bucket) -> str:
    """What is written at one moment, with all that a question about two of it tells beside what their parts say."""
    places = ((p.id, p.outcomes.index(o), act.act if act else "") for p, o, act in bucket)
    words = ((book.clauses[p.clause].parent, says(book, p, o)) for p, o, _ in bucket)
    told = [(*place, *spoken) for place, spoken in zip(places, words, strict=True)]
    return f"{bucket[0].outcome.field} {bucket[0].part.anchor.moment} {told}"


def colliding(context: Context, bucket: Bucket) -> Iterator[Finding]:
    """The collisions of what writes or claims one field at one moment, one for every two clauses."""
    book = context.book
    seen: set[tuple[str, ...]] = set()
    prevailing = silencing(book, bucket)
    involved = [w for w in bucket if context.involves(w.part.clause)]
    patience = Patience(context, CHECK, len(bucket))
    for one, other in couples(book, involved):
        context.stats.pairs += 1
        patience.looked += 1
        clauses = names_of(one.part.clause, other.part.clause)
        wanted = clauses not in seen and context.concerns(one.part.clause, other.part.clause)
        if not wanted or not candidate(book, one, other):
            continue
        if patience.ends(clauses, f"{len(bucket)} times {one.outcome.field} may get a value at one moment"):
            return
        patience.asked += 1
        before = len(context.undecided)
        asked = replace(query(book, one, other, prevailing), crowded=patience.crowded)
        finding = context.decide(asked)
        if len(context.undecided) > before:
            if kept_apart(context, one, other):
                del context.undecided[before:]  # it is decided all the same
            elif finding is None and not isinstance(one.outcome, Claim) and one.part.section != other.part.section:
                finding = decided_between(context, one, other, asked, before)
        if finding is None and len(context.undecided) == before:
            finding = decided_in_midst(context, one, other, asked)
        if finding is not None:
            patience.found += 1
            seen.add(clauses)
            yield finding


def decided_between(context: Context, one: Writing, other: Writing, asked: Query, before: int) -> Finding | None:
    """The finding on two writings that are left open, if their sections contest the cell; what is decided so is not."""
    left = len(context.undecided)
    cell = cell_of(context.book, one)
    variables = tuple(a for a in cell.args if isinstance(a, Variable) and a not in asked.parameters)
    question = partial(contested_so, context.book, one, other, cell, asked)
    finding = context.decide(replace(asked, asks=question, parameters=(*asked.parameters, *variables)))
    del context.undecided[before if finding is not None or len(context.undecided) == left else left :]
    return finding


def decided_in_midst(context: Context, one: Writing, other: Writing, asked: Query) -> Finding | None:
    """The finding on two writings upon an act that collide where a clause or another act does it."""
    book, ids = context.book, (one.part.id, other.part.id)
    moments = moments_before(book, index_of(book).parts[one.part.id])
    if not moments or never_collide(context, one, other):
        return None
    cell = cell_of_any(book, one.outcome.field, "cell")
    ending = Ending(
        "the rules disagree whether …", cell=(cell.field, cell.args, Literal(book.fields[cell.field].start, cell.type))
    )
    too_large: TooLarge | None = None  # told where no other moment shows the finding
    for anchor in moments:
        try:
            question = conj([begins(book, anchor), free(book, anchor), quarrels(book, anchor, cell, *ids)])
        except TooLarge as limit:
            too_large = too_large or limit
            continue
        names = tuple(dict.fromkeys(v for e in (*anchor.args, *cell.args) for v in free_variables(e)))
        moment = played(book, anchor)
        told = replace(asked, asks=question, parameters=names, anchor=moment, ending=ending, named=(), tentative=True)
        finding = context.decide(told)
        if finding is not None:
            return finding
    if too_large is not None:
        leave_open(context, CHECK, asked.clauses, Undecided(str(too_large)))
    return None


def never_collide(context: Context, one: Writing, other: Writing) -> bool:
    """Whether no state lets two writings collide, or players may always do the act, so that it was asked.

    The state is that in the midst of a moment, where laws need not hold.
    """
    book, left, right = context.book, side(one.part, "1"), side(other.part, "2")
    if free(book, left.anchor) == TRUE:
        return True
    args, others = left.args(one.outcome.args), right.args(other.outcome.args)
    here = [same_cell(book, one.outcome.field, args, others), collide(left, right, one.outcome, other.outcome)]
    clash = at_turn(book, left.renamed, conj(here), life_of(left.renamed))
    turns = [turned(book, left.renamed), turned(book, right.renamed), same_moment(left, right)]
    return never_in_midst(context, conj([*turns, clash]))


def cell_of(book: Book, writing: Writing) -> Read:
    """The cell that is written, with variables in place of what is only worked out when it is."""
    spec, args = book.fields[writing.outcome.field], side(writing.part, "1").args(writing.outcome.args)
    plain: list[Expr] = []
    for n, (arg, sort) in enumerate(zip(args, spec.parameters, strict=True)):
        plain.append(arg if isinstance(arg, Literal | Variable) else Variable(f"cell {n}", MemberType(sort)))
    return Read(spec.name, tuple(plain), spec.type)


def contested_so(book: Book, one: Writing, other: Writing, cell: Read, asked: Query) -> Expr:
    """That two writings collide and their sections contest the cell; raises TooLarge."""
    left = side(one.part, "1")
    here = same_cell(book, cell.field, cell.args, left.args(one.outcome.args))
    before, own, rest = around(book, left.renamed)
    place = place_of(one.part, 0)
    contest, _ = contested(book, (*before, own, *rest), cell, place.stage, place.section, other.part.section)
    return conj([asked.question, at_turn(book, left.renamed, here, life_of(left.renamed)), contest])


def silencing(book: Book, bucket: Bucket) -> Bucket:
    """Of what is written those whose parts may prevail over another: nothing else keeps a writing from standing."""
    prevailing = {p.id for p in may_prevail([w.part for w in bucket], index_of(book))}
    return [w for w in bucket if w.part.id in prevailing]


def kept_apart(context: Context, one: Writing, other: Writing) -> bool:
    """Whether of two acts the later is never done: what it requires the earlier takes, and nothing gives it back.

    It is proved by an invariant: that one of the two cannot be done holds after the other, and each thing that lands
    at their moment keeps it (Floyd, 1967).
    """
    book, sides = context.book, (side(one.part, "1"), side(other.part, "2"))
    if one.act is None or other.act is None:
        return False
    if not together(book, one.part, other.part):
        return False
    beside = [p for p in those_prevailing(book) if any(simultaneous(book, p, w.part) for w in (one, other))]
    if any(settles(book, p, w.part, w.act) for w in (one, other) for p in beside if w.act is not None):
        return False  # an act may be done and take nothing
    (left, right), cells = sides, (one.outcome.args, other.outcome.args)
    meeting = conj(
        [
            same_cell(book, one.outcome.field, left.args(cells[0]), right.args(cells[1])),
            collide(left, right, one.outcome, other.outcome),
            *(binding_apart(left, right) if left.part.id == right.part.id else ()),
        ]
    )
    pairs = ((left, one.act, right, other.act), (right, other.act, left, one.act))
    with suppress(TooLarge):
        return all(_takes(context, meeting, *pair) and _never_given_back(context, *pair[2:]) for pair in pairs)
    return False


@for_a_book
def at_moments(book: Book) -> Mapping[str, tuple[Part, ...]]:
    """The parts of each moment."""
    found: dict[str, list[Part]] = {}
    for part in book.parts():
        found.setdefault(part.anchor.moment, []).append(part)
    return {moment: tuple(parts) for moment, parts in found.items()}


def binding_apart(left: Side, right: Side) -> tuple[Expr, ...]:
    """That one part applies under two bindings."""
    return (disj([negate(equal(a, b)) for a, b in zip(left.variables, right.variables, strict=True)]),)


def _takes(context: Context, meeting: Expr, doer: Side, done: Perform, later: Side, wanted: Perform) -> bool:
    """Whether an act always leaves another, with which it would meet, impossible."""
    book = context.book
    able = requirements(book, done.act, doer.args(done.args))
    left = after(book, [act_block(done.act, doer.args(done.args))], _needs(book, later, wanted))
    return context.proves(conj([meeting, able, left]))


def _never_given_back(context: Context, later: Side, wanted: Perform) -> bool:
    """Whether nothing that lands at the moment of an act makes it possible again."""
    book, needs = context.book, _needs(context.book, later, wanted)
    read = reads(needs, book)
    for part in at_moments(book).get(later.part.anchor.moment, ()):
        for outcome in part.outcomes:
            if not meet(outcome_writes(book, outcome), read):
                continue
            landing = Doing((), TRUE, (outcome_under(outcome, side(part, "3").names),))
            if not context.proves(conj([negate(needs), after(book, [(landing,)], needs)])):
                return False
    return True


def _needs(book: Book, doer: Side, done: Perform) -> Expr:
    return reveal(requirements(book, done.act, doer.args(done.args)), book)


def couples(book: Book, bucket: Bucket) -> Iterator[tuple[Writing, Writing]]:
    """Every two of a bucket that may meet: claims with claims, effects with effects.

    Of many, those are left out that can be seen not to meet from what they name and what their conditions fix.
    """
    claims, effects = ([w for w in bucket if isinstance(w.outcome, Claim) is claimed] for claimed in (True, False))
    yield from meeting(book, claims)
    yield from meeting(book, effects)


def meeting(book: Book, group: Bucket) -> Iterator[tuple[Writing, Writing]]:
    """Every two of a group that may meet, each with itself too, in order."""
    if len(group) <= effort.CROWD:
        return combinations_with_replacement(group, 2)
    crowd = Crowd([named_and_fixed(book, w) for w in group], [kind_of(w.outcome) for w in group])
    places = merge(((n, n) for n in range(len(group))), crowd.pairs())
    return ((group[one], group[other]) for one, other in places)


def named_and_fixed(book: Book, writing: Writing) -> Fixed:
    """What a writing names, where it stands, and what the conditions of its part fix when its moment begins.

    Of one section whose clauses speak in turn no two write at once.
    """
    part = index_of(book).parts[writing.part.id]
    told = named(book, writing)
    if isinstance(writing.outcome, Claim):
        return {**told, **(fixed_by(book, part) if part.anchor.kind is AnchorKind.STANDING else {})}
    if part.section in index_of(book).follows:
        return told
    if at_once(book, part.section):
        return {**told, **fixed_by(book, part)}
    before = frozenset[Pattern]().union(*(writes(book, p) for p in earlier(book, part)))
    fixed: Fixed = {
        c: v for c, v in fixed_by(book, part).items() if isinstance(c, Read) and not meet(reads(c, book), before)
    }
    return {**told, ("turn", part.section): part.id, **fixed}


def named(book: Book, writing: Writing) -> Fixed:
    """What a writing and its moment name in so many words."""
    part, outcome, _ = writing
    told = {"cell": () if book.fields[outcome.field].symmetric else outcome.args, "moment": part.anchor.args}
    return {(what, n): a.value for what, args in told.items() for n, a in enumerate(args) if isinstance(a, Literal)}


def kind_of(outcome: Written) -> Hashable | None:
    """What two outcomes on one cell have in common if they never collide; nothing where that is not plain."""
    if isinstance(outcome, ChangeCell):
        return ChangeCell
    return (type(outcome), outcome.value.value) if isinstance(outcome.value, Literal) else None


def buckets(book: Book) -> list[Bucket]:
    """What writes or claims one field at one moment, so that only those are compared."""
    found: dict[tuple[str, str], list[Writing]] = {}
    for part in book.parts():
        if part.dispositions:
            continue
        for writing in writings(book, part):
            found.setdefault((writing.outcome.field, part.anchor.moment), []).append(writing)
    return list(found.values())


@for_a_book
def writings(book: Book, part: Part) -> tuple[Writing, ...]:
    """What a part writes and claims."""
    return tuple(_writings(book, part))


def _writings(book: Book, part: Part) -> Iterator[Writing]:
    for outcome in part.outcomes:
        match outcome:
            case SetCell() | ChangeCell() | Claim():
                yield Writing(part, outcome)
            case Perform(text=text) as done:
                for able, own in _by_act(book, done):
                    told = replace(own, text=text)
                    needs = Condition(_by_then(book, part, done, able), text)
                    doing = replace(part, conditions=(*part.conditions, needs), outcomes=(told,))
                    yield Writing(doing, told, done)
            case _:
                pass


def _by_act(book: Book, done: Perform, above: tuple[str, ...] = ()) -> Iterator[tuple[Expr, SetCell | ChangeCell]]:
    """What an act writes and the acts that it does in turn, but for itself; each with what that requires before it."""
    able = requirements(book, done.act, done.args)
    outcomes = act_outcomes(book.acts[done.act], done.args)
    before = [o for o in outcomes if isinstance(o, SetCell | ChangeCell)]
    yield from ((able, outcome) for outcome in before)
    landed = list[Outcome](before)
    for inner in (o for o in outcomes if isinstance(o, Perform)):
        if inner.act not in (*above, done.act):
            for needs, outcome in _by_act(book, inner, (*above, done.act)):
                yield conj([able, after(book, [(Doing((), TRUE, tuple(landed)),)], reveal(needs, book))]), outcome
        landed.append(inner)


def _by_then(book: Book, part: Part, act: Perform, expr: Expr) -> Expr:
    """A condition as it is just before a part does an act, told of the state at its turn.

    By then all has been written that lands together with the part, and those before it have done their acts. Where
    these give a cell two values, it holds with either.
    """
    cells = reads(reveal(expr, book), book)
    batch = around(book, part)[1] or (doing(part),)
    place = next((n for n, d in enumerate(batch) if d.part is not None and d.part.id == part.id), 0)
    acted = part.outcomes[: part.outcomes.index(act)]
    own = replace(doing(part), variables=(), guard=TRUE, life=TRUE)
    block = []
    for n, mate in enumerate((*batch[:place], own, *batch[place + 1 :])):
        done = [o for o in mate.outcomes if not isinstance(o, Perform) or n < place or (n == place and o in acted)]
        outcomes = tuple(o for o in done if meet(outcome_writes(book, o), cells))
        if outcomes:
            block.append(replace(mate, outcomes=outcomes))
    if not block:
        return expr
    turned = tuple(replace(mate, outcomes=mate.outcomes[::-1]) for mate in reversed(block))
    with suppress(TooLarge):
        ways = dict.fromkeys((tuple(block), turned))  # of two values the first is shown
        return conj([after(book, [way], reveal(expr, book)) for way in ways])
    return expr


def candidate(book: Book, one: Writing, other: Writing) -> bool:
    """Whether two writings can collide at all, as far as their form shows."""
    (part, outcome, act), (rival, against, rival_act) = one, other
    if (act or rival_act) and part.id == rival.id and not part.variables:
        return False  # it does in its own order what it does
    if isinstance(outcome, Claim) != isinstance(against, Claim):
        return False
    if not isinstance(outcome, Claim) and not simultaneous(book, part, rival):
        return False
    if part.group and part.group == rival.group and part.id != rival.id:
        return False
    if settled_by_priority(book, part, rival):
        return False
    if one is other and fixed_by_arguments(book, part, outcome):
        return False
    return not distinct(part.anchor.args, rival.anchor.args) and unlike(book, outcome, against)


def unlike(book: Book, outcome: Written, against: Written) -> bool:
    """Whether two outcomes on one field may give one cell two values, as far as their form shows."""
    if isinstance(outcome, ChangeCell) and isinstance(against, ChangeCell):
        return False
    if distinct_cells(book, outcome.field, outcome.args, against.args):
        return False
    return type(outcome) is not type(against) or not same_literal(value_of(outcome), value_of(against))


def fixed_by_arguments(book: Book, part: Part, outcome: Written) -> bool:
    """Whether one cell can only ever get one value from an outcome: its arguments settle the variables.

    Those of a symmetric field do not, as either of two variables may stand for either argument.
    """
    named = {a.name for a in outcome.args if isinstance(a, Variable) and not book.fields[outcome.field].symmetric}
    moment = {a.name for a in part.anchor.args if isinstance(a, Variable)}
    return all(v.name in named | moment for v in free_variables(value_of(outcome)))


def value_of(outcome: Written) -> Expr:
    """What an outcome writes, claims or adds."""
    return outcome.amount if isinstance(outcome, ChangeCell) else outcome.value


def same_literal(one: Expr, other: Expr) -> bool:
    """Whether two values are the same in so many words."""
    return isinstance(one, Literal) and isinstance(other, Literal) and one.value == other.value


def query(book: Book, one: Writing, other: Writing, bucket: Bucket) -> Query:
    """The question whether two writings collide in some state in which nothing prevails over either."""
    left, right = side(one.part, "1"), side(other.part, "2")
    outcome, args = one.outcome, left.args(one.outcome.args)
    parties = names_of(left.part.clause, right.part.clause)
    apart = one.part.section != other.part.section
    settled = not apart or all(writes_once(book, w.part, outcome.field) for w in (one, other))
    return Query(
        CHECK,
        parties,
        "Both of these apply in one state and contradict each other, and no rule says which prevails."
        if len(parties) > 1
        else "In one state this contradicts itself, and no rule says which prevails.",
        partial(meet_and_differ, book, one, other, bucket),
        (*left.variables, *right.variables),
        None if left.part.anchor.kind is AnchorKind.STANDING else played(book, left.anchor),
        ending=Ending("the rules disagree whether …", cell=(outcome.field, args, left.told(value_of(outcome)))),
        demands=demands_by_clause((w.part.clause, says(book, w.part, w.outcome)) for w in (one, other)),
        named=tuple((parties[0], under_witness(book, *w)) for w in ((left, one), (right, other)) if len(parties) == 1),
        cures=cures(parties),
        cell=outcome.field,
        parts=(left.part.id, right.part.id),
        between=None if isinstance(outcome, Claim) else True,
        changes=any(isinstance(w.outcome, ChangeCell) for w in (one, other)),
        # the act of one may keep the other from being done, and its section may change once more what one writes
        tentative=bool(one.act or other.act) or not settled,
    )


def meet_and_differ(book: Book, one: Writing, other: Writing, bucket: Bucket) -> Expr:
    """That two writings meet in a cell, differ, and both stand."""
    left, right = side(one.part, "1"), side(other.part, "2")
    outcome, against = one.outcome, other.outcome
    args, others = left.args(outcome.args), right.args(against.args)
    beside = [w for w in bucket if isinstance(outcome, Claim) or simultaneous(book, w.part, left.part)]
    clash = conj([same_cell(book, outcome.field, args, others), collide(left, right, outcome, against)])
    # What an effect names and writes is read at its turn, as its conditions are.
    meeting = [same_moment(left, right), at_turn(book, left.renamed, clash, life_of(left.renamed))]
    if (one.act or other.act) and left.part.id == right.part.id:  # under one binding it does them in its own order
        meeting += binding_apart(left, right)
    if one.part.section != other.part.section:
        sides = ((left, outcome, right), (right, against, left))
        meeting += [negate(overwritten(book, one, o, against)) for one, o, against in sides]
    standing = [
        stands(book, left, args, silencing_one(book, one, beside)),
        stands(book, right, others, silencing_one(book, other, beside)),
    ]
    return conj([applies(book, left), applies(book, right), *meeting, *standing])


def silencing_one(book: Book, writing: Writing, bucket: Bucket) -> list[tuple[Part, tuple[Expr, ...]]]:
    """What may keep a writing from standing: an act comes after what is written at once, so that it cannot."""
    over = (w for w in bucket if writing.act is not None or w.act is None)
    return [(w.part, order) for w in over for order in orders(book.fields[w.outcome.field], w.outcome.args)]


def overwritten(book: Book, one: Side, outcome: Written, rival: Side) -> Expr:
    """That a later clause sets the cell that a side writes, over which what it meets does not prevail."""
    found = []
    for part in (p for p in later(book, one.part) if not beats(rival.part, p, book)):
        after = side(part, "later")
        for own in (o for o in part.outcomes if isinstance(o, SetCell) and o.field == outcome.field):
            here = same_cell(book, own.field, after.args(own.args), one.args(outcome.args))
            found.append(exists(after.variables, conj([same_moment(after, one), here, applies(book, after)])))
    return disj(found)


def collide(left: Side, right: Side, outcome: Written, against: Written) -> Expr:
    """That two outcomes on one cell do not agree: two values, or a value beside a change."""
    changes = [(s, o) for s, o in ((left, outcome), (right, against)) if isinstance(o, ChangeCell)]
    if changes:
        return conj([negate(equal(s.told(o.amount), number(0))) for s, o in changes])
    return negate(equal(left.told(value_of(outcome)), right.told(value_of(against))))


def under_witness(book: Book, one: Side, writing: Writing) -> Ending:
    """What a side demands, to be told under a witness: in its own words where these hang on what the moment changes."""
    outcome, act = writing.outcome, writing.act
    if act is not None and not any(map(fields_read, act.args)):
        return Ending("…", act=(act.act, one.args(act.args)))
    if act is None and not isinstance(outcome, ChangeCell) and not any(map(fields_read, terms_of(outcome))):
        return Ending("…", cell=(outcome.field, one.args(outcome.args), one.told(outcome.value)))
    return Ending(says(book, one.part, outcome))


def says(book: Book, part: Part, outcome: Written) -> str:
    """What a part demands, in the words it was written in."""
    return outcome.text or book.clauses[part.clause].says
