"""What has become of the passages of a book in another version of its document: which clause is which passage now.

A clause keeps its id, whatever number is printed before its passage now: scenarios, rulings and references name it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from rulewright.files.schema import ClauseShape
from rulewright.files.yamlread import Where
from rulewright.tools.skeleton import Draft
from rulewright.tools.sketch import Sketch, containment, likeness, sketch_of

ALIKE = 0.5  # of two sketches: one passage, reworded
SOMEWHAT = 0.25  # of two that stand in one place
WITHIN = 0.6  # of a sketch in another one: a part of it
MOST_SHARED = 60  # passages that share a pair of words, which then tells nothing of which is which
FEWEST = 4  # pairs of words that tell a part from chance


class PassageChange(Enum):
    """What becomes of a passage, the worst for its clause last."""

    SAME = "as it was"
    RENUMBERED = "renumbered"
    MOVED = "moved"
    NEW = "new"
    REWORDED = "reworded"
    REWRITTEN = "rewritten"
    SPLIT = "split"
    JOINED = "joined"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class SourcedClause:
    """A clause of the book that was made from the document, and what is remembered of its passage."""

    shape: ClauseShape
    path: str  # of its page, below the folder of the book
    where: Where
    sketch: Sketch = frozenset()
    number: str = ""
    refs: tuple[str, ...] | None = None

    @property
    def id(self) -> str:
        """The id of the clause."""
        return self.shape.clause


@dataclass
class Fate:
    """What has become of a clause, or where a new passage comes from."""

    change: PassageChange
    clause: SourcedClause | None
    passages: list[Draft] = field(default_factory=list)  # the first one is now that of the clause
    into: str = ""  # the clause that a passage was joined to
    moved: bool = False
    refers: tuple[str, ...] = ()  # what it refers to now and did not

    @property
    def unsettled(self) -> bool:
        """Whether somebody has to look at it."""
        return self.change not in (PassageChange.SAME, PassageChange.RENUMBERED, PassageChange.MOVED) or bool(
            self.refers
        )


def fates(
    clauses: Sequence[SourcedClause], drafts: Sequence[Draft], taken: Iterable[str] = ()
) -> tuple[list[Fate], dict[str, str]]:
    """What has become of each clause, in the order of the book, and of each new passage, in that of the text.

    With it comes the id of each passage in the book: that of its clause, or one that is not ``taken`` there. Of several
    clauses made of one passage, all share the fate of the first.
    """
    groups: dict[Hashable, list[SourcedClause]] = defaultdict(list)
    for clause in clauses:
        source = clause.shape.source
        groups[source.hash, source.page, source.lines, source.chars].append(clause)
    told, names = _fates_of_firsts([group[0] for group in groups.values()], drafts, taken)
    of_first = {id(fate.clause): fate for fate in told if fate.clause is not None}
    of = {id(clause): replace(of_first[id(group[0])], clause=clause) for group in groups.values() for clause in group}
    return [*(of[id(clause)] for clause in clauses), *(fate for fate in told if fate.clause is None)], names


def _fates_of_firsts(
    clauses: Sequence[SourcedClause], drafts: Sequence[Draft], taken: Iterable[str]
) -> tuple[list[Fate], dict[str, str]]:
    """The same of clauses each of which has a passage of its own."""
    sketches = {id(draft): sketch_of(draft.passage.block.text) for draft in drafts}
    pairs: dict[int, Draft] = {}  # by the number of the clause
    left_old, left_new = list(range(len(clauses))), list(drafts)

    def pair(number: int, draft: Draft) -> None:
        pairs[number] = draft
        left_old.remove(number)
        left_new.remove(draft)

    for number, draft in _by_hash(clauses, left_new):
        pair(number, draft)
    exact = set(pairs)
    for number, draft in _alike(clauses, left_old, left_new, sketches):
        pair(number, draft)
    parts: dict[int, list[Draft]] = defaultdict(list)
    wholes = _Near({n: clauses[n].sketch for n in range(len(clauses)) if n not in exact})
    for draft in list(left_new):
        whole = wholes.around(sketches[id(draft)])
        if whole is not None:
            parts[whole].append(draft)
            left_new.remove(draft)
    for number in [n for n in left_old if n in parts]:
        pairs[number] = parts[number].pop(0)
        left_old.remove(number)
    joined: dict[int, Draft] = {}
    others = [d for n, d in pairs.items() if n not in exact] + left_new
    unions = _Near({at: sketches[id(draft)] for at, draft in enumerate(others)})
    for number in list(left_old):
        at = unions.around(clauses[number].sketch)
        if at is None:
            continue
        if others[at] in left_new:
            pair(number, others[at])
        else:
            joined[number] = others[at]
            left_old.remove(number)
    rewritten = set()
    place = {id(draft): at for at, draft in enumerate(drafts)}
    for number in list(left_old):
        same = next((d for d in left_new if d.passage.number and d.passage.number == clauses[number].number), None)
        same = same or _between(number, len(clauses), pairs, left_new, place)
        if same is not None:
            pair(number, same)
            if likeness(clauses[number].sketch, sketches[id(same)]) < SOMEWHAT:
                rewritten.add(number)
    names = _names({draft.id: clauses[number].id for number, draft in pairs.items()}, drafts, set(taken))
    moved = _moved(clauses, pairs, drafts)
    found = []
    for number, clause in enumerate(clauses):
        if number in joined:
            found.append(Fate(PassageChange.JOINED, clause, [], names[joined[number].id]))
        elif number not in pairs:
            found.append(Fate(PassageChange.GONE, clause))
        else:
            draft = pairs[number]
            if number in rewritten:
                change = PassageChange.REWRITTEN
            elif parts.get(number):
                change = PassageChange.SPLIT
            elif number not in exact and clause.sketch != sketches[id(draft)]:
                change = PassageChange.REWORDED
            elif draft.passage.number != clause.number and clause.refs is not None:
                change = PassageChange.RENUMBERED
            else:
                change = PassageChange.MOVED if number in moved else PassageChange.SAME
            fate = Fate(change, clause, [draft, *parts.get(number, [])], moved=number in moved)
            if clause.refs is not None:
                now = [names.get(ref.to, ref.to) for ref in draft.refs]
                fate.refers = tuple(ref for ref in now if ref not in (*clause.refs, *clause.shape.refs))
            found.append(fate)
    found += [Fate(PassageChange.NEW, None, [draft]) for draft in left_new]
    return found, names


def _names(known: Mapping[str, str], drafts: Iterable[Draft], taken: set[str]) -> dict[str, str]:
    """The id of each passage in the book."""
    names = dict(known)
    for draft in drafts:
        if draft.id not in names:
            name, number = draft.id, 2
            while name in taken:
                name, number = f"{draft.id}-{number}", number + 1
            taken.add(name)
            names[draft.id] = name
    return names


def _by_hash(clauses: Sequence[SourcedClause], drafts: Iterable[Draft]) -> Iterator[tuple[int, Draft]]:
    """Clauses and passages of one hash; where several have it, those of one number first, then in their order."""
    new: dict[str, list[Draft]] = defaultdict(list)
    for draft in drafts:
        new[draft.hash].append(draft)
    old: dict[str, list[int]] = defaultdict(list)
    for number, clause in enumerate(clauses):
        if clause.shape.source.hash in new:
            old[clause.shape.source.hash].append(number)
    for key, numbers in old.items():
        waiting = new[key]
        for number in list(numbers):
            same = next((d for d in waiting if d.id == clauses[number].id), None)
            if same is not None:
                waiting.remove(same)
                numbers.remove(number)
                yield number, same
        yield from zip(numbers, list(waiting), strict=False)


class _Near:
    """Sketches by the pairs of words in them; pairs that very many share tell nothing and are passed over."""

    def __init__(self, sketches: Mapping[int, Sketch]) -> None:
        self.sketches = sketches
        self.having: dict[int, list[int]] = defaultdict(list)
        for number, sketch in sketches.items():
            for pair in sketch:
                self.having[pair].append(number)

    def near(self, sketch: Sketch) -> list[int]:
        """The sketches that share the most with one, the nearest first."""
        lists = (self.having.get(pair, ()) for pair in sketch)
        counts = Counter(number for having in lists if len(having) <= MOST_SHARED for number in having)
        return [n for n, _ in sorted(counts.items(), key=lambda told: (-told[1], told[0]))[:MOST_SHARED]]

    def around(self, sketch: Sketch) -> int | None:
        """The sketch in which one is contained, if it is in any and not told by chance."""
        if len(sketch) < FEWEST:
            return None
        best = max(self.near(sketch), key=lambda n: (containment(sketch, self.sketches[n]), -n), default=None)
        return best if best is not None and containment(sketch, self.sketches[best]) >= WITHIN else None


def _alike(
    clauses: Sequence[SourcedClause], old: Iterable[int], new: Iterable[Draft], sketches: Mapping[int, Sketch]
) -> list[tuple[int, Draft]]:
    """Clauses and passages that are alike, the most alike first, each once."""
    drafts = list(new)
    nearby = _Near({at: sketches[id(draft)] for at, draft in enumerate(drafts)})
    found: list[tuple[float, int, int]] = []
    for number in old:
        sketch = clauses[number].sketch
        for place in nearby.near(sketch):
            how = likeness(sketch, nearby.sketches[place])
            if how >= ALIKE:
                found.append((-how - 0.01 * (drafts[place].id == clauses[number].id), number, place))
    taken_old: set[int] = set()
    taken_new: set[int] = set()
    pairs = []
    for _, number, place in sorted(found):
        if number not in taken_old and place not in taken_new:
            taken_old.add(number)
            taken_new.add(place)
            pairs.append((number, drafts[place]))
    return pairs


def _between(
    number: int, most: int, pairs: Mapping[int, Draft], new: Sequence[Draft], place: Mapping[int, int]
) -> Draft | None:
    """The passage that stands alone where that of a clause stood: between those of the clauses around it."""
    if any(0 <= n < most and n not in pairs for n in (number - 1, number + 1)):
        return None
    before = place[id(pairs[number - 1])] if number else -1
    behind = place[id(pairs[number + 1])] if number + 1 < most else len(place)
    within = [draft for draft in new if before < place[id(draft)] < behind]
    return within[0] if len(within) == 1 else None


def _moved(clauses: Sequence[SourcedClause], pairs: Mapping[int, Draft], drafts: Sequence[Draft]) -> set[int]:
    """The clauses whose passages stand in another order than before: all but a longest run of the old one."""
    place = {id(draft): number for number, draft in enumerate(drafts)}
    said = [(clauses[n].shape.source.lines, clauses[n].shape.source.chars or (0, 0), n) for n in pairs]
    order = [number for _, _, number in sorted(said)]
    ends: list[int] = []
    last: list[int] = []  # the numbers in ``order`` at which the runs of each length end
    before: dict[int, int | None] = {}
    for number in order:
        now = place[id(pairs[number])]
        at = bisect_left(ends, now)
        before[number] = last[at - 1] if at else None
        ends[at : at + 1] = [now]
        last[at : at + 1] = [number]
    run: set[int] = set()
    at_end = last[-1] if last else None
    while at_end is not None:
        run.add(at_end)
        at_end = before[at_end]
    return set(pairs) - run
