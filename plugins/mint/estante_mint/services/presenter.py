"""Lessons as the calls answer them: with addresses of pictures, names of people, and what plays."""

from collections.abc import Collection, Mapping, Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.files import FileStore
from estante.api.people import find_people
from estante.api.records import RecordContext
from estante_contents.contracts import ContentLibrary, FilePayload, Refusal
from msgspec import to_builtins
from sqlalchemy import select

from estante_mint.document.cleaning import clean_document
from estante_mint.document.walking import as_read, contents_of, images_of
from estante_mint.models import MintImage, MintLesson, MintPage
from estante_mint.schemas import (
    MintPageView,
    MintReading,
    MintTypography,
    ProgramLook,
    ReadMedium,
    ReadPage,
)
from estante_mint.settings import MintSettings


class LessonPresenter:
    """What is answered of lessons."""

    def __init__(self, context: RecordContext, *, library: ContentLibrary, files: FileStore) -> None:
        self._session, self._principal = context.session, context.principal
        self._library, self._files = library, files

    async def pages(self, pages: Sequence[MintPage]) -> Sequence[MintPageView]:
        """Pages as their editor has them."""
        people = await find_people(self._session, {page.changed_by for page in pages if page.changed_by})
        names = {guid: person.full_name for guid, person in people.items()}
        return [
            MintPageView(
                guid=page.guid,
                title=page.title,
                is_dual=page.is_dual,
                document=page.document,
                beside=page.beside,
                version=page.version,
                changed_by=names.get(page.changed_by) if page.changed_by else None,
                updated_at=page.updated_at,
            )
            for page in pages
        ]

    async def images(self, pages: Sequence[MintPage]) -> Mapping[UUID, str]:
        """Where the pictures of pages are, for an hour."""
        guids = {guid for page in pages for side in (page.document, page.beside) for guid in images_of(side)}
        if not guids:
            return {}
        named = await self._session.scalars(select(MintImage).where(MintImage.guid.in_(guids)))
        return {image.guid: self.url_of(image) for image in named}

    def url_of(self, image: MintImage) -> str:
        """Where a picture is."""
        return self._files.url(self._principal.tenant, image.path)

    async def reading(
        self, lesson: MintLesson, pages: Sequence[MintPage], reader: Principal, look: ProgramLook | None
    ) -> MintReading:
        """A lesson as a reader gets it: only of the hosts that are allowed today, without the answers.

        Args:
            look: that of the program that it is read in.
        """
        hosts = self._principal.tenant.settings_of(MintSettings).embed_hosts
        cleaned = [
            (page, clean_document(page.document, hosts), page.beside and clean_document(page.beside, hosts))
            for page in pages
        ]
        played = {guid for _, *sides in cleaned for side in sides for guid in contents_of(side)}
        return MintReading(
            typography=MintTypography(display=lesson.display_font, text=lesson.text_font),
            colour=look.colour if look else lesson.colour,
            paper=look.paper if look else None,
            pages=[
                ReadPage(
                    guid=page.guid,
                    title=page.title,
                    document=as_read(document),
                    beside=as_read(beside) if beside else None,
                )
                for page, document, beside in cleaned
            ],
            images=await self.images(pages),
            media=await self._media(played, reader),
        )

    async def _media(self, guids: Collection[UUID], reader: Principal) -> Mapping[UUID, ReadMedium]:
        media = {}
        for guid in await self._library.cards([*guids]) if guids else ():
            content = await self._library.get(guid)
            if isinstance(await self._library.may_open(reader, content), Refusal):
                continue
            payload = self._library.open(content)
            if isinstance(payload, FilePayload):
                media[guid] = ReadMedium(
                    name=content.name,
                    url=payload.url,
                    media_type=payload.media_type,
                    tracks=[to_builtins(track) for track in payload.tracks],
                )
        return media
