"""From checked shapes to a book: names known, types right, clauses made parts; or every error at once."""
