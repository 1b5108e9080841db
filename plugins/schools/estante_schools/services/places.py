"""What schools let their people open: the contents of publications, each for a number of them."""

from uuid import UUID

from estante.api.access import STUDENT, Principal
from estante.api.database import Transaction, raw_connection
from estante_contents.contracts import (
    EntitlementReason,
    contents_given,
    contents_of_publications,
    publications_of_content,
)
from uuid_utils.compat import uuid7

# What is given to a person ($1) as one of a group of an active year.
GIVEN = """
FROM school_contents c
JOIN school_years y ON y.tenant_id = c.tenant_id AND y.guid = c.school_year_guid
JOIN schools s ON s.tenant_id = c.tenant_id AND s.guid = c.school_guid
WHERE y.is_active AND y.deleted_at IS NULL AND s.deleted_at IS NULL AND c.deleted_at IS NULL AND EXISTS (
    SELECT FROM school_group_members m
    JOIN school_groups g ON g.tenant_id = m.tenant_id AND g.guid = m.group_guid
    WHERE m.person_guid = $1::uuid AND g.school_year_guid = c.school_year_guid AND g.deleted_at IS NULL
)
"""
TAKEN = """
EXISTS (SELECT FROM school_content_uses u
        WHERE u.tenant_id = c.tenant_id AND u.school_content_guid = c.guid AND u.person_guid = $1::uuid)
"""
# $2 is the person's role.
PLACES = f"CASE WHEN $2::text = '{STUDENT}' THEN c.max_students ELSE c.max_teachers END"
FREE = f"""
coalesce({PLACES} > (
    SELECT count(*) FROM school_content_uses u
    WHERE u.tenant_id = c.tenant_id AND u.school_content_guid = c.guid
    AND u.is_teacher = ($2::text <> '{STUDENT}')
), true)
"""  # noqa: S608 - our own
OPENED = f"SELECT c.publication_guid {GIVEN} AND ({TAKEN} OR {FREE})"
FULL = f"SELECT c.publication_guid {GIVEN} AND NOT ({TAKEN} OR {FREE})"


def _mentioned(text_key: str, condition: str) -> str:
    """SQL of what a school gives a person, or would, with the school."""
    address = "'/school/' || s.guid || '/contents' AS address"
    return f"SELECT c.publication_guid, '{text_key}' AS text_key, s.name, {address} {GIVEN} AND {condition}"


GIVERS = _mentioned("schools.givers.school", f"({TAKEN} OR {FREE})")
MISSED = _mentioned("schools.missed.full", f"NOT ({TAKEN} OR {FREE})")

HOLDING = "AND c.publication_guid = ANY($2::uuid[])"
HAS_PLACE = f"SELECT c.guid {GIVEN} {HOLDING} AND {TAKEN} LIMIT 1"
LOCKED = f"SELECT c.guid {GIVEN} {HOLDING} ORDER BY c.guid FOR UPDATE OF c"
TAKE = f"""
INSERT INTO school_content_uses (tenant_id, guid, school_content_guid, person_guid, is_teacher)
SELECT c.tenant_id, $4::uuid, c.guid, $1::uuid, $2::text <> '{STUDENT}'
{GIVEN} AND c.guid = ANY($3::uuid[]) AND {FREE}
ORDER BY {PLACES} DESC NULLS FIRST, c.guid LIMIT 1 RETURNING guid
"""


async def take_place(session: Transaction, principal: Principal, content: UUID) -> bool:
    """Give who opens a content a place in one of the school contents that hold it; false where all are full.

    Of many who ask for the last place at once, one gets it.
    """
    connection, person = await raw_connection(session), principal.person_guid
    publications = await publications_of_content(session, content)
    if await connection.fetchrow(HAS_PLACE, person, publications):
        return True
    # Whoever was asked in the meantime is counted now: each statement reads anew.
    given = [row[0] for row in await connection.fetch(LOCKED, person, publications)]
    if await connection.fetchrow(HAS_PLACE, person, publications):
        return True
    return await connection.fetchrow(TAKE, person, principal.role_guid, given, uuid7()) is not None


GIVEN_BY_SCHOOL = EntitlementReason(
    "school",
    "schools.reasons.school",
    contents_of_publications(OPENED),
    full=contents_of_publications(FULL),
    take_place=take_place,
    givers=contents_given(GIVERS),
    missed=contents_given(MISSED),
)
