"""Lessons as they are kept: which contents they are of, how they look, in which order their pages stand."""

from collections.abc import Sequence
from typing import Final
from uuid import UUID

from estante.api import audit
from estante.api.errors import FieldError, NotFound, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import RecordContext
from estante.api.tenants import FONTS, Tenant
from estante_contents.contracts import ContentLibrary, ContentRecord
from fractional_indexing import generate_n_keys_between
from msgspec import UNSET
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from estante_mint.licensing.service import LicenseService
from estante_mint.models import MintLesson, MintPage
from estante_mint.schemas import MintLessonFields

LESSON_TYPE: Final = "CTTY_02"
# BO §9.
COLOUR: Final = "#ed7011"


class LessonService:
    """The lessons of a tenant's contents."""

    def __init__(self, context: RecordContext, *, library: ContentLibrary, licenses: LicenseService) -> None:
        self.session, self.principal = context.session, context.principal
        self._library, self._licenses = library, licenses

    async def content(self, guid: UUID) -> ContentRecord:
        """The content of a lesson. Raises NotFound: there is none, or it is of another type."""
        content = await self._library.get(guid)
        if content.type_guid != LESSON_TYPE:
            raise NotFound
        return content

    async def read(self, guid: UUID) -> MintLesson:
        """A lesson; one of version 0 before somebody writes it."""
        stored = await self.session.get(MintLesson, (self.principal.tenant.guid, guid))
        return stored or new_lesson(self.principal.tenant, guid)

    async def open_to_write(self, guid: UUID) -> MintLesson:
        """A lesson for its editor. Raises NotFound, LicenseNeeded, LicenseNotActive as `locked`."""
        await self.content(guid)
        await self._licenses.require_own()
        return await self.read(guid)

    async def locked(self, guid: UUID) -> MintLesson:
        """A lesson that nobody else changes until the commit, made where it is not there.

        Raises:
            NotFound: no content of a lesson. LicenseNeeded: 403. LicenseNotActive: 409.
        """
        await self.content(guid)
        await self._licenses.require_own()
        made = new_lesson(self.principal.tenant, guid)
        values = {
            name: getattr(made, name) for name in ("tenant_id", "guid", "display_font", "text_font", "colour")
        }
        await self.session.execute(insert(MintLesson).values(**values).on_conflict_do_nothing())
        mine = select(MintLesson).where(MintLesson.guid == guid).with_for_update()
        return (await self.session.scalars(mine)).one()

    async def pages(self, guid: UUID) -> Sequence[MintPage]:
        """The pages of a lesson, in their order."""
        mine = select(MintPage).where(MintPage.lesson_guid == guid).order_by(MintPage.position)
        return (await self.session.scalars(mine)).all()

    async def save(self, guid: UUID, sent: MintLessonFields, if_match: IfMatch) -> MintLesson:
        """Keep the look, and the order of the pages.

        Raises:
            NotFound: no content of a lesson. StaleVersion: 412. ValidationFailed: a font that the
            organization has not, or pages that are not those of the lesson.
        """
        lesson = await self.locked(guid)
        if_match.check(lesson.version)
        if sent.typography is not UNSET:
            fonts = {"display": sent.typography.display, "text": sent.typography.text}
            known = fonts_of(self.principal.tenant)
            faults = [
                FieldError(f"typography.{name}", "choice", {"allowed": ", ".join(known)})
                for name, font in fonts.items()
                if font not in known
            ]
            if faults:
                raise ValidationFailed(fields=faults)
            lesson.display_font, lesson.text_font = fonts["display"], fonts["text"]
        if sent.colour is not UNSET:
            lesson.colour = sent.colour
        if sent.pages is not UNSET:
            await self._order(guid, sent.pages)
        lesson.version += 1
        await self.session.flush()
        await audit.record(self.session, self.principal, "mint.lesson", "content", guid, {})
        return lesson

    async def _order(self, guid: UUID, wanted: Sequence[UUID]) -> None:
        pages = {page.guid: page for page in await self.pages(guid)}
        if len(wanted) != len(pages) or set(wanted) != set(pages):
            raise ValidationFailed(fields=[FieldError("pages", "choice", {"allowed": "pages"})])
        last = max((page.position for page in pages.values()), default=None)
        # Behind the last key, so that no two pages have one key in between.
        for page_guid, position in zip(wanted, generate_n_keys_between(last, None, len(wanted)), strict=True):
            pages[page_guid].position = position


def new_lesson(tenant: Tenant, guid: UUID) -> MintLesson:
    """A lesson before it is first saved, with the two fonts of the organization (MIN-014)."""
    return MintLesson(
        tenant_id=tenant.guid,
        guid=guid,
        display_font=tenant.branding.font_first,
        text_font=tenant.branding.font_second,
        colour=COLOUR,
        version=0,
    )


def fonts_of(tenant: Tenant) -> Sequence[str]:
    """The fonts that a lesson can have: what the shell brings, and the organization's own."""
    return tuple(dict.fromkeys((*FONTS, tenant.branding.font_first, tenant.branding.font_second)))
