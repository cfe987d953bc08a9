"""Which results of a roll a condition leaves out, and how likely they are, for each sum of modifiers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from itertools import product

from rulewright.book.model import Book
from rulewright.checks.shared.tables import Split
from rulewright.evidence.context import Context
from rulewright.language.expr import TRUE, Apply, Expr, Literal, Operator, Read, equal, number, walk
from rulewright.language.types import IntType
from rulewright.phrasing.parse import arithmetic
from rulewright.story import effort
from rulewright.story.unroll import values_of
from rulewright.table.evaluate import OPERATORS


@dataclass(frozen=True)
class Results:
    """Results of a roll that are in question: by their number alone, or with a condition that a state has to meet."""

    fits: Callable[[int], bool]
    condition: Expr | None = None


def region(context: Context, split: Split, wanted: Results) -> tuple[str, ...]:
    """For each sum of modifiers that can come up: the results in question and their chance on the die."""
    sums, cut = possible_sums(context, split)
    told = []
    for added in sums:
        fitting = [f for f in shown(split) if wanted.fits(f + added)]
        faces = [f for f in fitting if can_be(context, split, f, added, wanted.condition)]
        if faces:
            told.append(words(split, added, faces, wanted.condition is None))
    return (*told, *(["and other sums of modifiers"] if cut else []))


def possible_sums(context: Context, split: Split) -> tuple[list[int], bool]:
    """The sums of modifiers that can come up, of bounded size; whether larger ones may be possible."""
    added = modifiers(split)
    if not isinstance(added.type, IntType) or added.type.low == added.type.high:
        return [added.type.low if isinstance(added.type, IntType) else 0], False
    low, high = max(added.type.low, -effort.MODIFIER_SUM), min(added.type.high, effort.MODIFIER_SUM)
    sums = [n for n in range(low, high + 1) if context.possible(split.speaks(equal(added, number(n))))]
    return sums, (low, high) != (added.type.low, added.type.high)


def shown(split: Split) -> dict[int, int]:
    """What the roll can come to, and on how many faces of its die; on one each where that hangs on the state."""
    table = split.table
    assert table.roll is not None
    die = next(e for e in walk(table.roll) if isinstance(e, Read) and split.book.fields[e.field].chance)
    results = [worked_out(table.roll, {die: face}) for face in faces_of(die, split.book)]
    sure = [r for r in results if r is not None]
    if len(sure) < len(results):
        return dict.fromkeys(range(table.low, table.high + 1), 1)
    return dict(sorted(Counter(sure).items()))


def faces_of(die: Read, book: Book) -> list[int]:
    """What a die can show."""
    return [face for face in values_of(die.type, book) if isinstance(face, int)]


def worked_out(expr: Expr, faces: Mapping[Read, int]) -> int | None:
    """What a roll, or a condition on dice, comes to on faces of its dice; nothing where it reads more than these."""
    match expr:
        case Read() if expr in faces:
            return faces[expr]
        case Literal(value=int(value)):
            return value
        case Apply(operator=operator, args=args):
            parts = [worked_out(a, faces) for a in args]
            return None if None in parts else int(OPERATORS[operator](*parts))
        case _:
            return None


def chance_of(conditions: Sequence[Expr], book: Book) -> str:
    """How likely it is on the dice that they meet conditions, those that read no die left out; nothing if unknown."""
    reads = [e for c in conditions for e in walk(c) if isinstance(e, Read) and book.fields[e.field].chance]
    dice = list(dict.fromkeys(r for r in reads if isinstance(r.type, IntType)))
    rolls = [dict(zip(dice, f, strict=True)) for f in product(*(faces_of(d, book) for d in dice[: effort.DICE]))]
    about = [c for c in conditions if any(e in reads for e in walk(c))]
    unsure = len(dice) > 1 and any(not isinstance(a, Literal) for d in dice for a in d.args)
    if not dice or len(dice) > effort.DICE or unsure or any(worked_out(c, rolls[0]) is None for c in about):
        return ""
    chance = Fraction(sum(all(worked_out(c, roll) for c in about) for roll in rolls), len(rolls))
    return f" ({chance.numerator} in {chance.denominator})"


def modifiers(split: Split) -> Expr:
    """The sum of all modifiers of a table."""
    amounts = [amount for _, amount in split.table.modifiers]
    return reduce(lambda a, b: arithmetic(Operator.ADD, a, b), amounts) if amounts else number(0)


def can_be(context: Context, split: Split, face: int, added: int, condition: Expr | None) -> bool:
    """Whether a condition can hold when the die shows a face and the modifiers come to a sum."""
    if condition is None:
        return True
    assert split.table.roll is not None
    sums = equal(modifiers(split), number(added))
    return context.possible(split.speaks(condition, sums, equal(split.table.roll, number(face))))


def by_number(split: Split) -> bool:
    """Whether the rows depend on the result alone, so that the die gives the whole chance."""
    own = [c.expr for p in split.parts for c in p.conditions if c not in split.frame.conditions]
    return split.table.among == TRUE and all(any(e == split.table.total for e in walk(c)) for c in own)


def words(split: Split, added: int, faces: list[int], exact: bool) -> str:
    """One line of a region."""
    rolls = shown(split)
    chance = Fraction(sum(rolls[face] for face in faces), sum(rolls.values()))
    results = ", ".join(str(face + added) for face in faces)
    context = f"modifiers {added:+d}: " if added else "unmodified: " if split.table.modifiers else ""
    return f"{context}result {results} ({'' if exact else 'up to '}{chance.numerator} in {chance.denominator})"
