"""The list of countries."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, ListSpec, by_name
from msgspec import Struct

from estante_settings.schemas.country import CountryRow


class CountryFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list."""

    guid: Annotated[tuple[UUID, ...], AnyOf("c.guid")] = ()
    iso_code: Annotated[tuple[str, ...], AnyOf("c.iso_code")] = ()


def _count(table: str) -> str:
    return f"""(SELECT count(*)::int FROM {table} one WHERE one.tenant_id = c.tenant_id
                AND one.country_guid = c.guid AND one.deleted_at IS NULL)"""  # noqa: S608 - a name of a model


RANKING_SCALE = """
    (SELECT json_build_object(
        'guid', s.guid, 'name', s.name, 'type', s.type, 'min', s.min, 'max', s.max, 'decimals', s.decimals,
        'tags', (SELECT coalesce(json_agg(part->>'tag' ORDER BY (part->>'from')::float8), '[]')
                 FROM jsonb_array_elements(s.ranges) part))
     FROM evaluation_scales s
     WHERE s.tenant_id = c.tenant_id AND s.guid = c.ranking_scale_guid AND s.deleted_at IS NULL)
"""
COUNTRIES = ListSpec(
    row=CountryRow,
    source="countries c",
    base=("c.deleted_at IS NULL",),
    columns={
        "discipline_count": _count("disciplines"),
        "level_count": _count("education_levels"),
        "ranking_scale": RANKING_SCALE,
    },
    filters=CountryFilters,
    search=("c.name", "c.iso_code"),
    sort={"name": by_name("c.name"), "iso_code": "c.iso_code", "created_at": "c.created_at"},
    default="name",
    indexed=("guid", "iso_code", "+name"),
)
