"""Writing a record. The table takes inserts only: the application's role may not change or delete one."""

from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from typing import TYPE_CHECKING
from uuid import UUID

import msgspec
from sqlalchemy import Index, func, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column
from uuid_utils.compat import uuid7

from estante.database.base import Base

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from estante.identity.principal import Principal

SECRET_WORDS = ("password", "token", "secret", "hash", "credential", "authorization", "cookie")
TEXT_LIMIT = 500
# As text, since a driver knows arrays of jsonb in its own way.
RECORDED = """(
    SELECT * FROM unnest(CAST(:guids AS uuid[]), CAST(CAST(:details AS text[]) AS jsonb[]))
           AS s (guid, detail)
)"""
Detail = None | bool | int | float | str | list["Detail"] | dict[str, "Detail"]


class AuditRecord(Base):
    """One thing that was done, or was refused.

    `actor` is who really acted; `shown` is whose eyes it was through, in an impersonation.
    """

    __tablename__ = "audit"
    __table_args__ = (
        Index("ix_audit_at", "tenant_id", text("at DESC"), "guid"),
        Index("ix_audit_entity", "tenant_id", "entity", "entity_guid"),
        Index("ix_audit_actor_guid", "tenant_id", "actor_guid"),
        Index(
            "ix_audit_shown_guid", "tenant_id", "shown_guid", postgresql_where=text("shown_guid IS NOT NULL")
        ),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    guid: Mapped[UUID] = mapped_column(primary_key=True, default=uuid7)
    at: Mapped[datetime] = mapped_column(server_default=func.now())
    actor_guid: Mapped[UUID | None]
    actor_username: Mapped[str]
    shown_guid: Mapped[UUID | None]
    shown_username: Mapped[str | None]
    action: Mapped[str]
    entity: Mapped[str]
    entity_guid: Mapped[str | None]
    detail: Mapped[dict[str, object]] = mapped_column(JSONB)


async def record(  # noqa: PLR0917 - who, what, to which thing: read like the sentence it records
    session: "AsyncSession",
    principal: "Principal",
    action: str,
    entity: str,
    entity_guid: UUID | str | None = None,
    detail: Mapping[str, Detail] | None = None,
) -> None:
    """Record what the principal does, in the transaction that does it.

    Args:
        action: `section.action` or a verb of the subject, such as `session.start`.
        entity: the kind of thing, such as `content`.
        detail: what changed, as JSON. Secrets are left out by their keys, long texts are cut.
    """
    session.add(AuditRecord(**row_of(principal, action, entity, entity_guid, detail or {})))
    await session.flush()


def row_of(
    principal: "Principal",
    action: str,
    entity: str,
    entity_guid: UUID | str | None,
    detail: Mapping[str, Detail],
) -> dict[str, object]:
    """The columns of a record: who acted, through whose eyes, and what is kept of it."""
    return {
        "tenant_id": principal.tenant.guid,
        "actor_guid": principal.acting_guid or principal.person_guid,
        "actor_username": _actor_username(principal),
        "shown_guid": principal.person_guid if principal.acting_guid else None,
        "shown_username": principal.username if principal.acting_guid else None,
        "action": action,
        "entity": entity,
        "entity_guid": None if entity_guid is None else str(entity_guid),
        "detail": _clean(dict(detail)),
    }


async def record_many(
    session: "AsyncSession",
    principal: "Principal",
    action: str,
    entity: str,
    details: Mapping[UUID, Mapping[str, Detail]],
) -> None:
    """Record one action on many things, each with its detail, in one statement."""
    if not details:
        return
    insert, values = insert_of(principal, action, entity, RECORDED)
    cleaned = [msgspec.json.encode(_clean(dict(detail))).decode() for detail in details.values()]
    await session.execute(text(insert), {**values, "guids": list(details), "details": cleaned})


def insert_of(
    principal: "Principal", action: str, entity: str, rows: str = "changed"
) -> tuple[str, dict[str, object]]:
    """An `INSERT` for many records at once, to stand in the `WITH` of the statement that changes them.

    `rows` is a `WITH` part, or a query in brackets, that answers `guid` and `detail` (jsonb) of each.
    Answers the SQL, whose parameters begin with `audit_`, and those parameters.
    """
    sql = f"""
        INSERT INTO audit
               (tenant_id, guid, actor_guid, actor_username, shown_guid, shown_username,
                action, entity, entity_guid, detail)
        SELECT CAST(:audit_tenant AS uuid), gen_random_uuid(), CAST(:audit_actor AS uuid),
               CAST(:audit_username AS text), CAST(:audit_shown AS uuid),
               CAST(:audit_shown_username AS text), CAST(:audit_action AS text),
               CAST(:audit_entity AS text), r.guid::text, r.detail
        FROM {rows} r"""  # noqa: S608 - `rows` is a name of the caller's statement
    return sql, {
        "audit_tenant": principal.tenant.guid,
        "audit_actor": principal.acting_guid or principal.person_guid,
        "audit_username": _actor_username(principal),
        "audit_shown": principal.person_guid if principal.acting_guid else None,
        "audit_shown_username": principal.username if principal.acting_guid else None,
        "audit_action": action,
        "audit_entity": entity,
    }


def _actor_username(principal: "Principal") -> str:
    return principal.acting_username if principal.acting_guid else principal.username


def _clean(value: Detail) -> Detail:
    if isinstance(value, dict):
        return {key: _clean(part) for key, part in value.items() if not _is_secret(key)}
    if isinstance(value, list):
        return [_clean(part) for part in value]
    if isinstance(value, str):
        return value.replace("\0", "")[:TEXT_LIMIT]
    return value


# Keys are names of fields: few, and asked for with every act.
@lru_cache(1024)
def _is_secret(key: str) -> bool:
    return any(word in key.lower() for word in SECRET_WORDS)
