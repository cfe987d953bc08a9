"""An obligation to an act that cannot be done: what the act requires is not so while the clause obliges to it.

So too a duty to one of several acts none of which can be done, as what they require is not so or they are forbidden.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Book, Norm, NormKind, Part, Perform
from rulewright.checks.shared.pairs import Side, norms_on, side, stands, stands_on
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_act, of_clauses, of_part
from rulewright.language.expr import FALSE, Expr, conj, disj, negate, substitute
from rulewright.story.story import absent, requirements
from rulewright.table.index import index_of

CHECK = Check(
    "RW205",
    "unmeetable-obligation",
    Severity.WARNING,
    "A clause obliges to an act in a state in which the act cannot be done.",
)


def find(context: Context) -> Iterator[Finding]:
    """The obligations that stand where their act cannot be done, and those to one of several where none can."""
    seen: set[tuple[str, str]] = set()
    told: set[tuple[str, tuple[Perform, ...]]] = set()
    for act, norms in index_of(context.book).norms.items():
        for part, norm in norms:
            if norm.ways and (part.id, norm.ways) not in told:
                asked = stuck(context.book, part, norm)
                if asked is not None and (finding := context.decide(asked)) is not None:
                    told.add((part.id, norm.ways))
                    yield finding
            if norm.kind is not NormKind.OBLIGE or not context.book.acts[act].requires or (part.clause, act) in seen:
                continue
            finding = context.decide(query(context.book, part, norm))
            if finding is not None:
                seen.add((part.clause, act))
                yield finding


def stuck(book: Book, part: Part, norm: Norm) -> Query | None:
    """The question whether a duty to one of several acts stands while none of them can be done.

    It is told of the first of them of which it stands; of others than the first, where those before may be left out.
    """
    one = side(part, "1")
    ways = [(way, one.args(way.args)) for way in norm.ways]
    own = next(n for n, way in enumerate(norm.ways) if (way.act, way.args) == (norm.act, norm.args))
    told = [offered(book, one, *way) for way in ways[: own + 1]]
    first = conj([*map(negate, told[:own]), told[own]])
    if first == FALSE:
        return None
    somebody = [(way, args) for n, (way, args) in enumerate(ways) if n == own or not absent(book.acts[way.act], args)]
    names = dict.fromkeys(way.act for way in norm.ways)
    needed = [f"'{way.text}' requires: {said}" for way in norm.ways for said in needs(book, way.act, way.args)]
    bans = (p.clause for name in names for p, _ in norms_on(book, name, NormKind.FORBID) if p.clause != part.clause)
    return Query(
        CHECK,
        (part.clause,),
        "In this state the clause obliges to one of several acts, and none of them can be done.",
        conj([one.told(part.guard), first, *(barred(book, *way) for way in ways)]),
        one.variables,
        ending=Ending(f"… is obligatory because of {part.clause}", act=(norm.act, ways[own][1])),
        also=tuple(Ending("… is not allowed", act=(way.act, args)) for way, args in somebody),
        demands={part.clause: f"obliges: one of these: {norm.text}"},
        cures=("Add a way that is always open.", "Say what happens where none of them can be done."),
        core=tuple(needed),
        related=tuple(dict.fromkeys(bans)),
        cell=" or ".join(names),
        matter=" ".join((of_part(book, part), *(of_act(book.acts[name]) for name in names))),
        parts=(part.id,),
    )


def offered(book: Book, one: Side, way: Perform, args: tuple[Expr, ...]) -> Expr:
    """That a duty to one of several acts is about this one: it is not done with nobody, and nothing prevails there."""
    norms = [(p, n.args) for p, n in index_of(book).norms.get(way.act, ())]
    return conj([*map(negate, absent(book.acts[way.act], args)), stands(book, one, args, norms)])


def barred(book: Book, way: Perform, args: tuple[Expr, ...]) -> Expr:
    """That an act cannot be done: it lacks what it requires, or a ban stands."""
    bans = [stands_on(book, ban, args) for ban in norms_on(book, way.act, NormKind.FORBID)]
    return disj([negate(requirements(book, way.act, args)), *bans])


def needs(book: Book, act: str, args: tuple[Expr, ...]) -> list[str]:
    """What an act requires, said of what it is to be done with."""
    names = book.acts[act].binding(args)
    return [book.phrases.say(substitute(c.expr, names)) for c in book.acts[act].requires]


def query(book: Book, part: Part, norm: Norm) -> Query:
    """The question whether an obligation stands while its act lacks what it requires."""
    one = side(part, "1")
    args = one.args(norm.args)
    norms = [(p, n.args) for p, n in index_of(book).norms.get(norm.act, ())]
    lacking = conj([*map(negate, absent(book.acts[norm.act], args)), negate(requirements(book, norm.act, args))])
    return Query(
        CHECK,
        (part.clause,),
        "In this state the clause obliges to an act that cannot be done.",
        conj([one.told(part.guard), stands(book, one, args, norms), lacking]),
        one.variables,
        ending=Ending(f"… is obligatory because of {part.clause}", act=(norm.act, args)),
        also=(Ending("… is refused", act=(norm.act, args)),),
        demands={part.clause: f"obliges: {norm.text}"},
        cures=("Oblige to it only where it can be done.", "Say what happens where it cannot."),
        core=(f"the act requires: {'; '.join(needs(book, norm.act, norm.args))}",),
        cell=norm.act,
        matter=f"{of_clauses(book, (part.clause,), norm.act)} {of_act(book.acts[norm.act])}",
    )
