"""The filters of every page of analytics, and the files of every table of theirs."""

from datetime import timedelta
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import pytest
from estante.testing.answers import data_of

from plugins.analytics.tests.conftest import FLAGS, NOON

pytestmark = pytest.mark.usefixtures("figures_in")
EXTERNAL = {"external_url": "https://figures.example/board", "external_secret": "x" * 40}
DAY = {"from": "2026-03-10", "to": "2026-03-10"}
# Each table that a page has, and what its rows are called in the answer.
TABLES = {
    "usage": ("days", "roles", "schools", "contents"),
    "licenses": ("roles", "countries", "batches"),
    "game": ("types", "contents"),
}


@pytest.fixture
def house(new_tenant):
    """An organization of one country that has all of analytics, and programs."""
    return new_tenant(
        flags=FLAGS | {"showAmplitude": True}, settings={}, plugin_settings={"analytics": EXTERNAL}
    )


@pytest.fixture
def used(course, sit, count):
    """Two programs whose quizzes students answered: five of a school and a country, and six of neither."""

    async def begin(tenant):
        water, reading, chile = await course(tenant), await course(tenant, "Leer"), uuid4()
        await water.task("Gotas")
        await reading.task("Letras")
        chileans = await water.students(5, country_guid=chile)
        others = await reading.students(6)
        school = await water.school("Liceo", A=chileans)
        for program, name, people in ((water, "Gotas", chileans), (reading, "Letras", others)):
            for student in people:
                await sit(tenant, student, program.contents[name], NOON)
        await count(tenant)
        chosen = {"country": str(chile), "school": str(school), "program": str(water.guid)}
        return water, chosen

    return begin


@pytest.mark.spec("ANA-010")
async def test_every_filter_narrows_every_page(client, house, used):
    admin, (water, chosen) = await client(house, "R04"), await used(house)

    async def people(page, **query):
        totals = data_of(await admin.get(f"analytics/{page}", params={**DAY, **query}))["totals"]
        name = {"usage": "people", "game": "players", "programs": "active", "licenses": "redeemed"}[page]
        return totals[name]

    for page in ("usage", "game", "programs", "licenses"):
        assert await people(page) == 11, page
        for name in ("school", "program"):
            assert await people(page, **{name: chosen[name]}) == 5, (page, name)
        assert await people(page, role="R02") == 0, page
        other = {"from": "2026-03-11", "to": "2026-03-11"}
        assert await people(page, **other) == 0, page
    for page in ("usage", "game", "programs"):
        assert await people(page, country=chosen["country"]) == 5, page
    assert await people("licenses", country=chosen["country"]) == 0, "these licences are of any country"
    one = (await admin.get(f"analytics/programs/{water.guid}", params={**DAY, **chosen})).json()
    assert one["data"]["totals"]["active"] == 5
    external = data_of(await admin.get("analytics/external", params={**DAY, **chosen, "role": "R01"}))
    asked = parse_qs(urlsplit(external["url"]).query)
    assert {name: asked[name] for name in (*chosen, *DAY)} == {
        name: [value] for name, value in (chosen | DAY).items()
    }
    assert asked["role"] == ["R01"]


@pytest.mark.spec("ANA-010", part="programs and the use of contents")
async def test_of_a_program_only_its_contents_are_counted(client, house, used, sit, count):
    admin, (water, chosen) = await client(house, "R04"), await used(house)
    stranger = (await water.students(1))[0]
    await sit(house, stranger, uuid4(), NOON, NOON + timedelta(hours=1), minutes=30)
    await sit(house, stranger, water.contents["Gotas"], NOON)
    await count(house)
    query = {**DAY, "program": chosen["program"]}
    usage = data_of(await admin.get("analytics/usage", params=query))
    assert usage["totals"] == {"people": 6, "sessions": 6, "seconds": 3600, "contents": 1}
    assert [row["name"] for row in usage["contents"]] == ["Gotas"]
    assert [row["people"] for row in usage["days"]] == [6]
    nowhere = data_of(await admin.get("analytics/usage", params={**DAY, "program": str(uuid4())}))
    assert nowhere["totals"]["people"] == 0


@pytest.mark.spec("ANA-013", part="a program as a filter")
async def test_a_program_that_few_use_is_not_told(client, house, course, sit, count):
    admin, water = await client(house, "R04"), await course(house)
    await water.task("Gotas")
    for student in await water.students(4):
        await sit(house, student, water.contents["Gotas"], NOON)
    await count(house)
    query = {**DAY, "program": str(water.guid)}
    assert data_of(await admin.get("analytics/usage", params=query))["is_too_few"] is True
    assert data_of(await admin.get("analytics/game", params=query))["is_too_few"] is True


@pytest.mark.spec("ANA-011")
async def test_every_table_is_written_into_a_file_as_it_is_shown(client, house, used, workbench):
    admin, (water, _) = await client(house, "R04"), await used(house)

    async def lines(address, **query):
        job = data_of(await admin.post(f"{address}/export", params={**DAY, **query}), 202)
        await workbench.finish(job["id"], house)
        file = (await admin.get(f"exports/{job['id']}/download")).content.decode("utf-8-sig")
        return file.splitlines()[1:]

    for page, tables in TABLES.items():
        shown = data_of(await admin.get(f"analytics/{page}", params=DAY))
        for table in tables:
            names = [str(row.get("name", row.get("day"))) for row in shown[table]]
            written = [
                line.split(";")[0].strip('"') for line in await lines(f"analytics/{page}", table=table)
            ]
            assert written == names, (page, table)
            assert names, (page, table)
    programs = await lines("analytics/programs", orderBy="name")
    assert [line.split(";")[0] for line in programs] == ["El agua", "Leer"]
    one = f"analytics/programs/{water.guid}"
    assert len(await lines(one, table="parts")) == 3
    assert (await lines(one, table="schools"))[0].startswith("Liceo;5;")
    assert (await lines(one, table="groups"))[0].startswith("Liceo;A;5;")
    assert len(await lines(one, table="students", group=str(water.groups["A"]))) == 5
