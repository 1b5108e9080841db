"""The pages of lessons: made, saved on top of the version that was read, moved away."""

from typing import Final
from uuid import UUID

from estante.api import audit
from estante.api.errors import NotFound
from estante.api.http import IfMatch
from estante.api.records import RecordContext
from fractional_indexing import generate_key_between
from msgspec import UNSET
from sqlalchemy import select

from estante_mint.document.cleaning import clean_document, empty_document
from estante_mint.models import MintLesson, MintPage
from estante_mint.refusals import DualPagesOff, LessonFull, PageChanged
from estante_mint.schemas import MAX_PAGES, MintPageFields, NewMintPage
from estante_mint.services.lessons import LessonService
from estante_mint.services.presenter import LessonPresenter
from estante_mint.settings import DUAL_PAGES, MintSettings

# BO §9.
PAGE_TITLE: Final = "HTML page without title"


class PageService:
    """The pages of a tenant's lessons. The lesson's row is the lock of their order."""

    def __init__(self, context: RecordContext, *, lessons: LessonService, presenter: LessonPresenter) -> None:
        self._session, self._principal = context.session, context.principal
        self._lessons, self._presenter = lessons, presenter

    async def create(self, lesson_guid: UUID, sent: NewMintPage) -> MintPage:
        """Make a page (MIN-013).

        Raises:
            NotFound: no content of a lesson, or no page `after` which it would stand. DualPagesOff: 403.
            LessonFull: 422.
        """
        lesson = await self._lessons.locked(lesson_guid)
        is_dual = sent.is_dual is True
        if is_dual and not self._principal.tenant.flags.get(DUAL_PAGES, False):
            raise DualPagesOff
        pages = await self._lessons.pages(lesson_guid)
        if len(pages) >= MAX_PAGES:
            raise LessonFull(max=MAX_PAGES)
        places = [page.guid for page in pages]
        at = len(pages)
        if sent.after is None:
            at = 0
        elif sent.after is not UNSET:
            if sent.after not in places:
                raise NotFound
            at = places.index(sent.after) + 1
        before = pages[at - 1].position if at else None
        behind = pages[at].position if at < len(pages) else None
        page = MintPage(
            tenant_id=lesson.tenant_id,
            lesson_guid=lesson_guid,
            position=generate_key_between(before, behind),
            title=PAGE_TITLE if sent.title is UNSET else sent.title,
            is_dual=is_dual,
            document=empty_document(),
            beside=empty_document() if is_dual else None,
            changed_by=self._principal.person_guid,
        )
        self._session.add(page)
        await self._changed(lesson, page, "made")
        return page

    async def save(self, lesson_guid: UUID, guid: UUID, sent: MintPageFields, if_match: IfMatch) -> MintPage:
        """Keep a page as it is now, cleaned of what no reader draws.

        Raises:
            NotFound: no such page. StaleVersion: 412, by `If-Match`. PageChanged: 409, by `version`; nothing
            is kept, and the answer has the page as it was saved meanwhile.
        """
        lesson = await self._lessons.locked(lesson_guid)
        page = await self._page(lesson_guid, guid)
        if_match.check(page.version)
        if sent.version != page.version:
            raise PageChanged(extra={"page": (await self._presenter.pages([page]))[0]})
        hosts = self._principal.tenant.settings_of(MintSettings).embed_hosts
        if sent.title is not UNSET:
            page.title = sent.title
        if sent.document is not UNSET:
            page.document = clean_document(sent.document, hosts)
        if sent.beside is not UNSET and page.is_dual:
            page.beside = clean_document(sent.beside, hosts, "beside")
        page.version += 1
        page.changed_by = self._principal.person_guid
        await self._changed(lesson, page, "saved")
        return page

    async def delete(self, lesson_guid: UUID, guid: UUID) -> None:
        """Take a page away. Raises NotFound."""
        lesson = await self._lessons.locked(lesson_guid)
        page = await self._page(lesson_guid, guid)
        await self._session.delete(page)
        await self._changed(lesson, page, "deleted")

    async def _page(self, lesson_guid: UUID, guid: UUID) -> MintPage:
        mine = select(MintPage).where(MintPage.lesson_guid == lesson_guid, MintPage.guid == guid)
        page = await self._session.scalar(mine)
        if page is None:
            raise NotFound
        return page

    async def _changed(self, lesson: MintLesson, page: MintPage, act: str) -> None:
        await self._session.flush()
        detail: dict[str, audit.Detail] = {"page": page.title, "act": act}
        await audit.record(self._session, self._principal, "mint.page", "content", lesson.guid, detail)
