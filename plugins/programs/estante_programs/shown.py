"""Who is shown what of programs, as SQL: one answer for lists, pages and the entitlement of contents.

A program is open to who is given its publication, by a licence or a school. Of it people are shown what is
published, and students nothing that is for teachers only. Everything runs under the tenant's row security.
"""
# ruff: noqa: S608 - the SQL is put together from constants and from what the callers bind

from estante.api.access import STUDENT
from estante_contents.contracts import EXERCISE_MARKS, LIBRARY_CONTENTS, EntitlementReason, contents_shown
from estante_viewer.contracts import PROGRESS_OF_PERSON

IS_PUBLISHED = "u.status = 'published' AND l.status = 'published'"
FOR_STUDENTS = "NOT m.teacher_only AND NOT coalesce(s.teacher_only, false)"
PARTS = """program_materials m
JOIN program_lessons l ON l.tenant_id = m.tenant_id AND l.guid = m.lesson_guid
JOIN program_units u ON u.tenant_id = l.tenant_id AND u.guid = l.unit_guid
LEFT JOIN program_sections s ON s.tenant_id = m.tenant_id AND s.guid = m.section_guid"""
LESSONS_OF_TASKS = """program_tasks t
JOIN program_lessons l ON l.tenant_id = t.tenant_id AND l.guid = t.lesson_guid
JOIN program_units u ON u.tenant_id = l.tenant_id AND u.guid = l.unit_guid"""

# Who is at which board of a kanban task: it is done once all its cards, one at least, are in the last column.
BOARDS = """
SELECT a.person_guid, a.task_guid, a.opened_at, coalesce((
  SELECT bool_and(k."column" = cardinality(b.columns) - 1) FROM program_cards k
  WHERE k.tenant_id = b.tenant_id AND k.board_guid = b.guid
), false) AS is_done
FROM program_board_members a JOIN program_boards b ON b.tenant_id = a.tenant_id AND b.guid = a.board_guid
"""
TOOLS = """program_tools o
JOIN program_tool_groups u ON u.tenant_id = o.tenant_id AND u.guid = o.group_guid"""


def _programs(publications: str) -> str:
    """SQL of the guids of programs by their publications, which are gathered once.

    The planner would look for them again at each program of an organization of which it knows few rows yet.
    """
    return f"""
WITH gathered AS MATERIALIZED ({publications})
SELECT g.guid FROM programs g
WHERE g.deleted_at IS NULL AND g.publication_guid IN (SELECT d.publication_guid FROM gathered d)
"""


# The programs that a person may open, and those of them where they need no place or have one. What gives a
# person publications is filled in (`PublicationGivers`).
PROGRAMS_OPENED, PROGRAMS_HELD = _programs("SELECT * FROM (:opened) o"), _programs("SELECT * FROM (:held) o")


def materials_for(teaches: str) -> tuple[str, str]:
    """What stands after FROM and WHERE for the materials `m` of published lessons, with their contents `c`.

    Args:
        teaches: SQL, whether they are for somebody who is no student.
    """
    source, condition = materials_written_for(teaches)
    return source, f"{IS_PUBLISHED} AND {condition}"


def materials_written_for(teaches: str) -> tuple[str, str]:
    """The same of all lessons, drafts too: for staff, who see how one will be shown."""
    source = f"""{PARTS}
LEFT JOIN ({LIBRARY_CONTENTS}) k ON k.guid = m.library_guid
LEFT JOIN ({contents_shown(teaches)}) c ON c.guid = coalesce(m.content_guid, k.content_guid)"""
    condition = f"""({teaches} OR {FOR_STUDENTS})
  AND (c.guid IS NOT NULL OR m.link IS NOT NULL OR m.file_guid IS NOT NULL)"""
    return source, condition


def tasks_for(teaches: str) -> tuple[str, str]:
    """What stands after FROM and WHERE for the tasks `t` of published lessons, with their contents `c`.

    Kanban tasks have none.

    Args:
        teaches: SQL, whether they are for somebody who is no student.
    """
    source, condition = tasks_written_for(teaches)
    return source, f"{IS_PUBLISHED} AND {condition}"


def tasks_written_for(teaches: str) -> tuple[str, str]:
    """The same of all lessons, drafts too."""
    contents = contents_shown(teaches)
    source = f"{LESSONS_OF_TASKS} LEFT JOIN ({contents}) c ON c.guid = t.content_guid"
    return source, "(c.guid IS NOT NULL OR t.kind = 'kanban')"


def materials_shown(person: str, teaches: str) -> str:
    """SQL of the materials of published lessons that somebody is shown, and how far they got with each.

    A content that nobody may open any more, or that is for teachers only, is left out with its material.

    Args:
        person: SQL of the person's guid. teaches: SQL, whether they are no student.
    """
    source, condition = materials_for(teaches)
    return f"""
SELECT m.guid, m.lesson_guid, u.program_guid, m.section_guid, m.title, m.optional, m.position,
  m.teacher_only OR coalesce(s.teacher_only, false) AS teacher_only,
  m.link, m.link_target, m.file_path, m.file_name, c.guid AS content_guid, o.opened_at,
  CASE WHEN c.guid IS NOT NULL THEN coalesce(v.progress, 0)
    WHEN o.opened_at IS NOT NULL THEN 100 ELSE 0 END::float8 AS progress
FROM {source}
LEFT JOIN ({PROGRESS_OF_PERSON.replace("$1", person)}) v ON v.content_guid = c.guid
LEFT JOIN program_openings o
  ON o.tenant_id = m.tenant_id AND o.material_guid = m.guid AND o.person_guid = {person}
WHERE {condition}
"""


