"""Programs' own styles: their colours, fonts and corners."""

from typing import Any
from uuid import UUID

from estante.api.errors import Conflict, NotFound
from estante.api.http import IfMatch
from msgspec import UNSET
from msgspec.structs import asdict

from estante_programs.models import Program
from estante_programs.schemas.look import CUSTOM_FIELDS, CustomStyleFields, CustomStyles
from estante_programs.schemas.program import ProgramFields
from estante_programs.services.program import ProgramService
from estante_programs.settings import has_advanced_look


class ProgramStyles:
    """Reads and writes programs' own styles, where the organization has them on; else none is there."""

    def __init__(self, programs: ProgramService) -> None:
        self._programs = programs

    async def read(self, guid: UUID) -> Program:
        """A program, for its styles. Raises NotFound."""
        self._refuse_switched_off()
        return await self._programs.get(guid)

    async def give(self, guid: UUID, sent: CustomStyleFields) -> Program:
        """Give a program its first styles; what is not sent is as its template has it.

        Raises:
            NotFound: 404. ValidationFailed: 400, by field. Conflict: 409, it has styles.
        """
        self._refuse_switched_off()
        program = await self._programs.get_for_update(guid)
        if program.has_custom_styles:
            raise Conflict("guid", "CUSTOM_STYLES_EXIST")
        given: dict[str, Any] = {
            name: None if value is UNSET else value for name, value in asdict(sent).items()
        }
        return await self._programs.update(guid, ProgramFields(**given))

    async def change(self, guid: UUID, sent: CustomStyleFields, if_match: IfMatch) -> Program:
        """Change what was sent.

        Raises:
            NotFound: 404. ValidationFailed: 400, by field. StaleVersion: 412.
        """
        self._refuse_switched_off()
        return await self._programs.update(guid, ProgramFields(**asdict(sent)), if_match)

    def _refuse_switched_off(self) -> None:
        if not has_advanced_look(self._programs.principal.tenant):
            raise NotFound


def styles_of(program: Program) -> CustomStyles:
    """The styles of a program."""
    values: dict[str, Any] = {name: getattr(program, name) for name in CUSTOM_FIELDS}
    return CustomStyles(**values)
