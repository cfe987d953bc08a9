"""Two events that may both be rolled in one turn and write different things into one cell: the later one decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, islice

from rulewright.book.model import Anchor, Book, ChangeCell, Part, SetCell
from rulewright.checks.shared.event_graph import drawn, moment_of
from rulewright.checks.shared.pairs import distinct, distinct_cells, same_cell, settled_by_priority, simultaneous
from rulewright.evidence.context import NOT_SHOWN, Context
from rulewright.evidence.examples import example_text, share_of
from rulewright.evidence.findings import Check, Finding, Names, Severity, Unsettled, fingerprints, in_one_line
from rulewright.evidence.matter import of_parts
from rulewright.evidence.neighbors import near
from rulewright.evidence.quarrels import undisputed, writers
from rulewright.evidence.telling import gherkin
from rulewright.evidence.trial import trial
from rulewright.evidence.two_orders import Order, disputed, order
from rulewright.language.expr import FALSE, TRUE, Expr, Literal, Read, Variable, conj, equal, exists, negate, substitute
from rulewright.language.types import Value
from rulewright.memo.per_book import for_a_book
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import GaveUp, Proved, Refuted, Undecided
from rulewright.solver.witness import Witness, as_witness, witness
from rulewright.story import effort
from rulewright.story.havoc import TOO_LONG
from rulewright.story.matching import apart
from rulewright.story.moments import begins, short, turn, undisputed_end
from rulewright.story.regression import act_block
from rulewright.story.reveal import reveal
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of, upon
from rulewright.table.state import Cell, orders
from rulewright.table.triggers import first_of

CHECK = Check(
    "RW601",
    "order",
    Severity.NOTE,
    "Two events of one turn write different things into one cell, so that their order matters.",
)


class Alike(Exception):
    """Both orders come to the same, which is proved."""


@dataclass(frozen=True, slots=True)
class Writes:
    """A clause of an event's opening and one cell that it writes."""

    event: str
    part: Part
    outcome: SetCell | ChangeCell


def find(context: Context) -> Iterator[Finding]:
    """For each two events the first cell that they leave different according to their order."""
    for one, other in combinations(drawn(context.book), 2):
        pairs = at_odds(context.book, one, other)
        yield from islice((f for p, q in pairs for f in settled(context, p, q)), 1)


@for_a_book
def at_odds(book: Book, one: str, other: str) -> tuple[tuple[Writes, Writes], ...]:
    """What two events write that may differ."""
    return tuple((p, q) for p in openings(book, one) for q in openings(book, other) if may_differ(book, p, q))


@for_a_book
def matter(book: Book, one: str, other: str) -> str:
    """All that two events write that may differ, of which one finding tells the first."""
    writes = dict.fromkeys(w for pair in at_odds(book, one, other) for w in pair)
    return of_parts(book, [replace(w.part, outcomes=(w.outcome,)) for w in writes])


def settled(context: Context, one: Writes, other: Writes) -> tuple[Finding, ...]:
    """The finding on two outcomes, kept as long as nothing changes that their moments may consult."""
    names = (f"{w.part.id} {w.part.outcomes.index(w.outcome)}" for w in (one, other))
    about = f"{CHECK.code} {one.event} {other.event} {' '.join(names)} {matter(context.book, one.event, other.event)}"
    return context.unit(about, (one.part, other.part), partial(found_by, context, one, other))


def found_by(context: Context, one: Writes, other: Writes) -> Iterator[Finding]:
    """The finding on two outcomes, if there is one."""
    example = context.example(names_of(context.book, one, other), share(one, other))
    shown = played(context, one, other, args_of(context.book, one, other), example) if example is not None else None
    if shown is not None:
        context.stats.candidates += 1
        yield in_one_line(shown) if context.is_known(shown) else shown
        return
    finding = decided(context, one, other)
    if finding is not None:
        yield finding


def openings(book: Book, event: str) -> Iterator[Writes]:
    """What the clauses upon the start of an event write."""
    assert book.events is not None
    start = moment_of(book, book.events.starts, event)
    for part in upon(start.act, first_of(start.args), index_of(book)):
        if part.anchor.args == start.args:
            for outcome in part.outcomes:
                if isinstance(outcome, SetCell | ChangeCell):
                    yield Writes(event, part, outcome)


