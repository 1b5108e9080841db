"""Storing statements: a request is one transaction, all of it or nothing (LRS-018 to LRS-022, LRS-028)."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from uuid import UUID

import msgspec
from estante.api.database import Transaction
from estante.api.tenants import Tenant
from msgspec import Struct
from sqlalchemy import select, text
from sqlalchemy.dialects.postgresql import insert

from estante_lrs.models import Activity, Pseudonym, Statement, StatementAttachment, StatementKey
from estante_lrs.services.credentials import home_of
from estante_lrs.xapi.access import Asker
from estante_lrs.xapi.call import FIRST, SECOND
from estante_lrs.xapi.errors import NotYours, StatementConflict
from estante_lrs.xapi.multipart import Part
from estante_lrs.xapi.names import Json, account_identity, activities_in, identity_of, key_of, keys_of
from estante_lrs.xapi.statements import NewStatement

MAX_HOPS = 8
BATCH = 1_000
# What the list shows of somebody, which is searched by its trigrams.
MAX_ACTOR = 500
# What is kept of an activity beside its statements: it is answered with each of them (`format=canonical`).
MAX_DEFINITION_BYTES = 32 * 1024
# A statement is found by what the one it refers to is found by, through several of them, in whatever order
# they came: what stands above the new ones is looked at again.
INHERIT = text("""
WITH RECURSIVE above(guid, hops) AS (
  SELECT guid, 0 FROM xapi_statements WHERE tenant_id = :tenant AND guid = ANY(:guids)
  UNION
  SELECT s.guid, a.hops + 1 FROM xapi_statements s JOIN above a ON s.refers_to = a.guid
  WHERE s.tenant_id = :tenant AND a.hops < :max
), reach(statement_guid, of_guid, stored_at, hops) AS (
  SELECT s.guid, s.refers_to, s.stored_at, 0 FROM xapi_statements s JOIN above a ON a.guid = s.guid
  WHERE s.tenant_id = :tenant AND s.refers_to IS NOT NULL
  UNION
  SELECT r.statement_guid, t.refers_to, r.stored_at, r.hops + 1
  FROM reach r JOIN xapi_statements t ON t.tenant_id = :tenant AND t.guid = r.of_guid
  WHERE t.refers_to IS NOT NULL AND r.hops < :max
)
INSERT INTO xapi_keys (tenant_id, statement_guid, of_guid, key, is_direct, stored_at)
SELECT DISTINCT k.tenant_id, r.statement_guid, r.of_guid, k.key, k.is_direct, r.stored_at
FROM reach r JOIN xapi_keys k
  ON k.tenant_id = :tenant AND k.statement_guid = r.of_guid AND k.of_guid = r.of_guid
ON CONFLICT DO NOTHING
""")
# Whichever of the two came first; what makes another void cannot be made void itself.
VOID = text("""
UPDATE xapi_statements t SET is_voided = true FROM xapi_statements v
WHERE t.tenant_id = :tenant AND v.tenant_id = :tenant AND v.refers_to = t.guid AND v.is_voiding
  AND NOT t.is_voiding AND NOT t.is_voided AND (t.guid = ANY(:guids) OR v.guid = ANY(:guids))
""")
HAS_REFERENCES = text("""
SELECT EXISTS (SELECT 1 FROM xapi_statements
               WHERE tenant_id = :tenant AND refers_to IS NOT NULL
                 AND (refers_to = ANY(:guids) OR guid = ANY(:guids)))
""")
# Names, descriptions and extensions are put together, everything else is what was said last.
DEFINE = text("""
INSERT INTO xapi_activities (tenant_id, key, activity_id, definition)
VALUES (:tenant, :key, :id, CAST(:definition AS jsonb))
ON CONFLICT (tenant_id, key) DO UPDATE SET updated_at = now(), definition =
  xapi_activities.definition || excluded.definition || jsonb_strip_nulls(jsonb_build_object(
    'name', nullif(coalesce(xapi_activities.definition -> 'name', '{}')
      || coalesce(excluded.definition -> 'name', '{}'), '{}'),
    'description', nullif(coalesce(xapi_activities.definition -> 'description', '{}')
      || coalesce(excluded.definition -> 'description', '{}'), '{}')))
