"""What licences keep about people: who made them, and who has them."""

from collections.abc import Sequence

from estante.api.people import PersonalData
from estante.api.records import record_personal_data

from estante_licenses.models import Redemption
from estante_licenses.services.batch import LicenseBatchService
from estante_licenses.services.license import LicenseService

PERSONAL_DATA: Sequence[PersonalData] = (
    record_personal_data(LicenseService),
    record_personal_data(LicenseBatchService),
    # The use stays used: what was redeemed is not there for somebody else.
    PersonalData(
        table=Redemption.__tablename__,
        columns=("person_guid",),
        text_key="licenses.personal_data.redemptions",
        on_erase="delete",
        document="licenses-redeemed",
    ),
)
