"""A page of a book: its clauses in order, each with all that is known about it."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Block, Clause, Kind, Norm, Page, Section
from rulewright.evidence.findings import Finding
from rulewright.evidence.telling import gherkin
from rulewright.gherkin.scenario import Result, Scenario
from rulewright.reports.prose import moment_words
from rulewright.site.book_data import Told, section_anchor, tally
from rulewright.site.errata import amended_by, deleted_in
from rulewright.site.phrases import linked, sorts_of
from rulewright.site.readings import Line, ReadPart, reading, readings_left, row_words
from rulewright.site.relations import clause_rows, event_rows, joined
from rulewright.site.runs import last_test_run, mutation_score
from rulewright.site.text import anchor, count, facts, fence, head, html, inset, link, opening, page, pill, table, text

BLOCKS = {
    Block.STEPS: "Each clause reads what the one before it left.",
    Block.TOGETHER: "All clauses of a moment read one state.",
}


def page_title(shown: Page) -> str:
    """The title of a page, with its number where it has one."""
    numbered = shown.event or any(c.isdigit() for c in shown.id)
    return f"{shown.id} {shown.title}" if numbered and shown.title else shown.title or shown.id


def clause_page(told: Told, shown: Page) -> str:
    """A page of clauses."""
    title = page_title(shown)
    blocks = [opening(f"{title} ({told.book.title})"), head(title), _facts(told, shown)]
    for name in shown.sections:
        blocks += _section(told, told.book.sections[name], told.pages[shown.id])
    return page(blocks)


def clauses_of(told: Told, shown: Page) -> list[Clause]:
    """The clauses of a page, in order."""
    return [told.book.clauses[c] for s in shown.sections for c in told.book.sections[s].clauses]


def _facts(told: Told, shown: Page) -> str:
    """Date, duration, and how the page fares."""
    at, clauses = told.pages[shown.id], clauses_of(told, shown)
    results = [r for c in clauses for r in told.of_clause.get(c.id, ())]
    found = list({f.fingerprint: f for c in clauses for f in told.found.get(c.id, ())}.values())
    rows = [["Book", link(told.book.title, told.start, at)]]
    rows += [[name, words] for name, words in header_facts(told, shown)]
    rows += event_rows(told, shown, at) if shown.event else []
    rows.append(["Clauses", str(len(clauses))])
    rows.append(["Scenarios", _passed(results)])
    rows.append(["Last test run", last_test_run(told)])
    rows.append(["Findings", tally(found)])
    others = sorted(set(told.referrers.get(shown.id, ())))
    rows += [["Referred to by", ", ".join(told.to(o, at) for o in others)]] if others else []
    return f'<div class="facts" markdown>\n\n{facts((name, [words]) for name, words in rows)}\n\n</div>'


def header_facts(told: Told, shown: Page) -> Iterator[tuple[str, str]]:
    """What the headings of an event say; nothing for a page without one."""
    headers = (c.header for c in clauses_of(told, shown)) if shown.event else ()
    for header in (h for h in headers if h is not None):
        if header.period:
            yield "Period", text(header.period)
        if header.date:
            first, last = header.date
            yield "Date", str(first) if first == last else f"{first} to {last}"
        if header.lasts:
            yield "Lasts", text(header.lasts)
        yield "Occurs", "more than once" if header.repeatable else "once"


def _passed(results: list[Result]) -> str:
    wrong = sum(not r.passed for r in results)
    if not results:
        return "none"
    return f"{len(results) - wrong} of {len(results)} pass" if wrong else f"all {len(results)} pass"


def _section(told: Told, section: Section, at: str) -> list[str]:
    """A section with its clauses."""
    blocks = [head(section_title(section), 2, section_anchor(section.id), "section")]
    if len(section.clauses) > 1:
        blocks.append(f"*{BLOCKS[section.block]}*")
    others = told.referrers.get(section.id, []) if section.id not in told.book.clauses else []
    if others:
        blocks.append("Referred to by " + ", ".join(told.to(o, at) for o in others))
    for name in section.clauses:
        clause = told.book.clauses[name]
        blocks += clause_blocks(told, clause, at, 4 if clause.parent in section.clauses else 3)
    return blocks + deleted_in(told, section, at)


def section_title(section: Section) -> str:
    """The title of a section, or what its id says beyond that of its page."""
    own = section.id.rpartition("/")[2].replace(".", " ")
    return section.title if section.title not in ("", section.id) else own[:1].upper() + own[1:]


def clause_blocks(told: Told, clause: Clause, at: str, level: int) -> list[str]:
    """A clause with all that is known about it."""
    results, found = told.of_clause.get(clause.id, []), told.found.get(clause.id, [])
    return [
        head(clause.id, level, anchor(clause.id), "clause", clause.id.rpartition("/")[2]),
        f'<p class="says">{html(clause.says)}</p>',
        *amended_by(told, clause.id, at),
        _moments(told, clause),
        _pills(clause, results),
        _left_out(clause),
        rows_table(told, clause, at),
        _findings(told, found, clause, at),
        _reading(told, clause, at),
        _scenarios(told, clause, results, at),
        about(told, clause, at),
    ]


def _moments(told: Told, clause: Clause) -> str:
    """When the clause speaks, what it does with acts, and how long it lasts."""
    said = [moment_words(told.book, p) for p in clause.parts]
    said += [f"as long as {c.text}" for p in clause.parts for c in p.life]
    said += [o.kind.value for p in clause.parts for o in p.outcomes if isinstance(o, Norm)]
    shown = list(dict.fromkeys(said))
    more = [f"and {len(shown) - 5} more"] if len(shown) > 6 else []
    return f'<p class="moments">{html(" · ".join([*shown[: 5 if more else 6], *more]))}</p>' if shown else ""


def _left_out(clause: Clause) -> str:
    if not clause.partial:
        return ""
    return f'<p class="left-out"><b>Left out of the formal reading:</b> {html(clause.partial)}</p>'


def _pills(clause: Clause, results: list[Result]) -> str:
    wrong = sum(not r.passed for r in results)
    pills = [pill(clause.kind.value)] if clause.kind is not Kind.RULE else []
    pills += [pill("partial", "partial")] if clause.partial else []
    pills += [pill(f"✗ {wrong} of {count(len(results), 'scenario')} fail", "fail")] if wrong else []
    return f'<p class="pills">{" ".join(pills)}</p>' if pills else ""


def rows_table(told: Told, clause: Clause, at: str) -> str:
    """The rows or cases of a clause, each with its own words."""
    shown, clauses = clause.table, told.book.clauses
    if shown is None:
        inner = told.children.get(clause.id, ())
        return table(["part", "says"], [[told.to(c, at), text(clauses[c].says)] for c in inner])
    if shown.roll is None:
        cases = [[told.to(r.clause, at), text(clauses[r.clause].says)] for r in shown.rows]
        return table(["case", "says"], cases)
    rows = [[row_words(r), text(clauses[r.clause].says), told.to(r.clause, at)] for r in shown.rows]
    rows += [["any other", "nothing happens", ""]] if shown.rest else []
    changes = dict.fromkeys(name for name, _ in shown.modifiers)
    rows += [["modifier", text(clauses[name].says), told.to(name, at)] for name in changes if name in clauses]
    roll = f"Roll {linked(told, told.book.phrases.say_term(shown.roll), (), {}, at)} ({shown.low} to {shown.high})."
    return roll + "\n\n" + table(["result", "says", "clause"], rows)


def _findings(told: Told, found: list[Finding], clause: Clause, at: str) -> str:
    if not found:
        return ""
    alike: dict[tuple[str, str], list[Finding]] = {}
    for finding in found:
        alike.setdefault((finding.code, finding.message), []).append(finding)
    listed = [_finding_lines(told, some, clause, at) for some in alike.values()]
    kind = {"error": "danger", "warning": "warning", "note": "info"}[
        min(found, key=lambda f: f.severity.rank).severity.value
    ]
    return f'!!! {kind} "{count(len(found), "finding")}"\n\n' + inset("\n".join(listed))


def _finding_lines(told: Told, found: list[Finding], clause: Clause, at: str) -> str:
    """Findings of one message about a clause: each leads to its page and to the other clauses."""
    first = found[0]
    if len(found) == 1:
        return f"- {_finding_link(told, first, clause, at, f'{first.code} {first.name}')}: {text(first.message)}"
    below = [f"    - {_finding_link(told, f, clause, at, f.code)}" for f in found]
    return "\n".join([f"- {text(f'{first.code} {first.name}')}: {text(first.message)}", "", *below])


def _finding_link(told: Told, finding: Finding, clause: Clause, at: str, name: str) -> str:
    """A finding about a clause under a name, with the other clauses."""
    status = "" if finding.status == "open" else f" ({text(finding.status)})"
    others = [told.to(c, at) for c in finding.clauses if c != clause.id]
    against = f" with {', '.join(others)}" if others else ""
    return f"{link(name, told.finding(finding), at)}{against}{status}"


def _reading(told: Told, clause: Clause, at: str) -> str:
    """The formal reading, to be unfolded."""
    parts = reading(told.book, clause)
    if not parts:
        return ""
    blocks = [_part(told, clause, number, part, at) for number, part in enumerate(parts)]
    if clause.adopted:
        blocks.insert(0, f"Reading adopted: *{text(clause.adopted)}*.")
    others = readings_left(told.book, clause)
    for number, part in enumerate(others):
        blocks += [f"Also read as *{text(part.label)}*:", _part(told, clause, number, part, at, left=True)]
    return '??? abstract "Formal reading"\n\n' + inset(page(blocks))


def _part(told: Told, clause: Clause, number: int, part: ReadPart, at: str, left: bool = False) -> str:
    sorts = sorts_of((clause.alternatives if left else clause.parts)[number])
    names = dict.fromkeys(line.name for line in part.lines)
    label = f"**{text(part.label)}**\n\n" if part.label and not left else ""
    shown = [(name, [_words(told, w, sorts, at) for w in part.lines if w.name == name]) for name in names]
    return label + facts(shown)


def _words(told: Told, line: Line, sorts: dict[str, str], at: str) -> str:
    return linked(told, line.words, line.uses, sorts, at) if line.uses else text(line.words)


def _scenarios(told: Told, clause: Clause, results: list[Result], at: str) -> str:
    """The scenarios as they were run for this page, to be unfolded; one of several clauses of a page stands once."""
    if not results:
        return ""
    wrong = sum(not r.passed for r in results)
    title = (
        f"{wrong} of {count(len(results), 'scenario')} fail" if wrong else f"{count(len(results), 'scenario')}, passed"
    )
    first = [(r, _shown_first(told, clause, r.scenario)) for r in results]
    here = [r.scenario for r, place in first if place == clause.id]
    there = [f"- {text(r.scenario.title)}: see {told.to(place, at)}" for r, place in first if place != clause.id]
    failed = [r for r in results if not r.passed]
    blocks = [fence("\n".join(map(gherkin, here)))] if here else []
    blocks += [f"**Failed** in line {r.line} ({text(r.scenario.title)}): {text(r.failure)}" for r in failed]
    blocks.append("\n".join(there))
    return f'??? {"failure" if wrong else "success"} "{title}"\n\n' + inset(page(blocks))


def _shown_first(told: Told, clause: Clause, scenario: Scenario) -> str:
    """The first clause of a scenario on the page of one of them."""
    return next(tag for tag in scenario.tags if told.book.clauses[tag].page == clause.page)


def about(told: Told, clause: Clause, at: str) -> str:
    """Where a clause comes from, and what it has to do with others."""
    source, places = clause.source, clause.source.lines
    lines = f", line {places[0]}" if places[0] == places[1] else f", lines {places[0]} to {places[1]}"
    counts, takes = (
        [f"{text(name)}: {text(a.words)}" for name, a in told.items()] for told in (clause.counts, clause.takes)
    )
    backlinks = told.referrers.get(clause.id, [])
    shown = facts(
        [
            ("note", [text(clause.note)] if clause.note else []),
            ("confirms", [text(o.text) for part in clause.confirms for o in part.outcomes]),
            ("counts", counts),
            ("takes", takes),
            ("part of", [told.to(clause.parent, at)] if clause.parent else []),
            *clause_rows(told, clause, at),
            ("refers to", joined(told, clause.refs, at)),
            ("referred to by", joined(told, backlinks, at)),
            ("mutation", [f"{score} alterations noticed"] if (score := mutation_score(told, clause)) else []),
            ("source", [text(source.document) + (lines if places[0] else "")] if source.document else []),
        ]
    )
    return f'<div class="about" markdown>\n\n{shown}\n\n</div>' if shown else ""
