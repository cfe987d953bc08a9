"""A question about a book in its own phrases: whether all this can be so, how it comes about, and what applies then.

It comes about in play, and the way there is told, each moment of it played at the table; or it is lawful, and whether
play leads there is open or proved not to be; or no lawful state meets it, by proof; or it is undecided.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import product
from typing import NamedTuple

from rulewright.book.model import (
    Anchor,
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Edge,
    FieldKind,
    Keep,
    Norm,
    NormKind,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.shared.reaching import always_so, shut_out
from rulewright.evidence.context import Context
from rulewright.evidence.exhaustion import all_play, proof_of, way_in_words
from rulewright.evidence.telling import literal_type
from rulewright.gherkin.describe import in_phrases
from rulewright.gherkin.moment import say_step
from rulewright.language.errors import BookError, Position, Problem
from rulewright.language.expr import Expr, Literal, Variable, conj, fields_read, substitute
from rulewright.language.types import MemberType, Value
from rulewright.phrasing.parse import one_of
from rulewright.phrasing.phrases import PhraseError
from rulewright.play.play import play_moment
from rulewright.reach.reach import Reached, lasting
from rulewright.reach.reachable import proof, reachable
from rulewright.reach.way_store import kept_path
from rulewright.run.ways import reached
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import GaveUp, Proved, Undecided
from rulewright.solver.witness import Witness, witness
from rulewright.story import effort
from rulewright.story.facts import bound_of
from rulewright.story.reveal import reveal
from rulewright.story.unroll import TooLarge, values_of
from rulewright.table.evaluate import bindings, evaluate
from rulewright.table.index import index_of
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.table.state import Cell, State
from rulewright.tools.suggest import VERDICTS

REACHED, LAWFUL, NEVER, IMPOSSIBLE, UNDECIDED = TIERS = ("reached", "lawful", "never", "impossible", "undecided")
MOST_LAWS = 60  # of which each is asked whether it is to blame
STATES = 4  # to which a way is looked for


class Applies(NamedTuple):
    """A clause that applies in a state, with what it says; at a moment, if it does not stand."""

    clause: str
    says: str
    moment: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a book says of a question."""

    tier: str  # one of ``TIERS``
    phrases: tuple[str, ...]
    given: tuple[str, ...] = ()  # the state, in phrases
    named: tuple[str, ...] = ()  # whom the names of the question stand for
    way: tuple[str, ...] = ()  # the moments that lead there from set-up
    why: tuple[str, ...] = ()  # how it is known
    applies: tuple[Applies, ...] = ()
    others: int = 0  # how many more clauses stand that read nothing of what is asked


def read(book: Book, phrases: Sequence[str], names: Sequence[str] = ()) -> tuple[list[Expr], list[Variable]]:
    """The conditions that phrases mean, and the variables of names as ``NAME:SORT``.

    Raises:
        BookError: with every phrase that means nothing, and what may have been meant.
    """
    problems: list[Problem] = []
    scope: dict[str, Expr] = {}
    for text in names:
        name, _, sort = (word.strip() for word in text.partition(":"))
        if not name or sort not in book.sorts:
            hint = f"Write NAME:SORT. {one_of(sort, list(book.sorts))}"
            problems.append(Problem(Position("command line"), f"'{text}' names nobody of a sort", hint))
        elif name in scope or any(name in sort.members for sort in book.sorts.values()):
            message = f"'{name}' {'is named twice' if name in scope else 'is a member of the book'}"
            problems.append(Problem(Position("command line"), message, "Give it a name of its own."))
        else:
            scope[name] = Variable(name, MemberType(sort))
    found: list[Expr] = []
    for text in phrases:
        try:
            found.append(book.phrases.condition(text, scope))
        except PhraseError as error:
            problems.append(Problem(Position("command line"), error.message, error.hint))
    if problems:
        raise BookError(problems)
    return found, [v for v in scope.values() if isinstance(v, Variable)]


