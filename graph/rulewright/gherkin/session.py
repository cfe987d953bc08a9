"""A scenario at the table: its lines set the state, play moments, and test what came of them.

Each line is read through the phrase book. A line that fails raises an AssertionError that tells a
rules editor what happened instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from rulewright.book.model import Book, FieldKind, Outcome, Perform, SetCell
from rulewright.gherkin.describe import difference
from rulewright.gherkin.feature import CONTEXT
from rulewright.gherkin.moment import said_step
from rulewright.language.expr import Expr
from rulewright.language.types import Value, fits
from rulewright.phrasing.parse import one_of
from rulewright.phrasing.phrases import PhraseError
from rulewright.play.demands import broken_laws
from rulewright.play.play import play_act, play_step
from rulewright.table.evaluate import evaluate
from rulewright.table.index import can_be, fields_of, index_of
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.table.state import Cell, OutOfRange, State, cell_of
from rulewright.table.trace import ActLoop, Done, LongChain, Trace
from rulewright.table.triggers import First

S = TypeVar("S", bound=Expr | Outcome)
T = TypeVar("T")


class UnlawfulGiven(AssertionError):
    """What a scenario gives is against a law, or nothing ever brings it about."""


class IdleWhen(AssertionError):
    """A moment that a scenario plays changes nothing and decides nothing."""


class Inputs(dict[Cell, Value]):
    """Inputs that remember which of them were read, and which need not be."""

    def __init__(self) -> None:
        super().__init__()
        self.used: set[Cell] = set()

    def __getitem__(self, cell: Cell) -> Value:
        self.used.add(cell)
        return super().__getitem__(cell)


@dataclass
class Recorder:
    """The clauses that had a say, over any number of scenarios, the steps and acts played, and what lines speak of."""

    fired: set[str] = field(default_factory=set)
    steps: set[str] = field(default_factory=set)
    acts: set[tuple[str, First]] = field(default_factory=set)  # each with the first thing that it was done with
    spoken: list[Expr | Outcome] = field(default_factory=list)  # conditions and terms, what is set, acts that are tried
    clauses: set[str] = field(default_factory=set)  # of which a Then asks whether they apply
    anything: bool = False  # whether something was asked in which any part that stands may have a say

    def saw(self, trace: Trace) -> None:
        """Take note of a moment."""
        self.fired |= trace.fired
        self.acts.update((act, args[0] if args else ...) for act, args in trace.acts)


class Session:
    """One table: a state, the inputs given for the next moment, and the last moment played."""

    def __init__(self, book: Book, recorder: Recorder | None = None) -> None:
        self.book = book
        self.recorder = recorder or Recorder()
        self.state = State.start(book)
        self.inputs = Inputs()
        self.trace: Trace | None = None
        self.moment: Done | str = ""
        self.tested = False  # whether there was a Then
        self.broken: list[str] = []  # laws, as long as no Then tells of them
        self.idle = ""  # a moment in which nothing happened, as long as no Then tells of it
        self.refused: dict[Done, str] = {}  # acts that were refused, as long as no Then tells of it
        self.stopped: ActLoop | OutOfRange | None = None  # by what a moment comes to no end, if no Then tells of it
        self._stop = ""  # that in words
        self._given: set[str] = set()
        self._unused: list[Cell] = []
        self._last = self.inputs

    def given(self, text: str) -> None:
        """Set the cells that a phrase means."""
        text = bare(text)
        for outcome in self.effects(text):
            if not isinstance(outcome, SetCell):
                raise AssertionError(f"'{text}' does not set anything; a Given says what is so before the moment")
            match self.book.fields[outcome.field].kind:
                case FieldKind.INPUT:
                    raise AssertionError(f"'{text}' is a die or a choice; give it in a When")
                case FieldKind.DERIVED:
                    raise AssertionError(f"'{text}' follows from other facts; set those")
            self._set(outcome, text)

    def _set(self, outcome: SetCell, text: str) -> None:
        (name, args), value = self.cell(outcome)
        if None in args:
            raise AssertionError(f"'{text}' is said of nobody")
        try:
            self.state.set(name, args, value)
        except OutOfRange as error:
            raise AssertionError(f"'{text}': {error}") from error
        if not can_be(self.book, (name, args), self.state.get(name, args)):
            raise UnlawfulGiven(
                f"'{text}' never comes about: no clause and no act does it, and only these change "
                f"{self.book.phrases.say_place(name)}"
            )
        self._given.add(name)

    def cell(self, outcome: SetCell) -> tuple[Cell, Value]:
        """The cell that is set, and to what."""
        scene = self.scene()
        args = tuple(self.value(arg, scene) for arg in outcome.args)
        value = self.value(outcome.value, scene)
        if not fits(value, self.book.fields[outcome.field].type, index_of(self.book).members):
            raise AssertionError(f"it cannot be that {self.book.phrases.say_cell(outcome.field, args, value)}")
        return cell_of(self.book, outcome.field, args), value

    def check_laws(self) -> None:
        """Fail if what was given is against a law."""
        try:
            broken = broken_laws(self.scene(), self._given)
        except (Contested, MissingInput) as stop:
            raise AssertionError(f"whether the laws hold cannot be told: {stop}") from stop
        self._given = set()
        if broken:
            raise UnlawfulGiven(f"a Given breaks the law '{broken[0]}'")

    def check_end(self) -> None:
        """Fail if the last moment comes to no end and no Then has told of it."""
        if self.stopped is not None:
            raise AssertionError(self._stop)

    def ends_by(self, kind: type[ActLoop | OutOfRange]) -> bool:
        """Whether something of a kind keeps the last moment from its end, which then is told of."""
        if not isinstance(self.stopped, kind):
            return False
        self.stopped = None
        return True

    def when(self, text: str, context: bool = False) -> None:
        """Take an input, which with ``context`` may stay unread, or play a moment."""
        context = context or text.strip().endswith(CONTEXT)
        text = bare(text)
        self.check_end()
        self.check_laws()
        step, edges = said_step(text, self.book) or ("", ())
        if step in self.book.steps:
            self.recorder.steps.add(step)
            self._played(text, step, play_step(self.book, self.state, step, self.inputs, edges))
            return
        if step and text.endswith(" step is played"):
            raise AssertionError(f"'{step}' is no step of the timeline. {one_of(step, list(self.book.steps))}")
        outcomes = self.effects(text)
        match outcomes:
            case (Perform() as perform,):
                done = self.done(perform)
                self._played(text, done, play_act(self.book, self.state, *done, self.inputs, text))
            case _ if all(isinstance(o, SetCell) and self._is_input(o) for o in outcomes):
                given = dict(self.cell(o) for o in outcomes if isinstance(o, SetCell))
                self.inputs.update(given)
                self.inputs.used.update(given if context else ())
            case _:
                raise AssertionError(f"'{text}' is neither an input nor an act nor 'the STEP step is played'")

    def _is_input(self, outcome: SetCell) -> bool:
        return self.book.fields[outcome.field].kind is FieldKind.INPUT

    def _played(self, text: str, moment: Done | str, trace: Trace) -> None:
        self.trace, self.moment, self.state = trace, moment, trace.after.copy()
        self.recorder.saw(trace)
        self.recorder.anything |= any(cell not in self.inputs.used for cell in self.inputs)
        self._unused += self._left_over(trace)
        self._last, self.inputs = self.inputs, Inputs()
        self.broken += trace.broken
        match trace.stopped:
            case MissingInput() | LongChain() as stop:
                raise AssertionError(f"'{text}' cannot be played to its end: {stop}")
            case ActLoop() | OutOfRange() as stop:
                self.stopped, self._stop = stop, f"'{text}' cannot be played to its end: {stop}"
        self.idle = text if trace.idle else ""
        if trace.refused:
            self.refused[trace.refused.what] = str(trace.refused)

    def _left_over(self, trace: Trace) -> Iterator[Cell]:
        """The inputs that nobody read and that no part of the moment would have read, if it was played to its end."""
        unread = [cell for cell in self.inputs if cell not in self.inputs.used]
        if unread and trace.stopped is None:
            index = index_of(self.book)
            parts = {line.part for line in trace.lines} & index.parts.keys()
            wanted = frozenset().union(*(fields_of(index.parts[part], index) for part in parts))
            yield from (cell for cell in unread if cell[0] not in wanted)

    def finish(self) -> None:
        """Fail for idle inputs and moments, for acts refused and laws broken of which no Then tells, or without any."""
        self.check_end()
        self.check_laws()
        unused = self._unused + [cell for cell in self.inputs if cell not in self.inputs.used]
        if unused:
            raise AssertionError(f"the input {self.book.phrases.say_place(*unused[0])} is never used")
        if self.idle:
            raise IdleWhen(f"'{self.idle}' changes nothing and decides nothing{self.why()}")
        if self.refused:
            raise AssertionError(f"{next(iter(self.refused.values()))}; a Then has to say so")
        if self.broken:
            raise AssertionError(f"the law '{self.broken[0]}' is broken in the end; a Then has to say so")
        if not self.tested:
            raise AssertionError("nothing is tested; add a Then that says what comes of it")

    def scene(self) -> Scene:
        """The table after the last moment, with what it was before."""
        before = self.trace.before if self.trace is not None else None
        contested = self.trace.contested if self.trace is not None else {}
        return Scene(self.book, self.state, before, self._last, contested, self.recorder.fired)

    def attempt(self, text: str) -> Trace:
        """The last moment if it was this act, else a trial of it."""
        done = self.done(self.act(text))
        if self.trace is not None and self.moment == done:
            return self.trace
        trace = play_act(self.book, self.state, *done, self.inputs, text)
        self.recorder.saw(trace)
        return trace

    def done(self, perform: Perform) -> Done:
        """An act with what it is done with."""
        return perform.act, tuple(self.value(arg, self.scene()) for arg in perform.args)

    def value(self, expr: Expr, scene: Scene) -> Value:
        """The value of an expression; that it has none is a failure."""
        try:
            value: Value = evaluate(expr, scene)
        except (Contested, MissingInput) as error:
            raise AssertionError(str(error)) from error
        return value

    def condition(self, text: str) -> Expr:
        """What a text says of a state."""
        return self.spoken(self._read(lambda: self.book.phrases.condition(text)))

    def effects(self, text: str) -> tuple[Outcome, ...]:
        """What a text sets, changes or does."""
        return tuple(map(self.spoken, self._read(lambda: self.book.phrases.effects(text), text)))

    def term(self, text: str) -> Expr:
        """What a text names."""
        return self.spoken(self._read(lambda: self.book.phrases.term(text)))

    def act(self, text: str) -> Perform:
        """The act that a text names."""
        return self.spoken(self._read(lambda: self.book.phrases.act(text)))

    def spoken(self, said: S) -> S:
        """Take note of what a line speaks of."""
        self.recorder.spoken.append(said)
        return said

    def _read(self, reading: Callable[[], T], text: str = "") -> T:
        try:
            return reading()
        except PhraseError as error:
            hint = self._hint(text) if text else ""
            raise AssertionError(f"{error.message}. {hint or error.hint}".strip()) from error

    def _hint(self, text: str) -> str:
        """What conditions of the book a text may have meant."""
        try:
            self.book.phrases.condition(text)
        except PhraseError as error:
            return error.hint
        return ""

    def why(self, trace: Trace | None = None) -> str:
        """What happened in a moment, as indented lines below a message."""
        trace = trace or self.trace
        return "".join(f"\n  {line}" for line in story(self.book, trace)) if trace is not None else ""


def story(book: Book, trace: Trace) -> Iterator[str]:
    """What happened in a moment, a line for each thing."""
    if trace.refused:
        yield str(trace.refused)
    yield from map(str, trace.disputed)
    if trace.stopped:
        yield f"play stopped: {trace.stopped}"
    for (name, args), claims in trace.contested.items():
        sides = [f"by {clause} {book.phrases.say_cell(name, args, value)}" for clause, value in claims.items()]
        yield f"the rules disagree: {', '.join(sides)}"
    yield from (f"no row or case of {clause} applies" for clause in trace.unsettled)
    for line in [line for line in trace.lines if line.fired][:12]:
        yield f"{line.part} applied" + (f" ({', '.join(f'{n}: {v}' for n, v in line.binding)})" if line.binding else "")
    for line in [line for line in trace.lines if not line.fired][:6]:
        yield f"{line.part} did not apply: {line.why}"
    yield from (f"now {change}" for change in difference(book, trace.before, trace.after)[:12])


def bare(text: str) -> str:
    return text.strip().removesuffix(CONTEXT).strip()
