"""Finding statements: each filter walks an index in the order of the answer (LRS-023 to LRS-028)."""
# ruff: noqa: S608 - the SQL is put together from constants of this file

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import NotFound
from estante.api.tenants import Tenant
from msgspec import Raw, Struct
from sqlalchemy import exists, select, text

from estante_lrs.models import Activity, Statement, StatementAttachment, StatementKey
from estante_lrs.schemas import StatementDetail
from estante_lrs.xapi.access import Asker
from estante_lrs.xapi.names import Json, key_of

# A page of long statements is shorter: the process holds all of it.
MAX_PAGE_BYTES = 8 * 1024 * 1024
# Statements have the moment at which their transaction began: what is older than the oldest that still
# writes has all been committed, and can be read.
CONSISTENT = text("""
SELECT least(now(), min(xact_start)) FROM pg_stat_activity
WHERE datname = current_database() AND usename = current_user AND backend_xid IS NOT NULL
  AND pid <> pg_backend_pid()
""")

# What is said of one actor, by the statement's own keys.
OF_ACTOR = """EXISTS (SELECT 1 FROM xapi_keys ka WHERE ka.tenant_id = :tenant AND ka.statement_guid = s.guid
    AND ka.of_guid = s.guid AND ka.key = :actor AND ka.is_direct)"""


class Position(Struct, frozen=True):
    """Where a page ends."""

    stored_at: datetime
    guid: UUID


class StatementQuery(Struct, frozen=True, kw_only=True):
    """What statements are asked for. `keys` are pairs of a digest and whether only direct ones count."""

    keys: Sequence[tuple[UUID, bool]] = ()
    since: datetime | None = None
    until: datetime | None = None
    after: Position | None = None
    ascending: bool = False
    limit: int


class Found(Struct, frozen=True):
    """One statement of a page."""

    guid: UUID
    stored_at: datetime
    statement: str


class FoundPage(Struct, frozen=True):
    """A page of statements, and whether others follow."""

    rows: Sequence[Found]
    has_more: bool


class StatementQueries:
    """Reads what the one who asks may read."""

    def __init__(self, session: Transaction, tenant: Tenant) -> None:
        self._session, self._tenant = session, tenant

    async def consistent_through(self) -> datetime:
        """Until when everything that was stored can be found; ask before reading."""
        moment: datetime = (await self._session.execute(CONSISTENT)).scalar_one()
        return moment.astimezone(UTC)

    async def get(self, asker: Asker, guid: str, *, is_voided: bool) -> str | None:
        """One statement, as it is stored."""
        statement = select(Statement.statement).where(
            Statement.tenant_id == self._tenant.guid,
            Statement.guid == UUID(guid),
            Statement.is_voided.is_(is_voided),
        )
        if asker.own is not None:
            statement = statement.where(Statement.person_guid == asker.person_guid)
        if asker.reads_only is not None:
            statement = statement.where(
                exists().where(
                    StatementKey.tenant_id == Statement.tenant_id,
                    StatementKey.statement_guid == Statement.guid,
                    StatementKey.of_guid == Statement.guid,
                    StatementKey.key == asker.reads_only,
                    StatementKey.is_direct,
                )
            )
        content: str | None = await self._session.scalar(statement)
        return content

    async def find(self, asker: Asker, query: StatementQuery) -> FoundPage:
        """A page of statements, which ends early where they are long."""
        order, compare = ("ASC", ">") if query.ascending else ("DESC", "<")
        values: dict[str, object] = {"tenant": self._tenant.guid, "limit": query.limit + 1}
        wanted = ["s.tenant_id = :tenant", "NOT s.is_voided"]
        if asker.own is not None:
            wanted.append("s.person_guid = :person")
            values["person"] = asker.person_guid
        if asker.reads_only is not None:
            wanted.append(OF_ACTOR)
            values["actor"] = asker.reads_only
        for name, sign in (("since", ">"), ("until", "<=")):
            if (moment := getattr(query, name)) is not None:
                wanted.append(f"{{order}} {sign} :{name}")
                values[name] = moment
        if query.after is not None:
            wanted.append(f"({{order}}, s.guid) {compare} (CAST(:at AS timestamptz), CAST(:guid AS uuid))")
            values |= {"at": query.after.stored_at, "guid": query.after.guid}
        for place, (key, is_direct) in enumerate(query.keys):
            wanted.append(_has_key(place, is_direct=is_direct))
            values[f"key{place}"] = key
        source, at = "xapi_statements s", "s.stored_at"
        if query.keys:
            source = (
                "xapi_keys k0 JOIN xapi_statements s ON s.tenant_id = :tenant AND s.guid = k0.statement_guid"
            )
            at = "k0.stored_at"
        where = " AND ".join(wanted).replace("{order}", at)
        # One statement may be found by its own key and by that of the statement it refers to.
        sql = f"""
        SELECT DISTINCT ON ({at}, s.guid) s.guid, {at} AS stored_at, octet_length(s.statement) AS size
        FROM {source}
        WHERE {where} ORDER BY {at} {order}, s.guid {order} LIMIT :limit
        """
        rows = (await self._session.execute(text(sql), values)).all()
        shown, size = 0, 0
        for row in rows[: query.limit]:
            size += row.size
            if shown and size > MAX_PAGE_BYTES:
                break
            shown += 1
        texts = await self._texts([row.guid for row in rows[:shown]])
        statements = [
            Found(row.guid, row.stored_at, texts[row.guid]) for row in rows[:shown] if row.guid in texts
        ]
        return FoundPage(statements, len(rows) > shown)

    async def _texts(self, guids: Sequence[UUID]) -> Mapping[UUID, str]:
        """Statements as they are stored."""
        rows = await self._session.execute(
            select(Statement.guid, Statement.statement).where(
                Statement.tenant_id == self._tenant.guid, Statement.guid.in_(guids)
            )
        )
        return {row.guid: row.statement for row in rows}

    async def definitions(self, names: Sequence[str]) -> dict[str, Json]:
        """What is known of activities, by their ids."""
        keys = [key_of("activity", name) for name in names]
        rows = await self._session.execute(
            select(Activity.activity_id, Activity.definition).where(
                Activity.tenant_id == self._tenant.guid, Activity.key.in_(keys)
            )
        )
        return {row.activity_id: row.definition for row in rows if row.definition}

    async def attachments(self, guids: Sequence[UUID]) -> Sequence[StatementAttachment]:
        """The attachments that were sent with statements."""
        rows = await self._session.scalars(
            select(StatementAttachment).where(
                StatementAttachment.tenant_id == self._tenant.guid,
                StatementAttachment.statement_guid.in_(guids),
            )
        )
        return list(rows)


def _has_key(place: int, *, is_direct: bool) -> str:
    """The condition that a statement has a key; the first leads the way, all of them are of one statement."""
    direct = f" AND k{place}.is_direct" if is_direct else ""
    if place == 0:
        return f"k0.tenant_id = :tenant AND k0.key = :key0{direct}"
    return f"""EXISTS (SELECT 1 FROM xapi_keys k{place} WHERE k{place}.tenant_id = :tenant
        AND k{place}.statement_guid = k0.statement_guid AND k{place}.of_guid = k0.of_guid
        AND k{place}.key = :key{place}{direct})"""


async def read_detail(session: Transaction, tenant: Tenant, guid: UUID) -> StatementDetail:
    """A statement for staff, void or not. Raises NotFound: 404."""
    statement = await session.get(Statement, (tenant.guid, guid))
    if statement is None:
        raise NotFound
    return StatementDetail(statement.guid, Raw(statement.statement.encode()), statement.is_voided)
