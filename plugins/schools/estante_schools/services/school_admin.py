"""What teacher-admins may reach: their own schools, where these are administered by themselves."""

from uuid import UUID

from estante.api.errors import NotFound
from estante.api.records import RecordContext
from sqlalchemy import select

from estante_schools.models import Group, School, SchoolMember


class SchoolAdminService:
    """The schools and groups of whoever asks; those of others are not there."""

    def __init__(self, context: RecordContext) -> None:
        self.session, self._me = context.session, context.principal.person_guid

    async def school(self, guid: UUID) -> School:
        """A school that the person is of and that has its own administration. Raises NotFound."""
        mine = select(SchoolMember.school_guid).where(SchoolMember.person_guid == self._me)
        rows = select(School).where(
            School.guid == guid,
            School.guid.in_(mine),
            School.school_admin_enabled,
            School.deleted_at.is_(None),
        )
        school = await self.session.scalar(rows)
        if school is None:
            raise NotFound
        return school

    async def group(self, school: UUID, guid: UUID) -> Group:
        """A group of such a school. Raises NotFound."""
        await self.school(school)
        rows = select(Group).where(
            Group.guid == guid, Group.school_guid == school, Group.deleted_at.is_(None)
        )
        group = await self.session.scalar(rows)
        if group is None:
            raise NotFound
        return group
