"""The baseline of a book: findings that are known and stay open, each with a person's reason, in ``baseline.yaml``.

A known finding does not fail a run and is still named by it. An entry has to fit a finding, or it is an
error of the book: what is mended leaves the baseline.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.evidence.context import Memory
from rulewright.evidence.findings import Finding, Parties, Unsettled
from rulewright.files.places import shown_path
from rulewright.files.textfile import MAX_BYTES
from rulewright.language.errors import Position, Problem
from rulewright.phrasing.parse import nearest

if TYPE_CHECKING:
    from rulewright.files.schema import BaselineShape
    from rulewright.files.yamlread import Document

NAME = "baseline.yaml"
LISTED = "Codes are listed by 'rulewright explain'."
HEAD = "# Findings that are known and stay open; 'rulewright baseline' proposes entries.\nknown:\n"
PLAIN = re.compile(r"(?!(true|false|null)\Z)[^\W\d][\w./+-]*")


@dataclass(frozen=True, slots=True)
class Known:
    """An entry of a baseline."""

    fingerprint: str
    code: str
    clauses: tuple[str, ...]
    reason: str
    position: Position

    @property
    def parties(self) -> Parties:
        """The code and the clauses."""
        return self.code, frozenset(self.clauses)


@dataclass(frozen=True, slots=True)
class Survivor:
    """A mutant that no scenario notices, with a person's reason."""

    clause: str
    mutant: str
    reason: str
    position: Position


def known_to(folder: Path, memory: Memory | None) -> tuple[list[Known], list[Problem]]:
    """The same as ``read_baseline`` gives; a file without problems is remembered as long as it stays as it is."""
    path = folder / NAME
    if memory is None or not path.is_file() or path.stat().st_size > MAX_BYTES:
        return read_baseline(folder)
    key = f"{shown_path(path)} {hashlib.sha256(path.read_bytes()).hexdigest()}"
    with suppress(KeyError, TypeError, ValueError):
        told = memory.told(key)["known"]
        return [Known(p, code, tuple(parties), why, Position(*at)) for p, code, parties, why, at in told], []
    entries, problems = read_baseline(folder)
    if not problems:
        memory.keep_told(key, {"known": [astuple(entry) for entry in entries]})
    return entries, problems


def read_baseline(folder: Path) -> tuple[list[Known], list[Problem]]:
    """The entries of a book's baseline that have a reason, and what is wrong with the file."""
    path = folder / NAME
    if not path.exists():
        return [], []
    from rulewright.files.yamlread import read_yaml

    entries, problems = entries_of(read_yaml(path, shown_path(path)))
    seen: dict[str, Known] = {}
    for entry in entries:
        if not entry.reason.strip():
            hint = "Say in a sentence what is wrong and why it stays open."
            problems.append(Problem(entry.position, f"the entry on {told(entry)} has no reason", hint))
        if entry.fingerprint in seen:
            problems.append(Problem(entry.position, f"'{entry.fingerprint}' stands twice", "Remove one of them."))
        seen.setdefault(entry.fingerprint, entry)
    return list(seen.values()), problems


def entries_of(document: Document) -> tuple[list[Known], list[Problem]]:
    """The entries of a file, and what keeps it from being read."""
    shape, problems = _shape(document)
    found = []
    for i, e in enumerate(shape.known if shape is not None else []):
        found.append(Known(e.fingerprint, e.code, tuple(e.clauses), e.reason, document.at(("known", i))))
    return found, problems


def _shape(document: Document) -> tuple[BaselineShape | None, list[Problem]]:
    from rulewright.files.files import checked
    from rulewright.files.schema import BaselineShape

    problems = list(document.problems)
    return None if document.data is None and problems else checked(document, BaselineShape, problems), problems


def survivors_of(folder: Path) -> tuple[list[Survivor], list[Problem]]:
    """The mutants that a book's baseline knows to survive, and what is wrong with the file."""
    path = folder / NAME
    if not path.exists():
        return [], []
    from rulewright.files.yamlread import read_yaml

    document = read_yaml(path, shown_path(path))
    shape, problems = _shape(document)
    listed = enumerate(shape.survivors if shape is not None else [])
    found = [Survivor(e.clause, e.mutant, e.reason.strip(), document.at(("survivors", i))) for i, e in listed]
    hint = "Say in a sentence why no scenario can notice it."
    problems += [Problem(e.position, f"the mutant '{e.mutant}' has no reason", hint) for e in found if not e.reason]
    return found, problems


def told(entry: Known) -> str:
    """An entry in a few words."""
    return f"{entry.code} {' × '.join(entry.clauses)}"


