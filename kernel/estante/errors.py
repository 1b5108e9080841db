"""The errors that every part of Estante answers with.

Each class has an HTTP status, a code and a sentence: the text `errors.<code>` in the locale files, filled
with `params`. Plugins add their own by subclassing `ApiError` beside the service that raises them.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

Param = str | int | float


class FieldError(Struct, frozen=True):
    """One wrong field: its path, a rule code (`required`, `min_length`, …) and what the rule's text needs."""

    field: str
    code: str
    params: Mapping[str, Param] = {}


def rule_key(code: str) -> str:
    """The text of a wrong field's rule; one in capitals is an error, which has its sentence already."""
    return f"errors.{code}" if code.isupper() else f"rules.{code}"


class ApiError(Exception):
    """An answer other than success. `extra` is merged into the body (`errno`, `field`, `action`, …).

    `status` and `code` are a class's; one that passes on what another part says may set them on itself.
    """

    status: int = 400
    code: str = "BAD_REQUEST"
    headers: ClassVar[Mapping[str, str]] = {}

    def __init__(
        self,
        *,
        fields: Sequence[FieldError] = (),
        extra: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
        text: str | None = None,
        **params: Param,
    ) -> None:
        super().__init__(self.code)
        self.fields = tuple(fields)
        self.extra = dict(extra or {})
        self.answer_headers = {**self.headers, **(headers or {})}
        self.text_key = f"errors.{text or self.code}"
        self.params: Mapping[str, Param] = params


class BadRequest(ApiError):
    """400: the request cannot be read."""


class ClientGone(ApiError):
    """400: the client went away before it had sent everything; nobody reads this answer."""

    code = "CLIENT_GONE"


class ValidationFailed(ApiError):
    """400: one or more fields are wrong; `fields` names each."""

    code = "VALIDATION_ERROR"


class Unauthenticated(ApiError):
    """401: no session."""

    status, code = 401, "UNAUTHENTICATED"


class InvalidToken(ApiError):
    """401: the token is unknown or revoked."""

    status, code = 401, "INVALID_TOKEN"


class TokenExpired(ApiError):
    """401: the session went past its idle or absolute limit."""

    status, code = 401, "TOKEN_EXPIRED"


class Forbidden(ApiError):
    """403: the role lacks the action, which `extra["action"]` names."""

    status, code = 403, "FORBIDDEN"


class NotFound(ApiError):
    """404: not there, another tenant's, or its plugin is off."""

    status, code = 404, "NOT_FOUND"


class Duplicate(ApiError):
    """409: a unique value is taken. MySQL's errno 1062 is what the specification's clients look for."""

    status, code = 409, "ER_DUP_ENTRY"

    def __init__(self, field: str, *, text: str | None = None, **params: Param) -> None:
        super().__init__(
            fields=[FieldError(field, "unique", params)],
            extra={"errno": 1062, "field": field},
            text=text,
        )
        self.params = {"field": field, **params}


class Conflict(ApiError):
    """409: other records stand in the way. Field and answer say one sentence, `errors.<text>`."""

    status, code = 409, "CONFLICT"

    def __init__(self, field: str, text: str) -> None:
        super().__init__(fields=[FieldError(field, text)], text=text)


class InUse(ApiError):
    """409: something else uses it; `extra["used_by"]` lists what."""

    status, code = 409, "IN_USE"


class StaleVersion(ApiError):
    """412: `If-Match` is not the current version, which `extra["version"]` gives."""

    status, code = 412, "PRECONDITION_FAILED"


class TooLarge(ApiError):
    """413: over a limit; the text names it."""

    status, code = 413, "TOO_LARGE"


class UnsupportedType(ApiError):
    """415: the bytes are not of an allowed type; the text names the allowed ones."""

    status, code = 415, "UNSUPPORTED_TYPE"


class Unprocessable(ApiError):
    """422: well-formed and impossible, such as a broken package."""

    status, code = 422, "UNPROCESSABLE"


class TooManyRequests(ApiError):
    """429, with Retry-After in seconds."""

    status, code = 429, "TOO_MANY_REQUESTS"


class Unavailable(ApiError):
    """503: database, queue or store is away; nothing was half written."""

    status, code = 503, "UNAVAILABLE"
    headers: ClassVar[Mapping[str, str]] = {"Retry-After": "5"}


class OutOfSpace(ApiError):
    """507: the store has no room left; nothing was half written."""

    status, code = 507, "OUT_OF_SPACE"
