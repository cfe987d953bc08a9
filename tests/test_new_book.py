"""`rulewright init`: each small book is sound under any name, and a model goes on without its clauses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.main import main
from rulewright.files.places import BOOKS, OWN, shipped_books
from rulewright.files.schema import schema_texts
from rulewright.lowering.loader import load_book
from rulewright.tools.editor import SCHEMAS, SETTINGS, associations, write_editor_files
from rulewright.tools.new_book import STARTING_BOOKS, WORLD, book_from, make_book, templates
from written_book import write_book

SHOWN = {  # what the check of a small book says, beside that nothing is open
    "board": "1 book, 8 clauses: 0 errors, 0 warnings, 0 notes, 0 undecided.\n",
    "events": "baselined: 1 RW301 ('rulewright check --all' tells each with its reason)\n\n"
    "1 book, 14 clauses: 0 errors, 0 warnings, 0 notes, 0 undecided, 1 baselined.\n",
    "policy": "ruled: 1 RW303 ('rulewright check --all' tells each with its reason)\n\n"
    "1 book, 13 clauses: 0 errors, 0 warnings, 0 notes, 0 undecided, 1 ruled.\n",
    "taxes": "1 book, 1 clause: 0 errors, 0 warnings, 0 notes, 0 undecided.\n",
}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def call(*arguments: str) -> Result:
    """A command, run in this process."""
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_each_small_book_is_named_here() -> None:
    assert templates() == sorted(SHOWN)


@pytest.mark.parametrize("template", sorted(SHOWN))
def test_a_small_book_shows_what_it_means_to_show_and_its_scenarios_pass(template: str) -> None:
    """Scenarios that fail are findings (RW705), and clauses that none plays too (RW701)."""
    assert call("init", "mine", "--template", template).exit_code == 0
    done = call("check", "mine")
    assert (done.exit_code, done.output) == (0, SHOWN[template])


@pytest.mark.parametrize("template", sorted(SHOWN))
def test_a_new_book_has_its_own_id_and_all_files_of_the_small_one(template: str) -> None:
    made = make_book(Path("mine"), template)
    small = STARTING_BOOKS / template
    assert {p.relative_to("mine") for p in made} == {p.relative_to(small) for p in small.rglob("*") if p.is_file()}
    book = load_book(Path("mine"))
    assert (book.id, book.title) == ("mine", "Mine") and (small / "book.yaml").read_text().startswith("book: ")


@pytest.mark.parametrize("shipped", shipped_books(), ids=lambda p: p.name)
def test_a_book_begins_with_the_model_of_another_one_and_without_its_clauses(shipped: Path) -> None:
    assert call("init", "mine", "--from", shipped.name).exit_code == 0
    new, old = load_book(Path("mine")), load_book(shipped)
    assert not new.clauses and list(new.acts) == list(old.acts) and list(new.fields) == list(old.fields)
    assert (new.conventions, new.periods, new.external) == (old.conventions, old.periods, old.external)
    assert (new.events is None) == (old.events is None) and new.numbering == old.numbering
    assert all(Path("mine", name).read_bytes() == (shipped / name).read_bytes() for name in WORLD)


def test_what_rests_on_clauses_is_not_handed_on() -> None:
    about = "book: old\ntitle: Old\ndocument: old.txt\norder: given\nordered by: c\n# of all\nblock: together\n"
    about += "numbering: no\nprohibition prevails: yes\nprohibition prevails by: c\n"
    old = write_book(Path("old"), "- {clause: c, says: A.}", book=about,
                     model="sorts: {Town: [ULM]}\n", phrases="phrases: []\n")  # fmt: skip
    book_from(Path("mine"), old)
    assert Path("mine/book.yaml").read_text() == (
        'book: "mine"\ntitle: "Mine"\nblock: together\nnumbering: no\nprohibition prevails: yes\n'
    )


def test_what_is_wrong_with_the_other_book_is_told_and_nothing_is_written() -> None:
    call("init", "old")
    Path("old/model.yaml").write_text("sorts: [\n")
    done = call("init", "mine", "--from", "old")
    assert done.exit_code == 2 and "old/model.yaml:" in done.output and not Path("mine").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["mine", "--template", "boar"], "there is no template 'boar'\n  Did you mean 'board'?"),
        (["mine", "--template", "x/../../y"], "there is no template"),
        (["mine", "--from", "nowhere"], "'nowhere' is no book\n  Name a folder with a book.yaml"),
        (["mine", "--from", BOOKS.as_posix()], "is several books\n  Name one of: "),
        (["mine", "--from", "europe_1615", "--template", "board"], "do not go together\n  Leave out all but one."),
        (["mine", "--editor"], "'mine' is no book"),
    ],
)
def test_a_wrong_call_is_told_and_writes_nothing(here: Path, arguments: list[str], told: str) -> None:
    done = call("init", *arguments)
    assert done.exit_code == 2 and told in done.output, done.output
    assert not list(here.iterdir())


def test_an_editor_finds_a_schema_for_each_kind_of_file() -> None:
    assert call("init", "mine").exit_code == 0
    setting = json.loads(Path("mine", SETTINGS).read_text())["yaml.schemas"]
    written = {p.name: p.read_text() for p in Path("mine", SCHEMAS).iterdir()}
    assert written == schema_texts() and setting == associations()
    assert {Path("mine", name).resolve() for name in setting} == {p.resolve() for p in Path("mine", SCHEMAS).iterdir()}
    assert all(setting[f"./{SCHEMAS}/{Path(name).stem}.json"] == [name] for name in OWN)


def test_schemas_of_an_older_version_are_written_anew_and_settings_stay() -> None:
    make_book(Path("mine"))
    settings, _ = write_editor_files(Path("mine"))
    old = Path("mine", SCHEMAS, "page.json")
    old.write_text("{}")
    settings.write_text('{"a": 1}')
    done = call("init", "--editor", "mine")
    assert done.exit_code == 0 and "stay as they are; add to them" in done.output and '"yaml.schemas": {' in done.output
    assert old.read_text() == schema_texts()["page.json"] and settings.read_text() == '{"a": 1}'


def test_a_folder_that_is_a_link_is_not_written_to(here: Path) -> None:
    make_book(Path("mine"))
    Path("other").mkdir()
    Path("mine/.vscode").symlink_to(here / "other")
    done = call("init", "--editor", "mine")
    assert done.exit_code == 2 and "it is a link, which is not followed" in done.output
    assert not list(Path("other").iterdir())
