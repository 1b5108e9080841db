"""The lists of batch uploads: one's own, and the files of one."""

from typing import Annotated

from estante.api.lists import Cases, ListSpec, NoFilters, by_name
from msgspec import Struct

from estante_contents.batches.schemas import BatchRow, FileState, StoredRow

FILES = "content_batch_files f WHERE f.tenant_id = b.tenant_id AND f.batch_guid = b.guid"
CONTENT = "c.guid IS NOT NULL AND c.storage_status"
STATES = {
    "waiting": "f.state = 'waiting'",
    "preparing": f"f.state = 'made' AND {CONTENT} IN ('preparing', 'uploading')",
    "ready": f"f.state = 'made' AND (c.guid IS NULL OR {CONTENT} IN ('upload-done', 'none'))",
    "failed": f"f.state = 'made' AND {CONTENT} = 'failed'",
    "refused": "f.state = 'refused'",
    "skipped": "f.state = 'skipped'",
}
STATE = "CASE " + " ".join(f"WHEN {sql} THEN '{state}'" for state, sql in STATES.items()) + " END"

BATCHES = ListSpec(
    row=BatchRow,
    source="content_batches b",
    base=("b.created_by = :me",),
    columns={
        "total": f"(SELECT count(*)::int FROM {FILES})",  # noqa: S608 - text of our own
        "made": f"(SELECT count(*)::int FROM {FILES} AND f.state = 'made')",  # noqa: S608 - text of our own
        "refused": f"(SELECT count(*)::int FROM {FILES} AND f.state = 'refused')",  # noqa: S608 - text of our own
    },
    filters=NoFilters,
    sort={"created_at": "b.created_at"},
    default="-created_at",
    indexed=("-created_at",),
)


class BatchFileFilters(Struct, frozen=True, kw_only=True):
    """What narrows the files of a batch; several states are alternatives."""

    state: Annotated[tuple[FileState, ...], Cases(STATES, STATE)] = ()


BATCH_FILES = ListSpec(
    row=StoredRow,
    source=(
        "content_batch_files f LEFT JOIN contents c ON c.tenant_id = f.tenant_id AND c.guid = f.content_guid"
        " AND c.deleted_at IS NULL"
    ),
    base=("f.batch_guid = :batch",),
    columns={
        "state": STATE,
        "content_guid": "c.guid",
        "content_name": "c.name",
        "type_guid": "c.type_guid",
        "reason_code": "CASE WHEN f.state = 'made' THEN c.failure_code ELSE f.reason_code END",
        "reason_params": "CASE WHEN f.state = 'made' THEN c.failure_params ELSE f.reason_params END",
    },
    filters=BatchFileFilters,
    search=("f.file",),
    sort={"position": "f.position", "file": by_name("f.file"), "size": "f.size"},
    default="position",
)
