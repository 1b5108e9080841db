"""The figures of usage by their call, as staff ask for them."""

import random
from datetime import UTC, date, datetime, timedelta
from io import BytesIO
from uuid import UUID, uuid4
from zoneinfo import ZoneInfo

import openpyxl
import pytest
from estante.testing.answers import data_of, wrong_fields
from estante_analytics.demo.sample import write_sample
from estante_viewer.contracts import SITTINGS
from sqlalchemy import text

from plugins.analytics.tests.conftest import FLAGS, NOON, usage

pytestmark = pytest.mark.usefixtures("figures_in")
FIRST, SECOND = UUID(int=1), UUID(int=2)


@pytest.fixture
def class_of(person, sit):
    """A class of students, each of whom opened a content at noon."""

    async def make(tenant, number, content=FIRST, role="R01", **fields):
        people = [await person(tenant, role, **fields) for _ in range(number)]
        for somebody in people:
            await sit(tenant, somebody.guid, content, NOON)
        return people

    return make


@pytest.mark.spec("ANA-005")
async def test_a_span_has_its_sums_days_roles_and_most_used(client, house, class_of, sit, count):
    admin = await client(house, "R04")
    students = await class_of(house, 6)
    await class_of(house, 5, SECOND, "R02")
    await sit(house, students[0].guid, SECOND, NOON, NOON + timedelta(hours=2), minutes=30)
    await count(house)
    figures = await usage(admin, to="2026-03-11")
    assert figures["totals"] == {
        "people": 11,
        "sessions": 13,
        "seconds": 11 * 600 + 2 * 1800,
        "contents": 2,
    }
    assert [(row["day"], row["people"], row["sessions"]) for row in figures["days"]] == [
        ("2026-03-10", 11, 13),
        ("2026-03-11", 0, 0),
    ]
    roles = {row["name"]: (row["people"], row["sessions"], row["contents"]) for row in figures["roles"]}
    assert roles == {"Estudiante": (6, 8, 2), "Docente": (5, 5, 1)}
    used = [(row["guid"], row["people"], row["sessions"]) for row in figures["contents"]]
    assert used == [(str(SECOND), 6, 7), (str(FIRST), 6, 6)]


@pytest.mark.spec("ANA-005", part="the span before")
async def test_a_span_is_compared_with_as_many_days_right_before(client, house, class_of, sit, count):
    admin = await client(house, "R04")
    (student, *_) = await class_of(house, 5)
    await sit(house, student.guid, SECOND, NOON - timedelta(days=1))
    await sit(house, student.guid, UUID(int=3), NOON - timedelta(days=2))
    await count(house)
    figures = await usage(admin)
    assert figures["before"] == {"people": 1, "sessions": 1, "seconds": 600, "contents": 1}
    assert (await usage(admin, to="2026-03-11"))["before"]["sessions"] == 2


@pytest.mark.spec("ANA-009")
@pytest.mark.parametrize(("period", "days"), [("7d", 7), ("30d", 30), ("60d", 60), ("90d", 90), ("12m", 365)])
async def test_a_preset_ends_today(client, house, period, days):
    admin = await client(house, "R04")
    figures = await usage(admin, period=period)
    today = datetime.now(UTC).astimezone(ZoneInfo(house.time_zone)).date()
    assert date.fromisoformat(figures["to"]) == today
    assert date.fromisoformat(figures["from"]) == today - timedelta(days - 1)
    assert len(figures["days"]) == days


@pytest.mark.spec("ANA-010", part="a wrong span")
async def test_a_span_that_ends_before_it_starts_is_refused_at_its_field(client, house):
    admin = await client(house, "R04")
    for path in (admin.get, admin.post):
        address = "analytics/usage" if path == admin.get else "analytics/usage/export"
        answer = await path(address, params={"from": "2026-03-10", "to": "2026-03-09"})
        assert wrong_fields(answer) == {"to": "before_start"}
    long = await admin.get("analytics/usage", params={"from": "2001-01-01", "to": "2026-03-09"})
    assert wrong_fields(long) == {"to": "span_too_long"}


