"""Everybody with their open sessions, for staff who look after accounts."""

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from uuid import UUID

from msgspec import Struct

from estante.database.engine import Database
from estante.database.totals import CAP
from estante.http.lists import ListQuery, ListShape
from estante.identity.roles import text_key
from estante.languages.texts import Texts
from estante.lists.page import Page
from estante.tenancy.tenant import Tenant

if TYPE_CHECKING:
    import asyncpg

SHAPE = ListShape(
    filters={"guid": UUID, "role": str, "signed_in": bool},
    sort=("name", "last_used_at"),
    default_sort="-last_used_at",
    search=True,
)
ORDERS = {
    "name": "estante_fold(concat_ws(' ', p.name, p.lastname, p.username))",
    "last_used_at": "coalesce(s.last_used_at, '-infinity')",
}
# $1 is since when a session has to have been used, to be still alive.
ROWS = """
FROM people p LEFT JOIN (
    SELECT person_guid, count(*) AS sessions, max(last_used_at) AS last_used_at FROM sessions
    WHERE kind = 'session' AND expires_at > now() AND last_used_at > $1 GROUP BY person_guid
) s ON s.person_guid = p.guid
WHERE {conditions}
"""
COLUMNS = """
p.guid, p.username, p.name, p.lastname, p.role_guid, p.is_active,
coalesce(s.sessions, 0) AS sessions, s.last_used_at
"""
COUNT = "SELECT count(*) FROM (SELECT 1"
WORDS = "concat_ws(' ', p.username, p.name, p.lastname, p.email)"


class SignedIn(Struct, frozen=True, kw_only=True):
    """A person, how many sessions they have open, and when they last used one of these."""

    guid: UUID
    username: str
    name: str
    lastname: str
    role_guid: str
    role_name: str
    is_active: bool
    sessions: int
    last_used_at: datetime | None


class SignedInList:
    """The people of one tenant, in the words of one language."""

    def __init__(self, database: Database, tenant: Tenant, texts: Texts, lang: str) -> None:
        self._database, self._tenant = database, tenant
        self._texts, self._lang = texts, lang

    async def page(self, listing: ListQuery) -> Page[SignedIn]:
        """One page, and the total."""
        idle = timedelta(seconds=self._tenant.settings.session_idle_seconds)
        arguments: list[object] = [datetime.now(UTC) - idle]
        rows_sql = ROWS.format(conditions=" AND ".join(_conditions(listing, arguments)))
        order = listing.order_sql(ORDERS, "p.guid")
        window = f"LIMIT {listing.page_size} OFFSET {listing.offset}"
        async with self._database.reading(self._tenant) as connection:
            rows = await connection.fetch(
                f"SELECT {COLUMNS} {rows_sql} ORDER BY {order} {window}", *arguments
            )
            total = int(await connection.fetchval(f"{COUNT} {rows_sql} LIMIT {CAP + 1}) AS c", *arguments))
        return Page.counted([self._answer(row) for row in rows], total, listing.page, listing.page_size)

    def _answer(self, row: "asyncpg.Record") -> SignedIn:
        role = self._texts.get(self._lang, text_key(row["role_guid"]))
        return SignedIn(role_name=role, **{name: row[name] for name in row.keys()})  # noqa: SIM118


def _conditions(listing: ListQuery, arguments: list[object]) -> list[str]:
    conditions = ["p.deleted_at IS NULL"]

    def add(condition: str, argument: object) -> None:
        arguments.append(argument)
        conditions.append(condition.format(f"${len(arguments)}"))

    for word in listing.q.split():
        add(f"strpos(estante_fold({WORDS}), estante_fold({{}}::text)) > 0", word)
    if guids := listing.all_of("guid", UUID):
        add("p.guid = ANY({}::uuid[])", guids)
    if roles := listing.all_of("role", str):
        add("p.role_guid = ANY({}::text[])", roles)
    wanted = listing.one_of("signed_in", bool)
    if wanted is not None:
        conditions.append(f"s.sessions IS {'NOT ' if wanted else ''}NULL")
    return conditions
