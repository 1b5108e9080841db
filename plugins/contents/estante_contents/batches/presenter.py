"""A batch upload as calls answer it, and its reasons in somebody's language."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast
from uuid import UUID

from estante.api.database import Transaction
from estante.api.jobs import JobQueue
from estante.api.lists import Page
from estante.api.tenants import Translator
from msgspec.structs import replace
from sqlalchemy import select

from estante_contents.batches.events import CONVERSION_STARTED, UPLOAD_ACCEPTED, UPLOAD_DONE
from estante_contents.batches.models import Batch, BatchFile
from estante_contents.batches.schemas import (
    BatchAnswer,
    BatchCounts,
    BatchEvent,
    BatchFileRow,
    BatchRow,
    BatchState,
    FaultAnswer,
    StoredRow,
)
from estante_contents.batches.states import count_states
from estante_contents.schemas import FailureAnswer

# All of them are at `…/files`, page by page.
MAX_ROWS = 200
# As long as a batch is one of these, its job is at it.
OPEN = ("accepted", "processing")

Texts = Callable[..., str]


class BatchPresenter:
    """Answers batches in the caller's language."""

    def __init__(self, t: Translator, queue: JobQueue) -> None:
        self._t, self._queue = t, queue

    async def present(self, session: Transaction, batch: Batch) -> BatchAnswer:
        """A batch as its transaction has it, with the files that became no content."""
        refused = await session.scalars(
            select(BatchFile)
            .where(BatchFile.batch_guid == batch.guid, BatchFile.state == "refused")
            .order_by(BatchFile.position)
            .limit(MAX_ROWS)
        )
        code = batch.failure_code
        return BatchAnswer(
            guid=batch.guid,
            name=batch.name,
            size=batch.size,
            state=self._state(batch.state, batch.job_guid, await self._stopped(session, [batch.job_guid])),
            failure=FailureAnswer(code, sentence(self._t, code, batch.failure_params)) if code else None,
            table=batch.table_name,
            counts=BatchCounts(**await count_states(session, batch.guid)),
            created_at=batch.created_at,
            done_at=batch.done_at,
            job=batch.job_guid,
            events=await self._events(session, batch),
            rows=[self.row(_stored(file)) for file in refused],
        )

    async def page(self, session: Transaction, page: Page[BatchRow]) -> Page[BatchRow]:
        """A page of batches; one whose job was cancelled says so instead of seeming to run."""
        stopped = await self._stopped(session, [row.job_guid for row in page.rows])
        return page.map(lambda row: replace(row, state=self._state(row.state, row.job_guid, stopped)))

    async def _stopped(self, session: Transaction, jobs: Sequence[UUID | None]) -> frozenset[UUID]:
        return await self._queue.cancelled(session, [guid for guid in jobs if guid is not None])

    @staticmethod
    def _state(state: str, job: UUID | None, stopped: frozenset[UUID]) -> BatchState:
        return "cancelled" if state in OPEN and job in stopped else cast("BatchState", state)

    async def _events(self, session: Transaction, batch: Batch) -> Sequence[BatchEvent]:
        columns = (BatchFile.conversion_started_at, BatchFile.content_guid, BatchFile.file)
        begun = BatchFile.conversion_started_at.is_not(None)
        started = await session.execute(select(*columns).where(BatchFile.batch_guid == batch.guid, begun))
        events = [BatchEvent(CONVERSION_STARTED, at, content, file) for at, content, file in started if at]
        if batch.done_at is not None:
            events.append(BatchEvent(UPLOAD_DONE, batch.done_at))
        return [BatchEvent(UPLOAD_ACCEPTED, batch.created_at), *sorted(events, key=lambda event: event.at)]

    def row(self, stored: StoredRow) -> BatchFileRow:
        """A file of the list, with its reason as a sentence."""
        code = stored.reason_code
        return BatchFileRow(
            guid=stored.guid,
            position=stored.position,
            file=stored.file,
            size=stored.size,
            state=stored.state,
            line=stored.line,
            content_guid=stored.content_guid,
            content_name=stored.content_name,
            type_guid=stored.type_guid,
            reason=sentence(self._t, code, stored.reason_params) if code else None,
            faults=[fault_of(self._t, fault) for fault in stored.faults],
        )


def sentence(t: Texts, code: str, params: Mapping[str, Any]) -> str:
    """The text of an error: this plugin's, else the kernel's."""
    return t(f"contents.errors.{code}", **params)


def fault_of(t: Texts, fault: Mapping[str, Any]) -> FaultAnswer:
    """A wrong cell with its column's name and the text of its rule."""
    field, code = fault["field"], fault["code"]
    key = f"contents.errors.{code}" if code.isupper() else f"contents.rules.{code}"
    column = t(f"contents.batches.columns.{field}")
    return FaultAnswer(field, code, f"{column}: {t(key, **fault['params'])}")


def reasons(t: Texts, code: str, params: Mapping[str, Any], faults: Sequence[Mapping[str, Any]]) -> str:
    """Why a file became no content, in one paragraph."""
    return " ".join([sentence(t, code, params), *(f"{fault_of(t, fault).message}." for fault in faults)])


def _stored(file: BatchFile) -> StoredRow:
    return StoredRow(
        guid=file.guid,
        position=file.position,
        file=file.file,
        size=file.size,
        state="refused",
        line=file.line,
        content_guid=None,
        content_name=None,
        type_guid=None,
        reason_code=file.reason_code,
        reason_params=file.reason_params,
        faults=file.faults,
    )