@pytest.mark.spec("ANA-010", part="country and role")
async def test_countries_and_roles_narrow_all_figures(client, house, class_of, count):
    admin = await client(house, "R04")
    chile, peru = uuid4(), uuid4()
    await class_of(house, 5, country_guid=chile)
    await class_of(house, 7, SECOND, country_guid=peru)
    await class_of(house, 6, role="R02", country_guid=peru)
    await count(house)
    assert (await usage(admin, country=str(chile)))["totals"]["people"] == 5
    both = await usage(admin, country=[str(chile), str(peru)], role="R01")
    assert both["totals"]["people"] == 12
    assert [row["guid"] for row in both["roles"]] == ["R01"]
    peruvian = await usage(admin, country=str(peru), role="R01")
    assert [row["guid"] for row in peruvian["contents"]] == [str(SECOND)]


@pytest.mark.spec("ANA-013")
async def test_nothing_is_told_of_fewer_than_five_people(client, house, class_of, count):
    admin = await client(house, "R04")
    people = [*await class_of(house, 5), *await class_of(house, 4, role="R02")]
    await count(house)
    everybody = await usage(admin)
    roles = {row["guid"]: row["people"] for row in everybody["roles"]}
    assert roles == {"R01": 5, "R02": None}
    assert {row["seconds"] for row in everybody["roles"]} == {3000, None}
    teachers = await usage(admin, role="R02")
    assert teachers["is_too_few"] is True
    assert (teachers["totals"], teachers["days"], teachers["contents"]) == (None, [], [])
    answer = (await admin.get("analytics/usage", params={"from": "2026-03-10", "to": "2026-03-10"})).text
    assert not [one for one in people if str(one.guid) in answer or one.name in answer]


@pytest.mark.spec("ANA-013", part="a day of few")
async def test_a_narrowed_day_and_content_of_few_people_are_not_told(client, house, class_of, sit, count):
    admin = await client(house, "R04")
    (student, *_) = await class_of(house, 5)
    await sit(house, student.guid, SECOND, NOON + timedelta(days=1))
    await count(house)
    narrowed = await usage(admin, to="2026-03-11", role="R01")
    assert [row["people"] for row in narrowed["days"]] == [5, None]
    assert [row["guid"] for row in narrowed["contents"]] == [str(FIRST)]
    whole = await usage(admin, to="2026-03-11")
    assert [row["people"] for row in whole["days"]] == [5, 1]
    assert [row["people"] for row in whole["contents"]] == [5, None]


async def test_figures_are_written_into_a_sheet_as_numbers(client, house, class_of, count, workbench):
    admin = await client(house, "R05")
    await class_of(house, 5)
    await count(house)
    query = {"from": "2026-03-10", "to": "2026-03-10", "table": "roles", "format": "xlsx"}
    job = data_of(await admin.post("analytics/usage/export", params=query), 202)
    await workbench.finish(job["id"], house)
    sheet = openpyxl.load_workbook(BytesIO((await admin.get(f"exports/{job['id']}/download")).content)).active
    assert [[cell.value for cell in row][:3] for row in sheet.iter_rows(min_row=2)] == [["Estudiante", 5, 5]]


@pytest.mark.spec("ANA-011", part="usage")
async def test_what_is_shown_is_written_into_a_file(client, house, class_of, count, workbench):
    admin = await client(house, "R05")
    await class_of(house, 5)
    await class_of(house, 2, role="R02")
    await count(house)
    query = {"from": "2026-03-10", "to": "2026-03-10"}
    files = {}
    for table in ("days", "roles", "contents", "schools"):
        begun = await admin.post("analytics/usage/export", params={**query, "table": table})
        job = data_of(begun, 202)
        await workbench.finish(job["id"], house)
        file = (await admin.get(f"exports/{job['id']}/download")).content.decode("utf-8-sig")
        files[table] = file.splitlines()
    assert files["days"] == [
        "Día;Personas activas;Sesiones;Horas;Contenidos abiertos",
        "2026-03-10;7;7;1.17;1",
    ]
    assert files["roles"][1:] == [
        "Estudiante;5;5;0.83;1",
        "Docente;protegido;protegido;protegido;protegido",
    ]
    assert files["contents"][1:] == ["Contenido eliminado;7;7;1.17"]
    assert files["schools"] == ["Escuela;Personas activas;Sesiones;Horas;Contenidos abiertos"]


