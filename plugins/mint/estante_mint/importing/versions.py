"""The pages of a lesson as a whole: read, replaced, and remembered from before they were replaced."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.database import Transaction
from estante.api.tenants import Tenant
from fractional_indexing import generate_n_keys_between
from msgspec import Struct, convert, to_builtins
from sqlalchemy import delete, select

from estante_mint.document.cleaning import clean_document
from estante_mint.models import Json, MintLesson, MintPage, MintVersion
from estante_mint.settings import MintSettings


class WrittenPage(Struct, frozen=True, kw_only=True):
    """A page without what tells it from another of the same words."""

    title: str
    document: Json
    beside: Json | None


async def pages_of(session: Transaction, lesson: UUID) -> Sequence[WrittenPage]:
    """The pages of a lesson, in their order."""
    rows = await session.scalars(
        select(MintPage).where(MintPage.lesson_guid == lesson).order_by(MintPage.position)
    )
    return [WrittenPage(title=row.title, document=row.document, beside=row.beside) for row in rows]


async def put_pages(
    session: Transaction, tenant: Tenant, lesson: UUID, pages: Sequence[WrittenPage], person: UUID | None
) -> None:
    """Make these the only pages of a lesson. Its row has to be locked, and to be there."""
    await session.execute(select(MintLesson.guid).where(MintLesson.guid == lesson).with_for_update())
    await session.execute(delete(MintPage).where(MintPage.lesson_guid == lesson))
    hosts = tenant.settings_of(MintSettings).embed_hosts
    session.add_all(
        MintPage(
            tenant_id=tenant.guid,
            lesson_guid=lesson,
            position=position,
            title=page.title,
            is_dual=page.beside is not None,
            document=clean_document(page.document, hosts),
            beside=page.beside and clean_document(page.beside, hosts),
            changed_by=person,
        )
        for page, position in zip(pages, generate_n_keys_between(None, None, len(pages)), strict=True)
    )
    await session.flush()


async def keep_version(session: Transaction, tenant: Tenant, lesson: UUID, person: UUID | None) -> None:
    """Remember the pages of a lesson, in place of those that were remembered before."""
    pages = to_builtins(await pages_of(session, lesson))
    await session.execute(delete(MintVersion).where(MintVersion.lesson_guid == lesson))
    session.add(MintVersion(tenant_id=tenant.guid, lesson_guid=lesson, pages=pages, made_by=person))
    await session.flush()


async def remembered(session: Transaction, lesson: UUID) -> Sequence[WrittenPage] | None:
    """The pages from before the last import; None where there was none."""
    row = await session.scalar(select(MintVersion).where(MintVersion.lesson_guid == lesson))
    return None if row is None else convert(row.pages, list[WrittenPage])
