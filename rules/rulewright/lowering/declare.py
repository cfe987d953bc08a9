"""From model.yaml to sorts and fields: members, types, start values."""

from __future__ import annotations

import re
from collections import Counter
from keyword import iskeyword
from math import prod

from rulewright.book.model import Field, FieldKind, Sort
from rulewright.files.schema import FieldShape, SortShape
from rulewright.files.yamlread import Document, Where
from rulewright.language.errors import Position
from rulewright.language.show import identifier
from rulewright.language.types import BOOL, BoolType, IntType, MemberType, Type, Value, fits
from rulewright.lowering.builder import Builder
from rulewright.phrasing.parse import MAX_INT, ExpressionError, Names, nearest, one_of

MAX_MEMBERS = 5000
MAX_CELLS = 1_000_000
MAX_FACES = 100_000
RESERVED = frozenset(
    "was first min max connected any all count sum least greatest the range nobody int bool it".split()
)
_RANGE = re.compile(r"(-?[0-9]{1,1000})\.\.(-?[0-9]{1,1000})\Z")


def read_sorts(builder: Builder, document: Document) -> dict[str, Sort]:
    sorts: dict[str, Sort] = {}
    written: list[tuple[str, str, list[str], int]] = []
    for name, shape in builder.files.model.sorts.items():
        listed = shape if isinstance(shape, list) else shape.members
        written.append(("sorts", name, listed, shape.spare if isinstance(shape, SortShape) else 0))
    written += [("values", name, listed, 0) for name, listed in builder.files.model.values.items()]
    for group, name, listed, spare in written:
        place = document.at((group, name))
        if name in sorts:
            builder.problem(place, f"the sort '{name}' is declared twice", "Give one of them another name.")
        if not can_be_named(name):
            builder.problem(place, f"'{name}' cannot name a sort", "Use letters, digits and _, and no reserved word.")
        members = [*listed, *(f"{name}-{i + 1}" for i in range(spare))]
        if len(members) > MAX_MEMBERS:
            message = f"{name} has {len(members)} members; {MAX_MEMBERS} is the most"
            builder.problem(place, message, "Use spare members.")
            members = members[:1]
        if not members:
            builder.problem(place, f"{name} has no member", "Give it members or spare ones.")
            members = [f"{name}-1"]
        for member in sorted(m for m, n in Counter(members).items() if n > 1):
            builder.problem(place, f"'{member}' stands twice in {name}", "Remove one of them.")
        for member in members:
            if " ".join(member.split()) != member or not member or re.search(r"[{}]", member):
                builder.problem(place, f"'{member}' cannot name a member", "Use words with single spaces between them.")
        if "nobody" in members:
            builder.problem(place, "'nobody' cannot be a member", f"Make the field optional: {name}?")
        by_identifier: dict[str, str] = {}
        for member in members:
            other = by_identifier.setdefault(identifier(member), member)
            if other != member:
                message = f"'{member}' and '{other}' of {name} would be one name in expressions"
                builder.problem(place, message, "Let them differ in letters or digits.")
        sorts[name] = Sort(
            name, tuple(dict.fromkeys(members)), spare, group == "values", _names(builder, document, name)
        )
    return sorts


def _names(builder: Builder, document: Document, sort: str) -> tuple[tuple[str, str], ...]:
    """What members of a sort stand for, in the order of the file."""
    shape = builder.files.model.sorts.get(sort)
    if not isinstance(shape, SortShape):
        return ()
    for member, said in shape.names.items():
        place = document.at(("sorts", sort, "names", member))
        if member not in shape.members:
            builder.problem(place, f"'{member}' is no member of {sort}", one_of(member, shape.members), member)
        elif not said.strip():
            builder.problem(place, f"'{member}' stands for nothing", "Write what it is called, or leave it out.")
    return tuple(shape.names.items())


def _type(text: str, names: Names) -> Type:
    if text == "bool":
        return BOOL
    span = _RANGE.match(text)
    if span:
        low, high = int(span[1]), int(span[2])
        if low > high:
            raise ExpressionError(f"the range {text} is empty", "Write the lower bound first.")
        if max(-low, high) > MAX_INT:
            raise ExpressionError(f"the range {text} has numbers beyond {MAX_INT}", "Count in larger units.")
        return IntType(low, high)
    sort = text.removesuffix("?")
    if sort not in names.sorts:
        known = [*names.sorts, "bool"]
        hint = nearest(sort, known) or "Use bool, a range like 0..9, or a sort."
        raise ExpressionError(f"'{text}' is no type", hint, sort)
    return MemberType(sort, text.endswith("?"))


def value_of(written: object, wanted: Type) -> Value:
    """A value as written in YAML, for a type: yes and no are truth values, nobody is none."""
    if isinstance(wanted, BoolType) and written in ("yes", "no"):
        return written == "yes"
    if isinstance(wanted, MemberType):
        return None if written in ("nobody", None) else str(written)
    return written if isinstance(written, bool | int | str) else None


