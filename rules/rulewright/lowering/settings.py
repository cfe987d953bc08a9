"""What a part inherits and declares: variables, short names, its moment, life and conditions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from rulewright.book.model import Anchor, AnchorKind, Condition, Edge, Instead
from rulewright.files.schema import FirstShape, InsteadShape, PartShape, SectionShape, ValueShape
from rulewright.files.yamlread import Document, Where
from rulewright.language.errors import Position
from rulewright.language.expr import (
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Variable,
    conj,
    equal,
    join_types,
    negate,
    substitute,
)
from rulewright.language.types import UNREAD, IntType, MemberType
from rulewright.lowering.source import Ground, Setting, Written
from rulewright.phrasing.parse import check_type, one_of, parse_expression
from rulewright.phrasing.phrases import PhraseError

ANCHORS = ("at", "upon", "instead_of", "onset")
ELSE = "else"  # a row or case for all that no other one takes
EXCEPT = " except "
COMMA = "\0"  # one within a name
_RANGE = re.compile(r"(-?[0-9]{1,4})\.\.(-?[0-9]{1,4})\Z")


@dataclass
class Settings(Ground):
    """Lowering, as far as the settings of parts go."""

    @cached_property
    def steps(self) -> frozenset[str]:
        """The steps of the timeline, to be looked up in."""
        return frozenset(self.builder.steps)

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

    def unused(self, name: str, scope: Mapping[str, Expr], place: Position) -> None:
        """Note a name that stands for something already: each stands for one thing in a part."""
        if name in scope:
            message = f"'{name}' is a name of the same part, or of what it stands under, already"
            self.problem(place, message, "Leave it out, if the same is meant, or take another name.")

    def setting(self, written: Written, shape: PartShape, where: Where, base: Setting) -> Setting:
        """The setting of one part: its base and its own variables, names, anchor, life and conditions."""
        builder, document = self.builder, written.document
        variables, scope = list(base.variables), dict(base.scope)
        conditions, members = list(base.conditions), list(base.members)
        for name, said in shape.for_.items():
            place = document.at((*where, "for", name))
            self.unused(name, scope, place)
            kind, others = self.exceptions(said)
            span = _RANGE.match(kind)
            if span and int(span[1]) > int(span[2]):
                self.problem(place, f"the range {kind} is empty", "Write the lower bound first.")
                scope[name] = Variable(name, UNREAD)
                continue
            if span:
                variable = Variable(name, IntType(int(span[1]), int(span[2])))
            else:
                domain = builder.names.domain(kind)
                if domain is None:
                    known = [*builder.names.sorts, *builder.names.sets]
                    self.problem(place, f"'{kind}' is neither a sort nor a set", one_of(kind, known), kind)
                    scope[name] = Variable(name, UNREAD)
                    continue
                variable = Variable(name, MemberType(domain[0]))
                if domain[1] != TRUE:
                    member = Condition(substitute(domain[1], {"it": variable}), f"{name} is of {kind}")
                    conditions.append(member)
                    members.append(member)
            for other in others:
                term = builder.attempt(place, partial(builder.phrases.term, other, scope, variable.type))
                if term is not None:
                    member = Condition(negate(equal(variable, term)), f"{name} is not {other}")
                    conditions.append(member)
                    members.append(member)
            variables.append(variable)
            scope[name] = variable
        for name, value in shape.let.items():
            place = document.at((*where, "let", name))
            self.unused(name, scope, place)
            expr = builder.attempt(place, lambda: self.let(value, scope, document, (*where, "let", name)))
            scope[name] = expr if expr is not None else Variable(name, UNREAD)
            if expr is not None and isinstance(value, FirstShape) and value.else_ is None:
                self.selections.setdefault(written.id, []).append((name, expr))
        life = base.life
        if shape.life is not None:
            life = builder.conditions(list(shape.life), scope, document, (*where, "life"))
        anchor = self.anchor(shape, scope, written, where) or base.anchor
        for key in ("while", "when", "case"):
            listed = getattr(shape, "while_" if key == "while" else key, None) or []
            if listed != ELSE:
                conditions += builder.conditions(list(listed), scope, document, (*where, key))
        result = Setting(tuple(variables), scope, life, tuple(conditions), anchor, tuple(members))
        if where == written.where:
            self.settings[written.id] = result
        return result

    def exceptions(self, said: str) -> tuple[str, tuple[str, ...]]:
        """The sort, set or range that a name goes through, and what is left out of it."""
        kind, word, others = said.partition(EXCEPT)
        if not word or self.builder.names.domain(said) is not None:
            return said, ()
        return kind.strip(), tuple(self.between_commas(others))

    def between_commas(self, said: str) -> Iterator[str]:
        """What stands between commas; a comma may also stand in the name of a member."""
        with_comma = {m for sort in self.builder.names.sorts.values() for m in sort.members if "," in m}
        for name in sorted(with_comma, key=len, reverse=True):
            said = said.replace(name, name.replace(",", COMMA))
        yield from (other.replace(COMMA, ",").strip() for other in said.split(","))

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
            result = listed(condition, check_type(item, kind, "an item of 'first'"), result)
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
        given = [k for k in ANCHORS if getattr(shape, k, None) is not None]
        if shape.while_ is not None and not given:
            if quiet:
                return None
            return Anchor(AnchorKind.STANDING)
        if not given:
            return None
        place = document.at((*where, given[0].replace("_", " ")))
        if len(given) > 1:
            self.problem(
                place, f"a part has one anchor, not {' and '.join(given).replace('_', ' ')}", "Split it into parts."
            )
        if shape.at is not None:
            return self.step_anchor(shape.at, place)
        if shape.onset is not None:
            if self.protocol is None or shape.onset not in self.events():
                hint = one_of(shape.onset, list(self.events()))
                self.problem(place, f"'{shape.onset}' is no event of this book", hint)
                return Anchor(AnchorKind.STEP)
            return self.event_anchor(self.protocol.starts, shape.onset)
        text, instead = str(shape.upon), Instead.NO
        replaced = getattr(shape, "instead_of", None)
        if replaced is not None:
            narrow = isinstance(replaced, InsteadShape) and replaced.only_if_allowed
            instead = Instead.ONLY_IF_ALLOWED if narrow else Instead.ASKED
            text = replaced.act if isinstance(replaced, InsteadShape) else str(replaced)
        performed = builder.attempt(place, lambda: builder.phrases.act(text, scope))
        if performed is None:
            return Anchor(AnchorKind.STEP)
        return Anchor(AnchorKind.ACT, act=performed.act, args=performed.args, instead=instead)

    def step_of(self, text: str) -> Anchor | None:
        """The moment of a step of the timeline that a text names."""
        anchor = self.as_moment(text)
        return anchor if anchor.step in self.steps else None

    def step_anchor(self, text: str, place: Position) -> Anchor:
        """The moment of a step that a text has to name."""
        anchor = self.as_moment(text)
        if anchor.step not in self.steps:
            hint = one_of(anchor.step, list(self.builder.steps))
            self.problem(place, f"'{anchor.step}' is no step of the timeline", hint, anchor.step)
        return anchor

    def as_moment(self, text: str) -> Anchor:
        """A text read as a moment of a step, whether there is such a step or not."""
        edges = () if text in self.steps else (Edge.BEGIN, Edge.END)  # a step may be called like an edge
        edge = next((e for e in edges if text.startswith(e.value + " ")), Edge.DURING)
        return Anchor(AnchorKind.STEP, text.removeprefix(edge.value).strip(), edge)


def listed(condition: Expr, value: Expr, rest: Expr) -> Expr:
    """An entry of a 'first' list before the rest of it, of which nothing is dropped, even where it is never reached."""
    kind = value.type if condition == TRUE else join_types(value.type, rest.type)
    return Apply(Operator.IF, (condition, value, rest), kind)
