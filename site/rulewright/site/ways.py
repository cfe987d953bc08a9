"""Ways into a book other than its order: by thing, by moment, by effect; which clauses read it and which change it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import TypeVar

from rulewright.book.model import (
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Edge,
    Keep,
    Norm,
    NormKind,
    Part,
    Perform,
    SetCell,
    expressions_of,
)
from rulewright.language.expr import Expr, Literal, fields_read, walk
from rulewright.language.types import MemberType
from rulewright.phrasing.phrases import Use
from rulewright.site.book_data import Told
from rulewright.site.phrases import wording_html
from rulewright.site.text import built, head, html, opening, page

Name = TypeVar("Name", bound=Hashable)
FOLDED = 8


def index_of(book: Book, names: Callable[[Part], Iterable[Name]]) -> dict[Name, dict[str, None]]:
    """The clauses, in the order of the book, by each name that a part of theirs gives."""
    found: dict[Name, dict[str, None]] = {}
    for part in book.parts():
        for name in names(part):
            found.setdefault(name, {})[part.clause] = None
    return found


def asked(part: Part) -> Iterator[Expr]:
    """All expressions that a part reads before it does anything."""
    yield part.guard
    yield from part.anchor.args


def told_of(part: Part) -> Iterator[Expr]:
    """All expressions of what a part brings about."""
    for outcome in part.outcomes:
        yield from expressions_of(outcome)


def _members(expressions: Iterable[Expr]) -> Iterator[tuple[str, str]]:
    """The things that expressions name, each with its sort."""
    for expr in expressions:
        for inner in walk(expr):
            if isinstance(inner, Literal) and isinstance(inner.type, MemberType):
                yield inner.type.sort, str(inner.value)


def things_page(told: Told) -> str:
    """Every thing that a clause names, sort by sort."""
    book, at = told.book, place(told, "things")
    blocks = [_opening("Things", told), "Where a clause names a thing: in what it asks, and in what it brings about."]
    indexes = [index_of(book, lambda p: _members(asked(p))), index_of(book, lambda p: _members(told_of(p)))]
    for sort in (s for s in book.sorts.values() if not s.values):
        rows = [[html(m), *(_links(told, i.get((sort.name, m), ()), at) for i in indexes)] for m in sort.members]
        blocks += _section(sort.name, ["named by", "in a condition", "in an effect"], rows)
    return page(blocks)


def moments_page(told: Told) -> str:
    """The steps of a turn in order, then acts, then what stands at all times."""
    book, at = told.book, place(told, "moments")
    found = index_of(book, lambda p: [f"{p.anchor.edge.value}|{p.anchor.step}|{p.anchor.act}"])
    rows = [
        [html(f"{edge.value} {step}".strip()), _links(told, found.get(f"{edge.value}|{step}|", ()), at)]
        for step in book.steps
        for edge in Edge
    ]
    acts = [[wording(book, act), _links(told, found.get(f"||{act}", ()), at)] for act in book.acts]
    standing = index_of(book, lambda p: ["at all times"] if p.anchor.kind is AnchorKind.STANDING else [])
    return page(
        [
            _opening("Moments", told),
            *_section("Steps of a turn", ["step", "clauses"], rows),
            *_section("Acts", ["upon", "clauses"], acts),
            *_section("Standing", ["when", "clauses"], [[n, _links(told, c, at)] for n, c in standing.items()]),
        ]
    )


def wording(book: Book, act: str) -> str:
    """How an act is said."""
    said = next((p.say for p in book.phrases.phrases if p.use is Use.ACT and p.act == act), act)
    return wording_html(said)


def effects_page(told: Told) -> str:
    """Every field with the clauses that read and change it, every act with those that do or rule it."""
    book, at = told.book, place(told, "effects")
    fields = [index_of(book, by) for by in (_read, _changed, _held)]
    cells = [[html(f.replace("_", " ")), *(_links(told, i.get(f, ()), at) for i in fields)] for f in book.fields]
    ruled = [index_of(book, _acts(kind)) for kind in (None, *NormKind)]
    acts = [[wording(book, a), *(_links(told, i.get(a, ()), at) for i in ruled)] for a in book.acts]
    return page(
        [
            _opening("Effects", told),
            *_section("What is so", ["field", "read by", "changed by", "held by"], cells),
            *_section("What is done", ["act", "done by", *(f"{k.value.removesuffix('s')} by" for k in NormKind)], acts),
        ]
    )


def _read(part: Part) -> Iterator[str]:
    for expr in (*asked(part), *told_of(part)):
        yield from sorted(fields_read(expr))


def _changed(part: Part) -> Iterator[str]:
    yield from (o.field for o in part.outcomes if isinstance(o, SetCell | ChangeCell))


def _held(part: Part) -> Iterator[str]:
    for outcome in part.outcomes:
        if isinstance(outcome, Claim):
            yield outcome.field
        if isinstance(outcome, Keep):
            yield from sorted(fields_read(outcome.condition))


def _acts(kind: NormKind | None) -> Callable[[Part], Iterator[str]]:
    """The acts that a part does, or says one thing of."""

    def named(part: Part) -> Iterator[str]:
        for outcome in part.outcomes:
            if isinstance(outcome, Perform) and kind is None or isinstance(outcome, Norm) and outcome.kind is kind:
                yield outcome.act

    return named


def place(told: Told, name: str) -> str:
    """Where a page of a book stands."""
    return f"{told.folder}/{name}.md"


def _opening(title: str, told: Told) -> str:
    return opening(f"{title} ({told.book.title})", 0.2) + "\n" + head(title)


def _section(heading: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A heading and a table of the rows in which there is more than a name."""
    shown = html_table(heads, [row for row in rows if any(row[1:])])
    return [head(heading, 2), shown] if shown else []


def html_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of cells that are HTML already, which costs less to build than one in Markdown."""
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    top = "".join(f"<th>{html(h)}</th>" for h in heads)
    return (
        f'<div class="wide"><table class="index"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
        * bool(body)
    )


def _links(told: Told, clauses: Iterable[str], at: str) -> str:
    return folded([to(told, c, at) for c in clauses])


def folded(links: Sequence[str]) -> str:
    """Links, to be unfolded where they are many."""
    shown = ", ".join(links)
    return shown if len(links) <= FOLDED else f"<details><summary>{len(links)} clauses</summary>{shown}</details>"


def to(told: Told, clause: str, at: str) -> str:
    """A link to a clause as HTML."""
    target = told.places.get(clause)
    if target is None:
        return html(clause)
    return f'<a href="{html(built(target, at))}">{html(clause)}</a>'
