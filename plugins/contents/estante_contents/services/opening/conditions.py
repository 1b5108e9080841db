"""What is taken away from people, and what is ready to be opened, as SQL about a row `c` of `contents`."""


def not_taken_away(known: str) -> str:
    """SQL: a content that whoever has a reason to may open.

    Args:
        known: SQL, whether the person is signed in and no student.
    """
    return f"c.deleted_at IS NULL AND c.status <> 'inactive' AND (c.is_teacher_only = 0 OR {known})"


# A link is ready as soon as it is there, and so is a Mint lesson, whose pages are written (`TypeEditor`); an
# exercise and a project are once they ask something, a file is once it is prepared.
READY = """c.storage_status IN ('none', 'upload-done') AND (
  c.file_guid IS NOT NULL OR c.url IS NOT NULL OR c.type_guid = 'CTTY_02' OR EXISTS (
    SELECT FROM exercises x
     WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid AND x.question_count > 0
  ) OR EXISTS (
    SELECT FROM projects x
     WHERE x.tenant_id = c.tenant_id AND x.content_guid = c.guid AND x.statement <> ''
  )
)"""
# SQL of rows (guid, content_guid): the resources of the library that there are.
LIBRARY_CONTENTS = "SELECT guid, content_guid FROM library_resources WHERE deleted_at IS NULL"
# SQL of rows (guid, type_guid, name): the contents that there are, active or not.
LIVING_CONTENTS = "SELECT guid, type_guid, name FROM contents WHERE deleted_at IS NULL"
# SQL of rows (person_guid, content_guid, finished_at, points, max_points, is_waiting): the marks of the last
# finished attempt of everybody at each exercise; it waits while a long answer has no points yet.
EXERCISE_MARKS = """
SELECT DISTINCT ON (a.person_guid, a.content_guid) a.person_guid, a.content_guid, a.finished_at,
  m.points, m.max_points, m.is_waiting
FROM attempts a JOIN LATERAL (
  SELECT coalesce(sum(x.points), 0)::float8 AS points, coalesce(sum(x.max_points), 0)::float8 AS max_points,
    coalesce(bool_or(x.points IS NULL), false) AS is_waiting
  FROM attempt_answers x WHERE x.tenant_id = a.tenant_id AND x.attempt_guid = a.guid
) m ON true
WHERE a.finished_at IS NOT NULL ORDER BY a.person_guid, a.content_guid, a.finished_at DESC
"""


def contents_shown(known: str) -> str:
    """SQL of the guids of contents that are ready, and that whoever has a reason to may open.

    Args:
        known: SQL, whether the person is signed in and no student.
    """
    return f"SELECT c.guid FROM contents c WHERE {not_taken_away(known)} AND {READY}"  # noqa: S608
