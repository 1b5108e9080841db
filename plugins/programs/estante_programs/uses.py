"""What programs use: publications, contents, countries and what these teach, and languages."""

from collections.abc import Sequence
from typing import Any

from estante.api.records import Uses, count_of
from estante.api.tenants import language_uses
from estante_contents.contracts import CONTENT_RECORDS, PUBLICATION_RECORDS
from estante_settings.contracts import COUNTRY, DISCIPLINE, EDUCATION_LEVEL, EDUCATION_YEAR
from sqlalchemy import ColumnElement, exists, select
from sqlalchemy.orm import InstrumentedAttribute

from estante_programs.models import Program, ProgramLanguage, ProgramLevel, ProgramYear

PROGRAMS = "programs.uses.programs"
LIVING = Program.deleted_at.is_(None)


def _living(owner: InstrumentedAttribute[Any]) -> ColumnElement[bool]:
    return exists(select(Program.guid).where(Program.guid == owner, LIVING))


def _uses(
    of: str, column: InstrumentedAttribute[Any], where: ColumnElement[bool], link: str | None = None
) -> Uses:
    return Uses(of=of, text_key=PROGRAMS, count=count_of(column, where), link=link, forbids=True)


ALL: Sequence[Uses] = (
    _uses(PUBLICATION_RECORDS, Program.publication_guid, LIVING, "/programs?publication={guid}"),
    _uses(CONTENT_RECORDS, Program.book_guid, LIVING),
    _uses(COUNTRY, Program.country_guid, LIVING, "/programs?country={guid}"),
    _uses(DISCIPLINE, Program.discipline_guid, LIVING, "/programs?discipline={guid}"),
    _uses(EDUCATION_LEVEL, ProgramLevel.level_guid, _living(ProgramLevel.program_guid)),
    _uses(EDUCATION_YEAR, ProgramYear.year_guid, _living(ProgramYear.program_guid)),
    language_uses(PROGRAMS, ProgramLanguage.lang_id, _living(ProgramLanguage.program_guid)),
)
