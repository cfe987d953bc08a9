"""Whether an act may be done: what forbids it weighed against what permits, obliges to or does it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.book.model import CLAUSES, Act, Norm, NormKind, Part
from rulewright.language.types import Value
from rulewright.play.landing import writes_of
from rulewright.play.ledger import Ledger, Moment, as_part
from rulewright.table.evaluate import bindings, evaluate, matching
from rulewright.table.index import standing
from rulewright.table.scene import Scene
from rulewright.table.state import Cell
from rulewright.table.trace import Dispute, Refusal, TraceLine


def allowed(ledger: Ledger, act: Act, moment: Moment, by: Part | None, text: str) -> bool:
    """Weigh what forbids an act against what permits, obliges to or does it."""
    norms = _norms(ledger, act, moment, by)
    what = (act.name, moment.args or ())
    does = (*norms.does, *norms.oblige)
    if norms.forbid and does:
        ledger.disputed.append(Dispute(text, what, does, norms.forbid))
    elif norms.forbid and by is not None:
        why = f"{text}: {', '.join(norms.forbid)} forbids it and prevails"
        ledger.lines.append(TraceLine(by.id, by.clause, fired=False, why=why))
    elif norms.forbid and norms.permit and not ledger.book.prohibition_prevails:
        ledger.disputed.append(Dispute(text, what, norms.permit, norms.forbid))
    elif norms.forbid:
        ledger.refused = Refusal(text, what, norms.forbid)
    elif by is None and act.exhaustive and not (norms.permit or norms.oblige or norms.offer):
        why = "only clauses do it" if act.by == CLAUSES else "nothing permits it"
        ledger.refused = Refusal(text, what, requirement=why)
    else:
        return True
    return False


@dataclass(frozen=True, slots=True)
class Norms:
    """The clauses that speak of an act, or do it, and are not displaced by others."""

    does: tuple[str, ...]
    forbid: tuple[str, ...]
    permit: tuple[str, ...]
    oblige: tuple[str, ...]
    offer: tuple[str, ...]


def _norms(ledger: Ledger, act: Act, moment: Moment, by: Part | None) -> Norms:
    """The norms on an act; an obligation to another act forbids this one if they would give one cell two values."""
    speaking = list(_speaking(ledger, act, moment))
    for part, _ in speaking:
        ledger.lines.append(TraceLine(part.id, part.clause))
    weighed = {part.id: part for part, _ in speaking} | ({by.id: by} if by is not None else {})
    kept = {part.id for part in standing(weighed.values(), ledger.index)}
    found: dict[NormKind | None, tuple[str, ...]] = {
        kind: tuple(dict.fromkeys(p.clause for p, k in speaking if k is kind and p.id in kept))
        for kind in (*NormKind, None)
    }
    oblige, excluded = found[NormKind.OBLIGE], found[None]
    chosen = by is None and not oblige
    forbid = found[NormKind.FORBID] + (found[NormKind.BAR] if chosen else ()) + (() if oblige else excluded)
    does = (by.clause,) if by is not None and by.id in kept else ()
    return Norms(does, tuple(dict.fromkeys(forbid)), found[NormKind.PERMIT], oblige, found[NormKind.OFFER])


def _speaking(ledger: Ledger, act: Act, moment: Moment) -> Iterator[tuple[Part, NormKind | None]]:
    """The parts with a norm on an act and its kind, none for an obligation to another act that excludes this one."""
    for part, norm in ledger.index.norms.get(act.name, ()):
        if next(matching(part, norm.args, moment.args or (), moment.began), None) is not None:
            yield part, norm.kind
        elif norm.kind is NormKind.OBLIGE and _excludes(part, norm, act, moment):
            yield part, None


def _excludes(part: Part, norm: Norm, act: Act, moment: Moment) -> bool:
    """Whether an act cannot be done beside the one that a part obliges the same doer to."""
    done, doer = moment.args or (), act.doer
    if doer is None:
        return False
    own = _values(act, done, moment.began)
    for binding in bindings(part, moment.began):
        obliged = tuple(evaluate(arg, moment.began, binding) for arg in norm.args)
        other = _values(act, obliged, moment.began)
        if obliged[doer] == done[doer] and any(other.get(cell, value) != value for cell, value in own.items()):
            return True
    return False


def _values(act: Act, args: tuple[Value, ...], scene: Scene) -> dict[Cell, Value]:
    """The cells that an act sets, with their values."""
    binding = act.binding(args)
    return {w.cell: w.value for w in writes_of([(as_part(act), binding)], scene) if not w.adds}
