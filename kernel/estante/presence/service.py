"""Who has a record open: names in Valkey that last as long as a page says that it is there (decision 0042).

It is a courtesy and no lock: versions keep two people from losing what the other wrote. A Valkey that is away
shows nobody, and fails no call.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from hashlib import sha256
from time import time
from typing import Any
from uuid import UUID

import msgspec
import structlog
from msgspec import Struct
from redis.exceptions import RedisError

from estante.actions import Action
from estante.errors import NotFound
from estante.identity.principal import Principal
from estante.jobs.live import Live
from estante.permissions.enforcer import Permissions
from estante.plugins.manifest import Page
from estante.plugins.registry import PluginRegistry

# A page says every half of this that it is there.
TTL_SECONDS = 60
MAX_PEOPLE = 20
PRESENCE_EVENT = "presence"
RECORD = "{guid}"
log = structlog.get_logger(__name__)


class PresentPerson(Struct, frozen=True):
    """Somebody who has the record open."""

    guid: UUID
    name: str


class Entry(Struct, frozen=True, array_like=True):
    """What is kept of a person at a record: the name, and until when it holds, in seconds since 1970."""

    name: str
    until: float


class Presence:
    """The people at a record, for one who has it open too."""

    def __init__(
        self, live: Live, principal: Principal, permissions: Permissions, registry: PluginRegistry
    ) -> None:
        self._live, self._principal = live, principal
        self._permissions, self._registry = permissions, registry

    async def enter(self, address: str) -> Sequence[PresentPerson]:
        """Say that the caller has a record open, for a minute, and answer who else has.

        Raises:
            NotFound: no page of a record that the caller may open has this address.
        """
        key, me = self._key(address), self._principal
        entry = Entry(f"{me.name} {me.lastname}".strip() or me.username, time() + TTL_SECONDS)
        try:
            is_new = await self._ask("HSET", key, me.guid.hex, msgspec.json.encode(entry))
            await self._ask("EXPIRE", key, TTL_SECONDS)
            people = await self._others(key)
        except (RedisError, OSError) as error:
            log.warning("presence_unknown", reason=str(error))
            return []
        if is_new:
            await self._publish(address, people)
        return people

    async def leave(self, address: str) -> None:
        """Say that the caller has closed a record. Raises NotFound, as `enter`."""
        key = self._key(address)
        try:
            if await self._ask("HDEL", key, self._principal.guid.hex):
                await self._publish(address, await self._others(key))
        except (RedisError, OSError) as error:
            log.warning("presence_unknown", reason=str(error))

    async def _others(self, key: str) -> list[PresentPerson]:
        now, me = time(), self._principal.guid.hex
        entries = {
            guid.decode(): msgspec.json.decode(value, type=Entry)
            for guid, value in (await self._ask("HGETALL", key)).items()
        }
        gone = [guid for guid, entry in entries.items() if entry.until < now]
        if gone:
            await self._ask("HDEL", key, *gone)
        here = sorted(
            (entry.name, guid) for guid, entry in entries.items() if guid != me and entry.until >= now
        )
        return [PresentPerson(UUID(guid), name) for name, guid in here[:MAX_PEOPLE]]

    async def _publish(self, address: str, people: Iterable[PresentPerson]) -> None:
        """Have those who are there look again."""
        for person in people:
            tenant = self._principal.tenant.guid
            await self._live.publish(tenant, person.guid, PRESENCE_EVENT, {"address": address})

    async def _ask(self, *command: str | bytes | int) -> Any:
        """One command of Valkey: its own methods are typed for clients that do not wait, too."""
        execute: Callable[..., Awaitable[Any]] = self._live.valkey.execute_command
        return await execute(*command)

    def _key(self, address: str) -> str:
        if not any(self._opens(page, address) for page in self._pages()):
            raise NotFound
        digest = sha256(address.encode()).hexdigest()
        return f"estante:presence:{self._principal.tenant.guid}:{digest}"

    def _pages(self) -> Iterable[Page]:
        tenant = self._principal.tenant
        for plugin in self._registry:
            if self._registry.on(tenant, plugin.id):
                yield from plugin.manifest.pages

    def _opens(self, page: Page, address: str) -> bool:
        if page.action is None or not is_of_record(page.path, address):
            return False
        section, _, name = page.action.partition(".")
        return self._permissions.allows(self._principal, Action(section, name))


def is_of_record(pattern: str, address: str) -> bool:
    """Whether an address is a record's: `/notes/<guid>` is one of the page `/notes/{guid}/{step?}`."""
    begin, marker, rest = pattern.partition(RECORD)
    if not marker or rest not in ("", "/{step?}") or not address.startswith(begin):
        return False
    try:
        return str(UUID(address.removeprefix(begin))) == address.removeprefix(begin)
    except ValueError:
        return False
