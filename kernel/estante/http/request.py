"""The request as handlers get it: JSON that PostgreSQL can store, decoded once."""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, cast

from litestar import Request
from litestar.datastructures import State
from litestar.types import Empty

from estante.errors import FieldError, ValidationFailed
from estante.http.bodies import IN_MEMORY, decode

if TYPE_CHECKING:
    from estante.identity.principal import Principal
    from estante.tenancy.tenant import Tenant


class EstanteRequest(Request[Any, Any, State]):
    """Reads a body once, within the process's memory, and refuses what no part of Estante can store."""

    async def body(self) -> bytes:
        """The whole body.

        Raises:
            TooLarge: over the route's size. Unavailable: this process holds too many bodies.
        """
        state = self._connection_state
        if state.body is Empty:
            with IN_MEMORY.counted() as take:
                chunks = []
                async for chunk in self.stream():
                    take(len(chunk))
                    chunks.append(chunk)
            state.body = b"".join(chunks)
        return state.body

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

    def let_go(self) -> None:
        """Forget the bytes: what they said is known, and the call may have to wait."""
        self._connection_state.body = b""


class RequestState:
    """What is known about a request, typed: `tenant`, `principal`, `request_id`.

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
    def request_id(self) -> str:
        return cast("str", self._values.get("request_id", ""))


def refuse_unknown(sent: Iterable[str], known: Collection[str]) -> None:
    """Refuse the fields of a form that its call does not have.

    Raises:
        ValidationFailed: names each of them.
    """
    if odd := sorted({name for name in sent if name not in known}):
        raise ValidationFailed(fields=[FieldError(name, "unknown") for name in odd])
