"""All that the moments of some parts may consult, as a hash: as long as it stays, so does what is found of them.

The acts that are done or spoken of in these moments are followed to all parts that may fit them, and
`claimed` tells which of the parts that stand may have a say in them. The model, preconditions of events,
laws with what clauses make of them, phrases and rulings may have one at any moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from rulewright.book.model import AnchorKind, Book, Edge, Norm, Outcome, Part, Perform
from rulewright.memo.per_book import for_a_book
from rulewright.reach.cone import Claimed, claimed
from rulewright.reach.digests import model_hash
from rulewright.reach.outcomes import beside, hashed, part_hash
from rulewright.story.interference import Names, bound_to, fitting
from rulewright.story.moments import played
from rulewright.table.index import Index, index_of

Done = tuple[str, Names]  # an act, and for each argument its name or anything
Asked = tuple[tuple[str, ...], tuple[str, ...], tuple[Perform, ...]]  # parts by name, steps, acts


@dataclass
class Consulted:
    """The hashes of one book, each worked out when it is first needed."""

    book: Book
    index: Index
    always: str
    claimed: Claimed
    places: dict[str, int]
    found: dict[Asked, tuple[str, frozenset[str]]] = field(default_factory=dict)  # each with the parts it is of
    upon: dict[Done, tuple[frozenset[str], frozenset[Done]]] = field(default_factory=dict)

    def by(self, parts: Iterable[Part], steps: Iterable[str] = (), acts: Iterable[Perform] = ()) -> str:
        """A hash of all that the moments of these parts, these steps of the timeline and these acts may consult."""
        return self._hung_on(tuple(parts), tuple(steps), tuple(acts))[0]

    def hung_on(self, parts: Iterable[Part], steps: Iterable[str] = (), acts: Iterable[Perform] = ()) -> frozenset[str]:
        """The names of the parts that these moments may consult, and of those that have a say in laws."""
        return self._hung_on(tuple(parts), tuple(steps), tuple(acts))[1] | self.claimed.in_laws

    def _hung_on(
        self, own: tuple[Part, ...], steps: tuple[str, ...], acts: tuple[Perform, ...]
    ) -> tuple[str, frozenset[str]]:
        if not all(map(self.known, own)):
            return self._by(own, steps, acts)
        key = tuple(p.id for p in own), steps, acts
        if key not in self.found:
            self.found[key] = self._by(own, steps, acts)
        return self.found[key]

    def known(self, part: Part) -> bool:
        """Whether a part is one of the book, and not one under a reading that was not adopted."""
        return self.index.parts.get(part.id) is part

    def _by(
        self, own: tuple[Part, ...], steps: tuple[str, ...], acts: tuple[Perform, ...]
    ) -> tuple[str, frozenset[str]]:
        speaking = {p.id for p in own} & self.places.keys()
        waiting = list(done_by(acts, {}))
        for part in own:
            waiting += self.moment(part)
            if part.anchor.kind is AnchorKind.STEP:
                speaking |= {p.id for p in self.step(part.anchor.step)}
        speaking |= {p.id for step in steps for p in self.step(step)}
        waiting += [done for name in speaking for done in done_by(self.index.parts[name].outcomes, {})]
        seen = set(waiting)
        while waiting:
            names, further = self.doing(waiting.pop())
            speaking |= names
            waiting += further - seen
            seen |= further
        heard = [*own, *map(self.index.parts.__getitem__, speaking)]
        speaking |= self.claimed.speaking(heard, (act for act, _ in seen))
        found = sorted(speaking, key=self.places.__getitem__)
        said = [self.always, *(part_hash(self.book, p) for p in (*own, *map(self.index.parts.__getitem__, found)))]
        return hashed(said), frozenset(speaking).union(p.id for p in own)

    def moment(self, part: Part) -> Iterator[Done]:
        """The act that makes the moment of a part, and the acts that the part does or speaks of."""
        if part.anchor.kind is AnchorKind.ACT:
            anchor = played(self.book, part.anchor)
            yield from done_by((Perform(anchor.act, anchor.args),), {})
        yield from done_by(part.outcomes, {})

    def step(self, step: str) -> Iterator[Part]:
        """The parts of a step of the timeline."""
        return (part for edge in Edge for part in self.index.steps.get((step, edge), ()))

    def doing(self, done: Done) -> tuple[frozenset[str], frozenset[Done]]:
        """The parts that may fit an act, and the acts that follow at once."""
        if done not in self.upon:
            act, args = done
            spec = self.book.acts[act]
            further = set(done_by(spec.outcomes, spec.binding(args)))
            names: set[str] = set()
            for part, known in fitting(self.book, act, args):
                names |= {part.id} & self.places.keys()
                further |= set(done_by(part.outcomes, known))
            self.upon[done] = frozenset(names), frozenset(further)
        return self.upon[done]


def done_by(outcomes: Iterable[Outcome], names: Mapping[str, str | None]) -> Iterator[Done]:
    """The acts that outcomes do or speak of."""
    for outcome in outcomes:
        if isinstance(outcome, Perform | Norm):
            yield outcome.act, bound_to(outcome, names)[1]


@for_a_book
def consulted(book: Book) -> Consulted:
    """The hashes of a book."""
    index = index_of(book)
    always = hashed([beside(book), model_hash(book)])
    places = {name: n for n, name in enumerate(index.parts)}
    return Consulted(book, index, always, claimed(book), places)
