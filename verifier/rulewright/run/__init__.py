"""A run over books: what there is to do, who does it, what earlier runs give, and what is known."""
