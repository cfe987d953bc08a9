"""The same rules, one contradiction among them, checked here, by csl-core, and pair by pair in a solver each.

``python -m benchmarks.rivals`` makes a virtual environment below ``build`` and installs csl-core there from the
package index; ``--python`` names an interpreter that has it already. It is no part of the tests. Each reads the rules
first; only the checking is timed, in seconds of the processor.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
import venv
from pathlib import Path

import click

from benchmarks.children import ROOT, Figures, task

PACKAGE = "csl-core==0.6.9"
RULES = (25, 50, 100, 200)
TOO_LONG = 1800.0
BOOK = "book: gates\ntitle: Gates\nblock: together\nnumbering: no\n"
MODEL = """\
sorts: {Gate: [%s]}
values: {Lever: [up, down], Side: [open, shut]}
fields:
  lever: {of: Gate, is: Lever, start: up}
  water: {of: Gate, is: 0..9, start: 0}
  side: {of: Gate, is: Side, start: open}
timeline: [day]
"""
PHRASES = """\
phrases:
  - {say: "{g:Gate} is pulled {l:Lever}", means: lever(g) == l}
  - {say: "{g:Gate} is {s:Side}", means: side(g) == s}
  - {say: "the water at {g:Gate} is {n:int}", means: water(g) == n}
  - say: "the water at {g:Gate} is above {n:int}"
    means: water(g) > n
    for example: the water at g0 is above 3
    true when: [the water at g0 is 4]
    false when: [the water at g0 is 3]
"""
CSL = """\
import json, sys, time
from chimera_core.engines.z3_engine.verifier import LogicVerifier
from chimera_core.language.parser import CSLParser
policy = CSLParser().parse(open(sys.argv[1], encoding="utf-8").read())
started = time.process_time()
clean, issues = LogicVerifier().verify(policy)
used = time.process_time() - started
named = {tuple(sorted(i["rules"])) for i in issues if i["kind"] == "CONTRADICTION"}
print(json.dumps({"csl": used, "csl_found": len(named)}))
"""

Rule = tuple[str, str, int, str]  # gate, lever, water above, side


@click.command()
@click.option("--python", "interpreter", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--most", default=RULES[-1], show_default=True, help="The most rules.")
def main(interpreter: Path | None, most: int) -> None:
    """Measure and print a table."""
    python = interpreter or installed(ROOT / "build" / "rivals")
    rows = []
    for number in (n for n in RULES if n <= most):
        click.echo(f"{number} rules", err=True)
        rows.append({"rules": float(number), **measured(rules(number), python)})
    click.echo(table(rows), nl=False)


def installed(folder: Path) -> Path:
    """The interpreter of a virtual environment with csl-core, which is made where it is missing."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", PACKAGE], check=True)
    return python


def rules(number: int) -> list[Rule]:
    """Two rules on each gate, which exclude each other but for those on the last gate."""
    found: list[Rule] = []
    for n in range(number // 2):
        last = n == number // 2 - 1
        found += [(f"g{n}", "up", 4, "open"), (f"g{n}", "up" if last else "down", 2, "shut")]
    return found


def measured(listed: list[Rule], python: Path) -> Figures:
    """The seconds of each and what it found."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_book(folder / "gates", listed)
        (folder / "gates.csl").write_text(policy(listed), encoding="utf-8")
        (folder / "check.py").write_text(CSL, encoding="utf-8")
        figures = task(TOO_LONG, "rivals", str(folder / "gates"))
        command = [str(python), str(folder / "check.py"), str(folder / "gates.csl")]
        ended = subprocess.run(command, capture_output=True, timeout=TOO_LONG, check=True)
    return {**figures, **json.loads(ended.stdout.splitlines()[-1])}


def write_book(folder: Path, listed: list[Rule]) -> None:
    """The rules as a book."""
    folder.mkdir()
    gates = dict.fromkeys(gate for gate, *_ in listed)
    clauses = [
        f"      - {{clause: r.{n}, says: A gate moves., when: [{gate} is pulled {lever}, the water at {gate} is above "
        f"{water}], then: [{gate} is {side}]}}\n"
        for n, (gate, lever, water, side) in enumerate(listed, start=1)
    ]
    page = "page: r\ntitle: Gates\nsections:\n  - section: r\n    at: day\n    clauses:\n" + "".join(clauses)
    texts = {"book": BOOK, "model": MODEL % ", ".join(gates), "phrases": PHRASES, "gates": page}
    for stem, text in texts.items():
        (folder / f"{stem}.yaml").write_text(text, encoding="utf-8")


def policy(listed: list[Rule]) -> str:
    """The rules as a policy of csl-core."""
    variables = "".join(
        f'    lever_{g}: {{"up", "down"}}\n    water_{g}: 0..9\n    side_{g}: {{"open", "shut"}}\n'
        for g in dict.fromkeys(gate for gate, *_ in listed)
    )
    constraints = "".join(
        f"  STATE_CONSTRAINT r{n} {{\n"
        f'    WHEN lever_{gate} == "{lever}" AND water_{gate} > {water}\n    THEN side_{gate} MUST BE "{side}"\n  }}\n'
        for n, (gate, lever, water, side) in enumerate(listed, start=1)
    )
    return f"DOMAIN Gates {{\n  VARIABLES {{\n{variables}  }}\n{constraints}}}\n"


def table(rows: list[Figures]) -> str:
    """Seconds and ratios as Markdown; the contradiction has to be found by both."""
    heads = ["rules", "here s", "csl-core s", "all pairs s", "csl-core / here", "all pairs / here", "found here", "csl"]
    lines = [heads, ["---:"] * len(heads)]
    for r in rows:
        ratios = [f"{r[k] / r['ours']:.0f}x" for k in ("csl", "all_pairs")]
        times = [f"{r[k]:.2f}" for k in ("ours", "csl", "all_pairs")]
        lines.append([f"{r['rules']:.0f}", *times, *ratios, f"{r['ours_found']:.0f}", f"{r['csl_found']:.0f}"])
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.rivals")
