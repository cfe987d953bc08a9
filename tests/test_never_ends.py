"""What keeps an event from ever ending is told with the clauses that see to it."""

from __future__ import annotations

from pathlib import Path

from check_pages import book_of, fixtures
from rulewright.checks.order import never_ends
from rulewright.evidence.context import Context


def test_an_act_that_cannot_come_is_told_of_what_it_would_be_done_to_with_the_ban_on_it(tmp_path: Path) -> None:
    (fixture,) = [f for f in fixtures() if f.title == "Only an act that it forbids could end it"]
    (found,) = never_ends.find(Context(book_of(fixture.files, tmp_path)))
    assert "cannot come while it lasts: ULM builds (see E.1/2)" in found.core
    assert found.related == ("E.1/2",)
