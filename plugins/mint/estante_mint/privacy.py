"""What Mint lessons keep about people: who saved a page last."""

from collections.abc import Sequence

from estante.api.people import PersonalData

from estante_mint.models import MintImport, MintPage, MintVersion

PERSONAL_DATA: Sequence[PersonalData] = (
    PersonalData(
        table=MintPage.__tablename__,
        columns=("changed_by",),
        text_key="mint.personal_data.pages",
        on_erase="unlink",
        document="mint-pages",
    ),
    PersonalData(
        table=MintImport.__tablename__,
        columns=("asked_by",),
        text_key="mint.personal_data.imports",
        on_erase="delete",
        document="mint-imports",
    ),
    PersonalData(
        table=MintVersion.__tablename__,
        columns=("made_by",),
        text_key="mint.personal_data.versions",
        on_erase="unlink",
        document="mint-versions",
    ),
)
