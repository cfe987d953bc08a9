"""Two rows of one table, or two cases of one split, side by side: when both apply, and what they do differently.

A row that prevails over another settles what both speak of; what the other does beside that is done all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulewright.book.model import Book, ChangeCell, Claim, Keep, Norm, Part, Perform, SetCell
from rulewright.checks.shared import ranges
from rulewright.checks.shared.chances import Results, by_number, region
from rulewright.checks.shared.crowds import Crowd, Fixed, Patience, fixed_by
from rulewright.checks.shared.pairs import Side, same_args, same_cell, simultaneous, those_prevailing, words_of
from rulewright.checks.shared.ranges import Opened
from rulewright.checks.shared.tables import Split, splits
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Expr,
    Literal,
    Read,
    Variable,
    Was,
    conj,
    disj,
    equal,
    exists,
    fields_read,
    negate,
    substitute,
)
from rulewright.story import effort
from rulewright.story.effects import act_outcomes
from rulewright.story.interference import beats, fitting
from rulewright.story.regression import after
from rulewright.story.reveal import reveal
from rulewright.story.story import Block, Doing, requirements

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
        third = (p for p in self.split.prevailing if p not in two and any(beats(p, own, book) for own in two))
        return tuple(self.split.own(p) for p in third)

    @property
    def settled(self) -> tuple[tuple[Part, ...], tuple[Part, ...]] | None:
        """The row that prevails wherever both speak of one thing, and the other; nothing where neither does."""
        ways = ((self.one, self.other), (self.other, self.one))
        return next((w for w in ways if all(beats(a, b, self.split.book) for a in w[0] for b in w[1])), None)

    @property
    def contested(self) -> bool:
        """Whether nothing, of the two or beside them, has priority over what they do: then it shows if they differ."""
        book, parts = self.split.book, self.parts
        above = [(p, own) for p in those_prevailing(book) for own in parts if beats(p, own, book)]
        return not any(p in parts or (p not in self.split.prevailing and simultaneous(book, p, q)) for p, q in above)


def with_extent(context: Context, meeting: Meeting, finding: Finding) -> Finding:
    """A finding on two rows with how far they meet, unless it is told in one line."""
    return finding if finding.brief else replace(finding, region=extent(context, meeting))


def extent(context: Context, meeting: Meeting) -> tuple[str, ...]:
    """How far two rows meet: results of the roll with their chance, or ranges of what the cases speak of.

    Where a row looks for somebody of its own a state in which they meet is all there is to say.
    """
    split, of_both = meeting.split, (meeting.one, meeting.other)
    if any(v not in split.frame.variables for p in meeting.parts for v in p.variables):
        return ()
    if split.table.roll is not None:
        told = [row for parts in of_both for row in split.table.rows if row.clause == parts[0].clause]
        condition = None if by_number(split) else conj([disj([split.own(p) for p in parts]) for parts in of_both])
        return region(context, split, Results(lambda result: all(r.covers(result) for r in told), condition))
    opened = Opened(context.book)
    rows = [
        disj([conj([opened.condition(c.expr) for c in p.conditions if c not in split.frame.conditions]) for p in parts])
        for parts in of_both
    ]
    given = [c.expr for c in split.frame.conditions[:-1]]  # without what the split is to be complete for
    met = ranges.narrowed(context, opened, conj(rows), given, meeting.both)
    return ranges.region(context, opened.boxes(met) or (), meeting.both)


def meetings(context: Context, check: Check) -> Iterator[tuple[Meeting, Patience]]:
    """The pairs of rows that share a result as far as their form shows; those of one table with one patience.

    A pair with which this ends, and those of the table that come after it, are told as undecided.
    """
    for split in splits(context.book):
        rows = [tuple(parts) for parts in split.rows.values()]
        patience = Patience(context, check, len(rows))
        for one, other in sharing(split, rows):
            context.stats.pairs += 1
            patience.looked += 1
            meeting = Meeting(split, one, other)
            if patience.ends(meeting.parties, f"{len(rows)} rows or cases of {split.table.clause}"):
                break
            yield meeting, patience


def sharing(split: Split, rows: list[tuple[Part, ...]]) -> Iterator[tuple[tuple[Part, ...], tuple[Part, ...]]]:
    """The pairs of rows with a result in common; of many, also those whose conditions leave no state in common."""
    ranges = {row.clause: (row.low, row.high) for row in split.table.rows}
    results: list[Fixed] = (
        [{}] * len(rows) if split.table.roll is None else [{"roll": ranges[r[0].clause]} for r in rows]
    )
    if len(rows) > effort.CROWD:
        results = [{**fixed_by_all(split.book, row), **result} for row, result in zip(rows, results, strict=True)]
    crowd = Crowd(results, [None] * len(rows))
    return ((rows[one], rows[other]) for one, other in crowd.pairs())


def fixed_by_all(book: Book, row: tuple[Part, ...]) -> Fixed:
    """What each part of a row fixes alike."""
    first, *others = (fixed_by(book, part) for part in row)
    return {key: value for key, value in first.items() if all(key in o and o[key] == value for o in others)}


def differences(meeting: Meeting) -> Iterator[tuple[Expr, Cell | None]]:
    """Conditions under which two rows do different things, each with the cell that both write, if it is one.

    Raises TooLarge.
    """
    settled = meeting.settled
    if settled is not None:
        yield disj([*left_over(meeting, *settled)]), None
        return
    shown = meeting.contested
    yield from ((condition, cell if shown else None) for condition, cell in claims_differ(meeting))
    direct = [(c, differ(meeting, c, False)) for c in written(meeting)]
    for cell, differs in direct:
        yield conj([differs, differ(meeting, cell, True)]), cell if shown else None
    acts = [*acts_apart(meeting, meeting.one, meeting.other), *acts_apart(meeting, meeting.other, meeting.one)]
    if acts:
        for cell in (*written(meeting), *through_acts(meeting)):
            yield differ(meeting, cell, True), None
        yield disj([condition for act, condition in acts if followed(meeting.split.book, act)]), None


def left_over(meeting: Meeting, high: tuple[Part, ...], low: tuple[Part, ...]) -> Iterator[Expr]:
    """Conditions under which a row does something of which the one that prevails over it does not speak."""
    book, acted = meeting.split.book, through_acts(meeting)
    for part in low:
        side = meeting.side(part)
        here = side.told(conj([c.expr for c in part.conditions]))
        for outcome in part.outcomes:
            if isinstance(outcome, SetCell | ChangeCell | Claim):
                args, field = side.args(outcome.args), book.fields[outcome.field]
                spoken = does(meeting, high, outcome.field, args)
                was: Expr
                if isinstance(outcome, Claim):
                    was, now = Literal(field.start, field.type), side.told(outcome.value)
                else:
                    was = content(book, outcome.field, args)
                    now = after(book, [block(meeting.split, (replace(part, outcomes=(outcome,)),), False)], was)
                yield conj([here, negate(equal(was, now)), negate(spoken)])
    for act, condition in acts_apart(meeting, low, high):
        yield (
            condition
            if followed(book, act)
            else conj([condition, disj([beside(meeting, high, low, cell) for cell in acted])])
        )


def acts_apart(meeting: Meeting, doing: tuple[Part, ...], other: tuple[Part, ...]) -> Iterator[tuple[str, Expr]]:
    """The acts that one row may do and the other not, each with when that is so."""
    for part in doing:
        side = meeting.side(part)
        here = side.told(conj([c.expr for c in part.conditions]))
        for done in (o for o in part.outcomes if isinstance(o, Perform)):
            condition = conj([here, negate(does(meeting, other, done.act, side.args(done.args)))])
            if condition != FALSE:
                yield done.act, condition


def does(meeting: Meeting, row: tuple[Part, ...], name: str, args: tuple[Expr, ...]) -> Expr:
    """That a row which applies does an act with these arguments, or speaks of this cell, itself or by an act."""
    book = meeting.split.book
    ways = []
    for part in row:
        side = meeting.side(part)
        sure = len(row) == 1 and part.variables == meeting.split.frame.variables
        guard = TRUE if sure else side.told(conj([c.expr for c in part.conditions]))
        own = tuple(v for v in side.variables if v not in meeting.split.frame.variables)
        for outcome in part.outcomes:
            if not isinstance(outcome, Norm | Keep) and heading(outcome) == name:
                said = side.args(outcome.args)
                act = isinstance(outcome, Perform)
                same = same_args(said, args) if act else same_cell(book, name, said, args)
                ways.append(exists(own, conj([guard, same])))
            elif isinstance(outcome, Perform):
                done = act_outcomes(book.acts[outcome.act], side.args(outcome.args))
                able = requirements(book, outcome.act, side.args(outcome.args))
                written = [o for o in done if isinstance(o, SetCell | ChangeCell) and o.field == name]
                told = [conj([guard, able, same_cell(book, name, o.args, args)]) for o in written]
                ways += [exists(own, one) for one in told]
    return disj(ways)


def heading(outcome: SetCell | ChangeCell | Claim | Perform) -> str:
    """The act or the field that an outcome is about."""
    return outcome.act if isinstance(outcome, Perform) else outcome.field


def followed(book: Book, act: str, seen: frozenset[str] = frozenset()) -> bool:
    """Whether something may hang on an act beside what it writes itself, as where it writes nothing."""
    spec = book.acts[act]
    if act in seen:
        return False
    further = [o.act for o in spec.outcomes if isinstance(o, Perform)]
    waits = any(True for _ in fitting(book, act, (None,) * len(spec.parameters)))
    return waits or not spec.outcomes or any(followed(book, a, seen | {act}) for a in further)


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
    """The cells that the acts of either row write, and the acts that these do."""
    found: list[Cell] = []
    for part in (*meeting.one, *meeting.other):
        side = meeting.side(part)
        waiting = [(o.act, side.args(o.args)) for o in part.outcomes if isinstance(o, Perform)]
        seen = set(waiting)
        while waiting:
            name, args = waiting.pop()
            act = meeting.split.book.acts[name]
            names = act.binding(args)
            for outcome in act.outcomes:
                told = tuple(substitute(a, names) for a in outcome.args) if not isinstance(outcome, Keep) else ()
                if isinstance(outcome, SetCell | ChangeCell):
                    found.append((outcome.field, told, named(meeting, outcome, side)))
                elif isinstance(outcome, Perform) and (outcome.act, told) not in seen:
                    seen.add((outcome.act, told))
                    waiting.append((outcome.act, told))
    return list(dict.fromkeys(found))


def named(meeting: Meeting, outcome: SetCell | ChangeCell | Claim, side: Side) -> Expr:
    """A value to name a cell with: the one that it is to get, else the one that it starts with."""
    spec = meeting.split.book.fields[outcome.field]
    return Literal(spec.start, spec.type) if isinstance(outcome, ChangeCell) else side.told(outcome.value)


def beside(meeting: Meeting, high: tuple[Part, ...], low: tuple[Part, ...], cell: Cell) -> Expr:
    """That a row with its acts changes a cell of which the one that prevails over it does not speak."""
    return conj([changes(meeting, low, cell), negate(does(meeting, high, *cell[:2]))])


def changes(meeting: Meeting, row: tuple[Part, ...], cell: Cell) -> Expr:
    """That a row and its acts leave another value in a cell than was there."""
    book = meeting.split.book
    was = content(book, *cell[:2])
    return negate(equal(was, after(book, [block(meeting.split, row, True)], was)))


def differ(meeting: Meeting, cell: Cell, acting: bool) -> Expr:
    """That the two rows, their acts included or not, would leave different values in a cell."""
    book = meeting.split.book
    read = content(book, *cell[:2])
    left, right = (after(book, [block(meeting.split, parts, acting)], read) for parts in (meeting.one, meeting.other))
    return negate(equal(left, right))


def content(book: Book, name: str, args: tuple[Expr, ...]) -> Expr:
    """What is in a cell, wherever that is read: that which its arguments name before the rows land."""
    named = tuple(Was(a, a.type) if fields_read(a) else a for a in args)
    return reveal(Read(name, named, book.fields[name].type), book)


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
