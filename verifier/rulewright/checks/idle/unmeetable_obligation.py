"""An obligation to an act that cannot be done: what the act requires is not so while the clause obliges to it."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Book, Norm, NormKind, Part
from rulewright.checks.shared.pairs import side, stands
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_act, of_clauses
from rulewright.language.expr import conj, negate
from rulewright.story.story import absent, requirements
from rulewright.table.index import index_of

CHECK = Check(
    "RW205",
    "unmeetable-obligation",
    Severity.WARNING,
    "A clause obliges to an act in a state in which the act cannot be done.",
)


def find(context: Context) -> Iterator[Finding]:
    """The obligations that stand where what their act requires does not hold."""
    seen: set[tuple[str, str]] = set()
    for act, norms in index_of(context.book).norms.items():
        for part, norm in norms:
            if norm.kind is not NormKind.OBLIGE or not context.book.acts[act].requires or (part.clause, act) in seen:
                continue
            finding = context.decide(query(context.book, part, norm))
            if finding is not None:
                seen.add((part.clause, act))
                yield finding


def query(book: Book, part: Part, norm: Norm) -> Query:
    """The question whether an obligation stands while its act lacks what it requires."""
    one = side(part, "1")
    args = one.args(norm.args)
    norms = [(p, n.args) for p, n in index_of(book).norms.get(norm.act, ())]
    needed = "; ".join(c.text for c in book.acts[norm.act].requires)
    lacking = conj([*map(negate, absent(book.acts[norm.act], args)), negate(requirements(book, norm.act, args))])
    return Query(
        CHECK,
        (part.clause,),
        "In this state the clause obliges to an act that cannot be done.",
        conj([one.told(part.guard), stands(book, one, args, norms), lacking]),
        one.variables,
        ending=Ending(f"… is obligatory because of {part.clause}", act=(norm.act, args)),
        also=(Ending("… is refused", act=(norm.act, args)),),
        demands={part.clause: f"obliges: {norm.text}"},
        cures=("Oblige to it only where it can be done.", "Say what happens where it cannot."),
        core=(f"the act requires: {needed}",),
        cell=norm.act,
        matter=f"{of_clauses(book, (part.clause,), norm.act)} {of_act(book.acts[norm.act])}",
    )
