"""The page of the events over the years: a bar for each, below the periods and turns in which they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rulewright.book.model import Book, Field, FieldKind, Header, Page
from rulewright.language.types import IntType
from rulewright.site.book_data import Told
from rulewright.site.text import Link, url

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


@dataclass(frozen=True, slots=True)
class Cell:
    """Words in some columns of the grid, the last one left out; the first column holds the names."""

    words: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Bar:
    """The bar of an event, and on which side of it its words stand: inside, before or after."""

    span: Cell
    loose: bool
    for_good: bool
    words: Cell
    side: str


@dataclass(frozen=True, slots=True)
class Row:
    """An event: its page, its name and title, and its bar if anything is known of its time."""

    page: Link
    event: str
    title: str
    bar: Bar | None


@dataclass(frozen=True, slots=True)
class TimelinePage:
    """The years across, the events down."""

    template: ClassVar = "timeline.md"
    name: str
    book: Link
    style: str  # the address of the stylesheet
    years: int
    heads: tuple[tuple[str, tuple[Cell, ...]], ...]  # years, periods, turns
    rows: tuple[Row, ...]


def timeline_page(told: Told) -> TimelinePage:
    """The timeline of a book."""
    at, book, events = timeline_place(told), told.book, dated(told.book)
    spans = [d.span for d in events if d.span] + [Span(*years, "") for years in book.periods.values()]
    first = min(s.first for s in spans) // 10 * 10
    last = max(s.last for s in spans) // 10 * 10 + 9
    return TimelinePage(
        name=TITLE,
        book=told.home(at),
        style=url("live.css", at),
        years=last - first + 1,
        heads=tuple(_heads(book, first, last)),
        rows=tuple(_row(told, d, first, last, at) for d in events),
    )


def _heads(book: Book, first: int, last: int) -> Iterator[tuple[str, tuple[Cell, ...]]]:
    """The rows above the events."""
    years = [Span(y, y + 9, str(y)) for y in range(first, last + 1, 10)]
    periods = [Span(*years, f"period {name}") for name, years in book.periods.items()]
    for kind, spans in (("years", years), ("periods", periods), ("turns", turns(book))):
        if spans:
            yield kind, tuple(_cell(s, first, s.name) for s in spans)


def _cell(span: Span, first: int, words: str = "") -> Cell:
    return Cell(words, span.first - first + 2, span.last - first + 3)


def _row(told: Told, event: Dated, first: int, last: int, at: str) -> Row:
    shown = event.page
    return Row(Link(shown.id, told.pages[shown.id], at), shown.event, shown.title, _bar(event, first, last))


def _bar(event: Dated, first: int, last: int) -> Bar | None:
    """The bar of an event, and its words on the side where there is more room."""
    span = event.span
    if span is None:
        return None
    for_good = event.header.lasts == "permanent" and not event.loose
    drawn, words = Span(span.first, last, "") if for_good else span, _words(event)
    bar, before, after = _cell(drawn, first), drawn.first - first, last - drawn.last
    if for_good or event.loose or max(before, after) < 30:
        return Bar(bar, event.loose, for_good, _cell(drawn, first, words), "inside")
    if before > after:
        return Bar(bar, event.loose, for_good, Cell(words, 2, before + 2), "before")
    return Bar(bar, event.loose, for_good, Cell(words, bar.last, -1), "after")


def _words(event: Dated) -> str:
    """Date and duration as the heading has them."""
    header = event.header
    words = [f"period {header.period}, no date"] if header.date is None else []
    if header.date is not None:
        first, last = header.date
        words = [str(first) if first == last else f"{first}–{last}"]
    words += [header.lasts] if header.lasts else []
    words += ["repeatable"] if header.repeatable else []
    return "; ".join(words)
