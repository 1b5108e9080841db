"""The programs of countries, as the settings show them."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from estante.api.database import Transaction
from estante_settings.contracts import Course
from sqlalchemy import ScalarSelect, func, select
from sqlalchemy.orm import InstrumentedAttribute

from estante_programs.models import Program, ProgramLevel, ProgramYear

ADDRESS = "/program/{guid}"


async def courses_of(session: Transaction, countries: Sequence[UUID]) -> list[Course]:
    """The living programs of these countries, by their names."""
    levels = _several(ProgramLevel.level_guid, ProgramLevel.program_guid)
    years = _several(ProgramYear.year_guid, ProgramYear.program_guid)
    rows = (
        select(Program.guid, Program.name, Program.country_guid, levels, years)
        .where(Program.country_guid.in_(countries), Program.deleted_at.is_(None))
        .order_by(func.estante_order(Program.name), Program.guid)
    )
    return [
        Course(
            guid=guid,
            name=name,
            country_guid=country,
            status="active",
            address=ADDRESS.format(guid=guid),
            education_levels=of_levels or (),
            education_years=of_years or (),
        )
        for guid, name, country, of_levels, of_years in await session.execute(rows)
    ]


def _several(value: InstrumentedAttribute[UUID], owner: InstrumentedAttribute[UUID]) -> ScalarSelect[Any]:
    return select(func.array_agg(value)).where(owner == Program.guid).scalar_subquery()
