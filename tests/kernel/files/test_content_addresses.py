"""Where packages come from: a domain of its own, whose name says the package and the tenant."""

import httpx
import pytest
from estante.app import Estante
from estante.cli.doctor.command import content_host_cure
from estante.config import Platform, SettingsInvalid, load_platform
from estante.files.paths import ContentAddresses
from estante.tenancy.tenant import Tenant
from msgspec.structs import replace

PACKAGE = "0123456789abcdef0123456789abcdef"
OWN_DOMAIN = "{package}--{tenant}.school-content.example"
BUILT_IN = "{package}.{tenant}.estante-content.localhost"
BELOW = "{package}.content.{host}"


def addresses(platform: Platform, pattern: str) -> ContentAddresses:
    return ContentAddresses(replace(platform, content_host=pattern))


@pytest.mark.spec("KER-107", part="of a domain of its own")
def test_what_is_built_in_is_no_child_of_a_tenants_host(platform: Platform, tenant: Tenant) -> None:
    found = ContentAddresses(platform)
    assert found.is_apart(tenant)
    assert found.base(tenant).endswith(f".{tenant.key}.estante-content.localhost:{platform.port}")
    assert not addresses(platform, BELOW).is_apart(tenant)


@pytest.mark.parametrize("pattern", [BUILT_IN, OWN_DOMAIN, BELOW])
def test_a_content_hosts_name_is_read_as_it_was_written(
    platform: Platform, tenant: Tenant, pattern: str
) -> None:
    tenant = replace(tenant, key="two--Schools")
    found = addresses(platform, str(pattern))
    name = found.split(found.host(tenant, PACKAGE))
    assert name is not None
    assert name.package == PACKAGE
    assert (name.tenant or name.host) in {"two--schools", tenant.hosts[0]}
    assert found.split(tenant.hosts[0]) is None
    assert found.split("evil.example") is None
    source = found.frame_source(tenant).partition("//")[2]
    # A star stands for one whole label in a policy, and nowhere else.
    assert source.startswith("*.")
    assert "*" not in source[1:]
    assert found.base(tenant, PACKAGE).partition("//")[2].partition(".")[2] == source[2:]


@pytest.mark.parametrize(
    "pattern", ["{package}.school-content.example", "{tenant}.example", "a.{package}.{tenant}", "{pack}", "{"]
)
def test_a_pattern_that_says_no_tenant_is_refused(pattern: str) -> None:
    with pytest.raises(SettingsInvalid, match="content_host"):
        load_platform({"ESTANTE_CONTENT_HOST": pattern})


async def test_a_tenant_answers_on_the_content_host_that_names_it(app: Estante, tenant: Tenant) -> None:
    files = app.services.files
    await files.put(tenant, "originals/a.txt", b"agua")
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport) as browser:
        url = files.url(tenant, "originals/a.txt")
        assert (await browser.get(url)).content == b"agua"
        other = url.replace(f".{tenant.key}.", ".nobody.")
        assert (await browser.get(other)).json()["code"] == "NOT_FOUND"


def test_the_doctor_says_whose_packages_nobody_can_open(platform: Platform, tenant: Tenant) -> None:
    assert content_host_cure(platform, tenant) is None
    real = replace(tenant, hosts=("school.example",))
    assert "ESTANTE_CONTENT_HOST" in (content_host_cure(platform, real) or "")
    own = replace(platform, content_host=OWN_DOMAIN)
    assert content_host_cure(own, real) is None
    assert "63" in (content_host_cure(own, replace(real, key="s" * 40)) or "")


async def test_a_service_worker_of_a_package_is_not_there(app: Estante, tenant: Tenant) -> None:
    files = app.services.files
    await files.put(tenant, "packages/abc/sw.js", b"1")
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport) as browser:
        url = files.package_url(tenant, "abc", "sw.js")
        assert (await browser.get(url)).status_code == 200
        assert (await browser.get(url, headers={"Service-Worker": "script"})).status_code == 404


async def test_a_browser_with_a_heap_of_cookies_is_let_in_and_told_to_forget_them(
    app: Estante, tenant: Tenant
) -> None:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{tenant.hosts[0]}") as browser:
        few = await browser.get("/api/organization", headers={"Cookie": "a=" + "x" * 4000})
        many = await browser.get("/api/organization", headers={"Cookie": "a=" + "x" * 40_000})
    assert (few.status_code, many.status_code) == (200, 200)
    assert "clear-site-data" not in few.headers
    assert many.headers["clear-site-data"] == '"cookies"'
