"""One step of the list that the administrators of a new organization go by."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from estante.actions import Action
from estante.identity.policies import SettingsGeneral
from estante.settings.models import TenantSetting

LOOK = "branding.%"
IsDone = Callable[[AsyncSession], Awaitable[bool]]


class FirstStep(Struct, frozen=True, kw_only=True):
    """Something that a new organization has to do once, named `<plugin>.<name>`.

    It is offered to who has `action`, on the `page` where it is done. `is_done` looks at what the tenant has,
    so that it holds whoever did it and by which way. The text `text_key` says what to do.
    """

    name: str
    text_key: str
    page: str
    action: Action
    order: int
    is_done: IsDone


def has_rows(column: InstrumentedAttribute[Any], *where: ColumnElement[bool], rows: int = 1) -> IsDone:
    """Whether the tenant has so many rows: `has_rows(Poem.guid, Poem.deleted_at.is_(None))`."""
    first = select(column).where(*where).limit(rows).subquery()

    async def is_done(session: AsyncSession) -> bool:
        return (await session.scalar(select(func.count()).select_from(first)) or 0) >= rows

    return is_done


SETTINGS = FirstStep(
    name="estante.settings",
    text_key="first_steps.settings",
    page="/settings",
    action=SettingsGeneral.update,
    order=10,
    # The look has a step of its own.
    is_done=has_rows(TenantSetting.key, TenantSetting.key.not_like(LOOK)),
)
