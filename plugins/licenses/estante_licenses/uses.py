"""What licences use: publications, countries and languages; and who uses licences."""

from collections.abc import Sequence

from estante.api.records import Uses, count_of
from estante.api.tenants import language_uses
from estante_contents.contracts import PUBLICATION_RECORDS
from estante_settings.contracts import COUNTRY
from sqlalchemy import exists, select

from estante_licenses.models import (
    License,
    LicenseBatch,
    LicenseBatchPublication,
    LicenseLanguage,
    LicensePublication,
)
from estante_licenses.services.batch import LicenseBatchService, count_redeemed
from estante_licenses.services.license import LicenseService, count_consumed

OPENS = exists(
    select(License.guid).where(License.guid == LicensePublication.license_guid, License.deleted_at.is_(None))
)
GIVEN = exists(
    select(LicenseBatch.guid).where(
        LicenseBatch.guid == LicenseBatchPublication.batch_guid, LicenseBatch.deleted_at.is_(None)
    )
)
SPOKEN = exists(
    select(License.guid).where(License.guid == LicenseLanguage.license_guid, License.deleted_at.is_(None))
)
LICENSES = "licenses.uses.licenses"
ALL: Sequence[Uses] = (
    Uses(
        of=LicenseService.kind(),
        text_key="licenses.uses.people",
        count=count_consumed,
        link="/license/{guid}/users",
        forbids=True,
    ),
    Uses(
        of=LicenseBatchService.kind(),
        text_key="licenses.uses.redeemed",
        count=count_redeemed,
        link="/license-batch/{guid}/licenses",
        forbids=True,
    ),
    Uses(
        of=PUBLICATION_RECORDS,
        text_key="licenses.uses.batches",
        count=count_of(LicenseBatchPublication.publication_guid, GIVEN),
        forbids=True,
    ),
    Uses(
        of=COUNTRY,
        text_key="licenses.uses.batches",
        count=count_of(LicenseBatch.country_guid, LicenseBatch.deleted_at.is_(None)),
        link="/licenses-batch?country={guid}",
        forbids=True,
    ),
    Uses(
        of=PUBLICATION_RECORDS,
        text_key=LICENSES,
        count=count_of(LicensePublication.publication_guid, OPENS),
        forbids=True,
    ),
    Uses(
        of=COUNTRY,
        text_key=LICENSES,
        count=count_of(License.country_guid, License.deleted_at.is_(None)),
        link="/licenses?country={guid}",
        forbids=True,
    ),
    language_uses(LICENSES, LicenseLanguage.lang_id, SPOKEN),
)
