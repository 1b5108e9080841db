"""What a letter is: a named kind with values, whose words are made when it is sent."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic

from estante.mail.values import Recipient, V, WrittenKind

if TYPE_CHECKING:
    from estante.jobs.context import WorkContext

Fill = Callable[["WorkContext", Recipient, Any], Awaitable[Mapping[str, str]]]


class LetterKind(WrittenKind[V], Generic[V], frozen=True):
    """A kind of letter, named `<plugin>.<name>`.

    Its words are the texts `<text_key>.subject`, `.greeting`, `.body`, `.button` and `.ignore`, in the
    recipient's language. In them and in `page`, the address that the button opens, stand `{name}`,
    `{product}`, `{tenant}`, the fields of `values`, and what `fill` answers: it is asked at the moment of
    sending, for what must lie in no table, such as the token of a link.
    """

    fill: Fill | None = None
