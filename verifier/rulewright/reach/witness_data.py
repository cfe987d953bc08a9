"""Witnesses as plain data that can be kept, and back; data that is no state of the book is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.book.model import Book
from rulewright.language.types import MemberType, Value, fits
from rulewright.solver.witness import Witness
from rulewright.table.state import cell_of

Cells = tuple[tuple[str, tuple[Value, ...], Value], ...]
SPOILT = (KeyError, TypeError, ValueError, AttributeError)  # what data of another shape raises


def witness_data(found: Witness) -> dict[str, Any]:
    """A witness as plain data."""
    return {
        "cells": found.cells,
        "binding": dict(found.binding),
        "inputs": found.inputs,
        "before": found.before,
    }


def witness_of(data: Mapping[str, Any], book: Book) -> Witness:
    """The witness that was kept; raises one of ``SPOILT``."""
    return Witness(
        cells_of(data["cells"], book),
        dict(data["binding"]),
        cells_of(data["inputs"], book),
        None if data["before"] is None else cells_of(data["before"], book),
    )


def cells_of(listed: list[Any], book: Book) -> Cells:
    """Kept cells; raises ValueError for what is no cell of the book."""
    cells = tuple((name, tuple(args), value) for name, args, value in listed)
    for name, args, value in cells:
        spec = book.fields[name]
        sorts = [MemberType(s) for s in spec.parameters]
        if not fits(value, spec.type, book.members):
            raise ValueError(value)
        if not all(fits(a, s, book.members) for a, s in zip(args, sorts, strict=True)):
            raise ValueError(args)
    return tuple((*cell_of(book, name, args), value) for name, args, value in cells)


def texts(data: list[Any]) -> tuple[str, ...]:
    """Texts in their order."""
    return tuple(map(str, data))
