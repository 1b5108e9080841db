"""When a content is published, set on its page."""

import re

from estante.testing.browser import People, violations_in_schemes
from playwright.sync_api import expect

from .content_screens import toast, unique
from .test_collections import fits, link


def test_a_content_that_is_off_is_given_a_time_and_says_so(people: People) -> None:
    name = unique("Programado")
    guid = link(people, name)
    page = people.enter(f"/content/{guid}/details")
    moment = page.get_by_role("group", name=re.compile("^Publicar el"))
    moment.get_by_role("textbox").first.fill("03/12/2031")
    page.get_by_label("Publicar el: Hora").fill("09:30")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Ya está activo: desactívalo")).to_be_visible()
    page.get_by_role("switch", name="Activo").click(force=True)
    page.get_by_role("button", name="Guardar").click()
    expect(toast(page, "Contenido guardado")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Se publica el 03/12/2031, 09:30")
    read = people.call("GET", f"cms/contents/{guid}").json()["data"]
    assert (read["status"], read["publish_at"][:10]) == ("inactive", "2031-12-03")
    assert violations_in_schemes(page) == []
    fits(page)
