"""What schools hold, and what holds schools and their years: what is in use is not deleted."""

from collections.abc import Sequence

from estante.api.records import Uses, count_of
from estante_settings.contracts import COUNTRY

from estante_schools.models import Group, School, SchoolMember
from estante_schools.services.school import SchoolService
from estante_schools.services.school_year import SchoolYearService

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
        count=count_of(SchoolMember.school_guid),
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
)
