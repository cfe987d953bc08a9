"""A coarser question that is answered sooner: counts and sums become cells of which nothing else is known.

Whatever is true of every such cell is true of the counts, so a proof of the coarse question is one of
the fine question; a state that meets the coarse one says nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulewright.book.model import Book, Field, FieldKind
from rulewright.language.expr import (
    Expr,
    Quantifier,
    Quantify,
    Read,
    Variable,
    free_variables,
    parts_of,
    rebuild,
    substitute,
)
from rulewright.language.types import IntType, MemberType

GATHERED = (Quantifier.COUNT, Quantifier.SUM, Quantifier.LEAST, Quantifier.GREATEST)


@dataclass
class Coarsening:
    """The cells that stand for counts and sums, by what they stand for."""

    book: Book
    cells: dict[Expr, Field] = field(default_factory=dict)
    met: int = 0
    told: dict[int, tuple[Expr, Expr]] = field(default_factory=dict)  # by identity, so that it is kept too

    def coarse(self, expr: Expr) -> Expr:
        """The expression with each innermost count or sum as a cell; what stands there several times is told once."""
        if id(expr) not in self.told:
            self.told[id(expr)] = expr, self._coarse(expr)
        elif self.told[id(expr)][1] is not expr:
            self.met += 1
        return self.told[id(expr)][1]

    def _coarse(self, expr: Expr) -> Expr:
        inner = rebuild(expr, self.coarse)
        if not isinstance(inner, Quantify) or inner.quantifier not in GATHERED or not isinstance(inner.type, IntType):
            return inner
        free = sorted(free_variables(inner), key=lambda v: v.name)
        nested = any(isinstance(e, Read) and e.field.startswith("~") for e in parts_of(inner))
        if nested or not free or not all(isinstance(v.type, MemberType) and not v.type.optional for v in free):
            return inner
        self.met += 1
        return self.cell(inner, free, inner.type)

    def cell(self, gathered: Quantify, free: list[Variable], kind: IntType) -> Read:
        """The cell that stands for a count of certain members."""
        names: dict[str, Expr] = {v.name: Variable(f"~{n}", v.type) for n, v in enumerate(free)}
        shape = substitute(gathered, names)
        if shape not in self.cells:
            sorts = tuple(v.type.sort for v in free if isinstance(v.type, MemberType))
            name = f"~{len(self.cells)}"
            self.cells[shape] = Field(name, sorts, kind, kind.low, kind=FieldKind.STATE)
        return Read(self.cells[shape].name, tuple(free), kind)


def coarsened(expr: Expr, book: Book) -> tuple[Expr, Book] | None:
    """A coarser question with the book that it is about; nothing if no count occurs twice."""
    coarsening = Coarsening(book)
    coarse = coarsening.coarse(expr)
    if coarsening.met <= len(coarsening.cells):
        return None
    fields = {**book.fields, **{f.name: f for f in coarsening.cells.values()}}
    return coarse, replace(book, fields=fields)
