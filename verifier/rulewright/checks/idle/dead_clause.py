"""A clause that can never apply: its conditions exclude each other, the laws, or what happened before its turn.

So too a clause upon an act that nobody can ever do, as it is forbidden, not permitted, or requires what is never so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial, reduce

from rulewright.book.model import (
    BANNING,
    CLAUSES,
    Act,
    Anchor,
    AnchorKind,
    Book,
    Condition,
    Field,
    FieldKind,
    Kind,
    NormKind,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.idle import unreachable_row, vacuous_requirement
from rulewright.checks.idle.inert_permission import protocol
from rulewright.checks.shared.pairs import ALLOWING, Spoken, distinct, norms_on, stands_on, words_of
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.proofs import conditions_in_words, fewest, leave_open, proof
from rulewright.checks.shared.turns import earlier
from rulewright.evidence.context import NO_END, Context
from rulewright.evidence.core import Grounds, conditions_of, holds, to_blame, told_grounds
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.evidence.matter import of_part
from rulewright.language.expr import (
    FALSE,
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
)
from rulewright.language.types import BOOL, MemberType
from rulewright.memo.per_book import for_a_book
from rulewright.play.ledger import as_part
from rulewright.play.variant import without
from rulewright.solver.solve import Proved, Undecided, Verdict
from rulewright.story import effort
from rulewright.story.havoc import QUIET
from rulewright.story.interference import beats, meet, reads, writes
from rulewright.story.laws import lend_laws, waiving
from rulewright.story.matching import match
from rulewright.story.moments import around, at_beginning, at_turn, begins, ended, in_full, whole
from rulewright.story.reveal import endless, reveal
from rulewright.story.unroll import TooLarge

CHECK = Check(
    "RW201",
    "dead-clause",
    Severity.ERROR,
    "A clause can never apply, whatever the state of the game.",
)
Doer = tuple[Part, Perform]
SPOKE = Read("it spoke", (), BOOL)  # a cell of a book that is asked whether a part comes to speak
KINDS = (Kind.RULE, Kind.DEFINITION, Kind.TABLE, Kind.HEADER)


def find(context: Context) -> Iterator[Finding]:
    """The parts whose guard no lawful state meets at their turn."""
    for part in candidates(context):
        hangs_on_doers = may_be_barred(context.book, part) or (context.book.laws and upon_an_act(context.book, part))
        doing = behind(context.book, part.anchor.act) if hangs_on_doers else ()
        yield from context.unit(f"{CHECK.code} {part.id}", (part, *doing), partial(told, context, part))


def told(context: Context, part: Part) -> Iterator[Finding]:
    """The finding on a part; where what would do its act is too long a story, it is left open."""
    try:
        yield from decided(context, part)
    except TooLarge as limit:
        leave_open(context, CHECK, (part.clause,), Undecided(str(limit)))


def decided(context: Context, part: Part) -> Iterator[Finding]:
    """The finding on a part, if it is dead and no other check tells it; raises TooLarge."""
    question = applies(context.book, part, conditions_of(part))
    if not context.plainly(question):
        verdict = context.ask(question)
        proved = isinstance(verdict, Proved)
        if proved:
            verdict = done_within(context, part, question)
        if proved and endless(context.book):
            told = context.proves_at_any_end(lambda book: applies(book, part, conditions_of(part)))
            verdict = verdict if told else Undecided(NO_END)
        leave_open(context, CHECK, (part.clause,), verdict)
        if proved:
            if isinstance(verdict, Proved) and not told_elsewhere(context, part):
                yield from dead(context, part)
            return
    if may_be_barred(context.book, part):
        verdict = never_done(context, part)
        if isinstance(verdict, Proved):
            verdict = done_within(context, part, comes_yet(context, part))
        leave_open(context, CHECK, (part.clause,), verdict)
        if isinstance(verdict, Proved):
            yield from unmoved(context, part)


def candidates(context: Context) -> Iterator[Part]:
    """The parts with a condition or upon an act, of kinds that are meant to apply, that no scenario has shown alive."""
    for part in context.book.parts():
        clause = context.book.clauses[part.clause]
        asked = conditions_of(part) or upon_an_act(context.book, part)
        if clause.kind in KINDS and asked and part.id not in context.played.alive:
            yield part


def upon_an_act(book: Book, part: Part) -> bool:
    """Whether a part waits for an act that players or clauses do, and not for what becomes of an event."""
    return part.anchor.kind is AnchorKind.ACT and not protocol(book, book.acts[part.anchor.act])


@for_a_book
def doers(book: Book) -> tuple[Doer, ...]:
    """The parts that do acts, and the acts that come to others."""
    acts = (
        replace(as_part(a), anchor=Anchor(AnchorKind.ACT, act=a.name, args=a.parameters)) for a in book.acts.values()
    )
    return tuple((p, o) for p in (*book.parts(), *acts) for o in p.outcomes if isinstance(o, Perform))


@for_a_book
def behind(book: Book, act: str) -> tuple[Part, ...]:
    """The parts of the book by which it may come to an act, one after another."""
    found = {p.id: p for p in leading_to(doers(book), act)}
    return tuple(p for p in book.parts() if found.get(p.id) is p)


def leading_to(known: tuple[Doer, ...], act: str) -> tuple[Part, ...]:
    """Those of some doers, be they acts that come to others, by which it may come to an act, one after another."""
    found: dict[str, Part] = {}
    waiting = [act]
    for name in waiting:
        for doer, done in known:
            if done.act == name:
                found.setdefault(doer.id, doer)
                waiting += [doer.anchor.act] if doer.anchor.act not in ("", *waiting) else []
    return tuple(found.values())


@dataclass(frozen=True)
class Begun:
    """What does acts at a moment that comes, as far as anything begins it: what only sets itself off never does."""

    doers: tuple[Doer, ...]

    def doing(self, part: Part) -> tuple[Doer, ...]:
        """What may do the act for which a part waits."""
        mine = (d for d in self.doers if d[1].act == part.anchor.act)
        return tuple(d for d in mine if not distinct(d[1].args, part.anchor.args))


def begun(context: Context) -> Begun:
    """What does acts in the book at a moment that is not proved never to come."""
    if Begun not in context.own:
        book = context.book
        left = [d for d in doers(book) if may_be_barred(book, d[0])]
        found = grown = [d for d in doers(book) if d not in left]
        while grown and left:
            known = Begun(tuple(found))
            grown = [d for d in left if not context.proves(done(book, d[0], known, bans_upon(book, d[0])))]
            left = [d for d in left if d not in grown]
            found = [*found, *grown]
        context.own[Begun] = Begun(tuple(found))
    known = context.own[Begun]
    assert isinstance(known, Begun)
    return known


def bans_upon(book: Book, part: Part) -> tuple[Spoken, ...]:
    """What may forbid the act for which a part waits."""
    if not upon_an_act(book, part):
        return ()
    return tuple(ban for kind in BANNING for ban in norms_on(book, part.anchor.act, kind))


def may_be_barred(book: Book, part: Part) -> bool:
    """Whether a part waits for an act that something may forbid, or that something has to permit."""
    return upon_an_act(book, part) and bool(bans_upon(book, part) or book.acts[part.anchor.act].exhaustive)


def never_done(context: Context, part: Part, bans: tuple[Spoken, ...] | None = None) -> Verdict:
    """Whether the moment of a part with its conditions never comes: one of these forbids it, or nothing permits it."""
    bans = bans_upon(context.book, part) if bans is None else bans
    verdict = context.ask(comes(context.book, part, begun(context), bans))
    if isinstance(verdict, Proved) or not idle_doers(context, part, bans):
        return verdict
    return context.ask(comes_yet(context, part, bans))


def comes_yet(context: Context, part: Part, bans: tuple[Spoken, ...] | None = None) -> Expr:
    """That a part applies upon an act that players do, or what may come to do it."""
    bans = bans_upon(context.book, part) if bans is None else bans
    return comes(context.book, part, left_to_do(context, part, bans), bans)


def left_to_do(context: Context, part: Part, bans: tuple[Spoken, ...]) -> Begun:
    """What does the act for which a part waits, without what never comes to do it."""
    idle = idle_doers(context, part, bans)
    return Begun(tuple(d for d in begun(context).doing(part) if d not in idle))


def idle_doers(context: Context, part: Part, bans: tuple[Spoken, ...]) -> tuple[Doer, ...]:
    """What would do an act which nothing else can do, and never does it with those for whom a part waits."""
    book, doers = context.book, begun(context).doing(part)
    if not doers or not context.proves(comes(book, part, Begun(()), bans)):
        return ()
    if context.proves(comes(book, part, begun(context), bans)):
        return ()  # they could not do it either
    return tuple(
        d for d in doers if never_applies(context, so_done(book, d, part)) or sets_off_nothing(context, d, part)
    )


def sets_off_nothing(context: Context, doer: Doer, part: Part) -> bool:
    """Whether it is proved that what does an act leaves no state, of any before it, in which a part upon it applies.

    Raises TooLarge.
    """
    does, _ = doer
    if not {does.clause, part.clause} <= context.book.clauses.keys():
        return False  # an act that comes to another one, or is come to
    marked = marking(context.book, part)
    before, own, _ = around(marked, does)
    spoke = ended(marked, (*before, own), SPOKE)
    wider = waiving(marked, frozenset(law.name for law in marked.laws))  # which may be broken within a moment
    return context.proves_of(wider, reveal(conj([begins(marked, does.anchor), negate(SPOKE), spoke]), marked))


def so_done(book: Book, doer: Doer, part: Part) -> Part:
    """What does an act, where it does it with those for whom a part waits, as far as no state tells who they are."""

    def told(expr: Expr) -> bool:
        return all(book.fields[name].kind is FieldKind.CONSTANT for name in fields_read(expr))

    does, act = doer
    pairs = [(a, b) for a, b in zip(part.anchor.args, act.args, strict=True) if told(a)]
    among = conj([c.expr for c in conditions_of(part) if told(c.expr)])
    with_them = match(part.variables, among, tuple(a for a, _ in pairs), tuple(b for _, b in pairs), TRUE)
    same = exists(with_them.rest, with_them.condition)
    return does if same == TRUE else replace(does, conditions=(*does.conditions, Condition(same, "")))


@dataclass
class Idle:
    """For the parts that were asked about whether they never apply; one that is being asked is supposed to apply."""

    known: dict[Part, bool] = field(default_factory=dict)
    asked: set[Part] = field(default_factory=set)
    supposed: set[Part] = field(default_factory=set)  # of those being asked, those on which an answer may hang


def never_applies(context: Context, part: Part) -> bool:
    """Whether it is proved that a part never applies, be it upon an act that is never done; raises TooLarge."""
    idle: Idle = context.own.setdefault(Idle, Idle())
    if part in idle.known:
        return idle.known[part]
    if part in idle.asked:  # what waits for itself
        idle.supposed.add(part)
        return False
    idle.asked.add(part)
    try:
        found = _never_applies(context, part)
    finally:
        idle.asked.discard(part)
        idle.supposed.discard(part)
    if found or not idle.supposed:  # INVARIANT: else who asked first would decide what this comes to
        idle.known[part] = found
    return found


def _never_applies(context: Context, part: Part) -> bool:
    question = applies(context.book, part, conditions_of(part))
    proved = not context.plainly(question) and context.soon_proves(question)
    if not proved and may_be_barred(context.book, part):
        question = comes_yet(context, part)
        proved = context.soon_proves(question)
    return proved and isinstance(done_within(context, part, question), Proved)


def comes(book: Book, part: Part, known: Begun, bans: tuple[Spoken, ...]) -> Expr:
    """That a part applies upon an act that is done."""
    return conj([done(book, part, known, bans), applies(book, part, conditions_of(part))])


def done(book: Book, part: Part, known: Begun, bans: tuple[Spoken, ...]) -> Expr:
    """That a player may do the act for which a part waits, or something does it over which no ban prevails."""
    args = part.anchor.args
    permits = [n for kind in ALLOWING for n in norms_on(book, part.anchor.act, kind)]
    permitted = disj([stands_on(book, n, args) for n in permits]) if book.acts[part.anchor.act].exhaustive else TRUE
    duties = [stands_on(book, n, args) for n in norms_on(book, part.anchor.act, NormKind.OBLIGE)]
    open_to_all = [
        disj([negate(stands_on(book, b, args)), *(duties if b[1].kind is NormKind.BAR else ())]) for b in bans
    ]
    ways = [conj([permitted, *open_to_all])]
    for doer, outcome in known.doing(part):
        against = [b for b in bans if b[1].kind is NormKind.FORBID and not beats(doer, b[0], book)]
        ways.append(conj([*named_so(args, outcome.args), *(negate(stands_on(book, ban, args)) for ban in against)]))
    return disj(ways)


def named_so(args: tuple[Expr, ...], said: tuple[Expr, ...]) -> Iterator[Expr]:
    """What has to be so of those who take part in an act for it to be one that is done with others, by their names."""
    first: dict[Expr, Expr] = {}
    for arg, name in zip(args, said, strict=True):
        if isinstance(name, Literal):
            yield equal(arg, name)
        elif isinstance(name, Variable):
            yield equal(arg, first.setdefault(name, arg))
            if isinstance(arg, Literal) and isinstance(name.type, MemberType) and not name.type.optional:
                yield FALSE if arg.value is None else TRUE


def unmoved(context: Context, part: Part) -> Iterator[Finding]:
    """The finding on a part upon an act that is never done, with the fewest bans to blame."""
    book = context.book

    def enough(some: tuple[Spoken, ...]) -> bool:
        return isinstance(never_done(context, part, some), Proved)

    bans = fewest(bans_upon(book, part), enough)
    names = tuple(dict.fromkeys(p.clause for p, _ in bans))
    known, idle = left_to_do(context, part, bans), idle_doers(context, part, bans)
    idlers = {d.clause: never_applies(context, d) for d, _ in idle}
    with_them = book.phrases.say_act(part.anchor.act, part.anchor.args)
    so = f"{with_them}, {conditions_in_words(book, part)}" if conditions_of(part) else with_them
    act = book.acts[part.anchor.act]
    who, cure = "of this act only what is permitted may be done", "Permit the act."
    message = "Its moment never comes: nothing ever permits the act."
    if act.by == CLAUSES:
        who, cure = "only clauses do this act", "Let a clause do the act."
        message = "Its moment never comes: no clause ever does the act."
    if not all(idlers.values()):
        message = "No clause does the act in such a way that it applies."
        cure = f"Drop or widen one of the conditions of {', '.join((part.clause, *idlers))}."
    if names:
        message, cure = (
            f"Its moment never comes: {' or '.join(names)} always forbids the act.",
            f"Narrow {', '.join(names)}.",
        )
    yield proof(
        context,
        CHECK,
        (part.clause,),
        message,
        part.id,
        core=(
            *(f"{p.id} forbids: {conditions_in_words(book, p)}" for p, _ in bans),
            *((who,) if act.exhaustive else ()),
            *(
                f"{name}, which would do it, never applies" if wholly else f"{name} does it, and not so: {so}"
                for name, wholly in idlers.items()
            ),
        ),
        related=(*names, *idlers),
        cures=(f"Drop {part.clause}.", cure),
        moment=part.anchor.moment,
        asked=lambda alone: comes(alone, part, known, bans),
    )


def done_within(context: Context, part: Part, question: Expr) -> Verdict:
    """Whether a part that no lawful state lets apply never does upon an act that is done within a moment.

    Laws are kept at the end of a moment, and may be broken before. The question is that it applies upon its act.
    """
    book = context.book
    proved = Proved("decided by its form")
    roots = begun_by(context, part.anchor.act) if book.laws and upon_an_act(book, part) else ()
    if not roots or lawless(context, question):
        return proved
    marked = marking(book, part)
    for anchor in roots:
        try:
            spoke = ended(marked, whole(marked, anchor), SPOKE)
            verdict = context.ask_of(marked, reveal(conj([begins(marked, anchor), negate(SPOKE), spoke]), marked))
        except TooLarge as limit:
            verdict = Undecided(str(limit))
        if not isinstance(verdict, Proved):
            return verdict
    return proved


def lawless(context: Context, question: Expr) -> bool:
    """Whether no state at all meets a question, also none that breaks laws."""
    told = in_full(context.book, question) if QUIET in free_variables(question) else question
    wider = waiving(context.book, frozenset(law.name for law in context.book.laws))
    return told is not None and context.proves_of(wider, reveal(told, context.book))


def begun_by(context: Context, act: str) -> tuple[Anchor, ...]:
    """The moments in which something of the book may come to do an act."""
    acts, moments = context.book.acts, (p.anchor for p in leading_to(begun(context).doers, act))
    return tuple(dict.fromkeys(replace(m, args=acts[m.act].parameters if m.act else ()) for m in moments))


def marking(book: Book, part: Part) -> Book:
    """The book in which all that a part does is to show that it spoke."""
    clause = book.clauses[part.clause]
    mark = replace(part, outcomes=(SetCell(SPOKE.field, (), TRUE),))
    told = replace(clause, parts=tuple(mark if p.id == part.id else p for p in clause.parts))
    field = Field(SPOKE.field, (), BOOL, False)
    other = replace(book, clauses={**book.clauses, clause.id: told}, fields={**book.fields, field.name: field})
    lend_laws(book, other)
    return other


def told_elsewhere(context: Context, part: Part) -> bool:
    """Whether it is a precondition that never fails or a row that is never rolled: they have checks of their own."""
    if part.dispositions:
        return vacuous_requirement.tested(context, part)
    return bool(part.group) and unreachable_row.never_rolled(context, part)


def applies(book: Book, part: Part, conditions: tuple[Condition, ...]) -> Expr:
    """That the part would apply if it had only these of its conditions."""
    life = conj([c.expr for c in conditions if c in part.life])
    guard = conj([c.expr for c in conditions if c in part.conditions])
    if part.anchor.kind is AnchorKind.STANDING:
        return conj([life, guard])
    return conj([begins(book, part.anchor), at_beginning(reveal(life, book)), at_turn(book, part, guard, life)])


def blamed(book: Book, part: Part) -> Grounds:
    """Conditions of a dead part that exclude each other, and the laws and facts by which they do."""
    every = conditions_of(part)
    found = to_blame(book, every, lambda alone, conditions: applies(alone, part, conditions), (part.clause,))
    return found or Grounds(every)


def dead(context: Context, part: Part) -> Iterator[Finding]:
    """The finding on a dead part, with the fewest conditions to blame."""
    book = context.book
    grounds = blamed(book, part)
    core = grounds.conditions
    words = tuple(c.text or book.phrases.say(c.expr) for c in core)
    before = spoken_before(book, part, grounds)
    tested = dict.fromkeys(p.clause for p in book.parts() if p.dispositions and p.event == part.event)
    yield stated(
        context,
        CHECK,
        (part.clause,),
        message(words) if core else "Its moment never comes.",
        part.anchor.moment,
        core=(
            *(() if words else needs(book, part)),
            *(by_its_act(book, part, grounds) if words else ()),
            *(f"before it comes {c}: {book.clauses[c].says}" for c in before),
            *told_grounds(book, grounds),
        ),
        related=before if core else tuple(tested),
        cures=(f"Drop or widen one of the conditions of {part.clause}.",),
        cell=part.id,
        matter=of_part(book, part),
    )


def spoken_before(book: Book, part: Part, grounds: Grounds) -> tuple[str, ...]:
    """The clauses that speak before a dead part in its moment without which it would not be dead."""
    read = reads(conj([reveal(c.expr, book) for c in grounds.conditions]), book)
    writing = (p for p in earlier(book, part) if p.clause != part.clause and meet(writes(book, p), read))
    found = dict.fromkeys(p.clause for p in writing)

    def dead_after(clauses: tuple[str, ...]) -> bool:
        other = reduce(without, (book.clauses[c] for c in found if c not in clauses), book)
        return holds(other, grounds, lambda alone, conditions: applies(alone, part, conditions))

    return fewest(tuple(found), dead_after) if 0 < len(found) <= effort.SPOKEN_BEFORE else ()


def by_its_act(book: Book, part: Part, grounds: Grounds) -> Iterator[str]:
    """What the act for which a dead part waits requires and does first, without which the part would not be dead."""
    if not upon_an_act(book, part):
        return
    act, own = book.acts[part.anchor.act], in_its_words(book, part.anchor.act)

    def dead_upon(other: Act) -> bool:
        varied = replace(book, acts={**book.acts, act.name: other})
        return holds(varied, grounds, lambda alone, conditions: applies(alone, part, conditions))

    for condition in act.requires:
        if not dead_upon(replace(act, requires=tuple(c for c in act.requires if c is not condition))):
            yield f"{own} requires: {condition.text}"
    if act.outcomes and not dead_upon(replace(act, outcomes=())):
        yield f"before it comes what {own} does: {words_of(act.outcomes)}"


def needs(book: Book, part: Part) -> tuple[str, ...]:
    """What a part waits for, where no state lets it come."""
    if not upon_an_act(book, part):
        return ("its moment never comes",)
    own = in_its_words(book, part.anchor.act)
    return tuple(f"{own} requires: {c.text}" for c in book.acts[part.anchor.act].requires)


def in_its_words(book: Book, act: str) -> str:
    """An act as the book words it, with the names by which it speaks of who is in it."""
    return f"'{book.phrases.say_act(act, book.acts[act].parameters)}'"


def message(words: tuple[str, ...]) -> str:
    """What a dead part suffers from."""
    return f"No state meets {'this condition' if len(words) == 1 else 'these conditions together'}: {'; '.join(words)}."
