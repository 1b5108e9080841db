"""What contents need to open: a course plays that of its dependency, and what is missing is said."""

from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from .readers import Readers
from .viewer_screens import consumption, course, leave, shown_error

COURSE = "scorm12-un-sco.zip"
LACKS = "Falta una pieza para abrir este contenido"


def needing(readers: Readers, type_guid: str, *dependencies: str) -> str:
    """A content of a type that takes what it needs from others. Answers its guid."""
    body = {
        "name": f"Con dependencias {uuid4().hex[:6]}",
        "type_guid": type_guid,
        "is_public": True,
        "is_teacher_only": 0,
        "dependencies": list(dependencies),
    }
    return str(readers.call(readers.person("R04"), "POST", "cms/contents", body)["guid"])


@pytest.mark.spec("VIE-120")
def test_a_course_plays_the_package_of_its_dependency_and_keeps_what_was_done(readers: Readers) -> None:
    files = readers.put("motor.zip", readers.file("html-interactivo.zip"), type_guid="CTTY_00")
    package = readers.put("curso.zip", readers.file(COURSE), type_guid="CTTY_00")
    guid = needing(readers, "CTTY_10", files, package)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    _, part = course(page)
    part.get_by_role("button", name="Guardar 4000 caracteres").click()
    expect(part.get_by_role("status")).to_contain_text("saved 4000")
    player = page.locator("iframe").get_attribute("src") or ""
    assert urlsplit(player).path.endswith("/_player/scorm")
    assert parse_qs(urlsplit(player).query) == {"commit_mode": ["finish"], "menu": ["b"], "r": ["10"]}
    leave(page)
    assert consumption(page, guid)["completion_status"] == "incomplete"
    page.goto(f"/viewer/{guid}")
    expect(part.get_by_role("status")).to_contain_text("resume")


@pytest.mark.spec("VIE-061")
@pytest.mark.parametrize("type_guid", ["CTTY_10", "CTTY_14", "CTTY_CATBOOK"])
def test_a_content_without_what_it_needs_says_so(readers: Readers, type_guid: str) -> None:
    page = readers.enter()
    page.goto(f"/viewer/{needing(readers, type_guid)}")
    error = shown_error(page)
    expect(error).to_contain_text("ERROR_404_DEPENDENCY")
    expect(error).to_contain_text(LACKS)


@pytest.mark.spec("VIE-061", part="a dependency without a course")
def test_files_alone_are_no_course(readers: Readers) -> None:
    files = readers.put("textos.zip", readers.file("materiales-sin-indice.zip"), type_guid="CTTY_00")
    page = readers.enter()
    page.goto(f"/viewer/{needing(readers, 'CTTY_10', files)}")
    expect(shown_error(page)).to_contain_text("ERROR_404_DEPENDENCY")
