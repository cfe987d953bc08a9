from __future__ import annotations
def judged(book, ours, written, seed, found, codes):
    pass
