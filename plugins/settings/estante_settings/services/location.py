"""Reading countries, states and cities."""

from uuid import UUID

from estante.api.database import Transaction
from sqlalchemy import ColumnElement, func, select

from estante_settings.models import City, Country, State
from estante_settings.schemas.location import LocationCity, LocationCountry, Locations, LocationState


async def locations(session: Transaction, country: UUID | None, state: UUID | None) -> Locations:
    """Where somebody or something may be: all of it, or what lies in one country or in one state."""
    countries = select(Country.guid, Country.name, Country.iso_code).where(Country.deleted_at.is_(None))
    states = (
        select(State.guid, State.name, State.code, State.country_guid)
        .join(Country, Country.guid == State.country_guid)
        .where(Country.deleted_at.is_(None))
    )
    if country is not None:
        countries, states = countries.where(Country.guid == country), states.where(Country.guid == country)
    if state is not None:
        countries = countries.where(Country.guid.in_(select(State.country_guid).where(State.guid == state)))
        states = states.where(State.guid == state)
    cities = select(City.guid, City.name, City.state_guid).where(
        City.state_guid.in_(states.with_only_columns(State.guid))
    )
    return Locations(
        [
            LocationCountry(*row)
            for row in await session.execute(countries.order_by(_named(Country), Country.guid))
        ],
        [LocationState(*row) for row in await session.execute(states.order_by(_named(State), State.guid))],
        [LocationCity(*row) for row in await session.execute(cities.order_by(_named(City), City.guid))],
    )


def _named(model: type[Country] | type[State] | type[City]) -> ColumnElement[str]:
    return func.estante_order(model.name)
