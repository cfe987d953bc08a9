"""What the scenarios of a book show of its clauses."""
