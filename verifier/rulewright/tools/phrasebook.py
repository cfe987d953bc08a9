"""The phrase book told: every phrase with its uses, what is odd about it, and whether its examples hold."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from rulewright.book.model import Book
from rulewright.files.places import page_paths, shown_path
from rulewright.gherkin.session import Session
from rulewright.language.expr import fields_read
from rulewright.lowering.loader import load_book
from rulewright.phrasing.phrases import Phrase, PhraseError, Use
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.state import State


def uses_in_clauses(path: Path) -> Counter[str]:
    """How often each phrase is used by the clauses and acts of a book."""
    return Counter(load_book(path).phrases.uses)


def phrase_report(path: Path, book: Book, lint: bool) -> tuple[str, bool]:
    """The report on one book, and whether an example does not hold."""
    uses = uses_in_clauses(path)
    lasting = {name for name, spec in book.fields.items() if spec.clause}  # said by clauses, in no phrase of the book
    written = [p for p in book.phrases.phrases if not p.implied and lasting.isdisjoint(fields_read(p.meaning))]
    counted = [p for p in written if p.use is not Use.ACT]
    lines = []
    if not lint:
        for phrase in sorted((p for p in book.phrases.phrases if not p.implied), key=lambda p: (p.use.value, p.say)):
            lines.append(f"{uses[phrase.say]:>4}  {phrase.use.value:<9}  {phrase.say}")
    once = [p for p in counted if uses[p.say] == 1]
    unused = [p for p in counted if uses[p.say] == 0]
    lines += [f"used once: {p.say}" for p in once]
    lines += [f"never used in a clause: {p.say}" for p in unused]
    lines += [f"names a thing in its wording: {p.say}" for p in counted if names_a_member(book, p)]
    wrong = [f"example does not hold: {text}" for p in counted for text in wrong_examples(book, p)]
    lines += wrong
    share = 100 * len(once) / len(counted) if counted else 0
    acts = sum(p.use is Use.ACT for p in book.phrases.phrases)
    pages = len(page_paths(path))
    lines.append(
        f"{shown_path(path)}: {len(counted)} phrases and terms, {acts} acts, "
        f"{len(book.clauses)} clauses on {pages} pages; {len(once)} used once ({share:.0f} %), {len(unused)} unused"
    )
    return "\n".join(lines) + "\n", bool(wrong)


def names_a_member(book: Book, phrase: Phrase) -> bool:
    """Whether a member of a sort of things stands in the words of a phrase."""
    words = set(re.sub(r"\{[^}]*\}", "", phrase.say).split())
    return any(m in words for s in book.sorts.values() if not s.values for m in s.members)


def wrong_examples(book: Book, phrase: Phrase) -> list[str]:
    """The examples of a phrase that are not as it says."""
    found = []
    for facts, wanted in ((phrase.true_when, True), (phrase.false_when, False)):
        if not phrase.example or not facts:
            continue
        session = Session(book)
        try:
            for fact in facts:
                _set(session, fact)
            scene = Scene(book, session.state, State.start(book), session.inputs)
            if bool(evaluate(book.phrases.condition(phrase.example), scene)) != wanted:
                found.append(f"'{phrase.example}' is not {str(wanted).lower()} when: {'; '.join(facts)}")
        except (AssertionError, PhraseError) as error:
            found.append(f"'{phrase.example}': {error}")
    return found


def _set(session: Session, fact: str) -> None:
    try:
        session.given(fact)
    except AssertionError:
        session.when(fact)
