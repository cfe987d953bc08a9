"""A new book: a small one that loads and runs, to be written over."""

from __future__ import annotations

from pathlib import Path

from rulewright.files.outfile import write_file
from rulewright.language.errors import BookError, Position, Problem

BOOK = """\
book: {id}
title: {title}
conventions:
  - convention: silence
    says: What no clause speaks of stays as it was.
"""
MODEL = """\
sorts:
  Player: {members: [Ann, Ben], spare: 1}
fields:
  coins: {of: Player, is: 0..20, start: 3, clamped: yes}
  taxed: {of: Player}
timeline: [income, taxes]
"""
PHRASES = """\
phrases:
  - say: "{p:Player} has {n:int} coins"
    means: coins(p) == n
  - say: "{p:Player} has at least {n:int} coins"
    means: coins(p) >= n
    for example: Ann has at least 5 coins
    true when: [Ann has 7 coins]
    false when: [Ann has 4 coins]
  - say: "{p:Player} is taxed"
    means: taxed(p)
"""
PAGE = """\
page: taxes
title: Taxes
sections:
  - section: taxes
    block: together
    at: taxes
    clauses:
      - clause: taxes.1
        says: Whoever has ten coins or more is taxed.
        for: {the player: Player}
        when: [the player has at least 10 coins]
        then: [the player is taxed]
"""
FEATURE = """\
Feature: Taxes

  @taxes.1
  Rule: taxes.1 Ten coins are taxed

    Scenario: ten coins are enough
      Given Ann has 10 coins
      When the taxes step is played
      Then Ann is taxed

    Scenario: nine coins are not
      Given Ann has 9 coins
      When the taxes step is played
      Then Ann is still not taxed
"""


def make_book(folder: Path) -> list[Path]:
    """Write the files of a new book.

    Raises:
        BookError: if the folder is there and not empty, or its name cannot be an id.
    """
    place = Position(str(folder))
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BookError([Problem(place, "it is there already and not empty", "Choose another name.")])
    name = folder.name
    if not name or str(folder).startswith("-") or not all(c.isalnum() or c in "-_ ." for c in name):
        hint = "Use letters, digits, - and _, and begin with a letter."
        raise BookError([Problem(place, f"'{name}' cannot name a book", hint)])
    title = name.replace("-", " ").replace("_", " ").strip().capitalize()
    texts = {
        "book.yaml": BOOK.replace("{id}", f'"{name}"').replace("{title}", f'"{title}"'),
        "model.yaml": MODEL,
        "phrases.yaml": PHRASES,
        "taxes.yaml": PAGE,
        "features/taxes.feature": FEATURE,
    }
    written = []
    for relative, text in texts.items():
        path = folder / relative
        write_file(path, text)
        written.append(path)
    return written
