"""Images and links, contents without a session, and what the bar offers."""

import re

import pytest
from estante.testing.browser import NARROW, People
from playwright.sync_api import Page, expect

from .readers import Readers
from .viewer_screens import answers, ask, complaints, consumption, guid_of, view

LINK = "https://pages.example/agua"
PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
IS_WIDE = """(pixels) => {
  const picture = [...document.querySelectorAll("main img")].at(-1);
  return Math.abs(picture.getBoundingClientRect().width - pixels) < 1;
}"""


@pytest.mark.spec("VIE-106")
@pytest.mark.spec("VIE-236", part="document, image and audio")
def test_an_image_is_fitted_and_zoomed_and_counts_as_seen(readers: Readers) -> None:
    page = readers.enter(size=NARROW, touch=True)
    with page.expect_response("**/progress"):
        guid = readers.view(page, "Lámina: el recorrido del agua")
    picture = page.locator("main img").last
    expect(picture).to_be_visible()
    assert consumption(page, guid)["progress"] == 100
    fitted = picture.bounding_box()
    assert fitted
    assert fitted["x"] >= 0
    assert fitted["width"] <= NARROW[0]
    page.get_by_role("button", name="Acercar").tap()
    page.wait_for_function(IS_WIDE, arg=fitted["width"] * 1.25)
    page.keyboard.press("0")
    page.wait_for_function(IS_WIDE, arg=fitted["width"])
    expect(page.get_by_role("button", name="Ajustar")).to_have_attribute("aria-pressed", "true")


@pytest.mark.spec("VIE-021", "VIE-002", "VIE-044")
def test_the_address_hides_the_header_and_may_hold_a_hash(people: People) -> None:
    page = people.enter(role="R07")
    guid = view(page, "Mural de la cuenca del río", "?header=false")
    expect(page.locator("main img").last).to_be_visible()
    expect(page.locator("header")).to_have_count(0)
    page.goto(f"/viewer/%23{guid}?header=no")
    expect(page.locator("header")).to_be_visible()
    expect(page.get_by_role("link", name="Descargar")).to_be_visible()
    view(page, "Lámina: el recorrido del agua")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="Descargar")).to_have_count(0)


def open_link(readers: Readers, page: Page, metadata: object) -> None:
    """Open a link content whose page says this of itself; a number is the status of a scraper that fails."""

    guid = readers.demo("Libros abiertos de ciencias")
    kept = {"thumbnail": PICTURE, "payload": {"url": LINK, "preview": None}}
    content = {**ask(page, f"cms/contents/{guid}"), **kept}
    page.route(f"**/api/cms/contents/{guid}", answers(200, status="success", data=content))
    failed = answers(422, status="error", code="URL_NOT_FOUND", message="", request_id="")
    good = answers(200, status="success", data=metadata)
    page.route("**/api/cms/metascraper?*", failed if metadata is None else good)
    page.route(
        f"{LINK}**",
        lambda route: route.fulfill(body="<h1>Una página</h1>", content_type="text/html; charset=utf-8"),
    )
    page.goto(f"/viewer/{guid}")


def says(*, may_frame: bool) -> dict[str, object]:
    """What a page says of itself."""
    words = {"title": "El agua", "description": "De dónde viene"}
    return {"url": LINK, "image": None, "may_frame": may_frame, **words}


@pytest.mark.spec("VIE-099")
def test_a_link_that_may_be_framed_is(readers: Readers) -> None:
    page = readers.enter()
    open_link(readers, page, says(may_frame=True))
    expect(page.frame_locator("iframe").get_by_role("heading", name="Una página")).to_be_visible()
    expect(page.get_by_role("img", name="Avance: 100 %")).to_be_visible()


@pytest.mark.spec("VIE-102", "VIE-103")
def test_a_link_that_forbids_frames_is_a_card(readers: Readers) -> None:
    page = readers.enter()
    heard = complaints(page)
    open_link(readers, page, says(may_frame=False))
    card = page.get_by_role("article")
    expect(card.get_by_role("heading", name="El agua")).to_be_visible()
    expect(card).to_contain_text("De dónde viene")
    expect(card.locator("img")).to_have_attribute("src", PICTURE)
    out = card.get_by_role("link", name="Abrir en otra pestaña")
    expect(out).to_have_attribute("href", LINK)
    expect(out).to_have_attribute("target", "_blank")
    expect(page.locator("iframe")).to_have_count(0)
    assert [one for one in heard if "Content Security Policy" in one] == []


