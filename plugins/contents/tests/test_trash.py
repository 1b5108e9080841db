"""The trash: one list over all plugins, of what this person may bring back; restoring, and emptying it."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from estante.audit import AuditRecord
from estante.dependencies import Services
from estante.files.models import StoredFile
from estante.jobs.kinds import JobContext
from estante.jobs.payloads import NoPayload
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of, send_json
from estante.testing.workbench import Workbench
from estante.trash.acts import expire
from estante_contents.models import Content, ContentFile
from sqlalchemy import select, update

from .conftest import Editor
from .test_bulk import bulk, fill


async def throw_away(editor: Editor, *names: str, **fields: object) -> list[str]:
    """Make contents and delete them. Answers their guids."""
    guids = [(await editor.create(name=name, **fields))["guid"] for name in names]
    data_of(await bulk(editor, "delete", guids=guids))
    return guids


async def trash_names(editor: Editor, **query: Any) -> list[str]:
    return [row["name"] for row in rows_of(await editor.client.get("trash", params=query))]


async def age(services: Services, tenant: Tenant, days: int) -> None:
    """Everything in the trash was deleted so many days ago."""
    async with services.database.transaction(tenant) as session:
        long_ago = datetime.now(UTC) - timedelta(days=days)
        await session.execute(
            update(Content).where(Content.deleted_at.is_not(None)).values(deleted_at=long_ago)
        )


async def expire_trash(services: Services, tenant: Tenant) -> None:
    await expire(JobContext(services.work, tenant), NoPayload())


@pytest.mark.spec("CON-024", part="restored for 30 days")
async def test_the_trash_lists_what_was_deleted_by_whom_and_when_it_goes(editor: Editor) -> None:
    await throw_away(editor, "Borrado", type_guid="CTTY_06", url="https://example.org/x")
    await editor.create(name="Vivo")
    answer = await editor.client.get("trash")
    assert answer.json()["meta"] == {"total": 1, "page": 1, "pageSize": 25}
    (row,) = rows_of(answer)
    assert (row["name"], row["kind"], row["kind_name"]) == ("Borrado", "contents.content", "Contenido")
    assert (row["type"], row["deleted_by"]["name"]) == ("CTTY_06", "Ana Pérez")
    kept = datetime.fromisoformat(row["expires_at"]) - datetime.fromisoformat(row["deleted_at"])
    assert kept == timedelta(days=30)


async def test_the_trash_is_searched_filtered_sorted_and_paged(editor: Editor, edit: Any) -> None:
    other = await edit(editor.tenant, name="Eva", lastname="Luna")
    await throw_away(editor, "Ciclo del água", "Montaña")
    await throw_away(other, "Agua de mar")
    assert sorted(await trash_names(editor, q="agua")) == ["Agua de mar", "Ciclo del água"]
    assert await trash_names(editor, deleted_by=str(other.client.person.guid)) == ["Agua de mar"]
    assert await trash_names(editor, orderBy="name", pageSize=2) == ["Agua de mar", "Ciclo del água"]
    assert await trash_names(editor, orderBy="name", pageSize=2, page=2) == ["Montaña"]
    assert await trash_names(editor, kind="contents.other") == []
    assert (await editor.client.get("trash", params={"colour": "red"})).status_code == 400
    facets = data_of(await editor.client.get("trash/facets"))
    assert {(one["label"], one["count"]) for one in facets["deleted_by"]} == {
        ("Ana Pérez", 2),
        ("Eva Luna", 1),
    }
    assert [(one["value"], one["label"], one["count"]) for one in facets["kind"]] == [
        ("contents.content", "Contenido", 3)
    ]


@pytest.mark.spec("CON-024", part="restored for 30 days")
async def test_a_publisher_sees_and_brings_back_only_its_own(editor: Editor, edit: Any) -> None:
    publisher = await edit(editor.tenant, "R07")
    (theirs,) = await throw_away(editor, "Ajeno")
    (own,) = await throw_away(publisher, "Propio")
    assert await trash_names(publisher) == ["Propio"]
    back = data_of(await publisher.client.post("trash/restore", json={"guids": [theirs, own]}))
    assert (back["changed"], [one["guid"] for one in back["refusals"]]) == (1, [theirs])
    gone = data_of(await send_json(publisher.client, "DELETE", "trash", {"guids": [theirs]}))
    assert (gone["deleted"], [one["code"] for one in gone["refused"]]) == ([], ["FORBIDDEN"])
    assert await trash_names(editor) == ["Ajeno"]


@pytest.mark.parametrize("role", ["R01", "R02", "R05"])
async def test_who_may_delete_nothing_has_no_trash(editor: Editor, edit: Any, role: str) -> None:
    client = (await edit(editor.tenant, role)).client
    assert (await client.get("trash")).status_code == 403
    assert (await client.post("trash/restore", json={"all": True})).status_code == 403
    assert (await send_json(client, "DELETE", "trash", {"all": True})).status_code == 403


async def test_the_trash_of_another_tenant_is_not_there(
    editor: Editor, edit: Any, other_tenant: Tenant
) -> None:
    guids = await throw_away(editor, "Nuestro")
    stranger = await edit(other_tenant)
    assert await trash_names(stranger) == []
    back = data_of(await stranger.client.post("trash/restore", json={"guids": guids}))
    assert [one["code"] for one in back["refusals"]] == ["NOT_FOUND"]
    assert data_of(await stranger.client.post("trash/restore", json={"all": True}))["total"] == 0
    assert await trash_names(editor) == ["Nuestro"]


@pytest.mark.spec("CON-024", part="restored for 30 days")
async def test_what_the_filter_shows_comes_back_but_for_what_is_excluded(editor: Editor) -> None:
    guids = await throw_away(editor, "Agua uno", "Agua dos", "Fuego")
    body: Json = {"all": True, "except": guids[:1]}
    back = data_of(await editor.client.post("trash/restore", params={"q": "agua"}, json=body))
    assert (back["total"], back["changed"]) == (1, 1)
    assert await editor.names() == ["Agua dos"]


@pytest.mark.spec("CON-024", part="restored for 30 days")
async def test_two_with_one_erp_id_do_not_both_come_back(editor: Editor) -> None:
    first = await throw_away(editor, "Vieja", erp_id="E1")
    second = await throw_away(editor, "Nueva", erp_id="E1")
    back = data_of(await editor.client.post("trash/restore", json={"guids": first + second}))
    assert back["changed"] == 1
    assert [(one["guid"], one["code"]) for one in back["refusals"]] == [(first[0], "ER_DUP_ENTRY")]
    assert "Nueva" in back["refusals"][0]["message"]
    assert await editor.names() == ["Nueva"]


@pytest.mark.spec("KER-132", part="purge")
@pytest.mark.spec("KER-012")
async def test_emptying_deletes_the_filtered_rows_for_good_and_is_recorded(
    editor: Editor, services: Services
) -> None:
    guids = await throw_away(editor, "Agua", "Fuego")
    gone = data_of(await send_json(editor.client, "DELETE", "trash?q=agua", {"all": True}))
    assert (gone["deleted"], gone["refused"]) == (guids[:1], [])
    assert await trash_names(editor) == ["Fuego"]
    back = data_of(await editor.client.post("trash/restore", json={"guids": guids[:1]}))
    assert [one["code"] for one in back["refusals"]] == ["NOT_FOUND"]
    async with services.database.transaction(editor.tenant) as session:
        (record,) = await session.scalars(select(AuditRecord).where(AuditRecord.action == "contents.purge"))
    assert (record.entity_guid, record.detail, record.actor_guid) == (
        guids[0],
        {"name": "Agua"},
        editor.client.person.guid if editor.client.person else None,
    )
    undone = await editor.client.post(f"bulk/{gone['bulk']['guid']}/undo")
    assert (undone.status_code, undone.json()["code"]) == (409, "NOT_UNDOABLE")


@pytest.mark.spec("KER-012")
async def test_a_living_content_is_never_deleted_for_good(editor: Editor) -> None:
    made = await editor.create(name="Vivo")
    gone = data_of(await send_json(editor.client, "DELETE", "trash", {"guids": [made["guid"], str(uuid4())]}))
    assert (gone["deleted"], {one["code"] for one in gone["refused"]}) == ([], {"NOT_FOUND"})
    assert await editor.names() == ["Vivo"]


@pytest.mark.spec("CON-024", part="restored for 30 days")
async def test_emptying_leaves_the_files_that_another_content_uses(
    editor: Editor, services: Services
) -> None:
    package = await editor.create_from("scorm12-un-sco.zip", type_guid="CTTY_10", name="Paquete")
    shared = await editor.create_from("texto.pdf", name="Compartida")
    data_of(await editor.client.post("cms/contents-clone", json={"guid": shared["guid"]}), 201)
    data_of(await bulk(editor, "delete", guids=[package["guid"], shared["guid"]]))
    data_of(await send_json(editor.client, "DELETE", "trash", {"all": True}))
    assert [path async for path in services.files.names(editor.tenant, "packages")] == []
    async with services.database.transaction(editor.tenant) as session:
        left = list(await session.scalars(select(ContentFile)))
        kept = list(await session.scalars(select(StoredFile.guid).where(StoredFile.expires_at.is_(None))))
    assert [file.stored_guid for file in left] == kept
    assert (await services.files.stat(editor.tenant, left[0].path)).size > 0


@pytest.mark.spec("CON-024", part="restored for 30 days")
async def test_the_trash_is_emptied_after_thirty_days_by_itself(editor: Editor, services: Services) -> None:
    await throw_away(editor, "Vieja")
    await age(services, editor.tenant, 29)
    await expire_trash(services, editor.tenant)
    assert await trash_names(editor) == ["Vieja"]
    await age(services, editor.tenant, 31)
    await throw_away(editor, "Nueva")
    await expire_trash(services, editor.tenant)
    assert await trash_names(editor) == ["Nueva"]


async def test_a_full_trash_is_emptied_by_a_job(
    editor: Editor, services: Services, workbench: Workbench
) -> None:
    await fill(services, editor, 201)
    change = data_of(await bulk(editor, "delete", all=True))
    await workbench.finish(change["job"], editor.tenant)
    gone = data_of(await send_json(editor.client, "DELETE", "trash", {"all": True}))
    assert (gone["deleted"], gone["bulk"]["status"], gone["bulk"]["total"]) == ([], "running", 201)
    job = await workbench.finish(gone["bulk"]["job"], editor.tenant)
    assert job.status == "done"
    assert await trash_names(editor) == []
