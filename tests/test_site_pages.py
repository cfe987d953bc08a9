"""The pages of the site as they are generated, before mkdocs: what each of them tells of a book."""

from __future__ import annotations

import json
import re

import pytest
from hostile_book import LEAGUE

from verifier import site, site_mkdocs
from verifier.run import load

FILTERS = ("book", "event", "check", "severity", "status")


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    told = site.tell_all([(LEAGUE, *load(LEAGUE))], None, lambda _: None)
    return dict(site.generated(told, site_mkdocs.source_folder()))


def test_what_the_filters_of_the_board_offer_is_what_its_rows_are(pages: dict[str, str]) -> None:
    board = pages["findings.md"]
    offered = set(re.findall(r'<option value="([^"]+)"', board))
    said = {value for name in FILTERS for value in re.findall(f'<tr [^>]*data-{name}="([^"]*)"', board)}
    assert offered == said and {"league", "league/E.1", "RW303", "error", "open"} <= said


def test_every_finding_has_a_row_on_the_board(pages: dict[str, str]) -> None:
    found = json.loads(pages["findings.json"])["findings"]
    assert pages["findings.md"].count("<tr data-") == len(found)
    assert all(f"league/findings/{f['fingerprint']}.html" in pages["findings.md"] for f in found)


def test_a_link_to_the_board_names_its_filters(pages: dict[str, str]) -> None:
    assert "(../findings.md?book=league&check=RW303)" in pages["league/index.md"]
