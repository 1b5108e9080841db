"""The hosts from which an organization's packages may load: chosen in its settings, kept by content hosts."""

import httpx
import pytest
from estante.app import Estante
from estante.dependencies import Services
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of

KEY = "settings.package_hosts"
HOSTS = ["www.geogebra.org", "phet.colorado.edu"]
PAGE = b"<iframe src='https://www.geogebra.org/m/1'></iframe>"


async def headers_of(app: Estante, services: Services, tenant: Tenant) -> httpx.Headers:
    """The headers with which a package's page comes."""
    served = services.tenants.by_guid(tenant.guid)
    assert served is not None
    await services.files.put(served, "packages/agua/index.html", PAGE)
    url = services.files.package_url(served, "agua", "index.html")
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as browser:
        answer = await browser.get(url)
    assert (answer.status_code, answer.content) == (200, PAGE)
    return answer.headers


def loaded_from(headers: httpx.Headers) -> str:
    rules = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    return rules["default-src"]


@pytest.mark.spec("KER-107", part="what they load from elsewhere")
async def test_packages_load_from_the_hosts_that_were_allowed_and_of_nobody_else(
    app: Estante, services: Services, client, new_tenant
) -> None:
    tenant, other = new_tenant(), new_tenant()
    admin = await client(tenant, "R04")
    alone = await headers_of(app, services, tenant)
    assert loaded_from(alone) == "'self' 'unsafe-inline' 'unsafe-eval' data: blob:"
    assert alone["referrer-policy"] == "no-referrer"
    data_of(await admin.patch("settings", json={"values": {KEY: HOSTS}}))
    headers = await headers_of(app, services, tenant)
    named = " https://www.geogebra.org https://phet.colorado.edu"
    assert loaded_from(headers) == loaded_from(alone) + named
    # A player that asks where it is learns the host, and not the address with its token.
    assert headers["referrer-policy"] == "strict-origin"
    assert "object-src 'none'" in headers["content-security-policy"]
    assert loaded_from(await headers_of(app, services, other)) == loaded_from(alone)
    data_of(await admin.delete(f"settings/{KEY}"))
    assert loaded_from(await headers_of(app, services, tenant)) == loaded_from(alone)


@pytest.mark.spec("KER-107", part="what is no other host")
@pytest.mark.parametrize(
    "host",
    [
        "*",
        "*.com",
        "*.geogebra.org",
        "com",
        "https://www.geogebra.org",
        "www.geogebra.org/m",
        "www.geogebra.org:8443",
        "WWW.geogebra.org",
        "www.geogebra.org; script-src *",
        "www.geogebra.org 'unsafe-hashes'",
        "10.0.0.1",
        "169.254.169.254",
        "[::1]",
        "localhost",
        "estante.localhost",
        "impresora.local",
        "db.internal",
        "a..org",
        "-a.org",
        "",
    ],
)
async def test_what_is_no_public_host_is_refused(host: str, client, new_tenant) -> None:
    admin = await client(new_tenant(), "R04")
    answer = await admin.patch("settings", json={"values": {KEY: ["www.geogebra.org", host]}})
    assert answer.status_code == 400
    assert [(error["field"], error["code"]) for error in answer.json()["errors"]] == [(KEY, "outside_host")]


async def test_they_are_few_and_none_is_the_organizations_own(client, new_tenant) -> None:
    tenant = new_tenant(hosts=["escuela.example"])
    admin = await client(tenant, "R04")
    many = [f"h{number}.example" for number in range(21)]
    for refused, code in ((many, "max_items"), (["escuela.example"], "outside_host")):
        answer = await admin.patch("settings", json={"values": {KEY: refused}})
        assert answer.status_code == 400
        assert [(error["field"], error["code"]) for error in answer.json()["errors"]] == [(KEY, code)]
    data_of(await admin.patch("settings", json={"values": {KEY: many[:20]}}))


async def test_only_who_changes_settings_chooses_them(client, new_tenant) -> None:
    tenant = new_tenant()
    for role in ("R01", "R02", "R03", "R07"):
        person = await client(tenant, role)
        refused = await person.patch("settings", json={"values": {KEY: HOSTS}})
        assert refused.status_code == 403, role
