"""What the viewer says of a content that somebody is about to delete."""

from collections.abc import Awaitable, Callable

import pytest
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SignedIn
from uuid_utils.compat import uuid7

from .conftest import NewContent

Clients = Callable[..., Awaitable[SignedIn]]


async def test_a_content_says_how_often_people_used_it(
    tenant: Tenant, client: Clients, content: NewContent
) -> None:
    student, editor, guid = await client(tenant, "R01"), await client(tenant, "R04"), await content(tenant)
    address = f"cms/contents/{guid}"
    assert (await editor.get(f"{address}/used-by")).json()["data"] == {"uses": [], "unanswered": []}
    for number in range(2):
        note = {"guid": str(uuid7()), "annotation": f"Nota {number}"}
        assert (await student.post(f"{address}/annotations", json=note)).status_code == 201
    await student.post(f"{address}/reviews", json={"usefull_rating": 3, "difficult_rating": 4})
    await student.post(f"{address}/reports", json={"type": "content-error"})
    used = (await editor.get(f"{address}/used-by")).json()["data"]
    assert [(use["name"], use["count"], use["forbids"]) for use in used["uses"]] == [
        ("Notas", 2, False),
        ("Valoraciones", 1, False),
        ("Problemas informados", 1, False),
    ]
    deleted = await editor.request("DELETE", "cms/contents", json={"guids": [str(guid)]})
    assert deleted.json()["data"] == {"deleted": [str(guid)], "refused": []}


@pytest.mark.parametrize("role", ["R01", "R05"])
async def test_nobody_else_is_told(tenant: Tenant, client: Clients, content: NewContent, role: str) -> None:
    guid = await content(tenant)
    assert (await (await client(tenant, role)).get(f"cms/contents/{guid}/used-by")).status_code == 403
    assert (await (await client(tenant, "R04")).get(f"cms/contents/{uuid7()}/used-by")).status_code == 404
