"""A scenario at the table: its lines set the state, play moments, and test what came of them.

Each line is read through the phrase book. A line that fails raises an AssertionError that tells a
rules editor what happened instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from graph.describe import difference
from graph.evaluate import Contested, MissingInput, Scene, evaluate, read
from graph.feature import CONTEXT
from graph.index import fields_of, index_of
from graph.play import broken_laws, play_act, play_step
from graph.state import Cell, OutOfRange, State, show_cell
from graph.trace import ActLoop, Done, Trace
from rules.expr import Expr, free_variables, walk
from rules.model import Book, ChangeCell, FieldKind, Outcome, Perform, SetCell
from rules.phrases import PhraseError
from rules.types import Value, fits

_STEP = re.compile(r"the (.+?)(?: step)? is played\Z")
_REFUSED_BY = re.compile(r"(.+) is refused because of (.+)\Z")
_VERDICT = re.compile(r"(.+) is (refused|allowed)\Z")
_ABOUT = re.compile(r"the rules disagree about (.+)\Z")
_WHETHER = re.compile(r"the rules disagree whether (.+?)( is allowed)?\Z")
_UNSETTLED = re.compile(r"no rule settles (.+)\Z")
_BROKEN = re.compile(r"the law (.+) is broken\Z")


class Inputs(dict[Cell, Value]):
    """Inputs that remember which of them were read."""

    def __init__(self) -> None:
        super().__init__()
        self.used: set[Cell] = set()

    def __getitem__(self, cell: Cell) -> Value:
        self.used.add(cell)
        return super().__getitem__(cell)


@dataclass
class Recorder:
    """The clauses that had a say, over any number of scenarios."""

    fired: set[str] = field(default_factory=set)


class Session:
    """One table: a state, the inputs given for the next moment, and the last moment played."""

    def __init__(self, book: Book, recorder: Recorder | None = None) -> None:
        self.book = book
        self.recorder = recorder or Recorder()
        self.state = State.start(book)
        self.inputs = Inputs()
        self.trace: Trace | None = None
        self.moment: Done | str = ""
        self._given: set[str] = set()
        self._unused: list[str] = []
        self._broken: list[str] = []
        self._idle = ""  # a moment in which nothing happened, as long as no Then says so
        self._last: Inputs = self.inputs

    # -- Given ----------------------------------------------------------------------------------

    def given(self, text: str) -> None:
        """Set the cells that a phrase means."""
        text = _bare(text)
        for outcome in self._effects(text):
            if not isinstance(outcome, SetCell):
                raise AssertionError(f"'{text}' does not set anything; a Given says what is so before the moment")
            kind = self.book.fields[outcome.field].kind
            if kind is FieldKind.INPUT:
                raise AssertionError(f"'{text}' is a die or a choice; give it in a When")
            if kind is FieldKind.DERIVED:
                raise AssertionError(f"'{text}' follows from other facts; set those")
            self._set(outcome, text)

    def _set(self, outcome: SetCell, text: str) -> None:
        (name, args), value = self._cell(outcome)
        if None in args:
            raise AssertionError(f"'{text}' is said of nobody")
        try:
            self.state.set(name, args, value)
        except OutOfRange as error:
            raise AssertionError(f"'{text}': {error}") from error
        self._given.add(name)

    def _cell(self, outcome: SetCell) -> tuple[Cell, Value]:
        scene = self.scene()
        args = tuple(_value(arg, scene) for arg in outcome.args)
        value = _value(outcome.value, scene)
        if not fits(value, self.book.fields[outcome.field].type, self.book.members):
            raise AssertionError(f"{show_cell((outcome.field, args))} cannot be {value}")
        return (outcome.field, args), value

    def check_laws(self) -> None:
        """Fail if what was given is against a law."""
        broken = broken_laws(self.scene(), self._given)
        self._given = set()
        if broken:
            raise AssertionError(f"a Given breaks the law '{broken[0]}'")

    # -- When -----------------------------------------------------------------------------------

    def when(self, text: str) -> None:
        """Take an input, or play a moment."""
        text = _bare(text)
        self.check_laws()
        step = _STEP.match(text)
        if step and step[1] in self.book.steps:
            self._played(text, step[1], play_step(self.book, self.state, step[1], self.inputs))
            return
        outcomes = self._effects(text)
        match outcomes:
            case (Perform() as perform,):
                done = self._done(perform)
                self._played(text, done, play_act(self.book, self.state, *done, self.inputs, text))
            case _ if all(isinstance(o, SetCell) and self._is_input(o) for o in outcomes):
                self.inputs.update(self._cell(o) for o in outcomes if isinstance(o, SetCell))
            case _:
                raise AssertionError(f"'{text}' is neither an input nor an act nor 'the STEP step is played'")

    def _is_input(self, outcome: SetCell) -> bool:
        return self.book.fields[outcome.field].kind is FieldKind.INPUT

    def _done(self, perform: Perform) -> Done:
        return perform.act, tuple(_value(arg, self.scene()) for arg in perform.args)

    def _played(self, text: str, moment: Done | str, trace: Trace) -> None:
        self.trace, self.moment, self.state = trace, moment, trace.after.copy()
        self.recorder.fired |= trace.fired
        self._unused += [show_cell(cell) for cell in self._left_over(trace)]
        self._last, self.inputs = self.inputs, Inputs()
        self._broken += trace.broken
        match trace.stopped:
            case MissingInput() | OutOfRange() | ActLoop() as stop:
                raise AssertionError(f"'{text}' cannot be played to its end: {stop}")
        self._idle = text if trace.idle else ""
        if trace.idle and not trace.lines:
            raise AssertionError(f"'{text}' changes nothing and decides nothing")

    def _left_over(self, trace: Trace) -> Iterator[Cell]:
        """The inputs that nobody read and that no part of the moment would have read."""
        index = index_of(self.book)
        parts = {line.part for line in trace.lines} & index.parts.keys()
        wanted = frozenset().union(*(fields_of(index.parts[part], index) for part in parts))
        return (cell for cell in self.inputs if cell not in self.inputs.used and cell[0] not in wanted)

    # -- Then -----------------------------------------------------------------------------------

    def then(self, text: str) -> None:
        """Test what came of the last moment."""
        text = _bare(text)
        self.check_laws()
        self._then(text)
        if "still" in text.split() or self._is_verdict(text):
            self._idle = ""

    def _is_verdict(self, text: str) -> bool:
        found = _VERDICT.match(text)
        return found is not None and self.book.phrases.is_act(found[1])

    def _then(self, text: str) -> None:
        if (found := _REFUSED_BY.match(text)) and self.book.phrases.is_act(found[1]):
            self._then_refused(found[1], found[2])
        elif (found := _VERDICT.match(text)) and self.book.phrases.is_act(found[1]):
            self._then_refused(found[1], "") if found[2] == "refused" else self._then_allowed(found[1])
        elif found := _ABOUT.match(text):
            self._then_contested(text, self._term(found[1]))
        elif found := _WHETHER.match(text):
            self._then_whether(text, found[1])
        elif found := _UNSETTLED.match(text):
            self._then_unsettled(found[1])
        elif found := _BROKEN.match(text):
            self._then_broken(found[1])
        else:
            self._then_state(text)

    def _then_state(self, text: str) -> None:
        bare = " ".join(word for word in text.split() if word != "still")
        try:
            condition = self.book.phrases.condition(bare)
        except PhraseError as error:
            self._then_effects(bare, error)
            return
        scene = self.scene()
        if not _value(condition, scene):
            raise AssertionError(f"'{bare}' is not so{self._why()}")
        if self.trace is None:
            return
        before = self._was_so(condition)
        if before and bare == text:
            raise AssertionError(f"'{text}' was so before; write it with 'still', or choose a stronger test")
        if not before and bare != text:
            raise AssertionError(f"'{bare}' was not so before; write it without 'still'")

    def _was_so(self, condition: Expr) -> bool:
        try:
            return bool(evaluate(condition, self.scene().past))
        except (Contested, MissingInput):
            return False

    def _then_effects(self, text: str, error: PhraseError) -> None:
        try:
            outcomes = self.book.phrases.effects(text)
        except PhraseError:
            raise _unreadable(error) from error
        for outcome in outcomes:
            match outcome:
                case ChangeCell():
                    self._then_changed(text, outcome)
                case Perform():
                    done = self._done(outcome)
                    if self.trace is None or done not in self.trace.acts or done == self.moment:
                        raise AssertionError(f"'{text}' does not come about{self._why()}")
                case _:
                    raise _unreadable(error)

    def _then_changed(self, text: str, outcome: ChangeCell) -> None:
        scene = self.scene()
        args = tuple(_value(arg, scene.past) for arg in outcome.args)
        amount = _value(outcome.amount, scene.past)
        try:
            old, new = read(outcome.field, args, scene.past), read(outcome.field, args, scene)
        except Contested as contested:
            raise AssertionError(str(contested)) from contested
        if not isinstance(old, int) or not isinstance(new, int) or new - old != amount:
            raise AssertionError(f"'{text}': {show_cell((outcome.field, args))} went from {old} to {new}{self._why()}")

    def _then_refused(self, act: str, because: str) -> None:
        trace = self._attempt(act)
        if trace.refused is None:
            raise AssertionError(f"'{act}' is not refused{self._why(trace)}")
        reasons = (*trace.refused.clauses, trace.refused.requirement)
        if because and because not in reasons:
            raise AssertionError(f"{trace.refused}, not {because}")

    def _then_allowed(self, act: str) -> None:
        trace = self._attempt(act)
        if self._done(self._act(act)) not in trace.acts:
            reason = trace.refused or (trace.disputed[0] if trace.disputed else trace.stopped)
            raise AssertionError(f"'{act}' is not allowed: {reason}")

    def _attempt(self, text: str) -> Trace:
        """The last moment if it was this act, else a trial of it."""
        done = self._done(self._act(text))
        if self.trace is not None and self.moment == done:
            return self.trace
        trace = play_act(self.book, self.state, *done, self.inputs, text)
        self.recorder.fired |= trace.fired
        return trace

    def _then_contested(self, text: str, expr: Expr) -> None:
        scene = self.scene()
        closed = [inner for inner in walk(expr) if not free_variables(inner)]
        if not any(_is_contested(inner, scene) for inner in closed):
            raise AssertionError(f"'{text}': they do not{self._why()}")

    def _then_whether(self, text: str, what: str) -> None:
        if self.book.phrases.is_act(what):
            done = self._done(self._act(what))
            disputed = self.trace.disputed if self.trace is not None else ()
            if not any(dispute.what == done for dispute in (*disputed, *self._attempt(what).disputed)):
                raise AssertionError(f"'{text}': they do not{self._why()}")
            return
        try:
            self._then_contested(text, self.book.phrases.condition(what))
        except PhraseError as error:
            changed = [o for o in self._effects(what) if isinstance(o, ChangeCell)]
            cells = [(o.field, tuple(_value(arg, self.scene()) for arg in o.args)) for o in changed]
            if not any(_is_contested_cell(cell, self.scene()) for cell in cells):
                raise AssertionError(f"'{text}': they do not{self._why()}") from error

    def _then_unsettled(self, what: str) -> None:
        unsettled = self.trace.unsettled if self.trace is not None else ()
        if what not in unsettled and what not in self._open_axes():
            raise AssertionError(f"'{what}' is settled{self._why()}")

    def _open_axes(self) -> set[str]:
        """``AXIS of EVENT`` for each axis that a failed precondition leaves unstated."""
        fired = {line.part for line in self.trace.lines if line.fired} if self.trace is not None else set()
        return {
            f"{axis.axis} of {part.event}"
            for part in self.book.parts()
            if part.id in fired
            for axis in part.dispositions
            if axis.origin == "unstated"
        }

    def _then_broken(self, law: str) -> None:
        if law not in self._broken:
            raise AssertionError(f"the law '{law}' is not broken{self._why()}")
        self._broken = [name for name in self._broken if name != law]

    def finish(self) -> None:
        """Fail for idle inputs and moments, and for laws broken, of which no Then tells."""
        self.check_laws()
        unused = self._unused + [show_cell(cell) for cell in self.inputs if cell not in self.inputs.used]
        if unused:
            raise AssertionError(f"the input {unused[0]} is never used")
        if self._idle:
            raise AssertionError(f"'{self._idle}' changes nothing and decides nothing{self._why()}")
        if self._broken:
            raise AssertionError(f"the law '{self._broken[0]}' is broken in the end; a Then has to say so")

    # -- reading --------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The table after the last moment, with what it was before."""
        before = self.trace.before if self.trace is not None else None
        contested = self.trace.contested if self.trace is not None else {}
        return Scene(self.book, self.state, before, self._last, contested, self.recorder.fired)

    def _effects(self, text: str) -> tuple[Outcome, ...]:
        try:
            return self.book.phrases.effects(text)
        except PhraseError as error:
            raise _unreadable(error, self._hint(text)) from error

    def _hint(self, text: str) -> str:
        """What conditions of the book a text may have meant."""
        try:
            self.book.phrases.condition(text)
        except PhraseError as error:
            return error.hint
        return ""

    def _term(self, text: str) -> Expr:
        try:
            return self.book.phrases.term(text)
        except PhraseError as error:
            raise _unreadable(error) from error

    def _act(self, text: str) -> Perform:
        try:
            return self.book.phrases.act(text)
        except PhraseError as error:
            raise _unreadable(error) from error

    def _why(self, trace: Trace | None = None) -> str:
        trace = trace or self.trace
        return "".join(f"\n  {line}" for line in _story(self.book, trace)) if trace is not None else ""


