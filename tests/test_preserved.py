"""What is proved to keep a law, thing by thing, keeps it in play."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

from hypothesis import given, settings

from rulewright.book.model import Book, Law
from rulewright.checks.lawful.breaks_law import Doubts, found_in
from rulewright.checks.shared.doings import happening
from rulewright.evidence.context import Context
from rulewright.language.expr import negate
from rulewright.language.types import BOOL
from rulewright.play.play import play_step
from rulewright.story.laws import stored_only
from rulewright.table.evaluate import Scene, evaluate
from strategies import Maker, random_state, seeds
from test_checks_replay import town
from test_verifier_after import random_book


def lawbreaking_day(draw: Random) -> Book | None:
    """A random book with a law of stored cells, if some undisputed day in it breaks the law."""
    book = random_book(draw)
    before = random_state(book, draw)
    trace = play_step(book, before, "day")
    if trace.stopped or trace.contested or trace.disputed or (trace.refused and trace.refused.clauses):
        return None
    maker = Maker(book, draw, past=False, readable=("war", "rank", "patron", "done"))
    for law in (maker.make(BOOL, draw.randint(0, 2)) for _ in range(20)):
        held, holds = (evaluate(law, Scene(stored_only(book), state)) for state in (before, trace.after))
        if held != holds:
            return replace(book, laws=(Law("the law", law if held else negate(law)),))
    return None


@settings(max_examples=500, deadline=None)
@given(seeds)
def test_a_broken_law_leaves_a_doubt(seed: int) -> None:
    """Over random books and days: where a law is broken, not all that clauses write and do is proved to keep it."""
    book = lawbreaking_day(Random(seed))
    if book is None:
        return
    context = Context(book)
    (breach,) = found_in(context).preserved.breaches
    doubts = Doubts(context)
    assert any(doubts.about(breach, one) for part in book.parts() for one in happening(book, part))


def test_what_an_act_rests_on_is_recalled(tmp_path: Path) -> None:
    """Who attacks chose Bern, which Ulm did not, and chooses anew at once: Ulm stays at peace all the same."""
    clause = (
        "- {{clause: T.1, says: Who chose Bern attacks it and chooses anew., at: summer, for: {{t: Town}},"
        " when: [t chooses BERN, {0} chooses GENF], then: [t chooses GENF, t attacks BERN]}}\n"
    )
    for other, doubted in (("ULM", False), ("BERN", True)):
        book = town(tmp_path, "      " + clause.format(other))
        law = Law("Ulm leaves Bern alone", negate(book.phrases.condition("ULM is at war with BERN")))
        book = replace(book, laws=(law,))
        context = Context(book)
        (breach,) = found_in(context).preserved.breaches
        (one,) = (one for part in book.parts() for one in happening(book, part))
        assert Doubts(context).preserved.law(breach, one.mates, (), frozenset()) is not doubted
