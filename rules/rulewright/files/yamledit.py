"""What an edit of a YAML file needs in which all else stays as a person wrote it: its lines, where its values stand.

The file has been read before (``yamlread``), and is well formed.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from rulewright.files.yamlread import Loader

MARK = "\ufeff"  # of the order of bytes, with which some editors begin a file
LINE = re.compile(r"[^\r\n]*(?:\r\n|\n|\r)?")


def parted(text: str) -> tuple[str, str]:
    """The mark of the order of bytes, if a text begins with one, and the rest."""
    rest = text.removeprefix(MARK)
    return text[: len(text) - len(rest)], rest


def lines_of(text: str) -> list[str]:
    """The lines of a text, each with its end."""
    return LINE.findall(text)[:-1]


def end_of_line(text: str) -> str:
    """How the lines of a text end, by its first."""
    return "\r\n" if text.partition("\n")[0].endswith("\r") else "\n"


def tree(text: str) -> Any:
    """The nodes of a text without a mark, with where each begins and ends; None where it holds none."""
    loader = Loader(text)
    try:
        return loader.get_single_node()
    finally:
        loader.dispose()


def under(node: Any, key: str) -> Any:
    """The node under a key of a mapping; None where there is none."""
    pairs = node.value if isinstance(node, yaml.MappingNode) else []
    return next((value for name, value in pairs if name.value == key), None)


def last_mark(node: Any) -> Any:
    """Where the last value within a node ends; a text of several lines may end where the next one begins."""
    if isinstance(node, yaml.CollectionNode) and node.value and not node.flow_style:
        last = node.value[-1]
        return last_mark(last[1] if isinstance(last, tuple) else last)
    return node.end_mark
