"""Scores of activities that launches opened, brought to the LMS (LTI assignment and grade services 2.0)."""

import secrets
import time
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlencode, urlsplit, urlunsplit

import msgspec
from estante.api.database import Database, Transaction
from estante.api.files import AddressRefused, Fetched, FetchFailed, post_public
from estante.api.tenants import Platform, Tenant
from estante_viewer.contracts import ContentConsumed, ViewedResult, result_of
from joserfc import jwt
from joserfc.jwk import RSAKey
from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert

from estante_lti.models import Placement, Registration, ScoreDelivery
from estante_lti.services.platform_keys import ALGORITHM, PlatformKeys

SCOPE = "https://purl.imsglobal.org/spec/lti-ags/scope/score"
ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
SCORE_TYPE = "application/vnd.ims.lis.v1.score+json"
FORM = "application/x-www-form-urlencoded"
TTL_ASSERTION_SECONDS = 60
MAX_BYTES = 64 * 1024
MAX_DELIVERIES = 50
FIRST_PAUSE, LAST_PAUSE = timedelta(minutes=1), timedelta(hours=6)
PATIENCE = timedelta(days=7)
# What an LMS answers that is busy, or whose token has just run out.
PASSING = frozenset({401, 408, 425, 429})


class PlatformAway(Exception):
    """It did not answer, or said that it cannot now: it is asked again."""


class ScoreRefused(Exception):
    """It said no: asking again changes nothing."""


class _Token(Struct, frozen=True):
    access_token: str


async def note_score(session: Transaction, event: ContentConsumed) -> None:
    """Put the score of a finished activity on its way, once for each launch."""
    rows = select(Placement).where(
        Placement.person_guid == event.actor_guid,
        Placement.content_guid == event.content_guid,
        Placement.lineitem.is_not(None),
    )
    placement = await session.scalar(rows)
    result = await result_of(session, event.consumption_guid) if placement else None
    points = points_of(result) if result is not None and result.is_finished else None
    if placement is None or points is None:
        return
    row = {
        "tenant_id": placement.tenant_id,
        "launch_guid": placement.launch_guid,
        "person_guid": placement.person_guid,
        "school_guid": placement.school_guid,
        "content_guid": placement.content_guid,
        "lineitem": placement.lineitem,
        "subject": placement.subject,
        "score": points[0],
        "score_maximum": points[1],
        "scored_at": event.at,
    }
    await session.execute(insert(ScoreDelivery).values(row).on_conflict_do_nothing())


def points_of(result: ViewedResult) -> tuple[float, float] | None:
    """The score and the most that it can be; None where there is no score."""
    raw, most = result.raw, result.maximum
    if raw is not None and most is not None and most > 0:
        return min(max(raw, 0.0), most), most
    if result.scaled is not None:
        return max(result.scaled, 0.0) * 100, 100.0
    return None


class ScoreSender:
    """Sends what is due in one tenant."""

    def __init__(self, database: Database, tenant: Tenant, platform: Platform) -> None:
        self._database, self._tenant, self._platform = database, tenant, platform

    async def send_due(self) -> int:
        """Send scores until none is due, fifty at most; answers how many were sent."""
        sent = 0
        for _ in range(MAX_DELIVERIES):
            was_sent = await self._send_one()
            if was_sent is None:
                break
            sent += was_sent
        return sent

    async def _send_one(self) -> bool | None:
        """Send one score, whose row no other worker takes meanwhile; None where none is due."""
        due = (
            select(ScoreDelivery)
            .where(
                ScoreDelivery.sent_at.is_(None),
                ScoreDelivery.given_up_at.is_(None),
                ScoreDelivery.next_try_at <= func.now(),
            )
            .order_by(ScoreDelivery.next_try_at)
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        async with self._database.transaction(self._tenant) as session:
            delivery = await session.scalar(due)
            if delivery is None:
                return None
            now = datetime.now(UTC)
            try:
                await self._deliver(session, delivery)
                delivery.sent_at, delivery.last_error = now, None
            except (PlatformAway, ScoreRefused) as error:
                _put_off(delivery, now, error)
            return delivery.sent_at is not None

    async def _deliver(self, session: Transaction, delivery: ScoreDelivery) -> None:
        rows = select(Registration).where(Registration.school_guid == delivery.school_guid)
        registration = await session.scalar(rows)
        if registration is None or not registration.token_url:
            raise ScoreRefused("no token address")
        key = await PlatformKeys(session, self._tenant, self._platform).signing_key()
        token = await leave_to_score(registration, key)
        body = {
            "userId": delivery.subject,
            "scoreGiven": delivery.score,
            "scoreMaximum": delivery.score_maximum,
            "activityProgress": "Completed",
            "gradingProgress": "FullyGraded",
            "timestamp": delivery.scored_at.isoformat(timespec="milliseconds"),
        }
        headers = {"Authorization": f"Bearer {token}", "Content-Type": SCORE_TYPE}
        await _post(scores_address(delivery.lineitem), msgspec.json.encode(body), headers)


async def leave_to_score(registration: Registration, key: RSAKey) -> str:
    """The LMS's token for sending scores, asked for with our signature (security framework §4.1.1).

    Raises:
        PlatformAway, ScoreRefused.
    """
    now = int(time.time())
    claims: dict[str, Any] = {
        "iss": registration.client_id,
        "sub": registration.client_id,
        "aud": registration.token_url,
        "iat": now,
        "exp": now + TTL_ASSERTION_SECONDS,
        "jti": secrets.token_urlsafe(16),
    }
    form = {
        "grant_type": "client_credentials",
        "client_assertion_type": ASSERTION,
        "client_assertion": jwt.encode({"alg": ALGORITHM, "kid": key.kid}, claims, key),
        "scope": SCOPE,
    }
    headers = {"Content-Type": FORM, "Accept": "application/json"}
    answer = await _post(registration.token_url or "", urlencode(form).encode(), headers)
    try:
        return msgspec.json.decode(answer.body, type=_Token).access_token
    except msgspec.MsgspecError as error:
        raise PlatformAway("no token") from error


def scores_address(lineitem: str) -> str:
    """Where the scores of a line item go: below its path, with its query as it is (AGS §3.4)."""
    parts = urlsplit(lineitem)
    return urlunsplit(parts._replace(path=f"{parts.path.rstrip('/')}/scores"))


async def _post(url: str, body: bytes, headers: dict[str, str]) -> Fetched:
    try:
        answer = await post_public(url, body, headers=headers, max_bytes=MAX_BYTES)
    except AddressRefused as error:
        raise ScoreRefused("private address") from error
    except FetchFailed as error:
        raise PlatformAway("no answer") from error
    if answer.status >= 500 or answer.status in PASSING:
        raise PlatformAway(str(answer.status))
    if answer.status >= 300:
        raise ScoreRefused(str(answer.status))
    return answer


def _put_off(delivery: ScoreDelivery, now: datetime, error: Exception) -> None:
    delivery.tries += 1
    delivery.last_error = str(error)[:200]
    if isinstance(error, ScoreRefused) or now - delivery.created_at > PATIENCE:
        delivery.given_up_at = now
    delivery.next_try_at = now + min(FIRST_PAUSE * 2 ** min(delivery.tries - 1, 10), LAST_PAUSE)
