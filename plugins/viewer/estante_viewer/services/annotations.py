"""Annotations: private to the person who made them, in every call (VIE-175)."""
# ruff: noqa: S608 - the SQL is put together from constants of this file

from collections.abc import Sequence
from uuid import UUID

import msgspec
from estante.api import audit
from estante.api.access import Principal
from estante.api.errors import ApiError, Duplicate, NotFound
from estante.api.http import IfMatch, version_at
from estante.api.tenants import Translator
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from estante_viewer.schemas.marks import AnnotationRow, Deleted, Refused, WriteAnnotation

MAX_PER_CONTENT = 5_000
ROW = "guid, annotation, parent_guid, created_at, updated_at"
OWN = "tenant_id = :tenant AND person_guid = :person AND content_guid = :content"
COUNT = text(f"SELECT count(*) FROM annotations WHERE {OWN}")
ADD = text(f"""
INSERT INTO annotations (tenant_id, person_guid, guid, content_guid, annotation, parent_guid)
VALUES (:tenant, :person, :guid, :content, :annotation, :parent) RETURNING {ROW}
""")
LOCK = text(f"SELECT updated_at FROM annotations WHERE {OWN} AND guid = :guid FOR UPDATE")
CHANGE = text(f"""
UPDATE annotations SET annotation = :annotation, parent_guid = :parent, updated_at = now()
WHERE {OWN} AND guid = :guid RETURNING {ROW}
""")
# UNION (not ALL) ends the walk when annotations name each other as parents in a ring.
DELETE = f"""
WITH RECURSIVE below AS (
  SELECT guid FROM annotations WHERE {OWN} AND guid = ANY(CAST(:guids AS uuid[]))
  UNION
  SELECT a.guid FROM annotations a JOIN below b ON a.parent_guid = b.guid
  WHERE a.tenant_id = :tenant AND a.person_guid = :person AND a.content_guid = :content
), changed AS (
  DELETE FROM annotations WHERE {OWN} AND guid IN (SELECT guid FROM below)
  RETURNING guid, jsonb_build_object('content', content_guid) AS detail
), audited AS ({{audit}})
SELECT guid FROM changed
"""


class TooManyAnnotations(ApiError):
    """422: a content holds at most `MAX_PER_CONTENT` annotations of one person."""

    status, code = 422, "TOO_MANY_ANNOTATIONS"


class AnnotationService:
    """The person's annotations on one content."""

    def __init__(self, session: AsyncSession, principal: Principal, t: Translator) -> None:
        self._session = session
        self._principal = principal
        self._t = t

    async def add(self, content: UUID, written: WriteAnnotation) -> AnnotationRow:
        """Store an annotation under the client's guid.

        Raises:
            Duplicate: this person has one with that guid. TooManyAnnotations: the content is full.
        """
        if (await self._session.scalar(COUNT, self._keys(content)) or 0) >= MAX_PER_CONTENT:
            raise TooManyAnnotations(most=MAX_PER_CONTENT)
        try:
            added = await self._write(ADD, content, written.guid, written)
        except IntegrityError as error:
            raise Duplicate("guid") from error
        await self._record("annotations.create", content, written.guid)
        return added

    async def change(
        self, content: UUID, guid: UUID, written: WriteAnnotation, if_match: IfMatch
    ) -> AnnotationRow:
        """Replace an annotation.

        Raises:
            NotFound: this person has none with that guid on this content. StaleVersion: 412.
        """
        changed_at = await self._session.scalar(LOCK, self._keys(content, guid=guid))
        if changed_at is None:
            raise NotFound
        if_match.check(version_at(changed_at))
        changed = await self._write(CHANGE, content, guid, written)
        await self._record("annotations.update", content, guid)
        return changed

    async def delete(self, content: UUID, guids: Sequence[UUID]) -> Deleted:
        """Delete annotations and those below them; what is not this person's is refused as not found."""
        insert, recorded = audit.insert_of(self._principal, "annotations.delete", "annotation")
        statement = text(DELETE.format(audit=insert))
        rows = await self._session.execute(statement, self._keys(content, guids=list(guids), **recorded))
        deleted = list(rows.scalars())
        message = self._t(f"errors.{NotFound.code}")
        missing = [guid for guid in dict.fromkeys(guids) if guid not in set(deleted)]
        return Deleted(deleted, [Refused(guid, NotFound.code, message) for guid in missing])

    async def _record(self, action: str, content: UUID, guid: UUID) -> None:
        """Record that a note was written, and never its words: they are private (VIE-175)."""
        detail = {"content": str(content)}
        await audit.record(self._session, self._principal, action, "annotation", guid, detail)

    async def _write(
        self, statement: object, content: UUID, guid: UUID, written: WriteAnnotation
    ) -> AnnotationRow:
        keys = self._keys(content, guid=guid, annotation=written.annotation, parent=written.parent_guid)
        result = await self._session.execute(statement, keys)  # type: ignore[call-overload]
        row = result.mappings().first()
        if row is None:
            raise NotFound
        return msgspec.convert(dict(row), AnnotationRow)

    def _keys(self, content: UUID, **values: object) -> dict[str, object]:
        principal = self._principal
        return {"tenant": principal.tenant.guid, "person": principal.guid, "content": content, **values}
