"""The fields of a book: who writes each and who reads it, and of which kind one is proposed to be that may be anything.

What nothing writes is set up and then fixed; what clauses and acts write is the book's own; and where the book could
then never come to what a clause asks for, a move of the rest of the game is missing. It is a proposal: only who knows
the game knows what else changes in it, and a field that is called the book's own wrongly hides what is wrong.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from rulewright.book.model import OUTSIDE, Act, Book, ChangeCell, Claim, Field, SetCell, expressions_of
from rulewright.language.expr import TRUE, Expr, conj, fields_read
from rulewright.language.types import BoolType, IntType, MemberType, Value
from rulewright.reach.reachable import Reachable, reachable
from rulewright.reach.state_space import stored
from rulewright.story.reveal import reveal
from rulewright.story.unroll import values_of
from rulewright.table.index import cone_of, index_of
from rulewright.tools.games import shown_lines

MOST_NAMED = 6  # clauses of a list; of more, how many there are
NUMBER, VALUE = "n", "v"  # the slots of a move for what a cell comes to hold


class Nature(Enum):
    """Who changes a field."""

    OWN = "the book's own"
    FIXED = "set up, then fixed"
    ANYTHING = "anything at any time"


class Proposal(Enum):
    """What is proposed for a field that may be anything at any time."""

    OWN = "the book's own"
    FIXED = "set up: any"
    MOVED = "a move of the rest of the game"


@dataclass(frozen=True, slots=True)
class Role:
    """A field, who has to do with it, and what is proposed for it and why."""

    field: str
    nature: Nature
    written: tuple[str, ...]  # clauses, acts, moves of the rest of the game
    read: tuple[str, ...]  # clauses, acts, laws
    proposal: Proposal | None = None
    why: str = ""
    moves: tuple[str, ...] = ()  # of the rest of the game, as entries under ``outside``


def roles(book: Book, propose: bool = True) -> tuple[Role, ...]:
    """The fields that a state holds, as they stand in the model; what tells how long a clause lasts is none of them.

    Only with ``propose`` is it worked out what those may be that are not described yet, which takes its time.
    """
    fields = [f for f in stored(book) if not f.clause]
    writers = {f.name: tuple(dict.fromkeys(w)) for f, w in ((f, _writers(book, f.name)) for f in fields)}
    readers = _readers(book)
    starved = _starved(book, writers) if propose else {}
    found: list[Role] = []
    for spec in fields:
        nature = Nature.FIXED if spec.fixed else Nature.OWN if spec.closed else Nature.ANYTHING
        role = Role(spec.name, nature, writers[spec.name], readers.get(spec.name, ()))
        if propose and nature is Nature.ANYTHING:
            role = _proposed(book, spec, role, starved.get(spec.name, ()))
        found.append(role)
    return tuple(found)


def _proposed(book: Book, spec: Field, role: Role, starved: tuple[str, ...]) -> Role:
    moves = tuple(_moves(book, spec))
    if starved:
        why = f"else {_named(starved)} would never have a say"
        return replace(role, proposal=Proposal.MOVED, why=why, moves=moves)
    if role.written:
        return replace(
            role, proposal=Proposal.OWN, why="what writes it brings about all that is asked of it", moves=moves
        )
    if role.read:
        return replace(role, proposal=Proposal.FIXED, why="nothing writes it", moves=moves)
    return replace(role, proposal=Proposal.OWN, why="nothing writes it and nothing reads it", moves=moves)


def _writers(book: Book, name: str) -> Iterator[str]:
    """The clauses, acts and moves that write a field, or say while they stand what it shows."""
    for part in book.parts():
        if any(isinstance(o, SetCell | ChangeCell | Claim) and o.field == name for o in part.outcomes):
            yield part.clause
    for act in book.acts.values():
        if any(isinstance(o, SetCell | ChangeCell) and o.field == name for o in act.outcomes):
            yield _act_in_words(act)


def _readers(book: Book) -> Mapping[str, tuple[str, ...]]:
    """The clauses, acts and laws that read each field, through definitions too."""
    index = index_of(book)
    found: dict[str, dict[str, None]] = {}

    def note(names: Iterable[str], reader: str) -> None:
        for name in sorted(cone_of(frozenset(names), index)):
            found.setdefault(name, {})[reader] = None

    for part in book.parts():
        told = [part.guard, *part.anchor.args, *(e for o in part.outcomes for e in expressions_of(o))]
        note((name for e in told for name in fields_read(e)), part.clause)
    for clause in book.clauses.values():
        if clause.table is not None:
            rolled = (clause.table.roll or TRUE, clause.table.total or TRUE, clause.table.among)
            note((name for e in rolled for name in fields_read(e)), clause.id)
        note((name for p in (*clause.confirms, *clause.restated) for name in fields_read(p.guard)), clause.id)
    for act in book.acts.values():
        told = [*(c.expr for c in act.requires), *(e for o in act.outcomes for e in expressions_of(o))]
        note((name for e in told for name in fields_read(e)), _act_in_words(act))
    for law in book.laws:
        note(fields_read(law.condition), f"the law {law.name}")
    return {name: tuple(readers) for name, readers in found.items()}


def _act_in_words(act: Act) -> str:
    return f"{'the move' if act.by == OUTSIDE else 'the act'} {act.name}"


def _starved(book: Book, writers: Mapping[str, tuple[str, ...]]) -> Mapping[str, tuple[str, ...]]:
    """For each field the clauses that would never have a say if it, and all that is like it, were the book's own.

    A clause counts for each field without which it could have one.
    """
    anything = {f.name for f in stored(book) if not (f.closed or f.fixed)}
    own = {name for name in anything if writers.get(name)}
    fields = {
        name: replace(f, closed=name in own or f.closed, fixed=f.fixed or name in anything - own)
        for name, f in book.fields.items()
    }
    described = replace(book, fields=fields)
    known = reachable(described)
    found: dict[str, dict[str, None]] = {}
    for who, needed in _needed(described):
        if known.possible(needed, lawful=False) or not reachable(book).possible(needed, lawful=False):
            continue
        read = sorted(fields_read(reveal(needed, described)) & own)
        alone = [name for name in read if _opened(known, name).possible(needed, lawful=False)]
        for name in alone or read:
            found.setdefault(name, {})[who] = None
    return {name: tuple(clauses) for name, clauses in found.items()}


def _needed(book: Book) -> Iterator[tuple[str, Expr]]:
    """What has to be so for each part to have a say, and for each act to be done."""
    for part in book.parts():
        yield part.clause, part.guard
    for act in book.acts.values():
        yield _act_in_words(act), conj([c.expr for c in act.requires])


def _opened(known: Reachable, name: str) -> Reachable:
    """The same where the cells of a field may hold anything."""
    book = known.book
    every = frozenset(values_of(book.fields[name].type, book))
    return replace(known, values={cell: every if cell[0] == name else held for cell, held in known.values.items()})


def _moves(book: Book, spec: Field) -> Iterator[str]:
    """Moves of the rest of the game that would change a field, as entries under ``outside``."""
    taken = {NUMBER, VALUE, *(m for s in book.sorts.values() for m in s.members), *book.fields}
    names: list[str] = []
    for sort in spec.parameters:
        letters = [sort[0].lower(), *"abcdefghijklmopqrstuwxyz"]
        names.append(next(one for one in letters if one not in taken and one not in names))
    slots = [f"{{{name}:{sort}}}" for name, sort in zip(names, spec.parameters, strict=True)]
    match spec.type:
        case BoolType():
            values: list[tuple[Value, str]] = [(True, ""), (False, "")]
        case IntType(low=low, high=high):
            values = [(max(low, min(high, 7)), NUMBER)]
        case MemberType(optional=optional):
            values = [(VALUE, VALUE), *([(None, "")] if optional else [])]
    for value, slot in values:
        said, shown = (_phrase(book, spec, some, value, slot) for some in (names, slots))
        if said is None or shown is None:
            continue  # no phrase says so
        if slot:
            kind = "int" if slot == NUMBER else spec.type.sort if isinstance(spec.type, MemberType) else ""
            shown = re.sub(rf"\b{slot}\b(?![^{{]*}})", f"{{{slot}:{kind}}}", shown, count=1)
        move = json.dumps(f"it happens that {shown}", ensure_ascii=False)
        yield f"{{move: {move}, then: [{json.dumps(said, ensure_ascii=False)}]}}"


def _phrase(book: Book, spec: Field, names: list[str], value: Value, slot: str) -> str | None:
    said = book.phrases.cell_in_words(spec.name, tuple(names), value)
    if slot == NUMBER and said is not None:
        head, mark, tail = said.rpartition(str(value))
        return f"{head}{NUMBER}{tail}" if mark else said
    return said


def _named(clauses: tuple[str, ...]) -> str:
    more = len(clauses) - MOST_NAMED
    return f"{', '.join(clauses[:MOST_NAMED])}{f' and {more} more' if more > 0 else ''}"


def fields_text(book: Book, found: tuple[Role, ...], propose: bool) -> str:
    """Each field with who writes and who reads it; with ``propose`` what is proposed, then all of it to be pasted."""
    lines = [f"{book.id}: {len(found)} fields"]
    for role in found:
        lines += ["", f"{role.field}: {role.nature.value}"]
        lines.append(f"  written by {_named(role.written) or 'nothing'}")
        lines.append(f"  read by {_named(role.read) or 'nothing'}")
        if propose and role.proposal is not None:
            lines.append(f"  proposed: {role.proposal.value}, as {role.why}")
    if propose:
        lines += ["", *_to_paste(found)]
    return shown_lines(lines)


def _to_paste(found: tuple[Role, ...]) -> Iterator[str]:
    """What is proposed as text for ``model.yaml``."""
    open_ones = [role for role in found if role.proposal is not None]
    if not open_ones:
        yield "Of each field it is said who changes it."
        return
    fixed = [role.field for role in open_ones if role.proposal is Proposal.FIXED]
    if fixed:
        yield f"Add 'set up: any' to {', '.join(fixed)}."
    yield "Add to model.yaml:"
    yield ""
    yield from outside_text(found)
    others = [role for role in open_ones if role.proposal is not Proposal.MOVED]
    if others:
        yield ""
        yield "Where the rest of the game changes one of the others, too:"
        yield ""
        yield from (f"  - {move}" for role in others for move in role.moves)


def outside_text(found: tuple[Role, ...]) -> list[str]:
    """The key of what the rest of the game does, with the moves that are proposed."""
    moves = [move for role in found if role.proposal is Proposal.MOVED for move in role.moves]
    return ["outside:", *(f"  - {move}" for move in moves)] if moves else ["outside: []"]
