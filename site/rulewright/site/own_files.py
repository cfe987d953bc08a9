"""The files of a folder that is ours: a list in it names them, and what it does not name is somebody else's."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

BUILT = "built.json"  # in a folder: the files that are of it


def write_list_of_files(folder: Path) -> None:
    """Leave in a folder the names of its files."""
    (folder / BUILT).write_text(json.dumps(sorted(_files(folder)), indent=0) + "\n", "utf-8")


def not_built(folder: Path, beside: str = "") -> list[str]:
    """What stands in a folder, by its path, and is not of the list in it; but for what is in the folder ``beside``."""
    built: set[str] = set()
    with suppress(OSError, ValueError, TypeError):
        built = {BUILT, *map(str, json.loads((folder / BUILT).read_text("utf-8")))}
    return sorted(
        name for name in _files(folder) if name not in built and not (beside and name.startswith(f"{beside}/"))
    )


def _files(folder: Path) -> Iterator[str]:
    """The files below a folder and the links, which are not followed."""
    for top, inner, names in os.walk(folder):
        links = [name for name in inner if os.path.islink(os.path.join(top, name))]
        yield from (Path(top, name).relative_to(folder).as_posix() for name in (*names, *links))


def few(names: list[str]) -> str:
    """The first of some names."""
    return f"{', '.join(names[:3])}{' and more' if len(names) > 3 else ''}"


def in_the_way(pages: Path, *others: Path) -> tuple[str, str] | None:
    """Why pages cannot be kept in a folder, and what to do; others are folders of the build."""
    hint = "Name a new or empty folder with --pages."
    own = pages.resolve()
    if own.exists() and not own.is_dir():
        return f"{pages} is no folder", hint
    if any(own == o or own in o.parents or o in own.parents for o in (other.resolve() for other in others)):
        return f"{pages} and the site would stand in one another", hint
    if own.exists() and (found := not_built(own)):
        return f"{pages} holds what no build of a site wrote: {few(found)}", hint
    return None


def put(built: Path, place: Path, before: Path, beside: str = "") -> list[str]:
    """Put a folder in its place; the one that was there goes to ``before``, and stays, should that fail.

    Returns:
        What was put into the place meanwhile and is somebody else's: then everything is left as it is.
    """
    if place.exists():
        if others := not_built(place, beside):
            return others
        place.rename(before)
    try:
        built.rename(place)
    except BaseException:
        if before.exists():
            before.rename(place)
        raise
    return []


def keep_pages(made: Path, folder: Path) -> list[str]:
    """Keep pages in a folder, in place of those that a build before has kept there; as ``put``."""
    own = folder.resolve()
    own.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{own.name}-", dir=own.parent) as name:
        copy = Path(name, "pages")
        shutil.copytree(made, copy)
        write_list_of_files(copy)
        return put(copy, own, Path(name, "before"))
