"""What a person may open, what they have begun, and what is new to them."""

from collections.abc import Awaitable, Callable
from uuid import UUID

import pytest
from estante.app import Estante
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import SignedIn
from sqlalchemy import text

from .conftest import Json, NewContent, Viewing

Clients = Callable[..., Awaitable[SignedIn]]


async def shelf(person: SignedIn, **query: str | int) -> list[Json]:
    """The rows of one page."""
    answer = await person.get("front/contents", params=query)
    assert answer.status_code == 200, answer.text
    rows: list[Json] = answer.json()["data"]
    return rows


async def names(person: SignedIn, **query: str | int) -> list[str]:
    return [row["name"] for row in await shelf(person, **query)]


@pytest.mark.spec("VIE-038", part="public, own and editorial; licences and courses come with their plugins")
async def test_everybody_sees_what_they_may_open_and_nothing_else(
    app: Estante, tenant: Tenant, other_tenant: Tenant, client: Clients, content: NewContent
) -> None:
    await content(tenant, name="Pública")
    private = await content(tenant, name="Privada", is_public=False)
    await content(tenant, name="Para docentes", is_public=False, is_teacher_only=1)
    await content(tenant, name="Inactiva", status="inactive")
    await content(tenant, name="En preparación", url=None, type_guid="CTTY_05", storage_status="preparing")
    await content(tenant, name="De un tipo que nadie trae", type_guid="CTTY_99")
    await content(other_tenant, name="Ajena")
    student, teacher = await client(tenant, "R01"), await client(tenant, "R02")
    assert await names(student) == ["Pública"]
    assert await names(teacher) == ["Pública"]
    assert await names(await client(tenant, "R05")) == ["Pública"]
    assert await names(await client(tenant, "R07")) == ["Para docentes", "Privada", "Pública"]
    assert (await (await client(tenant)).get("front/contents")).status_code == 401
    assert student.person
    async with app.services.database.transaction(tenant) as session:
        own = text("UPDATE contents SET created_by = :person, is_teacher_only = 1 WHERE guid = :guid")
        await session.execute(own, {"person": teacher.person and teacher.person.guid, "guid": private})
    assert await names(teacher) == ["Privada", "Pública"]


async def test_what_was_begun_is_gone_from_what_is_new_and_the_last_opened_comes_first(
    tenant: Tenant, client: Clients, content: NewContent, viewing: Callable[..., Awaitable[Viewing]]
) -> None:
    student = await client(tenant, "R01")
    first = await viewing(tenant, by=student)
    second = await viewing(tenant, by=student)
    done = await viewing(tenant, by=student)
    await content(tenant, name="Nueva")
    await done.tell(0, 100)
    await second.tell(0, 10)
    await first.tell(0, 40)
    assert await names(student, state="new") == ["Nueva"]
    rows = await shelf(student, state="started")
    assert [UUID(row["guid"]) for row in rows] == [first.content_guid, second.content_guid]
    assert [row["progress"] for row in rows] == [40, 10]
    assert [UUID(row["guid"]) for row in await shelf(student, state="started", orderBy="at")] == [
        second.content_guid,
        first.content_guid,
    ]
    assert [UUID(row["guid"]) for row in await shelf(student, state="done")] == [done.content_guid]
    (new,) = await shelf(student, state="new")
    assert (new["progress"], new["type_guid"]) == (None, "CTTY_06")
    assert await names(await client(tenant, "R01"), state="started") == []


async def test_what_was_begun_is_gone_once_it_is_closed_to_the_person(
    app: Estante, tenant: Tenant, client: Clients, viewing: Callable[..., Awaitable[Viewing]]
) -> None:
    student = await client(tenant, "R01")
    begun = await viewing(tenant, by=student)
    await begun.tell(0, 40)
    assert len(await shelf(student, state="started")) == 1
    async with app.services.database.transaction(tenant) as session:
        await session.execute(text("UPDATE contents SET is_public = false"))
    assert await shelf(student, state="started") == []


async def test_it_is_a_list_like_every_other(tenant: Tenant, client: Clients, content: NewContent) -> None:
    for at in range(3):
        await content(tenant, name=f"Número {at}")
    student = await client(tenant, "R01")
    answer = (await student.get("front/contents", params={"pageSize": 2, "page": 2})).json()
    assert [row["name"] for row in answer["data"]] == ["Número 0"]
    assert answer["meta"] == {"total": 3, "page": 2, "pageSize": 2}
    for wrong in ({"state": "half"}, {"orderBy": "colour"}, {"colour": "red"}, {"pageSize": 201}):
        refused = await student.get("front/contents", params=wrong)
        assert (refused.status_code, refused.json()["code"]) == (400, "VALIDATION_ERROR"), wrong


@pytest.mark.spec("VIE-038", part="searched too")
async def test_it_is_searched_as_contents_are(tenant: Tenant, client: Clients, content: NewContent) -> None:
    await content(tenant, name="La fotosíntesis")
    await content(tenant, name="El ciclo del agua")
    await content(tenant, name="Las plantas", is_public=False)
    student = await client(tenant, "R01")
    assert await names(student, q="FOTOSINTESIS la") == ["La fotosíntesis"]
    assert await names(student, q="agua", state="started") == []
    assert await names(student, q="plantas") == []
    assert await names(student, q="%") == []
    mended = (await student.get("front/contents", params={"q": "fotosintsis"})).json()
    assert [row["name"] for row in mended["data"]] == ["La fotosíntesis"]
    assert (mended["meta"]["total"], mended["meta"]["suggestion"]) == (1, "fotosíntesis")
    # What was meant may be of nothing that the person may open: then nothing is told of it.
    closed = (await student.get("front/contents", params={"q": "plntas"})).json()
    assert (closed["data"], closed["meta"].get("suggestion", "")) == ([], "")


async def test_what_was_only_looked_at_stays_new(
    tenant: Tenant, client: Clients, viewing: Callable[..., Awaitable[Viewing]]
) -> None:
    student = await client(tenant, "R01")
    opened = await viewing(tenant, by=student)
    await opened.start()
    assert await shelf(student, state="started") == []
    assert [UUID(row["guid"]) for row in await shelf(student, state="new")] == [opened.content_guid]
