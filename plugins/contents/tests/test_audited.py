"""What is done with collections and publications is recorded: who, what, which, when, and in whose tenant."""

from datetime import UTC, datetime

import pytest
from estante.audit import AuditRecord
from estante.dependencies import Services
from estante.testing.answers import data_of, rows_of, send_json
from sqlalchemy import select

from .conftest import Editor
from .test_rights import COLLECTIONS, PUBLICATIONS, make_shelf, make_subject


@pytest.mark.spec("KER-132", part="collections and publications")
@pytest.mark.parametrize("path", [COLLECTIONS, PUBLICATIONS])
async def test_every_act_on_a_shelf_is_recorded(editor: Editor, services: Services, path: str) -> None:
    before = datetime.now(UTC)
    guid = (await make_shelf(editor, await make_subject(editor), "de siempre"))[path]
    agua = {"guids": [(await editor.create(name="Agua"))["guid"]]}
    field = "collection" if path == COLLECTIONS else "name"
    data_of(await editor.client.put(f"{path}/{guid}", json={field: "Otro nombre"}))
    data_of(await editor.client.post(f"{path}/{guid}/contents", json=agua))
    data_of(await send_json(editor.client, "DELETE", f"{path}/{guid}/contents", agua))
    data_of(await send_json(editor.client, "DELETE", path, {"guids": [guid]}))
    data_of(await editor.client.post("trash/restore", json={"guids": [guid]}))
    data_of(await send_json(editor.client, "DELETE", path, {"guids": [guid]}))
    data_of(await send_json(editor.client, "DELETE", "trash", {"guids": [guid]}))
    async with services.database.transaction(editor.tenant) as session:
        rows = (await session.scalars(select(AuditRecord).where(AuditRecord.entity_guid == guid))).all()
    person = editor.client.person
    assert person is not None
    acts = [row.action.rpartition(".")[2] for row in sorted(rows, key=lambda row: row.at)]
    assert acts == [
        *("create", "update", "add_contents", "remove_contents"),
        *("delete", "restore", "delete", "purge"),
    ]
    entity = "collection" if path == COLLECTIONS else "publication"
    for row in rows:
        assert (row.tenant_id, row.actor_guid, row.entity) == (editor.tenant.guid, person.guid, entity)
        assert before <= row.at <= datetime.now(UTC)
    shown = rows_of(await editor.client.get("audit", params={"entity_guid": guid}))
    assert len(shown) == len(acts)
