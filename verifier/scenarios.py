"""Running the scenarios of books with pytest-bdd, each book in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

import graph
from verifier.library import features_of
from verifier.records import Played, keep, stamp


def run_pytest(
    books: list[Path], junit: str | None, titled: str, kept: Path | None = None, printed: bool = False
) -> int:
    """Run the scenarios of the books whose titles hold a text; 0 if all pass, 1 if one fails, 2 if they cannot be run.

    What a run of all scenarios of a book came to is kept in the folder ``kept``, unless it is read as ``printed``.
    """
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder if junit is None else junit).resolve()
        return _run(books, results, titled, None if titled or printed else kept, printed)


def _run(books: list[Path], results: Path, titled: str, kept: Path | None, printed: bool) -> int:
    worst = 0
    module = Path(graph.__file__).parent / "bound_features.py"
    for book in books:
        features = features_of(book)
        if features is None:
            print(f"{book.name}: no scenarios", flush=True)
            continue
        command = [sys.executable, "-m", "pytest", "-q", "-p", "graph.binding", "-p", "no:cacheprovider", str(module)]
        command += ["-c", os.devnull, "--rootdir", str(features), "--tb=no", "-rN"]
        result = results / f"{book.resolve().name}.xml"
        command += ["--junit-xml", str(result)]
        print(f"{book.name}:", flush=True)
        named = {"RULEWRIGHT_BOOK": str(book.resolve()), "RULEWRIGHT_FEATURES": str(features.resolve())}
        named |= {"RULEWRIGHT_PRINTED": "yes" if printed else "", "RULEWRIGHT_TITLED": titled}
        code = subprocess.run(command, env={**os.environ, **named}, check=False).returncode
        worst = max(worst, {0: 0, 1: 1, 5: 0}.get(code, 2))
        if kept is not None and code in (0, 1):
            _keep(kept, book, result)
    return worst


def _keep(kept: Path, book: Path, result: Path) -> None:
    """Keep the figures of a run, as its results tell them."""
    with suppress(OSError, ElementTree.ParseError, ValueError):
        suites = list(ElementTree.parse(result).iter("testsuite"))
        number = sum(int(s.get("tests", 0)) for s in suites)
        failed = sum(int(s.get(name, 0)) for s in suites for name in ("failures", "errors"))
        keep(kept, book, Played(stamp(book), number - failed, failed))
