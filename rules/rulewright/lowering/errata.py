"""Errata: in the order of their dates each restates clauses under their ids, adds some, or takes some out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date

from rulewright.book.model import Amendment, Erratum
from rulewright.files.files import MOST_MISTAKES
from rulewright.files.schema import DATE, LINK, AddedShape, ClauseShape, ErratumShape, SourceShape
from rulewright.files.yamlread import Document, Where
from rulewright.language.errors import Position
from rulewright.lowering.source import Ground, Written

Corrections = Sequence[tuple[ErratumShape, Document]]
Followers = dict[str, list[str]]  # the clauses that errata put directly behind each


def corrected(ground: Ground, errata: Corrections) -> tuple[Erratum, ...]:
    """Let errata amend the clauses that were gathered; what each of them did, by date and id."""
    found: dict[str, Erratum] = {}
    deleted: dict[str, Position] = {}
    followers: Followers = {}
    for shape, document in sorted(errata, key=lambda e: (e[0].date, e[0].erratum)):
        _check_head(ground, shape, document)
        place, known = document.at(("erratum",)), found.get(shape.erratum)
        if known is not None:
            ground.problem(place, f"the erratum '{known.id}' stands twice", f"It also stands at {known.position}.")
        amendments = tuple(_amendments(ground, shape, document, deleted, followers))
        says, source = " ".join(shape.says.split()), " ".join(shape.source.split())
        found[shape.erratum] = Erratum(shape.erratum, shape.date, says, source, shape.link, amendments, place)
    if deleted or followers:
        _settle(ground, followers, _leaving(ground, deleted))
    return tuple(found.values())


def _check_head(ground: Ground, shape: ErratumShape, document: Document) -> None:
    if not shape.erratum.strip():
        ground.problem(document.at(("erratum",)), "the erratum has no id", "Give it a number or a short name.")
    if not _is_date(shape.date):
        hint = "Write year, month and day, as in 2024-02-29."
        ground.problem(document.at(("date",)), f"'{shape.date}' is no date", hint)
    if shape.link and not re.fullmatch(LINK, shape.link):
        hint = "Write an address that begins with https:// or http://, or leave it out."
        ground.problem(document.at(("link",)), f"'{shape.link}' is no link to a page", hint)
    if not shape.amends and not shape.adds and not shape.deletes:
        hint = "Name clauses under 'amends', 'adds' or 'deletes'."
        ground.problem(document.at(()), f"the erratum '{shape.erratum}' changes nothing", hint)


def _is_date(text: str) -> bool:
    if re.fullmatch(DATE, text):
        with suppress(ValueError):
            return bool(date.fromisoformat(text))
    return False


def _amendments(
    ground: Ground, shape: ErratumShape, document: Document, deleted: dict[str, Position], followers: Followers
) -> Iterator[Amendment]:
    """What an erratum does; the clauses that it deletes are noted and stay for now, those that it adds stand last."""
    new: list[tuple[str, Where, ClauseShape | None]]
    new = [(c.clause, ("adds", i, "clause"), c) for i, c in enumerate(shape.adds)]
    new += [(c.clause, ("amends", i, "clause"), c) for i, c in enumerate(shape.amends)]
    new += [(identifier, ("deletes", i), None) for i, identifier in enumerate(shape.deletes)]
    seen: set[str] = set()
    behind: Followers = {}
    problems = ground.builder.files.problems
    most = len(problems) + MOST_MISTAKES
    for identifier, where, restated in new:
        place, written = document.at(where), ground.written.get(identifier)
        if identifier in seen:
            ground.problem(place, f"the erratum names '{identifier}' twice", "Say in one place what becomes of it.")
        elif identifier in deleted:
            ground.problem(place, f"'{identifier}' is deleted already", f"See {deleted[identifier]}.")
        elif isinstance(restated, AddedShape):
            added = _added(ground, restated, document, where[:-1], deleted)
            if added is not None:
                ground.written[identifier] = added
                behind.setdefault(restated.after, []).append(identifier)
                yield Amendment(identifier, added.section.section, "", added.position, added=True)
        elif written is None:
            ground.no_clause(place, identifier)
        else:
            said = " ".join(written.shape.says.split())
            yield Amendment(identifier, written.section.section, said, written.position, restated is None)
            if restated is None:
                deleted[identifier] = place
            else:
                ground.written[identifier] = _restated(ground, written, restated, document, where[:-1])
        seen.add(identifier)
        if len(problems) >= most:
            ground.problem(place, f"more than {MOST_MISTAKES} mistakes", "Mend these first.")
            return
    for after, names in behind.items():
        followers[after] = names + followers.get(after, [])


def _added(
    ground: Ground, shape: AddedShape, document: Document, where: Where, deleted: dict[str, Position]
) -> Written | None:
    """A clause in the section of the one that it comes after, made from no passage of the document."""
    before, place = ground.written.get(shape.after), document.at((*where, "after"))
    if shape.clause in ground.written:
        hint = f"It stands at {ground.written[shape.clause].position}; amend it, or give the new one another id."
        ground.problem(document.at((*where, "clause")), f"there is a clause '{shape.clause}' already", hint)
    elif before is None:
        ground.no_clause(place, shape.after)
    elif shape.after in deleted:
        ground.problem(place, f"'{shape.after}' is deleted already", f"See {deleted[shape.after]}.")
    else:
        _without_source(ground, shape, document, where)
        page = before.page.model_copy(update={"document": ""})
        stays = shape.model_copy(update={"source": SourceShape()})
        return Written(stays, before.section, page, document, where)
    return None


def _restated(ground: Ground, written: Written, shape: ClauseShape, document: Document, where: Where) -> Written:
    """The clause as an erratum has it, where it stood: in its section, made from the same passage of the document."""
    _without_source(ground, shape, document, where)
    stays = shape.model_copy(update={"source": written.shape.source})
    return replace(written, shape=stays, document=document, where=where)


def _without_source(ground: Ground, shape: ClauseShape, document: Document, where: Where) -> None:
    if "source" in shape.model_fields_set:
        hint = "Leave it out: where a clause is printed stays as it is, and the erratum has a source of its own."
        ground.problem(document.at((*where, "source")), "an erratum names the source of a printed clause", hint)


def _leaving(ground: Ground, deleted: dict[str, Position]) -> set[str]:
    """The deleted clauses on which nothing hangs."""
    kept = [w for w in ground.written.values() if w.id not in deleted]
    hanging = {above: f"'{w.id}' still hangs on it" for w in kept for above in (w.shape.of, *w.shape.overrides)}
    rulings = ground.builder.files.rulings.rulings
    hanging |= {c: f"a ruling on {r.prevails} and {r.over} names it" for r in rulings for c in (r.prevails, r.over)}
    for identifier, place in deleted.items():
        if identifier in hanging:
            hint = "Amend or delete that too, or let this clause stay."
            ground.problem(place, f"'{identifier}' cannot be deleted: {hanging[identifier]}", hint)
    return deleted.keys() - hanging.keys()


def _settle(ground: Ground, followers: Followers, gone: set[str]) -> None:
    """Put what was added behind what it follows, and take out what was deleted."""
    order = [name for name in _ordered(list(ground.written), followers) if name not in gone]
    ground.written = {name: ground.written[name] for name in order}
    clauses: dict[str, list[str]] = {name: [] for name in ground.sections}
    for written in ground.written.values():
        clauses[written.section.section].append(written.id)
    for name, section in ground.sections.items():
        ground.sections[name] = replace(section, clauses=tuple(clauses[name]))


def _ordered(names: list[str], followers: Followers) -> Iterator[str]:
    """Names in their order, behind each those that follow it."""
    following = {name for some in followers.values() for name in some}
    waiting = [name for name in reversed(names) if name not in following]
    while waiting:
        name = waiting.pop()
        yield name
        waiting += reversed(followers.get(name, []))
