"""A clause of which two readings are recorded, in a state in which they come to different things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial

from rulewright.book.model import (
    Anchor,
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Clause,
    Field,
    Norm,
    NormKind,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.shared.decided import as_decided
from rulewright.checks.shared.doings import weight
from rulewright.checks.shared.pairs import Side, free, same_args, same_cell, side, simultaneous, stands, together
from rulewright.checks.shared.rows import content
from rulewright.evidence.context import NOT_SHOWN, Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, Unsettled
from rulewright.evidence.matter import of_parts
from rulewright.evidence.readings import readings_of, under
from rulewright.language.expr import TRUE, Expr, Literal, Read, Variable, conj, disj, equal, exists, negate
from rulewright.language.types import MemberType
from rulewright.story.effects import act_outcomes
from rulewright.story.interference import ANYTHING, Names, Pattern, outcome_writes, writes
from rulewright.story.moments import at_turn, begins, clashing, contested, ended, played, whole
from rulewright.story.regression import after
from rulewright.story.restriction import given
from rulewright.story.reveal import reveal
from rulewright.story.story import Block, Doing, place_of, requirements
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of

CHECK = Check(
    "RW501",
    "ambiguity",
    Severity.WARNING,
    "A clause reads in two ways, and there is a state in which they come to different things.",
)
Parts = tuple[Part, ...]
Cell = tuple[str, tuple[Expr, ...]]
VERDICTS = {
    NormKind.FORBID: "refused",
    NormKind.BAR: "refused",
    NormKind.PERMIT: "allowed",
    NormKind.OBLIGE: "obligatory",
    NormKind.OFFER: "obligatory",  # of all ways to meet the duty
}


def find(context: Context) -> Iterator[Finding]:
    """The recorded readings that differ from the adopted one in some lawful state."""
    for clause in context.book.clauses.values():
        for name, others in readings_of(clause).items():
            about = f"{CHECK.code} {clause.id} {clause.adopted} {name}"
            spoken = dict.fromkeys(p.clause for p in others)
            parts = (*clause.parts, *others, *(p for c in spoken for p in context.book.clauses[c].parts))
            found = context.unit(about, parts, partial(told_apart, context, clause, name, others))
            yield from (as_decided(context.book, f, clause.id, clause.adopted) for f in found)


def told_apart(context: Context, clause: Clause, name: str, others: Parts) -> Iterator[Finding]:
    """The finding on one reading, if it differs from the adopted one."""
    before = len(context.undecided)
    try:
        finding = first(context, queries(context.book, clause, name, others))
        acting = len(context.undecided)
        finding = finding or first(context, acting_queries(context.book, clause, name, others))
        unshown = {u.reason for u in context.undecided[acting:]} <= {NOT_SHOWN}
        if finding is None and unshown:  # what follows may take the difference back, what is beside may contest one
            del context.undecided[acting:]
            finding = first(context, last_queries(context.book, clause, name, others))
    except TooLarge as limit:
        finding = None
        context.undecided.append(Unsettled(CHECK.code, context.book.id, (clause.id,), str(limit)))
    if finding is not None:
        del context.undecided[before:]
        yield finding


def first(context: Context, queries: Iterable[Query]) -> Finding | None:
    """What the first of some questions leads to that leads to a finding."""
    return next((f for f in map(context.decide, queries) if f is not None), None)


def queries(book: Book, clause: Clause, name: str, others: Parts) -> Iterator[Query]:
    """The questions whether two readings of a clause claim the same and make the same norms."""
    other, own = under(book, clause, others), own_parts(book, clause, others)
    yield from asked(book, clause, name, others, (*claimed(book, other, own, others), *ruled(book, other, own, others)))


def acting_queries(book: Book, clause: Clause, name: str, others: Parts) -> Iterator[Query]:
    """The questions whether two readings of a clause do the same."""
    yield from asked(book, clause, name, others, done(book, own_parts(book, clause, others), others))


def last_queries(book: Book, clause: Clause, name: str, others: Parts) -> Iterator[Query]:
    """The questions whether the moments of two readings of a clause end alike."""
    own = own_parts(book, clause, others)
    yield from asked(book, clause, name, others, ends(book, under(book, clause, others), own, others))


def own_parts(book: Book, clause: Clause, others: Parts) -> Parts:
    """What the parts of another reading stand in place of."""
    return tuple(p for c in dict.fromkeys((clause.id, *(p.clause for p in others))) for p in book.clauses[c].parts)


def asked(book: Book, clause: Clause, name: str, others: Parts, questions: Iterable[Question]) -> Iterator[Query]:
    """Questions on two readings of a clause, each with what it leads to."""
    other = under(book, clause, others)
    spoken = dict.fromkeys((clause.id, *(p.clause for p in others)))
    for condition, variables, ending, part, early in questions:
        yield Query(
            CHECK,
            (clause.id,),
            f"Read as '{name}' this comes to something else than read as '{clause.adopted}'.",
            condition,
            variables,
            None if part.anchor.kind is AnchorKind.STANDING else played(book, part.anchor),
            ending=ending,
            cures=("Say which of the two is meant.",),
            related=tuple(c for c in spoken if c != clause.id),
            cell=name,
            matter=of_parts(book, (*clause.parts, *others)),
            other=other,
            readings=(clause.adopted, name),
            tentative=early,
            coarse=early,
            lax=part.anchor.kind is not AnchorKind.STANDING,  # what comes after it may take it back
        )


Asked = Expr | Callable[[], Expr]
Question = tuple[Asked, tuple[Variable, ...], Ending, Part, bool]  # the last: whether it is told too early


def claimed(book: Book, other: Book, own: Parts, others: Parts) -> Iterator[Question]:
    """What only one of the readings claims of a cell, where the cell shows something else without it."""
    for mine, theirs, without in ((own, others, other), (others, own, book)):
        for part, claim in claims_of(mine):
            left = side(part, "1")
            args, value = left.args(claim.args), left.told(claim.value)
            against = [(side(p, "2"), c) for p, c in claims_of(theirs) if c.field == claim.field]
            silent = [negate(exists(s.variables, says(book, s, c, args, value))) for s, c in against]
            shown = reveal(Read(claim.field, args, book.fields[claim.field].type), without)
            speaks = [left.told(part.guard), *silent, negate(equal(shown, value))]
            yield conj(speaks), left.variables, Ending(cell=(claim.field, args, value)), left.renamed, False


def says(book: Book, one: Side, claim: Claim, args: tuple[Expr, ...], value: Expr) -> Expr:
    """That a side claims just this of a cell."""
    same = [same_cell(book, claim.field, args, one.args(claim.args)), equal(one.told(claim.value), value)]
    return conj([*same, one.told(one.part.guard)])


def claims_of(parts: Parts) -> list[tuple[Part, Claim]]:
    """The claims of parts."""
    return [(p, o) for p in parts for o in p.outcomes if isinstance(o, Claim)]


def ruled(book: Book, other: Book, own: Parts, others: Parts) -> Iterator[Question]:
    """The norms that only one of the readings makes."""
    for mine, theirs, word, so_read in ((own, others, "is", book), (others, own, "is not", other)):
        for part, norm in norms_of(mine):
            left = side(part, "1")
            args = left.args(norm.args)
            rivals = [(p, n.args) for p, n in index_of(book).norms.get(norm.act, ())]
            against = [(side(p, "2"), n) for p, n in norms_of(theirs) if (n.kind, n.act) == (norm.kind, norm.act)]
            silent = [
                negate(exists(s.variables, conj([same_args(s.args(n.args), args), s.told(s.part.guard)])))
                for s, n in against
            ]
            speaks = [left.told(part.guard), requirements(book, norm.act, args), stands(book, left, args, rivals)]
            if norm.kind is NormKind.PERMIT:  # what another clause forbids is not allowed because of this one
                speaks.append(free(so_read, Anchor(AnchorKind.ACT, act=norm.act, args=args)))
            words = f"… {word} {VERDICTS[norm.kind]} because of {part.clause}"
            ways = ((w.act, left.args(w.args)) for w in norm.ways)
            ending = Ending(words, act=(norm.act, args), others=tuple(w for w in ways if w != (norm.act, args)))
            yield conj([*speaks, *silent]), left.variables, ending, left.renamed, False


def norms_of(parts: Parts) -> list[tuple[Part, Norm]]:
    """The norms of parts."""
    return [(p, o) for p in parts for o in p.outcomes if isinstance(o, Norm)]


def done(book: Book, own: Parts, others: Parts) -> Iterator[Question]:
    """The cells that the readings leave with different values, moment by moment.

    It is asked first as if nothing came before in the moment, which is a small question and mostly enough.
    """
    acting = [p for p in (*own, *others) if p.anchor.kind is not AnchorKind.STANDING]
    for moment in dict.fromkeys(p.anchor.moment for p in acting):
        mine, theirs = (tuple(p for p in parts if p in acting and p.anchor.moment == moment) for parts in (own, others))
        apart = Apart(book, side((mine or theirs)[0], "1"), mine, theirs)
        for speaks, early in ((True, True), (True, False), (False, False)):
            for cell in apart.cells:
                lead, value = apart.lead, Literal(book.fields[cell.field].start, book.fields[cell.field].type)
                ending = Ending(cell=(cell.field, cell.args, value))
                question = partial(apart.question, cell, speaks, early)
                yield question, (*lead.variables, *cell.variables), ending, lead.renamed, early


def ends(book: Book, other: Book, own: Parts, others: Parts) -> Iterator[Question]:
    """The cells that hold different values when a moment of the readings has ended, whatever it is that writes them."""
    acting = [p for p in (*own, *others) if p.anchor.kind is not AnchorKind.STANDING]
    for lead in {p.anchor.moment: side(p, "1") for p in acting}.values():
        anchor = played(book, lead.anchor)
        both = tuple(whole(one, anchor) for one in (book, other))
        begun = conj([begins(book, lead.anchor), free(book, lead.anchor)])
        for field_, names in sorted(written_in(book, both), key=repr):
            spec = book.fields[field_]
            args, variables = cell_named(spec, names)
            cell = Read(field_, args, spec.type)
            told = tuple(zip((book, other), both, (own, others), strict=True))
            left, right = (ended(one, blocks_, reveal(cell, book)) for one, blocks_, _ in told)
            clashes = (clash(one, blocks_, parts, cell) for one, blocks_, parts in told)
            unlike = disj([negate(equal(left, right)), negate(equal(*clashes))])
            ending = Ending(cell=(field_, args, Literal(spec.start, spec.type)))
            yield conj([begun, unlike]), (*lead.variables, *variables), ending, lead.renamed, False


def clash(book: Book, moment: tuple[Block, ...], own: Parts, cell: Read) -> Expr:
    """That the sections of some parts contest a cell in a moment of theirs, with others beside or by themselves."""
    parts = [d.part for block in moment for d in block if d.part is not None and may_write(book, d.part, cell.field)]
    places = dict.fromkeys(place_of(p, 0) for p in own if may_write(book, p, cell.field))
    alone = [clashing(book, moment, cell, p.stage, p.section) for p in places]
    beside = [(p, q) for p in own for q in parts if q.section != p.section and simultaneous(book, p, q)]
    pairs = dict.fromkeys((place_of(p, 0), q.section) for p, q in beside)
    return disj([*alone, *(contested(book, moment, cell, p.stage, p.section, other)[0] for p, other in pairs)])


def may_write(book: Book, part: Part, name: str) -> bool:
    """Whether a part may write a field."""
    return any(field_ == name for field_, _ in writes(book, part))


def written_in(book: Book, moments: Iterable[Iterable[Block]]) -> frozenset[Pattern]:
    """The cells that something in one of these moments may write."""
    outcomes = (o for blocks_ in moments for block in blocks_ for d in block for o in d.outcomes)
    return frozenset().union(*(outcome_writes(book, o) for o in outcomes))


def cell_named(spec: Field, names: Names) -> tuple[tuple[Expr, ...], tuple[Variable, ...]]:
    """The arguments of a cell that fits a pattern, and the variables that stand in it for anything."""
    args: list[Expr] = []
    for n, (sort, name) in enumerate(zip(spec.parameters, names, strict=True)):
        kind = MemberType(sort)
        args.append(Variable(f"cell~{n}", kind) if name is ANYTHING else Literal(name, kind))
    return tuple(args), tuple(a for a in args if isinstance(a, Variable))


@dataclass(frozen=True)
class Written:
    """A cell that a reading writes, with the variables that name it; by an act of it, or itself."""

    field: str
    args: tuple[Expr, ...]
    variables: tuple[Variable, ...]
    by_act: bool


@dataclass
class Apart:
    """Two readings of what is done at one moment, and what is asked of the cells that they leave different."""

    book: Book
    lead: Side
    mine: Parts
    theirs: Parts
    told: dict[Written, Expr] = field(default_factory=dict)

    @cached_property
    def cells(self) -> list[Written]:
        """The cells that either reading writes, those of small questions first."""
        both = (*self.mine, *self.theirs)
        found = [Written(*c, v, by_act) for by_act in (False, True) for c, v in cells_of(self.book, both, by_act)]
        return sorted(found, key=lambda c: weight(self.differ(c), self.book)) if len(found) > 1 else found

    @cached_property
    def speaking(self) -> Expr:
        """That the adopted reading does something, in the state in which it does."""
        return reveal(speaking(self.lead, self.mine), self.book)

    @cached_property
    def begun(self) -> Expr:
        """That the moment comes."""
        return conj([begins(self.book, self.lead.anchor), free(self.book, self.lead.anchor)])

    def differ(self, cell: Written) -> Expr:
        """That the readings leave a cell different."""
        if cell not in self.told:
            book, by_act = self.book, cell.by_act
            read = content(book, cell.field, cell.args)
            left, right = (after(book, blocks(book, self.lead, p, by_act), read) for p in (self.mine, self.theirs))
            self.told[cell] = negate(equal(left, right))
        return self.told[cell]

    def question(self, cell: Written, speaks: bool, early: bool) -> Expr:
        """That a cell is left different, by an adopted reading that speaks if that is asked for; ``early`` as above."""
        telling = self.speaking if speaks else TRUE
        left = given(self.differ(cell), telling)
        turned = left if early else at_turn(self.book, self.lead.renamed, conj([telling, left]))
        return conj([self.begun, telling, turned])


def speaking(lead: Side, parts: Parts) -> Expr:
    """That some of the parts apply: a state in which the adopted reading does something tells more."""
    return disj([exists(p.variables, meeting(lead, p)) for p in parts])


def meeting(lead: Side, part: Part) -> Expr:
    """That a part applies at the moment of another."""
    return conj([same_args(part.anchor.args, lead.anchor.args), part.guard])


def cells_of(book: Book, parts: Parts, through: bool) -> list[tuple[Cell, tuple[Variable, ...]]]:
    """The cells that parts write, themselves or through their acts, with the variables that name them."""
    found: dict[Cell, tuple[Variable, ...]] = {}
    for part in parts:
        one = side(part, "cell")
        for outcome in part.outcomes:
            match outcome:
                case SetCell() | ChangeCell() if not through:
                    found.setdefault((outcome.field, one.args(outcome.args)), one.variables)
                case Perform() if through:
                    found.update(dict.fromkeys(written_by(book, outcome.act, one.args(outcome.args)), one.variables))
                case _:
                    pass
    return list(found.items())


def written_by(book: Book, act: str, args: tuple[Expr, ...]) -> Iterable[Cell]:
    """The cells that an act writes by itself."""
    for outcome in act_outcomes(book.acts[act], args):
        if isinstance(outcome, SetCell | ChangeCell):
            yield outcome.field, outcome.args


def blocks(book: Book, lead: Side, parts: Parts, through: bool) -> list[Block]:
    """Parts of one moment as they land, their acts included or not: together where their section is, else in turn."""
    doings = []
    for part in parts:
        outcomes = tuple(o for o in part.outcomes if through or not isinstance(o, Perform))
        doings.append(Doing(part.variables, meeting(lead, part), outcomes))
    if parts and all(together(book, parts[0], p) or p.group for p in parts):
        return [tuple(doings)]
    return [(d,) for d in doings]
