"""What the calls of people answer (BO §3, §7). They take `NewPerson` and `PersonFields`."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from estante.api.lists import Related
from estante.api.people import NewPerson, PersonFields
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_users.contracts import Membership, Subscription

Chosen = Annotated[list[UUID], Meta(max_length=200)]
Password = Annotated[str, Meta(min_length=1, max_length=1024)]


class NewUser(NewPerson, kw_only=True):
    """A new person, with the schools and groups that were chosen in the form."""

    schools: Chosen | UnsetType = UNSET
    groups: Chosen | UnsetType = UNSET


class ChosenGuids(Struct, frozen=True, forbid_unknown_fields=True):
    """Those that are chosen, which may be none."""

    EXAMPLE: ClassVar[Example] = {"guids": [EXAMPLE_GUID]}
    guids: Chosen


class UserRow(Struct, frozen=True, kw_only=True):
    """A row of the lists. `avatar` is an address that works for a while; `full_name` is how people say it."""

    guid: UUID
    avatar: str | None
    full_name: str
    name: str
    lastname: str
    username: str
    email: str | None
    role_guid: str
    role_name: str
    country_guid: UUID | None
    is_demo: bool
    is_active: bool
    last_access_at: datetime | None
    created_at: datetime
    updated_at: datetime
    schools: Sequence[Related]


class StoredUser(Struct, frozen=True, kw_only=True):
    """What is kept of a person, but for the password. `avatar` is where the picture is in the store."""

    guid: UUID
    avatar: str | None
    name: str
    lastname: str
    username: str
    email: str | None
    role_guid: str
    lang_id: str | None
    source: str
    oraculo_id: str | None
    country_guid: UUID | None
    change_password: bool
    has_license_mint: bool
    is_demo: bool
    is_active: bool
    last_access_at: datetime | None
    created_at: datetime
    updated_at: datetime


class SubscriptionAnswer(Subscription, frozen=True, kw_only=True):
    """What a person has subscribed to. `days_left` is null for one without an end, and 0 after its end."""

    days_left: int | None


class UserAnswer(StoredUser, frozen=True, kw_only=True):
    """A person, with what the codes are called. `avatar` is an address that works for a while.

    `role` is the role's code too (A089); `country` the country's name, where there is one. `school` is the
    first of the `schools`. `subscription` is null for who has none.
    """

    full_name: str
    role: str
    role_name: str
    country: str | None
    school: Membership | None
    schools: Sequence[Membership]
    groups: Sequence[Membership]
    subscription: SubscriptionAnswer | None


class PermissionVerdict(Struct, frozen=True):
    """Whether a person may do one thing. `reason` is a code, `text` its sentence in the caller's language."""

    section: str
    action: str
    is_allowed: bool
    reason: str
    text: str


class UserPermissions(Struct, frozen=True):
    """What a person may do and what not, in the order of the plugins."""

    role_guid: str
    role_name: str
    verdicts: Sequence[PermissionVerdict]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A password and its repetition; with `change_password` the person chooses another one next time."""

    EXAMPLE: ClassVar[Example] = {"password": "Otra-clave-2026", "password_repeat": "Otra-clave-2026"}
    password: Password
    password_repeat: Password
    change_password: bool = False

    def as_fields(self) -> PersonFields:
        """As a change of the person."""
        return PersonFields(
            password=self.password,
            password_repeat=self.password_repeat,
            change_password=self.change_password,
        )


class Avatar(Struct, frozen=True):
    """The address of a picture, which works for a while."""

    url: str | None


class Done(Struct, frozen=True):
    """Nothing more to say than that it was done."""

    done: bool = True
