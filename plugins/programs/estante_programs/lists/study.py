"""The programs that a person may open, where they were last first."""

from estante.api.lists import ListSpec, NoFilters
from estante_licenses.contracts import LICENSES_OF_PUBLICATIONS

from estante_programs.schemas.board import BoardRow
from estante_programs.schemas.study import PersonProgramRow, StudentMark, StudyRow
from estante_programs.shown import parts_shown, programs_of

# How far the person is, when they opened something last, and in which lesson. `:teaches` is whether they are
# no student.
PLACE = f"""SELECT avg(x.progress) FILTER (WHERE NOT x.optional) AS progress, max(x.opened_at) AS opened_at,
  (array_agg(x.lesson_guid ORDER BY x.opened_at DESC) FILTER (WHERE x.opened_at IS NOT NULL))[1]
    AS lesson_guid
FROM ({parts_shown(":me", ":teaches::boolean")}) x WHERE x.program_guid = r.guid"""  # noqa: S608 - constants
STUDY = ListSpec(
    row=StudyRow,
    source=f"programs r LEFT JOIN LATERAL ({PLACE}) p ON true",
    base=(f"r.guid IN ({programs_of(':me')})",),
    columns={
        "program_cover": "r.cover_path",
        "lessons": "(SELECT count(*) FROM program_lessons l"
        " JOIN program_units u ON u.tenant_id = l.tenant_id AND u.guid = l.unit_guid"
        " WHERE u.program_guid = r.guid AND u.status = 'published' AND l.status = 'published')",
        "progress": "p.progress",
        "last_lesson": "(SELECT l.name FROM program_lessons l"
        " WHERE l.tenant_id = r.tenant_id AND l.guid = p.lesson_guid)",
        "opened_at": "p.opened_at",
    },
    filters=NoFilters,
    search=("r.name", "r.subtitle"),
    sort={"name": "estante_fold(r.name)", "opened_at": "coalesce(p.opened_at, '-infinity')"},
    default="-opened_at,name",
)
# What opens each for the person, who is `:person`.
GIVERS = f"""(SELECT json_agg(json_build_object('code', o.name, 'address', o.address) ORDER BY o.name)
  FROM ({LICENSES_OF_PUBLICATIONS.replace("$1", ":person")}) o
  WHERE o.publication_guid = r.publication_guid)"""  # noqa: S608 - constants
PERSON_PROGRAMS = ListSpec(
    row=PersonProgramRow,
    source="programs r",
    base=(f"r.guid IN ({programs_of(':person')})",),
    columns={"program_cover": "r.cover_path", "licenses": GIVERS},
    filters=NoFilters,
    search=("r.name", "r.subtitle"),
    sort={"name": "estante_fold(r.name)"},
    default="name",
)
# Who teaches whom another plugin says: the list is made in memory.
MARKS = ListSpec(
    row=StudentMark,
    filters=NoFilters,
    search=("name",),
    sort=("name", "points", "finished_at"),
    default="name",
)
BOARDS = ListSpec(
    row=BoardRow, filters=NoFilters, search=("name",), sort=("name", "updated_at"), default="name"
)
