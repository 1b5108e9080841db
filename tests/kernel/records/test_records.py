"""What every record shares: locks, versions, unique values, audit, events, trash, each row's own verdict."""

import asyncio
from typing import Any
from uuid import UUID, uuid4

import pytest
from estante.audit import AuditRecord
from estante.errors import (
    ApiError,
    Conflict,
    Duplicate,
    FieldError,
    NotFound,
    StaleVersion,
    ValidationFailed,
)
from estante.events import Event
from estante.events.outbox import OutboxRow
from estante.if_match import IfMatch
from estante.plugins.owners import qualified_section
from estante.records.constraints import refusing, unique_rules
from estante.records.events import RecordEvents
from estante.records.service import Records
from msgspec import UNSET
from sqlalchemy import select, text
from sqlalchemy.dialects.postgresql import Range

from .conftest import Opened, School, SchoolFields, Schools, SchoolService


async def made(schools: Opened, code: str = "A1", name: str = "Andes", **fields: Any) -> UUID:
    async with schools() as service:
        return (await service.create(SchoolFields(code=code, name=name, **fields))).guid


async def recorded(service: SchoolService, guid: UUID) -> list[tuple[str, dict[str, Any]]]:
    rows = await service.session.scalars(
        select(AuditRecord)
        .where(AuditRecord.entity_guid == str(guid))
        .order_by(AuditRecord.at, AuditRecord.guid)
    )
    return [(row.action, row.detail) for row in rows]


async def test_a_record_is_made_with_its_audit_and_its_event(schools: Opened) -> None:
    guid = await made(schools, town="Quito")
    async with schools() as service:
        school = await service.get(guid)
        assert (school.name, school.city, school.version, school.status) == ("Andes", "Quito", 1, "active")
        assert await recorded(service, guid) == [("schools.create", {"name": "Andes"})]
        event = (await service.session.scalars(select(OutboxRow))).one()
        assert (event.event.rpartition(".")[2], event.body["school_guid"], event.body["code"]) == (
            "SchoolCreated",
            str(guid),
            "A1",
        )


async def test_what_is_sent_changes_and_the_audit_has_old_and_new(schools: Opened) -> None:
    guid = await made(schools, town="Quito", secret="s1")
    async with schools() as service:
        sent = SchoolFields(name="Los Andes", town="Quito", secret="s2", levels=["K1"])
        school = await service.update(guid, sent, IfMatch(frozenset({"1"})))
        assert (school.name, school.city, school.code, school.version) == ("Los Andes", "Quito", "A1", 2)
        action, detail = (await recorded(service, guid))[1]
        assert action == "schools.update"
        assert detail["fields"] == ["name", "secret", "levels"]
        assert detail["changes"] == {"name": ["Andes", "Los Andes"]}
        changed = (await service.session.scalars(select(OutboxRow).order_by(OutboxRow.guid.desc()))).first()
        assert changed is not None
        assert changed.body["fields"] == ["name", "secret", "levels"]


async def test_a_stale_version_changes_nothing_and_is_told_the_current_one(schools: Opened) -> None:
    guid = await made(schools)
    with pytest.raises(StaleVersion) as refused:
        async with schools() as service:
            await service.update(guid, SchoolFields(name="Otra"), IfMatch(frozenset({"7"})))
    assert refused.value.extra == {"version": 1}


async def test_of_two_who_change_one_record_the_second_finds_the_first_ones_version(schools: Opened) -> None:
    guid, first = await made(schools), IfMatch(frozenset({"1"}))

    async def change(name: str) -> str:
        async with schools() as service:
            return (await service.update(guid, SchoolFields(name=name), first)).name

    results = await asyncio.gather(*(change(f"Escuela {at}") for at in range(8)), return_exceptions=True)
    assert len([one for one in results if isinstance(one, str)]) == 1
    assert len([one for one in results if isinstance(one, StaleVersion)]) == 7


