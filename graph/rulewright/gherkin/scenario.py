"""Running scenarios without a test runner: every line of a feature through a session of its book.

``python -m rulewright.gherkin.scenario BOOK FEATURES`` prints what fails, located, and a closing count.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rulewright.book.model import Book
from rulewright.files.places import shown_path
from rulewright.gherkin.feature import Scenario, Step, feature_files, read_feature
from rulewright.gherkin.session import Recorder, Session
from rulewright.gherkin.thens import check_then
from rulewright.language.errors import BookError, Problem
from rulewright.language.inert import inert, inert_line
from rulewright.language.types import Value
from rulewright.table.scene import MissingInput
from rulewright.table.state import Cell, State
from rulewright.table.trace import Trace

__all__ = ["Recorder", "Result", "Scenario", "Session", "Step", "read_feature", "read_features", "run"]


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a scenario; when it failed, in which step and why."""

    scenario: Scenario
    passed: bool
    failure: str = ""
    line: int = 0
    keyword: str = ""  # of the failing step; "end" for what is found when all steps are done
    trace: Trace | None = None
    state: State | None = None
    cause: str = ""  # UnlawfulGiven, IdleWhen, or any other AssertionError
    inputs: Mapping[Cell, Value] = field(default_factory=dict)  # of the last moment, or given without one
    missing: Cell | None = None  # the roll or choice for want of which it stopped

    @property
    def failed_then(self) -> bool:
        """Whether a Then was reached and did not hold, rather than something before it going wrong."""
        return not self.passed and self.keyword == "then"

    @property
    def noticed(self) -> bool:
        """Whether it tells the book from one in which it passes: a Then does not hold, or a roll or choice is missing.

        Any other failure before a Then says that the scenario cannot be played in such a book.
        """
        stopped = self.trace.stopped if self.trace is not None else None
        return self.failed_then or (not self.passed and self.keyword == "when" and isinstance(stopped, MissingInput))


def run(book: Book, scenario: Scenario, recorder: Recorder | None = None) -> Result:
    """Play a scenario at a fresh table."""
    session = Session(book, recorder)
    keyword, line = "end", scenario.line
    try:
        for step in scenario.steps:
            keyword, line = step.keyword, step.line
            take(session, step)
        keyword, line = "end", scenario.line
        session.finish()
    except AssertionError as failure:
        cause = type(failure).__name__
        inputs = session.scene().inputs
        state, missing = session.state, _missing(session, failure.__cause__)
        return Result(scenario, False, str(failure), line, keyword, session.trace, state, cause, inputs, missing)
    inputs, missing = session.scene().inputs, _missing(session)
    return Result(scenario, True, trace=session.trace, state=session.state, inputs=inputs, missing=missing)


def _missing(session: Session, cause: BaseException | None = None) -> Cell | None:
    """The roll or choice for want of which the last moment stopped, or else what a Then asks."""
    stops = (session.trace.stopped if session.trace is not None else None, cause)
    return next((stop.cell for stop in stops if isinstance(stop, MissingInput)), None)


def take(session: Session, step: Step) -> None:
    """Take one step of a scenario; raises AssertionError if it fails."""
    match step.keyword:
        case "given":
            session.given(step.text)
        case "when":
            session.when(step.text, step.context)
        case "then":
            check_then(session, step.text)
        case other:
            raise AssertionError(f"'{other}' is no keyword of a step")


def read_features(path: Path) -> tuple[list[Scenario], list[Problem]]:
    """The scenarios of a file or of all files in a folder, and what cannot be read."""
    scenarios: list[Scenario] = []
    problems: list[Problem] = []
    for file in feature_files(path):
        try:
            scenarios.extend(read_feature(file))
        except BookError as error:
            problems.extend(error.problems)
    return scenarios, problems


def report(results: Iterable[Result]) -> tuple[list[str], int, int]:
    """A line for each failure, and how many scenarios passed and failed."""
    lines: list[str] = []
    passed = failed = 0
    for result in results:
        if result.passed:
            passed += 1
            continue
        failed += 1
        lines.append(told(result.scenario, result.line, result.failure))
    return lines, passed, failed


def told(scenario: Scenario, line: int, failure: str) -> str:
    """A failure of a scenario with its place, clause and title."""
    place = inert_line(f"{shown_path(Path(scenario.path))}:{line}: [{scenario.clause}] {scenario.title}")
    return f"{place}\n{inert(f'  {failure}')}"


def main(arguments: list[str]) -> int:
    """Run the scenarios at a path against a book; 0 if all passed, 1 if not, 2 if something is unreadable."""
    if len(arguments) != 2:
        print("usage: python -m rulewright.gherkin.scenario BOOK FEATURES", file=sys.stderr)
        return 2
    from rulewright.lowering.loader import load_book

    try:
        book = load_book(Path(arguments[0]))
    except BookError as error:
        print(error)
        return 2
    scenarios, problems = read_features(Path(arguments[1]))
    for problem in problems:
        print(problem)
    for scenario in scenarios:
        if scenario.clause not in book.clauses:
            print(inert_line(f"{scenario.path}:{scenario.line}: the tag '{scenario.clause}' is no clause of the book"))
    lines, passed, failed = report(run(book, scenario) for scenario in scenarios)
    print("\n".join([*lines, f"{passed} passed, {failed} failed, {len(problems)} unreadable"]))
    return 2 if problems else 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
