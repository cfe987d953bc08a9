"""What decides nothing: clauses that never apply, conditions that never matter, things said twice."""
