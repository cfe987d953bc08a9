"""A note, or what is left out of a reading, that decides what a clause means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.checks.shared.plain import plain
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity

CHECK = Check(
    "RW506",
    "deciding-note",
    Severity.NOTE,
    "A note, or what a clause leaves out, decides what the clause means, and no finding tells of it.",
)
DECIDING = (  # regular expressions; what they fit is told as it stands
    r"(is|are|was|were) (read|understood|interpreted|construed) ?(as|so|here|of|to|in)?",
    r"(is|are|was|were) (taken|meant) (as|to|so|that|here)",
    r"(is|are) (likely|probably|hardly) meant",
    r"(may|might|can|could) be (meant|read)",
    r"(is|are) (not|nowhere) (said|told|stated)",
    r"(is|are) (said|told|stated) nowhere",
    r"nothing is (said|told|stated)",
    r"(does|do) not (say|tell|state)",
    r"says? nothing",
    r"without saying",
    r"(is|are) left (to|open)",
    r"(is|are) (adopted|assumed|presumed|supposed)",
    r"we (read|understand|interpret|take|assume|presume|suppose)",
    r"(is|are) silent (on|about|as to)",
    r"presumably|as we read",
    r"the letter is",
)
WORDS = re.compile("|".join(rf"\b{words}\b" for words in DECIDING), re.IGNORECASE)


def find(context: Context) -> Iterator[Finding]:
    """The notes and the parts left out that decide, each with the first words by which it does."""
    for clause in context.book.clauses.values():
        for key, text in (("note", clause.note), ("partial", clause.partial)):
            said = WORDS.search(text)
            if said is not None:
                yield plain(
                    context,
                    CHECK,
                    clause,
                    f"Its '{key}' decides what it means: '… {said[0].strip()} …'.",
                    (
                        "Write what it chooses as 'readings', or as 'assumes' where the text is silent.",
                        "Encode what the text says, and let the checks tell what comes of it.",
                        f"Say it in '{key}' so that it only explains.",
                    ),
                    key,
                    text,
                )
