"""What other plugins may know of the settings: kinds of records, countries by name, what courses are.

A plugin whose rows name a country, say, gives `Uses(of=COUNTRY, …, forbids=True)` with `register_uses`; the
country then is not deleted, and who tries is told what uses it. A plugin that has courses of countries, such
as digital programs, gives its `CourseSource` with `register_country_courses`.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Annotated, Any, Literal
from uuid import UUID

from estante.api.database import Transaction
from estante.api.records import Uses
from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, Select, func, select, union_all
from sqlalchemy.orm import InstrumentedAttribute

from estante_settings import policies
from estante_settings.models import (
    Category,
    City,
    Country,
    Discipline,
    EducationLevel,
    EducationYear,
    LearningObjective,
    Period,
    Scale,
    State,
)
from estante_settings.policies import Categories, Countries, Objectives, Periods, Scales

# On where an organization evaluates.
EVALUATION_FLAG = policies.EVALUATION_FLAG
COUNTRY = f"{Countries.name}.country"
DISCIPLINE = f"{Countries.name}.discipline"
EDUCATION_LEVEL = f"{Countries.name}.education_level"
EDUCATION_YEAR = f"{Countries.name}.education_year"
LEARNING_OBJECTIVE = f"{Objectives.name}.learning_objective"
CATEGORY = f"{Categories.name}.category"
SCALE = f"{Scales.name}.scale"
PERIOD = f"{Periods.name}.period"
# The parts of a school year, by their numbers: a country has one of both (BO §9).
Bimester = Annotated[int, Meta(ge=1, le=2)]
Trimester = Annotated[int, Meta(ge=1, le=3)]
PLACES = (Country, State, City)
PlaceLevel = Literal["country", "state", "city"]
CourseStatus = Literal["draft", "active", "inactive"]


class Course(Struct, frozen=True, kw_only=True):
    """A course of a country, such as a digital program.

    `periods` are the bimesters or trimesters that it has something for, as its country divides the school
    year. `address` is the page of it, below the application's.
    """

    guid: UUID
    name: str
    country_guid: UUID
    status: CourseStatus
    address: str
    education_levels: Sequence[UUID] = ()
    education_years: Sequence[UUID] = ()
    periods: Sequence[int] = ()


# Answers the living courses of these countries, by their names, in a transaction of the tenant.
CourseSource = Callable[[Transaction, Sequence[UUID]], Awaitable[Sequence[Course]]]


async def country_names(session: Transaction, guids: Collection[UUID] | None = None) -> dict[UUID, str]:
    """What the living countries are called, or those of them that are named."""
    countries = select(Country.guid, Country.name).where(Country.deleted_at.is_(None))
    if guids is not None:
        countries = countries.where(Country.guid.in_(guids))
    return {guid: name for guid, name in await session.execute(countries)}


async def countries_by_word(session: Transaction) -> dict[str, UUID]:
    """The living countries by what people write for them: their code, and their name, in small letters."""
    countries = select(Country.guid, Country.name, Country.iso_code).where(Country.deleted_at.is_(None))
    return {
        word.casefold(): guid
        for guid, name, iso_code in await session.execute(countries)
        for word in (name, iso_code)
    }


TaughtKind = Literal["discipline", "education_level", "education_year"]
# Each living row of a kind: its guid, its name and its country's guid.
TAUGHT: Mapping[TaughtKind, Select[UUID, str, UUID]] = {
    "discipline": select(Discipline.guid, Discipline.name, Discipline.country_guid).where(
        Discipline.deleted_at.is_(None)
    ),
    "education_level": select(EducationLevel.guid, EducationLevel.name, EducationLevel.country_guid).where(
        EducationLevel.deleted_at.is_(None)
    ),
    "education_year": select(EducationYear.guid, EducationYear.name, EducationLevel.country_guid)
    .join(EducationLevel, EducationLevel.guid == EducationYear.level_guid)
    .where(EducationYear.deleted_at.is_(None), EducationLevel.deleted_at.is_(None)),
}


async def taught_parts(session: Transaction, kind: TaughtKind, guids: Collection[UUID]) -> dict[UUID, UUID]:
    """The countries of those subjects, levels or years that there are; they stay until the commit."""
    if not guids:
        return {}
    column = TAUGHT[kind].selected_columns[0]
    rows = TAUGHT[kind].where(column.in_(guids)).with_for_update(read=True)
    return {guid: country for guid, _, country in await session.execute(rows)}


async def taught_names(session: Transaction) -> dict[UUID, str]:
    """What the subjects, levels and years are called."""
    return {guid: name for rows in TAUGHT.values() for guid, name, _ in await session.execute(rows)}


async def country_codes(session: Transaction) -> dict[str, UUID]:
    """The living countries by their codes of ISO 3166-1."""
    rows = select(Country.iso_code, Country.guid).where(Country.deleted_at.is_(None))
    return {code: guid for code, guid in await session.execute(rows)}


async def objective_countries(session: Transaction, guids: Collection[UUID]) -> dict[UUID, UUID]:
    """The countries of those learning objectives that there are; they stay until the commit."""
    if not guids:
        return {}
    rows = select(LearningObjective.guid, LearningObjective.country_guid).where(
        LearningObjective.guid.in_(guids), LearningObjective.deleted_at.is_(None)
    )
    return {guid: country for guid, country in await session.execute(rows.with_for_update(read=True))}


async def period_names(
    session: Transaction, guids: Collection[UUID] | None = None, *, locked: bool = False
) -> dict[UUID, str]:
    """What the living evaluation periods are called, or those of them that are named.

    Args:
        locked: they stay until the commit.
    """
    periods = select(Period.guid, Period.name).where(Period.deleted_at.is_(None))
    if guids is not None:
        periods = periods.where(Period.guid.in_(guids))
    rows = periods.order_by(Period.start_date, Period.guid)
    return {
        guid: name
        for guid, name in await session.execute(rows.with_for_update(read=True) if locked else rows)
    }


async def category_names(
    session: Transaction, guids: Collection[UUID], *, locked: bool = False
) -> dict[UUID, str]:
    """What those of these evaluable categories are called that there are.

    Args:
        locked: they stay until the commit.
    """
    rows = select(Category.guid, Category.name).where(Category.guid.in_(guids), Category.deleted_at.is_(None))
    return {
        guid: name
        for guid, name in await session.execute(rows.with_for_update(read=True) if locked else rows)
    }


class ScaleTitle(Struct, frozen=True):
    """An evaluation scale; one that is not complete is not chosen."""

    name: str
    is_complete: bool


async def scale_titles(
    session: Transaction, guids: Collection[UUID], *, locked: bool = False
) -> dict[UUID, ScaleTitle]:
    """Those of these evaluation scales that there are.

    Args:
        locked: they stay until the commit.
    """
    rows = select(Scale.guid, Scale.name, Scale.is_complete).where(
        Scale.guid.in_(guids), Scale.deleted_at.is_(None)
    )
    return {
        guid: ScaleTitle(name, is_complete)
        for guid, name, is_complete in await session.execute(
            rows.with_for_update(read=True) if locked else rows
        )
    }


async def place_names(session: Transaction, guids: Collection[UUID]) -> dict[UUID, str]:
    """What these countries, states and cities are called."""
    if not guids:
        return {}
    rows = union_all(*(select(model.guid, model.name).where(model.guid.in_(guids)) for model in PLACES))
    return {guid: name for guid, name in await session.execute(rows)}


async def misplaced(
    session: Transaction, country: UUID | None, state: UUID | None, city: UUID | None
) -> PlaceLevel | None:
    """The first of a place's parts that is not there, or not in the one above it; None where it is a place.

    What a part lies in may be left out; the country then is any.
    """
    countries = select(Country.guid).where(Country.guid == country, Country.deleted_at.is_(None))
    if country is not None and await session.scalar(countries.with_for_update(read=True)) is None:
        return "country"
    states = select(State.guid).where(State.guid == state, *_within(State.country_guid, country))
    if state is not None and await session.scalar(states) is None:
        return "state"
    cities = (
        select(City.guid)
        .join(State, State.guid == City.state_guid)
        .where(City.guid == city, *_within(City.state_guid, state), *_within(State.country_guid, country))
    )
    if city is not None and await session.scalar(cities) is None:
        return "city"
    return None


def _within(column: InstrumentedAttribute[UUID], above: UUID | None) -> list[ColumnElement[bool]]:
    return [] if above is None else [column == above]


class Place(Struct, frozen=True):
    """A city, with the state and the country that it lies in."""

    country: UUID
    state: UUID
    city: UUID


async def cities_by_name(session: Transaction, iso_code: str) -> dict[str, Place]:
    """The cities of a country by their names; of two that are called the same, one."""
    rows = (
        select(City.name, Country.guid, State.guid, City.guid)
        .join(State, State.guid == City.state_guid)
        .join(Country, Country.guid == State.country_guid)
        .where(Country.iso_code == iso_code, Country.deleted_at.is_(None))
    )
    return {name: Place(*guids) for name, *guids in await session.execute(rows)}


def country_uses(text_key: str, column: InstrumentedAttribute[Any], *where: ColumnElement[bool]) -> Uses:
    """Rows of a table whose column has a country's code keep that country from being deleted.

    Args:
        where: leaves out rows that do not count.
    """

    async def count(session: Transaction, guids: Collection[UUID]) -> Mapping[UUID, int]:
        same = (column.class_.tenant_id == Country.tenant_id) & (column == Country.iso_code)
        counts = select(Country.guid, func.count()).join(column.class_, same).where(*where)
        rows = await session.execute(counts.where(Country.guid.in_(guids)).group_by(Country.guid))
        return {guid: number for guid, number in rows}

    return Uses(of=COUNTRY, text_key=text_key, count=count, forbids=True)
