"""How many rows a list has: exact up to the cap, and beyond it not counted at every page."""

from estante.database.totals import CAP, SECONDS, Totals

LISTED = "FROM generate_series(1, $1::int) AS n"


async def test_a_list_beyond_the_cap_is_counted_again_only_after_a_while(database, tenant, other_tenant):
    clock = [100.0]
    totals = Totals(lambda: clock[0])
    counted: list[str] = []

    class Counting:
        async def fetchval(self, query: str, *args: object) -> object:
            counted.append(query)
            async with database.reading(tenant) as connection:
                return await connection.fetchval(query, *args)

    async def count(rows: int, of=tenant) -> int:
        return await totals.count(Counting(), of.guid, LISTED, [rows])

    assert [await count(CAP), await count(CAP)] == [CAP, CAP]
    assert len(counted) == 2, "a list within the cap is counted each time"
    assert [await count(CAP + 500), await count(CAP + 500)] == [CAP + 1, CAP + 1]
    assert len(counted) == 3
    assert await count(CAP + 500, other_tenant) == CAP + 1
    assert await count(CAP + 501) == CAP + 1
    assert len(counted) == 5, "another tenant and another filter are other lists"
    clock[0] += SECONDS
    assert await count(CAP + 500) == CAP + 1
    assert len(counted) == 6
