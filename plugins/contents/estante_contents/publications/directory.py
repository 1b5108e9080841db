"""Publications for other plugins: their names, which there are, and what is in them."""

from collections.abc import Collection
from uuid import UUID

from estante.api.database import Transaction
from sqlalchemy import select

from estante_contents.publications.models import Publication, PublicationContent


async def publication_names(session: Transaction, guids: Collection[UUID]) -> dict[UUID, str]:
    """What those of these publications are called that there are."""
    rows = select(Publication.guid, Publication.name).where(Publication.guid.in_(guids))
    living = await session.execute(rows.where(Publication.deleted_at.is_(None))) if guids else ()
    return {guid: name for guid, name in living}


async def living_publications(session: Transaction, guids: Collection[UUID]) -> set[UUID]:
    """Those of these publications that there are; they stay until the commit."""
    rows = select(Publication.guid).where(Publication.guid.in_(guids), Publication.deleted_at.is_(None))
    return set(await session.scalars(rows.with_for_update(read=True))) if guids else set()


def contents_of_publications(publications: str) -> str:
    """SQL of the contents of publications that are not in the trash, for an `EntitlementReason`.

    Args:
        publications: SQL of their guids.
    """
    return f"""
        SELECT x.content_guid AS guid FROM publication_contents x
        JOIN publications k ON k.tenant_id = x.tenant_id AND k.guid = x.publication_guid
        WHERE k.deleted_at IS NULL AND x.publication_guid IN ({publications})
    """  # noqa: S608 - code of plugins


def contents_given(given: str) -> str:
    """SQL of the contents of publications with what gives them, for `givers` and `missed` of a reason.

    Args:
        given: SQL of rows (publication_guid, text_key, name, address).
    """
    # It is read once, whatever the plan: what a person has is little.
    return f"""
        WITH given AS MATERIALIZED ({given})
        SELECT x.content_guid AS guid, o.text_key, o.name, o.address FROM given o
        JOIN publication_contents x ON x.publication_guid = o.publication_guid
        JOIN publications k ON k.tenant_id = x.tenant_id AND k.guid = x.publication_guid
        WHERE k.deleted_at IS NULL
    """  # noqa: S608 - code of plugins


async def publications_of_content(session: Transaction, content: UUID) -> list[UUID]:
    """The publications that hold a content and are not in the trash."""
    rows = select(PublicationContent.publication_guid).join(
        Publication, Publication.guid == PublicationContent.publication_guid
    )
    living = rows.where(PublicationContent.content_guid == content, Publication.deleted_at.is_(None))
    return list(await session.scalars(living))
