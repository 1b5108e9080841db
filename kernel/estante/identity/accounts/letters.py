"""The letters that identity writes."""

from collections.abc import Mapping
from uuid import UUID

from msgspec import Struct

from estante.identity import sessions
from estante.jobs.context import WorkContext
from estante.mail.kinds import LetterKind
from estante.mail.values import NoValues, Recipient

RESET_PAGE = "/recover"


class LostPassword(Struct, frozen=True):
    """Who cannot get in."""

    person: UUID


async def _open_reset(context: WorkContext, _recipient: Recipient, lost: LostPassword) -> Mapping[str, str]:
    """A token that sets a new password: made when the letter is sent, and in no other place."""
    async with context.transaction() as session:
        opened = await sessions.start(session, context.tenant, lost.person, "reset")
    return {"token": opened.token}


RECOVERY = LetterKind(
    "estante.recovery", LostPassword, "mail.recovery", page=f"{RESET_PAGE}?token={{token}}", fill=_open_reset
)
EMAIL_CHANGED = LetterKind("estante.email_changed", NoValues, "mail.moved")
