"""The site: it builds strictly, every link leads somewhere, it asks for nothing from elsewhere, and it shows a book."""

from __future__ import annotations

import json
import re
import shutil
import threading
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from hostile_book import EVIL, LEAGUE, NUMBER, TOWN, replaced, write_hostile
from rulewright.cli.main import main
from rulewright.run.run import load
from rulewright.run.shelf import fetch
from rulewright.site import build as site
from rulewright.site import needed, preview
from rulewright.site import source as site_source
from site_links import lost

pytest.importorskip("mkdocs")
pytest.importorskip("material")


class Reader(HTMLParser):
    """What a page holds: its words, and every attribute of every element."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words = ""
        self.scripts = ""
        self.attributes: list[tuple[str, str, str]] = []
        self.inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside = tag
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside == "script":
            self.scripts += data
        else:
            self.words += data

    def values(self, name: str) -> list[str]:
        return [value for _, n, value in self.attributes if n == name]


def build(books: list[Path], output: Path) -> int:
    return site.build_site([(path, fetch(path)) for path in books], output, None, lambda _: None)


def pages(output: Path) -> dict[str, Reader]:
    found = sorted(output.rglob("*.html"))
    return {p.relative_to(output).as_posix(): Reader(p.read_text("utf-8")) for p in found}


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> Path:
    output = tmp_path_factory.mktemp("league") / "site"
    assert build([LEAGUE], output) == 0
    return output


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of a book from a stranger."""
    folder = tmp_path_factory.mktemp("hostile")
    write_hostile(folder / "book")
    assert build([folder / "book"], folder / "site") == 0
    return folder / "site"


def test_every_clause_has_a_place_of_its_own(league: Path) -> None:
    _, book, _ = LEAGUE, *load(LEAGUE)
    assert set(book.clauses) <= set(pages(league)["league/E.1.html"].values("id"))


def test_every_link_leads_to_a_page_and_a_place_on_it(league: Path) -> None:
    assert lost(league) == []


def test_no_page_asks_for_anything_from_elsewhere(league: Path) -> None:
    outside = re.compile(r"(https?:)?//")
    asked = [
        (name, tag, value)
        for name, page in pages(league).items()
        for tag, attribute, value in page.attributes
        if attribute in ("src", "href", "srcset", "data") and outside.match(value)
    ]
    assert asked == []


def test_every_finding_has_a_page_and_stands_on_the_board_and_on_each_of_its_clauses(league: Path) -> None:
    known = pages(league)
    for finding in json.loads((league / "findings.json").read_text("utf-8"))["findings"]:
        page = f"findings/{finding['fingerprint']}.html"
        assert f"league/{page}" in known
        assert f"league/{page}" in known["findings.html"].values("href")
        assert known["league/E.1.html"].values("href").count(page) >= len(finding["clauses"])


def test_a_finding_shows_its_state_in_words_and_as_a_picture(league: Path) -> None:
    data = json.loads((league / "findings.json").read_text("utf-8"))
    finding = next(f for f in data["findings"] if f["code"] == "RW303")
    text = (league / "league" / "findings" / f"{finding['fingerprint']}.html").read_text("utf-8")
    assert "<svg" in text and all(w in Reader(text).words for w in finding["witness"])


def test_the_scenarios_of_a_clause_stand_below_it_with_their_result(league: Path) -> None:
    words = pages(league)["league/E.1.html"].words
    assert "a mixed Ulm sends the dice back" in words and "3 scenarios, passed" in words


def test_a_failing_scenario_is_shown_with_its_reason(tmp_path: Path) -> None:
    shutil.copytree(LEAGUE, tmp_path / "book")
    replaced(tmp_path / "book" / "features" / "tithe.feature", "BERN gains 3 gold", "BERN gains 4 gold")
    assert build([tmp_path / "book"], tmp_path / "site") == 0
    words = pages(tmp_path / "site")["league/E.1.html"].words
    assert "1 of 3 scenarios fail" in words and "Failed in line" in words


