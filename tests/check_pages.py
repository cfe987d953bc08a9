"""The pages of the checks and the small books in them: each fixture states what is to be found in it.

A fenced block of YAML on a page is a book or, with the head line ``# shared``, files that all books of
the page have. ``# finds: CODE CLAUSE CLAUSE; CODE CLAUSE`` or ``# finds: nothing`` says what the check of
the page finds there, ``# scenarios: CLAUSE`` which clauses have one, ``# file: NAME`` begins a file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from rulewright import checks
from rulewright.book.model import Book
from rulewright.checks import ALL, CHECKS
from rulewright.evidence.context import Context
from rulewright.evidence.examples import Examples
from rulewright.evidence.findings import Finding
from rulewright.evidence.passages import Passages
from rulewright.evidence.scenario_results import play
from rulewright.gherkin.scenario import Result, read_feature, read_features, run
from rulewright.lowering.loader import load_book
from rulewright.run.accounts import UNTOLD, accounts, left_untold

_BLOCK = re.compile(r"^```yaml\n(.*?)^```$", re.M | re.S)
_HEAD = re.compile(r"# (finds|scenarios): (.+)")


@dataclass(frozen=True)
class Fixture:
    """A small book and what is to be found in it."""

    code: str
    title: str
    files: dict[str, str]
    finds: frozenset[tuple[str, ...]]  # code and parties, sorted
    scenarios: tuple[str, ...]


def page_path(name: str) -> Path:
    """Where the page of a check is."""
    return checks.page_path(next(check for check in ALL if check.name == name))


def fixtures() -> list[Fixture]:
    """The fixtures of all pages."""
    return [f for check in ALL for f in page_fixtures(check.code, page_path(check.name))]


def page_fixtures(code: str, path: Path) -> list[Fixture]:
    """The fixtures of one page."""
    text = path.read_text(encoding="utf-8")
    shared: dict[str, str] = {}
    found = []
    for match in _BLOCK.finditer(text):
        files = split_files(match[1])
        if match[1].startswith("# shared"):
            shared = files
            continue
        heads = dict(_HEAD.findall(match[1]))
        title = re.findall(r"^#+ (.+)$", text[: match.start()], re.M)[-1]
        parties = frozenset(_party(p) for p in heads["finds"].split(";") if p.strip() != "nothing")
        found.append(Fixture(code, title, shared | files, parties, tuple(heads.get("scenarios", "").split())))
    return found


def _party(text: str) -> tuple[str, ...]:
    code, *clauses = text.split()
    return (code, *sorted(clauses))


def split_files(block: str) -> dict[str, str]:
    """The files of a block by name."""
    _, *rest = re.split(r"^# file: (\S+)\n", block, flags=re.M)
    return dict(zip(rest[::2], rest[1::2], strict=True))


def book_of(files: dict[str, str], folder: Path) -> Book:
    """A book loaded from files written to a folder."""
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return load_book(folder)


def found_in(
    code: str, book: Book, scenarios: tuple[str, ...] = (), examples: Examples = MappingProxyType({})
) -> list[Finding]:
    """What the check with a code finds in a book; a finding that does not replay is a failure."""
    sources = book.path / "sources"
    features, problems = read_features(book.path)
    assert not problems, problems
    shown = play(book, features)
    passages = Passages(sources) if sources.is_dir() else None
    context = Context(book, dict.fromkeys(scenarios, 1), played=shown, passages=passages, examples=examples)
    every = code == UNTOLD  # what is told by nothing hangs on what all checks find
    found = [f for checks, find in CHECKS if every or code in {c.code for c in checks} for f in find(context)]
    if every:
        left = left_untold(book, found, accounts(book, found, frozenset(c.code for c in ALL)))
        found = [f for f in left if f.code == code]
    assert not context.faults, context.faults
    assert not context.undecided, context.undecided
    return found


def parties(findings: list[Finding]) -> frozenset[tuple[str, ...]]:
    """Codes and parties of findings."""
    return frozenset((f.code, *sorted(f.clauses)) for f in findings)


def assert_finds(code: str, book: Book, *expected: tuple[str, ...], scenarios: tuple[str, ...] = ()) -> list[Finding]:
    """Fail unless the check finds just these, each a code and its parties."""
    found = found_in(code, book, scenarios)
    assert parties(found) == frozenset(expected)
    return found


def assert_silent(code: str, book: Book, scenarios: tuple[str, ...] = ()) -> None:
    """Fail if the check finds anything."""
    assert_finds(code, book, scenarios=scenarios)


def played(clause: str, book: Book, folder: Path, *steps: str) -> Result:
    """What comes of a scenario of a clause with these steps."""
    lines = "\n".join(f"      {step}" for step in steps)
    path = folder / "one.feature"
    path.write_text(f"Feature: f\n  @{clause}\n  Rule: r\n    Scenario: s\n{lines}\n", encoding="utf-8")
    (scenario,) = read_feature(path)
    return run(book, scenario)
