"""Writing countries."""

from typing import ClassVar
from uuid import UUID

from estante.api.errors import FieldError, ValidationFailed
from estante.api.records import Records, TrashRules, record_acts
from sqlalchemy import select

from estante_settings.models import Country, Scale
from estante_settings.policies import Countries
from estante_settings.schemas.country import CountryFields


class CountryService(Records[Country]):
    """The countries of a tenant."""

    entity, section = "country", Countries.name
    unique: ClassVar = {"iso_code": "COUNTRY_CODE_TAKEN"}
    in_use = "COUNTRY_IN_USE"
    trash_rules = TrashRules(Countries.delete, Countries.delete)

    async def check(self, record: Country | None, sent: CountryFields) -> None:
        """Refuse a ranking scale that is not there, or not complete. Raises ValidationFailed."""
        guid = sent.ranking_scale_guid
        await self.require(Scale, ranking_scale_guid=guid)
        complete = select(Scale.is_complete).where(Scale.guid == guid)
        if isinstance(guid, UUID) and not await self.session.scalar(complete):
            raise ValidationFailed(fields=[FieldError("ranking_scale_guid", "scale_incomplete")])

    def values(self, record: Country | None, sent: CountryFields) -> dict[str, object]:
        """The columns that were sent; a code is kept in capitals."""
        values = super().values(record, sent)
        if isinstance(code := values.get("iso_code"), str):
            values["iso_code"] = code.upper()
        return values


ACTS = record_acts(CountryService, Countries)
