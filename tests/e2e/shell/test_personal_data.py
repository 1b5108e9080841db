"""What is kept about somebody: taken along by themselves, and erased by the admin."""

import json
import re
import zipfile
from pathlib import Path

import pytest
from estante.testing.browser import PHONE
from playwright.sync_api import Page, expect

from .conftest import Visits
from .screens import heading, side_bar


def profile_in(path: Path) -> dict[str, object]:
    """The profile of a downloaded export."""
    with zipfile.ZipFile(path) as archive:
        (found,) = json.loads(archive.read("profile.json"))
    return dict(found)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_student_takes_their_own_data_along_on_a_phone(visits: Visits) -> None:
    pupil = visits.person("R01", name="Tristán")
    page = visits.window(pupil, size=PHONE)
    page.goto("/home")
    expect(heading(page, "Hola, Tristán")).to_be_visible()
    page.get_by_role("button", name=re.compile("Tristán")).click()
    page.get_by_role("menuitem", name="Perfil").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Descargar mis datos").click()
    assert re.fullmatch(rf"{pupil.username}-\d{{4}}-\d\d-\d\d\.zip", download.value.suggested_filename)
    assert profile_in(download.value.path())["name"] == "Tristán"


@pytest.mark.spec("SHE-090", part="erasing a person")
def test_the_admin_exports_a_person_and_erases_them_by_their_username(visits: Visits) -> None:
    teacher = visits.person("R02", name="Wenceslao", lastname="Zubiri")
    theirs = visits.window(teacher)
    theirs.goto("/home")
    expect(heading(theirs, "Hola, Wenceslao")).to_be_visible()
    page = visits.enter(f"/security/people/{teacher.guid}")
    expect(heading(page, "Wenceslao Zubiri")).to_be_visible()
    with page.expect_download() as download:
        press(page, "Exportar sus datos")
    assert profile_in(download.value.path())["lastname"] == "Zubiri"
    press(page, "Borrar a la persona")
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("Borrar a Wenceslao Zubiri")
    expect(question).to_contain_text("Notas")
    expect(question).to_contain_text("La institución tiene que poder saber qué se cambió y cuándo.")
    erase = question.get_by_role("button", name="Borrar a la persona")
    expect(erase).to_be_disabled()
    question.get_by_role("textbox").fill("wenceslao")
    expect(erase).to_be_disabled()
    question.get_by_role("textbox").fill(teacher.username)
    erase.click()
    expect(page.get_by_text("Se está borrando a Wenceslao Zubiri")).to_be_visible()
    page.wait_for_url(re.compile("/security/people$"))
    theirs.reload()
    expect(theirs.locator("input[type=password]")).to_be_visible()
    side_bar(page).get_by_role("button", name=re.compile("^Actividad")).click()
    activity = page.get_by_role("dialog", name="Actividad")
    job = activity.get_by_role("listitem").filter(has_text="Borrado de una persona")
    expect(job).to_contain_text("erased-")
    expect(job).to_contain_text("Listo")
    page.keyboard.press("Escape")
    page.goto(f"/security/people/{teacher.guid}")
    expect(heading(page, "Wenceslao Zubiri")).to_have_count(0)


def test_the_help_desk_and_an_admin_on_themselves_see_no_way_to_erase(visits: Visits) -> None:
    teacher, admin = visits.person("R02", name="Wenceslao", lastname="Aldana"), visits.person()
    page = visits.enter(f"/security/people/{teacher.guid}", "R05")
    expect(heading(page, "Wenceslao Aldana")).to_be_visible()
    assert page.get_by_role("button", name=re.compile("Exportar sus datos|Borrar")).count() == 0
    own = visits.window(admin)
    own.goto(f"/security/people/{admin.guid}")
    expect(own.get_by_role("button", name="Exportar sus datos")).to_be_visible()
    assert own.get_by_role("button", name="Borrar a la persona").count() == 0
