"""What schools hold: the country of a school is not deleted."""

from collections.abc import Sequence

from estante.api.records import Uses, count_of
from estante_settings.contracts import COUNTRY

from estante_schools.models import School

ALL: Sequence[Uses] = (
    Uses(
        of=COUNTRY,
        text_key="schools.uses.schools",
        count=count_of(School.country_guid, School.deleted_at.is_(None)),
        link="/schools?country={guid}",
        forbids=True,
    ),
)
