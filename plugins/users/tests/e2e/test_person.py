"""A person's page: look, account, opened as; and people who come in a file."""

import re
from collections.abc import Sequence
from pathlib import Path
from uuid import uuid4

import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import People, violations
from playwright.sync_api import FilePayload, Page, expect
from sqlalchemy.exc import IntegrityError

from plugins.users.tests.e2e.test_users import made
from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits

MEBIBYTE = 1024 * 1024
SAMPLES = Path(__file__).parents[4] / "tests" / "samples"


def choose_picture(page: Page, name: str, content: bytes) -> None:
    kind = "image/gif" if name.endswith("gif") else "image/png"
    file: FilePayload = {"name": name, "mimeType": kind, "buffer": content}
    page.locator("input[type=file]").first.set_input_files(file)


@pytest.mark.spec("USR-040", "USR-041")
def test_a_picture_is_cut_and_kept_and_others_are_refused(people: People) -> None:
    guid, _username = made(people, "Ines", "Mar")
    page = people.enter(f"/user/{guid}/look", "R05")
    picture = (SAMPLES / "avatar-256.png").read_bytes()
    choose_picture(page, "dibujo.gif", b"GIF89a" + picture)
    expect(page.get_by_text(re.compile("JPG|PNG")).last).to_be_visible()
    choose_picture(page, "grande.png", picture + b"\0" * (5 * MEBIBYTE + 1 - len(picture)))
    expect(page.get_by_text("«grande.png» pesa")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    choose_picture(page, "justa.png", picture + b"\0" * (5 * MEBIBYTE - len(picture)))
    page.get_by_role("dialog").get_by_role("button", name="Usar esta parte").click()
    expect(page.get_by_text("Imagen guardada").first).to_be_visible()
    assert violations(page) == []
    assert people.call("GET", f"users/{guid}").json()["data"]["avatar"] is not None


@pytest.mark.story
@pytest.mark.spec("USR-050")
def test_the_front_office_opens_as_somebody_in_a_tab_of_its_own(people: People, visits: Visits) -> None:
    guid, username = made(people, "Olga", "Rey")
    page = people.enter("/users")
    page.get_by_role("searchbox").first.fill(username)
    page.get_by_role("link", name="Olga Rey").click()
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Entrar como esta persona").click()
    theirs = opened.value
    theirs.wait_for_url(re.compile("/home"))
    expect(theirs.get_by_text("Olga").first).to_be_visible()
    theirs.reload()
    expect(theirs.get_by_text("Olga").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Olga Rey", level=1)).to_be_visible()
    elsewhere = f"oraculo-{guid[-12:]}"
    visits.person("R02", name="Telma", oraculo_id=elsewhere)
    visit = people.call("POST", f"users/{elsewhere}/login?provider=oraculo").json()["data"]
    assert visit["url"].startswith("http://andaluna.localhost")
    page.evaluate("token => sessionStorage.setItem('visit', token)", visit["token"])
    page.goto("/home")
    expect(page.get_by_role("heading", name="Hola, Telma")).to_be_visible()


@pytest.mark.spec("USR-049")
def test_the_id_elsewhere_is_in_the_form_and_nobody_else_has_it(people: People, visits: Visits) -> None:
    elsewhere = f"oraculo-{uuid4().hex[:12]}"
    teacher = visits.person("R02", name="Pia", lastname="Sol", oraculo_id=elsewhere)
    page = people.enter(f"/user/{teacher.guid}")
    field = page.get_by_role("textbox", name="ID externo")
    expect(field).to_have_value(elsewhere)
    expect(field).not_to_be_editable()
    expect(page.get_by_text("Origen")).to_be_visible()
    assert violations(page) == []
    with pytest.raises(IntegrityError, match="uq_people_oraculo_id"):
        visits.person("R02", oraculo_id=elsewhere)


def table(rows: Sequence[str]) -> bytes:
    headers = "Nombre;Apellidos;Usuario;Correo;Contraseña;Rol;Código de escuela;Grupo;País"
    return "\n".join((headers, *rows)).encode()


@pytest.mark.story
@pytest.mark.spec("USR-052", "USR-054", "USR-055")
def test_people_of_a_file_are_looked_at_and_made(people: People) -> None:
    country = people.call("GET", "system-settings/countries").json()["data"][0]["name"]
    mark = uuid4().hex[:8]
    page = people.enter("/users")
    page.get_by_role("link", name="Importar…").click()
    expect(page.get_by_role("heading", name="Importar usuarios", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Plantilla CSV")).to_be_visible()
    rows = (
        f"Rut;Rey;rut-{mark};;;estudiante;;;{country}",
        f"Sara;;sara-{mark};;;docente;;;{country}",
        f"Tere;Gil;tere-{mark};;;R04;;;{country}",
    )
    file: FilePayload = {"name": "personas.csv", "mimeType": "text/csv", "buffer": table(rows)}
    page.locator("input[type=file]").first.set_input_files(file)
    page.get_by_role("button", name="Revisar las filas").click()
    expect(page.get_by_text(re.compile("1 fila lista"))).to_be_visible()
    assert people.call("GET", f"users?q={mark}").json()["meta"]["total"] == 0
    for reason in ("Apellidos", "Elige uno de los valores permitidos"):
        expect(page.get_by_text(reason).first).to_be_visible()
    page.get_by_role("button", name="Importar 1 fila").click()
    expect(page.get_by_role("heading", name="1 fila importada")).to_be_visible()
    with page.expect_download() as refused:
        page.get_by_role("button", name="Descargar rechazadas").click()
    lines = refused.value.path().read_text("utf-8-sig").splitlines()
    assert lines[0].endswith("Motivos")
    assert [line.partition(";")[0] for line in lines[1:]] == ["Sara", "Tere"]
    rows_made = people.call("GET", f"users?q={mark}").json()["data"]
    assert [row["username"] for row in rows_made] == [f"rut-{mark}"]


@pytest.mark.spec("USR-053")
def test_a_file_with_more_people_than_a_tenant_takes_makes_nobody(
    visits: Visits, registry: PluginRegistry
) -> None:
    tenant = new_tenant(visits.live, registry, settings={"max_users_per_upload": 2})
    page = visits.window(visits.person(tenant=tenant))
    page.goto("/imports/new/users.users")
    rows = [f"Ana;Rey;ana{number};;;estudiante;;;" for number in range(3)]
    file: FilePayload = {"name": "personas.csv", "mimeType": "text/csv", "buffer": table(rows)}
    page.locator("input[type=file]").first.set_input_files(file)
    refusal = "Un archivo puede traer 2 usuarios como máximo. No se creó ninguno: divídelo."
    expect(page.get_by_text(refusal)).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Importar"))).to_have_count(0)
    page.goto("/users")
    expect(page.get_by_text("Todavía no hay usuarios")).to_be_visible()


@pytest.mark.spec("USR-058", "USR-059")
@pytest.mark.parametrize("role", ["R04", "R05"])
def test_the_profile_shows_the_own_details_saves_them_and_has_a_password(people: People, role: str) -> None:
    page = people.enter("/profile", role)
    own = people.call("GET", "users/whoami", role=role).json()["data"]
    name = page.get_by_role("textbox", name="Nombre")
    expect(name).to_have_value(own["name"])
    name.fill(f"{own['name']} B")
    page.get_by_role("button", name="Guardar los datos").click()
    expect(page.get_by_text("Tus datos están guardados").first).to_be_visible()
    assert people.call("GET", "users/whoami", role=role).json()["data"]["name"] == f"{own['name']} B"
    people.call("PUT", "front/profile", {"name": own["name"]}, role=role)
    page.get_by_role("link", name="Contraseña").click()
    expect(page.get_by_label("Contraseña actual")).to_be_visible()
    page.goto(f"/user/{own['guid']}")
    page.wait_for_url(re.compile("/profile$"))


def test_staff_who_never_came_are_invited_by_letter(people: People, visits: Visits) -> None:
    publisher = visits.person("R07", name="Ulises", lastname="Vera", last_access_at=None)
    page = people.enter(f"/user/{publisher.guid}")
    expect(page.get_by_role("heading", name="Ulises Vera", level=1)).to_be_visible()
    body = people.call("GET", f"users/{publisher.guid}").json()
    body["data"]["last_access_at"] = None
    page.route(f"**/api/users/{publisher.guid}", lambda route: route.fulfill(json=body))
    page.reload()
    page.get_by_role("button", name="Invitar por correo").click()
    expect(page.get_by_text(re.compile("Invitación enviada a")).first).to_be_visible()
    assert violations(page) == []
    theirs = people.enter(f"/user/{publisher.guid}", "R05")
    expect(theirs.get_by_role("heading", name="Ulises Vera", level=1)).to_be_visible()
    expect(theirs.get_by_role("button", name="Invitar por correo")).to_have_count(0)
