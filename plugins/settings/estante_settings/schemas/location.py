"""What the call of locations answers (BO §3, §7)."""

from collections.abc import Sequence
from uuid import UUID

from msgspec import Struct


class LocationCountry(Struct, frozen=True):
    """A country of the organization; `iso_code` is of ISO 3166-1."""

    guid: UUID
    name: str
    iso_code: str


class LocationState(Struct, frozen=True):
    """A state and its country; `code` is of ISO 3166-2."""

    guid: UUID
    name: str
    code: str
    country: UUID


class LocationCity(Struct, frozen=True):
    """A city and its state."""

    guid: UUID
    name: str
    state: UUID


class StateRow(Struct, frozen=True):
    """A row of the list of states."""

    guid: UUID
    name: str
    code: str
    country_guid: UUID
    country_name: str


class CityRow(Struct, frozen=True):
    """A row of the list of cities."""

    guid: UUID
    name: str
    state_guid: UUID
    state_name: str


class Locations(Struct, frozen=True):
    """Countries, states and cities, each by their names."""

    countries: Sequence[LocationCountry]
    states: Sequence[LocationState]
    cities: Sequence[LocationCity]
