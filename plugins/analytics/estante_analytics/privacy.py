"""What analytics keep about people. Who is erased stays in the sums and is nobody there."""

from collections.abc import Sequence

from estante.api.people import PersonalData

from estante_analytics.figures.copying import erase_from_copy
from estante_analytics.models import UsageContent, UsageDay

PERSONAL_DATA: Sequence[PersonalData] = [
    *(
        PersonalData(
            table=model.__tablename__,
            columns=("person_guid",),
            text_key=f"analytics.personal_data.{name}",
            on_erase="pseudonym",
            document=document,
        )
        for model, name, document in (
            (UsageDay, "days", "usage-by-day"),
            (UsageContent, "contents", "usage-by-content"),
        )
    ),
    # The last of them: what is copied meanwhile is nobody's then.
    PersonalData(
        table="usage_copies",
        columns=("person_guid",),
        text_key="analytics.personal_data.copies",
        on_erase="delete",
        erase=erase_from_copy,
    ),
]
