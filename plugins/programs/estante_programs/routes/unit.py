"""The calls of a program's units."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from estante.api.records import Deleted
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_programs.lists.structure import UNITS
from estante_programs.policies import Programs
from estante_programs.schemas.structure import NewUnit, PublishedParts, StructureOrder, UnitFields, UnitRow
from estante_programs.services.publishing import Publishing
from estante_programs.services.structure import ProgramTree
from estante_programs.services.unit import UnitService

Units = NamedDependency[UnitService]
Tree = NamedDependency[ProgramTree]


async def _answer(tree: ProgramTree, program: UUID, guid: UUID, status: int = 200) -> Answer[UnitRow]:
    row = await tree.unit(program, guid)
    return versioned(row, row.version, status)


class UnitController(Controller):
    """The units, or modules, of a program."""

    path = "/lms/courses/{guid:uuid}"
    dependencies = inject(units=UnitService, tree=ProgramTree, publishing=Publishing)

    @get("/units", action=Programs.readDetail, list=UNITS, summary="List the units of a program with lessons")
    async def list_units(
        self, guid: FromPath[UUID], lists: NamedDependency[Lists], tree: Tree
    ) -> Page[UnitRow]:
        """In their order, each with its lessons. Raises NotFound: 404."""
        return lists.page_of(UNITS, await tree.units(guid))

    @post(
        "/units",
        action=Programs.update,
        status_code=201,
        limit=Hourly("writes"),
        summary="Make a unit of a program",
    )
    async def create_unit(
        self, guid: FromPath[UUID], data: JSONBody[NewUnit], units: Units, tree: Tree
    ) -> Answer[UnitRow]:
        """A draft. Raises NotFound: 404, Conflict: 409, there are too many."""
        unit = await (await units.under(guid)).create(data)
        return await _answer(tree, guid, unit.guid, 201)

    @put("/units/{unit_guid:uuid}", action=Programs.update, summary="Change what is sent of a unit")
    async def change_unit(
        self,
        guid: FromPath[UUID],
        unit_guid: FromPath[UUID],
        data: JSONBody[UnitFields],
        if_match: NamedDependency[IfMatch],
        *,
        units: Units,
        tree: Tree,
        publishing: NamedDependency[Publishing],
    ) -> Answer[UnitRow]:
        """With `status` it is published, and its lessons with it.

        Raises:
            NotFound: 404. StaleVersion: 412. Conflict: 409, a published unit is never a draft again.
        """
        unit = await (await units.under(guid)).update(unit_guid, data, if_match)
        if data.status == "published":
            await publishing.publish_unit(guid, unit.guid)
        return await _answer(tree, guid, unit_guid)

    @delete("/units/{unit_guid:uuid}", action=Programs.update, status_code=200, summary="Delete a unit")
    async def delete_unit(
        self,
        guid: FromPath[UUID],
        unit_guid: FromPath[UUID],
        if_match: NamedDependency[IfMatch],
        units: Units,
    ) -> Deleted:
        """For good, with its lessons. Raises NotFound: 404, StaleVersion: 412."""
        await (await units.under(guid)).remove(unit_guid, if_match)
        return Deleted([unit_guid], [])

    @put("/units-order", action=Programs.update, summary="Put the units of a program in order")
    async def order_units(
        self,
        guid: FromPath[UUID],
        data: JSONBody[StructureOrder],
        if_match: NamedDependency[IfMatch],
        units: Units,
    ) -> StructureOrder:
        """All of them, each once, or with `moved` one among those there are; `If-Match` is of the program.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400. OrderStale: 409, there are others now.
        """
        return StructureOrder(await (await units.under(guid)).put_in_order(data, if_match))

    @post(
        "/units/{unit_guid:uuid}/publish",
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Publish a unit with its lessons, for good",
    )
    async def publish_unit(
        self,
        guid: FromPath[UUID],
        unit_guid: FromPath[UUID],
        if_match: NamedDependency[IfMatch],
        publishing: NamedDependency[Publishing],
        tree: Tree,
    ) -> Answer[UnitRow]:
        """Raises NotFound: 404, StaleVersion: 412."""
        await publishing.publish_unit(guid, unit_guid, if_match)
        return await _answer(tree, guid, unit_guid)

    @post(
        "/publish-all",
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Publish every draft of a program, for good",
    )
    async def publish_all(
        self, guid: FromPath[UUID], publishing: NamedDependency[Publishing]
    ) -> PublishedParts:
        """Its units and their lessons. Raises NotFound: 404."""
        return await publishing.publish_all(guid)


ROUTES = [UnitController]
