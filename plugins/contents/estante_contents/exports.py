"""The contents list as CSV (CON-007): the filters and the order that are on screen."""

from collections.abc import Mapping, Sequence

import msgspec
from estante.jobs.exports import Export, ExportColumn
from estante.jobs.kinds import Json
from estante.tenancy.tenant import Tenant

from estante_contents.services.listing.filters import STATUS, ContentFilters, order_by, where

COLUMNS = (
    "guid",
    "name",
    "type",
    "author",
    "country",
    "status",
    "is_public",
    "is_teacher_only",
    "erp_id",
    "size",
    "created_at",
    "updated_at",
)


class Asked(msgspec.Struct, frozen=True):
    """What the export was asked with. `names` are the texts of types and states in the person's language."""

    filters: ContentFilters
    order: tuple[str, ...]
    names: dict[str, str]


def _query(tenant: Tenant, asked: Mapping[str, Json], _language: str) -> tuple[str, Sequence[object]]:
    wanted = msgspec.convert(asked, Asked)
    chosen = where(wanted.filters)
    arguments = [*chosen.arguments, msgspec.json.encode(wanted.names).decode(), tenant.time_zone]
    named, zone = f"${len(arguments) - 1}::jsonb ->> ", f"${len(arguments)}::text"
    query = (
        f"SELECT c.guid, c.name, coalesce({named}c.type_guid, c.type_guid) AS type,"  # noqa: S608
        " btrim(c.author_name || ' ' || c.author_lastname) AS author, c.country,"
        f" {named}({STATUS}) AS status, {named}(c.is_public::text) AS is_public,"
        f" {named}((c.is_teacher_only = 1)::text) AS is_teacher_only, c.erp_id, c.size,"
        f" to_char(c.created_at AT TIME ZONE {zone}, 'YYYY-MM-DD HH24:MI') AS created_at,"
        f" to_char(c.updated_at AT TIME ZONE {zone}, 'YYYY-MM-DD HH24:MI') AS updated_at"
        f" FROM contents c WHERE {chosen.sql} ORDER BY {order_by(wanted.order)}"
    )
    return query, arguments


CONTENTS = Export(
    name="contents",
    text_key="contents.jobs.export",
    columns=tuple(ExportColumn(name, f"contents.columns.{name}") for name in COLUMNS),
    query=_query,
)
