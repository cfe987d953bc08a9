"""What the project makes of a book beside what the oracle makes of it. Only this module imports the project."""

from __future__ import annotations

import json
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from rulewright.book.model import Book as OurBook
from rulewright.book.model import Edge
from rulewright.checks import CHECKS
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding
from rulewright.evidence.scenario_results import Played
from rulewright.language.errors import BookError
from rulewright.lowering.loader import load_book
from rulewright.play.play import play_act, play_step
from rulewright.run.ways import with_way
from rulewright.table.state import State
from rulewright.table.trace import Trace

from .generator import Written
from .language import NotUnderstood
from .reading import Book
from .seen import reached, see
from .states import Reached, Space, lawful, played
from .table import EDGES, Record
from .verdicts import VERDICTS, Verdict, meeting, reading_differs, redundant

PLAYS = 40
ODDS = ("RW302", "RW303")  # what is told of two clauses of which none prevails
WAYS = 3  # findings of a book of which it is asked whether play leads there
THEIR_EDGES = dict(zip(EDGES, (Edge.BEGIN, Edge.DURING, Edge.END), strict=True))


@dataclass(frozen=True)
class Difference:
    """One thing on which the two do not agree."""

    kind: str  # a code with a direction, or what of the table differs
    says: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.says}"


@dataclass
class Outcome:
    """What comparing one book came to."""

    differences: list[Difference] = field(default_factory=list)
    compared: Counter[str] = field(default_factory=Counter)
    skipped: str = ""


