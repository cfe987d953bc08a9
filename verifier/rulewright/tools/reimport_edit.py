"""The pages of a book with the places of passages written anew and drafts put in, and else as a person wrote them.

Only what tells where a passage stands is exchanged: comments, order, readings and sentences stay. The hash of a clause
that somebody has encoded stays too where its passage reads otherwise: `check --sources` tells it until it is looked at.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import yaml

from rulewright.files.yamledit import end_of_line, last_mark, lines_of, parted, tree, under
from rulewright.files.yamlread import yaml_of
from rulewright.language.errors import BookError, Position, Problem
from rulewright.manuscript.outline import Outline, slug
from rulewright.tools.reimport import Fate, PassageChange
from rulewright.tools.skeleton import Draft, draft_lines, page_text, place_in_words, scalar, section_lines

BY_HAND = "Write its entries on lines of their own, and 'source' on one line without a comment."


@dataclass
class Edits:
    """What is to change in one file: exchanges on lines, and lines that come before a line; all counted from 0."""

    text: str
    exchanges: list[tuple[tuple[int, int], tuple[int, int], str]] = field(default_factory=list)
    added: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the text as it was, without a mark of the order of bytes."""
        return lines_of(parted(self.text)[1])

    def done(self) -> str:
        """The text with all of it."""
        mark, text = parted(self.text)
        lines, end = lines_of(text), end_of_line(text)
        for (line, column), (last, until), text in sorted(self.exchanges, reverse=True):
            rest = lines[last][until:]
            lines[line : last + 1] = [lines[line][:column] + text + rest, *[""] * (last - line)]
        if self.added and lines and not lines[-1].endswith(("\n", "\r")):
            lines[-1] += end
        for line in sorted(self.added, reverse=True):
            lines[line:line] = [f"{new}{end}" for new in self.added[line]]
        return mark + "".join(lines)


def new_texts(
    texts: Mapping[str, str],
    found: Sequence[Fate],
    outline: Outline,
    documents: tuple[str, str],
    names: Mapping[str, str],
    quoted: bool,
) -> dict[str, str]:
    """The files of a book that change, by path; ``texts`` are those it has, ``documents`` its name before and now,
    ``names`` the ids of passages in the book, where they are others.

    Raises:
        BookError: if a page is written so that nothing can be put into it.
    """
    trees = {path: tree(parted(text)[1]) for path, text in texts.items()}
    edits = {path: Edits(text) for path, text in texts.items()}
    placed = [fate for fate in found if fate.clause is not None and fate.passages]
    homes: dict[str, list[Fate]] = defaultdict(list)  # the clauses that are made of each passage
    for fate in placed:
        homes[fate.passages[0].id].append(fate)
    for path, root in trees.items():
        _exchange_document(edits[path], root, documents)
    for fate in placed:
        assert fate.clause is not None
        _exchange_source(edits[fate.clause.path], _at(trees[fate.clause.path], fate.clause.where), fate, documents)
    fresh = {draft.id: _renamed(draft, names) for fate in found for draft in fate.passages}
    pages = _put(outline, homes, fresh, trees, edits, documents[1], quoted, set(texts))
    changed = {path: edit.done() for path, edit in edits.items()}
    _check(texts, changed)
    return {path: text for path, text in {**changed, **pages}.items() if texts.get(path) != text}


