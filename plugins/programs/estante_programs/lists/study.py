"""The programs that a person may open, where they were last first."""

from typing import TypeVar

from estante.api.lists import ListSpec, NoFilters, by_name
from estante_contents.contracts import PublicationGivers
from msgspec import Struct

from estante_programs.schemas.board import BoardRow
from estante_programs.schemas.study import PersonProgramRow, SchoolProgramRow, StudentMark, StudyRow
from estante_programs.shown import PROGRAMS_OPENED, parts_shown

R = TypeVar("R", bound=Struct)
F = TypeVar("F", bound=Struct)
# How far the person is, when they opened something last, and in which lesson. `:teaches` is whether they are
# no student.
PLACE = f"""SELECT avg(x.progress) FILTER (WHERE NOT x.optional) AS progress, max(x.opened_at) AS opened_at,
  (array_agg(x.lesson_guid ORDER BY x.opened_at DESC) FILTER (WHERE x.opened_at IS NOT NULL))[1]
    AS lesson_guid
FROM ({parts_shown(":me", ":teaches::boolean")}) x WHERE x.program_guid = r.guid"""  # noqa: S608 - constants
# What people are given the tenant's plugins say: `of_asker` and `of_person` fill it in.
SHELF = f"programs r JOIN ({PROGRAMS_OPENED}) o ON o.guid = r.guid LEFT JOIN LATERAL ({PLACE}) p ON true"
STUDY = ListSpec(
    row=StudyRow,
    source=SHELF,
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
    sort={"name": by_name("r.name"), "opened_at": "coalesce(p.opened_at, '-infinity')"},
    default="-opened_at,name",
)
# What opens each for the person, who is `:person`.
GIVEN = """(
  SELECT q.publication_guid, json_agg(DISTINCT jsonb_build_object(
    'text', q.text_key, 'name', q.name, 'address', q.address
  )) AS givers FROM (:givers) q GROUP BY q.publication_guid
)"""
PERSON_PROGRAMS = ListSpec(
    row=PersonProgramRow,
    source=f"programs r JOIN {GIVEN} o ON o.publication_guid = r.publication_guid",
    base=("r.deleted_at IS NULL",),
    columns={"program_cover": "r.cover_path", "givers": "o.givers"},
    filters=NoFilters,
    search=("r.name", "r.subtitle"),
    sort={"name": by_name("r.name")},
    default="name",
)
# The programs that the classes of a person have.
SCHOOL_PROGRAMS = ListSpec(
    row=SchoolProgramRow,
    source="programs r JOIN (:classes) k ON k.publication_guid = r.publication_guid",
    base=("r.deleted_at IS NULL", "k.person_guid = :person"),
    columns={
        "program_cover": "r.cover_path",
        **{name: f"k.{name}" for name in ("school_guid", "school_name", "school_year", "group_name")},
    },
    filters=NoFilters,
    search=("r.name", "k.school_name"),
    sort={"name": by_name("r.name"), "school": by_name("k.school_name")},
    default="name,school",
    key="(r.guid::text || k.group_guid::text)",
)


def of_asker(spec: ListSpec[R, F], givers: PublicationGivers) -> ListSpec[R, F]:
    """A list by what the tenant gives to who asks; `teaches` is given with the call."""
    return spec.over(givers.fill(spec.source, person=":me", teaches=":teaches::boolean"))


def of_person(spec: ListSpec[R, F], givers: PublicationGivers) -> ListSpec[R, F]:
    """A list by what the tenant gives to `person`, which is given with the call as `teaches` is."""
    return spec.over(givers.fill(spec.source, person=":person", teaches=":teaches::boolean"))


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
