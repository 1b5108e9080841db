"""Puts countries with their levels, years, subjects and places into a tenant. A second run adds nothing."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any
from uuid import UUID

import msgspec
from estante.api.database import Transaction
from estante.api.plugins import ReferenceData, SeedContext
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from estante_settings.models import (
    Country,
    Discipline,
    EducationLevel,
    EducationLevelDiscipline,
    EducationYear,
)
from estante_settings.reference.places import load_places
from estante_settings.schemas.fields import AcademicPeriod

FOLDER = files("estante_settings.reference")


class ReferenceLevel(Struct, frozen=True, forbid_unknown_fields=True):
    """An education level with its years and the subjects that are taught in it."""

    name: str
    years: tuple[str, ...]
    disciplines: tuple[str, ...]


class ReferenceCountry(Struct, frozen=True, forbid_unknown_fields=True):
    """A country; `names` are by language, `sources` say what the file rests on."""

    iso_code: str
    names: dict[str, str]
    academic_period: AcademicPeriod
    sources: tuple[str, ...]
    levels: tuple[ReferenceLevel, ...]

    @property
    def disciplines(self) -> Sequence[str]:
        """The subjects of all levels, each once, by their names."""
        return sorted({name for level in self.levels for name in level.disciplines})


@cache
def catalogue() -> dict[str, ReferenceCountry]:
    """Every country that there is data of, by its code."""
    paths = (path for path in FOLDER.iterdir() if path.name.endswith(".json"))
    countries = (msgspec.json.decode(path.read_bytes(), type=ReferenceCountry) for path in paths)
    return {country.iso_code: country for country in sorted(countries, key=lambda country: country.iso_code)}


async def load(context: SeedContext, choices: Iterable[str]) -> None:
    """Add what is missing of these countries."""
    async with context.database.transaction(context.tenant) as session:
        for code in choices:
            await _load_country(session, context, catalogue()[code])


async def _load_country(session: Transaction, context: SeedContext, reference: ReferenceCountry) -> None:
    tenant = context.tenant
    name = reference.names.get(tenant.default_language) or reference.names["en"]
    row = {"iso_code": reference.iso_code, "name": name, "academic_period": reference.academic_period}
    countries = await add_missing(session, Country, tenant.guid, [row], key="iso_code")
    country = countries.get(reference.iso_code)
    if country is None:
        # It lies in the trash: whoever put it there does not want it.
        return
    await load_places(session, tenant.guid, country, reference.iso_code)
    of_country = {"country_guid": country}
    subjects = await add_missing(session, Discipline, tenant.guid, _placed(reference.disciplines, of_country))
    names = [level.name for level in reference.levels]
    levels = await add_missing(session, EducationLevel, tenant.guid, _placed(names, of_country))
    for level in reference.levels:
        guid = levels.get(level.name)
        if guid is None:
            continue
        await add_missing(session, EducationYear, tenant.guid, _placed(level.years, {"level_guid": guid}))
        taught = [subjects[subject] for subject in level.disciplines if subject in subjects]
        await _teach(session, tenant.guid, guid, taught)


def _placed(names: Iterable[str], parent: dict[str, UUID]) -> list[dict[str, object]]:
    return [{"name": name, "position": place, **parent} for place, name in enumerate(names, 1)]


async def add_missing(
    session: Transaction,
    model: type[Any],
    tenant: UUID,
    rows: Sequence[Mapping[str, object]],
    *,
    key: str = "name",
) -> dict[str, UUID]:
    """Add the rows whose key no sibling has, in the trash or not; answer the living ones by their key."""
    parents = {name: value for row in rows for name, value in row.items() if name.endswith("_guid")}
    within = [getattr(model, name) == value for name, value in parents.items()]
    there = set(await session.scalars(select(getattr(model, key)).where(*within)))
    if missing := [{"tenant_id": tenant, **row} for row in rows if row[key] not in there]:
        await session.execute(insert(model).on_conflict_do_nothing(), missing)
    living = select(getattr(model, key), model.guid).where(*within, model.deleted_at.is_(None))
    return {name: guid for name, guid in await session.execute(living)}


async def _teach(session: Transaction, tenant: UUID, level: UUID, subjects: Sequence[UUID]) -> None:
    """Give a level the subjects that it has in the file, where it has none yet."""
    known = select(EducationLevelDiscipline.guid).where(EducationLevelDiscipline.level_guid == level).limit(1)
    if subjects and await session.scalar(known) is None:
        rows = [{"tenant_id": tenant, "level_guid": level, "discipline_guid": guid} for guid in subjects]
        await session.execute(insert(EducationLevelDiscipline).on_conflict_do_nothing(), rows)


def reference_data() -> ReferenceData:
    """The countries, to be chosen by their codes."""
    return ReferenceData(load, tuple(catalogue()))
