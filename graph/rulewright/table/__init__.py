"""A state of play, and the value of an expression on it."""
