"""The pages for whoever keeps the place safe: the audit, people's sessions, storage."""

import re

import pytest
from estante.testing.browser import PHONE
from playwright.sync_api import Page, expect

from .conftest import Visits
from .screens import heading, side_bar

TABS = ("Registro de actividad", "Inicios fallidos", "Personas", "Almacenamiento")


def tab(page: Page, name: str) -> None:
    """Go to another page of the part."""
    page.get_by_role("navigation", name="Seguridad").get_by_role("link", name=name).click()
    expect(heading(page, name)).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("KER-132", part="shown in the back office")
def test_the_admin_reads_who_did_what_in_words_and_takes_it_along(visits: Visits) -> None:
    admin = visits.person("R04")
    page = visits.window(admin)
    page.goto("/profile")
    page.get_by_label("Apellido").fill("Zúñiga")
    page.get_by_role("button", name="Guardar los datos").click()
    expect(page.get_by_text("Tus datos están guardados")).to_be_visible()
    side_bar(page).get_by_role("link", name="Seguridad").click()
    expect(heading(page, "Registro de actividad")).to_be_visible()
    assert page.url.endswith("/security/audit")
    page.get_by_role("searchbox").fill("Zúñiga")
    page.wait_for_url(re.compile("q="))
    row = page.get_by_role("row").filter(has_text="Perfil cambiado").first
    expect(row).to_contain_text(re.compile("Campos: .*lastname"))
    expect(row).to_contain_text(admin.username)
    row.get_by_role("button").click()
    page.get_by_role("menuitem", name="Ver los detalles").click()
    expect(page.get_by_role("dialog")).to_contain_text(str(admin.guid))
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_role("button", name="Exportar").click()
        page.get_by_role("menuitem", name="CSV").click()
    text = download.value.path().read_text("utf-8-sig")
    assert "Perfil cambiado" in text
    assert "profile.update" in text


@pytest.mark.spec("KER-132", part="shown in the back office")
def test_an_impersonation_shows_who_acted_and_as_whom(visits: Visits) -> None:
    admin, pupil = visits.person("R04"), visits.person("R01")
    page = visits.window(admin)
    page.goto("/security/audit")
    expect(heading(page, "Registro de actividad")).to_be_visible()
    page.evaluate(AS_SOMEBODY, str(pupil.guid))
    page.goto(f"/security/audit?username={pupil.username}")
    row = page.get_by_role("row").filter(has_text="Perfil cambiado")
    expect(row).to_contain_text(f"{admin.username}, como {pupil.username}")


AS_SOMEBODY = """async (guid) => {
  const { value } = JSON.parse(localStorage.getItem("auth"));
  const call = async (method, path, token, body) => (await fetch(`/api/${path}`, {
    method, body: body && JSON.stringify(body),
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
  })).json();
  const { data } = await call("POST", `users/${guid}/login`, value.authToken);
  const saved = await call("PUT", "front/profile", data.token, { lang_id: "pt" });
  if (saved.status !== "success") throw new Error(JSON.stringify(saved));
}"""


def test_the_admin_sees_who_failed_to_sign_in_and_why(visits: Visits) -> None:
    teacher = visits.person("R02", name="Fermina", lastname="Daza")
    outside = visits.window()
    outside.goto("/auth/login")
    outside.locator("input[type=password]").fill("Otra-cosa-1")
    outside.locator("form input").first.fill(teacher.username)
    outside.keyboard.press("Enter")
    expect(outside.get_by_text("La contraseña no es correcta")).to_be_visible()
    page = visits.enter("/security/audit")
    tab(page, "Inicios fallidos")
    page.get_by_role("searchbox").fill("Daza")
    row = page.get_by_role("row").filter(has_text="Fermina Daza")
    expect(row).to_contain_text("La contraseña no era correcta")
    expect(row).to_contain_text(teacher.username)
    expect(row).to_contain_text("127.0.0.1")
    page.goto("/security/failed-sign-ins?q=Daza&code=WRONG_USER")
    expect(page.get_by_text("Ningún inicio fallido con estos filtros")).to_be_visible()


def test_the_admin_finds_a_person_and_ends_their_session(visits: Visits) -> None:
    teacher = visits.person("R02", name="Wenceslao", lastname="Quijano")
    theirs = visits.window(teacher)
    theirs.goto("/home")
    expect(heading(theirs, "Hola, Wenceslao")).to_be_visible()
    page = visits.enter("/security/people")
    page.get_by_role("searchbox").fill("quijano")
    page.get_by_role("link", name="Wenceslao Quijano").click()
    expect(heading(page, "Wenceslao Quijano")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Cerrar la sesión|^Cerrar sesión")).first.click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("Cerrar la sesión de Wenceslao Quijano")
    question.get_by_role("button", name=re.compile("^Cerrar la sesión|^Cerrar sesión")).click()
    expect(page.get_by_text("Wenceslao Quijano no tiene sesiones abiertas.")).to_be_visible()
    theirs.reload()
    expect(theirs.locator("input[type=password]")).to_be_visible()
    page.goto("/security/audit?action=users.endSessions")
    expect(page.get_by_role("row").filter(has_text=str(teacher.guid))).to_be_visible()


def test_the_admin_sees_what_is_used_on_a_phone_too(visits: Visits) -> None:
    page = visits.window(visits.person(), size=PHONE)
    page.goto("/security")
    for name in TABS[1:]:
        tab(page, name)
    expect(page.get_by_role("meter", name="Recibido en las últimas 24 horas")).to_be_visible()


def test_the_help_desk_sees_people_and_nothing_else(visits: Visits) -> None:
    page = visits.enter("/security", "R05")
    expect(heading(page, "Personas")).to_be_visible()
    assert page.get_by_role("navigation", name="Seguridad").count() == 0
    page.goto("/security/audit")
    page.wait_for_url(lambda address: "/security/audit" not in address)


@pytest.mark.parametrize("role", ["R07", "R02"])
def test_others_are_not_led_there_and_do_not_get_in(visits: Visits, role: str) -> None:
    page = visits.enter("/security/people", role)
    page.wait_for_url(lambda address: "/security" not in address)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    assert page.get_by_role("link", name="Seguridad").count() == 0


def test_nobody_is_sent_to_the_door(visits: Visits) -> None:
    page = visits.window()
    page.goto("/security/audit")
    page.wait_for_url(re.compile("/auth/login"))
