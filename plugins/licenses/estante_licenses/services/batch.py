"""Writing batches of licences. A change of a batch is one of all its licences."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar
from uuid import UUID

from estante.api.database import Transaction, raw_connection
from estante.api.errors import ApiError, Conflict, Duplicate, Unavailable, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import BulkResult, Records, Refusal, TrashRules, record_acts
from sqlalchemy import func, select

from estante_licenses.models import License, LicenseBatch, Redemption
from estante_licenses.policies import LicenseBatches
from estante_licenses.schemas import LicenseBatchFields
from estante_licenses.services.rules import ENDS, end_for, end_values, wrong_rules

ANY_VERSION = IfMatch()
# So many may make a batch at the very same moment.
MAX_NUMBERS = 50
HOLD = "SELECT FROM licenses WHERE batch_guid = ANY($1) ORDER BY guid FOR UPDATE"
TAKE_RULES = """
UPDATE licenses l SET role_guid = b.role_guid, country_guid = b.country_guid, expires = b.expires,
  expired_at = b.expired_at, ends_at = b.ends_at, expires_after_number = b.expires_after_number,
  expires_after_string = b.expires_after_string, version = l.version + 1, updated_at = now()
FROM license_batches b WHERE b.guid = $1 AND l.batch_guid = b.guid
"""
TAKE_STATUS = """
UPDATE licenses SET status = $2, version = version + 1, updated_at = now()
WHERE batch_guid = ANY($1) AND status <> $2
"""
MOVE_ENDS = """
UPDATE license_redemptions r SET expires_at = u.expires_at
FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS u (license_guid, person_guid, expires_at)
WHERE r.license_guid = u.license_guid AND r.person_guid = u.person_guid
"""
# Those that lay in the trash before their batch stay there when it comes back.
INTO_TRASH = """
UPDATE licenses l SET deleted_at = b.deleted_at, deleted_by = b.deleted_by
FROM license_batches b WHERE b.guid = ANY($1) AND l.batch_guid = b.guid AND l.deleted_at IS NULL
"""
OUT_OF_TRASH = """
UPDATE licenses l SET deleted_at = NULL, deleted_by = NULL
FROM unnest($1::uuid[], $2::timestamptz[]) AS b (guid, deleted_at)
WHERE l.batch_guid = b.guid AND l.deleted_at = b.deleted_at
"""
PURGE = "DELETE FROM licenses WHERE batch_guid = ANY($1)"


class BatchProcessing(Conflict):
    """Its codes are still being made."""

    def __init__(self) -> None:
        super().__init__("is_processing", "LICENSE_BATCH_PROCESSING")


class LicenseBatchService(Records[LicenseBatch]):
    """The batches of a tenant."""

    entity, section = "license_batch", LicenseBatches.name
    columns: ClassVar = {"country": "country_guid"}
    unique: ClassVar = {"number": "LICENSE_BATCH_NUMBER_TAKEN"}
    in_use = "LICENSE_BATCH_REDEEMED"
    judged: ClassVar = ("is_processing",)
    trash_rules = TrashRules(LicenseBatches.delete, LicenseBatches.delete)

    async def create(self, data: Any, **values: object) -> LicenseBatch:
        """Make a batch with the next number, whose codes are still to be made. Raises ValidationFailed."""
        await self.check(None, data)
        for _turn in range(MAX_NUMBERS):
            last = await self.session.scalar(select(func.coalesce(func.max(LicenseBatch.number), 0)))
            try:
                return await self.create_checked(data, **values, number=(last or 0) + 1)
            except Duplicate:
                continue
        raise Unavailable

    async def check(self, record: LicenseBatch | None, sent: LicenseBatchFields) -> None:
        """Refuse a batch without an end, a country or a role, and a change while its codes are made.

        Raises:
            ValidationFailed: names every wrong field. BatchProcessing: 409.
        """
        if record is not None:
            self.require_made(record)
        if wrong := await wrong_rules(self.session, self.principal.tenant, record, sent):
            raise ValidationFailed(fields=wrong)

    def require_made(self, record: LicenseBatch) -> None:
        """Raises BatchProcessing: nothing of it changes until all its codes are there."""
        if record.is_processing:
            raise BatchProcessing

    def values(self, record: LicenseBatch | None, sent: LicenseBatchFields) -> dict[str, object]:
        """The columns that were sent; an end of one kind takes the place of the other's."""
        return {**super().values(record, sent), **end_values(self.principal.tenant, record, sent)}

    async def relate(self, record: LicenseBatch, sent: Any, changed: Collection[str] | None) -> None:
        """Have all its licences follow, and with another end those who have them."""
        await super().relate(record, sent, changed)
        if changed is None:
            return
        ends = {*ENDS, "ends_at"} & set(changed)
        if ends or not {"role_guid", "country_guid"}.isdisjoint(changed):
            await (await raw_connection(self.session)).execute(TAKE_RULES, record.guid)
        if ends:
            await self._move_ends(record)

    async def _move_ends(self, record: LicenseBatch) -> None:
        of_batch = Redemption.license_guid.in_(select(License.guid).where(License.batch_guid == record.guid))
        rows = select(Redemption.license_guid, Redemption.person_guid, Redemption.linked_at).where(of_batch)
        zone = self.principal.tenant.time_zone
        ends = [
            (guid, person, end_for(record, linked_at, zone))
            for guid, person, linked_at in await self.session.execute(rows)
        ]
        if ends:
            await (await raw_connection(self.session)).execute(MOVE_ENDS, *map(list, zip(*ends, strict=True)))

    async def set_status(self, guid: UUID, status: str, if_match: IfMatch = ANY_VERSION) -> LicenseBatch:
        """Switch a batch and all its licences. Raises NotFound, StaleVersion, BatchProcessing."""
        self.require_made(await self.get_for_update(guid, if_match))
        record = await super().set_status(guid, status, if_match)
        await (await raw_connection(self.session)).execute(TAKE_STATUS, [guid], status)
        return record

    async def set_statuses(
        self, guids: Collection[UUID], status: str, now: Collection[str] | None = None
    ) -> BulkResult:
        """Switch batches and all their licences; those whose codes are being made stay as they are."""
        rows = select(LicenseBatch.guid).where(LicenseBatch.guid.in_(guids), LicenseBatch.is_processing)
        open_ones = set(await self.session.scalars(rows))
        result = await super().set_statuses([guid for guid in guids if guid not in open_ones], status, now)
        await (await raw_connection(self.session)).execute(TAKE_STATUS, list(result.changed), status)
        refusal = Refusal.of(BatchProcessing())
        return BulkResult(result.changed, {**result.refused, **dict.fromkeys(open_ones, refusal)})

    def refusal(self, row: Any, *, in_trash: bool) -> ApiError | None:
        """Nobody deletes a batch whose codes are being made."""
        if row.is_processing and not in_trash:
            return BatchProcessing()
        return super().refusal(row, in_trash=in_trash)

    async def trash(self, guids: Collection[UUID]) -> BulkResult:
        """Put batches into the trash with their licences, of which none was redeemed."""
        connection = await raw_connection(self.session)
        # Whoever redeems one meanwhile comes before, and then the batch stays.
        await connection.execute(HOLD, list(guids))
        result = await super().trash(guids)
        await connection.execute(INTO_TRASH, list(result.changed))
        return result

    async def restore(self, guids: Collection[UUID]) -> BulkResult:
        """Bring batches back with the licences that went with them."""
        rows = select(LicenseBatch.guid, LicenseBatch.deleted_at).where(
            LicenseBatch.guid.in_(guids), LicenseBatch.deleted_at.is_not(None)
        )
        gone = {guid: at for guid, at in await self.session.execute(rows)}
        result = await super().restore(guids)
        back = [guid for guid in result.changed if guid in gone]
        await (await raw_connection(self.session)).execute(OUT_OF_TRASH, back, [gone[guid] for guid in back])
        return result

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete batches for good, with their licences."""
        await (await raw_connection(self.session)).execute(PURGE, list(guids))
        await super().delete_rows(guids)


async def count_redeemed(session: Transaction, guids: Collection[UUID]) -> Mapping[UUID, int]:
    """How many codes of each batch somebody has."""
    rows = (
        select(License.batch_guid, func.count())
        .where(License.batch_guid.in_(guids), License.consumed > 0)
        .group_by(License.batch_guid)
    )
    return {guid: count for guid, count in await session.execute(rows) if guid is not None}


BATCH_ACTS = record_acts(LicenseBatchService, LicenseBatches)
