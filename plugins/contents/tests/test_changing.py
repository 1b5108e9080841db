"""Changing, cloning, deleting and restoring; tags and custom tags."""

from typing import Any
from uuid import uuid4

import pytest
from estante.audit import AuditRecord
from estante.dependencies import Services
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from sqlalchemy import select

from .conftest import Editor, sample


@pytest.mark.spec("CON-022")
async def test_what_is_sent_changes_and_the_rest_stays(editor: Editor) -> None:
    made = await editor.create(name="Antes", description="Se queda", is_downloadable=True)
    tag = data_of(await editor.client.post("cms/tags", json={"tag": "agua"}), 201)["guid"]
    change = {"name": "Después", "mobile_friendly": True, "langs": ["es", "en"], "tags": [tag]}
    changed = data_of(await editor.client.put(f"cms/contents/{made['guid']}", json=change))
    found = await editor.get(made["guid"])
    assert (found["name"], found["description"]) == ("Después", "Se queda")
    assert (found["mobile_friendly"], found["is_downloadable"]) == (True, True)
    assert [one["lang_id"] for one in found["langs"]] == ["en", "es"]
    assert [one["tag"] for one in found["tags"]] == ["agua"]
    assert found["version"] == changed["version"] == made["version"] + 1
    emptied = {"is_downloadable": False, "description": ""}
    await editor.client.put(f"cms/contents/{made['guid']}", json=emptied)
    found = await editor.get(made["guid"])
    assert (found["name"], found["description"], found["is_downloadable"]) == ("Después", "", False)


@pytest.mark.spec("KER-016", part="contents")
async def test_a_change_of_an_old_version_is_refused(editor: Editor) -> None:
    made = await editor.create(name="Antes")
    address, old = f"cms/contents/{made['guid']}", {"If-Match": f'"{made["version"]}"'}
    assert (await editor.client.put(address, json={"name": "Primera"}, headers=old)).status_code == 200
    late = await editor.client.put(address, json={"name": "Segunda"}, headers=old)
    assert (late.status_code, late.json()["version"]) == (412, made["version"] + 1)
    assert (await editor.client.get(address)).headers["etag"] == f'"{made["version"] + 1}"'
    assert (await editor.get(made["guid"]))["name"] == "Primera"


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"name": "ab"}, {"name": "min_length"}),
        ({"tags": [str(uuid4())]}, {"tags": "choice"}),
        ({"langs": ["xx"]}, {"langs": "choice"}),
        ({"url": "agua"}, {"url": "url"}),
        ({"status": "dormant"}, {"status": "choice"}),
        ({"type_guid": ""}, {"type_guid": "required"}),
    ],
)
async def test_a_wrong_change_changes_nothing(editor: Editor, change: Any, wrong: dict[str, str]) -> None:
    made = await editor.create(name="Antes")
    answer = await editor.client.put(f"cms/contents/{made['guid']}", json={"description": "x", **change})
    assert wrong_fields(answer) == wrong
    assert (await editor.get(made["guid"]))["description"] == ""


@pytest.mark.spec("CON-031")
async def test_an_erp_id_cannot_be_taken_by_a_change(editor: Editor) -> None:
    await editor.create(name="La dueña", erp_id="E1")
    other = await editor.create(name="Otra")
    answer = await editor.client.put(f"cms/contents/{other['guid']}", json={"erp_id": "E1"})
    assert (answer.status_code, answer.json()["errno"]) == (409, 1062)
    assert "La dueña" in answer.json()["message"]


@pytest.mark.spec("CON-025")
@pytest.mark.spec("CON-026", part="all but subtitles")
async def test_a_copy_keeps_what_it_is_and_not_whose(editor: Editor, edit: Any) -> None:
    tag = data_of(await editor.client.post("cms/tags", json={"tag": "agua"}), 201)["guid"]
    made = await editor.create_from("texto.pdf", name="Quijote", erp_id="E1", tags=[tag], langs=["es"])
    publisher = await edit(editor.tenant, "R07", name="Inés", lastname="Olmedo")
    copy = data_of(await publisher.client.post("cms/contents-clone", json={"guid": made["guid"]}), 201)
    assert copy["guid"] != made["guid"]
    assert (copy["name"], copy["erp_id"]) == ("Quijote (copia)", None)
    assert (copy["author_name"], copy["author_lastname"]) == ("Inés", "Olmedo")
    assert (copy["payload"]["pages"], copy["storage_status"]) == (9, "upload-done")
    assert [one["tag"] for one in copy["tags"]] == ["agua"]
    assert copy["customTags"] == made["customTags"]
    long = await editor.create(name="x" * 250)
    again = data_of(await editor.client.post("cms/contents-clone", json={"guid": long["guid"]}), 201)
    assert len(again["name"]) == 250


