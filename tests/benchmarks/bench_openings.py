"""What a student may open of 100,000 contents by 50 licences: the list, and one content after another.

The list is asked by students of a server, against the same statements by asyncpg in a bare ASGI application
that looks up tenant and token as ours does. A decision is what it costs to read one content that a licence
opens, beside one that is public, told.
"""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from harness import Bench, Load, alternate, bench, median, report, run, size
from million import FILL, NAMES, SURNAMES, WORDS
from uuid_utils.compat import uuid7

if TYPE_CHECKING:
    import asyncpg

ROWS = size(100_000)
LICENCES, OF_LICENCE = 50, 40
STUDENTS, CONNECTIONS, SECONDS, ROUNDS = 50, 8, 10.0, 3
SHELF = "/api/front/contents"
PUBLICATIONS = """
INSERT INTO publications (tenant_id, guid, name)
SELECT $1, guid, 'Lecturas ' || n FROM unnest($2::uuid[]) WITH ORDINALITY AS p (guid, n)
"""
# Each publication has contents of its own, none of them public, from all over the table.
PUBLISHED = """
INSERT INTO publication_contents (tenant_id, publication_guid, content_guid, position)
SELECT $1, ($2::uuid[])[1 + n % cardinality($2::uuid[])], guid, n FROM (
  SELECT guid, row_number() OVER (ORDER BY guid) AS n FROM contents
  WHERE NOT is_public AND status = 'active' ORDER BY guid LIMIT $3
) AS c
"""
LICENSES = """
INSERT INTO licenses (tenant_id, guid, code, countdown_original, consumed, expires, expires_after_number,
  expires_after_string)
SELECT $1, guid, upper(substr(md5(guid::text), 1, 16)), 1000000, 0, 'interval', 1, 'YEAR'
FROM unnest($2::uuid[]) AS l (guid)
"""
OPENED = """
INSERT INTO license_publications (tenant_id, license_guid, publication_guid)
SELECT $1, * FROM unnest($2::uuid[], $3::uuid[])
"""
REDEEMED = """
INSERT INTO license_redemptions (tenant_id, license_guid, person_guid, linked_at, expires_at)
SELECT $1, l, p, now(), now() + interval '1 year' FROM unnest($2::uuid[]) AS l, unnest($3::uuid[]) AS p
"""
# None of those that are public is active.
PUBLISH = """
UPDATE contents SET is_public = true, is_teacher_only = 0
WHERE guid = (SELECT guid FROM contents WHERE status = 'active' LIMIT 1) RETURNING guid
"""
# Without the organization's public contents, which would be most of what a student may open.
HIDE = "UPDATE contents SET is_public = false WHERE is_public AND guid <> $1"


async def fill(made: Bench, students: list[str]) -> tuple[str, str]:
    """Contents, publications and licences; answers a content that licences open and one that is public."""
    connection = await made.connect()
    tenant = made.tenant.guid
    publications = [uuid7() for _ in range(LICENCES)]
    licenses = [uuid7() for _ in range(LICENCES)]
    try:
        await connection.execute(FILL, tenant, 1, ROWS, WORDS, NAMES, SURNAMES, timeout=600)
        public = await connection.fetchval(PUBLISH)
        await connection.execute(HIDE, public)
        await connection.execute(PUBLICATIONS, tenant, publications)
        await connection.execute(PUBLISHED, tenant, publications, LICENCES * OF_LICENCE)
        await connection.execute(LICENSES, tenant, licenses)
        await connection.execute(OPENED, tenant, licenses, publications)
        await connection.execute(REDEEMED, tenant, licenses, students)
        await _vacuum(connection)
        licensed = await connection.fetchval("SELECT content_guid FROM publication_contents LIMIT 1")
    finally:
        await connection.close()
    return str(licensed), str(public)


async def _vacuum(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
    tables = ("contents", "publication_contents", "licenses", "license_publications", "license_redemptions")
    await connection.execute(f"VACUUM ANALYZE {', '.join(tables)}", timeout=600)


def main() -> None:
    """Fill, load both in turn, then one content after another; report."""
    with bench({"shared_buffers": "512MB"}) as made:
        people = asyncio.run(made.sign_in("R01", STUDENTS))
        licensed, public = asyncio.run(fill(made, [guid for guid, _ in people]))
        with made.server("estante") as ours, made.server("raw_shelf") as theirs:
            load = Load(
                port=ours, host=made.tenant.hosts[0], method="GET", paths=[SHELF], connections=CONNECTIONS,
                tokens=[token for _, token in people], seconds=SECONDS, turns=True,
            )  # fmt: skip
            mine, raw = alternate(load, msgspec.structs.replace(load, port=theirs), ROUNDS)
            one = msgspec.structs.replace(load, connections=1, turns=False)
            decided = {
                name: run(msgspec.structs.replace(one, paths=[f"/api/cms/contents/{guid}"]))
                for name, guid in (("licensed", licensed), ("public", public))
            }
    report(
        f"a student's list of {ROWS:,} contents with {LICENCES} licences",
        median(mine, "per_second") / median(raw, "per_second"),
        ">= 0.75",
        f"the same SQL by asyncpg in a bare ASGI application, {STUDENTS} students, {CONNECTIONS} concurrent",
        {
            "estante requests/s": median(mine, "per_second"),
            "raw requests/s": median(raw, "per_second"),
            "estante p99 ms": median(mine, "p99"),
            "raw p99 ms": median(raw, "p99"),
            **{f"a {name} content, p50 ms": measured.p50 for name, measured in decided.items()},
            "wrong answers": sum(each.wrong for each in (*mine, *raw, *decided.values())),
        },
    )


if __name__ == "__main__":
    main()