def read_field(
    builder: Builder, name: str, shape: FieldShape, is_input: bool, document: Document, where: Where
) -> Field | None:
    place = document.at(where)
    names = builder.names
    if not can_be_named(name):
        builder.problem(place, f"'{name}' cannot name a field", "Use letters, digits and _, and no reserved word.")
        return None
    if name in names.fields:
        builder.problem(place, f"'{name}' is declared twice", "Give one of them another name.")
    kind = builder.attempt(place, lambda: _type(shape.is_, names))
    unknown = [s for s in shape.of if s not in names.sorts]
    for sort in unknown:
        builder.problem(place, f"'{sort}' is no sort", one_of(sort, list(names.sorts)), sort)
    if kind is None or unknown:
        return None
    if shape.symmetric and (len(shape.of) != 2 or len(set(shape.of)) != 1):
        builder.problem(place, f"{name} cannot be symmetric", "A symmetric field has one sort twice.")
    if prod(len(names.sorts[s].members) for s in shape.of) > MAX_CELLS:
        builder.problem(place, f"{name} would have more than {MAX_CELLS} cells", "Let it be of fewer or smaller sorts.")
        return None
    if shape.chance and isinstance(kind, IntType) and kind.high - kind.low >= MAX_FACES:
        builder.problem(place, f"{name} has more than {MAX_FACES} faces", "Throw a smaller die, or several.")
        return None
    start = value_of(shape.start, kind) if shape.start is not None else natural_start(kind, names)
    members = {n: s.members for n, s in names.sorts.items()}
    if not fits(start, kind, members):
        at = document.at((*where, "start"))
        builder.problem(at, f"{name} cannot start at {shape.start}: it is {kind}", values_hint(kind, names))
    if shape.default is not None and not fits(value_of(shape.default, kind), kind, members):
        at = document.at((*where, "default"))
        builder.problem(at, f"{shape.default} cannot be the default of {name}: it is {kind}", values_hint(kind, names))
    starts: dict[tuple[str, ...], Value] = {}
    for key, written in shape.starts.items():
        at = document.at((*where, "starts", key))
        args = tuple(k.strip() for k in key.split(",")) if len(shape.of) > 1 else (key,)
        if len(args) != len(shape.of) or any(a not in members[s] for a, s in zip(args, shape.of, strict=False)):
            known = [*members[shape.of[0]]] if len(shape.of) == 1 else []
            hint = one_of(key, known) if known else f"It is of: {', '.join(shape.of) or 'nothing'}."
            builder.problem(at, f"'{key}' is no argument of {name}", hint)
            continue
        value = value_of(written, kind)
        if not fits(value, kind, members):
            builder.problem(at, f"{name}({key}) cannot start at {written}: it is {kind}", values_hint(kind, names))
        if shape.symmetric and starts.setdefault(args[::-1], value) != value:
            message = f"{name}({key}) starts at {written}, and at another value in the other order"
            builder.problem(at, message, "It is symmetric: both name one cell. State it once.")
        starts[args] = value
    what = _kind(builder, shape, is_input, place)
    fixed = bool(shape.set_up)
    if fixed and (what is not FieldKind.STATE or shape.closed):
        message = f"'set up' is for what is stored and may start with any value, unlike {name}"
        builder.problem(place, message, "Leave it out.")
    described = builder.files.model.outside is not None  # what else in the game changes fields
    return Field(
        name,
        tuple(shape.of),
        kind,
        start,
        starts,
        what,
        shape.closed or (described and what is FieldKind.STATE and not fixed),
        shape.clamped,
        shape.symmetric,
        shape.chance,
        shape.by,
        value_of(shape.default, kind),
        shape.default is not None,
        place,
        fixed=fixed,
        within=shape.within,
    )


def can_be_named(name: str) -> bool:
    """Whether a sort or field can have the name: it stands in expressions as it is, and means nothing else there."""
    return name == identifier(name) and not iskeyword(name) and name not in RESERVED


def values_hint(kind: Type, names: Names) -> str:
    """What a value of a type may be, for a hint."""
    match kind:
        case BoolType():
            return "Write yes or no."
        case IntType(low, high):
            return f"Write a whole number from {low} to {high}."
        case MemberType(sort, optional):
            listed = [*names.sorts[sort].members[:10], *(["nobody"] if optional else [])]
            return f"Write a member: {', '.join(listed)}."


def _kind(builder: Builder, shape: FieldShape, is_input: bool, place: Position) -> FieldKind:
    if is_input + shape.constant + shape.derived > 1:
        message = "an input is neither constant nor derived, and a constant is not derived"
        builder.problem(place, message, "Keep one of the keys.")
    if is_input:
        return FieldKind.INPUT
    return FieldKind.CONSTANT if shape.constant else FieldKind.DERIVED if shape.derived else FieldKind.STATE


def natural_start(kind: Type, names: Names) -> Value:
    """The start value of a field that declares none: no, 0 or the nearest to it, nobody or the first member."""
    match kind:
        case BoolType():
            return False
        case IntType(low, high):
            return min(max(0, low), high)
        case MemberType(sort, optional):
            return None if optional else names.sorts[sort].members[0]
