"""The lists of the plugin: annotations, consumptions, reports, and what one may open."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, DateRange, ListSpec, PartOf, Sql, Within
from msgspec import Struct

from estante_viewer.schemas.consumptions import ConsumptionRow
from estante_viewer.schemas.marks import AnnotationRow, ReportRow, ReportStatus, ReportType
from estante_viewer.schemas.viewer import FrontContent
from estante_viewer.services.shelf import ShelfFilters


class AnnotationFilters(Struct, frozen=True, kw_only=True):
    """Those under `parent`, and with `includeWithoutParent` also those under none."""

    parent: Annotated[
        UUID | None, Sql("a.parent_guid = :value OR :includeWithoutParent AND a.parent_guid IS NULL")
    ] = None
    includeWithoutParent: Annotated[bool | None, PartOf("parent")] = None


# Of the person who asks, on one content (VIE-175).
ANNOTATIONS = ListSpec(
    row=AnnotationRow,
    source="annotations a",
    base=("a.content_guid = :content",),
    filters=AnnotationFilters,
    sort=("created_at", "updated_at"),
    default="created_at",
)


# The same for the call that reads one content.
OWN_ANNOTATIONS = """
SELECT guid, annotation, parent_guid, created_at, updated_at FROM annotations
WHERE person_guid = $1::uuid AND content_guid = $2::uuid
"""


class ConsumptionFilters(Struct, frozen=True, kw_only=True):
    """What one's own consumptions can be narrowed by."""

    content_guid: Annotated[tuple[UUID, ...], AnyOf("c.content_guid")] = ()
    user_guid: Annotated[tuple[UUID, ...], AnyOf("c.person_guid")] = ()


CONSUMPTIONS = ListSpec(
    row=ConsumptionRow,
    source="consumptions c",
    base=("c.person_guid = :me",),
    columns={
        "progress_ends": "c.progress_ends::float8",
        "progress": "c.progress::float8",
        "last": "c.last::float8",
        "sessions": "(SELECT count(*) FROM consumption_sessions s"
        " WHERE s.tenant_id = c.tenant_id AND s.consumption_guid = c.guid)",
    },
    filters=ConsumptionFilters,
    sort=("updated_at", "created_at", "progress"),
    default="-updated_at",
    indexed=("content_guid",),
)


class ReportFilters(Struct, frozen=True, kw_only=True):
    """What reports can be narrowed by."""

    content: Annotated[tuple[UUID, ...], AnyOf("r.content_guid")] = ()
    status: Annotated[tuple[ReportStatus, ...], AnyOf("r.status")] = ()
    type: Annotated[tuple[ReportType, ...], AnyOf("r.type")] = ()
    created: Annotated[DateRange | None, Within("r.created_at")] = None


# Editors read all, others their own (VIE-209).
REPORTS = ListSpec(
    row=ReportRow,
    source="reports r",
    base=("(:is_editor OR r.person_guid = :me)",),
    columns={"content_name": "NULL::text"},
    filters=ReportFilters,
    search=("r.comment", "r.answer"),
    sort=("created_at", "type", "status"),
    default="-created_at",
    indexed=("content",),
)


# Its rows are found by the contents plugin, whose question it is who may open what.
SHELF = ListSpec(
    row=FrontContent, filters=ShelfFilters, search=("name", "author"), sort=("at",), default="-at"
)
