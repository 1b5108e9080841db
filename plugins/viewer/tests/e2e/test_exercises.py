"""Tests and questions in the viewer: answered to the end, without a key before its answer."""

from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations_in_schemes
from estante.testing.live import until
from playwright.sync_api import Page, Response, expect

from tests.e2e.sortable import hears_arrows

from .readers import Readers
from .viewer_screens import shown_error

KEY = "clavesecreta"


def new() -> str:
    return str(uuid4())


def question(kind: str, prompt: str, **fields: object) -> dict[str, object]:
    notes = {"feedback_right": f"<p>{KEY} bien</p>", "feedback_wrong": f"<p>{KEY} mal</p>"}
    return {"type": kind, "id": new(), "prompt": f"<p>{prompt}</p>", "points": 2, **notes, **fields}


def choices(*texts: str, right: int) -> list[dict[str, object]]:
    return [
        {"id": new(), "text": text, "is_right": at < right, "feedback": f"{KEY} {text}"}
        for at, text in enumerate(texts)
    ]


def every_kind() -> list[dict[str, object]]:
    pairs = (("Francia", "París"), ("Perú", "Lima"))
    return [
        question("single_choice", "Una", choices=choices("Agua", "Fuego", right=1), help="<p>Mira</p>"),
        question("multiple_choice", "Varias", choices=choices("Rojo", "Verde", "Nada", right=2)),
        question("true_false", "Cierto", is_true=True),
        question("gap_fill", "Hueco", passage="Hierve a [[1]] °C", gaps=[{"id": new(), "answers": [KEY]}]),
        question(
            "matching",
            "Parejas",
            pairs=[{"id": new(), "left": left, "match": new(), "right": right} for left, right in pairs],
        ),
        question("ordering", "Orden", items=[{"id": new(), "label": word} for word in ("Uno", "Dos")]),
        question("short_answer", "Corta", answers=[KEY]),
        question("long_answer", "Larga", sample=f"<p>{KEY} de ejemplo</p>"),
    ]


def publish(people: People, questions: list[dict[str, object]], type_guid: str = "CTTY_09") -> str:
    """A test, or a question, that anybody can open: its guid."""
    body = {
        "name": f"Prueba {uuid4().hex[:6]}",
        "type_guid": type_guid,
        "is_teacher_only": 0,
        "is_public": True,
    }
    guid = str(people.call("POST", "cms/contents", body).json()["data"]["guid"])
    if questions:
        people.call("PUT", f"cms/contents/{guid}/editor", {"questions": questions}).raise_for_status()
    return guid


def check(page: Page) -> None:
    page.get_by_role("button", name="Comprobar").press("Enter")


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Siguiente").press("Enter")


def answer_all(page: Page) -> None:
    """Answer a test of every kind by keyboard, the last one openly."""
    page.get_by_role("radio", name="Agua").press("Space")
    check(page)
    expect(page.get_by_text("2 de 2").first).to_be_visible()
    go_on(page)
    for word in ("Rojo", "Nada"):
        page.get_by_role("checkbox", name=word).press("Space")
    check(page)
    expect(page.get_by_text("Incorrecto", exact=True)).to_be_visible()
    go_on(page)
    page.get_by_role("radio", name="Verdadero").press("Space")
    check(page)
    go_on(page)
    page.get_by_role("textbox", name="Hueco 1").fill(f" {KEY.upper()} ")
    check(page)
    expect(page.get_by_text("Correcto", exact=True)).to_be_visible()
    go_on(page)
    for first, kind in (("Lima", "Parejas"), ("Dos", "Orden")):
        expect(page.get_by_text(kind, exact=True)).to_be_visible()
        # Mixed, they stand the wrong way round.
        page.get_by_role("button", name=f"Mover {first}").press("Space")
        expect(page.get_by_text(f"{first} sobre el lugar 1 de 2")).to_be_attached()
        hears_arrows(page)
        page.keyboard.press("ArrowDown")
        expect(page.get_by_text(f"{first} sobre el lugar 2 de 2")).to_be_attached()
        page.keyboard.press("Space")
        expect(page.get_by_text(f"{first} está en el lugar 2 de 2")).to_be_attached()
        check(page)
        expect(page.get_by_text("Correcto", exact=True)).to_be_visible()
        go_on(page)
    page.get_by_role("textbox", name="Tu respuesta").fill("nieve")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Incorrecto", exact=True)).to_be_visible()
    go_on(page)
    page.get_by_role("textbox", name="Tu respuesta").fill("El agua sube y baja.")
    check(page)


