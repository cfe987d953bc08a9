"""mkdocs as a process that is begun while its pages are still being written: it builds when a line comes in."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from importlib import import_module

NEEDED = ("mkdocs.commands.build", "material.plugins.search.plugin", "pymdownx.superfences", "rulewright.site.hooks")


def main() -> None:
    """Load what a build needs, wait for a line, and do what the arguments say; nothing where none comes."""
    for name in NEEDED:
        with suppress(ImportError):
            import_module(name)
    cli = import_module("mkdocs.__main__").cli
    if sys.stdin.readline():
        gc.disable()  # pages stay to the end, and at the end nothing need be looked through
        try:
            cli()
        finally:
            gc.freeze()


if __name__ == "__main__":
    main()
