"""Passwords: Argon2id off the event loop, and the tenant's rule for new ones."""

import asyncio
import os
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from estante.errors import FieldError, Unavailable
from estante.tenancy.tenant import PasswordRule

# OWASP's first choice for Argon2id: 46 MiB, one pass, one lane.
HASHER = PasswordHasher(time_cost=1, memory_cost=47_104, parallelism=1)
Answer = TypeVar("Answer")
CONCURRENT = max(2, (os.cpu_count() or 2) - 1)
WAITING_LIMIT = 256
LONGEST = 128
CLASSES = {
    "uppercase": re.compile(r"[A-Z]"),
    "lowercase": re.compile(r"[a-z]"),
    "digit": re.compile(r"\d"),
    "special": re.compile(r"[#?!@$%^&*-]"),
}


class Hashing:
    """A few threads for hashing, so that a rush of sign-ins takes neither all cores nor all memory."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(CONCURRENT, thread_name_prefix="argon2")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """The salted Argon2id hash of a password."""
        return await self._run(lambda: HASHER.hash(_plain(password)))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether the password is right. Without a stored hash it takes as long, and is never right."""
        right = await self._run(lambda: _is_right(stored or _nobody(), password))
        return right and stored is not None

    async def _run(self, work: Callable[[], Answer]) -> Answer:
        if self._waiting >= WAITING_LIMIT:
            raise Unavailable
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


HASHING = Hashing()


def needs_rehash(stored: str) -> bool:
    """Whether a stored hash was made with other figures than today's."""
    return HASHER.check_needs_rehash(stored)


def broken_rules(rule: PasswordRule, password: str, field: str) -> list[FieldError]:
    """Every way in which a new password breaks the tenant's rule (BO §5)."""
    broken = []
    if not password:
        return [FieldError(field, "required")]
    if len(password) < rule.shortest:
        broken.append(FieldError(field, "min_length", {"min": rule.shortest}))
    if len(password) > LONGEST:
        broken.append(FieldError(field, "max_length", {"max": LONGEST}))
    if rule.strong:
        missing = [name for name, pattern in CLASSES.items() if not pattern.search(password)]
        broken += [FieldError(field, f"password_{name}") for name in missing]
    return broken


def _plain(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")


def _is_right(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, _plain(password))
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    return HASHER.hash(os.urandom(16))
