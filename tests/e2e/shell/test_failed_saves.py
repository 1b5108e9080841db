"""A save that fails says so, keeps what was typed, and goes on by itself where that helps."""

import re

import pytest
from estante.testing.browser import DESK, PHONE, Scheme, Size
from playwright.sync_api import Page, Route, expect

from .conftest import Visits
from .records import (
    NOT_SAVED,
    SAVED,
    change,
    description,
    make_link,
    open_record,
    read,
    refuse_saving,
    toast,
)
from .screens import answers, side_bar

RETRY = re.compile("^(Reintentar|Tentar de novo)$")
SAVE = re.compile("^(Guardar|Salvar)")
TYPED = "El agua que sube y baja"


def save(page: Page) -> None:
    page.get_by_role("button", name=SAVE).click()


@pytest.mark.spec("SHE-115", "SHE-117")
@pytest.mark.parametrize(
    ("refusal", "language", "size", "scheme"),
    [
        (answers(500, "INTERNAL_ERROR"), "es", DESK, "light"),
        (answers(404, "NOT_FOUND", message="Eso ya no está."), "pt", PHONE, "dark"),
        (answers(409, "IN_USE", message="Se usa en otra parte."), "es", PHONE, "light"),
        (answers(403, "FORBIDDEN", message="No puedes."), "pt", DESK, "dark"),
    ],
    ids=["500", "404", "409", "403"],
)
def test_a_refused_save_says_so_and_keeps_what_was_typed(
    visits: Visits, refusal: object, language: str, size: Size, scheme: Scheme
) -> None:
    who = visits.person(lang_id=language)
    guid = make_link(visits, who)
    page = visits.window(who, size=size, scheme=scheme)
    open_record(page, guid)
    description(page).fill(TYPED)
    let_through = refuse_saving(page, refusal)  # type: ignore[arg-type]
    save(page)
    expect(page.get_by_role("alert").filter(has_text=NOT_SAVED)).to_be_visible()
    retry = page.get_by_role("button", name=RETRY)
    expect(retry).to_be_in_viewport(ratio=1)
    toast(page, NOT_SAVED).get_by_role("button").click()
    expect(toast(page, NOT_SAVED)).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text=NOT_SAVED)).to_have_count(1)
    expect(description(page)).to_have_value(TYPED)
    let_through()
    retry.click()
    expect(toast(page, SAVED)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=NOT_SAVED)).to_have_count(0)
    assert read(visits, who, guid)["description"] == TYPED


def away(route: Route) -> None:
    """Nobody answers."""
    route.abort("connectionrefused")


@pytest.mark.spec("SHE-117")
@pytest.mark.parametrize(
    ("refusal", "language", "size"),
    [
        (away, "es", DESK),
        (answers(503, "UNAVAILABLE"), "pt", PHONE),
        (answers(429, "TOO_MANY_REQUESTS"), "es", DESK),
    ],
    ids=["nobody answers", "503", "429"],
)
def test_what_passes_by_itself_is_tried_again_by_itself(
    visits: Visits, refusal: object, language: str, size: Size
) -> None:
    who = visits.person(lang_id=language)
    guid = make_link(visits, who)
    page = visits.window(who, size=size)
    open_record(page, guid)
    description(page).fill(TYPED)
    let_through = refuse_saving(page, refusal)  # type: ignore[arg-type]
    save(page)
    expect(page.get_by_role("alert").filter(has_text=NOT_SAVED)).to_be_visible()
    let_through()
    expect(toast(page, SAVED)).to_be_visible()
    assert read(visits, who, guid)["description"] == TYPED


@pytest.mark.story
@pytest.mark.spec("SHE-117")
def test_offline_says_only_what_is_done_and_saves_when_the_line_is_back(visits: Visits) -> None:
    who = visits.person()
    guid = make_link(visits, who)
    page = visits.window(who)
    open_record(page, guid)
    description(page).fill(TYPED)
    page.context.set_offline(True)
    expect(page.get_by_text("Lo que escribes se queda en este equipo.")).to_be_visible()
    save(page)
    expect(page.get_by_role("alert").filter(has_text="Se guardará solo cuando vuelva")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="Vuelve a haber conexión")).to_be_visible()
    expect(toast(page, SAVED)).to_be_visible()
    assert read(visits, who, guid)["description"] == TYPED
    expect(page.get_by_text("Vuelve a haber conexión")).to_have_count(0)


def test_trying_again_overwrites_nobody(visits: Visits) -> None:
    who, other = visits.person(), visits.person(name="Beatriz", lastname="Salgado")
    guid = make_link(visits, who)
    page = visits.window(who, size=PHONE)
    open_record(page, guid)
    description(page).fill(TYPED)
    let_through = refuse_saving(page, answers(503, "UNAVAILABLE"))
    save(page)
    expect(page.get_by_role("alert").filter(has_text=NOT_SAVED)).to_be_visible()
    change(visits, other, guid, description="Lo de Beatriz", is_public=True)
    let_through()
    dialog = page.get_by_role("dialog", name="Alguien guardó este contenido antes que tú")
    expect(dialog.get_by_text("Beatriz Salgado lo guardó ahora")).to_be_visible()
    assert read(visits, who, guid)["description"] == "Lo de Beatriz"
    # Words stay whole on the narrowest of screens.
    label = dialog.get_by_text("Descripción", exact=True)
    assert label.evaluate("(one) => one.getBoundingClientRect().height") < 30
    dialog.get_by_role("button", name="Quedarme con lo guardado").click()
    expect(description(page)).to_have_value("Lo de Beatriz")
    page.get_by_role("button", name="Recuperar").click()
    dialog.get_by_role("button", name="Guardar lo elegido").click()
    expect(toast(page, SAVED)).to_be_visible()
    found = read(visits, who, guid)
    assert (found["description"], found["is_public"]) == (TYPED, True)


def test_what_two_people_change_in_different_fields_is_put_together(visits: Visits) -> None:
    who, other = visits.person(), visits.person()
    guid = make_link(visits, who)
    page = visits.window(who)
    open_record(page, guid)
    description(page).fill(TYPED)
    change(visits, other, guid, is_public=True)
    save(page)
    expect(toast(page, SAVED)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    found = read(visits, who, guid)
    assert (found["description"], found["is_public"]) == (TYPED, True)


def test_saving_and_leaving_that_fails_stays_with_the_reason(visits: Visits) -> None:
    who = visits.person()
    guid = make_link(visits, who)
    page = visits.window(who)
    open_record(page, guid)
    description(page).fill(TYPED)
    refuse_saving(page, answers(500, "INTERNAL_ERROR", message="La base de datos no responde."))
    side_bar(page).get_by_role("link", name="Inicio").click()
    dialog = page.get_by_role("dialog", name="¿Salir sin guardar?")
    expect(dialog.get_by_role("button", name="Seguir editando")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(description(page)).to_have_value(TYPED)
    side_bar(page).get_by_role("link", name="Inicio").click()
    dialog.get_by_role("button", name="Guardar y salir").click()
    alert = page.get_by_role("alert").filter(has_text=NOT_SAVED)
    expect(alert).to_contain_text("La base de datos no responde.")
    expect(description(page)).to_have_value(TYPED)
    assert guid in page.url
