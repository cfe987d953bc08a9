"""The text of a baseline with entries added and fingerprints exchanged, and else as a person wrote it.

Comments, the order of keys, survivors and the ends of lines stay: only what changes is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from rulewright.evidence.examples import rename_examples
from rulewright.evidence.findings import Finding
from rulewright.files.outfile import write_file
from rulewright.files.places import shown_path
from rulewright.files.yamledit import end_of_line, last_mark, lines_of, parted, tree, under
from rulewright.files.yamlread import Document, read_yaml, yaml_of
from rulewright.language.errors import BookError, Position, Problem
from rulewright.run.baseline import HEAD, NAME, Known, entries_of, proposal


def amend(folder: Path, findings: list[Finding], meant: Mapping[str, Finding]) -> list[str]:
    """Add entries for findings to the baseline of a book, and write anew the fingerprints by which others were meant.

    Examples are kept under these too. What was done is told, for a person to look at.

    Raises:
        BookError: if the file is one to which nothing can be added, or cannot be written.
    """
    names = {former: finding.fingerprint for former, finding in meant.items()}
    rename_examples(folder, names)  # first: what is broken off here is done when it is called again
    path, lines = write_baseline(folder, findings, names)
    told = [
        f"{path}:{n}: {f.code} {' × '.join(f.clauses)}: {f.message}" for n, f in zip(lines, meant.values(), strict=True)
    ]
    if meant:
        told.append(f"{path}: {len(meant)} fingerprints of an earlier version written anew: see that the reasons fit")
    if findings:
        told.append(f"{path}: {len(findings)} to give a reason for")
    return told


def write_baseline(folder: Path, findings: list[Finding], renamed: Mapping[str, str]) -> tuple[str, list[int]]:
    """The file that was written, and the lines of the entries whose fingerprints it has anew; raises BookError."""
    path = folder / NAME
    before = read_yaml(path, shown_path(path)) if path.exists() else Document(shown_path(path))
    entries, problems = entries_of(before)
    if problems:
        raise BookError(problems)
    text = path.read_bytes().decode("utf-8") if path.exists() else ""
    mark, text = parted(text)
    after = exchanged(text, before, renamed)
    if findings:
        after = added(after, "known", HEAD, partial(proposal, findings))
    now = yaml_of(after, before.path)
    wanted = [said(replace(e, fingerprint=renamed.get(e.fingerprint, e.fingerprint))) for e in entries]
    wanted += [(f.fingerprint, f.code, f.clauses, "") for f in findings]
    if list(map(said, entries_of(now)[0])) != wanted or rest_of(now) != rest_of(before):
        hint = "Write it as a list with an entry on lines of its own, or add what 'rulewright baseline' prints."
        raise BookError([Problem(Position(before.path), "nothing can be added to this file", hint)])
    write_file(path, mark + after)
    places = {e.fingerprint: e.position.line for e in entries}
    return before.path, [places[name] for name in renamed]


def said(entry: Known) -> tuple[str, str, tuple[str, ...], str]:
    """What an entry says, wherever it stands."""
    return entry.fingerprint, entry.code, entry.clauses, entry.reason


def rest_of(document: Document) -> Any:
    """What a file holds beside its known findings."""
    return {k: v for k, v in document.data.items() if k != "known"} if isinstance(document.data, dict) else {}


def exchanged(text: str, document: Document, renamed: Mapping[str, str]) -> str:
    """The text with other fingerprints in their places."""
    lines = lines_of(text)
    for number, entry in enumerate(entries_of(document)[0]):
        name = entry.fingerprint
        if name in renamed:
            at = document.at(("known", number, "fingerprint"))
            line, column = lines[at.line - 1], at.column - 1
            lines[at.line - 1] = line[:column] + line[column:].replace(name, renamed[name], 1)
    return "".join(lines)


def added(text: str, key: str, head: str, entries_at: Callable[[int], str]) -> str:
    """The text with entries behind those that it has under a key, in lines that end as its own do.

    They are told for the column at which they begin; where the text lacks the key, below a ``head`` that has it.
    """
    lines, end = lines_of(text), end_of_line(text)
    known = under(tree(text), key)
    if known is not None and known.value:
        entries = entries_at(known.value[0].start_mark.column - 2 if not known.flow_style else 0)
        last = last_mark(known)
        place = last.line + (last.column > 0)
        while not lines[place - 1].strip():  # before the next comment or key
            place -= 1
    elif known is not None and known.start_mark.line == known.end_mark.line:
        entries, place, number = entries_at(2), known.end_mark.line + 1, known.start_mark.line
        line = lines[number]
        lines[number] = line[: known.start_mark.column].rstrip() + line[known.end_mark.column :]
    else:
        entries, place = head + entries_at(2), len(lines)
    if place and not lines[place - 1].endswith(("\n", "\r")):
        lines[place - 1] += end
    return "".join([*lines[:place], entries.replace("\n", end), *lines[place:]])
