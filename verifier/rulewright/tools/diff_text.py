"""What became of a book, as a person or a program reads it: text, Markdown for a pull request, JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rulewright.evidence.findings import Finding, Unsettled
from rulewright.language.inert import inert, inert_line
from rulewright.reports.github import markdown, table
from rulewright.reports.reports import Paint, finding_data, plain
from rulewright.tools.both_books import Shown
from rulewright.tools.comparison import (
    DIFFERENT,
    GONE,
    NARROWER,
    NEW,
    SAME,
    UNDECIDED,
    WIDER,
    Difference,
)
from rulewright.tools.diff import BookDiff, Change, Fails, Suspect

COLOURS = {NARROWER: "yellow", WIDER: "yellow", DIFFERENT: "red", UNDECIDED: "magenta", NEW: "green", GONE: "red"}


NOBODY = "@<!-- -->"  # names nobody where a comment is read


@dataclass(frozen=True, slots=True)
class Look:
    """What a format is told beside: colours, and the changes of meaning that nobody declared."""

    paint: Paint = plain
    undeclared: tuple[str, ...] = ()


def as_text(diff: BookDiff, look: Look) -> str:
    """The differences for a terminal, every one with its evidence, then a summary."""
    lines: list[str] = [inert_line(f"{diff.book}: {diff.old} → {diff.new}"), ""]
    for one in diff.clauses:
        lines += [head_line(one, look.paint), *map(inert_line, clause_lines(one)), ""]
    for heading, told in sections(diff):
        lines += [heading, *(inert_line(f"  {line}") for line in told), ""] if told else []
    return "".join(f"{line}\n" for line in [*lines, *summary(diff, look)])


def head_line(one: Difference, paint: Paint) -> str:
    """Which clause it is, and what became of it."""
    head = f"{one.old} → {one.new}" if one.old and one.new and one.old != one.new else one.id
    return f"{inert_line(head)}  {paint(', '.join(one.kinds), COLOURS.get(one.meaning, 'cyan'))}{grade(one)}"


def clause_lines(one: Difference) -> Iterator[str]:
    """A difference with its evidence."""
    yield f"  {one.places[1] or one.places[0]}"
    yield from texts(one)
    yield from (f"  {what}" for what in facts(one))
    for shown in one.shown:
        yield f"  For example: {example(shown)}"
        yield from (f"    {side}: {answer}" for side, answer in answers(shown))
        yield f"    A scenario that passes {when(shown)}:"
        yield from (f"      {line}" for line in shown.scenario.splitlines())


def texts(one: Difference) -> Iterator[str]:
    """What a clause said and says, where that is not the same; in its formal reading where only that differs."""
    pair = one.said if one.said[0] != one.said[1] else one.demands
    for name, text in zip(("was", "now"), pair, strict=True):
        if text and pair[0] != pair[1]:
            yield f"  {name}: {text}"


def grade(one: Difference) -> str:
    """How strict its permissions, bans and duties are now."""
    return f" ({one.norms})" if one.norms else ""


def facts(one: Difference) -> Iterator[str]:
    """What else is to be told of a difference."""
    if one.said[0] == one.said[1] and one.demands[0] == one.demands[1] and one.meaning not in (SAME, NEW, GONE):
        yield "Its words are as they were; what they mean is not."
    if one.moments != ("", ""):
        yield f"Moment: {one.moments[0]}, now {one.moments[1]}."
    if one.why:
        yield f"{'Undecided: ' if one.meaning == UNDECIDED else ''}{one.why[:1].upper()}{one.why[1:]}."
    if one.also:
        yield f"Also changed: {', '.join(one.also)}."


def example(shown: Shown) -> str:
    """The state in which two editions answer differently, and the moment."""
    state = "; ".join(shown.given) or "the state at the start of the game"
    return f"{state}." + (f" When: {shown.moment}." if shown.moment else "")


def answers(shown: Shown) -> Iterator[tuple[str, str]]:
    """What each edition says in that state."""
    yield "was", shown.old or "otherwise"
    yield "now", shown.new or "otherwise"
    if shown.apart:
        yield "note", "this takes the rest of the book as it is now"


def when(shown: Shown) -> str:
    """In which edition the scenario passes."""
    return "now and failed before" if shown.passes == "new" else "before and fails now"


def sections(diff: BookDiff) -> Iterator[tuple[str, list[str]]]:
    """What is told beside the clauses, under its headings."""
    yield "The world of the book:", [line for c in diff.model for line in world_lines(c)]
    former = {f.parties: f.fingerprint for f in diff.lost}
    yield "Findings gained:", [finding(f, former.get(f.parties, "")) for f in diff.gained]
    yield "Findings lost:", [finding(f) for f in diff.lost]
    yield "Undecided now and not before:", [question(u) for u in diff.undecided]
    yield "Scenarios that fail now:", [failure(f) for f in diff.scenarios]
    yield "To be looked at again ('rulewright reviewed ID' records that it was):", [suspect(s) for s in diff.suspects]
    yield "FAULTS OF RULEWRIGHT, please report them:", list(diff.faults)


def world_lines(change: Change) -> Iterator[str]:
    """A change of the world, and the states that show it."""
    yield f"{change.what} {change.name}: {change.how}" + (f" ({change.why})" if change.why else "")
    for shown in change.shown:
        told = "; ".join(f"{side}: {answer}" for side, answer in answers(shown))
        yield f"  for example: {example(shown)} {told[:1].upper()}{told[1:]}."
        yield from (f"    {line}" for line in shown.scenario.splitlines())


def finding(one: Finding, former: str = "") -> str:
    """A finding in a line; what was found between the same clauses before goes by its ``former`` fingerprint."""
    known = " (known)" if one.status == "baselined" else f" ({one.status})" if one.status != "open" else ""
    known += f" (before: {former})" if former else ""
    message = " ".join(one.message.split())
    return f"{one.severity.value} {one.code} {one.name} {' × '.join(one.clauses)}: {message}{known} [{one.fingerprint}]"


def question(one: Unsettled) -> str:
    """A question without an answer in a line."""
    return f"{one.code} {' × '.join(one.clauses)}: {one.why}"


def failure(one: Fails) -> str:
    """A scenario that fails now, in a line."""
    whose = "" if one.kept else " (as it was before)"
    return f"{one.place}: [{one.clause}] {one.title}{whose}: {one.failure.splitlines()[0] if one.failure else ''}"


def suspect(one: Suspect) -> str:
    """Something that is to be looked at again, in a line."""
    return f"{one.id} ({one.what}, {one.place}) refers to {', '.join(one.because)}"


def summary(diff: BookDiff, look: Look) -> list[str]:
    """The figures, and what nobody declared."""
    kinds = Counter(kind for d in diff.clauses for kind in d.kinds)
    told = ", ".join(f"{number} {kind}" for kind, number in kinds.items()) or "no clause differs"
    figures = [told] + [f"{len(diff.model)} in the world of the book"] * bool(diff.model)
    gained = f"{many(len(diff.gained), 'finding')} gained, {len(diff.lost)} lost"
    figures.append(gained if diff.checked else "findings were not asked for")
    figures += [f"{many(len(diff.scenarios), 'scenario')} failing now", f"{len(diff.suspects)} to be looked at again"]
    lines = [f"{'; '.join(figures)}."]
    if look.undeclared:
        lines.append(f"Changes of meaning that nobody declared ('--allow KIND'): {', '.join(look.undeclared)}.")
    return lines


def many(number: int, what: str) -> str:
    """So many of something."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def as_markdown(diff: BookDiff, look: Look) -> str:
    """The differences for a comment on a pull request."""
    parts = [f"## {as_words(diff.book)}: {as_words(diff.old)} → {as_words(diff.new)}\n"]
    parts += [f"{as_words(line)}\n" for line in summary(diff, look)]
    rows = [[(f"{d.old} → " if d.old and d.new and d.old != d.new else "") + d.id,
             ", ".join(d.kinds) + grade(d), d.said[0], d.said[1]] for d in diff.clauses]  # fmt: skip
    parts += [part.replace("@", NOBODY) for part in table("Clauses", ["clause", "change", "was", "now"], rows)]
    for one in diff.clauses:
        told = [*facts(one)]
        for shown in one.shown:
            told += [f"For example: {example(shown)}", *(f"{side}: {text}" for side, text in answers(shown))]
        if told:
            lines = "".join(f"- {as_words(line)}\n" for line in told)
            scenarios = "".join(fence_of(shown) for shown in one.shown)
            parts.append(f"#### {as_words(one.id)}\n\n{lines}{scenarios}")
    for heading, lines_ in sections(diff):
        if lines_:
            parts.append(f"### {as_words(heading.rstrip(':'))}\n\n" + "".join(f"- {as_words(t)}\n" for t in lines_))
    return "\n".join(parts)


