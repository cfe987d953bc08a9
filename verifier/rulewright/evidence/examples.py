"""The states that show the known findings of a book, and what cures these, in ``examples.json`` beside its baseline.

What is known once is not looked for again: a run plays the example first, and where it still shows the finding,
that is the evidence; of the cures it proves just those again that were proved before.
``rulewright baseline --examples`` writes the file from what the solver finds anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from rulewright.book.model import Book, Instead
from rulewright.evidence.findings import Finding, may_be_cured
from rulewright.files.outfile import write_file
from rulewright.files.places import shown_path
from rulewright.files.textfile import MAX_BYTES
from rulewright.language.errors import Position, Problem
from rulewright.language.expr import Variable
from rulewright.language.types import fits
from rulewright.reach.witness_data import SPOILT, texts, witness_data, witness_of
from rulewright.solver.witness import Witness

NAME = "examples.json"
HINT = "Write it anew with 'rulewright baseline --examples', or remove it."


@dataclass(frozen=True)
class Example:
    """A state that shows a finding, with the clauses and the question that it is for, and its proved cures."""

    clauses: tuple[str, ...]
    share: str  # a hash of the parts that take part, and of the moment
    witness: Witness
    cures: tuple[str, ...] | None = None  # nothing where none was tried

    @cached_property
    def said(self) -> str:
        """All that it says."""
        return repr(self)

    def answers(self, share: str, parameters: Iterable[Variable], book: Book) -> bool:
        """Whether it is for a question with this share and these parameters."""
        binding = self.witness.binding
        named = all(v.name in binding and fits(binding[v.name], v.type, book.members) for v in parameters)
        return named and self.share == share


Examples = Mapping[str, Example]  # by fingerprint
NONE: Examples = {}


def examples_of(book: Book) -> tuple[Examples, list[Problem]]:
    """The examples of a book, and what is wrong with their file; one that is no state of the book is left out."""
    path = book.path / NAME
    if not path.is_file():
        return {}, []
    try:
        if path.stat().st_size > MAX_BYTES:
            return {}, [Problem(Position(shown_path(path)), f"the file is larger than {MAX_BYTES} bytes", HINT)]
        listed = json.loads(path.read_text(encoding="utf-8"))["examples"]
        return dict(_read(listed, book)), []
    except (OSError, RecursionError, *SPOILT) as error:
        at = Position(shown_path(path), getattr(error, "lineno", 0), getattr(error, "colno", 0))
        return {}, [Problem(at, "the examples cannot be read", HINT)]


def _read(listed: Mapping[str, Mapping[str, Any]], book: Book) -> Iterator[tuple[str, Example]]:
    for name, data in listed.items():
        clauses, share = texts(data["clauses"]), str(data["share"])
        cures = texts(data["cures"]) if "cures" in data else None
        try:
            yield name, Example(clauses, share, witness_of(data, book), cures)
        except SPOILT:
            continue  # a member or a field that the book no longer has


def share_of(parts: Iterable[str], anchor: object) -> str:
    """A hash of the parts that take part in a finding, and of its moment.

    That a part does not come about instead of what it waits for is left out: kept examples are older than that can be.
    """
    told = repr([*parts, anchor]).replace(f", instead={Instead.NO!r}", "")
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def example_text(share: str, found: Witness) -> str:
    """What a finding keeps for its example."""
    return json.dumps({"share": share, **witness_data(found)}, ensure_ascii=False)


def proved_before(examples: Examples, finding: Finding) -> tuple[str, ...] | None:
    """The cures that were proved of a finding when its example was kept; nothing if that is not known."""
    kept = examples.get(finding.fingerprint)
    same = kept is not None and finding.example and json.loads(finding.example)["share"] == kept.share
    return kept.cures if kept is not None and same else None


def write_examples(folder: Path, findings: Iterable[Finding], kept: Examples = NONE) -> Path:
    """Write the examples of findings, one on each line in the order of their fingerprints; raises BookError.

    Where cures were proved for the same parts when an example was ``kept``, these stay.
    """
    return _write(folder, {f.fingerprint: _told(f, proved_before(kept, f)) for f in findings if f.example})


def rename_examples(folder: Path, renamed: Mapping[str, str]) -> None:
    """Keep the examples of findings under other fingerprints; a file that cannot be read stays. Raises BookError."""
    with suppress(OSError, RecursionError, *SPOILT):
        listed = dict(json.loads((folder / NAME).read_text(encoding="utf-8"))["examples"])
        if not renamed.keys().isdisjoint(listed):
            _write(folder, {renamed.get(name, name): told for name, told in listed.items()})


def _write(folder: Path, told: Mapping[str, Any]) -> Path:
    lines = ",\n".join(f"{json.dumps(n)}: {json.dumps(e, ensure_ascii=False)}" for n, e in sorted(told.items()))
    path = folder / NAME
    write_file(path, f'{{"examples": {{\n{lines}\n}}}}\n')
    return path


def _told(finding: Finding, before: tuple[str, ...] | None) -> dict[str, Any]:
    cures = {"cures": finding.proved_cures if before is None else before} if may_be_cured(finding) else {}
    return {"clauses": finding.clauses, **json.loads(finding.example), **cures}


def digests(examples: Examples) -> dict[str, str]:
    """For each clause a hash of the examples in which it takes part."""
    told: dict[str, list[str]] = {}
    for name, example in sorted(examples.items()):
        for clause in example.clauses:
            told.setdefault(clause, []).append(f"{name} {example.said}")
    return {clause: hashlib.sha256("\n".join(lines).encode()).hexdigest() for clause, lines in told.items()}
