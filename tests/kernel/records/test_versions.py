"""Earlier versions of records: kept where a service opts in, listed, restored as a new change."""

from typing import Any
from uuid import UUID, uuid4

import pytest
from estante.errors import Duplicate, NotFound, StaleVersion, ValidationFailed
from estante.if_match import IfMatch
from estante.records import versions
from estante.records.versions import RecordVersionRow, VersionRules
from sqlalchemy import func, select, text

from .conftest import Opened, SchoolFields, SchoolService


@pytest.fixture
def versioned(schools: Opened, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Schools that keep their earlier versions."""
    rules = VersionRules(SchoolFields)
    columns = rules.columns(SchoolService.columns, {"code", "name", "city"})
    monkeypatch.setattr(SchoolService, "version_rules", rules)
    monkeypatch.setattr(SchoolService, "versioned_columns", columns)
    return schools


async def made(schools: Opened, code: str, **fields: Any) -> UUID:
    async with schools() as service:
        return (await service.create(SchoolFields(code=code, name="Andes", **fields))).guid


async def change(schools: Opened, guid: UUID, person: Any = None, **fields: Any) -> None:
    async with schools(person) as service:
        await service.update(guid, SchoolFields(**fields))


async def count(schools: Opened, guid: UUID) -> int:
    async with schools() as service:
        rows = select(func.count()).where(RecordVersionRow.record_guid == guid)
        return await service.session.scalar(rows) or 0


async def test_a_service_that_does_not_opt_in_keeps_nothing(schools: Opened) -> None:
    guid = await made(schools, "V0")
    await change(schools, guid, name="Los Andes")
    assert await count(schools, guid) == 0
    async with schools() as service:
        with pytest.raises(NotFound):
            await service.restore_version(guid, 1)


async def test_what_a_record_was_comes_back_as_a_new_change(
    versioned: Opened, person: Any, tenant: Any
) -> None:
    ana = await person(tenant, "R04", name="Ana", lastname="Rey")
    guid = await made(versioned, "V1", town="Quito")
    await change(versioned, guid, ana, name="Los Andes", town=None)
    await change(versioned, guid, ana, name="Cordillera")
    async with versioned() as service:
        listed = (await service.versions(guid)).versions
        assert [(one.version, one.by, one.fields) for one in listed] == [
            (2, "Ana Rey", {"code": "V1", "name": "Los Andes", "town": None}),
            (1, None, {"code": "V1", "name": "Andes", "town": "Quito"}),
        ]
        school = await service.restore_version(guid, 1, IfMatch(frozenset({"3"})))
        assert (school.name, school.city, school.version) == ("Andes", "Quito", 4)
        last = (await service.history(guid))[0]
        assert (last.act, last.values["name"]) == ("update", ["Cordillera", "Andes"])
    async with versioned() as service:
        # As it is now is no earlier version, whichever number it had.
        assert [one.version for one in (await service.versions(guid)).versions] == [3, 2]
        with pytest.raises(StaleVersion):
            await service.restore_version(guid, 2, IfMatch(frozenset({"3"})))
        for unknown in ((guid, 99), (uuid4(), 1)):
            with pytest.raises(NotFound):
                await service.restore_version(*unknown)


async def test_a_version_that_may_not_be_any_more_is_refused(versioned: Opened) -> None:
    guid = await made(versioned, "V2")
    await change(versioned, guid, code="V3")
    await made(versioned, "V2")
    async with versioned() as service:
        with pytest.raises(Duplicate):
            await service.restore_version(guid, 1)
    async with versioned() as service:
        statement = text("UPDATE record_versions SET fields = '{\"name\": 7}' WHERE record_guid = :guid")
        await service.session.execute(statement, {"guid": guid})
        with pytest.raises(ValidationFailed) as refused:
            await service.restore_version(guid, 1)
        assert [error.field for error in refused.value.fields] == ["name"]


async def test_only_so_many_are_kept_and_none_of_what_is_gone(
    versioned: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "MAX_VERSIONS", 3)
    guid, other = await made(versioned, "V4"), await made(versioned, "V5")
    await change(versioned, other, name="Otra")
    for number in range(5):
        await change(versioned, guid, name=f"Andes {number}")
    assert (await count(versioned, guid), await count(versioned, other)) == (3, 2)
    async with versioned() as service:
        await service.trash([guid])
        await service.delete([guid])
    assert (await count(versioned, guid), await count(versioned, other)) == (0, 2)


async def test_what_changes_many_keeps_the_version_of_each(
    versioned: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SchoolService, "versioned_columns", {"name": "name", "status": "status"})
    guids = [await made(versioned, f"V{6 + at}") for at in range(2)]
    async with versioned() as service:
        await service.set_statuses(guids, "closed")
        await service.set_statuses(guids, "closed")
    for guid in guids:
        async with versioned() as service:
            (earlier,) = (await service.versions(guid)).versions
            assert (earlier.version, earlier.fields) == (1, {"name": "Andes", "status": "active"})
