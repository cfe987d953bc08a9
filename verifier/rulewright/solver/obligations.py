"""Obligations: what a check wants to know, as one condition that no legal state should meet."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.language.expr import Expr, Variable, free_variables


@dataclass(frozen=True, slots=True)
class Obligation:
    """A question over stored cells: the sentence holds iff no lawful state and parameters meet it.

    ``question`` is revealed: it reads stored cells, constants and inputs, and no derived field.
    """

    sentence: str
    question: Expr
    parameters: tuple[Variable, ...] = ()

    @property
    def chosen(self) -> tuple[Variable, ...]:
        """The parameters, those first that are declared, then any other free variable by name."""
        named = {v.name for v in self.parameters}
        others = (v for v in free_variables(self.question) if v.name not in named)
        return (*self.parameters, *sorted(others, key=lambda v: v.name))
