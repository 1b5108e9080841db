"""Projects and deliveries as calls answer them, with addresses that save files by their own names."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.database import Transaction
from estante.api.files import FileStore
from estante.api.lists import Page
from estante.api.tenants import Tenant
from msgspec.structs import replace

from estante_contents.library.presenter import names_of
from estante_contents.projects.models import Delivery, Material, Project
from estante_contents.projects.schemas import DeliveryRow, DeliveryView, ProjectFile, ProjectView
from estante_contents.projects.service import is_open
from estante_contents.services.purposes import DELIVERED


class ProjectPresenter:
    """Answers projects, materials and deliveries."""

    def __init__(self, tenant: Tenant, files: FileStore) -> None:
        self._tenant, self._files = tenant, files

    def project(self, project: Project, materials: Sequence[Material]) -> ProjectView:
        """What a project asks for."""
        return ProjectView(
            statement=project.statement,
            due_at=project.due_at,
            takes_file=project.takes_file,
            takes_text=project.takes_text,
            max_points=project.max_points,
            is_open=is_open(project),
            formats=DELIVERED.formats,
            max_bytes=DELIVERED.limit_of(self._tenant),
            materials=[self.material(material) for material in materials],
        )

    def material(self, material: Material) -> ProjectFile:
        """A file that a project is worked with."""
        return self._file(material.guid, material.path, material.name, material.media_type, material.size)

    def delivery(self, delivery: Delivery, max_points: float) -> DeliveryView:
        """What the caller delivered."""
        file = None
        if delivery.stored_guid is not None:
            name, media_type = str(delivery.name), str(delivery.media_type)
            file = self._file(delivery.guid, str(delivery.path), name, media_type, delivery.size or 0)
        return DeliveryView(
            guid=delivery.guid,
            answer=delivery.answer,
            file=file,
            delivered_at=delivery.delivered_at,
            points=delivery.points,
            max_points=max_points,
            feedback=delivery.feedback,
            marked_at=delivery.marked_at,
        )

    async def page(self, session: Transaction, page: Page[DeliveryRow]) -> Page[DeliveryRow]:
        """A page of deliveries, with who delivered."""
        names = await names_of(session, (row.person_guid for row in page.rows))

        def named(row: DeliveryRow) -> DeliveryRow:
            url = self._url(row.url, row.name or "") if row.url else None
            return replace(row, person_name=names.get(str(row.person_guid), ""), url=url)

        return page.map(named)

    def _file(self, guid: UUID, path: str, name: str, media_type: str, size: int) -> ProjectFile:
        return ProjectFile(guid=guid, name=name, media_type=media_type, size=size, url=self._url(path, name))

    def _url(self, path: str, name: str) -> str:
        return self._files.download_url(self._tenant, path, name)