def test_the_formal_reading_leads_to_the_phrases(league: Path) -> None:
    known = pages(league)
    places = {h.partition("#")[2] for h in known["league/E.1.html"].values("href") if h.startswith("phrases.html#")}
    assert places and places <= set(known["league/phrases.html"].values("id"))


def test_each_check_has_a_page(league: Path) -> None:
    from rulewright.checks import ALL

    assert {f"checks/{c.code}.html" for c in ALL} <= set(pages(league))


def test_the_rules_as_data_hold_every_clause_with_its_reading(league: Path) -> None:
    clauses = json.loads((league / "rules.json").read_text("utf-8"))["books"][0]["clauses"]
    ending = next(c for c in clauses if c["id"] == "E.1/e")
    assert ending["parts"][0]["when"] == ["the turn is 3", "ULM is bound"]
    assert ending["overrides"] == ["E.1/c", "E.1/d"]
    assert ending["page"] == "league/E.1.html#E.1/e"


def test_words_of_a_book_never_become_scripts(hostile: Path) -> None:
    assert [n for n, page in pages(hostile).items() if "evil" in page.scripts] == []


def test_words_of_a_book_never_become_attributes_that_act(hostile: Path) -> None:
    shown, own_place = ("title", "content", "aria-label", "alt", "data-book", "data-words"), re.compile(r"#?[\w-]+")
    for page in pages(hostile).values():
        acting = [a for a in page.attributes if "evil" in a[2] and a[1] not in shown]
        assert [a for a in acting if not own_place.fullmatch(a[2])] == []
        assert [a for a in page.attributes if a[1].startswith("on") and a[0] == "img"] == []


def test_words_of_a_book_are_shown_as_they_are(hostile: Path) -> None:
    known = pages(hostile)
    event, start = known["league/E.1.html"].words, known["league/index.html"].words
    assert event.count(EVIL) >= 6 and start.count(EVIL) >= 4
    assert f"{TOWN} is at war with" in known["league/E.1.html"].words


def test_the_errata_of_a_book_are_shown_as_they_are(hostile: Path) -> None:
    """Their address is a link that a reader may follow, and what would break out of it is written out."""
    known = pages(hostile)
    errata = known["league/errata.html"]
    assert (
        errata.words.count(EVIL) >= 4 and f"Amended by erratum {NUMBER} (2001-02-28)" in known["league/E.1.html"].words
    )
    links = [value for value in errata.values("href") if "example.org" in value]
    assert links == ["https://example.org/a?b=%5Bx%5D(y)%7C%2Ac%2A_d_&lt;&e=%7B%7Bf%7D%7D#g"]


def test_a_page_and_its_errata_lead_to_one_another(hostile: Path) -> None:
    known = pages(hostile)
    page, errata = known["league/E.1.html"], known["league/errata.html"]
    (place,) = (p for p in errata.values("id") if p.startswith("erratum-"))
    assert f"errata.html#{place}" in page.values("href")
    assert {"E.1.html#E.1/f", "E.1.html#E.1/late", "E.1.html#E.1/market"} <= set(errata.values("href"))
    assert {"E.1/f", "E.1/late", "E.1/market"} <= set(page.values("id"))
    assert "Deleted by erratum" in page.words and f"Added by erratum {NUMBER} (2001-02-28)." in page.words
    assert lost(hostile) == []


def test_only_a_book_with_errata_has_a_page_of_them(league: Path) -> None:
    assert "league/errata.html" not in pages(league) and "Errata" not in pages(league)["league/index.html"].words


def test_the_search_holds_no_markup_of_a_book(hostile: Path) -> None:
    for entry in json.loads((hostile / "search" / "entries.js").read_text("utf-8").removeprefix("var entries = ")):
        assert "<script" not in entry["text"] + entry["title"] and "<img" not in entry["text"] + entry["title"]


