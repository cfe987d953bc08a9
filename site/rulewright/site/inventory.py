"""The inventory of all clauses, in the format of Sphinx, by which another manual links to a clause by its id."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable

from rulewright.site.book_data import Told
from rulewright.site.text import built, line

INVENTORY = "objects.inv"
_HEAD = """\
# Sphinx inventory version 2
# Project: {project}
# Version: 1
# The remainder of this file is compressed using zlib.
"""


def inventory(books: list[Told]) -> bytes:
    """Every clause under its id; under FOLDER:ID where several books have one of that id."""
    project = line(", ".join(told.book.title for told in books)) or "rules"
    body = "".join(sorted(_lines(books)))
    return _HEAD.format(project=project).encode() + zlib.compress(body.encode(), 9)


def _lines(books: list[Told]) -> Iterable[str]:
    known = Counter(clause for told in books for clause in told.book.clauses)
    for told in books:
        for clause in told.book.clauses:
            name = clause if known[clause] == 1 else f"{told.folder}:{clause}"
            yield f"{line(name)} rule:clause 1 {built(told.places[clause], '')} -\n"
