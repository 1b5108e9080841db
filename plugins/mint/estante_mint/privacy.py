"""What Mint lessons keep about people: who saved a page last."""

from collections.abc import Sequence

from estante.api.people import PersonalData

from estante_mint.models import MintPage

PERSONAL_DATA: Sequence[PersonalData] = (
    PersonalData(
        table=MintPage.__tablename__,
        columns=("changed_by",),
        text_key="mint.personal_data.pages",
        on_erase="unlink",
        document="mint-pages",
    ),
)
