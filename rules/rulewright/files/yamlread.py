"""Reading YAML safely: plain data with the place of every value, and all mistakes located.

The core of YAML 1.2 is kept: only ``true``, ``false``, ``null`` and decimal whole numbers are
anything but text. Aliases, tags, duplicate keys and oversized files are refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from rulewright.files.textfile import hidden, place_of, read_text
from rulewright.language.errors import Position, Problem

MAX_DEPTH = 40
MAX_VALUES = 100_000  # of one file, keys among them
TOO_DEEP = f"nested more than {MAX_DEPTH} deep"
WRITE_OUT = "Write it out."
Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
QUOTE = "Quote texts that hold ': ', '#' or braces."
STEPS = (  # what to do where the parser says something; else something has to be quoted
    ("tab character", "Indent with blanks, not with tabs."),
    ("cannot start any token", "Indent with blanks, not with tabs, and quote texts that begin with @, % or `."),
    ("end of stream", "Close the quotation mark that is open here."),
    ("',' or", f"Close the bracket that is open here. {QUOTE}"),
    ("did not find expected", f"Let the keys of one entry begin in one column, and entries too. {QUOTE}"),
    ("another document", "Leave out '---': a file holds one document."),
)
_INT = re.compile(r"-?(0|[1-9][0-9]{0,17})\Z")
_WORDS: dict[str, object] = {"true": True, "false": False, "null": None, "~": None, "": None}

Where = tuple[str | int, ...]


class Refused(Exception):
    """YAML that is well formed and not accepted; carries the reason, the line, from 0, and the next step."""


@dataclass
class Document:
    """A YAML file as plain data, with positions by path of keys and indexes."""

    path: str
    data: Any = None
    positions: dict[Where, Position] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    unread: list[tuple[Where, Any]] = field(default_factory=list)  # what has not its shape, and where it stands

    def at(self, where: Where) -> Position:
        """The position of the value at a path, or of the nearest value around it."""
        while where and where not in self.positions:
            where = where[:-1]
        return self.positions.get(where, Position(self.path))

    def leave_out(self, places: set[Where]) -> list[tuple[Where, Any]]:
        """Go on without the values at some paths, which are returned; those behind them in a list move up."""
        left: list[tuple[Where, Any]] = []
        positions: dict[Where, Position] = {}

        def kept(value: Any, was: Where, now: Where) -> Any:
            positions[now] = self.at(was)
            if isinstance(value, dict):
                return {k: kept(v, (*was, k), (*now, k)) for k, v in value.items() if stays(v, (*was, k))}
            if isinstance(value, list):
                staying = [(i, v) for i, v in enumerate(value) if stays(v, (*was, i))]
                return [kept(v, (*was, i), (*now, n)) for n, (i, v) in enumerate(staying)]
            return value

        def stays(value: Any, where: Where) -> bool:
            if where in places:
                left.append((where, value))
            return where not in places

        self.data, self.positions = kept(self.data, (), ()), positions
        return left


def read_yaml(path: Path, shown: str) -> Document:
    """Read one file; what is wrong with it is in ``problems``. ``shown`` is the path to report."""
    return _document(lambda: read_text(path), shown)


def yaml_of(text: str, shown: str) -> Document:
    """The same of a text that such a file holds."""
    return _document(lambda: text, shown)


def _document(text: Callable[[], str], shown: str) -> Document:
    document = Document(shown)
    try:
        _read(text(), document)
    except UnicodeDecodeError as error:
        message = f"the file is not UTF-8 (byte {error.start})"
        document.problems.append(Problem(Position(shown, *place_of(error)), message, "Save it as UTF-8."))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = Position(shown, mark.line + 1, mark.column + 1) if mark else Position(shown)
        what = str(error.problem or error.context or "not YAML")
        hint = next((hint for said, hint in STEPS if said in what), QUOTE)
        deep = "nesting depth" in what  # libyaml scans ahead, and has a limit of its own
        message, hint = (TOO_DEEP, WRITE_OUT) if deep else (f"not YAML: {what}", hint)
        document.problems.append(Problem(place, message, hint))
    except Refused as error:
        what, line, hint = error.args
        document.problems.append(Problem(Position(shown, line + 1, 1), what, hint))
    except (yaml.YAMLError, OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else "") or " ".join(str(error).split())
        message = f"the file cannot be read: {reason}"
        document.problems.append(Problem(Position(shown), message, "Put a text file there that can be read."))
    return document


def _read(text: str, document: Document) -> None:
    loader = Loader(text)
    try:
        for event in _events(text):  # every event, before the tree is built
            if isinstance(event, yaml.AliasEvent):
                raise Refused("aliases are not allowed", _line(event), WRITE_OUT)
            if getattr(event, "tag", None) is not None:
                raise Refused(f"the tag '{event.tag}' is not allowed", _line(event), WRITE_OUT)
        node = loader.get_single_node()
    finally:
        loader.dispose()
    if node is not None:
        document.data = _plain(node, (), document, 0)


def _events(text: str) -> Iterator[Any]:
    depth = values = 0
    event: Any
    for event in yaml.parse(text, Loader=Loader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > MAX_DEPTH:
            raise Refused(TOO_DEEP, _line(event), WRITE_OUT)
        values += isinstance(event, yaml.ScalarEvent)
        if values > MAX_VALUES:
            raise Refused(f"more than {MAX_VALUES} values", _line(event), "Split the file.")
        yield event


def _line(event: Any) -> int:
    return int(event.start_mark.line)


def _plain(node: Any, where: Where, document: Document, depth: int) -> Any:
    mark = node.start_mark
    place = Position(document.path, mark.line + 1, mark.column + 1)
    document.positions[where] = place
    if isinstance(node, yaml.ScalarNode):
        _check_visible(node.value, place, document)
        return _scalar(node)
    if isinstance(node, yaml.SequenceNode):
        return [_plain(child, (*where, i), document, depth + 1) for i, child in enumerate(node.value)]
    result: dict[str, Any] = {}
    for key_node, value_node in node.value:
        key_mark = key_node.start_mark
        key_place = Position(document.path, key_mark.line + 1, key_mark.column + 1)
        if not isinstance(key_node, yaml.ScalarNode):
            document.problems.append(Problem(key_place, "a key has to be plain text", "Put it in quotes."))
            continue
        key = key_node.value
        _check_visible(key, key_place, document)
        if key in result:
            document.problems.append(Problem(key_place, f"the key '{key}' stands twice", "Remove one of them."))
            continue
        result[key] = _plain(value_node, (*where, key), document, depth + 1)
    return result


def _check_visible(text: str, place: Position, document: Document) -> None:
    """A text holds nothing that would be obeyed where it is shown."""
    found = hidden(text)
    if found is not None:
        document.problems.append(Problem(place, f"the text holds {found[0]}, which cannot be seen", "Remove it."))


def _scalar(node: Any) -> object:
    text: str = node.value
    if node.style in ("'", '"', "|", ">"):
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _INT.match(text) else text
