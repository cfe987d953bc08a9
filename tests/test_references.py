"""What a reference that leads nowhere is taken to mean."""

from __future__ import annotations

from pathlib import Path

from rulewright.checks.text import dangling_reference
from rulewright.evidence.context import Context
from written_book import load


def cures(folder: Path, ref: str) -> list[str]:
    """What is proposed for a reference of the clause R.12.4.1."""
    clauses = f"""
    - {{clause: R.12.4.1, says: One., refs: [{ref}]}}
    - {{clause: R.12.5.2, says: Two.}}
    """
    (found,) = dangling_reference.find(Context(load(folder, clauses)))
    return list(found.cures)


def test_the_nearest_name_is_proposed(tmp_path: Path) -> None:
    assert cures(tmp_path, "R.12.5.22") == ["Did you mean 'R.12.5.2'?"]


def test_a_clause_is_not_taken_to_refer_to_itself(tmp_path: Path) -> None:
    """Nor to what it stands below."""
    told = cures(tmp_path, "R.12.14.1")
    assert not any("'R.12.4.1'" in cure or "'R.12.4'" in cure for cure in told)
