"""The list of a program's units. They are few: a tree is shown whole."""

from typing import Annotated

from estante.api.lists import AnyOf, ListSpec
from msgspec import Struct

from estante_programs.schemas.structure import Trimester, UnitRow


class UnitFilters(Struct, frozen=True, kw_only=True):
    """What narrows the units."""

    trimester: Annotated[tuple[Trimester, ...], AnyOf("trimester")] = ()


UNITS = ListSpec(
    row=UnitRow, filters=UnitFilters, search=("name",), sort=("number", "name"), default="number"
)