def ask(context: Context, phrases: Sequence[str], names: Sequence[str] = ()) -> Answer:
    """Whether all that some phrases say can be so at once; raises BookError for phrases that mean nothing."""
    book = context.book
    conditions, variables = read(book, phrases, names)
    question = conj(conditions)
    told = tuple(phrases)
    verdict = context.ask(question)
    if isinstance(verdict, Undecided):
        return Answer(UNDECIDED, told, why=(verdict.reason,))
    if isinstance(verdict, Proved):
        fewest = core(context, list(zip(phrases, conditions, strict=True)))
        never = f"never{' together' if len(fewest) > 1 else ''}: {'; '.join(fewest)}"
        proved = f"proved of every lawful state that holds only what is ever brought about ({bound_of(book)})"
        return Answer(IMPOSSIBLE, told, why=(never, *laws_to_blame(context, question), proved))
    try:
        states = list(some_states(book, question, variables))
    except (GaveUp, TooLarge) as limit:
        return Answer(UNDECIDED, told, why=(f"it is lawful by the proof, and no state was found: {limit}",))
    known = by_all_play(book, told, question, variables, states[0])
    if known is not None:
        return known
    for found in states:
        way = way_to(context, question, found)
        if way is not None:
            cells = {(n, a): v for n, a, v in found.cells}
            why = (reached(book, cells, len(way.moments)),)
            return answer(book, REACHED, told, question, found, state_at(book, way.state, found), way.moments, why)
    found = states[0]
    pairs = shut_out(context, question)
    if pairs is not None:
        return answer(book, NEVER, told, question, found, found.state(book), (), always_so(book, pairs))
    if not reachable(book).possible(reveal(question, book), lawful=True):
        why = (f"no play leads there: what it takes never comes about (proved for {proof(book)})",)
        return answer(book, NEVER, told, question, found, found.state(book), (), why)
    why = (f"whether play leads there is open: no way was found in {effort.WAY_MOMENTS} moments",)
    return answer(book, LAWFUL, told, question, found, found.state(book), (), why)


def by_all_play(
    book: Book, phrases: tuple[str, ...], question: Expr, variables: Sequence[Variable], lawful: Witness
) -> Answer | None:
    """The answer where all play can be gone through; nothing where it cannot, or dice and choices are asked about."""
    space = all_play(book)
    if space is None or any(book.fields[name].kind is FieldKind.INPUT for name in fields_read(reveal(question, book))):
        return None
    every = list(product(*(values_of(v.type, book) for v in variables)))
    for node, values in product(space.nodes.values(), every):
        cells = tuple((name, args, value) for (name, args), value in node.state.cells())
        found = Witness(cells, {v.name: value for v, value in zip(variables, values, strict=True)})
        try:
            met = evaluate(question, Scene(book, node.state), found.binding) is True
        except (Contested, MissingInput):
            return None
        if met and not node.clean:
            return None  # once clauses have contested a cell
        if met:
            why = (reached(book, {(n, a): v for n, a, v in cells}, len(node.moves)),)
            return answer(book, REACHED, phrases, question, found, node.state, way_in_words(book, node), why)
    why = (f"no play leads there ({proof_of(space)})",)
    return answer(book, NEVER, phrases, question, lawful, lawful.state(book), (), why)


def core(context: Context, said: list[tuple[str, Expr]]) -> list[str]:
    """Of phrases that cannot all be so, those of which none can be left out."""
    for one in list(said):
        fewer = [other for other in said if other is not one]
        if fewer and context.proves(conj([c for _, c in fewer])):
            said = fewer
    return [text for text, _ in said]


def laws_to_blame(context: Context, question: Expr) -> Iterator[str]:
    """The laws without which some state would meet a question that no lawful one does."""
    book, revealed = context.book, reveal(question, context.book)
    if not book.laws or len(book.laws) > MOST_LAWS or context.proves_of(replace(book, laws=()), revealed):
        return
    others = ((law, replace(book, laws=tuple(o for o in book.laws if o is not law))) for law in book.laws)
    names = [law.name for law, without in others if not context.proves_of(without, revealed)]
    yield f"by the law {names[0]}" if len(names) == 1 else f"by the laws {'; '.join(names)}" if names else "by the laws"


def some_states(book: Book, question: Expr, variables: Sequence[Variable]) -> Iterator[Witness]:
    """Some lawful states that meet a question, the least first; raises GaveUp, TooLarge."""
    revealed = reveal(question, book)
    seen: tuple[Witness, ...] = ()
    while len(seen) < STATES:
        found = witness(book, Obligation("", revealed, tuple(variables)), seen)
        if found is None:
            break
        yield found
        seen = (*seen, found)


def way_to(context: Context, question: Expr, found: Witness) -> Reached | None:
    """A way from set-up to a state like this one in which the question holds at the table; nothing if none is found."""
    book = context.book
    cells: dict[Cell, Value] = {(name, args): value for name, args, value in found.cells}
    for hints in ({}, {c: v for c, v in cells.items() if not lasting(book, c)}):
        way = kept_path(book, cells, hints, context.least, context.memory)
        if isinstance(way, Reached) and holds(book, question, state_at(book, way.state, found), found):
            return way
    return None


def state_at(book: Book, state: State, found: Witness) -> State:
    """The state to which a way leads, with what the rest of the game changes as a witness has it."""
    shown = state.copy()
    for cell, _ in state.cells():
        if not lasting(book, cell):
            shown.set(*cell, book.fields[cell[0]].start_at(cell[1]))
    for name, args, value in found.cells:
        if not book.fields[name].closed:
            shown.set(name, args, value)
    return shown


