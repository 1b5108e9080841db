"""Notifications: raised in a transaction, read in one's own language, and nobody else's."""

from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from estante.audit.exports import EXPORT_AUDIT
from estante.builtin import load_registry
from estante.dependencies import Services
from estante.events.relay import Relay
from estante.jobs.kinds import JobContext
from estante.jobs.models import Job
from estante.jobs.payloads import NoPayload
from estante.mail.letters import compose
from estante.mail.models import OutgoingLetter
from estante.notifications.expiry import EXPIRE_NOTIFICATIONS, TTL
from estante.notifications.job_ends import notify_of_end
from estante.notifications.kinds import NotificationKind
from estante.notifications.models import Notification
from estante.notifications.service import NOTIFICATIONS_EVENT
from estante.tenancy.tenant import Tenant
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import func, select, update


class Failure(Struct, frozen=True):
    """What failed."""

    content: UUID
    name: str


FAILED = NotificationKind(
    "contents.preparation_failed",
    Failure,
    "contents.notifications.preparation_failed",
    "contents.notifications.preparation_failed_title",
    "/content/{content}",
)


async def notify(services: Services, tenant: Tenant, *people: UUID, name: str = "Álgebra") -> Failure:
    values = Failure(uuid4(), name)
    async with services.database.transaction(tenant) as session:
        await services.notifications.raise_for(session, people, FAILED, values)
    return values


async def test_each_reads_it_in_their_own_language_and_it_leads_to_its_subject(services, tenant, client):
    spanish, english = await client(tenant, "R04", lang_id="es"), await client(tenant, "R04", lang_id="en")
    values = await notify(services, tenant, spanish.person.guid, english.person.guid)
    (row,) = (await spanish.get("notifications")).json()["data"]
    assert row["text"].startswith("«Álgebra» no se pudo")
    assert row["page"] == f"/content/{values.content}"
    (row,) = (await english.get("notifications")).json()["data"]
    assert row["text"].startswith("“Álgebra” could not")
    assert row["read_at"] is None


async def test_nobody_else_sees_or_reads_it(services, tenant, other_tenant, client):
    ana, luis, eva = (
        await client(tenant, "R04"),
        await client(tenant, "R01"),
        await client(other_tenant, "R01"),
    )
    await notify(services, tenant, ana.person.guid)
    (row,) = (await ana.get("notifications")).json()["data"]
    for stranger in (luis, eva):
        assert (await stranger.get("notifications")).json()["data"] == []
        answer = await stranger.post("notifications/read", json={"guids": [row["guid"]]})
        assert answer.json()["data"] == {"unread": 0}
    assert (await ana.get("notifications/unread")).json()["data"] == {"unread": 1}
    assert (await (await client(tenant)).get("notifications")).status_code == 401


async def test_some_or_all_are_marked_as_read_and_the_list_is_narrowed(services, tenant, client):
    ana = await client(tenant, "R04")
    for name in ("one", "two", "three"):
        await notify(services, tenant, ana.person.guid, name=name)
    newest = (await ana.get("notifications")).json()["data"][0]
    answer = await ana.post("notifications/read", json={"guids": [newest["guid"]]})
    assert answer.json()["data"] == {"unread": 2}
    unread = (await ana.get("notifications", params={"unread": "true"})).json()
    assert unread["meta"]["total"] == 2
    assert (await ana.post("notifications/read", json={"all": True})).json()["data"] == {"unread": 0}
    assert (await ana.get("notifications", params={"unread": "false"})).json()["meta"]["total"] == 3


async def test_it_comes_with_its_change_or_not_at_all_and_not_to_who_is_gone(services, tenant, person):
    ana, gone = await person(tenant), await person(tenant, deleted_at=datetime.now(UTC))

    async def change() -> None:
        async with services.database.transaction(tenant) as session:
            people = [ana.guid, gone.guid, uuid4()]
            assert await services.notifications.raise_for(session, people, FAILED, Failure(uuid4(), "x")) == 1
            raise LookupError

    with pytest.raises(LookupError):
        await change()
    async with services.database.transaction(tenant) as session:
        assert await services.notifications.count_unread(session, ana.guid) == 0


async def test_the_browser_is_sent_the_count_when_one_comes_and_when_it_is_read(services, tenant, client):
    ana = await client(tenant, "R04")
    relay = Relay(services.work, load_registry())
    events = services.queue.live.subscribe(tenant.guid, ana.person.guid, "0-1", seconds=60)
    await notify(services, tenant, ana.person.guid)
    await relay.run_once([tenant])
    event = await anext(events)
    assert (event.name, event.data) == (NOTIFICATIONS_EVENT, {"unread": 1})
    await ana.post("notifications/read", json={"all": True})
    await relay.run_once([tenant])
    assert (await anext(events)).data == {"unread": 0}


