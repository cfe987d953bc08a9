"""The templates of the pages: Jinja2 over plain data, those of a user before ours.

Whatever a template shows is text, written so that Markdown shows exactly these words; a filter says where it is HTML, a
link or code. No text of a book is ever read as a template.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Protocol

from jinja2 import ChoiceLoader, FileSystemLoader, PrefixLoader, StrictUndefined, TemplateError, TemplateSyntaxError
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup

from rulewright.language.errors import BookError, Position, Problem
from rulewright.phrasing.parse import nearest
from rulewright.site import text as words
from rulewright.site.text import Link, Sentence, tidy

OURS = Path(__file__).parent / "templates"
OWN = "_"  # how the names of templates begin that others use, and of those that a user adds


class Page(Protocol):
    """The data of a page: strings, numbers, tuples and small dataclasses, and the name of its template."""

    template: ClassVar[str]


class Templates:
    """Our templates, and those in the folder of a user, which stand before ours by name."""

    def __init__(self, folder: Path | None = None) -> None:
        """Raises:
        BookError: a template of the user cannot be read, or has the name of none of ours.
        """
        self.folder = folder
        ours = FileSystemLoader(OURS)
        found = [FileSystemLoader(folder), ours] if folder is not None else [ours]
        self.environment = ImmutableSandboxedEnvironment(
            loader=ChoiceLoader([*found, PrefixLoader({"rulewright": ours})]),
            undefined=StrictUndefined,
            autoescape=True,
            finalize=_shown,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.environment.filters |= FILTERS
        if folder is not None:
            self._read(folder)

    def _read(self, folder: Path) -> None:
        """See that every template of a user is one that is used and can be read."""
        ours = sorted(p.name for p in OURS.iterdir())
        for path in sorted(p for p in folder.iterdir() if p.is_file() and not p.name.startswith(".")):
            if path.name not in ours and not path.name.startswith(OWN):
                hint = nearest(path.name, ours) or f"One that is yours alone has a name that begins with '{OWN}'."
                raise BookError([Problem(Position(str(path)), f"no page has a template '{path.name}'", hint)])
            with self._located(path):
                self.environment.get_template(path.name)

    def show(self, page: Page, **more: object) -> str:
        """A page as Markdown; ``more`` is what a template may use beside its page.

        Raises:
            BookError: a template cannot show it, with the file and the line.
        """
        with self._located():
            return tidy(self.environment.get_template(page.template).render(page=page, **more))

    @contextmanager
    def _located(self, path: Path | None = None) -> Iterator[None]:
        """Errors with the place in a template where they come about, else in ``path``."""
        try:
            yield
        except Exception as error:  # a template may do whatever an expression can
            if (place := self._place(error, path)) is None:
                raise
            said = (isinstance(error, TemplateError) and error.message) or str(error) or type(error).__name__
            hint = f"Mend it, or begin again with a copy of ours from {OURS}."
            raise BookError([Problem(place, f"this template does not work: {said}", hint)]) from error

    def _place(self, error: Exception, path: Path | None) -> Position | None:
        """Where in a template of the user something went wrong, or else in one of ours that shows what theirs gave."""
        if self.folder is None:
            return None
        if isinstance(error, TemplateSyntaxError) and error.filename:
            return Position(error.filename, error.lineno, 1)
        frames = [(f.filename, f.lineno or 0) for f in traceback.extract_tb(error.__traceback__)]
        for folder in (self.folder, OURS):
            if here := [Position(name, number, 1) for name, number in frames if folder in Path(name).parents]:
                return here[-1]
        return Position(str(path or self.folder))


def _shown(value: object) -> object:
    """What a template writes of a value where no filter says otherwise."""
    return value if isinstance(value, Markup | int | float) else Markup(words.text(value))


def _link(shown: Link) -> Markup:
    said = words.text(shown.words)
    return Markup(f"[{said}]({shown.address})" if shown.place else said)


def _anchor(shown: Link) -> Markup:
    said = words.html(shown.words)
    return Markup(f'<a href="{shown.built}">{said}</a>' if shown.place else said)


def _sentence(pieces: Sentence) -> Markup:
    """Pieces of a text; what stands between two phrases keeps the blanks around it."""
    return Markup("").join(_link(p) if p.place else _joint(p.words) for p in pieces)


def _joint(said: str) -> Markup:
    return Markup(" " * said.startswith(" ") + words.text(said) + " " * said.endswith(" "))


def _front(title: str) -> Markup:
    """A title in quotation marks in the head of a page, which YAML reads and the theme writes as HTML."""
    return Markup('"' + words.html(title).replace("\\", "&#92;") + '"')


FILTERS: dict[str, Any] = {
    "anchor": lambda identifier: Markup(words.anchor(identifier)),
    "count": words.count,
    "fence": lambda code, language="gherkin": Markup(words.fence(code, language)),
    "front": _front,
    "html": lambda said: Markup(words.html(said)),
    "inset": lambda block: Markup(words.inset(block.strip("\n"))),
    "link": _link,
    "links": lambda found: Markup(", ").join(map(_link, found)),
    "link_html": _anchor,
    "links_html": lambda found: Markup(", ").join(map(_anchor, found)),
    "sentence": _sentence,
}
