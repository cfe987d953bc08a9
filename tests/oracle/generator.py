"""Small books at random over the whole language, as data from which their files are written.

A book has two or three towns and of a handful of fields those that its theme names, so that its lawful states can be
gone through. Clauses share the names of their variables on purpose.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

EDGES = ("beginning of day", "day", "end of day")
FIELDS: dict[str, dict[str, Any]] = {
    "walled": {"of": "Town"},
    "gold": {"of": "Town", "is": "0..2", "start": 1, "clamped": "yes"},
    "lord": {"of": "Town", "is": "Town?", "start": "nobody"},
    "allied": {"of": ["Town", "Town"], "symmetric": "yes"},
    "chief": {"is": "Town?", "start": "nobody"},
    "rich": {"of": "Town", "derived": "yes"},
    "tax": {"of": "Town", "is": "0..2", "start": 0, "derived": "yes"},
    "port": {"of": "Town", "constant": "yes", "starts": {"ULM": "yes"}},
    "active": {"of": "Event", "closed": "yes"},
    "marked": {"of": "Event", "closed": "yes"},
    "fate": {"of": "Event", "is": "Fate", "start": "occurs", "closed": "yes"},
}
INPUTS: dict[str, dict[str, Any]] = {
    "die": {"is": "1..3", "chance": "yes"},
    "refuses": {"of": "Town", "by": "the town", "default": "no"},
}
ACTS: dict[str, dict[str, Any]] = {
    "robs": {
        "say": "{a:Town} robs {b:Town}",
        "requires": ["b has at least 1 gold"],
        "then": ["b loses 1 gold"],
    },
    "builds": {"say": "{a:Town} builds", "requires": ["a is not walled"], "then": ["a is walled"]},
    "razes": {"say": "{a:Town} razes {b:Town}", "then": ["b is not walled"]},
    "serves": {"say": "{a:Town} serves {b:Town}", "then": ["the lord of a is b"]},
    "swears": {"say": "{a:Town} swears to {b:Town?}", "then": ["the lord of a is b"]},
    "joins": {"say": "{a:Town} joins {b:Town}", "requires": ["a is not allied with b"], "then": ["a is allied with b"]},
    "leaves": {"say": "{a:Town} leaves {b:Town}", "then": ["a is not allied with b"]},
    "pays": {"say": "{a:Town} pays", "then": ["a has 0 gold"]},
    "crowns": {"say": "{a:Town} crowns {b:Town}", "then": ["the chief is b"]},
    "rests": {"say": "{a:Town} rests"},
    "rolled": {"say": "{e:Event} is rolled", "requires": ["e is not in effect", "e is not marked off"]},
    "starts": {"say": "{e:Event} starts", "then": ["e is in effect"]},
    "ends": {"say": "{e:Event} ends", "then": ["e is not in effect"]},
}
ACT_NEEDS = {
    "robs": {"gold"}, "builds": {"walled"}, "razes": {"walled"}, "serves": {"lord"}, "swears": {"lord"},
    "joins": {"allied"}, "leaves": {"allied"}, "pays": {"gold"}, "crowns": {"chief"}, "rests": set(),
    "rolled": {"active"}, "starts": {"active"}, "ends": {"active"},
}  # fmt: skip
PHRASES: list[tuple[set[str], dict[str, Any]]] = [
    ({"walled"}, {"say": "{t:Town} is walled", "means": "walled(t)"}),
    ({"gold"}, {"say": "{t:Town} has {n:int} gold", "means": "gold(t) == n"}),
    ({"allied"}, {"say": "{t:Town} is allied with {u:Town}", "means": "allied(t, u)"}),
    ({"rich"}, {"say": "{t:Town} is rich", "means": "rich(t)"}),
    ({"port"}, {"say": "{t:Town} is a port", "means": "port(t)"}),
    ({"active"}, {"say": "{e:Event} is in effect", "means": "active(e)"}),
    ({"active"}, {"say": "{e:Event} is marked off", "means": "marked(e)"}),
    ({"active"}, {"say": "{e:Event} meets {f:Fate}", "means": "fate(e) == f"}),
    ({"refuses"}, {"say": "{t:Town} refuses", "not": "{t:Town} does not refuse", "means": "refuses(t)"}),
    ({"gold"}, {
        "say": "{t:Town} has at least {n:int} gold", "means": "gold(t) >= n",
        "for example": "ULM has at least 1 gold", "true when": ["ULM has 1 gold"], "false when": ["ULM has 0 gold"],
    }),
    ({"gold"}, {
        "say": "{t:Town} has more gold than {u:Town}", "means": "gold(t) > gold(u)",
        "for example": "ULM has more gold than BERN", "true when": ["ULM has 2 gold", "BERN has 1 gold"],
        "false when": ["ULM has 1 gold", "BERN has 1 gold"],
    }),
    ({"gold"}, {
        "say": "some town has {n:int} gold", "means": "any(gold(t) == n for t in Town)",
        "for example": "some town has 2 gold", "true when": ["ULM has 2 gold"],
        "false when": "EACH has 0 gold",
    }),
    ({"gold"}, {
        "say": "{t:Town} had {n:int} gold", "means": "was(gold(t)) == n",
        "for example": "ULM had 2 gold", "true when": ["ULM has 2 gold"], "false when": ["ULM has 0 gold"],
    }),
    ({"gold"}, {
        "say": "{t:Town} is among the {n:int} with most gold",
        "means": "t in first(n, (gold(u) for u in Town))",
        "for example": "ULM is among the 1 with most gold", "true when": ["ULM has 2 gold"],
        "false when": ["ULM has 0 gold", "BERN has 2 gold"],
    }),
    ({"gold"}, {
        "say": "the towns have {n:int} gold at least", "means": "sum(gold(t) for t in Town) >= n",
        "for example": "the towns have 4 gold at least", "true when": ["ULM has 2 gold", "BERN has 2 gold"],
        "false when": "EACH has 0 gold",
    }),
    ({"walled"}, {
        "say": "{n:int} towns are walled", "means": "count(t for t in Town if walled(t)) == n",
        "for example": "0 towns are walled", "true when": "EACH is not walled", "false when": ["ULM is walled"],
    }),
    ({"walled"}, {
        "say": "every town is walled", "means": "all(walled(t) for t in Town)",
        "for example": "every town is walled", "true when": "EACH is walled", "false when": ["ULM is not walled"],
    }),
    ({"walled"}, {
        "say": "only {t:Town} is walled", "means": "the(u for u in Town if walled(u)) == t",
        "for example": "only ULM is walled", "true when": ["ULM is walled"], "false when": ["ULM is not walled"],
    }),
    ({"walled", "gold"}, {
        "say": "the walled have gold", "means": "all(gold(t) >= 1 for t in Town if walled(t))",
        "for example": "the walled have gold", "true when": "EACH has 1 gold",
        "false when": ["ULM is walled", "ULM has 0 gold"],
    }),
    ({"allied"}, {
        "say": "{t:Town} is bound to {u:Town}", "means": "connected(allied, t, u)",
        "for example": "ULM is bound to BERN", "true when": ["ULM is allied with BERN"],
        "false when": ["ULM is not allied with BERN"],
    }),
    ({"allied", "walled"}, {
        "say": "{t:Town} can walk to {u:Town}", "means": "connected(allied, t, u, for_x=walled(x))",
        "for example": "ULM can walk to BERN",
        "true when": ["ULM is allied with BERN", "ULM is walled", "BERN is walled"],
        "false when": ["ULM is not walled"],
    }),
    ({"allied"}, {
        "say": "{t:Town} has a friend", "means": "any(allied(t, u) for u in Town if u != t)",
        "for example": "ULM has a friend", "true when": ["ULM is allied with BERN"],
        "false when": "EACH is not allied with ULM",
    }),
    ({"lord"}, {
        "say": "{t:Town} has {n:int} servants", "means": "count(u for u in Town if lord(u) == t) == n",
        "for example": "ULM has 1 servants", "true when": ["the lord of BERN is ULM"],
        "false when": ["the lord of BERN is BERN"],
    }),
    ({"tax"}, {
        "say": "the tax of {t:Town} is at least {n:int}", "means": "tax(t) >= n",
        "for example": "the tax of ULM is at least 0", "true when": ["ULM is a port"], "false when": ["ULM is a port"],
        "never": 1,
    }),
    ({"gold"}, {"say": "{t:Town} gains {n:int} gold", "changes": {"gold(t)": "n"}}),
    ({"gold"}, {"say": "{t:Town} loses {n:int} gold", "changes": {"gold(t)": "-n"}}),
    ({"walled", "gold"}, {"say": "{t:Town} is safe", "means": "walled(t) and gold(t) == 2"}),
]  # fmt: skip
TERMS: list[tuple[set[str], dict[str, Any]]] = [
    ({"lord"}, {"say": "the lord of {t:Town}", "is": "lord(t)"}),
    ({"chief"}, {"say": "the chief", "is": "chief"}),
    ({"gold"}, {"say": "the gold of {t:Town}", "is": "gold(t)"}),
    ({"tax"}, {"say": "the tax of {t:Town}", "is": "tax(t)"}),
    ({"die"}, {"say": "the die", "is": "die"}),
    ({"walled"}, {"say": "the walled one", "is": "the(t for t in Town if walled(t))"}),
    ({"gold"}, {"say": "the rest of the gold of {t:Town}", "is": "2 - gold(t)"}),
]
LAWS: list[tuple[set[str], str, str]] = [
    ({"walled", "gold"}, "the walled have gold", "all(gold(t) >= 1 for t in Town if walled(t))"),
    ({"lord"}, "nobody serves itself", "all(lord(t) != t for t in Town)"),
    ({"walled"}, "a town is walled", "any(walled(t) for t in Town)"),
    ({"gold"}, "gold is short", "sum(gold(t) for t in Town) <= 3"),
    ({"allied"}, "no ally of itself", "all(not allied(t, t) for t in Town)"),
    ({"allied", "walled"}, "allies are walled", "all(walled(t) for t in Town if any(allied(t, u) for u in Town))"),
    ({"lord", "walled"}, "lords are walled", "all(lord(t) == nobody or walled(lord(t)) for t in Town)"),
    ({"chief", "gold"}, "the chief has gold", "chief == nobody or gold(chief) >= 1"),
]
THEMES: list[tuple[int, set[str]]] = [
    (2, {"walled", "gold"}), (2, {"walled", "lord"}), (2, {"gold", "lord"}), (2, {"allied", "walled"}),
    (2, {"allied", "gold"}), (2, {"walled", "chief"}), (2, {"walled", "gold", "chief"}), (3, {"walled", "chief"}),
    (3, {"allied"}), (3, {"allied", "walled"}), (2, {"walled", "gold", "rich"}), (2, {"walled", "lord", "rich", "tax"}),
    (2, {"gold", "tax", "rich"}), (2, {"walled", "lord", "port"}), (2, {"allied", "chief"}), (2, {"gold"}),
]  # fmt: skip
CELLS: list[tuple[str, list[str], list[str]]] = [  # what is done to a cell and asked of it
    (
        "gold",
        ["BERN has 0 gold", "BERN has 2 gold", "BERN gains 1 gold", "BERN loses 2 gold", "BERN pays", "ULM robs BERN"],
        ["BERN has 1 gold", "BERN has at least 1 gold", "ULM has more gold than BERN"],
    ),
    (
        "walled",
        ["BERN is walled", "BERN is not walled", "BERN builds", "ULM razes BERN"],
        ["BERN is walled", "BERN is not walled", "1 towns are walled"],
    ),
    (
        "lord",
        ["the lord of BERN is ULM", "the lord of BERN is nobody", "BERN serves ULM", "BERN swears to nobody"],
        ["the lord of BERN is ULM", "the lord of BERN is nobody"],
    ),
    (
        "chief",
        ["the chief is BERN", "the chief is nobody", "ULM crowns BERN", "BERN crowns ULM"],
        ["the chief is BERN", "the chief is not nobody"],
    ),
    (
        "allied",
        ["BERN is allied with ULM", "ULM is not allied with BERN", "ULM joins BERN", "BERN leaves ULM"],
        ["ULM is allied with BERN", "BERN is not allied with ULM", "ULM is bound to BERN"],
    ),
]
STEPS = ("dawn", "day", "night")


@dataclass
class Written:
    """A book as data: what varies of its model, and its clauses by section."""

    towns: int = 2
    fields: frozenset[str] = frozenset({"walled", "gold"})
    clamped: bool = True
    closed: frozenset[str] = frozenset()
    spare: int = 0
    dice: bool = False
    event: bool = False
    prevails: bool = False
    block: str = "together"
    exhaustive: frozenset[str] = frozenset()
    laws: list[str] = field(default_factory=list)
    sections: list[dict[str, Any]] = field(default_factory=list)
    second: frozenset[str] = frozenset()  # the sections of a second page
    given: bool = False  # what stands earlier on a page goes first
    rulings: list[tuple[str, str]] = field(default_factory=list)
    erratum: dict[str, Any] | None = None
    outside: list[dict[str, Any]] | None = None  # what the rest of the game does, where that is said
    fixed: frozenset[str] = frozenset()  # fields that are set up with any value
    by: dict[str, str] = field(default_factory=dict)  # who does an act, where that is said
    layers: tuple[str, ...] = ()  # texts of which each prevails over those behind it; the page is of the last

    @property
    def have(self) -> set[str]:
        """What there is to speak of."""
        return (
            set(self.fields)
            | ({"die", "refuses"} if self.dice else set())
            | ({"active", "marked", "fate"} if self.event else set())
        )

    @property
    def members(self) -> list[str]:
        """The names of the towns."""
        return ["ULM", "BERN", "GENF"][: self.towns]

    def acts(self) -> list[str]:
        """The acts of towns that there are."""
        return [a for a, needs in ACT_NEEDS.items() if needs <= self.have and a not in ("rolled", "starts", "ends")]

    def files(self) -> dict[str, str]:
        """The texts of its files."""
        have = self.have
        head: dict[str, Any] = {"book": "small", "title": "Towns", "prohibition prevails": _word(self.prevails)}
        if self.given:
            head["order"] = "given"
        if self.layers:
            head["layers"] = list(self.layers)
        if self.event:
            head["events"] = {
                "sort": "Event", "rolled": "rolled", "starts": "starts", "ends": "ends", "draw step": "dawn",
                "end step": "night", "in effect": "{event} is in effect",
                "axes": {"instead": "fate", "marked off": "marked"},
            }  # fmt: skip
        sorts: dict[str, Any] = {"Town": self.members}
        if self.spare:
            sorts["Town"] = {"members": self.members, "spare": self.spare}
        model: dict[str, Any] = {"sorts": sorts, "fields": {}}
        if self.event:
            sorts["Event"] = ["E.1"]
            model["values"] = {"Fate": ["occurs", "nothing", "roll again"]}
        for name, spec in FIELDS.items():
            if name in have:
                spec = dict(spec)
                if name == "gold" and not self.clamped:
                    del spec["clamped"]
                if name in self.closed:
                    spec["closed"] = "yes"
                elif name in self.fixed:
                    spec["set up"] = "any"
                model["fields"][name] = spec
        if self.dice:
            model["inputs"] = INPUTS
        model["acts"] = []
        for name, act in ACTS.items():
            if ACT_NEEDS[name] <= have:
                more = {"permissions": "exhaustive"} if name in self.exhaustive else {}
                more |= {"by": self.by[name]} if name in self.by else {}
                model["acts"].append({"act": name, **act, **more})
        if self.outside is not None:
            model["outside"] = self.outside
        model["laws"] = {name: text for _, name, text in LAWS if name in self.laws}
        model["timeline"] = list(STEPS)
        phrases = [
            self._phrase(p) for needs, p in PHRASES if needs <= have and not ("never" in p and not self._shows(p))
        ]
        terms = [t for needs, t in TERMS if needs <= have]
        page: dict[str, Any] = {"page": "E.1" if self.event else "T", "title": "All"}
        page |= {"event": "E.1"} if self.event else {}
        layer = {"layer": self.layers[-1]} if self.layers else {}
        sections = [s for s in self.sections if s["section"] not in self.second]
        found = {
            "book.yaml": _yaml(head),
            "model.yaml": _yaml(model),
            "phrases.yaml": _yaml({"phrases": phrases, "terms": terms}),
            "page.yaml": _yaml({**page, **layer, "sections": sections}),
        }
        if self.second:
            sections = [s for s in self.sections if s["section"] in self.second]
            found["other.yaml"] = _yaml({"page": "O", "title": "More", **layer, "sections": sections})
        if self.rulings:
            ruled = [{"prevails": p, "over": o, "because": "So it was decided."} for p, o in self.rulings]
            found["rulings.yaml"] = _yaml({"rulings": ruled})
        if self.erratum:
            found["errata/one.yaml"] = _yaml(self.erratum)
        return found

    def _shows(self, phrase: dict[str, Any]) -> bool:
        return False

    def _phrase(self, phrase: dict[str, Any]) -> dict[str, Any]:
        found = dict(phrase)
        for key in ("true when", "false when"):
            if isinstance(found.get(key), str):
                members = [*self.members, *(f"Town-{n + 1}" for n in range(self.spare))]
                found[key] = [found[key].replace("EACH", m) for m in members]
        return found

    def clauses(self) -> list[dict[str, Any]]:
        """All clauses in order."""
        return [c for s in self.sections for c in s["clauses"]]

    def copy(self) -> Written:
        """The same, to be changed by itself."""
        return copy.deepcopy(self)


def _word(yes: bool) -> str:
    return "yes" if yes else "no"


def _yaml(data: Any) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


class Author:
    """Writes one book."""

    def __init__(self, random: Random) -> None:
        self.random = random
        towns, fields = random.choice(THEMES)
        self.book = Written(towns, frozenset(fields))
        self.book.clamped = random.random() < 0.8
        self.book.dice = random.random() < 0.3
        self.book.event = random.random() < 0.2
        self.book.prevails = random.random() < 0.4
        self.book.spare = 1 if towns == 2 and len(fields) < 3 and random.random() < 0.08 else 0
        if random.random() < 0.25:
            self.book.closed = frozenset([random.choice(sorted(fields & {"walled", "gold", "lord", "chief"} or {"-"}))])
        fitting = [name for needs, name, _ in LAWS if needs <= self.book.have]
        self.book.laws = random.sample(fitting, min(len(fitting), random.choice((0, 0, 1, 1, 2))))
        if random.random() < 0.15:
            self.book.exhaustive = frozenset([random.choice(self.book.acts())])
        self.number = 0
        self.aims: list[str] = []
        self.looks: list[str] = []

    def maybe(self, chance: float) -> bool:
        """Whether something comes about that has a chance."""
        return self.random.random() < chance

    def one_of(self, *options: Any) -> Any:
        """One of the options."""
        return self.random.choice(options)

    # Words

    def town(self, names: tuple[str, ...], terms: bool = True) -> str:
        """A town, by name, as a variable or by a term."""
        have = self.book.have
        if terms and self.maybe(0.12) and {"lord", "chief"} & have:
            if "lord" in have and (self.maybe(0.6) or "chief" not in have):
                return f"the lord of {self.town(names, self.maybe(0.1))}"
            return "the chief"
        if names and self.maybe(0.7):
            return self.one_of(*names)
        return self.one_of(*self.book.members)

    def number_of(self, names: tuple[str, ...]) -> str:
        """A small number, or a term that is one."""
        if "gold" in self.book.have and self.maybe(0.08):
            return f"the gold of {self.town(names, False)}"
        return str(self.random.randint(0, 2))

    def saying(self, names: tuple[str, ...]) -> str:
        """A condition in one phrase."""
        have, t = self.book.have, lambda: self.town(names)
        n = self.number_of(names)
        options: list[tuple[set[str], Any]] = [
            ({"walled"}, lambda: f"{t()} is {self.one_of('', '', 'not ')}walled"),
            ({"walled"}, lambda: f"{self.random.randint(0, 2)} towns are walled"),
            ({"walled"}, lambda: "every town is walled"),
            ({"walled"}, lambda: f"only {self.town(names, False)} is walled"),
            ({"walled", "gold"}, lambda: f"the walled one has {n} gold"),
            ({"gold"}, lambda: f"{t()} has {n} gold"),
            ({"gold"}, lambda: f"{t()} has at least {self.random.randint(1, 2)} gold"),
            ({"gold"}, lambda: f"{t()} has more gold than {t()}"),
            ({"gold"}, lambda: f"some town has {self.random.randint(0, 2)} gold"),
            ({"gold"}, lambda: f"{t()} is among the {self.random.randint(1, 2)} with most gold"),
            ({"gold"}, lambda: f"the towns have {self.random.randint(1, 4)} gold at least"),
            ({"gold"}, lambda: f"{t()} has the rest of the gold of {self.town(names, False)} gold"),
            ({"walled", "gold"}, lambda: "the walled have gold"),
            ({"walled", "gold"}, lambda: f"{t()} is {self.one_of('', 'not ')}safe"),
            ({"allied"}, lambda: f"{t()} is {self.one_of('', 'not ')}allied with {t()}"),
            ({"allied"}, lambda: f"{t()} is {self.one_of('', 'not ')}allied with {t()}"),
            ({"allied"}, lambda: f"{t()} is {self.one_of('', '', 'not ')}bound to {t()}"),
            ({"allied", "walled"}, lambda: f"{t()} can walk to {t()}"),
            ({"allied"}, lambda: f"{t()} has a friend"),
            ({"lord"}, lambda: f"the lord of {t()} is {self.one_of('', 'not ')}{t()}"),
            ({"lord"}, lambda: f"the lord of {t()} is {self.one_of('', 'not ')}nobody"),
            ({"lord"}, lambda: f"{t()} has {self.random.randint(0, 2)} servants"),
            ({"chief"}, lambda: f"the chief is {self.one_of('', 'not ')}{self.one_of(t(), t(), 'nobody')}"),
            ({"rich"}, lambda: f"{t()} is {self.one_of('', 'not ')}rich"),
            ({"tax"}, lambda: f"the tax of {self.town(names, False)} is {self.random.randint(0, 2)}"),
            ({"port"}, lambda: f"{t()} is {self.one_of('', 'not ')}a port"),
            ({"active"}, lambda: f"E.1 is {self.one_of('', 'not ')}in effect"),
            ({"refuses"}, lambda: self.one_of(f"{t()} refuses", f"{t()} does not refuse")),
            ({"die"}, lambda: f"the die is {self.random.randint(1, 3)}"),
        ]  # fmt: skip
        return self.random.choice([o for needs, o in options if needs <= have])()

    def condition(self, names: tuple[str, ...]) -> Any:
        """A condition, seldom a nested one."""
        kind = self.random.random()
        if kind < 0.1:
            return {"not": self.condition(names) if self.maybe(0.3) else self.saying(names)}
        if kind < 0.22:
            return {self.one_of("any", "all"): [self.saying(names), self.saying(names)]}
        return self.saying(names)

    def before(self, names: tuple[str, ...]) -> list[str]:
        """Seldom what was so before the moment."""
        if "gold" in self.book.have and self.maybe(0.08):
            return [f"{self.town(names, False)} had {self.random.randint(0, 2)} gold"]
        return []

    def conditions(self, names: tuple[str, ...], least: int = 0, most: int = 2) -> list[Any]:
        """Some conditions."""
        return [self.condition(names) for _ in range(self.random.randint(least, most))]

    def act(self, names: tuple[str, ...], terms: bool = True) -> str:
        """An act of towns in words."""
        words = ACTS[self.random.choice(self.book.acts())]["say"]
        for slot in ("{a:Town}", "{b:Town}"):
            words = words.replace(slot, self.town(names, terms))
        return words.replace("{b:Town?}", self.one_of("nobody", self.town(names, terms), self.town(names, terms)))

    def effect(self, names: tuple[str, ...], acts: float = 0.25) -> str:
        """Something that is set, changed or done."""
        have = self.book.have
        if self.maybe(acts):
            return self.act(names)
        t = lambda: self.town(names)  # noqa: E731
        options: list[tuple[set[str], Any]] = [
            ({"walled"}, lambda: f"{t()} is {self.one_of('', 'not ')}walled"),
            ({"walled"}, lambda: f"{t()} is {self.one_of('', 'not ')}walled"),
            ({"gold"}, lambda: f"{t()} has {self.number_of(names)} gold"),
            ({"gold"}, lambda: f"{t()} {self.one_of('gains', 'loses')} {self.random.randint(1, 2)} gold"),
            ({"gold"}, lambda: f"the gold of {self.town(names, False)} {self.one_of('rises', 'falls')} by 1"),
            ({"lord"}, lambda: f"the lord of {self.town(names, False)} is {self.one_of(t(), t(), 'nobody')}"),
            ({"chief"}, lambda: f"the chief is {self.one_of(t(), t(), 'nobody')}"),
            ({"allied"}, lambda: f"{t()} is {self.one_of('', 'not ')}allied with {t()}"),
            ({"allied"}, lambda: f"{t()} is {self.one_of('', 'not ')}allied with {t()}"),
            ({"walled", "gold"}, lambda: f"{t()} is safe"),
        ]
        return self.random.choice([o for needs, o in options if needs <= have])()

    # Clauses

    def scope(self, least: int = 0) -> tuple[tuple[str, ...], dict[str, Any]]:
        """Variables and what declares them."""
        names = self.one_of((), ("t",), ("t",), ("t", "u"))
        while len(names) < least:
            names = self.one_of(("t",), ("t", "u"))
        head: dict[str, Any] = {"for": dict.fromkeys(names, "Town")} if names else {}
        if self.maybe(0.12):
            fits = ["the walled one"] if "walled" in self.book.have else []
            fits += ["the lord of ULM"] if "lord" in self.book.have else []
            listed = [{m: [self.condition(names)]} for m in self.random.sample(self.book.members, 2)]
            lists: dict[str, Any] = {"first": listed, **self.one_of({}, {"else": "nobody"}, {"else": "ULM"})}
            head["let"] = {"the one": self.one_of(lists, *fits)}
            names = (*names, "the one")
        return names, head

    def named(self, **keys: Any) -> dict[str, Any]:
        """A clause with its id."""
        self.number += 1
        return {"clause": f"T.{self.number}", "says": "It is so.", **{k: v for k, v in keys.items() if v is not None}}

    def doing(self) -> dict[str, Any]:
        """A clause that does something at a step."""
        names, head = self.scope()
        at = self.one_of("day", "day", *EDGES, "night")
        keys: dict[str, Any] = {**head, "at": at, "when": [*self.conditions(names), *self.before(names)]}
        effects = [self.effect(names) for _ in range(self.random.randint(1, 2))]
        if self.maybe(0.06):
            keys["remember"] = [self.effect(names, 0)]
        if self.maybe(0.08):
            keys["life"] = [self.condition(())]
        return self.named(**keys, then=effects)

    def reacting(self) -> dict[str, Any]:
        """A clause upon an act."""
        names, head = self.scope()
        names = tuple(n for n in names if n != "the one")
        upon = self.act(names, terms=self.maybe(0.1))
        head.pop("let", None)
        return self.named(
            **head,
            upon=upon,
            when=self.conditions(names),
            then=[self.effect(names) for _ in range(self.one_of(1, 1, 2))],
        )

    def norm(self) -> dict[str, Any]:
        """A ban, a permission or a duty."""
        names, head = self.scope()
        kind = self.one_of("forbids", "forbids", "permits", "obliges")
        return self.named(**head, **{"while": self.conditions(names)}, **{kind: [self.act(names)]})

    def standing(self) -> dict[str, Any]:
        """A clause that gives cells their values, or keeps or demands something."""
        names, head = self.scope()
        names = tuple(n for n in names if n != "the one")
        head.pop("let", None)
        have = self.book.have
        if {"rich", "tax"} & have and self.maybe(0.7):
            t = self.town(names, False)
            claims = [f"{t} is {self.one_of('', 'not ')}rich"] if "rich" in have else []
            claims += [f"the tax of {t} is {self.random.randint(0, 2)}"] if "tax" in have else []
            plain = [c for c in (self.saying(names) for _ in range(4)) if "rich" not in c and "tax" not in c]
            return self.named(
                **head, **{"while": plain[: self.random.randint(0, 2)]}, holds=[self.random.choice(claims)]
            )
        how = self.one_of("keeps", "keeps", "demand")
        if how == "demand" and "gold" in have:
            said = f"{self.town(names, False)} has at least {self.random.randint(1, 2)} gold"
            return self.named(**head, **{"while": self.conditions(names, 0, 1)}, holds=[said])
        return self.named(**head, **{"while": self.conditions(names, 0, 1)}, keeps=[self.saying(names)])

    def table(self) -> list[dict[str, Any]]:
        """A table or a split with its rows."""
        names, head = self.one_of(((), {}), (("t",), {"for": {"t": "Town"}}))
        cases = not self.book.dice or self.maybe(0.4)
        split: dict[str, Any] = {"cases": "yes"} if cases else {"roll": "the die"}
        if cases and self.maybe(0.4):
            split["among"] = [self.saying(names)]
        if self.maybe(0.25):
            split["rest"] = "yes"
        top = self.named(**head, at="day", when=self.conditions(names, 0, 1), **split)
        found = [top]
        for _ in range(self.random.randint(1, 3)):
            row: dict[str, Any] = {"case": self.conditions(names, 1, 2)}
            if not cases:
                row = {"row": self.one_of("1", "2", "3", "4", "1..2", "2..3", "..1", "2..", "3..")}
                row["when"] = self.conditions(names, 0, 1)
            then = [self.effect(names, 0.1) for _ in range(self.random.randint(1, 2))]
            found.append(self.named(of=top["clause"], **row, then=then))
        if not cases and self.maybe(0.5):
            modify = {"by": self.one_of(-1, 1), "when": self.conditions(names, 0, 1)}
            found.append(self.named(of=top["clause"], modify=[modify]))
        return found

    def eventful(self) -> list[dict[str, Any]]:
        """Clauses of an event."""
        found = []
        if self.maybe(0.7):
            lasts = self.one_of("immediate", "permanent", {"until": [self.saying(())]}, None)
            found.append(self.named(kind="header", lasts=lasts))
        for _ in range(self.random.randint(0, 2)):
            fate = self.one_of({"instead": "nothing"}, {"instead": "roll again"}, {})
            mark = self.one_of({"marked off": "yes"}, {"marked off": "no"}, {})
            found.append(self.named(requires=self.conditions((), 1, 2), otherwise={**fate, **mark}))
        for _ in range(self.random.randint(0, 2)):
            names, head = self.scope()
            found.append(self.named(**head, onset="E.1", when=self.conditions(names), then=[self.effect(names)]))
        return found

    def priorities(self, clauses: list[dict[str, Any]]) -> None:
        """Let some clauses prevail over others."""
        able = [c for c in clauses if not {"modify", "roll", "cases"} & c.keys() and c.get("kind") != "header"]
        if len(able) < 2:
            return
        for clause in able:
            others = [c["clause"] for c in able if c is not clause]
            if self.maybe(0.2):
                clause["overrides"] = self.random.sample(others, 1 if self.maybe(0.8) else min(2, len(others)))
            elif self.maybe(0.1):
                clause["default"] = "yes"
        if self.maybe(0.06):
            one, other = self.random.sample([c["clause"] for c in able], 2)
            self.book.rulings.append((one, other))
        if self.maybe(0.9):  # mostly no circles
            place = {c["clause"]: n for n, c in enumerate(able)}
            for clause in able:
                kept = [o for o in clause.get("overrides", ()) if place[o] < place[clause["clause"]]]
                clause.pop("overrides", None)
                if kept:
                    clause["overrides"] = kept
            self.book.rulings = [(a, b) for a, b in self.book.rulings if place[a] > place[b]]

    def readings(self, clauses: list[dict[str, Any]]) -> None:
        """Let a clause be read in two ways."""
        able = [c for c in clauses if "then" in c and "when" in c and not {"of", "parts", "row", "upon"} & c.keys()]
        if not able or not self.maybe(0.07):
            return
        clause = self.random.choice(able)
        names = tuple(clause.get("for", ()))
        first = {"when": clause.pop("when"), "then": clause.pop("then")}
        second = {"when": self.conditions(names), "then": first["then"]} if self.maybe(0.6) else {
            "when": first["when"], "then": [self.effect(names, 0)]}  # fmt: skip
        clause["readings"] = {"broad": first, "narrow": second}
        clause["reading"] = "broad"

    def write(self) -> Written:
        """The book: of one section, or of several that speak at the same moment."""
        self._many() if self.maybe(0.5) else self._one()
        if self.maybe(0.06):
            self._corrected()
        return self.book

    def add(self, random: Random, form: str = "") -> Written:
        """The book, with further forms of the language put in: one that is named, or each with a chance."""
        self.random = random
        for name, put_in in FORMS.items():
            if name == form or (not form and self.maybe(0.1)):
                put_in(self)
        return self.book

    # Further forms

    def hits(self) -> None:
        """Tables that say what counts where several rows fit, rows for all else, and rows that list results."""
        self.book.sections[-1]["clauses"] += self.table()
        tables = [c for c in self.book.clauses() if {"roll", "cases"} & c.keys()]
        for table in tables:
            section = next(s for s in self.book.sections if table in s["clauses"])
            rows = [c for c in section["clauses"] if c.get("of") == table["clause"] and {"row", "case"} & c.keys()]
            for row in rows:
                if "row" in row and self.maybe(0.3):
                    row["row"] = self.one_of("1, 3", "2, 3", "1, 4", "even", "odd")
            hit = self.one_of(None, "unique", "any", "first", "first", "collect", "collect")
            if hit:
                table["hit"] = hit
            if rows and "rest" not in table and self.maybe(0.5):
                names = tuple(table.get("for", ()))
                key = "row" if "roll" in table else "case"
                other = self.named(of=table["clause"], **{key: "else"}, then=[self.effect(names, 0.1)])
                section["clauses"].insert(section["clauses"].index(rows[-1]) + 1, other)

    def _many(self) -> None:
        """Two or three sections whose clauses meet at one moment."""
        at = self.one_of("day", *EDGES)
        upon = self.act(("t",), terms=False)
        self.aims, self.looks = [self.effect(("t",), 0.3) for _ in range(2)], []  # what more than one of them does
        if self.maybe(0.5):  # all to one cell
            self.aims, self.looks = self.random.choice([both for needs, *both in CELLS if needs in self.book.have])
        names = ["one", "two", "three"][: self.one_of(2, 2, 3)]
        sections: list[dict[str, Any]] = []
        if self.book.event:
            sections.append({"section": "event", "block": "steps", "clauses": self.eventful()})
        for name in names:
            clauses = [self.meeting(at, upon) for _ in range(self.one_of(1, 1, 2))]
            if self.maybe(0.25):
                clauses.append(self.one_of(self.reacting, self.norm, self.standing, self.doing)())
            if self.maybe(0.06):
                clauses += self.table()
            sections.append({"section": name, "block": self.one_of("steps", "steps", "together"), "clauses": clauses})
        self.book.sections = [s for s in sections if s["clauses"]]
        self.priorities(self.book.clauses())
        self.readings(self.book.clauses())
        if self.maybe(0.35):
            self.book.second = frozenset(self.random.sample(names, 1))
        self.book.given = self.maybe(0.2)
        if self.maybe(0.4):
            self._follow(names)

    def _follow(self, names: list[str]) -> None:
        """Let sections follow others, in an order that is that of the page only where that is the order given."""
        order = list(names) if self.book.given else self.random.sample(names, len(names))
        for section in self.book.sections:
            if section["section"] in order:
                above = order[: order.index(section["section"])]
                if above and self.maybe(0.6):
                    section["follows"] = self.random.sample(above, 1 if self.maybe(0.8) else len(above))

    def meeting(self, at: str, upon: str) -> dict[str, Any]:
        """A clause at a moment that it shares with others, or at one beside it, which does or asks what they do."""
        names = self.one_of((), (), ("t",))
        head: dict[str, Any] = {"for": {"t": "Town"}} if names else {}
        when: dict[str, Any] = {"at": self.one_of(*EDGES) if self.maybe(0.2) else at}
        if self.maybe(0.25):
            names, head = ("t",), {"for": {"t": "Town"}}
            when = {"upon": upon if " t " in f" {upon} " else upon.replace("ULM", "t", 1)}
        fit = [a for a in self.aims if names or " t " not in f" {a} "]
        shared = 0.8 if self.looks else 0.4
        then = [self.one_of(*fit) if fit and self.maybe(shared) else self.effect(names, 0.3)]
        if self.maybe(0.2 if self.looks else 0.3):
            then.append(self.effect(names, 0.3))
        if self.maybe(0.1):
            then = self._in_turn(names) or then
        said = self.conditions(names, 0, self.one_of(0, 1, 1, 2))
        if self.looks:
            said = [self.one_of(*self.looks)] if self.maybe(0.4) else said[:1] if self.maybe(0.2) else []
        keys: dict[str, Any] = {**head, **when, "when": [*said, *self.before(names)]}
        if self.maybe(0.05):
            keys["remember"] = [self.effect(names, 0)]
        return self.named(**keys, then=then)

    def _in_turn(self, names: tuple[str, ...]) -> list[str] | None:
        """Two acts of which the first brings about what the second requires."""
        have, t = self.book.have, self.town(names, False)
        turns = [[f"{t} razes {t}", f"{t} builds"]] if "walled" in have else []
        other = self.town(names, False)
        turns += [[f"{t} leaves {other}", f"{t} joins {other}"]] if "allied" in have else []
        return self.one_of(*turns) if turns else None

    def _one(self) -> None:
        found: list[dict[str, Any]] = []
        if self.book.event:
            found += self.eventful()
        if self.maybe(0.2):
            found += self.table()
        makers = [self.doing, self.doing, self.reacting, self.norm, self.standing]
        focus = self.random.sample(makers, self.random.randint(1, 3))
        while len(found) < 2 or (len(found) < 6 and self.maybe(0.55)):
            found.append(self.random.choice(focus)())
        if self.maybe(0.15):
            self._joined(found)
        self.priorities(found)
        self.readings(found)
        self.book.block = self.one_of("together", "steps")
        sections = [{"section": "all", "block": self.book.block, "clauses": found}]
        at = self.random.randint(1, len(found) - 1) if len(found) > 2 else 0
        if at and self.maybe(0.15) and "of" not in found[at]:
            sections = [
                {"section": "one", "block": self.book.block, "clauses": found[:at]},
                {"section": "two", "block": self.one_of("together", "steps"), "clauses": found[at:]},
            ]
        self.book.sections = sections

    def _joined(self, found: list[dict[str, Any]]) -> None:
        """Make one clause of two of a kind."""
        able = [c for c in found if ("then" in c and ("at" in c or "upon" in c) and "of" not in c)]
        if len(able) < 2:
            return
        one, other = able[:2]
        parts = [{k: v for k, v in c.items() if k not in ("clause", "says")} for c in (one, other)]
        found[found.index(one)] = {"clause": one["clause"], "says": "It is so.", "parts": parts}
        found.remove(other)

    def _corrected(self) -> None:
        clauses = [c for s in self.book.sections for c in s["clauses"] if "then" in c and "of" not in c]
        if not clauses:
            return
        chosen = self.random.choice(clauses)
        amended = {**chosen, "when": self.conditions(tuple(chosen.get("for", ())))}
        self.book.erratum = {
            "erratum": "one", "date": "2002-03-04", "says": "It was meant so.", "source": "The authors.",
            "amends": [amended],
        }  # fmt: skip

    def voluntarily(self) -> None:
        """Bans on choosing an act: some of those that there are, or one that is new."""
        bans = [c for c in self.book.clauses() if "forbids" in c and isinstance(c["forbids"][0], str)]
        for ban in bans:
            if self.maybe(0.6):
                ban["forbids"] = [{"voluntarily": said} for said in ban["forbids"]]
        said = [a for c in self.book.clauses() for key in ("permits", "obliges", "then") for a in c.get(key, ())]
        acts = [a for a in said if self.is_act(a) and not {"t", "u", "one"} & set(a.split())]
        act = self.one_of(*acts) if acts and self.maybe(0.7) else self.act((), terms=False)
        section = self.one_of(*self.book.sections)
        section["clauses"].append(self.named(**{"while": self.conditions((), 0, 1)}, forbids=[{"voluntarily": act}]))
        if self.maybe(0.5):
            other = self.one_of(*self.book.sections)
            other["clauses"].append(self.named(**{"while": self.conditions((), 0, 1)}, permits=[act]))

    @staticmethod
    def is_act(said: str) -> bool:
        """Whether a text says that an act is done."""
        return bool(ACTS.keys() & set(said.split()))

    def until(self) -> None:
        """What stands from one moment until another."""
        for _ in range(self.one_of(1, 1, 2)):
            names = self.one_of((), ("t",), ("t",), ("t", "u")) if self.book.towns < 3 else self.one_of((), ("t",))
            keys: dict[str, Any] = {"for": dict.fromkeys(names, "Town")} if names else {}
            ends = [self.one_of(*EDGES, "end of night"), self.act(names, terms=False)]
            end: Any = self.one_of(*ends)
            if self.maybe(0.35):
                end = {"at" if end == ends[0] else "upon": end, "when": self.conditions(names, 0, 1)}
                if self.maybe(0.5):
                    end = {**end, "times": 2}
            if self.maybe(0.1):
                end = {"turns": self.random.randint(1, 2)}
            begin = {"at": self.one_of(*EDGES)} if self.maybe(0.4) else {"upon": self.act(names, terms=False)}
            stands = self.norm() if self.maybe(0.6) else self.standing()
            said = {k: v for k, v in stands.items() if k in ("holds", "keeps", "forbids", "permits", "obliges")}
            free = {"t", "u", "the one"} - set(names)
            if any(f" {name} " in f" {text} " for texts in said.values() for text in texts for name in free):
                said = {self.one_of("forbids", "permits", "obliges"): [self.act(names, terms=False)]}
            (starts,) = begin.values()
            when = self.conditions(names, int(starts in ends), 1)  # it may not end whenever it begins
            clause = self.named(**keys, **begin, when=when, **said, until=end)
            section = self.one_of(*self.book.sections)
            section["clauses"].insert(self.random.randint(0, len(section["clauses"])), clause)
            if "forbids" in said and self.maybe(0.5):
                head = {"for": keys["for"]} if keys else {}
                other = self.one_of("permits", "permits", "obliges")
                told = self.named(**head, **{"while": self.conditions(names, 0, 1)}, **{other: said["forbids"]})
                self.one_of(*self.book.sections)["clauses"].append(told)

    def others(self) -> None:
        """Names that go through all but some, and parts of a clause that share what stands beside them."""
        for clause in self.book.clauses():
            for name, among in clause.get("for", {}).items():
                if among == "Town" and self.maybe(0.5):
                    but = [n for n in clause["for"] if n < name] if "of" not in clause else []
                    clause["for"][name] = f"Town except {self.one_of('ULM', 'BERN', 'ULM, BERN', *but, *but)}"
        names = self.one_of((), ("t",), ("t",), ("t", "u"))
        keys: dict[str, Any] = {}
        if names:
            keys["for"] = {n: self.one_of("Town", "Town", "Town except BERN") for n in names}
        if names == ("t", "u") and self.maybe(0.6):
            keys["for"]["u"] = "Town except t"
        if self.maybe(0.2):
            keys["life"] = [self.condition(())]
        keys |= {"at": self.one_of(*EDGES)} if self.maybe(0.6) else {"upon": self.act(names, terms=False)}
        keys["when"] = self.conditions(names, 0, 1)
        parts = []
        for _ in range(self.one_of(2, 2, 3)):
            part: dict[str, Any] = {"when": self.conditions(names, 0, 1), "then": [self.effect(names)]}
            if self.maybe(0.25):
                part["at"] = self.one_of(*EDGES)
            if self.maybe(0.2) and "u" not in names:
                part["for"] = {"u": "Town except t" if names else "Town except GENF"}
                if self.book.towns < 3 and not names:
                    part["for"] = {"u": "Town except ULM"}
                part["then"] = [self.effect((*names, "u"))]
            parts.append(part)
        section = self.one_of(*self.book.sections)
        section["clauses"].insert(self.random.randint(0, len(section["clauses"])), self.named(**keys, parts=parts))

    def doers(self) -> None:
        """Acts of which it is said who does them: somebody else than the first, or no player."""
        for name in self.book.acts():
            if "{b:Town}" in ACTS[name]["say"] and self.maybe(0.4):
                self.book.by[name] = "b"
            said = [a for c in self.book.clauses() for key in ("permits", "obliges") for a in c.get(key, ())]
            if name not in self.book.exhaustive and not any(name in str(a).split() for a in said) and self.maybe(0.3):
                self.book.by[name] = "clauses"
                names = self.one_of((), ("t",))
                words = ACTS[name]["say"].replace("{b:Town?}", "nobody")
                act = words.replace("{a:Town}", self.town(names, False)).replace("{b:Town}", self.town(names, False))
                head = {"for": {"t": "Town"}} if names else {}
                said = self.one_of(
                    {"forbids": [act]}, {"forbids": [{"voluntarily": act}]}, {"at": "day", "then": [act]},
                    {"at": "day", "then": [act]}, {"upon": act, "then": [self.effect(names, 0)]},
                )  # fmt: skip
                section = self.one_of(*self.book.sections)
                section["clauses"].append(self.named(**head, **said, when=self.conditions(names, 0, 1)))
        acts = [a for a in self.book.acts() if self.book.by.get(a) == "b"]
        for _ in range(2 if acts else 0):  # duties to what rules one another out
            words = ACTS[self.one_of(*acts)]["say"]
            act = words.replace("{a:Town}", self.town((), False)).replace("{b:Town}", self.town((), False))
            section = self.one_of(*self.book.sections)
            section["clauses"].append(self.named(**{"while": self.conditions((), 0, 1)}, obliges=[act]))

    def rest(self) -> None:
        """Who changes what: moves of the rest of the game, and what is set up with any value."""
        have = self.book.fields
        plain = sorted(have & {"walled", "gold", "lord", "chief", "allied"})
        self.book.fixed = frozenset(f for f in plain if self.maybe(0.3))
        if self.maybe(0.8):
            moves: list[tuple[set[str], dict[str, Any]]] = [
                ({"walled"}, {"move": "a wall is built", "for": {"t": "Town"}, "then": ["t is walled"]}),
                ({"walled"}, {"move": "{t:Town} is struck", "then": ["t is not walled"]}),
                ({"gold"}, {"move": "{t:Town} finds something", "then": ["t has 2 gold"]}),
                ({"gold"}, {"move": "{t:Town} is plundered", "then": ["t has 0 gold"]}),
                ({"lord"}, {"move": "{t:Town} falls to {u:Town}", "then": ["the lord of t is u"]}),
                ({"chief"}, {"move": "the chief dies", "then": ["the chief is nobody"]}),
                ({"chief"}, {"move": "{t:Town} is hailed", "then": ["the chief is t"]}),
                ({"allied"}, {"move": "{t:Town} meets {u:Town}", "then": ["t is allied with u"]}),
            ]
            fit = [move for needs, move in moves if needs <= have]
            self.book.outside = copy.deepcopy(self.random.sample(fit, min(len(fit), self.random.randint(0, 2))))
            for move in self.book.outside:
                names = tuple(n for n in ("t", "u") if f"{{{n}:" in move["move"] or n in move.get("for", ()))
                move["when"] = [self.saying(names) for _ in range(self.random.randint(0, 1))]
                if names == ("t",) and self.maybe(0.4):
                    words = f"{move['move']} with t" if "for" in move else move["move"].replace("{t:Town}", "t")
                    clause = self.named(**{"for": {"t": "Town"}}, upon=words, then=[self.effect(names, 0.1)])
                    self.one_of(*self.book.sections)["clauses"].append(clause)
        if self.book.outside is not None and "walled" not in self.book.fixed:  # the law has to hold at set-up
            self.book.laws = [law for law in self.book.laws if law != "a town is walled"]

    def layers(self) -> None:
        """Texts of which each prevails over those behind it."""
        names = ("cards", "board", "rules")
        self.book.layers = names[-self.one_of(2, 2, 3) :]
        for section in self.book.sections:
            if self.maybe(0.4):
                section["layer"] = self.one_of(*self.book.layers)
            for clause in section["clauses"]:
                if self.maybe(0.25):
                    clause["layer"] = self.one_of(*self.book.layers)
        in_layers(self.book)


FORMS: dict[str, Callable[[Author], None]] = {
    "hit": Author.hits,
    "voluntarily": Author.voluntarily,
    "until": Author.until,
    "except": Author.others,
    "by": Author.doers,
    "outside": Author.rest,
    "layers": Author.layers,
}


def layer_of(book: Written, section: dict[str, Any], clause: dict[str, Any]) -> int:
    """Of which layer a clause is."""
    return book.layers.index(clause.get("layer", section.get("layer", book.layers[-1]))) if book.layers else 0


def in_layers(book: Written) -> None:
    """Take out what lets a clause prevail over one of a layer before its own."""
    found = {c["clause"]: layer_of(book, s, c) for s in book.sections for c in s["clauses"]}
    for clause in book.clauses():
        kept = [o for o in clause.pop("overrides", ()) if found[o] >= found[clause["clause"]]]
        if kept:
            clause["overrides"] = kept
    book.rulings = [(a, b) for a, b in book.rulings if found[a] <= found[b]]
    if book.erratum:
        by_id = {c["clause"]: c for c in book.clauses()}
        for amended in book.erratum["amends"]:
            for key in ("overrides", "layer"):
                amended.pop(key, None)
                amended |= {key: by_id[amended["clause"]][key]} if key in by_id[amended["clause"]] else {}


def written(seed: int, form: str = "") -> Written:
    """The book of a seed, with a form that is named or with those that it happens to have."""
    author = Author(Random(seed))
    author.write()
    return author.add(Random(f"{seed} {form}"), form)
