"""From text to expressions and back, by the phrases that a book defines."""
