"""Locations: countries, states and cities of reference data, by country and by state."""

import pytest
from estante.api.plugins import SeedContext
from estante.testing.answers import data_of, wrong_fields
from estante_settings.reference.loading import catalogue, load
from estante_settings.reference.places import places_of

COUNTS = {"ES": 19, "MX": 32, "CL": 16, "CO": 33, "PE": 26, "BR": 27}


@pytest.fixture
def context(services, tenant):
    return SeedContext(tenant, services.database, services.files, services.queue)


def test_each_country_has_its_subdivisions_of_iso_3166_2_each_once():
    assert {code: len(places_of(code).states) for code in catalogue()} == COUNTS
    for code in catalogue():
        states = places_of(code).states
        assert all(state.code.startswith(f"{code}-") and state.cities for state in states)
        assert len({state.code for state in states}) == len({state.name for state in states}) == COUNTS[code]
        assert all(len(set(state.cities)) == len(state.cities) for state in states)


@pytest.mark.spec("SET-006")
async def test_locations_answer_countries_states_and_cities_that_know_each_other(client, tenant, context):
    await load(context, ["CL", "PE"])
    await load(context, ["CL"])
    teacher = await client(tenant, "R02")
    all_of_them = data_of(await teacher.get("locations"))
    countries = {one["iso_code"]: one for one in all_of_them["countries"]}
    assert {code: one["name"] for code, one in countries.items()} == {"CL": "Chile", "PE": "Perú"}
    assert len(all_of_them["states"]) == COUNTS["CL"] + COUNTS["PE"]
    states = {one["code"]: one for one in all_of_them["states"]}
    biobio = states["CL-BI"]
    assert (biobio["name"], biobio["country"]) == ("Biobío", countries["CL"]["guid"])
    cities = {one["name"]: one["state"] for one in all_of_them["cities"]}
    assert (cities["Concepción"], cities["Chachapoyas"]) == (biobio["guid"], states["PE-AMA"]["guid"])
    chile = data_of(await teacher.get("locations", params={"country": countries["CL"]["guid"]}))
    assert [one["name"] for one in chile["countries"]] == ["Chile"]
    assert len(chile["states"]) == COUNTS["CL"]
    assert "Chachapoyas" not in [one["name"] for one in chile["cities"]]
    of_state = data_of(await teacher.get("locations", params={"state": biobio["guid"]}))
    assert [one["name"] for one in of_state["countries"]] == ["Chile"]
    assert [one["code"] for one in of_state["states"]] == ["CL-BI"]
    assert {one["state"] for one in of_state["cities"]} == {biobio["guid"]}
    assert set(wrong_fields(await teacher.get("locations", params={"country": "Chile"}))) == {"country"}


async def test_a_country_in_the_trash_has_no_places(client, tenant, other_tenant, context):
    await load(context, ["ES"])
    admin = await client(tenant, "R04")
    other = await client(other_tenant, "R04")
    assert data_of(await other.get("locations")) == {"countries": [], "states": [], "cities": []}
    made = data_of(
        await admin.post("system-settings/countries", json={"name": "Cuba", "iso_code": "CU"}), 201
    )
    data_of(await admin.delete(f"system-settings/countries/{made['guid']}"))
    assert [one["iso_code"] for one in data_of(await admin.get("locations"))["countries"]] == ["ES"]
