"""Writing education levels."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar
from uuid import UUID

from estante.api.errors import FieldError, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import Links, TrashRules, trash_act
from msgspec import UNSET
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from estante_settings.models import (
    Country,
    Discipline,
    EducationLevel,
    EducationLevelDiscipline,
    EducationYear,
)
from estante_settings.policies import Countries
from estante_settings.schemas.education_level import (
    EducationLevelFields,
    EducationLevelRow,
    LevelOrder,
    NewEducationLevel,
)
from estante_settings.schemas.part import Part
from estante_settings.services.country import CountryService
from estante_settings.services.order import OrderedRecords, place, sibling_guids, with_first


class EducationLevelService(OrderedRecords[EducationLevel]):
    """The levels of a tenant's countries."""

    entity, section = "education_level", Countries.name
    parent: ClassVar = ("country", Country)
    columns: ClassVar = {"country": "country_guid"}
    unique: ClassVar = {"name": "PART_TAKEN"}
    links: ClassVar = {
        "disciplines": Links(
            EducationLevelDiscipline.level_guid, EducationLevelDiscipline.discipline_guid, of=Discipline
        )
    }
    trash_rules = TrashRules(Countries.delete, Countries.delete)

    async def check(self, record: EducationLevel | None, sent: EducationLevelFields) -> None:
        """Refuse a country that is not there, and subjects of another one. Raises ValidationFailed."""
        await super().check(record, sent)
        if sent.disciplines is not UNSET:
            country = sent.country if isinstance(sent, NewEducationLevel) else record and record.country_guid
            known = await sibling_guids(self.session, Discipline, Discipline.country_guid == country)
            if any(guid not in known for guid in sent.disciplines):
                raise ValidationFailed(fields=[FieldError("disciplines", "choice")])

    async def order(self, sent: LevelOrder, if_match: IfMatch) -> tuple[int, Sequence[EducationLevelRow]]:
        """Save the order of a country's levels and of their years; answer it with the country's version.

        Raises:
            NotFound: no such country. StaleVersion: 412, the country was changed or ordered since.
            ValidationFailed: names each level that is not the country's, each year that is not its level's.
        """
        countries = CountryService(self.context)
        country = await countries.get_for_update(sent.country, if_match)
        known = await sibling_guids(self.session, EducationLevel, self.siblings(country.guid))
        years = {
            level.guid: await sibling_guids(
                self.session, EducationYear, EducationYear.level_guid == level.guid
            )
            for level in sent.levels
        }
        if wrong := list(_foreign(sent, known, years)):
            raise ValidationFailed(fields=wrong)
        for level in sent.levels:
            if level.name is not UNSET:
                await self.update(level.guid, EducationLevelFields(name=level.name))
            if level.years is not UNSET:
                await place(self.session, EducationYear, with_first(level.years, years[level.guid]))
        order = with_first((level.guid for level in sent.levels), known)
        await place(self.session, EducationLevel, order)
        await countries.save(country, "order")
        self.session.expire_all()
        levels = await self.session.scalars(
            select(EducationLevel).where(EducationLevel.guid.in_(order)).order_by(EducationLevel.position)
        )
        presenter = LevelPresenter()
        rows = [await presenter.present(self.session, level) for level in levels]
        return countries.version_of(await countries.get(sent.country)), rows


def _foreign(
    sent: LevelOrder, known: Sequence[UUID], years: Mapping[UUID, Sequence[UUID]]
) -> Iterator[FieldError]:
    """What is named and is not there, by its place in the body."""
    for at, level in enumerate(sent.levels):
        if level.guid not in known:
            yield FieldError(f"levels.{at}.guid", "choice")
        elif level.years is not UNSET and not set(level.years) <= set(years[level.guid]):
            yield FieldError(f"levels.{at}.years", "choice")


class LevelPresenter:
    """Answers a level with its years and subjects."""

    async def present(self, session: AsyncSession, record: EducationLevel) -> EducationLevelRow:
        """The answer, as the transaction has written the level so far."""
        years = select(EducationYear).where(
            EducationYear.level_guid == record.guid, EducationYear.deleted_at.is_(None)
        )
        taught = select(EducationLevelDiscipline.discipline_guid).where(
            EducationLevelDiscipline.level_guid == record.guid
        )
        disciplines = select(Discipline).where(Discipline.guid.in_(taught), Discipline.deleted_at.is_(None))
        return EducationLevelRow(
            guid=record.guid,
            name=record.name,
            country_guid=record.country_guid,
            position=record.position,
            education_years=[
                Part(year.guid, year.name)
                for year in await session.scalars(years.order_by(EducationYear.position))
            ],
            disciplines=[
                Part(discipline.guid, discipline.name)
                for discipline in await session.scalars(disciplines.order_by(Discipline.position))
            ],
            created_at=record.created_at,
            updated_at=record.updated_at,
        )


ACTS = {"delete": trash_act(EducationLevelService, "delete_education_levels")}
