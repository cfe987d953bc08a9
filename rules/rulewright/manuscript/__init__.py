"""The document that a rulebook was printed in: text, Markdown, HTML, DOCX or PDF to passages, each with its place.

A document may be a stranger's: work is bounded, nothing in it is run or followed, and what reads DOCX and PDF does so
in a process of its own with a limit on memory and time. The libraries for these are an extra and are imported by
nothing that goes without them.
"""
