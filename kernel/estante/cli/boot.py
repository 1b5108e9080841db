"""What commands need of a started kernel: its plugins, its tenants and their demo data."""

import asyncio
import functools
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from estante.builtin import load_registry as discover
from estante.config import Addresses, Platform, load_platform
from estante.dependencies import Services
from estante.plugins.faults import set_faulty_aside
from estante.plugins.registry import PluginRegistry
from estante.seeding import DemoSignIn, SeedContext
from estante.tenancy.registry import TenantRegistry, open_tenants
from estante.tenancy.tenant import Tenant

# The document is made without asking any service.
NOWHERE = Addresses("postgresql://localhost/estante", "postgresql://localhost/estante", "redis://localhost")


@functools.cache
def load_registry() -> PluginRegistry:
    """The installed plugins, found once a process; those whose migrations failed are set aside."""
    registry = discover()
    set_faulty_aside(registry, load_platform().data_dir)
    return registry


def tenant_registry(platform: Platform, registry: PluginRegistry) -> TenantRegistry:
    """The tenants with good files."""
    return open_tenants(platform, registry)


def seed_tenants(platform: Platform) -> list[str]:
    """Run every demo loader in each tenant that has its plugin, and answer the tenants' keys."""
    return asyncio.run(_seed(platform, _seed_tenant))


def reference_countries() -> list[str]:
    """The countries that plugins have reference data of."""
    return sorted({code for _, reference in load_registry().reference_data for code in reference.countries})


def seed_reference(platform: Platform, countries: Sequence[str]) -> list[str]:
    """Load the reference data of countries into each tenant that has its plugin; answer the tenants' keys."""

    async def seed_one(services: Services, tenant: Tenant) -> None:
        context = SeedContext(tenant, services.database, services.files, services.queue)
        for plugin, reference in services.registry.reference_data:
            if services.registry.on(tenant, plugin):
                await reference.load(context, [code for code in countries if code in reference.countries])

    return asyncio.run(_seed(platform, seed_one))


async def _seed(platform: Platform, seed_one: Callable[[Services, Tenant], Awaitable[None]]) -> list[str]:
    from estante.app import build_services

    registry = load_registry()
    services = build_services(platform, registry, tenant_registry(platform, registry))
    try:
        for tenant in services.tenants.all():
            await seed_one(services, tenant)
    finally:
        await services.queue.live.close()
        await services.database.close()
        await services.valkey.aclose()
    return [tenant.key for tenant in services.tenants.all()]


async def _seed_tenant(services: Services, tenant: Tenant) -> None:
    context = SeedContext(tenant, services.database, services.files, services.queue)
    for plugin, demo in services.registry.demo_data:
        if services.registry.on(tenant, plugin):
            await demo.load(context)


def demo_sign_ins(platform: Platform) -> Iterator[tuple[Tenant, list[DemoSignIn]]]:
    """The accounts that the demo data made, by tenant."""
    registry = load_registry()
    for tenant in tenant_registry(platform, registry).all():
        demos = [demo for plugin, demo in registry.demo_data if registry.on(tenant, plugin)]
        yield tenant, [sign_in for demo in demos if demo.sign_ins for sign_in in demo.sign_ins(tenant)]


def openapi_document(platform: Platform, plugin: str = "") -> bytes:
    """The OpenAPI document as JSON, or the part of it that a plugin's UI half calls."""
    made = openapi_parts(platform, [plugin])[plugin]
    return msgspec.json.format(msgspec.json.encode(made), indent=2)


def openapi_parts(platform: Platform, plugins: Iterable[str] | None = None) -> Mapping[str, dict[str, Any]]:
    """What each of some plugins' UI halves call, or those of all, of one OpenAPI document by their ids.

    What is no plugin's id gives the whole.
    """
    from estante.app import create_app
    from estante.http.openapi import document, part_of

    registry = load_registry()
    made = document(create_app(platform.at(NOWHERE), registry=registry))
    parts = {}
    for name in [plugin.id for plugin in registry] if plugins is None else plugins:
        plugin = registry.get(name)
        parts[name] = made if plugin is None else part_of(made, {name, *plugin.manifest.calls})
    return parts
