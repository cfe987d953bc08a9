"""The answer to a question about a book, for a person or a program."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict

from rulewright.book.model import Book
from rulewright.language.inert import inert, inert_line
from rulewright.tools.ask import IMPOSSIBLE, LAWFUL, NEVER, REACHED, UNDECIDED, Answer

MOST = 20  # clauses that are told in text
HEADS = {
    REACHED: "Yes: play leads there.",
    LAWFUL: "Lawful: nothing forbids this state; whether play leads there is open.",
    NEVER: "Lawful, but never in play: no way leads there.",
    IMPOSSIBLE: "No: there is no such state.",
    UNDECIDED: "Undecided.",
}


def as_text(book: Book, answer: Answer) -> str:
    """The answer in lines."""
    return "".join(f"{inert_line(line)}\n" for line in lines(book, answer))


def lines(book: Book, answer: Answer) -> Iterator[str]:
    """What is asked, the answer, the state and the way to it, how that is known, and what applies."""
    yield f"{book.id}: {'; '.join(answer.phrases)}?"
    yield HEADS[answer.tier]
    if answer.tier in (REACHED, LAWFUL, NEVER):
        yield f"  For example: {'; '.join(answer.given) or 'the state at the start of the game'}."
        if answer.named:
            yield f"  There {', '.join(answer.named)}."
    if answer.way:
        yield f"  The way there: {'; '.join(answer.way)}."
    yield from (f"  {why[:1].upper()}{why[1:].removesuffix('.')}." for why in answer.why)
    if answer.applies:
        yield "  Then there applies:"
        width = max(len(one.clause) for one in answer.applies[:MOST])
        for one in answer.applies[:MOST]:
            yield f"    {one.clause:<{width}}  {one.says}" + (f", when {one.moment}" if one.moment else "")
        if len(answer.applies) > MOST:
            yield f"    and {len(answer.applies) - MOST} more ('--format json' tells each)"
    elif answer.given or answer.tier in (REACHED, LAWFUL, NEVER):
        yield "  No clause speaks of it then."
    if answer.others:
        many = "another clause stands" if answer.others == 1 else f"{answer.others} other clauses stand"
        yield f"  Beside that {many}."


def as_json(book: Book, answer: Answer) -> str:
    """The answer in its public format, see ``schemas/answer.json`` among the reports."""
    told = asdict(answer)
    told["applies"] = [one._asdict() for one in answer.applies]
    return inert(json.dumps({"version": 1, "book": book.id, **told}, indent=2, ensure_ascii=False) + "\n")


def exit_code(answer: Answer) -> int:
    """0 where there is such a state, 1 where there is none, 3 where that is not decided."""
    return {IMPOSSIBLE: 1, UNDECIDED: 3}.get(answer.tier, 0)


FORMATS: dict[str, Callable[[Book, Answer], str]] = {"text": as_text, "json": as_json}
