"""People come in: each at the one page, and each arrives where there is something to do."""

import re

import pytest
from estante.testing.browser import PHONE
from playwright.sync_api import Locator, Page, Route, expect

from .conftest import Visits
from .records import change, make_link, read
from .screens import answers, at_the_door, heading, sign_in, stored

# Where staff land; who teaches or learns starts at home, where contents are.
LANDINGS = {"R04": "/contents", "R05": "/users", "R07": "/contents"}


def new_contents(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("Novo para você|Nuevo para ti"))


def refusals(page: Page) -> list[str]:
    """A list that fills with the calls that are answered 401."""
    calls: list[str] = []
    page.on("response", lambda answer: calls.append(answer.url) if answer.status == 401 else None)
    return calls


PASSWORD = "Estante-2027"


@pytest.mark.story
@pytest.mark.parametrize("tenant", ["andaluna", "ipe"])
@pytest.mark.spec("SHE-002", "SHE-032", "SHE-040")
def test_every_demo_account_that_is_printed_comes_in(visits: Visits, tenant: str) -> None:
    accounts = visits.live.sign_ins[tenant]
    printed = visits.live.log.read_text("utf-8")
    assert {account.role_guid for account in accounts} == {"R01", "R02", "R04", "R05", "R07"}
    for account in accounts:
        assert account.username in printed
        assert account.password in printed
        page = visits.window(tenant=visits.tenant(tenant), langId="es")
        refused = refusals(page)
        page.goto("/")
        sign_in(page, account.username, account.password)
        if landing := LANDINGS.get(account.role_guid):
            page.wait_for_url(f"**{landing}")
            expect(page.get_by_role("table")).to_be_visible()
        else:
            page.wait_for_url("**/home")
            expect(new_contents(page)).to_be_visible()
        assert stored(page, "auth")["value"]["user"]["username"] == account.username
        # Who learns is not refused at one door before another takes them.
        assert refused == []


@pytest.mark.story
@pytest.mark.spec("SHE-004")
def test_a_student_goes_on_where_they_were_and_finds_what_is_new(visits: Visits) -> None:
    editor, student = visits.person("R04"), visits.person("R01")
    # The newest of all: what other tests made stands behind it.
    guid = make_link(visits, editor)
    change(visits, editor, guid, is_public=True)
    name = str(read(visits, editor, guid)["name"])
    page = visits.window(student, size=PHONE, langId="es")
    page.goto("/")
    page.wait_for_url("**/home")
    expect(heading(page, "Hola, Ana")).to_be_visible()
    expect(page.get_by_role("navigation", name="Principal")).to_have_count(0)
    expect(page.get_by_role("list", name="Sigue donde estabas")).to_have_count(0)
    new = page.get_by_role("list", name="Nuevo para ti")
    new.get_by_role("link", name=name).click()
    # Its card alone is nothing that was seen.
    page.get_by_role("button", name="Volver").click()
    with page.expect_response("**/progress"), page.expect_popup() as followed:
        new.get_by_role("link", name=name).click()
        page.get_by_role("link", name="Abrir en otra pestaña").click()
    # Chromium seldom draws a page behind another: a click there waits long for it to stand still.
    followed.value.close()
    page.get_by_role("button", name="Volver").click()
    page.wait_for_url("**/home")
    expect(page.get_by_role("list", name="Ya lo viste").get_by_role("link", name=name)).to_be_visible()
    expect(new.get_by_role("link", name=name)).to_have_count(0)
    page.route("**/api/front/contents?*state=started*", _begun)
    page.reload()
    begun = page.get_by_role("list", name="Sigue donde estabas")
    expect(begun.get_by_role("link", name="El ciclo del agua")).to_have_attribute(
        "href", re.compile("^/viewer/")
    )
    expect(begun.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "40")
    page.route("**/api/front/contents?*", answers(503, "UNAVAILABLE"))
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("No pudimos cargar tus contenidos")
    # A shelf that is drawn anew asks by itself: until the button is pressed nothing may answer.
    page.get_by_role("button", name="Reintentar").click()
    page.unroute("**/api/front/contents?*")
    expect(new).to_be_visible()
    page.goto("/contents")
    page.wait_for_url("**/home")
    expect(page.get_by_text("Esa página no existe, o no tienes acceso a ella")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Menú de Ana")).click()
    page.get_by_role("menuitem", name="Cerrar sesión").click()
    at_the_door(page)


def _begun(route: Route) -> None:
    row = {
        "guid": "00000000-0000-4000-8000-000000000001",
        "name": "El ciclo del agua",
        "type_guid": "CTTY_03",
        "thumbnail": None,
        "author": "",
        "duration": 60,
        "progress": 40.4,
        "at": "2026-03-02T09:00:00Z",
    }
    meta = {"total": 1, "page": 1, "pageSize": 6}
    route.fulfill(json={"status": "success", "data": [row], "meta": meta})


def test_a_students_start_asks_for_nothing_twice(visits: Visits) -> None:
    page = visits.window(visits.person("R01"), langId="es")
    requests: list[str] = []
    page.on("request", lambda sent: requests.append(sent.url) if "front/contents" in sent.url else None)
    page.goto("/home")
    expect(new_contents(page)).to_be_visible()
    assert len(requests) == 3
    assert len(set(requests)) == 3


def test_a_person_without_anything_to_open_is_told_so(visits: Visits) -> None:
    page = visits.window(visits.person("R01"), langId="es")
    empty = {"status": "success", "data": [], "meta": {"total": 0, "page": 1, "pageSize": 24}}
    page.route("**/api/front/contents?*", lambda route: route.fulfill(json=empty))
    page.goto("/home")
    expect(page.get_by_role("heading", name="Tu estante todavía está vacío")).to_be_visible()
    guest = visits.window(visits.person("R45"), langId="es")
    guest.goto("/")
    expect(guest.get_by_role("heading", name="Todavía no hay nada para abrir")).to_be_visible()


@pytest.mark.spec("KER-032", "SHE-004")
def test_who_must_choose_a_password_sees_that_alone_and_goes_on_where_they_wanted(visits: Visits) -> None:
    account = visits.live.sign_in("R04")
    person = visits.person("R04", change_password=True, password_hash=visits.password_hash(account.username))
    page = visits.window(langId="es")
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status == 403 else None)
    page.goto("/contents?q=Alicia")
    at_the_door(page)
    sign_in(page, person.username, account.password)
    expect(heading(page, "Elige una contraseña nueva")).to_be_visible()
    expect(page.get_by_role("navigation", name="Principal")).to_have_count(0)
    expect(page.get_by_text("Al menos 8 caracteres")).to_be_visible()
    assert refused == []
    current, new, again = page.locator("input[name]").all()
    current.fill(account.password)
    new.fill("corta")
    again.fill("corta")
    again.press("Enter")
    expect(page.get_by_text("Escribe al menos 8 caracteres")).to_be_visible()
    new.fill(PASSWORD)
    again.fill(PASSWORD)
    again.press("Enter")
    expect(page.get_by_role("link", name="Alicia en el país de las maravillas").first).to_be_visible()
    assert page.url.endswith("/contents?q=Alicia")
    assert refused == []
    page.reload()
    expect(page.get_by_role("table")).to_be_visible()
