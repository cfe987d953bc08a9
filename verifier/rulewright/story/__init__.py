"""A moment told backwards: what holds at a turn, as a condition on the state in which the moment began."""