def may_differ(book: Book, one: Writes, other: Writes) -> bool:
    """Whether two outcomes may write one cell, not both by adding and not both the same value."""
    if one.outcome.field != other.outcome.field:
        return False
    both = (one.outcome, other.outcome)
    if all(isinstance(o, ChangeCell) for o in both):
        return False
    values = [o.value for o in both if isinstance(o, SetCell) and isinstance(o.value, Literal)]
    if len(values) == 2 and values[0] == values[1]:
        return False
    return not distinct_cells(book, one.outcome.field, one.outcome.args, other.outcome.args)


def decided(context: Context, one: Writes, other: Writes) -> Finding | None:
    """The finding on two outcomes, if both orders are played from some state and end differently."""
    args, question = args_of(context.book, one, other), asked(context.book, one, other)
    proved = context.loosely_proved(question)
    plain = FALSE if proved else short(context.book, question) or context.plain(question)
    if plain is None:
        context.undecided.append(unsettled(context, one, other, TOO_LONG))
        return None
    verdict = context.ask(plain)
    if isinstance(verdict, Proved):
        return None
    if isinstance(verdict, Undecided):
        context.undecided.append(unsettled(context, one, other, verdict.reason))
        return None
    if brief := in_line(context, one, other, args, verdict):
        return brief
    try:
        finding = searched(context, one, other, args, plain, plain)
        finding = finding or in_both_orders(context, one, other, args, question, plain)
        reason = NOT_SHOWN
    except Alike:
        return None
    except (GaveUp, TooLarge) as limit:
        finding, reason = None, str(limit)
    if finding is None:
        context.undecided.append(unsettled(context, one, other, reason))
    return finding


def in_both_orders(
    context: Context, one: Writes, other: Writes, args: tuple[Expr, ...], question: Expr, nearby: Expr
) -> Finding | None:
    """The finding where the first states that meet a question do not show it: both orders are told in full.

    Raises Alike, GaveUp, TooLarge.
    """
    question = conj([question, unlike(context.book, one, other, args)])
    if context.loosely_proved(question):
        raise Alike
    plain = short(context.book, question) or context.plain(question)
    if plain is None:
        raise TooLarge(TOO_LONG)
    verdict = context.ask(plain)
    if isinstance(verdict, Proved):
        raise Alike
    if isinstance(verdict, Undecided):
        raise GaveUp(verdict.reason)
    return searched(context, one, other, args, plain, nearby)


def unlike(book: Book, one: Writes, other: Writes, args: tuple[Expr, ...]) -> Expr:
    """That both events can be rolled in either order, and a cell holds something after the one, not after the other."""
    mine, theirs = rolls(book, one, other)
    kind = book.fields[one.outcome.field].type
    held = equal(Read(one.outcome.field, args, kind), Variable("what it holds", kind))
    return conj(
        [
            *(begins(book, act) for act in (mine, theirs)),
            *(then(book, (first,), begins(book, act)) for first, act in ((mine, theirs), (theirs, mine))),
            then(book, (mine, theirs), held),
            then(book, (theirs, mine), negate(held)),
        ]
    )


def then(book: Book, acts: tuple[Anchor, ...], condition: Expr) -> Expr:
    """A condition over the state after some acts that nothing disputes, told of the state before them.

    Raises TooLarge.
    """
    return undisputed_end(book, [act_block(a.act, a.args) for a in acts], reveal(condition, book))


