"""Commands beside the check: how strong scenarios are, scenarios suggested, the phrase book, a new book."""
