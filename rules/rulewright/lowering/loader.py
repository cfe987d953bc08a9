"""Loading a book: files to shapes, shapes to a model and phrases, clauses to parts; or every error at once."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.book.model import (
    Block,
    Book,
    Completion,
    Convention,
    EventProtocol,
    FieldKind,
    Ruling,
)
from rulewright.files.files import Files, read_files
from rulewright.files.places import BOOKS, shipped_books
from rulewright.files.schema import Order, Scalar
from rulewright.files.yamlread import Document
from rulewright.language.errors import BookError
from rulewright.language.lazy import postponed
from rulewright.language.types import MemberType, Value, fits
from rulewright.lowering import clock, instead, within
from rulewright.lowering.build import build_model
from rulewright.lowering.builder import Builder
from rulewright.lowering.declare import value_of, values_hint
from rulewright.lowering.lower import Lowering
from rulewright.lowering.remarks import meanings_of, reports_of
from rulewright.lowering.work import overworked
from rulewright.phrasing.parse import Names, one_of

if TYPE_CHECKING:
    import networkx as nx
else:
    nx = postponed("networkx")

__all__ = ["BOOKS", "Reading", "load_book", "read_book", "shipped_books"]


@dataclass(frozen=True)
class Reading:
    """A book, and what its pages are read against beside what it tells itself."""

    book: Book
    names: Names
    block: Block
    order: Order  # whether each section of a page follows those before it, and which pages follow one another


def load_book(folder: Path, printed: bool = False) -> Book:
    """Read, resolve and type-check a book; its text as ``printed`` is that without the errata.

    Raises:
        BookError: with every problem that was found, each located.
    """
    return read_book(folder, printed).book


def read_book(folder: Path, printed: bool = False, but: Collection[str] = ()) -> Reading:
    """A book with the names that its pages use, ``but`` some errata if told; raises BookError as ``load_book`` does."""
    files = read_files(Path(folder), printed, but)
    builder = build_model(files)
    protocol = _protocol(builder)
    if protocol is None and (files.book.events is not None or files.documents["book.yaml"].unread):
        raise BookError(files.problems)  # what the pages say hangs on how events are drawn
    lowering = Lowering(builder, protocol, Block(files.book.block), _layers(builder), files.book.order)
    lowering.run(files.pages, files.errata)
    rulings = _rulings(files, lowering)
    book = Book(
        files.book.book,
        files.book.title,
        Path(folder),
        files.book.document,
        builder.names.sorts,
        builder.names.fields,
        builder.acts,
        tuple(builder.laws),
        builder.steps,
        {c.convention: Convention(c.convention, c.says) for c in files.book.conventions},
        protocol,
        files.book.prohibition_prevails,
        files.book.periods,
        tuple(files.book.external),
        files.book.numbering,
        lowering.pages,
        lowering.sections,
        lowering.clauses,
        rulings,
        builder.phrases,
        lowering.errata,
        files.printed,
        _stated(files, lowering, "ordered by", files.book.ordered_by, "order", files.book.order),
        lowering.layers,
        _stated(files, lowering, "layered by", files.book.layered_by, "layers", files.book.layers),
        _stated(
            files,
            lowering,
            "prohibition prevails by",
            files.book.prohibited_by,
            "prohibition prevails",
            files.book.prohibition_prevails,
        ),
        meanings_of(files, lowering),
        reports_of(files, lowering),
    )
    wrong = [*within.problems(book), *instead.problems(book), *clock.problems(book, files)]
    files.problems.extend(wrong)
    book = book if wrong else instead.with_replacements(within.with_ends(clock.with_clock(book, files)))
    _check_sayable(builder)
    files.problems.extend(overworked(book, {p.say: place for p, place in builder.places}))
    if files.problems:
        raise BookError(files.problems)
    return Reading(book, builder.names, lowering.default_block, lowering.order)


def _protocol(builder: Builder) -> EventProtocol | None:
    shape = builder.files.book.events
    if shape is None:
        return None
    document = builder.files.documents["book.yaml"]
    if shape.sort not in builder.names.sorts:
        place = document.at(("events", "sort"))
        builder.problem(place, f"'{shape.sort}' is no sort", one_of(shape.sort, list(builder.names.sorts)), shape.sort)
        return None
    missing = [(k, a) for k in ("rolled", "starts", "ends") if (a := getattr(shape, k)) not in builder.acts]
    for key, act in missing:
        builder.problem(document.at(("events", key)), f"there is no act '{act}'", one_of(act, list(builder.acts)), act)
    for key in ("rolled", "starts", "ends"):
        act = builder.acts.get(getattr(shape, key))
        if act is not None and [v.type for v in act.parameters] != [MemberType(shape.sort)]:
            message = f"'{act.name}' is not an act on one {shape.sort}"
            builder.problem(document.at(("events", key)), message, f"Give it one slot {{e:{shape.sort}}}.")
            return None
    axes = {}
    for axis, name in shape.axes.items():
        if name in builder.names.fields and builder.names.fields[name].parameters == (shape.sort,):
            axes[axis] = name
        else:
            place = document.at(("events", "axes", axis))
            hint = one_of(name, list(builder.names.fields))
            builder.problem(place, f"'{name}' is no field of {shape.sort}", hint, name)
    again = _again(builder, document, axes, shape.draws_again)
    known = {c.convention for c in builder.files.book.conventions}
    completions = []
    for i, completion in enumerate(shape.completes):
        place = document.at(("events", "completes", i))
        if completion.convention not in known:
            hint = one_of(completion.convention, sorted(known))
            builder.problem(place, f"'{completion.convention}' is no convention of the book", hint)
        for axis in (*completion.when, *completion.then):
            if axis not in shape.axes:
                builder.problem(place, f"'{axis}' is no axis", one_of(axis, list(shape.axes)))
        kinds = {a: builder.names.fields[f].type for a, f in axes.items()}
        members = {n: s.members for n, s in builder.names.sorts.items()}
        for axis, value in (*completion.when.items(), *completion.then.items()):
            if axis in kinds and not fits(value_of(value, kinds[axis]), kinds[axis], members):
                message = f"'{value}' is no value of the axis '{axis}'"
                builder.problem(place, message, values_hint(kinds[axis], builder.names))
        when = {a: value_of(v, kinds[a]) for a, v in completion.when.items() if a in kinds}
        then = {a: value_of(v, kinds[a]) for a, v in completion.then.items() if a in kinds}
        completions.append(Completion(completion.convention, when, then))
    if missing:
        return None
    return EventProtocol(
        shape.sort, shape.rolled, shape.starts, shape.ends, axes, tuple(completions), shape.draw_step,
        shape.end_step, shape.in_effect, shape.lasted, again,
    )  # fmt: skip


def _again(builder: Builder, document: Document, axes: dict[str, str], said: dict[str, Scalar]) -> dict[str, Value]:
    """The disposition upon which the dice are thrown anew, by axis."""
    members = {n: s.members for n, s in builder.names.sorts.items()}
    found: dict[str, Value] = {}
    for axis, value in said.items():
        place = document.at(("events", "draws again", axis))
        if axis not in axes:
            builder.problem(place, f"'{axis}' is no axis", one_of(axis, list(axes)))
            continue
        kind = builder.names.fields[axes[axis]].type
        found[axis] = value_of(value, kind)
        if not fits(found[axis], kind, members):
            builder.problem(place, f"'{value}' is no value of the axis '{axis}'", values_hint(kind, builder.names))
    return found


def _rulings(files: Files, lowering: Lowering) -> tuple[Ruling, ...]:
    document = files.documents["rulings.yaml"]
    result = []
    for i, shape in enumerate(files.rulings.rulings):
        if files.printed and not {shape.prevails, shape.over} <= lowering.clauses.keys():
            continue  # on a clause that errata add
        for key, clause in (("prevails", shape.prevails), ("over", shape.over)):
            lowering.check_party(clause, document.at(("rulings", i, key)))
        lowering.check_layers(shape.prevails, shape.over, document.at(("rulings", i, "prevails")))
        result.append(Ruling(shape.prevails, shape.over, shape.because, document.at(("rulings", i))))
    return tuple(result)


def _stated(files: Files, lowering: Lowering, key: str, clause: str, convention: str, told: object) -> str:
    """The clause that states a convention of the book, as book.yaml names it under a key, if it has the convention."""
    if clause and not told:
        place = files.documents["book.yaml"].at((key,))
        lowering.problem(place, f"'{key}' stands without '{convention}'", f"Write '{convention}' too, or leave it out.")
    if clause and clause not in lowering.clauses and not files.printed:
        lowering.no_clause(files.documents["book.yaml"].at((key,)), clause)
    return clause


def _layers(builder: Builder) -> tuple[str, ...]:
    """The layers of the book, each once."""
    said, document = builder.files.book.layers, builder.files.documents["book.yaml"]
    for i, layer in enumerate(said):
        if not layer.strip():
            builder.problem(document.at(("layers", i)), "a layer has no name", "Give it one.")
        if layer in said[:i]:
            builder.problem(document.at(("layers", i)), f"the layer '{layer}' stands twice", "Name each layer once.")
    return tuple(dict.fromkeys(layer for layer in said if layer.strip()))


def _check_sayable(builder: Builder) -> None:
    if builder.lost:
        return  # it may be what sets a field
    for field in builder.names.fields.values():
        if field.kind is not FieldKind.DERIVED and field.kind is not FieldKind.CONSTANT:
            if not builder.phrases.can_say(field.name):
                hint = f"Add one that means {field.name}(…) == a slot, or {field.name}(…) alone if it is yes or no."
                builder.problem(field.position, f"no phrase sets '{field.name}', so it cannot be told", hint)


def main(argv: list[str]) -> int:
    """Load the books named and print what is wrong with them."""
    worst = 0
    for name in argv or [str(p) for p in shipped_books()]:
        try:
            book = load_book(Path(name))
            parts = deque(book.parts())
            print(f"{name}: {len(book.clauses)} clauses, {len(parts)} parts, {len(book.phrases.phrases)} phrases")
        except BookError as error:
            print(error)
            print(f"{len(error.problems)} errors")
            worst = 2
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
