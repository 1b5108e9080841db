"""A search says where contents have the words, quotes them, and opens the content there."""

import re

from estante.testing.browser import PHONE, People, violations
from playwright.sync_api import expect

from tests.e2e.places import until_prepared

from .content_screens import unique
from .test_tracks import new_video

# Of the demo's film alone: nothing but its subtitles and its transcript says it.
SAID, AT = "calienta", "0:09"


def test_the_list_says_where_it_is_said_and_opens_the_film_there(people: People) -> None:
    until_prepared(people.live, "andaluna")
    page = people.enter(f"/contents?q={SAID}")
    film = page.get_by_role("row").filter(has_text="VID-2400")
    place = film.get_by_role("link", name=re.compile(f"^En los subtítulos, {AT}: abrir «El ciclo del agua»"))
    expect(place).to_have_text(f"En los subtítulos, {AT}")
    expect(film.locator("q mark")).to_have_text(SAID)
    assert violations(page) == []
    place.click()
    page.wait_for_url(re.compile(r"/viewer/[\w-]+\?show_at=9$"))
    expect(page.locator("video")).to_have_js_property("paused", True)
    page.wait_for_function("() => document.querySelector('video').currentTime >= 9")


def test_a_preview_quotes_all_places_and_a_phone_names_the_first(people: People) -> None:
    name = unique("Con agua y citas")
    guid = new_video(people, name, subtitles="es", transcription="es")
    page = people.enter(f"/contents?q=sube+agua&preview={guid}")
    places = page.get_by_role("region", name="Dónde aparece")
    expect(places.get_by_role("link", name=re.compile("^En los subtítulos, 0:01"))).to_be_visible()
    expect(places.locator("q").first).to_have_text("El agua sube")
    expect(places.locator("mark")).to_have_text(["agua", "sube"])
    small = people.enter("/contents?q=sube+agua&orderBy=-created_at", size=PHONE)
    card = small.get_by_role("listitem").filter(has_text=name)
    expect(card).to_contain_text("En los subtítulos, 0:01")
    expect(card.get_by_role("link")).to_have_count(1)
