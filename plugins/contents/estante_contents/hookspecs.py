"""The hooks that the contents plugin adds to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec
from estante.api.tenants import SECRET_WORDS

from estante_contents.contracts import ContentType, EntitlementReason

# What one plugin gives to a hook and no other may give too; a second one is set aside.
CLAIMS: Mapping[str, Callable[[Any], str]] = {
    "register_content_types": lambda one: f"the content type {with_open_settings(one).guid}",
    "register_entitlements": lambda one: f"the entitlement `{one.name}`",
}


def with_open_settings(kind: ContentType) -> ContentType:
    """The type, whose settings its renderer may read in everybody's browser.

    Raises:
        ValueError: one of them is a secret.
    """
    fields = kind.settings.__struct_fields__ if kind.settings is not None else ()
    for name in fields:
        if any(word in name for word in SECRET_WORDS):
            raise ValueError(f"{kind.guid} would show the setting `{name}` to everybody")
    return kind


@hookspec
def register_content_types() -> Sequence[ContentType]:  # type: ignore[empty-body]
    """Give the content types that this plugin brings."""


@hookspec
def register_entitlements() -> Sequence[EntitlementReason]:  # type: ignore[empty-body]
    """Give reasons why a person may open a content."""
