"""Subtitles on the screen: added, edited beside the player, refused with their line, and never lost."""

import re
from pathlib import Path

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.e2e.places import until_prepared

from .content_screens import sample, toast, unique

WATER = Path(str(sample("ciclo-del-agua.es.vtt")))
VTT = """WEBVTT

00:00:01.000 --> 00:00:02.500
El agua sube

00:00:03.000 --> 00:00:05.000
Y baja otra vez
"""


def new_video(people: People, name: str = "Con subtítulos", type_guid: str = "CTTY_03", **tracks: str) -> str:
    """A video without a file and with tracks, `subtitles="es"`. Answers its guid."""
    body = {"name": unique(name), "type_guid": type_guid, "is_teacher_only": 0}
    made = people.call("POST", "cms/contents", body)
    assert made.status_code == 201, made.text
    guid = str(made.json()["data"]["guid"])
    for kind, lang_id in tracks.items():
        form = {"file": ("agua.vtt", VTT.encode()), "lang_id": (None, lang_id.encode())}
        with people.client() as client:
            sent = client.post(f"cms/contents/{guid}/{kind}", files=form)
        assert sent.status_code in (200, 201), sent.text
    return guid


def editor(page: Page, name: str = "Subtítulos en Español") -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def cue(page: Page, number: int) -> Locator:
    """An open cue by its number."""
    return page.get_by_role("group", name=f"Línea {number}", exact=True)


def delete_track(page: Page) -> None:
    """Delete the only track."""
    tracks = page.get_by_role("region", name="Pistas", exact=True)
    tracks.get_by_role("button", name=re.compile("^Más")).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar").click()


@pytest.mark.spec("CON-103", "CON-104", "CON-105")
def test_a_wrong_file_is_refused_with_its_line_and_a_right_one_is_opened(people: People) -> None:
    page = people.enter(f"/content/{new_video(people)}/tracks")
    page.get_by_role("button", name="Añadir", exact=True).click()
    dialog = page.get_by_role("dialog", name="Añadir una pista")
    dialog.get_by_role("combobox", name="Idioma").click()
    page.get_by_role("option", name="Español").click()
    wrong = {
        "00:00:01.000 --> 00:00:02.000\nHola\n": "Archivo VTT no válido: la línea 1 debe empezar con WEBVTT.",
        "WEBVTT\n\n00:01 --> 00:02\nHola\n": "Archivo VTT no válido: los tiempos de la línea 3 deben ser",
        "WEBVTT\n\n": "Archivo VTT no válido: no tiene ninguna línea",
    }
    for text, message in wrong.items():
        file = FilePayload(name="agua.vtt", mimeType="text/vtt", buffer=text.encode())
        dialog.locator("input[type=file]").set_input_files(file)
        dialog.get_by_role("button", name="Subir", exact=True).click()
        expect(dialog.get_by_text(message)).to_be_visible()
    dialog.locator("input[type=file]").set_input_files(str(WATER))
    dialog.get_by_role("button", name="Subir", exact=True).click()
    expect(toast(page, "Pista añadida")).to_be_visible()
    expect(editor(page)).to_contain_text("12 líneas")
    expect(page.get_by_role("button", name="Línea 2: El agua cubre")).to_be_visible()


def test_cues_are_split_merged_timed_and_saved(people: People) -> None:
    guid = new_video(people, subtitles="es")
    page = people.enter(f"/content/{guid}/tracks")
    first = cue(page, 1)
    expect(first.get_by_role("textbox", name="Texto")).to_have_value("El agua sube")
    first.get_by_role("button", name="Dividir").click()
    expect(first.get_by_role("textbox", name="Texto")).to_have_value(re.compile("^El( agua)?$"))
    first.get_by_role("button", name="Unir con la siguiente").click()
    page.get_by_role("button", name="Deshacer").click()
    page.get_by_role("button", name="Deshacer").click()
    expect(page.get_by_role("button", name="Deshacer")).to_be_disabled()
    first.get_by_role("textbox", name="Salida").fill("0:00.5")
    first.get_by_role("textbox", name="Salida").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("La línea 1 termina antes de empezar.")
    expect(page.get_by_text("1 por corregir")).to_be_visible()
    first.get_by_role("textbox", name="Salida").fill("0:03.5")
    first.get_by_role("textbox", name="Salida").press("Enter")
    expect(page.get_by_text("Empieza antes de que termine la anterior")).to_be_visible()
    first.get_by_role("textbox", name="Salida").fill("0:02.8")
    first.get_by_role("textbox", name="Texto").fill("El agua sube\nmuy alto")
    page.keyboard.press("Control+s")
    expect(toast(page, "Pista guardada")).to_be_visible()
    page.reload()
    expect(cue(page, 1).get_by_role("textbox", name="Salida")).to_have_value("00:00:02.800")
    expect(cue(page, 1).get_by_role("textbox", name="Texto")).to_have_value("El agua sube\nmuy alto")


