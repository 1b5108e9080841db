"""The job that sends one letter, again and again while the mail server is away."""

import aiosmtplib
from sqlalchemy import func

from estante.errors import ApiError
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json
from estante.mail.letters import compose
from estante.mail.mailers import TIMEOUT_SECONDS
from estante.mail.models import OutgoingLetter
from estante.mail.values import LetterPayload

# Seconds double from one try to the next, up to an hour: together some three hours.
RETRIES, MAX_DELAY = 15, 3600
PERMANENT = 500


class MailServerAway(ApiError):
    """503: the mail server does not answer, or asks for another try later."""

    status, code = 503, "MAIL_SERVER_AWAY"


class LetterRefused(ApiError):
    """422: the mail server will never take this letter."""

    status, code = 422, "LETTER_REFUSED"


async def send_letter(job: JobContext, payload: LetterPayload) -> Json:
    """Send a letter that was not sent yet.

    A worker that is killed between the server's yes and the note of it sends it once more, with the same
    Message-ID, by which mail servers drop the second.

    Raises:
        MailServerAway: 503. LetterRefused: 422.
    """
    async with job.transaction() as session:
        row = await session.get(OutgoingLetter, (job.tenant.guid, payload.letter))
    # It is gone where its person was erased.
    if row is None or row.sent_at is not None:
        return None
    letter = await compose(job, row)
    try:
        await job.mailer.send(job.tenant, letter)
    except aiosmtplib.SMTPRecipientsRefused as refused:
        raise _refusal(max(refusal.code for refusal in refused.recipients), letter.to) from refused
    except aiosmtplib.SMTPResponseException as refused:
        raise _refusal(refused.code, letter.to) from refused
    except ValueError as broken:
        raise LetterRefused(reason=str(broken), address=letter.to) from broken
    except (TimeoutError, OSError, aiosmtplib.SMTPException) as away:
        raise MailServerAway from away
    async with job.transaction() as session:
        sent = await session.get(OutgoingLetter, (job.tenant.guid, payload.letter))
        if sent is not None:
            sent.subject, sent.values, sent.sent_at = letter.subject, {}, func.now()
    return None


def _refusal(code: int, address: str) -> ApiError:
    return LetterRefused(reason=str(code), address=address) if code >= PERMANENT else MailServerAway()


SEND_LETTER = JobKind(
    "estante.mail.send",
    LetterPayload,
    send_letter,
    "jobs.kinds.mail_send",
    retries=RETRIES,
    max_delay=MAX_DELAY,
    timeout=3 * TIMEOUT_SECONDS,
    is_urgent=True,
)
