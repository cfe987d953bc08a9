"""What a part says, in the words it was written in."""

from __future__ import annotations

from rulewright.book.model import Book, Norm, NormKind, Outcome, SetCell


def outcome_words(book: Book, outcome: Outcome) -> str:
    """What a part says, in the words it was written in."""
    text = getattr(outcome, "text", "")
    kind = getattr(outcome, "kind", None)
    if isinstance(outcome, Norm) and outcome.kind is NormKind.OFFER:
        return f"obliges: one of these: {text}"
    if isinstance(kind, NormKind):
        return f"{kind.value}: {text}"
    name = type(outcome).__name__
    verb = {"Claim": "holds", "Keep": "demands" if getattr(outcome, "timeless", False) else "keeps"}.get(name, "then")
    if not text and isinstance(outcome, SetCell):
        of = ", ".join(book.phrases.say_term(a) for a in outcome.args)
        text = f"{outcome.field} of {of} is {book.phrases.say_term(outcome.value)}"
    return f"{verb}: {text}"