def test_somebody_elses_save_is_seen_before_it_is_written_over(people: People) -> None:
    path = f"/content/{new_video(people, subtitles='es')}/tracks"
    mine, theirs = people.enter(path), people.enter(path, "R07")
    cue(mine, 1).get_by_role("textbox", name="Texto").fill("Lo mío")
    cue(theirs, 1).get_by_role("textbox", name="Texto").fill("Lo suyo")
    theirs.keyboard.press("Control+s")
    expect(toast(theirs, "Pista guardada")).to_be_visible()
    mine.keyboard.press("Control+s")
    expect(mine.get_by_text("Alguien guardó esta pista mientras la editabas")).to_be_visible()
    expect(cue(mine, 1).get_by_role("textbox", name="Texto")).to_have_value("Lo mío")
    mine.get_by_role("button", name="Guardar lo mío").click()
    expect(toast(mine, "Pista guardada")).to_be_visible()
    theirs.reload()
    expect(cue(theirs, 1).get_by_role("textbox", name="Texto")).to_have_value("Lo mío")


def test_unsaved_cues_are_not_left_without_asking(people: People) -> None:
    page = people.enter(f"/content/{new_video(people, subtitles='es', audiodescriptions='pt')}/tracks")
    cue(page, 1).get_by_role("textbox", name="Texto").fill("Otra cosa")
    page.get_by_role("link", name="Detalles").click()
    page.get_by_role("dialog", name="¿Salir sin guardar?").get_by_role(
        "button", name="Seguir editando"
    ).click()
    page.get_by_role("button", name="Audiodescripción en Português", exact=True).click()
    asked = page.get_by_role("dialog", name="Hay cambios sin guardar")
    asked.get_by_role("button", name="Descartar y abrir").click()
    expect(editor(page, "Audiodescripción en Português")).to_be_visible()
    expect(cue(page, 1).get_by_role("textbox", name="Texto")).to_have_value("El agua sube")


@pytest.mark.spec("CON-109")
@pytest.mark.parametrize(
    ("kind", "name", "not_saved", "not_deleted"),
    [
        ("subtitles", "Subtítulos", "No se guardaron los subtítulos", "No se eliminaron los subtítulos"),
        (
            "audiodescriptions",
            "Audiodescripción",
            "No se guardó la audiodescripción",
            "No se eliminó la audiodescripción",
        ),
    ],
)
def test_a_change_or_deletion_that_fails_says_so_and_leaves_the_list(
    people: People, kind: str, name: str, not_saved: str, not_deleted: str
) -> None:
    page = people.enter(f"/content/{new_video(people, **{kind: 'es'})}/tracks")
    cue(page, 1).get_by_role("textbox", name="Texto").fill("Se queda")
    page.route(
        f"**/{kind}**", lambda route: route.abort() if route.request.method != "GET" else route.continue_()
    )
    page.keyboard.press("Control+s")
    expect(toast(page, not_saved)).to_be_visible()
    expect(cue(page, 1).get_by_role("textbox", name="Texto")).to_have_value("Se queda")
    page.get_by_role("button", name="Descartar", exact=True).click()
    page.get_by_role("region", name="Pistas", exact=True).get_by_role(
        "button", name=re.compile("^Más")
    ).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar").click()
    expect(toast(page, not_deleted)).to_be_visible()
    shown = page.get_by_role("button", name=f"{name} en Español", exact=True)
    expect(shown).to_be_visible()
    page.unroute(f"**/{kind}**")
    page.get_by_role("region", name="Pistas", exact=True).get_by_role(
        "button", name=re.compile("^Más")
    ).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar").click()
    expect(toast(page, "Pista eliminada")).to_be_visible()
    expect(shown).to_have_count(0)


@pytest.mark.spec("CON-095", part="the tab")
def test_only_videos_and_audios_have_the_tab(people: People) -> None:
    tab = "Subtítulos"
    page = people.enter(f"/content/{new_video(people, type_guid='CTTY_05')}")
    expect(page.get_by_role("link", name="Clasificación")).to_be_visible()
    expect(page.get_by_role("link", name=tab, exact=True)).to_have_count(0)
    page.goto(f"/content/{new_video(people, type_guid='CTTY_04')}")
    page.get_by_role("link", name=tab, exact=True).click()
    expect(page.get_by_text("Todavía no hay ninguna.")).to_be_visible()


def test_the_open_cue_follows_the_film_and_keys_set_its_ends(people: People) -> None:
    until_prepared(people.live, "andaluna")
    with people.client() as client:
        rows = client.get("cms/contents?q=ciclo&type=CTTY_03&pageSize=50&orderBy=created_at").json()["data"]
    guid = next(row["guid"] for row in rows if row["name"] == "El ciclo del agua")
    page = people.enter(f"/content/{guid}/tracks")
    expect(editor(page)).to_contain_text("5 líneas")
    page.wait_for_function("() => document.querySelector('video')?.readyState > 0")
    page.get_by_role("button", name=re.compile("^Línea 3: ")).click()
    expect(page.get_by_test_id("words")).to_contain_text("El sol calienta los mares")
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("o")
    expect(page.get_by_role("alert")).to_contain_text("La línea 3 termina antes de empezar.")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(cue(page, 4)).to_be_visible()
    page.keyboard.press(" ")
    page.wait_for_function("() => document.querySelector('video')?.currentTime > 14.5")
    page.keyboard.press(" ")


@pytest.mark.parametrize("language", ["es"])
def test_the_editor_fits_a_phone_and_everybody_can_use_it(people: People, language: str) -> None:
    path = f"/content/{new_video(people, subtitles=language)}/tracks"
    page = people.enter(path)
    expect(editor(page)).to_be_visible()
    assert violations_in_schemes(page) == []
    page.get_by_role("button", name="Añadir", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    phone = people.enter(path, size=PHONE)
    expect(editor(phone)).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
