"""Books that mean harm: each is refused where it is at fault, with the next step, and in little time.

``RULEWRIGHT_LONG=1000`` tries that many random texts at each door, at random.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulewright.cli.main import main
from rulewright.files.textfile import MAX_BYTES
from rulewright.language.errors import LONGEST, Position, Problem
from written_book import HEAD, MODEL, PHRASES, write_book

LONG = int(os.environ.get("RULEWRIGHT_LONG") or 0)
SECONDS = 15  # a machine that does much else at once is slow
CLAUSE = "- {clause: c, says: A., at: day, "
SOUND = CLAUSE + "then: [Smiths is angry]}"
BIG = MODEL.replace("  Event:", f"  Big: [{', '.join(f'm{i}' for i in range(2000))}]\n  Event:")
NESTED = "any(all(any(x == y and y == z and gold(Smiths) == 1 for z in Big) for y in Big) for x in Big)"
FEATURE = "Feature: f\n  @c\n  Rule: r\n    Scenario{}: s\n      When the day step is played\n"


def refused(folder: Path, *arguments: str) -> list[str]:
    """What the command says of a book that it refuses: each mistake in two lines, where and what next."""
    begun = time.perf_counter()
    result = CliRunner().invoke(main, ["check", "--no-cache", *arguments, str(folder)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == 2, result.output
    assert time.perf_counter() - begun < SECONDS
    lines = result.stderr.splitlines()
    assert all(len(line) < 2 * LONGEST for line in lines)
    assert len(lines) >= 3 and lines[1].startswith("  "), lines  # the first mistake has its next step
    return lines


def meaning(expression: str) -> dict[str, str]:
    """The phrase book with one more phrase."""
    odd = f'  - {{say: odd, means: "{expression}", for example: odd, true when: [odd], false when: [odd]}}\nterms:'
    return {"phrases": PHRASES.replace("terms:", odd)}


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        ("(" * 10_000 + "1" + ")" * 10_000, "longer than 4000"),
        ("(" * 1500 + "1" + ")" * 1500 + " == 1", "is not an expression"),
        ("not " * 900 + "old(Smiths)", "nested more than 60"),
        ("gold(Smiths)" + " + 1" * 900 + " == 3", "nested more than 60"),
        ("gold(Smiths) == 1" + "0" * 3000, "beyond 1000000000"),
        ("gold(Smiths) == 10**10000", "is not allowed"),
        ("gold(Smiths) == 10**10**10**10", "is not allowed"),
        ("gold(Smiths) == 0x" + "f" * 3000, "beyond 1000000000"),
        ("gold(Smiths) == 1e400", "is not allowed"),
        ("gold(Smiths) << 100000000 == 1", "is not allowed"),
        ("__import__('os').system('x')", "is not allowed"),
        ("gold.__class__ == 1", "is not allowed"),
        ("any(gold(g) == n for n in range(10**9))", ""),
        ("'a' * 10**9 == 1", ""),
        ("gold(" * 300 + "Smiths" + ")" * 300 + " == 1", ""),
    ],
)
def test_an_expression_that_would_take_for_ever_is_refused(tmp_path: Path, expression: str, message: str) -> None:
    lines = refused(write_book(tmp_path, SOUND, **meaning(expression)))
    assert message in lines[0] and "phrases.yaml:24:" in lines[0], lines


@pytest.mark.parametrize("place", ["phrase", "law", "condition"])
def test_quantifiers_nested_over_large_sorts_are_refused(tmp_path: Path, place: str) -> None:
    law = BIG.replace("laws:\n", f"laws:\n  vast: {NESTED}\n")
    used = SOUND.replace("then:", "when: [odd], then:")
    texts = {"phrase": (SOUND, BIG), "law": (SOUND, law), "condition": (used, BIG)}[place]
    phrases = {} if place == "law" else meaning(NESTED)
    assert "more than 1000000 parts" in refused(write_book(tmp_path, texts[0], model=texts[1], **phrases))[0]


@pytest.mark.parametrize(
    ("clauses", "message"),
    [
        (CLAUSE.replace("at: day", "for: {n: 1..1000000000}, at: day") + "then: [Smiths is calm]}", "neither a sort"),
        (f"{CLAUSE}for: {{{', '.join(f'g{i}: Guild' for i in range(12))}}}, then: [Smiths is calm]}}", "choices"),
        (f"{CLAUSE}when: [{', '.join(['Smiths is calm'] * 600)}], then: [Smiths is calm]}}", "500 conditions"),
        (f"{CLAUSE}then: [{', '.join(['Smiths gains 1 gold'] * 600)}]}}", "500 effects"),
        (f"{CLAUSE}then: [Smiths has {'9' * 10_000} gold]}}", "Smiths has 999"),
        (f"{CLAUSE}then: ['Smiths has ³ gold']}}", "is no effect"),
        (f"{CLAUSE}when: [{'the patron of ' * 300} Smiths is old], then: [Smiths is calm]}}", "more than 60 words"),
        (f"{CLAUSE}when: [{'((' * 20}Smiths is calm], then: [Smiths is calm]}}", ""),
        (f"{CLAUSE}when: [{'{not: [' * 30}Smiths is calm{']}' * 30}], then: [Smiths is calm]}}", "nested more than 40"),
        (
            "- {clause: d, says: A., of: c, row: '1..', then: [Smiths is calm], modify: [{by: 9999999999}]}\n"
            "- {clause: c, says: A., at: day, roll: the die of Smiths}",
            "beyond",
        ),
    ],
)
def test_a_clause_that_asks_too_much_is_refused(tmp_path: Path, clauses: str, message: str) -> None:
    lines = refused(write_book(tmp_path, clauses))
    assert message in lines[0] and "page.yaml:6:" in lines[0], lines


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("0..20, start: 3", "0..1000000001", "beyond 1000000000"),
        ("Town Watch", ", ".join(f"m{i}" for i in range(50_000)), "5000 is the most"),
        (
            "[events, day, night]",
            f"[events, day, night, {', '.join(f's{i}' for i in range(20_000))}]",
            "more than 20000",
        ),
        ("spare: 1", "spare: 1000000000", ""),
    ],
)
def test_a_model_that_is_too_large_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    lines = refused(write_book(tmp_path, SOUND, model=MODEL.replace(old, new)))
    assert any(message in line and "model.yaml" in line for line in lines)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"page: \xff\xfe\n", "not UTF-8"),
        ("page: a\n".encode("utf-16"), "not UTF-8"),
        ("page: a\ntitle: b\n".encode("utf-32"), ""),
        (b'page: "a\\0b"\n', "U+0000"),
        (b'page: "a\\x1b[31mb"\n', "U+001B"),
        ("page: a\u202eb\n".encode(), "U+202E"),
        ("a\u2066b: c\n".encode(), "U+2066"),
        (b"page: a\0b\n", "unacceptable character"),
        (b"a: &a [x, x]\nb: &b [*a, *a]\n", "aliases are not allowed"),
        (b"page: t\n<<: {title: x}\n", "unknown key '<<'"),
        (b'!!python/object/apply:os.system ["x"]\n', "is not allowed"),
        (b"page: !!python/name:os.system x\n", "is not allowed"),
        (b"page: a\npage: b\n", "stands twice"),
        (b"page: a\n---\npage: b\n", "another document"),
        (b"? [a, b]\n: c\n", "plain text"),
        (b"[" * 10_000, "nested more than 40"),
        (b"- " * 10_000, "nested more than 40"),
        (b"x: {" * 10_000, "nested more than 40"),
        (b"# " + b"x" * 10_000_000, "larger than"),
        (b"page: " + b"x" * (MAX_BYTES - 10), "key"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_bytes_that_are_no_page_are_refused(tmp_path: Path, content: bytes, message: str) -> None:
    folder = write_book(tmp_path, SOUND)
    (folder / "odd.yaml").write_bytes(content)
    lines = refused(folder)
    assert any(message in line for line in lines), lines
    assert "odd.yaml" in lines[0]


def looped(path: Path) -> None:
    path.symlink_to(path)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, looped, endless])
@pytest.mark.parametrize("name", ["odd.yaml", "rulings.yaml", "baseline.yaml", "features/x.feature"])
def test_what_is_no_file_is_refused_at_once(tmp_path: Path, make: Callable[[Path], None], name: str) -> None:
    folder = write_book(tmp_path, SOUND)
    (folder / "features").mkdir()
    if make is looped and name in ("rulings.yaml", "baseline.yaml"):
        pytest.skip("a link that leads nowhere is no such file, which these need not be")
    make(folder / name)
    assert any(name in line and "cannot be read" in line for line in refused(folder))


def test_a_folder_that_holds_itself_is_read_once(tmp_path: Path) -> None:
    folder = write_book(tmp_path, SOUND)
    (folder / "again").symlink_to(folder)
    assert CliRunner().invoke(main, ["check", "--no-cache", str(folder)]).exit_code in (0, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (FEATURE.format(" Outline") + "      Examples:\n        | a |\n" + "        | 1 |\n" * 20_000, "scenarios"),
        (FEATURE.format("") + "      Then Smiths is angry\n" * 30_000, "steps"),
        (FEATURE.format("") + "      Then Smiths\x1b is angry\n", "U+001B"),
        (FEATURE.format("") + "      Then Smiths is \u202eangry\n", "U+202E"),
        (FEATURE.format("") + '      """\n', "unexpected end of file"),
        ("x" * 5_000_000, "larger than"),
        ("Feature: x\n" + "  Rule: r\n" * 5000 + "nonsense", ""),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_feature_that_asks_too_much_is_refused(tmp_path: Path, text: str, message: str) -> None:
    folder = write_book(tmp_path, SOUND)
    (folder / "features").mkdir()
    (folder / "features" / "x.feature").write_text(text, encoding="utf-8")
    begun = time.perf_counter()
    result = CliRunner().invoke(main, ["check", "--no-cache", str(folder)])
    assert time.perf_counter() - begun < SECONDS
    assert isinstance(result.exception, SystemExit | None)
    assert message in result.stderr and (not message or "x.feature" in result.stderr)


