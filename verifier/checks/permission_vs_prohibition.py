"""An act that one clause permits, obliges or does is forbidden by another, with no priority between them."""

from __future__ import annotations

from collections.abc import Iterator

from graph.index import index_of
from rules.expr import Expr, conj, substitute
from rules.model import AnchorKind, Book, Norm, NormKind, Part, Perform
from verifier.checks.contradictory_outcome import apart_literals, cures
from verifier.checks.pairs import Side, names_of, same_args, settled_by_priority, side
from verifier.context import Context
from verifier.findings import Check, Ending, Finding, Query, Severity
from verifier.moments import at_turn, begins, played, turn

CHECK = Check(
    "RW303",
    "permission-vs-prohibition",
    Severity.ERROR,
    "An act is permitted, obliged or done by one clause and forbidden by another, and no rule says which prevails.",
)


def find(context: Context) -> Iterator[Finding]:
    """Norms of one act against each other, and performances against prohibitions."""
    book = context.book
    seen: set[tuple[str, ...]] = set()
    for act, norms in index_of(book).norms.items():
        forbidding = [(p, n) for p, n in norms if n.kind is NormKind.FORBID]
        for one in forbidding:
            rivals = [(p, n) for p, n in norms if n.kind is not NormKind.FORBID]
            for query in [*standing(context, one, rivals), *performed(context, one, act)]:
                key = (*query.clauses, query.cell)
                if key in seen:
                    continue
                finding = context.decide(query)
                if finding is not None:
                    seen.add(key)
                    yield finding


def standing(context: Context, one: tuple[Part, Norm], rivals: list[tuple[Part, Norm]]) -> Iterator[Query]:
    """A prohibition against the permissions and obligations of the same act."""
    book = context.book
    part, norm = one
    for rival, against in rivals:
        context.stats.pairs += 1
        quiet = against.kind is NormKind.PERMIT and book.prohibition_prevails
        if quiet or settled_by_priority(book, part, rival) or distinct(norm, against):
            continue
        left, right = side(part, "1"), side(rival, "2")
        args = right.args(against.args)
        question = conj(
            [
                left.told(part.guard),
                right.told(rival.guard),
                same_args(left.args(norm.args), args),
                requirements(book, norm.act, args),
            ]
        )
        yield made(book, left, norm, right, against.text, args, question, against.kind.value)


def performed(context: Context, one: tuple[Part, Norm], act: str) -> Iterator[Query]:
    """A prohibition against the parts that do the act."""
    book = context.book
    part, norm = one
    for rival in book.parts():
        for outcome in rival.outcomes:
            if not isinstance(outcome, Perform) or outcome.act != act or rival.anchor.kind is AnchorKind.STANDING:
                continue
            context.stats.pairs += 1
            if rival is part or settled_by_priority(book, part, rival) or distinct(norm, outcome):
                continue
            left, right = side(part, "1"), side(rival, "2")
            args = right.args(outcome.args)
            here = conj([same_args(left.args(norm.args), args), left.told(part.guard), requirements(book, act, args)])
            question = conj([turn(book, right.renamed), at_turn(book, right.renamed, here)])
            yield made(book, left, norm, right, outcome.text, args, question, "does")


def distinct(norm: Norm, other: Norm | Perform) -> bool:
    """Whether two acts are about different things in so many words."""
    return any(apart_literals(a, b) for a, b in zip(norm.args, other.args, strict=True))


def requirements(book: Book, act: str, args: tuple[Expr, ...]) -> Expr:
    """That the act can be done at all."""
    names = {v.name: a for v, a in zip(book.acts[act].parameters, args, strict=True)}
    return conj([substitute(c.expr, names) for c in book.acts[act].requires])


def made(
    book: Book, left: Side, norm: Norm, right: Side, text: str, args: tuple[Expr, ...], question: Expr, how: str
) -> Query:
    """The query of one pair."""
    parties = names_of(left.part.clause, right.part.clause)
    anchor = played(book, right.anchor) if how == "does" else None
    word = {"permits": "permits", "obliges": "obliges", "does": "does"}[how]
    return Query(
        CHECK,
        parties,
        f"One of these clauses forbids an act that the other {word}, and no rule says which prevails.",
        conj([begins(book, right.anchor), question]) if how == "does" else question,
        (*left.variables, *right.variables),
        anchor,
        ending=Ending("the rules disagree whether … is allowed", act=(norm.act, args)),
        demands={left.part.clause: f"forbids: {norm.text}", right.part.clause: f"{word}: {text}"},
        cures=cures(parties),
        cell=norm.act,
    )
