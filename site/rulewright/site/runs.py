"""What the last test run and the last mutation run came to, in the words of the site."""

from __future__ import annotations

from rulewright.book.model import Clause
from rulewright.run.records import Stamp
from rulewright.site.book_data import Told
from rulewright.site.text import count


def last_test_run(told: Told) -> str:
    """When and on which revision the scenarios were last run; the results on the pages are of the text as it is now."""
    tested = told.records.tested
    if tested is None:
        return "No test run was kept: the scenarios were played when this site was made."
    said = f"{_stamp(tested.stamp)}: {tested.passed} of {tested.passed + tested.failed} pass."
    if tested.stamp.words == told.records.words:
        return said
    return f"{said} The text has changed since then: the scenarios were played anew when this site was made."


def mutation_run(told: Told) -> str:
    """How many alterations of clauses the scenarios noticed in the last mutation run."""
    mutated = told.records.mutated
    if mutated is None:
        return "No mutation run was kept."
    noticed = sum(n for n, _ in mutated.clauses.values())
    number = sum(n for _, n in mutated.clauses.values())
    of = count(len(mutated.clauses), "clause")
    said = f"{_stamp(mutated.stamp)}: {noticed} of {number} alterations of {of} noticed."
    return said if mutated.stamp.words == told.records.words else f"{said} The text has changed since then."


def _stamp(stamp: Stamp) -> str:
    return stamp.when + (f" on revision {stamp.revision}" if stamp.revision else "")


def mutation_score(told: Told, clause: Clause) -> str:
    """How many alterations of a clause were noticed; empty if that is not known of it as it stands."""
    mutated = told.records.mutated
    if mutated is None or mutated.stamp.words != told.records.words or clause.id not in mutated.clauses:
        return ""
    noticed, number = mutated.clauses[clause.id]
    return f"{noticed} of {number}" if number else ""
