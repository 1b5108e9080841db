"""Writing the years of a school."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, ClassVar
from uuid import UUID
from zoneinfo import ZoneInfo

from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records
from msgspec import UNSET
from sqlalchemy import Select, func, select, update

from estante_schools.models import Group, SchoolYear
from estante_schools.policies import SchoolYears
from estante_schools.schemas.school_year import NewSchoolYear, SchoolYearFields, SchoolYearRow
from estante_schools.services.school import SchoolService

ANY_VERSION = IfMatch()


class SchoolYearService(Records[SchoolYear]):
    """The years of one school, which `under` names; years of another are not there."""

    entity, section, title = "school_year", SchoolYears.name, "title"
    unique: ClassVar = {"title": "YEAR_TITLE_TAKEN"}
    in_use = "YEAR_IN_USE"

    def __init__(self, context: RecordContext) -> None:
        super().__init__(context)
        self._schools = SchoolService(context)
        self._school: UUID | None = None

    async def under(self, school: UUID) -> "SchoolYearService":
        """This service, for one school. Raises NotFound."""
        await self._schools.get(school)
        self._school = school
        return self

    def visible(self) -> Select[Any]:
        """The years of the school."""
        return super().visible().where(SchoolYear.school_guid == self._school)

    async def check(self, record: SchoolYear | None, sent: SchoolYearFields) -> None:
        """Refuse a new year that has ended already. Raises ValidationFailed."""
        today = datetime.now(ZoneInfo(self.principal.tenant.time_zone)).date()
        if record is None and sent.expired_at is not UNSET and sent.expired_at < today:
            raise ValidationFailed(fields=[FieldError("expired_at", "past")])

    async def create(self, data: NewSchoolYear, **values: object) -> SchoolYear:
        """Make a year; the first of a school is its active one. Raises Duplicate, ValidationFailed."""
        if self._school is None:
            raise TypeError("a year is of a school")
        # Two first years at once: the second finds the first.
        await self._schools.get_for_update(self._school)
        is_first = await self.active() is None
        return await super().create(data, school_guid=self._school, is_active=is_first, **values)

    async def hold_school(self) -> None:
        """Have nobody make another year the active one before this transaction ends."""
        if self._school is None:
            raise TypeError("a year is of a school")
        await self._schools.get_for_update(self._school)

    async def active(self) -> SchoolYear | None:
        """The school's active year."""
        year: SchoolYear | None = await self.session.scalar(self.visible().where(SchoolYear.is_active))
        return year

    async def activate(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> SchoolYear:
        """Make a year the active one: its groups can be worked with, and those of other years are archived.

        Raises:
            NotFound: no such year. StaleVersion: 412.
        """
        await self.hold_school()
        year = await self.get_for_update(guid, if_match)
        if year.is_active:
            return year
        before = await self.active()
        if before is not None:
            # One after the other: at no moment are two of them active.
            before.is_active = False
            await self.save(before, "deactivate", {"title": before.title})
        year.is_active = True
        await self.save(year, "activate", {"title": year.title})
        await self._archive(year)
        return year

    async def _archive(self, year: SchoolYear) -> None:
        of_school = update(Group).where(Group.school_guid == self._school)
        # No group is read in this transaction.
        of_school = of_school.execution_options(synchronize_session=False)
        is_of_year = Group.school_year_guid == year.guid
        now = datetime.now(UTC)
        changed = {"version": Group.version + 1, "updated_at": now}
        others = of_school.where(~is_of_year, Group.archived_at.is_(None))
        await self.session.execute(others.values(archived_at=now, **changed))
        own = of_school.where(is_of_year, Group.archived_at.is_not(None))
        await self.session.execute(own.values(archived_at=None, **changed))


class SchoolYearPresenter:
    """Answers a year with how many groups it has."""

    async def present(self, session: Transaction, record: SchoolYear) -> SchoolYearRow:
        """The answer, as the transaction has written the year so far."""
        groups = select(func.count()).where(Group.school_year_guid == record.guid, Group.deleted_at.is_(None))
        return SchoolYearRow(
            guid=record.guid,
            title=record.title,
            school_year=record.school_year,
            expired_at=record.expired_at,
            is_active=record.is_active,
            group_count=await session.scalar(groups) or 0,
            created_by=record.created_by,
            created_at=record.created_at,
            updated_at=record.updated_at,
        )


async def years_of(session: Transaction, school: UUID) -> Sequence[SchoolYear]:
    """The years of a school, the active one first."""
    living = select(SchoolYear).where(SchoolYear.school_guid == school, SchoolYear.deleted_at.is_(None))
    return (await session.scalars(living.order_by(SchoolYear.is_active.desc(), SchoolYear.expired_at))).all()