def test_what_the_search_reads_first_names_each_clause_and_where_it_stands(league: Path) -> None:
    read = (league / "search" / "names.js").read_text("utf-8").removeprefix("var names = ")
    named = {page: places for page, *places in json.loads(read)}
    assert ["E.1/pre.1", "E.1/pre.1"] in named["league/E.1.html"]
    assert [page for page in named if "/findings/" in page] == []


def test_two_books_of_one_id_get_a_folder_each(tmp_path: Path) -> None:
    assert build([LEAGUE, LEAGUE], tmp_path / "site") == 0
    assert (tmp_path / "site" / "league-2" / "E.1.html").is_file()


def test_a_site_is_built_anew_over_an_old_one(league: Path) -> None:
    page = league / "index.html"
    told = page.read_text("utf-8")
    page.write_text("", "utf-8")
    assert build([LEAGUE], league) == 0
    assert page.read_text("utf-8") == told


def test_a_site_with_a_page_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    """What a build did not write is not thrown away with what it did."""
    assert build([LEAGUE], tmp_path / "site") == 0
    (tmp_path / "site" / "mine.html").write_text("mine", "utf-8")
    assert build([LEAGUE], tmp_path / "site") == 2
    assert (tmp_path / "site" / "mine.html").read_text("utf-8") == "mine"


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.txt").write_text("mine", "utf-8")
    assert build([LEAGUE], tmp_path) == 2
    assert (tmp_path / "thesis.txt").is_file() and "--output" in capsys.readouterr().err


def test_without_mkdocs_the_way_to_get_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needed, "find_spec", lambda _: None)
    answer = CliRunner().invoke(main, ["site", str(LEAGUE), "--output", str(tmp_path / "site")])
    assert answer.exit_code == 2 and "pip install 'rulewright[site]'" in answer.output


def test_the_generated_pages_are_the_same_for_the_same_books(tmp_path: Path) -> None:
    books = [(LEAGUE, fetch(LEAGUE))]
    source = site_source.source_folder()
    first, second = (dict(site.generated(site.tell_all(books, None, lambda _: None), source)) for _ in range(2))
    assert first == second


def test_no_page_says_baselined_or_shows_a_program_expression_to_a_reader(league: Path) -> None:
    known = pages(league)
    told = {name: page.words for name, page in known.items() if not name.startswith(("checks/", "language"))}
    assert [name for name, words in told.items() if "baselined" in words] == []
    assert [v for v in known["league/glossary.html"].attributes if v[0] == "code"] == []


def test_the_title_of_a_finding_says_the_defect(league: Path) -> None:
    for finding in json.loads((league / "findings.json").read_text("utf-8"))["findings"]:
        text = (league / "league" / "findings" / f"{finding['fingerprint']}.html").read_text("utf-8")
        (heading,) = re.findall(r"<h1[^>]*>(.*?)<", text)
        assert unescape(heading) == finding["message"]


def test_a_page_says_what_is_shown_where_it_is_shared(league: Path) -> None:
    shared = {value for tag, name, value in pages(league)["league/E.1.html"].attributes if tag == "meta"}
    assert {"og:title", "E.1 The tithe (The league)", "og:description", "Ulm has to keep the old rite."} <= shared


def test_the_first_page_shows_a_conflict_and_how_to_begin(league: Path) -> None:
    shown = pages(league)["index.html"]
    assert "How it was found" in shown.words and "rulewright init" in shown.words
    assert any(value.startswith("league/findings/") for value in shown.values("href"))


def test_the_same_books_give_the_same_site(league: Path, tmp_path: Path) -> None:
    assert build([LEAGUE], tmp_path / "site") == 0
    first, second = (
        {p.relative_to(folder): p.read_bytes() for p in folder.rglob("*") if p.is_file()}
        for folder in (league, tmp_path / "site")
    )
    assert first == second


def test_a_site_is_shown_on_this_machine(league: Path) -> None:
    with preview.server(league, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        with urlopen(f"http://127.0.0.1:{serving.server_port}/league/E.1.html") as answer:
            assert b"Ulm has to keep the old rite." in answer.read()
        serving.shutdown()
