"""What a user says of a site: title, address, logo, stylesheet, templates, and where its Markdown is kept."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from rulewright.language.errors import BookError, Position, Problem
from rulewright.site.template import OURS, Templates
from rulewright.site.text import line

TITLE = "Rulewright"
LOGOS = (".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp")
BESIDE = "passages.css"  # on a site that shows the words of the source
STYLE = "assets/own.css"  # on a site, beside what the theme has there


@dataclass(frozen=True, slots=True)
class Design:
    """What a user says of a site: ``templates`` stand before ours by name, ``pages`` is where its Markdown is kept.

    ``sources`` holds the documents whose words are shown beside ours.
    """

    title: str = TITLE
    address: str = ""
    logo: Path | None = None
    stylesheet: Path | None = None
    templates: Path | None = None
    pages: Path | None = None
    sources: Path | None = None

    def read(self) -> Templates:
        """The templates of the site.

        Raises:
            BookError: what was said cannot be done; all of it at once, then what is wrong with templates.
        """
        if problems := [Problem(Position(place), message, hint) for place, message, hint in self._problems()]:
            raise BookError(problems)
        return Templates(self.templates)

    def _problems(self) -> Iterator[tuple[str, str, str]]:
        if not line(self.title):
            yield "--title", "a site needs a title", "Leave the option out to call it Rulewright."
        if self.address and not _is_address(self.address):
            yield "--address", f"'{self.address}' is no address of a site", "Write one as https://example.org/rules/."
        if self.logo is not None and self.logo.suffix.lower() not in LOGOS:
            yield str(self.logo), "this is no picture", f"Name a file that ends in one of: {', '.join(LOGOS)}."
        for path in (self.logo, self.stylesheet):
            if path is not None and not path.is_file():
                yield str(path), "there is no file here", "Name a file that is there."
        if self.sources is not None and not self.sources.is_dir():
            yield str(self.sources), "there is no folder here", "Name the folder with the source documents."
        if self.templates is not None and not self.templates.is_dir():
            yield str(self.templates), "there is no folder here", f"Name a folder of templates; ours stand in {OURS}."

    def files(self) -> Mapping[str, Path]:
        """The files of a user that become part of the site, by path from its top."""
        logo = {f"assets/logo{self.logo.suffix.lower()}": self.logo} if self.logo is not None else {}
        return logo | ({STYLE: self.stylesheet} if self.stylesheet is not None else {})

    def copy(self, folder: Path) -> None:
        """Copy them to where the pages stand."""
        for name, path in self.files().items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, folder / name)

    def configuration(self) -> dict[str, Any]:
        """What mkdocs is told of it."""
        title = line(self.title).replace("<", "&lt;")  # the theme escapes it in attributes alone
        given: dict[str, Any] = {"site_name": title}
        if self.address:
            given["site_url"] = self.address
        if self.logo is not None:
            given["theme"] = dict.fromkeys(("logo", "favicon"), next(iter(self.files())))
        beside = [*([BESIDE] if self.sources else []), *([STYLE] if self.stylesheet else [])]
        if beside:
            given["extra_css"] = ["rulewright.css", *beside]
        return given


def _is_address(address: str) -> bool:
    """Whether pages can have this address; mkdocs puts it before the way to each."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    plain = address.isprintable() and not set(address) & set(" \"'<>\\")
    return plain and parts.scheme in ("http", "https") and bool(parts.hostname) and not (parts.query or parts.fragment)
