"""An act of a player, open to all where no clause permits it, leads from a lawful state to one that breaks a law."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulewright.book.model import CLAUSES, OUTSIDE, Book, Part
from rulewright.checks.idle.inert_permission import protocol
from rulewright.checks.lawful.breaks_law import broken_by
from rulewright.checks.shared.doings import Happening, by_player
from rulewright.checks.shared.pairs import ALLOWING, norms_on, stands_on
from rulewright.checks.shared.reaching import done_by_clauses
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.language.expr import conj, negate
from rulewright.language.types import MemberType
from rulewright.play.ledger import as_part

CHECK = Check(
    "RW318",
    "unlawful-act",
    Severity.WARNING,
    "An act that is open to every player leads from a lawful state to one that breaks a law of the game.",
)


def find(context: Context) -> Iterator[Finding]:
    """The laws that what an act itself writes can break, where it can be done and nothing forbids it."""
    acts = {name: [as_part(act)] for name, act in context.book.acts.items() if open_to_players(context.book, name)}
    yield from broken_by(context, happening, CHECK, acts)


def open_to_players(book: Book, name: str) -> bool:
    """Whether somebody does an act, players may by themselves, and no clause does it."""
    act = book.acts[name]
    somebody = any(isinstance(v.type, MemberType) for v in act.parameters)  # else it is the clock, or the set-up
    somebody = somebody and act.by not in (CLAUSES, OUTSIDE)
    return somebody and not (act.exhaustive or protocol(book, act) or name in done_by_clauses(book))


def happening(book: Book, part: Part) -> Iterator[Happening]:
    """The act, done by a player whom no clause permits it or obliges to it."""
    one = by_player(book, book.acts[part.id])
    spoken = [n for kind in ALLOWING for n in norms_on(book, part.id, kind)]
    unspoken = [negate(stands_on(book, norm, one.anchor.args)) for norm in spoken]
    yield replace(one, asked=conj([one.asked, *unspoken]))
