"""What a finding is about, as a text: the moments, conditions and outcomes of its parties in their formal reading.

It is the same whatever variables are called, in which order conditions and outcomes are written, where their clauses
stand and what these say in words; it is another as soon as a number, a cell, a condition or the moment is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulewright.book.model import (
    Act,
    Book,
    ChangeCell,
    Claim,
    Condition,
    Keep,
    Norm,
    Outcome,
    Part,
    Perform,
    SetCell,
    Table,
)
from rulewright.book.model import expressions_of as terms_of
from rulewright.language.expr import (
    Apply,
    Connected,
    Expr,
    Literal,
    Quantify,
    Read,
    Variable,
    Was,
    children,
    free_variables,
)
from rulewright.memo.per_book import for_a_book, for_a_part

BINDER = "of "  # begins the names of bound variables, so that no free one has such a name


def hashed(*words: object) -> str:
    """A hash of some words in their order."""
    return hashlib.sha256("\0".join(map(str, words)).encode()).hexdigest()[:16]


@dataclass
class Reading:
    """Terms that share free variables, which are numbered as they come; in ``blank`` they have their type alone."""

    blank: bool = False
    numbers: dict[str, int] = field(default_factory=dict)
    known: dict[tuple[object, ...], tuple[Expr, str]] = field(default_factory=dict)

    def of(self, expr: Expr, bound: Mapping[str, str]) -> str:
        """A hash of a term, given the names of the variables that something around it binds."""
        inside = sorted((v.name, bound[v.name]) for v in free_variables(expr) if v.name in bound)
        key = (id(expr), *inside)
        if key not in self.known:
            self.known[key] = expr, self._of(expr, bound)  # the term stays, so that its id is no other's
        return self.known[key][1]

    def _of(self, expr: Expr, bound: Mapping[str, str]) -> str:
        match expr:
            case Literal(value=value):
                return hashed("is", repr(value))
            case Variable(name=name) if name in bound:
                return hashed("bound", bound[name])
            case Variable(name=name, type=kind):
                number = "" if self.blank else self.numbers.setdefault(name, len(self.numbers))
                return hashed("free", number, kind)
            case Read(field=name, args=args):
                return hashed("cell", name, *(self.of(a, bound) for a in args))
            case Apply(operator=operator, args=args):
                return hashed("apply", operator.value, *(self.of(a, bound) for a in args))
            case Was(body=body):
                return hashed("was", self.of(body, bound))
            case Quantify(variable=variable, where=where, body=body):
                inner = {**bound, variable.name: f"{BINDER}{depth(expr)}"}
                head = expr.quantifier.value, variable.type, expr.default
                return hashed("any", *head, self.of(where, inner), self.of(body, inner))
            case Connected(relation=relation, start=start, goal=goal, variable=variable, through=through):
                inner = {**bound, variable.name: f"{BINDER}{depth(expr)}"}
                ends = self.of(start, bound), self.of(goal, bound)
                return hashed("joined", relation, *ends, variable.type, self.of(through, inner))

    def all(self, terms: Iterable[Expr]) -> tuple[str, ...]:
        """Hashes of several terms in their order."""
        return tuple(self.of(t, {}) for t in terms)


def depth(expr: Expr) -> int:
    """How deep things that bind a variable stand within one another: what a term binds is named by that alone."""
    known: dict[int, int] = {}

    def deep(inner: Expr) -> int:
        if id(inner) not in known:
            below = max(map(deep, children(inner)), default=0)
            known[id(inner)] = below + isinstance(inner, Quantify | Connected)
        return known[id(inner)]

    return deep(expr)


def of_term(expr: Expr) -> str:
    """What a term says."""
    return Reading().of(expr, {})


def of_part(book: Book, part: Part, *terms: Expr) -> str:
    """What a part says, and terms in its variables."""
    blank, told = Reading(blank=True), Reading()
    anchor = part.anchor
    pieces = [*sorted((_outcome(o) for o in part.outcomes), key=lambda p: _shape(blank, p))]
    pieces.append((("moment", anchor.kind.value, anchor.step, anchor.edge.value, anchor.act), anchor.args))
    for name, conditions in (("life", part.life), ("when", part.conditions)):
        own: list[Piece] = [((name,), (c.expr,)) for c in conditions]
        pieces += sorted(own, key=lambda p: _shape(blank, p))
    pieces += [(("also",), (t,)) for t in terms]
    acts = {o.act: of_act(book.acts[o.act]) for o in part.outcomes if isinstance(o, Perform)}
    return hashed(part.remember, *(_shape(told, p) for p in pieces), *(acts[name] for name in sorted(acts)))


Piece = tuple[tuple[object, ...], Sequence[Expr]]  # words, and terms in the variables of the part


def _shape(reading: Reading, piece: Piece) -> str:
    return hashed(*piece[0], *reading.all(piece[1]))


def _outcome(outcome: Outcome) -> Piece:
    match outcome:
        case SetCell() | ChangeCell() | Claim():
            return (type(outcome).__name__, outcome.field), terms_of(outcome)
        case Perform():
            return ("Perform", outcome.act), terms_of(outcome)
        case Norm():
            return (outcome.kind.value, outcome.act, *(way.act for way in outcome.ways)), terms_of(outcome)
        case Keep():
            return ("Keep", outcome.timeless), terms_of(outcome)


def of_act(act: Act) -> str:
    """What an act requires and changes."""
    reading = Reading(numbers={v.name: n for n, v in enumerate(act.parameters)})
    pieces: list[Piece] = [(("requires",), (c.expr,)) for c in act.requires]
    return hashed(act.name, *sorted(_shape(reading, p) for p in (*pieces, *map(_outcome, act.outcomes))))


@for_a_part
def _part(book: Book, part: Part) -> str:
    return of_part(book, part)


def of_table(table: Table) -> str:
    """What a table covers."""
    reading = Reading()
    terms = [t for t in (table.roll, table.total, table.among) if t is not None]
    conditions: tuple[Condition, ...] = table.guard
    facts = [(r.clause, r.low, r.high, r.open_low, r.open_high, *r.listed) for r in table.rows]
    modifiers = [(clause, reading.of(amount, {})) for clause, amount in table.modifiers]
    words = table.low, table.high, table.rest, *facts, *modifiers
    return hashed(*reading.all(terms), *reading.all(c.expr for c in conditions), *words)


@for_a_book
def of_clauses(book: Book, clauses: tuple[str, ...], cell: str = "") -> str:
    """What clauses say of a cell or an act by its name, each of them all that it says where it speaks of none such."""
    return " ".join(said for name in sorted({*clauses} & book.clauses.keys()) for said in _clause(book, name, cell))


def _clause(book: Book, name: str, cell: str) -> Iterable[str]:
    clause = book.clauses[name]
    concerned = [p for p in (_about(part, cell) for part in clause.parts) if p.outcomes]
    speaks = any(_names(outcome, cell) for part in concerned for outcome in part.outcomes)
    said = [of_part(book, p) for p in concerned] if speaks else [_part(book, p) for p in clause.parts]
    tables = [of_table(clause.table)] if clause.table is not None else []
    return [f"{name}:", *sorted(said), *tables] if said or tables else []


def _about(part: Part, cell: str) -> Part:
    """A part with what it says of a cell or an act, and with the acts that it does, which may come to it."""
    return replace(part, outcomes=tuple(o for o in part.outcomes if isinstance(o, Perform) or _names(o, cell)))


def _names(outcome: Outcome, cell: str) -> bool:
    return getattr(outcome, "field", getattr(outcome, "act", None)) == cell


def of_parts(book: Book, parts: Iterable[Part]) -> str:
    """What some parts say, also such as are not of the game."""
    return " ".join(sorted({f"{part.clause}:{of_part(book, part)}" for part in parts}))