@pytest.mark.spec("VIE-100")
def test_a_link_that_says_nothing_is_a_card_too(readers: Readers) -> None:
    page = readers.enter()
    open_link(readers, page, None)
    expect(page.get_by_role("article").get_by_role("link")).to_have_attribute("href", LINK)
    expect(page.locator("iframe")).to_have_count(0)


@pytest.mark.spec("VIE-033", "VIE-035")
def test_public_contents_open_for_nobody_and_record_nothing(people: People) -> None:
    staff = people.enter()
    public, private = (
        guid_of(staff, name) for name in ("Lámina: el recorrido del agua", "Mural de la cuenca del río")
    )
    page = people.stay_outside()
    heard = complaints(page)
    recorded: list[str] = []
    page.on(
        "request", lambda request: recorded.append(request.url) if "consumptions" in request.url else None
    )
    page.goto(f"/public-viewer/{public}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Lámina: el recorrido del agua")
    expect(page.get_by_role("button", name="Acercar")).to_be_visible()
    for name in ("Valorar", "Informar de un problema"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.goto(f"/public-viewer/{private}")
    expect(page.get_by_role("alert")).to_contain_text("Error 403. Acceso denegado.")
    assert recorded == []
    assert heard == []


@pytest.mark.spec("VIE-206", "VIE-207", "VIE-208", "VIE-212")
def test_a_report_needs_a_type_keeps_its_words_and_says_that_it_was_sent(readers: Readers) -> None:
    page = readers.enter(clock=True)
    guid = readers.view(page, "Animación: cómo se forma la lluvia")
    page.get_by_role("button", name="Informar de un problema").click()
    dialog = page.get_by_role("dialog", name="Informar de un problema")
    expect(dialog.get_by_role("radio")).to_have_count(2)
    send = dialog.get_by_role("button", name="Enviar informe")
    expect(send).to_be_disabled()
    words = dialog.get_by_role("textbox", name="Describe el problema (opcional)")
    words.fill("No se mueve")
    dialog.get_by_role("radio", name="Tiene un error").check()
    page.route("**/reports", lambda route: route.abort())
    send.click()
    expect(page.get_by_text("No se envió el informe.")).to_be_visible()
    expect(words).to_have_value("No se mueve")
    page.unroute("**/reports")
    send.click()
    sent = page.get_by_text("Informe enviado.")
    expect(sent).to_be_visible()
    page.clock.fast_forward(3000)
    expect(sent).to_be_visible()
    page.clock.fast_forward(2000)
    expect(sent).to_have_count(0)
    found = readers.staff_answer(f"cms/contents/reports?content={guid}")
    assert [(one["type"], one["comment"]) for one in found] == [("content-error", "No se mueve")]


def test_a_rating_by_the_arrows_stands_and_says_what_is_missing(readers: Readers) -> None:
    page = readers.enter()
    readers.view(page, "Animación: cómo se forma la lluvia")
    page.get_by_role("button", name="Valorar").press("Enter")
    dialog = page.get_by_role("dialog", name="Valorar este contenido")
    useful, difficult = dialog.get_by_role("group").all()
    expect(useful.get_by_role("radio", name="Sin estrellas")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    expect(useful.get_by_role("radio", name="3 de 5")).to_be_checked()
    expect(dialog.get_by_text("Falta por valorar: ¿Qué tan difícil es?")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(difficult.get_by_role("radio", name="1 de 5")).to_be_checked()
    expect(dialog.get_by_text("Falta por valorar")).to_have_count(0)
    dialog.get_by_role("button", name="Guardar valoración").press("Enter")
    expect(page.get_by_text("Valoración guardada").first).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("VIE-203", "VIE-204")
def test_a_rating_is_kept_and_shown_again(readers: Readers) -> None:
    page = readers.enter()
    readers.view(page, "Animación: cómo se forma la lluvia")
    for stars in ("4 de 5", "2 de 5"):
        page.get_by_role("button", name="Valorar").click()
        dialog = page.get_by_role("dialog", name="Valorar este contenido")
        for row in dialog.get_by_role("group").all():
            row.get_by_role("radio", name=stars).press("Space")
        dialog.get_by_role("button", name="Guardar valoración").click()
        expect(page.get_by_text("Valoración guardada").first).to_be_visible()
        expect(dialog).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Valorar").click()
    dialog = page.get_by_role("dialog", name="Valorar este contenido")
    expect(dialog.get_by_role("radio", name="2 de 5").first).to_be_checked()
    expect(dialog.get_by_text(re.compile("Promedio: 2"))).to_have_count(2)
