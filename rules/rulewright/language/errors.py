"""Errors of a book: each located, each with its next step, all of them raised together."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.language.inert import inert_line

LONGEST = 500  # characters of a message


@dataclass(frozen=True, slots=True, order=True)
class Position:
    """A place in a file; line and column start at 1, and 0 stands for the whole file."""

    path: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        path = inert_line(self.path)
        return f"{path}:{self.line}:{self.column}" if self.line else path


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing that is wrong with a book, where it is, and what to do about it."""

    position: Position
    message: str
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.position}: {_short(self.message)}" + (f"\n  {inert_line(self.hint)}" if self.hint else "")


def _short(message: str) -> str:
    """A message in one line, in which a text quoted at length loses its middle."""
    text = inert_line(message)
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"


class BookError(Exception):
    """A book cannot be read; carries every problem that was found."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = sorted(set(problems))
        super().__init__("\n".join(map(str, self.problems)))
