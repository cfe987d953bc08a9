"""What a book is about: sorts, fields, acts, laws, timeline, conventions, and its clauses as parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, assert_never

from rulewright.language.errors import Position
from rulewright.language.expr import TRUE, Expr, Variable, conj
from rulewright.language.types import Type, Value

if TYPE_CHECKING:
    from rulewright.phrasing.phrases import PhraseBook

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sort:
    """A finite set of things (nodes of the state) or, with ``values``, of values (attributes)."""

    name: str
    members: tuple[str, ...]
    spare: int = 0
    values: bool = False
    names: tuple[tuple[str, str], ...] = field(
        default=(), compare=False, repr=False
    )  # what codes stand for, to be shown


class FieldKind(Enum):
    """Where a field's values come from."""

    STATE = "state"  # stored; changed by clauses and acts, and by the rest of the game unless closed
    CONSTANT = "constant"  # fixed for a game, changed by nothing
    DERIVED = "derived"  # never stored: clauses that hold give it
    INPUT = "input"  # a die or a choice, living for one moment


@dataclass(frozen=True, slots=True)
class Field:
    """A typed function over sorts; one of its values is a cell."""

    name: str
    parameters: tuple[str, ...]
    type: Type
    start: Value
    starts: Mapping[tuple[str, ...], Value] = field(default_factory=dict)
    kind: FieldKind = FieldKind.STATE
    closed: bool = False  # only clauses, acts and what else is told changes it
    clamped: bool = False
    symmetric: bool = False
    chance: bool = False
    chooser: str = ""
    default: Value = None
    has_default: bool = False
    position: Position = Position()
    clause: str = ""  # the part whose duration it tells; nothing of a field of the model
    fixed: bool = False  # anything at set-up, and from then on as if it were closed
    within: str = ""  # the field of what it is part of, with which it ends

    def start_at(self, args: tuple[Value, ...]) -> Value:
        """The value of a cell that nothing has touched."""
        if not self.starts:
            return self.start
        return self.starts.get(args, self.start)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class SetCell:
    """The cell gets the value."""

    field: str
    args: tuple[Expr, ...]
    value: Expr
    text: str = ""


@dataclass(frozen=True, slots=True)
class ChangeCell:
    """The cell changes by an amount."""

    field: str
    args: tuple[Expr, ...]
    amount: Expr
    text: str = ""


@dataclass(frozen=True, slots=True)
class Perform:
    """An act is done."""

    act: str
    args: tuple[Expr, ...]
    text: str = ""


class NormKind(Enum):
    """What a norm says of an act."""

    FORBID = "forbids"
    BAR = "forbids to choose"  # no player may do it of his own accord; a clause may do it, or oblige to it
    PERMIT = "permits"
    OBLIGE = "obliges"
    OFFER = "offers"  # one way of several to meet a duty


BANNING = (NormKind.FORBID, NormKind.BAR)


@dataclass(frozen=True, slots=True)
class Norm:
    """An act is forbidden, permitted or obliged while the part stands.

    A duty to one of several acts has an offer for each of them, which names all the ``ways`` to meet it.
    """

    kind: NormKind
    act: str
    args: tuple[Expr, ...]
    text: str = ""
    ways: tuple[Perform, ...] = ()

    @property
    def first(self) -> bool:
        """Whether this is the offer that stands for the whole duty."""
        return bool(self.ways) and (self.ways[0].act, self.ways[0].args) == (self.act, self.args)


@dataclass(frozen=True, slots=True)
class Claim:
    """While the part stands the cell shows the value; nothing is written."""

    field: str
    args: tuple[Expr, ...]
    value: Expr
    text: str = ""


@dataclass(frozen=True, slots=True)
class Keep:
    """While the part stands the condition must not become false; with ``timeless`` it is always demanded."""

    condition: Expr
    timeless: bool = False
    text: str = ""


Outcome = SetCell | ChangeCell | Perform | Norm | Claim | Keep


def expressions_of(outcome: Outcome) -> tuple[Expr, ...]:
    """Every expression of an outcome."""
    match outcome:
        case SetCell(args=args, value=value) | Claim(args=args, value=value) | ChangeCell(args=args, amount=value):
            return (*args, value)
        case Norm(args=args, ways=ways):
            return (*args, *(a for way in ways for a in way.args))
        case Perform(args=args):
            return args
        case Keep(condition=condition):
            return (condition,)
        case other:
            assert_never(other)


class AnchorKind(Enum):
    """What fixes the moment of a part."""

    STEP = "at"
    ACT = "upon"
    STANDING = "while"