async def test_what_is_three_months_old_goes(services, tenant, person):
    ana = await person(tenant)
    await notify(services, tenant, ana.guid, name="old")
    async with services.database.transaction(tenant) as session:
        long_ago = datetime.now(UTC) - TTL - timedelta(days=1)
        await session.execute(update(Notification).values(created_at=long_ago))
    await notify(services, tenant, ana.guid, name="new")
    await EXPIRE_NOTIFICATIONS.handler(JobContext(services.work, tenant), NoPayload())
    async with services.database.transaction(tenant) as session:
        assert await session.scalar(select(func.count()).select_from(Notification)) == 1


async def test_they_are_read_and_deleted_by_guid_or_by_what_the_filters_show(services, tenant, client):
    ana, luis = await client(tenant, "R04"), await client(tenant, "R04")
    for name in ("one", "two", "three"):
        await notify(services, tenant, ana.person.guid, luis.person.guid, name=name)
    newest = (await ana.get("notifications")).json()["data"][0]["guid"]
    everything = {"all": True, "except": [newest]}
    other = await ana.post("notifications/read", params={"kind": "contents.other"}, json=everything)
    assert other.json()["data"] == {"unread": 3}
    read = await ana.post("notifications/read", params={"unread": "true"}, json=everything)
    assert read.json()["data"] == {"unread": 1}
    gone = await ana.request("DELETE", "notifications", params={"unread": "false"}, json={"all": True})
    assert (len(gone.json()["data"]["deleted"]), gone.json()["data"]["unread"]) == (2, 1)
    assert [row["guid"] for row in (await ana.get("notifications")).json()["data"]] == [newest]
    gone = await luis.request("DELETE", "notifications", json={"guids": [newest]})
    assert gone.json()["data"] == {"deleted": [], "refused": [], "unread": 3}
    assert (await ana.get("notifications")).json()["meta"]["total"] == 1
    assert (await ana.post("notifications/read", json={})).status_code == 400


async def test_each_chooses_what_comes_where(services, tenant, client):
    ana = await client(tenant, "R04", email="ana@example.org", lang_id="en")
    by_kind = {row["kind"]: row for row in (await ana.get("notifications/settings")).json()["data"]}
    assert by_kind[FAILED.name]["title"] == "A content that you uploaded could not be processed"
    assert (by_kind[FAILED.name]["app"], by_kind[FAILED.name]["mail"]) == (True, False)
    chosen = {"kind": FAILED.name, "app": False, "mail": True}
    assert (await ana.post("notifications/settings", json=chosen)).json()["data"]["mail"]
    await notify(services, tenant, ana.person.guid)
    assert (await ana.get("notifications")).json()["data"] == []
    async with services.database.transaction(tenant) as session:
        letter = (await session.scalars(select(OutgoingLetter))).one()
    sent = await compose(JobContext(services.work, tenant), letter)
    assert sent.to == "ana@example.org"
    assert sent.subject.startswith("“Álgebra” could not be processed")
    assert f"/content/{letter.values['values']['content']}" in sent.html
    await ana.post("notifications/settings", json={**chosen, "mail": False})
    await notify(services, tenant, ana.person.guid)
    async with services.database.transaction(tenant) as session:
        assert await session.scalar(select(func.count()).select_from(OutgoingLetter)) == 1
    unknown = {"kind": "contents.nothing", "app": True, "mail": True}
    assert (await ana.post("notifications/settings", json=unknown)).status_code == 404


async def test_a_mandatory_kind_cannot_be_switched_off(services, tenant, client, monkeypatch):
    ana = await client(tenant, "R04")
    contents = services.registry.get("contents")
    kinds = (replace(FAILED, is_mandatory=True),)
    monkeypatch.setitem(services.registry.plugins, "contents", replace(contents, notification_kinds=kinds))
    off = {"kind": FAILED.name, "app": False, "mail": True}
    answer = await ana.post("notifications/settings", json=off)
    assert (answer.status_code, answer.json()["code"]) == (409, "NOTIFICATION_MANDATORY")
    assert (await ana.post("notifications/settings", json={**off, "app": True})).status_code == 200
    rows = (await ana.get("notifications/settings")).json()["data"]
    assert next(row for row in rows if row["kind"] == FAILED.name)["mandatory"] == ["app"]


@pytest.mark.parametrize(
    ("status", "tells", "age", "kinds"),
    [
        ("failed", "failure", timedelta(), ["estante.job_failed"]),
        ("failed", "nothing", timedelta(), []),
        ("done", "end", timedelta(minutes=1), ["estante.job_done"]),
        ("done", "end", timedelta(), []),
        ("done", "failure", timedelta(minutes=1), []),
    ],
)
async def test_whoever_asked_for_a_job_is_notified_of_its_end(
    services, tenant, client, status, tells, age, kinds
):
    ana = await client(tenant, "R04", lang_id="en")
    kind = replace(EXPORT_AUDIT, tells=tells)
    job = Job(status=status, person_guid=ana.person.guid, title="a.csv", created_at=datetime.now(UTC) - age)
    async with services.database.transaction(tenant) as session:
        await notify_of_end(services.notifications, session, job, kind)
    rows = (await ana.get("notifications")).json()["data"]
    assert [row["kind"] for row in rows] == kinds
    assert all("a.csv" in row["text"] and row["page"] == "/notifications#activity" for row in rows)
