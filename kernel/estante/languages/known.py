"""The languages that a tenant has: built in, added in the back office, or named by its file."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from estante.errors import FieldError, ValidationFailed
from estante.languages.models import LanguageRow
from estante.tenancy.tenant import Tenant

NAMES: Mapping[str, str] = MappingProxyType({"es": "Español", "pt": "Português", "en": "English"})


async def language_names(session: AsyncSession, tenant: Tenant) -> dict[str, str]:
    """The name of each of a tenant's languages by its code; one that only its file names has its code."""
    rows = await session.execute(
        select(LanguageRow.code, LanguageRow.name)
        .where(LanguageRow.tenant_id == tenant.guid)
        .order_by(LanguageRow.code)
    )
    names = {**NAMES, **{code: code for code in tenant.languages if code not in NAMES}}
    return names | {row.code: row.name for row in rows}


async def validate_languages(session: AsyncSession, tenant: Tenant, field: str, codes: Iterable[str]) -> None:
    """Refuse a language that the tenant does not have.

    Raises:
        ValidationFailed: names the field and the languages that there are.
    """
    known = await language_names(session, tenant)
    if unknown := [code for code in codes if code not in known]:
        params = {"allowed": ", ".join(known), "value": unknown[0]}
        raise ValidationFailed(fields=[FieldError(field, "choice", params)])
