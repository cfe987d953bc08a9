"""What several checks share: sides of a collision kept apart, moments that meet, priority, words for cures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from types import UnionType
from typing import TypeVar

from rulewright.book.model import Anchor, AnchorKind, Block, Book, Norm, NormKind, Outcome, Part
from rulewright.language.expr import TRUE, Expr, Literal, Variable, conj, disj, equal, exists, negate, substitute
from rulewright.language.types import MemberType
from rulewright.memo.per_book import for_a_book
from rulewright.story.interference import beats
from rulewright.story.matching import apart, match
from rulewright.story.moments import played, turn
from rulewright.story.reveal import missing
from rulewright.table.index import index_of, may_prevail
from rulewright.table.state import orders

T = TypeVar("T")
Spoken = tuple[Part, Norm]
ALLOWING = (NormKind.PERMIT, NormKind.OBLIGE, NormKind.OFFER)


@dataclass(frozen=True, slots=True)
class Side:
    """A part with variables of its own, so that two sides never share a name."""

    part: Part
    names: dict[str, Expr]

    @property
    def variables(self) -> tuple[Variable, ...]:
        """The variables, renamed."""
        return tuple(v for v in self.names.values() if isinstance(v, Variable))

    def told(self, expr: Expr) -> Expr:
        """An expression of the part, in the names of this side."""
        return substitute(expr, self.names)

    def args(self, args: Sequence[Expr]) -> tuple[Expr, ...]:
        """Several expressions of the part, in the names of this side."""
        return tuple(self.told(a) for a in args)

    def with_names(self, pairs: Iterable[tuple[Expr, Expr]], kinds: type | UnionType) -> Side:
        """The side with something of these kinds in place of each variable for a member that is paired with it."""
        own = {v.name for v in self.part.variables if isinstance(v.type, MemberType)}
        named = ((v, e) for v, e in pairs if isinstance(v, Variable) and v.name in own and isinstance(e, kinds))
        return replace(self, names={**self.names, **{v.name: e for v, e in named if e != Literal(None, e.type)}})

    @property
    def anchor(self) -> Anchor:
        """The moment, in the names of this side."""
        return replace(self.part.anchor, args=self.args(self.part.anchor.args))

    @property
    def renamed(self) -> Part:
        """The part itself, in the names of this side."""
        conditions = tuple(replace(c, expr=self.told(c.expr)) for c in self.part.conditions)
        life = tuple(replace(c, expr=self.told(c.expr)) for c in self.part.life)
        return replace(self.part, conditions=conditions, life=life, anchor=self.anchor)


def side(part: Part, mark: str) -> Side:
    """A part as one side of a question."""
    return Side(part, apart(part.variables, mark))


def pairs(items: Sequence[T]) -> Iterator[tuple[T, T]]:
    """Every two of the items, each pair once, an item not with itself."""
    for i, one in enumerate(items):
        for other in items[i + 1 :]:
            yield one, other


def applies(book: Book, one: Side) -> Expr:
    """That a side applies at its moment, told of the state in which the moment begins."""
    if one.part.anchor.kind is AnchorKind.STANDING:
        return one.told(one.part.guard)
    return conj([turn(book, one.renamed), free(book, one.anchor)])


def free(book: Book, anchor: Anchor) -> Expr:
    """That a player may do the act that makes a moment: nothing that stands forbids it, and something permits it

    where only what is permitted may be done.
    """
    if anchor.kind is not AnchorKind.ACT:
        return TRUE
    moment = played(book, anchor)
    bans = norms_on(book, moment.act, NormKind.FORBID)
    unbanned = [negate(stands_on(book, ban, moment.args)) for ban in bans]
    bars = [stands_on(book, bar, moment.args) for bar in norms_on(book, moment.act, NormKind.BAR)]
    if bars:
        duties = [stands_on(book, duty, moment.args) for duty in norms_on(book, moment.act, NormKind.OBLIGE)]
        unbanned.append(disj([negate(disj(bars)), *duties]))
    if not book.acts[moment.act].exhaustive:
        return conj(unbanned)
    permits = [n for kind in ALLOWING for n in norms_on(book, moment.act, kind)]
    return conj([*unbanned, disj([stands_on(book, permit, moment.args) for permit in permits])])


def norms_on(book: Book, act: str, kind: NormKind) -> tuple[Spoken, ...]:
    """The norms of one kind on an act, each with the part that it is of."""
    return tuple((part, norm) for part, norm in index_of(book).norms.get(act, ()) if norm.kind is kind)


def stands_on(book: Book, spoken: Spoken, args: tuple[Expr, ...]) -> Expr:
    """That a norm speaks of an act done with these things, and no other norm on the act that has priority over it."""
    part, norm = spoken
    over = [(p, n) for p, n in index_of(book).norms.get(norm.act, ()) if beats(p, part, book)]
    return conj([_about(spoken, args, "norm"), *(negate(_about(other, args, "exception")) for other in over)])


def _about(spoken: Spoken, args: tuple[Expr, ...], mark: str) -> Expr:
    part, norm = spoken
    one = side(part, mark)
    return somewhere(one.variables, one.told(part.guard), one.args(norm.args), args)


def somewhere(variables: tuple[Variable, ...], guard: Expr, about: tuple[Expr, ...], args: tuple[Expr, ...]) -> Expr:
    """That a guard holds for some choice of its variables that makes it be about these arguments.

    A member that an argument names is not looked for among all of its sort.
    """
    members = tuple(v for v in variables if isinstance(v.type, MemberType))
    named = [a for a, pattern in zip(args, about, strict=True) if pattern in members]
    there = list(map(negate, missing(named)))
    found = match(members, guard, about, args, TRUE)
    return exists((*found.rest, *(v for v in variables if v not in members)), conj([*there, found.condition]))


def settled_by_priority(book: Book, one: Part, other: Part) -> bool:
    """Whether one of two parts yields to the other wherever both apply."""
    return beats(one, other, book) or beats(other, one, book)


@for_a_book
def those_prevailing(book: Book) -> tuple[Part, ...]:
    """The parts that may prevail over another."""
    return tuple(may_prevail(book.parts(), index_of(book)))


def stands(book: Book, one: Side, args: tuple[Expr, ...], rivals: Iterable[tuple[Part, tuple[Expr, ...]]]) -> Expr:
    """That no part with priority over a side speaks of the same cell or act; ``rivals`` are those that may."""
    silencing = [(part, about) for part, about in rivals if beats(part, one.part, book)]
    return conj([negate(_speaks(book, one, args, side(part, "by"), about)) for part, about in silencing])


def _speaks(book: Book, one: Side, args: tuple[Expr, ...], rival: Side, about: tuple[Expr, ...]) -> Expr:
    guard = conj([same_moment(rival, one), applies(book, rival)])
    return somewhere(rival.variables, guard, rival.args(about), args)


def same_args(one: tuple[Expr, ...], other: tuple[Expr, ...]) -> Expr:
    """That two lists of arguments name the same."""
    return conj([equal(a, b) for a, b in zip(one, other, strict=True)])


def same_cell(book: Book, field: str, one: tuple[Expr, ...], other: tuple[Expr, ...]) -> Expr:
    """That two lists of arguments name one cell of a field, in whatever order if it is symmetric."""
    return disj([same_args(one, order) for order in orders(book.fields[field], other)])


def distinct(one: tuple[Expr, ...], other: tuple[Expr, ...]) -> bool:
    """Whether two lists of arguments name different things in so many words."""
    literals = [(a, b) for a, b in zip(one, other, strict=True) if isinstance(a, Literal) and isinstance(b, Literal)]
    return any(a.value != b.value for a, b in literals)


def distinct_cells(book: Book, field: str, one: tuple[Expr, ...], other: tuple[Expr, ...]) -> bool:
    """Whether two lists of arguments name different cells of a field in so many words."""
    return all(distinct(one, order) for order in orders(book.fields[field], other))


def at_once(book: Book, section: str) -> bool:
    """Whether the clauses of a section read one state."""
    return section in book.sections and book.sections[section].block is Block.TOGETHER


def together(book: Book, one: Part, other: Part) -> bool:
    """Whether two parts land together: the same, rows of one table, or of one section whose clauses read one state."""
    if one.id == other.id:
        return True
    if one.anchor.moment != other.anchor.moment or one.section != other.section:
        return False
    of_one_table = bool(one.group) and one.group == other.group
    return one.remember == other.remember and (of_one_table or at_once(book, one.section))


def simultaneous(book: Book, one: Part, other: Part) -> bool:
    """Whether what two parts write comes together: they land together, or in sections that are side by side."""
    if one.section == other.section or one.id == other.id:
        return together(book, one, other)
    if one.anchor.moment != other.anchor.moment or one.remember != other.remember:
        return False
    forerunners = index_of(book).forerunners
    return all(a.section not in forerunners.get(b.section, ()) for a, b in ((one, other), (other, one)))


def same_moment(one: Side, other: Side) -> Expr:
    """That the moments of two parts are one: the act is done with the same things."""
    if one.part.anchor.kind is AnchorKind.ACT:
        return same_args(one.anchor.args, other.anchor.args)
    return conj([])


def names_of(*clauses: str) -> tuple[str, ...]:
    """The parties of a finding, each once, sorted."""
    return tuple(sorted(set(clauses)))


def cures(parties: tuple[str, ...]) -> tuple[str, ...]:
    """The usual ways out of a conflict."""
    if len(parties) == 1:
        return (f"Narrow {parties[0]} so that it applies once only, or say which of the two prevails.",)
    return (
        f"Narrow a condition of {parties[0]} or {parties[1]} so that they exclude each other.",
        f"Let one override the other, or record a ruling which of {parties[0]} and {parties[1]} prevails.",
    )


def words_of(outcomes: Iterable[Outcome]) -> str:
    """What outcomes bring about, in the words they were written in; what sets several cells is told once."""
    return "; ".join(dict.fromkeys(o.text for o in outcomes if o.text))
