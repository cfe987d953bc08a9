"""Roll tables and case splits: the modified result, the range of each row, the table as a whole."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulewright.book.model import Condition, Row, Table
from rulewright.files.schema import ReadingShape
from rulewright.language.errors import Position
from rulewright.language.expr import Apply, Expr, Operator, Read, choose, conj, number, walk
from rulewright.language.types import BOOL, IntType
from rulewright.lowering.settings import Settings
from rulewright.lowering.source import Setting, Written
from rulewright.phrasing.parse import MAX_INT, ExpressionError, arithmetic, check_type

_ROW = re.compile(r"(-?[0-9]{1,5})?(\.\.)?(-?[0-9]{1,5})?\Z")
OPEN = 10**6


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
        for key, what in (("row", "a clause with a roll"), ("modify", "a clause with a roll"), ("case", "a clause")):
            fits = key == "case" or parent is None or parent.shape.roll  # an unknown one is told as such
            told = getattr(shape, key)
            if (told or (key == "case" and told is not None)) and not (written.shape.of and fits):
                place = written.document.at((*written.where, key))
                self.problem(place, f"'{key}' belongs below {what}", "Name that clause with 'of'.")

    def row_condition(self, written: Written, row: str, scope: dict[str, Expr]) -> Condition | None:
        parent = self.written.get(written.shape.of)
        place = written.document.at((*written.where, "row"))
        if parent is None or not parent.shape.roll:
            return None
        bounds = self.row_bounds(row, place)
        totals = self.total(parent, self.settings[parent.id].scope if parent.id in self.settings else scope)
        if bounds is None or totals is None:
            return None
        parts: list[Expr] = []
        if bounds[0] > -OPEN:
            parts.append(Apply(Operator.LE, (number(bounds[0]), totals[1]), BOOL))
        if bounds[1] < OPEN:
            parts.append(Apply(Operator.LE, (totals[1], number(bounds[1])), BOOL))
        if bounds[0] == bounds[1]:
            parts = [Apply(Operator.EQ, (totals[1], number(bounds[0])), BOOL)]
        return Condition(conj(parts), f"the result is {results_in_words(*bounds)}")

    def row_bounds(self, row: str, place: Position) -> tuple[int, int] | None:
        match = _ROW.match(row.strip())
        if not match or (match[1] is None and match[3] is None):
            self.problem(place, f"'{row}' is no row", 'Write "7", "3..4", "7.." or "..2".')
            return None
        low = int(match[1]) if match[1] else -OPEN
        high = int(match[3]) if match[3] else (OPEN if match[2] else low)
        if low > high:
            self.problem(place, f"the row {row} is empty", "Write the lower bound first.")
        return low, high

    def table(self, written: Written, shape: ReadingShape) -> Table | None:
        if not shape.roll and not written.shape.cases:
            return None
        setting = self.settings.get(written.id, Setting())
        among = self.builder.conditions(
            list(written.shape.among), setting.scope, written.document, (*written.where, "among")
        )
        limits = conj([c.expr for c in among])
        if not shape.roll:
            rows = tuple(Row(c.id, 0, 0) for c in written.children if c.shape.case is not None)
            return Table(
                written.id,
                None,
                None,
                rows=rows,
                rest=written.shape.rest,
                among=limits,
                variables=setting.variables,
                guard=setting.conditions,
            )
        totals = self.total(written, setting.scope)
        if totals is None:
            return None
        listed = []
        for child in written.children:
            text = self.readings(child)[0].row
            bounds = self.row_bounds(text, child.document.at((*child.where, "row"))) if text else None
            if bounds:
                listed.append(Row(child.id, bounds[0], bounds[1], bounds[0] == -OPEN, bounds[1] == OPEN))
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
        )


def results_in_words(low: int, high: int) -> str:
    """The results of a row, from one to another."""
    if low == high:
        return str(low)
    if high >= OPEN:
        return f"{low} or more"
    return f"{high} or less" if low <= -OPEN else f"{low} to {high}"
