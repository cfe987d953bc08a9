"""An act that nobody can ever do: what it requires is never so, in no state that play leads to or only after itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulewright.book.model import CLAUSES, Act, Book, Condition
from rulewright.checks.idle.inert_permission import protocol
from rulewright.checks.shared.doings import needing
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.proofs import exhausted, fewest, leave_open
from rulewright.checks.shared.reaching import always_so, done_by_clauses, shut_out
from rulewright.evidence.context import Context
from rulewright.evidence.core import Grounds, to_blame, told_grounds
from rulewright.evidence.findings import Check, Finding, Proof, Severity
from rulewright.evidence.matter import of_act
from rulewright.language.expr import Expr, conj
from rulewright.reach.invariants import Pair
from rulewright.reach.reachable import Reachable, proof, reachable
from rulewright.solver.solve import Proved

CHECK = Check(
    "RW210",
    "impossible-act",
    Severity.ERROR,
    "An act can never be done: what it requires is never so.",
)

NOBODY = "no clause does it, and no player may"
CURES = ("Drop or widen one of the requirements.", "Let some clause bring about what it requires.")


def find(context: Context) -> Iterator[Finding]:
    """The acts whose requirements no lawful state meets, or no play from set-up brings about."""
    for act in context.book.acts.values():
        if act.requires:
            yield from decided(context, act)


def decided(context: Context, act: Act) -> Iterator[Finding]:
    """The finding on an act, if it is one that can never be done."""
    book = context.book
    verdict = context.ask(required(act.requires))
    leave_open(context, CHECK, needing(book, act), verdict)
    if isinstance(verdict, Proved):
        grounds = to_blame(book, act.requires, lambda _, some: required(some)) or Grounds(act.requires, (), ())
        many = "these requirements together" if len(grounds.conditions) > 1 else "what it requires"
        yield told(
            context, act, grounds.conditions, f"no state meets {many}", told_grounds(book, grounds), exhausted(book)
        )
    elif not protocol(book, act) and not done_at_all(reachable(book), act):
        yield out_of_reach(context, act)
    elif act.name not in done_by_clauses(book):
        pairs = shut_out(context, required(act.requires))
        if pairs is not None:
            yield shut_off(context, act, pairs)


def required(some: tuple[Condition, ...]) -> Expr:
    """That some of the requirements of an act are met, for somebody."""
    return conj([c.expr for c in some])


def done_at_all(known: Reachable, act: Act) -> bool:
    """Whether some play from set-up may come to an act."""
    return known.brought_about(act.name, tuple(None for _ in act.parameters))


def out_of_reach(context: Context, act: Act) -> Finding:
    """The finding on an act that no play from set-up comes to."""
    book = context.book
    known = reachable(book)
    if act.by == CLAUSES and act.name not in done_by_clauses(book):
        return told(
            context, act, (), NOBODY, (f"proved for {proof(book)}",), Proof.INDUCTIVE, ("Let some clause do it.",)
        )

    def enough(some: tuple[Condition, ...]) -> bool:
        return not known.possible(required(some), lawful=True)

    blamed = fewest(act.requires, enough)
    why = "only the act itself brings about" if asks_for_itself(book, act) else "no play from set-up brings about"
    core = (*(c.text or book.phrases.say(c.expr) for c in blamed), f"proved for {proof(book)}")
    return told(context, act, blamed, f"{why} what it requires", core, Proof.INDUCTIVE)


def shut_off(context: Context, act: Act, pairs: tuple[Pair, ...]) -> Finding:
    """The finding on an act that is kept away by what is always so."""
    blamed = fewest(act.requires, lambda some: shut_out(context, required(some)) is not None)
    why = "no play from set-up brings about what it requires"
    return told(context, act, blamed, why, always_so(context.book, pairs), Proof.INDUCTIVE)


def asks_for_itself(book: Book, act: Act) -> bool:
    """Whether what an act requires would be in reach once it had been done."""
    freed = replace(book, acts={**book.acts, act.name: replace(act, requires=())})
    return reachable(freed).possible(required(act.requires), lawful=True)


def told(
    context: Context,
    act: Act,
    blamed: tuple[Condition, ...],
    why: str,
    core: tuple[str, ...],
    never: Proof,
    cures: tuple[str, ...] = CURES,
) -> Finding:
    """The finding on an act, where it stands, with the clauses that need it."""
    book = context.book
    clauses = needing(book, act)
    words = "; ".join(c.text or book.phrases.say(c.expr) for c in blamed)
    why = f"{why}: {words}" if words else why
    found = stated(
        context,
        CHECK,
        clauses,
        f"'{book.phrases.say_act(act.name, act.parameters)}' can never be done: {why}.",
        core=core,
        cures=cures,
        cell=act.name,
        never=never,
        matter=of_act(act),
    )
    return replace(found, positions=(act.position, *found.positions))
