"""The LTI tab of a school, and a launch, on the screen."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import NARROW, People, violations_in_schemes
from playwright.sync_api import Page, Route, expect

from tests.fakes.lms import FakeLms, asked


def new_school(people: People) -> str:
    """A school that nobody else knows: its guid."""
    listed = people.call("GET", "schools").json()["data"][0]["guid"]
    like = people.call("GET", f"schools/{listed}").json()["data"]
    copied = ("type_guid", "address", "zipcode", "country_guid", "state_guid", "city_guid")
    body = {name: like[name] for name in copied} | {"name": "Escuela del Faro", "code": uuid4().hex[:8]}
    return str(people.call("POST", "schools", body).json()["data"]["guid"])


@pytest.mark.story
@pytest.mark.spec("LTI-001", "LTI-002", "LTI-003", "LTI-007", part="the tab")
def test_the_tab_says_what_is_missing_and_keeps_what_is_written(people: People) -> None:
    page = people.enter(f"/school/{new_school(people)}")
    page.get_by_role("main").get_by_role("link", name="LTI").click()
    page.get_by_role("switch", name="Abrir desde el LMS").check(force=True)
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Con LTI activo hace falta el emisor")).to_be_visible()
    expect(page.locator("[aria-invalid=true]")).to_have_count(7)
    lms = FakeLms(f"https://{uuid4().hex[:8]}.example")
    names = {
        "issuer": "Emisor",
        "issuer_url": "Dirección del emisor",
        "client_id": "Id de cliente",
        "deployment_id": "Id de despliegue",
        "key_set_url": "Conjunto de claves",
        "token_url": "Tokens de acceso",
        "authorization_url": "Autorización",
    }
    for field, label in names.items():
        page.get_by_role("textbox", name=label, exact=True).fill(lms.registration[field])
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Configuración LTI guardada").first).to_be_visible()
    assert violations_in_schemes(page) == []
    login = page.get_by_role("textbox", name="Inicio de sesión")
    expect(login).to_have_value(re.compile(r"/api/lti/login$"))
    expect(login).not_to_be_editable()
    page.get_by_role("button", name="Copiar: Inicio de sesión").click()
    expect(page.get_by_text(re.compile("/api/lti/login")).first).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Id de cliente")).to_have_value(lms.client_id)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def lms_in(page: Page, lms: FakeLms, start: str) -> None:
    """Have the LMS's pages answer in a browser: a course that frames `start`, and who comes."""

    def answer(route: Route) -> None:
        question = asked(route.request.url)
        if "nonce" not in question:
            body = f'<h1>Curso</h1><iframe title="Actividad" src="{start}" width="800" height="600"></iframe>'
            return route.fulfill(content_type="text/html", body=body)
        target = asked(start)["target_link_uri"]
        token = lms.sign(lms.claims(question["nonce"], target))
        body = (
            f'<form method="post" action="{question["redirect_uri"]}">'
            f'<input name="id_token" value="{token}"><input name="state" value="{question["state"]}"></form>'
            "<script>document.forms[0].submit()</script>"
        )
        return route.fulfill(content_type="text/html", body=body)

    page.context.route(f"{lms.origin}/**", answer)


@pytest.mark.story
@pytest.mark.spec("LTI-008", part="in a browser")
@pytest.mark.spec("LTI-009", part="the log on the screen")
def test_a_frame_that_is_not_allowed_leads_to_a_tab_in_which_the_content_opens(people: People) -> None:
    school, lms = new_school(people), FakeLms(f"https://{uuid4().hex[:8]}.example")
    body = {"enableLti": True, **lms.registration, "authorization_keys": lms.key_set}
    own = people.call("PUT", f"schools/{school}/lti", body).json()["data"]
    content = people.call("GET", "cms/contents?type=CTTY_05&pageSize=1").json()["data"][0]
    origin = people.live.url("andaluna").rstrip("/")
    target = f"{origin}/viewer/{content['guid']}"
    query = f"iss={lms.origin}&login_hint=u-1&target_link_uri={target}&client_id={lms.client_id}"
    page = people.stay_outside()
    lms_in(page, lms, f"{origin}/api/lti/login?{query}")
    assert own["login_url"].endswith("/api/lti/login")
    page.goto(f"{lms.origin}/course")
    frame = page.frame_locator("iframe")
    expect(frame.get_by_text("La organización no admite el marco")).to_be_visible()
    with page.expect_popup() as opened:
        frame.get_by_role("link", name="Abrir en una pestaña propia").click()
    tab = opened.value
    tab.wait_for_url(re.compile(f"/viewer/{content['guid']}"))
    expect(tab.get_by_role("heading", level=1)).to_contain_text(content["name"])
    staff = people.enter(f"/school/{school}/lti")
    log = staff.get_by_role("list", name="Entradas")
    expect(log.get_by_role("listitem")).to_have_count(2)
    expect(log).to_contain_text("Ana Rey")
    expect(log).to_contain_text(content["name"])
    expect(log).to_contain_text(f"La organización no admite el marco de «{lms.origin}»")
    staff.get_by_text("Solo las rechazadas").click()
    expect(log.get_by_role("listitem")).to_have_count(1)
    assert violations_in_schemes(staff) == []
