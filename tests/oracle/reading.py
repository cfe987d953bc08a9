"""A book as its files say it: fields, acts, laws, phrases, and every clause as parts that can be played.

Covers what the generator writes. What it does not cover raises ``NotUnderstood``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any

import yaml

from .language import BOOL, INT, Expressions, Field, Fn, Kind, NotUnderstood, Stop, identifier, kind_of

_SLOT = re.compile(r"\{([^:{}]+):([^{}]+)\}")


class _Loader(yaml.SafeLoader):
    """YAML in which only whole numbers and text are told apart: ``yes``, ``on`` and ``12:30`` are words."""


_Loader.yaml_implicit_resolvers = {}
_Loader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^-?(0|[1-9][0-9]*)$"), list("-0123456789"))


def yaml_of(text: str) -> Any:
    """What a file holds."""
    return yaml.load(text, Loader=_Loader)


def truth(word: Any) -> bool:
    """Whether a key says yes."""
    return str(word) in ("yes", "true", "True")


@dataclass(frozen=True)
class Test:
    """A condition in words."""

    text: str
    holds: Fn
    of_set: bool = False
    implied: bool = False  # somebody has to be there for an effect


@dataclass(frozen=True)
class Term:
    """Something that fills a slot: its value, its kind, and what must not be nobody for it to mean anything."""

    value: Fn
    kind: Kind
    needs: tuple[Test, ...] = ()
    variable: str = ""


@dataclass(frozen=True)
class Effect:
    """A value for a cell, an amount to add to it, or an act to be done."""

    what: str  # set, add, do, or hold as it was
    name: str
    args: tuple[Fn, ...]
    value: Fn | None = None


@dataclass(frozen=True)
class Norm:
    """A ban on an act, a permission of it or a duty to do it."""

    kind: str  # forbids, bars (forbids to choose it), permits, obliges
    act: str
    args: tuple[Term, ...]


@dataclass(frozen=True)
class Variable:
    """A name for a member or a number."""

    name: str
    kind: Kind
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Row:
    """The results that a row names."""

    low: int | None = None
    high: int | None = None
    among: frozenset[int] | None = None  # just these
    rest: int | None = None  # even or odd

    def has(self, number: int) -> bool:
        """Whether a result is one of them."""
        if self.among is not None:
            return number in self.among
        if self.rest is not None:
            return number % 2 == self.rest
        return (self.low is None or self.low <= number) and (self.high is None or number <= self.high)

    def named(self) -> frozenset[int]:
        """The results that it names one by one; of an open end none."""
        if self.low is None or self.high is None:
            return self.among or frozenset()
        return frozenset(range(self.low, self.high + 1))


@dataclass(frozen=True)
class Part:
    """What one part of a clause says, and when."""

    id: str
    clause: str
    anchor: tuple[Any, ...] = ()  # ("step", name, edge) or ("act", name, terms); empty where it stands
    variables: tuple[Variable, ...] = ()
    tests: tuple[Test, ...] = ()
    life: tuple[Test, ...] = ()
    effects: tuple[Effect, ...] = ()
    norms: tuple[Norm, ...] = ()
    claims: tuple[Effect, ...] = ()
    demands: tuple[Test, ...] = ()
    keeps: tuple[Test, ...] = ()
    confirms: tuple[Test, ...] = ()
    remember: bool = False
    default: bool = False
    layer: int | None = None  # which of the texts of a book it is of, the strongest first; an act is of none
    over: frozenset[str] = frozenset()  # clauses that it prevails over
    section: str = ""
    together: bool = False
    table: str = ""
    rows: Row | None = None
    fit: tuple[Test, ...] | None = None  # of a row: what it asks by itself; nothing of one for all else
    of: str = ""  # the table or split that it stands below, also where it counts as a clause of its own
    fails: bool = False  # a precondition: it speaks where its tests do not all hold
    axes: dict[str, str] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def lasting(self) -> bool:
        """Whether it stands, without a moment."""
        return not self.anchor


@dataclass(frozen=True)
class Table:
    """A roll with rows or a split into cases: whom it speaks to, and what of the result."""

    clause: str
    frame: Part
    total: Fn | None
    rest: bool
    low: int = 0
    high: int = 0
    among: tuple[Test, ...] = ()
    hit: str = "unique"  # what counts where several rows fit


@dataclass(frozen=True)
class Act:
    """Something that can be done."""

    name: str
    slots: tuple[tuple[str, Kind], ...]
    requires: tuple[Test, ...]
    effects: tuple[Effect, ...]
    exhaustive: bool
    by: int | None = 0  # the slot of who does it; nothing where no player does
    outside: bool = False  # a move of the rest of the game

    def doer(self, args: tuple[Any, ...]) -> Any:
        """Who does it."""
        return args[self.by] if self.by is not None and args else None


@dataclass(frozen=True)
class Wording:
    """Words with slots, and what stands for them."""

    pieces: tuple[str | tuple[str, Kind], ...]
    sense: str  # means, not, changes, act, term, is, is not, shows, rises, falls
    of: Any

    @property
    def literal(self) -> int:
        """How many words are fixed."""
        return sum(len(p.split()) for p in self.pieces if isinstance(p, str))


class Book:
    """A book read from the texts of its files."""

    def __init__(self, files: dict[str, str], errata: bool = True, readings: dict[str, str] | None = None) -> None:
        self.head = yaml_of(files["book.yaml"])
        model, words = yaml_of(files["model.yaml"]), yaml_of(files["phrases.yaml"])
        self.chosen_readings = readings or {}
        self.sorts = {**_sorts(model.get("sorts", {})), **{k: tuple(v) for k, v in (model.get("values") or {}).items()}}
        self.fields = _fields(model, self.sorts)
        self.expressions = Expressions(self.sorts, self.fields)
        self.steps: tuple[str, ...] = tuple(model.get("timeline") or ())
        self.prohibition_prevails = truth(self.head.get("prohibition prevails", "no"))
        self.wordings: list[Wording] = []
        self._say(words, model)
        self.acts = {a["act"]: self._act(a) for a in model.get("acts") or ()}
        self.acts |= {m["act"]: replace(self._act(m), outside=True) for m in _moves(model)}
        self.laws = {name: self._law(said) for name, said in (model.get("laws") or {}).items()}
        self.tables: dict[str, Table] = {}
        self.parts: list[Part] = []
        self.raw: dict[str, dict[str, Any]] = {}
        rulings = yaml_of(files["rulings.yaml"])["rulings"] if "rulings.yaml" in files else []
        self.rulings = [(r["prevails"], r["over"]) for r in rulings]
        pages = [yaml_of(t) for n, t in sorted(files.items()) if n not in _NOT_PAGES and not n.startswith("errata/")]
        corrections = [yaml_of(t) for n, t in files.items() if n.startswith("errata/")]
        for erratum in sorted(corrections if errata else [], key=lambda e: (str(e["date"]), e["erratum"])):
            _amend(pages, erratum)
        for page in pages:
            for section in page["sections"]:
                for clause in section["clauses"]:
                    self.raw[clause["clause"]] = clause
                for clause in section["clauses"]:
                    self.parts += self._clause(clause, section, page)
        self.circles = _circles(self.parts, self.rulings)
        self.follows = _follows(pages, self.head.get("order") == "given")

    # The phrase book

    def _say(self, words: dict[str, Any], model: dict[str, Any]) -> None:
        for named in words.get("sets") or ():
            fn, _ = self.expressions.compiled(named["where"], {"it": ("member", named["of"], False)})
            self.expressions.sets[named["say"]] = (named["of"], fn)
        for phrase in words.get("phrases") or ():
            for say in (phrase["say"], *phrase.get("also", ())):
                self._wordings(say, "means" if "means" in phrase else "changes", phrase)
            if "not" in phrase:
                self._wordings(phrase["not"], "not", phrase)
            elif "means" in phrase:
                for word in (" is ", " are "):
                    if phrase["say"].count(word) >= 1 and f"{word}not " not in phrase["say"]:
                        self._wordings(phrase["say"].replace(word, f"{word}not ", 1), "not", phrase)
                        break
        for act in (*(model.get("acts") or ()), *_moves(model)):
            self._wordings(act["say"], "act", act)
        for term in words.get("terms") or ():
            self._wordings(term["say"], "term", term)

    def _wordings(self, say: str, sense: str, of: dict[str, Any]) -> None:
        pieces = self._pieces(say)
        self.wordings.append(Wording(pieces, sense, of))
        if sense != "term":
            return
        node = ast.parse(of["is"].strip(), mode="eval").body
        name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else of["is"].strip()
        if name not in self.fields:
            return
        cell = self.fields[name]
        slot = ("value of the term", _loose(cell.kind))
        for verb in ("is", "is not", *(["shows"] if cell.role == "input" else [])):
            self.wordings.append(Wording((*pieces, verb, slot), verb, of))
        if cell.kind[0] == "int" and cell.role == "state":
            for verb in ("rises by", "falls by"):
                self.wordings.append(Wording((*pieces, verb, ("value of the term", INT)), verb, of))

    def _pieces(self, say: str) -> tuple[Any, ...]:
        found: list[Any] = []
        at = 0
        for slot in _SLOT.finditer(say):
            found.append(say[at : slot.start()].strip())
            found.append((slot[1].strip(), kind_of(slot[2].strip(), self.sorts)))
            at = slot.end()
        found.append(say[at:].strip())
        return tuple(p for p in found if p != "")

    def slots(self, wording: Wording) -> dict[str, Kind]:
        """The slots of a wording with their kinds."""
        return {p[0]: p[1] for p in wording.pieces if not isinstance(p, str)}

    def fits(
        self, text: str, senses: tuple[str, ...], scope: Scope, sort: str | None = None
    ) -> tuple[Wording, dict[str, Term]]:
        """The wording that is meant by a text, of those with the most fixed words, and what fills its slots."""
        found: list[tuple[Wording, dict[str, Term]]] = []
        for wording in self.wordings:
            if wording.sense in senses:
                if sort is not None and self._term_kind(wording)[:2] != ("member", sort):
                    continue
                found += [(wording, filled) for filled in self._fill(wording, text.split(), scope)]
        if not found:
            raise NotUnderstood(text)
        most = max(w.literal for w, _ in found)
        best = [f for f in found if f[0].literal == most]
        if len(best) > 1:
            raise NotUnderstood(f"two readings of {text}: {[w.pieces for w, _ in best]}")
        return best[0]

    def _term_kind(self, wording: Wording) -> Kind:
        return self.expressions.compiled(wording.of["is"], self.slots(wording))[1]

    def _fill(self, wording: Wording, words: list[str], scope: Scope) -> Iterator[dict[str, Term]]:
        def go(pieces: tuple[Any, ...], at: int) -> Iterator[dict[str, list[str]]]:
            if not pieces:
                if at == len(words):
                    yield {}
                return
            first, *rest = pieces
            if isinstance(first, str):
                fixed = first.split()
                if words[at : at + len(fixed)] == fixed:
                    yield from go(tuple(rest), at + len(fixed))
                return
            for end in range(at + 1, len(words) + 1):
                for more in go(tuple(rest), end):
                    yield {first[0]: words[at:end], **more}

        kinds = self.slots(wording)
        for split in go(wording.pieces, 0):
            terms = {name: self._term(" ".join(ws), kinds[name], scope) for name, ws in split.items()}
            if all(t is not None for t in terms.values()):
                yield {name: t for name, t in terms.items() if t is not None}

    def _term(self, text: str, kind: Kind, scope: Scope) -> Term | None:
        """What fills a slot of a kind, if the text can."""
        if text in scope:
            term = scope[text]
        elif kind[0] == "int" and re.fullmatch(r"-?\d+", text):
            number = int(text)
            return Term(lambda w, e: number, INT)
        elif kind[0] == "member" and text in self.sorts[kind[1]]:
            return Term(lambda w, e: text, ("member", kind[1], False))
        elif kind[0] == "member" and text == "nobody" and kind[2]:
            return Term(lambda w, e: None, kind)
        else:
            try:
                wording, filled = self.fits(text, ("term",), scope)
            except NotUnderstood:
                return None
            fn, found = self.expressions.compiled(wording.of["is"], self.slots(wording))
            needs = tuple(n for t in filled.values() for n in t.needs)
            term = Term(_within(fn, filled), found, needs)
        if term.kind[0] != kind[0] or (kind[0] == "member" and term.kind[1] != kind[1]):
            return None
        if kind[0] == "member" and term.kind[2] and not kind[2]:
            value = term.value
            return replace(term, needs=(*term.needs, Test(f"{text} is somebody", lambda w, e: value(w, e) is not None)))
        return term

    # Conditions and effects

    def test(self, said: Any, scope: Scope) -> Test:
        """A condition."""
        if isinstance(said, dict):
            ((how, inner),) = said.items()
            tests = [self.test(i, scope).holds for i in (inner if isinstance(inner, list) else [inner])]
            if how == "any":
                return Test(str(said), lambda w, e: any(t(w, e) for t in tests))
            if how == "all":
                return Test(str(said), lambda w, e: all(t(w, e) for t in tests))
            if how == "not":
                return Test(str(said), lambda w, e: not all(t(w, e) for t in tests))
            raise NotUnderstood(how)
        wording, filled = self.fits(said, ("means", "not", "is", "is not", "shows"), scope)
        needs = tuple(n for t in filled.values() for n in t.needs)
        meant = self._meant(wording, filled)
        return Test(said, lambda w, e: all(n.holds(w, e) for n in needs) and bool(meant(w, e)))

    def _meant(self, wording: Wording, filled: dict[str, Term]) -> Fn:
        slots = self.slots(wording)
        if wording.sense in ("means", "not"):
            fn = _within(self.expressions.compiled(wording.of["means"], slots)[0], filled)
            return fn if wording.sense == "means" else (lambda w, e: not fn(w, e))
        term = _within(self.expressions.compiled(wording.of["is"], slots)[0], filled)
        value = filled["value of the term"].value
        if wording.sense == "is not":
            return lambda w, e: term(w, e) != value(w, e)
        return lambda w, e: term(w, e) == value(w, e)

    def effect(self, said: str, scope: Scope) -> tuple[list[Effect], tuple[Test, ...]]:
        """What a text sets, changes or does, and who must not be nobody for that."""
        senses = ("means", "not", "is", "is not", "changes", "act", "rises by", "falls by")
        wording, filled = self.fits(said, senses, scope)
        needs = tuple(n for t in filled.values() for n in t.needs)
        slots = self.slots(wording)
        if wording.sense == "act":
            order = tuple(filled[p[0]].value for p in wording.pieces if not isinstance(p, str))
            return [Effect("do", wording.of["act"], order)], needs
        if wording.sense == "changes":
            found = []
            for cell, amount in wording.of["changes"].items():
                name, args = self._cell(cell, slots, filled)
                found.append(
                    Effect("add", name, args, _within(self.expressions.compiled(str(amount), slots)[0], filled))
                )
            return found, needs
        if wording.sense in ("means", "not"):
            return self._settings(wording, filled, slots), needs
        name, args = self._cell(wording.of["is"], slots, filled)
        value = filled["value of the term"].value
        if wording.sense == "is not":
            raise NotUnderstood(said)
        if wording.sense == "falls by":
            return [Effect("add", name, args, lambda w, e: -value(w, e))], needs
        return [Effect("set" if wording.sense == "is" else "add", name, args, value)], needs

    def _settings(self, wording: Wording, filled: dict[str, Term], slots: dict[str, Kind]) -> list[Effect]:
        """The cells that a settable phrase sets."""
        node = ast.parse(wording.of["means"].strip(), mode="eval").body
        nodes = node.values if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And) else [node]
        if wording.sense == "not" and len(nodes) > 1:
            raise NotUnderstood("the negative of several cells is not settable")
        found = []
        for one in nodes:
            truth_of = wording.sense == "means"
            value: Fn = _constant(truth_of)
            if isinstance(one, ast.UnaryOp) and isinstance(one.op, ast.Not):
                one, value = one.operand, _constant(not truth_of)
            elif isinstance(one, ast.Compare):
                if wording.sense == "not" or not isinstance(one.ops[0], ast.Eq):
                    raise NotUnderstood("no value is set by what is not so")
                value = _within(self.expressions.node(one.comparators[0], slots)[0], filled)
                one = one.left
            name, args = self._cell(one, slots, filled)
            found.append(Effect("set", name, args, value))
        return found

    def _cell(
        self, said: str | ast.expr, slots: dict[str, Kind], filled: dict[str, Term]
    ) -> tuple[str, tuple[Fn, ...]]:
        node = ast.parse(said.strip(), mode="eval").body if isinstance(said, str) else said
        if isinstance(node, ast.Name):
            return node.id, ()
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.fields):
            raise NotUnderstood(ast.unparse(node))
        return node.func.id, tuple(_within(self.expressions.node(a, slots)[0], filled) for a in node.args)

    def act_said(self, said: str, scope: Scope) -> tuple[str, tuple[Term, ...]]:
        """An act with those that take part in it."""
        wording, filled = self.fits(said, ("act",), scope)
        return wording.of["act"], tuple(filled[p[0]] for p in wording.pieces if not isinstance(p, str))

    def _act(self, said: dict[str, Any]) -> Act:
        pieces = self._pieces(said["say"])
        slots = tuple(p for p in pieces if not isinstance(p, str))
        scope = {n: Term(_named(n), k, (), n) for n, k in slots}
        requires = tuple(self.test(t, scope) for t in said.get("requires") or ())
        effects: list[Effect] = []
        for text in said.get("then") or ():
            found, needs = self.effect(text, scope)
            if needs:
                raise NotUnderstood("an act upon a term that may be nobody")
            effects += found
        by = said.get("by")
        doer = None if by == "clauses" else 0 if by is None else [n for n, _ in slots].index(by)
        return Act(said["act"], slots, requires, tuple(effects), said.get("permissions") == "exhaustive", doer)

    def _law(self, said: Any) -> Fn:
        return self.expressions.compiled(said["means"] if isinstance(said, dict) else str(said), {})[0]

    # Clauses

    def _clause(self, clause: dict[str, Any], section: dict[str, Any], page: dict[str, Any]) -> Iterator[Part]:
        clause = self._adopted(clause)
        name = clause["clause"]
        if clause.get("kind", "rule") in ("component", "flavour", "note", "pointer", "example"):
            return
        if clause.get("kind") == "header":
            yield from self._header(clause, section, page)
            return
        inherited = self._frame(clause, section)
        if clause.get("cases") or "roll" in clause:
            self._table(clause, section, page, inherited)
            return
        if "modify" in clause:
            return
        pieces = clause["parts"] if "parts" in clause else [clause]
        for number, piece in enumerate(pieces):
            if "parts" in clause:
                piece = _shared(clause, piece)
            id_ = f"{name}#{'abcdefgh'[number]}" if "parts" in clause else name
            yield from self._part(id_, piece, clause, section, page, inherited)

    def _adopted(self, clause: dict[str, Any]) -> dict[str, Any]:
        """A clause in the reading that is adopted."""
        if "readings" not in clause:
            return clause
        reading = self.chosen_readings.get(clause["clause"], clause["reading"])
        return {**{k: v for k, v in clause.items() if k not in ("readings", "reading")}, **clause["readings"][reading]}

    def _layer(self, *said: dict[str, Any]) -> int | None:
        """The layer that a clause, its section or its page names."""
        layers = self.head.get("layers") or []
        return next((layers.index(s["layer"]) for s in said if "layer" in s), None) if layers else None

    def _frame(self, clause: dict[str, Any], section: dict[str, Any]) -> dict[str, Any]:
        """What a clause takes over from the one that it stands under."""
        if "of" not in clause:
            return {}
        return self._adopted(self.raw[clause["of"]])

    def _scope(self, piece: dict[str, Any]) -> tuple[list[Variable], Scope, list[Test]]:
        variables: list[Variable] = []
        scope: Scope = {}
        tests: list[Test] = []
        excepted: list[tuple[str, str, str]] = []
        for name, among in (piece.get("for") or {}).items():
            numbers = re.fullmatch(r"(-?\d+)\.\.(-?\d+)", str(among))
            if numbers:
                low, high = int(numbers[1]), int(numbers[2])
                variables.append(Variable(name, INT, tuple(range(low, high + 1))))
                scope[name] = Term(_named(name), INT, (), name)
                continue
            among, *but = str(among).split(" except ", 1)
            sort, where = self.expressions.sets[among]
            variables.append(Variable(name, ("member", sort, False), self.sorts[sort]))
            scope[name] = Term(_named(name), ("member", sort, False), (), name)
            if where is not None:
                tests.append(Test(f"{name} is of {among}", _member(where, name), True))
            excepted += [(name, sort, one) for one in (but[0].split(", ") if but else ())]
        for name, sort, one in excepted:
            who = self._term(one, ("member", sort, True), scope)
            if who is None:
                raise NotUnderstood(one)
            tests.append(Test(f"{name} is not {one}", _other(name, who.value), True))
        for name, said in (piece.get("let") or {}).items():
            scope[name] = self._let(said, scope)
        return variables, scope, tests

    def _let(self, said: Any, scope: Scope) -> Term:
        if isinstance(said, str):
            for kind in [("member", s, True) for s in self.sorts] + [INT]:
                term = self._term(said, kind, scope)
                if term is not None:
                    return term
            raise NotUnderstood(said)
        if "value" in said:
            names = {identifier(n): t for n, t in scope.items()}
            fn, kind = self.expressions.compiled(said["value"], {n: t.kind for n, t in names.items()})
            return Term(_within(fn, names), kind)
        entries: list[tuple[Term, Test]] = []
        for entry in said["first"]:
            ((who, when),) = entry.items()
            term = self._any_member(who, scope)
            tests = [self.test(w, scope).holds for w in (when if isinstance(when, list) else [when])]
            entries.append((term, Test("", _all(tests))))
        other = said.get("else", "nobody")
        last = None if other == "nobody" else self._any_member(other, scope)

        def first(w: Any, e: dict[str, Any]) -> Any:
            for term, test in entries:
                if test.holds(w, e):
                    return term.value(w, e)
            return last.value(w, e) if last else None

        sort = entries[0][0].kind[1]
        optional = last is None or last.kind[2] or any(t.kind[2] for t, _ in entries)
        return Term(first, ("member", sort, optional))

    def _any_member(self, text: str, scope: Scope) -> Term:
        for sort in self.sorts:
            term = self._term(text, ("member", sort, True), scope)
            if term is not None:
                return term
        raise NotUnderstood(text)

    def _part(
        self,
        id_: str,
        piece: dict[str, Any],
        clause: dict[str, Any],
        section: dict[str, Any],
        page: dict[str, Any],
        parent: dict[str, Any],
    ) -> Iterator[Part]:
        whole = {
            "for": {**(parent.get("for") or {}), **(piece.get("for") or {})},
            "let": {**(parent.get("let") or {}), **(piece.get("let") or {})},
        }
        variables, scope, tests = self._scope(whole)
        tests += [self.test(t, scope) for t in parent.get("when") or ()]
        anchor = self._anchor(piece, section, scope, page, parent)
        lasting = "while" in piece or (
            not any(k in piece for k in ("at", "upon", "onset"))
            and any(k in piece for k in ("holds", "keeps", "forbids", "permits", "obliges"))
        )
        if lasting and "until" not in piece:
            anchor = ()
        tests += [self.test(t, scope) for t in (*_listed(piece.get("while")), *_listed(piece.get("when")))]
        life = piece.get("life", parent.get("life", section.get("life")))
        part = Part(
            id_,
            clause["clause"],
            anchor,
            tuple(variables),
            life=tuple(self.test(t, scope) for t in _listed(life)) if anchor else (),
            default=truth(clause.get("default", "no")),
            layer=self._layer(clause, section, page),
            over=frozenset(clause.get("overrides") or ()),
            section=section["section"],
            together=section.get("block", self.head.get("block", "steps")) == "together",
        )
        if "requires" in piece:
            yield self._precondition(part, piece, scope, tests, page)
            return
        if "case" in piece or "row" in piece:
            part, more = self._row(part, piece, clause, scope, tests)
            tests += more
        effects: dict[str, list[Effect]] = {"remember": [], "then": []}
        implied: dict[str, list[Test]] = {"remember": [], "then": []}  # of nobody a part says nothing
        for key, found_ in effects.items():
            for said in piece.get(key) or ():
                found, more = self.effect(said, scope)
                found_ += found
                implied[key] += [replace(need, implied=True) for need in more]
        implied["remember"] = [*implied["then"], *implied["remember"]]
        for key, found_ in effects.items():
            if found_:
                suffix = "+" if key == "remember" and piece.get("then") else ""
                yield replace(
                    part,
                    id=id_ + suffix,
                    tests=(*tests, *implied[key]),
                    effects=tuple(found_),
                    remember=key == "remember",
                )
        claims: list[Effect] = []
        demands: list[Test] = []
        for said in _listed(piece.get("holds")):
            try:
                found, needs_ = self.effect(said, scope)
                if needs_ or any(e.what != "set" for e in found):
                    raise NotUnderstood(said)
                claims += found
            except NotUnderstood:
                demands.append(self.test(said, scope))
        norms = [
            Norm(*self._norm(kind, said, scope))
            for kind in ("forbids", "permits", "obliges")
            for said in _listed(piece.get(kind))
        ]
        keeps = [self.test(t, scope) for t in _listed(piece.get("keeps"))]
        confirms = [self.test(t, scope) for t in _listed(piece.get("confirms"))]
        if "until" in piece:
            about = self._named_in(self._said_by(piece), variables)
            part, tests, bounds = self._until(part, piece["until"], about, scope, tests)
            yield from bounds
        if claims or demands or norms or keeps or confirms:
            yield replace(
                part,
                tests=tuple(tests),
                claims=tuple(claims),
                demands=tuple(demands),
                norms=tuple(norms),
                keeps=tuple(keeps),
                confirms=tuple(confirms),
            )

    # What stands from one moment until another

    @staticmethod
    def _said_by(piece: dict[str, Any]) -> list[Any]:
        keys = ("holds", "keeps", "forbids", "permits", "obliges")
        return [said for key in keys for said in _listed(piece.get(key))]

    def _named_in(self, said: Any, variables: list[Variable]) -> list[str]:
        """The variables that something said names, as they are first named."""
        if isinstance(said, dict):
            said = list(said.values())
        if isinstance(said, list):
            return list(dict.fromkeys(name for one in said for name in self._named_in(one, variables)))
        named = {v.name: f" {said} ".find(f" {v.name} ") for v in variables}
        return sorted((name for name, at in named.items() if at >= 0), key=lambda name: named[name])

    def _until(
        self, part: Part, until: Any, about: list[str], scope: Scope, tests: list[Test]
    ) -> tuple[Part, list[Test], list[Part]]:
        """What stands, by a cell of its own for all that it is about, and the parts that begin and end it."""
        said = dict(until) if isinstance(until, dict) else {}
        if not said:
            step = re.fullmatch(r"(?:(?:beginning|end) of )?(.+)", until)
            said = {"at" if step and step[1] in self.steps else "upon": until}
        if "turns" in said:
            said |= {"at": f"end of {self.steps[-1]}", "times": said["turns"]}
        about = [*about, *self._named_in([said.get("upon", ""), said.get("when", [])], list(part.variables))]
        variables = {v.name: v for v in part.variables}
        own = tuple(variables[name] for name in dict.fromkeys(about))
        times = int(said.get("times", 1))
        kind = BOOL if times == 1 else ("int", 0, times)
        start = _value(None, kind, self.sorts)
        spec = Field(f"{part.id} lasts", tuple(v.kind[1] for v in own), kind, start, {}, "state", closed=True)
        self.fields[spec.name] = spec
        args = tuple(_named(v.name) for v in own)
        lasts = Test(f"{part.id} lasts", lambda w, e: bool(w.show(spec.name, tuple(a(w, e) for a in args))))
        ends = self._anchor({k: v for k, v in said.items() if k in ("at", "upon")}, {}, scope, {}, {})
        when = tuple(self.test(t, scope) for t in _listed(said.get("when")))
        begins = Effect("set", spec.name, args, _constant(True if times == 1 else times))
        less = Effect("set", spec.name, args, _constant(False)) if times == 1 else Effect(
            "add", spec.name, args, _constant(-1))  # fmt: skip
        begin = replace(part, id=f"{part.id}#from", tests=tuple(tests), effects=(begins,))
        again = Test("it does not begin anew", lambda w, e: not self._begins(begin, ends, own, w, e))
        for_some = [lasts, *(t for t in tests if t.of_set and _in_no_state(t, own))]  # of others it says nothing
        end = replace(part, id=f"{part.id}#until", anchor=ends, variables=own, tests=(*for_some, *when, again), life=(),
                      effects=(less,))  # fmt: skip
        return replace(part, anchor=(), life=(), variables=own, table=""), for_some, [end, begin]

    def _begins(self, begin: Part, ends: tuple[Any, ...], own: tuple[Variable, ...], world: Any, env: Any) -> bool:
        """Whether what ends at a moment begins at just this one: then it is its next that ends it."""
        if begin.anchor[:2] != ends[:2] or (ends[0] == "step" and begin.anchor != ends):
            return False
        free = [v for v in begin.variables if v not in own]
        for choice in product(*(v.values for v in free)):
            there = {**env, **{v.name: c for v, c in zip(free, choice, strict=True)}}
            if ends[0] == "act":
                mine, theirs = ([t.value(world, there) for t in a[2]] for a in (begin.anchor, ends))
                if mine != theirs:
                    continue
            if all(t.holds(world, there) for t in (*begin.life, *begin.tests)):
                return True
        return False

    def _norm(self, kind: str, said: Any, scope: Scope) -> tuple[str, str, tuple[Term, ...]]:
        """What is said of an act; that nobody may choose to do it is a ban of its own kind."""
        if isinstance(said, dict):
            if kind != "forbids" or list(said) != ["voluntarily"]:
                raise NotUnderstood(str(said))
            return ("bars", *self.act_said(said["voluntarily"], scope))
        return (kind, *self.act_said(said, scope))

    def _row(
        self, part: Part, piece: dict[str, Any], clause: dict[str, Any], scope: Scope, tests: list[Test]
    ) -> tuple[Part, list[Test]]:
        """A row or case of a table, and when it applies: also by what others say, if it is for all else."""
        table = self.tables[clause["of"]]
        other = "else" in (piece.get("row"), piece.get("case"))
        own: list[Test] = []
        rows = None
        if not other:
            own = [self.test(t, scope) for t in _listed(piece.get("case"))]
            rows = _rows(piece["row"]) if "row" in piece else None
            if rows is not None:
                own.append(self._in_row(table.clause, rows, scope))
        alone = table.hit == "collect"  # then it counts as a clause of its own
        fit = None if other else (*tests, *own)
        part = replace(part, table="" if alone else table.clause, of=table.clause, rows=rows, fit=fit)
        if other:
            own = [Test("no other row applies", lambda w, e: not self._others(part, w, e, False))]
        elif table.hit == "first":
            own = [*own, Test("no earlier row applies", lambda w, e: not self._others(part, w, e, True))]
        return part, own

    def _others(self, part: Part, world: Any, env: dict[str, Any], earlier: bool) -> bool:
        """Whether another row of its table applies to the same thing; of the earlier ones, or of all."""
        names = {v.name for v in self.tables[part.of].frame.variables}
        contested: Stop | None = None
        rows = [p for p in self.parts if p.of == part.of]
        if earlier:
            rows = rows[: next(n for n, p in enumerate(rows) if p.clause == part.clause)]
        for row in rows:
            if row.fit is None or row.clause == part.clause:
                continue
            free = [v for v in row.variables if v.name not in names]
            for choice in product(*(v.values for v in free)):
                there = {**{n: env[n] for n in names}, **{v.name: c for v, c in zip(free, choice, strict=True)}}
                try:
                    if all(t.holds(world, there) for t in row.fit):
                        return True
                except Stop as stop:
                    contested = contested or stop
        if contested is not None:
            raise contested
        return False

    def _anchor(
        self, piece: dict[str, Any], section: dict[str, Any], scope: Scope, page: dict[str, Any], parent: dict[str, Any]
    ) -> tuple[Any, ...]:
        for source in (piece, parent, section):
            if "at" in source:
                found = re.fullmatch(r"(?:(beginning|end) of )?(.+)", source["at"])
                assert found
                return ("step", found[2], found[1] or "inside")
            if "upon" in source:
                name, terms = self.act_said(source["upon"], scope)
                return ("act", name, terms)
            if "onset" in source:
                event = source["onset"]
                starts = self.head["events"]["starts"]
                return ("act", starts, (Term(_constant(event), ("member", self.head["events"]["sort"], False)),))
            if "while" in source:
                return ()
        if "requires" in piece:
            return ("act", self.head["events"]["rolled"], (Term(_constant(page["event"]), ("member", "Event", False)),))
        return ()

    def _precondition(
        self, part: Part, piece: dict[str, Any], scope: Scope, tests: list[Test], page: dict[str, Any]
    ) -> Part:
        needed = [self.test(t, scope).holds for t in piece["requires"]]
        failing = Test("a requirement fails", lambda w, e: not all(n(w, e) for n in needed))
        events, event = self.head["events"], page["event"]
        otherwise = dict(piece.get("otherwise") or {})
        effects: list[Effect] = []
        implied: list[Test] = []
        for said in otherwise.pop("then", ()):
            found, needs = self.effect(said, scope)
            effects += found
            implied += needs
        if implied:
            raise NotUnderstood("an effect of a failure upon somebody who may be nobody")
        axes = {a: str(otherwise.get(a, "unstated")) for a in events["axes"]}
        for axis, cell in events["axes"].items():
            said = axes[axis]
            if said == "unstated":
                continue
            args = (_constant(event),)
            if self.fields[cell].kind == BOOL:
                if said == "no":
                    effects.append(Effect("hold", cell, args, _same(cell, event)))
                else:
                    effects.append(Effect("set", cell, args, _constant(True)))
            else:
                effects.append(Effect("set", cell, args, _constant(said)))
        anchor = ("act", events["rolled"], (Term(_constant(event), ("member", events["sort"], False)),))
        return replace(part, anchor=anchor, tests=(*tests, failing), effects=tuple(effects), fails=True, axes=axes)

    def _table(
        self, clause: dict[str, Any], section: dict[str, Any], page: dict[str, Any], parent: dict[str, Any]
    ) -> None:
        variables, scope, tests = self._scope(clause)
        tests += [self.test(t, scope) for t in _listed(clause.get("when"))]
        among = [self.test(t, scope) for t in _listed(clause.get("among"))]
        frame = Part(
            clause["clause"],
            clause["clause"],
            self._anchor(clause, section, scope, page, {}),
            tuple(variables),
            (*tests, *among),
            tuple(self.test(t, scope) for t in _listed(clause.get("life", section.get("life")))),
        )
        total, low, high = None, 0, 0
        if "roll" in clause:
            total, low, high = self._total(clause, scope)
        hit = clause.get("hit", "unique")
        rest = truth(clause.get("rest", "no")) or hit == "collect"
        self.tables[clause["clause"]] = Table(clause["clause"], frame, total, rest, low, high, tuple(among), hit)

    def _total(self, clause: dict[str, Any], scope: Scope) -> tuple[Fn, int, int]:
        die = self._term(clause["roll"], INT, scope)
        assert die is not None
        wording, _ = self.fits(clause["roll"], ("term",), scope)
        node = ast.parse(wording.of["is"].strip(), mode="eval").body
        name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else wording.of["is"]
        kind = self.fields[str(name).strip()].kind
        changes: list[Fn] = []
        for raw in self.raw.values():
            other = self._adopted(raw)
            if other.get("of") == clause["clause"] and "modify" in other:
                changes += [self._modifier(m, {**scope, **self._scope(other)[1]}) for m in other["modify"]]
        value = die.value
        return (lambda w, e: value(w, e) + sum(c(w, e) for c in changes)), kind[1], kind[2]

    def _modifier(self, said: dict[str, Any], scope: Scope) -> Fn:
        tests = [self.test(t, scope).holds for t in _listed(said.get("when"))]
        by = int(said["by"])
        per = self._term(said["per"], INT, scope) if "per" in said else None

        def change(w: Any, e: dict[str, Any]) -> int:
            if not all(t(w, e) for t in tests):
                return 0
            return by * (per.value(w, e) if per else 1)

        return change

    def _in_row(self, table: str, row: Row, scope: Scope) -> Test:
        total = self._total(self._adopted(self.raw[table]), scope)[0]
        return Test("the row", lambda w, e: row.has(total(w, e)))

    def _header(self, clause: dict[str, Any], section: dict[str, Any], page: dict[str, Any]) -> Iterator[Part]:
        """The part by which an event ends that its heading says to last so long."""
        lasts = clause.get("lasts")
        if lasts in (None, "permanent"):
            return
        events, event = self.head["events"], page["event"]
        running, _ = self.fits(events["in effect"].replace("{event}", event), ("means",), {})
        active = self.test(events["in effect"].replace("{event}", event), {})
        del running
        tests = [active]
        step = events["draw step"]
        if isinstance(lasts, dict):
            step = events["end step"]
            if "until" in lasts:
                tests += [self.test(t, {}) for t in _listed(lasts["until"])]
            else:
                late = events["lasted"].replace("{event}", event).replace("{n}", str(lasts["turns"]))
                tests.append(self.test(late, {}))
        end = Effect("do", events["ends"], (_constant(event),))
        yield Part(
            clause["clause"], clause["clause"], ("step", step, "end"), (), tuple(tests), effects=(end,),
            section=section["section"], layer=self._layer(clause, section, page),
        )  # fmt: skip


Scope = dict[str, Term]
_NOT_PAGES = ("book.yaml", "model.yaml", "phrases.yaml", "rulings.yaml", "reports.yaml", "baseline.yaml")


def _sorts(said: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    found = {}
    for name, sort in said.items():
        members = sort if isinstance(sort, list) else sort["members"]
        spare = 0 if isinstance(sort, list) else int(sort.get("spare", 0))
        found[name] = (*map(str, members), *(f"{name}-{n + 1}" for n in range(spare)))
    return found


def _fields(model: dict[str, Any], sorts: dict[str, tuple[str, ...]]) -> dict[str, Field]:
    found = {}
    for group in ("fields", "inputs"):
        for name, said in (model.get(group) or {}).items():
            kind = kind_of(said.get("is", "bool"), sorts)
            of = said.get("of", ())
            of = tuple(of) if isinstance(of, list | tuple) else (of,)
            role = "input" if group == "inputs" else "state"
            fixed = said.get("set up") == "any"
            role = "constant" if truth(said.get("constant")) else "derived" if truth(said.get("derived")) else role
            found[name] = Field(
                name,
                of,
                kind,
                _value(said.get("start"), kind, sorts),
                {k: _value(v, kind, sorts) for k, v in (said.get("starts") or {}).items()},
                role,
                truth(said.get("symmetric")),
                truth(said.get("clamped")),
                truth(said.get("closed")) or ("outside" in model and role == "state" and not fixed),
                _value(said["default"], kind, sorts) if "default" in said else ...,
                fixed,
            )
    return found


def _moves(model: dict[str, Any]) -> list[dict[str, Any]]:
    """What the rest of the game does, in the form of acts that no player does."""
    found = []
    for move in model.get("outside") or ():
        slots = " and ".join(f"{{{name}:{sort}}}" for name, sort in (move.get("for") or {}).items())
        say = f"{move['move']} with {slots}" if slots else move["move"]
        more = {"requires": move.get("when") or [], "then": move["then"], "by": "clauses"}
        found.append({"act": move["move"], "say": say, **more})
    return found


def _value(said: Any, kind: Kind, sorts: dict[str, tuple[str, ...]]) -> Any:
    match kind[0]:
        case "bool":
            return truth(said)
        case "int":
            return kind[1] if said is None else int(said)
        case _:
            if said in (None, "nobody"):
                return None if kind[2] else sorts[kind[1]][0]
            return said


def _shared(clause: dict[str, Any], piece: dict[str, Any]) -> dict[str, Any]:
    """A part with what stands once beside all parts of its clause."""
    found = dict(piece)
    for key in ("for", "let"):
        if key in clause:
            found[key] = {**clause[key], **(piece.get(key) or {})}
    if "when" in clause:
        found["when"] = [*_listed(clause["when"]), *_listed(piece.get("when"))]
    if "life" in clause:
        found.setdefault("life", clause["life"])
    if not {"at", "upon", "onset", "while"} & piece.keys():
        found |= {key: clause[key] for key in ("at", "upon", "onset", "while") if key in clause}
    return found


def _loose(kind: Kind) -> Kind:
    return INT if kind[0] == "int" else kind


def _listed(said: Any) -> list[Any]:
    return [] if said is None else said if isinstance(said, list) else [said]


def _constant(value: Any) -> Fn:
    return lambda w, e: value


def _named(name: str) -> Fn:
    return lambda w, e: e[name]


def _other(name: str, than: Fn) -> Fn:
    return lambda w, e: e[name] != than(w, e)


def _in_no_state(test: Test, variables: tuple[Variable, ...]) -> bool:
    """Whether a condition on some variables is the same in all states."""
    try:
        for choice in product(*(v.values for v in variables)):
            test.holds(None, {v.name: c for v, c in zip(variables, choice, strict=True)})
    except (AttributeError, KeyError):  # it asks for a cell, or hangs on another variable
        return False
    return True


def _member(where: Fn, name: str) -> Fn:
    return lambda w, e: where(w, {"it": e[name]})


def _same(cell: str, event: str) -> Fn:
    return lambda w, e: w.show(cell, (event,))


def _all(tests: list[Fn]) -> Fn:
    return lambda w, e: all(t(w, e) for t in tests)


def _within(fn: Fn, filled: dict[str, Term]) -> Fn:
    """A function of slots as a function of what is in scope."""
    return lambda w, e: fn(w, {name: t.value(w, e) for name, t in filled.items()})


def _rows(said: Any) -> Row:
    text = str(said)
    if text in ("even", "odd"):
        return Row(rest=int(text == "odd"))
    if "," in text:
        return Row(among=frozenset(int(n) for n in text.split(",")))
    if ".." not in text:
        return Row(int(text), int(text))
    low, high = text.split("..")
    return Row(int(low) if low else None, int(high) if high else None)


def _amend(pages: list[dict[str, Any]], erratum: dict[str, Any]) -> None:
    """Apply an erratum to pages."""
    for page in pages:
        for section in page["sections"]:
            clauses = section["clauses"]
            for amended in erratum.get("amends") or ():
                clauses[:] = [amended if c["clause"] == amended["clause"] else c for c in clauses]
            behind: dict[str, str] = {}
            for added in erratum.get("adds") or ():
                after = behind.get(added["after"], added["after"])
                at = next((i for i, c in enumerate(clauses) if c["clause"] == after), None)
                if at is not None:
                    clauses.insert(at + 1, {k: v for k, v in added.items() if k != "after"})
                    behind[added["after"]] = added["clause"]
            gone = set(erratum.get("deletes") or ())
            clauses[:] = [c for c in clauses if c["clause"] not in gone]


def _follows(pages: list[dict[str, Any]], given: bool) -> dict[str, frozenset[str]]:
    """For each section the sections that it comes after by what is said, and those that these come after."""
    found: dict[str, set[str]] = {}
    for page in pages:
        above: list[str] = []
        for section in page["sections"]:
            found[section["section"]] = {*_listed(section.get("follows")), *(above if given else ())}
            above.append(section["section"])
    for mid, one in product(found, found):
        if mid in found[one]:
            found[one] |= found[mid]
    if any(section in earlier for section, earlier in found.items()):
        raise NotUnderstood("sections that follow one another in a circle")
    return {section: frozenset(earlier) for section, earlier in found.items()}


def _circles(parts: list[Part], rulings: list[tuple[str, str]]) -> set[tuple[str, str]]:
    """The priorities between clauses that lie on a circle: by none of them anybody prevails."""
    edges = {(p.clause, o) for p in parts for o in p.over} | set(rulings)
    clauses = {c for e in edges for c in e}
    reach = {c: {o for a, o in edges if a == c} for c in clauses}
    for mid, one in product(clauses, clauses):
        if mid in reach[one]:
            reach[one] |= reach[mid]
    return {(a, b) for a, b in edges if a in reach[b] or a == b}


__all__ = ["Act", "Book", "Callable", "Effect", "Norm", "NotUnderstood", "Part", "Table", "Test", "Variable"]
