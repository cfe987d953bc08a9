"""The page on which a reader sets facts and sees which clauses can fire: its frame, and what its script reads."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar
from urllib.parse import urlencode

from rulewright.book.model import Anchor, AnchorKind, Book, Edge, Part, SetCell
from rulewright.checks.shared.event_relations import CONFLICTS
from rulewright.evidence.findings import Finding, Severity
from rulewright.language.expr import Literal, Variable
from rulewright.reports.prose import moment_words
from rulewright.site.book_data import Told
from rulewright.site.clauses import page_title
from rulewright.site.kernel import kernel
from rulewright.site.text import Link, built, url

TITLE = "What applies?"
STANDING = "all the time"


def applies(told: Told) -> str:
    """Where the page of a book stands."""
    return f"{told.folder}/applies.md"


def kernel_place(told: Told) -> str:
    """Where its data stand."""
    return f"{told.folder}/kernel.js"


def with_facts(told: Told, facts: Iterable[str], at: str) -> Link:
    """A link to the page with these facts set and all else as at the start of the game."""
    query = urlencode([("else", "start"), *(("fact", fact) for fact in facts)])
    return Link(TITLE, f"{applies(told)}?{query}", at)


@dataclass(frozen=True, slots=True)
class AppliesPage:
    """The frame, which the scripts fill; they and the stylesheet by their addresses."""

    template: ClassVar = "applies.md"
    name: str
    book: Link
    style: str
    scripts: tuple[str, ...]


def applies_page(told: Told) -> AppliesPage:
    """The page of a book."""
    at = applies(told)
    scripts = ("evaluate.js", kernel_place(told), "facts.js", "applies.js")
    return AppliesPage(TITLE, told.home(at), url("live.css", at), tuple(url(name, at) for name in scripts))


def kernel_script(told: Told) -> str:
    """The kernel of a book, in the order of play, as a script that only this page loads."""
    book = told.book
    data = {
        **kernel(book),
        "moments": moments(book),
        "clauses": {c.id: _clause(told, c.id) for c in book.clauses.values() if c.parts},
        "conflicts": [_conflict(told, f) for f in told.report.findings if is_conflict(f)],
        "pages": {p.id: page_title(p) for p in told.shown},
    }
    return f"globalThis.rulebook = {json.dumps(data, separators=(',', ':'), ensure_ascii=False)};\n"


def _clause(told: Told, identifier: str) -> dict[str, Any]:
    clause, place = told.book.clauses[identifier], built(told.places[identifier], applies(told))
    return {"number": told.number(identifier), "says": clause.says, "page": clause.page, "place": place}


def is_conflict(finding: Finding) -> bool:
    """Whether clauses contradict each other in the state of a finding, as was seen at the table, reached or not."""
    grave = (finding.lowered_from or finding.severity) is Severity.ERROR
    return finding.code.startswith(CONFLICTS) and grave and finding.replayed


def _conflict(told: Told, finding: Finding) -> dict[str, Any]:
    """A conflict: between which clauses, the cells of the state that shows it, in words, and its page."""
    facts = (fact for words in finding.witness for fact in told.book.phrases.effects(words))
    cells = [
        [f.field, *(a.value for a in f.args if isinstance(a, Literal)), f.value.value]
        for f in facts
        if isinstance(f, SetCell) and isinstance(f.value, Literal)
    ]
    place = built(told.finding(finding), applies(told))
    return {"clauses": list(dict.fromkeys(finding.clauses)), "cells": cells, "says": finding.message, "place": place}


def moments(book: Book) -> list[dict[str, Any]]:
    """The moments in the order of play, each with its parts by number; where a part waits for more, in its words."""
    found: dict[str, list[Any]] = {key: [] for key in _order(book)}
    for number, part in enumerate(book.parts()):
        found.setdefault(part.anchor.moment, []).append([number, *_narrower(book, part)])
    return [{"title": _title(book, key), "parts": parts} for key, parts in found.items() if parts]


def _order(book: Book) -> list[str]:
    """Standing parts first, then the steps, the life of an event in the steps that it belongs to, other acts."""
    events, order = book.events, [""]
    for step in book.steps:
        order += [Anchor(AnchorKind.STEP, step, edge).moment for edge in (Edge.BEGIN, Edge.DURING, Edge.END)]
        if events is not None and step == events.draw_step:
            order += [Anchor(AnchorKind.ACT, act=act).moment for act in (events.rolled, events.starts)]
        if events is not None and step == events.end_step:
            order.append(Anchor(AnchorKind.ACT, act=events.ends).moment)
    return [*order, *(Anchor(AnchorKind.ACT, act=act).moment for act in book.acts)]


def _title(book: Book, moment: str) -> str:
    act = book.acts.get(moment.removeprefix("upon "))
    if act is None or not moment.startswith("upon "):
        return moment or STANDING
    return f"upon {book.phrases.say_act(act.name, tuple(Variable(p.name, p.type) for p in act.parameters))}"


def _narrower(book: Book, part: Part) -> list[str]:
    """The act in a part's own words, where it does not wait for every act of its kind."""
    narrow = any(isinstance(arg, Literal) for arg in part.anchor.args)
    return [moment_words(book, part)] if narrow else []
