"""What contents keep about people: who made them, who deleted them, and what was answered."""

from collections.abc import Sequence

from estante.api.people import PersonalData
from estante.api.records import record_personal_data

from estante_contents.batches.models import Batch
from estante_contents.collections.service import CollectionService
from estante_contents.library.service import LibraryService
from estante_contents.models import Content
from estante_contents.projects.models import Delivery
from estante_contents.projects.privacy import erase_deliveries
from estante_contents.publications.service import PublicationService
from estante_contents.questions.models import Attempt, AttemptAnswer

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
    PersonalData(
        table=Batch.__tablename__,
        columns=("created_by",),
        text_key="contents.personal_data.batches",
        on_erase="delete",
        document="batches",
        secret=("acting_guid", "path", "stored_guid"),
    ),
    PersonalData(
        table=Batch.__tablename__,
        columns=("acting_guid",),
        text_key="contents.personal_data.batches",
        on_erase="unlink",
    ),
    # Answers go before the attempt, which says whose they are.
    PersonalData(
        table=AttemptAnswer.__tablename__,
        columns=("person_guid",),
        parent=("attempt_guid", Attempt.__tablename__),
        text_key="contents.personal_data.attempt_answers",
        on_erase="delete",
        document="attempt-answers",
    ),
    PersonalData(
        table=Attempt.__tablename__,
        columns=("person_guid",),
        text_key="contents.personal_data.attempts",
        on_erase="delete",
        document="attempts",
    ),
    PersonalData(
        table=Delivery.__tablename__,
        columns=("person_guid",),
        text_key="contents.personal_data.deliveries",
        on_erase="delete",
        document="deliveries",
        secret=("path", "stored_guid"),
        # It is called like a person's, and is the file's.
        answered=("name",),
        erase=erase_deliveries,
    ),
    PersonalData(
        table=Delivery.__tablename__,
        columns=("marked_by",),
        text_key="contents.personal_data.deliveries",
        on_erase="unlink",
    ),
    record_personal_data(CollectionService),
    record_personal_data(PublicationService),
    record_personal_data(LibraryService),
)
