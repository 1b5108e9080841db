"""What a type of another plugin prepared is read in the viewer, and on the page of its record."""

import re
from base64 import b64encode

import httpx
from estante.testing.browser import PHONE, People
from estante.testing.live import until
from playwright.sync_api import expect

from plugins.contents.tests.e2e.beside.test_types import tab
from plugins.contents.tests.e2e.content_screens import unique

TUS = {"Tus-Resumable": "1.0.0"}
POEM = "La lechuza cierra los ojos\npor no ver la noche\n\nLa noche la mira\n---\nVioleta\n"


def upload(staff: httpx.Client, name: str, data: bytes) -> str:
    """Send a file. Answers the upload's guid."""
    about = {"filename": name, "filetype": "text/plain", "purpose": "content"}
    metadata = ",".join(f"{key} {b64encode(value.encode()).decode()}" for key, value in about.items())
    opening = {**TUS, "Upload-Length": str(len(data)), "Upload-Metadata": metadata}
    place = staff.post("uploads", headers=opening).raise_for_status().headers["location"]
    part = {**TUS, "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream"}
    guid = str(place).rpartition("/")[2]
    staff.patch(f"uploads/{guid}", content=data, headers=part).raise_for_status()
    return guid


def poem(people: People) -> str:
    """The guid of a poem that is prepared."""
    with people.client() as staff:
        body = {"name": unique("Lechuza"), "is_teacher_only": 0, "is_public": True, "type_guid": "POEM"}
        body["upload_guid"] = upload(staff, "lechuza.txt", POEM.encode())
        made = staff.post("cms/contents", json=body).raise_for_status().json()["data"]
        address = f"cms/contents/{made['guid']}"
        until(people.live, lambda: staff.get(address).json()["data"]["storage_status"] == "upload-done")
    return str(made["guid"])


def test_a_poem_is_read_in_the_viewer_and_its_record_says_what_was_found(people: People) -> None:
    guid = poem(people)
    page = people.enter(f"/content/{guid}")
    tab(page, "Versos").click()
    page.wait_for_url(re.compile("/verses$"))
    expect(page.get_by_text("2 estrofas, para Violeta")).to_be_visible()
    page.goto(f"/viewer/{guid}")
    verses = page.get_by_role("article", name=re.compile("^Lechuza"))
    expect(verses).to_contain_text("La lechuza cierra los ojos / por no ver la noche")
    expect(verses).to_contain_text("La noche la mira")
    reader = people.enter("/home", "R01", size=PHONE)
    reader.goto(f"/viewer/{guid}")
    expect(reader.get_by_role("article", name=re.compile("^Lechuza"))).to_contain_text("La noche la mira")
