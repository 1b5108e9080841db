"""Tenants for tests: two looks, two languages, and switches to turn."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import cast
from uuid import uuid4

from estante.plugins.owners import KERNEL
from estante.plugins.registry import PluginRegistry
from estante.tenancy.loader import FILE, build_tenant
from estante.tenancy.tenant import Tenant

TENANTS: Mapping[str, Mapping[str, object]] = {
    "andaluna": {
        "guid": "8f0a4c52-6a1e-4c7e-9d6b-3f1f6f2a7b10",
        "name": "Andaluna",
        "hosts": ["andaluna.localhost"],
        "languages": ["es", "pt", "en"],
        "default_language": "es",
        "settings": {"is_multicountry": True},
        "flags": dict.fromkeys(("evaluation_model", "library", "mint_lesson_in_programs"), True)
        | dict.fromkeys(("advanced_program_look", "advanced_programming", "programming"), True),
    },
    "ipe": {
        "guid": "2d7b9e14-0c35-4f0a-8a57-c1d94be06e21",
        "name": "Ipê",
        "hosts": ["ipe.localhost"],
        "languages": ["pt", "en"],
        "default_language": "pt",
        "settings": {"is_multicountry": True},
        "flags": {"evaluation_model": True},
        "branding": {"color_first": "#7a2e8e", "color_second": "#f2b91d"},
    },
}


def plugins_of(registry: PluginRegistry) -> list[str]:
    """Every working plugin."""
    return [plugin.id for plugin in registry if plugin.id != KERNEL]


def make_tenant(registry: PluginRegistry, like: str = "andaluna", /, **changes: object) -> Tenant:
    """A tenant that nobody else uses: like one of `TENANTS`, with changes as its file would say them.

    Raises:
        TenantInvalid: the changes make no good file.
    """
    key = f"t{uuid4().hex[:12]}"
    own = {"guid": str(uuid4()), "hosts": [f"{key}.test.localhost"], "plugins": plugins_of(registry)}
    return build_tenant({**_values(like, registry), **own, **changes}, registry.known, key=key)


def write_tenants(folder: Path, registry: PluginRegistry) -> None:
    """Write the two tenants' files."""
    for key in TENANTS:
        write_tenant(folder, key, {**_values(key, registry), "plugins": plugins_of(registry)})


def _values(like: str, registry: PluginRegistry) -> Mapping[str, object]:
    """A test's own registry may have other flags."""
    values = TENANTS[like]
    flags = cast("Mapping[str, object]", values["flags"])
    return {**values, "flags": {name: on for name, on in flags.items() if name in registry.known.flags}}


def write_tenant(folder: Path, key: str, values: Mapping[str, object]) -> Path:
    """Write one tenant's file as TOML."""
    path = folder / key / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{name} = {_toml(value)}\n" for name, value in values.items()), "utf-8")
    return path


def _toml(value: object) -> str:
    """A value as TOML writes it: as JSON does, but for tables."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(name)} = {_toml(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)
