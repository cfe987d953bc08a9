"""Scenarios: features read, played line by line, and bound to pytest-bdd."""
