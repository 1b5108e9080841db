"""What a country answers beside its own columns."""

from operator import itemgetter
from typing import TYPE_CHECKING, cast

from estante.api.database import Transaction
from sqlalchemy import select

from estante_settings.models import Country, Discipline, EducationLevel, Scale
from estante_settings.schemas.country import CountryAnswer, RankingScale
from estante_settings.schemas.part import Part
from estante_settings.services.course import CourseCatalogue

if TYPE_CHECKING:
    from estante_settings.schemas.fields import AcademicPeriod
    from estante_settings.schemas.scale import ScaleType


class CountryPresenter:
    """Answers a country with its scale, subjects, levels and courses."""

    def __init__(self, courses: CourseCatalogue) -> None:
        self._courses = courses

    async def present(self, session: Transaction, record: Country) -> CountryAnswer:
        """The answer, as the transaction has written the country so far."""
        return CountryAnswer(
            guid=record.guid,
            name=record.name,
            iso_code=record.iso_code,
            academic_period=cast("AcademicPeriod", record.academic_period),
            ranking_scale_guid=record.ranking_scale_guid,
            ranking_scale=await self._scale(session, record),
            disciplines=await self._parts(session, Discipline, record),
            education_levels=await self._parts(session, EducationLevel, record),
            courses=[Part(row.guid, row.name) for row in await self._courses.of([record.guid])],
            created_by=record.created_by,
            created_at=record.created_at,
            updated_at=record.updated_at,
        )

    @staticmethod
    async def _scale(session: Transaction, country: Country) -> RankingScale | None:
        living = select(Scale).where(Scale.guid == country.ranking_scale_guid, Scale.deleted_at.is_(None))
        scale = await session.scalar(living)
        if scale is None:
            return None
        return RankingScale(
            guid=scale.guid,
            name=scale.name,
            type=cast("ScaleType", scale.type),
            min=scale.min,
            max=scale.max,
            decimals=scale.decimals,
            tags=[part["tag"] for part in sorted(scale.ranges, key=itemgetter("from"))],
        )

    @staticmethod
    async def _parts(
        session: Transaction, model: type[Discipline] | type[EducationLevel], country: Country
    ) -> list[Part]:
        rows = (
            select(model.guid, model.name)
            .where(model.country_guid == country.guid, model.deleted_at.is_(None))
            .order_by(model.position, model.guid)
        )
        return [Part(guid, name) for guid, name in await session.execute(rows)]
