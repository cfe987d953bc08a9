"""Codes and statuses of findings in words that a reader knows."""

from __future__ import annotations

STATUSES = {"open": "open", "baselined": "known", "ruled": "ruled"}
KINDS = {  # what codes are about, by the digit that they begin with
    "1": "text",
    "2": "idle",
    "3": "conflict",
    "4": "silence",
    "5": "reading",
    "6": "order",
    "7": "test",
    "8": "ruling",
}


def in_words(status: str) -> str:
    """The status of a finding in a word."""
    return STATUSES[status]


def kind_of(code: str) -> str:
    """What a code is about."""
    return KINDS[code[2]]


def check_words(code: str, name: str) -> str:
    """A check by what it finds, and its code."""
    words = name.replace("-", " ")
    return f"{words[:1].upper()}{words[1:]} ({code})"
