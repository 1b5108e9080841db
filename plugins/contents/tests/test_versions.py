"""Earlier versions of a content's details, by the calls."""

from collections.abc import Awaitable, Callable

from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SignedIn

Clients = Callable[..., Awaitable[SignedIn]]


async def test_the_details_of_an_earlier_version_come_back(tenant: Tenant, client: Clients) -> None:
    editor, student = await client(tenant, "R04"), await client(tenant, "R01")
    link = {"name": "El agua", "type_guid": "CTTY_06", "url": "https://example.org/a", "is_teacher_only": 0}
    made = (await editor.post("cms/contents", json=link)).json()["data"]
    address = f"cms/contents/{made['guid']}"
    assert (await editor.get(f"{address}/versions")).json()["data"] == {"versions": []}
    changed = await editor.put(address, json={"name": "El mar", "description": "Salada"})
    (first,) = (await editor.get(f"{address}/versions")).json()["data"]["versions"]
    assert (first["version"], first["fields"]["name"], first["fields"]["description"]) == (1, "El agua", "")
    assert "type_guid" not in first["fields"]
    restore = f"{address}/versions/1/restore"
    stale = await editor.post(restore, headers={"If-Match": '"1"'})
    assert (stale.status_code, stale.json()["code"]) == (412, "PRECONDITION_FAILED")
    back = await editor.post(restore, headers={"If-Match": changed.headers["ETag"]})
    assert (back.status_code, back.json()["data"]["name"]) == (200, "El agua")
    assert back.headers["ETag"] == '"3"'
    assert [
        one["version"] for one in (await editor.get(f"{address}/versions")).json()["data"]["versions"]
    ] == [2]
    assert (await editor.post(f"{address}/versions/9/restore")).status_code == 404
    assert (await student.get(f"{address}/versions")).status_code == 403
    assert (await student.post(restore)).status_code == 403


async def test_the_audit_names_each_field_with_its_old_and_new_value(tenant: Tenant, client: Clients) -> None:
    editor = await client(tenant, "R04")
    link = {"name": "El agua", "type_guid": "CTTY_06", "url": "https://example.org/a", "is_teacher_only": 0}
    made = (await editor.post("cms/contents", json=link)).json()["data"]
    await editor.put(f"cms/contents/{made['guid']}", json={"name": "El mar", "is_public": True})
    (record,) = (await editor.get("audit", params={"action": "contents.update"})).json()["data"]
    assert record["facts"] == [
        {"label": "Campos", "value": ["Nombre", "Público"]},
        {"label": "Nombre", "value": {"before": "El agua", "after": "El mar"}},
        {"label": "Público", "value": {"before": False, "after": True}},
    ]
    await editor.patch(f"cms/contents/{made['guid']}", json={"status": "inactive"})
    hidden = (await editor.get("audit", params={"action": "contents.update"})).json()["data"][0]
    assert hidden["facts"][1] == {"label": "Estado", "value": {"before": "Activo", "after": "Inactivo"}}
