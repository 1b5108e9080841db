"""The hook that the licences add to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec

from estante_licenses.contracts import IsbnDirectory

# What one plugin gives to a hook and no other may give too; a second one is set aside.
CLAIMS: Mapping[str, Callable[[Any], str]] = {
    "register_isbns": lambda _value: "the ISBNs of publications",
}


@hookspec
def register_isbns() -> Sequence[IsbnDirectory]:  # type: ignore[empty-body]
    """Give the ISBNs of publications, by which licences are redeemed and filled."""