@pytest.mark.spec("VIE-108")
@pytest.mark.spec("VIE-149", part="test: one update from 0 to 1")
def test_a_test_is_answered_to_its_end_by_keyboard(readers: Readers, people: People) -> None:
    guid = publish(people, every_kind())
    page = readers.enter()
    progress: list[str] = []
    page.on(
        "request",
        lambda sent: progress.append(sent.post_data or "") if sent.url.endswith("/progress") else None,
    )
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_text("Pregunta 1 de 8")).to_be_visible()
    check(page)
    expect(page.get_by_role("alert")).to_contain_text("Responde antes de comprobar")
    page.get_by_role("button", name="Ayuda").click()
    expect(page.get_by_text("Mira", exact=True)).to_be_visible()
    assert violations_in_schemes(page) == []
    assert progress == []
    answer_all(page)
    page.get_by_role("button", name="Ver el resultado").press("Enter")
    expect(page.get_by_text("10 de 14 puntos")).to_be_visible()
    expect(page.get_by_text("2 puntos más los decide")).to_be_visible()
    assert violations_in_schemes(page) == []
    until(readers.live, lambda: len(progress) == 1)
    page.reload()
    expect(page.get_by_text("10 de 14 puntos")).to_be_visible()
    page.get_by_role("button", name="Hacerlo de nuevo").click()
    expect(page.get_by_text("Pregunta 1 de 8")).to_be_visible()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_no_key_reaches_the_browser_before_its_answer(readers: Readers, people: People) -> None:
    guid = publish(people, every_kind())
    page = readers.enter()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer) if "/api/" in answer.url else None)
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_text("Pregunta 1 de 8")).to_be_visible()
    for _ in range(7):
        go_on(page)
    expect(page.get_by_text("Pregunta 8 de 8")).to_be_visible()
    bodies = "".join(
        # Events have no end to wait for, and nothing of a content in them.
        answer.text()
        for answer in answers
        if answer.status == 200 and "event-stream" not in answer.headers.get("content-type", "")
    )
    assert f"{guid}" in bodies
    assert "Francia" in bodies
    assert KEY not in bodies
    assert "is_right" not in bodies
    assert "is_true" not in bodies
    page.get_by_role("textbox", name="Tu respuesta").fill("Sube.")
    check(page)
    expect(page.get_by_text(f"{KEY} de ejemplo")).to_be_visible()


@pytest.mark.spec("VIE-052")
@pytest.mark.spec("VIE-061", part="a question")
def test_a_question_without_data_says_so(readers: Readers, people: People) -> None:
    page = readers.enter()
    empty = publish(people, [question("short_answer", "Sin respuesta")], "CTTY_14")
    page.goto(f"/viewer/{empty}")
    expect(shown_error(page)).to_contain_text("DATA_QUESTION_NOT_FOUND")
    page.goto(f"/viewer/{publish(people, [], 'CTTY_14')}")
    expect(shown_error(page)).to_contain_text("ERROR_404_DEPENDENCY")


