"""The developer page of SCORM: packages that editors made, and normalized ones in their place."""

from uuid import UUID

import pytest
from estante.testing.answers import data_of, rows_of
from estante_contents.models import Content
from sqlalchemy import text, update

from plugins.contents.tests.conftest import sample

SCORM = "scorm12-un-sco.zip"
OTHER = "scorm12-ciclo-del-agua.zip"


@pytest.fixture
def developers(new_tenant):
    """A tenant whose developer pages are open."""
    return new_tenant(settings={"developer_pages": True})


@pytest.mark.spec("SHE-131", part="the call")
async def test_the_list_has_the_scorm_contents_of_editors_and_no_others(developers, edit, database):
    admin = await edit(developers)
    made = {}
    for role in ("R04", "R06", "R07"):
        editor = await edit(developers, role)
        made[role] = await editor.create_from(SCORM, type_guid="CTTY_10", name=f"Curso de {role}")
    await admin.create_from("texto.pdf", name="No es un curso")
    nobody_s = await admin.create_from(SCORM, type_guid="CTTY_10", name="De nadie")
    async with database.transaction(developers) as session:
        await session.execute(
            update(Content).where(Content.guid == UUID(nobody_s["guid"])).values(created_by=None)
        )
    rows = rows_of(await admin.client.get("cms/contents/scorm-normalize", params={"orderBy": "name"}))
    assert [row["name"] for row in rows] == [f"Curso de {role}" for role in made]
    assert {row["file_version"] for row in rows} == {1}
    found = rows_of(await admin.client.get("cms/contents/scorm-normalize", params={"q": "r06"}))
    assert [row["guid"] for row in found] == [made["R06"]["guid"]]


@pytest.mark.spec("SHE-132", part="the call")
async def test_a_normalized_package_takes_the_place_and_keeps_guid_and_version(developers, edit, workbench):
    admin = await edit(developers)
    course = await admin.create_from(SCORM, type_guid="CTTY_10", name="Curso")
    answer = await admin.client.post(
        f"cms/contents/{course['guid']}/scorm-normalize",
        files={"file": ("normalizado.zip", sample(OTHER), "application/zip")},
    )
    job = data_of(answer, 202)
    assert job["content"] == course["guid"]
    await workbench.finish(job["job"], developers)
    content = await admin.get(course["guid"])
    assert (content["guid"], content["name"]) == (course["guid"], "Curso")
    assert (content["file"]["name"], content["file"]["version"]) == ("normalizado.zip", 2)
    assert content["payload"] is not None
    history = data_of(await admin.client.get(f"cms/contents/{course['guid']}/history"))
    assert [(file["version"], file["is_current"]) for file in history["files"]] == [(2, True), (1, False)]


@pytest.mark.wide
async def test_a_large_package_comes_as_an_upload(developers, edit, workbench):
    admin = await edit(developers)
    course = await admin.create_from(SCORM, type_guid="CTTY_10", name="Curso")
    upload = await admin.upload("normalizado.zip", sample(OTHER))
    answer = await admin.client.post(
        f"cms/contents/{course['guid']}/scorm-normalize/upload", json={"upload_guid": upload}
    )
    job = data_of(answer, 202)
    await workbench.finish(job["job"], developers)
    assert (await admin.get(course["guid"]))["file"]["version"] == 2


@pytest.mark.parametrize(("name", "status"), [("texto.pdf", 415), ("materiales-sin-indice.zip", 422)])
async def test_what_is_no_scorm_package_changes_nothing(developers, edit, services, name, status):
    admin = await edit(developers)
    course = await admin.create_from(SCORM, type_guid="CTTY_10", name="Curso")
    before = {path async for path in services.files.names(developers, "originals")}
    answer = await admin.client.post(
        f"cms/contents/{course['guid']}/scorm-normalize", files={"file": (name, sample(name))}
    )
    assert answer.status_code == status, answer.text
    assert (await admin.get(course["guid"]))["file"]["version"] == 1
    assert {path async for path in services.files.names(developers, "originals")} == before


async def test_only_scorm_contents_are_normalized(developers, edit):
    admin = await edit(developers)
    book = await admin.create_from("texto.pdf", name="Un libro")
    answer = await admin.client.post(
        f"cms/contents/{book['guid']}/scorm-normalize", files={"file": ("x.zip", sample(SCORM))}
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "NOT_SCORM")


async def test_the_page_s_calls_are_closed_without_the_setting_and_to_other_roles(tenant, developers, edit):
    admin = await edit(tenant)
    assert (await admin.client.get("cms/contents/scorm-normalize")).status_code == 403
    publisher = await edit(developers, "R07")
    assert (await publisher.client.get("cms/contents/scorm-normalize")).status_code == 403


@pytest.mark.wide
async def test_an_earlier_file_comes_back_as_the_newest(editor):
    content = await editor.create_from("texto.pdf", name="Un libro")
    first = content["file"]
    upload = await editor.upload("con-indice.pdf", sample("con-indice.pdf"))
    data_of(await editor.client.post(f"cms/contents/{content['guid']}/file", json={"upload_guid": upload}))
    await editor.finish(content["guid"])
    assert (await editor.get(content["guid"]))["file"]["name"] == "con-indice.pdf"
    data_of(await editor.client.post(f"cms/contents/{content['guid']}/files/1/restore"))
    await editor.finish(content["guid"])
    again = await editor.get(content["guid"])
    assert again["guid"] == content["guid"]
    assert {**again["file"], "version": 1} == first
    assert again["file"]["version"] == 3
    missing = await editor.client.post(f"cms/contents/{content['guid']}/files/9/restore")
    assert missing.status_code == 404


FILL = text(
    "INSERT INTO contents (tenant_id, guid, name, type_guid, storage_status, created_by, created_at)"
    " SELECT :tenant, gen_random_uuid(), 'Curso ' || n, 'CTTY_10', 'upload-done', :editor,"
    " timestamptz '2026-01-01' - n * interval '1 second'"
    " FROM generate_series(CAST(:first AS int) + 1, CAST(:first AS int) + 5000) n"
)


@pytest.mark.wide
@pytest.mark.spec("SHE-133", part="the call")
async def test_the_list_works_through_a_hundred_thousand(developers, edit, database):
    admin = await edit(developers)
    owner = {"tenant": developers.guid, "editor": admin.client.person.guid}
    for first in range(0, 100_000, 5_000):
        async with database.transaction(developers) as session:
            await session.execute(FILL, {**owner, "first": first})
    address = "cms/contents/scorm-normalize"
    for page, first, last in ((1, 1, 200), (250, 49_801, 50_000), (500, 99_801, 100_000)):
        rows = rows_of(await admin.client.get(address, params={"page": page, "pageSize": 200}))
        assert [rows[0]["name"], rows[-1]["name"]] == [f"Curso {first}", f"Curso {last}"]
        assert len(rows) == 200
    assert rows_of(await admin.client.get(address, params={"page": 501, "pageSize": 200})) == []
    found = rows_of(await admin.client.get(address, params={"q": "curso 99999"}))
    assert [row["name"] for row in found] == ["Curso 99999"]