class Edge(Enum):
    """When within a step."""

    BEGIN = "beginning of"
    DURING = ""
    END = "end of"


class Instead(Enum):
    """Whether what is said upon an act comes about instead of it."""

    NO = ""
    ASKED = "instead"  # it is not said what is so where the act itself could not be done
    ONLY_IF_ALLOWED = "instead where it can be done"


@dataclass(frozen=True, slots=True)
class Anchor:
    """A step of the timeline, an act with its argument patterns, or no moment at all (standing).

    An argument pattern is a variable of the part, bound when the act is done, or a term that must
    equal what the act was done with.
    """

    kind: AnchorKind
    step: str = ""
    edge: Edge = Edge.DURING
    act: str = ""
    args: tuple[Expr, ...] = ()
    instead: Instead = Instead.NO

    @property
    def moment(self) -> str:
        """The step or act, as a key to compare moments by; empty for standing parts."""
        match self.kind:
            case AnchorKind.STEP:
                return f"{self.edge.value} {self.step}".strip()
            case AnchorKind.ACT:
                return f"upon {self.act}"
            case AnchorKind.STANDING:
                return ""


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition of a guard: its formal reading and the words that were written.

    With ``implied`` nobody wrote it: an effect names something that may be nobody.
    """

    expr: Expr
    text: str
    implied: bool = False


@dataclass(frozen=True, slots=True)
class AxisValue:
    """One axis of a disposition: its value, and whether the clause, a convention or nothing gives it."""

    axis: str
    value: Value
    origin: str  # "stated", "unstated", or the name of a convention


@dataclass(frozen=True, slots=True)
class Part:
    """The kernel behind every written form: anchor, variables, guard, outcomes, priority.

    ``life`` is sampled once when the moment begins; ``conditions`` are read when the part's turn
    comes. Parts with one ``group`` are alternatives (rows, cases) of the clause of that id.
    ``inherited`` are those of the conditions that the clause above states.
    """

    id: str
    clause: str
    anchor: Anchor
    variables: tuple[Variable, ...] = ()
    conditions: tuple[Condition, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    life: tuple[Condition, ...] = ()
    group: str = ""
    section: str = ""
    event: str = ""
    remember: bool = False
    overrides: tuple[str, ...] = ()
    level: int = 0  # it prevails over what is of a higher one, where neither says that it overrides the other
    dispositions: tuple[AxisValue, ...] = ()
    reading: str = ""
    position: Position = Position()
    inherited: tuple[Condition, ...] = ()

    @property
    def guard(self) -> Expr:
        """All conditions, life included."""
        return conj([c.expr for c in (*self.life, *self.conditions)])


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a roll table: the clause that states it and the totals it covers.

    Of those from ``low`` to ``high`` it covers just the ``listed`` ones, if there are any; with ``other`` it is the row
    for all that no other one covers.
    """

    clause: str
    low: int
    high: int
    open_low: bool = False
    open_high: bool = False
    listed: tuple[int, ...] = ()
    other: bool = False

    def covers(self, result: int) -> bool:
        """Whether it is the row of a result, as far as no other row is."""
        return result in self.listed if self.listed else self.low <= result <= self.high

    @property
    def words(self) -> str:
        """The results in words."""
        if self.other or self.listed:
            return "all else" if self.other else ", ".join(map(str, self.listed))
        if self.open_low or self.open_high:
            return f"{self.high} or less" if self.open_low else f"{self.low} or more"
        return str(self.low) if self.low == self.high else f"{self.low} to {self.high}"

    @property
    def written(self) -> str:
        """The results as they are written."""
        if self.other:
            return "else"
        if self.listed:
            return ", ".join(map(str, self.listed))
        low, high = "" if self.open_low else str(self.low), "" if self.open_high else str(self.high)
        return low if low == high else f"{low}..{high}"


@dataclass(frozen=True, slots=True)
class Table:
    """A roll table or a declared case split of a clause.

    For a roll, ``total`` is the modified result and ``low``..``high`` the bare die; for a case
    split both are absent and the cases are the guards of the parts of the group. ``variables`` and
    ``guard`` are what the clause itself lends to every row.
    """

    clause: str
    roll: Expr | None
    total: Expr | None
    low: int = 0
    high: int = 0
    rows: tuple[Row, ...] = ()
    rest: bool = False
    among: Expr = TRUE
    modifiers: tuple[tuple[str, Expr], ...] = ()  # the clause that states each, and what it adds
    variables: tuple[Variable, ...] = ()
    guard: tuple[Condition, ...] = ()
    hit: str = "unique"  # what holds where several rows fit: unique (a mistake), any (they say the same), or first


