"""The pytest-bdd binding: three steps for all books, read through the phrase book.

As a plugin (``-p graph.binding``) it gives the steps, the table and the hooks; ``graph/bound_features.py``
is the module to run. The book and the features are named by RULEWRIGHT_BOOK and RULEWRIGHT_FEATURES; with a word
in RULEWRIGHT_PRINTED the book is read without its errata.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when
from pytest_bdd.parser import Feature, Scenario

from graph.scenario import Session, read_features
from rules.loader import load_book
from rules.model import Book

BOOK, FEATURES, PRINTED = "RULEWRIGHT_BOOK", "RULEWRIGHT_FEATURES", "RULEWRIGHT_PRINTED"
FAILED = pytest.StashKey[bool]()
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
    table.then(text)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool:
    """Tags are clause ids, not marks that want registering."""
    return True


def pytest_bdd_step_error(request: pytest.FixtureRequest) -> None:
    """Remember that a step failed."""
    request.node.stash[FAILED] = True


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Let the table say what was left open when all steps are done; a failed step has said enough."""
    if not request.node.stash.get(FAILED, False):
        request.getfixturevalue("table").finish()


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
    collected = sum(1 for item in items if item.path.name == "bound_features.py")
    selected = any("::" in str(argument) for argument in session.config.args)
    if problems:
        raise pytest.UsageError("\n".join(map(str, problems)))
    if collected != len(scenarios) and not selected:
        raise pytest.UsageError(f"{len(scenarios)} scenarios are written, {collected} were collected")
