"""What a book leaves open: gaps, choices that nobody makes, cells that nothing sets."""
