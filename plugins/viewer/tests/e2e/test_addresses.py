"""The addresses of the viewer."""

import re
import shutil
from collections.abc import Iterator

import httpx
import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.browser import People
from estante.testing.live import PRODUCTION_HOST
from playwright.sync_api import expect

from tests.e2e.places import Somebody, new_tenant
from tests.e2e.shell.conftest import Visits

from .viewer_screens import guid_of, page_field

OPENED = "Alicia en el país de las maravillas"


@pytest.mark.spec("SHE-041", "SHE-042")
@pytest.mark.parametrize("path", ["viewer", "viewer-v1", "viewer-v2", "viewer-nutrient-standalone"])
def test_each_address_opens_the_document_viewer(people: People, path: str) -> None:
    page = people.enter("/contents")
    page.goto(f"/{path}/{guid_of(page, OPENED)}")
    expect(page_field(page)).to_have_value(re.compile(r"^\d+$"))
    expect(page.get_by_role("region", name="Páginas del documento")).to_be_visible()
    assert f"/{path}/" in page.url


@pytest.fixture
def production(visits: Visits, registry: PluginRegistry) -> Iterator[Tenant]:
    """A tenant at the host of the platform's `production_viewer_hosts`, gone afterwards."""
    tenant = new_tenant(visits.live, registry, hosts=[PRODUCTION_HOST])
    yield tenant
    for file in (visits.live.folder / "tenants").glob("*/tenant.toml"):
        if str(tenant.guid) in file.read_text("utf-8"):
            shutil.rmtree(file.parent)


def linked(visits: Visits, who: Somebody) -> str:
    """A content that is a link. Answers its guid."""
    headers = {"host": who.tenant.hosts[0], "authorization": f"Bearer {who.token}"}
    body = {"name": "Por el visor de antes", "url": "https://example.org/antes", "type_guid": "CTTY_06"}
    address = f"http://127.0.0.1:{visits.live.port}/api/cms/contents"
    made = httpx.post(address, headers=headers, json={**body, "is_teacher_only": 0}, timeout=60)
    guid: str = made.raise_for_status().json()["data"]["guid"]
    return guid


@pytest.mark.spec("SHE-043")
def test_on_a_production_host_the_viewers_address_is_that_of_the_older_one(
    visits: Visits, production: Tenant
) -> None:
    who = visits.person(tenant=production)
    guid = linked(visits, who)
    page = visits.window(who)
    page.goto(f"/viewer/{guid}?header=false")
    page.wait_for_url(f"**/viewer-v1/{guid}?header=false")
    expect(page.get_by_text("example.org").first).to_be_visible()
    page.goto(f"/content/{guid}")
    page.get_by_role("link", name="Abrir en el visor").click()
    page.wait_for_url(f"**/viewer-v1/{guid}*")
    expect(page.get_by_role("heading", name="Por el visor de antes").first).to_be_visible()
    # Every other host is left as it is.
    elsewhere = visits.person()
    page = visits.window(elsewhere)
    other = linked(visits, elsewhere)
    page.goto(f"/viewer/{other}")
    expect(page.get_by_role("heading", name="Por el visor de antes").first).to_be_visible()
    assert f"/viewer/{other}" in page.url
