"""Two editions of a book side by side: clauses, the world, findings, scenarios, and what has to be looked at again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from rulewright.book.model import Block, Book, Section
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding, Severity, Unsettled
from rulewright.evidence.matter import of_act, of_term
from rulewright.gherkin.scenario import Scenario, run
from rulewright.reach.outcomes import outcome
from rulewright.run.editions import Edition
from rulewright.run.reviewed import PAGE, digest_of, everything, references
from rulewright.run.run import BookReport, reports, select, working
from rulewright.tools import model_changes
from rulewright.tools.both_books import Shown
from rulewright.tools.comparison import (
    ANNOTATED,
    GONE,
    MEANINGS,
    RENUMBERED,
    REWORDED,
    UNDECIDED,
    Comparison,
    Difference,
)
from rulewright.tools.one_world import shape_of_field
from rulewright.tools.pairing import Names, plain

MODEL = "model"
TIMELINE = "timeline"
ALLOWED = (*MEANINGS[1:], MODEL)  # changes of meaning that may be declared


@dataclass(frozen=True, slots=True)
class Change:
    """Something of the world of a book, or of its order, that is not as it was."""

    what: str  # sort, field, act, law, step, ruling, order or convention
    name: str
    how: str
    shown: tuple[Shown, ...] = ()  # of an act or a law: states in which it shows
    why: str = ""  # the proof that nothing comes of it, or why no state is shown; of a step, which clauses move

    @property
    def changes_meaning(self) -> bool:
        """Whether it may let clauses mean something else: what nothing spoke of until now does not."""
        return self.how != REWORDED and (self.how != "new" or self.what in ("law", "step", "ruling"))


@dataclass(frozen=True, slots=True)
class Fails:
    """A scenario that passed in the old edition and fails in the new one."""

    title: str
    place: str
    clause: str
    failure: str
    kept: bool  # whether the new edition has it too


@dataclass(frozen=True, slots=True)
class Suspect:
    """What refers to something that has changed, and that nobody has recorded to have looked at since."""

    id: str
    what: str
    because: tuple[str, ...]
    place: str


@dataclass(frozen=True)
class BookDiff:
    """All that became of a book."""

    book: str
    old: str
    new: str
    clauses: tuple[Difference, ...] = ()
    model: tuple[Change, ...] = ()
    gained: tuple[Finding, ...] = ()
    lost: tuple[Finding, ...] = ()
    undecided: tuple[Unsettled, ...] = ()  # what checks left open in the new edition and not in the old one
    scenarios: tuple[Fails, ...] = ()
    suspects: tuple[Suspect, ...] = ()
    faults: tuple[str, ...] = ()
    checked: bool = True  # whether findings were asked for

    @property
    def meanings(self) -> list[str]:
        """The kinds of changes of meaning that there are, in a fixed order."""
        found = {d.meaning for d in self.clauses if d.changes_meaning}
        found |= {MODEL} if any(c.changes_meaning for c in self.model) else set()
        return [kind for kind in ALLOWED if kind in found]

    def undeclared(self, allowed: Iterable[str]) -> list[str]:
        """Those that nobody declared."""
        return [kind for kind in self.meanings if kind not in set(allowed)]

    def exit_code(self, allowed: Iterable[str], fail_on: Severity = Severity.NOTE) -> int:
        """0 where nothing is to be told, 1 a finding or an undeclared change of meaning, 3 what nobody decided."""
        undeclared = self.undeclared(allowed)
        gained = [f for f in self.gained if f.status == "open" and f.severity.rank <= fail_on.rank]
        if gained or self.faults or any(kind != UNDECIDED for kind in undeclared):
            return 1
        return 3 if undeclared or self.undecided else 0


def book_diff(
    old: Edition, new: Edition, progress: Callable[[str], None] = lambda _: None, jobs: int = 1, checked: bool = True
) -> BookDiff:
    """What became of a book from one edition to the other; if not ``checked``, without findings."""
    editions = {id(e.book): e for e in (old, new)}

    def context(book: Book) -> Context:
        return Context(book, memory=editions.get(id(book), new).case.memory)

    progress("clauses")
    comparison = Comparison(old.book, new.book, context)
    clauses = tuple(comparison.differences())
    names = comparison.names
    gained, lost, undecided, faults = checks(old, new, names, progress, jobs) if checked else ((), (), (), ())
    progress("scenarios")
    model = tuple(with_account(comparison, change) for change in world(old.book, new.book, names))
    return BookDiff(
        new.book.id,
        old.label,
        new.label,
        clauses,
        model,
        gained,
        lost,
        undecided,
        tuple(failing(old, new)) if clauses or model else (),  # else all passes that did
        tuple(suspects(old, new, clauses, names)),
        tuple(dict.fromkeys((*comparison.faults, *faults))),
        checked,
    )


Checked = tuple[tuple[Finding, ...], tuple[Finding, ...], tuple[Unsettled, ...], tuple[str, ...]]


def checks(old: Edition, new: Edition, names: Names, progress: Callable[[str], None], jobs: int) -> Checked:
    """The findings gained and lost by their fingerprints, what is newly undecided, and faults of this program."""
    cases = [old.case, new.case]
    with working(cases, jobs, "") as work:
        before, after = reports(cases, select((), ()), work, progress, False, lambda _: False)
    prints = {f.fingerprint for f in before.findings}, {f.fingerprint for f in after.findings}
    lost = [f for f in before.findings if f.fingerprint not in prints[1]]
    gained = [f for f in after.findings if f.fingerprint not in prints[0]]
    if any(old_ != new_ for old_, new_ in names.items()):  # whose fingerprints tell the ids of their clauses
        for finding in list(lost):
            meant = finding.code, frozenset(names.get(c, c) for c in finding.clauses)
            same = [f for f in gained if f.parties == meant and meant != finding.parties]
            if same:
                lost.remove(finding)
                gained.remove(same[0])
    gained = [replace(f, status="baselined") if f.fingerprint in new.known and f.status == "open" else f
              for f in gained]  # fmt: skip
    return tuple(gained), tuple(lost), tuple(left_open(before, after)), tuple(after.faults)


def left_open(before: BookReport, after: BookReport) -> Iterator[Unsettled]:
    """What is undecided in the new edition and was not in the old one."""
    known = {(u.code, u.clauses, u.finding) for u in before.undecided}
    yield from (u for u in after.undecided if (u.code, u.clauses, u.finding) not in known)


def failing(old: Edition, new: Edition) -> Iterator[Fails]:
    """The scenarios of either edition that passed in the old one and fail in the new one."""
    seen: set[tuple[object, ...]] = set()
    for edition in (new, old):
        for scenario in edition.scenarios:
            about = content(scenario)
            if about in seen:
                continue
            seen.add(about)
            passes = (outcome(e.book, scenario, e.case.memory).passed for e in (new, old))
            if not next(passes) and next(passes):
                place, failure = f"{scenario.path}:{scenario.line}", run(new.book, scenario).failure
                yield Fails(scenario.title, place, scenario.clause, failure, edition is new)


def content(scenario: Scenario) -> tuple[object, ...]:
    """What a scenario says, wherever it stands."""
    return scenario.tags, scenario.title, tuple((s.keyword, s.text, s.context) for s in scenario.steps)


def suspects(old: Edition, new: Edition, clauses: Iterable[Difference], names: Names) -> Iterator[Suspect]:
    """What refers to a clause that has changed or gone, but for what was looked at as it stands now."""
    changed = {d.id for d in clauses if d.kinds not in ((RENUMBERED,), (ANNOTATED,))}
    gone = {d.old for d in clauses if d.kinds == (GONE,)}
    known = everything(new.book)
    found = {about.id: [c for c in about.to if c in changed] for about in known.values()}
    for about in references(old.book):
        found.get(names.get(about.id, about.id), []).extend(c for c in about.to if c in gone)
    for name, because in found.items():
        if because and new.reviews.digests.get(name) != digest_of(new.book, known[name]):
            yield Suspect(name, known[name].what, tuple(dict.fromkeys(because)), place_of(new.book, name))


def place_of(book: Book, name: str) -> str:
    """Where a clause, a ruling or a page stands."""
    if name in book.clauses:
        return str(book.clauses[name].position)
    if name.startswith(PAGE):
        return book.pages[name.removeprefix(PAGE).strip()].path
    return next((str(r.position) for r in book.rulings if f"{r.prevails} over {r.over}" == name), "")


def world(old: Book, new: Book, names: Names) -> Iterator[Change]:
    """What of the world of a book, and of the order of its text, is not as it was."""
    yield from changes("sort", sorts(old), sorts(new))
    yield from changes("field", model_fields(old), model_fields(new))
    yield from changes("act", acts(old), acts(new))
    laws = ({law.name: of_term(law.condition) for law in b.laws} for b in (old, new))
    yield from changes("law", *laws)
    yield from changes("step", dict.fromkeys(old.steps), dict.fromkeys(new.steps))
    before, now = model_changes.shared_steps(old, new)
    if before != now:
        yield Change("order", TIMELINE, "changed")
    rulings = (
        dict.fromkeys(f"{n.get(r.prevails, r.prevails)} over {n.get(r.over, r.over)}" for r in b.rulings)
        for b, n in ((old, names), (new, {}))
    )
    yield from changes("ruling", *rulings)
    yield from changes("convention", conventions(old), conventions(new))
    own = {c: c for c in names.values()}
    known = sections(old, new, names)
    for former, name in known.items():
        if text_order(old, former, names, known) != text_order(new, name, own, {s: s for s in known.values()}):
            yield Change("order", f"section {name}", "changed")


def with_account(comparison: Comparison, change: Change) -> Change:
    """A change, of an act, a law or a step with what it comes to and the states that show it."""
    match change.what, change.how:
        case ("act", model_changes.CHANGED):
            found = model_changes.act(comparison, change.name)
        case ("law", _):
            found = model_changes.law(comparison, change.name)
        case ("step", _):
            found = model_changes.step(comparison, change.name)
        case ("order", _) if change.name == TIMELINE:
            found = model_changes.timeline(comparison)
        case _:
            return change
    return replace(change, how=found.how, shown=found.shown, why=found.why)


def changes(what: str, old: Mapping[str, object], new: Mapping[str, object]) -> Iterator[Change]:
    """Which of the named things of one kind are new, gone or changed, by name."""
    for name in sorted(old.keys() | new.keys()):
        if name not in old or name not in new or old[name] != new[name]:
            yield Change(what, name, "new" if name not in old else "gone" if name not in new else "changed")


def sorts(book: Book) -> dict[str, object]:
    """The members of each sort."""
    return {name: (sort.members, sort.spare, sort.values) for name, sort in book.sorts.items()}


def model_fields(book: Book) -> dict[str, object]:
    """What the model says of each field: its values, what its cells hold at first, and who changes them."""
    return {
        name: (shape_of_field(book, name), f.start, sorted(f.starts.items()), f.closed, f.fixed, f.default, f.chooser)
        for name, f in book.fields.items()
        if not f.clause
    }


def acts(book: Book) -> dict[str, object]:
    """What each act asks for and changes, whose it is, and whether only what is permitted may be done."""
    return {
        name: (of_act(a), tuple(str(v.type) for v in a.parameters), a.exhaustive, a.by) for name, a in book.acts.items()
    }


def conventions(book: Book) -> dict[str, object]:
    """How a book says it is to be read."""
    found: dict[str, object] = {c.name: plain(c.says) for c in book.conventions.values()}
    events = book.events and replace(book.events, in_effect="", lasted="")  # but for the words of its phrases
    return found | {"prohibition prevails": book.prohibition_prevails, "layers": book.layers, "events": events}


def sections(old: Book, new: Book, names: Names) -> dict[str, str]:
    """The sections that both editions have: by their id, and under another one by the clauses that they hold."""
    found = {name: name for name in old.sections if name in new.sections}
    for name, section in old.sections.items():
        held = (new.clauses[names[c]].section for c in section.clauses if c in names)
        taken = [other for other in held if other not in old.sections and other not in found.values()]
        if name not in found and taken:
            found[name] = max(taken, key=taken.count)
    return found


def text_order(book: Book, name: str, names: Names, known: Mapping[str, str]) -> tuple[object, ...]:
    """What the order of the text decides in a section, of clauses of both editions that share a moment.

    Which sections it follows, of those ``known`` to both editions; and of clauses in it how they go together, and where
    they are numbered which comes first.
    """
    section, own = book.sections[name], moments(book, name)
    follows = tuple(known[f] for f in section.follows if f in known and not own.isdisjoint(moments(book, f)))
    shared = [m for m, clauses in own_clauses(book, section, names).items() if len(clauses) > 1]
    block = section.block if shared else None
    numbered = [own_clauses(book, section, names)[m] for m in shared] if block is Block.STEPS else []
    return follows, block, section.event, sorted(numbered)


def moments(book: Book, section: str) -> frozenset[str]:
    """The moments of the clauses of a section."""
    parts = (p for c in book.sections[section].clauses for p in book.clauses[c].parts)
    return frozenset(p.anchor.moment for p in parts if p.anchor.moment)


def own_clauses(book: Book, section: Section, names: Names) -> dict[str, list[str]]:
    """The clauses of a section that both editions have, in their order, by the moment at which they speak."""
    found: dict[str, list[str]] = {}
    for clause in (c for c in section.clauses if c in names):
        for moment in dict.fromkeys(p.anchor.moment for p in book.clauses[clause].parts if p.anchor.moment):
            found.setdefault(moment, []).append(names[clause])
    return found
