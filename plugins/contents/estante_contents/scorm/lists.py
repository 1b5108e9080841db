"""The SCORM packages of editors."""

from datetime import datetime
from uuid import UUID

from estante.api.lists import ListSpec, NoFilters, by_name
from msgspec import Struct

from estante_contents.contracts import StorageStatus
from estante_contents.lists import AUTHOR

SCORM = "CTTY_10"


class PackageRow(Struct, frozen=True):
    """A SCORM content that an editor made. `file` is the package that opens, by its name and version."""

    guid: UUID
    name: str
    author: str
    file: str | None
    file_version: int | None
    size: int
    storage_status: StorageStatus
    created_at: datetime
    updated_at: datetime


PACKAGES = ListSpec(
    row=PackageRow,
    source=("contents c LEFT JOIN content_files f ON f.tenant_id = c.tenant_id AND f.guid = c.file_guid"),
    base=(
        "c.deleted_at IS NULL",
        f"c.type_guid = '{SCORM}'",
        # Text: what a list is given goes into its totals, too.
        "c.created_by = ANY(CAST(CAST(:editors AS text) AS uuid[]))",
    ),
    columns={
        **{
            name: f"c.{name}"
            for name in ("guid", "name", "size", "storage_status", "created_at", "updated_at")
        },
        "author": AUTHOR,
        "file": "f.name",
        "file_version": "f.version",
    },
    filters=NoFilters,
    search=("c.name",),
    sort={"name": by_name("c.name"), "created_at": "c.created_at", "updated_at": "c.updated_at"},
    default="-created_at",
    key="c.guid",
)
