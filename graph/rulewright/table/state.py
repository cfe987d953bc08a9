"""A state of the game: the cells that differ from their start value, and the graph that they make.

Members of thing sorts are nodes. A field with no thing among its arguments is an attribute of the
graph; with one, an attribute of that node, or an edge to the thing that is its value; with more, an
edge between the first two, whose key holds the further arguments. Copies share everything until one
of them is written to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from rulewright.book.model import Book, Field
from rulewright.language.expr import Expr, Read, rebuild
from rulewright.language.lazy import postponed
from rulewright.language.show import show
from rulewright.language.types import BoolType, IntType, MemberType, Value

if TYPE_CHECKING:
    import networkx as nx
else:
    nx = postponed("networkx")

Cell = tuple[str, tuple[Value, ...]]
Graph: TypeAlias = "nx.MultiDiGraph[str]"
T = TypeVar("T")


class OutOfRange(Exception):
    """A cell would get a value that its field cannot hold, by what some clauses do."""

    def __init__(self, cell: Cell, value: Value, end: Value, book: Book) -> None:
        self.cell, self.value, self.end, self.book = cell, value, end, book  # the end of the range that it is past
        self.clauses: tuple[str, ...] = ()
        self.others: tuple[OutOfRange, ...] = ()
        super().__init__(cell, value, end, book)

    def __str__(self) -> str:
        return f"it cannot be that {self.book.phrases.say_cell(*self.cell, self.value)}"

    @property
    def every(self) -> tuple[OutOfRange, ...]:
        """This and all that come together with it."""
        return (self, *self.others)

    @classmethod
    def raise_any(cls, stops: Iterable[OutOfRange]) -> None:
        """Raise the first with all the others, if there are any."""
        every = [one for stop in stops for one in stop.every]
        if every:
            every[0].others = tuple(every[1:])
            raise every[0]


def show_cell(cell: Cell) -> str:
    """A cell as ``field(arguments)``, for messages that have no phrase."""
    name, args = cell
    return f"{name}({', '.join(map(str, args))})" if args else name


class State:
    """What every cell of a book holds at one instant; only what differs from the start is kept."""

    __slots__ = ("_book", "_cells", "_graph", "_shared")

    def __init__(self, book: Book, cells: dict[Cell, Value], shared: bool = False) -> None:
        self._book = book
        self._cells = cells
        self._shared = shared
        self._graph: Graph | None = None

    @classmethod
    def start(cls, book: Book) -> State:
        """The state that nothing has touched."""
        return cls(book, {})

    def get(self, field: str, args: tuple[Value, ...] = ()) -> Value:
        """The stored value of a cell."""
        cell = cell_of(self._book, field, args)
        if cell in self._cells:
            return self._cells[cell]
        return self._book.fields[field].start_at(args)

    def set(self, field: str, args: tuple[Value, ...], value: Value) -> None:
        """Write a cell, in whatever order a symmetric field names it; raises OutOfRange."""
        spec, cell = self._book.fields[field], cell_of(self._book, field, args)
        value = self._checked(spec, cell, value)
        if self._shared:
            self._cells, self._shared = dict(self._cells), False
        self._graph = None
        if spec.start_at(args) == value:
            self._cells.pop(cell, None)
        else:
            self._cells[cell] = value

    def _checked(self, spec: Field, cell: Cell, value: Value) -> Value:
        match spec.type:
            case IntType(low, high) if isinstance(value, int):
                kept = max(low, min(high, value))
                if spec.clamped:
                    return kept
                if kept != value:
                    raise OutOfRange(cell, value, kept, self._book)
            case MemberType(optional=False) if value is None:
                raise OutOfRange(cell, value, None, self._book)
        return value

    def copy(self) -> State:
        """The same state, to be written to on its own."""
        self._shared = True
        twin = State(self._book, self._cells, shared=True)
        twin._graph = self._graph
        return twin

    def cells(self) -> list[tuple[Cell, Value]]:
        """The cells that differ from their start value, with their values, in a fixed order."""
        return sorted(self._cells.items(), key=lambda item: (item[0][0], tuple(map(str, item[0][1]))))

    def touched(self) -> Iterable[Cell]:
        """The cells that differ from their start value, in no order."""
        return self._cells.keys()

    def among(self, fields: frozenset[str]) -> frozenset[tuple[Cell, Value]]:
        """The cells of some fields that differ from their start value, with their values."""
        return frozenset([item for item in self._cells.items() if item[0][0] in fields])

    def changed(self, other: State) -> list[Cell]:
        """The cells in which two states of one book differ, in a fixed order."""
        if self._cells is other._cells:
            return []
        both = self._cells.keys() | other._cells.keys()
        differ = [cell for cell in both if self.get(*cell) != other.get(*cell)]
        return sorted(differ, key=lambda cell: (cell[0], tuple(map(str, cell[1]))))

    @property
    def graph(self) -> Graph:
        """The state as a graph: nodes with ``sort``, attributes, and edges keyed by field."""
        if self._graph is None:
            self._graph = build_graph(self._book, self.cells())
        return self._graph

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._cells == other._cells

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "State(" + ", ".join(f"{show_cell(cell)}={value}" for cell, value in self.cells()) + ")"


def orders(spec: Field, args: tuple[T, ...]) -> tuple[tuple[T, ...], ...]:
    """The argument orders under which one cell is known, values or terms: two for a symmetric field."""
    return (args,) if not spec.symmetric or args[0] == args[1] else (args, args[::-1])


def cell_of(book: Book, field: str, args: tuple[Value, ...]) -> Cell:
    """The one name of a cell; of a symmetric field the order that comes first in the alphabet."""
    # INVARIANT: whatever keeps or compares cells takes them from here, in whichever order they were written.
    spec = book.fields[field]
    return (field, min(orders(spec, args), key=lambda order: tuple(map(str, order))) if spec.symmetric else args)


def in_one_order(expr: Expr, book: Book) -> Expr:
    """The expression with each read of a symmetric field in one order, that in which its terms come as written."""
    told = rebuild(expr, lambda e: in_one_order(e, book))
    if not isinstance(told, Read) or not book.fields[told.field].symmetric:
        return told
    return Read(told.field, min(orders(book.fields[told.field], told.args), key=lambda o: [*map(show, o)]), told.type)


def build_graph(book: Book, cells: list[tuple[Cell, Value]], alone: bool = False) -> Graph:
    """The graph of some cells; a node is named by its member, with the sort where two sorts share it.

    It has all members of the book, or ``alone`` those of which the cells speak.
    """
    graph: Graph = nx.MultiDiGraph()
    names = node_names(book)
    spoken = {str(thing) for (_, args), value in cells for thing in (*args, value)}
    for (sort, member), name in names.items():
        if not alone or member in spoken:
            graph.add_node(name, sort=sort, member=member)
    for (field, args), value in cells:
        for order in orders(book.fields[field], args):
            _draw(graph, names, book, book.fields[field], order, value)
    return graph


def node_names(book: Book) -> dict[tuple[str, str], str]:
    """The name of the node of each member of a sort of things."""
    things = [(sort.name, member) for sort in book.sorts.values() if not sort.values for member in sort.members]
    shared = Counter(member for _, member in things)
    return {(sort, member): member if shared[member] == 1 else f"{sort}:{member}" for sort, member in things}


def _draw(
    graph: Graph,
    names: Mapping[tuple[str, str], str],
    book: Book,
    field: Field,
    args: tuple[Value, ...],
    value: Value,
) -> None:
    things: list[str] = []
    rest: list[str] = []
    for sort, arg in zip(field.parameters, args, strict=True):
        if sort in book.sorts and not book.sorts[sort].values and len(things) < 2:
            things.append(names[sort, str(arg)])
        else:
            rest.append(str(arg))
    key = f"{field.name}({', '.join(rest)})" if rest else field.name
    match things, field.type:
        case [source], MemberType(sort) if not book.sorts[sort].values and value is not None:
            graph.add_edge(source, names[sort, str(value)], key=key)
        case [source], _:
            graph.nodes[source][key] = value
        case [source, target], BoolType() if value:
            graph.add_edge(source, target, key=key)
        case [source, target], _:
            graph.add_edge(source, target, key=key, value=value)
        case _:
            graph.graph[key] = value
