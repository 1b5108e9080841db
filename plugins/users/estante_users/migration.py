"""Teachers who were on the other platform before link their account of it to theirs here.

We post `{"username": …, "password": …}` to the tenant's `migration_url`, with `migration_token` as bearer. It
answers 200 with `{"id": "…"}`, which becomes the teacher's `oraculo_id`, or 401, 403 or 404 where that is
nobody's account. Who they say they are is theirs to prove there: an e-mail that is equal proves nothing.
"""

from typing import Annotated, ClassVar

import msgspec
from estante.api.errors import ApiError, Forbidden
from estante.api.files import AddressRefused, FetchFailed, post_public
from estante.api.http import Example
from estante.api.people import AccountLinked, PersonAccount
from estante.api.tenants import Tenant
from msgspec import Meta, Struct

from estante_users.services import UserService
from estante_users.settings import UsersSettings

LTI = "lti"
MAX_BYTES = 64 * 1024
SECONDS = 8.0
NOBODY = frozenset({401, 403, 404})
OK = 200


class OtherAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody signs in on the other platform. It is passed on and stored nowhere."""

    EXAMPLE: ClassVar[Example] = {"username": "ana.rey", "password": "Una-clave-2026"}
    username: Annotated[str, Meta(min_length=1, max_length=250)]
    password: Annotated[str, Meta(min_length=1, max_length=1024)]


class MigrationOffer(Struct, frozen=True):
    """Whether the caller is asked to link an account, and what the other platform is called."""

    is_offered: bool
    platform: str


class _Known(Struct, frozen=True):
    id: Annotated[str, Meta(min_length=1, max_length=200)]


class OtherAccountWrong(ApiError):
    """400: the other platform knows nobody with this username and password."""

    code = "OTHER_ACCOUNT_WRONG"


class OtherPlatformAway(ApiError):
    """422: the other platform did not answer as it should."""

    status, code = 422, "OTHER_PLATFORM_AWAY"


class Migration:
    """Linking the caller's account of the other platform."""

    def __init__(self, users: UserService, tenant: Tenant) -> None:
        self._users, self._principal = users, users.principal
        self._settings = tenant.settings_of(UsersSettings)

    async def offer(self) -> MigrationOffer:
        """For a teacher without an id there who did not come by LTI."""
        account = await self._users.own_account()
        return MigrationOffer(_is_for(account), self._settings.migration_name)

    async def accept(self, other: OtherAccount) -> None:
        """Link the account that the other platform knows by these words.

        Raises:
            Forbidden: 403, in somebody else's name. AccountLinked: 409. Duplicate: 409, somebody else is it.
            OtherAccountWrong: 400. OtherPlatformAway: 422.
        """
        if self._principal.session_kind != "session":
            raise Forbidden(text="NOT_YOUR_ACCOUNT")
        if not _is_for(await self._users.own_account()):
            raise AccountLinked
        await self._users.link_account(await self._ask(other))

    async def _ask(self, other: OtherAccount) -> str:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self._settings.migration_token:
            headers["Authorization"] = f"Bearer {self._settings.migration_token}"
        try:
            answer = await post_public(
                self._settings.migration_url,
                msgspec.json.encode(other),
                headers=headers,
                max_bytes=MAX_BYTES,
                seconds=SECONDS,
            )
            if answer.status in NOBODY:
                raise OtherAccountWrong
            if answer.status != OK:
                raise OtherPlatformAway
            return msgspec.json.decode(answer.body, type=_Known).id
        except (AddressRefused, FetchFailed, msgspec.MsgspecError) as error:
            raise OtherPlatformAway from error


def _is_for(account: PersonAccount) -> bool:
    return account.oraculo_id is None and account.source != LTI
