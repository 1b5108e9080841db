"""A file that was sent with a one-time token (BO §7): it becomes its content's file."""

from estante.api.files import StoredUpload, UploadPurpose
from estante.api.http import build
from estante.api.records import service_values

from estante_contents.services.content_service import ContentService
from estante_contents.services.purposes import EDITING


async def _on_file(upload: StoredUpload) -> None:
    """Attach the file. What this raises (no such content, not of its type) refuses the file."""
    values = service_values(upload.context, files=upload.files, queue=upload.queue, registry=upload.registry)
    await build(ContentService, values).receive_file(upload.subject_guid, upload.file)


CONTENT_FILE = UploadPurpose("contents.content-file", EDITING, on_file=_on_file)
