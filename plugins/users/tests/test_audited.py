"""What is done with people is recorded: who, what, whom, when, and in whose tenant."""

from datetime import UTC, datetime

import pytest
from estante.audit import AuditRecord
from estante.testing.answers import data_of, rows_of, send_json
from sqlalchemy import select

EVA = {"name": "Eva", "lastname": "Sol", "username": "eva.sol", "role": "R02"}


async def recorded(database, tenant, guid):
    """The records about somebody, in their order."""
    async with database.transaction(tenant) as session:
        rows = (await session.scalars(select(AuditRecord).where(AuditRecord.entity_guid == guid))).all()
    return sorted(rows, key=lambda row: row.at)


@pytest.mark.spec("KER-132", part="people")
async def test_every_act_on_a_person_is_recorded(client, alone, database):
    before = datetime.now(UTC)
    admin = await client(alone, "R04")
    guid = data_of(await admin.post("users", json=EVA), 201)["guid"]
    data_of(await admin.put(f"users/{guid}", json={"name": "Evita"}))
    data_of(await admin.put(f"users/{guid}", json={"role_guid": "R01"}))
    data_of(await admin.post(f"users/{guid}/login"))
    data_of(await send_json(admin, "DELETE", "users", {"guids": [guid]}))
    data_of(await admin.post("trash/restore", json={"guids": [guid]}))
    rows = await recorded(database, alone, guid)
    acts = [row.action.rpartition(".")[2] for row in rows]
    assert acts == ["create", "update", "update", "impersonate", "delete", "restore"]
    for row in rows:
        assert (row.tenant_id, row.actor_guid, row.entity) == (alone.guid, admin.person.guid, "person")
        assert before <= row.at <= datetime.now(UTC)
    shown = rows_of(await admin.get("audit", params={"entity_guid": guid}))
    assert len(shown) == len(acts)


@pytest.mark.spec("KER-132", part="the look and the settings' records")
@pytest.mark.parametrize(
    ("path", "body", "change"),
    [
        ("system-settings/countries", {"name": "Chile", "iso_code": "CL"}, {"name": "República de Chile"}),
        (
            "v3/evaluation_scale",
            {"name": "De 1 a 7", "type": "numeric", "min": 1, "max": 7, "decimals": 1},
            {"name": "Notas"},
        ),
        ("evaluable-categories", {"name": "Tareas", "color": "#112233", "weight": 40}, {"weight": 30}),
    ],
    ids=["country", "scale", "category"],
)
async def test_every_act_on_a_record_of_the_settings_is_recorded(
    client, tenant, database, path, body, change
):
    admin = await client(tenant, "R04")
    guid = data_of(await admin.post(path, json=body), 201)["guid"]
    data_of(await admin.put(f"{path}/{guid}", json=change))
    data_of(await admin.post(f"{path}/bulk", json={"act": "delete", "guids": [guid]}))
    rows = await recorded(database, tenant, guid)
    assert [row.action.rpartition(".")[2] for row in rows] == ["create", "update", "delete"]
    assert {(row.tenant_id, row.actor_guid) for row in rows} == {(tenant.guid, admin.person.guid)}


@pytest.mark.spec("KER-132", part="the look and the settings' records")
async def test_a_changed_look_is_recorded(client, tenant, database):
    admin = await client(tenant, "R04")
    data_of(await admin.post("organization/css/stylesheet", json={"color_first": "#123456"}))
    rows = await recorded(database, tenant, str(tenant.guid))
    assert [(row.action, row.actor_guid) for row in rows] == [("personalize.update", admin.person.guid)]
