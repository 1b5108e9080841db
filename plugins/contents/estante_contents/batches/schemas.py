"""What the calls of batch uploads take and answer."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import Struct

from estante_contents.batches.events import BatchEventName
from estante_contents.schemas import FailureAnswer

# `cancelled` is a batch whose job was, and which can go on.
BatchState = Literal["accepted", "processing", "done", "refused", "cancelled"]
# What became of a file, and of the content that was made of it.
FileState = Literal["waiting", "preparing", "ready", "failed", "refused", "skipped"]


class NewBatch(Struct, forbid_unknown_fields=True):
    """A finished upload of a ZIP or RAR archive (purpose `contents.batch`)."""

    EXAMPLE: ClassVar[Example] = {"upload_guid": EXAMPLE_GUID}
    upload_guid: UUID


class BatchEvent(Struct, frozen=True):
    """What happened (BO §4): `xod-started` is the beginning of a document's conversion."""

    event: BatchEventName
    at: datetime
    content_guid: UUID | None = None
    file: str | None = None


class BatchCounts(Struct, frozen=True):
    """How many files there are of each state; `waiting` are still to be looked at."""

    waiting: int = 0
    made: int = 0
    refused: int = 0
    skipped: int = 0


class FaultAnswer(Struct, frozen=True):
    """A wrong cell of the table, by the column that it stands in."""

    field: str
    code: str
    message: str


class BatchFileRow(Struct, frozen=True, kw_only=True):
    """A file of a batch, in the order of the archive. `line` is its row of the table."""

    guid: UUID
    position: int
    file: str
    size: int
    state: FileState
    line: int | None
    content_guid: UUID | None
    content_name: str | None
    type_guid: str | None
    reason: str | None
    faults: Sequence[FaultAnswer]


class StoredRow(Struct, frozen=True):
    """A file of a batch as it stands in its table."""

    guid: UUID
    position: int
    file: str
    size: int
    state: FileState
    line: int | None
    content_guid: UUID | None
    content_name: str | None
    type_guid: str | None
    reason_code: str | None
    reason_params: Mapping[str, Any]
    faults: Sequence[Mapping[str, Any]]


class BatchRow(Struct, frozen=True):
    """A batch in the list of one's own."""

    guid: UUID
    name: str
    size: int
    state: BatchState
    total: int
    made: int
    refused: int
    created_at: datetime
    done_at: datetime | None
    job_guid: UUID | None


class BatchAnswer(Struct, frozen=True, kw_only=True):
    """A batch upload. `rows` are the files that became no content, each with its reason.

    `failure` says why an archive was refused as a whole. `table` is the table that lay in it.
    """

    guid: UUID
    name: str
    size: int
    state: BatchState
    failure: FailureAnswer | None
    table: str | None
    counts: BatchCounts
    created_at: datetime
    done_at: datetime | None
    job: UUID | None
    events: Sequence[BatchEvent]
    rows: Sequence[BatchFileRow]