def test_a_byte_order_mark_does_no_harm_to_a_feature(tmp_path: Path) -> None:
    folder = write_book(tmp_path, SOUND)
    (folder / "features").mkdir()
    text = "\ufeff" + FEATURE.format("") + "      Then Smiths is angry\n"
    (folder / "features" / "x.feature").write_text(text, encoding="utf-8")
    result = CliRunner().invoke(main, ["test", str(folder)])
    assert result.exit_code == 0, result.output


def test_a_long_message_keeps_its_beginning_and_end_in_one_line() -> None:
    shown = str(Problem(Position("a", 1, 1), "begin\n" + "x" * 10_000 + " end", "Do it."))
    assert shown.startswith("a:1:1: begin\\n") and shown.endswith(" end\n  Do it.") and len(shown) < LONGEST + 50


keys = "clause says at for let when then holds keeps forbids roll of row case requires otherwise parts lasts".split()
scalars = st.one_of(
    st.sampled_from(["Smiths is calm", "day", "the gold of Smiths", "g", "1..6", "Guild", "c", "yes", "{", "<<", "&a"]),
    st.integers(-(10**30), 10**30).map(str),
    st.text(max_size=8),
)
nested = st.recursive(
    scalars.map(lambda s: '"' + s.replace("\\", "\\\\").replace('"', '\\"') + '"'),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(lambda found: f"[{', '.join(found)}]"),
        st.dictionaries(st.sampled_from(keys), inner, max_size=5).map(
            lambda found: "{" + ", ".join(f"{k}: {v}" for k, v in found.items()) + "}"
        ),
    ),
    max_leaves=15,
)


@settings(
    max_examples=LONG or 25,
    derandomize=not LONG,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.lists(nested, min_size=1, max_size=3))
def test_no_clauses_make_the_command_fail(tmp_path: Path, written: list[str]) -> None:
    """Whatever the clauses are, the command ends with one of its exit codes and no traceback."""
    body = "".join(f"      - {text}\n" for text in written)
    (tmp_path / "page.yaml").unlink(missing_ok=True)
    folder = write_book(tmp_path)
    (folder / "page.yaml").write_text(HEAD + body, encoding="utf-8", errors="replace")
    result = CliRunner().invoke(main, ["check", "--no-cache", str(folder)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code in (0, 1, 2, 3), result.output