def searched(
    context: Context, one: Writes, other: Writes, args: tuple[Expr, ...], sought: Expr, nearby: Expr
) -> Finding | None:
    """The finding with the least state that meets a question and in which nothing is in the way of what is done.

    The question is to hold wherever there is such a finding; states near the least one are to meet another, which is
    short, as the table tells. Raises Alike, GaveUp, TooLarge.
    """
    book, further, exact = context.book, conj([]), True
    sought, nearby = reveal(sought, book), reveal(nearby, book)
    for _ in range(effort.ORDER_WITNESSES):
        found = witness(book, Obligation("", conj([sought, further])))
        if found is None:
            if exact:
                raise Alike
            break
        finding = played(context, one, other, args, found)
        if finding is not None:
            return finding
        for near_by in near(book, nearby, (), found, (one.part, other.part)):
            if (finding := played(context, one, other, args, near_by)) is not None:
                return finding
        bans, quarrels = met(context, one, other, found), contested(context, one, other, found)
        if not bans and not quarrels:
            break
        calm = short(book, conj([quarrel.settled(book) for quarrel in quarrels]))
        exact = exact and not bans and calm is not None and all(quarrel.exact(book) for quarrel in quarrels)
        unbanned = (negate(exists(p.variables, p.guard)) for p in bans)
        further = conj([further, *(reveal(e, book) for e in (calm or TRUE, *unbanned))])
    return None


@dataclass(frozen=True, slots=True)
class Quarrel:
    """Fields of which the rules disagree about some cell when an event starts, after another was rolled if one was."""

    rolled: Anchor
    start: Anchor
    fields: frozenset[str]
    first: tuple[Anchor, ...] = ()

    def settled(self, book: Book) -> Expr:
        """That the parts upon the roll, and upon the start that it brings, do not disagree about any of them."""
        told = conj([undisputed(book, moment, self.fields, ()) for moment in (self.rolled, self.start)])
        return then(book, self.first, told) if self.first else told

    def exact(self, book: Book) -> bool:
        """Whether they disagree wherever that is not so: all that write them land together, and none prevails."""
        upon = [
            [part for part, _ in writers(book, moment, self.fields) if not distinct(part.anchor.args, moment.args)]
            for moment in (self.rolled, self.start)
        ]
        pairs = [pair for parts in upon for pair in combinations(parts, 2) if pair[0].id != pair[1].id]
        alone = not book.acts[self.rolled.act].outcomes and not all(upon)
        return alone and all(simultaneous(book, *pair) and not settled_by_priority(book, *pair) for pair in pairs)


def contested(context: Context, one: Writes, other: Writes, found: Witness) -> list[Quarrel]:
    """What the rules disagree about when two events are rolled in either order from a witness."""
    book, quarrels = context.book, list[Quarrel]()
    assert book.events is not None
    mine, theirs = rolls(book, one, other)
    for first, second in ((mine, theirs), (theirs, mine)):
        inputs = dict(found.given())
        trace = trial(book, found.state(book), first, inputs)
        after = trial(book, trace.after, second, inputs)
        for rolled, met_in, before in ((first, trace, ()), (second, after, (first,))):
            fields = frozenset(name for name, _ in met_in.contested)
            quarrels += [Quarrel(rolled, replace(rolled, act=book.events.starts), fields, before)] if fields else []
    return quarrels


def in_line(context: Context, one: Writes, other: Writes, args: tuple[Expr, ...], verdict: Refuted) -> Finding | None:
    """The finding without evidence, if it is known and shows in the first state that comes to hand."""
    if not context.known:
        return None
    finding = played(context, one, other, args, as_witness(context.book, (), verdict.situation))
    return in_one_line(finding) if finding is not None and context.is_known(finding) else None


def asked(book: Book, one: Writes, other: Writes) -> Expr:
    """That both clauses apply to one cell in one state and write different things."""
    mine, theirs = named(one, "1"), named(other, "2")
    applies = [substitute(turn(book, one.part), mine), substitute(turn(book, other.part), theirs)]
    cell, against = (tuple(substitute(a, names) for a in w.outcome.args) for w, names in ((one, mine), (other, theirs)))
    same = [same_cell(book, one.outcome.field, cell, against)]
    if isinstance(one.outcome, SetCell) and isinstance(other.outcome, SetCell):
        same.append(negate(equal(substitute(one.outcome.value, mine), substitute(other.outcome.value, theirs))))
    return conj([*applies, *same])


def args_of(book: Book, one: Writes, other: Writes) -> tuple[Expr, ...]:
    """The arguments of the cell that both outcomes write: things where either names them, else in the first's names."""
    mine = tuple(substitute(a, named(one, "1")) for a in one.outcome.args)
    theirs = (o for o in orders(book.fields[one.outcome.field], other.outcome.args) if not distinct(mine, o))
    (only, *more) = theirs
    return mine if more else tuple(b if isinstance(b, Literal) else a for a, b in zip(mine, only, strict=True))


