"""A content that a job still prepares: waited for, and opened by itself when it is ready."""

import psycopg
import pytest
from estante.testing.browser import People
from estante.testing.tenants import TENANTS
from playwright.sync_api import expect

from tests.e2e.places import database_url

from .viewer_screens import course, guid_of

NEVER_PREPARED = "UPDATE contents SET storage_status = 'uploading', assets = '{}' WHERE guid = %s"
PREPARE = """async (guid) => {
  const { value } = JSON.parse(localStorage.getItem("auth"));
  const headers = { Authorization: `Bearer ${value.authToken}` };
  return (await fetch(`/api/cms/contents/${guid}/prepare`, { method: "POST", headers })).status;
}"""


@pytest.mark.story
def test_a_content_opens_by_itself_once_it_is_prepared(people: People) -> None:
    page = people.enter()
    guid = guid_of(page, "Repaso general de ciencias naturales")
    with psycopg.connect(database_url(people.live), autocommit=True) as connection:
        connection.execute("SELECT set_config('app.tenant', %s, false)", [TENANTS["andaluna"]["guid"]])
        connection.execute(NEVER_PREPARED, [guid])
    page.goto(f"/viewer/{guid}")
    preparing = "Preparando el contenido… Se abrirá en cuanto esté listo."
    cover = page.get_by_role("main").get_by_role("status").filter(has_text=preparing)
    expect(cover).to_be_visible()
    expect(cover.get_by_role("button", name="Volver")).to_be_visible()
    assert page.evaluate(PREPARE, guid) == 202
    expect(course(page)[1].get_by_role("heading", name="Introducción")).to_be_visible()
    expect(cover).to_have_count(0)
