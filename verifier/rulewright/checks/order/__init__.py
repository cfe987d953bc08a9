"""Over time: what goes first, what never starts, what never ends."""
