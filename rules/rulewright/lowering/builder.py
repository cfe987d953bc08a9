"""A book in the making: reading conditions and effects, and noting every mistake where it stands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

from rulewright.book.model import Act, Condition, FieldKind, Law, Outcome, SetCell
from rulewright.files.files import Files
from rulewright.files.schema import All, Any_, Not
from rulewright.files.yamlread import Document, Where
from rulewright.language.errors import Position, Problem
from rulewright.language.expr import Apply, Expr, Literal, Operator, Variable, conj, disj, equal, negate
from rulewright.language.types import IntType
from rulewright.lowering.joined import Opposite, in_words
from rulewright.phrasing.hints import LISTED
from rulewright.phrasing.parse import ExpressionError, Names
from rulewright.phrasing.phrases import Phrase, PhraseBook, PhraseError

T = TypeVar("T")
MOST_HINTS = 200  # each looks through all phrases and members
NOBODY, SOMEBODY = "nobody", "somebody"  # a phrase that denies the one is told as the other
_SLOT = re.compile(r"\{[^}]*\}?")


@dataclass
class Builder:
    """A book in the making: what is known so far, and what is wrong."""

    files: Files
    names: Names = field(default_factory=lambda: Names({}))
    phrases: PhraseBook = field(default_factory=lambda: PhraseBook())
    acts: dict[str, Act] = field(default_factory=dict)
    laws: list[Law] = field(default_factory=list)
    steps: tuple[str, ...] = ()
    implied: list[Phrase] = field(default_factory=list)
    places: list[tuple[Phrase, Position]] = field(default_factory=list)  # of the phrases and terms
    lost: set[frozenset[str]] = field(default_factory=set)  # the words of what is declared and cannot be read

    def problem(self, position: Position, message: str, hint: str = "", missing: str = "") -> None:
        """Note something that is wrong, unless what is ``missing`` is declared where a mistake is noted already."""
        if not (missing and any(words <= {*missing.split()} for words in self.lost)):
            self.files.problems.append(Problem(position, message, hint))

    def lose(self, *texts: str) -> None:
        """Expect none of these names and wordings, and nothing said with them, to be known."""
        self.lost.update(frozenset(_SLOT.sub(" ", text).split()) for text in texts)

    def attempt(self, position: Position, make: Callable[[], T]) -> T | None:
        """What ``make`` gives, or nothing and a problem at the position."""
        try:
            return make()
        except (PhraseError, ExpressionError) as error:
            hint = error.hint if len(self.files.problems) < MOST_HINTS else LISTED
            self.problem(position, error.message, hint, error.missing)
            return None

    def conditions(
        self, written: list[object], scope: Mapping[str, Expr], document: Document, where: Where
    ) -> tuple[Condition, ...]:
        """Written conditions, each with its reading; unreadable ones are noted and left out."""
        found = []
        for i, item in enumerate(written):
            place = (*where, i) if (*where, i) in document.positions else where
            condition = self.condition(item, scope, document, place)
            if condition is not None:
                found.append(condition)
        return tuple(found)

    def condition(self, item: object, scope: Mapping[str, Expr], document: Document, where: Where) -> Condition | None:
        """One written condition."""
        match item:
            case str():
                expr = self.attempt(document.at(where), lambda: self.phrases.condition(item, scope))
                return None if expr is None else Condition(expr, item)
            case All(all=inner):
                parts = self.conditions(list(inner), scope, document, (*where, "all"))
                return Condition(conj([c.expr for c in parts]), in_words(item, self.opposite(scope)))
            case Any_(any=inner):
                parts = self.conditions(list(inner), scope, document, (*where, "any"))
                return Condition(disj([c.expr for c in parts]), in_words(item, self.opposite(scope)))
            case Not(not_=inner):
                parts = self.conditions(list(inner), scope, document, (*where, "not"))
                return Condition(negate(conj([c.expr for c in parts])), in_words(item, self.opposite(scope)))
        raise AssertionError(item)

    def opposite(self, scope: Mapping[str, Expr]) -> Opposite:
        """What the book says where a text that denies something is not so; nothing where names stand for terms."""

        def said(text: str) -> str | None:
            with suppress(PhraseError, ExpressionError):
                match self.phrases.condition(text, scope):
                    case Apply(Operator.NOT, (expr,)) if all(isinstance(e, Variable) for e in scope.values()):
                        return self.phrases.phrase_for(expr)
            return None

        return said

    def effects(
        self, written: list[str], scope: Mapping[str, Expr], document: Document, where: Where
    ) -> tuple[list[Outcome], list[Expr]]:
        """Written effects, and what has to be somebody for them."""
        outcomes: list[Outcome] = []
        needs: list[Expr] = []
        for i, text in enumerate(written):
            place = (*where, i) if (*where, i) in document.positions else where
            got = self.attempt(document.at(place), lambda: self.phrases.effects_and_needs(text, scope))
            if got is not None:
                outcomes.extend(got[0])
                needs.extend(got[1])
                self.check_writable(got[0], document.at(place), text)
                self.check_range(got[0], document.at(place), text)
        return outcomes, needs

    def somebody(self, needs: Iterable[Expr], scope: Mapping[str, Expr]) -> tuple[Condition, ...]:
        """What effects need to be somebody as conditions that nobody wrote, by the names that the clause gives."""
        names = {negate(equal(e, Literal(None, e.type))): n for n, e in scope.items() if not isinstance(e, Variable)}
        said = {n: f"{names[n]} is {SOMEBODY}" if n in names else self.somebody_in_words(n) for n in needs}
        return tuple(Condition(n, text, True) for n, text in said.items())

    def somebody_in_words(self, need: Expr) -> str:
        """What an effect needs to be somebody, in words of the book."""
        match need:
            case Apply(Operator.NOT, (Apply(Operator.EQ, (term, Literal(value=None))),)):
                said = self.phrases.phrase_for(need)
                return said if said and NOBODY not in said else f"{self.phrases.say_term(term)} is {SOMEBODY}"
            case _:
                return self.phrases.say(need)

    def check_writable(self, outcomes: tuple[Outcome, ...], position: Position, text: str) -> None:
        """Constants, derived cells and inputs are not written by clauses."""
        for outcome in outcomes:
            name = getattr(outcome, "field", "")
            if name and self.names.fields[name].kind is not FieldKind.STATE:
                kind = self.names.fields[name].kind.value
                hint = "Write it with 'holds' if derived."
                self.problem(position, f"'{text}' would write {name}, which is {kind}", hint)

    def check_range(self, outcomes: tuple[Outcome, ...], position: Position, text: str) -> None:
        """A number that is set lies in the range of its cell: only what is worked out may be clamped to it."""
        for outcome in outcomes:
            if not isinstance(outcome, SetCell):
                continue
            known, kind = self.names.fields[outcome.field], outcome.value.type
            if not (isinstance(known.type, IntType) and isinstance(kind, IntType)):
                continue
            outside = kind.high < known.type.low or kind.low > known.type.high
            if outside:
                told = kind.low if kind.low == kind.high else kind
                clamped = "'clamped: yes' stops what is worked out at the ends of the range, not what is written."
                hint = f"{known.name} is {known.type}; {clamped}" if known.clamped else f"{known.name} is {known.type}."
                self.problem(position, f"'{text}' would set {known.name} to {told}", hint)