@dataclass(frozen=True, slots=True)
class Header:
    """What an event's heading says: years, period, and how long it lasts, in words."""

    date: tuple[int, int] | None = None
    period: str = ""
    lasts: str = ""
    repeatable: bool = False


class Kind(Enum):
    """What sort of statement a clause is; only rules, definitions, tables and headers are proved."""

    RULE = "rule"
    DEFINITION = "definition"
    TABLE = "table"
    HEADER = "header"
    EXAMPLE = "example"
    COMPONENT = "component"
    FLAVOUR = "flavour"
    NOTE = "note"
    POINTER = "pointer"
    DRAFT = "draft"


@dataclass(frozen=True, slots=True)
class Source:
    """Where a clause stands in its document: lines, within them characters, and a hash of the normalised passage."""

    document: str = ""
    lines: tuple[int, int] = (0, 0)  # counted from 1, the last one included
    hash: str = ""
    chars: tuple[int, int] | None = None  # of the joined lines, counted from 0, the last one left out
    page: int = 0  # from 1, of a document that has pages


@dataclass(frozen=True, slots=True)
class Amount:
    """How many of a component, in words; the number may hang on the state."""

    words: str
    number: Expr


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a book, written once."""

    id: str
    kind: Kind
    says: str
    page: str
    section: str
    position: Position
    source: Source = Source()
    refs: tuple[str, ...] = ()
    parent: str = ""
    parts: tuple[Part, ...] = ()
    table: Table | None = None
    header: Header | None = None
    adopted: str = ""
    alternatives: tuple[Part, ...] = ()  # the parts under readings that were not adopted
    confirms: tuple[Part, ...] = ()  # each keeps what is said to be so wherever it applies; no part of the game
    restates: str = ""  # the clause that it says again
    restated: tuple[Part, ...] = ()  # what it says of it; no part of the game
    layer: int = 0  # which of the layers of the book it is of
    counts: Mapping[str, Amount] = field(default_factory=dict)  # of components, in its list
    takes: Mapping[str, Amount] = field(default_factory=dict)  # of components, which then are in use
    partial: str = ""
    note: str = ""
    selections: tuple[tuple[str, Expr], ...] = ()  # names for the first that applies, without an 'else'
    assumes: tuple[str, ...] = ()  # what it does where the text is silent: a sentence for each choice of the encoder


CLAUSES, OUTSIDE = "clauses", "the rest of the game"  # by whom an act is done that no player does


@dataclass(frozen=True, slots=True)
class Act:
    """Something a player or a clause does: what it needs and what it changes."""

    name: str
    parameters: tuple[Variable, ...]
    requires: tuple[Condition, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    exhaustive: bool = False  # only what is permitted may be done
    by: str = ""  # the parameter that says who does it, or CLAUSES or OUTSIDE; the first parameter where unsaid
    position: Position = Position()

    @property
    def doer(self) -> int | None:
        """The number of the parameter that says who does it; nothing where that is nobody who plays."""
        if self.by in (CLAUSES, OUTSIDE) or not self.parameters:
            return None
        return next((n for n, v in enumerate(self.parameters) if v.name == self.by), 0)

    def binding(self, args: Iterable[T]) -> dict[str, T]:
        """What the names of its parameters stand for when it is done with these; ValueError: they are not as many."""
        return dict(zip((v.name for v in self.parameters), args, strict=True))


@dataclass(frozen=True, slots=True)
class Law:
    """What is true of every legal state."""

    name: str
    condition: Expr
    position: Position = Position()


class Block(Enum):
    """How the clauses of a section that share a moment go together."""

    TOGETHER = "together"
    STEPS = "steps"


@dataclass(frozen=True, slots=True)
class Section:
    """A run of clauses under one heading."""

    id: str
    title: str
    page: str
    block: Block
    clauses: tuple[str, ...] = ()
    event: str = ""
    follows: tuple[str, ...] = ()  # the sections that it comes after where they share a moment
    by_convention: tuple[str, ...] = ()  # those of them that only the order of the book puts before it


@dataclass(frozen=True, slots=True)
class Page:
    """One file of clauses: an event or a chapter, and a page of the site."""

    id: str
    title: str
    path: str
    sections: tuple[str, ...] = ()
    event: str = ""


@dataclass(frozen=True, slots=True)
class Convention:
    """How the book says it is to be read; applied by name where it decides something."""

    name: str
    says: str


@dataclass(frozen=True, slots=True)
class Completion:
    """A convention on silence: where these axes have these values, the others are filled so."""

    convention: str
    when: Mapping[str, Value]
    then: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class EventProtocol:
    """Which sort is drawn as events, which acts its life consists of, and the axes of a disposition."""

    sort: str
    rolled: str
    starts: str
    ends: str
    axes: Mapping[str, str]  # axis -> field over the event sort
    completions: tuple[Completion, ...] = ()
    draw_step: str = ""
    end_step: str = ""
    in_effect: str = ""  # wording of "{event} is in effect"
    lasted: str = ""  # wording of "{event} is in its turn {n} or later"
    again: Mapping[str, Value] = field(default_factory=dict)  # the disposition upon which the dice are thrown anew


@dataclass(frozen=True, slots=True)
class Ruling:
    """A person's decision that one clause prevails over another."""

    prevails: str
    over: str
    because: str
    position: Position = Position()


