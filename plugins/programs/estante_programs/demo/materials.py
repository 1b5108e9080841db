"""Fills the demo lessons with sections, materials and tasks, and says where the demo student was last."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from uuid import UUID, uuid5

import msgspec
from estante.api.access import STUDENT
from estante.api.database import Transaction
from estante.api.people import demo_people
from estante.api.tenants import Tenant
from estante_contents.contracts import content_titles, demo_content
from msgspec import Struct

from estante_programs.models import Lesson, Material, MaterialOpening, Section, Task
from estante_programs.schemas.board import Kanban
from estante_programs.schemas.material import LinkTarget
from estante_programs.schemas.task import TaskPurpose
from estante_programs.services.boards.start import stored
from estante_programs.services.ordering import key_at
from estante_programs.services.task import KANBAN, KINDS

FILE = files("estante_programs.demo") / "lessons.json"
FALLBACK = "es"
OPENED_DAYS_AGO = 2


class DemoMaterial(Struct, frozen=True, forbid_unknown_fields=True):
    """A link, or a demo content by its ERP id."""

    title: str
    content: str | None = None
    link: str | None = None
    target: LinkTarget | None = None
    optional: bool = False


class DemoSection(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a demo lesson."""

    name: str
    materials: Sequence[DemoMaterial]
    teacher_only: bool = False


class DemoTask(Struct, frozen=True, forbid_unknown_fields=True):
    """A task of a demo lesson, made of a demo content by its ERP id, or of boards."""

    name: str
    purpose: TaskPurpose
    description: str
    teacher_notes: str
    content: str | None = None
    kanban: Kanban | None = None


class DemoLessonParts(Struct, frozen=True, forbid_unknown_fields=True):
    """What a demo lesson holds."""

    materials: Sequence[DemoMaterial]
    sections: Sequence[DemoSection]
    tasks: Sequence[DemoTask] = ()


async def add_materials(session: Transaction, tenant: Tenant, lessons: Sequence[Lesson]) -> None:
    """Fill new demo lessons, by their names."""
    languages = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, DemoLessonParts]])
    demo: Mapping[str, DemoLessonParts] = languages.get(tenant.default_language, languages[FALLBACK])
    for lesson in lessons:
        if parts := demo.get(lesson.name):
            own = await _add(session, tenant, lesson, None, parts.materials)
            keys: list[str] = []
            for entry in parts.sections:
                keys.append(key_at(keys, None))
                await _add_section(session, tenant, lesson, entry, keys[-1])
            await _add_tasks(session, tenant, lesson, parts.tasks)
            await _add_opening(session, own)


async def _add_tasks(
    session: Transaction, tenant: Tenant, lesson: Lesson, entries: Sequence[DemoTask]
) -> None:
    contents = {entry.content: demo_content(tenant, entry.content) for entry in entries if entry.content}
    titles = await content_titles(session, list(contents.values()))
    for entry in entries:
        content = contents.get(entry.content or "")
        title = titles.get(content) if content else None
        if title is not None or entry.kanban is not None:
            task = Task(
                tenant_id=tenant.guid,
                guid=uuid5(lesson.guid, f"task:{entry.name}"),
                lesson_guid=lesson.guid,
                name=entry.name,
                purpose=entry.purpose,
                kind=KANBAN if title is None else KINDS[title.type_guid],
                description=entry.description,
                teacher_notes=entry.teacher_notes,
                content_guid=content,
                kanban=None if entry.kanban is None else stored(entry.kanban),
                created_by=lesson.created_by,
            )
            session.add(task)


async def _add_section(
    session: Transaction, tenant: Tenant, lesson: Lesson, entry: DemoSection, position: str
) -> None:
    section = Section(
        tenant_id=tenant.guid,
        guid=uuid5(lesson.guid, f"section:{entry.name}"),
        lesson_guid=lesson.guid,
        name=entry.name,
        teacher_only=entry.teacher_only,
        position=position,
        created_by=lesson.created_by,
    )
    session.add(section)
    await session.flush()
    await _add(session, tenant, lesson, section.guid, entry.materials)


async def _add(
    session: Transaction,
    tenant: Tenant,
    lesson: Lesson,
    section: UUID | None,
    entries: Sequence[DemoMaterial],
) -> Sequence[Material]:
    """Materials in their order; one whose content is not among the demo contents is left out."""
    contents = {entry.content: demo_content(tenant, entry.content) for entry in entries if entry.content}
    known = await content_titles(session, list(contents.values()))
    keys: list[str] = []
    materials = []
    for entry in entries:
        content = contents.get(entry.content or "")
        if content is None or content in known:
            keys.append(key_at(keys, None))
            materials.append(
                Material(
                    tenant_id=tenant.guid,
                    guid=uuid5(lesson.guid, f"material:{entry.title}"),
                    lesson_guid=lesson.guid,
                    section_guid=section,
                    title=entry.title,
                    optional=entry.optional,
                    link=entry.link,
                    link_target=entry.target,
                    content_guid=content,
                    position=keys[-1],
                    created_by=lesson.created_by,
                )
            )
    session.add_all(materials)
    await session.flush()
    return materials


async def _add_opening(session: Transaction, materials: Sequence[Material]) -> None:
    """The demo student opened the links of a lesson."""
    student = (await demo_people(session)).get(STUDENT)
    at = datetime.now(UTC) - timedelta(days=OPENED_DAYS_AGO)
    session.add_all(
        MaterialOpening(
            tenant_id=material.tenant_id, person_guid=student, material_guid=material.guid, opened_at=at
        )
        for material in materials
        if student is not None and material.link_target == "external"
    )
