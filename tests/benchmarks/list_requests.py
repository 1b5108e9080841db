"""1,500 different requests for the contents list, as people come to it: most page, some search.

The same ones on every run: what differs between two runs is the machine.
"""

import random
from collections.abc import Callable, Mapping
from urllib.parse import quote

from million import NAMES, SURNAMES, WORDS

DIFFERENT = 1_500
TYPES = ("CTTY_03", "CTTY_04", "CTTY_05", "CTTY_07")
ORDERS = ("name", "-name", "created_at", "-updated_at", "size", "-size", "type", "status")
DAYS = ("7d", "30d", "60d", "90d", "12m")
# How many of a hundred requests have each; one has several at times.
SHARES = {
    "type": 40,
    "status": 20,
    "orderBy": 20,
    "page": 30,
    "q": 15,
    "createdAt": 10,
    "author": 4,
    "country": 3,
    "is_public": 3,
    "has_description": 2,
    "updatedAt": 2,
    "pageSize": 10,
}


USER_SHARES = {"role": 40, "is_demo": 5, "orderBy": 30, "page": 30, "q": 20, "pageSize": 10}
USER_VALUES = {
    "role": ("R01", "R02", "R03"),
    "is_demo": ("true", "false"),
    "orderBy": ("name", "-lastname", "username", "-created_at", "-last_access_at"),
    "page": ("2", "3", "4", "5", "10", "20", "100"),
    "pageSize": ("10", "50", "100"),
}


def requests() -> list[str]:
    """The query strings, as browsers write them."""
    return _different(SHARES, _value)


def user_requests() -> list[str]:
    """The same for the users list."""
    return _different(USER_SHARES, _user_value)


def _different(shares: Mapping[str, int], value: Callable[[str, random.Random], str]) -> list[str]:
    chance, made = random.Random(9), dict[str, None]()  # noqa: S311 - no secret
    while len(made) < DIFFERENT:
        wanted = [name for name, share in shares.items() if chance.randrange(100) < share]
        made["&".join(f"{name}={quote(value(name, chance))}" for name in wanted)] = None
    return list(made)


def _user_value(name: str, chance: random.Random) -> str:
    if name == "q":
        return f"{chance.choice(NAMES)} {chance.choice(SURNAMES)}" + chance.choice(("", " 7", " 42"))
    return chance.choice(USER_VALUES[name])


def _value(name: str, chance: random.Random) -> str:
    if name == "q":
        return " ".join(chance.sample(WORDS, chance.choice((1, 1, 1, 2))))
    if name == "page":
        return str(chance.choice((2, 3, 4, 5, 10, 20, 100)))
    if name == "author":
        return f"{chance.choice(NAMES)} {chance.choice(SURNAMES)}"
    values = {
        "type": TYPES,
        "status": ("active", "inactive"),
        "orderBy": ORDERS,
        "createdAt": DAYS,
        "updatedAt": DAYS,
        "country": ("UY", "CL", "XX"),
        "pageSize": ("10", "50", "100"),
    }
    return chance.choice(values.get(name, ("true", "false")))
