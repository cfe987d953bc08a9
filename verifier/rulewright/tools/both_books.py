"""A state played in two books, and the Thens that tell the two apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from rulewright.book.model import (
    Book,
)
from rulewright.gherkin.describe import difference
from rulewright.gherkin.feature import CONTEXT, Step
from rulewright.gherkin.scenario import Result, Scenario, run
from rulewright.table.evaluate import Contested, MissingInput, Scene, read
from rulewright.table.state import Cell


@dataclass(frozen=True, slots=True)
class Shown:
    """A state in which two editions answer differently, played in both: what each says, and a scenario for each."""

    old: str  # a Then that holds in the old edition and not in the new one; empty where there is none
    new: str
    given: tuple[str, ...]
    moment: str
    scenario: str  # that passes in the new edition, or else in the old one
    passes: str  # in which of the two it does: old or new
    apart: bool = False  # whether it takes the rest of the book as the new edition has it


def shows_of(pair: tuple[Book, Book], results: Sequence[Result], cell: Cell) -> Iterator[str]:
    """What a cell shows in either of two books, as Thens, in the state that a scenario came to."""
    for book, result in zip(pair, results, strict=True):
        if result.state is not None and cell[0] in book.fields:
            with suppress(Contested, MissingInput):
                yield book.phrases.say_cell(*cell, read(*cell, Scene(book, result.state, None, result.inputs)))


def changes_of(pair: tuple[Book, Book], results: Sequence[Result], cell: Cell | None = None) -> Iterator[str]:
    """What a cell holds after a moment in either of two books, and what else becomes so in it, as Thens."""
    traces = [(book, r.trace) for book, r in zip(pair, results, strict=True) if r.trace is not None]
    if cell is not None:
        for book, trace in ((book, trace) for book, trace in traces if cell[0] in book.fields):
            left = " still" if trace.before.get(*cell) == trace.after.get(*cell) else ""
            yield book.phrases.say_cell(*cell, trace.after.get(*cell)) + left
    for book, trace in traces:
        yield from difference(book, trace.before, trace.after)


def telling(shown: Shown, clause: str) -> bool:
    """Whether a state tells more than that a clause applies in it."""
    only = {f"{clause} applies", f"{clause} does not apply", ""}
    return not {shown.old, shown.new} <= only


def answer(
    pair: tuple[Book, Book], clause: str, given: Sequence[str], inputs: Sequence[str], moment: str, offers: list[str]
) -> Scenario | None:
    """The scenario with the first Then that holds in the first of two books and not in the other."""
    for then in dict.fromkeys(offers):
        for loose in (False, True):
            told = script(clause, given, inputs, moment, (then,), loose)
            mine = run(pair[0], told)
            broken = mine.trace.broken if mine.trace is not None else ()
            laws = tuple(f"the law {law} is broken" for law in broken)
            if broken and then not in laws:
                told = script(clause, given, inputs, moment, (then, *laws), loose)
                mine = run(pair[0], told)
            if mine.passed and differs(run(pair[1], told)):
                return told
            if mine.passed or not inputs:
                break
    return None


def differs(result: Result) -> bool:
    """Whether a Then was reached that does not hold."""
    return result.noticed


def denials(thens: Iterable[str]) -> Iterator[str]:
    """What may be so instead."""
    for then in thens:
        if then.endswith(" applies"):
            yield then.removesuffix(" applies") + " does not apply"
        for word in (" is refused", " is allowed", " is obligatory"):
            if word in then:
                yield then.replace(word, word.replace(" is ", " is not "))


def script(
    clause: str, given: Sequence[str], inputs: Sequence[str], moment: str, thens: Sequence[str], loose: bool = False
) -> Scenario:
    """A scenario: a state, dice and choices, a moment, and what is so then."""
    steps = [Step("given", text, 0) for text in given]
    steps += [Step("when", f"{text} {CONTEXT}" if loose else text, 0, loose) for text in inputs]
    steps += [Step("when", moment, 0)] if moment else []
    steps += [Step("then", text, 0) for text in thens]
    return Scenario(clause, (clause,), f"{clause} as it was and as it is", "", 0, clause, tuple(steps))


def last(scenario: Scenario | None) -> str:
    """The first Then of a scenario, which tells two books apart."""
    return next((s.text for s in scenario.steps if s.keyword == "then"), "") if scenario is not None else ""


def once(shown: Sequence[Shown]) -> tuple[Shown, ...]:
    """States that say something of their own."""
    found: dict[tuple[object, ...], Shown] = {}
    for one in shown:
        found.setdefault((one.given, one.moment, one.old, one.new), one)
    return tuple(found.values())
