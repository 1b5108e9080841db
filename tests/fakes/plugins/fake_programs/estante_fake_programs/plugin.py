"""Two programs and a licence of each publication that is called a programmed one, and a program of a content.

Its one call takes contents into a program.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import ClassVar
from uuid import UUID

from estante.api.access import Principal
from estante.api.http import EXAMPLE_GUID, Example
from estante.api.plugins import hookimpl
from estante.api.records import Uses
from estante_contents.contracts import CONTENT_RECORDS, PUBLICATION_RECORDS, ContentLibrary
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Struct
from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncSession

TITLES = text("SELECT guid FROM publications WHERE guid = ANY(:guids) AND name LIKE 'Programada%'")
CONTENTS = text("SELECT guid FROM contents WHERE guid = ANY(:guids) AND name LIKE 'Programado%'")


def used(
    by: TextClause, times: int
) -> Callable[[AsyncSession, Collection[UUID]], Awaitable[Mapping[UUID, int]]]:
    """Counts so many uses of each."""

    async def count(session: AsyncSession, guids: Collection[UUID]) -> Mapping[UUID, int]:
        return dict.fromkeys(await session.scalars(by, {"guids": list(guids)}), times)

    return count


class Materials(Struct, forbid_unknown_fields=True):
    """What a program is made of."""

    EXAMPLE: ClassVar[Example] = {"contents": [EXAMPLE_GUID]}
    contents: list[UUID]


@post("/fake-programs/materials", session=True, summary="Take contents into a program")
async def take_materials(
    data: JSONBody[Materials],
    principal: NamedDependency[Principal],
    content_library: NamedDependency[ContentLibrary],
) -> Sequence[UUID]:
    """All of them or none. Raises NotReusable: 403."""
    await content_library.require_reusable(principal, data.contents)
    return data.contents


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [take_materials]


@hookimpl
def register_uses() -> Sequence[Uses]:
    programs, licenses = "fake_programs.uses.programs", "fake_programs.uses.licenses"
    return [
        Uses(of=PUBLICATION_RECORDS, text_key=programs, count=used(TITLES, 2), forbids=True),
        Uses(of=PUBLICATION_RECORDS, text_key=licenses, count=used(TITLES, 1), forbids=True),
        Uses(of=CONTENT_RECORDS, text_key=programs, count=used(CONTENTS, 1)),
    ]
