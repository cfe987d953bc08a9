"""Scenarios for a clause, found by the solver and told in the book's phrases, for a person to keep or reword."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from rulewright.book.model import (
    Anchor,
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Clause,
    Condition,
    Norm,
    NormKind,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.idle.dead_clause import Begun, bans_upon, done, upon_an_act
from rulewright.evidence.context import Context
from rulewright.evidence.game import said_act
from rulewright.evidence.telling import gherkin, literal_type
from rulewright.gherkin.describe import difference, in_phrases
from rulewright.gherkin.scenario import Scenario, Step, run
from rulewright.language.expr import TRUE, Apply, Expr, Literal, Operator, Read, conj, disj, negate
from rulewright.play.play import play_moment
from rulewright.reach.outcomes import outcome
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import GaveUp
from rulewright.solver.witness import Witness, witness
from rulewright.story import effort
from rulewright.story.facts import domain
from rulewright.story.havoc import TOO_LONG
from rulewright.story.moments import at_turn, begins, life_of, played
from rulewright.story.reveal import reveal
from rulewright.story.story import absent
from rulewright.story.unroll import TooLarge
from rulewright.table.evaluate import Contested, MissingInput, Scene, evaluate
from rulewright.table.trace import Trace
from rulewright.tools.mutate import settled

VERDICTS = {
    NormKind.FORBID: "refused",
    NormKind.BAR: "refused",
    NormKind.PERMIT: "allowed",
    NormKind.OBLIGE: "obligatory",
}


def suggest(context: Context, clause: Clause) -> Iterator[str]:
    """Scenarios, as Gherkin: one in which each part fires, and one for each condition that alone fails.

    Of a table or a split that says nothing itself, one in which each of its rows or cases fires. What would say
    the same as an earlier one is left out, with a comment.
    """
    seen: dict[str, str] = {}
    for told in proposals(context, clause):
        title, _, steps = told.partition("\n")
        if steps and not told.startswith("#") and seen.setdefault(steps, title) != title:
            yield commented(f"{title.removeprefix('Scenario: ')}: no Then was found that tells it from what is above")
        else:
            yield told


def proposals(context: Context, clause: Clause) -> Iterator[str]:
    """The scenarios of a clause, whether or not two say the same."""
    for part in clause.parts:
        fires = conditions(part)
        yield one(
            context, part, [*(c.expr for c in fires), *meant(context.book, part)], f"{part.id} applies", fires=True
        )
        for i, condition in enumerate(fires):
            if settled(context.book, condition):
                continue
            others = [c.expr for j, c in enumerate(fires) if j != i]
            wanted = [*others, negate(condition.expr)]
            somebody = [*wanted, *meant(context.book, part)]
            wanted = somebody if context.possible(conj(somebody)) else wanted
            yield one(context, part, wanted, f"{part.id} needs: {condition.text}", fires=False)
    if not clause.parts:
        below = list(rows(context.book, clause))
        for part in below:
            title = f"{clause.id} comes to {part.id}"
            yield one(context, part, [c.expr for c in conditions(part)], title, fires=True)
        if not below:
            yield f"# {clause.id} has nothing of its own to play\n"


def meant(book: Book, part: Part) -> list[Expr]:
    """That there is somebody of whom a norm speaks, unless a part says something else too."""
    norms = [o for o in part.outcomes if isinstance(o, Norm)]
    there = [conj([negate(gone) for gone in absent(book.acts[norm.act], norm.args)]) for norm in norms]
    return [disj(there)] if norms and len(norms) == len(part.outcomes) else []


def rows(book: Book, clause: Clause) -> Iterator[Part]:
    """The parts of the rows of a table, or of the cases of a split."""
    for row in clause.table.rows if clause.table is not None else ():
        yield from (part for part in book.clauses[row.clause].parts if part.group == clause.id)


def conditions(part: Part) -> list[Condition]:
    """The conditions of a part, life first, joined ones taken apart."""
    found: list[Condition] = []
    for condition in (*part.life, *part.conditions):
        expr = condition.expr
        if isinstance(expr, Apply) and expr.operator is Operator.AND:
            found += [Condition(a, f"{condition.text} ({i + 1})") for i, a in enumerate(expr.args)]
        else:
            found.append(condition)
    return found


def one(context: Context, part: Part, wanted: list[Expr], title: str, fires: bool) -> str:
    """The scenario for one combination of conditions, or a comment: that there is none, or one that is to be mended."""
    book = context.book
    question = conj(wanted)
    if part.anchor.kind is not AnchorKind.STANDING:
        question = conj([begins(book, part.anchor), reveal(life_of(part), book) if not part.life else TRUE,
                         at_turn(book, part, question)])  # fmt: skip
    try:
        found = shown(context, part, conj([question, free_to_do(book, part)]), title)
    except (GaveUp, TooLarge):
        found = None
    try:
        found = found or shown(context, part, question, title)
    except (GaveUp, TooLarge) as limit:
        return commented(f"{title}: undecided, {limit}")
    if found is None:
        return commented(f"{title}: no state of the game shows this")
    tried = [(s, run(book, s)) for s in endings(context, part, found, title, fires)]
    passing = [scenario for scenario, result in tried if result.passed]
    if fires and passing and waits_in_vain(context, part, found):
        doers = dict.fromkeys(p.clause for p in book.parts() if any(does(o, part.anchor.act) for o in p.outcomes))
        others = f"; it is done by {', '.join(doers)}" if doers else ""
        return commented(f"{title}: no state was found in which players may do its act{others}")
    if passing:
        hanging = (s for s in passing if fires and outcome(book, s, lacking=part.clause).noticed)
        return gherkin(next(hanging, passing[0]))
    scenario, result = tried[0]
    return commented(f"to be mended: {result.failure}\n{gherkin(scenario)}")


def shown(context: Context, part: Part, question: Expr, title: str) -> Witness | None:
    """A state in which a condition is so; raises GaveUp or TooLarge where that is not settled."""
    told = context.plain(question)
    if told is None:
        raise GaveUp(TOO_LONG)
    return witness(context.book, Obligation(title, reveal(told, context.book), part.variables))


def free_to_do(book: Book, part: Part) -> Expr:
    """That a player may do the act for which a part waits, as far as norms speak of it."""
    return done(book, part, Begun(()), bans_upon(book, part)) if upon_an_act(book, part) else TRUE


def waits_in_vain(context: Context, part: Part, found: Witness) -> bool:
    """Whether the act for which a part waits is refused, and the part with it."""
    if not upon_an_act(context.book, part):
        return False
    _, trace = play(context, played(context.book, part.anchor), found)
    return trace.refused is not None and not any(line.fired and line.part == part.id for line in trace.lines)


def does(outcome: Outcome, act: str) -> bool:
    """Whether something that a part brings about is an act."""
    return isinstance(outcome, Perform) and outcome.act == act


def commented(text: str) -> str:
    """A text as comments, which a feature may hold anywhere."""
    return "".join(f"# {line}".rstrip() + "\n" for line in text.splitlines())


def shown_cells(context: Context, part: Part, found: Witness) -> Iterator[str]:
    """What the cells that a part would give show instead."""
    scene = Scene(context.book, found.state(context.book), found.state_before(context.book), found.given())
    for claim in (o for o in part.outcomes if isinstance(o, Claim)):
        kind = context.book.fields[claim.field].type
        args = tuple(context.teller.named(a, found) for a in claim.args)
        with suppress(Contested, MissingInput):
            value = evaluate(Read(claim.field, args, kind), scene)
            yield context.teller.say_cell(claim.field, args, Literal(value, literal_type(kind, value)), found)


def denials(context: Context, part: Part, found: Witness) -> Iterator[str]:
    """That the norms of a part are not made, or that its clause does not apply."""
    for norm in (o for o in part.outcomes if isinstance(o, Norm)):
        if norm.kind is NormKind.OFFER:
            yield from (f"{either(context, norm, found)} is not obligatory because of {part.clause}",) * norm.first
            continue
        act = context.book.phrases.say_act(norm.act, tuple(context.teller.named(a, found) for a in norm.args))
        yield f"{act} is not {VERDICTS[norm.kind]} because of {part.clause}"
    yield f"{part.clause} does not apply"


def endings(context: Context, part: Part, found: Witness, title: str, fires: bool) -> Iterator[Scenario]:
    """A witness as a scenario, with one choice of Thens after another."""
    anchor = played(context.book, part.anchor)
    moments: list[str] = []
    if anchor.kind is AnchorKind.STANDING:
        ways = standing_thens(context, part, found, fires)
    else:
        found, trace = play(context, anchor, found)
        moments.append(context.teller.moment(anchor, found))
        ways = moment_thens(context, part, found, trace, fires)
    steps = [Step("given", text, 0) for text in in_phrases(context.book, found.state(context.book))]
    steps += [Step("when", text, 0) for text in (*context.teller.inputs(found), *moments)]
    for texts in ways:
        thens = tuple(Step("then", text, 0) for text in texts)
        yield Scenario(part.clause, (part.clause,), title, "", 0, part.clause, (*steps, *thens))


def play(context: Context, anchor: Anchor, found: Witness) -> tuple[Witness, Trace]:
    """What happens in the moment, and the witness with the dice and choices that are asked for on the way."""
    book, state = context.book, found.state(context.book)
    args = tuple(getattr(context.teller.named(a, found), "value", None) for a in anchor.args)
    while True:
        given = found.given()
        trace = play_moment(book, state, anchor, args, given)
        missing = trace.stopped
        if not isinstance(missing, MissingInput) or missing.cell in given or len(given) >= effort.INPUTS_ADDED:
            return found, trace
        name, of = missing.cell
        found = replace(found, inputs=(*found.inputs, (name, of, domain(book, book.fields[name], of)[0])))


def moment_thens(context: Context, part: Part, found: Witness, trace: Trace, fires: bool) -> Iterator[list[str]]:
    """What can be said of a moment: what it brings about, what the part leaves as it was, and that its clause speaks.

    Where the part does not fire, first that its clause does not.
    """
    refused = [f"{said_act(context.book, *trace.refused.what)} is refused"] if trace.refused else []
    unsettled = [f"no rule settles {clause}" for clause in trace.unsettled]
    happened = [*difference(context.book, trace.before, trace.after), *unsettled, *refused]
    changes = [o for o in part.outcomes if isinstance(o, SetCell)]
    stays = [still(context.teller.say_cell(o.field, o.args, o.value, found)) for o in changes] if fires else []
    if not fires:
        yield [*refused, f"{part.clause} does not apply"]
        if untouched := list(left_alone(context, part, found, trace)):
            yield [*refused, *untouched]
    if happened:
        yield happened
    if stays:
        yield [*happened, *stays]
    if fires:
        yield [*happened, f"{part.clause} applies"]


def left_alone(context: Context, part: Part, found: Witness, trace: Trace) -> Iterator[str]:
    """The cells that a part would write, where they are after the moment as they were before it, and not as it says."""
    for written in (o for o in part.outcomes if isinstance(o, SetCell | ChangeCell)):
        args = tuple(getattr(context.teller.named(a, found), "value", None) for a in written.args)
        if None in args:
            continue
        before, after = trace.before.get(written.field, args), trace.after.get(written.field, args)
        said = context.teller.named(written.value, found) if isinstance(written, SetCell) else None
        told = context.book.phrases.cell_in_words(written.field, args, after)
        if told and before == after and not (isinstance(said, Literal) and said.value == after):
            yield still(told)


def still(text: str) -> str:
    """A phrase as a Then says it of what was so before."""
    said = re.sub(r" (is|are) ", r" \1 still ", text, count=1)
    said = said if said != text else re.sub(r" (has|have) ", r" still \1 ", text, count=1)
    return said if said != text else f"{text} still"


def standing_thens(context: Context, part: Part, found: Witness, fires: bool) -> Iterator[list[str]]:
    """What a standing part says; where it does not stand, what is so instead, or that it does not say it."""
    said = list(statements(context, part, found))
    if fires:
        yield said or [f"{part.clause} is kept"]
        yield [f"{part.clause} applies"]
        return
    for text in (*shown_cells(context, part, found), *denials(context, part, found)):
        if text not in said:
            yield [text]


def either(context: Context, norm: Norm, found: Witness) -> str:
    """The acts of which one is to be done, in words."""
    said = (
        context.book.phrases.say_act(way.act, tuple(context.teller.named(a, found) for a in way.args))
        for way in norm.ways
    )
    return " or ".join(said)


def statements(context: Context, part: Part, found: Witness) -> Iterator[str]:
    """The norms and claims of a standing part, as Thens."""
    for stated in part.outcomes:
        if isinstance(stated, Norm) and stated.kind is NormKind.OFFER:
            yield from (f"{either(context, stated, found)} is obligatory",) * stated.first
        elif isinstance(stated, Norm):
            act = context.book.phrases.say_act(stated.act, tuple(context.teller.named(a, found) for a in stated.args))
            yield f"{act} is {VERDICTS[stated.kind]}"
        elif isinstance(stated, Claim):
            yield context.teller.say_cell(stated.field, stated.args, stated.value, found)
