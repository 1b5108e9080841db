"""What the back office changed, laid over what a tenant's file says: built in < file < back office.

A stored value that does not hold any more (its key went, its limits changed) is left out with a warning, and
the file's value holds: no stored value ever stops a tenant.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from estante.tenancy.editable import SettingField
from estante.tenancy.tenant import Tenant


class Layer(Struct, frozen=True):
    """One tenant's changes: the version of all of them, and the values by dotted key, as JSON has them."""

    version: int = 0
    values: Mapping[str, object] = {}


class Layered(Struct, frozen=True):
    """A tenant with its layer, and why stored values do not hold, by key."""

    tenant: Tenant
    problems: Mapping[str, str] = {}


def with_layer(of_file: Tenant, layer: Layer, fields: Mapping[str, SettingField]) -> Layered:
    """The tenant as it is served. Its revision tells apart what its file and its layer say."""
    if not layer.values:
        return Layered(of_file)
    tenant, problems = of_file, {}
    for key, stored in layer.values.items():
        field = fields.get(key)
        if field is None:
            problems[key] = "no setting of that name can be changed in the back office"
            continue
        if field.plugin is not None and field.plugin not in tenant.plugin_settings:
            # Its plugin is off: the value waits until it is on again.
            continue
        try:
            tenant = replaced(tenant, key, field.convert(stored))
        except Exception as error:
            # A plugin's own check may raise whatever it likes.
            problems[key] = f"{msgspec.json.encode(stored).decode()} is not allowed any more: {error}"
    for key, reason in contradictions(tenant).items():
        if key in layer.values:
            tenant = replaced(tenant, key, value_at(of_file, key))
            problems.setdefault(key, reason)
    return Layered(msgspec.structs.replace(tenant, revision=_revision(of_file, layer)), problems)


def contradictions(tenant: Tenant) -> dict[str, str]:
    """What single values cannot say: keys that do not go together, each with a sentence."""
    problems: dict[str, str] = {}
    if tenant.default_language not in tenant.languages:
        reason = f"the default language `{tenant.default_language}` is not among the languages"
        problems |= {"languages": reason, "default_language": reason}
    if own := [host for host in tenant.settings.package_hosts if host in tenant.hosts]:
        problems["settings.package_hosts"] = f"`{own[0]}` is a host of the organization's own"
    return problems


def value_at(value: Any, key: str) -> object:
    """What stands at a dotted key; None where a plugin's table is away."""
    for name in key.split("."):
        if value is None:
            return None
        value = value.get(name) if isinstance(value, Mapping) else getattr(value, name)
    return value


def replaced(value: Any, key: str, new: object) -> Any:
    """The same with another value at a dotted key."""
    name, _, rest = key.partition(".")
    inner = value[name] if isinstance(value, Mapping) else getattr(value, name)
    inner = replaced(inner, rest, new) if rest else new
    return (
        {**value, name: inner}
        if isinstance(value, Mapping)
        else msgspec.structs.replace(value, **{name: inner})
    )


def _revision(of_file: Tenant, layer: Layer) -> int:
    """A number of its own for every pair of file and layer, equal in every process."""
    content = msgspec.json.encode((of_file.revision, sorted(layer.values.items())))
    return int.from_bytes(hashlib.sha256(content).digest()[:6], "big")