async def test_of_fifty_who_take_one_code_one_gets_it_and_the_rest_hear_whose_it_is(schools: Opened) -> None:
    async def take(at: int) -> str:
        async with schools() as service:
            return (await service.create(SchoolFields(code="a7" if at % 2 else "A7", name=f"E{at}"))).name

    results = await asyncio.gather(*(take(at) for at in range(50)), return_exceptions=True)
    (owner,) = [one for one in results if isinstance(one, str)]
    refused = [one for one in results if isinstance(one, Duplicate)]
    assert len(refused) == 49
    assert {(one.text_key, one.params["name"]) for one in refused} == {("errors.ERP_ID_TAKEN", owner)}


async def test_a_taken_code_is_refused_by_a_change_and_the_row_can_be_read_on(schools: Opened) -> None:
    await made(schools, "B1", "La dueña")
    guid = await made(schools, "B2", "Otra")
    async with schools() as service:
        with pytest.raises(Duplicate) as refused:
            await service.update(guid, SchoolFields(code="b1"))
        assert refused.value.params["name"] == "La dueña"
        assert await service.session.scalar(select(School.code).where(School.guid == guid)) == "B2"
    async with schools() as service:
        await service.update(guid, SchoolFields(code="B2", name="La misma"))


async def test_each_row_has_its_own_verdict(schools: Opened, person: Any, tenant: Any) -> None:
    ana = await person(tenant, "R04")
    theirs = await made(schools, "C1", "Ajena")
    async with schools(ana) as service:
        own = (await service.create(SchoolFields(code="C2", name="Propia"))).guid
    async with schools(ana, Schools.deleteOwner) as service:
        result = await service.trash([theirs, own, nobody := uuid4()])
        assert list(result.changed) == [own]
        assert {guid: one.code for guid, one in result.refused.items()} == {
            theirs: "FORBIDDEN",
            nobody: "NOT_FOUND",
        }
        with pytest.raises(NotFound):
            await service.get(own)
    async with schools(ana, Schools.deleteOwner) as service:
        assert list((await service.restore([own, theirs])).changed) == [own]
        assert [action for action, _ in await recorded(service, own)][1:] == [
            "schools.delete",
            "schools.restore",
        ]


async def test_of_two_with_one_code_the_one_deleted_last_comes_back(schools: Opened) -> None:
    guids = []
    for name in ("Vieja", "Nueva"):
        guids.append(await made(schools, "D1", name))
        async with schools() as service:
            await service.trash(guids[-1:])
    async with schools() as service:
        result = await service.restore(guids)
        assert list(result.changed) == guids[1:]
        refusal = result.refused[guids[0]]
        assert (refusal.code, refusal.params["name"]) == ("ER_DUP_ENTRY", "Nueva")


async def test_only_what_lies_in_the_trash_is_deleted_for_good(schools: Opened) -> None:
    alive, gone = await made(schools, "E1"), await made(schools, "E2")
    async with schools() as service:
        await service.trash([gone])
        assert list((await service.delete([alive, gone])).changed) == [gone]
        assert await service.session.scalar(select(School.guid).where(School.guid == gone)) is None
        assert (await service.get(alive)).code == "E1"


async def test_a_status_is_given_to_many_and_says_what_each_had(schools: Opened) -> None:
    guids = [await made(schools, f"F{at}") for at in range(3)]
    async with schools() as service:
        await service.set_status(guids[0], "closed")
        result = await service.set_statuses(guids, "closed")
        assert result.changed == {guid: {"status": "active"} for guid in guids[1:]}
        again = await service.set_statuses(guids, "active", now={"open"})
        assert (again.changed, again.refused) == ({}, {})
    async with schools() as service:
        assert [(await service.get(guid)).version for guid in guids] == [2, 2, 2]


