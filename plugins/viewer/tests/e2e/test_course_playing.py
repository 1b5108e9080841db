"""A course goes on where its parts send it, ends when they have, and begins again when it is asked to."""

import pytest
from estante.testing.browser import PHONE, People
from playwright.sync_api import Page, expect

from tests.samples.courses import Item

from .courses import Version, add_course, enter_course, sco

MASTERY = "<adlcp:masteryscore>80</adlcp:masteryscore>"
NO_CHOICE = '<imsss:sequencing><imsss:controlMode choice="false" flow="true"/></imsss:sequencing>'


def set_all(page: Page, **values: object) -> None:
    """Set elements of the part, `__` standing for a dot."""
    for name, value in values.items():
        done = sco(page).evaluate(
            "([name, value]) => rte.set(name, value)", [f"cmi.{name.replace('__', '.')}", value]
        )
        assert done == "true", name


@pytest.mark.spec("VIE-123")
@pytest.mark.parametrize(("raw", "success"), [(85, "passed"), (79, "failed")])
def test_the_mastery_score_judges(people: People, raw: int, success: str) -> None:
    course = add_course(people, "1.2", Item(title="Prueba", more=MASTERY))
    page = enter_course(people, course)
    set_all(page, core__score__raw=raw)
    assert sco(page).evaluate("rte.finish()") == "true"
    course.until(lambda stored: stored.result()["success"] == success)
    assert course.result()["progress"] == 100
    assert [sco(page).evaluate("rte.get('cmi.core.lesson_status')"), sco(page).evaluate("rte.error()")] == [
        "",
        "301",
    ]
    expect(page.get_by_text("Llegaste al final del curso.")).to_be_visible()


@pytest.mark.parametrize(
    ("version", "exit_name", "entry_name", "entry"),
    [("2004", "exit", "cmi.entry", "ab-initio"), ("1.2", "core__exit", "cmi.core.entry", "")],
)
def test_a_normal_exit_begins_a_new_attempt(
    people: People, version: Version, exit_name: str, entry_name: str, entry: str
) -> None:
    course = add_course(people, version, Item(title="Lectura"))
    page = enter_course(people, course)
    status = "completion_status" if version == "2004" else "core__lesson_status"
    set_all(
        page, suspend_data="half", **{status: "completed", exit_name: "normal" if version == "2004" else ""}
    )
    sco(page).evaluate("rte.finish()")
    course.until(lambda stored: stored.result()["completion"] == "completed")
    page.goto(f"/viewer/{course.guid}")
    part = sco(page)
    assert [part.evaluate(f"rte.get('{name}')") for name in (entry_name, "cmi.suspend_data")] == [entry, ""]
    part.evaluate("rte.commit()")
    assert course.result()["completion"] == "completed", "what was reached stays"


def test_starting_over_asks_first_and_keeps_what_was_reached(people: People) -> None:
    course = add_course(people, "1.2", Item(title="Uno"), Item(title="Dos"))
    page = enter_course(people, course)
    set_all(page, core__lesson_status="passed", core__score__raw=90, suspend_data="old")
    sco(page).evaluate("rte.commit()")
    course.until(lambda stored: stored.part().get("success") == "passed")
    page.get_by_role("toolbar").get_by_role("button", name="Empezar de nuevo").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("tu mejor puntaje se conservan")
    dialog.get_by_role("button", name="Empezar de nuevo").click()
    expect(dialog).to_have_count(0)
    course.until_data("")
    part = sco(page)
    assert [part.evaluate(f"rte.get('cmi.{name}')") for name in ("core.entry", "suspend_data")] == [
        "ab-initio",
        "",
    ]
    assert (course.part()["success"], course.part()["score"]["raw"]) == ("passed", 90)


