"""How few people are too few to be told of."""

# Nothing is told of fewer people: who knows the class would know who it was.
MIN_PEOPLE = 5
