"""Fills a demo tenant. A second run adds nothing."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from uuid import UUID, uuid5

import msgspec
from estante.api.database import Transaction
from estante.api.people import demo_people
from estante.api.plugins import SeedContext
from estante.api.tenants import Tenant
from estante_contents.contracts import demo_publication, living_publications
from estante_settings.contracts import countries_by_word
from msgspec import Struct

from estante_licenses.demo.batches import add_batch, demo_code
from estante_licenses.expiry import Unit, end_of_day, end_of_interval
from estante_licenses.models import License, LicenseLanguage, LicensePublication, Redemption

FILE = files("estante_licenses.demo") / "licenses.json"
ADMIN = "R04"
# The countries that the demo people are of, by the tenant's language.
COUNTRIES = {"es": "es", "pt": "br"}
REDEEMED_DAYS_AGO = 5


class DemoLicense(Struct, frozen=True, forbid_unknown_fields=True):
    """A licence that ends in so many days, or so long after it is redeemed by the demo person of its role."""

    key: str
    uses: int
    role: str
    publications: Sequence[str]
    redeemed: bool
    ends_in_days: int | None = None
    interval: tuple[int, Unit] | None = None
    status: str = "active"


async def load_demo(context: SeedContext) -> None:
    """Licences of every kind, for the demo people."""
    tenant = context.tenant
    entries = msgspec.json.decode(FILE.read_bytes(), type=list[DemoLicense])
    async with context.database.transaction(tenant) as session:
        people = await demo_people(session)
        countries = await countries_by_word(session)
        country = countries.get(COUNTRIES.get(tenant.default_language, COUNTRIES["es"]))
        if tenant.settings.is_multicountry and country is None:
            return
        await add_batch(session, tenant, country, people)
        for entry in entries:
            guid = uuid5(tenant.guid, f"demo-license:{entry.key}")
            if await session.get(License, (tenant.guid, guid)) is None:
                record = _license(tenant, guid, entry, country, people.get(ADMIN))
                await _add(session, tenant, record, entry, people)


def _license(
    tenant: Tenant, guid: UUID, entry: DemoLicense, country: UUID | None, admin: UUID | None
) -> License:
    day = datetime.now(UTC).date() + timedelta(days=entry.ends_in_days or 0)
    number, unit = entry.interval or (None, None)
    return License(
        tenant_id=tenant.guid,
        guid=guid,
        code=demo_code(guid),
        countdown_original=entry.uses,
        consumed=0,
        role_guid=entry.role,
        country_guid=country,
        expires="interval" if entry.interval else "expiration_date",
        expired_at=None if entry.interval else day,
        ends_at=None if entry.interval else end_of_day(day, tenant.time_zone),
        expires_after_number=number,
        expires_after_string=unit,
        status=entry.status,
        created_by=admin,
    )


async def _add(
    session: Transaction, tenant: Tenant, record: License, entry: DemoLicense, people: Mapping[str, UUID]
) -> None:
    holder = people.get(entry.role) if entry.redeemed else None
    record.consumed = 0 if holder is None else 1
    session.add(record)
    await session.flush()
    key = {"tenant_id": tenant.guid, "license_guid": record.guid}
    session.add(LicenseLanguage(**key, lang_id=tenant.default_language))
    wanted = [demo_publication(tenant, name) for name in entry.publications]
    known = await living_publications(session, wanted)
    session.add_all(LicensePublication(**key, publication_guid=guid) for guid in wanted if guid in known)
    if holder is not None:
        linked_at = datetime.now(UTC) - timedelta(days=REDEEMED_DAYS_AGO)
        number, unit = entry.interval or (1, "YEAR")
        ends_at = record.ends_at or end_of_interval(linked_at, number, unit, tenant.time_zone)
        session.add(Redemption(**key, person_guid=holder, linked_at=linked_at, expires_at=ends_at))
