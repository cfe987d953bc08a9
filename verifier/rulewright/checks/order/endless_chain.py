"""Acts that set one another off without end: each time round all is as it was before, and it begins anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from rulewright.book.model import Anchor, AnchorKind, Book, ChangeCell, Part, Perform, SetCell
from rulewright.checks.order.triggers import Doer, circles
from rulewright.checks.shared.doings import needing
from rulewright.checks.shared.pairs import Side, free, names_of, same_args, side
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, Unsettled, demands_by_clause
from rulewright.evidence.matter import of_act, of_parts
from rulewright.gherkin.thens import ENDLESS
from rulewright.language.expr import TRUE, Expr, Literal, Read, Variable, conj, equal
from rulewright.story import effort
from rulewright.story.effects import act_outcomes, outcome_under
from rulewright.story.moments import begins, life_of, past
from rulewright.story.reveal import reveal
from rulewright.story.story import Block, Doing, requirements

CHECK = Check(
    "RW615",
    "endless-chain",
    Severity.ERROR,
    "Acts set one another off in some state, and there is no end to it.",
)
ROUNDS = (1, 2)  # after which all is as it was before
OPEN = "these acts set one another off; that they always come to an end is not proved, and no state was found without"


def find(context: Context) -> Iterator[Finding]:
    """One finding for each circle of acts that may go on for ever, those of the same clauses once."""
    seen: set[tuple[str, ...]] = set()
    left: dict[tuple[str, ...], None] = {}
    for number, circle in (numbered for knot in circles(context) for numbered in enumerate(knot)):
        clauses = parties(context.book, circle)
        if not clauses or clauses in seen or not context.concerns(*clauses):
            continue
        found = next(decided(context, circle, clauses), None) if number < effort.CIRCLES else None
        if found is not None:
            seen.add(clauses)
            yield found if by_clauses(context.book, circle) else replace(found, core=())  # no condition of theirs
        else:
            left[clauses] = None
    for clauses in left:
        if not any(set(known) <= set(clauses) for known in seen):
            context.undecided.append(Unsettled(CHECK.code, context.book.id, clauses, OPEN))


def by_clauses(book: Book, circle: tuple[Doer, ...]) -> tuple[str, ...]:
    """The clauses of a circle."""
    return names_of(*(p.clause for p, _ in circle if p.clause in book.clauses))


def parties(book: Book, circle: tuple[Doer, ...]) -> tuple[str, ...]:
    """The clauses of a circle; of acts that do one another by themselves those that need such an act."""
    return by_clauses(book, circle) or names_of(
        *(clause for _, done in circle for clause in needing(book, book.acts[done.act]))
    )


def decided(context: Context, circle: tuple[Doer, ...], clauses: tuple[str, ...]) -> Iterator[Finding]:
    """The finding on a circle, begun with any of its acts: from a state that goes round, or one that never changes."""
    turns = [circle[n:] + circle[:n] for n in range(len(circle))]
    for recurs in (0, *ROUNDS):
        for turn in turns:
            found = context.decide(query(context.book, turn, clauses, recurs))
            if found is not None:
                yield found


def query(book: Book, circle: tuple[Doer, ...], clauses: tuple[str, ...], recurs: int) -> Query:
    """The question for a state in which a circle goes round, after so many rounds with all as it was before."""
    story = Round(book, circle[0][0])
    for _ in range(max(recurs, 1)):
        for part, done in circle:
            story.go(part, done)
    acts = tuple(dict.fromkeys(done.act for _, done in circle))
    parts = tuple(part for part, _ in circle if part.clause in book.clauses)
    return Query(
        CHECK,
        clauses,
        f"There is no end to this: {'; '.join(said(book, part, done) for part, done in circle)}; and so on.",
        story.question(bool(recurs)),
        story.names,
        anchor=story.anchor,
        ending=Ending(ENDLESS),
        demands=demands_by_clause((p.clause, f"does: {done.text}") for p, done in circle if p.clause in book.clauses),
        cures=(
            "Let one of these apply only as long as there is something left that it uses up.",
            "Say how often it happens, or that it does not set itself off.",
        ),
        cell=" and ".join(sorted(acts)),
        matter=" ".join((of_parts(book, parts), *(of_act(book.acts[name]) for name in sorted(acts)))),
        parts=tuple(p.id for p in parts),
        lax=True,
        coarse=True,
    )


def said(book: Book, part: Part, done: Perform) -> str:
    """What one part of a circle does, and upon what, in words."""
    who = part.clause if part.clause in book.clauses else "the act itself"
    upon, then = book.phrases.say_act(part.anchor.act, part.anchor.args), book.phrases.say_act(done.act, done.args)
    return f"upon '{upon}' {who} does '{then}'"


@dataclass
class Round:
    """Parts that set one another off, told of the state in which the first act is done: nothing else comes between."""

    book: Book
    first: Part
    sides: list[Side] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    told: list[Expr] = field(default_factory=list)
    chosen: list[Variable] = field(default_factory=list)
    args: tuple[Expr, ...] = ()  # what the act is done with that comes next

    def go(self, part: Part, done: Perform) -> None:
        """Let a part follow upon the act that has come, and do its own."""
        one = side(part, f"round {len(self.sides)}")
        patterns = one.args(part.anchor.args)
        if not self.sides:
            self.args = patterns
            self.told += [begins(self.book, self.anchor_of(one)), free(self.book, self.anchor_of(one))]
        self.sides.append(one)
        self.hold(conj([same_args(patterns, self.args), one.told(life_of(part))]))
        self.land(act_outcomes(self.book.acts[part.anchor.act], self.args))
        self.hold(one.told(conj([c.expr for c in part.conditions])))
        args = tuple(self.named(one.told(a)) for a in done.args)
        self.land(tuple(outcome_under(o, one.names) for o in part.outcomes))
        self.args = args
        self.hold(requirements(self.book, done.act, args))

    def anchor_of(self, one: Side) -> Anchor:
        """The act that begins the round."""
        return Anchor(AnchorKind.ACT, act=one.part.anchor.act, args=one.args(one.part.anchor.args))

    @property
    def anchor(self) -> Anchor:
        """The act that begins it all."""
        return self.anchor_of(self.sides[0])

    @property
    def names(self) -> tuple[Variable, ...]:
        """Whatever a witness has to choose."""
        return (*(v for one in self.sides for v in one.variables), *self.chosen)

    def hold(self, condition: Expr) -> None:
        """Let a condition hold by now."""
        self.told.append(past(self.book, self.blocks, reveal(condition, self.book)))

    def named(self, arg: Expr) -> Expr:
        """A thing that an act is done with, as it is by now."""
        if isinstance(arg, Literal | Variable):
            return arg
        name = Variable(f"round arg {len(self.chosen)}", arg.type)
        self.chosen.append(name)
        self.hold(equal(name, arg))
        return name

    def land(self, outcomes: Sequence[object]) -> None:
        """Let what is written land."""
        writes = tuple(o for o in outcomes if isinstance(o, SetCell | ChangeCell))
        if writes:
            self.blocks.append((Doing((), TRUE, writes),))

    def question(self, recurs: bool) -> Expr:
        """That it goes round to the first act; where it ``recurs`` with all as it was before."""
        back = [same_args(self.args, self.anchor.args)]
        if recurs:
            cells = {
                Read(o.field, o.args, self.book.fields[o.field].type): None
                for block in self.blocks
                for d in block
                for o in d.outcomes
                if isinstance(o, SetCell | ChangeCell)
            }
            back += [equal(past(self.book, self.blocks, reveal(c, self.book)), c) for c in cells]
        return conj([*self.told, *back])
