"""Expressions and types: what they are, their text and its reading, and errors that stand where the mistake is."""
