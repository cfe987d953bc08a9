"""The pytest-bdd binding: three steps for all books, read through the phrase book.

As a plugin (``-p rulewright.gherkin.binding``) it gives the steps, the table and the hooks; ``bound_features.py``
beside it is the module to run. The book and the features are named by RULEWRIGHT_BOOK and RULEWRIGHT_FEATURES;
with a word in RULEWRIGHT_PRINTED the book is read without its errata, with a text in RULEWRIGHT_TITLED only the
scenarios are run whose titles hold it. A failure is told with the line of its feature, without a traceback.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when
from pytest_bdd.parser import Feature, Scenario, Step
from pytest_bdd.scenario import scenario_wrapper_template_registry

from rulewright.book.model import Book
from rulewright.gherkin import scenario as written
from rulewright.gherkin.scenario import Session, read_features, told
from rulewright.gherkin.thens import check_then
from rulewright.lowering.loader import load_book

BOOK, FEATURES, PRINTED = "RULEWRIGHT_BOOK", "RULEWRIGHT_FEATURES", "RULEWRIGHT_PRINTED"
TITLED = "RULEWRIGHT_TITLED"
WRITTEN = pytest.StashKey[written.Scenario]()
FAILED = pytest.StashKey[int]()  # the line of the failing step
ANYTHING = parsers.re(r"(?P<text>.+)")


def pytest_configure(config: pytest.Config) -> None:
    """Make the tags of examples known, of which no other hook hears."""
    if FEATURES in os.environ:
        tags = {tag for scenario in read_features(bound_features())[0] for tag in scenario.tags}
        for tag in sorted(tags):
            config.addinivalue_line("markers", f"{tag}: a clause")


@cache
def bound_book() -> Book:
    """The book that the environment names, loaded once."""
    return load_book(Path(os.environ[BOOK]), bool(os.environ.get(PRINTED)))


def bound_features() -> Path:
    """The features that the environment names: a file or a folder."""
    return Path(os.environ[FEATURES]).resolve()


@pytest.fixture
def table() -> Session:
    """A fresh table of the book."""
    return Session(bound_book())


@given(ANYTHING)
def _given(table: Session, text: str) -> None:
    table.given(text)


@when(ANYTHING)
def _when(table: Session, text: str) -> None:
    table.when(text)


@then(ANYTHING)
def _then(table: Session, text: str) -> None:
    check_then(table, text)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool:
    """Tags are clause ids, not marks that want registering."""
    return True


def pytest_bdd_step_error(request: pytest.FixtureRequest, step: Step) -> None:
    """Remember which step failed."""
    request.node.stash[FAILED] = step.line_number


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Let the table say what was left open when all steps are done; a failed step has said enough."""
    if FAILED not in request.node.stash:
        request.getfixturevalue("table").finish()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell a failure of a scenario by its place, not by a traceback of this program."""
    report = yield
    if report.failed and call.excinfo is not None and call.excinfo.errisinstance(AssertionError):
        scenario = item.stash[WRITTEN]
        report.longrepr = told(scenario, item.stash.get(FAILED, scenario.line), str(call.excinfo.value))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what failed, where pytest is told not to."""
    if terminalreporter.config.option.tbstyle == "no":
        for report in [*terminalreporter.getreports("failed"), *terminalreporter.getreports("error")]:
            terminalreporter.write_line(report.longreprtext)


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
    """Carry the clause into the JUnit XML; of the text as it was printed, skip what is of a clause that errata add."""
    rule, book = scenario.rule, bound_book()
    for tags in (scenario.tags, rule.tags if rule is not None else (), feature.tags):
        for clause in sorted(tags):
            request.node.user_properties.append(("clause", clause))
            if book.printed and clause not in book.clauses:
                pytest.skip(f"{clause} is not printed")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Fail unless every scenario of the feature files is collected; like titles would hide one another."""
    if session.testsfailed or FEATURES not in os.environ:
        return
    scenarios, problems = read_features(bound_features())
    bound = [item for item in items if item.path.name == "bound_features.py"]
    selected = any("::" in str(argument) for argument in session.config.args)
    if problems:
        raise pytest.UsageError("\n".join(map(str, problems)))
    if len(bound) != len(scenarios) and not selected:
        raise pytest.UsageError(f"{len(scenarios)} scenarios are written, {len(bound)} were collected")
    by_path: dict[str, list[written.Scenario]] = {}
    for scenario in scenarios:
        by_path.setdefault(scenario.path, []).append(scenario)
    for item in bound:
        item.stash[WRITTEN] = _written(item, by_path)
    left_out = [item for item in bound if not item.stash[WRITTEN].is_titled(os.environ.get(TITLED, ""))]
    session.config.hook.pytest_deselected(items=left_out)
    gone = set(left_out)
    items[:] = [item for item in items if item not in gone]


def _written(item: Any, scenarios: Mapping[str, list[written.Scenario]]) -> written.Scenario:
    """The scenario of an item; each row of an outline is one, in order behind its heading."""
    heading = scenario_wrapper_template_registry[item.obj]
    row = item.callspec.indices["_pytest_bdd_example"] if heading.examples else 0
    return [s for s in scenarios[str(Path(heading.feature.filename).resolve())] if s.line >= heading.line_number][row]
