"""Running the scenarios of books with pytest-bdd, each book in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import graph
from verifier.library import features_of


def run_pytest(books: list[Path], junit: str | None, expression: str) -> int:
    """Run every scenario of the books; 0 if all pass, 1 if one fails, 2 if pytest could not run them."""
    worst = 0
    module = Path(graph.__file__).parent / "bound_features.py"
    for book in books:
        features = features_of(book)
        if features is None:
            print(f"{book.name}: no scenarios", flush=True)
            continue
        command = [sys.executable, "-m", "pytest", "-q", "-p", "graph.binding", "-p", "no:cacheprovider", str(module)]
        command += ["-c", os.devnull, "--rootdir", str(features)]
        if junit is not None:
            command += ["--junit-xml", str(Path(junit).resolve() / f"{book.resolve().name}.xml")]
        if expression:
            command += ["-k", expression]
        print(f"{book.name}:", flush=True)
        named = {"RULEWRIGHT_BOOK": str(book.resolve()), "RULEWRIGHT_FEATURES": str(features.resolve())}
        code = subprocess.run(command, env={**os.environ, **named}, check=False).returncode
        worst = max(worst, {0: 0, 1: 1, 5: 0}.get(code, 2))
    return worst
