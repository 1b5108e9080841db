"""Fields of many contents changed at once: set, added and removed, each content judged, and taken back."""

from typing import Any
from uuid import UUID, uuid4

import pytest
from estante.dependencies import Services
from estante.testing.answers import Json, data_of, rows_of, wrong_fields
from estante.testing.workbench import Workbench
from estante_contents.models import Content, ContentTag
from sqlalchemy import func, select

from .conftest import Editor
from .test_bulk import bulk, fill, recorded, undo
from .test_collections import NOBODY
from .test_publications import Parts

MANY = 450


async def edit_many(editor: Editor, guids: list[str], **edit: object) -> Json:
    return data_of(await bulk(editor, "edit", guids=guids, edit=edit))


async def preview(editor: Editor, query: dict[str, Any] | None = None, **body: object) -> Json:
    return data_of(
        await editor.client.post("cms/contents/bulk/preview", params=query, json={"act": "edit", **body})
    )


def tags_of(content: Json) -> list[str]:
    return sorted(tag["tag"] for tag in content["tags"])


async def fields_changed(editor: Editor, guid: str) -> list[str]:
    """What the newest entry of a content's history says was changed."""
    history = data_of(await editor.client.get(f"cms/contents/{guid}/history"))
    return list(history["changes"][0]["fields"])


async def countries(editor: Editor) -> tuple[Parts, Parts]:
    """Two countries with what is taught there."""
    return await Parts(editor).fill("Chile", "CL"), await Parts(editor).fill("México", "MX")


async def tag(editor: Editor, name: str) -> str:
    return str(data_of(await editor.client.post("cms/tags", json={"tag": name}), 201)["guid"])


@pytest.mark.spec("KER-132", part="bulk")
async def test_values_are_added_removed_and_set_and_all_come_back(editor: Editor) -> None:
    agua, rio, mar = [await tag(editor, name) for name in ("Agua", "Río", "Mar")]
    one = await editor.create(name="Uno", tags=[agua], author_name="Ana", langs=["es"])
    two = await editor.create(name="Dos", tags=[agua, rio])
    guids = [one["guid"], two["guid"]]
    change = await edit_many(
        editor,
        guids,
        set={"author_name": "Livia", "is_downloadable": True, "langs": ["pt"]},
        add={"tags": [mar]},
        remove={"tags": [agua]},
    )
    assert (change["status"], change["changed"], change["refused"]) == ("done", 2, 0)
    after = [await editor.get(guid) for guid in guids]
    assert [tags_of(content) for content in after] == [["Mar"], ["Mar", "Río"]]
    assert [content["langs"] for content in after] == [[{"lang_id": "pt"}]] * 2
    assert [(content["author_name"], content["is_downloadable"]) for content in after] == [
        ("Livia", True)
    ] * 2
    assert [content["version"] for content in after] == [2, 2]
    assert sorted(await fields_changed(editor, one["guid"])) == [
        "author_name",
        "is_downloadable",
        "langs",
        "tags",
    ]
    assert data_of(await undo(editor, change))["changed"] == 2
    back = [await editor.get(guid) for guid in guids]
    assert [tags_of(content) for content in back] == [["Agua"], ["Agua", "Río"]]
    assert [content["langs"] for content in back] == [[{"lang_id": "es"}], []]
    assert [content["author_name"] for content in back] == ["Ana", two["author_name"]]
    assert [content["is_downloadable"] for content in back] == [False, False]


async def test_what_is_so_already_is_unchanged_and_keeps_its_version(editor: Editor) -> None:
    agua = await tag(editor, "Agua")
    one = await editor.create(name="Uno", tags=[agua])
    change = await edit_many(editor, [one["guid"]], set={"is_public": False}, add={"tags": [agua]})
    assert (change["changed"], change["unchanged"], change["refused"]) == (0, 1, 0)
    assert (await editor.get(one["guid"]))["version"] == 1


