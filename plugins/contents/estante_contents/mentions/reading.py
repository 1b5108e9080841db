"""Reads the files whose passages are not kept yet: those of contents that an earlier release prepared."""

from time import monotonic
from uuid import UUID

from estante.api.errors import NotFound
from estante.api.jobs import Every, JobContext, JobKind, Json, NoPayload
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.contracts import Assets, ContentType, Unpreparable
from estante_contents.mentions.passages import keep_passages
from estante_contents.models import Content, ContentFile, ContentSearch
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.preparation import Preparation

MAX_CONTENTS = 50
# A large book takes some seconds; what is left is for the next minute.
MAX_SECONDS = 240
UNREAD = "NOT is_read AND body <> ''"
DUE = f"SELECT EXISTS (SELECT FROM content_search WHERE {UNREAD})"  # noqa: S608 - a constant


class Rereading(Preparation):
    """Preparing once more for what is read on the way: what was unpacked is there."""

    async def stage(self, text_key: str, share: float) -> None:
        pass

    async def unpack(self) -> str:
        return self.package

    async def place(self, name: str) -> str:
        return self.package


async def read_passages(job: JobContext, _payload: NoPayload) -> Json:
    """Read some of them. Answers how many."""
    async with job.transaction() as session:
        unread = ~ContentSearch.is_read & (ContentSearch.body != "")
        guids = (await session.scalars(select(ContentSearch.guid).where(unread).limit(MAX_CONTENTS))).all()
    until, read = monotonic() + MAX_SECONDS, 0
    for guid in guids:
        if monotonic() > until:
            break
        await _read(job, guid)
        read += 1
    return read


async def _read(job: JobContext, guid: UUID) -> None:
    async with job.transaction() as session:
        content, file = await _content(session, guid)
    kind = TypeCatalogue(job.plugins, job.tenant).get(content.type_guid) if content else None
    assets = await _assets(job, content, file, kind) if content and kind else Assets()
    async with job.transaction() as session:
        current, now = await _content(session, guid)
        # Another file brings its own.
        if current is None or (now and now.guid) == (file and file.guid):
            await keep_passages(session, guid, assets.searched)


async def _content(session: AsyncSession, guid: UUID) -> tuple[Content | None, ContentFile | None]:
    content = await session.scalar(select(Content).where(Content.guid == guid).with_for_update())
    if content is None:
        return None, None
    return content, await session.scalar(select(ContentFile).where(ContentFile.guid == content.file_guid))


async def _assets(job: JobContext, content: Content, file: ContentFile | None, kind: ContentType) -> Assets:
    """What is in the file; nothing where it is gone, or is not read any longer."""
    if kind.prepare is None:
        return Assets()
    try:
        return await kind.prepare(Rereading(job, content, file, kind))
    except (Unpreparable, NotFound):
        return Assets()


READ_PASSAGES = JobKind(
    "contents.passages_read",
    NoPayload,
    read_passages,
    "contents.jobs.passages_read",
    schedule=Every(60),
    due=DUE,
)
