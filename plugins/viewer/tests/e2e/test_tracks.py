"""Subtitles, audio descriptions, transcripts and chapters in the players."""

import re
from pathlib import Path

import pytest
from estante.testing.browser import PHONE, violations_in_schemes
from playwright.sync_api import Locator, Page, expect

from .readers import Readers

FILM, SOUND = "El ciclo del agua", "ciclo-da-agua.pt.ogg"
VTT = b"WEBVTT\n\n00:00:00.000 --> 00:00:30.000\nUna nube sobre el mar\n"
CHAPTERS = b"""WEBVTT

00:00:00.000 --> 00:00:02.000
Abajo

00:00:02.000 --> 00:00:30.000
Arriba
"""
SHOWN = """language => [...document.querySelector('video,audio').textTracks].some(
  track => track.kind === 'subtitles' && track.language === language && track.mode === 'showing'
    && track.activeCues?.length === 1)"""


def lines(page: Page) -> Locator:
    return page.get_by_role("list", name="Líneas de la transcripción").get_by_role("listitem")


def chapters(page: Page) -> Locator:
    return page.get_by_role("list", name="Capítulos").get_by_role("listitem")


def seek(page: Page, seconds: float) -> None:
    page.evaluate("at => { document.querySelector('video,audio').currentTime = at }", seconds)


def test_a_language_that_was_chosen_is_shown_again(readers: Readers) -> None:
    page = readers.enter()
    readers.view(page, FILM)
    choice = page.get_by_role("combobox", name="Subtítulos")
    expect(choice.get_by_role("option")).to_have_text(["Sin subtítulos", "English", "Español", "Português"])
    seek(page, 1)
    choice.select_option("pt")
    page.wait_for_function(SHOWN, arg="pt")
    page.keyboard.press("c")
    expect(choice).to_have_value("")
    choice.select_option("es")
    page.reload()
    # Who has chosen a language is shown it again.
    expect(page.get_by_role("combobox", name="Subtítulos")).to_have_value("es")


@pytest.mark.story
@pytest.mark.spec("VIE-095", "VIE-097")
@pytest.mark.parametrize("name", ["densidad.webm", SOUND])
def test_films_and_sounds_offer_subtitles_and_show_their_transcript(readers: Readers, name: str) -> None:
    guid = readers.put(name, readers.file(name))
    readers.give(guid, "subtitles", "es", "nube.vtt", VTT)
    readers.give(guid, "subtitles", "pt", "nuvem.vtt", VTT.replace(b"Una nube", b"Uma nuvem"))
    readers.give(guid, "chapters", "es", "partes.vtt", CHAPTERS)
    readers.give(guid, "transcription", "es", "nube.txt", "Primer párrafo.\n\nSegundo párrafo.".encode())
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    expect(lines(page)).to_have_text(["Primer párrafo.", "Segundo párrafo."])
    choice = page.get_by_role("combobox", name="Subtítulos")
    expect(choice.get_by_role("option")).to_have_text(["Sin subtítulos", "Español", "Português"])
    choice.select_option("pt")
    seek(page, 1)
    page.wait_for_function(SHOWN, arg="pt")
    chapters(page).get_by_role("button", name="Arriba").press("Enter")
    page.wait_for_function("() => document.querySelector('video,audio').currentTime === 2")
    expect(chapters(page).locator("[aria-current]")).to_contain_text("Arriba")
    if name == SOUND:
        # A film's words are the browser's to draw.
        expect(page.get_by_text("Uma nuvem sobre el mar")).to_be_visible()


@pytest.mark.spec("VIE-096")
def test_a_film_offers_its_descriptions_read_and_heard(readers: Readers) -> None:
    guid = readers.put("densidad.webm", readers.file("densidad.webm"))
    readers.give(guid, "audiodescriptions", "es", "vaso.vtt", VTT.replace(b"Una nube", b"Un vaso"))
    readers.give(guid, "audiodescriptions", "pt", "copo.ogg", readers.file(SOUND))
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    choice = page.get_by_role("combobox", name="Audiodescripción")
    expect(choice.get_by_role("option")).to_have_text(["Sin audiodescripción", "Español", "Português"])
    choice.select_option("es")
    seek(page, 1)
    expect(page.get_by_role("status").filter(has_text="Un vaso sobre el mar")).to_be_visible()
    with page.expect_request(re.compile(r"/tracks/\w+\.ogg")):
        choice.select_option("pt")
    expect(page.get_by_text("Un vaso sobre el mar")).to_have_count(0)


def test_the_transcript_follows_leads_and_is_searched(readers: Readers) -> None:
    page = readers.enter()
    readers.view(page, FILM)
    panel = page.get_by_role("complementary", name="Transcripción")
    expect(lines(page)).to_have_count(5)
    seek(page, 10.5)
    expect(panel.locator("[aria-current]")).to_contain_text("El sol calienta los mares")
    panel.get_by_role("button", name=re.compile("Con el calor")).click()
    page.wait_for_function("() => Math.abs(document.querySelector('video').currentTime - 14.098) < 0.05")
    expect(panel.locator("[aria-current]")).to_contain_text("Con el calor")
    panel.get_by_role("textbox", name="Buscar en la transcripción").fill("RIOS")
    expect(lines(page)).to_have_count(1)
    expect(panel).to_contain_text("1 línea")
    panel.get_by_role("textbox", name="Buscar en la transcripción").fill("")
    panel.get_by_role("combobox", name="Idioma de la transcripción").select_option("en")
    expect(lines(page).first).to_contain_text("water cycle")
    with page.expect_download() as taken:
        panel.get_by_role("button", name="Descargar la transcripción").click()
    assert taken.value.suggested_filename.endswith(" - transcripción (en).txt")
    said = Path(taken.value.path()).read_text("utf-8").splitlines()
    assert (len(said), said[0].startswith("0:0")) == (5, True)
    assert "water cycle" in said[0]
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("t")
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Transcripción", exact=True).click()
    expect(panel).to_be_visible()


def test_the_transcript_fits_a_phone_and_everybody_can_use_it(readers: Readers) -> None:
    page = readers.enter()
    readers.view(page, FILM)
    expect(lines(page)).to_have_count(5)
    assert violations_in_schemes(page) == []
    phone = readers.enter(size=PHONE, touch=True)
    readers.view(phone, FILM)
    expect(lines(phone)).to_have_count(5)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_chapters_of_a_film_stand_below_it_and_along_its_bar(readers: Readers) -> None:
    page = readers.enter()
    readers.view(page, FILM)
    expect(chapters(page)).to_have_count(4)
    expect(chapters(page).locator("[aria-current]")).to_contain_text("Un planeta de agua")
    expect(page.locator("media-time-range #segments-clipping rect")).to_have_count(4)
    chapters(page).get_by_role("button", name="0:14 Evaporación").click()
    page.wait_for_function("() => document.querySelector('video').currentTime === 14.098")
    expect(chapters(page).locator("[aria-current]")).to_contain_text("Evaporación")
    expect(page.get_by_role("region", name=f"Reproductor de video: {FILM}")).to_contain_text("Evaporación")
