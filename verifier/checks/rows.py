"""Two rows of one table, or two cases of one split, side by side: when both apply, and what they do differently."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.expr import TRUE, Expr, Literal, Read, Variable, conj, disj, equal, negate, substitute
from rules.model import ChangeCell, Claim, Part, Perform, SetCell
from verifier.after import after
from verifier.checks.pairs import Side, pairs, same_cell, settled_by_priority, words_of
from verifier.checks.tables import Split, splits
from verifier.context import Context
from verifier.interference import beats
from verifier.reveal import reveal
from verifier.story import Block, Doing

Cell = tuple[str, tuple[Expr, ...], Expr]  # a field, arguments, a value to name the cell with


@dataclass(frozen=True)
class Meeting:
    """Two rows of one table, each with its parts."""

    split: Split
    one: tuple[Part, ...]
    other: tuple[Part, ...]

    @property
    def parties(self) -> tuple[str, ...]:
        """The clauses of the two rows, sorted."""
        return tuple(sorted((self.one[0].clause, self.other[0].clause)))

    @property
    def parts(self) -> tuple[Part, ...]:
        """Those of one row, then those of the other."""
        return (*self.one, *self.other)

    @property
    def variables(self) -> tuple[Variable, ...]:
        """The variables of the table, and those of the rows' own."""
        own = [v for p in self.one + self.other for v in self.side(p).variables]
        return (*self.split.frame.variables, *own)

    @property
    def demands(self) -> dict[str, str]:
        """What each row says happens."""
        return {parts[0].clause: words_of(o for p in parts for o in p.outcomes) for parts in (self.one, self.other)}

    def side(self, part: Part) -> Side:
        """A part with the variables that the table does not have in names of its own."""
        own = [v for v in part.variables if v not in self.split.frame.variables]
        return Side(part, {v.name: Variable(f"{v.name}~{part.id}", v.type) for v in own})

    def both(self, *conditions: Expr) -> Expr:
        """That both rows apply and these are so as well, told of the state in which the moment begins.

        What the split is to be complete for (``among``, the last condition of its frame) does not keep a row from
        applying elsewhere too.
        """
        rows = (disj([self.split.own(p) for p in parts]) for parts in (self.one, self.other))
        frame = replace(self.split.frame, conditions=self.split.frame.conditions[:-1])
        return replace(self.split, frame=frame).speaks(*rows, *conditions, *map(negate, self.prevailing))

    @property
    def prevailing(self) -> tuple[Expr, ...]:
        """That a third row applies which prevails over one of the two, for each that may."""
        book, two = self.split.book, self.parts
        third = (p for p in self.split.parts if p not in two and any(beats(p, own, book) for own in two))
        return tuple(self.split.own(p) for p in third)


def meetings(context: Context) -> Iterator[Meeting]:
    """The pairs of rows that share a result as far as their form shows, none with priority."""
    for split in splits(context.book):
        ranges = {row.clause: (row.low, row.high) for row in split.table.rows}
        for one, other in pairs([tuple(parts) for parts in split.rows.values()]):
            context.stats.pairs += 1
            (low, high), (least, most) = ranges[one[0].clause], ranges[other[0].clause]
            apart = split.table.roll is not None and (high < least or most < low)
            if not apart and not settled_by_priority(context.book, one[0], other[0]):
                yield Meeting(split, one, other)


def differences(meeting: Meeting) -> Iterator[tuple[Expr, Cell | None]]:
    """Conditions under which two rows do different things, each with the cell that both write, if it is one.

    Raises TooLarge.
    """
    yield from claims_differ(meeting)
    direct = [(c, differ(meeting, c, False)) for c in written(meeting)]
    for cell, differs in direct:
        yield conj([differs, differ(meeting, cell, True)]), cell
    acts = [performs(parts) for parts in (meeting.one, meeting.other)]
    if acts[0] != acts[1]:
        for cell in (*written(meeting), *through_acts(meeting)):
            yield differ(meeting, cell, True), None
        if any(not meeting.split.book.acts[act].outcomes for act, _ in acts[0] ^ acts[1]):
            yield TRUE, None


def written(meeting: Meeting) -> list[Cell]:
    """The cells that either row writes itself."""
    found: list[Cell] = []
    for part in (*meeting.one, *meeting.other):
        side = meeting.side(part)
        for outcome in part.outcomes:
            if isinstance(outcome, SetCell | ChangeCell):
                found.append((outcome.field, side.args(outcome.args), named(meeting, outcome, side)))
    return list(dict.fromkeys(found))


def through_acts(meeting: Meeting) -> list[Cell]:
    """The cells that the acts of either row write."""
    found: list[Cell] = []
    for part in (*meeting.one, *meeting.other):
        side = meeting.side(part)
        for done in (o for o in part.outcomes if isinstance(o, Perform)):
            act = meeting.split.book.acts[done.act]
            names = {v.name: a for v, a in zip(act.parameters, side.args(done.args), strict=True)}
            for outcome in act.outcomes:
                if isinstance(outcome, SetCell | ChangeCell):
                    args = tuple(substitute(a, names) for a in outcome.args)
                    found.append((outcome.field, args, named(meeting, outcome, side)))
    return list(dict.fromkeys(found))


def named(meeting: Meeting, outcome: SetCell | ChangeCell | Claim, side: Side) -> Expr:
    """A value to name a cell with: the one that it is to get, else the one that it starts with."""
    spec = meeting.split.book.fields[outcome.field]
    return Literal(spec.start, spec.type) if isinstance(outcome, ChangeCell) else side.told(outcome.value)


def performs(parts: tuple[Part, ...]) -> set[tuple[str, tuple[Expr, ...]]]:
    """The acts that a row does."""
    return {(o.act, o.args) for p in parts for o in p.outcomes if isinstance(o, Perform)}


def differ(meeting: Meeting, cell: Cell, acting: bool) -> Expr:
    """That the two rows, their acts included or not, would leave different values in a cell."""
    book = meeting.split.book
    read = reveal(Read(cell[0], cell[1], book.fields[cell[0]].type), book)
    left, right = (after(book, [block(meeting.split, parts, acting)], read) for parts in (meeting.one, meeting.other))
    return negate(equal(left, right))


def block(split: Split, parts: tuple[Part, ...], acting: bool) -> Block:
    """A row alone, as a block that lands."""
    doings = []
    for part in parts:
        own = tuple(v for v in part.variables if v not in split.frame.variables)
        guard = conj([c.expr for c in part.conditions])
        outcomes = tuple(o for o in part.outcomes if acting or not isinstance(o, Perform))
        doings.append(Doing(own, guard, outcomes))
    return tuple(doings)


def claims_differ(meeting: Meeting) -> Iterator[tuple[Expr, Cell]]:
    """The pairs of claims of the two rows on one cell that do not agree."""
    for mine, theirs in ((a, b) for a in meeting.one for b in meeting.other):
        left, right = meeting.side(mine), meeting.side(theirs)
        for claim, against in ((c, d) for c in mine.outcomes for d in theirs.outcomes):
            if isinstance(claim, Claim) and isinstance(against, Claim) and claim.field == against.field:
                args, value = left.args(claim.args), left.told(claim.value)
                here = same_cell(meeting.split.book, claim.field, args, right.args(against.args))
                clash = [here, negate(equal(value, right.told(against.value)))]
                guards = [s.told(p.guard) for s, p in ((left, mine), (right, theirs))]
                yield conj([*guards, *clash]), (claim.field, args, value)
