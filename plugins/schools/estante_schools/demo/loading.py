"""Fills a demo tenant. A second run adds nothing."""

from collections.abc import Sequence
from datetime import date
from importlib.resources import files
from itertools import chain
from uuid import UUID

import msgspec
from estante.api.access import STUDENT, TEACHER
from estante.api.database import Transaction
from estante.api.people import demo_people, find_people
from estante.api.plugins import SeedContext
from estante.api.tenants import Tenant
from estante_contents.contracts import demo_publication, living_publications
from estante_settings.contracts import cities_by_name
from estante_users.contracts import demo_classes
from msgspec import Struct, structs
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from estante_schools.models import (
    Group,
    GroupMember,
    Network,
    NetworkSchool,
    School,
    SchoolContent,
    SchoolMember,
    SchoolYear,
)
from estante_schools.schemas.school import SchoolType

FILE = files("estante_schools.demo") / "schools.json"
FALLBACK = "es"
# What the first school gives to its year, and to how many.
PUBLICATION, MAX_STUDENTS, MAX_TEACHERS = "water", 60, 4
STUDENTS_OF_SCHOOL, TEACHERS_OF_SCHOOL = 20, 2


class DemoSchool(Struct, frozen=True, forbid_unknown_fields=True):
    """A school of a city that the settings' reference data has."""

    name: str
    code: str
    type: SchoolType
    city: str
    address: str
    address_number: str
    neighborhood: str
    zipcode: str
    phone: str
    is_admin: bool


class DemoYear(Struct, frozen=True, forbid_unknown_fields=True):
    """The active year of each school."""

    title: str
    school_year: str
    expired_at: date


class DemoSchools(Struct, frozen=True, forbid_unknown_fields=True):
    """Schools of one country, the year and the groups of each, and networks by the codes of their schools."""

    iso_code: str
    year: DemoYear
    groups: list[str]
    schools: list[DemoSchool]
    networks: dict[str, list[str]]


async def load_demo(context: SeedContext) -> None:
    """Schools of a country of the tenant's language, or of Spain."""
    tenant = context.tenant
    languages = msgspec.json.decode(FILE.read_bytes(), type=dict[str, DemoSchools])
    demo = languages.get(tenant.default_language, languages[FALLBACK])
    async with context.database.transaction(tenant) as session:
        schools = await _add_schools(session, tenant.guid, demo)
        for name, codes in demo.networks.items():
            members = [schools[code] for code in codes if code in schools]
            await _add_network(session, tenant.guid, name, members)
        for school in demo.schools:
            if school.code in schools:
                await _add_year(session, tenant.guid, schools[school.code], demo)
        first = schools.get(demo.schools[0].code)
        await _add_people(session, tenant.guid, first)
        await _add_classes(session, tenant, [schools.get(school.code) for school in demo.schools])
        await _add_content(session, tenant, first)


async def _add_schools(session: Transaction, tenant: UUID, demo: DemoSchools) -> dict[str, UUID]:
    """The living ones by their codes."""
    places = await cities_by_name(session, demo.iso_code)
    there = set(await session.scalars(select(School.code)))
    rows = [
        {
            "tenant_id": tenant,
            "name": school.name,
            "code": school.code,
            "type_guid": school.type,
            "address": school.address,
            "address_number": school.address_number,
            "neighborhood": school.neighborhood,
            "zipcode": school.zipcode,
            "phone": school.phone,
            "school_admin_enabled": school.is_admin,
            "manage_classes": school.is_admin,
            "country_guid": place.country,
            "state_guid": place.state,
            "city_guid": place.city,
        }
        for school in demo.schools
        if school.code not in there and (place := places.get(school.city)) is not None
    ]
    if rows:
        await session.execute(insert(School).on_conflict_do_nothing(), rows)
    living = select(School.code, School.guid).where(School.code.is_not(None), School.deleted_at.is_(None))
    return {code: guid for code, guid in await session.execute(living) if code is not None}


async def _add_network(session: Transaction, tenant: UUID, name: str, schools: Sequence[UUID]) -> None:
    """A network that was never there; one in the trash stays there."""
    if await session.scalar(select(Network.guid).where(Network.name == name).limit(1)) is not None:
        return
    made = insert(Network).values(tenant_id=tenant, name=name).returning(Network.guid)
    network = (await session.execute(made)).scalar_one()
    rows = [{"tenant_id": tenant, "network_guid": network, "school_guid": school} for school in schools]
    if rows:
        await session.execute(insert(NetworkSchool).on_conflict_do_nothing(), rows)


