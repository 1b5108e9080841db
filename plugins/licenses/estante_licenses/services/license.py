"""Writing licences."""

from collections.abc import Collection, Mapping
from typing import Any, ClassVar
from uuid import UUID

from estante.api.database import Transaction, raw_connection
from estante.api.errors import Conflict, Duplicate, FieldError, Unavailable, ValidationFailed
from estante.api.records import Links, Records, TrashRules, record_acts
from estante.api.tenants import validate_languages
from msgspec import UNSET
from sqlalchemy import select

from estante_licenses import codes
from estante_licenses.models import License, LicenseLanguage, Redemption
from estante_licenses.policies import Licenses
from estante_licenses.schemas import LicenseFields
from estante_licenses.services.rules import ENDS, end_for, end_values, wrong_rules

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
            ValidationFailed: names every wrong field. Conflict: 409, it changes with its batch only.
        """
        if record is not None and record.batch_guid is not None:
            raise Conflict("code", "LICENSE_OF_BATCH")
        tenant = self.principal.tenant
        wrong = [*self._wrong_uses(record, sent), *await wrong_rules(self.session, tenant, record, sent)]
        if wrong:
            raise ValidationFailed(fields=wrong)
        if sent.langs is not UNSET:
            await validate_languages(self.session, self.principal.tenant, "langs", sent.langs)

    @staticmethod
    def _wrong_uses(record: License | None, sent: LicenseFields) -> list[FieldError]:
        if record is None or sent.countdown_original is UNSET or sent.countdown_original >= record.consumed:
            return []
        return [FieldError("countdown_original", "uses_below_consumed", {"consumed": record.consumed})]

    def values(self, record: License | None, sent: LicenseFields) -> dict[str, object]:
        """The columns that were sent; an end of one kind takes the place of the other's."""
        return {**super().values(record, sent), **end_values(self.principal.tenant, record, sent)}

    async def relate(self, record: License, sent: Any, changed: Collection[str] | None) -> None:
        """Languages; and with another end, when it ends for those who have it."""
        await super().relate(record, sent, changed)
        if changed is not None and not {*ENDS, "ends_at"}.isdisjoint(changed):
            await self._move_ends(record)

    async def _move_ends(self, record: License) -> None:
        rows = select(Redemption.person_guid, Redemption.linked_at).where(
            Redemption.license_guid == record.guid
        )
        zone = self.principal.tenant.time_zone
        ends = {person: end_for(record, at, zone) for person, at in await self.session.execute(rows)}
        if ends:
            connection = await raw_connection(self.session)
            await connection.execute(MOVE_ENDS, record.guid, list(ends), list(ends.values()))


async def count_consumed(session: Transaction, guids: Collection[UUID]) -> Mapping[UUID, int]:
    """How many people have each licence."""
    rows = select(License.guid, License.consumed).where(License.guid.in_(guids), License.consumed > 0)
    return {guid: consumed for guid, consumed in await session.execute(rows)}


ACTS = record_acts(LicenseService, Licenses)
