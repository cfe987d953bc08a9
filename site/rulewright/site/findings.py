"""The page of a finding, with all its evidence."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterable
from dataclasses import replace

from rulewright.evidence.findings import Finding, told_cures
from rulewright.gherkin.picture import picture
from rulewright.language.errors import Position
from rulewright.language.types import Value
from rulewright.site.applies import with_facts
from rulewright.site.book_data import Told
from rulewright.site.text import facts, fence, head, html, link, opening, page, pill, text

CHECKS_START = "checks/index.md"


def check_page(code: str) -> str:
    """The page that explains a code."""
    return f"checks/{code}.md"


def finding_page(told: Told, finding: Finding) -> str:
    """A finding with all its evidence."""
    at = told.finding(finding)
    title = f"{finding.code} {finding.name}"
    return page(
        [
            opening(f"{title}: {' × '.join(finding.clauses)}", 0.5),
            head(title),
            _pills(finding),
            f'<p class="says">{html(finding.message)}</p>',
            f'<p class="left-out"><b>{finding.status}:</b> {html(finding.reason)}</p>' if finding.reason else "",
            _sides(told, finding, at),
            *_region(finding),
            *_witness(told, finding),
            *_listed("The way there", finding.path),
            *([f"<p>{html(finding.reach)}</p>"] if finding.reach else []),
            *_listed("Because of", finding.core),
            *_listed("To settle it", told_cures(finding)),
            *_scenario(told, finding),
            head("About this finding", 2),
            _about(told, finding, at),
        ]
    )


def _pills(finding: Finding) -> str:
    pills = [pill(finding.severity.value, finding.severity.value), pill(finding.status)]
    pills += [pill("✓ replayed", "pass")] if finding.replayed else []
    return f'<p class="pills">{" ".join(pills)}</p>'


def _sides(told: Told, finding: Finding, at: str) -> str:
    """The clauses side by side, each with what it demands."""
    return (
        '<div class="sides" markdown>\n\n'
        + "\n\n".join(_side(told, finding, c, at) for c in finding.clauses)
        + "\n\n</div>"
    )


def _side(told: Told, finding: Finding, identifier: str, at: str) -> str:
    clause = told.book.clauses.get(identifier)
    demand = finding.demands.get(identifier, "")
    blocks = [f"**{told.to(identifier, at)}**"]
    blocks += [text(clause.says)] if clause is not None else []
    if demand and (clause is None or demand != clause.says):
        blocks.append(f'<p class="demand">→ {html(demand)}</p>')
    return '<div class="side" markdown>\n\n' + page(blocks) + "\n</div>"


def _region(finding: Finding) -> list[str]:
    return _listed("What is missing", finding.region)


def _listed(heading: str, entries: Iterable[str]) -> list[str]:
    listed = "\n".join(f"- {text(e)}" for e in entries)
    return [head(heading, 2), listed] if listed else []


def _witness(told: Told, finding: Finding) -> list[str]:
    """A state in which it happens, in words and as a picture."""
    if not (finding.witness or finding.scenario):
        return []
    blocks = [head("For example", 2)]
    moment = f" The moment: {text(finding.moment)}." if finding.moment else ""
    if finding.witness:
        blocks += [
            f"A lawful state with no more than this.{moment}",
            "\n".join(f"- {text(w)}" for w in finding.witness),
        ]
    else:
        blocks.append(f"The state at the start of the game.{moment}")
    blocks.append(with_facts(told, finding.witness, "See what else applies in this state.", told.finding(finding)))
    return [*blocks, *drawn(told, finding)]


def drawn(told: Told, finding: Finding) -> list[str]:
    """The picture of a finding's state, no wider than it was drawn."""
    cells = [((name, tuple(_values(args))), _value(value)) for name, args, value in finding.cells]
    if not cells:
        return []
    svg = " ".join(picture(told.book, cells, f"The state of {finding.fingerprint}").split("\n"))
    box = re.search(r'viewBox="\S+ \S+ (\S+) \S+"', svg)
    wide = f' style="max-width: {float(box[1]):.0f}px"' if box else ""
    return [f'<div class="picture"{wide}>{svg}</div>']


def _values(args: Iterable[object]) -> list[Value]:
    return [_value(a) for a in args]


def _value(value: object) -> Value:
    assert value is None or isinstance(value, (bool, int, str))
    return value


def _scenario(told: Told, finding: Finding) -> list[str]:
    """The scenario, what happened when it was played for this page, and how to play it again."""
    if not finding.scenario:
        return []
    lines = told.replays.get(finding.fingerprint, [])
    said = (
        "This scenario was replayed at the table and passed: the finding is real."
        if finding.replayed
        else "This scenario shows it."
    )
    return [
        head("Replay", 2),
        said,
        fence(finding.scenario),
        *(["In its last moment:", _trace(told, finding, lines)] if lines else []),
        fence(f"rulewright explain {finding.fingerprint} {shlex.quote(told.path.resolve().name)} --scenario", "sh"),
    ]


def _trace(told: Told, finding: Finding, lines: list[str]) -> str:
    """Lines of a trace; the clause or part at the beginning of one leads to its page."""
    listed = []
    for said in lines:
        first, blank, rest = said.partition(" ")
        clause = first.partition("#")[0]
        known = clause in told.book.clauses
        shown = link(first, told.places[clause], told.finding(finding)) + blank + text(rest) if known else text(said)
        listed.append(f"- {shown}")
    return "\n".join(listed)


def _about(told: Told, finding: Finding, at: str) -> str:
    where = [f"<code>{text(_place(told, p))}</code>" for p in finding.positions]
    return facts(
        [
            ("check", [link(f"{finding.code} {finding.name}", check_page(finding.code), at)]),
            ("book", [link(told.book.title, told.start, at)]),
            ("see also", [", ".join(told.to(r, at) for r in finding.related)] if finding.related else []),
            ("stands in", where),
            ("fingerprint", [f"<code>{text(finding.fingerprint)}</code>"]),
            ("board", [link("all findings", told.board(finding.code), at)]),
        ]
    )


def _place(told: Told, position: Position) -> str:
    """A place as seen from the folder that holds the book."""
    way = os.path.relpath(position.path, told.path.resolve().parent) if position.path else ""
    return str(replace(position, path=way.replace(os.sep, "/")))
