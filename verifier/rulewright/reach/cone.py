"""Which of the parts that stand may have a say where some parts are read and some acts are done or spoken of.

A norm has a say on its act; a claim where a cell is read that it may be about, and then what it reads
itself is read too; what is kept, where a field is read or written that it hangs on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import assert_never

from rulewright.book.model import (
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Keep,
    Norm,
    Outcome,
    Part,
    Perform,
    SetCell,
    expressions_of,
)
from rulewright.language.expr import TRUE, Expr
from rulewright.memo.per_book import for_a_book
from rulewright.story.interference import Pattern, both_orders, bound_to, meet, reads
from rulewright.table.index import index_of

Cells = frozenset[Pattern]


class Claimed:
    """The parts of one book that stand, and those of them that may have a say in what a part or an act names."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.known: dict[str, frozenset[str]] = {}
        self.upon: dict[Pattern, tuple[Part, ...]] = {}
        self.read_by: dict[int, tuple[Part, Cells]] = {}  # by identity, so that the part is kept too

    @cached_property
    def standing(self) -> tuple[tuple[Part, Cells, frozenset[str]], ...]:
        """The parts that stand, with the cells that they make claims on and the fields that what they keep hangs on."""
        cones: dict[str, frozenset[str]] = {}
        for part, _, cone in index_of(self.book).keeps:
            cones[part.id] = cones.get(part.id, frozenset()) | cone
        found = (p for p in self.book.parts() if p.anchor.kind is AnchorKind.STANDING)
        return tuple(
            (p, frozenset[Pattern]().union(*map(self.about, p.outcomes)), cones.get(p.id, frozenset())) for p in found
        )

    @cached_property
    def by_field(self) -> Mapping[str, tuple[tuple[Part, Cells], ...]]:
        """For each field the parts that make claims on cells of it, with these, and those that keep what it decides."""
        found: dict[str, list[tuple[Part, Cells]]] = {}
        for part, about, cone in self.standing:
            for name in sorted(cone.union(field for field, _ in about)):
                cells = frozenset((name, args) for field, args in about if field == name)
                whole = (name, (None,) * len(self.book.fields[name].parameters))
                found.setdefault(name, []).append((part, frozenset([whole]) if name in cone else cells))
        return {name: tuple(parts) for name, parts in found.items()}

    @cached_property
    def always(self) -> frozenset[str]:
        """Those that may have a say at any moment: in what rolls, starts and ends events, or unasked."""
        events = self.book.events
        acts = (events.rolled, events.starts, events.ends) if events is not None else ()
        tested = map(self.of_part, index_of(self.book).tested.upon(...))
        unasked = (p.id for p, _, _ in self.standing if not all(isinstance(o, Norm | Claim | Keep) for o in p.outcomes))
        return frozenset(unasked).union(*tested, *map(self.of_act, acts))

    @cached_property
    def in_laws(self) -> frozenset[str]:
        """Those that may have a say in laws."""
        return self.closed(frozenset[Pattern]().union(*(reads(law.condition, self.book) for law in self.book.laws)))

    def speaking(self, parts: Iterable[Part], acts: Iterable[str]) -> frozenset[str]:
        """The names of the parts that stand and may have a say where these parts are read and acts done."""
        return self.always.union(*map(self.of_part, parts), *map(self.of_act, set(acts)))

    def closed(self, cells: Cells) -> frozenset[str]:
        """The names of the parts that may have a say in cells, and in what these parts read."""
        found, waiting = set[str](), set(cells)
        while waiting:
            for part in self.touching(waiting.pop()):
                if part.id not in found:
                    found.add(part.id)
                    waiting |= self.read(part)
        return frozenset(found)

    def touching(self, cell: Pattern) -> tuple[Part, ...]:
        """The parts that may have a say in a cell."""
        if cell not in self.upon:
            only = frozenset([cell])
            self.upon[cell] = tuple(p for p, about in self.by_field.get(cell[0], ()) if meet(only, about))
        return self.upon[cell]

    def of_part(self, part: Part) -> frozenset[str]:
        """Those that may have a say in what a part names, which may be under a reading that was not adopted."""
        if index_of(self.book).parts.get(part.id) is not part:
            return self.closed(self.told(part))
        if part.id not in self.known:
            self.known[part.id] = self.closed(self.told(part))
        return self.known[part.id]

    def of_act(self, act: str) -> frozenset[str]:
        """Those that may have a say in what an act needs or changes, and norms on it and on the acts that it does."""
        name = f"act {act}"
        if name not in self.known:
            norms, cells = set[str](), frozenset[Pattern]()
            for done in self._doing(act):
                spec, on_it = self.book.acts[done], [part for part, _ in index_of(self.book).norms.get(done, ())]
                cells = cells.union(self.named([c.expr for c in spec.requires], spec.outcomes), *map(self.told, on_it))
                norms.update(p.id for p in on_it)
            self.known[name] = self.closed(cells).union(norms)
        return self.known[name]

    def _doing(self, act: str) -> tuple[str, ...]:
        """An act, and the acts that it does by itself."""
        found = [act]
        for name in found:
            done = (o.act for o in self.book.acts[name].outcomes if isinstance(o, Perform))
            found += [other for other in dict.fromkeys(done) if other not in found]
        return tuple(found)

    def told(self, part: Part) -> Cells:
        """The cells that a part reads or writes, or makes a claim on."""
        return self.read(part).union(*map(self.about, part.outcomes))

    def read(self, part: Part) -> Cells:
        """The cells that a part reads, and those that its table does."""
        if id(part) not in self.read_by:
            self.read_by[id(part)] = part, self._read(part)
        return self.read_by[id(part)][1]

    def _read(self, part: Part) -> Cells:
        clause = self.book.clauses.get(part.group)
        table = clause.table if clause is not None else None
        more: tuple[Expr, ...] = ()
        if table is not None:
            rolled = (table.roll or TRUE, table.total or TRUE, table.among)
            more = (*rolled, *(e for _, e in table.modifiers), *(c.expr for c in table.guard))
        own = (e for o in part.outcomes for e in expressions_of(o))
        return frozenset[Pattern]().union(*(reads(e, self.book) for e in (part.guard, *part.anchor.args, *more, *own)))

    def named(self, conditions: Iterable[Expr], outcomes: Iterable[Outcome]) -> Cells:
        """The cells that conditions and outcomes read or write."""
        told = tuple(outcomes)
        read = [*conditions, *(e for o in told for e in expressions_of(o))]
        return frozenset[Pattern]().union(*(reads(e, self.book) for e in read), *map(self.about, told))

    def about(self, outcome: Outcome) -> Cells:
        """The cells that an outcome writes or makes a claim on."""
        match outcome:
            case SetCell(field=name) | ChangeCell(field=name) | Claim(field=name):
                return both_orders(self.book, name, bound_to(outcome, {})[1])
            case Perform() | Norm() | Keep():
                return frozenset()
        assert_never(outcome)


@for_a_book
def claimed(book: Book) -> Claimed:
    """The parts of a book that stand."""
    return Claimed(book)
