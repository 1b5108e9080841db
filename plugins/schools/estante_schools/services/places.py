"""What schools let their people open: the contents of publications, each for a number of them."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Sequence
from uuid import UUID

from estante.api.access import STUDENT, Principal
from estante.api.database import Transaction, raw_connection
from estante_contents.contracts import (
    EntitlementReason,
    PublicationGiver,
    contents_given,
    contents_of_publications,
    publications_of_content,
)
from uuid_utils.compat import uuid7

YEARS = """school_contents c
JOIN school_years y ON y.tenant_id = c.tenant_id AND y.guid = c.school_year_guid
JOIN schools s ON s.tenant_id = c.tenant_id AND s.guid = c.school_guid"""
ARE_ACTIVE = "y.is_active AND y.deleted_at IS NULL AND s.deleted_at IS NULL AND c.deleted_at IS NULL"
# What is given to a person ($1) as one of a group of an active year.
GIVEN = f"""
FROM {YEARS} WHERE {ARE_ACTIVE} AND EXISTS (
    SELECT FROM school_group_members m
    JOIN school_groups g ON g.tenant_id = m.tenant_id AND g.guid = m.group_guid
    WHERE m.person_guid = $1::uuid AND g.school_year_guid = c.school_year_guid AND g.deleted_at IS NULL
)
"""
TAKEN = """
EXISTS (SELECT FROM school_content_uses u
        WHERE u.tenant_id = c.tenant_id AND u.school_content_guid = c.guid AND u.person_guid = $1::uuid)
"""


def _places(teaches: str) -> str:
    """SQL of how many places a school content has for who teaches, or for the others; NULL for everybody."""
    return f"CASE WHEN {teaches} THEN c.max_teachers ELSE c.max_students END"


def _free(teaches: str) -> str:
    """SQL of whether one of them is left."""
    return f"""
coalesce({_places(teaches)} > (
    SELECT count(*) FROM school_content_uses u
    WHERE u.tenant_id = c.tenant_id AND u.school_content_guid = c.guid AND u.is_teacher = {teaches}
), true)
"""


def _opened(teaches: str) -> str:
    return f"SELECT c.publication_guid {GIVEN} AND ({TAKEN} OR {_free(teaches)})"


def _full(teaches: str) -> str:
    return f"SELECT c.publication_guid {GIVEN} AND NOT ({TAKEN} OR {_free(teaches)})"


# Of reasons `$2` is the role, of givers whether the person teaches.
BY_ROLE, BY_TEACHING = f"($2::text <> '{STUDENT}')", "$2::boolean"
PLACES, FREE = _places(BY_ROLE), _free(BY_ROLE)
HELD = f"SELECT c.publication_guid {GIVEN} AND {TAKEN}"
# What each class of an active year has, person by person.
CLASSES = f"""
SELECT m.person_guid, c.publication_guid, s.guid AS school_guid, s.name AS school_name, y.school_year,
  g.guid AS group_guid, g.name AS group_name
FROM {YEARS}
JOIN school_groups g ON g.tenant_id = c.tenant_id AND g.school_year_guid = c.school_year_guid
JOIN school_group_members m ON m.tenant_id = g.tenant_id AND m.group_guid = g.guid
WHERE {ARE_ACTIVE} AND g.deleted_at IS NULL
"""
HOLDERS = f"SELECT DISTINCT k.person_guid, k.publication_guid FROM ({CLASSES}) k"


def _mentioned(text_key: str, condition: str) -> str:
    """SQL of what a school gives a person, or would, with the school."""
    address = "'/school/' || s.guid || '/contents' AS address"
    return f"SELECT c.publication_guid, '{text_key}' AS text_key, s.name, {address} {GIVEN} AND {condition}"


def _givers(teaches: str) -> str:
    return _mentioned("schools.givers.school", f"({TAKEN} OR {_free(teaches)})")


def _missed(teaches: str) -> str:
    return _mentioned("schools.missed.full", f"NOT ({TAKEN} OR {_free(teaches)})")


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
    return await take_place_of(session, principal, await publications_of_content(session, content))


async def take_place_of(session: Transaction, principal: Principal, publications: Sequence[UUID]) -> bool:
    """The same for who opens what one of these publications opens."""
    connection, person = await raw_connection(session), principal.person_guid
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
    contents_of_publications(_opened(BY_ROLE)),
    full=contents_of_publications(_full(BY_ROLE)),
    take_place=take_place,
    givers=contents_given(_givers(BY_ROLE)),
    missed=contents_given(_missed(BY_ROLE)),
)
PUBLICATIONS = PublicationGiver(
    name="schools",
    opened=_opened(BY_TEACHING),
    held=HELD,
    full=_full(BY_TEACHING),
    holders=HOLDERS,
    givers=_givers(BY_TEACHING),
    missed=_missed(BY_TEACHING),
    take_place=take_place_of,
    classes=CLASSES,
)
