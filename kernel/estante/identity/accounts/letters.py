"""The letters that identity writes."""

from collections.abc import Mapping
from datetime import timedelta
from uuid import UUID

from msgspec import Struct

from estante.identity import sessions
from estante.jobs.context import WorkContext
from estante.mail.kinds import LetterKind
from estante.mail.values import NoValues, Recipient

RESET_PAGE = "/recover"
# Long enough for a person who is on holiday, short enough for a link that lies about.
TTL_INVITATION = timedelta(days=7)


class LostPassword(Struct, frozen=True):
    """Who cannot get in."""

    person: UUID


class InvitedPerson(Struct, frozen=True):
    """Who is to choose a first password."""

    person: UUID


async def _open_reset(context: WorkContext, _recipient: Recipient, lost: LostPassword) -> Mapping[str, str]:
    """A token that sets a new password: made when the letter is sent, and in no other place."""
    async with context.transaction() as session:
        opened = await sessions.start(session, context.tenant, lost.person, "reset")
    return {"token": opened.token}


async def _open_invitation(
    context: WorkContext, _recipient: Recipient, invited: InvitedPerson
) -> Mapping[str, str]:
    """As of a lost password, for longer: who is invited does not wait for it."""
    async with context.transaction() as session:
        opened = await sessions.start(session, context.tenant, invited.person, "reset", ttl=TTL_INVITATION)
    return {"token": opened.token}


RECOVERY = LetterKind(
    "estante.recovery", LostPassword, "mail.recovery", page=f"{RESET_PAGE}?token={{token}}", fill=_open_reset
)
INVITATION = LetterKind(
    "estante.invitation",
    InvitedPerson,
    "mail.invitation",
    page=f"{RESET_PAGE}?token={{token}}",
    fill=_open_invitation,
)
EMAIL_CHANGED = LetterKind("estante.email_changed", NoValues, "mail.moved")
SECOND_FACTOR_REMOVED = LetterKind("estante.second_factor_removed", NoValues, "mail.second_factor")
