"""What one clause does leads to a state that another one says there never is."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Book, Keep, Part, SetCell
from rulewright.checks.conflict.kept_condition import broken, made, meetings, unmoved
from rulewright.checks.shared.doings import Happening
from rulewright.checks.shared.pairs import names_of, same_cell, side
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Query, Severity
from rulewright.language.expr import Expr, Read, conj, disj, equal, free_variables, negate, parts_of
from rulewright.story.reveal import reveal

CHECK = Check(
    "RW312",
    "broken-definition",
    Severity.ERROR,
    "What one clause does leads to a state of which another one demands otherwise, and no rule says which prevails.",
    contradiction=True,
)


def find(context: Context) -> Iterator[Finding]:
    """The demands on every state that something that can happen does not meet."""
    seen: set[tuple[str, ...]] = set()
    for meeting in meetings(context, timeless=True):
        part, keep, parties = meeting.part, meeting.keep, names_of(meeting.part.clause, meeting.other.clause)
        for one in meeting.happenings(context.book):
            for asked in queries(context.book, part, keep, one):
                finding = context.decide(asked) if parties not in seen else None
                if finding is not None:
                    seen.add(parties)
                    yield finding


def queries(book: Book, part: Part, keep: Keep, one: Happening) -> Iterator[Query]:
    """The questions whether a demand is met before and not after, and whether a value is laid down that is not met."""
    held = side(part, "2")
    met = disj([negate(held.told(part.guard)), held.told(keep.condition)])
    for before in (met, disj(list(laid(book, one, held.told(keep.condition))))):
        question = conj([one.turn(book, before), broken(book, one, met), unmoved(book, one, part)])
        yield made(CHECK, one, held, question, book, keep.text)


def laid(book: Book, one: Happening, condition: Expr) -> Iterator[Expr]:
    """For each cell of a demand that is given a value: that it holds another one now."""
    cells = [e for e in parts_of(reveal(condition, book)) if isinstance(e, Read)]
    for outcome in (o for o in one.doing.outcomes if isinstance(o, SetCell)):
        args, value = one.side.args(outcome.args), one.side.told(outcome.value)
        for cell in (c for c in cells if c.field == outcome.field):
            bound = free_variables(cell) - free_variables(condition)
            same = conj([]) if bound else same_cell(book, cell.field, args, cell.args)
            yield conj([same, negate(equal(Read(cell.field, args, cell.type), value))])
