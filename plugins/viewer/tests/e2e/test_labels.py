"""What the viewer says around a content: in which language, of which kind, and for how long."""

import json
import re
from pathlib import Path

import pytest
from estante.testing.browser import DESK, LOCALES
from estante_contents.content_types import BUILT_IN
from playwright.sync_api import Page, Route, expect

from .readers import Readers, stored_session
from .viewer_screens import answers

WORDS = Path(__file__).parents[2] / "web" / "locales"
PICTURE = "Lámina: el recorrido del agua"
LANGUAGES = {
    "es": ("Compartir", "Pantalla completa", "Valorar"),
    "pt": ("Compartilhar", "Tela cheia", "Avaliar"),
    "en": ("Share", "Full screen", "Review"),
}
# What is said while a content of a type is being opened.
OPENING = {
    "es": {"CTTY_03": "Abriendo video…", "CTTY_05": "Abriendo PDF…", "CTTY_10": "Abriendo curso SCORM…"},
    "pt": {"CTTY_03": "Abrindo vídeo…", "CTTY_05": "Abrindo PDF…", "CTTY_10": "Abrindo curso SCORM…"},
    "en": {"CTTY_03": "Opening video…", "CTTY_05": "Opening PDF…", "CTTY_10": "Opening SCORM course…"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_types_say_the_same_while_they_are_opened(language: str) -> None:
    words = json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))["loading"]
    assert len({words[kind.guid] for kind in BUILT_IN}) == len(BUILT_IN)


@pytest.mark.spec("VIE-006")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_type_says_in_the_persons_language_that_it_is_being_opened(
    readers: Readers, language: str
) -> None:
    page = readers.window(readers.person(lang_id=language))
    guid = readers.demo(PICTURE)
    content = readers.content(guid)
    # The plugins that draw them are held back, and so the cover stays.
    page.route("**/*renderer-*.js", lambda _route: None)
    for type_guid, said in OPENING[language].items():
        held = {**content, "type_guid": type_guid}
        page.route(f"**/api/cms/contents/{guid}", answers(200, status="success", data=held))
        page.goto(f"/viewer/{guid}")
        expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()
        page.unroute(f"**/api/cms/contents/{guid}")


@pytest.mark.spec("VIE-010")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_speaks_the_persons_language(readers: Readers, language: str) -> None:
    page = readers.window(readers.person(lang_id=language))
    readers.view(page, PICTURE)
    for name in LANGUAGES[language]:
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def stays_for_four_seconds(page: Page, role: str, words: str) -> None:
    """A toast of this kind is there, and goes by itself."""
    shown = page.get_by_role(role).filter(has_text=words)  # type: ignore[arg-type]
    expect(shown).to_be_visible()
    page.clock.fast_forward(3500)
    expect(shown).to_be_visible()
    page.clock.fast_forward(1000)
    expect(shown).to_have_count(0)


@pytest.mark.spec("VIE-009")
@pytest.mark.spec("VIE-065")
def test_a_toast_is_of_one_of_three_kinds_and_goes_after_four_seconds(readers: Readers) -> None:
    page = readers.window(clock=True)
    page.add_init_script("Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'))")
    readers.view(page, PICTURE)
    page.get_by_role("button", name="Pantalla completa").click()
    stays_for_four_seconds(page, "alert", "Por ahora no es posible realizar esta acción.")
    page.get_by_role("button", name="Añadir a una lista").click()
    dialog = page.get_by_role("dialog", name="Añadir a una lista")
    dialog.get_by_role("button", name="Añadir", exact=True).click()
    stays_for_four_seconds(page, "status", "No has elegido ninguna lista")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Valorar").click()
    rating = page.get_by_role("dialog", name="Valorar este contenido")
    for row in rating.get_by_role("group").all():
        row.get_by_role("radio", name="4 de 5").press("Space")
    rating.get_by_role("button", name="Guardar valoración").click()
    stays_for_four_seconds(page, "status", "Valoración guardada")


@pytest.mark.spec("VIE-011")
def test_what_was_there_fades_out_before_what_comes_fades_in(readers: Readers) -> None:
    address = readers.live.url()
    stored = stored_session(address, readers.person().token)
    page = readers.windows.open(
        address, LOCALES["andaluna"], size=DESK, motion="no-preference", stored=stored
    )
    guid = readers.demo(PICTURE)
    held: list[Route] = []
    page.route(f"**/api/cms/contents/{guid}", lambda route: held.append(route))  # noqa: PLW0108 - it is inspected
    page.goto(f"/viewer/{guid}")
    loading = page.get_by_role("status").filter(has_text="Abriendo el contenido…")
    expect(loading).to_be_visible()
    # What leaves is marked for the time of its fade, which is too short to look at from here.
    page.evaluate(
        """() => {
          window.phases = [];
          new MutationObserver(() => {
            const phase = document.querySelector("[data-leaving]");
            if (!phase || window.phases.length > 0) return;
            const { transitionProperty, transitionDuration } = getComputedStyle(phase);
            window.phases.push(`${transitionProperty} ${transitionDuration} ${phase.textContent}`);
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )
    held[0].continue_()
    expect(page.get_by_role("button", name="Acercar")).to_be_visible()
    expect(loading).to_have_count(0)
    (left,) = page.evaluate("window.phases")
    assert re.match(r"opacity 0\.12s Abriendo el contenido", left)
    shown = page.locator("main > div").first
    assert "appear" in shown.evaluate("one => getComputedStyle(one).animationName")


@pytest.mark.spec("VIE-043")
def test_what_lies_beside_a_content_may_fail_and_the_content_is_read(readers: Readers) -> None:
    page = readers.window()
    page.route("**/common-elements", answers(500, status="error", code="INTERNAL", message=""))
    page.route("**/reviews", answers(500, status="error", code="INTERNAL", message=""))
    page.route("**/playlist-groups*", answers(500, status="error", code="INTERNAL", message=""))
    readers.view(page, PICTURE)
    page.get_by_role("button", name="Acercar").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Añadir a una lista").click()
    expect(page.get_by_role("dialog", name="Añadir a una lista")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text(PICTURE)
