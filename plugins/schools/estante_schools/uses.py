"""What schools hold, and what holds schools and their years: what is in use is not deleted."""

from collections.abc import Collection, Mapping, Sequence
from uuid import UUID

from estante.api.database import Transaction, raw_connection
from estante.api.people import USERS
from estante.api.records import Uses, count_of
from estante_contents.contracts import PUBLICATION_RECORDS
from estante_settings.contracts import COUNTRY

from estante_schools.models import Group, School, SchoolContent
from estante_schools.services.school import SchoolService
from estante_schools.services.school_year import SchoolYearService

# Who lies in the trash is shown in no school, and keeps none from being deleted.
MEMBERS = f"""
SELECT m.school_guid, count(*) FROM school_members m
JOIN {USERS.source} ON p.tenant_id = m.tenant_id AND p.guid = m.person_guid
WHERE m.school_guid = ANY($1) AND {USERS.base[0]} GROUP BY m.school_guid
"""  # noqa: S608 - the list's own words


async def count_members(session: Transaction, guids: Collection[UUID]) -> Mapping[UUID, int]:
    """How many people are of each school."""
    rows = await (await raw_connection(session)).fetch(MEMBERS, list(guids))
    return {guid: count for guid, count in rows}


ALL: Sequence[Uses] = (
    Uses(
        of=COUNTRY,
        text_key="schools.uses.schools",
        count=count_of(School.country_guid, School.deleted_at.is_(None)),
        link="/schools?country={guid}",
        forbids=True,
    ),
    Uses(
        of=SchoolService.kind(),
        text_key="schools.uses.users",
        count=count_members,
        link="/school/{guid}/users",
        forbids=True,
    ),
    Uses(
        of=SchoolService.kind(),
        text_key="schools.uses.groups",
        count=count_of(Group.school_guid, Group.deleted_at.is_(None)),
        link="/groups?school={guid}",
        forbids=True,
    ),
    Uses(
        of=SchoolYearService.kind(),
        text_key="schools.uses.groups",
        count=count_of(Group.school_year_guid, Group.deleted_at.is_(None)),
        forbids=True,
    ),
    Uses(
        of=SchoolYearService.kind(),
        text_key="schools.uses.contents",
        count=count_of(SchoolContent.school_year_guid, SchoolContent.deleted_at.is_(None)),
        forbids=True,
    ),
    Uses(
        of=PUBLICATION_RECORDS,
        text_key="schools.uses.given",
        count=count_of(SchoolContent.publication_guid, SchoolContent.deleted_at.is_(None)),
        forbids=True,
    ),
)