WHERE excluded.definition <> '{}'
""")


class Stored(Struct, frozen=True):
    """What a request stored: the ids of its statements in order, and those that were not there before."""

    guids: Sequence[UUID]
    added: Sequence[NewStatement]


class StatementStore:
    """Takes the statements of one request."""

    def __init__(self, session: Transaction, tenant: Tenant) -> None:
        self._session, self._tenant = session, tenant

    async def add(
        self,
        asker: Asker,
        statements: Sequence[NewStatement],
        attachments: Mapping[str, Part] | None = None,
        *,
        is_second: bool = False,
    ) -> Stored:
        """Store statements; those that are there already change nothing.

        Raises:
            NotYours: 403, a learner's credential is for no other actor. StatementConflict: 409.
        """
        for statement in statements:
            asker.check_actor(statement.values["actor"])
            if statement.is_voiding:
                asker.check_voiding()
        people = await self._people(asker, statements)
        begun: datetime = (await self._session.execute(text("SELECT now()"))).scalar_one()
        moments = {
            statement.guid: begun.astimezone(UTC) + timedelta(microseconds=place)
            for place, statement in enumerate(statements)
        }
        version = SECOND if is_second else FIRST
        rows = [
            self._row(s, moments[s.guid], s.text(moments[s.guid], asker.authority, version), people)
            for s in statements
        ]
        added = await self._insert(statements, rows)
        if added:
            await self._index(asker, added, moments)
            await self._define(asker, added)
            await self._attach(added, attachments or {})
        return Stored([statement.guid for statement in statements], added)

    def _row(
        self, statement: NewStatement, stored: datetime, content: str, people: Mapping[str, UUID]
    ) -> dict[str, object]:
        actor = identity_of(statement.values["actor"]) or ""
        thing = statement.values["object"]
        return {
            "tenant_id": self._tenant.guid,
            "guid": statement.guid,
            "stored_at": stored,
            "verb": statement.values["verb"]["id"],
            "actor": (statement.values["actor"].get("name") or actor.partition(":")[2])[:MAX_ACTOR],
            "activity": thing["id"] if thing.get("objectType", "Activity") == "Activity" else None,
            "statement": content,
            "fingerprint": statement.fingerprint,
            "refers_to": statement.refers_to,
            "is_voiding": statement.is_voiding,
            "person_guid": people.get(actor),
        }

    async def _people(self, asker: Asker, statements: Sequence[NewStatement]) -> Mapping[str, UUID]:
        """Which people of the organization the actors are, as far as they are known by our names."""
        actors = {identity_of(statement.values["actor"]) or "" for statement in statements}
        if asker.person_guid is not None:
            return dict.fromkeys(actors, asker.person_guid)
        home = home_of(self._tenant)
        names = {
            account_identity(home, name): name
            for statement in statements
            if (name := statement.values["actor"].get("account", {}).get("name"))
        }
        guids = {
            identity: guid for identity, name in names.items() if (guid := _guid(name)) and identity in actors
        }
        pseudonyms = await self._session.execute(
            select(Pseudonym.guid, Pseudonym.person_guid).where(
                Pseudonym.tenant_id == self._tenant.guid, Pseudonym.guid.in_(guids.values())
            )
        )
        by_name = {row.guid: row.person_guid for row in pseudonyms}
        return {identity: by_name[guid] for identity, guid in guids.items() if guid in by_name}

    async def _insert(
        self, statements: Sequence[NewStatement], rows: Sequence[dict[str, object]]
    ) -> Sequence[NewStatement]:
        """Insert in the order of the ids, so that two requests never wait for each other in a ring."""
        if not rows:
            return []
        ordered = sorted(rows, key=lambda row: str(row["guid"]))
        # With the rows beside it the statement is put together once, and not for each request.
        made = insert(Statement).on_conflict_do_nothing().returning(Statement.guid)
        new = set(await self._session.scalars(made, ordered))
        known = [statement for statement in statements if statement.guid not in new]
        if known:
            stored = await self._session.execute(
                select(Statement.guid, Statement.fingerprint).where(
                    Statement.tenant_id == self._tenant.guid,
                    Statement.guid.in_([statement.guid for statement in known]),
                )
            )
            fingerprints = {row.guid: row.fingerprint for row in stored}
            if any(fingerprints.get(s.guid) != s.fingerprint for s in known):
                raise StatementConflict
        return [statement for statement in statements if statement.guid in new]

    async def _index(
        self, asker: Asker, added: Sequence[NewStatement], moments: Mapping[UUID, datetime]
    ) -> None:
        keys = [
            {
                "tenant_id": self._tenant.guid,
                "statement_guid": statement.guid,
                "of_guid": statement.guid,
                "key": key,
                "is_direct": is_direct,
                "stored_at": moments[statement.guid],
            }
            for statement in added
            for key, is_direct in keys_of({**statement.values, "authority": asker.authority}).items()
        ]
        await self._session.execute(insert(StatementKey), keys)
        names = {"tenant": self._tenant.guid, "guids": [statement.guid for statement in added]}
        if await self._session.scalar(HAS_REFERENCES, names):
            await self._refuse_foreign_voiding(asker, added)
            await self._session.execute(INHERIT, {**names, "max": MAX_HOPS})
            await self._session.execute(VOID, names)

    async def _refuse_foreign_voiding(self, asker: Asker, added: Sequence[NewStatement]) -> None:
        """A learner makes void what is there and about them: what comes later may be about somebody else."""
        targets = {statement.refers_to for statement in added if statement.is_voiding}
        if asker.own is None or not targets:
            return
        own = await self._session.scalars(
            select(Statement.guid).where(
                Statement.tenant_id == self._tenant.guid,
                Statement.guid.in_(list(targets)),
                Statement.person_guid == asker.person_guid,
            )
        )
        if targets - set(own):
            raise NotYours

    async def _define(self, asker: Asker, added: Sequence[NewStatement]) -> None:
        """Keep what is said of activities. What a learner says fills in, and changes nothing."""
        said: dict[str, Json] = {}
        for statement in added:
            for activity in activities_in(statement.values):
                said.setdefault(activity["id"], {}).update(activity.get("definition", {}))
        tenant, texts = self._tenant.guid, {name: msgspec.json.encode(value) for name, value in said.items()}
        definitions = sorted(
            (key_of("activity", name), name)
            for name, content in texts.items()
            if len(content) <= MAX_DEFINITION_BYTES
        )
        # A request may name very many: they go together.
        for some in (definitions[start : start + BATCH] for start in range(0, len(definitions), BATCH)):
            if asker.own is not None:
                rows = [
                    {"tenant_id": tenant, "key": key, "activity_id": name, "definition": said[name]}
                    for key, name in some
                ]
                await self._session.execute(insert(Activity).on_conflict_do_nothing(), rows)
            else:
                values = [
                    {"tenant": tenant, "key": key, "id": name, "definition": texts[name].decode()}
                    for key, name in some
                ]
                await self._session.execute(DEFINE, values)

    async def _attach(self, added: Sequence[NewStatement], attachments: Mapping[str, Part]) -> None:
        rows = {
            (statement.guid, item["sha2"].lower()): {
                "tenant_id": self._tenant.guid,
                "statement_guid": statement.guid,
                "sha2": item["sha2"].lower(),
                "content_type": item["contentType"],
                "content": attachments[item["sha2"].lower()].content,
            }
            for statement in added
            for item in attachments_of(statement.values)
            if item["sha2"].lower() in attachments
        }
        if rows:
            await self._session.execute(insert(StatementAttachment), list(rows.values()))


def attachments_of(values: Json) -> Sequence[Json]:
    """The attachments that a statement names, those of one within it too."""
    inner = (
        values["object"].get("attachments", [])
        if values["object"].get("objectType") == "SubStatement"
        else []
    )
    return [*values.get("attachments", []), *inner]


def _guid(name: str) -> UUID | None:
    try:
        return UUID(name)
    except ValueError:
        return None
