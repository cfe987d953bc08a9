"""Scenarios for a clause, found by the solver and told in the book's phrases, for a person to keep or reword."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from graph.describe import difference, in_phrases
from graph.evaluate import Contested, MissingInput, Scene, evaluate
from graph.play import play_act, play_step
from graph.scenario import Result, Scenario, Step, run
from graph.trace import Trace
from rules.expr import TRUE, Apply, Expr, Literal, Operator, Read, conj, negate
from rules.model import Anchor, AnchorKind, Book, Claim, Clause, Condition, Norm, NormKind, Part
from verifier.context import Context
from verifier.moments import at_turn, begins, life_of, played
from verifier.obligations import Obligation
from verifier.reveal import reveal
from verifier.solve import GaveUp
from verifier.telling import gherkin, literal_type
from verifier.unroll import TooLarge
from verifier.witness import Witness, witness

VERDICTS = {NormKind.FORBID: "refused", NormKind.PERMIT: "allowed", NormKind.OBLIGE: "obligatory"}


def suggest(context: Context, clause: Clause) -> Iterator[str]:
    """Scenarios, as Gherkin: one in which each part fires, and one for each condition that alone fails."""
    for part in clause.parts:
        fires = conditions(part)
        yield from one(context, part, [c.expr for c in fires], f"{part.id} applies")
        for i, condition in enumerate(fires):
            others = [c.expr for j, c in enumerate(fires) if j != i]
            yield from one(context, part, [*others, negate(condition.expr)], f"{part.id} needs: {condition.text}")


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


def one(context: Context, part: Part, wanted: list[Expr], title: str) -> Iterator[str]:
    """The scenario for one combination of conditions, or a comment that there is none."""
    book = context.book
    question = conj(wanted)
    if part.anchor.kind is not AnchorKind.STANDING:
        question = conj([begins(book, part.anchor), reveal(life_of(part), book) if not part.life else TRUE,
                         at_turn(book, part, question)])  # fmt: skip
    try:
        found = witness(book, Obligation(title, reveal(question, book), part.variables))
    except (GaveUp, TooLarge) as limit:
        yield f"# {title}: undecided, {limit}\n"
        return
    if found is None:
        yield f"# {title}: no state of the game shows this\n"
        return
    scenario = told(context, part, found, title)
    result = run(book, scenario)
    if not result.passed and part.anchor.kind is AnchorKind.STANDING:
        scenario, result = denied(context, part, found, scenario) or (scenario, result)
    yield gherkin(scenario) + ("" if result.passed else f"  # to be mended: {result.failure}\n")


def denied(context: Context, part: Part, found: Witness, scenario: Scenario) -> tuple[Scenario, Result] | None:
    """A scenario in which what a standing part would say is not so, if one of the ways to say that holds."""
    steps = tuple(s for s in scenario.steps if s.keyword != "then")
    said = {s.text for s in scenario.steps}
    for text in (t for t in (*shown_cells(context, part, found), *denials(context, part, found)) if t not in said):
        other = replace(scenario, steps=(*steps, Step("then", text, 0)))
        result = run(context.book, other)
        if result.passed:
            return other, result
    return None


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
        act = context.book.phrases.say_act(norm.act, tuple(context.teller.named(a, found) for a in norm.args))
        yield f"{act} is not {VERDICTS[norm.kind]} because of {part.clause}"
    yield f"{part.clause} does not apply"


def told(context: Context, part: Part, found: Witness, title: str) -> Scenario:
    """A witness as a scenario, its Thens taken from what happens."""
    book = context.book
    state = found.state(book)
    steps = [Step("given", text, 0) for text in in_phrases(book, state)]
    steps += [Step("when", text, 0) for text in context.teller.inputs(found)]
    anchor = played(book, part.anchor)
    if anchor.kind is AnchorKind.STANDING:
        steps += [Step("then", text, 0) for text in standing_thens(context, part, found)]
    else:
        steps.append(Step("when", context.teller.moment(anchor, found), 0))
        steps += [Step("then", text, 0) for text in outcome(book, play(context, anchor, found))]
    return Scenario(part.clause, (part.clause,), title, "", 0, part.clause, tuple(steps))


def play(context: Context, anchor: Anchor, found: Witness) -> Trace:
    """What happens in the moment."""
    state, inputs = found.state(context.book), found.given()
    if anchor.kind is AnchorKind.STEP:
        return play_step(context.book, state, anchor.step, inputs)
    args = tuple(getattr(context.teller.named(a, found), "value", None) for a in anchor.args)
    return play_act(context.book, state, anchor.act, args, inputs)


def outcome(book: Book, trace: Trace) -> list[str]:
    """What a moment brings about, in phrases."""
    told = difference(book, trace.before, trace.after)
    told += [f"no rule settles {clause}" for clause in trace.unsettled]
    if trace.refused:
        told.append(f"{trace.refused.act} is refused")
    return told or [f"{text} still" for text in in_phrases(book, trace.after)[:1]]


def standing_thens(context: Context, part: Part, found: Witness) -> list[str]:
    """What a standing part says, as Thens."""
    texts = []
    for stated in part.outcomes:
        if isinstance(stated, Norm):
            act = context.book.phrases.say_act(stated.act, tuple(context.teller.named(a, found) for a in stated.args))
            texts.append(f"{act} is {VERDICTS[stated.kind]}")
        elif (cell := getattr(stated, "field", None)) is not None:
            value = getattr(stated, "value", TRUE)
            texts.append(context.teller.say_cell(cell, stated.args, value, found))  # type: ignore[union-attr]
    return texts or [f"{part.clause} is kept"]
