"""Annotations: private to the person who made them, in every call (VIE-175)."""
# ruff: noqa: S608 - the SQL is put together from constants of this file

from collections.abc import Mapping, Sequence
from typing import Self
from uuid import UUID

from estante.api import audit
from estante.api.errors import ApiError, Duplicate, NotFound
from estante.api.jobs import Json
from estante.api.records import BulkResult, RecordContext, Records, Refusal, refusing
from sqlalchemy import Select, func, select, text

from estante_viewer.models import Annotation
from estante_viewer.schemas.marks import WriteAnnotation

MAX_PER_CONTENT = 5_000
OWN = "tenant_id = :tenant AND person_guid = :person AND content_guid = :content"
# With those below, which no service of single rows finds. UNION (not ALL) ends the walk when annotations name
# each other as parents in a ring.
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


class AnnotationService(Records[Annotation]):
    """The person's annotations on one content, which `on` names. The client chooses their guids."""

    entity, section, title = "annotation", "annotations", "guid"

    def __init__(self, context: RecordContext) -> None:
        super().__init__(context)
        self.content_guid: UUID | None = None

    def on(self, content_guid: UUID) -> Self:
        """The same service for the annotations on this content."""
        self.content_guid = content_guid
        return self

    def visible(self) -> Select[Annotation]:
        """The person's own on the content."""
        return super().visible().where(Annotation.content_guid == self.content_guid)

    async def check(self, record: Annotation | None, sent: WriteAnnotation) -> None:
        """Refuse what is too many. Raises TooManyAnnotations."""
        own = select(func.count()).select_from(self.visible().subquery())
        if record is None and (await self.session.scalar(own) or 0) >= MAX_PER_CONTENT:
            raise TooManyAnnotations(most=MAX_PER_CONTENT)

    async def add(self, written: WriteAnnotation) -> Annotation:
        """Store an annotation under the client's guid.

        Raises:
            Duplicate: this person has one with that guid. TooManyAnnotations: the content is full.
        """
        with refusing(pk_annotations=Duplicate("guid")):
            return await self.create(written, person_guid=self.principal.guid, content_guid=self.content_guid)

    def detail(self, record: Annotation) -> dict[str, audit.Detail]:
        """On which content it is, and never its words: they are private (VIE-175)."""
        return {"content": str(record.content_guid)}

    async def record_change(
        self, record: Annotation, fields: Sequence[str], changes: Mapping[str, object] | None = None
    ) -> None:
        """Audit that an annotation changed, and not to what."""
        await self.record_act(record, "update", self.detail(record))

    async def delete_with_replies(self, guids: Sequence[UUID]) -> BulkResult:
        """Delete annotations and those below them; what is not this person's is refused as not found."""
        insert, values = audit.insert_of(self.principal, "annotations.delete", "annotation")
        keys = {"tenant": self.principal.tenant.guid, "person": self.principal.guid, "guids": list(guids)}
        statement = text(DELETE.format(audit=insert))
        rows = await self.session.execute(statement, {**keys, **values, "content": self.content_guid})
        deleted: dict[UUID, dict[str, Json]] = {guid: {} for guid in rows.scalars()}
        missing = Refusal.of(NotFound())
        return BulkResult(deleted, {guid: missing for guid in guids if guid not in deleted})
