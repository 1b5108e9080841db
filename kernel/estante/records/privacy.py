"""What a kind of records keeps about people, as `register_personal_data` gives it."""

from typing import Any

from estante.privacy.declarations import PersonalData
from estante.records.service import Records


def record_personal_data(service: type[Records[Any]]) -> PersonalData:
    """Who made and who deleted them: the records stay when that person is erased, and are nobody's then.

    Its texts are `<section>.personal_data.records`, or the kernel's general ones.
    """
    table = service.model.__tablename__
    return PersonalData(
        table=table,
        columns=("created_by", "deleted_by"),
        text_key=f"{service.section}.personal_data.records",
        on_erase="unlink",
        document=table,
    )
