"""What a host has of its own: the language before sign-in and the theme; and who sees one page alone."""

import re
from uuid import uuid4

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.host_defaults import THEMES
from playwright.sync_api import Page, expect

from tests.e2e.places import new_tenant

from .conftest import Visits
from .screens import at_the_door, heading, side_bar

ACCENT = "() => getComputedStyle(document.documentElement).getPropertyValue('--es-accent').trim()"


def accent(page: Page) -> str:
    """The colour that everything of the organization's is filled with."""
    colour: str = page.evaluate(ACCENT)
    return colour


@pytest.mark.spec("SHE-071")
def test_before_sign_in_a_host_speaks_the_language_of_its_family(
    visits: Visits, registry: PluginRegistry
) -> None:
    family = f"f{uuid4().hex[:8]}"
    hosts = [f"uno.{family}.localhost", f"dos.tres.{family}.localhost", f"{family}-otro.localhost"]
    defaults = {f"*.{family}.localhost": {"language": "es"}, "*": {"language": "en"}}
    languages = {"default_language": "pt", "languages": ["pt", "es", "en"], "host_defaults": defaults}
    tenant = new_tenant(visits.live, registry, hosts=hosts, **languages)
    for host, language, title in zip(
        hosts, ("es", "es", "en"), ("Hola de nuevo", "Hola de nuevo", "Welcome back"), strict=True
    ):
        page = visits.windows.open(f"http://{host}:{visits.live.port}", "fr-FR")
        for path in ("/auth/login", "/public-viewer/00000000-0000-4000-8000-000000000000"):
            page.goto(path)
            expect(page.locator("html")).to_have_attribute("lang", language)
        page.goto("/auth/login")
        expect(heading(page, title)).to_be_visible()
    # The person's own language wins once it is known whose it is.
    page = visits.window(visits.person(tenant=tenant, lang_id="pt"))
    page.goto("/home")
    expect(heading(page, "Olá, Ana")).to_be_visible()


@pytest.mark.spec("SHE-082")
def test_the_theme_is_that_of_the_host(visits: Visits, registry: PluginRegistry) -> None:
    key = f"h{uuid4().hex[:8]}"
    hosts = {theme: f"{theme}.{key}.localhost" for theme in THEMES}
    plain = f"{key}.localhost"
    tenant = new_tenant(
        visits.live,
        registry,
        hosts=[plain, *hosts.values()],
        host_defaults={host: {"theme": theme} for theme, host in hosts.items()},
    )
    who = visits.person(tenant=tenant)
    page = visits.window(who)
    page.goto("/home")
    expect(heading(page, "Hola, Ana")).to_be_visible()
    accents = {accent(page)}
    for host in hosts.values():
        page = visits.windows.open(f"http://{host}:{visits.live.port}", "es-ES")
        page.goto("/auth/login")
        at_the_door(page)
        accents.add(accent(page))
    assert len(accents) == 1 + len(THEMES)
    assert list(hosts) == ["darkblue1", "orangeedv", "gray"]


@pytest.mark.spec("SHE-035", part="a page that there is: the standalone program comes with its plugin")
@pytest.mark.spec("SHE-036")
@pytest.mark.spec("KER-087", part="the single-page user")
def test_who_is_limited_to_one_page_lands_on_it_and_comes_back_to_it(
    visits: Visits, registry: PluginRegistry
) -> None:
    username, page_path = f"unica-{uuid4().hex[:8]}", "/collections"
    limits = [{"username": username.upper(), "path": page_path}]
    tenant = new_tenant(visits.live, registry, single_pages=limits)
    page = visits.window(visits.person(tenant=tenant, username=username))
    for path in ("/", "/contents", "/home", "/settings", "/viewer/0198", "/no/such/place", "/profile"):
        page.goto(path)
        page.wait_for_url(re.compile(f"{page_path}$"))
        expect(heading(page, "Colecciones")).to_be_visible()
    side_bar(page).get_by_role("link", name="Usuarios", exact=True).first.click()
    expect(heading(page, "Colecciones")).to_be_visible()
    page.wait_for_url(re.compile(f"{page_path}$"))
    page.goto("/logout")
    at_the_door(page)
    other = visits.window(visits.person(tenant=tenant))
    other.goto("/contents")
    expect(heading(other, "Contenidos")).to_be_visible()
