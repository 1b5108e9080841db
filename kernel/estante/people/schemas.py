"""What is sent of a person. Fields keep the specification's spelling (BO §3, §7)."""

from typing import Annotated, ClassVar
from uuid import UUID

from msgspec import UNSET, Meta, Struct, UnsetType

from estante.decoding import Example, SingleLine

MAX_NAME, MAX_USERNAME, MAX_EMAIL, MAX_PASSWORD = 50, 250, 200, 1024
Name = Annotated[SingleLine, Meta(min_length=1, max_length=MAX_NAME)]
Username = Annotated[SingleLine, Meta(min_length=1, max_length=MAX_USERNAME)]
Email = Annotated[str, Meta(max_length=MAX_EMAIL)]
Password = Annotated[str, Meta(max_length=MAX_PASSWORD)]
Role = Annotated[str, Meta(max_length=3)]


class PersonFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send of a person; what is not sent stays as it is. An empty password is not sent.

    `avatar` is null to take the picture away; an address, as answers have it, leaves it.
    """

    EXAMPLE: ClassVar[Example] = {"name": "Ana", "lastname": "Rey", "email": "ana.rey@escuela.example"}
    guid: UUID | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    lastname: Annotated[SingleLine, Meta(max_length=MAX_NAME)] | UnsetType = UNSET
    username: Username | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET
    role_guid: Role | UnsetType = UNSET
    country_guid: UUID | UnsetType | None = UNSET
    is_active: bool | UnsetType = UNSET
    is_demo: bool | UnsetType = UNSET
    has_license_mint: bool | UnsetType = UNSET
    change_password: bool | UnsetType = UNSET
    avatar: Annotated[str, Meta(max_length=2000)] | UnsetType | None = UNSET
    password: Password | UnsetType | None = UNSET
    password_repeat: Password | UnsetType | None = UNSET


class NewPerson(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new person. Without a password the person chooses one by the letter of a forgotten password."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Ana",
        "lastname": "Rey",
        "username": "ana.rey",
        "role": "R02",
        "is_demo": False,
    }
    name: Name
    lastname: Name
    username: Username
    role: Role
    email: Email | None = None
    country_guid: UUID | None = None
    is_demo: bool = False
    has_license_mint: bool = False
    change_password: bool = False
    password: Password | UnsetType | None = UNSET
    password_repeat: Password | UnsetType | None = UNSET


class PersonAccount(Struct, frozen=True):
    """Where an account is from, and what its person is called on the other platform."""

    source: str
    oraculo_id: str | None
