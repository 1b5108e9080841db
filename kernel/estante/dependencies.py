"""What a handler may ask for by name, in the kernel and in every plugin."""

from collections.abc import AsyncIterator
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import Provide
from msgspec import Struct
from redis.asyncio import Redis
from sqlalchemy.ext.asyncio import AsyncSession

from estante.config import Platform
from estante.database.engine import Database
from estante.files.store import FileStore
from estante.flags.provider import Flags
from estante.http.authentication import Authentication
from estante.http.lists import provide_listing
from estante.http.request import RequestState
from estante.identity.principal import Principal
from estante.jobs.queue import JobQueue
from estante.languages.texts import Texts
from estante.outbox import Events
from estante.permissions.enforcer import Permissions
from estante.plugins.registry import PluginRegistry
from estante.tenancy.registry import TenantRegistry
from estante.tenancy.tenant import Tenant


class Services(Struct):
    """What lives as long as the process."""

    platform: Platform
    registry: PluginRegistry
    tenants: TenantRegistry
    database: Database
    valkey: Redis
    files: FileStore
    queue: JobQueue
    events: Events
    texts: Texts
    permissions: Permissions
    flags: Flags
    authentication: Authentication


AnyRequest = Request[Any, Any, State]


async def provide_session(request: AnyRequest) -> AsyncIterator[AsyncSession]:
    """One transaction a request: committed before the answer is sent, rolled back on any error."""
    state = RequestState(request)
    async with state.services.database.transaction(state.tenant) as session:
        yield session


def provide_tenant(request: AnyRequest) -> Tenant:
    """The tenant of the request's host."""
    return RequestState(request).tenant


def provide_principal(request: AnyRequest) -> Principal:
    """Who asks."""
    return RequestState(request).principal


def provide_platform(request: AnyRequest) -> Platform:
    """The platform's settings."""
    return RequestState(request).services.platform


def provide_registry(request: AnyRequest) -> PluginRegistry:
    """The plugins."""
    return RequestState(request).services.registry


def provide_database(request: AnyRequest) -> Database:
    """The database, for hot reads."""
    return RequestState(request).services.database


def provide_valkey(request: AnyRequest) -> Redis:
    """Valkey, for counters and short-lived facts."""
    return RequestState(request).services.valkey


def provide_files(request: AnyRequest) -> FileStore:
    """The file store."""
    return RequestState(request).services.files


def provide_queue(request: AnyRequest) -> JobQueue:
    """The job queue."""
    return RequestState(request).services.queue


def provide_events(request: AnyRequest) -> Events:
    """Where domain events are published."""
    return RequestState(request).services.events


def provide_texts(request: AnyRequest) -> Texts:
    """The server's texts."""
    return RequestState(request).services.texts


def provide_permitted(request: AnyRequest) -> Permissions:
    """The permissions."""
    return RequestState(request).services.permissions


def provide_flagged(request: AnyRequest) -> Flags:
    """The flags."""
    return RequestState(request).services.flags


DEPENDENCIES: dict[str, Provide] = {
    "session": Provide(provide_session),
    "tenant": Provide(provide_tenant, sync_to_thread=False),
    "principal": Provide(provide_principal, sync_to_thread=False),
    "platform": Provide(provide_platform, sync_to_thread=False),
    "registry": Provide(provide_registry, sync_to_thread=False),
    "database": Provide(provide_database, sync_to_thread=False),
    "valkey": Provide(provide_valkey, sync_to_thread=False),
    "files": Provide(provide_files, sync_to_thread=False),
    "queue": Provide(provide_queue, sync_to_thread=False),
    "events": Provide(provide_events, sync_to_thread=False),
    "texts": Provide(provide_texts, sync_to_thread=False),
    "permitted": Provide(provide_permitted, sync_to_thread=False),
    "flagged": Provide(provide_flagged, sync_to_thread=False),
    "listing": Provide(provide_listing, sync_to_thread=False),
}