async def test_without_schools_there_are_none_and_without_the_plugin_no_figures(
    client, new_tenant, registry, class_of, count
):
    others = [plugin.id for plugin in registry if plugin.id not in ("estante", "kernel")]
    small = new_tenant(flags=FLAGS, plugins=["contents", "viewer", "settings", "users", "analytics"])
    admin = await client(small, "R04")
    await class_of(small, 5)
    await count(small)
    assert (await usage(admin))["schools"] is None
    without = new_tenant(flags={}, plugins=[one for one in others if one not in ("analytics", "estante")])
    assert (await (await client(without, "R04")).get("analytics/usage")).status_code == 404


@pytest.mark.spec("ANA-005", part="equal plain SQL")
async def test_figures_equal_plain_sql_for_twenty_spans_and_filters(
    client, house, person, sit, count, database
):
    drawn = random.Random(7)  # noqa: S311 - of a test
    admin = await client(house, "R04")
    countries, contents = [uuid4(), uuid4()], [uuid4() for _ in range(4)]
    for at in range(24):
        somebody = await person(house, ("R01", "R02")[at % 3 == 0], country_guid=countries[at % 2])
        for content in drawn.sample(contents, 2):
            starts = [NOON + timedelta(hours=drawn.randint(-400, 400)) for _ in range(4)]
            await sit(house, somebody.guid, content, *starts, minutes=drawn.randint(0, 90))
    await count(house)
    for _ in range(20):
        first = date(2026, 3, 10) + timedelta(drawn.randint(-20, 10))
        last = first + timedelta(drawn.randint(0, 20))
        country = drawn.choice([None, *countries])
        role = drawn.choice([None, "R01", "R02"])
        chosen = {"country": str(country)} if country else {}
        chosen |= {"role": role} if role else {}
        figures = await usage(admin, **{"from": str(first), "to": str(last)}, **chosen)
        expected = await plain(database, house, first, last, country, role)
        if (country or role) and 0 < expected["people"] < 5:
            assert figures["totals"] is None
        else:
            assert figures["totals"] == expected


async def plain(database, tenant, first, last, country, role):
    """The totals of the raw rows, without a roll-up."""
    sql = f"""
    SELECT count(DISTINCT t.person_guid) AS people, count(*) AS sessions,
      coalesce(sum(t.seconds), 0) AS seconds, count(DISTINCT t.content_guid) AS contents
    FROM ({SITTINGS}) AS t JOIN people p ON p.guid = t.person_guid
    WHERE NOT p.is_demo AND (t.started_at AT TIME ZONE :zone)::date BETWEEN :first AND :last
      AND (CAST(:country AS uuid) IS NULL OR p.country_guid = :country)
      AND (CAST(:role AS text) IS NULL OR p.role_guid = :role)
    """  # noqa: S608 - our own words
    values = {"zone": tenant.time_zone, "first": first, "last": last, "country": country, "role": role}
    async with database.transaction(tenant) as session:
        return dict((await session.execute(text(sql), values)).mappings().one())


@pytest.mark.parametrize("role", ["R01", "R02", "R07", "R06"])
@pytest.mark.spec("SHE-022", part="analytics' calls")
async def test_nobody_else_is_told_figures(client, house, new_tenant, role):
    who = await client(house, role)
    assert (await who.get("analytics/usage")).status_code == 403
    assert (await who.post("analytics/usage/export")).status_code == 403
    closed = await client(new_tenant(), "R04")
    assert (await closed.get("analytics/usage")).status_code == 403


async def test_the_sample_is_a_year_of_people_who_are_not_there(client, house, database, services):
    admin = await client(house, "R04")
    for expected in (True, False):
        async with database.transaction(house) as session:
            days = await write_sample(session, house, services.registry)
        assert (days > 3000) is expected
    figures = await usage(admin, period="12m")
    assert figures["is_sample"] is True
    assert figures["totals"]["people"] == 78
    assert figures["before"]["people"] == 0
