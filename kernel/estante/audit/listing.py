"""Searching the audit: the one place that says what its filters mean, for the list and its CSV."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from uuid import UUID
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from estante.audit.records import AuditRecord
from estante.database.engine import Database
from estante.http.lists import ListQuery, ListShape
from estante.languages.texts import Texts
from estante.lists.page import Page
from estante.tenancy.days import span_of_days
from estante.tenancy.tenant import Tenant

if TYPE_CHECKING:
    import asyncpg

SHAPE = ListShape(
    filters={
        "actor": UUID,
        "username": str,
        "action": str,
        "entity": str,
        "entity_guid": str,
        "at": str,
        "from": datetime,
        "to": datetime,
    },
    sort=("at",),
    default_sort="-at",
    search=True,
)
CODE = "code"
# Named one by one: a plan of `a.*` is no good any more when the next release adds a column beside this one.
COLUMNS = ", ".join(f"a.{column.name}" for column in AuditRecord.__table__.columns)
# Filters are offered by what was recorded last: the whole of a busy tenant would be read for them.
LATELY = """
WITH lately AS MATERIALIZED (
    SELECT a.action, a.entity, a.actor_guid, a.actor_username FROM audit a
    ORDER BY a.at DESC, a.guid DESC LIMIT 10000
), actors AS (
    SELECT l.actor_guid, max(l.actor_username) AS username, count(*) AS count
    FROM lately l WHERE l.actor_guid IS NOT NULL GROUP BY l.actor_guid ORDER BY count DESC LIMIT 100
)
SELECT DISTINCT 'action' AS kind, action AS value, NULL AS username, NULL AS name FROM lately
UNION ALL SELECT DISTINCT 'entity', entity, NULL, NULL FROM lately
UNION ALL
SELECT 'actor', c.actor_guid::text, c.username, nullif(btrim(concat_ws(' ', p.name, p.lastname)), '')
FROM actors c LEFT JOIN people p ON p.guid = c.actor_guid
"""
# People are few beside the records: they are found first, and their records by the indexes.
OF_PEOPLE = """
SELECT p.guid FROM people p
WHERE strpos(estante_fold(concat_ws(' ', p.username, p.name, p.lastname, p.email)), estante_fold({0})) > 0
LIMIT 200
"""
ABOUT = "a.actor_guid = ANY({0}) OR a.shown_guid = ANY({0})"
Arguments = list[object]


class AuditFilters(Struct, frozen=True):
    """What a list of records is asked for; each filter takes several values."""

    q: str = ""
    actor: tuple[UUID, ...] = ()
    username: tuple[str, ...] = ()
    action: tuple[str, ...] = ()
    entity: tuple[str, ...] = ()
    entity_guid: tuple[str, ...] = ()
    since: datetime | None = None
    until: datetime | None = None
    newest_first: bool = True

    @classmethod
    def of(cls, listing: ListQuery, tenant: Tenant) -> "AuditFilters":
        """The filters of an address.

        Raises:
            ValidationFailed: `at` is neither a preset nor a range of days.
        """
        since, until = listing.one_of("from", datetime), listing.one_of("to", datetime)
        if days := listing.one_of("at", str):
            first, last = span_of_days(days, datetime.now(UTC), "at", ZoneInfo(tenant.time_zone))
            since = max(filter(None, (since, first)), default=None)
            until = min(filter(None, (until, last)), default=None)
        names = ("username", "action", "entity", "entity_guid")
        return cls(
            q=listing.q.strip(),
            actor=tuple(listing.all_of("actor", UUID)),
            since=since,
            until=until,
            newest_first=all(one.descending for one in listing.order),
            **{name: tuple(listing.all_of(name, str)) for name in names},
        )

    def rows(self, arguments: Arguments) -> str:
        """`FROM audit a WHERE …`; what it needs is added to the arguments, that are numbered from `$1`."""
        conditions = ["true"]

        def add(condition: str, argument: object) -> None:
            arguments.append(argument)
            conditions.append(f"({condition.format(f'${len(arguments)}')})")

        if self.q:
            found = f"ARRAY({OF_PEOPLE.format('{0}::text')})"
            add(f"{ABOUT.replace('{0}', found)} OR a.entity_guid = {{0}} OR a.actor_username = {{0}}", self.q)
        if self.actor:
            add(ABOUT.replace("{0}", "{0}::uuid[]"), list(self.actor))
        if self.username:
            add(
                "a.actor_username = ANY({0}::text[]) OR a.shown_username = ANY({0}::text[])",
                list(self.username),
            )
        for name in ("action", "entity", "entity_guid"):
            if values := getattr(self, name):
                add(f"a.{name} = ANY({{}}::text[])", list(values))
        if self.since is not None:
            add("a.at >= {}", self.since)
        if self.until is not None:
            add("a.at < {}", self.until)
        return f"FROM audit a WHERE {' AND '.join(conditions)}"

    @property
    def order(self) -> str:
        """The order by time, made total by the guid."""
        direction = "DESC" if self.newest_first else "ASC"
        return f"a.at {direction}, a.guid {direction}"


class AuditFact(Struct, frozen=True):
    """One value of a record's detail."""

    label: str
    value: object


