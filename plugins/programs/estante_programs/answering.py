"""How students answer what their programs ask: by the preferences of those, and by what a task is for."""
# ruff: noqa: S608 - the SQL is put together from constants

from estante.api.access import STUDENT
from estante_contents.contracts import AnsweringRule

from estante_programs.shown import IS_PUBLISHED, LESSONS_OF_TASKS, PROGRAMS_OPENED, contents_of

FOLLOWED = "SELECT f.guid FROM followed f"
# A content of several programs or tasks is answered as the strictest of them says, wherever it is opened.
IN_PROGRAMS = AnsweringRule(
    "programs",
    f"""
WITH followed AS MATERIALIZED ({PROGRAMS_OPENED})
SELECT g.allow_skip_ahead AS may_skip, g.allow_repeat_question AS may_repeat, true AS is_helped
FROM ({contents_of(FOLLOWED, ", u.program_guid")}) y JOIN programs g ON g.guid = y.program_guid
WHERE y.guid = $3::uuid AND $2::text = '{STUDENT}'
UNION ALL
SELECT true, true, t.purpose = 'formative' FROM {LESSONS_OF_TASKS}
WHERE {IS_PUBLISHED} AND t.content_guid = $3::uuid AND u.program_guid IN ({FOLLOWED})
  AND $2::text = '{STUDENT}'
""",
)
