"""What a record has in a table of its own: tags, languages, the teachers of a group.

class SchoolService(Records[School]):
    links = {"tags": Links(SchoolTag.school_guid, SchoolTag.tag_guid, of=Tag)}
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any
from uuid import UUID

from msgspec import Struct
from sqlalchemy import Uuid, any_, delete, func, insert, literal, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from estante.database.base import TenantTable
from estante.database.raw import DIALECT, flush, raw_connection
from estante.errors import FieldError, ValidationFailed

Pair = tuple[UUID, Any]


class Links(Struct, frozen=True):
    """A table with a row for each value that a record has: `owner` is the record's guid, `value` the other's.

    `of` has the records that the values are guids of; values of any other kind are judged by `Records.check`.
    """

    owner: InstrumentedAttribute[Any]
    value: InstrumentedAttribute[Any]
    of: type[TenantTable] | None = None

    async def put(
        self, session: AsyncSession, field: str, record: TenantTable, values: Iterable[Any], *, is_new: bool
    ) -> None:
        """Give a record these values and no others. Raises ValidationFailed: a guid of no record."""
        wanted = list(dict.fromkeys(values))
        await self._require(session, field, wanted)
        if not is_new:
            await session.execute(delete(self._table).where(self.owner == record.guid))
        await self.add(session, record, wanted)

    async def add(self, session: AsyncSession, record: TenantTable, values: Iterable[Any]) -> None:
        """Give a record these values too; twice is once."""
        if rows := [self._row(record, value) for value in values]:
            await session.execute(insert_or(self._table).on_conflict_do_nothing(), rows)

    async def remove(self, session: AsyncSession, record: TenantTable, values: Iterable[Any]) -> None:
        """Take these values from a record; one that it has not is no error."""
        await session.execute(
            delete(self._table).where(self.owner == record.guid, self.value.in_(list(values)))
        )

    async def held(self, session: AsyncSession, owners: Collection[UUID]) -> dict[UUID, list[Any]]:
        """What many records have; those that have nothing are left out."""
        rows = await session.execute(
            select(self.owner, func.array_agg(self.value))
            .where(self.owner == any_(literal(list(owners), ARRAY(Uuid))))
            .group_by(self.owner)
        )
        return {owner: list(values) for owner, values in rows}

    async def known(self, session: AsyncSession, values: Collection[Any]) -> set[Any]:
        """Those of the values that there are."""
        if self.of is None or not values:
            return set(values)
        return set(await session.scalars(select(self.of.guid).where(self.of.guid.in_(values))))

    async def change(
        self, session: AsyncSession, tenant: UUID, gone: Sequence[Pair], came: Sequence[Pair]
    ) -> None:
        """Take values from many records and give them others, each a pair of the record and the value."""
        table, owner, value = self._table.__tablename__, self.owner.key, self.value.key
        kind = self.value.type.compile(dialect=DIALECT)
        pairs = f"unnest($2::uuid[], $3::{kind}[]) AS u (owner, value)"
        await flush(session)
        connection = await raw_connection(session)
        if gone:
            sql = f"""DELETE FROM {table} x USING {pairs}
                WHERE x.tenant_id = $1 AND x.{owner} = u.owner AND x.{value} = u.value"""  # noqa: S608 - names of the model
            await connection.execute(sql, tenant, *_columns(gone))
        if came:
            sql = f"""INSERT INTO {table} (tenant_id, {owner}, {value})
                SELECT $1, u.owner, u.value FROM {pairs} ON CONFLICT DO NOTHING"""  # noqa: S608 - names of the model
            await connection.execute(sql, tenant, *_columns(came))

    async def copy(self, session: AsyncSession, source: TenantTable, target: TenantTable) -> None:
        """Give one record what another has."""
        row = self._row(target, None)
        values = [literal(target.tenant_id), literal(target.guid), self.value]
        rows = select(*values).where(self.owner == source.guid)
        await session.execute(insert(self._table).from_select(list(row), rows))

    @property
    def _table(self) -> type[Any]:
        table: type[Any] = self.value.class_
        return table

    def _row(self, record: TenantTable, value: object) -> dict[str, object]:
        return {"tenant_id": record.tenant_id, self.owner.key: record.guid, self.value.key: value}

    async def _require(self, session: AsyncSession, field: str, values: list[Any]) -> None:
        known = await self.known(session, values)
        if missing := [value for value in values if value not in known]:
            raise ValidationFailed(fields=[FieldError(field, "choice", {"value": str(missing[0])})])


def _columns(pairs: Sequence[Pair]) -> tuple[list[UUID], list[Any]]:
    return [owner for owner, _ in pairs], [value for _, value in pairs]
