"""Opening a course: what is kept of its parts, and the token with which its player stores more."""

import json
from collections.abc import Mapping, Sequence
from time import time
from uuid import UUID

import msgspec
from estante.api.access import Principal
from estante.api.errors import NotFound
from estante.api.files import FileStore
from estante_contents.contracts import ContentLibrary, Refusal, ScormPayload
from msgspec import Struct
from sqlalchemy import RowMapping, text
from sqlalchemy.ext.asyncio import AsyncSession

from estante_viewer.schemas.consumptions import Completion, Score, Success
from estante_viewer.schemas.courses import CommitToken, CoursePart, OpenedCourse
from estante_viewer.services.access import ContentRefused
from estante_viewer.services.commit_tokens import TTL_SECONDS, CommitClaims, sign_claims
from estante_viewer.services.commits import as_json

OWN = text("""
SELECT c.content_guid, c.suspend_data, c.updated_at FROM consumptions c
JOIN consumption_sessions s ON s.tenant_id = c.tenant_id AND s.consumption_guid = c.guid
WHERE c.tenant_id = :tenant AND c.guid = :consumption AND c.person_guid = :person AND s.guid = :session
FOR UPDATE OF c
""")
PARTS = text("""
SELECT part, state, exit, coalesce(completion_status, 'not attempted') AS completion,
  coalesce(success_status, 'unknown') AS success, score, progress_measure::float8 AS progress, sequence
FROM consumption_parts WHERE tenant_id = :tenant AND consumption_guid = :consumption
ORDER BY sequence
""")
MOVE = text("""
INSERT INTO consumption_parts (tenant_id, consumption_guid, part, state, exit, completion_status,
  success_status, score, sequence)
VALUES (:tenant, :consumption, :part, :state, NULL, :completion, :success, CAST(:score AS jsonb), :sequence)
ON CONFLICT DO NOTHING
""")
FORGET = text("""
UPDATE consumptions SET suspend_data = NULL WHERE tenant_id = :tenant AND guid = :consumption
""")


class CourseService:
    """The courses of the person who asks. Another person's are not there."""

    def __init__(
        self, session: AsyncSession, principal: Principal, library: ContentLibrary, files: FileStore
    ) -> None:
        self._session = session
        self._principal = principal
        self._library = library
        self._files = files

    async def open(self, consumption_guid: UUID, session_guid: UUID) -> OpenedCourse:
        """The parts of a course, the one that was stored last at the end, and a token.

        Raises:
            NotFound: not a consumption and session of this person. ContentRefused: it is no course.
        """
        own = await self._own(consumption_guid, session_guid)
        token = await self._token(own["content_guid"], consumption_guid, session_guid)
        keys = {"tenant": self._principal.tenant.guid, "consumption": consumption_guid}
        await self._move(keys, own)
        rows = (await self._session.execute(PARTS, keys)).mappings()
        return OpenedCourse(
            token=token.token,
            now=token.now,
            expires_in=token.expires_in,
            consumption_guid=consumption_guid,
            parts=msgspec.convert([dict(row) for row in rows], list[CoursePart]),
        )

    async def renew(self, consumption_guid: UUID, session_guid: UUID) -> CommitToken:
        """Another token for the same course and session.

        Raises:
            NotFound: not a consumption and session of this person. ContentRefused: it is no course any more.
        """
        own = await self._own(consumption_guid, session_guid)
        return await self._token(own["content_guid"], consumption_guid, session_guid)

    async def _own(self, consumption_guid: UUID, session_guid: UUID) -> RowMapping:
        keys = {
            "tenant": self._principal.tenant.guid,
            "person": self._principal.guid,
            "consumption": consumption_guid,
            "session": session_guid,
        }
        row: RowMapping | None = (await self._session.execute(OWN, keys)).mappings().first()
        if row is None:
            raise NotFound
        return row

    async def _token(self, content_guid: UUID, consumption_guid: UUID, session_guid: UUID) -> CommitToken:
        opened = self._library.open(await self._library.get(content_guid))
        if not isinstance(opened, ScormPayload):
            raise ContentRefused(Refusal("ERROR_404_DEPENDENCY"))
        claims = CommitClaims(self._principal.guid, consumption_guid, session_guid, opened.package.root)
        return CommitToken(
            token=sign_claims(self._files.signer, self._principal.tenant, claims),
            now=int(time() * 1000),
            expires_in=TTL_SECONDS,
        )

    async def _move(self, keys: Mapping[str, object], own: RowMapping) -> None:
        """Take a state of the time when all SCOs lay in one text apart, into a row a SCO."""
        old = read_old(own["suspend_data"])
        if not old:
            return
        at = int(own["updated_at"].timestamp() * 1000)
        for place, part in enumerate(old):
            row = {
                "part": part.part,
                "state": part.state,
                "completion": part.completion,
                "success": part.success,
                "score": as_json(part.score),
                "sequence": at - len(old) + place,
            }
            await self._session.execute(MOVE, {**keys, **row})
        await self._session.execute(FORGET, keys)


class OldPart(Struct, frozen=True):
    """A SCO of an old state."""

    part: str
    state: str
    completion: Completion
    success: Success
    score: Score | None


class _OldSco(Struct):
    state: object
    status: str = "unknown"
    score: Score | None = None


class _OldState(Struct):
    scos: dict[str, _OldSco]
    current: str | None = None


def read_old(suspend_data: str | None) -> Sequence[OldPart]:
    """The SCOs of an old state, the one that was left at the end; nothing where it is none."""
    try:
        # Browsers write half a character where a course cut a text; msgspec refuses that.
        old = msgspec.convert(json.loads(suspend_data or "null"), _OldState)
    except (ValueError, RecursionError):
        return []
    names = sorted(old.scos, key=lambda name: name == old.current)
    return [_old_part(name, old.scos[name]) for name in names]


def _old_part(name: str, sco: _OldSco) -> OldPart:
    """The old player wrote a verdict into the place of the completion."""
    is_verdict = sco.status in {"passed", "failed"}
    known = {"not attempted", "incomplete", "completed", "browsed"}
    completion = "completed" if is_verdict else sco.status if sco.status in known else "unknown"
    return OldPart(
        part=name,
        state=json.dumps(sco.state),
        completion=msgspec.convert(completion, Completion),
        success=msgspec.convert(sco.status if is_verdict else "unknown", Success),
        score=sco.score,
    )
