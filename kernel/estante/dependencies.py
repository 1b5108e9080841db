"""What a handler may ask for by name, in the kernel and in every plugin."""

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.types import Scope
from msgspec import Struct
from redis.asyncio import Redis
from sqlalchemy.ext.asyncio import AsyncSession

from estante.bulk.changes import BulkChanges
from estante.config import Platform
from estante.database.engine import Database
from estante.events.outbox import Events
from estante.files.store import FileStore
from estante.flags.provider import Flags
from estante.http.authentication import Authentication
from estante.http.etags import provide_if_match
from estante.http.lists import provide_lists
from estante.http.request import RequestState
from estante.identity.permissions import FlagSource, PermissionChecker
from estante.identity.principal import Principal
from estante.jobs.context import WorkServices
from estante.jobs.queue import JobQueue
from estante.languages.caller import language_of_scope, texts_for
from estante.languages.texts import Texts
from estante.languages.translator import Translator
from estante.mail.mailers import Mailer
from estante.mail.service import Letters
from estante.notifications.service import Notifications
from estante.permissions.enforcer import Permissions
from estante.plugins import injection
from estante.plugins.hook_caller import HookCaller
from estante.plugins.registry import PluginRegistry
from estante.records.context import AFTER_COMMIT, RecordContext
from estante.settings.services import SettingsService
from estante.settings.watcher import SettingsWatcher
from estante.tenancy.registry import TenantRegistry
from estante.tenancy.tenant import Tenant
from estante.trash.lists import TrashList


class Services(Struct):
    """What lives as long as the process."""

    platform: Platform
    registry: PluginRegistry
    tenants: TenantRegistry
    settings: SettingsWatcher
    database: Database
    valkey: Redis
    files: FileStore
    queue: JobQueue
    events: Events
    texts: Texts
    permissions: Permissions
    flags: Flags
    authentication: Authentication
    mailer: Mailer
    letters: Letters
    notifications: Notifications

    @property
    def work(self) -> WorkServices:
        """What jobs and listeners act with, for those that run in this process."""
        return WorkServices(
            platform=self.platform,
            database=self.database,
            files=self.files,
            queue=self.queue,
            mailer=self.mailer,
            letters=self.letters,
            events=self.events,
            notifications=self.notifications,
            texts=self.texts,
            registry=self.registry,
        )


AnyRequest = Request[Any, Any, State]


def services_of(scope: Scope) -> Services:
    """The services of the process that answers."""
    return scope["state"]["services"]  # type: ignore[no-any-return]


async def provide_session(request: AnyRequest) -> AsyncIterator[AsyncSession]:
    """One transaction a request: committed before the answer is sent, rolled back on any error."""
    state = RequestState(request)
    async with services_of(request.scope).database.transaction(state.tenant) as session:
        yield session
    for call in session.info.get(AFTER_COMMIT, ()):
        await call()


def provide_record_context(request: AnyRequest, session: NamedDependency[AsyncSession]) -> RecordContext:
    """Where the caller's records are read and written."""
    services = services_of(request.scope)
    return RecordContext(
        session=session,
        principal=RequestState(request).principal,
        events=services.events,
        permissions=services.permissions,
        plugins=services.registry,
        t=texts_for(request.scope),
        after_commit=session.info.setdefault(AFTER_COMMIT, []),
    )


def provide_translator(scope: Scope) -> Translator:
    """The server's texts in the caller's language."""
    return texts_for(scope)


def provide_bulk(request: AnyRequest) -> BulkChanges:
    """Bulk changes of the caller."""
    state = RequestState(request)
    services = services_of(request.scope)
    return BulkChanges(
        services.database,
        state.principal,
        permissions=services.permissions,
        events=services.events,
        files=services.files,
        queue=services.queue,
        registry=services.registry,
        text=texts_for(request.scope),
    )


def provide_trash_list(request: AnyRequest) -> TrashList:
    """What the caller finds in the trash."""
    state = RequestState(request)
    services = services_of(request.scope)
    return TrashList(
        services.database,
        state.principal,
        permissions=services.permissions,
        registry=services.registry,
        files=services.files,
        text=texts_for(request.scope),
    )


def provide_settings(request: AnyRequest) -> SettingsService:
    """The settings of the caller's tenant."""
    services = services_of(request.scope)
    return SettingsService(
        RequestState(request).principal,
        language_of_scope(request.scope),
        database=services.database,
        tenants=services.tenants,
        registry=services.registry,
        watcher=services.settings,
        valkey=services.valkey,
        texts=services.texts,
    )


def _of_request(name: str) -> Provide:
    def provide(scope: Scope) -> Any:
        return scope["state"][name]

    return Provide(provide, sync_to_thread=False)


def _of_process(name: str) -> Provide:
    def provide(scope: Scope) -> Any:
        return getattr(services_of(scope), name)

    return Provide(provide, sync_to_thread=False)


DEPENDENCIES: dict[str, Provide] = {
    "session": Provide(provide_session),
    "lists": Provide(provide_lists, sync_to_thread=False),
    "bulk": Provide(provide_bulk, sync_to_thread=False),
    "settings": Provide(provide_settings, sync_to_thread=False),
    "trash_list": Provide(provide_trash_list, sync_to_thread=False),
    "record_context": Provide(provide_record_context, sync_to_thread=False),
    "t": Provide(provide_translator, sync_to_thread=False),
    "if_match": Provide(provide_if_match, sync_to_thread=False),
    # The tenant of the request's host, and who asks.
    "tenant": _of_request("tenant"),
    "principal": _of_request("principal"),
    # What lives as long as the process.
    "platform": _of_process("platform"),
    "registry": _of_process("registry"),
    "database": _of_process("database"),
    "valkey": _of_process("valkey"),
    "authentication": _of_process("authentication"),
    "files": _of_process("files"),
    "queue": _of_process("queue"),
    "events": _of_process("events"),
    "mailer": _of_process("mailer"),
    "letters": _of_process("letters"),
    "notifications": _of_process("notifications"),
    "texts": _of_process("texts"),
    "permissions": _of_process("permissions"),
    "flags": _of_process("flags"),
}
# By what type a service asks for each of them.
NAMES: Mapping[Any, str] = {
    AsyncSession: "session",
    RecordContext: "record_context",
    Translator: "t",
    BulkChanges: "bulk",
    TrashList: "trash_list",
    Tenant: "tenant",
    Principal: "principal",
    Platform: "platform",
    PluginRegistry: "registry",
    HookCaller: "registry",
    SettingsService: "settings",
    Database: "database",
    Redis: "valkey",
    FileStore: "files",
    JobQueue: "queue",
    Events: "events",
    Texts: "texts",
    Letters: "letters",
    Notifications: "notifications",
    PermissionChecker: "permissions",
    FlagSource: "flags",
}


def inject(*services: type, known: Mapping[Any, str] | None = None, **named: type) -> dict[str, Provide]:
    """Providers of services: `school_service` for SchoolService, or under the names that are given.

    `dependencies = inject(schools=SchoolService, groups=GroupService)`. A service asks by type for what the
    kernel gives, for another of these, or for what `known` names; any other class with a typed `__init__` is
    built for it.
    """
    return injection.providers_of({**NAMES, **(known or {})}, services, named)


def provider_of(service: type) -> Callable[..., Any]:
    """A function that Litestar can call for one service, as `register_services` gives it."""
    return injection.provider_of(service, NAMES)
