"""How the cost of reading and checking grows with a book: synthetic books of a thousand clauses to a hundred thousand.

``python -m benchmarks.growth`` prints a table and the exponents: the slope of a straight line through the logarithms.
"""

from __future__ import annotations

import math
import tempfile
from pathlib import Path

import click

from benchmarks.children import Figures, task
from benchmarks.synthetic import write_book

SIZES = (1_000, 3_000, 10_000, 30_000, 100_000)
NEAR = 0.2  # of the chapters, near misses
COLUMNS = ("clauses", "load", "check", "memory", "candidates", "pairs", "quick", "findings")


@click.command()
@click.option("--most", default=SIZES[-1], show_default=True, help="The largest book, in clauses.")
@click.option("--minutes", default=60.0, show_default=True, help="The longest that one book may take.")
@click.option("--seed", default=0, show_default=True, help="Which books.")
def main(most: int, minutes: float, seed: int) -> None:
    """Measure books of growing size, each in a process of its own, and print what was found."""
    rows = []
    for size in (s for s in SIZES if s <= most):
        click.echo(f"{size} clauses", err=True)
        rows.append(grown(size, seed, 60 * minutes))
        click.echo("  " + ", ".join(f"{name} {value:.0f}" for name, value in rows[-1].items()), err=True)
    click.echo(table(rows), nl=False)


def grown(size: int, seed: int, limit: float) -> Figures:
    """The figures of one book."""
    with tempfile.TemporaryDirectory() as folder:
        write_book(Path(folder), size, seed, near=NEAR)
        return task(limit, "growth", folder)


def exponent(rows: list[Figures], figure: str) -> float | None:
    """The slope of the logarithm of a figure over that of the number of clauses, by least squares."""
    points = [(math.log(r["clauses"]), math.log(r[figure])) for r in rows if r.get(figure) and r.get("clauses")]
    if len(points) < 2:
        return None
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    above = sum((x - middle[0]) * (y - middle[1]) for x, y in points)
    return above / sum((x - middle[0]) ** 2 for x, _ in points)


def table(rows: list[Figures]) -> str:
    """The figures as Markdown: processor seconds, megabytes, and the share of questions that needed no solver."""
    heads = ["clauses", "load s", "check s", "peak MB", "questions", "pairs", "without solver", "findings"]
    lines = [heads, ["---:"] * len(heads)]
    for row in rows:
        share = f"{row['quick'] / row['candidates']:.0%}" if row.get("candidates") else "-"
        cells = [
            f"{row[c]:.0f}" if row.get(c, 0) >= 100 else f"{row[c]:.3g}" if row.get(c, -1) >= 0 else "-"
            for c in COLUMNS
        ]
        lines.append([share if c == "quick" else cell for c, cell in zip(COLUMNS, cells, strict=True)])
    slopes = [exponent(rows, c) if c in ("load", "check", "memory") else None for c in COLUMNS]
    lines.append(["exponent", *("" if s is None else f"{s:.2f}" for s in slopes[1:])])
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.growth")
