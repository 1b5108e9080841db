"""Choosing contents for links in the LMS (LTI deep linking 2.0), by who came from it to do so."""

import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, ClassVar
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.errors import FieldError, NotFound, ValidationFailed
from estante_contents.contracts import ContentCard, ContentLibrary, ContentRecord, Refusal, Window
from joserfc import jwt
from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_lti.addresses import OwnAddresses
from estante_lti.claims import CLAIM, DL, LINK_TYPE, VERSION, LinkSettings
from estante_lti.hashing import digest
from estante_lti.models import LinkChoice, Registration
from estante_lti.services.platform_keys import ALGORITHM, PlatformKeys

TTL = timedelta(hours=2)
TTL_TICKET = timedelta(minutes=1)
TTL_TOKEN_SECONDS = 300
PAGE, MAX_OFFERED = 200, 1000
SCORE_MAXIMUM = 100
# Courses that tell a score themselves; an exercise is scored by its questions.
SCORED = frozenset({"CTTY_10", "CTTY_20"})


class LinkAnswer(Struct, frozen=True):
    """What the browser brings the LMS, and where."""

    return_url: str
    token: str


class ChoiceService:
    """The choices of who asks."""

    max_links: ClassVar = 50

    def __init__(self, session: AsyncSession, principal: Principal, keys: PlatformKeys) -> None:
        self._session, self._principal, self._keys = session, principal, keys

    async def get(self, guid: UUID) -> LinkChoice:
        """One's own choice that is not made yet. Raises NotFound: 404."""
        rows = select(LinkChoice).where(
            LinkChoice.guid == guid,
            LinkChoice.person_guid == self._principal.person_guid,
            LinkChoice.contents.is_(None),
            LinkChoice.expires_at > datetime.now(UTC),
        )
        choice = await self._session.scalar(rows.with_for_update())
        if choice is None:
            raise NotFound
        return choice

    async def offered(self, library: ContentLibrary) -> Sequence[ContentCard]:
        """What may be chosen: what the person may open, the newest first, a thousand at most."""
        cards: list[ContentCard] = []
        while len(cards) < MAX_OFFERED:
            page = await library.openable(self._principal, Window(len(cards), PAGE))
            cards += page.rows
            if len(page.rows) < PAGE:
                break
        return cards

    async def choose(self, guid: UUID, contents: Sequence[UUID], library: ContentLibrary) -> str:
        """Keep what was chosen, which may be nothing, and answer the ticket that gets the LMS's answer.

        Raises:
            NotFound: 404, no such choice. ValidationFailed: 400, more than the LMS takes, or one that the
                person may not open.
        """
        choice, chosen = await self.get(guid), list(dict.fromkeys(contents))
        if len(chosen) > (self.max_links if choice.takes_several else 1):
            most = self.max_links if choice.takes_several else 1
            raise ValidationFailed(fields=[FieldError("contents", "max_items", {"max": most})])
        for content in chosen:
            if isinstance(await self._opening(content, library), Refusal):
                raise ValidationFailed(fields=[FieldError("contents", "choice")])
        ticket = secrets.token_urlsafe(32)
        choice.contents, choice.ticket_hash = chosen, digest(ticket)
        choice.expires_at = datetime.now(UTC) + TTL_TICKET
        await self._session.flush()
        return ticket

    async def _opening(self, content: UUID, library: ContentLibrary) -> object:
        try:
            return await library.may_open(self._principal, await library.get(content))
        except NotFound:
            return Refusal("FILE_NOT_FOUND")

    async def answer(self, ticket: str, library: ContentLibrary, own: OwnAddresses) -> LinkAnswer:
        """The signed answer of a ticket, once. Raises NotFound: 404."""
        spending = (
            update(LinkChoice)
            .where(LinkChoice.ticket_hash == digest(ticket), LinkChoice.expires_at > datetime.now(UTC))
            .values(ticket_hash=None)
            .returning(LinkChoice)
        )
        choice = await self._session.scalar(spending)
        rows = select(Registration).where(Registration.school_guid == (choice and choice.school_guid))
        registration = await self._session.scalar(rows)
        if choice is None or registration is None:
            raise NotFound
        contents = [await library.get(content) for content in choice.contents or ()]
        return LinkAnswer(choice.return_url, await self._signed(choice, registration, contents, own))

    async def _signed(
        self,
        choice: LinkChoice,
        registration: Registration,
        contents: Sequence[ContentRecord],
        own: OwnAddresses,
    ) -> str:
        key, now = await self._keys.signing_key(), int(time.time())
        claims: dict[str, Any] = {
            "iss": registration.client_id,
            "aud": [registration.issuer],
            "iat": now,
            "exp": now + TTL_TOKEN_SECONDS,
            "nonce": secrets.token_urlsafe(16),
            f"{CLAIM}deployment_id": registration.deployment_id,
            f"{CLAIM}message_type": "LtiDeepLinkingResponse",
            f"{CLAIM}version": VERSION,
            f"{DL}content_items": [_item(content, own) for content in contents],
        }
        if choice.opaque is not None:
            claims[f"{DL}data"] = choice.opaque
        return jwt.encode({"alg": ALGORITHM, "kid": key.kid}, claims, key)


def _item(content: ContentRecord, own: OwnAddresses) -> dict[str, Any]:
    """A link; one to what is scored has a column in the LMS's book of marks."""
    item: dict[str, Any] = {
        "type": LINK_TYPE,
        "title": content.name,
        "url": f"{own.origin}/viewer/{content.guid}",
        "custom": {"content": str(content.guid)},
    }
    if content.questions is not None or content.type_guid in SCORED:
        item["lineItem"] = {"label": content.name, "scoreMaximum": SCORE_MAXIMUM}
    return item


async def begin_choice(
    session: Transaction, registration: Registration, settings: LinkSettings, person: UUID
) -> UUID:
    """Keep that somebody came to choose; the guid is the page's."""
    choice = LinkChoice(
        tenant_id=registration.tenant_id,
        guid=uuid7(),
        person_guid=person,
        school_guid=registration.school_guid,
        return_url=settings.return_url,
        opaque=settings.opaque,
        takes_several=settings.takes_several,
        expires_at=datetime.now(UTC) + TTL,
    )
    session.add(choice)
    await session.flush()
    return choice.guid
