"""A wording or a member of a book under another name, in all of its files and scenarios, or what stands in the way.

Only the values that change are written anew: comments, the order of keys and the ends of lines stay. The renamed book
is read before a file is touched: it has to mean what the book meant, and each scenario has to end as it did.
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

import yaml

from rulewright.book.model import Book
from rulewright.files.library import features_of
from rulewright.files.outfile import write_file, write_files
from rulewright.files.places import errata_paths, page_paths, shown_path
from rulewright.files.yamledit import lines_of, parted, tree
from rulewright.files.yamlread import yaml_of
from rulewright.gherkin.feature import Scenario, feature_files, read_feature
from rulewright.gherkin.scenario import run
from rulewright.language.errors import BookError, Position, Problem
from rulewright.language.show import identifier
from rulewright.lowering.loader import load_book
from rulewright.phrasing.parse import nearest
from rulewright.phrasing.phrases import LISTENERS, PhraseBook, PhraseError
from rulewright.phrasing.wordings import Phrase, Slot, Wording, negative_of, read_wording
from rulewright.tools.rewording import NewMember, NewWording, Rewording
from rulewright.tools.suggest import still

CALL = Position("command line")
PROSE = frozenset(
    ("says", "title", "about", "note", "partial", "assumes", "because", "reason", "struck", "seen", "link")
)
NAMES = frozenset(
    ("book", "page", "section", "clause", "refs", "of", "overrides", "follows", "restates", "after", "prevails", "over")
    + (
        "clauses",
        "told by",
        "deletes",
        "document",
        "source",
        "erratum",
        "act",
        "by",
        "report",
        "order",
        "layer",
        "external",
    )
)  # whose values name other things than members
FORMULAS = frozenset(("means", "is", "where", "value", "changes", "laws"))
EXAMPLES = {"for example": PhraseBook.condition, "true when": PhraseBook.effects, "false when": PhraseBook.effects}
STEP = re.compile(r"^([ \t]*(?:Given|When|Then|And|But|\*)[ \t]+)(.*?)([ \t]*)$")
CONTEXT = " (context)"


@dataclass(frozen=True, slots=True)
class Edit:
    """A value or a line that changes: where it stands, what it was and what it becomes."""

    place: Position
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Renaming:
    """What a new name changes in a book: each value, and the whole text of each file."""

    edits: tuple[Edit, ...]
    texts: Mapping[Path, str]
    mentions: tuple[Position, ...]  # sentences that name a member, which nobody but a person can reword


def rename(folder: Path, old: str, new: str) -> Renaming:
    """What it takes to give a wording (as `say` has it) or a member of a book another name; nothing is written.

    Raises:
        BookError: if the book is wrong, has no such name, the new one clashes, or the book would mean something else.
    """
    before = load_book(folder)
    change, say = _change(before, old, new)
    words = Rewording(say, change)
    LISTENERS.append(words.hear)
    try:
        book = load_book(folder)
        _read_examples(book, folder)
        scenarios = _scenarios(folder)
        ended = [run(book, scenario).passed for scenario in scenarios]
    finally:
        LISTENERS.remove(words.hear)
    if words.doubts:
        told = f"'{min(words.doubts)}' would be said in two ways"
        raise BookError([Problem(CALL, told, "Reword it, so that it reads alike wherever it stands.")])
    found = _renaming(folder, words, old, new)
    _check(folder, book, change, found, ended)
    return found


def write_renaming(found: Renaming) -> None:
    """Write the files of a renaming; raises BookError if one cannot be written, and then none is."""
    write_files(found.texts)


def _change(book: Book, old: str, new: str) -> tuple[NewWording | NewMember, str]:
    """What is renamed, and the phrase that it is a wording of; raises BookError."""
    sorts = [sort for sort in book.sorts.values() if old in sort.members]
    phrases = [p for p in book.phrases.phrases if p.say == old and not p.implied]
    if phrases:
        return NewWording(read_wording(old), _new_wording(book, phrases[0], new)), old
    if len(sorts) > 1:
        shared = " and ".join(sort.name for sort in sorts)
        raise BookError(
            [Problem(CALL, f"'{old}' is a member of {shared}", "Rename it by hand: the two are to differ.")]
        )
    if not sorts:
        known = [*(p.say for p in book.phrases.phrases), *(m for s in book.sorts.values() for m in s.members)]
        listed = "Write a member, or a phrase as it stands under `say`: 'rulewright phrases' lists them."
        hint = nearest(old, known) or listed
        raise BookError([Problem(CALL, f"'{old}' is no wording and no member of the book", hint)])
    if re.fullmatch(rf"{re.escape(sorts[0].name)}-\d+", old):
        raise BookError([Problem(CALL, f"'{old}' is a spare member", "Give the sort a member of the new name.")])
    taken = {identifier(m): m for s in book.sorts.values() for m in s.members}
    taken |= {identifier(name): name for name in (*book.sorts, *book.fields, *book.acts, "nobody", "yes", "no")}
    if identifier(new) in taken or new != " ".join(new.split()) or not new:
        clash = taken.get(identifier(new), new)
        raise BookError([Problem(CALL, f"'{new}' clashes with '{clash}'", "Choose a name that nothing else has.")])
    return NewMember(sorts[0].name, old, new), ""


def _new_wording(book: Book, phrase: Phrase, new: str) -> Wording:
    """The new wording of a phrase, with the same slots and words that no other phrase has; raises BookError."""
    try:
        wording = read_wording(new)
    except PhraseError as error:
        raise BookError([Problem(CALL, error.message, error.hint)]) from error
    slots = {e.name: e for e in wording.elements if isinstance(e, Slot)}
    if slots != {slot.name: slot for slot in phrase.slots}:
        raise BookError([Problem(CALL, f"'{new}' has other slots than '{phrase.say}'", "Give it the same slots.")])

    if negative_of(wording) is None and negative_of(phrase.wordings[0]) in phrase.wordings:
        hint = "Write under `not` first how it is said when it is not so, or use 'is' or 'are'."
        raise BookError([Problem(CALL, f"'{new}' has no negative of its own", hint)])

    def shape(told: Wording) -> list[str]:
        return [e if isinstance(e, str) else e.sort for e in told.elements]

    for other in book.phrases.phrases:
        if any(shape(w) == shape(wording) for w in other.wordings):
            raise BookError([Problem(CALL, f"'{new}' clashes with '{other.say}'", "Choose other words.")])
    return wording


def _read_examples(book: Book, folder: Path) -> None:
    """Read the examples of the phrase book, which are otherwise read where they are tried."""
    path = folder / "phrases.yaml"
    for where, text, _ in _scalars(_text(path)):
        read = next((EXAMPLES[key] for key in where if key in EXAMPLES), None)
        if read is not None:
            try:
                read(book.phrases, text)
            except PhraseError:  # the lint of phrases tells it
                continue


def _scenarios(folder: Path) -> list[Scenario]:
    features = features_of(folder)
    return [s for path in (feature_files(features) if features is not None else []) for s in read_feature(path)]


def _files(folder: Path) -> list[Path]:
    """The files in which a name may stand, but for what is recorded of findings."""
    own = [folder / name for name in ("book.yaml", "model.yaml", "phrases.yaml", "rulings.yaml", "reports.yaml")]
    return [path for path in (*own, *page_paths(folder), *errata_paths(folder)) if path.is_file()]


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8") if path.is_file() else ""


def _scalars(text: str) -> Iterator[tuple[tuple[str, ...], str, Any]]:
    """Each value and key of a YAML text, with the keys above it and its node; the path of a key ends in ``:``."""

    def walk(node: Any, where: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str, Any]]:
        match node:
            case yaml.ScalarNode():
                yield where, node.value, node
            case yaml.SequenceNode():
                for inner in node.value:
                    yield from walk(inner, where)
            case yaml.MappingNode():
                for key, value in node.value:
                    yield (*where, ":"), key.value, key
                    yield from walk(value, (*where, key.value))

    root = tree(text)
    if root is not None:
        yield from walk(root, ())


def _renaming(folder: Path, words: Rewording, old: str, new: str) -> Renaming:
    edits: list[Edit] = []
    texts: dict[Path, str] = {}
    mentions: list[Position] = []
    for path in _files(folder):
        mark, text = parted(_text(path))
        after, made = _yaml_edited(text, shown_path(path), words, old, new, mentions)
        if made:
            texts[path] = mark + after
            edits += made
    features = features_of(folder)
    for path in feature_files(features) if features is not None else []:
        after, made = _feature_edited(_text(path), shown_path(path), words, old, new)
        if made:
            texts[path] = after
            edits += made
    return Renaming(tuple(edits), texts, tuple(mentions))


def _yaml_edited(
    text: str, shown: str, words: Rewording, old: str, new: str, mentions: list[Position]
) -> tuple[str, list[Edit]]:
    """A YAML text with the new name in it, and what was changed; each other letter stays."""
    offsets = [0]
    for line in lines_of(text):
        offsets.append(offsets[-1] + len(line))
    edits: list[tuple[int, int, str, Edit]] = []
    for where, value, node in _scalars(text):
        said = _said(where, value, words, old, new)
        place = Position(shown, node.start_mark.line + 1, node.start_mark.column + 1)
        if said == value:
            if PROSE.intersection(where) and not words.say and re.search(rf"\b{re.escape(old)}\b", value):
                mentions.append(place)
            continue
        begin, end = (offsets[m.line] + m.column for m in (node.start_mark, node.end_mark))
        raw = text[begin:end]
        spare = raw[len(raw.rstrip()) :] if node.style in ("|", ">") else ""  # such a value ends where the next begins
        plain = raw.replace(value, said, 1) if not node.style and raw == value else ""
        edits.append(
            (begin, end, (plain if _is_plain(said) and plain else _quoted(said)) + spare, Edit(place, value, said))
        )
    for begin, end, told, _ in reversed(edits):
        text = text[:begin] + told + text[end:]
    return text, [edit for *_, edit in edits]


def _is_plain(text: str) -> bool:
    """Whether a text may stand without quotes anywhere in YAML."""
    if re.search(r"[\[\]{},#\"'|>&*!%@`]|: |^[-?:] |:$", text):
        return False
    return bool(yaml_of(f"[{text}]", "").data == [text])


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _said(where: tuple[str, ...], value: str, words: Rewording, old: str, new: str) -> str:
    """What a value or a key becomes."""
    keys = set(where)
    if keys & PROSE:
        return value
    if words.say:
        if where[-1:] in (("say",), ("move",)) and value == old:
            return new
        return words.texts.get(value, value)
    if value in words.texts and where[-1:] != (":",):
        return words.texts[value]
    if where and where[-1] in NAMES:
        return value
    if keys & FORMULAS:
        return re.sub(rf"(?<![\w.]){re.escape(identifier(old))}(?!\w)", identifier(new), value)
    if value == old:
        return new
    if "starts" in keys and ", " in value:
        return ", ".join(new if name == old else name for name in value.split(", "))
    if "for" in keys and " except " in value:
        sort, _, others = value.partition(" except ")
        return f"{sort} except {', '.join(new if name == old else name for name in others.split(', '))}"
    return value


def _feature_edited(text: str, shown: str, words: Rewording, old: str, new: str) -> tuple[str, list[Edit]]:
    """A feature file with the new name in its steps and examples, and what was changed."""
    lines = lines_of(text)
    cells = {cell.strip() for line in lines if line.lstrip().startswith("|") for cell in line.split("|")}
    edits = []
    for number, line in enumerate(lines):
        body = line.rstrip("\r\n")
        told = body
        if step := STEP.match(body):
            told = step[1] + _step(step[2], words, cells) + step[3]
        elif not words.say and body.lstrip().startswith("|"):
            told = re.sub(rf"(\|\s*){re.escape(old)}(?=\s*\|)", lambda found: found[1] + new, body)
        if told != body:
            lines[number] = told + line[len(body) :]
            edits.append(Edit(Position(shown, number + 1, 1), body.strip(), told.strip()))
    return "".join(lines), edits


def _step(text: str, words: Rewording, cells: set[str]) -> str:
    """A step in its new words: all of it, without its *still*, or the longest text of the book in it."""
    ending = CONTEXT if text.endswith(CONTEXT) else ""
    body = text.removesuffix(CONTEXT)
    if body in words.texts:
        return words.texts[body] + ending
    bare = re.sub(r" still\b", "", body, count=1)
    if bare != body:
        said = _step(bare, words, cells)
        return (_with_still(body, bare, said) if said != bare else body) + ending
    known = [t for t in words.texts if words.texts[t] != t and re.search(rf"(?<!\S){re.escape(t)}(?!\S)", body)]
    if known:
        longest = max(known, key=len)
        body = re.sub(rf"(?<!\S){re.escape(longest)}(?!\S)", lambda _: words.texts[longest], body)
    elif "<" in body:
        body = _outline_step(body, words, cells)
    return body + ending


def _with_still(text: str, bare: str, said: str) -> str:
    """The new words of a step with *still* where it was, or where a reader expects it if these words have changed."""
    place = text.split().index("still")
    told = said.split()
    return " ".join([*told[:place], "still", *told[place:]]) if told[:place] == bare.split()[:place] else still(said)


def _outline_step(text: str, words: Rewording, cells: set[str]) -> str:
    """A step of an outline in its new words: a gap stands for what some cell holds there."""
    gaps = re.findall(r"<[^<>]+>", text)
    pattern = re.compile("(.+)".join(re.escape(piece) for piece in re.split(r"<[^<>]+>", text)) + r"\Z")
    change = words.change
    for old, new in words.texts.items():
        found = pattern.match(old)
        if found is None or old == new or not cells.issuperset(found.groups()):
            continue
        told = f" {new} "
        for gap, value in zip(gaps, found.groups(), strict=True):
            now = change.new if isinstance(change, NewMember) and change.old == value else value
            told = told.replace(f" {now} ", f" {gap} ", 1)
        if all(gap in told for gap in gaps):
            return told.strip()
    return text


def _check(folder: Path, book: Book, change: NewWording | NewMember, found: Renaming, ended: list[bool]) -> None:
    """The renamed book means what the book means; raises BookError where it does not, or cannot be read."""
    with tempfile.TemporaryDirectory() as place:
        copy, features = Path(place, folder.resolve().name), features_of(folder)
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns(".*", "build", "features"))
        if features is not None:
            shutil.copytree(features, copy / "features")
        for path, text in found.texts.items():
            below = features is not None and path.is_relative_to(features)
            write_file(
                copy / "features" / path.relative_to(features)
                if below and features
                else copy / path.relative_to(folder),
                text,
            )
        try:
            renamed = load_book(copy)
            scenarios = _scenarios(copy)
        except BookError as error:
            problems = [
                replace(p, position=replace(p.position, path=_told(p.position.path, copy, folder)))
                for p in error.problems
            ]
            hint = "With the new name the book would be wrong as told; nothing is written."
            raise BookError([*problems, Problem(CALL, "the new name does not fit everywhere", hint)]) from error
        names = {change.old: change.new} if isinstance(change, NewMember) else {}
        if meaning(book, names) != meaning(renamed, {}):
            hint = "Nothing is written: rename it by hand, and look what 'rulewright diff' tells."
            raise BookError([Problem(CALL, "with the new name the book would mean something else", hint)])
        other = [s for s, passed in zip(scenarios, ended, strict=True) if run(renamed, s).passed != passed]
        if other:
            shown = [Position(_told(s.path, copy, folder), s.line, 1) for s in other]
            hint = "Nothing is written: reword its steps, so that they read alike."
            raise BookError(
                [Problem(p, f"'{s.title}' would end otherwise", hint) for p, s in zip(shown, other, strict=True)]
            )


def _told(path: str, copy: Path, folder: Path) -> str:
    inner = Path(path)
    return shown_path(folder / inner.relative_to(copy)) if inner.is_absolute() and inner.is_relative_to(copy) else path


IGNORED = frozenset(
    ("position", "positions", "path", "text", "phrases", "worked_out", "say", "example", "true_when", "false_when")
)


def meaning(told: Any, names: Mapping[str, str]) -> Any:
    """What something of a book means, as plain data, with members under other names; its texts and places left out."""
    match told:
        case str():
            return names.get(told, told)
        case Enum():
            return told.name
        case Mapping():
            return {meaning(k, names): meaning(v, names) for k, v in told.items()}
        case tuple() | list():
            return tuple(meaning(v, names) for v in told)
        case _ if is_dataclass(told):
            inner = [(f.name, getattr(told, f.name)) for f in fields(told) if f.name not in IGNORED]
            return (type(told).__name__, *((name, meaning(value, names)) for name, value in inner))
        case _:
            return told
