"""What a content is classified by: it is there, and of the content's country (CON-089)."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.records import Links
from estante_settings.contracts import country_codes, objective_countries
from msgspec import UNSET, Struct

from estante_contents.collections.classification import KINDS, countries_of_parts, faults_of_parts
from estante_contents.models import (
    Content,
    ContentDiscipline,
    ContentLevel,
    ContentObjective,
    ContentYear,
)
from estante_contents.schemas import ContentFields
from estante_contents.services.reference_values import DIDACTIC_TYPES, QUESTION_TYPES

OBJECTIVES = "learningObjectives"
HELD = {
    "disciplines": Links(ContentDiscipline.content_guid, ContentDiscipline.discipline_guid),
    "educationLevels": Links(ContentLevel.content_guid, ContentLevel.level_guid),
    "educationYears": Links(ContentYear.content_guid, ContentYear.year_guid),
    OBJECTIVES: Links(ContentObjective.content_guid, ContentObjective.objective_guid),
}
CHOICE = "choice"
Parts = Mapping[str, set[UUID]]


class KnownParts(Struct, frozen=True):
    """What there is of what contents are classified by: countries by code, and the country of each part."""

    countries: Mapping[str, UUID]
    parts: Mapping[str, Mapping[UUID, UUID]]


async def validate_classification(session: Transaction, content: Content | None, sent: ContentFields) -> None:
    """Refuse what is not there, or of another country than the content's; a new content is None.

    Raises:
        ValidationFailed: every wrong field.
    """
    parts = await _parts(session, [(content, sent)])
    known = await _known(session, parts, [sent])
    if wrong := _faults(content, sent, parts[0], known):
        raise ValidationFailed(fields=wrong)


async def faults_of_many(
    session: Transaction, sent: Sequence[tuple[Content, ContentFields]]
) -> dict[UUID, ValidationFailed]:
    """The same of many contents, in as many statements as for one."""
    parts = await _parts(session, sent)
    known = await _known(session, parts, [body for _, body in sent])
    faults = {
        content.guid: _faults(content, body, own, known)
        for (content, body), own in zip(sent, parts, strict=True)
    }
    return {guid: ValidationFailed(fields=wrong) for guid, wrong in faults.items() if wrong}


async def _parts(
    session: Transaction, sent: Sequence[tuple[Content | None, ContentFields]]
) -> list[dict[str, set[UUID]]]:
    """The parts to judge of each: those that were sent, and with another country all that it has."""
    moved = [content.guid for content, body in sent if content is not None and _has_moved(content, body)]
    held = {name: await links.held(session, moved) if moved else {} for name, links in HELD.items()}
    made = []
    for content, body in sent:
        parts: dict[str, set[UUID]] = {}
        for name in HELD:
            if (guids := getattr(body, name)) is not UNSET:
                parts[name] = set(guids)
            elif content is not None and _has_moved(content, body):
                parts[name] = set(held[name].get(content.guid, ()))
        made.append(parts)
    return made


async def _known(session: Transaction, parts: Sequence[Parts], sent: Sequence[ContentFields]) -> KnownParts:
    needs_countries = any(parts) or any(body.country is not UNSET for body in sent)
    wanted = {name: set[UUID]().union(*(own.get(name, ()) for own in parts)) for name in HELD}
    return KnownParts(
        await country_codes(session) if needs_countries else {},
        {
            **await countries_of_parts(session, {name: wanted[name] for name in KINDS}),
            OBJECTIVES: await objective_countries(session, wanted[OBJECTIVES]),
        },
    )


def _faults(
    content: Content | None, sent: ContentFields, parts: Parts, known: KnownParts
) -> list[FieldError]:
    wrong = _faults_of_codes(content, sent)
    code = content.country if content and sent.country is UNSET else sent.country
    country, is_unknown = None, False
    if code is not UNSET and code and (parts or sent.country is not UNSET):
        country = known.countries.get(code)
        # A code that a content has from before its country was among the settings' may stay.
        is_unknown = country is None and (content is None or code != content.country)
    if is_unknown:
        return [*wrong, FieldError("country", CHOICE)]
    return wrong + faults_of_parts(parts, known.parts, country)


def _has_moved(content: Content, sent: ContentFields) -> bool:
    return sent.country is not UNSET and sent.country != content.country


def _faults_of_codes(content: Content | None, sent: ContentFields) -> list[FieldError]:
    wrong = []
    if sent.didacticTypes is not UNSET and not DIDACTIC_TYPES.keys() >= set(sent.didacticTypes):
        wrong.append(FieldError("didacticTypes", CHOICE))
    current = content.question_type_guid if content else None
    if sent.question_type_guid and sent.question_type_guid not in {*QUESTION_TYPES, current}:
        wrong.append(FieldError("question_type_guid", CHOICE))
    return wrong
