"""Writing into ``model.yaml`` what is proposed for fields: all else in the file stays as it is."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rulewright.files.outfile import write_file
from rulewright.files.places import errata_paths, page_paths, shown_path
from rulewright.files.yamledit import end_of_line, parted, tree, under
from rulewright.files.yamlread import yaml_of
from rulewright.language.errors import BookError, Position, Problem
from rulewright.lowering.loader import load_book
from rulewright.tools.fields import Proposal, Role, outside_text

NAME = "model.yaml"
FIXED = "set up: any"
FILES = ("book.yaml", "phrases.yaml", "rulings.yaml", "reports.yaml")  # that a book may have beside its pages
HINT = "Write by hand what 'rulewright fields --propose' tells."


def write_proposals(folder: Path, found: Sequence[Role]) -> Path:
    """Write what is proposed for the fields of a book; gives the file.

    Raises:
        BookError: if the file is not such that this can be added, or the book could not be read with it; nothing is
            written then.
    """
    path = folder / NAME
    mark, text = parted(path.read_bytes().decode("utf-8"))
    fixed = [role.field for role in found if role.proposal is Proposal.FIXED]
    outside = outside_text(tuple(found))
    after = with_lines(with_fixed(text, fixed), outside)
    wanted = dict(yaml_of(text, NAME).data)
    wanted["fields"] = {n: {**f, "set up": "any"} if n in fixed else f for n, f in wanted["fields"].items()}
    wanted.update(yaml_of("\n".join(outside), NAME).data)
    place = Position(shown_path(path))
    if yaml_of(after, NAME).data != wanted:
        raise BookError([Problem(place, "what is proposed cannot be added to this file", HINT)])
    problem = _problem_with(folder, after)
    if problem is not None:
        raise BookError([Problem(place, f"the book cannot be read with what is proposed: {problem.message}", HINT)])
    write_file(path, mark + after)
    return path


def with_fixed(text: str, fields: Sequence[str]) -> str:
    """The text of a model in which some fields are set up and then fixed."""
    places: list[tuple[int, str]] = []
    for name, node in _fields(text):
        if name not in fields:
            continue
        if node.flow_style:
            end = node.end_mark.index - 1
            inside = text[node.start_mark.index + 1 : end].rstrip()
            comma = ", " if inside and not inside.endswith(",") else " " if inside else ""
            places.append((node.start_mark.index + 1 + len(inside), comma + FIXED))
        else:
            first = node.value[0][0].start_mark
            places.append((first.index, f"{FIXED}{end_of_line(text)}{' ' * first.column}"))
    for place, added in sorted(places, reverse=True):
        text = text[:place] + added + text[place:]
    return text


def with_lines(text: str, lines: Sequence[str]) -> str:
    """The text with lines behind it, which end as its own do."""
    end = end_of_line(text)
    return text + ("" if text.endswith("\n") or not text else end) + "".join(line + end for line in lines)


def _fields(text: str) -> list[tuple[str, Any]]:
    """The fields of a model, each with the mapping that says what it is."""
    told = under(tree(text), "fields")
    return [(key.value, value) for key, value in told.value] if told is not None else []


def _problem_with(folder: Path, model: str) -> Problem | None:
    """What is wrong with a book if its model is another one; nothing if it can be read."""
    paths = [folder / name for name in FILES if (folder / name).is_file()]
    with tempfile.TemporaryDirectory() as aside:
        for path in (*paths, *page_paths(folder), *errata_paths(folder)):
            copy = Path(aside) / path.relative_to(folder)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
        (Path(aside) / NAME).write_text(model, encoding="utf-8", newline="")
        try:
            load_book(Path(aside))
        except BookError as error:
            return error.problems[0]
    return None
