"""Books in which one thing is otherwise than in another one, by the kind of edit that makes it so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import pairwise, permutations

from rulewright.book.model import (
    AnchorKind,
    Block,
    Book,
    ChangeCell,
    Claim,
    Clause,
    Condition,
    Edge,
    Instead,
    Keep,
    Kind,
    Norm,
    NormKind,
    Part,
    Ruling,
    SetCell,
)
from rulewright.language.expr import FALSE, Expr, Literal, rebuild
from rulewright.language.types import BoolType, IntType, MemberType

Edit = Callable[[Book], Iterator[Book]]
MOST = 6  # books by one kind of edit, spread over the book


def amended(book: Book, clauses: Iterable[Clause]) -> Book:
    """The book with some clauses as they are here."""
    return replace(book, clauses={**book.clauses, **{c.id: c for c in clauses}})


def speaking(book: Book) -> Iterator[Clause]:
    """The clauses with parts but headings, whose parts are made of what the heading says."""
    return (c for c in book.clauses.values() if c.parts and c.header is None)


def of_parts(change: Callable[[Part], Part]) -> Edit:
    """Every part of a clause changed alike, clause by clause."""

    def edited(book: Book) -> Iterator[Book]:
        for clause in speaking(book):
            yield amended(book, [replace(clause, parts=tuple(map(change, clause.parts)))])

    return edited


def of_clauses(change: Callable[[Clause], Clause]) -> Edit:
    """One clause after the other changed."""
    return lambda book: (amended(book, [change(clause)]) for clause in book.clauses.values())


def reversed_norm(part: Part) -> Part:
    """What is permitted is forbidden, and what is not permitted is permitted."""
    turned = {NormKind.PERMIT: NormKind.FORBID}
    outcomes = (
        replace(o, kind=turned.get(o.kind, NormKind.PERMIT), ways=()) if isinstance(o, Norm) else o
        for o in part.outcomes
    )
    return replace(part, outcomes=tuple(outcomes))


def other_value(expr: Expr, book: Book) -> Expr:
    """A literal that says something else."""
    if not isinstance(expr, Literal):
        return expr
    match expr.type:
        case BoolType():
            return replace(expr, value=not expr.value)
        case IntType(low, high) if isinstance(expr.value, int) and low < high:
            return replace(expr, value=expr.value + 1 if expr.value < high else low)
        case MemberType(sort) if expr.value in book.members[sort]:
            members = book.members[sort]
            return replace(expr, value=members[(members.index(str(expr.value)) + 1) % len(members)])
    return expr


def inside(expr: Expr, book: Book) -> Expr:
    """An expression in which every literal says something else."""
    changed = rebuild(expr, lambda e: inside(e, book))
    return other_value(changed, book)


def values(book: Book) -> Iterator[Book]:
    """What a clause brings about is another value."""
    for clause in speaking(book):
        for n, part in enumerate(clause.parts):
            for m, o in enumerate(part.outcomes):
                match o:
                    case SetCell(value=v) | Claim(value=v):
                        new: object = replace(o, value=inside(v, book))
                    case ChangeCell(amount=v):
                        new = replace(o, amount=inside(v, book))
                    case Keep(condition=v):
                        new = replace(o, condition=inside(v, book))
                    case _:
                        continue
                if new != o:
                    outcomes = (*part.outcomes[:m], new, *part.outcomes[m + 1 :])
                    parts = (*clause.parts[:n], replace(part, outcomes=outcomes), *clause.parts[n + 1 :])  # type: ignore[arg-type]
                    yield amended(book, [replace(clause, parts=parts)])


def conditions(book: Book) -> Iterator[Book]:
    """What a clause asks for is something else, or a condition less."""
    for clause in speaking(book):
        for n, part in enumerate(clause.parts):
            for m, c in enumerate(part.conditions):
                for new in ((replace(c, expr=inside(c.expr, book)),), ()):
                    told = (*part.conditions[:m], *new, *part.conditions[m + 1 :])
                    parts = (*clause.parts[:n], replace(part, conditions=told), *clause.parts[n + 1 :])
                    yield amended(book, [replace(clause, parts=parts)])


def elsewhere(book: Book) -> Iterator[Book]:
    """A clause speaks at another step or edge, or not instead of an act."""

    def moved(part: Part) -> Part:
        anchor = part.anchor
        if anchor.kind is AnchorKind.STEP:
            steps = book.steps
            return replace(part, anchor=replace(anchor, step=steps[(steps.index(anchor.step) + 1) % len(steps)]))
        turned = Instead.ASKED if anchor.instead is Instead.NO else Instead.NO
        return replace(part, anchor=replace(anchor, instead=turned)) if anchor.kind is AnchorKind.ACT else part

    def at_its_end(part: Part) -> Part:
        edge = Edge.BEGIN if part.anchor.edge is Edge.END else Edge.END
        return replace(part, anchor=replace(part.anchor, edge=edge)) if part.anchor.kind is AnchorKind.STEP else part

    yield from of_parts(moved)(book)
    yield from of_parts(at_its_end)(book)


def priorities(book: Book) -> Iterator[Book]:
    """A clause overrides another, or none."""
    names = [c.id for c in book.clauses.values() if c.parts]
    yield from of_parts(lambda p: replace(p, overrides=()))(book)
    for one, other in permutations(names, 2):
        clause = book.clauses[one]
        parts = tuple(replace(p, overrides=tuple(dict.fromkeys([*p.overrides, other]))) for p in clause.parts)
        yield amended(book, [replace(clause, parts=parts)])


def rulings(book: Book) -> Iterator[Book]:
    """A ruling more, or less."""
    names = [c.id for c in book.clauses.values() if c.parts]
    for ruling in book.rulings:
        yield replace(book, rulings=tuple(r for r in book.rulings if r is not ruling))
    for one, other in permutations(names, 2):
        yield replace(book, rulings=(*book.rulings, Ruling(one, other, "so")))


def levels(book: Book) -> Iterator[Book]:
    """A clause yields to those of a higher layer."""
    yield from of_parts(lambda p: replace(p, level=p.level + 1))(book)


def parents(book: Book) -> Iterator[Book]:
    """A clause stands below another one, or below none."""
    names = [c.id for c in book.clauses.values() if c.parts]
    yield from of_clauses(lambda c: replace(c, parent=""))(book)
    for one, other in permutations(names, 2):
        if book.clauses[other].parent != one:
            yield amended(book, [replace(book.clauses[one], parent=other)])


def laws(book: Book) -> Iterator[Book]:
    """A law less."""
    for law in book.laws:
        yield replace(book, laws=tuple(one for one in book.laws if one is not law))


def acts(book: Book) -> Iterator[Book]:
    """An act needs, changes or allows something else."""
    for act in book.acts.values():
        for new in (
            replace(act, requires=()),
            replace(act, requires=(*act.requires, Condition(FALSE, "never"))),
            replace(act, outcomes=()),
            replace(act, exhaustive=not act.exhaustive),
        ):
            yield replace(book, acts={**book.acts, act.name: new})


def fields(book: Book) -> Iterator[Book]:
    """A field starts otherwise, or is changed by other things."""
    for f in book.fields.values():
        for new in (
            replace(f, closed=not f.closed),
            replace(f, clamped=not f.clamped),
            replace(f, fixed=not f.fixed),
            replace(f, has_default=not f.has_default),
            replace(f, start=not f.start if isinstance(f.type, BoolType) else f.start),
            replace(f, start=f.start + 1 if isinstance(f.type, IntType) and f.start == f.type.low else f.start),
        ):
            yield replace(book, fields={**book.fields, f.name: new})


def sections(book: Book) -> Iterator[Book]:
    """A section goes otherwise with others, or its clauses with each other."""
    for section in book.sections.values():
        block = Block.STEPS if section.block is Block.TOGETHER else Block.TOGETHER
        for new in (replace(section, block=block), replace(section, follows=())):
            yield replace(book, sections={**book.sections, section.id: new})
    for one, other in permutations(book.sections, 2):
        if one not in book.sections[other].follows:
            new = replace(book.sections[one], follows=tuple(dict.fromkeys([*book.sections[one].follows, other])))
            yield replace(book, sections={**book.sections, one: new})


def orders(book: Book) -> Iterator[Book]:
    """Two clauses that stand next to each other change places."""
    for one, other in pairwise(book.clauses):
        swapped = {one: other, other: one}
        names = [swapped.get(name, name) for name in book.clauses]
        sections = {
            s.id: replace(s, clauses=tuple(swapped.get(c, c) for c in s.clauses)) for s in book.sections.values()
        }
        if book.clauses[one].section == book.clauses[other].section:
            yield replace(book, clauses={name: book.clauses[name] for name in names}, sections=sections)


def steps(book: Book) -> Iterator[Book]:
    """The timeline runs the other way."""
    yield replace(book, steps=book.steps[::-1])


def outcomes(book: Book) -> Iterator[Book]:
    """A clause brings about one thing less."""
    for clause in speaking(book):
        for n, part in enumerate(clause.parts):
            for m in range(len(part.outcomes)):
                told = (*part.outcomes[:m], *part.outcomes[m + 1 :])
                parts = (*clause.parts[:n], replace(part, outcomes=told), *clause.parts[n + 1 :])
                yield amended(book, [replace(clause, parts=parts)])


def deletions(book: Book) -> Iterator[Book]:
    """A clause less, below which none stands, that none restates, and that no table and no ruling names."""
    told = [c.table for c in book.clauses.values() if c.table is not None]
    needed = {name for c in book.clauses.values() for name in (c.parent, c.restates)}
    needed.update(name for t in told for name in (*(r.clause for r in t.rows), *(clause for clause, _ in t.modifiers)))
    needed.update(name for r in book.rulings for name in (r.prevails, r.over))
    for gone in (name for name in book.clauses if name not in needed):
        sections = {s.id: replace(s, clauses=tuple(c for c in s.clauses if c != gone)) for s in book.sections.values()}
        clauses = {name: clause for name, clause in book.clauses.items() if name != gone}
        yield replace(book, clauses=clauses, sections=sections)


def tables(book: Book) -> Iterator[Book]:
    """A table is read otherwise."""
    for clause in book.clauses.values():
        if clause.table is not None:
            t = clause.table
            for new in (
                replace(t, hit="first" if t.hit != "first" else "unique"),
                replace(t, rest=not t.rest),
                replace(t, modifiers=()),
                replace(t, guard=()),
                replace(t, rows=tuple(replace(r, low=r.low - 1) for r in t.rows)),
            ):
                yield amended(book, [replace(clause, table=new)])


def words(book: Book) -> Iterator[Book]:
    """All clauses and conventions say what they say in other words, and stand elsewhere."""
    clauses = [
        replace(c, says=f"In short: {c.says}", position=replace(c.position, line=c.position.line + 5))
        for c in book.clauses.values()
    ]
    conventions = {name: replace(c, says=f"As ever: {c.says}") for name, c in book.conventions.items()}
    yield replace(amended(book, clauses), conventions=conventions)


def book_wide(book: Book) -> Iterator[Book]:
    """What holds throughout a book is otherwise."""
    first = next(iter(book.clauses))
    yield replace(book, prohibition_prevails=not book.prohibition_prevails)
    yield replace(book, ordered_by="" if book.ordered_by else first)
    yield replace(book, layered_by="" if book.layered_by else first)
    yield replace(book, prohibited_by="" if book.prohibited_by else first)
    yield replace(book, meanings=())
    yield replace(book, reports=())
    yield replace(book, conventions={})
    if book.events is not None:
        yield replace(book, events=replace(book.events, completions=(), again={}))


EDITS: dict[str, Edit] = {
    "never": of_parts(lambda p: replace(p, conditions=(Condition(FALSE, "never"),))),
    "always": of_parts(lambda p: replace(p, life=(), conditions=())),
    "idle": of_parts(lambda p: replace(p, outcomes=())),
    "gone": of_clauses(lambda c: replace(c, parts=(), table=None, alternatives=(), confirms=(), restated=())),
    "deleted": deletions,
    "outcome": outcomes,
    "value": values,
    "condition": conditions,
    "norm": of_parts(reversed_norm),
    "remembered": of_parts(lambda p: replace(p, remember=not p.remember)),
    "lasting": of_parts(lambda p: replace(p, life=p.conditions, conditions=p.life)),
    "undisposed": of_parts(lambda p: replace(p, dispositions=p.dispositions[:-1])),
    "elsewhere": elsewhere,
    "priority": priorities,
    "ruling": rulings,
    "level": levels,
    "parent": parents,
    "law": laws,
    "act": acts,
    "field": fields,
    "section": sections,
    "order": orders,
    "steps": steps,
    "table": tables,
    "kind": of_clauses(lambda c: replace(c, kind=Kind.DEFINITION if c.kind is Kind.RULE else Kind.RULE)),
    "one reading": of_clauses(lambda c: replace(c, alternatives=(), adopted="")),
    "no confirmation": of_clauses(lambda c: replace(c, confirms=())),
    "no restatement": of_clauses(lambda c: replace(c, restated=(), restates="")),
    "no selection": of_clauses(lambda c: replace(c, selections=())),
    "no component": of_clauses(lambda c: replace(c, counts={}, takes={})),
    "no assumption": of_clauses(lambda c: replace(c, assumes=(), note="", partial="")),
    "no heading": of_clauses(lambda c: replace(c, header=None)),
    "words": words,
    "book": book_wide,
}


def edited(book: Book, kind: str, most: int = MOST) -> list[Book]:
    """A book after edits of one kind, some of them where they are many."""
    found = [other for other in EDITS[kind](book) if other != book]
    return found[:: -(-len(found) // most)] if len(found) > most else found
