"""The list of a school's launches."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from estante.api.lists import Cases, DateRange, ListSpec, Within
from estante.api.people import USERS
from msgspec import Struct, field

Outcome = Literal["opened", "refused"]
# Where the score of what was opened is on its way to the LMS.
ScoreState = Literal["waiting", "sent", "given_up"]
SCORE = """CASE WHEN d.sent_at IS NOT NULL THEN 'sent' WHEN d.given_up_at IS NOT NULL THEN 'given_up'
    WHEN d.guid IS NOT NULL THEN 'waiting' END"""
OPENED, REFUSED = "l.outcome = 'opened'", "l.outcome <> 'opened'"


class StoredLaunch(Struct, frozen=True):
    """A launch as the tables have it: `code` is why it was refused, and `detail` what that is about."""

    guid: UUID
    created_at: datetime
    outcome: Outcome
    code: str | None
    detail: str
    person_guid: UUID | None
    person_name: str | None
    role_guid: str | None
    content_guid: UUID | None
    content_name: str | None
    score: ScoreState | None


class LaunchRow(StoredLaunch, frozen=True, kw_only=True):
    """A launch, and in words why it was refused."""

    reason: str | None


class LaunchFilters(Struct, frozen=True, kw_only=True):
    """What narrows the log."""

    outcome: Annotated[tuple[Outcome, ...], Cases({"opened": OPENED, "refused": REFUSED})] = ()
    created_at: Annotated[DateRange | None, Within("l.created_at")] = field(name="createdAt", default=None)


LAUNCHES = ListSpec(
    row=StoredLaunch,
    source=f"lti_launches l LEFT JOIN {USERS.source} ON p.tenant_id = l.tenant_id AND p.guid = l.person_guid"
    " LEFT JOIN lti_score_deliveries d ON d.tenant_id = l.tenant_id AND d.launch_guid = l.guid",
    base=("l.school_guid = :school::text::uuid",),
    columns={
        "outcome": f"CASE WHEN {REFUSED} THEN 'refused' ELSE 'opened' END",
        "code": f"CASE WHEN {REFUSED} THEN l.outcome END",
        "person_name": USERS.columns["full_name"],
        "role_guid": "l.role_guid",
        "score": SCORE,
        **{name: f"l.{name}" for name in ("guid", "created_at", "person_guid", "content_guid")},
    },
    filters=LaunchFilters,
    search=("p.name", "p.lastname", "l.content_name"),
    sort={"created_at": "l.created_at"},
    default="-created_at",
    key="l.guid",
)
