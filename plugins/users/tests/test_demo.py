"""The demo people: each is of a country, as the form of a person asks."""

import pytest
from estante.api.plugins import SeedContext
from estante.identity import demo as people
from estante.testing.answers import data_of, rows_of
from estante_settings.demo import loading as settings
from estante_users import demo


@pytest.mark.parametrize(
    ("language", "code"), [("es", "ES"), ("pt", "BR"), ("en", "ES")], ids=["es", "pt", "en"]
)
async def test_demo_people_are_of_a_country_of_their_language_and_keep_another(
    client, new_tenant, services, language, code
):
    tenant = new_tenant(languages=[language], default_language=language, settings={"is_multicountry": True})
    context = SeedContext(tenant, services.database, services.files, services.queue)
    # Without countries there is nothing to be of.
    for load in (people.load, demo.load, settings.load_demo, demo.load):
        await load(context)
    admin = await client(tenant, "R04")
    countries = {
        row["iso_code"]: row["guid"] for row in rows_of(await admin.get("system-settings/countries"))
    }
    rows = rows_of(await admin.get("users?q=.example&pageSize=200"))
    assert {row["country_guid"] for row in rows} == {countries[code]}
    assert [row["is_demo"] for row in rows].count(True) == 2
    assert len({(row["name"], row["lastname"]) for row in rows}) == 2 + 120 + 12
    address = f"users/{rows[0]['guid']}"
    data_of(await admin.put(address, json={"country_guid": countries["MX"]}))
    await demo.load(context)
    assert data_of(await admin.get(address))["country_guid"] == countries["MX"]
