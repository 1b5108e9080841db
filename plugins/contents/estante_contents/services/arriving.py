"""A file that was sent with a one-time token (BO §7): it becomes its content's file."""

from uuid import UUID

from estante import audit
from estante.dependencies import Services
from estante.files.models import StoredFile
from estante.files.purposes import UploadPurpose
from estante.identity.principal import Principal
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.changing import locked, touch
from estante_contents.services.purposes import EDITING
from estante_contents.services.storing import Storing


async def _take(
    services: Services, session: AsyncSession, principal: Principal, content_guid: UUID, file: StoredFile
) -> None:
    """Attach the file. What this raises (no such content, not of its type) refuses the file."""
    types = TypeCatalogue.of(services.registry, principal.tenant)
    storing = Storing(session, principal, services.files, services.queue, types)
    content = await locked(session, content_guid)
    await storing.attach(content, file, await storing.judge(file, content.type_guid))
    touch(content)
    await session.flush()
    await audit.record(session, principal, "contents.file", "content", content.guid, {"file": file.name})


CONTENT_FILE = UploadPurpose("contents.content-file", EDITING, stored=_take)
