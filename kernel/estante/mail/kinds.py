"""What a letter is: a named kind with values, whose words are made when it is sent."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from uuid import UUID

from msgspec import Struct

if TYPE_CHECKING:
    from estante.jobs.context import WorkContext

V = TypeVar("V", bound=Struct)


class Recipient(Struct, frozen=True):
    """Who gets a letter: the address, what they are called, their language, and who they are here.

    Without a language, or with one that the tenant does not have, it is the tenant's.
    """

    address: str
    name: str = ""
    lang: str | None = None
    person_guid: UUID | None = None


Fill = Callable[["WorkContext", Recipient, Any], Awaitable[Mapping[str, str]]]


class LetterKind(Struct, Generic[V], frozen=True):
    """A kind of letter, named `<plugin>.<name>`.

    Its words are the texts `<text_key>.subject`, `.greeting`, `.body`, `.button` and `.ignore`, in the
    recipient's language. In them and in `page`, the address that the button opens, stand `{name}`,
    `{product}`, `{tenant}`, the fields of `values`, and what `fill` answers: it is asked at the moment of
    sending, for what must lie in no table, such as the token of a link.
    """

    name: str
    values: type[V]
    text_key: str
    page: str = "/"
    fill: Fill | None = None


class NoValues(Struct, frozen=True):
    """The values of a kind that needs none."""
