"""What programs hold about people: who made them."""

from collections.abc import Sequence

from estante.api.people import PersonalData
from estante.api.records import record_personal_data

from estante_programs.services.program import ProgramService

PERSONAL_DATA: Sequence[PersonalData] = (record_personal_data(ProgramService),)