def named(one: Writes, mark: str) -> dict[str, Expr]:
    """The variables of a part with names that the other part does not use."""
    return apart(one.part.variables, mark)


def played(context: Context, one: Writes, other: Writes, args: tuple[Expr, ...], found: Witness) -> Finding | None:
    """The finding with a witness from which both orders are played; None if they end alike."""
    book = context.book
    cell: Cell = (one.outcome.field, tuple(valued(context, a, found) for a in args))
    if None in cell[1]:
        return None
    first, second = rolls(book, one, other)
    title = f"{CHECK.name}: {one.part.clause} and {other.part.clause}"
    ends = [order(book, found, acts, cell, title) for acts in ((first, second), (second, first))]
    if ends[0] is None or ends[1] is None or ends[0].value == ends[1].value:
        return None
    return told(context, one, other, cell, (ends[0], ends[1]), found, (first, second))


def rolls(book: Book, one: Writes, other: Writes) -> tuple[Anchor, Anchor]:
    """The rolls of the two events."""
    assert book.events is not None
    return moment_of(book, book.events.rolled, one.event), moment_of(book, book.events.rolled, other.event)


def met(context: Context, one: Writes, other: Writes, found: Witness) -> list[Part]:
    """The prohibitions that stood against something done from a witness: a state without them shows more."""
    book = context.book
    forbidding = disputed(book, found, rolls(book, one, other))
    return [p for act, clauses in forbidding.items() for p, _ in index_of(book).norms[act] if p.clause in clauses]


def valued(context: Context, arg: Expr, found: Witness) -> Value:
    """What an argument is under a witness."""
    said = context.teller.named(arg, found)
    return said.value if isinstance(said, Literal) else None


def told(
    context: Context,
    one: Writes,
    other: Writes,
    cell: Cell,
    ends: tuple[Order, Order],
    found: Witness,
    acts: tuple[Anchor, Anchor],
) -> Finding:
    """The finding in words."""
    book = context.book
    clauses = parties(one, other)
    said = [book.phrases.say_cell(*cell, end.value) for end in ends]
    return Finding(
        CHECK.code,
        CHECK.name,
        CHECK.severity,
        book.id,
        clauses,
        f"Of {one.event} and {other.event}, rolled in one turn, the later one decides: the dice give their order.",
        f"{book.phrases.say_act(acts[0].act, acts[0].args)}, then {book.phrases.say_act(acts[1].act, acts[1].args)}",
        tuple(s.text for s in ends[0].scenario.steps if s.keyword == "given"),
        {
            clauses[0]: f"{one.event} after {other.event}: {said[1]}",
            clauses[-1]: f"{other.event} after {one.event}: {said[0]}",
        },
        scenario=gherkin(ends[0].scenario),
        replayed=True,
        cures=("Say which of the two prevails when both happen in one turn, or what both together come to.",),
        fingerprint=names_of(book, one, other).fingerprint,
        former=names_of(book, one, other).former,
        positions=context.positions(clauses),
        cells=found.cells,
        example=example_text(share(one, other), found),
    )


def names_of(book: Book, one: Writes, other: Writes) -> Names:
    """The fingerprints of what is found on two outcomes."""
    events = one.event, other.event
    return fingerprints(book, CHECK.code, parties(one, other), " ".join(events), matter(book, *events))


def parties(one: Writes, other: Writes) -> tuple[str, ...]:
    """The clauses of two outcomes."""
    return tuple(dict.fromkeys((one.part.clause, other.part.clause)))


def share(one: Writes, other: Writes) -> str:
    """What of their clauses two outcomes are."""
    return share_of([w.part.id for w in (one, other)], [w.part.outcomes.index(w.outcome) for w in (one, other)])


def unsettled(context: Context, one: Writes, other: Writes, reason: str) -> Unsettled:
    """The question on two outcomes as one that stays open."""
    about = CHECK.code, context.book.id, (one.part.clause, other.part.clause)
    return Unsettled(*about, reason, names_of(context.book, one, other).fingerprint)
