"""What means harm, in a table: each input is refused where it is at fault or borne, in bounded time, with no debris.

``python tests/test_bounds.py`` prints the table with what comes of each: the code, the seconds of processor time, and
the first thing that is said.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulewright.cli import shell
from rulewright.cli.main import main as rulewright
from rulewright.files import files, places, textfile, yamlread
from rulewright.gherkin import feature
from rulewright.lowering import declare, work
from rulewright.phrasing import chart, hints, parse, phrases
from rulewright.play import chains
from written_book import MODEL, PHRASES, write_book

SECONDS = 30  # of processor time
CLAUSE = "- {clause: c%s, says: A., at: day, then: [Smiths is angry]}\n"
SOUND = CLAUSE % ""
HEAD = "Feature: f\n  @c\n  Rule: r\n"
PLAYED = HEAD + "    Scenario: s\n      When the day step is played\n      Then Smiths is angry\n"
OUTLINE = PLAYED.replace("Scenario:", "Scenario Outline:")
NOT_CALLED = "is no condition of this book"
VAGUE = PHRASES.replace(
    "terms:",
    '  - {say: "so {g:Guild} is odd", means: old(g)}\n'
    '  - {say: "so {g:Guild} {h:Guild} is odd", means: old(g) and old(h)}\n'
    'terms:\n  - {say: "the {g:Guild}", is: patron(g)}\n  - {say: "the {g:Guild} {h:Guild}", is: patron(g)}\n'
    '  - {say: "{g:Guild} the {h:Guild}", is: patron(h)}',
)
GERMAN = "# language: de\nFunktion: f\n  @c\n  Szenario: s\n"
MANY, ALL = "".join(f"a{i} {{g{i}:Guild}} " for i in range(200)), " and ".join(f"old(g{i})" for i in range(200))
SLOTS = f'  - {{say: "{MANY}", means: "{ALL}"}}\n'
Make = Callable[[Path], object]


def lines(number: int, text: str) -> str:
    """A text so many times, with the number of each in it."""
    return "".join(text.replace("#", str(i)) for i in range(number))


def clauses(text: str, **others: str) -> Make:
    """A book with these clauses."""
    return lambda folder: write_book(folder, text, **others)


def model(old: str, new: str) -> Make:
    """A book in whose model something stands in the place of something else."""
    assert old in MODEL
    return clauses(SOUND, model=MODEL.replace(old, new))


def page(content: str | bytes) -> Make:
    """A book with a further file."""

    def make(folder: Path) -> None:
        write_book(folder, SOUND)
        (folder / "odd.yaml").write_bytes(content if isinstance(content, bytes) else content.encode())

    return make


def features(content: str | bytes) -> Make:
    """A book with this file of scenarios."""

    def make(folder: Path) -> None:
        write_book(folder, SOUND)
        (folder / "features").mkdir()
        (folder / "features" / "x.feature").write_bytes(content if isinstance(content, bytes) else content.encode())

    return make


def holding(name: str, make: Callable[[Path], object]) -> Make:
    """A book in which something else stands in the place of a file."""

    def made(folder: Path) -> None:
        write_book(folder, SOUND)
        (folder / "features").mkdir()
        (folder / name).unlink(missing_ok=True)
        make(folder / name)

    return made


def looped(path: Path) -> None:
    path.symlink_to(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def written(name: str, content: str) -> Make:
    """A book with a further file of this name."""

    def make(folder: Path) -> None:
        write_book(folder, SOUND)
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(content, "utf-8")

    return make


ERRATUM = "erratum: '1'\ndate: 2001-01-01\nsays: x\nsource: y\n"
INPUTS: dict[str, tuple[Make, int, str]] = {
    # a vast page
    "60,000 clauses in one page": (clauses(lines(60_000, CLAUSE % "#")), 2, "larger than 4000000 bytes"),
    "20,000 clauses in one page": (clauses(lines(20_000, CLAUSE % "#")), 2, "more than 100000 values"),
    "5,000 clauses in one page": (clauses(lines(5000, CLAUSE % "#")), 0, ""),
    "200,000 unknown keys": (page("page: x\n" + lines(200_000, "k#: 1\n")), 2, "more than 100000 values"),
    "40,000 unknown keys": (page("page: x\ntitle: x\n" + lines(40_000, "k#: 1\n")), 2, "and 39800 more mistakes"),
    "40,000 times one key": (page("page: x\ntitle: x\n" + "k: 1\n" * 40_000), 2, "and 39800 more; mend"),
    "100,000 numbers in a list": (page(f"[{'1, ' * 100_001}]"), 2, "more than 100000 values"),
    "a scalar of 10 MB": (page("page: " + "x" * 10_000_000), 2, "larger than"),
    "a text of 3.9 MB": (clauses(SOUND.replace("A.", "x" * 3_900_000)), 0, ""),
    "an effect of 3.9 MB in one word": (clauses(SOUND.replace("Smiths is", "x" * 3_900_000)), 2, "is no effect"),
    "an effect of 1,900,000 words": (clauses(SOUND.replace("Smiths is", "x " * 1_900_000)), 2, "more than 60 words"),
    "3.9 MB of brackets": (page("[" * 3_900_000), 2, "nested more than 40 deep"),
    "3.9 MB of line ends": (page("\n" * 3_900_000), 2, "the key 'page' is missing"),
    "90,000 sections": (
        page("page: x\ntitle: x\nsections:\n" + lines(90_000, "- {section: s#}\n")),
        2,
        "more than 100000",
    ),
    "nine aliases nine deep": (page("a: &a [x]\nb: &b [" + "*a," * 9 + "]"), 2, "aliases are not allowed"),
    "500 rows that no roll leads to": (
        clauses(
            "- {clause: c, says: A., at: day, roll: the die of Smiths}\n"
            + lines(500, "- {clause: r#, says: A., of: c, row: '#', then: [Smiths is calm]}\n")
        ),
        0,
        "",
    ),  # fmt: skip
    "100,000 deleted clauses": (
        written("errata/1.yaml", f"{ERRATUM}deletes: [{lines(99_000, 'c#,')}]"),
        2,
        "more than 200",
    ),
    "9,000 rulings on nothing": (
        written("rulings.yaml", "rulings:\n" + lines(9000, "- {prevails: c#, over: c, because: x}\n")),
        2,
        "more; mend",
    ),  # fmt: skip
    # a vast model
    "10,000 sorts": (model("values:", lines(10_000, "  S#: [m#]\n") + "values:"), 0, ""),
    "10,000 fields that nothing sets": (
        model("inputs:", lines(10_000, "  f#: {of: Guild}\n") + "inputs:"),
        2,
        "and 9800 more; mend",
    ),  # fmt: skip
    "50,000 members": (model("Town Watch", lines(50_000, "m#, ") + "Town Watch"), 2, "5000 is the most"),
    "50,000 members of one name": (model("Town Watch", "m, " * 50_000 + "Town Watch"), 2, "5000 is the most"),
    "5,000 members, and pairs of them": (
        model("Town Watch", lines(4990, "m#, ") + "Town Watch"),
        2,
        "more than 1000000 cells",
    ),  # fmt: skip
    "50,000 steps": (model("night]", "night, " + lines(50_000, "s#, ") + "]"), 2, "more than 20000 steps"),
    "10,000 phrases": (
        clauses(
            SOUND,
            phrases=PHRASES.replace(
                "terms:", lines(10_000, '  - {say: "{g:Guild} was# {m:Mood}", means: mood(g) == m}\n') + "terms:"
            ),
        ),
        0,
        "",
    ),  # fmt: skip
    "10,000 laws": (model("laws:\n", "laws:\n" + lines(10_000, "  l#: not feud(Smiths, Smiths)\n")), 0, ""),
    "a phrase with 200 slots": (
        clauses(
            SOUND,
            phrases=PHRASES.replace(
                "terms:",
                f"{SLOTS}terms:",
            ),
        ),
        0,
        "",
    ),  # fmt: skip
    "a grammar that reads in exponentially many ways": (
        clauses(SOUND.replace("then:", f"when: [so {'the Smiths ' * 25}is odd], then:"), phrases=VAGUE),
        2,
        "too many ways",
    ),  # fmt: skip
    "500 texts in such a grammar": (
        clauses(
            lines(500, (CLAUSE % "#").replace("then:", f"when: [so {'the Smiths ' * 25}# is odd], then:")),
            phrases=VAGUE,
        ),
        2,
        "together can be taken apart",
    ),  # fmt: skip
    "names that give 3^9000 choices": (
        clauses(SOUND.replace("at:", f"for: {{{lines(9000, 'g#: Guild,')}}}, at:")),
        2,
        "more than 1000000 choices",
    ),  # fmt: skip
    "lets that double 60 times": (
        clauses(SOUND.replace("at:", f"let: {{a: twice the gold of Smiths, {lines(60, 'b#: twice a, ')}}}, at:")),
        0,
        "",
    ),  # fmt: skip
    "100,000 conditions": (
        clauses(SOUND.replace("at:", f"when: [{'Smiths is calm,' * 90_000}], at:")),
        2,
        "more than 500 conditions",
    ),  # fmt: skip
    # characters
    "UTF-16": (page("page: x".encode("utf-16")), 2, "not UTF-8"),
    "UTF-32": (page("page: x".encode("utf-32")), 2, ""),
    "bytes that are no UTF-8": (page(b"page: \xc3\x28\n"), 2, "not UTF-8"),
    "halves of characters": (page(b"page: \xed\xa0\x80\n"), 2, "not UTF-8"),
    "a byte of nothing": (page(b"page: a\0b\n"), 2, "unacceptable character"),
    "a byte order mark": (written("odd.yaml", "\ufeffpage: odd\ntitle: x\n"), 0, ""),
    "two byte order marks": (written("odd.yaml", "\ufeff\ufeffpage: odd\ntitle: x\n"), 0, ""),
    "lines that end in CR": (page("page: odd\rtitle: x\r"), 0, ""),
    "a page of many scripts": (
        page("page: odd\ntitle: 🎲 e\u0301 ﷽ 日本語 עברית \U0001f469\u200d\U0001f680 Z̷͎̈\n"),
        0,
        "",
    ),
    "text that turns its direction": (page("page: odd\ntitle: a\u202eb\n"), 2, "U+202E"),
    "a terminal's commands": (page('page: odd\ntitle: "\\e[2J"\n'), 2, "U+001B"),
    # what is no file
    "a folder where the model should be": (holding("model.yaml", Path.mkdir), 2, "is not a file"),
    "a pipe where the model should be": (holding("model.yaml", os.mkfifo), 2, "is not a file"),
    "a device where the phrases should be": (holding("phrases.yaml", device), 2, "is not a file"),
    "a link to itself where a page should be": (holding("odd.yaml", looped), 2, "cannot be read"),
    "a pipe where scenarios should be": (holding("features/x.feature", os.mkfifo), 2, "cannot be read"),
    "a folder where the book should be": (holding("book.yaml", Path.mkdir), 2, "there is no book here"),
    "a book that is nothing": (holding("book.yaml", Path.touch), 2, "the key 'book' is missing"),
    "a page that is nothing": (page(""), 2, "the key 'page' is missing"),
    # scenarios
    "nothing": (features(""), 2, "the file holds no scenario"),
    "a feature without scenarios": (features("Feature: f\n"), 2, "the file holds no scenario"),
    "a rule without scenarios": (features(HEAD), 2, "the file holds no scenario"),
    "a scenario without steps": (features(HEAD + "    Scenario: s\n"), 2, "has no steps"),
    "German": (
        features(GERMAN + "    Angenommen Smiths is calm\n    Wenn the day step is played\n    Dann Smiths is angry\n"),
        0,
        "",
    ),  # fmt: skip
    "a German outline without examples": (
        features(GERMAN.replace("Szenario", "Szenariogrundriss") + "    Wenn the day step is played\n"),
        2,
        "has no examples",
    ),  # fmt: skip
    "a language that there is not": (features("# language: xx\nFeature: f\n"), 2, "language not supported"),
    "a first step with *": (features(PLAYED.replace("When", "*")), 2, "begins with '*'"),
    "a first step with And": (features(PLAYED.replace("When", "And")), 2, "begins with 'And'"),
    "a later step with *": (features(PLAYED + "      * Smiths is not calm\n"), 0, ""),
    "an empty background": (features(PLAYED.replace("  @c", "  Background:\n\n  @c")), 0, ""),
    "an outline without examples": (features(OUTLINE), 2, "has no examples"),
    "examples without rows": (features(OUTLINE + "      Examples:\n        | a |\n"), 2, "have no rows"),
    "examples without a table": (features(OUTLINE + "      Examples:\n"), 2, "have no rows"),
    "a column twice": (features(OUTLINE + "      Examples:\n        | a | a |\n        | 1 | 2 |\n"), 2, "called 'a'"),
    "rows of two lengths": (features(OUTLINE + "      Examples:\n        | a |\n        | 1 | 2 |\n"), 2, "cell count"),
    "a text below a step": (features(PLAYED + '        """\n        x\n        """\n'), 2, "no text or table"),
    "a table below a step": (features(PLAYED + "        | a |\n"), 2, "no text or table"),
    "odd tags": (features(PLAYED.replace("@c", "@c @(x) @$(ls) @é")), 2, "is no clause"),
    "a tag of nothing": (features(PLAYED.replace("@c", "@")), 2, "'' is no clause"),
    "10,000 tags": (features(PLAYED.replace("@c", "@c " + lines(10_000, "@t# "))), 2, "more than 1000 tags"),
    "nothing but Givens": (features(HEAD + "    Scenario: s\n      Given Smiths is angry\n"), 1, "nothing is tested"),
    "100,000 steps of a scenario": (features(PLAYED + "      Then Smiths is angry\n" * 100_000), 2, "20000 steps"),
    "placeholders that double 30 times": (
        features(
            f"{OUTLINE.replace('Smiths is angry', '<a0>')}      Examples:\n        |{lines(30, ' a# |')}\n        |"
            + "".join(f" <a{i + 1}><a{i + 1}> |" for i in range(29))
            + " x |\n"
        ),
        2,
        "placeholder without a column",
    ),  # fmt: skip
    "a step of 100,000 letters": (features(PLAYED + f"      Then {'x' * 100_000}\n"), 2, "more than 4000 letters"),
    "two features": (features(PLAYED + PLAYED), 2, "cannot stand here"),
    "no colon": (features(PLAYED.replace("Scenario:", "Scenario")), 2, "Add a colon"),
    "a feature in UTF-16": (features(PLAYED.encode("utf-16")), 2, "not UTF-8"),
    "a feature whose lines end in CR": (features(PLAYED.replace("\n", "\r")), 0, ""),
}
ASKED = {  # commands that check no proofs, but where scenarios are played
    "nothing but Givens": ("check", "--no-cache", "--jobs", "1"),
}
READING = (
    "check", "list", "show c", "suggest c", "phrases", "mutate", "play", "test", "baseline", "baseline --examples",
    "site", "explain 0000",
)  # fmt: skip
NO_BOOKS = ("nope", "file", "pipe", "loop", "folder", "/dev/zero")
NO_NAMES = (".", "..", "/", "a:b", "~", "-- -x", "x" * 300, "file", "file/x", "book", "loop")
CALLS: list[tuple[str, int, str]] = [
    *((f"check book --jobs {odd}", 2, "--jobs") for odd in ("0", "-1", "65", "x")),
    ("check book --select nope", 2, "no check has the code"),
    ("check book --format nope", 2, "--format"),
    ("check book --fail-on nope", 2, "--fail-on"),
    ("check book --color nope", 2, "--color"),
    ("check book --output folder", 2, "is a directory"),
    ("check book --output file/x", 2, "file"),
    ("check book --sources nope", 2, "does not exist"),
    ("check book --sources file", 2, "--sources"),
    ("check book --dask nope", 2, "no Dask scheduler"),
    ("check book --dask tcp://", 2, "no Dask scheduler"),
    ("check book --watch --no-cache", 2, "Leave out"),
    ("check nope file pipe loop folder", 2, "5 errors"),
    *((f"{command} {odd}", 2, "there is no book here") for command in READING for odd in NO_BOOKS),
    *((f"{command} blank", 2, "the key 'title' is missing") for command in READING),
    *((f"mutate book --at-least {odd}", 2, "--at-least") for odd in ("-1", "101", "abc", "1e400")),
    ("mutate book --at-least nan", 1, "mutants noticed"),
    ("mutate book --clause nope", 2, "there is no clause"),
    *((f"play book --games {odd}", 2, "--games") for odd in ("0", "-1", "x", "1e9")),
    ("play book --minutes 0", 2, "--minutes"),
    ("test book -k nope", 2, "no scenario has"),
    ("test book --junit file", 2, "--junit"),
    ("explain zzzz", 2, "is no check, no key of the language and no fingerprint"),
    ("explain 00", 2, "too short"),
    ("show nope book", 2, "there is no clause"),
    ("suggest nope book", 2, "there is no clause"),
    ("baseline book --select nope", 2, "no check has the code"),
    ("baseline book --examples --write", 2, "goes without"),
    *((f"init {odd}", 2, "") for odd in NO_NAMES),
    ("list --format x", 2, "--format"),
    ("site book --output file", 2, "--output"),
    ("site book --output file/x", 2, "file"),
    ("nope", 2, "No such command"),
    ("--nope", 2, "No such option"),
]  # fmt: skip


def called(arguments: list[str]) -> tuple[int, str, float]:
    """The code of a command, what it said, and its processor time in seconds; it fails only by its code."""
    begun = time.process_time()
    result = CliRunner().invoke(rulewright, arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    return result.exit_code, result.output, time.process_time() - begun


def tree(folder: Path) -> list[str]:
    """All that is in a folder, but for what is hidden."""
    found = (path.relative_to(folder).as_posix() for path in folder.rglob("*"))
    return sorted(name for name in found if not name.startswith("."))


@pytest.mark.parametrize("name", INPUTS)
def test_each_input_is_refused_or_borne(name: str, tmp_path: Path) -> None:
    make, code, said = INPUTS[name]
    make(tmp_path)
    before = tree(tmp_path)
    got, told, seconds = called([*ASKED.get(name, ("list",)), str(tmp_path)])
    assert (got, said in told) == (code, True), told[:1000]
    assert seconds < SECONDS and tree(tmp_path) == before
    assert code != 2 or len(told.splitlines()) <= 2 * shell.MOST_TOLD + 4


@pytest.mark.parametrize(("call", "code", "said"), CALLS, ids=lambda value: str(value)[:40])
def test_each_call_is_refused_or_answered(
    call: str, code: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    called(["init", "book"])
    Path("file").touch()
    os.mkfifo("pipe")
    looped(Path("loop"))
    Path("folder").mkdir()
    Path("blank").mkdir()
    Path("blank/book.yaml").touch()
    before = tree(tmp_path)
    got, told, seconds = called(call.split())
    assert (got, said in told) == (code, True), told[:1000]
    assert seconds < SECONDS and tree(tmp_path) == before


def test_every_limit_is_told_on_the_page_of_the_language() -> None:
    told = (
        (Path(__file__).parent.parent / "site" / "pages" / "language.md").read_text("utf-8").split("\n## Limits\n")[1]
    )
    limits = [
        textfile.MAX_BYTES, yamlread.MAX_VALUES, yamlread.MAX_DEPTH, places.MAX_FILES, declare.MAX_MEMBERS,
        declare.MAX_CELLS, 20_000, parse.MAX_LENGTH, parse.MAX_NODES, parse.MAX_DEPTH, parse.MAX_INT, parse.MAX_RANGE,
        hints.MAX_WORDS, chart.MAX_TRIES, phrases.MOST_TRIES, phrases.TRIES_EACH, work.MOST_LINES, work.MOST_LINES,
        work.MOST_CHOICES, work.MOST_WORK, feature.MOST_SCENARIOS, feature.MOST_STEPS, feature.MOST_LETTERS,
        feature.MOST_TAGS, feature.LONGEST_LINE, chains.DEEPEST, chains.MOST, files.MOST_MISTAKES, shell.MOST_TOLD,
    ]  # fmt: skip
    assert [int(number.replace(",", "")) for number in re.findall(r"[0-9][0-9,]*", told)] == limits


def main(names: list[str]) -> None:
    """Print the table of inputs and what comes of each."""
    for name, (make, _, _) in INPUTS.items():
        if not names or name in names:
            with tempfile.TemporaryDirectory() as folder:
                make(Path(folder))
                code, told, seconds = called([*ASKED.get(name, ("list",)), folder])
                shutil.rmtree(folder)
                os.mkdir(folder)
            first = told.splitlines()[0].replace(folder, "")[:100] if code else ""
            print(f"| {name} | {code} | {seconds:.1f} s | {first} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
