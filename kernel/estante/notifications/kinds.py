"""What a notification is: a named kind with values, whose sentence is made when it is read."""

from typing import Generic, Literal, TypeVar

from msgspec import Struct

Channel = Literal["app", "mail"]
V = TypeVar("V", bound=Struct)


class NotificationKind(Struct, Generic[V], frozen=True):
    """A kind of notification, named `<plugin>.<name>`.

    `values` is the Struct that `Notifications.raise_for` takes for this kind; its fields fill the text of
    `text_key` in the reader's language, and the `{field}`s of `page`, the address of what it is about. Rows
    outlive releases: a field that is added has a default. The values that `text_keys` names are keys
    of texts themselves.

    `title_key` names the kind where people choose what comes to them, and how: `channels` is what they get as
    long as they have not chosen, and what they cannot switch off where the kind `is_mandatory`. `icon` is a
    word of `ICONS`, or a path of its own.
    """

    name: str
    values: type[V]
    text_key: str
    title_key: str
    page: str = ""
    icon: str = "bell"
    text_keys: tuple[str, ...] = ()
    channels: tuple[Channel, ...] = ("app",)
    is_mandatory: bool = False
