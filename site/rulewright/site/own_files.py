"""The files of a folder that is ours: a list in it names them, and what it does not name is somebody else's."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp

BUILT = "built.json"  # in a folder: the files that are of it
OTHER_PAGES = "Name a new or empty folder with --pages."


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
    """The files below a folder, the links, which are not followed, and the folders that cannot be read."""
    closed: list[str] = []
    for top, inner, names in os.walk(folder, onerror=lambda error: closed.append(str(error.filename))):
        links = [name for name in inner if os.path.islink(os.path.join(top, name))]
        yield from (Path(top, name).relative_to(folder).as_posix() for name in (*names, *links))
    yield from (Path(name).relative_to(folder).as_posix() for name in closed)


def of_others(folder: Path, names: list[str]) -> str:
    """What is said of a folder in which something is somebody else's."""
    first = ", ".join(names[:3])
    return f"{folder} holds what no build of a site wrote: {first}{' and more' if len(names) > 3 else ''}"


def in_the_way(pages: Path, *others: Path) -> tuple[str, str] | None:
    """Why pages cannot be kept in a folder, and what to do; others are folders of the build."""
    own = pages.resolve()
    if own.exists() and not own.is_dir():
        return f"{pages} is no folder", OTHER_PAGES
    if any(own == o or own in o.parents or o in own.parents for o in (other.resolve() for other in others)):
        return f"{pages} and the site would stand in one another", OTHER_PAGES
    if own.exists() and (found := not_built(own)):
        return of_others(pages, found), OTHER_PAGES
    return None


def put(built: Path, place: Path, before: Path, beside: str = "") -> list[str]:
    """Put a folder in its place; the one that was there goes to ``before``, or back, should anything fail.

    Returns:
        What was put into the place meanwhile and is somebody else's: then everything is left as it is.

    Raises:
        OSError: it cannot be put there.
    """
    done = False
    try:
        with suppress(FileNotFoundError):
            place.rename(before)
        if before.is_symlink() or before.exists() and not before.is_dir():
            return [place.name]
        if before.exists() and (others := not_built(before, beside)):
            return others
        built.rename(place)
        done = True
    finally:
        if not done and (before.is_symlink() or before.exists()):
            before.rename(place)
    return []


def keep_pages(made: Path, folder: Path) -> list[str]:
    """Keep pages in a folder, in place of those that a build before has kept there; as ``put``."""
    own = folder.resolve()
    own.parent.mkdir(parents=True, exist_ok=True)
    work = Path(mkdtemp(prefix=f".{own.name}-", dir=own.parent))
    copy, before = work / "pages", work / "before"
    try:
        shutil.copytree(made, copy)
        write_list_of_files(copy)
        others = put(copy, own, before)
        if not others:
            shutil.rmtree(before, ignore_errors=True)
        return others
    finally:
        shutil.rmtree(copy, ignore_errors=True)
        with suppress(OSError):  # what could not go back stays in it
            work.rmdir()