async def test_undoing_leaves_alone_what_somebody_changed_since(editor: Editor) -> None:
    agua, rio = [await tag(editor, name) for name in ("Agua", "Río")]
    made = [await editor.create(name=name, author_name="Ana") for name in ("Uno", "Dos", "Tres", "Cuatro")]
    guids = [content["guid"] for content in made]
    change = await edit_many(editor, guids, set={"author_name": "Livia"}, add={"tags": [agua]})
    # Another author, a tag that was taken out again, one more tag, and another name.
    await editor.client.put(f"cms/contents/{guids[0]}", json={"author_name": "Rosa"})
    await editor.client.put(f"cms/contents/{guids[1]}", json={"tags": []})
    await editor.client.put(f"cms/contents/{guids[2]}", json={"tags": [agua, rio]})
    await editor.client.put(f"cms/contents/{guids[3]}", json={"name": "Cuatro y medio"})
    back = data_of(await undo(editor, change))
    refused = {row["guid"]: (row["code"], row["name"]) for row in back["refusals"]}
    assert back["changed"] == 2
    assert refused == {guids[0]: ("CHANGED_SINCE", "Uno"), guids[1]: ("CHANGED_SINCE", "Dos")}
    after = [await editor.get(guid) for guid in guids]
    assert [content["author_name"] for content in after] == ["Rosa", "Livia", "Ana", "Ana"]
    assert [tags_of(content) for content in after] == [["Agua"], [], ["Río"], []]


async def test_each_content_is_judged_as_when_it_is_saved_alone(editor: Editor) -> None:
    parts, _ = await countries(editor)
    free = await editor.create(name="Sin país")
    other = await editor.create(name="De otro país", country="MX")
    open_ = await editor.create(name="Solo docentes", is_teacher_only=1)
    guids = [free["guid"], other["guid"], open_["guid"], nobody := str(uuid4())]
    change = await edit_many(editor, guids, set={"is_public": True}, add={"disciplines": [parts.arte]})
    assert (change["changed"], change["refused"]) == (1, 3)
    assert {row["guid"]: (row["code"], row["name"]) for row in change["refusals"]} == {
        other["guid"]: ("VALIDATION_ERROR", "De otro país"),
        open_["guid"]: ("VALIDATION_ERROR", "Solo docentes"),
        nobody: ("NOT_FOUND", None),
    }
    said = {row["guid"]: row["message"] for row in change["refusals"]}
    assert said[other["guid"]] == "Elige solo lo que es del país elegido"
    assert said[open_["guid"]].startswith("Elige una de las dos: lo público se abre sin cuenta")
    after = await editor.get(free["guid"])
    assert (after["is_public"], after["disciplines"]) == (True, [parts.arte])
    rows = rows_of(await editor.client.get(f"bulk/{change['guid']}/rows", params={"state": "refused"}))
    assert {row["name"] for row in rows} == {"De otro país", "Solo docentes", None}


async def test_a_country_moves_only_with_what_is_of_it(editor: Editor) -> None:
    parts, _ = await countries(editor)
    held = await editor.create(name="Con arte", country="CL", disciplines=[parts.arte])
    plain = await editor.create(name="Sin nada", country="CL")
    guids = [held["guid"], plain["guid"]]
    change = await edit_many(editor, guids, set={"country": "MX"})
    assert [row["guid"] for row in change["refusals"]] == [held["guid"]]
    assert (await editor.get(plain["guid"]))["country"] == "MX"
    both = await edit_many(editor, guids, set={"country": "MX", "disciplines": []})
    assert (both["changed"], both["refused"]) == (1, 0)
    assert data_of(await undo(editor, both))["changed"] == 1
    back = await editor.get(held["guid"])
    assert (back["country"], back["disciplines"]) == ("CL", [parts.arte])


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        (None, {"edit": "required"}),
        ({}, {"edit": "invalid"}),
        ({"set": {"tags": []}, "add": {"tags": [NOBODY]}}, {"edit": "invalid"}),
        ({"set": {"name": "Todos iguales"}}, {"edit.set.name": "unknown"}),
        ({"add": {"author_name": ["Ana"]}}, {"edit.add.author_name": "unknown"}),
        ({"set": {"is_teacher_only": 2}}, {"edit.set.is_teacher_only": "required"}),
    ],
)
async def test_an_edit_that_says_nothing_or_too_much_is_refused(
    editor: Editor, asked: Json | None, wrong: dict[str, str]
) -> None:
    sent = {} if asked is None else {"edit": asked}
    assert wrong_fields(await bulk(editor, "edit", guids=[NOBODY], **sent)) == wrong


async def test_an_edit_belongs_to_its_act_alone(editor: Editor) -> None:
    edit = {"set": {"is_public": True}}
    assert wrong_fields(await bulk(editor, "delete", guids=[NOBODY], edit=edit)) == {"edit": "unknown"}


