"""A model's `row_scope` holds on every way to its rows: of others there is no trace, and nothing changes."""

from datetime import UTC, datetime
from typing import Any, cast
from uuid import UUID

import pytest
import pytest_asyncio
from estante.actions import Section
from estante.database.engine import Database
from estante.database.scopes import SCOPES, RowScope
from estante.dependencies import Services
from estante.errors import ApiError, Duplicate, Forbidden, NotFound, ValidationFailed
from estante.identity.models import Person
from estante.identity.principal import Principal
from estante.lists.query import ListQuery, Sort
from estante.lists.reading import Lists
from estante.lists.request import ListRequest
from estante.lists.spec import ListSpec, NoFilters
from estante.lists.values import by_name
from estante.records.actions import trash_kind
from estante.tenancy.tenant import Tenant
from estante.testing.people import add_person
from estante.trash.lists import TRASH, TrashFilters, TrashList
from msgspec import Struct, structs

from .conftest import Everything, Opened, School, SchoolFields, Schools, SchoolService

Offices = Section("offices", "readList")
OWN = RowScope("r.created_by = :me", Offices.readList)


class Row(Struct, frozen=True):
    guid: UUID
    name: str


SCHOOLS = ListSpec(
    row=Row,
    source="sample_schools x",
    base=("x.deleted_at IS NULL",),
    filters=NoFilters,
    search=("x.name",),
    sort={"name": by_name("x.name")},
    default="name",
)
QUERY = ListQuery(1, 25, 0, (Sort("name", False),), "", NoFilters())


class GivenFields(SchoolFields, kw_only=True):
    created_by: UUID


@pytest_asyncio.fixture
async def ana(database: Database, tenant: Tenant) -> Person:
    return await add_person(database, tenant, name="Ana")


@pytest_asyncio.fixture
async def luis(database: Database, tenant: Tenant) -> Person:
    return await add_person(database, tenant, name="Luis")


