"""What is told of changed acts and laws agrees with play from every lawful state of a small book."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from rulewright.book.model import Book, FieldKind
from rulewright.evidence.context import Context
from rulewright.lowering.loader import load_book
from rulewright.play.play import play_act
from rulewright.story.story import requirements
from rulewright.table.evaluate import evaluate
from rulewright.table.scene import Scene
from rulewright.table.state import State
from rulewright.table.trace import Trace
from rulewright.tools import model_changes
from rulewright.tools.comparison import Comparison
from rulewright.tools.model_changes import ASKS_LESS, ASKS_MORE, ELSE, FEWER, FORBIDS_LESS, FORBIDS_MORE, MORE
from small_books import BRUTE, Written, cells, doing_books, inputs, norm_books, values

ROBS = "requires: [b has at least 1 gold], then: [b loses 1 gold]"
ACTS = (
    ROBS,
    "requires: [{not: b has 0 gold}], then: [b gains -1 gold]",
    "requires: [b has 2 gold], then: [b loses 1 gold]",
    "requires: [b has at least 1 gold, a is walled], then: [b loses 1 gold]",
    "requires: [b has at least 1 gold], then: [b loses 1 gold, a is walled]",
    "requires: [b has at least 1 gold], then: [b has 0 gold]",
    "requires: [b has at least 1 gold], then: [the lord of b is a]",
    "permissions: exhaustive, requires: [b has at least 1 gold], then: [b loses 1 gold]",
    "then: [b loses 1 gold]",
)
LAWS = (
    "all(gold(t) >= 1 for t in Town if walled(t))",
    "all(walled(t) for t in Town if gold(t) >= 1)",
    "not any(walled(t) and gold(t) == 0 for t in Town)",
    "all(lord(t) != t for t in Town)",
    "sum(gold(t) for t in Town) <= 2",
    "sum(gold(t) for t in Town) <= 3",
    "all(gold(t) >= 0 for t in Town)",
)


def load(written: Written, robs: str = ROBS, law: str = "") -> Book:
    """A book, with the act and one more law told so."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in written.files().items():
            if name == "model.yaml":
                assert ROBS in text
                text = text.replace(ROBS, robs)
                text = text.replace("laws: {", f'laws: {{"one more": "{law}", ' if law else "laws: {")
            (Path(folder) / name).write_text(text, encoding="utf-8")
        return load_book(Path(folder))


def states(book: Book) -> Iterator[State]:
    """Every state, told apart by what the acts and laws here read and change."""
    stored = [(f, args) for f, args in cells(book, FieldKind.STATE) if f.name in ("gold", "walled", "lord")]
    for choice in product(*(values(book, f.type) for f, _ in stored)):
        state = State.start(book)
        for (field, args), value in zip(stored, choice, strict=True):
            state.set(field.name, args, value)
        yield state


def lawful(book: Book, state: State) -> bool:
    """Whether no law is broken."""
    return all(evaluate(law.condition, Scene(book, state)) for law in book.laws)


def clean(trace: Trace) -> bool:
    """Whether the clauses say what a play comes to, without a contradiction."""
    return not (trace.stopped or trace.contested or trace.disputed or trace.unsettled)


def differences(old: Book, new: Book) -> set[str]:
    """The ways in which an attempt at the act comes to something else, from every lawful state."""
    found: set[str] = set()
    names = old.acts["robs"].parameters
    needs = [requirements(book, "robs", names) for book in (old, new)]
    pairs = list(product(*(values(old, v.type) for v in names)))
    for state in (s for s in states(new) if lawful(new, s)):
        for args, dice in product(pairs, inputs(new)):
            binding = {v.name: a for v, a in zip(names, args, strict=True)}
            can = [evaluate(n, Scene(b, state), binding) for n, b in zip(needs, (old, new), strict=True)]
            if can[0] != can[1]:
                found.add(ASKS_MORE if can[0] else ASKS_LESS)
            traces = [play_act(book, state, "robs", args, dice) for book in (old, new)]
            if not (all(can) and all(map(clean, traces))):
                continue
            if bool(traces[0].refused) != bool(traces[1].refused):
                found.add(MORE if traces[0].refused else FEWER)
            elif not traces[0].refused and traces[0].after != traces[1].after:
                found.add(ELSE)
    return found


@BRUTE
@given(st.one_of(norm_books(doers=False), doing_books()), st.sampled_from(ACTS), st.sampled_from(ACTS))
def test_what_becomes_of_an_act(written: Written, robs: str, now: str) -> None:
    """What differs in play is told, and shown; what is proved to be the same plays alike."""
    written = replace(written, closed=False)
    old, new = load(written, robs), load(written, now)
    comparison = Comparison(old, new, Context)
    account = model_changes.act(comparison, "robs")
    played, told = differences(old, new), set(account.how.split(", ")) - {"reworded"}
    assert played <= told, (played, account)
    assert played & {ASKS_MORE, ASKS_LESS} == told & {ASKS_MORE, ASKS_LESS}
    assert (account.how == "reworded") is (not told)
    assert bool(account.shown) or not played or bool(account.why)
    back = set(model_changes.act(Comparison(new, old, Context), "robs").how.split(", "))
    mirror = {ASKS_MORE: ASKS_LESS, ASKS_LESS: ASKS_MORE, FEWER: MORE, MORE: FEWER}
    assert {mirror.get(how, how) for how in back} == set(account.how.split(", "))


@BRUTE
@given(norm_books(doers=False), st.sampled_from(("", *LAWS)), st.sampled_from(("", *LAWS)))
def test_what_becomes_of_a_law(written: Written, law: str, now: str) -> None:
    written = replace(written, closed=False)
    old, new = load(written, law=law), load(written, law=now)
    if not (law or now) or not all(lawful(book, State.start(book)) for book in (old, new)):
        return  # a book that begins against its laws is refused when it is read
    account = model_changes.law(Comparison(old, new, Context), "one more")
    allowed = [{n for n, s in enumerate(states(book)) if lawful(book, s)} for book in (old, new)]
    less, more = allowed[0] - allowed[1], allowed[1] - allowed[0]
    assert len(account.shown) == bool(less) + bool(more)
    if law and now:
        said = [FORBIDS_MORE] * bool(less) + [FORBIDS_LESS] * bool(more)
        assert account.how == (", ".join(said) or "reworded")
    else:
        assert (account.how, bool(account.why)) == ("gone" if law else "new", not account.shown)
