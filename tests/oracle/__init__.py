"""An oracle that shares no code with the project: what a small book means, by going through everything that can happen.

``language``, ``reading`` and ``table`` are an interpreter of the written language; ``verdicts`` says by it what is
wrong with a book, ``generator`` writes books at random, ``comparison`` asks the project the same and compares, and
``shrink`` makes a book on which the two differ as small as can be.
"""
