"""Python in a process of its own that finds the modules which this one finds, and heeds no folder or setting beside.

A current folder may hold a ``json.py`` of a stranger; the environment may name plugins and options.
"""

from __future__ import annotations

import os
import sys

NOT_HANDED_ON = ("PYTHON", "PYTEST", "PY_", "COV_", "RULEWRIGHT_")


def command(module: str, *arguments: str) -> list[str]:
    """The command that runs a module as a program; it speaks UTF-8."""
    paths = [path for path in sys.path if os.path.isabs(path)]
    begin = f"import runpy, sys; sys.path[:] = {paths!r}; runpy.run_module({module!r}, None, '__main__', True)"
    return [sys.executable, "-I", "-X", "utf8", "-c", begin, *arguments]


def environment(**named: str) -> dict[str, str]:
    """The environment of this process but for what would steer such a program, with some variables set."""
    kept = {name: value for name, value in os.environ.items() if not name.upper().startswith(NOT_HANDED_ON)}
    return {**kept, **named}
