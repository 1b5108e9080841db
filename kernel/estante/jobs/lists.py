"""The list of one's own jobs."""

from typing import Annotated

from msgspec import Struct

from estante.jobs.models import JobStatus
from estante.jobs.views import JobRow
from estante.lists.filters import AnyOf
from estante.lists.spec import ListSpec
from estante.lists.values import by_name


class JobFilters(Struct, frozen=True, kw_only=True):
    """What the list can be narrowed by."""

    status: Annotated[tuple[JobStatus, ...], AnyOf("j.status")] = ()


JOBS = ListSpec(
    row=JobRow,
    source="jobs j",
    base=("j.person_guid = :me",),
    filters=JobFilters,
    sort={"created_at": "j.created_at", "status": "j.status", "title": by_name("j.title")},
    default="-created_at",
)
