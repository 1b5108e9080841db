"""Passwords: Argon2id off the event loop, and the tenant's rule for new ones."""

import asyncio
import os
import re
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import ip_address, ip_network
from typing import TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct

from estante.errors import FieldError, Forbidden, Unavailable
from estante.identity.guessing.guessable import is_common, is_own_name
from estante.tenancy.tenant import PasswordRule

# OWASP's first choice for Argon2id: 46 MiB, one pass, one lane.
HASHER = PasswordHasher(time_cost=1, memory_cost=47_104, parallelism=1)
Answer = TypeVar("Answer")
CONCURRENT = max(2, (os.cpu_count() or 2) - 1)
# Even from as many addresses none has to be sent away; the last waits for half a minute on two cores.
WAITING_LIMIT = 1024
RANKS = 3
LOWEST_EACH = 8
MAX_WRONG = 10_000
WRONG_SECONDS = 900
IPV6_PREFIX = 64
MAX_LENGTH = 128
CLASSES = {
    "uppercase": re.compile(r"[A-Z]"),
    "lowercase": re.compile(r"[a-z]"),
    "digit": re.compile(r"\d"),
    "special": re.compile(r"[#?!@$%^&*-]"),
}


Line = deque[asyncio.Future[None]]


class PasswordChangeRequired(Forbidden):
    """403: the person has to choose a new password before anything else."""

    code = "PASSWORD_CHANGE_REQUIRED"


class Source(Struct, frozen=True):
    """Who asks for hashing: a network address, or a browser or session that is known."""

    name: str
    is_known: bool = False

    @classmethod
    def of_address(cls, address: str) -> "Source":
        """An address; of IPv6 its network, since one customer has all of that."""
        try:
            parsed = ip_address(address)
        except ValueError:
            return cls(address)
        if parsed.version == 4:
            return cls(address)
        return cls(str(ip_network((parsed, IPV6_PREFIX), strict=False)))


SIGNED_IN = Source("", is_known=True)


class Hashing:
    """A few threads for hashing, so that a rush of sign-ins takes neither all cores nor all memory.

    Who waits is served by rank: who is known, then addresses, then addresses that were wrong lately. Within
    a rank sources take turns, so that a rush from one does not keep others out. When all places are taken,
    the longest line of the lowest rank gives up its newest.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(CONCURRENT, thread_name_prefix="argon2")
        self._ranks: tuple[OrderedDict[str, Line], ...] = tuple(OrderedDict() for _ in range(RANKS))
        self._wrong: OrderedDict[str, float] = OrderedDict()
        self._running = self._turns = 0

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(len(line) for lines in self._ranks for line in lines.values())

    async def hash(self, password: str, source: Source = SIGNED_IN) -> str:
        """The salted Argon2id hash of a password."""
        return await self._run(lambda: HASHER.hash(_plain(password)), source)

    async def verify(self, stored: str | None, password: str, source: Source = SIGNED_IN) -> bool:
        """Whether the password is right. Without a stored hash it takes as long, and is never right.

        Raises:
            Unavailable: 503, too many wait already.
        """
        right = await self._run(lambda: _is_right(stored or _nobody(), password), source)
        right = right and stored is not None
        self._remember(source, right)
        return right

    def _remember(self, source: Source, right: bool) -> None:
        self._wrong.pop(source.name, None)
        if right or source.is_known:
            return
        self._wrong[source.name] = time.monotonic()
        if len(self._wrong) > MAX_WRONG:
            self._wrong.popitem(last=False)

    def _rank(self, source: Source) -> int:
        if source.is_known:
            return 0
        failed = self._wrong.get(source.name)
        return 1 if failed is None or time.monotonic() - failed > WRONG_SECONDS else 2

    async def _run(self, work: Callable[[], Answer], source: Source) -> Answer:
        if self._running < CONCURRENT:
            self._running += 1
        else:
            await self._take_turn(source)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._hand_over()

    async def _take_turn(self, source: Source) -> None:
        rank = self._rank(source)
        if self.waiting >= WAITING_LIMIT:
            self._make_room(source, rank)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ranks[rank].setdefault(source.name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._hand_over()
            raise

    def _make_room(self, source: Source, rank: int) -> None:
        lowest = max(place for place, lines in enumerate(self._ranks) if lines)
        if lowest < rank:
            raise Unavailable
        lines = self._ranks[lowest]
        longest = max(lines, key=lambda name: len(lines[name]))
        if lowest == rank and len(lines[longest]) <= len(lines.get(source.name, ())) + 1:
            raise Unavailable
        newest = lines[longest].pop()
        if not lines[longest]:
            del lines[longest]
        if not newest.done():
            newest.set_exception(Unavailable())

    def _hand_over(self) -> None:
        while (lines := self._next_lines()) is not None:
            source, line = lines.popitem(last=False)
            turn = line.popleft()
            if line:
                lines[source] = line
            if not turn.done():
                turn.set_result(None)
                return
        self._running -= 1

    def _next_lines(self) -> OrderedDict[str, Line] | None:
        """The lines of the highest rank; now and then of the lowest, so that it is slow and not shut."""
        self._turns += 1
        ranks = self._ranks if self._turns % LOWEST_EACH else self._ranks[::-1]
        return next((lines for lines in ranks if lines), None)


HASHING = Hashing()


def needs_rehash(stored: str) -> bool:
    """Whether a stored hash was made with other figures than today's."""
    return HASHER.check_needs_rehash(stored)


def broken_rules(
    rule: PasswordRule, password: str, field: str, names: Iterable[str | None] = ()
) -> list[FieldError]:
    """Every way in which a new password breaks the tenant's rule (BO §5), or is easy to guess."""
    broken, password = [], normalize("NFC", password)
    if not password:
        return [FieldError(field, "required")]
    if len(password) < rule.shortest:
        broken.append(FieldError(field, "min_length", {"min": rule.shortest}))
    if len(password) > MAX_LENGTH:
        broken.append(FieldError(field, "max_length", {"max": MAX_LENGTH}))
    if rule.strong:
        missing = [name for name, pattern in CLASSES.items() if not pattern.search(password)]
        broken += [FieldError(field, f"password_{name}") for name in missing]
    if is_common(password):
        broken.append(FieldError(field, "password_common"))
    elif is_own_name(password, names):
        broken.append(FieldError(field, "password_own_name"))
    return broken


def _plain(password: str) -> bytes:
    # A keyboard gives ñ as one sign or as two; both are the same password (NIST SP 800-63B, 3.1.1.2).
    return _bytes(normalize("NFC", password))


def _is_right(stored: str, password: str) -> bool:
    """Whether it is right in one of its forms: what was stored before they were one is as it was typed."""
    forms = (_plain(password), _bytes(password), _bytes(normalize("NFD", password)))
    return any(_verifies(stored, form) for form in dict.fromkeys(forms))


def _bytes(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")


def _verifies(stored: str, password: bytes) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    return HASHER.hash(os.urandom(16))
