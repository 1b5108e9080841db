"""The request as handlers get it: JSON that PostgreSQL can store, decoded once."""

import re
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, cast
from uuid import UUID

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.types import Empty
from msgspec import UNSET, UnsetType

from estante.errors import BadRequest, FieldError, ValidationFailed

if TYPE_CHECKING:
    from estante.dependencies import Services
    from estante.identity.principal import Principal
    from estante.tenancy.tenant import Tenant

# PostgreSQL has no NUL in texts. An escaped backslash before `u0000` makes it six plain characters.
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


class EstanteRequest(Request[Any, Any, State]):
    """Reads JSON once, and refuses what no part of Estante can store."""

    async def json(self) -> Any:
        """The body as JSON.

        Raises:
            BadRequest: it is no UTF-8 JSON, nests too deep, or has a NUL, half a surrogate pair or a number
                that is out of range.
        """
        state = self._connection_state
        if state.json is Empty:
            state.json = decode(await self.body())
        return state.json


def decode(body: bytes) -> Any:
    """Bytes as JSON; an empty body is null."""
    if b"\\u0000" in body and _NUL.search(body):
        raise BadRequest(text="NUL")
    try:
        return _DECODER.decode(body or b"null")
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise BadRequest(text="JSON") from error


class RequestState:
    """What is known about a request, typed: `tenant`, `principal`, `services`, `request_id`.

    It is the request's `state` by other means: Litestar's own state object is made anew at every access.
    """

    __slots__ = ("_values",)

    def __init__(self, connection: Any) -> None:
        self._values: dict[str, Any] = connection.scope["state"]

    @classmethod
    def of_scope(cls, scope: Any) -> "RequestState":
        """The same for code that has no request."""
        state = cls.__new__(cls)
        state._values = scope["state"]
        return state

    @property
    def tenant(self) -> "Tenant":
        return cast("Tenant", self._values["tenant"])

    @property
    def principal(self) -> "Principal":
        return cast("Principal", self._values["principal"])

    @property
    def has_person(self) -> bool:
        """Whether it is known who asks, and it is somebody."""
        return "principal" in self._values and self.principal.is_signed_in

    @property
    def services(self) -> "Services":
        return cast("Services", self._values["services"])

    @property
    def request_id(self) -> str:
        return cast("str", self._values.get("request_id", ""))


def refuse_unknown(sent: Iterable[str], known: Collection[str]) -> None:
    """Refuse the fields of a form that its call does not have.

    Raises:
        ValidationFailed: names each of them.
    """
    if odd := sorted({name for name in sent if name not in known}):
        raise ValidationFailed(fields=[FieldError(name, "unknown") for name in odd])


def same_as_address(field: str, sent: UUID | UnsetType | None, address: UUID) -> None:
    """Refuse a body that names another thing than the address does.

    Raises:
        ValidationFailed: they differ.
    """
    if sent is not UNSET and sent is not None and sent != address:
        raise ValidationFailed(fields=[FieldError(field, "differs_from_address")])
