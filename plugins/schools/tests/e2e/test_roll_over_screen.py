"""The groups of a year that is over, brought into the active one on the screen."""

from uuid import uuid4

from estante.testing.browser import PHONE, People, violations_in_schemes
from playwright.sync_api import expect

COPIED = (
    "type_guid",
    "address",
    "address_number",
    "neighborhood",
    "zipcode",
    "phone",
    "country_guid",
    "state_guid",
    "city_guid",
)


def school_with_an_ended_year(people: People) -> str:
    """A school whose last year had the groups 1A and 1B, and whose next one has begun: its guid."""
    listed = people.call("GET", "schools").json()["data"][0]["guid"]
    like = people.call("GET", f"schools/{listed}").json()["data"]
    body = {name: like[name] for name in COPIED} | {"name": "Escuela Los Aromos", "code": uuid4().hex[:8]}
    school = str(people.call("POST", "schools", body).json()["data"]["guid"])
    for year in ("2098", "2099"):
        body = {"title": f"Año escolar {year}", "school_year": year, "expired_at": f"{year}-12-17"}
        made = people.call("POST", f"schools/{school}/school-years", body).json()["data"]
        if year == "2098":
            for name in ("1A", "1B"):
                people.call("POST", "groups", {"name": name, "school_guid": school})
        else:
            people.call("POST", f"schools/{school}/school-years/{made['guid']}/activate")
    return school


def test_groups_are_brought_into_the_next_year(people: People) -> None:
    school = school_with_an_ended_year(people)
    page = people.enter(f"/school/{school}/school-year")
    page.get_by_role("button", name="Traer sus grupos").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox", name="Nombre nuevo de 1A")).to_have_value("2A")
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    dialog.get_by_role("checkbox", name="1B").uncheck()
    dialog.get_by_role("textbox", name="Nombre nuevo de 1A").fill("2.º A")
    dialog.get_by_role("button", name="Traer 1 grupo").click()
    expect(page.get_by_text("1 grupo creado en «Año escolar 2099»")).to_be_visible()
    names = [row["name"] for row in people.call("GET", f"groups?school={school}").json()["data"]]
    assert names == ["2.º A"]
