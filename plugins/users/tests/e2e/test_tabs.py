"""The tabs of a person: their own, and those that other plugins add."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import pytest
from estante.testing.browser import PHONE, People, violations_in_schemes
from playwright.sync_api import Page, expect

from plugins.users.tests.e2e.test_users import made
from tests.e2e.shell.conftest import Visits

# A UI half as Module Federation fetches it, written by hand: a tab of each place that is offered.
HALF = """
const NAMES = { contents: "Contenidos", licensing: "Licencias", programs: "Programas escolares" };
let scope;
export const init = async (shared) => { scope = shared; };
export const get = async () => {
  const [version] = Object.keys(scope.react);
  const { createElement } = (await scope.react[version].get())();
  const tab = (words) => ({ record }) => createElement("p", null, `${words} ${record.username}`);
  const slots = {
    Contents: tab("Contenidos de"), Licenses: tab("Licencias de"), Programs: tab("Programas de"),
  };
  return () => ({ default: { id: "fake", pages: {}, slots, locales: { es: NAMES, pt: NAMES, en: NAMES } } });
};
"""
FILLS = {
    "Contents": ("users.detail.tabs.v1", "contents", 10),
    "Licenses": ("classroom-users.detail.tabs.v1", "licensing", 20),
    "Programs": ("classroom-users.detail.tabs.v1", "programs", 30),
}


def add_plugin(people: People, page: Page) -> None:
    """Another plugin is on, with three tabs for people; no other but that of users has any."""
    slots = [
        {"slot": slot, "component": name, "order": order, "step": step, "text": f"fake:{step}"}
        for name, (slot, step, order) in FILLS.items()
    ]
    body = people.call("GET", "ui/manifest").json()
    others = body["data"]["plugins"]
    for other in others:
        if other["id"] != "users":
            other["slots"] = [slot for slot in other["slots"] if not slot["slot"].endswith(".detail.tabs.v1")]
    fake = {name: [] if isinstance(value, list) else value for name, value in others[0].items()}
    others.append({**fake, "id": "fake", "entry": "/fake/half.js", "slots": slots})
    page.route("**/api/ui/manifest*", lambda route: route.fulfill(json=body))
    page.route("**/fake/half.js", lambda route: route.fulfill(body=HALF, content_type="text/javascript"))


def add_subscription(people: People, page: Page, guid: str, subscription: Mapping[str, object]) -> None:
    """The plugin that has subscriptions answers with this one."""

    body = people.call("GET", f"users/{guid}").json()
    body["data"]["subscription"] = subscription
    page.route(f"**/api/users/{guid}", lambda route: route.fulfill(json=body))


def tabs_of(page: Page, count: int) -> list[str]:
    """What the tabs are called, once there are so many."""
    tabs = page.get_by_role("navigation", name="Vera Luz").get_by_role("link")
    expect(tabs).to_have_count(count)
    return tabs.all_inner_texts()


@pytest.mark.spec("USR-034", part="subscription, and the places of other plugins")
@pytest.mark.spec("USR-036", part="its own, and the places of other plugins")
@pytest.mark.parametrize(("role", "has_them"), [("R01", True), ("R02", True), ("R03", False), ("R07", False)])
def test_only_students_and_teachers_have_what_the_classroom_has(
    people: People, visits: Visits, role: str, has_them: bool
) -> None:
    who = visits.person(role, name="Vera", lastname="Luz")
    page = people.enter("/users")
    add_plugin(people, page)
    page.goto(f"/user/{who.guid}")
    own = ["Detalles", "Apariencia", "Contraseña"]
    theirs = ["Suscripción"] if has_them else []
    added = ["Contenidos", "Licencias", "Programas escolares"] if has_them else ["Contenidos"]
    # Staff have places of their own, which this plugin does not fill.
    names = [*own, *theirs, "Permisos", *(added if role != "R07" else [])]
    assert tabs_of(page, len(names)) == names
    for step, words in (("licensing", "Licencias de"), ("programs", "Programas de")) if has_them else ():
        page.goto(f"/user/{who.guid}/{step}")
        expect(page.get_by_text(f"{words} {who.username}")).to_be_visible()
    if not has_them:
        page.goto(f"/user/{who.guid}/licensing")
        expect(page.get_by_role("heading", name="Vera Luz", level=1)).to_be_visible()
        expect(page.get_by_text("Licencias de")).to_have_count(0)


@pytest.mark.spec("USR-044", "USR-045", "USR-046")
def test_the_subscription_is_shown_and_nothing_of_it_changes(people: People) -> None:
    guid, _username = made(people, "Vera", "Luz")
    page = people.enter(f"/user/{guid}/subscription")
    expect(page.get_by_text("Esta persona no se ha suscrito a nada.")).to_be_visible()
    ends = datetime.now(UTC) + timedelta(days=40)
    active = {
        "code": "PLUS-7",
        "status": "active",
        "expires_at": ends.isoformat(),
        "days_left": 40,
        "plan_interval": "year",
        "provider_status": "past_due",
    }
    add_subscription(people, page, guid, active)
    page.reload()
    for name, value in (
        ("Código", "PLUS-7"),
        ("Estado", "Activa"),
        ("Vence el", str(ends.year)),
        ("Le quedan", "40 días"),
        ("Periodo del plan", "Anual"),
        ("Estado del pago", "Pago atrasado"),
    ):
        fact = page.locator("dl > div").filter(has=page.get_by_text(name, exact=True))
        expect(fact).to_contain_text(value)
    shown = page.get_by_role("main")
    for role in ("textbox", "combobox", "switch"):
        expect(shown.get_by_role(role)).to_have_count(0)
    expect(page.get_by_role("button", name="Guardar")).to_have_count(0)
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    add_subscription(people, page, guid, {**active, "status": "expired", "days_left": 0})
    page.reload()
    expect(page.get_by_text("0 días")).to_be_visible()
    expect(page.get_by_text("Vencida")).to_be_visible()


def test_who_asks_why_is_told_by_the_action(people: People) -> None:
    guid, _username = made(people, "Vera", "Paz")
    page = people.enter(f"/user/{guid}/permissions", "R05")
    table = page.get_by_role("table", name="Qué puede hacer, y por qué")
    create = table.get_by_role("row", name=re.compile("^users.create"))
    expect(create).to_contain_text("No puede")
    expect(create).to_contain_text("El rol Docente no lo tiene")
    own = table.get_by_role("row", name=re.compile("^profile.update"))
    expect(own).to_contain_text("El rol Docente lo tiene")
    page.get_by_role("searchbox").last.fill("profile.upd")
    expect(table.get_by_role("row")).to_have_count(2)
    page.get_by_role("searchbox").last.fill("nada de esto")
    expect(page.get_by_text("Nada coincide con lo que buscas.")).to_be_visible()
    page.get_by_role("searchbox").last.fill("")
    page.get_by_text("No puede", exact=True).first.click()
    expect(own).to_have_count(0)
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
