"""A map lesson: its picture, its points, and what students are shown of it."""

import re
from io import BytesIO

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from PIL import Image
from playwright.sync_api import Page, expect

from plugins.programs.tests.e2e.new_program import new_program, own_publication
from plugins.programs.tests.e2e.test_study_screens import fits

SPRING, RIVER, HALF = "La fuente", "El río", 50


def valley(people: People) -> str:
    """A program with a map lesson, which holds a link, and a lesson beside it."""
    with people.client() as client:
        program = new_program(client, "El valle", publication_guid=own_publication(client, "El valle"))
        unit = client.post(f"lms/courses/{program}/units", json={"name": "Aguas"}).json()["data"]["guid"]
        made = {}
        for name, kind in (("El mapa", "map"), (RIVER, "classic")):
            body = {"name": name, "type": kind}
            made[name] = client.post(f"lms/units/{unit}/lessons", json=body).json()["data"]["guid"]
        body = {"title": SPRING, "link": "https://fuente.invalid/"}
        client.post(f"lms/lessons/{made['El mapa']}/materials", json=body).raise_for_status()
        client.post(f"lms/courses/{program}/publish-all").raise_for_status()
    return program


def share(page: Page, name: str, axis: str) -> float:
    """Where a point is, in percent."""
    field = page.get_by_label(f"{name}: desde {axis}")
    return float(field.input_value().removesuffix(" %").replace(",", "."))


def put_on_map(page: Page, name: str) -> None:
    chooser = page.get_by_role("combobox", name="Poner en el mapa")
    chooser.fill(name)
    expect(page.get_by_role("option")).to_have_text([name])
    chooser.press("ArrowDown")
    chooser.press("Enter")
    expect(page.get_by_role("list", name="Puntos del mapa")).to_contain_text(name)


@pytest.mark.spec("PRO-079", part="on the screen")
def test_points_are_dragged_typed_and_followed(people: People) -> None:
    program = valley(people)
    page = people.enter(f"/program/{program}/contents", "R07")
    page.get_by_role("button", name="El mapa", exact=True).click()
    drawn = BytesIO()
    Image.new("RGB", (800, 450), "#cfe8d5").save(drawn, "PNG")
    files = page.get_by_role("region", name="Mapa").locator("input[type=file]")
    files.set_input_files({"name": "valle.png", "mimeType": "image/png", "buffer": drawn.getvalue()})
    put_on_map(page, SPRING)
    point = page.get_by_role("button", name=re.compile(f"^{SPRING}:"))
    board = point.locator("..").bounding_box()
    assert board
    point.hover()
    page.mouse.down()
    page.mouse.move(board["x"] + board["width"] / 4, board["y"] + board["height"] / 4, steps=4)
    page.mouse.up()
    assert share(page, SPRING, "la izquierda") == pytest.approx(25, abs=1)
    assert share(page, SPRING, "arriba") == pytest.approx(25, abs=1)
    put_on_map(page, RIVER)
    page.get_by_role("button", name=re.compile(f"^{RIVER}:")).press("Shift+ArrowRight")
    page.get_by_label(f"{RIVER}: desde arriba").fill("80")
    expect(page.get_by_role("status").filter(has_text="Guardado").last).to_be_visible()
    assert violations_in_schemes(page) == []
    page.reload()
    page.get_by_role("button", name="El mapa", exact=True).click()
    expect(page.get_by_label(f"{RIVER}: desde arriba")).to_have_value("80 %")
    assert share(page, RIVER, "la izquierda") == HALF + 5
    student = people.enter(f"/program/{program}/contents", "R07", size=PHONE, scheme="dark")
    student.goto(f"/study/{program}")
    student.get_by_role("link", name="El mapa", exact=True).click()
    places = student.get_by_role("list", name="Puntos del mapa")
    expect(places.get_by_role("link")).to_have_text([SPRING, RIVER])
    assert fits(student)
    assert violations(student) == []
    student.get_by_role("link", name=RIVER, exact=True).first.click()
    expect(student.get_by_role("heading", level=1)).to_have_text(RIVER)
