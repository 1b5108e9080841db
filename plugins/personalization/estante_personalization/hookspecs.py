"""The hooks that personalization adds to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec

from estante_personalization.contracts import OwnFontSource

# What one plugin gives to a hook and no other may give too; a second one is set aside.
CLAIMS: Mapping[str, Callable[[Any], str]] = {
    "register_own_fonts": lambda _value: "the organization's own fonts",
}


@hookspec
def register_own_fonts() -> Sequence[OwnFontSource]:  # type: ignore[empty-body]
    """Give the organization's own fonts; personalization does it itself, for whose records may have one."""