def apply_baseline(
    entries: Iterable[Known], findings: list[Finding], unsettled: Iterable[Unsettled], codes: frozenset[str]
) -> tuple[list[Finding], list[Problem]]:
    """The findings with the known ones marked, and an error for each entry that fits none.

    An entry is not judged where its check did not run, or left the question undecided.
    """
    by_print = {f.fingerprint: f for f in findings}
    listed = {entry.fingerprint for entry in entries}
    unlisted = [f for f in findings if f.fingerprint not in listed]
    open_questions = {(u.code, frozenset(u.clauses)) for u in unsettled}
    known: dict[str, Known] = {}
    problems = []
    for entry in entries:
        finding = by_print.get(entry.fingerprint)
        if finding is None:
            if entry.code in codes and entry.parties not in open_questions:
                problems.append(of_an_earlier_version(entry, findings) or stale(entry, unlisted))
        elif finding.parties != entry.parties:
            message = f"the entry says {told(entry)}, its finding is {finding.code} {' × '.join(finding.clauses)}"
            problems.append(Problem(entry.position, message, "Correct the entry."))
        elif finding.status != "open":
            message = f"the finding on {told(entry)} is {finding.status} already"
            problems.append(Problem(entry.position, message, "Remove the entry."))
        else:
            known[entry.fingerprint] = entry
    return [_marked(f, known.get(f.fingerprint)) for f in findings], problems


def with_reasons(entries: Iterable[Known], undecided: Iterable[Unsettled]) -> list[Unsettled]:
    """The questions that stay open, with the reasons of those that an entry names as what would be found."""
    reasons = {entry.fingerprint: entry for entry in entries}
    found = []
    for one in undecided:
        entry = reasons.get(one.finding) if one.finding else None
        if entry is not None and entry.parties == (one.code, frozenset(one.clauses)):
            one = replace(one, known=entry.reason.strip())
        found.append(one)
    return found


def _marked(finding: Finding, entry: Known | None) -> Finding:
    return finding if entry is None else replace(finding, status="baselined", reason=entry.reason.strip())


def of_an_earlier_version(entry: Known, findings: Iterable[Finding]) -> Problem | None:
    """The error on an entry that tells a finding by what earlier versions called it, from which it may have changed."""
    found = now_called(entry, findings)
    if not found:
        return None
    names = " or ".join(f"'{f.fingerprint}'" for f in found)
    message = f"'{entry.fingerprint}' on {told(entry)} is of an earlier version, without numbers and conditions"
    hint = f"Now it is {names}: see that the reason fits, then 'rulewright baseline --write' writes it anew."
    return Problem(entry.position, message, hint)


def now_called(entry: Known, findings: Iterable[Finding]) -> list[Finding]:
    """The open findings that earlier versions would have taken for that of an entry."""
    return [f for f in findings if (f.former, f.parties, f.status) == (entry.fingerprint, entry.parties, "open")]


def renamed(entries: Sequence[Known], findings: Sequence[Finding]) -> dict[str, Finding]:
    """By the fingerprints of an earlier version in entries, the finding that is now meant where only one can be."""
    names = {f.fingerprint for f in findings}
    listed = {entry.fingerprint for entry in entries}
    found = {e.fingerprint: now_called(e, findings) for e in entries if e.fingerprint not in names}
    alone = {name: one[0] for name, one in found.items() if len(one) == 1}
    return {name: f for name, f in alone.items() if f.fingerprint not in listed}


def stale(entry: Known, findings: Sequence[Finding]) -> Problem:
    """The error on an entry that fits no finding; one with the same parties and no entry is probably what was meant."""
    same = [f.fingerprint for f in findings if f.parties == entry.parties and f.status == "open"]
    meant = same[0] if len(same) == 1 else ""
    hint = f"Now it is '{meant}'." if meant else nearest(entry.fingerprint, [f.fingerprint for f in findings])
    message = f"the baseline lists {told(entry)} '{entry.fingerprint}', and no finding fits it"
    return Problem(entry.position, message, hint or "It is mended, it seems: remove the entry.")


def unknown_codes(entries: Iterable[Known], codes: frozenset[str]) -> list[Problem]:
    """An error for each entry whose code no check has."""
    return [Problem(e.position, f"no check has the code '{e.code}'", LISTED) for e in entries if e.code not in codes]


def proposal(findings: Iterable[Finding], indent: int = 2) -> str:
    """Entries for findings, with the reason left to a person."""
    margin = " " * indent
    lines = []
    for f in findings:
        clauses = ", ".join(c if PLAIN.fullmatch(c) else json.dumps(c, ensure_ascii=False) for c in f.clauses)
        lines.append(f"{margin}# {' '.join(f.message.split())}")
        lines.append(f'{margin}- fingerprint: "{f.fingerprint}"')
        lines += [f"{margin}  code: {f.code}", f"{margin}  clauses: [{clauses}]", f'{margin}  reason: ""']
    return "".join(f"{line}\n" for line in lines)