def holds(book: Book, question: Expr, state: State, found: Witness) -> bool:
    """Whether a question holds at the table in a state."""
    try:
        return evaluate(question, Scene(book, state, None, found.given()), found.binding) is True
    except (Contested, MissingInput):
        return False


def answer(
    book: Book,
    tier: str,
    phrases: tuple[str, ...],
    question: Expr,
    found: Witness,
    state: State,
    way: tuple[str, ...],
    why: tuple[str, ...],
) -> Answer:
    """An answer with a state, and what applies in it."""
    inputs = [book.phrases.say_cell(name, args, value) for name, args, value in found.inputs]
    named = [f"{name} is {value}" for name, value in found.binding.items()]
    scene = Scene(book, state, None, found.given())
    asked = fields_read(reveal(question, book)) | fields_read(question)
    own: dict[Applies, None] = {}
    others: set[str] = set()
    for part, said in statements(book, scene):
        if asked.isdisjoint(spoken_of(book, part)):
            others.add(part.clause)
        else:
            own[Applies(part.clause, said)] = None
    others -= {one.clause for one in own}
    own |= dict.fromkeys(upon_steps(book, state, found, asked))
    given = (*in_phrases(book, state), *inputs)
    return Answer(tier, phrases, given, tuple(named), way, why, tuple(own), len(others))


def spoken_of(book: Book, part: Part) -> frozenset[str]:
    """The fields that a part reads, and of which it says something."""
    said = frozenset(o.field for o in part.outcomes if isinstance(o, Claim | SetCell | ChangeCell))
    return fields_read(reveal(part.guard, book)) | said


def upon_steps(book: Book, state: State, found: Witness, asked: frozenset[str]) -> Iterator[Applies]:
    """What clauses that speak of what is asked do in the steps that are played from a state, each by itself.

    Of a step that hangs on further dice or choices nothing is told.
    """
    index = index_of(book)
    for step, edge in product(book.steps, Edge):
        parts = {p.id for p in index.steps.get((step, edge), ()) if not asked.isdisjoint(spoken_of(book, p))}
        if not parts:
            continue
        trace = play_moment(book, state.copy(), Anchor(AnchorKind.STEP, step, edge), (), found.given())
        if isinstance(trace.stopped, MissingInput):
            continue
        scene = Scene(book, state, None, found.given())
        for line in trace.lines:
            if line.fired and line.part in parts:
                with suppress(Contested, MissingInput):
                    for said in said_by(book, index.parts[line.part], dict(line.binding), scene):
                        yield Applies(line.clause, said, say_step(book, step, edge))


def statements(book: Book, scene: Scene) -> Iterator[tuple[Part, str]]:
    """What each part says that stands in a state, in phrases; of what a choice or a die decides nothing is told."""
    for part in book.parts():
        if part.anchor.kind is not AnchorKind.STANDING:
            continue
        try:
            for binding in bindings(part, scene):
                yield from ((part, said) for said in said_by(book, part, binding, scene))
        except (Contested, MissingInput):
            continue


def said_by(book: Book, part: Part, binding: Mapping[str, Value], scene: Scene) -> Iterator[str]:
    """What the outcomes of a part say under a binding."""
    names: dict[str, Expr] = {
        v.name: Literal(binding[v.name], literal_type(v.type, binding[v.name]))
        for v in part.variables
        if v.name in binding
    }
    for outcome in part.outcomes:
        match outcome:
            case Claim(field=name, args=args, value=value) | SetCell(field=name, args=args, value=value):
                cell = tuple(evaluate(a, scene, binding) for a in args)
                yield book.phrases.say_cell(name, cell, evaluate(value, scene, binding))
            case Norm(kind=kind, act=act, args=args) if kind is not NormKind.OFFER:
                yield f"{book.phrases.say_act(act, tuple(substitute(a, names) for a in args))} is {VERDICTS[kind]}"
            case Norm(first=True, ways=ways):
                acts = (book.phrases.say_act(w.act, tuple(substitute(a, names) for a in w.args)) for w in ways)
                yield f"{' or '.join(acts)} is obligatory"
            case Perform(act=act, args=args):
                yield book.phrases.say_act(act, tuple(substitute(a, names) for a in args))
            case Keep(text=text):
                yield f"kept: {text}"
            case ChangeCell(text=text):
                whom = ", ".join(f"{v.name}: {binding[v.name]}" for v in part.variables if v.name in binding)
                yield f"{text} ({whom})" if whom else text
            case _:
                pass
