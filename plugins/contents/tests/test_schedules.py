"""Contents that are published and withdrawn at their time."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from estante.dependencies import Services
from estante.jobs.kinds import JobContext
from estante.jobs.payloads import NoPayload
from estante.testing.answers import data_of, wrong_fields
from estante_contents.models import Content
from estante_contents.services.schedule import keep_schedules
from sqlalchemy import update

from .conftest import Editor, SignIn

NOW = datetime.now(UTC)
EARLIER, LATER, LATEST = (NOW + timedelta(days=days) for days in (-1, 1, 2))


async def scheduled(editor: Editor, **fields: object) -> str:
    """A public content with times of its own: its guid."""
    sent = {name: at.isoformat() if isinstance(at, datetime) else at for name, at in fields.items()}
    return str((await editor.create(is_public=True, **sent))["guid"])


async def pass_time(services: Services, editor: Editor, guid: str, **times: datetime) -> None:
    """Have these times come, and the clock strike."""
    async with services.database.transaction(editor.tenant) as session:
        await session.execute(update(Content).where(Content.guid == UUID(guid)).values(**times))
    await keep_schedules(JobContext(services.work, editor.tenant), NoPayload())


async def test_a_content_is_published_and_withdrawn_at_its_time(
    editor: Editor, client: SignIn, services: Services
) -> None:
    guid = await scheduled(editor, status="inactive", publish_at=LATER, withdraw_at=LATEST)
    student = await client(editor.tenant, "R01")
    await pass_time(services, editor, guid)
    assert (await student.get(f"cms/contents/{guid}")).status_code == 403
    await pass_time(services, editor, guid, publish_at=EARLIER)
    assert (await student.get(f"cms/contents/{guid}")).status_code == 200
    read = await editor.get(guid)
    assert (read["status"], read["publish_at"], read["version"]) == ("active", None, 2)
    assert datetime.fromisoformat(read["withdraw_at"]) == LATEST
    await pass_time(services, editor, guid, withdraw_at=EARLIER)
    assert (await student.get(f"cms/contents/{guid}")).status_code == 403
    read = await editor.get(guid)
    assert (read["status"], read["withdraw_at"], read["version"]) == ("inactive", None, 3)
    changes = data_of(await editor.client.get(f"cms/contents/{guid}/history"))["changes"]
    assert [(change["act"], change["fields"]) for change in changes] == [
        ("update", ["status"]),
        ("update", ["status"]),
        ("create", []),
    ]
    # Once is once.
    await pass_time(services, editor, guid)
    assert (await editor.get(guid))["version"] == 3


async def test_of_two_times_that_are_over_the_later_holds(editor: Editor, services: Services) -> None:
    guid = await scheduled(editor, status="inactive", publish_at=LATER, withdraw_at=LATEST)
    await pass_time(services, editor, guid, publish_at=EARLIER, withdraw_at=EARLIER + timedelta(hours=1))
    read = await editor.get(guid)
    assert (read["status"], read["publish_at"], read["withdraw_at"]) == ("inactive", None, None)


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"publish_at": LATER}, {"publish_at": "publish_active"}),
        ({"status": "inactive", "withdraw_at": LATER}, {"withdraw_at": "withdraw_inactive"}),
        (
            {"status": "inactive", "publish_at": LATER, "withdraw_at": LATER},
            {"withdraw_at": "withdraw_before"},
        ),
    ],
)
async def test_times_that_cannot_be_kept_are_refused(
    editor: Editor, fields: dict[str, object], wrong: dict[str, str]
) -> None:
    made = await editor.create()
    sent = {name: at.isoformat() if isinstance(at, datetime) else at for name, at in fields.items()}
    refused = await editor.client.put(f"cms/contents/{made['guid']}", json=sent)
    assert (refused.status_code, wrong_fields(refused)) == (400, wrong)
    naive = await editor.client.put(
        f"cms/contents/{made['guid']}", json={"withdraw_at": "2030-01-01T09:00:00"}
    )
    assert naive.status_code == 400


async def test_a_copy_and_an_earlier_version_have_no_times(editor: Editor) -> None:
    guid = await scheduled(editor, status="inactive", publish_at=LATER, name="Primero")
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": guid}), 201)
    assert (await editor.get(copy["guid"]))["publish_at"] is None
    await editor.client.put(f"cms/contents/{guid}", json={"name": "Segundo", "publish_at": None})
    restored = await editor.client.post(f"cms/contents/{guid}/versions/1/restore")
    assert restored.is_success, restored.text
    read = await editor.get(guid)
    assert (read["name"], read["publish_at"]) == ("Primero", None)


async def test_what_is_in_the_trash_is_not_published_and_comes_back_inactive(
    editor: Editor, services: Services
) -> None:
    guid = await scheduled(editor, status="inactive", publish_at=LATER)
    data_of(await editor.client.request("DELETE", "cms/contents", json={"guids": [guid]}))
    await pass_time(services, editor, guid, publish_at=EARLIER)
    data_of(await editor.client.post("cms/contents/restore", json={"guids": [guid]}))
    await pass_time(services, editor, guid)
    read = await editor.get(guid)
    assert (read["status"], read["publish_at"]) == ("inactive", None)
    history = data_of(await editor.client.get(f"cms/contents/{guid}/history"))["changes"]
    assert [change["act"] for change in history] == ["restore", "delete", "create"]
