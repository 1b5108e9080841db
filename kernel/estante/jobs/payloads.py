"""What the queue knows of a job: its payload, and the part of its kind that says how it is run."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
else:
    # What reads types at run time (OpenAPI, msgspec) cannot follow one into itself.
    Json = Any

P = TypeVar("P", bound=Struct)


class NoPayload(Struct, frozen=True):
    """The payload of a kind that needs none, as a scheduled one."""


class QueuedKind(Protocol[P]):
    """The part of a `JobKind` that the queue reads. Times are in seconds."""

    @property
    def name(self) -> str: ...
    @property
    def payload(self) -> type[P]: ...
    @property
    def handler(self) -> Callable[[Any, P], Awaitable[Json]]: ...
    @property
    def retries(self) -> int: ...
    @property
    def max_delay(self) -> int: ...
    @property
    def timeout(self) -> int: ...
    @property
    def heartbeat(self) -> int: ...
    @property
    def is_urgent(self) -> bool: ...
