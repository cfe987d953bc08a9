"""Running the scenarios of books with pytest-bdd, each book in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from rulewright.evidence.context import Memory
from rulewright.files.library import features_of
from rulewright.files.subprocess_command import command, environment
from rulewright.gherkin import __file__ as gherkin
from rulewright.language.inert import inert, inert_line
from rulewright.run.records import Played, keep, stamp

OURS = ("-p", "pytest_bdd.plugin", "-p", "rulewright.gherkin.binding", "-p", "no:cacheprovider")
AS_IT_IS_NAMED = ("-o", "consider_namespace_packages=true")  # else `gherkin` is the library of that name
ALONE = ("--noconftest", "-c", os.devnull)  # what lies in the folders of a book has no say


@dataclass(frozen=True, slots=True)
class Count:
    """How many scenarios a run tells of."""

    played: int = 0
    failed: int = 0


def run_pytest(
    books: Sequence[tuple[Path, int]],
    junit: str | None,
    titled: str,
    memory: Memory | None = None,
    printed: bool = False,
) -> int:
    """Run the scenarios of the books whose titles hold a text; each comes with how many these are.

    What a run of all scenarios of a book came to is kept in its memory, unless it is read as ``printed``.

    Returns:
        0 if all are played and pass, 1 if one fails, 2 if they cannot be run or not all are played.
    """
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder if junit is None else junit).resolve()
        return max((_run(*book, results, titled, memory, printed) for book in books), default=0)


def _run(book: Path, number: int, results: Path, titled: str, memory: Memory | None, printed: bool) -> int:
    features, name = features_of(book), book.resolve().name
    if features is None:
        print(f"{inert_line(book.name)}: no scenarios", flush=True)
        return 0
    print(f"{inert_line(book.name)}:", flush=True)
    result = results / f"{name}.xml"
    result.unlink(missing_ok=True)
    code = _played(book, features, result, titled, printed)
    if code not in (0, 1, 5):
        return 2
    count = _counted(result)
    if count.played != number:
        print(f"{inert_line(book.name)}: {count.played} of {number} scenarios were played", file=sys.stderr)
        return 2
    if memory is not None and not titled and not printed:
        keep(memory.of(book), Played(stamp(book), count.played - count.failed, count.failed))
    return 1 if code == 1 or count.failed else 0


def _played(book: Path, features: Path, result: Path, titled: str, printed: bool) -> int:
    """What pytest ends with; what it says is told as it comes."""
    module = str(Path(gherkin).with_name("bound_features.py"))
    how = ["-q", "--tb=no", "-rN", "--rootdir", str(features), "--junit-xml", str(result)]
    named = {"RULEWRIGHT_BOOK": str(book.resolve()), "RULEWRIGHT_FEATURES": str(features.resolve())}
    named |= {"RULEWRIGHT_PRINTED": "yes" if printed else "", "RULEWRIGHT_TITLED": titled}
    with subprocess.Popen(
        command("pytest", *OURS, *AS_IT_IS_NAMED, *ALONE, *how, module),
        env=environment(PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", **named),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="backslashreplace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(inert(line), end="", flush=True)
    return process.returncode


def _counted(result: Path) -> Count:
    """The scenarios that results tell of, without those that were skipped."""
    with suppress(OSError, ElementTree.ParseError):
        cases = list(ElementTree.parse(result).iter("testcase"))
        failed = [c for c in cases if c.find("failure") is not None or c.find("error") is not None]
        return Count(sum(c.find("skipped") is None for c in cases), len(failed))
    return Count()
