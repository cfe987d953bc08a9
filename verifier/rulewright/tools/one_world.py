"""A clause of one edition read in the world of another: under the id and in the section that it has there."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import replace
from functools import partial
from typing import assert_never

from rulewright.book.model import (
    Book,
    ChangeCell,
    Claim,
    Clause,
    Keep,
    Norm,
    Outcome,
    Part,
    Perform,
    SetCell,
    Table,
    expressions_of,
)
from rulewright.language.expr import (
    Expr,
    Read,
    fields_read,
    rebuild,
    walk,
)
from rulewright.language.types import MemberType, Type
from rulewright.tools.pairing import Names, duration_fields


def table_under(clause: Clause, names: Names) -> Table:
    """The table of a clause, its rows and modifiers by the ids that they have in the new edition."""
    table = clause.table
    assert table is not None
    rows = tuple(replace(r, clause=names.get(r.clause, r.clause)) for r in table.rows)
    modifiers = tuple((names.get(c, c), amount) for c, amount in table.modifiers)
    return replace(table, clause=names.get(table.clause, table.clause), rows=rows, modifiers=modifiers)


def parts_under(book: Book, old: Clause, new: Clause, names: Names) -> tuple[Part, ...]:
    """The parts of a clause as it was, under the id and in the section that it has now."""
    found = []
    same = {f: new.id + f.removeprefix(old.id) for f in duration_fields(book, old)}
    for part in map(partial(with_fields, same), old.parts or old.restated):
        name, group = new.id + part.id.removeprefix(old.id), names.get(part.group, part.group)
        over = tuple(names.get(c, c) + mark + rest for c, mark, rest in (o.partition("#") for o in part.overrides))
        found.append(replace(part, id=name, clause=new.id, section=new.section, overrides=over, group=group))
    return tuple(found)


def with_fields(names: Names, part: Part) -> Part:
    """A part that reads and writes fields by other names."""
    if not any(old != new for old, new in names.items()):
        return part

    def told(expr: Expr) -> Expr:
        if isinstance(expr, Read) and expr.field in names:
            expr = replace(expr, field=names[expr.field])
        return rebuild(expr, told)

    def outcome(one: Outcome) -> Outcome:
        match one:
            case SetCell(value=value) | Claim(value=value):
                named = names.get(one.field, one.field)
                return replace(one, field=named, args=tuple(map(told, one.args)), value=told(value))
            case ChangeCell(amount=amount):
                named = names.get(one.field, one.field)
                return replace(one, field=named, args=tuple(map(told, one.args)), amount=told(amount))
            case Keep(condition=condition):
                return replace(one, condition=told(condition))
            case Norm(ways=ways):
                others = tuple(replace(way, args=tuple(map(told, way.args))) for way in ways)
                return replace(one, args=tuple(map(told, one.args)), ways=others)
            case Perform(args=args):
                return replace(one, args=tuple(map(told, args)))
            case other:
                assert_never(other)

    life, conditions = (tuple(replace(c, expr=told(c.expr)) for c in some) for some in (part.life, part.conditions))
    anchor = replace(part.anchor, args=tuple(map(told, part.anchor.args)))
    return replace(part, anchor=anchor, life=life, conditions=conditions, outcomes=tuple(map(outcome, part.outcomes)))


def with_parts(book: Book, clause: Clause, parts: tuple[Part, ...]) -> Book:
    """The book with other parts in place of those of a clause."""
    return replace(book, clauses={**book.clauses, clause.id: replace(clause, parts=parts)})


def apart(old: Book, new: Book, parts: Iterable[Part], own: Container[str] = ()) -> str:
    """Why parts of one edition cannot be read in the world of the other; empty if they can.

    What they read of their ``own`` time is as it is.
    """
    fields: set[str] = set()
    acts: set[str] = set()
    kinds: set[Type] = set()
    steps: set[str] = set()
    for part in parts:
        exprs = [part.guard, *part.anchor.args, *(e for o in part.outcomes for e in expressions_of(o))]
        fields |= {f for e in exprs for f in fields_read(e)} | {o.field for o in part.outcomes if hasattr(o, "field")}
        acts |= {o.act for o in part.outcomes if isinstance(o, Norm | Perform)}
        acts |= {w.act for o in part.outcomes if isinstance(o, Norm) for w in o.ways}
        acts |= {part.anchor.act} if part.anchor.act else set()
        steps |= {part.anchor.step} if part.anchor.step else set()
        kinds |= {e.type for whole in exprs for e in walk(whole)} | {v.type for v in part.variables}
    fields = {f for f in fields if f not in own}
    kinds |= {old.fields[f].type for f in fields if f in old.fields}
    sorts = {k.sort for k in kinds if isinstance(k, MemberType)} | {s for f in fields for s in old.fields[f].parameters}
    for name in sorted(fields):
        if name not in new.fields:
            return f"the field '{name}' is gone"
        if shape_of_field(old, name) != shape_of_field(new, name):
            return f"the field '{name}' is of another kind now"
    for name in sorted(acts):
        if name not in new.acts:
            return f"the act '{name}' is gone"
        if [v.type for v in old.acts[name].parameters] != [v.type for v in new.acts[name].parameters]:
            return f"the act '{name}' is done with other things now"
    for name in sorted(sorts):
        if name not in new.sorts or old.sorts[name].members != new.sorts[name].members:
            return f"the members of '{name}' are others now"
    for name in sorted(steps):
        if name not in new.steps:
            return f"the step '{name}' is gone"
    return ""


def shape_of_field(book: Book, name: str) -> tuple[object, ...]:
    """What decides which values the cells of a field have."""
    spec = book.fields[name]
    return spec.parameters, spec.type, spec.kind, spec.symmetric, spec.clamped, spec.chance
