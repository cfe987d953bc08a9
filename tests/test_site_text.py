"""Words of a book as Markdown: whatever they are, they stay words."""

from __future__ import annotations

from html import unescape

import pytest

from graph_league import league
from rulewright.phrasing.phrases import Use
from rulewright.site.phrases import CONDITIONS, EFFECTS, phrases_in, read_words
from rulewright.site.text import anchor, built, fence, file_names, text, tidy, url


@pytest.mark.parametrize("mark", list('\\`*_{}[]()<>#!|~^=$@&"'))
def test_marks_of_markdown_are_written_as_entities(mark: str) -> None:
    shown = text(f"a{mark}b")
    assert mark not in shown.replace("&#", "").replace(";", "") and unescape(shown) == f"a{mark}b"


@pytest.mark.parametrize("start", ["- a", "+ a", "1. a", "1) a", ": a", "??? a", "--- | ---", "=== a", "12.5"])
def test_no_text_begins_a_list_or_a_block(start: str) -> None:
    shown = text(start)
    assert unescape(shown) == start
    assert shown[0] not in "-+:?=" and not shown.startswith(("1.", "1)", "12."))


def test_line_breaks_and_unseen_characters_do_not_survive() -> None:
    assert text("a\n\n# b\x02wzxhzdk\x03\u202e") == "a &#35; bwzxhzdk"


def test_different_ids_have_different_anchors() -> None:
    ids = ["a b", "a~20~b", "a~b", "a%20b", "III.3/events.1.5+", "<a>"]
    assert len({anchor(i) for i in ids}) == len(ids)
    assert anchor("III.7/pre.1") == "III.7/pre.1"


def test_file_names_differ_even_without_regard_to_capitals_and_stay_in_their_folder() -> None:
    names = file_names(["a/b", "A-B", "../../etc", "index", ""], ["index"])
    assert len({n.lower() for n in names.values()}) == 5
    assert all("/" not in n and not n.startswith(".") and n.lower() != "index" for n in names.values())


def test_nothing_in_a_block_of_code_ends_it() -> None:
    assert fence("```\n````").splitlines()[0] == "`````gherkin"


def test_only_in_a_block_of_code_several_empty_lines_stay() -> None:
    code = fence("Rule: a\n\n\n  Scenario: b")
    assert tidy(f"\n\na\n\n   \n\nb\n\n{code}\n\n\nc\n\n") == f"a\n\nb\n\n{code}\n\nc\n"


def test_links_lead_from_page_to_page() -> None:
    assert url("a/b.md#x", "a/findings/c.md") == "../b.md#x"
    assert url("a/b.md#x", "a/b.md") == "#x"


def test_the_address_of_a_built_page_changes_nothing_but_its_ending() -> None:
    """A folder or a page whose name has .md in it once lost that in some of its links."""
    assert built("a.md/b.mdx.md#c.md", "a.md/d.md") == "b.mdx.html#c.md"
    assert built("a.md/b.md?e=f", "findings.md") == "a.md/b.html?e=f"


def test_a_text_is_read_as_its_phrases_and_the_joints_between_them() -> None:
    read = read_words(league(), "not both: ULM is bound and (not: the turn is 2)", CONDITIONS, {})
    assert [w.phrase.say if w.phrase else w.words for w in read] == [
        "not both: ",
        "{c:Town} is bound",
        " and ",
        "(",
        "not: ",
        "the turn is {n:int}",
        ")",
    ]


def test_the_sorts_of_variables_decide_between_phrases() -> None:
    book = league()
    assert list(phrases_in(book, "the town is bound", CONDITIONS, {"the town": "Town"})) == ["{c:Town} is bound"]
    assert list(phrases_in(book, "the road is bound", CONDITIONS, {"the road": "Road"})) == []


def test_the_phrases_inside_a_phrase_count_as_used() -> None:
    book = league()
    used = set(phrases_in(book, "the lord of BERN gains 2 gold", EFFECTS, {}))
    assert used == {"{c:Town} gains {n:int} gold", "the lord of {c:Town}"}
    assert {p.use for p in book.phrases.phrases if p.say in used and not p.implied} == {Use.CHANGE, Use.TERM}
