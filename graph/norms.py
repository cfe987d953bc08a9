"""Whether an act may be done: what forbids it weighed against what permits, obliges to or does it."""

from __future__ import annotations

from graph.evaluate import bindings, evaluate, matching
from graph.index import standing
from graph.landing import writes_of
from graph.ledger import Ledger, Moment, as_part
from graph.scene import Scene
from graph.state import Cell
from graph.trace import Dispute, Refusal, TraceLine
from rules.model import Act, Norm, NormKind, Part
from rules.types import Value


def allowed(ledger: Ledger, act: Act, moment: Moment, by: Part | None, text: str) -> bool:
    """Weigh what forbids an act against what permits or does it."""
    forbids, permits = _norms(ledger, act, moment, by)
    what = (act.name, moment.args or ())
    if by is not None and forbids:
        ledger.disputed.append(Dispute(text, what, (by.clause,), forbids))
    elif forbids and permits and not ledger.book.prohibition_prevails:
        ledger.disputed.append(Dispute(text, what, permits, forbids))
    elif forbids:
        ledger.refused = Refusal(text, what, forbids)
    elif by is None and act.exhaustive and not permits:
        ledger.refused = Refusal(text, what, requirement="nothing permits it")
    else:
        return True
    return False


def _norms(ledger: Ledger, act: Act, moment: Moment, by: Part | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The clauses that forbid an act and those that permit it, without the ones that others displace.

    An obligation to another act forbids this one if they would give one cell different values.
    """
    speaking: dict[str, tuple[Part, NormKind]] = {}
    obliged = False
    for part, norm in ledger.index.norms.get(act.name, ()):
        fits = next(matching(part, norm.args, moment.args or (), moment.began), None) is not None
        if norm.kind is NormKind.OBLIGE:
            obliged = obliged or fits
            fits = not fits and _excludes(part, norm, act, moment)
        if fits:
            speaking[part.id] = (part, norm.kind)
            ledger.lines.append(TraceLine(part.id, part.clause))
    weighed = [part for part, _ in speaking.values()] + ([by] if by is not None else [])
    kept = {part.id for part in standing(weighed, ledger.index)}
    against = {NormKind.FORBID} if obliged else {NormKind.FORBID, NormKind.OBLIGE}
    forbids = dict.fromkeys(p.clause for p, kind in speaking.values() if kind in against and p.id in kept)
    permits = dict.fromkeys(p.clause for p, kind in speaking.values() if kind is NormKind.PERMIT and p.id in kept)
    return tuple(forbids), tuple(permits)


def _excludes(part: Part, norm: Norm, act: Act, moment: Moment) -> bool:
    """Whether an act cannot be done beside the one that a part obliges the same doer to, who is named first."""
    done = moment.args or ()
    own = _values(act, done, moment.began)
    for binding in bindings(part, moment.began):
        obliged = tuple(evaluate(arg, moment.began, binding) for arg in norm.args)
        other = _values(act, obliged, moment.began)
        if obliged[:1] == done[:1] and any(other.get(cell, value) != value for cell, value in own.items()):
            return True
    return False


def _values(act: Act, args: tuple[Value, ...], scene: Scene) -> dict[Cell, Value]:
    """The cells that an act sets, with their values."""
    binding = dict(zip((p.name for p in act.parameters), args, strict=True))
    return {w.cell: w.value for w in writes_of([(as_part(act), binding)], scene) if not w.adds}
