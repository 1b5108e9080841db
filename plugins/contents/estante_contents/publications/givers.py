"""Who is given publications: for what people open by one beside contents, such as digital programs."""
# ruff: noqa: S608 - queries are code of plugins

from collections.abc import Awaitable, Callable, Mapping, Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from msgspec import Struct

TakePlace = Callable[[Transaction, Principal, Sequence[UUID]], Awaitable[bool]]
# What each query answers, by the name under which SQL of others reads it: `(:opened)`.
COLUMNS: Mapping[str, Mapping[str, str]] = {
    "opened": {"publication_guid": "uuid"},
    "held": {"publication_guid": "uuid"},
    "full": {"publication_guid": "uuid"},
    "holders": {"person_guid": "uuid", "publication_guid": "uuid"},
    "givers": {"publication_guid": "uuid", "text_key": "text", "name": "text", "address": "text"},
    "missed": {"publication_guid": "uuid", "text_key": "text", "name": "text", "address": "text"},
    "classes": {
        "person_guid": "uuid",
        "publication_guid": "uuid",
        "school_guid": "uuid",
        "school_name": "text",
        "school_year": "text",
        "group_guid": "uuid",
        "group_name": "text",
    },
}


class PublicationGiver(Struct, frozen=True, kw_only=True):
    """What gives people publications, such as licences or the classes that they are in.

    All are SQL under the tenant's row security; `$1` is a person (uuid), `$2` whether they teach (boolean).

    Attributes:
        opened: the guids of those that the person may open now.
        held: of these the ones that need no place, or where the person has one.
        holders: rows (person_guid, publication_guid) of everybody who may.
        givers: rows (publication_guid, text_key, name, address) of what gives each to the person, as of an
            `EntitlementReason`. missed: of what would, had something not ended.
        full: those that the person would open, had others not taken the last place.
        take_place: gives the person a place of one of these publications, once, and answers whether it did.
        classes: rows (person_guid, publication_guid, school_guid, school_name, school_year, group_guid,
            group_name) of what classes have.
    """

    name: str
    opened: str
    held: str
    holders: str
    givers: str
    missed: str
    full: str | None = None
    take_place: TakePlace | None = None
    classes: str | None = None


class PublicationGivers:
    """All that gives publications in a tenant."""

    def __init__(self, plugins: HookCaller, tenant: Tenant) -> None:
        given: list[Sequence[PublicationGiver]] = plugins.hook("register_publication_givers", tenant)()
        self._givers = [giver for several in given for giver in several]

    def fill(self, sql: str, *, person: str = "$1", teaches: str = "$2") -> str:
        """SQL with the queries in place of their names.

        Args:
            person, teaches: SQL of the person's guid and of whether they teach.
        """
        for name in COLUMNS:
            if f"(:{name})" in sql:
                query = self._union(name).replace("$1", person).replace("$2", teaches)
                sql = sql.replace(f"(:{name})", f"({query})")
        return sql

    async def take_place(self, session: Transaction, principal: Principal, publication: UUID) -> bool:
        """Give who opens what a publication opens a place of it, where places are counted."""
        for giver in self._givers:
            if giver.take_place is not None and await giver.take_place(session, principal, [publication]):
                return True
        return False

    def _union(self, name: str) -> str:
        columns = COLUMNS[name]
        named = ", ".join(f"q.{column}" for column in columns)
        queries = [query for giver in self._givers if (query := getattr(giver, name)) is not None]
        nothing = ", ".join(f"NULL::{kind} AS {column}" for column, kind in columns.items())
        return (
            " UNION ".join(f"SELECT {named} FROM ({query}) q" for query in queries)
            or f"SELECT {nothing} WHERE false"
        )