@pytest.mark.spec("VIE-137")
def test_an_answer_that_is_not_sent_stays_and_is_sent_again(readers: Readers, people: People) -> None:
    guid = publish(people, [question("short_answer", "Corta", answers=["vapor"])], "CTTY_14")
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    page.get_by_role("textbox", name="Tu respuesta").fill("Vapor")
    page.route("**/answers", lambda route: route.abort())
    check(page)
    expect(page.get_by_role("alert")).to_contain_text("no se envió y sigue aquí")
    page.unroute("**/answers")
    check(page)
    expect(page.get_by_text("Correcto", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_text("2 de 2 puntos")).to_be_visible()


@pytest.mark.spec("VIE-118")
def test_a_named_type_opens_with_its_plugins_renderer_or_is_undefined(
    readers: Readers, people: People
) -> None:
    page = readers.window()
    quiz = publish(people, [question("short_answer", "Corta", answers=["vapor"])], "QUIZ")
    page.goto(f"/viewer/{quiz}")
    expect(page.get_by_role("textbox", name="Tu respuesta")).to_be_visible()
    # No plugin that is here opens these.
    for type_guid in ("MINTBLOCK", "MINT_PAGE", "MINT_PAGE_DUAL"):
        page.goto(f"/viewer/{readers.new_link('https://pages.example/agua', type_guid)}")
        expect(shown_error(page)).to_contain_text("Error, tipo de contenido no identificado.")
        expect(shown_error(page)).to_contain_text("FILE_TYPE_UNDEFINED")


def test_a_finger_answers_as_well(readers: Readers, people: People) -> None:
    guid = publish(people, every_kind()[4:6])
    page = readers.enter(size=PHONE, touch=True)
    page.goto(f"/viewer/{guid}")
    page.get_by_role("button", name="Bajar Lima").tap()
    page.get_by_role("button", name="Comprobar").tap()
    expect(page.get_by_text("Correcto", exact=True)).to_be_visible()
    page.get_by_role("button", name="Siguiente").tap()
    page.get_by_role("button", name="Bajar Dos").tap()
    page.get_by_role("button", name="Comprobar").tap()
    page.get_by_role("button", name="Ver el resultado").tap()
    expect(page.get_by_text("4 de 4 puntos")).to_be_visible()


def hotspot(picture: str) -> dict[str, object]:
    places = (("Nube", 0.1, True), ("Mar", 0.6, False))
    areas = [
        {"id": new(), "label": name, "x": x, "y": 0.2, "width": 0.3, "height": 0.4, "is_right": right}
        for name, x, right in places
    ]
    return question("hotspot", "Señala la nube", media=picture, areas=areas)


def test_areas_of_a_picture_are_chosen_by_keys_and_by_pointer(readers: Readers, people: People) -> None:
    picture = readers.sample("portada-800x600.jpg")
    guid = publish(people, [hotspot(picture)], "CTTY_14")
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    cloud = page.get_by_role("checkbox", name="Nube")
    page.get_by_role("checkbox", name="Mar").press("Space")
    cloud.press("Space")
    expect(cloud).to_be_checked()
    page.get_by_role("checkbox", name="Mar").click()
    expect(page.get_by_role("checkbox", name="Mar")).not_to_be_checked()
    assert violations_in_schemes(page) == []
    check(page)
    expect(page.get_by_text("Correcto", exact=True)).to_be_visible()
    expect(page.get_by_role("checkbox", name="Nube. Correcta")).to_be_disabled()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_not_sent_is_there_after_a_reload(readers: Readers, people: People) -> None:
    guid = publish(people, every_kind())
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    page.get_by_role("radio", name="Agua").press("Space")
    for _ in range(3):
        go_on(page)
    page.get_by_role("textbox", name="Hueco 1").fill("a medias")
    page.reload()
    expect(page.get_by_role("radio", name="Agua")).to_be_checked()
    for _ in range(3):
        go_on(page)
    expect(page.get_by_role("textbox", name="Hueco 1")).to_have_value("a medias")
    page.route("**/answers", lambda route: route.abort())
    check(page)
    expect(page.get_by_role("alert")).to_contain_text("sigue aquí")
    page.unroute("**/answers")
    page.reload()
    for _ in range(3):
        go_on(page)
    expect(page.get_by_role("textbox", name="Hueco 1")).to_have_value("a medias")
    check(page)
    expect(page.get_by_text("Incorrecto", exact=True)).to_be_visible()
    # Another person at this browser finds nothing of it.
    keys = page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('personal:answers:'))")
    assert len(keys) == 1
