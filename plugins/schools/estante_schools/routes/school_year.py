"""The calls of a school's years."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from estante.api.records import Deleted
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_schools.lists.school_year import SCHOOL_YEARS
from estante_schools.models import SchoolYear
from estante_schools.policies import Groups, SchoolYears
from estante_schools.schemas.roll_over import RollOver, RollOverDone, RollOverView
from estante_schools.schemas.school_year import NewSchoolYear, SchoolYearFields, SchoolYearRow
from estante_schools.services.roll_over import RollOverService
from estante_schools.services.school_year import SchoolYearPresenter, SchoolYearService

Years = NamedDependency[SchoolYearService]
Presenter = NamedDependency[SchoolYearPresenter]

ROLLING = inject(rolling=RollOverService)


async def _answer(
    years: SchoolYearService, presenter: SchoolYearPresenter, year: SchoolYear, status: int = 200
) -> Answer[SchoolYearRow]:
    return versioned(await presenter.present(years.session, year), years.version_of(year), status)


class SchoolYearController(Controller):
    """The years of a school, of which one is active."""

    path = "/schools/{school_guid:uuid}/school-years"
    dependencies = inject(years=SchoolYearService, presenter=SchoolYearPresenter)

    @get(action=SchoolYears.readList, list=SCHOOL_YEARS, summary="List the years of a school")
    async def list_years(
        self, school_guid: FromPath[UUID], lists: NamedDependency[Lists], years: Years
    ) -> Page[SchoolYearRow]:
        """The years of a school, the last first. Raises NotFound: 404."""
        await years.under(school_guid)
        return await lists.page(SCHOOL_YEARS, school=school_guid)

    @post(
        action=SchoolYears.update, status_code=201, limit=Hourly("writes"), summary="Make a year of a school"
    )
    async def create_year(
        self, school_guid: FromPath[UUID], data: JSONBody[NewSchoolYear], years: Years, presenter: Presenter
    ) -> Answer[SchoolYearRow]:
        """The first is the active one. Raises NotFound: 404, Duplicate: 409, ValidationFailed: 400."""
        year = await (await years.under(school_guid)).create(data)
        return await _answer(years, presenter, year, 201)

    @get("/{guid:uuid}", action=SchoolYears.readDetail, summary="One year of a school")
    async def read_year(
        self, school_guid: FromPath[UUID], guid: FromPath[UUID], years: Years, presenter: Presenter
    ) -> Answer[SchoolYearRow]:
        """Raises NotFound: 404."""
        return await _answer(years, presenter, await (await years.under(school_guid)).get(guid))

    @put("/{guid:uuid}", action=SchoolYears.update, summary="Change what is sent of a year of a school")
    async def change_year(
        self,
        school_guid: FromPath[UUID],
        guid: FromPath[UUID],
        data: JSONBody[SchoolYearFields],
        if_match: NamedDependency[IfMatch],
        *,
        years: Years,
        presenter: Presenter,
    ) -> Answer[SchoolYearRow]:
        """Raises NotFound: 404, StaleVersion: 412, Duplicate: 409."""
        year = await (await years.under(school_guid)).update(guid, data, if_match)
        return await _answer(years, presenter, year)

    @delete("/{guid:uuid}", action=SchoolYears.delete, status_code=200, summary="Delete a year of a school")
    async def delete_year(
        self,
        school_guid: FromPath[UUID],
        guid: FromPath[UUID],
        if_match: NamedDependency[IfMatch],
        years: Years,
    ) -> Deleted:
        """For good, where it has no groups. Raises NotFound: 404, StaleVersion: 412, InUse: 409."""
        await (await years.under(school_guid)).remove(guid, if_match)
        return Deleted([guid], [])

    @post(
        "/{guid:uuid}/activate",
        action=SchoolYears.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Make a year the active one of its school",
    )
    async def activate_year(
        self,
        school_guid: FromPath[UUID],
        guid: FromPath[UUID],
        if_match: NamedDependency[IfMatch],
        *,
        years: Years,
        presenter: Presenter,
    ) -> Answer[SchoolYearRow]:
        """The one before is so no longer, and its groups are archived. Raises NotFound, StaleVersion: 412."""
        year = await (await years.under(school_guid)).activate(guid, if_match)
        return await _answer(years, presenter, year)

    @get(
        "/{guid:uuid}/roll-over",
        action=SchoolYears.readDetail,
        dependencies=ROLLING,
        summary="What a year's groups would be in the active year",
    )
    async def preview_roll_over(
        self, school_guid: FromPath[UUID], guid: FromPath[UUID], rolling: NamedDependency[RollOverService]
    ) -> RollOverView:
        """Raises NotFound: 404, YearActive: 409, ValidationFailed: 400, no year is active."""
        return await rolling.preview(school_guid, guid)

    @post(
        "/{guid:uuid}/roll-over",
        action=Groups.create,
        status_code=200,
        limit=Hourly("writes"),
        dependencies=ROLLING,
        summary="Make groups of the active year like those of another year, with their people",
    )
    async def roll_over(
        self,
        school_guid: FromPath[UUID],
        guid: FromPath[UUID],
        data: JSONBody[RollOver],
        rolling: NamedDependency[RollOverService],
    ) -> RollOverDone:
        """A group whose name is taken is refused, and the others are made.

        Raises:
            NotFound: 404. YearActive: 409. ValidationFailed: 400, a group is not of the year.
        """
        return await rolling.run(school_guid, guid, data)


ROUTES = [SchoolYearController]
