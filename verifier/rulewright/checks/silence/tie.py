"""A clause that speaks of who has the most or the least, or of the first so many, where more than these are equal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import AnchorKind, Book, ChangeCell, Part, Perform, SetCell, expressions_of
from rulewright.checks.shared.pairs import free, words_of
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_part
from rulewright.language.expr import (
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Variable,
    conj,
    conjuncts,
    free_variables,
    number,
    substitute,
)
from rulewright.language.types import BOOL, IntType
from rulewright.story.moments import conditions_of, played, turn
from rulewright.story.unroll import values_of

CHECK = Check(
    "RW323",
    "tie",
    Severity.NOTE,
    "A clause speaks of who has the most or the least, or of the first so many, and in some state more than these tie.",
)
EXTREMES = (Quantifier.GREATEST, Quantifier.LEAST)


def find(context: Context) -> Iterator[Finding]:
    """The clauses that in some state speak of more than the text counts."""
    for clause in context.book.clauses.values():
        for part in clause.parts:
            for variable, places in ranks(part):
                if spoken_of(part, variable):
                    about = f"{CHECK.code} {part.id} {variable.name}"
                    yield from context.unit(about, (part,), partial(decided, context, part, variable, places))


def decided(context: Context, part: Part, variable: Variable, places: int) -> Iterator[Finding]:
    """The finding on one condition of a part."""
    finding = context.decide(query(context.book, part, variable, places))
    if finding is not None:
        yield finding


def ranks(part: Part) -> Iterator[tuple[Variable, int]]:
    """Of whom a part says that they have the most or the least, or are among the first, and of how many it says so."""
    if part.dispositions or part.anchor.kind is AnchorKind.STANDING:
        return
    moment = frozenset(v for a in part.anchor.args for v in free_variables(a))
    for variable in part.variables:
        found = (places(c, variable) for c in conjuncts(conditions_of(part)) or (conditions_of(part),))
        counted = [n for n in found if n is not None]
        if counted and variable not in moment:
            yield variable, min(counted)


def places(condition: Expr, variable: Variable) -> int | None:
    """Among how many a condition counts whom a variable stands for; nothing if it ranks nobody."""
    match condition:
        case Apply(operator=Operator.LT, args=(Quantify(quantifier=Quantifier.COUNT) as ahead, Literal(value=int(n)))):
            rival = {ahead.variable.name: variable}
            compared = (e.args for e in parts(ahead.where) if isinstance(e, Apply) and e.operator is Operator.LT)
            return n if any(own != o and substitute(o, rival) == own for own, o in compared) else None
        case Apply(operator=Operator.EQ | Operator.LE, args=(one, other)):
            for own, most in ((one, other), (other, one)):
                if isinstance(most, Quantify) and most.quantifier in EXTREMES and variable in free_variables(own):
                    return 1 if substitute(most.body, {most.variable.name: variable}) == own else None
    return None


def parts(condition: Expr) -> Iterator[Expr]:
    """A condition, and what it is made of by and and or."""
    yield condition
    if isinstance(condition, Apply) and condition.operator in (Operator.AND, Operator.OR):
        for inner in condition.args:
            yield from parts(inner)


def spoken_of(part: Part, variable: Variable) -> bool:
    """Whether a part does something to whom a variable stands for, and not one thing that two of them would contest."""
    done = [o for o in part.outcomes if isinstance(o, SetCell | ChangeCell | Perform)]
    sets = (o for o in done if isinstance(o, SetCell))
    contested = any(variable in free_variables(o.value) and not _named(o.args, variable) for o in sets)
    return not contested and any(_named(expressions_of(o), variable) for o in done)


def _named(exprs: tuple[Expr, ...], variable: Variable) -> bool:
    return any(variable in free_variables(e) for e in exprs)


def query(book: Book, part: Part, variable: Variable, places: int) -> Query:
    """The question whether a part's turn can come with more than so many of whom its conditions are so."""
    met = conditions_of(part)
    rival = Variable(f"{variable.name} of all", variable.type)
    size = len(values_of(variable.type, book))
    every = Quantify(Quantifier.COUNT, rival, substitute(met, {variable.name: rival}), TRUE, IntType(0, size))
    several = Apply(Operator.LT, (number(places), every), BOOL)
    said = "; ".join(c.text or book.phrases.say(c.expr) for c in part.conditions if variable in free_variables(c.expr))
    many = "one" if places == 1 else str(places)
    return Query(
        CHECK,
        (part.clause,),
        f"Of more than {many} this is so in some state, and nothing says which of them is meant: {said}.",
        conj([turn(book, part, several), free(book, part.anchor)]),
        tuple(v for v in part.variables if v != variable),
        played(book, part.anchor),
        ending=Ending(f"{part.clause} applies more than {places} times"),
        demands={part.clause: words_of(part.outcomes)},
        cures=(
            "Say who it is where they tie.",
            "Say that all of them are meant: write 'nobody has more' in place of the order.",
        ),
        cell=said,
        worded=True,
        matter=of_part(book, part),
        parts=(part.id,),
        tentative=True,
    )
