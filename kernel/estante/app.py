"""Boot, top to bottom: settings, plugins, tenants, services, the application."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Router
from litestar.middleware import DefineMiddleware
from litestar.types import Receive, Scope, Send

from estante.builds import BuildArchive
from estante.builtin import load_registry
from estante.compression import Compression
from estante.config import Platform, load_platform
from estante.database.engine import SERVING, Database
from estante.dependencies import DEPENDENCIES, Services
from estante.events.outbox import Events
from estante.files.content_host import ContentHost, reserved_segments
from estante.files.store import FileStore
from estante.flags.provider import Flags
from estante.http.authentication import Authentication
from estante.http.bodies import MAX_BYTES, decode_into_structs
from estante.http.envelope import Answer
from estante.http.failures import HANDLERS
from estante.http.fast_path import inline_sync_dependencies, skip_handler_copies
from estante.http.guards import ContentHostGuard, Guard
from estante.http.hosts import Answering, HostGate
from estante.http.idempotency import Idempotency
from estante.http.openapi import DOCUMENT
from estante.http.refusals import RefusalRecorder
from estante.http.request import EstanteRequest
from estante.jobs.live import Live
from estante.jobs.queue import JobQueue
from estante.languages.texts import Texts
from estante.mail.delivery import SEND_LETTER
from estante.mail.mailers import open_mailer
from estante.mail.service import Letters
from estante.notifications.letters import NOTIFICATION
from estante.notifications.service import Notifications
from estante.permissions.enforcer import Permissions
from estante.plugins.discovery import Plugin
from estante.plugins.faults import set_faulty_aside
from estante.plugins.registry import PluginRegistry
from estante.settings.watcher import SettingsWatcher
from estante.telemetry import metrics
from estante.telemetry.health import Probes
from estante.telemetry.requests import Observed
from estante.tenancy.registry import TenantRegistry, open_tenants
from estante.ui import Shell
from estante.valkey import open_valkey

log = structlog.get_logger("estante")
SAMPLE_SECONDS = 5.0


def create_app(
    platform: Platform | None = None,
    *,
    registry: PluginRegistry | None = None,
    tenants: TenantRegistry | None = None,
) -> "Estante":
    """The application, ready to be served. Raises BootRefused when the kernel contradicts itself."""
    platform = platform or load_platform()
    if registry is None:
        registry = load_registry()
        set_faulty_aside(registry, platform.data_dir)
    tenants = tenants or open_tenants(platform, registry)
    services = build_services(platform, registry, tenants)
    return Estante(services, [api_router(plugin, platform.api_base) for plugin in registry if plugin.routes])


def build_services(platform: Platform, registry: PluginRegistry, tenants: TenantRegistry) -> Services:
    """What lives as long as the process. Nothing connects before it is used."""
    addresses = platform.addresses
    database = Database(addresses.app_url, patience=SERVING)
    valkey = open_valkey(addresses.redis_url)
    events, queue = Events(), JobQueue(Live(addresses.redis_url))
    letters, texts = Letters(queue, SEND_LETTER), Texts(registry.text_folders)
    return Services(
        platform=platform,
        registry=registry,
        tenants=tenants,
        settings=SettingsWatcher(database, tenants, texts, addresses.redis_url),
        database=database,
        valkey=valkey,
        files=FileStore.open(platform),
        queue=queue,
        events=events,
        letters=letters,
        notifications=Notifications(events, letters, NOTIFICATION),
        texts=texts,
        permissions=Permissions(registry),
        flags=Flags(registry),
        authentication=Authentication(database, addresses.redis_url),
        mailer=open_mailer(platform),
    )


def api_router(plugin: Plugin, api_base: str) -> Router:
    """A plugin's routes below the API base, marked with its id."""
    return Router(
        path=api_base,
        route_handlers=list(plugin.routes),
        opt={"plugin": plugin.id},
        tags=[f"plugin:{plugin.id}"],
    )


class Estante(Litestar):
    """Litestar behind the host gate, with the process's services and its two watchers."""

    def __init__(self, services: Services, routers: Sequence[Router]) -> None:
        self.services = services
        shell = Shell(services.platform.shell_dir, services.registry, BuildArchive.open(services.platform))
        gate = HostGate(services, content_host(services), shell)
        api = Answering(Compression(super().__call__))

        async def answer_request(scope: Scope, receive: Receive, send: Send) -> None:
            await gate(api, scope, receive, send)

        probes = Probes(answer_request, services)
        self._outermost = Observed(probes, services.platform.access_log)
        super().__init__(
            routers,
            guards=[
                Guard(
                    services.registry,
                    services.authentication,
                    services.permissions,
                    services.flags,
                    services.valkey,
                )
            ],
            middleware=[
                DefineMiddleware(Idempotency, valkey=services.valkey, authentication=services.authentication)
            ],
            dependencies={**DEPENDENCIES, **services.registry.providers},
            response_class=Answer,
            request_class=EstanteRequest,
            exception_handlers=HANDLERS,
            after_exception=[RefusalRecorder(services.database, services.valkey)],
            request_max_body_size=MAX_BYTES,
            lifespan=[_watching],
            logging_config=None,
            openapi_config=DOCUMENT,
        )
        inline_sync_dependencies(self)
        decode_into_structs(self)
        skip_handler_copies(self)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """ASGI."""
        if scope["type"] == "http":
            await self._outermost(scope, receive, send)
        elif scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)


def content_host(services: Services) -> ContentHost:
    """The application of the content hosts, with the plugins' own pages there."""
    routers = [
        Router(path="/", route_handlers=list(plugin.content_host_routes), opt={"plugin": plugin.id})
        for plugin in services.registry
        if plugin.content_host_routes
    ]
    if not routers:
        return ContentHost(services.files)
    pages = Litestar(
        routers,
        guards=[ContentHostGuard(services.registry, services.valkey)],
        dependencies={**DEPENDENCIES, **services.registry.providers},
        request_class=EstanteRequest,
        exception_handlers=HANDLERS,
        logging_config=None,
        openapi_config=None,
    )
    reserved = reserved_segments([route.path for route in pages.routes])

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await pages(scope, receive, send)

    return ContentHost(services.files, answer, reserved)


@asynccontextmanager
async def _watching(app: Litestar) -> AsyncIterator[None]:
    """Watch the tenants' files, their settings and the revoked tokens; close everything at the end."""
    services = app.services  # type: ignore[attr-defined]
    stop = asyncio.Event()
    # The first request is answered by what the back office says, too.
    await services.settings.refresh()
    tasks = [
        asyncio.create_task(services.tenants.watch(stop)),
        asyncio.create_task(services.settings.watch(stop)),
        asyncio.create_task(services.authentication.listen(stop)),
    ]
    if metrics.is_enabled():
        tasks.append(asyncio.create_task(_sample(services)))
    try:
        yield
    finally:
        stop.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await services.queue.live.close()
        await services.database.close()
        await services.valkey.aclose()


async def _sample(services: Services) -> None:
    """Tell the metrics now and then what is not counted as it happens."""
    while True:
        for (pool, state), count in services.database.connections().items():
            metrics.connections(pool, state, count)
        metrics.tenants(len(services.tenants.all()), len(services.tenants.errors))
        await asyncio.sleep(SAMPLE_SECONDS)
