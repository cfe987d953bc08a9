"""What an import has made, and what a second one finds, in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from rulewright.language.inert import inert_line
from rulewright.manuscript.hints import guesses
from rulewright.tools.import_book import NewBook, Revision, in_numbers
from rulewright.tools.reimport import Fate, PassageChange
from rulewright.tools.skeleton import RECORD, place_in_words

MOST = 20  # references that are told one by one


def first_report(found: NewBook, folder: Path, shown: str) -> str:
    """What a first import has written, what it could not place, and what comes next."""
    pages = {path for path in found.files if path[:1].isdigit()}
    lines = [f"{folder / path}" for path in sorted(found.files)]
    lost = [(draft.id, ref.to) for draft in found.drafts for ref in draft.refs if not ref.known]
    refs = sum(ref.known for draft in found.drafts for ref in draft.refs)
    kinds = [what for draft in found.drafts for _, what in guesses(draft.passage.block.text)]
    sections = len(found.outline.sections)
    lines += [
        "",
        f"{_many(len(found.drafts), 'draft')} of {_many(sections, 'section')} on {_many(len(pages), 'page')}, "
        f"{_many(refs, 'reference')} to clauses and sections.",
        f"Guessed by words: {_many(kinds.count('duty'), 'duty', 'duties')}, {_many(kinds.count('ban'), 'ban')}, "
        f"{_many(kinds.count('permission'), 'permission')}, {_many(kinds.count('exception'), 'exception')}.",
    ]
    lines += [f"Left out: {told}." for told in found.left_out]
    lines += [f"Not found: {name} refers to '{to}'." for name, to in lost[:MOST]]
    lines += [f"and {len(lost) - MOST} more."] if len(lost) > MOST else []
    lines += ["", f"Now: rulewright check {shown}"]
    return "".join(f"{inert_line(line)}\n" for line in lines)


def second_report(found: Revision) -> str:
    """What a second import finds, and the patch that it would apply."""
    old, new = found.documents
    counts = ", ".join(f"{number} {change.value}" for change, number in in_numbers(found.fates).items())
    lines = [f"{new}: {counts}." if old == new else f"{old} → {new}: {counts}."]
    told = sorted(found.fates, key=lambda fate: _order(fate))
    for fate in told:
        if fate.change is not PassageChange.SAME or fate.refers:
            lines.append(f"  {'; '.join(_parts(fate, found))}")
    lines += [f"Left out: {left}." for left in found.left_out]
    number = len(found.unsettled)
    lines.append(f"{_many(number, 'clause')} to look at." if number else "Nothing to look at.")
    return "".join(f"{inert_line(line)}\n" for line in lines)


def as_json(found: Revision) -> str:
    """The same for a program."""
    entries = [
        {
            "clause": fate.clause.id if fate.clause is not None else "",
            "change": fate.change.name.lower(),
            "moved": fate.moved,
            "look": fate.unsettled,
            "into": fate.into,
            "refers": list(fate.refers),
            "passages": [
                {
                    "id": found.names[d.id],
                    "number": d.passage.number,
                    "lines": list(d.lines),
                    "page": d.passage.block.page,
                }
                for d in fate.passages
            ],
        }
        for fate in found.fates
    ]
    files = sorted(path for path in found.after if path != RECORD)
    said = {"before": found.documents[0], "now": found.documents[1], "files": files, "passages": entries}
    return json.dumps(said, indent=1, ensure_ascii=False) + "\n"


def _order(fate: Fate) -> tuple[int, tuple[int, int]]:
    lines = fate.passages[0].lines if fate.passages else fate.clause.shape.source.lines if fate.clause else (0, 0)
    return (0 if fate.unsettled else 1, lines)


def _parts(fate: Fate, found: Revision) -> Iterator[str]:
    document, names = found.documents[1], found.names
    name = fate.clause.id if fate.clause is not None else names[fate.passages[0].id]
    where = f" ({place_in_words(document, fate.passages[0])})" if fate.passages else ""
    more = fate.passages[1:]
    match fate.change:
        case PassageChange.SPLIT:
            others = ", ".join(f"{names[d.id]} ({place_in_words(document, d)})" for d in more)
            yield f"{name}: split{where}" + (f", the rest is {others}" if others else ", and the rest is gone")
        case PassageChange.JOINED:
            yield f"{name}: joined to {fate.into}"
        case PassageChange.RENUMBERED:
            yield f"{name}: printed as {fate.passages[0].passage.number or 'nothing'} now{where}"
        case PassageChange.NEW:
            number = fate.passages[0].passage.number
            yield f"{name}: new{where}" + (f", printed as {number}" if number not in ("", name) else "")
        case PassageChange.GONE:
            yield f"{name}: gone"
        case change:
            yield f"{name}: {change.value}{where}"
    if fate.moved and fate.change is not PassageChange.MOVED:
        yield "moved"
    if fate.refers:
        yield f"refers to {', '.join(fate.refers)} now"


def _many(number: int, one: str, more: str = "") -> str:
    return f"{number} {one if number == 1 else more or f'{one}s'}"
