"""Proposed scenarios put into the feature files of a book: what there is stays, and only what says something is added.

A scenario is added if it passes and some alteration of its clause lets it fail: one that no alteration fails asserts
nothing of the clause. Titles of one file differ.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rulewright.book.model import Book, Clause, Page
from rulewright.checks.scenarios.clause_without_scenario import playable
from rulewright.evidence.context import Context
from rulewright.files.library import features_of
from rulewright.files.outfile import write_files
from rulewright.files.places import shown_path
from rulewright.files.yamledit import end_of_line
from rulewright.gherkin.feature import read_feature
from rulewright.gherkin.scenario import Scenario, run
from rulewright.language.errors import BookError, Position, Problem
from rulewright.tools.mutate import mutants
from rulewright.tools.suggest import suggest

HEADING = "Scenario: "
FEATURE = ".feature"
APART = f".suggested{FEATURE}"  # ends the name of a file where the scenarios cannot stand in that of the page


@dataclass(frozen=True, slots=True)
class Proposal:
    """What is proposed for a clause: scenarios as Gherkin, and in a sentence each what is not."""

    clause: Clause
    scenarios: tuple[str, ...]
    doubts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Addition:
    """A feature file with proposals added: where it stands, all of its text, and how many scenarios are new."""

    path: Path
    text: str
    scenarios: int
    clauses: int


def without_scenario(book: Book, scenarios: Iterable[Scenario]) -> list[Clause]:
    """The clauses that could be played and that no scenario plays, in the order of the text."""
    played = {tag for scenario in scenarios for tag in scenario.tags}
    return [clause for clause in book.clauses.values() if playable(clause) and clause.id not in played]


def propose(
    context: Context, clauses: Iterable[Clause], progress: Callable[[str], None] = lambda _: None
) -> list[Proposal]:
    """What is proposed for each of some clauses; what asserts nothing of its clause is left out and told."""
    found = []
    for clause in clauses:
        progress(f"{context.book.id}: {clause.id}")
        told = list(suggest(context, clause))
        written = [text for text in told if not text.startswith("#")]
        doubts = [" ".join(text.splitlines()[0].removeprefix("#").split()) for text in told if text.startswith("#")]
        telling = [text for text in written if asserts(context.book, clause, text)]
        doubts += [f"{title_of(text)}: it passes whatever {clause.id} says" for text in written if text not in telling]
        found.append(Proposal(clause, tuple(telling), tuple(doubts)))
    return found


def asserts(book: Book, clause: Clause, text: str) -> bool:
    """Whether a scenario passes, and would fail if the clause, or a row of its table, said something else."""
    (scenario,) = _read(f"Feature: f\n\n@{clause.id}\n{text}")
    if not run(book, scenario).passed:
        return False
    rows = [book.clauses[row.clause] for row in clause.table.rows] if clause.table is not None else []
    altered = (mutant.book for said in (clause, *rows) for mutant in mutants(book, said))
    return any(not run(other, scenario).passed for other in altered)


def additions(book: Book, proposals: Sequence[Proposal]) -> list[Addition]:
    """The feature files with the proposals added, a file for each page; nothing is written.

    Raises:
        BookError: if a file that is there cannot be read.
    """
    pages: dict[str, list[Proposal]] = {}
    for proposal in proposals:
        if proposal.scenarios:
            pages.setdefault(proposal.clause.page, []).append(proposal)
    return [_added(book, book.pages[page], found) for page, found in pages.items()]


def write_additions(found: Iterable[Addition]) -> None:
    """Write feature files; raises BookError if one cannot be written, and then none is."""
    write_files({addition.path: addition.text for addition in found})


def rule_text(proposal: Proposal, taken: set[str]) -> str:
    """The scenarios of a clause below their rule, under titles that are not taken; these are taken then."""
    clause = proposal.clause
    blocks = [f"  @{clause.id}\n  Rule: {clause.id} {' '.join(clause.says.split())}\n"]
    for text in proposal.scenarios:
        title = _free(title_of(text), taken)
        taken.add(title)
        lines = [HEADING + title, *text.splitlines()[1:]]
        blocks.append("".join(f"    {line}\n" for line in lines))
    return "\n".join(blocks)


def title_of(text: str) -> str:
    """The title of a scenario."""
    return text.splitlines()[0].removeprefix(HEADING)


def _free(title: str, taken: set[str]) -> str:
    if title not in taken:
        return title
    number = 2
    while f"{title} ({number})" in taken:
        number += 1
    return f"{title} ({number})"


def _added(book: Book, page: Page, proposals: Sequence[Proposal]) -> Addition:
    """The file that a page's scenarios are in with more of them, or one of its own where they would be others there."""
    folder = features_of(book.path) or book.path / "features"
    place = Path(page.path).resolve().relative_to(book.path.resolve())
    number = sum(len(p.scenarios) for p in proposals)
    problems: list[Problem] = []
    for ending in (FEATURE, APART):
        path = folder / place.with_suffix(ending)
        before = path.read_bytes().decode("utf-8") if path.exists() else ""
        text = _joined(before, page.title, proposals)
        try:
            known = len(read_feature(path)) if before else 0
            found = _read(text)[known:]
        except BookError as error:
            problems = [replace(p, position=replace(p.position, path=shown_path(path))) for p in error.problems]
            continue
        if len(found) == number and all(run(book, scenario).passed for scenario in found):
            return Addition(path, text, number, len(proposals))
        message = "what is proposed would not pass below its background"
        problems = [Problem(Position(shown_path(path)), message, "Move what stands there to another file.")]
    raise BookError(problems)


def _joined(before: str, title: str, proposals: Sequence[Proposal]) -> str:
    """The text of a feature file with proposals behind what it holds, in lines that end as its own do."""
    taken = {line.split(":", 1)[1].strip() for line in before.splitlines() if ":" in line}
    rules = "\n".join(rule_text(proposal, taken) for proposal in proposals)
    if not before.strip():
        return f"Feature: {title}\n\n{rules}"
    end = end_of_line(before)
    gap = end if before.endswith(("\n", "\r")) else end * 2
    return before + gap + rules.replace("\n", end)


def _read(text: str) -> list[Scenario]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"it{FEATURE}")
        path.write_bytes(text.encode("utf-8"))
        return read_feature(path)
