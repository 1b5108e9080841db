"""What a content needs to open: contents of type CTTY_00, in an order (BO §3)."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from msgspec import UNSET
from sqlalchemy import delete, insert, literal, select

from estante_contents.models import Content, ContentDependency
from estante_contents.schemas import ContentFields

DEPENDENCY = "CTTY_00"


async def validate_dependencies(session: Transaction, content: Content | None, sent: ContentFields) -> None:
    """Refuse what is no dependency, or the content itself. Raises ValidationFailed."""
    if sent.dependencies is UNSET or not sent.dependencies:
        return
    living = select(Content.guid).where(
        Content.guid.in_(sent.dependencies), Content.type_guid == DEPENDENCY, Content.deleted_at.is_(None)
    )
    known = set(await session.scalars(living)) - ({content.guid} if content else set())
    if not known.issuperset(sent.dependencies):
        raise ValidationFailed(fields=[FieldError("dependencies", "choice")])


async def put_dependencies(session: Transaction, content: Content, guids: Sequence[UUID]) -> None:
    """Have a content need these, in this order, and no others."""
    await session.execute(delete(ContentDependency).where(ContentDependency.content_guid == content.guid))
    rows = [
        {
            "tenant_id": content.tenant_id,
            "content_guid": content.guid,
            "dependency_guid": guid,
            "position": position,
        }
        for position, guid in enumerate(dict.fromkeys(guids))
    ]
    if rows:
        await session.execute(insert(ContentDependency), rows)


async def copy_dependencies(session: Transaction, source: Content, target: Content) -> None:
    """Have a copy need what its source needs."""
    columns = ("tenant_id", "content_guid", "dependency_guid", "position")
    needed = select(
        literal(target.tenant_id),
        literal(target.guid),
        ContentDependency.dependency_guid,
        ContentDependency.position,
    ).where(ContentDependency.content_guid == source.guid)
    await session.execute(insert(ContentDependency).from_select(columns, needed))
