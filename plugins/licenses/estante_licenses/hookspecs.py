"""The hooks that the licences add to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec

from estante_licenses.contracts import IsbnDirectory, LicenseFigures

# What one plugin gives to a hook and no other may give too; a second one is set aside.
CLAIMS: Mapping[str, Callable[[Any], str]] = {
    "register_isbns": lambda _value: "the ISBNs of publications",
    "register_license_figures": lambda _value: "the figures of licences",
}


@hookspec
def register_isbns() -> Sequence[IsbnDirectory]:  # type: ignore[empty-body]
    """Give the ISBNs of publications, by which licences are redeemed and filled."""


@hookspec
def register_license_figures() -> Sequence[LicenseFigures]:  # type: ignore[empty-body]
    """Give how many licences there are; the licences do it themselves, for whoever shows figures."""