@dataclass(frozen=True, slots=True)
class Meaning:
    """A person's decision that an adopted reading of a clause, or an assumption, is what it means."""

    clause: str
    told: str  # the name of the reading, or the assumption
    because: str
    position: Position = Position()


@dataclass(frozen=True, slots=True)
class DefectReport:
    """What somebody has seen to be wrong with the text, whatever the verifier says of it."""

    id: str
    clauses: tuple[str, ...]
    says: str
    seen: str  # by whom or where: reading, an address
    state: tuple[Condition, ...] = ()  # what is so where it shows
    told_by: tuple[str, ...] = ()  # codes or names of checks, or fingerprints: nothing else tells it
    struck: str = ""  # why it is no defect
    position: Position = Position()


@dataclass(frozen=True, slots=True)
class Amendment:
    """What an erratum does to a clause: it is written anew, added, or deleted."""

    clause: str
    section: str
    before: str  # what it said until then; empty where it is added
    position: Position  # where it said so, or where it is added
    deleted: bool = False
    added: bool = False


@dataclass(frozen=True, slots=True)
class Erratum:
    """A correction of the printed text by those who published it, and the clauses that it amends."""

    id: str
    date: str  # ISO 8601: year, month, day
    says: str
    source: str
    link: str  # begins with http:// or https://, or is empty
    amendments: tuple[Amendment, ...] = ()
    position: Position = Position()


@dataclass(frozen=True)
class Book:
    """A rulebook, loaded, resolved and type-checked: every expression in it is total."""

    id: str
    title: str
    path: Path
    document: str
    sorts: Mapping[str, Sort]
    fields: Mapping[str, Field]
    acts: Mapping[str, Act]
    laws: tuple[Law, ...]
    steps: tuple[str, ...]
    conventions: Mapping[str, Convention]
    events: EventProtocol | None
    prohibition_prevails: bool
    periods: Mapping[str, tuple[int, int]]
    external: tuple[str, ...]  # references that lie outside the book; a trailing * stands for anything
    numbering: bool
    pages: Mapping[str, Page]
    sections: Mapping[str, Section]
    clauses: Mapping[str, Clause]
    rulings: tuple[Ruling, ...]
    phrases: PhraseBook
    errata: tuple[Erratum, ...] = ()  # in the order of their dates
    printed: bool = False  # it has errata, and was read without some of them
    ordered_by: str = ""  # the clause that says that what stands earlier goes first
    layers: tuple[str, ...] = ()  # texts of which each prevails over those behind it
    layered_by: str = ""  # the clause that says so
    prohibited_by: str = ""  # the clause that says that a prohibition prevails over a permission
    meanings: tuple[Meaning, ...] = ()
    reports: tuple[DefectReport, ...] = ()

    @cached_property
    def worked_out(self) -> dict[object, Any]:
        """What has been worked out about this very book: it goes with it, and neither into a copy nor into a file."""
        return {}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("worked_out", "members")}

    @cached_property
    def members(self) -> dict[str, tuple[str, ...]]:
        """The members of each sort, spare ones last."""
        return {name: sort.members for name, sort in self.sorts.items()}

    def parts(self) -> Iterator[Part]:
        """Every adopted part, in the order of the book."""
        for clause in self.clauses.values():
            yield from clause.parts

    def amended(self) -> dict[str, list[tuple[Erratum, Amendment]]]:
        """What errata did to each clause that they name, in the order of their dates."""
        found: dict[str, list[tuple[Erratum, Amendment]]] = {}
        for erratum in self.errata:
            for amendment in erratum.amendments:
                found.setdefault(amendment.clause, []).append((erratum, amendment))
        return found
