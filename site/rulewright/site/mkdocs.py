"""The generated pages become a site: navigation, configuration, and the run of mkdocs."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rulewright.checks import ALL
from rulewright.files.subprocess_command import command, environment
from rulewright.site.book_data import BOARD, Told
from rulewright.site.clauses import page_title
from rulewright.site.design import Design
from rulewright.site.findings import CHECKS_START, check_page
from rulewright.site.indexes import index_pages
from rulewright.site.live import live_pages
from rulewright.site.read import TITLE, read_place
from rulewright.site.shares import JOBS
from rulewright.site.text import html


def navigation(books: list[Told], written: list[tuple[str, str]]) -> list[Any]:
    """The pages in order; findings are reached from the board. ``written`` are hand-written pages with titles."""
    checks: list[Any] = [CHECKS_START, *({f"{c.code} {c.name}": check_page(c.code)} for c in ALL)]
    return [
        {"Start": "index.md"},
        *({html(told.book.title): _book(told)} for told in books),
        {"Findings": BOARD},
        {"Checks": checks},
        *({html(title): name} for name, title in written),
    ]


def _book(told: Told) -> list[Any]:
    """The pages of a book, those of one folder together."""
    entries: list[Any] = [told.start, {TITLE: read_place(told)}]
    groups: dict[str, list[Any]] = {}
    for shown in told.shown:
        entry = {html(page_title(shown)): told.pages[shown.id]}
        folder = Path(shown.path).parent.name
        if Path(shown.path).resolve().parent == told.path.resolve() or folder == told.path.name:
            entries.append(entry)
            continue
        if folder not in groups:
            groups[folder] = []
            entries.append({html(_folder_title(folder)): groups[folder]})
        groups[folder].append(entry)
    entries += [{title: place} for title, place in live_pages(told)]
    return [*entries, {"Indexes": [*({title: place} for title, place in index_pages(told)), {"Phrases": told.phrases}]}]


def _folder_title(folder: str) -> str:
    """A folder's name as a heading; Roman numbers stay as they are written in books."""
    words = folder.replace("_", " ").replace("-", " ").split()
    return " ".join([w.upper() if set(w) <= set("ivx") else w if n else w.capitalize() for n, w in enumerate(words)])


def configuration(pages: Path, output: Path, nav: list[Any], design: Design) -> str:
    """A configuration that inherits from the hand-written one; JSON, which YAML can read."""
    given = design.configuration()
    data = {
        **given,
        "theme": {"custom_dir": str(Path(__file__).with_name("theme")), **given.get("theme", {})},
        "INHERIT": str(Path(__file__).with_name("mkdocs.yml")),
        "docs_dir": str(pages.resolve()),
        "site_dir": str(output.resolve()),
        "hooks": [str(Path(__file__).with_name("hooks.py"))],
        "nav": nav,
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


@contextmanager
def begun(config: Path, jobs: int = 1) -> Iterator[Callable[[], tuple[bool, str]]]:
    """mkdocs, loaded while its pages are being written; called, whether it built the site without a warning, and what
    it said. Up to so many processes make the pages."""
    mkdocs = command("rulewright.site.mkdocs_process", "build", "--strict", "--config-file", str(config))
    named = environment(NO_MKDOCS_2_WARNING="1", **{JOBS: str(jobs)})
    pipe = subprocess.PIPE
    with subprocess.Popen(
        mkdocs, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", env=named
    ) as process:

        def build() -> tuple[bool, str]:
            said, warned = process.communicate("build\n")
            return process.returncode == 0, said + warned

        try:
            yield build
        finally:
            process.kill()
