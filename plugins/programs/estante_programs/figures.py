"""How far everybody is in programs, as sets: by the same words as what one student is shown (`shown.py`)."""
# ruff: noqa: S608 - the SQL is put together from constants

from estante.api.access import STUDENT
from estante.api.people import USERS
from estante_contents.contracts import EXERCISE_MARKS, LIBRARY_CONTENTS
from estante_viewer.contracts import PROGRESS

from estante_programs.contracts import ProgramFigures
from estante_programs.shown import BOARDS, IS_PUBLISHED, LESSONS_OF_TASKS, PARTS, materials_for, tasks_for

MATERIALS, ARE_SHOWN = materials_for("false")
TASKS, ARE_TASKS = tasks_for("false")
COUNTED = f"""
SELECT u.program_guid, l.unit_guid, m.lesson_guid, m.guid AS part_guid, m.title AS name, false AS is_task,
  c.guid AS content_guid
FROM {MATERIALS} WHERE {ARE_SHOWN} AND NOT m.optional
UNION ALL
SELECT u.program_guid, l.unit_guid, t.lesson_guid, t.guid, t.name, true, c.guid
FROM {TASKS} WHERE {ARE_TASKS}
"""
# A finished attempt is the whole of a task, as in `tasks_shown`. The guids stand in an array, so that
# the marks are looked for by an index.
ANSWERED = f"""
SELECT person_guid, content_guid, progress, NULL::float8 AS score FROM ({PROGRESS}) v
UNION ALL
SELECT person_guid, content_guid, 100::float8,
  CASE WHEN max_points > 0 AND NOT is_waiting THEN 100 * points / max_points END
FROM ({EXERCISE_MARKS}) e
WHERE e.content_guid = ANY (ARRAY(SELECT content_guid FROM parts WHERE is_task))
"""
REACHED = f"""
SELECT q.part_guid, v.person_guid, v.progress, NULL::float8 AS score
FROM parts q JOIN ({PROGRESS}) v ON v.content_guid = q.content_guid WHERE NOT q.is_task
UNION ALL
SELECT q.part_guid, o.person_guid, 100::float8, NULL::float8
FROM parts q JOIN program_openings o ON o.material_guid = q.part_guid WHERE q.content_guid IS NULL
UNION ALL
SELECT q.part_guid, a.person_guid, max(a.progress), max(a.score)
FROM parts q JOIN ({ANSWERED}) a ON a.content_guid = q.content_guid WHERE q.is_task GROUP BY 1, 2
UNION ALL
SELECT q.part_guid, n.person_guid, 100::float8, NULL::float8
FROM parts q JOIN ({BOARDS}) n ON n.task_guid = q.part_guid WHERE q.is_task AND n.is_done
"""
STUDENTS = f"{USERS.source} WHERE p.deleted_at IS NULL AND NOT p.is_demo AND p.role_guid = '{STUDENT}'"
PROGRAM_FIGURES = ProgramFigures(
    programs="SELECT guid, name, publication_guid FROM programs WHERE deleted_at IS NULL",
    lessons=f"""
SELECT u.program_guid, u.guid AS unit_guid, u.name AS unit, l.guid AS lesson_guid, l.name AS lesson,
  row_number() OVER (PARTITION BY u.program_guid ORDER BY u.position, u.guid, l.position, l.guid) AS number
FROM program_lessons l JOIN program_units u ON u.tenant_id = l.tenant_id AND u.guid = l.unit_guid
WHERE {IS_PUBLISHED}
""",
    contents=f"""
SELECT u.program_guid, coalesce(m.content_guid, k.content_guid) AS content_guid FROM {PARTS}
LEFT JOIN ({LIBRARY_CONTENTS}) k ON k.guid = m.library_guid
WHERE {IS_PUBLISHED} AND coalesce(m.content_guid, k.content_guid) IS NOT NULL
UNION SELECT u.program_guid, t.content_guid FROM {LESSONS_OF_TASKS}
WHERE {IS_PUBLISHED} AND t.content_guid IS NOT NULL
""",
    students=f"""
SELECT g.guid AS program_guid, h.person_guid, p.country_guid FROM programs g
JOIN (:holders) h ON h.publication_guid = g.publication_guid
JOIN (SELECT p.guid, p.country_guid FROM {STUDENTS}) p ON p.guid = h.person_guid
WHERE g.deleted_at IS NULL
""",
    parts=COUNTED,
    reached=REACHED,
    people=f"SELECT p.guid, coalesce(nullif({USERS.columns['full_name']}, ''), p.username) AS name"
    f" FROM {STUDENTS}",
)
