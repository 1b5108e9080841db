"""When a content cannot be opened: what is said, in which language, and how one gets away."""

import json
import re
from pathlib import Path

import pytest
from estante.testing.browser import People
from playwright.sync_api import Route, expect

from .readers import Readers
from .viewer_screens import answers, ask, shown_error, told, view

VIEWER_MANIFEST = Path(__file__).parents[2] / "manifest.json"
NOWHERE = "00000000-0000-4000-8000-000000000000"


@pytest.mark.spec("VIE-007", "VIE-045", "VIE-047", "VIE-049", "VIE-069")
def test_what_is_not_there_says_so_and_leads_back(people: People) -> None:
    page = people.enter()
    page.goto(f"/viewer/{NOWHERE}")
    error = shown_error(page)
    expect(error).to_contain_text("Error 404.")
    expect(error).to_contain_text("ERROR_404")
    expect(page.get_by_role("status")).to_have_count(0)
    page.get_by_role("button").filter(has_text="Voltar").click()
    page.wait_for_url("**/contents**")


@pytest.mark.story
@pytest.mark.spec("VIE-069", "VIE-070", "VIE-072")
def test_a_disabled_content_is_closed_to_editors_too_and_reported(people: People) -> None:
    page = people.enter()
    with page.expect_response("**/reports") as reported:
        guid = view(page, "Permiso de salida al embalse")
    expect(shown_error(page)).to_contain_text("Este contenido está desactivado")
    body = told(reported.value.request)
    assert reported.value.ok
    assert body["type"] == "app-error"
    comment = json.loads(body["comment"])
    assert set(comment) == {"description", "platform", "os_version", "version", "code", "message"}
    assert (comment["description"], comment["code"]) == ("CONTENT_DISABLED", 403)
    assert not re.search("token|https?:", body["comment"])
    manifest = json.loads(VIEWER_MANIFEST.read_text(encoding="utf-8"))
    assert comment["version"] == manifest["version"]
    assert ask(page, f"cms/contents/reports?content={guid}")
    page.route("**/reports", answers(500))
    page.get_by_role("button", name="Reintentar").click()
    expect(shown_error(page)).to_contain_text("Este contenido está desactivado")
    expect(page.get_by_role("alert")).to_have_count(1)


@pytest.mark.story
@pytest.mark.parametrize(
    ("status", "code", "es", "pt"),
    [
        (403, "FORBIDDEN", "Error 403. Acceso denegado.", "Erro 403. Acesso negado."),
        (500, "INTERNAL", "Error interno del servidor.", "Erro interno do servidor."),
        (403, "FILE_NOT_AUTHORIZED", "Você não tem autorização", "Você não tem autorização"),
        (418, "TEAPOT", "Soy una tetera", "Soy una tetera"),
    ],
)
@pytest.mark.spec("VIE-048", "VIE-050", "VIE-051", "VIE-063", "VIE-064", "SHE-012")
def test_failures_are_told_in_the_persons_language(
    people: People, status: int, code: str, es: str, pt: str
) -> None:
    failure = answers(status, status="error", code=code, message="Soy una tetera", request_id="r-17")
    for tenant, text in (("andaluna", es), ("ipe", pt)):
        page = people.enter(tenant=tenant)
        page.route(f"**/api/cms/contents/{NOWHERE}", failure)
        page.goto(f"/viewer/{NOWHERE}")
        error = shown_error(page)
        expect(error).to_contain_text(text)
        expect(error).to_contain_text("r-17")
        if status == 418:
            expect(error).to_contain_text(code)
        # Whoever was refused is signed in all the same.
        page.goto("/contents")
        expect(page.get_by_role("table")).to_be_visible()


@pytest.mark.spec("VIE-053", "VIE-055")
@pytest.mark.parametrize(
    "name", ["Lámina: el recorrido del agua", "El ciclo del agua", "Escucha: de la nube al río"]
)
def test_a_file_that_is_not_there_is_an_error_of_the_content(readers: Readers, name: str) -> None:
    page = readers.enter()
    page.route(re.compile(r"/(?:originals|packages)/[^?]+\?token="), answers(404))
    readers.view(page, name)
    expect(shown_error(page)).to_contain_text("Error en el contenido.")
    expect(shown_error(page)).to_contain_text("FILE_HAVE_ERROR")


@pytest.mark.spec("VIE-057")
def test_a_type_that_nothing_opens_says_so(readers: Readers) -> None:
    page = readers.enter()
    guid = readers.demo("Lámina: el recorrido del agua")
    content = {**ask(page, f"cms/contents/{guid}"), "type_guid": "CTTY_99"}
    page.route(f"**/api/cms/contents/{guid}", answers(200, status="success", data=content))
    page.goto(f"/viewer/{guid}")
    expect(shown_error(page)).to_contain_text("Error, tipo de contenido no identificado.")
    expect(shown_error(page)).to_contain_text("FILE_TYPE_UNDEFINED")


@pytest.mark.spec("VIE-005", "VIE-007")
def test_the_cover_says_what_is_being_opened(readers: Readers) -> None:
    page = readers.enter()
    guid = readers.demo("Lámina: el recorrido del agua")
    held: list[Route] = []
    page.route("**/image.renderer-*.js", lambda route: held.append(route))  # noqa: PLW0108 - it is inspected
    page.goto(f"/viewer/{guid}")
    cover = page.get_by_role("status").filter(has_text="Abriendo imagen…")
    expect(cover).to_be_visible()
    held[0].continue_()
    expect(page.get_by_role("button", name="Acercar")).to_be_visible()
    expect(cover).to_have_count(0)
