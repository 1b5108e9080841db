"""The calls of sections, and the order of a lesson's sections and materials."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.records import Deleted
from litestar import Controller, delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_programs.policies import Programs
from estante_programs.schemas.material import NewSection, SectionFields, SectionRow, TypedName
from estante_programs.schemas.structure import StructureOrder
from estante_programs.services.lesson_presenter import section_row
from estante_programs.services.section import SectionService

Sections = NamedDependency[SectionService]


class LessonSectionController(Controller):
    """The sections of a lesson."""

    path = "/lms/lessons/{guid:uuid}"
    dependencies = inject(sections=SectionService)

    @post(
        "/sections",
        action=Programs.update,
        status_code=201,
        limit=Hourly("writes"),
        summary="Make a section of a lesson",
    )
    async def create_section(
        self, guid: FromPath[UUID], data: JSONBody[NewSection], sections: Sections
    ) -> Answer[SectionRow]:
        """Behind the others. Raises NotFound: 404, ValidationFailed: 400, Conflict: 409, too many."""
        section = await sections.create_under(guid, data)
        return versioned(section_row(section), section.version, 201)

    @put("/sections-order", action=Programs.update, summary="Put the sections of a lesson in order")
    async def order_sections(
        self,
        guid: FromPath[UUID],
        data: JSONBody[StructureOrder],
        if_match: NamedDependency[IfMatch],
        sections: Sections,
    ) -> StructureOrder:
        """All of them, each once, or with `moved` one among those there are; `If-Match` is of the lesson.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400. OrderStale: 409, there are others now.
        """
        return StructureOrder(await sections.put_in_order(guid, data, if_match))


class SectionController(Controller):
    """A section of a lesson."""

    path = "/lms/sections/{section_guid:uuid}"
    dependencies = inject(sections=SectionService)

    @put(action=Programs.update, summary="Change what is sent of a section")
    async def change_section(
        self,
        section_guid: FromPath[UUID],
        data: JSONBody[SectionFields],
        if_match: NamedDependency[IfMatch],
        sections: Sections,
    ) -> Answer[SectionRow]:
        """Raises NotFound: 404, StaleVersion: 412, ValidationFailed: 400."""
        section = await sections.update(section_guid, data, if_match)
        return versioned(section_row(section), section.version)

    @delete(
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Delete a section by its name",
    )
    async def delete_section(
        self,
        section_guid: FromPath[UUID],
        data: JSONBody[TypedName],
        if_match: NamedDependency[IfMatch],
        sections: Sections,
    ) -> Deleted:
        """For good, with the materials in it, once its name was typed.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400, it is not its name.
        """
        await sections.remove_named(section_guid, data.name, if_match)
        return Deleted([section_guid], [])


ROUTES = [LessonSectionController, SectionController]
