"""Where records are used: every plugin is asked, one that forbids holds the record, a broken one is named."""

from collections.abc import Collection, Mapping
from typing import Any
from uuid import UUID, uuid4

import msgspec
import pytest
from estante.errors import Forbidden, InUse, NotFound, StaleVersion
from estante.if_match import IfMatch
from estante.records.uses import RecordUse, Uses, UsesUnknown, count_of
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession

from .conftest import Opened, Plugins, School, SchoolFields, Schools

SCHOOLS = "schools.school"


async def made(schools: Opened, code: str, town: str | None = None) -> UUID:
    async with schools() as service:
        return (await service.create(SchoolFields(code=code, name=code, town=town))).guid


def counted(number: int, *, forbids: bool = False, link: str | None = None) -> Uses:
    async def count(_session: AsyncSession, guids: Collection[UUID]) -> Mapping[UUID, int]:
        return dict.fromkeys(guids, number) if number else {}

    return Uses(of=SCHOOLS, text_key="records.copy", count=count, forbids=forbids, link=link)


async def broken(session: AsyncSession, _guids: Collection[UUID]) -> Mapping[UUID, int]:
    await session.execute(text("SELECT nothing_of_this_name"))
    return {}


async def test_each_plugin_says_how_often_it_uses_a_record(schools: Opened, plugins: Plugins) -> None:
    guid = await made(schools, "U1")
    other = counted(9)
    plugins.all_uses = [
        ("groups", counted(3, link="/groups?school={guid}")),
        ("licenses", counted(0)),
        ("contents", Uses(of="contents.content", text_key="x", count=other.count)),
    ]
    async with schools() as service:
        used = await service.used_by(guid)
        assert [(use.count, use.link, use.forbids) for use in used.uses] == [
            (3, f"/groups?school={guid}", False)
        ]
        assert used.unanswered == []
        with pytest.raises(NotFound):
            await service.used_by(uuid4())


async def test_a_plugin_that_fails_is_named_and_the_others_are_heard(
    schools: Opened, plugins: Plugins
) -> None:
    guid = await made(schools, "U2")
    plugins.all_uses = [
        ("broken", Uses(of=SCHOOLS, text_key="x", count=broken)),
        ("groups", counted(2)),
    ]
    async with schools() as service:
        used = await service.used_by(guid)
        assert ([use.count for use in used.uses], used.unanswered) == ([2], ["broken"])
        # It may forbid nothing, so nobody waits for it.
        assert list((await service.trash([guid])).changed) == [guid]


async def test_who_has_lost_the_connection_is_told_so_and_no_plugin_is_blamed(
    schools: Opened, plugins: Plugins
) -> None:
    async def lose(session: AsyncSession, _guids: Collection[UUID]) -> Mapping[UUID, int]:
        await session.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return {}

    guid = await made(schools, "U9")
    plugins.all_uses = [("cut", Uses(of=SCHOOLS, text_key="x", count=lose)), ("groups", counted(2))]
    with pytest.raises(DBAPIError) as lost:
        async with schools() as service:
            await service.used_by(guid)
    assert lost.value.connection_invalidated
    assert lost.value.orig is not None


async def test_what_forbids_holds_a_record_and_says_so(schools: Opened, plugins: Plugins) -> None:
    guid = await made(schools, "U3")
    plugins.all_uses = [("groups", counted(2)), ("contracts", counted(4, forbids=True))]
    with pytest.raises(InUse) as refused:
        async with schools() as service:
            await service.remove(guid)
    (use,) = msgspec.convert(refused.value.extra["used_by"], list[RecordUse])
    assert (use.count, use.forbids) == (4, True)
    assert "(4)" in str(refused.value.params["uses"])
    async with schools() as service:
        result = await service.trash([guid])
        assert result.changed == {}
        assert (result.refused[guid].code, result.refused[guid].text) == ("IN_USE", "IN_USE_BY")
        assert (await service.get(guid)).name == "U3"


async def test_what_may_forbid_and_cannot_answer_holds_it_too(schools: Opened, plugins: Plugins) -> None:
    guid = await made(schools, "U4")
    plugins.all_uses = [("contracts", Uses(of=SCHOOLS, text_key="x", count=broken, forbids=True))]
    with pytest.raises(UsesUnknown) as refused:
        async with schools() as service:
            await service.remove(guid)
    assert refused.value.params == {"plugins": "contracts"}
    plugins.all_uses = []
    async with schools() as service:
        await service.remove(guid)
    plugins.all_uses = [("contracts", counted(1, forbids=True))]
    async with schools() as service:
        # Used since it lies in the trash: it stays there.
        assert (await service.delete([guid])).refused[guid].code == "IN_USE"


async def test_one_record_is_removed_by_who_may_on_the_version_that_was_read(
    schools: Opened, person: Any, tenant: Any
) -> None:
    guid, ana = await made(schools, "U5"), await person(tenant, "R04")
    with pytest.raises(StaleVersion):
        async with schools() as service:
            await service.remove(guid, IfMatch(frozenset({"7"})))
    with pytest.raises(Forbidden):
        async with schools(ana, Schools.deleteOwner) as service:
            await service.remove(guid)
    async with schools() as service:
        await service.remove(guid, IfMatch(frozenset({"1"})))
    async with schools() as service:
        deleted_at = await service.session.scalar(select(School.deleted_at).where(School.guid == guid))
        assert deleted_at is not None
        with pytest.raises(NotFound):
            await service.remove(guid)


async def test_rows_that_name_a_record_are_counted_but_those_that_do_not_count(
    schools: Opened, person: Any, tenant: Any
) -> None:
    ana, nobody = await person(tenant, "R04"), uuid4()
    count = count_of(School.created_by, School.deleted_at.is_(None))
    async with schools(ana) as service:
        await service.create(SchoolFields(code="U6", name="U6"))
        trashed = await service.create(SchoolFields(code="U7", name="U7"))
        await service.trash([trashed.guid])
        assert await count(service.session, [ana.guid, nobody]) == {ana.guid: 1}
