"""Clauses that say different things of one cell or one act."""
