"""What the viewer keeps about people, and what becomes of it when one is erased."""

from collections.abc import Sequence

from estante.api.people import PersonalData

from estante_viewer.models import (
    Annotation,
    Comment,
    CommentCourse,
    Consumption,
    ConsumptionPart,
    ConsumptionSession,
    PlaylistEntry,
    PlaylistGroup,
    Report,
    Review,
)

PERSON = ("person_guid",)
OF_COMMENT = ("comment_guid", Comment.__tablename__)
OF_GROUP = ("group_guid", PlaylistGroup.__tablename__)
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
        free_text=("comment", "answer"),
    ),
    # Who answered stays nobody, and the answer stays with the problem.
    PersonalData(
        table=Report.__tablename__,
        columns=("answered_by",),
        text_key=_kind("answers"),
        on_erase="unlink",
        document="answers",
    ),
    PersonalData(
        table=CommentCourse.__tablename__,
        columns=PERSON,
        parent=OF_COMMENT,
        text_key=_kind("comment_courses"),
        on_erase="delete",
        document="comment-courses",
    ),
    PersonalData(
        table=Comment.__tablename__,
        columns=PERSON,
        text_key=_kind("comments"),
        on_erase="delete",
        document="comments",
        answered=("author",),
    ),
    PersonalData(
        table=PlaylistEntry.__tablename__,
        columns=PERSON,
        parent=OF_GROUP,
        text_key=_kind("playlist_entries"),
        on_erase="delete",
        document="playlist-entries",
    ),
    PersonalData(
        table=PlaylistGroup.__tablename__,
        columns=PERSON,
        text_key=_kind("playlist_groups"),
        on_erase="delete",
        document="playlist-groups",
    ),
)
