"""What LTI keeps about people: where they came from, and what they opened so."""

from collections.abc import Sequence

from estante.api.people import PersonalData
from estante.api.records import record_personal_data

from estante_lti.models import LaunchRecord, LinkChoice, Placement, ScoreDelivery, ToolLaunch
from estante_lti.services.tool import ToolService

PERSONAL_DATA: Sequence[PersonalData] = (
    record_personal_data(ToolService),
    # Of five minutes.
    PersonalData(
        table=ToolLaunch.__tablename__,
        columns=("person_guid",),
        text_key="lti.personal_data.tools",
        on_erase="delete",
        document="lti-tools",
        secret=("hint_hash", "browser_hash"),
    ),
    PersonalData(
        table=Placement.__tablename__,
        columns=("person_guid",),
        text_key="lti.personal_data.placements",
        on_erase="delete",
        document="lti-contents",
    ),
    PersonalData(
        table=ScoreDelivery.__tablename__,
        columns=("person_guid",),
        text_key="lti.personal_data.scores",
        on_erase="delete",
        document="lti-scores",
    ),
    PersonalData(
        table=LinkChoice.__tablename__,
        columns=("person_guid",),
        text_key="lti.personal_data.choices",
        on_erase="delete",
        document="lti-choices",
        secret=("ticket_hash", "opaque"),
    ),
    # That something was opened stays in the school's log for its 90 days, and no longer by whom.
    PersonalData(
        table=LaunchRecord.__tablename__,
        columns=("person_guid",),
        text_key="lti.personal_data.launches",
        on_erase="unlink",
        document="lti-launches",
    ),
)
