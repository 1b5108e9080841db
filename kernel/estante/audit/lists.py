"""Searching the audit: the list that its page and its CSV are made of."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Struct, field, structs

from estante.database.engine import Database
from estante.languages.texts import Texts
from estante.languages.translator import Translator
from estante.lists.filters import AnyOf, AtLeast, Before, Sql, Within
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec
from estante.lists.values import DateRange, name_key
from estante.tenancy.tenant import Tenant

CODE, FIELDS, CHANGES = "code", "fields", "changes"
OLD_AND_NEW = 2
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
WHERE strpos(
    estante_fold(concat_ws(' ', p.username, p.name, p.lastname, p.email)), estante_fold(:value::text)
) > 0 LIMIT 200
"""
OF_WORDS = f"""
a.actor_guid = ANY(ARRAY({OF_PEOPLE})) OR a.shown_guid = ANY(ARRAY({OF_PEOPLE}))
OR a.entity_guid = :value::text OR a.actor_username = :value::text
"""


class AuditFilters(Struct, frozen=True, kw_only=True):
    """What the records can be narrowed by; `actor` and `username` find also what was done as that person."""

    actor: Annotated[
        tuple[UUID, ...], Sql("a.actor_guid = ANY(:value::uuid[]) OR a.shown_guid = ANY(:value::uuid[])")
    ] = ()
    username: Annotated[
        tuple[str, ...],
        Sql("a.actor_username = ANY(:value::text[]) OR a.shown_username = ANY(:value::text[])"),
    ] = ()
    action: Annotated[tuple[str, ...], AnyOf("a.action")] = ()
    entity: Annotated[tuple[str, ...], AnyOf("a.entity")] = ()
    entity_guid: Annotated[tuple[str, ...], AnyOf("a.entity_guid")] = ()
    at: Annotated[DateRange | None, Within("a.at")] = None
    since: Annotated[datetime | None, AtLeast("a.at")] = field(name="from", default=None)
    until: Annotated[datetime | None, Before("a.at")] = field(name="to", default=None)


class AuditRow(Struct, frozen=True):
    """One record as it is stored."""

    guid: UUID
    at: datetime
    actor_guid: UUID | None
    actor_username: str
    shown_guid: UUID | None
    shown_username: str | None
    action: str
    entity: str
    entity_guid: str | None
    detail: dict[str, object]


AUDIT = ListSpec(
    row=AuditRow,
    source="audit a",
    filters=AuditFilters,
    search=Sql(OF_WORDS),
    sort=("at",),
    default="-at",
    indexed=("actor", "entity", "at", "-at"),
)


class AuditFact(Struct, frozen=True):
    """One value of a record's detail; of a field that changed, `{"before": …, "after": …}`."""

    label: str
    value: object


class Names:
    """What actions and kinds of records are called in one language, by plugin and kernel together."""

    def __init__(self, texts: Texts, t: Translator) -> None:
        self.actions = _named(texts, t, "audit.actions")
        # What may be done to any record, for kinds that name their actions in no words of their own.
        self.acts = _named(texts, t, "audit.acts")
        self.entities = _named(texts, t, "audit.entities")
        self._labels = _named(texts, t, "audit.details")
        self._codes = _named(texts, t, "audit.codes")
        self._values = _named(texts, t, "audit.values")

    def action(self, code: str) -> str:
        """What an action is called: its own words, those of its act, or the code."""
        return self.actions.get(code) or self.acts.get(code.rpartition(".")[2], code)

    def code(self, code: str) -> str:
        """Why something was refused, in words."""
        return self._codes.get(code, code)

    def facts(self, detail: Mapping[str, object]) -> list[AuditFact]:
        """What a record's detail says, each value under its name."""
        facts = [
            AuditFact(self._label(key), self._value_in_words(key, value))
            for key, value in detail.items()
            if key != CHANGES
        ]
        return [*facts, *self._changes(detail.get(CHANGES))]

    def _changes(self, changes: object) -> Iterator[AuditFact]:
        """Each field that changed, with its old and new value where they were recorded."""
        for name, pair in changes.items() if isinstance(changes, Mapping) else ():
            if isinstance(pair, list) and len(pair) == OLD_AND_NEW:
                before, after = (self._value_in_words(name, value) for value in pair)
                yield AuditFact(self._label(name), {"before": before, "after": after})

    def _label(self, key: str) -> str:
        return self._labels.get(key, key)

    def _value_in_words(self, key: str, value: object) -> object:
        if key == FIELDS and isinstance(value, list):
            return [self._label(str(name)) for name in value]
        if key == CODE:
            return self._codes.get(str(value), value)
        return self._values.get(f"{key}.{value}", value) if isinstance(value, str) else value


def _named(texts: Texts, t: Translator, prefix: str) -> Mapping[str, str]:
    return {code: t(key) for code, key in texts.below(prefix).items()}


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
        self._names = Names(texts, texts.translator(lang, tenant=tenant))

    async def page(self, lists: Lists) -> Page[AuditAnswer]:
        """One page, and the total."""
        return (await lists.page(AUDIT)).map(self._answer)

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
            sorted(actors, key=lambda facet: name_key(facet.label)),
        )

    def _answer(self, row: AuditRow) -> AuditAnswer:
        return AuditAnswer(
            action_name=self._names.action(row.action),
            entity_name=self._names.entities.get(row.entity, row.entity),
            facts=self._names.facts(row.detail),
            **structs.asdict(row),
        )


def _facets(names: Mapping[str, str], seen: Sequence[str]) -> list[AuditFacet]:
    facets = {code: AuditFacet(code, names.get(code, code)) for code in (*names, *seen)}
    return sorted(facets.values(), key=lambda facet: name_key(facet.label))
