"""Writing the roll-ups: a person's day is always counted anew, so that no event counts twice."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Mapping, Sequence
from datetime import date
from uuid import UUID

import msgspec
from estante.api.database import RawConnection, Transaction, raw_connection
from estante.api.people import USERS
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from estante_users.contracts import memberships_of
from estante_viewer.contracts import SITTINGS

from estante_analytics.figures.copying import mark_days

PersonDay = tuple[UUID, date]
BATCH = 1_000
NOBODY = UUID(int=0)
# Two at once would each write what the other has not seen.
TURN = "SELECT pg_advisory_xact_lock(hashtextextended('analytics.usage' || $1::text, 0))"
TAKE = """
DELETE FROM usage_marks WHERE session_guid IN (SELECT session_guid FROM usage_marks LIMIT $1)
RETURNING session_guid
"""
DAYS_OF_SITTINGS = f"""
SELECT DISTINCT t.person_guid, (t.started_at AT TIME ZONE $2::text)::date
FROM ({SITTINGS}) AS t WHERE t.session_guid = ANY($1::uuid[])
"""
PEOPLE_AFTER = f"""
SELECT DISTINCT t.person_guid FROM ({SITTINGS}) AS t WHERE t.person_guid > $1 ORDER BY 1 LIMIT $2
"""
DAYS_OF_PEOPLE = f"""
SELECT t.person_guid, (t.started_at AT TIME ZONE $2::text)::date
FROM ({SITTINGS}) AS t WHERE t.person_guid = ANY($1::uuid[])
UNION SELECT u.person_guid, u.day FROM usage_days u WHERE u.person_guid = ANY($1::uuid[]) AND NOT u.is_sample
"""
WANTED = "unnest($1::uuid[], $2::date[]) AS w (person_guid, day)"
FORGET_CONTENTS = (
    f"DELETE FROM usage_contents c USING {WANTED} WHERE (c.person_guid, c.day) = (w.person_guid, w.day)"
)
# A batch's sittings; those of demo people are nobody's.
COUNTED = f"""
{WANTED}
JOIN {USERS.source} ON p.guid = w.person_guid AND NOT p.is_demo
JOIN ({SITTINGS}) AS t
  ON t.person_guid = w.person_guid AND (t.started_at AT TIME ZONE $4::text)::date = w.day
"""
# What somebody was on a day is not rewritten by what they have become.
COUNT_DAYS = f"""
INSERT INTO usage_days (
  tenant_id, day, person_guid, role_guid, country_guid, school_guids, sessions, seconds
)
SELECT $3::uuid, w.day, w.person_guid, p.role_guid, p.country_guid, ARRAY(
    SELECT school::uuid FROM jsonb_array_elements_text($5::jsonb -> w.person_guid::text) AS school
  ), count(*), sum(t.seconds)
FROM {COUNTED}
GROUP BY w.day, w.person_guid, p.role_guid, p.country_guid
ON CONFLICT (tenant_id, day, person_guid) DO UPDATE SET
  sessions = excluded.sessions, seconds = excluded.seconds
"""
COUNT_CONTENTS = f"""
INSERT INTO usage_contents (
  tenant_id, day, person_guid, content_guid, role_guid, country_guid, school_guids, sessions, seconds
)
SELECT $3::uuid, w.day, w.person_guid, t.content_guid, u.role_guid, u.country_guid, u.school_guids,
  count(*), sum(t.seconds)
FROM {COUNTED}
JOIN usage_days u ON (u.person_guid, u.day) = (w.person_guid, w.day)
GROUP BY w.day, w.person_guid, t.content_guid, u.role_guid, u.country_guid, u.school_guids
"""
FORGET_DAYS = f"""
DELETE FROM usage_days u USING {WANTED} WHERE (u.person_guid, u.day) = (w.person_guid, w.day)
AND NOT EXISTS (SELECT FROM usage_contents c WHERE (c.person_guid, c.day) = (u.person_guid, u.day))
"""


class UsageRollUp:
    """Writes a tenant's roll-ups, in the caller's transaction."""

    def __init__(self, session: Transaction, tenant: Tenant, plugins: HookCaller) -> None:
        self._session, self._tenant, self._plugins = session, tenant, plugins

    async def count_marked(self) -> int:
        """Count the days of some sittings that began or ended; answers how many sittings these were."""
        connection = await self._in_turn()
        sittings = [row[0] for row in await connection.fetch(TAKE, BATCH)]
        if sittings:
            days = await connection.fetch(DAYS_OF_SITTINGS, sittings, self._tenant.time_zone)
            await self._count(connection, [(row[0], row[1]) for row in days])
        return len(sittings)

    async def count_people(self, after: UUID) -> UUID | None:
        """Count every day of the next people by their guids; answers the last, None without any."""
        connection = await self._in_turn()
        people: list[UUID] = [row[0] for row in await connection.fetch(PEOPLE_AFTER, after, BATCH)]
        if not people:
            return None
        days = await connection.fetch(DAYS_OF_PEOPLE, people, self._tenant.time_zone)
        await self._count(connection, [(row[0], row[1]) for row in days])
        return people[-1]

    async def _in_turn(self) -> RawConnection:
        connection = await raw_connection(self._session)
        await connection.execute(TURN, str(self._tenant.guid))
        return connection

    async def _count(self, connection: RawConnection, days: Sequence[PersonDay]) -> None:
        wanted = [person for person, _ in days], [day for _, day in days]
        schools = await self._schools({person for person, _ in days})
        counted = *wanted, self._tenant.guid, self._tenant.time_zone
        await connection.execute(FORGET_CONTENTS, *wanted)
        await connection.execute(COUNT_DAYS, *counted, msgspec.json.encode(schools).decode())
        await connection.execute(COUNT_CONTENTS, *counted)
        await connection.execute(FORGET_DAYS, *wanted)
        await mark_days(connection, self._tenant, days)

    async def _schools(self, people: set[UUID]) -> Mapping[UUID, Sequence[UUID]]:
        source = memberships_of(self._plugins, self._tenant)
        if source is None or not people:
            return {}
        of_each = await source.schools_of(self._session, list(people))
        return {person: [school.guid for school in schools] for person, schools in of_each.items()}
