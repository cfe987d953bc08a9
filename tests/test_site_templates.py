"""The look of the site is a user's: templates, title, address, logo, stylesheet; and a book is never a template."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hostile_book import LEAGUE, replaced, write_hostile
from rulewright.cli.main import main
from rulewright.evidence.context import Stats
from rulewright.evidence.findings import Finding, Severity
from rulewright.language.errors import BookError
from rulewright.lowering.loader import BOOKS
from rulewright.run.run import BookReport, load
from rulewright.site import build as site
from rulewright.site.book_data import Told, tell
from rulewright.site.design import Design
from rulewright.site.source import source_folder
from rulewright.site.template import OURS, OWN, Templates

pytest.importorskip("mkdocs")
pytest.importorskip("material")
BRACES = "{{ 7*7 }} {% raw %} {# remark #} {{ site.title }} <script>evil()</script>"
FOUND = Finding(
    "RW302", "contradictory-outcome", Severity.ERROR, "league", ("E.1/c", "E.1/d"), BRACES, fingerprint="f00d"
)


def told_of(path: Path, name: str, *found: Finding) -> Told:
    """A book of which just this was found."""
    book, _ = load(path)
    return tell(path, name, BookReport(book, list(found), [], Stats(), []), {}, None, lambda _: None)


@pytest.fixture(scope="module")
def league() -> Told:
    return told_of(LEAGUE, "league", FOUND)


@pytest.fixture
def mine(tmp_path: Path) -> Callable[..., Path]:
    """A folder with templates, each named and written out."""

    def written(**templates: str) -> Path:
        folder = tmp_path / "mine"
        folder.mkdir(exist_ok=True)
        for name, text in templates.items():
            (folder / f"{name}.md").write_text(text, "utf-8")
        return folder

    return written


def generated(told: Told, design: Design) -> dict[str, str]:
    return dict(site.generated([told], source_folder(), design=design))


@pytest.fixture
def command(league: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """The command that builds the site of a book, which has been checked already."""
    monkeypatch.setattr(site, "tell_all", lambda *_: [league])

    def call(*options: object) -> Result:
        arguments = ["site", str(LEAGUE), "--output", str(tmp_path / "site"), *map(str, options)]
        result = CliRunner().invoke(main, arguments)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return call


def test_every_template_is_that_of_a_page_or_used_by_one(tmp_path: Path) -> None:
    write_hostile(tmp_path / "book")
    books = [told_of(tmp_path / "book", "evil", FOUND), told_of(BOOKS / "europa_universalis", "eu")]
    pages = {page.template for _, page in site.pages_of(books, True)}
    others = {path.name for path in OURS.iterdir()} - pages
    assert pages and all(name.startswith(OWN) for name in others)
    assert all(any(name in path.read_text("utf-8") for path in OURS.iterdir()) for name in others)


def test_a_template_of_a_user_stands_before_ours(league: Told, mine: Callable[..., Path]) -> None:
    folder = mine(
        finding="{{ page.finding.code }} is {{ page.finding.message }}",
        _macros=(OURS / "_macros.md").read_text("utf-8"),
    )
    shown, ours = generated(league, Design(templates=folder)), generated(league, Design())
    assert unescape(shown["league/findings/f00d.md"]) == f"RW302 is {BRACES}\n"
    assert {name for name in ours if ours[name] != shown[name]} == {"league/findings/f00d.md"}


def test_a_template_of_a_user_can_extend_ours(league: Told, mine: Callable[..., Path]) -> None:
    used = '{% extends "rulewright/book.md" %}{% from "_mine.md" import sign %}'
    folder = mine(
        book=used + "{% block heading %}{{ sign() }}{% endblock %}", _mine="{% macro sign() %}# By us{% endmacro %}"
    )
    shown = generated(league, Design(templates=folder))["league/index.md"]
    assert "\n# By us\n" in shown and "## Pages" in shown and "# The league" not in shown


def test_what_a_template_of_a_user_shows_is_no_markup(league: Told, mine: Callable[..., Path]) -> None:
    folder = mine(finding="{{ page.finding.message }}")
    shown = generated(league, Design(templates=folder))["league/findings/f00d.md"]
    assert not set("<>{}*#") & set(shown.replace("&#", ""))


@pytest.mark.parametrize(
    ("template", "line", "said"),
    [
        ("# Mine\n\n{% if %}\n", 3, "Expected an expression"),
        ("# Mine\n{{ page.finding.code|shout }}\n", 2, "No filter named 'shout'"),
        ("# Mine\n\n\n{{ pages }}\n", 4, "'pages' is undefined"),
        ("# Mine\n{{ page.finding.codex }}\n", 2, "has no attribute 'codex'"),
        ("# Mine\n{{ page.finding.code + 1 }}\n", 2, ""),
        ("# Mine\n{{ page.__class__.__mro__ }}\n", 2, "unsafe"),
        ('# Mine\n{% include "_yours.md" %}\n', 2, "_yours.md"),
        ("# Mine\n{% for n in range(10 ** 9) %}{% endfor %}\n", 2, "Range too big"),
    ],
)
def test_a_template_that_does_not_work_is_an_error_with_its_line(
    command: Callable[..., Result], mine: Callable[..., Path], template: str, line: int, said: str
) -> None:
    folder = mine(finding=template)
    answer = command("--templates", folder)
    assert answer.exit_code == 2 and f"{folder / 'finding.md'}:{line}:" in answer.output
    assert "this template does not work" in answer.output and said in answer.output
    assert "1 error." in answer.output and sorted(p.name for p in folder.parent.iterdir()) == ["mine"]


def test_a_template_that_no_page_has_is_an_error_that_names_the_nearest(
    command: Callable[..., Result], mine: Callable[..., Path]
) -> None:
    answer = command("--templates", mine(findings="{{ page }}"))
    assert answer.exit_code == 2 and "no page has a template 'findings.md'" in answer.output
    assert "Did you mean 'finding.md'?" in answer.output


def test_a_template_that_is_no_text_is_an_error_that_names_it(
    command: Callable[..., Result], mine: Callable[..., Path]
) -> None:
    folder = mine()
    (folder / "book.md").write_bytes(b"\xff\xfe")
    answer = command("--templates", folder)
    assert answer.exit_code == 2 and str(folder / "book.md") in answer.output


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--title", " "), "a site needs a title"),
        (("--address", "javascript:evil()"), "'javascript:evil()' is no address"),
        (("--address", "https://"), "'https://' is no address"),
        (("--address", 'https://example.org/"><script>'), "is no address"),
        (("--address", "https://[example"), "is no address"),
        (("--logo", "logo.exe"), "logo.exe: this is no picture"),
        (("--logo", "logo.svg"), "logo.svg: there is no file here"),
        (("--stylesheet", "own.css"), "own.css: there is no file here"),
        (("--templates", "nowhere"), "nowhere: there is no folder here"),
        (("--logo", "logo.svg", "--stylesheet", "own.css"), "2 errors."),
    ],
)
def test_a_bad_option_is_an_error_with_the_next_step(
    command: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = command(*options)
    assert answer.exit_code == 2 and said in answer.output and list(tmp_path.iterdir()) == []


def test_what_a_user_says_of_a_site_is_on_every_page(command: Callable[..., Result], tmp_path: Path) -> None:
    logo, style, kept, output = (tmp_path / name for name in ("Mine.SVG", "mine.css", "kept", "site"))
    logo.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
    style.write_text("body { color: teal }", "utf-8")
    options = ("--title", "Our <rules>", "--address", "https://example.org/rules/", "--logo", logo)
    answer = command(*options, "--stylesheet", style, "--pages", kept)
    assert answer.exit_code == 0, answer.output
    assert answer.output.endswith(f" pages of 1 book: open {output / 'index.html'}\n")
    for name, top in (("index.html", ""), ("league/E.1.html", "../")):
        page = (output / name).read_text("utf-8")
        assert "Our &lt;rules>" in page and "Our <rules>" not in page
        assert f'<link rel="canonical" href="https://example.org/rules/{name}">' in page
        assert f'src="{top}assets/logo.svg"' in page
        assert f'<meta property="og:url" content="https://example.org/rules/{name}">' in page
        assert '<meta property="og:image" content="https://example.org/rules/assets/logo.svg">' in page
        assert f"<loc>https://example.org/rules/{name}</loc>" in (output / "sitemap.xml").read_text("utf-8")
        assert page.index(f"{top}rulewright.css") < page.index(f"{top}assets/own.css")
    assert (output / "assets" / "own.css").read_text("utf-8") == style.read_text("utf-8")
    markdown = (kept / "index.md").read_text("utf-8")
    assert markdown.startswith("# Our &#60;rules&#62;\n") and (kept / "league" / "findings" / "f00d.md").is_file()
    again = command("--pages", kept)
    assert again.exit_code == 0 and (kept / "index.md").read_text("utf-8").startswith("# Rulewright\n")
    assert "Our &lt;rules>" not in (output / "league" / "E.1.html").read_text("utf-8")


@pytest.mark.parametrize("name", ["site", "site/pages", ".", "file", "full", "full/inner"])
def test_pages_are_kept_in_a_folder_of_their_own(command: Callable[..., Result], tmp_path: Path, name: str) -> None:
    (tmp_path / "full" / "inner" / "reference").mkdir(parents=True)
    (tmp_path / "full" / "inner" / "reference" / "thesis.md").write_text("mine", "utf-8")
    (tmp_path / "file").write_text("mine", "utf-8")
    answer = command("--pages", tmp_path / name)
    assert answer.exit_code == 2 and "Name a new or empty folder with --pages." in answer.output
    assert sorted(p.name for p in tmp_path.rglob("*") if p.is_file()) == ["file", "thesis.md"]


def test_no_text_of_a_book_is_read_as_a_template(tmp_path: Path) -> None:
    book = tmp_path / "book"
    write_hostile(book)
    replaced(book / "book.yaml", "title: ", f"title: {json.dumps(BRACES)} #")
    replaced(book / "tithe.yaml", "says: With five gold Bern hires a man.", f"says: {json.dumps(BRACES)}")
    told = told_of(book, "league", FOUND)
    shown = generated(told, Design())
    wanted = ("league/index.md", "league/E.1.md", "league/coverage.md", "league/glossary.md", "findings.md", "index.md")
    for name in (*wanted, "league/findings/f00d.md"):
        assert BRACES in unescape(shown[name]), name
    assert not [name for name, text in shown.items() if name.endswith(".md") and "<script>evil" in text]
    assert not [name for name, text in shown.items() if name.endswith(".md") and "49 " in unescape(text)]


def test_templates_of_a_user_are_read_before_anything_is_checked(mine: Callable[..., Path]) -> None:
    with pytest.raises(BookError, match="this template does not work"):
        Templates(mine(book="{% endif %}"))
