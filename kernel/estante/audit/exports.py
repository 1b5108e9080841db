"""The audit as CSV, with the filters and the order of the list."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from uuid import UUID

import msgspec

from estante.jobs.exports import Export, ExportColumn, export_job
from estante.jobs.kinds import Json
from estante.tenancy.tenant import Tenant

COLUMNS = ("at", "actor_username", "shown_username", "action", "entity", "entity_guid", "detail")


class AuditFilters(msgspec.Struct, frozen=True):
    """What a list of records was asked for; each filter takes several values."""

    actor: tuple[UUID, ...] = ()
    username: tuple[str, ...] = ()
    action: tuple[str, ...] = ()
    entity: tuple[str, ...] = ()
    entity_guid: tuple[str, ...] = ()
    since: datetime | None = None
    until: datetime | None = None
    newest_first: bool = True


def _query(tenant: Tenant, asked: Mapping[str, Json], _language: str) -> tuple[str, Sequence[object]]:
    filters = msgspec.convert(asked, AuditFilters)
    order = "DESC" if filters.newest_first else "ASC"
    query = f"""
        SELECT a.guid, to_char(a.at AT TIME ZONE $1::text, 'YYYY-MM-DD HH24:MI:SS') AS at, a.actor_username,
               a.shown_username, a.action, a.entity, a.entity_guid, a.detail
        FROM audit a
        WHERE (cardinality($2::uuid[]) = 0 OR a.actor_guid = ANY($2::uuid[])
               OR a.shown_guid = ANY($2::uuid[]))
          AND (cardinality($3::text[]) = 0 OR a.actor_username = ANY($3::text[])
               OR a.shown_username = ANY($3::text[]))
          AND (cardinality($4::text[]) = 0 OR a.action = ANY($4::text[]))
          AND (cardinality($5::text[]) = 0 OR a.entity = ANY($5::text[]))
          AND (cardinality($6::text[]) = 0 OR a.entity_guid = ANY($6::text[]))
          AND a.at >= coalesce($7::timestamptz, '-infinity') AND a.at < coalesce($8::timestamptz, 'infinity')
        ORDER BY a.at {order}, a.guid {order}"""  # noqa: S608 - one of two words
    lists = (filters.actor, filters.username, filters.action, filters.entity, filters.entity_guid)
    return query, [tenant.time_zone, *map(list, lists), filters.since, filters.until]


AUDIT = Export(
    name="audit",
    text_key="jobs.kinds.audit_export",
    columns=tuple(ExportColumn(name, f"audit.columns.{name}") for name in COLUMNS),
    query=_query,
)
EXPORT_AUDIT = export_job(AUDIT)
