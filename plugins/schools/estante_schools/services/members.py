"""Who is of a school and of its groups."""

from collections.abc import Collection, Mapping, Sequence
from uuid import UUID

from estante.api.access import STUDENT, TEACHER
from estante.api.errors import ApiError, NotFound
from estante.api.people import PersonRecord, find_people
from estante.api.records import BulkResult, RecordContext, Refusal
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from estante_schools.models import Group, GroupMember, SchoolMember
from estante_schools.services.group import GroupArchived, GroupService
from estante_schools.services.school import SchoolService

OF_SEVERAL = "R03"
OF_GROUPS = frozenset({STUDENT, TEACHER})
# The back office's people are of no school.
OF_SCHOOLS = OF_GROUPS | {OF_SEVERAL}


class NotOfSchools(ApiError):
    """409: people of this role are of no school."""

    status, code = 409, "NOT_OF_SCHOOLS"


class OfOtherSchool(ApiError):
    """409: the person is of another school already."""

    status, code = 409, "OF_OTHER_SCHOOL"


class NotOfSchool(ApiError):
    """409: the person is not of the group's school, or neither student nor teacher."""

    status, code = 409, "NOT_OF_SCHOOL"


class MemberService:
    """Puts people into schools and groups and takes them out, each judged on its own."""

    def __init__(self, context: RecordContext) -> None:
        self.context, self.session = context, context.session
        self._schools, self._groups = SchoolService(context), GroupService(context)

    async def add(self, school: UUID, guids: Sequence[UUID]) -> BulkResult:
        """Put people into a school. Raises NotFound: no such school."""
        record = await self._schools.get(school)
        people = await find_people(self.session, guids, lock=True)
        elsewhere = await self._of_others(school, guids)
        refused = {guid: error for guid in guids if (error := _verdict(people.get(guid), guid in elsewhere))}
        added = [guid for guid in dict.fromkeys(guids) if guid not in refused]
        await self._insert(SchoolMember, "school_guid", school, added)
        if added:
            await self._schools.record_act(record, "add_members", {"count": len(added)})
        return _result(added, refused)

    async def remove(self, school: UUID, guids: Sequence[UUID]) -> BulkResult:
        """Take people out of a school and of its groups; their accounts stay. Raises NotFound."""
        record = await self._schools.get(school)
        gone = delete(SchoolMember).where(
            SchoolMember.school_guid == school, SchoolMember.person_guid.in_(guids)
        )
        removed = list(await self.session.scalars(gone.returning(SchoolMember.person_guid)))
        groups = select(Group.guid).where(Group.school_guid == school)
        await self.session.execute(
            delete(GroupMember).where(
                GroupMember.group_guid.in_(groups), GroupMember.person_guid.in_(removed)
            )
        )
        if removed:
            await self._schools.record_act(record, "remove_members", {"count": len(removed)})
        return _result(removed, {guid: NotFound() for guid in guids if guid not in removed})

    async def add_to_group(self, group: UUID, guids: Sequence[UUID]) -> BulkResult:
        """Put students and teachers of the group's school into it.

        Raises:
            NotFound: no such group. Conflict: 409, it is archived.
        """
        record = await self._groups.get_for_update(group)
        if record.archived_at is not None:
            raise GroupArchived
        people = await find_people(self.session, guids)
        of_school = select(SchoolMember.person_guid).where(
            SchoolMember.school_guid == record.school_guid, SchoolMember.person_guid.in_(guids)
        )
        members = set(await self.session.scalars(of_school))
        refused: dict[UUID, ApiError] = {}
        for guid in guids:
            person = people.get(guid)
            if person is None:
                refused[guid] = NotFound()
            elif guid not in members or person.role_guid not in OF_GROUPS:
                refused[guid] = NotOfSchool()
        added = [guid for guid in dict.fromkeys(guids) if guid not in refused]
        await self._insert(GroupMember, "group_guid", group, added)
        if added:
            await self._groups.record_act(record, "add_members", {"count": len(added)})
        return _result(added, refused)

    async def remove_from_group(self, group: UUID, guids: Sequence[UUID]) -> BulkResult:
        """Take people out of a group. Raises NotFound. Conflict: 409, it is archived."""
        record = await self._groups.get_for_update(group)
        if record.archived_at is not None:
            raise GroupArchived
        gone = delete(GroupMember).where(GroupMember.group_guid == group, GroupMember.person_guid.in_(guids))
        removed = list(await self.session.scalars(gone.returning(GroupMember.person_guid)))
        if removed:
            await self._groups.record_act(record, "remove_members", {"count": len(removed)})
        return _result(removed, {guid: NotFound() for guid in guids if guid not in removed})

    async def _of_others(self, school: UUID, guids: Collection[UUID]) -> set[UUID]:
        rows = select(SchoolMember.person_guid).where(
            SchoolMember.person_guid.in_(guids), SchoolMember.school_guid != school
        )
        return set(await self.session.scalars(rows))

    async def _insert(
        self, model: type[SchoolMember | GroupMember], column: str, guid: UUID, people: Sequence[UUID]
    ) -> None:
        tenant = self.context.principal.tenant.guid
        rows = [{"tenant_id": tenant, column: guid, "person_guid": person} for person in people]
        if rows:
            await self.session.execute(insert(model).on_conflict_do_nothing(), rows)


def _verdict(person: PersonRecord | None, is_elsewhere: bool) -> ApiError | None:
    """Why somebody cannot be put into a school; None where it is fine."""
    if person is None:
        return NotFound()
    if person.role_guid not in OF_SCHOOLS:
        return NotOfSchools()
    return OfOtherSchool() if is_elsewhere and person.role_guid != OF_SEVERAL else None


def _result(changed: Sequence[UUID], refused: Mapping[UUID, ApiError]) -> BulkResult:
    return BulkResult(
        {guid: {} for guid in changed}, {guid: Refusal.of(error) for guid, error in refused.items()}
    )
