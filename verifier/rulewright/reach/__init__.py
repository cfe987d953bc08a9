"""What can be reached from set-up, by which moments, and what of a book an answer can hang on."""