@pytest.fixture(autouse=True)
def scoped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has not `Offices.readList` sees their own schools alone."""
    monkeypatch.setattr(School, "row_scope", OWN)
    monkeypatch.setitem(SCOPES, "sample_schools", OWN)


async def made(schools: Opened, person: Person, code: str) -> UUID:
    async with schools(person, Schools.deleteOwner) as service:
        return (await service.create(SchoolFields(code=code, name=f"Escuela {code}"))).guid


@pytest.mark.parametrize("way", ["get", "update", "set_status", "clone", "remove", "history"])
async def test_another_persons_record_is_not_found(
    schools: Opened, ana: Person, luis: Person, way: str
) -> None:
    guid = await made(schools, luis, "A1")
    more: dict[str, tuple[Any, ...]] = {"update": (SchoolFields(name="Mía"),), "set_status": ("closed",)}
    with pytest.raises(NotFound):
        async with schools(ana, Schools.delete) as service:
            await getattr(service, way)(guid, *more.get(way, ()))
    async with schools(luis) as service:
        school = await service.get(guid)
        assert (school.name, school.status) == ("Escuela A1", "active")


async def test_acts_on_many_change_ones_own_and_find_no_other(
    schools: Opened, ana: Person, luis: Person
) -> None:
    own, other = await made(schools, ana, "A1"), await made(schools, luis, "A2")
    for act, more in (("set_statuses", ("closed",)), ("trash", ())):
        async with schools(ana, Schools.delete) as service:
            result = await getattr(service, act)([own, other], *more)
        assert list(result.changed) == [own]
        assert {guid: refusal.code for guid, refusal in result.refused.items()} == {other: NotFound.code}


@pytest.mark.parametrize("act", ["restore", "delete"])
async def test_what_another_threw_away_is_neither_restored_nor_deleted(
    schools: Opened, ana: Person, luis: Person, act: str
) -> None:
    guid = await made(schools, luis, "A1")
    async with schools(luis) as service:
        await service.trash([guid])
    async with schools(ana, Schools.delete) as service:
        result = await getattr(service, act)([guid])
    assert not result.changed
    async with schools(luis) as service:
        assert list((await service.restore([guid])).changed) == [guid]


async def test_a_reference_to_another_persons_record_is_no_choice(
    schools: Opened, ana: Person, luis: Person
) -> None:
    own, other = await made(schools, ana, "A1"), await made(schools, luis, "A2")
    async with schools(ana, Schools.delete) as service:
        await service.require(School, school_guid=own)
        with pytest.raises(ValidationFailed) as refused:
            await service.require(School, school_guid=other)
    assert [(field.field, field.code) for field in refused.value.fields] == [("school_guid", "choice")]


async def test_a_value_that_a_hidden_record_has_is_refused_without_its_name(
    schools: Opened, ana: Person, luis: Person
) -> None:
    await made(schools, luis, "A1")
    with pytest.raises(Duplicate) as refused:
        await made(schools, ana, "A1")
    assert refused.value.params == {"field": "code"}


async def test_nobody_writes_a_record_that_they_would_not_see(
    schools: Opened, ana: Person, luis: Person
) -> None:
    fields = SchoolFields(code="A1", name="Andes")
    with pytest.raises(Forbidden):
        async with schools(ana, Schools.delete) as service:
            await service.create(fields, created_by=luis.guid)
    # As an import does, all at once.
    with pytest.raises(Forbidden):
        async with schools(ana, Schools.delete) as service:
            await service.create_many([GivenFields(code="A1", name="Andes", created_by=luis.guid)])
    own = await made(schools, ana, "A2")
    with pytest.raises(Forbidden):
        async with schools(ana, Schools.delete) as service:
            await service.update(own, GivenFields(created_by=luis.guid))


async def test_who_sees_everything_and_the_platform_itself_find_each(
    schools: Opened, ana: Person, luis: Person
) -> None:
    guid = await made(schools, luis, "A1")
    async with schools(ana, Offices.readList) as service:
        assert (await service.get(guid)).code == "A1"
    async with schools(None, Schools.delete) as service:
        with pytest.raises(ApiError):
            await service.get(guid)
        service.context = structs.replace(service.context, is_automatic=True)
        assert (await service.get(guid)).code == "A1"


async def test_a_list_its_total_and_what_an_export_reads_later_show_ones_own(
    schools: Opened, services: Services, tenant: Tenant, ana: Person, luis: Person
) -> None:
    own, other = await made(schools, ana, "A1"), await made(schools, luis, "A2")

    def lists(*, sees_all: bool) -> Lists:
        return Lists(services.database, tenant, ana.guid, SCHOOLS, QUERY, sees_all=sees_all)

    for sees_all, seen in ((False, [own]), (True, [own, other])):
        call = lists(sees_all=sees_all)
        page = await call.page(SCHOOLS)
        assert ([row.guid for row in page.rows], page.total) == (seen, len(seen))
        assert await call.count(SCHOOLS) == len(seen)
        request = ListRequest.of(QUERY, call.context, {})
        for source in (call.source(SCHOOLS), request.statement(SCHOOLS, "UTC", {}, {}).source()):
            async with services.database.reading(tenant) as connection:
                rows = await connection.fetch(source.sql, *source.arguments)
            assert {row["guid"] for row in rows} == set(seen)


async def test_the_trash_shows_ones_own(
    schools: Opened, services: Services, tenant: Tenant, ana: Person, luis: Person
) -> None:
    own, other = await made(schools, ana, "A1"), await made(schools, luis, "A2")
    async with schools(None) as service:
        await service.trash([own, other])

    class Kinds:
        def trash(self, _tenant: Tenant) -> list[Any]:
            return [trash_kind(SchoolService)]

    for actions, seen in (((Schools.delete,), {own}), ((Schools.delete, Offices.readList), {own, other})):
        query = ListQuery(1, 25, 0, (Sort("deleted_at", True),), "", TrashFilters())
        trash = TrashList(
            services.database,
            Principal(tenant, ana.guid),
            permissions=Everything(*actions),
            registry=cast("Any", Kinds()),
            files=services.files,
            text=str,
        )
        page = await trash.page(Lists(services.database, tenant, ana.guid, TRASH, query))
        assert {row.guid for row in page.rows} == seen
        assert all(row.deleted_at < datetime.now(UTC) for row in page.rows)


async def test_a_status_that_hides_a_record_from_who_gives_it_is_refused(
    schools: Opened, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    guid = await made(schools, ana, "A1")
    monkeypatch.setattr(School, "row_scope", RowScope("r.status = 'active'"))
    with pytest.raises(Forbidden):
        async with schools(ana) as service:
            await service.set_status(guid, "closed")
    with pytest.raises(Forbidden):
        async with schools(ana) as service:
            await service.set_statuses([guid], "closed")


def test_a_scope_is_not_read_with_a_name_of_its_own() -> None:
    scope = RowScope("EXISTS (SELECT FROM groups o WHERE o.guid = r.group_guid)")
    assert scope.sql("e") == "(EXISTS (SELECT FROM groups o WHERE o.guid = e.group_guid))"
    with pytest.raises(TypeError):
        scope.sql("o")
