"""The schools and groups of people, as the users' plugin asks for them."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.lists import Relation
from estante.api.people import find_people
from estante.api.records import RecordContext
from estante_users import contracts as users
from estante_users.contracts import MemberRows, Membership, Memberships
from sqlalchemy import delete, func, select
from sqlalchemy.dialects.postgresql import insert

from estante_schools.models import Group, GroupMember, School, SchoolMember
from estante_schools.services.members import OF_GROUPS, OF_SCHOOLS, OF_SEVERAL


async def schools_of(session: Transaction, people: Sequence[UUID]) -> Mapping[UUID, Sequence[Membership]]:
    """Those of each person, by their names."""
    rows = (
        select(SchoolMember.person_guid, School.guid, School.name)
        .join(School, School.guid == SchoolMember.school_guid)
        .where(SchoolMember.person_guid.in_(people), School.deleted_at.is_(None))
        .order_by(func.estante_order(School.name))
    )
    return _by_person([(person, guid, name) for person, guid, name in await session.execute(rows)])


async def groups_of(session: Transaction, people: Sequence[UUID]) -> Mapping[UUID, Sequence[Membership]]:
    """Those of each person that are not archived, by their names."""
    rows = (
        select(GroupMember.person_guid, Group.guid, Group.name)
        .join(Group, Group.guid == GroupMember.group_guid)
        .join(School, School.guid == Group.school_guid)
        .where(
            GroupMember.person_guid.in_(people),
            Group.deleted_at.is_(None),
            Group.archived_at.is_(None),
            School.deleted_at.is_(None),
        )
        .order_by(func.estante_order(Group.name))
    )
    return _by_person([(person, guid, name) for person, guid, name in await session.execute(rows)])


async def put_schools(context: RecordContext, person: UUID, schools: Sequence[UUID]) -> None:
    """Make these the only schools of a person, who leaves the groups of the others.

    Raises:
        ValidationFailed: 400 at `schools`: one is not there, or there are more than the role has.
    """
    session, wanted = context.session, list(dict.fromkeys(schools))
    record = (await find_people(session, [person], lock=True)).get(person)
    living = select(School.guid).where(School.guid.in_(wanted), School.deleted_at.is_(None))
    known = set(await session.scalars(living))
    if wanted and (record is None or record.role_guid not in OF_SCHOOLS):
        raise ValidationFailed(fields=[FieldError("schools", "role_without_school")])
    if known != set(wanted):
        raise ValidationFailed(fields=[FieldError("schools", "choice")])
    if len(wanted) > 1 and record is not None and record.role_guid != OF_SEVERAL:
        raise ValidationFailed(fields=[FieldError("schools", "one_school")])
    left = SchoolMember.person_guid == person, SchoolMember.school_guid.not_in(wanted)
    await session.execute(delete(SchoolMember).where(*left))
    others = select(Group.guid).where(Group.school_guid.not_in(wanted))
    await session.execute(
        delete(GroupMember).where(GroupMember.person_guid == person, GroupMember.group_guid.in_(others))
    )
    tenant = context.principal.tenant.guid
    rows = [{"tenant_id": tenant, "school_guid": guid, "person_guid": person} for guid in wanted]
    if rows:
        await session.execute(insert(SchoolMember).on_conflict_do_nothing(), rows)


async def put_groups(context: RecordContext, person: UUID, groups: Sequence[UUID]) -> None:
    """Make these the only groups of a person, beside archived ones.

    Raises:
        ValidationFailed: 400 at `groups`: one is not there, is archived, or is of a school of others.
    """
    session, wanted = context.session, list(dict.fromkeys(groups))
    record = (await find_people(session, [person], lock=True)).get(person)
    if wanted and (record is None or record.role_guid not in OF_GROUPS):
        raise ValidationFailed(fields=[FieldError("groups", "role_without_group")])
    current = select(Group.guid).where(Group.archived_at.is_(None), Group.deleted_at.is_(None))
    rows = select(Group.guid, Group.school_guid).where(Group.guid.in_(wanted), Group.guid.in_(current))
    school_of = {guid: school for guid, school in await session.execute(rows)}
    if len(school_of) < len(wanted):
        raise ValidationFailed(fields=[FieldError("groups", "choice")])
    own = select(SchoolMember.school_guid).where(SchoolMember.person_guid == person)
    if not set(school_of.values()) <= set(await session.scalars(own)):
        raise ValidationFailed(fields=[FieldError("groups", "group_of_other_school")])
    await session.execute(
        delete(GroupMember).where(
            GroupMember.person_guid == person,
            GroupMember.group_guid.in_(current),
            GroupMember.group_guid.not_in(wanted),
        )
    )
    tenant = context.principal.tenant.guid
    made = [{"tenant_id": tenant, "group_guid": guid, "person_guid": person} for guid in wanted]
    if made:
        await session.execute(insert(GroupMember).on_conflict_do_nothing(), made)


async def find_schools(session: Transaction, words: Sequence[str]) -> Mapping[str, UUID]:
    """The schools by their codes, as a file has them."""
    codes = {word.casefold(): word for word in words}
    rows = select(func.lower(School.code), School.guid).where(
        func.lower(School.code).in_(codes), School.deleted_at.is_(None)
    )
    return {codes[code]: guid for code, guid in await session.execute(rows) if code in codes}


async def find_groups(session: Transaction, words: Sequence[str]) -> Mapping[str, UUID]:
    """The groups by their names; a name that several groups have is none of them."""
    rows = select(Group.name, func.array_agg(Group.guid)).where(
        Group.name.in_(words), Group.deleted_at.is_(None), Group.archived_at.is_(None)
    )
    named = await session.execute(rows.group_by(Group.name))
    return {name: guids[0] for name, guids in named if len(guids) == 1}


def _by_person(rows: Sequence[tuple[UUID, UUID, str]]) -> Mapping[UUID, Sequence[Membership]]:
    of_person: defaultdict[UUID, list[Membership]] = defaultdict(list)
    for person, guid, name in rows:
        of_person[person].append(Membership(guid, name))
    return of_person


SCHOOLS = "SELECT guid, name FROM schools WHERE deleted_at IS NULL"
SCHOOL_MEMBERS = """
SELECT m.person_guid, m.school_guid AS place_guid FROM school_members m
JOIN schools s ON s.tenant_id = m.tenant_id AND s.guid = m.school_guid WHERE s.deleted_at IS NULL
"""
# Those that are not archived, of schools that there are.
GROUPS = """
SELECT g.guid, g.name, g.school_guid FROM school_groups g
JOIN schools s ON s.tenant_id = g.tenant_id AND s.guid = g.school_guid
WHERE g.deleted_at IS NULL AND g.archived_at IS NULL AND s.deleted_at IS NULL
"""
GROUP_MEMBERS = f"""
SELECT m.person_guid, m.group_guid AS place_guid FROM school_group_members m
JOIN ({GROUPS}) g ON g.guid = m.group_guid
"""  # noqa: S608 - our own
# With the names of what people are in, for the lists of people.
RELATIONS = (
    Relation(
        users.SCHOOLS,
        """
        SELECT m.person_guid AS guid, s.guid AS of_guid, s.name FROM school_members m
        JOIN schools s ON s.tenant_id = m.tenant_id AND s.guid = m.school_guid WHERE s.deleted_at IS NULL
        """,
    ),
    Relation(
        users.GROUPS,
        f"""
        SELECT m.person_guid AS guid, g.guid AS of_guid, g.name FROM school_group_members m
        JOIN ({GROUPS}) g ON g.guid = m.group_guid
        """,  # noqa: S608 - our own
    ),
    Relation(
        users.NETWORKS,
        """
        SELECT m.person_guid AS guid, n.guid AS of_guid, n.name FROM school_members m
        JOIN schools s ON s.tenant_id = m.tenant_id AND s.guid = m.school_guid
        JOIN school_network_schools t ON t.tenant_id = m.tenant_id AND t.school_guid = m.school_guid
        JOIN school_networks n ON n.tenant_id = t.tenant_id AND n.guid = t.network_guid
        WHERE s.deleted_at IS NULL AND n.deleted_at IS NULL
        """,
    ),
)
MEMBERSHIPS = Memberships(
    schools_of=schools_of,
    groups_of=groups_of,
    put_schools=put_schools,
    put_groups=put_groups,
    find_schools=find_schools,
    find_groups=find_groups,
    rows=MemberRows(
        schools=SCHOOLS,
        groups=GROUPS,
        school_members=SCHOOL_MEMBERS,
        group_members=GROUP_MEMBERS,
    ),
)
