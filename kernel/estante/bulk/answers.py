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
    name: str | None = None


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
    name: str | None = None


class BulkPreview(Struct, frozen=True, kw_only=True):
    """What an act would do to the first `total` of its rows; `is_whole` where it is about no others.

    `refused` counts all of them, `refusals` shows the first.
    """

    total: int
    changed: int
    unchanged: int
    refused: int
    refusals: Sequence[RefusedRow]
    is_whole: bool


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
    return _view(change, "done" if change.job_guid is None else "running", _shown(result.refused), text)


def refused_rows(refused: Mapping[UUID, Refusal], text: Text) -> list[RefusedRow]:
    """Refusals with their sentences."""
    return [
        RefusedRow(guid, reason.code, reason.sentence(text), reason.name) for guid, reason in refused.items()
    ]


def preview_of(change: BulkChange, result: BulkResult, text: Text, *, at_most: int) -> BulkPreview:
    """A change that was only looked at; about no more rows than these it was looked at whole."""
    return BulkPreview(
        total=change.total,
        changed=change.changed,
        unchanged=change.unchanged,
        refused=change.refused,
        refusals=refused_rows(_shown(result.refused), text),
        is_whole=change.total <= at_most,
    )


def _shown(refused: Mapping[UUID, Refusal]) -> dict[UUID, Refusal]:
    return dict(list(refused.items())[:SHOWN_REFUSALS])


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
    return BulkRowView(row.guid, row.state, refusal.code, refusal.sentence(text), refusal.name)
