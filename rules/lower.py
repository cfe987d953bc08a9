"""From written clauses to parts: the one kernel that the player, the verifier and the site read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rules.builder import Builder
from rules.declare import value_of
from rules.errors import Position
from rules.expr import (
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Read,
    Variable,
    choose,
    conj,
    negate,
    number,
    substitute,
    walk,
)
from rules.model import (
    Anchor,
    AnchorKind,
    AxisValue,
    Block,
    Claim,
    Clause,
    Condition,
    Edge,
    EventProtocol,
    FieldKind,
    Header,
    Keep,
    Kind,
    Norm,
    NormKind,
    Outcome,
    Page,
    Part,
    Row,
    Section,
    SetCell,
    Source,
    Table,
)
from rules.parse import ExpressionError, arithmetic, check_type, nearest, one_of, parse_expression
from rules.phrases import PhraseError
from rules.schema import (
    All,
    Any_,
    ClauseShape,
    FirstShape,
    Not,
    PageShape,
    PartShape,
    ReadingShape,
    SectionShape,
    ValueShape,
)
from rules.types import BOOL, IntType, MemberType, Value
from rules.yamlread import Document, Where

_ROW = re.compile(r"(-?[0-9]{1,5})?(\.\.)?(-?[0-9]{1,5})?\Z")
_RANGE = re.compile(r"(-?[0-9]{1,4})\.\.(-?[0-9]{1,4})\Z")
OPEN = 10**6


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
class Lowering:
    """All pages of a book being lowered."""

    builder: Builder
    protocol: EventProtocol | None
    default_block: Block
    written: dict[str, Written] = field(default_factory=dict)
    pages: dict[str, Page] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)
    clauses: dict[str, Clause] = field(default_factory=dict)
    settings: dict[str, Setting] = field(default_factory=dict)
    taken: dict[str, str] = field(default_factory=dict)  # clauses lowered under a reading not adopted

    def problem(self, position: Position, message: str, hint: str = "") -> None:
        self.builder.problem(position, message, hint)

    # -- gathering ----------------------------------------------------------------------------

    def run(self, pages: list[tuple[PageShape, Document]]) -> None:
        """Lower every clause of the pages."""
        for page, document in pages:
            self.gather(page, document)
        for written in self.written.values():
            parent = written.shape.of
            if parent and parent not in self.written:
                hint = one_of(parent, list(self.written))
                self.problem(written.document.at((*written.where, "of")), f"there is no clause '{parent}'", hint)
            elif parent:
                if self.circular(written):
                    place = written.document.at((*written.where, "of"))
                    self.problem(place, f"'{written.id}' is below itself", "Name the clause that it belongs to.")
                    written.shape = written.shape.model_copy(update={"of": ""})
                else:
                    self.written[parent].children.append(written)
        for identifier, written in self.written.items():
            self.clauses[identifier] = self.clause(written)
        for written in self.written.values():
            for i, other in enumerate(written.shape.overrides):
                if other not in self.clauses:
                    place = written.document.at((*written.where, "overrides", i))
                    self.problem(place, f"there is no clause '{other}'", one_of(other, list(self.clauses)))

    def circular(self, written: Written) -> bool:
        seen = {written.id}
        above = self.written.get(written.shape.of)
        while above is not None and above.id not in seen:
            seen.add(above.id)
            above = self.written.get(above.shape.of)
        return above is not None

    def gather(self, page: PageShape, document: Document) -> None:
        if page.page in self.pages:
            self.problem(document.at(("page",)), f"the page '{page.page}' stands twice", "Give one of them another id.")
        if page.event and (self.protocol is None or page.event not in self.events()):
            hint = nearest(page.event, list(self.events())) or "Declare it in the sort that book.yaml names for events."
            self.problem(document.at(("event",)), f"'{page.event}' is no event of this book", hint)
        names = []
        for i, section in enumerate(page.sections):
            where: Where = ("sections", i)
            if section.section in self.sections:
                message = f"the section '{section.section}' stands twice"
                self.problem(document.at(where), message, "Give one of them another id.")
            ids = []
            for j, shape in enumerate(section.clauses):
                written = Written(shape, section, page, document, (*where, "clauses", j))
                if shape.clause in self.written:
                    first = self.written[shape.clause].position
                    message = f"the clause '{shape.clause}' stands twice"
                    self.problem(written.position, message, f"It also stands at {first}.")
                    continue
                self.written[shape.clause] = written
                ids.append(shape.clause)
            block = Block(section.block) if section.block else self.default_block
            title = section.title or section.section
            self.sections[section.section] = Section(section.section, title, page.page, block, tuple(ids), page.event)
            names.append(section.section)
        self.pages[page.page] = Page(page.page, page.title, document.path, tuple(names), page.event)

    def events(self) -> tuple[str, ...]:
        if self.protocol is None or self.protocol.sort not in self.builder.names.sorts:
            return ()
        return self.builder.names.sorts[self.protocol.sort].members

    # -- clauses ------------------------------------------------------------------------------

    def clause(self, written: Written) -> Clause:
        shape = written.shape
        adopted, others = self.readings(written)
        parts = ranked(shape, self.parts(written, adopted, shape.reading))
        alternatives = tuple(
            part
            for name, reading in others
            for part in (
                *ranked(shape, self.parts(written, reading, name)),
                *self.rows_under(written, adopted, reading, name),
            )
        )
        setting = self.settings.get(shape.clause, Setting())
        confirms = self.builder.conditions(
            list(adopted.confirms), setting.scope, written.document, (*written.where, "confirms")
        )
        source = Source(shape.source.document or written.page.document, shape.source.lines, shape.source.hash)
        lasts = shape.lasts if isinstance(shape.lasts, str) else _lasts_words(shape)
        header = Header(shape.date, shape.period, lasts or "", shape.repeatable) if shape.kind == "header" else None
        return Clause(
            shape.clause,
            Kind(shape.kind),
            " ".join(shape.says.split()),
            written.page.page,
            written.section.section,
            written.position,
            source,
            tuple(shape.refs),
            shape.of,
            parts,
            self.table(written, adopted),
            header,
            shape.reading,
            alternatives,
            confirms,
            shape.counts,
            " ".join(shape.partial.split()),
            " ".join(shape.note.split()),
        )

    def readings(self, written: Written) -> tuple[ReadingShape, list[tuple[str, ReadingShape]]]:
        shape = written.shape
        if not shape.readings:
            return shape, []
        place = written.document.at((*written.where, "readings"))
        if shape.reading not in shape.readings:
            hint = f"Use one of {', '.join(sorted(shape.readings))}."
            self.problem(place, f"'reading: {shape.reading}' names none of the readings", hint)
            return shape, []
        merged = {
            n: shape.model_copy(update={k: getattr(r, k) for k in r.model_fields_set})
            for n, r in shape.readings.items()
        }
        name = self.taken.get(written.id, shape.reading)
        return merged[name], [(n, r) for n, r in merged.items() if n != name]

    def rows_under(
        self, written: Written, adopted: ReadingShape, other: ReadingShape, name: str
    ) -> tuple[Part, ...]:
        """The parts of the rows of a table that this clause modifies, under another reading of it."""
        table = self.written.get(written.shape.of)
        if table is None or not table.shape.roll or adopted.modify == other.modify:
            return ()
        self.taken[written.id] = name
        rows = [row for row in table.children if row is not written and row.shape.row]
        told = [(row, self.parts(row, self.readings(row)[0], row.shape.reading)) for row in rows]
        del self.taken[written.id]
        return tuple(replace(part, reading=name) for row, parts in told for part in ranked(row.shape, parts))

    def parts(self, written: Written, shape: ReadingShape, reading: str) -> tuple[Part, ...]:
        base = self.base(written)
        bodies: list[tuple[PartShape, Where, str]]
        prefix: Where = ("readings", reading) if reading and reading != written.shape.reading else ()
        if shape.parts:
            listed = enumerate(shape.parts)
            bodies = [(p, (*written.where, *prefix, "parts", i), f"{written.id}#{_letter(i)}") for i, p in listed]
        else:
            bodies = [(shape, (*written.where, *prefix), written.id)]
        found = [p for body, where, name in bodies for p in self.part(written, body, where, name, base, shape)]
        if written.shape.lasts is not None:
            found.extend(self.ending(written, f"{written.id}#end" if found else written.id))
        return tuple(replace(p, reading=reading) for p in found)

    def base(self, written: Written) -> Setting:
        """What the section, and the parent if there is one, lend to a clause."""
        parent = self.written.get(written.shape.of)
        if parent is not None and parent is not written:
            if parent.id not in self.settings:
                self.setting(parent, parent.shape, parent.where, self.base(parent))
            return self.settings.get(parent.id, Setting())
        section = written.section
        where = written.where[:2]
        life = self.builder.conditions(list(section.life), {}, written.document, (*where, "life"))
        anchor = self.anchor(section, {}, written, where, quiet=True)
        return Setting((), {}, life, (), anchor)

    def setting(self, written: Written, shape: PartShape, where: Where, base: Setting) -> Setting:
        """The setting of one part: its base and its own variables, names, anchor, life and conditions."""
        builder, document = self.builder, written.document
        variables, scope = list(base.variables), dict(base.scope)
        conditions, members = list(base.conditions), list(base.members)
        for name, kind in shape.for_.items():
            place = document.at((*where, "for", name))
            span = _RANGE.match(kind)
            if span and int(span[1]) > int(span[2]):
                self.problem(place, f"the range {kind} is empty", "Write the lower bound first.")
                continue
            if span:
                variable = Variable(name, IntType(int(span[1]), int(span[2])))
            else:
                domain = builder.names.domain(kind)
                if domain is None:
                    known = [*builder.names.sorts, *builder.names.sets]
                    self.problem(place, f"'{kind}' is neither a sort nor a set", one_of(kind, known))
                    continue
                variable = Variable(name, MemberType(domain[0]))
                if domain[1] != TRUE:
                    member = Condition(substitute(domain[1], {"it": variable}), f"{name} is of {kind}")
                    conditions.append(member)
                    members.append(member)
            variables.append(variable)
            scope[name] = variable
        for name, value in shape.let.items():
            place = document.at((*where, "let", name))
            expr = builder.attempt(place, lambda: self.let(value, scope, document, (*where, "let", name)))
            if expr is not None:
                scope[name] = expr
        life = base.life
        if shape.life is not None:
            life = builder.conditions(list(shape.life), scope, document, (*where, "life"))
        anchor = self.anchor(shape, scope, written, where) or base.anchor
        for key in ("while", "when", "case"):
            listed = getattr(shape, "while_" if key == "while" else key, None) or []
            conditions += builder.conditions(list(listed), scope, document, (*where, key))
        result = Setting(tuple(variables), scope, life, tuple(conditions), anchor, tuple(members))
        if where == written.where:
            self.settings[written.id] = result
        return result

    def let(self, value: Any, scope: dict[str, Expr], document: Document, where: Where) -> Expr:
        match value:
            case str():
                return self.builder.phrases.term(value, scope)
            case ValueShape(value=text):
                return parse_expression(text, self.builder.names, scope)
            case FirstShape():
                return self.first(value, scope, document, where)
        raise AssertionError(value)

    def first(self, value: FirstShape, scope: dict[str, Expr], document: Document, where: Where) -> Expr:
        items: list[tuple[Expr, Expr]] = []
        for i, entry in enumerate(value.first):
            for text, written in entry.items():
                guards = self.builder.conditions(list(written), scope, document, (*where, "first", i, text))
                items.append((conj([g.expr for g in guards]), self.builder.phrases.term(text, scope)))
        if not items:
            raise PhraseError("'first' lists nothing", "Write {CANDIDATE: CONDITION} below it.")
        kind = items[0][1].type
        if isinstance(kind, MemberType):
            nobody: Expr = Literal(None, MemberType(kind.sort, True))
            written_else = value.else_
            result = nobody if written_else in (None, "nobody") else self.builder.phrases.term(str(written_else), scope)
        else:
            if value.else_ is None:
                raise PhraseError("a 'first' list of numbers needs an 'else'", "Write what it is otherwise.")
            result = self.builder.phrases.term(value.else_, scope)
        for condition, item in reversed(items):
            result = choose(condition, check_type(item, kind, "an item of 'first'"), result)
        return result

    def anchor(
        self,
        shape: PartShape | SectionShape,
        scope: dict[str, Expr],
        written: Written,
        where: Where,
        quiet: bool = False,
    ) -> Anchor | None:
        builder, document = self.builder, written.document
        given = [k for k in ("at", "upon", "onset") if getattr(shape, k) is not None]
        if shape.while_ is not None and not given:
            if quiet:
                return None
            return Anchor(AnchorKind.STANDING)
        if not given:
            return None
        place = document.at((*where, given[0]))
        if len(given) > 1:
            self.problem(place, f"a part has one anchor, not {' and '.join(given)}", "Split it into parts.")
        if shape.at is not None:
            text = shape.at
            edge = next((e for e in (Edge.BEGIN, Edge.END) if text.startswith(e.value + " ")), Edge.DURING)
            step = text.removeprefix(edge.value).strip()
            if step not in builder.steps:
                self.problem(place, f"'{step}' is no step of the timeline", one_of(step, list(builder.steps)))
            return Anchor(AnchorKind.STEP, step, edge)
        if shape.onset is not None:
            if self.protocol is None or shape.onset not in self.events():
                hint = one_of(shape.onset, list(self.events()))
                self.problem(place, f"'{shape.onset}' is no event of this book", hint)
                return Anchor(AnchorKind.STEP)
            return self.event_anchor(self.protocol.starts, shape.onset)
        text = str(shape.upon)
        performed = builder.attempt(place, lambda: builder.phrases.act(text, scope))
        if performed is None:
            return Anchor(AnchorKind.STEP)
        return Anchor(AnchorKind.ACT, act=performed.act, args=performed.args)

    def event_anchor(self, act: str, event: str) -> Anchor:
        assert self.protocol is not None
        return Anchor(AnchorKind.ACT, act=act, args=(Literal(event, MemberType(self.protocol.sort)),))

    def part(
        self, written: Written, shape: PartShape, where: Where, name: str, base: Setting, whole: ReadingShape
    ) -> list[Part]:
        base, group = self.inherited(written, shape, whole, base)
        setting = self.setting(written, shape, where, base)
        builder, document, scope = self.builder, written.document, setting.scope
        conditions = list(setting.conditions)
        found: list[Part] = []
        if shape.requires:
            found.extend(self.precondition(written, shape, where, name, replace_conditions(setting, conditions)))
        elif shape.otherwise is not None:
            self.problem(document.at(where), "'otherwise' stands without 'requires'", "Write 'requires' above it.")
        outcomes, needs, standing = self.outcomes(written, shape, where, setting)
        conditions += [Condition(n, f"{builder.phrases.say(n)}") for n in dict.fromkeys(needs)]
        anchor = setting.anchor
        place = document.at(where)
        if standing:
            if anchor is not None and anchor.kind is not AnchorKind.STANDING and self.own_anchor(shape):
                hint = "Use 'while' instead of a moment."
                self.problem(place, "what holds or is forbidden stands, it has no moment", hint)
            anchor = Anchor(AnchorKind.STANDING)
        remembered, more = builder.effects(shape.remember, scope, document, (*where, "remember"))
        if not outcomes and not remembered:
            return found
        if anchor is None or (anchor.kind is AnchorKind.STANDING and not standing):
            hint = "Give it 'at', 'upon' or 'onset', or its section."
            self.problem(place, f"{name} has effects but no moment", hint)
            return found
        section, event = written.section.section, written.page.event
        if remembered:
            kept = (*conditions, *[Condition(n, builder.phrases.say(n)) for n in more])
            found.append(
                Part(f"{name}+", written.id, anchor, setting.variables, kept, tuple(remembered), setting.life,
                     section=section, event=event, remember=True, position=place)
            )  # fmt: skip
        if outcomes:
            found.append(
                Part(name, written.id, anchor, setting.variables, tuple(conditions), tuple(outcomes), setting.life,
                     group, section, event, position=place)
            )  # fmt: skip
        return found

    def inherited(
        self, written: Written, shape: PartShape, whole: ReadingShape, base: Setting
    ) -> tuple[Setting, str]:
        """What a part takes over and the group it belongs to; with a moment of its own it is in no row and no guard."""
        parent = written.shape.of
        if not parent:
            return base, ""
        if shape is not whole and (self.own_anchor(shape) or shape.while_ is not None):
            return Setting(base.variables, base.scope, base.life, base.members, None, base.members), ""
        row = self.row_condition(written, whole.row, base.scope) if whole.row else None
        if row is not None:
            base = replace(base, conditions=(*base.conditions, row))
        return base, parent if whole.row or whole.case else ""

    @staticmethod
    def own_anchor(shape: PartShape) -> bool:
        return any(getattr(shape, k) is not None for k in ("at", "upon", "onset"))

    def outcomes(
        self, written: Written, shape: PartShape, where: Where, setting: Setting
    ) -> tuple[list[Outcome], list[Expr], bool]:
        builder, document, scope = self.builder, written.document, setting.scope
        outcomes, needs = builder.effects(shape.then, scope, document, (*where, "then"))
        standing: list[Outcome] = []
        for key in ("holds", "keeps"):
            for i, text in enumerate(getattr(shape, key)):
                place = document.at((*where, key, i))
                got = builder.attempt(place, lambda: self.held(text, scope, key == "holds", place))
                standing.extend(got or [])
        for kind in NormKind:
            for i, text in enumerate(getattr(shape, kind.value)):
                place = document.at((*where, kind.value, i))
                act = builder.attempt(place, lambda: builder.phrases.act(text, scope))
                if act is not None:
                    standing.append(Norm(kind, act.act, act.args, text))
        if outcomes and standing:
            self.problem(document.at(where), "a part either does something or stands", "Split it into parts.")
        return [*outcomes, *standing], needs, bool(standing)

    def held(self, text: str, scope: Mapping[str, Expr], claims: bool, place: Position) -> list[Outcome]:
        phrases = self.builder.phrases
        if claims:
            try:
                outcomes, needs = phrases.effects_and_needs(text, scope)
            except PhraseError:
                outcomes, needs = (), ()
            claimed = [Claim(o.field, o.args, o.value, text) for o in outcomes if isinstance(o, SetCell)]
            if claimed and len(claimed) == len(outcomes) and not needs:
                self.builder.check_range(outcomes, place, text)
                self.check_claimable(claimed, place, text)
                return list(claimed)
        return [Keep(phrases.condition(text, scope), claims, text)]

    def check_claimable(self, claimed: list[Claim], place: Position, text: str) -> None:
        for claim in claimed:
            kind = self.builder.names.fields[claim.field].kind
            if kind in (FieldKind.CONSTANT, FieldKind.INPUT):
                hint = "Only stored and derived fields can be held."
                self.problem(place, f"'{text}' would hold {claim.field}, which is {kind.value}", hint)

    # -- preconditions and endings ------------------------------------------------------------

    def precondition(
        self, written: Written, shape: PartShape, where: Where, name: str, setting: Setting
    ) -> list[Part]:
        builder, document = self.builder, written.document
        place = document.at((*where, "requires"))
        if self.protocol is None or not written.page.event:
            self.problem(place, "'requires' stands on the page of an event only", "Use 'when'.")
            return []
        required = builder.conditions(list(shape.requires), setting.scope, document, (*where, "requires"))
        unmet = Condition(negate(conj([c.expr for c in required])), "not: " + "; ".join(c.text for c in required))
        axes = self.axes(shape, document, where)
        event = Literal(written.page.event, MemberType(self.protocol.sort))
        outcomes: list[Outcome] = []
        for axis in axes:
            if axis.origin == "unstated" or axis.axis not in self.protocol.axes:
                continue
            field_name = self.protocol.axes[axis.axis]
            if field_name not in builder.names.fields:
                continue
            kind = builder.names.fields[field_name].type
            outcomes.append(SetCell(field_name, (event,), Literal(axis.value, kind)))
        extra = shape.otherwise.then if shape.otherwise else []
        more, needs = builder.effects(extra, setting.scope, document, (*where, "otherwise", "then"))
        guards = tuple(Condition(n, builder.phrases.say(n)) for n in needs)
        anchor = self.event_anchor(self.protocol.rolled, written.page.event)
        return [
            Part(f"{name}", written.id, anchor, setting.variables, (*setting.conditions, unmet, *guards),
                 (*outcomes, *more), (), section=written.section.section, event=written.page.event,
                 dispositions=axes, position=document.at(where))
        ]  # fmt: skip

    def axes(self, shape: PartShape, document: Document, where: Where) -> tuple[AxisValue, ...]:
        assert self.protocol is not None
        given = dict(shape.otherwise.model_extra or {}) if shape.otherwise else {}
        values: dict[str, Value] = {}
        fields = self.builder.names.fields
        for key, written in given.items():
            place = document.at((*where, "otherwise", key))
            if key not in self.protocol.axes:
                self.problem(place, f"'{key}' is no axis of a disposition", one_of(key, list(self.protocol.axes)))
            elif written != "unstated":
                values[key] = self.axis_value(key, written, place)
        result = {a: AxisValue(a, v, "stated") for a, v in values.items()}
        for completion in self.protocol.completions:
            if all(values.get(a) == v and a in values for a, v in completion.when.items()):
                for axis, value in completion.then.items():
                    if axis not in result:
                        result[axis] = AxisValue(axis, value, completion.convention)
        return tuple(
            result.get(a, AxisValue(a, None, "unstated")) for a in self.protocol.axes if self.protocol.axes[a] in fields
        )

    def axis_value(self, axis: str, written: object, place: Position) -> Value:
        assert self.protocol is not None
        known = self.builder.names.fields.get(self.protocol.axes[axis])
        if known is None:
            return None
        value = value_of(written, known.type)
        if isinstance(known.type, MemberType) and value not in self.builder.names.sorts[known.type.sort].members:
            members = list(self.builder.names.sorts[known.type.sort].members)
            hint = nearest(str(value), members) or f"One of: {', '.join(members)}."
            self.problem(place, f"'{written}' is no value of the axis '{axis}'", hint)
        elif known.type == BOOL and not isinstance(value, bool):
            self.problem(place, f"'{written}' is no value of the axis '{axis}'", "Write yes, no or unstated.")
        return value

    def ending(self, written: Written, name: str) -> list[Part]:
        """The part by which a header ends its event; none where it is permanent."""
        lasts, place = written.shape.lasts, written.document.at((*written.where, "lasts"))
        if lasts == "permanent":
            return []
        protocol = self.protocol
        if protocol is None or not written.page.event:
            self.problem(place, "'lasts' stands on the page of an event only", "Write 'event' at the top.")
            return []
        event, builder = written.page.event, self.builder
        texts: list[Any] = [protocol.in_effect.replace("{event}", event)]
        step, where = protocol.end_step, (*written.where, "lasts")
        if lasts == "immediate":
            step = protocol.draw_step or (builder.steps[0] if builder.steps else "")
        elif not isinstance(lasts, str) and lasts is not None:
            step = lasts.at.removeprefix("end of ") or step
            if lasts.turns is not None:
                texts.append(protocol.lasted.replace("{event}", event).replace("{n}", str(lasts.turns)))
            texts.extend(lasts.until)
        if step not in builder.steps:
            hint = nearest(step, list(builder.steps)) or "Name 'end step' under 'events' in book.yaml."
            self.problem(place, f"'{step}' is no step of the timeline", hint)
        conditions = builder.conditions(texts, {}, written.document, where)
        ends = self.event_anchor(protocol.ends, event)
        done = builder.phrases.say_act(protocol.ends, ends.args) if protocol.ends in builder.acts else ""
        outcomes = builder.effects([done], {}, written.document, where)[0]
        anchor = Anchor(AnchorKind.STEP, step, Edge.END)
        return [
            Part(name, written.id, anchor, (), conditions, tuple(outcomes),
                 section=written.section.section, event=event, position=place)
        ]  # fmt: skip

    # -- tables -------------------------------------------------------------------------------

    def total(
        self, written: Written, scope: dict[str, Expr]
    ) -> tuple[Expr, Expr, tuple[tuple[str, Expr], ...]] | None:
        """The bare roll of a table, its modified result, and what each modifying clause adds."""
        document = written.document
        place = document.at((*written.where, "roll"))
        roll = self.builder.attempt(place, lambda: self.builder.phrases.term(written.shape.roll, scope))
        if roll is None:
            return None
        reads = [e for e in walk(roll) if isinstance(e, Read)]
        dice = [e for e in reads if self.builder.names.fields[e.field].chance]
        if not isinstance(roll.type, IntType) or len(dice) != 1:
            hint = "Declare the die with 'chance: yes'."
            self.problem(place, f"'{written.shape.roll}' has to be a number with one die in it", hint)
            return None
        total = roll
        added: list[tuple[str, Expr]] = []
        for child in written.children:
            shape = self.readings(child)[0]
            for i, modifier in enumerate(shape.modify):
                where = (*child.where, "modify", i)
                when = self.builder.conditions(list(modifier.when), scope, child.document, (*where, "when"))
                amount: Expr = number(modifier.by)
                if modifier.per:
                    per = self.builder.attempt(
                        child.document.at((*where, "per")),
                        lambda: check_type(self.builder.phrases.term(modifier.per, scope), IntType(0, 0), "'per'"),
                    )
                    amount = arithmetic(Operator.MUL, per, amount) if per is not None else amount
                amount = choose(conj([c.expr for c in when]), amount, number(0))
                added.append((child.id, amount))
                try:
                    total = arithmetic(Operator.ADD, total, amount)
                except ExpressionError as error:
                    self.problem(child.document.at(where), error.message, error.hint)
        return roll, total, tuple(added)

    def row_condition(self, written: Written, row: str, scope: dict[str, Expr]) -> Condition | None:
        parent = self.written.get(written.shape.of)
        place = written.document.at((*written.where, "row"))
        if parent is None or not parent.shape.roll:
            self.problem(place, "a row belongs to a clause with a roll", "Name it with 'of'.")
            return None
        bounds = self.row_bounds(row, place)
        totals = self.total(parent, self.settings[parent.id].scope if parent.id in self.settings else scope)
        if bounds is None or totals is None:
            return None
        parts: list[Expr] = []
        if bounds[0] > -OPEN:
            parts.append(Apply(Operator.LE, (number(bounds[0]), totals[1]), BOOL))
        if bounds[1] < OPEN:
            parts.append(Apply(Operator.LE, (totals[1], number(bounds[1])), BOOL))
        if bounds[0] == bounds[1]:
            parts = [Apply(Operator.EQ, (totals[1], number(bounds[0])), BOOL)]
        return Condition(conj(parts), f"the result is {row}")

    def row_bounds(self, row: str, place: Position) -> tuple[int, int] | None:
        match = _ROW.match(row.strip())
        if not match or (match[1] is None and match[3] is None):
            self.problem(place, f"'{row}' is no row", 'Write "7", "3..4", "7.." or "..2".')
            return None
        low = int(match[1]) if match[1] else -OPEN
        high = int(match[3]) if match[3] else (OPEN if match[2] else low)
        if low > high:
            self.problem(place, f"the row {row} is empty", "Write the lower bound first.")
        return low, high

    def table(self, written: Written, shape: ReadingShape) -> Table | None:
        if not shape.roll and not written.shape.cases:
            return None
        setting = self.settings.get(written.id, Setting())
        among = self.builder.conditions(
            list(written.shape.among), setting.scope, written.document, (*written.where, "among")
        )
        limits = conj([c.expr for c in among])
        if not shape.roll:
            rows = tuple(Row(c.id, 0, 0) for c in written.children if c.shape.case)
            return Table(written.id, None, None, rows=rows, rest=written.shape.rest, among=limits)
        totals = self.total(written, setting.scope)
        if totals is None:
            return None
        listed = []
        for child in written.children:
            text = self.readings(child)[0].row
            bounds = self.row_bounds(text, child.position) if text else None
            if bounds:
                listed.append(Row(child.id, bounds[0], bounds[1], bounds[0] == -OPEN, bounds[1] == OPEN))
        kind = totals[0].type
        assert isinstance(kind, IntType)
        rest = written.shape.rest
        return Table(
            written.id, totals[0], totals[1], kind.low, kind.high, tuple(listed), rest, limits, totals[2]
        )


def ranked(shape: ClauseShape, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause with the priority that the clause has."""
    return tuple(replace(p, overrides=tuple(shape.overrides), yields=shape.default) for p in parts)


def replace_conditions(setting: Setting, conditions: list[Condition]) -> Setting:
    """The setting with other conditions."""
    return replace(setting, conditions=tuple(conditions))


def _letter(index: int) -> str:
    return chr(ord("a") + index) if index < 26 else f"z{index}"


def _lasts_words(shape: ClauseShape) -> str:
    if shape.lasts is None or isinstance(shape.lasts, str):
        return ""
    turns = shape.lasts.turns
    words = [f"{turns} turn" if turns == 1 else f"{turns} turns"] if turns is not None else []
    until = [_condition_words(u) for u in shape.lasts.until]
    return " or ".join([*words, *(["until " + " and ".join(until)] if until else [])])


def _condition_words(item: object) -> str:
    match item:
        case All(all=inner):
            return " and ".join(_condition_words(i) for i in inner)
        case Any_(any=inner):
            return " or ".join(_condition_words(i) for i in inner)
        case Not(not_=inner):
            return "not " + " and ".join(_condition_words(i) for i in inner)
    return str(item)
