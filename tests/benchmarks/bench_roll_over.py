"""500 groups of thirty people brought into the next school year by one call, beside the same rows by asyncpg.

The call makes each group with its audit and event, and brings the people who are still of the school; the
bare side writes the groups and the people in two statements. Each round has a school of its own.
"""

import asyncio
import statistics
import time
from typing import TypeAlias
from uuid import UUID

import asyncpg
import httpx
from harness import Bench, bench, report, size
from uuid_utils.compat import uuid7

GROUPS, PEOPLE = size(500), 30
ROUNDS = 3
SCHOOL = "INSERT INTO schools (tenant_id, guid, name, type_guid) VALUES ($1, $2, $3, 'ST_01')"
YEAR = """
INSERT INTO school_years (tenant_id, guid, school_guid, title, school_year, expired_at, is_active)
VALUES ($1, $2, $3, $4, $4, '2099-12-17', $5)
"""
GROUP = """
INSERT INTO school_groups (tenant_id, guid, school_guid, school_year_guid, name)
SELECT $1, g.guid, $3, $4, n || 'A ' || n FROM unnest($2::uuid[]) WITH ORDINALITY AS g (guid, n)
"""
STUDENTS = """
INSERT INTO people
  (tenant_id, guid, username, name, lastname, role_guid, source, change_password, is_active)
SELECT $1, guid, guid::text, 'Bench', 'Mark', 'R01', 'estante', false, true
FROM unnest($2::uuid[]) AS p (guid)
"""
MEMBERS = """
INSERT INTO school_members (tenant_id, guid, school_guid, person_guid)
SELECT $1, gen_random_uuid(), $2, guid FROM unnest($3::uuid[]) AS p (guid)
"""
IN_GROUPS = """
INSERT INTO school_group_members (tenant_id, guid, group_guid, person_guid)
SELECT $1, gen_random_uuid(), g, p FROM unnest($2::uuid[], $3::uuid[]) AS m (g, p)
"""
TABLES = "people, schools, school_years, school_groups, school_members, school_group_members"
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


class School:
    """A school with a year that is over and its groups, and an active year without any."""

    def __init__(self, tenant: UUID) -> None:
        self.tenant, self.guid, self.former, self.active = tenant, uuid7(), uuid7(), uuid7()
        self.groups = [uuid7() for _ in range(GROUPS)]
        self.people = [uuid7() for _ in range(GROUPS * PEOPLE)]

    @property
    def in_groups(self) -> list[UUID]:
        """The group of each person."""
        return [group for group in self.groups for _ in range(PEOPLE)]

    async def write(self, connection: Connection, name: str) -> None:
        """Put all of it into the database."""
        tenant = self.tenant
        await connection.execute(SCHOOL, tenant, self.guid, name)
        for guid, year, is_active in ((self.former, "2098", False), (self.active, "2099", True)):
            await connection.execute(YEAR, tenant, guid, self.guid, year, is_active)
        await connection.execute(GROUP, tenant, self.groups, self.guid, self.former)
        await connection.execute(STUDENTS, tenant, self.people)
        await connection.execute(MEMBERS, tenant, self.guid, self.people)
        await connection.execute(IN_GROUPS, tenant, self.in_groups, self.people)

    def call(self) -> tuple[str, dict[str, object]]:
        """The path and the body that bring every group."""
        groups = [{"guid": str(guid), "name": f"{at}B {at}"} for at, guid in enumerate(self.groups)]
        return f"/api/schools/{self.guid}/school-years/{self.former}/roll-over", {"groups": groups}

    async def by_hand(self, connection: Connection) -> None:
        """The same rows, without what goes with a record."""
        made = [uuid7() for _ in self.groups]
        async with connection.transaction():
            await connection.execute(GROUP, self.tenant, made, self.guid, self.active)
            new = [group for group in made for _ in range(PEOPLE)]
            await connection.execute(IN_GROUPS, self.tenant, new, self.people)


async def measure(made: Bench, port: int) -> tuple[list[float], list[float]]:
    """Seconds of each round, by the call and by hand."""
    connection = await made.connect()
    ((_, token),) = await made.sign_in("R04", 1)
    headers = {"Host": made.tenant.hosts[0], "Authorization": f"Bearer {token}"}
    called, by_hand = [], []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=300) as client:
        for at in range(ROUNDS):
            schools = [School(made.tenant.guid) for _ in range(2)]
            for number, school in enumerate(schools):
                await school.write(connection, f"Escuela {at} {number}")
            await connection.execute(f"VACUUM ANALYZE {TABLES}")
            path, body = schools[0].call()
            start = time.perf_counter()
            done = (await client.post(path, json=body)).raise_for_status().json()["data"]
            called.append(time.perf_counter() - start)
            assert (len(done["made"]), done["refused"]) == (GROUPS, [])
            start = time.perf_counter()
            await schools[1].by_hand(connection)
            by_hand.append(time.perf_counter() - start)
    await connection.close()
    return called, by_hand


def main() -> None:
    """The medians of all rounds."""
    with bench() as made, made.server("estante") as port:
        called, by_hand = (statistics.median(each) for each in asyncio.run(measure(made, port)))
    report(
        f"{GROUPS} groups of {PEOPLE} people brought into the next year",
        by_hand / called,
        "told, not held",
        "the groups and the people in two statements",
        {"call s": called, "by hand s": by_hand, "groups a second": GROUPS / called},
    )


if __name__ == "__main__":
    main()
