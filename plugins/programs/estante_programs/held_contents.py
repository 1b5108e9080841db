"""Which contents stand in the lessons of programs, for the plugins whose contents they are."""
# ruff: noqa: S608 - the SQL is put together from constants

from estante_contents.contracts import LIBRARY_CONTENTS

from estante_programs.contracts import ProgramContents
from estante_programs.shown import FOR_STUDENTS, IS_PUBLISHED, PARTS

IN_ORDER = "u.position, u.guid, l.position, l.guid, s.position NULLS FIRST, m.position, m.guid"
PROGRAM_CONTENTS = ProgramContents(
    programs="""
SELECT guid, name, colour_mint AS colour, background_mint AS paper FROM programs WHERE deleted_at IS NULL
""",
    materials=f"""
SELECT u.program_guid, coalesce(m.content_guid, k.content_guid) AS content_guid, m.title, u.name AS unit,
  l.name AS lesson, row_number() OVER (PARTITION BY u.program_guid ORDER BY {IN_ORDER}) AS number,
  {IS_PUBLISHED} AS is_published, NOT ({FOR_STUDENTS}) AS teacher_only
FROM {PARTS} LEFT JOIN ({LIBRARY_CONTENTS}) k ON k.guid = m.library_guid
WHERE coalesce(m.content_guid, k.content_guid) IS NOT NULL
""",
)
