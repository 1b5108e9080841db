"""People on the screen: listed, made, changed, given a password and deleted."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations
from playwright.sync_api import Page, Request, expect

PASSWORD = "Trw!vbn4790"


def choose(page: Page, field: str, option: str = "") -> None:
    """Choose an option of a select or a picker by its name; the first one without."""
    page.get_by_role("combobox", name=field).click()
    page.get_by_role("option", name=option or None).first.click()


def fill(page: Page, **fields: str) -> None:
    labels = {"name": "Nombre", "lastname": "Apellidos", "username": "Usuario", "email": "Correo"}
    for field, value in fields.items():
        page.get_by_role("textbox", name=labels[field]).fill(value)


def made(people: People, name: str, lastname: str) -> tuple[str, str]:
    """A teacher of some country: the guid and the username."""
    country = people.call("GET", "system-settings/countries").json()["data"][0]["guid"]
    username = f"{name.lower()}-{uuid4().hex[:8]}"
    body = {"name": name, "lastname": lastname, "username": username, "role": "R02", "country_guid": country}
    return people.call("POST", "users", body).json()["data"]["guid"], username


def open_new_user(people: People, path: str = "/user/create", role: str = "R04") -> tuple[Page, list[str]]:
    """The form of a new user, and the calls that make one."""
    page, sent = people.enter(path, role), []

    def note(request: Request) -> None:
        if request.method == "POST" and re.search(r"/api/users(-admin)?$", request.url):
            sent.append(request.url)

    page.on("request", note)
    return page, sent


@pytest.mark.spec("USR-015", "USR-016", "USR-019", "USR-021", "USR-022", "USR-031")
def test_a_wrong_form_says_what_is_wrong_beside_each_field_and_sends_nothing(people: People) -> None:
    page, sent = open_new_user(people)
    fill(page, email="nora")
    page.locator("input[name=password]").fill("corta")
    page.get_by_role("button", name="Crear usuario").click()
    for field in ("Nombre", "Apellidos", "Usuario"):
        expect(page.get_by_role("textbox", name=field)).to_have_accessible_description(
            re.compile("Completa este dato")
        )
    expect(page.get_by_role("textbox", name="Correo")).to_have_accessible_description(
        re.compile("Escribe un correo como")
    )
    for sentence in ("Escribe al menos 8 caracteres", "Las dos contraseñas no son iguales"):
        expect(page.get_by_text(sentence)).to_be_visible()
    expect(page.get_by_text("Completa este dato")).to_have_count(5)
    expect(page.get_by_role("textbox", name="Nombre")).to_be_focused()
    assert violations(page) == []
    assert sent == []


@pytest.mark.story
@pytest.mark.spec("USR-020", "USR-060")
@pytest.mark.spec("SHE-114", part="users")
def test_a_username_that_exists_is_said_and_another_makes_the_user(people: People) -> None:
    page, sent = open_new_user(people)
    taken, free = people.live.sign_in("R01").username, f"nora-{uuid4().hex[:8]}"
    fill(page, name="Nora", lastname="Gil", username=taken)
    choose(page, "País")
    choose(page, "Rol", "Docente")
    page.get_by_role("button", name="Crear usuario").click()
    expect(page.get_by_text("Ese usuario ya existe")).to_be_visible()
    expect(page.get_by_role("textbox", name="Nombre")).to_have_value("Nora")
    fill(page, username=free)
    page.get_by_role("button", name="Crear usuario").click()
    expect(page.get_by_text("Usuario «Nora Gil» creado").first).to_be_visible()
    page.wait_for_url(re.compile("/user/[0-9a-f-]{36}"))
    expect(page.get_by_role("heading", name="Nora Gil", level=1)).to_be_visible()
    fill(page, lastname="Gala")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Usuario guardado").first).to_be_visible()
    assert len(sent) == 2


@pytest.mark.spec("USR-033")
@pytest.mark.parametrize(
    ("path", "roles"),
    [
        ("/user/create", {"Estudiante", "Docente", "Dirección", "Invitado", "Administración de escuela"}),
        (
            "/user/create-admin",
            {
                "Administración editorial",
                "Soporte técnico",
                "Administración de maquetación fija",
                "Editor/a",
            },
        ),
    ],
)
def test_each_form_offers_the_roles_of_its_list(people: People, path: str, roles: set[str]) -> None:
    page, _sent = open_new_user(people, path)
    page.get_by_role("combobox", name="Rol").click()
    expect(
        page.get_by_role("option", name="Docente" if path == "/user/create" else "Editor/a")
    ).to_be_visible()
    offered = {option.strip() for option in page.get_by_role("option").all_inner_texts()}
    assert roles <= offered
    assert len(offered) == (10 if path == "/user/create" else 4)


@pytest.mark.story
@pytest.mark.spec("USR-002")
@pytest.mark.spec("USR-003")
@pytest.mark.spec("USR-048", part="the mark")
def test_the_lists_show_their_people_with_filters_and_an_export(people: People) -> None:
    # Other stories add people of their own.
    page = people.enter("/users?is_demo=true")
    table = page.get_by_role("table", name="Usuarios")
    student = people.live.sign_in("R01")
    row = table.get_by_role("row", name=re.compile(re.escape(student.name.split()[-1])))
    expect(row).to_contain_text(student.username)
    expect(row).to_contain_text("Estudiante")
    expect(row).to_contain_text("Demo")
    for column in ("Nombre", "Apellidos", "Usuario", "Rol", "Escuelas", "País", "Última entrada"):
        expect(table.get_by_role("columnheader", name=column)).to_be_visible()
    expect(table).not_to_contain_text("Editor/a")
    assert violations(page) == []
    page.get_by_role("searchbox").first.fill(student.username)
    expect(table.get_by_role("row")).to_have_count(2)
    page.goto("/users?role=R02&is_demo=true")
    expect(table).to_contain_text("Docente")
    expect(table).not_to_contain_text("Estudiante")
    page.goto("/users?is_demo=true")
    page.get_by_role("button", name="Filtro", exact=True).click()
    page.get_by_role("button", name="Escuela", exact=True).click()
    school = page.get_by_role("group", name="Escuela").get_by_role("checkbox").first
    school.check()
    page.keyboard.press("Escape")
    chip = page.get_by_role("button", name=re.compile("^Escuela es .+"))
    expect(chip).not_to_contain_text("Cargando")
    name = chip.inner_text().removeprefix("Escuela es ")
    expect(table.get_by_role("row").nth(1)).to_contain_text(name)
    page.goto("/users-admin?is_demo=true")
    admins = page.get_by_role("table", name="Administradores")
    expect(admins).to_contain_text("Editor/a")
    expect(admins).not_to_contain_text("Estudiante")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.spec("USR-042", "USR-043")
def test_staff_give_a_password_that_has_to_be_changed(people: People) -> None:
    guid, username = made(people, "Eva", "Sol")
    page = people.enter(f"/user/{guid}/password", "R05")
    page.locator("input[name=password]").fill("corta")
    page.get_by_role("button", name="Guardar la contraseña").click()
    expect(page.get_by_text("Escribe al menos 8 caracteres")).to_be_visible()
    page.locator("input[name=password]").fill(PASSWORD)
    page.locator("input[name=password_repeat]").fill(PASSWORD)
    page.get_by_role("switch", name=re.compile("Pedir otra contraseña")).check(force=True)
    page.get_by_role("button", name="Guardar la contraseña").click()
    expect(page.get_by_text("Contraseña guardada").first).to_be_visible()
    assert violations(page) == []
    theirs = people.stay_outside()
    theirs.goto("/auth/login")
    theirs.locator("input[type=password]").fill(PASSWORD)
    theirs.locator("form input").first.fill(username)
    theirs.keyboard.press("Enter")
    expect(theirs.get_by_role("heading", name="Elige una contraseña nueva")).to_be_visible()


@pytest.mark.spec("USR-056")
def test_who_was_changed_meanwhile_keeps_what_was_typed(people: People) -> None:
    guid, _username = made(people, "Sol", "Rey")
    page = people.enter(f"/user/{guid}")
    fill(page, name="Sola")
    people.call("PUT", f"users/{guid}", {"name": "Soledad"})
    page.get_by_role("button", name="Guardar").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Soledad")
    expect(dialog).to_contain_text("Sola")
    expect(page.get_by_text("No se pudo hacer el cambio")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("textbox", name="Nombre")).to_have_value("Sola")


@pytest.mark.spec("USR-013", "USR-014")
def test_a_user_is_deleted_and_the_own_account_is_not(people: People) -> None:
    guid, _username = made(people, "Ida", "Paz")
    page = people.enter(f"/user/{guid}")
    page.get_by_role("button", name=re.compile("Más acciones de Ida Paz")).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Eliminar")).click()
    page.wait_for_url(re.compile("/users$"))
    assert people.call("GET", f"users/{guid}").status_code == 404
    own = people.call("GET", "users/whoami").json()["data"]["guid"]
    refused = people.call("POST", "users-admin/bulk", {"act": "delete", "guids": [own]}).json()["data"]
    assert (refused["changed"], refused["refused"]) == (0, 1)
    last = people.call("PUT", f"users/{own}", {"is_active": False})
    assert (last.status_code, last.json()["code"]) == (409, "OWN_ACCOUNT")
