"""The history of a record: what a body changes of it, as the audit keeps it, and that read back."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

from msgspec import UNSET, Struct
from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante.audit.records import AuditRecord, Detail
from estante.identity.models import Person

LATEST = 20
WRITTEN = (type(None), bool, int, float, str)
SINGLE = (*WRITTEN, UUID, date, Decimal)
FULL_NAME = func.btrim(func.concat_ws(" ", Person.name, Person.lastname))


class RecordChange(Struct, frozen=True, kw_only=True):
    """One change of a record: `act` is what was done (`update`, `file`), `fields` what changed with it.

    `values` has the old and the new value of each field that is one word or number.
    """

    at: datetime
    act: str
    fields: Sequence[str]
    by: str
    values: Mapping[str, Sequence[Any]] = {}


class RecordHistory(Struct, frozen=True):
    """The latest changes of a record, newest first."""

    changes: Sequence[RecordChange]


async def history_of(session: AsyncSession, entity: str, guid: UUID) -> list[RecordChange]:
    """The latest changes, each with the name of who made it."""
    rows = await session.execute(
        select(AuditRecord, FULL_NAME)
        .outerjoin(
            Person, and_(Person.tenant_id == AuditRecord.tenant_id, Person.guid == AuditRecord.actor_guid)
        )
        .where(AuditRecord.entity == entity, AuditRecord.entity_guid == str(guid))
        .order_by(AuditRecord.at.desc(), AuditRecord.guid.desc())
        .limit(LATEST)
    )
    return [_change(record, name) for record, name in rows]


def _change(record: AuditRecord, name: str | None) -> RecordChange:
    fields, values = record.detail.get("fields"), record.detail.get("changes")
    named = [str(field) for field in fields] if isinstance(fields, list) else []
    return RecordChange(
        at=record.at,
        act=record.action.rpartition(".")[2],
        # A change of an earlier release, or of many at once, says its status alone.
        fields=named or (["status"] if "status" in record.detail else []),
        by=name or record.actor_username,
        values=values if isinstance(values, dict) else {},
    )


class RecordAfter:
    """A record as a change that is about to be written leaves it."""

    def __init__(self, record: object, values: Mapping[str, object]) -> None:
        self._record, self._values = record, values

    def __getattr__(self, name: str) -> object:
        return self._values[name] if name in self._values else getattr(self._record, name)


def sent_fields(data: Struct) -> dict[str, object]:
    """The fields of a body that were sent."""
    return {name: value for name in data.__struct_fields__ if (value := getattr(data, name)) is not UNSET}


def changes_of(
    record: object, values: Mapping[str, object], unrecorded: Collection[str]
) -> dict[str, Detail]:
    """What the values change in a record, as the audit keeps it: `{"name": ["old", "new"]}`.

    What is no single value, or may not be recorded, is named and has no values.
    """
    changes: dict[str, Detail] = {}
    for name, new in values.items():
        old = getattr(record, name)
        if old != new:
            pair = None if name in unrecorded else _pair(old, new)
            changes[name] = pair or []
    return changes


def detail_of(fields: Sequence[str], changes: Mapping[str, Detail] | None) -> dict[str, Detail]:
    """What the audit keeps of a change."""
    return {"fields": list(fields), **({"changes": dict(changes)} if changes else {})}


def _pair(old: object, new: object) -> list[Detail] | None:
    if not (isinstance(old, SINGLE) and isinstance(new, SINGLE)):
        return None
    return [value if isinstance(value, WRITTEN) else str(value) for value in (old, new)]
