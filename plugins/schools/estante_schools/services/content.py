"""Writing what a school gives to the groups of its years."""

from collections.abc import Sequence
from typing import Any, ClassVar
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.records import RecordContext, Records
from estante_contents.contracts import living_publications, publication_names
from msgspec import UNSET
from sqlalchemy import Select, func, select

from estante_schools.models import SchoolContent, SchoolContentUse, SchoolYear
from estante_schools.schemas.content import NewSchoolContent, SchoolContentRow
from estante_schools.services.school import SchoolService
from estante_schools.services.school_year import years_of


class SchoolContentService(Records[SchoolContent]):
    """The contents of one school, which `under` names; those of another are not there."""

    entity, section, title = "school_content", "school_contents", "publication_guid"
    unique: ClassVar = {"publication_guid": "SCHOOL_CONTENT_TAKEN"}

    def __init__(self, context: RecordContext, schools: SchoolService) -> None:
        super().__init__(context)
        self._schools = schools
        self._school: UUID | None = None

    async def under(self, school: UUID) -> "SchoolContentService":
        """This service, for one school. Raises NotFound."""
        await self._schools.get(school)
        self._school = school
        return self

    def visible(self) -> Select[Any]:
        """The contents of the school."""
        return super().visible().where(SchoolContent.school_guid == self._school)

    async def every(self) -> Sequence[SchoolContent]:
        """All of the school's, of every year."""
        return (await self.session.scalars(self.visible())).all()

    async def create(self, data: NewSchoolContent, **values: object) -> SchoolContent:
        """Give a publication to a year's groups, the active year's where none is said.

        Raises:
            ValidationFailed: 400, the school has no year, or not this one; there is no such publication.
            Duplicate: 409, the year has it already.
        """
        if self._school is None:
            raise TypeError("a content is of a school")
        years = await years_of(self.session, self._school)
        if not years:
            raise ValidationFailed(fields=[FieldError("school_year_guid", "year_needed")])
        year = years[0].guid if data.school_year_guid is UNSET else data.school_year_guid
        if year not in {there.guid for there in years}:
            raise ValidationFailed(fields=[FieldError("school_year_guid", "choice")])
        if not await living_publications(self.session, {data.publication_guid}):
            raise ValidationFailed(fields=[FieldError("publication_guid", "choice")])
        return await super().create(data, school_guid=self._school, school_year_guid=year, **values)


class SchoolContentPresenter:
    """Answers school contents with their publication, their year and how many use them."""

    async def present(self, session: Transaction, record: SchoolContent) -> SchoolContentRow:
        """One, as the transaction has written it so far."""
        return (await self.rows(session, [record]))[0]

    async def rows(self, session: Transaction, records: Sequence[SchoolContent]) -> list[SchoolContentRow]:
        """Several, in their order."""
        names = await publication_names(session, {record.publication_guid for record in records})
        of_years = select(SchoolYear.guid, SchoolYear.school_year, SchoolYear.is_active).where(
            SchoolYear.guid.in_({record.school_year_guid for record in records})
        )
        years = {guid: (year, is_active) for guid, year, is_active in await session.execute(of_years)}
        uses = await _uses(session, [record.guid for record in records])
        return [
            SchoolContentRow(
                guid=record.guid,
                publication_guid=record.publication_guid,
                publication_name=names.get(record.publication_guid, ""),
                school_year_guid=record.school_year_guid,
                school_year=years[record.school_year_guid][0],
                is_year_active=years[record.school_year_guid][1],
                max_students=record.max_students,
                max_teachers=record.max_teachers,
                student_license_uses=uses.get((record.guid, False), 0),
                teacher_license_uses=uses.get((record.guid, True), 0),
                version=record.version,
            )
            for record in records
        ]


async def _uses(session: Transaction, guids: Sequence[UUID]) -> dict[tuple[UUID, bool], int]:
    """How many have opened each, and whether they are teachers."""
    columns = SchoolContentUse.school_content_guid, SchoolContentUse.is_teacher
    rows = select(*columns, func.count()).where(columns[0].in_(guids)).group_by(*columns)
    return {(guid, is_teacher): count for guid, is_teacher, count in await session.execute(rows)}
