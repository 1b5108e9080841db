"""Bulk changes as calls answer them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Literal
from uuid import UUID

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from estante.bulk.acts import BulkResult, Refusal
from estante.bulk.models import BulkChange, BulkRow, RowState
from estante.jobs.models import Job
from estante.lists.filters import AnyOf
from estante.lists.spec import ListSpec

Status = Literal["running", "done", "cancelled", "failed"]
OF_JOB: Mapping[str, Status] = {"cancelled": "cancelled", "failed": "failed", "done": "done"}
SHOWN_REFUSALS = 20
Text = Callable[..., str]


class RefusedRow(Struct, frozen=True):
    """A row that stays as it is, and why."""

    guid: UUID
    code: str
    message: str


class Deleted(Struct, frozen=True):
    """What happened to each of the guids that were to be deleted."""

    deleted: Sequence[UUID]
    refused: Sequence[RefusedRow]

    @classmethod
    def of(cls, result: BulkResult, text: Text) -> "Deleted":
        return cls(list(result.changed), refused_rows(result.refused, text))


class Restored(Struct, frozen=True):
    """What happened to each of the guids that were to come back from the trash."""

    restored: Sequence[UUID]
    refused: Sequence[RefusedRow]

    @classmethod
    def of(cls, result: BulkResult, text: Text) -> "Restored":
        return cls(list(result.changed), refused_rows(result.refused, text))


class BulkView(Struct, frozen=True, kw_only=True):
    """A bulk change. Up to 200 rows are settled in the answer; above, `job` does it and tells how far it is.

    `refused` counts all, `refusals` shows the first of them; `GET bulk/{guid}/rows` lists every row.
    """

    guid: UUID
    act: str
    status: Status
    total: int
    changed: int
    unchanged: int
    refused: int
    refusals: Sequence[RefusedRow]
    job: UUID | None
    is_undone: bool


class SettledRow(Struct, frozen=True):
    """A row of a change as it is stored."""

    guid: UUID
    state: RowState
    refusal: Refusal | None


class BulkRowFilters(Struct, frozen=True, kw_only=True):
    """What the rows can be narrowed by."""

    state: Annotated[tuple[RowState, ...], AnyOf("r.state")] = ()


BULK_ROWS = ListSpec(
    row=SettledRow,
    source="bulk_rows r",
    base=("r.change_guid = :change",),
    filters=BulkRowFilters,
    sort=("guid",),
    default="guid",
    indexed=("+guid",),
)


class BulkRowView(Struct, frozen=True):
    """What became of one row, and why it was refused."""

    guid: UUID
    state: RowState
    code: str | None
    message: str | None


async def view_of(session: AsyncSession, change: BulkChange, text: Text) -> BulkView:
    """A change as it stands."""
    job = await session.scalar(select(Job.status).where(Job.guid == change.job_guid))
    rows = await session.scalars(
        select(BulkRow)
        .where(BulkRow.change_guid == change.guid, BulkRow.state == "refused")
        .order_by(BulkRow.guid)
        .limit(SHOWN_REFUSALS)
    )
    refusals = {row.guid: msgspec.convert(row.refusal, Refusal) for row in rows}
    status = OF_JOB.get(job or "done", "running")
    return _view(change, status, refusals, text)


def settled_view(change: BulkChange, result: BulkResult, text: Text) -> BulkView:
    """A change that was just started, with its result, or with the job that goes on with it."""
    shown = dict(list(result.refused.items())[:SHOWN_REFUSALS])
    return _view(change, "done" if change.job_guid is None else "running", shown, text)


def refused_rows(refused: Mapping[UUID, Refusal], text: Text) -> list[RefusedRow]:
    """Refusals with their sentences."""
    return [
        RefusedRow(guid, one.code, text(f"errors.{one.text}", **one.params)) for guid, one in refused.items()
    ]


def _view(change: BulkChange, status: Status, refused: Mapping[UUID, Refusal], text: Text) -> BulkView:
    return BulkView(
        guid=change.guid,
        act=change.act,
        status=status,
        total=change.total,
        changed=change.changed,
        unchanged=change.unchanged,
        refused=change.refused,
        refusals=refused_rows(refused, text),
        job=change.job_guid,
        is_undone=change.undone_by is not None,
    )


def row_view(row: SettledRow, text: Text) -> BulkRowView:
    """What became of a row, with its reason as a sentence."""
    refusal = row.refusal
    if refusal is None:
        return BulkRowView(row.guid, row.state, None, None)
    return BulkRowView(row.guid, row.state, refusal.code, text(f"errors.{refusal.text}", **refusal.params))
