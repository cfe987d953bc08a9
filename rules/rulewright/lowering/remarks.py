"""What people say of a book beside its text: what a clause means by their decision, and what they see to be wrong."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Clause, DefectReport, Meaning
from rulewright.files.files import Files
from rulewright.files.schema import ReportShape
from rulewright.files.yamlread import Document, Where
from rulewright.lowering.lower import Lowering
from rulewright.phrasing.parse import nearest

DECIDED = "Say in a sentence why it was decided so."
EMPTY = {
    "says": ("does not say what is wrong", "Say it in a sentence."),
    "seen": ("does not say who has seen it", "Name a person, an address, or 'reading'."),
    "struck": ("is struck out without a reason", "Say in a sentence why it is no defect, or leave 'struck' out."),
}


def meanings_of(files: Files, lowering: Lowering) -> tuple[Meaning, ...]:
    """The decisions on what clauses mean, each on a reading that is adopted or on an assumption."""
    document = files.documents["rulings.yaml"]
    found: list[Meaning] = []
    for i, shape in enumerate(files.rulings.meanings):
        where, told = ("meanings", i), " ".join(shape.is_.split())
        clause = lowering.clauses.get(shape.clause)
        if files.printed and (clause is None or told not in choices(clause)):
            continue  # of the text as errata leave it
        if clause is None:
            lowering.no_clause(document.at((*where, "clause")), shape.clause)
            continue
        if told not in choices(clause):
            message = f"'{clause.id}' neither adopts the reading '{told}' nor assumes it"
            lowering.problem(document.at((*where, "is")), message, hint(clause, told))
        if any((m.clause, m.told) == (clause.id, told) for m in found):
            lowering.problem(
                document.at((*where, "is")), f"it is decided twice what '{clause.id}' means", "Remove one."
            )
        if not shape.because.strip():
            lowering.problem(document.at((*where, "because")), f"the decision on '{clause.id}' has no reason", DECIDED)
        found.append(Meaning(clause.id, told, " ".join(shape.because.split()), document.at(where)))
    return tuple(found)


def choices(clause: Clause) -> tuple[str, ...]:
    """What was chosen where the text of a clause leaves it open: the reading adopted, and what is assumed."""
    return (*([clause.adopted] if clause.adopted else []), *clause.assumes)


def hint(clause: Clause, told: str) -> str:
    """What to write for a choice that is none."""
    known = choices(clause)
    if not known:
        return "Nothing is left open there: remove the decision."
    return nearest(told, list(known)) or f"Write one of: {'; '.join(known)}"


def reports_of(files: Files, lowering: Lowering) -> tuple[DefectReport, ...]:
    """What people have seen to be wrong; of a book as it was printed only what is of its clauses."""
    document = files.documents["reports.yaml"]
    deleted = {a.clause: e.id for e in lowering.errata for a in e.amendments if a.deleted}
    found: dict[str, DefectReport] = {}
    for i, shape in enumerate(files.reports.reports):
        where: Where = ("reports", i)
        if files.printed and not lowering.clauses.keys() >= set(shape.clauses):
            continue  # on a clause that errata add
        gone = [name for name in shape.clauses if name in deleted]
        if shape.report in found:
            place = document.at((*where, "report"))
            lowering.problem(place, f"the report '{shape.report}' stands twice", "Give one of them another id.")
        for part, message, advice in wrong(shape):
            lowering.problem(document.at((*where, part)), f"the report '{shape.report}' {message}", advice)
        check_clauses(lowering, shape, document, where, deleted)
        state = lowering.builder.conditions(list(shape.state), {}, document, (*where, "state"))
        struck = " ".join(shape.struck.split())
        if gone and not struck:
            struck = f"The erratum {deleted[gone[0]]} deletes {gone[0]}."
        report = DefectReport(
            shape.report,
            tuple(dict.fromkeys(shape.clauses)),
            " ".join(shape.says.split()),
            " ".join(shape.seen.split()),
            state,
            tuple(dict.fromkeys(shape.told_by)),
            struck,
            document.at((*where, "report")),
        )
        found.setdefault(shape.report, report)
    return tuple(found.values())


def wrong(shape: ReportShape) -> Iterator[tuple[str, str, str]]:
    """What a report lacks, or says in vain: under which key, and what to do."""
    for key, (message, advice) in EMPTY.items():
        if key in shape.model_fields_set and not getattr(shape, key).strip():
            yield key, message, advice
    if not shape.clauses:
        yield "clauses", "names no clause", "Name the clauses that it is about."
    if shape.struck.strip() and shape.told_by:
        yield "struck", "is struck out and yet to be told", "Leave out 'struck' or 'told by'."


def check_clauses(
    lowering: Lowering, shape: ReportShape, document: Document, where: Where, deleted: dict[str, str]
) -> None:
    """Each clause that a report names is one of the book, or was before an erratum."""
    for k, name in enumerate(shape.clauses):
        if name not in lowering.clauses and name not in deleted:
            place = (*where, "clauses", k) if (*where, "clauses", k) in document.positions else (*where, "clauses")
            lowering.no_clause(document.at(place), name)