@pytest.mark.spec("CON-026")
async def test_a_copy_has_the_file_the_classification_and_the_subtitles(editor: Editor, edit: Any) -> None:
    tag = data_of(await editor.client.post("cms/tags", json={"tag": "nube"}), 201)["guid"]
    topic = data_of(await editor.client.post("cms/topics", json={"topic": "El agua"}), 201)["guid"]
    about: dict[str, Any] = {"tags": [tag], "topics": [topic], "langs": ["es"], "pedagogicalType": "theory"}
    made = await editor.create_from("ciclo-del-agua.webm", name="El agua", erp_id="E26", **about)
    form: Any = {"lang_id": (None, "es"), "file": ("es.vtt", sample("ciclo-del-agua.es.vtt"))}
    path = "cms/contents/{}/subtitles"
    data_of(await editor.client.post(path.format(made["guid"]), files=form), 201)
    publisher = await edit(editor.tenant, "R07", name="Inés", lastname="Olmedo")
    copy = data_of(await publisher.client.post("cms/contents-clone", json={"guid": made["guid"]}), 201)
    assert (copy["name"], copy["erp_id"]) == ("El agua (copia)", None)
    assert (copy["author_name"], copy["author_lastname"]) == ("Inés", "Olmedo")
    assert copy["file"]["name"] == "ciclo-del-agua.webm"
    for field in about:
        assert copy[field] == made[field], field
    [subtitle] = rows_of(await publisher.client.get(path.format(copy["guid"])))
    assert subtitle["lang_id"] == "es"


@pytest.mark.spec("CON-023", "KER-012")
@pytest.mark.spec("CON-024", part="restored for 30 days")
async def test_deleted_contents_are_gone_and_come_back(editor: Editor) -> None:
    made = [await editor.create(name=name) for name in ("Uno", "Dos", "Tres")]
    guids = [made[0]["guid"], made[2]["guid"], str(uuid4())]
    gone = data_of(await send_json(editor.client, "DELETE", "cms/contents", {"guids": guids}))
    assert sorted(gone["deleted"]) == sorted(guids[:2])
    assert [(one["guid"], one["code"]) for one in gone["refused"]] == [(guids[2], "NOT_FOUND")]
    assert await editor.names() == ["Dos"]
    assert (await editor.client.get(f"cms/contents/{guids[0]}")).status_code == 404
    back = data_of(await editor.client.post("cms/contents/restore", json={"guids": guids[:1]}))
    assert back["restored"] == guids[:1]
    assert sorted(await editor.names()) == ["Dos", "Uno"]


@pytest.mark.spec("CON-024", part="restored for 30 days")
async def test_a_content_whose_erp_id_was_taken_stays_in_the_trash(editor: Editor) -> None:
    made = await editor.create(name="Vieja", erp_id="E1")
    await send_json(editor.client, "DELETE", "cms/contents", {"guids": [made["guid"]]})
    await editor.create(name="Nueva", erp_id="E1")
    back = data_of(await editor.client.post("cms/contents/restore", json={"guids": [made["guid"]]}))
    assert back["restored"] == []
    assert (back["refused"][0]["code"], "Nueva" in back["refused"][0]["message"]) == ("ER_DUP_ENTRY", True)


@pytest.mark.spec("CON-039", "CON-040", "CON-041")
async def test_a_tag_is_made_once(editor: Editor) -> None:
    first = data_of(await editor.client.post("cms/tags", json={"tag": "Ciclo del agua"}), 201)
    again = data_of(await editor.client.post("cms/tags", json={"tag": "  ciclo del AGUA "}), 201)
    assert again == first
    assert rows_of(await editor.client.get("cms/tags")) == [first]
    assert rows_of(await editor.client.get("cms/tags", params={"q": "água"})) == [first]
    assert wrong_fields(await editor.client.post("cms/tags", json={"tag": "  "})) == {"tag": "required"}


@pytest.mark.spec("CON-044", "CON-047", "CON-048")
async def test_a_custom_tag_is_attached_once_and_detached(editor: Editor) -> None:
    tags = rows_of(await editor.client.get("cms/custom-tags"))
    assert [(one["type"], one["name"]) for one in tags] == [("ENABLE_SEARCH", "YES")]
    made = await editor.create()
    address, body = f"cms/contents/{made['guid']}/custom-tags", {"guid": tags[0]["guid"]}
    assert rows_of(await editor.client.post(address, json=body)) == tags
    assert rows_of(await editor.client.post(address, json=body)) == tags
    assert rows_of(await send_json(editor.client, "DELETE", address, body)) == []
    assert (await editor.client.post(address, json={"guid": str(uuid4())})).status_code == 404


