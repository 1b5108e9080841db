"""Bringing the groups of a year that is over into the active one."""

import re
from uuid import UUID

from estante.api.access import STUDENT, TEACHER
from estante.api.database import raw_connection
from estante.api.errors import ApiError, Conflict, Duplicate, FieldError, ValidationFailed
from estante.api.people import USERS
from estante.api.records import Refusal
from sqlalchemy import select

from estante_schools.lists.group import STUDENTS, TEACHERS
from estante_schools.models import Group, SchoolYear
from estante_schools.schemas.group import NewGroup
from estante_schools.schemas.roll_over import (
    RolledGroup,
    RollOver,
    RollOverDone,
    RollOverRefusal,
    RollOverView,
)
from estante_schools.services.group import GroupService
from estante_schools.services.school_year import SchoolYearService

NUMBER = re.compile(r"\d{1,3}")
GROUPS = f"""
SELECT g.guid, g.name, {STUDENTS}, {TEACHERS} FROM school_groups g
WHERE g.school_year_guid = $1 AND g.deleted_at IS NULL ORDER BY estante_order(g.name)
"""  # noqa: S608 - the list's own words
# Only who is still of the school, and what they are today.
BRING = f"""
INSERT INTO school_group_members (tenant_id, guid, group_guid, person_guid)
SELECT m.tenant_id, gen_random_uuid(), n.made, m.person_guid
FROM unnest($1::uuid[], $2::uuid[]) AS n (former, made)
JOIN school_group_members m ON m.group_guid = n.former
JOIN school_members s ON s.tenant_id = m.tenant_id AND s.person_guid = m.person_guid AND s.school_guid = $3
JOIN {USERS.source} ON p.tenant_id = m.tenant_id AND p.guid = m.person_guid
WHERE {USERS.base[0]} AND p.role_guid = ANY($4)
"""  # noqa: S608 - the list's own words


class YearActive(Conflict):
    """409: the groups of the active year are there already."""

    def __init__(self) -> None:
        super().__init__("guid", "YEAR_ACTIVE")


class RollOverService:
    """Makes groups of the active year like those of another year of the school, with their people."""

    def __init__(self, years: SchoolYearService, groups: GroupService) -> None:
        self._years, self._groups = years, groups
        self._session = years.session

    async def preview(self, school: UUID, guid: UUID) -> RollOverView:
        """The groups of a year, each under the name that it would have in the active one.

        Raises:
            NotFound: no such school or year. YearActive: 409. ValidationFailed: 400, no year is active.
        """
        target = await self._target(school, guid)
        return RollOverView(target.guid, target.title, await self._rolled(guid, target))

    async def run(self, school: UUID, guid: UUID, sent: RollOver) -> RollOverDone:
        """Make the chosen groups in the active year, in one transaction; a taken name is refused alone.

        Raises:
            NotFound: no such school or year. YearActive: 409. ValidationFailed: 400, a group is not of the
            year.
        """
        target = await self._target(school, guid)
        of_year = select(Group.guid).where(Group.school_year_guid == guid, Group.deleted_at.is_(None))
        known = set(await self._session.scalars(of_year))
        if any(group.guid not in known for group in sent.groups):
            raise ValidationFailed(fields=[FieldError("groups", "choice")])
        made: dict[UUID, UUID] = {}
        refused: list[RollOverRefusal] = []
        for group in sent.groups:
            new = NewGroup(name=group.name, school_guid=school, school_year_guid=target.guid)
            try:
                made[group.guid] = (await self._groups.create(new)).guid
            except Duplicate as error:
                refused.append(self._refusal(group.guid, error))
        await self._bring(school, made, sent)
        return RollOverDone(list(made.values()), refused)

    async def _target(self, school: UUID, guid: UUID) -> SchoolYear:
        """The active year, which no other becomes before this is done."""
        await self._years.under(school)
        await self._years.hold_school()
        if (await self._years.get(guid)).is_active:
            raise YearActive
        target = await self._years.active()
        if target is None:
            raise ValidationFailed(fields=[FieldError("school_year_guid", "year_needed")])
        return target

    async def _rolled(self, guid: UUID, target: SchoolYear) -> list[RolledGroup]:
        connection = await raw_connection(self._session)
        taken = {row[1].casefold() for row in await connection.fetch(GROUPS, target.guid)}
        rows = await connection.fetch(GROUPS, guid)
        return [
            RolledGroup(group, name, next_name(name), students, teachers, next_name(name).casefold() in taken)
            for group, name, students, teachers in rows
        ]

    async def _bring(self, school: UUID, made: dict[UUID, UUID], sent: RollOver) -> None:
        roles = [*([STUDENT] if sent.students else []), *([TEACHER] if sent.teachers else [])]
        if made and roles:
            connection = await raw_connection(self._session)
            await connection.execute(BRING, list(made), list(made.values()), school, roles)

    def _refusal(self, guid: UUID, error: ApiError) -> RollOverRefusal:
        refusal = Refusal.of(error)
        return RollOverRefusal(guid, error.code, refusal.sentence(self._years.context.t))


def next_name(name: str) -> str:
    """The name a year later: its first number is one more, as in «2.º B» after «1.º B»."""
    return NUMBER.sub(lambda number: str(int(number[0]) + 1), name, count=1)
