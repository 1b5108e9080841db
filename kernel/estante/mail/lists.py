"""The letters of a tenant as whoever develops or repairs it sees them."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Annotated
from uuid import UUID

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncSession

from estante.errors import NotFound
from estante.jobs.models import JobStatus
from estante.lists.filters import AnyOf
from estante.lists.spec import ListSpec
from estante.mail.mailers import Mailer, OutboxMailer
from estante.mail.models import OutgoingLetter
from estante.tenancy.tenant import Tenant

LOCAL = ".localhost"


class LetterRow(Struct, frozen=True, gc=False):
    """A letter, and how its sending stands. Its subject is known once it was sent."""

    guid: UUID
    kind: str
    address: str
    subject: str
    status: JobStatus | None
    attempts: int
    error_code: str | None
    error_params: dict[str, str | int | float] | None
    created_at: datetime
    sent_at: datetime | None


class LetterSummary(Struct, frozen=True):
    """A letter; `failure` says why it could not be sent."""

    guid: UUID
    kind: str
    address: str
    subject: str
    status: JobStatus | None
    attempts: int
    failure: str | None
    created_at: datetime
    sent_at: datetime | None


class LetterContent(Struct, frozen=True):
    """A letter as it was sent; both are null where a mail server has it and nobody else."""

    guid: UUID
    html: str | None
    text: str | None


class LetterFilters(Struct, frozen=True, kw_only=True):
    """What the list can be narrowed by."""

    status: Annotated[tuple[JobStatus, ...], AnyOf("j.status")] = ()


LETTERS = ListSpec(
    row=LetterRow,
    source=(
        "letters l LEFT JOIN jobs j ON j.tenant_id = l.tenant_id AND j.subject_guid = l.guid"
        " AND j.kind = 'estante.mail.send'"
    ),
    columns={
        "status": "j.status",
        "attempts": "coalesce(j.attempts, 0)",
        "error_code": "j.error_code",
        "error_params": "j.error_params",
    },
    filters=LetterFilters,
    search=("l.address", "l.subject"),
    sort=("created_at", "address"),
    default="-created_at",
)


def summary_of(row: LetterRow, text: Callable[..., str]) -> LetterSummary:
    """A row with its failure as a sentence."""
    values = asdict(row)
    code, params = values.pop("error_code"), values.pop("error_params")
    return LetterSummary(**values, failure=text(f"errors.{code}", **(params or {})) if code else None)


async def read_content(session: AsyncSession, tenant: Tenant, mailer: Mailer, guid: UUID) -> LetterContent:
    """A letter's words, in development only: there they lie in a folder of the platform.

    Raises:
        NotFound: 404, no such letter.
    """
    row = await session.get(OutgoingLetter, (tenant.guid, guid))
    if row is None:
        raise NotFound
    # What opens an account is nobody's but its owner's, where people are served.
    is_local = all(host.partition(":")[0].endswith(LOCAL) for host in tenant.hosts)
    message = None
    if isinstance(mailer, OutboxMailer) and is_local:
        message = await asyncio.to_thread(_read, mailer.path_of(tenant, guid))
    return LetterContent(guid, _part(message, "html"), _part(message, "plain"))


def _read(path: Path) -> EmailMessage | None:
    if not path.exists():
        return None
    return message_from_bytes(path.read_bytes(), EmailMessage, policy=default)


def _part(message: EmailMessage | None, kind: str) -> str | None:
    body = message.get_body((kind,)) if message is not None else None
    return body.get_content() if body is not None else None
