"""Bulk acts, the trash and the import of a kind of record, each declared by a line."""

from collections.abc import Mapping
from typing import Any, ClassVar, cast
from uuid import UUID

import pytest
from estante.actions import Action, Section
from estante.bulk.acts import BulkAct, BulkContext, BulkResult
from estante.jobs.payloads import Json
from estante.records import actions, declarations
from estante.records.actions import clone_act, record_acts, status_act, trash_act, trash_kind
from estante.records.declarations import record_import, record_personal_data
from estante.records.service import Records

from .conftest import Opened, School, SchoolFields, Schools, SchoolService

ALL = Section("schools", "update", "clone", "delete", "deleteOwner")
CLOSE = Action("schools", "update")


class Plain(Records[School]):
    """Schools without a trash."""

    entity, section = "school", "schools"
    columns: ClassVar = {"town": "city"}


@pytest.fixture
def bound(monkeypatch: pytest.MonkeyPatch) -> BulkContext:
    """The context of an act: acts are given the service that `within` opened last."""
    monkeypatch.setattr(actions, "service_of", lambda _service, context: context.service)
    return cast("BulkContext", Within())


class Within:
    service: Any = None


async def made(schools: Opened, count: int) -> list[UUID]:
    async with schools() as service:
        fields = [SchoolFields(code=f"A{number}", name=f"Andes {number}") for number in range(count)]
        return [school.guid for school in await service.create_many(fields)]


async def undo(act: BulkAct, context: BulkContext, changed: Mapping[UUID, Json]) -> BulkResult:
    assert act.undo is not None
    return await act.undo(context, changed)


async def statuses(schools: Opened, guids: list[UUID]) -> list[str]:
    async with schools() as service:
        return [(await service.get(guid)).status for guid in guids]


def test_a_kind_has_the_acts_that_its_table_and_its_section_allow() -> None:
    assert list(record_acts(SchoolService, ALL)) == ["activate", "deactivate", "clone", "delete"]
    assert list(record_acts(SchoolService, Schools)) == ["delete"]
    assert list(record_acts(Plain, ALL)) == ["activate", "deactivate", "clone"]
    names = {act.name.rpartition(".")[2]: str(act.action) for act in record_acts(SchoolService, ALL).values()}
    assert names == {
        "activate": "schools.update",
        "deactivate": "schools.update",
        "clone": "schools.clone",
        "delete": "schools.deleteOwner",
    }
    with pytest.raises(TypeError, match="Plain has no trash_rules"):
        trash_act(Plain)
    with pytest.raises(TypeError, match="Plain has no trash_rules"):
        trash_kind(Plain)


async def test_a_status_comes_back_where_nobody_gave_another_since(schools: Opened, bound: Any) -> None:
    guids = await made(schools, 3)
    act = status_act(SchoolService, "close", CLOSE, to="closed")
    async with schools() as service:
        await service.set_status(guids[1], "inactive")
    async with schools() as bound.service:
        applied = await act.apply(bound, guids)
    assert await statuses(schools, guids) == ["closed"] * 3
    async with schools() as service:
        await service.set_status(guids[2], "inactive")
    async with schools() as bound.service:
        undone = await undo(act, bound, applied.changed)
    assert set(undone.changed) == set(guids[:2])
    assert {guid: refusal.code for guid, refusal in undone.refused.items()} == {guids[2]: "CHANGED_SINCE"}
    assert await statuses(schools, guids) == ["active", "inactive", "inactive"]


async def test_copies_go_when_their_making_is_undone(schools: Opened, bound: Any) -> None:
    guids = await made(schools, 2)
    act = clone_act(SchoolService, ALL.clone)
    async with schools() as bound.service:
        applied = await act.apply(bound, [*guids, UUID(int=7)])
    assert set(applied.changed) == set(guids)
    assert [refusal.code for refusal in applied.refused.values()] == ["NOT_FOUND"]
    async with schools() as bound.service:
        assert len((await bound.service.session.scalars(bound.service.visible())).all()) == 4
        undone = await undo(act, bound, applied.changed)
    assert set(undone.changed) == set(guids)
    async with schools() as service:
        left = await service.session.scalars(service.visible())
        assert {school.guid for school in left} == set(guids)


async def test_what_goes_to_the_trash_comes_back(schools: Opened, bound: Any) -> None:
    guids = await made(schools, 2)
    act = trash_act(SchoolService)
    async with schools() as bound.service:
        applied = await act.apply(bound, guids)
    async with schools() as bound.service:
        assert set((await undo(act, bound, applied.changed)).changed) == set(guids)
    assert await statuses(schools, guids) == ["active", "active"]


async def test_an_import_makes_records_of_its_rows(schools: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = record_import(
        SchoolService, CLOSE, SchoolFields, {"code": ("Código",)}, page="/schools", key="code"
    )
    assert (spec.name.rpartition(".")[2], spec.text_key, spec.key) == ("schools", "schools.import", "code")
    assert spec.name.count(".") == 1
    async with schools() as service:
        monkeypatch.setattr(declarations, "build", lambda _service, _values: service)
        monkeypatch.setattr(declarations, "service_values", lambda *_, **__: {})
        rows = [SchoolFields(code="I1", name="Uno"), SchoolFields(code="I2", name="Dos")]
        await spec.write_rows(cast("Any", Context()), rows)
        found = await service.session.scalars(service.visible().where(School.code.in_(["I1", "I2"])))
        assert {school.name for school in found} == {"Uno", "Dos"}


class Context:
    records = files = queue = registry = None


def test_who_made_and_deleted_them_is_answered_for() -> None:
    data = record_personal_data(SchoolService)
    assert (data.table, data.columns) == ("sample_schools", ("created_by", "deleted_by"))
    assert (data.on_erase, data.document) == ("unlink", "sample_schools")
