"""What units found as plain data that can be kept, and back; data that is not of this shape is as good as none."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import astuple, dataclass, field, fields
from functools import cached_property
from typing import Any, TypeVar

from rulewright.book.model import Book, Ruling
from rulewright.evidence.context import Memory, Stats
from rulewright.evidence.examples import Examples, digests
from rulewright.evidence.finding_data import finding_data, finding_of
from rulewright.evidence.findings import Settlement, Unsettled
from rulewright.evidence.scenario_results import Failure, Played
from rulewright.gherkin.scenario import Scenario
from rulewright.language.errors import Position
from rulewright.reach.witness_data import texts
from rulewright.run.units import Portion

T = TypeVar("T")


def whole(book: Book, scenarios: tuple[Scenario, ...]) -> str:
    """A hash of everything that a book and its scenarios say, and where."""
    said = [repr(getattr(book, f.name)) for f in fields(book) if f.name != "phrases"]
    return hashlib.sha256("\n".join([*said, repr(book.phrases.phrases), repr(scenarios)]).encode()).hexdigest()


@dataclass
class Kept:
    """What earlier runs found in a book and its scenarios of which not a word has changed."""

    memory: Memory | None
    book: Book
    scenarios: tuple[Scenario, ...]
    given: str = ""
    examples: Examples = field(default_factory=dict)

    @cached_property
    def name(self) -> str:
        """A name for all that the book, its scenarios and its examples say."""
        said = self.given or whole(self.book, self.scenarios)
        return hashlib.sha256(repr([said, sorted(digests(self.examples).items())]).encode()).hexdigest()

    def recall(self, what: object, read: Callable[[Mapping[str, Any]], T | None]) -> T | None:
        """What was kept of something."""
        return read(self.memory.told(f"{what} {self.name}")) if self.memory is not None else None

    def keep(self, what: object, data: Mapping[str, Any]) -> None:
        """Keep plain data on something."""
        if self.memory is not None:
            self.memory.keep_told(f"{what} {self.name}", data)


def played_data(played: Played) -> dict[str, Any]:
    """What scenarios showed as plain data."""
    failures = [[astuple(f.position), f.title, f.clauses, f.text, f.cause] for f in played.failures]
    return {"alive": sorted(played.alive), "failures": failures, "idle": played.idle}


def played_of(data: Mapping[str, Any]) -> Played | None:
    """What scenarios showed."""
    with suppress(KeyError, TypeError, ValueError):
        failures = [
            Failure(Position(*at), str(title), texts(clauses), str(text), str(cause))
            for at, title, clauses, text, cause in data["failures"]
        ]
        return Played(frozenset(texts(data["alive"])), tuple(failures), texts(data["idle"]))
    return None


def cures_of(data: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The cures of a finding, and those of them that are proved."""
    with suppress(KeyError, TypeError, ValueError):
        told, proved = data["cures"]
        return texts(told), texts(proved)
    return None


def portion_data(portion: Portion) -> dict[str, Any]:
    """A portion without the questions that led to its findings."""
    settled = portion.settled
    return {
        "findings": [finding_data(f) for f in portion.findings],
        "undecided": [astuple(u) for u in portion.undecided],
        "stats": astuple(portion.stats),
        "faults": portion.faults,
        "settled": None if settled is None else [settlement_data(s) for s in settled],
        "asked": list(portion.asked),
    }


def portion_of(data: Mapping[str, Any]) -> Portion | None:
    """The portion that was kept."""
    with suppress(KeyError, TypeError, ValueError, AttributeError):
        settled = data["settled"]
        candidates, _, _, pairs = data["stats"]
        return Portion(
            tuple(finding_of(f) for f in data["findings"]),
            tuple(Unsettled(code, book, tuple(clauses), *rest) for code, book, clauses, *rest in data["undecided"]),
            Stats(candidates=int(candidates), pairs=int(pairs)),
            texts(data["faults"]),
            None if settled is None else tuple(settlement_of(s) for s in settled),
            dict.fromkeys(texts(data["asked"])),
        )
    return None


def settlement_data(settlement: Settlement) -> list[Any]:
    """A settlement as plain data."""
    ruling = astuple(settlement.ruling)
    return [ruling, [finding_data(f) for f in settlement.findings], settlement.doubt]


def settlement_of(data: list[Any]) -> Settlement:
    """The settlement that was kept."""
    (prevails, over, because, place), findings, doubt = data
    ruling = Ruling(str(prevails), str(over), str(because), Position(*place))
    return Settlement(ruling, tuple(finding_of(f) for f in findings), str(doubt))
