"""Jobs as a person sees them, in their language."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, cast
from uuid import UUID

from msgspec import Struct

from estante.jobs.kinds import JobKind
from estante.jobs.models import Job, JobStatus

Text = Callable[..., str]


class JobRow(Struct, frozen=True, gc=False):
    """A job's row, as far as a person sees it."""

    guid: UUID
    kind: str
    status: JobStatus
    subject_guid: UUID | None
    title: str
    progress: float | None
    stage: str
    attempts: int
    result: object
    error_code: str | None
    error_params: dict[str, str | int | float]
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None


class JobFailure(Struct, frozen=True):
    """Why a job failed: a code, and a sentence that says what to do next."""

    code: str
    message: str


class JobView(Struct, frozen=True):
    """One job. `progress` is 0 to 1 or null; `text` says what it does, `stage_text` what it is at.

    `page` is the address of the screen of what it is about.
    """

    guid: UUID
    kind: str
    text: str
    title: str
    status: JobStatus
    progress: float | None
    stage: str
    stage_text: str
    attempts: int
    subject_guid: UUID | None
    page: str | None
    result: object
    error: JobFailure | None
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None


class CancelledJobs(Struct, frozen=True):
    """How many jobs were stopped."""

    cancelled: int


def view_of(job: Job | JobRow, kinds: Mapping[str, JobKind[Any]], text: Text) -> JobView:
    """A job's row in the language of `text`."""
    kind = kinds.get(job.kind)
    return JobView(
        guid=job.guid,
        kind=job.kind,
        text=text(kind.text_key) if kind is not None else job.kind,
        title=job.title,
        status=cast("JobStatus", job.status),
        progress=job.progress,
        stage=job.stage,
        stage_text=text(job.stage) if job.stage else "",
        attempts=job.attempts,
        subject_guid=job.subject_guid,
        page=page_of(job, kinds.get(job.kind)),
        result=job.result,
        error=failure_of(job, text),
        created_at=job.created_at,
        started_at=job.started_at,
        finished_at=job.finished_at,
    )


def failure_of(job: Job | JobRow, text: Text) -> JobFailure | None:
    """The failure of a failed job, with its sentence."""
    if job.error_code is None:
        return None
    owner = job.kind.removeprefix("export.").partition(".")[0]
    return JobFailure(job.error_code, text(f"{owner}.errors.{job.error_code}", **job.error_params))


def page_of(job: Job | JobRow, kind: JobKind[Any] | None) -> str | None:
    """The screen of the job's subject, where its kind names one."""
    if kind is None or not kind.page or job.subject_guid is None:
        return None
    return kind.page.format(guid=job.subject_guid)
