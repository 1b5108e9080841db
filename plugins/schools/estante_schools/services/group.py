"""Writing groups."""

from typing import Any, ClassVar

from estante.api.access import STUDENT, TEACHER
from estante.api.database import Transaction
from estante.api.errors import ApiError, Conflict, FieldError, ValidationFailed
from estante.api.people import find_people
from estante.api.records import Records, TrashRules, record_acts
from msgspec import UNSET
from sqlalchemy import select

from estante_schools.models import Group, GroupMember, School, SchoolYear
from estante_schools.policies import Groups
from estante_schools.schemas.group import GroupFields, GroupRow, NewGroup
from estante_schools.services.school_year import years_of


class GroupArchived(Conflict):
    """409: the group is of a year that is over; it is only read."""

    def __init__(self) -> None:
        super().__init__("name", "GROUP_ARCHIVED")


class GroupService(Records[Group]):
    """The groups of a tenant's schools. An archived one is only read."""

    entity, section = "group", Groups.name
    unique: ClassVar = {"name": "GROUP_NAME_TAKEN"}
    judged: ClassVar = ("archived_at",)
    trash_rules = TrashRules(Groups.delete, Groups.delete)

    async def check(self, record: Group | None, sent: GroupFields) -> None:
        """Refuse an archived group, and a year of another school.

        Raises:
            Conflict: 409, it is archived. ValidationFailed: 400, no such school, or no year of it.
        """
        if record is not None and record.archived_at is not None:
            raise GroupArchived
        if record is not None and sent.school_year_guid is not UNSET:
            await self._year(record.school_guid, sent)

    async def create(self, data: NewGroup, **values: object) -> Group:
        """Make a group, of the active year where none is said.

        Raises:
            Duplicate: 409, the year has one of this name. ValidationFailed: 400, no such school, or it has
            no year.
        """
        await self.require(School, school_guid=data.school_guid)
        year = await self._year(data.school_guid, data)
        return await super().create(data, school_year_guid=year.guid, **values)

    async def _year(self, school: Any, sent: GroupFields) -> SchoolYear:
        years = await years_of(self.session, school)
        if not years:
            raise ValidationFailed(fields=[FieldError("school_year_guid", "year_needed")])
        wanted = years[0].guid if sent.school_year_guid is UNSET else sent.school_year_guid
        year = next((year for year in years if year.guid == wanted), None)
        if year is None:
            raise ValidationFailed(fields=[FieldError("school_year_guid", "choice")])
        if not year.is_active:
            raise ValidationFailed(fields=[FieldError("school_year_guid", "year_ended")])
        return year

    def refusal(self, row: Any, *, in_trash: bool) -> ApiError | None:
        """As records, and an archived group stays."""
        if row.archived_at is not None and not in_trash:
            return GroupArchived()
        return super().refusal(row, in_trash=in_trash)


class GroupPresenter:
    """Answers a group with its school, its year and its counts."""

    async def present(self, session: Transaction, record: Group) -> GroupRow:
        """The answer, as the transaction has written the group so far."""
        school = await session.scalar(select(School.name).where(School.guid == record.school_guid))
        year = await session.scalar(
            select(SchoolYear.school_year).where(SchoolYear.guid == record.school_year_guid)
        )
        of_group = select(GroupMember.person_guid).where(GroupMember.group_guid == record.guid)
        people = await find_people(session, list(await session.scalars(of_group)))
        roles = [person.role_guid for person in people.values()]
        return GroupRow(
            guid=record.guid,
            name=record.name,
            school_guid=record.school_guid,
            school_name=school or "",
            school_year_guid=record.school_year_guid,
            school_year=year or "",
            is_archived=record.archived_at is not None,
            student_count=roles.count(STUDENT),
            teacher_count=roles.count(TEACHER),
            created_by=record.created_by,
            created_at=record.created_at,
            updated_at=record.updated_at,
        )


ACTS = record_acts(GroupService, Groups)
