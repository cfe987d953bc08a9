"""`rulewright rename`: a member or a wording has another name everywhere, and nothing else has changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.main import main
from rulewright.tools.new_book import make_book

BOOK = Path("book")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder."""
    monkeypatch.chdir(tmp_path)


def call(*arguments: str) -> Result:
    """A command, run in this process."""
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def texts() -> dict[str, str]:
    """All files of the book, as they are."""
    return {p.relative_to(BOOK).as_posix(): p.read_bytes().decode() for p in BOOK.rglob("*") if p.is_file()}


def changed(before: dict[str, str]) -> set[tuple[str, str]]:
    """The lines that are others now, as they were and are."""
    after = texts()
    assert before.keys() == after.keys()
    pairs = set()
    for name, text in before.items():
        old, new = text.split("\n"), after[name].split("\n")
        assert len(old) == len(new)
        pairs |= {(a.strip(), b.strip()) for a, b in zip(old, new, strict=True) if a != b}
    return pairs


@pytest.mark.parametrize(
    ("template", "old", "new", "there"),
    [
        ("taxes", "Ann", "Mary", ("Given Ann has 9 coins", "Given Mary has 9 coins")),
        ("taxes", "Ann", "Mary Ann", ("Then Ann is still not taxed", "Then Mary Ann is still not taxed")),
        (
            "taxes",
            "{p:Player} is taxed",
            "{p:Player} is burdened",
            ("then: [the player is taxed]", "then: [the player is burdened]"),
        ),
        ("board", "Dale", "Glen", ("Then Ann still controls Dale", "Then Ann still controls Glen")),
        (
            "board",
            "{u:Unit} has moved",
            "{u:Unit} was moved",
            ("while: [the unit has moved]", "while: [the unit was moved]"),
        ),
        (
            "board",
            "the areas of {p:Player}",
            "the land of {p:Player}",
            (
                "then: [the player gains the areas of the player points]",
                "then: [the player gains the land of the player points]",
            ),
        ),
        ("policy", "staff", "employee", ("| staff    | 12    |", "| employee    | 12    |")),
        (
            "policy",
            "{c:Copy} is {n:int} weeks late",
            "{c:Copy} is due since {n:int} weeks",
            ("And Atlas is <late> weeks late", "And Atlas is due since <late> weeks"),
        ),
        (
            "policy",
            "{c:Copy} is at least {n:int} weeks late",
            "{c:Copy} is {n:int} weeks late or more",
            ("case: [not: the copy is at least 3 weeks late]", "case: [not: the copy is 3 weeks late or more]"),
        ),
        (
            "events",
            "{a:Town} trades with {b:Town}",
            "{a:Town} sells to {b:Town}",
            (
                "Then GENT trades with ULM is refused because of E.2/what.1",
                "Then GENT sells to ULM is refused because of E.2/what.1",
            ),
        ),
    ],
)
def test_a_name_is_another_wherever_it_stands(template: str, old: str, new: str, there: tuple[str, str]) -> None:
    """The check of the renamed book finds what it found, as far as its baseline is known again."""
    make_book(BOOK, template)
    before, found = texts(), call("check", "book").output
    done = call("rename", old, new, "book")
    assert done.exit_code == 0, done.output
    assert there in changed(before) and call("check", "book").output == found
    word = re.sub(r"\{.*?\}", "", old).split()[0]
    assert all(word in line for line, _ in changed(before))


def test_comments_and_ends_of_lines_stay_and_a_list_tells_what_changes() -> None:
    make_book(BOOK)
    for path in BOOK.rglob("*.*"):
        path.write_bytes(path.read_bytes().replace(b"\n", b" # Ann\r\n" if path.suffix == ".yaml" else b"\r\n"))
    before = texts()
    dry = call("rename", "Ann", "Mary", "book", "--dry-run")
    assert texts() == before and dry.output.endswith("8 places in 3 files would change.\n")
    assert "book/model.yaml:2:22: Ann  →  Mary\n" in dry.output
    assert call("rename", "Ann", "Mary", "book").output == dry.output.replace("would change", "changed")
    assert all(len(re.findall("Ann", b)) == 1 for a, b in changed(before) if "# Ann" in a)
    assert all(text.count("\n") == text.count("\r\n") for text in texts().values())