async def _add_year(session: Transaction, tenant: UUID, school: UUID, demo: DemoSchools) -> None:
    """The active year of a school that never had one, with its groups."""
    if await session.scalar(select(SchoolYear.guid).where(SchoolYear.school_guid == school).limit(1)):
        return
    row = {"tenant_id": tenant, "school_guid": school, "is_active": True, **structs.asdict(demo.year)}
    year = (await session.execute(insert(SchoolYear).values(row).returning(SchoolYear.guid))).scalar_one()
    groups = [
        {"tenant_id": tenant, "school_guid": school, "school_year_guid": year, "name": name}
        for name in demo.groups
    ]
    await session.execute(insert(Group), groups)


async def _add_people(session: Transaction, tenant: UUID, school: UUID | None) -> None:
    """The demo teacher and student are of the first school, in its first group."""
    people = await demo_people(session)
    members = [people[role] for role in (TEACHER, STUDENT) if role in people]
    is_there = select(SchoolMember.guid).where(SchoolMember.person_guid.in_(members)).limit(1)
    if school is None or not members or await session.scalar(is_there):
        return
    first = select(Group.guid).where(Group.school_guid == school).order_by(Group.name).limit(1)
    group = await session.scalar(first)
    rows = [{"tenant_id": tenant, "school_guid": school, "person_guid": person} for person in members]
    await session.execute(insert(SchoolMember).on_conflict_do_nothing(), rows)
    if group is not None:
        in_group = [{"tenant_id": tenant, "group_guid": group, "person_guid": person} for person in members]
        await session.execute(insert(GroupMember).on_conflict_do_nothing(), in_group)


async def _add_classes(session: Transaction, tenant: Tenant, schools: Sequence[UUID | None]) -> None:
    """The demo classes are spread over the schools, if none of them was of any; each is taught by two."""
    classes = demo_classes(tenant)
    living = await find_people(session, [*chain(*classes)])
    is_there = select(SchoolMember.guid).where(SchoolMember.person_guid.in_(living)).limit(1)
    if await session.scalar(is_there):
        return
    students, teachers = ([person for person in people if person in living] for people in classes)
    for at, school in enumerate(schools):
        pupils = students[at * STUDENTS_OF_SCHOOL : (at + 1) * STUDENTS_OF_SCHOOL]
        staff = teachers[at * TEACHERS_OF_SCHOOL : (at + 1) * TEACHERS_OF_SCHOOL]
        if school is not None:
            await _add_school_people(session, tenant.guid, school, pupils, staff)


async def _add_school_people(
    session: Transaction, tenant: UUID, school: UUID, students: Sequence[UUID], teachers: Sequence[UUID]
) -> None:
    rows = select(Group.guid).where(Group.school_guid == school, Group.archived_at.is_(None))
    groups = (await session.scalars(rows.order_by(Group.name))).all()
    if not groups or not students or not teachers:
        return
    taught = [(group, teachers[at % len(teachers)]) for at, group in enumerate(groups)]
    learnt = [(groups[at % len(groups)], student) for at, student in enumerate(students)]
    in_school = [
        {"tenant_id": tenant, "school_guid": school, "person_guid": person}
        for person in (*students, *teachers)
    ]
    in_groups = [
        {"tenant_id": tenant, "group_guid": group, "person_guid": person}
        for group, person in (*taught, *learnt)
    ]
    await session.execute(insert(SchoolMember).on_conflict_do_nothing(), in_school)
    await session.execute(insert(GroupMember).on_conflict_do_nothing(), in_groups)


async def _add_content(session: Transaction, tenant: Tenant, school: UUID | None) -> None:
    """The first school gives a publication to its active year, if it never gave any."""
    publications = await living_publications(session, [demo_publication(tenant, PUBLICATION)])
    is_there = select(SchoolContent.guid).where(SchoolContent.school_guid == school).limit(1)
    if not publications or school is None or await session.scalar(is_there):
        return
    active = select(SchoolYear.guid).where(SchoolYear.school_guid == school, SchoolYear.is_active)
    row = {
        "tenant_id": tenant.guid,
        "school_guid": school,
        "school_year_guid": (await session.execute(active)).scalar_one(),
        "publication_guid": publications.pop(),
        "max_students": MAX_STUDENTS,
        "max_teachers": MAX_TEACHERS,
    }
    await session.execute(insert(SchoolContent).values(row))
