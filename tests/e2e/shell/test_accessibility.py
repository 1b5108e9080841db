"""axe on the shell's screens, large and small, light and dark; and nothing wider than the narrowest phone."""

import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import DESK, NARROW, Scheme, Size, violations
from playwright.sync_api import Page, expect

from tests.e2e.places import new_tenant

from .conftest import Visits
from .screens import heading

DOORS = {
    "/auth/login": "Hola de nuevo",
    "/recover": "Recupera tu cuenta",
    "/recover?token=abc": "Elige una contraseña nueva",
}
SCREENS = {
    "/home": "Hola, Ana",
    "/profile": "Ana Pérez",
    "/profile?tab=password": "Ana Pérez",
    "/security/audit": "Registro de actividad",
    "/security/failed-sign-ins": "Inicios fallidos",
    "/security/people": "Personas",
    "/security/storage": "Almacenamiento",
    "/settings": "Ajustes",
    "/settings-countries": "Países",
    "/settings-countries/create": "Nuevo país",
    "/settings-scales": "Escalas de evaluación",
    "/settings-categories/create": "Nueva categoría",
    "/settings-periods": "Períodos evaluativos",
    "/personalize": "Personalización",
    "/notifications": "Notificaciones",
    "/notifications/settings": "Notificaciones",
    "/trash": "Papelera",
    "/imports/new/contents.links": "Importar enlaces",
    "/contents": "Contenidos",
    "/contents/create": "¿Qué vas a subir?",
}

DEVELOPER = {
    "/developer/outbox": "Correos enviados",
    "/developer/kit?kind=text": "Campos del SDK",
}


def look_at(page: Page, places: dict[str, str]) -> None:
    """Open every place, and find it without violations and no wider than the screen."""
    for path, title in places.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1).filter(has_text=title)).to_be_visible()
        if path == "/contents":
            expect(page.locator("[data-row-link]").first).to_be_visible()
        assert violations(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (NARROW, "dark")])
@pytest.mark.spec("SHE-136", "SHE-137")
def test_every_screen_fits_and_has_no_violation(
    visits: Visits, registry: PluginRegistry, size: Size, scheme: Scheme
) -> None:
    look_at(visits.window(size=size, scheme=scheme), DOORS)
    page = visits.window(visits.person(), size=size, scheme=scheme)
    look_at(page, SCREENS)
    open_to_developers = new_tenant(visits.live, registry, settings={"developer_pages": True})
    developer = visits.person(tenant=open_to_developers)
    look_at(visits.window(developer, size=size, scheme=scheme, langId="es"), DEVELOPER)
    page.goto("/contents")
    page.locator("[data-row-link]").first.click()
    page.wait_for_url("**/content/**")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/home")
    expect(heading(page, "Hola, Ana")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
