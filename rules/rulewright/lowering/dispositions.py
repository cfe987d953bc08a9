"""Preconditions with their dispositions, and the endings of events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.book.model import Anchor, AnchorKind, AxisValue, Condition, Edge, Outcome, Part, SetCell
from rulewright.files.schema import LastsShape, Not, PartShape
from rulewright.files.yamlread import Document, Where
from rulewright.language.errors import Position
from rulewright.language.expr import Literal, Read, conj, negate
from rulewright.language.types import BOOL, MemberType, Value
from rulewright.lowering.declare import value_of
from rulewright.lowering.joined import in_words
from rulewright.lowering.source import Setting, Written
from rulewright.lowering.tables import Tables
from rulewright.phrasing.parse import nearest, one_of


@dataclass
class Dispositions(Tables):
    """Lowering, as far as preconditions and headers go."""

    def precondition(self, written: Written, shape: PartShape, where: Where, name: str, setting: Setting) -> list[Part]:
        builder, document = self.builder, written.document
        place = document.at((*where, "requires"))
        if self.protocol is None or not written.page.event:
            self.problem(place, "'requires' stands on the page of an event only", "Use 'when'.")
            return []
        required = builder.conditions(list(shape.requires), setting.scope, document, (*where, "requires"))
        said = in_words(Not.model_construct(not_=list(shape.requires)), builder.opposite(setting.scope))
        unmet = Condition(negate(conj([c.expr for c in required])), said)
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
            # A failed roll takes nothing back: 'no' leaves what an earlier roll of the event made of it.
            held = Read(field_name, (event,), kind) if axis.value is False else Literal(axis.value, kind)
            outcomes.append(SetCell(field_name, (event,), held))
        extra = shape.otherwise.then if shape.otherwise else []
        more, needs = builder.effects(extra, setting.scope, document, (*where, "otherwise", "then"))
        guards = builder.somebody(needs, setting.scope)
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

    def ending(self, written: Written, lasts: LastsShape | str, where: Where, name: str) -> list[Part]:
        """The part by which a header ends its event; none where it is permanent."""
        place = written.document.at(where)
        if lasts == "permanent":
            return []
        protocol = self.protocol
        if protocol is None or not written.page.event:
            self.problem(place, "'lasts' stands on the page of an event only", "Write 'event' at the top.")
            return []
        event, builder = written.page.event, self.builder
        texts: list[Any] = [protocol.in_effect.replace("{event}", event)]
        step = protocol.end_step
        if lasts == "immediate":
            step = protocol.draw_step or (builder.steps[0] if builder.steps else "")
        elif isinstance(lasts, LastsShape):
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
