"""The calls of materials."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.records import Deleted
from litestar import Controller, delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_programs.policies import Programs
from estante_programs.schemas.material import MaterialFields, MaterialOrder, MaterialRow, NewLessonMaterial
from estante_programs.services.lesson_presenter import LessonPresenter
from estante_programs.services.material import MaterialService

Materials = NamedDependency[MaterialService]
Presenter = NamedDependency[LessonPresenter]


class LessonMaterialController(Controller):
    """The materials of a lesson."""

    path = "/lms/lessons/{guid:uuid}"
    dependencies = inject(materials=MaterialService, presenter=LessonPresenter)

    @post(
        "/materials",
        action=Programs.update,
        status_code=201,
        limit=Hourly("writes"),
        summary="Make a material of a lesson",
    )
    async def create_material(
        self,
        guid: FromPath[UUID],
        data: JSONBody[NewLessonMaterial],
        materials: Materials,
        presenter: Presenter,
    ) -> Answer[MaterialRow]:
        """Of exactly one source, behind the others.

        Raises:
            NotFound: 404, no such lesson or upload. ValidationFailed: 400. Conflict: 409, there are too many.
        """
        material = await materials.create_under(guid, data)
        return versioned(await presenter.material(material), material.version, 201)

    @put("/materials-order", action=Programs.update, summary="Put materials into a section, in order")
    async def order_materials(
        self,
        guid: FromPath[UUID],
        data: JSONBody[MaterialOrder],
        if_match: NamedDependency[IfMatch],
        materials: Materials,
    ) -> MaterialOrder:
        """All of the section's, or of those in none, each once, and others of the lesson, which move there.

        `If-Match` is of the lesson. With `moved` the others stay where they are now.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400. OrderStale: 409, there are others now.
        """
        return MaterialOrder(data.section_guid, await materials.put_in_order(guid, data, if_match))


class MaterialController(Controller):
    """A material of a lesson."""

    path = "/lms/materials/{material_guid:uuid}"
    dependencies = inject(materials=MaterialService, presenter=LessonPresenter)

    @put(action=Programs.update, summary="Change what is sent of a material")
    async def change_material(
        self,
        material_guid: FromPath[UUID],
        data: JSONBody[MaterialFields],
        if_match: NamedDependency[IfMatch],
        materials: Materials,
        presenter: Presenter,
    ) -> Answer[MaterialRow]:
        """Raises NotFound: 404, StaleVersion: 412, ValidationFailed: 400."""
        material = await materials.update(material_guid, data, if_match)
        return versioned(await presenter.material(material), material.version)

    @delete(action=Programs.update, status_code=200, summary="Delete a material")
    async def delete_material(
        self, material_guid: FromPath[UUID], if_match: NamedDependency[IfMatch], materials: Materials
    ) -> Deleted:
        """For good. Raises NotFound: 404, StaleVersion: 412."""
        await materials.remove(material_guid, if_match)
        return Deleted([material_guid], [])


ROUTES = [LessonMaterialController, MaterialController]
