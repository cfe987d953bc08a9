"""Two definitions of one word: which is the wider is told with a state, and neither is to be dropped."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.checks.idle import redundant_clause
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding, Severity
from written_book import load

CLAUSES = """
- {{clause: T.1, says: One., kind: {one}, for: {{g: Guild}}, while: [g is under Bakers, g is calm],
   holds: [g is rich]}}
- {{clause: T.2, says: Two., kind: {other}, for: {{g: Guild}}, while: [{of_the_other}], holds: [g is rich]}}
"""


def found(folder: Path, one: str, other: str, of_the_other: str) -> list[Finding]:
    """What is redundant of two clauses on one word."""
    text = CLAUSES.format(one=one, other=other, of_the_other=of_the_other)
    return list(redundant_clause.find(Context(load(folder, text))))


def test_of_two_definitions_the_wider_is_told_with_a_state(tmp_path: Path) -> None:
    (told,) = found(tmp_path, "definition", "definition", "g is calm")
    assert told.clauses == ("T.1", "T.2") and told.severity is Severity.WARNING and told.replayed
    assert "T.2 says it wherever T.1 does, and in other states" in told.message
    assert told.witness == ("Smiths is under nobody", "Smiths is calm")
    assert not any("Drop" in cure for cure in told.cures)


@pytest.mark.parametrize("kinds", [("rule", "definition"), ("definition", "rule"), ("rule", "rule")])
def test_a_rule_beside_a_definition_is_a_note(tmp_path: Path, kinds: tuple[str, str]) -> None:
    (told,) = found(tmp_path, *kinds, "g is calm")
    assert told.severity is Severity.NOTE and told.cures[0].startswith("Drop T.1")


def test_definitions_of_one_word_for_different_cases_are_none(tmp_path: Path) -> None:
    assert not found(tmp_path, "definition", "definition", "g is under Smiths, g is angry")