def _put(
    outline: Outline,
    homes: Mapping[str, Sequence[Fate]],
    fresh: Mapping[str, Draft],
    trees: Mapping[str, Any],
    edits: Mapping[str, Edits],
    document: str,
    quoted: bool,
    taken: set[str],
) -> dict[str, str]:
    """Put each new draft behind the passage before it; sections and pages that are new come with theirs."""
    pages: dict[str, str] = {}
    sections = {s for root in trees.values() for s in _values(root, "section")} | {
        s for root in trees.values() for s in _values(root, "page")
    }
    for page in outline.pages:
        anchor: Fate | None = None
        if not any(section.passages for section in page.sections):
            continue  # a heading over nothing
        if not any(p.id in homes for s in page.sections for p in s.passages):
            path = f"{slug(page.title)}.yaml"
            while path in taken:
                path = f"new-{path}"
            taken.add(path)
            for section in page.sections:
                section.id = _free(section.id, sections)
            page.id = page.sections[0].id
            pages[path] = page_text(page, fresh, document, quoted)
            continue
        for section in page.sections:
            known = [p.id for p in section.passages if p.id in homes]
            if not known and section.passages:
                section.id = _free(section.id, sections)
                own = [line for p in section.passages for line in draft_lines(fresh[p.id], document, quoted)]
                near = anchor or next(homes[p.id][-1] for s in page.sections for p in s.passages if p.id in homes)
                _behind_section(trees, edits, near, [*section_lines(section), *own])
                continue
            inner: Fate | None = None
            waiting: list[str] = []
            for passage in section.passages:
                if passage.id not in homes:
                    waiting.append(passage.id)
                    continue
                if waiting and inner is None:
                    _beside(trees, edits, homes[passage.id][0], _lines(waiting, fresh, document, quoted), before=True)
                elif waiting and inner is not None:
                    _beside(trees, edits, inner, _lines(waiting, fresh, document, quoted), before=False)
                waiting, inner = [], homes[passage.id][-1]
            if waiting and inner is not None:
                _beside(trees, edits, inner, _lines(waiting, fresh, document, quoted), before=False)
            anchor = inner or anchor
    return pages


def _lines(names: Sequence[str], fresh: Mapping[str, Draft], document: str, quoted: bool) -> list[str]:
    return [line for name in names for line in draft_lines(fresh[name], document, quoted, "")]


def _free(name: str, taken: set[str]) -> str:
    number, free = 2, name
    while free in taken:
        free, number = f"{name}-{number}", number + 1
    taken.add(free)
    return free


def _renamed(draft: Draft, names: Mapping[str, str]) -> Draft:
    """A draft under the id that it has in the book, as those have that it refers to."""
    refs = tuple(replace(ref, to=names.get(ref.to, ref.to)) for ref in draft.refs)
    return replace(draft, passage=replace(draft.passage, id=names.get(draft.id, draft.id)), refs=refs)


def _beside(trees: Mapping[str, Any], edits: Mapping[str, Edits], fate: Fate, lines: list[str], before: bool) -> None:
    """Put entries before or behind that of a clause, and before the comments that stand above the next."""
    assert fate.clause is not None
    edit, root = edits[fate.clause.path], trees[fate.clause.path]
    listed, node = _at(root, fate.clause.where[:-1]), _at(root, fate.clause.where)
    if listed.flow_style:
        raise _by_hand(fate.clause.path, node)
    own = edit.lines
    margin = own[node.start_mark.line][: node.start_mark.column]
    margin = " " * margin.index("-") if "-" in margin else " " * max(node.start_mark.column - 2, 0)
    line = node.start_mark.line if before else _behind(own, node)
    while before and line and own[line - 1].lstrip().startswith("#"):
        line -= 1
    edit.added[line] += [f"{margin}{text}" for text in lines]


def _behind_section(trees: Mapping[str, Any], edits: Mapping[str, Edits], near: Fate, lines: list[str]) -> None:
    assert near.clause is not None
    edit, root = edits[near.clause.path], trees[near.clause.path]
    section = _at(root, near.clause.where[:2])
    if _at(root, near.clause.where[:1]).flow_style or section.flow_style:
        raise _by_hand(near.clause.path, section)
    own = edit.lines
    shift = max(section.start_mark.column - 2, 0) - 2
    told = [f"{' ' * shift}{text}" if shift >= 0 else text[-shift:] for text in lines]
    edit.added[_behind(own, section)] += told


def _behind(lines: Sequence[str], node: Any) -> int:
    """The line behind a value, before blank lines and comments."""
    last = last_mark(node)
    line = last.line + (last.column > 0)
    while line and not lines[line - 1].strip():
        line -= 1
    return int(line)


def _at(root: Any, where: Sequence[str | int]) -> Any:
    """The node at a path of keys and numbers."""
    for key in where:
        if isinstance(root, yaml.MappingNode):
            root = next(value for name, value in root.value if name.value == key)
        else:
            root = root.value[key]
    return root


