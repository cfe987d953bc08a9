"""What the site needs beside the rest of the program: packages that an installation without it does not have."""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = ("jinja2", "mkdocs", "material")


def missing() -> list[str]:
    """What the build of a site needs and is not installed."""
    return [name for name in NEEDED if find_spec(name) is None]