def test_a_word_that_only_looks_like_the_member_stays_and_a_sentence_is_told() -> None:
    make_book(BOOK)
    for name, old, new in (
        ("phrases.yaml", "is taxed", "pays as Ben does"),
        ("taxes.yaml", "is taxed]", "pays as Ben does]"),
        ("taxes.yaml", "Whoever", "Like Ben, whoever"),
        ("features/taxes.feature", "Then Ann is taxed", "Then Ann pays as Ben does"),
        ("features/taxes.feature", "Then Ann is still not taxed", "Then nothing changes"),
    ):
        path = BOOK / name
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new))
    done = call("rename", "Ben", "Carl", "book")
    assert done.exit_code == 0 and "book/taxes.yaml:9:15: this sentence says 'Ben' and stays as it is" in done.output
    assert (
        "pays as Ben does]" in (BOOK / "taxes.yaml").read_text() and "[Ann, Carl]" in (BOOK / "model.yaml").read_text()
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("Ann", "Ben", "'Ben' clashes with 'Ben'"),
        ("Ann", "Player", "'Player' clashes with 'Player'"),
        ("Ann", "nobody", "'nobody' clashes with 'nobody'"),
        ("Ann", "two  blanks", "clashes with"),
        ("Anne", "Mary", "'Anne' is no wording and no member of the book\n  Did you mean 'Ann'?"),
        ("Player-1", "Mary", "'Player-1' is a spare member"),
        ("{p:Player} is taxed", "{p:Player} has {n:int} coins", "has other slots than"),
        ("{p:Player} is taxed", "{q:Player} is burdened", "has other slots than"),
        (
            "{p:Player} has {n:int} coins",
            "{p:Player} has at least {n:int} coins",
            "clashes with '{p:Player} has at least",
        ),
        ("{p:Player} is taxed", "{p:Player} pays", "has no negative of its own\n  Write under `not` first"),
        ("{p:Player} is taxed", "{p:Player", "is not a slot"),
    ],
)
def test_what_stands_in_the_way_is_told_and_nothing_is_written(old: str, new: str, told: str) -> None:
    make_book(BOOK)
    before = texts()
    done = call("rename", old, new, "book")
    assert done.exit_code == 2 and told in done.output, done.output
    assert texts() == before


def test_a_name_that_two_sorts_share_is_refused() -> None:
    make_book(BOOK)
    model = BOOK / "model.yaml"
    model.write_text(model.read_text().replace("fields:", "  Dog: [Ann]\nfields:"))
    done = call("rename", "Ann", "Mary", "book")
    assert done.exit_code == 2 and "'Ann' is a member of Player and Dog" in done.output


def test_a_wording_that_another_reading_would_swallow_is_refused() -> None:
    """With the new words the texts of the book would be read as another phrase."""
    make_book(BOOK)
    phrases = BOOK / "phrases.yaml"
    phrases.write_text(phrases.read_text() + 'terms:\n  - {say: "the purse of {p:Player}", is: coins(p)}\n')
    before = texts()
    done = call("rename", "{p:Player} has {n:int} coins", "the purse of {p:Player} is {n:int}", "book")
    assert done.exit_code == 2 and texts() == before, done.output


def test_where_one_file_cannot_be_written_none_is() -> None:
    """Else the phrases would have another name than the page, and no second call could read the book."""
    make_book(BOOK)
    page, other = BOOK / "taxes.yaml", Path("elsewhere.yaml")
    page.rename(other)
    page.symlink_to(other.resolve())
    before = texts()
    done = call("rename", "{p:Player} is taxed", "{p:Player} is burdened", "book")
    assert done.exit_code == 2 and "book/taxes.yaml: it is a link, which is not followed" in done.output
    assert texts() == before and page.is_symlink() and call("check", "book").exit_code == 0
