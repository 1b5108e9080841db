"""Fills a demo tenant with some fifty contents, most with files, in groups. A second run adds nothing."""

from datetime import UTC, datetime, timedelta
from importlib.resources import files
from typing import Literal
from uuid import UUID, uuid5

import msgspec
from estante.api.files import keep_file
from estante.api.people import demo_people
from estante.api.plugins import DemoData, SeedContext
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.content_types.exercise import QUESTION
from estante_contents.contracts import demo_content
from estante_contents.demo.documents import Lang, layout_of, project_of
from estante_contents.demo.exercises import exercise_of
from estante_contents.demo.groups import add_groups
from estante_contents.demo.shared import add_resources
from estante_contents.demo.tracks import add_tracks
from estante_contents.jobs import PREPARE
from estante_contents.models import Content, ContentFile, ContentLanguage, ContentTag, Tag
from estante_contents.services.preparation import PreparePayload
from estante_contents.services.purposes import THUMBNAILS

FOLDER = files("estante_contents.demo")
ADMINISTRATOR = "R04"


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """A content in one language; `author` is name and last name.

    `file` is one of `files/` where each language has its own, `cover` one of `covers/`.
    """

    name: str
    author: tuple[str, str]
    tags: tuple[str, ...]
    description: str
    country: str | None = None
    file: str | None = None
    cover: str | None = None


class DemoContent(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of `contents.json`: a file of `files/` or a url.

    `owner` is the role of who made it. `tracks` begins the names of its subtitles, which are transcripts too.
    `video` is the ERP id of a videolesson's.
    """

    type_guid: str
    es: Wording
    pt: Wording
    days_ago: int
    erp_id: str
    owner: str = ADMINISTRATOR
    file: str | None = None
    tracks: str | None = None
    video: str | None = None
    url: str | None = None
    is_public: bool = False
    is_teacher_only: int = 0
    mobile_friendly: bool = False
    is_downloadable: bool = False
    status: Literal["active", "inactive"] = "active"


def catalogue() -> list[DemoContent]:
    """The entries of `contents.json`."""
    return msgspec.json.decode(FOLDER.joinpath("contents.json").read_bytes(), type=list[DemoContent])


async def load(context: SeedContext) -> None:
    """Add what is missing, and have it prepared."""
    async with context.database.transaction(context.tenant) as session:
        people = await demo_people(session)
        here = {key for row in await session.execute(select(Content.guid, Content.erp_id)) for key in row}
        for entry in catalogue():
            guid = demo_content(context.tenant, entry.erp_id)
            # A database of an earlier version knows it by its ERP id only.
            if here.isdisjoint((guid, entry.erp_id)):
                await _add(context, session, guid, entry, people.get(entry.owner))
    await add_groups(context)
    await add_resources(context)


async def _add(
    context: SeedContext, session: AsyncSession, guid: UUID, entry: DemoContent, creator: UUID | None
) -> None:
    tenant = context.tenant
    lang: Lang = "pt" if tenant.default_language == "pt" else "es"
    words = entry.pt if lang == "pt" else entry.es
    file = words.file or entry.file
    when = datetime.now(UTC) - timedelta(days=entry.days_ago)
    content = Content(
        tenant_id=tenant.guid,
        guid=guid,
        name=words.name,
        description=words.description,
        erp_id=entry.erp_id,
        country=words.country,
        type_guid=entry.type_guid,
        url=entry.url,
        status=entry.status,
        author_name=words.author[0],
        author_lastname=words.author[1],
        is_public=entry.is_public,
        is_teacher_only=entry.is_teacher_only,
        mobile_friendly=entry.mobile_friendly,
        is_downloadable=entry.is_downloadable,
        created_by=creator,
        created_at=when,
        updated_at=when,
        storage_status="preparing" if file else "none",
        thumbnail_path=await _keep_cover(context, words.cover),
        has_own_thumbnail=words.cover is not None,
    )
    session.add(content)
    await session.flush()
    session.add(ContentLanguage(tenant_id=tenant.guid, content_guid=guid, lang_id=lang))
    await _tag(session, content, words.tags)
    if file:
        await _give_file(context, session, content, file)
    if entry.tracks:
        await add_tracks(context, session, content, entry.tracks)
    known = frozenset(await session.scalars(select(Content.guid)))
    session.add_all(layout_of(tenant, entry.erp_id, lang, known))
    if project := project_of(tenant, entry.erp_id, lang):
        session.add(project)
    if exercise := exercise_of(tenant, entry.erp_id, lang, entry.video):
        session.add(exercise)
        if entry.type_guid == QUESTION.guid:
            content.question_type_guid = str(exercise.questions[0]["type"])
    if file or entry.url:
        await context.queue.enqueue(session, PREPARE, PreparePayload(guid), title=words.name)


async def _keep_cover(context: SeedContext, name: str | None) -> str | None:
    if name is None:
        return None
    path = f"{THUMBNAILS}/{uuid5(context.tenant.guid, f'demo-cover:{name}').hex}.webp"
    await context.files.put(context.tenant, path, FOLDER.joinpath("covers", name).read_bytes())
    return path


async def _tag(session: AsyncSession, content: Content, words: tuple[str, ...]) -> None:
    for word in words:
        guid = uuid5(content.tenant_id, f"demo-tag:{word}")
        values = {"tenant_id": content.tenant_id, "guid": guid, "tag": word}
        await session.execute(insert(Tag).values(values).on_conflict_do_nothing())
        tag = await session.scalar(select(Tag.guid).where(Tag.tag == word))
        session.add(ContentTag(tenant_id=content.tenant_id, content_guid=content.guid, tag_guid=tag))
    await session.flush()


async def _give_file(context: SeedContext, session: AsyncSession, content: Content, name: str) -> None:
    data = FOLDER.joinpath("files", name).read_bytes()
    guid = uuid5(content.guid, "file")
    file = await keep_file(
        session, context.files, context.tenant, data, guid=guid, name=name, purpose="contents.content"
    )
    session.add(
        ContentFile(
            tenant_id=content.tenant_id,
            guid=guid,
            content_guid=content.guid,
            version=1,
            stored_guid=guid,
            path=file.path,
            name=name,
            media_type=file.media_type,
            size=file.size,
            sha256=file.sha256,
        )
    )
    content.pending_file_guid = guid
    await session.flush()


DEMO = DemoData(load)
