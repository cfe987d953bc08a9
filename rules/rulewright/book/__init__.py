"""A book as frozen data: its world (sorts, fields, acts, laws), its events and clauses, and these as parts."""
