"""Exercises as packages of QTI: questions added from one, and one made of them."""

from asyncio import to_thread
from collections.abc import AsyncIterator, Sequence
from html import escape
from uuid import UUID

from estante.api.errors import ApiError, Unprocessable
from estante.api.files import (
    BY_EXTENSION,
    FileStore,
    UploadPurpose,
    claim_upload,
    extension_of,
    finished_upload,
    receive_file,
    release_file,
    take_in_file,
)
from estante.api.http import IfMatch
from estante.api.tenants import Translator
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select

from estante_contents.models import Content, ContentFile
from estante_contents.policies import Contents
from estante_contents.questions.exercises import ExerciseService, complete, exercise_of, questions_of
from estante_contents.questions.media import SHOWN, URI_LIST, stored_media
from estante_contents.questions.qti.faults import Refused
from estante_contents.questions.qti.names import Version
from estante_contents.questions.qti.package import PackageItem, read_medium, read_package, write_package
from estante_contents.questions.qti.schemas import ImportedPackage, RefusedItem
from estante_contents.questions.qti.writing import Labels, Medium, item_of
from estante_contents.questions.schemas import ExerciseFields, Question
from estante_contents.schemas import NewContent
from estante_contents.services.content_service import ContentService
from estante_contents.services.purposes import CONTENT

PACKAGE = UploadPurpose("contents.qti", (Contents.update,), ("zip", "xml"))
MAX_MEDIA_BYTES = 64 * 1024**2


class ShownFile(Struct, frozen=True):
    """The file of a medium, as it goes into a package."""

    path: str
    medium: Medium


