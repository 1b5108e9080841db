"""What programs use: publications, contents, what tasks are marked by, countries and what these teach."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from estante.api.records import Uses, count_of
from estante.api.tenants import language_uses
from estante_contents.contracts import CONTENT_RECORDS, LIBRARY_RECORDS, PUBLICATION_RECORDS
from estante_settings.contracts import (
    CATEGORY,
    COUNTRY,
    DISCIPLINE,
    EDUCATION_LEVEL,
    EDUCATION_YEAR,
    PERIOD,
    SCALE,
)
from sqlalchemy import ColumnElement, exists, select
from sqlalchemy.orm import InstrumentedAttribute

from estante_programs.models import (
    Lesson,
    Material,
    Program,
    ProgramLanguage,
    ProgramLevel,
    Programming,
    ProgramYear,
    Task,
    Tool,
    ToolGroup,
    Unit,
)

PROGRAMS = "programs.uses.programs"
# Fonts of the organization's own are of a plugin that need not be there.
OWN_FONTS = "personalize.custom_font"
MATERIALS, TASKS = "programs.uses.materials", "programs.uses.tasks"
PROGRAMMINGS, TOOLS = "programs.uses.programmings", "programs.uses.tools"
LIVING = Program.deleted_at.is_(None)


def _living(owner: InstrumentedAttribute[Any]) -> ColumnElement[bool]:
    return exists(select(Program.guid).where(Program.guid == owner, LIVING))


def _uses(
    of: str, column: InstrumentedAttribute[Any], where: ColumnElement[bool], link: str | None = None
) -> Uses:
    return Uses(of=of, text_key=PROGRAMS, count=count_of(column, where), link=link, forbids=True)


def _parts(
    of: str, column: InstrumentedAttribute[Any], lesson: InstrumentedAttribute[UUID], text_key: str
) -> Uses:
    """Materials or tasks of the lessons of living programs."""
    of_part = select(Program.guid).where(
        Lesson.guid == lesson,
        Unit.guid == Lesson.unit_guid,
        Program.guid == Unit.program_guid,
        LIVING,
    )
    return Uses(of=of, text_key=text_key, count=count_of(column, exists(of_part)), forbids=True)


def _tools(of: str, column: InstrumentedAttribute[Any]) -> Uses:
    """Tools of living programs."""
    of_tool = select(Program.guid).where(
        ToolGroup.guid == Tool.group_guid, Program.guid == ToolGroup.program_guid, LIVING
    )
    return Uses(of=of, text_key=TOOLS, count=count_of(column, exists(of_tool)), forbids=True)


ALL: Sequence[Uses] = (
    _tools(CONTENT_RECORDS, Tool.content_guid),
    _tools(LIBRARY_RECORDS, Tool.library_guid),
    _uses(PUBLICATION_RECORDS, Program.publication_guid, LIVING, "/programs?publication={guid}"),
    _uses(CONTENT_RECORDS, Program.book_guid, LIVING),
    _uses(OWN_FONTS, Program.custom_heading_typeface_guid, LIVING),
    _uses(OWN_FONTS, Program.custom_body_typeface_guid, LIVING),
    _parts(CONTENT_RECORDS, Material.content_guid, Material.lesson_guid, MATERIALS),
    _parts(CONTENT_RECORDS, Task.content_guid, Task.lesson_guid, TASKS),
    _parts(CATEGORY, Task.category_guid, Task.lesson_guid, TASKS),
    _parts(SCALE, Task.scale_guid, Task.lesson_guid, TASKS),
    _parts(LIBRARY_RECORDS, Material.library_guid, Material.lesson_guid, MATERIALS),
    Uses(
        of=PERIOD,
        text_key=PROGRAMMINGS,
        count=count_of(Programming.period_guid, _living(Programming.program_guid)),
        forbids=True,
    ),
    _uses(COUNTRY, Program.country_guid, LIVING, "/programs?country={guid}"),
    _uses(DISCIPLINE, Program.discipline_guid, LIVING, "/programs?discipline={guid}"),
    _uses(EDUCATION_LEVEL, ProgramLevel.level_guid, _living(ProgramLevel.program_guid)),
    _uses(EDUCATION_YEAR, ProgramYear.year_guid, _living(ProgramYear.program_guid)),
    language_uses(PROGRAMS, ProgramLanguage.lang_id, _living(ProgramLanguage.program_guid)),
)
