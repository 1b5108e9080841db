"""The calls of what a school gives to its groups."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from estante.api.records import Deleted, RecordGuids
from estante.api.tenants import Translator
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_schools.lists.content import SCHOOL_CONTENTS
from estante_schools.models import SchoolContent
from estante_schools.policies import Contents
from estante_schools.schemas.content import NewSchoolContent, SchoolContentFields, SchoolContentRow
from estante_schools.services.content import SchoolContentPresenter, SchoolContentService

Given = NamedDependency[SchoolContentService]
Presenter = NamedDependency[SchoolContentPresenter]


async def _answer(
    contents: SchoolContentService,
    presenter: SchoolContentPresenter,
    content: SchoolContent,
    status: int = 200,
) -> Answer[SchoolContentRow]:
    row = await presenter.present(contents.session, content)
    return versioned(row, contents.version_of(content), status)


class SchoolContentController(Controller):
    """Publications that a school gives to the groups of its years."""

    path = "/schools/{school_guid:uuid}/contents"
    dependencies = inject(contents=SchoolContentService, presenter=SchoolContentPresenter)

    @get(action=Contents.readList, list=SCHOOL_CONTENTS, summary="List what a school gives to its groups")
    async def list_contents(
        self,
        school_guid: FromPath[UUID],
        lists: NamedDependency[Lists],
        contents: Given,
        presenter: Presenter,
    ) -> Page[SchoolContentRow]:
        """By the names of the publications; `school_year` keeps to years. Raises NotFound: 404."""
        every = await (await contents.under(school_guid)).every()
        return lists.page_of(SCHOOL_CONTENTS, await presenter.rows(contents.session, every))

    @post(
        action=Contents.update,
        status_code=201,
        limit=Hourly("writes"),
        summary="Give a publication to the groups of a school's year",
    )
    async def create_content(
        self,
        school_guid: FromPath[UUID],
        data: JSONBody[NewSchoolContent],
        contents: Given,
        presenter: Presenter,
    ) -> Answer[SchoolContentRow]:
        """Of the active year where none is said.

        Raises:
            NotFound: 404. ValidationFailed: 400. Duplicate: 409, the year has it already.
        """
        content = await (await contents.under(school_guid)).create(data)
        return await _answer(contents, presenter, content, 201)

    @get("/{guid:uuid}", action=Contents.readDetail, summary="One publication that a school gives")
    async def read_content(
        self, school_guid: FromPath[UUID], guid: FromPath[UUID], contents: Given, presenter: Presenter
    ) -> Answer[SchoolContentRow]:
        """Raises NotFound: 404."""
        return await _answer(contents, presenter, await (await contents.under(school_guid)).get(guid))

    @put("/{guid:uuid}", action=Contents.update, summary="Change how many may open what a school gives")
    async def change_content(
        self,
        school_guid: FromPath[UUID],
        guid: FromPath[UUID],
        data: JSONBody[SchoolContentFields],
        if_match: NamedDependency[IfMatch],
        *,
        contents: Given,
        presenter: Presenter,
    ) -> Answer[SchoolContentRow]:
        """Who has a place keeps it. Raises NotFound: 404, StaleVersion: 412, ValidationFailed: 400."""
        content = await (await contents.under(school_guid)).update(guid, data, if_match)
        return await _answer(contents, presenter, content)

    @delete(
        action=Contents.update,
        status_code=200,
        limit=Hourly("bulk"),
        summary="Give publications to a school's groups no more",
    )
    async def delete_contents(
        self,
        school_guid: FromPath[UUID],
        data: JSONBody[RecordGuids],
        contents: Given,
        t: NamedDependency[Translator],
    ) -> Deleted:
        """At once, with who has used them. Raises NotFound: 404."""
        return Deleted.of(await (await contents.under(school_guid)).delete(data.guids), t)


ROUTES = [SchoolContentController]
