"""Imports of lessons: begun after a typed confirmation, looked at, taken back."""

from uuid import UUID

from estante.api import audit
from estante.api.errors import FieldError, NotFound, ValidationFailed
from estante.api.files import claim_upload
from estante.api.jobs import JobQueue
from estante.api.records import RecordContext
from msgspec import UNSET
from sqlalchemy import select

from estante_mint.importing.job import IMPORT, ImportLesson
from estante_mint.importing.purposes import DOCUMENT
from estante_mint.importing.schemas import MintImportView, NewMintImport
from estante_mint.importing.versions import keep_version, put_pages, remembered
from estante_mint.models import MintImport
from estante_mint.refusals import ImportRunning, NothingToRestore
from estante_mint.services.lessons import LessonService


class ImportService:
    """The imports of a tenant's lessons."""

    def __init__(self, context: RecordContext, *, lessons: LessonService, queue: JobQueue) -> None:
        self._session, self._principal, self._t = context.session, context.principal, context.t
        self._lessons, self._queue = lessons, queue

    async def start(self, lesson_guid: UUID, sent: NewMintImport) -> MintImportView:
        """Begin to import (MIN-020 to MIN-022).

        Raises:
            NotFound: no lesson, or none to import. ValidationFailed: the confirmation is not the lesson's
            name, or not one source. UploadNotReady. ImportRunning: 409. LicenseNeeded: 403.
        """
        lesson = await self._lessons.locked(lesson_guid)
        content = await self._lessons.content(lesson_guid)
        if sent.confirmation.strip().casefold() != content.name.strip().casefold():
            raise ValidationFailed(fields=[FieldError("confirmation", "typed")])
        if (sent.lesson_guid is UNSET) == (sent.upload_guid is UNSET) or sent.lesson_guid == lesson_guid:
            raise ValidationFailed(fields=[FieldError("lesson_guid", "one_source")])
        last = await self._last(lesson_guid)
        if last is not None and last.status == "running":
            raise ImportRunning
        row = MintImport(
            tenant_id=lesson.tenant_id,
            lesson_guid=lesson_guid,
            status="running",
            asked_by=self._principal.guid,
            source="",
        )
        if sent.lesson_guid is not UNSET:
            source = await self._lessons.content(sent.lesson_guid)
            row.source, row.source_lesson_guid = source.name, source.guid
        elif sent.upload_guid is not UNSET:
            stored = await claim_upload(self._session, self._principal, sent.upload_guid)
            if stored.purpose != DOCUMENT.name:
                raise NotFound
            row.source, row.stored_guid, row.stored_path = stored.name, stored.guid, stored.path
        self._session.add(row)
        await self._session.flush()
        await self._queue.enqueue(
            self._session,
            IMPORT,
            ImportLesson(row.guid),
            person_guid=self._principal.person_guid,
            subject_guid=lesson_guid,
            title=content.name,
        )
        await self._record(lesson_guid, "import", {"source": row.source})
        return await self.view(lesson_guid)

    async def view(self, lesson_guid: UUID) -> MintImportView:
        """How the last import stands. Raises NotFound."""
        await self._lessons.content(lesson_guid)
        row = await self._last(lesson_guid)
        can_restore = await remembered(self._session, lesson_guid) is not None
        return MintImportView(
            status=row.status if row else "none",
            source=row.source if row else "",
            error=self._sentence(row.error) if row and row.error else None,
            started_at=row.created_at if row else None,
            can_restore=can_restore,
        )

    async def restore(self, lesson_guid: UUID) -> MintImportView:
        """Give a lesson the pages from before its last import; those of now are remembered in their place.

        Raises:
            NotFound: no lesson. NothingToRestore, ImportRunning: 409. LicenseNeeded: 403.
        """
        await self._lessons.locked(lesson_guid)
        last = await self._last(lesson_guid)
        if last is not None and last.status == "running":
            raise ImportRunning
        former = await remembered(self._session, lesson_guid)
        if former is None:
            raise NothingToRestore
        tenant, person = self._principal.tenant, self._principal.person_guid
        await keep_version(self._session, tenant, lesson_guid, person)
        await put_pages(self._session, tenant, lesson_guid, former, person)
        await self._record(lesson_guid, "restore", {})
        return await self.view(lesson_guid)

    def _sentence(self, code: str) -> str:
        return self._t("errors.MINT_IMPORT_FAILED", reason=self._t(f"errors.{code}"))

    async def _last(self, lesson_guid: UUID) -> MintImport | None:
        mine = select(MintImport).where(MintImport.lesson_guid == lesson_guid)
        return await self._session.scalar(mine.order_by(MintImport.created_at.desc()).limit(1))

    async def _record(self, lesson_guid: UUID, act: str, detail: dict[str, audit.Detail]) -> None:
        await audit.record(self._session, self._principal, f"mint.{act}", "content", lesson_guid, detail)
