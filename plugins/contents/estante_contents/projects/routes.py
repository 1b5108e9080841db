"""The calls of projects: what is asked for, what is delivered, and marking it."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database
from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from estante_contents.policies import Contents, Projects
from estante_contents.projects.deliveries import DeliveryService
from estante_contents.projects.lists import DELIVERIES
from estante_contents.projects.presenter import ProjectPresenter
from estante_contents.projects.schemas import (
    DeliveryRow,
    DeliveryView,
    Mark,
    NewDelivery,
    NewMaterial,
    ProjectFields,
    ProjectFile,
    ProjectView,
)
from estante_contents.projects.service import ProjectService
from estante_contents.services.opening.access import must_open
from estante_contents.services.opening.entitlements import OpeningRules

SERVICES = inject(projects=ProjectService, deliveries=DeliveryService, project_presenter=ProjectPresenter)
WRITES = Hourly("writes")


class ProjectController(Controller):
    """What a project asks for."""

    path = "/contents/{guid:uuid}/project"
    dependencies = SERVICES

    @get(session=True)
    async def read_project(
        self,
        guid: FromPath[UUID],
        *,
        principal: NamedDependency[Principal],
        database: NamedDependency[Database],
        opening_rules: NamedDependency[OpeningRules],
        projects: NamedDependency[ProjectService],
        project_presenter: NamedDependency[ProjectPresenter],
    ) -> Answer[ProjectView]:
        """Statement, due date, ways to deliver and materials (CON-064), for who opens or edits the content.

        Raises:
            NotFound: 404, also of another type. OpeningRefused: 403.
        """
        if not opening_rules.reads_in_back_office(principal):
            await must_open(database, principal, opening_rules, guid)
        project = await projects.read(guid)
        view = project_presenter.project(project, await projects.materials(guid))
        return versioned(view, project.version)

    @put(action=Contents.update, limit=WRITES)
    async def save_project(
        self,
        guid: FromPath[UUID],
        data: JSONBody[ProjectFields],
        *,
        if_match: NamedDependency[IfMatch],
        projects: NamedDependency[ProjectService],
        project_presenter: NamedDependency[ProjectPresenter],
    ) -> Answer[ProjectView]:
        """Keep what is asked for. Raises NotFound: 404. StaleVersion: 412. ValidationFailed: 400."""
        project = await projects.save(guid, data, if_match)
        view = project_presenter.project(project, await projects.materials(guid))
        return versioned(view, project.version)

    @post("/materials", action=Contents.update, status_code=201, limit=WRITES)
    async def add_material(
        self,
        guid: FromPath[UUID],
        data: JSONBody[NewMaterial],
        projects: NamedDependency[ProjectService],
        project_presenter: NamedDependency[ProjectPresenter],
    ) -> ProjectFile:
        """Give a project an uploaded file.

        Raises:
            NotFound: 404. UploadNotReady: 409. ValidationFailed: 400, there are 30.
        """
        return project_presenter.material(await projects.add_material(guid, data.upload_guid))

    @delete("/materials/{material:uuid}", action=Contents.update, status_code=204)
    async def remove_material(
        self,
        guid: FromPath[UUID],
        material: FromPath[UUID],
        projects: NamedDependency[ProjectService],
    ) -> None:
        """Take a material out. Raises NotFound: 404."""
        await projects.remove_material(guid, material)


class DeliveryController(Controller):
    """What the caller delivers."""

    path = "/contents/{guid:uuid}/delivery"
    dependencies = SERVICES

    @get(action=Projects.deliver)
    async def read_delivery(
        self,
        guid: FromPath[UUID],
        *,
        principal: NamedDependency[Principal],
        database: NamedDependency[Database],
        opening_rules: NamedDependency[OpeningRules],
        projects: NamedDependency[ProjectService],
        deliveries: NamedDependency[DeliveryService],
        project_presenter: NamedDependency[ProjectPresenter],
    ) -> Answer[DeliveryView | None]:
        """One's own, with its mark; null before the first. Raises NotFound: 404. OpeningRefused: 403."""
        await must_open(database, principal, opening_rules, guid)
        project = await projects.read(guid)
        delivery = await deliveries.own(guid)
        if delivery is None:
            return versioned(None, 0)
        return versioned(project_presenter.delivery(delivery, project.max_points), delivery.version)

    @put(action=Projects.deliver, limit=WRITES)
    async def deliver(
        self,
        guid: FromPath[UUID],
        data: JSONBody[NewDelivery],
        *,
        if_match: NamedDependency[IfMatch],
        principal: NamedDependency[Principal],
        database: NamedDependency[Database],
        opening_rules: NamedDependency[OpeningRules],
        projects: NamedDependency[ProjectService],
        deliveries: NamedDependency[DeliveryService],
        project_presenter: NamedDependency[ProjectPresenter],
    ) -> Answer[DeliveryView]:
        """Deliver, or replace what was delivered, until it is due or marked.

        Raises:
            NotFound: 404. OpeningRefused: 403. UploadNotReady: 409. StaleVersion: 412. DeliveryClosed: 422.
            ValidationFailed: 400.
        """
        await must_open(database, principal, opening_rules, guid)
        project = await projects.read(guid)
        delivery = await deliveries.deliver(guid, data, if_match)
        return versioned(project_presenter.delivery(delivery, project.max_points), delivery.version)


class MarkController(Controller):
    """What was delivered, for who marks it: staff, and teachers what their pupils delivered."""

    path = "/contents/{guid:uuid}/deliveries"
    dependencies = SERVICES

    @get(action=Projects.mark, list=DELIVERIES)
    async def list_deliveries(
        self,
        guid: FromPath[UUID],
        *,
        lists: NamedDependency[Lists],
        projects: NamedDependency[ProjectService],
        deliveries: NamedDependency[DeliveryService],
        project_presenter: NamedDependency[ProjectPresenter],
    ) -> Page[DeliveryRow]:
        """What was delivered, first come first. Filters: state (to_mark, marked). Raises NotFound: 404."""
        await projects.read(guid)
        pupils = await deliveries.pupils()
        sight = {
            "everybody": "yes" if pupils is None else "no",
            "pupils": ",".join(map(str, pupils or ())),
        }
        page = await lists.page(DELIVERIES, content=guid, **sight)
        return await project_presenter.page(deliveries.session, page)

    @put("/{delivery:uuid}/mark", action=Projects.mark, limit=WRITES)
    async def mark_delivery(
        self,
        guid: FromPath[UUID],
        delivery: FromPath[UUID],
        data: JSONBody[Mark],
        *,
        if_match: NamedDependency[IfMatch],
        projects: NamedDependency[ProjectService],
        deliveries: NamedDependency[DeliveryService],
        project_presenter: NamedDependency[ProjectPresenter],
    ) -> Answer[DeliveryView]:
        """Give points and feedback; without points it is given back to be delivered anew.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400, more points than there are.
        """
        project = await projects.read(guid)
        marked = await deliveries.mark(guid, delivery, data, if_match)
        return versioned(project_presenter.delivery(marked, project.max_points), marked.version)


ROUTES: Sequence[ControllerRouterHandler] = (ProjectController, DeliveryController, MarkController)
