"""Made-up students of the demo's programs: those of the sample of use, the same at every start."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from uuid import UUID

from estante.api.access import STUDENT
from estante.api.database import RawConnection, Transaction, raw_connection
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from estante_users.contracts import MemberRows
from sqlalchemy import insert

from estante_analytics.demo.sample import SamplePerson, people_of_sample
from estante_analytics.models import ProgramSamplePart, ProgramSampleStudent
from estante_analytics.services.programs.source import Figures, member_rows, program_figures

WHOLE = 100
# How many of the students follow the first program, the next one and so on; the last number holds from there.
FOLLOWERS = (58, 31, 12)
THERE = "SELECT EXISTS (SELECT FROM program_sample_students)"
STUDENT_COLUMNS = ("program_guid", "sample_guid", "country_guid", "school_guid", "group_guid")
PART_COLUMNS = ("part_guid", "sample_guid", "progress", "score")
Student = tuple[UUID, UUID, UUID | None, UUID | None, UUID | None]
Reached = tuple[UUID, UUID, float, float | None]


async def write_program_sample(session: Transaction, tenant: Tenant, plugins: HookCaller) -> int:
    """Write how far they are, unless it is there or there are no programs; answers how many students."""
    connection = await raw_connection(session)
    figures = program_figures(plugins, tenant)
    if figures is None or (await connection.fetch(THERE))[0][0]:
        return 0
    people = [
        person for person in await people_of_sample(session, tenant, plugins) if person.role_guid == STUDENT
    ]
    groups: dict[UUID, list[UUID]] = {}
    classes = (member_rows(plugins, tenant) or MemberRows()).groups
    for row in await connection.fetch(f"SELECT * FROM ({classes}) g ORDER BY name"):  # noqa: S608 - a contract's
        groups.setdefault(row["school_guid"], []).append(row["guid"])
    parts = await _parts(connection, figures)
    students = list(sample_students(people, list(parts), groups))
    own: dict[str, object] = {"tenant_id": tenant.guid}
    if students:
        rows = [own | _named(STUDENT_COLUMNS, student) for student in students]
        await session.execute(insert(ProgramSampleStudent), rows)
        written = [own | _named(PART_COLUMNS, part) for part in sample_reached(students, parts)]
        await session.execute(insert(ProgramSamplePart), written)
    return len(students)


def _named(columns: Sequence[str], values: Sequence[object]) -> dict[str, object]:
    return dict(zip(columns, values, strict=True))


async def _parts(connection: RawConnection, figures: Figures) -> Mapping[UUID, list[tuple[UUID, bool]]]:
    """The parts of each program that has some, each with whether it is a task."""
    rows = await connection.fetch(
        f"SELECT program_guid, part_guid, is_task FROM ({figures.parts}) q ORDER BY 1, 2"  # noqa: S608
    )
    parts: dict[UUID, list[tuple[UUID, bool]]] = {}
    for row in rows:
        parts.setdefault(row["program_guid"], []).append((row["part_guid"], row["is_task"]))
    return parts


def sample_students(
    people: Sequence[SamplePerson], programs: Sequence[UUID], groups: Mapping[UUID, Sequence[UUID]]
) -> Iterator[Student]:
    """Who follows which program, in turn in the groups of their school."""
    for at, program in enumerate(programs):
        for turn, person in enumerate(people[: FOLLOWERS[min(at, len(FOLLOWERS) - 1)]]):
            classes = groups.get(person.school_guid, ()) if person.school_guid else ()
            group = classes[turn // 2 % min(2, len(classes))] if classes else None
            yield program, person.guid, person.country_guid, person.school_guid, group


def sample_reached(
    students: Sequence[Student], parts: Mapping[UUID, Sequence[tuple[UUID, bool]]]
) -> Iterator[Reached]:
    """How far each is in the parts of their program: less from part to part, with marks of their own."""
    drawn = Random(7)  # noqa: S311 - demo data
    for program, person, *_ in students:
        pace, skill = drawn.uniform(0.25, 1.25), drawn.uniform(0.45, 1)
        for at, (part, is_task) in enumerate(parts[program]):
            reached = min(WHOLE, round(WHOLE * (pace + 0.35 - at / len(parts[program]))))
            if reached > 0:
                is_done = is_task and reached > WHOLE / 2
                mark = float(round(WHOLE * min(1, skill * drawn.uniform(0.8, 1.2)))) if is_done else None
                yield part, person, float(WHOLE if is_done else reached), mark
