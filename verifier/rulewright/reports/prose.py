"""Clauses and checks told in words, for the command line and the site."""

from __future__ import annotations

from textwrap import indent

from rulewright.book.model import AnchorKind, Book, Clause, Instead, Part, Perform
from rulewright.checks import page_path
from rulewright.checks.shared.pairs import distinct
from rulewright.evidence.findings import Check, Finding
from rulewright.evidence.words import outcome_words
from rulewright.gherkin.picture import sketch
from rulewright.gherkin.scenario import Scenario
from rulewright.language.types import Value


def page_of(check: Check) -> str:
    """The page that explains a check."""
    path = page_path(check)
    return path.read_text(encoding="utf-8") if path.is_file() else f"# {check.code} {check.name}\n\n{check.sentence}\n"


def clause_text(book: Book, clause: Clause, scenarios: list[Scenario], findings: list[Finding]) -> str:
    """Everything known about a clause."""
    lines = [f"{clause.id}  ({clause.kind.value}, {book.title})", f"  {clause.says}", f"  at {clause.position}"]
    if clause.source.document:
        first, last = clause.source.lines
        page = f"page {clause.source.page}, " if clause.source.page else ""
        lines.append(f"  from {clause.source.document}, {page}lines {first}–{last}")
    for name, value in (("left out", clause.partial), ("note", clause.note), ("reading", clause.adopted)):
        if value:
            lines.append(f"  {name}: {value}")
    lines += [f"  assumes: {said}" for said in clause.assumes]
    for erratum, amendment in book.amended().get(clause.id, ()):
        verb = "added" if amendment.added else "amended"
        lines.append(f"  {verb} by the erratum {erratum.id} ({erratum.date}; {erratum.source})")
        lines += [f"    before: {amendment.before}  ({amendment.position})"] * (not amendment.added)
    lines += [f"  restates: {clause.restates}"] if clause.restates else []
    for part in clause.parts or clause.restated:
        lines += ["", *part_lines(book, part)]
    if clause.table is not None:
        lines += ["", *table_lines(book, clause)]
    related = [f"  {how}: {', '.join(others)}" for how, others in relations(book, clause) if others]
    lines += ["", *related] if related else []
    own = [f for f in findings if clause.id in f.clauses]
    lines += ["", f"  {len(own)} findings"]
    for f in own:
        known = "" if f.status == "open" else f"  {f.status}: {f.reason}"
        grave = "" if f.brief else f"{f.severity.value} "  # how grave is not known without its state
        lines.append(f"    {grave}{f.code} {f.name}  {' × '.join(f.clauses)}  {f.fingerprint}{known}")
    tagged = [s for s in scenarios if clause.id in s.tags]
    lines += ["", f"  {len(tagged)} scenarios"]
    lines += [f"    {s.path}:{s.line}  {s.title}" for s in tagged]
    return "\n".join(lines) + "\n"


def evidence_text(book: Book, finding: Finding) -> str:
    """The state of a finding as it stands on the table, and the scenario that replays it."""
    cells = [((name, tuple(map(told_value, args))), told_value(value)) for name, args, value in finding.cells]
    told = [("The state:", sketch(book, cells)), ("The scenario:", finding.scenario)]
    told += [("From set-up:", finding.record if finding.record != finding.scenario else "")]
    return "".join(f"\n  {heading}\n{indent(text, ' ' * 4)}" for heading, text in told if text)


def told_value(value: object) -> Value:
    """A value of a witness."""
    assert value is None or isinstance(value, bool | int | str)
    return value


def relations(book: Book, clause: Clause) -> list[tuple[str, list[str]]]:
    """How a clause stands to others: references, priority, and acts by which one sets off the other."""
    own = list(dict.fromkeys(o for p in clause.parts for o in p.overrides))
    over = [c.id for c in book.clauses.values() if any(clause.id in p.overrides for p in c.parts)]
    rulings = [(r.prevails, r.over) for r in book.rulings]
    return [
        ("refers to", list(clause.refs)),
        ("referred to by", referrers(book, clause.id)),
        ("prevails over", [*own, *(low for high, low in rulings if high == clause.id)]),
        ("yields to", [*over, *(high for high, low in rulings if low == clause.id)]),
        ("sets off", [c.id for c in book.clauses.values() if c.id != clause.id and sets_off(clause, c)]),
        ("set off by", [c.id for c in book.clauses.values() if c.id != clause.id and sets_off(c, clause)]),
    ]


def sets_off(one: Clause, other: Clause) -> bool:
    """Whether one clause does an act upon which the other speaks, unless they name different things."""
    done = [o for p in one.parts for o in p.outcomes if isinstance(o, Perform)]
    waits = [p.anchor for p in other.parts if p.anchor.kind is AnchorKind.ACT]
    return any(d.act == a.act and not distinct(d.args, a.args) for d in done for a in waits)


def referrers(book: Book, identifier: str) -> list[str]:
    """The clauses that refer to one, by reference, as a child or by priority; also to its page or section."""
    found = []
    for clause in book.clauses.values():
        overriding = any(identifier in p.overrides for p in clause.parts)
        if identifier in clause.refs or identifier in (clause.parent, clause.restates) or overriding:
            found.append(clause.id)
    return found


def part_lines(book: Book, part: Part) -> list[str]:
    """A part in words."""
    lines = [f"  {part.id}"]
    lines.append(f"    {moment_words(book, part)}")
    if part.variables:
        lines.append(f"    for: {', '.join(f'{v.name} ({v.type})' for v in part.variables)}")
    lines += [f"    life: {c.text}" for c in part.life]
    lines += [f"    when: {c.text}" for c in part.conditions]
    lines += dict.fromkeys(f"    {outcome_words(book, o)}" for o in part.outcomes)
    lines += [f"    disposition: {a.axis} is {_axis(a.value)} ({a.origin})" for a in part.dispositions]
    if part.overrides:
        lines.append(f"    overrides: {', '.join(part.overrides)}")
    lines += [f"    priority: {said}" for said in rank_words(book, part)]
    return lines


def rank_words(book: Book, part: Part) -> list[str]:
    """What a part prevails over and yields to without a word about single clauses."""
    layer = book.clauses[part.clause].layer
    said = [f"of the layer '{book.layers[layer]}'"] if book.layers else []
    if len(book.layers) > layer + 1:
        said[0] += f", which prevails over {', '.join(book.layers[layer + 1 :])}"
    if part.level % 2:
        said.append("yields to any other" + (" of its layer" if book.layers else ""))
    return said


def _axis(value: object) -> str:
    if value is None:
        return "open"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def moment_words(book: Book, part: Part) -> str:
    """When a part speaks."""
    match part.anchor.kind:
        case AnchorKind.STANDING:
            return "stands"
        case AnchorKind.STEP:
            return f"at {part.anchor.moment}"
        case AnchorKind.ACT:
            before = "instead of" if part.anchor.instead is not Instead.NO else "upon"
            return f"{before} {book.phrases.say_act(part.anchor.act, part.anchor.args)}"


def table_lines(book: Book, clause: Clause) -> list[str]:
    """A table in words."""
    table = clause.table
    assert table is not None
    first = ["    the first of them that fits"] if table.hit == "first" else []
    if table.roll is None:
        return [f"  cases: {', '.join(r.clause for r in table.rows)}", *first]
    lines = [f"  roll: {book.phrases.say_term(table.roll)}, {table.low} to {table.high}"]
    lines += [f"    {row.written}: {row.clause}" for row in table.rows]
    return [*lines, *first, *(["    all else: nothing"] if table.rest else [])]
