"""The calls of locations. Forms ask for them, so a session is enough."""

from typing import Annotated
from uuid import UUID

from estante.api.database import Transaction
from estante.api.lists import Lists, Page
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery, QueryParameter

from estante_settings.lists.location import CITIES, LOCATION_COUNTRIES, STATES
from estante_settings.schemas.location import CityRow, LocationCountry, Locations, StateRow
from estante_settings.services.location import locations


@get("/locations", session=True, summary="Countries, states and cities")
async def read_locations(
    session: NamedDependency[Transaction],
    country: FromQuery[UUID | None] = None,
    within: Annotated[UUID | None, QueryParameter(name="state")] = None,
) -> Locations:
    """All of them, or those of one country or one state."""
    return await locations(session, country, within)


@get("/locations/countries", session=True, list=LOCATION_COUNTRIES, summary="List countries to choose from")
async def list_location_countries(lists: NamedDependency[Lists]) -> Page[LocationCountry]:
    return await lists.page(LOCATION_COUNTRIES)


@get("/locations/states", session=True, list=STATES, summary="List states, of one country perhaps")
async def list_states(lists: NamedDependency[Lists]) -> Page[StateRow]:
    return await lists.page(STATES)


@get("/locations/cities", session=True, list=CITIES, summary="List cities, of one state perhaps")
async def list_cities(lists: NamedDependency[Lists]) -> Page[CityRow]:
    return await lists.page(CITIES)


ROUTES = [read_locations, list_location_countries, list_states, list_cities]
