"""The call of locations."""

from typing import Annotated
from uuid import UUID

from estante.api.database import Transaction
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery, QueryParameter

from estante_settings.schemas.location import Locations
from estante_settings.services.location import locations


@get("/locations", session=True, summary="Countries, states and cities")
async def read_locations(
    session: NamedDependency[Transaction],
    country: FromQuery[UUID | None] = None,
    within: Annotated[UUID | None, QueryParameter(name="state")] = None,
) -> Locations:
    """All of them, or those of one country or one state. Forms ask for them, so a session is enough."""
    return await locations(session, country, within)


ROUTES = [read_locations]
