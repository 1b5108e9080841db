"""What a tenant's file switches in the viewer, seen by its people."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import httpx
import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.browser import LOCALES, Windows
from estante.testing.live import LiveEstante
from playwright.sync_api import Browser, Page, expect

from tests.e2e.places import Somebody, database_of, new_tenant, somebody

from .readers import Readers, stored_session

OFFERED = ("Valorar", "Informar de un problema", "Añadir a una lista")
CARD = "Abrir en otra pestaña"


class Organization:
    """A tenant of this test's own, and what its people see."""

    def __init__(self, live: LiveEstante, tenant: Tenant, windows: Windows) -> None:
        self._live, self._tenant, self._windows = live, tenant, windows
        made = self.call(self.person("R04"), "POST", "cms/contents", self._link())
        self.guid = str(made["guid"])

    def person(self, role: str) -> Somebody:
        async def add() -> Somebody:
            async with database_of(self._live) as database:
                return await somebody(database, self._tenant, role)

        with ThreadPoolExecutor(1) as other:
            return other.submit(asyncio.run, add()).result()

    def call(
        self, who: Somebody, method: str, path: str, body: object = None, host: str | None = None
    ) -> Any:
        headers = {
            "Host": f"{host or self._tenant.hosts[0]}:{self._live.port}",
            "Authorization": f"Bearer {who.token}",
        }
        url = f"http://127.0.0.1:{self._live.port}/api/{path}"
        answer = httpx.request(method, url, json=body, headers=headers, timeout=60)
        assert answer.is_success, answer.text
        return answer.json()["data"]

    def view(self, role: str = "R01", host: str | None = None) -> Page:
        """A person's viewer with a link open."""
        address = f"http://{host or self._tenant.hosts[0]}:{self._live.port}"
        stored = stored_session(address, self.person(role).token)
        page = self._windows.open(address, LOCALES["andaluna"], stored=stored)
        page.goto(f"/viewer/{self.guid}")
        expect(page.get_by_role("link", name=CARD)).to_be_visible()
        return page

    @staticmethod
    def _link() -> dict[str, object]:
        name = f"Enlace {uuid4().hex[:6]}"
        link = {"type_guid": "CTTY_06", "url": "https://pages.example/agua"}
        return {"name": name, **link, "is_public": True, "is_teacher_only": 0}


@pytest.fixture
def windows(chromium: Browser) -> Iterator[Windows]:
    made = Windows(chromium)
    yield made
    made.close()


def organization(
    live: LiveEstante, registry: PluginRegistry, windows: Windows, *hosts: str, **viewer: object
) -> Organization:
    own = {"hosts": list(hosts)} if hosts else {}
    return Organization(live, new_tenant(live, registry, plugin_settings={"viewer": viewer}, **own), windows)


@pytest.mark.spec("VIE-040")
def test_an_organization_that_says_nothing_has_neither_comments_nor_questions(readers: Readers) -> None:
    page = readers.window()
    page.goto(f"/viewer/{readers.new_link('https://pages.example/agua')}")
    expect(page.get_by_role("img", name="Avance")).to_be_visible()
    for name in OFFERED:
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    for name in ("Comentarios", "Preguntas"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)


@pytest.mark.spec("VIE-041")
def test_an_organization_switches_each_feature_by_its_file(
    live: LiveEstante, registry: PluginRegistry, windows: Windows
) -> None:
    switched = ("title", "go_back", "progress", "report", "reviews", "playlists")
    page = organization(live, registry, windows, **dict.fromkeys(switched, False)).view()
    expect(page.get_by_role("button", name="Compartir")).to_be_visible()
    for name in (*OFFERED, "Volver", "Comentarios"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(page.get_by_role("img", name="Avance")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_count(0)
    page = organization(live, registry, windows, header=False).view()
    expect(page.locator("header")).to_have_count(0)
    shares = {"comments": True, "share_classroom": True, "share_teams": True}
    page = organization(live, registry, windows, **shares).view()
    for name in (*OFFERED, "Volver", "Comentarios"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="Avance")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("button", name="Compartir").click()
    for place in ("Google Classroom", "Microsoft Teams"):
        expect(page.get_by_role("link", name=place)).to_be_visible()


@pytest.mark.spec("VIE-086")
def test_each_host_has_its_own_licence_of_the_engine(
    live: LiveEstante, registry: PluginRegistry, windows: Windows
) -> None:
    mark = uuid4().hex[:8]
    hosts = {
        f"a{mark}.localhost": "licencia-a",
        f"b{mark}.localhost": "licencia-b",
        f"c{mark}.localhost": None,
    }
    licences = {host: licence for host, licence in hosts.items() if licence}
    own = organization(
        live,
        registry,
        windows,
        *hosts,
        enable_nutrient=True,
        nutrient_licence={**licences, "otra.example": "x"},
    )
    for host, licence in hosts.items():
        page = own.view(host=host)
        with page.expect_response("**/api/viewer/settings") as answered:
            page.reload()
        settings = answered.value.json()["data"]
        assert (settings["engine"], settings["nutrient_licence"]) == ("newer", licence)
