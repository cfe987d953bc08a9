"""A clause that does something to the first or the one that fits, where none fits, or several do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from rules.expr import (
    Expr,
    Literal,
    Quantifier,
    Quantify,
    Variable,
    conj,
    equal,
    exists,
    free_variables,
    negate,
    walk,
)
from rules.model import AnchorKind, Book, Part
from verifier.checks.pairs import free, same_args
from verifier.context import Context
from verifier.findings import Check, Ending, Finding, Query, Severity
from verifier.moments import at_turn, conditions_of, life_of, played, turn

CHECK = Check(
    "RW404",
    "empty-selector",
    Severity.WARNING,
    "A clause picks the first or the one that fits, and in some state none fits, or several do, and nobody is picked.",
)


@dataclass(frozen=True)
class Selector:
    """What a part picks somebody by, and its name in the clause."""

    part: Part
    expr: Expr
    name: str

    @property
    def nobody(self) -> Expr:
        """That nobody is picked."""
        return equal(self.expr, Literal(None, self.expr.type))

    @property
    def fits(self) -> Expr | None:
        """That somebody fits at all; nothing where that is the same as that somebody is picked."""
        if isinstance(self.expr, Quantify):
            return exists((self.expr.variable,), conj([self.expr.where, self.expr.body]))
        return None


def find(context: Context) -> Iterator[Finding]:
    """The selectors without a default that come up empty or tied where their clause's turn comes."""
    named = {e: name for clause in context.book.clauses.values() for name, e in clause.selections}
    for clause in context.book.clauses.values():
        if any(p.anchor.kind is AnchorKind.STANDING for p in clause.parts):
            continue
        parts = (p for p in clause.parts if not p.dispositions)
        found = tuple(s for p in parts for s in selectors(context.book, p, named))
        if found:
            about = f"{CHECK.code} {clause.id} {[s.name for s in found]}"
            yield from context.unit(about, clause.parts, partial(decided, context, found))


def decided(context: Context, found: tuple[Selector, ...]) -> Iterator[Finding]:
    """The findings on the selectors of one clause."""
    seen: set[tuple[str, str]] = set()
    for selector in found:
        for cell, case, message in cases(selector):
            key = (selector.name, cell)
            finding = context.decide(query(context.book, selector, cell, case, message)) if key not in seen else None
            if finding is not None:
                seen.add(key)
                yield finding


def selectors(book: Book, part: Part, named: dict[Expr, str]) -> Iterator[Selector]:
    """What an effect of the part needs to be somebody, and picks without saying who it is otherwise."""
    for expr in dict.fromkeys(e for c in part.conditions if c.implied for e in walk(c.expr)):
        one = isinstance(expr, Quantify) and expr.quantifier is Quantifier.THE
        if (one or expr in named) and free_variables(expr) <= frozenset(part.variables):
            yield Selector(part, expr, named.get(expr) or book.phrases.say_term(expr))


def cases(selector: Selector) -> Iterator[tuple[str, Expr, str]]:
    """The ways in which nobody is picked: the case's name, its condition, and how it is told."""
    name, fits = selector.name, selector.fits
    empty = f"Nobody is {name} in this state, and nothing says what happens then."
    if fits is None:
        yield f"{name}: none", selector.nobody, empty
        return
    yield f"{name}: none", conj([selector.nobody, negate(fits)]), empty
    tied = f"Several could be {name} in this state, and nothing says which of them is."
    yield f"{name}: several", conj([selector.nobody, fits]), tied


def query(book: Book, selector: Selector, cell: str, case: Expr, message: str) -> Query:
    """The question whether the part's turn can come with nobody picked, and nothing else of its clause applies."""
    part = selector.part
    others = [c.expr for c in part.conditions if not (c.implied and selector.expr in walk(c.expr))]
    idle = negate(exists(unbound(part, part), conditions_of(part)))
    question = [turn(book, part, conj([*others, case, idle])), free(book, part.anchor), *silent(book, part)]
    return Query(
        CHECK,
        (part.clause,),
        message,
        conj(question),
        part.variables,
        played(book, part.anchor),
        ending=Ending(f"{part.clause} does not apply"),
        demands={part.clause: "; ".join(o.text for o in part.outcomes if o.text)},
        cures=("Say who it is when none fits or several do ('else').", "Say that the clause then does nothing."),
        cell=cell,
    )


def silent(book: Book, part: Part) -> list[Expr]:
    """That no other part of the clause applies at the moment."""
    others = [p for p in book.clauses[part.clause].parts if p is not part and p.anchor.moment == part.anchor.moment]
    return [negate(reach(book, part, p)) for p in others]


def reach(book: Book, part: Part, other: Part) -> Expr:
    """That another part applies at a part's moment."""
    same = same_args(other.anchor.args, part.anchor.args)
    guard = conj([same, life_of(other), conditions_of(other)])
    return at_turn(book, other, exists(unbound(other, part), guard))


def unbound(part: Part, given: Part) -> tuple[Variable, ...]:
    """The variables of a part that the moment of another does not bind."""
    bound = {v.name for a in given.anchor.args for v in free_variables(a)}
    return tuple(v for v in part.variables if v.name not in bound)
