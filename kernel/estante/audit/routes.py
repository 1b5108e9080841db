"""The audit: who did what, newest first, and as CSV (KER-132, KER-133)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Struct
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante.audit.exports import AUDIT, AuditFilters
from estante.audit.records import AuditRecord
from estante.database.totals import CAP
from estante.http.lists import ListQuery, ListShape
from estante.http.page import Page
from estante.identity.policies import Audit
from estante.jobs import exports
from estante.jobs.kinds import Json
from estante.jobs.queue import JobQueue
from estante.tenancy.tenant import Tenant

TEXTS = {
    "action": AuditRecord.action,
    "entity": AuditRecord.entity,
    "entity_guid": AuditRecord.entity_guid,
}
SHAPE = ListShape(
    filters={
        "actor": UUID,
        "username": str,
        "from": datetime,
        "to": datetime,
        **dict.fromkeys(TEXTS, str),
    },
    sort=("at",),
    default_sort="-at",
)


class AuditAnswer(Struct, frozen=True):
    """One record. `shown` is whose eyes the actor looked through, in an impersonation."""

    guid: UUID
    at: datetime
    actor_guid: UUID | None
    actor_username: str
    shown_guid: UUID | None
    shown_username: str | None
    action: str
    entity: str
    entity_guid: str | None
    detail: dict[str, object]


@get("/audit", action=Audit.readList, list=SHAPE)
async def list_audit(
    listing: NamedDependency[ListQuery],
    session: NamedDependency[AsyncSession],
    tenant: NamedDependency[Tenant],
) -> Page[AuditAnswer]:
    """What was done, newest first. `actor` and `username` find also what was done as that person."""
    wanted = _wanted(listing, tenant)
    capped = select(AuditRecord.guid).where(*wanted).limit(CAP + 1).subquery()
    total = await session.scalar(select(func.count()).select_from(capped)) or 0
    newest_first = all(one.descending for one in listing.order)
    columns = (AuditRecord.at, AuditRecord.guid)
    rows = await session.scalars(
        select(AuditRecord)
        .where(*wanted)
        .order_by(*(column.desc() if newest_first else column.asc() for column in columns))
        .limit(listing.page_size)
        .offset(listing.offset)
    )
    return Page.counted([_answer(row) for row in rows], total, listing.page, listing.page_size)


@post("/audit/export", action=Audit.export, status_code=202, list=SHAPE)
async def export_audit(
    request: Request[Any, Any, State],
    *,
    listing: NamedDependency[ListQuery],
    session: NamedDependency[AsyncSession],
    queue: NamedDependency[JobQueue],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a CSV of the records with the filters and the order of the address, as a job.

    The body may choose columns and rows.
    """
    texts = {name: tuple(listing.all_of(name, str)) for name in ("username", *TEXTS)}
    asked = AuditFilters(
        actor=tuple(listing.all_of("actor", UUID)),
        since=listing.one_of("from", datetime),
        until=listing.one_of("to", datetime),
        newest_first=all(one.descending for one in listing.order),
        **texts,
    )
    filters: dict[str, Json] = msgspec.to_builtins(asked)
    return await exports.ask(request, session, queue, AUDIT, filters, choice=data or exports.EVERYTHING)


def _wanted(listing: ListQuery, tenant: Tenant) -> list[ColumnElement[bool]]:
    wanted: list[ColumnElement[bool]] = [AuditRecord.tenant_id == tenant.guid]
    if actors := listing.all_of("actor", UUID):
        wanted.append(AuditRecord.actor_guid.in_(actors) | AuditRecord.shown_guid.in_(actors))
    if usernames := listing.all_of("username", str):
        named = AuditRecord.actor_username.in_(usernames) | AuditRecord.shown_username.in_(usernames)
        wanted.append(named)
    for name, column in TEXTS.items():
        if values := listing.all_of(name, str):
            wanted.append(column.in_(values))
    if since := listing.one_of("from", datetime):
        wanted.append(AuditRecord.at >= since)
    if until := listing.one_of("to", datetime):
        wanted.append(AuditRecord.at < until)
    return wanted


def _answer(row: AuditRecord) -> AuditAnswer:
    return AuditAnswer(**{name: getattr(row, name) for name in AuditAnswer.__struct_fields__})


ROUTES: Sequence[ControllerRouterHandler] = [list_audit, export_audit]
