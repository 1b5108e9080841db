"""The list of education levels, with their years and subjects."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, Exists, ListSpec, by_name
from msgspec import Struct, field

from estante_settings.schemas.education_level import EducationLevelRow

PART = "json_build_object('guid', {0}.guid, 'name', {0}.name) ORDER BY {0}.position, {0}.guid"
YEARS = f"""
    (SELECT coalesce(json_agg({PART.format("y")}), '[]') FROM education_years y
     WHERE y.tenant_id = l.tenant_id AND y.level_guid = l.guid AND y.deleted_at IS NULL)
"""  # noqa: S608 - no value of a person
DISCIPLINES = f"""
    (SELECT coalesce(json_agg({PART.format("d")}), '[]')
     FROM education_level_disciplines ld
     JOIN disciplines d ON d.tenant_id = ld.tenant_id AND d.guid = ld.discipline_guid
     WHERE ld.tenant_id = l.tenant_id AND ld.level_guid = l.guid AND d.deleted_at IS NULL)
"""  # noqa: S608 - no value of a person


class EducationLevelFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list: levels that have one of the years, and one of the subjects."""

    guid: Annotated[tuple[UUID, ...], AnyOf("l.guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("l.country_guid")] = ()
    education_years: Annotated[
        tuple[UUID, ...],
        Exists(
            "education_years y WHERE y.tenant_id = l.tenant_id AND y.level_guid = l.guid"
            " AND y.deleted_at IS NULL AND y.guid = ANY(:value)"
        ),
    ] = field(name="educationYears", default=())
    disciplines: Annotated[
        tuple[UUID, ...],
        Exists(
            "education_level_disciplines ld WHERE ld.tenant_id = l.tenant_id AND ld.level_guid = l.guid"
            " AND ld.discipline_guid = ANY(:value)"
        ),
    ] = ()


EDUCATION_LEVELS = ListSpec(
    row=EducationLevelRow,
    source="education_levels l JOIN countries c ON c.tenant_id = l.tenant_id AND c.guid = l.country_guid",
    base=("l.deleted_at IS NULL", "c.deleted_at IS NULL"),
    columns={"education_years": YEARS, "disciplines": DISCIPLINES},
    filters=EducationLevelFilters,
    search=("l.name",),
    sort={"position": "l.position", "name": by_name("l.name")},
    default="position",
)
