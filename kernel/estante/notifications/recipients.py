"""Who gets a kind of notification, and by which channels: as they chose, else as the kind says."""

from collections.abc import Collection, Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante.identity.models import Person
from estante.notifications.kinds import Channel, NotificationKind
from estante.notifications.models import NotificationSetting


async def channels_of(
    session: AsyncSession, people: Collection[UUID], kind: NotificationKind[Any]
) -> Mapping[UUID, frozenset[Channel]]:
    """The channels of each of them who is here."""
    own = and_(
        NotificationSetting.tenant_id == Person.tenant_id,
        NotificationSetting.person_guid == Person.guid,
        NotificationSetting.kind == kind.name,
    )
    rows = await session.execute(
        select(Person.guid, NotificationSetting.app, NotificationSetting.mail)
        .outerjoin(NotificationSetting, own)
        .where(Person.guid.in_(people), Person.deleted_at.is_(None))
    )
    return {guid: chosen_channels(kind, app, mail) for guid, app, mail in rows}


def chosen_channels(kind: NotificationKind[Any], app: bool | None, mail: bool | None) -> frozenset[Channel]:
    """What a person chose, or the kind's own where they chose nothing."""
    default = frozenset(kind.channels)
    if app is None or mail is None:
        return default
    chosen = frozenset[Channel]([*(["app"] if app else []), *(["mail"] if mail else [])])  # type: ignore[list-item]
    return chosen | default if kind.is_mandatory else chosen
