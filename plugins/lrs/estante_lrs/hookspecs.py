"""The hooks that the record store adds to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec

from estante_lrs.contracts import Classes

# What one plugin gives to a hook and no other may give too; a second one is set aside.
CLAIMS: Mapping[str, Callable[[Any], str]] = {"register_classes": lambda _value: "the classes of teachers"}


@hookspec
def register_classes() -> Sequence[Classes]:  # type: ignore[empty-body]
    """Say which students are in the classes of a teacher."""
