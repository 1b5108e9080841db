"""How few people are too few to be told of."""

from collections.abc import Mapping
from typing import TypeVar

# Nothing is told of fewer people: who knows the class would know who it was.
MIN_PEOPLE = 5

Key = TypeVar("Key")


def too_few(people: Mapping[Key, int]) -> frozenset[Key]:
    """Which rows of a table are of too few people, by how many people each is of."""
    return frozenset(key for key, count in people.items() if 0 < count < MIN_PEOPLE)


def untold(people: Mapping[Key, int]) -> frozenset[Key]:
    """The same of rows that make up a total which is told.

    Where those of too few are too few together, what is left of the total once the others are taken off would
    tell of them: the smallest of the others goes with them.
    """
    few = too_few(people)
    others = [key for key, count in people.items() if count >= MIN_PEOPLE]
    if others and 0 < sum(people[key] for key in few) < MIN_PEOPLE:
        return few | {min(others, key=lambda key: people[key])}
    return few
