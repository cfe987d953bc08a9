"""Clauses as written, and the ground on which they are lowered: the book in the making and what they inherit."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulewright.book.model import (
    Anchor,
    AnchorKind,
    Block,
    Clause,
    Condition,
    Erratum,
    EventProtocol,
    Page,
    Part,
    Section,
)
from rulewright.files.schema import ClauseShape, Order, PageShape, ReadingShape, SectionShape
from rulewright.files.yamlread import Document, Where
from rulewright.language.errors import Position
from rulewright.language.expr import Expr, Literal, Variable
from rulewright.language.types import MemberType
from rulewright.lowering.builder import Builder
from rulewright.phrasing.parse import one_of


@dataclass
class Written:
    """A clause as written, with what it stands in."""

    shape: ClauseShape
    section: SectionShape
    page: PageShape
    document: Document
    where: Where
    children: list[Written] = field(default_factory=list)

    @property
    def id(self) -> str:
        return self.shape.clause

    @property
    def position(self) -> Position:
        return self.document.at((*self.where, "clause"))


@dataclass
class Setting:
    """What a part inherits: variables, names, life, conditions, anchor."""

    variables: tuple[Variable, ...] = ()
    scope: dict[str, Expr] = field(default_factory=dict)
    life: tuple[Condition, ...] = ()
    conditions: tuple[Condition, ...] = ()
    anchor: Anchor | None = None
    members: tuple[Condition, ...] = ()  # that variables are of their sets


@dataclass
class Ground:
    """A book whose pages are being lowered: what is known of it so far."""

    builder: Builder
    protocol: EventProtocol | None
    default_block: Block
    layers: tuple[str, ...] = ()  # of which each prevails over those behind it
    order: Order = ""  # whether each section of a page follows those before it, and which pages follow one another
    written: dict[str, Written] = field(default_factory=dict)
    pages: dict[str, Page] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)
    elsewhere: dict[str, Section] = field(default_factory=dict)  # sections of pages that are not lowered
    clauses: dict[str, Clause] = field(default_factory=dict)
    errata: tuple[Erratum, ...] = ()
    settings: dict[str, Setting] = field(default_factory=dict)
    confirmed: dict[str, list[Part]] = field(default_factory=dict)  # what the clause in hand confirms
    taken: dict[str, str] = field(default_factory=dict)  # clauses lowered under a reading not adopted
    selections: dict[str, list[tuple[str, Expr]]] = field(default_factory=dict)  # 'first' lists without an 'else'

    def problem(self, position: Position, message: str, hint: str = "", missing: str = "") -> None:
        self.builder.problem(position, message, hint, missing)

    def problem_once(self, position: Position, message: str, hint: str) -> None:
        """Note what is wrong for many clauses in one place."""
        if not any((p.position, p.message) == (position, message) for p in self.builder.files.problems):
            self.problem(position, message, hint)

    def no_clause(self, position: Position, identifier: str) -> None:
        """Note that there is no such clause, unless it may stand where the book cannot be read."""
        files = self.builder.files
        if not files.unread and identifier not in files.lost:
            self.problem(position, f"there is no clause '{identifier}'", one_of(identifier, list(self.written)))

    def events(self) -> tuple[str, ...]:
        if self.protocol is None or self.protocol.sort not in self.builder.names.sorts:
            return ()
        return self.builder.names.sorts[self.protocol.sort].members

    def event_anchor(self, act: str, event: str) -> Anchor:
        assert self.protocol is not None
        return Anchor(AnchorKind.ACT, act=act, args=(Literal(event, MemberType(self.protocol.sort)),))

    def readings(self, written: Written) -> tuple[ReadingShape, list[tuple[str, ReadingShape]]]:
        shape = written.shape
        if not shape.readings:
            return shape, []
        place = written.document.at((*written.where, "readings"))
        if shape.reading not in shape.readings:
            hint = f"Use one of {', '.join(sorted(shape.readings))}."
            self.problem_once(place, f"'reading: {shape.reading}' names none of the readings", hint)
            return shape, []
        merged = {
            n: shape.model_copy(update={k: getattr(r, k) for k in r.model_fields_set})
            for n, r in shape.readings.items()
        }
        name = self.taken.get(written.id, shape.reading)
        return merged[name], [(n, r) for n, r in merged.items() if n != name]


def replace_conditions(setting: Setting, conditions: list[Condition]) -> Setting:
    """The setting with other conditions."""
    return replace(setting, conditions=tuple(conditions))
