"""Fills the demo programs with units and lessons."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any
from uuid import UUID, uuid5

import msgspec
from estante.api.database import Transaction
from estante.api.tenants import Tenant
from msgspec import Struct

from estante_programs.demo.materials import add_materials
from estante_programs.models import Program
from estante_programs.models.structure import Lesson, Unit
from estante_programs.schemas.structure import LessonType, Trimester
from estante_programs.services.ordering import key_at

FILE = files("estante_programs.demo") / "structure.json"
FALLBACK = "es"


class DemoLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of a demo unit."""

    name: str
    type: LessonType
    is_published: bool


class DemoUnit(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit of a demo program."""

    name: str
    trimester: Trimester
    is_published: bool
    lessons: Sequence[DemoLesson]


async def add_structure(session: Transaction, tenant: Tenant, program: Program, key: str) -> None:
    """Give a new demo program its units and lessons."""
    languages = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, list[DemoUnit]]])
    demo: Mapping[str, Sequence[DemoUnit]] = languages.get(tenant.default_language, languages[FALLBACK])
    units: list[str] = []
    for number, entry in enumerate(demo.get(key, ()), 1):
        guid = uuid5(program.guid, f"unit:{number}")
        units.append(key_at(units, None))
        session.add(
            Unit(
                tenant_id=tenant.guid,
                guid=guid,
                program_guid=program.guid,
                name=entry.name,
                trimester=entry.trimester,
                position=units[-1],
                created_by=program.created_by,
                **_publication(entry.is_published, program.created_by),
            )
        )
        await session.flush()
        lessons = _lessons(program, guid, entry.lessons)
        session.add_all(lessons)
        await session.flush()
        await add_materials(session, tenant, lessons)


def _lessons(program: Program, unit: UUID, entries: Sequence[DemoLesson]) -> Sequence[Lesson]:
    keys: list[str] = []
    lessons = []
    for number, entry in enumerate(entries, 1):
        keys.append(key_at(keys, None))
        lessons.append(
            Lesson(
                tenant_id=program.tenant_id,
                guid=uuid5(unit, f"lesson:{number}"),
                unit_guid=unit,
                name=entry.name,
                type=entry.type,
                position=keys[-1],
                created_by=program.created_by,
                **_publication(entry.is_published, program.created_by),
            )
        )
    return lessons


def _publication(is_published: bool, by: UUID | None) -> Mapping[str, Any]:
    if not is_published:
        return {}
    return {"status": "published", "published_by": by, "published_at": datetime.now(UTC)}
