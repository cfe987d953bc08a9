"""A clause that does something to the first or the one that fits, where none fits, or several do.

So too to whom definitions name, where they name nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from rulewright.book.model import AnchorKind, Book, FieldKind, Part
from rulewright.checks.shared.pairs import free, same_args, words_of
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_part
from rulewright.language.expr import (
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    conj,
    conjuncts,
    equal,
    exists,
    free_variables,
    negate,
    substitute,
    walk,
)
from rulewright.story.moments import at_turn, conditions_of, life_of, played, turn

CHECK = Check(
    "RW404",
    "empty-selector",
    Severity.WARNING,
    "A clause picks the first or the one that fits, and in some state none fits, or several do, and nobody is picked.",
)


@dataclass(frozen=True)
class Selector:
    """What a part picks somebody by, its name in the clause, and what else the part asks.

    ``fits`` is that somebody fits at all; nothing where that is the same as that somebody is picked.
    """

    part: Part
    name: str
    nobody: Expr
    fits: Expr | None
    others: tuple[Expr, ...]
    parameters: tuple[Variable, ...]
    empty: str


def find(context: Context) -> Iterator[Finding]:
    """The selectors without a default that come up empty or tied where their clause's turn comes."""
    named = {e: name for clause in context.book.clauses.values() for name, e in clause.selections}
    for clause in context.book.clauses.values():
        parts = (p for p in clause.parts if not p.dispositions and p.anchor.kind is not AnchorKind.STANDING)
        found = tuple(s for p in parts for s in selectors(context.book, p, named))
        if found:
            about = f"{CHECK.code} {clause.id} {[s.name for s in found]}"
            yield from context.unit(about, clause.parts, partial(decided, context, found))


def decided(context: Context, found: tuple[Selector, ...]) -> Iterator[Finding]:
    """The findings on the selectors of one clause."""
    seen: set[tuple[str, str]] = set()
    for selector in found:
        for cell, case, message in cases(selector):
            key = (selector.name, cell)
            finding = context.decide(query(context.book, selector, cell, case, message)) if key not in seen else None
            if finding is not None:
                seen.add(key)
                yield finding


def selectors(book: Book, part: Part, named: dict[Expr, str]) -> Iterator[Selector]:
    """What an effect of the part needs to be somebody, and picks without saying who it is otherwise."""
    for expr in dict.fromkeys(e for c in part.conditions if c.implied for e in walk(c.expr)):
        one = isinstance(expr, Quantify) and expr.quantifier is Quantifier.THE
        if (one or expr in named or defined(book, expr)) and free_variables(expr) <= frozenset(part.variables):
            yield picked(part, expr, named.get(expr) or book.phrases.say_term(expr))
    for condition in part.conditions:
        if (variable := ranked(part, condition.expr)) is not None:
            yield among_first(book, part, condition.expr, variable)


def defined(book: Book, expr: Expr) -> bool:
    """Whether it is for definitions to say who somebody is, and for them alone."""
    return isinstance(expr, Read) and book.fields[expr.field].kind is FieldKind.DERIVED


def picked(part: Part, expr: Expr, name: str) -> Selector:
    """The first of a list, or the one that fits."""
    fits = exists((expr.variable,), conj([expr.where, expr.body])) if isinstance(expr, Quantify) else None
    others = tuple(c.expr for c in part.conditions if not (c.implied and expr in walk(c.expr)))
    nobody = equal(expr, Literal(None, expr.type))
    empty = f"Nobody is {name} in this state, and nothing says what happens then."
    return Selector(part, name, nobody, fits, others, part.variables, empty)


def among_first(book: Book, part: Part, condition: Expr, variable: Variable) -> Selector:
    """The first so many by some order."""
    said = book.phrases.say(condition)
    others = tuple(c.expr for c in part.conditions if variable not in free_variables(c.expr))
    parameters = tuple(v for v in part.variables if v != variable)
    empty = f"There is nobody of whom '{said}' holds in this state, and nothing says what happens then."
    return Selector(part, said, negate(exists((variable,), condition)), None, others, parameters, empty)


def ranked(part: Part, condition: Expr) -> Variable | None:
    """Whom a condition has among the first so many of those who fit, and asks nothing else of; nobody of the moment."""
    *asked, last = conjuncts(condition) or (condition,)
    match last:
        case Apply(operator=Operator.LT, args=(Quantify(Quantifier.COUNT, variable=rival, where=ahead), _)):
            own = dict.fromkeys(asked)
            for variable in part.variables if own else ():
                wanted = [substitute(a, {variable.name: rival}) for a in own]
                if not bound(part, variable) and wanted == [*conjuncts(ahead)][: len(wanted)]:
                    return variable
    return None


def bound(part: Part, variable: Variable) -> bool:
    """Whether the moment of a part says who a variable is."""
    return any(variable in free_variables(a) for a in part.anchor.args)


def cases(selector: Selector) -> Iterator[tuple[str, Expr, str]]:
    """The ways in which nobody is picked: the case's name, its condition, and how it is told."""
    name, fits = selector.name, selector.fits
    if fits is None:
        yield f"{name}: none", selector.nobody, selector.empty
        return
    yield f"{name}: none", conj([selector.nobody, negate(fits)]), selector.empty
    tied = f"Several could be {name} in this state, and nothing says which of them is."
    yield f"{name}: several", conj([selector.nobody, fits]), tied


def query(book: Book, selector: Selector, cell: str, case: Expr, message: str) -> Query:
    """The question whether the part's turn can come with nobody picked, and nothing else of its clause applies."""
    part = selector.part
    idle = negate(exists(unbound(part, part), conditions_of(part)))
    question = [turn(book, part, conj([*selector.others, case, idle])), free(book, part.anchor), *silent(book, part)]
    return Query(
        CHECK,
        (part.clause,),
        message,
        conj(question),
        selector.parameters,
        played(book, part.anchor),
        ending=Ending(f"{part.clause} does not apply"),
        demands={part.clause: words_of(part.outcomes)},
        whom=tuple(v for v in selector.parameters if v in free_variables(case)),
        cures=("Say who it is when none fits or several do ('else').", "Say that the clause then does nothing."),
        cell=cell,
        worded=True,
        tentative=bool(standing(book, part)),  # what stands may come to apply later in the moment
        matter=of_part(book, part, case),
    )


def silent(book: Book, part: Part) -> list[Expr]:
    """That no other part of the clause applies at the moment, nor stands."""
    own = book.clauses[part.clause].parts
    others = [p for p in own if p is not part and p.anchor.moment == part.anchor.moment]
    beside = (exists(p.variables, p.guard) for p in standing(book, part))
    return [*(negate(reach(book, part, p)) for p in others), *(negate(at_turn(book, part, e)) for e in beside)]


def standing(book: Book, part: Part) -> list[Part]:
    """The parts of its clause that stand."""
    return [p for p in book.clauses[part.clause].parts if p.anchor.kind is AnchorKind.STANDING]


def reach(book: Book, part: Part, other: Part) -> Expr:
    """That another part applies at a part's moment."""
    same = same_args(other.anchor.args, part.anchor.args)
    guard = conj([same, life_of(other), conditions_of(other)])
    return at_turn(book, other, exists(unbound(other, part), guard))


def unbound(part: Part, given: Part) -> tuple[Variable, ...]:
    """The variables of a part that the moment of another does not bind."""
    bound = {v.name for a in given.anchor.args for v in free_variables(a)}
    return tuple(v for v in part.variables if v.name not in bound)
