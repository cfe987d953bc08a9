"""The page of the events over the years: a bar for each, below the periods and turns in which they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.book.model import Book, Field, FieldKind, Header, Page
from rulewright.language.types import IntType
from rulewright.site.book_data import Told
from rulewright.site.text import built, head, html, link, opening, page, url

TITLE = "Timeline"


@dataclass(frozen=True, slots=True)
class Span:
    """Some years, the last one included, and what they are called."""

    first: int
    last: int
    name: str


@dataclass(frozen=True, slots=True)
class Dated:
    """An event with what its heading says; the span is that of its period where it has no date of its own."""

    page: Page
    header: Header
    span: Span | None

    @property
    def loose(self) -> bool:
        """Whether the event may come in any year of its period."""
        return self.header.date is None


def timeline_place(told: Told) -> str:
    """Where the page of a book stands."""
    return f"{told.folder}/timeline.md"


def has_dates(book: Book) -> bool:
    """Whether some event of a book has a date."""
    return any(d.header.date for d in dated(book))


def dated(book: Book) -> list[Dated]:
    """The events that have a heading, those with a date first, by the year in which they begin."""
    found = [_dated(book, p, h) for p in book.pages.values() if p.event for h in _headers(book, p)]
    return sorted(found, key=lambda d: (d.loose, () if d.loose or d.span is None else (d.span.first, d.span.last)))


def _headers(book: Book, shown: Page) -> list[Header]:
    """The heading of a page, if it says anything of time."""
    clauses = (book.clauses[c] for s in shown.sections for c in book.sections[s].clauses)
    return [c.header for c in clauses if c.header and (c.header.date or c.header.period)][:1]


def _dated(book: Book, shown: Page, header: Header) -> Dated:
    years = header.date or book.periods.get(header.period)
    return Dated(shown, header, Span(*years, shown.event) if years else None)


def turns(book: Book) -> list[Span]:
    """The turns of the periods, where the book tells their last turns by one constant field over a sort of periods."""
    fields = [f for f in book.fields.values() if _tells_turns(book, f)]
    if len(fields) != 1:
        return []
    field, found = fields[0], []
    members = book.sorts[field.parameters[0]].members
    for name, (first, last) in book.periods.items():
        place = members.index(name)
        begins = _number(field, members[place - 1]) + 1 if place else 1
        number = _number(field, name) - begins + 1
        if number < 1 or (last - first + 1) % number:
            return []
        years = (last - first + 1) // number
        found += [Span(first + n * years, first + (n + 1) * years - 1, str(begins + n)) for n in range(number)]
    return found


def _tells_turns(book: Book, field: Field) -> bool:
    if field.kind is not FieldKind.CONSTANT or len(field.parameters) != 1 or not isinstance(field.type, IntType):
        return False
    members = book.sorts[field.parameters[0]].members
    values = [_number(field, m) for m in members]
    return bool(book.periods) and set(book.periods) <= set(members) and values == sorted(set(values))


def _number(field: Field, member: str) -> int:
    value = field.start_at((member,))
    assert isinstance(value, int)
    return value


def timeline_page(told: Told) -> str:
    """The page: the years across, the events down."""
    at, events = timeline_place(told), dated(told.book)
    spans = [d.span for d in events if d.span] + [Span(*years, "") for years in told.book.periods.values()]
    first = min(s.first for s in spans) // 10 * 10
    last = max(s.last for s in spans) // 10 * 10 + 9
    rows = "".join(_row(told, d, first, last, at) for d in events)
    inside = f"{_heads(told.book, first, last)}<ol>{rows}</ol>"
    grid = f'<div class="timeline-grid" style="--years: {last - first + 1}">{inside}</div>'
    return page(
        [
            opening(f"{TITLE} ({told.book.title})", 0.5, wide=True),
            head(TITLE),
            f'<link rel="stylesheet" href="{url("live.css", at)}">',
            f"The events of {link(told.book.title, told.start, at)} in the years that their headings give, below the "
            "periods and their turns. A bar that fades goes on for good; a dashed one is an event without a date, "
            "which may come in any turn of its period.",
            f'<div class="timeline" tabindex="0" role="region" aria-label="{TITLE}">{grid}</div>',
        ]
    )


def _heads(book: Book, first: int, last: int) -> str:
    """The rows above the events: years, periods, turns."""
    years = [Span(y, y + 9, str(y)) for y in range(first, last + 1, 10)]
    periods = [Span(*years, f"period {name}") for name, years in book.periods.items()]
    listed = (("years", years), ("periods", periods), ("turns", turns(book)))
    return "".join(_heads_row(kind, spans, first) for kind, spans in listed if spans)


def _heads_row(kind: str, spans: list[Span], first: int) -> str:
    cells = "".join(f'<span style="{_columns(s, first)}">{html(s.name)}</span>' for s in spans)
    return f'<div class="timeline-row {kind}"><b>{kind}</b>{cells}</div>'


def _columns(span: Span, first: int) -> str:
    """The columns of a span; the first column holds the names."""
    return f"grid-column: {span.first - first + 2} / {span.last - first + 3}"


def _row(told: Told, event: Dated, first: int, last: int, at: str) -> str:
    shown = event.page
    place = html(built(told.pages[shown.id], at))
    name = f'<a href="{place}"><b>{html(shown.event)}</b> {html(shown.title)}</a>'
    return f'<li class="timeline-row">{name}{"".join(_bar(event, first, last))}</li>'


def _bar(event: Dated, first: int, last: int) -> Iterator[str]:
    """The bar of an event, and its words on the side where there is more room."""
    span = event.span
    if span is None:
        return
    for_good = event.header.lasts == "permanent" and not event.loose
    kinds = ["bar", *(["loose"] if event.loose else []), *(["for-good"] if for_good else [])]
    drawn = Span(span.first, last, "") if for_good else span
    yield f'<span class="{" ".join(kinds)}" style="{_columns(drawn, first)}"></span>'
    before, after = drawn.first - first, last - drawn.last
    if for_good or event.loose or max(before, after) < 30:
        yield f'<small class="inside" style="{_columns(drawn, first)}">{_words(event)}</small>'
    elif before > after:
        yield f'<small class="before" style="grid-column: 2 / {before + 2}">{_words(event)}</small>'
    else:
        yield f'<small style="grid-column: {drawn.last - first + 3} / -1">{_words(event)}</small>'


def _words(event: Dated) -> str:
    """Date and duration as the heading has them."""
    header = event.header
    words = [f"period {header.period}, no date"] if header.date is None else []
    if header.date is not None:
        first, last = header.date
        words = [str(first) if first == last else f"{first}–{last}"]
    words += [header.lasts] if header.lasts else []
    words += ["repeatable"] if header.repeatable else []
    return html("; ".join(words))
