"""Puts the states and the main cities of countries into a tenant. A second run adds nothing."""

from functools import cache
from importlib.resources import files
from uuid import UUID

import msgspec
from estante.api.database import Transaction
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from estante_settings.models import City, State

FOLDER = files("estante_settings.reference") / "places"


class ReferenceState(Struct, frozen=True, forbid_unknown_fields=True):
    """A first-level subdivision, by its code of ISO 3166-2, and its main cities."""

    code: str
    name: str
    cities: tuple[str, ...]


class ReferencePlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The subdivisions of a country."""

    iso_code: str
    states: tuple[ReferenceState, ...]


@cache
def places_of(iso_code: str) -> ReferencePlaces:
    """The states of a country that there is data of."""
    return msgspec.json.decode((FOLDER / f"{iso_code}.json").read_bytes(), type=ReferencePlaces)


async def load_places(session: Transaction, tenant: UUID, country: UUID, iso_code: str) -> None:
    """Add the states and cities that a country has not yet."""
    reference = places_of(iso_code)
    rows = [
        {"tenant_id": tenant, "country_guid": country, "code": state.code, "name": state.name}
        for state in reference.states
    ]
    await session.execute(insert(State).on_conflict_do_nothing(), rows)
    of_country = select(State.code, State.guid).where(State.country_guid == country)
    guids = {code: guid for code, guid in await session.execute(of_country)}
    cities = [
        {"tenant_id": tenant, "state_guid": guids[state.code], "name": name}
        for state in reference.states
        for name in state.cities
    ]
    await session.execute(insert(City).on_conflict_do_nothing(), cities)
