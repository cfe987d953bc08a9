"""The kernel of a book as data: what a browser needs to read its parts on a state just as the table does.

An expression is a list that opens with what it is, and a literal is itself: ``["<", ["read", "turn"], 20]``.
A type is null for a truth value, two bounds for a number, and the name of a sort, with ``?`` where nobody fits.
"""

from __future__ import annotations

from typing import Any, assert_never

from rulewright.book.model import Book, Claim, Condition, Field, FieldKind, Part, SetCell
from rulewright.language.expr import (
    Apply,
    Connected,
    Expr,
    Literal,
    Quantify,
    Read,
    Variable,
    Was,
    fields_read,
    free_variables,
)
from rulewright.language.types import BoolType, IntType, MemberType, Type
from rulewright.phrasing.wordings import Phrase, Slot, Use, Wording, settings
from rulewright.site.readings import brought
from rulewright.table.index import index_of, prevails

Data = Any  # what JSON can hold


def kernel(book: Book) -> dict[str, Data]:
    """Sorts, fields, parts, claims and the phrases that set a cell."""
    conditions: dict[Condition, int] = {}
    parts = {p.id: _part(book, p, conditions) for p in book.parts()}
    return {
        **model_data(book),
        "parts": list(parts.values()),
        "conditions": [_condition(book, c) for c in conditions],
        "claims": _claims(book, {identifier: n for n, identifier in enumerate(parts)}),
        "prevails": _prevailing(book, list(parts)),
        "phrases": [w for p in book.phrases.phrases if p.use is Use.CONDITION for w in _wordings(book, p)],
    }


def model_data(book: Book) -> dict[str, Data]:
    """What there is: the members of the sorts, and the fields."""
    return {
        "sorts": {name: list(members) for name, members in book.members.items()},
        "fields": {f.name: _field(f) for f in book.fields.values()},
    }


def expr_data(expr: Expr) -> Data:
    """An expression as data."""
    match expr:
        case Literal(value=value):
            return value
        case Variable(name=name):
            return ["var", name]
        case Read(field=field, args=args):
            return ["read", field, *map(expr_data, args)]
        case Apply(operator=operator, args=args):
            return [operator.value, *map(expr_data, args)]
        case Quantify(quantifier=quantifier, variable=variable, where=where, body=body, default=default):
            of = [variable.name, type_data(variable.type)]
            return [quantifier.value, *of, expr_data(where), expr_data(body), default]
        case Was(body=body):
            return ["was", expr_data(body)]
        case Connected(start=start, goal=goal, variable=variable, through=through):
            return ["connected", expr.relation, expr_data(start), expr_data(goal), variable.name, expr_data(through)]
        case _:
            assert_never(expr)


def type_data(kind: Type) -> Data:
    """A type as data."""
    match kind:
        case BoolType():
            return None
        case IntType(low, high):
            return [low, high]
        case MemberType(sort, optional):
            return sort + "?" * optional
        case _:
            assert_never(kind)


def _field(field: Field) -> dict[str, Data]:
    """A field as data; what goes without saying is left out."""
    data: dict[str, Data] = {"of": list(field.parameters), "is": type_data(field.type), "start": field.start}
    if field.starts:
        data["starts"] = [[*args, value] for args, value in field.starts.items()]
    if field.kind is not FieldKind.STATE:
        data["kind"] = field.kind.value
    if field.has_default:
        data["default"] = field.default
    return data | {name: True for name in ("symmetric", "clamped") if getattr(field, name)}


def _part(book: Book, part: Part, conditions: dict[Condition, int]) -> dict[str, Data]:
    data: dict[str, Data] = {"id": part.id, "clause": part.clause}
    data["says"] = [f"{line.name}: {line.words}" for line in brought(book, part)]
    if part.variables:
        data["for"] = [[v.name, type_data(v.type)] for v in part.variables]
    for name, listed in (("life", part.life), ("when", part.conditions)):
        if listed:
            data[name] = [conditions.setdefault(c, len(conditions)) for c in listed]
    return data


def _prevailing(book: Book, order: list[str]) -> list[Data]:
    """By their numbers, the parts that make a claim and prevail over another that makes one on the same field."""
    index = index_of(book)
    claiming = ({p.id: p for p, _ in found}.values() for found in index.claims.values())
    pairs = {(a.id, b.id) for parts in claiming for a in parts for b in parts if prevails(a, b, index)}
    numbers = {identifier: n for n, identifier in enumerate(order)}
    return [list(pair) for pair in sorted((numbers[a], numbers[b]) for a, b in pairs)]


def _condition(book: Book, condition: Condition) -> dict[str, Data]:
    data: dict[str, Data] = {"text": condition.text, "expr": expr_data(condition.expr)}
    names = sorted(v.name for v in free_variables(condition.expr))
    chance = any(book.fields[name].kind is FieldKind.INPUT for name in fields_read(condition.expr))
    return data | ({"of": names} if names else {}) | ({"input": True} if chance else {})


def _claims(book: Book, numbers: dict[str, int]) -> dict[str, Data]:
    return {name: [_claim(numbers[p.id], c) for p, c in found] for name, found in index_of(book).claims.items()}


def _claim(part: int, claim: Claim) -> dict[str, Data]:
    return {"part": part, "args": [expr_data(a) for a in claim.args], "value": expr_data(claim.value)}


def _wordings(book: Book, phrase: Phrase) -> list[Data]:
    """The wordings of a phrase that set cells, with what they set."""
    found = []
    for wording in phrase.wordings:
        cells = settings(phrase.meaning, not wording.negative)
        if cells is not None:
            words = [e if isinstance(e, str) else [e.name, _slot_type(book, e, cells)] for e in wording.elements]
            sets = [[c.field, *map(expr_data, c.args), expr_data(c.value)] for c in cells]
            found.append({"words": _joined(words), "sets": sets, **_first(phrase, wording)})
    return found


def _first(phrase: Phrase, wording: Wording) -> dict[str, Data]:
    return {} if wording is phrase.wordings[0] else {"also": True}


def _joined(words: list[Data]) -> list[Data]:
    """Words that follow each other as one text; slots between them."""
    joined: list[Data] = []
    for word in words:
        if isinstance(word, str) and joined and isinstance(joined[-1], str):
            joined[-1] += f" {word}"
        else:
            joined.append(word)
    return joined


def _slot_type(book: Book, slot: Slot, cells: tuple[SetCell, ...]) -> Data:
    """What may fill a slot: for a number, what the cell that it is for can hold."""
    for cell in cells:
        if isinstance(cell.value, Variable) and cell.value.name == slot.name and slot.sort == "int":
            return type_data(book.fields[cell.field].type)
    return type_data(slot.type)
