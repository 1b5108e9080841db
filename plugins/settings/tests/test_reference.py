"""Reference data: six countries, loaded by country, twice without a change."""

import pytest
from estante.api.plugins import SeedContext
from estante.testing.answers import data_of, rows_of
from estante_settings.reference.loading import catalogue, load

COUNTRIES = "system-settings/countries"


@pytest.fixture
def context(services, tenant):
    return SeedContext(tenant, services.database, services.files, services.queue)


async def counted(admin):
    rows = rows_of(await admin.get(COUNTRIES))
    return {row["iso_code"]: (row["discipline_count"], row["level_count"]) for row in rows}


def test_each_country_names_its_sources_and_no_name_twice():
    assert set(catalogue()) == {"ES", "MX", "CL", "CO", "PE", "BR"}
    for country in catalogue().values():
        assert len(country.sources) >= 3
        assert set(country.names) == {"es", "pt", "en"}
        for names in ([one.name for one in country.levels], *(one.years for one in country.levels)):
            assert len({name.lower() for name in names}) == len(names) > 0


async def test_it_is_loaded_by_country_and_a_second_time_changes_nothing(client, tenant, context):
    admin = await client(tenant, "R04")
    await load(context, ["ES"])
    (spain,) = rows_of(await admin.get(COUNTRIES))
    assert (spain["name"], spain["iso_code"], spain["level_count"]) == ("España", "ES", 4)
    levels = rows_of(await admin.get("education-levels", params={"country": spain["guid"]}))
    assert [len(level["educationYears"]) for level in levels] == [3, 6, 4, 2]
    assert "Matemáticas" in [one["name"] for one in levels[1]["disciplines"]]
    await load(context, tuple(catalogue()))
    before = await counted(admin)
    assert set(before) == set(catalogue())
    await load(context, tuple(catalogue()))
    assert await counted(admin) == before


async def test_what_people_changed_stays(client, tenant, context):
    admin = await client(tenant, "R04")
    made = data_of(await admin.post(COUNTRIES, json={"name": "Reino de España", "iso_code": "ES"}), 201)
    await load(context, ["ES"])
    assert data_of(await admin.get(f"{COUNTRIES}/{made['guid']}"))["name"] == "Reino de España"
    assert (await counted(admin))["ES"][1] == 4
