"""Personal data outside of a job: for commands, and after a restored backup."""

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from uuid import UUID

from msgspec import Struct
from redis.asyncio import Redis

from estante import audit
from estante.config import Platform
from estante.database.engine import Database
from estante.errors import NotFound
from estante.files.store import FileStore
from estante.identity import revocation
from estante.identity.models import Person
from estante.identity.policies import Users
from estante.identity.principal import Principal
from estante.jobs.live import Live
from estante.jobs.queue import JobQueue
from estante.plugins.hook_caller import HookCaller
from estante.plugins.registry import PluginRegistry
from estante.privacy.erasure import begin_erasure, erase_person, erase_unfinished
from estante.privacy.people import add_to_erased, find_person
from estante.privacy.requests import refuse_last_admin
from estante.tenancy.tenant import Tenant
from estante.valkey import open_valkey

# Who acts when it is no person: the audit shows it as the command's name.
COMMAND = "estante"


class PrivacyWork(Struct):
    """Implements `PrivacyContext`."""

    tenant: Tenant
    database: Database
    files: FileStore
    queue: JobQueue
    plugins: HookCaller
    valkey: Redis

    async def find(self, name: str) -> Person:
        """Somebody by guid or username.

        Raises:
            NotFound: nobody is called so.
        """
        async with self.database.transaction(self.tenant) as session:
            person = await find_person(session, self.tenant, name)
        if person is None:
            raise NotFound
        return person

    async def erase(self, guid: UUID) -> Mapping[str, int]:
        """Erase a person now. Answers how many rows were deleted or changed, by table.

        Raises:
            NotFound: nobody has this guid. LastAdmin, ErasureIncomplete: 409.
        """
        async with self.database.transaction(self.tenant) as session:
            person = await session.get(Person, (self.tenant.guid, guid), with_for_update=True)
            if person is None:
                raise NotFound
            await refuse_last_admin(session, person)
            entry, ended = await begin_erasure(session, self.tenant, person)
            principal = Principal(self.tenant, username=COMMAND)
            await audit.record(session, principal, str(Users.erase), "person", guid)
        await revocation.announce(self.valkey, ended)
        return await erase_person(self, entry)

    async def erase_again(self, guids: Iterable[UUID]) -> int:
        """Erase whom an older database brought back. Answers how many of them it had."""
        returned = 0
        for guid in guids:
            async with self.database.transaction(self.tenant) as session:
                person = await session.get(Person, (self.tenant.guid, guid), with_for_update=True)
                if person is None:
                    entry = await add_to_erased(session, self.tenant, guid)
                else:
                    returned += 1
                    entry, _ended = await begin_erasure(session, self.tenant, person)
            await erase_person(self, entry)
        return returned

    async def unfinished(self) -> int:
        """Go on with what was broken off. Answers how many erasures ended."""
        return await erase_unfinished(self)


@asynccontextmanager
async def working_on(
    platform: Platform, registry: PluginRegistry, tenant: Tenant
) -> AsyncIterator[PrivacyWork]:
    """What work on one tenant's people takes, closed at the end."""
    addresses = platform.addresses
    queue, valkey = JobQueue(Live(addresses.redis_url)), open_valkey(addresses.redis_url)
    database = Database(addresses.app_url)
    try:
        yield PrivacyWork(tenant, database, FileStore.open(platform), queue, registry, valkey)
    finally:
        await queue.live.close()
        await database.close()
        await valkey.aclose()