def _story(book: Book, trace: Trace) -> Iterator[str]:
    """What happened in a moment, for a message."""
    if trace.refused:
        yield str(trace.refused)
    yield from map(str, trace.disputed)
    if trace.stopped:
        yield f"play stopped: {trace.stopped}"
    for cell, claims in trace.contested.items():
        yield str(Contested(cell, claims))
    yield from (f"no row or case of {clause} applies" for clause in trace.unsettled)
    for line in [line for line in trace.lines if line.fired][:12]:
        yield f"{line.part} applied" + (f" ({', '.join(f'{n}: {v}' for n, v in line.binding)})" if line.binding else "")
    for line in [line for line in trace.lines if not line.fired][:6]:
        yield f"{line.part} did not apply: {line.why}"
    yield from (f"now {change}" for change in difference(book, trace.before, trace.after)[:12])


def _bare(text: str) -> str:
    return text.strip().removesuffix(CONTEXT).strip()


def _unreadable(error: PhraseError, hint: str = "") -> AssertionError:
    return AssertionError(f"{error.message}. {hint or error.hint}".strip())


def _value(expr: Expr, scene: Scene) -> Value:
    try:
        value: Value = evaluate(expr, scene)
    except (Contested, MissingInput) as error:
        raise AssertionError(str(error)) from error
    return value


def _is_contested(expr: Expr, scene: Scene) -> bool:
    try:
        evaluate(expr, scene)
    except Contested:
        return True
    except MissingInput:
        return False
    return False


def _is_contested_cell(cell: Cell, scene: Scene) -> bool:
    try:
        read(*cell, scene)
    except Contested:
        return True
    return False
