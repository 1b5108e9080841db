"""The calls of programs (BO §2, §7)."""

from typing import Any
from uuid import UUID

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.http import Answer, Hourly, IfMatch, inject
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from estante.api.records import RecordCalls
from estante.api.tenants import Tenant, Translator
from estante_settings.contracts import country_names, taught_names
from litestar import Request, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_programs.lists.program import (
    ISBNS,
    PROGRAM_FACETS,
    PROGRAMS,
    PROGRAMS_EXPORT,
    RELATED_PROGRAMS,
    TEMPLATES,
)
from estante_programs.policies import OwnPrograms, Programs
from estante_programs.presenter import ProgramPresenter
from estante_programs.schemas.program import (
    NewProgram,
    ProgramAnswer,
    ProgramFields,
    ProgramPreferences,
    ProgramRow,
    TeacherCourseAnswer,
    TemplateRow,
)
from estante_programs.services.program import ACTS, ProgramService
from estante_programs.services.study.teacher_courses import course_name, make_course
from estante_programs.settings import ProgramSettings

AnyRequest = Request[Any, Any, State]
PATH = "/lms/courses"
PRESENTER = inject(presenter=ProgramPresenter)
RECORDS = inject(programs=ProgramService, presenter=ProgramPresenter)
CALLS = RecordCalls(ProgramService, Programs, PATH, ProgramAnswer, ProgramPresenter)


@get(PATH, action=Programs.readList, list=PROGRAMS, dependencies=PRESENTER)
async def list_programs(
    lists: NamedDependency[Lists], presenter: NamedDependency[ProgramPresenter]
) -> Page[ProgramRow]:
    """The programs of the organization, by their names.

    `q` is words of a name or a subtitle. Filters: country, discipline, educationLevels, educationYears,
    publication, is_accessible, createdAt (days), created_by. Order: name, created_at.
    """
    return presenter.page(await lists.page(PROGRAMS))


@post(f"{PATH}/export", action=Programs.export, status_code=202, list=PROGRAMS, limit=Hourly("exports"))
async def export_programs(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    tenant: NamedDependency[Tenant],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of the programs, with the filters and the order of the address, as a job."""
    names = {**await country_names(session), **await taught_names(session)}
    words = msgspec.json.encode({str(guid): name for guid, name in names.items()}).decode()
    filters = lists.request(PROGRAMS, words=words).to_json()
    hidden = ISBNS if tenant.settings_of(ProgramSettings).is_isbn_hidden else ()
    choice = data or exports.EVERYTHING
    return await exports.start(
        request, session, queue, PROGRAMS_EXPORT, filters, choice=choice, hidden=hidden
    )


@post(
    PATH,
    action=OwnPrograms.create,
    status_code=201,
    limit=Hourly("writes"),
    dependencies=RECORDS,
    summary="Make a program, or a course of one's own",
)
async def create_program(
    data: JSONBody[NewProgram],
    *,
    programs: NamedDependency[ProgramService],
    presenter: NamedDependency[ProgramPresenter],
) -> Answer[ProgramAnswer | TeacherCourseAnswer]:
    """Staff make a program of the organization; who teaches a course of their own, by its name alone (A066).

    Raises:
        ValidationFailed: 400 at what a program needs and lacks, and at what a course does not have.
        Duplicate: 409 with errno 1062 for an ISBN that is taken.
    """
    if programs.context.allows(Programs.create):
        return await CALLS.answer_of(programs, presenter, await programs.create(data), 201)
    course = await make_course(programs.session, programs.principal, course_name(data))
    return Answer(TeacherCourseAnswer(course.guid, course.name), status_code=201)


@get(
    PATH + "/{guid:uuid}/related",
    action=Programs.readDetail,
    list=RELATED_PROGRAMS,
    dependencies=RECORDS,
)
async def list_related(
    guid: FromPath[UUID],
    lists: NamedDependency[Lists],
    programs: NamedDependency[ProgramService],
    presenter: NamedDependency[ProgramPresenter],
) -> Page[ProgramRow]:
    """The other programs of its subject that share an education level with it. Raises NotFound: 404."""
    await programs.get(guid)
    return presenter.page(await lists.page(RELATED_PROGRAMS, program=guid))


@patch(PATH + "/{guid:uuid}/preferences", action=Programs.update, dependencies=RECORDS)
async def change_preferences(
    guid: FromPath[UUID],
    data: JSONBody[ProgramPreferences],
    *,
    if_match: NamedDependency[IfMatch],
    programs: NamedDependency[ProgramService],
    presenter: NamedDependency[ProgramPresenter],
) -> Answer[ProgramAnswer]:
    """Say what students may do in a program. Raises NotFound: 404, StaleVersion: 412."""
    sent = ProgramFields(allowSkipAhead=data.allowSkipAhead, allowRepeatQuestion=data.allowRepeatQuestion)
    changed = await programs.update(guid, sent, if_match)
    return await CALLS.answer_of(programs, presenter, changed)


@get("/lms/course-templates", action=Programs.readList, list=TEMPLATES)
async def list_templates(
    lists: NamedDependency[Lists], tenant: NamedDependency[Tenant], t: NamedDependency[Translator]
) -> Page[TemplateRow]:
    """The templates that a program of the organization may have, by their names."""
    offered = tenant.settings_of(ProgramSettings).templates
    rows = [TemplateRow(template, t(f"programs.templates.{template}")) for template in offered]
    return lists.page_of(TEMPLATES, rows)


ROUTES = [
    list_programs,
    export_programs,
    list_related,
    change_preferences,
    list_templates,
    CALLS.count(PROGRAMS, PROGRAM_FACETS),
    CALLS.change_many(PROGRAMS, ACTS),
    create_program,
    CALLS.read(),
    CALLS.change(ProgramFields),
    CALLS.clone(),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
]
