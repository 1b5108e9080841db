"""The lists of countries, states and cities that somebody or something may be in."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, ListSpec, by_name
from msgspec import Struct

from estante_settings.schemas.location import CityRow, LocationCountry, StateRow

OF_COUNTRY = "JOIN countries c ON c.tenant_id = s.tenant_id AND c.guid = s.country_guid"
OF_STATE = f"JOIN states s ON s.tenant_id = t.tenant_id AND s.guid = t.state_guid {OF_COUNTRY}"


class LocationCountryFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list of countries."""

    guid: Annotated[tuple[UUID, ...], AnyOf("c.guid")] = ()


class StateFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list of states."""

    guid: Annotated[tuple[UUID, ...], AnyOf("s.guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("s.country_guid")] = ()


class CityFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list of cities."""

    guid: Annotated[tuple[UUID, ...], AnyOf("t.guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("s.country_guid")] = ()
    state: Annotated[tuple[UUID, ...], AnyOf("t.state_guid")] = ()


LOCATION_COUNTRIES = ListSpec(
    row=LocationCountry,
    source="countries c",
    base=("c.deleted_at IS NULL",),
    filters=LocationCountryFilters,
    search=("c.name", "c.iso_code"),
    sort={"name": by_name("c.name")},
    default="name",
)
STATES = ListSpec(
    row=StateRow,
    source=f"states s {OF_COUNTRY}",
    base=("c.deleted_at IS NULL",),
    columns={"country_name": "c.name"},
    filters=StateFilters,
    search=("s.name", "s.code"),
    sort={"name": by_name("s.name")},
    default="name",
)
CITIES = ListSpec(
    row=CityRow,
    source=f"cities t {OF_STATE}",
    base=("c.deleted_at IS NULL",),
    columns={"state_name": "s.name"},
    filters=CityFilters,
    search=("t.name",),
    sort={"name": by_name("t.name")},
    default="name",
)
