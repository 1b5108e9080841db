"""What LTI keeps about people: where they came from, and what they opened so."""

from collections.abc import Sequence

from estante.api.people import PersonalData

from estante_lti.models import LaunchRecord, LinkChoice, Placement, ScoreDelivery

PERSONAL_DATA: Sequence[PersonalData] = (
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
