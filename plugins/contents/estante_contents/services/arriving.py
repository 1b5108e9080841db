"""A file that was sent with a one-time token (BO §7): it becomes its content's file."""

from estante import audit
from estante.files.purposes import StoredUpload, UploadPurpose

from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.changing import locked, touch
from estante_contents.services.purposes import EDITING
from estante_contents.services.storing import Storing


async def _attach(upload: StoredUpload) -> None:
    """Attach the file. What this raises (no such content, not of its type) refuses the file."""
    session, principal, file = upload.session, upload.principal, upload.file
    types = TypeCatalogue.of(upload.registry, principal.tenant)
    storing = Storing(session, principal, upload.files, upload.queue, types)
    content = await locked(session, upload.subject_guid)
    await storing.attach(content, file, await storing.judge(file, content.type_guid))
    touch(content)
    await session.flush()
    await audit.record(session, principal, "contents.file", "content", content.guid, {"file": file.name})


CONTENT_FILE = UploadPurpose("contents.content-file", EDITING, on_file=_attach)