def _values(root: Any, key: str) -> set[str]:
    """The texts under a key, anywhere in a file."""
    found: set[str] = set()
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, yaml.MappingNode):
            waiting += [value for _, value in node.value]
            value = under(node, key)
            found |= {value.value} if isinstance(value, yaml.ScalarNode) else set()
        elif isinstance(node, yaml.SequenceNode):
            waiting += node.value
    return found


def _exchange(edit: Edits, node: Any, text: str, end: Any = None) -> None:
    start, end = node.start_mark, end or node.end_mark
    edit.exchanges.append(((start.line, start.column), (end.line, end.column), text))


def _exchange_document(edit: Edits, root: Any, documents: tuple[str, str]) -> None:
    node = under(root, "document")
    if documents[0] != documents[1] and isinstance(node, yaml.ScalarNode) and node.value == documents[0]:
        _exchange(edit, node, scalar(documents[1]))


def _exchange_source(edit: Edits, node: Any, fate: Fate, documents: tuple[str, str]) -> None:
    """Write anew where the passage of a clause stands, if it does not stand there as the clause says."""
    assert fate.clause is not None
    draft, shape = fate.passages[0], fate.clause.shape
    block, source = draft.passage.block, shape.source
    settled = shape.kind == "draft" or fate.change in (
        PassageChange.SAME,
        PassageChange.MOVED,
        PassageChange.RENUMBERED,
    )
    told = {
        "lines": f"[{draft.lines[0]}, {draft.lines[1]}]",
        "chars": f"[{draft.chars[0]}, {draft.chars[1]}]" if draft.chars is not None else "",
        "page": str(block.page) if block.page else "",
        "box": f"[{', '.join(str(round(edge)) for edge in block.box)}]" if block.box is not None else "",
        "hash": f'"{draft.hash if settled else source.hash}"',
        "document": scalar(documents[1]) if source.document and documents[0] != documents[1] else "",
    }
    if source.document and not told["document"]:
        told["document"] = scalar(source.document)
    now = "{" + ", ".join(f"{key}: {value}" for key, value in told.items() if value) + "}"
    before = (source.lines, source.chars, source.page, source.hash, source.document)
    after = (draft.lines, draft.chars, block.page, draft.hash if settled else source.hash)
    written = under(node, "source")
    if written is not None and before != (*after, documents[1] if source.document else ""):
        end = written.end_mark if written.flow_style else last_mark(written)
        own = edit.lines
        if any("#" in line for line in own[written.start_mark.line : end.line]):
            raise _by_hand(fate.clause.path, written)
        _exchange(edit, written, now, end)
    said = under(node, "says")
    old_place = place_in_words(documents[0], _as_before(draft, fate))
    if said is not None and shape.kind == "draft" and said.value == old_place:
        _exchange(edit, said, scalar(place_in_words(documents[1], draft)))


def _as_before(draft: Draft, fate: Fate) -> Draft:
    assert fate.clause is not None
    source = fate.clause.shape.source
    block = replace(draft.passage.block, page=source.page)
    return replace(draft, lines=source.lines, passage=replace(draft.passage, block=block))


def _check(texts: Mapping[str, str], changed: Mapping[str, str]) -> None:
    """What was not to change has not: each file holds all entries that it had, with what a person wrote in them."""
    for path, before in texts.items():
        if before == changed[path]:
            continue
        old, new = (yaml_of(parted(text)[1], path) for text in (before, changed[path]))
        kept = dict(_entries(new.data))
        same = all(_words(kept.get(name)) == _words(entry) for name, entry in _entries(old.data))
        if new.problems or not same:
            raise BookError([Problem(Position(path), "the places of its passages cannot be written into it", BY_HAND)])


def _entries(data: Any) -> list[tuple[str, Any]]:
    sections = data.get("sections", []) if isinstance(data, dict) else []
    return [(str(clause.get("clause")), clause) for s in sections for clause in s.get("clauses", [])]


def _words(entry: Any) -> Any:
    """What a person wrote in an entry."""
    if not isinstance(entry, dict):
        return None
    place = ("source", "says") if entry.get("kind") == "draft" else ("source",)
    return {key: value for key, value in entry.items() if key not in place}


def _by_hand(path: str, node: Any) -> BookError:
    place = Position(path, node.start_mark.line + 1, node.start_mark.column + 1)
    return BookError([Problem(place, "nothing can be written into this entry as it stands", BY_HAND)])
