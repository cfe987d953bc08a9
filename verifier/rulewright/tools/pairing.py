"""Which clause of one edition of a book is which of another: by its id, and by what it says under another id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rulewright.book.model import (
    Block,
    Book,
    ChangeCell,
    Clause,
    Part,
)
from rulewright.checks.shared.twins import form
from rulewright.evidence.matter import of_term
from rulewright.evidence.words import outcome_words
from rulewright.story.interference import Pattern, outcome_writes, reads_of, writes

Names = Mapping[str, str]  # the id of a clause in the new edition, by that in the old one


def pairing(old: Book, new: Book) -> Names:
    """Which clause of one edition is which of another: as it stands, by what it says under another id, by its id."""
    found: dict[str, str] = {}
    taken: set[str] = set()

    def pair(one: str, other: str) -> None:
        found[one] = other
        taken.add(other)

    said = {id(b): {c.id: content(b, c) for c in b.clauses.values()} for b in (old, new)}
    before, after = said[id(old)], said[id(new)]
    for name in before:
        if after.get(name) == before[name]:
            pair(name, name)
    for keys in ((0, 1), None, (1,), (0,)):
        if keys is None:
            for name in before:
                if name not in found and name in after and name not in taken:
                    pair(name, name)
            continue
        left = by_content((n for n in before if n not in found), before, keys)
        right = by_content((n for n in after if n not in taken), after, keys)
        for about, names in left.items():
            if len(names) == 1 == len(right.get(about, ())):
                pair(names[0], right[about][0])
    return {name: found[name] for name in before if name in found}


def by_content(
    names: Iterable[str], said: Mapping[str, tuple[str, str]], keys: Sequence[int]
) -> dict[object, list[str]]:
    """Clauses by what they say, in words and in their formal reading, or in one of these; none that says nothing."""
    found: dict[object, list[str]] = {}
    for name in names:
        about = tuple(said[name][k] for k in keys)
        if all(about):
            found.setdefault(about, []).append(name)
    return found


def content(book: Book, clause: Clause) -> tuple[str, str]:
    """What a clause says: in words, and in its formal reading without ids."""
    parts = clause.restated or clause.parts
    return plain(clause.says), " ".join(
        [*sorted(formal(book, clause, p) for p in parts), *roll_modifiers(book, clause)]
    )


def formal(book: Book, clause: Clause, part: Part) -> str:
    """The formal reading of a part, in which what lasts because of its clause is not told by the id of that."""
    said = in_order(form(book, part))
    for number, name in enumerate(duration_fields(book, clause)):
        said = said.replace(name, f"lasts {number}")
    return said


def in_order(told: object) -> str:
    """Nested tuples and sets as a text that is the same on every run."""
    match told:
        case frozenset():
            return f"{{{', '.join(sorted(map(in_order, told)))}}}"
        case tuple():
            return f"({', '.join(map(in_order, told))})"
        case _:
            return repr(told)


def duration_fields(book: Book, clause: Clause) -> list[str]:
    """The fields that tell how long what a clause says still stands."""
    return sorted(name for name, f in book.fields.items() if f.clause and f.clause.partition("#")[0] == clause.id)


def roll_modifiers(book: Book, clause: Clause) -> tuple[str, ...]:
    """What a clause adds to the roll of the table that it is below."""
    above = book.clauses.get(clause.parent)
    table = above.table if above is not None else None
    return tuple(of_term(amount) for c, amount in table.modifiers if c == clause.id) if table is not None else ()


def facts_of(clause: Clause) -> tuple[str, ...]:
    """What a clause says beside its parts: its date and how long it lasts, and how many there are of something."""
    amounts = (("counts", clause.counts), ("takes", clause.takes))
    told = (f"{key} {what} {of_term(a.number)}" for key, some in amounts for what, a in sorted(some.items()))
    return (*([repr(clause.header)] if clause.header is not None else []), *told)


def in_sequence(book: Book, parts: Sequence[Part]) -> bool:
    """Whether what some part comes to hangs on one that stands before it and speaks at the same moment.

    Where the clauses of a section speak together all of them read one state.
    """
    sections = (book.sections.get(part.section) for part in parts[:1])
    if any(section is not None and section.block is Block.TOGETHER for section in sections):
        return False
    for place, later in enumerate(parts):
        for earlier in parts[:place]:
            if not later.anchor.moment or earlier.anchor.moment != later.anchor.moment:
                continue
            if later.group and earlier.group == later.group:
                continue  # of alternatives each reads the same
            written = fields_of(writes(book, earlier))
            anew = (written & fields_of(writes(book, later))) - (raised(book, earlier) & raised(book, later))
            if anew or written & fields_of(reads_of(book, later)):
                return True
    return False


def fields_of(cells: Iterable[Pattern]) -> frozenset[str]:
    """The fields of some cells."""
    return frozenset(name for name, _ in cells)


def raised(book: Book, part: Part) -> frozenset[str]:
    """The numbers that a part raises or lowers and nothing else, where the order of such changes tells nothing."""
    others = (o for o in part.outcomes if not isinstance(o, ChangeCell))
    written = fields_of(cell for o in others for cell in outcome_writes(book, o))
    changed = frozenset(o.field for o in part.outcomes if isinstance(o, ChangeCell))
    return frozenset(f for f in changed - written if not book.fields[f].clamped)


def plain(text: str) -> str:
    """A text in which only its words count."""
    return " ".join(text.split())


def said_by(book: Book, parts: Iterable[Part]) -> str:
    """What parts say, in the words that were written."""
    told = (
        "; ".join(
            [
                *(f"when {c.text}" for c in (*p.life, *p.conditions) if c.text and not c.implied),
                *(outcome_words(book, o).removeprefix("then: ") for o in p.outcomes),
            ]
        )
        for p in parts
    )
    return " / ".join(dict.fromkeys(told))


def moments_of(parts: Iterable[Part]) -> str:
    """The moments of parts in words."""
    return " and ".join(sorted({p.anchor.moment or "at any time" for p in parts}))
