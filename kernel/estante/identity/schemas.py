"""What the identity calls take and answer. Fields keep the specification's spelling (BO §3, §7)."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from msgspec import UNSET, Meta, Struct, UnsetType

from estante.decoding import Example, SingleLine
from estante.lists.spec import ListSpec, NoFilters

NameText = Annotated[SingleLine, Meta(min_length=1, max_length=50)]
EmailText = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=1024)]
TokenText = Annotated[str, Meta(max_length=16_384)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """`email` is the username or the e-mail. `admitted_roles` narrows the roles that the server admits.

    Where `else_front` is true, who is not of these roles comes in by the front's door with the same call.
    `browser` is what the last sign-in with this browser answered: it spares its people from what strangers do
    to their account.
    """

    EXAMPLE: ClassVar[Example] = {
        "email": "ana.rey@escuela.example",
        "password": "Una-clave-2026",
    }
    email: Annotated[str, Meta(min_length=1, max_length=250)]
    password: Annotated[str, Meta(min_length=1, max_length=1024)]
    admitted_roles: Annotated[list[str], Meta(max_length=50)] | None = None
    else_front: bool = False
    browser: Annotated[str, Meta(max_length=2000)] | None = None


class OauthCredentials(Struct, frozen=True, forbid_unknown_fields=True):
    """An `id_token` of one of the tenant's identity providers. `else_front` as in `Credentials`."""

    EXAMPLE: ClassVar[Example] = {
        "token": "eyJhbGciOiJSUzI1NiJ9.e30.c2ln",
        "identity_provider": "escuela",
    }
    token: TokenText
    identity_provider: Annotated[str, Meta(max_length=200)]
    else_front: bool = False


class RecoverAccount(Struct, frozen=True):
    """Fields beyond the e-mail are let pass (KER-047)."""

    EXAMPLE: ClassVar[Example] = {"email": "ana.rey@escuela.example"}
    email: Annotated[str, Meta(min_length=1, max_length=200)]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password by the token of a recovery mail."""

    EXAMPLE: ClassVar[Example] = {"token": "Zm9yIG9uZSB1c2U", "new_password": "Otra-clave-2026"}
    token: TokenText
    new_password: Secret


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The current password, the new one and its repetition."""

    EXAMPLE: ClassVar[Example] = {
        "password": "Una-clave-2026",
        "new_password": "Otra-clave-2026",
        "password_repeat": "Otra-clave-2026",
    }
    password: Secret
    new_password: Secret
    password_repeat: Secret


class ProfileChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Any subset of the own profile. A `guid` has to be the caller's own (KER-056)."""

    EXAMPLE: ClassVar[Example] = {"name": "Ana", "lastname": "Rey", "lang_id": "es"}
    guid: UUID | UnsetType = UNSET
    name: NameText | UnsetType = UNSET
    lastname: Annotated[SingleLine, Meta(max_length=50)] | UnsetType = UNSET
    email: EmailText | UnsetType | None = UNSET
    lang_id: Annotated[str, Meta(max_length=35)] | UnsetType = UNSET
    password: Secret | UnsetType = UNSET
    new_password: Secret | UnsetType = UNSET
    password_repeat: Secret | UnsetType = UNSET


class LinkedAccount(Struct, frozen=True):
    """An account at an identity provider."""

    provider: str
    email: str | None


class PersonAnswer(Struct, frozen=True):
    """A person as calls answer them; never with a password."""

    guid: UUID
    username: str
    name: str
    lastname: str
    email: str | None
    role_guid: str
    role_name: str
    source: str
    lang_id: str
    avatar: str | None
    change_password: bool
    updated_at: datetime
    oauth_accounts: Sequence[LinkedAccount] = ()


class SignedIn(Struct, frozen=True):
    """The token, and who it stands for. `browser` is to be kept and sent with the next sign-in."""

    token: str
    user: PersonAnswer
    oauth_accounts: Sequence[LinkedAccount]
    browser: str | None = None


class PictureLimits(Struct, frozen=True):
    """The most bytes of a picture: of a record, and of a person."""

    image_bytes: int
    avatar_bytes: int


class WhoAmI(Struct, frozen=True):
    """The person with what they may do: actions by section, and the tenant's flags (KER-035, KER-036).

    `flags_known` is false while nobody answers which flags are on: then all of them are off.
    `back_office` is whether the back office admits the role; everybody else belongs to the front side (A111).
    `single_page` is the path of the one page that the person is limited to, or null.
    With `must_add_factor` the organization asks for a second factor: nothing else is open until there is one.
    """

    guid: UUID
    username: str
    name: str
    lastname: str
    email: str | None
    role_guid: str
    role_name: str
    source: str
    lang_id: str
    avatar: str | None
    change_password: bool
    updated_at: datetime
    oauth_accounts: Sequence[LinkedAccount]
    permissions: Mapping[str, Sequence[str]]
    flags: Mapping[str, bool]
    flags_known: bool
    limits: PictureLimits
    internal_admin: bool
    back_office: bool
    single_page: str | None
    impersonated_by: UUID | None
    must_add_factor: bool


class TokenAnswer(Struct, frozen=True):
    """A token and for how many seconds it lives."""

    token: str
    expires_in: int


class FrontOffice(Struct, frozen=True):
    """Where the front office is, and a token that opens it."""

    token: str
    url: str
    expires_in: int


class Done(Struct, frozen=True):
    """Nothing more to say than that it was done."""

    done: bool = True


class AvatarAnswer(Struct, frozen=True):
    """The signed address of the new picture."""

    url: str


class RoleAnswer(Struct, frozen=True):
    """A role: its code, its name in the specification, and its name for people."""

    guid: str
    key: str
    name: str


ROLE_LIST = ListSpec(row=RoleAnswer, filters=NoFilters, sort=("guid", "key", "name"), default="guid")
