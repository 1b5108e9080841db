"""What the viewer keeps about people, and what becomes of it when one is erased."""

from collections.abc import Sequence

from estante.api.people import PersonalData

from estante_viewer.models import (
    Annotation,
    Consumption,
    ConsumptionPart,
    ConsumptionSession,
    Report,
    Review,
)

PERSON = ("person_guid",)
OF_CONSUMPTION = ("consumption_guid", Consumption.__tablename__)


def _kind(name: str) -> str:
    return f"viewer.personal_data.{name}"


# What names a consumption goes before it, while it still says whose it is.
PERSONAL_DATA: Sequence[PersonalData] = (
    PersonalData(
        table=ConsumptionPart.__tablename__,
        columns=PERSON,
        parent=OF_CONSUMPTION,
        text_key=_kind("consumption_parts"),
        on_erase="delete",
        document="consumption-parts",
    ),
    PersonalData(
        table=ConsumptionSession.__tablename__,
        columns=PERSON,
        parent=OF_CONSUMPTION,
        text_key=_kind("consumption_sessions"),
        on_erase="delete",
        document="consumption-sessions",
    ),
    PersonalData(
        table=Consumption.__tablename__,
        columns=PERSON,
        text_key=_kind("consumptions"),
        on_erase="delete",
        document="consumptions",
    ),
    PersonalData(
        table=Annotation.__tablename__,
        columns=PERSON,
        text_key=_kind("annotations"),
        on_erase="delete",
        document="annotations",
    ),
    PersonalData(
        table=Review.__tablename__,
        columns=PERSON,
        text_key=_kind("reviews"),
        on_erase="delete",
        document="reviews",
    ),
    PersonalData(
        table=Report.__tablename__,
        columns=PERSON,
        text_key=_kind("reports"),
        on_erase="pseudonym",
        document="reports",
        free_text=("comment",),
    ),
)
