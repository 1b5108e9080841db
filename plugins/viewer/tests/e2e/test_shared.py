"""What leaves the viewer, such as a shared link, and what an address from elsewhere may bring."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from estante.testing.browser import People
from playwright.sync_api import Locator, Page, Request, expect

from .readers import Readers
from .viewer_screens import answers, leave, view

PUBLIC, PRIVATE = "Lámina: el recorrido del agua", "Mural de la cuenca del río"
MARKUP = "%3Cimg%20src%3Dx%20onerror%3D%22window.ran%3Dtrue%22%3E"
ODD = f"lessonItem={MARKUP}&unknown={MARKUP}&header%5B%5D=1&scope=%E0%A4&courseGuid=&=&x"
# What the viewer asks for about a content, and tells.
CALLS = re.compile(r"/api/(cms/contents/[0-9a-f-]{36}|consumptions|viewer)")


def share(page: Page) -> Locator:
    """The dialog of the content's link."""
    page.get_by_role("button", name="Compartir").click()
    return page.get_by_role("dialog", name="Compartir")


def copied(page: Page) -> str:
    """The link that the dialog copies."""
    share(page).get_by_role("button", name="Copiar enlace").click()
    expect(page.get_by_text("Enlace copiado")).to_be_visible()
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    return text


@pytest.mark.story
@pytest.mark.parametrize(("name", "place"), [(PUBLIC, "/public-viewer/"), (PRIVATE, "/viewer/")])
@pytest.mark.spec("VIE-028", "VIE-231", "VIE-232")
def test_a_link_leads_to_the_content_without_a_token_and_without_a_way_back(
    people: People, name: str, place: str
) -> None:
    page = people.enter(role="R07")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    guid = view(page, name)
    link = copied(page)
    assert urlsplit(link).path == f"{place}{guid}"
    assert (urlsplit(link).query, urlsplit(link).fragment) == ("fromShared=true", "")
    expect(page.get_by_role("button", name="Volver")).to_be_visible()
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_role("button", name="Acercar")).to_be_visible()
    expect(page.get_by_role("button", name="Volver")).to_have_count(0)


@pytest.mark.spec("VIE-231")
def test_the_link_of_a_public_content_opens_for_anybody(readers: Readers) -> None:
    page = readers.enter()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    readers.view(page, PUBLIC)
    stranger = readers.outside()
    stranger.goto(copied(page))
    expect(stranger.get_by_role("button", name="Acercar")).to_be_visible()
    expect(stranger.get_by_role("heading", level=1)).to_have_text(PUBLIC)


@pytest.mark.spec("VIE-229")
@pytest.mark.spec("VIE-230", part="off by themselves")
def test_a_link_is_sent_by_whatsapp_and_by_mail_with_the_contents_name(readers: Readers) -> None:
    page = readers.window()
    guid = readers.view(page, PUBLIC)
    dialog = share(page)
    link = dialog.get_by_role("textbox", name="Enlace del contenido").input_value()
    assert urlsplit(link).path == f"/public-viewer/{guid}"
    targets = dialog.get_by_role("list", name="Enviar el enlace").get_by_role("link")
    assert targets.all_inner_texts() == ["WhatsApp", "Correo"]
    words = f"{PUBLIC}\n{link}"
    for name, address, fields in (
        ("WhatsApp", "https://wa.me/", {"text": [words]}),
        ("Correo", "mailto:", {"subject": [PUBLIC], "body": [words]}),
    ):
        href = dialog.get_by_role("link", name=name).get_attribute("href") or ""
        assert href.startswith(address)
        assert parse_qs(href.partition("?")[2]) == fields
    page.context.route("https://wa.me/**", lambda route: route.fulfill(body="WhatsApp"))
    with page.expect_popup() as opened:
        dialog.get_by_role("link", name="WhatsApp").click()
    assert opened.value.url.startswith("https://wa.me/?text=")
    assert opened.value.evaluate("opener") is None
    expect(dialog).to_have_count(0)


@pytest.mark.spec("VIE-230")
@pytest.mark.parametrize("on", [True, False])
def test_classroom_and_teams_are_there_where_a_tenant_has_them_on(readers: Readers, on: bool) -> None:
    page = readers.window()
    settings = readers.staff_answer("viewer/settings")
    settings["features"] |= {"share_classroom": on, "share_teams": on}
    page.route("**/api/viewer/settings", answers(200, status="success", data=settings))
    readers.view(page, PUBLIC)
    dialog = share(page)
    expect(dialog.get_by_role("link", name="WhatsApp")).to_be_visible()
    link = dialog.get_by_role("textbox", name="Enlace del contenido").input_value()
    for name, address, field in (
        ("Google Classroom", "https://classroom.google.com/share?", "url"),
        ("Microsoft Teams", "https://teams.microsoft.com/share?", "href"),
    ):
        target = dialog.get_by_role("link", name=name)
        expect(target).to_have_count(1 if on else 0)
        if on:
            href = target.get_attribute("href") or ""
            assert href.startswith(address)
            assert parse_qs(urlsplit(href).query)[field] == [link]


@pytest.mark.spec("VIE-029")
def test_odd_parameters_change_nothing_and_are_written_nowhere(readers: Readers) -> None:
    page = readers.enter()
    readers.view(page, PUBLIC, f"?{ODD}")
    expect(page.get_by_role("heading", level=1)).to_have_text(PUBLIC)
    expect(page.get_by_role("button", name="Acercar")).to_be_visible()
    assert "onerror" not in page.content()
    assert page.evaluate("() => window.ran") is None


@pytest.mark.spec("VIE-003")
def test_every_call_carries_the_persons_token(readers: Readers) -> None:
    page = readers.enter()
    called: list[Request] = []
    page.on("request", lambda request: called.append(request) if CALLS.search(request.url) else None)
    for name in (PUBLIC, "El ciclo del agua"):
        readers.view(page, name)
        expect(page.get_by_role("button", name="Volver")).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("^Avance"))).to_be_visible()
        leave(page)
    assert {request.method for request in called} >= {"GET", "POST", "PUT"}
    token = page.evaluate("() => JSON.parse(localStorage.getItem('auth')).value.authToken")
    assert {request.header_value("authorization") for request in called} == {f"Bearer {token}"}
