"""The rows of a model: advanced-alchemy's repository as Estante uses it, and statements put together once.

The unit of work and the ORM's own INSERT cost more than PostgreSQL takes for theirs. What comes back are the
ORM's objects all the same, in the session and as if it had loaded them.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar
from uuid import UUID

from advanced_alchemy.repository import SQLAlchemyAsyncRepository
from sqlalchemy import Float, Numeric, Select, bindparam, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import make_transient_to_detached
from sqlalchemy.orm.attributes import instance_dict, set_committed_value
from sqlalchemy.orm.util import identity_key

from estante.database.base import TenantTable
from estante.database.raw import DIALECT, RawStatement, flush
from estante.errors import NotFound
from estante.records.journal import with_journal
from estante.records.rich_text import clean_columns, rich_text_columns

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


def next_version(record: Any) -> dict[str, object]:
    """What every change of a record sets: when it was, and its number where versions are counted."""
    version = {"version": record.version + 1} if hasattr(record, "version") else {}
    return {"updated_at": datetime.now(UTC), **version}


# The OIDs of PostgreSQL.
FLOAT8, NUMERIC = 701, 1700


def _driver_type(kind: Any) -> int | None:
    """PostgreSQL's own number of a type, which SQLAlchemy asks for where a column holds numbers."""
    if isinstance(kind, Float):
        return FLOAT8
    return NUMERIC if isinstance(kind, Numeric) else None


class RecordRows:
    """INSERT, UPDATE and the locking SELECT of one model, each put together once."""

    def __init__(self, model: type[Any]) -> None:
        self._model = model
        self._columns: Mapping[str, Any] = dict(model.__mapper__.columns.items())
        self._rich_text = rich_text_columns(model)
        self._keys = {name: column.key for name, column in self._columns.items()}
        self._processes = [
            column.type.dialect_impl(DIALECT).result_processor(DIALECT, _driver_type(column.type))
            for column in self._columns.values()
        ]
        statement = insert(model.__table__)
        self._insert = statement.returning(*self._columns.values())
        self._insert_or_nothing = statement.on_conflict_do_nothing().returning(*self._columns.values())
        self._inserts: dict[tuple[bool, frozenset[str]], RawStatement] = {}
        self._updates: dict[tuple[bool, frozenset[str]], RawStatement] = {}

    def locking(self, rows: Select[Any]) -> Select[Any]:
        """Of these rows the one whose `guid` is given, locked: the columns that `lock` reads."""
        columns = [getattr(self._model, name) for name in self._columns]
        wanted = rows.with_only_columns(*columns).where(self._model.guid == bindparam("guid"))
        return wanted.with_for_update()

    async def lock(
        self, session: AsyncSession, statement: RawStatement | Select[Any], guid: UUID
    ) -> Any | None:
        """The record that a locking statement finds, as it is now; None where there is none."""
        await flush(session)
        if isinstance(statement, RawStatement):
            row = await statement.fetchrow(session, {"guid": guid})
            return None if row is None else self._load(session, self._processed(tuple(row)))
        locked = (await session.execute(statement, {"guid": guid})).first()
        return None if locked is None else self._load(session, locked)

    async def insert(self, session: AsyncSession, row: Mapping[str, object]) -> Any | None:
        """A new record, or None where a unique value is taken: then there is no error to undo."""
        await flush(session)
        return await self._inserted(session, row, or_nothing=True)

    async def insert_or_fail(self, session: AsyncSession, row: Mapping[str, object]) -> Any:
        """A new record. Raises IntegrityError."""
        return await self._inserted(session, row, or_nothing=False)

    async def _inserted(
        self, session: AsyncSession, row: Mapping[str, object], *, or_nothing: bool
    ) -> Any | None:
        stored = self._stored(row)
        key = or_nothing, frozenset(stored)
        if (statement := self._inserts.get(key)) is None:
            whole = self._insert_or_nothing if or_nothing else self._insert
            statement = self._inserts[key] = RawStatement(whole, list(stored))
        made = await statement.fetchrow(session, stored)
        return None if made is None else self._load(session, self._processed(tuple(made)))

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

    async def update(
        self, session: AsyncSession, record: Any, values: Mapping[str, object], journal: Sequence[object] = ()
    ) -> None:
        """Write these columns of a record, and then have them in it; with `journal_values` that too.

        Raises:
            IntegrityError: a constraint of the table refuses it.
        """
        await flush(session)
        names = frozenset(values)
        key = bool(journal), names
        if (statement := self._updates.get(key)) is None:
            statement = self._updates[key] = self._update_of(names, is_recorded=bool(journal))
        new = {f"new_{name}": value for name, value in values.items()}
        row = {KEY_TENANT: record.tenant_id, KEY_GUID: record.guid, **new}
        await statement.fetchrow(session, row, *journal)
        for name, value in values.items():
            set_committed_value(record, name, value)

    def _update_of(self, names: frozenset[str], *, is_recorded: bool) -> RawStatement:
        table = self._model.__table__
        own = table.c.tenant_id == bindparam(KEY_TENANT), table.c.guid == bindparam(KEY_GUID)
        new = {self._keys[name]: bindparam(f"new_{name}", type_=self._columns[name].type) for name in names}
        statement = update(table).where(*own).values(new)
        return RawStatement(statement, around=with_journal if is_recorded else None)

    def clean(self, values: Mapping[str, object]) -> dict[str, object]:
        """Columns as they are stored: of rich text only what may stay."""
        return clean_columns(values, self._rich_text)

    def _stored(self, row: Mapping[str, object]) -> dict[str, object]:
        return {self._keys[name]: value for name, value in self.clean(row).items()}

    def _processed(self, row: Sequence[Any]) -> list[Any]:
        return [
            value if process is None else process(value)
            for process, value in zip(self._processes, row, strict=True)
        ]

    def _load(self, session: AsyncSession, row: Sequence[Any]) -> Any:
        values = dict(zip(self._columns, row, strict=True))
        key = identity_key(self._model, (values["tenant_id"], values["guid"]))
        record = session.sync_session.identity_map.get(key)
        if record is not None:
            for name, value in values.items():
                set_committed_value(record, name, value)
            return record
        record = self._model()
        # As `set_committed_value` would for each of them: what follows takes all as they are now.
        instance_dict(record).update(values)
        make_transient_to_detached(record)
        session.add(record)
        return record