async def test_a_switch_of_the_viewer_is_made_with_its_value_once(editor: Editor) -> None:
    sent = {"type": "START_PAGE", "name": "5"}
    made = data_of(await editor.client.post("cms/custom-tags", json=sent), 201)
    again = data_of(await editor.client.post("cms/custom-tags", json=sent), 201)
    assert (made, made["type"], made["name"]) == (again, "START_PAGE", "5")
    content = await editor.create(type_guid="CTTY_05", customTags=[made["guid"]])
    assert made in (await editor.get(content["guid"]))["customTags"]
    for kind, name in (
        ("COLOUR", "5"),
        ("START_PAGE", "0"),
        ("LED_NUMBER_PAGE", "five"),
        ("ENABLE_SEARCH", "?"),
    ):
        wrong = await editor.client.post("cms/custom-tags", json={"type": kind, "name": name})
        assert (wrong.status_code, wrong.json()["code"]) == (422, "CUSTOM_TAG_UNKNOWN")
        assert f"«{kind} {name}»" in wrong.json()["message"]
        assert "START_PAGE" in wrong.json()["message"]


@pytest.mark.spec("CON-042", "CON-052", "CON-053", "CON-054", "CON-055", "CON-056")
@pytest.mark.spec("CON-076", part="the call")
async def test_the_types_say_what_they_take(editor: Editor) -> None:
    every = rows_of(await editor.client.get("cms/types", params={"pageSize": 200}))
    types = {one["guid"]: one for one in every}
    numbered = [f"CTTY_{number:02}" for number in (*range(16), 17, 18, 20, 21)]
    named = ["CTTY_CATBOOK", "CTTY_EPUB_COLIBRIO", "LTI", "MINTBLOCK", "MINT_PAGE", "MINT_PAGE_DUAL"]
    assert list(types) == [*numbered, *named, "QUIZ", "VIDEOLESSON"]
    assert {"mp4", "webm", "mov", "m4v"} <= set(types["CTTY_03"]["formats"])
    assert "zip" not in types["CTTY_03"]["formats"]
    assert {"mp3", "m4a", "ogg", "wav"} <= set(types["CTTY_04"]["formats"])
    assert (types["CTTY_05"]["formats"], types["CTTY_05"]["mime_types"]) == (["pdf"], ["application/pdf"])
    assert (types["CTTY_06"]["formats"], types["CTTY_06"]["takes_url"]) == ([], True)
    assert {"jpg", "jpeg", "png", "gif", "webp", "svg"} <= set(types["CTTY_07"]["formats"])
    media = [guid for guid, one in types.items() if one["is_media"]]
    assert media == ["CTTY_03", "CTTY_04", "CTTY_05", "CTTY_06", "CTTY_07"]


async def test_every_write_is_audited(editor: Editor, services: Services) -> None:
    made = await editor.create()
    await editor.client.patch(f"cms/contents/{made['guid']}", json={"status": "inactive"})
    await send_json(editor.client, "DELETE", "cms/contents", {"guids": [made["guid"]]})
    async with services.database.transaction(editor.tenant) as session:
        rows = await session.scalars(
            select(AuditRecord).where(AuditRecord.entity_guid == made["guid"]).order_by(AuditRecord.at)
        )
        assert [row.action for row in rows] == ["contents.create", "contents.update", "contents.delete"]


async def test_the_history_tells_who_changed_what(editor: Editor, edit: Any, tenant: Tenant) -> None:
    made = await editor.create_from("texto.pdf", name="Texto del estudiante")
    address = f"cms/contents/{made['guid']}"
    data_of(await editor.client.put(address, json={"name": "Texto", "erp_id": "CL-01"}))
    other = await edit(tenant, "R06", name="Inés", lastname="Olmedo")
    data_of(await other.client.patch(address, json={"status": "inactive"}))
    upload = await editor.upload("texto-2.pdf", sample("texto.pdf"))
    data_of(await editor.client.post(f"{address}/file", json={"upload_guid": upload}))

    told = data_of(await editor.client.get(f"{address}/history"))
    acts = [(one["act"], sorted(one["fields"])) for one in told["changes"]]
    assert acts == [("file", []), ("update", ["status"]), ("update", ["erp_id", "name"]), ("create", [])]
    assert told["changes"][1]["by"] == "Inés Olmedo"
    files = [(one["version"], one["name"], one["is_current"]) for one in told["files"]]
    assert files == [(2, "texto-2.pdf", False), (1, "texto.pdf", True)]


async def test_what_is_in_the_trash_has_no_history(editor: Editor) -> None:
    made = await editor.create()
    await send_json(editor.client, "DELETE", "cms/contents", {"guids": [made["guid"]]})
    assert (await editor.client.get(f"cms/contents/{made['guid']}/history")).status_code == 404
