"""``python -m oracle FIRST LAST``: compare on the books of these seeds, shrink what differs, and report counts.

Run in the folder ``tests`` with the root of the repository on the path. ``--shrink`` makes the first book of each kind
of difference small and prints its files; ``--seed N`` shows one book.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from .comparison import Outcome, compare
from .generator import FORMS, Written, written
from .shrink import shrunk


def main() -> int:
    """Run from the command line; 1 if there is any difference."""
    options = argparse.ArgumentParser(prog="oracle", description=__doc__)
    options.add_argument("first", type=int)
    options.add_argument("last", type=int)
    options.add_argument("--shrink", action="store_true", help="shrink the first of each kind of difference")
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--codes", nargs="*", help="only these checks")
    options.add_argument("--form", default="", help="books that have this form of the language", choices=("", *FORMS))
    options.add_argument("--minutes", type=float, default=1e9, help="stop after so long, and report")
    said = options.parse_args()
    started = time.monotonic()
    seeds = range(said.first, said.last)
    compared: Counter[str] = Counter()
    kinds: dict[str, list[int]] = {}
    books = 0
    with ProcessPoolExecutor(said.jobs) as pool:
        results = (
            pool.map(judged, seeds, repeat(said.codes), repeat(said.form))
            if said.jobs > 1
            else map(judged, seeds, repeat(said.codes), repeat(said.form))
        )
        for seed, outcome in zip(seeds, results, strict=True):
            if time.monotonic() - started > said.minutes * 60:
                print(f"stopped before {seed}")
                pool.shutdown(wait=False, cancel_futures=True)
                break
            books += not outcome.skipped
            compared += outcome.compared
            if outcome.skipped:
                kinds.setdefault("skipped", []).append(seed)
                print(f"{seed} skipped: {outcome.skipped}", flush=True)
            for difference in outcome.differences:
                kinds.setdefault(difference.kind, []).append(seed)
                print(f"{seed} {difference}", flush=True)
    print(f"\n{books} books in {time.monotonic() - started:.0f} s")
    print("compared: " + ", ".join(f"{code} {n}" for code, n in sorted(compared.items())))
    for kind, found in sorted(kinds.items()):
        print(f"{kind}: {len(found)} times, {found[:12]}")
    for kind, found in sorted(kinds.items()):
        if said.shrink and kind not in ("skipped", "error of the oracle"):
            try:
                small, difference = shrunk(written(found[0], said.form), kind, found[0])
            except Exception:
                print(f"{kind} of {found[0]} is not shrunk:\n{traceback.format_exc(limit=-2)}")
                continue
            print(f"\n# {difference}\n{told(small)}", flush=True)
    return 1 if any(doubtless(kind) for kind in kinds) else 0


def doubtless(kind: str) -> bool:
    """Whether a kind of difference counts as one."""
    return kind != "skipped" and not kind.endswith("after a stop")


def judged(seed: int, codes: list[str] | None = None, form: str = "") -> Outcome:
    """What comparing the book of a seed comes to; an error of the oracle's own is a difference too."""
    try:
        return compare(written(seed, form), seed, codes)
    except Exception:
        from .comparison import Difference

        return Outcome([Difference("error of the oracle", traceback.format_exc(limit=-3))])


def told(book: Written) -> str:
    """The files of a book that say something of its own."""
    head = (
        f"fields {sorted(book.have)}, {book.towns} towns, laws {book.laws}, prohibition prevails {book.prevails}, "
        f"closed {sorted(book.closed)}, exhaustive {sorted(book.exhaustive)}, rulings {book.rulings}, {book.erratum}, "
        f"order given {book.given}, layers {book.layers}, by {book.by}, outside {book.outside}, "
        f"set up with any value {sorted(book.fixed)}"
    )
    lines = [head]
    for section in book.sections:
        page = " on another page" if section["section"] in book.second else ""
        lines.append(f"{section['section']}: {section['block']}{page}, follows {section.get('follows', [])}")
        lines += [f"  {json.dumps(clause)}" for clause in section["clauses"]]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
