"""The jobs of contents."""

from estante.api.exports import export_job
from estante.api.jobs import JobKind

from estante_contents.exports import CONTENTS_EXPORT
from estante_contents.services.preparation import PreparePayload, prepare

PREPARE = JobKind(
    "contents.prepare",
    PreparePayload,
    prepare,
    "contents.jobs.prepare",
    timeout=900,
    page="/content/{guid}",
)

ALL = (PREPARE, export_job(CONTENTS_EXPORT))
