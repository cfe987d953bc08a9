"""The only room that knows Z3: expressions as its terms, questions answered, and the least states that it shows."""
