"""The figures of a run as a table for a reader, and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.children import Figures
from benchmarks.measure import BOOK_FIGURES, RATIOS, Run

COLUMNS = {  # heading -> figure
    "cold s": "cold",
    "peak MB": "memory",
    "warm": "warm_gain",
    "changed": "changed_gain",
    "edited": "edited_gain",
    "parts": "parts",
    "all pairs": "all_pairs",
    "pairs": "pairs",
    "candidates": "candidates",
    "queries": "queries",
    "player /s": "player_per_second",
    "pytest /s": "pytest_per_second",
}
GAINS = ("warm_gain", "changed_gain", "edited_gain")


def table(run: Run) -> str:
    """A row for each book; a dash stands for what was not measured."""
    rows = [["book", *COLUMNS]]
    rows += [[name, *(shown(column, figures) for column in COLUMNS.values())] for name, figures in run.books.items()]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for name, *cells in rows:
        padded = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        lines.append("  ".join([name.ljust(widths[0]), *padded]))
    if run.start:
        lines += ["", f"rulewright --help takes {run.start['help_over_python']:.1f} times as long as python -c pass."]
    return "\n".join(lines) + "\n"


def shown(name: str, figures: Figures) -> str:
    """One figure as a cell."""
    if name not in figures:
        return "-"
    value = figures[name]
    text = str(int(value)) if value == int(value) else f"{value:.0f}" if value >= 100 else f"{value:.2f}"
    return f"{text}x" if name in GAINS else text


def write_json(run: Run, path: Path) -> None:
    """Every figure of every book; null stands for what was not measured."""
    books: dict[str, dict[str, float | str | None]] = {
        name: {**{f: figures.get(f) for f in (*BOOK_FIGURES, *RATIOS)}, "change": run.changes.get(name)}
        for name, figures in run.books.items()
    }
    data = {"version": 1, "quick": run.quick, "start": run.start, "books": books}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
