"""Playing a moment, a step of the timeline or an act, on a state: who speaks, what lands, what is refused.

The sections of a moment act side by side: each reads the state in which the moment began and what it
did itself since, and what those did that it follows; then what they did is put together (``merge``). In
a section each batch (a part with all its bindings, the rows of a table, a section that acts together)
reads one state and lands at once; then its acts are done, each with all that is done upon it, before
the next batch reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from rulewright.book.model import Act, Anchor, AnchorKind, Book, Edge, Part, Perform
from rulewright.language.types import Value
from rulewright.play.chains import Following
from rulewright.play.demands import check_keeps, check_laws
from rulewright.play.dormancy import asleep
from rulewright.play.landing import Firing, Write, clashes, land, writes_of
from rulewright.play.ledger import Ledger, Moment, as_part, named
from rulewright.play.merge import Thread, merged
from rulewright.play.norms import allowed
from rulewright.table.evaluate import bindings, evaluate, match_args
from rulewright.table.index import Batch, frame_of, index_of, prevails, threads_of, upon
from rulewright.table.scene import NOTHING, Binding, Contested, MissingInput, Scene
from rulewright.table.state import Cell, OutOfRange, State
from rulewright.table.trace import ActLoop, Refusal, Stop, Trace, TraceLine

Cells = frozenset[Cell]
NO_CELLS: Cells = frozenset()


def play_step(
    book: Book, state: State, step: str, inputs: Mapping[Cell, Value] = NOTHING, edges: Iterable[Edge] = Edge
) -> Trace:
    """Play the edges of a step of the timeline one after another, each a moment of its own."""
    ledger = Ledger(book, index_of(book), state.copy(), inputs)
    before = ledger.state.copy()

    def moments() -> None:
        for edge in edges:
            moment = Moment(ledger.scene(ledger.state.copy()))
            _play_parts(ledger, ledger.index.steps.get((step, edge), ()), moment)
            check_laws(ledger, moment.before)

    return _close(ledger, before, _guarded(moments))


def play_moment(
    book: Book, state: State, anchor: Anchor, args: tuple[Value, ...], inputs: Mapping[Cell, Value] = NOTHING
) -> Trace:
    """Play the edge of a step, or an act of a player done with these things."""
    if anchor.kind is AnchorKind.ACT:
        return play_act(book, state, anchor.act, args, inputs)
    return play_step(book, state, anchor.step, inputs, (anchor.edge,))


def play_act(
    book: Book, state: State, act: str, args: tuple[Value, ...], inputs: Mapping[Cell, Value] = NOTHING, text: str = ""
) -> Trace:
    """Let a player do an act, with everything that is done upon it."""
    ledger = Ledger(book, index_of(book), state.copy(), inputs)
    before = ledger.state.copy()
    return _close(ledger, before, _guarded(lambda: _do(ledger, act, args, None, text)))


def _guarded(play: Callable[[], object]) -> Stop | None:
    try:
        play()
    except (Contested, MissingInput, ActLoop, OutOfRange) as stop:
        return stop
    return None


def _close(ledger: Ledger, before: State, stopped: Stop | None) -> Trace:
    return Trace(
        before=before,
        after=ledger.state,
        lines=tuple(ledger.lines),
        acts=tuple(ledger.acts),
        refused=ledger.refused,
        contested=ledger.contested,
        disputed=tuple(ledger.disputed),
        unsettled=tuple(dict.fromkeys(ledger.unsettled)),
        broken=tuple(dict.fromkeys(ledger.broken)),
        broken_keeps=tuple(dict.fromkeys(ledger.broken_keeps)),
        missing=(stopped.cell,) if isinstance(stopped, MissingInput) else (),
        stopped=stopped,
        cited=frozenset(ledger.cited),
    )


def _play_parts(ledger: Ledger, parts: Batch, moment: Moment) -> None:
    """Let the sections of a moment speak side by side, first those of their clauses that remember."""
    for remember in (True, False):
        threads = threads_of(parts, ledger.book, remember)
        if threads:
            scene = ledger.scene(moment.before)
            if len(threads) == 1 or _in_order(ledger, threads):
                _play_thread(ledger, tuple(batch for thread in threads for batch in thread), scene, moment)
            else:
                _side_by_side(ledger, threads, scene, moment)


def _in_order(ledger: Ledger, threads: tuple[tuple[Batch, ...], ...]) -> bool:
    """Whether each section follows all those before it, so that each speaks in the state that they leave."""
    forerunners = ledger.index.forerunners
    sections = [batches[0][0].section for batches in threads]
    return all(forerunners.get(s, frozenset()).issuperset(sections[:n]) for n, s in enumerate(sections))


def _side_by_side(ledger: Ledger, threads: tuple[tuple[Batch, ...], ...], scene: Scene, moment: Moment) -> None:
    """Let each section speak in a state of its own, and put together what they did."""
    base, contested, log = ledger.state, ledger.contested, ledger.log
    done: list[Thread] = []
    stops: dict[str, OutOfRange] = {}  # by the sections that came to one
    for batches in threads:
        section = batches[0][0].section
        follows = ledger.index.forerunners.get(section, frozenset())
        if not follows.isdisjoint(stops):
            continue
        before = [t for t in done if t.section in follows]
        ledger.state, own = merged(base, before, ledger.index)
        ledger.contested, ledger.log = {**contested, **own}, []
        found = ledger.state.copy()
        try:
            _play_thread(ledger, batches, ledger.scene(moment.before) if before else scene, moment)
        except OutOfRange as stop:
            stops[section] = stop
        finally:
            done.append(Thread(section, found, ledger.state, ledger.log, ledger.contested, follows))
            ledger.contested = {**contested, **{c: s for t in done for c, s in t.contested.items()}}
            ledger.log = [*log, *(write for t in done for write in t.log)]
    OutOfRange.raise_any(stops.values())
    ledger.state, own = merged(base, done, ledger.index)
    ledger.contested = {**contested, **own}


def _play_thread(ledger: Ledger, batches: tuple[Batch, ...], scene: Scene, moment: Moment) -> None:
    """Let the batches of a section speak, in order; they read one scene as long as none of them fires."""
    for batch in batches:
        line = asleep(batch[0], scene, moment.began) if moment.args is None and len(batch) == 1 else None
        if line is not None:
            ledger.lines.append(line)
        elif _play_batch(ledger, batch, scene, moment):
            scene = ledger.scene(moment.before)


def _play_batch(ledger: Ledger, parts: Batch, scene: Scene, moment: Moment) -> bool:
    """Let parts read one state, land together, and do their acts; gives whether any of them fired."""
    firing: list[Firing] = []
    for part in parts:
        firing.extend(_firing(ledger, part, scene, moment))
    _note_unsettled(ledger, parts, firing, scene, moment)
    _land(ledger, firing, scene)
    return bool(firing)


def _firing(ledger: Ledger, part: Part, scene: Scene, moment: Moment) -> list[Firing]:
    failed: list[str] = []
    fits = _bindings(part, scene, moment, failed)
    if fits is None:
        return []
    for binding in fits:
        ledger.lines.append(TraceLine(part.id, part.clause, tuple(binding.items())))
    if not fits:
        ledger.lines.append(TraceLine(part.id, part.clause, fired=False, why=failed[-1] if failed else ""))
    return [(part, binding) for binding in fits]


def _bindings(part: Part, scene: Scene, moment: Moment, failed: list[str] | None = None) -> list[Binding] | None:
    """The bindings under which a part speaks in a moment; None if the moment is not its own."""
    if moment.args is None:
        return list(bindings(part, scene, NOTHING, moment.began, failed))
    found = match_args(part, part.anchor.args, moment.args)
    if found is None:
        return None
    bound, rest = found
    every = bindings(part, scene, bound, moment.began, failed)
    return [b for b in every if all(evaluate(pattern, moment.began, b) == value for pattern, value in rest)]


def _note_unsettled(ledger: Ledger, parts: Batch, firing: list[Firing], scene: Scene, moment: Moment) -> None:
    """Record the tables that apply under some binding without any row that does."""
    for group in dict.fromkeys(part.group for part in parts if part.group):
        frame = frame_of(group, ledger.index)
        if frame is None:
            continue
        names = [v.name for v in frame.variables]
        settled = [{n: b[n] for n in names} for part, b in firing if part.group == group]
        for binding in _bindings(frame, scene, moment) or []:
            if {n: binding[n] for n in names} not in settled:
                ledger.unsettled.append(group)


def _land(
    ledger: Ledger, firing: list[Firing], scene: Scene, settled: Cells = NO_CELLS, by: Firing | None = None
) -> list[Write]:
    """Let all effects land at once, then do the acts in turn; gives the effects of both, but what is done upon acts.

    On cells that are ``settled`` they are spoken and do not land. Those of an act are written ``by`` who does it, and
    so are those of the acts that it does in turn.
    """
    spoken = writes_of(firing, scene)
    writes = [write for write in spoken if write.cell not in settled]
    performs = [
        (part, binding, outcome, tuple(evaluate(arg, scene, binding) for arg in outcome.args))
        for part, binding in firing
        for outcome in part.outcomes
        if isinstance(outcome, Perform)
    ]
    if writes:
        contested, landed = land(ledger.state, firing, writes, ledger.index)
        ledger.contested.update(contested)
        fields = {write.cell[0] for write in writes}
        ledger.written |= fields
        ledger.log += _written(landed, by)
        check_keeps(ledger, scene, fields, [by[0]] if by is not None else [part for part, _ in firing])
    said, done = _written(spoken, by), list[Write]()
    for part, binding, outcome, args in performs:
        # what an act writes is written by who does it, and yields where that one does
        doer = by or (part, binding)
        above = settled | {w.cell for w in said if prevails(w.part, doer[0], ledger.index)}
        try:
            own = _written(_do(ledger, outcome.act, args, doer, outcome.text, above), doer)
        except OutOfRange as stop:
            for one in stop.every:
                if ledger.book.clauses.keys().isdisjoint(one.clauses):  # the act itself leads there, so who does it
                    one.clauses = (part.clause,)
            raise
        said += own
        done += [write for write in own if write.cell not in above]
    acted = {write.cell for write in done}
    if acted:
        both = [*(w for w in _written(writes, by) if w.cell in acted), *done]
        ledger.contested.update(clashes(both, ledger.state, ledger.index))
    return said


def _written(writes: Iterable[Write], by: Firing | None) -> list[Write]:
    """Effects as those of who does the act that they are of, if it is one."""
    return [replace(write, part=by[0], binding=by[1]) for write in writes] if by is not None else list(writes)


def _do(
    ledger: Ledger, name: str, args: tuple[Value, ...], doer: Firing | None, text: str = "", settled: Cells = NO_CELLS
) -> list[Write]:
    """Do an act, and all that is done upon it, if it is possible and allowed; gives its effects and those of its acts.

    Cells that are ``settled`` by what prevails over who does it are not written by it.
    """
    act = ledger.book.acts[name]
    before = ledger.state.copy()
    moment = Moment(ledger.scene(before), args)
    text = text or f"{name}({', '.join(map(str, args))})"
    by = doer[0] if doer is not None else None
    if not (_possible(ledger, act, moment, by, text) and allowed(ledger, act, moment, by, text)):
        return []
    ledger.acts.append((name, args))
    with Following(ledger, name, args, by, settled):
        writes = _play_act(ledger, act, moment, settled, doer)
    check_laws(ledger, before)
    return writes


def _play_act(ledger: Ledger, act: Act, moment: Moment, settled: Cells, doer: Firing | None) -> list[Write]:
    own = as_part(act)
    binding = named(act, moment)
    writes = _land(ledger, [(own, binding)] if act.outcomes else [], ledger.scene(moment.before), settled, doer)
    events = ledger.book.events
    first = moment.args[0] if moment.args else ...
    if events is not None and act.name == events.rolled:
        tested = ledger.index.tested.upon(first)
        if not _play_batch(ledger, tested, ledger.scene(moment.before), moment):
            _do(ledger, events.starts, moment.args or (), doer or (own, binding))
    _play_parts(ledger, upon(act.name, first, ledger.index), moment)
    return writes


def _possible(ledger: Ledger, act: Act, moment: Moment, by: Part | None, text: str) -> bool:
    binding = named(act, moment)
    for condition in act.requires:
        if not evaluate(condition.expr, moment.began, binding):
            if by is None:
                ledger.refused = Refusal(text, (act.name, moment.args or ()), requirement=condition.text)
            else:
                ledger.lines.append(TraceLine(by.id, by.clause, fired=False, why=f"{text}: {condition.text}"))
            return False
    return True
