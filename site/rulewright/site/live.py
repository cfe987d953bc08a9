"""The pages of a book that answer: what applies, how its events hang together, when they come."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.site import applies as site_applies
from rulewright.site import graph as site_graph
from rulewright.site import timeline as site_timeline
from rulewright.site.book_data import Told
from rulewright.site.template import Page


def live_pages(told: Told) -> list[tuple[str, str]]:
    """The titles and places of those that a book has."""
    pages = [(site_applies.TITLE, site_applies.applies(told))]
    pages += [(site_graph.TITLE, site_graph.graph_place(told))] if site_graph.has_events(told.book) else []
    pages += [(site_timeline.TITLE, site_timeline.timeline_place(told))] if site_timeline.has_dates(told.book) else []
    return pages


def live_files(told: Told) -> Iterator[tuple[str, Page]]:
    """Their data, by path from the top of the site."""
    yield site_applies.applies(told), site_applies.applies_page(told)
    if site_graph.has_events(told.book):
        yield site_graph.graph_place(told), site_graph.graph_page(told)
    if site_timeline.has_dates(told.book):
        yield site_timeline.timeline_place(told), site_timeline.timeline_page(told)
