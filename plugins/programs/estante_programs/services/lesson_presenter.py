"""Lessons, sections and materials as calls answer them."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.errors import NotFound
from estante.api.files import FileStore
from estante.api.tenants import Tenant
from estante_contents.contracts import content_titles, library_titles
from sqlalchemy import select

from estante_programs.models.material import Material, Section
from estante_programs.models.structure import Lesson, Unit
from estante_programs.schemas.material import LessonAnswer, MaterialRow, SectionRow
from estante_programs.services.files import file_of
from estante_programs.services.lesson import lesson_fields
from estante_programs.services.maps.lesson_map import LessonMaps
from estante_programs.services.material import MaterialService
from estante_programs.services.section import SectionService
from estante_programs.services.task import TaskService


class LessonPresenter:
    """Answers a lesson with what it holds; files have signed addresses."""

    def __init__(
        self,
        tenant: Tenant,
        files: FileStore,
        sections: SectionService,
        materials: MaterialService,
        *,
        tasks: TaskService,
        maps: LessonMaps,
    ) -> None:
        self._tenant, self._files = tenant, files
        self._sections, self._materials, self._tasks, self._maps = sections, materials, tasks, maps

    async def present(self, lesson: Lesson) -> LessonAnswer:
        """The answer, as the transaction has written the lesson so far. Raises NotFound."""
        of_lesson = select(Unit.program_guid).where(Unit.guid == lesson.unit_guid)
        program = await self._sections.session.scalar(of_lesson)
        if program is None:
            raise NotFound
        sections = await self._sections.in_order(lesson.guid)
        return LessonAnswer(
            **lesson_fields(lesson),
            course_guid=program,
            sections=[section_row(section) for section in sections],
            materials=await self.materials(await self._materials.in_order(lesson.guid)),
            tasks=await self._tasks.present(await self._tasks.in_order(lesson.guid)),
            map=await self._maps.present(lesson),
        )

    async def material(self, material: Material) -> MaterialRow:
        """One material."""
        return (await self.materials([material]))[0]

    async def materials(self, materials: Sequence[Material]) -> list[MaterialRow]:
        """Materials with the names of their contents and resources, by one statement for each kind."""
        session = self._materials.session
        contents = {row.content_guid for row in materials if row.content_guid is not None}
        resources = {row.library_guid for row in materials if row.library_guid is not None}
        names = {guid: title.name for guid, title in (await content_titles(session, contents)).items()}
        names |= await library_titles(session, resources)
        return [self._row(material, names) for material in materials]

    def _row(self, material: Material, names: dict[UUID, str]) -> MaterialRow:
        source = material.content_guid or material.library_guid
        return MaterialRow(
            guid=material.guid,
            lesson_guid=material.lesson_guid,
            section_guid=material.section_guid,
            title=material.title,
            optional=material.optional,
            teacher_only=material.teacher_only,
            link=material.link,
            link_target=material.link_target,
            file=file_of(self._files, self._tenant, material.file_path, material.file_name),
            content_guid=material.content_guid,
            library_guid=material.library_guid,
            source_name=names.get(source) if source else None,
            version=material.version,
        )


def section_row(section: Section) -> SectionRow:
    """A section as it is answered."""
    return SectionRow(
        guid=section.guid,
        lesson_guid=section.lesson_guid,
        name=section.name,
        teacher_only=section.teacher_only,
        version=section.version,
    )
