"""What commands say of settings that the back office changed: which hold, and who set them when."""

from collections.abc import Mapping

import msgspec
import psycopg
from psycopg.rows import dict_row

from estante.config import Platform, SettingsInvalid
from estante.services.embedded import running_addresses
from estante.tenancy.layers import Layer
from estante.tenancy.registry import TenantRegistry
from estante.tenancy.tenant import Tenant

STORED = """
SELECT s.key, s.value::text AS value, s.set_at, p.username
FROM tenant_settings s LEFT JOIN people p ON p.tenant_id = s.tenant_id AND p.guid = s.set_by
ORDER BY s.key
"""


class StoredSettings(msgspec.Struct, frozen=True):
    """A tenant's layer, and of each key who set it when."""

    layer: Layer
    authors: Mapping[str, str]


def read_stored(url: str, tenant: Tenant) -> StoredSettings:
    """What the back office changed in a tenant.

    Raises:
        psycopg.Error: the database is away, or has not these tables yet.
    """
    with psycopg.connect(url.replace("+asyncpg", ""), connect_timeout=5, row_factory=dict_row) as connection:
        connection.execute("SELECT set_config('app.tenant', %s, true)", [str(tenant.guid)])
        rows = connection.execute(STORED).fetchall()
    values = {row["key"]: msgspec.json.decode(row["value"]) for row in rows}
    authors = {
        row["key"]: f"{row['username'] or 'somebody who is gone'}, {row['set_at']:%Y-%m-%d %H:%M %Z}"
        for row in rows
    }
    return StoredSettings(Layer(1, values) if values else Layer(), authors)


def read_stored_if_running(platform: Platform, tenant: Tenant) -> tuple[StoredSettings, str | None]:
    """The same without starting anything; with a sentence when nobody could be asked."""
    nothing = StoredSettings(Layer(), {})
    try:
        addresses = running_addresses(platform)
        if addresses is None:
            return nothing, "The database is not running: what the back office changed is not shown."
        return read_stored(tenant.database or addresses.app_url, tenant), None
    except (psycopg.Error, SettingsInvalid) as error:
        reason = str(error).strip().splitlines()[0]
        return nothing, f"What the back office changed is not shown ({reason})."


def ignored_settings(url: str, tenants: TenantRegistry, tenant: Tenant) -> str | None:
    """A sentence about stored values that do not hold any more, or None."""
    try:
        tenants.set_layer(tenant.guid, read_stored(tenant.database or url, tenant).layer)
    except psycopg.Error as error:
        return f"cannot be read ({str(error).strip().splitlines()[0]}). Run `estante migrate`."
    problems = tenants.layer_problems(tenant.key)
    if not problems:
        return None
    named = "; ".join(f"{key}: {reason}" for key, reason in problems.items())
    return f"{named}. The file's values hold: change them in the back office, or go back there."
