"""The hooks that the messages plugin adds to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec

from estante_messages.contracts import Audience

# What one plugin gives to a hook and no other may give too; a second one is set aside.
CLAIMS: Mapping[str, Callable[[Any], str]] = {
    "register_audiences": lambda audience: f"the audience `{audience.id}` of messages",
}


@hookspec
def register_audiences() -> Sequence[Audience]:  # type: ignore[empty-body]
    """Give more kinds of groups that messages can be for; schools and groups of people are there already."""