class Names:
    """What actions and kinds of records are called in one language, by plugin and kernel together."""

    def __init__(self, texts: Texts, lang: str) -> None:
        self.actions = _named(texts, lang, "audit.actions")
        self.entities = _named(texts, lang, "audit.entities")
        self._labels = _named(texts, lang, "audit.details")
        self._codes = _named(texts, lang, "audit.codes")

    def facts(self, detail: Mapping[str, object]) -> list[AuditFact]:
        """What a record's detail says, each value under its name."""
        return [
            AuditFact(self._labels.get(key, key), self._value_in_words(key, value))
            for key, value in detail.items()
        ]

    def _value_in_words(self, key: str, value: object) -> object:
        return self._codes.get(str(value), value) if key == CODE else value


def _named(texts: Texts, lang: str, prefix: str) -> Mapping[str, str]:
    return {code: texts.get(lang, key) for code, key in texts.below(prefix).items()}


class AuditAnswer(Struct, frozen=True, kw_only=True):
    """One record. `shown` is whose eyes the actor looked through, in an impersonation.

    `action_name`, `entity_name` and `facts` are codes and detail in words, as far as somebody gave them.
    """

    guid: UUID
    at: datetime
    actor_guid: UUID | None
    actor_username: str
    shown_guid: UUID | None
    shown_username: str | None
    action: str
    action_name: str
    entity: str
    entity_name: str
    entity_guid: str | None
    detail: dict[str, object]
    facts: Sequence[AuditFact]


class AuditFacet(Struct, frozen=True):
    """A value of a filter, and what it is called."""

    value: str
    label: str


class AuditFacets(Struct, frozen=True):
    """What the audit can be filtered by. `actor` are those who did most of what was recorded last."""

    action: Sequence[AuditFacet]
    entity: Sequence[AuditFacet]
    actor: Sequence[AuditFacet]


class AuditList:
    """The audit of one tenant, in the words of one language."""

    def __init__(self, database: Database, tenant: Tenant, texts: Texts, lang: str) -> None:
        self._database, self._tenant = database, tenant
        self._names = Names(texts, lang)

    async def page(self, listing: ListQuery) -> Page[AuditAnswer]:
        """One page, and the total."""
        filters, arguments = AuditFilters.of(listing, self._tenant), list[object]()
        rows_sql = filters.rows(arguments)
        window = f"LIMIT {listing.page_size} OFFSET {listing.offset}"
        async with self._database.reading(self._tenant) as connection:
            rows = await connection.fetch(
                f"SELECT {COLUMNS} {rows_sql} ORDER BY {filters.order} {window}", *arguments
            )
            total = await self._database.totals.count(connection, self._tenant.guid, rows_sql, arguments)
        return Page.counted([self._answer(row) for row in rows], total, listing.page, listing.page_size)

    async def facets(self) -> AuditFacets:
        """Every action and kind that has a name or was recorded lately, and the people of late."""
        async with self._database.reading(self._tenant) as connection:
            rows = await connection.fetch(LATELY)
        seen = {kind: [row["value"] for row in rows if row["kind"] == kind] for kind in ("action", "entity")}
        actors = [
            AuditFacet(str(row["value"]), row["name"] or row["username"])
            for row in rows
            if row["kind"] == "actor"
        ]
        return AuditFacets(
            _facets(self._names.actions, seen["action"]),
            _facets(self._names.entities, seen["entity"]),
            sorted(actors, key=lambda one: one.label.casefold()),
        )

    def _answer(self, row: "asyncpg.Record") -> AuditAnswer:
        detail = msgspec.json.decode(row["detail"], type=dict[str, object])
        return AuditAnswer(
            guid=row["guid"],
            at=row["at"],
            actor_guid=row["actor_guid"],
            actor_username=row["actor_username"],
            shown_guid=row["shown_guid"],
            shown_username=row["shown_username"],
            action=row["action"],
            action_name=self._names.actions.get(row["action"], row["action"]),
            entity=row["entity"],
            entity_name=self._names.entities.get(row["entity"], row["entity"]),
            entity_guid=row["entity_guid"],
            detail=detail,
            facts=self._names.facts(detail),
        )


def _facets(names: Mapping[str, str], seen: Sequence[str]) -> list[AuditFacet]:
    facets = {code: AuditFacet(code, names.get(code, code)) for code in (*names, *seen)}
    return sorted(facets.values(), key=lambda one: one.label.casefold())
