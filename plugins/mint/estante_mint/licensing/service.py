"""Who has a licence, and how many a client may give."""

from typing import Final
from uuid import UUID

from estante.api.http import IfMatch
from estante.api.people import People, PersonFields, count_licensed, find_person
from estante.api.records import RecordContext
from estante_users.contracts import ChangedPerson, PersonRule
from sqlalchemy import text

from estante_mint.licensing import keys
from estante_mint.licensing.schemas import ClientLicenseView, PersonLicenseView
from estante_mint.licensing.statement import ClientLicense, now, read_statement
from estante_mint.policies import WRITERS
from estante_mint.refusals import (
    EditorsExceeded,
    LicenseNeeded,
    LicenseNotActive,
    LicensesExceeded,
    NoClientLicense,
)
from estante_mint.settings import MintSettings

# Of fifty who are given the last licence one gets it.
LICENSES_LOCK: Final = text("SELECT pg_advisory_xact_lock(hashtextextended('mint.licenses' || :tenant, 0))")
LICENSED: Final = frozenset({"has_license_mint", "role_guid"})


class LicenseService:
    """The client's licence and those of people."""

    def __init__(self, context: RecordContext) -> None:
        self._context, self._session, self._principal = context, context.session, context.principal

    async def client(self) -> ClientLicense | None:
        """The client's licence, verified; None where it has none.

        Raises:
            LicenseInvalid: it was signed by somebody else. LicenseUnverified: 503.
        """
        tenant = self._principal.tenant
        settings = tenant.settings_of(MintSettings)
        if not settings.license_url or not settings.license_statement:
            return None
        key = await keys.signature_key(self._session, tenant.guid, settings.license_url, fetch=keys.fetch_key)
        return read_statement(settings.license_statement, key, str(tenant.guid))

    async def client_view(self) -> ClientLicenseView:
        """What the client may give, and what it gave. Raises as `client`."""
        license = await self.client()
        return ClientLicenseView(
            status=license.status_at(now()) if license else "none",
            licenses=license.licenses if license else 0,
            licenses_used=await count_licensed(self._session),
            editors=license.editors if license else 0,
            editors_used=await count_licensed(self._session, WRITERS),
        )

    async def require_own(self) -> None:
        """Refuse who writes lessons without a licence (MIN-001).

        Raises:
            LicenseNeeded: 403. LicenseNotActive: 409, the client's ended or is switched off.
        """
        person = await find_person(self._session, self._principal.guid)
        if person is None or not person.has_license_mint:
            raise LicenseNeeded
        license = await self.client()
        if license is not None:
            must_be_active(license)

    async def judge(self, person: ChangedPerson) -> None:
        """Refuse a change that gives more licences than the client has; nothing is written then.

        Raises:
            NoClientLicense, LicenseNotActive, LicensesExceeded, EditorsExceeded: 409.
        """
        is_touched = person.changed is None or not LICENSED.isdisjoint(person.changed)
        if not person.has_license_mint or not is_touched:
            return
        license = await self.client()
        if license is None:
            raise NoClientLicense
        must_be_active(license)
        await self._session.execute(LICENSES_LOCK, {"tenant": str(self._principal.tenant.guid)})
        if await count_licensed(self._session) > license.licenses:
            raise LicensesExceeded(most=license.licenses)
        is_writer = person.role_guid in WRITERS
        if is_writer and await count_licensed(self._session, WRITERS) > license.editors:
            raise EditorsExceeded(most=license.editors)


class PersonLicenseService:
    """The licence of one person, read and given by whoever reads and changes people."""

    def __init__(self, people: People, licenses: LicenseService) -> None:
        self._people, self._licenses = people, licenses

    async def read(self, guid: UUID) -> tuple[PersonLicenseView, int]:
        """Somebody's licence, and the version of the person. Raises NotFound, Forbidden."""
        person = await self._people.get(guid)
        return await self._view(person.has_license_mint), self._people.version_of(person)

    async def change(self, guid: UUID, has_license: bool, if_match: IfMatch) -> tuple[PersonLicenseView, int]:
        """Give or take somebody's licence.

        Raises:
            NotFound, Forbidden, StaleVersion: as people. What `LicenseService.judge` raises.
        """
        before = (await self._people.get_to_change(guid, if_match)).has_license_mint
        person = await self._people.update(guid, PersonFields(has_license_mint=has_license))
        changed = {"has_license_mint"} if before != has_license else set()
        await self._licenses.judge(
            ChangedPerson(
                guid=guid, role_guid=person.role_guid, has_license_mint=has_license, changed=changed
            )
        )
        return await self._view(has_license), self._people.version_of(person)

    async def _view(self, has_license: bool) -> PersonLicenseView:
        license = await self._licenses.client()
        status = license.status_at(now()) if license else "none"
        return PersonLicenseView(has_license_mint=has_license, status=status if has_license else "none")


def must_be_active(license: ClientLicense) -> None:
    """Refuse a licence that ended or was switched off. Raises LicenseNotActive: 409."""
    status = license.status_at(now())
    if status != "active":
        raise LicenseNotActive(status)


async def _judge(context: RecordContext, person: ChangedPerson) -> None:
    await LicenseService(context).judge(person)


RULE = PersonRule("mint.licenses", _judge)
