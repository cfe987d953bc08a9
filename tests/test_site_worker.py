"""The script of the search is sent without its comments, and with all of its code."""

from __future__ import annotations

import pytest

from rulewright.site.source import source_folder

pytest.importorskip("mkdocs")


def test_comments_are_left_out_and_each_line_of_code_stays() -> None:
    from rulewright.site.hooks import COMMENTS

    written = (source_folder() / "pages" / "search.js").read_text("utf-8")
    sent = COMMENTS.sub("", written)
    assert "/*" in written and " // " in written
    assert "/*" not in sent and "*/" not in sent and " // " not in sent
    code = [line.partition(" // ")[0].rstrip() for line in written.splitlines()]
    inside, kept = False, []
    for line in code:
        inside = inside or line.startswith("/*")
        kept += [] if inside else [line]
        inside = inside and not line.endswith("*/")
    assert sent.splitlines() == kept and len(kept) > 80