async def test_a_copy_has_a_name_of_its_own_and_nothing_that_is_one_records_alone(schools: Opened) -> None:
    guid = await made(schools, "G1", "Andes", town="Quito")
    async with schools() as service:
        copy = await service.clone(guid)
        assert (copy.name, copy.code, copy.city, copy.version) == ("Andes (copia)", "G1-2", "Quito", 1)
        assert [action for action, _ in await recorded(service, copy.guid)] == ["schools.clone"]


async def test_the_history_is_the_audit_read_back(schools: Opened) -> None:
    guid = await made(schools, "H1", "Andes")
    async with schools() as service:
        await service.update(guid, SchoolFields(name="Los Andes"))
        await service.set_status(guid, "closed")
    async with schools() as service:
        history = await service.history(guid)
        assert [(one.act, one.fields, one.values) for one in history] == [
            ("update", ["status"], {"status": ["active", "closed"]}),
            ("update", ["name"], {"name": ["Andes", "Los Andes"]}),
            ("create", [], {}),
        ]
        with pytest.raises(NotFound):
            await service.history(uuid4())


class NameTooOdd(ApiError):
    """409: a constraint of the test's own."""

    status, code = 409, "NAME_TOO_ODD"


async def test_a_violated_constraint_is_the_error_that_is_written_beside_it(schools: Opened) -> None:
    await made(schools, "I1")
    double = text(
        "INSERT INTO sample_schools (tenant_id, guid, code, name)"
        " SELECT tenant_id, gen_random_uuid(), code, name FROM sample_schools"
    )
    async with schools() as service:
        with pytest.raises(NameTooOdd), refusing(uq_sample_schools_code=NameTooOdd()):
            await service.session.execute(double)


async def test_what_a_constraint_refuses_names_its_field_and_costs_nothing_else(schools: Opened) -> None:
    first = await made(schools, "J1", bus=Range(1, 5))
    second = await made(schools, "J2", bus=Range(5, 9))
    async with schools() as service:
        with pytest.raises(Conflict) as refused:
            await service.create(SchoolFields(code="J3", name="Andes", bus=Range(4, 6)))
        assert refused.value.fields == (FieldError("bus", "BUS_TAKEN", {}),)
        with pytest.raises(Conflict):
            await service.update(second, SchoolFields(bus=Range(2, 3)))
        # The transaction goes on.
        assert (await service.trash([first])).refused == {}
        await service.update(second, SchoolFields(bus=Range(2, 3)))
    async with schools() as service:
        refusals = (await service.restore([first])).refused
        assert [refusal.text for refusal in refusals.values()] == ["BUS_TAKEN"]
        assert (await service.get(second)).bus == Range(2, 3)


async def test_of_many_only_those_that_a_constraint_holds_are_refused(schools: Opened) -> None:
    taken, free = await made(schools, "L1", bus=Range(1, 5)), await made(schools, "L2", bus=Range(7, 9))
    async with schools() as service:
        await service.set_statuses([taken, free], "inactive")
    await made(schools, "L3", bus=Range(4, 6))
    async with schools() as service:
        result = await service.set_statuses([taken, free], "active")
    assert result.changed == {free: {"status": "inactive"}}
    assert {guid: refusal.text for guid, refusal in result.refused.items()} == {taken: "BUS_TAKEN"}


async def test_a_field_may_name_what_is_living_alone(schools: Opened) -> None:
    guid = await made(schools, "K1")
    async with schools() as service:
        await service.require(School, parent=guid, other=None, third=UNSET)
        await service.trash([guid])
        with pytest.raises(ValidationFailed) as refused:
            await service.require(School, parent=guid, other=uuid4())
        assert [error.field for error in refused.value.fields] == ["parent", "other"]


def test_names_are_below_the_plugin() -> None:
    names = []
    for module in ("estante_schools.services", "estante_districts.services", "estante.schools", "other"):
        names.append(qualified_section(type("Service", (), {"__module__": module}), "schools"))
    assert names == ["schools", "districts.schools", "schools", "schools"]