def loaded(files: dict[str, str]) -> OurBook:
    """The book as the project reads it; raises BookError."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = Path(folder) / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return load_book(Path(folder))


def compare(written: Written, seed: int = 0, codes: Iterable[str] | None = None, tables: bool = True) -> Outcome:
    """Compare the project with the oracle on a book."""
    found = Outcome()
    files = written.files()
    try:
        ours = loaded(files)
    except BookError as error:
        found.skipped = f"refused: {error}"
        return found
    except Exception:
        found.differences.append(Difference("traceback", traceback.format_exc(limit=-3)))
        return found
    try:
        book = Book(files)
    except NotUnderstood as error:
        found.skipped = f"not understood: {error}"
        return found
    if tables:
        _tables(book, ours, seed, found)
    _checks(book, ours, written, seed, found, frozenset(codes or (*VERDICTS, "RW209", "RW501", "RW503")))
    return found


# The table


def state_of(ours: OurBook, cells: dict[Any, Any]) -> State:
    """A state of ours with these cells."""
    state = State.start(ours)
    for (name, args), value in cells.items():
        state.set(name, args, value)
    return state


def our_play(ours: OurBook, moment: Any, cells: dict[Any, Any], given: dict[Any, Any]) -> Trace:
    """A moment, or a whole step, played by the project."""
    state = state_of(ours, cells)
    if moment[0] == "act":
        return play_act(ours, state, *moment[1:], given)
    return play_step(ours, state, moment[1], given, *([THEIR_EDGES[e]] for e in moment[2:]))


def _tables(book: Book, ours: OurBook, seed: int, found: Outcome) -> None:
    space = Space(book, seed=seed)
    moments = [*space.moments(), *space.whole()]
    if not space.states or not moments:
        return
    random = Random(seed)
    for _ in range(PLAYS):
        state, given, moment = random.choice(space.states), random.choice(space.inputs), random.choice(moments)
        theirs = played(book, moment, state, given)
        try:
            trace = our_play(ours, moment, state, given)
        except Exception:
            found.differences.append(Difference("traceback at the table", traceback.format_exc(limit=-3)))
            return
        found.compared["table"] += 1
        for what, mine, own in _aspects(theirs, trace, book):
            if mine != own:
                told = f"{moment} from {_brief(state, book)} with {given}: oracle {mine}, project {own}"
                found.differences.append(Difference(f"table: {what}", told))
                return


def _brief(state: dict[Any, Any], book: Book) -> dict[Any, Any]:
    return {c: v for c, v in state.items() if v != book.fields[c[0]].start_at(c[1])}


def _aspects(theirs: Record, trace: Trace, book: Book) -> list[tuple[str, Any, Any]]:
    """What of two plays has to be the same."""

    def key(cell: Any) -> Any:
        return cell[0], book.fields[cell[0]].key(cell[1])

    stops = {"Contested": "contested", "MissingInput": "missing", "ActLoop": "loop", "OutOfRange": "out of range"}
    stop = stops[type(trace.stopped).__name__] if trace.stopped is not None else ""
    cells = {c: trace.after.get(*c) for c in theirs.after}
    both = {c: trace.after.get(c[0], (c[1][1], c[1][0])) for c in theirs.after if book.fields[c[0]].symmetric}
    named = set(book.acts)
    acts = [(a, x) for a, x in trace.acts if a in named]
    several = len({p.section for p in book.parts}) > 1
    done, mine = theirs.acts, dict(theirs.after)
    if several:  # which of two side by side is told first is nowhere said
        done, acts = sorted(done, key=repr), sorted(acts, key=repr)
        if theirs.stop and stop:  # nor what of one is done when the other stops
            return [("stopped", True, stop in theirs.stops)]
        # nor what a cell keeps that a section contests and others write too
        mine, cells, both = ({c: v for c, v in cs.items() if c not in theirs.contested} for cs in (mine, cells, both))
    if theirs.stop == stop == "loop":  # nor after how many rounds one is seen
        return []
    if theirs.stop == stop == "out of range":  # how much of a landing is left then is nowhere said
        return [("acts", done, acts)]
    if stop == "contested" and not theirs.stop and theirs.contested:  # in which order conditions are read is left open
        return []
    return [
        ("stopped", theirs.stop, stop),
        ("acts", done, acts),
        ("refused", theirs.refused is not None, trace.refused is not None),
        ("cells", mine, cells),
        ("cells the other way round", {c: theirs.after[c] for c in both}, both),
        ("contested", set(theirs.contested), {key(c) for c in trace.contested}),
        ("disputed", {d[:2] for d in theirs.disputes}, {d.what for d in trace.disputed}),
        ("unsettled", {t for t, _ in theirs.unsettled}, set(trace.unsettled)),
        ("laws broken", theirs.broken, set(trace.broken)),
    ]


# The checks


def findings(ours: OurBook, codes: frozenset[str]) -> tuple[list[Finding], Context]:
    """What the checks with these codes find, in a context that holds their faults and what is undecided."""
    context = Context(ours, played=Played())
    found: list[Finding] = []
    for checks, find in CHECKS:
        if codes & {c.code for c in checks}:
            found += [f for f in find(context) if f.code in codes]
    return found, context


def _checks(book: Book, ours: OurBook, written: Written, seed: int, found: Outcome, codes: frozenset[str]) -> None:
    try:
        told, context = findings(ours, codes)
    except Exception:
        found.differences.append(Difference("traceback", traceback.format_exc(limit=-4)))
        return
    found.differences += [Difference(f"fault {f.split(' ')[0]}", f) for f in context.faults]
    seen = see(book, seed)
    fewer = reached(seen)
    for finding in told:
        _witness(finding, book, found)
    if fewer.come is not None and fewer.complete and (written.outside is not None or written.fixed):
        for finding in [f for f in told if f.scenario][:WAYS]:
            _way(finding, ours, fewer.come, found)
    for code in sorted(codes & VERDICTS.keys()):
        verdict = VERDICTS[code](seen)
        if fewer is not seen:
            verdict = verdict.between(VERDICTS[code](fewer))
        own = {_party(f) for f in told if f.code == code}
        open_ = {tuple(sorted(set(u.clauses))) for u in context.undecided if u.code == code}
        if code in BY_SECTION:
            sections = {p.clause: p.section for p in book.parts}
            own, open_ = ({tuple(sorted({sections[c] for c in p})) for p in ps} for ps in (own, open_))
        found.compared[code] += len(verdict.must | own) or 1
        _directions(code, verdict, own, open_, seen.complete, seen.stopped, found, told)
    if "RW209" in codes:
        spare = redundant(seen)
        for pair in {_party(f) for f in told if f.code == "RW209"}:
            found.compared["RW209"] += 1
            if not spare(pair):
                found.differences.append(Difference("RW209 false", f"neither of {pair} can be left out"))
    if "RW503" in codes:
        _conventions(book, written.files(), seed, told, context, found)
    if "RW501" in codes:
        _readings(book, written.files(), seen, told, context, found)


def _party(finding: Finding) -> tuple[str, ...]:
    if finding.code == "RW308":
        return (finding.message.split(": ", 1)[1].rstrip("."),)
    return tuple(sorted(set(finding.clauses)))


BY_KEEPER = ("RW309", "RW312")
BY_SECTION = ("RW603",)


def _directions(
    code: str,
    verdict: Verdict,
    own: set[Any],
    open_: set[Any],
    complete: bool,
    stopped: bool,
    found: Outcome,
    told: list[Finding],
) -> None:
    if code in BY_KEEPER:  # told of the clause that keeps and the one that does, judged by the first
        missed = {p for p in verdict.must if not any(set(p) <= set(o) for o in own | open_)}
        false = {o for o in own if not any(set(p) <= set(o) for p in verdict.may)}
    elif code == "RW201":
        missed = verdict.must - own - open_
        false = own - verdict.may
    elif code == "RW611":
        missed = {p for p in verdict.must if not any(set(p) <= set(o) for o in own)}
        false = own - verdict.may
    elif code == "RW308":
        missed = verdict.must - own if not open_ else set()
        false = own - verdict.may
    else:
        missed = verdict.must - own - open_
        false = own - verdict.may
    found.differences += [Difference(f"{code} missed", f"not found: {p}; found {sorted(own)}") for p in sorted(missed)]
    if complete and not verdict.open:
        for p in sorted(false):
            says = next(f.message for f in told if f.code == code and (code in BY_SECTION or _party(f) == p))
            doubt = " after a stop" if stopped else ""  # a play that stops shows nothing of what would have come
            found.differences.append(Difference(f"{code} false{doubt}", f"found, and not so: {p}: {says}"))


def _witness(finding: Finding, book: Book, found: Outcome) -> None:
    """A witness has to be a lawful state."""
    state = {
        (n, book.fields[n].key(tuple(args))): v
        for n, args, v in finding.cells
        if n in book.fields and book.fields[n].role == "state"
    }
    if finding.cells and finding.code not in ("RW316",):
        found.compared["witness"] += 1
        if not lawful(book, state):
            found.differences.append(Difference(f"{finding.code} witness", f"unlawful: {state} {finding.message}"))


def _way(finding: Finding, ours: OurBook, come: Reached, found: Outcome) -> None:
    """What is said of the way to a witness: that play leads there, or that none does."""
    told = with_way(ours, finding)  # perhaps of another state
    reach = told.reach
    wanted = {(n, come.book.fields[n].key(tuple(args))): v for n, args, v in told.cells if n in come.book.fields}
    leads = reach.startswith(("Play leads", "It shows", "Play outside", "A random game"))
    found.compared["way" if leads else "no way" if reach.startswith("No play") else "open way"] += 1
    if leads and not come.holds(wanted, False):
        found.differences.append(Difference("way false", f"{finding.code} {finding.clauses} {wanted}: {reach}"))
    if reach.startswith("No play") and come.holds(wanted, True):
        found.differences.append(Difference("no way false", f"{finding.code} {finding.clauses} {wanted}: {reach}"))


def _conventions(
    book: Book, files: dict[str, str], seed: int, told: list[Finding], context: Context, found: Outcome
) -> None:
    """For each convention that no clause gives: where two clauses are at odds without it, that is told."""
    for key in ("layers", "prohibition prevails"):
        head = {k: v for k, v in book.head.items() if k != key}
        if len(head) == len(book.head) or (key != "layers" and not book.prohibition_prevails):
            continue
        other = see(Book({**files, "book.yaml": json.dumps(head)}), seed)
        here = see(book, seed)
        odds = {p for code in ODDS for p in VERDICTS[code](other).must - VERDICTS[code](here).may}
        maybe = meeting(other).union(*(VERDICTS[code](other).may for code in ODDS))
        own = {_party(f) for f in told if f.code == "RW503" and ("layers" in f.message) == (key == "layers")}
        found.compared["RW503"] += 1
        if odds and not own and not any(u.code == "RW503" for u in context.undecided):
            found.differences.append(Difference("RW503 missed", f"{key}: {sorted(odds)}"))
        if own - maybe and other.complete and not other.stopped and not reading_differs(here, other.book):
            found.differences.append(Difference("RW503 false", f"{key}: {sorted(own)}"))


def _readings(
    book: Book, files: dict[str, str], seen: Any, told: list[Finding], context: Context, found: Outcome
) -> None:
    for name, raw in book.raw.items():
        if "readings" not in raw:
            continue
        other = next(r for r in raw["readings"] if r != raw["reading"])
        differs = reading_differs(seen, Book(files, readings={name: other}))
        is_told = any(f.code == "RW501" and f.clauses == (name,) for f in told)
        is_open = any(u.code == "RW501" and name in u.clauses for u in context.undecided)
        found.compared["RW501"] += 1
        if differs and not is_told and not is_open:
            found.differences.append(Difference("RW501 missed", name))
        if is_told and differs is False and seen.complete and not seen.stopped:
            found.differences.append(Difference("RW501 false", name))
