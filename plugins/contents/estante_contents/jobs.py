"""The jobs of contents."""

from collections.abc import Sequence
from typing import Any

from estante.api.exports import export_job
from estante.api.jobs import Every, JobKind, NoPayload

from estante_contents.collections.lists import COLLECTIONS_EXPORT
from estante_contents.conversion.job import CONVERT
from estante_contents.exports import CONTENTS_EXPORT
from estante_contents.library.lists import LIBRARY_EXPORT
from estante_contents.mentions.reading import READ_PASSAGES
from estante_contents.publications.lists import PUBLICATIONS_EXPORT
from estante_contents.services.preparation import PreparePayload, give_up, prepare
from estante_contents.services.schedule import DUE, keep_schedules
from estante_contents.tracks.reading import READ_TRACKS
from estante_contents.tracks.transcribing import TRANSCRIBE

PREPARE = JobKind(
    "contents.prepare",
    PreparePayload,
    prepare,
    "contents.jobs.prepare",
    timeout=900,
    page="/content/{guid}",
    give_up=give_up,
)
KEEP_SCHEDULES = JobKind(
    "contents.schedules",
    NoPayload,
    keep_schedules,
    "contents.jobs.schedules",
    schedule=Every(60),
    due=DUE,
)
EXPORTS = (CONTENTS_EXPORT, COLLECTIONS_EXPORT, PUBLICATIONS_EXPORT, LIBRARY_EXPORT)
OWN = (PREPARE, CONVERT, TRANSCRIBE, READ_TRACKS, READ_PASSAGES, KEEP_SCHEDULES)
ALL: Sequence[JobKind[Any]] = (*OWN, *(export_job(export) for export in EXPORTS))
