"""What licences and batches of them share: for whom they are, and when they end."""

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

from estante.api.database import Transaction
from estante.api.errors import FieldError
from estante.api.people import ROLES
from estante.api.tenants import Tenant
from estante_settings.contracts import country_names
from msgspec import UNSET

from estante_licenses.expiry import end_of_day, end_of_interval
from estante_licenses.models import License, LicenseBatch
from estante_licenses.schemas import RuleFields

ENDS = ("expires", "expired_at", "expires_after_number", "expires_after_string")
Ruled = License | LicenseBatch


async def wrong_rules(
    session: Transaction, tenant: Tenant, record: Ruled | None, sent: RuleFields
) -> list[FieldError]:
    """The fields by which a licence would be without an end, a country or a role."""
    wrong = [*_wrong_end(tenant, record, sent), *await _wrong_country(session, tenant, record, sent)]
    if sent.role_guid is not UNSET and sent.role_guid not in ROLES:
        wrong.append(FieldError("role_guid", "choice"))
    return wrong


def end_values(tenant: Tenant, record: Ruled | None, sent: RuleFields) -> dict[str, object]:
    """The columns of the end; one of one kind takes the place of the other's."""
    end = _end(record, sent)
    if end["expires"] == "interval":
        return {**end, "expired_at": None, "ends_at": None}
    ends_at = end_of_day(end["expired_at"], tenant.time_zone)
    return {**end, "expires_after_number": None, "expires_after_string": None, "ends_at": ends_at}


def end_for(record: Ruled, linked_at: datetime, time_zone: str) -> datetime:
    """When a licence ends for somebody who redeemed it then."""
    if record.ends_at is not None:
        return record.ends_at
    number, unit = record.expires_after_number, record.expires_after_string
    if number is None or unit is None:
        raise ValueError(f"{record.guid} has no end")
    return end_of_interval(linked_at, number, unit, time_zone)  # type: ignore[arg-type]


def _end(record: Ruled | None, sent: RuleFields) -> dict[str, Any]:
    """How it would end, with what was sent."""
    end = {name: getattr(record, name, None) for name in ENDS}
    return end | {name: value for name in ENDS if (value := getattr(sent, name)) is not UNSET}


def _wrong_end(tenant: Tenant, record: Ruled | None, sent: RuleFields) -> list[FieldError]:
    end = _end(record, sent)
    if end["expires"] == "interval":
        needed = ("expires_after_number", "expires_after_string")
        return [FieldError(name, "required") for name in needed if end[name] is None]
    day = end["expired_at"]
    if day is None:
        return [FieldError("expired_at", "required")]
    today = datetime.now(UTC).astimezone(ZoneInfo(tenant.time_zone)).date()
    is_new = record is None or day != record.expired_at
    return [FieldError("expired_at", "past_day")] if is_new and day < today else []


async def _wrong_country(
    session: Transaction, tenant: Tenant, record: Ruled | None, sent: RuleFields
) -> list[FieldError]:
    country = sent.country
    if country is UNSET:
        country = record.country_guid if record else None
    if country is None:
        return [FieldError("country", "required")] if tenant.settings.is_multicountry else []
    is_there = sent.country is UNSET or await country_names(session, [country])
    return [] if is_there else [FieldError("country", "choice")]
