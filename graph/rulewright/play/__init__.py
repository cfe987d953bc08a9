"""One moment at the table: who speaks, what lands, what is refused, what has to stay so."""
