"""The courses of a country, as a plugin of programs would give them."""

from uuid import UUID, uuid4

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante_settings.contracts import Course

COUNTRIES = "system-settings/countries"
COURSES = "education-courses"


async def make(admin, path, **body):
    return data_of(await admin.post(path, json=body), 201)["guid"]


@pytest.fixture
def programs(registry, monkeypatch):
    """The courses that a plugin has; what is put in is there."""
    courses: list[Course] = []

    async def source(_session, countries):
        return [course for course in courses if course.country_guid in countries]

    class Hook:
        def __call__(self):
            return [[source]]

    ask = type(registry).hook
    monkeypatch.setattr(
        type(registry),
        "hook",
        lambda self, name, tenant=None: (
            Hook() if name == "register_country_courses" else ask(self, name, tenant)
        ),
    )
    return courses


def program(country, name, **fields):
    guid = uuid4()
    address = f"/program/{guid}"
    return Course(
        **{"guid": guid, "name": name, "country_guid": UUID(country), "status": "active", "address": address}
        | fields
    )


async def names(admin, **query):
    return [row["name"] for row in rows_of(await admin.get(COURSES, params=query))]


@pytest.mark.spec("SET-007")
async def test_a_country_answers_its_courses_beside_what_it_has_itself(client, tenant, programs):
    admin = await client(tenant, "R04")
    chile = await make(admin, COUNTRIES, name="Chile", iso_code="CL")
    art = await make(admin, "disciplines", name="Arte", country=chile)
    level = await make(admin, "education-levels", name="Básica", country=chile)
    year = await make(admin, "education-years", name="1.º", level=level)
    programs += [
        program(chile, "Lenguaje", education_levels=[UUID(level)], education_years=[UUID(year), uuid4()]),
        program(chile, "Ábaco", status="draft"),
        program(str(uuid4()), "De otro país"),
    ]
    answered = data_of(await admin.get(f"{COUNTRIES}/{chile}"))
    assert (answered["name"], answered["iso_code"]) == ("Chile", "CL")
    assert answered["disciplines"] == [{"guid": art, "name": "Arte"}]
    assert answered["educationLevels"] == [{"guid": level, "name": "Básica"}]
    assert [one["name"] for one in answered["courses"]] == ["Ábaco", "Lenguaje"]
    abacus, language = rows_of(await admin.get(COURSES, params={"country": chile}))
    assert (abacus["status"], abacus["educationLevels"]) == ("draft", [])
    assert language["address"] == f"/program/{language['guid']}"
    assert language["educationLevels"] == [{"guid": level, "name": "Básica"}]
    assert language["educationYears"] == [{"guid": year, "name": "1.º"}]


async def test_the_order_of_courses_is_kept_over_the_countrys_version(client, tenant, programs):
    admin = await client(tenant, "R04")
    chile, peru = [await make(admin, COUNTRIES, name=code, iso_code=code) for code in ("CL", "PE")]
    programs += [program(chile, "A"), program(chile, "B"), program(chile, "C"), program(peru, "D")]
    a, b, c, d = [str(course.guid) for course in programs]
    first = {"If-Match": (await admin.get(f"{COUNTRIES}/{chile}")).headers["etag"]}
    sent = await admin.put(COURSES, json={"country": chile, "courses": [c, a]}, headers=first)
    assert [row["guid"] for row in data_of(sent)["courses"]] == [c, a, b]
    assert await names(admin, country=chile) == ["C", "A", "B"]
    again = await admin.put(COURSES, json={"country": chile, "courses": [b]}, headers=first)
    assert again.status_code == 412
    foreign = await admin.put(COURSES, json={"country": chile, "courses": [a, d]})
    assert wrong_fields(foreign) == {"courses.1": "choice"}
    programs.pop(2)
    assert await names(admin, country=chile) == ["A", "B"]
    assert await names(admin, country=peru) == ["D"]
    desk = await client(tenant, "R05")
    assert (
        data_of(await desk.put(COURSES, json={"country": chile, "courses": [b]}))["courses"][0]["guid"] == b
    )
    for role in ("R07", "R02"):
        other = await client(tenant, role)
        assert (await other.put(COURSES, json={"country": chile, "courses": []})).status_code == 403


@pytest.mark.spec("SET-013", "SET-014")
async def test_there_are_two_bimesters_and_three_trimesters(client, tenant, programs):
    admin = await client(tenant, "R04")
    chile = await make(admin, COUNTRIES, name="Chile", iso_code="CL", academic_period="trimester")
    peru = await make(admin, COUNTRIES, name="Perú", iso_code="PE", academic_period="bimester")
    programs += [program(chile, "A", periods=[3, 1]), program(peru, "B", periods=[1, 2]), program(peru, "C")]
    assert await names(admin, trimester=1) == await names(admin, trimester=3) == ["A"]
    assert await names(admin, trimester=2) == []
    assert await names(admin, bimester=1) == await names(admin, bimester=2) == ["B"]
    assert await names(admin, country=peru) == ["B", "C"]
    for division, numbers in {"bimester": (0, 3, -1, "x"), "trimester": (0, 4, 1.5)}.items():
        for number in numbers:
            refused = await admin.get(COURSES, params={division: number})
            assert set(wrong_fields(refused)) == {division}, number


async def test_without_a_plugin_that_has_courses_a_country_has_none(client, tenant):
    admin = await client(tenant, "R04")
    chile = await make(admin, COUNTRIES, name="Chile", iso_code="CL")
    assert await names(admin, country=chile) == []
    assert data_of(await admin.put(COURSES, json={"country": chile, "courses": []})) == {"courses": []}
