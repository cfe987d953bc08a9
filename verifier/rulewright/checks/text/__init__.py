"""Checks on what a book says of itself; no solver is asked."""
