"""What stands from one moment until another: a cell of its own tells whether it still does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulewright.book.model import (
    Anchor,
    AnchorKind,
    ChangeCell,
    Condition,
    Edge,
    Field,
    FieldKind,
    Outcome,
    Part,
    SetCell,
    expressions_of,
)
from rulewright.files.schema import ClauseShape, PartShape, UntilShape
from rulewright.files.yamlread import Where
from rulewright.language.expr import (
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Read,
    Variable,
    conj,
    equal,
    exists,
    fields_read,
    free_variables,
    negate,
    number,
)
from rulewright.language.types import BOOL, BoolType, IntType, MemberType
from rulewright.lowering.settings import Settings
from rulewright.lowering.source import Setting, Written
from rulewright.phrasing.parse import Names
from rulewright.phrasing.phrases import Phrase, Slot, Use, Wording

MOST_TIMES = 1000
LASTS = " lasts"


@dataclass(frozen=True)
class Duration:
    """How long a part stands: the cell that tells it, what it says, and the moment that ends it."""

    field: Field
    args: tuple[Variable, ...]
    times: int
    ends: Anchor
    conditions: tuple[Condition, ...]
    among: tuple[Condition, ...] = ()  # whom alone it can be said of, whatever the state

    @property
    def cell(self) -> Read:
        """The cell that tells whether it still stands, or how often its end is still to come."""
        return Read(self.field.name, self.args, self.field.type)

    @property
    def lasts(self) -> Condition:
        """That it still stands."""
        expr: Expr = self.cell
        if isinstance(self.field.type, IntType):
            expr = Apply(Operator.LE, (number(1), self.cell), BOOL)
        return Condition(expr, self.told("lasts"))

    def told(self, how: str) -> str:
        """That it lasts for some things, or how it does, in words."""
        return " ".join([self.field.name.removesuffix(LASTS), how, *about([v.name for v in self.args])])


def until_said(shape: ClauseShape) -> bool:
    """Whether a clause says under some reading until when something stands."""
    bodies = [shape, *shape.parts, *(b for r in shape.readings.values() for b in (r, *r.parts))]
    return any(body.until is not None for body in bodies)


def about(names: list[str]) -> list[str]:
    """For what something lasts, in words."""
    return ["for", " and ".join(names)] if names else []


def duration(
    lowering: Settings,
    written: Written,
    shape: PartShape,
    where: Where,
    name: str,
    setting: Setting,
    said: list[Outcome],
) -> Duration | None:
    """The duration of a part that says until when what is ``said`` stands; nothing where that cannot be read."""
    builder, place = lowering.builder, written.document.at((*where, "until"))
    until = shape.until if isinstance(shape.until, UntilShape) else None
    ends = end(lowering, written, shape, where, setting)
    when: list[object] = list(until.when) if until is not None else []
    conditions = builder.conditions(when, setting.scope, written.document, (*where, "until", "when"))
    if ends is None:
        return None
    read = (*(e for o in said for e in expressions_of(o)), *ends.args, *(c.expr for c in conditions))
    named = frozenset().union(*map(free_variables, read))
    upon = until.upon if until is not None else shape.until
    told = " ".join([*(o.text for o in said), str(upon), *(c.text for c in conditions)])
    args = as_spoken_of(tuple(v for v in setting.variables if v in named), told)
    for variable in args:
        if not isinstance(variable.type, MemberType):
            message = f"'{variable.name}' is a number, of which nothing can be kept until another moment"
            lowering.problem(place, message, "Keep it in a field.")
            return None
    times = 1 if until is None else until.times if until.turns is None else until.turns
    if not 0 < times <= MOST_TIMES:
        lowering.problem(place, f"it cannot end at the {times}th time", f"At least 1, at most {MOST_TIMES}.")
        return None
    kind = BOOL if times == 1 else IntType(0, times)
    sorts = tuple(v.type.sort for v in args if isinstance(v.type, MemberType))
    start = False if times == 1 else 0
    of_sets, bounded = frozenset(setting.members), dict.fromkeys((*setting.members, *setting.conditions))
    among = tuple(
        replace(c, implied=True) if c in of_sets else c
        for c in bounded
        if all(builder.names.fields[n].kind is FieldKind.CONSTANT for n in fields_read(c.expr))
        and set(free_variables(c.expr)) <= set(args)
    )
    fields = builder.names.fields
    lasts = Field(f"{name}{LASTS}", sorts, kind, start, closed=True, clause=name)
    restated = name.replace(written.id, written.shape.restates, 1) if written.shape.restates else name
    same = replace(lasts, name=f"{restated}{LASTS}", clause=restated)
    lasts = same if fields.get(same.name) == same else lasts
    while fields.get(lasts.name, lasts) != lasts:  # it lasts otherwise under another reading
        lasts = replace(lasts, name=f"{lasts.name.removesuffix(LASTS)}'{LASTS}")
    found = Duration(lasts, args, times, ends, conditions, among)
    if found.field.name not in fields:
        fields[found.field.name] = found.field
        for phrase in phrases(found, builder.names):
            builder.phrases.add(phrase)
            builder.phrases.uses[phrase.say] = 1  # by the clause itself
    return found


def as_spoken_of(variables: tuple[Variable, ...], text: str) -> tuple[Variable, ...]:
    """Variables in the order in which a text first names them, and then those of which it speaks under other names."""
    places = {v: re.search(rf"(?<!\w){re.escape(v.name)}(?!\w)", text) for v in variables}
    return tuple(sorted(variables, key=lambda v: place.start() if (place := places[v]) else len(text)))


def end(lowering: Settings, written: Written, shape: PartShape, where: Where, setting: Setting) -> Anchor | None:
    """The moment that ends what stands."""
    builder, document, until = lowering.builder, written.document, shape.until
    place: Where = (*where, "until")
    if isinstance(until, UntilShape):
        given = [key for key in ("at", "upon", "turns") if getattr(until, key) is not None]
        if len(given) != 1:
            hint = "Write one of 'at', 'upon' and 'turns' below it."
            lowering.problem(document.at(place), "'until' names one moment", hint)
            return None
        if until.turns is not None:
            if "times" in until.model_fields_set:
                message = "'times' stands beside 'turns', which says how often"
                lowering.problem(document.at((*place, "times")), message, "Leave one of them out.")
            if not builder.steps:
                lowering.problem(document.at(place), "the book has no timeline, so that no turn ends", "Write 'upon'.")
                return None
            return Anchor(AnchorKind.STEP, builder.steps[-1], Edge.END)
        text, key = until.at or until.upon, given[0]
        place = (*place, key)
    else:
        text, key = str(until), "at" if lowering.step_of(str(until)) is not None else "upon"
    if key == "at":
        return lowering.step_anchor(str(text), document.at(place))
    done = builder.attempt(document.at(place), lambda: builder.phrases.act(str(text), setting.scope))
    return Anchor(AnchorKind.ACT, act=done.act, args=done.args) if done is not None else None


def phrases(duration: Duration, names: Names) -> Iterator[Phrase]:
    """What is said of the cell that tells whether something still stands."""
    taken = tuple(Slot(v.name, v.type.sort) for v in duration.args if isinstance(v.type, MemberType))
    lasting: list[str | Slot] = ["for"] if taken else []
    for slot in taken:
        lasting += [slot, "and"] if slot is not taken[-1] else [slot]
    clause, condition = duration.field.name.removesuffix(LASTS), duration.lasts.expr
    told = Wording((clause, "lasts", *lasting)), Wording((clause, "does", "not", "last", *lasting), True)
    say = " ".join([clause, "lasts", *about([f"{{{v.name}:{v.type}}}" for v in duration.args])])
    if isinstance(duration.field.type, BoolType):
        yield Phrase(say, Use.CONDITION, told, condition)
        return
    some = about([names.sorts[slot.sort].members[0] for slot in taken])
    told_of = (["lasts"], ["lasts", "1 times more"], ["lasts", "0 times more"])
    example, left_once, ended = (" ".join([clause, *often, *some]) for often in told_of)
    yield Phrase(say, Use.CONDITION, told, condition, (), "", example, (left_once,), (ended,))
    left = Slot("times left", "int")
    counted = Wording((clause, "lasts", left, "times", "more", *lasting))
    meant = equal(duration.cell, Variable(left.name, IntType(-names.reach, names.reach)))
    yield Phrase(say.replace("lasts", "lasts {times left:int} times more", 1), Use.CONDITION, (counted,), meant)


def bounds(duration: Duration, part: Part) -> Iterator[Part]:
    """The parts by which what stands ends and begins, ``part`` being what it would be if it were done at once."""
    again: tuple[Condition, ...] = ()
    if part.anchor == replace(duration.ends, args=part.anchor.args):
        others = tuple(v for v in part.variables if v not in duration.args)
        same = [equal(a, b) for a, b in zip(part.anchor.args, duration.ends.args, strict=True)]
        anew = exists(others, conj([*same, *(c.expr for c in (*part.life, *part.conditions))]))
        again = (Condition(negate(anew), "it does not begin anew"),) if anew != TRUE else ()
        if not again:
            return
    name, cell = duration.field.name, duration.args
    less: Outcome = SetCell(name, cell, Literal(False, BOOL), duration.told("does not last"))
    begun: Outcome = SetCell(name, cell, Literal(True, BOOL), duration.told("lasts"))
    if duration.times > 1:
        less = ChangeCell(name, cell, number(-1), duration.told("lasts once less"))
        begun = SetCell(name, cell, number(duration.times), duration.told(f"lasts {duration.times} times more"))
    conditions = (duration.lasts, *duration.among, *duration.conditions, *again)
    yield Part(
        f"{part.id}#until", part.clause, duration.ends, duration.args, conditions, (less,),
        section=part.section, event=part.event, position=part.position, inherited=(duration.lasts, *again),
    )  # fmt: skip
    yield Part(
        f"{part.id}#from", part.clause, part.anchor, part.variables, part.conditions, (begun,), part.life,
        part.group, part.section, part.event, position=part.position, inherited=part.inherited,
    )  # fmt: skip
