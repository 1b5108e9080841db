"""Earlier versions of records that can be restored: what a service keeps of each change where it opts in.

version_rules = VersionRules(SchoolFields)
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct, structs
from sqlalchemy import BigInteger, Index, Uuid, and_, any_, delete, func, literal, select
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column
from uuid_utils.compat import uuid7

from estante.database.base import TenantTable
from estante.database.raw import flush, raw_connection
from estante.decoding import problems
from estante.errors import FieldError, NotFound, ValidationFailed
from estante.identity.models import Person
from estante.records.history import FULL_NAME

# The newest that a list shows and that stay; older ones go when a newer one is kept.
MAX_VERSIONS = 50
# Through the ORM each row was a statement of its own, and a bulk change keeps two versions of each record.
KEEP = """
INSERT INTO record_versions (tenant_id, guid, kind, record_guid, version, person_guid, fields, created_at)
SELECT $1, v.guid, $2, v.record_guid, v.version, v.person_guid, v.fields::jsonb, v.created_at
FROM unnest($3::uuid[], $4::uuid[], $5::bigint[], $6::uuid[], $7::text[], $8::timestamptz[])
     AS v (guid, record_guid, version, person_guid, fields, created_at)
ON CONFLICT DO NOTHING
"""


class RecordVersionRow(TenantTable):
    """What the fields of a record were in one version of it, made at `created_at` by `person_guid`."""

    __tablename__ = "record_versions"
    __table_args__ = (
        Index("uq_record_versions_record", "tenant_id", "kind", "record_guid", "version", unique=True),
        Index("ix_record_versions_person", "tenant_id", "person_guid"),
    )

    kind: Mapped[str]
    record_guid: Mapped[UUID]
    version: Mapped[int] = mapped_column(BigInteger)
    person_guid: Mapped[UUID | None]
    fields: Mapped[dict[str, Any]] = mapped_column(JSONB)


class VersionRules(Struct, frozen=True):
    """What a version keeps: the fields of the body that saves a record, which restoring sends again.

    Fields that are kept in other tables are not among them. `without` leaves out more, such as what goes with
    a file.
    """

    fields: type[Struct]
    without: Collection[str] = frozenset()

    def columns(self, names: Mapping[str, str], known: Collection[str]) -> dict[str, str]:
        """The column of each kept field, of a service's `columns` and the columns that its model has."""
        columns = {name: names.get(name, name) for name in self.fields.__struct_fields__}
        return {
            name: column
            for name, column in columns.items()
            if column in known and not {name, column} & set(self.without)
        }

    def body(self, values: Mapping[str, Any]) -> Struct:
        """The body that restores these values. What was empty and may not be any more is left out.

        Raises:
            ValidationFailed: the body does not take a value any more.
        """
        kinds = {field.name: field.type for field in msgspec.structs.fields(self.fields)}
        sent = {
            name: value
            for name, value in values.items()
            if name in kinds and (value is not None or _takes_none(kinds[name]))
        }
        if wrong := problems(sent, self.fields):
            raise ValidationFailed(
                fields=[FieldError(problem.path, problem.code, problem.params) for problem in wrong]
            )
        return msgspec.convert(sent, self.fields)


class VersionSnapshot(Struct, frozen=True):
    """What a record was at one time, as it is about to be kept."""

    guid: UUID
    version: int
    at: datetime
    person_guid: UUID | None
    fields: Mapping[str, Any]


class RecordVersion(Struct, frozen=True):
    """An earlier version of a record: since when it was, who made it, and its fields."""

    version: int
    at: datetime
    by: str | None
    fields: Mapping[str, Any]


class RecordVersions(Struct, frozen=True):
    """The earlier versions of a record, newest first, without those that are as it is now."""

    versions: Sequence[RecordVersion]


def changed_versions(
    pairs: Iterable[tuple[VersionSnapshot, VersionSnapshot]], person_guid: UUID | None
) -> list[VersionSnapshot]:
    """Both versions of each change that made the fields others; the later is this person's."""
    return [
        version
        for before, after in pairs
        if before.fields != after.fields
        for version in (before, structs.replace(after, person_guid=person_guid))
    ]


async def keep_versions(
    session: AsyncSession, tenant_guid: UUID, kind: str, versions: Sequence[VersionSnapshot]
) -> None:
    """Keep versions of records; one that is kept already stays as it is, and the oldest of a record go."""
    if not versions:
        return
    await flush(session)
    connection = await raw_connection(session)
    await connection.execute(
        KEEP,
        tenant_guid,
        kind,
        [uuid7() for _ in versions],
        [version.guid for version in versions],
        [version.version for version in versions],
        [version.person_guid for version in versions],
        [msgspec.json.encode(version.fields).decode() for version in versions],
        [version.at for version in versions],
    )
    guids = list({version.guid for version in versions})
    place = func.row_number().over(
        partition_by=RecordVersionRow.record_guid, order_by=RecordVersionRow.version.desc()
    )
    placed = (
        select(RecordVersionRow.guid, place.label("place"))
        .where(
            RecordVersionRow.kind == kind,
            RecordVersionRow.record_guid == any_(literal(guids, ARRAY(Uuid))),
        )
        .subquery()
    )
    old = select(placed.c.guid).where(placed.c.place > MAX_VERSIONS)
    await session.execute(
        delete(RecordVersionRow).where(RecordVersionRow.guid.in_(old)),
        execution_options={"synchronize_session": False},
    )


async def earlier_versions(
    session: AsyncSession, kind: str, guid: UUID, now: Mapping[str, Any]
) -> RecordVersions:
    """The versions of a record whose fields are others than `now`, newest first."""
    rows = await session.execute(
        select(RecordVersionRow, FULL_NAME)
        .outerjoin(
            Person,
            and_(Person.tenant_id == RecordVersionRow.tenant_id, Person.guid == RecordVersionRow.person_guid),
        )
        .where(RecordVersionRow.kind == kind, RecordVersionRow.record_guid == guid)
        .order_by(RecordVersionRow.version.desc())
        .limit(MAX_VERSIONS)
    )
    return RecordVersions(
        [
            RecordVersion(row.version, row.created_at, name or None, row.fields)
            for row, name in rows
            if row.fields != now
        ]
    )


async def version_fields(session: AsyncSession, kind: str, guid: UUID, version: int) -> Mapping[str, Any]:
    """The fields of one version of a record. Raises NotFound."""
    fields: dict[str, Any] | None = await session.scalar(
        select(RecordVersionRow.fields).where(
            RecordVersionRow.kind == kind,
            RecordVersionRow.record_guid == guid,
            RecordVersionRow.version == version,
        )
    )
    if fields is None:
        raise NotFound
    return fields


async def delete_versions(session: AsyncSession, kind: str, guids: Collection[UUID]) -> None:
    """Delete the versions of records that are gone for good."""
    await session.execute(
        delete(RecordVersionRow).where(
            RecordVersionRow.kind == kind, RecordVersionRow.record_guid.in_(guids)
        ),
        execution_options={"synchronize_session": False},
    )


def _takes_none(kind: Any) -> bool:
    try:
        msgspec.convert(None, kind)
    except msgspec.ValidationError:
        return False
    return True
