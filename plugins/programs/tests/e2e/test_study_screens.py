"""Programs followed on the screen, by students and teachers."""

import re

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import Page, expect

WATER, LESSON, FOR_TEACHERS = "El agua en la Tierra", "De la nube al río", "Para preparar la clase"
SCHEME, LINK = "El esquema del ciclo", "La enciclopedia del ciclo del agua"


def program_of(people: People) -> str:
    """The guid of the demo program about water."""
    rows = people.call("GET", "lms/courses").json()["data"]
    return next(str(row["guid"]) for row in rows if row["name"].startswith(WATER))


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def write_unit(people: People, program: str, unit: str, lesson: str) -> None:
    """A draft unit with a lesson of two links, written by a publisher."""
    with people.client("R07") as client:
        made = client.post(f"lms/courses/{program}/units", json={"name": unit}).json()["data"]
        path = f"lms/units/{made['guid']}/lessons"
        guid = client.post(path, json={"name": lesson}).json()["data"]["guid"]
        for title, target in (("Un mapa dentro", "embedded"), ("Un mapa fuera", "external")):
            body = {"title": title, "link": "https://mapa.invalid/mares", "link_target": target}
            answer = client.post(f"lms/lessons/{guid}/materials", json=body)
            assert answer.status_code == 201, answer.text


@pytest.mark.story
@pytest.mark.spec("PRO-073", part="on the screen")
@pytest.mark.spec("PRO-092")
def test_what_is_published_is_followed_by_a_student(people: People) -> None:
    program = program_of(people)
    write_unit(people, program, "Los mares", "Las corrientes")
    student = people.enter(f"/study/{program}", "R01")
    expect(student.get_by_role("heading", name="El ciclo del agua")).to_be_visible()
    expect(student.get_by_role("heading", name="Los mares")).to_have_count(0)
    publisher = people.enter(f"/program/{program}/contents", "R07")
    publisher.get_by_role("button", name="Más acciones de Los mares").click()
    publisher.get_by_role("menuitem", name="Publicar la unidad").click()
    publisher.get_by_role("dialog").get_by_role("button", name="Publicar la unidad").click()
    expect(publisher.get_by_text("Se publicó «Los mares»").first).to_be_visible()
    student.reload()
    student.get_by_role("link", name="Las corrientes").click()
    expect(student.get_by_role("heading", level=1)).to_have_text("Las corrientes")
    show = student.get_by_role("button", name="Mostrar aquí «Un mapa dentro»")
    show.press("Enter")
    frame = student.locator("iframe[title='Un mapa dentro']")
    expect(frame).to_have_attribute("src", "https://mapa.invalid/mares")
    expect(frame).to_have_attribute("sandbox", re.compile("allow-scripts"))
    expect(student.get_by_role("progressbar", name="Avance en Las corrientes")).to_have_attribute(
        "aria-valuenow", "50"
    )
    outside = student.get_by_role("link", name="Un mapa fuera")
    expect(outside).to_have_attribute("target", "_blank")
    expect(outside).to_have_attribute("rel", re.compile("noopener"))
    student.get_by_role("button", name="Ocultar «Un mapa dentro»").press("Enter")
    expect(frame).to_have_count(0)
    assert violations(student) == []


@pytest.mark.story
@pytest.mark.spec("LIC-028", part="programs, on the screen")
def test_a_student_goes_on_opens_a_content_and_comes_back(people: People) -> None:
    page = people.enter("/home", "R01", size=PHONE, scheme="dark")
    shelf = page.get_by_role("region", name="Tus programas")
    expect(shelf).to_contain_text("Estabas en «")
    assert violations(page) == []
    assert fits(page)
    shelf.get_by_role("link", name=WATER).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(WATER)
    assert violations(page) == []
    assert fits(page)
    expect(page.get_by_role("link", name=re.compile("^Seguir con «"))).to_be_visible()
    page.get_by_role("link", name=LESSON, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(LESSON)
    expect(page.get_by_role("heading", name=FOR_TEACHERS)).to_have_count(0)
    item = page.get_by_role("listitem").filter(has_text=SCHEME)
    expect(item).not_to_contain_text("Hecho")
    assert violations(page) == []
    assert fits(page)
    item.get_by_role("link", name=SCHEME).click()
    page.wait_for_url(re.compile(r"/viewer/.+courseGuid=.+lessonItem="))
    expect(page.locator("main img").first).to_be_visible()
    page.get_by_role("button", name="Volver").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(LESSON)
    expect(item).to_contain_text("Hecho")


@pytest.mark.story
@pytest.mark.spec("PRO-095", part="on the screen")
def test_a_teacher_sees_what_is_for_teachers(people: People) -> None:
    page = people.enter("/home", "R02")
    page.get_by_role("region", name="Tus programas").get_by_role("link", name=WATER).click()
    page.get_by_role("link", name=LESSON, exact=True).click()
    section = page.get_by_role("region", name=FOR_TEACHERS)
    expect(section).to_contain_text("Solo docentes")
    expect(section.get_by_role("link", name="La guía del trimestre")).to_be_visible()
    assert violations_in_schemes(page) == []
    page.get_by_role("link", name=re.compile("Siguiente")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("El agua que no se ve")
    page.goto("/study/00000000-0000-0000-0000-0000000000ff")
    expect(page.get_by_role("link", name="Inicio").last).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
