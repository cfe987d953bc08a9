"""A small book of which every kind of thing is to be reported, and its reports in every format as they are expected.

``python tests/reported.py`` writes the expected reports anew, below ``tests/golden``.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

import rulewright.reports.sarif
from rulewright.evidence.findings import Unsettled
from rulewright.language.errors import Position, Problem
from rulewright.reports.github import summary
from rulewright.reports.reports import FORMATS, Look, figures
from rulewright.run.run import Report, run, select

GOLDEN = Path(__file__).parent / "golden"
FILES = {
    "book.yaml": "{book: town, title: The town, block: together}\n",
    "model.yaml": """\
sorts: {Town: [ULM, BERN, GENF]}
fields:
  gold: {of: Town, is: 0..9, start: 3, clamped: yes}
  walled: {of: Town}
timeline: [income]
""",
    "phrases.yaml": """\
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "the gold of {t:Town} is {n:int}", means: gold(t) == n}
""",
    "town.yaml": """\
page: T
title: The town
sections:
  - section: all
    at: income
    clauses:
      - {clause: T.1, says: Ulm has one gold., then: [the gold of ULM is 1]}
      - {clause: T.2, says: A walled Ulm has 9 | <nine> gold., when: [ULM is walled], then: [the gold of ULM is 9]}
      - {clause: T.3, says: Bern has two gold., then: [the gold of BERN is 2]}
      - {clause: T.4, says: A walled Bern has three gold., when: [BERN is walled], then: [the gold of BERN is 3]}
      - {clause: T.5, says: Genf has a gate., refs: [T.8]}
      - {clause: T.6, says: Genf has a bridge., refs: [T.9]}
      - {clause: T.7, says: Genf has a lake., assumes: It freezes | <never>.}
""",
    "rulings.yaml": """\
rulings:
  - {prevails: T.4, over: T.3, because: The walls were paid for.}
  - {prevails: T.1, over: T.3, because: The older comes first.}
""",
    "reports.yaml": """\
reports:
  - {report: gold, clauses: [T.1, T.2], says: Ulm has | <two> sums., seen: reading, told by: RW302,
     state: [ULM is walled]}
  - {report: lake, clauses: [T.7], says: Nobody knows whether it freezes., seen: a letter, told by: RW504}
  - {report: ice, clauses: [T.7], says: Nobody knows who owns it., seen: "https://example.org/17"}
  - {report: fish, clauses: [T.7], says: It has no fish., seen: reading, struck: Nor does it say that | <it> has.}
""",
    "baseline.yaml": """\
known:
  - fingerprint: "73cb8a95028c5aa6"
    code: RW101
    clauses: [T.6]
    reason: The 10 % | toll on <bridges> was dropped from the book.
""",
}
CODES = ["RW1", "RW3", "RW8"]


def write_book(folder: Path) -> Path:
    """The book, written below a folder."""
    for name, text in FILES.items():
        (folder / "town").mkdir(exist_ok=True)
        (folder / "town" / name).write_text(text, encoding="utf-8")
    return folder / "town"


def reported(book: Path) -> Report:
    """The report on the book, with a question that has no answer and an error besides."""
    report = run([book], select(CODES, []))
    assert not report.problems, report.problems
    report.books[0].undecided.append(Unsettled("RW302", "town", ("T.1", "T.4"), "too long, by 100 % or more"))
    report.problems.append(Problem(Position("other, too/book.yaml", 2, 3), "unknown key 'titel'", "It is 'title'."))
    return report


def texts(report: Report) -> dict[str, str]:
    """The report in every format, by the name of its expected file; the list of rules is left out of SARIF."""
    found = {f"report.{name}": render(report, Look()) for name, render in FORMATS.items()}
    log = json.loads(found["report.sarif"])
    log["runs"][0]["tool"]["driver"]["rules"] = []
    for result in log["runs"][0]["results"]:
        del result["ruleIndex"]
    found["report.sarif"] = json.dumps(log, indent=2, ensure_ascii=False) + "\n"
    return {**found, "report.summary": summary(report, figures(report))}


def main() -> None:
    """Write the expected reports."""
    rulewright.reports.sarif.version = lambda _: "1.2.3"
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        book = write_book(Path("."))
        for name, text in texts(reported(book)).items():
            (GOLDEN / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
