"""The jobs of contents."""

from estante.jobs.exports import export_job
from estante.jobs.kinds import JobKind

from estante_contents.exports import CONTENTS
from estante_contents.services.preparing import prepare
from estante_contents.services.trash import empty_trash

DAY_SECONDS = 86_400

PREPARE = JobKind("contents.prepare", prepare, "contents.jobs.prepare", timeout=900, page="/content/{guid}")
EMPTY_TRASH = JobKind("contents.empty_trash", empty_trash, "contents.jobs.empty_trash", every=DAY_SECONDS)

ALL = (PREPARE, EMPTY_TRASH, export_job(CONTENTS))
