"""The rows of a model: advanced-alchemy's repository as Estante uses it, and statements put together once.

The unit of work and the ORM's own INSERT cost more than PostgreSQL takes for theirs. What comes back are the
ORM's objects all the same, in the session and as if it had loaded them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar
from uuid import UUID

from advanced_alchemy.repository import SQLAlchemyAsyncRepository
from sqlalchemy import Executable, Select, bindparam, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import make_transient_to_detached
from sqlalchemy.orm.attributes import set_committed_value

from estante.database.base import TenantTable
from estante.errors import NotFound

ModelT = TypeVar("ModelT", bound=TenantTable)
T = TypeVar("T")
KEY_TENANT, KEY_GUID = "key_tenant", "key_guid"


class RecordRepository(SQLAlchemyAsyncRepository[ModelT]):
    """Rows of one table. A row that is not there is NotFound, and database errors stay what they are.

    The key begins with the tenant, whom row security knows already: rows are looked up by their guid.
    """

    id_attribute = "guid"

    @staticmethod
    def check_not_found(item_or_none: T | None) -> T:
        """The row. Raises NotFound."""
        if item_or_none is None:
            raise NotFound
        return item_or_none


def repository_of(model: type[ModelT]) -> "type[RecordRepository[ModelT]]":
    """The repository class of a model."""
    members: dict[str, Any] = {"model_type": model}
    return type(f"{model.__name__}Repository", (RecordRepository,), members)


async def flush(session: AsyncSession) -> None:
    """Write what waits in a session; most have nothing, and even to look costs a switch to the ORM."""
    if session.new or session.dirty or session.deleted:
        await session.flush()


class RecordRows:
    """INSERT, UPDATE and the locking SELECT of one model, each put together once."""

    def __init__(self, model: type[Any]) -> None:
        self._model = model
        self._columns: Mapping[str, Any] = dict(model.__mapper__.columns.items())
        self._keys = {name: column.key for name, column in self._columns.items()}
        statement = insert(model.__table__)
        self._insert = statement.returning(*self._columns.values())
        self._insert_or_nothing = statement.on_conflict_do_nothing().returning(*self._columns.values())
        self._updates: dict[frozenset[str], Executable] = {}

    def locking(self, rows: Select[Any]) -> Select[Any]:
        """Of these rows the one whose `guid` is given, as it is now, locked."""
        wanted = rows.where(self._model.guid == bindparam("guid")).with_for_update()
        return wanted.execution_options(populate_existing=True)

    async def insert(self, session: AsyncSession, row: Mapping[str, object]) -> Any | None:
        """A new record, or None where a unique value is taken: then there is no error to undo."""
        await flush(session)
        result = await session.execute(self._insert_or_nothing, self._stored(row))
        inserted = result.first()
        return None if inserted is None else self._load(session, inserted)

    async def insert_or_fail(self, session: AsyncSession, row: Mapping[str, object]) -> Any:
        """A new record. Raises IntegrityError."""
        return self._load(session, (await session.execute(self._insert, self._stored(row))).one())

    async def insert_many(self, session: AsyncSession, rows: Sequence[Mapping[str, object]]) -> list[Any]:
        """New records in the order of the rows, but for those with a unique value that is taken."""
        await flush(session)
        alike: dict[frozenset[str], list[dict[str, object]]] = {}
        for row in rows:
            alike.setdefault(frozenset(row), []).append(self._stored(row))
        made = {}
        for group in alike.values():
            for inserted in await session.execute(self._insert_or_nothing, group):
                record = self._load(session, inserted)
                made[record.guid] = record
        return [made[row["guid"]] for row in rows if row["guid"] in made]

    async def update(self, session: AsyncSession, record: Any, values: Mapping[str, object]) -> None:
        """Write these columns of a record, and then have them in it. Raises IntegrityError."""
        await flush(session)
        names = frozenset(values)
        statement = self._updates.get(names)
        if statement is None:
            table = self._model.__table__
            statement = self._updates[names] = (
                update(table)
                .where(table.c.tenant_id == bindparam(KEY_TENANT), table.c.guid == bindparam(KEY_GUID))
                .values(
                    {
                        self._keys[name]: bindparam(f"new_{name}", type_=self._columns[name].type)
                        for name in names
                    }
                )
            )
        keys: dict[str, UUID] = {KEY_TENANT: record.tenant_id, KEY_GUID: record.guid}
        await session.execute(statement, {**keys, **{f"new_{name}": value for name, value in values.items()}})
        for name, value in values.items():
            set_committed_value(record, name, value)

    def _stored(self, row: Mapping[str, object]) -> dict[str, object]:
        return {self._keys[name]: value for name, value in row.items()}

    def _load(self, session: AsyncSession, row: Sequence[Any]) -> Any:
        record = self._model()
        for name, value in zip(self._columns, row, strict=True):
            set_committed_value(record, name, value)
        make_transient_to_detached(record)
        session.add(record)
        return record