def tasks_shown(person: str, teaches: str) -> str:
    """SQL of the tasks of published lessons that somebody is shown, each with the mark of their last attempt.

    Args:
        person: SQL of the person's guid. teaches: SQL, whether they are no student.
    """
    source, condition = tasks_for(teaches)
    return f"""
SELECT t.guid, t.lesson_guid, u.program_guid, t.name, t.purpose, t.kind, t.description, t.created_at,
  t.category_guid, t.scale_guid, t.due_on,
  CASE WHEN {teaches} THEN t.teacher_notes END AS teacher_notes, c.guid AS content_guid,
  e.finished_at, e.points, e.max_points, e.is_waiting, coalesce(e.finished_at, n.opened_at) AS opened_at,
  CASE WHEN e.finished_at IS NOT NULL OR n.is_done THEN 100
    ELSE coalesce(v.progress, 0) END::float8 AS progress
FROM {source}
LEFT JOIN ({PROGRESS_OF_PERSON.replace("$1", person)}) v ON v.content_guid = c.guid
LEFT JOIN ({EXERCISE_MARKS}) e ON e.content_guid = c.guid AND e.person_guid = {person}
LEFT JOIN ({BOARDS}) n ON n.task_guid = t.guid AND n.person_guid = {person}
WHERE {condition}
"""


def tools_shown(teaches: str) -> str:
    """SQL of the tools that stand beside the lessons of programs, for somebody who may open those.

    Args:
        teaches: SQL, whether they are no student.
    """
    return f"""
SELECT u.program_guid, u.guid AS group_guid, u.name, u.teacher_only, u.created_at AS at, o.guid, o.place,
  o.title, o.link, o.file_path, o.file_name, n.guid AS content_guid
FROM {TOOLS}
LEFT JOIN ({LIBRARY_CONTENTS}) k ON k.guid = o.library_guid
LEFT JOIN ({contents_shown(teaches)}) n ON n.guid = coalesce(o.content_guid, k.content_guid)
WHERE ({teaches} OR NOT u.teacher_only)
  AND (n.guid IS NOT NULL OR o.link IS NOT NULL OR o.file_guid IS NOT NULL)
"""


def parts_shown(person: str, teaches: str) -> str:
    """SQL of what somebody is shown of lessons, materials and tasks alike, and how far they got with each.

    Args:
        person: SQL of the person's guid. teaches: SQL, whether they are no student.
    """
    return f"""
SELECT y.lesson_guid, y.program_guid, y.optional, y.progress, y.opened_at, 1 AS materials, 0 AS tasks
FROM ({materials_shown(person, teaches)}) y
UNION ALL SELECT z.lesson_guid, z.program_guid, false, z.progress, z.opened_at, 0, 1
FROM ({tasks_shown(person, teaches)}) z
"""


def _materials(columns: str, content: str, programs: str, join: str = "") -> str:
    """SQL of the contents of materials of the programs that `$1`, of the role `$2`, may open."""
    return f"""
SELECT {content} AS guid{columns} FROM {PARTS} {join}
WHERE {IS_PUBLISHED} AND ({FOR_STUDENTS} OR $2::text <> '{STUDENT}')
  AND u.program_guid IN ({programs})
"""


def _tools(columns: str, content: str, programs: str, join: str = "") -> str:
    """SQL of the contents of tools of the programs that `$1`, of the role `$2`, may open."""
    return f"""
SELECT {content} AS guid{columns} FROM {TOOLS} {join}
WHERE (NOT u.teacher_only OR $2::text <> '{STUDENT}') AND u.program_guid IN ({programs})
"""


def contents_of(programs: str, columns: str = "") -> str:
    """SQL of what is a material, a task or a tool of these programs, each with it as `u.program_guid`."""
    library = f"JOIN ({LIBRARY_CONTENTS}) k ON k.guid"
    return f"""
{_materials(columns, "m.content_guid", programs)} UNION ALL
SELECT t.content_guid AS guid{columns} FROM {LESSONS_OF_TASKS}
WHERE {IS_PUBLISHED} AND u.program_guid IN ({programs})
UNION ALL {_materials(columns, "k.content_guid", programs, f"{library} = m.library_guid")}
UNION ALL {_tools(columns, "o.content_guid", programs)}
UNION ALL {_tools(columns, "k.content_guid", programs, f"{library} = o.library_guid")}
"""


def _mentioned(text_key: str, given: str) -> str:
    """SQL of contents with the program that brings them, and with what gives that."""
    brought = contents_of("SELECT b.guid FROM bringing b", ", u.program_guid")
    return f"""
WITH bringing AS MATERIALIZED (
  SELECT g.guid, g.name AS program, o.text_key, o.name, o.address FROM {given} o
  JOIN programs g ON g.publication_guid = o.publication_guid WHERE g.deleted_at IS NULL
)
SELECT y.guid, z.text_key, z.name, z.address FROM ({brought}) y
JOIN bringing b ON b.guid = y.program_guid
CROSS JOIN LATERAL (VALUES
  ('{text_key}', b.program, '/program/' || b.guid), (b.text_key, b.name, b.address)
) z (text_key, name, address)
"""


# What is a material, a task or a tool of a program opens for who may open the program.
IN_PROGRAM = EntitlementReason(
    "program",
    "programs.reasons.program",
    f"WITH followed AS MATERIALIZED ({PROGRAMS_HELD}) {contents_of('SELECT f.guid FROM followed f')}",
    givers=_mentioned("programs.givers.program", "(:givers)"),
    missed=_mentioned("programs.missed.program", "(:missed)"),
)
