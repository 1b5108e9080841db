"""Why something of a person stays as it is, and what is wrong with what was sent."""

from collections.abc import Collection, Iterator
from typing import Any

from msgspec import UNSET

from estante.actions import Action
from estante.errors import ApiError, Duplicate, FieldError, Forbidden, Param
from estante.identity.accounts.recovery import EMAIL
from estante.identity.passwords import broken_rules
from estante.identity.roles import ROLES
from estante.tenancy.tenant import PasswordRule


class UsernameTaken(Duplicate):
    """409 with errno 1062: somebody else has this username (BO §8)."""

    code = "USERNAME_EXIST"

    def __init__(self, field: str, **params: Param) -> None:
        super().__init__(field, text=self.code, **params)


class OwnAccount(ApiError):
    """409: nobody deletes or deactivates the own account, or gives up the own role."""

    status, code = 409, "OWN_ACCOUNT"


class AccountLinked(ApiError):
    """409: the person is linked to an account of the other platform already."""

    status, code = 409, "ACCOUNT_LINKED"


class LastAdmin(ApiError):
    """409: without an administrator nobody could let others in."""

    status, code = 409, "LAST_ADMIN"


class NoEmail(ApiError):
    """409: the person has no e-mail to write to."""

    status, code = 409, "NO_EMAIL"


class NotInvited(ApiError):
    """409: only active people of the back office are invited by letter."""

    status, code = 409, "NOT_INVITED"


def admin_role(action: Action) -> Forbidden:
    """Only an administrator gives a role of the back office, or takes it."""
    return Forbidden(extra={"action": str(action)}, text="ADMIN_ROLE", action=str(action))


def wrong_fields(
    rule: PasswordRule, sent: Any, roles: Collection[str], names: Collection[str | None]
) -> Iterator[FieldError]:
    """What of the sent fields breaks a rule that their types do not say.

    Args:
        roles: those that may be given. names: what the person is called, which makes a bad password.
    """
    for field in ("name", "lastname", "username"):
        if (value := getattr(sent, field, UNSET)) is not UNSET and not value.strip():
            yield FieldError(field, "required")
    email = (getattr(sent, "email", None) or "").strip()
    if email and not EMAIL.fullmatch(email):
        yield FieldError("email", "email")
    for field in ("role", "role_guid"):
        role = getattr(sent, field, UNSET)
        if role is not UNSET and (role not in ROLES or role not in roles):
            yield FieldError(field, "choice")
    if password := sent_password(sent):
        yield from broken_rules(rule, password, "password", names)
    if (sent.password_repeat or "") != password and sent.password_repeat is not UNSET:
        yield FieldError("password_repeat", "repeat_mismatch")


def sent_password(sent: Any) -> str:
    """The password of a body; nothing where it was left empty."""
    return "" if sent.password is UNSET else sent.password or ""
