"""Passwords: Argon2id off the event loop, and the tenant's rule for new ones."""

import asyncio
import os
import re
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from estante.errors import FieldError, Unavailable
from estante.identity.guessing.guessable import is_common, is_own_name
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


Line = deque[asyncio.Future[None]]


class Hashing:
    """A few threads for hashing, so that a rush of sign-ins takes neither all cores nor all memory.

    Who waits takes turns by `source`, the address or known browser that asks: a rush from one does not keep
    others out. When all places are taken, the longest line gives up its newest.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(CONCURRENT, thread_name_prefix="argon2")
        self._lines: OrderedDict[str, Line] = OrderedDict()
        self._running = 0

    async def hash(self, password: str, source: str = "") -> str:
        """The salted Argon2id hash of a password."""
        return await self._run(lambda: HASHER.hash(_plain(password)), source)

    async def verify(self, stored: str | None, password: str, source: str = "") -> bool:
        """Whether the password is right. Without a stored hash it takes as long, and is never right.

        Raises:
            Unavailable: 503, too many wait already.
        """
        right = await self._run(lambda: _is_right(stored or _nobody(), password), source)
        return right and stored is not None

    async def _run(self, work: Callable[[], Answer], source: str) -> Answer:
        if self._running < CONCURRENT:
            self._running += 1
        else:
            await self._take_turn(source)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._hand_over()

    async def _take_turn(self, source: str) -> None:
        if sum(map(len, self._lines.values())) >= WAITING_LIMIT:
            self._make_room(source)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(source, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._hand_over()
            raise

    def _make_room(self, source: str) -> None:
        longest = max(self._lines, key=lambda one: len(self._lines[one]))
        if len(self._lines[longest]) <= len(self._lines.get(source, ())) + 1:
            raise Unavailable
        newest = self._lines[longest].pop()
        if not newest.done():
            newest.set_exception(Unavailable())

    def _hand_over(self) -> None:
        while self._lines:
            source, line = self._lines.popitem(last=False)
            turn = line.popleft() if line else None
            if line:
                self._lines[source] = line
            if turn is not None and not turn.done():
                turn.set_result(None)
                return
        self._running -= 1


HASHING = Hashing()


def needs_rehash(stored: str) -> bool:
    """Whether a stored hash was made with other figures than today's."""
    return HASHER.check_needs_rehash(stored)


def broken_rules(
    rule: PasswordRule, password: str, field: str, names: Iterable[str | None] = ()
) -> list[FieldError]:
    """Every way in which a new password breaks the tenant's rule (BO §5), or is easy to guess."""
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
    if is_common(password):
        broken.append(FieldError(field, "password_common"))
    elif is_own_name(password, names):
        broken.append(FieldError(field, "password_own_name"))
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
