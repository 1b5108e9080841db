"""The audit as CSV, with the filters and the order of the list, and its codes in words."""

from collections.abc import Mapping, Sequence

import msgspec

from estante.audit.listing import AuditFilters, Names
from estante.jobs.exports import Export, ExportColumn, export_job
from estante.jobs.kinds import Json
from estante.tenancy.tenant import Tenant

WORDS = ("at", "actor_username", "shown_username", "action_name", "entity_name", "entity_guid", "detail")
# For whoever counts by program: the same in every language.
CODES = ("action", "entity")


def export_payload(filters: AuditFilters, names: Names) -> dict[str, Json]:
    """What the job is given."""
    words: dict[str, Json] = {"actions": dict(names.actions), "entities": dict(names.entities)}
    return {"filters": msgspec.to_builtins(filters), "names": words}


def _query(tenant: Tenant, given: Mapping[str, Json], _language: str) -> tuple[str, Sequence[object]]:
    filters = msgspec.convert(given["filters"], AuditFilters)
    arguments: list[object] = [tenant.time_zone, msgspec.json.encode(given["names"]).decode()]
    query = f"""
        SELECT a.guid, to_char(a.at AT TIME ZONE $1::text, 'YYYY-MM-DD HH24:MI:SS') AS at, a.actor_username,
               a.shown_username, coalesce($2::jsonb -> 'actions' ->> a.action, a.action) AS action_name,
               coalesce($2::jsonb -> 'entities' ->> a.entity, a.entity) AS entity_name,
               a.entity_guid, a.detail, a.action, a.entity
        {filters.rows(arguments)} ORDER BY {filters.order}"""
    return query, arguments


AUDIT = Export(
    name="audit",
    text_key="jobs.kinds.audit_export",
    columns=tuple(ExportColumn(name, f"audit.columns.{name}") for name in (*WORDS, *CODES)),
    query=_query,
)
EXPORT_AUDIT = export_job(AUDIT)
