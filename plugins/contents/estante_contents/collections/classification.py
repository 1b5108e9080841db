"""What collections and publications are classified by: countries, subjects, levels and years."""

from collections.abc import Iterable, Mapping
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError
from estante_settings.contracts import TaughtKind, country_names, taught_names, taught_parts
from msgspec import UNSET, UnsetType


async def wrong_country(
    session: Transaction, country: UUID | UnsetType | None, field: str = "country"
) -> list[FieldError]:
    """The field, where it was sent and names no country."""
    if country is UNSET or country is None:
        return []
    return [] if await country_names(session, [country]) else [FieldError(field, "choice")]


async def wrong_parts(
    session: Transaction, sent: Mapping[str, Iterable[UUID]], country: UUID | None
) -> list[FieldError]:
    """The fields that name something that is not there, or of another country.

    Args:
        sent: guids by field; a field is `disciplines`, `educationLevels` or `educationYears`.
    """
    return faults_of_parts(sent, await countries_of_parts(session, sent), country)


async def countries_of_parts(
    session: Transaction, wanted: Mapping[str, Iterable[UUID]]
) -> dict[str, dict[UUID, UUID]]:
    """By field, the countries of those parts that there are; they stay until the commit."""
    return {field: await taught_parts(session, KINDS[field], set(guids)) for field, guids in wanted.items()}


def faults_of_parts(
    sent: Mapping[str, Iterable[UUID]], known: Mapping[str, Mapping[UUID, UUID]], country: UUID | None
) -> list[FieldError]:
    """The fields that name something that is not known, or is of another country."""
    wrong = []
    for field, guids in sent.items():
        wanted = set(guids)
        if wanted - known[field].keys():
            wrong.append(FieldError(field, "choice"))
        elif country is not None and {known[field][guid] for guid in wanted} - {country}:
            wrong.append(FieldError(field, "classified_by_country"))
    return wrong


async def words_of_classification(session: Transaction) -> dict[str, str]:
    """What countries, subjects, levels and years are called, by their guids: for files."""
    names = {**await country_names(session), **await taught_names(session)}
    return {str(guid): name for guid, name in names.items()}


KINDS: Mapping[str, TaughtKind] = {
    "disciplines": "discipline",
    "educationLevels": "education_level",
    "educationYears": "education_year",
}