def test_what_a_service_says_wrongly_is_found_when_it_is_imported() -> None:
    class SchoolMoved(Event, frozen=True):
        school_guid: UUID
        country: str

    with pytest.raises(TypeError, match="country is no column of School"):

        class Wrong(Records[School]):
            entity, section = "school", "schools"
            events = RecordEvents(changed=SchoolMoved)

    with pytest.raises(TypeError, match="no unique index with the column name"):
        unique_rules(School, {"name": "TAKEN"}, {})


async def test_many_are_made_at_once_or_none(schools: Opened) -> None:
    sent = [
        SchoolFields(code="A1", name="Andes", town="Quito"),
        SchoolFields(code="A2", name="Sur"),
        SchoolFields(code="A3", name="Norte", town="Loja", levels=["K1"]),
    ]
    async with schools() as service:
        made_at_once = await service.create_many(sent)
        assert [(school.code, school.city, school.version) for school in made_at_once] == [
            ("A1", "Quito", 1),
            ("A2", None, 1),
            ("A3", "Loja", 1),
        ]
        for school in made_at_once:
            assert await recorded(service, school.guid) == [("schools.create", {"name": school.name})]
        codes = {event.body["code"] for event in await service.session.scalars(select(OutboxRow))}
        assert codes == {"A1", "A2", "A3"}
    async with schools() as service:
        with pytest.raises(Duplicate) as refused:
            await service.create_many(
                [SchoolFields(code="B1", name="Este"), SchoolFields(code="a2", name="Otra")]
            )
        assert refused.value.params["name"] == "Sur"
    async with schools() as service:
        assert len(list(await service.session.scalars(select(School)))) == 3
        again = await service.get(made_at_once[0].guid)
        again.name = "Andes Altos"
        await service.save(again, "rename")
        assert again.version == 2


async def test_a_column_of_rich_text_keeps_what_may_stay_however_it_is_written(schools: Opened) -> None:
    sent, stored = "<p onclick='x()'>Hola</p><script>alert(1)</script>", "<p>Hola</p>"
    guid = await made(schools, about=sent)
    async with schools() as service:
        assert (await service.get(guid)).about == stored
        school = await service.update(guid, SchoolFields(about=f"{sent}<p>Adiós</p>"))
        assert school.about == f"{stored}<p>Adiós</p>"
        _, detail = (await recorded(service, guid))[1]
        assert detail["changes"] == {"about": [stored, f"{stored}<p>Adiós</p>"]}
        again = await service.update(guid, SchoolFields(about=f"{sent}<p>Adiós</p>"))
        assert "changes" not in (await recorded(service, guid))[2][1]
        assert again.about == f"{stored}<p>Adiós</p>"
        many = [SchoolFields(code=f"R{number}", name="Río", about=sent) for number in range(3)]
        assert {made.about for made in await service.create_many(many)} == {stored}
        assert (await service.update(guid, SchoolFields(about=None))).about is None


async def test_a_check_of_the_table_refuses_one_and_many_at_their_field(schools: Opened) -> None:
    await made(schools, "N1", bus=Range(1, 5))
    below, taken = (FieldError("bus", "NO_SUCH_STOP", {}),), (FieldError("bus", "BUS_TAKEN", {}),)
    async with schools() as service:
        with pytest.raises(Conflict) as refused:
            await service.create(SchoolFields(code="N2", name="Andes", bus=Range(0, 1)))
        assert refused.value.fields == below
        good = SchoolFields(code="N2", name="Sur", bus=Range(7, 9))
        for bus, fields in ((Range(0, 1), below), (Range(4, 6), taken)):
            with pytest.raises(Conflict) as refused:
                await service.create_many([good, SchoolFields(code="N3", name="Norte", bus=bus)])
            assert refused.value.fields == fields
        # The transaction goes on, and none of them is in it.
        assert [school.code for school in await service.create_many([good])] == ["N2"]
    async with schools() as service:
        assert {school.code for school in await service.session.scalars(select(School))} == {"N1", "N2"}
