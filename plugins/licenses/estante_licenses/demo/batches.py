"""A demo batch: the codes that a school was given for its students, of which one was redeemed."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from random import Random
from uuid import UUID, uuid5

from estante.api.database import Transaction
from estante.api.tenants import Tenant
from estante_contents.contracts import demo_publication, living_publications

from estante_licenses.codes import ALPHABET, LENGTH, check_sign
from estante_licenses.expiry import end_of_day
from estante_licenses.models import License, LicenseBatch, LicenseBatchPublication, Redemption

NAMES = {"es": "Colegio Los Andes · 3.º básico", "pt": "Escola das Águas · 3.º ano"}
CODES = 40
ENDS_IN_DAYS, REDEEMED_DAYS_AGO = 200, 2
STUDENT, ADMIN = "R01", "R04"


async def add_batch(
    session: Transaction, tenant: Tenant, country: UUID | None, people: Mapping[str, UUID]
) -> None:
    """Make the batch where it is not there."""
    guid = uuid5(tenant.guid, "demo-license-batch")
    if await session.get(LicenseBatch, (tenant.guid, guid)) is not None:
        return
    day = datetime.now(UTC).date() + timedelta(days=ENDS_IN_DAYS)
    shared = {
        "tenant_id": tenant.guid,
        "role_guid": STUDENT,
        "country_guid": country,
        "expires": "expiration_date",
        "expired_at": day,
        "ends_at": end_of_day(day, tenant.time_zone),
        "created_by": people.get(ADMIN),
    }
    name = NAMES.get(tenant.default_language, NAMES["es"])
    batch = LicenseBatch(
        **shared, guid=guid, name=name, number=1, codes_amount=CODES, made=CODES, is_processing=False
    )
    licenses = [
        License(
            **shared,
            guid=uuid5(guid, str(at)),
            code=demo_code(uuid5(guid, str(at))),
            countdown_original=1,
            consumed=0,
            batch_guid=guid,
            batch_number=1,
        )
        for at in range(CODES)
    ]
    student = people.get(STUDENT)
    licenses[0].consumed = 0 if student is None else 1
    session.add_all([batch, *licenses])
    await session.flush()
    opened = demo_publication(tenant, "water")
    if await living_publications(session, [opened]):
        key = {"tenant_id": tenant.guid, "batch_guid": guid}
        session.add(LicenseBatchPublication(**key, publication_guid=opened))
    if student is not None:
        session.add(
            Redemption(
                tenant_id=tenant.guid,
                license_guid=licenses[0].guid,
                person_guid=student,
                linked_at=datetime.now(UTC) - timedelta(days=REDEEMED_DAYS_AGO),
                expires_at=batch.ends_at,
            )
        )


def demo_code(guid: UUID) -> str:
    """The same at every start, so that a code on a sheet of paper goes on being one."""
    drawn = Random(str(guid))  # noqa: S311 - demo data
    signs = "".join(drawn.choice(ALPHABET) for _ in range(LENGTH - 1))
    return signs + check_sign(signs)
