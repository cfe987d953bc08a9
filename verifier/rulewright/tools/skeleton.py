"""The text of a book whose clauses are drafts: one for each passage of a document, with its place, its hash and hints.

Nothing of the wording goes into it but titles and single words, unless whoever imports it asks to have each passage
quoted: a book is in the words of its editor, and not all may copy the text of a game.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rulewright.evidence.passages import passage_hash
from rulewright.manuscript.blocks import Manuscript, TextBlockKind
from rulewright.manuscript.hints import guesses
from rulewright.manuscript.outline import Outline, OutlinePage, OutlineSection, Passage, slug, titles
from rulewright.manuscript.references import Mention, references
from rulewright.tools.sketch import sketch_of, sketch_text

RECORD = "import.json"  # beside the pages: what is needed to know passages again
PLAIN = re.compile(r"(?!(?:true|false|null|yes|no|on|off|y|n)\Z)[A-Za-z][A-Za-z0-9_./-]*", re.I)
WIDTH = 100  # characters of a line of a quoted passage
MOST_QUOTED = 4_000  # characters
MOST_WORDS = 24
COMMON = frozenset(  # words that name nothing of a game
    "that this with from have each when then they their them your into only also other must than will been more "
    "which there these those such same after before during until does cannot not any all may can its has one two three "
    "his her who but out see rule rules section the for and are was were had nor both either every being over "
    "under again".split()
)


@dataclass(frozen=True)
class Draft:
    """A passage with what its clause tells."""

    passage: Passage
    lines: tuple[int, int]
    chars: tuple[int, int] | None
    hash: str
    text: str  # the passage as it stands
    refs: tuple[Mention, ...]

    @property
    def id(self) -> str:
        """The id of its clause."""
        return self.passage.id


def drafts_of(manuscript: Manuscript, outline: Outline) -> list[Draft]:
    """The drafts of all passages, in the order of the text."""
    known = {p.id for p in outline.passages} | {s.id for s in outline.sections}
    named = titles(outline.sections)
    found = []
    for passage in outline.passages:
        lines, chars = manuscript.place(passage.block)
        text = manuscript.passage(passage.block)
        refs = tuple(references(passage, known, named))
        found.append(Draft(passage, lines, chars, passage_hash(text), text, refs))
    return found


def place_in_words(name: str, draft: Draft) -> str:
    """Where a passage stands: ``rules.pdf, page 3, lines 40–42``."""
    first, last = draft.lines
    page = f", page {draft.passage.block.page}" if draft.passage.block.page else ""
    return f"{name}{page}, {f'line {first}' if first == last else f'lines {first}–{last}'}"


def book_files(
    manuscript: Manuscript, outline: Outline, drafts: Sequence[Draft], name: str, quoted: bool
) -> dict[str, str]:
    """The files of a new book, by path: it loads as it is, and what there is to do stands in it."""
    by_id = {draft.id: draft for draft in drafts}
    texts = {
        "book.yaml": _book(outline, manuscript.name, name),
        "model.yaml": _model(drafts),
        "phrases.yaml": PHRASES,
    }
    width = len(str(len(outline.pages)))
    for number, page in enumerate(outline.pages, 1):
        path = f"{number:0{max(width, 2)}}-{slug(page.title)}.yaml"
        texts[path] = page_text(page, by_id, manuscript.name, quoted)
    return texts


def page_text(page: OutlinePage, drafts: Mapping[str, Draft], document: str, quoted: bool) -> str:
    """A page of drafts."""
    lines = [
        f"# Drafts of passages of {visible(document)}. Of each: say it in your own words under 'says', give its",
        "# reading, and leave out 'kind: draft' or name another kind. The words above are guesses and decide nothing.",
        f"page: {scalar(page.id)}",
        f"title: {scalar(page.title)}",
        f"document: {scalar(document)}",
        "sections:",
    ]
    for section in page.sections:
        lines += section_lines(section)
        for passage in section.passages:
            lines += draft_lines(drafts[passage.id], document, quoted)
    return "".join(f"{line}\n" for line in lines)


def section_lines(section: OutlineSection) -> list[str]:
    """A section up to its clauses."""
    lines = [f"  - section: {scalar(section.id)}", f"    title: {scalar(section.title)}"]
    return [*lines, "    clauses:"] if section.passages else [*lines, "    clauses: []"]


def draft_lines(draft: Draft, document: str, quoted: bool, margin: str = " " * 6) -> list[str]:
    """The entry of a clause, with the guesses above it."""
    told = [f"# {hint}" for hint in _hints(draft)]
    if quoted:
        told += [f"# > {line}" for line in quotation(draft.text)]
    first, last = draft.lines
    source = [f"lines: [{first}, {last}]"]
    source += [f"chars: [{draft.chars[0]}, {draft.chars[1]}]"] if draft.chars is not None else []
    block = draft.passage.block
    source += [f"page: {block.page}"] if block.page else []
    source += [f"box: [{', '.join(str(round(edge)) for edge in block.box)}]"] if block.box is not None else []
    source.append(f'hash: "{draft.hash}"')
    lines = [
        *told,
        f"- clause: {scalar(draft.id)}",
        "  kind: draft",
        f"  says: {scalar(place_in_words(document, draft))}",
        f"  source: {{{', '.join(source)}}}",
    ]
    if draft.refs:
        lines.append(f"  refs: [{', '.join(scalar(ref.to) for ref in draft.refs)}]")
    return [f"{margin}{line}" for line in lines]


def _hints(draft: Draft) -> list[str]:
    """What the words of a passage may come to, in a line, and references that lead nowhere, in another."""
    block = draft.passage.block
    said = [f"{word} ({what}?)" for word, what in guesses(block.text)]
    said += ["a row of a table"] if block.kind is TextBlockKind.ROW else []
    lost = [visible(ref.to) for ref in draft.refs if not ref.known]
    lines = [f"guessed: {', '.join(said)}"] if said else []
    return [*lines, f"not found: {', '.join(lost)}"] if lost else lines


def quotation(text: str) -> list[str]:
    """A passage in lines, for a comment."""
    words, lines = visible(text)[:MOST_QUOTED].split(), [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + len(word) >= WIDTH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def visible(text: str) -> str:
    """A text in one line, without what cannot be seen or would be obeyed."""
    return " ".join("".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", text)).split())


def scalar(text: str) -> str:
    """A text as a value of YAML."""
    return text if PLAIN.fullmatch(text) else json.dumps(visible(text), ensure_ascii=False)


def record_text(document: str, entries: Mapping[str, Mapping[str, object]]) -> str:
    """The file by which passages are known again, by their hashes."""
    passages = {key: dict(entries[key]) for key in sorted(entries)}
    return json.dumps({"format": 1, "document": document, "passages": passages}, indent=1, ensure_ascii=False) + "\n"


def record_entries(drafts: Iterable[Draft], names: Mapping[str, str]) -> dict[str, dict[str, object]]:
    """What is kept of passages: the number printed, a sketch, and what they refer to, by the ``names`` of the book."""
    return {
        draft.hash: {
            "number": draft.passage.number,
            "sketch": sketch_text(sketch_of(draft.passage.block.text)),
            "refs": [names.get(ref.to, ref.to) for ref in draft.refs],
        }
        for draft in drafts
    }


def _book(outline: Outline, document: str, name: str) -> str:
    return (
        f"book: {scalar(name)}\ntitle: {scalar(outline.title)}\ndocument: {scalar(document)}\n"
        "block: together        # clauses of one section read one state; `steps` where the text gives them in turn\n"
        "# external: []         # what `refs` may name although it is not in this book\n"
    )


def _model(drafts: Iterable[Draft]) -> str:
    counts: Counter[str] = Counter()
    for draft in drafts:
        counts.update(set(re.findall(r"[^\W\d_]{3,}", draft.passage.block.text.lower())) - COMMON)
    often = sorted((w for w, n in counts.items() if n > 2), key=lambda w: (-counts[w], w))[:MOST_WORDS]
    told = quotation(f"Words that several passages share: {', '.join(often)}.") if often else []
    return "".join(f"# {line}\n" for line in told) + MODEL


MODEL = """\
# Write down what the clauses that you encode speak of, and no more. The page on the written language tells each key.
# sorts:
#   Player: {members: [Ann, Ben], spare: 1}         # things, with some names for examples
# fields:
#   coins: {of: Player, is: 0..20, start: 3}        # a number of each
#   taxed: {of: Player}                             # yes or no
# acts:
#   - act: fights                                   # what somebody does
#     say: "{one:Player} fights {other:Player}"
# outside: []                                       # nothing changes but by clauses and acts
# timeline: [income, taxes]                         # steps of a turn, in their order
"""
PHRASES = """\
# How it is said: each phrase with what it means. A clause then says `when: [the player is taxed]`.
# phrases:
#   - {say: "{p:Player} is taxed", means: taxed(p)}
#   - {say: "{p:Player} has {n:int} coins", means: coins(p) == n}
# terms:
#   - {say: "the coins of {p:Player}", is: coins(p)}
"""
