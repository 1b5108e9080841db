"""Notifications as a person sees them, in their language, and the list of them."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from msgspec import Struct

from estante.lists.filters import AnyOf, Cases
from estante.lists.spec import ListSpec
from estante.notifications.kinds import NotificationKind

Values = dict[str, str | int | float | bool | None]


class NotificationLetter(Struct, frozen=True):
    """What the letter of a notification says: the kind and its values."""

    kind: str
    values: Values


class NotificationRow(Struct, frozen=True, gc=False):
    """A notification's row."""

    guid: UUID
    kind: str
    values: Values
    created_at: datetime
    read_at: datetime | None


class NotificationView(Struct, frozen=True):
    """One notification: its sentence, its kind's icon, and the address of what it is about."""

    guid: UUID
    kind: str
    icon: str
    text: str
    page: str | None
    created_at: datetime
    read_at: datetime | None


class NotificationFilters(Struct, frozen=True, kw_only=True):
    """What the list can be narrowed by."""

    kind: Annotated[tuple[str, ...], AnyOf("n.kind")] = ()
    unread: Annotated[bool | None, Cases({True: "n.read_at IS NULL", False: "n.read_at IS NOT NULL"})] = None


NOTIFICATIONS = ListSpec(
    row=NotificationRow,
    source="notifications n",
    base=("n.person_guid = :me",),
    filters=NotificationFilters,
    sort=("created_at",),
    default="-created_at",
)


def view_of(
    row: NotificationRow, kinds: Mapping[str, NotificationKind[Any]], text: Callable[..., str]
) -> NotificationView:
    """A row in the language of `text`. One of a plugin that is gone says its kind's name."""
    kind = kinds.get(row.kind)
    return NotificationView(
        guid=row.guid,
        kind=row.kind,
        icon=kind.icon if kind is not None else "bell",
        text=sentence_of(kind, row.values, text) if kind is not None else row.kind,
        page=page_of(kind, row.values) if kind is not None else None,
        created_at=row.created_at,
        read_at=row.read_at,
    )


def sentence_of(kind: NotificationKind[Any], values: Values, text: Callable[..., str]) -> str:
    """What is told, in the language of `text`."""
    translated = {name: text(str(values[name])) for name in kind.text_keys if values.get(name)}
    return text(kind.text_key, **(_filled(values) | translated))


def page_of(kind: NotificationKind[Any], values: Values) -> str | None:
    """The address of what it is about."""
    return kind.page.format_map(_filled(values)) or None


def _filled(values: Values) -> dict[str, str | int | float]:
    return {name: "" if value is None else value for name, value in values.items()}
