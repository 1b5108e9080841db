"""What contents keep about people: who made them, and who deleted them."""

from collections.abc import Sequence

from estante.api.people import PersonalData

from estante_contents.models import Content

PERSONAL_DATA: Sequence[PersonalData] = (
    PersonalData(
        table=Content.__tablename__,
        columns=("created_by", "deleted_by"),
        text_key="contents.personal_data.contents",
        on_erase="unlink",
        document="contents",
        # Whoever made the work, as its editors typed it: it names no account, and stays.
        answered=("author_name", "author_lastname"),
    ),
)
