"""The courses of countries, which other plugins have, and the order in which a country shows them."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, cast
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.http import IfMatch
from estante.api.lists import name_key
from estante.api.plugins import HookCaller
from estante.api.records import RecordContext
from estante.api.tenants import Tenant
from sqlalchemy import select

from estante_settings.contracts import Course, CourseSource
from estante_settings.models import Country, EducationLevel, EducationYear
from estante_settings.schemas.course import CourseOrder, CourseRow
from estante_settings.schemas.part import Part
from estante_settings.services.country import CountryService
from estante_settings.services.order import with_first

if TYPE_CHECKING:
    from estante_settings.schemas.fields import AcademicPeriod

Named = Mapping[UUID, Part]


class CourseCatalogue:
    """What a tenant's plugins say that its countries have."""

    def __init__(self, session: Transaction, plugins: HookCaller, tenant: Tenant) -> None:
        self._session = session
        given: list[Sequence[CourseSource]] = plugins.hook("register_country_courses", tenant)()
        self._sources = [source for several in given for source in several]

    async def of(
        self, countries: Collection[UUID] = (), bimester: int | None = None, trimester: int | None = None
    ) -> list[CourseRow]:
        """The courses of these countries, or of all, that have something in that part of the school year."""
        if not self._sources:
            return []
        living = select(Country).where(Country.deleted_at.is_(None))
        chosen = living.where(Country.guid.in_(countries)) if countries else living
        named = {country.guid: country for country in await self._session.scalars(chosen)}
        rows = await self._rows(named)
        for division, number in (("bimester", bimester), ("trimester", trimester)):
            if number is not None:
                rows = [row for row in rows if row.academic_period == division and number in row.periods]
        return rows

    async def _rows(self, countries: Mapping[UUID, Country]) -> list[CourseRow]:
        courses = [
            course for source in self._sources for course in await source(self._session, list(countries))
        ]
        levels = await self._names(
            EducationLevel, (guid for course in courses for guid in course.education_levels)
        )
        years = await self._names(
            EducationYear, (guid for course in courses for guid in course.education_years)
        )
        of_country: dict[UUID, list[Course]] = defaultdict(list)
        for course in courses:
            of_country[course.country_guid].append(course)
        return [
            _row(course, countries[guid], place, levels, years)
            for guid, some in of_country.items()
            if guid in countries
            for place, course in enumerate(_ordered(some, countries[guid].course_order), 1)
        ]

    async def _names(self, model: type[EducationLevel | EducationYear], guids: Iterable[UUID]) -> Named:
        rows = select(model.guid, model.name).where(model.guid.in_(set(guids)), model.deleted_at.is_(None))
        return {guid: Part(guid, name) for guid, name in await self._session.execute(rows)}


def _ordered(courses: Iterable[Course], order: Sequence[UUID]) -> list[Course]:
    """Those that have a place, then the others by their names."""
    by_guid = {course.guid: course for course in sorted(courses, key=lambda course: name_key(course.name))}
    return [by_guid[guid] for guid in with_first((guid for guid in order if guid in by_guid), list(by_guid))]


def _row(course: Course, country: Country, place: int, levels: Named, years: Named) -> CourseRow:
    return CourseRow(
        guid=course.guid,
        name=course.name,
        country_guid=country.guid,
        academic_period=cast("AcademicPeriod", country.academic_period),
        periods=sorted(course.periods),
        education_levels=[levels[guid] for guid in course.education_levels if guid in levels],
        education_years=[years[guid] for guid in course.education_years if guid in years],
        status=course.status,
        address=course.address,
        position=place,
    )


class CourseOrderService:
    """Writing the order of a country's courses."""

    def __init__(self, context: RecordContext, catalogue: CourseCatalogue) -> None:
        self._countries, self._catalogue = CountryService(context), catalogue

    async def order(self, sent: CourseOrder, if_match: IfMatch) -> tuple[int, Sequence[CourseRow]]:
        """Save the order over the country's version; answer the new version and the courses as they stand.

        Raises:
            NotFound: no such country. StaleVersion: 412, the country was changed or ordered since.
            ValidationFailed: names each course that is not the country's.
        """
        country = await self._countries.get_for_update(sent.country, if_match)
        known = [row.guid for row in await self._catalogue.of([country.guid])]
        wrong = [at for at, guid in enumerate(sent.courses) if guid not in set(known)]
        if wrong:
            raise ValidationFailed(fields=[FieldError(f"courses.{at}", "choice") for at in wrong])
        country.course_order = with_first(sent.courses, known)
        await self._countries.save(country, "order")
        return self._countries.version_of(country), await self._catalogue.of([country.guid])