class QtiService:
    """Packages of the exercises of a tenant."""

    def __init__(
        self,
        exercises: ExerciseService,
        contents: ContentService,
        *,
        store: FileStore,
        t: Translator,
    ) -> None:
        self._exercises, self._contents, self._store = exercises, contents, store
        self._session, self._principal = contents.session, contents.principal
        self._t = t

    async def add(
        self, content_guid: UUID, upload_guid: UUID, if_match: IfMatch
    ) -> tuple[ImportedPackage, int]:
        """Add the questions of a package behind those that there are; what cannot be taken is named.

        Raises:
            NotFound: no such content or upload. UploadNotReady: 409. StaleVersion: 412.
            Unprocessable: 422, it is no package. UnsupportedType: 415.
        """
        now, version = await self._exercises.read(content_guid)
        if_match.check(version)
        stored = await finished_upload(self._session, self._principal, upload_guid)
        PACKAGE.refuse_format(BY_EXTENSION[stored.format], stored.name)
        items = await to_thread(self._read, stored.path)
        room = now.max_questions - len(now.questions)
        questions: list[Question] = []
        refused: list[RefusedItem] = []
        for item in items:
            try:
                questions.append(await self._question(item, stored.path, room=room - len(questions)))
            except Refused as refusal:
                message = self._t(f"contents.errors.{refusal.code}", **refusal.params)
                refused.append(RefusedItem(item.name, refusal.code, message))
        # The package has said all that it has.
        await claim_upload(self._session, self._principal, upload_guid)
        await release_file(self._session, stored.guid)
        if questions:
            sent = ExerciseFields(questions=[*now.questions, *questions])
            now, version = await self._exercises.save(content_guid, sent, IfMatch())
        return ImportedPackage(added=len(questions), refused=refused, exercise=now), version

    def _read(self, path: str) -> Sequence[PackageItem]:
        with self._store.open_seekable(self._principal.tenant, path) as file:
            return read_package(file)

    async def _question(self, item: PackageItem, path: str, *, room: int) -> Question:
        """Raises Refused."""
        if item.refusal is not None or item.read is None:
            raise item.refusal or Refused("QTI_NO_ITEM")
        if room <= 0:
            raise Refused("QTI_NO_ROOM")
        if item.medium is None:
            return item.read.question
        return replace(item.read.question, media=await self._take_medium(path, item.medium))

    async def _take_medium(self, path: str, place: str) -> UUID:
        """Make a content of a file that stands beside a question. Raises Refused."""
        tenant, name = self._principal.tenant, place.rpartition("/")[2]
        if not _is_shown(name):
            raise Refused("QTI_MEDIUM", file=name)

        def read() -> bytes:
            with self._store.open_seekable(tenant, path) as file:
                return read_medium(file, place, MAX_MEDIA_BYTES)

        async def chunks() -> AsyncIterator[bytes]:
            yield await to_thread(read)

        try:
            async with self._session.begin_nested():
                received = await receive_file(self._store, tenant, chunks(), name, CONTENT)
                stored = await take_in_file(self._session, self._principal, received, CONTENT)
                made = await self._contents.create(NewContent(is_teacher_only=0, upload_guid=stored.guid))
        except ApiError as error:
            if error.status >= 500:
                raise
            raise Refused("QTI_MEDIUM", file=name) from error
        return made.guid

    async def package(self, content_guid: UUID, version: Version) -> tuple[str, bytes]:
        """The name of a package, and the package: the questions that are complete, and their files.

        Raises:
            NotFound: no such exercise. Unprocessable: 422, nothing is complete, or its files are too large.
        """
        content = await self._contents.get(content_guid)
        await self._exercises.read(content_guid)
        exercise = await exercise_of(self._session, content_guid)
        questions = complete(questions_of(exercise)) if exercise else []
        if not questions:
            raise Unprocessable(text="QTI_NOTHING")
        questions = await self._with_links(questions)
        shown = await self._shown({question.media for question in questions if question.media})
        media = {file.medium.href.removeprefix("../"): await self._bytes(file) for file in shown.values()}
        labels = Labels(self._t("contents.qti.true"), self._t("contents.qti.false"))
        items = {
            f"items/item{at:03}.xml": item_of(
                question, f"item{at:03}", _medium(question, shown), labels, version
            )
            for at, question in enumerate(questions, 1)
        }
        packed = await to_thread(write_package, content.name, items, media, version)
        return f"{content.name}.zip", packed

    async def _with_links(self, questions: Sequence[Question]) -> list[Question]:
        """A link beside a question is a link below what it asks: a package has files only."""
        media = await stored_media(self._session, {each.media for each in questions if each.media})
        linked = {
            guid: f'<p><a href="{escape(medium.url)}">{escape(medium.name)}</a></p>'
            for guid, medium in media.items()
            if medium.media_type == URI_LIST and medium.url
        }
        return [
            replace(each, prompt=each.prompt + linked[each.media], media=None)
            if each.media in linked
            else each
            for each in questions
        ]

    async def _shown(self, guids: set[UUID]) -> dict[UUID, ShownFile]:
        rows = await self._session.execute(
            select(Content.guid, Content.assets, ContentFile.path, ContentFile.media_type, ContentFile.name)
            .join(ContentFile, ContentFile.guid == Content.file_guid)
            .where(Content.guid.in_(guids), Content.deleted_at.is_(None))
        )
        return {
            row.guid: ShownFile(
                row.path,
                Medium(
                    # Items lie in a folder of their own.
                    f"../media/{row.guid.hex}.{extension_of(row.name) or 'bin'}",
                    row.media_type,
                    row.name,
                    width=int(row.assets.get("width") or 1000),
                    height=int(row.assets.get("height") or 1000),
                ),
            )
            for row in rows
        }

    async def _bytes(self, file: ShownFile) -> bytes:
        tenant = self._principal.tenant
        size = (await self._store.stat(tenant, file.path)).size
        if size > MAX_MEDIA_BYTES:
            raise Unprocessable(
                text="QTI_MEDIA_LARGE", name=file.medium.name, limit_mb=MAX_MEDIA_BYTES // 1024**2
            )
        return await self._store.read(tenant, file.path, 0, size)


def _is_shown(name: str) -> bool:
    known = BY_EXTENSION.get(extension_of(name))
    return known is not None and known.media_type.startswith(SHOWN)


def _medium(question: Question, shown: dict[UUID, ShownFile]) -> Medium | None:
    file = shown.get(question.media) if question.media else None
    return file.medium if file else None
