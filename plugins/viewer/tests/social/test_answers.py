"""Reports that editors answer and close."""

from collections.abc import Awaitable, Callable

import pytest
from estante.builtin import load_registry
from estante.dependencies import Services
from estante.events.relay import Relay
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, rows_of
from estante.testing.fixtures import SignedIn

from plugins.viewer.tests.conftest import NewContent

Clients = Callable[..., Awaitable[SignedIn]]


async def test_an_editor_answers_a_report_and_its_author_hears_it(
    tenant: Tenant, client: Clients, content: NewContent, services: Services
) -> None:
    student, editor = await client(tenant, "R01"), await client(tenant, "R07", name="Ana", lastname="Gil")
    guid = await content(tenant, name="El ciclo")
    body = {"type": "content-error", "comment": "Falta la página 3"}
    made = data_of(await student.post(f"cms/contents/{guid}/reports", json=body), 201)
    address = f"cms/contents/reports/{made['guid']}"
    for by in (student, await client(tenant, "R02"), await client(tenant, "R05")):
        assert (await by.get(address)).status_code == 403
        assert (await by.put(address, json={"status": "closed"})).status_code == 403
    token = data_of(await editor.get("users/access-token"))["token"]
    player = {"Authorization": f"Bearer {token}"}
    assert (await editor.get(address, headers=player)).status_code == 403
    assert (await editor.put(address, json={"status": "closed"}, headers=player)).status_code == 403
    assert rows_of(await editor.get("cms/contents/reports", headers=player)) == []
    read = data_of(await editor.get(address))
    assert (read["content_name"], read["status"], read["answer"]) == ("El ciclo", "open", "")
    answered = await editor.put(address, json={"status": "closed", "answer": " Ya está. Gracias. "})
    told = data_of(answered)
    assert (told["status"], told["answer"], told["answerer"]) == ("closed", "Ya está. Gracias.", "Ana Gil")
    stale = await editor.put(address, json={"status": "open"}, headers={"If-Match": '"1"'})
    assert stale.status_code == 412
    listed = rows_of(await editor.get("cms/contents/reports", params={"status": "closed"}))
    assert [(row["guid"], row["content_name"]) for row in listed] == [(made["guid"], "El ciclo")]
    assert rows_of(await editor.get("cms/contents/reports", params={"status": "open"})) == []
    history = data_of(await editor.get(f"{address}/history"))["changes"]
    assert history[0]["by"] == "Ana Gil"
    await Relay(services.work, load_registry()).run_once([tenant])
    heard = rows_of(await student.get("notifications"))
    assert [row["text"] for row in heard] == [
        "«El ciclo»: El problema que contaste está resuelto. Ya está. Gracias."
    ]


async def test_what_the_viewer_reported_by_itself_notifies_nobody(
    tenant: Tenant, client: Clients, content: NewContent, services: Services
) -> None:
    student, editor, guid = await client(tenant, "R01"), await client(tenant, "R04"), await content(tenant)
    body = {"type": "app-error", "comment": "código 500"}
    made = data_of(await student.post(f"cms/contents/{guid}/reports", json=body), 201)
    data_of(await editor.put(f"cms/contents/reports/{made['guid']}", json={"status": "closed"}))
    await Relay(services.work, load_registry()).run_once([tenant])
    assert rows_of(await student.get("notifications")) == []


@pytest.mark.parametrize("body", [{"status": "lost"}, {"answer": "a" * 4001}, {"type": "app-error"}])
async def test_an_answer_that_cannot_be_is_refused(
    tenant: Tenant, client: Clients, content: NewContent, body: dict[str, str]
) -> None:
    editor, guid = await client(tenant, "R04"), await content(tenant)
    made = data_of(await editor.post(f"cms/contents/{guid}/reports", json={"type": "content-error"}), 201)
    assert (await editor.put(f"cms/contents/reports/{made['guid']}", json=body)).status_code == 400