def as_words(text: str) -> str:
    """A text in which nothing is markup, and nobody is called."""
    return markdown(text).replace("@", NOBODY)


def fence_of(shown: Shown) -> str:
    """A scenario as code; its words hold no fence, as each stands on a line that begins with a keyword."""
    fence = "```"
    while fence in shown.scenario:
        fence += "`"
    return f"\nA scenario that passes {when(shown)}:\n\n{fence}gherkin\n{inert(shown.scenario)}{fence}\n"


def as_json(diff: BookDiff, look: Look) -> str:
    """The differences in their public format, see ``schemas/diff.json`` among the reports."""
    data = {
        "version": 1,
        "book": diff.book,
        "old": diff.old,
        "new": diff.new,
        "undeclared": list(look.undeclared),
        "clauses": [clause_data(d) for d in diff.clauses],
        "model": [change_data(c) for c in diff.model],
        "checked": diff.checked,
        "gained": [finding_data(f) for f in diff.gained],
        "lost": [finding_data(f) for f in diff.lost],
        "undecided": [
            {"code": u.code, "clauses": list(u.clauses), "reason": u.reason, "fingerprint": u.finding}
            for u in diff.undecided
        ],
        "scenarios": [
            {"title": f.title, "place": f.place, "clause": f.clause, "failure": f.failure, "kept": f.kept}
            for f in diff.scenarios
        ],
        "suspects": [{"id": s.id, "what": s.what, "because": list(s.because), "place": s.place} for s in diff.suspects],
        "faults": list(diff.faults),
    }
    return inert(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def clause_data(one: Difference) -> dict[str, Any]:
    """A difference as plain data."""
    return {
        "old": one.old,
        "new": one.new,
        "kinds": list(one.kinds),
        "meaning": one.meaning,
        "norms": one.norms,
        "said": {"old": one.said[0], "new": one.said[1]},
        "reading": {"old": one.demands[0], "new": one.demands[1]},
        "moment": {"old": one.moments[0], "new": one.moments[1]},
        "place": {"old": one.places[0], "new": one.places[1]},
        "why": one.why,
        "also": list(one.also),
        "shown": [shown_data(s) for s in one.shown],
    }


def change_data(one: Change) -> dict[str, Any]:
    """A change of the world as plain data."""
    shown = [shown_data(s) for s in one.shown]
    return {"what": one.what, "name": one.name, "how": one.how, "why": one.why, "shown": shown}


def shown_data(shown: Shown) -> dict[str, Any]:
    """A state as plain data."""
    return {
        "given": list(shown.given),
        "moment": shown.moment,
        "old": shown.old,
        "new": shown.new,
        "scenario": shown.scenario,
        "passes": shown.passes,
        "apart": shown.apart,
    }


FORMATS: dict[str, Callable[[BookDiff, Look], str]] = {"text": as_text, "markdown": as_markdown, "json": as_json}
