"""Redeeming codes, and taking licences from people."""

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID

from estante.api.errors import NotFound
from estante.api.jobs import Json
from estante.api.people import People, find_person
from estante.api.records import BulkResult, Refusal
from msgspec import Struct, convert
from sqlalchemy import delete, exists, or_, select

from estante_licenses import codes
from estante_licenses.models import License, LicenseBatchPublication, LicensePublication, Redemption
from estante_licenses.policies import UserLicenses
from estante_licenses.refusals import (
    AlreadyLinked,
    CountryDiffers,
    LicenseExpired,
    LicenseInactive,
    NoUsesLeft,
    RedeemRefused,
    RoleDiffers,
    UnknownCode,
)
from estante_licenses.services.isbns import Isbns, require_common_kind
from estante_licenses.services.license import LicenseService
from estante_licenses.services.rules import end_for

# Of the licences that open a publication so many are tried, before it is said that none has uses left.
MAX_TRIED = 20


class Holder(Struct, frozen=True):
    """Who redeems: what a licence is compared with."""

    guid: UUID
    role_guid: str
    country_guid: UUID | None


class RedemptionService:
    """Who has which licence. Whoever changes that holds the licence's row: uses never pass what there is."""

    def __init__(self, licenses: LicenseService, people: People, isbns: Isbns) -> None:
        self._licenses, self._people, self._isbns = licenses, people, isbns
        self._session, self._context = licenses.session, licenses.context

    def require_own(self, person_guid: UUID) -> None:
        """Only who manages the licences of people sees and redeems for others. Raises NotFound."""
        is_own = person_guid == self._context.principal.person_guid
        if not is_own and not self._context.allows(UserLicenses.manage):
            raise NotFound

    async def require_person(self, person_guid: UUID) -> None:
        """Raises NotFound: there is no such person, or it is none that the caller may ask about."""
        self.require_own(person_guid)
        if await find_person(self._session, person_guid) is None:
            raise NotFound

    async def redeem(self, person_guid: UUID, written: str) -> list[UUID]:
        """Use up one use of a licence for a person; of ISBNs, of one licence each. Answers the licences.

        Raises:
            NotFound: as `require_person`. RedeemRefused: 412, each with its own code.
        """
        self.require_own(person_guid)
        # Whoever changes the person's role or country comes before or after.
        person = convert(await self._people.get_for_update(person_guid), Holder, from_attributes=True)
        signs = codes.plain(written)
        if not codes.is_code(signs) and (isbns := codes.isbns_of(written)):
            return await self._redeem_isbns(person, isbns)
        guid = await self._session.scalar(select(License.guid).where(License.code == signs))
        if guid is None:
            raise UnknownCode(None if codes.is_code(signs) else "LP_REDEEM_MISTYPED")
        await self._link(person, guid)
        return [guid]

    async def _redeem_isbns(self, person: Holder, isbns: Sequence[str]) -> list[UUID]:
        rows = await self._isbns.find(isbns)
        require_common_kind([{row.kind} for row in rows])
        return [await self._link_opening(person, guid) for guid in {row.publication_guid: 1 for row in rows}]

    async def _link_opening(self, person: Holder, publication: UUID) -> UUID:
        """The first licence that opens the publication and lets the person have it. Raises RedeemRefused."""
        opens = or_(
            exists().where(
                LicensePublication.license_guid == License.guid,
                LicensePublication.publication_guid == publication,
            ),
            exists().where(
                LicenseBatchPublication.batch_guid == License.batch_guid,
                LicenseBatchPublication.publication_guid == publication,
            ),
        )
        usable = (License.status == "active", License.consumed < License.countdown_original)
        rows = select(License.guid).where(opens, *usable, License.deleted_at.is_(None))
        refusals: list[RedeemRefused] = []
        guids = list(await self._session.scalars(rows.order_by(License.created_at).limit(MAX_TRIED)))
        for guid in guids:
            try:
                await self._link(person, guid)
            except RedeemRefused as refused:
                refusals.append(refused)
            else:
                return guid
        raise refusals[0] if refusals else NoUsesLeft()

    async def _link(self, person: Holder, guid: UUID) -> None:
        """Give a person a licence whose row is held from here on. Raises RedeemRefused."""
        try:
            record = await self._licenses.get_for_update(guid)
        except NotFound:
            raise UnknownCode from None
        now = datetime.now(UTC)
        key = (record.tenant_id, record.guid, person.guid)
        if await self._session.get(Redemption, key) is not None:
            raise AlreadyLinked
        self._require_fit(record, person, now)
        record.consumed += 1
        self._session.add(
            Redemption(
                tenant_id=record.tenant_id,
                license_guid=record.guid,
                person_guid=person.guid,
                linked_at=now,
                expires_at=end_for(record, now, self._context.principal.tenant.time_zone),
            )
        )
        # Not a version of the licence: who edits it meanwhile changes other fields of it.
        await self._session.flush()
        await self._licenses.record_act(record, "redeem", {"person": str(person.guid)})

    def _require_fit(self, record: License, person: Holder, now: datetime) -> None:
        if record.status != "active":
            raise LicenseInactive
        if record.ends_at is not None and record.ends_at <= now:
            raise LicenseExpired
        if record.role_guid != person.role_guid:
            raise RoleDiffers(role=self._context.t(f"roles.{record.role_guid}"))
        if record.country_guid not in (None, person.country_guid):
            raise CountryDiffers
        if record.consumed >= record.countdown_original:
            raise NoUsesLeft

    async def remove(self, license_guid: UUID, people: Sequence[UUID]) -> BulkResult:
        """Take a licence from people, which ends what it opens for them at once and gives its uses back.

        Raises:
            NotFound: no such licence. Who does not have it is refused in the answer.
        """
        record = await self._licenses.get_for_update(license_guid)
        rows = delete(Redemption).where(
            Redemption.license_guid == license_guid, Redemption.person_guid.in_(people)
        )
        gone = set(await self._session.scalars(rows.returning(Redemption.person_guid)))
        record.consumed -= len(gone)
        await self._session.flush()
        for person in sorted(gone):
            await self._licenses.record_act(record, "unlink", {"person": str(person)})
        missing = Refusal.of(NotFound())
        return BulkResult(
            {guid: {} for guid in people if guid in gone},
            {guid: missing for guid in people if guid not in gone},
        )

    async def remove_from(self, person_guid: UUID, licenses: Sequence[UUID]) -> BulkResult:
        """Take licences from one person, each judged on its own. Raises NotFound: no such person."""
        await self.require_person(person_guid)
        changed: dict[UUID, Json] = {}
        refused: dict[UUID, Refusal] = {}
        # In one order, so that two who do the same do not wait for each other.
        for guid in sorted(set(licenses)):
            try:
                result = await self.remove(guid, [person_guid])
            except NotFound as error:
                refused[guid] = Refusal.of(error)
                continue
            if result.changed:
                changed[guid] = {}
            else:
                refused[guid] = Refusal.of(NotFound())
        return BulkResult(changed, refused)
