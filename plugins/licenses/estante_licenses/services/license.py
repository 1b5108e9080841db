"""Writing licences."""

from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from typing import Any, ClassVar
from uuid import UUID
from zoneinfo import ZoneInfo

from estante.api.database import Transaction, raw_connection
from estante.api.errors import Duplicate, FieldError, Unavailable, ValidationFailed
from estante.api.people import ROLES
from estante.api.records import Links, Records, TrashRules, record_acts
from estante.api.tenants import validate_languages
from estante_settings.contracts import country_names
from msgspec import UNSET
from sqlalchemy import select

from estante_licenses import codes
from estante_licenses.expiry import end_of_day, end_of_interval
from estante_licenses.models import License, LicenseLanguage, Redemption
from estante_licenses.policies import Licenses
from estante_licenses.schemas import LicenseFields

ENDS = ("expires", "expired_at", "expires_after_number", "expires_after_string")
# A code of 23 ** 15 is drawn twice about never; more often than so, something else is wrong.
MAX_DRAWS = 5
MOVE_ENDS = """
UPDATE license_redemptions r SET expires_at = u.expires_at
FROM unnest($2::uuid[], $3::timestamptz[]) AS u (person_guid, expires_at)
WHERE r.license_guid = $1 AND r.person_guid = u.person_guid
"""


class LicenseService(Records[License]):
    """The licences of a tenant."""

    entity, section, title = "license", Licenses.name, "code"
    columns: ClassVar = {"country": "country_guid"}
    unique: ClassVar = {"code": "LICENSE_CODE_TAKEN"}
    links: ClassVar = {"langs": Links(LicenseLanguage.license_guid, LicenseLanguage.lang_id)}
    in_use = "LICENSE_REDEEMED"
    trash_rules = TrashRules(Licenses.delete, Licenses.delete)

    async def create(self, data: Any, **values: object) -> License:
        """Make a licence with a code that no other has had. Raises ValidationFailed."""
        await self.check(None, data)
        for _draw in range(MAX_DRAWS):
            try:
                return await self.create_checked(data, **values, code=codes.draw_code())
            except Duplicate:
                continue
        raise Unavailable

    async def check(self, record: License | None, sent: LicenseFields) -> None:
        """Refuse a licence without an end, a country or a role, and fewer uses than are taken.

        Raises:
            ValidationFailed: names every wrong field.
        """
        wrong = [
            *self._wrong_uses(record, sent),
            *self._wrong_end(record, sent),
            *await self._wrong_country(record, sent),
        ]
        if sent.role_guid is not UNSET and sent.role_guid not in ROLES:
            wrong.append(FieldError("role_guid", "choice"))
        if wrong:
            raise ValidationFailed(fields=wrong)
        if sent.langs is not UNSET:
            await validate_languages(self.session, self.principal.tenant, "langs", sent.langs)

    @staticmethod
    def _wrong_uses(record: License | None, sent: LicenseFields) -> list[FieldError]:
        if record is None or sent.countdown_original is UNSET or sent.countdown_original >= record.consumed:
            return []
        return [FieldError("countdown_original", "uses_below_consumed", {"consumed": record.consumed})]

    def _wrong_end(self, record: License | None, sent: LicenseFields) -> list[FieldError]:
        end = _end(record, sent)
        if end["expires"] == "interval":
            needed = ("expires_after_number", "expires_after_string")
            return [FieldError(name, "required") for name in needed if end[name] is None]
        day = end["expired_at"]
        if day is None:
            return [FieldError("expired_at", "required")]
        today = datetime.now(UTC).astimezone(ZoneInfo(self.principal.tenant.time_zone)).date()
        is_new = record is None or day != record.expired_at
        return [FieldError("expired_at", "past_day")] if is_new and day < today else []

    async def _wrong_country(self, record: License | None, sent: LicenseFields) -> list[FieldError]:
        country = sent.country
        if country is UNSET:
            country = record.country_guid if record else None
        if country is None:
            is_needed = self.principal.tenant.settings.is_multicountry
            return [FieldError("country", "required")] if is_needed else []
        is_there = sent.country is UNSET or await country_names(self.session, [country])
        return [] if is_there else [FieldError("country", "choice")]

    def values(self, record: License | None, sent: LicenseFields) -> dict[str, object]:
        """The columns that were sent; an end of one kind takes the place of the other's."""
        end = _end(record, sent)
        if end["expires"] == "interval":
            end |= {"expired_at": None, "ends_at": None}
        else:
            ends_at = end_of_day(end["expired_at"], self.principal.tenant.time_zone)
            end |= {"expires_after_number": None, "expires_after_string": None, "ends_at": ends_at}
        return {**super().values(record, sent), **end}

    async def relate(self, record: License, sent: Any, changed: Collection[str] | None) -> None:
        """Languages; and with another end, when it ends for those who have it."""
        await super().relate(record, sent, changed)
        if changed is not None and not {*ENDS, "ends_at"}.isdisjoint(changed):
            await self._move_ends(record)

    async def _move_ends(self, record: License) -> None:
        rows = select(Redemption.person_guid, Redemption.linked_at).where(
            Redemption.license_guid == record.guid
        )
        ends = {person: self.end_for(record, at) for person, at in await self.session.execute(rows)}
        if ends:
            connection = await raw_connection(self.session)
            await connection.execute(MOVE_ENDS, record.guid, list(ends), list(ends.values()))

    def end_for(self, record: License, linked_at: datetime) -> datetime:
        """When a licence ends for somebody who redeemed it then."""
        if record.ends_at is not None:
            return record.ends_at
        number, unit = record.expires_after_number, record.expires_after_string
        if number is None or unit is None:
            raise ValueError(f"licence {record.guid} has no end")
        return end_of_interval(linked_at, number, unit, self.principal.tenant.time_zone)  # type: ignore[arg-type]


def _end(record: License | None, sent: LicenseFields) -> dict[str, Any]:
    """How a licence would end, with what was sent."""
    end = {name: getattr(record, name, None) for name in ENDS}
    return end | {name: value for name in ENDS if (value := getattr(sent, name)) is not UNSET}


async def count_consumed(session: Transaction, guids: Collection[UUID]) -> Mapping[UUID, int]:
    """How many people have each licence."""
    rows = select(License.guid, License.consumed).where(License.guid.in_(guids), License.consumed > 0)
    return {guid: consumed for guid, consumed in await session.execute(rows)}


ACTS = record_acts(LicenseService, Licenses)
