"""Figures of licences, and the address of the external page."""

from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit

import pytest
from estante.testing.answers import data_of
from estante_analytics.settings import AnalyticsSettings
from joserfc import jwt
from joserfc.jwk import OctKey

from plugins.analytics.tests.conftest import FLAGS

SECRET = "only the other product knows this one as well"
EXTERNAL = {"showAmplitude": True}
BY_INTERVAL = {"expires": "interval", "expires_after_number": 1, "expires_after_string": "MONTH"}


@pytest.fixture
def house(new_tenant):
    """An organization of one country that has analytics and licences."""
    return new_tenant(flags=FLAGS, settings={})


async def licenses(who, **query):
    return data_of(await who.get("analytics/licenses", params={"period": "7d", **query}))


@pytest.mark.spec("ANA-006")
async def test_licences_are_counted_by_role_country_and_batch(client, house):
    admin = await client(house, "R04")
    for role in ("R01", "R01", "R02"):
        body = {"countdown_original": 9, "role_guid": role, **BY_INTERVAL}
        made = data_of(await admin.post("license-personals", json=body), 201)
    for _ in range(5):
        teacher = await client(house, "R02")
        address = f"users/{teacher.person.guid}/redeem"
        data_of(await teacher.post(address, json={"code": made["code"]}))
    figures = await licenses(admin)
    assert figures["totals"] == {"created": 3, "redeemed": 5, "unused": 2, "expiring": 0, "expired": 0}
    roles = {row["guid"]: (row["counts"]["created"], row["counts"]["redeemed"]) for row in figures["roles"]}
    assert roles == {"R01": (2, 0), "R02": (1, 5)}
    assert [(row["guid"], row["counts"]["created"]) for row in figures["batches"]] == [(None, 3)]
    assert (await licenses(admin, role="R01"))["totals"]["created"] == 2


@pytest.mark.spec("ANA-006", part="few people")
async def test_fewer_than_five_who_redeemed_are_not_told_by_role(client, house):
    admin, student = await client(house, "R04"), await client(house, "R01")
    body = {"countdown_original": 9, "role_guid": "R01", **BY_INTERVAL}
    made = data_of(await admin.post("license-personals", json=body), 201)
    data_of(await student.post(f"users/{student.person.guid}/redeem", json={"code": made["code"]}))
    figures = await licenses(admin)
    assert (figures["totals"]["redeemed"], figures["roles"][0]["counts"]["redeemed"]) == (1, None)


async def test_without_licences_there_are_no_figures_of_them(client, new_tenant):
    small = new_tenant(flags=FLAGS, plugins=["contents", "viewer", "settings", "users", "analytics"])
    assert (await (await client(small, "R04")).get("analytics/licenses")).status_code == 404


@pytest.mark.spec("ANA-002")
async def test_the_external_address_has_a_token_of_five_minutes_and_no_name(client, new_tenant):
    settings = {"external_url": "https://figures.example/board?theme=x", "external_secret": SECRET}
    house = new_tenant(flags=EXTERNAL, plugin_settings={"analytics": settings})
    admin = await client(house, "R04")
    page = data_of(await admin.get("analytics/external", params={"from": "2026-03-01", "to": "2026-03-09"}))
    query = parse_qs(urlsplit(page["url"]).query)
    assert (query["theme"], query["from"], query["to"]) == (["x"], ["2026-03-01"], ["2026-03-09"])
    token = jwt.decode(query["token"][0], OctKey.import_key(SECRET), algorithms=["HS256"])
    assert token.claims["aud"] == "figures.example"
    assert token.claims["sub"] == str(admin.person.guid)
    assert 0 < token.claims["exp"] - datetime.now(UTC).timestamp() <= 300
    assert admin.person.username not in str(token.claims)


@pytest.mark.spec("ANA-002", part="what is missing")
async def test_without_an_address_or_a_secret_it_is_said_what_is_missing(client, new_tenant):
    house = new_tenant(flags=EXTERNAL, plugin_settings={"analytics": {"external_secret": SECRET}})
    page = data_of(await (await client(house, "R04")).get("analytics/external"))
    assert (page["url"], page["missing"]) == (None, ["external_url"])
    assert AnalyticsSettings().external_url == ""


@pytest.mark.spec("SHE-023", part="external analytics")
async def test_the_external_page_needs_its_own_flag(client, house):
    assert (await (await client(house, "R04")).get("analytics/external")).status_code == 403
