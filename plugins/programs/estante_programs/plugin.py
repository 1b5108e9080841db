"""Digital programs. This file is the plugin's table of contents."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from estante.api.access import Policy
from estante.api.exports import export_job
from estante.api.files import UploadPurpose
from estante.api.jobs import JobKind
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, Flag, hookimpl
from estante.api.records import BulkAct, TrashKind, Uses, trash_kind
from estante_contents.contracts import AnsweringRule, EntitlementReason
from estante_licenses.contracts import IsbnDirectory
from estante_settings.contracts import CourseSource
from estante_viewer.contracts import Courses
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante_programs import hookspecs, policies, uses
from estante_programs.answering import IN_PROGRAMS
from estante_programs.contracts import ProgramContents, ProgramFigures
from estante_programs.country_courses import courses_of
from estante_programs.demo.loading import load_demo
from estante_programs.figures import PROGRAM_FIGURES
from estante_programs.held_contents import PROGRAM_CONTENTS
from estante_programs.isbns import ISBNS
from estante_programs.lists.program import PROGRAMS_EXPORT
from estante_programs.privacy import PERSONAL_DATA
from estante_programs.routes import (
    board,
    lesson,
    lesson_map,
    look,
    material,
    person,
    picture,
    program,
    programming,
    scorm,
    section,
    session,
    study,
    task,
    toolbox,
    unit,
)
from estante_programs.scorm.job import LESSON_SCORM
from estante_programs.scorm.preview import lesson_preview
from estante_programs.services.material import MATERIAL_FILE
from estante_programs.services.program import ACTS, ProgramService
from estante_programs.services.study.teacher_courses import TEACHER_COURSES
from estante_programs.settings import FLAGS, ProgramSettings
from estante_programs.shown import IN_PROGRAM


@hookimpl
def register_hookspecs() -> ModuleType:
    """`register_program_figures`, `register_program_contents`."""
    return hookspecs


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    records = (program, picture, look, unit, lesson, section, material, task, programming, session, toolbox)
    modules = (*records, lesson_map, scorm, study, board, person)
    return [route for module in modules for route in module.ROUTES]


@hookimpl
def register_content_host_routes() -> Sequence[ControllerRouterHandler]:
    """Lessons as their packages will look."""
    return [lesson_preview]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_flags() -> Sequence[Flag]:
    return [Flag(flag, f"programs.flags.{flag}") for flag in FLAGS]


@hookimpl
def register_entitlements() -> Sequence[EntitlementReason]:
    """Who may open a program opens the contents of its lessons."""
    return [IN_PROGRAM]


@hookimpl
def register_answering_rules() -> Sequence[AnsweringRule]:
    """Students answer by the preferences of their programs, and evaluative tasks without help."""
    return [IN_PROGRAMS]


@hookimpl
def register_settings() -> type[Struct]:
    """`[plugin_settings.programs]` in a tenant's file."""
    return ProgramSettings


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    return [export_job(PROGRAMS_EXPORT), LESSON_SCORM]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    return list(ACTS.values())


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    return [trash_kind(ProgramService)]


@hookimpl
def register_upload_purposes() -> Sequence[UploadPurpose]:
    return [MATERIAL_FILE]


@hookimpl
def register_uses() -> Sequence[Uses]:
    return uses.ALL


@hookimpl
def register_isbns() -> Sequence[IsbnDirectory]:
    """By the ISBNs of programs licences are redeemed and filled."""
    return [ISBNS]


@hookimpl
def register_country_courses() -> Sequence[CourseSource]:
    """The programs of a country are its courses."""
    return [courses_of]


@hookimpl
def register_courses() -> Sequence[Courses]:
    """Courses that teachers make for themselves, which comments are shared with."""
    return [TEACHER_COURSES]


@hookimpl
def register_program_figures() -> Sequence[ProgramFigures]:
    """How far students are, for whoever shows figures."""
    return [PROGRAM_FIGURES]


@hookimpl
def register_program_contents() -> Sequence[ProgramContents]:
    """Where contents stand in lessons, for whose they are."""
    return [PROGRAM_CONTENTS]


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)
