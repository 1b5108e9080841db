"""What messages keep about people: who wrote and deleted them, and who has read them."""

from collections.abc import Sequence

from estante.api.people import PersonalData
from estante.api.records import record_personal_data

from estante_messages.models import MessageRead
from estante_messages.services.message import MessageService

PERSONAL_DATA: Sequence[PersonalData] = (
    record_personal_data(MessageService),
    PersonalData(
        table=MessageRead.__tablename__,
        columns=("person_guid",),
        text_key="messages.personal_data.reads",
        on_erase="delete",
        document="message-reads",
    ),
)
