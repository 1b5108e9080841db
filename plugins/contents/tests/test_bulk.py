"""Acts on many contents: chosen or by the list's filter, each judged, as a job above 200, and undone."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from estante.audit import AuditRecord
from estante.bulk.models import BulkChange, BulkRow
from estante.config import Platform
from estante.dependencies import Services
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of, wrong_fields
from estante.testing.tenants import TENANTS, write_tenant
from estante.testing.workbench import Workbench, until
from estante_contents.models import Content
from sqlalchemy import func, select, text, update
from uuid_utils.compat import uuid7

from .conftest import Editor

MANY = 1_200


async def bulk(
    editor: Editor, act: str, query: dict[str, Any] | None = None, **body: object
) -> httpx.Response:
    return await editor.client.post("cms/contents/bulk", params=query, json={"act": act, **body})


async def undo(editor: Editor, change: Json) -> httpx.Response:
    return await editor.client.post(f"bulk/{change['guid']}/undo")


async def fill(services: Services, editor: Editor, count: int) -> None:
    """Contents put straight into the table."""
    person = editor.client.person
    assert person is not None
    async with services.database.transaction(editor.tenant) as session:
        session.add_all(
            Content(
                tenant_id=editor.tenant.guid,
                guid=uuid7(),
                name=f"Lote {at}",
                type_guid="CTTY_06",
                url="https://example.org/agua",
                created_by=person.guid,
            )
            for at in range(count)
        )


async def statuses(services: Services, tenant: Tenant) -> dict[str, int]:
    async with services.database.transaction(tenant) as session:
        rows = await session.execute(select(Content.status, func.count()).group_by(Content.status))
        return {status: count for status, count in rows}


async def recorded(services: Services, tenant: Tenant, action: str) -> int:
    """How many records of an action the audit has."""
    async with services.database.transaction(tenant) as session:
        wanted = select(func.count()).select_from(AuditRecord).where(AuditRecord.action == action)
        return await session.scalar(wanted) or 0


async def test_what_is_chosen_changes_and_each_row_says_what_became_of_it(editor: Editor) -> None:
    made = [await editor.create(name=name) for name in ("Uno", "Dos", "Tres")]
    await editor.client.patch(f"cms/contents/{made[1]['guid']}", json={"status": "inactive"})
    guids = [made[0]["guid"], made[1]["guid"], nobody := str(uuid4())]
    change = data_of(await bulk(editor, "deactivate", guids=guids))
    counts = {name: change[name] for name in ("status", "total", "changed", "unchanged", "refused", "job")}
    assert counts == {
        "status": "done",
        "total": 3,
        "changed": 1,
        "unchanged": 1,
        "refused": 1,
        "job": None,
    }
    assert [(one["guid"], one["code"]) for one in change["refusals"]] == [(nobody, "NOT_FOUND")]
    rows = rows_of(await editor.client.get(f"bulk/{change['guid']}/rows"))
    assert {row["guid"]: row["state"] for row in rows} == dict(
        zip(guids, ("changed", "unchanged", "refused"), strict=True)
    )
    refused = rows_of(await editor.client.get(f"bulk/{change['guid']}/rows", params={"state": "refused"}))
    assert [(row["guid"], row["code"], bool(row["message"])) for row in refused] == [
        (nobody, "NOT_FOUND", True)
    ]
    assert sorted(await editor.names(status="inactive")) == ["Dos", "Uno"]


@pytest.mark.spec("KER-132", part="bulk")
async def test_a_filter_without_the_excluded_rows_is_exactly_what_changes(editor: Editor) -> None:
    made = {name: await editor.create(name=name) for name in ("Agua uno", "Agua dos", "Agua tres", "Fuego")}
    excluded = [made["Agua dos"]["guid"]]
    change = data_of(await bulk(editor, "deactivate", {"q": "agua"}, all=True, **{"except": excluded}))
    assert (change["total"], change["changed"]) == (2, 2)
    assert sorted(await editor.names(status="inactive")) == ["Agua tres", "Agua uno"]
    history = data_of(await editor.client.get(f"cms/contents/{made['Agua uno']['guid']}/history"))
    assert history["changes"][0]["fields"] == ["status"]


async def test_undoing_gives_back_what_was_before_where_nobody_changed_it_since(editor: Editor) -> None:
    made = [await editor.create(name=name) for name in ("Uno", "Dos")]
    guids = [one["guid"] for one in made]
    change = data_of(await bulk(editor, "deactivate", guids=guids))
    await editor.client.patch(f"cms/contents/{guids[1]}", json={"status": "active"})
    back = data_of(await undo(editor, change))
    assert (back["changed"], [one["code"] for one in back["refusals"]]) == (1, ["CHANGED_SINCE"])
    assert sorted(await editor.names(status="active")) == ["Dos", "Uno"]
    again = await undo(editor, change)
    assert (again.status_code, again.json()["code"]) == (409, "NOT_UNDOABLE")
    assert data_of(await editor.client.get(f"bulk/{change['guid']}"))["is_undone"] is True


async def test_nobody_undoes_or_sees_what_somebody_else_did(editor: Editor, edit: Any) -> None:
    made = await editor.create(name="Mío")
    change = data_of(await bulk(editor, "deactivate", guids=[made["guid"]]))
    other = await edit(editor.tenant)
    assert (await undo(other, change)).status_code == 404
    assert (await other.client.get(f"bulk/{change['guid']}")).status_code == 404
    assert (await other.client.get(f"bulk/{change['guid']}/rows")).status_code == 404


@pytest.mark.spec("CON-023", "KER-012")
async def test_a_publisher_deletes_of_a_filter_only_what_it_made(editor: Editor, edit: Any) -> None:
    publisher = await edit(editor.tenant, "R07")
    own = await publisher.create(name="Agua propia")
    await editor.create(name="Agua ajena")
    change = data_of(await bulk(publisher, "delete", {"q": "agua"}, all=True))
    assert (change["changed"], change["refused"]) == (1, 1)
    assert [one["code"] for one in change["refusals"]] == ["FORBIDDEN"]
    assert await editor.names() == ["Agua ajena"]
    assert data_of(await undo(publisher, change))["changed"] == 1
    assert (await editor.get(own["guid"]))["name"] == "Agua propia"


async def test_a_role_without_the_act_is_refused_and_nothing_is_noted(
    editor: Editor, edit: Any, services: Services
) -> None:
    made = await editor.create(name="Intocable")
    helper = await edit(editor.tenant, "R05")
    assert (await bulk(helper, "delete", guids=[made["guid"]])).status_code == 403
    async with services.database.transaction(editor.tenant) as session:
        assert await session.scalar(select(func.count()).select_from(BulkChange)) == 0


async def test_copies_are_made_of_a_selection_and_undone(editor: Editor) -> None:
    made = await editor.create(name="Original", erp_id="E1")
    change = data_of(await bulk(editor, "clone", guids=[made["guid"]]))
    assert sorted(await editor.names()) == ["Original", "Original (copia)"]
    assert data_of(await undo(editor, change))["changed"] == 1
    assert await editor.names() == ["Original"]


@pytest.mark.parametrize("body", [{}, {"all": True, "guids": [str(uuid4())]}, {"guids": []}])
async def test_neither_rows_nor_all_or_both_is_refused(editor: Editor, body: Json) -> None:
    assert wrong_fields(await bulk(editor, "delete", **body)) == {"guids": "required"}


async def test_unknown_filters_fields_and_acts_are_refused(editor: Editor) -> None:
    guids = [str(uuid4())]
    assert (await bulk(editor, "delete", {"colour": "red"}, all=True)).status_code == 400
    assert wrong_fields(await bulk(editor, "delete", guids=guids, filter={})) == {"filter": "unknown"}
    assert wrong_fields(await bulk(editor, "burn", guids=guids)) == {"act": "choice"}


@pytest.mark.spec("KER-132", part="bulk")
async def test_many_are_a_job_that_tells_how_far_it_is_and_is_undone_by_a_job(
    editor: Editor, services: Services, workbench: Workbench
) -> None:
    await fill(services, editor, MANY)
    change = data_of(await bulk(editor, "deactivate", {"q": "lote"}, all=True))
    assert (change["status"], change["total"], change["changed"]) == ("running", MANY, 0)
    assert (await undo(editor, change)).json()["code"] == "NOT_UNDOABLE"
    job = await workbench.finish(change["job"], editor.tenant)
    assert (job.status, job.title) == ("done", f"Desactivar contenidos · {MANY}")
    assert job.result == {"change": change["guid"], "changed": MANY, "refused": 0, "undoable": True}
    assert await statuses(services, editor.tenant) == {"inactive": MANY}
    assert await recorded(services, editor.tenant, "contents.update") == MANY
    back = data_of(await undo(editor, change))
    await workbench.finish(back["job"], editor.tenant)
    assert await statuses(services, editor.tenant) == {"active": MANY}


async def test_a_job_has_the_rights_that_its_person_has_when_it_runs(
    editor: Editor, edit: Any, services: Services, workbench: Workbench
) -> None:
    publisher = await edit(editor.tenant, "R07")
    await fill(services, publisher, 201)
    change = data_of(await bulk(publisher, "delete", all=True))
    person = publisher.client.person
    async with services.database.transaction(editor.tenant) as session:
        await session.execute(
            update(type(person)).where(type(person).guid == person.guid).values(role_guid="R05")
        )
    job = await workbench.finish(change["job"], editor.tenant)
    assert (job.status, job.error_code) == ("failed", "FORBIDDEN")
    assert await statuses(services, editor.tenant) == {"active": 201}


@contextmanager
def worker_process(platform: Platform, tenant: Tenant) -> Iterator["subprocess.Popen[bytes]"]:
    """A worker as `estante worker` is, which knows the tenant by its file."""
    values = {**TENANTS["andaluna"], "guid": str(tenant.guid), "hosts": list(tenant.hosts)}
    write_tenant(platform.tenants_dir, tenant.key, {**values, "plugins": list(tenant.plugins)})
    environ = {
        **os.environ,
        "ESTANTE_BASE_PATH": str(platform.base_path),
        "DATABASE_URL": platform.addresses.app_url,
        "REDIS_URL": platform.addresses.redis_url,
    }
    process = subprocess.Popen([sys.executable, "-m", "estante.cli", "worker"], env=environ)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.mark.wide
async def test_a_worker_killed_in_the_middle_goes_on_and_does_nothing_twice(
    editor: Editor, services: Services, platform: Platform, workbench: Workbench
) -> None:
    await fill(services, editor, MANY)
    change = data_of(await bulk(editor, "deactivate", all=True))
    async with services.database.transaction(editor.tenant) as held:
        # The job cannot get past the last content: it stands still in the middle of its last batch.
        last = select(Content.guid).order_by(Content.guid.desc()).limit(1).with_for_update()
        await held.execute(last)
        with worker_process(platform, editor.tenant) as process:
            await until_changed(services, editor.tenant, UUID(change["guid"]), 1_000)
            process.send_signal(signal.SIGKILL)
            await asyncio.to_thread(process.wait)
    assert (await statuses(services, editor.tenant))["inactive"] == 1_000
    job = await workbench.finish(change["job"], editor.tenant)
    assert (job.status, job.attempts) == ("done", 2)
    assert await statuses(services, editor.tenant) == {"inactive": MANY}
    assert await recorded(services, editor.tenant, "contents.update") == MANY
    async with services.database.transaction(editor.tenant) as session:
        assert await session.scalar(select(func.max(Content.version))) == 2
        states = await session.execute(select(BulkRow.state, func.count()).group_by(BulkRow.state))
        assert {state: count for state, count in states} == {"changed": MANY}


async def until_changed(services: Services, tenant: Tenant, guid: UUID, count: int) -> None:
    """Wait until a change has done so many rows."""

    async def is_so() -> bool:
        async with services.database.transaction(tenant) as session:
            changed = await session.scalar(select(BulkChange.changed).where(BulkChange.guid == guid))
        return changed is not None and changed >= count

    await until(is_so)


async def until_aborted(services: Services, tenant: Tenant, job: str) -> None:
    """Wait until the worker has let a cancelled job go."""
    state = text("SELECT status FROM saq_jobs WHERE key = :key")

    async def is_so() -> bool:
        async with services.database.transaction(tenant) as session:
            return await session.scalar(state, {"key": job}) not in {"active", "aborting"}

    await until(is_so)


async def test_a_cancelled_job_keeps_what_it_did_and_can_be_undone(
    editor: Editor, services: Services, workbench: Workbench
) -> None:
    await fill(services, editor, MANY)
    change = data_of(await bulk(editor, "deactivate", all=True))
    async with services.database.transaction(editor.tenant) as held:
        await held.execute(select(Content.guid).order_by(Content.guid.desc()).limit(1).with_for_update())
        working = asyncio.create_task(workbench.finish(change["job"], editor.tenant))
        await until_changed(services, editor.tenant, UUID(change["guid"]), 1_000)
        data_of(await editor.client.delete(f"jobs/{change['job']}"))
        await working
        await until_aborted(services, editor.tenant, change["job"])
    view = data_of(await editor.client.get(f"bulk/{change['guid']}"))
    assert (view["status"], view["changed"]) == ("cancelled", 1_000)
    back = data_of(await undo(editor, change))
    assert back["total"] == 1_000
    await workbench.finish(back["job"], editor.tenant)
    assert await statuses(services, editor.tenant) == {"active": MANY}


async def test_mine_is_what_i_made_and_not_what_bears_my_name(editor: Editor, edit: Any) -> None:
    livia = await edit(editor.tenant, "R07", name="Lívia", lastname="Sá")
    beatriz = await edit(editor.tenant, "R07", name="Beatriz", lastname="Salgado")
    await livia.create(name="De Lívia", author_name="Otra", author_lastname="Persona")
    await beatriz.create(name="De Beatriz")
    assert await livia.names(created_by="me") == ["De Lívia"]
    assert await editor.names(created_by="me") == []
    assert await editor.names(created_by=str(beatriz.client.person.guid)) == ["De Beatriz"]
    assert data_of(await livia.client.get("cms/contents/facets", params={"created_by": "me"}))["total"] == 1
    for wrong in ("you", "x" * 36):
        answer = await livia.client.get("cms/contents", params={"created_by": wrong})
        assert wrong_fields(answer) == {"created_by": "invalid"}
