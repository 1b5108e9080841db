"""GET audit: who did what, newest first (KER-132, KER-133)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated
from uuid import UUID

from litestar import get
from litestar.params import FromQuery, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante.audit.records import AuditRecord
from estante.http.page import CAP, Page
from estante.identity.policies import Audit
from estante.tenancy.tenant import Tenant

PageNumber = Annotated[int, Meta(ge=1, le=1_000_000)]
PageSize = Annotated[int, Meta(ge=1, le=200)]


class AuditAnswer(Struct, frozen=True):
    """One record. `shown_guid` is whose eyes the actor looked through, in an impersonation."""

    guid: UUID
    at: datetime
    actor_guid: UUID | None
    actor_username: str
    shown_guid: UUID | None
    action: str
    entity: str
    entity_guid: str | None
    detail: dict[str, object]


@get("/audit", action=Audit.readList)
async def list_audit(  # noqa: PLR0917 - one parameter a filter
    session: AsyncSession,
    tenant: Tenant,
    actor: FromQuery[UUID | None] = None,
    action: FromQuery[str | None] = None,
    entity: FromQuery[str | None] = None,
    entity_guid: FromQuery[str | None] = None,
    since: Annotated[datetime | None, QueryParameter(name="from")] = None,
    until: Annotated[datetime | None, QueryParameter(name="to")] = None,
    page: FromQuery[PageNumber] = 1,
    page_size: Annotated[PageSize, QueryParameter(name="pageSize")] = 25,
) -> Page[AuditAnswer]:
    """What was done, newest first. `actor` finds also what was done in somebody else's name."""
    wanted: list[ColumnElement[bool]] = [AuditRecord.tenant_id == tenant.guid]
    if actor is not None:
        wanted.append((AuditRecord.actor_guid == actor) | (AuditRecord.shown_guid == actor))
    for column, value in (
        (AuditRecord.action, action),
        (AuditRecord.entity, entity),
        (AuditRecord.entity_guid, entity_guid),
    ):
        if value is not None:
            wanted.append(column == value)
    if since is not None:
        wanted.append(AuditRecord.at >= since)
    if until is not None:
        wanted.append(AuditRecord.at < until)
    capped = select(AuditRecord.guid).where(*wanted).limit(CAP + 1).subquery()
    total = await session.scalar(select(func.count()).select_from(capped)) or 0
    rows = await session.scalars(
        select(AuditRecord)
        .where(*wanted)
        .order_by(AuditRecord.at.desc(), AuditRecord.guid.desc())
        .limit(page_size)
        .offset((page - 1) * page_size)
    )
    return Page([_answer(row) for row in rows], min(total, CAP), page, page_size, total > CAP)


def _answer(row: AuditRecord) -> AuditAnswer:
    return AuditAnswer(**{name: getattr(row, name) for name in AuditAnswer.__struct_fields__})


ROUTES: Sequence[ControllerRouterHandler] = [list_audit]
