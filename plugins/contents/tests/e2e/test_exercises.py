"""Questions and tests on the screen: written in the editor, each kind with its key."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from estante.testing.live import until
from playwright.sync_api import FilePayload, Page, Route, expect

from tests.e2e.places import until_prepared

SAVED = "Guardado"


def exercise(people: People, type_guid: str = "CTTY_14") -> str:
    """A question, or a test, that asks nothing yet: its guid."""
    body = {"name": f"Agua {uuid4().hex[:6]}", "type_guid": type_guid, "is_teacher_only": 0}
    return str(people.call("POST", "cms/contents", body).json()["data"]["guid"])


def written(people: People, guid: str) -> Any:
    data: Any = people.call("GET", f"cms/contents/{guid}/editor").json()["data"]
    return data


def box(page: Page, name: str) -> Callable[[str], None]:
    """Fills the field of this name."""
    field = page.get_by_role("textbox", name=name, exact=True)
    return field.fill


def add(page: Page, kind: str) -> None:
    page.get_by_role("button", name="Añadir pregunta").click()
    page.get_by_role("menuitem", name=kind).click()


def is_saved(page: Page) -> None:
    """What was written last is on the server."""
    expect(page.get_by_role("status").filter(has_text=SAVED)).to_be_visible()


def write_choices(page: Page) -> None:
    for place, words in enumerate(("De nube a río", "De río a nube"), 1):
        box(page, f"Opción {place}")(words)
        box(page, f"Comentario a la opción {place}")(f"Elegiste {words}")


def write_single(page: Page) -> None:
    write_choices(page)
    page.get_by_role("radio", name="La opción 2 es correcta").check()


def write_multiple(page: Page) -> None:
    write_choices(page)
    box(page, "Opción 3")("Ninguna")
    for place in (1, 2):
        page.get_by_role("checkbox", name=f"La opción {place} es correcta").check()


def write_truth(page: Page) -> None:
    page.get_by_text("Falso", exact=True).click()


def write_gaps(page: Page) -> None:
    box(page, "Texto")("El agua hierve a [[1]] grados.")
    box(page, "Respuestas del hueco 1")("100\n100,0")


def write_pairs(page: Page) -> None:
    for place, (left, right) in enumerate((("Francia", "París"), ("Perú", "Lima")), 1):
        box(page, f"Izquierda {place}")(left)
        box(page, f"Derecha {place}")(right)


def write_order(page: Page) -> None:
    for place, words in enumerate(("Evaporación", "Lluvia"), 1):
        box(page, f"Elemento {place}")(words)


def write_short(page: Page) -> None:
    box(page, "Respuestas correctas")("vapor")


def write_long(page: Page) -> None:
    box(page, "Respuesta de ejemplo")("El agua sube y baja.")


KINDS = (
    ("single_choice", "Opción única", write_single),
    ("multiple_choice", "Opción múltiple", write_multiple),
    ("true_false", "Verdadero o falso", write_truth),
    ("gap_fill", "Rellenar huecos", write_gaps),
    ("matching", "Relacionar", write_pairs),
    ("ordering", "Ordenar", write_order),
    ("short_answer", "Respuesta corta", write_short),
    ("long_answer", "Respuesta larga", write_long),
)


@pytest.mark.spec("CON-110")
@pytest.mark.parametrize(("kind", "name", "write"), KINDS, ids=[kind for kind, _, _ in KINDS])
def test_a_question_is_written_with_its_key(
    people: People, kind: str, name: str, write: Callable[[Page], None]
) -> None:
    guid = exercise(people)
    page = people.enter(f"/content/{guid}/editor")
    add(page, name)
    box(page, "Enunciado")("¿Qué pasa con el agua?")
    write(page)
    points = page.get_by_role("textbox", name="Puntos")
    points.fill("2,5")
    box(page, "Ayuda")("Mira el dibujo")
    box(page, "Comentario si acierta")("Muy bien")
    box(page, "Comentario si falla")("Vuelve a mirar")
    is_saved(page)
    expect(page.get_by_text("Le falta algo")).to_have_count(0)
    exercise_now = written(people, guid)
    [question] = exercise_now["questions"]
    assert (question["type"], question["points"], exercise_now["faults"]) == (kind, 2.5, [])
    for field, words in (("help", "Mira"), ("feedback_right", "Muy bien"), ("feedback_wrong", "Vuelve")):
        assert words in question[field]
    page.reload()
    expect(page.get_by_role("textbox", name="Enunciado")).to_have_text("¿Qué pasa con el agua?")
    read = people.call("GET", f"cms/contents/{guid}").json()["data"]
    assert (read["question_type_guid"], read["refusal"]) == (kind, None)
    assert violations(page) == []


@pytest.mark.spec("SHE-125", part="written with a preview, changed and read")
def test_a_formula_is_written_beside_how_it_will_be_read(people: People) -> None:
    guid = exercise(people)
    page = people.enter(f"/content/{guid}/editor")
    add(page, "Respuesta corta")
    box(page, "Respuestas correctas")("2")
    prompt = page.get_by_role("textbox", name="Enunciado", exact=True)
    prompt.fill("Calcula ")
    tools = page.get_by_role("toolbar", name="Formato de Enunciado")
    tools.get_by_role("button", name="Fórmula").press("Enter")
    dialog = page.get_by_role("dialog", name="Fórmula")
    line = dialog.get_by_role("textbox", name="Fórmula en LaTeX")
    expect(line).to_be_focused()
    page.keyboard.type("\\frac{4")
    broken = dialog.get_by_text("Todavía no es una fórmula")
    expect(broken).to_be_visible()
    line.fill("")
    dialog.get_by_role("button", name="Raíz").press("Enter")
    expect(line).to_be_focused()
    expect(line).to_have_value("\\sqrt{x}")
    expect(dialog.locator(".katex")).to_be_visible()
    expect(broken).to_have_count(0)
    assert violations_in_schemes(page) == []
    line.press("Enter")
    expect(dialog).to_have_count(0)
    prompt.locator("[data-formula] .katex").click()
    tools.get_by_role("button", name="Fórmula").press("Enter")
    expect(line).to_have_value("\\sqrt{x}")
    line.fill("\\sqrt{4}")
    line.press("Enter")
    shown = "[data-formula='\\\\sqrt{4}'] .katex"
    expect(prompt.locator(shown)).to_be_visible()
    expect(prompt.locator("[data-formula]")).to_have_count(1)
    kept = 'data-formula="\\sqrt{4}"'
    until(people.live, lambda: kept in written(people, guid)["questions"][0]["prompt"])
    page.goto(f"/viewer/{guid}")
    expect(page.locator(shown)).to_be_visible()


@pytest.mark.spec("CON-058", "CON-062", "CON-068")
@pytest.mark.spec("CON-091", part="question/task, test and QUIZ")
@pytest.mark.spec("PRO-103", "PRO-104", part="on the screen")
def test_a_test_is_made_of_questions_in_an_order(people: People) -> None:
    page = people.enter("/contents/create")
    for type_name, guid in (("Ejercicio", "CTTY_14"), ("Prueba", "CTTY_09"), ("Cuestionario", "QUIZ")):
        page.goto("/contents/create")
        called = f"{type_name} {uuid4().hex[:6]}"
        page.get_by_role("group", name=re.compile("tipo")).get_by_role(
            "button", name=re.compile(f"^{type_name}")
        ).click()
        page.get_by_role("textbox", name="Nombre").fill(called)
        page.get_by_role("button", name=re.compile("^Crear")).click()
        page.wait_for_url(re.compile("/content/[0-9a-f-]{36}"))
        expect(page.get_by_role("heading", name=called, level=1)).to_be_visible()
        page.get_by_role("main").get_by_role("link", name="Editor", exact=True).click()
        expect(page.get_by_text("Todavía no hay preguntas")).to_be_visible()
        made = page.url.split("/content/")[1].split("/")[0]
        assert people.call("GET", f"cms/contents/{made}").json()["data"]["type_guid"] == guid
    for words in ("Primera", "Segunda"):
        add(page, "Verdadero o falso")
        box(page, "Enunciado")(words)
    is_saved(page)
    page.get_by_role("button", name="Subir Segunda").click()
    is_saved(page)
    expect(page.get_by_text("2 preguntas, 2 puntos")).to_be_visible()
    unequal = page.get_by_text("suman 2 puntos y el cuestionario pide 10")
    expect(unequal).to_be_visible()
    box(page, "Puntos del cuestionario")("2")
    expect(unequal).to_have_count(0)
    is_saved(page)
    page.reload()
    expect(page.get_by_role("textbox", name="Puntos del cuestionario")).to_have_value("2")
    expect(page.get_by_role("textbox", name="Enunciado")).to_have_text("Segunda")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations_in_schemes(page) == []
    link = people.call(
        "POST",
        "cms/contents",
        {"name": "Enlace", "type_guid": "CTTY_06", "url": "https://example.org/agua", "is_teacher_only": 0},
    ).json()["data"]["guid"]
    page.goto(f"/content/{link}/editor")
    expect(page.get_by_role("main").get_by_role("link", name="Detalles", exact=True)).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="Editor", exact=True)).to_have_count(0)


@pytest.mark.story
@pytest.mark.spec("CON-110", part="what fails and what is overtaken")
def test_nothing_that_was_written_is_lost(people: People) -> None:
    guid = exercise(people, "CTTY_09")
    page = people.enter(f"/content/{guid}/editor")
    add(page, "Respuesta corta")
    is_saved(page)
    expect(page.get_by_text("Le falta algo")).to_be_visible()
    expect(page.get_by_text("Escribe al menos una respuesta correcta.")).to_be_visible()
    page.route("**/editor", lambda route: route.abort())
    box(page, "Enunciado")("¿Y ahora?")
    expect(page.get_by_role("status").filter(has_text="No se guardaron los últimos cambios")).to_be_visible()
    # It is tried again by itself.
    page.unroute("**/editor")
    is_saved(page)
    other = {"questions": [{"type": "true_false", "id": str(uuid4()), "prompt": "<p>De otra persona</p>"}]}
    people.call("PUT", f"cms/contents/{guid}/editor", other)
    box(page, "Enunciado")("¿Y después?")
    expect(page.get_by_text("Otra persona guardó estas preguntas")).to_be_visible()
    page.get_by_role("button", name="Guardar lo mío encima").click()
    is_saved(page)
    assert "¿Y después?" in str(written(people, guid))


def test_areas_are_drawn_and_placed_by_numbers(people: People) -> None:
    until_prepared(people.live, "andaluna")
    picture = people.call("GET", "cms/contents?type=CTTY_07&storage_status=upload-done&pageSize=1").json()
    media = picture["data"][0]["guid"]
    guid = exercise(people)
    spots = {"type": "hotspot", "id": str(uuid4()), "prompt": "<p>Señala</p>", "media": media, "areas": []}
    people.call("PUT", f"cms/contents/{guid}/editor", {"questions": [spots]}).raise_for_status()
    page = people.enter(f"/content/{guid}/editor")
    shown = page.get_by_role("group", name="Zonas").locator("img")
    expect(shown).to_be_visible()
    shown.scroll_into_view_if_needed()
    box_of = shown.bounding_box()
    assert box_of is not None
    at = (box_of["x"] + box_of["width"] * 0.1, box_of["y"] + box_of["height"] * 0.1)
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(at[0] + box_of["width"] * 0.3, at[1] + box_of["height"] * 0.4, steps=4)
    page.mouse.up()
    box(page, "Nombre de la zona 1")("Nube")
    page.get_by_role("checkbox", name="La zona 1 es correcta").check()
    page.get_by_role("button", name="Añadir zona").press("Enter")
    box(page, "Nombre de la zona 2")("Mar")
    page.get_by_role("textbox", name="Izquierda de la zona 2 (%)").fill("70")
    page.get_by_role("group", name="Zonas").get_by_text("Elipse").last.click()
    is_saved(page)
    expect(page.get_by_text("Le falta algo")).to_have_count(0)
    first, second = written(people, guid)["questions"][0]["areas"]
    assert (round(first["x"], 1), round(first["width"], 1), first["is_right"]) == (0.1, 0.3, True)
    assert (second["x"], second["shape"], second["is_right"]) == (0.7, "ellipse", False)
    assert violations_in_schemes(page) == []


@pytest.mark.spec("CON-076", "SHE-104")
def test_a_medium_is_chosen_by_its_type(people: People) -> None:
    word = f"Lago {uuid4().hex[:6]}"
    for name, type_guid in ((f"{word} enlace", "CTTY_06"), (f"{word} app", "CTTY_18")):
        body = {"name": name, "type_guid": type_guid, "url": "https://example.org/lago", "is_teacher_only": 0}
        assert people.call("POST", "cms/contents", body).is_success
    guid = exercise(people)
    page = people.enter(f"/content/{guid}/editor")
    add(page, "Respuesta corta")
    box(page, "Enunciado")("¿Cómo se llama el lago?")
    box(page, "Respuestas correctas")("Titicaca")
    page.get_by_role("combobox", name="Tipo de medio").click()
    expect(page.get_by_role("option")).to_have_text(["Video", "Audio", "PDF", "Enlace", "Imagen"])
    page.get_by_role("option", name="PDF").click()
    medium = page.get_by_role("combobox", name="Medio", exact=True)
    medium.fill(word)
    expect(page.get_by_text("Nada con ese nombre")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Quitar la selección de Tipo de medio", include_hidden=True).click()
    medium.fill(word)
    # An app is no medium, whatever it is called.
    expect(page.get_by_role("option")).to_have_text([re.compile(f"^{word} enlace")])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    is_saved(page)
    assert written(people, guid)["questions"][0]["media"] is not None
    assert violations(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    reader = people.enter()
    reader.goto(f"/viewer/{guid}")
    link = reader.get_by_role("link", name=re.compile(f"{word} enlace"))
    expect(link).to_have_attribute("href", "https://example.org/lago")
    expect(link).to_have_attribute("rel", "noopener noreferrer")


def test_questions_go_out_as_a_package_and_come_in_again(people: People) -> None:
    guid, other = exercise(people, "CTTY_09"), exercise(people, "CTTY_09")
    body = {"type": "true_false", "id": str(uuid4()), "prompt": "<p>El agua hierve</p>", "is_true": True}
    people.call("PUT", f"cms/contents/{guid}/editor", {"questions": [body]}).raise_for_status()
    page = people.enter(f"/content/{guid}/editor")
    page.get_by_role("button", name="Exportar QTI").click()
    with page.expect_download() as saved:
        page.get_by_role("menuitem", name="QTI 3.0").click()
    package = saved.value.path().read_bytes()
    assert package.startswith(b"PK")
    page.goto(f"/content/{other}/editor")
    chosen = page.get_by_role("main").locator("input[type=file][accept='.zip,.xml']")
    sent: FilePayload = {"name": "agua.zip", "mimeType": "application/zip", "buffer": package}
    chosen.set_input_files([sent])
    expect(page.get_by_role("textbox", name="Enunciado")).to_have_text("El agua hierve")
    broken: FilePayload = {"name": "mal.xml", "mimeType": "application/xml", "buffer": b"<agua/>"}
    chosen.set_input_files([broken])
    dialog = page.get_by_role("dialog", name="Lo que no se pudo importar")
    expect(dialog).to_contain_text("No es una pregunta de QTI 2.1 ni 3.0.")
    assert violations_in_schemes(page) == []
    dialog.get_by_role("button", name="Cerrar").last.click()
    expect(dialog).to_be_hidden()


def answer(body: object, headers: dict[str, str], route: Route) -> None:
    route.fulfill(json=body, headers=headers)


@pytest.mark.spec("VIE-139")
@pytest.mark.parametrize("is_on", [False, True])
def test_feedback_is_generated_only_where_the_flag_is_on(people: People, is_on: bool) -> None:
    guid = exercise(people)
    prompt = {"prompt": "<p>Corta</p>", "points": 1, "answers": ["vapor"]}
    question = {"type": "short_answer", "id": str(uuid4()), **prompt}
    people.call("PUT", f"cms/contents/{guid}/editor", {"questions": [question]}).raise_for_status()
    page = people.enter()
    # As it is where a plugin writes feedback, for somebody who may ask it because of the flag.
    editor = people.call("GET", f"cms/contents/{guid}/editor")
    person = people.call("GET", "users/whoami").json()["data"]
    permissions = {**person["permissions"], **({"exercises": ["generateFeedback"]} if is_on else {})}
    for path, data in (
        (f"cms/contents/{guid}/editor", {**editor.json()["data"], "can_generate_feedback": True}),
        ("users/whoami", {**person, "permissions": permissions}),
    ):
        body, headers = {"status": "success", "data": data}, {"etag": editor.headers["etag"]}
        page.route(f"**/api/{path}", partial(answer, body, headers))
    page.goto(f"/content/{guid}/editor")
    expect(page.get_by_role("textbox", name="Comentario si falla")).to_be_visible()
    expect(page.get_by_role("button", name="Generar: Comentario si falla")).to_have_count(1 if is_on else 0)
