"""What `estante doctor` asks about domain events: whether they are heard, and which ones were given up."""

from collections.abc import Sequence

import psycopg

from estante.config import Platform
from estante.tenancy.tenant import Tenant

COUNTS = """
SELECT count(*) FILTER (WHERE failure IS NULL AND due_at < now() - interval '1 minute'),
       count(*) FILTER (WHERE failure IS NOT NULL), min(failure)
  FROM outbox
"""


def waiting_events(platform: Platform, tenants: Sequence[Tenant]) -> str | None:
    """A sentence about events that nobody hears, or None."""
    late, given_up, unknown = [], [], []
    for tenant in tenants:
        try:
            waiting, failed, reason = _counts(tenant.database or platform.addresses.app_url, tenant)
        except psycopg.Error as error:
            unknown.append(f"{tenant.key} ({str(error).strip().splitlines()[0]})")
            continue
        late += [f"{tenant.key} {waiting}"] if waiting else []
        given_up += [f"{tenant.key} {failed} ({reason})"] if failed else []
    sentences = []
    if unknown:
        sentences.append(
            f"cannot be counted: {', '.join(unknown)}. See its database, or run `estante migrate`."
        )
    if late:
        sentences.append(
            f"due for more than a minute and not heard: {', '.join(late)}. "
            "See whether the worker runs, and its log."
        )
    if given_up:
        sentences.append(
            f"given up after ten attempts: {', '.join(given_up)}. Mend the plugin, then set "
            "`failure` to NULL and `attempts` to 0 in `outbox`."
        )
    return " ".join(sentences) or None


def _counts(url: str, tenant: Tenant) -> tuple[int, int, str | None]:
    with psycopg.connect(url.replace("+asyncpg", ""), connect_timeout=5) as connection:
        connection.execute("SELECT set_config('app.tenant', %s, true)", [str(tenant.guid)])
        row = connection.execute(COUNTS).fetchone()
    return row or (0, 0, None)