def test_a_course_that_opens_a_window_finds_its_api(people: People) -> None:
    course = add_course(people, "1.2", Item(title="Portada", behaviour="opens a window"))
    page = enter_course(people, course)
    with page.expect_popup() as opened:
        sco(page).locator("button").click()
    window = opened.value
    # It is told as soon as it is there, before its page is.
    window.wait_for_function("() => window.rte?.found")
    window.evaluate("rte.set('cmi.suspend_data', 'from its own window')")
    assert window.evaluate("rte.commit()") == "true"
    course.until_data("from its own window")


def test_assets_and_hidden_items_do_not_stand_in_the_way(people: People) -> None:
    course = add_course(
        people,
        "1.2",
        Item(title="Lectura"),
        Item(title="Lámina", behaviour="quiet", is_sco=False),
        Item(title="Oculta", is_visible=False),
    )
    page = enter_course(people, course)
    parts = page.get_by_role("navigation", name="Partes del curso")
    expect(parts.get_by_role("button", name="Lámina")).to_be_visible()
    expect(parts.get_by_role("button", name="Oculta")).to_have_count(0)
    set_all(page, core__lesson_status="completed")
    sco(page).evaluate("rte.finish()")
    course.until(lambda stored: stored.result()["completion"] == "completed")
    page.get_by_role("button", name="Continuar").click()
    sco(page, 2)
    expect(parts.get_by_role("button", name="Lámina")).to_have_attribute("data-status", "completed")


def test_a_part_that_asks_to_continue_is_followed_by_the_next(people: People) -> None:
    course = add_course(people, "2004", Item(title="Uno"), Item(title="Dos"), Item(title="Tres"))
    page = enter_course(people, course)
    assert sco(page).evaluate("rte.get('adl.nav.request_valid.continue')") == "true"
    sco(page).evaluate("rte.set('adl.nav.request', 'continue')")
    sco(page).evaluate("rte.finish()")
    sco(page, 2).evaluate("rte.set('adl.nav.request', '{target=I3}choice')")
    sco(page, 2).evaluate("rte.finish()")
    sco(page, 3).evaluate("rte.finish()")
    expect(page.get_by_text("Llegaste al final del curso.")).to_be_visible()


def test_progress_is_the_share_of_parts_until_the_course_has_ended(people: People) -> None:
    course = add_course(people, "2004", Item(title="Uno"), Item(title="Dos"))
    page = enter_course(people, course)
    set_all(page, progress_measure=0.5, completion_status="incomplete", success_status="passed")
    sco(page).evaluate("rte.commit()")
    course.until(lambda stored: stored.result()["progress"] == 50)
    assert course.part() | {"state": ""} == {
        "part": "I1",
        "state": "",
        "exit": None,
        "completion": "incomplete",
        "success": "passed",
        "score": None,
    }
    expect(page.get_by_role("img", name="Avance: 50 %")).to_be_visible()


def test_where_choosing_is_forbidden_nothing_is_offered_to_choose(people: People) -> None:
    course = add_course(people, "2004", Item(title="Uno"), Item(title="Dos"), sequencing=NO_CHOICE)
    page = enter_course(people, course)
    expect(page.get_by_role("button", name="Dos")).to_be_disabled()
    sco(page).evaluate("rte.finish()")
    page.get_by_role("button", name="Continuar").click()
    sco(page, 2)


def test_on_a_phone_the_parts_fold_away(people: People) -> None:
    course = add_course(people, "1.2", Item(title="Uno"), Item(title="Dos"))
    page = enter_course(people, course, size=PHONE, scheme="dark")
    sco(page)
    parts = page.get_by_role("navigation", name="Partes del curso")
    expect(parts).to_have_count(0)
    page.get_by_role("button", name="Partes del curso").click()
    expect(parts.get_by_role("button", name="Uno")).to_have_attribute("aria-current", "page")
    background = parts.evaluate("panel => getComputedStyle(panel).backgroundColor")
    assert background != "rgb(255, 255, 255)"
    parts.get_by_role("button", name="Dos").click()
    sco(page, 2)
    expect(parts).to_have_count(0)