async def test_values_that_are_not_there_and_too_many_are_refused_row_by_row(editor: Editor) -> None:
    one = await editor.create(name="Uno", didacticTypes=["practice"])
    missing = await edit_many(editor, [one["guid"]], add={"tags": [str(uuid4())]})
    unknown = await edit_many(editor, [one["guid"]], add={"langs": ["tlh"]})
    many = await edit_many(editor, [one["guid"]], add={"didacticTypes": [f"t{at}" for at in range(50)]})
    for change in (missing, unknown, many):
        assert [(row["code"], row["name"]) for row in change["refusals"]] == [("VALIDATION_ERROR", "Uno")]
    assert many["refusals"][0]["message"] == "Elige como máximo 50"
    assert (await editor.get(one["guid"]))["version"] == 1


async def test_a_look_says_what_would_be_and_changes_nothing(editor: Editor, services: Services) -> None:
    agua = await tag(editor, "Agua")
    made = [await editor.create(name=f"Mirado {at}") for at in range(3)]
    await editor.client.put(f"cms/contents/{made[2]['guid']}", json={"is_teacher_only": 1})
    edit = {"set": {"is_public": True}, "add": {"tags": [agua]}}
    seen = await preview(editor, {"q": "mirado"}, all=True, edit=edit, **{"except": [made[0]["guid"]]})
    counts = {name: seen[name] for name in ("total", "changed", "unchanged", "refused", "is_whole")}
    assert counts == {"total": 2, "changed": 1, "unchanged": 0, "refused": 1, "is_whole": True}
    assert [(row["name"], row["code"]) for row in seen["refusals"]] == [("Mirado 2", "VALIDATION_ERROR")]
    after = await editor.get(made[1]["guid"])
    assert (after["version"], after["tags"], after["is_public"]) == (1, [], False)
    async with services.database.transaction(editor.tenant) as session:
        assert await session.scalar(select(func.count()).select_from(ContentTag)) == 0


async def test_who_may_not_change_contents_may_not_look_at_a_change(editor: Editor, edit: Any) -> None:
    made = await editor.create(name="Intocable")
    helper = await edit(editor.tenant, "R05")
    body = {"act": "edit", "guids": [made["guid"]], "edit": {"set": {"is_public": True}}}
    for path in ("cms/contents/bulk", "cms/contents/bulk/preview"):
        assert (await helper.client.post(path, json=body)).status_code == 403


@pytest.mark.spec("KER-132", part="bulk")
async def test_many_are_edited_by_a_job_and_taken_back_by_one(
    editor: Editor, services: Services, workbench: Workbench
) -> None:
    await fill(services, editor, MANY)
    agua = await tag(editor, "Agua")
    edit = {"set": {"country": None, "is_downloadable": True}, "add": {"tags": [agua]}}
    seen = await preview(editor, {"q": "lote"}, all=True, edit=edit)
    assert (seen["total"], seen["is_whole"]) == (201, False)
    change = data_of(await bulk(editor, "edit", {"q": "lote"}, all=True, edit=edit))
    assert (change["status"], change["total"]) == ("running", MANY)
    job = await workbench.finish(change["job"], editor.tenant)
    assert (job.status, job.title) == ("done", f"Editar contenidos · {MANY}")
    assert await held(services, editor, UUID(agua)) == (MANY, MANY)
    assert await recorded(services, editor.tenant, "contents.update") == MANY
    back = data_of(await undo(editor, change))
    await workbench.finish(back["job"], editor.tenant)
    assert await held(services, editor, UUID(agua)) == (0, 0)


async def held(services: Services, editor: Editor, tag_guid: UUID) -> tuple[int, int]:
    """How many contents have a tag, and how many can be downloaded."""
    async with services.database.transaction(editor.tenant) as session:
        tagged = select(func.count()).select_from(ContentTag).where(ContentTag.tag_guid == tag_guid)
        downloadable = select(func.count()).select_from(Content).where(Content.is_downloadable)
        return (await session.scalar(tagged)) or 0, (await session.scalar(downloadable)) or 0


async def test_an_edit_keeps_an_earlier_version_that_can_be_restored(editor: Editor) -> None:
    one = await editor.create(name="Uno")
    await edit_many(editor, [one["guid"]], set={"mobile_friendly": True})
    versions = data_of(await editor.client.get(f"cms/contents/{one['guid']}/versions"))["versions"]
    assert [(row["version"], row["fields"]["mobile_friendly"]) for row in versions] == [(1, False)]
