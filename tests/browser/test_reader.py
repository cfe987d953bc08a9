"""A book as a reader meets it: read through, found by what is printed, shared, and put on paper."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from built import Site
from playwright.sync_api import Page, Route, expect

from conftest import Open

EU = "europa_universalis"
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
EVENTS = ("III.1", "III.7", "III.9")
READ = f"{EU}/read/index.html"


def clauses(site: Site) -> list[dict[str, Any]]:
    books = json.loads((site.folder / "rules.json").read_text("utf-8"))["books"]
    return [clause for book in books for clause in book["clauses"]]


@pytest.mark.parametrize("place", [*(f"{EU}/{event}.html" for event in EVENTS), READ])
def test_the_first_rule_stands_at_the_top(open_page: Open, place: str) -> None:
    for size, most in ((DESKTOP, 300), (PHONE, 400)):
        page = open_page(viewport=size)
        page.goto(place)
        assert page.locator(".says").first.bounding_box()["y"] <= most  # type: ignore[index]


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_at_least_half_of_the_page_of_an_event_is_its_text(open_page: Open, event: str, size: dict[str, int]) -> None:
    page = open_page(viewport=size)
    page.goto(f"{EU}/{event}.html")
    heights = "found => found.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)"
    text = page.locator(".says").evaluate_all(heights)
    assert 2 * text >= page.locator("article").evaluate_all(heights)


def test_the_page_of_an_event_tells_what_its_heading_says(page: Page) -> None:
    page.goto(f"{EU}/III.7.html")
    expect(page.locator(".facts")).to_contain_text("Period III · Date 1580 · Occurs once")


def test_pages_follow_one_another_as_in_the_text(page: Page) -> None:
    page.goto(f"{EU}/III.1.html")
    page.locator(".md-footer__link--next").click()
    expect(page).to_have_url(re.compile(r"/III\.2\.html"))
    page.locator(".md-footer__link--prev").click()
    expect(page).to_have_url(re.compile(r"/III\.1\.html"))


def test_a_book_is_read_through_on_one_page(page: Page, site: Site) -> None:
    page.goto(READ)
    shown = page.locator(".rule").evaluate_all("found => found.map(rule => rule.id)")
    wanted = [c["page"].partition("#")[2] for c in clauses(site) if c["page"].startswith(f"{EU}/")]
    assert sorted(shown) == sorted(wanted) and shown.index("III.1/header") < shown.index("III.7/header")
    rule = page.locator("[id='III.7/pre.1']")
    expect(rule.locator("ul")).to_be_hidden()
    rule.locator("summary").click()
    expect(rule.get_by_role("link", name="both of these preconditions fail").first).to_be_visible()
    rule.locator("sup a").first.click()
    expect(page.locator(":target")).to_contain_text("III.7/pre.1")


ASK = """async ([worker, asked]) => {
  const search = new Worker(worker);
  const ask = (words) => new Promise((done) => {
    search.onmessage = ({ data }) => { if (data.type === 3) done(data.data.items); };
    search.postMessage({ type: 2, data: words });
  });
  search.postMessage({ type: 0, data: {} });
  await ask("nowhere to be found"); // no title answers that: it is answered once, when all entries are there
  const found = [];
  for (const words of asked) found.push((await ask(words)).slice(0, 60).map(([first]) => first.location));
  return found;
}"""


def searched(page: Page, site: Site, asked: list[str]) -> list[list[str]]:
    """Where the answers to each question lead."""
    page.goto("index.html")
    (worker,) = (site.folder / "assets" / "javascripts" / "workers").glob("search.*.js")
    return list(page.evaluate(ASK, [worker.relative_to(site.folder).as_posix(), asked]))


@pytest.mark.parametrize(
    "form", [lambda name: name, lambda name: name.replace("/", " ").replace(".", " ")], ids=["printed", "in words"]
)
def test_every_clause_is_found_first_by_its_number(page: Page, site: Site, form: Any) -> None:
    known = [c for c in clauses(site) if c["page"].startswith(f"{EU}/")]
    found = searched(page, site, [form(c["id"]) for c in known])
    assert [c["id"] for c, places in zip(known, found, strict=True) if places[:1] != [c["page"]]] == []


def test_a_clause_is_found_by_the_end_of_its_number_and_a_thing_by_its_name(page: Page, site: Site) -> None:
    ends, spain, code = searched(page, site, ["pre.1", "Spain", "SPA"])
    assert all(place.endswith("/pre.1") for place in ends[:20])
    assert spain[0] == code[0] == f"{EU}/things.html#thing-SPA"


def test_a_number_is_answered_while_all_words_are_on_their_way(page: Page) -> None:
    held: list[Route] = []
    page.route("**/search/entries.js", lambda route: held.append(route))
    page.goto("index.html")
    box = page.get_by_role("textbox", name="Search")
    box.focus()
    box.fill("III.7/pre.2")
    first = page.locator(".md-search-result__link").first
    expect(first).to_contain_text("III.7/pre.2")
    expect(first).not_to_contain_text("Spain")
    assert held
    for route in held:
        route.continue_()
    page.unroute("**/search/entries.js")
    expect(first).to_contain_text("Spain")


def test_the_first_answer_waits_for_numbers_and_titles_alone(open_page: Open) -> None:
    """A phone on a slow line has it within a second: test_weight.py holds how little these are."""
    phone = open_page(viewport=PHONE, has_touch=True)
    phone.route("**/search/entries.js", lambda _: None)  # all words of the books never come
    phone.goto("index.html", wait_until="networkidle")
    phone.locator("label.md-header__button[for=__search]").click()
    box = phone.get_by_role("textbox", name="Search")
    expect(box).to_be_focused()
    box.fill("III.7/pre.2")
    expect(phone.locator(".md-search-result__link").first).to_contain_text("III.7/pre.2")


def test_the_board_finds_conflicts_about_a_country(page: Page) -> None:
    page.goto("findings.html?text=conflicts+about+Spain")
    rows = page.locator("table.board tbody tr:visible")
    kinds = rows.evaluate_all("found => found.map(row => [row.dataset.kind, row.dataset.words])")
    assert kinds and all(kind == "conflict" and "spain" in words.lower() for kind, words in kinds)


def test_findings_of_one_defect_are_folded(page: Page) -> None:
    page.goto(f"findings.html?book={EU}&check=RW301")
    rows = page.locator("table.board tbody tr:visible")
    before = rows.count()
    button = page.get_by_role("button", name=re.compile("more of this defect")).first
    more = int(re.findall(r"\d+", button.inner_text())[0])
    button.click()
    expect(rows).to_have_count(before + more)


def test_what_play_leads_to_from_set_up_stands_first(page: Page) -> None:
    page.goto("findings.html")
    firsts = """found => found.filter((row, n) => n === 0 || row.dataset.fold !== found[n - 1].dataset.fold)
      .map(row => found.some(r => r.dataset.fold === row.dataset.fold && r.dataset.play === "from set-up"))"""
    ways = page.locator("table.board tbody tr").evaluate_all(firsts)
    assert ways == sorted(ways, reverse=True)


def test_a_link_and_a_citation_are_copied(open_page: Open) -> None:
    page = open_page(viewport=DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{EU}/III.7.html")
    rule = page.locator(".rule", has=page.locator("[id='III.7/pre.2']"))
    link, cite = rule.locator("button[name=link]"), rule.locator("button[name=cite]")
    link.click()
    expect(link).to_have_text("copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/{EU}/III.7.html#III.7/pre.2")
    cite.click()
    expect(cite).to_have_text("copied")
    cited = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(r"III\.7/pre\.2, .+, version \w{8}, \S+#III\.7/pre\.2, read \d{4}-\d\d-\d\d", cited)


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_printed_on_at_most_four_pages(page: Page, tmp_path: Path, event: str) -> None:
    page.goto(f"{EU}/{event}.html")
    assert pages_of(page.pdf(format="A4", prefer_css_page_size=True)) <= 4


def test_a_printed_book_has_its_findings_as_notes(page: Page) -> None:
    page.goto(READ)
    page.emulate_media(media="print")
    expect(page.locator(".notes li").first).to_be_visible()
    expect(page.locator(".share").first).to_be_hidden()
    assert pages_of(page.pdf(format="A4", prefer_css_page_size=True)) <= 60


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("kind", ["board", "event", "read", "what applies"])
def test_controls_are_large_enough_to_be_hit(phone: Page, site: Site, kind: str) -> None:
    phone.goto(site.page(kind))
    found = Axe().run(phone, options={"runOnly": {"type": "rule", "values": ["target-size"]}}).response["violations"]
    assert [node["html"][:150] for violation in found for node in violation["nodes"]] == []
