"""A condition that never decides: wherever the others of its clause hold, it holds too.

The laws make it so, or what happens before its turn. Of a condition with alternatives, one never decides if
another holds wherever it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import AnchorKind, Book, Condition, Instead, Part
from rulewright.checks.shared.pairs import free
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.proofs import KINDS, never
from rulewright.evidence.context import Context
from rulewright.evidence.core import Asked, Grounds, to_blame, told_grounds
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.evidence.matter import of_part
from rulewright.evidence.trial import fires
from rulewright.language.expr import Apply, Expr, Literal, Operator, conj, disj, negate
from rulewright.solver.solve import Refuted
from rulewright.solver.witness import as_witness
from rulewright.story.moments import at_turn, turn
from rulewright.story.reveal import reveal

CHECK = Check(
    "RW202",
    "never-decides",
    Severity.NOTE,
    "A condition of a clause holds wherever its other conditions hold, so that it never decides anything.",
)


def find(context: Context) -> Iterator[Finding]:
    """The written conditions, and alternatives of conditions, that the others of their part and the laws imply."""
    seen: set[tuple[str, str]] = set()
    for part in context.book.parts():
        if context.book.clauses[part.clause].kind not in KINDS or part.dispositions:
            continue
        for condition in written(part):
            if (part.clause, condition.text) not in seen:
                seen.add((part.clause, condition.text))
                shown = f"{part.id}: {condition.text}" in context.played.alive
                about = f"{CHECK.code} {part.id} {part.conditions.index(condition)} {shown}"
                yield from context.unit(about, (part,), partial(decided, context, part, condition, shown))


def decided(context: Context, part: Part, condition: Condition, shown: bool) -> Iterator[Finding]:
    """The findings on one condition; no scenario must have shown that it decides."""
    others = tuple(c for c in read_with(part) if c is not condition)
    if not shown and (asked := implied(context, part, others, condition.expr)):
        yield idle(
            context,
            part,
            f"This condition never decides, as it is met wherever it is asked for: {condition.text}.",
            condition.expr,
            others,
            asked,
        )
    else:
        yield from idle_alternatives(context, part, condition, others)


def idle_alternatives(
    context: Context, part: Part, condition: Condition, others: tuple[Condition, ...]
) -> Iterator[Finding]:
    """The alternatives of a condition that hold only where another one holds too."""
    for words, expr in alternatives(condition):
        rest = disj([e for _, e in alternatives(condition) if e is not expr])
        if asked := implied(context, part, others, disj([rest, negate(expr)])):
            if context.possible(conj([*(c.expr for c in others), condition.expr])):
                yield idle(context, part, f"This alternative never decides: {words}.", expr, others, asked)


def alternatives(condition: Condition) -> list[tuple[str, Expr]]:
    """What a condition that says *or* chooses between, each in its words."""
    words, expr = condition.text.split(" or "), condition.expr
    if not isinstance(expr, Apply) or expr.operator is not Operator.OR or len(words) != len(expr.args):
        return []
    return list(zip(words, expr.args, strict=True))


def read_with(part: Part) -> tuple[Condition, ...]:
    """The conditions of a part that are read in one state."""
    standing = part.anchor.kind is AnchorKind.STANDING
    return (*part.life, *part.conditions) if standing else part.conditions


def written(part: Part) -> Iterator[Condition]:
    """The conditions that a clause states itself: no sets, no results of a roll, nothing that a term adds."""
    for condition in part.conditions:
        added = " is of " in condition.text or condition.text.startswith("the result is ")
        if not added and condition not in part.inherited and not somebody(condition.expr):
            yield condition


def somebody(expr: Expr) -> bool:
    """Whether a condition says only that a term names somebody."""
    match expr:
        case Apply(Operator.NOT, (Apply(Operator.EQ, args),)):
            return any(isinstance(a, Literal) and a.value is None for a in args)
        case _:
            return False


def implied(context: Context, part: Part, others: tuple[Condition, ...], expr: Expr) -> Asked | None:
    """The question that proves that a condition follows from others that can hold: in any state, or at its turn."""
    book = context.book

    def anywhere(_: Book, conditions: tuple[Condition, ...]) -> Expr:
        return conj([*(c.expr for c in conditions), negate(expr)])

    def in_turn(alone: Book, conditions: tuple[Condition, ...]) -> Expr:
        return turn(alone, part, anywhere(alone, conditions))

    told = conj([c.expr for c in others])
    if never(context, CHECK, (part.clause,), anywhere(book, others)):
        return anywhere if context.possible(told) else None
    open_act = part.anchor.instead is Instead.ASKED  # its conditions may say in which states the act could be done
    if part.anchor.kind is AnchorKind.STANDING or open_act or at_turn(book, part, expr) == reveal(expr, book):
        return None
    asked = context.stats.candidates + 1  # one question, whichever state was at hand to try at the table
    shown = shown_at_turn(context, part, anywhere(book, others), (*others, Condition(negate(expr), "")))
    idle = not shown and never(context, CHECK, (part.clause,), in_turn(book, others))
    context.stats.candidates = asked
    return in_turn if idle and context.possible(conj([turn(book, part, told), free(book, part.anchor)])) else None


def shown_at_turn(context: Context, part: Part, question: Expr, conditions: tuple[Condition, ...]) -> bool:
    """Whether the table shows, from the first state that meets a question, conditions to be met at a part's turn."""
    verdict = context.aside(question)
    if not isinstance(verdict, Refuted):
        return False
    return fires(context.book, part, conditions, as_witness(context.book, part.variables, verdict.situation))


def idle(
    context: Context, part: Part, message: str, expr: Expr, others: tuple[Condition, ...], asked: Asked
) -> Finding:
    """The finding on a condition, or an alternative of one, that never decides; it names only what implies it."""
    book, words = context.book, message.partition(": ")[2].removesuffix(".")
    return stated(
        context,
        CHECK,
        (part.clause,),
        message,
        part.anchor.moment,
        core=told_grounds(book, to_blame(book, others, asked, (part.clause,)) or Grounds(others)),
        cures=("Drop the condition, or mark the clause as a reminder.",),
        cell=words,
        worded=True,
        matter=of_part(book, part, expr),
    )
