"""Roll tables and case splits: the modified result, the range of each row, the table as a whole."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from rulewright.book.model import Condition, Part, Row, Table
from rulewright.files.schema import ReadingShape
from rulewright.language.errors import Position
from rulewright.language.expr import (
    Apply,
    Expr,
    Operator,
    Read,
    choose,
    conj,
    disj,
    equal,
    exists,
    negate,
    number,
    walk,
)
from rulewright.language.types import BOOL, IntType
from rulewright.lowering.settings import ELSE, Settings
from rulewright.lowering.source import Setting, Written
from rulewright.phrasing.parse import MAX_INT, ExpressionError, arithmetic, check_type

_ROW = re.compile(r"(-?[0-9]{1,5})?(\.\.)?(-?[0-9]{1,5})?\Z")
_LIST = re.compile(r"-?[0-9]{1,5}( *, *-?[0-9]{1,5})+\Z")
OPEN = 10**6
PARITY = {"even": 0, "odd": 1}
MOST_FIRST = 200  # rows of a table of which the first that fits counts
MOST_RESULTS = 1000  # in the list of a row


def within(total: Expr, row: Row) -> Expr:
    """That a modified result is one of those that a row names."""
    if row.listed:
        return disj([equal(total, number(n)) for n in row.listed])
    if row.low == row.high:
        return Apply(Operator.EQ, (total, number(row.low)), BOOL)
    above = [] if row.open_low else [Apply(Operator.LE, (number(row.low), total), BOOL)]
    below = [] if row.open_high else [Apply(Operator.LE, (total, number(row.high)), BOOL)]
    return conj([*above, *below])


@dataclass
class Tables(Settings):
    """Lowering, as far as tables go."""

    def total(self, written: Written, scope: dict[str, Expr]) -> tuple[Expr, Expr, tuple[tuple[str, Expr], ...]] | None:
        """The bare roll of a table, its modified result, and what each modifying clause adds."""
        document = written.document
        place = document.at((*written.where, "roll"))
        roll = self.builder.attempt(place, lambda: self.builder.phrases.term(written.shape.roll, scope))
        if roll is None:
            return None
        reads = [e for e in walk(roll) if isinstance(e, Read)]
        dice = [e for e in reads if self.builder.names.fields[e.field].chance]
        if not isinstance(roll.type, IntType) or len(dice) != 1:
            hint = "Declare the die with 'chance: yes'."
            self.problem(place, f"'{written.shape.roll}' has to be a number with one die in it", hint)
            return None
        total = roll
        added: list[tuple[str, Expr]] = []
        for child in [c for c in written.children if c.shape.modify or c.shape.readings]:
            shape = self.readings(child)[0]
            for i, modifier in enumerate(shape.modify):
                where = (*child.where, "modify", i)
                when = self.builder.conditions(list(modifier.when), scope, child.document, (*where, "when"))
                if abs(modifier.by) > MAX_INT:
                    self.problem(
                        child.document.at((*where, "by")), f"a number is beyond {MAX_INT}", "Use smaller numbers."
                    )
                    continue
                amount: Expr = number(modifier.by)
                if modifier.per:
                    per = self.builder.attempt(
                        child.document.at((*where, "per")),
                        lambda: check_type(self.builder.phrases.term(modifier.per, scope), IntType(0, 0), "'per'"),
                    )
                    amount = arithmetic(Operator.MUL, per, amount) if per is not None else amount
                amount = choose(conj([c.expr for c in when]), amount, number(0))
                added.append((child.id, amount))
                try:
                    total = arithmetic(Operator.ADD, total, amount)
                except ExpressionError as error:
                    self.problem(child.document.at(where), error.message, error.hint)
        return roll, total, tuple(added)

    def check_table(self, written: Written, shape: ReadingShape) -> None:
        """A row, a modifier and a case are of another clause, the former two of one with a roll."""
        parent = self.written.get(written.shape.of)
        for key, rolled in (("row", True), ("modify", True), ("case", False)):
            what = "a clause with a roll" if rolled else "a clause without a roll"
            fits = parent is None or bool(parent.shape.roll) == rolled  # an unknown one is told as such
            told = getattr(shape, key)
            if (told or (key == "case" and told is not None)) and not (written.shape.of and fits):
                place = written.document.at((*written.where, key))
                self.problem(place, f"'{key}' belongs below {what}", "Name that clause with 'of'.")
        if "hit" in written.shape.model_fields_set and not (shape.roll or written.shape.cases):
            place = written.document.at((*written.where, "hit"))
            self.problem_once(
                place, "'hit' says which rows count, and there are none", "Write it beside 'roll' or 'cases'."
            )

    def row_condition(self, written: Written, row: str, scope: dict[str, Expr]) -> Condition | None:
        parent = self.written.get(written.shape.of)
        place = written.document.at((*written.where, "row"))
        if parent is None or not parent.shape.roll:
            return None
        totals = self.total(parent, self.settings[parent.id].scope if parent.id in self.settings else scope)
        told = self.row(written.id, row, totals[1], place) if totals is not None else None
        if told is None or totals is None or told.other:
            return None
        return Condition(within(totals[1], told), f"the result is {told.words}")

    def row(self, clause: str, text: str, total: Expr, place: Position) -> Row | None:
        """The results that a row names: a range, a list, the even or the odd ones, or all that are left."""
        said = text.strip()
        if said == ELSE:
            return Row(clause, -OPEN, OPEN, True, True, other=True)
        if said in PARITY:
            assert isinstance(total.type, IntType)
            first = total.type.low + (total.type.low % 2 != PARITY[said])
            return self.row_of(clause, tuple(range(first, total.type.high + 1, 2)), text, place)
        if _LIST.match(said):
            return self.row_of(clause, tuple(sorted({int(n) for n in said.split(",")})), text, place)
        match = _ROW.match(said)
        if not match or (match[1] is None and match[3] is None):
            self.problem(place, f"'{text}' is no row", 'Write "7", "3..4", "7..", "..2", "1, 3, 6", even, odd or else.')
            return None
        low = int(match[1]) if match[1] else -OPEN
        high = int(match[3]) if match[3] else (OPEN if match[2] else low)
        if low > high:
            self.problem(place, f"the row {text} is empty", "Write the lower bound first.")
        return Row(clause, low, high, low == -OPEN, high == OPEN)

    def row_of(self, clause: str, results: tuple[int, ...], text: str, place: Position) -> Row | None:
        """A row of single results."""
        if not 0 < len(results) <= MOST_RESULTS:
            self.problem(place, f"the row {text} has {len(results)} results", f"At least 1, at most {MOST_RESULTS}.")
            return None
        return Row(clause, results[0], results[-1], listed=results)

    def choose_rows(self, written: Written) -> None:
        """Let a row apply only where none does that goes before it: all earlier ones, or for ``else`` all others."""
        said = {c.id: self.readings(c)[0] for c in written.children}
        rows = [c for c in written.children if said[c.id].row or said[c.id].case is not None]
        last = [c for c in rows if ELSE in (said[c.id].row.strip(), said[c.id].case)]
        for child in last[1:]:
            self.problem(child.position, f"'{written.id}' has two rows for all else", "Leave one of them.")
        if last and written.shape.rest:
            message = f"'{written.id}' has a row for all else, so that 'rest' is about nothing"
            self.problem(written.document.at((*written.where, "rest")), message, "Leave one of them.")
        first = written.shape.hit == "first"
        if first and len(rows) > MOST_FIRST:
            hint = f"At most {MOST_FIRST} may; let them exclude one another instead."
            self.problem(written.position, f"'{written.id}' has {len(rows)} rows of which the first counts", hint)
            return
        what = "row" if written.shape.roll else "case"
        fitting = [
            disj([self.fits(written, p) for p in self.clauses[r.id].parts if p.group == written.id]) for r in rows
        ]
        for i, child in enumerate(rows):
            if child in last:
                others = [fits for r, fits in zip(rows, fitting, strict=True) if r not in last]
                self.restrict(written, child, Condition(negate(disj(others)), f"no other {what} applies"))
            elif first and i:
                self.restrict(written, child, Condition(negate(disj(fitting[:i])), f"no {what} above it applies"))

    def set_apart(self, written: Written) -> None:
        """Let each row that fits count as if it were a clause of its own, where a table collects them."""
        for child in written.children if written.shape.hit == "collect" else ():
            self.put_otherwise(written, child, lambda part: replace(part, group=""))

    def restrict(self, table: Written, child: Written, told: Condition) -> None:
        """Let a row apply only where a condition holds that its table gives it."""

        def under(part: Part) -> Part:
            return replace(part, conditions=(*part.conditions, told), inherited=(*part.inherited, told))

        self.put_otherwise(table, child, under)

    def put_otherwise(self, table: Written, child: Written, change: Callable[[Part], Part]) -> None:
        """Change the parts of a clause, under any reading, that are of a row or case of a table."""
        clause = self.clauses[child.id]
        parts, others = (
            tuple(change(p) if p.group == table.id else p for p in some) for some in (clause.parts, clause.alternatives)
        )
        self.clauses[child.id] = replace(clause, parts=parts, alternatives=others)

    def fits(self, table: Written, part: Part) -> Expr:
        """That a row applies, under some choice of its own names, before others are looked at."""
        own = tuple(v for v in part.variables if v not in self.settings[table.id].variables)
        asked = [c.expr for c in part.conditions if not c.implied]
        return exists(own, conj(asked))

    def table(self, written: Written, shape: ReadingShape) -> Table | None:
        if not shape.roll and not written.shape.cases:
            return None
        setting = self.settings.get(written.id, Setting())
        among = self.builder.conditions(
            list(written.shape.among), setting.scope, written.document, (*written.where, "among")
        )
        limits = conj([c.expr for c in among])
        if not shape.roll:
            told = [(c.id, self.readings(c)[0].case) for c in written.children]
            cases = sorted((one for one in told if one[1] is not None), key=lambda one: one[1] == ELSE)
            rows = tuple(Row(case, 0, 0) for case, _ in cases)
            return Table(
                written.id,
                None,
                None,
                rows=rows,
                rest=written.shape.rest,
                among=limits,
                variables=setting.variables,
                guard=setting.conditions,
                hit=written.shape.hit,
            )
        totals = self.total(written, setting.scope)
        if totals is None:
            return None
        listed = []
        for child in written.children:
            text = self.readings(child)[0].row
            row = self.row(child.id, text, totals[1], child.document.at((*child.where, "row"))) if text else None
            if row is not None:
                listed.append(row)
        listed.sort(key=lambda row: row.other)
        kind = totals[0].type
        assert isinstance(kind, IntType)
        rest = written.shape.rest
        return Table(
            written.id,
            totals[0],
            totals[1],
            kind.low,
            kind.high,
            tuple(listed),
            rest,
            limits,
            totals[2],
            setting.variables,
            setting.conditions,
            written.shape.hit,
        )
