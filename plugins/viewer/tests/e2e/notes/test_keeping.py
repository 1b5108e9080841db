"""Notes are kept: what is not saved goes out later, a file holds them, and deleting all asks first."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from plugins.viewer.tests.e2e.readers import Readers
from plugins.viewer.tests.e2e.viewer_screens import answers, ask, page_field

from .screens import ADDRESS, drag, is_open, marks, open_panel, panel, select_word, stored, take, write

DOCUMENT = "con-indice.pdf"
# The question, what it is answered with, how it is counted, and what is said then.
LANGUAGES = {
    "en": ("Do you want to delete all annotations created?", "YES", "NO", "Notes deleted correctly."),
    "es": ("¿Eliminar todas las anotaciones que creaste?", "SÍ", "NO", "Notas eliminadas correctamente."),
    "pt": ("Excluir todas as anotações criadas?", "SIM", "NÃO", "Notas excluídas corretamente."),
}
WORDS = {
    "en": ("Notes", "More about notes", "Delete all", "Unable to delete annotations."),
    "es": ("Notas", "Más sobre las notas", "Eliminar todas", "No se pudieron eliminar las anotaciones."),
    "pt": ("Notas", "Mais sobre as notas", "Excluir todas", "Não foi possível excluir as anotações."),
}
# What is counted on the screen, each once.
COUNT = """() => {
  window.counts = [];
  new MutationObserver(() => {
    const said = document.querySelector("[role=dialog] [role=status]")?.textContent ?? "";
    const shown = said.match(/[1-9]\\d*\\/\\d+/)?.[0];
    if (shown && window.counts.at(-1) !== shown) window.counts.push(shown);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def given(page: Page, guid: str, count: int) -> None:
    """Give the person of a page some notes, the second one an answer to the first."""
    page.evaluate(
        """async ([guid, count]) => {
          const { value } = JSON.parse(localStorage.getItem("auth"));
          const headers = { Authorization: `Bearer ${value.authToken}`, "Content-Type": "application/json" };
          const guids = Array.from({ length: count }, () => crypto.randomUUID());
          for (const [index, own] of guids.entries()) {
            const parent_guid = index === 1 ? guids[0] : null;
            const body = { guid: own, annotation: `Nota ${index}`, parent_guid };
            const path = `/api/cms/contents/${guid}/annotations`;
            const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
            if (!answer.ok) throw new Error(await answer.text());
          }
        }""",
        [guid, count],
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.spec("VIE-171", "VIE-172", "VIE-173")
def test_deleting_all_asks_counts_and_says_how_it_went(readers: Readers, language: str) -> None:
    question, yes, no, deleted = LANGUAGES[language]
    title, menu, delete_all, failed = WORDS[language]
    page = readers.window(readers.person(lang_id=language))
    guid = readers.sample(DOCUMENT)
    page.goto("/home")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    given(page, guid, 3)
    page.goto(f"/viewer/{guid}")
    page.get_by_role("button", name=title, exact=True).click()
    beside = page.get_by_role("complementary", name=title)
    expect(beside.get_by_role("article")).to_have_count(3)
    calls: list[Request] = []
    page.on("request", lambda request: calls.append(request) if request.method == "DELETE" else None)

    def choose(answer: str) -> None:
        beside.get_by_role("button", name=menu).click()
        page.get_by_role("menuitem", name=delete_all).click()
        dialog = page.get_by_role("dialog", name=question)
        expect(dialog).to_be_visible()
        dialog.get_by_role("button", name=answer, exact=True).click()

    choose(no)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(beside.get_by_role("article")).to_have_count(3)
    assert calls == []
    page.route(ADDRESS, lambda route: refuse(route, "DELETE"))
    choose(yes)
    expect(page.get_by_text(failed, exact=True)).to_be_visible()
    expect(beside.get_by_role("article")).to_have_count(3)
    page.unroute(ADDRESS)
    calls.clear()
    page.evaluate(COUNT)
    choose(yes)
    expect(page.get_by_text(deleted, exact=True)).to_be_visible()
    expect(beside.get_by_role("article")).to_have_count(0)
    assert [len(json.loads(call.post_data or "")["guid"]) for call in calls] == [1, 1, 1]
    assert page.evaluate("window.counts") == ["1/3", "2/3", "3/3"]
    assert ask(page, f"cms/contents/{guid}/annotations") == []


def refuse(route: Route, method: str) -> None:
    """Fail the calls of one method."""
    if route.request.method == method:
        answers(503, status="error", code="UNAVAILABLE", message="Sin base de datos")(route)
    else:
        route.continue_()


@pytest.mark.spec("VIE-212", part="notes")
def test_a_note_that_is_not_saved_says_so_stays_and_goes_out_later(readers: Readers) -> None:
    page = readers.window()
    guid = readers.open(page, DOCUMENT)
    is_open(page)
    page.route(ADDRESS, lambda route: refuse(route, "POST"))
    open_panel(page)
    write(page, "No te pierdas")
    said = "Hay notas sin guardar. Quedan en este dispositivo y se envían en cuanto haya conexión."
    expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    expect(panel(page).get_by_text("No te pierdas")).to_be_visible()
    page.reload()
    is_open(page)
    open_panel(page)
    expect(panel(page).get_by_text("No te pierdas")).to_be_visible()
    expect(panel(page).get_by_text(said)).to_be_visible()
    page.unroute(ADDRESS)
    with page.expect_response(lambda answer: answer.status == 201):
        panel(page).get_by_role("button", name="Reintentar").click()
    expect(panel(page).get_by_text(said)).to_have_count(0)
    (kept,) = stored(page, guid)
    assert kept["body"][0]["value"] == "No te pierdas"


def test_notes_go_into_a_file_and_come_back_from_it(readers: Readers, tmp_path: Path) -> None:
    page = readers.window()
    guid = readers.open(page, DOCUMENT)
    is_open(page)
    with page.expect_response(ADDRESS):
        select_word(page, "Contents").get_by_role("button", name="Azul").click()
    take(page, "d")
    with page.expect_response(ADDRESS):
        drag(page, page.locator(".page").first, (0.3, 0.3), (0.5, 0.35))
    page.keyboard.press("Escape")
    open_panel(page)

    def choose(name: str) -> None:
        panel(page).get_by_role("button", name="Más sobre las notas").click()
        page.get_by_role("menuitem", name=name).click()

    with page.expect_download() as downloading:
        choose("Descargar las notas")
    file = tmp_path / "notas.jsonld"
    downloading.value.save_as(file)
    assert downloading.value.suggested_filename.endswith("notas.jsonld")
    exported = json.loads(file.read_text("utf-8"))
    assert (exported["@context"], exported["type"]) == ("http://www.w3.org/ns/anno.jsonld", "AnnotationPage")
    quoted = exported["items"][0]["target"]
    assert quoted["source"] == f"urn:uuid:{guid}"
    assert quoted["selector"][1]["exact"] == "Contents"

    def bring(data: bytes, name: str = "notas.jsonld") -> None:
        with page.expect_file_chooser() as choosing:
            choose("Traer notas de un archivo")
        choosing.value.set_files({"name": name, "mimeType": "application/json", "buffer": data})

    bring(file.read_bytes())
    expect(page.get_by_text("El archivo no trae notas nuevas", exact=True)).to_be_visible()
    bring(b"\x00not json")
    expect(page.get_by_text(re.compile("no trae anotaciones del W3C"))).to_be_visible()
    other = readers.person()
    page = readers.window(other)
    readers.open(page, DOCUMENT)
    is_open(page)
    open_panel(page)
    bad = {
        "type": "Annotation",
        "target": {"selector": {"type": "SvgSelector", "value": "<svg onload='x'/>"}},
    }
    exported["items"].append(bad)
    bring(json.dumps(exported).encode())
    expect(page.get_by_text("Se agregaron 2 notas", exact=True)).to_be_visible()
    expect(page.get_by_text("Una no se entiende.")).to_be_visible()
    expect(marks(page, "highlight")).to_be_visible()
    expect(marks(page, "ink")).to_be_visible()


@pytest.mark.spec("VIE-170", part="without ids, at the screen")
def test_deleting_what_is_not_there_says_what_is_missing(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, DOCUMENT)
    is_open(page)
    page_field(page).press("Escape")
    open_panel(page)
    calls: list[Request] = []
    page.on("request", lambda request: calls.append(request) if request.method == "DELETE" else None)
    for name in ("Eliminar las de este lugar", "Eliminar todas"):
        panel(page).get_by_role("button", name="Más sobre las notas").click()
        page.get_by_role("menuitem", name=name).click()
        alert = page.get_by_role("alert").filter(has_text="Faltan las notas: no hay ninguna que eliminar.")
        expect(alert).to_be_visible()
        alert.get_by_role("button").click()
        expect(alert).to_have_count(0)
    assert calls == []
