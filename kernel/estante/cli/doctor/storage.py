"""What `estante doctor` says of each tenant's storage: what is used, of how much."""

import psycopg

from estante.cli.doctor.findings import Finding
from estante.config import Platform
from estante.files.quotas import ARRIVED_SQL, QuotaUse, is_nearly_full, quota_line
from estante.tenancy.tenant import Tenant


def storage_finding(platform: Platform, tenant: Tenant) -> Finding:
    """One line about a tenant; when it is nearly full, with what to do."""
    name = f"Storage of {tenant.key}"
    try:
        use = _room(tenant.database or platform.addresses.app_url, tenant)
    except psycopg.Error as error:
        reason = str(error).strip().splitlines()[0]
        return Finding(name, f"cannot be counted ({reason}). See its database, or run `estante migrate`.")
    cure = None
    if is_nearly_full(tenant, use):
        cure = "nine tenths are used. Delete for good what lies in the trash, or raise [limits] in its file."
    return Finding(f"{name} ({quota_line(tenant, use)})", cure, optional=True)


def _room(url: str, tenant: Tenant) -> QuotaUse:
    with psycopg.connect(url.replace("+asyncpg", ""), connect_timeout=5) as connection:
        connection.execute("SELECT set_config('app.tenant', %s, true)", [str(tenant.guid)])
        row = connection.execute(ARRIVED_SQL.replace(":person", "NULL")).fetchone()
    return QuotaUse(*row) if row else QuotaUse(0, 0, 0)
